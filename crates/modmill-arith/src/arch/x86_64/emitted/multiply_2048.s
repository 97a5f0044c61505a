# x := x * y * 2^-s mod N, s = 1664, N odd of at most 2048 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 41 limbs below 2^52, the top one below 2^26; zmm30 collects predicted carries that rippled.
# 1793 instructions, 60 spills, 596 loads; bounds of a step: latency 342 cycles, ports 561 cycles; modelled 555 cycles a step (Plan { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8 }).
mov eax, 1
kmovd k3, eax
mov eax, 224
kmovd k2, eax
mov eax, 254
kmovd k1, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
vpsrlq zmm0, zmm31, 52
vmovdqa64 zmm1, zmmword ptr [rdi + 768]
vmovdqa64 zmm2, zmmword ptr [rdi + 704]
valignq zmm3, zmm1, zmm2, 7
vmovdqa64 zmm4, zmmword ptr [rdi + 832]
valignq zmm5, zmm4, zmm1, 1
valignq zmm6, zmm1, zmm2, 6
valignq zmm7, zmm4, zmm1, 2
vmovdqa64 zmm8, zmmword ptr [rdi + 256]
vmovdqa64 zmm9, zmmword ptr [rdi + 192]
valignq zmm10, zmm8, zmm9, 7
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm8, zmm5
vmovdqa64 zmm12, zmmword ptr [rdi + 320]
valignq zmm13, zmm12, zmm8, 1
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm3, zmm8
valignq zmm15, zmm8, zmm9, 6
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm10, zmm1
vpxorq zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm1, zmm13
vpmadd52huq zmm11, zmm3, zmm13
valignq zmm18, zmm12, zmm8, 2
vpmadd52luq zmm14, zmm10, zmm5
valignq zmm19, zmm1, zmm2, 5
vpmadd52luq zmm16, zmm3, zmm13
vpmadd52huq zmm17, zmm10, zmm5
vpmadd52luq zmm11, zmm3, zmm18
valignq zmm20, zmm8, zmm9, 5
vpmadd52huq zmm14, zmm15, zmm5
valignq zmm21, zmm4, zmm1, 3
vpmadd52huq zmm16, zmm6, zmm13
vpmadd52luq zmm17, zmm10, zmm7
vpmadd52huq zmm11, zmm6, zmm18
valignq zmm22, zmm12, zmm8, 3
vpmadd52luq zmm14, zmm15, zmm7
vpmadd52luq zmm16, zmm6, zmm18
vpmadd52huq zmm17, zmm15, zmm7
vpmadd52luq zmm11, zmm6, zmm22
valignq zmm23, zmm1, zmm2, 1
vpmadd52huq zmm14, zmm20, zmm7
valignq zmm24, zmm8, zmm9, 1
vpmadd52huq zmm16, zmm19, zmm18
vpmadd52luq zmm17, zmm15, zmm21
vpmadd52huq zmm11, zmm19, zmm22
valignq zmm25, zmm1, zmm2, 4
vpmadd52luq zmm14, zmm20, zmm21
valignq zmm26, zmm8, zmm9, 4
vpmadd52luq zmm16, zmm19, zmm22
valignq zmm27, zmm4, zmm1, 4
vpmadd52huq zmm17, zmm20, zmm21
valignq zmm28, zmm12, zmm8, 4
vpxorq zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm9, zmm23
vmovdqa64 zmmword ptr [rdi + 1216], zmm0
vpxorq zmm0, zmm0, zmm0
vpmadd52luq zmm0, zmm2, zmm24
vpmadd52huq zmm14, zmm26, zmm21
vpmadd52huq zmm16, zmm25, zmm22
vpmadd52luq zmm17, zmm20, zmm27
vpmadd52luq zmm11, zmm19, zmm28
vmovdqa64 zmm5, zmmword ptr [rdi + 640]
valignq zmm13, zmm2, zmm5, 7
vmovdqa64 zmm10, zmmword ptr [rdi + 128]
valignq zmm3, zmm9, zmm10, 7
vpmadd52luq zmm14, zmm26, zmm27
vpmadd52huq zmm29, zmm13, zmm24
valignq zmm7, zmm4, zmm1, 7
vpmadd52huq zmm0, zmm3, zmm23
valignq zmm18, zmm12, zmm8, 7
vpmadd52luq zmm16, zmm25, zmm28
vpmadd52huq zmm17, zmm26, zmm27
vpmadd52huq zmm11, zmm25, zmm28
valignq zmm15, zmm1, zmm2, 2
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm18, zmm4
valignq zmm21, zmm8, zmm9, 2
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm7, zmm12
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm3, zmm2
vmovdqa64 zmmword ptr [rdi + 1280], zmm20
valignq zmm20, zmm1, zmm2, 3
vpmadd52luq zmm0, zmm3, zmm15
valignq zmm3, zmm8, zmm9, 3
vpmadd52luq zmm29, zmm13, zmm21
valignq zmm13, zmm4, zmm1, 5
valignq zmm19, zmm12, zmm8, 5
vpmadd52huq zmm16, zmm20, zmm28
vmovdqa64 zmm28, zmmword ptr [rdi + 384]
valignq zmm23, zmm28, zmm12, 1
vpmadd52huq zmm14, zmm3, zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 896]
valignq zmm24, zmm27, zmm4, 1
vpmadd52luq zmm17, zmm26, zmm13
valignq zmm26, zmm2, zmm5, 6
vpmadd52luq zmm11, zmm25, zmm19
valignq zmm25, zmm9, zmm10, 6
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm4, zmm23
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm12, zmm24
vpmadd52luq zmm22, zmm18, zmm24
valignq zmm5, zmm4, zmm1, 6
vpmadd52luq zmm6, zmm7, zmm23
vpmadd52huq zmm0, zmm25, zmm15
valignq zmm1, zmm12, zmm8, 6
vpmadd52huq zmm29, zmm26, zmm21
vpmadd52luq zmm14, zmm3, zmm13
vpmadd52luq zmm16, zmm20, zmm19
vpmadd52huq zmm17, zmm3, zmm13
vpmadd52huq zmm11, zmm20, zmm19
vpmadd52huq zmm10, zmm18, zmm24
vpmadd52huq zmm9, zmm7, zmm23
vpmadd52huq zmm22, zmm1, zmm24
valignq zmm8, zmm28, zmm12, 2
vpmadd52huq zmm6, zmm5, zmm23
vpmadd52luq zmm0, zmm25, zmm20
valignq zmm25, zmm27, zmm4, 2
vpmadd52luq zmm29, zmm26, zmm3
vpmadd52luq zmm17, zmm3, zmm5
vpmadd52luq zmm11, zmm20, zmm1
vpmadd52huq zmm14, zmm21, zmm13
vmovdqa64 zmm26, zmmword ptr [rdi + 640]
valignq zmm23, zmm2, zmm26, 5
vpmadd52huq zmm16, zmm15, zmm19
vmovdqa64 zmm24, zmmword ptr [rdi + 192]
vmovdqa64 zmm26, zmmword ptr [rdi + 128]
valignq zmm2, zmm24, zmm26, 5
vpmadd52luq zmm10, zmm18, zmm25
vpmadd52luq zmm9, zmm7, zmm8
vpmadd52luq zmm22, zmm1, zmm25
vpmadd52huq zmm29, zmm23, zmm3
vpmadd52luq zmm6, zmm5, zmm8
vpmadd52huq zmm0, zmm2, zmm20
vpmadd52luq zmm14, zmm21, zmm5
vpmadd52luq zmm16, zmm15, zmm1
vpmadd52huq zmm17, zmm21, zmm5
vpmadd52huq zmm11, zmm15, zmm1
vpmadd52huq zmm10, zmm1, zmm25
vpmadd52huq zmm9, zmm5, zmm8
vpmadd52huq zmm22, zmm19, zmm25
valignq zmm3, zmm28, zmm12, 3
vpmadd52huq zmm6, zmm13, zmm8
vmovdqu64 zmm20, zmmword ptr [rdi + 736]
vpmadd52luq zmm0, zmm2, zmm20
valignq zmm2, zmm27, zmm4, 3
vmovdqu64 zmm8, zmmword ptr [rdi + 224]
vpmadd52luq zmm29, zmm23, zmm8
vpmadd52luq zmm17, zmm21, zmm7
vpmadd52luq zmm11, zmm15, zmm18
vmovdqu64 zmm21, zmmword ptr [rdi + 200]
vpmadd52huq zmm14, zmm21, zmm5
vmovdqa64 zmm15, zmmword ptr [rdi + 704]
vmovdqa64 zmm23, zmmword ptr [rdi + 640]
valignq zmm25, zmm15, zmm23, 4
vmovdqu64 zmm23, zmmword ptr [rdi + 712]
vpmadd52huq zmm16, zmm23, zmm1
valignq zmm15, zmm24, zmm26, 4
vpmadd52luq zmm10, zmm1, zmm2
vpmadd52luq zmm9, zmm5, zmm3
vpmadd52luq zmm22, zmm19, zmm2
vpmadd52huq zmm29, zmm25, zmm8
vpmadd52luq zmm6, zmm13, zmm3
vpmadd52huq zmm0, zmm15, zmm20
vpmadd52luq zmm14, zmm21, zmm7
vpmadd52luq zmm16, zmm23, zmm18
vpmadd52huq zmm17, zmm21, zmm7
vpmadd52huq zmm11, zmm23, zmm18
vpmadd52huq zmm10, zmm19, zmm2
vpmadd52huq zmm9, zmm13, zmm3
vmovdqu64 zmm1, zmmword ptr [rdi + 288]
vpmadd52huq zmm22, zmm1, zmm2
valignq zmm5, zmm28, zmm12, 4
vmovdqu64 zmm20, zmmword ptr [rdi + 800]
vpmadd52huq zmm6, zmm20, zmm3
vmovdqu64 zmm8, zmmword ptr [rdi + 744]
vpmadd52luq zmm0, zmm15, zmm8
valignq zmm15, zmm27, zmm4, 4
vmovdqu64 zmm3, zmmword ptr [rdi + 232]
vpmadd52luq zmm29, zmm25, zmm3
vpmadd52luq zmm17, zmm21, zmm4
vpmadd52luq zmm11, zmm23, zmm12
vpmadd52huq zmm14, zmm24, zmm7
vmovdqa64 zmm7, zmmword ptr [rdi + 704]
vmovdqa64 zmm21, zmmword ptr [rdi + 640]
valignq zmm23, zmm7, zmm21, 3
vpmadd52huq zmm16, zmm7, zmm18
valignq zmm18, zmm24, zmm26, 3
vpmadd52luq zmm10, zmm19, zmm15
vpmadd52luq zmm9, zmm13, zmm5
vpmadd52luq zmm22, zmm1, zmm15
vpmadd52huq zmm29, zmm23, zmm3
vpmadd52luq zmm6, zmm20, zmm5
vpmadd52huq zmm0, zmm18, zmm8
vpmadd52luq zmm14, zmm24, zmm4
vpmadd52luq zmm16, zmm7, zmm12
vpmadd52huq zmm17, zmm24, zmm4
vpmadd52huq zmm11, zmm7, zmm12
vpmadd52huq zmm10, zmm1, zmm15
vpmadd52huq zmm9, zmm20, zmm5
vmovdqu64 zmm19, zmmword ptr [rdi + 280]
vpmadd52huq zmm22, zmm19, zmm15
valignq zmm13, zmm28, zmm12, 5
vmovdqu64 zmm8, zmmword ptr [rdi + 792]
vpmadd52huq zmm6, zmm8, zmm5
vmovdqu64 zmm3, zmmword ptr [rdi + 752]
vpmadd52luq zmm0, zmm18, zmm3
valignq zmm18, zmm27, zmm4, 5
vmovdqu64 zmm25, zmmword ptr [rdi + 240]
vpmadd52luq zmm29, zmm23, zmm25
vmovdqu64 zmm23, zmmword ptr [rdi + 840]
vpmadd52luq zmm17, zmm24, zmm23
vmovdqu64 zmm5, zmmword ptr [rdi + 328]
vpmadd52luq zmm11, zmm7, zmm5
vmovdqu64 zmm15, zmmword ptr [rdi + 184]
vpmadd52huq zmm14, zmm15, zmm4
valignq zmm2, zmm7, zmm21, 2
vmovdqu64 zmm21, zmmword ptr [rdi + 696]
vpmadd52huq zmm16, zmm21, zmm12
valignq zmm7, zmm24, zmm26, 2
vpmadd52luq zmm10, zmm1, zmm18
vpmadd52luq zmm9, zmm20, zmm13
vpmadd52luq zmm22, zmm19, zmm18
vpmadd52huq zmm29, zmm2, zmm25
vpmadd52luq zmm6, zmm8, zmm13
vpmadd52huq zmm0, zmm7, zmm3
vpmadd52luq zmm14, zmm15, zmm23
vpmadd52luq zmm16, zmm21, zmm5
vpmadd52huq zmm17, zmm15, zmm23
vpmadd52huq zmm11, zmm21, zmm5
vpmadd52huq zmm10, zmm19, zmm18
vpmadd52huq zmm9, zmm8, zmm13
vmovdqu64 zmm1, zmmword ptr [rdi + 272]
vpmadd52huq zmm22, zmm1, zmm18
valignq zmm20, zmm28, zmm12, 6
vmovdqu64 zmm3, zmmword ptr [rdi + 784]
vpmadd52huq zmm6, zmm3, zmm13
vmovdqu64 zmm25, zmmword ptr [rdi + 760]
vpmadd52luq zmm0, zmm7, zmm25
valignq zmm13, zmm27, zmm4, 6
vmovdqu64 zmm18, zmmword ptr [rdi + 248]
vpmadd52luq zmm29, zmm2, zmm18
vmovdqu64 zmm7, zmmword ptr [rdi + 848]
vpmadd52luq zmm17, zmm15, zmm7
vmovdqu64 zmm15, zmmword ptr [rdi + 336]
vpmadd52luq zmm11, zmm21, zmm15
vmovdqu64 zmm21, zmmword ptr [rdi + 176]
vpmadd52huq zmm14, zmm21, zmm23
vmovdqa64 zmm23, zmmword ptr [rdi + 704]
vmovdqa64 zmm2, zmmword ptr [rdi + 640]
valignq zmm27, zmm23, zmm2, 1
vmovdqu64 zmm23, zmmword ptr [rdi + 688]
vpmadd52huq zmm16, zmm23, zmm5
valignq zmm5, zmm24, zmm26, 1
vpmadd52luq zmm10, zmm19, zmm13
vpmadd52luq zmm9, zmm8, zmm20
vpmadd52luq zmm22, zmm1, zmm13
vpmadd52huq zmm29, zmm27, zmm18
vpmadd52luq zmm6, zmm3, zmm20
vpmadd52huq zmm0, zmm5, zmm25
vpmadd52luq zmm14, zmm21, zmm7
vpmadd52luq zmm16, zmm23, zmm15
vpmadd52huq zmm17, zmm21, zmm7
vpmadd52huq zmm11, zmm23, zmm15
vpmadd52huq zmm10, zmm1, zmm13
vpmadd52huq zmm9, zmm3, zmm20
vmovdqu64 zmm19, zmmword ptr [rdi + 264]
vpmadd52huq zmm22, zmm19, zmm13
valignq zmm13, zmm28, zmm12, 7
vmovdqu64 zmm12, zmmword ptr [rdi + 776]
vpmadd52huq zmm6, zmm12, zmm20
vmovdqa64 zmm20, zmmword ptr [rdi + 768]
vpmadd52luq zmm0, zmm5, zmm20
vmovdqa64 zmm8, zmmword ptr [rdi + 896]
valignq zmm24, zmm8, zmm4, 7
vmovdqa64 zmm4, zmmword ptr [rdi + 256]
vpmadd52luq zmm29, zmm27, zmm4
vmovdqu64 zmm25, zmmword ptr [rdi + 856]
vpmadd52luq zmm17, zmm21, zmm25
vmovdqu64 zmm21, zmmword ptr [rdi + 344]
vpmadd52luq zmm11, zmm23, zmm21
vmovdqu64 zmm23, zmmword ptr [rdi + 168]
vpmadd52huq zmm14, zmm23, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 680]
vpmadd52huq zmm16, zmm7, zmm15
vpmadd52luq zmm10, zmm1, zmm24
vpmadd52luq zmm9, zmm3, zmm13
vpmadd52luq zmm22, zmm19, zmm24
vpmadd52huq zmm0, zmm26, zmm20
vpmadd52luq zmm6, zmm12, zmm13
vpmadd52huq zmm29, zmm2, zmm4
vpmadd52luq zmm14, zmm23, zmm25
vpmadd52luq zmm16, zmm7, zmm21
vpmadd52huq zmm17, zmm23, zmm25
vpmadd52huq zmm11, zmm7, zmm21
vpmadd52huq zmm10, zmm19, zmm24
vpmadd52huq zmm9, zmm12, zmm13
vpmadd52huq zmm22, zmm4, zmm24
vpmadd52huq zmm6, zmm20, zmm13
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm26, zmm27
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm2, zmm5
vpmadd52luq zmm0, zmm26, zmm12
vpmadd52luq zmm29, zmm2, zmm19
vmovdqu64 zmm24, zmmword ptr [rdi + 864]
vpmadd52luq zmm17, zmm23, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi + 352]
vpmadd52luq zmm11, zmm7, zmm23
vmovdqu64 zmm7, zmmword ptr [rdi + 160]
vpmadd52huq zmm14, zmm7, zmm25
vmovdqu64 zmm25, zmmword ptr [rdi + 672]
vpmadd52huq zmm16, zmm25, zmm21
valignq zmm21, zmm26, zmm31, 7
valignq zmm1, zmm2, zmm31, 7
vpmadd52luq zmm10, zmm19, zmm8
vpmadd52luq zmm9, zmm12, zmm28
vpmadd52luq zmm22, zmm4, zmm8
vpmadd52luq zmm6, zmm20, zmm28
vpmadd52huq zmm13, zmm21, zmm27
vpmadd52huq zmm15, zmm1, zmm5
vpmadd52huq zmm0, zmm21, zmm12
vpmadd52huq zmm29, zmm1, zmm19
vpmadd52luq zmm14, zmm7, zmm24
vpmadd52luq zmm16, zmm25, zmm23
vpmadd52huq zmm17, zmm7, zmm24
vpmadd52huq zmm11, zmm25, zmm23
vpmadd52huq zmm10, zmm4, zmm8
vpmadd52huq zmm9, zmm20, zmm28
vpmadd52huq zmm22, zmm18, zmm8
vmovdqa64 zmm19, zmmword ptr [rdi + 960]
valignq zmm12, zmm19, zmm8, 1
vmovdqu64 zmm19, zmmword ptr [rdi + 760]
vpmadd52huq zmm6, zmm19, zmm28
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm21, zmm2
vmovdqa64 zmmword ptr [rdi + 1344], zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 448]
valignq zmm5, zmm8, zmm28, 1
vpxorq zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm1, zmm26
vmovdqu64 zmm8, zmmword ptr [rdi + 656]
vpmadd52luq zmm13, zmm21, zmm8
vmovdqa64 zmmword ptr [rdi + 1408], zmm13
vmovdqu64 zmm13, zmmword ptr [rdi + 144]
vpmadd52luq zmm15, zmm1, zmm13
vmovdqa64 zmmword ptr [rdi + 1472], zmm15
vmovdqu64 zmm15, zmmword ptr [rdi + 696]
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm15, zmmword ptr [rdi + 192]
vpmadd52luq zmm0, zmm21, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 272]
vpmadd52luq zmm29, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi + 1536], zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 872]
vpmadd52luq zmm17, zmm7, zmm29
vmovdqu64 zmm7, zmmword ptr [rdi + 360]
vpmadd52luq zmm11, zmm25, zmm7
vmovdqu64 zmm25, zmmword ptr [rdi + 152]
vpmadd52huq zmm14, zmm25, zmm24
vmovdqu64 zmm24, zmmword ptr [rdi + 664]
vpmadd52huq zmm16, zmm24, zmm23
valignq zmm23, zmm26, zmm31, 6
vpmadd52luq zmm10, zmm4, zmm12
valignq zmm4, zmm2, zmm31, 6
vpmadd52luq zmm9, zmm20, zmm5
vpmadd52luq zmm22, zmm18, zmm12
vpmadd52luq zmm6, zmm19, zmm5
vpmadd52luq zmm28, zmm21, zmm27
vmovdqu64 zmm20, zmmword ptr [rdi + 136]
vmovdqa64 zmm21, zmmword ptr [rdi + 1344]
vpmadd52luq zmm21, zmm1, zmm20
vmovdqa64 zmm1, zmmword ptr [rdi + 1408]
vpmadd52huq zmm1, zmm23, zmm8
vmovdqu64 zmm2, zmmword ptr [rdi + 144]
vmovdqa64 zmm26, zmmword ptr [rdi + 1472]
vpmadd52huq zmm26, zmm4, zmm2
vmovdqu64 zmm8, zmmword ptr [rdi + 712]
vpmadd52luq zmm13, zmm8, zmmword ptr [rdi + 184]
vmovdqu64 zmm2, zmmword ptr [rdi + 200]
vmovdqa64 zmmword ptr [rdi + 1600], zmm13
vmovdqa64 zmm13, zmmword ptr [rdi + 1280]
vpmadd52luq zmm13, zmm15, zmm2
vpmadd52huq zmm0, zmm23, zmmword ptr [rdi + 784]
vmovdqa64 zmm15, zmmword ptr [rdi + 1536]
vpmadd52huq zmm15, zmm4, zmm3
vpmadd52luq zmm14, zmm25, zmm29
vpmadd52luq zmm16, zmm24, zmm7
vpmadd52huq zmm17, zmm25, zmm29
vpmadd52huq zmm11, zmm24, zmm7
vpmadd52huq zmm10, zmm18, zmm12
vpmadd52huq zmm9, zmm19, zmm5
vmovdqu64 zmm3, zmmword ptr [rdi + 240]
vpmadd52huq zmm22, zmm3, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 752]
vpmadd52huq zmm6, zmm12, zmm5
vpmadd52huq zmm28, zmm23, zmm27
vmovdqa64 zmm5, zmmword ptr [rdi + 960]
vmovdqa64 zmm27, zmmword ptr [rdi + 896]
vmovdqa64 zmmword ptr [rdi + 1664], zmm28
valignq zmm28, zmm5, zmm27, 2
vpmadd52huq zmm21, zmm4, zmm20
vmovdqa64 zmm20, zmmword ptr [rdi + 448]
vmovdqa64 zmm27, zmmword ptr [rdi + 384]
valignq zmm5, zmm20, zmm27, 2
vpmadd52luq zmm1, zmm23, zmm24
vpmadd52luq zmm26, zmm4, zmm25
vmovdqu64 zmm27, zmmword ptr [rdi + 176]
vmovdqa64 zmm20, zmmword ptr [rdi + 1600]
vpmadd52huq zmm20, zmm27, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 688]
vpmadd52huq zmm13, zmm8, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 792]
vpmadd52luq zmm0, zmm23, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 280]
vpmadd52luq zmm15, zmm4, zmm2
vmovdqa64 zmmword ptr [rdi + 1728], zmm15
vmovdqu64 zmm15, zmmword ptr [rdi + 880]
vpmadd52luq zmm17, zmm25, zmm15
vmovdqa64 zmmword ptr [rdi + 1792], zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 368]
vpmadd52luq zmm11, zmm24, zmm17
vmovdqa64 zmmword ptr [rdi + 1856], zmm11
vmovdqu64 zmm11, zmmword ptr [rdi + 144]
vpmadd52huq zmm14, zmm11, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 656]
vpmadd52huq zmm16, zmm29, zmm7
vmovdqa64 zmm7, zmmword ptr [rdi + 128]
valignq zmm17, zmm7, zmm31, 5
vpmadd52luq zmm10, zmm18, zmm28
vmovdqa64 zmm18, zmmword ptr [rdi + 640]
valignq zmm7, zmm18, zmm31, 5
vpmadd52luq zmm9, zmm19, zmm5
vpmadd52luq zmm22, zmm3, zmm28
vpmadd52luq zmm6, zmm12, zmm5
vmovdqa64 zmm19, zmmword ptr [rdi + 1664]
vpmadd52luq zmm19, zmm23, zmm29
vpmadd52luq zmm21, zmm4, zmm11
vpmadd52huq zmm1, zmm17, zmm24
vpmadd52huq zmm26, zmm7, zmm25
vmovdqu64 zmm4, zmmword ptr [rdi + 720]
vpmadd52luq zmm20, zmm27, zmm4
vmovdqu64 zmm23, zmmword ptr [rdi + 208]
vpmadd52luq zmm13, zmm8, zmm23
vpmadd52huq zmm0, zmm17, zmmword ptr [rdi + 792]
vmovdqa64 zmm27, zmmword ptr [rdi + 1728]
vpmadd52huq zmm27, zmm7, zmm2
vpmadd52luq zmm14, zmm11, zmm15
vmovdqu64 zmm2, zmmword ptr [rdi + 368]
vpmadd52luq zmm16, zmm29, zmm2
vmovdqa64 zmm8, zmmword ptr [rdi + 1792]
vpmadd52huq zmm8, zmm11, zmm15
vmovdqa64 zmm25, zmmword ptr [rdi + 1856]
vpmadd52huq zmm25, zmm29, zmm2
vpmadd52huq zmm10, zmm3, zmm28
vpmadd52huq zmm9, zmm12, zmm5
vmovdqu64 zmm24, zmmword ptr [rdi + 232]
vpmadd52huq zmm22, zmm24, zmm28
vmovdqu64 zmm28, zmmword ptr [rdi + 744]
vpmadd52huq zmm6, zmm28, zmm5
vpmadd52huq zmm19, zmm17, zmm29
vmovdqa64 zmm5, zmmword ptr [rdi + 960]
vmovdqa64 zmmword ptr [rdi + 1920], zmm19
vmovdqa64 zmm19, zmmword ptr [rdi + 896]
valignq zmm28, zmm5, zmm19, 3
vpmadd52huq zmm21, zmm7, zmm11
vmovdqa64 zmm19, zmmword ptr [rdi + 448]
vmovdqa64 zmm5, zmmword ptr [rdi + 384]
vmovdqa64 zmmword ptr [rdi + 1984], zmm21
valignq zmm21, zmm19, zmm5, 3
vmovdqu64 zmm19, zmmword ptr [rdi + 672]
vpmadd52luq zmm1, zmm17, zmm19
vmovdqu64 zmm5, zmmword ptr [rdi + 160]
vpmadd52luq zmm26, zmm7, zmm5
vmovdqa64 zmmword ptr [rdi + 2048], zmm26
vmovdqu64 zmm26, zmmword ptr [rdi + 168]
vpmadd52huq zmm20, zmm26, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 680]
vpmadd52huq zmm13, zmm4, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 800]
vpmadd52luq zmm0, zmm17, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 288]
vpmadd52luq zmm27, zmm7, zmm23
vmovdqa64 zmmword ptr [rdi + 2112], zmm27
vmovdqu64 zmm27, zmmword ptr [rdi + 888]
vpmadd52luq zmm8, zmm11, zmm27
vmovdqu64 zmm11, zmmword ptr [rdi + 376]
vpmadd52luq zmm25, zmm29, zmm11
vmovdqu64 zmm29, zmmword ptr [rdi + 136]
vpmadd52huq zmm14, zmm29, zmm15
vmovdqu64 zmm15, zmmword ptr [rdi + 648]
vpmadd52huq zmm16, zmm15, zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 128]
vmovdqa64 zmmword ptr [rdi + 2176], zmm25
valignq zmm25, zmm2, zmm31, 4
vpmadd52luq zmm10, zmm3, zmm28
valignq zmm3, zmm18, zmm31, 4
vpmadd52luq zmm9, zmm12, zmm21
vpmadd52luq zmm22, zmm24, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 744]
vpmadd52luq zmm6, zmm12, zmm21
vmovdqu64 zmm18, zmmword ptr [rdi + 664]
vmovdqa64 zmm2, zmmword ptr [rdi + 1920]
vpmadd52luq zmm2, zmm17, zmm18
vmovdqu64 zmm17, zmmword ptr [rdi + 152]
vmovdqa64 zmm18, zmmword ptr [rdi + 1984]
vpmadd52luq zmm18, zmm7, zmm17
vpmadd52huq zmm1, zmm25, zmm19
vmovdqa64 zmm7, zmmword ptr [rdi + 2048]
vpmadd52huq zmm7, zmm3, zmm5
vmovdqu64 zmm19, zmmword ptr [rdi + 728]
vpmadd52luq zmm20, zmm26, zmm19
vmovdqa64 zmmword ptr [rdi + 2240], zmm20
vmovdqu64 zmm20, zmmword ptr [rdi + 216]
vpmadd52luq zmm13, zmm4, zmm20
vpmadd52huq zmm0, zmm25, zmmword ptr [rdi + 800]
vmovdqa64 zmmword ptr [rdi + 2304], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 2112]
vpmadd52huq zmm0, zmm3, zmm23
vpmadd52luq zmm14, zmm29, zmm27
vpmadd52luq zmm16, zmm15, zmm11
vpmadd52huq zmm8, zmm29, zmm27
vmovdqa64 zmm23, zmmword ptr [rdi + 2176]
vpmadd52huq zmm23, zmm15, zmm11
vpmadd52huq zmm10, zmm24, zmm28
vpmadd52huq zmm9, zmm12, zmm21
vmovdqu64 zmm12, zmmword ptr [rdi + 224]
vpmadd52huq zmm22, zmm12, zmm28
vmovdqu64 zmm28, zmmword ptr [rdi + 736]
vpmadd52huq zmm6, zmm28, zmm21
vpmadd52huq zmm2, zmm25, zmmword ptr [rdi + 664]
vmovdqa64 zmm21, zmmword ptr [rdi + 960]
vmovdqa64 zmmword ptr [rdi + 2368], zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 896]
valignq zmm28, zmm21, zmm2, 4
vpmadd52huq zmm18, zmm3, zmm17
vmovdqa64 zmm17, zmmword ptr [rdi + 448]
vmovdqa64 zmm21, zmmword ptr [rdi + 384]
vmovdqa64 zmmword ptr [rdi + 2432], zmm18
valignq zmm18, zmm17, zmm21, 4
vpmadd52luq zmm1, zmm25, zmm4
vpmadd52luq zmm7, zmm3, zmm26
vmovdqa64 zmm17, zmmword ptr [rdi + 2240]
vpmadd52huq zmm17, zmm5, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 672]
vpmadd52huq zmm13, zmm19, zmm20
vmovdqu64 zmm20, zmmword ptr [rdi + 808]
vmovdqa64 zmmword ptr [rdi + 2496], zmm13
vmovdqa64 zmm13, zmmword ptr [rdi + 2304]
vpmadd52luq zmm13, zmm25, zmm20
vmovdqu64 zmm20, zmmword ptr [rdi + 296]
vpmadd52luq zmm0, zmm3, zmm20
vpmadd52luq zmm8, zmm29, zmm2
vpmadd52luq zmm23, zmm15, zmm21
vmovdqa64 zmm15, zmmword ptr [rdi + 128]
vpmadd52huq zmm14, zmm15, zmm27
vmovdqa64 zmm29, zmmword ptr [rdi + 640]
vpmadd52huq zmm16, zmm29, zmm11
valignq zmm27, zmm15, zmm31, 3
vpmadd52luq zmm10, zmm24, zmm28
valignq zmm24, zmm29, zmm31, 3
vpmadd52luq zmm9, zmm18, zmmword ptr [rdi + 744]
vpmadd52luq zmm22, zmm12, zmm28
vmovdqu64 zmm11, zmmword ptr [rdi + 736]
vpmadd52luq zmm6, zmm11, zmm18
vmovdqa64 zmmword ptr [rdi + 2560], zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 2368]
vpmadd52luq zmm6, zmm25, zmm19
vmovdqa64 zmm25, zmmword ptr [rdi + 2432]
vpmadd52luq zmm25, zmm3, zmm5
vpmadd52huq zmm1, zmm27, zmm4
vpmadd52huq zmm7, zmm24, zmm26
vpmadd52luq zmm17, zmm5, zmm11
vmovdqa64 zmm3, zmmword ptr [rdi + 2496]
vpmadd52luq zmm3, zmm19, zmm12
vpmadd52huq zmm13, zmm27, zmmword ptr [rdi + 808]
vpmadd52huq zmm0, zmm24, zmm20
vpmadd52luq zmm14, zmm15, zmm2
vpmadd52luq zmm16, zmm29, zmm21
vpmadd52huq zmm8, zmm15, zmm2
vpmadd52huq zmm23, zmm29, zmm21
vpmadd52huq zmm10, zmm12, zmm28
vpmadd52huq zmm9, zmm11, zmm18
vmovdqu64 zmm20, zmmword ptr [rdi + 216]
vpmadd52huq zmm22, zmm20, zmm28
vmovdqu64 zmm28, zmmword ptr [rdi + 728]
vmovdqa64 zmm26, zmmword ptr [rdi + 2560]
vpmadd52huq zmm26, zmm28, zmm18
vmovdqu64 zmm18, zmmword ptr [rdi + 376]
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm18, zmm2
vmovdqa64 zmmword ptr [rdi + 2624], zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 888]
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm4, zmm21
vpmadd52huq zmm6, zmm27, zmm19
vmovdqa64 zmm19, zmmword ptr [rdi + 960]
vmovdqa64 zmmword ptr [rdi + 2688], zmm6
valignq zmm6, zmm19, zmm2, 5
vpmadd52huq zmm25, zmm24, zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 448]
valignq zmm19, zmm5, zmm21, 5
vmovdqu64 zmm5, zmmword ptr [rdi + 688]
vpmadd52luq zmm1, zmm27, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 176]
vpmadd52luq zmm7, zmm24, zmm5
vmovdqa64 zmmword ptr [rdi + 2752], zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 152]
vpmadd52huq zmm17, zmm7, zmm11
vmovdqa64 zmmword ptr [rdi + 2816], zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 664]
vpmadd52huq zmm3, zmm17, zmm12
vmovdqu64 zmm17, zmmword ptr [rdi + 816]
vpmadd52luq zmm13, zmm27, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 304]
vpmadd52luq zmm0, zmm24, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 904]
vpmadd52luq zmm8, zmm15, zmm17
vmovdqa64 zmmword ptr [rdi + 2880], zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 392]
vpmadd52luq zmm23, zmm29, zmm8
vmovdqa64 zmmword ptr [rdi + 2944], zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 120]
vpmadd52huq zmm14, zmm23, zmm2
vmovdqu64 zmm23, zmmword ptr [rdi + 632]
vpmadd52huq zmm16, zmm23, zmm21
valignq zmm23, zmm15, zmm31, 2
vpmadd52luq zmm10, zmm12, zmm6
valignq zmm12, zmm29, zmm31, 2
vpmadd52luq zmm9, zmm11, zmm19
vpmadd52luq zmm22, zmm20, zmm6
vpmadd52luq zmm26, zmm28, zmm19
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm21, zmm17
vpxorq zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm2, zmm8
vmovdqu64 zmm15, zmmword ptr [rdi + 376]
vpmadd52luq zmm18, zmm15, zmm17
vmovdqa64 zmm21, zmmword ptr [rdi + 2624]
vpmadd52luq zmm21, zmm4, zmm8
vmovdqu64 zmm2, zmmword ptr [rdi + 680]
vmovdqa64 zmmword ptr [rdi + 3008], zmm21
vmovdqa64 zmm21, zmmword ptr [rdi + 2688]
vpmadd52luq zmm21, zmm27, zmm2
vmovdqu64 zmm27, zmmword ptr [rdi + 168]
vpmadd52luq zmm25, zmm24, zmm27
vpmadd52huq zmm1, zmm23, zmmword ptr [rdi + 688]
vmovdqa64 zmm24, zmmword ptr [rdi + 2752]
vpmadd52huq zmm24, zmm12, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 744]
vmovdqa64 zmmword ptr [rdi + 3072], zmm24
vmovdqa64 zmm24, zmmword ptr [rdi + 2816]
vpmadd52luq zmm24, zmm7, zmm5
vmovdqu64 zmm7, zmmword ptr [rdi + 232]
vpmadd52luq zmm3, zmm7, zmmword ptr [rdi + 664]
vpmadd52huq zmm13, zmm23, zmmword ptr [rdi + 816]
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi + 304]
vmovdqa64 zmmword ptr [rdi + 3136], zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 120]
vpmadd52luq zmm14, zmm0, zmm17
vmovdqa64 zmmword ptr [rdi + 3200], zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 632]
vpmadd52luq zmm16, zmm14, zmm8
vmovdqa64 zmmword ptr [rdi + 3264], zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 2880]
vpmadd52huq zmm16, zmm0, zmm17
vmovdqa64 zmmword ptr [rdi + 3328], zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 2944]
vpmadd52huq zmm16, zmm14, zmm8
vpmadd52huq zmm10, zmm20, zmm6
vpmadd52huq zmm9, zmm28, zmm19
vmovdqu64 zmm28, zmmword ptr [rdi + 208]
vpmadd52huq zmm22, zmm28, zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 720]
vpmadd52huq zmm26, zmm6, zmm19
vpmadd52huq zmm29, zmm15, zmm17
vpmadd52huq zmm11, zmm4, zmm8
vmovdqu64 zmm19, zmmword ptr [rdi + 368]
vpmadd52huq zmm18, zmm19, zmm17
vmovdqu64 zmm19, zmmword ptr [rdi + 880]
vmovdqa64 zmmword ptr [rdi + 3392], zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 3008]
vpmadd52huq zmm18, zmm19, zmm8
vpmadd52huq zmm21, zmm23, zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 960]
vmovdqa64 zmmword ptr [rdi + 3456], zmm21
vmovdqa64 zmm21, zmmword ptr [rdi + 896]
valignq zmm19, zmm2, zmm21, 6
vpmadd52huq zmm25, zmm12, zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 448]
vmovdqa64 zmm21, zmmword ptr [rdi + 384]
valignq zmm2, zmm27, zmm21, 6
vmovdqu64 zmm27, zmmword ptr [rdi + 696]
vpmadd52luq zmm1, zmm23, zmm27
vmovdqu64 zmm21, zmmword ptr [rdi + 184]
vmovdqa64 zmm27, zmmword ptr [rdi + 3072]
vpmadd52luq zmm27, zmm12, zmm21
vmovdqa64 zmmword ptr [rdi + 3520], zmm27
vmovdqu64 zmm27, zmmword ptr [rdi + 144]
vpmadd52huq zmm24, zmm27, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 656]
vpmadd52huq zmm3, zmm5, zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 824]
vpmadd52luq zmm13, zmm23, zmm7
vmovdqa64 zmmword ptr [rdi + 3584], zmm13
vmovdqu64 zmm13, zmmword ptr [rdi + 312]
vmovdqa64 zmm7, zmmword ptr [rdi + 3136]
vpmadd52luq zmm7, zmm12, zmm13
vmovdqu64 zmm13, zmmword ptr [rdi + 912]
vmovdqa64 zmmword ptr [rdi + 3648], zmm7
vmovdqa64 zmm7, zmmword ptr [rdi + 3328]
vpmadd52luq zmm7, zmm0, zmm13
vmovdqu64 zmm0, zmmword ptr [rdi + 400]
vpmadd52luq zmm16, zmm14, zmm0
vmovdqu64 zmm14, zmmword ptr [rdi + 112]
vmovdqa64 zmmword ptr [rdi + 3712], zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 3200]
vpmadd52huq zmm16, zmm14, zmm17
vmovdqu64 zmm17, zmmword ptr [rdi + 624]
vmovdqa64 zmmword ptr [rdi + 3776], zmm7
vmovdqa64 zmm7, zmmword ptr [rdi + 3264]
vpmadd52huq zmm7, zmm17, zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 128]
valignq zmm17, zmm8, zmm31, 1
vpmadd52luq zmm10, zmm20, zmm19
vmovdqa64 zmm20, zmmword ptr [rdi + 640]
valignq zmm8, zmm20, zmm31, 1
vpmadd52luq zmm9, zmm2, zmmword ptr [rdi + 728]
vpmadd52luq zmm22, zmm28, zmm19
vpmadd52luq zmm26, zmm6, zmm2
vpmadd52luq zmm29, zmm15, zmm13
vpmadd52luq zmm11, zmm4, zmm0
vmovdqu64 zmm4, zmmword ptr [rdi + 368]
vmovdqa64 zmm15, zmmword ptr [rdi + 3392]
vpmadd52luq zmm15, zmm4, zmm13
vmovdqu64 zmm20, zmmword ptr [rdi + 880]
vpmadd52luq zmm18, zmm20, zmm0
vmovdqa64 zmmword ptr [rdi + 3840], zmm18
vmovdqu64 zmm18, zmmword ptr [rdi + 688]
vmovdqa64 zmmword ptr [rdi + 3904], zmm15
vmovdqa64 zmm15, zmmword ptr [rdi + 3456]
vpmadd52luq zmm15, zmm23, zmm18
vmovdqu64 zmm23, zmmword ptr [rdi + 176]
vpmadd52luq zmm25, zmm12, zmm23
vpmadd52huq zmm1, zmm17, zmmword ptr [rdi + 696]
vmovdqa64 zmm12, zmmword ptr [rdi + 3520]
vpmadd52huq zmm12, zmm8, zmm21
vmovdqu64 zmm21, zmmword ptr [rdi + 752]
vpmadd52luq zmm24, zmm27, zmm21
vmovdqu64 zmm27, zmmword ptr [rdi + 240]
vpmadd52luq zmm3, zmm5, zmm27
vmovdqa64 zmm5, zmmword ptr [rdi + 3584]
vpmadd52huq zmm5, zmm17, zmmword ptr [rdi + 824]
vmovdqa64 zmmword ptr [rdi + 3968], zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 3648]
vpmadd52huq zmm5, zmm8, zmmword ptr [rdi + 312]
vpmadd52luq zmm16, zmm14, zmm13
vmovdqa64 zmmword ptr [rdi + 4032], zmm16
vmovdqu64 zmm16, zmmword ptr [rdi + 624]
vpmadd52luq zmm7, zmm16, zmm0
vmovdqa64 zmmword ptr [rdi + 4096], zmm7
vmovdqa64 zmm7, zmmword ptr [rdi + 3776]
vpmadd52huq zmm7, zmm14, zmm13
vmovdqa64 zmm14, zmmword ptr [rdi + 3712]
vpmadd52huq zmm14, zmm16, zmm0
vpmadd52huq zmm10, zmm28, zmm19
vpmadd52huq zmm9, zmm6, zmm2
vmovdqa64 zmmword ptr [rdi + 4160], zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 200]
vpmadd52huq zmm22, zmm9, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 712]
vpmadd52huq zmm26, zmm19, zmm2
vpmadd52huq zmm29, zmm4, zmm13
vpmadd52huq zmm11, zmm20, zmm0
vmovdqu64 zmm2, zmmword ptr [rdi + 360]
vmovdqa64 zmm20, zmmword ptr [rdi + 3904]
vpmadd52huq zmm20, zmm2, zmm13
vmovdqa64 zmmword ptr [rdi + 4224], zmm20
vmovdqu64 zmm20, zmmword ptr [rdi + 872]
vmovdqa64 zmm2, zmmword ptr [rdi + 3840]
vpmadd52huq zmm2, zmm20, zmm0
vpmadd52huq zmm15, zmm17, zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 960]
vmovdqa64 zmmword ptr [rdi + 4288], zmm15
vmovdqa64 zmm15, zmmword ptr [rdi + 896]
valignq zmm20, zmm18, zmm15, 7
vpmadd52huq zmm25, zmm8, zmm23
vmovdqa64 zmm23, zmmword ptr [rdi + 448]
vmovdqa64 zmm15, zmmword ptr [rdi + 384]
valignq zmm18, zmm23, zmm15, 7
vmovdqa64 zmm15, zmmword ptr [rdi + 704]
vpmadd52luq zmm1, zmm17, zmm15
vmovdqa64 zmm23, zmmword ptr [rdi + 192]
vpmadd52luq zmm12, zmm8, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 136]
vpmadd52huq zmm24, zmm23, zmm21
vmovdqu64 zmm21, zmmword ptr [rdi + 648]
vpmadd52huq zmm3, zmm21, zmm27
vmovdqa64 zmm27, zmmword ptr [rdi + 3968]
vpmadd52luq zmm27, zmm17, zmmword ptr [rdi + 832]
vpmadd52luq zmm5, zmm8, zmmword ptr [rdi + 320]
vmovdqu64 zmm15, zmmword ptr [rdi + 920]
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi + 112]
vmovdqa64 zmmword ptr [rdi + 4352], zmm7
vmovdqu64 zmm7, zmmword ptr [rdi + 408]
vpmadd52luq zmm14, zmm16, zmm7
vmovdqu64 zmm16, zmmword ptr [rdi + 104]
vmovdqa64 zmmword ptr [rdi + 4416], zmm14
vmovdqa64 zmm14, zmmword ptr [rdi + 4032]
vpmadd52huq zmm14, zmm16, zmm13
vmovdqu64 zmm13, zmmword ptr [rdi + 616]
vmovdqa64 zmm16, zmmword ptr [rdi + 4096]
vpmadd52huq zmm16, zmm13, zmm0
vpmadd52luq zmm10, zmm28, zmm20
vmovdqa64 zmm0, zmmword ptr [rdi + 4160]
vpmadd52luq zmm0, zmm6, zmm18
vpmadd52luq zmm22, zmm9, zmm20
vpmadd52luq zmm26, zmm19, zmm18
vpmadd52luq zmm29, zmm4, zmm15
vpmadd52luq zmm11, zmm7, zmmword ptr [rdi + 880]
vmovdqu64 zmm4, zmmword ptr [rdi + 360]
vmovdqa64 zmm6, zmmword ptr [rdi + 4224]
vpmadd52luq zmm6, zmm4, zmm15
vmovdqu64 zmm28, zmmword ptr [rdi + 872]
vpmadd52luq zmm2, zmm28, zmm7
vmovdqa64 zmmword ptr [rdi + 4480], zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 4288]
vpmadd52luq zmm2, zmm17, zmmword ptr [rdi + 696]
vpmadd52luq zmm25, zmm8, zmmword ptr [rdi + 184]
vpaddq zmm1, zmm12, zmm1
vmovdqu64 zmm12, zmmword ptr [rdi + 760]
vpmadd52luq zmm24, zmm23, zmm12
vmovdqu64 zmm23, zmmword ptr [rdi + 248]
vpmadd52luq zmm3, zmm21, zmm23
vpaddq zmm5, zmm5, zmm27
vmovdqu64 zmm21, zmmword ptr [rdi + 104]
vpmadd52luq zmm14, zmm21, zmm15
vpmadd52luq zmm16, zmm13, zmm7
vmovdqa64 zmm27, zmmword ptr [rdi + 4352]
vpmadd52huq zmm27, zmm21, zmm15
vmovdqa64 zmm8, zmmword ptr [rdi + 4416]
vpmadd52huq zmm8, zmm13, zmm7
vmovdqa64 zmm17, zmmword ptr [rdi + 128]
vmovdqa64 zmmword ptr [rdi + 4544], zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 640]
vpmadd52huq zmm1, zmm17, zmm16
vmovdqa64 zmmword ptr [rdi + 4608], zmm1
vmovdqa64 zmm1, zmmword ptr [rdi + 192]
vmovdqa64 zmmword ptr [rdi + 4672], zmm14
vmovdqa64 zmm14, zmmword ptr [rdi + 704]
vpmadd52huq zmm5, zmm1, zmm14
vpmadd52huq zmm10, zmm9, zmm20
vpmadd52huq zmm0, zmm19, zmm18
vpmadd52huq zmm22, zmm1, zmm20
vpmadd52huq zmm26, zmm14, zmm18
vpmadd52huq zmm29, zmm4, zmm15
vpmadd52huq zmm11, zmm28, zmm7
vmovdqu64 zmm18, zmmword ptr [rdi + 352]
vpmadd52huq zmm6, zmm18, zmm15
vmovdqu64 zmm20, zmmword ptr [rdi + 864]
vmovdqa64 zmm18, zmmword ptr [rdi + 4480]
vpmadd52huq zmm18, zmm20, zmm7
vpaddq zmm2, zmm25, zmm2
vpmadd52huq zmm24, zmm17, zmm12
vpmadd52huq zmm3, zmm16, zmm23
vmovdqu64 zmm12, zmmword ptr [rdi + 928]
vpmadd52luq zmm27, zmm21, zmm12
vmovdqu64 zmm23, zmmword ptr [rdi + 416]
vpmadd52luq zmm8, zmm13, zmm23
vmovdqu64 zmm25, zmmword ptr [rdi + 96]
vmovdqa64 zmm13, zmmword ptr [rdi + 4672]
vpmadd52huq zmm13, zmm25, zmm15
vpmadd52luq zmm2, zmm17, zmm16
vmovdqu64 zmm15, zmmword ptr [rdi + 608]
vmovdqa64 zmm21, zmmword ptr [rdi + 4544]
vpmadd52huq zmm21, zmm15, zmm7
vmovdqa64 zmm7, zmmword ptr [rdi + 960]
vpmadd52luq zmm10, zmm9, zmm7
vmovdqa64 zmm9, zmmword ptr [rdi + 448]
vpmadd52luq zmm0, zmm19, zmm9
vpmadd52luq zmm22, zmm1, zmm7
vpmadd52luq zmm26, zmm14, zmm9
vpmadd52luq zmm29, zmm4, zmm12
vmovdqa64 zmm4, zmmword ptr [rdi + 4608]
vpsrlq zmm19, zmm4, 52
vpmadd52luq zmm11, zmm28, zmm23
vpsrlq zmm28, zmm5, 52
vmovdqa64 zmmword ptr [rdi + 4736], zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 352]
vpmadd52luq zmm6, zmm5, zmm12
vpmadd52luq zmm18, zmm20, zmm23
vmovdqa64 zmm4, zmmword ptr [rdi + 768]
vpmadd52luq zmm24, zmm17, zmm4
valignq zmm17, zmm19, zmm28, 7
vmovdqa64 zmmword ptr [rdi + 4800], zmm28
vmovdqa64 zmm28, zmmword ptr [rdi + 256]
vpmadd52luq zmm3, zmm16, zmm28
vpmadd52luq zmm13, zmm25, zmm12
vpmadd52luq zmm21, zmm15, zmm23
vpmadd52huq zmm27, zmm25, zmm12
vpmadd52huq zmm8, zmm15, zmm23
vpmadd52huq zmm10, zmm1, zmm7
vpmadd52huq zmm0, zmm14, zmm9
vpmadd52huq zmm22, zmm7, zmmword ptr [rdi + 184]
vpmadd52huq zmm26, zmm9, zmmword ptr [rdi + 696]
vmovdqa64 zmm16, zmm2
vpaddq zmm16{k1}, zmm16, zmm17
vmovdqa64 zmmword ptr [rdi + 4864], zmm16
vpternlogq zmm30, zmm16, zmm2, 0xf6
vpmadd52huq zmm29, zmm5, zmm12
vpmadd52huq zmm11, zmm20, zmm23
vmovdqu64 zmm16, zmmword ptr [rdi + 344]
vpmadd52huq zmm6, zmm16, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 856]
vpmadd52huq zmm18, zmm12, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 120]
vpmadd52huq zmm24, zmm23, zmm4
vmovdqa64 zmmword ptr [rdi + 4928], zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 632]
vpmadd52huq zmm3, zmm19, zmm28
vpaddq zmm13, zmm21, zmm13
vpaddq zmm8, zmm8, zmm27
vpmadd52luq zmm13, zmm28, zmm4
vpsrlq zmm2, zmm2, 52
vpmadd52huq zmm8, zmm28, zmm4
vpaddq zmm4, zmm26, zmm22
vpaddq zmm0, zmm0, zmm10
vmovdqa64 zmm10, zmmword ptr [rdi + 4608]
vpaddq zmm21, zmm10, zmm2
vmovdqa64 zmmword ptr [rdi + 4992], zmm21
vpternlogq zmm30, zmm21, zmm10, 0xf6
vmovdqu64 zmm2, zmmword ptr [rdi + 936]
vpmadd52luq zmm29, zmm5, zmm2
vmovdqu64 zmm5, zmmword ptr [rdi + 424]
vpmadd52luq zmm11, zmm20, zmm5
vpmadd52luq zmm6, zmm16, zmm2
vpmadd52luq zmm18, zmm12, zmm5
vmovdqa64 zmm10, zmmword ptr [rdi + 320]
vmovdqa64 zmm20, zmmword ptr [rdi + 832]
vpmadd52luq zmm4, zmm10, zmm20
vpmadd52huq zmm0, zmm10, zmm20
vmovdqu64 zmm21, zmmword ptr [rdi + 776]
vpmadd52luq zmm24, zmm23, zmm21
vmovdqu64 zmm22, zmmword ptr [rdi + 264]
vpmadd52luq zmm3, zmm19, zmm22
vpmadd52huq zmm29, zmm16, zmm2
vmovdqa64 zmm19, zmmword ptr [rdi + 1088]
vpermi2q zmm19, zmm13, zmm8
vpmadd52huq zmm11, zmm12, zmm5
vmovdqu64 zmm23, zmmword ptr [rdi + 336]
vpmadd52huq zmm6, zmm23, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 848]
vpmadd52huq zmm18, zmm2, zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 1152]
vpermi2q zmm5, zmm13, zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 1088]
vpermi2q zmm8, zmm4, zmm0
vpbroadcastq zmm13, qword ptr [rdi + 4864]
vmovdqa64 zmm26, zmmword ptr [rsi + -8192]
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm13, zmm26
vmovdqa64 zmm28, zmmword ptr [rdi + 1152]
vpermi2q zmm28, zmm4, zmm0
vmovdqa64 zmm4, zmmword ptr [rsi + -8128]
vmovdqa64 zmmword ptr [rdi + 5056], zmm0
vpxorq zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm13, zmm4
vmovdqa64 zmm14, zmmword ptr [rsi + -8064]
vpxorq zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm13, zmm14
vmovdqa64 zmm9, zmmword ptr [rsi + -8000]
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm13, zmm9
vmovdqu64 zmm15, zmmword ptr [rdi + 112]
vpmadd52huq zmm24, zmm15, zmm21
vmovdqu64 zmm21, zmmword ptr [rdi + 624]
vpmadd52huq zmm3, zmm21, zmm22
vpaddq zmm19{k3}, zmm19, zmm17
vpmadd52luq zmm5, zmm13, zmm4
vpmadd52luq zmm19, zmm13, zmm26
vpmadd52luq zmm8, zmm13, zmm14
vmovdqu64 zmm4, zmmword ptr [rdi + 944]
vpmadd52luq zmm29, zmm16, zmm4
vpmadd52luq zmm28, zmm13, zmm9
vmovdqu64 zmm9, zmmword ptr [rdi + 432]
vpmadd52luq zmm11, zmm12, zmm9
vpmadd52luq zmm6, zmm23, zmm4
vpmadd52luq zmm18, zmm2, zmm9
vpbroadcastq zmm12, qword ptr [rdi + 4992]
vmovdqa64 zmm14, zmmword ptr [rsi + -7872]
vpmadd52huq zmm27, zmm12, zmm14
vmovdqa64 zmm16, zmmword ptr [rsi + -7808]
vpmadd52huq zmm0, zmm12, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -7744]
vpmadd52huq zmm1, zmm12, zmm17
vmovdqu64 zmm22, zmmword ptr [rdi + 784]
vpmadd52luq zmm24, zmm15, zmm22
vmovdqa64 zmm15, zmmword ptr [rsi + -7680]
vpmadd52huq zmm7, zmm12, zmm15
vmovdqu64 zmm26, zmmword ptr [rdi + 272]
vpmadd52luq zmm3, zmm21, zmm26
vpmadd52luq zmm19, zmm12, zmm14
vpmadd52luq zmm5, zmm12, zmm16
vpmadd52luq zmm8, zmm12, zmm17
vpmadd52huq zmm29, zmm23, zmm4
vpmadd52luq zmm28, zmm12, zmm15
vpmadd52huq zmm11, zmm2, zmm9
vmovdqu64 zmm14, zmmword ptr [rdi + 328]
vpmadd52huq zmm6, zmm14, zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 840]
vpmadd52huq zmm18, zmm4, zmm9
vpbroadcastq zmm9, qword ptr [rdi + 4872]
vmovdqa64 zmm15, zmmword ptr [rsi + -7552]
vpmadd52huq zmm27, zmm9, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + -7488]
vpmadd52huq zmm0, zmm9, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -7424]
vpmadd52huq zmm1, zmm9, zmm17
vmovdqu64 zmm21, zmmword ptr [rdi + 104]
vpmadd52huq zmm24, zmm21, zmm22
vmovdqa64 zmm22, zmmword ptr [rsi + -7360]
vpmadd52huq zmm7, zmm9, zmm22
vmovdqu64 zmm12, zmmword ptr [rdi + 616]
vpmadd52huq zmm3, zmm12, zmm26
vpmadd52luq zmm19, zmm9, zmm15
vpmadd52luq zmm5, zmm9, zmm16
vpmadd52luq zmm8, zmm9, zmm17
vmovdqu64 zmm15, zmmword ptr [rdi + 952]
vpmadd52luq zmm29, zmm23, zmm15
vpmadd52luq zmm28, zmm9, zmm22
vmovdqu64 zmm16, zmmword ptr [rdi + 440]
vpmadd52luq zmm11, zmm2, zmm16
vpmadd52luq zmm6, zmm14, zmm15
vpmadd52luq zmm18, zmm4, zmm16
vpbroadcastq zmm2, qword ptr [rdi + 5000]
vmovdqa64 zmm17, zmmword ptr [rsi + -7232]
vpmadd52huq zmm27, zmm2, zmm17
vmovdqa64 zmm22, zmmword ptr [rsi + -7168]
vpmadd52huq zmm0, zmm2, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -7104]
vpmadd52huq zmm1, zmm2, zmm23
vmovdqu64 zmm26, zmmword ptr [rdi + 792]
vpmadd52luq zmm24, zmm21, zmm26
vmovdqa64 zmm21, zmmword ptr [rsi + -7040]
vpmadd52huq zmm7, zmm2, zmm21
vmovdqu64 zmm9, zmmword ptr [rdi + 280]
vpmadd52luq zmm3, zmm12, zmm9
vpmadd52luq zmm19, zmm2, zmm17
vpmadd52luq zmm5, zmm2, zmm22
vpmadd52luq zmm8, zmm2, zmm23
vpmadd52huq zmm29, zmm14, zmm15
vpmadd52luq zmm28, zmm2, zmm21
vpmadd52huq zmm11, zmm4, zmm16
vpmadd52huq zmm6, zmm10, zmm15
vpmadd52huq zmm18, zmm20, zmm16
vpbroadcastq zmm12, qword ptr [rdi + 4880]
vmovdqa64 zmm17, zmmword ptr [rsi + -6912]
vpmadd52huq zmm27, zmm12, zmm17
vmovdqa64 zmm21, zmmword ptr [rsi + -6848]
vpmadd52huq zmm0, zmm12, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -6784]
vpmadd52huq zmm1, zmm12, zmm22
vpmadd52huq zmm24, zmm25, zmm26
vmovdqa64 zmm23, zmmword ptr [rsi + -6720]
vpmadd52huq zmm7, zmm12, zmm23
vmovdqu64 zmm26, zmmword ptr [rdi + 608]
vpmadd52huq zmm3, zmm26, zmm9
vpmadd52luq zmm19, zmm12, zmm17
vpmadd52luq zmm5, zmm12, zmm21
vpmadd52luq zmm8, zmm12, zmm22
vmovdqa64 zmm9, zmmword ptr [rdi + 960]
vpmadd52luq zmm29, zmm14, zmm9
vpmadd52luq zmm28, zmm12, zmm23
vmovdqa64 zmm14, zmmword ptr [rdi + 448]
vpmadd52luq zmm11, zmm4, zmm14
vpmadd52luq zmm6, zmm10, zmm9
vpmadd52luq zmm18, zmm20, zmm14
vpbroadcastq zmm4, qword ptr [rdi + 5008]
vmovdqa64 zmm17, zmmword ptr [rsi + -6592]
vpmadd52huq zmm27, zmm4, zmm17
vmovdqa64 zmm21, zmmword ptr [rsi + -6528]
vpmadd52huq zmm0, zmm4, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -6464]
vpmadd52huq zmm1, zmm4, zmm22
vmovdqu64 zmm23, zmmword ptr [rdi + 800]
vpmadd52luq zmm24, zmm25, zmm23
vmovdqa64 zmm25, zmmword ptr [rsi + -6400]
vpmadd52huq zmm7, zmm4, zmm25
vmovdqu64 zmm15, zmmword ptr [rdi + 288]
vpmadd52luq zmm3, zmm26, zmm15
vpmadd52luq zmm19, zmm4, zmm17
vpmadd52luq zmm5, zmm4, zmm21
vpmadd52luq zmm8, zmm4, zmm22
vpmadd52huq zmm29, zmm10, zmm9
vpmadd52luq zmm28, zmm4, zmm25
vpmadd52huq zmm11, zmm20, zmm14
vpmadd52huq zmm6, zmm9, zmmword ptr [rdi + 312]
vpmadd52huq zmm18, zmm14, zmmword ptr [rdi + 824]
vpbroadcastq zmm10, qword ptr [rdi + 4888]
vmovdqa64 zmm17, zmmword ptr [rsi + -6272]
vpmadd52huq zmm27, zmm10, zmm17
vmovdqa64 zmm20, zmmword ptr [rsi + -6208]
vpmadd52huq zmm0, zmm10, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -6144]
vpmadd52huq zmm1, zmm10, zmm21
vmovdqu64 zmm22, zmmword ptr [rdi + 88]
vpmadd52huq zmm24, zmm22, zmm23
vmovdqa64 zmm23, zmmword ptr [rsi + -6080]
vpmadd52huq zmm7, zmm10, zmm23
vmovdqu64 zmm25, zmmword ptr [rdi + 600]
vpmadd52huq zmm3, zmm25, zmm15
vpmadd52luq zmm19, zmm10, zmm17
vpmadd52luq zmm5, zmm10, zmm20
vpmadd52luq zmm8, zmm10, zmm21
vpaddq zmm6, zmm18, zmm6
vpmadd52luq zmm28, zmm10, zmm23
vpaddq zmm11, zmm11, zmm29
vpbroadcastq zmm15, qword ptr [rdi + 5016]
vmovdqa64 zmm17, zmmword ptr [rsi + -5952]
vpmadd52huq zmm27, zmm15, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -5888]
vpmadd52huq zmm0, zmm15, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -5824]
vpmadd52huq zmm1, zmm15, zmm20
vmovdqa64 zmm21, zmmword ptr [rdi + 384]
vmovdqa64 zmm23, zmmword ptr [rdi + 896]
vpmadd52luq zmm6, zmm21, zmm23
vmovdqa64 zmm26, zmmword ptr [rsi + -5760]
vpmadd52huq zmm7, zmm15, zmm26
vmovdqu64 zmm29, zmmword ptr [rdi + 808]
vpmadd52luq zmm24, zmm22, zmm29
vpmadd52huq zmm11, zmm21, zmm23
vmovdqu64 zmm21, zmmword ptr [rdi + 296]
vpmadd52luq zmm3, zmm25, zmm21
vpmadd52luq zmm19, zmm15, zmm17
vpmadd52luq zmm5, zmm15, zmm18
vpmadd52luq zmm8, zmm15, zmm20
vpmadd52luq zmm28, zmm15, zmm26
vpbroadcastq zmm17, qword ptr [rdi + 4896]
vmovdqa64 zmm18, zmmword ptr [rsi + -5632]
vpmadd52huq zmm27, zmm17, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -5568]
vpmadd52huq zmm0, zmm17, zmm20
vmovdqa64 zmm22, zmmword ptr [rsi + -5504]
vpmadd52huq zmm1, zmm17, zmm22
vmovdqa64 zmm23, zmmword ptr [rdi + 1088]
vpermi2q zmm23, zmm6, zmm11
vmovdqa64 zmm25, zmmword ptr [rsi + -5440]
vpmadd52huq zmm7, zmm17, zmm25
vmovdqu64 zmm26, zmmword ptr [rdi + 80]
vpmadd52huq zmm24, zmm26, zmm29
vmovdqa64 zmm29, zmmword ptr [rsi + -7936]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm13, zmm29
vmovdqu64 zmm16, zmmword ptr [rdi + 592]
vpmadd52huq zmm3, zmm16, zmm21
vpmadd52luq zmm19, zmm17, zmm18
vpmadd52luq zmm5, zmm17, zmm20
vpmadd52luq zmm8, zmm17, zmm22
vpmadd52luq zmm23, zmm13, zmm29
vpmadd52luq zmm28, zmm17, zmm25
vpbroadcastq zmm13, qword ptr [rdi + 5024]
vmovdqa64 zmm18, zmmword ptr [rsi + -5312]
vpmadd52huq zmm27, zmm13, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -5248]
vpmadd52huq zmm0, zmm13, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -5184]
vpmadd52huq zmm1, zmm13, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -5120]
vpmadd52huq zmm7, zmm13, zmm22
vmovdqu64 zmm25, zmmword ptr [rdi + 816]
vpmadd52luq zmm24, zmm26, zmm25
vpbroadcastq zmm26, qword ptr [rdi + 4992]
vmovdqa64 zmm29, zmmword ptr [rsi + -7616]
vpmadd52huq zmm14, zmm26, zmm29
vmovdqu64 zmm9, zmmword ptr [rdi + 304]
vpmadd52luq zmm3, zmm16, zmm9
vpmadd52luq zmm19, zmm13, zmm18
vpmadd52luq zmm5, zmm13, zmm20
vpmadd52luq zmm8, zmm13, zmm21
vpmadd52luq zmm23, zmm26, zmm29
vpmadd52luq zmm28, zmm13, zmm22
vpbroadcastq zmm16, qword ptr [rdi + 4904]
vmovdqa64 zmm18, zmmword ptr [rsi + -4992]
vpmadd52huq zmm27, zmm16, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -4928]
vpmadd52huq zmm0, zmm16, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4864]
vpmadd52huq zmm1, zmm16, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -4800]
vpmadd52huq zmm7, zmm16, zmm22
vmovdqu64 zmm26, zmmword ptr [rdi + 72]
vpmadd52huq zmm24, zmm26, zmm25
vpbroadcastq zmm25, qword ptr [rdi + 4872]
vmovdqa64 zmm29, zmmword ptr [rsi + -7296]
vpmadd52huq zmm14, zmm25, zmm29
vmovdqa64 zmmword ptr [rdi + 5120], zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 584]
vpmadd52huq zmm3, zmm6, zmm9
vpmadd52luq zmm19, zmm16, zmm18
vpmadd52luq zmm5, zmm16, zmm20
vpmadd52luq zmm8, zmm16, zmm21
vpmadd52luq zmm23, zmm25, zmm29
vpmadd52luq zmm28, zmm16, zmm22
vpbroadcastq zmm9, qword ptr [rdi + 5032]
vmovdqa64 zmm18, zmmword ptr [rsi + -4672]
vpmadd52huq zmm27, zmm9, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -4608]
vpmadd52huq zmm0, zmm9, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4544]
vpmadd52huq zmm1, zmm9, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -4480]
vpmadd52huq zmm7, zmm9, zmm22
vpmadd52luq zmm24, zmm26, zmmword ptr [rdi + 824]
vmovdqa64 zmm25, zmmword ptr [rsi + -6976]
vpmadd52huq zmm14, zmm2, zmm25
vpmadd52luq zmm3, zmm6, zmmword ptr [rdi + 312]
vpmadd52luq zmm19, zmm9, zmm18
vpmadd52luq zmm5, zmm9, zmm20
vpmadd52luq zmm8, zmm9, zmm21
vpmadd52luq zmm23, zmm2, zmm25
vpmadd52luq zmm28, zmm9, zmm22
vpbroadcastq zmm2, qword ptr [rdi + 4912]
vmovdqa64 zmm6, zmmword ptr [rsi + -4352]
vpmadd52huq zmm27, zmm2, zmm6
vmovdqa64 zmm18, zmmword ptr [rsi + -4288]
vpmadd52huq zmm0, zmm2, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -4224]
vpmadd52huq zmm1, zmm2, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4160]
vpmadd52huq zmm7, zmm2, zmm21
vpaddq zmm3, zmm3, zmm24
vmovdqa64 zmm22, zmmword ptr [rsi + -6656]
vpmadd52huq zmm14, zmm12, zmm22
vmovdqa64 zmm24, zmmword ptr [rdi + 192]
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi + 704]
vpmadd52luq zmm19, zmm2, zmm6
vpmadd52luq zmm5, zmm2, zmm18
vpmadd52luq zmm8, zmm2, zmm20
vmovdqa64 zmm6, zmmword ptr [rdi + 4800]
vmovdqa64 zmm18, zmmword ptr [rdi + 4928]
valignq zmm6, zmm6, zmm18, 7
vpmadd52luq zmm28, zmm2, zmm21
vpmadd52luq zmm23, zmm12, zmm22
vpbroadcastq zmm12, qword ptr [rdi + 5040]
vmovdqa64 zmm18, zmmword ptr [rsi + -4032]
vpmadd52huq zmm27, zmm12, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -3968]
vpmadd52huq zmm0, zmm12, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3904]
vpmadd52huq zmm1, zmm12, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -6336]
vpmadd52huq zmm14, zmm4, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + -3840]
vpmadd52huq zmm7, zmm12, zmm24
vpaddq zmm25, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi + 5184], zmm25
vpternlogq zmm30, zmm25, zmm3, 0xf6
vpmadd52luq zmm19, zmm12, zmm18
vpmadd52luq zmm5, zmm12, zmm20
vpmadd52luq zmm8, zmm12, zmm21
vpmadd52luq zmm23, zmm4, zmm22
vpmadd52luq zmm28, zmm12, zmm24
vpbroadcastq zmm4, qword ptr [rdi + 4920]
vmovdqa64 zmm6, zmmword ptr [rsi + -3712]
vpmadd52huq zmm27, zmm4, zmm6
vmovdqa64 zmm18, zmmword ptr [rsi + -3648]
vpmadd52huq zmm0, zmm4, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -3584]
vpmadd52huq zmm1, zmm4, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3520]
vpmadd52huq zmm7, zmm4, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -6016]
vpmadd52huq zmm14, zmm10, zmm22
vpmadd52luq zmm19, zmm4, zmm6
vpsrlq zmm3, zmm3, 52
vpmadd52luq zmm5, zmm4, zmm18
vmovdqa64 zmm6, zmmword ptr [rdi + 4736]
vpaddq zmm18, zmm6, zmm3
vmovdqa64 zmmword ptr [rdi + 5248], zmm18
vpternlogq zmm30, zmm18, zmm6, 0xf6
vpmadd52luq zmm8, zmm4, zmm20
vpmadd52luq zmm23, zmm10, zmm22
vpmadd52luq zmm28, zmm4, zmm21
vpbroadcastq zmm3, qword ptr [rdi + 5048]
vmovdqa64 zmm6, zmmword ptr [rsi + -3392]
vpmadd52huq zmm27, zmm3, zmm6
vmovdqa64 zmm10, zmmword ptr [rsi + -3328]
vpmadd52huq zmm0, zmm3, zmm10
vmovdqa64 zmm18, zmmword ptr [rsi + -3264]
vpmadd52huq zmm1, zmm3, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -3200]
vpmadd52huq zmm7, zmm3, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -5696]
vpmadd52huq zmm14, zmm15, zmm21
vpmadd52luq zmm19, zmm3, zmm6
vpmadd52luq zmm5, zmm3, zmm10
vpmadd52luq zmm8, zmm3, zmm18
vpmadd52luq zmm23, zmm15, zmm21
vpmadd52luq zmm28, zmm3, zmm20
vpbroadcastq zmm6, qword ptr [rdi + 5184]
vmovdqa64 zmm10, zmmword ptr [rsi + -3072]
vpmadd52huq zmm27, zmm6, zmm10
vmovdqa64 zmm15, zmmword ptr [rsi + -3008]
vpmadd52huq zmm0, zmm6, zmm15
vmovdqa64 zmm18, zmmword ptr [rsi + -2944]
vpmadd52huq zmm1, zmm6, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -2880]
vpmadd52huq zmm7, zmm6, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -5376]
vpmadd52huq zmm14, zmm17, zmm21
vpmadd52luq zmm19, zmm6, zmm10
vpmadd52luq zmm5, zmm6, zmm15
vpmadd52luq zmm8, zmm6, zmm18
vpmadd52luq zmm23, zmm17, zmm21
vpmadd52luq zmm28, zmm6, zmm20
vpbroadcastq zmm10, qword ptr [rdi + 5248]
vmovdqa64 zmm15, zmmword ptr [rsi + -2752]
vpmadd52huq zmm27, zmm10, zmm15
vmovdqa64 zmm17, zmmword ptr [rsi + -2688]
vpmadd52huq zmm0, zmm10, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -2624]
vpmadd52huq zmm1, zmm10, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -2560]
vpmadd52huq zmm7, zmm10, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -5056]
vpmadd52huq zmm14, zmm13, zmm21
vpmadd52luq zmm19, zmm10, zmm15
vpmadd52luq zmm5, zmm10, zmm17
vpmadd52luq zmm8, zmm10, zmm18
vpmadd52luq zmm23, zmm13, zmm21
vpmadd52luq zmm28, zmm10, zmm20
vpbroadcastq zmm13, qword ptr [rdi + 5192]
vmovdqa64 zmm15, zmmword ptr [rsi + -2432]
vpmadd52huq zmm27, zmm13, zmm15
vmovdqa64 zmm17, zmmword ptr [rsi + -2368]
vpmadd52huq zmm0, zmm13, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -2304]
vpmadd52huq zmm1, zmm13, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -2240]
vpmadd52huq zmm7, zmm13, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4736]
vpmadd52huq zmm14, zmm16, zmm21
vpmadd52luq zmm19, zmm13, zmm15
vpmadd52luq zmm5, zmm13, zmm17
vpmadd52luq zmm8, zmm13, zmm18
vpmadd52luq zmm23, zmm16, zmm21
vpmadd52luq zmm28, zmm13, zmm20
vpbroadcastq zmm15, qword ptr [rdi + 5256]
vmovdqa64 zmm16, zmmword ptr [rsi + -2112]
vpmadd52huq zmm27, zmm15, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -2048]
vpmadd52huq zmm0, zmm15, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -1984]
vpmadd52huq zmm1, zmm15, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -1920]
vpmadd52huq zmm7, zmm15, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4416]
vpmadd52huq zmm14, zmm9, zmm21
vpmadd52luq zmm19, zmm15, zmm16
vpmadd52luq zmm5, zmm15, zmm17
vpmadd52luq zmm8, zmm15, zmm18
vpmadd52luq zmm23, zmm9, zmm21
vpmadd52luq zmm28, zmm15, zmm20
vpbroadcastq zmm9, qword ptr [rdi + 5200]
vmovdqa64 zmm16, zmmword ptr [rsi + -1792]
vpmadd52huq zmm27, zmm9, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -1728]
vpmadd52huq zmm0, zmm9, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -1664]
vpmadd52huq zmm1, zmm9, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -1600]
vpmadd52huq zmm7, zmm9, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -4096]
vpmadd52huq zmm14, zmm2, zmm21
vpmadd52luq zmm19, zmm9, zmm16
vpmadd52luq zmm5, zmm9, zmm17
vpmadd52luq zmm8, zmm9, zmm18
vpmadd52luq zmm23, zmm2, zmm21
vpmadd52luq zmm28, zmm9, zmm20
vpbroadcastq zmm2, qword ptr [rdi + 5264]
vmovdqa64 zmm16, zmmword ptr [rsi + -1472]
vpmadd52huq zmm27, zmm2, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -1408]
vpmadd52huq zmm0, zmm2, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -1344]
vpmadd52huq zmm1, zmm2, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -1280]
vpmadd52huq zmm7, zmm2, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3776]
vpmadd52huq zmm14, zmm12, zmm21
vpmadd52luq zmm19, zmm2, zmm16
vpmadd52luq zmm5, zmm2, zmm17
vpmadd52luq zmm8, zmm2, zmm18
vpmadd52luq zmm23, zmm12, zmm21
vpmadd52luq zmm28, zmm2, zmm20
vpbroadcastq zmm12, qword ptr [rdi + 5208]
vmovdqa64 zmm16, zmmword ptr [rsi + -1152]
vpmadd52huq zmm27, zmm12, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -1088]
vpmadd52huq zmm0, zmm12, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -1024]
vpmadd52huq zmm1, zmm12, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -960]
vpmadd52huq zmm7, zmm12, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3456]
vpmadd52huq zmm14, zmm4, zmm21
vpmadd52luq zmm19, zmm12, zmm16
vpmadd52luq zmm5, zmm12, zmm17
vpmadd52luq zmm8, zmm12, zmm18
vpmadd52luq zmm23, zmm4, zmm21
vpmadd52luq zmm28, zmm12, zmm20
vpbroadcastq zmm4, qword ptr [rdi + 5272]
vmovdqa64 zmm16, zmmword ptr [rsi + -832]
vpmadd52huq zmm27, zmm4, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -768]
vpmadd52huq zmm0, zmm4, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -704]
vpmadd52huq zmm1, zmm4, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -640]
vpmadd52huq zmm7, zmm4, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -3136]
vpmadd52huq zmm14, zmm3, zmm21
vpmadd52luq zmm19, zmm4, zmm16
vpmadd52luq zmm5, zmm4, zmm17
vpmadd52luq zmm8, zmm4, zmm18
vpmadd52luq zmm23, zmm3, zmm21
vpmadd52luq zmm28, zmm4, zmm20
vpbroadcastq zmm3, qword ptr [rdi + 5216]
vmovdqa64 zmm16, zmmword ptr [rsi + -512]
vpmadd52huq zmm27, zmm3, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -448]
vpmadd52huq zmm0, zmm3, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -384]
vpmadd52huq zmm1, zmm3, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + -320]
vpmadd52huq zmm7, zmm3, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -2816]
vpmadd52huq zmm14, zmm6, zmm21
vpmadd52luq zmm19, zmm3, zmm16
vpmadd52luq zmm5, zmm3, zmm17
vpmadd52luq zmm8, zmm3, zmm18
vpmadd52luq zmm23, zmm6, zmm21
vpmadd52luq zmm28, zmm3, zmm20
vpbroadcastq zmm6, qword ptr [rdi + 5280]
vmovdqa64 zmm16, zmmword ptr [rsi + -192]
vpmadd52huq zmm27, zmm6, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -128]
vpmadd52huq zmm0, zmm6, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + -64]
vpmadd52huq zmm1, zmm6, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 0]
vpmadd52huq zmm7, zmm6, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -2496]
vpmadd52huq zmm14, zmm10, zmm21
vpmadd52luq zmm19, zmm6, zmm16
vpmadd52luq zmm5, zmm6, zmm17
vpmadd52luq zmm8, zmm6, zmm18
vpmadd52luq zmm23, zmm10, zmm21
vpmadd52luq zmm28, zmm6, zmm20
vpbroadcastq zmm10, qword ptr [rdi + 5224]
vmovdqa64 zmm16, zmmword ptr [rsi + 128]
vpmadd52huq zmm27, zmm10, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 192]
vpmadd52huq zmm0, zmm10, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + 256]
vpmadd52huq zmm1, zmm10, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 320]
vpmadd52huq zmm7, zmm10, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -2176]
vpmadd52huq zmm14, zmm13, zmm21
vpmadd52luq zmm19, zmm10, zmm16
vpmadd52luq zmm5, zmm10, zmm17
vpmadd52luq zmm8, zmm10, zmm18
vpmadd52luq zmm23, zmm13, zmm21
vpmadd52luq zmm28, zmm10, zmm20
vpbroadcastq zmm13, qword ptr [rdi + 5288]
vmovdqa64 zmm16, zmmword ptr [rsi + 448]
vpmadd52huq zmm27, zmm13, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 512]
vpmadd52huq zmm0, zmm13, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + 576]
vpmadd52huq zmm1, zmm13, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 640]
vpmadd52huq zmm7, zmm13, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -1856]
vpmadd52huq zmm14, zmm15, zmm21
vpmadd52luq zmm19, zmm13, zmm16
vpmadd52luq zmm5, zmm13, zmm17
vpmadd52luq zmm8, zmm13, zmm18
vpmadd52luq zmm23, zmm15, zmm21
vpmadd52luq zmm28, zmm13, zmm20
vpbroadcastq zmm15, qword ptr [rdi + 5232]
vmovdqa64 zmm16, zmmword ptr [rsi + 768]
vpmadd52huq zmm27, zmm15, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 832]
vpmadd52huq zmm0, zmm15, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + 896]
vpmadd52huq zmm1, zmm15, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 960]
vpmadd52huq zmm7, zmm15, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -1536]
vpmadd52huq zmm14, zmm9, zmm21
vpmadd52luq zmm19, zmm15, zmm16
vmovdqa64 zmm16, zmmword ptr [rdi + 5056]
vpsrlq zmm16, zmm16, 52
vpmadd52luq zmm5, zmm15, zmm17
vpsrlq zmm17, zmm11, 52
vpmadd52luq zmm8, zmm15, zmm18
valignq zmm16, zmm17, zmm16, 7
vpmadd52luq zmm28, zmm15, zmm20
vpmadd52luq zmm23, zmm9, zmm21
vpbroadcastq zmm9, qword ptr [rdi + 5296]
vmovdqa64 zmm18, zmmword ptr [rsi + 1088]
vpmadd52huq zmm27, zmm9, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 1152]
vpmadd52huq zmm0, zmm9, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 1216]
vpmadd52huq zmm1, zmm9, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -1216]
vpmadd52huq zmm14, zmm2, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + 1280]
vpmadd52huq zmm7, zmm9, zmm24
vmovdqa64 zmm25, zmmword ptr [rdi + 5120]
vmovdqa64 zmm26, zmm25
vpaddq zmm26{k2}, zmm26, zmm16
vmovdqa64 zmmword ptr [rdi + 5312], zmm26
vpternlogq zmm30, zmm26, zmm25, 0xf6
vpmadd52luq zmm19, zmm9, zmm18
vpmadd52luq zmm5, zmm9, zmm20
vpmadd52luq zmm8, zmm9, zmm21
vpmadd52luq zmm23, zmm2, zmm22
vpmadd52luq zmm28, zmm9, zmm24
vpbroadcastq zmm2, qword ptr [rdi + 5240]
vmovdqa64 zmm16, zmmword ptr [rsi + 1408]
vpmadd52huq zmm27, zmm2, zmm16
vmovdqa64 zmm18, zmmword ptr [rsi + 1472]
vpmadd52huq zmm0, zmm2, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 1536]
vpmadd52huq zmm1, zmm2, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 1600]
vpmadd52huq zmm7, zmm2, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -896]
vpmadd52huq zmm14, zmm12, zmm22
vpmadd52luq zmm19, zmm2, zmm16
vpsrlq zmm16, zmm25, 52
vpmadd52luq zmm5, zmm2, zmm18
vpaddq zmm18, zmm11, zmm16
vmovdqa64 zmmword ptr [rdi + 5376], zmm18
vpternlogq zmm30, zmm18, zmm11, 0xf6
vpmadd52luq zmm8, zmm2, zmm20
vpmadd52luq zmm23, zmm12, zmm22
vpmadd52luq zmm28, zmm2, zmm21
vpbroadcastq zmm11, qword ptr [rdi + 5304]
vmovdqa64 zmm12, zmmword ptr [rsi + 1728]
vpmadd52huq zmm27, zmm11, zmm12
vmovdqa64 zmm16, zmmword ptr [rsi + 1792]
vpmadd52huq zmm0, zmm11, zmm16
vmovdqa64 zmm18, zmmword ptr [rsi + 1856]
vpmadd52huq zmm1, zmm11, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 1920]
vpmadd52huq zmm7, zmm11, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -576]
vpmadd52huq zmm14, zmm4, zmm21
vpmadd52luq zmm19, zmm11, zmm12
vpmadd52luq zmm5, zmm11, zmm16
vpmadd52luq zmm8, zmm11, zmm18
vpmadd52luq zmm23, zmm4, zmm21
vpmadd52luq zmm28, zmm11, zmm20
vpbroadcastq zmm4, qword ptr [rdi + 5344]
vmovdqa64 zmm12, zmmword ptr [rsi + 2048]
vpmadd52huq zmm27, zmm4, zmm12
vmovdqa64 zmm16, zmmword ptr [rsi + 2112]
vpmadd52huq zmm0, zmm4, zmm16
vmovdqa64 zmm18, zmmword ptr [rsi + 2176]
vpmadd52huq zmm1, zmm4, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 2240]
vpmadd52huq zmm7, zmm4, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -256]
vpmadd52huq zmm14, zmm3, zmm21
vpmadd52luq zmm19, zmm4, zmm12
vpmadd52luq zmm5, zmm4, zmm16
vpmadd52luq zmm8, zmm4, zmm18
vpmadd52luq zmm23, zmm3, zmm21
vpmadd52luq zmm28, zmm4, zmm20
vpbroadcastq zmm3, qword ptr [rdi + 5408]
vmovdqa64 zmm12, zmmword ptr [rsi + 2368]
vpmadd52huq zmm27, zmm3, zmm12
vmovdqa64 zmm16, zmmword ptr [rsi + 2432]
vpmadd52huq zmm0, zmm3, zmm16
vmovdqa64 zmm18, zmmword ptr [rsi + 2496]
vpmadd52huq zmm1, zmm3, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 2560]
vpmadd52huq zmm7, zmm3, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 64]
vpmadd52huq zmm14, zmm6, zmm21
vpmadd52luq zmm19, zmm3, zmm12
vpmadd52luq zmm5, zmm3, zmm16
vpmadd52luq zmm8, zmm3, zmm18
vpmadd52luq zmm23, zmm6, zmm21
vpmadd52luq zmm28, zmm3, zmm20
vpbroadcastq zmm6, qword ptr [rdi + 5352]
vmovdqa64 zmm12, zmmword ptr [rsi + 2688]
vpmadd52huq zmm27, zmm6, zmm12
vmovdqa64 zmm16, zmmword ptr [rsi + 2752]
vpmadd52huq zmm0, zmm6, zmm16
vmovdqa64 zmm18, zmmword ptr [rsi + 2816]
vpmadd52huq zmm1, zmm6, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 2880]
vpmadd52huq zmm7, zmm6, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 384]
vpmadd52huq zmm14, zmm10, zmm21
vpmadd52luq zmm19, zmm6, zmm12
vpmadd52luq zmm5, zmm6, zmm16
vpmadd52luq zmm8, zmm6, zmm18
vpmadd52luq zmm23, zmm10, zmm21
vpmadd52luq zmm28, zmm6, zmm20
vpbroadcastq zmm10, qword ptr [rdi + 5416]
vmovdqa64 zmm12, zmmword ptr [rsi + 3008]
vpmadd52huq zmm27, zmm10, zmm12
vmovdqa64 zmm16, zmmword ptr [rsi + 3072]
vpmadd52huq zmm0, zmm10, zmm16
vmovdqa64 zmm18, zmmword ptr [rsi + 3136]
vpmadd52huq zmm1, zmm10, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 3200]
vpmadd52huq zmm7, zmm10, zmm20
vmovdqa64 zmm21, zmmword ptr [rdi + 960]
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm21, zmmword ptr [rdi + 440]
vmovdqa64 zmm24, zmmword ptr [rsi + 704]
vpmadd52huq zmm14, zmm13, zmm24
vmovdqa64 zmm25, zmmword ptr [rdi + 448]
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm25, zmmword ptr [rdi + 952]
vpmadd52luq zmm19, zmm10, zmm12
vpmadd52luq zmm5, zmm10, zmm16
vpmadd52luq zmm8, zmm10, zmm18
vpmadd52luq zmm23, zmm13, zmm24
vpmadd52luq zmm28, zmm10, zmm20
vpbroadcastq zmm12, qword ptr [rdi + 5360]
vmovdqa64 zmm13, zmmword ptr [rsi + 3328]
vpmadd52huq zmm27, zmm12, zmm13
vmovdqa64 zmm16, zmmword ptr [rsi + 3392]
vpmadd52huq zmm0, zmm12, zmm16
vmovdqa64 zmm18, zmmword ptr [rsi + 3456]
vpmadd52huq zmm1, zmm12, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 3520]
vpmadd52huq zmm7, zmm12, zmm20
vpaddq zmm22, zmm22, zmm26
vmovdqa64 zmm24, zmmword ptr [rsi + 1024]
vpmadd52huq zmm14, zmm15, zmm24
vpmadd52luq zmm22, zmm25, zmm21
vpmadd52luq zmm19, zmm12, zmm13
vpmadd52luq zmm5, zmm12, zmm16
vpmadd52luq zmm8, zmm12, zmm18
vmovdqa64 zmm13, zmmword ptr [rdi + 1216]
valignq zmm13, zmm13, zmm17, 7
vpmadd52luq zmm28, zmm12, zmm20
vpmadd52luq zmm23, zmm15, zmm24
vpbroadcastq zmm15, qword ptr [rdi + 5424]
vmovdqa64 zmm16, zmmword ptr [rsi + 3648]
vpmadd52huq zmm27, zmm15, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 3712]
vpmadd52huq zmm0, zmm15, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + 3776]
vpmadd52huq zmm1, zmm15, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 1344]
vpmadd52huq zmm14, zmm9, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + 3840]
vpmadd52huq zmm7, zmm15, zmm21
vpaddq zmm24, zmm22, zmm13
vmovdqa64 zmmword ptr [rdi + 5440], zmm24
vpternlogq zmm30, zmm24, zmm22, 0xf6
vpmadd52luq zmm19, zmm15, zmm16
vpmadd52luq zmm5, zmm15, zmm17
vpmadd52luq zmm8, zmm15, zmm18
vpmadd52luq zmm23, zmm9, zmm20
vpmadd52luq zmm28, zmm15, zmm21
vpbroadcastq zmm9, qword ptr [rdi + 5368]
vmovdqa64 zmm13, zmmword ptr [rsi + 3968]
vpmadd52huq zmm27, zmm9, zmm13
vmovdqa64 zmm16, zmmword ptr [rsi + 4032]
vpmadd52huq zmm0, zmm9, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 4096]
vpmadd52huq zmm1, zmm9, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + 4160]
vpmadd52huq zmm7, zmm9, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 1664]
vpmadd52huq zmm14, zmm2, zmm20
vpmadd52luq zmm19, zmm9, zmm13
vpmadd52luq zmm5, zmm9, zmm16
vpmadd52luq zmm8, zmm9, zmm17
vpmadd52luq zmm23, zmm2, zmm20
vpmadd52luq zmm28, zmm9, zmm18
vpbroadcastq zmm2, qword ptr [rdi + 5432]
vmovdqa64 zmm13, zmmword ptr [rsi + 4288]
vpmadd52huq zmm27, zmm2, zmm13
vmovdqa64 zmm16, zmmword ptr [rsi + 4352]
vpmadd52huq zmm0, zmm2, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 4416]
vpmadd52huq zmm1, zmm2, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + 4480]
vpmadd52huq zmm7, zmm2, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 1984]
vpmadd52huq zmm14, zmm11, zmm20
vpmadd52luq zmm19, zmm2, zmm13
vpmadd52luq zmm5, zmm2, zmm16
vpmadd52luq zmm8, zmm2, zmm17
vpmadd52luq zmm23, zmm11, zmm20
vpmadd52luq zmm28, zmm2, zmm18
vpbroadcastq zmm11, qword ptr [rdi + 5440]
vmovdqa64 zmm13, zmmword ptr [rsi + 4608]
vpmadd52huq zmm27, zmm11, zmm13
vmovdqa64 zmm16, zmmword ptr [rsi + 4672]
vpmadd52huq zmm0, zmm11, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 4736]
vpmadd52huq zmm1, zmm11, zmm17
vmovdqa64 zmm18, zmmword ptr [rsi + 4800]
vpmadd52huq zmm7, zmm11, zmm18
vmovdqa64 zmm20, zmmword ptr [rsi + 2304]
vpmadd52huq zmm14, zmm4, zmm20
vpmadd52luq zmm19, zmm11, zmm13
vpmadd52luq zmm5, zmm11, zmm16
vpmadd52luq zmm8, zmm11, zmm17
vpmadd52luq zmm23, zmm4, zmm20
vpmadd52luq zmm28, zmm11, zmm18
valignq zmm4, zmm27, zmm31, 7
vmovdqa64 zmm13, zmmword ptr [rsi + 2624]
vpmadd52huq zmm14, zmm3, zmm13
valignq zmm16, zmm0, zmm27, 7
valignq zmm0, zmm1, zmm0, 7
vpaddq zmm4, zmm19, zmm4
valignq zmm1, zmm7, zmm1, 7
vpmadd52luq zmm23, zmm3, zmm13
vpaddq zmm3, zmm5, zmm16
vmovdqa64 zmm5, zmmword ptr [rsi + 2944]
vpmadd52huq zmm14, zmm6, zmm5
vpaddq zmm0, zmm8, zmm0
vpaddq zmm1, zmm28, zmm1
vpsrlq zmm8, zmm4, 52
vpmadd52luq zmm23, zmm6, zmm5
vpsrlq zmm5, zmm3, 52
valignq zmm6, zmm5, zmm8, 7
vpsrlq zmm13, zmm0, 52
valignq zmm5, zmm13, zmm5, 7
vpsrlq zmm16, zmm1, 52
vmovdqa64 zmm17, zmmword ptr [rsi + 3264]
vpmadd52huq zmm14, zmm10, zmm17
valignq zmm13, zmm16, zmm13, 7
vpmadd52luq zmm23, zmm10, zmm17
vpaddq zmm10, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi + 192], zmm10
vpternlogq zmm30, zmm10, zmm3, 0xf6
vpaddq zmm3, zmm0, zmm5
vmovdqa64 zmmword ptr [rdi + 256], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
vpaddq zmm0, zmm1, zmm13
vmovdqa64 zmmword ptr [rdi + 320], zmm0
vpternlogq zmm30, zmm0, zmm1, 0xf6
vmovdqa64 zmm0, zmmword ptr [rsi + 3584]
vpmadd52luq zmm23, zmm12, zmm0
vpmadd52huq zmm14, zmm12, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 3904]
vpmadd52luq zmm23, zmm15, zmm0
vpmadd52huq zmm14, zmm15, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 4224]
vpmadd52luq zmm23, zmm9, zmm0
vpmadd52huq zmm14, zmm9, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + 4544]
vpmadd52luq zmm23, zmm2, zmm0
vpmadd52huq zmm14, zmm2, zmm0
valignq zmm0, zmm8, zmm31, 7
vmovdqa64 zmm1, zmmword ptr [rsi + 4864]
vpmadd52luq zmm23, zmm11, zmm1
vpmadd52huq zmm14, zmm11, zmm1
vpaddq zmm1, zmm4, zmm0
vmovdqa64 zmmword ptr [rdi + 128], zmm1
vpternlogq zmm30, zmm1, zmm4, 0xf6
valignq zmm0, zmm14, zmm7, 7
vpaddq zmm0, zmm23, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm2, zmm1, zmm16, 7
vpaddq zmm3, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 384], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm31, zmm14, 7
vpsrlq zmm2, zmm0, 52
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 448], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
