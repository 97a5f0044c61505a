# x := x * y * 2^-s mod N, s = 2496, N odd of at most 3072 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 61 limbs below 2^52, the top one below 2^12; zmm30 collects predicted carries that rippled.
# 3263 instructions, 12 spills, 996 loads; modelled 0 cycles a step (Plan { schedule: false, load_windows_after: 0, carry_registers: false, broadcast_latency: 8 }).
mov eax, 1
kmovd k3, eax
mov eax, 15
kmovd k4, eax
mov eax, 128
kmovd k2, eax
mov eax, 254
kmovd k1, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
vmovdqa64 zmm0, zmmword ptr [rdi + 128]
vmovdqu64 zmm1, zmmword ptr [rdi + 776]
vpxorq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmm1
vmovdqa64 zmm3, zmmword ptr [rdi + 768]
vmovdqu64 zmm4, zmmword ptr [rdi + 136]
vpmadd52luq zmm2, zmm3, zmm4
vmovdqu64 zmm5, zmmword ptr [rdi + 120]
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm5, zmm3
vmovdqu64 zmm7, zmmword ptr [rdi + 760]
vpmadd52huq zmm6, zmm7, zmm0
vpmadd52luq zmm6, zmm5, zmm1
vpmadd52luq zmm6, zmm7, zmm4
vpmadd52huq zmm2, zmm5, zmm1
vpmadd52huq zmm2, zmm7, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 784]
vpmadd52luq zmm2, zmm5, zmm8
vmovdqu64 zmm9, zmmword ptr [rdi + 144]
vpmadd52luq zmm2, zmm7, zmm9
vmovdqu64 zmm10, zmmword ptr [rdi + 112]
vpmadd52huq zmm6, zmm10, zmm1
vmovdqu64 zmm11, zmmword ptr [rdi + 752]
vpmadd52huq zmm6, zmm11, zmm4
vpmadd52luq zmm6, zmm10, zmm8
vpmadd52luq zmm6, zmm11, zmm9
vpmadd52huq zmm2, zmm10, zmm8
vpmadd52huq zmm2, zmm11, zmm9
vmovdqu64 zmm12, zmmword ptr [rdi + 792]
vpmadd52luq zmm2, zmm10, zmm12
vmovdqu64 zmm13, zmmword ptr [rdi + 152]
vpmadd52luq zmm2, zmm11, zmm13
vmovdqu64 zmm14, zmmword ptr [rdi + 104]
vpmadd52huq zmm6, zmm14, zmm8
vmovdqu64 zmm15, zmmword ptr [rdi + 744]
vpmadd52huq zmm6, zmm15, zmm9
vpmadd52luq zmm6, zmm14, zmm12
vpmadd52luq zmm6, zmm15, zmm13
vpmadd52huq zmm2, zmm14, zmm12
vpmadd52huq zmm2, zmm15, zmm13
vmovdqu64 zmm16, zmmword ptr [rdi + 800]
vpmadd52luq zmm2, zmm14, zmm16
vmovdqu64 zmm17, zmmword ptr [rdi + 160]
vpmadd52luq zmm2, zmm15, zmm17
vmovdqu64 zmm18, zmmword ptr [rdi + 96]
vpmadd52huq zmm6, zmm18, zmm12
vmovdqu64 zmm19, zmmword ptr [rdi + 736]
vpmadd52huq zmm6, zmm19, zmm13
vpmadd52luq zmm6, zmm18, zmm16
vpmadd52luq zmm6, zmm19, zmm17
vpmadd52huq zmm2, zmm18, zmm16
vpmadd52huq zmm2, zmm19, zmm17
vmovdqu64 zmm20, zmmword ptr [rdi + 808]
vpmadd52luq zmm2, zmm18, zmm20
vmovdqu64 zmm21, zmmword ptr [rdi + 168]
vpmadd52luq zmm2, zmm19, zmm21
vmovdqu64 zmm22, zmmword ptr [rdi + 88]
vpmadd52huq zmm6, zmm22, zmm16
vmovdqu64 zmm23, zmmword ptr [rdi + 728]
vpmadd52huq zmm6, zmm23, zmm17
vpmadd52luq zmm6, zmm22, zmm20
vpmadd52luq zmm6, zmm23, zmm21
vpmadd52huq zmm2, zmm22, zmm20
vpmadd52huq zmm2, zmm23, zmm21
vmovdqu64 zmm24, zmmword ptr [rdi + 816]
vpmadd52luq zmm2, zmm22, zmm24
vmovdqu64 zmm25, zmmword ptr [rdi + 176]
vpmadd52luq zmm2, zmm23, zmm25
vmovdqu64 zmm26, zmmword ptr [rdi + 80]
vpmadd52huq zmm6, zmm26, zmm20
vmovdqu64 zmm27, zmmword ptr [rdi + 720]
vpmadd52huq zmm6, zmm27, zmm21
vpmadd52luq zmm6, zmm26, zmm24
vpmadd52luq zmm6, zmm27, zmm25
vpmadd52huq zmm2, zmm26, zmm24
vpmadd52huq zmm2, zmm27, zmm25
vmovdqu64 zmm28, zmmword ptr [rdi + 824]
vpmadd52luq zmm2, zmm26, zmm28
vmovdqu64 zmm29, zmmword ptr [rdi + 184]
vpmadd52luq zmm2, zmm27, zmm29
vmovdqu64 zmm27, zmmword ptr [rdi + 72]
vpmadd52huq zmm6, zmm27, zmm24
vmovdqu64 zmm26, zmmword ptr [rdi + 712]
vpmadd52huq zmm6, zmm26, zmm25
vpmadd52luq zmm6, zmm27, zmm28
vpmadd52luq zmm6, zmm26, zmm29
vpmadd52huq zmm2, zmm27, zmm28
vpmadd52huq zmm2, zmm26, zmm29
vmovdqa64 zmm23, zmmword ptr [rdi + 832]
vpmadd52luq zmm2, zmm27, zmm23
vmovdqa64 zmm27, zmmword ptr [rdi + 192]
vpmadd52luq zmm2, zmm26, zmm27
vpmadd52luq zmm6, zmm0, zmm3
vpmadd52huq zmm2, zmm0, zmm3
vmovdqa64 zmmword ptr [rdi + 1536], zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 840]
vmovdqa64 zmmword ptr [rdi + 1600], zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm27, zmm2
vmovdqu64 zmm26, zmmword ptr [rdi + 200]
vpmadd52luq zmm6, zmm23, zmm26
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm29, zmm23
vpmadd52huq zmm22, zmm28, zmm27
vpmadd52luq zmm22, zmm29, zmm2
vpmadd52luq zmm22, zmm28, zmm26
vpmadd52huq zmm6, zmm29, zmm2
vpmadd52huq zmm6, zmm28, zmm26
vmovdqu64 zmm27, zmmword ptr [rdi + 848]
vpmadd52luq zmm6, zmm29, zmm27
vmovdqu64 zmm29, zmmword ptr [rdi + 208]
vpmadd52luq zmm6, zmm28, zmm29
vpmadd52huq zmm22, zmm25, zmm2
vpmadd52huq zmm22, zmm24, zmm26
vpmadd52luq zmm22, zmm25, zmm27
vpmadd52luq zmm22, zmm24, zmm29
vpmadd52huq zmm6, zmm25, zmm27
vpmadd52huq zmm6, zmm24, zmm29
vmovdqu64 zmm28, zmmword ptr [rdi + 856]
vpmadd52luq zmm6, zmm25, zmm28
vmovdqu64 zmm25, zmmword ptr [rdi + 216]
vpmadd52luq zmm6, zmm24, zmm25
vpmadd52huq zmm22, zmm21, zmm27
vpmadd52huq zmm22, zmm20, zmm29
vpmadd52luq zmm22, zmm21, zmm28
vpmadd52luq zmm22, zmm20, zmm25
vpmadd52huq zmm6, zmm21, zmm28
vpmadd52huq zmm6, zmm20, zmm25
vmovdqu64 zmm24, zmmword ptr [rdi + 864]
vpmadd52luq zmm6, zmm21, zmm24
vmovdqu64 zmm21, zmmword ptr [rdi + 224]
vpmadd52luq zmm6, zmm20, zmm21
vpmadd52huq zmm22, zmm17, zmm28
vpmadd52huq zmm22, zmm16, zmm25
vpmadd52luq zmm22, zmm17, zmm24
vpmadd52luq zmm22, zmm16, zmm21
vpmadd52huq zmm6, zmm17, zmm24
vpmadd52huq zmm6, zmm16, zmm21
vmovdqu64 zmm20, zmmword ptr [rdi + 872]
vpmadd52luq zmm6, zmm17, zmm20
vmovdqu64 zmm17, zmmword ptr [rdi + 232]
vpmadd52luq zmm6, zmm16, zmm17
vpmadd52huq zmm22, zmm13, zmm24
vpmadd52huq zmm22, zmm12, zmm21
vpmadd52luq zmm22, zmm13, zmm20
vpmadd52luq zmm22, zmm12, zmm17
vpmadd52huq zmm6, zmm13, zmm20
vpmadd52huq zmm6, zmm12, zmm17
vmovdqu64 zmm16, zmmword ptr [rdi + 880]
vpmadd52luq zmm6, zmm13, zmm16
vmovdqu64 zmm13, zmmword ptr [rdi + 240]
vpmadd52luq zmm6, zmm12, zmm13
vpmadd52huq zmm22, zmm9, zmm20
vpmadd52huq zmm22, zmm8, zmm17
vpmadd52luq zmm22, zmm9, zmm16
vpmadd52luq zmm22, zmm8, zmm13
vpmadd52huq zmm6, zmm9, zmm16
vpmadd52huq zmm6, zmm8, zmm13
vmovdqu64 zmm12, zmmword ptr [rdi + 888]
vpmadd52luq zmm6, zmm9, zmm12
vmovdqu64 zmm9, zmmword ptr [rdi + 248]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm22, zmm4, zmm16
vpmadd52huq zmm22, zmm1, zmm13
vpmadd52luq zmm22, zmm4, zmm12
vpmadd52luq zmm22, zmm1, zmm9
vpmadd52huq zmm6, zmm4, zmm12
vpmadd52huq zmm6, zmm1, zmm9
vmovdqa64 zmm8, zmmword ptr [rdi + 896]
vpmadd52luq zmm6, zmm4, zmm8
vmovdqa64 zmm4, zmmword ptr [rdi + 256]
vpmadd52luq zmm6, zmm1, zmm4
vpmadd52huq zmm22, zmm0, zmm12
vpmadd52huq zmm22, zmm3, zmm9
vpmadd52luq zmm22, zmm0, zmm8
vpmadd52luq zmm22, zmm3, zmm4
vpmadd52huq zmm6, zmm0, zmm8
vpmadd52huq zmm6, zmm3, zmm4
vmovdqu64 zmm1, zmmword ptr [rdi + 904]
vpmadd52luq zmm6, zmm0, zmm1
vmovdqu64 zmm0, zmmword ptr [rdi + 264]
vpmadd52luq zmm6, zmm3, zmm0
vpmadd52huq zmm22, zmm5, zmm8
vpmadd52huq zmm22, zmm7, zmm4
vpmadd52luq zmm22, zmm5, zmm1
vpmadd52luq zmm22, zmm7, zmm0
vpmadd52huq zmm6, zmm5, zmm1
vpmadd52huq zmm6, zmm7, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 912]
vpmadd52luq zmm6, zmm5, zmm3
vmovdqu64 zmm5, zmmword ptr [rdi + 272]
vpmadd52luq zmm6, zmm7, zmm5
vpmadd52huq zmm22, zmm10, zmm1
vpmadd52huq zmm22, zmm11, zmm0
vpmadd52luq zmm22, zmm10, zmm3
vpmadd52luq zmm22, zmm11, zmm5
vpmadd52huq zmm6, zmm10, zmm3
vpmadd52huq zmm6, zmm11, zmm5
vmovdqu64 zmm7, zmmword ptr [rdi + 920]
vpmadd52luq zmm6, zmm10, zmm7
vmovdqu64 zmm10, zmmword ptr [rdi + 280]
vpmadd52luq zmm6, zmm11, zmm10
vpmadd52huq zmm22, zmm14, zmm3
vpmadd52huq zmm22, zmm15, zmm5
vpmadd52luq zmm22, zmm14, zmm7
vpmadd52luq zmm22, zmm15, zmm10
vpmadd52huq zmm6, zmm14, zmm7
vpmadd52huq zmm6, zmm15, zmm10
vmovdqu64 zmm11, zmmword ptr [rdi + 928]
vpmadd52luq zmm6, zmm14, zmm11
vmovdqu64 zmm14, zmmword ptr [rdi + 288]
vpmadd52luq zmm6, zmm15, zmm14
vpmadd52huq zmm22, zmm18, zmm7
vpmadd52huq zmm22, zmm19, zmm10
vpmadd52luq zmm22, zmm18, zmm11
vpmadd52luq zmm22, zmm19, zmm14
vpmadd52huq zmm6, zmm18, zmm11
vpmadd52huq zmm6, zmm19, zmm14
vmovdqu64 zmm15, zmmword ptr [rdi + 936]
vpmadd52luq zmm6, zmm18, zmm15
vmovdqu64 zmm18, zmmword ptr [rdi + 296]
vpmadd52luq zmm6, zmm19, zmm18
vmovdqu64 zmm19, zmmword ptr [rdi + 88]
vpmadd52huq zmm22, zmm19, zmm11
vmovdqu64 zmm2, zmmword ptr [rdi + 728]
vpmadd52huq zmm22, zmm2, zmm14
vpmadd52luq zmm22, zmm19, zmm15
vpmadd52luq zmm22, zmm2, zmm18
vpmadd52huq zmm6, zmm19, zmm15
vpmadd52huq zmm6, zmm2, zmm18
vmovdqu64 zmm26, zmmword ptr [rdi + 944]
vpmadd52luq zmm6, zmm19, zmm26
vmovdqu64 zmm19, zmmword ptr [rdi + 304]
vpmadd52luq zmm6, zmm2, zmm19
vmovdqu64 zmm2, zmmword ptr [rdi + 80]
vpmadd52huq zmm22, zmm2, zmm15
vmovdqu64 zmm27, zmmword ptr [rdi + 720]
vpmadd52huq zmm22, zmm27, zmm18
vpmadd52luq zmm22, zmm2, zmm26
vpmadd52luq zmm22, zmm27, zmm19
vpmadd52huq zmm6, zmm2, zmm26
vpmadd52huq zmm6, zmm27, zmm19
vmovdqu64 zmm29, zmmword ptr [rdi + 952]
vpmadd52luq zmm6, zmm2, zmm29
vmovdqu64 zmm2, zmmword ptr [rdi + 312]
vpmadd52luq zmm6, zmm27, zmm2
vmovdqu64 zmm27, zmmword ptr [rdi + 72]
vpmadd52huq zmm22, zmm27, zmm26
vmovdqu64 zmm26, zmmword ptr [rdi + 712]
vpmadd52huq zmm22, zmm26, zmm19
vpmadd52luq zmm22, zmm27, zmm29
vpmadd52luq zmm22, zmm26, zmm2
vpmadd52huq zmm6, zmm27, zmm29
vpmadd52huq zmm6, zmm26, zmm2
vpmadd52luq zmm6, zmm27, zmmword ptr [rdi + 960]
vpmadd52luq zmm6, zmm26, zmmword ptr [rdi + 320]
vmovdqa64 zmm26, zmmword ptr [rdi + 192]
vpmadd52luq zmm22, zmm26, zmm23
vpmadd52huq zmm6, zmm26, zmm23
vmovdqa64 zmmword ptr [rdi + 1664], zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm4, zmm1
vpmadd52luq zmm6, zmm8, zmm0
vmovdqa64 zmmword ptr [rdi + 1728], zmm22
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm9, zmm8
vpmadd52huq zmm22, zmm12, zmm4
vpmadd52luq zmm22, zmm9, zmm1
vpmadd52luq zmm22, zmm12, zmm0
vpmadd52huq zmm6, zmm9, zmm1
vpmadd52huq zmm6, zmm12, zmm0
vpmadd52luq zmm6, zmm9, zmm3
vpmadd52luq zmm6, zmm12, zmm5
vpmadd52huq zmm22, zmm13, zmm1
vpmadd52huq zmm22, zmm16, zmm0
vpmadd52luq zmm22, zmm13, zmm3
vpmadd52luq zmm22, zmm16, zmm5
vpmadd52huq zmm6, zmm13, zmm3
vpmadd52huq zmm6, zmm16, zmm5
vpmadd52luq zmm6, zmm13, zmm7
vpmadd52luq zmm6, zmm16, zmm10
vpmadd52huq zmm22, zmm17, zmm3
vpmadd52huq zmm22, zmm20, zmm5
vpmadd52luq zmm22, zmm17, zmm7
vpmadd52luq zmm22, zmm20, zmm10
vpmadd52huq zmm6, zmm17, zmm7
vpmadd52huq zmm6, zmm20, zmm10
vpmadd52luq zmm6, zmm17, zmm11
vpmadd52luq zmm6, zmm20, zmm14
vpmadd52huq zmm22, zmm21, zmm7
vpmadd52huq zmm22, zmm24, zmm10
vpmadd52luq zmm22, zmm21, zmm11
vpmadd52luq zmm22, zmm24, zmm14
vpmadd52huq zmm6, zmm21, zmm11
vpmadd52huq zmm6, zmm24, zmm14
vpmadd52luq zmm6, zmm21, zmm15
vpmadd52luq zmm6, zmm24, zmm18
vpmadd52huq zmm22, zmm25, zmm11
vpmadd52huq zmm22, zmm28, zmm14
vpmadd52luq zmm22, zmm25, zmm15
vpmadd52luq zmm22, zmm28, zmm18
vpmadd52huq zmm6, zmm25, zmm15
vpmadd52huq zmm6, zmm28, zmm18
vmovdqu64 zmm24, zmmword ptr [rdi + 944]
vpmadd52luq zmm6, zmm25, zmm24
vpmadd52luq zmm6, zmm28, zmm19
vmovdqu64 zmm28, zmmword ptr [rdi + 208]
vpmadd52huq zmm22, zmm28, zmm15
vmovdqu64 zmm25, zmmword ptr [rdi + 848]
vpmadd52huq zmm22, zmm25, zmm18
vpmadd52luq zmm22, zmm28, zmm24
vpmadd52luq zmm22, zmm25, zmm19
vpmadd52huq zmm6, zmm28, zmm24
vpmadd52huq zmm6, zmm25, zmm19
vpmadd52luq zmm6, zmm28, zmm29
vpmadd52luq zmm6, zmm25, zmm2
vmovdqu64 zmm25, zmmword ptr [rdi + 200]
vpmadd52huq zmm22, zmm25, zmm24
vmovdqu64 zmm28, zmmword ptr [rdi + 840]
vpmadd52huq zmm22, zmm28, zmm19
vpmadd52luq zmm22, zmm25, zmm29
vpmadd52luq zmm22, zmm28, zmm2
vpmadd52huq zmm6, zmm25, zmm29
vpmadd52huq zmm6, zmm28, zmm2
vmovdqa64 zmm21, zmmword ptr [rdi + 960]
vpmadd52luq zmm6, zmm25, zmm21
vmovdqa64 zmm25, zmmword ptr [rdi + 320]
vpmadd52luq zmm6, zmm28, zmm25
vpmadd52huq zmm22, zmm26, zmm29
vpmadd52huq zmm22, zmm23, zmm2
vpmadd52luq zmm22, zmm26, zmm21
vpmadd52luq zmm22, zmm23, zmm25
vpmadd52huq zmm6, zmm26, zmm21
vpmadd52huq zmm6, zmm23, zmm25
vmovdqu64 zmm28, zmmword ptr [rdi + 968]
vpmadd52luq zmm6, zmm26, zmm28
vmovdqu64 zmm26, zmmword ptr [rdi + 328]
vpmadd52luq zmm6, zmm23, zmm26
vmovdqu64 zmm23, zmmword ptr [rdi + 184]
vpmadd52huq zmm22, zmm23, zmm21
vmovdqu64 zmm20, zmmword ptr [rdi + 824]
vpmadd52huq zmm22, zmm20, zmm25
vpmadd52luq zmm22, zmm23, zmm28
vpmadd52luq zmm22, zmm20, zmm26
vpmadd52huq zmm6, zmm23, zmm28
vpmadd52huq zmm6, zmm20, zmm26
vmovdqu64 zmm17, zmmword ptr [rdi + 976]
vpmadd52luq zmm6, zmm23, zmm17
vmovdqu64 zmm23, zmmword ptr [rdi + 336]
vpmadd52luq zmm6, zmm20, zmm23
vmovdqu64 zmm20, zmmword ptr [rdi + 176]
vpmadd52huq zmm22, zmm20, zmm28
vmovdqu64 zmm16, zmmword ptr [rdi + 816]
vpmadd52huq zmm22, zmm16, zmm26
vpmadd52luq zmm22, zmm20, zmm17
vpmadd52luq zmm22, zmm16, zmm23
vpmadd52huq zmm6, zmm20, zmm17
vpmadd52huq zmm6, zmm16, zmm23
vmovdqu64 zmm13, zmmword ptr [rdi + 984]
vpmadd52luq zmm6, zmm20, zmm13
vmovdqu64 zmm20, zmmword ptr [rdi + 344]
vpmadd52luq zmm6, zmm16, zmm20
vmovdqu64 zmm16, zmmword ptr [rdi + 168]
vpmadd52huq zmm22, zmm16, zmm17
vmovdqu64 zmm12, zmmword ptr [rdi + 808]
vpmadd52huq zmm22, zmm12, zmm23
vpmadd52luq zmm22, zmm16, zmm13
vpmadd52luq zmm22, zmm12, zmm20
vpmadd52huq zmm6, zmm16, zmm13
vpmadd52huq zmm6, zmm12, zmm20
vmovdqu64 zmm9, zmmword ptr [rdi + 992]
vpmadd52luq zmm6, zmm16, zmm9
vmovdqu64 zmm16, zmmword ptr [rdi + 352]
vpmadd52luq zmm6, zmm12, zmm16
vmovdqu64 zmm12, zmmword ptr [rdi + 160]
vpmadd52huq zmm22, zmm12, zmm13
vmovdqu64 zmm1, zmmword ptr [rdi + 800]
vpmadd52huq zmm22, zmm1, zmm20
vpmadd52luq zmm22, zmm12, zmm9
vpmadd52luq zmm22, zmm1, zmm16
vpmadd52huq zmm6, zmm12, zmm9
vpmadd52huq zmm6, zmm1, zmm16
vmovdqu64 zmm0, zmmword ptr [rdi + 1000]
vpmadd52luq zmm6, zmm12, zmm0
vmovdqu64 zmm12, zmmword ptr [rdi + 360]
vpmadd52luq zmm6, zmm1, zmm12
vmovdqu64 zmm1, zmmword ptr [rdi + 152]
vpmadd52huq zmm22, zmm1, zmm9
vmovdqu64 zmm3, zmmword ptr [rdi + 792]
vpmadd52huq zmm22, zmm3, zmm16
vpmadd52luq zmm22, zmm1, zmm0
vpmadd52luq zmm22, zmm3, zmm12
vpmadd52huq zmm6, zmm1, zmm0
vpmadd52huq zmm6, zmm3, zmm12
vmovdqu64 zmm5, zmmword ptr [rdi + 1008]
vpmadd52luq zmm6, zmm1, zmm5
vmovdqu64 zmm1, zmmword ptr [rdi + 368]
vpmadd52luq zmm6, zmm3, zmm1
vmovdqu64 zmm3, zmmword ptr [rdi + 144]
vpmadd52huq zmm22, zmm3, zmm0
vmovdqu64 zmm7, zmmword ptr [rdi + 784]
vpmadd52huq zmm22, zmm7, zmm12
vpmadd52luq zmm22, zmm3, zmm5
vpmadd52luq zmm22, zmm7, zmm1
vpmadd52huq zmm6, zmm3, zmm5
vpmadd52huq zmm6, zmm7, zmm1
vmovdqu64 zmm10, zmmword ptr [rdi + 1016]
vpmadd52luq zmm6, zmm3, zmm10
vmovdqu64 zmm3, zmmword ptr [rdi + 376]
vpmadd52luq zmm6, zmm7, zmm3
vmovdqu64 zmm7, zmmword ptr [rdi + 136]
vpmadd52huq zmm22, zmm7, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 776]
vpmadd52huq zmm22, zmm5, zmm1
vpmadd52luq zmm22, zmm7, zmm10
vpmadd52luq zmm22, zmm5, zmm3
vpmadd52huq zmm6, zmm7, zmm10
vpmadd52huq zmm6, zmm5, zmm3
vmovdqa64 zmm1, zmmword ptr [rdi + 1024]
vpmadd52luq zmm6, zmm7, zmm1
vmovdqa64 zmm7, zmmword ptr [rdi + 384]
vpmadd52luq zmm6, zmm5, zmm7
vmovdqa64 zmm5, zmmword ptr [rdi + 128]
vpmadd52huq zmm22, zmm5, zmm10
vmovdqa64 zmm10, zmmword ptr [rdi + 768]
vpmadd52huq zmm22, zmm10, zmm3
vpmadd52luq zmm22, zmm5, zmm1
vpmadd52luq zmm22, zmm10, zmm7
vpmadd52huq zmm6, zmm5, zmm1
vpmadd52huq zmm6, zmm10, zmm7
vmovdqu64 zmm3, zmmword ptr [rdi + 1032]
vpmadd52luq zmm6, zmm5, zmm3
vmovdqu64 zmm5, zmmword ptr [rdi + 392]
vpmadd52luq zmm6, zmm10, zmm5
vmovdqu64 zmm10, zmmword ptr [rdi + 120]
vpmadd52huq zmm22, zmm10, zmm1
vmovdqu64 zmm1, zmmword ptr [rdi + 760]
vpmadd52huq zmm22, zmm1, zmm7
vpmadd52luq zmm22, zmm10, zmm3
vpmadd52luq zmm22, zmm1, zmm5
vpmadd52huq zmm6, zmm10, zmm3
vpmadd52huq zmm6, zmm1, zmm5
vmovdqu64 zmm7, zmmword ptr [rdi + 1040]
vpmadd52luq zmm6, zmm10, zmm7
vmovdqu64 zmm10, zmmword ptr [rdi + 400]
vpmadd52luq zmm6, zmm1, zmm10
vmovdqu64 zmm1, zmmword ptr [rdi + 112]
vpmadd52huq zmm22, zmm1, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 752]
vpmadd52huq zmm22, zmm3, zmm5
vpmadd52luq zmm22, zmm1, zmm7
vpmadd52luq zmm22, zmm3, zmm10
vpmadd52huq zmm6, zmm1, zmm7
vpmadd52huq zmm6, zmm3, zmm10
vmovdqu64 zmm5, zmmword ptr [rdi + 1048]
vpmadd52luq zmm6, zmm1, zmm5
vmovdqu64 zmm1, zmmword ptr [rdi + 408]
vpmadd52luq zmm6, zmm3, zmm1
vmovdqu64 zmm3, zmmword ptr [rdi + 104]
vpmadd52huq zmm22, zmm3, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 744]
vpmadd52huq zmm22, zmm7, zmm10
vpmadd52luq zmm22, zmm3, zmm5
vpmadd52luq zmm22, zmm7, zmm1
vpmadd52huq zmm6, zmm3, zmm5
vpmadd52huq zmm6, zmm7, zmm1
vmovdqu64 zmm10, zmmword ptr [rdi + 1056]
vpmadd52luq zmm6, zmm3, zmm10
vmovdqu64 zmm3, zmmword ptr [rdi + 416]
vpmadd52luq zmm6, zmm7, zmm3
vmovdqu64 zmm7, zmmword ptr [rdi + 96]
vpmadd52huq zmm22, zmm7, zmm5
vmovdqu64 zmm12, zmmword ptr [rdi + 736]
vpmadd52huq zmm22, zmm12, zmm1
vpmadd52luq zmm22, zmm7, zmm10
vpmadd52luq zmm22, zmm12, zmm3
vpmadd52huq zmm6, zmm7, zmm10
vpmadd52huq zmm6, zmm12, zmm3
vmovdqu64 zmm0, zmmword ptr [rdi + 1064]
vpmadd52luq zmm6, zmm7, zmm0
vmovdqu64 zmm7, zmmword ptr [rdi + 424]
vpmadd52luq zmm6, zmm12, zmm7
vmovdqu64 zmm12, zmmword ptr [rdi + 88]
vpmadd52huq zmm22, zmm12, zmm10
vmovdqu64 zmm11, zmmword ptr [rdi + 728]
vpmadd52huq zmm22, zmm11, zmm3
vpmadd52luq zmm22, zmm12, zmm0
vpmadd52luq zmm22, zmm11, zmm7
vpmadd52huq zmm6, zmm12, zmm0
vpmadd52huq zmm6, zmm11, zmm7
vmovdqu64 zmm14, zmmword ptr [rdi + 1072]
vpmadd52luq zmm6, zmm12, zmm14
vmovdqu64 zmm12, zmmword ptr [rdi + 432]
vpmadd52luq zmm6, zmm11, zmm12
vmovdqu64 zmm11, zmmword ptr [rdi + 80]
vpmadd52huq zmm22, zmm11, zmm0
vmovdqu64 zmm16, zmmword ptr [rdi + 720]
vpmadd52huq zmm22, zmm16, zmm7
vpmadd52luq zmm22, zmm11, zmm14
vpmadd52luq zmm22, zmm16, zmm12
vpmadd52huq zmm6, zmm11, zmm14
vpmadd52huq zmm6, zmm16, zmm12
vmovdqu64 zmm9, zmmword ptr [rdi + 1080]
vpmadd52luq zmm6, zmm11, zmm9
vmovdqu64 zmm11, zmmword ptr [rdi + 440]
vpmadd52luq zmm6, zmm16, zmm11
vpmadd52huq zmm22, zmm27, zmm14
vmovdqu64 zmm16, zmmword ptr [rdi + 712]
vpmadd52huq zmm22, zmm16, zmm12
vpmadd52luq zmm22, zmm27, zmm9
vpmadd52luq zmm22, zmm16, zmm11
vpmadd52huq zmm6, zmm27, zmm9
vpmadd52huq zmm6, zmm16, zmm11
vpmadd52luq zmm6, zmm27, zmmword ptr [rdi + 1088]
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi + 448]
vpmadd52luq zmm22, zmm4, zmm8
vpmadd52huq zmm6, zmm4, zmm8
vmovdqa64 zmm16, zmmword ptr [rdi + 512]
vmovdqu64 zmm27, zmmword ptr [rdi + 1160]
vmovdqa64 zmmword ptr [rdi + 1792], zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm16, zmm27
vmovdqa64 zmmword ptr [rdi + 1856], zmm22
vmovdqa64 zmm22, zmmword ptr [rdi + 1152]
vmovdqu64 zmm8, zmmword ptr [rdi + 520]
vpmadd52luq zmm6, zmm22, zmm8
vmovdqu64 zmm4, zmmword ptr [rdi + 504]
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm4, zmm22
vmovdqu64 zmm18, zmmword ptr [rdi + 1144]
vpmadd52huq zmm15, zmm18, zmm16
vpmadd52luq zmm15, zmm4, zmm27
vpmadd52luq zmm15, zmm18, zmm8
vpmadd52huq zmm6, zmm4, zmm27
vpmadd52huq zmm6, zmm18, zmm8
vmovdqu64 zmm20, zmmword ptr [rdi + 1168]
vpmadd52luq zmm6, zmm4, zmm20
vmovdqu64 zmm4, zmmword ptr [rdi + 528]
vpmadd52luq zmm6, zmm18, zmm4
vmovdqu64 zmm18, zmmword ptr [rdi + 496]
vpmadd52huq zmm15, zmm18, zmm27
vmovdqu64 zmm27, zmmword ptr [rdi + 1136]
vpmadd52huq zmm15, zmm27, zmm8
vpmadd52luq zmm15, zmm18, zmm20
vpmadd52luq zmm15, zmm27, zmm4
vpmadd52huq zmm6, zmm18, zmm20
vpmadd52huq zmm6, zmm27, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 1176]
vpmadd52luq zmm6, zmm18, zmm8
vmovdqu64 zmm18, zmmword ptr [rdi + 536]
vpmadd52luq zmm6, zmm27, zmm18
vmovdqu64 zmm27, zmmword ptr [rdi + 488]
vpmadd52huq zmm15, zmm27, zmm20
vmovdqu64 zmm20, zmmword ptr [rdi + 1128]
vpmadd52huq zmm15, zmm20, zmm4
vpmadd52luq zmm15, zmm27, zmm8
vpmadd52luq zmm15, zmm20, zmm18
vpmadd52huq zmm6, zmm27, zmm8
vpmadd52huq zmm6, zmm20, zmm18
vmovdqu64 zmm4, zmmword ptr [rdi + 1184]
vpmadd52luq zmm6, zmm27, zmm4
vmovdqu64 zmm27, zmmword ptr [rdi + 544]
vpmadd52luq zmm6, zmm20, zmm27
vmovdqu64 zmm20, zmmword ptr [rdi + 480]
vpmadd52huq zmm15, zmm20, zmm8
vmovdqu64 zmm13, zmmword ptr [rdi + 1120]
vpmadd52huq zmm15, zmm13, zmm18
vpmadd52luq zmm15, zmm20, zmm4
vpmadd52luq zmm15, zmm13, zmm27
vpmadd52huq zmm6, zmm20, zmm4
vpmadd52huq zmm6, zmm13, zmm27
vmovdqu64 zmm24, zmmword ptr [rdi + 1192]
vpmadd52luq zmm6, zmm20, zmm24
vmovdqu64 zmm20, zmmword ptr [rdi + 552]
vpmadd52luq zmm6, zmm13, zmm20
vmovdqu64 zmm13, zmmword ptr [rdi + 472]
vpmadd52huq zmm15, zmm13, zmm4
vmovdqu64 zmm19, zmmword ptr [rdi + 1112]
vpmadd52huq zmm15, zmm19, zmm27
vpmadd52luq zmm15, zmm13, zmm24
vpmadd52luq zmm15, zmm19, zmm20
vpmadd52huq zmm6, zmm13, zmm24
vpmadd52huq zmm6, zmm19, zmm20
vmovdqu64 zmm23, zmmword ptr [rdi + 1200]
vpmadd52luq zmm6, zmm13, zmm23
vmovdqu64 zmm13, zmmword ptr [rdi + 560]
vpmadd52luq zmm6, zmm19, zmm13
vmovdqu64 zmm19, zmmword ptr [rdi + 464]
vpmadd52huq zmm15, zmm19, zmm24
vmovdqu64 zmm17, zmmword ptr [rdi + 1104]
vpmadd52huq zmm15, zmm17, zmm20
vpmadd52luq zmm15, zmm19, zmm23
vpmadd52luq zmm15, zmm17, zmm13
vpmadd52huq zmm6, zmm19, zmm23
vpmadd52huq zmm6, zmm17, zmm13
vmovdqu64 zmm29, zmmword ptr [rdi + 1208]
vpmadd52luq zmm6, zmm19, zmm29
vmovdqu64 zmm19, zmmword ptr [rdi + 568]
vpmadd52luq zmm6, zmm17, zmm19
vmovdqu64 zmm17, zmmword ptr [rdi + 456]
vpmadd52huq zmm15, zmm17, zmm23
vmovdqu64 zmm2, zmmword ptr [rdi + 1096]
vpmadd52huq zmm15, zmm2, zmm13
vpmadd52luq zmm15, zmm17, zmm29
vpmadd52luq zmm15, zmm2, zmm19
vpmadd52huq zmm6, zmm17, zmm29
vpmadd52huq zmm6, zmm2, zmm19
vmovdqa64 zmm26, zmmword ptr [rdi + 1216]
vpmadd52luq zmm6, zmm17, zmm26
vmovdqa64 zmm17, zmmword ptr [rdi + 576]
vpmadd52luq zmm6, zmm2, zmm17
vmovdqa64 zmm2, zmmword ptr [rdi + 448]
vpmadd52huq zmm15, zmm2, zmm29
vmovdqa64 zmm21, zmmword ptr [rdi + 1088]
vpmadd52huq zmm15, zmm21, zmm19
vpmadd52luq zmm15, zmm2, zmm26
vpmadd52luq zmm15, zmm21, zmm17
vpmadd52huq zmm6, zmm2, zmm26
vpmadd52huq zmm6, zmm21, zmm17
vmovdqu64 zmm28, zmmword ptr [rdi + 1224]
vpmadd52luq zmm6, zmm2, zmm28
vmovdqu64 zmm2, zmmword ptr [rdi + 584]
vpmadd52luq zmm6, zmm21, zmm2
vpmadd52huq zmm15, zmm11, zmm26
vpmadd52huq zmm15, zmm9, zmm17
vpmadd52luq zmm15, zmm11, zmm28
vpmadd52luq zmm15, zmm9, zmm2
vpmadd52huq zmm6, zmm11, zmm28
vpmadd52huq zmm6, zmm9, zmm2
vmovdqu64 zmm21, zmmword ptr [rdi + 1232]
vpmadd52luq zmm6, zmm11, zmm21
vmovdqu64 zmm11, zmmword ptr [rdi + 592]
vpmadd52luq zmm6, zmm9, zmm11
vpmadd52huq zmm15, zmm12, zmm28
vpmadd52huq zmm15, zmm14, zmm2
vpmadd52luq zmm15, zmm12, zmm21
vpmadd52luq zmm15, zmm14, zmm11
vpmadd52huq zmm6, zmm12, zmm21
vpmadd52huq zmm6, zmm14, zmm11
vmovdqu64 zmm9, zmmword ptr [rdi + 1240]
vpmadd52luq zmm6, zmm12, zmm9
vmovdqu64 zmm12, zmmword ptr [rdi + 600]
vpmadd52luq zmm6, zmm14, zmm12
vpmadd52huq zmm15, zmm7, zmm21
vpmadd52huq zmm15, zmm0, zmm11
vpmadd52luq zmm15, zmm7, zmm9
vpmadd52luq zmm15, zmm0, zmm12
vpmadd52huq zmm6, zmm7, zmm9
vpmadd52huq zmm6, zmm0, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 1248]
vpmadd52luq zmm6, zmm7, zmm14
vmovdqu64 zmm7, zmmword ptr [rdi + 608]
vpmadd52luq zmm6, zmm0, zmm7
vpmadd52huq zmm15, zmm3, zmm9
vpmadd52huq zmm15, zmm10, zmm12
vpmadd52luq zmm15, zmm3, zmm14
vpmadd52luq zmm15, zmm10, zmm7
vpmadd52huq zmm6, zmm3, zmm14
vpmadd52huq zmm6, zmm10, zmm7
vpmadd52huq zmm15, zmm1, zmm14
vpmadd52huq zmm15, zmm5, zmm7
vpmadd52luq zmm15, zmm16, zmm22
vpmadd52huq zmm6, zmm16, zmm22
vmovdqa64 zmmword ptr [rdi + 1920], zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm17, zmm28
vpmadd52luq zmm6, zmm26, zmm2
vmovdqa64 zmmword ptr [rdi + 1984], zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm19, zmm26
vpmadd52huq zmm15, zmm29, zmm17
vpmadd52luq zmm15, zmm19, zmm28
vpmadd52luq zmm15, zmm29, zmm2
vpmadd52huq zmm6, zmm19, zmm28
vpmadd52huq zmm6, zmm29, zmm2
vpmadd52luq zmm6, zmm19, zmm21
vpmadd52luq zmm6, zmm29, zmm11
vpmadd52huq zmm15, zmm13, zmm28
vpmadd52huq zmm15, zmm23, zmm2
vpmadd52luq zmm15, zmm13, zmm21
vpmadd52luq zmm15, zmm23, zmm11
vpmadd52huq zmm6, zmm13, zmm21
vpmadd52huq zmm6, zmm23, zmm11
vpmadd52luq zmm6, zmm13, zmm9
vpmadd52luq zmm6, zmm23, zmm12
vpmadd52huq zmm15, zmm20, zmm21
vpmadd52huq zmm15, zmm24, zmm11
vpmadd52luq zmm15, zmm20, zmm9
vpmadd52luq zmm15, zmm24, zmm12
vpmadd52huq zmm6, zmm20, zmm9
vpmadd52huq zmm6, zmm24, zmm12
vpmadd52luq zmm6, zmm20, zmm14
vpmadd52luq zmm6, zmm24, zmm7
vpmadd52huq zmm15, zmm27, zmm9
vpmadd52huq zmm15, zmm4, zmm12
vpmadd52luq zmm15, zmm27, zmm14
vpmadd52luq zmm15, zmm4, zmm7
vpmadd52huq zmm6, zmm27, zmm14
vpmadd52huq zmm6, zmm4, zmm7
vpmadd52huq zmm15, zmm18, zmm14
vpmadd52huq zmm15, zmm8, zmm7
vpmadd52luq zmm15, zmm17, zmm26
vpmadd52huq zmm6, zmm17, zmm26
vmovdqa64 zmmword ptr [rdi + 2048], zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 968]
vmovdqa64 zmmword ptr [rdi + 2112], zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm25, zmm6
vmovdqa64 zmm7, zmmword ptr [rdi + 960]
vmovdqu64 zmm14, zmmword ptr [rdi + 328]
vpmadd52luq zmm15, zmm7, zmm14
vmovdqu64 zmm12, zmmword ptr [rdi + 312]
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm12, zmm7
vmovdqu64 zmm11, zmmword ptr [rdi + 952]
vpmadd52huq zmm9, zmm11, zmm25
vpmadd52luq zmm9, zmm12, zmm6
vpmadd52luq zmm9, zmm11, zmm14
vpmadd52huq zmm15, zmm12, zmm6
vpmadd52huq zmm15, zmm11, zmm14
vmovdqu64 zmm21, zmmword ptr [rdi + 976]
vpmadd52luq zmm15, zmm12, zmm21
vmovdqu64 zmm2, zmmword ptr [rdi + 336]
vpmadd52luq zmm15, zmm11, zmm2
vmovdqu64 zmm28, zmmword ptr [rdi + 304]
vpmadd52huq zmm9, zmm28, zmm6
vmovdqu64 zmm17, zmmword ptr [rdi + 944]
vpmadd52huq zmm9, zmm17, zmm14
vpmadd52luq zmm9, zmm28, zmm21
vpmadd52luq zmm9, zmm17, zmm2
vpmadd52huq zmm15, zmm28, zmm21
vpmadd52huq zmm15, zmm17, zmm2
vmovdqu64 zmm26, zmmword ptr [rdi + 984]
vpmadd52luq zmm15, zmm28, zmm26
vmovdqu64 zmm19, zmmword ptr [rdi + 344]
vpmadd52luq zmm15, zmm17, zmm19
vmovdqu64 zmm29, zmmword ptr [rdi + 296]
vpmadd52huq zmm9, zmm29, zmm21
vmovdqu64 zmm17, zmmword ptr [rdi + 936]
vpmadd52huq zmm9, zmm17, zmm2
vpmadd52luq zmm9, zmm29, zmm26
vpmadd52luq zmm9, zmm17, zmm19
vpmadd52huq zmm15, zmm29, zmm26
vpmadd52huq zmm15, zmm17, zmm19
vmovdqu64 zmm28, zmmword ptr [rdi + 992]
vpmadd52luq zmm15, zmm29, zmm28
vmovdqu64 zmm29, zmmword ptr [rdi + 352]
vpmadd52luq zmm15, zmm17, zmm29
vmovdqu64 zmm17, zmmword ptr [rdi + 288]
vpmadd52huq zmm9, zmm17, zmm26
vmovdqu64 zmm11, zmmword ptr [rdi + 928]
vpmadd52huq zmm9, zmm11, zmm19
vpmadd52luq zmm9, zmm17, zmm28
vpmadd52luq zmm9, zmm11, zmm29
vpmadd52huq zmm15, zmm17, zmm28
vpmadd52huq zmm15, zmm11, zmm29
vmovdqu64 zmm12, zmmword ptr [rdi + 1000]
vpmadd52luq zmm15, zmm17, zmm12
vmovdqu64 zmm17, zmmword ptr [rdi + 360]
vpmadd52luq zmm15, zmm11, zmm17
vmovdqu64 zmm11, zmmword ptr [rdi + 280]
vpmadd52huq zmm9, zmm11, zmm28
vmovdqu64 zmm6, zmmword ptr [rdi + 920]
vpmadd52huq zmm9, zmm6, zmm29
vpmadd52luq zmm9, zmm11, zmm12
vpmadd52luq zmm9, zmm6, zmm17
vpmadd52huq zmm15, zmm11, zmm12
vpmadd52huq zmm15, zmm6, zmm17
vmovdqu64 zmm14, zmmword ptr [rdi + 1008]
vpmadd52luq zmm15, zmm11, zmm14
vmovdqu64 zmm11, zmmword ptr [rdi + 368]
vpmadd52luq zmm15, zmm6, zmm11
vmovdqu64 zmm6, zmmword ptr [rdi + 272]
vpmadd52huq zmm9, zmm6, zmm12
vmovdqu64 zmm21, zmmword ptr [rdi + 912]
vpmadd52huq zmm9, zmm21, zmm17
vpmadd52luq zmm9, zmm6, zmm14
vpmadd52luq zmm9, zmm21, zmm11
vpmadd52huq zmm15, zmm6, zmm14
vpmadd52huq zmm15, zmm21, zmm11
vmovdqu64 zmm2, zmmword ptr [rdi + 1016]
vpmadd52luq zmm15, zmm6, zmm2
vmovdqu64 zmm6, zmmword ptr [rdi + 376]
vpmadd52luq zmm15, zmm21, zmm6
vmovdqu64 zmm21, zmmword ptr [rdi + 264]
vpmadd52huq zmm9, zmm21, zmm14
vmovdqu64 zmm26, zmmword ptr [rdi + 904]
vpmadd52huq zmm9, zmm26, zmm11
vpmadd52luq zmm9, zmm21, zmm2
vpmadd52luq zmm9, zmm26, zmm6
vpmadd52huq zmm15, zmm21, zmm2
vpmadd52huq zmm15, zmm26, zmm6
vmovdqa64 zmm19, zmmword ptr [rdi + 1024]
vpmadd52luq zmm15, zmm21, zmm19
vmovdqa64 zmm21, zmmword ptr [rdi + 384]
vpmadd52luq zmm15, zmm26, zmm21
vmovdqa64 zmm26, zmmword ptr [rdi + 256]
vpmadd52huq zmm9, zmm26, zmm2
vmovdqa64 zmm28, zmmword ptr [rdi + 896]
vpmadd52huq zmm9, zmm28, zmm6
vpmadd52luq zmm9, zmm26, zmm19
vpmadd52luq zmm9, zmm28, zmm21
vpmadd52huq zmm15, zmm26, zmm19
vpmadd52huq zmm15, zmm28, zmm21
vmovdqu64 zmm29, zmmword ptr [rdi + 1032]
vpmadd52luq zmm15, zmm26, zmm29
vmovdqu64 zmm26, zmmword ptr [rdi + 392]
vpmadd52luq zmm15, zmm28, zmm26
vmovdqu64 zmm28, zmmword ptr [rdi + 248]
vpmadd52huq zmm9, zmm28, zmm19
vmovdqu64 zmm12, zmmword ptr [rdi + 888]
vpmadd52huq zmm9, zmm12, zmm21
vpmadd52luq zmm9, zmm28, zmm29
vpmadd52luq zmm9, zmm12, zmm26
vpmadd52huq zmm15, zmm28, zmm29
vpmadd52huq zmm15, zmm12, zmm26
vmovdqu64 zmm17, zmmword ptr [rdi + 1040]
vpmadd52luq zmm15, zmm28, zmm17
vmovdqu64 zmm28, zmmword ptr [rdi + 400]
vpmadd52luq zmm15, zmm12, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 240]
vpmadd52huq zmm9, zmm12, zmm29
vmovdqu64 zmm14, zmmword ptr [rdi + 880]
vpmadd52huq zmm9, zmm14, zmm26
vpmadd52luq zmm9, zmm12, zmm17
vpmadd52luq zmm9, zmm14, zmm28
vpmadd52huq zmm15, zmm12, zmm17
vpmadd52huq zmm15, zmm14, zmm28
vpmadd52luq zmm15, zmm12, zmm5
vpmadd52luq zmm15, zmm14, zmm1
vmovdqu64 zmm14, zmmword ptr [rdi + 232]
vpmadd52huq zmm9, zmm14, zmm17
vmovdqu64 zmm12, zmmword ptr [rdi + 872]
vpmadd52huq zmm9, zmm12, zmm28
vpmadd52luq zmm9, zmm14, zmm5
vpmadd52luq zmm9, zmm12, zmm1
vpmadd52huq zmm15, zmm14, zmm5
vpmadd52huq zmm15, zmm12, zmm1
vpmadd52luq zmm15, zmm14, zmm10
vpmadd52luq zmm15, zmm12, zmm3
vmovdqu64 zmm12, zmmword ptr [rdi + 224]
vpmadd52huq zmm9, zmm12, zmm5
vmovdqu64 zmm14, zmmword ptr [rdi + 864]
vpmadd52huq zmm9, zmm14, zmm1
vpmadd52luq zmm9, zmm12, zmm10
vpmadd52luq zmm9, zmm14, zmm3
vpmadd52huq zmm15, zmm12, zmm10
vpmadd52huq zmm15, zmm14, zmm3
vpmadd52luq zmm15, zmm12, zmm0
vmovdqu64 zmm12, zmmword ptr [rdi + 424]
vpmadd52luq zmm15, zmm14, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 216]
vpmadd52huq zmm9, zmm14, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 856]
vpmadd52huq zmm9, zmm10, zmm3
vpmadd52luq zmm9, zmm14, zmm0
vpmadd52luq zmm9, zmm10, zmm12
vpmadd52huq zmm15, zmm14, zmm0
vpmadd52huq zmm15, zmm10, zmm12
vmovdqu64 zmm3, zmmword ptr [rdi + 1072]
vpmadd52luq zmm15, zmm14, zmm3
vmovdqu64 zmm14, zmmword ptr [rdi + 432]
vpmadd52luq zmm15, zmm10, zmm14
vmovdqu64 zmm10, zmmword ptr [rdi + 208]
vpmadd52huq zmm9, zmm10, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 848]
vpmadd52huq zmm9, zmm0, zmm12
vpmadd52luq zmm9, zmm10, zmm3
vpmadd52luq zmm9, zmm0, zmm14
vpmadd52huq zmm15, zmm10, zmm3
vpmadd52huq zmm15, zmm0, zmm14
vmovdqu64 zmm12, zmmword ptr [rdi + 1080]
vpmadd52luq zmm15, zmm10, zmm12
vmovdqu64 zmm10, zmmword ptr [rdi + 440]
vpmadd52luq zmm15, zmm0, zmm10
vmovdqu64 zmm0, zmmword ptr [rdi + 200]
vpmadd52huq zmm9, zmm0, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 840]
vpmadd52huq zmm9, zmm3, zmm14
vpmadd52luq zmm9, zmm0, zmm12
vpmadd52luq zmm9, zmm3, zmm10
vpmadd52huq zmm15, zmm0, zmm12
vpmadd52huq zmm15, zmm3, zmm10
vmovdqa64 zmm14, zmmword ptr [rdi + 1088]
vpmadd52luq zmm15, zmm0, zmm14
vmovdqa64 zmm0, zmmword ptr [rdi + 448]
vpmadd52luq zmm15, zmm3, zmm0
vmovdqa64 zmm3, zmmword ptr [rdi + 192]
vpmadd52huq zmm9, zmm3, zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 832]
vpmadd52huq zmm9, zmm12, zmm10
vpmadd52luq zmm9, zmm3, zmm14
vpmadd52luq zmm9, zmm12, zmm0
vpmadd52huq zmm15, zmm3, zmm14
vpmadd52huq zmm15, zmm12, zmm0
vmovdqu64 zmm10, zmmword ptr [rdi + 1096]
vpmadd52luq zmm15, zmm3, zmm10
vmovdqu64 zmm3, zmmword ptr [rdi + 456]
vpmadd52luq zmm15, zmm12, zmm3
vmovdqu64 zmm12, zmmword ptr [rdi + 184]
vpmadd52huq zmm9, zmm12, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 824]
vpmadd52huq zmm9, zmm14, zmm0
vpmadd52luq zmm9, zmm12, zmm10
vpmadd52luq zmm9, zmm14, zmm3
vpmadd52huq zmm15, zmm12, zmm10
vpmadd52huq zmm15, zmm14, zmm3
vmovdqu64 zmm0, zmmword ptr [rdi + 1104]
vpmadd52luq zmm15, zmm12, zmm0
vmovdqu64 zmm12, zmmword ptr [rdi + 464]
vpmadd52luq zmm15, zmm14, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 176]
vpmadd52huq zmm9, zmm14, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 816]
vpmadd52huq zmm9, zmm10, zmm3
vpmadd52luq zmm9, zmm14, zmm0
vpmadd52luq zmm9, zmm10, zmm12
vpmadd52huq zmm15, zmm14, zmm0
vpmadd52huq zmm15, zmm10, zmm12
vmovdqu64 zmm3, zmmword ptr [rdi + 1112]
vpmadd52luq zmm15, zmm14, zmm3
vmovdqu64 zmm14, zmmword ptr [rdi + 472]
vpmadd52luq zmm15, zmm10, zmm14
vmovdqu64 zmm10, zmmword ptr [rdi + 168]
vpmadd52huq zmm9, zmm10, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 808]
vpmadd52huq zmm9, zmm0, zmm12
vpmadd52luq zmm9, zmm10, zmm3
vpmadd52luq zmm9, zmm0, zmm14
vpmadd52huq zmm15, zmm10, zmm3
vpmadd52huq zmm15, zmm0, zmm14
vmovdqu64 zmm12, zmmword ptr [rdi + 1120]
vpmadd52luq zmm15, zmm10, zmm12
vmovdqu64 zmm10, zmmword ptr [rdi + 480]
vpmadd52luq zmm15, zmm0, zmm10
vmovdqu64 zmm0, zmmword ptr [rdi + 160]
vpmadd52huq zmm9, zmm0, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 800]
vpmadd52huq zmm9, zmm3, zmm14
vpmadd52luq zmm9, zmm0, zmm12
vpmadd52luq zmm9, zmm3, zmm10
vpmadd52huq zmm15, zmm0, zmm12
vpmadd52huq zmm15, zmm3, zmm10
vmovdqu64 zmm14, zmmword ptr [rdi + 1128]
vpmadd52luq zmm15, zmm0, zmm14
vmovdqu64 zmm0, zmmword ptr [rdi + 488]
vpmadd52luq zmm15, zmm3, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 152]
vpmadd52huq zmm9, zmm3, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 792]
vpmadd52huq zmm9, zmm12, zmm10
vpmadd52luq zmm9, zmm3, zmm14
vpmadd52luq zmm9, zmm12, zmm0
vpmadd52huq zmm15, zmm3, zmm14
vpmadd52huq zmm15, zmm12, zmm0
vmovdqu64 zmm10, zmmword ptr [rdi + 1136]
vpmadd52luq zmm15, zmm3, zmm10
vmovdqu64 zmm3, zmmword ptr [rdi + 496]
vpmadd52luq zmm15, zmm12, zmm3
vmovdqu64 zmm12, zmmword ptr [rdi + 144]
vpmadd52huq zmm9, zmm12, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 784]
vpmadd52huq zmm9, zmm14, zmm0
vpmadd52luq zmm9, zmm12, zmm10
vpmadd52luq zmm9, zmm14, zmm3
vpmadd52huq zmm15, zmm12, zmm10
vpmadd52huq zmm15, zmm14, zmm3
vmovdqu64 zmm0, zmmword ptr [rdi + 1144]
vpmadd52luq zmm15, zmm12, zmm0
vmovdqu64 zmm12, zmmword ptr [rdi + 504]
vpmadd52luq zmm15, zmm14, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 136]
vpmadd52huq zmm9, zmm14, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 776]
vpmadd52huq zmm9, zmm10, zmm3
vpmadd52luq zmm9, zmm14, zmm0
vpmadd52luq zmm9, zmm10, zmm12
vpmadd52huq zmm15, zmm14, zmm0
vpmadd52huq zmm15, zmm10, zmm12
vpmadd52luq zmm15, zmm14, zmm22
vpmadd52luq zmm15, zmm10, zmm16
vmovdqa64 zmm10, zmmword ptr [rdi + 128]
vpmadd52huq zmm9, zmm10, zmm0
vmovdqa64 zmm14, zmmword ptr [rdi + 768]
vpmadd52huq zmm9, zmm14, zmm12
vpmadd52luq zmm9, zmm10, zmm22
vpmadd52luq zmm9, zmm14, zmm16
vpmadd52huq zmm15, zmm10, zmm22
vpmadd52huq zmm15, zmm14, zmm16
vmovdqu64 zmm12, zmmword ptr [rdi + 1160]
vpmadd52luq zmm15, zmm10, zmm12
vmovdqu64 zmm10, zmmword ptr [rdi + 520]
vpmadd52luq zmm15, zmm14, zmm10
vmovdqu64 zmm14, zmmword ptr [rdi + 120]
vpmadd52huq zmm9, zmm14, zmm22
vmovdqu64 zmm22, zmmword ptr [rdi + 760]
vpmadd52huq zmm9, zmm22, zmm16
vpmadd52luq zmm9, zmm14, zmm12
vpmadd52luq zmm9, zmm22, zmm10
vpmadd52huq zmm15, zmm14, zmm12
vpmadd52huq zmm15, zmm22, zmm10
vmovdqu64 zmm16, zmmword ptr [rdi + 1168]
vpmadd52luq zmm15, zmm14, zmm16
vmovdqu64 zmm14, zmmword ptr [rdi + 528]
vpmadd52luq zmm15, zmm22, zmm14
vmovdqu64 zmm22, zmmword ptr [rdi + 112]
vpmadd52huq zmm9, zmm22, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 752]
vpmadd52huq zmm9, zmm12, zmm10
vpmadd52luq zmm9, zmm22, zmm16
vpmadd52luq zmm9, zmm12, zmm14
vpmadd52huq zmm15, zmm22, zmm16
vpmadd52huq zmm15, zmm12, zmm14
vpmadd52luq zmm15, zmm22, zmm8
vpmadd52luq zmm15, zmm12, zmm18
vmovdqu64 zmm12, zmmword ptr [rdi + 104]
vpmadd52huq zmm9, zmm12, zmm16
vmovdqu64 zmm22, zmmword ptr [rdi + 744]
vpmadd52huq zmm9, zmm22, zmm14
vpmadd52luq zmm9, zmm12, zmm8
vpmadd52luq zmm9, zmm22, zmm18
vpmadd52huq zmm15, zmm12, zmm8
vpmadd52huq zmm15, zmm22, zmm18
vpmadd52luq zmm15, zmm12, zmm4
vpmadd52luq zmm15, zmm22, zmm27
vmovdqu64 zmm12, zmmword ptr [rdi + 96]
vpmadd52huq zmm9, zmm12, zmm8
vmovdqu64 zmm22, zmmword ptr [rdi + 736]
vpmadd52huq zmm9, zmm22, zmm18
vpmadd52luq zmm9, zmm12, zmm4
vpmadd52luq zmm9, zmm22, zmm27
vpmadd52huq zmm15, zmm12, zmm4
vpmadd52huq zmm15, zmm22, zmm27
vpmadd52luq zmm15, zmm12, zmm24
vpmadd52luq zmm15, zmm22, zmm20
vmovdqu64 zmm12, zmmword ptr [rdi + 88]
vpmadd52huq zmm9, zmm12, zmm4
vmovdqu64 zmm22, zmmword ptr [rdi + 728]
vpmadd52huq zmm9, zmm22, zmm27
vpmadd52luq zmm9, zmm12, zmm24
vpmadd52luq zmm9, zmm22, zmm20
vpmadd52huq zmm15, zmm12, zmm24
vpmadd52huq zmm15, zmm22, zmm20
vpmadd52luq zmm15, zmm12, zmm23
vpmadd52luq zmm15, zmm22, zmm13
vmovdqu64 zmm12, zmmword ptr [rdi + 80]
vpmadd52huq zmm9, zmm12, zmm24
vmovdqu64 zmm22, zmmword ptr [rdi + 720]
vpmadd52huq zmm9, zmm22, zmm20
vpmadd52luq zmm9, zmm12, zmm23
vpmadd52luq zmm9, zmm22, zmm13
vpmadd52huq zmm15, zmm12, zmm23
vpmadd52huq zmm15, zmm22, zmm13
vpmadd52luq zmm9, zmm25, zmm7
vpmadd52huq zmm15, zmm25, zmm7
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm21, zmm29
vpmadd52luq zmm12, zmm19, zmm26
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm6, zmm19
vpmadd52huq zmm22, zmm2, zmm21
vpmadd52luq zmm22, zmm6, zmm29
vpmadd52luq zmm22, zmm2, zmm26
vpmadd52huq zmm12, zmm6, zmm29
vpmadd52huq zmm12, zmm2, zmm26
vpmadd52luq zmm12, zmm6, zmm17
vpmadd52luq zmm12, zmm2, zmm28
vpmadd52huq zmm22, zmm11, zmm29
vmovdqa64 zmmword ptr [rdi + 2176], zmm15
vmovdqu64 zmm15, zmmword ptr [rdi + 1008]
vpmadd52huq zmm22, zmm15, zmm26
vpmadd52luq zmm22, zmm11, zmm17
vpmadd52luq zmm22, zmm15, zmm28
vpmadd52huq zmm12, zmm11, zmm17
vpmadd52huq zmm12, zmm15, zmm28
vpmadd52luq zmm12, zmm11, zmm5
vpmadd52luq zmm12, zmm15, zmm1
vmovdqa64 zmmword ptr [rdi + 2240], zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 360]
vpmadd52huq zmm22, zmm9, zmm17
vmovdqu64 zmm15, zmmword ptr [rdi + 1000]
vpmadd52huq zmm22, zmm15, zmm28
vpmadd52luq zmm22, zmm9, zmm5
vpmadd52luq zmm22, zmm15, zmm1
vpmadd52huq zmm12, zmm9, zmm5
vpmadd52huq zmm12, zmm15, zmm1
vmovdqu64 zmm11, zmmword ptr [rdi + 1056]
vpmadd52luq zmm12, zmm9, zmm11
vmovdqu64 zmm9, zmmword ptr [rdi + 416]
vpmadd52luq zmm12, zmm15, zmm9
vmovdqu64 zmm15, zmmword ptr [rdi + 352]
vpmadd52huq zmm22, zmm15, zmm5
vmovdqu64 zmm2, zmmword ptr [rdi + 992]
vpmadd52huq zmm22, zmm2, zmm1
vpmadd52luq zmm22, zmm15, zmm11
vpmadd52luq zmm22, zmm2, zmm9
vpmadd52huq zmm12, zmm15, zmm11
vpmadd52huq zmm12, zmm2, zmm9
vmovdqu64 zmm6, zmmword ptr [rdi + 1064]
vpmadd52luq zmm12, zmm15, zmm6
vmovdqu64 zmm15, zmmword ptr [rdi + 424]
vpmadd52luq zmm12, zmm2, zmm15
vmovdqu64 zmm2, zmmword ptr [rdi + 344]
vpmadd52huq zmm22, zmm2, zmm11
vmovdqu64 zmm29, zmmword ptr [rdi + 984]
vpmadd52huq zmm22, zmm29, zmm9
vpmadd52luq zmm22, zmm2, zmm6
vpmadd52luq zmm22, zmm29, zmm15
vpmadd52huq zmm12, zmm2, zmm6
vpmadd52huq zmm12, zmm29, zmm15
vmovdqu64 zmm26, zmmword ptr [rdi + 1072]
vpmadd52luq zmm12, zmm2, zmm26
vmovdqu64 zmm2, zmmword ptr [rdi + 432]
vpmadd52luq zmm12, zmm29, zmm2
vmovdqu64 zmm29, zmmword ptr [rdi + 336]
vpmadd52huq zmm22, zmm29, zmm6
vmovdqu64 zmm17, zmmword ptr [rdi + 976]
vpmadd52huq zmm22, zmm17, zmm15
vpmadd52luq zmm22, zmm29, zmm26
vpmadd52luq zmm22, zmm17, zmm2
vpmadd52huq zmm12, zmm29, zmm26
vpmadd52huq zmm12, zmm17, zmm2
vmovdqu64 zmm28, zmmword ptr [rdi + 1080]
vpmadd52luq zmm12, zmm29, zmm28
vmovdqu64 zmm29, zmmword ptr [rdi + 440]
vpmadd52luq zmm12, zmm17, zmm29
vmovdqu64 zmm17, zmmword ptr [rdi + 328]
vpmadd52huq zmm22, zmm17, zmm26
vmovdqu64 zmm5, zmmword ptr [rdi + 968]
vpmadd52huq zmm22, zmm5, zmm2
vpmadd52luq zmm22, zmm17, zmm28
vpmadd52luq zmm22, zmm5, zmm29
vpmadd52huq zmm12, zmm17, zmm28
vpmadd52huq zmm12, zmm5, zmm29
vmovdqa64 zmm1, zmmword ptr [rdi + 1088]
vpmadd52luq zmm12, zmm17, zmm1
vmovdqa64 zmm17, zmmword ptr [rdi + 448]
vpmadd52luq zmm12, zmm5, zmm17
vpmadd52huq zmm22, zmm25, zmm28
vpmadd52huq zmm22, zmm7, zmm29
vpmadd52luq zmm22, zmm25, zmm1
vpmadd52luq zmm22, zmm7, zmm17
vpmadd52huq zmm12, zmm25, zmm1
vpmadd52huq zmm12, zmm7, zmm17
vmovdqu64 zmm5, zmmword ptr [rdi + 1096]
vpmadd52luq zmm12, zmm25, zmm5
vmovdqu64 zmm25, zmmword ptr [rdi + 456]
vpmadd52luq zmm12, zmm7, zmm25
vmovdqu64 zmm7, zmmword ptr [rdi + 312]
vpmadd52huq zmm22, zmm7, zmm1
vmovdqu64 zmm11, zmmword ptr [rdi + 952]
vpmadd52huq zmm22, zmm11, zmm17
vpmadd52luq zmm22, zmm7, zmm5
vpmadd52luq zmm22, zmm11, zmm25
vpmadd52huq zmm12, zmm7, zmm5
vpmadd52huq zmm12, zmm11, zmm25
vmovdqu64 zmm9, zmmword ptr [rdi + 1104]
vpmadd52luq zmm12, zmm7, zmm9
vmovdqu64 zmm7, zmmword ptr [rdi + 464]
vpmadd52luq zmm12, zmm11, zmm7
vmovdqu64 zmm11, zmmword ptr [rdi + 304]
vpmadd52huq zmm22, zmm11, zmm5
vmovdqu64 zmm6, zmmword ptr [rdi + 944]
vpmadd52huq zmm22, zmm6, zmm25
vpmadd52luq zmm22, zmm11, zmm9
vpmadd52luq zmm22, zmm6, zmm7
vpmadd52huq zmm12, zmm11, zmm9
vpmadd52huq zmm12, zmm6, zmm7
vmovdqu64 zmm15, zmmword ptr [rdi + 1112]
vpmadd52luq zmm12, zmm11, zmm15
vmovdqu64 zmm11, zmmword ptr [rdi + 472]
vpmadd52luq zmm12, zmm6, zmm11
vmovdqu64 zmm6, zmmword ptr [rdi + 296]
vpmadd52huq zmm22, zmm6, zmm9
vmovdqu64 zmm26, zmmword ptr [rdi + 936]
vpmadd52huq zmm22, zmm26, zmm7
vpmadd52luq zmm22, zmm6, zmm15
vpmadd52luq zmm22, zmm26, zmm11
vpmadd52huq zmm12, zmm6, zmm15
vpmadd52huq zmm12, zmm26, zmm11
vmovdqu64 zmm2, zmmword ptr [rdi + 1120]
vpmadd52luq zmm12, zmm6, zmm2
vmovdqu64 zmm6, zmmword ptr [rdi + 480]
vpmadd52luq zmm12, zmm26, zmm6
vmovdqu64 zmm26, zmmword ptr [rdi + 288]
vpmadd52huq zmm22, zmm26, zmm15
vmovdqu64 zmm15, zmmword ptr [rdi + 928]
vpmadd52huq zmm22, zmm15, zmm11
vpmadd52luq zmm22, zmm26, zmm2
vpmadd52luq zmm22, zmm15, zmm6
vpmadd52huq zmm12, zmm26, zmm2
vpmadd52huq zmm12, zmm15, zmm6
vmovdqu64 zmm11, zmmword ptr [rdi + 1128]
vpmadd52luq zmm12, zmm26, zmm11
vmovdqu64 zmm26, zmmword ptr [rdi + 488]
vpmadd52luq zmm12, zmm15, zmm26
vmovdqu64 zmm15, zmmword ptr [rdi + 280]
vpmadd52huq zmm22, zmm15, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 920]
vpmadd52huq zmm22, zmm2, zmm6
vpmadd52luq zmm22, zmm15, zmm11
vpmadd52luq zmm22, zmm2, zmm26
vpmadd52huq zmm12, zmm15, zmm11
vpmadd52huq zmm12, zmm2, zmm26
vmovdqu64 zmm6, zmmword ptr [rdi + 1136]
vpmadd52luq zmm12, zmm15, zmm6
vpmadd52luq zmm12, zmm2, zmm3
vmovdqu64 zmm2, zmmword ptr [rdi + 272]
vpmadd52huq zmm22, zmm2, zmm11
vmovdqu64 zmm15, zmmword ptr [rdi + 912]
vpmadd52huq zmm22, zmm15, zmm26
vpmadd52luq zmm22, zmm2, zmm6
vpmadd52luq zmm22, zmm15, zmm3
vpmadd52huq zmm12, zmm2, zmm6
vpmadd52huq zmm12, zmm15, zmm3
vpmadd52luq zmm12, zmm2, zmm0
vmovdqu64 zmm2, zmmword ptr [rdi + 504]
vpmadd52luq zmm12, zmm15, zmm2
vmovdqu64 zmm15, zmmword ptr [rdi + 264]
vpmadd52huq zmm22, zmm15, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 904]
vpmadd52huq zmm22, zmm6, zmm3
vpmadd52luq zmm22, zmm15, zmm0
vpmadd52luq zmm22, zmm6, zmm2
vpmadd52huq zmm12, zmm15, zmm0
vpmadd52huq zmm12, zmm6, zmm2
vmovdqa64 zmm3, zmmword ptr [rdi + 1152]
vpmadd52luq zmm12, zmm15, zmm3
vmovdqa64 zmm15, zmmword ptr [rdi + 512]
vpmadd52luq zmm12, zmm6, zmm15
vmovdqa64 zmm6, zmmword ptr [rdi + 256]
vpmadd52huq zmm22, zmm6, zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 896]
vpmadd52huq zmm22, zmm0, zmm2
vpmadd52luq zmm22, zmm6, zmm3
vpmadd52luq zmm22, zmm0, zmm15
vpmadd52huq zmm12, zmm6, zmm3
vpmadd52huq zmm12, zmm0, zmm15
vmovdqu64 zmm2, zmmword ptr [rdi + 1160]
vpmadd52luq zmm12, zmm6, zmm2
vpmadd52luq zmm12, zmm0, zmm10
vmovdqu64 zmm0, zmmword ptr [rdi + 248]
vpmadd52huq zmm22, zmm0, zmm3
vmovdqu64 zmm6, zmmword ptr [rdi + 888]
vpmadd52huq zmm22, zmm6, zmm15
vpmadd52luq zmm22, zmm0, zmm2
vpmadd52luq zmm22, zmm6, zmm10
vpmadd52huq zmm12, zmm0, zmm2
vpmadd52huq zmm12, zmm6, zmm10
vpmadd52luq zmm12, zmm0, zmm16
vpmadd52luq zmm12, zmm6, zmm14
vmovdqu64 zmm0, zmmword ptr [rdi + 240]
vpmadd52huq zmm22, zmm0, zmm2
vmovdqu64 zmm6, zmmword ptr [rdi + 880]
vpmadd52huq zmm22, zmm6, zmm10
vpmadd52luq zmm22, zmm0, zmm16
vpmadd52luq zmm22, zmm6, zmm14
vpmadd52huq zmm12, zmm0, zmm16
vpmadd52huq zmm12, zmm6, zmm14
vpmadd52luq zmm12, zmm0, zmm8
vpmadd52luq zmm12, zmm6, zmm18
vmovdqu64 zmm0, zmmword ptr [rdi + 232]
vpmadd52huq zmm22, zmm0, zmm16
vmovdqu64 zmm6, zmmword ptr [rdi + 872]
vpmadd52huq zmm22, zmm6, zmm14
vpmadd52luq zmm22, zmm0, zmm8
vpmadd52luq zmm22, zmm6, zmm18
vpmadd52huq zmm12, zmm0, zmm8
vpmadd52huq zmm12, zmm6, zmm18
vpmadd52luq zmm12, zmm0, zmm4
vpmadd52luq zmm12, zmm6, zmm27
vmovdqu64 zmm0, zmmword ptr [rdi + 224]
vpmadd52huq zmm22, zmm0, zmm8
vmovdqu64 zmm6, zmmword ptr [rdi + 864]
vpmadd52huq zmm22, zmm6, zmm18
vpmadd52luq zmm22, zmm0, zmm4
vpmadd52luq zmm22, zmm6, zmm27
vpmadd52huq zmm12, zmm0, zmm4
vpmadd52huq zmm12, zmm6, zmm27
vpmadd52luq zmm12, zmm0, zmm24
vpmadd52luq zmm12, zmm6, zmm20
vmovdqu64 zmm0, zmmword ptr [rdi + 216]
vpmadd52huq zmm22, zmm0, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 856]
vpmadd52huq zmm22, zmm6, zmm27
vpmadd52luq zmm22, zmm0, zmm24
vpmadd52luq zmm22, zmm6, zmm20
vpmadd52huq zmm12, zmm0, zmm24
vpmadd52huq zmm12, zmm6, zmm20
vpmadd52luq zmm12, zmm0, zmm23
vpmadd52luq zmm12, zmm6, zmm13
vmovdqu64 zmm0, zmmword ptr [rdi + 208]
vpmadd52huq zmm22, zmm0, zmm24
vmovdqu64 zmm6, zmmword ptr [rdi + 848]
vpmadd52huq zmm22, zmm6, zmm20
vpmadd52luq zmm22, zmm0, zmm23
vpmadd52luq zmm22, zmm6, zmm13
vpmadd52huq zmm12, zmm0, zmm23
vpmadd52huq zmm12, zmm6, zmm13
vmovdqu64 zmm20, zmmword ptr [rdi + 1208]
vpmadd52luq zmm12, zmm0, zmm20
vmovdqu64 zmm0, zmmword ptr [rdi + 568]
vpmadd52luq zmm12, zmm6, zmm0
vmovdqu64 zmm6, zmmword ptr [rdi + 200]
vpmadd52huq zmm22, zmm6, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 840]
vpmadd52huq zmm22, zmm23, zmm13
vpmadd52luq zmm22, zmm6, zmm20
vpmadd52luq zmm22, zmm23, zmm0
vpmadd52huq zmm12, zmm6, zmm20
vpmadd52huq zmm12, zmm23, zmm0
vmovdqa64 zmm13, zmmword ptr [rdi + 1216]
vpmadd52luq zmm12, zmm6, zmm13
vmovdqa64 zmm6, zmmword ptr [rdi + 576]
vpmadd52luq zmm12, zmm23, zmm6
vmovdqa64 zmm23, zmmword ptr [rdi + 192]
vpmadd52huq zmm22, zmm23, zmm20
vmovdqa64 zmm20, zmmword ptr [rdi + 832]
vpmadd52huq zmm22, zmm20, zmm0
vpmadd52luq zmm22, zmm23, zmm13
vpmadd52luq zmm22, zmm20, zmm6
vpmadd52huq zmm12, zmm23, zmm13
vpmadd52huq zmm12, zmm20, zmm6
vmovdqu64 zmm0, zmmword ptr [rdi + 1224]
vpmadd52luq zmm12, zmm23, zmm0
vmovdqu64 zmm23, zmmword ptr [rdi + 584]
vpmadd52luq zmm12, zmm20, zmm23
vmovdqu64 zmm20, zmmword ptr [rdi + 184]
vpmadd52huq zmm22, zmm20, zmm13
vmovdqu64 zmm13, zmmword ptr [rdi + 824]
vpmadd52huq zmm22, zmm13, zmm6
vpmadd52luq zmm22, zmm20, zmm0
vpmadd52luq zmm22, zmm13, zmm23
vpmadd52huq zmm12, zmm20, zmm0
vpmadd52huq zmm12, zmm13, zmm23
vmovdqu64 zmm6, zmmword ptr [rdi + 1232]
vpmadd52luq zmm12, zmm20, zmm6
vmovdqu64 zmm20, zmmword ptr [rdi + 592]
vpmadd52luq zmm12, zmm13, zmm20
vmovdqu64 zmm13, zmmword ptr [rdi + 176]
vpmadd52huq zmm22, zmm13, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 816]
vpmadd52huq zmm22, zmm0, zmm23
vpmadd52luq zmm22, zmm13, zmm6
vpmadd52luq zmm22, zmm0, zmm20
vpmadd52huq zmm12, zmm13, zmm6
vpmadd52huq zmm12, zmm0, zmm20
vmovdqu64 zmm23, zmmword ptr [rdi + 1240]
vpmadd52luq zmm12, zmm13, zmm23
vmovdqu64 zmm13, zmmword ptr [rdi + 600]
vpmadd52luq zmm12, zmm0, zmm13
vmovdqu64 zmm0, zmmword ptr [rdi + 168]
vpmadd52huq zmm22, zmm0, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 808]
vpmadd52huq zmm22, zmm6, zmm20
vpmadd52luq zmm22, zmm0, zmm23
vpmadd52luq zmm22, zmm6, zmm13
vpmadd52huq zmm12, zmm0, zmm23
vpmadd52huq zmm12, zmm6, zmm13
vmovdqu64 zmm20, zmmword ptr [rdi + 1248]
vpmadd52luq zmm12, zmm0, zmm20
vmovdqu64 zmm0, zmmword ptr [rdi + 608]
vpmadd52luq zmm12, zmm6, zmm0
vmovdqu64 zmm6, zmmword ptr [rdi + 160]
vpmadd52huq zmm22, zmm6, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 800]
vpmadd52huq zmm22, zmm23, zmm13
vpmadd52luq zmm22, zmm6, zmm20
vpmadd52luq zmm22, zmm23, zmm0
vpmadd52huq zmm12, zmm6, zmm20
vpmadd52huq zmm12, zmm23, zmm0
vpmadd52huq zmm22, zmm20, zmmword ptr [rdi + 152]
vpmadd52huq zmm22, zmm0, zmmword ptr [rdi + 792]
vpmadd52luq zmm22, zmm21, zmm19
vpmadd52huq zmm12, zmm21, zmm19
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm17, zmm5
vpmadd52luq zmm6, zmm1, zmm25
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm29, zmm1
vpmadd52huq zmm23, zmm28, zmm17
vpmadd52luq zmm23, zmm29, zmm5
vpmadd52luq zmm23, zmm28, zmm25
vpmadd52huq zmm6, zmm29, zmm5
vpmadd52huq zmm6, zmm28, zmm25
vpmadd52luq zmm6, zmm29, zmm9
vpmadd52luq zmm6, zmm28, zmm7
vmovdqu64 zmm28, zmmword ptr [rdi + 432]
vpmadd52huq zmm23, zmm28, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 1072]
vpmadd52huq zmm23, zmm5, zmm25
vpmadd52luq zmm23, zmm28, zmm9
vpmadd52luq zmm23, zmm5, zmm7
vpmadd52huq zmm6, zmm28, zmm9
vpmadd52huq zmm6, zmm5, zmm7
vmovdqu64 zmm25, zmmword ptr [rdi + 1112]
vpmadd52luq zmm6, zmm28, zmm25
vmovdqu64 zmm28, zmmword ptr [rdi + 472]
vpmadd52luq zmm6, zmm5, zmm28
vmovdqu64 zmm5, zmmword ptr [rdi + 424]
vpmadd52huq zmm23, zmm5, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 1064]
vpmadd52huq zmm23, zmm9, zmm7
vpmadd52luq zmm23, zmm5, zmm25
vpmadd52luq zmm23, zmm9, zmm28
vpmadd52huq zmm6, zmm5, zmm25
vpmadd52huq zmm6, zmm9, zmm28
vmovdqu64 zmm7, zmmword ptr [rdi + 1120]
vpmadd52luq zmm6, zmm5, zmm7
vmovdqu64 zmm5, zmmword ptr [rdi + 480]
vpmadd52luq zmm6, zmm9, zmm5
vmovdqu64 zmm9, zmmword ptr [rdi + 416]
vpmadd52huq zmm23, zmm9, zmm25
vmovdqu64 zmm25, zmmword ptr [rdi + 1056]
vpmadd52huq zmm23, zmm25, zmm28
vpmadd52luq zmm23, zmm9, zmm7
vpmadd52luq zmm23, zmm25, zmm5
vpmadd52huq zmm6, zmm9, zmm7
vpmadd52huq zmm6, zmm25, zmm5
vpmadd52luq zmm6, zmm9, zmm11
vpmadd52luq zmm6, zmm25, zmm26
vmovdqu64 zmm9, zmmword ptr [rdi + 408]
vpmadd52huq zmm23, zmm9, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 1048]
vpmadd52huq zmm23, zmm7, zmm5
vpmadd52luq zmm23, zmm9, zmm11
vpmadd52luq zmm23, zmm7, zmm26
vpmadd52huq zmm6, zmm9, zmm11
vpmadd52huq zmm6, zmm7, zmm26
vmovdqu64 zmm5, zmmword ptr [rdi + 1136]
vpmadd52luq zmm6, zmm9, zmm5
vmovdqu64 zmm9, zmmword ptr [rdi + 496]
vpmadd52luq zmm6, zmm7, zmm9
vmovdqu64 zmm7, zmmword ptr [rdi + 400]
vpmadd52huq zmm23, zmm7, zmm11
vmovdqu64 zmm11, zmmword ptr [rdi + 1040]
vpmadd52huq zmm23, zmm11, zmm26
vpmadd52luq zmm23, zmm7, zmm5
vpmadd52luq zmm23, zmm11, zmm9
vpmadd52huq zmm6, zmm7, zmm5
vpmadd52huq zmm6, zmm11, zmm9
vmovdqu64 zmm25, zmmword ptr [rdi + 1144]
vpmadd52luq zmm6, zmm7, zmm25
vmovdqu64 zmm7, zmmword ptr [rdi + 504]
vpmadd52luq zmm6, zmm11, zmm7
vmovdqu64 zmm11, zmmword ptr [rdi + 392]
vpmadd52huq zmm23, zmm11, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 1032]
vpmadd52huq zmm23, zmm5, zmm9
vpmadd52luq zmm23, zmm11, zmm25
vpmadd52luq zmm23, zmm5, zmm7
vpmadd52huq zmm6, zmm11, zmm25
vpmadd52huq zmm6, zmm5, zmm7
vpmadd52luq zmm6, zmm11, zmm3
vpmadd52luq zmm6, zmm5, zmm15
vpmadd52huq zmm23, zmm21, zmm25
vpmadd52huq zmm23, zmm19, zmm7
vpmadd52luq zmm23, zmm21, zmm3
vpmadd52luq zmm23, zmm19, zmm15
vpmadd52huq zmm6, zmm21, zmm3
vpmadd52huq zmm6, zmm19, zmm15
vpmadd52luq zmm6, zmm21, zmm2
vpmadd52luq zmm6, zmm19, zmm10
vmovdqu64 zmm5, zmmword ptr [rdi + 376]
vpmadd52huq zmm23, zmm5, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 1016]
vpmadd52huq zmm23, zmm3, zmm15
vpmadd52luq zmm23, zmm5, zmm2
vpmadd52luq zmm23, zmm3, zmm10
vpmadd52huq zmm6, zmm5, zmm2
vpmadd52huq zmm6, zmm3, zmm10
vpmadd52luq zmm6, zmm5, zmm16
vpmadd52luq zmm6, zmm3, zmm14
vmovdqu64 zmm3, zmmword ptr [rdi + 368]
vpmadd52huq zmm23, zmm3, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 1008]
vpmadd52huq zmm23, zmm2, zmm10
vpmadd52luq zmm23, zmm3, zmm16
vpmadd52luq zmm23, zmm2, zmm14
vpmadd52huq zmm6, zmm3, zmm16
vpmadd52huq zmm6, zmm2, zmm14
vpmadd52luq zmm6, zmm3, zmm8
vpmadd52luq zmm6, zmm2, zmm18
vmovdqu64 zmm2, zmmword ptr [rdi + 360]
vpmadd52huq zmm23, zmm2, zmm16
vmovdqu64 zmm3, zmmword ptr [rdi + 1000]
vpmadd52huq zmm23, zmm3, zmm14
vpmadd52luq zmm23, zmm2, zmm8
vpmadd52luq zmm23, zmm3, zmm18
vpmadd52huq zmm6, zmm2, zmm8
vpmadd52huq zmm6, zmm3, zmm18
vpmadd52luq zmm6, zmm2, zmm4
vpmadd52luq zmm6, zmm3, zmm27
vmovdqu64 zmm2, zmmword ptr [rdi + 352]
vpmadd52huq zmm23, zmm2, zmm8
vmovdqu64 zmm3, zmmword ptr [rdi + 992]
vpmadd52huq zmm23, zmm3, zmm18
vpmadd52luq zmm23, zmm2, zmm4
vpmadd52luq zmm23, zmm3, zmm27
vpmadd52huq zmm6, zmm2, zmm4
vpmadd52huq zmm6, zmm3, zmm27
vpmadd52luq zmm6, zmm2, zmm24
vmovdqu64 zmm2, zmmword ptr [rdi + 552]
vpmadd52luq zmm6, zmm3, zmm2
vmovdqu64 zmm3, zmmword ptr [rdi + 344]
vpmadd52huq zmm23, zmm3, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 984]
vpmadd52huq zmm23, zmm4, zmm27
vpmadd52luq zmm23, zmm3, zmm24
vpmadd52luq zmm23, zmm4, zmm2
vpmadd52huq zmm6, zmm3, zmm24
vpmadd52huq zmm6, zmm4, zmm2
vmovdqu64 zmm5, zmmword ptr [rdi + 1200]
vpmadd52luq zmm6, zmm3, zmm5
vmovdqu64 zmm3, zmmword ptr [rdi + 560]
vpmadd52luq zmm6, zmm4, zmm3
vmovdqu64 zmm4, zmmword ptr [rdi + 336]
vpmadd52huq zmm23, zmm4, zmm24
vmovdqu64 zmm7, zmmword ptr [rdi + 976]
vpmadd52huq zmm23, zmm7, zmm2
vpmadd52luq zmm23, zmm4, zmm5
vpmadd52luq zmm23, zmm7, zmm3
vpmadd52huq zmm6, zmm4, zmm5
vpmadd52huq zmm6, zmm7, zmm3
vmovdqu64 zmm2, zmmword ptr [rdi + 1208]
vpmadd52luq zmm6, zmm4, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 568]
vpmadd52luq zmm6, zmm7, zmm4
vmovdqu64 zmm7, zmmword ptr [rdi + 328]
vpmadd52huq zmm23, zmm7, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 968]
vpmadd52huq zmm23, zmm5, zmm3
vpmadd52luq zmm23, zmm7, zmm2
vpmadd52luq zmm23, zmm5, zmm4
vpmadd52huq zmm6, zmm7, zmm2
vpmadd52huq zmm6, zmm5, zmm4
vmovdqa64 zmm3, zmmword ptr [rdi + 1216]
vpmadd52luq zmm6, zmm7, zmm3
vmovdqa64 zmm7, zmmword ptr [rdi + 576]
vpmadd52luq zmm6, zmm5, zmm7
vmovdqa64 zmm5, zmmword ptr [rdi + 320]
vpmadd52huq zmm23, zmm5, zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 960]
vpmadd52huq zmm23, zmm2, zmm4
vpmadd52luq zmm23, zmm5, zmm3
vpmadd52luq zmm23, zmm2, zmm7
vpmadd52huq zmm6, zmm5, zmm3
vpmadd52huq zmm6, zmm2, zmm7
vmovdqu64 zmm4, zmmword ptr [rdi + 1224]
vpmadd52luq zmm6, zmm5, zmm4
vmovdqu64 zmm5, zmmword ptr [rdi + 584]
vpmadd52luq zmm6, zmm2, zmm5
vmovdqu64 zmm2, zmmword ptr [rdi + 312]
vpmadd52huq zmm23, zmm2, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 952]
vpmadd52huq zmm23, zmm3, zmm7
vpmadd52luq zmm23, zmm2, zmm4
vpmadd52luq zmm23, zmm3, zmm5
vpmadd52huq zmm6, zmm2, zmm4
vpmadd52huq zmm6, zmm3, zmm5
vmovdqu64 zmm7, zmmword ptr [rdi + 1232]
vpmadd52luq zmm6, zmm2, zmm7
vmovdqu64 zmm2, zmmword ptr [rdi + 592]
vpmadd52luq zmm6, zmm3, zmm2
vmovdqu64 zmm3, zmmword ptr [rdi + 304]
vpmadd52huq zmm23, zmm3, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 944]
vpmadd52huq zmm23, zmm4, zmm5
vpmadd52luq zmm23, zmm3, zmm7
vpmadd52luq zmm23, zmm4, zmm2
vpmadd52huq zmm6, zmm3, zmm7
vpmadd52huq zmm6, zmm4, zmm2
vmovdqu64 zmm5, zmmword ptr [rdi + 1240]
vpmadd52luq zmm6, zmm3, zmm5
vpmadd52luq zmm6, zmm4, zmm13
vmovdqu64 zmm3, zmmword ptr [rdi + 296]
vpmadd52huq zmm23, zmm3, zmm7
vmovdqu64 zmm4, zmmword ptr [rdi + 936]
vpmadd52huq zmm23, zmm4, zmm2
vpmadd52luq zmm23, zmm3, zmm5
vpmadd52luq zmm23, zmm4, zmm13
vpmadd52huq zmm6, zmm3, zmm5
vpmadd52huq zmm6, zmm4, zmm13
vpmadd52luq zmm6, zmm3, zmm20
vpmadd52luq zmm6, zmm4, zmm0
vmovdqu64 zmm2, zmmword ptr [rdi + 288]
vpmadd52huq zmm23, zmm2, zmm5
vmovdqu64 zmm3, zmmword ptr [rdi + 928]
vpmadd52huq zmm23, zmm3, zmm13
vpmadd52luq zmm23, zmm2, zmm20
vpmadd52luq zmm23, zmm3, zmm0
vpmadd52huq zmm6, zmm2, zmm20
vpmadd52huq zmm6, zmm3, zmm0
vpmadd52huq zmm23, zmm20, zmmword ptr [rdi + 280]
vpmadd52huq zmm23, zmm0, zmmword ptr [rdi + 920]
vpmadd52luq zmm23, zmm17, zmm1
vpmadd52huq zmm6, zmm17, zmm1
vmovdqa64 zmm0, zmmword ptr [rdi + 1600]
vpsrlq zmm1, zmm0, 52
vmovdqa64 zmm2, zmmword ptr [rdi + 1728]
vpsrlq zmm3, zmm2, 52
vmovdqa64 zmm4, zmmword ptr [rdi + 1856]
vpsrlq zmm5, zmm4, 52
vmovdqa64 zmm7, zmmword ptr [rdi + 1984]
vpsrlq zmm8, zmm7, 52
vmovdqa64 zmm9, zmmword ptr [rdi + 2112]
vpsrlq zmm10, zmm9, 52
vmovdqa64 zmm11, zmmword ptr [rdi + 1536]
vpsrlq zmm13, zmm11, 52
vmovdqa64 zmm14, zmmword ptr [rdi + 1664]
vpsrlq zmm15, zmm14, 52
vmovdqa64 zmm16, zmmword ptr [rdi + 1792]
vpsrlq zmm17, zmm16, 52
vpsrlq zmm18, zmm6, 52
vmovdqa64 zmm19, zmmword ptr [rdi + 1920]
vpsrlq zmm20, zmm19, 52
vmovdqa64 zmm21, zmmword ptr [rdi + 2048]
vpsrlq zmm24, zmm21, 52
valignq zmm25, zmm13, zmm17, 7
vmovdqa64 zmm26, zmm0
vpaddq zmm26{k1}, zmm26, zmm25
vmovdqa64 zmmword ptr [rdi + 2304], zmm26
vpternlogq zmm30, zmm26, zmm0, 0xf6
vpaddq zmm0, zmm11, zmm1
vmovdqa64 zmmword ptr [rdi + 2368], zmm0
vpternlogq zmm30, zmm0, zmm11, 0xf6
valignq zmm0, zmm15, zmm13, 7
vpaddq zmm1, zmm2, zmm0
vmovdqa64 zmmword ptr [rdi + 2432], zmm1
vpternlogq zmm30, zmm1, zmm2, 0xf6
vpaddq zmm0, zmm14, zmm3
vmovdqa64 zmmword ptr [rdi + 2496], zmm0
vpternlogq zmm30, zmm0, zmm14, 0xf6
valignq zmm0, zmm17, zmm15, 7
vpaddq zmm1, zmm4, zmm0
vmovdqa64 zmmword ptr [rdi + 2560], zmm1
vpternlogq zmm30, zmm1, zmm4, 0xf6
vpaddq zmm0, zmm16, zmm5
vmovdqa64 zmmword ptr [rdi + 2624], zmm0
vpternlogq zmm30, zmm0, zmm16, 0xf6
valignq zmm0, zmm20, zmm18, 7
vmovdqa64 zmm1, zmm7
vpaddq zmm1{k2}, zmm1, zmm0
vmovdqa64 zmmword ptr [rdi + 2688], zmm1
vpternlogq zmm30, zmm1, zmm7, 0xf6
vpaddq zmm0, zmm19, zmm8
vmovdqa64 zmmword ptr [rdi + 2752], zmm0
vpternlogq zmm30, zmm0, zmm19, 0xf6
valignq zmm0, zmm24, zmm20, 7
vpaddq zmm1, zmm9, zmm0
vmovdqa64 zmmword ptr [rdi + 2816], zmm1
vpternlogq zmm30, zmm1, zmm9, 0xf6
vpaddq zmm0, zmm21, zmm10
vmovdqa64 zmmword ptr [rdi + 2880], zmm0
vpternlogq zmm30, zmm0, zmm21, 0xf6
vmovdqa64 zmm0, zmmword ptr [rdi + 2240]
vmovdqa64 zmm1, zmmword ptr [rdi + 2176]
vmovdqa64 zmm2, zmmword ptr [rdi + 1344]
vpermi2q zmm2, zmm0, zmm1
vpaddq zmm2{k3}, zmm2, zmm25
vmovdqa64 zmm3, zmmword ptr [rdi + 1408]
vpermi2q zmm3, zmm0, zmm1
vmovdqa64 zmm0, zmmword ptr [rdi + 1344]
vpermi2q zmm0, zmm22, zmm12
vmovdqa64 zmm1, zmmword ptr [rdi + 1408]
vpermi2q zmm1, zmm22, zmm12
vmovdqa64 zmm4, zmmword ptr [rdi + 1344]
vpermi2q zmm4, zmm23, zmm6
vmovdqa64 zmm5, zmmword ptr [rdi + 1408]
vpermi2q zmm5, zmm23, zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 1344]
vpermi2q zmm6, zmm7, zmm19
vmovdqa64 zmm8, zmmword ptr [rdi + 1472]
vpermi2q zmm8{k4}{z}, zmm7, zmm19
vpbroadcastq zmm7, qword ptr [rdi + 2304]
vmovdqa64 zmm9, zmmword ptr [rsi + -8192]
vpmadd52luq zmm2, zmm7, zmm9
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -8128]
vpmadd52luq zmm3, zmm7, zmm9
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -8064]
vpmadd52luq zmm0, zmm7, zmm9
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -8000]
vpmadd52luq zmm1, zmm7, zmm9
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7936]
vpmadd52luq zmm4, zmm7, zmm9
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7872]
vpmadd52luq zmm5, zmm7, zmm9
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7808]
vpmadd52luq zmm6, zmm7, zmm9
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7744]
vpmadd52luq zmm8, zmm7, zmm9
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2368]
vmovdqa64 zmm9, zmmword ptr [rsi + -7680]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7616]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7552]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7488]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7424]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7360]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7296]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7232]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2312]
vmovdqa64 zmm9, zmmword ptr [rsi + -7168]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7104]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7040]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6976]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6912]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6848]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6784]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6720]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2376]
vmovdqa64 zmm9, zmmword ptr [rsi + -6656]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6592]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6528]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6464]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6400]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6336]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6272]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6208]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2320]
vmovdqa64 zmm9, zmmword ptr [rsi + -6144]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6080]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6016]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5952]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5888]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5824]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5760]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5696]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2384]
vmovdqa64 zmm9, zmmword ptr [rsi + -5632]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5568]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5504]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5440]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5376]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5312]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5248]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5184]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2328]
vmovdqa64 zmm9, zmmword ptr [rsi + -5120]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5056]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4992]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4928]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4864]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4800]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4736]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4672]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2392]
vmovdqa64 zmm9, zmmword ptr [rsi + -4608]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4544]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4480]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4416]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4352]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4288]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4224]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4160]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2336]
vmovdqa64 zmm9, zmmword ptr [rsi + -4096]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4032]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3968]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3904]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3840]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3776]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3712]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3648]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2400]
vmovdqa64 zmm9, zmmword ptr [rsi + -3584]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3520]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3456]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3392]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3328]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3264]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3200]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3136]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2344]
vmovdqa64 zmm9, zmmword ptr [rsi + -3072]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3008]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2944]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2880]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2816]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2752]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2688]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2624]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2408]
vmovdqa64 zmm9, zmmword ptr [rsi + -2560]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2496]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2432]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2368]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2304]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2240]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2176]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2112]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2352]
vmovdqa64 zmm9, zmmword ptr [rsi + -2048]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1984]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1920]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1856]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1792]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1728]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1664]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1600]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2416]
vmovdqa64 zmm9, zmmword ptr [rsi + -1536]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1472]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1408]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1344]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1280]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1216]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1152]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1088]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2360]
vmovdqa64 zmm9, zmmword ptr [rsi + -1024]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -960]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -896]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -832]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -768]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -704]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -640]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -576]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2424]
vmovdqa64 zmm9, zmmword ptr [rsi + -512]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -448]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -384]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -320]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -256]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -192]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -128]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -64]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2432]
vmovdqa64 zmm9, zmmword ptr [rsi + 0]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 64]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 128]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 192]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 256]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 320]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 384]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 448]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2496]
vmovdqa64 zmm9, zmmword ptr [rsi + 512]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 576]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 640]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 704]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 768]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 832]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 896]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 960]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2440]
vmovdqa64 zmm9, zmmword ptr [rsi + 1024]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1088]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1152]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1216]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1280]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1344]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1408]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1472]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2504]
vmovdqa64 zmm9, zmmword ptr [rsi + 1536]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1600]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1664]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1728]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1792]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1856]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1920]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1984]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2448]
vmovdqa64 zmm9, zmmword ptr [rsi + 2048]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2112]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2176]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2240]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2304]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2368]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2432]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2496]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2512]
vmovdqa64 zmm9, zmmword ptr [rsi + 2560]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2624]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2688]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2752]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2816]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2880]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2944]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3008]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2456]
vmovdqa64 zmm9, zmmword ptr [rsi + 3072]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3136]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3200]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3264]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3328]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3392]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3456]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3520]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2520]
vmovdqa64 zmm9, zmmword ptr [rsi + 3584]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3648]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3712]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3776]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3840]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3904]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3968]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4032]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2464]
vmovdqa64 zmm9, zmmword ptr [rsi + 4096]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4160]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4224]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4288]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4352]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4416]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4480]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4544]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2528]
vmovdqa64 zmm9, zmmword ptr [rsi + 4608]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4672]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4736]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4800]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4864]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4928]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4992]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5056]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2472]
vmovdqa64 zmm9, zmmword ptr [rsi + 5120]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5184]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5248]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5312]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5376]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5440]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5504]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5568]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2536]
vmovdqa64 zmm9, zmmword ptr [rsi + 5632]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5696]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5760]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5824]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5888]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5952]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6016]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6080]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2480]
vmovdqa64 zmm9, zmmword ptr [rsi + 6144]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6208]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6272]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6336]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6400]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6464]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6528]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6592]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2544]
vmovdqa64 zmm9, zmmword ptr [rsi + 6656]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6720]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6784]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6848]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6912]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6976]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7040]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7104]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2488]
vmovdqa64 zmm9, zmmword ptr [rsi + 7168]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7232]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7296]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7360]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7424]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7488]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7552]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7616]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2552]
vmovdqa64 zmm9, zmmword ptr [rsi + 7680]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7744]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7808]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7872]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7936]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8000]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8064]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8128]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2560]
vmovdqa64 zmm9, zmmword ptr [rsi + 8192]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8256]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8320]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8384]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8448]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8512]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8576]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8640]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2624]
vmovdqa64 zmm9, zmmword ptr [rsi + 8704]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8768]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8832]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8896]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8960]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9024]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9088]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9152]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2568]
vmovdqa64 zmm9, zmmword ptr [rsi + 9216]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9280]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9344]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9408]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9472]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9536]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9600]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9664]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2632]
vmovdqa64 zmm9, zmmword ptr [rsi + 9728]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9792]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9856]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9920]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9984]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10048]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10112]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10176]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2576]
vmovdqa64 zmm9, zmmword ptr [rsi + 10240]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10304]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10368]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10432]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10496]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10560]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10624]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10688]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2640]
vmovdqa64 zmm9, zmmword ptr [rsi + 10752]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10816]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10880]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10944]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11008]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11072]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11136]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11200]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2584]
vmovdqa64 zmm9, zmmword ptr [rsi + 11264]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11328]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11392]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11456]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11520]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11584]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11648]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11712]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2648]
vmovdqa64 zmm9, zmmword ptr [rsi + 11776]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11840]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11904]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11968]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12032]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12096]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12160]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12224]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2592]
vmovdqa64 zmm9, zmmword ptr [rsi + 12288]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12352]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12416]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12480]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12544]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12608]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12672]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12736]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2656]
vmovdqa64 zmm9, zmmword ptr [rsi + 12800]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12864]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12928]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12992]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13056]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13120]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13184]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13248]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2600]
vmovdqa64 zmm9, zmmword ptr [rsi + 13312]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13376]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13440]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13504]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13568]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13632]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13696]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13760]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2664]
vmovdqa64 zmm9, zmmword ptr [rsi + 13824]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13888]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13952]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14016]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14080]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14144]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14208]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14272]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2608]
vmovdqa64 zmm9, zmmword ptr [rsi + 14336]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14400]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14464]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14528]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14592]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14656]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14720]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14784]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2672]
vmovdqa64 zmm9, zmmword ptr [rsi + 14848]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14912]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14976]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15040]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15104]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15168]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15232]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15296]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2616]
vmovdqa64 zmm9, zmmword ptr [rsi + 15360]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15424]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15488]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15552]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15616]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15680]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15744]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15808]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2680]
vmovdqa64 zmm9, zmmword ptr [rsi + 15872]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15936]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16000]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16064]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16128]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16192]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16256]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16320]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2736]
vmovdqa64 zmm9, zmmword ptr [rsi + 16384]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16448]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16512]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16576]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16640]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16704]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16768]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16832]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2800]
vmovdqa64 zmm9, zmmword ptr [rsi + 16896]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16960]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17024]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17088]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17152]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17216]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17280]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17344]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2744]
vmovdqa64 zmm9, zmmword ptr [rsi + 17408]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17472]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17536]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17600]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17664]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17728]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17792]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17856]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2808]
vmovdqa64 zmm9, zmmword ptr [rsi + 17920]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17984]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18048]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18112]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18176]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18240]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18304]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18368]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2816]
vmovdqa64 zmm9, zmmword ptr [rsi + 18432]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18496]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18560]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18624]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18688]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18752]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18816]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18880]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2880]
vmovdqa64 zmm9, zmmword ptr [rsi + 18944]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19008]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19072]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19136]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19200]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19264]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19328]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19392]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2824]
vmovdqa64 zmm9, zmmword ptr [rsi + 19456]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19520]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19584]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19648]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19712]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19776]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19840]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19904]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2888]
vmovdqa64 zmm9, zmmword ptr [rsi + 19968]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20032]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20096]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20160]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20224]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20288]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20352]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20416]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2832]
vmovdqa64 zmm9, zmmword ptr [rsi + 20480]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20544]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20608]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20672]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20736]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20800]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20864]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20928]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2896]
vmovdqa64 zmm9, zmmword ptr [rsi + 20992]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21056]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21120]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21184]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21248]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21312]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21376]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21440]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2840]
vmovdqa64 zmm9, zmmword ptr [rsi + 21504]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21568]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21632]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21696]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21760]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21824]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21888]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21952]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2904]
vmovdqa64 zmm9, zmmword ptr [rsi + 22016]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22080]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22144]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22208]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22272]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22336]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22400]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22464]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
vpbroadcastq zmm7, qword ptr [rdi + 2848]
vmovdqa64 zmm9, zmmword ptr [rsi + 22528]
vpmadd52luq zmm2, zmm7, zmm9
vpmadd52huq zmm10, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22592]
vpmadd52luq zmm3, zmm7, zmm9
vpmadd52huq zmm11, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22656]
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52huq zmm12, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22720]
vpmadd52luq zmm1, zmm7, zmm9
vpmadd52huq zmm13, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22784]
vpmadd52luq zmm4, zmm7, zmm9
vpmadd52huq zmm14, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22848]
vpmadd52luq zmm5, zmm7, zmm9
vpmadd52huq zmm15, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22912]
vpmadd52luq zmm6, zmm7, zmm9
vpmadd52huq zmm16, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22976]
vpmadd52luq zmm8, zmm7, zmm9
vpmadd52huq zmm17, zmm7, zmm9
valignq zmm7, zmm10, zmm31, 7
vpaddq zmm2, zmm2, zmm7
vpsrlq zmm7, zmm2, 52
valignq zmm9, zmm7, zmm31, 7
vpaddq zmm18, zmm2, zmm9
vmovdqa64 zmmword ptr [rdi + 128], zmm18
vpternlogq zmm30, zmm18, zmm2, 0xf6
valignq zmm2, zmm11, zmm10, 7
vpaddq zmm2, zmm3, zmm2
vpsrlq zmm3, zmm2, 52
valignq zmm7, zmm3, zmm7, 7
vpaddq zmm9, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi + 192], zmm9
vpternlogq zmm30, zmm9, zmm2, 0xf6
valignq zmm2, zmm12, zmm11, 7
vpaddq zmm0, zmm0, zmm2
vpsrlq zmm2, zmm0, 52
valignq zmm3, zmm2, zmm3, 7
vpaddq zmm7, zmm0, zmm3
vmovdqa64 zmmword ptr [rdi + 256], zmm7
vpternlogq zmm30, zmm7, zmm0, 0xf6
valignq zmm0, zmm13, zmm12, 7
vpaddq zmm0, zmm1, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm2, zmm1, zmm2, 7
vpaddq zmm3, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 320], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm14, zmm13, 7
vpaddq zmm0, zmm4, zmm0
vpsrlq zmm2, zmm0, 52
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm3, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 384], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm15, zmm14, 7
vpaddq zmm0, zmm5, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm2, zmm1, zmm2, 7
vpaddq zmm3, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 448], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm16, zmm15, 7
vpaddq zmm0, zmm6, zmm0
vpsrlq zmm2, zmm0, 52
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm3, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 512], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm17, zmm16, 7
vpaddq zmm0, zmm8, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm1, zmm1, zmm2, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 576], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
