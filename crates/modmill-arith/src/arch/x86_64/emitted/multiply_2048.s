# x := x * y * 2^-s mod N, s = 1664, N odd of at most 2048 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 41 limbs below 2^52, the top one below 2^26; zmm30 collects predicted carries that rippled.
# 1638 instructions, 57 spills, 547 loads; modelled 539 cycles a step (Plan { schedule: true, load_windows_after: 0, carry_registers: false, broadcast_latency: 8 }).
mov eax, 1
kmovd k3, eax
mov eax, 224
kmovd k2, eax
mov eax, 254
kmovd k1, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
vpsrlq zmm0, zmm31, 52
vmovdqa64 zmm1, zmmword ptr [rdi + 832]
vmovdqa64 zmm2, zmmword ptr [rdi + 768]
valignq zmm3, zmm1, zmm2, 1
vmovdqa64 zmm4, zmmword ptr [rdi + 704]
valignq zmm5, zmm2, zmm4, 7
valignq zmm6, zmm1, zmm2, 2
vmovdqa64 zmm7, zmmword ptr [rdi + 256]
vmovdqa64 zmm8, zmmword ptr [rdi + 192]
valignq zmm9, zmm7, zmm8, 7
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm7, zmm3
vmovdqa64 zmm11, zmmword ptr [rdi + 320]
valignq zmm12, zmm11, zmm7, 1
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm9, zmm2
valignq zmm14, zmm7, zmm8, 6
vpmadd52luq zmm10, zmm2, zmm12
valignq zmm15, zmm2, zmm4, 6
vpmadd52huq zmm13, zmm5, zmm7
valignq zmm16, zmm11, zmm7, 2
vpmadd52huq zmm10, zmm9, zmm3
valignq zmm17, zmm7, zmm8, 5
vpmadd52luq zmm13, zmm9, zmm3
valignq zmm18, zmm1, zmm2, 3
vpmadd52huq zmm10, zmm5, zmm12
valignq zmm19, zmm2, zmm4, 5
vpmadd52luq zmm13, zmm5, zmm12
valignq zmm20, zmm11, zmm7, 3
vpmadd52luq zmm10, zmm9, zmm6
valignq zmm21, zmm7, zmm8, 4
vpmadd52huq zmm13, zmm14, zmm3
valignq zmm22, zmm1, zmm2, 4
vpmadd52luq zmm10, zmm5, zmm16
valignq zmm23, zmm2, zmm4, 4
vpmadd52huq zmm13, zmm15, zmm12
valignq zmm24, zmm11, zmm7, 4
vpmadd52huq zmm10, zmm14, zmm6
valignq zmm25, zmm11, zmm7, 7
vpmadd52luq zmm13, zmm14, zmm6
valignq zmm26, zmm2, zmm4, 1
vpmadd52huq zmm10, zmm15, zmm16
valignq zmm27, zmm1, zmm2, 7
vpxorq zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm25, zmm1
vpmadd52luq zmm13, zmm15, zmm16
vpxorq zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm8, zmm26
vpmadd52luq zmm10, zmm14, zmm18
vmovdqa64 zmmword ptr [rdi + 1216], zmm0
valignq zmm0, zmm7, zmm8, 1
vpmadd52huq zmm28, zmm27, zmm11
vpmadd52huq zmm13, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi + 1280], zmm3
valignq zmm3, zmm7, zmm8, 3
vpmadd52luq zmm10, zmm15, zmm20
vpmadd52luq zmm29, zmm4, zmm0
vmovdqa64 zmmword ptr [rdi + 1344], zmm12
valignq zmm12, zmm1, zmm2, 5
vpmadd52huq zmm13, zmm19, zmm16
vmovdqa64 zmmword ptr [rdi + 1408], zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 896]
vmovdqa64 zmmword ptr [rdi + 1472], zmm16
valignq zmm16, zmm6, zmm1, 1
vpmadd52huq zmm10, zmm17, zmm18
vmovdqa64 zmmword ptr [rdi + 1536], zmm9
vmovdqa64 zmm9, zmmword ptr [rdi + 128]
vmovdqa64 zmmword ptr [rdi + 1600], zmm5
valignq zmm5, zmm8, zmm9, 7
vpmadd52luq zmm13, zmm17, zmm18
vmovdqa64 zmmword ptr [rdi + 1664], zmm14
valignq zmm14, zmm2, zmm4, 3
vmovdqa64 zmmword ptr [rdi + 1728], zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm11, zmm16
vpmadd52huq zmm10, zmm19, zmm20
vmovdqa64 zmmword ptr [rdi + 1792], zmm27
valignq zmm27, zmm11, zmm7, 5
vpmadd52luq zmm28, zmm25, zmm16
vpmadd52luq zmm13, zmm19, zmm20
vmovdqa64 zmmword ptr [rdi + 1856], zmm25
vmovdqa64 zmm25, zmmword ptr [rdi + 640]
vmovdqa64 zmmword ptr [rdi + 1920], zmm16
valignq zmm16, zmm4, zmm25, 7
vpmadd52huq zmm29, zmm5, zmm26
vpmadd52luq zmm10, zmm17, zmm22
vmovdqa64 zmmword ptr [rdi + 1984], zmm17
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm5, zmm4
vmovdqa64 zmmword ptr [rdi + 2048], zmm28
valignq zmm28, zmm11, zmm7, 6
vpmadd52huq zmm13, zmm21, zmm18
vpmadd52huq zmm29, zmm16, zmm0
vmovdqa64 zmmword ptr [rdi + 2112], zmm18
valignq zmm18, zmm2, zmm4, 2
vpmadd52luq zmm10, zmm19, zmm24
vpmadd52huq zmm17, zmm16, zmm8
vmovdqa64 zmmword ptr [rdi + 2176], zmm19
valignq zmm19, zmm1, zmm2, 6
vpmadd52huq zmm13, zmm23, zmm20
vpmadd52luq zmm29, zmm5, zmm18
valignq zmm2, zmm7, zmm8, 2
vpmadd52huq zmm10, zmm21, zmm22
vpmadd52luq zmm17, zmm5, zmm26
valignq zmm7, zmm6, zmm1, 2
vmovdqa64 zmmword ptr [rdi + 2240], zmm5
valignq zmm5, zmm8, zmm9, 6
vpmadd52luq zmm13, zmm21, zmm22
vpmadd52luq zmm29, zmm16, zmm2
vmovdqa64 zmmword ptr [rdi + 2304], zmm20
valignq zmm20, zmm4, zmm25, 6
vpmadd52huq zmm10, zmm23, zmm24
vmovdqa64 zmmword ptr [rdi + 2368], zmm7
valignq zmm7, zmm6, zmm1, 3
vpmadd52luq zmm13, zmm23, zmm24
vmovdqa64 zmmword ptr [rdi + 2432], zmm7
valignq zmm7, zmm8, zmm9, 5
vpmadd52huq zmm29, zmm5, zmm18
vmovdqa64 zmmword ptr [rdi + 2496], zmm18
valignq zmm18, zmm4, zmm25, 5
vpmadd52luq zmm10, zmm21, zmm12
vmovdqa64 zmmword ptr [rdi + 2560], zmm21
valignq zmm21, zmm6, zmm1, 4
valignq zmm6, zmm8, zmm9, 4
vpmadd52huq zmm13, zmm3, zmm22
vpmadd52huq zmm29, zmm20, zmm2
vmovdqa64 zmmword ptr [rdi + 2624], zmm21
vmovdqa64 zmm21, zmmword ptr [rdi + 384]
vmovdqa64 zmmword ptr [rdi + 2688], zmm22
valignq zmm22, zmm21, zmm11, 1
vmovdqa64 zmmword ptr [rdi + 2752], zmm6
valignq zmm6, zmm21, zmm11, 2
vpmadd52luq zmm10, zmm23, zmm27
vpmadd52luq zmm17, zmm16, zmm0
vmovdqa64 zmmword ptr [rdi + 2816], zmm16
valignq zmm16, zmm21, zmm11, 3
vpmadd52huq zmm13, zmm14, zmm24
vpmadd52luq zmm15, zmm1, zmm22
vpmadd52luq zmm29, zmm5, zmm14
vmovdqa64 zmm1, zmmword ptr [rdi + 1792]
vmovdqa64 zmmword ptr [rdi + 2880], zmm24
vmovdqa64 zmm24, zmmword ptr [rdi + 2048]
vpmadd52luq zmm24, zmm1, zmm22
vmovdqa64 zmmword ptr [rdi + 2944], zmm16
valignq zmm16, zmm21, zmm11, 4
vpmadd52huq zmm10, zmm3, zmm12
valignq zmm21, zmm4, zmm25, 4
vpmadd52huq zmm17, zmm5, zmm26
vpmadd52luq zmm13, zmm3, zmm12
vmovdqa64 zmmword ptr [rdi + 3008], zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 1856]
vmovdqa64 zmm11, zmmword ptr [rdi + 1920]
vpmadd52huq zmm15, zmm16, zmm11
vpmadd52luq zmm29, zmm20, zmm3
vpmadd52huq zmm24, zmm28, zmm11
valignq zmm11, zmm8, zmm9, 3
vpmadd52huq zmm10, zmm14, zmm27
vmovdqa64 zmmword ptr [rdi + 3072], zmm11
valignq zmm11, zmm4, zmm25, 3
vpmadd52huq zmm17, zmm20, zmm0
vpmadd52luq zmm13, zmm14, zmm27
vpmadd52huq zmm15, zmm1, zmm22
vpmadd52huq zmm29, zmm7, zmm14
vpmadd52huq zmm24, zmm19, zmm22
vmovdqa64 zmmword ptr [rdi + 3136], zmm22
valignq zmm22, zmm8, zmm9, 1
vpmadd52luq zmm10, zmm3, zmm19
vmovdqa64 zmmword ptr [rdi + 3200], zmm11
vmovdqa64 zmm11, zmmword ptr [rdi + 2496]
vpmadd52luq zmm17, zmm5, zmm11
vpmadd52huq zmm13, zmm2, zmm12
vmovdqa64 zmmword ptr [rdi + 3264], zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 2368]
vpmadd52luq zmm15, zmm16, zmm5
vpmadd52huq zmm29, zmm18, zmm3
vpmadd52luq zmm24, zmm28, zmm5
valignq zmm8, zmm4, zmm25, 1
vpmadd52luq zmm10, zmm14, zmm28
valignq zmm4, zmm9, zmm31, 7
vpmadd52luq zmm17, zmm20, zmm2
vpmadd52huq zmm13, zmm11, zmm27
vpmadd52luq zmm15, zmm1, zmm6
vpmadd52luq zmm29, zmm7, zmm23
vpmadd52luq zmm24, zmm19, zmm6
vmovdqa64 zmmword ptr [rdi + 3328], zmm20
vpxorq zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm9, zmm8
vpmadd52huq zmm10, zmm2, zmm19
vpmadd52huq zmm17, zmm7, zmm11
vpmadd52luq zmm13, zmm2, zmm19
vpmadd52huq zmm15, zmm28, zmm5
vmovdqa64 zmm9, zmmword ptr [rdi + 2560]
vpmadd52luq zmm29, zmm18, zmm9
vpmadd52huq zmm24, zmm27, zmm5
vpmadd52huq zmm10, zmm11, zmm28
vpmadd52luq zmm20, zmm25, zmm22
vpmadd52huq zmm17, zmm18, zmm2
vpmadd52luq zmm13, zmm11, zmm28
vpmadd52huq zmm15, zmm19, zmm6
vmovdqa64 zmm5, zmmword ptr [rdi + 2752]
vpmadd52huq zmm29, zmm5, zmm23
vpmadd52huq zmm24, zmm12, zmm6
vpmadd52luq zmm10, zmm2, zmm1
vpmadd52huq zmm20, zmm4, zmm8
vpmadd52luq zmm17, zmm7, zmm14
vpmadd52huq zmm13, zmm0, zmm19
vmovdqa64 zmmword ptr [rdi + 3392], zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 2432]
vpmadd52luq zmm15, zmm28, zmm2
vpmadd52huq zmm29, zmm21, zmm9
vpmadd52luq zmm24, zmm27, zmm2
vmovdqa64 zmmword ptr [rdi + 3456], zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm4, zmm25
vpmadd52luq zmm10, zmm11, zmm16
vmovdqu64 zmm11, zmmword ptr [rdi + 632]
vpmadd52huq zmm20, zmm11, zmm22
vpmadd52luq zmm17, zmm18, zmm3
vpmadd52huq zmm13, zmm26, zmm28
vmovdqa64 zmmword ptr [rdi + 3520], zmm28
vmovdqa64 zmm28, zmmword ptr [rdi + 2944]
vpmadd52luq zmm15, zmm19, zmm28
vmovdqa64 zmmword ptr [rdi + 3584], zmm19
vmovdqa64 zmm19, zmmword ptr [rdi + 2176]
vpmadd52luq zmm29, zmm5, zmm19
vpmadd52luq zmm24, zmm12, zmm28
vpmadd52huq zmm7, zmm11, zmmword ptr [rdi + 128]
vpmadd52huq zmm10, zmm0, zmm1
vmovdqu64 zmm25, zmmword ptr [rdi + 656]
vpmadd52luq zmm20, zmm4, zmm25
vpmadd52huq zmm17, zmm5, zmm14
vpmadd52luq zmm13, zmm0, zmm1
vpmadd52huq zmm15, zmm27, zmm2
vmovdqa64 zmmword ptr [rdi + 3648], zmm14
vmovdqa64 zmm14, zmmword ptr [rdi + 1984]
vpmadd52luq zmm29, zmm21, zmm14
vmovdqa64 zmmword ptr [rdi + 3712], zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 2880]
vpmadd52huq zmm24, zmm18, zmm2
vpmadd52luq zmm7, zmm4, zmm8
vpmadd52huq zmm10, zmm26, zmm16
vmovdqa64 zmmword ptr [rdi + 3776], zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 144]
vpmadd52luq zmm20, zmm11, zmm4
vpmadd52huq zmm17, zmm21, zmm3
vpmadd52luq zmm13, zmm26, zmm16
vpmadd52huq zmm15, zmm12, zmm28
vmovdqa64 zmmword ptr [rdi + 3840], zmm3
vmovdqa64 zmm3, zmmword ptr [rdi + 3072]
vpmadd52huq zmm29, zmm3, zmm19
vmovdqa64 zmm2, zmmword ptr [rdi + 2688]
vpmadd52huq zmm24, zmm2, zmm28
vpmadd52luq zmm7, zmm11, zmm22
vmovdqa64 zmm11, zmmword ptr [rdi + 832]
vpmadd52luq zmm10, zmm0, zmm11
vmovdqa64 zmmword ptr [rdi + 3904], zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 112]
vpmadd52huq zmm20, zmm0, zmm25
vpmadd52luq zmm17, zmm5, zmm23
vmovdqa64 zmm28, zmmword ptr [rdi + 192]
vpmadd52huq zmm13, zmm28, zmm1
vmovdqa64 zmm1, zmmword ptr [rdi + 2624]
vpmadd52luq zmm15, zmm27, zmm1
vmovdqa64 zmmword ptr [rdi + 3968], zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 3200]
vpmadd52huq zmm29, zmm27, zmm14
vpmadd52luq zmm24, zmm18, zmm1
vpmadd52huq zmm7, zmm0, zmm8
vmovdqa64 zmmword ptr [rdi + 4032], zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 320]
vpmadd52luq zmm10, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi + 4096], zmm26
vmovdqu64 zmm26, zmmword ptr [rdi + 624]
vpmadd52huq zmm20, zmm26, zmm4
vpmadd52luq zmm17, zmm21, zmm9
vmovdqa64 zmmword ptr [rdi + 4160], zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 704]
vpmadd52huq zmm13, zmm8, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 3008]
vpmadd52luq zmm15, zmm12, zmm16
vmovdqa64 zmmword ptr [rdi + 4224], zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 1728]
vpmadd52luq zmm29, zmm3, zmm12
vpmadd52luq zmm24, zmm2, zmm16
vpmadd52huq zmm7, zmm26, zmm22
vpmadd52huq zmm10, zmm28, zmm11
vpmadd52luq zmm20, zmm0, zmm27
vpmadd52huq zmm17, zmm3, zmm23
vpmadd52luq zmm13, zmm28, zmm11
vpmadd52huq zmm15, zmm18, zmm1
vmovdqa64 zmmword ptr [rdi + 4288], zmm23
vmovdqa64 zmm23, zmmword ptr [rdi + 1664]
vpmadd52luq zmm29, zmm27, zmm23
vmovdqa64 zmmword ptr [rdi + 4352], zmm22
vmovdqa64 zmm22, zmmword ptr [rdi + 2304]
vpmadd52huq zmm24, zmm22, zmm1
vpmadd52luq zmm7, zmm0, zmm25
vpmadd52huq zmm10, zmm8, zmm6
vpmadd52luq zmm20, zmm26, zmm3
vpmadd52huq zmm17, zmm27, zmm9
vpmadd52luq zmm13, zmm8, zmm6
vpmadd52huq zmm15, zmm2, zmm16
vpmadd52huq zmm29, zmm4, zmm12
vmovdqa64 zmm9, zmmword ptr [rdi + 2112]
vpmadd52huq zmm24, zmm9, zmm16
vpmadd52luq zmm7, zmm26, zmm4
vmovdqa64 zmm26, zmmword ptr [rdi + 1920]
vpmadd52luq zmm10, zmm28, zmm26
vmovdqu64 zmm28, zmmword ptr [rdi + 104]
vpmadd52huq zmm20, zmm28, zmm27
vpmadd52luq zmm17, zmm3, zmm19
vmovdqa64 zmm0, zmmword ptr [rdi + 2240]
vpmadd52huq zmm13, zmm0, zmm11
vmovdqu64 zmm11, zmmword ptr [rdi + 872]
vpmadd52luq zmm15, zmm18, zmm11
vpmadd52huq zmm29, zmm25, zmm23
vpmadd52luq zmm24, zmm22, zmm11
vpmadd52huq zmm7, zmm28, zmm25
vmovdqa64 zmm18, zmmword ptr [rdi + 3136]
vpmadd52luq zmm10, zmm8, zmm18
vmovdqu64 zmm8, zmmword ptr [rdi + 616]
vpmadd52huq zmm20, zmm8, zmm3
vpmadd52luq zmm17, zmm27, zmm14
vmovdqa64 zmm16, zmmword ptr [rdi + 2816]
vpmadd52huq zmm13, zmm16, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 360]
vpmadd52luq zmm15, zmm2, zmm6
vmovdqa64 zmm2, zmmword ptr [rdi + 1600]
vpmadd52luq zmm29, zmm4, zmm2
vpmadd52luq zmm24, zmm9, zmm6
vpmadd52huq zmm7, zmm8, zmm4
vpmadd52huq zmm10, zmm0, zmm26
vpmadd52luq zmm20, zmm28, zmm21
vpmadd52huq zmm17, zmm4, zmm19
vpmadd52luq zmm13, zmm0, zmm26
vpmadd52huq zmm15, zmm22, zmm11
vmovdqa64 zmm19, zmmword ptr [rdi + 1536]
vpmadd52luq zmm29, zmm25, zmm19
vmovdqa64 zmm1, zmmword ptr [rdi + 1472]
vpmadd52huq zmm24, zmm1, zmm11
vpmadd52luq zmm7, zmm28, zmm27
vpmadd52huq zmm10, zmm16, zmm18
vpmadd52luq zmm20, zmm8, zmm5
vpmadd52huq zmm17, zmm25, zmm14
vpmadd52luq zmm13, zmm16, zmm18
vpmadd52huq zmm15, zmm9, zmm6
vmovdqa64 zmm14, zmmword ptr [rdi + 4352]
vpmadd52huq zmm29, zmm14, zmm2
vmovdqa64 zmm28, zmmword ptr [rdi + 1408]
vpmadd52huq zmm24, zmm28, zmm6
vpmadd52luq zmm7, zmm8, zmm3
vmovdqa64 zmm8, zmmword ptr [rdi + 2368]
vpmadd52luq zmm10, zmm0, zmm8
vmovdqu64 zmm0, zmmword ptr [rdi + 96]
vpmadd52huq zmm20, zmm0, zmm21
vpmadd52luq zmm17, zmm4, zmm12
vmovdqa64 zmm4, zmmword ptr [rdi + 3264]
vpmadd52huq zmm13, zmm4, zmm26
vmovdqu64 zmm26, zmmword ptr [rdi + 880]
vpmadd52luq zmm15, zmm22, zmm26
vmovdqa64 zmm22, zmmword ptr [rdi + 4160]
vpmadd52huq zmm29, zmm22, zmm19
vpmadd52luq zmm24, zmm1, zmm26
vpmadd52huq zmm7, zmm0, zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 4032]
vpmadd52luq zmm10, zmm16, zmm27
vmovdqu64 zmm16, zmmword ptr [rdi + 608]
vpmadd52huq zmm20, zmm16, zmm5
vpmadd52luq zmm17, zmm25, zmm23
vmovdqa64 zmm25, zmmword ptr [rdi + 3328]
vpmadd52huq zmm13, zmm25, zmm18
vmovdqu64 zmm18, zmmword ptr [rdi + 368]
vpmadd52luq zmm15, zmm9, zmm18
vmovdqa64 zmm9, zmmword ptr [rdi + 768]
vpmadd52luq zmm29, zmm14, zmm9
vpmadd52luq zmm24, zmm28, zmm18
vpmadd52huq zmm7, zmm16, zmm3
vpmadd52huq zmm10, zmm4, zmm8
vmovdqa64 zmm6, zmmword ptr [rdi + 3712]
vpmadd52luq zmm20, zmm0, zmm6
vpmadd52huq zmm17, zmm14, zmm12
vpmadd52luq zmm13, zmm4, zmm8
vpmadd52huq zmm15, zmm1, zmm26
vmovdqa64 zmm12, zmmword ptr [rdi + 256]
vpmadd52luq zmm29, zmm22, zmm12
vmovdqa64 zmm3, zmmword ptr [rdi + 1344]
vpmadd52huq zmm24, zmm3, zmm26
vmovdqu64 zmm26, zmmword ptr [rdi + 376]
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm26, zmmword ptr [rdi + 896]
vpmadd52huq zmm10, zmm25, zmm27
vpmadd52luq zmm7, zmm0, zmm21
vpmadd52huq zmm17, zmm22, zmm23
vpmadd52luq zmm13, zmm25, zmm27
vpmadd52huq zmm15, zmm28, zmm18
vmovdqa64 zmm0, zmmword ptr [rdi + 128]
vpmadd52huq zmm29, zmm0, zmm9
vmovdqa64 zmm23, zmmword ptr [rdi + 1280]
vpmadd52huq zmm24, zmm23, zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 3456]
vpmadd52luq zmm20, zmm16, zmm18
vmovdqa64 zmm9, zmmword ptr [rdi + 2432]
vpmadd52luq zmm10, zmm4, zmm9
vpmadd52luq zmm17, zmm14, zmm2
vmovdqu64 zmm14, zmmword ptr [rdi + 888]
vmovdqa64 zmm4, zmmword ptr [rdi + 384]
vpmadd52huq zmm11, zmm14, zmm4
vpmadd52huq zmm13, zmm18, zmm8
vpmadd52luq zmm15, zmm1, zmm14
vmovdqa64 zmm8, zmmword ptr [rdi + 640]
vpmadd52huq zmm29, zmm8, zmm12
vpmadd52luq zmm24, zmm3, zmm14
vpmadd52luq zmm7, zmm16, zmm5
vmovdqa64 zmm16, zmmword ptr [rdi + 2944]
vpmadd52luq zmm10, zmm25, zmm16
vmovdqu64 zmm1, zmmword ptr [rdi + 88]
vpmadd52huq zmm20, zmm1, zmm6
vpmadd52luq zmm17, zmm22, zmm19
vpmadd52huq zmm13, zmm6, zmm27
vpmadd52luq zmm15, zmm28, zmm26
vpmadd52luq zmm29, zmm0, zmm23
vpmadd52luq zmm24, zmm23, zmm26
vmovdqu64 zmm27, zmmword ptr [rdi + 904]
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm4, zmm27
vpmadd52huq zmm10, zmm18, zmm9
vpmadd52huq zmm17, zmm0, zmm2
vpmadd52luq zmm11, zmm26, zmm27
vpmadd52luq zmm13, zmm18, zmm9
vpmadd52huq zmm15, zmm3, zmm14
vpmadd52luq zmm29, zmm8, zmm3
vpmadd52huq zmm24, zmm12, zmm14
vpmadd52huq zmm7, zmm1, zmm21
vpmadd52huq zmm10, zmm6, zmm16
vmovdqu64 zmm2, zmmword ptr [rdi + 600]
vpmadd52huq zmm20, zmm2, zmm18
vpmadd52huq zmm17, zmm8, zmm19
vpmadd52luq zmm13, zmm6, zmm16
vpmadd52huq zmm15, zmm23, zmm26
vmovdqa64 zmm19, zmmword ptr [rdi + 3776]
vpmadd52huq zmm29, zmm19, zmm23
vmovdqa64 zmm27, zmmword ptr [rdi + 768]
vpmadd52huq zmm24, zmm27, zmm26
vmovdqa64 zmm26, zmmword ptr [rdi + 896]
vmovdqu64 zmm28, zmmword ptr [rdi + 392]
vpmadd52luq zmm22, zmm26, zmm28
vmovdqa64 zmmword ptr [rdi + 4416], zmm22
vmovdqa64 zmm22, zmmword ptr [rdi + 2624]
vpmadd52luq zmm10, zmm18, zmm22
vpmadd52luq zmm17, zmm0, zmm27
vpmadd52luq zmm11, zmm14, zmm28
vpmadd52huq zmm13, zmm5, zmm9
vpmadd52luq zmm15, zmm3, zmm26
vmovdqu64 zmm9, zmmword ptr [rdi + 632]
vpmadd52huq zmm29, zmm9, zmm3
vpmadd52luq zmm24, zmm12, zmm26
vpmadd52huq zmm7, zmm2, zmm5
vmovdqa64 zmm0, zmmword ptr [rdi + 3008]
vpmadd52luq zmm10, zmm6, zmm0
vpmadd52luq zmm20, zmm1, zmm25
vpmadd52luq zmm17, zmm8, zmm12
vpmadd52huq zmm13, zmm21, zmm16
vpmadd52luq zmm15, zmm23, zmm4
vmovdqa64 zmm16, zmmword ptr [rdi + 1408]
vpmadd52luq zmm29, zmm19, zmm16
vpmadd52luq zmm24, zmm27, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 376]
vmovdqu64 zmm3, zmmword ptr [rdi + 904]
vmovdqa64 zmm25, zmmword ptr [rdi + 4416]
vpmadd52huq zmm25, zmm8, zmm3
vpmadd52huq zmm10, zmm5, zmm22
vpmadd52huq zmm17, zmm19, zmm27
vmovdqu64 zmm8, zmmword ptr [rdi + 368]
vpmadd52huq zmm11, zmm8, zmm3
vpmadd52luq zmm13, zmm5, zmm22
vpmadd52huq zmm15, zmm12, zmm26
vmovdqa64 zmm8, zmmword ptr [rdi + 1472]
vpmadd52luq zmm29, zmm9, zmm8
vmovdqa64 zmm18, zmmword ptr [rdi + 1536]
vpmadd52huq zmm24, zmm18, zmm26
vpmadd52luq zmm7, zmm1, zmm6
vpmadd52huq zmm10, zmm21, zmm0
vmovdqa64 zmm26, zmmword ptr [rdi + 3264]
vpmadd52luq zmm20, zmm2, zmm26
vpmadd52huq zmm17, zmm9, zmm12
vpmadd52luq zmm13, zmm21, zmm0
vpmadd52huq zmm15, zmm27, zmm4
vmovdqu64 zmm1, zmmword ptr [rdi + 112]
vpmadd52huq zmm29, zmm1, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 1600]
vpmadd52huq zmm24, zmm16, zmm4
vpmadd52huq zmm25, zmm14, zmm28
vmovdqu64 zmm4, zmmword ptr [rdi + 872]
vpmadd52luq zmm10, zmm5, zmm4
vpmadd52luq zmm17, zmm19, zmm23
vmovdqu64 zmm5, zmmword ptr [rdi + 880]
vpmadd52huq zmm11, zmm5, zmm28
vmovdqa64 zmm19, zmmword ptr [rdi + 3072]
vpmadd52huq zmm13, zmm19, zmm22
vpmadd52luq zmm15, zmm12, zmm3
vmovdqu64 zmm12, zmmword ptr [rdi + 624]
vpmadd52huq zmm29, zmm12, zmm8
vpmadd52luq zmm24, zmm18, zmm3
vmovdqa64 zmm22, zmmword ptr [rdi + 3456]
vpmadd52luq zmm7, zmm2, zmm22
vmovdqu64 zmm2, zmmword ptr [rdi + 360]
vpmadd52luq zmm10, zmm21, zmm2
vmovdqu64 zmm21, zmmword ptr [rdi + 80]
vmovdqa64 zmm8, zmmword ptr [rdi + 3328]
vpmadd52huq zmm20, zmm21, zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 1344]
vpmadd52luq zmm17, zmm9, zmm8
vmovdqa64 zmm9, zmmword ptr [rdi + 3200]
vpmadd52huq zmm13, zmm9, zmm0
vpmadd52luq zmm15, zmm27, zmm28
vmovdqa64 zmm27, zmmword ptr [rdi + 2112]
vpmadd52luq zmm29, zmm1, zmm27
vpmadd52luq zmm24, zmm16, zmm28
vmovdqu64 zmm0, zmmword ptr [rdi + 912]
vpmadd52luq zmm25, zmm0, zmmword ptr [rdi + 376]
vpmadd52huq zmm10, zmm19, zmm4
vpmadd52huq zmm7, zmm21, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 368]
vpmadd52luq zmm11, zmm6, zmm0
vpmadd52luq zmm13, zmm19, zmm4
vpmadd52huq zmm15, zmm18, zmm3
vmovdqa64 zmm6, zmmword ptr [rdi + 2304]
vpmadd52luq zmm29, zmm12, zmm6
vmovdqa64 zmm12, zmmword ptr [rdi + 1664]
vpmadd52huq zmm24, zmm12, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 592]
vpmadd52huq zmm20, zmm3, zmm26
vpmadd52huq zmm10, zmm9, zmm2
vpmadd52huq zmm17, zmm1, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 400]
vpmadd52luq zmm25, zmm14, zmm23
vpmadd52luq zmm13, zmm9, zmm2
vpmadd52huq zmm15, zmm16, zmm28
vmovdqu64 zmm14, zmmword ptr [rdi + 104]
vpmadd52huq zmm29, zmm14, zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 1728]
vpmadd52huq zmm24, zmm27, zmm28
vpmadd52luq zmm11, zmm5, zmm23
vpmadd52luq zmm10, zmm19, zmm5
vpmadd52huq zmm7, zmm3, zmm22
vmovdqa64 zmm19, zmmword ptr [rdi + 2816]
vpmadd52luq zmm20, zmm21, zmm19
vmovdqu64 zmm22, zmmword ptr [rdi + 144]
vpmadd52huq zmm13, zmm22, zmm4
vpmadd52luq zmm15, zmm18, zmm0
vmovdqu64 zmm18, zmmword ptr [rdi + 616]
vpmadd52huq zmm29, zmm18, zmm6
vpmadd52luq zmm24, zmm12, zmm0
vmovdqu64 zmm28, zmmword ptr [rdi + 624]
vpmadd52huq zmm17, zmm28, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 368]
vpmadd52luq zmm10, zmm9, zmm8
vpmadd52huq zmm25, zmm8, zmm0
vpmadd52huq zmm11, zmm2, zmm0
vmovdqu64 zmm9, zmmword ptr [rdi + 656]
vpmadd52huq zmm13, zmm9, zmm2
vpmadd52luq zmm15, zmm16, zmm23
vmovdqa64 zmm16, zmmword ptr [rdi + 2688]
vpmadd52luq zmm29, zmm14, zmm16
vpmadd52luq zmm24, zmm27, zmm23
vmovdqa64 zmm6, zmmword ptr [rdi + 3328]
vpmadd52luq zmm7, zmm21, zmm6
vpmadd52huq zmm10, zmm22, zmm5
vmovdqa64 zmm21, zmmword ptr [rdi + 2240]
vpmadd52luq zmm20, zmm3, zmm21
vmovdqa64 zmm14, zmmword ptr [rdi + 1408]
vpmadd52luq zmm17, zmm1, zmm14
vpmadd52luq zmm13, zmm22, zmm5
vpmadd52huq zmm15, zmm12, zmm0
vmovdqa64 zmm1, zmmword ptr [rdi + 2880]
vpmadd52luq zmm29, zmm18, zmm1
vmovdqa64 zmm18, zmmword ptr [rdi + 1984]
vpmadd52huq zmm24, zmm18, zmm0
vpmadd52huq zmm25, zmm5, zmm23
vpmadd52huq zmm10, zmm9, zmm8
vpmadd52luq zmm7, zmm3, zmm26
vpmadd52huq zmm11, zmm4, zmm23
vpmadd52luq zmm13, zmm9, zmm8
vpmadd52huq zmm15, zmm27, zmm23
vmovdqu64 zmm0, zmmword ptr [rdi + 96]
vpmadd52huq zmm29, zmm0, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 2176]
vpmadd52huq zmm24, zmm16, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 72]
vpmadd52huq zmm20, zmm23, zmm19
vmovdqu64 zmm3, zmmword ptr [rdi + 888]
vpmadd52luq zmm10, zmm22, zmm3
vmovdqa64 zmm22, zmmword ptr [rdi + 1472]
vpmadd52luq zmm17, zmm28, zmm22
vmovdqu64 zmm28, zmmword ptr [rdi + 920]
vpmadd52luq zmm25, zmm8, zmm28
vmovdqa64 zmm19, zmmword ptr [rdi + 4352]
vpmadd52huq zmm13, zmm19, zmm5
vpmadd52luq zmm15, zmm12, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 608]
vpmadd52huq zmm29, zmm12, zmm1
vpmadd52luq zmm24, zmm18, zmm28
vpmadd52luq zmm11, zmm2, zmm28
vmovdqu64 zmm1, zmmword ptr [rdi + 376]
vpmadd52luq zmm10, zmm9, zmm1
vpmadd52huq zmm7, zmm23, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 584]
vpmadd52huq zmm20, zmm6, zmm21
vmovdqa64 zmm9, zmmword ptr [rdi + 4160]
vpmadd52huq zmm13, zmm9, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 408]
vpmadd52luq zmm15, zmm27, zmm8
vmovdqa64 zmm27, zmmword ptr [rdi + 4224]
vpmadd52luq zmm29, zmm0, zmm27
vpmadd52luq zmm24, zmm16, zmm8
vmovdqu64 zmm0, zmmword ptr [rdi + 104]
vpmadd52huq zmm17, zmm0, zmm14
vpmadd52huq zmm10, zmm19, zmm3
vpmadd52luq zmm25, zmm5, zmm8
vpmadd52luq zmm11, zmm4, zmm8
vpmadd52luq zmm13, zmm19, zmm3
vpmadd52huq zmm15, zmm18, zmm28
vmovdqa64 zmm5, zmmword ptr [rdi + 3968]
vpmadd52luq zmm29, zmm12, zmm5
vmovdqa64 zmm14, zmmword ptr [rdi + 2560]
vpmadd52huq zmm24, zmm14, zmm28
vpmadd52huq zmm7, zmm6, zmm26
vpmadd52huq zmm10, zmm9, zmm1
vpmadd52luq zmm20, zmm23, zmmword ptr [rdi + 704]
vmovdqu64 zmm26, zmmword ptr [rdi + 616]
vpmadd52huq zmm17, zmm26, zmm22
vpmadd52luq zmm13, zmm9, zmm1
vpmadd52huq zmm15, zmm16, zmm8
vmovdqu64 zmm22, zmmword ptr [rdi + 88]
vpmadd52huq zmm29, zmm22, zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 4288]
vpmadd52huq zmm24, zmm27, zmm8
vpmadd52huq zmm25, zmm2, zmm28
vmovdqa64 zmm12, zmmword ptr [rdi + 896]
vpmadd52luq zmm10, zmm19, zmm12
vpmadd52luq zmm7, zmm23, zmmword ptr [rdi + 2816]
vmovdqa64 zmm19, zmmword ptr [rdi + 3008]
vpmadd52huq zmm11, zmm19, zmm28
vmovdqa64 zmm28, zmmword ptr [rdi + 128]
vpmadd52huq zmm13, zmm28, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 928]
vpmadd52luq zmm15, zmm18, zmm3
vmovdqu64 zmm18, zmmword ptr [rdi + 600]
vpmadd52huq zmm29, zmm18, zmm5
vpmadd52luq zmm24, zmm14, zmm3
vpmadd52luq zmm20, zmm6, zmmword ptr [rdi + 192]
vmovdqa64 zmm5, zmmword ptr [rdi + 384]
vpmadd52luq zmm10, zmm9, zmm5
vmovdqa64 zmm9, zmmword ptr [rdi + 2112]
vpmadd52luq zmm17, zmm0, zmm9
vpmadd52huq zmm25, zmm4, zmm8
vmovdqa64 zmm0, zmmword ptr [rdi + 640]
vpmadd52huq zmm13, zmm0, zmm1
vmovdqu64 zmm1, zmmword ptr [rdi + 416]
vpmadd52luq zmm15, zmm16, zmm1
vmovdqa64 zmm16, zmmword ptr [rdi + 3584]
vpmadd52luq zmm29, zmm22, zmm16
vpmadd52luq zmm24, zmm27, zmm1
vmovdqa64 zmm22, zmmword ptr [rdi + 2624]
vpmadd52huq zmm11, zmm22, zmm8
vpmadd52huq zmm10, zmm28, zmm12
vpmadd52luq zmm7, zmm6, zmm21
vpmadd52huq zmm20, zmm28, zmm0
vpmadd52luq zmm13, zmm28, zmm12
vpmadd52huq zmm15, zmm14, zmm3
vmovdqa64 zmm21, zmmword ptr [rdi + 3520]
vpmadd52luq zmm29, zmm18, zmm21
vmovdqa64 zmm8, zmmword ptr [rdi + 3840]
vpmadd52huq zmm24, zmm8, zmm3
vmovdqa64 zmm18, zmmword ptr [rdi + 2304]
vpmadd52luq zmm17, zmm26, zmm18
vpmadd52huq zmm10, zmm0, zmm5
vpmadd52luq zmm25, zmm2, zmm3
vpmadd52luq zmm11, zmm19, zmm3
vpmadd52luq zmm13, zmm0, zmm5
vpmadd52huq zmm15, zmm27, zmm1
vmovdqu64 zmm2, zmmword ptr [rdi + 80]
vpmadd52huq zmm29, zmm2, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 3648]
vpmadd52huq zmm24, zmm16, zmm1
vpmadd52luq zmm7, zmm28, zmm0
vmovdqu64 zmm26, zmmword ptr [rdi + 904]
vpmadd52luq zmm10, zmm28, zmm26
vmovdqu64 zmm28, zmmword ptr [rdi + 96]
vpmadd52huq zmm17, zmm28, zmm9
vpmadd52luq zmm25, zmm4, zmm1
vmovdqa64 zmm4, zmmword ptr [rdi + 3776]
vpmadd52huq zmm13, zmm4, zmm12
vmovdqu64 zmm9, zmmword ptr [rdi + 936]
vpmadd52luq zmm15, zmm14, zmm9
vmovdqu64 zmm14, zmmword ptr [rdi + 592]
vpmadd52huq zmm29, zmm14, zmm21
vpmadd52luq zmm24, zmm8, zmm9
vpmadd52luq zmm11, zmm22, zmm1
vmovdqu64 zmm12, zmmword ptr [rdi + 392]
vpmadd52luq zmm10, zmm0, zmm12
vmovdqu64 zmm0, zmmword ptr [rdi + 608]
vpmadd52huq zmm17, zmm0, zmm18
vpsrlq zmm18, zmm20, 52
vmovdqu64 zmm21, zmmword ptr [rdi + 632]
vpmadd52huq zmm13, zmm21, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 424]
vpmadd52luq zmm15, zmm27, zmm5
vmovdqa64 zmm27, zmmword ptr [rdi + 1792]
vpmadd52luq zmm29, zmm2, zmm27
vpmadd52luq zmm24, zmm16, zmm5
vpmadd52huq zmm25, zmm19, zmm3
vpmadd52huq zmm10, zmm4, zmm26
vmovdqa64 zmmword ptr [rdi + 4480], zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 2688]
vpmadd52luq zmm17, zmm28, zmm18
vmovdqa64 zmm28, zmmword ptr [rdi + 2944]
vpmadd52huq zmm11, zmm28, zmm3
vpmadd52luq zmm13, zmm4, zmm26
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm3, zmmword ptr [rdi + 1856]
vpmadd52luq zmm29, zmm14, zmm3
vmovdqa64 zmm14, zmmword ptr [rdi + 3392]
vpmadd52huq zmm24, zmm14, zmm9
vpmadd52huq zmm25, zmm22, zmm1
vpmadd52huq zmm10, zmm21, zmm12
vmovdqa64 zmm2, zmmword ptr [rdi + 2432]
vpmadd52huq zmm11, zmm2, zmm1
vpsrlq zmm1, zmm7, 52
vpmadd52luq zmm13, zmm21, zmm12
vpmadd52huq zmm15, zmm16, zmm5
vpmadd52huq zmm29, zmm23, zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 2496]
vpmadd52huq zmm24, zmm27, zmm5
vmovdqa64 zmmword ptr [rdi + 4544], zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 912]
vpmadd52luq zmm10, zmm4, zmm7
vpaddq zmm4, zmm20, zmm1
vmovdqa64 zmmword ptr [rdi + 4608], zmm4
vpternlogq zmm30, zmm4, zmm20, 0xf6
vmovdqa64 zmm1, zmmword ptr [rdi + 2880]
vpmadd52luq zmm17, zmm0, zmm1
vpmadd52luq zmm25, zmm19, zmm9
vmovdqu64 zmm4, zmmword ptr [rdi + 112]
vpmadd52huq zmm13, zmm4, zmm26
vmovdqu64 zmm19, zmmword ptr [rdi + 944]
vpmadd52luq zmm15, zmm8, zmm19
vpmadd52huq zmm29, zmm6, zmm3
vpmadd52luq zmm24, zmm14, zmm19
vpmadd52luq zmm11, zmm28, zmm9
vmovdqu64 zmm8, zmmword ptr [rdi + 400]
vpmadd52luq zmm10, zmm21, zmm8
vmovdqu64 zmm20, zmmword ptr [rdi + 88]
vpmadd52huq zmm17, zmm20, zmm18
vpmadd52luq zmm25, zmm22, zmm5
vmovdqu64 zmm18, zmmword ptr [rdi + 624]
vpmadd52huq zmm13, zmm18, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 432]
vpmadd52luq zmm15, zmm16, zmm12
vpmadd52luq zmm29, zmm23, zmmword ptr [rdi + 832]
vpmadd52luq zmm24, zmm27, zmm12
vpmadd52luq zmm11, zmm2, zmm5
vpmadd52huq zmm10, zmm4, zmm7
vmovdqu64 zmm16, zmmword ptr [rdi + 600]
vpmadd52huq zmm17, zmm16, zmm1
vpmadd52huq zmm25, zmm28, zmm9
vpmadd52luq zmm13, zmm4, zmm7
vpmadd52huq zmm15, zmm14, zmm19
vpmadd52luq zmm29, zmm6, zmmword ptr [rdi + 320]
vmovdqa64 zmm1, zmmword ptr [rdi + 3904]
vpmadd52huq zmm24, zmm1, zmm19
vmovdqa64 zmm21, zmmword ptr [rdi + 4032]
vpmadd52huq zmm11, zmm21, zmm9
vpmadd52huq zmm10, zmm18, zmm8
vmovdqa64 zmm9, zmmword ptr [rdi + 4224]
vpmadd52luq zmm17, zmm20, zmm9
vpmadd52huq zmm25, zmm2, zmm5
vpmadd52luq zmm13, zmm18, zmm8
vpmadd52huq zmm15, zmm27, zmm12
vmovdqa64 zmm20, zmmword ptr [rdi + 192]
vpmadd52huq zmm29, zmm20, zmmword ptr [rdi + 704]
vmovdqa64 zmm22, zmmword ptr [rdi + 4096]
vpmadd52huq zmm24, zmm22, zmm12
vmovdqa64 zmm26, zmmword ptr [rdi + 2368]
vpmadd52huq zmm11, zmm26, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 920]
vpmadd52luq zmm10, zmm4, zmm5
vmovdqa64 zmm4, zmmword ptr [rdi + 3968]
vpmadd52luq zmm17, zmm16, zmm4
vpmadd52luq zmm25, zmm28, zmm19
vmovdqu64 zmm16, zmmword ptr [rdi + 104]
vpmadd52huq zmm13, zmm16, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 952]
vpmadd52luq zmm15, zmm14, zmm7
vmovdqu64 zmm14, zmmword ptr [rdi + 440]
vmovdqa64 zmm28, zmmword ptr [rdi + 960]
vpxorq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm14, zmm28
vpmadd52luq zmm24, zmm1, zmm7
vpmadd52luq zmm11, zmm21, zmm19
vmovdqu64 zmm6, zmmword ptr [rdi + 408]
vpmadd52luq zmm10, zmm18, zmm6
vmovdqu64 zmm18, zmmword ptr [rdi + 80]
vpmadd52huq zmm17, zmm18, zmm9
vpsrlq zmm9, zmm29, 52
vmovdqa64 zmmword ptr [rdi + 4672], zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 616]
vpmadd52huq zmm13, zmm29, zmm8
vpmadd52luq zmm15, zmm27, zmm14
vpmadd52luq zmm24, zmm22, zmm14
vmovdqa64 zmm8, zmmword ptr [rdi + 4480]
valignq zmm27, zmm8, zmm9, 7
vpmadd52luq zmm25, zmm2, zmm12
vpmadd52huq zmm10, zmm16, zmm5
vmovdqu64 zmm2, zmmword ptr [rdi + 592]
vpmadd52huq zmm17, zmm2, zmm4
vpmadd52luq zmm11, zmm26, zmm12
vpmadd52luq zmm13, zmm16, zmm5
vpmadd52huq zmm15, zmm1, zmm7
vpmadd52huq zmm24, zmm20, zmm7
vmovdqa64 zmm4, zmmword ptr [rdi + 4544]
vmovdqa64 zmm23, zmm4
vpaddq zmm23{k1}, zmm23, zmm27
vmovdqa64 zmmword ptr [rdi + 4736], zmm23
vpternlogq zmm30, zmm23, zmm4, 0xf6
vpmadd52huq zmm25, zmm21, zmm19
vpmadd52huq zmm10, zmm29, zmm6
vpmadd52luq zmm17, zmm18, zmmword ptr [rdi + 3584]
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi + 3136]
vpmadd52luq zmm13, zmm29, zmm6
vpmadd52huq zmm15, zmm22, zmm14
vmovdqa64 zmm4, zmmword ptr [rdi + 704]
vpmadd52huq zmm24, zmm4, zmm14
valignq zmm8, zmm9, zmm8, 7
vpmadd52huq zmm25, zmm26, zmm12
vmovdqu64 zmm9, zmmword ptr [rdi + 928]
vpmadd52luq zmm10, zmm16, zmm9
vpmadd52luq zmm17, zmm2, zmmword ptr [rdi + 3520]
vpmadd52huq zmm11, zmm12, zmmword ptr [rdi + 1920]
vmovdqu64 zmm2, zmmword ptr [rdi + 96]
vpmadd52huq zmm13, zmm2, zmm5
vpmadd52luq zmm15, zmm1, zmm28
vmovdqa64 zmm1, zmmword ptr [rdi + 448]
vpmadd52huq zmm3, zmm7, zmm1
vpmadd52luq zmm24, zmm20, zmm28
vmovdqu64 zmm5, zmmword ptr [rdi + 416]
vpmadd52luq zmm10, zmm29, zmm5
vpbroadcastq zmm12, qword ptr [rdi + 4736]
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm12, zmmword ptr [rsi + -8192]
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm12, zmmword ptr [rsi + -8128]
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm12, zmmword ptr [rsi + -8064]
vpmadd52huq zmm13, zmm0, zmm6
vpmadd52luq zmm15, zmm22, zmm1
vpmadd52luq zmm24, zmm4, zmm1
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi + -8000]
vpmadd52huq zmm10, zmm2, zmm9
vpbroadcastq zmm22, qword ptr [rdi + 4608]
vpmadd52huq zmm16, zmm22, zmmword ptr [rsi + -7872]
vpmadd52huq zmm18, zmm22, zmmword ptr [rsi + -7808]
vpmadd52huq zmm19, zmm22, zmmword ptr [rsi + -7744]
vpmadd52luq zmm13, zmm2, zmm9
vpmadd52huq zmm15, zmm20, zmm28
vpmadd52huq zmm24, zmm28, zmmword ptr [rdi + 2240]
vpmadd52huq zmm6, zmm22, zmmword ptr [rsi + -7680]
vpmadd52huq zmm10, zmm0, zmm5
vpbroadcastq zmm2, qword ptr [rdi + 4744]
vpmadd52huq zmm16, zmm2, zmmword ptr [rsi + -7552]
vpmadd52huq zmm18, zmm2, zmmword ptr [rsi + -7488]
vpmadd52huq zmm19, zmm2, zmmword ptr [rsi + -7424]
vpmadd52luq zmm13, zmm0, zmm5
vpmadd52huq zmm15, zmm4, zmm1
vpmadd52huq zmm24, zmm1, zmmword ptr [rdi + 2816]
vpmadd52huq zmm6, zmm2, zmmword ptr [rsi + -7360]
vmovdqa64 zmm0, zmmword ptr [rdi + 256]
vmovdqa64 zmm5, zmmword ptr [rdi + 768]
vpmadd52huq zmm10, zmm0, zmm5
vpbroadcastq zmm9, qword ptr [rdi + 4616]
vpmadd52huq zmm16, zmm9, zmmword ptr [rsi + -7232]
vpmadd52huq zmm18, zmm9, zmmword ptr [rsi + -7168]
vpmadd52huq zmm19, zmm9, zmmword ptr [rsi + -7104]
vpmadd52luq zmm13, zmm0, zmm5
vmovdqa64 zmm0, zmmword ptr [rdi + 320]
vmovdqa64 zmm5, zmmword ptr [rdi + 832]
vpmadd52huq zmm15, zmm0, zmm5
vpmadd52luq zmm24, zmm0, zmm5
vpmadd52huq zmm6, zmm9, zmmword ptr [rsi + -7040]
vpmadd52luq zmm25, zmm21, zmm7
vpbroadcastq zmm21, qword ptr [rdi + 4752]
vpmadd52huq zmm16, zmm21, zmmword ptr [rsi + -6912]
vpmadd52huq zmm18, zmm21, zmmword ptr [rsi + -6848]
vpmadd52huq zmm19, zmm21, zmmword ptr [rsi + -6784]
vpmadd52luq zmm11, zmm7, zmmword ptr [rdi + 3136]
vmovdqa64 zmm23, zmmword ptr [rdi + 1088]
vpermi2q zmm23, zmm13, zmm10
vmovdqa64 zmm29, zmmword ptr [rdi + 1152]
vpermi2q zmm29, zmm13, zmm10
vpmadd52huq zmm6, zmm21, zmmword ptr [rsi + -6720]
vmovdqa64 zmm10, zmmword ptr [rdi + 1088]
vpermi2q zmm10, zmm24, zmm15
vpbroadcastq zmm13, qword ptr [rdi + 4624]
vpmadd52huq zmm16, zmm13, zmmword ptr [rsi + -6592]
vpaddq zmm23{k3}, zmm23, zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 1152]
vpermi2q zmm27, zmm24, zmm15
vpmadd52luq zmm23, zmm12, zmmword ptr [rsi + -8192]
vpmadd52luq zmm29, zmm12, zmmword ptr [rsi + -8128]
vpmadd52luq zmm10, zmm12, zmmword ptr [rsi + -8064]
vmovdqa64 zmm24, zmmword ptr [rsi + -6528]
vpmadd52huq zmm18, zmm13, zmm24
vpmadd52luq zmm27, zmm12, zmmword ptr [rsi + -8000]
vmovdqa64 zmmword ptr [rdi + 4800], zmm3
vmovdqa64 zmm3, zmmword ptr [rsi + -6464]
vpmadd52huq zmm19, zmm13, zmm3
vmovdqa64 zmmword ptr [rdi + 4864], zmm15
vmovdqa64 zmm15, zmmword ptr [rsi + -6400]
vpmadd52huq zmm6, zmm13, zmm15
vpbroadcastq zmm12, qword ptr [rdi + 4760]
vpmadd52huq zmm16, zmm12, zmmword ptr [rsi + -6272]
vpmadd52luq zmm23, zmm22, zmmword ptr [rsi + -7872]
vpmadd52luq zmm29, zmm22, zmmword ptr [rsi + -7808]
vpmadd52luq zmm10, zmm22, zmmword ptr [rsi + -7744]
vmovdqa64 zmmword ptr [rdi + 4928], zmm8
vmovdqa64 zmm8, zmmword ptr [rsi + -6208]
vpmadd52huq zmm18, zmm12, zmm8
vpmadd52luq zmm27, zmm22, zmmword ptr [rsi + -7680]
vmovdqa64 zmm22, zmmword ptr [rsi + -6144]
vpmadd52huq zmm19, zmm12, zmm22
vmovdqa64 zmm1, zmmword ptr [rsi + -6080]
vpmadd52huq zmm6, zmm12, zmm1
vpbroadcastq zmm20, qword ptr [rdi + 4632]
vpmadd52huq zmm16, zmm20, zmmword ptr [rsi + -5952]
vpmadd52luq zmm23, zmm2, zmmword ptr [rsi + -7552]
vpmadd52luq zmm29, zmm2, zmmword ptr [rsi + -7488]
vpmadd52luq zmm10, zmm2, zmmword ptr [rsi + -7424]
vmovdqa64 zmm4, zmmword ptr [rsi + -5888]
vpmadd52huq zmm18, zmm20, zmm4
vpmadd52luq zmm27, zmm2, zmmword ptr [rsi + -7360]
vmovdqa64 zmm2, zmmword ptr [rsi + -5824]
vpmadd52huq zmm19, zmm20, zmm2
vmovdqa64 zmm28, zmmword ptr [rsi + -5760]
vpmadd52huq zmm6, zmm20, zmm28
vpbroadcastq zmm5, qword ptr [rdi + 4768]
vpmadd52huq zmm16, zmm5, zmmword ptr [rsi + -5632]
vpmadd52luq zmm23, zmm9, zmmword ptr [rsi + -7232]
vpmadd52luq zmm29, zmm9, zmmword ptr [rsi + -7168]
vpmadd52luq zmm10, zmm9, zmmword ptr [rsi + -7104]
vmovdqa64 zmm28, zmmword ptr [rsi + -5568]
vpmadd52huq zmm18, zmm5, zmm28
vpmadd52luq zmm27, zmm9, zmmword ptr [rsi + -7040]
vmovdqa64 zmm9, zmmword ptr [rsi + -5504]
vpmadd52huq zmm19, zmm5, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 72]
vpmadd52huq zmm17, zmm9, zmmword ptr [rdi + 3584]
vmovdqa64 zmm28, zmmword ptr [rsi + -5440]
vpmadd52huq zmm6, zmm5, zmm28
vpmadd52luq zmm23, zmm21, zmmword ptr [rsi + -6912]
vpmadd52luq zmm29, zmm21, zmmword ptr [rsi + -6848]
vpmadd52luq zmm10, zmm21, zmmword ptr [rsi + -6784]
vpbroadcastq zmm28, qword ptr [rdi + 4640]
vmovdqa64 zmm5, zmmword ptr [rsi + -5312]
vpmadd52huq zmm16, zmm28, zmm5
vpmadd52luq zmm27, zmm21, zmmword ptr [rsi + -6720]
vmovdqa64 zmm21, zmmword ptr [rsi + -5248]
vpmadd52huq zmm18, zmm28, zmm21
vpmadd52luq zmm25, zmm26, zmm14
vmovdqa64 zmm26, zmmword ptr [rsi + -5184]
vpmadd52huq zmm19, zmm28, zmm26
vpmadd52luq zmm23, zmm13, zmmword ptr [rsi + -6592]
vpmadd52luq zmm29, zmm13, zmm24
vmovdqa64 zmm24, zmmword ptr [rdi + 1920]
vpmadd52luq zmm11, zmm24, zmm14
vpmadd52luq zmm10, zmm13, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 584]
vpmadd52huq zmm17, zmm3, zmmword ptr [rdi + 3520]
vpmadd52luq zmm27, zmm13, zmm15
vmovdqa64 zmm15, zmmword ptr [rsi + -5120]
vpmadd52huq zmm6, zmm28, zmm15
vpbroadcastq zmm13, qword ptr [rdi + 4776]
vmovdqa64 zmm15, zmmword ptr [rsi + -4992]
vpmadd52huq zmm16, zmm13, zmm15
vpmadd52luq zmm23, zmm12, zmmword ptr [rsi + -6272]
vpmadd52luq zmm29, zmm12, zmm8
vpmadd52luq zmm10, zmm12, zmm22
vmovdqa64 zmm8, zmmword ptr [rsi + -4928]
vpmadd52huq zmm18, zmm13, zmm8
vpmadd52luq zmm27, zmm12, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -4864]
vpmadd52huq zmm19, zmm13, zmm1
vmovdqa64 zmm22, zmmword ptr [rdi + 3136]
vpmadd52huq zmm25, zmm22, zmm7
vpmadd52huq zmm11, zmm0, zmm7
vpmadd52luq zmm23, zmm20, zmmword ptr [rsi + -5952]
vpmadd52luq zmm29, zmm20, zmm4
vpmadd52luq zmm17, zmm9, zmmword ptr [rdi + 1792]
vpmadd52luq zmm10, zmm20, zmm2
vpmadd52luq zmm27, zmm20, zmmword ptr [rsi + -5760]
vmovdqa64 zmm2, zmmword ptr [rsi + -4800]
vpmadd52huq zmm6, zmm13, zmm2
vpbroadcastq zmm4, qword ptr [rdi + 4648]
vmovdqa64 zmm7, zmmword ptr [rsi + -4672]
vpmadd52huq zmm16, zmm4, zmm7
vmovdqa64 zmm9, zmmword ptr [rsi + -4608]
vpmadd52huq zmm18, zmm4, zmm9
vpbroadcastq zmm20, qword ptr [rdi + 4768]
vpmadd52luq zmm23, zmm20, zmmword ptr [rsi + -5632]
vpmadd52luq zmm29, zmm20, zmmword ptr [rsi + -5568]
vpmadd52luq zmm10, zmm20, zmmword ptr [rsi + -5504]
vmovdqa64 zmm12, zmmword ptr [rsi + -4544]
vpmadd52huq zmm19, zmm4, zmm12
vpmadd52huq zmm25, zmm24, zmm14
vpmadd52luq zmm27, zmm20, zmmword ptr [rsi + -5440]
vpmadd52luq zmm17, zmm3, zmmword ptr [rdi + 1856]
vmovdqa64 zmm3, zmmword ptr [rdi + 832]
vpmadd52huq zmm11, zmm3, zmm14
vpmadd52luq zmm23, zmm28, zmm5
vpmadd52luq zmm29, zmm28, zmm21
vpmadd52luq zmm10, zmm28, zmm26
vmovdqa64 zmm5, zmmword ptr [rsi + -4480]
vpmadd52huq zmm6, zmm4, zmm5
vpmadd52luq zmm27, zmm28, zmmword ptr [rsi + -5120]
vpbroadcastq zmm14, qword ptr [rdi + 4784]
vmovdqa64 zmm21, zmmword ptr [rsi + -4352]
vpmadd52huq zmm16, zmm14, zmm21
vmovdqa64 zmm26, zmmword ptr [rsi + -4288]
vpmadd52huq zmm18, zmm14, zmm26
vmovdqa64 zmm28, zmmword ptr [rsi + -4224]
vpmadd52huq zmm19, zmm14, zmm28
vpmadd52luq zmm23, zmm13, zmm15
vpmadd52luq zmm29, zmm13, zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 960]
vpmadd52luq zmm25, zmm22, zmm8
vpmadd52luq zmm10, zmm13, zmm1
vpmadd52luq zmm11, zmm0, zmm8
vpmadd52luq zmm27, zmm13, zmm2
vmovdqa64 zmm1, zmmword ptr [rdi + 192]
vpmadd52luq zmm17, zmm1, zmmword ptr [rdi + 704]
vmovdqa64 zmm1, zmmword ptr [rsi + -4160]
vpmadd52huq zmm6, zmm14, zmm1
vpmadd52luq zmm23, zmm4, zmm7
vpmadd52luq zmm29, zmm4, zmm9
vpmadd52luq zmm10, zmm4, zmm12
vpbroadcastq zmm2, qword ptr [rdi + 4656]
vmovdqa64 zmm7, zmmword ptr [rsi + -4032]
vpmadd52huq zmm16, zmm2, zmm7
vpmadd52luq zmm27, zmm4, zmm5
vmovdqa64 zmm5, zmmword ptr [rsi + -3968]
vpmadd52huq zmm18, zmm2, zmm5
vmovdqa64 zmm9, zmmword ptr [rdi + 448]
vpmadd52luq zmm25, zmm24, zmm9
vmovdqa64 zmm12, zmmword ptr [rsi + -3904]
vpmadd52huq zmm19, zmm2, zmm12
vpmadd52luq zmm23, zmm14, zmm21
vpmadd52luq zmm29, zmm14, zmm26
vpmadd52luq zmm11, zmm3, zmm9
vpmadd52luq zmm10, zmm14, zmm28
vmovdqa64 zmm15, zmmword ptr [rdi + 4928]
vpaddq zmm21, zmm17, zmm15
vmovdqa64 zmmword ptr [rdi + 4992], zmm21
vpternlogq zmm30, zmm21, zmm17, 0xf6
vpmadd52luq zmm27, zmm14, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -3840]
vpmadd52huq zmm6, zmm2, zmm1
vpbroadcastq zmm15, qword ptr [rdi + 4792]
vmovdqa64 zmm21, zmmword ptr [rsi + -3712]
vpmadd52huq zmm16, zmm15, zmm21
vpmadd52luq zmm23, zmm2, zmm7
vpmadd52luq zmm29, zmm2, zmm5
vpmadd52luq zmm10, zmm2, zmm12
vmovdqa64 zmm5, zmmword ptr [rsi + -3648]
vpmadd52huq zmm18, zmm15, zmm5
vpmadd52huq zmm25, zmm0, zmm8
vmovdqa64 zmm0, zmmword ptr [rsi + -3584]
vpmadd52huq zmm19, zmm15, zmm0
vpmadd52huq zmm11, zmm8, zmmword ptr [rdi + 1856]
vpmadd52luq zmm27, zmm2, zmm1
vpsrlq zmm1, zmm17, 52
vpmadd52luq zmm23, zmm15, zmm21
vmovdqa64 zmm7, zmmword ptr [rdi + 4672]
vpaddq zmm12, zmm7, zmm1
vmovdqa64 zmmword ptr [rdi + 5056], zmm12
vpternlogq zmm30, zmm12, zmm7, 0xf6
vpmadd52luq zmm29, zmm15, zmm5
vpmadd52luq zmm10, zmm15, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -3520]
vpmadd52huq zmm6, zmm15, zmm0
vpbroadcastq zmm1, qword ptr [rdi + 4664]
vmovdqa64 zmm5, zmmword ptr [rsi + -3392]
vpmadd52huq zmm16, zmm1, zmm5
vmovdqa64 zmm7, zmmword ptr [rsi + -3328]
vpmadd52huq zmm18, zmm1, zmm7
vpmadd52huq zmm25, zmm3, zmm9
vmovdqa64 zmm3, zmmword ptr [rsi + -3264]
vpmadd52huq zmm19, zmm1, zmm3
vpmadd52huq zmm11, zmm9, zmmword ptr [rdi + 1792]
vpmadd52luq zmm27, zmm15, zmm0
vpmadd52luq zmm23, zmm1, zmm5
vpmadd52luq zmm29, zmm1, zmm7
vpmadd52luq zmm10, zmm1, zmm3
vmovdqa64 zmm0, zmmword ptr [rsi + -3200]
vpmadd52huq zmm6, zmm1, zmm0
vpbroadcastq zmm3, qword ptr [rdi + 4992]
vmovdqa64 zmm5, zmmword ptr [rsi + -3072]
vpmadd52huq zmm16, zmm3, zmm5
vmovdqa64 zmm7, zmmword ptr [rsi + -3008]
vpmadd52huq zmm18, zmm3, zmm7
vmovdqa64 zmm12, zmmword ptr [rdi + 384]
vmovdqa64 zmm17, zmmword ptr [rdi + 896]
vpmadd52luq zmm11, zmm12, zmm17
vmovdqa64 zmm21, zmmword ptr [rsi + -2944]
vpmadd52huq zmm19, zmm3, zmm21
vpmadd52huq zmm25, zmm12, zmm17
vpmadd52luq zmm27, zmm1, zmm0
vpmadd52luq zmm23, zmm3, zmm5
vpmadd52luq zmm29, zmm3, zmm7
vpmadd52luq zmm10, zmm3, zmm21
vmovdqa64 zmm0, zmmword ptr [rsi + -2880]
vpmadd52huq zmm6, zmm3, zmm0
vpbroadcastq zmm5, qword ptr [rdi + 5056]
vmovdqa64 zmm7, zmmword ptr [rsi + -2752]
vpmadd52huq zmm16, zmm5, zmm7
vmovdqa64 zmm12, zmmword ptr [rsi + -2688]
vpmadd52huq zmm18, zmm5, zmm12
vmovdqa64 zmm17, zmmword ptr [rdi + 1088]
vpermi2q zmm17, zmm11, zmm25
vmovdqa64 zmm21, zmmword ptr [rsi + -2624]
vpmadd52huq zmm19, zmm5, zmm21
vpbroadcastq zmm22, qword ptr [rdi + 4736]
vmovdqa64 zmm24, zmmword ptr [rsi + -7936]
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm22, zmm24
vpmadd52luq zmm27, zmm3, zmm0
vpmadd52luq zmm23, zmm5, zmm7
vpmadd52luq zmm29, zmm5, zmm12
vpmadd52luq zmm17, zmm22, zmm24
vpmadd52luq zmm10, zmm5, zmm21
vmovdqa64 zmm0, zmmword ptr [rsi + -2560]
vpmadd52huq zmm6, zmm5, zmm0
vpbroadcastq zmm7, qword ptr [rdi + 5000]
vmovdqa64 zmm12, zmmword ptr [rsi + -2432]
vpmadd52huq zmm16, zmm7, zmm12
vmovdqa64 zmm21, zmmword ptr [rsi + -2368]
vpmadd52huq zmm18, zmm7, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -2304]
vpmadd52huq zmm19, zmm7, zmm22
vpbroadcastq zmm24, qword ptr [rdi + 4608]
vmovdqa64 zmm28, zmmword ptr [rsi + -7616]
vpmadd52huq zmm26, zmm24, zmm28
vpmadd52luq zmm27, zmm5, zmm0
vpmadd52luq zmm23, zmm7, zmm12
vpmadd52luq zmm29, zmm7, zmm21
vpmadd52luq zmm17, zmm24, zmm28
vpmadd52luq zmm10, zmm7, zmm22
vmovdqa64 zmm0, zmmword ptr [rsi + -2240]
vpmadd52huq zmm6, zmm7, zmm0
vpbroadcastq zmm12, qword ptr [rdi + 5064]
vmovdqa64 zmm21, zmmword ptr [rsi + -2112]
vpmadd52huq zmm16, zmm12, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -2048]
vpmadd52huq zmm18, zmm12, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + -1984]
vpmadd52huq zmm19, zmm12, zmm24
vpbroadcastq zmm28, qword ptr [rdi + 4744]
vmovdqa64 zmm9, zmmword ptr [rsi + -7296]
vpmadd52huq zmm26, zmm28, zmm9
vpmadd52luq zmm27, zmm7, zmm0
vpmadd52luq zmm23, zmm12, zmm21
vpmadd52luq zmm29, zmm12, zmm22
vpmadd52luq zmm17, zmm28, zmm9
vpmadd52luq zmm10, zmm12, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + -1920]
vpmadd52huq zmm6, zmm12, zmm0
vpbroadcastq zmm9, qword ptr [rdi + 5008]
vmovdqa64 zmm21, zmmword ptr [rsi + -1792]
vpmadd52huq zmm16, zmm9, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -1728]
vpmadd52huq zmm18, zmm9, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + -1664]
vpmadd52huq zmm19, zmm9, zmm24
vpbroadcastq zmm28, qword ptr [rdi + 4616]
vmovdqa64 zmm8, zmmword ptr [rsi + -6976]
vpmadd52huq zmm26, zmm28, zmm8
vpmadd52luq zmm27, zmm12, zmm0
vpmadd52luq zmm23, zmm9, zmm21
vpmadd52luq zmm29, zmm9, zmm22
vpmadd52luq zmm17, zmm28, zmm8
vpmadd52luq zmm10, zmm9, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + -1600]
vpmadd52huq zmm6, zmm9, zmm0
vpbroadcastq zmm8, qword ptr [rdi + 5072]
vmovdqa64 zmm21, zmmword ptr [rsi + -1472]
vpmadd52huq zmm16, zmm8, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -1408]
vpmadd52huq zmm18, zmm8, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + -1344]
vpmadd52huq zmm19, zmm8, zmm24
vpbroadcastq zmm28, qword ptr [rdi + 4752]
vmovdqa64 zmm12, zmmword ptr [rsi + -6656]
vpmadd52huq zmm26, zmm28, zmm12
vpmadd52luq zmm27, zmm9, zmm0
vpmadd52luq zmm23, zmm8, zmm21
vpmadd52luq zmm29, zmm8, zmm22
vpmadd52luq zmm17, zmm28, zmm12
vpmadd52luq zmm10, zmm8, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + -1280]
vpmadd52huq zmm6, zmm8, zmm0
vpbroadcastq zmm12, qword ptr [rdi + 5016]
vmovdqa64 zmm21, zmmword ptr [rsi + -1152]
vpmadd52huq zmm16, zmm12, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -1088]
vpmadd52huq zmm18, zmm12, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + -1024]
vpmadd52huq zmm19, zmm12, zmm24
vpbroadcastq zmm28, qword ptr [rdi + 4624]
vmovdqa64 zmm9, zmmword ptr [rsi + -6336]
vpmadd52huq zmm26, zmm28, zmm9
vpmadd52luq zmm27, zmm8, zmm0
vpmadd52luq zmm23, zmm12, zmm21
vpmadd52luq zmm29, zmm12, zmm22
vpmadd52luq zmm17, zmm28, zmm9
vpmadd52luq zmm10, zmm12, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + -960]
vpmadd52huq zmm6, zmm12, zmm0
vpbroadcastq zmm9, qword ptr [rdi + 5080]
vmovdqa64 zmm21, zmmword ptr [rsi + -832]
vpmadd52huq zmm16, zmm9, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -768]
vpmadd52huq zmm18, zmm9, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + -704]
vpmadd52huq zmm19, zmm9, zmm24
vpbroadcastq zmm28, qword ptr [rdi + 4760]
vmovdqa64 zmm8, zmmword ptr [rsi + -6016]
vpmadd52huq zmm26, zmm28, zmm8
vpmadd52luq zmm27, zmm12, zmm0
vpmadd52luq zmm23, zmm9, zmm21
vpmadd52luq zmm29, zmm9, zmm22
vpmadd52luq zmm17, zmm28, zmm8
vpmadd52luq zmm10, zmm9, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + -640]
vpmadd52huq zmm6, zmm9, zmm0
vpbroadcastq zmm8, qword ptr [rdi + 5024]
vmovdqa64 zmm21, zmmword ptr [rsi + -512]
vpmadd52huq zmm16, zmm8, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -448]
vpmadd52huq zmm18, zmm8, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + -384]
vpmadd52huq zmm19, zmm8, zmm24
vpbroadcastq zmm28, qword ptr [rdi + 4632]
vmovdqa64 zmm12, zmmword ptr [rsi + -5696]
vpmadd52huq zmm26, zmm28, zmm12
vpmadd52luq zmm27, zmm9, zmm0
vpmadd52luq zmm23, zmm8, zmm21
vpmadd52luq zmm29, zmm8, zmm22
vpmadd52luq zmm17, zmm28, zmm12
vpmadd52luq zmm10, zmm8, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + -320]
vpmadd52huq zmm6, zmm8, zmm0
vpbroadcastq zmm12, qword ptr [rdi + 5088]
vmovdqa64 zmm21, zmmword ptr [rsi + -192]
vpmadd52huq zmm16, zmm12, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -128]
vpmadd52huq zmm18, zmm12, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + -64]
vpmadd52huq zmm19, zmm12, zmm24
vmovdqa64 zmm28, zmmword ptr [rsi + -5376]
vpmadd52huq zmm26, zmm20, zmm28
vpmadd52luq zmm27, zmm8, zmm0
vpmadd52luq zmm23, zmm12, zmm21
vpmadd52luq zmm29, zmm12, zmm22
vpmadd52luq zmm17, zmm20, zmm28
vpmadd52luq zmm10, zmm12, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + 0]
vpmadd52huq zmm6, zmm12, zmm0
vpbroadcastq zmm20, qword ptr [rdi + 5032]
vmovdqa64 zmm21, zmmword ptr [rsi + 128]
vpmadd52huq zmm16, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + 192]
vpmadd52huq zmm18, zmm20, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + 256]
vpmadd52huq zmm19, zmm20, zmm24
vpbroadcastq zmm28, qword ptr [rdi + 4640]
vmovdqa64 zmm8, zmmword ptr [rsi + -5056]
vpmadd52huq zmm26, zmm28, zmm8
vpmadd52luq zmm27, zmm12, zmm0
vpmadd52luq zmm23, zmm20, zmm21
vpmadd52luq zmm29, zmm20, zmm22
vpmadd52luq zmm17, zmm28, zmm8
vpmadd52luq zmm10, zmm20, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + 320]
vpmadd52huq zmm6, zmm20, zmm0
vpbroadcastq zmm8, qword ptr [rdi + 5096]
vmovdqa64 zmm21, zmmword ptr [rsi + 448]
vpmadd52huq zmm16, zmm8, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + 512]
vpmadd52huq zmm18, zmm8, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + 576]
vpmadd52huq zmm19, zmm8, zmm24
vmovdqa64 zmm28, zmmword ptr [rsi + -4736]
vpmadd52huq zmm26, zmm13, zmm28
vpmadd52luq zmm27, zmm20, zmm0
vpmadd52luq zmm23, zmm8, zmm21
vpmadd52luq zmm29, zmm8, zmm22
vpmadd52luq zmm17, zmm13, zmm28
vpmadd52luq zmm10, zmm8, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + 640]
vpmadd52huq zmm6, zmm8, zmm0
vpbroadcastq zmm13, qword ptr [rdi + 5040]
vmovdqa64 zmm21, zmmword ptr [rsi + 768]
vpmadd52huq zmm16, zmm13, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + 832]
vpmadd52huq zmm18, zmm13, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + 896]
vpmadd52huq zmm19, zmm13, zmm24
vmovdqa64 zmm28, zmmword ptr [rsi + -4416]
vpmadd52huq zmm26, zmm4, zmm28
vpmadd52luq zmm27, zmm8, zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 4864]
vpsrlq zmm0, zmm0, 52
vpmadd52luq zmm23, zmm13, zmm21
vpsrlq zmm21, zmm25, 52
vpmadd52luq zmm29, zmm13, zmm22
valignq zmm0, zmm21, zmm0, 7
vpmadd52luq zmm10, zmm13, zmm24
vpmadd52luq zmm17, zmm4, zmm28
vmovdqa64 zmm4, zmmword ptr [rsi + 960]
vpmadd52huq zmm6, zmm13, zmm4
vpbroadcastq zmm22, qword ptr [rdi + 5104]
vmovdqa64 zmm24, zmmword ptr [rsi + 1088]
vpmadd52huq zmm16, zmm22, zmm24
vmovdqa64 zmm28, zmmword ptr [rsi + 1152]
vpmadd52huq zmm18, zmm22, zmm28
vmovdqa64 zmm8, zmmword ptr [rsi + -4096]
vpmadd52huq zmm26, zmm14, zmm8
vmovdqa64 zmm20, zmmword ptr [rsi + 1216]
vpmadd52huq zmm19, zmm22, zmm20
vmovdqa64 zmm12, zmm11
vpaddq zmm12{k2}, zmm12, zmm0
vmovdqa64 zmmword ptr [rdi + 5120], zmm12
vpternlogq zmm30, zmm12, zmm11, 0xf6
vpmadd52luq zmm27, zmm13, zmm4
vpmadd52luq zmm23, zmm22, zmm24
vpmadd52luq zmm29, zmm22, zmm28
vpmadd52luq zmm17, zmm14, zmm8
vpmadd52luq zmm10, zmm22, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 1280]
vpmadd52huq zmm6, zmm22, zmm0
vpbroadcastq zmm4, qword ptr [rdi + 5048]
vmovdqa64 zmm8, zmmword ptr [rsi + 1408]
vpmadd52huq zmm16, zmm4, zmm8
vmovdqa64 zmm12, zmmword ptr [rsi + 1472]
vpmadd52huq zmm18, zmm4, zmm12
vmovdqa64 zmm14, zmmword ptr [rsi + 1536]
vpmadd52huq zmm19, zmm4, zmm14
vmovdqa64 zmm20, zmmword ptr [rsi + -3776]
vpmadd52huq zmm26, zmm2, zmm20
vpmadd52luq zmm27, zmm22, zmm0
vpsrlq zmm0, zmm11, 52
vpmadd52luq zmm23, zmm4, zmm8
vpaddq zmm8, zmm25, zmm0
vmovdqa64 zmmword ptr [rdi + 5184], zmm8
vpternlogq zmm30, zmm8, zmm25, 0xf6
vpmadd52luq zmm29, zmm4, zmm12
vpmadd52luq zmm17, zmm2, zmm20
vpmadd52luq zmm10, zmm4, zmm14
vmovdqa64 zmm0, zmmword ptr [rsi + 1600]
vpmadd52huq zmm6, zmm4, zmm0
vpbroadcastq zmm2, qword ptr [rdi + 5112]
vmovdqa64 zmm8, zmmword ptr [rsi + 1728]
vpmadd52huq zmm16, zmm2, zmm8
vmovdqa64 zmm11, zmmword ptr [rsi + 1792]
vpmadd52huq zmm18, zmm2, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 1856]
vpmadd52huq zmm19, zmm2, zmm12
vmovdqa64 zmm14, zmmword ptr [rsi + -3456]
vpmadd52huq zmm26, zmm15, zmm14
vpmadd52luq zmm27, zmm4, zmm0
vpmadd52luq zmm23, zmm2, zmm8
vpmadd52luq zmm29, zmm2, zmm11
vpmadd52luq zmm17, zmm15, zmm14
vpmadd52luq zmm10, zmm2, zmm12
vmovdqa64 zmm0, zmmword ptr [rsi + 1920]
vpmadd52huq zmm6, zmm2, zmm0
vpbroadcastq zmm8, qword ptr [rdi + 5152]
vmovdqa64 zmm11, zmmword ptr [rsi + 2048]
vpmadd52huq zmm16, zmm8, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 2112]
vpmadd52huq zmm18, zmm8, zmm12
vmovdqa64 zmm14, zmmword ptr [rsi + 2176]
vpmadd52huq zmm19, zmm8, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -3136]
vpmadd52huq zmm26, zmm1, zmm15
vpmadd52luq zmm27, zmm2, zmm0
vpmadd52luq zmm23, zmm8, zmm11
vpmadd52luq zmm29, zmm8, zmm12
vpmadd52luq zmm17, zmm1, zmm15
vpmadd52luq zmm10, zmm8, zmm14
vmovdqa64 zmm0, zmmword ptr [rsi + 2240]
vpmadd52huq zmm6, zmm8, zmm0
vpbroadcastq zmm1, qword ptr [rdi + 5216]
vmovdqa64 zmm11, zmmword ptr [rsi + 2368]
vpmadd52huq zmm16, zmm1, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 2432]
vpmadd52huq zmm18, zmm1, zmm12
vmovdqa64 zmm14, zmmword ptr [rsi + 2496]
vpmadd52huq zmm19, zmm1, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -2816]
vpmadd52huq zmm26, zmm3, zmm15
vpmadd52luq zmm27, zmm8, zmm0
vpmadd52luq zmm23, zmm1, zmm11
vpmadd52luq zmm29, zmm1, zmm12
vpmadd52luq zmm17, zmm3, zmm15
vpmadd52luq zmm10, zmm1, zmm14
vmovdqa64 zmm0, zmmword ptr [rsi + 2560]
vpmadd52huq zmm6, zmm1, zmm0
vpbroadcastq zmm3, qword ptr [rdi + 5160]
vmovdqa64 zmm11, zmmword ptr [rsi + 2688]
vpmadd52huq zmm16, zmm3, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 2752]
vpmadd52huq zmm18, zmm3, zmm12
vmovdqa64 zmm14, zmmword ptr [rsi + 2816]
vpmadd52huq zmm19, zmm3, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -2496]
vpmadd52huq zmm26, zmm5, zmm15
vpmadd52luq zmm27, zmm1, zmm0
vpmadd52luq zmm23, zmm3, zmm11
vpmadd52luq zmm29, zmm3, zmm12
vpmadd52luq zmm17, zmm5, zmm15
vpmadd52luq zmm10, zmm3, zmm14
vmovdqa64 zmm0, zmmword ptr [rsi + 2880]
vpmadd52huq zmm6, zmm3, zmm0
vpbroadcastq zmm5, qword ptr [rdi + 5224]
vmovdqa64 zmm11, zmmword ptr [rsi + 3008]
vpmadd52huq zmm16, zmm5, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 3072]
vpmadd52huq zmm18, zmm5, zmm12
vmovdqa64 zmm14, zmmword ptr [rsi + 3136]
vpmadd52huq zmm19, zmm5, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -2176]
vpmadd52huq zmm26, zmm7, zmm15
vpmadd52luq zmm27, zmm3, zmm0
vpmadd52luq zmm23, zmm5, zmm11
vpmadd52luq zmm29, zmm5, zmm12
vpmadd52luq zmm17, zmm7, zmm15
vpmadd52luq zmm10, zmm5, zmm14
vmovdqa64 zmm0, zmmword ptr [rsi + 3200]
vpmadd52huq zmm6, zmm5, zmm0
vpbroadcastq zmm7, qword ptr [rdi + 5168]
vmovdqa64 zmm11, zmmword ptr [rsi + 3328]
vpmadd52huq zmm16, zmm7, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 3392]
vpmadd52huq zmm18, zmm7, zmm12
vmovdqa64 zmm14, zmmword ptr [rsi + 3456]
vpmadd52huq zmm19, zmm7, zmm14
vmovdqa64 zmm15, zmmword ptr [rdi + 448]
vmovdqa64 zmm20, zmmword ptr [rdi + 4800]
vpmadd52luq zmm20, zmm15, zmmword ptr [rdi + 960]
vpbroadcastq zmm15, qword ptr [rdi + 5064]
vmovdqa64 zmm24, zmmword ptr [rsi + -1856]
vpmadd52huq zmm26, zmm15, zmm24
vpmadd52luq zmm27, zmm5, zmm0
vpmadd52luq zmm23, zmm7, zmm11
vpmadd52luq zmm29, zmm7, zmm12
vpmadd52luq zmm10, zmm7, zmm14
vmovdqa64 zmm0, zmmword ptr [rdi + 1216]
valignq zmm0, zmm0, zmm21, 7
vpmadd52luq zmm17, zmm15, zmm24
vmovdqa64 zmm11, zmmword ptr [rsi + 3520]
vpmadd52huq zmm6, zmm7, zmm11
vpbroadcastq zmm12, qword ptr [rdi + 5232]
vmovdqa64 zmm14, zmmword ptr [rsi + 3648]
vpmadd52huq zmm16, zmm12, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + 3712]
vpmadd52huq zmm18, zmm12, zmm15
vmovdqa64 zmm21, zmmword ptr [rsi + 3776]
vpmadd52huq zmm19, zmm12, zmm21
vpaddq zmm24, zmm20, zmm0
vmovdqa64 zmmword ptr [rdi + 5248], zmm24
vpternlogq zmm30, zmm24, zmm20, 0xf6
vpbroadcastq zmm0, qword ptr [rdi + 5008]
vmovdqa64 zmm20, zmmword ptr [rsi + -1536]
vpmadd52huq zmm26, zmm0, zmm20
vpmadd52luq zmm27, zmm7, zmm11
vpmadd52luq zmm23, zmm12, zmm14
vpmadd52luq zmm29, zmm12, zmm15
vpmadd52luq zmm10, zmm12, zmm21
vpmadd52luq zmm17, zmm0, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 3840]
vpmadd52huq zmm6, zmm12, zmm0
vpbroadcastq zmm11, qword ptr [rdi + 5176]
vmovdqa64 zmm14, zmmword ptr [rsi + 3968]
vpmadd52huq zmm16, zmm11, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + 4032]
vpmadd52huq zmm18, zmm11, zmm15
vpbroadcastq zmm20, qword ptr [rdi + 5072]
vmovdqa64 zmm21, zmmword ptr [rsi + -1216]
vpmadd52huq zmm26, zmm20, zmm21
vmovdqa64 zmm24, zmmword ptr [rsi + 4096]
vpmadd52huq zmm19, zmm11, zmm24
vpmadd52luq zmm27, zmm12, zmm0
vpmadd52luq zmm23, zmm11, zmm14
vpmadd52luq zmm29, zmm11, zmm15
vpmadd52luq zmm10, zmm11, zmm24
vpmadd52luq zmm17, zmm20, zmm21
vmovdqa64 zmm0, zmmword ptr [rsi + 4160]
vpmadd52huq zmm6, zmm11, zmm0
vpbroadcastq zmm14, qword ptr [rdi + 5240]
vmovdqa64 zmm15, zmmword ptr [rsi + 4288]
vpmadd52huq zmm16, zmm14, zmm15
vmovdqa64 zmm20, zmmword ptr [rsi + 4352]
vpmadd52huq zmm18, zmm14, zmm20
vpbroadcastq zmm21, qword ptr [rdi + 5016]
vmovdqa64 zmm24, zmmword ptr [rsi + -896]
vpmadd52huq zmm26, zmm21, zmm24
vmovdqa64 zmm25, zmmword ptr [rsi + 4416]
vpmadd52huq zmm19, zmm14, zmm25
vpmadd52luq zmm27, zmm11, zmm0
vpmadd52luq zmm23, zmm14, zmm15
vpmadd52luq zmm29, zmm14, zmm20
vpmadd52luq zmm10, zmm14, zmm25
vpmadd52luq zmm17, zmm21, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + 4480]
vpmadd52huq zmm6, zmm14, zmm0
vpbroadcastq zmm15, qword ptr [rdi + 5248]
vmovdqa64 zmm20, zmmword ptr [rsi + 4608]
vpmadd52huq zmm16, zmm15, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 4672]
vpmadd52huq zmm18, zmm15, zmm21
vmovdqa64 zmm24, zmmword ptr [rsi + -576]
vpmadd52huq zmm26, zmm9, zmm24
vmovdqa64 zmm25, zmmword ptr [rsi + 4736]
vpmadd52huq zmm19, zmm15, zmm25
vpmadd52luq zmm27, zmm14, zmm0
vpmadd52luq zmm23, zmm15, zmm20
vpmadd52luq zmm29, zmm15, zmm21
vpmadd52luq zmm10, zmm15, zmm25
vpmadd52luq zmm17, zmm9, zmm24
vmovdqa64 zmm0, zmmword ptr [rsi + 4800]
vpmadd52huq zmm6, zmm15, zmm0
vpbroadcastq zmm9, qword ptr [rdi + 5024]
vmovdqa64 zmm20, zmmword ptr [rsi + -256]
vpmadd52huq zmm26, zmm9, zmm20
valignq zmm21, zmm16, zmm31, 7
vpmadd52luq zmm27, zmm15, zmm0
valignq zmm0, zmm18, zmm16, 7
valignq zmm16, zmm19, zmm18, 7
vpmadd52luq zmm17, zmm9, zmm20
vpaddq zmm9, zmm23, zmm21
vpaddq zmm0, zmm29, zmm0
valignq zmm18, zmm6, zmm19, 7
vpbroadcastq zmm19, qword ptr [rdi + 5088]
vmovdqa64 zmm20, zmmword ptr [rsi + 64]
vpmadd52huq zmm26, zmm19, zmm20
vpaddq zmm10, zmm10, zmm16
vpsrlq zmm16, zmm9, 52
vpsrlq zmm21, zmm0, 52
vpaddq zmm18, zmm27, zmm18
valignq zmm23, zmm21, zmm16, 7
vpsrlq zmm24, zmm10, 52
vpmadd52luq zmm17, zmm19, zmm20
valignq zmm19, zmm24, zmm21, 7
vpbroadcastq zmm20, qword ptr [rdi + 5032]
vmovdqa64 zmm21, zmmword ptr [rsi + 384]
vpmadd52huq zmm26, zmm20, zmm21
vpsrlq zmm25, zmm18, 52
vpaddq zmm27, zmm0, zmm23
vmovdqa64 zmmword ptr [rdi + 192], zmm27
vpternlogq zmm30, zmm27, zmm0, 0xf6
valignq zmm0, zmm25, zmm24, 7
vpaddq zmm23, zmm10, zmm19
vmovdqa64 zmmword ptr [rdi + 256], zmm23
vpternlogq zmm30, zmm23, zmm10, 0xf6
vpmadd52luq zmm17, zmm20, zmm21
vpaddq zmm10, zmm18, zmm0
vmovdqa64 zmmword ptr [rdi + 320], zmm10
vpternlogq zmm30, zmm10, zmm18, 0xf6
vpbroadcastq zmm0, qword ptr [rdi + 5096]
vmovdqa64 zmm10, zmmword ptr [rsi + 704]
vpmadd52huq zmm26, zmm0, zmm10
vpmadd52luq zmm17, zmm0, zmm10
vmovdqa64 zmm0, zmmword ptr [rsi + 1024]
vpmadd52huq zmm26, zmm13, zmm0
vpmadd52luq zmm17, zmm13, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 1344]
vpmadd52huq zmm26, zmm22, zmm0
vpmadd52luq zmm17, zmm22, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 1664]
vpmadd52huq zmm26, zmm4, zmm0
vpmadd52luq zmm17, zmm4, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 1984]
vpmadd52huq zmm26, zmm2, zmm0
vpmadd52luq zmm17, zmm2, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 2304]
vpmadd52huq zmm26, zmm8, zmm0
vpmadd52luq zmm17, zmm8, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 2624]
vpmadd52huq zmm26, zmm1, zmm0
vpmadd52luq zmm17, zmm1, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 2944]
vpmadd52huq zmm26, zmm3, zmm0
vpmadd52luq zmm17, zmm3, zmm0
valignq zmm0, zmm16, zmm31, 7
vmovdqa64 zmm1, zmmword ptr [rsi + 3264]
vpmadd52huq zmm26, zmm5, zmm1
vpmadd52luq zmm17, zmm5, zmm1
vpaddq zmm1, zmm9, zmm0
vmovdqa64 zmmword ptr [rdi + 128], zmm1
vpternlogq zmm30, zmm1, zmm9, 0xf6
vmovdqa64 zmm0, zmmword ptr [rsi + 3584]
vpmadd52huq zmm26, zmm7, zmm0
vpmadd52luq zmm17, zmm7, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 3904]
vpmadd52huq zmm26, zmm12, zmm0
vpmadd52luq zmm17, zmm12, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 4224]
vpmadd52huq zmm26, zmm11, zmm0
vpmadd52luq zmm17, zmm11, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 4544]
vpmadd52huq zmm26, zmm14, zmm0
vpmadd52luq zmm17, zmm14, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 4864]
vpmadd52huq zmm26, zmm15, zmm0
vpmadd52luq zmm17, zmm15, zmm0
valignq zmm0, zmm26, zmm6, 7
vpaddq zmm0, zmm17, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm2, zmm1, zmm25, 7
vpaddq zmm3, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 384], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm31, zmm26, 7
vpsrlq zmm2, zmm0, 52
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 448], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
