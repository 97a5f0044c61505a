# rcx times x := x^2 * 2^-s mod N, s = 1664, N odd of at most 2048 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 41 limbs below 2^52, the top one below 2^26; zmm30 collects predicted carries that rippled.
# 1188 instructions, 34 spills, 316 loads; modelled 399 cycles a step (Plan { schedule: true, load_windows_after: 30, carry_registers: false, broadcast_latency: 8 }).
mov eax, 1
kmovd k3, eax
mov eax, 224
kmovd k2, eax
mov eax, 254
kmovd k1, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
.p2align 6
2:
vpaddq zmm0, zmm31, zmm31
vpsrlq zmm0, zmm0, 52
vmovdqa64 zmm1, zmmword ptr [rdi + 256]
vmovdqa64 zmm2, zmmword ptr [rdi + 192]
valignq zmm3, zmm1, zmm2, 7
valignq zmm4, zmm1, zmm2, 6
vmovdqa64 zmm5, zmmword ptr [rdi + 320]
valignq zmm6, zmm5, zmm1, 1
valignq zmm7, zmm5, zmm1, 2
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm3, zmm1
valignq zmm9, zmm1, zmm2, 5
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm1, zmm6
valignq zmm11, zmm5, zmm1, 3
valignq zmm12, zmm1, zmm2, 1
vpmadd52luq zmm8, zmm3, zmm6
valignq zmm13, zmm1, zmm2, 4
vpmadd52huq zmm10, zmm3, zmm6
valignq zmm14, zmm5, zmm1, 4
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm2, zmm12
vpmadd52huq zmm8, zmm4, zmm6
vmovdqa64 zmm16, zmmword ptr [rdi + 128]
valignq zmm17, zmm2, zmm16, 7
vpmadd52luq zmm10, zmm3, zmm7
valignq zmm18, zmm5, zmm1, 7
vpmadd52huq zmm15, zmm17, zmm12
vpmadd52luq zmm8, zmm4, zmm7
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm17, zmm2
valignq zmm20, zmm1, zmm2, 2
vpmadd52huq zmm10, zmm4, zmm7
valignq zmm21, zmm1, zmm2, 3
valignq zmm22, zmm5, zmm1, 5
vpmadd52huq zmm8, zmm9, zmm7
vpmadd52luq zmm15, zmm17, zmm20
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm18, zmm5
vpmadd52luq zmm10, zmm4, zmm11
valignq zmm24, zmm2, zmm16, 6
vpmadd52luq zmm19, zmm17, zmm12
valignq zmm25, zmm5, zmm1, 6
vpmadd52luq zmm8, zmm9, zmm11
valignq zmm26, zmm2, zmm16, 5
vpmadd52huq zmm15, zmm24, zmm20
vpmadd52huq zmm10, zmm9, zmm11
valignq zmm27, zmm2, zmm16, 4
vpmadd52huq zmm8, zmm13, zmm11
valignq zmm28, zmm2, zmm16, 3
vpmadd52huq zmm19, zmm24, zmm12
vpmadd52luq zmm15, zmm24, zmm21
vpmadd52luq zmm10, zmm9, zmm14
valignq zmm29, zmm2, zmm16, 2
vmovdqa64 zmmword ptr [rdi + 704], zmm0
valignq zmm0, zmm2, zmm16, 1
vpmadd52luq zmm8, zmm13, zmm14
vpmadd52luq zmm19, zmm24, zmm20
vmovdqa64 zmmword ptr [rdi + 768], zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 384]
vmovdqa64 zmmword ptr [rdi + 832], zmm24
valignq zmm24, zmm6, zmm5, 1
vmovdqa64 zmmword ptr [rdi + 896], zmm7
valignq zmm7, zmm6, zmm5, 2
vpmadd52huq zmm10, zmm13, zmm14
vpmadd52huq zmm15, zmm26, zmm21
valignq zmm1, zmm6, zmm5, 3
vpmadd52huq zmm8, zmm21, zmm14
vmovdqa64 zmmword ptr [rdi + 960], zmm17
vpxorq zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm5, zmm24
vmovdqa64 zmmword ptr [rdi + 1024], zmm11
valignq zmm11, zmm6, zmm5, 4
vpmadd52luq zmm23, zmm18, zmm24
vmovdqa64 zmmword ptr [rdi + 1088], zmm3
valignq zmm3, zmm6, zmm5, 5
vpmadd52luq zmm10, zmm13, zmm22
vpmadd52luq zmm15, zmm26, zmm13
vmovdqa64 zmmword ptr [rdi + 1152], zmm3
valignq zmm3, zmm6, zmm5, 6
vpmadd52luq zmm8, zmm21, zmm22
vpmadd52huq zmm17, zmm18, zmm24
vmovdqa64 zmmword ptr [rdi + 1216], zmm3
valignq zmm3, zmm6, zmm5, 7
vpmadd52huq zmm23, zmm25, zmm24
vpmadd52huq zmm10, zmm21, zmm22
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm16, zmm0
vpmadd52huq zmm15, zmm27, zmm13
vpmadd52huq zmm8, zmm20, zmm22
vpmadd52luq zmm17, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi + 1280], zmm3
valignq zmm3, zmm16, zmm31, 7
vpmadd52luq zmm23, zmm25, zmm7
vmovdqa64 zmmword ptr [rdi + 1344], zmm13
valignq zmm13, zmm16, zmm31, 6
vpmadd52luq zmm10, zmm21, zmm25
vmovdqa64 zmmword ptr [rdi + 1408], zmm24
valignq zmm24, zmm16, zmm31, 5
vpmadd52luq zmm15, zmm27, zmm9
vpmadd52luq zmm8, zmm20, zmm25
vpmadd52huq zmm17, zmm25, zmm7
vpmadd52huq zmm6, zmm3, zmm0
vpmadd52huq zmm23, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi + 1472], zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm3, zmm16
vpmadd52huq zmm10, zmm20, zmm25
vpmadd52huq zmm19, zmm26, zmm20
vpmadd52huq zmm15, zmm28, zmm9
vpmadd52huq zmm8, zmm12, zmm25
vpmadd52luq zmm17, zmm25, zmm1
vpmadd52luq zmm6, zmm3, zmm29
vpmadd52luq zmm23, zmm22, zmm1
vpmadd52luq zmm7, zmm3, zmm0
vpmadd52luq zmm10, zmm20, zmm18
vmovdqa64 zmmword ptr [rdi + 1536], zmm20
valignq zmm20, zmm16, zmm31, 4
vpmadd52luq zmm15, zmm28, zmm4
vpmadd52luq zmm8, zmm12, zmm18
vpmadd52huq zmm17, zmm22, zmm1
vpmadd52huq zmm6, zmm13, zmm29
vpmadd52huq zmm23, zmm14, zmm1
vpmadd52huq zmm7, zmm13, zmm0
vpmadd52huq zmm10, zmm12, zmm18
vpmadd52luq zmm19, zmm26, zmm21
vpmadd52huq zmm15, zmm29, zmm4
vpmadd52huq zmm8, zmm2, zmm18
vpmadd52luq zmm17, zmm22, zmm11
vpmadd52luq zmm6, zmm13, zmm28
vpmadd52luq zmm23, zmm14, zmm11
vpmadd52luq zmm7, zmm13, zmm29
vpmadd52luq zmm10, zmm12, zmm5
vpmadd52huq zmm19, zmm27, zmm21
vmovdqa64 zmmword ptr [rdi + 1600], zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 1088]
vpmadd52luq zmm15, zmm29, zmm12
vpmadd52luq zmm8, zmm2, zmm5
vpmadd52huq zmm17, zmm14, zmm11
vpmadd52huq zmm6, zmm24, zmm28
vmovdqa64 zmmword ptr [rdi + 1664], zmm21
vmovdqa64 zmm21, zmmword ptr [rdi + 1024]
vpmadd52huq zmm23, zmm21, zmm11
vpmadd52huq zmm7, zmm24, zmm29
vpmadd52huq zmm10, zmm2, zmm5
vmovdqa64 zmmword ptr [rdi + 1728], zmm18
valignq zmm18, zmm16, zmm31, 3
vpmadd52huq zmm15, zmm0, zmm12
vmovdqa64 zmmword ptr [rdi + 1792], zmm25
vmovdqa64 zmm25, zmmword ptr [rdi + 960]
vpmadd52huq zmm8, zmm25, zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 1152]
vpmadd52luq zmm17, zmm14, zmm5
vpmadd52luq zmm6, zmm24, zmm27
vpmadd52luq zmm23, zmm21, zmm5
vpmadd52luq zmm7, zmm24, zmm28
vmovdqa64 zmmword ptr [rdi + 1856], zmm22
vmovdqa64 zmm22, zmmword ptr [rdi + 1408]
vpmadd52luq zmm10, zmm2, zmm22
vmovdqa64 zmm2, zmmword ptr [rdi + 1344]
vpmadd52luq zmm19, zmm27, zmm2
vmovdqa64 zmmword ptr [rdi + 1920], zmm29
vmovdqa64 zmm29, zmmword ptr [rdi + 256]
vpmadd52luq zmm15, zmm0, zmm29
vpmadd52luq zmm8, zmm25, zmm22
vpmadd52huq zmm17, zmm21, zmm5
vpmadd52huq zmm6, zmm20, zmm27
vmovdqa64 zmmword ptr [rdi + 1984], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 896]
vpmadd52huq zmm23, zmm0, zmm5
vpmadd52huq zmm7, zmm20, zmm28
vpmadd52huq zmm10, zmm25, zmm22
vpmadd52huq zmm15, zmm16, zmm29
vmovdqa64 zmmword ptr [rdi + 2048], zmm4
vmovdqa64 zmm4, zmmword ptr [rdi + 1280]
vmovdqa64 zmmword ptr [rdi + 2112], zmm14
vmovdqa64 zmm14, zmmword ptr [rdi + 384]
vpxorq zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm4, zmm14
vmovdqa64 zmmword ptr [rdi + 2176], zmm24
vmovdqa64 zmm24, zmmword ptr [rdi + 832]
vpmadd52huq zmm8, zmm24, zmm22
vmovdqa64 zmm22, zmmword ptr [rdi + 1216]
vpmadd52luq zmm17, zmm21, zmm22
vpmadd52luq zmm6, zmm20, zmm26
vpmadd52luq zmm23, zmm0, zmm22
vpmadd52luq zmm7, zmm20, zmm27
vmovdqa64 zmmword ptr [rdi + 2240], zmm20
vmovdqa64 zmm20, zmmword ptr [rdi + 1472]
vpmadd52luq zmm10, zmm25, zmm20
vpmadd52huq zmm19, zmm28, zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 768]
vpmadd52luq zmm15, zmm16, zmm2
vpmadd52luq zmm8, zmm24, zmm20
vpmadd52huq zmm17, zmm0, zmm22
vpmadd52huq zmm6, zmm18, zmm26
vpmadd52huq zmm23, zmm2, zmm22
vpmadd52huq zmm7, zmm18, zmm27
vpmadd52huq zmm10, zmm24, zmm20
vpmadd52huq zmm15, zmm3, zmm2
vpmadd52huq zmm8, zmm26, zmm20
vpmadd52luq zmm17, zmm0, zmm4
vpmadd52luq zmm23, zmm2, zmm4
vpmadd52luq zmm6, zmm18, zmm24
vpmadd52luq zmm10, zmm24, zmm1
valignq zmm20, zmm16, zmm31, 2
vpmadd52luq zmm15, zmm3, zmm0
vpmadd52luq zmm8, zmm26, zmm1
vpmadd52huq zmm17, zmm2, zmm4
vpmadd52huq zmm23, zmm29, zmm4
vpmadd52luq zmm7, zmm18, zmm26
vpmadd52huq zmm10, zmm26, zmm1
vpmadd52huq zmm15, zmm13, zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 448]
vmovdqa64 zmmword ptr [rdi + 2304], zmm3
valignq zmm3, zmm0, zmm14, 1
vpmadd52huq zmm8, zmm27, zmm1
vpmadd52luq zmm17, zmm2, zmm14
valignq zmm2, zmm0, zmm14, 2
vpmadd52luq zmm23, zmm29, zmm14
vmovdqa64 zmmword ptr [rdi + 2368], zmm1
valignq zmm1, zmm0, zmm14, 3
vpmadd52luq zmm10, zmm26, zmm11
vpmadd52luq zmm15, zmm13, zmm21
vpxorq zmm0, zmm0, zmm0
vpmadd52luq zmm0, zmm14, zmm3
vpmadd52luq zmm8, zmm27, zmm11
vpmadd52huq zmm17, zmm29, zmm14
vpmadd52luq zmm5, zmm4, zmm3
vpmadd52huq zmm23, zmm12, zmm14
vpmadd52huq zmm6, zmm20, zmm24
vpmadd52huq zmm10, zmm27, zmm11
vpmadd52luq zmm19, zmm28, zmm9
vmovdqa64 zmmword ptr [rdi + 2432], zmm13
vmovdqa64 zmm13, zmmword ptr [rdi + 2176]
vpmadd52huq zmm15, zmm13, zmm21
vpmadd52huq zmm8, zmm28, zmm11
vpmadd52luq zmm17, zmm29, zmm3
vpmadd52huq zmm0, zmm4, zmm3
vpmadd52luq zmm23, zmm12, zmm3
vpmadd52huq zmm5, zmm22, zmm3
vmovdqa64 zmm21, zmmword ptr [rdi + 1152]
vpmadd52luq zmm10, zmm27, zmm21
vpmadd52huq zmm7, zmm20, zmm26
vmovdqa64 zmm26, zmmword ptr [rdi + 2112]
vpmadd52luq zmm15, zmm13, zmm26
vpmadd52luq zmm8, zmm28, zmm21
vpmadd52huq zmm17, zmm12, zmm3
vpmadd52luq zmm6, zmm20, zmm25
vmovdqa64 zmm27, zmmword ptr [rdi + 2048]
vpmadd52huq zmm23, zmm27, zmm3
vmovdqa64 zmm13, zmmword ptr [rdi + 1920]
vpmadd52huq zmm19, zmm13, zmm9
vpmadd52huq zmm10, zmm28, zmm21
valignq zmm29, zmm16, zmm31, 1
vmovdqa64 zmmword ptr [rdi + 2496], zmm3
vmovdqa64 zmm3, zmmword ptr [rdi + 2240]
vpmadd52huq zmm15, zmm3, zmm26
vpmadd52huq zmm8, zmm13, zmm21
vpmadd52luq zmm17, zmm12, zmm2
vpmadd52luq zmm0, zmm4, zmm2
vpmadd52luq zmm23, zmm27, zmm2
vpmadd52luq zmm5, zmm22, zmm2
vpmadd52luq zmm10, zmm28, zmm22
vpmadd52luq zmm7, zmm20, zmm24
vmovdqa64 zmm28, zmmword ptr [rdi + 1856]
vpmadd52luq zmm15, zmm3, zmm28
vpmadd52luq zmm8, zmm13, zmm22
vpmadd52huq zmm17, zmm27, zmm2
vpmadd52huq zmm6, zmm29, zmm25
vpmadd52huq zmm23, zmm9, zmm2
vpmadd52luq zmm19, zmm13, zmm27
vpmadd52huq zmm10, zmm13, zmm22
vpmadd52huq zmm15, zmm18, zmm28
vpmadd52huq zmm0, zmm22, zmm2
vmovdqa64 zmm28, zmmword ptr [rdi + 1984]
vpmadd52huq zmm8, zmm28, zmm22
vpmadd52luq zmm17, zmm27, zmm1
vpmadd52huq zmm5, zmm21, zmm2
vpmadd52luq zmm23, zmm9, zmm1
vpmadd52huq zmm7, zmm29, zmm24
vpmadd52luq zmm10, zmm13, zmm4
vpmadd52luq zmm6, zmm29, zmmword ptr [rdi + 192]
vmovdqa64 zmm13, zmmword ptr [rdi + 1792]
vpmadd52luq zmm15, zmm18, zmm13
vpmadd52luq zmm8, zmm28, zmm4
vpmadd52huq zmm17, zmm9, zmm1
vpmadd52huq zmm19, zmm28, zmm27
vmovdqa64 zmm24, zmmword ptr [rdi + 1344]
vpmadd52huq zmm23, zmm24, zmm1
vpmadd52luq zmm0, zmm22, zmm1
vpmadd52huq zmm10, zmm28, zmm4
vpmadd52huq zmm15, zmm20, zmm13
vpmadd52luq zmm5, zmm21, zmm1
vpmadd52huq zmm8, zmm16, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 416]
vpmadd52luq zmm17, zmm9, zmm4
vpmadd52luq zmm7, zmm29, zmm25
vpmadd52luq zmm23, zmm24, zmm4
vpaddq zmm6, zmm6, zmm6
vpmadd52luq zmm10, zmm28, zmm14
vpmadd52luq zmm19, zmm28, zmm12
vmovdqa64 zmm9, zmmword ptr [rdi + 1728]
vpmadd52luq zmm15, zmm20, zmm9
vpmadd52luq zmm8, zmm16, zmm14
vpmadd52huq zmm17, zmm24, zmm4
vpmadd52huq zmm6, zmm16, zmm16
vmovdqa64 zmm22, zmmword ptr [rdi + 1664]
vpmadd52huq zmm23, zmm22, zmm4
vpmadd52huq zmm0, zmm21, zmm1
vpmadd52huq zmm10, zmm16, zmm14
vpmadd52huq zmm15, zmm29, zmm9
vpmadd52huq zmm5, zmm11, zmm1
vmovdqa64 zmm27, zmmword ptr [rdi + 2304]
vpmadd52huq zmm8, zmm27, zmm14
vmovdqu64 zmm28, zmmword ptr [rdi + 424]
vpmadd52luq zmm17, zmm24, zmm28
vpaddq zmm7, zmm7, zmm7
vpmadd52luq zmm23, zmm22, zmm28
vpmadd52huq zmm19, zmm16, zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 2496]
vpmadd52luq zmm10, zmm16, zmm12
vpmadd52luq zmm7, zmm16, zmm16
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi + 320]
vpmadd52luq zmm8, zmm27, zmm12
vpmadd52huq zmm17, zmm22, zmm28
vpmadd52luq zmm0, zmm21, zmm4
vmovdqa64 zmm21, zmmword ptr [rdi + 1536]
vpmadd52huq zmm23, zmm21, zmm28
vpmadd52luq zmm5, zmm11, zmm4
vpmadd52huq zmm10, zmm27, zmm12
vmovdqa64 zmm24, zmmword ptr [rdi + 256]
vpmadd52luq zmm19, zmm16, zmm24
vpaddq zmm15, zmm15, zmm15
vmovdqa64 zmm16, zmmword ptr [rdi + 2432]
vpmadd52huq zmm8, zmm16, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 432]
vpmadd52luq zmm17, zmm22, zmm12
vmovdqa64 zmm22, zmmword ptr [rdi + 192]
vpmadd52huq zmm15, zmm22, zmm22
vpmadd52luq zmm23, zmm21, zmm12
vpmadd52huq zmm0, zmm11, zmm4
vpmadd52luq zmm10, zmm27, zmm2
vmovdqa64 zmmword ptr [rdi + 2560], zmm29
vmovdqa64 zmm29, zmmword ptr [rdi + 2368]
vpmadd52huq zmm5, zmm29, zmm4
vpsrlq zmm13, zmm6, 52
vpmadd52luq zmm8, zmm16, zmm2
vpmadd52huq zmm17, zmm21, zmm12
vpmadd52huq zmm19, zmm27, zmm24
vmovdqa64 zmmword ptr [rdi + 2624], zmm20
vmovdqa64 zmm20, zmmword ptr [rdi + 1600]
vpmadd52huq zmm23, zmm20, zmm12
vpmadd52luq zmm0, zmm11, zmm28
vpmadd52huq zmm10, zmm16, zmm2
vpmadd52luq zmm5, zmm29, zmm28
vpsrlq zmm11, zmm15, 52
vmovdqa64 zmmword ptr [rdi + 2688], zmm15
vmovdqa64 zmm15, zmmword ptr [rdi + 2176]
vpmadd52huq zmm8, zmm15, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 440]
vpmadd52luq zmm17, zmm21, zmm2
vpmadd52luq zmm23, zmm20, zmm2
valignq zmm21, zmm13, zmm11, 7
vmovdqa64 zmm14, zmmword ptr [rdi + 768]
vpmadd52luq zmm19, zmm27, zmm14
vpmadd52luq zmm10, zmm16, zmm1
vpmadd52huq zmm0, zmm29, zmm28
vpsrlq zmm27, zmm7, 52
vpmadd52luq zmm8, zmm15, zmm1
vpmadd52huq zmm17, zmm20, zmm2
vpmadd52huq zmm23, zmm22, zmm2
vmovdqa64 zmmword ptr [rdi + 2752], zmm18
vmovdqa64 zmm18, zmm7
vpaddq zmm18{k1}, zmm18, zmm21
vmovdqa64 zmmword ptr [rdi + 2816], zmm18
vpternlogq zmm30, zmm18, zmm7, 0xf6
vpmadd52huq zmm10, zmm15, zmm1
vpaddq zmm7, zmm6, zmm27
vmovdqa64 zmmword ptr [rdi + 2880], zmm7
vpternlogq zmm30, zmm7, zmm6, 0xf6
vpmadd52huq zmm19, zmm16, zmm14
vmovdqa64 zmm6, zmmword ptr [rdi + 1472]
vpmadd52huq zmm5, zmm6, zmm28
vpmadd52huq zmm8, zmm3, zmm1
vmovdqa64 zmm1, zmmword ptr [rdi + 448]
vpmadd52luq zmm17, zmm20, zmm1
vpmadd52luq zmm0, zmm29, zmm12
vpmadd52luq zmm23, zmm22, zmm1
vpmadd52luq zmm10, zmm15, zmm4
valignq zmm7, zmm11, zmm13, 7
vmovdqa64 zmm11, zmmword ptr [rdi + 896]
vpmadd52luq zmm19, zmm16, zmm11
vpmadd52luq zmm5, zmm6, zmm12
vpmadd52luq zmm8, zmm3, zmm4
vpmadd52huq zmm17, zmm22, zmm1
vpmadd52huq zmm0, zmm6, zmm12
vpmadd52huq zmm23, zmm25, zmm1
vpmadd52huq zmm10, zmm3, zmm4
vpbroadcastq zmm4, qword ptr [rdi + 2816]
vmovdqa64 zmm13, zmmword ptr [rsi + -8192]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm4, zmm13
vmovdqa64 zmm16, zmmword ptr [rsi + -8128]
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm4, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + -8064]
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm4, zmm20
vpaddq zmm8, zmm8, zmm8
vpaddq zmm17, zmm17, zmm17
vpmadd52luq zmm8, zmm24, zmm24
vpaddq zmm23, zmm23, zmm23
vpaddq zmm10, zmm10, zmm10
vmovdqa64 zmm27, zmmword ptr [rdi + 320]
vpmadd52luq zmm23, zmm27, zmm27
vpmadd52huq zmm10, zmm24, zmm24
vpmadd52huq zmm17, zmm27, zmm27
vmovdqa64 zmm24, zmmword ptr [rsi + -8000]
vpxorq zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm4, zmm24
vpbroadcastq zmm29, qword ptr [rdi + 2880]
vmovdqa64 zmmword ptr [rdi + 2944], zmm7
vmovdqa64 zmm7, zmmword ptr [rsi + -7872]
vpmadd52huq zmm14, zmm29, zmm7
vmovdqa64 zmm22, zmmword ptr [rsi + -7808]
vpmadd52huq zmm18, zmm29, zmm22
vmovdqa64 zmm9, zmmword ptr [rsi + -7744]
vpmadd52huq zmm25, zmm29, zmm9
vpmadd52huq zmm19, zmm15, zmm11
vmovdqa64 zmm11, zmmword ptr [rdi + 1408]
vpmadd52huq zmm5, zmm11, zmm12
vpmadd52luq zmm0, zmm6, zmm2
vmovdqa64 zmm6, zmmword ptr [rdi + 576]
vpermi2q zmm6, zmm8, zmm10
vmovdqa64 zmm12, zmmword ptr [rdi + 640]
vpermi2q zmm12, zmm8, zmm10
vmovdqa64 zmm8, zmmword ptr [rsi + -7680]
vpmadd52huq zmm28, zmm29, zmm8
vmovdqa64 zmm10, zmmword ptr [rdi + 576]
vpermi2q zmm10, zmm23, zmm17
vpbroadcastq zmm26, qword ptr [rdi + 2824]
vmovdqa64 zmm1, zmmword ptr [rsi + -7552]
vpmadd52huq zmm14, zmm26, zmm1
vpaddq zmm6{k3}, zmm6, zmm21
vmovdqa64 zmm21, zmmword ptr [rdi + 640]
vpermi2q zmm21, zmm23, zmm17
vpmadd52luq zmm6, zmm4, zmm13
vpmadd52luq zmm12, zmm4, zmm16
vpmadd52luq zmm10, zmm4, zmm20
vmovdqa64 zmm13, zmmword ptr [rsi + -7488]
vpmadd52huq zmm18, zmm26, zmm13
vpmadd52luq zmm21, zmm4, zmm24
vmovdqa64 zmm16, zmmword ptr [rsi + -7424]
vpmadd52huq zmm25, zmm26, zmm16
vpmadd52luq zmm5, zmm11, zmm2
vmovdqa64 zmm20, zmmword ptr [rsi + -7360]
vpmadd52huq zmm28, zmm26, zmm20
vpmadd52luq zmm6, zmm29, zmm7
vpmadd52luq zmm12, zmm29, zmm22
vpmadd52luq zmm10, zmm29, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2888]
vmovdqa64 zmm9, zmmword ptr [rsi + -7232]
vpmadd52huq zmm14, zmm7, zmm9
vpmadd52luq zmm21, zmm29, zmm8
vmovdqa64 zmm8, zmmword ptr [rsi + -7168]
vpmadd52huq zmm18, zmm7, zmm8
vmovdqa64 zmm22, zmmword ptr [rsi + -7104]
vpmadd52huq zmm25, zmm7, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -7040]
vpmadd52huq zmm28, zmm7, zmm23
vpmadd52luq zmm6, zmm26, zmm1
vpmadd52luq zmm12, zmm26, zmm13
vmovdqa64 zmm1, zmmword ptr [rdi + 1024]
vpmadd52luq zmm19, zmm15, zmm1
vpmadd52luq zmm10, zmm26, zmm16
vpmadd52huq zmm0, zmm11, zmm2
vpmadd52luq zmm21, zmm26, zmm20
vpmadd52huq zmm5, zmm27, zmm2
vpbroadcastq zmm13, qword ptr [rdi + 2832]
vmovdqa64 zmm15, zmmword ptr [rsi + -6912]
vpmadd52huq zmm14, zmm13, zmm15
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52luq zmm12, zmm7, zmm8
vpmadd52luq zmm10, zmm7, zmm22
vmovdqa64 zmm8, zmmword ptr [rsi + -6848]
vpmadd52huq zmm18, zmm13, zmm8
vpmadd52luq zmm21, zmm7, zmm23
vmovdqa64 zmm9, zmmword ptr [rsi + -6784]
vpmadd52huq zmm25, zmm13, zmm9
vpmadd52huq zmm19, zmm3, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -6720]
vpmadd52huq zmm28, zmm13, zmm1
vpmadd52luq zmm6, zmm13, zmm15
vpmadd52luq zmm12, zmm13, zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 448]
vpmadd52luq zmm0, zmm11, zmm8
vpmadd52luq zmm10, zmm13, zmm9
vpmadd52luq zmm5, zmm27, zmm8
vpmadd52luq zmm21, zmm13, zmm1
vpbroadcastq zmm1, qword ptr [rdi + 2896]
vmovdqa64 zmm9, zmmword ptr [rsi + -6592]
vpmadd52huq zmm14, zmm1, zmm9
vmovdqa64 zmm11, zmmword ptr [rsi + -6528]
vpmadd52huq zmm18, zmm1, zmm11
vmovdqa64 zmm15, zmmword ptr [rsi + -6464]
vpmadd52huq zmm25, zmm1, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + -6400]
vpmadd52huq zmm28, zmm1, zmm16
vmovdqa64 zmm20, zmmword ptr [rdi + 2112]
vpmadd52luq zmm19, zmm3, zmm20
vpmadd52luq zmm6, zmm1, zmm9
vpmadd52luq zmm12, zmm1, zmm11
vpmadd52luq zmm10, zmm1, zmm15
vpmadd52huq zmm0, zmm27, zmm8
vpmadd52luq zmm21, zmm1, zmm16
vpmadd52huq zmm5, zmm8, zmmword ptr [rdi + 1728]
vpbroadcastq zmm3, qword ptr [rdi + 2840]
vmovdqa64 zmm9, zmmword ptr [rsi + -6272]
vpmadd52huq zmm14, zmm3, zmm9
vmovdqa64 zmm11, zmmword ptr [rsi + -6208]
vpmadd52huq zmm18, zmm3, zmm11
vmovdqa64 zmm15, zmmword ptr [rsi + -6144]
vpmadd52huq zmm25, zmm3, zmm15
vmovdqa64 zmm16, zmmword ptr [rdi + 2752]
vpmadd52huq zmm19, zmm16, zmm20
vmovdqa64 zmm20, zmmword ptr [rsi + -6080]
vpmadd52huq zmm28, zmm3, zmm20
vpmadd52luq zmm6, zmm3, zmm9
vpmadd52luq zmm12, zmm3, zmm11
vpmadd52luq zmm10, zmm3, zmm15
vpmadd52luq zmm21, zmm3, zmm20
vpaddq zmm5, zmm5, zmm5
vpaddq zmm0, zmm0, zmm0
vpbroadcastq zmm9, qword ptr [rdi + 2904]
vmovdqa64 zmm11, zmmword ptr [rsi + -5952]
vpmadd52huq zmm14, zmm9, zmm11
vmovdqa64 zmm15, zmmword ptr [rsi + -5888]
vpmadd52huq zmm18, zmm9, zmm15
vmovdqa64 zmm20, zmmword ptr [rsi + -5824]
vpmadd52huq zmm25, zmm9, zmm20
vmovdqa64 zmm22, zmmword ptr [rsi + -5760]
vpmadd52huq zmm28, zmm9, zmm22
vmovdqa64 zmm23, zmmword ptr [rdi + 384]
vpmadd52luq zmm5, zmm23, zmm23
vpmadd52huq zmm0, zmm23, zmm23
vmovdqa64 zmm23, zmmword ptr [rdi + 1856]
vpmadd52luq zmm19, zmm16, zmm23
vpmadd52luq zmm6, zmm9, zmm11
vpmadd52luq zmm12, zmm9, zmm15
vpmadd52luq zmm10, zmm9, zmm20
vpmadd52luq zmm21, zmm9, zmm22
vpbroadcastq zmm11, qword ptr [rdi + 2848]
vmovdqa64 zmm15, zmmword ptr [rsi + -5632]
vpmadd52huq zmm14, zmm11, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + -5568]
vpmadd52huq zmm18, zmm11, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + -5504]
vpmadd52huq zmm25, zmm11, zmm20
vmovdqa64 zmm22, zmmword ptr [rdi + 576]
vpermi2q zmm22, zmm5, zmm0
vmovdqa64 zmm24, zmmword ptr [rsi + -5440]
vpmadd52huq zmm28, zmm11, zmm24
vmovdqa64 zmm27, zmmword ptr [rdi + 2624]
vpmadd52huq zmm19, zmm27, zmm23
vmovdqa64 zmm23, zmmword ptr [rsi + -7936]
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm4, zmm23
vpmadd52luq zmm6, zmm11, zmm15
vpmadd52luq zmm12, zmm11, zmm16
vpmadd52luq zmm10, zmm11, zmm20
vpmadd52luq zmm21, zmm11, zmm24
vpmadd52luq zmm22, zmm4, zmm23
vpbroadcastq zmm4, qword ptr [rdi + 2912]
vmovdqa64 zmm15, zmmword ptr [rsi + -5312]
vpmadd52huq zmm14, zmm4, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + -5248]
vpmadd52huq zmm18, zmm4, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + -5184]
vpmadd52huq zmm25, zmm4, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -7616]
vpmadd52huq zmm8, zmm29, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -5120]
vpmadd52huq zmm28, zmm4, zmm24
vmovdqa64 zmm2, zmmword ptr [rdi + 1792]
vpmadd52luq zmm19, zmm27, zmm2
vpmadd52luq zmm6, zmm4, zmm15
vpmadd52luq zmm12, zmm4, zmm16
vpmadd52luq zmm10, zmm4, zmm20
vpmadd52luq zmm22, zmm29, zmm23
vpmadd52luq zmm21, zmm4, zmm24
vpbroadcastq zmm15, qword ptr [rdi + 2856]
vmovdqa64 zmm16, zmmword ptr [rsi + -4992]
vpmadd52huq zmm14, zmm15, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + -4928]
vpmadd52huq zmm18, zmm15, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -4864]
vpmadd52huq zmm25, zmm15, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -4800]
vpmadd52huq zmm28, zmm15, zmm24
vmovdqa64 zmm27, zmmword ptr [rdi + 2560]
vpmadd52huq zmm19, zmm27, zmm2
vmovdqa64 zmm2, zmmword ptr [rsi + -7296]
vpmadd52huq zmm8, zmm26, zmm2
vpmadd52luq zmm6, zmm15, zmm16
vpmadd52luq zmm12, zmm15, zmm20
vpmadd52luq zmm10, zmm15, zmm23
vpmadd52luq zmm21, zmm15, zmm24
vpmadd52luq zmm22, zmm26, zmm2
vpbroadcastq zmm2, qword ptr [rdi + 2920]
vmovdqa64 zmm16, zmmword ptr [rsi + -4672]
vpmadd52huq zmm14, zmm2, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + -4608]
vpmadd52huq zmm18, zmm2, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -4544]
vpmadd52huq zmm25, zmm2, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -6976]
vpmadd52huq zmm8, zmm7, zmm24
vmovdqa64 zmm26, zmmword ptr [rsi + -4480]
vpmadd52huq zmm28, zmm2, zmm26
vpmadd52luq zmm19, zmm27, zmmword ptr [rdi + 1728]
vpmadd52luq zmm6, zmm2, zmm16
vpmadd52luq zmm12, zmm2, zmm20
vpmadd52luq zmm10, zmm2, zmm23
vpmadd52luq zmm22, zmm7, zmm24
vpmadd52luq zmm21, zmm2, zmm26
vpbroadcastq zmm7, qword ptr [rdi + 2864]
vmovdqa64 zmm16, zmmword ptr [rsi + -4352]
vpmadd52huq zmm14, zmm7, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + -4288]
vpmadd52huq zmm18, zmm7, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -4224]
vpmadd52huq zmm25, zmm7, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -4160]
vpmadd52huq zmm28, zmm7, zmm24
vpaddq zmm19, zmm19, zmm19
vmovdqa64 zmm26, zmmword ptr [rsi + -6656]
vpmadd52huq zmm8, zmm13, zmm26
vmovdqa64 zmm27, zmmword ptr [rdi + 192]
vpmadd52luq zmm19, zmm27, zmm27
vpmadd52luq zmm6, zmm7, zmm16
vpmadd52luq zmm12, zmm7, zmm20
vpmadd52luq zmm10, zmm7, zmm23
vpmadd52luq zmm22, zmm13, zmm26
vpmadd52luq zmm21, zmm7, zmm24
vpbroadcastq zmm13, qword ptr [rdi + 2928]
vmovdqa64 zmm16, zmmword ptr [rsi + -4032]
vpmadd52huq zmm14, zmm13, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + -3968]
vpmadd52huq zmm18, zmm13, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -3904]
vpmadd52huq zmm25, zmm13, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -3840]
vpmadd52huq zmm28, zmm13, zmm24
vmovdqa64 zmm26, zmmword ptr [rdi + 2944]
vpaddq zmm27, zmm19, zmm26
vmovdqa64 zmmword ptr [rdi + 3008], zmm27
vpternlogq zmm30, zmm27, zmm19, 0xf6
vmovdqa64 zmm26, zmmword ptr [rsi + -6336]
vpmadd52huq zmm8, zmm1, zmm26
vpmadd52luq zmm6, zmm13, zmm16
vpmadd52luq zmm12, zmm13, zmm20
vpmadd52luq zmm10, zmm13, zmm23
vpmadd52luq zmm21, zmm13, zmm24
vpmadd52luq zmm22, zmm1, zmm26
vpbroadcastq zmm1, qword ptr [rdi + 2872]
vmovdqa64 zmm16, zmmword ptr [rsi + -3712]
vpmadd52huq zmm14, zmm1, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + -3648]
vpmadd52huq zmm18, zmm1, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -3584]
vpmadd52huq zmm25, zmm1, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -6016]
vpmadd52huq zmm8, zmm3, zmm24
vmovdqa64 zmm26, zmmword ptr [rsi + -3520]
vpmadd52huq zmm28, zmm1, zmm26
vpsrlq zmm19, zmm19, 52
vpmadd52luq zmm6, zmm1, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 2688]
vpaddq zmm27, zmm16, zmm19
vmovdqa64 zmmword ptr [rdi + 3072], zmm27
vpternlogq zmm30, zmm27, zmm16, 0xf6
vpmadd52luq zmm12, zmm1, zmm20
vpmadd52luq zmm10, zmm1, zmm23
vpmadd52luq zmm21, zmm1, zmm26
vpmadd52luq zmm22, zmm3, zmm24
vpbroadcastq zmm3, qword ptr [rdi + 2936]
vmovdqa64 zmm16, zmmword ptr [rsi + -3392]
vpmadd52huq zmm14, zmm3, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -3328]
vpmadd52huq zmm18, zmm3, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -3264]
vpmadd52huq zmm25, zmm3, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -5696]
vpmadd52huq zmm8, zmm9, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -3200]
vpmadd52huq zmm28, zmm3, zmm24
vpmadd52luq zmm6, zmm3, zmm16
vpmadd52luq zmm12, zmm3, zmm19
vpmadd52luq zmm10, zmm3, zmm20
vpmadd52luq zmm21, zmm3, zmm24
vpmadd52luq zmm22, zmm9, zmm23
vpbroadcastq zmm9, qword ptr [rdi + 3008]
vmovdqa64 zmm16, zmmword ptr [rsi + -3072]
vpmadd52huq zmm14, zmm9, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -3008]
vpmadd52huq zmm18, zmm9, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -2944]
vpmadd52huq zmm25, zmm9, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -5376]
vpmadd52huq zmm8, zmm11, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -2880]
vpmadd52huq zmm28, zmm9, zmm24
vpmadd52luq zmm6, zmm9, zmm16
vpmadd52luq zmm12, zmm9, zmm19
vpmadd52luq zmm10, zmm9, zmm20
vpmadd52luq zmm21, zmm9, zmm24
vpmadd52luq zmm22, zmm11, zmm23
vpbroadcastq zmm11, qword ptr [rdi + 3072]
vmovdqa64 zmm16, zmmword ptr [rsi + -2752]
vpmadd52huq zmm14, zmm11, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -2688]
vpmadd52huq zmm18, zmm11, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -2624]
vpmadd52huq zmm25, zmm11, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -5056]
vpmadd52huq zmm8, zmm4, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -2560]
vpmadd52huq zmm28, zmm11, zmm24
vpmadd52luq zmm6, zmm11, zmm16
vpmadd52luq zmm12, zmm11, zmm19
vpmadd52luq zmm10, zmm11, zmm20
vpmadd52luq zmm21, zmm11, zmm24
vpmadd52luq zmm22, zmm4, zmm23
vpbroadcastq zmm4, qword ptr [rdi + 3016]
vmovdqa64 zmm16, zmmword ptr [rsi + -2432]
vpmadd52huq zmm14, zmm4, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -2368]
vpmadd52huq zmm18, zmm4, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -2304]
vpmadd52huq zmm25, zmm4, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -4736]
vpmadd52huq zmm8, zmm15, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -2240]
vpmadd52huq zmm28, zmm4, zmm24
vpmadd52luq zmm6, zmm4, zmm16
vpmadd52luq zmm12, zmm4, zmm19
vpmadd52luq zmm10, zmm4, zmm20
vpmadd52luq zmm21, zmm4, zmm24
vpmadd52luq zmm22, zmm15, zmm23
vpbroadcastq zmm15, qword ptr [rdi + 3080]
vmovdqa64 zmm16, zmmword ptr [rsi + -2112]
vpmadd52huq zmm14, zmm15, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -2048]
vpmadd52huq zmm18, zmm15, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -1984]
vpmadd52huq zmm25, zmm15, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -4416]
vpmadd52huq zmm8, zmm2, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -1920]
vpmadd52huq zmm28, zmm15, zmm24
vpmadd52luq zmm6, zmm15, zmm16
vpmadd52luq zmm12, zmm15, zmm19
vpmadd52luq zmm10, zmm15, zmm20
vpmadd52luq zmm21, zmm15, zmm24
vpmadd52luq zmm22, zmm2, zmm23
vpbroadcastq zmm2, qword ptr [rdi + 3024]
vmovdqa64 zmm16, zmmword ptr [rsi + -1792]
vpmadd52huq zmm14, zmm2, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -1728]
vpmadd52huq zmm18, zmm2, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -1664]
vpmadd52huq zmm25, zmm2, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -4096]
vpmadd52huq zmm8, zmm7, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -1600]
vpmadd52huq zmm28, zmm2, zmm24
vpmadd52luq zmm6, zmm2, zmm16
vpmadd52luq zmm12, zmm2, zmm19
vpmadd52luq zmm10, zmm2, zmm20
vpmadd52luq zmm21, zmm2, zmm24
vpmadd52luq zmm22, zmm7, zmm23
vpbroadcastq zmm7, qword ptr [rdi + 3088]
vmovdqa64 zmm16, zmmword ptr [rsi + -1472]
vpmadd52huq zmm14, zmm7, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -1408]
vpmadd52huq zmm18, zmm7, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -1344]
vpmadd52huq zmm25, zmm7, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -3776]
vpmadd52huq zmm8, zmm13, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -1280]
vpmadd52huq zmm28, zmm7, zmm24
vpmadd52luq zmm6, zmm7, zmm16
vpmadd52luq zmm12, zmm7, zmm19
vpmadd52luq zmm10, zmm7, zmm20
vpmadd52luq zmm21, zmm7, zmm24
vpmadd52luq zmm22, zmm13, zmm23
vpbroadcastq zmm13, qword ptr [rdi + 3032]
vmovdqa64 zmm16, zmmword ptr [rsi + -1152]
vpmadd52huq zmm14, zmm13, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -1088]
vpmadd52huq zmm18, zmm13, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -1024]
vpmadd52huq zmm25, zmm13, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -3456]
vpmadd52huq zmm8, zmm1, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -960]
vpmadd52huq zmm28, zmm13, zmm24
vpmadd52luq zmm6, zmm13, zmm16
vpmadd52luq zmm12, zmm13, zmm19
vpmadd52luq zmm10, zmm13, zmm20
vpmadd52luq zmm21, zmm13, zmm24
vpmadd52luq zmm22, zmm1, zmm23
vpbroadcastq zmm1, qword ptr [rdi + 3096]
vmovdqa64 zmm16, zmmword ptr [rsi + -832]
vpmadd52huq zmm14, zmm1, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -768]
vpmadd52huq zmm18, zmm1, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -704]
vpmadd52huq zmm25, zmm1, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -3136]
vpmadd52huq zmm8, zmm3, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -640]
vpmadd52huq zmm28, zmm1, zmm24
vpmadd52luq zmm6, zmm1, zmm16
vpmadd52luq zmm12, zmm1, zmm19
vpmadd52luq zmm10, zmm1, zmm20
vpmadd52luq zmm21, zmm1, zmm24
vpmadd52luq zmm22, zmm3, zmm23
vpbroadcastq zmm3, qword ptr [rdi + 3040]
vmovdqa64 zmm16, zmmword ptr [rsi + -512]
vpmadd52huq zmm14, zmm3, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -448]
vpmadd52huq zmm18, zmm3, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -384]
vpmadd52huq zmm25, zmm3, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -2816]
vpmadd52huq zmm8, zmm9, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -320]
vpmadd52huq zmm28, zmm3, zmm24
vpmadd52luq zmm6, zmm3, zmm16
vpmadd52luq zmm12, zmm3, zmm19
vpmadd52luq zmm10, zmm3, zmm20
vpmadd52luq zmm21, zmm3, zmm24
vpmadd52luq zmm22, zmm9, zmm23
vpbroadcastq zmm9, qword ptr [rdi + 3104]
vmovdqa64 zmm16, zmmword ptr [rsi + -192]
vpmadd52huq zmm14, zmm9, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -128]
vpmadd52huq zmm18, zmm9, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -64]
vpmadd52huq zmm25, zmm9, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -2496]
vpmadd52huq zmm8, zmm11, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + 0]
vpmadd52huq zmm28, zmm9, zmm24
vpmadd52luq zmm6, zmm9, zmm16
vpmadd52luq zmm12, zmm9, zmm19
vpmadd52luq zmm10, zmm9, zmm20
vpmadd52luq zmm21, zmm9, zmm24
vpmadd52luq zmm22, zmm11, zmm23
vpbroadcastq zmm11, qword ptr [rdi + 3048]
vmovdqa64 zmm16, zmmword ptr [rsi + 128]
vpmadd52huq zmm14, zmm11, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + 192]
vpmadd52huq zmm18, zmm11, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 256]
vpmadd52huq zmm25, zmm11, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -2176]
vpmadd52huq zmm8, zmm4, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + 320]
vpmadd52huq zmm28, zmm11, zmm24
vpmadd52luq zmm6, zmm11, zmm16
vpmadd52luq zmm12, zmm11, zmm19
vpmadd52luq zmm10, zmm11, zmm20
vpmadd52luq zmm21, zmm11, zmm24
vpmadd52luq zmm22, zmm4, zmm23
vpbroadcastq zmm4, qword ptr [rdi + 3112]
vmovdqa64 zmm16, zmmword ptr [rsi + 448]
vpmadd52huq zmm14, zmm4, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + 512]
vpmadd52huq zmm18, zmm4, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 576]
vpmadd52huq zmm25, zmm4, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -1856]
vpmadd52huq zmm8, zmm15, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + 640]
vpmadd52huq zmm28, zmm4, zmm24
vpmadd52luq zmm6, zmm4, zmm16
vpmadd52luq zmm12, zmm4, zmm19
vpmadd52luq zmm10, zmm4, zmm20
vpmadd52luq zmm21, zmm4, zmm24
vpmadd52luq zmm22, zmm15, zmm23
vpbroadcastq zmm15, qword ptr [rdi + 3056]
vmovdqa64 zmm16, zmmword ptr [rsi + 768]
vpmadd52huq zmm14, zmm15, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + 832]
vpmadd52huq zmm18, zmm15, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 896]
vpmadd52huq zmm25, zmm15, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -1536]
vpmadd52huq zmm8, zmm2, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + 960]
vpmadd52huq zmm28, zmm15, zmm24
vpsrlq zmm17, zmm17, 52
vpmadd52luq zmm6, zmm15, zmm16
vpsrlq zmm16, zmm0, 52
vpmadd52luq zmm12, zmm15, zmm19
vpmadd52luq zmm10, zmm15, zmm20
vpmadd52luq zmm21, zmm15, zmm24
valignq zmm17, zmm16, zmm17, 7
vpmadd52luq zmm22, zmm2, zmm23
vpbroadcastq zmm2, qword ptr [rdi + 3120]
vmovdqa64 zmm19, zmmword ptr [rsi + 1088]
vpmadd52huq zmm14, zmm2, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 1152]
vpmadd52huq zmm18, zmm2, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + 1216]
vpmadd52huq zmm25, zmm2, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + 1280]
vpmadd52huq zmm28, zmm2, zmm24
vmovdqa64 zmm26, zmm5
vpaddq zmm26{k2}, zmm26, zmm17
vmovdqa64 zmmword ptr [rdi + 3136], zmm26
vpternlogq zmm30, zmm26, zmm5, 0xf6
vmovdqa64 zmm17, zmmword ptr [rsi + -1216]
vpmadd52huq zmm8, zmm7, zmm17
vpmadd52luq zmm6, zmm2, zmm19
vpmadd52luq zmm12, zmm2, zmm20
vpmadd52luq zmm10, zmm2, zmm23
vpmadd52luq zmm21, zmm2, zmm24
vpmadd52luq zmm22, zmm7, zmm17
vpbroadcastq zmm7, qword ptr [rdi + 3064]
vmovdqa64 zmm17, zmmword ptr [rsi + 1408]
vpmadd52huq zmm14, zmm7, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + 1472]
vpmadd52huq zmm18, zmm7, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 1536]
vpmadd52huq zmm25, zmm7, zmm20
vmovdqa64 zmm23, zmmword ptr [rsi + -896]
vpmadd52huq zmm8, zmm13, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + 1600]
vpmadd52huq zmm28, zmm7, zmm24
vpsrlq zmm5, zmm5, 52
vpmadd52luq zmm6, zmm7, zmm17
vpaddq zmm17, zmm0, zmm5
vmovdqa64 zmmword ptr [rdi + 3200], zmm17
vpternlogq zmm30, zmm17, zmm0, 0xf6
vpmadd52luq zmm12, zmm7, zmm19
vpmadd52luq zmm10, zmm7, zmm20
vpmadd52luq zmm21, zmm7, zmm24
vpmadd52luq zmm22, zmm13, zmm23
vpbroadcastq zmm0, qword ptr [rdi + 3128]
vmovdqa64 zmm5, zmmword ptr [rsi + 1728]
vpmadd52huq zmm14, zmm0, zmm5
vmovdqa64 zmm13, zmmword ptr [rsi + 1792]
vpmadd52huq zmm18, zmm0, zmm13
vmovdqa64 zmm17, zmmword ptr [rsi + 1856]
vpmadd52huq zmm25, zmm0, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + -576]
vpmadd52huq zmm8, zmm1, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 1920]
vpmadd52huq zmm28, zmm0, zmm20
vpmadd52luq zmm6, zmm0, zmm5
vpmadd52luq zmm12, zmm0, zmm13
vpmadd52luq zmm10, zmm0, zmm17
vpmadd52luq zmm21, zmm0, zmm20
vpmadd52luq zmm22, zmm1, zmm19
vpbroadcastq zmm1, qword ptr [rdi + 3168]
vmovdqa64 zmm5, zmmword ptr [rsi + 2048]
vpmadd52huq zmm14, zmm1, zmm5
vmovdqa64 zmm13, zmmword ptr [rsi + 2112]
vpmadd52huq zmm18, zmm1, zmm13
vmovdqa64 zmm17, zmmword ptr [rsi + 2176]
vpmadd52huq zmm25, zmm1, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + -256]
vpmadd52huq zmm8, zmm3, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 2240]
vpmadd52huq zmm28, zmm1, zmm20
vpmadd52luq zmm6, zmm1, zmm5
vpmadd52luq zmm12, zmm1, zmm13
vpmadd52luq zmm10, zmm1, zmm17
vpmadd52luq zmm21, zmm1, zmm20
vpmadd52luq zmm22, zmm3, zmm19
vpbroadcastq zmm3, qword ptr [rdi + 3232]
vmovdqa64 zmm5, zmmword ptr [rsi + 2368]
vpmadd52huq zmm14, zmm3, zmm5
vmovdqa64 zmm13, zmmword ptr [rsi + 2432]
vpmadd52huq zmm18, zmm3, zmm13
vmovdqa64 zmm17, zmmword ptr [rsi + 2496]
vpmadd52huq zmm25, zmm3, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + 64]
vpmadd52huq zmm8, zmm9, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 2560]
vpmadd52huq zmm28, zmm3, zmm20
vpmadd52luq zmm6, zmm3, zmm5
vpmadd52luq zmm12, zmm3, zmm13
vpmadd52luq zmm10, zmm3, zmm17
vpmadd52luq zmm21, zmm3, zmm20
vpmadd52luq zmm22, zmm9, zmm19
vpbroadcastq zmm5, qword ptr [rdi + 3176]
vmovdqa64 zmm9, zmmword ptr [rsi + 2688]
vpmadd52huq zmm14, zmm5, zmm9
vmovdqa64 zmm13, zmmword ptr [rsi + 2752]
vpmadd52huq zmm18, zmm5, zmm13
vmovdqa64 zmm17, zmmword ptr [rsi + 2816]
vpmadd52huq zmm25, zmm5, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + 384]
vpmadd52huq zmm8, zmm11, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 2880]
vpmadd52huq zmm28, zmm5, zmm20
vpmadd52luq zmm6, zmm5, zmm9
vpmadd52luq zmm12, zmm5, zmm13
vpmadd52luq zmm10, zmm5, zmm17
vpmadd52luq zmm21, zmm5, zmm20
vpmadd52luq zmm22, zmm11, zmm19
vpbroadcastq zmm9, qword ptr [rdi + 3240]
vmovdqa64 zmm11, zmmword ptr [rsi + 3008]
vpmadd52huq zmm14, zmm9, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + 3072]
vpmadd52huq zmm18, zmm9, zmm13
vmovdqa64 zmm17, zmmword ptr [rsi + 3136]
vpmadd52huq zmm25, zmm9, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + 704]
vpmadd52huq zmm8, zmm4, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 3200]
vpmadd52huq zmm28, zmm9, zmm20
vmovdqa64 zmm23, zmmword ptr [rdi + 448]
vpxorq zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm23, zmmword ptr [rdi + 440]
vpmadd52luq zmm6, zmm9, zmm11
vpmadd52luq zmm12, zmm9, zmm13
vpmadd52luq zmm10, zmm9, zmm17
vpmadd52luq zmm22, zmm4, zmm19
vpmadd52luq zmm21, zmm9, zmm20
vpbroadcastq zmm4, qword ptr [rdi + 3184]
vmovdqa64 zmm11, zmmword ptr [rsi + 3328]
vpmadd52huq zmm14, zmm4, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + 3392]
vpmadd52huq zmm18, zmm4, zmm13
vmovdqa64 zmm17, zmmword ptr [rsi + 3456]
vpmadd52huq zmm25, zmm4, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + 3520]
vpmadd52huq zmm28, zmm4, zmm19
vpaddq zmm20, zmm24, zmm24
vmovdqa64 zmm24, zmmword ptr [rsi + 1024]
vpmadd52huq zmm8, zmm15, zmm24
vpmadd52luq zmm20, zmm23, zmm23
vpmadd52luq zmm6, zmm4, zmm11
vpmadd52luq zmm12, zmm4, zmm13
vpmadd52luq zmm10, zmm4, zmm17
vmovdqa64 zmm11, zmmword ptr [rdi + 704]
valignq zmm11, zmm11, zmm16, 7
vpmadd52luq zmm21, zmm4, zmm19
vpmadd52luq zmm22, zmm15, zmm24
vpbroadcastq zmm13, qword ptr [rdi + 3248]
vmovdqa64 zmm15, zmmword ptr [rsi + 3648]
vpmadd52huq zmm14, zmm13, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + 3712]
vpmadd52huq zmm18, zmm13, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 3776]
vpmadd52huq zmm25, zmm13, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + 1344]
vpmadd52huq zmm8, zmm2, zmm19
vmovdqa64 zmm23, zmmword ptr [rsi + 3840]
vpmadd52huq zmm28, zmm13, zmm23
vpaddq zmm24, zmm20, zmm11
vmovdqa64 zmmword ptr [rdi + 3264], zmm24
vpternlogq zmm30, zmm24, zmm20, 0xf6
vpmadd52luq zmm6, zmm13, zmm15
vpmadd52luq zmm12, zmm13, zmm16
vpmadd52luq zmm10, zmm13, zmm17
vpmadd52luq zmm22, zmm2, zmm19
vpmadd52luq zmm21, zmm13, zmm23
vpbroadcastq zmm2, qword ptr [rdi + 3192]
vmovdqa64 zmm11, zmmword ptr [rsi + 3968]
vpmadd52huq zmm14, zmm2, zmm11
vmovdqa64 zmm15, zmmword ptr [rsi + 4032]
vpmadd52huq zmm18, zmm2, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + 4096]
vpmadd52huq zmm25, zmm2, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 4160]
vpmadd52huq zmm28, zmm2, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + 1664]
vpmadd52huq zmm8, zmm7, zmm19
vpmadd52luq zmm6, zmm2, zmm11
vpmadd52luq zmm12, zmm2, zmm15
vpmadd52luq zmm10, zmm2, zmm16
vpmadd52luq zmm22, zmm7, zmm19
vpmadd52luq zmm21, zmm2, zmm17
vpbroadcastq zmm7, qword ptr [rdi + 3256]
vmovdqa64 zmm11, zmmword ptr [rsi + 4288]
vpmadd52huq zmm14, zmm7, zmm11
vmovdqa64 zmm15, zmmword ptr [rsi + 4352]
vpmadd52huq zmm18, zmm7, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + 4416]
vpmadd52huq zmm25, zmm7, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 4480]
vpmadd52huq zmm28, zmm7, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + 1984]
vpmadd52huq zmm8, zmm0, zmm19
vpmadd52luq zmm6, zmm7, zmm11
vpmadd52luq zmm12, zmm7, zmm15
vpmadd52luq zmm10, zmm7, zmm16
vpmadd52luq zmm22, zmm0, zmm19
vpmadd52luq zmm21, zmm7, zmm17
vpbroadcastq zmm0, qword ptr [rdi + 3264]
vmovdqa64 zmm11, zmmword ptr [rsi + 4608]
vpmadd52huq zmm14, zmm0, zmm11
vmovdqa64 zmm15, zmmword ptr [rsi + 4672]
vpmadd52huq zmm18, zmm0, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + 4736]
vpmadd52huq zmm25, zmm0, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 4800]
vpmadd52huq zmm28, zmm0, zmm17
vmovdqa64 zmm19, zmmword ptr [rsi + 2304]
vpmadd52huq zmm8, zmm1, zmm19
vpmadd52luq zmm6, zmm0, zmm11
vpmadd52luq zmm12, zmm0, zmm15
vpmadd52luq zmm10, zmm0, zmm16
vpmadd52luq zmm22, zmm1, zmm19
vpmadd52luq zmm21, zmm0, zmm17
valignq zmm1, zmm14, zmm31, 7
vmovdqa64 zmm11, zmmword ptr [rsi + 2624]
vpmadd52huq zmm8, zmm3, zmm11
valignq zmm14, zmm18, zmm14, 7
valignq zmm15, zmm25, zmm18, 7
vpaddq zmm1, zmm6, zmm1
valignq zmm6, zmm28, zmm25, 7
vpmadd52luq zmm22, zmm3, zmm11
vpaddq zmm3, zmm12, zmm14
vmovdqa64 zmm11, zmmword ptr [rsi + 2944]
vpmadd52huq zmm8, zmm5, zmm11
vpaddq zmm10, zmm10, zmm15
vpaddq zmm6, zmm21, zmm6
vpsrlq zmm12, zmm1, 52
vpmadd52luq zmm22, zmm5, zmm11
vpsrlq zmm5, zmm3, 52
valignq zmm11, zmm5, zmm12, 7
vpsrlq zmm14, zmm10, 52
valignq zmm5, zmm14, zmm5, 7
vpsrlq zmm15, zmm6, 52
vmovdqa64 zmm16, zmmword ptr [rsi + 3264]
vpmadd52huq zmm8, zmm9, zmm16
valignq zmm14, zmm15, zmm14, 7
vpmadd52luq zmm22, zmm9, zmm16
vpaddq zmm9, zmm3, zmm11
vmovdqa64 zmmword ptr [rdi + 192], zmm9
vpternlogq zmm30, zmm9, zmm3, 0xf6
valignq zmm3, zmm12, zmm31, 7
vpaddq zmm9, zmm10, zmm5
vmovdqa64 zmmword ptr [rdi + 256], zmm9
vpternlogq zmm30, zmm9, zmm10, 0xf6
vpaddq zmm5, zmm6, zmm14
vmovdqa64 zmmword ptr [rdi + 320], zmm5
vpternlogq zmm30, zmm5, zmm6, 0xf6
vmovdqa64 zmm5, zmmword ptr [rsi + 3584]
vpmadd52huq zmm8, zmm4, zmm5
vpmadd52luq zmm22, zmm4, zmm5
vpaddq zmm4, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi + 128], zmm4
vpternlogq zmm30, zmm4, zmm1, 0xf6
vmovdqa64 zmm1, zmmword ptr [rsi + 3904]
vpmadd52huq zmm8, zmm13, zmm1
vpmadd52luq zmm22, zmm13, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + 4224]
vpmadd52huq zmm8, zmm2, zmm1
vpmadd52luq zmm22, zmm2, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + 4544]
vpmadd52huq zmm8, zmm7, zmm1
vpmadd52luq zmm22, zmm7, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + 4864]
vpmadd52huq zmm8, zmm0, zmm1
vpmadd52luq zmm22, zmm0, zmm1
valignq zmm0, zmm8, zmm28, 7
vpaddq zmm0, zmm22, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm2, zmm1, zmm15, 7
vpaddq zmm3, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 384], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm31, zmm8, 7
vpsrlq zmm2, zmm0, 52
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 448], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
