# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-3328 mod N, N odd of at most 4096 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 80 limbs below 2^52, the top one below 2^46; zmm30 collects predicted carries that rippled.
# 3131 instructions, 31 spills, 1732 loads; bounds of a step: latency 1000 cycles, ports 1845 cycles (Tuning { schedule: false, load_windows_after: 0, carry_registers: false, broadcast_latency: 8, four_ports: false }).
mov eax, 1
kmovd k3, eax
mov eax, 63
kmovd k2, eax
mov eax, 128
kmovd k1, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
vmovdqa64 zmm0, zmmword ptr [rdi + 128]
vmovdqu64 zmm1, zmmword ptr [rdi + 904]
vpxorq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmm1
vmovdqa64 zmm3, zmmword ptr [rdi + 896]
vmovdqu64 zmm4, zmmword ptr [rdi + 136]
vpmadd52luq zmm2, zmm3, zmm4
vmovdqu64 zmm5, zmmword ptr [rdi + 120]
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm5, zmm3
vmovdqu64 zmm7, zmmword ptr [rdi + 888]
vpmadd52huq zmm6, zmm7, zmm0
vmovdqa64 zmm8, zmmword ptr [rdi + 192]
vmovdqu64 zmm9, zmmword ptr [rdi + 968]
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm8, zmm9
vmovdqa64 zmm11, zmmword ptr [rdi + 960]
vmovdqu64 zmm12, zmmword ptr [rdi + 200]
vpmadd52luq zmm10, zmm11, zmm12
vmovdqu64 zmm13, zmmword ptr [rdi + 184]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm13, zmm11
vmovdqu64 zmm15, zmmword ptr [rdi + 952]
vpmadd52huq zmm14, zmm15, zmm8
vmovdqa64 zmm16, zmmword ptr [rdi + 256]
vmovdqu64 zmm17, zmmword ptr [rdi + 1032]
vpxorq zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm16, zmm17
vmovdqa64 zmm19, zmmword ptr [rdi + 1024]
vmovdqu64 zmm20, zmmword ptr [rdi + 264]
vpmadd52luq zmm18, zmm19, zmm20
vmovdqu64 zmm21, zmmword ptr [rdi + 248]
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm21, zmm19
vmovdqu64 zmm23, zmmword ptr [rdi + 1016]
vpmadd52huq zmm22, zmm23, zmm16
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm5, zmm1
vpmadd52luq zmm24, zmm7, zmm4
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm5, zmm1
vpmadd52huq zmm25, zmm7, zmm4
vmovdqu64 zmm26, zmmword ptr [rdi + 912]
vpmadd52luq zmm2, zmm5, zmm26
vmovdqu64 zmm27, zmmword ptr [rdi + 144]
vpmadd52luq zmm2, zmm7, zmm27
vmovdqu64 zmm28, zmmword ptr [rdi + 112]
vpmadd52huq zmm6, zmm28, zmm1
vmovdqu64 zmm29, zmmword ptr [rdi + 880]
vpmadd52huq zmm6, zmm29, zmm4
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm13, zmm9
vpmadd52luq zmm7, zmm15, zmm12
vpxorq zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm13, zmm9
vpmadd52huq zmm5, zmm15, zmm12
vmovdqu64 zmm3, zmmword ptr [rdi + 976]
vpmadd52luq zmm10, zmm13, zmm3
vmovdqu64 zmm0, zmmword ptr [rdi + 208]
vpmadd52luq zmm10, zmm15, zmm0
vmovdqu64 zmm16, zmmword ptr [rdi + 176]
vpmadd52huq zmm14, zmm16, zmm9
vmovdqu64 zmm19, zmmword ptr [rdi + 944]
vpmadd52huq zmm14, zmm19, zmm12
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm21, zmm17
vpmadd52luq zmm8, zmm23, zmm20
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm21, zmm17
vpmadd52huq zmm11, zmm23, zmm20
vmovdqu64 zmm9, zmmword ptr [rdi + 1040]
vpmadd52luq zmm18, zmm21, zmm9
vmovdqu64 zmm12, zmmword ptr [rdi + 272]
vpmadd52luq zmm18, zmm23, zmm12
vmovdqu64 zmm1, zmmword ptr [rdi + 240]
vpmadd52huq zmm22, zmm1, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 1008]
vpmadd52huq zmm22, zmm17, zmm20
vpmadd52luq zmm24, zmm28, zmm26
vpmadd52luq zmm24, zmm29, zmm27
vpmadd52huq zmm25, zmm28, zmm26
vpmadd52huq zmm25, zmm29, zmm27
vmovdqu64 zmm20, zmmword ptr [rdi + 920]
vpmadd52luq zmm2, zmm28, zmm20
vmovdqu64 zmm28, zmmword ptr [rdi + 152]
vpmadd52luq zmm2, zmm29, zmm28
vmovdqu64 zmm29, zmmword ptr [rdi + 104]
vpmadd52huq zmm6, zmm29, zmm26
vmovdqu64 zmm4, zmmword ptr [rdi + 872]
vpmadd52huq zmm6, zmm4, zmm27
vpmadd52luq zmm7, zmm16, zmm3
vpmadd52luq zmm7, zmm19, zmm0
vpmadd52huq zmm5, zmm16, zmm3
vpmadd52huq zmm5, zmm19, zmm0
vmovdqu64 zmm21, zmmword ptr [rdi + 984]
vpmadd52luq zmm10, zmm16, zmm21
vmovdqu64 zmm23, zmmword ptr [rdi + 216]
vpmadd52luq zmm10, zmm19, zmm23
vmovdqu64 zmm13, zmmword ptr [rdi + 168]
vpmadd52huq zmm14, zmm13, zmm3
vmovdqu64 zmm15, zmmword ptr [rdi + 936]
vpmadd52huq zmm14, zmm15, zmm0
vpmadd52luq zmm8, zmm1, zmm9
vpmadd52luq zmm8, zmm17, zmm12
vpmadd52huq zmm11, zmm1, zmm9
vpmadd52huq zmm11, zmm17, zmm12
vmovdqu64 zmm3, zmmword ptr [rdi + 1048]
vpmadd52luq zmm18, zmm1, zmm3
vmovdqu64 zmm0, zmmword ptr [rdi + 280]
vpmadd52luq zmm18, zmm17, zmm0
vmovdqu64 zmm26, zmmword ptr [rdi + 232]
vpmadd52huq zmm22, zmm26, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 1000]
vpmadd52huq zmm22, zmm9, zmm12
vpmadd52luq zmm24, zmm29, zmm20
vpmadd52luq zmm24, zmm4, zmm28
vpmadd52huq zmm25, zmm29, zmm20
vpmadd52huq zmm25, zmm4, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 928]
vpmadd52luq zmm2, zmm29, zmm12
vmovdqu64 zmm29, zmmword ptr [rdi + 160]
vpmadd52luq zmm2, zmm4, zmm29
vmovdqu64 zmm4, zmmword ptr [rdi + 96]
vpmadd52huq zmm6, zmm4, zmm20
vmovdqu64 zmm27, zmmword ptr [rdi + 864]
vpmadd52huq zmm6, zmm27, zmm28
vpmadd52luq zmm7, zmm13, zmm21
vpmadd52luq zmm7, zmm15, zmm23
vpmadd52huq zmm5, zmm13, zmm21
vpmadd52huq zmm5, zmm15, zmm23
vmovdqu64 zmm1, zmmword ptr [rdi + 992]
vpmadd52luq zmm10, zmm13, zmm1
vmovdqu64 zmm17, zmmword ptr [rdi + 224]
vpmadd52luq zmm10, zmm15, zmm17
vpmadd52huq zmm14, zmm29, zmm21
vpmadd52huq zmm14, zmm12, zmm23
vpmadd52luq zmm8, zmm26, zmm3
vpmadd52luq zmm8, zmm9, zmm0
vpmadd52huq zmm11, zmm26, zmm3
vpmadd52huq zmm11, zmm9, zmm0
vmovdqu64 zmm16, zmmword ptr [rdi + 1056]
vpmadd52luq zmm18, zmm26, zmm16
vmovdqu64 zmm19, zmmword ptr [rdi + 288]
vpmadd52luq zmm18, zmm9, zmm19
vpmadd52huq zmm22, zmm17, zmm3
vpmadd52huq zmm22, zmm1, zmm0
vpmadd52luq zmm24, zmm4, zmm12
vpmadd52luq zmm24, zmm27, zmm29
vpmadd52huq zmm25, zmm4, zmm12
vpmadd52huq zmm25, zmm27, zmm29
vpmadd52luq zmm2, zmm4, zmm15
vpmadd52luq zmm2, zmm27, zmm13
vmovdqu64 zmm27, zmmword ptr [rdi + 88]
vpmadd52huq zmm6, zmm27, zmm12
vmovdqu64 zmm4, zmmword ptr [rdi + 856]
vpmadd52huq zmm6, zmm4, zmm29
vpmadd52luq zmm7, zmm29, zmm1
vpmadd52luq zmm7, zmm12, zmm17
vpmadd52huq zmm5, zmm29, zmm1
vpmadd52huq zmm5, zmm12, zmm17
vpmadd52luq zmm10, zmm29, zmm9
vpmadd52luq zmm10, zmm12, zmm26
vpmadd52huq zmm14, zmm28, zmm1
vpmadd52huq zmm14, zmm20, zmm17
vpmadd52luq zmm8, zmm17, zmm16
vpmadd52luq zmm8, zmm1, zmm19
vpmadd52huq zmm11, zmm17, zmm16
vpmadd52huq zmm11, zmm1, zmm19
vmovdqu64 zmm12, zmmword ptr [rdi + 1064]
vpmadd52luq zmm18, zmm17, zmm12
vmovdqu64 zmm17, zmmword ptr [rdi + 296]
vpmadd52luq zmm18, zmm1, zmm17
vpmadd52huq zmm22, zmm23, zmm16
vpmadd52huq zmm22, zmm21, zmm19
vpmadd52luq zmm24, zmm27, zmm15
vpmadd52luq zmm24, zmm4, zmm13
vpmadd52huq zmm25, zmm27, zmm15
vpmadd52huq zmm25, zmm4, zmm13
vmovdqu64 zmm1, zmmword ptr [rdi + 944]
vpmadd52luq zmm2, zmm27, zmm1
vmovdqu64 zmm27, zmmword ptr [rdi + 176]
vpmadd52luq zmm2, zmm4, zmm27
vmovdqu64 zmm4, zmmword ptr [rdi + 80]
vpmadd52huq zmm6, zmm4, zmm15
vmovdqu64 zmm29, zmmword ptr [rdi + 848]
vpmadd52huq zmm6, zmm29, zmm13
vpmadd52luq zmm7, zmm28, zmm9
vpmadd52luq zmm7, zmm20, zmm26
vpmadd52huq zmm5, zmm28, zmm9
vpmadd52huq zmm5, zmm20, zmm26
vmovdqu64 zmm19, zmmword ptr [rdi + 1008]
vpmadd52luq zmm10, zmm28, zmm19
vmovdqu64 zmm28, zmmword ptr [rdi + 240]
vpmadd52luq zmm10, zmm20, zmm28
vmovdqu64 zmm20, zmmword ptr [rdi + 144]
vpmadd52huq zmm14, zmm20, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 912]
vpmadd52huq zmm14, zmm9, zmm26
vpmadd52luq zmm8, zmm23, zmm12
vpmadd52luq zmm8, zmm21, zmm17
vpmadd52huq zmm11, zmm23, zmm12
vpmadd52huq zmm11, zmm21, zmm17
vmovdqu64 zmm26, zmmword ptr [rdi + 1072]
vpmadd52luq zmm18, zmm23, zmm26
vmovdqu64 zmm23, zmmword ptr [rdi + 304]
vpmadd52luq zmm18, zmm21, zmm23
vmovdqu64 zmm21, zmmword ptr [rdi + 208]
vpmadd52huq zmm22, zmm21, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 976]
vpmadd52huq zmm22, zmm12, zmm17
vpmadd52luq zmm24, zmm4, zmm1
vpmadd52luq zmm24, zmm29, zmm27
vpmadd52huq zmm25, zmm4, zmm1
vpmadd52huq zmm25, zmm29, zmm27
vmovdqu64 zmm17, zmmword ptr [rdi + 952]
vpmadd52luq zmm2, zmm4, zmm17
vmovdqu64 zmm4, zmmword ptr [rdi + 184]
vpmadd52luq zmm2, zmm29, zmm4
vmovdqu64 zmm29, zmmword ptr [rdi + 72]
vpmadd52huq zmm6, zmm29, zmm1
vmovdqu64 zmm16, zmmword ptr [rdi + 840]
vpmadd52huq zmm6, zmm16, zmm27
vpmadd52luq zmm7, zmm20, zmm19
vpmadd52luq zmm7, zmm9, zmm28
vpmadd52huq zmm5, zmm20, zmm19
vpmadd52huq zmm5, zmm9, zmm28
vmovdqa64 zmmword ptr [rdi + 2496], zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 1016]
vpmadd52luq zmm10, zmm20, zmm6
vmovdqu64 zmm20, zmmword ptr [rdi + 248]
vpmadd52luq zmm10, zmm9, zmm20
vmovdqu64 zmm9, zmmword ptr [rdi + 136]
vpmadd52huq zmm14, zmm9, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 904]
vpmadd52huq zmm14, zmm19, zmm28
vpmadd52luq zmm8, zmm21, zmm26
vpmadd52luq zmm8, zmm12, zmm23
vpmadd52huq zmm11, zmm21, zmm26
vpmadd52huq zmm11, zmm12, zmm23
vmovdqu64 zmm28, zmmword ptr [rdi + 1080]
vpmadd52luq zmm18, zmm21, zmm28
vmovdqu64 zmm21, zmmword ptr [rdi + 312]
vpmadd52luq zmm18, zmm12, zmm21
vmovdqu64 zmm12, zmmword ptr [rdi + 200]
vpmadd52huq zmm22, zmm12, zmm26
vmovdqu64 zmm26, zmmword ptr [rdi + 968]
vpmadd52huq zmm22, zmm26, zmm23
vpmadd52luq zmm24, zmm29, zmm17
vpmadd52luq zmm24, zmm16, zmm4
vpmadd52huq zmm25, zmm29, zmm17
vpmadd52huq zmm25, zmm16, zmm4
vmovdqa64 zmmword ptr [rdi + 2560], zmm25
vmovdqa64 zmm25, zmmword ptr [rdi + 960]
vpmadd52luq zmm2, zmm29, zmm25
vmovdqa64 zmmword ptr [rdi + 2624], zmm24
vmovdqa64 zmm24, zmmword ptr [rdi + 192]
vpmadd52luq zmm2, zmm16, zmm24
vpmadd52luq zmm7, zmm9, zmm6
vpmadd52luq zmm7, zmm19, zmm20
vpmadd52huq zmm5, zmm9, zmm6
vpmadd52huq zmm5, zmm19, zmm20
vmovdqa64 zmmword ptr [rdi + 2688], zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 1024]
vpmadd52luq zmm10, zmm9, zmm2
vmovdqa64 zmm9, zmmword ptr [rdi + 256]
vpmadd52luq zmm10, zmm19, zmm9
vmovdqa64 zmm19, zmmword ptr [rdi + 128]
vpmadd52huq zmm14, zmm19, zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 896]
vpmadd52huq zmm14, zmm6, zmm20
vpmadd52luq zmm8, zmm12, zmm28
vpmadd52luq zmm8, zmm26, zmm21
vpmadd52huq zmm11, zmm12, zmm28
vpmadd52huq zmm11, zmm26, zmm21
vmovdqa64 zmm20, zmmword ptr [rdi + 1088]
vpmadd52luq zmm18, zmm12, zmm20
vmovdqa64 zmm12, zmmword ptr [rdi + 320]
vpmadd52luq zmm18, zmm26, zmm12
vpmadd52huq zmm22, zmm24, zmm28
vpmadd52huq zmm22, zmm25, zmm21
vpmadd52luq zmm7, zmm19, zmm2
vpmadd52luq zmm7, zmm6, zmm9
vpmadd52huq zmm5, zmm19, zmm2
vpmadd52huq zmm5, zmm6, zmm9
vmovdqu64 zmm26, zmmword ptr [rdi + 1032]
vpmadd52luq zmm10, zmm19, zmm26
vmovdqu64 zmm19, zmmword ptr [rdi + 264]
vpmadd52luq zmm10, zmm6, zmm19
vmovdqu64 zmm6, zmmword ptr [rdi + 120]
vpmadd52huq zmm14, zmm6, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 888]
vpmadd52huq zmm14, zmm2, zmm9
vpmadd52luq zmm8, zmm24, zmm20
vpmadd52luq zmm8, zmm25, zmm12
vpmadd52huq zmm11, zmm24, zmm20
vpmadd52huq zmm11, zmm25, zmm12
vmovdqu64 zmm9, zmmword ptr [rdi + 1096]
vpmadd52luq zmm18, zmm24, zmm9
vmovdqu64 zmm24, zmmword ptr [rdi + 328]
vpmadd52luq zmm18, zmm25, zmm24
vpmadd52huq zmm22, zmm4, zmm20
vpmadd52huq zmm22, zmm17, zmm12
vpmadd52luq zmm7, zmm6, zmm26
vpmadd52luq zmm7, zmm2, zmm19
vpmadd52huq zmm5, zmm6, zmm26
vpmadd52huq zmm5, zmm2, zmm19
vmovdqu64 zmm25, zmmword ptr [rdi + 1040]
vpmadd52luq zmm10, zmm6, zmm25
vmovdqu64 zmm6, zmmword ptr [rdi + 272]
vpmadd52luq zmm10, zmm2, zmm6
vmovdqu64 zmm2, zmmword ptr [rdi + 112]
vpmadd52huq zmm14, zmm2, zmm26
vmovdqu64 zmm26, zmmword ptr [rdi + 880]
vpmadd52huq zmm14, zmm26, zmm19
vpmadd52luq zmm8, zmm4, zmm9
vpmadd52luq zmm8, zmm17, zmm24
vpmadd52huq zmm11, zmm4, zmm9
vpmadd52huq zmm11, zmm17, zmm24
vmovdqu64 zmm19, zmmword ptr [rdi + 1104]
vpmadd52luq zmm18, zmm4, zmm19
vmovdqu64 zmm4, zmmword ptr [rdi + 336]
vpmadd52luq zmm18, zmm17, zmm4
vpmadd52huq zmm22, zmm27, zmm9
vpmadd52huq zmm22, zmm1, zmm24
vpmadd52luq zmm7, zmm2, zmm25
vpmadd52luq zmm7, zmm26, zmm6
vpmadd52huq zmm5, zmm2, zmm25
vpmadd52huq zmm5, zmm26, zmm6
vpmadd52luq zmm10, zmm2, zmm3
vpmadd52luq zmm10, zmm26, zmm0
vmovdqu64 zmm17, zmmword ptr [rdi + 104]
vpmadd52huq zmm14, zmm17, zmm25
vmovdqu64 zmm25, zmmword ptr [rdi + 872]
vpmadd52huq zmm14, zmm25, zmm6
vpmadd52luq zmm8, zmm27, zmm19
vpmadd52luq zmm8, zmm1, zmm4
vpmadd52huq zmm11, zmm27, zmm19
vpmadd52huq zmm11, zmm1, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 1112]
vpmadd52luq zmm18, zmm27, zmm6
vmovdqu64 zmm27, zmmword ptr [rdi + 344]
vpmadd52luq zmm18, zmm1, zmm27
vpmadd52huq zmm22, zmm13, zmm19
vpmadd52huq zmm22, zmm15, zmm4
vpmadd52luq zmm7, zmm17, zmm3
vpmadd52luq zmm7, zmm25, zmm0
vpmadd52huq zmm5, zmm17, zmm3
vpmadd52huq zmm5, zmm25, zmm0
vmovdqu64 zmm1, zmmword ptr [rdi + 1056]
vpmadd52luq zmm10, zmm17, zmm1
vmovdqu64 zmm4, zmmword ptr [rdi + 288]
vpmadd52luq zmm10, zmm25, zmm4
vmovdqu64 zmm19, zmmword ptr [rdi + 96]
vpmadd52huq zmm14, zmm19, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 864]
vpmadd52huq zmm14, zmm3, zmm0
vpmadd52luq zmm8, zmm13, zmm6
vpmadd52luq zmm8, zmm15, zmm27
vpmadd52huq zmm11, zmm13, zmm6
vpmadd52huq zmm11, zmm15, zmm27
vmovdqu64 zmm0, zmmword ptr [rdi + 1120]
vpmadd52luq zmm18, zmm13, zmm0
vmovdqu64 zmm13, zmmword ptr [rdi + 352]
vpmadd52luq zmm18, zmm15, zmm13
vmovdqu64 zmm15, zmmword ptr [rdi + 160]
vpmadd52huq zmm22, zmm15, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 928]
vpmadd52huq zmm22, zmm6, zmm27
vpmadd52luq zmm7, zmm19, zmm1
vpmadd52luq zmm7, zmm3, zmm4
vpmadd52huq zmm5, zmm19, zmm1
vpmadd52huq zmm5, zmm3, zmm4
vmovdqu64 zmm27, zmmword ptr [rdi + 1064]
vpmadd52luq zmm10, zmm19, zmm27
vmovdqu64 zmm24, zmmword ptr [rdi + 296]
vpmadd52luq zmm10, zmm3, zmm24
vmovdqu64 zmm9, zmmword ptr [rdi + 88]
vpmadd52huq zmm14, zmm9, zmm1
vmovdqu64 zmm1, zmmword ptr [rdi + 856]
vpmadd52huq zmm14, zmm1, zmm4
vpmadd52luq zmm8, zmm15, zmm0
vpmadd52luq zmm8, zmm6, zmm13
vpmadd52huq zmm11, zmm15, zmm0
vpmadd52huq zmm11, zmm6, zmm13
vmovdqu64 zmm4, zmmword ptr [rdi + 1128]
vpmadd52luq zmm18, zmm15, zmm4
vmovdqu64 zmm15, zmmword ptr [rdi + 360]
vpmadd52luq zmm18, zmm6, zmm15
vmovdqu64 zmm6, zmmword ptr [rdi + 152]
vpmadd52huq zmm22, zmm6, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 920]
vpmadd52huq zmm22, zmm0, zmm13
vpmadd52luq zmm7, zmm9, zmm27
vpmadd52luq zmm7, zmm1, zmm24
vpmadd52huq zmm5, zmm9, zmm27
vpmadd52huq zmm5, zmm1, zmm24
vmovdqu64 zmm13, zmmword ptr [rdi + 1072]
vpmadd52luq zmm10, zmm9, zmm13
vpmadd52luq zmm10, zmm1, zmm23
vmovdqu64 zmm1, zmmword ptr [rdi + 80]
vpmadd52huq zmm14, zmm1, zmm27
vmovdqu64 zmm27, zmmword ptr [rdi + 848]
vpmadd52huq zmm14, zmm27, zmm24
vpmadd52luq zmm8, zmm6, zmm4
vpmadd52luq zmm8, zmm0, zmm15
vpmadd52huq zmm11, zmm6, zmm4
vpmadd52huq zmm11, zmm0, zmm15
vmovdqu64 zmm24, zmmword ptr [rdi + 1136]
vpmadd52luq zmm18, zmm6, zmm24
vmovdqu64 zmm6, zmmword ptr [rdi + 368]
vpmadd52luq zmm18, zmm0, zmm6
vmovdqu64 zmm0, zmmword ptr [rdi + 144]
vpmadd52huq zmm22, zmm0, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 912]
vpmadd52huq zmm22, zmm4, zmm15
vpmadd52luq zmm7, zmm1, zmm13
vpmadd52luq zmm7, zmm27, zmm23
vpmadd52huq zmm5, zmm1, zmm13
vpmadd52huq zmm5, zmm27, zmm23
vpmadd52luq zmm10, zmm1, zmm28
vpmadd52luq zmm10, zmm27, zmm21
vpmadd52huq zmm14, zmm29, zmm13
vpmadd52huq zmm14, zmm16, zmm23
vpmadd52luq zmm8, zmm0, zmm24
vpmadd52luq zmm8, zmm4, zmm6
vpmadd52huq zmm11, zmm0, zmm24
vpmadd52huq zmm11, zmm4, zmm6
vmovdqu64 zmm15, zmmword ptr [rdi + 1144]
vpmadd52luq zmm18, zmm0, zmm15
vmovdqu64 zmm0, zmmword ptr [rdi + 376]
vpmadd52luq zmm18, zmm4, zmm0
vmovdqu64 zmm4, zmmword ptr [rdi + 136]
vpmadd52huq zmm22, zmm4, zmm24
vmovdqu64 zmm24, zmmword ptr [rdi + 904]
vpmadd52huq zmm22, zmm24, zmm6
vpmadd52luq zmm7, zmm29, zmm28
vpmadd52luq zmm7, zmm16, zmm21
vpmadd52huq zmm5, zmm29, zmm28
vpmadd52huq zmm5, zmm16, zmm21
vpmadd52luq zmm10, zmm29, zmm20
vpmadd52luq zmm10, zmm16, zmm12
vpmadd52luq zmm8, zmm4, zmm15
vpmadd52luq zmm8, zmm24, zmm0
vpmadd52huq zmm11, zmm4, zmm15
vpmadd52huq zmm11, zmm24, zmm0
vmovdqa64 zmm6, zmmword ptr [rdi + 1152]
vpmadd52luq zmm18, zmm4, zmm6
vmovdqa64 zmm4, zmmword ptr [rdi + 384]
vpmadd52luq zmm18, zmm24, zmm4
vmovdqa64 zmm24, zmmword ptr [rdi + 128]
vpmadd52huq zmm22, zmm24, zmm15
vmovdqa64 zmm13, zmmword ptr [rdi + 896]
vpmadd52huq zmm22, zmm13, zmm0
vpmadd52luq zmm8, zmm24, zmm6
vpmadd52luq zmm8, zmm13, zmm4
vpmadd52huq zmm11, zmm24, zmm6
vpmadd52huq zmm11, zmm13, zmm4
vmovdqu64 zmm23, zmmword ptr [rdi + 1160]
vpmadd52luq zmm18, zmm24, zmm23
vmovdqu64 zmm15, zmmword ptr [rdi + 392]
vpmadd52luq zmm18, zmm13, zmm15
vmovdqu64 zmm0, zmmword ptr [rdi + 120]
vpmadd52huq zmm22, zmm0, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 888]
vpmadd52huq zmm22, zmm6, zmm4
vpmadd52luq zmm8, zmm0, zmm23
vpmadd52luq zmm8, zmm6, zmm15
vpmadd52huq zmm11, zmm0, zmm23
vpmadd52huq zmm11, zmm6, zmm15
vmovdqu64 zmm4, zmmword ptr [rdi + 1168]
vpmadd52luq zmm18, zmm0, zmm4
vmovdqu64 zmm0, zmmword ptr [rdi + 400]
vpmadd52luq zmm18, zmm6, zmm0
vpmadd52huq zmm22, zmm2, zmm23
vpmadd52huq zmm22, zmm26, zmm15
vpmadd52luq zmm8, zmm2, zmm4
vpmadd52luq zmm8, zmm26, zmm0
vpmadd52huq zmm11, zmm2, zmm4
vpmadd52huq zmm11, zmm26, zmm0
vmovdqu64 zmm6, zmmword ptr [rdi + 1176]
vpmadd52luq zmm18, zmm2, zmm6
vmovdqu64 zmm2, zmmword ptr [rdi + 408]
vpmadd52luq zmm18, zmm26, zmm2
vpmadd52huq zmm22, zmm17, zmm4
vpmadd52huq zmm22, zmm25, zmm0
vpmadd52luq zmm8, zmm17, zmm6
vpmadd52luq zmm8, zmm25, zmm2
vpmadd52huq zmm11, zmm17, zmm6
vpmadd52huq zmm11, zmm25, zmm2
vmovdqu64 zmm26, zmmword ptr [rdi + 1184]
vpmadd52luq zmm18, zmm17, zmm26
vmovdqu64 zmm17, zmmword ptr [rdi + 416]
vpmadd52luq zmm18, zmm25, zmm17
vpmadd52huq zmm22, zmm19, zmm6
vpmadd52huq zmm22, zmm3, zmm2
vpmadd52luq zmm8, zmm19, zmm26
vpmadd52luq zmm8, zmm3, zmm17
vpmadd52huq zmm11, zmm19, zmm26
vpmadd52huq zmm11, zmm3, zmm17
vmovdqu64 zmm25, zmmword ptr [rdi + 1192]
vpmadd52luq zmm18, zmm19, zmm25
vmovdqu64 zmm19, zmmword ptr [rdi + 424]
vpmadd52luq zmm18, zmm3, zmm19
vpmadd52huq zmm22, zmm9, zmm26
vmovdqu64 zmm3, zmmword ptr [rdi + 856]
vpmadd52huq zmm22, zmm3, zmm17
vpmadd52luq zmm8, zmm9, zmm25
vpmadd52luq zmm8, zmm3, zmm19
vpmadd52huq zmm11, zmm9, zmm25
vpmadd52huq zmm11, zmm3, zmm19
vmovdqu64 zmm17, zmmword ptr [rdi + 1200]
vpmadd52luq zmm18, zmm9, zmm17
vmovdqu64 zmm9, zmmword ptr [rdi + 432]
vpmadd52luq zmm18, zmm3, zmm9
vpmadd52huq zmm22, zmm1, zmm25
vpmadd52huq zmm22, zmm27, zmm19
vpmadd52luq zmm8, zmm1, zmm17
vpmadd52luq zmm8, zmm27, zmm9
vpmadd52huq zmm11, zmm1, zmm17
vpmadd52huq zmm11, zmm27, zmm9
vmovdqu64 zmm3, zmmword ptr [rdi + 1208]
vpmadd52luq zmm18, zmm1, zmm3
vmovdqu64 zmm1, zmmword ptr [rdi + 440]
vpmadd52luq zmm18, zmm27, zmm1
vpmadd52huq zmm22, zmm29, zmm17
vpmadd52huq zmm22, zmm16, zmm9
vpmadd52luq zmm8, zmm29, zmm3
vpmadd52luq zmm8, zmm16, zmm1
vpmadd52huq zmm11, zmm29, zmm3
vpmadd52huq zmm11, zmm16, zmm1
vmovdqa64 zmm27, zmmword ptr [rdi + 1216]
vpmadd52luq zmm18, zmm29, zmm27
vmovdqa64 zmm29, zmmword ptr [rdi + 448]
vpmadd52luq zmm18, zmm16, zmm29
vmovdqa64 zmm16, zmmword ptr [rdi + 2496]
vmovdqa64 zmm26, zmmword ptr [rdi + 2624]
vpaddq zmm16, zmm26, zmm16
vmovdqa64 zmm26, zmmword ptr [rdi + 2688]
vmovdqa64 zmm25, zmmword ptr [rdi + 2560]
vpaddq zmm25, zmm25, zmm26
vpmadd52luq zmm16, zmm24, zmm13
vpmadd52huq zmm25, zmm24, zmm13
vpaddq zmm7, zmm7, zmm14
vpaddq zmm5, zmm5, zmm10
vmovdqa64 zmm10, zmmword ptr [rdi + 192]
vmovdqa64 zmm14, zmmword ptr [rdi + 960]
vpmadd52luq zmm7, zmm10, zmm14
vpmadd52huq zmm5, zmm10, zmm14
vpaddq zmm8, zmm8, zmm22
vpaddq zmm11, zmm11, zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 256]
vmovdqa64 zmm22, zmmword ptr [rdi + 1024]
vpmadd52luq zmm8, zmm18, zmm22
vpmadd52huq zmm11, zmm18, zmm22
vmovdqu64 zmm26, zmmword ptr [rdi + 1096]
vmovdqa64 zmmword ptr [rdi + 2752], zmm11
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm12, zmm26
vmovdqa64 zmmword ptr [rdi + 2816], zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 328]
vpmadd52luq zmm11, zmm20, zmm8
vmovdqa64 zmmword ptr [rdi + 2880], zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm21, zmm20
vpmadd52huq zmm7, zmm28, zmm12
vmovdqa64 zmmword ptr [rdi + 2944], zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 384]
vmovdqa64 zmmword ptr [rdi + 3008], zmm25
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm5, zmm23
vmovdqa64 zmmword ptr [rdi + 3072], zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 1152]
vpmadd52luq zmm25, zmm16, zmm15
vmovdqu64 zmm13, zmmword ptr [rdi + 376]
vpxorq zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm13, zmm16
vmovdqu64 zmm14, zmmword ptr [rdi + 1144]
vpmadd52huq zmm24, zmm14, zmm5
vmovdqu64 zmm10, zmmword ptr [rdi + 1224]
vpxorq zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm29, zmm10
vmovdqu64 zmm12, zmmword ptr [rdi + 456]
vpmadd52luq zmm20, zmm27, zmm12
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm1, zmm27
vpmadd52huq zmm22, zmm3, zmm29
vpxorq zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm21, zmm26
vpmadd52luq zmm29, zmm28, zmm8
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm21, zmm26
vpmadd52huq zmm27, zmm28, zmm8
vmovdqu64 zmm18, zmmword ptr [rdi + 1104]
vpmadd52luq zmm11, zmm21, zmm18
vmovdqu64 zmm21, zmmword ptr [rdi + 336]
vpmadd52luq zmm11, zmm28, zmm21
vmovdqu64 zmm28, zmmword ptr [rdi + 304]
vpmadd52huq zmm7, zmm28, zmm26
vmovdqu64 zmm5, zmmword ptr [rdi + 1072]
vpmadd52huq zmm7, zmm5, zmm8
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm13, zmm23
vpmadd52luq zmm16, zmm14, zmm15
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm13, zmm23
vpmadd52huq zmm26, zmm14, zmm15
vpmadd52luq zmm25, zmm13, zmm4
vpmadd52luq zmm25, zmm14, zmm0
vmovdqu64 zmm8, zmmword ptr [rdi + 368]
vpmadd52huq zmm24, zmm8, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 1136]
vpmadd52huq zmm24, zmm23, zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm1, zmm10
vpmadd52luq zmm15, zmm3, zmm12
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm1, zmm10
vpmadd52huq zmm13, zmm3, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 1232]
vpmadd52luq zmm20, zmm1, zmm14
vmovdqu64 zmm1, zmmword ptr [rdi + 464]
vpmadd52luq zmm20, zmm3, zmm1
vpmadd52huq zmm22, zmm9, zmm10
vpmadd52huq zmm22, zmm17, zmm12
vpmadd52luq zmm29, zmm28, zmm18
vpmadd52luq zmm29, zmm5, zmm21
vpmadd52huq zmm27, zmm28, zmm18
vpmadd52huq zmm27, zmm5, zmm21
vmovdqu64 zmm12, zmmword ptr [rdi + 1112]
vpmadd52luq zmm11, zmm28, zmm12
vmovdqu64 zmm28, zmmword ptr [rdi + 344]
vpmadd52luq zmm11, zmm5, zmm28
vmovdqu64 zmm5, zmmword ptr [rdi + 296]
vpmadd52huq zmm7, zmm5, zmm18
vmovdqu64 zmm10, zmmword ptr [rdi + 1064]
vpmadd52huq zmm7, zmm10, zmm21
vpmadd52luq zmm16, zmm8, zmm4
vpmadd52luq zmm16, zmm23, zmm0
vpmadd52huq zmm26, zmm8, zmm4
vpmadd52huq zmm26, zmm23, zmm0
vpmadd52luq zmm25, zmm8, zmm6
vpmadd52luq zmm25, zmm23, zmm2
vmovdqu64 zmm3, zmmword ptr [rdi + 360]
vpmadd52huq zmm24, zmm3, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 1128]
vpmadd52huq zmm24, zmm4, zmm0
vpmadd52luq zmm15, zmm9, zmm14
vpmadd52luq zmm15, zmm17, zmm1
vpmadd52huq zmm13, zmm9, zmm14
vpmadd52huq zmm13, zmm17, zmm1
vmovdqu64 zmm0, zmmword ptr [rdi + 1240]
vpmadd52luq zmm20, zmm9, zmm0
vmovdqu64 zmm18, zmmword ptr [rdi + 472]
vpmadd52luq zmm20, zmm17, zmm18
vpmadd52huq zmm22, zmm19, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 1192]
vpmadd52huq zmm22, zmm14, zmm1
vpmadd52luq zmm29, zmm5, zmm12
vpmadd52luq zmm29, zmm10, zmm28
vpmadd52huq zmm27, zmm5, zmm12
vpmadd52huq zmm27, zmm10, zmm28
vmovdqu64 zmm1, zmmword ptr [rdi + 1120]
vpmadd52luq zmm11, zmm5, zmm1
vmovdqu64 zmm5, zmmword ptr [rdi + 352]
vpmadd52luq zmm11, zmm10, zmm5
vmovdqu64 zmm10, zmmword ptr [rdi + 288]
vpmadd52huq zmm7, zmm10, zmm12
vmovdqu64 zmm21, zmmword ptr [rdi + 1056]
vpmadd52huq zmm7, zmm21, zmm28
vpmadd52luq zmm16, zmm3, zmm6
vpmadd52luq zmm16, zmm4, zmm2
vpmadd52huq zmm26, zmm3, zmm6
vpmadd52huq zmm26, zmm4, zmm2
vmovdqu64 zmm9, zmmword ptr [rdi + 1184]
vpmadd52luq zmm25, zmm3, zmm9
vmovdqu64 zmm17, zmmword ptr [rdi + 416]
vpmadd52luq zmm25, zmm4, zmm17
vpmadd52huq zmm24, zmm5, zmm6
vpmadd52huq zmm24, zmm1, zmm2
vpmadd52luq zmm15, zmm19, zmm0
vpmadd52luq zmm15, zmm14, zmm18
vpmadd52huq zmm13, zmm19, zmm0
vpmadd52huq zmm13, zmm14, zmm18
vmovdqu64 zmm8, zmmword ptr [rdi + 1248]
vpmadd52luq zmm20, zmm19, zmm8
vmovdqu64 zmm23, zmmword ptr [rdi + 480]
vpmadd52luq zmm20, zmm14, zmm23
vpmadd52huq zmm22, zmm17, zmm0
vpmadd52huq zmm22, zmm9, zmm18
vpmadd52luq zmm29, zmm10, zmm1
vpmadd52luq zmm29, zmm21, zmm5
vpmadd52huq zmm27, zmm10, zmm1
vpmadd52huq zmm27, zmm21, zmm5
vpmadd52luq zmm11, zmm10, zmm4
vpmadd52luq zmm11, zmm21, zmm3
vmovdqu64 zmm21, zmmword ptr [rdi + 280]
vpmadd52huq zmm7, zmm21, zmm1
vmovdqu64 zmm10, zmmword ptr [rdi + 1048]
vpmadd52huq zmm7, zmm10, zmm5
vpmadd52luq zmm16, zmm5, zmm9
vpmadd52luq zmm16, zmm1, zmm17
vpmadd52huq zmm26, zmm5, zmm9
vpmadd52huq zmm26, zmm1, zmm17
vpmadd52luq zmm25, zmm5, zmm14
vpmadd52luq zmm25, zmm1, zmm19
vpmadd52huq zmm24, zmm28, zmm9
vpmadd52huq zmm24, zmm12, zmm17
vpmadd52luq zmm15, zmm17, zmm8
vpmadd52luq zmm15, zmm9, zmm23
vpmadd52huq zmm13, zmm17, zmm8
vpmadd52huq zmm13, zmm9, zmm23
vmovdqu64 zmm1, zmmword ptr [rdi + 1256]
vpmadd52luq zmm20, zmm17, zmm1
vmovdqu64 zmm5, zmmword ptr [rdi + 488]
vpmadd52luq zmm20, zmm9, zmm5
vpmadd52huq zmm22, zmm2, zmm8
vpmadd52huq zmm22, zmm6, zmm23
vpmadd52luq zmm29, zmm21, zmm4
vpmadd52luq zmm29, zmm10, zmm3
vpmadd52huq zmm27, zmm21, zmm4
vpmadd52huq zmm27, zmm10, zmm3
vmovdqu64 zmm23, zmmword ptr [rdi + 1136]
vpmadd52luq zmm11, zmm21, zmm23
vmovdqu64 zmm21, zmmword ptr [rdi + 368]
vpmadd52luq zmm11, zmm10, zmm21
vmovdqu64 zmm10, zmmword ptr [rdi + 272]
vpmadd52huq zmm7, zmm10, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 1040]
vpmadd52huq zmm7, zmm8, zmm3
vpmadd52luq zmm16, zmm28, zmm14
vpmadd52luq zmm16, zmm12, zmm19
vpmadd52huq zmm26, zmm28, zmm14
vpmadd52huq zmm26, zmm12, zmm19
vmovdqu64 zmm17, zmmword ptr [rdi + 1200]
vpmadd52luq zmm25, zmm28, zmm17
vmovdqu64 zmm28, zmmword ptr [rdi + 432]
vpmadd52luq zmm25, zmm12, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 336]
vpmadd52huq zmm24, zmm12, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 1104]
vpmadd52huq zmm24, zmm14, zmm19
vpmadd52luq zmm15, zmm2, zmm1
vpmadd52luq zmm15, zmm6, zmm5
vpmadd52huq zmm13, zmm2, zmm1
vpmadd52huq zmm13, zmm6, zmm5
vmovdqu64 zmm19, zmmword ptr [rdi + 1264]
vpmadd52luq zmm20, zmm2, zmm19
vmovdqu64 zmm9, zmmword ptr [rdi + 496]
vpmadd52luq zmm20, zmm6, zmm9
vmovdqu64 zmm4, zmmword ptr [rdi + 400]
vpmadd52huq zmm22, zmm4, zmm1
vmovdqu64 zmm1, zmmword ptr [rdi + 1168]
vpmadd52huq zmm22, zmm1, zmm5
vpmadd52luq zmm29, zmm10, zmm23
vpmadd52luq zmm29, zmm8, zmm21
vpmadd52huq zmm27, zmm10, zmm23
vpmadd52huq zmm27, zmm8, zmm21
vmovdqu64 zmm5, zmmword ptr [rdi + 1144]
vpmadd52luq zmm11, zmm10, zmm5
vmovdqu64 zmm10, zmmword ptr [rdi + 376]
vpmadd52luq zmm11, zmm8, zmm10
vmovdqu64 zmm8, zmmword ptr [rdi + 264]
vpmadd52huq zmm7, zmm8, zmm23
vmovdqu64 zmm3, zmmword ptr [rdi + 1032]
vpmadd52huq zmm7, zmm3, zmm21
vpmadd52luq zmm16, zmm12, zmm17
vpmadd52luq zmm16, zmm14, zmm28
vpmadd52huq zmm26, zmm12, zmm17
vpmadd52huq zmm26, zmm14, zmm28
vmovdqu64 zmm18, zmmword ptr [rdi + 1208]
vpmadd52luq zmm25, zmm12, zmm18
vmovdqu64 zmm12, zmmword ptr [rdi + 440]
vpmadd52luq zmm25, zmm14, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 328]
vpmadd52huq zmm24, zmm14, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 1096]
vpmadd52huq zmm24, zmm17, zmm28
vpmadd52luq zmm15, zmm4, zmm19
vpmadd52luq zmm15, zmm1, zmm9
vpmadd52huq zmm13, zmm4, zmm19
vpmadd52huq zmm13, zmm1, zmm9
vmovdqu64 zmm28, zmmword ptr [rdi + 1272]
vpmadd52luq zmm20, zmm4, zmm28
vmovdqu64 zmm0, zmmword ptr [rdi + 504]
vpmadd52luq zmm20, zmm1, zmm0
vmovdqu64 zmm2, zmmword ptr [rdi + 392]
vpmadd52huq zmm22, zmm2, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 1160]
vpmadd52huq zmm22, zmm19, zmm9
vpmadd52luq zmm29, zmm8, zmm5
vpmadd52luq zmm29, zmm3, zmm10
vpmadd52huq zmm27, zmm8, zmm5
vpmadd52huq zmm27, zmm3, zmm10
vmovdqa64 zmm9, zmmword ptr [rdi + 1152]
vpmadd52luq zmm11, zmm8, zmm9
vmovdqa64 zmm8, zmmword ptr [rdi + 384]
vpmadd52luq zmm11, zmm3, zmm8
vmovdqa64 zmm3, zmmword ptr [rdi + 256]
vpmadd52huq zmm7, zmm3, zmm5
vmovdqa64 zmm6, zmmword ptr [rdi + 1024]
vpmadd52huq zmm7, zmm6, zmm10
vpmadd52luq zmm16, zmm14, zmm18
vpmadd52luq zmm16, zmm17, zmm12
vpmadd52huq zmm26, zmm14, zmm18
vpmadd52huq zmm26, zmm17, zmm12
vmovdqa64 zmm23, zmmword ptr [rdi + 1216]
vpmadd52luq zmm25, zmm14, zmm23
vmovdqa64 zmm14, zmmword ptr [rdi + 448]
vpmadd52luq zmm25, zmm17, zmm14
vmovdqa64 zmm17, zmmword ptr [rdi + 320]
vpmadd52huq zmm24, zmm17, zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 1088]
vpmadd52huq zmm24, zmm18, zmm12
vpmadd52luq zmm15, zmm2, zmm28
vpmadd52luq zmm15, zmm19, zmm0
vpmadd52huq zmm13, zmm2, zmm28
vpmadd52huq zmm13, zmm19, zmm0
vmovdqa64 zmm12, zmmword ptr [rdi + 1280]
vpmadd52luq zmm20, zmm2, zmm12
vmovdqa64 zmm21, zmmword ptr [rdi + 512]
vpmadd52luq zmm20, zmm19, zmm21
vpmadd52huq zmm22, zmm8, zmm28
vpmadd52huq zmm22, zmm9, zmm0
vpmadd52luq zmm29, zmm3, zmm9
vpmadd52luq zmm29, zmm6, zmm8
vpmadd52huq zmm27, zmm3, zmm9
vpmadd52huq zmm27, zmm6, zmm8
vpmadd52luq zmm11, zmm3, zmm19
vpmadd52luq zmm11, zmm6, zmm2
vmovdqu64 zmm6, zmmword ptr [rdi + 248]
vpmadd52huq zmm7, zmm6, zmm9
vmovdqu64 zmm3, zmmword ptr [rdi + 1016]
vpmadd52huq zmm7, zmm3, zmm8
vpmadd52luq zmm16, zmm17, zmm23
vpmadd52luq zmm16, zmm18, zmm14
vpmadd52huq zmm26, zmm17, zmm23
vpmadd52huq zmm26, zmm18, zmm14
vmovdqu64 zmm0, zmmword ptr [rdi + 1224]
vpmadd52luq zmm25, zmm17, zmm0
vmovdqu64 zmm17, zmmword ptr [rdi + 456]
vpmadd52luq zmm25, zmm18, zmm17
vmovdqu64 zmm18, zmmword ptr [rdi + 312]
vpmadd52huq zmm24, zmm18, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 1080]
vpmadd52huq zmm24, zmm23, zmm14
vpmadd52luq zmm15, zmm8, zmm12
vpmadd52luq zmm15, zmm9, zmm21
vpmadd52huq zmm13, zmm8, zmm12
vpmadd52huq zmm13, zmm9, zmm21
vmovdqu64 zmm14, zmmword ptr [rdi + 1288]
vpmadd52luq zmm20, zmm8, zmm14
vmovdqu64 zmm8, zmmword ptr [rdi + 520]
vpmadd52luq zmm20, zmm9, zmm8
vpmadd52huq zmm22, zmm10, zmm12
vpmadd52huq zmm22, zmm5, zmm21
vpmadd52luq zmm29, zmm6, zmm19
vpmadd52luq zmm29, zmm3, zmm2
vpmadd52huq zmm27, zmm6, zmm19
vpmadd52huq zmm27, zmm3, zmm2
vpmadd52luq zmm11, zmm6, zmm1
vpmadd52luq zmm11, zmm3, zmm4
vmovdqu64 zmm9, zmmword ptr [rdi + 240]
vpmadd52huq zmm7, zmm9, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 1008]
vpmadd52huq zmm7, zmm19, zmm2
vpmadd52luq zmm16, zmm18, zmm0
vpmadd52luq zmm16, zmm23, zmm17
vpmadd52huq zmm26, zmm18, zmm0
vpmadd52huq zmm26, zmm23, zmm17
vmovdqu64 zmm2, zmmword ptr [rdi + 1232]
vpmadd52luq zmm25, zmm18, zmm2
vmovdqu64 zmm18, zmmword ptr [rdi + 464]
vpmadd52luq zmm25, zmm23, zmm18
vmovdqu64 zmm23, zmmword ptr [rdi + 304]
vpmadd52huq zmm24, zmm23, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 1072]
vpmadd52huq zmm24, zmm3, zmm17
vpmadd52luq zmm15, zmm10, zmm14
vpmadd52luq zmm15, zmm5, zmm8
vpmadd52huq zmm13, zmm10, zmm14
vpmadd52huq zmm13, zmm5, zmm8
vmovdqu64 zmm6, zmmword ptr [rdi + 1296]
vpmadd52luq zmm20, zmm10, zmm6
vmovdqu64 zmm10, zmmword ptr [rdi + 528]
vpmadd52luq zmm20, zmm5, zmm10
vmovdqu64 zmm5, zmmword ptr [rdi + 368]
vpmadd52huq zmm22, zmm5, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 1136]
vpmadd52huq zmm22, zmm14, zmm8
vpmadd52luq zmm29, zmm9, zmm1
vpmadd52luq zmm29, zmm19, zmm4
vpmadd52huq zmm27, zmm9, zmm1
vpmadd52huq zmm27, zmm19, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 1176]
vpmadd52luq zmm11, zmm9, zmm8
vmovdqu64 zmm9, zmmword ptr [rdi + 408]
vpmadd52luq zmm11, zmm19, zmm9
vmovdqu64 zmm19, zmmword ptr [rdi + 232]
vpmadd52huq zmm7, zmm19, zmm1
vmovdqu64 zmm1, zmmword ptr [rdi + 1000]
vpmadd52huq zmm7, zmm1, zmm4
vpmadd52luq zmm16, zmm23, zmm2
vpmadd52luq zmm16, zmm3, zmm18
vpmadd52huq zmm26, zmm23, zmm2
vpmadd52huq zmm26, zmm3, zmm18
vmovdqu64 zmm4, zmmword ptr [rdi + 1240]
vpmadd52luq zmm25, zmm23, zmm4
vmovdqu64 zmm23, zmmword ptr [rdi + 472]
vpmadd52luq zmm25, zmm3, zmm23
vmovdqu64 zmm3, zmmword ptr [rdi + 296]
vpmadd52huq zmm24, zmm3, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 1064]
vpmadd52huq zmm24, zmm2, zmm18
vpmadd52luq zmm15, zmm5, zmm6
vpmadd52luq zmm15, zmm14, zmm10
vpmadd52huq zmm13, zmm5, zmm6
vpmadd52huq zmm13, zmm14, zmm10
vmovdqu64 zmm18, zmmword ptr [rdi + 1304]
vpmadd52luq zmm20, zmm5, zmm18
vmovdqu64 zmm5, zmmword ptr [rdi + 536]
vpmadd52luq zmm20, zmm14, zmm5
vmovdqu64 zmm14, zmmword ptr [rdi + 360]
vpmadd52huq zmm22, zmm14, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 1128]
vpmadd52huq zmm22, zmm6, zmm10
vpmadd52luq zmm29, zmm19, zmm8
vpmadd52luq zmm29, zmm1, zmm9
vpmadd52huq zmm27, zmm19, zmm8
vpmadd52huq zmm27, zmm1, zmm9
vmovdqu64 zmm10, zmmword ptr [rdi + 1184]
vpmadd52luq zmm11, zmm19, zmm10
vmovdqu64 zmm19, zmmword ptr [rdi + 416]
vpmadd52luq zmm11, zmm1, zmm19
vmovdqu64 zmm1, zmmword ptr [rdi + 224]
vpmadd52huq zmm7, zmm1, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 992]
vpmadd52huq zmm7, zmm8, zmm9
vpmadd52luq zmm16, zmm3, zmm4
vpmadd52luq zmm16, zmm2, zmm23
vpmadd52huq zmm26, zmm3, zmm4
vpmadd52huq zmm26, zmm2, zmm23
vmovdqu64 zmm9, zmmword ptr [rdi + 1248]
vpmadd52luq zmm25, zmm3, zmm9
vmovdqu64 zmm3, zmmword ptr [rdi + 480]
vpmadd52luq zmm25, zmm2, zmm3
vmovdqu64 zmm2, zmmword ptr [rdi + 288]
vpmadd52huq zmm24, zmm2, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 1056]
vpmadd52huq zmm24, zmm4, zmm23
vpmadd52luq zmm15, zmm14, zmm18
vpmadd52luq zmm15, zmm6, zmm5
vpmadd52huq zmm13, zmm14, zmm18
vpmadd52huq zmm13, zmm6, zmm5
vmovdqu64 zmm23, zmmword ptr [rdi + 1312]
vpmadd52luq zmm20, zmm14, zmm23
vmovdqu64 zmm14, zmmword ptr [rdi + 544]
vpmadd52luq zmm20, zmm6, zmm14
vmovdqu64 zmm6, zmmword ptr [rdi + 352]
vpmadd52huq zmm22, zmm6, zmm18
vmovdqu64 zmm18, zmmword ptr [rdi + 1120]
vpmadd52huq zmm22, zmm18, zmm5
vpmadd52luq zmm29, zmm1, zmm10
vpmadd52luq zmm29, zmm8, zmm19
vpmadd52huq zmm27, zmm1, zmm10
vpmadd52huq zmm27, zmm8, zmm19
vmovdqu64 zmm5, zmmword ptr [rdi + 1192]
vpmadd52luq zmm11, zmm1, zmm5
vmovdqu64 zmm1, zmmword ptr [rdi + 424]
vpmadd52luq zmm11, zmm8, zmm1
vmovdqu64 zmm8, zmmword ptr [rdi + 216]
vpmadd52huq zmm7, zmm8, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 984]
vpmadd52huq zmm7, zmm10, zmm19
vpmadd52luq zmm16, zmm2, zmm9
vpmadd52luq zmm16, zmm4, zmm3
vpmadd52huq zmm26, zmm2, zmm9
vpmadd52huq zmm26, zmm4, zmm3
vmovdqu64 zmm19, zmmword ptr [rdi + 1256]
vpmadd52luq zmm25, zmm2, zmm19
vmovdqu64 zmm2, zmmword ptr [rdi + 488]
vpmadd52luq zmm25, zmm4, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 280]
vpmadd52huq zmm24, zmm4, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 1048]
vpmadd52huq zmm24, zmm9, zmm3
vpmadd52luq zmm15, zmm6, zmm23
vpmadd52luq zmm15, zmm18, zmm14
vpmadd52huq zmm13, zmm6, zmm23
vpmadd52huq zmm13, zmm18, zmm14
vmovdqu64 zmm3, zmmword ptr [rdi + 1320]
vpmadd52luq zmm20, zmm6, zmm3
vmovdqu64 zmm6, zmmword ptr [rdi + 552]
vpmadd52luq zmm20, zmm18, zmm6
vmovdqu64 zmm18, zmmword ptr [rdi + 344]
vpmadd52huq zmm22, zmm18, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 1112]
vpmadd52huq zmm22, zmm23, zmm14
vpmadd52luq zmm29, zmm8, zmm5
vpmadd52luq zmm29, zmm10, zmm1
vpmadd52huq zmm27, zmm8, zmm5
vpmadd52huq zmm27, zmm10, zmm1
vmovdqu64 zmm14, zmmword ptr [rdi + 1200]
vpmadd52luq zmm11, zmm8, zmm14
vmovdqu64 zmm8, zmmword ptr [rdi + 432]
vpmadd52luq zmm11, zmm10, zmm8
vmovdqu64 zmm10, zmmword ptr [rdi + 208]
vpmadd52huq zmm7, zmm10, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 976]
vpmadd52huq zmm7, zmm5, zmm1
vpmadd52luq zmm16, zmm4, zmm19
vpmadd52luq zmm16, zmm9, zmm2
vpmadd52huq zmm26, zmm4, zmm19
vpmadd52huq zmm26, zmm9, zmm2
vmovdqu64 zmm1, zmmword ptr [rdi + 1264]
vpmadd52luq zmm25, zmm4, zmm1
vmovdqu64 zmm4, zmmword ptr [rdi + 496]
vpmadd52luq zmm25, zmm9, zmm4
vmovdqu64 zmm9, zmmword ptr [rdi + 272]
vpmadd52huq zmm24, zmm9, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 1040]
vpmadd52huq zmm24, zmm19, zmm2
vpmadd52luq zmm15, zmm18, zmm3
vpmadd52luq zmm15, zmm23, zmm6
vpmadd52huq zmm13, zmm18, zmm3
vpmadd52huq zmm13, zmm23, zmm6
vmovdqu64 zmm2, zmmword ptr [rdi + 1328]
vpmadd52luq zmm20, zmm18, zmm2
vmovdqu64 zmm18, zmmword ptr [rdi + 560]
vpmadd52luq zmm20, zmm23, zmm18
vmovdqu64 zmm23, zmmword ptr [rdi + 336]
vpmadd52huq zmm22, zmm23, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 1104]
vpmadd52huq zmm22, zmm3, zmm6
vpmadd52luq zmm29, zmm10, zmm14
vpmadd52luq zmm29, zmm5, zmm8
vpmadd52huq zmm27, zmm10, zmm14
vpmadd52huq zmm27, zmm5, zmm8
vmovdqu64 zmm6, zmmword ptr [rdi + 1208]
vpmadd52luq zmm11, zmm10, zmm6
vmovdqu64 zmm10, zmmword ptr [rdi + 440]
vpmadd52luq zmm11, zmm5, zmm10
vmovdqu64 zmm5, zmmword ptr [rdi + 200]
vpmadd52huq zmm7, zmm5, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 968]
vpmadd52huq zmm7, zmm14, zmm8
vpmadd52luq zmm16, zmm9, zmm1
vpmadd52luq zmm16, zmm19, zmm4
vpmadd52huq zmm26, zmm9, zmm1
vpmadd52huq zmm26, zmm19, zmm4
vpmadd52luq zmm25, zmm9, zmm28
vmovdqu64 zmm8, zmmword ptr [rdi + 504]
vpmadd52luq zmm25, zmm19, zmm8
vmovdqu64 zmm19, zmmword ptr [rdi + 264]
vpmadd52huq zmm24, zmm19, zmm1
vmovdqu64 zmm9, zmmword ptr [rdi + 1032]
vpmadd52huq zmm24, zmm9, zmm4
vpmadd52luq zmm15, zmm23, zmm2
vpmadd52luq zmm15, zmm3, zmm18
vpmadd52huq zmm13, zmm23, zmm2
vpmadd52huq zmm13, zmm3, zmm18
vmovdqu64 zmm4, zmmword ptr [rdi + 1336]
vpmadd52luq zmm20, zmm23, zmm4
vmovdqu64 zmm23, zmmword ptr [rdi + 568]
vpmadd52luq zmm20, zmm3, zmm23
vmovdqu64 zmm3, zmmword ptr [rdi + 328]
vpmadd52huq zmm22, zmm3, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 1096]
vpmadd52huq zmm22, zmm2, zmm18
vpmadd52luq zmm29, zmm5, zmm6
vpmadd52luq zmm29, zmm14, zmm10
vpmadd52huq zmm27, zmm5, zmm6
vpmadd52huq zmm27, zmm14, zmm10
vmovdqa64 zmm18, zmmword ptr [rdi + 1216]
vpmadd52luq zmm11, zmm5, zmm18
vmovdqa64 zmm5, zmmword ptr [rdi + 448]
vpmadd52luq zmm11, zmm14, zmm5
vmovdqa64 zmm14, zmmword ptr [rdi + 192]
vpmadd52huq zmm7, zmm14, zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 960]
vpmadd52huq zmm7, zmm6, zmm10
vpmadd52luq zmm16, zmm19, zmm28
vpmadd52luq zmm16, zmm9, zmm8
vpmadd52huq zmm26, zmm19, zmm28
vpmadd52huq zmm26, zmm9, zmm8
vpmadd52luq zmm25, zmm19, zmm12
vpmadd52luq zmm25, zmm9, zmm21
vmovdqa64 zmm10, zmmword ptr [rdi + 256]
vpmadd52huq zmm24, zmm10, zmm28
vmovdqa64 zmm9, zmmword ptr [rdi + 1024]
vpmadd52huq zmm24, zmm9, zmm8
vpmadd52luq zmm15, zmm3, zmm4
vpmadd52luq zmm15, zmm2, zmm23
vpmadd52huq zmm13, zmm3, zmm4
vpmadd52huq zmm13, zmm2, zmm23
vmovdqa64 zmm19, zmmword ptr [rdi + 1344]
vpmadd52luq zmm20, zmm3, zmm19
vmovdqa64 zmm3, zmmword ptr [rdi + 576]
vpmadd52luq zmm20, zmm2, zmm3
vmovdqa64 zmm2, zmmword ptr [rdi + 320]
vpmadd52huq zmm22, zmm2, zmm4
vmovdqa64 zmm4, zmmword ptr [rdi + 1088]
vpmadd52huq zmm22, zmm4, zmm23
vpmadd52luq zmm29, zmm14, zmm18
vpmadd52luq zmm29, zmm6, zmm5
vpmadd52huq zmm27, zmm14, zmm18
vpmadd52huq zmm27, zmm6, zmm5
vpmadd52luq zmm11, zmm14, zmm0
vpmadd52luq zmm11, zmm6, zmm17
vmovdqu64 zmm6, zmmword ptr [rdi + 184]
vpmadd52huq zmm7, zmm6, zmm18
vmovdqu64 zmm18, zmmword ptr [rdi + 952]
vpmadd52huq zmm7, zmm18, zmm5
vpmadd52luq zmm16, zmm10, zmm12
vpmadd52luq zmm16, zmm9, zmm21
vpmadd52huq zmm26, zmm10, zmm12
vpmadd52huq zmm26, zmm9, zmm21
vmovdqu64 zmm5, zmmword ptr [rdi + 1288]
vpmadd52luq zmm25, zmm10, zmm5
vmovdqu64 zmm10, zmmword ptr [rdi + 520]
vpmadd52luq zmm25, zmm9, zmm10
vmovdqu64 zmm9, zmmword ptr [rdi + 248]
vpmadd52huq zmm24, zmm9, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 1016]
vpmadd52huq zmm24, zmm14, zmm21
vpmadd52luq zmm15, zmm2, zmm19
vpmadd52luq zmm15, zmm4, zmm3
vpmadd52huq zmm13, zmm2, zmm19
vpmadd52huq zmm13, zmm4, zmm3
vmovdqu64 zmm21, zmmword ptr [rdi + 1352]
vpmadd52luq zmm20, zmm2, zmm21
vmovdqu64 zmm2, zmmword ptr [rdi + 584]
vpmadd52luq zmm20, zmm4, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 312]
vpmadd52huq zmm22, zmm4, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 1080]
vpmadd52huq zmm22, zmm19, zmm3
vpmadd52luq zmm29, zmm6, zmm0
vpmadd52luq zmm29, zmm18, zmm17
vpmadd52huq zmm27, zmm6, zmm0
vpmadd52huq zmm27, zmm18, zmm17
vmovdqu64 zmm3, zmmword ptr [rdi + 1232]
vpmadd52luq zmm11, zmm6, zmm3
vmovdqu64 zmm6, zmmword ptr [rdi + 464]
vpmadd52luq zmm11, zmm18, zmm6
vmovdqu64 zmm18, zmmword ptr [rdi + 176]
vpmadd52huq zmm7, zmm18, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 944]
vpmadd52huq zmm7, zmm0, zmm17
vpmadd52luq zmm16, zmm9, zmm5
vpmadd52luq zmm16, zmm14, zmm10
vpmadd52huq zmm26, zmm9, zmm5
vpmadd52huq zmm26, zmm14, zmm10
vmovdqu64 zmm17, zmmword ptr [rdi + 1296]
vpmadd52luq zmm25, zmm9, zmm17
vmovdqu64 zmm9, zmmword ptr [rdi + 528]
vpmadd52luq zmm25, zmm14, zmm9
vmovdqu64 zmm14, zmmword ptr [rdi + 240]
vpmadd52huq zmm24, zmm14, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 1008]
vpmadd52huq zmm24, zmm5, zmm10
vpmadd52luq zmm15, zmm4, zmm21
vpmadd52luq zmm15, zmm19, zmm2
vpmadd52huq zmm13, zmm4, zmm21
vpmadd52huq zmm13, zmm19, zmm2
vmovdqu64 zmm10, zmmword ptr [rdi + 1360]
vpmadd52luq zmm20, zmm4, zmm10
vmovdqu64 zmm4, zmmword ptr [rdi + 592]
vpmadd52luq zmm20, zmm19, zmm4
vmovdqu64 zmm19, zmmword ptr [rdi + 304]
vpmadd52huq zmm22, zmm19, zmm21
vmovdqu64 zmm21, zmmword ptr [rdi + 1072]
vpmadd52huq zmm22, zmm21, zmm2
vpmadd52luq zmm29, zmm18, zmm3
vpmadd52luq zmm29, zmm0, zmm6
vpmadd52huq zmm27, zmm18, zmm3
vpmadd52huq zmm27, zmm0, zmm6
vmovdqu64 zmm2, zmmword ptr [rdi + 1240]
vpmadd52luq zmm11, zmm18, zmm2
vmovdqu64 zmm18, zmmword ptr [rdi + 472]
vpmadd52luq zmm11, zmm0, zmm18
vmovdqu64 zmm0, zmmword ptr [rdi + 168]
vpmadd52huq zmm7, zmm0, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 936]
vpmadd52huq zmm7, zmm3, zmm6
vpmadd52luq zmm16, zmm14, zmm17
vpmadd52luq zmm16, zmm5, zmm9
vpmadd52huq zmm26, zmm14, zmm17
vpmadd52huq zmm26, zmm5, zmm9
vmovdqu64 zmm6, zmmword ptr [rdi + 1304]
vpmadd52luq zmm25, zmm14, zmm6
vmovdqu64 zmm14, zmmword ptr [rdi + 536]
vpmadd52luq zmm25, zmm5, zmm14
vmovdqu64 zmm5, zmmword ptr [rdi + 232]
vpmadd52huq zmm24, zmm5, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 1000]
vpmadd52huq zmm24, zmm17, zmm9
vpmadd52luq zmm15, zmm19, zmm10
vpmadd52luq zmm15, zmm21, zmm4
vpmadd52huq zmm13, zmm19, zmm10
vpmadd52huq zmm13, zmm21, zmm4
vmovdqu64 zmm9, zmmword ptr [rdi + 1368]
vpmadd52luq zmm20, zmm19, zmm9
vmovdqu64 zmm19, zmmword ptr [rdi + 600]
vpmadd52luq zmm20, zmm21, zmm19
vmovdqu64 zmm21, zmmword ptr [rdi + 296]
vpmadd52huq zmm22, zmm21, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 1064]
vpmadd52huq zmm22, zmm10, zmm4
vpmadd52luq zmm29, zmm0, zmm2
vpmadd52luq zmm29, zmm3, zmm18
vpmadd52huq zmm27, zmm0, zmm2
vpmadd52huq zmm27, zmm3, zmm18
vmovdqu64 zmm4, zmmword ptr [rdi + 1248]
vpmadd52luq zmm11, zmm0, zmm4
vmovdqu64 zmm0, zmmword ptr [rdi + 480]
vpmadd52luq zmm11, zmm3, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 160]
vpmadd52huq zmm7, zmm3, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 928]
vpmadd52huq zmm7, zmm2, zmm18
vpmadd52luq zmm16, zmm5, zmm6
vpmadd52luq zmm16, zmm17, zmm14
vpmadd52huq zmm26, zmm5, zmm6
vpmadd52huq zmm26, zmm17, zmm14
vmovdqu64 zmm18, zmmword ptr [rdi + 1312]
vpmadd52luq zmm25, zmm5, zmm18
vmovdqu64 zmm5, zmmword ptr [rdi + 544]
vpmadd52luq zmm25, zmm17, zmm5
vmovdqu64 zmm17, zmmword ptr [rdi + 224]
vpmadd52huq zmm24, zmm17, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 992]
vpmadd52huq zmm24, zmm6, zmm14
vpmadd52luq zmm15, zmm21, zmm9
vpmadd52luq zmm15, zmm10, zmm19
vpmadd52huq zmm13, zmm21, zmm9
vpmadd52huq zmm13, zmm10, zmm19
vmovdqu64 zmm14, zmmword ptr [rdi + 1376]
vpmadd52luq zmm20, zmm21, zmm14
vmovdqu64 zmm21, zmmword ptr [rdi + 608]
vpmadd52luq zmm20, zmm10, zmm21
vmovdqu64 zmm10, zmmword ptr [rdi + 288]
vpmadd52huq zmm22, zmm10, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 1056]
vpmadd52huq zmm22, zmm9, zmm19
vpmadd52luq zmm29, zmm3, zmm4
vpmadd52luq zmm29, zmm2, zmm0
vpmadd52huq zmm27, zmm3, zmm4
vpmadd52huq zmm27, zmm2, zmm0
vmovdqu64 zmm19, zmmword ptr [rdi + 1256]
vpmadd52luq zmm11, zmm3, zmm19
vmovdqu64 zmm3, zmmword ptr [rdi + 488]
vpmadd52luq zmm11, zmm2, zmm3
vmovdqu64 zmm2, zmmword ptr [rdi + 152]
vpmadd52huq zmm7, zmm2, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 920]
vpmadd52huq zmm7, zmm4, zmm0
vpmadd52luq zmm16, zmm17, zmm18
vpmadd52luq zmm16, zmm6, zmm5
vpmadd52huq zmm26, zmm17, zmm18
vpmadd52huq zmm26, zmm6, zmm5
vmovdqu64 zmm0, zmmword ptr [rdi + 1320]
vpmadd52luq zmm25, zmm17, zmm0
vmovdqu64 zmm17, zmmword ptr [rdi + 552]
vpmadd52luq zmm25, zmm6, zmm17
vmovdqu64 zmm6, zmmword ptr [rdi + 216]
vpmadd52huq zmm24, zmm6, zmm18
vmovdqu64 zmm18, zmmword ptr [rdi + 984]
vpmadd52huq zmm24, zmm18, zmm5
vpmadd52luq zmm15, zmm10, zmm14
vpmadd52luq zmm15, zmm9, zmm21
vpmadd52huq zmm13, zmm10, zmm14
vpmadd52huq zmm13, zmm9, zmm21
vmovdqu64 zmm5, zmmword ptr [rdi + 1384]
vpmadd52luq zmm20, zmm10, zmm5
vmovdqu64 zmm10, zmmword ptr [rdi + 616]
vpmadd52luq zmm20, zmm9, zmm10
vmovdqu64 zmm9, zmmword ptr [rdi + 280]
vpmadd52huq zmm22, zmm9, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 1048]
vpmadd52huq zmm22, zmm14, zmm21
vpmadd52luq zmm29, zmm2, zmm19
vpmadd52luq zmm29, zmm4, zmm3
vpmadd52huq zmm27, zmm2, zmm19
vpmadd52huq zmm27, zmm4, zmm3
vpmadd52luq zmm11, zmm2, zmm1
vmovdqu64 zmm2, zmmword ptr [rdi + 496]
vpmadd52luq zmm11, zmm4, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 144]
vpmadd52huq zmm7, zmm4, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 912]
vpmadd52huq zmm7, zmm19, zmm3
vpmadd52luq zmm16, zmm6, zmm0
vpmadd52luq zmm16, zmm18, zmm17
vpmadd52huq zmm26, zmm6, zmm0
vpmadd52huq zmm26, zmm18, zmm17
vmovdqu64 zmm3, zmmword ptr [rdi + 1328]
vpmadd52luq zmm25, zmm6, zmm3
vmovdqu64 zmm6, zmmword ptr [rdi + 560]
vpmadd52luq zmm25, zmm18, zmm6
vmovdqu64 zmm18, zmmword ptr [rdi + 208]
vpmadd52huq zmm24, zmm18, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 976]
vpmadd52huq zmm24, zmm0, zmm17
vpmadd52luq zmm15, zmm9, zmm5
vpmadd52luq zmm15, zmm14, zmm10
vpmadd52huq zmm13, zmm9, zmm5
vpmadd52huq zmm13, zmm14, zmm10
vmovdqu64 zmm17, zmmword ptr [rdi + 1392]
vpmadd52luq zmm20, zmm9, zmm17
vmovdqu64 zmm9, zmmword ptr [rdi + 624]
vpmadd52luq zmm20, zmm14, zmm9
vmovdqu64 zmm14, zmmword ptr [rdi + 272]
vpmadd52huq zmm22, zmm14, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 1040]
vpmadd52huq zmm22, zmm5, zmm10
vpmadd52luq zmm29, zmm4, zmm1
vpmadd52luq zmm29, zmm19, zmm2
vpmadd52huq zmm27, zmm4, zmm1
vpmadd52huq zmm27, zmm19, zmm2
vpmadd52luq zmm11, zmm4, zmm28
vpmadd52luq zmm11, zmm19, zmm8
vmovdqu64 zmm19, zmmword ptr [rdi + 136]
vpmadd52huq zmm7, zmm19, zmm1
vmovdqu64 zmm1, zmmword ptr [rdi + 904]
vpmadd52huq zmm7, zmm1, zmm2
vpmadd52luq zmm16, zmm18, zmm3
vpmadd52luq zmm16, zmm0, zmm6
vpmadd52huq zmm26, zmm18, zmm3
vpmadd52huq zmm26, zmm0, zmm6
vmovdqu64 zmm2, zmmword ptr [rdi + 1336]
vpmadd52luq zmm25, zmm18, zmm2
vpmadd52luq zmm25, zmm0, zmm23
vmovdqu64 zmm0, zmmword ptr [rdi + 200]
vpmadd52huq zmm24, zmm0, zmm3
vmovdqu64 zmm18, zmmword ptr [rdi + 968]
vpmadd52huq zmm24, zmm18, zmm6
vpmadd52luq zmm15, zmm14, zmm17
vpmadd52luq zmm15, zmm5, zmm9
vpmadd52huq zmm13, zmm14, zmm17
vpmadd52huq zmm13, zmm5, zmm9
vmovdqu64 zmm4, zmmword ptr [rdi + 1400]
vpmadd52luq zmm20, zmm14, zmm4
vmovdqu64 zmm14, zmmword ptr [rdi + 632]
vpmadd52luq zmm20, zmm5, zmm14
vmovdqu64 zmm5, zmmword ptr [rdi + 264]
vpmadd52huq zmm22, zmm5, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 1032]
vpmadd52huq zmm22, zmm17, zmm9
vpmadd52luq zmm29, zmm19, zmm28
vpmadd52luq zmm29, zmm1, zmm8
vpmadd52huq zmm27, zmm19, zmm28
vpmadd52huq zmm27, zmm1, zmm8
vpmadd52luq zmm11, zmm19, zmm12
vmovdqa64 zmm19, zmmword ptr [rdi + 512]
vpmadd52luq zmm11, zmm1, zmm19
vmovdqa64 zmm1, zmmword ptr [rdi + 128]
vpmadd52huq zmm7, zmm1, zmm28
vmovdqa64 zmm28, zmmword ptr [rdi + 896]
vpmadd52huq zmm7, zmm28, zmm8
vpmadd52luq zmm16, zmm0, zmm2
vpmadd52luq zmm16, zmm18, zmm23
vpmadd52huq zmm26, zmm0, zmm2
vpmadd52huq zmm26, zmm18, zmm23
vmovdqa64 zmm8, zmmword ptr [rdi + 1344]
vpmadd52luq zmm25, zmm0, zmm8
vmovdqa64 zmm0, zmmword ptr [rdi + 576]
vpmadd52luq zmm25, zmm18, zmm0
vmovdqa64 zmm18, zmmword ptr [rdi + 192]
vpmadd52huq zmm24, zmm18, zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 960]
vpmadd52huq zmm24, zmm2, zmm23
vpmadd52luq zmm15, zmm5, zmm4
vpmadd52luq zmm15, zmm17, zmm14
vpmadd52huq zmm13, zmm5, zmm4
vpmadd52huq zmm13, zmm17, zmm14
vmovdqa64 zmm23, zmmword ptr [rdi + 1408]
vpmadd52luq zmm20, zmm5, zmm23
vmovdqa64 zmm5, zmmword ptr [rdi + 640]
vpmadd52luq zmm20, zmm17, zmm5
vmovdqa64 zmm17, zmmword ptr [rdi + 256]
vpmadd52huq zmm22, zmm17, zmm4
vmovdqa64 zmm4, zmmword ptr [rdi + 1024]
vpmadd52huq zmm22, zmm4, zmm14
vpmadd52luq zmm29, zmm1, zmm12
vpmadd52luq zmm29, zmm28, zmm19
vpmadd52huq zmm27, zmm1, zmm12
vpmadd52huq zmm27, zmm28, zmm19
vmovdqu64 zmm14, zmmword ptr [rdi + 1288]
vpmadd52luq zmm11, zmm1, zmm14
vmovdqu64 zmm1, zmmword ptr [rdi + 520]
vpmadd52luq zmm11, zmm28, zmm1
vmovdqu64 zmm28, zmmword ptr [rdi + 120]
vpmadd52huq zmm7, zmm28, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 888]
vpmadd52huq zmm7, zmm12, zmm19
vpmadd52luq zmm16, zmm18, zmm8
vpmadd52luq zmm16, zmm2, zmm0
vpmadd52huq zmm26, zmm18, zmm8
vpmadd52huq zmm26, zmm2, zmm0
vmovdqu64 zmm19, zmmword ptr [rdi + 1352]
vpmadd52luq zmm25, zmm18, zmm19
vmovdqu64 zmm18, zmmword ptr [rdi + 584]
vpmadd52luq zmm25, zmm2, zmm18
vmovdqu64 zmm2, zmmword ptr [rdi + 184]
vpmadd52huq zmm24, zmm2, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 952]
vpmadd52huq zmm24, zmm8, zmm0
vpmadd52luq zmm15, zmm17, zmm23
vpmadd52luq zmm15, zmm4, zmm5
vpmadd52huq zmm13, zmm17, zmm23
vpmadd52huq zmm13, zmm4, zmm5
vmovdqu64 zmm0, zmmword ptr [rdi + 1416]
vpmadd52luq zmm20, zmm17, zmm0
vmovdqu64 zmm17, zmmword ptr [rdi + 648]
vpmadd52luq zmm20, zmm4, zmm17
vmovdqu64 zmm4, zmmword ptr [rdi + 248]
vpmadd52huq zmm22, zmm4, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 1016]
vpmadd52huq zmm22, zmm23, zmm5
vpmadd52luq zmm29, zmm28, zmm14
vpmadd52luq zmm29, zmm12, zmm1
vpmadd52huq zmm27, zmm28, zmm14
vpmadd52huq zmm27, zmm12, zmm1
vmovdqu64 zmm5, zmmword ptr [rdi + 1296]
vpmadd52luq zmm11, zmm28, zmm5
vmovdqu64 zmm28, zmmword ptr [rdi + 528]
vpmadd52luq zmm11, zmm12, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 112]
vpmadd52huq zmm7, zmm12, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 880]
vpmadd52huq zmm7, zmm14, zmm1
vpmadd52luq zmm16, zmm2, zmm19
vpmadd52luq zmm16, zmm8, zmm18
vpmadd52huq zmm26, zmm2, zmm19
vpmadd52huq zmm26, zmm8, zmm18
vmovdqu64 zmm1, zmmword ptr [rdi + 1360]
vpmadd52luq zmm25, zmm2, zmm1
vmovdqu64 zmm2, zmmword ptr [rdi + 592]
vpmadd52luq zmm25, zmm8, zmm2
vmovdqu64 zmm8, zmmword ptr [rdi + 176]
vpmadd52huq zmm24, zmm8, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 944]
vpmadd52huq zmm24, zmm19, zmm18
vpmadd52luq zmm15, zmm4, zmm0
vpmadd52luq zmm15, zmm23, zmm17
vpmadd52huq zmm13, zmm4, zmm0
vpmadd52huq zmm13, zmm23, zmm17
vmovdqu64 zmm18, zmmword ptr [rdi + 1424]
vpmadd52luq zmm20, zmm4, zmm18
vmovdqu64 zmm4, zmmword ptr [rdi + 656]
vpmadd52luq zmm20, zmm23, zmm4
vmovdqu64 zmm23, zmmword ptr [rdi + 240]
vpmadd52huq zmm22, zmm23, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 1008]
vpmadd52huq zmm22, zmm0, zmm17
vpmadd52luq zmm29, zmm12, zmm5
vpmadd52luq zmm29, zmm14, zmm28
vpmadd52huq zmm27, zmm12, zmm5
vpmadd52huq zmm27, zmm14, zmm28
vmovdqu64 zmm17, zmmword ptr [rdi + 1304]
vpmadd52luq zmm11, zmm12, zmm17
vmovdqu64 zmm12, zmmword ptr [rdi + 536]
vpmadd52luq zmm11, zmm14, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 104]
vpmadd52huq zmm7, zmm14, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 872]
vpmadd52huq zmm7, zmm5, zmm28
vpmadd52luq zmm16, zmm8, zmm1
vpmadd52luq zmm16, zmm19, zmm2
vpmadd52huq zmm26, zmm8, zmm1
vpmadd52huq zmm26, zmm19, zmm2
vmovdqu64 zmm28, zmmword ptr [rdi + 1368]
vpmadd52luq zmm25, zmm8, zmm28
vmovdqu64 zmm8, zmmword ptr [rdi + 600]
vpmadd52luq zmm25, zmm19, zmm8
vmovdqu64 zmm19, zmmword ptr [rdi + 168]
vpmadd52huq zmm24, zmm19, zmm1
vmovdqu64 zmm1, zmmword ptr [rdi + 936]
vpmadd52huq zmm24, zmm1, zmm2
vpmadd52luq zmm15, zmm23, zmm18
vpmadd52luq zmm15, zmm0, zmm4
vpmadd52huq zmm13, zmm23, zmm18
vpmadd52huq zmm13, zmm0, zmm4
vmovdqu64 zmm2, zmmword ptr [rdi + 1432]
vpmadd52luq zmm20, zmm23, zmm2
vmovdqu64 zmm23, zmmword ptr [rdi + 664]
vpmadd52luq zmm20, zmm0, zmm23
vmovdqu64 zmm0, zmmword ptr [rdi + 232]
vpmadd52huq zmm22, zmm0, zmm18
vmovdqu64 zmm18, zmmword ptr [rdi + 1000]
vpmadd52huq zmm22, zmm18, zmm4
vpmadd52luq zmm29, zmm14, zmm17
vpmadd52luq zmm29, zmm5, zmm12
vpmadd52huq zmm27, zmm14, zmm17
vpmadd52huq zmm27, zmm5, zmm12
vmovdqu64 zmm4, zmmword ptr [rdi + 1312]
vpmadd52luq zmm11, zmm14, zmm4
vmovdqu64 zmm14, zmmword ptr [rdi + 544]
vpmadd52luq zmm11, zmm5, zmm14
vmovdqu64 zmm5, zmmword ptr [rdi + 96]
vpmadd52huq zmm7, zmm5, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 864]
vpmadd52huq zmm7, zmm17, zmm12
vpmadd52luq zmm16, zmm19, zmm28
vpmadd52luq zmm16, zmm1, zmm8
vpmadd52huq zmm26, zmm19, zmm28
vpmadd52huq zmm26, zmm1, zmm8
vmovdqu64 zmm12, zmmword ptr [rdi + 1376]
vpmadd52luq zmm25, zmm19, zmm12
vpmadd52luq zmm25, zmm1, zmm21
vmovdqu64 zmm1, zmmword ptr [rdi + 160]
vpmadd52huq zmm24, zmm1, zmm28
vmovdqu64 zmm28, zmmword ptr [rdi + 928]
vpmadd52huq zmm24, zmm28, zmm8
vpmadd52luq zmm15, zmm0, zmm2
vpmadd52luq zmm15, zmm18, zmm23
vpmadd52huq zmm13, zmm0, zmm2
vpmadd52huq zmm13, zmm18, zmm23
vmovdqu64 zmm8, zmmword ptr [rdi + 1440]
vpmadd52luq zmm20, zmm0, zmm8
vmovdqu64 zmm0, zmmword ptr [rdi + 672]
vpmadd52luq zmm20, zmm18, zmm0
vmovdqu64 zmm18, zmmword ptr [rdi + 224]
vpmadd52huq zmm22, zmm18, zmm2
vmovdqu64 zmm19, zmmword ptr [rdi + 992]
vpmadd52huq zmm22, zmm19, zmm23
vpmadd52luq zmm29, zmm5, zmm4
vpmadd52luq zmm29, zmm17, zmm14
vpmadd52huq zmm27, zmm5, zmm4
vpmadd52huq zmm27, zmm17, zmm14
vmovdqu64 zmm23, zmmword ptr [rdi + 1320]
vpmadd52luq zmm11, zmm5, zmm23
vmovdqu64 zmm5, zmmword ptr [rdi + 552]
vpmadd52luq zmm11, zmm17, zmm5
vmovdqu64 zmm17, zmmword ptr [rdi + 88]
vpmadd52huq zmm7, zmm17, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 856]
vpmadd52huq zmm7, zmm4, zmm14
vpmadd52luq zmm16, zmm1, zmm12
vpmadd52luq zmm16, zmm28, zmm21
vpmadd52huq zmm26, zmm1, zmm12
vpmadd52huq zmm26, zmm28, zmm21
vmovdqu64 zmm14, zmmword ptr [rdi + 1384]
vpmadd52luq zmm25, zmm1, zmm14
vpmadd52luq zmm25, zmm28, zmm10
vmovdqu64 zmm28, zmmword ptr [rdi + 152]
vpmadd52huq zmm24, zmm28, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 920]
vpmadd52huq zmm24, zmm12, zmm21
vpmadd52luq zmm15, zmm18, zmm8
vpmadd52luq zmm15, zmm19, zmm0
vpmadd52huq zmm13, zmm18, zmm8
vpmadd52huq zmm13, zmm19, zmm0
vmovdqu64 zmm21, zmmword ptr [rdi + 1448]
vpmadd52luq zmm20, zmm18, zmm21
vmovdqu64 zmm18, zmmword ptr [rdi + 680]
vpmadd52luq zmm20, zmm19, zmm18
vmovdqu64 zmm19, zmmword ptr [rdi + 216]
vpmadd52huq zmm22, zmm19, zmm8
vmovdqu64 zmm1, zmmword ptr [rdi + 984]
vpmadd52huq zmm22, zmm1, zmm0
vpmadd52luq zmm29, zmm17, zmm23
vpmadd52luq zmm29, zmm4, zmm5
vpmadd52huq zmm27, zmm17, zmm23
vpmadd52huq zmm27, zmm4, zmm5
vpmadd52luq zmm11, zmm17, zmm3
vpmadd52luq zmm11, zmm4, zmm6
vmovdqu64 zmm4, zmmword ptr [rdi + 80]
vpmadd52huq zmm7, zmm4, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 848]
vpmadd52huq zmm7, zmm23, zmm5
vpmadd52luq zmm16, zmm28, zmm14
vpmadd52luq zmm16, zmm12, zmm10
vpmadd52huq zmm26, zmm28, zmm14
vpmadd52huq zmm26, zmm12, zmm10
vmovdqu64 zmm5, zmmword ptr [rdi + 1392]
vpmadd52luq zmm25, zmm28, zmm5
vpmadd52luq zmm25, zmm12, zmm9
vmovdqu64 zmm12, zmmword ptr [rdi + 144]
vpmadd52huq zmm24, zmm12, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 912]
vpmadd52huq zmm24, zmm14, zmm10
vpmadd52luq zmm15, zmm19, zmm21
vpmadd52luq zmm15, zmm1, zmm18
vpmadd52huq zmm13, zmm19, zmm21
vpmadd52huq zmm13, zmm1, zmm18
vmovdqu64 zmm10, zmmword ptr [rdi + 1456]
vpmadd52luq zmm20, zmm19, zmm10
vmovdqu64 zmm19, zmmword ptr [rdi + 688]
vpmadd52luq zmm20, zmm1, zmm19
vmovdqu64 zmm1, zmmword ptr [rdi + 208]
vpmadd52huq zmm22, zmm1, zmm21
vmovdqu64 zmm28, zmmword ptr [rdi + 976]
vpmadd52huq zmm22, zmm28, zmm18
vpmadd52luq zmm29, zmm4, zmm3
vpmadd52luq zmm29, zmm23, zmm6
vpmadd52huq zmm27, zmm4, zmm3
vpmadd52huq zmm27, zmm23, zmm6
vmovdqu64 zmm17, zmmword ptr [rdi + 1336]
vpmadd52luq zmm11, zmm4, zmm17
vmovdqu64 zmm4, zmmword ptr [rdi + 568]
vpmadd52luq zmm11, zmm23, zmm4
vmovdqu64 zmm23, zmmword ptr [rdi + 72]
vpmadd52huq zmm7, zmm23, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 840]
vpmadd52huq zmm7, zmm3, zmm6
vpmadd52luq zmm16, zmm12, zmm5
vpmadd52luq zmm16, zmm14, zmm9
vpmadd52huq zmm26, zmm12, zmm5
vpmadd52huq zmm26, zmm14, zmm9
vmovdqu64 zmm6, zmmword ptr [rdi + 1400]
vpmadd52luq zmm25, zmm12, zmm6
vmovdqa64 zmmword ptr [rdi + 3136], zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 632]
vpmadd52luq zmm25, zmm14, zmm7
vmovdqu64 zmm14, zmmword ptr [rdi + 136]
vpmadd52huq zmm24, zmm14, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 904]
vpmadd52huq zmm24, zmm5, zmm9
vpmadd52luq zmm15, zmm1, zmm10
vpmadd52luq zmm15, zmm28, zmm19
vpmadd52huq zmm13, zmm1, zmm10
vpmadd52huq zmm13, zmm28, zmm19
vmovdqu64 zmm9, zmmword ptr [rdi + 1464]
vpmadd52luq zmm20, zmm1, zmm9
vmovdqu64 zmm1, zmmword ptr [rdi + 696]
vpmadd52luq zmm20, zmm28, zmm1
vmovdqu64 zmm28, zmmword ptr [rdi + 200]
vpmadd52huq zmm22, zmm28, zmm10
vmovdqu64 zmm12, zmmword ptr [rdi + 968]
vpmadd52huq zmm22, zmm12, zmm19
vpmadd52luq zmm29, zmm23, zmm17
vpmadd52luq zmm29, zmm3, zmm4
vpmadd52huq zmm27, zmm23, zmm17
vpmadd52huq zmm27, zmm3, zmm4
vpmadd52luq zmm11, zmm23, zmmword ptr [rdi + 1344]
vpmadd52luq zmm11, zmm3, zmmword ptr [rdi + 576]
vpmadd52luq zmm16, zmm14, zmm6
vpmadd52luq zmm16, zmm5, zmm7
vpmadd52huq zmm26, zmm14, zmm6
vpmadd52huq zmm26, zmm5, zmm7
vmovdqa64 zmm17, zmmword ptr [rdi + 1408]
vpmadd52luq zmm25, zmm14, zmm17
vmovdqa64 zmm4, zmmword ptr [rdi + 640]
vpmadd52luq zmm25, zmm5, zmm4
vmovdqa64 zmmword ptr [rdi + 3200], zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 128]
vpmadd52huq zmm24, zmm27, zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 896]
vpmadd52huq zmm24, zmm6, zmm7
vpmadd52luq zmm15, zmm28, zmm9
vpmadd52luq zmm15, zmm12, zmm1
vpmadd52huq zmm13, zmm28, zmm9
vpmadd52huq zmm13, zmm12, zmm1
vmovdqa64 zmm7, zmmword ptr [rdi + 1472]
vpmadd52luq zmm20, zmm28, zmm7
vmovdqa64 zmm28, zmmword ptr [rdi + 704]
vpmadd52luq zmm20, zmm12, zmm28
vmovdqa64 zmm12, zmmword ptr [rdi + 192]
vpmadd52huq zmm22, zmm12, zmm9
vmovdqa64 zmmword ptr [rdi + 3264], zmm11
vmovdqa64 zmm11, zmmword ptr [rdi + 960]
vpmadd52huq zmm22, zmm11, zmm1
vpmadd52luq zmm16, zmm27, zmm17
vpmadd52luq zmm16, zmm6, zmm4
vpmadd52huq zmm26, zmm27, zmm17
vpmadd52huq zmm26, zmm6, zmm4
vmovdqa64 zmmword ptr [rdi + 3328], zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 1416]
vpmadd52luq zmm25, zmm27, zmm29
vmovdqu64 zmm27, zmmword ptr [rdi + 648]
vpmadd52luq zmm25, zmm6, zmm27
vmovdqu64 zmm6, zmmword ptr [rdi + 120]
vpmadd52huq zmm24, zmm6, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 888]
vpmadd52huq zmm24, zmm17, zmm4
vpmadd52luq zmm15, zmm12, zmm7
vpmadd52luq zmm15, zmm11, zmm28
vpmadd52huq zmm13, zmm12, zmm7
vpmadd52huq zmm13, zmm11, zmm28
vmovdqu64 zmm4, zmmword ptr [rdi + 1480]
vpmadd52luq zmm20, zmm12, zmm4
vmovdqu64 zmm12, zmmword ptr [rdi + 712]
vpmadd52luq zmm20, zmm11, zmm12
vmovdqu64 zmm11, zmmword ptr [rdi + 184]
vpmadd52huq zmm22, zmm11, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 952]
vpmadd52huq zmm22, zmm7, zmm28
vpmadd52luq zmm16, zmm6, zmm29
vpmadd52luq zmm16, zmm17, zmm27
vpmadd52huq zmm26, zmm6, zmm29
vpmadd52huq zmm26, zmm17, zmm27
vmovdqu64 zmm28, zmmword ptr [rdi + 1424]
vpmadd52luq zmm25, zmm6, zmm28
vmovdqu64 zmm6, zmmword ptr [rdi + 656]
vpmadd52luq zmm25, zmm17, zmm6
vmovdqu64 zmm17, zmmword ptr [rdi + 112]
vpmadd52huq zmm24, zmm17, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 880]
vpmadd52huq zmm24, zmm29, zmm27
vpmadd52luq zmm15, zmm11, zmm4
vpmadd52luq zmm15, zmm7, zmm12
vpmadd52huq zmm13, zmm11, zmm4
vpmadd52huq zmm13, zmm7, zmm12
vmovdqu64 zmm27, zmmword ptr [rdi + 1488]
vpmadd52luq zmm20, zmm11, zmm27
vmovdqu64 zmm11, zmmword ptr [rdi + 720]
vpmadd52luq zmm20, zmm7, zmm11
vmovdqu64 zmm7, zmmword ptr [rdi + 176]
vpmadd52huq zmm22, zmm7, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 944]
vpmadd52huq zmm22, zmm4, zmm12
vpmadd52luq zmm16, zmm17, zmm28
vpmadd52luq zmm16, zmm29, zmm6
vpmadd52huq zmm26, zmm17, zmm28
vpmadd52huq zmm26, zmm29, zmm6
vpmadd52luq zmm25, zmm17, zmm2
vmovdqu64 zmm17, zmmword ptr [rdi + 664]
vpmadd52luq zmm25, zmm29, zmm17
vmovdqu64 zmm29, zmmword ptr [rdi + 104]
vpmadd52huq zmm24, zmm29, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 872]
vpmadd52huq zmm24, zmm12, zmm6
vpmadd52luq zmm15, zmm7, zmm27
vpmadd52luq zmm15, zmm4, zmm11
vpmadd52huq zmm13, zmm7, zmm27
vpmadd52huq zmm13, zmm4, zmm11
vmovdqu64 zmm6, zmmword ptr [rdi + 1496]
vpmadd52luq zmm20, zmm7, zmm6
vmovdqu64 zmm7, zmmword ptr [rdi + 728]
vpmadd52luq zmm20, zmm4, zmm7
vmovdqu64 zmm4, zmmword ptr [rdi + 168]
vpmadd52huq zmm22, zmm4, zmm27
vmovdqu64 zmm27, zmmword ptr [rdi + 936]
vpmadd52huq zmm22, zmm27, zmm11
vpmadd52luq zmm16, zmm29, zmm2
vpmadd52luq zmm16, zmm12, zmm17
vpmadd52huq zmm26, zmm29, zmm2
vpmadd52huq zmm26, zmm12, zmm17
vpmadd52luq zmm25, zmm29, zmm8
vpmadd52luq zmm25, zmm12, zmm0
vmovdqu64 zmm12, zmmword ptr [rdi + 96]
vpmadd52huq zmm24, zmm12, zmm2
vmovdqu64 zmm29, zmmword ptr [rdi + 864]
vpmadd52huq zmm24, zmm29, zmm17
vpmadd52luq zmm15, zmm4, zmm6
vpmadd52luq zmm15, zmm27, zmm7
vpmadd52huq zmm13, zmm4, zmm6
vpmadd52huq zmm13, zmm27, zmm7
vmovdqu64 zmm11, zmmword ptr [rdi + 1504]
vpmadd52luq zmm20, zmm4, zmm11
vmovdqu64 zmm4, zmmword ptr [rdi + 736]
vpmadd52luq zmm20, zmm27, zmm4
vmovdqu64 zmm27, zmmword ptr [rdi + 160]
vpmadd52huq zmm22, zmm27, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 928]
vpmadd52huq zmm22, zmm6, zmm7
vpmadd52luq zmm16, zmm12, zmm8
vpmadd52luq zmm16, zmm29, zmm0
vpmadd52huq zmm26, zmm12, zmm8
vpmadd52huq zmm26, zmm29, zmm0
vpmadd52luq zmm25, zmm12, zmm21
vpmadd52luq zmm25, zmm29, zmm18
vmovdqu64 zmm12, zmmword ptr [rdi + 88]
vpmadd52huq zmm24, zmm12, zmm8
vmovdqu64 zmm29, zmmword ptr [rdi + 856]
vpmadd52huq zmm24, zmm29, zmm0
vpmadd52luq zmm15, zmm27, zmm11
vpmadd52luq zmm15, zmm6, zmm4
vpmadd52huq zmm13, zmm27, zmm11
vpmadd52huq zmm13, zmm6, zmm4
vmovdqu64 zmm7, zmmword ptr [rdi + 1512]
vpmadd52luq zmm20, zmm27, zmm7
vmovdqu64 zmm27, zmmword ptr [rdi + 744]
vpmadd52luq zmm20, zmm6, zmm27
vmovdqu64 zmm6, zmmword ptr [rdi + 152]
vpmadd52huq zmm22, zmm6, zmm11
vmovdqu64 zmm11, zmmword ptr [rdi + 920]
vpmadd52huq zmm22, zmm11, zmm4
vpmadd52luq zmm16, zmm12, zmm21
vpmadd52luq zmm16, zmm29, zmm18
vpmadd52huq zmm26, zmm12, zmm21
vpmadd52huq zmm26, zmm29, zmm18
vpmadd52luq zmm25, zmm12, zmm10
vpmadd52luq zmm25, zmm29, zmm19
vmovdqu64 zmm12, zmmword ptr [rdi + 80]
vpmadd52huq zmm24, zmm12, zmm21
vmovdqu64 zmm29, zmmword ptr [rdi + 848]
vpmadd52huq zmm24, zmm29, zmm18
vpmadd52luq zmm15, zmm6, zmm7
vpmadd52luq zmm15, zmm11, zmm27
vpmadd52huq zmm13, zmm6, zmm7
vpmadd52huq zmm13, zmm11, zmm27
vmovdqu64 zmm4, zmmword ptr [rdi + 1520]
vpmadd52luq zmm20, zmm6, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 752]
vpmadd52luq zmm20, zmm11, zmm6
vmovdqu64 zmm11, zmmword ptr [rdi + 144]
vpmadd52huq zmm22, zmm11, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 912]
vpmadd52huq zmm22, zmm7, zmm27
vpmadd52luq zmm16, zmm12, zmm10
vpmadd52luq zmm16, zmm29, zmm19
vpmadd52huq zmm26, zmm12, zmm10
vpmadd52huq zmm26, zmm29, zmm19
vpmadd52luq zmm25, zmm12, zmm9
vpmadd52luq zmm25, zmm29, zmm1
vpmadd52huq zmm24, zmm23, zmm10
vpmadd52huq zmm24, zmm3, zmm19
vpmadd52luq zmm15, zmm11, zmm4
vpmadd52luq zmm15, zmm7, zmm6
vpmadd52huq zmm13, zmm11, zmm4
vpmadd52huq zmm13, zmm7, zmm6
vmovdqu64 zmm12, zmmword ptr [rdi + 1528]
vpmadd52luq zmm20, zmm11, zmm12
vmovdqu64 zmm11, zmmword ptr [rdi + 760]
vpmadd52luq zmm20, zmm7, zmm11
vpmadd52huq zmm22, zmm14, zmm4
vpmadd52huq zmm22, zmm5, zmm6
vpmadd52luq zmm16, zmm23, zmm9
vpmadd52luq zmm16, zmm3, zmm1
vpmadd52huq zmm26, zmm23, zmm9
vpmadd52huq zmm26, zmm3, zmm1
vpmadd52luq zmm25, zmm23, zmmword ptr [rdi + 1472]
vpmadd52luq zmm25, zmm3, zmmword ptr [rdi + 704]
vpmadd52luq zmm15, zmm14, zmm12
vpmadd52luq zmm15, zmm5, zmm11
vpmadd52huq zmm13, zmm14, zmm12
vpmadd52huq zmm13, zmm5, zmm11
vpmadd52huq zmm22, zmm12, zmmword ptr [rdi + 128]
vpmadd52huq zmm22, zmm11, zmmword ptr [rdi + 896]
vmovdqa64 zmm3, zmmword ptr [rdi + 3136]
vmovdqa64 zmm5, zmmword ptr [rdi + 3328]
vpaddq zmm3, zmm5, zmm3
vmovdqa64 zmm5, zmmword ptr [rdi + 3264]
vmovdqa64 zmm7, zmmword ptr [rdi + 3200]
vpaddq zmm5, zmm7, zmm5
vmovdqa64 zmm7, zmmword ptr [rdi + 320]
vmovdqa64 zmm14, zmmword ptr [rdi + 1088]
vpmadd52luq zmm3, zmm7, zmm14
vpmadd52huq zmm5, zmm7, zmm14
vpaddq zmm16, zmm16, zmm24
vpaddq zmm23, zmm26, zmm25
vmovdqa64 zmm24, zmmword ptr [rdi + 384]
vmovdqa64 zmm25, zmmword ptr [rdi + 1152]
vpmadd52luq zmm16, zmm24, zmm25
vpmadd52huq zmm23, zmm24, zmm25
vpaddq zmm15, zmm15, zmm22
vpaddq zmm13, zmm13, zmm20
vmovdqa64 zmm20, zmmword ptr [rdi + 448]
vmovdqa64 zmm22, zmmword ptr [rdi + 1216]
vpmadd52luq zmm15, zmm20, zmm22
vpmadd52huq zmm13, zmm20, zmm22
vmovdqa64 zmm26, zmmword ptr [rdi + 512]
vmovdqu64 zmm29, zmmword ptr [rdi + 1288]
vmovdqa64 zmmword ptr [rdi + 3392], zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm26, zmm29
vmovdqa64 zmmword ptr [rdi + 3456], zmm13
vmovdqa64 zmm13, zmmword ptr [rdi + 1280]
vmovdqa64 zmmword ptr [rdi + 3520], zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 520]
vpmadd52luq zmm15, zmm13, zmm23
vmovdqa64 zmmword ptr [rdi + 3584], zmm16
vmovdqu64 zmm16, zmmword ptr [rdi + 504]
vmovdqa64 zmmword ptr [rdi + 3648], zmm5
vpxorq zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm16, zmm13
vmovdqa64 zmmword ptr [rdi + 3712], zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 1272]
vpmadd52huq zmm5, zmm3, zmm26
vmovdqa64 zmm14, zmmword ptr [rdi + 576]
vmovdqu64 zmm7, zmmword ptr [rdi + 1352]
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm14, zmm7
vmovdqa64 zmm24, zmmword ptr [rdi + 1344]
vmovdqu64 zmm11, zmmword ptr [rdi + 584]
vpmadd52luq zmm25, zmm24, zmm11
vmovdqu64 zmm12, zmmword ptr [rdi + 568]
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm12, zmm24
vmovdqu64 zmm4, zmmword ptr [rdi + 1336]
vpmadd52huq zmm6, zmm4, zmm14
vmovdqa64 zmm27, zmmword ptr [rdi + 640]
vmovdqu64 zmm13, zmmword ptr [rdi + 1416]
vpxorq zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm27, zmm13
vmovdqa64 zmm22, zmmword ptr [rdi + 1408]
vmovdqu64 zmm20, zmmword ptr [rdi + 648]
vpmadd52luq zmm26, zmm22, zmm20
vmovdqu64 zmm14, zmmword ptr [rdi + 632]
vpxorq zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm14, zmm22
vmovdqu64 zmm22, zmmword ptr [rdi + 1400]
vpmadd52huq zmm24, zmm22, zmm27
vpxorq zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm16, zmm29
vpmadd52luq zmm27, zmm3, zmm23
vpxorq zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm16, zmm29
vpmadd52huq zmm1, zmm3, zmm23
vmovdqu64 zmm9, zmmword ptr [rdi + 1296]
vpmadd52luq zmm15, zmm16, zmm9
vmovdqu64 zmm16, zmmword ptr [rdi + 528]
vpmadd52luq zmm15, zmm3, zmm16
vmovdqu64 zmm3, zmmword ptr [rdi + 496]
vpmadd52huq zmm5, zmm3, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 1264]
vpmadd52huq zmm5, zmm29, zmm23
vpxorq zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm12, zmm7
vpmadd52luq zmm23, zmm4, zmm11
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm12, zmm7
vpmadd52huq zmm19, zmm4, zmm11
vmovdqu64 zmm10, zmmword ptr [rdi + 1360]
vpmadd52luq zmm25, zmm12, zmm10
vmovdqu64 zmm12, zmmword ptr [rdi + 592]
vpmadd52luq zmm25, zmm4, zmm12
vmovdqu64 zmm4, zmmword ptr [rdi + 560]
vpmadd52huq zmm6, zmm4, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 1328]
vpmadd52huq zmm6, zmm7, zmm11
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm14, zmm13
vpmadd52luq zmm11, zmm22, zmm20
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm14, zmm13
vpmadd52huq zmm18, zmm22, zmm20
vpmadd52luq zmm26, zmm14, zmm28
vmovdqu64 zmm14, zmmword ptr [rdi + 656]
vpmadd52luq zmm26, zmm22, zmm14
vmovdqu64 zmm22, zmmword ptr [rdi + 624]
vpmadd52huq zmm24, zmm22, zmm13
vmovdqu64 zmm13, zmmword ptr [rdi + 1392]
vpmadd52huq zmm24, zmm13, zmm20
vpmadd52luq zmm27, zmm3, zmm9
vpmadd52luq zmm27, zmm29, zmm16
vpmadd52huq zmm1, zmm3, zmm9
vpmadd52huq zmm1, zmm29, zmm16
vmovdqu64 zmm20, zmmword ptr [rdi + 1304]
vpmadd52luq zmm15, zmm3, zmm20
vmovdqu64 zmm3, zmmword ptr [rdi + 536]
vpmadd52luq zmm15, zmm29, zmm3
vmovdqu64 zmm29, zmmword ptr [rdi + 488]
vpmadd52huq zmm5, zmm29, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 1256]
vpmadd52huq zmm5, zmm9, zmm16
vpmadd52luq zmm23, zmm4, zmm10
vpmadd52luq zmm23, zmm7, zmm12
vpmadd52huq zmm19, zmm4, zmm10
vpmadd52huq zmm19, zmm7, zmm12
vmovdqu64 zmm16, zmmword ptr [rdi + 1368]
vpmadd52luq zmm25, zmm4, zmm16
vmovdqu64 zmm4, zmmword ptr [rdi + 600]
vpmadd52luq zmm25, zmm7, zmm4
vmovdqu64 zmm7, zmmword ptr [rdi + 552]
vpmadd52huq zmm6, zmm7, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 1320]
vpmadd52huq zmm6, zmm10, zmm12
vpmadd52luq zmm11, zmm22, zmm28
vpmadd52luq zmm11, zmm13, zmm14
vpmadd52huq zmm18, zmm22, zmm28
vpmadd52huq zmm18, zmm13, zmm14
vpmadd52luq zmm26, zmm22, zmm2
vpmadd52luq zmm26, zmm13, zmm17
vmovdqu64 zmm12, zmmword ptr [rdi + 616]
vpmadd52huq zmm24, zmm12, zmm28
vmovdqu64 zmm28, zmmword ptr [rdi + 1384]
vpmadd52huq zmm24, zmm28, zmm14
vpmadd52luq zmm27, zmm29, zmm20
vpmadd52luq zmm27, zmm9, zmm3
vpmadd52huq zmm1, zmm29, zmm20
vpmadd52huq zmm1, zmm9, zmm3
vmovdqu64 zmm14, zmmword ptr [rdi + 1312]
vpmadd52luq zmm15, zmm29, zmm14
vmovdqu64 zmm29, zmmword ptr [rdi + 544]
vpmadd52luq zmm15, zmm9, zmm29
vmovdqu64 zmm9, zmmword ptr [rdi + 480]
vpmadd52huq zmm5, zmm9, zmm20
vmovdqu64 zmm22, zmmword ptr [rdi + 1248]
vpmadd52huq zmm5, zmm22, zmm3
vpmadd52luq zmm23, zmm7, zmm16
vpmadd52luq zmm23, zmm10, zmm4
vpmadd52huq zmm19, zmm7, zmm16
vpmadd52huq zmm19, zmm10, zmm4
vmovdqu64 zmm13, zmmword ptr [rdi + 1376]
vpmadd52luq zmm25, zmm7, zmm13
vmovdqu64 zmm21, zmmword ptr [rdi + 608]
vpmadd52luq zmm25, zmm10, zmm21
vpmadd52huq zmm6, zmm29, zmm16
vpmadd52huq zmm6, zmm14, zmm4
vpmadd52luq zmm11, zmm12, zmm2
vpmadd52luq zmm11, zmm28, zmm17
vpmadd52huq zmm18, zmm12, zmm2
vpmadd52huq zmm18, zmm28, zmm17
vpmadd52luq zmm26, zmm12, zmm8
vpmadd52luq zmm26, zmm28, zmm0
vpmadd52huq zmm24, zmm21, zmm2
vpmadd52huq zmm24, zmm13, zmm17
vpmadd52luq zmm27, zmm9, zmm14
vpmadd52luq zmm27, zmm22, zmm29
vpmadd52huq zmm1, zmm9, zmm14
vpmadd52huq zmm1, zmm22, zmm29
vpmadd52luq zmm15, zmm9, zmm10
vpmadd52luq zmm15, zmm22, zmm7
vmovdqu64 zmm22, zmmword ptr [rdi + 472]
vpmadd52huq zmm5, zmm22, zmm14
vmovdqu64 zmm9, zmmword ptr [rdi + 1240]
vpmadd52huq zmm5, zmm9, zmm29
vpmadd52luq zmm23, zmm29, zmm13
vpmadd52luq zmm23, zmm14, zmm21
vpmadd52huq zmm19, zmm29, zmm13
vpmadd52huq zmm19, zmm14, zmm21
vpmadd52luq zmm25, zmm29, zmm28
vpmadd52luq zmm25, zmm14, zmm12
vpmadd52huq zmm6, zmm3, zmm13
vpmadd52huq zmm6, zmm20, zmm21
vpmadd52luq zmm11, zmm21, zmm8
vpmadd52luq zmm11, zmm13, zmm0
vpmadd52huq zmm18, zmm21, zmm8
vpmadd52huq zmm18, zmm13, zmm0
vmovdqu64 zmm14, zmmword ptr [rdi + 1448]
vpmadd52luq zmm26, zmm21, zmm14
vmovdqu64 zmm29, zmmword ptr [rdi + 680]
vpmadd52luq zmm26, zmm13, zmm29
vpmadd52huq zmm24, zmm4, zmm8
vpmadd52huq zmm24, zmm16, zmm0
vpmadd52luq zmm27, zmm22, zmm10
vpmadd52luq zmm27, zmm9, zmm7
vpmadd52huq zmm1, zmm22, zmm10
vpmadd52huq zmm1, zmm9, zmm7
vmovdqu64 zmm0, zmmword ptr [rdi + 1328]
vpmadd52luq zmm15, zmm22, zmm0
vmovdqu64 zmm22, zmmword ptr [rdi + 560]
vpmadd52luq zmm15, zmm9, zmm22
vmovdqu64 zmm9, zmmword ptr [rdi + 464]
vpmadd52huq zmm5, zmm9, zmm10
vmovdqu64 zmm8, zmmword ptr [rdi + 1232]
vpmadd52huq zmm5, zmm8, zmm7
vpmadd52luq zmm23, zmm3, zmm28
vpmadd52luq zmm23, zmm20, zmm12
vpmadd52huq zmm19, zmm3, zmm28
vpmadd52huq zmm19, zmm20, zmm12
vmovdqu64 zmm21, zmmword ptr [rdi + 1392]
vpmadd52luq zmm25, zmm3, zmm21
vmovdqu64 zmm3, zmmword ptr [rdi + 624]
vpmadd52luq zmm25, zmm20, zmm3
vmovdqu64 zmm20, zmmword ptr [rdi + 528]
vpmadd52huq zmm6, zmm20, zmm28
vmovdqu64 zmm28, zmmword ptr [rdi + 1296]
vpmadd52huq zmm6, zmm28, zmm12
vpmadd52luq zmm11, zmm4, zmm14
vpmadd52luq zmm11, zmm16, zmm29
vpmadd52huq zmm18, zmm4, zmm14
vpmadd52huq zmm18, zmm16, zmm29
vmovdqu64 zmm12, zmmword ptr [rdi + 1456]
vpmadd52luq zmm26, zmm4, zmm12
vmovdqu64 zmm13, zmmword ptr [rdi + 688]
vpmadd52luq zmm26, zmm16, zmm13
vmovdqu64 zmm10, zmmword ptr [rdi + 592]
vpmadd52huq zmm24, zmm10, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 1360]
vpmadd52huq zmm24, zmm14, zmm29
vpmadd52luq zmm27, zmm9, zmm0
vpmadd52luq zmm27, zmm8, zmm22
vpmadd52huq zmm1, zmm9, zmm0
vpmadd52huq zmm1, zmm8, zmm22
vmovdqu64 zmm29, zmmword ptr [rdi + 1336]
vpmadd52luq zmm15, zmm9, zmm29
vmovdqu64 zmm9, zmmword ptr [rdi + 568]
vpmadd52luq zmm15, zmm8, zmm9
vmovdqu64 zmm8, zmmword ptr [rdi + 456]
vpmadd52huq zmm5, zmm8, zmm0
vmovdqu64 zmm7, zmmword ptr [rdi + 1224]
vpmadd52huq zmm5, zmm7, zmm22
vpmadd52luq zmm23, zmm20, zmm21
vpmadd52luq zmm23, zmm28, zmm3
vpmadd52huq zmm19, zmm20, zmm21
vpmadd52huq zmm19, zmm28, zmm3
vmovdqu64 zmm17, zmmword ptr [rdi + 1400]
vpmadd52luq zmm25, zmm20, zmm17
vmovdqu64 zmm20, zmmword ptr [rdi + 632]
vpmadd52luq zmm25, zmm28, zmm20
vmovdqu64 zmm28, zmmword ptr [rdi + 520]
vpmadd52huq zmm6, zmm28, zmm21
vmovdqu64 zmm21, zmmword ptr [rdi + 1288]
vpmadd52huq zmm6, zmm21, zmm3
vpmadd52luq zmm11, zmm10, zmm12
vpmadd52luq zmm11, zmm14, zmm13
vpmadd52huq zmm18, zmm10, zmm12
vpmadd52huq zmm18, zmm14, zmm13
vmovdqu64 zmm3, zmmword ptr [rdi + 1464]
vpmadd52luq zmm26, zmm10, zmm3
vmovdqu64 zmm2, zmmword ptr [rdi + 696]
vpmadd52luq zmm26, zmm14, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 584]
vpmadd52huq zmm24, zmm4, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 1352]
vpmadd52huq zmm24, zmm12, zmm13
vpmadd52luq zmm27, zmm8, zmm29
vpmadd52luq zmm27, zmm7, zmm9
vpmadd52huq zmm1, zmm8, zmm29
vpmadd52huq zmm1, zmm7, zmm9
vmovdqa64 zmm13, zmmword ptr [rdi + 1344]
vpmadd52luq zmm15, zmm8, zmm13
vmovdqa64 zmm8, zmmword ptr [rdi + 576]
vpmadd52luq zmm15, zmm7, zmm8
vmovdqa64 zmm7, zmmword ptr [rdi + 448]
vpmadd52huq zmm5, zmm7, zmm29
vmovdqa64 zmm16, zmmword ptr [rdi + 1216]
vpmadd52huq zmm5, zmm16, zmm9
vpmadd52luq zmm23, zmm28, zmm17
vpmadd52luq zmm23, zmm21, zmm20
vpmadd52huq zmm19, zmm28, zmm17
vpmadd52huq zmm19, zmm21, zmm20
vmovdqa64 zmm0, zmmword ptr [rdi + 1408]
vpmadd52luq zmm25, zmm28, zmm0
vmovdqa64 zmm28, zmmword ptr [rdi + 640]
vpmadd52luq zmm25, zmm21, zmm28
vmovdqa64 zmm21, zmmword ptr [rdi + 512]
vpmadd52huq zmm6, zmm21, zmm17
vmovdqa64 zmm17, zmmword ptr [rdi + 1280]
vpmadd52huq zmm6, zmm17, zmm20
vpmadd52luq zmm11, zmm4, zmm3
vpmadd52luq zmm11, zmm12, zmm2
vpmadd52huq zmm18, zmm4, zmm3
vpmadd52huq zmm18, zmm12, zmm2
vmovdqa64 zmm20, zmmword ptr [rdi + 1472]
vpmadd52luq zmm26, zmm4, zmm20
vmovdqa64 zmm22, zmmword ptr [rdi + 704]
vpmadd52luq zmm26, zmm12, zmm22
vpmadd52huq zmm24, zmm8, zmm3
vpmadd52huq zmm24, zmm13, zmm2
vpmadd52luq zmm27, zmm7, zmm13
vpmadd52luq zmm27, zmm16, zmm8
vpmadd52huq zmm1, zmm7, zmm13
vpmadd52huq zmm1, zmm16, zmm8
vpmadd52luq zmm15, zmm7, zmm12
vpmadd52luq zmm15, zmm16, zmm4
vmovdqu64 zmm16, zmmword ptr [rdi + 440]
vpmadd52huq zmm5, zmm16, zmm13
vmovdqu64 zmm7, zmmword ptr [rdi + 1208]
vpmadd52huq zmm5, zmm7, zmm8
vpmadd52luq zmm23, zmm21, zmm0
vpmadd52luq zmm23, zmm17, zmm28
vpmadd52huq zmm19, zmm21, zmm0
vpmadd52huq zmm19, zmm17, zmm28
vmovdqu64 zmm2, zmmword ptr [rdi + 1416]
vpmadd52luq zmm25, zmm21, zmm2
vmovdqu64 zmm21, zmmword ptr [rdi + 648]
vpmadd52luq zmm25, zmm17, zmm21
vmovdqu64 zmm17, zmmword ptr [rdi + 504]
vpmadd52huq zmm6, zmm17, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 1272]
vpmadd52huq zmm6, zmm0, zmm28
vpmadd52luq zmm11, zmm8, zmm20
vpmadd52luq zmm11, zmm13, zmm22
vpmadd52huq zmm18, zmm8, zmm20
vpmadd52huq zmm18, zmm13, zmm22
vmovdqu64 zmm28, zmmword ptr [rdi + 1480]
vpmadd52luq zmm26, zmm8, zmm28
vmovdqu64 zmm8, zmmword ptr [rdi + 712]
vpmadd52luq zmm26, zmm13, zmm8
vpmadd52huq zmm24, zmm9, zmm20
vpmadd52huq zmm24, zmm29, zmm22
vpmadd52luq zmm27, zmm16, zmm12
vpmadd52luq zmm27, zmm7, zmm4
vpmadd52huq zmm1, zmm16, zmm12
vpmadd52huq zmm1, zmm7, zmm4
vpmadd52luq zmm15, zmm16, zmm14
vpmadd52luq zmm15, zmm7, zmm10
vmovdqu64 zmm13, zmmword ptr [rdi + 432]
vpmadd52huq zmm5, zmm13, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 1200]
vpmadd52huq zmm5, zmm12, zmm4
vpmadd52luq zmm23, zmm17, zmm2
vpmadd52luq zmm23, zmm0, zmm21
vpmadd52huq zmm19, zmm17, zmm2
vpmadd52huq zmm19, zmm0, zmm21
vmovdqu64 zmm4, zmmword ptr [rdi + 1424]
vpmadd52luq zmm25, zmm17, zmm4
vmovdqu64 zmm17, zmmword ptr [rdi + 656]
vpmadd52luq zmm25, zmm0, zmm17
vmovdqu64 zmm0, zmmword ptr [rdi + 496]
vpmadd52huq zmm6, zmm0, zmm2
vmovdqu64 zmm7, zmmword ptr [rdi + 1264]
vpmadd52huq zmm6, zmm7, zmm21
vpmadd52luq zmm11, zmm9, zmm28
vpmadd52luq zmm11, zmm29, zmm8
vpmadd52huq zmm18, zmm9, zmm28
vpmadd52huq zmm18, zmm29, zmm8
vmovdqu64 zmm16, zmmword ptr [rdi + 1488]
vpmadd52luq zmm26, zmm9, zmm16
vmovdqu64 zmm9, zmmword ptr [rdi + 720]
vpmadd52luq zmm26, zmm29, zmm9
vmovdqu64 zmm29, zmmword ptr [rdi + 560]
vpmadd52huq zmm24, zmm29, zmm28
vmovdqu64 zmm28, zmmword ptr [rdi + 1328]
vpmadd52huq zmm24, zmm28, zmm8
vpmadd52luq zmm27, zmm13, zmm14
vpmadd52luq zmm27, zmm12, zmm10
vpmadd52huq zmm1, zmm13, zmm14
vpmadd52huq zmm1, zmm12, zmm10
vmovdqu64 zmm8, zmmword ptr [rdi + 1368]
vpmadd52luq zmm15, zmm13, zmm8
vmovdqu64 zmm13, zmmword ptr [rdi + 600]
vpmadd52luq zmm15, zmm12, zmm13
vmovdqu64 zmm12, zmmword ptr [rdi + 424]
vpmadd52huq zmm5, zmm12, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 1192]
vpmadd52huq zmm5, zmm14, zmm10
vpmadd52luq zmm23, zmm0, zmm4
vpmadd52luq zmm23, zmm7, zmm17
vpmadd52huq zmm19, zmm0, zmm4
vpmadd52huq zmm19, zmm7, zmm17
vmovdqu64 zmm10, zmmword ptr [rdi + 1432]
vpmadd52luq zmm25, zmm0, zmm10
vmovdqu64 zmm0, zmmword ptr [rdi + 664]
vpmadd52luq zmm25, zmm7, zmm0
vmovdqu64 zmm7, zmmword ptr [rdi + 488]
vpmadd52huq zmm6, zmm7, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 1256]
vpmadd52huq zmm6, zmm4, zmm17
vpmadd52luq zmm11, zmm29, zmm16
vpmadd52luq zmm11, zmm28, zmm9
vpmadd52huq zmm18, zmm29, zmm16
vpmadd52huq zmm18, zmm28, zmm9
vmovdqu64 zmm17, zmmword ptr [rdi + 1496]
vpmadd52luq zmm26, zmm29, zmm17
vmovdqu64 zmm29, zmmword ptr [rdi + 728]
vpmadd52luq zmm26, zmm28, zmm29
vmovdqu64 zmm28, zmmword ptr [rdi + 552]
vpmadd52huq zmm24, zmm28, zmm16
vmovdqu64 zmm16, zmmword ptr [rdi + 1320]
vpmadd52huq zmm24, zmm16, zmm9
vpmadd52luq zmm27, zmm12, zmm8
vpmadd52luq zmm27, zmm14, zmm13
vpmadd52huq zmm1, zmm12, zmm8
vpmadd52huq zmm1, zmm14, zmm13
vmovdqu64 zmm9, zmmword ptr [rdi + 1376]
vpmadd52luq zmm15, zmm12, zmm9
vmovdqu64 zmm12, zmmword ptr [rdi + 608]
vpmadd52luq zmm15, zmm14, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 416]
vpmadd52huq zmm5, zmm14, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 1184]
vpmadd52huq zmm5, zmm8, zmm13
vpmadd52luq zmm23, zmm7, zmm10
vpmadd52luq zmm23, zmm4, zmm0
vpmadd52huq zmm19, zmm7, zmm10
vpmadd52huq zmm19, zmm4, zmm0
vmovdqu64 zmm13, zmmword ptr [rdi + 1440]
vpmadd52luq zmm25, zmm7, zmm13
vmovdqu64 zmm7, zmmword ptr [rdi + 672]
vpmadd52luq zmm25, zmm4, zmm7
vmovdqu64 zmm4, zmmword ptr [rdi + 480]
vpmadd52huq zmm6, zmm4, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 1248]
vpmadd52huq zmm6, zmm10, zmm0
vpmadd52luq zmm11, zmm28, zmm17
vpmadd52luq zmm11, zmm16, zmm29
vpmadd52huq zmm18, zmm28, zmm17
vpmadd52huq zmm18, zmm16, zmm29
vmovdqu64 zmm0, zmmword ptr [rdi + 1504]
vpmadd52luq zmm26, zmm28, zmm0
vmovdqu64 zmm28, zmmword ptr [rdi + 736]
vpmadd52luq zmm26, zmm16, zmm28
vmovdqu64 zmm16, zmmword ptr [rdi + 544]
vpmadd52huq zmm24, zmm16, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 1312]
vpmadd52huq zmm24, zmm17, zmm29
vpmadd52luq zmm27, zmm14, zmm9
vpmadd52luq zmm27, zmm8, zmm12
vpmadd52huq zmm1, zmm14, zmm9
vpmadd52huq zmm1, zmm8, zmm12
vmovdqu64 zmm29, zmmword ptr [rdi + 1384]
vpmadd52luq zmm15, zmm14, zmm29
vmovdqu64 zmm14, zmmword ptr [rdi + 616]
vpmadd52luq zmm15, zmm8, zmm14
vmovdqu64 zmm8, zmmword ptr [rdi + 408]
vpmadd52huq zmm5, zmm8, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 1176]
vpmadd52huq zmm5, zmm9, zmm12
vpmadd52luq zmm23, zmm4, zmm13
vpmadd52luq zmm23, zmm10, zmm7
vpmadd52huq zmm19, zmm4, zmm13
vpmadd52huq zmm19, zmm10, zmm7
vmovdqu64 zmm12, zmmword ptr [rdi + 1448]
vpmadd52luq zmm25, zmm4, zmm12
vmovdqu64 zmm4, zmmword ptr [rdi + 680]
vpmadd52luq zmm25, zmm10, zmm4
vmovdqu64 zmm10, zmmword ptr [rdi + 472]
vpmadd52huq zmm6, zmm10, zmm13
vmovdqu64 zmm13, zmmword ptr [rdi + 1240]
vpmadd52huq zmm6, zmm13, zmm7
vpmadd52luq zmm11, zmm16, zmm0
vpmadd52luq zmm11, zmm17, zmm28
vpmadd52huq zmm18, zmm16, zmm0
vpmadd52huq zmm18, zmm17, zmm28
vmovdqu64 zmm7, zmmword ptr [rdi + 1512]
vpmadd52luq zmm26, zmm16, zmm7
vmovdqu64 zmm16, zmmword ptr [rdi + 744]
vpmadd52luq zmm26, zmm17, zmm16
vmovdqu64 zmm17, zmmword ptr [rdi + 536]
vpmadd52huq zmm24, zmm17, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 1304]
vpmadd52huq zmm24, zmm0, zmm28
vpmadd52luq zmm27, zmm8, zmm29
vpmadd52luq zmm27, zmm9, zmm14
vpmadd52huq zmm1, zmm8, zmm29
vpmadd52huq zmm1, zmm9, zmm14
vmovdqu64 zmm28, zmmword ptr [rdi + 1392]
vpmadd52luq zmm15, zmm8, zmm28
vmovdqu64 zmm8, zmmword ptr [rdi + 624]
vpmadd52luq zmm15, zmm9, zmm8
vmovdqu64 zmm9, zmmword ptr [rdi + 400]
vpmadd52huq zmm5, zmm9, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 1168]
vpmadd52huq zmm5, zmm29, zmm14
vpmadd52luq zmm23, zmm10, zmm12
vpmadd52luq zmm23, zmm13, zmm4
vpmadd52huq zmm19, zmm10, zmm12
vpmadd52huq zmm19, zmm13, zmm4
vmovdqu64 zmm14, zmmword ptr [rdi + 1456]
vpmadd52luq zmm25, zmm10, zmm14
vmovdqu64 zmm10, zmmword ptr [rdi + 688]
vpmadd52luq zmm25, zmm13, zmm10
vmovdqu64 zmm13, zmmword ptr [rdi + 464]
vpmadd52huq zmm6, zmm13, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 1232]
vpmadd52huq zmm6, zmm12, zmm4
vpmadd52luq zmm11, zmm17, zmm7
vpmadd52luq zmm11, zmm0, zmm16
vpmadd52huq zmm18, zmm17, zmm7
vpmadd52huq zmm18, zmm0, zmm16
vmovdqu64 zmm4, zmmword ptr [rdi + 1520]
vpmadd52luq zmm26, zmm17, zmm4
vmovdqu64 zmm17, zmmword ptr [rdi + 752]
vpmadd52luq zmm26, zmm0, zmm17
vmovdqu64 zmm0, zmmword ptr [rdi + 528]
vpmadd52huq zmm24, zmm0, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 1296]
vpmadd52huq zmm24, zmm7, zmm16
vpmadd52luq zmm27, zmm9, zmm28
vpmadd52luq zmm27, zmm29, zmm8
vpmadd52huq zmm1, zmm9, zmm28
vpmadd52huq zmm1, zmm29, zmm8
vmovdqu64 zmm16, zmmword ptr [rdi + 1400]
vpmadd52luq zmm15, zmm9, zmm16
vmovdqu64 zmm9, zmmword ptr [rdi + 632]
vpmadd52luq zmm15, zmm29, zmm9
vmovdqu64 zmm29, zmmword ptr [rdi + 392]
vpmadd52huq zmm5, zmm29, zmm28
vmovdqu64 zmm28, zmmword ptr [rdi + 1160]
vpmadd52huq zmm5, zmm28, zmm8
vpmadd52luq zmm23, zmm13, zmm14
vpmadd52luq zmm23, zmm12, zmm10
vpmadd52huq zmm19, zmm13, zmm14
vpmadd52huq zmm19, zmm12, zmm10
vpmadd52luq zmm25, zmm13, zmm3
vmovdqu64 zmm8, zmmword ptr [rdi + 696]
vpmadd52luq zmm25, zmm12, zmm8
vmovdqu64 zmm12, zmmword ptr [rdi + 456]
vpmadd52huq zmm6, zmm12, zmm14
vmovdqu64 zmm13, zmmword ptr [rdi + 1224]
vpmadd52huq zmm6, zmm13, zmm10
vpmadd52luq zmm11, zmm0, zmm4
vpmadd52luq zmm11, zmm7, zmm17
vpmadd52huq zmm18, zmm0, zmm4
vpmadd52huq zmm18, zmm7, zmm17
vmovdqu64 zmm10, zmmword ptr [rdi + 1528]
vpmadd52luq zmm26, zmm0, zmm10
vmovdqu64 zmm0, zmmword ptr [rdi + 760]
vpmadd52luq zmm26, zmm7, zmm0
vmovdqu64 zmm7, zmmword ptr [rdi + 520]
vpmadd52huq zmm24, zmm7, zmm4
vmovdqa64 zmmword ptr [rdi + 3776], zmm26
vmovdqu64 zmm26, zmmword ptr [rdi + 1288]
vpmadd52huq zmm24, zmm26, zmm17
vpmadd52luq zmm27, zmm29, zmm16
vpmadd52luq zmm27, zmm28, zmm9
vpmadd52huq zmm1, zmm29, zmm16
vpmadd52huq zmm1, zmm28, zmm9
vmovdqa64 zmm17, zmmword ptr [rdi + 1408]
vpmadd52luq zmm15, zmm29, zmm17
vmovdqa64 zmm29, zmmword ptr [rdi + 640]
vpmadd52luq zmm15, zmm28, zmm29
vmovdqa64 zmm28, zmmword ptr [rdi + 384]
vpmadd52huq zmm5, zmm28, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 1152]
vpmadd52huq zmm5, zmm16, zmm9
vpmadd52luq zmm23, zmm12, zmm3
vpmadd52luq zmm23, zmm13, zmm8
vpmadd52huq zmm19, zmm12, zmm3
vpmadd52huq zmm19, zmm13, zmm8
vpmadd52luq zmm25, zmm12, zmm20
vpmadd52luq zmm25, zmm13, zmm22
vmovdqa64 zmm9, zmmword ptr [rdi + 448]
vpmadd52huq zmm6, zmm9, zmm3
vmovdqa64 zmm12, zmmword ptr [rdi + 1216]
vpmadd52huq zmm6, zmm12, zmm8
vpmadd52luq zmm11, zmm7, zmm10
vpmadd52luq zmm11, zmm26, zmm0
vpmadd52huq zmm18, zmm7, zmm10
vpmadd52huq zmm18, zmm26, zmm0
vpmadd52huq zmm24, zmm10, zmmword ptr [rdi + 512]
vpmadd52huq zmm24, zmm0, zmmword ptr [rdi + 1280]
vpmadd52luq zmm27, zmm28, zmm17
vpmadd52luq zmm27, zmm16, zmm29
vpmadd52huq zmm1, zmm28, zmm17
vpmadd52huq zmm1, zmm16, zmm29
vpmadd52luq zmm15, zmm28, zmm2
vpmadd52luq zmm15, zmm16, zmm21
vmovdqu64 zmm7, zmmword ptr [rdi + 376]
vpmadd52huq zmm5, zmm7, zmm17
vmovdqu64 zmm13, zmmword ptr [rdi + 1144]
vpmadd52huq zmm5, zmm13, zmm29
vpmadd52luq zmm23, zmm9, zmm20
vpmadd52luq zmm23, zmm12, zmm22
vpmadd52huq zmm19, zmm9, zmm20
vpmadd52huq zmm19, zmm12, zmm22
vmovdqu64 zmm26, zmmword ptr [rdi + 1480]
vpmadd52luq zmm25, zmm9, zmm26
vmovdqu64 zmm9, zmmword ptr [rdi + 712]
vpmadd52luq zmm25, zmm12, zmm9
vmovdqu64 zmm12, zmmword ptr [rdi + 440]
vpmadd52huq zmm6, zmm12, zmm20
vmovdqu64 zmm29, zmmword ptr [rdi + 1208]
vpmadd52huq zmm6, zmm29, zmm22
vpmadd52luq zmm27, zmm7, zmm2
vpmadd52luq zmm27, zmm13, zmm21
vpmadd52huq zmm1, zmm7, zmm2
vpmadd52huq zmm1, zmm13, zmm21
vmovdqu64 zmm17, zmmword ptr [rdi + 1424]
vpmadd52luq zmm15, zmm7, zmm17
vmovdqu64 zmm7, zmmword ptr [rdi + 656]
vpmadd52luq zmm15, zmm13, zmm7
vmovdqu64 zmm13, zmmword ptr [rdi + 368]
vpmadd52huq zmm5, zmm13, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 1136]
vpmadd52huq zmm5, zmm2, zmm21
vpmadd52luq zmm23, zmm12, zmm26
vpmadd52luq zmm23, zmm29, zmm9
vpmadd52huq zmm19, zmm12, zmm26
vpmadd52huq zmm19, zmm29, zmm9
vmovdqu64 zmm21, zmmword ptr [rdi + 1488]
vpmadd52luq zmm25, zmm12, zmm21
vmovdqu64 zmm12, zmmword ptr [rdi + 720]
vpmadd52luq zmm25, zmm29, zmm12
vmovdqu64 zmm29, zmmword ptr [rdi + 432]
vpmadd52huq zmm6, zmm29, zmm26
vmovdqa64 zmmword ptr [rdi + 3840], zmm18
vmovdqu64 zmm18, zmmword ptr [rdi + 1200]
vpmadd52huq zmm6, zmm18, zmm9
vpmadd52luq zmm27, zmm13, zmm17
vpmadd52luq zmm27, zmm2, zmm7
vpmadd52huq zmm1, zmm13, zmm17
vpmadd52huq zmm1, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi + 3904], zmm24
vmovdqu64 zmm24, zmmword ptr [rdi + 1432]
vpmadd52luq zmm15, zmm13, zmm24
vmovdqu64 zmm13, zmmword ptr [rdi + 664]
vpmadd52luq zmm15, zmm2, zmm13
vmovdqu64 zmm2, zmmword ptr [rdi + 360]
vpmadd52huq zmm5, zmm2, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 1128]
vpmadd52huq zmm5, zmm17, zmm7
vpmadd52luq zmm23, zmm29, zmm21
vpmadd52luq zmm23, zmm18, zmm12
vpmadd52huq zmm19, zmm29, zmm21
vpmadd52huq zmm19, zmm18, zmm12
vmovdqu64 zmm7, zmmword ptr [rdi + 1496]
vpmadd52luq zmm25, zmm29, zmm7
vmovdqu64 zmm29, zmmword ptr [rdi + 728]
vpmadd52luq zmm25, zmm18, zmm29
vmovdqu64 zmm18, zmmword ptr [rdi + 424]
vpmadd52huq zmm6, zmm18, zmm21
vmovdqa64 zmmword ptr [rdi + 3968], zmm11
vmovdqu64 zmm11, zmmword ptr [rdi + 1192]
vpmadd52huq zmm6, zmm11, zmm12
vpmadd52luq zmm27, zmm2, zmm24
vpmadd52luq zmm27, zmm17, zmm13
vpmadd52huq zmm1, zmm2, zmm24
vpmadd52huq zmm1, zmm17, zmm13
vmovdqu64 zmm12, zmmword ptr [rdi + 1440]
vpmadd52luq zmm15, zmm2, zmm12
vmovdqu64 zmm2, zmmword ptr [rdi + 672]
vpmadd52luq zmm15, zmm17, zmm2
vmovdqu64 zmm17, zmmword ptr [rdi + 352]
vpmadd52huq zmm5, zmm17, zmm24
vmovdqu64 zmm24, zmmword ptr [rdi + 1120]
vpmadd52huq zmm5, zmm24, zmm13
vpmadd52luq zmm23, zmm18, zmm7
vpmadd52luq zmm23, zmm11, zmm29
vpmadd52huq zmm19, zmm18, zmm7
vpmadd52huq zmm19, zmm11, zmm29
vmovdqu64 zmm13, zmmword ptr [rdi + 1504]
vpmadd52luq zmm25, zmm18, zmm13
vmovdqu64 zmm18, zmmword ptr [rdi + 736]
vpmadd52luq zmm25, zmm11, zmm18
vmovdqu64 zmm11, zmmword ptr [rdi + 416]
vpmadd52huq zmm6, zmm11, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 1184]
vpmadd52huq zmm6, zmm7, zmm29
vpmadd52luq zmm27, zmm17, zmm12
vpmadd52luq zmm27, zmm24, zmm2
vpmadd52huq zmm1, zmm17, zmm12
vpmadd52huq zmm1, zmm24, zmm2
vmovdqu64 zmm29, zmmword ptr [rdi + 1448]
vpmadd52luq zmm15, zmm17, zmm29
vmovdqu64 zmm17, zmmword ptr [rdi + 680]
vpmadd52luq zmm15, zmm24, zmm17
vmovdqu64 zmm24, zmmword ptr [rdi + 344]
vpmadd52huq zmm5, zmm24, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 1112]
vpmadd52huq zmm5, zmm12, zmm2
vpmadd52luq zmm23, zmm11, zmm13
vpmadd52luq zmm23, zmm7, zmm18
vpmadd52huq zmm19, zmm11, zmm13
vpmadd52huq zmm19, zmm7, zmm18
vmovdqu64 zmm2, zmmword ptr [rdi + 1512]
vpmadd52luq zmm25, zmm11, zmm2
vmovdqu64 zmm11, zmmword ptr [rdi + 744]
vpmadd52luq zmm25, zmm7, zmm11
vmovdqu64 zmm7, zmmword ptr [rdi + 408]
vpmadd52huq zmm6, zmm7, zmm13
vmovdqu64 zmm13, zmmword ptr [rdi + 1176]
vpmadd52huq zmm6, zmm13, zmm18
vpmadd52luq zmm27, zmm24, zmm29
vpmadd52luq zmm27, zmm12, zmm17
vpmadd52huq zmm1, zmm24, zmm29
vpmadd52huq zmm1, zmm12, zmm17
vpmadd52luq zmm15, zmm24, zmm14
vmovdqu64 zmm24, zmmword ptr [rdi + 688]
vpmadd52luq zmm15, zmm12, zmm24
vmovdqu64 zmm12, zmmword ptr [rdi + 336]
vpmadd52huq zmm5, zmm12, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 1104]
vpmadd52huq zmm5, zmm29, zmm17
vpmadd52luq zmm23, zmm7, zmm2
vpmadd52luq zmm23, zmm13, zmm11
vpmadd52huq zmm19, zmm7, zmm2
vpmadd52huq zmm19, zmm13, zmm11
vpmadd52luq zmm25, zmm7, zmm4
vmovdqu64 zmm7, zmmword ptr [rdi + 752]
vpmadd52luq zmm25, zmm13, zmm7
vmovdqu64 zmm13, zmmword ptr [rdi + 400]
vpmadd52huq zmm6, zmm13, zmm2
vmovdqu64 zmm17, zmmword ptr [rdi + 1168]
vpmadd52huq zmm6, zmm17, zmm11
vpmadd52luq zmm27, zmm12, zmm14
vpmadd52luq zmm27, zmm29, zmm24
vpmadd52huq zmm1, zmm12, zmm14
vpmadd52huq zmm1, zmm29, zmm24
vpmadd52luq zmm15, zmm12, zmm3
vpmadd52luq zmm15, zmm29, zmm8
vmovdqu64 zmm12, zmmword ptr [rdi + 328]
vpmadd52huq zmm5, zmm12, zmm14
vmovdqu64 zmm29, zmmword ptr [rdi + 1096]
vpmadd52huq zmm5, zmm29, zmm24
vpmadd52luq zmm23, zmm13, zmm4
vpmadd52luq zmm23, zmm17, zmm7
vpmadd52huq zmm19, zmm13, zmm4
vpmadd52huq zmm19, zmm17, zmm7
vpmadd52luq zmm25, zmm13, zmm10
vpmadd52luq zmm25, zmm17, zmm0
vmovdqu64 zmm13, zmmword ptr [rdi + 392]
vpmadd52huq zmm6, zmm13, zmm4
vmovdqu64 zmm17, zmmword ptr [rdi + 1160]
vpmadd52huq zmm6, zmm17, zmm7
vpmadd52luq zmm27, zmm12, zmm3
vpmadd52luq zmm27, zmm29, zmm8
vpmadd52huq zmm1, zmm12, zmm3
vpmadd52huq zmm1, zmm29, zmm8
vpmadd52luq zmm15, zmm12, zmm20
vpmadd52luq zmm15, zmm29, zmm22
vmovdqa64 zmm12, zmmword ptr [rdi + 320]
vpmadd52huq zmm5, zmm12, zmm3
vmovdqa64 zmm29, zmmword ptr [rdi + 1088]
vpmadd52huq zmm5, zmm29, zmm8
vpmadd52luq zmm23, zmm13, zmm10
vpmadd52luq zmm23, zmm17, zmm0
vpmadd52huq zmm19, zmm13, zmm10
vpmadd52huq zmm19, zmm17, zmm0
vpmadd52huq zmm6, zmm28, zmm10
vpmadd52huq zmm6, zmm16, zmm0
vpmadd52luq zmm27, zmm12, zmm20
vpmadd52luq zmm27, zmm29, zmm22
vpmadd52huq zmm1, zmm12, zmm20
vpmadd52huq zmm1, zmm29, zmm22
vpmadd52luq zmm15, zmm12, zmm26
vpmadd52luq zmm15, zmm29, zmm9
vmovdqu64 zmm12, zmmword ptr [rdi + 312]
vpmadd52huq zmm5, zmm12, zmm20
vmovdqu64 zmm13, zmmword ptr [rdi + 1080]
vpmadd52huq zmm5, zmm13, zmm22
vpmadd52luq zmm27, zmm12, zmm26
vpmadd52luq zmm27, zmm13, zmm9
vpmadd52huq zmm1, zmm12, zmm26
vpmadd52huq zmm1, zmm13, zmm9
vpmadd52luq zmm15, zmm12, zmm21
vmovdqu64 zmm12, zmmword ptr [rdi + 720]
vpmadd52luq zmm15, zmm13, zmm12
vmovdqu64 zmm13, zmmword ptr [rdi + 304]
vpmadd52huq zmm5, zmm13, zmm26
vmovdqu64 zmm16, zmmword ptr [rdi + 1072]
vpmadd52huq zmm5, zmm16, zmm9
vpmadd52luq zmm27, zmm13, zmm21
vpmadd52luq zmm27, zmm16, zmm12
vpmadd52huq zmm1, zmm13, zmm21
vpmadd52huq zmm1, zmm16, zmm12
vmovdqu64 zmm17, zmmword ptr [rdi + 1496]
vpmadd52luq zmm15, zmm13, zmm17
vmovdqu64 zmm13, zmmword ptr [rdi + 728]
vpmadd52luq zmm15, zmm16, zmm13
vmovdqu64 zmm16, zmmword ptr [rdi + 296]
vpmadd52huq zmm5, zmm16, zmm21
vmovdqu64 zmm28, zmmword ptr [rdi + 1064]
vpmadd52huq zmm5, zmm28, zmm12
vpmadd52luq zmm27, zmm16, zmm17
vpmadd52luq zmm27, zmm28, zmm13
vpmadd52huq zmm1, zmm16, zmm17
vpmadd52huq zmm1, zmm28, zmm13
vmovdqu64 zmm29, zmmword ptr [rdi + 1504]
vpmadd52luq zmm15, zmm16, zmm29
vpmadd52luq zmm15, zmm28, zmm18
vmovdqu64 zmm16, zmmword ptr [rdi + 288]
vpmadd52huq zmm5, zmm16, zmm17
vmovdqu64 zmm28, zmmword ptr [rdi + 1056]
vpmadd52huq zmm5, zmm28, zmm13
vpmadd52luq zmm27, zmm16, zmm29
vpmadd52luq zmm27, zmm28, zmm18
vpmadd52huq zmm1, zmm16, zmm29
vpmadd52huq zmm1, zmm28, zmm18
vpmadd52luq zmm15, zmm16, zmm2
vpmadd52luq zmm15, zmm28, zmm11
vmovdqu64 zmm16, zmmword ptr [rdi + 280]
vpmadd52huq zmm5, zmm16, zmm29
vmovdqu64 zmm28, zmmword ptr [rdi + 1048]
vpmadd52huq zmm5, zmm28, zmm18
vpmadd52luq zmm27, zmm16, zmm2
vpmadd52luq zmm27, zmm28, zmm11
vpmadd52huq zmm1, zmm16, zmm2
vpmadd52huq zmm1, zmm28, zmm11
vpmadd52luq zmm15, zmm16, zmm4
vpmadd52luq zmm15, zmm28, zmm7
vmovdqu64 zmm16, zmmword ptr [rdi + 272]
vpmadd52huq zmm5, zmm16, zmm2
vmovdqu64 zmm28, zmmword ptr [rdi + 1040]
vpmadd52huq zmm5, zmm28, zmm11
vpmadd52luq zmm27, zmm16, zmm4
vpmadd52luq zmm27, zmm28, zmm7
vpmadd52huq zmm1, zmm16, zmm4
vpmadd52huq zmm1, zmm28, zmm7
vpmadd52luq zmm15, zmm16, zmm10
vpmadd52luq zmm15, zmm28, zmm0
vmovdqu64 zmm16, zmmword ptr [rdi + 264]
vpmadd52huq zmm5, zmm16, zmm4
vmovdqu64 zmm28, zmmword ptr [rdi + 1032]
vpmadd52huq zmm5, zmm28, zmm7
vpmadd52luq zmm27, zmm16, zmm10
vpmadd52luq zmm27, zmm28, zmm0
vpmadd52huq zmm1, zmm16, zmm10
vpmadd52huq zmm1, zmm28, zmm0
vpmadd52huq zmm5, zmm10, zmmword ptr [rdi + 256]
vpmadd52huq zmm5, zmm0, zmmword ptr [rdi + 1024]
vpaddq zmm5, zmm27, zmm5
vpaddq zmm1, zmm1, zmm15
vmovdqa64 zmm15, zmmword ptr [rdi + 512]
vmovdqa64 zmm16, zmmword ptr [rdi + 1280]
vpmadd52luq zmm5, zmm15, zmm16
vpmadd52huq zmm1, zmm15, zmm16
vpaddq zmm6, zmm23, zmm6
vpaddq zmm15, zmm19, zmm25
vmovdqa64 zmm16, zmmword ptr [rdi + 576]
vmovdqa64 zmm19, zmmword ptr [rdi + 1344]
vpmadd52luq zmm6, zmm16, zmm19
vpmadd52huq zmm15, zmm16, zmm19
vmovdqa64 zmm16, zmmword ptr [rdi + 3904]
vmovdqa64 zmm19, zmmword ptr [rdi + 3968]
vpaddq zmm16, zmm19, zmm16
vmovdqa64 zmm19, zmmword ptr [rdi + 3776]
vmovdqa64 zmm23, zmmword ptr [rdi + 3840]
vpaddq zmm19, zmm23, zmm19
vmovdqa64 zmm23, zmmword ptr [rdi + 640]
vmovdqa64 zmm25, zmmword ptr [rdi + 1408]
vpmadd52luq zmm16, zmm23, zmm25
vpmadd52huq zmm19, zmm23, zmm25
vpxorq zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm22, zmm26
vpmadd52luq zmm27, zmm20, zmm9
vpxorq zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm8, zmm20
vpmadd52huq zmm28, zmm3, zmm22
vmovdqa64 zmmword ptr [rdi + 4032], zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm8, zmm26
vpmadd52luq zmm15, zmm3, zmm9
vmovdqa64 zmmword ptr [rdi + 4096], zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm8, zmm26
vpmadd52huq zmm6, zmm3, zmm9
vpmadd52luq zmm27, zmm8, zmm21
vpmadd52luq zmm27, zmm3, zmm12
vpmadd52huq zmm28, zmm24, zmm26
vpmadd52huq zmm28, zmm14, zmm9
vpmadd52luq zmm15, zmm24, zmm21
vpmadd52luq zmm15, zmm14, zmm12
vpmadd52huq zmm6, zmm24, zmm21
vpmadd52huq zmm6, zmm14, zmm12
vpmadd52luq zmm27, zmm24, zmm17
vpmadd52luq zmm27, zmm14, zmm13
vmovdqu64 zmm3, zmmword ptr [rdi + 680]
vpmadd52huq zmm28, zmm3, zmm21
vmovdqu64 zmm8, zmmword ptr [rdi + 1448]
vpmadd52huq zmm28, zmm8, zmm12
vpmadd52luq zmm15, zmm3, zmm17
vpmadd52luq zmm15, zmm8, zmm13
vpmadd52huq zmm6, zmm3, zmm17
vpmadd52huq zmm6, zmm8, zmm13
vpmadd52luq zmm27, zmm3, zmm29
vpmadd52luq zmm27, zmm8, zmm18
vmovdqu64 zmm3, zmmword ptr [rdi + 672]
vpmadd52huq zmm28, zmm3, zmm17
vmovdqu64 zmm8, zmmword ptr [rdi + 1440]
vpmadd52huq zmm28, zmm8, zmm13
vpmadd52luq zmm15, zmm3, zmm29
vpmadd52luq zmm15, zmm8, zmm18
vpmadd52huq zmm6, zmm3, zmm29
vpmadd52huq zmm6, zmm8, zmm18
vpmadd52luq zmm27, zmm3, zmm2
vpmadd52luq zmm27, zmm8, zmm11
vmovdqu64 zmm3, zmmword ptr [rdi + 664]
vpmadd52huq zmm28, zmm3, zmm29
vmovdqu64 zmm8, zmmword ptr [rdi + 1432]
vpmadd52huq zmm28, zmm8, zmm18
vpmadd52luq zmm15, zmm3, zmm2
vpmadd52luq zmm15, zmm8, zmm11
vpmadd52huq zmm6, zmm3, zmm2
vpmadd52huq zmm6, zmm8, zmm11
vpmadd52luq zmm27, zmm3, zmm4
vpmadd52luq zmm27, zmm8, zmm7
vmovdqu64 zmm3, zmmword ptr [rdi + 656]
vpmadd52huq zmm28, zmm3, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 1424]
vpmadd52huq zmm28, zmm2, zmm11
vpmadd52luq zmm15, zmm3, zmm4
vpmadd52luq zmm15, zmm2, zmm7
vpmadd52huq zmm6, zmm3, zmm4
vpmadd52huq zmm6, zmm2, zmm7
vpmadd52luq zmm27, zmm3, zmm10
vpmadd52luq zmm27, zmm2, zmm0
vmovdqu64 zmm2, zmmword ptr [rdi + 648]
vpmadd52huq zmm28, zmm2, zmm4
vmovdqu64 zmm3, zmmword ptr [rdi + 1416]
vpmadd52huq zmm28, zmm3, zmm7
vpmadd52luq zmm15, zmm2, zmm10
vpmadd52luq zmm15, zmm3, zmm0
vpmadd52huq zmm6, zmm2, zmm10
vpmadd52huq zmm6, zmm3, zmm0
vpmadd52huq zmm28, zmm23, zmm10
vpmadd52huq zmm28, zmm25, zmm0
vpaddq zmm0, zmm15, zmm28
vpaddq zmm2, zmm6, zmm27
vpmadd52luq zmm0, zmm22, zmm20
vpmadd52huq zmm2, zmm22, zmm20
vmovdqa64 zmm3, zmmword ptr [rdi + 3072]
vmovdqa64 zmm4, zmmword ptr [rdi + 3008]
vmovdqa64 zmm6, zmmword ptr [rdi + 1600]
vpermi2q zmm6, zmm3, zmm4
vpsrlq zmm7, zmm6, 52
valignq zmm8, zmm7, zmm31, 7
vpaddq zmm9, zmm6, zmm8
vmovdqa64 zmmword ptr [rdi + 1792], zmm9
vpternlogq zmm30, zmm9, zmm6, 0xf6
vmovdqa64 zmm6, zmmword ptr [rdi + 1664]
vpermi2q zmm6, zmm3, zmm4
vpsrlq zmm3, zmm6, 52
valignq zmm4, zmm3, zmm7, 7
vpaddq zmm7, zmm6, zmm4
vmovdqa64 zmmword ptr [rdi + 1856], zmm7
vpternlogq zmm30, zmm7, zmm6, 0xf6
vmovdqa64 zmm4, zmmword ptr [rdi + 2880]
vmovdqa64 zmm6, zmmword ptr [rdi + 2944]
vmovdqa64 zmm8, zmmword ptr [rdi + 1600]
vpermi2q zmm8, zmm4, zmm6
vpsrlq zmm10, zmm8, 52
valignq zmm3, zmm10, zmm3, 7
vpaddq zmm11, zmm8, zmm3
vmovdqa64 zmmword ptr [rdi + 1920], zmm11
vpternlogq zmm30, zmm11, zmm8, 0xf6
vmovdqa64 zmm3, zmmword ptr [rdi + 1664]
vpermi2q zmm3, zmm4, zmm6
vpsrlq zmm4, zmm3, 52
valignq zmm6, zmm4, zmm10, 7
vpaddq zmm8, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi + 1984], zmm8
vpternlogq zmm30, zmm8, zmm3, 0xf6
vpxorq zmm3, zmm3, zmm3
vpxorq zmm6, zmm6, zmm6
vpxorq zmm10, zmm10, zmm10
vpxorq zmm12, zmm12, zmm12
vpxorq zmm13, zmm13, zmm13
vpxorq zmm14, zmm14, zmm14
vpxorq zmm15, zmm15, zmm15
vpxorq zmm17, zmm17, zmm17
vpxorq zmm18, zmm18, zmm18
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
vmovdqa64 zmmword ptr [rdi + 4160], zmm5
vpxorq zmm5, zmm5, zmm5
vmovdqa64 zmmword ptr [rdi + 4224], zmm1
vmovdqa64 zmmword ptr [rdi + 4288], zmm2
vmovdqa64 zmmword ptr [rdi + 4352], zmm0
lea rax, [rdi + 1792]
lea r8, [rsi + -8192]
mov r9d, 32
.p2align 5
3:
vpbroadcastq zmm1, qword ptr [rax]
vmovdqa64 zmm2, zmmword ptr [r8 + 0]
vpmadd52luq zmm3, zmm1, zmm2
vpmadd52huq zmm21, zmm1, zmm2
vmovdqa64 zmm0, zmmword ptr [r8 + 64]
vpmadd52luq zmm6, zmm1, zmm0
vpmadd52huq zmm22, zmm1, zmm0
vmovdqa64 zmm2, zmmword ptr [r8 + 128]
vpmadd52luq zmm10, zmm1, zmm2
vpmadd52huq zmm23, zmm1, zmm2
vmovdqa64 zmm0, zmmword ptr [r8 + 192]
vpmadd52luq zmm12, zmm1, zmm0
vpmadd52huq zmm24, zmm1, zmm0
vmovdqa64 zmm2, zmmword ptr [r8 + 256]
vpmadd52luq zmm13, zmm1, zmm2
vpmadd52huq zmm25, zmm1, zmm2
vmovdqa64 zmm0, zmmword ptr [r8 + 320]
vpmadd52luq zmm14, zmm1, zmm0
vpmadd52huq zmm26, zmm1, zmm0
vmovdqa64 zmm2, zmmword ptr [r8 + 384]
vpmadd52luq zmm15, zmm1, zmm2
vpmadd52huq zmm27, zmm1, zmm2
vmovdqa64 zmm0, zmmword ptr [r8 + 448]
vpmadd52luq zmm17, zmm1, zmm0
vpmadd52huq zmm28, zmm1, zmm0
vmovdqa64 zmm2, zmmword ptr [r8 + 512]
vpmadd52luq zmm18, zmm1, zmm2
vpmadd52huq zmm29, zmm1, zmm2
vmovdqa64 zmm0, zmmword ptr [r8 + 576]
vpmadd52luq zmm20, zmm1, zmm0
vpmadd52huq zmm5, zmm1, zmm0
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovdqa64 zmm0, zmmword ptr [rdi + 2816]
vmovdqa64 zmm1, zmmword ptr [rdi + 2752]
vmovdqa64 zmm2, zmmword ptr [rdi + 1600]
vpermi2q zmm2, zmm0, zmm1
vpaddq zmm2, zmm2, zmm3
valignq zmm3, zmm21, zmm31, 7
vpaddq zmm2, zmm2, zmm3
vpsrlq zmm3, zmm2, 52
valignq zmm4, zmm3, zmm4, 7
vpaddq zmm7, zmm2, zmm4
vmovdqa64 zmmword ptr [rdi + 2048], zmm7
vpternlogq zmm30, zmm7, zmm2, 0xf6
vmovdqa64 zmm2, zmmword ptr [rdi + 1664]
vpermi2q zmm2, zmm0, zmm1
vpaddq zmm0, zmm2, zmm6
valignq zmm1, zmm22, zmm21, 7
vpaddq zmm0, zmm0, zmm1
vpsrlq zmm1, zmm0, 52
valignq zmm2, zmm1, zmm3, 7
vpaddq zmm3, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 2112], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
vmovdqa64 zmm0, zmmword ptr [rdi + 3712]
vmovdqa64 zmm2, zmmword ptr [rdi + 3648]
vmovdqa64 zmm4, zmmword ptr [rdi + 1600]
vpermi2q zmm4, zmm0, zmm2
vpaddq zmm4, zmm4, zmm10
valignq zmm6, zmm23, zmm22, 7
vpaddq zmm4, zmm4, zmm6
vpsrlq zmm6, zmm4, 52
valignq zmm1, zmm6, zmm1, 7
vpaddq zmm8, zmm4, zmm1
vmovdqa64 zmmword ptr [rdi + 2176], zmm8
vpternlogq zmm30, zmm8, zmm4, 0xf6
vmovdqa64 zmm1, zmmword ptr [rdi + 1664]
vpermi2q zmm1, zmm0, zmm2
vpaddq zmm0, zmm1, zmm12
valignq zmm1, zmm24, zmm23, 7
vpaddq zmm0, zmm0, zmm1
vpsrlq zmm1, zmm0, 52
valignq zmm2, zmm1, zmm6, 7
vpaddq zmm4, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 2240], zmm4
vpternlogq zmm30, zmm4, zmm0, 0xf6
vpxorq zmm0, zmm0, zmm0
vpxorq zmm2, zmm2, zmm2
vpxorq zmm6, zmm6, zmm6
vpxorq zmm9, zmm9, zmm9
vpxorq zmm10, zmm10, zmm10
vpxorq zmm11, zmm11, zmm11
vpxorq zmm12, zmm12, zmm12
vpxorq zmm21, zmm21, zmm21
vmovdqa64 zmmword ptr [rdi + 4416], zmm24
lea rax, [rdi + 2048]
lea r8, [rsi + -8192]
mov r9d, 32
.p2align 5
3:
vpbroadcastq zmm23, qword ptr [rax]
vmovdqa64 zmm22, zmmword ptr [r8 + 0]
vpmadd52luq zmm13, zmm23, zmm22
vpmadd52huq zmm25, zmm23, zmm22
vmovdqa64 zmm24, zmmword ptr [r8 + 64]
vpmadd52luq zmm14, zmm23, zmm24
vpmadd52huq zmm26, zmm23, zmm24
vmovdqa64 zmm22, zmmword ptr [r8 + 128]
vpmadd52luq zmm15, zmm23, zmm22
vpmadd52huq zmm27, zmm23, zmm22
vmovdqa64 zmm24, zmmword ptr [r8 + 192]
vpmadd52luq zmm17, zmm23, zmm24
vpmadd52huq zmm28, zmm23, zmm24
vmovdqa64 zmm22, zmmword ptr [r8 + 256]
vpmadd52luq zmm18, zmm23, zmm22
vpmadd52huq zmm29, zmm23, zmm22
vmovdqa64 zmm24, zmmword ptr [r8 + 320]
vpmadd52luq zmm20, zmm23, zmm24
vpmadd52huq zmm5, zmm23, zmm24
vmovdqa64 zmm22, zmmword ptr [r8 + 384]
vpmadd52luq zmm0, zmm23, zmm22
vpmadd52huq zmm10, zmm23, zmm22
vmovdqa64 zmm24, zmmword ptr [r8 + 448]
vpmadd52luq zmm2, zmm23, zmm24
vpmadd52huq zmm11, zmm23, zmm24
vmovdqa64 zmm22, zmmword ptr [r8 + 512]
vpmadd52luq zmm6, zmm23, zmm22
vpmadd52huq zmm12, zmm23, zmm22
vmovdqa64 zmm24, zmmword ptr [r8 + 576]
vpmadd52luq zmm9, zmm23, zmm24
vpmadd52huq zmm21, zmm23, zmm24
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovdqa64 zmm3, zmmword ptr [rdi + 1664]
vpermi2q zmm3, zmm16, zmm19
vpsrlq zmm4, zmm3, 52
valignq zmm7, zmm4, zmm31, 7
vmovdqa64 zmm8, zmm3
vpaddq zmm8{k1}, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi + 2304], zmm8
vpternlogq zmm30, zmm8, zmm3, 0xf6
vmovdqa64 zmm3, zmmword ptr [rdi + 4352]
vmovdqa64 zmm7, zmmword ptr [rdi + 4288]
vmovdqa64 zmm22, zmmword ptr [rdi + 1600]
vpermi2q zmm22, zmm3, zmm7
vpsrlq zmm23, zmm22, 52
valignq zmm4, zmm23, zmm4, 7
vpaddq zmm24, zmm22, zmm4
vmovdqa64 zmmword ptr [rdi + 2368], zmm24
vpternlogq zmm30, zmm24, zmm22, 0xf6
vmovdqa64 zmm4, zmmword ptr [rdi + 1664]
vpermi2q zmm4, zmm3, zmm7
vpsrlq zmm3, zmm4, 52
valignq zmm3, zmm3, zmm23, 7
vpaddq zmm7, zmm4, zmm3
vmovdqa64 zmmword ptr [rdi + 2432], zmm7
vpternlogq zmm30, zmm7, zmm4, 0xf6
lea rax, [rdi + 2352]
lea r8, [rsi + 12288]
mov r9d, 18
.p2align 5
3:
vpbroadcastq zmm23, qword ptr [rax]
vmovdqa64 zmm22, zmmword ptr [r8 + 0]
vpmadd52luq zmm13, zmm23, zmm22
vpmadd52huq zmm25, zmm23, zmm22
vmovdqa64 zmm4, zmmword ptr [r8 + 64]
vpmadd52luq zmm14, zmm23, zmm4
vpmadd52huq zmm26, zmm23, zmm4
vmovdqa64 zmm22, zmmword ptr [r8 + 128]
vpmadd52luq zmm15, zmm23, zmm22
vpmadd52huq zmm27, zmm23, zmm22
vmovdqa64 zmm4, zmmword ptr [r8 + 192]
vpmadd52luq zmm17, zmm23, zmm4
vpmadd52huq zmm28, zmm23, zmm4
vmovdqa64 zmm22, zmmword ptr [r8 + 256]
vpmadd52luq zmm18, zmm23, zmm22
vpmadd52huq zmm29, zmm23, zmm22
vmovdqa64 zmm4, zmmword ptr [r8 + 320]
vpmadd52luq zmm20, zmm23, zmm4
vpmadd52huq zmm5, zmm23, zmm4
vmovdqa64 zmm22, zmmword ptr [r8 + 384]
vpmadd52luq zmm0, zmm23, zmm22
vpmadd52huq zmm10, zmm23, zmm22
vmovdqa64 zmm4, zmmword ptr [r8 + 448]
vpmadd52luq zmm2, zmm23, zmm4
vpmadd52huq zmm11, zmm23, zmm4
vmovdqa64 zmm22, zmmword ptr [r8 + 512]
vpmadd52luq zmm6, zmm23, zmm22
vpmadd52huq zmm12, zmm23, zmm22
vmovdqa64 zmm4, zmmword ptr [r8 + 576]
vpmadd52luq zmm9, zmm23, zmm4
vpmadd52huq zmm21, zmm23, zmm4
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovdqa64 zmm3, zmmword ptr [rdi + 3584]
vmovdqa64 zmm4, zmmword ptr [rdi + 3520]
vmovdqa64 zmm7, zmmword ptr [rdi + 1600]
vpermi2q zmm7, zmm3, zmm4
vpaddq zmm7, zmm13, zmm7
vmovdqa64 zmm8, zmmword ptr [rdi + 1664]
vpermi2q zmm8, zmm3, zmm4
vpaddq zmm3, zmm14, zmm8
vmovdqa64 zmm4, zmmword ptr [rdi + 3392]
vmovdqa64 zmm8, zmmword ptr [rdi + 3456]
vmovdqa64 zmm13, zmmword ptr [rdi + 1600]
vpermi2q zmm13, zmm4, zmm8
vpaddq zmm13, zmm15, zmm13
vmovdqa64 zmm14, zmmword ptr [rdi + 1664]
vpermi2q zmm14, zmm4, zmm8
vpaddq zmm4, zmm17, zmm14
vmovdqa64 zmm8, zmmword ptr [rdi + 4160]
vmovdqa64 zmm14, zmmword ptr [rdi + 4224]
vmovdqa64 zmm15, zmmword ptr [rdi + 1600]
vpermi2q zmm15, zmm8, zmm14
vpaddq zmm15, zmm18, zmm15
vmovdqa64 zmm17, zmmword ptr [rdi + 1664]
vpermi2q zmm17, zmm8, zmm14
vpaddq zmm8, zmm20, zmm17
vmovdqa64 zmm14, zmmword ptr [rdi + 4096]
vmovdqa64 zmm17, zmmword ptr [rdi + 4032]
vmovdqa64 zmm18, zmmword ptr [rdi + 1600]
vpermi2q zmm18, zmm14, zmm17
vpaddq zmm0, zmm0, zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 1664]
vpermi2q zmm18, zmm14, zmm17
vpaddq zmm2, zmm2, zmm18
vmovdqa64 zmm14, zmmword ptr [rdi + 1600]
vpermi2q zmm14, zmm16, zmm19
vpaddq zmm6, zmm6, zmm14
vmovdqa64 zmm14, zmmword ptr [rdi + 1728]
vpermi2q zmm14{k2}{z}, zmm16, zmm19
vpaddq zmm9, zmm9, zmm14
valignq zmm1, zmm1, zmm1, 7
vpaddq zmm7{k3}, zmm7, zmm1
vmovdqa64 zmm1, zmmword ptr [rdi + 4416]
valignq zmm1, zmm25, zmm1, 7
vpaddq zmm1, zmm7, zmm1
vpsrlq zmm7, zmm1, 52
valignq zmm14, zmm7, zmm31, 7
vpaddq zmm16, zmm1, zmm14
vmovdqa64 zmmword ptr [rdi + 128], zmm16
vpternlogq zmm30, zmm16, zmm1, 0xf6
valignq zmm1, zmm26, zmm25, 7
vpaddq zmm1, zmm3, zmm1
vpsrlq zmm3, zmm1, 52
valignq zmm7, zmm3, zmm7, 7
vpaddq zmm14, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi + 192], zmm14
vpternlogq zmm30, zmm14, zmm1, 0xf6
valignq zmm1, zmm27, zmm26, 7
vpaddq zmm1, zmm13, zmm1
vpsrlq zmm7, zmm1, 52
valignq zmm3, zmm7, zmm3, 7
vpaddq zmm13, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi + 256], zmm13
vpternlogq zmm30, zmm13, zmm1, 0xf6
valignq zmm1, zmm28, zmm27, 7
vpaddq zmm1, zmm4, zmm1
vpsrlq zmm3, zmm1, 52
valignq zmm4, zmm3, zmm7, 7
vpaddq zmm7, zmm1, zmm4
vmovdqa64 zmmword ptr [rdi + 320], zmm7
vpternlogq zmm30, zmm7, zmm1, 0xf6
valignq zmm1, zmm29, zmm28, 7
vpaddq zmm1, zmm15, zmm1
vpsrlq zmm4, zmm1, 52
valignq zmm3, zmm4, zmm3, 7
vpaddq zmm7, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi + 384], zmm7
vpternlogq zmm30, zmm7, zmm1, 0xf6
valignq zmm1, zmm5, zmm29, 7
vpaddq zmm1, zmm8, zmm1
vpsrlq zmm3, zmm1, 52
valignq zmm4, zmm3, zmm4, 7
vpaddq zmm7, zmm1, zmm4
vmovdqa64 zmmword ptr [rdi + 448], zmm7
vpternlogq zmm30, zmm7, zmm1, 0xf6
valignq zmm1, zmm10, zmm5, 7
vpaddq zmm0, zmm0, zmm1
vpsrlq zmm1, zmm0, 52
valignq zmm3, zmm1, zmm3, 7
vpaddq zmm4, zmm0, zmm3
vmovdqa64 zmmword ptr [rdi + 512], zmm4
vpternlogq zmm30, zmm4, zmm0, 0xf6
valignq zmm0, zmm11, zmm10, 7
vpaddq zmm0, zmm2, zmm0
vpsrlq zmm2, zmm0, 52
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm3, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 576], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm12, zmm11, 7
vpaddq zmm0, zmm6, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm2, zmm1, zmm2, 7
vpaddq zmm3, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 640], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm21, zmm12, 7
vpaddq zmm0, zmm9, zmm0
vpsrlq zmm2, zmm0, 52
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 704], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
