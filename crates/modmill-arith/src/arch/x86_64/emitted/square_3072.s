# rcx times x := x^2 * 2^-s mod N, s = 2496, N odd of at most 3072 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 61 limbs below 2^52, the top one below 2^12; zmm30 collects predicted carries that rippled.
# 2446 instructions, 13 spills, 720 loads; modelled 0 cycles a step (Plan { schedule: false, load_windows_after: 30, carry_registers: false, broadcast_latency: 8 }).
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
.p2align 6
2:
vmovdqa64 zmm0, zmmword ptr [rdi + 128]
vmovdqu64 zmm1, zmmword ptr [rdi + 136]
vpxorq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmm1
vmovdqu64 zmm3, zmmword ptr [rdi + 120]
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm3, zmm0
vpmadd52luq zmm4, zmm3, zmm1
vpmadd52huq zmm2, zmm3, zmm1
vmovdqu64 zmm5, zmmword ptr [rdi + 144]
vpmadd52luq zmm2, zmm3, zmm5
vmovdqu64 zmm6, zmmword ptr [rdi + 112]
vpmadd52huq zmm4, zmm6, zmm1
vpmadd52luq zmm4, zmm6, zmm5
vpmadd52huq zmm2, zmm6, zmm5
vmovdqu64 zmm7, zmmword ptr [rdi + 152]
vpmadd52luq zmm2, zmm6, zmm7
vmovdqu64 zmm8, zmmword ptr [rdi + 104]
vpmadd52huq zmm4, zmm8, zmm5
vpmadd52luq zmm4, zmm8, zmm7
vpmadd52huq zmm2, zmm8, zmm7
vmovdqu64 zmm9, zmmword ptr [rdi + 160]
vpmadd52luq zmm2, zmm8, zmm9
vmovdqu64 zmm10, zmmword ptr [rdi + 96]
vpmadd52huq zmm4, zmm10, zmm7
vpmadd52luq zmm4, zmm10, zmm9
vpmadd52huq zmm2, zmm10, zmm9
vmovdqu64 zmm11, zmmword ptr [rdi + 168]
vpmadd52luq zmm2, zmm10, zmm11
vmovdqu64 zmm12, zmmword ptr [rdi + 88]
vpmadd52huq zmm4, zmm12, zmm9
vpmadd52luq zmm4, zmm12, zmm11
vpmadd52huq zmm2, zmm12, zmm11
vmovdqu64 zmm13, zmmword ptr [rdi + 176]
vpmadd52luq zmm2, zmm12, zmm13
vmovdqu64 zmm14, zmmword ptr [rdi + 80]
vpmadd52huq zmm4, zmm14, zmm11
vpmadd52luq zmm4, zmm14, zmm13
vpmadd52huq zmm2, zmm14, zmm13
vmovdqu64 zmm15, zmmword ptr [rdi + 184]
vpmadd52luq zmm2, zmm14, zmm15
vmovdqu64 zmm16, zmmword ptr [rdi + 72]
vpmadd52huq zmm4, zmm16, zmm13
vpmadd52luq zmm4, zmm16, zmm15
vpmadd52huq zmm2, zmm16, zmm15
vmovdqa64 zmm17, zmmword ptr [rdi + 192]
vpmadd52luq zmm2, zmm16, zmm17
vpaddq zmm4, zmm4, zmm4
vpaddq zmm2, zmm2, zmm2
vpmadd52luq zmm4, zmm0, zmm0
vpmadd52huq zmm2, zmm0, zmm0
vmovdqu64 zmm18, zmmword ptr [rdi + 200]
vpxorq zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm17, zmm18
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm15, zmm17
vpmadd52luq zmm20, zmm15, zmm18
vpmadd52huq zmm19, zmm15, zmm18
vmovdqu64 zmm21, zmmword ptr [rdi + 208]
vpmadd52luq zmm19, zmm15, zmm21
vpmadd52huq zmm20, zmm13, zmm18
vpmadd52luq zmm20, zmm13, zmm21
vpmadd52huq zmm19, zmm13, zmm21
vmovdqu64 zmm22, zmmword ptr [rdi + 216]
vpmadd52luq zmm19, zmm13, zmm22
vpmadd52huq zmm20, zmm11, zmm21
vpmadd52luq zmm20, zmm11, zmm22
vpmadd52huq zmm19, zmm11, zmm22
vmovdqu64 zmm23, zmmword ptr [rdi + 224]
vpmadd52luq zmm19, zmm11, zmm23
vpmadd52huq zmm20, zmm9, zmm22
vpmadd52luq zmm20, zmm9, zmm23
vpmadd52huq zmm19, zmm9, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi + 232]
vpmadd52luq zmm19, zmm9, zmm24
vpmadd52huq zmm20, zmm7, zmm23
vpmadd52luq zmm20, zmm7, zmm24
vpmadd52huq zmm19, zmm7, zmm24
vmovdqu64 zmm25, zmmword ptr [rdi + 240]
vpmadd52luq zmm19, zmm7, zmm25
vpmadd52huq zmm20, zmm5, zmm24
vpmadd52luq zmm20, zmm5, zmm25
vpmadd52huq zmm19, zmm5, zmm25
vmovdqu64 zmm26, zmmword ptr [rdi + 248]
vpmadd52luq zmm19, zmm5, zmm26
vpmadd52huq zmm20, zmm1, zmm25
vpmadd52luq zmm20, zmm1, zmm26
vpmadd52huq zmm19, zmm1, zmm26
vmovdqa64 zmm27, zmmword ptr [rdi + 256]
vpmadd52luq zmm19, zmm1, zmm27
vpmadd52huq zmm20, zmm0, zmm26
vpmadd52luq zmm20, zmm0, zmm27
vpmadd52huq zmm19, zmm0, zmm27
vmovdqu64 zmm28, zmmword ptr [rdi + 264]
vpmadd52luq zmm19, zmm0, zmm28
vpmadd52huq zmm20, zmm3, zmm27
vpmadd52luq zmm20, zmm3, zmm28
vpmadd52huq zmm19, zmm3, zmm28
vmovdqu64 zmm29, zmmword ptr [rdi + 272]
vpmadd52luq zmm19, zmm3, zmm29
vpmadd52huq zmm20, zmm6, zmm28
vpmadd52luq zmm20, zmm6, zmm29
vpmadd52huq zmm19, zmm6, zmm29
vmovdqa64 zmmword ptr [rdi + 896], zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 280]
vpmadd52luq zmm19, zmm6, zmm2
vpmadd52huq zmm20, zmm8, zmm29
vpmadd52luq zmm20, zmm8, zmm2
vpmadd52huq zmm19, zmm8, zmm2
vmovdqa64 zmmword ptr [rdi + 960], zmm4
vmovdqu64 zmm4, zmmword ptr [rdi + 288]
vpmadd52luq zmm19, zmm8, zmm4
vpmadd52huq zmm20, zmm10, zmm2
vpmadd52luq zmm20, zmm10, zmm4
vpmadd52huq zmm19, zmm10, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 296]
vpmadd52luq zmm19, zmm10, zmm8
vpmadd52huq zmm20, zmm12, zmm4
vpmadd52luq zmm20, zmm12, zmm8
vpmadd52huq zmm19, zmm12, zmm8
vmovdqu64 zmm10, zmmword ptr [rdi + 304]
vpmadd52luq zmm19, zmm12, zmm10
vpmadd52huq zmm20, zmm14, zmm8
vpmadd52luq zmm20, zmm14, zmm10
vpmadd52huq zmm19, zmm14, zmm10
vmovdqu64 zmm12, zmmword ptr [rdi + 312]
vpmadd52luq zmm19, zmm14, zmm12
vpmadd52huq zmm20, zmm16, zmm10
vpmadd52luq zmm20, zmm16, zmm12
vpmadd52huq zmm19, zmm16, zmm12
vmovdqa64 zmm14, zmmword ptr [rdi + 320]
vpmadd52luq zmm19, zmm16, zmm14
vpaddq zmm20, zmm20, zmm20
vpaddq zmm19, zmm19, zmm19
vpmadd52luq zmm20, zmm17, zmm17
vpmadd52huq zmm19, zmm17, zmm17
vmovdqa64 zmmword ptr [rdi + 1024], zmm19
vpxorq zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm27, zmm28
vmovdqa64 zmmword ptr [rdi + 1088], zmm20
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm26, zmm27
vpmadd52luq zmm20, zmm26, zmm28
vpmadd52huq zmm19, zmm26, zmm28
vpmadd52luq zmm19, zmm26, zmm29
vpmadd52huq zmm20, zmm25, zmm28
vpmadd52luq zmm20, zmm25, zmm29
vpmadd52huq zmm19, zmm25, zmm29
vpmadd52luq zmm19, zmm25, zmm2
vpmadd52huq zmm20, zmm24, zmm29
vpmadd52luq zmm20, zmm24, zmm2
vpmadd52huq zmm19, zmm24, zmm2
vpmadd52luq zmm19, zmm24, zmm4
vpmadd52huq zmm20, zmm23, zmm2
vpmadd52luq zmm20, zmm23, zmm4
vpmadd52huq zmm19, zmm23, zmm4
vpmadd52luq zmm19, zmm23, zmm8
vpmadd52huq zmm20, zmm22, zmm4
vpmadd52luq zmm20, zmm22, zmm8
vpmadd52huq zmm19, zmm22, zmm8
vpmadd52luq zmm19, zmm22, zmm10
vpmadd52huq zmm20, zmm21, zmm8
vpmadd52luq zmm20, zmm21, zmm10
vpmadd52huq zmm19, zmm21, zmm10
vpmadd52luq zmm19, zmm21, zmm12
vpmadd52huq zmm20, zmm18, zmm10
vpmadd52luq zmm20, zmm18, zmm12
vpmadd52huq zmm19, zmm18, zmm12
vpmadd52luq zmm19, zmm18, zmm14
vpmadd52huq zmm20, zmm17, zmm12
vpmadd52luq zmm20, zmm17, zmm14
vpmadd52huq zmm19, zmm17, zmm14
vmovdqu64 zmm18, zmmword ptr [rdi + 328]
vpmadd52luq zmm19, zmm17, zmm18
vpmadd52huq zmm20, zmm15, zmm14
vpmadd52luq zmm20, zmm15, zmm18
vpmadd52huq zmm19, zmm15, zmm18
vmovdqu64 zmm17, zmmword ptr [rdi + 336]
vpmadd52luq zmm19, zmm15, zmm17
vpmadd52huq zmm20, zmm13, zmm18
vpmadd52luq zmm20, zmm13, zmm17
vpmadd52huq zmm19, zmm13, zmm17
vmovdqu64 zmm15, zmmword ptr [rdi + 344]
vpmadd52luq zmm19, zmm13, zmm15
vpmadd52huq zmm20, zmm11, zmm17
vpmadd52luq zmm20, zmm11, zmm15
vpmadd52huq zmm19, zmm11, zmm15
vmovdqu64 zmm13, zmmword ptr [rdi + 352]
vpmadd52luq zmm19, zmm11, zmm13
vpmadd52huq zmm20, zmm9, zmm15
vpmadd52luq zmm20, zmm9, zmm13
vpmadd52huq zmm19, zmm9, zmm13
vmovdqu64 zmm11, zmmword ptr [rdi + 360]
vpmadd52luq zmm19, zmm9, zmm11
vpmadd52huq zmm20, zmm7, zmm13
vpmadd52luq zmm20, zmm7, zmm11
vpmadd52huq zmm19, zmm7, zmm11
vmovdqu64 zmm9, zmmword ptr [rdi + 368]
vpmadd52luq zmm19, zmm7, zmm9
vpmadd52huq zmm20, zmm5, zmm11
vpmadd52luq zmm20, zmm5, zmm9
vpmadd52huq zmm19, zmm5, zmm9
vmovdqu64 zmm7, zmmword ptr [rdi + 376]
vpmadd52luq zmm19, zmm5, zmm7
vpmadd52huq zmm20, zmm1, zmm9
vpmadd52luq zmm20, zmm1, zmm7
vpmadd52huq zmm19, zmm1, zmm7
vmovdqa64 zmm5, zmmword ptr [rdi + 384]
vpmadd52luq zmm19, zmm1, zmm5
vpmadd52huq zmm20, zmm0, zmm7
vpmadd52luq zmm20, zmm0, zmm5
vpmadd52huq zmm19, zmm0, zmm5
vmovdqu64 zmm1, zmmword ptr [rdi + 392]
vpmadd52luq zmm19, zmm0, zmm1
vpmadd52huq zmm20, zmm3, zmm5
vpmadd52luq zmm20, zmm3, zmm1
vpmadd52huq zmm19, zmm3, zmm1
vmovdqu64 zmm0, zmmword ptr [rdi + 400]
vpmadd52luq zmm19, zmm3, zmm0
vpmadd52huq zmm20, zmm6, zmm1
vpmadd52luq zmm20, zmm6, zmm0
vpmadd52huq zmm19, zmm6, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 408]
vpmadd52luq zmm19, zmm6, zmm3
vmovdqu64 zmm6, zmmword ptr [rdi + 104]
vpmadd52huq zmm20, zmm6, zmm0
vpmadd52luq zmm20, zmm6, zmm3
vpmadd52huq zmm19, zmm6, zmm3
vmovdqu64 zmm21, zmmword ptr [rdi + 416]
vpmadd52luq zmm19, zmm6, zmm21
vmovdqu64 zmm6, zmmword ptr [rdi + 96]
vpmadd52huq zmm20, zmm6, zmm3
vpmadd52luq zmm20, zmm6, zmm21
vpmadd52huq zmm19, zmm6, zmm21
vmovdqu64 zmm22, zmmword ptr [rdi + 424]
vpmadd52luq zmm19, zmm6, zmm22
vmovdqu64 zmm6, zmmword ptr [rdi + 88]
vpmadd52huq zmm20, zmm6, zmm21
vpmadd52luq zmm20, zmm6, zmm22
vpmadd52huq zmm19, zmm6, zmm22
vmovdqu64 zmm23, zmmword ptr [rdi + 432]
vpmadd52luq zmm19, zmm6, zmm23
vmovdqu64 zmm6, zmmword ptr [rdi + 80]
vpmadd52huq zmm20, zmm6, zmm22
vpmadd52luq zmm20, zmm6, zmm23
vpmadd52huq zmm19, zmm6, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi + 440]
vpmadd52luq zmm19, zmm6, zmm24
vpmadd52huq zmm20, zmm16, zmm23
vpmadd52luq zmm20, zmm16, zmm24
vpmadd52huq zmm19, zmm16, zmm24
vpmadd52luq zmm19, zmm16, zmmword ptr [rdi + 448]
vpaddq zmm16, zmm20, zmm20
vpaddq zmm19, zmm19, zmm19
vpmadd52luq zmm16, zmm27, zmm27
vpmadd52huq zmm19, zmm27, zmm27
vmovdqa64 zmm20, zmmword ptr [rdi + 512]
vmovdqa64 zmmword ptr [rdi + 1152], zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 520]
vmovdqa64 zmmword ptr [rdi + 1216], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm20, zmm19
vmovdqu64 zmm6, zmmword ptr [rdi + 504]
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm6, zmm20
vpmadd52luq zmm25, zmm6, zmm19
vpmadd52huq zmm16, zmm6, zmm19
vmovdqu64 zmm0, zmmword ptr [rdi + 528]
vpmadd52luq zmm16, zmm6, zmm0
vmovdqu64 zmm6, zmmword ptr [rdi + 496]
vpmadd52huq zmm25, zmm6, zmm19
vpmadd52luq zmm25, zmm6, zmm0
vpmadd52huq zmm16, zmm6, zmm0
vmovdqu64 zmm19, zmmword ptr [rdi + 536]
vpmadd52luq zmm16, zmm6, zmm19
vmovdqu64 zmm6, zmmword ptr [rdi + 488]
vpmadd52huq zmm25, zmm6, zmm0
vpmadd52luq zmm25, zmm6, zmm19
vpmadd52huq zmm16, zmm6, zmm19
vmovdqu64 zmm0, zmmword ptr [rdi + 544]
vpmadd52luq zmm16, zmm6, zmm0
vmovdqu64 zmm6, zmmword ptr [rdi + 480]
vpmadd52huq zmm25, zmm6, zmm19
vpmadd52luq zmm25, zmm6, zmm0
vpmadd52huq zmm16, zmm6, zmm0
vmovdqu64 zmm26, zmmword ptr [rdi + 552]
vpmadd52luq zmm16, zmm6, zmm26
vmovdqu64 zmm6, zmmword ptr [rdi + 472]
vpmadd52huq zmm25, zmm6, zmm0
vpmadd52luq zmm25, zmm6, zmm26
vpmadd52huq zmm16, zmm6, zmm26
vmovdqu64 zmm1, zmmword ptr [rdi + 560]
vpmadd52luq zmm16, zmm6, zmm1
vmovdqu64 zmm6, zmmword ptr [rdi + 464]
vpmadd52huq zmm25, zmm6, zmm26
vpmadd52luq zmm25, zmm6, zmm1
vpmadd52huq zmm16, zmm6, zmm1
vmovdqu64 zmm27, zmmword ptr [rdi + 568]
vpmadd52luq zmm16, zmm6, zmm27
vmovdqu64 zmm6, zmmword ptr [rdi + 456]
vpmadd52huq zmm25, zmm6, zmm1
vpmadd52luq zmm25, zmm6, zmm27
vpmadd52huq zmm16, zmm6, zmm27
vmovdqa64 zmm5, zmmword ptr [rdi + 576]
vpmadd52luq zmm16, zmm6, zmm5
vmovdqa64 zmm6, zmmword ptr [rdi + 448]
vpmadd52huq zmm25, zmm6, zmm27
vpmadd52luq zmm25, zmm6, zmm5
vpmadd52huq zmm16, zmm6, zmm5
vmovdqu64 zmm28, zmmword ptr [rdi + 584]
vpmadd52luq zmm16, zmm6, zmm28
vpmadd52huq zmm25, zmm24, zmm5
vpmadd52luq zmm25, zmm24, zmm28
vpmadd52huq zmm16, zmm24, zmm28
vmovdqu64 zmm6, zmmword ptr [rdi + 592]
vpmadd52luq zmm16, zmm24, zmm6
vpmadd52huq zmm25, zmm23, zmm28
vpmadd52luq zmm25, zmm23, zmm6
vpmadd52huq zmm16, zmm23, zmm6
vmovdqu64 zmm24, zmmword ptr [rdi + 600]
vpmadd52luq zmm16, zmm23, zmm24
vpmadd52huq zmm25, zmm22, zmm6
vpmadd52luq zmm25, zmm22, zmm24
vpmadd52huq zmm16, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi + 608]
vpmadd52luq zmm16, zmm22, zmm23
vpmadd52huq zmm25, zmm21, zmm24
vpmadd52luq zmm25, zmm21, zmm23
vpmadd52huq zmm16, zmm21, zmm23
vpmadd52huq zmm25, zmm3, zmm23
vpaddq zmm25, zmm25, zmm25
vpaddq zmm16, zmm16, zmm16
vpmadd52luq zmm25, zmm20, zmm20
vpmadd52huq zmm16, zmm20, zmm20
vmovdqa64 zmmword ptr [rdi + 1280], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm5, zmm28
vmovdqa64 zmmword ptr [rdi + 1344], zmm25
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm27, zmm5
vpmadd52luq zmm25, zmm27, zmm28
vpmadd52huq zmm16, zmm27, zmm28
vpmadd52luq zmm16, zmm27, zmm6
vpmadd52huq zmm25, zmm1, zmm28
vpmadd52luq zmm25, zmm1, zmm6
vpmadd52huq zmm16, zmm1, zmm6
vpmadd52luq zmm16, zmm1, zmm24
vpmadd52huq zmm25, zmm26, zmm6
vpmadd52luq zmm25, zmm26, zmm24
vpmadd52huq zmm16, zmm26, zmm24
vpmadd52luq zmm16, zmm26, zmm23
vpmadd52huq zmm25, zmm0, zmm24
vpmadd52luq zmm25, zmm0, zmm23
vpmadd52huq zmm16, zmm0, zmm23
vpmadd52huq zmm25, zmm19, zmm23
vpaddq zmm25, zmm25, zmm25
vpaddq zmm16, zmm16, zmm16
vpmadd52luq zmm25, zmm5, zmm5
vpmadd52huq zmm16, zmm5, zmm5
vmovdqa64 zmmword ptr [rdi + 1408], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm14, zmm18
vmovdqa64 zmmword ptr [rdi + 1472], zmm25
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm12, zmm14
vpmadd52luq zmm25, zmm12, zmm18
vpmadd52huq zmm16, zmm12, zmm18
vpmadd52luq zmm16, zmm12, zmm17
vpmadd52huq zmm25, zmm10, zmm18
vpmadd52luq zmm25, zmm10, zmm17
vpmadd52huq zmm16, zmm10, zmm17
vpmadd52luq zmm16, zmm10, zmm15
vpmadd52huq zmm25, zmm8, zmm17
vpmadd52luq zmm25, zmm8, zmm15
vpmadd52huq zmm16, zmm8, zmm15
vpmadd52luq zmm16, zmm8, zmm13
vpmadd52huq zmm25, zmm4, zmm15
vpmadd52luq zmm25, zmm4, zmm13
vpmadd52huq zmm16, zmm4, zmm13
vpmadd52luq zmm16, zmm4, zmm11
vpmadd52huq zmm25, zmm2, zmm13
vpmadd52luq zmm25, zmm2, zmm11
vpmadd52huq zmm16, zmm2, zmm11
vpmadd52luq zmm16, zmm2, zmm9
vpmadd52huq zmm25, zmm29, zmm11
vpmadd52luq zmm25, zmm29, zmm9
vpmadd52huq zmm16, zmm29, zmm9
vpmadd52luq zmm16, zmm29, zmm7
vmovdqu64 zmm23, zmmword ptr [rdi + 264]
vpmadd52huq zmm25, zmm23, zmm9
vpmadd52luq zmm25, zmm23, zmm7
vpmadd52huq zmm16, zmm23, zmm7
vmovdqa64 zmm24, zmmword ptr [rdi + 384]
vpmadd52luq zmm16, zmm23, zmm24
vmovdqa64 zmm6, zmmword ptr [rdi + 256]
vpmadd52huq zmm25, zmm6, zmm7
vpmadd52luq zmm25, zmm6, zmm24
vpmadd52huq zmm16, zmm6, zmm24
vmovdqu64 zmm28, zmmword ptr [rdi + 392]
vpmadd52luq zmm16, zmm6, zmm28
vmovdqu64 zmm5, zmmword ptr [rdi + 248]
vpmadd52huq zmm25, zmm5, zmm24
vpmadd52luq zmm25, zmm5, zmm28
vpmadd52huq zmm16, zmm5, zmm28
vmovdqu64 zmm27, zmmword ptr [rdi + 400]
vpmadd52luq zmm16, zmm5, zmm27
vmovdqu64 zmm5, zmmword ptr [rdi + 240]
vpmadd52huq zmm25, zmm5, zmm28
vpmadd52luq zmm25, zmm5, zmm27
vpmadd52huq zmm16, zmm5, zmm27
vpmadd52luq zmm16, zmm5, zmm3
vmovdqu64 zmm5, zmmword ptr [rdi + 232]
vpmadd52huq zmm25, zmm5, zmm27
vpmadd52luq zmm25, zmm5, zmm3
vpmadd52huq zmm16, zmm5, zmm3
vpmadd52luq zmm16, zmm5, zmm21
vmovdqu64 zmm5, zmmword ptr [rdi + 224]
vpmadd52huq zmm25, zmm5, zmm3
vpmadd52luq zmm25, zmm5, zmm21
vpmadd52huq zmm16, zmm5, zmm21
vpmadd52luq zmm16, zmm5, zmm22
vmovdqu64 zmm5, zmmword ptr [rdi + 216]
vpmadd52huq zmm25, zmm5, zmm21
vpmadd52luq zmm25, zmm5, zmm22
vpmadd52huq zmm16, zmm5, zmm22
vmovdqu64 zmm6, zmmword ptr [rdi + 432]
vpmadd52luq zmm16, zmm5, zmm6
vmovdqu64 zmm5, zmmword ptr [rdi + 208]
vpmadd52huq zmm25, zmm5, zmm22
vpmadd52luq zmm25, zmm5, zmm6
vpmadd52huq zmm16, zmm5, zmm6
vmovdqu64 zmm23, zmmword ptr [rdi + 440]
vpmadd52luq zmm16, zmm5, zmm23
vmovdqu64 zmm5, zmmword ptr [rdi + 200]
vpmadd52huq zmm25, zmm5, zmm6
vpmadd52luq zmm25, zmm5, zmm23
vpmadd52huq zmm16, zmm5, zmm23
vmovdqa64 zmm29, zmmword ptr [rdi + 448]
vpmadd52luq zmm16, zmm5, zmm29
vmovdqa64 zmm5, zmmword ptr [rdi + 192]
vpmadd52huq zmm25, zmm5, zmm23
vpmadd52luq zmm25, zmm5, zmm29
vpmadd52huq zmm16, zmm5, zmm29
vmovdqu64 zmm2, zmmword ptr [rdi + 456]
vpmadd52luq zmm16, zmm5, zmm2
vmovdqu64 zmm5, zmmword ptr [rdi + 184]
vpmadd52huq zmm25, zmm5, zmm29
vpmadd52luq zmm25, zmm5, zmm2
vpmadd52huq zmm16, zmm5, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 464]
vpmadd52luq zmm16, zmm5, zmm4
vmovdqu64 zmm5, zmmword ptr [rdi + 176]
vpmadd52huq zmm25, zmm5, zmm2
vpmadd52luq zmm25, zmm5, zmm4
vpmadd52huq zmm16, zmm5, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 472]
vpmadd52luq zmm16, zmm5, zmm8
vmovdqu64 zmm5, zmmword ptr [rdi + 168]
vpmadd52huq zmm25, zmm5, zmm4
vpmadd52luq zmm25, zmm5, zmm8
vpmadd52huq zmm16, zmm5, zmm8
vmovdqu64 zmm10, zmmword ptr [rdi + 480]
vpmadd52luq zmm16, zmm5, zmm10
vmovdqu64 zmm5, zmmword ptr [rdi + 160]
vpmadd52huq zmm25, zmm5, zmm8
vpmadd52luq zmm25, zmm5, zmm10
vpmadd52huq zmm16, zmm5, zmm10
vmovdqu64 zmm8, zmmword ptr [rdi + 488]
vpmadd52luq zmm16, zmm5, zmm8
vmovdqu64 zmm5, zmmword ptr [rdi + 152]
vpmadd52huq zmm25, zmm5, zmm10
vpmadd52luq zmm25, zmm5, zmm8
vpmadd52huq zmm16, zmm5, zmm8
vmovdqu64 zmm10, zmmword ptr [rdi + 496]
vpmadd52luq zmm16, zmm5, zmm10
vmovdqu64 zmm5, zmmword ptr [rdi + 144]
vpmadd52huq zmm25, zmm5, zmm8
vpmadd52luq zmm25, zmm5, zmm10
vpmadd52huq zmm16, zmm5, zmm10
vmovdqu64 zmm8, zmmword ptr [rdi + 504]
vpmadd52luq zmm16, zmm5, zmm8
vmovdqu64 zmm5, zmmword ptr [rdi + 136]
vpmadd52huq zmm25, zmm5, zmm10
vpmadd52luq zmm25, zmm5, zmm8
vpmadd52huq zmm16, zmm5, zmm8
vpmadd52luq zmm16, zmm5, zmm20
vmovdqa64 zmm5, zmmword ptr [rdi + 128]
vpmadd52huq zmm25, zmm5, zmm8
vpmadd52luq zmm25, zmm5, zmm20
vpmadd52huq zmm16, zmm5, zmm20
vmovdqu64 zmm8, zmmword ptr [rdi + 520]
vpmadd52luq zmm16, zmm5, zmm8
vmovdqu64 zmm5, zmmword ptr [rdi + 120]
vpmadd52huq zmm25, zmm5, zmm20
vpmadd52luq zmm25, zmm5, zmm8
vpmadd52huq zmm16, zmm5, zmm8
vmovdqu64 zmm20, zmmword ptr [rdi + 528]
vpmadd52luq zmm16, zmm5, zmm20
vmovdqu64 zmm5, zmmword ptr [rdi + 112]
vpmadd52huq zmm25, zmm5, zmm8
vpmadd52luq zmm25, zmm5, zmm20
vpmadd52huq zmm16, zmm5, zmm20
vpmadd52luq zmm16, zmm5, zmm19
vmovdqu64 zmm5, zmmword ptr [rdi + 104]
vpmadd52huq zmm25, zmm5, zmm20
vpmadd52luq zmm25, zmm5, zmm19
vpmadd52huq zmm16, zmm5, zmm19
vpmadd52luq zmm16, zmm5, zmm0
vmovdqu64 zmm5, zmmword ptr [rdi + 96]
vpmadd52huq zmm25, zmm5, zmm19
vpmadd52luq zmm25, zmm5, zmm0
vpmadd52huq zmm16, zmm5, zmm0
vpmadd52luq zmm16, zmm5, zmm26
vmovdqu64 zmm5, zmmword ptr [rdi + 88]
vpmadd52huq zmm25, zmm5, zmm0
vpmadd52luq zmm25, zmm5, zmm26
vpmadd52huq zmm16, zmm5, zmm26
vpmadd52luq zmm16, zmm5, zmm1
vmovdqu64 zmm5, zmmword ptr [rdi + 80]
vpmadd52huq zmm25, zmm5, zmm26
vpmadd52luq zmm25, zmm5, zmm1
vpmadd52huq zmm16, zmm5, zmm1
vpaddq zmm5, zmm25, zmm25
vpaddq zmm16, zmm16, zmm16
vpmadd52luq zmm5, zmm14, zmm14
vpmadd52huq zmm16, zmm14, zmm14
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm24, zmm28
vmovdqa64 zmmword ptr [rdi + 1536], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm7, zmm24
vpmadd52luq zmm16, zmm7, zmm28
vpmadd52huq zmm25, zmm7, zmm28
vpmadd52luq zmm25, zmm7, zmm27
vpmadd52huq zmm16, zmm9, zmm28
vpmadd52luq zmm16, zmm9, zmm27
vpmadd52huq zmm25, zmm9, zmm27
vpmadd52luq zmm25, zmm9, zmm3
vpmadd52huq zmm16, zmm11, zmm27
vpmadd52luq zmm16, zmm11, zmm3
vpmadd52huq zmm25, zmm11, zmm3
vpmadd52luq zmm25, zmm11, zmm21
vpmadd52huq zmm16, zmm13, zmm3
vpmadd52luq zmm16, zmm13, zmm21
vpmadd52huq zmm25, zmm13, zmm21
vpmadd52luq zmm25, zmm13, zmm22
vpmadd52huq zmm16, zmm15, zmm21
vpmadd52luq zmm16, zmm15, zmm22
vpmadd52huq zmm25, zmm15, zmm22
vpmadd52luq zmm25, zmm15, zmm6
vpmadd52huq zmm16, zmm17, zmm22
vpmadd52luq zmm16, zmm17, zmm6
vpmadd52huq zmm25, zmm17, zmm6
vpmadd52luq zmm25, zmm17, zmm23
vpmadd52huq zmm16, zmm18, zmm6
vpmadd52luq zmm16, zmm18, zmm23
vpmadd52huq zmm25, zmm18, zmm23
vpmadd52luq zmm25, zmm18, zmm29
vpmadd52huq zmm16, zmm14, zmm23
vpmadd52luq zmm16, zmm14, zmm29
vpmadd52huq zmm25, zmm14, zmm29
vpmadd52luq zmm25, zmm14, zmm2
vpmadd52huq zmm16, zmm12, zmm29
vpmadd52luq zmm16, zmm12, zmm2
vpmadd52huq zmm25, zmm12, zmm2
vpmadd52luq zmm25, zmm12, zmm4
vmovdqa64 zmmword ptr [rdi + 1600], zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 304]
vpmadd52huq zmm16, zmm5, zmm2
vpmadd52luq zmm16, zmm5, zmm4
vpmadd52huq zmm25, zmm5, zmm4
vmovdqu64 zmm12, zmmword ptr [rdi + 472]
vpmadd52luq zmm25, zmm5, zmm12
vmovdqu64 zmm5, zmmword ptr [rdi + 296]
vpmadd52huq zmm16, zmm5, zmm4
vpmadd52luq zmm16, zmm5, zmm12
vpmadd52huq zmm25, zmm5, zmm12
vmovdqu64 zmm14, zmmword ptr [rdi + 480]
vpmadd52luq zmm25, zmm5, zmm14
vmovdqu64 zmm5, zmmword ptr [rdi + 288]
vpmadd52huq zmm16, zmm5, zmm12
vpmadd52luq zmm16, zmm5, zmm14
vpmadd52huq zmm25, zmm5, zmm14
vmovdqu64 zmm18, zmmword ptr [rdi + 488]
vpmadd52luq zmm25, zmm5, zmm18
vmovdqu64 zmm5, zmmword ptr [rdi + 280]
vpmadd52huq zmm16, zmm5, zmm14
vpmadd52luq zmm16, zmm5, zmm18
vpmadd52huq zmm25, zmm5, zmm18
vpmadd52luq zmm25, zmm5, zmm10
vmovdqu64 zmm5, zmmword ptr [rdi + 272]
vpmadd52huq zmm16, zmm5, zmm18
vpmadd52luq zmm16, zmm5, zmm10
vpmadd52huq zmm25, zmm5, zmm10
vmovdqu64 zmm17, zmmword ptr [rdi + 504]
vpmadd52luq zmm25, zmm5, zmm17
vmovdqu64 zmm5, zmmword ptr [rdi + 264]
vpmadd52huq zmm16, zmm5, zmm10
vpmadd52luq zmm16, zmm5, zmm17
vpmadd52huq zmm25, zmm5, zmm17
vmovdqa64 zmm15, zmmword ptr [rdi + 512]
vpmadd52luq zmm25, zmm5, zmm15
vmovdqa64 zmm5, zmmword ptr [rdi + 256]
vpmadd52huq zmm16, zmm5, zmm17
vpmadd52luq zmm16, zmm5, zmm15
vpmadd52huq zmm25, zmm5, zmm15
vpmadd52luq zmm25, zmm5, zmm8
vmovdqu64 zmm5, zmmword ptr [rdi + 248]
vpmadd52huq zmm16, zmm5, zmm15
vpmadd52luq zmm16, zmm5, zmm8
vpmadd52huq zmm25, zmm5, zmm8
vpmadd52luq zmm25, zmm5, zmm20
vmovdqu64 zmm5, zmmword ptr [rdi + 240]
vpmadd52huq zmm16, zmm5, zmm8
vpmadd52luq zmm16, zmm5, zmm20
vpmadd52huq zmm25, zmm5, zmm20
vpmadd52luq zmm25, zmm5, zmm19
vmovdqu64 zmm5, zmmword ptr [rdi + 232]
vpmadd52huq zmm16, zmm5, zmm20
vpmadd52luq zmm16, zmm5, zmm19
vpmadd52huq zmm25, zmm5, zmm19
vpmadd52luq zmm25, zmm5, zmm0
vmovdqu64 zmm5, zmmword ptr [rdi + 224]
vpmadd52huq zmm16, zmm5, zmm19
vpmadd52luq zmm16, zmm5, zmm0
vpmadd52huq zmm25, zmm5, zmm0
vpmadd52luq zmm25, zmm5, zmm26
vmovdqu64 zmm5, zmmword ptr [rdi + 216]
vpmadd52huq zmm16, zmm5, zmm0
vpmadd52luq zmm16, zmm5, zmm26
vpmadd52huq zmm25, zmm5, zmm26
vpmadd52luq zmm25, zmm5, zmm1
vmovdqu64 zmm5, zmmword ptr [rdi + 208]
vpmadd52huq zmm16, zmm5, zmm26
vpmadd52luq zmm16, zmm5, zmm1
vpmadd52huq zmm25, zmm5, zmm1
vmovdqu64 zmm26, zmmword ptr [rdi + 568]
vpmadd52luq zmm25, zmm5, zmm26
vmovdqu64 zmm5, zmmword ptr [rdi + 200]
vpmadd52huq zmm16, zmm5, zmm1
vpmadd52luq zmm16, zmm5, zmm26
vpmadd52huq zmm25, zmm5, zmm26
vmovdqa64 zmm1, zmmword ptr [rdi + 576]
vpmadd52luq zmm25, zmm5, zmm1
vmovdqa64 zmm5, zmmword ptr [rdi + 192]
vpmadd52huq zmm16, zmm5, zmm26
vpmadd52luq zmm16, zmm5, zmm1
vpmadd52huq zmm25, zmm5, zmm1
vmovdqu64 zmm26, zmmword ptr [rdi + 584]
vpmadd52luq zmm25, zmm5, zmm26
vmovdqu64 zmm5, zmmword ptr [rdi + 184]
vpmadd52huq zmm16, zmm5, zmm1
vpmadd52luq zmm16, zmm5, zmm26
vpmadd52huq zmm25, zmm5, zmm26
vmovdqu64 zmm1, zmmword ptr [rdi + 592]
vpmadd52luq zmm25, zmm5, zmm1
vmovdqu64 zmm5, zmmword ptr [rdi + 176]
vpmadd52huq zmm16, zmm5, zmm26
vpmadd52luq zmm16, zmm5, zmm1
vpmadd52huq zmm25, zmm5, zmm1
vmovdqu64 zmm26, zmmword ptr [rdi + 600]
vpmadd52luq zmm25, zmm5, zmm26
vmovdqu64 zmm5, zmmword ptr [rdi + 168]
vpmadd52huq zmm16, zmm5, zmm1
vpmadd52luq zmm16, zmm5, zmm26
vpmadd52huq zmm25, zmm5, zmm26
vmovdqu64 zmm1, zmmword ptr [rdi + 608]
vpmadd52luq zmm25, zmm5, zmm1
vmovdqu64 zmm5, zmmword ptr [rdi + 160]
vpmadd52huq zmm16, zmm5, zmm26
vpmadd52luq zmm16, zmm5, zmm1
vpmadd52huq zmm25, zmm5, zmm1
vpmadd52huq zmm16, zmm1, zmmword ptr [rdi + 152]
vpaddq zmm5, zmm16, zmm16
vpaddq zmm16, zmm25, zmm25
vpmadd52luq zmm5, zmm24, zmm24
vpmadd52huq zmm16, zmm24, zmm24
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm29, zmm2
vmovdqa64 zmmword ptr [rdi + 1664], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm23, zmm29
vpmadd52luq zmm16, zmm23, zmm2
vpmadd52huq zmm25, zmm23, zmm2
vpmadd52luq zmm25, zmm23, zmm4
vpmadd52huq zmm16, zmm6, zmm2
vpmadd52luq zmm16, zmm6, zmm4
vpmadd52huq zmm25, zmm6, zmm4
vpmadd52luq zmm25, zmm6, zmm12
vpmadd52huq zmm16, zmm22, zmm4
vpmadd52luq zmm16, zmm22, zmm12
vpmadd52huq zmm25, zmm22, zmm12
vpmadd52luq zmm25, zmm22, zmm14
vpmadd52huq zmm16, zmm21, zmm12
vpmadd52luq zmm16, zmm21, zmm14
vpmadd52huq zmm25, zmm21, zmm14
vpmadd52luq zmm25, zmm21, zmm18
vpmadd52huq zmm16, zmm3, zmm14
vpmadd52luq zmm16, zmm3, zmm18
vpmadd52huq zmm25, zmm3, zmm18
vpmadd52luq zmm25, zmm3, zmm10
vpmadd52huq zmm16, zmm27, zmm18
vpmadd52luq zmm16, zmm27, zmm10
vpmadd52huq zmm25, zmm27, zmm10
vpmadd52luq zmm25, zmm27, zmm17
vpmadd52huq zmm16, zmm28, zmm10
vpmadd52luq zmm16, zmm28, zmm17
vpmadd52huq zmm25, zmm28, zmm17
vpmadd52luq zmm25, zmm28, zmm15
vpmadd52huq zmm16, zmm24, zmm17
vpmadd52luq zmm16, zmm24, zmm15
vpmadd52huq zmm25, zmm24, zmm15
vpmadd52luq zmm25, zmm24, zmm8
vpmadd52huq zmm16, zmm7, zmm15
vpmadd52luq zmm16, zmm7, zmm8
vpmadd52huq zmm25, zmm7, zmm8
vpmadd52luq zmm25, zmm7, zmm20
vpmadd52huq zmm16, zmm9, zmm8
vpmadd52luq zmm16, zmm9, zmm20
vpmadd52huq zmm25, zmm9, zmm20
vpmadd52luq zmm25, zmm9, zmm19
vpmadd52huq zmm16, zmm11, zmm20
vpmadd52luq zmm16, zmm11, zmm19
vpmadd52huq zmm25, zmm11, zmm19
vpmadd52luq zmm25, zmm11, zmm0
vpmadd52huq zmm16, zmm13, zmm19
vpmadd52luq zmm16, zmm13, zmm0
vpmadd52huq zmm25, zmm13, zmm0
vmovdqu64 zmm2, zmmword ptr [rdi + 552]
vpmadd52luq zmm25, zmm13, zmm2
vmovdqu64 zmm3, zmmword ptr [rdi + 344]
vpmadd52huq zmm16, zmm3, zmm0
vpmadd52luq zmm16, zmm3, zmm2
vpmadd52huq zmm25, zmm3, zmm2
vmovdqu64 zmm0, zmmword ptr [rdi + 560]
vpmadd52luq zmm25, zmm3, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 336]
vpmadd52huq zmm16, zmm3, zmm2
vpmadd52luq zmm16, zmm3, zmm0
vpmadd52huq zmm25, zmm3, zmm0
vmovdqu64 zmm2, zmmword ptr [rdi + 568]
vpmadd52luq zmm25, zmm3, zmm2
vmovdqu64 zmm3, zmmword ptr [rdi + 328]
vpmadd52huq zmm16, zmm3, zmm0
vpmadd52luq zmm16, zmm3, zmm2
vpmadd52huq zmm25, zmm3, zmm2
vmovdqa64 zmm0, zmmword ptr [rdi + 576]
vpmadd52luq zmm25, zmm3, zmm0
vmovdqa64 zmm3, zmmword ptr [rdi + 320]
vpmadd52huq zmm16, zmm3, zmm2
vpmadd52luq zmm16, zmm3, zmm0
vpmadd52huq zmm25, zmm3, zmm0
vmovdqu64 zmm2, zmmword ptr [rdi + 584]
vpmadd52luq zmm25, zmm3, zmm2
vmovdqu64 zmm3, zmmword ptr [rdi + 312]
vpmadd52huq zmm16, zmm3, zmm0
vpmadd52luq zmm16, zmm3, zmm2
vpmadd52huq zmm25, zmm3, zmm2
vmovdqu64 zmm0, zmmword ptr [rdi + 592]
vpmadd52luq zmm25, zmm3, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 304]
vpmadd52huq zmm16, zmm3, zmm2
vpmadd52luq zmm16, zmm3, zmm0
vpmadd52huq zmm25, zmm3, zmm0
vpmadd52luq zmm25, zmm3, zmm26
vmovdqu64 zmm2, zmmword ptr [rdi + 296]
vpmadd52huq zmm16, zmm2, zmm0
vpmadd52luq zmm16, zmm2, zmm26
vpmadd52huq zmm25, zmm2, zmm26
vpmadd52luq zmm25, zmm2, zmm1
vmovdqu64 zmm0, zmmword ptr [rdi + 288]
vpmadd52huq zmm16, zmm0, zmm26
vpmadd52luq zmm16, zmm0, zmm1
vpmadd52huq zmm25, zmm0, zmm1
vpmadd52huq zmm16, zmm1, zmmword ptr [rdi + 280]
vpaddq zmm0, zmm16, zmm16
vpaddq zmm1, zmm25, zmm25
vpmadd52luq zmm0, zmm29, zmm29
vpmadd52huq zmm1, zmm29, zmm29
vmovdqa64 zmm2, zmmword ptr [rdi + 960]
vpsrlq zmm3, zmm2, 52
vmovdqa64 zmm4, zmmword ptr [rdi + 1088]
vpsrlq zmm6, zmm4, 52
vmovdqa64 zmm7, zmmword ptr [rdi + 1216]
vpsrlq zmm8, zmm7, 52
vmovdqa64 zmm9, zmmword ptr [rdi + 1344]
vpsrlq zmm10, zmm9, 52
vmovdqa64 zmm11, zmmword ptr [rdi + 1472]
vpsrlq zmm12, zmm11, 52
vmovdqa64 zmm13, zmmword ptr [rdi + 896]
vpsrlq zmm14, zmm13, 52
vmovdqa64 zmm15, zmmword ptr [rdi + 1024]
vpsrlq zmm16, zmm15, 52
vmovdqa64 zmm17, zmmword ptr [rdi + 1152]
vpsrlq zmm18, zmm17, 52
vpsrlq zmm19, zmm1, 52
vmovdqa64 zmm20, zmmword ptr [rdi + 1280]
vpsrlq zmm21, zmm20, 52
vmovdqa64 zmm22, zmmword ptr [rdi + 1408]
vpsrlq zmm23, zmm22, 52
valignq zmm24, zmm14, zmm18, 7
vmovdqa64 zmm25, zmm2
vpaddq zmm25{k1}, zmm25, zmm24
vmovdqa64 zmmword ptr [rdi + 1728], zmm25
vpternlogq zmm30, zmm25, zmm2, 0xf6
vpaddq zmm2, zmm13, zmm3
vmovdqa64 zmmword ptr [rdi + 1792], zmm2
vpternlogq zmm30, zmm2, zmm13, 0xf6
valignq zmm2, zmm16, zmm14, 7
vpaddq zmm3, zmm4, zmm2
vmovdqa64 zmmword ptr [rdi + 1856], zmm3
vpternlogq zmm30, zmm3, zmm4, 0xf6
vpaddq zmm2, zmm15, zmm6
vmovdqa64 zmmword ptr [rdi + 1920], zmm2
vpternlogq zmm30, zmm2, zmm15, 0xf6
valignq zmm2, zmm18, zmm16, 7
vpaddq zmm3, zmm7, zmm2
vmovdqa64 zmmword ptr [rdi + 1984], zmm3
vpternlogq zmm30, zmm3, zmm7, 0xf6
vpaddq zmm2, zmm17, zmm8
vmovdqa64 zmmword ptr [rdi + 2048], zmm2
vpternlogq zmm30, zmm2, zmm17, 0xf6
valignq zmm2, zmm21, zmm19, 7
vmovdqa64 zmm3, zmm9
vpaddq zmm3{k2}, zmm3, zmm2
vmovdqa64 zmmword ptr [rdi + 2112], zmm3
vpternlogq zmm30, zmm3, zmm9, 0xf6
vpaddq zmm2, zmm20, zmm10
vmovdqa64 zmmword ptr [rdi + 2176], zmm2
vpternlogq zmm30, zmm2, zmm20, 0xf6
valignq zmm2, zmm23, zmm21, 7
vpaddq zmm3, zmm11, zmm2
vmovdqa64 zmmword ptr [rdi + 2240], zmm3
vpternlogq zmm30, zmm3, zmm11, 0xf6
vpaddq zmm2, zmm22, zmm12
vmovdqa64 zmmword ptr [rdi + 2304], zmm2
vpternlogq zmm30, zmm2, zmm22, 0xf6
vmovdqa64 zmm2, zmmword ptr [rdi + 1600]
vmovdqa64 zmm3, zmmword ptr [rdi + 1536]
vmovdqa64 zmm4, zmmword ptr [rdi + 704]
vpermi2q zmm4, zmm2, zmm3
vpaddq zmm4{k3}, zmm4, zmm24
vmovdqa64 zmm6, zmmword ptr [rdi + 768]
vpermi2q zmm6, zmm2, zmm3
vmovdqa64 zmm2, zmmword ptr [rdi + 1664]
vmovdqa64 zmm3, zmmword ptr [rdi + 704]
vpermi2q zmm3, zmm5, zmm2
vmovdqa64 zmm7, zmmword ptr [rdi + 768]
vpermi2q zmm7, zmm5, zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 704]
vpermi2q zmm2, zmm0, zmm1
vmovdqa64 zmm5, zmmword ptr [rdi + 768]
vpermi2q zmm5, zmm0, zmm1
vmovdqa64 zmm0, zmmword ptr [rdi + 704]
vpermi2q zmm0, zmm9, zmm20
vmovdqa64 zmm1, zmmword ptr [rdi + 832]
vpermi2q zmm1{k4}{z}, zmm9, zmm20
vpbroadcastq zmm8, qword ptr [rdi + 1728]
vmovdqa64 zmm9, zmmword ptr [rsi + -8192]
vpmadd52luq zmm4, zmm8, zmm9
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -8128]
vpmadd52luq zmm6, zmm8, zmm9
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -8064]
vpmadd52luq zmm3, zmm8, zmm9
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -8000]
vpmadd52luq zmm7, zmm8, zmm9
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7936]
vpmadd52luq zmm2, zmm8, zmm9
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7872]
vpmadd52luq zmm5, zmm8, zmm9
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7808]
vpmadd52luq zmm0, zmm8, zmm9
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7744]
vpmadd52luq zmm1, zmm8, zmm9
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1792]
vmovdqa64 zmm9, zmmword ptr [rsi + -7680]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7616]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7552]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7488]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7424]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7360]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7296]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7232]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1736]
vmovdqa64 zmm9, zmmword ptr [rsi + -7168]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7104]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -7040]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6976]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6912]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6848]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6784]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6720]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1800]
vmovdqa64 zmm9, zmmword ptr [rsi + -6656]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6592]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6528]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6464]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6400]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6336]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6272]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6208]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1744]
vmovdqa64 zmm9, zmmword ptr [rsi + -6144]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6080]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -6016]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5952]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5888]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5824]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5760]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5696]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1808]
vmovdqa64 zmm9, zmmword ptr [rsi + -5632]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5568]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5504]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5440]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5376]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5312]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5248]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5184]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1752]
vmovdqa64 zmm9, zmmword ptr [rsi + -5120]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -5056]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4992]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4928]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4864]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4800]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4736]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4672]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1816]
vmovdqa64 zmm9, zmmword ptr [rsi + -4608]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4544]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4480]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4416]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4352]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4288]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4224]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4160]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1760]
vmovdqa64 zmm9, zmmword ptr [rsi + -4096]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -4032]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3968]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3904]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3840]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3776]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3712]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3648]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1824]
vmovdqa64 zmm9, zmmword ptr [rsi + -3584]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3520]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3456]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3392]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3328]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3264]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3200]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3136]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1768]
vmovdqa64 zmm9, zmmword ptr [rsi + -3072]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -3008]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2944]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2880]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2816]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2752]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2688]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2624]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1832]
vmovdqa64 zmm9, zmmword ptr [rsi + -2560]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2496]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2432]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2368]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2304]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2240]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2176]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -2112]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1776]
vmovdqa64 zmm9, zmmword ptr [rsi + -2048]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1984]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1920]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1856]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1792]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1728]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1664]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1600]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1840]
vmovdqa64 zmm9, zmmword ptr [rsi + -1536]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1472]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1408]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1344]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1280]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1216]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1152]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -1088]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1784]
vmovdqa64 zmm9, zmmword ptr [rsi + -1024]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -960]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -896]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -832]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -768]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -704]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -640]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -576]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1848]
vmovdqa64 zmm9, zmmword ptr [rsi + -512]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -448]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -384]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -320]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -256]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -192]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -128]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + -64]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1856]
vmovdqa64 zmm9, zmmword ptr [rsi + 0]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 64]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 128]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 192]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 256]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 320]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 384]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 448]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1920]
vmovdqa64 zmm9, zmmword ptr [rsi + 512]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 576]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 640]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 704]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 768]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 832]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 896]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 960]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1864]
vmovdqa64 zmm9, zmmword ptr [rsi + 1024]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1088]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1152]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1216]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1280]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1344]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1408]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1472]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1928]
vmovdqa64 zmm9, zmmword ptr [rsi + 1536]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1600]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1664]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1728]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1792]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1856]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1920]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 1984]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1872]
vmovdqa64 zmm9, zmmword ptr [rsi + 2048]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2112]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2176]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2240]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2304]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2368]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2432]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2496]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1936]
vmovdqa64 zmm9, zmmword ptr [rsi + 2560]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2624]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2688]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2752]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2816]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2880]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 2944]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3008]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1880]
vmovdqa64 zmm9, zmmword ptr [rsi + 3072]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3136]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3200]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3264]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3328]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3392]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3456]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3520]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1944]
vmovdqa64 zmm9, zmmword ptr [rsi + 3584]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3648]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3712]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3776]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3840]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3904]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 3968]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4032]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1888]
vmovdqa64 zmm9, zmmword ptr [rsi + 4096]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4160]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4224]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4288]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4352]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4416]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4480]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4544]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1952]
vmovdqa64 zmm9, zmmword ptr [rsi + 4608]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4672]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4736]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4800]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4864]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4928]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 4992]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5056]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1896]
vmovdqa64 zmm9, zmmword ptr [rsi + 5120]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5184]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5248]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5312]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5376]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5440]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5504]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5568]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1960]
vmovdqa64 zmm9, zmmword ptr [rsi + 5632]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5696]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5760]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5824]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5888]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 5952]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6016]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6080]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1904]
vmovdqa64 zmm9, zmmword ptr [rsi + 6144]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6208]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6272]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6336]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6400]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6464]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6528]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6592]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1968]
vmovdqa64 zmm9, zmmword ptr [rsi + 6656]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6720]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6784]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6848]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6912]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 6976]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7040]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7104]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1912]
vmovdqa64 zmm9, zmmword ptr [rsi + 7168]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7232]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7296]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7360]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7424]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7488]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7552]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7616]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1976]
vmovdqa64 zmm9, zmmword ptr [rsi + 7680]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7744]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7808]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7872]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 7936]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8000]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8064]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8128]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1984]
vmovdqa64 zmm9, zmmword ptr [rsi + 8192]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8256]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8320]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8384]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8448]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8512]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8576]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8640]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2048]
vmovdqa64 zmm9, zmmword ptr [rsi + 8704]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8768]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8832]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8896]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 8960]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9024]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9088]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9152]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 1992]
vmovdqa64 zmm9, zmmword ptr [rsi + 9216]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9280]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9344]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9408]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9472]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9536]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9600]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9664]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2056]
vmovdqa64 zmm9, zmmword ptr [rsi + 9728]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9792]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9856]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9920]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 9984]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10048]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10112]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10176]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2000]
vmovdqa64 zmm9, zmmword ptr [rsi + 10240]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10304]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10368]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10432]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10496]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10560]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10624]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10688]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2064]
vmovdqa64 zmm9, zmmword ptr [rsi + 10752]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10816]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10880]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 10944]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11008]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11072]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11136]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11200]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2008]
vmovdqa64 zmm9, zmmword ptr [rsi + 11264]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11328]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11392]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11456]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11520]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11584]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11648]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11712]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2072]
vmovdqa64 zmm9, zmmword ptr [rsi + 11776]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11840]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11904]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 11968]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12032]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12096]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12160]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12224]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2016]
vmovdqa64 zmm9, zmmword ptr [rsi + 12288]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12352]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12416]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12480]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12544]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12608]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12672]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12736]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2080]
vmovdqa64 zmm9, zmmword ptr [rsi + 12800]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12864]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12928]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 12992]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13056]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13120]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13184]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13248]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2024]
vmovdqa64 zmm9, zmmword ptr [rsi + 13312]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13376]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13440]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13504]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13568]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13632]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13696]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13760]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2088]
vmovdqa64 zmm9, zmmword ptr [rsi + 13824]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13888]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 13952]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14016]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14080]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14144]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14208]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14272]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2032]
vmovdqa64 zmm9, zmmword ptr [rsi + 14336]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14400]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14464]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14528]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14592]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14656]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14720]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14784]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2096]
vmovdqa64 zmm9, zmmword ptr [rsi + 14848]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14912]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 14976]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15040]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15104]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15168]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15232]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15296]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2040]
vmovdqa64 zmm9, zmmword ptr [rsi + 15360]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15424]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15488]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15552]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15616]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15680]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15744]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15808]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2104]
vmovdqa64 zmm9, zmmword ptr [rsi + 15872]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 15936]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16000]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16064]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16128]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16192]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16256]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16320]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2160]
vmovdqa64 zmm9, zmmword ptr [rsi + 16384]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16448]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16512]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16576]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16640]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16704]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16768]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16832]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2224]
vmovdqa64 zmm9, zmmword ptr [rsi + 16896]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 16960]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17024]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17088]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17152]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17216]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17280]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17344]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2168]
vmovdqa64 zmm9, zmmword ptr [rsi + 17408]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17472]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17536]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17600]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17664]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17728]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17792]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17856]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2232]
vmovdqa64 zmm9, zmmword ptr [rsi + 17920]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 17984]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18048]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18112]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18176]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18240]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18304]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18368]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2240]
vmovdqa64 zmm9, zmmword ptr [rsi + 18432]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18496]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18560]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18624]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18688]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18752]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18816]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 18880]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2304]
vmovdqa64 zmm9, zmmword ptr [rsi + 18944]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19008]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19072]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19136]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19200]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19264]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19328]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19392]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2248]
vmovdqa64 zmm9, zmmword ptr [rsi + 19456]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19520]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19584]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19648]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19712]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19776]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19840]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 19904]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2312]
vmovdqa64 zmm9, zmmword ptr [rsi + 19968]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20032]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20096]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20160]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20224]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20288]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20352]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20416]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2256]
vmovdqa64 zmm9, zmmword ptr [rsi + 20480]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20544]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20608]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20672]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20736]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20800]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20864]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 20928]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2320]
vmovdqa64 zmm9, zmmword ptr [rsi + 20992]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21056]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21120]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21184]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21248]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21312]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21376]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21440]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2264]
vmovdqa64 zmm9, zmmword ptr [rsi + 21504]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21568]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21632]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21696]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21760]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21824]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21888]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 21952]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2328]
vmovdqa64 zmm9, zmmword ptr [rsi + 22016]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22080]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22144]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22208]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22272]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22336]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22400]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22464]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
vpbroadcastq zmm8, qword ptr [rdi + 2272]
vmovdqa64 zmm9, zmmword ptr [rsi + 22528]
vpmadd52luq zmm4, zmm8, zmm9
vpmadd52huq zmm10, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22592]
vpmadd52luq zmm6, zmm8, zmm9
vpmadd52huq zmm11, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22656]
vpmadd52luq zmm3, zmm8, zmm9
vpmadd52huq zmm12, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22720]
vpmadd52luq zmm7, zmm8, zmm9
vpmadd52huq zmm13, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22784]
vpmadd52luq zmm2, zmm8, zmm9
vpmadd52huq zmm14, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22848]
vpmadd52luq zmm5, zmm8, zmm9
vpmadd52huq zmm15, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22912]
vpmadd52luq zmm0, zmm8, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vmovdqa64 zmm9, zmmword ptr [rsi + 22976]
vpmadd52luq zmm1, zmm8, zmm9
vpmadd52huq zmm17, zmm8, zmm9
valignq zmm8, zmm10, zmm31, 7
vpaddq zmm4, zmm4, zmm8
vpsrlq zmm8, zmm4, 52
valignq zmm9, zmm8, zmm31, 7
vpaddq zmm18, zmm4, zmm9
vmovdqa64 zmmword ptr [rdi + 128], zmm18
vpternlogq zmm30, zmm18, zmm4, 0xf6
valignq zmm4, zmm11, zmm10, 7
vpaddq zmm4, zmm6, zmm4
vpsrlq zmm6, zmm4, 52
valignq zmm8, zmm6, zmm8, 7
vpaddq zmm9, zmm4, zmm8
vmovdqa64 zmmword ptr [rdi + 192], zmm9
vpternlogq zmm30, zmm9, zmm4, 0xf6
valignq zmm4, zmm12, zmm11, 7
vpaddq zmm3, zmm3, zmm4
vpsrlq zmm4, zmm3, 52
valignq zmm6, zmm4, zmm6, 7
vpaddq zmm8, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi + 256], zmm8
vpternlogq zmm30, zmm8, zmm3, 0xf6
valignq zmm3, zmm13, zmm12, 7
vpaddq zmm3, zmm7, zmm3
vpsrlq zmm6, zmm3, 52
valignq zmm4, zmm6, zmm4, 7
vpaddq zmm7, zmm3, zmm4
vmovdqa64 zmmword ptr [rdi + 320], zmm7
vpternlogq zmm30, zmm7, zmm3, 0xf6
valignq zmm3, zmm14, zmm13, 7
vpaddq zmm2, zmm2, zmm3
vpsrlq zmm3, zmm2, 52
valignq zmm4, zmm3, zmm6, 7
vpaddq zmm6, zmm2, zmm4
vmovdqa64 zmmword ptr [rdi + 384], zmm6
vpternlogq zmm30, zmm6, zmm2, 0xf6
valignq zmm2, zmm15, zmm14, 7
vpaddq zmm2, zmm5, zmm2
vpsrlq zmm4, zmm2, 52
valignq zmm3, zmm4, zmm3, 7
vpaddq zmm5, zmm2, zmm3
vmovdqa64 zmmword ptr [rdi + 448], zmm5
vpternlogq zmm30, zmm5, zmm2, 0xf6
valignq zmm2, zmm16, zmm15, 7
vpaddq zmm0, zmm0, zmm2
vpsrlq zmm2, zmm0, 52
valignq zmm3, zmm2, zmm4, 7
vpaddq zmm4, zmm0, zmm3
vmovdqa64 zmmword ptr [rdi + 512], zmm4
vpternlogq zmm30, zmm4, zmm0, 0xf6
valignq zmm0, zmm17, zmm16, 7
vpaddq zmm0, zmm1, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm1, zmm1, zmm2, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 576], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
