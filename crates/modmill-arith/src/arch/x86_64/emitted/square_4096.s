# rcx times x := x^2 * 2^-s mod N, s = 3328, N odd of at most 4096 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 80 limbs below 2^52, the top one below 2^49; zmm30 collects predicted carries that rippled.
# 4001 instructions, 17 spills, 1201 loads; modelled 0 cycles a step (Plan { schedule: false, load_windows_after: 30, carry_registers: false, broadcast_latency: 8 }).
mov eax, 0
kmovd k2, eax
mov eax, 1
kmovd k3, eax
mov eax, 63
kmovd k4, eax
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
vmovdqa64 zmmword ptr [rdi + 1024], zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 280]
vpmadd52luq zmm19, zmm6, zmm2
vpmadd52huq zmm20, zmm8, zmm29
vpmadd52luq zmm20, zmm8, zmm2
vpmadd52huq zmm19, zmm8, zmm2
vmovdqa64 zmmword ptr [rdi + 1088], zmm4
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
vmovdqa64 zmmword ptr [rdi + 1152], zmm19
vpxorq zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm27, zmm28
vmovdqa64 zmmword ptr [rdi + 1216], zmm20
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
vmovdqu64 zmm22, zmmword ptr [rdi + 440]
vpmadd52luq zmm19, zmm6, zmm22
vpmadd52huq zmm20, zmm16, zmm23
vpmadd52luq zmm20, zmm16, zmm22
vpmadd52huq zmm19, zmm16, zmm22
vpmadd52luq zmm19, zmm16, zmmword ptr [rdi + 448]
vpaddq zmm20, zmm20, zmm20
vpaddq zmm19, zmm19, zmm19
vpmadd52luq zmm20, zmm27, zmm27
vpmadd52huq zmm19, zmm27, zmm27
vmovdqa64 zmmword ptr [rdi + 1280], zmm19
vpxorq zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm14, zmm18
vmovdqa64 zmmword ptr [rdi + 1344], zmm20
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm12, zmm14
vpmadd52luq zmm20, zmm12, zmm18
vpmadd52huq zmm19, zmm12, zmm18
vpmadd52luq zmm19, zmm12, zmm17
vpmadd52huq zmm20, zmm10, zmm18
vpmadd52luq zmm20, zmm10, zmm17
vpmadd52huq zmm19, zmm10, zmm17
vpmadd52luq zmm19, zmm10, zmm15
vpmadd52huq zmm20, zmm8, zmm17
vpmadd52luq zmm20, zmm8, zmm15
vpmadd52huq zmm19, zmm8, zmm15
vpmadd52luq zmm19, zmm8, zmm13
vpmadd52huq zmm20, zmm4, zmm15
vpmadd52luq zmm20, zmm4, zmm13
vpmadd52huq zmm19, zmm4, zmm13
vpmadd52luq zmm19, zmm4, zmm11
vpmadd52huq zmm20, zmm2, zmm13
vpmadd52luq zmm20, zmm2, zmm11
vpmadd52huq zmm19, zmm2, zmm11
vpmadd52luq zmm19, zmm2, zmm9
vpmadd52huq zmm20, zmm29, zmm11
vpmadd52luq zmm20, zmm29, zmm9
vpmadd52huq zmm19, zmm29, zmm9
vpmadd52luq zmm19, zmm29, zmm7
vpmadd52huq zmm20, zmm28, zmm9
vpmadd52luq zmm20, zmm28, zmm7
vpmadd52huq zmm19, zmm28, zmm7
vpmadd52luq zmm19, zmm28, zmm5
vpmadd52huq zmm20, zmm27, zmm7
vpmadd52luq zmm20, zmm27, zmm5
vpmadd52huq zmm19, zmm27, zmm5
vpmadd52luq zmm19, zmm27, zmm1
vpmadd52huq zmm20, zmm26, zmm5
vpmadd52luq zmm20, zmm26, zmm1
vpmadd52huq zmm19, zmm26, zmm1
vpmadd52luq zmm19, zmm26, zmm0
vpmadd52huq zmm20, zmm25, zmm1
vpmadd52luq zmm20, zmm25, zmm0
vpmadd52huq zmm19, zmm25, zmm0
vpmadd52luq zmm19, zmm25, zmm3
vpmadd52huq zmm20, zmm24, zmm0
vpmadd52luq zmm20, zmm24, zmm3
vpmadd52huq zmm19, zmm24, zmm3
vpmadd52luq zmm19, zmm24, zmm21
vmovdqu64 zmm24, zmmword ptr [rdi + 224]
vpmadd52huq zmm20, zmm24, zmm3
vpmadd52luq zmm20, zmm24, zmm21
vpmadd52huq zmm19, zmm24, zmm21
vmovdqu64 zmm25, zmmword ptr [rdi + 424]
vpmadd52luq zmm19, zmm24, zmm25
vmovdqu64 zmm24, zmmword ptr [rdi + 216]
vpmadd52huq zmm20, zmm24, zmm21
vpmadd52luq zmm20, zmm24, zmm25
vpmadd52huq zmm19, zmm24, zmm25
vpmadd52luq zmm19, zmm24, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi + 208]
vpmadd52huq zmm20, zmm24, zmm25
vpmadd52luq zmm20, zmm24, zmm23
vpmadd52huq zmm19, zmm24, zmm23
vpmadd52luq zmm19, zmm24, zmm22
vmovdqu64 zmm24, zmmword ptr [rdi + 200]
vpmadd52huq zmm20, zmm24, zmm23
vpmadd52luq zmm20, zmm24, zmm22
vpmadd52huq zmm19, zmm24, zmm22
vmovdqa64 zmm26, zmmword ptr [rdi + 448]
vpmadd52luq zmm19, zmm24, zmm26
vmovdqa64 zmm24, zmmword ptr [rdi + 192]
vpmadd52huq zmm20, zmm24, zmm22
vpmadd52luq zmm20, zmm24, zmm26
vpmadd52huq zmm19, zmm24, zmm26
vmovdqu64 zmm27, zmmword ptr [rdi + 456]
vpmadd52luq zmm19, zmm24, zmm27
vmovdqu64 zmm24, zmmword ptr [rdi + 184]
vpmadd52huq zmm20, zmm24, zmm26
vpmadd52luq zmm20, zmm24, zmm27
vpmadd52huq zmm19, zmm24, zmm27
vmovdqu64 zmm28, zmmword ptr [rdi + 464]
vpmadd52luq zmm19, zmm24, zmm28
vmovdqu64 zmm24, zmmword ptr [rdi + 176]
vpmadd52huq zmm20, zmm24, zmm27
vpmadd52luq zmm20, zmm24, zmm28
vpmadd52huq zmm19, zmm24, zmm28
vmovdqu64 zmm29, zmmword ptr [rdi + 472]
vpmadd52luq zmm19, zmm24, zmm29
vmovdqu64 zmm24, zmmword ptr [rdi + 168]
vpmadd52huq zmm20, zmm24, zmm28
vpmadd52luq zmm20, zmm24, zmm29
vpmadd52huq zmm19, zmm24, zmm29
vmovdqu64 zmm2, zmmword ptr [rdi + 480]
vpmadd52luq zmm19, zmm24, zmm2
vmovdqu64 zmm24, zmmword ptr [rdi + 160]
vpmadd52huq zmm20, zmm24, zmm29
vpmadd52luq zmm20, zmm24, zmm2
vpmadd52huq zmm19, zmm24, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 488]
vpmadd52luq zmm19, zmm24, zmm4
vmovdqu64 zmm24, zmmword ptr [rdi + 152]
vpmadd52huq zmm20, zmm24, zmm2
vpmadd52luq zmm20, zmm24, zmm4
vpmadd52huq zmm19, zmm24, zmm4
vmovdqu64 zmm2, zmmword ptr [rdi + 496]
vpmadd52luq zmm19, zmm24, zmm2
vmovdqu64 zmm24, zmmword ptr [rdi + 144]
vpmadd52huq zmm20, zmm24, zmm4
vpmadd52luq zmm20, zmm24, zmm2
vpmadd52huq zmm19, zmm24, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 504]
vpmadd52luq zmm19, zmm24, zmm4
vmovdqu64 zmm24, zmmword ptr [rdi + 136]
vpmadd52huq zmm20, zmm24, zmm2
vpmadd52luq zmm20, zmm24, zmm4
vpmadd52huq zmm19, zmm24, zmm4
vmovdqa64 zmm2, zmmword ptr [rdi + 512]
vpmadd52luq zmm19, zmm24, zmm2
vmovdqa64 zmm24, zmmword ptr [rdi + 128]
vpmadd52huq zmm20, zmm24, zmm4
vpmadd52luq zmm20, zmm24, zmm2
vpmadd52huq zmm19, zmm24, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 520]
vpmadd52luq zmm19, zmm24, zmm4
vmovdqu64 zmm24, zmmword ptr [rdi + 120]
vpmadd52huq zmm20, zmm24, zmm2
vpmadd52luq zmm20, zmm24, zmm4
vpmadd52huq zmm19, zmm24, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 528]
vpmadd52luq zmm19, zmm24, zmm8
vmovdqu64 zmm24, zmmword ptr [rdi + 112]
vpmadd52huq zmm20, zmm24, zmm4
vpmadd52luq zmm20, zmm24, zmm8
vpmadd52huq zmm19, zmm24, zmm8
vmovdqu64 zmm29, zmmword ptr [rdi + 536]
vpmadd52luq zmm19, zmm24, zmm29
vmovdqu64 zmm24, zmmword ptr [rdi + 104]
vpmadd52huq zmm20, zmm24, zmm8
vpmadd52luq zmm20, zmm24, zmm29
vpmadd52huq zmm19, zmm24, zmm29
vmovdqu64 zmm10, zmmword ptr [rdi + 544]
vpmadd52luq zmm19, zmm24, zmm10
vmovdqu64 zmm24, zmmword ptr [rdi + 96]
vpmadd52huq zmm20, zmm24, zmm29
vpmadd52luq zmm20, zmm24, zmm10
vpmadd52huq zmm19, zmm24, zmm10
vmovdqu64 zmm28, zmmword ptr [rdi + 552]
vpmadd52luq zmm19, zmm24, zmm28
vmovdqu64 zmm24, zmmword ptr [rdi + 88]
vpmadd52huq zmm20, zmm24, zmm10
vpmadd52luq zmm20, zmm24, zmm28
vpmadd52huq zmm19, zmm24, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 560]
vpmadd52luq zmm19, zmm24, zmm12
vpmadd52huq zmm20, zmm6, zmm28
vpmadd52luq zmm20, zmm6, zmm12
vpmadd52huq zmm19, zmm6, zmm12
vmovdqu64 zmm24, zmmword ptr [rdi + 568]
vpmadd52luq zmm19, zmm6, zmm24
vpmadd52huq zmm20, zmm16, zmm12
vpmadd52luq zmm20, zmm16, zmm24
vpmadd52huq zmm19, zmm16, zmm24
vpmadd52luq zmm19, zmm16, zmmword ptr [rdi + 576]
vpaddq zmm20, zmm20, zmm20
vpaddq zmm19, zmm19, zmm19
vpmadd52luq zmm20, zmm14, zmm14
vpmadd52huq zmm19, zmm14, zmm14
vmovdqa64 zmmword ptr [rdi + 1408], zmm19
vmovdqa64 zmm19, zmmword ptr [rdi + 640]
vmovdqa64 zmmword ptr [rdi + 1472], zmm20
vmovdqu64 zmm20, zmmword ptr [rdi + 648]
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm19, zmm20
vmovdqu64 zmm6, zmmword ptr [rdi + 632]
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm6, zmm19
vpmadd52luq zmm27, zmm6, zmm20
vpmadd52huq zmm16, zmm6, zmm20
vmovdqu64 zmm14, zmmword ptr [rdi + 656]
vpmadd52luq zmm16, zmm6, zmm14
vmovdqu64 zmm6, zmmword ptr [rdi + 624]
vpmadd52huq zmm27, zmm6, zmm20
vpmadd52luq zmm27, zmm6, zmm14
vpmadd52huq zmm16, zmm6, zmm14
vmovdqu64 zmm26, zmmword ptr [rdi + 664]
vpmadd52luq zmm16, zmm6, zmm26
vmovdqu64 zmm6, zmmword ptr [rdi + 616]
vpmadd52huq zmm27, zmm6, zmm14
vpmadd52luq zmm27, zmm6, zmm26
vpmadd52huq zmm16, zmm6, zmm26
vmovdqu64 zmm18, zmmword ptr [rdi + 672]
vpmadd52luq zmm16, zmm6, zmm18
vmovdqu64 zmm6, zmmword ptr [rdi + 608]
vpmadd52huq zmm27, zmm6, zmm26
vpmadd52luq zmm27, zmm6, zmm18
vpmadd52huq zmm16, zmm6, zmm18
vmovdqu64 zmm22, zmmword ptr [rdi + 680]
vpmadd52luq zmm16, zmm6, zmm22
vmovdqu64 zmm6, zmmword ptr [rdi + 600]
vpmadd52huq zmm27, zmm6, zmm18
vpmadd52luq zmm27, zmm6, zmm22
vpmadd52huq zmm16, zmm6, zmm22
vmovdqu64 zmm17, zmmword ptr [rdi + 688]
vpmadd52luq zmm16, zmm6, zmm17
vmovdqu64 zmm6, zmmword ptr [rdi + 592]
vpmadd52huq zmm27, zmm6, zmm22
vpmadd52luq zmm27, zmm6, zmm17
vpmadd52huq zmm16, zmm6, zmm17
vmovdqu64 zmm23, zmmword ptr [rdi + 696]
vpmadd52luq zmm16, zmm6, zmm23
vmovdqu64 zmm6, zmmword ptr [rdi + 584]
vpmadd52huq zmm27, zmm6, zmm17
vpmadd52luq zmm27, zmm6, zmm23
vpmadd52huq zmm16, zmm6, zmm23
vmovdqa64 zmm15, zmmword ptr [rdi + 704]
vpmadd52luq zmm16, zmm6, zmm15
vmovdqa64 zmm6, zmmword ptr [rdi + 576]
vpmadd52huq zmm27, zmm6, zmm23
vpmadd52luq zmm27, zmm6, zmm15
vpmadd52huq zmm16, zmm6, zmm15
vmovdqu64 zmm25, zmmword ptr [rdi + 712]
vpmadd52luq zmm16, zmm6, zmm25
vpmadd52huq zmm27, zmm24, zmm15
vpmadd52luq zmm27, zmm24, zmm25
vpmadd52huq zmm16, zmm24, zmm25
vmovdqu64 zmm6, zmmword ptr [rdi + 720]
vpmadd52luq zmm16, zmm24, zmm6
vpmadd52huq zmm27, zmm12, zmm25
vpmadd52luq zmm27, zmm12, zmm6
vpmadd52huq zmm16, zmm12, zmm6
vmovdqu64 zmm24, zmmword ptr [rdi + 728]
vpmadd52luq zmm16, zmm12, zmm24
vpmadd52huq zmm27, zmm28, zmm6
vpmadd52luq zmm27, zmm28, zmm24
vpmadd52huq zmm16, zmm28, zmm24
vmovdqu64 zmm12, zmmword ptr [rdi + 736]
vpmadd52luq zmm16, zmm28, zmm12
vpmadd52huq zmm27, zmm10, zmm24
vpmadd52luq zmm27, zmm10, zmm12
vpmadd52huq zmm16, zmm10, zmm12
vmovdqu64 zmm28, zmmword ptr [rdi + 744]
vpmadd52luq zmm16, zmm10, zmm28
vpmadd52huq zmm27, zmm29, zmm12
vpmadd52luq zmm27, zmm29, zmm28
vpmadd52huq zmm16, zmm29, zmm28
vmovdqu64 zmm10, zmmword ptr [rdi + 752]
vpmadd52luq zmm16, zmm29, zmm10
vpmadd52huq zmm27, zmm8, zmm28
vpmadd52luq zmm27, zmm8, zmm10
vpmadd52huq zmm16, zmm8, zmm10
vmovdqu64 zmm29, zmmword ptr [rdi + 760]
vpmadd52luq zmm16, zmm8, zmm29
vpmadd52huq zmm27, zmm4, zmm10
vpmadd52luq zmm27, zmm4, zmm29
vpmadd52huq zmm16, zmm4, zmm29
vpmadd52huq zmm27, zmm2, zmm29
vpaddq zmm27, zmm27, zmm27
vpaddq zmm16, zmm16, zmm16
vpmadd52luq zmm27, zmm19, zmm19
vpmadd52huq zmm16, zmm19, zmm19
vmovdqa64 zmmword ptr [rdi + 1536], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm15, zmm25
vmovdqa64 zmmword ptr [rdi + 1600], zmm27
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm23, zmm15
vpmadd52luq zmm27, zmm23, zmm25
vpmadd52huq zmm16, zmm23, zmm25
vpmadd52luq zmm16, zmm23, zmm6
vpmadd52huq zmm27, zmm17, zmm25
vpmadd52luq zmm27, zmm17, zmm6
vpmadd52huq zmm16, zmm17, zmm6
vpmadd52luq zmm16, zmm17, zmm24
vpmadd52huq zmm27, zmm22, zmm6
vpmadd52luq zmm27, zmm22, zmm24
vpmadd52huq zmm16, zmm22, zmm24
vpmadd52luq zmm16, zmm22, zmm12
vpmadd52huq zmm27, zmm18, zmm24
vpmadd52luq zmm27, zmm18, zmm12
vpmadd52huq zmm16, zmm18, zmm12
vpmadd52luq zmm16, zmm18, zmm28
vpmadd52huq zmm27, zmm26, zmm12
vpmadd52luq zmm27, zmm26, zmm28
vpmadd52huq zmm16, zmm26, zmm28
vpmadd52luq zmm16, zmm26, zmm10
vpmadd52huq zmm27, zmm14, zmm28
vpmadd52luq zmm27, zmm14, zmm10
vpmadd52huq zmm16, zmm14, zmm10
vpmadd52luq zmm16, zmm14, zmm29
vpmadd52huq zmm27, zmm20, zmm10
vpmadd52luq zmm27, zmm20, zmm29
vpmadd52huq zmm16, zmm20, zmm29
vpmadd52huq zmm27, zmm19, zmm29
vpaddq zmm27, zmm27, zmm27
vpaddq zmm16, zmm16, zmm16
vpmadd52luq zmm27, zmm15, zmm15
vpmadd52huq zmm16, zmm15, zmm15
vmovdqa64 zmmword ptr [rdi + 1664], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm5, zmm1
vmovdqa64 zmmword ptr [rdi + 1728], zmm27
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm7, zmm5
vpmadd52luq zmm27, zmm7, zmm1
vpmadd52huq zmm16, zmm7, zmm1
vpmadd52luq zmm16, zmm7, zmm0
vpmadd52huq zmm27, zmm9, zmm1
vpmadd52luq zmm27, zmm9, zmm0
vpmadd52huq zmm16, zmm9, zmm0
vpmadd52luq zmm16, zmm9, zmm3
vpmadd52huq zmm27, zmm11, zmm0
vpmadd52luq zmm27, zmm11, zmm3
vpmadd52huq zmm16, zmm11, zmm3
vpmadd52luq zmm16, zmm11, zmm21
vpmadd52huq zmm27, zmm13, zmm3
vpmadd52luq zmm27, zmm13, zmm21
vpmadd52huq zmm16, zmm13, zmm21
vmovdqu64 zmm29, zmmword ptr [rdi + 424]
vpmadd52luq zmm16, zmm13, zmm29
vmovdqu64 zmm10, zmmword ptr [rdi + 344]
vpmadd52huq zmm27, zmm10, zmm21
vpmadd52luq zmm27, zmm10, zmm29
vpmadd52huq zmm16, zmm10, zmm29
vmovdqu64 zmm28, zmmword ptr [rdi + 432]
vpmadd52luq zmm16, zmm10, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 336]
vpmadd52huq zmm27, zmm12, zmm29
vpmadd52luq zmm27, zmm12, zmm28
vpmadd52huq zmm16, zmm12, zmm28
vmovdqu64 zmm24, zmmword ptr [rdi + 440]
vpmadd52luq zmm16, zmm12, zmm24
vmovdqu64 zmm6, zmmword ptr [rdi + 328]
vpmadd52huq zmm27, zmm6, zmm28
vpmadd52luq zmm27, zmm6, zmm24
vpmadd52huq zmm16, zmm6, zmm24
vmovdqa64 zmm25, zmmword ptr [rdi + 448]
vpmadd52luq zmm16, zmm6, zmm25
vmovdqa64 zmm6, zmmword ptr [rdi + 320]
vpmadd52huq zmm27, zmm6, zmm24
vpmadd52luq zmm27, zmm6, zmm25
vpmadd52huq zmm16, zmm6, zmm25
vmovdqu64 zmm12, zmmword ptr [rdi + 456]
vpmadd52luq zmm16, zmm6, zmm12
vmovdqu64 zmm6, zmmword ptr [rdi + 312]
vpmadd52huq zmm27, zmm6, zmm25
vpmadd52luq zmm27, zmm6, zmm12
vpmadd52huq zmm16, zmm6, zmm12
vmovdqu64 zmm10, zmmword ptr [rdi + 464]
vpmadd52luq zmm16, zmm6, zmm10
vmovdqu64 zmm6, zmmword ptr [rdi + 304]
vpmadd52huq zmm27, zmm6, zmm12
vpmadd52luq zmm27, zmm6, zmm10
vpmadd52huq zmm16, zmm6, zmm10
vmovdqu64 zmm13, zmmword ptr [rdi + 472]
vpmadd52luq zmm16, zmm6, zmm13
vmovdqu64 zmm6, zmmword ptr [rdi + 296]
vpmadd52huq zmm27, zmm6, zmm10
vpmadd52luq zmm27, zmm6, zmm13
vpmadd52huq zmm16, zmm6, zmm13
vmovdqu64 zmm11, zmmword ptr [rdi + 480]
vpmadd52luq zmm16, zmm6, zmm11
vmovdqu64 zmm6, zmmword ptr [rdi + 288]
vpmadd52huq zmm27, zmm6, zmm13
vpmadd52luq zmm27, zmm6, zmm11
vpmadd52huq zmm16, zmm6, zmm11
vmovdqu64 zmm9, zmmword ptr [rdi + 488]
vpmadd52luq zmm16, zmm6, zmm9
vmovdqu64 zmm6, zmmword ptr [rdi + 280]
vpmadd52huq zmm27, zmm6, zmm11
vpmadd52luq zmm27, zmm6, zmm9
vpmadd52huq zmm16, zmm6, zmm9
vmovdqu64 zmm7, zmmword ptr [rdi + 496]
vpmadd52luq zmm16, zmm6, zmm7
vmovdqu64 zmm6, zmmword ptr [rdi + 272]
vpmadd52huq zmm27, zmm6, zmm9
vpmadd52luq zmm27, zmm6, zmm7
vpmadd52huq zmm16, zmm6, zmm7
vmovdqu64 zmm1, zmmword ptr [rdi + 504]
vpmadd52luq zmm16, zmm6, zmm1
vmovdqu64 zmm6, zmmword ptr [rdi + 264]
vpmadd52huq zmm27, zmm6, zmm7
vpmadd52luq zmm27, zmm6, zmm1
vpmadd52huq zmm16, zmm6, zmm1
vpmadd52luq zmm16, zmm6, zmm2
vmovdqa64 zmm6, zmmword ptr [rdi + 256]
vpmadd52huq zmm27, zmm6, zmm1
vpmadd52luq zmm27, zmm6, zmm2
vpmadd52huq zmm16, zmm6, zmm2
vpmadd52luq zmm16, zmm6, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 248]
vpmadd52huq zmm27, zmm6, zmm2
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52huq zmm16, zmm6, zmm4
vpmadd52luq zmm16, zmm6, zmm8
vmovdqu64 zmm6, zmmword ptr [rdi + 240]
vpmadd52huq zmm27, zmm6, zmm4
vpmadd52luq zmm27, zmm6, zmm8
vpmadd52huq zmm16, zmm6, zmm8
vmovdqu64 zmm4, zmmword ptr [rdi + 536]
vpmadd52luq zmm16, zmm6, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 232]
vpmadd52huq zmm27, zmm6, zmm8
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52huq zmm16, zmm6, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 544]
vpmadd52luq zmm16, zmm6, zmm8
vmovdqu64 zmm6, zmmword ptr [rdi + 224]
vpmadd52huq zmm27, zmm6, zmm4
vpmadd52luq zmm27, zmm6, zmm8
vpmadd52huq zmm16, zmm6, zmm8
vmovdqu64 zmm4, zmmword ptr [rdi + 552]
vpmadd52luq zmm16, zmm6, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 216]
vpmadd52huq zmm27, zmm6, zmm8
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52huq zmm16, zmm6, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 560]
vpmadd52luq zmm16, zmm6, zmm8
vmovdqu64 zmm6, zmmword ptr [rdi + 208]
vpmadd52huq zmm27, zmm6, zmm4
vpmadd52luq zmm27, zmm6, zmm8
vpmadd52huq zmm16, zmm6, zmm8
vmovdqu64 zmm4, zmmword ptr [rdi + 568]
vpmadd52luq zmm16, zmm6, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 200]
vpmadd52huq zmm27, zmm6, zmm8
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52huq zmm16, zmm6, zmm4
vmovdqa64 zmm8, zmmword ptr [rdi + 576]
vpmadd52luq zmm16, zmm6, zmm8
vmovdqa64 zmm6, zmmword ptr [rdi + 192]
vpmadd52huq zmm27, zmm6, zmm4
vpmadd52luq zmm27, zmm6, zmm8
vpmadd52huq zmm16, zmm6, zmm8
vmovdqu64 zmm4, zmmword ptr [rdi + 584]
vpmadd52luq zmm16, zmm6, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 184]
vpmadd52huq zmm27, zmm6, zmm8
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52huq zmm16, zmm6, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 592]
vpmadd52luq zmm16, zmm6, zmm8
vmovdqu64 zmm6, zmmword ptr [rdi + 176]
vpmadd52huq zmm27, zmm6, zmm4
vpmadd52luq zmm27, zmm6, zmm8
vpmadd52huq zmm16, zmm6, zmm8
vmovdqu64 zmm4, zmmword ptr [rdi + 600]
vpmadd52luq zmm16, zmm6, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 168]
vpmadd52huq zmm27, zmm6, zmm8
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52huq zmm16, zmm6, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 608]
vpmadd52luq zmm16, zmm6, zmm8
vmovdqu64 zmm6, zmmword ptr [rdi + 160]
vpmadd52huq zmm27, zmm6, zmm4
vpmadd52luq zmm27, zmm6, zmm8
vpmadd52huq zmm16, zmm6, zmm8
vmovdqu64 zmm4, zmmword ptr [rdi + 616]
vpmadd52luq zmm16, zmm6, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 152]
vpmadd52huq zmm27, zmm6, zmm8
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52huq zmm16, zmm6, zmm4
vmovdqu64 zmm8, zmmword ptr [rdi + 624]
vpmadd52luq zmm16, zmm6, zmm8
vmovdqu64 zmm6, zmmword ptr [rdi + 144]
vpmadd52huq zmm27, zmm6, zmm4
vpmadd52luq zmm27, zmm6, zmm8
vpmadd52huq zmm16, zmm6, zmm8
vmovdqu64 zmm4, zmmword ptr [rdi + 632]
vpmadd52luq zmm16, zmm6, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 136]
vpmadd52huq zmm27, zmm6, zmm8
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52huq zmm16, zmm6, zmm4
vpmadd52luq zmm16, zmm6, zmm19
vmovdqa64 zmm6, zmmword ptr [rdi + 128]
vpmadd52huq zmm27, zmm6, zmm4
vpmadd52luq zmm27, zmm6, zmm19
vpmadd52huq zmm16, zmm6, zmm19
vpmadd52luq zmm16, zmm6, zmm20
vmovdqu64 zmm6, zmmword ptr [rdi + 120]
vpmadd52huq zmm27, zmm6, zmm19
vpmadd52luq zmm27, zmm6, zmm20
vpmadd52huq zmm16, zmm6, zmm20
vpmadd52luq zmm16, zmm6, zmm14
vmovdqu64 zmm6, zmmword ptr [rdi + 112]
vpmadd52huq zmm27, zmm6, zmm20
vpmadd52luq zmm27, zmm6, zmm14
vpmadd52huq zmm16, zmm6, zmm14
vpmadd52luq zmm16, zmm6, zmm26
vmovdqu64 zmm6, zmmword ptr [rdi + 104]
vpmadd52huq zmm27, zmm6, zmm14
vpmadd52luq zmm27, zmm6, zmm26
vpmadd52huq zmm16, zmm6, zmm26
vpmadd52luq zmm16, zmm6, zmm18
vmovdqu64 zmm6, zmmword ptr [rdi + 96]
vpmadd52huq zmm27, zmm6, zmm26
vpmadd52luq zmm27, zmm6, zmm18
vpmadd52huq zmm16, zmm6, zmm18
vpmadd52luq zmm16, zmm6, zmm22
vmovdqu64 zmm6, zmmword ptr [rdi + 88]
vpmadd52huq zmm27, zmm6, zmm18
vpmadd52luq zmm27, zmm6, zmm22
vpmadd52huq zmm16, zmm6, zmm22
vpmadd52luq zmm16, zmm6, zmm17
vmovdqu64 zmm6, zmmword ptr [rdi + 80]
vpmadd52huq zmm27, zmm6, zmm22
vpmadd52luq zmm27, zmm6, zmm17
vpmadd52huq zmm16, zmm6, zmm17
vpmadd52luq zmm16, zmm6, zmm23
vmovdqu64 zmm6, zmmword ptr [rdi + 72]
vpmadd52huq zmm27, zmm6, zmm17
vpmadd52luq zmm27, zmm6, zmm23
vpmadd52huq zmm16, zmm6, zmm23
vpmadd52luq zmm16, zmm6, zmm15
vpaddq zmm6, zmm27, zmm27
vpaddq zmm16, zmm16, zmm16
vpmadd52luq zmm6, zmm5, zmm5
vpmadd52huq zmm16, zmm5, zmm5
vpxorq zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm25, zmm12
vmovdqa64 zmmword ptr [rdi + 1792], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm24, zmm25
vpmadd52luq zmm16, zmm24, zmm12
vpmadd52huq zmm27, zmm24, zmm12
vpmadd52luq zmm27, zmm24, zmm10
vpmadd52huq zmm16, zmm28, zmm12
vpmadd52luq zmm16, zmm28, zmm10
vpmadd52huq zmm27, zmm28, zmm10
vpmadd52luq zmm27, zmm28, zmm13
vpmadd52huq zmm16, zmm29, zmm10
vpmadd52luq zmm16, zmm29, zmm13
vpmadd52huq zmm27, zmm29, zmm13
vpmadd52luq zmm27, zmm29, zmm11
vpmadd52huq zmm16, zmm21, zmm13
vpmadd52luq zmm16, zmm21, zmm11
vpmadd52huq zmm27, zmm21, zmm11
vpmadd52luq zmm27, zmm21, zmm9
vpmadd52huq zmm16, zmm3, zmm11
vpmadd52luq zmm16, zmm3, zmm9
vpmadd52huq zmm27, zmm3, zmm9
vpmadd52luq zmm27, zmm3, zmm7
vpmadd52huq zmm16, zmm0, zmm9
vpmadd52luq zmm16, zmm0, zmm7
vpmadd52huq zmm27, zmm0, zmm7
vpmadd52luq zmm27, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 1856], zmm6
vmovdqu64 zmm6, zmmword ptr [rdi + 392]
vpmadd52huq zmm16, zmm6, zmm7
vpmadd52luq zmm16, zmm6, zmm1
vpmadd52huq zmm27, zmm6, zmm1
vpmadd52luq zmm27, zmm6, zmm2
vpmadd52huq zmm16, zmm5, zmm1
vpmadd52luq zmm16, zmm5, zmm2
vpmadd52huq zmm27, zmm5, zmm2
vmovdqu64 zmm6, zmmword ptr [rdi + 520]
vpmadd52luq zmm27, zmm5, zmm6
vmovdqu64 zmm5, zmmword ptr [rdi + 376]
vpmadd52huq zmm16, zmm5, zmm2
vpmadd52luq zmm16, zmm5, zmm6
vpmadd52huq zmm27, zmm5, zmm6
vmovdqu64 zmm0, zmmword ptr [rdi + 528]
vpmadd52luq zmm27, zmm5, zmm0
vmovdqu64 zmm5, zmmword ptr [rdi + 368]
vpmadd52huq zmm16, zmm5, zmm6
vpmadd52luq zmm16, zmm5, zmm0
vpmadd52huq zmm27, zmm5, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 536]
vpmadd52luq zmm27, zmm5, zmm3
vmovdqu64 zmm5, zmmword ptr [rdi + 360]
vpmadd52huq zmm16, zmm5, zmm0
vpmadd52luq zmm16, zmm5, zmm3
vpmadd52huq zmm27, zmm5, zmm3
vmovdqu64 zmm21, zmmword ptr [rdi + 544]
vpmadd52luq zmm27, zmm5, zmm21
vmovdqu64 zmm5, zmmword ptr [rdi + 352]
vpmadd52huq zmm16, zmm5, zmm3
vpmadd52luq zmm16, zmm5, zmm21
vpmadd52huq zmm27, zmm5, zmm21
vmovdqu64 zmm29, zmmword ptr [rdi + 552]
vpmadd52luq zmm27, zmm5, zmm29
vmovdqu64 zmm5, zmmword ptr [rdi + 344]
vpmadd52huq zmm16, zmm5, zmm21
vpmadd52luq zmm16, zmm5, zmm29
vpmadd52huq zmm27, zmm5, zmm29
vmovdqu64 zmm28, zmmword ptr [rdi + 560]
vpmadd52luq zmm27, zmm5, zmm28
vmovdqu64 zmm5, zmmword ptr [rdi + 336]
vpmadd52huq zmm16, zmm5, zmm29
vpmadd52luq zmm16, zmm5, zmm28
vpmadd52huq zmm27, zmm5, zmm28
vmovdqu64 zmm24, zmmword ptr [rdi + 568]
vpmadd52luq zmm27, zmm5, zmm24
vmovdqu64 zmm5, zmmword ptr [rdi + 328]
vpmadd52huq zmm16, zmm5, zmm28
vpmadd52luq zmm16, zmm5, zmm24
vpmadd52huq zmm27, zmm5, zmm24
vmovdqa64 zmm12, zmmword ptr [rdi + 576]
vpmadd52luq zmm27, zmm5, zmm12
vmovdqa64 zmm5, zmmword ptr [rdi + 320]
vpmadd52huq zmm16, zmm5, zmm24
vpmadd52luq zmm16, zmm5, zmm12
vpmadd52huq zmm27, zmm5, zmm12
vmovdqu64 zmm24, zmmword ptr [rdi + 584]
vpmadd52luq zmm27, zmm5, zmm24
vmovdqu64 zmm5, zmmword ptr [rdi + 312]
vpmadd52huq zmm16, zmm5, zmm12
vpmadd52luq zmm16, zmm5, zmm24
vpmadd52huq zmm27, zmm5, zmm24
vmovdqu64 zmm12, zmmword ptr [rdi + 592]
vpmadd52luq zmm27, zmm5, zmm12
vmovdqu64 zmm5, zmmword ptr [rdi + 304]
vpmadd52huq zmm16, zmm5, zmm24
vpmadd52luq zmm16, zmm5, zmm12
vpmadd52huq zmm27, zmm5, zmm12
vmovdqu64 zmm24, zmmword ptr [rdi + 600]
vpmadd52luq zmm27, zmm5, zmm24
vmovdqu64 zmm5, zmmword ptr [rdi + 296]
vpmadd52huq zmm16, zmm5, zmm12
vpmadd52luq zmm16, zmm5, zmm24
vpmadd52huq zmm27, zmm5, zmm24
vmovdqu64 zmm12, zmmword ptr [rdi + 608]
vpmadd52luq zmm27, zmm5, zmm12
vmovdqu64 zmm5, zmmword ptr [rdi + 288]
vpmadd52huq zmm16, zmm5, zmm24
vpmadd52luq zmm16, zmm5, zmm12
vpmadd52huq zmm27, zmm5, zmm12
vmovdqu64 zmm24, zmmword ptr [rdi + 616]
vpmadd52luq zmm27, zmm5, zmm24
vmovdqu64 zmm5, zmmword ptr [rdi + 280]
vpmadd52huq zmm16, zmm5, zmm12
vpmadd52luq zmm16, zmm5, zmm24
vpmadd52huq zmm27, zmm5, zmm24
vpmadd52luq zmm27, zmm5, zmm8
vmovdqu64 zmm5, zmmword ptr [rdi + 272]
vpmadd52huq zmm16, zmm5, zmm24
vpmadd52luq zmm16, zmm5, zmm8
vpmadd52huq zmm27, zmm5, zmm8
vpmadd52luq zmm27, zmm5, zmm4
vmovdqu64 zmm5, zmmword ptr [rdi + 264]
vpmadd52huq zmm16, zmm5, zmm8
vpmadd52luq zmm16, zmm5, zmm4
vpmadd52huq zmm27, zmm5, zmm4
vpmadd52luq zmm27, zmm5, zmm19
vmovdqa64 zmm5, zmmword ptr [rdi + 256]
vpmadd52huq zmm16, zmm5, zmm4
vpmadd52luq zmm16, zmm5, zmm19
vpmadd52huq zmm27, zmm5, zmm19
vpmadd52luq zmm27, zmm5, zmm20
vmovdqu64 zmm5, zmmword ptr [rdi + 248]
vpmadd52huq zmm16, zmm5, zmm19
vpmadd52luq zmm16, zmm5, zmm20
vpmadd52huq zmm27, zmm5, zmm20
vpmadd52luq zmm27, zmm5, zmm14
vmovdqu64 zmm5, zmmword ptr [rdi + 240]
vpmadd52huq zmm16, zmm5, zmm20
vpmadd52luq zmm16, zmm5, zmm14
vpmadd52huq zmm27, zmm5, zmm14
vpmadd52luq zmm27, zmm5, zmm26
vmovdqu64 zmm5, zmmword ptr [rdi + 232]
vpmadd52huq zmm16, zmm5, zmm14
vpmadd52luq zmm16, zmm5, zmm26
vpmadd52huq zmm27, zmm5, zmm26
vpmadd52luq zmm27, zmm5, zmm18
vmovdqu64 zmm5, zmmword ptr [rdi + 224]
vpmadd52huq zmm16, zmm5, zmm26
vpmadd52luq zmm16, zmm5, zmm18
vpmadd52huq zmm27, zmm5, zmm18
vpmadd52luq zmm27, zmm5, zmm22
vmovdqu64 zmm5, zmmword ptr [rdi + 216]
vpmadd52huq zmm16, zmm5, zmm18
vpmadd52luq zmm16, zmm5, zmm22
vpmadd52huq zmm27, zmm5, zmm22
vpmadd52luq zmm27, zmm5, zmm17
vmovdqu64 zmm5, zmmword ptr [rdi + 208]
vpmadd52huq zmm16, zmm5, zmm22
vpmadd52luq zmm16, zmm5, zmm17
vpmadd52huq zmm27, zmm5, zmm17
vpmadd52luq zmm27, zmm5, zmm23
vmovdqu64 zmm5, zmmword ptr [rdi + 200]
vpmadd52huq zmm16, zmm5, zmm17
vpmadd52luq zmm16, zmm5, zmm23
vpmadd52huq zmm27, zmm5, zmm23
vpmadd52luq zmm27, zmm5, zmm15
vmovdqa64 zmm5, zmmword ptr [rdi + 192]
vpmadd52huq zmm16, zmm5, zmm23
vpmadd52luq zmm16, zmm5, zmm15
vpmadd52huq zmm27, zmm5, zmm15
vmovdqu64 zmm23, zmmword ptr [rdi + 712]
vpmadd52luq zmm27, zmm5, zmm23
vmovdqu64 zmm5, zmmword ptr [rdi + 184]
vpmadd52huq zmm16, zmm5, zmm15
vpmadd52luq zmm16, zmm5, zmm23
vpmadd52huq zmm27, zmm5, zmm23
vmovdqu64 zmm15, zmmword ptr [rdi + 720]
vpmadd52luq zmm27, zmm5, zmm15
vmovdqu64 zmm5, zmmword ptr [rdi + 176]
vpmadd52huq zmm16, zmm5, zmm23
vpmadd52luq zmm16, zmm5, zmm15
vpmadd52huq zmm27, zmm5, zmm15
vmovdqu64 zmm23, zmmword ptr [rdi + 728]
vpmadd52luq zmm27, zmm5, zmm23
vmovdqu64 zmm5, zmmword ptr [rdi + 168]
vpmadd52huq zmm16, zmm5, zmm15
vpmadd52luq zmm16, zmm5, zmm23
vpmadd52huq zmm27, zmm5, zmm23
vmovdqu64 zmm15, zmmword ptr [rdi + 736]
vpmadd52luq zmm27, zmm5, zmm15
vmovdqu64 zmm5, zmmword ptr [rdi + 160]
vpmadd52huq zmm16, zmm5, zmm23
vpmadd52luq zmm16, zmm5, zmm15
vpmadd52huq zmm27, zmm5, zmm15
vmovdqu64 zmm23, zmmword ptr [rdi + 744]
vpmadd52luq zmm27, zmm5, zmm23
vmovdqu64 zmm5, zmmword ptr [rdi + 152]
vpmadd52huq zmm16, zmm5, zmm15
vpmadd52luq zmm16, zmm5, zmm23
vpmadd52huq zmm27, zmm5, zmm23
vmovdqu64 zmm15, zmmword ptr [rdi + 752]
vpmadd52luq zmm27, zmm5, zmm15
vmovdqu64 zmm5, zmmword ptr [rdi + 144]
vpmadd52huq zmm16, zmm5, zmm23
vpmadd52luq zmm16, zmm5, zmm15
vpmadd52huq zmm27, zmm5, zmm15
vmovdqu64 zmm23, zmmword ptr [rdi + 760]
vpmadd52luq zmm27, zmm5, zmm23
vmovdqu64 zmm5, zmmword ptr [rdi + 136]
vpmadd52huq zmm16, zmm5, zmm15
vpmadd52luq zmm16, zmm5, zmm23
vpmadd52huq zmm27, zmm5, zmm23
vpmadd52huq zmm16, zmm23, zmmword ptr [rdi + 128]
vpaddq zmm5, zmm16, zmm16
vpaddq zmm16, zmm27, zmm27
vpmadd52luq zmm5, zmm25, zmm25
vpmadd52huq zmm16, zmm25, zmm25
vpxorq zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi + 1920], zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm1, zmm2
vpmadd52luq zmm16, zmm1, zmm6
vpmadd52huq zmm27, zmm1, zmm6
vpmadd52luq zmm27, zmm1, zmm0
vpmadd52huq zmm16, zmm7, zmm6
vpmadd52luq zmm16, zmm7, zmm0
vpmadd52huq zmm27, zmm7, zmm0
vpmadd52luq zmm27, zmm7, zmm3
vpmadd52huq zmm16, zmm9, zmm0
vpmadd52luq zmm16, zmm9, zmm3
vpmadd52huq zmm27, zmm9, zmm3
vpmadd52luq zmm27, zmm9, zmm21
vpmadd52huq zmm16, zmm11, zmm3
vpmadd52luq zmm16, zmm11, zmm21
vpmadd52huq zmm27, zmm11, zmm21
vpmadd52luq zmm27, zmm11, zmm29
vpmadd52huq zmm16, zmm13, zmm21
vpmadd52luq zmm16, zmm13, zmm29
vpmadd52huq zmm27, zmm13, zmm29
vpmadd52luq zmm27, zmm13, zmm28
vpmadd52huq zmm16, zmm10, zmm29
vpmadd52luq zmm16, zmm10, zmm28
vpmadd52huq zmm27, zmm10, zmm28
vmovdqa64 zmmword ptr [rdi + 1984], zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 568]
vpmadd52luq zmm27, zmm10, zmm5
vmovdqu64 zmm10, zmmword ptr [rdi + 456]
vpmadd52huq zmm16, zmm10, zmm28
vpmadd52luq zmm16, zmm10, zmm5
vpmadd52huq zmm27, zmm10, zmm5
vmovdqa64 zmm13, zmmword ptr [rdi + 576]
vpmadd52luq zmm27, zmm10, zmm13
vpmadd52huq zmm16, zmm25, zmm5
vpmadd52luq zmm16, zmm25, zmm13
vpmadd52huq zmm27, zmm25, zmm13
vmovdqu64 zmm10, zmmword ptr [rdi + 584]
vpmadd52luq zmm27, zmm25, zmm10
vmovdqu64 zmm25, zmmword ptr [rdi + 440]
vpmadd52huq zmm16, zmm25, zmm13
vpmadd52luq zmm16, zmm25, zmm10
vpmadd52huq zmm27, zmm25, zmm10
vmovdqu64 zmm11, zmmword ptr [rdi + 592]
vpmadd52luq zmm27, zmm25, zmm11
vmovdqu64 zmm25, zmmword ptr [rdi + 432]
vpmadd52huq zmm16, zmm25, zmm10
vpmadd52luq zmm16, zmm25, zmm11
vpmadd52huq zmm27, zmm25, zmm11
vmovdqu64 zmm9, zmmword ptr [rdi + 600]
vpmadd52luq zmm27, zmm25, zmm9
vmovdqu64 zmm25, zmmword ptr [rdi + 424]
vpmadd52huq zmm16, zmm25, zmm11
vpmadd52luq zmm16, zmm25, zmm9
vpmadd52huq zmm27, zmm25, zmm9
vpmadd52luq zmm27, zmm25, zmm12
vmovdqu64 zmm25, zmmword ptr [rdi + 416]
vpmadd52huq zmm16, zmm25, zmm9
vpmadd52luq zmm16, zmm25, zmm12
vpmadd52huq zmm27, zmm25, zmm12
vpmadd52luq zmm27, zmm25, zmm24
vmovdqu64 zmm25, zmmword ptr [rdi + 408]
vpmadd52huq zmm16, zmm25, zmm12
vpmadd52luq zmm16, zmm25, zmm24
vpmadd52huq zmm27, zmm25, zmm24
vpmadd52luq zmm27, zmm25, zmm8
vmovdqu64 zmm25, zmmword ptr [rdi + 400]
vpmadd52huq zmm16, zmm25, zmm24
vpmadd52luq zmm16, zmm25, zmm8
vpmadd52huq zmm27, zmm25, zmm8
vpmadd52luq zmm27, zmm25, zmm4
vmovdqu64 zmm25, zmmword ptr [rdi + 392]
vpmadd52huq zmm16, zmm25, zmm8
vpmadd52luq zmm16, zmm25, zmm4
vpmadd52huq zmm27, zmm25, zmm4
vpmadd52luq zmm27, zmm25, zmm19
vmovdqa64 zmm25, zmmword ptr [rdi + 384]
vpmadd52huq zmm16, zmm25, zmm4
vpmadd52luq zmm16, zmm25, zmm19
vpmadd52huq zmm27, zmm25, zmm19
vpmadd52luq zmm27, zmm25, zmm20
vmovdqu64 zmm25, zmmword ptr [rdi + 376]
vpmadd52huq zmm16, zmm25, zmm19
vpmadd52luq zmm16, zmm25, zmm20
vpmadd52huq zmm27, zmm25, zmm20
vpmadd52luq zmm27, zmm25, zmm14
vmovdqu64 zmm25, zmmword ptr [rdi + 368]
vpmadd52huq zmm16, zmm25, zmm20
vpmadd52luq zmm16, zmm25, zmm14
vpmadd52huq zmm27, zmm25, zmm14
vpmadd52luq zmm27, zmm25, zmm26
vmovdqu64 zmm25, zmmword ptr [rdi + 360]
vpmadd52huq zmm16, zmm25, zmm14
vpmadd52luq zmm16, zmm25, zmm26
vpmadd52huq zmm27, zmm25, zmm26
vpmadd52luq zmm27, zmm25, zmm18
vmovdqu64 zmm25, zmmword ptr [rdi + 352]
vpmadd52huq zmm16, zmm25, zmm26
vpmadd52luq zmm16, zmm25, zmm18
vpmadd52huq zmm27, zmm25, zmm18
vpmadd52luq zmm27, zmm25, zmm22
vmovdqu64 zmm25, zmmword ptr [rdi + 344]
vpmadd52huq zmm16, zmm25, zmm18
vpmadd52luq zmm16, zmm25, zmm22
vpmadd52huq zmm27, zmm25, zmm22
vpmadd52luq zmm27, zmm25, zmm17
vmovdqu64 zmm25, zmmword ptr [rdi + 336]
vpmadd52huq zmm16, zmm25, zmm22
vpmadd52luq zmm16, zmm25, zmm17
vpmadd52huq zmm27, zmm25, zmm17
vmovdqu64 zmm22, zmmword ptr [rdi + 696]
vpmadd52luq zmm27, zmm25, zmm22
vmovdqu64 zmm25, zmmword ptr [rdi + 328]
vpmadd52huq zmm16, zmm25, zmm17
vpmadd52luq zmm16, zmm25, zmm22
vpmadd52huq zmm27, zmm25, zmm22
vmovdqa64 zmm17, zmmword ptr [rdi + 704]
vpmadd52luq zmm27, zmm25, zmm17
vmovdqa64 zmm25, zmmword ptr [rdi + 320]
vpmadd52huq zmm16, zmm25, zmm22
vpmadd52luq zmm16, zmm25, zmm17
vpmadd52huq zmm27, zmm25, zmm17
vmovdqu64 zmm22, zmmword ptr [rdi + 712]
vpmadd52luq zmm27, zmm25, zmm22
vmovdqu64 zmm25, zmmword ptr [rdi + 312]
vpmadd52huq zmm16, zmm25, zmm17
vpmadd52luq zmm16, zmm25, zmm22
vpmadd52huq zmm27, zmm25, zmm22
vmovdqu64 zmm17, zmmword ptr [rdi + 720]
vpmadd52luq zmm27, zmm25, zmm17
vmovdqu64 zmm25, zmmword ptr [rdi + 304]
vpmadd52huq zmm16, zmm25, zmm22
vpmadd52luq zmm16, zmm25, zmm17
vpmadd52huq zmm27, zmm25, zmm17
vmovdqu64 zmm22, zmmword ptr [rdi + 728]
vpmadd52luq zmm27, zmm25, zmm22
vmovdqu64 zmm25, zmmword ptr [rdi + 296]
vpmadd52huq zmm16, zmm25, zmm17
vpmadd52luq zmm16, zmm25, zmm22
vpmadd52huq zmm27, zmm25, zmm22
vmovdqu64 zmm17, zmmword ptr [rdi + 736]
vpmadd52luq zmm27, zmm25, zmm17
vmovdqu64 zmm25, zmmword ptr [rdi + 288]
vpmadd52huq zmm16, zmm25, zmm22
vpmadd52luq zmm16, zmm25, zmm17
vpmadd52huq zmm27, zmm25, zmm17
vmovdqu64 zmm22, zmmword ptr [rdi + 744]
vpmadd52luq zmm27, zmm25, zmm22
vmovdqu64 zmm25, zmmword ptr [rdi + 280]
vpmadd52huq zmm16, zmm25, zmm17
vpmadd52luq zmm16, zmm25, zmm22
vpmadd52huq zmm27, zmm25, zmm22
vpmadd52luq zmm27, zmm25, zmm15
vmovdqu64 zmm25, zmmword ptr [rdi + 272]
vpmadd52huq zmm16, zmm25, zmm22
vpmadd52luq zmm16, zmm25, zmm15
vpmadd52huq zmm27, zmm25, zmm15
vpmadd52luq zmm27, zmm25, zmm23
vmovdqu64 zmm25, zmmword ptr [rdi + 264]
vpmadd52huq zmm16, zmm25, zmm15
vpmadd52luq zmm16, zmm25, zmm23
vpmadd52huq zmm27, zmm25, zmm23
vpmadd52huq zmm16, zmm23, zmmword ptr [rdi + 256]
vpaddq zmm16, zmm16, zmm16
vpaddq zmm25, zmm27, zmm27
vpmadd52luq zmm16, zmm2, zmm2
vpmadd52huq zmm25, zmm2, zmm2
vpxorq zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm13, zmm10
vmovdqa64 zmmword ptr [rdi + 2048], zmm25
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm5, zmm13
vpmadd52luq zmm25, zmm5, zmm10
vpmadd52huq zmm27, zmm5, zmm10
vpmadd52luq zmm27, zmm5, zmm11
vpmadd52huq zmm25, zmm28, zmm10
vpmadd52luq zmm25, zmm28, zmm11
vpmadd52huq zmm27, zmm28, zmm11
vpmadd52luq zmm27, zmm28, zmm9
vpmadd52huq zmm25, zmm29, zmm11
vpmadd52luq zmm25, zmm29, zmm9
vpmadd52huq zmm27, zmm29, zmm9
vpmadd52luq zmm27, zmm29, zmm12
vpmadd52huq zmm25, zmm21, zmm9
vpmadd52luq zmm25, zmm21, zmm12
vpmadd52huq zmm27, zmm21, zmm12
vpmadd52luq zmm27, zmm21, zmm24
vpmadd52huq zmm25, zmm3, zmm12
vpmadd52luq zmm25, zmm3, zmm24
vpmadd52huq zmm27, zmm3, zmm24
vpmadd52luq zmm27, zmm3, zmm8
vpmadd52huq zmm25, zmm0, zmm24
vpmadd52luq zmm25, zmm0, zmm8
vpmadd52huq zmm27, zmm0, zmm8
vpmadd52luq zmm27, zmm0, zmm4
vpmadd52huq zmm25, zmm6, zmm8
vpmadd52luq zmm25, zmm6, zmm4
vpmadd52huq zmm27, zmm6, zmm4
vpmadd52luq zmm27, zmm6, zmm19
vpmadd52huq zmm25, zmm2, zmm4
vpmadd52luq zmm25, zmm2, zmm19
vpmadd52huq zmm27, zmm2, zmm19
vpmadd52luq zmm27, zmm2, zmm20
vpmadd52huq zmm25, zmm1, zmm19
vpmadd52luq zmm25, zmm1, zmm20
vpmadd52huq zmm27, zmm1, zmm20
vpmadd52luq zmm27, zmm1, zmm14
vpmadd52huq zmm25, zmm7, zmm20
vpmadd52luq zmm25, zmm7, zmm14
vpmadd52huq zmm27, zmm7, zmm14
vpmadd52luq zmm27, zmm7, zmm26
vmovdqu64 zmm0, zmmword ptr [rdi + 488]
vpmadd52huq zmm25, zmm0, zmm14
vpmadd52luq zmm25, zmm0, zmm26
vpmadd52huq zmm27, zmm0, zmm26
vpmadd52luq zmm27, zmm0, zmm18
vmovdqu64 zmm0, zmmword ptr [rdi + 480]
vpmadd52huq zmm25, zmm0, zmm26
vpmadd52luq zmm25, zmm0, zmm18
vpmadd52huq zmm27, zmm0, zmm18
vmovdqu64 zmm1, zmmword ptr [rdi + 680]
vpmadd52luq zmm27, zmm0, zmm1
vmovdqu64 zmm0, zmmword ptr [rdi + 472]
vpmadd52huq zmm25, zmm0, zmm18
vpmadd52luq zmm25, zmm0, zmm1
vpmadd52huq zmm27, zmm0, zmm1
vmovdqu64 zmm2, zmmword ptr [rdi + 688]
vpmadd52luq zmm27, zmm0, zmm2
vmovdqu64 zmm0, zmmword ptr [rdi + 464]
vpmadd52huq zmm25, zmm0, zmm1
vpmadd52luq zmm25, zmm0, zmm2
vpmadd52huq zmm27, zmm0, zmm2
vmovdqu64 zmm1, zmmword ptr [rdi + 696]
vpmadd52luq zmm27, zmm0, zmm1
vmovdqu64 zmm0, zmmword ptr [rdi + 456]
vpmadd52huq zmm25, zmm0, zmm2
vpmadd52luq zmm25, zmm0, zmm1
vpmadd52huq zmm27, zmm0, zmm1
vmovdqa64 zmm2, zmmword ptr [rdi + 704]
vpmadd52luq zmm27, zmm0, zmm2
vmovdqa64 zmm0, zmmword ptr [rdi + 448]
vpmadd52huq zmm25, zmm0, zmm1
vpmadd52luq zmm25, zmm0, zmm2
vpmadd52huq zmm27, zmm0, zmm2
vmovdqu64 zmm1, zmmword ptr [rdi + 712]
vpmadd52luq zmm27, zmm0, zmm1
vmovdqu64 zmm0, zmmword ptr [rdi + 440]
vpmadd52huq zmm25, zmm0, zmm2
vpmadd52luq zmm25, zmm0, zmm1
vpmadd52huq zmm27, zmm0, zmm1
vmovdqu64 zmm2, zmmword ptr [rdi + 720]
vpmadd52luq zmm27, zmm0, zmm2
vmovdqu64 zmm0, zmmword ptr [rdi + 432]
vpmadd52huq zmm25, zmm0, zmm1
vpmadd52luq zmm25, zmm0, zmm2
vpmadd52huq zmm27, zmm0, zmm2
vmovdqu64 zmm1, zmmword ptr [rdi + 728]
vpmadd52luq zmm27, zmm0, zmm1
vmovdqu64 zmm0, zmmword ptr [rdi + 424]
vpmadd52huq zmm25, zmm0, zmm2
vpmadd52luq zmm25, zmm0, zmm1
vpmadd52huq zmm27, zmm0, zmm1
vpmadd52luq zmm27, zmm0, zmm17
vmovdqu64 zmm0, zmmword ptr [rdi + 416]
vpmadd52huq zmm25, zmm0, zmm1
vpmadd52luq zmm25, zmm0, zmm17
vpmadd52huq zmm27, zmm0, zmm17
vpmadd52luq zmm27, zmm0, zmm22
vmovdqu64 zmm0, zmmword ptr [rdi + 408]
vpmadd52huq zmm25, zmm0, zmm17
vpmadd52luq zmm25, zmm0, zmm22
vpmadd52huq zmm27, zmm0, zmm22
vpmadd52luq zmm27, zmm0, zmm15
vmovdqu64 zmm0, zmmword ptr [rdi + 400]
vpmadd52huq zmm25, zmm0, zmm22
vpmadd52luq zmm25, zmm0, zmm15
vpmadd52huq zmm27, zmm0, zmm15
vpmadd52luq zmm27, zmm0, zmm23
vmovdqu64 zmm0, zmmword ptr [rdi + 392]
vpmadd52huq zmm25, zmm0, zmm15
vpmadd52luq zmm25, zmm0, zmm23
vpmadd52huq zmm27, zmm0, zmm23
vpmadd52huq zmm25, zmm23, zmmword ptr [rdi + 384]
vpaddq zmm0, zmm25, zmm25
vpaddq zmm1, zmm27, zmm27
vpmadd52luq zmm0, zmm13, zmm13
vpmadd52huq zmm1, zmm13, zmm13
vmovdqa64 zmm2, zmmword ptr [rdi + 1088]
vpsrlq zmm3, zmm2, 52
vmovdqa64 zmm4, zmmword ptr [rdi + 1216]
vpsrlq zmm5, zmm4, 52
vmovdqa64 zmm6, zmmword ptr [rdi + 1344]
vpsrlq zmm7, zmm6, 52
vmovdqa64 zmm8, zmmword ptr [rdi + 1472]
vpsrlq zmm9, zmm8, 52
vmovdqa64 zmm10, zmmword ptr [rdi + 1600]
vpsrlq zmm11, zmm10, 52
vmovdqa64 zmm12, zmmword ptr [rdi + 1728]
vpsrlq zmm13, zmm12, 52
vmovdqa64 zmm14, zmmword ptr [rdi + 1024]
vpsrlq zmm15, zmm14, 52
vmovdqa64 zmm17, zmmword ptr [rdi + 1152]
vpsrlq zmm18, zmm17, 52
vmovdqa64 zmm19, zmmword ptr [rdi + 1280]
vpsrlq zmm20, zmm19, 52
vmovdqa64 zmm21, zmmword ptr [rdi + 1408]
vpsrlq zmm22, zmm21, 52
vpsrlq zmm23, zmm1, 52
vmovdqa64 zmm24, zmmword ptr [rdi + 1536]
vpsrlq zmm25, zmm24, 52
vmovdqa64 zmm26, zmmword ptr [rdi + 1664]
vpsrlq zmm27, zmm26, 52
valignq zmm28, zmm15, zmm22, 7
vmovdqa64 zmm29, zmm2
vpaddq zmm29{k1}, zmm29, zmm28
vmovdqa64 zmmword ptr [rdi + 2112], zmm29
vpternlogq zmm30, zmm29, zmm2, 0xf6
vpaddq zmm2, zmm14, zmm3
vmovdqa64 zmmword ptr [rdi + 2176], zmm2
vpternlogq zmm30, zmm2, zmm14, 0xf6
valignq zmm2, zmm18, zmm15, 7
vpaddq zmm3, zmm4, zmm2
vmovdqa64 zmmword ptr [rdi + 2240], zmm3
vpternlogq zmm30, zmm3, zmm4, 0xf6
vpaddq zmm2, zmm17, zmm5
vmovdqa64 zmmword ptr [rdi + 2304], zmm2
vpternlogq zmm30, zmm2, zmm17, 0xf6
valignq zmm2, zmm20, zmm18, 7
vpaddq zmm3, zmm6, zmm2
vmovdqa64 zmmword ptr [rdi + 2368], zmm3
vpternlogq zmm30, zmm3, zmm6, 0xf6
vpaddq zmm2, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi + 2432], zmm2
vpternlogq zmm30, zmm2, zmm19, 0xf6
valignq zmm2, zmm22, zmm20, 7
vpaddq zmm3, zmm8, zmm2
vmovdqa64 zmmword ptr [rdi + 2496], zmm3
vpternlogq zmm30, zmm3, zmm8, 0xf6
vpaddq zmm2, zmm21, zmm9
vmovdqa64 zmmword ptr [rdi + 2560], zmm2
vpternlogq zmm30, zmm2, zmm21, 0xf6
valignq zmm2, zmm25, zmm23, 7
vmovdqa64 zmm3, zmm10
vpaddq zmm3{k2}, zmm3, zmm2
vmovdqa64 zmmword ptr [rdi + 2624], zmm3
vpternlogq zmm30, zmm3, zmm10, 0xf6
vpaddq zmm2, zmm24, zmm11
vmovdqa64 zmmword ptr [rdi + 2688], zmm2
vpternlogq zmm30, zmm2, zmm24, 0xf6
valignq zmm2, zmm27, zmm25, 7
vpaddq zmm3, zmm12, zmm2
vmovdqa64 zmmword ptr [rdi + 2752], zmm3
vpternlogq zmm30, zmm3, zmm12, 0xf6
vpaddq zmm2, zmm26, zmm13
vmovdqa64 zmmword ptr [rdi + 2816], zmm2
vpternlogq zmm30, zmm2, zmm26, 0xf6
vmovdqa64 zmm2, zmmword ptr [rdi + 1856]
vmovdqa64 zmm3, zmmword ptr [rdi + 1792]
vmovdqa64 zmm4, zmmword ptr [rdi + 832]
vpermi2q zmm4, zmm2, zmm3
vpaddq zmm4{k3}, zmm4, zmm28
vmovdqa64 zmm5, zmmword ptr [rdi + 896]
vpermi2q zmm5, zmm2, zmm3
vmovdqa64 zmm2, zmmword ptr [rdi + 1984]
vmovdqa64 zmm3, zmmword ptr [rdi + 1920]
vmovdqa64 zmm6, zmmword ptr [rdi + 832]
vpermi2q zmm6, zmm2, zmm3
vmovdqa64 zmm7, zmmword ptr [rdi + 896]
vpermi2q zmm7, zmm2, zmm3
vmovdqa64 zmm2, zmmword ptr [rdi + 2048]
vmovdqa64 zmm3, zmmword ptr [rdi + 832]
vpermi2q zmm3, zmm16, zmm2
vmovdqa64 zmm8, zmmword ptr [rdi + 896]
vpermi2q zmm8, zmm16, zmm2
vmovdqa64 zmm2, zmmword ptr [rdi + 832]
vpermi2q zmm2, zmm0, zmm1
vmovdqa64 zmm9, zmmword ptr [rdi + 896]
vpermi2q zmm9, zmm0, zmm1
vmovdqa64 zmm0, zmmword ptr [rdi + 832]
vpermi2q zmm0, zmm10, zmm24
vmovdqa64 zmm1, zmmword ptr [rdi + 960]
vpermi2q zmm1{k4}{z}, zmm10, zmm24
vpbroadcastq zmm10, qword ptr [rdi + 2112]
vmovdqa64 zmm11, zmmword ptr [rsi + -8192]
vpmadd52luq zmm4, zmm10, zmm11
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -8128]
vpmadd52luq zmm5, zmm10, zmm11
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -8064]
vpmadd52luq zmm6, zmm10, zmm11
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -8000]
vpmadd52luq zmm7, zmm10, zmm11
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7936]
vpmadd52luq zmm3, zmm10, zmm11
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7872]
vpmadd52luq zmm8, zmm10, zmm11
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7808]
vpmadd52luq zmm2, zmm10, zmm11
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7744]
vpmadd52luq zmm9, zmm10, zmm11
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7680]
vpmadd52luq zmm0, zmm10, zmm11
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7616]
vpmadd52luq zmm1, zmm10, zmm11
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2176]
vmovdqa64 zmm11, zmmword ptr [rsi + -7552]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7488]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7424]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7360]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7296]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7232]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7168]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7104]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -7040]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6976]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2120]
vmovdqa64 zmm11, zmmword ptr [rsi + -6912]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6848]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6784]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6720]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6656]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6592]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6528]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6464]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6400]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6336]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2184]
vmovdqa64 zmm11, zmmword ptr [rsi + -6272]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6208]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6144]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6080]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6016]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5952]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5888]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5824]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5760]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5696]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2128]
vmovdqa64 zmm11, zmmword ptr [rsi + -5632]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5568]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5504]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5440]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5376]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5312]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5248]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5184]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5120]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -5056]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2192]
vmovdqa64 zmm11, zmmword ptr [rsi + -4992]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4928]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4864]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4800]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4736]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4672]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4608]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4544]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4480]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4416]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2136]
vmovdqa64 zmm11, zmmword ptr [rsi + -4352]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4288]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4224]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4160]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4096]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -4032]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3968]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3904]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3840]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3776]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2200]
vmovdqa64 zmm11, zmmword ptr [rsi + -3712]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3648]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3584]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3520]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3456]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3392]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3328]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3264]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3200]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3136]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2144]
vmovdqa64 zmm11, zmmword ptr [rsi + -3072]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -3008]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2944]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2880]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2816]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2752]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2688]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2624]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2560]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2496]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2208]
vmovdqa64 zmm11, zmmword ptr [rsi + -2432]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2368]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2304]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2240]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2176]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2112]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -2048]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1984]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1920]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1856]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2152]
vmovdqa64 zmm11, zmmword ptr [rsi + -1792]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1728]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1664]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1600]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1536]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1472]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1408]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1344]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1280]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1216]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2216]
vmovdqa64 zmm11, zmmword ptr [rsi + -1152]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1088]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -1024]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -960]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -896]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -832]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -768]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -704]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -640]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -576]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2160]
vmovdqa64 zmm11, zmmword ptr [rsi + -512]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -448]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -384]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -320]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -256]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -192]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -128]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -64]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 0]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 64]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2224]
vmovdqa64 zmm11, zmmword ptr [rsi + 128]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 192]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 256]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 320]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 384]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 448]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 512]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 576]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 640]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 704]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2168]
vmovdqa64 zmm11, zmmword ptr [rsi + 768]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 832]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 896]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 960]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1024]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1088]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1152]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1216]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1280]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1344]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2232]
vmovdqa64 zmm11, zmmword ptr [rsi + 1408]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1472]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1536]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1600]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1664]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1728]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1792]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1856]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1920]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 1984]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2240]
vmovdqa64 zmm11, zmmword ptr [rsi + 2048]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2112]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2176]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2240]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2304]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2368]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2432]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2496]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2560]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2624]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2304]
vmovdqa64 zmm11, zmmword ptr [rsi + 2688]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2752]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2816]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2880]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 2944]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3008]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3072]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3136]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3200]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3264]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2248]
vmovdqa64 zmm11, zmmword ptr [rsi + 3328]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3392]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3456]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3520]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3584]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3648]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3712]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3776]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3840]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 3904]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2312]
vmovdqa64 zmm11, zmmword ptr [rsi + 3968]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4032]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4096]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4160]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4224]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4288]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4352]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4416]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4480]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4544]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2256]
vmovdqa64 zmm11, zmmword ptr [rsi + 4608]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4672]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4736]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4800]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4864]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4928]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 4992]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5056]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5120]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5184]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2320]
vmovdqa64 zmm11, zmmword ptr [rsi + 5248]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5312]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5376]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5440]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5504]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5568]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5632]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5696]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5760]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5824]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2264]
vmovdqa64 zmm11, zmmword ptr [rsi + 5888]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 5952]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6016]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6080]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6144]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6208]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6272]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6336]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6400]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6464]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2328]
vmovdqa64 zmm11, zmmword ptr [rsi + 6528]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6592]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6656]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6720]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6784]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6848]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6912]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 6976]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7040]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7104]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2272]
vmovdqa64 zmm11, zmmword ptr [rsi + 7168]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7232]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7296]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7360]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7424]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7488]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7552]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7616]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7680]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7744]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2336]
vmovdqa64 zmm11, zmmword ptr [rsi + 7808]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7872]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 7936]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8000]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8064]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8128]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8192]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8256]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8320]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8384]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2280]
vmovdqa64 zmm11, zmmword ptr [rsi + 8448]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8512]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8576]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8640]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8704]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8768]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8832]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8896]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 8960]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9024]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2344]
vmovdqa64 zmm11, zmmword ptr [rsi + 9088]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9152]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9216]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9280]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9344]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9408]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9472]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9536]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9600]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9664]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2288]
vmovdqa64 zmm11, zmmword ptr [rsi + 9728]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9792]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9856]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9920]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 9984]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10048]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10112]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10176]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10240]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10304]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2352]
vmovdqa64 zmm11, zmmword ptr [rsi + 10368]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10432]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10496]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10560]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10624]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10688]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10752]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10816]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10880]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 10944]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2296]
vmovdqa64 zmm11, zmmword ptr [rsi + 11008]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11072]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11136]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11200]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11264]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11328]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11392]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11456]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11520]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11584]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2360]
vmovdqa64 zmm11, zmmword ptr [rsi + 11648]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11712]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11776]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11840]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11904]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 11968]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12032]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12096]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12160]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12224]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2368]
vmovdqa64 zmm11, zmmword ptr [rsi + 12288]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12352]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12416]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12480]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12544]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12608]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12672]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12736]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12800]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12864]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2432]
vmovdqa64 zmm11, zmmword ptr [rsi + 12928]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 12992]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13056]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13120]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13184]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13248]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13312]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13376]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13440]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13504]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2376]
vmovdqa64 zmm11, zmmword ptr [rsi + 13568]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13632]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13696]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13760]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13824]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13888]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 13952]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14016]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14080]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14144]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2440]
vmovdqa64 zmm11, zmmword ptr [rsi + 14208]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14272]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14336]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14400]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14464]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14528]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14592]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14656]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14720]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14784]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2384]
vmovdqa64 zmm11, zmmword ptr [rsi + 14848]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14912]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 14976]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15040]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15104]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15168]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15232]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15296]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15360]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15424]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2448]
vmovdqa64 zmm11, zmmword ptr [rsi + 15488]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15552]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15616]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15680]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15744]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15808]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15872]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 15936]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16000]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16064]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2392]
vmovdqa64 zmm11, zmmword ptr [rsi + 16128]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16192]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16256]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16320]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16384]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16448]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16512]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16576]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16640]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16704]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2456]
vmovdqa64 zmm11, zmmword ptr [rsi + 16768]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16832]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16896]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 16960]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17024]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17088]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17152]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17216]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17280]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17344]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2400]
vmovdqa64 zmm11, zmmword ptr [rsi + 17408]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17472]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17536]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17600]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17664]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17728]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17792]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17856]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17920]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 17984]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2464]
vmovdqa64 zmm11, zmmword ptr [rsi + 18048]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18112]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18176]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18240]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18304]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18368]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18432]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18496]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18560]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18624]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2408]
vmovdqa64 zmm11, zmmword ptr [rsi + 18688]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18752]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18816]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18880]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 18944]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19008]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19072]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19136]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19200]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19264]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2472]
vmovdqa64 zmm11, zmmword ptr [rsi + 19328]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19392]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19456]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19520]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19584]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19648]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19712]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19776]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19840]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 19904]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2416]
vmovdqa64 zmm11, zmmword ptr [rsi + 19968]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20032]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20096]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20160]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20224]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20288]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20352]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20416]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20480]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20544]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2480]
vmovdqa64 zmm11, zmmword ptr [rsi + 20608]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20672]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20736]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20800]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20864]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20928]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 20992]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21056]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21120]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21184]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2424]
vmovdqa64 zmm11, zmmword ptr [rsi + 21248]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21312]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21376]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21440]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21504]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21568]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21632]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21696]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21760]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21824]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2488]
vmovdqa64 zmm11, zmmword ptr [rsi + 21888]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 21952]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22016]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22080]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22144]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22208]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22272]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22336]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22400]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22464]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2496]
vmovdqa64 zmm11, zmmword ptr [rsi + 22528]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22592]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22656]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22720]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22784]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22848]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22912]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 22976]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23040]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23104]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2560]
vmovdqa64 zmm11, zmmword ptr [rsi + 23168]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23232]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23296]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23360]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23424]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23488]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23552]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23616]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23680]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23744]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2504]
vmovdqa64 zmm11, zmmword ptr [rsi + 23808]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23872]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 23936]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24000]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24064]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24128]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24192]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24256]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24320]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24384]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2568]
vmovdqa64 zmm11, zmmword ptr [rsi + 24448]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24512]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24576]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24640]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24704]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24768]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24832]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24896]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 24960]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25024]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2512]
vmovdqa64 zmm11, zmmword ptr [rsi + 25088]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25152]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25216]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25280]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25344]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25408]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25472]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25536]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25600]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25664]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2576]
vmovdqa64 zmm11, zmmword ptr [rsi + 25728]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25792]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25856]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25920]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 25984]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26048]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26112]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26176]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26240]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26304]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2520]
vmovdqa64 zmm11, zmmword ptr [rsi + 26368]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26432]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26496]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26560]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26624]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26688]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26752]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26816]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26880]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 26944]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2584]
vmovdqa64 zmm11, zmmword ptr [rsi + 27008]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27072]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27136]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27200]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27264]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27328]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27392]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27456]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27520]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27584]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2528]
vmovdqa64 zmm11, zmmword ptr [rsi + 27648]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27712]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27776]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27840]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27904]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 27968]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28032]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28096]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28160]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28224]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2592]
vmovdqa64 zmm11, zmmword ptr [rsi + 28288]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28352]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28416]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28480]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28544]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28608]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28672]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28736]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28800]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28864]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2536]
vmovdqa64 zmm11, zmmword ptr [rsi + 28928]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 28992]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29056]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29120]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29184]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29248]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29312]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29376]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29440]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29504]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2600]
vmovdqa64 zmm11, zmmword ptr [rsi + 29568]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29632]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29696]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29760]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29824]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29888]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 29952]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30016]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30080]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30144]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2544]
vmovdqa64 zmm11, zmmword ptr [rsi + 30208]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30272]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30336]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30400]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30464]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30528]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30592]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30656]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30720]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30784]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2608]
vmovdqa64 zmm11, zmmword ptr [rsi + 30848]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30912]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 30976]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31040]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31104]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31168]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31232]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31296]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31360]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31424]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2552]
vmovdqa64 zmm11, zmmword ptr [rsi + 31488]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31552]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31616]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31680]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31744]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31808]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31872]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 31936]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32000]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32064]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2616]
vmovdqa64 zmm11, zmmword ptr [rsi + 32128]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32192]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32256]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32320]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32384]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32448]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32512]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32576]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32640]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32704]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2680]
vmovdqa64 zmm11, zmmword ptr [rsi + 32768]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32832]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32896]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 32960]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33024]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33088]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33152]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33216]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33280]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33344]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2744]
vmovdqa64 zmm11, zmmword ptr [rsi + 33408]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33472]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33536]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33600]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33664]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33728]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33792]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33856]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33920]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 33984]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2752]
vmovdqa64 zmm11, zmmword ptr [rsi + 34048]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34112]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34176]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34240]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34304]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34368]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34432]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34496]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34560]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34624]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2816]
vmovdqa64 zmm11, zmmword ptr [rsi + 34688]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34752]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34816]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34880]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 34944]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35008]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35072]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35136]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35200]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35264]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2760]
vmovdqa64 zmm11, zmmword ptr [rsi + 35328]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35392]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35456]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35520]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35584]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35648]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35712]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35776]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35840]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 35904]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2824]
vmovdqa64 zmm11, zmmword ptr [rsi + 35968]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36032]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36096]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36160]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36224]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36288]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36352]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36416]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36480]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36544]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2768]
vmovdqa64 zmm11, zmmword ptr [rsi + 36608]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36672]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36736]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36800]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36864]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36928]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 36992]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37056]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37120]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37184]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2832]
vmovdqa64 zmm11, zmmword ptr [rsi + 37248]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37312]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37376]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37440]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37504]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37568]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37632]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37696]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37760]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37824]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2776]
vmovdqa64 zmm11, zmmword ptr [rsi + 37888]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 37952]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38016]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38080]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38144]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38208]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38272]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38336]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38400]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38464]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2840]
vmovdqa64 zmm11, zmmword ptr [rsi + 38528]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38592]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38656]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38720]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38784]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38848]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38912]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 38976]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39040]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39104]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2784]
vmovdqa64 zmm11, zmmword ptr [rsi + 39168]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39232]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39296]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39360]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39424]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39488]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39552]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39616]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39680]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39744]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2848]
vmovdqa64 zmm11, zmmword ptr [rsi + 39808]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39872]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 39936]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40000]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40064]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40128]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40192]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40256]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40320]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40384]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2792]
vmovdqa64 zmm11, zmmword ptr [rsi + 40448]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40512]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40576]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40640]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40704]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40768]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40832]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40896]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 40960]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41024]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2856]
vmovdqa64 zmm11, zmmword ptr [rsi + 41088]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41152]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41216]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41280]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41344]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41408]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41472]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41536]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41600]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41664]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2800]
vmovdqa64 zmm11, zmmword ptr [rsi + 41728]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41792]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41856]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41920]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 41984]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42048]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42112]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42176]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42240]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42304]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2864]
vmovdqa64 zmm11, zmmword ptr [rsi + 42368]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42432]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42496]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42560]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42624]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42688]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42752]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42816]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42880]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 42944]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2808]
vmovdqa64 zmm11, zmmword ptr [rsi + 43008]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43072]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43136]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43200]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43264]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43328]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43392]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43456]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43520]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43584]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
vpbroadcastq zmm10, qword ptr [rdi + 2872]
vmovdqa64 zmm11, zmmword ptr [rsi + 43648]
vpmadd52luq zmm4, zmm10, zmm11
vpmadd52huq zmm12, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43712]
vpmadd52luq zmm5, zmm10, zmm11
vpmadd52huq zmm13, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43776]
vpmadd52luq zmm6, zmm10, zmm11
vpmadd52huq zmm14, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43840]
vpmadd52luq zmm7, zmm10, zmm11
vpmadd52huq zmm15, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43904]
vpmadd52luq zmm3, zmm10, zmm11
vpmadd52huq zmm16, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 43968]
vpmadd52luq zmm8, zmm10, zmm11
vpmadd52huq zmm17, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 44032]
vpmadd52luq zmm2, zmm10, zmm11
vpmadd52huq zmm18, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 44096]
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52huq zmm19, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 44160]
vpmadd52luq zmm0, zmm10, zmm11
vpmadd52huq zmm20, zmm10, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + 44224]
vpmadd52luq zmm1, zmm10, zmm11
vpmadd52huq zmm21, zmm10, zmm11
valignq zmm10, zmm12, zmm31, 7
vpaddq zmm4, zmm4, zmm10
vpsrlq zmm10, zmm4, 52
valignq zmm11, zmm10, zmm31, 7
vpaddq zmm22, zmm4, zmm11
vmovdqa64 zmmword ptr [rdi + 128], zmm22
vpternlogq zmm30, zmm22, zmm4, 0xf6
valignq zmm4, zmm13, zmm12, 7
vpaddq zmm4, zmm5, zmm4
vpsrlq zmm5, zmm4, 52
valignq zmm10, zmm5, zmm10, 7
vpaddq zmm11, zmm4, zmm10
vmovdqa64 zmmword ptr [rdi + 192], zmm11
vpternlogq zmm30, zmm11, zmm4, 0xf6
valignq zmm4, zmm14, zmm13, 7
vpaddq zmm4, zmm6, zmm4
vpsrlq zmm6, zmm4, 52
valignq zmm5, zmm6, zmm5, 7
vpaddq zmm10, zmm4, zmm5
vmovdqa64 zmmword ptr [rdi + 256], zmm10
vpternlogq zmm30, zmm10, zmm4, 0xf6
valignq zmm4, zmm15, zmm14, 7
vpaddq zmm4, zmm7, zmm4
vpsrlq zmm5, zmm4, 52
valignq zmm6, zmm5, zmm6, 7
vpaddq zmm7, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi + 320], zmm7
vpternlogq zmm30, zmm7, zmm4, 0xf6
valignq zmm4, zmm16, zmm15, 7
vpaddq zmm3, zmm3, zmm4
vpsrlq zmm4, zmm3, 52
valignq zmm5, zmm4, zmm5, 7
vpaddq zmm6, zmm3, zmm5
vmovdqa64 zmmword ptr [rdi + 384], zmm6
vpternlogq zmm30, zmm6, zmm3, 0xf6
valignq zmm3, zmm17, zmm16, 7
vpaddq zmm3, zmm8, zmm3
vpsrlq zmm5, zmm3, 52
valignq zmm4, zmm5, zmm4, 7
vpaddq zmm6, zmm3, zmm4
vmovdqa64 zmmword ptr [rdi + 448], zmm6
vpternlogq zmm30, zmm6, zmm3, 0xf6
valignq zmm3, zmm18, zmm17, 7
vpaddq zmm2, zmm2, zmm3
vpsrlq zmm3, zmm2, 52
valignq zmm4, zmm3, zmm5, 7
vpaddq zmm5, zmm2, zmm4
vmovdqa64 zmmword ptr [rdi + 512], zmm5
vpternlogq zmm30, zmm5, zmm2, 0xf6
valignq zmm2, zmm19, zmm18, 7
vpaddq zmm2, zmm9, zmm2
vpsrlq zmm4, zmm2, 52
valignq zmm3, zmm4, zmm3, 7
vpaddq zmm5, zmm2, zmm3
vmovdqa64 zmmword ptr [rdi + 576], zmm5
vpternlogq zmm30, zmm5, zmm2, 0xf6
valignq zmm2, zmm20, zmm19, 7
vpaddq zmm0, zmm0, zmm2
vpsrlq zmm2, zmm0, 52
valignq zmm3, zmm2, zmm4, 7
vpaddq zmm4, zmm0, zmm3
vmovdqa64 zmmword ptr [rdi + 640], zmm4
vpternlogq zmm30, zmm4, zmm0, 0xf6
valignq zmm0, zmm21, zmm20, 7
vpaddq zmm0, zmm1, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm1, zmm1, zmm2, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 704], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
