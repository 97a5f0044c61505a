# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) mod N = c 2^1196 - 1, once for each alpha.
# Kernel: crates/modmill-arith/src/fold/special_step.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 29 limbs not carried, as `special_step::bounds` says; zmm30 collects predicted carries that rippled.
# 1771 instructions, 139 spills, 299 loads; bounds of a step: latency 371 cycles, ports 621 cycles; modelled 578 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8, four_ports: true }).
mov eax, 1
kmovd k5, eax
mov eax, 7
kmovd k2, eax
mov eax, 8
kmovd k3, eax
mov eax, 15
kmovd k1, eax
mov eax, 240
kmovd k4, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
.p2align 6
2:
valignq zmm0, zmm31, zmm31, 7
vmovdqa64 zmm1, zmmword ptr [rdi + 1152]
vmovdqa64 zmm2, zmmword ptr [rdi + 384]
vpsubq zmm3, zmm1, zmm2
vmovdqa64 zmm4, zmmword ptr [rdi + 128]
vpaddq zmm2, zmm4, zmm2
vpaddq zmm3, zmm4, zmm3
vpsrlq zmm4, zmm2, 52
vpsrlq zmm5, zmm3, 52
valignq zmm6, zmm4, zmm31, 7
valignq zmm7, zmm5, zmm31, 7
vmovdqa64 zmm8, zmmword ptr [rdi + 1216]
vmovdqa64 zmm9, zmmword ptr [rdi + 448]
vpsubq zmm10, zmm8, zmm9
vmovdqa64 zmm11, zmmword ptr [rdi + 192]
vpaddq zmm9, zmm11, zmm9
vpaddq zmm10, zmm11, zmm10
vpaddq zmm11, zmm2, zmm6
vpternlogq zmm30, zmm11, zmm2, 0xf6
vpsrlq zmm2, zmm9, 52
vmovdqa64 zmm6, zmmword ptr [rdi + 1280]
vmovdqa64 zmm12, zmmword ptr [rdi + 512]
vpsubq zmm13, zmm6, zmm12
vpsrlq zmm14, zmm10, 52
vmovdqa64 zmm15, zmmword ptr [rdi + 256]
vpaddq zmm12, zmm15, zmm12
valignq zmm4, zmm2, zmm4, 7
vpaddq zmm13, zmm15, zmm13
valignq zmm5, zmm14, zmm5, 7
vpsrlq zmm15, zmm12, 52
vpaddq zmm16, zmm3, zmm7
vpternlogq zmm30, zmm16, zmm3, 0xf6
vpsrlq zmm3, zmm13, 52
valignq zmm7, zmm11, zmm31, 7
valignq zmm2, zmm15, zmm2, 7
valignq zmm17, zmm16, zmm31, 7
vpaddq zmm18, zmm9, zmm4
vpternlogq zmm30, zmm18, zmm9, 0xf6
valignq zmm4, zmm3, zmm14, 7
vpaddq zmm9, zmm10, zmm5
vpternlogq zmm30, zmm9, zmm10, 0xf6
valignq zmm5, zmm16, zmm31, 6
valignq zmm10, zmm18, zmm11, 6
valignq zmm14, zmm18, zmm11, 7
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm7, zmm11
valignq zmm20, zmm9, zmm16, 6
valignq zmm21, zmm9, zmm16, 7
vpaddq zmm22, zmm12, zmm2
vpternlogq zmm30, zmm22, zmm12, 0xf6
valignq zmm2, zmm9, zmm16, 1
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm17, zmm16
vpaddq zmm23, zmm13, zmm4
vpternlogq zmm30, zmm23, zmm13, 0xf6
valignq zmm4, zmm9, zmm16, 5
valignq zmm13, zmm22, zmm18, 1
valignq zmm24, zmm22, zmm18, 2
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm14, zmm18
valignq zmm26, zmm23, zmm9, 1
valignq zmm27, zmm23, zmm9, 2
valignq zmm28, zmm23, zmm9, 7
vpmadd52luq zmm12, zmm17, zmm2
vpxorq zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm21, zmm9
vmovdqa64 zmmword ptr [rdi + 1792], zmm0
valignq zmm0, zmm18, zmm11, 1
valignq zmm6, zmm18, zmm11, 5
vpxorq zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm18, zmm13
vpmadd52luq zmm25, zmm14, zmm13
valignq zmm8, zmm22, zmm18, 3
vmovdqa64 zmmword ptr [rdi + 1856], zmm3
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm9, zmm26
vpmadd52luq zmm29, zmm21, zmm26
vmovdqa64 zmmword ptr [rdi + 1920], zmm15
valignq zmm15, zmm23, zmm9, 3
vmovdqa64 zmmword ptr [rdi + 1984], zmm28
vpxorq zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm16, zmm2
vmovdqa64 zmmword ptr [rdi + 2048], zmm23
valignq zmm23, zmm9, zmm16, 2
vpmadd52huq zmm12, zmm5, zmm2
vmovdqa64 zmmword ptr [rdi + 2112], zmm15
valignq zmm15, zmm9, zmm16, 4
vpmadd52huq zmm1, zmm14, zmm13
vpmadd52huq zmm25, zmm10, zmm13
vpmadd52luq zmm19, zmm7, zmm0
vpmadd52huq zmm3, zmm21, zmm26
vpmadd52huq zmm29, zmm20, zmm26
vpmadd52huq zmm28, zmm17, zmm2
vpmadd52luq zmm1, zmm14, zmm24
vpmadd52luq zmm25, zmm10, zmm24
vpmadd52luq zmm12, zmm5, zmm23
vpmadd52luq zmm3, zmm21, zmm27
vpmadd52luq zmm29, zmm20, zmm27
vpmadd52luq zmm28, zmm17, zmm23
vpmadd52huq zmm1, zmm10, zmm24
vpmadd52huq zmm25, zmm6, zmm24
vmovdqa64 zmmword ptr [rdi + 2176], zmm13
valignq zmm13, zmm18, zmm11, 2
vmovdqa64 zmmword ptr [rdi + 2240], zmm26
valignq zmm26, zmm18, zmm11, 4
vpmadd52huq zmm3, zmm20, zmm27
vpmadd52huq zmm29, zmm4, zmm27
vpmadd52huq zmm28, zmm5, zmm23
vpmadd52luq zmm1, zmm10, zmm8
vpmadd52luq zmm25, zmm6, zmm8
vmovdqa64 zmmword ptr [rdi + 2304], zmm24
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm11, zmm0
vmovdqa64 zmmword ptr [rdi + 2368], zmm27
valignq zmm27, zmm22, zmm18, 4
vmovdqa64 zmmword ptr [rdi + 2432], zmm14
vmovdqa64 zmm14, zmmword ptr [rdi + 2112]
vpmadd52luq zmm3, zmm20, zmm14
vmovdqa64 zmmword ptr [rdi + 2496], zmm21
vmovdqa64 zmm21, zmmword ptr [rdi + 2048]
vmovdqa64 zmmword ptr [rdi + 2560], zmm10
valignq zmm10, zmm21, zmm9, 4
vpmadd52luq zmm29, zmm4, zmm14
vpmadd52huq zmm1, zmm6, zmm8
vpmadd52huq zmm25, zmm26, zmm8
vpmadd52huq zmm24, zmm7, zmm0
vmovdqa64 zmmword ptr [rdi + 2624], zmm8
valignq zmm8, zmm11, zmm31, 6
vmovdqa64 zmmword ptr [rdi + 2688], zmm17
valignq zmm17, zmm9, zmm16, 3
vpmadd52huq zmm3, zmm4, zmm14
vpmadd52huq zmm29, zmm15, zmm14
vpmadd52luq zmm1, zmm6, zmm27
vpmadd52luq zmm25, zmm26, zmm27
vpmadd52luq zmm24, zmm7, zmm13
valignq zmm14, zmm18, zmm11, 3
vpmadd52luq zmm3, zmm4, zmm10
vmovdqa64 zmmword ptr [rdi + 2752], zmm7
valignq zmm7, zmm21, zmm9, 5
vpmadd52huq zmm19, zmm8, zmm0
vpmadd52luq zmm29, zmm15, zmm10
vpmadd52huq zmm1, zmm26, zmm27
vpmadd52luq zmm28, zmm5, zmm17
vpmadd52huq zmm24, zmm8, zmm13
vmovdqa64 zmmword ptr [rdi + 2816], zmm5
valignq zmm5, zmm22, zmm18, 5
vmovdqa64 zmmword ptr [rdi + 2880], zmm20
valignq zmm20, zmm16, zmm31, 5
vpmadd52huq zmm3, zmm15, zmm10
vpmadd52luq zmm19, zmm8, zmm13
vpmadd52huq zmm29, zmm17, zmm10
vpmadd52huq zmm25, zmm14, zmm27
vpmadd52luq zmm24, zmm8, zmm14
vmovdqa64 zmmword ptr [rdi + 2944], zmm10
valignq zmm10, zmm11, zmm31, 5
vpmadd52luq zmm3, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi + 3008], zmm27
valignq zmm27, zmm21, zmm9, 6
vpmadd52luq zmm1, zmm26, zmm5
vpmadd52huq zmm28, zmm20, zmm17
vpmadd52huq zmm12, zmm20, zmm23
vpmadd52luq zmm29, zmm17, zmm7
vpmadd52luq zmm25, zmm14, zmm5
vpmadd52huq zmm3, zmm17, zmm7
vpmadd52huq zmm19, zmm10, zmm13
vpmadd52huq zmm24, zmm10, zmm14
vpmadd52huq zmm1, zmm14, zmm5
vpmadd52luq zmm28, zmm20, zmm15
vpmadd52luq zmm12, zmm20, zmm17
vpmadd52huq zmm29, zmm23, zmm7
vpmadd52huq zmm25, zmm13, zmm5
vpmadd52luq zmm3, zmm17, zmm27
vpmadd52luq zmm19, zmm10, zmm14
vpmadd52luq zmm24, zmm10, zmm26
vmovdqa64 zmmword ptr [rdi + 3072], zmm7
valignq zmm7, zmm22, zmm18, 6
vmovdqa64 zmmword ptr [rdi + 3136], zmm5
valignq zmm5, zmm16, zmm31, 4
vpmadd52luq zmm29, zmm23, zmm27
vmovdqa64 zmmword ptr [rdi + 3200], zmm20
vmovdqa64 zmm20, zmmword ptr [rdi + 1984]
vmovdqa64 zmmword ptr [rdi + 3264], zmm10
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm20, zmm21
vpmadd52huq zmm3, zmm23, zmm27
vmovdqa64 zmmword ptr [rdi + 3328], zmm8
valignq zmm8, zmm11, zmm31, 4
vmovdqa64 zmmword ptr [rdi + 3392], zmm9
valignq zmm9, zmm16, zmm31, 3
vpmadd52huq zmm29, zmm2, zmm27
vpmadd52luq zmm1, zmm14, zmm7
vpmadd52huq zmm28, zmm5, zmm15
vpmadd52luq zmm25, zmm13, zmm7
vpmadd52huq zmm12, zmm5, zmm17
vpmadd52luq zmm3, zmm23, zmm20
vpmadd52huq zmm19, zmm8, zmm14
vpmadd52huq zmm24, zmm8, zmm26
vpmadd52huq zmm1, zmm13, zmm7
vpmadd52luq zmm28, zmm5, zmm4
vpmadd52huq zmm25, zmm0, zmm7
vpmadd52luq zmm12, zmm5, zmm15
vpmadd52luq zmm29, zmm2, zmm20
vpmadd52huq zmm3, zmm2, zmm20
vpmadd52luq zmm19, zmm8, zmm26
vpmadd52luq zmm24, zmm8, zmm6
vpmadd52huq zmm28, zmm9, zmm4
vpmadd52huq zmm12, zmm9, zmm15
vpmadd52luq zmm3, zmm2, zmm21
vpmadd52huq zmm29, zmm16, zmm20
vmovdqa64 zmm2, zmmword ptr [rdi + 1344]
vmovdqa64 zmm23, zmmword ptr [rdi + 576]
vmovdqa64 zmmword ptr [rdi + 3456], zmm14
vpsubq zmm14, zmm2, zmm23
valignq zmm2, zmm22, zmm18, 7
vmovdqa64 zmmword ptr [rdi + 3520], zmm17
vmovdqa64 zmm17, zmmword ptr [rdi + 2880]
vpmadd52luq zmm28, zmm9, zmm17
vpmadd52luq zmm12, zmm9, zmm4
vmovdqa64 zmmword ptr [rdi + 3584], zmm15
vmovdqa64 zmm15, zmmword ptr [rdi + 320]
vpaddq zmm14, zmm15, zmm14
vpmadd52luq zmm29, zmm16, zmm21
vpmadd52huq zmm3, zmm16, zmm21
vpaddq zmm15, zmm15, zmm23
valignq zmm23, zmm11, zmm31, 3
vpmadd52luq zmm1, zmm13, zmm2
vpmadd52luq zmm25, zmm0, zmm2
vmovdqa64 zmm13, zmmword ptr [rdi + 2688]
vpmadd52huq zmm29, zmm13, zmm21
vmovdqa64 zmmword ptr [rdi + 3648], zmm9
vpsrlq zmm9, zmm15, 52
vmovdqa64 zmmword ptr [rdi + 3712], zmm5
vpsrlq zmm5, zmm14, 52
vmovdqa64 zmmword ptr [rdi + 3776], zmm8
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm2, zmm22
vpmadd52huq zmm19, zmm23, zmm26
vpmadd52huq zmm24, zmm23, zmm6
vmovdqa64 zmmword ptr [rdi + 3840], zmm26
vmovdqa64 zmm26, zmmword ptr [rdi + 1920]
valignq zmm9, zmm9, zmm26, 7
vmovdqa64 zmm26, zmmword ptr [rdi + 1856]
valignq zmm5, zmm5, zmm26, 7
vpmadd52huq zmm1, zmm0, zmm2
vpmadd52huq zmm25, zmm11, zmm2
valignq zmm26, zmm11, zmm31, 2
vmovdqa64 zmmword ptr [rdi + 3904], zmm7
valignq zmm7, zmm16, zmm31, 2
vpmadd52luq zmm19, zmm23, zmm6
vmovdqa64 zmmword ptr [rdi + 3968], zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 2560]
vpmadd52luq zmm24, zmm23, zmm27
vpmadd52luq zmm1, zmm0, zmm22
vpmadd52luq zmm25, zmm11, zmm22
vpaddq zmm0, zmm15, zmm9
vpternlogq zmm30, zmm0, zmm15, 0xf6
vpaddq zmm9, zmm14, zmm5
vpternlogq zmm30, zmm9, zmm14, 0xf6
vpmadd52huq zmm12, zmm7, zmm4
vpmadd52huq zmm28, zmm7, zmm17
valignq zmm5, zmm16, zmm31, 1
valignq zmm14, zmm9, zmm21, 1
vpmadd52huq zmm19, zmm26, zmm6
vpmadd52huq zmm24, zmm26, zmm27
vpmadd52huq zmm1, zmm11, zmm22
vmovdqa64 zmm15, zmmword ptr [rdi + 2752]
vpmadd52huq zmm25, zmm15, zmm22
vmovdqa64 zmmword ptr [rdi + 4032], zmm6
valignq zmm6, zmm11, zmm31, 1
vmovdqa64 zmmword ptr [rdi + 4096], zmm4
valignq zmm4, zmm0, zmm22, 1
vpmadd52luq zmm12, zmm7, zmm17
vmovdqa64 zmmword ptr [rdi + 4160], zmm23
vmovdqa64 zmm23, zmmword ptr [rdi + 2496]
vpmadd52luq zmm28, zmm7, zmm23
vpmadd52luq zmm19, zmm26, zmm27
vmovdqa64 zmmword ptr [rdi + 4224], zmm7
vmovdqa64 zmm7, zmmword ptr [rdi + 2432]
vpmadd52luq zmm24, zmm26, zmm7
vpmadd52luq zmm3, zmm16, zmm14
vpmadd52luq zmm29, zmm13, zmm14
vpmadd52luq zmm10, zmm20, zmm14
vpmadd52huq zmm12, zmm5, zmm17
vpmadd52huq zmm28, zmm5, zmm23
vpmadd52huq zmm24, zmm6, zmm7
vpmadd52luq zmm1, zmm11, zmm4
vpmadd52huq zmm19, zmm6, zmm27
vpmadd52luq zmm25, zmm15, zmm4
vpmadd52luq zmm8, zmm2, zmm4
vpmadd52huq zmm3, zmm13, zmm14
vpmadd52luq zmm12, zmm5, zmm23
vpmadd52luq zmm28, zmm5, zmmword ptr [rdi + 3392]
vpmadd52huq zmm1, zmm15, zmm4
vmovdqa64 zmm5, zmmword ptr [rdi + 2816]
vpmadd52huq zmm29, zmm5, zmm14
vpmadd52luq zmm19, zmm6, zmm7
vpmadd52luq zmm24, zmm6, zmm18
vmovdqa64 zmm6, zmmword ptr [rdi + 3328]
vpmadd52huq zmm25, zmm6, zmm4
vmovdqa64 zmm27, zmmword ptr [rdi + 3968]
vpmadd52huq zmm10, zmm27, zmm14
vmovdqa64 zmm17, zmmword ptr [rdi + 3904]
vpmadd52huq zmm8, zmm17, zmm4
vpaddq zmm12, zmm12, zmm12
vpaddq zmm28, zmm28, zmm28
valignq zmm7, zmm0, zmm22, 2
vpxorq zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm22, zmm4
vmovdqa64 zmmword ptr [rdi + 4288], zmm18
valignq zmm18, zmm9, zmm21, 2
vmovdqa64 zmmword ptr [rdi + 4352], zmm26
vpxorq zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm21, zmm14
vpaddq zmm19, zmm19, zmm19
vpaddq zmm24, zmm24, zmm24
vpmadd52luq zmm12, zmm16, zmm16
vpmadd52huq zmm28, zmm16, zmm16
vpmadd52luq zmm19, zmm11, zmm11
vpmadd52huq zmm24, zmm11, zmm11
valignq zmm11, zmm0, zmm22, 3
valignq zmm16, zmm9, zmm21, 3
vpmadd52huq zmm23, zmm2, zmm4
vpmadd52huq zmm26, zmm20, zmm14
vpmadd52luq zmm1, zmm15, zmm7
vpmadd52luq zmm3, zmm13, zmm18
vpmadd52luq zmm25, zmm6, zmm7
vpmadd52luq zmm29, zmm5, zmm18
vpmadd52luq zmm8, zmm17, zmm7
vpmadd52luq zmm10, zmm27, zmm18
vpmadd52luq zmm23, zmm2, zmm7
vpmadd52luq zmm26, zmm20, zmm18
vpmadd52huq zmm1, zmm6, zmm7
vpmadd52huq zmm3, zmm5, zmm18
vmovdqa64 zmm2, zmmword ptr [rdi + 3264]
vpmadd52huq zmm25, zmm2, zmm7
vmovdqa64 zmm4, zmmword ptr [rdi + 3200]
vpmadd52huq zmm29, zmm4, zmm18
vmovdqa64 zmm13, zmmword ptr [rdi + 3136]
vpmadd52huq zmm8, zmm13, zmm7
vmovdqa64 zmm14, zmmword ptr [rdi + 3072]
vpmadd52huq zmm10, zmm14, zmm18
vpmadd52huq zmm23, zmm17, zmm7
vpmadd52huq zmm26, zmm27, zmm18
vpmadd52luq zmm1, zmm6, zmm11
vpmadd52luq zmm3, zmm5, zmm16
vpmadd52luq zmm25, zmm2, zmm11
vpmadd52luq zmm29, zmm4, zmm16
vpmadd52luq zmm8, zmm13, zmm11
vpmadd52luq zmm10, zmm14, zmm16
vpmadd52luq zmm23, zmm17, zmm11
vpmadd52luq zmm26, zmm27, zmm16
vpmadd52huq zmm1, zmm2, zmm11
vpmadd52huq zmm3, zmm4, zmm16
vmovdqa64 zmm5, zmmword ptr [rdi + 3776]
vpmadd52huq zmm25, zmm5, zmm11
vmovdqa64 zmm6, zmmword ptr [rdi + 3712]
vpmadd52huq zmm29, zmm6, zmm16
vmovdqa64 zmm7, zmmword ptr [rdi + 3008]
vpmadd52huq zmm8, zmm7, zmm11
vmovdqa64 zmm15, zmmword ptr [rdi + 2944]
vpmadd52huq zmm10, zmm15, zmm16
vpmadd52huq zmm23, zmm13, zmm11
vpmadd52huq zmm26, zmm14, zmm16
vpsrlq zmm17, zmm12, 52
vpsrlq zmm18, zmm28, 52
vpsrlq zmm20, zmm24, 52
valignq zmm27, zmm18, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 4416], zmm11
vpaddq zmm11, zmm28, zmm17
vpternlogq zmm30, zmm11, zmm28, 0xf6
vpsrlq zmm17, zmm19, 52
valignq zmm28, zmm20, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 4480], zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 768]
vmovdqa64 zmmword ptr [rdi + 4544], zmm20
vpxorq zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm11, zmm16
vmovdqa64 zmmword ptr [rdi + 4608], zmm18
vpaddq zmm18, zmm24, zmm17
vpternlogq zmm30, zmm18, zmm24, 0xf6
valignq zmm17, zmm9, zmm21, 4
vpaddq zmm24, zmm12, zmm27
vpternlogq zmm30, zmm24, zmm12, 0xf6
valignq zmm12, zmm0, zmm22, 4
valignq zmm27, zmm11, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 4672], zmm11
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm24, zmm16
vmovdqa64 zmmword ptr [rdi + 4736], zmm22
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm24, zmm16
vmovdqa64 zmmword ptr [rdi + 4800], zmm0
vpaddq zmm0, zmm19, zmm28
vpternlogq zmm30, zmm0, zmm19, 0xf6
vmovdqa64 zmm19, zmmword ptr [rdi + 832]
vpmadd52luq zmm20, zmm24, zmm19
vpmadd52luq zmm3, zmm4, zmm17
vpmadd52luq zmm29, zmm6, zmm17
vpmadd52luq zmm26, zmm14, zmm17
vpmadd52luq zmm10, zmm15, zmm17
vpmadd52luq zmm1, zmm2, zmm12
valignq zmm2, zmm18, zmm31, 7
valignq zmm4, zmm24, zmm31, 7
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm27, zmm16
vpmadd52luq zmm25, zmm5, zmm12
vpmadd52huq zmm3, zmm6, zmm17
vpmadd52luq zmm23, zmm13, zmm12
vpmadd52luq zmm11, zmm27, zmm19
vpmadd52luq zmm8, zmm7, zmm12
vmovdqa64 zmm13, zmmword ptr [rdi + 3648]
vpmadd52huq zmm29, zmm13, zmm17
vpmadd52huq zmm1, zmm5, zmm12
vpmadd52huq zmm26, zmm15, zmm17
vmovdqa64 zmm28, zmmword ptr [rdi + 4160]
vpmadd52huq zmm25, zmm28, zmm12
vpmadd52huq zmm14, zmm4, zmm19
vmovdqa64 zmmword ptr [rdi + 4864], zmm24
vmovdqa64 zmm24, zmmword ptr [rdi + 2112]
vpmadd52huq zmm10, zmm24, zmm17
vmovdqa64 zmmword ptr [rdi + 4928], zmm17
vmovdqa64 zmm17, zmmword ptr [rdi + 896]
vpmadd52luq zmm11, zmm4, zmm17
vpmadd52huq zmm23, zmm7, zmm12
vmovdqa64 zmmword ptr [rdi + 4992], zmm11
vmovdqa64 zmm11, zmmword ptr [rdi + 2624]
vpmadd52huq zmm8, zmm11, zmm12
vpmadd52huq zmm22, zmm27, zmm19
vpmadd52luq zmm20, zmm27, zmm17
valignq zmm27, zmm0, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 5056], zmm12
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm0, zmm16
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm2, zmm16
vmovdqa64 zmmword ptr [rdi + 5120], zmm8
valignq zmm8, zmm9, zmm21, 5
vmovdqa64 zmm21, zmmword ptr [rdi + 4800]
vmovdqa64 zmmword ptr [rdi + 5184], zmm9
vmovdqa64 zmm9, zmmword ptr [rdi + 4736]
vmovdqa64 zmmword ptr [rdi + 5248], zmm23
valignq zmm23, zmm21, zmm9, 5
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm18, zmm16
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm0, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 4672]
vmovdqa64 zmmword ptr [rdi + 5312], zmm18
valignq zmm18, zmm16, zmm31, 6
vpmadd52huq zmm22, zmm4, zmm17
vmovdqa64 zmm16, zmmword ptr [rdi + 960]
vpmadd52luq zmm20, zmm4, zmm16
vpmadd52luq zmm12, zmm2, zmm19
vpmadd52huq zmm11, zmm27, zmm19
vpmadd52luq zmm3, zmm6, zmm8
vpmadd52luq zmm29, zmm13, zmm8
vpmadd52luq zmm26, zmm15, zmm8
vpmadd52luq zmm1, zmm5, zmm23
vpmadd52huq zmm14, zmm18, zmm17
vpmadd52luq zmm25, zmm28, zmm23
vpmadd52luq zmm12, zmm27, zmm17
vpmadd52huq zmm3, zmm13, zmm8
vpmadd52luq zmm10, zmm24, zmm8
vmovdqa64 zmm4, zmmword ptr [rdi + 5248]
vpmadd52luq zmm4, zmm7, zmm23
vmovdqa64 zmm5, zmmword ptr [rdi + 4992]
vpmadd52luq zmm5, zmm18, zmm16
vpmadd52huq zmm1, zmm28, zmm23
vmovdqa64 zmm6, zmmword ptr [rdi + 2624]
vmovdqa64 zmm7, zmmword ptr [rdi + 5120]
vpmadd52luq zmm7, zmm6, zmm23
vpmadd52luq zmm21, zmm0, zmm19
vpmadd52huq zmm9, zmm2, zmm19
vmovdqa64 zmm15, zmmword ptr [rdi + 4352]
vpmadd52huq zmm25, zmm15, zmm23
vmovdqa64 zmm19, zmmword ptr [rdi + 4224]
vpmadd52huq zmm29, zmm19, zmm8
vpmadd52huq zmm26, zmm24, zmm8
vmovdqa64 zmmword ptr [rdi + 5376], zmm25
vmovdqa64 zmm25, zmmword ptr [rdi + 2368]
vpmadd52huq zmm10, zmm25, zmm8
vpmadd52huq zmm4, zmm6, zmm23
vmovdqa64 zmmword ptr [rdi + 5440], zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 2304]
vpmadd52huq zmm7, zmm8, zmm23
vpmadd52luq zmm21, zmm2, zmm17
vpmadd52huq zmm9, zmm27, zmm17
vpmadd52huq zmm22, zmm18, zmm16
vmovdqa64 zmm2, zmmword ptr [rdi + 1024]
vpmadd52luq zmm20, zmm18, zmm2
vmovdqa64 zmm18, zmmword ptr [rdi + 5312]
vmovdqa64 zmmword ptr [rdi + 5504], zmm23
valignq zmm23, zmm18, zmm31, 6
vmovdqa64 zmm18, zmmword ptr [rdi + 4864]
vmovdqa64 zmmword ptr [rdi + 5568], zmm20
valignq zmm20, zmm18, zmm31, 6
vpmadd52luq zmm21, zmm27, zmm16
valignq zmm27, zmm0, zmm31, 6
vmovdqa64 zmmword ptr [rdi + 5632], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 5184]
vmovdqa64 zmm18, zmmword ptr [rdi + 2048]
vmovdqa64 zmmword ptr [rdi + 5696], zmm21
valignq zmm21, zmm0, zmm18, 6
vmovdqa64 zmm18, zmmword ptr [rdi + 4800]
vmovdqa64 zmm0, zmmword ptr [rdi + 4736]
valignq zmm8, zmm18, zmm0, 6
vpmadd52huq zmm11, zmm23, zmm17
vmovdqa64 zmm17, zmmword ptr [rdi + 4672]
valignq zmm18, zmm17, zmm31, 5
vpmadd52huq zmm14, zmm20, zmm16
vpmadd52luq zmm12, zmm23, zmm16
vpmadd52luq zmm5, zmm20, zmm2
vpmadd52huq zmm9, zmm23, zmm16
vpmadd52huq zmm22, zmm20, zmm2
vpmadd52luq zmm3, zmm13, zmm21
vpmadd52luq zmm29, zmm19, zmm21
vpmadd52huq zmm11, zmm27, zmm16
vpmadd52luq zmm26, zmm24, zmm21
vpmadd52luq zmm1, zmm28, zmm8
vpmadd52huq zmm14, zmm18, zmm2
vmovdqa64 zmm13, zmmword ptr [rdi + 5376]
vpmadd52luq zmm13, zmm15, zmm8
vpmadd52luq zmm12, zmm27, zmm2
vpmadd52huq zmm3, zmm19, zmm21
vpaddq zmm19, zmm29, zmm29
vpmadd52luq zmm10, zmm25, zmm21
vpmadd52luq zmm4, zmm6, zmm8
vmovdqa64 zmm6, zmmword ptr [rdi + 1088]
vpmadd52luq zmm5, zmm18, zmm6
vpmadd52huq zmm1, zmm15, zmm8
vmovdqa64 zmm15, zmmword ptr [rdi + 2304]
vpmadd52luq zmm7, zmm15, zmm8
vpaddq zmm13, zmm13, zmm13
vmovdqa64 zmm24, zmmword ptr [rdi + 3392]
vpmadd52luq zmm19, zmm24, zmm24
vpmadd52huq zmm26, zmm25, zmm21
vmovdqa64 zmm28, zmmword ptr [rdi + 5696]
vpmadd52luq zmm28, zmm23, zmm2
vpaddq zmm3, zmm3, zmm3
vmovdqa64 zmm23, zmmword ptr [rdi + 2240]
vpmadd52huq zmm10, zmm23, zmm21
vmovdqa64 zmm29, zmmword ptr [rdi + 4288]
vpmadd52luq zmm13, zmm29, zmm29
vpmadd52huq zmm4, zmm15, zmm8
vpaddq zmm1, zmm1, zmm1
vmovdqa64 zmm16, zmmword ptr [rdi + 2176]
vpmadd52huq zmm7, zmm16, zmm8
vpmadd52huq zmm9, zmm27, zmm2
vpmadd52huq zmm3, zmm24, zmm24
vmovdqa64 zmmword ptr [rdi + 5760], zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 5568]
vpmadd52luq zmm8, zmm20, zmm6
vpmadd52huq zmm1, zmm29, zmm29
vpmadd52huq zmm22, zmm18, zmm6
vpmadd52luq zmm28, zmm27, zmm6
vmovdqa64 zmm18, zmmword ptr [rdi + 5312]
valignq zmm20, zmm18, zmm31, 5
vmovdqa64 zmm27, zmmword ptr [rdi + 4864]
valignq zmm18, zmm27, zmm31, 5
vpaddq zmm8, zmm8, zmm22
vmovdqa64 zmm22, zmmword ptr [rdi + 5632]
valignq zmm27, zmm22, zmm31, 5
vmovdqa64 zmm22, zmmword ptr [rdi + 5184]
vmovdqa64 zmmword ptr [rdi + 5824], zmm21
vmovdqa64 zmm21, zmmword ptr [rdi + 2048]
valignq zmm17, zmm22, zmm21, 7
vmovdqa64 zmm21, zmmword ptr [rdi + 4800]
vmovdqa64 zmmword ptr [rdi + 5888], zmm8
valignq zmm8, zmm21, zmm0, 7
vpmadd52huq zmm11, zmm20, zmm2
vpsrlq zmm0, zmm19, 52
vpmadd52huq zmm14, zmm18, zmm6
vpmadd52luq zmm12, zmm20, zmm6
vpmadd52huq zmm9, zmm20, zmm6
vpsrlq zmm18, zmm13, 52
vpmadd52luq zmm26, zmm25, zmm17
vpmadd52luq zmm10, zmm23, zmm17
vmovdqa64 zmm20, zmm3
vpaddq zmm20{k3}, zmm20, zmm0
vpmadd52huq zmm11, zmm27, zmm6
vmovdqa64 zmm25, zmm3
vpaddq zmm25{k2}, zmm25, zmm0
vpternlogq zmm30, zmm25, zmm3, 0xf6
vpaddq zmm0, zmm5, zmm14
vpmadd52luq zmm4, zmm15, zmm8
vpmadd52luq zmm7, zmm16, zmm8
vpaddq zmm5, zmm28, zmm9
vpsrlq zmm3, zmm3, 52
vmovdqa64 zmm9, zmmword ptr [rdi + 1472]
vpandq zmm14, zmm25, zmm9
vpmadd52huq zmm26, zmm23, zmm17
vpmadd52huq zmm10, zmm24, zmm17
vmovdqa64 zmm15, zmmword ptr [rdi + 4608]
valignq zmm3, zmm3, zmm15, 7
vpaddq zmm11, zmm12, zmm11
vpmadd52huq zmm4, zmm16, zmm8
vpmadd52huq zmm7, zmm29, zmm8
valignq zmm12, zmm11, zmm31, 5
vpmadd52luq zmm26, zmm23, zmm22
vpmadd52luq zmm10, zmm24, zmm22
valignq zmm15, zmm0, zmm31, 5
vmovdqa64 zmm23, zmm19
vpaddq zmm23{k1}, zmm23, zmm3
vpternlogq zmm30, zmm23, zmm19, 0xf6
vpmadd52luq zmm4, zmm16, zmm21
vpmadd52luq zmm7, zmm29, zmm21
vmovdqa64 zmm3, zmmword ptr [rdi + 1408]
vpandq zmm16, zmm23, zmm3
vpmadd52huq zmm26, zmm24, zmm22
vmovdqa64 zmm23, zmmword ptr [rdi + 2496]
vpmadd52huq zmm10, zmm23, zmm22
vpaddq zmm15, zmm20, zmm15
vpmadd52huq zmm4, zmm29, zmm21
vpmadd52huq zmm7, zmm21, zmmword ptr [rdi + 2432]
vmovdqa64 zmm20, zmm1
vpaddq zmm20{k3}, zmm20, zmm18
vmovdqa64 zmm25, zmmword ptr [rdi + 768]
vpxorq zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm16, zmm25
vpxorq zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm14, zmm25
vmovdqa64 zmmword ptr [rdi + 5952], zmm11
vmovdqa64 zmm11, zmmword ptr [rdi + 5888]
vmovdqa64 zmmword ptr [rdi + 6016], zmm0
valignq zmm0, zmm11, zmm31, 4
vmovdqa64 zmm11, zmm1
vpaddq zmm11{k2}, zmm11, zmm18
vpternlogq zmm30, zmm11, zmm1, 0xf6
vpsrlq zmm1, zmm1, 52
vpaddq zmm12, zmm20, zmm12
vpandq zmm9, zmm11, zmm9
vmovdqa64 zmm11, zmmword ptr [rdi + 4544]
valignq zmm1, zmm1, zmm11, 7
vmovdqa64 zmm11, zmmword ptr [rdi + 832]
vpmadd52luq zmm28, zmm16, zmm11
vpaddq zmm0, zmm19, zmm0
vpxorq zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm9, zmm25
valignq zmm19, zmm5, zmm31, 4
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm16, zmm25
vmovdqa64 zmmword ptr [rdi + 6080], zmm5
vpsrlq zmm5, zmm15, 52
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm8, zmm21
vpsrlq zmm2, zmm12, 52
vmovdqa64 zmmword ptr [rdi + 6144], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm17, zmm22
vmovdqa64 zmmword ptr [rdi + 6208], zmm28
valignq zmm28, zmm5, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 6272], zmm8
vmovdqa64 zmm8, zmm13
vpaddq zmm8{k1}, zmm8, zmm1
vpternlogq zmm30, zmm8, zmm13, 0xf6
valignq zmm1, zmm5, zmm5, 7
valignq zmm5, zmm2, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 6336], zmm1
valignq zmm1, zmm31, zmm22, 1
vpandq zmm3, zmm8, zmm3
vpaddq zmm8, zmm13, zmm19
vpsrlq zmm13, zmm0, 52
vmovdqa64 zmm19, zmm0
vpaddq zmm19{k4}, zmm19, zmm28
vpternlogq zmm30, zmm19, zmm0, 0xf6
vpmadd52luq zmm18, zmm3, zmm11
valignq zmm0, zmm2, zmm2, 7
vmovdqa64 zmm2, zmm15
vpaddq zmm2{k4}, zmm2, zmm13
vpternlogq zmm30, zmm2, zmm15, 0xf6
valignq zmm13, zmm31, zmm19, 4
vpsrlq zmm15, zmm8, 52
vmovdqa64 zmm19, zmm8
vpaddq zmm19{k4}, zmm19, zmm5
vpternlogq zmm30, zmm19, zmm8, 0xf6
vpmadd52luq zmm26, zmm24, zmm1
vpmadd52luq zmm10, zmm23, zmm1
vpmadd52luq zmm16, zmm17, zmm1
valignq zmm2, zmm31, zmm2, 3
vmovdqa64 zmm5, zmm12
vpaddq zmm5{k4}, zmm5, zmm15
vpternlogq zmm30, zmm5, zmm12, 0xf6
valignq zmm8, zmm31, zmm19, 4
valignq zmm12, zmm31, zmm21, 1
vpmadd52huq zmm26, zmm23, zmm1
vmovdqa64 zmm15, zmmword ptr [rdi + 2880]
vpmadd52huq zmm10, zmm15, zmm1
vmovdqa64 zmm19, zmmword ptr [rdi + 4672]
valignq zmm24, zmm14, zmm19, 7
valignq zmm5, zmm31, zmm5, 3
vmovdqa64 zmm28, zmmword ptr [rdi + 5824]
vpmadd52huq zmm16, zmm28, zmm1
vmovdqa64 zmmword ptr [rdi + 6400], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 5312]
vmovdqa64 zmmword ptr [rdi + 6464], zmm17
valignq zmm17, zmm9, zmm0, 7
vmovdqa64 zmmword ptr [rdi + 6528], zmm1
vpxorq zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm3, zmm25
vmovdqa64 zmmword ptr [rdi + 6592], zmm9
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm3, zmm25
valignq zmm0, zmm31, zmm22, 2
vpmadd52luq zmm4, zmm29, zmm12
vmovdqa64 zmm29, zmmword ptr [rdi + 2432]
vpmadd52luq zmm7, zmm29, zmm12
valignq zmm22, zmm31, zmm21, 2
valignq zmm21, zmm13, zmm31, 7
vpmadd52luq zmm27, zmm24, zmm11
vpmadd52huq zmm20, zmm24, zmm11
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi + 6272]
vmovdqa64 zmm19, zmmword ptr [rdi + 896]
vmovdqa64 zmmword ptr [rdi + 6656], zmm14
vmovdqa64 zmm14, zmmword ptr [rdi + 6208]
vpmadd52luq zmm14, zmm24, zmm19
vpmadd52luq zmm26, zmm23, zmm0
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm24, zmm25
vpmadd52huq zmm4, zmm29, zmm12
vmovdqa64 zmm24, zmmword ptr [rdi + 2560]
vpmadd52huq zmm7, zmm24, zmm12
vpmadd52luq zmm1, zmm17, zmm11
vpmadd52luq zmm10, zmm15, zmm0
vpmadd52huq zmm9, zmm17, zmm11
vpmadd52luq zmm18, zmm17, zmm19
vmovdqa64 zmmword ptr [rdi + 6720], zmm5
vpxorq zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm17, zmm25
vpmadd52huq zmm26, zmm15, zmm0
vpmadd52luq zmm4, zmm29, zmm22
vpmadd52luq zmm7, zmm24, zmm22
vmovdqa64 zmm17, zmmword ptr [rdi + 5760]
vpmadd52huq zmm6, zmm17, zmm12
vpmadd52huq zmm10, zmm0, zmmword ptr [rdi + 4096]
vpmadd52luq zmm16, zmm28, zmm0
valignq zmm29, zmm8, zmm31, 7
vmovdqa64 zmm28, zmmword ptr [rdi + 6144]
vmovdqa64 zmmword ptr [rdi + 6784], zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 4864]
vmovdqa64 zmmword ptr [rdi + 6848], zmm10
valignq zmm10, zmm28, zmm12, 7
vpxorq zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm2, zmm25
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm13, zmm25
vpmadd52huq zmm4, zmm24, zmm22
vpmadd52huq zmm7, zmm22, zmmword ptr [rdi + 4032]
vpmadd52luq zmm6, zmm17, zmm22
vpmadd52huq zmm16, zmm0, zmmword ptr [rdi + 5440]
vmovdqa64 zmm17, zmmword ptr [rdi + 5632]
vmovdqa64 zmmword ptr [rdi + 6912], zmm0
valignq zmm0, zmm3, zmm17, 7
valignq zmm17, zmm2, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 6976], zmm3
vpxorq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm2, zmm25
vmovdqa64 zmmword ptr [rdi + 7040], zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm21, zmm25
vpmadd52huq zmm23, zmm10, zmm11
vpmadd52luq zmm12, zmm2, zmm11
vpmadd52luq zmm27, zmm10, zmm19
vpmadd52luq zmm28, zmm21, zmm11
vpmadd52huq zmm20, zmm10, zmm19
vmovdqa64 zmmword ptr [rdi + 7104], zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 960]
vpmadd52luq zmm14, zmm10, zmm2
vpmadd52huq zmm6, zmm22, zmmword ptr [rdi + 5504]
vpmadd52huq zmm3, zmm21, zmm11
vpmadd52huq zmm5, zmm0, zmm11
vpmadd52huq zmm7, zmm17, zmm11
vpmadd52luq zmm1, zmm0, zmm19
vpmadd52huq zmm9, zmm0, zmm19
vpmadd52luq zmm28, zmm17, zmm19
vpmadd52luq zmm12, zmm21, zmm19
vpmadd52luq zmm18, zmm0, zmm2
vpmadd52huq zmm3, zmm17, zmm19
vmovdqa64 zmm0, zmmword ptr [rdi + 6720]
valignq zmm10, zmm0, zmm31, 7
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm0, zmm25
vmovdqa64 zmmword ptr [rdi + 7168], zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm8, zmm25
vmovdqa64 zmmword ptr [rdi + 7232], zmm22
vmovdqa64 zmm22, zmmword ptr [rdi + 6656]
vmovdqa64 zmmword ptr [rdi + 7296], zmm3
vmovdqa64 zmm3, zmmword ptr [rdi + 4672]
vmovdqa64 zmmword ptr [rdi + 7360], zmm28
valignq zmm28, zmm22, zmm3, 6
valignq zmm3, zmm22, zmm3, 5
vpmadd52luq zmm12, zmm17, zmm2
vmovdqa64 zmm17, zmmword ptr [rdi + 6592]
vmovdqa64 zmm22, zmmword ptr [rdi + 5312]
vmovdqa64 zmmword ptr [rdi + 7424], zmm3
valignq zmm3, zmm17, zmm22, 6
vmovdqa64 zmmword ptr [rdi + 7488], zmm12
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm0, zmm25
vmovdqa64 zmmword ptr [rdi + 7552], zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm29, zmm25
vmovdqa64 zmm25, zmmword ptr [rdi + 5184]
valignq zmm24, zmm31, zmm25, 3
valignq zmm17, zmm17, zmm22, 5
vpmadd52luq zmm6, zmm0, zmm11
vpmadd52luq zmm21, zmm29, zmm11
vpmadd52huq zmm23, zmm28, zmm19
vpmadd52luq zmm27, zmm28, zmm2
vpmadd52huq zmm20, zmm28, zmm2
vmovdqa64 zmm22, zmmword ptr [rdi + 1024]
vpmadd52luq zmm14, zmm28, zmm22
vpmadd52huq zmm7, zmm10, zmm11
vpmadd52huq zmm12, zmm29, zmm11
vpmadd52luq zmm26, zmm15, zmm24
vmovdqa64 zmm15, zmmword ptr [rdi + 4096]
vmovdqa64 zmm28, zmmword ptr [rdi + 6848]
vpmadd52luq zmm28, zmm15, zmm24
vpmadd52huq zmm5, zmm3, zmm19
vpmadd52luq zmm21, zmm10, zmm19
vpmadd52luq zmm1, zmm3, zmm2
vpmadd52luq zmm6, zmm29, zmm19
vpmadd52huq zmm9, zmm3, zmm2
vpmadd52huq zmm12, zmm10, zmm19
vpmadd52huq zmm26, zmm15, zmm24
vpmadd52huq zmm28, zmm24, zmmword ptr [rdi + 3584]
vpmadd52luq zmm18, zmm3, zmm22
vpmadd52luq zmm16, zmm24, zmmword ptr [rdi + 5440]
vpmadd52luq zmm6, zmm10, zmm2
vmovdqa64 zmm3, zmmword ptr [rdi + 4800]
valignq zmm10, zmm31, zmm3, 3
vmovdqa64 zmm29, zmmword ptr [rdi + 6784]
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm3, zmm29
vmovdqa64 zmm3, zmmword ptr [rdi + 6528]
vmovdqa64 zmmword ptr [rdi + 7616], zmm28
vpxorq zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm25, zmm3
vmovdqa64 zmmword ptr [rdi + 7680], zmm17
valignq zmm17, zmm13, zmm31, 6
vpmadd52huq zmm16, zmm24, zmmword ptr [rdi + 4928]
valignq zmm13, zmm13, zmm31, 5
vmovdqa64 zmmword ptr [rdi + 7744], zmm16
valignq zmm16, zmm8, zmm31, 6
vmovdqa64 zmmword ptr [rdi + 7808], zmm13
vmovdqa64 zmm13, zmmword ptr [rdi + 6144]
vmovdqa64 zmmword ptr [rdi + 7872], zmm26
vmovdqa64 zmm26, zmmword ptr [rdi + 4864]
valignq zmm15, zmm13, zmm26, 6
vmovdqa64 zmmword ptr [rdi + 7936], zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 6272]
vpmadd52huq zmm11, zmm18, zmm29
valignq zmm8, zmm8, zmm31, 5
vmovdqa64 zmm29, zmmword ptr [rdi + 6464]
vpmadd52huq zmm28, zmm29, zmm3
valignq zmm3, zmm13, zmm26, 5
vpmadd52luq zmm4, zmm10, zmmword ptr [rdi + 2560]
vmovdqa64 zmm13, zmmword ptr [rdi + 7552]
vpmadd52huq zmm13, zmm17, zmm19
vmovdqa64 zmm26, zmmword ptr [rdi + 4032]
vmovdqa64 zmmword ptr [rdi + 8000], zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 7040]
vpmadd52luq zmm8, zmm26, zmm10
vmovdqa64 zmmword ptr [rdi + 8064], zmm9
vmovdqa64 zmm9, zmmword ptr [rdi + 7360]
vpmadd52luq zmm9, zmm17, zmm2
vmovdqa64 zmmword ptr [rdi + 8128], zmm9
vmovdqa64 zmm9, zmmword ptr [rdi + 7296]
vpmadd52huq zmm9, zmm17, zmm2
vmovdqa64 zmmword ptr [rdi + 8192], zmm9
vmovdqa64 zmm9, zmmword ptr [rdi + 7488]
vpmadd52luq zmm9, zmm17, zmm22
vpmadd52huq zmm7, zmm16, zmm19
vpmadd52huq zmm23, zmm15, zmm2
vpmadd52huq zmm4, zmm26, zmm10
vpmadd52luq zmm21, zmm16, zmm2
vpmadd52huq zmm8, zmm10, zmmword ptr [rdi + 3840]
vpmadd52huq zmm12, zmm16, zmm2
vpmadd52luq zmm27, zmm15, zmm22
vpmadd52huq zmm20, zmm15, zmm22
vpmadd52luq zmm6, zmm16, zmm22
vmovdqa64 zmm16, zmmword ptr [rdi + 7424]
vpmadd52huq zmm23, zmm16, zmm22
vmovdqa64 zmm17, zmmword ptr [rdi + 6912]
vpmadd52luq zmm28, zmm29, zmm17
vmovdqa64 zmm29, zmmword ptr [rdi + 1088]
vpmadd52luq zmm14, zmm15, zmm29
vmovdqa64 zmm15, zmmword ptr [rdi + 7232]
vpmadd52luq zmm11, zmm18, zmm15
vmovdqa64 zmm18, zmmword ptr [rdi + 5504]
vmovdqa64 zmm19, zmmword ptr [rdi + 7168]
vpmadd52luq zmm19, zmm18, zmm10
vpmadd52luq zmm27, zmm16, zmm29
vpmadd52huq zmm20, zmm16, zmm29
vpmadd52huq zmm23, zmm3, zmm29
vmovdqa64 zmm3, zmmword ptr [rdi + 5824]
vpmadd52huq zmm28, zmm3, zmm17
vmovdqa64 zmm16, zmmword ptr [rdi + 5760]
vpmadd52huq zmm11, zmm16, zmm15
vpmadd52huq zmm19, zmm10, zmmword ptr [rdi + 5056]
vpaddq zmm14, zmm14, zmm20
vpaddq zmm15, zmm27, zmm23
vpmadd52luq zmm28, zmm3, zmm24
vmovdqa64 zmm3, zmmword ptr [rdi + 5888]
valignq zmm3, zmm14, zmm3, 4
valignq zmm14, zmm31, zmm14, 4
vpmadd52luq zmm11, zmm16, zmm10
vmovdqa64 zmm16, zmmword ptr [rdi + 6016]
valignq zmm16, zmm15, zmm16, 5
valignq zmm15, zmm31, zmm15, 5
vmovdqa64 zmm17, zmmword ptr [rdi + 6976]
vmovdqa64 zmm20, zmmword ptr [rdi + 5632]
valignq zmm23, zmm17, zmm20, 6
vmovdqa64 zmm27, zmmword ptr [rdi + 7104]
vmovdqa64 zmmword ptr [rdi + 8256], zmm14
valignq zmm14, zmm27, zmm31, 6
valignq zmm17, zmm17, zmm20, 5
vmovdqa64 zmm20, zmmword ptr [rdi + 5440]
vpmadd52huq zmm28, zmm20, zmm24
valignq zmm24, zmm27, zmm31, 5
vpmadd52huq zmm11, zmm18, zmm10
valignq zmm10, zmm0, zmm31, 6
valignq zmm27, zmm31, zmm25, 4
vpmadd52huq zmm5, zmm23, zmm2
valignq zmm0, zmm0, zmm31, 5
vpmadd52huq zmm13, zmm14, zmm2
vpmadd52luq zmm1, zmm23, zmm22
vmovdqa64 zmmword ptr [rdi + 8320], zmm15
vmovdqa64 zmm15, zmmword ptr [rdi + 8064]
vpmadd52huq zmm15, zmm23, zmm22
vmovdqa64 zmmword ptr [rdi + 8384], zmm19
vmovdqa64 zmm19, zmmword ptr [rdi + 8128]
vpmadd52luq zmm19, zmm14, zmm22
vmovdqa64 zmm18, zmmword ptr [rdi + 8192]
vpmadd52huq zmm18, zmm14, zmm22
vmovdqa64 zmmword ptr [rdi + 8448], zmm11
vmovdqa64 zmm11, zmmword ptr [rdi + 7936]
vpmadd52luq zmm11, zmm23, zmm29
vpmadd52luq zmm9, zmm14, zmm29
vpmadd52huq zmm7, zmm10, zmm2
vmovdqa64 zmm14, zmmword ptr [rdi + 7872]
vpmadd52luq zmm14, zmm27, zmmword ptr [rdi + 4096]
vmovdqa64 zmm23, zmmword ptr [rdi + 7680]
vpmadd52huq zmm5, zmm23, zmm22
vmovdqa64 zmm2, zmmword ptr [rdi + 3584]
vmovdqa64 zmmword ptr [rdi + 8512], zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 7616]
vpmadd52luq zmm8, zmm2, zmm27
vpmadd52luq zmm21, zmm10, zmm22
vmovdqa64 zmm26, zmmword ptr [rdi + 7808]
vpmadd52huq zmm13, zmm26, zmm22
vpmadd52luq zmm1, zmm23, zmm29
vpmadd52huq zmm12, zmm10, zmm22
vmovdqa64 zmmword ptr [rdi + 8576], zmm4
vmovdqa64 zmm4, zmmword ptr [rdi + 8000]
vpmadd52huq zmm7, zmm4, zmm22
vpmadd52huq zmm14, zmm2, zmm27
vpmadd52huq zmm5, zmm17, zmm29
vpmadd52huq zmm8, zmm27, zmmword ptr [rdi + 3520]
vpmadd52huq zmm15, zmm23, zmm29
vpmadd52luq zmm19, zmm26, zmm29
vpmadd52huq zmm13, zmm24, zmm29
vpmadd52huq zmm18, zmm26, zmm29
vpmadd52luq zmm6, zmm10, zmm29
vpmadd52luq zmm21, zmm4, zmm29
vpaddq zmm2, zmm14, zmm14
vpaddq zmm1, zmm1, zmm5
vpmadd52huq zmm7, zmm0, zmm29
vpmadd52huq zmm12, zmm4, zmm29
vpaddq zmm0, zmm8, zmm8
vpaddq zmm4, zmm11, zmm15
vmovdqa64 zmm5, zmmword ptr [rdi + 2048]
vpmadd52huq zmm2, zmm5, zmm5
vpmadd52luq zmm28, zmm20, zmm27
vpmadd52luq zmm0, zmm5, zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 4928]
vmovdqa64 zmm8, zmmword ptr [rdi + 7744]
vpmadd52luq zmm8, zmm5, zmm27
vpaddq zmm10, zmm19, zmm13
vpaddq zmm9, zmm9, zmm18
vmovdqa64 zmm11, zmmword ptr [rdi + 5952]
valignq zmm11, zmm1, zmm11, 5
vmovdqa64 zmm13, zmmword ptr [rdi + 6080]
valignq zmm13, zmm4, zmm13, 4
vpaddq zmm7, zmm21, zmm7
vpaddq zmm6, zmm6, zmm12
valignq zmm1, zmm31, zmm1, 5
vpmadd52huq zmm28, zmm5, zmm27
vpaddq zmm2, zmm2, zmm16
valignq zmm4, zmm31, zmm4, 4
vpmadd52huq zmm8, zmm27, zmmword ptr [rdi + 4480]
vpaddq zmm0, zmm0, zmm3
vmovdqa64 zmm3, zmmword ptr [rdi + 4800]
valignq zmm5, zmm31, zmm3, 4
valignq zmm12, zmm10, zmm31, 1
vpaddq zmm14, zmm28, zmm28
valignq zmm10, zmm31, zmm10, 1
vpaddq zmm8, zmm8, zmm8
vpmadd52huq zmm14, zmm25, zmm25
vpmadd52luq zmm8, zmm25, zmm25
vmovdqa64 zmm15, zmmword ptr [rdi + 8576]
vpmadd52luq zmm15, zmm5, zmmword ptr [rdi + 4032]
vmovdqa64 zmm16, zmmword ptr [rdi + 3840]
vmovdqa64 zmm17, zmmword ptr [rdi + 8512]
vpmadd52luq zmm17, zmm16, zmm5
vpaddq zmm0, zmm0, zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 8448]
vpmadd52luq zmm12, zmm5, zmmword ptr [rdi + 5504]
vmovdqa64 zmm18, zmmword ptr [rdi + 5056]
vmovdqa64 zmm19, zmmword ptr [rdi + 8384]
vpmadd52luq zmm19, zmm18, zmm5
vmovdqa64 zmm20, zmmword ptr [rdi + 8320]
vpaddq zmm14, zmm14, zmm20
vmovdqa64 zmm20, zmmword ptr [rdi + 8256]
vpaddq zmm8, zmm8, zmm20
vpmadd52huq zmm15, zmm16, zmm5
vpmadd52huq zmm17, zmm5, zmmword ptr [rdi + 3456]
valignq zmm16, zmm7, zmm31, 1
valignq zmm20, zmm9, zmm31, 1
vpmadd52huq zmm12, zmm18, zmm5
vpmadd52huq zmm19, zmm5, zmmword ptr [rdi + 4416]
valignq zmm5, zmm6, zmm31, 1
valignq zmm9, zmm31, zmm9, 1
valignq zmm7, zmm31, zmm7, 1
valignq zmm6, zmm31, zmm6, 1
vpaddq zmm8, zmm8, zmm10
vpaddq zmm10, zmm17, zmm17
vpaddq zmm15, zmm15, zmm15
vpaddq zmm17, zmm19, zmm19
vpaddq zmm2, zmm2, zmm20
vmovdqa64 zmm18, zmmword ptr [rdi + 4736]
vpmadd52luq zmm10, zmm18, zmm18
vpmadd52huq zmm15, zmm18, zmm18
vpaddq zmm12, zmm12, zmm12
vpaddq zmm9, zmm14, zmm9
vpmadd52luq zmm17, zmm3, zmm3
vmovdqa64 zmm14, zmmword ptr [rdi + 1664]
vpermi2q zmm14, zmm0, zmm2
vmovdqa64 zmm18, zmmword ptr [rdi + 1728]
vpermi2q zmm18, zmm0, zmm2
vpmadd52huq zmm12, zmm3, zmm3
vmovdqa64 zmm0, zmmword ptr [rdi + 1664]
vpermi2q zmm0, zmm8, zmm9
vmovdqa64 zmm2, zmmword ptr [rdi + 1728]
vpermi2q zmm2, zmm8, zmm9
vpaddq zmm3, zmm15, zmm11
vpaddq zmm8, zmm10, zmm13
vpaddq zmm4, zmm17, zmm4
vpaddq zmm8, zmm8, zmm16
vpaddq zmm3, zmm3, zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 6336]
vpaddq zmm14{k5}, zmm14, zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 1216]
vpsubq zmm5, zmm5, zmm18
vmovdqa64 zmm9, zmmword ptr [rdi + 1664]
vpermi2q zmm9, zmm8, zmm3
vmovdqa64 zmm10, zmmword ptr [rdi + 1728]
vpermi2q zmm10, zmm8, zmm3
vmovdqa64 zmmword ptr [rdi + 192], zmm10
vpaddq zmm1, zmm12, zmm1
vmovdqa64 zmm3, zmmword ptr [rdi + 1152]
vpsubq zmm3, zmm3, zmm14
vpaddq zmm4, zmm4, zmm7
vmovdqa64 zmm7, zmmword ptr [rdi + 1280]
vpsubq zmm0, zmm7, zmm0
vpaddq zmm1, zmm1, zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 1344]
vpsubq zmm2, zmm6, zmm2
vmovdqa64 zmm6, zmmword ptr [rdi + 6400]
vpaddq zmm9{k5}, zmm9, zmm6
vmovdqa64 zmmword ptr [rdi + 128], zmm9
vpaddq zmm5, zmm10, zmm5
vmovdqa64 zmm6, zmmword ptr [rdi + 1664]
vpermi2q zmm6, zmm4, zmm1
vmovdqa64 zmmword ptr [rdi + 256], zmm6
vmovdqa64 zmm7, zmmword ptr [rdi + 1728]
vpermi2q zmm7, zmm4, zmm1
vmovdqa64 zmmword ptr [rdi + 320], zmm7
vpaddq zmm1, zmm9, zmm3
vpsrlq zmm3, zmm5, 52
vpsrlq zmm4, zmm1, 52
valignq zmm8, zmm4, zmm31, 7
valignq zmm4, zmm3, zmm4, 7
vpaddq zmm0, zmm6, zmm0
vpaddq zmm2, zmm7, zmm2
vpsrlq zmm6, zmm0, 52
vpsrlq zmm7, zmm2, 52
vpaddq zmm9, zmm1, zmm8
vpternlogq zmm30, zmm9, zmm1, 0xf6
vpaddq zmm1, zmm5, zmm4
vpternlogq zmm30, zmm1, zmm5, 0xf6
valignq zmm3, zmm6, zmm3, 7
valignq zmm4, zmm7, zmm6, 7
vpbroadcastq zmm5, qword ptr [rsi + -8144]
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm1, zmm5
vpbroadcastq zmm7, qword ptr [rsi + -8152]
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm1, zmm7
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm9, zmm5
vpbroadcastq zmm11, qword ptr [rsi + -8160]
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm1, zmm11
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm9, zmm7
vpbroadcastq zmm14, qword ptr [rsi + -8168]
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm1, zmm14
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm9, zmm11
vpbroadcastq zmm17, qword ptr [rsi + -8176]
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm1, zmm17
vpaddq zmm19, zmm0, zmm3
vpternlogq zmm30, zmm19, zmm0, 0xf6
vpaddq zmm0, zmm2, zmm4
vpternlogq zmm30, zmm0, zmm2, 0xf6
vpbroadcastq zmm2, qword ptr [rsi + -8136]
vpmadd52luq zmm6, zmm1, zmm2
vpmadd52luq zmm8, zmm1, zmm5
vpmadd52luq zmm10, zmm9, zmm2
vpmadd52luq zmm12, zmm1, zmm7
vpxorq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm19, zmm5
vpmadd52luq zmm13, zmm9, zmm5
vpmadd52luq zmm16, zmm9, zmm7
vpmadd52luq zmm15, zmm1, zmm11
vpbroadcastq zmm4, qword ptr [rsi + -8080]
vpmadd52huq zmm6, zmm9, zmm4
vpbroadcastq zmm20, qword ptr [rsi + -8088]
vpmadd52huq zmm8, zmm9, zmm20
valignq zmm21, zmm10, zmm31, 7
vpbroadcastq zmm23, qword ptr [rsi + -8096]
vpmadd52huq zmm12, zmm9, zmm23
vpxorq zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm9, zmm14
vpmadd52luq zmm3, zmm19, zmm2
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm19, zmm7
vpbroadcastq zmm26, qword ptr [rsi + -8104]
vpmadd52huq zmm15, zmm9, zmm26
vpmadd52luq zmm18, zmm1, zmm14
vpbroadcastq zmm27, qword ptr [rsi + -8072]
vpmadd52luq zmm6, zmm9, zmm27
vpmadd52luq zmm8, zmm9, zmm4
vpmadd52luq zmm12, zmm9, zmm20
vpmadd52luq zmm24, zmm9, zmm11
vpxorq zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm0, zmm5
vpmadd52huq zmm3, zmm1, zmm4
vpaddq zmm13, zmm21, zmm13
vpmadd52luq zmm25, zmm19, zmm5
vpmadd52luq zmm15, zmm9, zmm23
valignq zmm10, zmm6, zmm10, 7
valignq zmm21, zmm13, zmm31, 7
vpxorq zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm9, zmm17
vpbroadcastq zmm22, qword ptr [rsi + -8184]
vmovdqa64 zmmword ptr [rdi + 8640], zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm1, zmm22
vmovdqa64 zmmword ptr [rdi + 8704], zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm19, zmm11
vmovdqa64 zmmword ptr [rdi + 8768], zmm24
vpbroadcastq zmm24, qword ptr [rsi + -8112]
vpmadd52huq zmm18, zmm9, zmm24
vpmadd52luq zmm28, zmm0, zmm2
vpmadd52luq zmm3, zmm1, zmm27
vpxorq zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm0, zmm7
vpmadd52huq zmm25, zmm1, zmm20
vpmadd52luq zmm29, zmm9, zmm14
vpmadd52luq zmm15, zmm1, zmm17
vpaddq zmm8, zmm10, zmm8
vpmadd52luq zmm6, zmm19, zmm7
vpaddq zmm10, zmm21, zmm16
vpmadd52luq zmm18, zmm9, zmm26
vpmadd52huq zmm28, zmm19, zmm4
vpbroadcastq zmm16, qword ptr [rsi + -8016]
vpmadd52huq zmm3, zmm9, zmm16
vpmadd52luq zmm25, zmm1, zmm4
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm0, zmm11
valignq zmm13, zmm8, zmm13, 7
vmovdqa64 zmmword ptr [rdi + 8832], zmm18
valignq zmm18, zmm10, zmm31, 7
vpmadd52luq zmm2, zmm0, zmm5
vpbroadcastq zmm5, qword ptr [rsi + -8192]
vmovdqa64 zmmword ptr [rdi + 8896], zmm8
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm1, zmm5
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm9, zmm22
vpmadd52huq zmm15, zmm9, qword ptr [rsi + -8120]{1to8}
vmovdqa64 zmmword ptr [rdi + 8960], zmm29
vpbroadcastq zmm29, qword ptr [rsi + -8008]
vpmadd52luq zmm3, zmm9, zmm29
vpxorq zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm19, zmm14
vpmadd52huq zmm6, zmm1, zmm23
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm0, zmm14
vpmadd52luq zmm28, zmm19, zmm27
vpbroadcastq zmm27, qword ptr [rsi + -8024]
vpmadd52huq zmm25, zmm9, zmm27
vpaddq zmm12, zmm13, zmm12
vmovdqa64 zmm13, zmmword ptr [rdi + 8768]
vpaddq zmm13, zmm18, zmm13
vpmadd52luq zmm21, zmm0, zmm7
vpmadd52luq zmm8, zmm1, zmm22
vpmadd52huq zmm2, zmm19, zmm20
valignq zmm7, zmm12, zmm10, 7
valignq zmm10, zmm13, zmm31, 7
vpmadd52luq zmm26, zmm9, zmm17
vmovdqa64 zmm18, zmmword ptr [rdi + 8704]
valignq zmm18, zmm3, zmm18, 7
vpmadd52luq zmm29, zmm19, zmm11
vpmadd52luq zmm15, zmm9, zmm24
vpmadd52luq zmm6, zmm1, zmm20
vpmadd52luq zmm4, zmm0, zmm11
vpmadd52huq zmm28, zmm1, zmm16
vpmadd52luq zmm25, zmm9, zmm16
vpmadd52huq zmm21, zmm19, zmm23
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm9, zmm5
vpmadd52luq zmm2, zmm19, qword ptr [rsi + -8080]{1to8}
vmovdqa64 zmmword ptr [rdi + 9024], zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 8640]
vpaddq zmm7, zmm7, zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 8960]
vpaddq zmm10, zmm10, zmm12
vpbroadcastq zmm12, qword ptr [rsi + -8128]
vpmadd52huq zmm8, zmm9, zmm12
vmovdqa64 zmmword ptr [rdi + 9088], zmm15
vpbroadcastq zmm15, qword ptr [rsi + -8104]
vpmadd52huq zmm29, zmm1, zmm15
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm19, zmm17
vpbroadcastq zmm24, qword ptr [rsi + -8032]
vpmadd52huq zmm6, zmm9, zmm24
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm0, zmm17
valignq zmm13, zmm7, zmm13, 7
vmovdqa64 zmmword ptr [rdi + 9152], zmm7
valignq zmm7, zmm10, zmm31, 7
vpmadd52luq zmm28, zmm1, qword ptr [rsi + -8008]{1to8}
vpaddq zmm18, zmm18, zmm25
vpmadd52huq zmm4, zmm19, zmm15
vpmadd52luq zmm21, zmm19, zmm20
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm1, zmm5
vmovdqa64 zmm20, zmmword ptr [rdi + 8896]
valignq zmm20, zmm18, zmm20, 7
vpmadd52luq zmm11, zmm9, zmm22
vpmadd52luq zmm8, zmm9, qword ptr [rsi + -8120]{1to8}
vpmadd52huq zmm2, zmm1, zmm27
vpmadd52luq zmm12, zmm19, zmm14
vpmadd52luq zmm29, zmm1, zmm23
vpmadd52luq zmm16, zmm0, zmm14
vmovdqa64 zmm14, zmmword ptr [rdi + 8832]
vpaddq zmm13, zmm13, zmm14
vpaddq zmm7, zmm7, zmm26
valignq zmm3, zmm28, zmm3, 7
vpmadd52luq zmm6, zmm9, zmm27
vpmadd52luq zmm4, zmm19, zmm23
vpmadd52huq zmm21, zmm1, zmm24
valignq zmm10, zmm13, zmm10, 7
valignq zmm14, zmm7, zmm31, 7
vpmadd52huq zmm25, zmm9, qword ptr [rsi + -8136]{1to8}
vpmadd52luq zmm2, zmm1, qword ptr [rsi + -8016]{1to8}
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm19, zmm22
vpbroadcastq zmm23, qword ptr [rsi + -8040]
vpmadd52huq zmm29, zmm9, zmm23
vmovdqa64 zmmword ptr [rdi + 9216], zmm28
vpbroadcastq zmm28, qword ptr [rsi + -8112]
vpmadd52huq zmm12, zmm1, zmm28
vpaddq zmm6, zmm20, zmm6
vpmadd52huq zmm4, zmm1, zmm23
vpmadd52huq zmm16, zmm19, zmm28
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm0, zmm22
vpmadd52luq zmm25, zmm9, qword ptr [rsi + -8128]{1to8}
vpmadd52luq zmm21, zmm1, zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 9088]
vpaddq zmm10, zmm10, zmm27
vpaddq zmm11, zmm14, zmm11
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm9, zmm5
vpaddq zmm2, zmm3, zmm2
vmovdqa64 zmm3, zmmword ptr [rdi + 9024]
valignq zmm3, zmm6, zmm3, 7
vpmadd52luq zmm12, zmm1, zmm15
vpmadd52luq zmm26, zmm19, zmm17
vpmadd52luq zmm29, zmm9, zmm24
vpmadd52luq zmm16, zmm19, zmm15
valignq zmm7, zmm10, zmm7, 7
valignq zmm27, zmm11, zmm31, 7
valignq zmm18, zmm2, zmm18, 7
vpmadd52luq zmm4, zmm1, zmm24
vpmadd52luq zmm20, zmm0, zmm17
vpbroadcastq zmm17, qword ptr [rsi + -7968]
vpmadd52huq zmm21, zmm9, zmm17
vpxorq zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm19, zmm5
vmovdqa64 zmmword ptr [rdi + 9280], zmm2
vpbroadcastq zmm2, qword ptr [rsi + -8048]
vpmadd52huq zmm12, zmm9, zmm2
vpbroadcastq zmm15, qword ptr [rsi + -8120]
vpmadd52huq zmm26, zmm1, zmm15
vpaddq zmm3, zmm3, zmm29
vpmadd52huq zmm16, zmm1, zmm2
vpxorq zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm19, zmm5
vpmadd52huq zmm20, zmm19, zmm15
vmovdqa64 zmmword ptr [rdi + 9344], zmm10
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm5
vpaddq zmm7, zmm7, zmm8
vpaddq zmm8, zmm27, zmm14
vpaddq zmm14, zmm18, zmm21
vpbroadcastq zmm18, qword ptr [rsi + -7976]
vpmadd52huq zmm4, zmm9, zmm18
vmovdqa64 zmm21, zmmword ptr [rdi + 9152]
valignq zmm21, zmm3, zmm21, 7
vpmadd52luq zmm24, zmm19, zmm22
vpmadd52luq zmm12, zmm9, zmm23
vpmadd52luq zmm26, zmm1, zmm28
valignq zmm11, zmm7, zmm11, 7
vpsrlq zmm27, zmm8, 52
valignq zmm6, zmm14, zmm6, 7
vpmadd52luq zmm16, zmm1, zmm23
vmovdqa64 zmmword ptr [rdi + 9408], zmm14
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm0, zmm5
vpmadd52luq zmm20, zmm19, zmm28
vpmadd52luq zmm10, zmm0, zmm22
vpmadd52luq zmm4, zmm9, zmm17
vpbroadcastq zmm5, qword ptr [rsi + -8128]
vpmadd52huq zmm24, zmm1, zmm5
vpaddq zmm12, zmm21, zmm12
vpbroadcastq zmm21, qword ptr [rsi + -8056]
vpmadd52huq zmm26, zmm9, zmm21
vpbroadcastq zmm22, qword ptr [rsi + -8136]
vpmadd52huq zmm29, zmm1, zmm22
vpmadd52huq zmm16, zmm9, qword ptr [rsi + -7984]{1to8}
vpmadd52huq zmm14, zmm19, zmm22
vpaddq zmm11, zmm11, zmm25
valignq zmm25, zmm27, zmm31, 7
vpmadd52huq zmm20, zmm1, zmm21
valignq zmm13, zmm12, zmm13, 7
vpmadd52huq zmm10, zmm19, zmm5
vpbroadcastq zmm22, qword ptr [rsi + -8080]
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm0, zmm22
vpaddq zmm4, zmm6, zmm4
vpmadd52luq zmm24, zmm1, zmm15
vpsrlq zmm6, zmm11, 52
vpmadd52luq zmm26, zmm9, zmm2
vpmadd52luq zmm29, zmm1, zmm5
vpmadd52luq zmm16, zmm9, zmm18
valignq zmm3, zmm4, zmm3, 7
vpmadd52luq zmm14, zmm19, zmm5
valignq zmm27, zmm6, zmm27, 7
vpmadd52luq zmm20, zmm1, zmm2
vpmadd52luq zmm10, zmm19, zmm15
vmovdqa64 zmmword ptr [rdi + 9472], zmm4
vpaddq zmm4, zmm8, zmm25
vpternlogq zmm30, zmm4, zmm8, 0xf6
vpbroadcastq zmm8, qword ptr [rsi + -8072]
vpmadd52luq zmm17, zmm0, zmm8
vpbroadcastq zmm25, qword ptr [rsi + -8064]
vpmadd52huq zmm24, zmm9, zmm25
vpxorq zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm0, qword ptr [rsi + -8088]{1to8}
vpaddq zmm13, zmm13, zmm26
vpmadd52huq zmm29, zmm9, zmm8
valignq zmm26, zmm4, zmm31, 7
vpmadd52huq zmm14, zmm1, zmm8
vpaddq zmm3, zmm3, zmm16
vpmadd52huq zmm10, zmm1, zmm25
vpaddq zmm16, zmm11, zmm27
vpternlogq zmm30, zmm16, zmm11, 0xf6
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm4, zmmword ptr [rdi + 768]
vpbroadcastq zmm27, qword ptr [rsi + -7992]
vpmadd52huq zmm20, zmm9, zmm27
vpmadd52luq zmm24, zmm9, zmm21
vmovdqa64 zmm8, zmmword ptr [rdi + 9344]
valignq zmm8, zmm13, zmm8, 7
valignq zmm2, zmm4, zmm31, 6
vmovdqa64 zmmword ptr [rdi + 9536], zmm6
vpbroadcastq zmm6, qword ptr [rsi + -8016]
vpmadd52huq zmm17, zmm19, zmm6
valignq zmm12, zmm3, zmm12, 7
vpmadd52luq zmm29, zmm9, zmm25
vpmadd52luq zmm5, zmm0, zmm22
vpmadd52luq zmm14, zmm1, zmm25
vpmadd52luq zmm10, zmm1, zmm21
vpmadd52huq zmm11, zmm26, zmmword ptr [rdi + 832]
vpmadd52luq zmm20, zmm9, qword ptr [rsi + -7984]{1to8}
vpbroadcastq zmm22, qword ptr [rsi + -8008]
vpmadd52luq zmm17, zmm19, zmm22
vpaddq zmm8, zmm8, zmm24
valignq zmm24, zmm4, zmm31, 4
vmovdqa64 zmmword ptr [rdi + 9600], zmm3
vpbroadcastq zmm3, qword ptr [rsi + -8024]
vpmadd52huq zmm5, zmm19, zmm3
vpmadd52huq zmm14, zmm9, zmm22
vpbroadcastq zmm25, qword ptr [rsi + -8000]
vpmadd52huq zmm10, zmm9, zmm25
valignq zmm7, zmm8, zmm7, 7
vpmadd52huq zmm11, zmm2, zmmword ptr [rdi + 896]
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm0, zmm6
vpaddq zmm12, zmm12, zmm20
vmovdqa64 zmm20, zmmword ptr [rdi + 9216]
valignq zmm20, zmm17, zmm20, 7
vpmadd52luq zmm5, zmm19, zmm6
valignq zmm13, zmm12, zmm13, 7
vpmadd52luq zmm14, zmm9, zmm25
vmovdqa64 zmmword ptr [rdi + 9664], zmm12
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm0, qword ptr [rsi + -8104]{1to8}
vpmadd52luq zmm10, zmm9, zmm27
vpmadd52luq zmm21, zmm0, zmm22
vpaddq zmm7, zmm7, zmm29
valignq zmm9, zmm4, zmm31, 3
vpxorq zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm0, zmm3
vpbroadcastq zmm22, qword ptr [rsi + -8096]
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm0, zmm22
valignq zmm27, zmm16, zmm4, 1
vmovdqa64 zmmword ptr [rdi + 9728], zmm16
valignq zmm16, zmm4, zmm31, 5
vpaddq zmm5, zmm20, zmm5
vpmadd52luq zmm12, zmm0, zmm22
vpaddq zmm10, zmm13, zmm10
valignq zmm13, zmm21, zmm17, 7
valignq zmm17, zmm31, zmm21, 7
vmovdqa64 zmm20, zmmword ptr [rdi + 9280]
valignq zmm20, zmm5, zmm20, 7
valignq zmm8, zmm10, zmm8, 7
vpmadd52luq zmm29, zmm0, zmm6
vpmadd52luq zmm25, zmm0, qword ptr [rsi + -8088]{1to8}
vmovdqa64 zmm6, zmmword ptr [rdi + 768]
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm27, zmm6
vmovdqa64 zmm22, zmmword ptr [rdi + 960]
vpmadd52huq zmm11, zmm16, zmm22
vpmadd52huq zmm12, zmm19, zmm23
vmovdqa64 zmm27, zmmword ptr [rdi + 1792]
valignq zmm27, zmm27, zmm17, 7
vpaddq zmm13, zmm13, zmm29
vpbroadcastq zmm29, qword ptr [rsi + -8032]
vpmadd52huq zmm25, zmm19, zmm29
vpaddq zmm8, zmm8, zmm14
vpmadd52luq zmm21, zmm4, zmmword ptr [rdi + 832]
vmovdqa64 zmm14, zmmword ptr [rdi + 1024]
vpmadd52huq zmm11, zmm24, zmm14
valignq zmm5, zmm13, zmm5, 7
valignq zmm13, zmm17, zmm13, 7
vpmadd52luq zmm12, zmm19, zmm29
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm0, zmm15
vmovdqa64 zmmword ptr [rdi + 9792], zmm10
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm29
vmovdqa64 zmmword ptr [rdi + 9856], zmm27
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm0, zmm28
vmovdqa64 zmmword ptr [rdi + 9920], zmm8
vpsrlq zmm8, zmm7, 52
vmovdqa64 zmmword ptr [rdi + 9984], zmm13
valignq zmm13, zmm4, zmm31, 1
vpmadd52luq zmm21, zmm26, zmmword ptr [rdi + 896]
vmovdqa64 zmm26, zmmword ptr [rdi + 1088]
vpmadd52huq zmm11, zmm9, zmm26
vpmadd52luq zmm25, zmm19, zmm3
vpmadd52huq zmm12, zmm1, zmm18
vmovdqa64 zmm9, zmmword ptr [rdi + 9536]
valignq zmm8, zmm8, zmm9, 7
vpmadd52luq zmm17, zmm0, zmm28
vpmadd52luq zmm10, zmm0, zmm3
vpmadd52luq zmm27, zmm0, qword ptr [rsi + -8104]{1to8}
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm13, zmm6
vpmadd52luq zmm21, zmm2, zmm22
vpbroadcastq zmm2, qword ptr [rsi + -7968]
vpmadd52huq zmm25, zmm1, zmm2
vpmadd52luq zmm12, zmm1, zmm2
vpbroadcastq zmm9, qword ptr [rsi + -8056]
vpmadd52huq zmm17, zmm19, zmm9
vpmadd52huq zmm10, zmm19, zmm2
vpbroadcastq zmm13, qword ptr [rsi + -8048]
vpmadd52huq zmm27, zmm19, zmm13
vpxorq zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm0, zmm23
vpmadd52luq zmm21, zmm16, zmm14
vpaddq zmm16, zmm20, zmm25
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm0, zmm18
vpmadd52luq zmm17, zmm19, zmm13
vpaddq zmm5, zmm5, zmm10
vmovdqa64 zmm10, zmmword ptr [rdi + 9408]
valignq zmm10, zmm16, zmm10, 7
vpmadd52luq zmm27, zmm19, zmm23
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm0, qword ptr [rsi + -8128]{1to8}
vpmadd52luq zmm28, zmm0, zmm29
vpaddq zmm29, zmm7, zmm8
vpternlogq zmm30, zmm29, zmm7, 0xf6
vpaddq zmm7, zmm7, zmm8
vpmadd52luq zmm21, zmm24, zmm26
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm0, zmm2
vpmadd52luq zmm20, zmm0, zmm2
valignq zmm16, zmm5, zmm16, 7
vpxorq zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm0, zmm13
vpbroadcastq zmm26, qword ptr [rsi + -7992]
vpmadd52huq zmm17, zmm1, zmm26
vmovdqa64 zmm14, zmmword ptr [rdi + 1536]
vpandq zmm14, zmm29, zmm14
vpaddq zmm3, zmm7, zmm3
vpbroadcastq zmm7, qword ptr [rsi + -7984]
vpmadd52huq zmm27, zmm1, zmm7
vpmadd52luq zmm25, zmm0, zmm15
vpmadd52huq zmm28, zmm19, zmm18
vpaddq zmm11, zmm21, zmm11
vpsrlq zmm15, zmm3, 52
vmovdqa64 zmm21, zmmword ptr [rdi + 9984]
vpaddq zmm8, zmm21, zmm8
vpaddq zmm10, zmm10, zmm12
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm0, zmm7
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm0, zmm9
vpmadd52luq zmm24, zmm0, zmm23
vpmadd52luq zmm17, zmm1, zmm7
vmovdqa64 zmm23, zmmword ptr [rdi + 9728]
valignq zmm29, zmm14, zmm23, 1
vmovdqa64 zmm22, zmmword ptr [rdi + 9920]
vpaddq zmm11, zmm22, zmm11
valignq zmm5, zmm8, zmm5, 7
vpmadd52luq zmm27, zmm1, zmm18
vmovdqa64 zmm22, zmmword ptr [rdi + 9472]
valignq zmm22, zmm10, zmm22, 7
vmovdqa64 zmmword ptr [rdi + 10048], zmm17
vpbroadcastq zmm17, qword ptr [rsi + -8064]
vpmadd52huq zmm25, zmm19, zmm17
vpmadd52luq zmm28, zmm19, zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 9856]
valignq zmm2, zmm2, zmm8, 7
valignq zmm3, zmm11, zmm3, 7
vpmadd52luq zmm12, zmm0, zmm18
vpmadd52luq zmm21, zmm0, zmm13
vpsrlq zmm8, zmm11, 52
vpmadd52huq zmm24, zmm19, zmm7
vpmadd52luq zmm25, zmm19, zmm9
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm29, zmm6
valignq zmm29, zmm31, zmm14, 1
valignq zmm8, zmm8, zmm15, 7
vpaddq zmm15, zmm16, zmm28
vpaddq zmm5, zmm5, zmm20
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm0, qword ptr [rsi + -8136]{1to8}
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm23, zmm6
vpaddq zmm22, zmm22, zmm27
vpmadd52huq zmm21, zmm19, zmm26
valignq zmm27, zmm23, zmm4, 6
vpmadd52luq zmm24, zmm19, zmm18
valignq zmm10, zmm15, zmm10, 7
valignq zmm15, zmm5, zmm15, 7
valignq zmm2, zmm2, zmm5, 7
vmovdqa64 zmm5, zmmword ptr [rdi + 9600]
valignq zmm5, zmm22, zmm5, 7
vpbroadcastq zmm18, qword ptr [rsi + -8000]
vpmadd52huq zmm25, zmm1, zmm18
vmovdqa64 zmm28, zmmword ptr [rdi + 832]
vpmadd52luq zmm13, zmm23, zmm28
vpmadd52luq zmm16, zmm0, qword ptr [rsi + -8128]{1to8}
vmovdqa64 zmmword ptr [rdi + 10112], zmm11
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm29, zmm6
valignq zmm29, zmm8, zmm31, 7
valignq zmm8, zmm8, zmm8, 7
vpmadd52luq zmm21, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi + 10176], zmm8
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm0, zmm17
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm14, zmm6
valignq zmm6, zmm23, zmm4, 7
vmovdqa64 zmmword ptr [rdi + 10240], zmm27
valignq zmm27, zmm14, zmm23, 7
vpaddq zmm10, zmm10, zmm24
vpaddq zmm12, zmm15, zmm12
vpbroadcastq zmm15, qword ptr [rsi + -8072]
vpmadd52huq zmm16, zmm19, zmm15
vpmadd52luq zmm11, zmm14, zmm28
vmovdqa64 zmm24, zmmword ptr [rdi + 10048]
vpaddq zmm5, zmm5, zmm24
vpmadd52luq zmm25, zmm1, zmm26
vpaddq zmm24, zmm3, zmm29
vpternlogq zmm30, zmm24, zmm3, 0xf6
valignq zmm3, zmm10, zmm22, 7
valignq zmm10, zmm12, zmm10, 7
valignq zmm2, zmm2, zmm12, 7
vpmadd52luq zmm8, zmm0, zmm9
vmovdqa64 zmm9, zmmword ptr [rdi + 9664]
valignq zmm9, zmm5, zmm9, 7
vpmadd52huq zmm20, zmm6, zmm28
vpmadd52huq zmm7, zmm27, zmm28
valignq zmm12, zmm31, zmm24, 2
vmovdqa64 zmm22, zmmword ptr [rdi + 896]
vpmadd52luq zmm13, zmm6, zmm22
vpmadd52luq zmm11, zmm27, zmm22
valignq zmm6, zmm31, zmm14, 5
valignq zmm27, zmm23, zmm4, 4
vpmadd52luq zmm16, zmm19, zmm17
vpaddq zmm3, zmm3, zmm21
vpmadd52huq zmm8, zmm19, zmm18
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm0, zmm18
vpaddq zmm9, zmm9, zmm25
vmovdqa64 zmm25, zmmword ptr [rdi + 10240]
vpmadd52huq zmm20, zmm25, zmm22
valignq zmm29, zmm31, zmm14, 3
valignq zmm5, zmm3, zmm5, 7
vmovdqa64 zmmword ptr [rdi + 10304], zmm29
vmovdqa64 zmm29, zmmword ptr [rdi + 960]
vpmadd52luq zmm13, zmm25, zmm29
valignq zmm25, zmm31, zmm14, 4
vmovdqa64 zmmword ptr [rdi + 10368], zmm25
vmovdqa64 zmm25, zmmword ptr [rdi + 768]
vmovdqa64 zmmword ptr [rdi + 10432], zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm12, zmm25
vpbroadcastq zmm12, qword ptr [rsi + -8008]
vpmadd52huq zmm16, zmm1, zmm12
vmovdqa64 zmmword ptr [rdi + 10496], zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 9792]
valignq zmm27, zmm9, zmm27, 7
vpmadd52luq zmm8, zmm19, zmm26
vpmadd52luq zmm21, zmm0, zmm26
vmovdqa64 zmmword ptr [rdi + 10560], zmm21
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm0, zmm26
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm0, zmm15
valignq zmm15, zmm14, zmm23, 6
vmovdqa64 zmmword ptr [rdi + 10624], zmm2
valignq zmm2, zmm31, zmm24, 1
vpmadd52luq zmm16, zmm1, zmm18
vpaddq zmm1, zmm5, zmm8
vpmadd52luq zmm21, zmm0, qword ptr [rsi + -7984]{1to8}
vpmadd52luq zmm26, zmm0, zmm17
valignq zmm5, zmm31, zmm14, 6
valignq zmm8, zmm23, zmm4, 5
valignq zmm9, zmm1, zmm9, 7
vpmadd52huq zmm7, zmm15, zmm22
valignq zmm4, zmm23, zmm4, 3
vpmadd52luq zmm6, zmm2, zmm28
vpaddq zmm16, zmm27, zmm16
vpmadd52luq zmm11, zmm15, zmm29
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm2, zmm25
vpmadd52huq zmm26, zmm19, zmm12
vpxorq zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm0, zmm12
valignq zmm12, zmm14, zmm23, 5
valignq zmm17, zmm24, zmm31, 7
vpaddq zmm10, zmm10, zmm21
vpmadd52huq zmm20, zmm8, zmm29
vpmadd52luq zmm6, zmm24, zmm22
vmovdqa64 zmm21, zmmword ptr [rdi + 1024]
vpmadd52luq zmm13, zmm8, zmm21
vpmadd52huq zmm15, zmm24, zmm28
valignq zmm3, zmm10, zmm3, 7
vmovdqa64 zmm8, zmmword ptr [rdi + 10624]
valignq zmm8, zmm8, zmm10, 7
vpmadd52luq zmm26, zmm19, zmm18
vpmadd52luq zmm2, zmm0, zmm18
vpmadd52luq zmm11, zmm12, zmm21
vpmadd52huq zmm7, zmm12, zmm29
valignq zmm0, zmm24, zmm31, 1
vmovdqa64 zmm10, zmmword ptr [rdi + 10496]
vpmadd52huq zmm20, zmm10, zmm21
vpmadd52huq zmm15, zmm17, zmm22
vmovdqa64 zmm12, zmmword ptr [rdi + 1088]
vpmadd52luq zmm13, zmm10, zmm12
vpmadd52luq zmm6, zmm17, zmm29
valignq zmm10, zmm31, zmm24, 7
valignq zmm17, zmm24, zmm31, 4
vmovdqa64 zmm18, zmmword ptr [rdi + 10560]
vpaddq zmm3, zmm3, zmm18
vpaddq zmm9, zmm9, zmm26
vpxorq zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm5, zmm29
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm5, zmm22
valignq zmm5, zmm14, zmm23, 4
valignq zmm14, zmm14, zmm23, 3
valignq zmm1, zmm3, zmm1, 7
vpmadd52huq zmm20, zmm4, zmm12
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm0, zmm25
valignq zmm23, zmm24, zmm31, 6
valignq zmm3, zmm8, zmm3, 7
valignq zmm8, zmm24, zmm31, 2
vmovdqa64 zmm26, zmmword ptr [rdi + 10432]
vpmadd52luq zmm18, zmm26, zmm21
vpmadd52huq zmm19, zmm26, zmm29
valignq zmm26, zmm31, zmm24, 6
vpmadd52luq zmm11, zmm5, zmm12
vpmadd52huq zmm7, zmm5, zmm21
vpaddq zmm5, zmm13, zmm20
valignq zmm13, zmm31, zmm24, 5
vpaddq zmm1, zmm1, zmm2
vpmadd52luq zmm6, zmm23, zmm21
vpmadd52huq zmm15, zmm23, zmm29
valignq zmm2, zmm24, zmm31, 5
vpaddq zmm5, zmm16, zmm5
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm10, zmm29
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm10, zmm22
valignq zmm10, zmm31, zmm24, 4
vmovdqa64 zmm22, zmmword ptr [rdi + 10368]
vpmadd52huq zmm19, zmm22, zmm21
vpxorq zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm8, zmm25
vpmadd52luq zmm18, zmm22, zmm12
vpmadd52huq zmm7, zmm14, zmm12
vmovdqa64 zmm8, zmmword ptr [rdi + 10112]
valignq zmm8, zmm5, zmm8, 7
vpmadd52luq zmm6, zmm2, zmm12
vpmadd52huq zmm15, zmm2, zmm21
vpmadd52huq zmm19, zmm12, zmmword ptr [rdi + 10304]
vpmadd52luq zmm23, zmm0, zmm28
vpaddq zmm0, zmm11, zmm7
vpmadd52luq zmm16, zmm26, zmm21
vpmadd52huq zmm20, zmm26, zmm29
vmovdqa64 zmm2, zmmword ptr [rdi + 10176]
vpaddq zmm8{k5}, zmm8, zmm2
vmovdqa64 zmmword ptr [rdi + 384], zmm8
vpaddq zmm0, zmm9, zmm0
vpmadd52huq zmm15, zmm17, zmm12
vpaddq zmm2, zmm18, zmm19
vpaddq zmm4, zmm23, zmm4
vpmadd52luq zmm16, zmm13, zmm12
vpmadd52huq zmm20, zmm13, zmm21
vpaddq zmm1, zmm1, zmm2
vpaddq zmm0, zmm0, zmm4
vpaddq zmm2, zmm6, zmm15
valignq zmm4, zmm0, zmm5, 7
vmovdqa64 zmmword ptr [rdi + 448], zmm4
vpmadd52huq zmm20, zmm10, zmm12
vpaddq zmm1, zmm1, zmm2
valignq zmm0, zmm1, zmm0, 7
vmovdqa64 zmmword ptr [rdi + 512], zmm0
vpaddq zmm2, zmm16, zmm20
vpaddq zmm2, zmm3, zmm2
valignq zmm1, zmm2, zmm1, 7
vmovdqa64 zmmword ptr [rdi + 576], zmm1
add rsi, 256
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
