# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-1664 mod N = c 2^1196 - 1.
# Kernel: crates/modmill-arith/src/fold/special.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 29 limbs below 2^52, the top one of a result at most 0x400000000000f; zmm30 collects predicted carries that rippled.
# 696 instructions, 8 spills, 110 loads; bounds of a step: latency 172 cycles, ports 273 cycles; modelled 275 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8, four_ports: false }).
mov eax, 1
kmovd k5, eax
mov eax, 7
kmovd k2, eax
mov eax, 8
kmovd k3, eax
mov eax, 15
kmovd k1, eax
mov eax, 240
kmovd k4, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
vmovdqa64 zmm0, zmmword ptr [rdi + 640]
vmovdqa64 zmm1, zmmword ptr [rdi + 576]
valignq zmm2, zmm0, zmm1, 1
vmovdqa64 zmm3, zmmword ptr [rdi + 512]
valignq zmm4, zmm1, zmm3, 7
valignq zmm5, zmm0, zmm1, 2
valignq zmm6, zmm1, zmm3, 6
vmovdqa64 zmm7, zmmword ptr [rdi + 192]
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm7, zmm2
valignq zmm9, zmm0, zmm1, 3
vmovdqa64 zmm10, zmmword ptr [rdi + 128]
valignq zmm11, zmm7, zmm10, 7
valignq zmm12, zmm7, zmm10, 6
vmovdqa64 zmm13, zmmword ptr [rdi + 256]
valignq zmm14, zmm13, zmm7, 1
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm11, zmm1
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm11, zmm2
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm11, zmm2
valignq zmm18, zmm13, zmm7, 2
valignq zmm19, zmm7, zmm10, 5
vpmadd52luq zmm8, zmm1, zmm14
valignq zmm20, zmm1, zmm3, 1
vpmadd52huq zmm15, zmm4, zmm7
vpmadd52luq zmm16, zmm4, zmm14
valignq zmm21, zmm1, zmm3, 5
vpmadd52huq zmm17, zmm4, zmm14
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm10, zmm20
vpmadd52luq zmm8, zmm11, zmm5
valignq zmm23, zmm13, zmm7, 3
vpmadd52huq zmm15, zmm12, zmm2
vpmadd52luq zmm16, zmm12, zmm5
valignq zmm24, zmm7, zmm10, 1
vpmadd52huq zmm17, zmm12, zmm5
valignq zmm25, zmm7, zmm10, 4
vpmadd52luq zmm8, zmm4, zmm18
valignq zmm26, zmm0, zmm1, 4
vpmadd52huq zmm15, zmm6, zmm14
vpmadd52luq zmm16, zmm6, zmm18
vpmadd52luq zmm22, zmm3, zmm24
vpmadd52huq zmm17, zmm6, zmm18
valignq zmm27, zmm10, zmm31, 7
vpmadd52luq zmm8, zmm12, zmm9
valignq zmm28, zmm1, zmm3, 2
vpmadd52huq zmm15, zmm19, zmm5
vpmadd52luq zmm16, zmm19, zmm9
vpxorq zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm27, zmm3
vpmadd52huq zmm17, zmm19, zmm9
vpxorq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm27, zmm20
vpmadd52luq zmm8, zmm6, zmm23
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm27, zmm20
vpmadd52luq zmm22, zmm27, zmm28
vpmadd52huq zmm15, zmm21, zmm18
vpmadd52luq zmm16, zmm21, zmm23
valignq zmm5, zmm1, zmm3, 4
vpmadd52huq zmm17, zmm21, zmm23
vpmadd52luq zmm8, zmm19, zmm26
valignq zmm18, zmm13, zmm7, 4
valignq zmm11, zmm3, zmm31, 7
vpmadd52huq zmm15, zmm25, zmm9
vpmadd52luq zmm16, zmm25, zmm26
valignq zmm9, zmm7, zmm10, 2
vpmadd52huq zmm17, zmm25, zmm26
vpmadd52huq zmm29, zmm11, zmm10
vpmadd52luq zmm2, zmm11, zmm24
vpmadd52huq zmm14, zmm11, zmm24
valignq zmm4, zmm7, zmm10, 3
vpmadd52huq zmm15, zmm5, zmm23
vpmadd52luq zmm16, zmm5, zmm18
vpmadd52luq zmm22, zmm11, zmm9
vpmadd52luq zmm8, zmm21, zmm18
vpmadd52huq zmm17, zmm5, zmm18
valignq zmm23, zmm0, zmm1, 5
valignq zmm11, zmm10, zmm31, 6
valignq zmm27, zmm1, zmm3, 3
vpmadd52huq zmm15, zmm4, zmm26
vpmadd52luq zmm8, zmm25, zmm23
vpmadd52luq zmm16, zmm4, zmm23
vpmadd52huq zmm29, zmm11, zmm20
vpmadd52luq zmm2, zmm11, zmm28
vpmadd52huq zmm14, zmm11, zmm28
vpmadd52luq zmm22, zmm11, zmm27
valignq zmm26, zmm13, zmm7, 5
vpmadd52huq zmm17, zmm4, zmm23
valignq zmm11, zmm3, zmm31, 6
vpmadd52huq zmm15, zmm27, zmm18
valignq zmm18, zmm0, zmm1, 6
vpmadd52luq zmm8, zmm5, zmm26
vpmadd52luq zmm16, zmm27, zmm26
vpmadd52huq zmm29, zmm11, zmm24
vpmadd52luq zmm2, zmm11, zmm9
vpmadd52huq zmm14, zmm11, zmm9
vpmadd52luq zmm22, zmm11, zmm4
valignq zmm11, zmm10, zmm31, 5
vpmadd52huq zmm17, zmm27, zmm26
vpmadd52huq zmm15, zmm9, zmm23
vpmadd52luq zmm16, zmm9, zmm18
vpmadd52luq zmm8, zmm4, zmm18
valignq zmm23, zmm13, zmm7, 6
vpmadd52huq zmm29, zmm11, zmm28
vpmadd52luq zmm2, zmm11, zmm27
vpmadd52huq zmm14, zmm11, zmm27
vpmadd52luq zmm22, zmm11, zmm5
valignq zmm11, zmm3, zmm31, 5
vpmadd52huq zmm17, zmm9, zmm18
vpmadd52huq zmm15, zmm28, zmm26
vpmadd52luq zmm16, zmm28, zmm23
vpmadd52luq zmm8, zmm27, zmm23
valignq zmm26, zmm0, zmm1, 7
vpmadd52huq zmm29, zmm11, zmm9
vpmadd52luq zmm2, zmm11, zmm4
vpmadd52huq zmm14, zmm11, zmm4
vpmadd52luq zmm22, zmm11, zmm25
valignq zmm11, zmm10, zmm31, 4
vpmadd52huq zmm17, zmm28, zmm23
valignq zmm1, zmm13, zmm7, 7
vpmadd52huq zmm15, zmm24, zmm18
vpmadd52luq zmm8, zmm9, zmm26
vpmadd52luq zmm16, zmm24, zmm26
vpmadd52huq zmm29, zmm11, zmm27
vpmadd52luq zmm2, zmm11, zmm5
vpmadd52huq zmm14, zmm11, zmm5
vpmadd52luq zmm22, zmm11, zmm21
vpmadd52huq zmm17, zmm24, zmm26
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm1, zmm0
vpmadd52huq zmm15, zmm20, zmm23
valignq zmm27, zmm3, zmm31, 4
vpmadd52luq zmm16, zmm20, zmm1
valignq zmm11, zmm10, zmm31, 3
vpmadd52luq zmm8, zmm28, zmm1
vpmadd52huq zmm17, zmm20, zmm1
vpmadd52huq zmm29, zmm27, zmm4
vpmadd52luq zmm2, zmm27, zmm25
vpmadd52huq zmm14, zmm27, zmm25
vpmadd52luq zmm22, zmm27, zmm19
vpmadd52huq zmm9, zmm26, zmm13
vpmadd52huq zmm15, zmm10, zmm26
vmovdqa64 zmm28, zmmword ptr [rdi + 704]
valignq zmm4, zmm28, zmm0, 1
vpmadd52huq zmm29, zmm11, zmm5
vpmadd52luq zmm16, zmm10, zmm0
vpmadd52luq zmm2, zmm11, zmm21
vpmadd52huq zmm14, zmm11, zmm21
vpmadd52luq zmm22, zmm11, zmm6
vpmadd52luq zmm8, zmm24, zmm0
vpmadd52huq zmm17, zmm10, zmm0
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm13, zmm4
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm1, zmm4
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm1, zmm4
vpmadd52huq zmm9, zmm23, zmm4
valignq zmm27, zmm3, zmm31, 3
vpmadd52huq zmm15, zmm3, zmm1
vpmadd52luq zmm16, zmm3, zmm13
vmovdqa64 zmm7, zmmword ptr [rdi + 320]
valignq zmm23, zmm7, zmm13, 1
vpmadd52luq zmm8, zmm20, zmm13
vpmadd52huq zmm17, zmm3, zmm13
vpmadd52huq zmm29, zmm27, zmm25
vpmadd52luq zmm2, zmm27, zmm19
vpmadd52huq zmm14, zmm27, zmm19
vpmadd52luq zmm22, zmm27, zmm12
vpmadd52luq zmm24, zmm0, zmm23
vpmadd52luq zmm5, zmm26, zmm23
vpmadd52huq zmm11, zmm26, zmm23
vpmadd52huq zmm9, zmm18, zmm23
valignq zmm20, zmm10, zmm31, 2
vmovdqu64 zmm25, zmmword ptr [rdi + 120]
vpmadd52huq zmm15, zmm25, zmm0
vpmadd52luq zmm16, zmm25, zmm4
valignq zmm27, zmm28, zmm0, 2
vpmadd52luq zmm8, zmm10, zmm4
vpmadd52huq zmm17, zmm25, zmm4
vpmadd52huq zmm29, zmm20, zmm21
vpmadd52luq zmm2, zmm20, zmm6
vpmadd52huq zmm14, zmm20, zmm6
vmovdqu64 zmm21, zmmword ptr [rdi + 568]
vpmadd52luq zmm22, zmm20, zmm21
vpmadd52luq zmm24, zmm1, zmm27
vmovdqu64 zmm1, zmmword ptr [rdi + 240]
vpmadd52luq zmm5, zmm1, zmm27
vpmadd52huq zmm11, zmm1, zmm27
vmovdqu64 zmm20, zmmword ptr [rdi + 232]
vpmadd52huq zmm9, zmm20, zmm27
valignq zmm20, zmm3, zmm31, 2
vmovdqu64 zmm1, zmmword ptr [rdi + 504]
vpmadd52huq zmm15, zmm1, zmm13
vpmadd52luq zmm16, zmm1, zmm23
valignq zmm21, zmm7, zmm13, 2
vpmadd52luq zmm8, zmm3, zmm23
vpmadd52huq zmm17, zmm1, zmm23
vpmadd52huq zmm29, zmm20, zmm19
vpmadd52luq zmm2, zmm20, zmm12
vpmadd52huq zmm14, zmm20, zmm12
vmovdqu64 zmm19, zmmword ptr [rdi + 184]
vpmadd52luq zmm22, zmm20, zmm19
vpmadd52luq zmm24, zmm26, zmm21
vpmadd52luq zmm5, zmm18, zmm21
vpmadd52huq zmm11, zmm18, zmm21
vmovdqu64 zmm26, zmmword ptr [rdi + 616]
vpmadd52huq zmm9, zmm26, zmm21
valignq zmm20, zmm10, zmm31, 1
vmovdqu64 zmm10, zmmword ptr [rdi + 112]
vpmadd52huq zmm15, zmm10, zmm4
vpmadd52luq zmm16, zmm10, zmm27
valignq zmm4, zmm28, zmm0, 3
vpmadd52luq zmm8, zmm25, zmm27
vpmadd52huq zmm17, zmm10, zmm27
vpmadd52huq zmm29, zmm20, zmm6
vmovdqu64 zmm25, zmmword ptr [rdi + 568]
vpmadd52luq zmm2, zmm20, zmm25
vpmadd52huq zmm14, zmm20, zmm25
vpmadd52luq zmm22, zmm20, zmmword ptr [rdi + 576]
vpmadd52luq zmm24, zmm4, zmmword ptr [rdi + 240]
vmovdqu64 zmm20, zmmword ptr [rdi + 232]
vpmadd52luq zmm5, zmm20, zmm4
vpmadd52huq zmm11, zmm20, zmm4
vmovdqu64 zmm6, zmmword ptr [rdi + 224]
vpmadd52huq zmm9, zmm6, zmm4
valignq zmm25, zmm3, zmm31, 1
vmovdqu64 zmm3, zmmword ptr [rdi + 496]
vpmadd52huq zmm15, zmm3, zmm23
vpmadd52luq zmm16, zmm3, zmm21
valignq zmm23, zmm7, zmm13, 3
vpmadd52luq zmm8, zmm1, zmm21
vpmadd52huq zmm17, zmm3, zmm21
vpmadd52huq zmm29, zmm25, zmm12
vpmadd52luq zmm2, zmm25, zmm19
vpmadd52huq zmm14, zmm25, zmm19
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi + 192]
vpmadd52luq zmm24, zmm18, zmm23
vpmadd52luq zmm5, zmm26, zmm23
vpmadd52huq zmm11, zmm26, zmm23
vmovdqu64 zmm1, zmmword ptr [rdi + 608]
vpmadd52huq zmm9, zmm1, zmm23
vmovdqu64 zmm18, zmmword ptr [rdi + 104]
vpmadd52huq zmm15, zmm18, zmm27
valignq zmm25, zmm28, zmm0, 4
vpaddq zmm2, zmm2, zmm29
vpmadd52luq zmm16, zmm18, zmm4
vpaddq zmm14, zmm14, zmm22
vpmadd52luq zmm8, zmm10, zmm4
vpmadd52huq zmm17, zmm18, zmm4
vpmadd52luq zmm24, zmm20, zmm25
vpmadd52luq zmm5, zmm6, zmm25
vpmadd52huq zmm11, zmm6, zmm25
vmovdqa64 zmm10, zmmword ptr [rdi + 128]
vmovdqa64 zmm20, zmmword ptr [rdi + 512]
vpmadd52luq zmm2, zmm10, zmm20
vmovdqu64 zmm22, zmmword ptr [rdi + 216]
vpmadd52huq zmm9, zmm22, zmm25
vpmadd52huq zmm14, zmm10, zmm20
valignq zmm10, zmm7, zmm13, 4
vmovdqu64 zmm20, zmmword ptr [rdi + 488]
vpmadd52huq zmm15, zmm20, zmm21
vpmadd52luq zmm16, zmm20, zmm23
vpmadd52luq zmm8, zmm3, zmm23
vpmadd52huq zmm17, zmm20, zmm23
vpmadd52luq zmm24, zmm26, zmm10
vpmadd52luq zmm5, zmm1, zmm10
vpmadd52huq zmm11, zmm1, zmm10
vmovdqu64 zmm3, zmmword ptr [rdi + 600]
vpmadd52huq zmm9, zmm3, zmm10
valignq zmm21, zmm28, zmm0, 5
vpsrlq zmm26, zmm2, 52
vpsrlq zmm27, zmm14, 52
vpaddq zmm29, zmm14, zmm26
vmovdqa64 zmmword ptr [rdi + 960], zmm29
vpternlogq zmm30, zmm29, zmm14, 0xf6
vmovdqu64 zmm14, zmmword ptr [rdi + 96]
vpmadd52huq zmm15, zmm14, zmm4
valignq zmm26, zmm27, zmm31, 7
vpmadd52luq zmm16, zmm14, zmm25
valignq zmm4, zmm29, zmm31, 7
vpmadd52luq zmm8, zmm18, zmm25
vpmadd52huq zmm17, zmm14, zmm25
vpmadd52luq zmm24, zmm6, zmm21
vpmadd52luq zmm5, zmm22, zmm21
vpmadd52huq zmm11, zmm22, zmm21
vmovdqu64 zmm6, zmmword ptr [rdi + 208]
vpmadd52huq zmm9, zmm6, zmm21
valignq zmm18, zmm7, zmm13, 5
vmovdqa64 zmmword ptr [rdi + 1024], zmm27
vpaddq zmm27, zmm2, zmm26
vmovdqa64 zmmword ptr [rdi + 1088], zmm27
vpternlogq zmm30, zmm27, zmm2, 0xf6
vmovdqa64 zmm2, zmmword ptr [rsi + -8192]
vpxorq zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm27, zmm2
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm4, zmm2
vmovdqu64 zmm19, zmmword ptr [rdi + 480]
vpmadd52huq zmm15, zmm19, zmm23
vpmadd52luq zmm16, zmm19, zmm10
vpmadd52luq zmm8, zmm20, zmm10
valignq zmm20, zmm27, zmm31, 7
vpmadd52huq zmm17, zmm19, zmm10
vpmadd52luq zmm24, zmm1, zmm18
vpmadd52luq zmm5, zmm3, zmm18
vpmadd52huq zmm11, zmm3, zmm18
valignq zmm1, zmm28, zmm0, 6
vmovdqu64 zmm23, zmmword ptr [rdi + 592]
vpmadd52huq zmm9, zmm23, zmm18
vpxorq zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm29, zmm2
vpxorq zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm27, zmm2
vmovdqa64 zmm2, zmmword ptr [rsi + -8128]
vpmadd52luq zmm26, zmm4, zmm2
vpmadd52huq zmm12, zmm20, zmm2
vmovdqu64 zmm23, zmmword ptr [rdi + 88]
vpmadd52huq zmm15, zmm23, zmm25
vpmadd52luq zmm16, zmm23, zmm21
vpmadd52luq zmm8, zmm14, zmm21
valignq zmm14, zmm29, zmm31, 6
vpmadd52huq zmm17, zmm23, zmm21
vpmadd52luq zmm24, zmm22, zmm1
vpmadd52luq zmm5, zmm6, zmm1
vpmadd52huq zmm11, zmm6, zmm1
valignq zmm22, zmm7, zmm13, 6
vmovdqu64 zmm25, zmmword ptr [rdi + 200]
vpmadd52huq zmm9, zmm25, zmm1
vpmadd52luq zmm28, zmm27, zmm2
vpmadd52huq zmm0, zmm4, zmm2
vmovdqa64 zmm2, zmmword ptr [rsi + -8064]
vpmadd52luq zmm26, zmm20, zmm2
vpmadd52huq zmm12, zmm14, zmm2
vmovdqu64 zmm13, zmmword ptr [rdi + 472]
vpmadd52huq zmm15, zmm13, zmm10
vpmadd52luq zmm16, zmm13, zmm18
vpmadd52luq zmm8, zmm19, zmm18
valignq zmm19, zmm27, zmm31, 6
vpmadd52huq zmm17, zmm13, zmm18
vpmadd52luq zmm24, zmm3, zmm22
vmovdqu64 zmm3, zmmword ptr [rdi + 592]
vpmadd52luq zmm5, zmm3, zmm22
vpmadd52huq zmm11, zmm3, zmm22
vmovdqa64 zmm10, zmmword ptr [rdi + 704]
vmovdqa64 zmm3, zmmword ptr [rdi + 640]
valignq zmm27, zmm10, zmm3, 7
vmovdqu64 zmm3, zmmword ptr [rdi + 584]
vpmadd52huq zmm9, zmm3, zmm22
vpmadd52luq zmm28, zmm4, zmm2
vpmadd52huq zmm0, zmm20, zmm2
vmovdqa64 zmm4, zmmword ptr [rsi + -8000]
vpmadd52luq zmm26, zmm14, zmm4
vpmadd52huq zmm12, zmm19, zmm4
vmovdqu64 zmm2, zmmword ptr [rdi + 80]
vpmadd52huq zmm15, zmm2, zmm21
vpmadd52luq zmm16, zmm2, zmm1
vpmadd52luq zmm8, zmm23, zmm1
valignq zmm23, zmm29, zmm31, 5
vpmadd52huq zmm17, zmm2, zmm1
vpmadd52luq zmm24, zmm6, zmm27
vpmadd52luq zmm5, zmm25, zmm27
vpmadd52huq zmm11, zmm25, zmm27
vmovdqa64 zmm2, zmmword ptr [rdi + 256]
valignq zmm6, zmm7, zmm2, 7
vmovdqa64 zmm2, zmmword ptr [rdi + 192]
vpmadd52huq zmm9, zmm2, zmm27
vpmadd52luq zmm28, zmm20, zmm4
vpmadd52huq zmm0, zmm14, zmm4
vmovdqa64 zmm20, zmmword ptr [rsi + -7936]
vpmadd52luq zmm26, zmm19, zmm20
vpmadd52huq zmm12, zmm23, zmm20
vmovdqu64 zmm4, zmmword ptr [rdi + 464]
vpmadd52huq zmm15, zmm4, zmm18
vpmadd52luq zmm16, zmm4, zmm22
vpmadd52luq zmm8, zmm13, zmm22
vmovdqa64 zmm13, zmmword ptr [rdi + 1088]
valignq zmm21, zmm13, zmm31, 5
vpmadd52huq zmm17, zmm4, zmm22
vpmadd52luq zmm24, zmm6, zmmword ptr [rdi + 592]
vpmadd52luq zmm5, zmm3, zmm6
vpmadd52huq zmm11, zmm3, zmm6
vmovdqa64 zmm4, zmmword ptr [rdi + 576]
vpmadd52huq zmm9, zmm4, zmm6
vpmadd52luq zmm28, zmm14, zmm20
vpmadd52huq zmm0, zmm19, zmm20
vmovdqa64 zmm14, zmmword ptr [rsi + -7872]
vpmadd52luq zmm26, zmm23, zmm14
vpaddq zmm15, zmm16, zmm15
vpmadd52huq zmm12, zmm21, zmm14
vpaddq zmm8, zmm17, zmm8
vpmadd52luq zmm15, zmm2, zmm4
vpmadd52luq zmm24, zmm25, zmm10
vpmadd52luq zmm5, zmm2, zmm10
vpmadd52huq zmm11, zmm2, zmm10
vmovdqu64 zmm16, zmmword ptr [rdi + 184]
vpmadd52huq zmm9, zmm16, zmm10
vpmadd52huq zmm8, zmm2, zmm4
vpmadd52luq zmm28, zmm19, zmm14
vpmadd52huq zmm0, zmm23, zmm14
vpaddq zmm12, zmm26, zmm12
vpmadd52luq zmm24, zmm3, zmm7
valignq zmm3, zmm12, zmm31, 5
vpmadd52luq zmm5, zmm4, zmm7
vpmadd52huq zmm11, zmm4, zmm7
valignq zmm17, zmm31, zmm10, 1
vmovdqu64 zmm19, zmmword ptr [rdi + 568]
vpmadd52huq zmm9, zmm19, zmm7
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm6, zmm10
vpsrlq zmm23, zmm15, 52
vmovdqa64 zmm25, zmm8
vpaddq zmm25{k3}, zmm25, zmm23
vpaddq zmm0, zmm28, zmm0
vpaddq zmm3, zmm25, zmm3
valignq zmm25, zmm0, zmm31, 4
vpmadd52luq zmm24, zmm2, zmm17
vpsrlq zmm2, zmm3, 52
vpmadd52luq zmm5, zmm16, zmm17
vpmadd52huq zmm11, zmm16, zmm17
vmovdqu64 zmm26, zmmword ptr [rdi + 176]
vpmadd52huq zmm9, zmm26, zmm17
valignq zmm28, zmm2, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 1152], zmm2
valignq zmm2, zmm31, zmm7, 1
vpmadd52huq zmm21, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi + 1216], zmm0
vmovdqa64 zmm0, zmm8
vpaddq zmm0{k2}, zmm0, zmm23
vmovdqa64 zmmword ptr [rdi + 1280], zmm0
vpternlogq zmm30, zmm0, zmm8, 0xf6
vpaddq zmm23, zmm15, zmm25
vpsrlq zmm8, zmm8, 52
vmovdqa64 zmm25, zmm23
vpaddq zmm25{k4}, zmm25, zmm28
vmovdqa64 zmmword ptr [rdi + 1344], zmm25
vpternlogq zmm30, zmm25, zmm23, 0xf6
vpmadd52luq zmm24, zmm4, zmm2
vpmadd52luq zmm5, zmm19, zmm2
vpmadd52huq zmm11, zmm19, zmm2
vmovdqu64 zmm4, zmmword ptr [rdi + 560]
vpmadd52huq zmm9, zmm4, zmm2
vpxorq zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm7, zmm17
vmovdqa64 zmmword ptr [rdi + 1408], zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 1024]
valignq zmm8, zmm8, zmm12, 7
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm6, zmm17
valignq zmm25, zmm31, zmm25, 4
valignq zmm14, zmm31, zmm10, 2
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm6, zmm17
vpmadd52huq zmm21, zmm22, zmm17
vmovdqa64 zmm17, zmmword ptr [rsi + -7488]
vpandq zmm0, zmm0, zmm17
valignq zmm17, zmm0, zmm29, 7
vpsrlq zmm23, zmm23, 52
vmovdqa64 zmm29, zmm15
vpaddq zmm29{k1}, zmm29, zmm8
vmovdqa64 zmmword ptr [rdi + 1472], zmm29
vpternlogq zmm30, zmm29, zmm15, 0xf6
vmovdqa64 zmm8, zmm3
vpaddq zmm8{k4}, zmm8, zmm23
vmovdqa64 zmmword ptr [rdi + 1536], zmm8
vpternlogq zmm30, zmm8, zmm3, 0xf6
vpmadd52luq zmm24, zmm16, zmm14
valignq zmm3, zmm31, zmm8, 3
vpmadd52luq zmm5, zmm26, zmm14
valignq zmm8, zmm25, zmm31, 7
vpmadd52huq zmm11, zmm26, zmm14
vmovdqu64 zmm15, zmmword ptr [rdi + 168]
vpmadd52huq zmm9, zmm15, zmm14
valignq zmm16, zmm31, zmm7, 2
vmovdqa64 zmm23, zmmword ptr [rsi + -7552]
vpandq zmm23, zmm29, zmm23
vpmadd52luq zmm28, zmm10, zmm2
vpmadd52luq zmm12, zmm27, zmm2
vpmadd52huq zmm20, zmm27, zmm2
vpmadd52huq zmm21, zmm1, zmm2
vmovdqa64 zmm2, zmmword ptr [rsi + -8192]
vpxorq zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm23, zmm2
vpxorq zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm0, zmm2
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm23, zmm2
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm17, zmm2
valignq zmm15, zmm23, zmm13, 7
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm3, zmm2
vpxorq zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm25, zmm2
vmovdqa64 zmmword ptr [rdi + 1600], zmm25
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm3, zmm2
vmovdqa64 zmmword ptr [rdi + 1664], zmm25
valignq zmm25, zmm3, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 1728], zmm25
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm8, zmm2
vpmadd52luq zmm24, zmm19, zmm16
vpmadd52luq zmm5, zmm4, zmm16
vpmadd52huq zmm11, zmm4, zmm16
vmovdqu64 zmm2, zmmword ptr [rdi + 552]
vpmadd52huq zmm9, zmm2, zmm16
valignq zmm19, zmm31, zmm10, 3
vpmadd52luq zmm28, zmm6, zmm14
vpmadd52luq zmm12, zmm22, zmm14
vpmadd52huq zmm20, zmm22, zmm14
vpmadd52huq zmm21, zmm18, zmm14
vmovdqa64 zmm6, zmmword ptr [rsi + -8128]
vpmadd52luq zmm1, zmm23, zmm6
vpmadd52luq zmm29, zmm17, zmm6
vpmadd52huq zmm7, zmm15, zmm6
vmovdqa64 zmm14, zmmword ptr [rdi + 960]
valignq zmm18, zmm0, zmm14, 6
vpmadd52huq zmm27, zmm17, zmm6
vpmadd52luq zmm26, zmm3, zmm6
vpmadd52luq zmm13, zmm8, zmm6
vmovdqa64 zmm14, zmmword ptr [rdi + 1728]
vpmadd52huq zmm25, zmm14, zmm6
vmovdqa64 zmmword ptr [rdi + 1792], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi + 1664]
vpmadd52huq zmm0, zmm8, zmm6
vpmadd52luq zmm24, zmm19, zmmword ptr [rdi + 176]
vmovdqa64 zmm6, zmmword ptr [rdi + 1600]
valignq zmm22, zmm6, zmm31, 6
vmovdqu64 zmm6, zmmword ptr [rdi + 168]
vpmadd52luq zmm5, zmm6, zmm19
vpmadd52huq zmm11, zmm6, zmm19
vmovdqa64 zmm6, zmmword ptr [rdi + 320]
valignq zmm10, zmm31, zmm6, 3
vmovdqu64 zmm6, zmmword ptr [rdi + 160]
vpmadd52huq zmm9, zmm6, zmm19
vpmadd52luq zmm28, zmm16, zmmword ptr [rdi + 696]
vmovdqu64 zmm6, zmmword ptr [rdi + 688]
vpmadd52luq zmm12, zmm6, zmm16
vpmadd52huq zmm20, zmm6, zmm16
vmovdqu64 zmm6, zmmword ptr [rdi + 680]
vpmadd52huq zmm21, zmm6, zmm16
vmovdqa64 zmm16, zmmword ptr [rsi + -8064]
vpmadd52luq zmm29, zmm15, zmm16
vpmadd52luq zmm1, zmm17, zmm16
vpmadd52huq zmm27, zmm15, zmm16
vpmadd52huq zmm7, zmm18, zmm16
vmovdqa64 zmm17, zmmword ptr [rdi + 1088]
valignq zmm6, zmm23, zmm17, 6
vpmadd52luq zmm13, zmm14, zmm16
vpmadd52luq zmm26, zmm8, zmm16
vpmadd52huq zmm0, zmm14, zmm16
valignq zmm8, zmm3, zmm31, 6
vpmadd52huq zmm25, zmm22, zmm16
vpmadd52luq zmm24, zmm4, zmm10
vpmadd52luq zmm5, zmm2, zmm10
vpmadd52huq zmm11, zmm2, zmm10
vmovdqu64 zmm4, zmmword ptr [rdi + 544]
vpmadd52huq zmm9, zmm4, zmm10
vmovdqa64 zmm16, zmmword ptr [rdi + 704]
valignq zmm4, zmm31, zmm16, 4
vpmadd52luq zmm28, zmm19, zmmword ptr [rdi + 304]
vmovdqu64 zmm16, zmmword ptr [rdi + 296]
vpmadd52luq zmm12, zmm16, zmm19
vpmadd52huq zmm20, zmm16, zmm19
vmovdqu64 zmm16, zmmword ptr [rdi + 288]
vpmadd52huq zmm21, zmm16, zmm19
vmovdqa64 zmm19, zmmword ptr [rsi + -8000]
vpmadd52luq zmm1, zmm15, zmm19
vpmadd52luq zmm29, zmm18, zmm19
vpmadd52huq zmm7, zmm6, zmm19
vmovdqa64 zmm15, zmmword ptr [rdi + 1792]
vmovdqa64 zmm16, zmmword ptr [rdi + 960]
valignq zmm15, zmm15, zmm16, 5
vpmadd52huq zmm27, zmm18, zmm19
vpmadd52luq zmm26, zmm14, zmm19
vpmadd52luq zmm13, zmm22, zmm19
vpmadd52huq zmm25, zmm8, zmm19
vpmadd52huq zmm0, zmm22, zmm19
vpmadd52luq zmm24, zmm4, zmmword ptr [rdi + 168]
vmovdqa64 zmm14, zmmword ptr [rdi + 1600]
valignq zmm14, zmm14, zmm31, 5
vmovdqu64 zmm16, zmmword ptr [rdi + 160]
vpmadd52luq zmm5, zmm16, zmm4
vpmadd52huq zmm11, zmm16, zmm4
vmovdqa64 zmm16, zmmword ptr [rdi + 320]
valignq zmm19, zmm31, zmm16, 4
vpmadd52huq zmm9, zmm4, zmmword ptr [rdi + 152]
vpmadd52luq zmm28, zmm10, zmmword ptr [rdi + 688]
vmovdqu64 zmm16, zmmword ptr [rdi + 680]
vpmadd52luq zmm12, zmm16, zmm10
vpmadd52huq zmm20, zmm16, zmm10
vmovdqu64 zmm16, zmmword ptr [rdi + 672]
vpmadd52huq zmm21, zmm16, zmm10
vmovdqa64 zmm10, zmmword ptr [rsi + -7936]
vpmadd52luq zmm29, zmm6, zmm10
vpmadd52luq zmm1, zmm18, zmm10
vpmadd52huq zmm27, zmm6, zmm10
vpmadd52huq zmm7, zmm15, zmm10
valignq zmm17, zmm23, zmm17, 5
vpmadd52luq zmm13, zmm8, zmm10
vpmadd52luq zmm26, zmm22, zmm10
vpmadd52huq zmm0, zmm8, zmm10
valignq zmm3, zmm3, zmm31, 5
vpmadd52huq zmm25, zmm14, zmm10
vpmadd52luq zmm24, zmm2, zmm19
vmovdqu64 zmm2, zmmword ptr [rdi + 544]
vpmadd52luq zmm5, zmm2, zmm19
vpmadd52huq zmm11, zmm2, zmm19
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi + 536]
vpmadd52luq zmm28, zmm4, zmmword ptr [rdi + 296]
vmovdqu64 zmm2, zmmword ptr [rdi + 288]
vpmadd52luq zmm12, zmm2, zmm4
vpmadd52huq zmm20, zmm2, zmm4
vpmadd52huq zmm21, zmm4, zmmword ptr [rdi + 280]
vmovdqa64 zmm2, zmmword ptr [rsi + -7872]
vpmadd52luq zmm1, zmm6, zmm2
vpmadd52luq zmm29, zmm15, zmm2
vpmadd52huq zmm7, zmm17, zmm2
vpmadd52huq zmm27, zmm15, zmm2
vpmadd52luq zmm26, zmm8, zmm2
vpmadd52luq zmm13, zmm14, zmm2
vpmadd52huq zmm25, zmm3, zmm2
vpmadd52huq zmm0, zmm14, zmm2
vpaddq zmm2, zmm5, zmm9
vpaddq zmm3, zmm11, zmm24
vmovdqa64 zmm4, zmmword ptr [rdi + 256]
vmovdqa64 zmm5, zmmword ptr [rdi + 640]
vpmadd52luq zmm2, zmm4, zmm5
vpmadd52huq zmm3, zmm4, zmm5
vpmadd52luq zmm28, zmm19, zmmword ptr [rdi + 680]
vpmadd52luq zmm12, zmm16, zmm19
vpmadd52huq zmm20, zmm16, zmm19
vpmadd52huq zmm21, zmm19, zmmword ptr [rdi + 664]
vpaddq zmm4, zmm29, zmm7
vpaddq zmm1, zmm1, zmm27
vmovdqa64 zmm5, zmmword ptr [rdi + 1408]
valignq zmm5, zmm4, zmm5, 5
vpaddq zmm6, zmm13, zmm25
vmovdqa64 zmm7, zmmword ptr [rdi + 1216]
valignq zmm7, zmm1, zmm7, 4
vpaddq zmm0, zmm26, zmm0
vpaddq zmm8, zmm12, zmm21
valignq zmm9, zmm6, zmm31, 1
vpaddq zmm10, zmm20, zmm28
valignq zmm11, zmm0, zmm31, 1
vpaddq zmm3, zmm3, zmm5
vpaddq zmm2, zmm2, zmm7
vmovdqa64 zmm5, zmmword ptr [rdi + 320]
vmovdqa64 zmm7, zmmword ptr [rdi + 704]
vpmadd52luq zmm8, zmm5, zmm7
vpmadd52huq zmm10, zmm5, zmm7
vpaddq zmm2, zmm2, zmm9
vpaddq zmm3, zmm3, zmm11
valignq zmm4, zmm31, zmm4, 5
valignq zmm1, zmm31, zmm1, 4
vmovdqa64 zmm5, zmmword ptr [rdi + 832]
vpermi2q zmm5, zmm2, zmm3
vpaddq zmm4, zmm10, zmm4
vmovdqa64 zmm7, zmmword ptr [rdi + 1152]
valignq zmm7, zmm7, zmm7, 7
vpaddq zmm1, zmm8, zmm1
valignq zmm6, zmm31, zmm6, 1
valignq zmm0, zmm31, zmm0, 1
vmovdqa64 zmm8, zmmword ptr [rdi + 896]
vpermi2q zmm8, zmm2, zmm3
vpaddq zmm5{k5}, zmm5, zmm7
vpaddq zmm1, zmm1, zmm6
vpaddq zmm0, zmm4, zmm0
vmovdqa64 zmm2, zmmword ptr [rdi + 832]
vpermi2q zmm2, zmm1, zmm0
vpsrlq zmm3, zmm5, 52
valignq zmm4, zmm3, zmm31, 7
vpsrlq zmm6, zmm8, 52
valignq zmm3, zmm6, zmm3, 7
vpsrlq zmm7, zmm2, 52
vpaddq zmm9, zmm5, zmm4
vmovdqa64 zmmword ptr [rdi + 128], zmm9
vpternlogq zmm30, zmm9, zmm5, 0xf6
valignq zmm4, zmm7, zmm6, 7
vpaddq zmm5, zmm8, zmm3
vmovdqa64 zmmword ptr [rdi + 192], zmm5
vpternlogq zmm30, zmm5, zmm8, 0xf6
vpaddq zmm3, zmm2, zmm4
vmovdqa64 zmmword ptr [rdi + 256], zmm3
vpternlogq zmm30, zmm3, zmm2, 0xf6
vmovdqa64 zmm2, zmmword ptr [rdi + 896]
vpermi2q zmm2, zmm1, zmm0
vpsrlq zmm0, zmm2, 52
valignq zmm0, zmm0, zmm7, 7
vpaddq zmm1, zmm2, zmm0
vmovdqa64 zmmword ptr [rdi + 320], zmm1
vpternlogq zmm30, zmm1, zmm2, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
