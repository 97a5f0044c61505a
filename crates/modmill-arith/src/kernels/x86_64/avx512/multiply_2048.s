# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-1664 mod N, N odd of at most 2048 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 41 limbs below 2^52, the top one below 2^26; zmm30 collects predicted carries that rippled.
# 1653 instructions, 8 spills, 552 loads; bounds of a step: latency 342 cycles, ports 560 cycles; modelled 557 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8, four_ports: false }).
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
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm9, zmm3
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm9, zmm3
vpmadd52luq zmm10, zmm2, zmm12
valignq zmm16, zmm7, zmm8, 6
vpmadd52huq zmm13, zmm5, zmm7
vpmadd52luq zmm14, zmm5, zmm12
vpmadd52huq zmm15, zmm5, zmm12
vpmadd52luq zmm10, zmm9, zmm6
valignq zmm17, zmm2, zmm4, 6
vpmadd52huq zmm13, zmm16, zmm3
vpmadd52luq zmm14, zmm16, zmm6
valignq zmm18, zmm11, zmm7, 2
vpmadd52huq zmm15, zmm16, zmm6
valignq zmm19, zmm7, zmm8, 5
vpmadd52luq zmm10, zmm5, zmm18
vpmadd52huq zmm13, zmm17, zmm12
vpmadd52luq zmm14, zmm17, zmm18
vpmadd52huq zmm15, zmm17, zmm18
valignq zmm20, zmm1, zmm2, 3
valignq zmm21, zmm2, zmm4, 1
valignq zmm22, zmm2, zmm4, 5
vpmadd52huq zmm13, zmm19, zmm6
vpmadd52luq zmm10, zmm16, zmm20
vpmadd52luq zmm14, zmm19, zmm20
valignq zmm23, zmm11, zmm7, 3
vpmadd52huq zmm15, zmm19, zmm20
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm8, zmm21
vpmadd52huq zmm13, zmm22, zmm18
vpmadd52luq zmm10, zmm17, zmm23
vpmadd52luq zmm14, zmm22, zmm23
vpmadd52huq zmm15, zmm22, zmm23
valignq zmm25, zmm7, zmm8, 1
valignq zmm26, zmm7, zmm8, 4
valignq zmm27, zmm1, zmm2, 4
vpmadd52luq zmm24, zmm4, zmm25
valignq zmm28, zmm11, zmm7, 7
vpmadd52huq zmm13, zmm26, zmm20
vpmadd52luq zmm10, zmm19, zmm27
vpmadd52luq zmm14, zmm26, zmm27
vmovdqa64 zmm29, zmmword ptr [rdi + 128]
vmovdqa64 zmmword ptr [rdi + 1216], zmm0
valignq zmm0, zmm8, zmm29, 7
vpmadd52huq zmm15, zmm26, zmm27
valignq zmm3, zmm2, zmm4, 2
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm28, zmm1
valignq zmm9, zmm2, zmm4, 4
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm0, zmm21
valignq zmm5, zmm11, zmm7, 4
vpmadd52luq zmm24, zmm0, zmm3
valignq zmm18, zmm1, zmm2, 7
vmovdqa64 zmm0, zmmword ptr [rdi + 640]
valignq zmm16, zmm4, zmm0, 7
vpmadd52huq zmm13, zmm9, zmm23
vpmadd52luq zmm10, zmm22, zmm5
vpmadd52luq zmm14, zmm9, zmm5
valignq zmm20, zmm7, zmm8, 2
vpmadd52huq zmm15, zmm9, zmm5
valignq zmm17, zmm7, zmm8, 3
valignq zmm23, zmm1, zmm2, 5
vpmadd52huq zmm12, zmm18, zmm11
vpmadd52huq zmm6, zmm16, zmm25
vpmadd52luq zmm24, zmm16, zmm20
valignq zmm16, zmm11, zmm7, 6
vmovdqa64 zmm19, zmmword ptr [rdi + 896]
valignq zmm21, zmm19, zmm1, 1
vpmadd52luq zmm10, zmm26, zmm23
vpmadd52huq zmm13, zmm17, zmm27
vpmadd52luq zmm14, zmm17, zmm23
vpmadd52huq zmm15, zmm17, zmm23
valignq zmm27, zmm8, zmm29, 6
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm11, zmm21
valignq zmm25, zmm2, zmm4, 3
vpxorq zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm28, zmm21
valignq zmm29, zmm11, zmm7, 5
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm28, zmm21
valignq zmm28, zmm1, zmm2, 6
vpmadd52huq zmm12, zmm16, zmm21
vpmadd52huq zmm6, zmm27, zmm3
vmovdqa64 zmm2, zmmword ptr [rdi + 384]
valignq zmm21, zmm2, zmm11, 1
vpmadd52luq zmm24, zmm27, zmm25
vpmadd52luq zmm10, zmm9, zmm29
vpmadd52huq zmm13, zmm25, zmm5
vpmadd52luq zmm14, zmm25, zmm29
valignq zmm27, zmm4, zmm0, 6
vpmadd52huq zmm15, zmm25, zmm29
vpmadd52luq zmm22, zmm1, zmm21
vpmadd52luq zmm26, zmm18, zmm21
vpmadd52huq zmm7, zmm18, zmm21
vpmadd52huq zmm12, zmm28, zmm21
vpmadd52huq zmm6, zmm27, zmm20
valignq zmm21, zmm19, zmm1, 2
vpmadd52luq zmm24, zmm27, zmm17
vpmadd52luq zmm10, zmm17, zmm28
vpmadd52huq zmm13, zmm20, zmm23
vpmadd52luq zmm14, zmm20, zmm28
vmovdqa64 zmm27, zmmword ptr [rdi + 128]
valignq zmm5, zmm8, zmm27, 5
vpmadd52huq zmm15, zmm20, zmm28
vmovdqu64 zmm27, zmmword ptr [rdi + 312]
vpmadd52luq zmm22, zmm27, zmm21
vpmadd52luq zmm26, zmm16, zmm21
vpmadd52huq zmm7, zmm16, zmm21
vpmadd52huq zmm12, zmm29, zmm21
vpmadd52huq zmm6, zmm5, zmm25
valignq zmm21, zmm2, zmm11, 2
vpmadd52luq zmm24, zmm5, zmm9
vpmadd52luq zmm10, zmm25, zmm16
vpmadd52huq zmm13, zmm3, zmm29
vpmadd52luq zmm14, zmm3, zmm16
valignq zmm25, zmm4, zmm0, 5
vpmadd52huq zmm15, zmm3, zmm16
vpmadd52luq zmm22, zmm18, zmm21
vpmadd52luq zmm26, zmm28, zmm21
vpmadd52huq zmm7, zmm28, zmm21
vpmadd52huq zmm12, zmm23, zmm21
vpmadd52huq zmm6, zmm25, zmm17
valignq zmm17, zmm19, zmm1, 3
vmovdqu64 zmm5, zmmword ptr [rdi + 224]
vpmadd52luq zmm24, zmm25, zmm5
vpmadd52luq zmm10, zmm20, zmm18
vmovdqu64 zmm20, zmmword ptr [rdi + 200]
vpmadd52huq zmm13, zmm20, zmm28
vpmadd52luq zmm14, zmm20, zmm18
vmovdqa64 zmm25, zmmword ptr [rdi + 128]
valignq zmm21, zmm8, zmm25, 4
vpmadd52huq zmm15, zmm20, zmm18
vpmadd52luq zmm22, zmm16, zmm17
vpmadd52luq zmm26, zmm29, zmm17
vpmadd52huq zmm7, zmm29, zmm17
vmovdqu64 zmm29, zmmword ptr [rdi + 288]
vpmadd52huq zmm12, zmm29, zmm17
vpmadd52huq zmm6, zmm21, zmm9
valignq zmm9, zmm2, zmm11, 3
vmovdqu64 zmm17, zmmword ptr [rdi + 744]
vpmadd52luq zmm24, zmm21, zmm17
vpmadd52luq zmm10, zmm3, zmm27
vmovdqu64 zmm3, zmmword ptr [rdi + 712]
vpmadd52huq zmm13, zmm3, zmm16
vpmadd52luq zmm14, zmm3, zmm27
valignq zmm16, zmm4, zmm0, 4
vpmadd52huq zmm15, zmm3, zmm27
vpmadd52luq zmm22, zmm28, zmm9
vpmadd52luq zmm26, zmm23, zmm9
vpmadd52huq zmm7, zmm23, zmm9
vmovdqu64 zmm28, zmmword ptr [rdi + 800]
vpmadd52huq zmm12, zmm28, zmm9
vpmadd52huq zmm6, zmm16, zmm5
valignq zmm5, zmm19, zmm1, 4
vmovdqu64 zmm21, zmmword ptr [rdi + 232]
vpmadd52luq zmm24, zmm16, zmm21
vpmadd52luq zmm10, zmm20, zmm1
vpmadd52huq zmm13, zmm8, zmm18
vpmadd52luq zmm14, zmm8, zmm1
valignq zmm18, zmm8, zmm25, 3
vpmadd52huq zmm15, zmm8, zmm1
vpmadd52luq zmm22, zmm5, zmmword ptr [rdi + 296]
vpmadd52luq zmm26, zmm29, zmm5
vpmadd52huq zmm7, zmm29, zmm5
vmovdqu64 zmm20, zmmword ptr [rdi + 280]
vpmadd52huq zmm12, zmm20, zmm5
vpmadd52huq zmm6, zmm18, zmm17
valignq zmm17, zmm2, zmm11, 4
vmovdqu64 zmm16, zmmword ptr [rdi + 752]
vpmadd52luq zmm24, zmm18, zmm16
vpmadd52luq zmm10, zmm3, zmm11
vpmadd52huq zmm13, zmm4, zmm27
vpmadd52luq zmm14, zmm4, zmm11
valignq zmm27, zmm4, zmm0, 3
vpmadd52huq zmm15, zmm4, zmm11
vpmadd52luq zmm22, zmm23, zmm17
vpmadd52luq zmm26, zmm28, zmm17
vpmadd52huq zmm7, zmm28, zmm17
vmovdqu64 zmm23, zmmword ptr [rdi + 792]
vpmadd52huq zmm12, zmm23, zmm17
vpmadd52huq zmm6, zmm27, zmm21
valignq zmm21, zmm19, zmm1, 5
vmovdqu64 zmm18, zmmword ptr [rdi + 240]
vpmadd52luq zmm24, zmm27, zmm18
vmovdqu64 zmm27, zmmword ptr [rdi + 840]
vpmadd52luq zmm10, zmm8, zmm27
vmovdqu64 zmm3, zmmword ptr [rdi + 184]
vpmadd52huq zmm13, zmm3, zmm1
vpmadd52luq zmm14, zmm3, zmm27
valignq zmm17, zmm8, zmm25, 2
vpmadd52huq zmm15, zmm3, zmm27
vpmadd52luq zmm22, zmm29, zmm21
vpmadd52luq zmm26, zmm20, zmm21
vpmadd52huq zmm7, zmm20, zmm21
vmovdqu64 zmm29, zmmword ptr [rdi + 272]
vpmadd52huq zmm12, zmm29, zmm21
vpmadd52huq zmm6, zmm17, zmm16
valignq zmm16, zmm2, zmm11, 5
vmovdqu64 zmm21, zmmword ptr [rdi + 760]
vpmadd52luq zmm24, zmm17, zmm21
vmovdqu64 zmm17, zmmword ptr [rdi + 328]
vpmadd52luq zmm10, zmm4, zmm17
vmovdqu64 zmm5, zmmword ptr [rdi + 696]
vpmadd52huq zmm13, zmm5, zmm11
vpmadd52luq zmm14, zmm5, zmm17
valignq zmm9, zmm4, zmm0, 2
vpmadd52huq zmm15, zmm5, zmm17
vpmadd52luq zmm22, zmm28, zmm16
vpmadd52luq zmm26, zmm23, zmm16
vpmadd52huq zmm7, zmm23, zmm16
vmovdqu64 zmm28, zmmword ptr [rdi + 784]
vpmadd52huq zmm12, zmm28, zmm16
vpmadd52huq zmm6, zmm9, zmm18
valignq zmm16, zmm19, zmm1, 6
vmovdqu64 zmm18, zmmword ptr [rdi + 248]
vpmadd52luq zmm24, zmm9, zmm18
vmovdqu64 zmm9, zmmword ptr [rdi + 848]
vpmadd52luq zmm10, zmm3, zmm9
vmovdqu64 zmm3, zmmword ptr [rdi + 176]
vpmadd52huq zmm13, zmm3, zmm27
vpmadd52luq zmm14, zmm3, zmm9
valignq zmm27, zmm8, zmm25, 1
vpmadd52huq zmm15, zmm3, zmm9
vpmadd52luq zmm22, zmm20, zmm16
vpmadd52luq zmm26, zmm29, zmm16
vpmadd52huq zmm7, zmm29, zmm16
vmovdqu64 zmm20, zmmword ptr [rdi + 264]
vpmadd52huq zmm12, zmm20, zmm16
vpmadd52huq zmm6, zmm27, zmm21
valignq zmm16, zmm2, zmm11, 6
vmovdqa64 zmm8, zmmword ptr [rdi + 768]
vpmadd52luq zmm24, zmm27, zmm8
vmovdqu64 zmm21, zmmword ptr [rdi + 336]
vpmadd52luq zmm10, zmm5, zmm21
vmovdqu64 zmm5, zmmword ptr [rdi + 688]
vpmadd52huq zmm13, zmm5, zmm17
vpmadd52luq zmm14, zmm5, zmm21
valignq zmm17, zmm4, zmm0, 1
vpmadd52huq zmm15, zmm5, zmm21
vpmadd52luq zmm22, zmm23, zmm16
vpmadd52luq zmm26, zmm28, zmm16
vpmadd52huq zmm7, zmm28, zmm16
vmovdqu64 zmm23, zmmword ptr [rdi + 776]
vpmadd52huq zmm12, zmm23, zmm16
vpmadd52huq zmm6, zmm17, zmm18
valignq zmm16, zmm19, zmm1, 7
vmovdqa64 zmm1, zmmword ptr [rdi + 256]
vpmadd52luq zmm24, zmm17, zmm1
vmovdqu64 zmm4, zmmword ptr [rdi + 856]
vpmadd52luq zmm10, zmm3, zmm4
vmovdqu64 zmm3, zmmword ptr [rdi + 168]
vpmadd52huq zmm13, zmm3, zmm9
vpmadd52luq zmm14, zmm3, zmm4
vpmadd52huq zmm15, zmm3, zmm4
vpmadd52luq zmm22, zmm29, zmm16
vpmadd52luq zmm26, zmm20, zmm16
vpmadd52huq zmm7, zmm20, zmm16
valignq zmm9, zmm2, zmm11, 7
vpmadd52huq zmm12, zmm1, zmm16
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm25, zmm17
vpmadd52huq zmm6, zmm25, zmm8
vpmadd52luq zmm24, zmm25, zmm23
vmovdqu64 zmm16, zmmword ptr [rdi + 344]
vpmadd52luq zmm10, zmm5, zmm16
vmovdqu64 zmm5, zmmword ptr [rdi + 680]
vpmadd52huq zmm13, zmm5, zmm21
vpmadd52luq zmm14, zmm5, zmm16
vpmadd52huq zmm15, zmm5, zmm16
vpmadd52luq zmm22, zmm28, zmm9
vpmadd52luq zmm26, zmm23, zmm9
vpmadd52huq zmm7, zmm23, zmm9
vpmadd52luq zmm11, zmm0, zmm27
vpmadd52huq zmm12, zmm8, zmm9
vpmadd52huq zmm6, zmm0, zmm1
vpmadd52luq zmm24, zmm0, zmm20
vmovdqu64 zmm21, zmmword ptr [rdi + 864]
vpmadd52luq zmm10, zmm3, zmm21
vmovdqu64 zmm9, zmmword ptr [rdi + 160]
vpmadd52huq zmm13, zmm9, zmm4
vpmadd52luq zmm14, zmm9, zmm21
vpmadd52huq zmm15, zmm9, zmm21
valignq zmm4, zmm25, zmm31, 7
vpmadd52luq zmm22, zmm20, zmm19
vpmadd52luq zmm26, zmm1, zmm19
vpmadd52huq zmm7, zmm1, zmm19
vpmadd52huq zmm12, zmm18, zmm19
vpxorq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm4, zmm17
vmovdqu64 zmm18, zmmword ptr [rdi + 656]
vpmadd52luq zmm11, zmm4, zmm18
vpmadd52huq zmm6, zmm4, zmm23
vpmadd52luq zmm24, zmm4, zmm28
vmovdqu64 zmm28, zmmword ptr [rdi + 352]
vpmadd52luq zmm10, zmm5, zmm28
vmovdqu64 zmm5, zmmword ptr [rdi + 672]
vpmadd52huq zmm13, zmm5, zmm16
vpmadd52luq zmm14, zmm5, zmm28
vpmadd52huq zmm15, zmm5, zmm28
valignq zmm16, zmm0, zmm31, 7
vpmadd52luq zmm22, zmm23, zmm2
vpmadd52luq zmm26, zmm8, zmm2
vpmadd52huq zmm7, zmm8, zmm2
vmovdqu64 zmm23, zmmword ptr [rdi + 760]
vpmadd52huq zmm12, zmm23, zmm2
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm4, zmm0
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm4, zmm17
vmovdqa64 zmm4, zmmword ptr [rdi + 960]
valignq zmm17, zmm4, zmm19, 1
vpmadd52huq zmm3, zmm16, zmm27
vmovdqu64 zmm19, zmmword ptr [rdi + 144]
vpmadd52luq zmm11, zmm16, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 184]
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm19, zmmword ptr [rdi + 704]
vmovdqu64 zmm0, zmmword ptr [rdi + 712]
vpxorq zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm19, zmm0
vpmadd52huq zmm6, zmm16, zmm20
vpmadd52luq zmm24, zmm16, zmm29
vmovdqu64 zmm20, zmmword ptr [rdi + 872]
vpmadd52luq zmm10, zmm9, zmm20
vmovdqu64 zmm19, zmmword ptr [rdi + 152]
vpmadd52huq zmm13, zmm19, zmm21
vpmadd52luq zmm14, zmm19, zmm20
vpmadd52huq zmm15, zmm19, zmm20
valignq zmm21, zmm25, zmm31, 6
vpmadd52luq zmm22, zmm1, zmm17
vmovdqu64 zmm1, zmmword ptr [rdi + 248]
vpmadd52luq zmm26, zmm1, zmm17
vpmadd52huq zmm7, zmm1, zmm17
vmovdqu64 zmm9, zmmword ptr [rdi + 240]
vpmadd52huq zmm12, zmm9, zmm17
vpmadd52huq zmm23, zmm16, zmm25
vmovdqa64 zmm17, zmmword ptr [rdi + 448]
valignq zmm9, zmm17, zmm2, 1
vpmadd52luq zmm8, zmm16, zmm27
vpmadd52huq zmm3, zmm21, zmm18
vmovdqu64 zmm16, zmmword ptr [rdi + 664]
vpmadd52luq zmm11, zmm21, zmm16
vmovdqu64 zmm17, zmmword ptr [rdi + 696]
vpmadd52huq zmm4, zmm17, zmmword ptr [rdi + 192]
vmovdqu64 zmm2, zmmword ptr [rdi + 200]
vpmadd52luq zmm28, zmm17, zmm2
vpmadd52huq zmm6, zmm21, zmmword ptr [rdi + 784]
vmovdqu64 zmm17, zmmword ptr [rdi + 792]
vpmadd52luq zmm24, zmm21, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 360]
vpmadd52luq zmm10, zmm5, zmm17
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi + 352]
vpmadd52luq zmm14, zmm16, zmm17
vmovdqa64 zmm2, zmmword ptr [rdi + 640]
valignq zmm5, zmm2, zmm31, 6
vpmadd52huq zmm15, zmm16, zmm17
vpmadd52luq zmm22, zmm9, zmmword ptr [rdi + 768]
vmovdqu64 zmm2, zmmword ptr [rdi + 760]
vpmadd52luq zmm26, zmm2, zmm9
vpmadd52huq zmm7, zmm2, zmm9
vmovdqu64 zmm2, zmmword ptr [rdi + 752]
vpmadd52huq zmm12, zmm2, zmm9
vpmadd52huq zmm23, zmm21, zmmword ptr [rdi + 648]
vmovdqa64 zmm9, zmmword ptr [rdi + 960]
vmovdqa64 zmm2, zmmword ptr [rdi + 896]
valignq zmm17, zmm9, zmm2, 2
vpmadd52luq zmm8, zmm21, zmm18
vmovdqu64 zmm21, zmmword ptr [rdi + 144]
vpmadd52huq zmm3, zmm5, zmm21
vpmadd52luq zmm11, zmm5, zmm19
vmovdqu64 zmm9, zmmword ptr [rdi + 176]
vpmadd52huq zmm4, zmm9, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 720]
vpmadd52luq zmm28, zmm9, zmm0
vpmadd52huq zmm6, zmm5, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 280]
vpmadd52luq zmm24, zmm5, zmm29
vmovdqu64 zmm9, zmmword ptr [rdi + 880]
vpmadd52luq zmm10, zmm19, zmm9
vpmadd52huq zmm13, zmm21, zmm20
vpmadd52luq zmm14, zmm21, zmm9
valignq zmm20, zmm25, zmm31, 5
vpmadd52huq zmm15, zmm21, zmm9
vpmadd52luq zmm22, zmm1, zmm17
vmovdqu64 zmm1, zmmword ptr [rdi + 240]
vpmadd52luq zmm26, zmm1, zmm17
vpmadd52huq zmm7, zmm1, zmm17
vmovdqu64 zmm1, zmmword ptr [rdi + 232]
vpmadd52huq zmm12, zmm1, zmm17
vpmadd52huq zmm23, zmm5, zmm27
vmovdqa64 zmm17, zmmword ptr [rdi + 448]
vmovdqa64 zmm1, zmmword ptr [rdi + 384]
valignq zmm25, zmm17, zmm1, 2
vpmadd52luq zmm8, zmm5, zmm21
vpmadd52huq zmm3, zmm20, zmm16
vmovdqu64 zmm5, zmmword ptr [rdi + 672]
vpmadd52luq zmm11, zmm20, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 688]
vpmadd52huq zmm4, zmm5, zmmword ptr [rdi + 200]
vmovdqu64 zmm17, zmmword ptr [rdi + 208]
vpmadd52luq zmm28, zmm5, zmm17
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi + 792]
vmovdqu64 zmm5, zmmword ptr [rdi + 800]
vpmadd52luq zmm24, zmm20, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 368]
vpmadd52luq zmm10, zmm16, zmm5
vpmadd52huq zmm13, zmm18, zmmword ptr [rdi + 360]
vpmadd52luq zmm14, zmm18, zmm5
vmovdqa64 zmm17, zmmword ptr [rdi + 640]
valignq zmm1, zmm17, zmm31, 5
vpmadd52huq zmm15, zmm18, zmm5
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi + 760]
vmovdqu64 zmm17, zmmword ptr [rdi + 752]
vpmadd52luq zmm26, zmm17, zmm25
vpmadd52huq zmm7, zmm17, zmm25
vmovdqu64 zmm17, zmmword ptr [rdi + 744]
vpmadd52huq zmm12, zmm17, zmm25
vpmadd52huq zmm23, zmm20, zmm18
vmovdqa64 zmm25, zmmword ptr [rdi + 960]
valignq zmm17, zmm25, zmm2, 3
vpmadd52luq zmm8, zmm20, zmm16
vpmadd52huq zmm3, zmm1, zmm19
vmovdqu64 zmm20, zmmword ptr [rdi + 160]
vpmadd52luq zmm11, zmm1, zmm20
vmovdqu64 zmm20, zmmword ptr [rdi + 168]
vpmadd52huq zmm4, zmm20, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 728]
vpmadd52luq zmm28, zmm20, zmm0
vpmadd52huq zmm6, zmm1, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 288]
vpmadd52luq zmm24, zmm1, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 888]
vpmadd52luq zmm10, zmm21, zmm29
vpmadd52huq zmm13, zmm27, zmm9
vpmadd52luq zmm14, zmm27, zmm29
vmovdqa64 zmm9, zmmword ptr [rdi + 128]
valignq zmm0, zmm9, zmm31, 4
vpmadd52huq zmm15, zmm27, zmm29
vpmadd52luq zmm22, zmm17, zmmword ptr [rdi + 240]
vmovdqu64 zmm29, zmmword ptr [rdi + 232]
vpmadd52luq zmm26, zmm29, zmm17
vpmadd52huq zmm7, zmm29, zmm17
vmovdqu64 zmm29, zmmword ptr [rdi + 224]
vpmadd52huq zmm12, zmm29, zmm17
vpmadd52huq zmm23, zmm1, zmm21
vmovdqa64 zmm17, zmmword ptr [rdi + 448]
vmovdqa64 zmm21, zmmword ptr [rdi + 384]
valignq zmm29, zmm17, zmm21, 3
vpmadd52luq zmm8, zmm1, zmm19
vmovdqu64 zmm1, zmmword ptr [rdi + 672]
vpmadd52huq zmm3, zmm0, zmm1
vmovdqu64 zmm21, zmmword ptr [rdi + 680]
vpmadd52luq zmm11, zmm0, zmm21
vpmadd52huq zmm4, zmm21, zmmword ptr [rdi + 208]
vmovdqu64 zmm17, zmmword ptr [rdi + 216]
vpmadd52luq zmm28, zmm21, zmm17
vpmadd52huq zmm6, zmm0, zmmword ptr [rdi + 800]
vmovdqu64 zmm21, zmmword ptr [rdi + 808]
vpmadd52luq zmm24, zmm0, zmm21
vmovdqu64 zmm21, zmmword ptr [rdi + 376]
vpmadd52luq zmm10, zmm18, zmm21
vmovdqu64 zmm18, zmmword ptr [rdi + 648]
vpmadd52huq zmm13, zmm18, zmm5
vpmadd52luq zmm14, zmm18, zmm21
vmovdqa64 zmm5, zmmword ptr [rdi + 640]
valignq zmm19, zmm5, zmm31, 4
vpmadd52huq zmm15, zmm18, zmm21
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi + 752]
vmovdqu64 zmm21, zmmword ptr [rdi + 744]
vpmadd52luq zmm26, zmm21, zmm29
vpmadd52huq zmm7, zmm21, zmm29
vmovdqu64 zmm21, zmmword ptr [rdi + 736]
vpmadd52huq zmm12, zmm21, zmm29
vpmadd52huq zmm23, zmm0, zmm16
valignq zmm29, zmm25, zmm2, 4
vpmadd52luq zmm8, zmm0, zmm1
vmovdqu64 zmm0, zmmword ptr [rdi + 160]
vpmadd52huq zmm3, zmm19, zmm0
vpmadd52luq zmm11, zmm19, zmm20
vmovdqu64 zmm16, zmmword ptr [rdi + 728]
vpmadd52huq zmm4, zmm0, zmm16
vpmadd52luq zmm28, zmm0, zmm21
vpmadd52huq zmm6, zmm19, zmmword ptr [rdi + 288]
vmovdqu64 zmm20, zmmword ptr [rdi + 296]
vpmadd52luq zmm24, zmm19, zmm20
vpmadd52luq zmm10, zmm27, zmm2
vpmadd52huq zmm13, zmm9, zmmword ptr [rdi + 888]
vpmadd52luq zmm14, zmm9, zmm2
valignq zmm27, zmm9, zmm31, 3
vpmadd52huq zmm15, zmm9, zmm2
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi + 232]
vmovdqu64 zmm9, zmmword ptr [rdi + 224]
vpmadd52luq zmm26, zmm9, zmm29
vpmadd52huq zmm7, zmm9, zmm29
vpmadd52huq zmm12, zmm17, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 152]
vpmadd52huq zmm23, zmm19, zmm29
vmovdqa64 zmm20, zmmword ptr [rdi + 448]
vmovdqa64 zmm29, zmmword ptr [rdi + 384]
vmovdqa64 zmmword ptr [rdi + 1280], zmm23
valignq zmm23, zmm20, zmm29, 4
vpmadd52luq zmm8, zmm19, zmm0
vmovdqu64 zmm19, zmmword ptr [rdi + 680]
vpmadd52huq zmm3, zmm27, zmm19
vmovdqu64 zmm20, zmmword ptr [rdi + 688]
vpmadd52luq zmm11, zmm27, zmm20
vpmadd52huq zmm4, zmm1, zmm17
vpmadd52luq zmm28, zmm1, zmm9
vpmadd52huq zmm6, zmm27, zmmword ptr [rdi + 808]
vmovdqu64 zmm20, zmmword ptr [rdi + 816]
vpmadd52luq zmm24, zmm27, zmm20
vpmadd52luq zmm10, zmm18, zmm29
vmovdqu64 zmm18, zmmword ptr [rdi + 376]
vpmadd52huq zmm13, zmm5, zmm18
vpmadd52luq zmm14, zmm5, zmm29
valignq zmm20, zmm5, zmm31, 3
vpmadd52huq zmm15, zmm5, zmm29
vmovdqu64 zmm5, zmmword ptr [rdi + 744]
vpmadd52luq zmm22, zmm5, zmm23
vpmadd52luq zmm26, zmm21, zmm23
vpmadd52huq zmm7, zmm21, zmm23
vpmadd52huq zmm12, zmm16, zmm23
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm18, zmm2
valignq zmm18, zmm25, zmm2, 5
vmovdqa64 zmm25, zmmword ptr [rdi + 1280]
vpmadd52huq zmm25, zmm27, zmm1
vpmadd52luq zmm8, zmm27, zmm19
vmovdqu64 zmm1, zmmword ptr [rdi + 168]
vpmadd52huq zmm3, zmm20, zmm1
vpmadd52luq zmm11, zmm20, zmmword ptr [rdi + 176]
vmovdqu64 zmm27, zmmword ptr [rdi + 152]
vpmadd52huq zmm4, zmm27, zmm21
vpmadd52luq zmm28, zmm27, zmm5
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi + 296]
vpmadd52luq zmm24, zmm20, zmmword ptr [rdi + 304]
vmovdqa64 zmm27, zmmword ptr [rdi + 128]
vmovdqu64 zmm5, zmmword ptr [rdi + 904]
vpmadd52luq zmm10, zmm27, zmm5
vmovdqu64 zmm19, zmmword ptr [rdi + 120]
vpmadd52huq zmm13, zmm19, zmm2
vpmadd52luq zmm14, zmm19, zmm5
vpmadd52huq zmm15, zmm19, zmm5
valignq zmm19, zmm27, zmm31, 2
vpmadd52luq zmm22, zmm9, zmm18
vpmadd52luq zmm26, zmm17, zmm18
vpmadd52huq zmm7, zmm17, zmm18
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi + 888]
vmovdqu64 zmm17, zmmword ptr [rdi + 208]
vpmadd52huq zmm12, zmm17, zmm18
vpmadd52huq zmm25, zmm20, zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 448]
valignq zmm18, zmm0, zmm29, 5
vpmadd52luq zmm8, zmm20, zmm1
vmovdqu64 zmm20, zmmword ptr [rdi + 688]
vpmadd52huq zmm3, zmm19, zmm20
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi + 696]
vmovdqu64 zmm0, zmmword ptr [rdi + 664]
vpmadd52huq zmm4, zmm0, zmm9
vpmadd52luq zmm28, zmm0, zmmword ptr [rdi + 232]
vpmadd52huq zmm6, zmm19, zmmword ptr [rdi + 816]
vpmadd52luq zmm24, zmm19, zmmword ptr [rdi + 824]
vmovdqa64 zmm0, zmmword ptr [rdi + 640]
vmovdqu64 zmm9, zmmword ptr [rdi + 392]
vpmadd52luq zmm10, zmm0, zmm9
vmovdqu64 zmm1, zmmword ptr [rdi + 632]
vpmadd52huq zmm13, zmm1, zmm29
vpmadd52luq zmm14, zmm1, zmm9
valignq zmm17, zmm0, zmm31, 2
vpmadd52huq zmm15, zmm1, zmm9
vpmadd52luq zmm22, zmm21, zmm18
vpmadd52luq zmm26, zmm16, zmm18
vpmadd52huq zmm7, zmm16, zmm18
vpmadd52huq zmm12, zmm18, zmmword ptr [rdi + 720]
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm29, zmm5
vmovdqu64 zmm18, zmmword ptr [rdi + 376]
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm18, zmm5
vpxorq zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm18, zmm5
vpmadd52huq zmm23, zmm5, zmmword ptr [rdi + 368]
vpmadd52huq zmm25, zmm19, zmmword ptr [rdi + 680]
vmovdqa64 zmm18, zmmword ptr [rdi + 960]
valignq zmm1, zmm18, zmm2, 6
vpmadd52luq zmm8, zmm19, zmm20
vmovdqu64 zmm19, zmmword ptr [rdi + 176]
vpmadd52huq zmm3, zmm17, zmm19
vpmadd52luq zmm11, zmm17, zmmword ptr [rdi + 184]
vmovdqu64 zmm18, zmmword ptr [rdi + 144]
vpmadd52huq zmm4, zmm18, zmmword ptr [rdi + 744]
vpmadd52luq zmm28, zmm18, zmmword ptr [rdi + 752]
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi + 304]
vpmadd52luq zmm24, zmm17, zmmword ptr [rdi + 312]
vmovdqu64 zmm18, zmmword ptr [rdi + 912]
vpmadd52luq zmm10, zmm18, zmmword ptr [rdi + 120]
vmovdqu64 zmm20, zmmword ptr [rdi + 112]
vpmadd52huq zmm13, zmm20, zmm5
vpmadd52luq zmm14, zmm20, zmm18
valignq zmm5, zmm27, zmm31, 1
vpmadd52huq zmm15, zmm20, zmm18
vpmadd52luq zmm22, zmm1, zmmword ptr [rdi + 216]
vmovdqu64 zmm27, zmmword ptr [rdi + 208]
vpmadd52luq zmm26, zmm27, zmm1
vpmadd52huq zmm7, zmm27, zmm1
vpmadd52huq zmm12, zmm1, zmmword ptr [rdi + 200]
vpmadd52luq zmm21, zmm2, zmm9
vmovdqu64 zmm1, zmmword ptr [rdi + 888]
vpmadd52luq zmm16, zmm1, zmm9
vpmadd52huq zmm0, zmm1, zmm9
vpmadd52huq zmm23, zmm9, zmmword ptr [rdi + 880]
vpmadd52huq zmm25, zmm17, zmmword ptr [rdi + 168]
vmovdqa64 zmm1, zmmword ptr [rdi + 448]
valignq zmm27, zmm1, zmm29, 6
vpmadd52luq zmm8, zmm17, zmm19
vmovdqu64 zmm17, zmmword ptr [rdi + 696]
vpmadd52huq zmm3, zmm5, zmm17
vpmadd52luq zmm11, zmm5, zmmword ptr [rdi + 704]
vmovdqu64 zmm19, zmmword ptr [rdi + 656]
vpmadd52huq zmm4, zmm19, zmmword ptr [rdi + 232]
vpmadd52luq zmm28, zmm19, zmmword ptr [rdi + 240]
vpmadd52huq zmm6, zmm5, zmmword ptr [rdi + 824]
vpmadd52luq zmm24, zmm5, zmmword ptr [rdi + 832]
vmovdqu64 zmm19, zmmword ptr [rdi + 400]
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi + 632]
vmovdqu64 zmm29, zmmword ptr [rdi + 624]
vpmadd52huq zmm13, zmm29, zmm9
vpmadd52luq zmm14, zmm29, zmm19
vmovdqa64 zmm9, zmmword ptr [rdi + 640]
valignq zmm1, zmm9, zmm31, 1
vpmadd52huq zmm15, zmm29, zmm19
vpmadd52luq zmm22, zmm27, zmmword ptr [rdi + 728]
vmovdqu64 zmm9, zmmword ptr [rdi + 720]
vpmadd52luq zmm26, zmm9, zmm27
vpmadd52huq zmm7, zmm9, zmm27
vpmadd52huq zmm12, zmm27, zmmword ptr [rdi + 712]
vpmadd52luq zmm21, zmm18, zmmword ptr [rdi + 376]
vmovdqu64 zmm27, zmmword ptr [rdi + 368]
vpmadd52luq zmm16, zmm27, zmm18
vpmadd52huq zmm0, zmm27, zmm18
vpmadd52huq zmm23, zmm18, zmmword ptr [rdi + 360]
vpmadd52huq zmm25, zmm5, zmmword ptr [rdi + 688]
vmovdqa64 zmm27, zmmword ptr [rdi + 960]
valignq zmm9, zmm27, zmm2, 7
vpmadd52luq zmm8, zmm5, zmm17
vmovdqu64 zmm5, zmmword ptr [rdi + 184]
vpmadd52huq zmm3, zmm1, zmm5
vmovdqa64 zmm2, zmmword ptr [rdi + 192]
vpmadd52luq zmm11, zmm1, zmm2
vmovdqu64 zmm17, zmmword ptr [rdi + 136]
vpmadd52huq zmm4, zmm17, zmmword ptr [rdi + 752]
vmovdqu64 zmm27, zmmword ptr [rdi + 760]
vpmadd52luq zmm28, zmm17, zmm27
vpmadd52huq zmm6, zmm1, zmmword ptr [rdi + 312]
vpmadd52luq zmm24, zmm1, zmmword ptr [rdi + 320]
vmovdqu64 zmm17, zmmword ptr [rdi + 920]
vpmadd52luq zmm10, zmm20, zmm17
vmovdqu64 zmm20, zmmword ptr [rdi + 104]
vpmadd52huq zmm13, zmm20, zmm18
vpmadd52luq zmm14, zmm20, zmm17
vpmadd52huq zmm15, zmm20, zmm17
vpmadd52luq zmm22, zmm9, zmmword ptr [rdi + 208]
vmovdqu64 zmm18, zmmword ptr [rdi + 200]
vpmadd52luq zmm26, zmm18, zmm9
vpmadd52huq zmm7, zmm18, zmm9
vpmadd52luq zmm21, zmm19, zmmword ptr [rdi + 888]
vpmadd52huq zmm12, zmm2, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 880]
vpmadd52luq zmm16, zmm9, zmm19
vpmadd52huq zmm0, zmm9, zmm19
vmovdqu64 zmm9, zmmword ptr [rdi + 872]
vpmadd52huq zmm23, zmm9, zmm19
vmovdqa64 zmm9, zmmword ptr [rdi + 448]
vmovdqa64 zmm18, zmmword ptr [rdi + 384]
valignq zmm20, zmm9, zmm18, 7
vpmadd52huq zmm25, zmm1, zmmword ptr [rdi + 176]
vpmadd52luq zmm8, zmm1, zmm5
vpaddq zmm3, zmm3, zmm11
vmovdqu64 zmm11, zmmword ptr [rdi + 648]
vpmadd52huq zmm4, zmm11, zmmword ptr [rdi + 240]
vmovdqu64 zmm1, zmmword ptr [rdi + 248]
vpmadd52luq zmm28, zmm11, zmm1
vpaddq zmm6, zmm6, zmm24
vmovdqu64 zmm11, zmmword ptr [rdi + 408]
vpmadd52luq zmm10, zmm29, zmm11
vmovdqu64 zmm24, zmmword ptr [rdi + 616]
vpmadd52huq zmm13, zmm24, zmm19
vpmadd52luq zmm14, zmm24, zmm11
vpmadd52huq zmm15, zmm24, zmm11
vmovdqa64 zmm19, zmmword ptr [rdi + 128]
vmovdqa64 zmm18, zmmword ptr [rdi + 640]
vpmadd52huq zmm3, zmm19, zmm18
vmovdqa64 zmm29, zmmword ptr [rdi + 704]
vpmadd52huq zmm6, zmm2, zmm29
vpmadd52luq zmm22, zmm20, zmmword ptr [rdi + 720]
vmovdqu64 zmm9, zmmword ptr [rdi + 712]
vpmadd52luq zmm26, zmm9, zmm20
vpmadd52huq zmm7, zmm9, zmm20
vpmadd52huq zmm12, zmm29, zmm20
vpmadd52luq zmm21, zmm17, zmmword ptr [rdi + 368]
vmovdqu64 zmm20, zmmword ptr [rdi + 360]
vpmadd52luq zmm16, zmm20, zmm17
vpmadd52huq zmm0, zmm20, zmm17
vmovdqu64 zmm20, zmmword ptr [rdi + 352]
vpmadd52huq zmm23, zmm20, zmm17
vpaddq zmm8, zmm8, zmm25
vpmadd52huq zmm4, zmm19, zmm27
vpmadd52luq zmm28, zmm19, zmmword ptr [rdi + 768]
vmovdqu64 zmm25, zmmword ptr [rdi + 928]
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi + 104]
vmovdqu64 zmm27, zmmword ptr [rdi + 96]
vpmadd52huq zmm13, zmm27, zmm17
vpmadd52luq zmm14, zmm27, zmm25
vpmadd52luq zmm8, zmm19, zmm18
vpmadd52huq zmm15, zmm27, zmm25
vmovdqa64 zmm17, zmmword ptr [rdi + 960]
vpmadd52luq zmm22, zmm17, zmmword ptr [rdi + 200]
vpmadd52luq zmm26, zmm2, zmm17
vpmadd52huq zmm7, zmm2, zmm17
vpmadd52huq zmm12, zmm5, zmm17
vpmadd52luq zmm21, zmm11, zmmword ptr [rdi + 880]
vpsrlq zmm5, zmm3, 52
vmovdqu64 zmm19, zmmword ptr [rdi + 872]
vpmadd52luq zmm16, zmm19, zmm11
vpsrlq zmm2, zmm6, 52
vpmadd52huq zmm0, zmm19, zmm11
vmovdqa64 zmmword ptr [rdi + 1344], zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 864]
vpmadd52huq zmm23, zmm6, zmm11
vpmadd52huq zmm4, zmm18, zmm1
valignq zmm1, zmm5, zmm2, 7
vmovdqa64 zmmword ptr [rdi + 1408], zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 256]
vpmadd52luq zmm28, zmm18, zmm5
vmovdqu64 zmm18, zmmword ptr [rdi + 416]
vpmadd52luq zmm10, zmm24, zmm18
vmovdqa64 zmmword ptr [rdi + 1472], zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 608]
vpmadd52huq zmm13, zmm2, zmm11
vpmadd52luq zmm14, zmm2, zmm18
vpmadd52huq zmm15, zmm2, zmm18
vmovdqa64 zmm11, zmmword ptr [rdi + 448]
vpmadd52luq zmm22, zmm9, zmm11
vpmadd52luq zmm26, zmm29, zmm11
vpmadd52huq zmm7, zmm29, zmm11
vpmadd52huq zmm12, zmm11, zmmword ptr [rdi + 696]
vmovdqa64 zmm9, zmm8
vpaddq zmm9{k1}, zmm9, zmm1
vmovdqa64 zmmword ptr [rdi + 1536], zmm9
vpternlogq zmm30, zmm9, zmm8, 0xf6
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi + 360]
vpmadd52luq zmm16, zmm20, zmm25
vpmadd52huq zmm0, zmm20, zmm25
vmovdqu64 zmm9, zmmword ptr [rdi + 344]
vpmadd52huq zmm23, zmm9, zmm25
vmovdqu64 zmm25, zmmword ptr [rdi + 120]
vmovdqa64 zmm29, zmmword ptr [rdi + 768]
vpmadd52huq zmm4, zmm25, zmm29
vmovdqu64 zmm11, zmmword ptr [rdi + 776]
vpmadd52luq zmm28, zmm25, zmm11
vpaddq zmm13, zmm14, zmm13
vpaddq zmm10, zmm15, zmm10
vpmadd52luq zmm13, zmm5, zmm29
vpsrlq zmm8, zmm8, 52
vpmadd52huq zmm10, zmm5, zmm29
vpaddq zmm12, zmm26, zmm12
vpaddq zmm7, zmm7, zmm22
vpaddq zmm14, zmm3, zmm8
vmovdqa64 zmmword ptr [rdi + 1600], zmm14
vpternlogq zmm30, zmm14, zmm3, 0xf6
vpmadd52luq zmm21, zmm19, zmm18
vpmadd52luq zmm16, zmm6, zmm18
vpmadd52huq zmm0, zmm6, zmm18
vmovdqu64 zmm3, zmmword ptr [rdi + 856]
vpmadd52huq zmm23, zmm3, zmm18
vmovdqa64 zmm8, zmmword ptr [rdi + 320]
vmovdqa64 zmm14, zmmword ptr [rdi + 832]
vpmadd52luq zmm12, zmm8, zmm14
vpmadd52huq zmm7, zmm8, zmm14
vmovdqu64 zmm15, zmmword ptr [rdi + 632]
vpmadd52huq zmm4, zmm15, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 264]
vpmadd52luq zmm28, zmm15, zmm5
vmovdqu64 zmm15, zmmword ptr [rdi + 936]
vpmadd52luq zmm21, zmm20, zmm15
vmovdqa64 zmm18, zmmword ptr [rdi + 1088]
vpermi2q zmm18, zmm13, zmm10
vpmadd52luq zmm16, zmm9, zmm15
vpmadd52huq zmm0, zmm9, zmm15
vmovdqu64 zmm19, zmmword ptr [rdi + 336]
vpmadd52huq zmm23, zmm19, zmm15
vmovdqa64 zmm15, zmmword ptr [rdi + 1152]
vpermi2q zmm15, zmm13, zmm10
vmovdqa64 zmm10, zmmword ptr [rdi + 1088]
vpermi2q zmm10, zmm12, zmm7
vpbroadcastq zmm13, qword ptr [rdi + 1536]
vmovdqa64 zmm20, zmmword ptr [rsi + -8192]
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm13, zmm20
vmovdqa64 zmm25, zmmword ptr [rsi + -8128]
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm13, zmm25
vmovdqa64 zmm29, zmmword ptr [rsi + -8064]
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm13, zmm29
vmovdqu64 zmm2, zmmword ptr [rdi + 112]
vpmadd52huq zmm4, zmm2, zmm11
vmovdqu64 zmm11, zmmword ptr [rdi + 784]
vpmadd52luq zmm28, zmm2, zmm11
vpaddq zmm18{k3}, zmm18, zmm1
vpmadd52luq zmm15, zmm13, zmm25
vpmadd52luq zmm18, zmm13, zmm20
vpmadd52luq zmm10, zmm13, zmm29
vmovdqu64 zmm1, zmmword ptr [rdi + 424]
vpmadd52luq zmm21, zmm6, zmm1
vpmadd52luq zmm16, zmm3, zmm1
vpmadd52huq zmm0, zmm3, zmm1
vmovdqu64 zmm2, zmmword ptr [rdi + 848]
vpmadd52huq zmm23, zmm2, zmm1
vmovdqa64 zmm1, zmmword ptr [rdi + 1152]
vpermi2q zmm1, zmm12, zmm7
vmovdqa64 zmm6, zmmword ptr [rsi + -8000]
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm13, zmm6
vpbroadcastq zmm20, qword ptr [rdi + 1600]
vmovdqa64 zmm25, zmmword ptr [rsi + -7872]
vpmadd52huq zmm22, zmm20, zmm25
vmovdqa64 zmm29, zmmword ptr [rsi + -7808]
vpmadd52huq zmm26, zmm20, zmm29
vmovdqa64 zmmword ptr [rdi + 1664], zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 624]
vpmadd52huq zmm4, zmm7, zmm5
vmovdqa64 zmm5, zmmword ptr [rsi + -7744]
vpmadd52huq zmm17, zmm20, zmm5
vmovdqu64 zmm14, zmmword ptr [rdi + 272]
vpmadd52luq zmm28, zmm7, zmm14
vpmadd52luq zmm1, zmm13, zmm6
vpmadd52luq zmm18, zmm20, zmm25
vpmadd52luq zmm15, zmm20, zmm29
vmovdqu64 zmm6, zmmword ptr [rdi + 944]
vpmadd52luq zmm21, zmm9, zmm6
vpmadd52luq zmm10, zmm20, zmm5
vpmadd52luq zmm16, zmm19, zmm6
vpmadd52huq zmm0, zmm19, zmm6
vmovdqu64 zmm5, zmmword ptr [rdi + 328]
vpmadd52huq zmm23, zmm5, zmm6
vmovdqa64 zmm6, zmmword ptr [rsi + -7680]
vpmadd52huq zmm12, zmm20, zmm6
vpbroadcastq zmm7, qword ptr [rdi + 1544]
vmovdqa64 zmm9, zmmword ptr [rsi + -7552]
vpmadd52huq zmm22, zmm7, zmm9
vmovdqa64 zmm25, zmmword ptr [rsi + -7488]
vpmadd52huq zmm26, zmm7, zmm25
vmovdqu64 zmm29, zmmword ptr [rdi + 104]
vpmadd52huq zmm4, zmm29, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7424]
vpmadd52huq zmm17, zmm7, zmm11
vmovdqu64 zmm13, zmmword ptr [rdi + 792]
vpmadd52luq zmm28, zmm29, zmm13
vpmadd52luq zmm1, zmm20, zmm6
vpmadd52luq zmm18, zmm7, zmm9
vpmadd52luq zmm15, zmm7, zmm25
vmovdqu64 zmm6, zmmword ptr [rdi + 432]
vpmadd52luq zmm21, zmm3, zmm6
vpmadd52luq zmm10, zmm7, zmm11
vpmadd52luq zmm16, zmm2, zmm6
vpmadd52huq zmm0, zmm2, zmm6
vmovdqu64 zmm3, zmmword ptr [rdi + 840]
vpmadd52huq zmm23, zmm3, zmm6
vmovdqa64 zmm6, zmmword ptr [rsi + -7360]
vpmadd52huq zmm12, zmm7, zmm6
vpbroadcastq zmm9, qword ptr [rdi + 1608]
vmovdqa64 zmm11, zmmword ptr [rsi + -7232]
vpmadd52huq zmm22, zmm9, zmm11
vmovdqa64 zmm25, zmmword ptr [rsi + -7168]
vpmadd52huq zmm26, zmm9, zmm25
vpmadd52huq zmm4, zmm24, zmm14
vmovdqa64 zmm14, zmmword ptr [rsi + -7104]
vpmadd52huq zmm17, zmm9, zmm14
vmovdqu64 zmm29, zmmword ptr [rdi + 280]
vpmadd52luq zmm28, zmm24, zmm29
vpmadd52luq zmm1, zmm7, zmm6
vpmadd52luq zmm18, zmm9, zmm11
vpmadd52luq zmm15, zmm9, zmm25
vmovdqu64 zmm6, zmmword ptr [rdi + 952]
vpmadd52luq zmm21, zmm19, zmm6
vpmadd52luq zmm10, zmm9, zmm14
vpmadd52luq zmm16, zmm5, zmm6
vpmadd52huq zmm0, zmm5, zmm6
vpmadd52huq zmm23, zmm8, zmm6
vmovdqa64 zmm11, zmmword ptr [rsi + -7040]
vpmadd52huq zmm12, zmm9, zmm11
vpbroadcastq zmm14, qword ptr [rdi + 1552]
vmovdqa64 zmm19, zmmword ptr [rsi + -6912]
vpmadd52huq zmm22, zmm14, zmm19
vmovdqa64 zmm24, zmmword ptr [rsi + -6848]
vpmadd52huq zmm26, zmm14, zmm24
vpmadd52huq zmm4, zmm27, zmm13
vmovdqa64 zmm13, zmmword ptr [rsi + -6784]
vpmadd52huq zmm17, zmm14, zmm13
vmovdqu64 zmm25, zmmword ptr [rdi + 800]
vpmadd52luq zmm28, zmm27, zmm25
vpmadd52luq zmm1, zmm9, zmm11
vpmadd52luq zmm18, zmm14, zmm19
vpmadd52luq zmm15, zmm14, zmm24
vmovdqu64 zmm11, zmmword ptr [rdi + 440]
vpmadd52luq zmm21, zmm2, zmm11
vpmadd52luq zmm10, zmm14, zmm13
vpmadd52luq zmm16, zmm3, zmm11
vpmadd52huq zmm0, zmm3, zmm11
vmovdqa64 zmm2, zmmword ptr [rdi + 832]
vpmadd52huq zmm23, zmm2, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + -6720]
vpmadd52huq zmm12, zmm14, zmm13
vpbroadcastq zmm19, qword ptr [rdi + 1616]
vmovdqa64 zmm24, zmmword ptr [rsi + -6592]
vpmadd52huq zmm22, zmm19, zmm24
vmovdqa64 zmm27, zmmword ptr [rsi + -6528]
vpmadd52huq zmm26, zmm19, zmm27
vmovdqu64 zmm6, zmmword ptr [rdi + 608]
vpmadd52huq zmm4, zmm6, zmm29
vmovdqa64 zmm29, zmmword ptr [rsi + -6464]
vpmadd52huq zmm17, zmm19, zmm29
vmovdqu64 zmm11, zmmword ptr [rdi + 288]
vpmadd52luq zmm28, zmm6, zmm11
vpmadd52luq zmm1, zmm14, zmm13
vpmadd52luq zmm18, zmm19, zmm24
vpmadd52luq zmm15, zmm19, zmm27
vmovdqa64 zmm6, zmmword ptr [rdi + 960]
vpmadd52luq zmm21, zmm5, zmm6
vpmadd52luq zmm10, zmm19, zmm29
vpmadd52luq zmm16, zmm8, zmm6
vpmadd52huq zmm0, zmm8, zmm6
vpmadd52huq zmm23, zmm6, zmmword ptr [rdi + 312]
vmovdqa64 zmm5, zmmword ptr [rsi + -6400]
vpmadd52huq zmm12, zmm19, zmm5
vpbroadcastq zmm8, qword ptr [rdi + 1560]
vmovdqa64 zmm13, zmmword ptr [rsi + -6272]
vpmadd52huq zmm22, zmm8, zmm13
vmovdqa64 zmm24, zmmword ptr [rsi + -6208]
vpmadd52huq zmm26, zmm8, zmm24
vmovdqu64 zmm27, zmmword ptr [rdi + 88]
vpmadd52huq zmm4, zmm27, zmm25
vmovdqa64 zmm25, zmmword ptr [rsi + -6144]
vpmadd52huq zmm17, zmm8, zmm25
vmovdqu64 zmm29, zmmword ptr [rdi + 808]
vpmadd52luq zmm28, zmm27, zmm29
vpmadd52luq zmm1, zmm19, zmm5
vpmadd52luq zmm18, zmm8, zmm13
vpmadd52luq zmm15, zmm8, zmm24
vmovdqa64 zmm5, zmmword ptr [rdi + 448]
vpmadd52luq zmm21, zmm3, zmm5
vpmadd52luq zmm10, zmm8, zmm25
vpmadd52luq zmm16, zmm2, zmm5
vpmadd52huq zmm0, zmm2, zmm5
vpmadd52huq zmm23, zmm5, zmmword ptr [rdi + 824]
vmovdqa64 zmm2, zmmword ptr [rsi + -6080]
vpmadd52huq zmm12, zmm8, zmm2
vpbroadcastq zmm3, qword ptr [rdi + 1624]
vmovdqa64 zmm13, zmmword ptr [rsi + -5952]
vpmadd52huq zmm22, zmm3, zmm13
vmovdqa64 zmm24, zmmword ptr [rsi + -5888]
vpmadd52huq zmm26, zmm3, zmm24
vmovdqu64 zmm25, zmmword ptr [rdi + 600]
vpmadd52huq zmm4, zmm25, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5824]
vpmadd52huq zmm17, zmm3, zmm11
vmovdqu64 zmm27, zmmword ptr [rdi + 296]
vpmadd52luq zmm28, zmm25, zmm27
vpmadd52luq zmm1, zmm8, zmm2
vpmadd52luq zmm18, zmm3, zmm13
vpmadd52luq zmm15, zmm3, zmm24
vpaddq zmm2, zmm16, zmm23
vpmadd52luq zmm10, zmm3, zmm11
vpaddq zmm0, zmm0, zmm21
vmovdqa64 zmm11, zmmword ptr [rsi + -5760]
vpmadd52huq zmm12, zmm3, zmm11
vpbroadcastq zmm13, qword ptr [rdi + 1568]
vmovdqa64 zmm16, zmmword ptr [rsi + -5632]
vpmadd52huq zmm22, zmm13, zmm16
vmovdqa64 zmm21, zmmword ptr [rsi + -5568]
vpmadd52huq zmm26, zmm13, zmm21
vmovdqa64 zmm23, zmmword ptr [rdi + 384]
vmovdqa64 zmm24, zmmword ptr [rdi + 896]
vpmadd52luq zmm2, zmm23, zmm24
vmovdqa64 zmm25, zmmword ptr [rsi + -5504]
vpmadd52huq zmm17, zmm13, zmm25
vmovdqu64 zmm5, zmmword ptr [rdi + 80]
vpmadd52huq zmm4, zmm5, zmm29
vpmadd52huq zmm0, zmm23, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi + 816]
vpmadd52luq zmm28, zmm5, zmm23
vpmadd52luq zmm1, zmm3, zmm11
vpmadd52luq zmm18, zmm13, zmm16
vpmadd52luq zmm15, zmm13, zmm21
vpmadd52luq zmm10, zmm13, zmm25
vmovdqa64 zmm5, zmmword ptr [rsi + -5440]
vpmadd52huq zmm12, zmm13, zmm5
vpbroadcastq zmm11, qword ptr [rdi + 1632]
vmovdqa64 zmm16, zmmword ptr [rsi + -5312]
vpmadd52huq zmm22, zmm11, zmm16
vmovdqa64 zmm21, zmmword ptr [rsi + -5248]
vpmadd52huq zmm26, zmm11, zmm21
vmovdqa64 zmm24, zmmword ptr [rdi + 1088]
vpermi2q zmm24, zmm2, zmm0
vmovdqa64 zmm25, zmmword ptr [rsi + -5184]
vpmadd52huq zmm17, zmm11, zmm25
vmovdqu64 zmm29, zmmword ptr [rdi + 592]
vpmadd52huq zmm4, zmm29, zmm27
vpbroadcastq zmm27, qword ptr [rdi + 1536]
vmovdqa64 zmm6, zmmword ptr [rsi + -7936]
vmovdqa64 zmmword ptr [rdi + 1728], zmm2
vpxorq zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm27, zmm6
vmovdqa64 zmmword ptr [rdi + 1792], zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 304]
vpmadd52luq zmm28, zmm29, zmm0
vpmadd52luq zmm1, zmm13, zmm5
vpmadd52luq zmm18, zmm11, zmm16
vpmadd52luq zmm15, zmm11, zmm21
vpmadd52luq zmm24, zmm27, zmm6
vpmadd52luq zmm10, zmm11, zmm25
vmovdqa64 zmm5, zmmword ptr [rsi + -5120]
vpmadd52huq zmm12, zmm11, zmm5
vpbroadcastq zmm6, qword ptr [rdi + 1576]
vmovdqa64 zmm16, zmmword ptr [rsi + -4992]
vpmadd52huq zmm22, zmm6, zmm16
vmovdqa64 zmm21, zmmword ptr [rsi + -4928]
vpmadd52huq zmm26, zmm6, zmm21
vmovdqa64 zmm25, zmmword ptr [rsi + -4864]
vpmadd52huq zmm17, zmm6, zmm25
vmovdqu64 zmm27, zmmword ptr [rdi + 72]
vpmadd52huq zmm4, zmm27, zmm23
vmovdqa64 zmm23, zmmword ptr [rsi + -7616]
vpmadd52huq zmm2, zmm20, zmm23
vpmadd52luq zmm28, zmm27, zmmword ptr [rdi + 824]
vpmadd52luq zmm1, zmm11, zmm5
vpmadd52luq zmm18, zmm6, zmm16
vpmadd52luq zmm15, zmm6, zmm21
vpmadd52luq zmm24, zmm20, zmm23
vpmadd52luq zmm10, zmm6, zmm25
vmovdqa64 zmm5, zmmword ptr [rsi + -4800]
vpmadd52huq zmm12, zmm6, zmm5
vpbroadcastq zmm16, qword ptr [rdi + 1640]
vmovdqa64 zmm20, zmmword ptr [rsi + -4672]
vpmadd52huq zmm22, zmm16, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4608]
vpmadd52huq zmm26, zmm16, zmm21
vmovdqa64 zmm23, zmmword ptr [rsi + -4544]
vpmadd52huq zmm17, zmm16, zmm23
vmovdqu64 zmm25, zmmword ptr [rdi + 584]
vpmadd52huq zmm4, zmm25, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -7296]
vpmadd52huq zmm2, zmm7, zmm0
vpmadd52luq zmm28, zmm25, zmmword ptr [rdi + 312]
vpmadd52luq zmm1, zmm6, zmm5
vpmadd52luq zmm18, zmm16, zmm20
vpmadd52luq zmm15, zmm16, zmm21
vpmadd52luq zmm24, zmm7, zmm0
vpmadd52luq zmm10, zmm16, zmm23
vmovdqa64 zmm0, zmmword ptr [rsi + -4480]
vpmadd52huq zmm12, zmm16, zmm0
vpbroadcastq zmm5, qword ptr [rdi + 1584]
vmovdqa64 zmm7, zmmword ptr [rsi + -4352]
vpmadd52huq zmm22, zmm5, zmm7
vmovdqa64 zmm20, zmmword ptr [rsi + -4288]
vpmadd52huq zmm26, zmm5, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4224]
vpmadd52huq zmm17, zmm5, zmm21
vpaddq zmm4, zmm28, zmm4
vmovdqa64 zmm23, zmmword ptr [rsi + -6976]
vpmadd52huq zmm2, zmm9, zmm23
vmovdqa64 zmm25, zmmword ptr [rdi + 192]
vpmadd52luq zmm4, zmm25, zmmword ptr [rdi + 704]
vpmadd52luq zmm1, zmm16, zmm0
vpmadd52luq zmm18, zmm5, zmm7
vpmadd52luq zmm15, zmm5, zmm20
vmovdqa64 zmm0, zmmword ptr [rdi + 1472]
vmovdqa64 zmm7, zmmword ptr [rdi + 1408]
valignq zmm0, zmm0, zmm7, 7
vpmadd52luq zmm10, zmm5, zmm21
vpmadd52luq zmm24, zmm9, zmm23
vmovdqa64 zmm7, zmmword ptr [rsi + -4160]
vpmadd52huq zmm12, zmm5, zmm7
vpbroadcastq zmm9, qword ptr [rdi + 1648]
vmovdqa64 zmm20, zmmword ptr [rsi + -4032]
vpmadd52huq zmm22, zmm9, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3968]
vpmadd52huq zmm26, zmm9, zmm21
vmovdqa64 zmm23, zmmword ptr [rsi + -6656]
vpmadd52huq zmm2, zmm14, zmm23
vmovdqa64 zmm25, zmmword ptr [rsi + -3904]
vpmadd52huq zmm17, zmm9, zmm25
vpaddq zmm27, zmm4, zmm0
vmovdqa64 zmmword ptr [rdi + 1856], zmm27
vpternlogq zmm30, zmm27, zmm4, 0xf6
vpmadd52luq zmm1, zmm5, zmm7
vpmadd52luq zmm18, zmm9, zmm20
vpmadd52luq zmm15, zmm9, zmm21
vpmadd52luq zmm24, zmm14, zmm23
vpmadd52luq zmm10, zmm9, zmm25
vmovdqa64 zmm0, zmmword ptr [rsi + -3840]
vpmadd52huq zmm12, zmm9, zmm0
vpbroadcastq zmm7, qword ptr [rdi + 1592]
vmovdqa64 zmm14, zmmword ptr [rsi + -3712]
vpmadd52huq zmm22, zmm7, zmm14
vmovdqa64 zmm20, zmmword ptr [rsi + -3648]
vpmadd52huq zmm26, zmm7, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3584]
vpmadd52huq zmm17, zmm7, zmm21
vmovdqa64 zmm23, zmmword ptr [rsi + -6336]
vpmadd52huq zmm2, zmm19, zmm23
vpmadd52luq zmm1, zmm9, zmm0
vpsrlq zmm0, zmm4, 52
vpmadd52luq zmm18, zmm7, zmm14
vmovdqa64 zmm4, zmmword ptr [rdi + 1344]
vpaddq zmm14, zmm4, zmm0
vmovdqa64 zmmword ptr [rdi + 1920], zmm14
vpternlogq zmm30, zmm14, zmm4, 0xf6
vpmadd52luq zmm15, zmm7, zmm20
vpmadd52luq zmm24, zmm19, zmm23
vpmadd52luq zmm10, zmm7, zmm21
vmovdqa64 zmm0, zmmword ptr [rsi + -3520]
vpmadd52huq zmm12, zmm7, zmm0
vpbroadcastq zmm4, qword ptr [rdi + 1656]
vmovdqa64 zmm14, zmmword ptr [rsi + -3392]
vpmadd52huq zmm22, zmm4, zmm14
vmovdqa64 zmm19, zmmword ptr [rsi + -3328]
vpmadd52huq zmm26, zmm4, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -3264]
vpmadd52huq zmm17, zmm4, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -6016]
vpmadd52huq zmm2, zmm8, zmm21
vpmadd52luq zmm1, zmm7, zmm0
vpmadd52luq zmm18, zmm4, zmm14
vpmadd52luq zmm15, zmm4, zmm19
vpmadd52luq zmm24, zmm8, zmm21
vpmadd52luq zmm10, zmm4, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -3200]
vpmadd52huq zmm12, zmm4, zmm0
vpbroadcastq zmm8, qword ptr [rdi + 1856]
vmovdqa64 zmm14, zmmword ptr [rsi + -3072]
vpmadd52huq zmm22, zmm8, zmm14
vmovdqa64 zmm19, zmmword ptr [rsi + -3008]
vpmadd52huq zmm26, zmm8, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -2944]
vpmadd52huq zmm17, zmm8, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -5696]
vpmadd52huq zmm2, zmm3, zmm21
vpmadd52luq zmm1, zmm4, zmm0
vpmadd52luq zmm18, zmm8, zmm14
vpmadd52luq zmm15, zmm8, zmm19
vpmadd52luq zmm24, zmm3, zmm21
vpmadd52luq zmm10, zmm8, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -2880]
vpmadd52huq zmm12, zmm8, zmm0
vpbroadcastq zmm3, qword ptr [rdi + 1920]
vmovdqa64 zmm14, zmmword ptr [rsi + -2752]
vpmadd52huq zmm22, zmm3, zmm14
vmovdqa64 zmm19, zmmword ptr [rsi + -2688]
vpmadd52huq zmm26, zmm3, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -2624]
vpmadd52huq zmm17, zmm3, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -5376]
vpmadd52huq zmm2, zmm13, zmm21
vpmadd52luq zmm1, zmm8, zmm0
vpmadd52luq zmm18, zmm3, zmm14
vpmadd52luq zmm15, zmm3, zmm19
vpmadd52luq zmm24, zmm13, zmm21
vpmadd52luq zmm10, zmm3, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -2560]
vpmadd52huq zmm12, zmm3, zmm0
vpbroadcastq zmm13, qword ptr [rdi + 1864]
vmovdqa64 zmm14, zmmword ptr [rsi + -2432]
vpmadd52huq zmm22, zmm13, zmm14
vmovdqa64 zmm19, zmmword ptr [rsi + -2368]
vpmadd52huq zmm26, zmm13, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -2304]
vpmadd52huq zmm17, zmm13, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -5056]
vpmadd52huq zmm2, zmm11, zmm21
vpmadd52luq zmm1, zmm3, zmm0
vpmadd52luq zmm18, zmm13, zmm14
vpmadd52luq zmm15, zmm13, zmm19
vpmadd52luq zmm24, zmm11, zmm21
vpmadd52luq zmm10, zmm13, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -2240]
vpmadd52huq zmm12, zmm13, zmm0
vpbroadcastq zmm11, qword ptr [rdi + 1928]
vmovdqa64 zmm14, zmmword ptr [rsi + -2112]
vpmadd52huq zmm22, zmm11, zmm14
vmovdqa64 zmm19, zmmword ptr [rsi + -2048]
vpmadd52huq zmm26, zmm11, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -1984]
vpmadd52huq zmm17, zmm11, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4736]
vpmadd52huq zmm2, zmm6, zmm21
vpmadd52luq zmm1, zmm13, zmm0
vpmadd52luq zmm18, zmm11, zmm14
vpmadd52luq zmm15, zmm11, zmm19
vpmadd52luq zmm24, zmm6, zmm21
vpmadd52luq zmm10, zmm11, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -1920]
vpmadd52huq zmm12, zmm11, zmm0
vpbroadcastq zmm6, qword ptr [rdi + 1872]
vmovdqa64 zmm14, zmmword ptr [rsi + -1792]
vpmadd52huq zmm22, zmm6, zmm14
vmovdqa64 zmm19, zmmword ptr [rsi + -1728]
vpmadd52huq zmm26, zmm6, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -1664]
vpmadd52huq zmm17, zmm6, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4416]
vpmadd52huq zmm2, zmm16, zmm21
vpmadd52luq zmm1, zmm11, zmm0
vpmadd52luq zmm18, zmm6, zmm14
vpmadd52luq zmm15, zmm6, zmm19
vpmadd52luq zmm24, zmm16, zmm21
vpmadd52luq zmm10, zmm6, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -1600]
vpmadd52huq zmm12, zmm6, zmm0
vpbroadcastq zmm14, qword ptr [rdi + 1936]
vmovdqa64 zmm16, zmmword ptr [rsi + -1472]
vpmadd52huq zmm22, zmm14, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -1408]
vpmadd52huq zmm26, zmm14, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -1344]
vpmadd52huq zmm17, zmm14, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4096]
vpmadd52huq zmm2, zmm5, zmm21
vpmadd52luq zmm1, zmm6, zmm0
vpmadd52luq zmm18, zmm14, zmm16
vpmadd52luq zmm15, zmm14, zmm19
vpmadd52luq zmm24, zmm5, zmm21
vpmadd52luq zmm10, zmm14, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -1280]
vpmadd52huq zmm12, zmm14, zmm0
vpbroadcastq zmm5, qword ptr [rdi + 1880]
vmovdqa64 zmm16, zmmword ptr [rsi + -1152]
vpmadd52huq zmm22, zmm5, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -1088]
vpmadd52huq zmm26, zmm5, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -1024]
vpmadd52huq zmm17, zmm5, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3776]
vpmadd52huq zmm2, zmm9, zmm21
vpmadd52luq zmm1, zmm14, zmm0
vpmadd52luq zmm18, zmm5, zmm16
vpmadd52luq zmm15, zmm5, zmm19
vpmadd52luq zmm24, zmm9, zmm21
vpmadd52luq zmm10, zmm5, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -960]
vpmadd52huq zmm12, zmm5, zmm0
vpbroadcastq zmm9, qword ptr [rdi + 1944]
vmovdqa64 zmm16, zmmword ptr [rsi + -832]
vpmadd52huq zmm22, zmm9, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -768]
vpmadd52huq zmm26, zmm9, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -704]
vpmadd52huq zmm17, zmm9, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3456]
vpmadd52huq zmm2, zmm7, zmm21
vpmadd52luq zmm1, zmm5, zmm0
vpmadd52luq zmm18, zmm9, zmm16
vpmadd52luq zmm15, zmm9, zmm19
vpmadd52luq zmm24, zmm7, zmm21
vpmadd52luq zmm10, zmm9, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -640]
vpmadd52huq zmm12, zmm9, zmm0
vpbroadcastq zmm7, qword ptr [rdi + 1888]
vmovdqa64 zmm16, zmmword ptr [rsi + -512]
vpmadd52huq zmm22, zmm7, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -448]
vpmadd52huq zmm26, zmm7, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -384]
vpmadd52huq zmm17, zmm7, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3136]
vpmadd52huq zmm2, zmm4, zmm21
vpmadd52luq zmm1, zmm9, zmm0
vpmadd52luq zmm18, zmm7, zmm16
vpmadd52luq zmm15, zmm7, zmm19
vpmadd52luq zmm24, zmm4, zmm21
vpmadd52luq zmm10, zmm7, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + -320]
vpmadd52huq zmm12, zmm7, zmm0
vpbroadcastq zmm4, qword ptr [rdi + 1952]
vmovdqa64 zmm16, zmmword ptr [rsi + -192]
vpmadd52huq zmm22, zmm4, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -128]
vpmadd52huq zmm26, zmm4, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -64]
vpmadd52huq zmm17, zmm4, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -2816]
vpmadd52huq zmm2, zmm8, zmm21
vpmadd52luq zmm1, zmm7, zmm0
vpmadd52luq zmm18, zmm4, zmm16
vpmadd52luq zmm15, zmm4, zmm19
vpmadd52luq zmm24, zmm8, zmm21
vpmadd52luq zmm10, zmm4, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 0]
vpmadd52huq zmm12, zmm4, zmm0
vpbroadcastq zmm8, qword ptr [rdi + 1896]
vmovdqa64 zmm16, zmmword ptr [rsi + 128]
vpmadd52huq zmm22, zmm8, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + 192]
vpmadd52huq zmm26, zmm8, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 256]
vpmadd52huq zmm17, zmm8, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -2496]
vpmadd52huq zmm2, zmm3, zmm21
vpmadd52luq zmm1, zmm4, zmm0
vpmadd52luq zmm18, zmm8, zmm16
vpmadd52luq zmm15, zmm8, zmm19
vpmadd52luq zmm24, zmm3, zmm21
vpmadd52luq zmm10, zmm8, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 320]
vpmadd52huq zmm12, zmm8, zmm0
vpbroadcastq zmm3, qword ptr [rdi + 1960]
vmovdqa64 zmm16, zmmword ptr [rsi + 448]
vpmadd52huq zmm22, zmm3, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + 512]
vpmadd52huq zmm26, zmm3, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 576]
vpmadd52huq zmm17, zmm3, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -2176]
vpmadd52huq zmm2, zmm13, zmm21
vpmadd52luq zmm1, zmm8, zmm0
vpmadd52luq zmm18, zmm3, zmm16
vpmadd52luq zmm15, zmm3, zmm19
vpmadd52luq zmm24, zmm13, zmm21
vpmadd52luq zmm10, zmm3, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 640]
vpmadd52huq zmm12, zmm3, zmm0
vpbroadcastq zmm13, qword ptr [rdi + 1904]
vmovdqa64 zmm16, zmmword ptr [rsi + 768]
vpmadd52huq zmm22, zmm13, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + 832]
vpmadd52huq zmm26, zmm13, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 896]
vpmadd52huq zmm17, zmm13, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -1856]
vpmadd52huq zmm2, zmm11, zmm21
vpmadd52luq zmm1, zmm3, zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 1664]
vpsrlq zmm0, zmm0, 52
vpmadd52luq zmm18, zmm13, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 1792]
vpsrlq zmm23, zmm16, 52
vpmadd52luq zmm15, zmm13, zmm19
valignq zmm0, zmm23, zmm0, 7
vpmadd52luq zmm10, zmm13, zmm20
vpmadd52luq zmm24, zmm11, zmm21
vmovdqa64 zmm11, zmmword ptr [rsi + 960]
vpmadd52huq zmm12, zmm13, zmm11
vpbroadcastq zmm19, qword ptr [rdi + 1968]
vmovdqa64 zmm20, zmmword ptr [rsi + 1088]
vpmadd52huq zmm22, zmm19, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 1152]
vpmadd52huq zmm26, zmm19, zmm21
vmovdqa64 zmm25, zmmword ptr [rsi + -1536]
vpmadd52huq zmm2, zmm6, zmm25
vmovdqa64 zmm27, zmmword ptr [rsi + 1216]
vpmadd52huq zmm17, zmm19, zmm27
vmovdqa64 zmm28, zmmword ptr [rdi + 1728]
vmovdqa64 zmm29, zmm28
vpaddq zmm29{k2}, zmm29, zmm0
vmovdqa64 zmmword ptr [rdi + 1984], zmm29
vpternlogq zmm30, zmm29, zmm28, 0xf6
vpmadd52luq zmm1, zmm13, zmm11
vpmadd52luq zmm18, zmm19, zmm20
vpmadd52luq zmm15, zmm19, zmm21
vpmadd52luq zmm24, zmm6, zmm25
vpmadd52luq zmm10, zmm19, zmm27
vmovdqa64 zmm0, zmmword ptr [rsi + 1280]
vpmadd52huq zmm12, zmm19, zmm0
vpbroadcastq zmm6, qword ptr [rdi + 1912]
vmovdqa64 zmm11, zmmword ptr [rsi + 1408]
vpmadd52huq zmm22, zmm6, zmm11
vmovdqa64 zmm20, zmmword ptr [rsi + 1472]
vpmadd52huq zmm26, zmm6, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 1536]
vpmadd52huq zmm17, zmm6, zmm21
vmovdqa64 zmm25, zmmword ptr [rsi + -1216]
vpmadd52huq zmm2, zmm14, zmm25
vpmadd52luq zmm1, zmm19, zmm0
vpsrlq zmm0, zmm28, 52
vpmadd52luq zmm18, zmm6, zmm11
vpaddq zmm11, zmm16, zmm0
vmovdqa64 zmmword ptr [rdi + 2048], zmm11
vpternlogq zmm30, zmm11, zmm16, 0xf6
vpmadd52luq zmm15, zmm6, zmm20
vpmadd52luq zmm24, zmm14, zmm25
vpmadd52luq zmm10, zmm6, zmm21
vmovdqa64 zmm0, zmmword ptr [rsi + 1600]
vpmadd52huq zmm12, zmm6, zmm0
vpbroadcastq zmm11, qword ptr [rdi + 1976]
vmovdqa64 zmm14, zmmword ptr [rsi + 1728]
vpmadd52huq zmm22, zmm11, zmm14
vmovdqa64 zmm16, zmmword ptr [rsi + 1792]
vpmadd52huq zmm26, zmm11, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + 1856]
vpmadd52huq zmm17, zmm11, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -896]
vpmadd52huq zmm2, zmm5, zmm21
vpmadd52luq zmm1, zmm6, zmm0
vpmadd52luq zmm18, zmm11, zmm14
vpmadd52luq zmm15, zmm11, zmm16
vpmadd52luq zmm24, zmm5, zmm21
vpmadd52luq zmm10, zmm11, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 1920]
vpmadd52huq zmm12, zmm11, zmm0
vpbroadcastq zmm5, qword ptr [rdi + 2016]
vmovdqa64 zmm14, zmmword ptr [rsi + 2048]
vpmadd52huq zmm22, zmm5, zmm14
vmovdqa64 zmm16, zmmword ptr [rsi + 2112]
vpmadd52huq zmm26, zmm5, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + 2176]
vpmadd52huq zmm17, zmm5, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -576]
vpmadd52huq zmm2, zmm9, zmm21
vpmadd52luq zmm1, zmm11, zmm0
vpmadd52luq zmm18, zmm5, zmm14
vpmadd52luq zmm15, zmm5, zmm16
vpmadd52luq zmm24, zmm9, zmm21
vpmadd52luq zmm10, zmm5, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 2240]
vpmadd52huq zmm12, zmm5, zmm0
vpbroadcastq zmm9, qword ptr [rdi + 2080]
vmovdqa64 zmm14, zmmword ptr [rsi + 2368]
vpmadd52huq zmm22, zmm9, zmm14
vmovdqa64 zmm16, zmmword ptr [rsi + 2432]
vpmadd52huq zmm26, zmm9, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + 2496]
vpmadd52huq zmm17, zmm9, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -256]
vpmadd52huq zmm2, zmm7, zmm21
vpmadd52luq zmm1, zmm5, zmm0
vpmadd52luq zmm18, zmm9, zmm14
vpmadd52luq zmm15, zmm9, zmm16
vpmadd52luq zmm24, zmm7, zmm21
vpmadd52luq zmm10, zmm9, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 2560]
vpmadd52huq zmm12, zmm9, zmm0
vpbroadcastq zmm7, qword ptr [rdi + 2024]
vmovdqa64 zmm14, zmmword ptr [rsi + 2688]
vpmadd52huq zmm22, zmm7, zmm14
vmovdqa64 zmm16, zmmword ptr [rsi + 2752]
vpmadd52huq zmm26, zmm7, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + 2816]
vpmadd52huq zmm17, zmm7, zmm20
vmovdqa64 zmm21, zmmword ptr [rdi + 960]
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm21, zmmword ptr [rdi + 440]
vmovdqa64 zmm27, zmmword ptr [rsi + 64]
vpmadd52huq zmm2, zmm4, zmm27
vpmadd52luq zmm1, zmm9, zmm0
vpmadd52luq zmm18, zmm7, zmm14
vpmadd52luq zmm15, zmm7, zmm16
vpmadd52luq zmm10, zmm7, zmm20
vpmadd52luq zmm24, zmm4, zmm27
vmovdqa64 zmm0, zmmword ptr [rsi + 2880]
vpmadd52huq zmm12, zmm7, zmm0
vpbroadcastq zmm4, qword ptr [rdi + 2088]
vmovdqa64 zmm14, zmmword ptr [rsi + 3008]
vpmadd52huq zmm22, zmm4, zmm14
vmovdqa64 zmm16, zmmword ptr [rsi + 3072]
vpmadd52huq zmm26, zmm4, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + 384]
vpmadd52huq zmm2, zmm8, zmm20
vmovdqa64 zmm27, zmmword ptr [rsi + 3136]
vpmadd52huq zmm17, zmm4, zmm27
vmovdqa64 zmm28, zmmword ptr [rdi + 448]
vpmadd52huq zmm25, zmm28, zmmword ptr [rdi + 952]
vpmadd52luq zmm1, zmm7, zmm0
vpmadd52luq zmm18, zmm4, zmm14
vpmadd52luq zmm15, zmm4, zmm16
vpmadd52luq zmm24, zmm8, zmm20
vpmadd52luq zmm10, zmm4, zmm27
vmovdqa64 zmm0, zmmword ptr [rsi + 3200]
vpmadd52huq zmm12, zmm4, zmm0
vpbroadcastq zmm8, qword ptr [rdi + 2032]
vmovdqa64 zmm14, zmmword ptr [rsi + 3328]
vpmadd52huq zmm22, zmm8, zmm14
vmovdqa64 zmm16, zmmword ptr [rsi + 3392]
vpmadd52huq zmm26, zmm8, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + 3456]
vpmadd52huq zmm17, zmm8, zmm20
vpmadd52luq zmm25, zmm28, zmm21
vmovdqa64 zmm21, zmmword ptr [rsi + 704]
vpmadd52huq zmm2, zmm3, zmm21
vpmadd52luq zmm1, zmm4, zmm0
vpmadd52luq zmm18, zmm8, zmm14
vpmadd52luq zmm15, zmm8, zmm16
vpmadd52luq zmm10, zmm8, zmm20
vmovdqa64 zmm0, zmmword ptr [rdi + 1216]
valignq zmm0, zmm0, zmm23, 7
vpmadd52luq zmm24, zmm3, zmm21
vmovdqa64 zmm3, zmmword ptr [rsi + 3520]
vpmadd52huq zmm12, zmm8, zmm3
vpbroadcastq zmm14, qword ptr [rdi + 2096]
vmovdqa64 zmm16, zmmword ptr [rsi + 3648]
vpmadd52huq zmm22, zmm14, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + 3712]
vpmadd52huq zmm26, zmm14, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 3776]
vpmadd52huq zmm17, zmm14, zmm21
vpaddq zmm23, zmm25, zmm0
vmovdqa64 zmmword ptr [rdi + 2112], zmm23
vpternlogq zmm30, zmm23, zmm25, 0xf6
vmovdqa64 zmm0, zmmword ptr [rsi + 1024]
vpmadd52huq zmm2, zmm13, zmm0
vpmadd52luq zmm1, zmm8, zmm3
vpmadd52luq zmm18, zmm14, zmm16
vpmadd52luq zmm15, zmm14, zmm20
vpmadd52luq zmm10, zmm14, zmm21
vpmadd52luq zmm24, zmm13, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 3840]
vpmadd52huq zmm12, zmm14, zmm0
vpbroadcastq zmm3, qword ptr [rdi + 2040]
vmovdqa64 zmm13, zmmword ptr [rsi + 3968]
vpmadd52huq zmm22, zmm3, zmm13
vmovdqa64 zmm16, zmmword ptr [rsi + 4032]
vpmadd52huq zmm26, zmm3, zmm16
vmovdqa64 zmm20, zmmword ptr [rsi + 1344]
vpmadd52huq zmm2, zmm19, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 4096]
vpmadd52huq zmm17, zmm3, zmm21
vpmadd52luq zmm1, zmm14, zmm0
vpmadd52luq zmm18, zmm3, zmm13
vpmadd52luq zmm15, zmm3, zmm16
vpmadd52luq zmm10, zmm3, zmm21
vpmadd52luq zmm24, zmm19, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 4160]
vpmadd52huq zmm12, zmm3, zmm0
vpbroadcastq zmm13, qword ptr [rdi + 2104]
vmovdqa64 zmm16, zmmword ptr [rsi + 4288]
vpmadd52huq zmm22, zmm13, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + 4352]
vpmadd52huq zmm26, zmm13, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 1664]
vpmadd52huq zmm2, zmm6, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 4416]
vpmadd52huq zmm17, zmm13, zmm21
vpmadd52luq zmm1, zmm3, zmm0
vpmadd52luq zmm18, zmm13, zmm16
vpmadd52luq zmm15, zmm13, zmm19
vpmadd52luq zmm10, zmm13, zmm21
vpmadd52luq zmm24, zmm6, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 4480]
vpmadd52huq zmm12, zmm13, zmm0
vpbroadcastq zmm6, qword ptr [rdi + 2112]
vmovdqa64 zmm16, zmmword ptr [rsi + 4608]
vpmadd52huq zmm22, zmm6, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + 4672]
vpmadd52huq zmm26, zmm6, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + 1984]
vpmadd52huq zmm2, zmm11, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 4736]
vpmadd52huq zmm17, zmm6, zmm21
vpmadd52luq zmm1, zmm13, zmm0
vpmadd52luq zmm18, zmm6, zmm16
vpmadd52luq zmm15, zmm6, zmm19
vpmadd52luq zmm10, zmm6, zmm21
vpmadd52luq zmm24, zmm11, zmm20
vmovdqa64 zmm0, zmmword ptr [rsi + 4800]
vpmadd52huq zmm12, zmm6, zmm0
vmovdqa64 zmm11, zmmword ptr [rsi + 2304]
vpmadd52huq zmm2, zmm5, zmm11
valignq zmm16, zmm22, zmm31, 7
vpmadd52luq zmm1, zmm6, zmm0
valignq zmm0, zmm26, zmm22, 7
valignq zmm19, zmm17, zmm26, 7
vpmadd52luq zmm24, zmm5, zmm11
vpaddq zmm5, zmm18, zmm16
vpaddq zmm0, zmm15, zmm0
valignq zmm11, zmm12, zmm17, 7
vmovdqa64 zmm15, zmmword ptr [rsi + 2624]
vpmadd52huq zmm2, zmm9, zmm15
vpaddq zmm10, zmm10, zmm19
vpsrlq zmm16, zmm5, 52
vpsrlq zmm17, zmm0, 52
vpaddq zmm1, zmm1, zmm11
valignq zmm11, zmm17, zmm16, 7
vpsrlq zmm18, zmm10, 52
vpmadd52luq zmm24, zmm9, zmm15
valignq zmm9, zmm18, zmm17, 7
vmovdqa64 zmm15, zmmword ptr [rsi + 2944]
vpmadd52huq zmm2, zmm7, zmm15
vpsrlq zmm17, zmm1, 52
vpaddq zmm19, zmm0, zmm11
vmovdqa64 zmmword ptr [rdi + 192], zmm19
vpternlogq zmm30, zmm19, zmm0, 0xf6
valignq zmm0, zmm17, zmm18, 7
vpaddq zmm11, zmm10, zmm9
vmovdqa64 zmmword ptr [rdi + 256], zmm11
vpternlogq zmm30, zmm11, zmm10, 0xf6
vpmadd52luq zmm24, zmm7, zmm15
vpaddq zmm7, zmm1, zmm0
vmovdqa64 zmmword ptr [rdi + 320], zmm7
vpternlogq zmm30, zmm7, zmm1, 0xf6
vmovdqa64 zmm0, zmmword ptr [rsi + 3264]
vpmadd52huq zmm2, zmm4, zmm0
vpmadd52luq zmm24, zmm4, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 3584]
vpmadd52huq zmm2, zmm8, zmm0
vpmadd52luq zmm24, zmm8, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 3904]
vpmadd52huq zmm2, zmm14, zmm0
vpmadd52luq zmm24, zmm14, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 4224]
vpmadd52huq zmm2, zmm3, zmm0
vpmadd52luq zmm24, zmm3, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 4544]
vpmadd52huq zmm2, zmm13, zmm0
vpmadd52luq zmm24, zmm13, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 4864]
vpmadd52huq zmm2, zmm6, zmm0
valignq zmm1, zmm16, zmm31, 7
vpmadd52luq zmm24, zmm6, zmm0
vpaddq zmm0, zmm5, zmm1
vmovdqa64 zmmword ptr [rdi + 128], zmm0
vpternlogq zmm30, zmm0, zmm5, 0xf6
valignq zmm0, zmm2, zmm12, 7
vpaddq zmm0, zmm24, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm3, zmm1, zmm17, 7
vpaddq zmm4, zmm0, zmm3
vmovdqa64 zmmword ptr [rdi + 384], zmm4
vpternlogq zmm30, zmm4, zmm0, 0xf6
valignq zmm0, zmm31, zmm2, 7
vpsrlq zmm2, zmm0, 52
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 448], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
