# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-2496 mod N, N odd of at most 3072 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 61 limbs below 2^52, the top one below 2^10; zmm30 collects predicted carries that rippled.
# 1111 instructions, 16 spills, 724 loads; bounds of a step: latency 609 cycles, ports 854 cycles (Tuning { schedule: false, load_windows_after: 0, carry_registers: false, broadcast_latency: 8, four_ports: false }).
mov eax, 1
kmovd k3, eax
mov eax, 15
kmovd k2, eax
mov eax, 224
kmovd k1, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
.p2align 6
2:
vmovdqa64 zmm0, zmmword ptr [rdi + 128]
vmovdqu64 zmm1, zmmword ptr [rdi + 136]
vpxorq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmm1
vmovdqu64 zmm3, zmmword ptr [rdi + 120]
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm3, zmm0
vmovdqa64 zmm5, zmmword ptr [rdi + 192]
vmovdqu64 zmm6, zmmword ptr [rdi + 200]
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm5, zmm6
vmovdqu64 zmm8, zmmword ptr [rdi + 184]
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm8, zmm5
vmovdqa64 zmm10, zmmword ptr [rdi + 256]
vmovdqu64 zmm11, zmmword ptr [rdi + 264]
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm10, zmm11
vmovdqu64 zmm13, zmmword ptr [rdi + 248]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm13, zmm10
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm3, zmm1
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm3, zmm1
vmovdqu64 zmm17, zmmword ptr [rdi + 144]
vpmadd52luq zmm2, zmm3, zmm17
vmovdqu64 zmm18, zmmword ptr [rdi + 112]
vpmadd52huq zmm4, zmm18, zmm1
vpxorq zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm8, zmm6
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm8, zmm6
vmovdqu64 zmm21, zmmword ptr [rdi + 208]
vpmadd52luq zmm7, zmm8, zmm21
vmovdqu64 zmm22, zmmword ptr [rdi + 176]
vpmadd52huq zmm9, zmm22, zmm6
vpxorq zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm13, zmm11
vpxorq zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm13, zmm11
vmovdqu64 zmm25, zmmword ptr [rdi + 272]
vpmadd52luq zmm12, zmm13, zmm25
vmovdqu64 zmm26, zmmword ptr [rdi + 240]
vpmadd52huq zmm14, zmm26, zmm11
vpmadd52luq zmm15, zmm18, zmm17
vpmadd52huq zmm16, zmm18, zmm17
vmovdqu64 zmm27, zmmword ptr [rdi + 152]
vpmadd52luq zmm2, zmm18, zmm27
vmovdqu64 zmm28, zmmword ptr [rdi + 104]
vpmadd52huq zmm4, zmm28, zmm17
vpmadd52luq zmm19, zmm22, zmm21
vpmadd52huq zmm20, zmm22, zmm21
vmovdqu64 zmm29, zmmword ptr [rdi + 216]
vpmadd52luq zmm7, zmm22, zmm29
vmovdqu64 zmm18, zmmword ptr [rdi + 168]
vpmadd52huq zmm9, zmm18, zmm21
vpmadd52luq zmm23, zmm26, zmm25
vpmadd52huq zmm24, zmm26, zmm25
vmovdqu64 zmm3, zmmword ptr [rdi + 280]
vpmadd52luq zmm12, zmm26, zmm3
vmovdqu64 zmm11, zmmword ptr [rdi + 232]
vpmadd52huq zmm14, zmm11, zmm25
vpmadd52luq zmm15, zmm28, zmm27
vpmadd52huq zmm16, zmm28, zmm27
vmovdqu64 zmm25, zmmword ptr [rdi + 160]
vpmadd52luq zmm2, zmm28, zmm25
vmovdqu64 zmm28, zmmword ptr [rdi + 96]
vpmadd52huq zmm4, zmm28, zmm27
vpmadd52luq zmm19, zmm18, zmm29
vpmadd52huq zmm20, zmm18, zmm29
vmovdqu64 zmm0, zmmword ptr [rdi + 224]
vpmadd52luq zmm7, zmm18, zmm0
vpmadd52huq zmm9, zmm25, zmm29
vpmadd52luq zmm23, zmm11, zmm3
vpmadd52huq zmm24, zmm11, zmm3
vmovdqu64 zmm10, zmmword ptr [rdi + 288]
vpmadd52luq zmm12, zmm11, zmm10
vpmadd52huq zmm14, zmm0, zmm3
vpmadd52luq zmm15, zmm28, zmm25
vpmadd52huq zmm16, zmm28, zmm25
vpmadd52luq zmm2, zmm28, zmm18
vmovdqu64 zmm28, zmmword ptr [rdi + 88]
vpmadd52huq zmm4, zmm28, zmm25
vpmadd52luq zmm19, zmm25, zmm0
vpmadd52huq zmm20, zmm25, zmm0
vpmadd52luq zmm7, zmm25, zmm11
vpmadd52huq zmm9, zmm27, zmm0
vpmadd52luq zmm23, zmm0, zmm10
vpmadd52huq zmm24, zmm0, zmm10
vmovdqu64 zmm25, zmmword ptr [rdi + 296]
vpmadd52luq zmm12, zmm0, zmm25
vpmadd52huq zmm14, zmm29, zmm10
vpmadd52luq zmm15, zmm28, zmm18
vpmadd52huq zmm16, zmm28, zmm18
vpmadd52luq zmm2, zmm28, zmm22
vmovdqu64 zmm0, zmmword ptr [rdi + 80]
vpmadd52huq zmm4, zmm0, zmm18
vpmadd52luq zmm19, zmm27, zmm11
vpmadd52huq zmm20, zmm27, zmm11
vpmadd52luq zmm7, zmm27, zmm26
vpmadd52huq zmm9, zmm17, zmm11
vpmadd52luq zmm23, zmm29, zmm25
vpmadd52huq zmm24, zmm29, zmm25
vmovdqu64 zmm11, zmmword ptr [rdi + 304]
vpmadd52luq zmm12, zmm29, zmm11
vpmadd52huq zmm14, zmm21, zmm25
vpmadd52luq zmm15, zmm0, zmm22
vpmadd52huq zmm16, zmm0, zmm22
vpmadd52luq zmm2, zmm0, zmm8
vmovdqu64 zmm29, zmmword ptr [rdi + 72]
vpmadd52huq zmm4, zmm29, zmm22
vpmadd52luq zmm19, zmm17, zmm26
vpmadd52huq zmm20, zmm17, zmm26
vpmadd52luq zmm7, zmm17, zmm13
vpmadd52huq zmm9, zmm1, zmm26
vpmadd52luq zmm23, zmm21, zmm11
vpmadd52huq zmm24, zmm21, zmm11
vmovdqu64 zmm26, zmmword ptr [rdi + 312]
vpmadd52luq zmm12, zmm21, zmm26
vpmadd52huq zmm14, zmm6, zmm11
vpmadd52luq zmm15, zmm29, zmm8
vpmadd52huq zmm16, zmm29, zmm8
vpmadd52luq zmm2, zmm29, zmm5
vpmadd52luq zmm19, zmm1, zmm13
vpmadd52huq zmm20, zmm1, zmm13
vmovdqa64 zmm21, zmmword ptr [rdi + 256]
vpmadd52luq zmm7, zmm1, zmm21
vmovdqa64 zmmword ptr [rdi + 1472], zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 128]
vpmadd52huq zmm9, zmm16, zmm13
vpmadd52luq zmm23, zmm6, zmm26
vpmadd52huq zmm24, zmm6, zmm26
vmovdqa64 zmm13, zmmword ptr [rdi + 320]
vpmadd52luq zmm12, zmm6, zmm13
vpmadd52huq zmm14, zmm5, zmm26
vpmadd52luq zmm19, zmm16, zmm21
vpmadd52huq zmm20, zmm16, zmm21
vmovdqu64 zmm6, zmmword ptr [rdi + 264]
vpmadd52luq zmm7, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi + 1536], zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 120]
vpmadd52huq zmm9, zmm2, zmm21
vpmadd52luq zmm23, zmm5, zmm13
vpmadd52huq zmm24, zmm5, zmm13
vmovdqu64 zmm21, zmmword ptr [rdi + 328]
vpmadd52luq zmm12, zmm5, zmm21
vpmadd52huq zmm14, zmm8, zmm13
vpmadd52luq zmm19, zmm2, zmm6
vpmadd52huq zmm20, zmm2, zmm6
vmovdqu64 zmm5, zmmword ptr [rdi + 272]
vpmadd52luq zmm7, zmm2, zmm5
vmovdqa64 zmmword ptr [rdi + 1600], zmm15
vmovdqu64 zmm15, zmmword ptr [rdi + 112]
vpmadd52huq zmm9, zmm15, zmm6
vpmadd52luq zmm23, zmm8, zmm21
vpmadd52huq zmm24, zmm8, zmm21
vmovdqu64 zmm6, zmmword ptr [rdi + 336]
vpmadd52luq zmm12, zmm8, zmm6
vpmadd52huq zmm14, zmm22, zmm21
vpmadd52luq zmm19, zmm15, zmm5
vpmadd52huq zmm20, zmm15, zmm5
vpmadd52luq zmm7, zmm15, zmm3
vmovdqu64 zmm8, zmmword ptr [rdi + 104]
vpmadd52huq zmm9, zmm8, zmm5
vpmadd52luq zmm23, zmm22, zmm6
vpmadd52huq zmm24, zmm22, zmm6
vmovdqu64 zmm5, zmmword ptr [rdi + 344]
vpmadd52luq zmm12, zmm22, zmm5
vpmadd52huq zmm14, zmm18, zmm6
vpmadd52luq zmm19, zmm8, zmm3
vpmadd52huq zmm20, zmm8, zmm3
vpmadd52luq zmm7, zmm8, zmm10
vmovdqu64 zmm22, zmmword ptr [rdi + 96]
vpmadd52huq zmm9, zmm22, zmm3
vpmadd52luq zmm23, zmm18, zmm5
vpmadd52huq zmm24, zmm18, zmm5
vmovdqu64 zmm3, zmmword ptr [rdi + 352]
vpmadd52luq zmm12, zmm18, zmm3
vmovdqu64 zmm18, zmmword ptr [rdi + 160]
vpmadd52huq zmm14, zmm18, zmm5
vpmadd52luq zmm19, zmm22, zmm10
vpmadd52huq zmm20, zmm22, zmm10
vpmadd52luq zmm7, zmm22, zmm25
vpmadd52huq zmm9, zmm28, zmm10
vpmadd52luq zmm23, zmm18, zmm3
vpmadd52huq zmm24, zmm18, zmm3
vmovdqu64 zmm10, zmmword ptr [rdi + 360]
vpmadd52luq zmm12, zmm18, zmm10
vpmadd52huq zmm14, zmm27, zmm3
vpmadd52luq zmm19, zmm28, zmm25
vpmadd52huq zmm20, zmm28, zmm25
vpmadd52luq zmm7, zmm28, zmm11
vpmadd52huq zmm9, zmm0, zmm25
vpmadd52luq zmm23, zmm27, zmm10
vpmadd52huq zmm24, zmm27, zmm10
vmovdqu64 zmm18, zmmword ptr [rdi + 368]
vpmadd52luq zmm12, zmm27, zmm18
vpmadd52huq zmm14, zmm17, zmm10
vpmadd52luq zmm19, zmm0, zmm11
vpmadd52huq zmm20, zmm0, zmm11
vpmadd52luq zmm7, zmm0, zmm26
vpmadd52huq zmm9, zmm29, zmm11
vpmadd52luq zmm23, zmm17, zmm18
vpmadd52huq zmm24, zmm17, zmm18
vmovdqu64 zmm27, zmmword ptr [rdi + 376]
vpmadd52luq zmm12, zmm17, zmm27
vpmadd52huq zmm14, zmm1, zmm18
vpmadd52luq zmm19, zmm29, zmm26
vpmadd52huq zmm20, zmm29, zmm26
vpmadd52luq zmm7, zmm29, zmm13
vpmadd52luq zmm23, zmm1, zmm27
vpmadd52huq zmm24, zmm1, zmm27
vmovdqa64 zmm17, zmmword ptr [rdi + 384]
vpmadd52luq zmm12, zmm1, zmm17
vpmadd52huq zmm14, zmm16, zmm27
vpmadd52luq zmm23, zmm16, zmm17
vpmadd52huq zmm24, zmm16, zmm17
vmovdqu64 zmm1, zmmword ptr [rdi + 392]
vpmadd52luq zmm12, zmm16, zmm1
vpmadd52huq zmm14, zmm2, zmm17
vpmadd52luq zmm23, zmm2, zmm1
vpmadd52huq zmm24, zmm2, zmm1
vmovdqu64 zmm3, zmmword ptr [rdi + 400]
vpmadd52luq zmm12, zmm2, zmm3
vpmadd52huq zmm14, zmm15, zmm1
vpmadd52luq zmm23, zmm15, zmm3
vpmadd52huq zmm24, zmm15, zmm3
vmovdqu64 zmm2, zmmword ptr [rdi + 408]
vpmadd52luq zmm12, zmm15, zmm2
vpmadd52huq zmm14, zmm8, zmm3
vpmadd52luq zmm23, zmm8, zmm2
vpmadd52huq zmm24, zmm8, zmm2
vmovdqu64 zmm15, zmmword ptr [rdi + 416]
vpmadd52luq zmm12, zmm8, zmm15
vpmadd52huq zmm14, zmm22, zmm2
vpmadd52luq zmm23, zmm22, zmm15
vpmadd52huq zmm24, zmm22, zmm15
vmovdqu64 zmm8, zmmword ptr [rdi + 424]
vpmadd52luq zmm12, zmm22, zmm8
vpmadd52huq zmm14, zmm28, zmm15
vpmadd52luq zmm23, zmm28, zmm8
vpmadd52huq zmm24, zmm28, zmm8
vmovdqu64 zmm22, zmmword ptr [rdi + 432]
vpmadd52luq zmm12, zmm28, zmm22
vpmadd52huq zmm14, zmm0, zmm8
vpmadd52luq zmm23, zmm0, zmm22
vpmadd52huq zmm24, zmm0, zmm22
vmovdqu64 zmm28, zmmword ptr [rdi + 440]
vpmadd52luq zmm12, zmm0, zmm28
vpmadd52huq zmm14, zmm29, zmm22
vpmadd52luq zmm23, zmm29, zmm28
vpmadd52huq zmm24, zmm29, zmm28
vmovdqa64 zmm0, zmmword ptr [rdi + 448]
vpmadd52luq zmm12, zmm29, zmm0
vmovdqa64 zmm29, zmmword ptr [rdi + 1600]
vpaddq zmm4, zmm29, zmm4
vmovdqa64 zmm29, zmmword ptr [rdi + 1536]
vmovdqa64 zmm15, zmmword ptr [rdi + 1472]
vpaddq zmm15, zmm15, zmm29
vpaddq zmm4, zmm4, zmm4
vpaddq zmm15, zmm15, zmm15
vpmadd52luq zmm4, zmm16, zmm16
vpmadd52huq zmm15, zmm16, zmm16
vpaddq zmm9, zmm19, zmm9
vpaddq zmm7, zmm20, zmm7
vpaddq zmm9, zmm9, zmm9
vpaddq zmm7, zmm7, zmm7
vmovdqa64 zmm19, zmmword ptr [rdi + 192]
vpmadd52luq zmm9, zmm19, zmm19
vpmadd52huq zmm7, zmm19, zmm19
vpaddq zmm14, zmm23, zmm14
vpaddq zmm12, zmm24, zmm12
vpaddq zmm14, zmm14, zmm14
vpaddq zmm12, zmm12, zmm12
vmovdqa64 zmm20, zmmword ptr [rdi + 256]
vpmadd52luq zmm14, zmm20, zmm20
vpmadd52huq zmm12, zmm20, zmm20
vpxorq zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm13, zmm21
vpxorq zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm26, zmm13
vpxorq zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm17, zmm1
vmovdqa64 zmmword ptr [rdi + 1664], zmm14
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm27, zmm17
vmovdqa64 zmmword ptr [rdi + 1728], zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 456]
vmovdqa64 zmmword ptr [rdi + 1792], zmm9
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm0, zmm12
vmovdqa64 zmmword ptr [rdi + 1856], zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm28, zmm0
vmovdqa64 zmmword ptr [rdi + 1920], zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm26, zmm21
vmovdqa64 zmmword ptr [rdi + 1984], zmm4
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm26, zmm21
vpmadd52luq zmm23, zmm26, zmm6
vpmadd52huq zmm24, zmm11, zmm21
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm27, zmm1
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm27, zmm1
vpmadd52luq zmm29, zmm27, zmm3
vpmadd52huq zmm14, zmm18, zmm1
vpxorq zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm28, zmm12
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm28, zmm12
vmovdqu64 zmm0, zmmword ptr [rdi + 464]
vpmadd52luq zmm9, zmm28, zmm0
vpmadd52huq zmm7, zmm22, zmm12
vpmadd52luq zmm15, zmm11, zmm6
vpmadd52huq zmm4, zmm11, zmm6
vpmadd52luq zmm23, zmm11, zmm5
vpmadd52huq zmm24, zmm25, zmm6
vpmadd52luq zmm16, zmm18, zmm3
vpmadd52huq zmm19, zmm18, zmm3
vpmadd52luq zmm29, zmm18, zmm2
vpmadd52huq zmm14, zmm10, zmm3
vpmadd52luq zmm26, zmm22, zmm0
vpmadd52huq zmm13, zmm22, zmm0
vmovdqu64 zmm11, zmmword ptr [rdi + 472]
vpmadd52luq zmm9, zmm22, zmm11
vpmadd52huq zmm7, zmm8, zmm0
vpmadd52luq zmm15, zmm25, zmm5
vpmadd52huq zmm4, zmm25, zmm5
vmovdqu64 zmm0, zmmword ptr [rdi + 352]
vpmadd52luq zmm23, zmm25, zmm0
vmovdqu64 zmm25, zmmword ptr [rdi + 288]
vpmadd52huq zmm24, zmm25, zmm5
vpmadd52luq zmm16, zmm10, zmm2
vpmadd52huq zmm19, zmm10, zmm2
vmovdqu64 zmm12, zmmword ptr [rdi + 416]
vpmadd52luq zmm29, zmm10, zmm12
vpmadd52huq zmm14, zmm0, zmm2
vpmadd52luq zmm26, zmm8, zmm11
vpmadd52huq zmm13, zmm8, zmm11
vmovdqu64 zmm20, zmmword ptr [rdi + 480]
vpmadd52luq zmm9, zmm8, zmm20
vpmadd52huq zmm7, zmm12, zmm11
vpmadd52luq zmm15, zmm25, zmm0
vpmadd52huq zmm4, zmm25, zmm0
vpmadd52luq zmm23, zmm25, zmm10
vmovdqu64 zmm25, zmmword ptr [rdi + 280]
vpmadd52huq zmm24, zmm25, zmm0
vpmadd52luq zmm16, zmm0, zmm12
vpmadd52huq zmm19, zmm0, zmm12
vpmadd52luq zmm29, zmm0, zmm8
vpmadd52huq zmm14, zmm5, zmm12
vpmadd52luq zmm26, zmm12, zmm20
vpmadd52huq zmm13, zmm12, zmm20
vmovdqu64 zmm0, zmmword ptr [rdi + 488]
vpmadd52luq zmm9, zmm12, zmm0
vpmadd52huq zmm7, zmm2, zmm20
vpmadd52luq zmm15, zmm25, zmm10
vpmadd52huq zmm4, zmm25, zmm10
vpmadd52luq zmm23, zmm25, zmm18
vmovdqu64 zmm25, zmmword ptr [rdi + 272]
vpmadd52huq zmm24, zmm25, zmm10
vpmadd52luq zmm16, zmm5, zmm8
vpmadd52huq zmm19, zmm5, zmm8
vpmadd52luq zmm29, zmm5, zmm22
vpmadd52huq zmm14, zmm6, zmm8
vpmadd52luq zmm26, zmm2, zmm0
vpmadd52huq zmm13, zmm2, zmm0
vmovdqu64 zmm5, zmmword ptr [rdi + 496]
vpmadd52luq zmm9, zmm2, zmm5
vpmadd52huq zmm7, zmm3, zmm0
vpmadd52luq zmm15, zmm25, zmm18
vpmadd52huq zmm4, zmm25, zmm18
vpmadd52luq zmm23, zmm25, zmm27
vmovdqu64 zmm25, zmmword ptr [rdi + 264]
vpmadd52huq zmm24, zmm25, zmm18
vpmadd52luq zmm16, zmm6, zmm22
vpmadd52huq zmm19, zmm6, zmm22
vpmadd52luq zmm29, zmm6, zmm28
vpmadd52huq zmm14, zmm21, zmm22
vpmadd52luq zmm26, zmm3, zmm5
vpmadd52huq zmm13, zmm3, zmm5
vmovdqu64 zmm6, zmmword ptr [rdi + 504]
vpmadd52luq zmm9, zmm3, zmm6
vpmadd52huq zmm7, zmm1, zmm5
vpmadd52luq zmm15, zmm25, zmm27
vpmadd52huq zmm4, zmm25, zmm27
vpmadd52luq zmm23, zmm25, zmm17
vmovdqa64 zmm25, zmmword ptr [rdi + 256]
vpmadd52huq zmm24, zmm25, zmm27
vpmadd52luq zmm16, zmm21, zmm28
vpmadd52huq zmm19, zmm21, zmm28
vmovdqa64 zmm5, zmmword ptr [rdi + 448]
vpmadd52luq zmm29, zmm21, zmm5
vmovdqa64 zmm21, zmmword ptr [rdi + 320]
vpmadd52huq zmm14, zmm21, zmm28
vpmadd52luq zmm26, zmm1, zmm6
vpmadd52huq zmm13, zmm1, zmm6
vmovdqa64 zmm28, zmmword ptr [rdi + 512]
vpmadd52luq zmm9, zmm1, zmm28
vpmadd52huq zmm7, zmm17, zmm6
vpmadd52luq zmm15, zmm25, zmm17
vpmadd52huq zmm4, zmm25, zmm17
vpmadd52luq zmm23, zmm25, zmm1
vmovdqu64 zmm25, zmmword ptr [rdi + 248]
vpmadd52huq zmm24, zmm25, zmm17
vpmadd52luq zmm16, zmm21, zmm5
vpmadd52huq zmm19, zmm21, zmm5
vmovdqu64 zmm6, zmmword ptr [rdi + 456]
vpmadd52luq zmm29, zmm21, zmm6
vmovdqu64 zmm21, zmmword ptr [rdi + 312]
vpmadd52huq zmm14, zmm21, zmm5
vpmadd52luq zmm26, zmm17, zmm28
vpmadd52huq zmm13, zmm17, zmm28
vmovdqu64 zmm5, zmmword ptr [rdi + 520]
vpmadd52luq zmm9, zmm17, zmm5
vpmadd52huq zmm7, zmm27, zmm28
vpmadd52luq zmm15, zmm25, zmm1
vpmadd52huq zmm4, zmm25, zmm1
vpmadd52luq zmm23, zmm25, zmm3
vmovdqu64 zmm17, zmmword ptr [rdi + 240]
vpmadd52huq zmm24, zmm17, zmm1
vpmadd52luq zmm16, zmm21, zmm6
vpmadd52huq zmm19, zmm21, zmm6
vmovdqu64 zmm1, zmmword ptr [rdi + 464]
vpmadd52luq zmm29, zmm21, zmm1
vmovdqu64 zmm21, zmmword ptr [rdi + 304]
vpmadd52huq zmm14, zmm21, zmm6
vpmadd52luq zmm26, zmm27, zmm5
vpmadd52huq zmm13, zmm27, zmm5
vmovdqu64 zmm25, zmmword ptr [rdi + 528]
vpmadd52luq zmm9, zmm27, zmm25
vpmadd52huq zmm7, zmm18, zmm5
vpmadd52luq zmm15, zmm17, zmm3
vpmadd52huq zmm4, zmm17, zmm3
vpmadd52luq zmm23, zmm17, zmm2
vmovdqu64 zmm27, zmmword ptr [rdi + 232]
vpmadd52huq zmm24, zmm27, zmm3
vpmadd52luq zmm16, zmm21, zmm1
vpmadd52huq zmm19, zmm21, zmm1
vpmadd52luq zmm29, zmm21, zmm11
vmovdqu64 zmm3, zmmword ptr [rdi + 296]
vpmadd52huq zmm14, zmm3, zmm1
vpmadd52luq zmm26, zmm18, zmm25
vpmadd52huq zmm13, zmm18, zmm25
vmovdqu64 zmm21, zmmword ptr [rdi + 536]
vpmadd52luq zmm9, zmm18, zmm21
vpmadd52huq zmm7, zmm10, zmm25
vpmadd52luq zmm15, zmm27, zmm2
vpmadd52huq zmm4, zmm27, zmm2
vpmadd52luq zmm23, zmm27, zmm12
vmovdqu64 zmm18, zmmword ptr [rdi + 224]
vpmadd52huq zmm24, zmm18, zmm2
vpmadd52luq zmm16, zmm3, zmm11
vpmadd52huq zmm19, zmm3, zmm11
vpmadd52luq zmm29, zmm3, zmm20
vmovdqu64 zmm2, zmmword ptr [rdi + 288]
vpmadd52huq zmm14, zmm2, zmm11
vpmadd52luq zmm26, zmm10, zmm21
vpmadd52huq zmm13, zmm10, zmm21
vmovdqu64 zmm3, zmmword ptr [rdi + 544]
vpmadd52luq zmm9, zmm10, zmm3
vmovdqu64 zmm10, zmmword ptr [rdi + 352]
vpmadd52huq zmm7, zmm10, zmm21
vpmadd52luq zmm15, zmm18, zmm12
vpmadd52huq zmm4, zmm18, zmm12
vpmadd52luq zmm23, zmm18, zmm8
vmovdqu64 zmm18, zmmword ptr [rdi + 216]
vpmadd52huq zmm24, zmm18, zmm12
vpmadd52luq zmm16, zmm2, zmm20
vpmadd52huq zmm19, zmm2, zmm20
vpmadd52luq zmm29, zmm2, zmm0
vmovdqu64 zmm12, zmmword ptr [rdi + 280]
vpmadd52huq zmm14, zmm12, zmm20
vpmadd52luq zmm26, zmm10, zmm3
vpmadd52huq zmm13, zmm10, zmm3
vmovdqu64 zmm2, zmmword ptr [rdi + 552]
vpmadd52luq zmm9, zmm10, zmm2
vmovdqu64 zmm10, zmmword ptr [rdi + 344]
vpmadd52huq zmm7, zmm10, zmm3
vpmadd52luq zmm15, zmm18, zmm8
vpmadd52huq zmm4, zmm18, zmm8
vpmadd52luq zmm23, zmm18, zmm22
vmovdqu64 zmm18, zmmword ptr [rdi + 208]
vpmadd52huq zmm24, zmm18, zmm8
vpmadd52luq zmm16, zmm12, zmm0
vpmadd52huq zmm19, zmm12, zmm0
vmovdqu64 zmm8, zmmword ptr [rdi + 496]
vpmadd52luq zmm29, zmm12, zmm8
vmovdqu64 zmm12, zmmword ptr [rdi + 272]
vpmadd52huq zmm14, zmm12, zmm0
vpmadd52luq zmm26, zmm10, zmm2
vpmadd52huq zmm13, zmm10, zmm2
vmovdqu64 zmm0, zmmword ptr [rdi + 560]
vpmadd52luq zmm9, zmm10, zmm0
vmovdqu64 zmm10, zmmword ptr [rdi + 336]
vpmadd52huq zmm7, zmm10, zmm2
vpmadd52luq zmm15, zmm18, zmm22
vpmadd52huq zmm4, zmm18, zmm22
vmovdqu64 zmm2, zmmword ptr [rdi + 440]
vpmadd52luq zmm23, zmm18, zmm2
vmovdqu64 zmm18, zmmword ptr [rdi + 200]
vpmadd52huq zmm24, zmm18, zmm22
vpmadd52luq zmm16, zmm12, zmm8
vpmadd52huq zmm19, zmm12, zmm8
vmovdqu64 zmm22, zmmword ptr [rdi + 504]
vpmadd52luq zmm29, zmm12, zmm22
vmovdqu64 zmm12, zmmword ptr [rdi + 264]
vpmadd52huq zmm14, zmm12, zmm8
vpmadd52luq zmm26, zmm10, zmm0
vpmadd52huq zmm13, zmm10, zmm0
vmovdqu64 zmm8, zmmword ptr [rdi + 568]
vpmadd52luq zmm9, zmm10, zmm8
vmovdqu64 zmm10, zmmword ptr [rdi + 328]
vpmadd52huq zmm7, zmm10, zmm0
vpmadd52luq zmm15, zmm18, zmm2
vpmadd52huq zmm4, zmm18, zmm2
vmovdqa64 zmm0, zmmword ptr [rdi + 448]
vpmadd52luq zmm23, zmm18, zmm0
vmovdqa64 zmm18, zmmword ptr [rdi + 192]
vpmadd52huq zmm24, zmm18, zmm2
vpmadd52luq zmm16, zmm12, zmm22
vpmadd52huq zmm19, zmm12, zmm22
vpmadd52luq zmm29, zmm12, zmm28
vmovdqa64 zmm12, zmmword ptr [rdi + 256]
vpmadd52huq zmm14, zmm12, zmm22
vpmadd52luq zmm26, zmm10, zmm8
vpmadd52huq zmm13, zmm10, zmm8
vmovdqa64 zmm2, zmmword ptr [rdi + 576]
vpmadd52luq zmm9, zmm10, zmm2
vmovdqa64 zmm10, zmmword ptr [rdi + 320]
vpmadd52huq zmm7, zmm10, zmm8
vpmadd52luq zmm15, zmm18, zmm0
vpmadd52huq zmm4, zmm18, zmm0
vpmadd52luq zmm23, zmm18, zmm6
vmovdqu64 zmm18, zmmword ptr [rdi + 184]
vpmadd52huq zmm24, zmm18, zmm0
vpmadd52luq zmm16, zmm12, zmm28
vpmadd52huq zmm19, zmm12, zmm28
vpmadd52luq zmm29, zmm12, zmm5
vmovdqu64 zmm12, zmmword ptr [rdi + 248]
vpmadd52huq zmm14, zmm12, zmm28
vpmadd52luq zmm26, zmm10, zmm2
vpmadd52huq zmm13, zmm10, zmm2
vmovdqu64 zmm0, zmmword ptr [rdi + 584]
vpmadd52luq zmm9, zmm10, zmm0
vmovdqu64 zmm10, zmmword ptr [rdi + 312]
vpmadd52huq zmm7, zmm10, zmm2
vpmadd52luq zmm15, zmm18, zmm6
vpmadd52huq zmm4, zmm18, zmm6
vpmadd52luq zmm23, zmm18, zmm1
vmovdqu64 zmm18, zmmword ptr [rdi + 176]
vpmadd52huq zmm24, zmm18, zmm6
vpmadd52luq zmm16, zmm12, zmm5
vpmadd52huq zmm19, zmm12, zmm5
vpmadd52luq zmm29, zmm12, zmm25
vpmadd52huq zmm14, zmm17, zmm5
vpmadd52luq zmm26, zmm10, zmm0
vpmadd52huq zmm13, zmm10, zmm0
vmovdqu64 zmm12, zmmword ptr [rdi + 592]
vpmadd52luq zmm9, zmm10, zmm12
vmovdqu64 zmm10, zmmword ptr [rdi + 304]
vpmadd52huq zmm7, zmm10, zmm0
vpmadd52luq zmm15, zmm18, zmm1
vpmadd52huq zmm4, zmm18, zmm1
vpmadd52luq zmm23, zmm18, zmm11
vmovdqu64 zmm6, zmmword ptr [rdi + 168]
vpmadd52huq zmm24, zmm6, zmm1
vpmadd52luq zmm16, zmm17, zmm25
vpmadd52huq zmm19, zmm17, zmm25
vpmadd52luq zmm29, zmm17, zmm21
vpmadd52huq zmm14, zmm27, zmm25
vpmadd52luq zmm26, zmm10, zmm12
vpmadd52huq zmm13, zmm10, zmm12
vmovdqu64 zmm17, zmmword ptr [rdi + 600]
vpmadd52luq zmm9, zmm10, zmm17
vmovdqu64 zmm10, zmmword ptr [rdi + 296]
vpmadd52huq zmm7, zmm10, zmm12
vpmadd52luq zmm15, zmm6, zmm11
vpmadd52huq zmm4, zmm6, zmm11
vpmadd52luq zmm23, zmm6, zmm20
vmovdqu64 zmm1, zmmword ptr [rdi + 160]
vpmadd52huq zmm24, zmm1, zmm11
vpmadd52luq zmm16, zmm27, zmm21
vpmadd52huq zmm19, zmm27, zmm21
vpmadd52luq zmm29, zmm27, zmm3
vmovdqu64 zmm27, zmmword ptr [rdi + 224]
vpmadd52huq zmm14, zmm27, zmm21
vpmadd52luq zmm26, zmm10, zmm17
vpmadd52huq zmm13, zmm10, zmm17
vmovdqu64 zmm11, zmmword ptr [rdi + 608]
vpmadd52luq zmm9, zmm10, zmm11
vmovdqu64 zmm10, zmmword ptr [rdi + 288]
vpmadd52huq zmm7, zmm10, zmm17
vpmadd52luq zmm15, zmm1, zmm20
vpmadd52huq zmm4, zmm1, zmm20
vmovdqa64 zmmword ptr [rdi + 2048], zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 488]
vpmadd52luq zmm23, zmm1, zmm9
vmovdqu64 zmm1, zmmword ptr [rdi + 152]
vpmadd52huq zmm24, zmm1, zmm20
vpmadd52luq zmm16, zmm27, zmm3
vpmadd52huq zmm19, zmm27, zmm3
vmovdqu64 zmm20, zmmword ptr [rdi + 552]
vpmadd52luq zmm29, zmm27, zmm20
vmovdqu64 zmm27, zmmword ptr [rdi + 216]
vpmadd52huq zmm14, zmm27, zmm3
vpmadd52luq zmm26, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vpmadd52huq zmm7, zmm11, zmmword ptr [rdi + 280]
vpmadd52luq zmm15, zmm1, zmm9
vpmadd52huq zmm4, zmm1, zmm9
vmovdqu64 zmm10, zmmword ptr [rdi + 496]
vpmadd52luq zmm23, zmm1, zmm10
vmovdqa64 zmmword ptr [rdi + 2112], zmm13
vmovdqu64 zmm13, zmmword ptr [rdi + 144]
vpmadd52huq zmm24, zmm13, zmm9
vpmadd52luq zmm16, zmm27, zmm20
vpmadd52huq zmm19, zmm27, zmm20
vmovdqu64 zmm9, zmmword ptr [rdi + 560]
vpmadd52luq zmm29, zmm27, zmm9
vmovdqu64 zmm27, zmmword ptr [rdi + 208]
vpmadd52huq zmm14, zmm27, zmm20
vpmadd52luq zmm15, zmm13, zmm10
vpmadd52huq zmm4, zmm13, zmm10
vpmadd52luq zmm23, zmm13, zmm22
vmovdqu64 zmm13, zmmword ptr [rdi + 136]
vpmadd52huq zmm24, zmm13, zmm10
vpmadd52luq zmm16, zmm27, zmm9
vpmadd52huq zmm19, zmm27, zmm9
vpmadd52luq zmm29, zmm27, zmm8
vmovdqu64 zmm27, zmmword ptr [rdi + 200]
vpmadd52huq zmm14, zmm27, zmm9
vpmadd52luq zmm15, zmm13, zmm22
vpmadd52huq zmm4, zmm13, zmm22
vpmadd52luq zmm23, zmm13, zmm28
vmovdqa64 zmm13, zmmword ptr [rdi + 128]
vpmadd52huq zmm24, zmm13, zmm22
vpmadd52luq zmm16, zmm27, zmm8
vpmadd52huq zmm19, zmm27, zmm8
vpmadd52luq zmm29, zmm27, zmm2
vmovdqa64 zmm27, zmmword ptr [rdi + 192]
vpmadd52huq zmm14, zmm27, zmm8
vpmadd52luq zmm15, zmm13, zmm28
vpmadd52huq zmm4, zmm13, zmm28
vpmadd52luq zmm23, zmm13, zmm5
vmovdqu64 zmm13, zmmword ptr [rdi + 120]
vpmadd52huq zmm24, zmm13, zmm28
vpmadd52luq zmm16, zmm27, zmm2
vpmadd52huq zmm19, zmm27, zmm2
vpmadd52luq zmm29, zmm27, zmm0
vmovdqu64 zmm27, zmmword ptr [rdi + 184]
vpmadd52huq zmm14, zmm27, zmm2
vpmadd52luq zmm15, zmm13, zmm5
vpmadd52huq zmm4, zmm13, zmm5
vpmadd52luq zmm23, zmm13, zmm25
vmovdqu64 zmm13, zmmword ptr [rdi + 112]
vpmadd52huq zmm24, zmm13, zmm5
vpmadd52luq zmm16, zmm27, zmm0
vpmadd52huq zmm19, zmm27, zmm0
vpmadd52luq zmm29, zmm27, zmm12
vpmadd52huq zmm14, zmm18, zmm0
vpmadd52luq zmm15, zmm13, zmm25
vpmadd52huq zmm4, zmm13, zmm25
vpmadd52luq zmm23, zmm13, zmm21
vmovdqu64 zmm13, zmmword ptr [rdi + 104]
vpmadd52huq zmm24, zmm13, zmm25
vpmadd52luq zmm16, zmm18, zmm12
vpmadd52huq zmm19, zmm18, zmm12
vpmadd52luq zmm29, zmm18, zmm17
vpmadd52huq zmm14, zmm6, zmm12
vpmadd52luq zmm15, zmm13, zmm21
vpmadd52huq zmm4, zmm13, zmm21
vpmadd52luq zmm23, zmm13, zmm3
vmovdqu64 zmm13, zmmword ptr [rdi + 96]
vpmadd52huq zmm24, zmm13, zmm21
vpmadd52luq zmm16, zmm6, zmm17
vpmadd52huq zmm19, zmm6, zmm17
vpmadd52luq zmm29, zmm6, zmm11
vmovdqu64 zmm6, zmmword ptr [rdi + 160]
vpmadd52huq zmm14, zmm6, zmm17
vpmadd52luq zmm15, zmm13, zmm3
vpmadd52huq zmm4, zmm13, zmm3
vpmadd52luq zmm23, zmm13, zmm20
vmovdqu64 zmm13, zmmword ptr [rdi + 88]
vpmadd52huq zmm24, zmm13, zmm3
vpmadd52luq zmm16, zmm6, zmm11
vpmadd52huq zmm19, zmm6, zmm11
vpmadd52huq zmm14, zmm1, zmm11
vpmadd52luq zmm15, zmm13, zmm20
vpmadd52huq zmm4, zmm13, zmm20
vpmadd52luq zmm23, zmm13, zmm9
vmovdqu64 zmm1, zmmword ptr [rdi + 80]
vpmadd52huq zmm24, zmm1, zmm20
vpmadd52luq zmm15, zmm1, zmm9
vpmadd52huq zmm4, zmm1, zmm9
vpaddq zmm1, zmm15, zmm24
vpaddq zmm4, zmm4, zmm23
vpaddq zmm1, zmm1, zmm1
vpaddq zmm4, zmm4, zmm4
vmovdqa64 zmm6, zmmword ptr [rdi + 320]
vpmadd52luq zmm1, zmm6, zmm6
vpmadd52huq zmm4, zmm6, zmm6
vpaddq zmm6, zmm16, zmm14
vpaddq zmm13, zmm19, zmm29
vpaddq zmm6, zmm6, zmm6
vpaddq zmm13, zmm13, zmm13
vmovdqa64 zmm14, zmmword ptr [rdi + 384]
vpmadd52luq zmm6, zmm14, zmm14
vpmadd52huq zmm13, zmm14, zmm14
vpaddq zmm7, zmm26, zmm7
vmovdqa64 zmm14, zmmword ptr [rdi + 2048]
vmovdqa64 zmm15, zmmword ptr [rdi + 2112]
vpaddq zmm14, zmm15, zmm14
vpaddq zmm7, zmm7, zmm7
vpaddq zmm14, zmm14, zmm14
vmovdqa64 zmm15, zmmword ptr [rdi + 448]
vpmadd52luq zmm7, zmm15, zmm15
vpmadd52huq zmm14, zmm15, zmm15
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm28, zmm5
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm22, zmm28
vpxorq zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm2, zmm0
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm8, zmm2
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm22, zmm5
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm22, zmm5
vpmadd52luq zmm16, zmm22, zmm25
vpmadd52huq zmm18, zmm10, zmm5
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm8, zmm0
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm8, zmm0
vpmadd52luq zmm19, zmm8, zmm12
vpmadd52huq zmm23, zmm9, zmm0
vpmadd52luq zmm24, zmm10, zmm25
vpmadd52huq zmm26, zmm10, zmm25
vpmadd52luq zmm16, zmm10, zmm21
vmovdqu64 zmm10, zmmword ptr [rdi + 488]
vpmadd52huq zmm18, zmm10, zmm25
vpmadd52luq zmm5, zmm9, zmm12
vpmadd52huq zmm22, zmm9, zmm12
vpmadd52luq zmm19, zmm9, zmm17
vpmadd52huq zmm23, zmm20, zmm12
vpmadd52luq zmm24, zmm10, zmm21
vpmadd52huq zmm26, zmm10, zmm21
vpmadd52luq zmm16, zmm10, zmm3
vmovdqu64 zmm10, zmmword ptr [rdi + 480]
vpmadd52huq zmm18, zmm10, zmm21
vpmadd52luq zmm5, zmm20, zmm17
vpmadd52huq zmm22, zmm20, zmm17
vpmadd52luq zmm19, zmm20, zmm11
vpmadd52huq zmm23, zmm3, zmm17
vpmadd52luq zmm24, zmm10, zmm3
vpmadd52huq zmm26, zmm10, zmm3
vpmadd52luq zmm16, zmm10, zmm20
vmovdqu64 zmm10, zmmword ptr [rdi + 472]
vpmadd52huq zmm18, zmm10, zmm3
vpmadd52luq zmm5, zmm3, zmm11
vpmadd52huq zmm22, zmm3, zmm11
vpmadd52huq zmm23, zmm21, zmm11
vpmadd52luq zmm24, zmm10, zmm20
vpmadd52huq zmm26, zmm10, zmm20
vpmadd52luq zmm16, zmm10, zmm9
vmovdqu64 zmm3, zmmword ptr [rdi + 464]
vpmadd52huq zmm18, zmm3, zmm20
vpmadd52luq zmm24, zmm3, zmm9
vpmadd52huq zmm26, zmm3, zmm9
vpmadd52luq zmm16, zmm3, zmm8
vmovdqu64 zmm3, zmmword ptr [rdi + 456]
vpmadd52huq zmm18, zmm3, zmm9
vpmadd52luq zmm24, zmm3, zmm8
vpmadd52huq zmm26, zmm3, zmm8
vpmadd52luq zmm16, zmm3, zmm2
vpmadd52huq zmm18, zmm15, zmm8
vpmadd52luq zmm24, zmm15, zmm2
vpmadd52huq zmm26, zmm15, zmm2
vpmadd52luq zmm16, zmm15, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 440]
vpmadd52huq zmm18, zmm3, zmm2
vpmadd52luq zmm24, zmm3, zmm0
vpmadd52huq zmm26, zmm3, zmm0
vpmadd52luq zmm16, zmm3, zmm12
vmovdqu64 zmm3, zmmword ptr [rdi + 432]
vpmadd52huq zmm18, zmm3, zmm0
vpmadd52luq zmm24, zmm3, zmm12
vpmadd52huq zmm26, zmm3, zmm12
vpmadd52luq zmm16, zmm3, zmm17
vmovdqu64 zmm0, zmmword ptr [rdi + 424]
vpmadd52huq zmm18, zmm0, zmm12
vpmadd52luq zmm24, zmm0, zmm17
vpmadd52huq zmm26, zmm0, zmm17
vpmadd52luq zmm16, zmm0, zmm11
vmovdqu64 zmm0, zmmword ptr [rdi + 416]
vpmadd52huq zmm18, zmm0, zmm17
vpmadd52luq zmm24, zmm0, zmm11
vpmadd52huq zmm26, zmm0, zmm11
vpmadd52huq zmm18, zmm11, zmmword ptr [rdi + 408]
vpaddq zmm0, zmm24, zmm18
vpaddq zmm3, zmm26, zmm16
vpaddq zmm0, zmm0, zmm0
vpaddq zmm3, zmm3, zmm3
vpmadd52luq zmm0, zmm28, zmm28
vpmadd52huq zmm3, zmm28, zmm28
vpaddq zmm5, zmm5, zmm23
vpaddq zmm8, zmm22, zmm19
vpaddq zmm5, zmm5, zmm5
vpaddq zmm8, zmm8, zmm8
vpmadd52luq zmm5, zmm2, zmm2
vpmadd52huq zmm8, zmm2, zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 1984]
vmovdqa64 zmm9, zmmword ptr [rdi + 1920]
vmovdqa64 zmm10, zmmword ptr [rdi + 704]
vpermi2q zmm10, zmm2, zmm9
vpsrlq zmm11, zmm10, 52
valignq zmm12, zmm11, zmm31, 7
vpaddq zmm15, zmm10, zmm12
vmovdqa64 zmmword ptr [rdi + 896], zmm15
vpternlogq zmm30, zmm15, zmm10, 0xf6
vmovdqa64 zmm10, zmmword ptr [rdi + 768]
vpermi2q zmm10, zmm2, zmm9
vpsrlq zmm2, zmm10, 52
valignq zmm9, zmm2, zmm11, 7
vpaddq zmm11, zmm10, zmm9
vmovdqa64 zmmword ptr [rdi + 960], zmm11
vpternlogq zmm30, zmm11, zmm10, 0xf6
vmovdqa64 zmm9, zmmword ptr [rdi + 1792]
vmovdqa64 zmm10, zmmword ptr [rdi + 1856]
vmovdqa64 zmm12, zmmword ptr [rdi + 704]
vpermi2q zmm12, zmm9, zmm10
vpsrlq zmm16, zmm12, 52
valignq zmm2, zmm16, zmm2, 7
vpaddq zmm17, zmm12, zmm2
vmovdqa64 zmmword ptr [rdi + 1024], zmm17
vpternlogq zmm30, zmm17, zmm12, 0xf6
vpxorq zmm2, zmm2, zmm2
vpxorq zmm12, zmm12, zmm12
vpxorq zmm18, zmm18, zmm18
vpxorq zmm19, zmm19, zmm19
vpxorq zmm20, zmm20, zmm20
vpxorq zmm21, zmm21, zmm21
vpxorq zmm22, zmm22, zmm22
vpxorq zmm23, zmm23, zmm23
vpxorq zmm24, zmm24, zmm24
vpxorq zmm25, zmm25, zmm25
vpxorq zmm26, zmm26, zmm26
vpxorq zmm27, zmm27, zmm27
vpxorq zmm28, zmm28, zmm28
vpxorq zmm29, zmm29, zmm29
vmovdqa64 zmmword ptr [rdi + 2176], zmm14
vpxorq zmm14, zmm14, zmm14
vmovdqa64 zmmword ptr [rdi + 2240], zmm7
vpxorq zmm7, zmm7, zmm7
vmovdqa64 zmmword ptr [rdi + 2304], zmm13
vmovdqa64 zmmword ptr [rdi + 2368], zmm6
vmovdqa64 zmmword ptr [rdi + 2432], zmm4
lea rax, [rdi + 896]
lea r8, [rsi + -8192]
mov r9d, 24
.p2align 5
3:
vpbroadcastq zmm13, qword ptr [rax]
vmovdqa64 zmm6, zmmword ptr [r8 + 0]
vpmadd52luq zmm2, zmm13, zmm6
vpmadd52huq zmm24, zmm13, zmm6
vmovdqa64 zmm4, zmmword ptr [r8 + 64]
vpmadd52luq zmm12, zmm13, zmm4
vpmadd52huq zmm25, zmm13, zmm4
vmovdqa64 zmm6, zmmword ptr [r8 + 128]
vpmadd52luq zmm18, zmm13, zmm6
vpmadd52huq zmm26, zmm13, zmm6
vmovdqa64 zmm4, zmmword ptr [r8 + 192]
vpmadd52luq zmm19, zmm13, zmm4
vpmadd52huq zmm27, zmm13, zmm4
vmovdqa64 zmm6, zmmword ptr [r8 + 256]
vpmadd52luq zmm20, zmm13, zmm6
vpmadd52huq zmm28, zmm13, zmm6
vmovdqa64 zmm4, zmmword ptr [r8 + 320]
vpmadd52luq zmm21, zmm13, zmm4
vpmadd52huq zmm29, zmm13, zmm4
vmovdqa64 zmm6, zmmword ptr [r8 + 384]
vpmadd52luq zmm22, zmm13, zmm6
vpmadd52huq zmm14, zmm13, zmm6
vmovdqa64 zmm4, zmmword ptr [r8 + 448]
vpmadd52luq zmm23, zmm13, zmm4
vpmadd52huq zmm7, zmm13, zmm4
add rax, 8
add r8, 512
dec r9d
jnz 3b
vmovdqa64 zmm4, zmmword ptr [rdi + 768]
vpermi2q zmm4, zmm9, zmm10
vpaddq zmm2, zmm4, zmm2
valignq zmm4, zmm24, zmm31, 7
vpaddq zmm2, zmm2, zmm4
vpsrlq zmm4, zmm2, 52
valignq zmm6, zmm4, zmm16, 7
vpaddq zmm9, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi + 1088], zmm9
vpternlogq zmm30, zmm9, zmm2, 0xf6
vmovdqa64 zmm2, zmmword ptr [rdi + 1664]
vmovdqa64 zmm6, zmmword ptr [rdi + 1728]
vmovdqa64 zmm10, zmmword ptr [rdi + 704]
vpermi2q zmm10, zmm2, zmm6
vpaddq zmm10, zmm10, zmm12
valignq zmm11, zmm25, zmm24, 7
vpaddq zmm10, zmm10, zmm11
vpsrlq zmm11, zmm10, 52
valignq zmm4, zmm11, zmm4, 7
vpaddq zmm12, zmm10, zmm4
vmovdqa64 zmmword ptr [rdi + 1152], zmm12
vpternlogq zmm30, zmm12, zmm10, 0xf6
vmovdqa64 zmm4, zmmword ptr [rdi + 768]
vpermi2q zmm4, zmm2, zmm6
vpaddq zmm2, zmm4, zmm18
valignq zmm4, zmm26, zmm25, 7
vpaddq zmm2, zmm2, zmm4
vpsrlq zmm4, zmm2, 52
valignq zmm6, zmm4, zmm11, 7
vpaddq zmm10, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi + 1216], zmm10
vpternlogq zmm30, zmm10, zmm2, 0xf6
vpxorq zmm2, zmm2, zmm2
vpxorq zmm6, zmm6, zmm6
vpxorq zmm11, zmm11, zmm11
vpxorq zmm13, zmm13, zmm13
vpxorq zmm15, zmm15, zmm15
vpxorq zmm16, zmm16, zmm16
lea rax, [rdi + 1088]
lea r8, [rsi + -8192]
mov r9d, 24
.p2align 5
3:
vpbroadcastq zmm25, qword ptr [rax]
vmovdqa64 zmm24, zmmword ptr [r8 + 0]
vpmadd52luq zmm19, zmm25, zmm24
vpmadd52huq zmm27, zmm25, zmm24
vmovdqa64 zmm18, zmmword ptr [r8 + 64]
vpmadd52luq zmm20, zmm25, zmm18
vpmadd52huq zmm28, zmm25, zmm18
vmovdqa64 zmm24, zmmword ptr [r8 + 128]
vpmadd52luq zmm21, zmm25, zmm24
vpmadd52huq zmm29, zmm25, zmm24
vmovdqa64 zmm18, zmmword ptr [r8 + 192]
vpmadd52luq zmm22, zmm25, zmm18
vpmadd52huq zmm14, zmm25, zmm18
vmovdqa64 zmm24, zmmword ptr [r8 + 256]
vpmadd52luq zmm23, zmm25, zmm24
vpmadd52huq zmm7, zmm25, zmm24
vmovdqa64 zmm18, zmmword ptr [r8 + 320]
vpmadd52luq zmm2, zmm25, zmm18
vpmadd52huq zmm13, zmm25, zmm18
vmovdqa64 zmm24, zmmword ptr [r8 + 384]
vpmadd52luq zmm6, zmm25, zmm24
vpmadd52huq zmm15, zmm25, zmm24
vmovdqa64 zmm18, zmmword ptr [r8 + 448]
vpmadd52luq zmm11, zmm25, zmm18
vpmadd52huq zmm16, zmm25, zmm18
add rax, 8
add r8, 512
dec r9d
jnz 3b
vmovdqa64 zmm9, zmmword ptr [rdi + 768]
vpermi2q zmm9, zmm0, zmm3
vpsrlq zmm10, zmm9, 52
valignq zmm12, zmm10, zmm31, 7
vmovdqa64 zmm17, zmm9
vpaddq zmm17{k1}, zmm17, zmm12
vmovdqa64 zmmword ptr [rdi + 1280], zmm17
vpternlogq zmm30, zmm17, zmm9, 0xf6
vmovdqa64 zmm9, zmmword ptr [rdi + 704]
vpermi2q zmm9, zmm5, zmm8
vpsrlq zmm12, zmm9, 52
valignq zmm10, zmm12, zmm10, 7
vpaddq zmm18, zmm9, zmm10
vmovdqa64 zmmword ptr [rdi + 1344], zmm18
vpternlogq zmm30, zmm18, zmm9, 0xf6
vmovdqa64 zmm9, zmmword ptr [rdi + 768]
vpermi2q zmm9, zmm5, zmm8
vpsrlq zmm5, zmm9, 52
valignq zmm5, zmm5, zmm12, 7
vpaddq zmm8, zmm9, zmm5
vmovdqa64 zmmword ptr [rdi + 1408], zmm8
vpternlogq zmm30, zmm8, zmm9, 0xf6
lea rax, [rdi + 1312]
lea r8, [rsi + 4096]
mov r9d, 13
.p2align 5
3:
vpbroadcastq zmm25, qword ptr [rax]
vmovdqa64 zmm24, zmmword ptr [r8 + 0]
vpmadd52luq zmm19, zmm25, zmm24
vpmadd52huq zmm27, zmm25, zmm24
vmovdqa64 zmm12, zmmword ptr [r8 + 64]
vpmadd52luq zmm20, zmm25, zmm12
vpmadd52huq zmm28, zmm25, zmm12
vmovdqa64 zmm24, zmmword ptr [r8 + 128]
vpmadd52luq zmm21, zmm25, zmm24
vpmadd52huq zmm29, zmm25, zmm24
vmovdqa64 zmm12, zmmword ptr [r8 + 192]
vpmadd52luq zmm22, zmm25, zmm12
vpmadd52huq zmm14, zmm25, zmm12
vmovdqa64 zmm24, zmmword ptr [r8 + 256]
vpmadd52luq zmm23, zmm25, zmm24
vpmadd52huq zmm7, zmm25, zmm24
vmovdqa64 zmm12, zmmword ptr [r8 + 320]
vpmadd52luq zmm2, zmm25, zmm12
vpmadd52huq zmm13, zmm25, zmm12
vmovdqa64 zmm24, zmmword ptr [r8 + 384]
vpmadd52luq zmm6, zmm25, zmm24
vpmadd52huq zmm15, zmm25, zmm24
vmovdqa64 zmm12, zmmword ptr [r8 + 448]
vpmadd52luq zmm11, zmm25, zmm12
vpmadd52huq zmm16, zmm25, zmm12
add rax, 8
add r8, 512
dec r9d
jnz 3b
vmovdqa64 zmm5, zmmword ptr [rdi + 2432]
vmovdqa64 zmm8, zmmword ptr [rdi + 704]
vpermi2q zmm8, zmm1, zmm5
vpaddq zmm8, zmm19, zmm8
vmovdqa64 zmm9, zmmword ptr [rdi + 768]
vpermi2q zmm9, zmm1, zmm5
vpaddq zmm1, zmm20, zmm9
vmovdqa64 zmm5, zmmword ptr [rdi + 2368]
vmovdqa64 zmm9, zmmword ptr [rdi + 2304]
vmovdqa64 zmm10, zmmword ptr [rdi + 704]
vpermi2q zmm10, zmm5, zmm9
vpaddq zmm10, zmm21, zmm10
vmovdqa64 zmm12, zmmword ptr [rdi + 768]
vpermi2q zmm12, zmm5, zmm9
vpaddq zmm5, zmm22, zmm12
vmovdqa64 zmm9, zmmword ptr [rdi + 2240]
vmovdqa64 zmm12, zmmword ptr [rdi + 2176]
vmovdqa64 zmm17, zmmword ptr [rdi + 704]
vpermi2q zmm17, zmm9, zmm12
vpaddq zmm17, zmm23, zmm17
vmovdqa64 zmm18, zmmword ptr [rdi + 768]
vpermi2q zmm18, zmm9, zmm12
vpaddq zmm2, zmm2, zmm18
vmovdqa64 zmm9, zmmword ptr [rdi + 704]
vpermi2q zmm9, zmm0, zmm3
vpaddq zmm6, zmm6, zmm9
vmovdqa64 zmm9, zmmword ptr [rdi + 832]
vpermi2q zmm9{k2}{z}, zmm0, zmm3
vpaddq zmm0, zmm11, zmm9
valignq zmm3, zmm4, zmm4, 7
vpaddq zmm8{k3}, zmm8, zmm3
valignq zmm3, zmm27, zmm26, 7
vpaddq zmm3, zmm8, zmm3
vpsrlq zmm4, zmm3, 52
valignq zmm8, zmm4, zmm31, 7
vpaddq zmm9, zmm3, zmm8
vmovdqa64 zmmword ptr [rdi + 128], zmm9
vpternlogq zmm30, zmm9, zmm3, 0xf6
valignq zmm3, zmm28, zmm27, 7
vpaddq zmm1, zmm1, zmm3
vpsrlq zmm3, zmm1, 52
valignq zmm4, zmm3, zmm4, 7
vpaddq zmm8, zmm1, zmm4
vmovdqa64 zmmword ptr [rdi + 192], zmm8
vpternlogq zmm30, zmm8, zmm1, 0xf6
valignq zmm1, zmm29, zmm28, 7
vpaddq zmm1, zmm10, zmm1
vpsrlq zmm4, zmm1, 52
valignq zmm3, zmm4, zmm3, 7
vpaddq zmm8, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi + 256], zmm8
vpternlogq zmm30, zmm8, zmm1, 0xf6
valignq zmm1, zmm14, zmm29, 7
vpaddq zmm1, zmm5, zmm1
vpsrlq zmm3, zmm1, 52
valignq zmm4, zmm3, zmm4, 7
vpaddq zmm5, zmm1, zmm4
vmovdqa64 zmmword ptr [rdi + 320], zmm5
vpternlogq zmm30, zmm5, zmm1, 0xf6
valignq zmm1, zmm7, zmm14, 7
vpaddq zmm1, zmm17, zmm1
vpsrlq zmm4, zmm1, 52
valignq zmm3, zmm4, zmm3, 7
vpaddq zmm5, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi + 384], zmm5
vpternlogq zmm30, zmm5, zmm1, 0xf6
valignq zmm1, zmm13, zmm7, 7
vpaddq zmm1, zmm2, zmm1
vpsrlq zmm2, zmm1, 52
valignq zmm3, zmm2, zmm4, 7
vpaddq zmm4, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi + 448], zmm4
vpternlogq zmm30, zmm4, zmm1, 0xf6
valignq zmm1, zmm15, zmm13, 7
vpaddq zmm1, zmm6, zmm1
vpsrlq zmm3, zmm1, 52
valignq zmm2, zmm3, zmm2, 7
vpaddq zmm4, zmm1, zmm2
vmovdqa64 zmmword ptr [rdi + 512], zmm4
vpternlogq zmm30, zmm4, zmm1, 0xf6
valignq zmm1, zmm16, zmm15, 7
vpaddq zmm0, zmm0, zmm1
vpsrlq zmm1, zmm0, 52
valignq zmm1, zmm1, zmm3, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 576], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
