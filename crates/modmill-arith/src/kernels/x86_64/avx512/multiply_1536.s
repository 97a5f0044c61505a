# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-1248 mod N, N odd of at most 1536 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 31 limbs below 2^52, the top one below 2^33; zmm30 collects predicted carries that rippled.
# 1087 instructions, 11 spills, 307 loads; bounds of a step: latency 215 cycles, ports 371 cycles; modelled 366 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8, four_ports: false }).
mov eax, 1
kmovd k4, eax
mov eax, 15
kmovd k2, eax
mov eax, 63
kmovd k5, eax
mov eax, 240
kmovd k3, eax
mov eax, 254
kmovd k1, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
vmovdqa64 zmm0, zmmword ptr [rdi + 640]
vmovdqa64 zmm1, zmmword ptr [rdi + 576]
valignq zmm2, zmm0, zmm1, 1
vmovdqa64 zmm3, zmmword ptr [rdi + 192]
vmovdqa64 zmm4, zmmword ptr [rdi + 128]
valignq zmm5, zmm3, zmm4, 7
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm3, zmm2
vmovdqa64 zmm7, zmmword ptr [rdi + 512]
valignq zmm8, zmm1, zmm7, 7
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm5, zmm2
vmovdqa64 zmm10, zmmword ptr [rdi + 256]
valignq zmm11, zmm10, zmm3, 1
valignq zmm12, zmm3, zmm4, 6
vpmadd52luq zmm6, zmm1, zmm11
vpmadd52huq zmm9, zmm8, zmm11
valignq zmm13, zmm0, zmm1, 2
valignq zmm14, zmm1, zmm7, 6
vpmadd52luq zmm6, zmm5, zmm13
vpmadd52huq zmm9, zmm12, zmm13
valignq zmm15, zmm10, zmm3, 2
valignq zmm16, zmm10, zmm3, 7
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm5, zmm1
vpxorq zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm5, zmm2
vpmadd52luq zmm6, zmm8, zmm15
vpmadd52huq zmm9, zmm14, zmm15
valignq zmm19, zmm3, zmm4, 5
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm16, zmm0
valignq zmm21, zmm0, zmm1, 3
valignq zmm22, zmm0, zmm1, 7
vpmadd52huq zmm17, zmm8, zmm3
vpmadd52luq zmm18, zmm8, zmm11
vpmadd52luq zmm6, zmm12, zmm21
vpmadd52huq zmm9, zmm19, zmm21
valignq zmm23, zmm1, zmm7, 5
valignq zmm24, zmm10, zmm3, 3
vpmadd52huq zmm20, zmm22, zmm10
vpmadd52huq zmm17, zmm12, zmm2
vpmadd52luq zmm18, zmm12, zmm13
valignq zmm25, zmm10, zmm3, 6
vpmadd52luq zmm6, zmm14, zmm24
vmovdqa64 zmm26, zmmword ptr [rdi + 704]
valignq zmm27, zmm26, zmm0, 1
vpmadd52huq zmm9, zmm23, zmm24
valignq zmm28, zmm3, zmm4, 4
vpmadd52huq zmm17, zmm14, zmm11
valignq zmm29, zmm0, zmm1, 4
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm10, zmm27
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm16, zmm27
vpxorq zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm16, zmm27
valignq zmm2, zmm0, zmm1, 6
vpmadd52huq zmm20, zmm25, zmm27
vpmadd52luq zmm18, zmm14, zmm15
vmovdqa64 zmm14, zmmword ptr [rdi + 320]
valignq zmm27, zmm14, zmm10, 1
vpmadd52luq zmm6, zmm19, zmm29
vpmadd52huq zmm9, zmm28, zmm29
valignq zmm11, zmm1, zmm7, 4
vpmadd52huq zmm17, zmm19, zmm13
valignq zmm13, zmm10, zmm3, 4
vpmadd52luq zmm12, zmm0, zmm27
vpmadd52luq zmm8, zmm22, zmm27
vpmadd52huq zmm5, zmm22, zmm27
valignq zmm29, zmm10, zmm3, 5
vpmadd52huq zmm20, zmm2, zmm27
vpmadd52luq zmm18, zmm19, zmm21
valignq zmm19, zmm26, zmm0, 2
vpmadd52luq zmm6, zmm23, zmm13
vpmadd52huq zmm9, zmm11, zmm13
valignq zmm27, zmm3, zmm4, 3
vpmadd52huq zmm17, zmm23, zmm15
valignq zmm15, zmm0, zmm1, 5
vpmadd52luq zmm12, zmm16, zmm19
vpmadd52luq zmm8, zmm25, zmm19
vpmadd52huq zmm5, zmm25, zmm19
valignq zmm16, zmm14, zmm10, 2
vpmadd52huq zmm20, zmm29, zmm19
vpmadd52luq zmm18, zmm23, zmm24
vpmadd52luq zmm6, zmm28, zmm15
valignq zmm23, zmm1, zmm7, 3
vpmadd52huq zmm9, zmm27, zmm15
vpmadd52luq zmm12, zmm22, zmm16
vpmadd52luq zmm8, zmm2, zmm16
vpmadd52huq zmm5, zmm2, zmm16
vpmadd52huq zmm20, zmm15, zmm16
vpmadd52huq zmm17, zmm28, zmm21
valignq zmm16, zmm26, zmm0, 3
vmovdqu64 zmm19, zmmword ptr [rdi + 608]
vpmadd52luq zmm18, zmm28, zmm19
vpmadd52luq zmm6, zmm11, zmm29
valignq zmm28, zmm3, zmm4, 2
vpmadd52huq zmm9, zmm23, zmm29
vpmadd52luq zmm12, zmm25, zmm16
vpmadd52luq zmm8, zmm29, zmm16
vpmadd52huq zmm5, zmm29, zmm16
vpmadd52huq zmm20, zmm13, zmm16
vpmadd52huq zmm17, zmm11, zmm24
valignq zmm16, zmm14, zmm10, 3
vpmadd52luq zmm18, zmm11, zmm13
vpmadd52luq zmm6, zmm27, zmm2
valignq zmm11, zmm1, zmm7, 2
vpmadd52huq zmm9, zmm28, zmm2
vpmadd52luq zmm12, zmm2, zmm16
vpmadd52luq zmm8, zmm15, zmm16
vpmadd52huq zmm5, zmm15, zmm16
vpmadd52huq zmm20, zmm19, zmm16
vpmadd52huq zmm17, zmm27, zmm19
valignq zmm16, zmm26, zmm0, 4
vpmadd52luq zmm18, zmm27, zmm15
vpmadd52luq zmm6, zmm23, zmm25
valignq zmm27, zmm3, zmm4, 1
vpmadd52huq zmm9, zmm11, zmm25
vpmadd52luq zmm12, zmm29, zmm16
vpmadd52luq zmm8, zmm13, zmm16
vpmadd52huq zmm5, zmm13, zmm16
vpmadd52huq zmm20, zmm24, zmm16
vpmadd52huq zmm17, zmm23, zmm13
valignq zmm16, zmm14, zmm10, 4
vpmadd52luq zmm18, zmm23, zmm29
vpmadd52luq zmm6, zmm28, zmm22
valignq zmm23, zmm1, zmm7, 1
vpmadd52huq zmm9, zmm27, zmm22
vpmadd52luq zmm12, zmm15, zmm16
vpmadd52luq zmm8, zmm19, zmm16
vpmadd52huq zmm5, zmm19, zmm16
vpmadd52huq zmm20, zmm21, zmm16
vpmadd52huq zmm17, zmm28, zmm15
valignq zmm15, zmm26, zmm0, 5
vpmadd52luq zmm18, zmm28, zmm2
vmovdqu64 zmm16, zmmword ptr [rdi + 248]
vpmadd52luq zmm6, zmm11, zmm16
vpmadd52huq zmm9, zmm23, zmm16
valignq zmm1, zmm14, zmm10, 5
vpmadd52luq zmm12, zmm13, zmm15
vpmadd52luq zmm8, zmm24, zmm15
vpmadd52huq zmm5, zmm24, zmm15
vmovdqu64 zmm13, zmmword ptr [rdi + 208]
vpmadd52huq zmm20, zmm13, zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm4, zmm23
vpmadd52huq zmm17, zmm11, zmm29
vpmadd52luq zmm18, zmm11, zmm25
vpmadd52luq zmm6, zmm27, zmm0
vpmadd52huq zmm9, zmm4, zmm0
vpmadd52luq zmm12, zmm19, zmm1
vpmadd52luq zmm8, zmm21, zmm1
vpmadd52huq zmm5, zmm21, zmm1
valignq zmm19, zmm26, zmm0, 6
vmovdqu64 zmm29, zmmword ptr [rdi + 592]
vpmadd52huq zmm20, zmm29, zmm1
vpmadd52luq zmm15, zmm7, zmm27
vpmadd52huq zmm17, zmm27, zmm2
vpmadd52luq zmm18, zmm27, zmm22
vpmadd52luq zmm6, zmm23, zmm10
valignq zmm2, zmm4, zmm31, 7
vpmadd52huq zmm9, zmm7, zmm10
vpmadd52luq zmm12, zmm24, zmm19
vpmadd52luq zmm8, zmm13, zmm19
vpmadd52huq zmm5, zmm13, zmm19
vmovdqu64 zmm24, zmmword ptr [rdi + 200]
vpmadd52huq zmm20, zmm24, zmm19
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm2, zmm23
valignq zmm1, zmm14, zmm10, 6
vpmadd52luq zmm15, zmm2, zmm11
vpmadd52huq zmm17, zmm23, zmm25
vpmadd52luq zmm18, zmm23, zmm16
vmovdqu64 zmm25, zmmword ptr [rdi + 648]
vpmadd52luq zmm6, zmm4, zmm25
valignq zmm16, zmm7, zmm31, 7
vpmadd52huq zmm9, zmm2, zmm25
vpmadd52luq zmm12, zmm21, zmm1
vpmadd52luq zmm8, zmm29, zmm1
vpmadd52huq zmm5, zmm29, zmm1
vmovdqu64 zmm21, zmmword ptr [rdi + 584]
vpmadd52huq zmm20, zmm21, zmm1
vpxorq zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm2, zmm7
valignq zmm25, zmm26, zmm0, 7
vpxorq zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm2, zmm23
vpmadd52huq zmm19, zmm16, zmm27
vpmadd52luq zmm15, zmm16, zmm28
vpmadd52huq zmm17, zmm4, zmm22
vpmadd52luq zmm18, zmm4, zmm0
vmovdqu64 zmm22, zmmword ptr [rdi + 264]
vpmadd52luq zmm6, zmm7, zmm22
valignq zmm0, zmm4, zmm31, 6
vpmadd52huq zmm9, zmm16, zmm22
vpmadd52luq zmm12, zmm13, zmm25
vpmadd52luq zmm8, zmm24, zmm25
vpmadd52huq zmm5, zmm24, zmm25
vpmadd52huq zmm20, zmm3, zmm25
vpmadd52huq zmm1, zmm16, zmm4
valignq zmm13, zmm14, zmm10, 7
vpmadd52luq zmm26, zmm16, zmm27
vpmadd52huq zmm19, zmm0, zmm11
vmovdqu64 zmm25, zmmword ptr [rdi + 536]
vpmadd52luq zmm15, zmm0, zmm25
vpmadd52huq zmm17, zmm7, zmmword ptr [rdi + 248]
vpmadd52luq zmm18, zmm7, zmm10
vmovdqu64 zmm14, zmmword ptr [rdi + 656]
vpmadd52luq zmm6, zmm2, zmm14
valignq zmm22, zmm7, zmm31, 6
vpmadd52huq zmm9, zmm0, zmm14
vpmadd52luq zmm12, zmm29, zmm13
vpmadd52luq zmm8, zmm21, zmm13
vpmadd52huq zmm5, zmm21, zmm13
vmovdqa64 zmm29, zmmword ptr [rdi + 576]
vpmadd52huq zmm20, zmm29, zmm13
vpmadd52huq zmm1, zmm0, zmm23
vpmadd52luq zmm26, zmm0, zmm11
vpmadd52huq zmm19, zmm22, zmm28
vmovdqu64 zmm23, zmmword ptr [rdi + 152]
vpmadd52luq zmm15, zmm22, zmm23
vpmadd52huq zmm17, zmm2, zmmword ptr [rdi + 640]
vmovdqu64 zmm13, zmmword ptr [rdi + 648]
vpmadd52luq zmm18, zmm2, zmm13
vmovdqu64 zmm2, zmmword ptr [rdi + 272]
vpmadd52luq zmm6, zmm16, zmm2
vpmadd52huq zmm9, zmm22, zmm2
valignq zmm2, zmm4, zmm31, 5
vmovdqa64 zmm4, zmmword ptr [rdi + 704]
vpmadd52luq zmm12, zmm24, zmm4
vpmadd52luq zmm8, zmm3, zmm4
vpmadd52huq zmm5, zmm3, zmm4
vpmadd52huq zmm1, zmm22, zmm27
vmovdqu64 zmm24, zmmword ptr [rdi + 184]
vpmadd52huq zmm20, zmm24, zmm4
vpmadd52luq zmm26, zmm22, zmm28
vpmadd52huq zmm19, zmm2, zmm25
vmovdqu64 zmm27, zmmword ptr [rdi + 544]
vpmadd52luq zmm15, zmm2, zmm27
vpmadd52huq zmm17, zmm16, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 264]
vpmadd52luq zmm18, zmm16, zmm10
vmovdqu64 zmm16, zmmword ptr [rdi + 664]
vpmadd52luq zmm6, zmm0, zmm16
valignq zmm10, zmm7, zmm31, 5
vpmadd52huq zmm9, zmm2, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 320]
vpmadd52luq zmm12, zmm21, zmm16
vpmadd52luq zmm8, zmm29, zmm16
vpmadd52huq zmm5, zmm29, zmm16
vmovdqu64 zmm21, zmmword ptr [rdi + 568]
vpmadd52huq zmm20, zmm21, zmm16
vpmadd52huq zmm1, zmm2, zmm11
valignq zmm11, zmm31, zmm4, 1
vpmadd52luq zmm26, zmm2, zmm25
vpmadd52huq zmm19, zmm10, zmm23
vmovdqu64 zmm4, zmmword ptr [rdi + 160]
vpmadd52luq zmm15, zmm10, zmm4
vpmadd52huq zmm17, zmm0, zmm13
vpmadd52luq zmm18, zmm0, zmm14
vmovdqu64 zmm0, zmmword ptr [rdi + 280]
vpmadd52luq zmm6, zmm22, zmm0
vmovdqa64 zmm13, zmmword ptr [rdi + 128]
valignq zmm14, zmm13, zmm31, 4
vpmadd52huq zmm9, zmm10, zmm0
vpmadd52luq zmm12, zmm3, zmm11
vpmadd52luq zmm8, zmm24, zmm11
vpmadd52huq zmm5, zmm24, zmm11
vmovdqu64 zmm3, zmmword ptr [rdi + 176]
vpmadd52huq zmm20, zmm3, zmm11
vpmadd52huq zmm1, zmm10, zmm28
valignq zmm28, zmm31, zmm16, 1
vpmadd52luq zmm26, zmm10, zmm23
vpmadd52huq zmm19, zmm14, zmm27
vmovdqu64 zmm11, zmmword ptr [rdi + 552]
vpmadd52luq zmm15, zmm14, zmm11
vpmadd52huq zmm17, zmm22, zmmword ptr [rdi + 264]
vmovdqu64 zmm0, zmmword ptr [rdi + 272]
vpmadd52luq zmm18, zmm22, zmm0
vmovdqu64 zmm22, zmmword ptr [rdi + 672]
vpmadd52luq zmm6, zmm2, zmm22
valignq zmm0, zmm7, zmm31, 4
vpmadd52huq zmm9, zmm14, zmm22
vpmadd52luq zmm12, zmm29, zmm28
vpmadd52luq zmm8, zmm21, zmm28
vpmadd52huq zmm5, zmm21, zmm28
vmovdqu64 zmm29, zmmword ptr [rdi + 560]
vpmadd52huq zmm20, zmm29, zmm28
vpmadd52huq zmm1, zmm14, zmm25
vmovdqa64 zmm28, zmmword ptr [rdi + 704]
valignq zmm25, zmm31, zmm28, 2
vpmadd52luq zmm26, zmm14, zmm27
vpmadd52huq zmm19, zmm0, zmm4
vmovdqu64 zmm22, zmmword ptr [rdi + 168]
vpmadd52luq zmm15, zmm0, zmm22
vpmadd52huq zmm17, zmm2, zmmword ptr [rdi + 656]
vmovdqu64 zmm28, zmmword ptr [rdi + 664]
vpmadd52luq zmm18, zmm2, zmm28
vmovdqu64 zmm2, zmmword ptr [rdi + 288]
vpmadd52luq zmm6, zmm10, zmm2
valignq zmm28, zmm13, zmm31, 3
vpmadd52huq zmm9, zmm0, zmm2
vpmadd52luq zmm12, zmm24, zmm25
vpmadd52luq zmm8, zmm3, zmm25
vpmadd52huq zmm5, zmm3, zmm25
vpmadd52huq zmm20, zmm22, zmm25
vpmadd52huq zmm1, zmm0, zmm23
valignq zmm25, zmm31, zmm16, 2
vpmadd52luq zmm26, zmm0, zmm4
vpmadd52huq zmm19, zmm28, zmm11
vpmadd52luq zmm15, zmm28, zmm29
vpmadd52huq zmm17, zmm10, zmmword ptr [rdi + 272]
vmovdqu64 zmm23, zmmword ptr [rdi + 280]
vpmadd52luq zmm18, zmm10, zmm23
vmovdqu64 zmm10, zmmword ptr [rdi + 680]
vpmadd52luq zmm6, zmm14, zmm10
valignq zmm24, zmm7, zmm31, 3
vpmadd52huq zmm9, zmm28, zmm10
vpmadd52luq zmm12, zmm21, zmm25
vpmadd52luq zmm8, zmm29, zmm25
vpmadd52huq zmm5, zmm29, zmm25
vpmadd52huq zmm20, zmm11, zmm25
vpmadd52huq zmm1, zmm28, zmm27
vmovdqa64 zmm25, zmmword ptr [rdi + 704]
valignq zmm10, zmm31, zmm25, 3
vpmadd52luq zmm26, zmm28, zmm11
vpmadd52huq zmm19, zmm24, zmm22
vpmadd52luq zmm15, zmm24, zmm3
vpmadd52huq zmm17, zmm14, zmmword ptr [rdi + 664]
vmovdqu64 zmm27, zmmword ptr [rdi + 672]
vpmadd52luq zmm18, zmm14, zmm27
vmovdqu64 zmm14, zmmword ptr [rdi + 296]
vpmadd52luq zmm6, zmm0, zmm14
valignq zmm27, zmm13, zmm31, 2
vpmadd52huq zmm9, zmm24, zmm14
vpmadd52luq zmm12, zmm3, zmm10
vpmadd52luq zmm8, zmm22, zmm10
vpmadd52huq zmm5, zmm22, zmm10
vpmadd52huq zmm20, zmm4, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 312]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm10, zmm25
valignq zmm10, zmm31, zmm16, 3
vpmadd52huq zmm1, zmm24, zmm4
vpmadd52luq zmm26, zmm24, zmm22
vpmadd52huq zmm19, zmm27, zmm29
vpmadd52luq zmm15, zmm27, zmm21
vpmadd52huq zmm17, zmm0, zmm23
vpmadd52luq zmm18, zmm0, zmm2
vmovdqu64 zmm0, zmmword ptr [rdi + 688]
vpmadd52luq zmm6, zmm28, zmm0
vpmadd52huq zmm9, zmm27, zmm0
valignq zmm23, zmm7, zmm31, 2
vpmadd52luq zmm12, zmm29, zmm10
vpmadd52luq zmm8, zmm11, zmm10
vpmadd52huq zmm5, zmm11, zmm10
vmovdqu64 zmm0, zmmword ptr [rdi + 696]
vpmadd52huq zmm14, zmm0, zmm16
vmovdqu64 zmm7, zmmword ptr [rdi + 544]
vpmadd52huq zmm20, zmm7, zmm10
vpmadd52huq zmm1, zmm27, zmm11
valignq zmm10, zmm31, zmm25, 4
vpmadd52luq zmm26, zmm27, zmm29
vpmadd52huq zmm19, zmm23, zmm3
vmovdqu64 zmm29, zmmword ptr [rdi + 184]
vpmadd52luq zmm15, zmm23, zmm29
vpmadd52huq zmm17, zmm28, zmmword ptr [rdi + 672]
vmovdqu64 zmm29, zmmword ptr [rdi + 680]
vpmadd52luq zmm18, zmm28, zmm29
vmovdqu64 zmm28, zmmword ptr [rdi + 304]
vpmadd52luq zmm6, zmm24, zmm28
valignq zmm29, zmm13, zmm31, 1
vpmadd52huq zmm9, zmm23, zmm28
vpmadd52luq zmm12, zmm22, zmm10
vpmadd52luq zmm8, zmm4, zmm10
vpmadd52huq zmm5, zmm4, zmm10
vmovdqu64 zmm13, zmmword ptr [rdi + 152]
vpmadd52huq zmm20, zmm13, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 712]
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm16, zmm10
vmovdqu64 zmm4, zmmword ptr [rdi + 312]
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm4, zmm10
vmovdqa64 zmmword ptr [rdi + 1024], zmm25
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm4, zmm10
vpmadd52huq zmm14, zmm28, zmm10
vpmadd52huq zmm1, zmm23, zmm22
valignq zmm10, zmm31, zmm16, 4
vpmadd52luq zmm26, zmm23, zmm3
vpmadd52huq zmm19, zmm29, zmm21
vmovdqa64 zmm22, zmmword ptr [rdi + 576]
vpmadd52luq zmm15, zmm29, zmm22
vpmadd52huq zmm17, zmm24, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 296]
vpmadd52luq zmm18, zmm24, zmm2
vpmadd52luq zmm6, zmm27, zmm0
vmovdqa64 zmm24, zmmword ptr [rdi + 512]
valignq zmm22, zmm24, zmm31, 1
vpmadd52huq zmm9, zmm29, zmm0
vpmadd52luq zmm12, zmm11, zmm10
vpmadd52luq zmm8, zmm7, zmm10
vpmadd52huq zmm5, zmm7, zmm10
vmovdqu64 zmm11, zmmword ptr [rdi + 536]
vpmadd52huq zmm20, zmm11, zmm10
vmovdqa64 zmm10, zmmword ptr [rdi + 704]
vmovdqu64 zmm11, zmmword ptr [rdi + 328]
vpmadd52luq zmm13, zmm10, zmm11
vmovdqa64 zmm7, zmmword ptr [rdi + 1024]
vpmadd52luq zmm7, zmm0, zmm11
vpmadd52huq zmm25, zmm0, zmm11
vmovdqu64 zmm0, zmmword ptr [rdi + 688]
vpmadd52huq zmm14, zmm0, zmm11
vpmadd52huq zmm1, zmm29, zmmword ptr [rdi + 560]
valignq zmm11, zmm31, zmm10, 5
vpmadd52luq zmm26, zmm29, zmm21
vmovdqu64 zmm21, zmmword ptr [rdi + 184]
vpmadd52huq zmm19, zmm22, zmm21
vmovdqa64 zmm29, zmmword ptr [rdi + 192]
vpmadd52luq zmm15, zmm22, zmm29
vmovdqu64 zmm10, zmmword ptr [rdi + 680]
vpmadd52huq zmm17, zmm27, zmm10
vpmadd52luq zmm18, zmm27, zmm0
vpmadd52luq zmm6, zmm23, zmm4
vpmadd52huq zmm9, zmm22, zmm4
vpmadd52luq zmm12, zmm11, zmmword ptr [rdi + 160]
vmovdqu64 zmm27, zmmword ptr [rdi + 152]
vpmadd52luq zmm8, zmm27, zmm11
vpmadd52huq zmm5, zmm27, zmm11
vmovdqu64 zmm27, zmmword ptr [rdi + 720]
vpmadd52luq zmm13, zmm4, zmm27
vmovdqu64 zmm4, zmmword ptr [rdi + 144]
vpmadd52huq zmm20, zmm4, zmm11
vpmadd52luq zmm7, zmm28, zmm27
vpmadd52huq zmm25, zmm28, zmm27
vpmadd52huq zmm14, zmm2, zmm27
valignq zmm27, zmm31, zmm16, 5
vpmadd52huq zmm1, zmm22, zmm3
vpmadd52luq zmm26, zmm22, zmm21
vpaddq zmm3, zmm19, zmm15
vpmadd52huq zmm17, zmm23, zmm2
vpmadd52luq zmm18, zmm23, zmm28
vpaddq zmm6, zmm9, zmm6
vmovdqa64 zmm9, zmmword ptr [rdi + 128]
vpmadd52huq zmm3, zmm9, zmm24
vpmadd52huq zmm6, zmm29, zmmword ptr [rdi + 576]
vpmadd52luq zmm12, zmm27, zmmword ptr [rdi + 544]
vmovdqu64 zmm15, zmmword ptr [rdi + 536]
vpmadd52luq zmm8, zmm15, zmm27
vpmadd52huq zmm5, zmm15, zmm27
vmovdqu64 zmm19, zmmword ptr [rdi + 528]
vpmadd52huq zmm20, zmm19, zmm27
vmovdqu64 zmm21, zmmword ptr [rdi + 696]
vmovdqu64 zmm23, zmmword ptr [rdi + 336]
vpmadd52luq zmm13, zmm21, zmm23
vpmadd52luq zmm7, zmm0, zmm23
vpmadd52huq zmm25, zmm0, zmm23
vpmadd52huq zmm14, zmm10, zmm23
vpaddq zmm1, zmm26, zmm1
vmovdqa64 zmm23, zmmword ptr [rdi + 704]
valignq zmm26, zmm31, zmm23, 6
vpmadd52luq zmm1, zmm9, zmm24
vmovdqu64 zmm9, zmmword ptr [rdi + 72]
vpmadd52huq zmm17, zmm9, zmm0
vpmadd52luq zmm18, zmm9, zmm21
vmovdqu64 zmm9, zmmword ptr [rdi + 728]
vpmadd52luq zmm13, zmm28, zmm9
vpmadd52luq zmm12, zmm26, zmmword ptr [rdi + 152]
vpmadd52luq zmm8, zmm4, zmm26
vpmadd52huq zmm5, zmm4, zmm26
vpmadd52huq zmm20, zmm26, zmmword ptr [rdi + 136]
vpmadd52luq zmm7, zmm2, zmm9
vpsrlq zmm4, zmm3, 52
vpmadd52huq zmm25, zmm2, zmm9
vpsrlq zmm21, zmm6, 52
vmovdqu64 zmm24, zmmword ptr [rdi + 288]
vpmadd52huq zmm14, zmm24, zmm9
valignq zmm9, zmm31, zmm16, 6
vpmadd52huq zmm17, zmm22, zmm28
valignq zmm28, zmm4, zmm21, 7
vpmadd52luq zmm18, zmm22, zmmword ptr [rdi + 312]
vmovdqu64 zmm22, zmmword ptr [rdi + 344]
vpmadd52luq zmm13, zmm0, zmm22
vpmadd52luq zmm12, zmm15, zmm9
vpsrlq zmm0, zmm1, 52
vpmadd52luq zmm8, zmm19, zmm9
vpmadd52huq zmm5, zmm19, zmm9
vpmadd52huq zmm20, zmm9, zmmword ptr [rdi + 520]
vmovdqa64 zmm15, zmm1
vpaddq zmm15{k1}, zmm15, zmm28
vmovdqa64 zmmword ptr [rdi + 1088], zmm15
vpternlogq zmm30, zmm15, zmm1, 0xf6
vpmadd52luq zmm7, zmm10, zmm22
vpaddq zmm1, zmm3, zmm0
vmovdqa64 zmmword ptr [rdi + 1152], zmm1
vpternlogq zmm30, zmm1, zmm3, 0xf6
vpmadd52huq zmm25, zmm10, zmm22
vmovdqu64 zmm0, zmmword ptr [rdi + 672]
vpmadd52huq zmm14, zmm0, zmm22
vpaddq zmm1, zmm18, zmm17
vpaddq zmm3, zmm5, zmm12
vpmadd52luq zmm1, zmm29, zmmword ptr [rdi + 576]
vpaddq zmm5, zmm8, zmm20
vmovdqu64 zmm8, zmmword ptr [rdi + 736]
vpmadd52luq zmm13, zmm2, zmm8
vpmadd52luq zmm7, zmm24, zmm8
vpmadd52huq zmm25, zmm24, zmm8
vmovdqu64 zmm2, zmmword ptr [rdi + 280]
vpmadd52huq zmm14, zmm2, zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 256]
vmovdqa64 zmm12, zmmword ptr [rdi + 640]
vpmadd52luq zmm5, zmm8, zmm12
vpmadd52huq zmm3, zmm8, zmm12
vpsrlq zmm8, zmm1, 52
valignq zmm4, zmm21, zmm4, 7
vmovdqu64 zmm12, zmmword ptr [rdi + 352]
vpmadd52luq zmm13, zmm10, zmm12
vmovdqa64 zmm10, zmmword ptr [rdi + 832]
vpermi2q zmm10, zmm1, zmm6
vpmadd52luq zmm7, zmm0, zmm12
vpmadd52huq zmm25, zmm0, zmm12
vmovdqu64 zmm15, zmmword ptr [rdi + 664]
vpmadd52huq zmm14, zmm15, zmm12
valignq zmm12, zmm4, zmm4, 4
vmovdqa64 zmm17, zmmword ptr [rdi + 896]
vpermi2q zmm17, zmm5, zmm3
vpbroadcastq zmm18, qword ptr [rdi + 1088]
vmovdqa64 zmm19, zmmword ptr [rsi + -8192]
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm18, zmm19
vmovdqa64 zmm21, zmmword ptr [rsi + -8128]
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm18, zmm21
vpbroadcastq zmm28, qword ptr [rdi + 1152]
vmovdqa64 zmm29, zmmword ptr [rsi + -7936]
vmovdqa64 zmmword ptr [rdi + 1216], zmm8
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm28, zmm29
vpaddq zmm10{k4}, zmm10, zmm12
vmovdqa64 zmm12, zmmword ptr [rsi + -7872]
vmovdqa64 zmmword ptr [rdi + 1280], zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm28, zmm12
vmovdqa64 zmmword ptr [rdi + 1344], zmm4
vpxorq zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm18, zmm19
vpxorq zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm18, zmm21
vpmadd52luq zmm10, zmm28, zmm29
vpmadd52luq zmm17, zmm28, zmm12
vpmadd52luq zmm13, zmm24, zmm11
vpmadd52luq zmm7, zmm2, zmm11
vpmadd52huq zmm25, zmm2, zmm11
vmovdqu64 zmm12, zmmword ptr [rdi + 272]
vpmadd52huq zmm14, zmm12, zmm11
vmovdqa64 zmm11, zmmword ptr [rdi + 832]
vpermi2q zmm11, zmm5, zmm3
vmovdqa64 zmm5, zmmword ptr [rsi + -8064]
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm18, zmm5
vmovdqa64 zmm24, zmmword ptr [rsi + -7808]
vpxorq zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm28, zmm24
vmovdqa64 zmmword ptr [rdi + 1408], zmm3
vpbroadcastq zmm3, qword ptr [rdi + 1096]
vmovdqa64 zmmword ptr [rdi + 1472], zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -7680]
vpmadd52huq zmm20, zmm3, zmm1
vmovdqa64 zmm23, zmmword ptr [rsi + -7616]
vpmadd52huq zmm22, zmm3, zmm23
vpbroadcastq zmm16, qword ptr [rdi + 1160]
vmovdqa64 zmm9, zmmword ptr [rsi + -7424]
vpmadd52huq zmm8, zmm16, zmm9
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm18, zmm5
vmovdqa64 zmm5, zmmword ptr [rsi + -7360]
vpmadd52huq zmm6, zmm16, zmm5
vpmadd52luq zmm11, zmm28, zmm24
vpmadd52luq zmm4, zmm3, zmm1
vpmadd52luq zmm19, zmm3, zmm23
vpmadd52luq zmm10, zmm16, zmm9
vpmadd52luq zmm13, zmm0, zmm27
vpmadd52luq zmm17, zmm16, zmm5
vpmadd52luq zmm7, zmm15, zmm27
vpmadd52huq zmm25, zmm15, zmm27
vmovdqu64 zmm0, zmmword ptr [rdi + 656]
vpmadd52huq zmm14, zmm0, zmm27
vmovdqa64 zmm1, zmmword ptr [rsi + -7552]
vpmadd52huq zmm21, zmm3, zmm1
vmovdqa64 zmm5, zmmword ptr [rsi + -7296]
vpmadd52huq zmm29, zmm16, zmm5
vpbroadcastq zmm9, qword ptr [rdi + 1104]
vmovdqa64 zmm23, zmmword ptr [rsi + -7168]
vpmadd52huq zmm20, zmm9, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -7104]
vpmadd52huq zmm22, zmm9, zmm24
vpbroadcastq zmm27, qword ptr [rdi + 1168]
vmovdqa64 zmm28, zmmword ptr [rsi + -6912]
vpmadd52huq zmm8, zmm27, zmm28
vpmadd52luq zmm12, zmm3, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -6848]
vpmadd52huq zmm6, zmm27, zmm1
vpmadd52luq zmm11, zmm16, zmm5
vpmadd52luq zmm4, zmm9, zmm23
vpmadd52luq zmm19, zmm9, zmm24
vpmadd52luq zmm10, zmm27, zmm28
vpmadd52luq zmm13, zmm2, zmm26
vpmadd52luq zmm17, zmm27, zmm1
vmovdqu64 zmm1, zmmword ptr [rdi + 272]
vpmadd52luq zmm7, zmm1, zmm26
vpmadd52huq zmm25, zmm1, zmm26
vpmadd52huq zmm14, zmm26, zmmword ptr [rdi + 264]
vmovdqa64 zmm1, zmmword ptr [rsi + -7040]
vpmadd52huq zmm21, zmm9, zmm1
vmovdqa64 zmm2, zmmword ptr [rsi + -6784]
vpmadd52huq zmm29, zmm27, zmm2
vpbroadcastq zmm5, qword ptr [rdi + 1112]
vmovdqa64 zmm23, zmmword ptr [rsi + -6656]
vpmadd52huq zmm20, zmm5, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -6592]
vpmadd52huq zmm22, zmm5, zmm24
vpbroadcastq zmm26, qword ptr [rdi + 1176]
vmovdqa64 zmm28, zmmword ptr [rsi + -6400]
vpmadd52huq zmm8, zmm26, zmm28
vpmadd52luq zmm12, zmm9, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -6336]
vpmadd52huq zmm6, zmm26, zmm1
vpmadd52luq zmm11, zmm27, zmm2
vpmadd52luq zmm4, zmm5, zmm23
vpmadd52luq zmm19, zmm5, zmm24
vpmadd52luq zmm10, zmm26, zmm28
vmovdqu64 zmm2, zmmword ptr [rdi + 368]
vpmadd52luq zmm13, zmm15, zmm2
vpmadd52luq zmm17, zmm26, zmm1
vpmadd52luq zmm7, zmm0, zmm2
vpmadd52huq zmm25, zmm0, zmm2
vpmadd52huq zmm14, zmm2, zmmword ptr [rdi + 648]
vmovdqa64 zmm0, zmmword ptr [rsi + -6528]
vpmadd52huq zmm21, zmm5, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -6272]
vpmadd52huq zmm29, zmm26, zmm1
vpbroadcastq zmm2, qword ptr [rdi + 1120]
vmovdqa64 zmm15, zmmword ptr [rsi + -6144]
vpmadd52huq zmm20, zmm2, zmm15
vmovdqa64 zmm23, zmmword ptr [rsi + -6080]
vpmadd52huq zmm22, zmm2, zmm23
vpbroadcastq zmm24, qword ptr [rdi + 1184]
vmovdqa64 zmm28, zmmword ptr [rsi + -5888]
vpmadd52huq zmm8, zmm24, zmm28
vpmadd52luq zmm12, zmm5, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -5824]
vpmadd52huq zmm6, zmm24, zmm0
vpmadd52luq zmm11, zmm26, zmm1
vpmadd52luq zmm4, zmm2, zmm15
vpmadd52luq zmm19, zmm2, zmm23
vpmadd52luq zmm10, zmm24, zmm28
vpaddq zmm1, zmm7, zmm14
vpmadd52luq zmm17, zmm24, zmm0
vpaddq zmm0, zmm25, zmm13
vmovdqa64 zmm7, zmmword ptr [rsi + -6016]
vpmadd52huq zmm21, zmm2, zmm7
vmovdqa64 zmm13, zmmword ptr [rsi + -5760]
vpmadd52huq zmm29, zmm24, zmm13
vpbroadcastq zmm14, qword ptr [rdi + 1128]
vmovdqa64 zmm15, zmmword ptr [rsi + -5632]
vpmadd52huq zmm20, zmm14, zmm15
vmovdqa64 zmm23, zmmword ptr [rsi + -5568]
vpmadd52huq zmm22, zmm14, zmm23
vpbroadcastq zmm25, qword ptr [rdi + 1192]
vmovdqa64 zmm28, zmmword ptr [rsi + -5376]
vpmadd52huq zmm8, zmm25, zmm28
vmovdqa64 zmm26, zmmword ptr [rdi + 320]
vmovdqa64 zmm5, zmmword ptr [rdi + 704]
vpmadd52luq zmm1, zmm26, zmm5
vmovdqa64 zmm27, zmmword ptr [rsi + -5312]
vpmadd52huq zmm6, zmm25, zmm27
vpmadd52huq zmm0, zmm26, zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 1472]
vmovdqa64 zmm26, zmmword ptr [rdi + 1344]
vmovdqa64 zmm9, zmm5
vpaddq zmm9{k2}, zmm9, zmm26
vmovdqa64 zmmword ptr [rdi + 1536], zmm9
vpternlogq zmm30, zmm9, zmm5, 0xf6
vmovdqa64 zmm5, zmmword ptr [rdi + 1280]
vmovdqa64 zmm9, zmmword ptr [rdi + 1216]
vpaddq zmm26, zmm5, zmm9
vmovdqa64 zmmword ptr [rdi + 1600], zmm26
vpternlogq zmm30, zmm26, zmm5, 0xf6
vpmadd52luq zmm12, zmm2, zmm7
vpmadd52luq zmm11, zmm24, zmm13
vpmadd52luq zmm4, zmm14, zmm15
vpmadd52luq zmm19, zmm14, zmm23
vpmadd52luq zmm10, zmm25, zmm28
vmovdqa64 zmm5, zmmword ptr [rsi + -5504]
vpmadd52huq zmm21, zmm14, zmm5
vpmadd52luq zmm17, zmm25, zmm27
vmovdqa64 zmm7, zmmword ptr [rsi + -5248]
vpmadd52huq zmm29, zmm25, zmm7
vpbroadcastq zmm9, qword ptr [rdi + 1136]
vmovdqa64 zmm13, zmmword ptr [rsi + -5120]
vpmadd52huq zmm20, zmm9, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -5056]
vpmadd52huq zmm22, zmm9, zmm15
vpbroadcastq zmm23, qword ptr [rdi + 1200]
vmovdqa64 zmm26, zmmword ptr [rsi + -4864]
vpmadd52huq zmm8, zmm23, zmm26
vmovdqa64 zmm27, zmmword ptr [rdi + 960]
vpermi2q zmm27{k5}{z}, zmm1, zmm0
vmovdqa64 zmm28, zmmword ptr [rsi + -4800]
vpmadd52huq zmm6, zmm23, zmm28
vmovdqa64 zmm24, zmmword ptr [rsi + -8000]
vpxorq zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm18, zmm24
vmovdqa64 zmmword ptr [rdi + 1664], zmm1
vpbroadcastq zmm1, qword ptr [rdi + 1152]
vmovdqa64 zmmword ptr [rdi + 1728], zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -7744]
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm1, zmm0
vpmadd52luq zmm12, zmm14, zmm5
vpmadd52luq zmm11, zmm25, zmm7
vpmadd52luq zmm4, zmm9, zmm13
vpmadd52luq zmm19, zmm9, zmm15
vpmadd52luq zmm10, zmm23, zmm26
vpmadd52luq zmm17, zmm23, zmm28
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm18, zmm24
vpmadd52luq zmm27, zmm1, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -4992]
vpmadd52huq zmm21, zmm9, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -4736]
vpmadd52huq zmm29, zmm23, zmm1
vpbroadcastq zmm7, qword ptr [rdi + 1144]
vmovdqa64 zmm13, zmmword ptr [rsi + -4608]
vpmadd52huq zmm20, zmm7, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -4544]
vpmadd52huq zmm22, zmm7, zmm15
vpbroadcastq zmm18, qword ptr [rdi + 1208]
vmovdqa64 zmm24, zmmword ptr [rsi + -4352]
vpmadd52huq zmm8, zmm18, zmm24
vmovdqa64 zmm26, zmmword ptr [rsi + -4288]
vpmadd52huq zmm6, zmm18, zmm26
vmovdqa64 zmm28, zmmword ptr [rsi + -7488]
vpmadd52huq zmm2, zmm3, zmm28
vpbroadcastq zmm25, qword ptr [rdi + 1160]
vmovdqa64 zmm14, zmmword ptr [rsi + -7232]
vpmadd52huq zmm16, zmm25, zmm14
vpmadd52luq zmm12, zmm9, zmm0
vpmadd52luq zmm11, zmm23, zmm1
vpmadd52luq zmm4, zmm7, zmm13
vpmadd52luq zmm19, zmm7, zmm15
vpmadd52luq zmm10, zmm18, zmm24
vpmadd52luq zmm17, zmm18, zmm26
vpmadd52luq zmm5, zmm3, zmm28
vpmadd52luq zmm27, zmm25, zmm14
vmovdqa64 zmm0, zmmword ptr [rsi + -4480]
vpmadd52huq zmm21, zmm7, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -4224]
vpmadd52huq zmm29, zmm18, zmm1
vpbroadcastq zmm3, qword ptr [rdi + 1536]
vmovdqa64 zmm13, zmmword ptr [rsi + -4096]
vpmadd52huq zmm20, zmm3, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -4032]
vpmadd52huq zmm22, zmm3, zmm14
vpbroadcastq zmm15, qword ptr [rdi + 1600]
vmovdqa64 zmm24, zmmword ptr [rsi + -3840]
vpmadd52huq zmm8, zmm15, zmm24
vmovdqa64 zmm25, zmmword ptr [rsi + -3776]
vpmadd52huq zmm6, zmm15, zmm25
vpbroadcastq zmm26, qword ptr [rdi + 1104]
vmovdqa64 zmm28, zmmword ptr [rsi + -6976]
vpmadd52huq zmm2, zmm26, zmm28
vpbroadcastq zmm23, qword ptr [rdi + 1168]
vmovdqa64 zmm9, zmmword ptr [rsi + -6720]
vpmadd52huq zmm16, zmm23, zmm9
vmovdqa64 zmmword ptr [rdi + 1792], zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 1408]
vpsrlq zmm16, zmm16, 52
vpmadd52luq zmm12, zmm7, zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 1728]
vpsrlq zmm7, zmm0, 52
vpmadd52luq zmm11, zmm18, zmm1
vpmadd52luq zmm4, zmm3, zmm13
vpmadd52luq zmm19, zmm3, zmm14
vpmadd52luq zmm10, zmm15, zmm24
vpmadd52luq zmm17, zmm15, zmm25
valignq zmm1, zmm7, zmm16, 7
vpmadd52luq zmm5, zmm26, zmm28
vpmadd52luq zmm27, zmm23, zmm9
vmovdqa64 zmm7, zmmword ptr [rsi + -3968]
vpmadd52huq zmm21, zmm3, zmm7
vmovdqa64 zmm9, zmmword ptr [rsi + -3712]
vpmadd52huq zmm29, zmm15, zmm9
vpbroadcastq zmm13, qword ptr [rdi + 1544]
vmovdqa64 zmm14, zmmword ptr [rsi + -3584]
vpmadd52huq zmm20, zmm13, zmm14
vmovdqa64 zmm16, zmmword ptr [rsi + -3520]
vpmadd52huq zmm22, zmm13, zmm16
vpbroadcastq zmm23, qword ptr [rdi + 1608]
vmovdqa64 zmm24, zmmword ptr [rsi + -3328]
vpmadd52huq zmm8, zmm23, zmm24
vpbroadcastq zmm25, qword ptr [rdi + 1112]
vmovdqa64 zmm26, zmmword ptr [rsi + -6464]
vpmadd52huq zmm2, zmm25, zmm26
vmovdqa64 zmm28, zmmword ptr [rsi + -3264]
vpmadd52huq zmm6, zmm23, zmm28
vmovdqa64 zmm18, zmmword ptr [rdi + 1664]
vmovdqa64 zmmword ptr [rdi + 1856], zmm2
vmovdqa64 zmm2, zmm18
vpaddq zmm2{k3}, zmm2, zmm1
vmovdqa64 zmmword ptr [rdi + 1920], zmm2
vpternlogq zmm30, zmm2, zmm18, 0xf6
vpbroadcastq zmm1, qword ptr [rdi + 1176]
vmovdqa64 zmm2, zmmword ptr [rsi + -6208]
vmovdqa64 zmmword ptr [rdi + 1984], zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 1792]
vpmadd52huq zmm6, zmm1, zmm2
vpsrlq zmm18, zmm18, 52
vpmadd52luq zmm12, zmm3, zmm7
vpaddq zmm7, zmm0, zmm18
vmovdqa64 zmmword ptr [rdi + 2048], zmm7
vpternlogq zmm30, zmm7, zmm0, 0xf6
vpmadd52luq zmm11, zmm15, zmm9
vpmadd52luq zmm4, zmm13, zmm14
vpmadd52luq zmm19, zmm13, zmm16
vpmadd52luq zmm10, zmm23, zmm24
vpmadd52luq zmm17, zmm23, zmm28
vpmadd52luq zmm5, zmm25, zmm26
vpmadd52luq zmm27, zmm1, zmm2
vmovdqa64 zmm0, zmmword ptr [rsi + -3456]
vpmadd52huq zmm21, zmm13, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -3200]
vpmadd52huq zmm29, zmm23, zmm1
vpbroadcastq zmm2, qword ptr [rdi + 1552]
vmovdqa64 zmm7, zmmword ptr [rsi + -3072]
vpmadd52huq zmm20, zmm2, zmm7
vmovdqa64 zmm9, zmmword ptr [rsi + -3008]
vpmadd52huq zmm22, zmm2, zmm9
vpbroadcastq zmm14, qword ptr [rdi + 1616]
vmovdqa64 zmm16, zmmword ptr [rsi + -2816]
vpmadd52huq zmm8, zmm14, zmm16
vmovdqa64 zmm18, zmmword ptr [rsi + -2752]
vmovdqa64 zmm24, zmmword ptr [rdi + 1984]
vpmadd52huq zmm24, zmm14, zmm18
vpbroadcastq zmm25, qword ptr [rdi + 1120]
vmovdqa64 zmm26, zmmword ptr [rsi + -5952]
vmovdqa64 zmm28, zmmword ptr [rdi + 1856]
vpmadd52huq zmm28, zmm25, zmm26
vpbroadcastq zmm15, qword ptr [rdi + 1184]
vmovdqa64 zmm3, zmmword ptr [rsi + -5696]
vpmadd52huq zmm6, zmm15, zmm3
vpmadd52luq zmm12, zmm13, zmm0
vpmadd52luq zmm11, zmm23, zmm1
vpmadd52luq zmm4, zmm2, zmm7
vpmadd52luq zmm19, zmm2, zmm9
vpmadd52luq zmm10, zmm14, zmm16
vpmadd52luq zmm17, zmm14, zmm18
vpmadd52luq zmm5, zmm25, zmm26
vpmadd52luq zmm27, zmm15, zmm3
vmovdqa64 zmm0, zmmword ptr [rsi + -2944]
vpmadd52huq zmm21, zmm2, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -2688]
vpmadd52huq zmm29, zmm14, zmm1
vpbroadcastq zmm3, qword ptr [rdi + 1560]
vmovdqa64 zmm7, zmmword ptr [rsi + -2560]
vpmadd52huq zmm20, zmm3, zmm7
vmovdqa64 zmm9, zmmword ptr [rsi + -2496]
vpmadd52huq zmm22, zmm3, zmm9
vpbroadcastq zmm15, qword ptr [rdi + 1624]
vmovdqa64 zmm16, zmmword ptr [rsi + -2304]
vpmadd52huq zmm8, zmm15, zmm16
vmovdqa64 zmm18, zmmword ptr [rsi + -2240]
vpmadd52huq zmm24, zmm15, zmm18
vpbroadcastq zmm25, qword ptr [rdi + 1128]
vmovdqa64 zmm26, zmmword ptr [rsi + -5440]
vpmadd52huq zmm28, zmm25, zmm26
vpbroadcastq zmm23, qword ptr [rdi + 1192]
vmovdqa64 zmm13, zmmword ptr [rsi + -5184]
vpmadd52huq zmm6, zmm23, zmm13
vpmadd52luq zmm12, zmm2, zmm0
vpmadd52luq zmm11, zmm14, zmm1
vpmadd52luq zmm4, zmm3, zmm7
vpmadd52luq zmm19, zmm3, zmm9
vpmadd52luq zmm10, zmm15, zmm16
vpmadd52luq zmm17, zmm15, zmm18
vpmadd52luq zmm5, zmm25, zmm26
vpmadd52luq zmm27, zmm23, zmm13
vmovdqa64 zmm0, zmmword ptr [rsi + -2432]
vpmadd52huq zmm21, zmm3, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -2176]
vpmadd52huq zmm29, zmm15, zmm1
vpbroadcastq zmm7, qword ptr [rdi + 1944]
vmovdqa64 zmm9, zmmword ptr [rsi + -2048]
vpmadd52huq zmm20, zmm7, zmm9
vmovdqa64 zmm13, zmmword ptr [rsi + -1984]
vpmadd52huq zmm22, zmm7, zmm13
vpbroadcastq zmm16, qword ptr [rdi + 2072]
vmovdqa64 zmm18, zmmword ptr [rsi + -1792]
vpmadd52huq zmm8, zmm16, zmm18
vmovdqa64 zmm23, zmmword ptr [rsi + -1728]
vpmadd52huq zmm24, zmm16, zmm23
vpbroadcastq zmm25, qword ptr [rdi + 1136]
vmovdqa64 zmm26, zmmword ptr [rsi + -4928]
vpmadd52huq zmm28, zmm25, zmm26
vpbroadcastq zmm14, qword ptr [rdi + 1200]
vmovdqa64 zmm2, zmmword ptr [rsi + -4672]
vpmadd52huq zmm6, zmm14, zmm2
vpmadd52luq zmm12, zmm3, zmm0
vpmadd52luq zmm11, zmm15, zmm1
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52luq zmm19, zmm7, zmm13
vpmadd52luq zmm10, zmm16, zmm18
vpmadd52luq zmm17, zmm16, zmm23
vpmadd52luq zmm5, zmm25, zmm26
vpmadd52luq zmm27, zmm14, zmm2
vmovdqa64 zmm0, zmmword ptr [rsi + -1920]
vpmadd52huq zmm21, zmm7, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -1664]
vpmadd52huq zmm29, zmm16, zmm1
vpbroadcastq zmm2, qword ptr [rdi + 1952]
vmovdqa64 zmm9, zmmword ptr [rsi + -1536]
vpmadd52huq zmm20, zmm2, zmm9
vmovdqa64 zmm13, zmmword ptr [rsi + -1472]
vpmadd52huq zmm22, zmm2, zmm13
vpbroadcastq zmm14, qword ptr [rdi + 2080]
vmovdqa64 zmm18, zmmword ptr [rsi + -1280]
vpmadd52huq zmm8, zmm14, zmm18
vmovdqa64 zmm23, zmmword ptr [rsi + -1216]
vpmadd52huq zmm24, zmm14, zmm23
vpbroadcastq zmm25, qword ptr [rdi + 1144]
vmovdqa64 zmm26, zmmword ptr [rsi + -4416]
vpmadd52huq zmm28, zmm25, zmm26
vpbroadcastq zmm15, qword ptr [rdi + 1208]
vmovdqa64 zmm3, zmmword ptr [rsi + -4160]
vpmadd52huq zmm6, zmm15, zmm3
vpmadd52luq zmm12, zmm7, zmm0
vpmadd52luq zmm11, zmm16, zmm1
vpmadd52luq zmm4, zmm2, zmm9
vpmadd52luq zmm19, zmm2, zmm13
vpmadd52luq zmm10, zmm14, zmm18
vpmadd52luq zmm17, zmm14, zmm23
vpmadd52luq zmm5, zmm25, zmm26
vpmadd52luq zmm27, zmm15, zmm3
vmovdqa64 zmm0, zmmword ptr [rsi + -1408]
vpmadd52huq zmm21, zmm2, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -1152]
vpmadd52huq zmm29, zmm14, zmm1
vpbroadcastq zmm3, qword ptr [rdi + 1960]
vmovdqa64 zmm9, zmmword ptr [rsi + -1024]
vpmadd52huq zmm20, zmm3, zmm9
vmovdqa64 zmm13, zmmword ptr [rsi + -960]
vpmadd52huq zmm22, zmm3, zmm13
vpbroadcastq zmm15, qword ptr [rdi + 2088]
vmovdqa64 zmm18, zmmword ptr [rsi + -768]
vpmadd52huq zmm8, zmm15, zmm18
vmovdqa64 zmm23, zmmword ptr [rsi + -704]
vpmadd52huq zmm24, zmm15, zmm23
vpbroadcastq zmm25, qword ptr [rdi + 1536]
vmovdqa64 zmm26, zmmword ptr [rsi + -3904]
vpmadd52huq zmm28, zmm25, zmm26
vpbroadcastq zmm16, qword ptr [rdi + 1600]
vmovdqa64 zmm7, zmmword ptr [rsi + -3648]
vpmadd52huq zmm6, zmm16, zmm7
vpmadd52luq zmm12, zmm2, zmm0
vpmadd52luq zmm11, zmm14, zmm1
vpmadd52luq zmm4, zmm3, zmm9
vpmadd52luq zmm19, zmm3, zmm13
vpmadd52luq zmm10, zmm15, zmm18
vpmadd52luq zmm17, zmm15, zmm23
vpmadd52luq zmm5, zmm25, zmm26
vpmadd52luq zmm27, zmm16, zmm7
vmovdqa64 zmm0, zmmword ptr [rsi + -896]
vpmadd52huq zmm21, zmm3, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -640]
vpmadd52huq zmm29, zmm15, zmm1
vpbroadcastq zmm7, qword ptr [rdi + 1968]
vmovdqa64 zmm9, zmmword ptr [rsi + -512]
vpmadd52huq zmm20, zmm7, zmm9
vmovdqa64 zmm13, zmmword ptr [rsi + -448]
vpmadd52huq zmm22, zmm7, zmm13
vpbroadcastq zmm16, qword ptr [rdi + 2096]
vmovdqa64 zmm18, zmmword ptr [rsi + -256]
vpmadd52huq zmm8, zmm16, zmm18
vmovdqa64 zmm23, zmmword ptr [rsi + -192]
vpmadd52huq zmm24, zmm16, zmm23
vpbroadcastq zmm25, qword ptr [rdi + 1544]
vmovdqa64 zmm26, zmmword ptr [rsi + -3392]
vpmadd52huq zmm28, zmm25, zmm26
vpbroadcastq zmm14, qword ptr [rdi + 1608]
vmovdqa64 zmm2, zmmword ptr [rsi + -3136]
vpmadd52huq zmm6, zmm14, zmm2
vpmadd52luq zmm12, zmm3, zmm0
vpmadd52luq zmm11, zmm15, zmm1
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52luq zmm19, zmm7, zmm13
vpmadd52luq zmm10, zmm16, zmm18
vpmadd52luq zmm17, zmm16, zmm23
vpmadd52luq zmm5, zmm25, zmm26
vpmadd52luq zmm27, zmm14, zmm2
vmovdqa64 zmm0, zmmword ptr [rsi + -384]
vpmadd52huq zmm21, zmm7, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -128]
vpmadd52huq zmm29, zmm16, zmm1
vpaddq zmm2, zmm20, zmm8
vpaddq zmm8, zmm22, zmm24
vpbroadcastq zmm9, qword ptr [rdi + 1552]
vmovdqa64 zmm13, zmmword ptr [rsi + -2880]
vpmadd52huq zmm28, zmm9, zmm13
vpbroadcastq zmm14, qword ptr [rdi + 1616]
vmovdqa64 zmm18, zmmword ptr [rsi + -2624]
vpmadd52huq zmm6, zmm14, zmm18
vpmadd52luq zmm12, zmm7, zmm0
valignq zmm0, zmm2, zmm31, 7
vpmadd52luq zmm11, zmm16, zmm1
valignq zmm1, zmm8, zmm2, 7
vpaddq zmm2, zmm10, zmm4
vpaddq zmm4, zmm17, zmm19
vpmadd52luq zmm5, zmm9, zmm13
vpmadd52luq zmm27, zmm14, zmm18
vpaddq zmm9, zmm21, zmm29
vpaddq zmm0, zmm2, zmm0
vpbroadcastq zmm2, qword ptr [rdi + 1560]
vmovdqa64 zmm10, zmmword ptr [rsi + -2368]
vpmadd52huq zmm28, zmm2, zmm10
vpaddq zmm1, zmm4, zmm1
vpbroadcastq zmm4, qword ptr [rdi + 1624]
vmovdqa64 zmm13, zmmword ptr [rsi + -2112]
vpmadd52huq zmm6, zmm4, zmm13
valignq zmm8, zmm9, zmm8, 7
vpaddq zmm11, zmm11, zmm12
vpsrlq zmm12, zmm0, 52
valignq zmm14, zmm12, zmm31, 7
vpsrlq zmm17, zmm1, 52
vpmadd52luq zmm5, zmm2, zmm10
valignq zmm2, zmm17, zmm12, 7
vpmadd52luq zmm27, zmm4, zmm13
vpaddq zmm4, zmm11, zmm8
vpbroadcastq zmm8, qword ptr [rdi + 1944]
vmovdqa64 zmm10, zmmword ptr [rsi + -1856]
vpmadd52huq zmm28, zmm8, zmm10
vpbroadcastq zmm11, qword ptr [rdi + 2072]
vmovdqa64 zmm12, zmmword ptr [rsi + -1600]
vpmadd52huq zmm6, zmm11, zmm12
vpaddq zmm13, zmm0, zmm14
vmovdqa64 zmmword ptr [rdi + 128], zmm13
vpternlogq zmm30, zmm13, zmm0, 0xf6
vpaddq zmm0, zmm1, zmm2
vmovdqa64 zmmword ptr [rdi + 192], zmm0
vpternlogq zmm30, zmm0, zmm1, 0xf6
vpsrlq zmm0, zmm4, 52
vpmadd52luq zmm5, zmm8, zmm10
valignq zmm1, zmm0, zmm17, 7
vpmadd52luq zmm27, zmm11, zmm12
vpbroadcastq zmm2, qword ptr [rdi + 1952]
vmovdqa64 zmm8, zmmword ptr [rsi + -1344]
vpmadd52huq zmm28, zmm2, zmm8
vpbroadcastq zmm10, qword ptr [rdi + 2080]
vmovdqa64 zmm11, zmmword ptr [rsi + -1088]
vpmadd52huq zmm6, zmm10, zmm11
vpaddq zmm12, zmm4, zmm1
vmovdqa64 zmmword ptr [rdi + 256], zmm12
vpternlogq zmm30, zmm12, zmm4, 0xf6
vpmadd52luq zmm5, zmm2, zmm8
vpmadd52luq zmm27, zmm10, zmm11
vmovdqa64 zmm1, zmmword ptr [rsi + -832]
vpmadd52huq zmm28, zmm3, zmm1
vmovdqa64 zmm2, zmmword ptr [rsi + -576]
vpmadd52huq zmm6, zmm15, zmm2
vpmadd52luq zmm5, zmm3, zmm1
vpmadd52luq zmm27, zmm15, zmm2
vmovdqa64 zmm1, zmmword ptr [rsi + -320]
vpmadd52huq zmm28, zmm7, zmm1
vmovdqa64 zmm2, zmmword ptr [rsi + -64]
vpmadd52huq zmm6, zmm16, zmm2
vpmadd52luq zmm5, zmm7, zmm1
vpmadd52luq zmm27, zmm16, zmm2
vpaddq zmm1, zmm28, zmm6
valignq zmm1, zmm1, zmm9, 7
vpaddq zmm2, zmm27, zmm5
vpaddq zmm1, zmm2, zmm1
vpsrlq zmm2, zmm1, 52
valignq zmm0, zmm2, zmm0, 7
vpaddq zmm2, zmm1, zmm0
vmovdqa64 zmmword ptr [rdi + 320], zmm2
vpternlogq zmm30, zmm2, zmm1, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
