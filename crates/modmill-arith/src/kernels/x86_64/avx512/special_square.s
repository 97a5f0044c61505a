# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-1664 mod N = c 2^1196 - 1.
# Kernel: crates/modmill-arith/src/fold/special.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 29 limbs below 2^52, the top one of a result at most 0x400000000000f; zmm30 collects predicted carries that rippled.
# 467 instructions, 8 spills, 43 loads; bounds of a step: latency 124 cycles, ports 186 cycles; modelled 185 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8, four_ports: false }).
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
.p2align 6
2:
vmovdqa64 zmm0, zmmword ptr [rdi + 128]
valignq zmm1, zmm0, zmm31, 7
vmovdqa64 zmm2, zmmword ptr [rdi + 192]
valignq zmm3, zmm2, zmm0, 1
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm1, zmm0
valignq zmm5, zmm2, zmm0, 2
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm0, zmm3
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm1, zmm3
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm1, zmm3
valignq zmm9, zmm2, zmm0, 7
vmovdqa64 zmm10, zmmword ptr [rdi + 256]
valignq zmm11, zmm10, zmm2, 1
vpmadd52luq zmm6, zmm1, zmm5
valignq zmm12, zmm0, zmm31, 6
valignq zmm13, zmm2, zmm0, 3
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm9, zmm2
valignq zmm15, zmm2, zmm0, 6
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm9, zmm11
vpmadd52huq zmm4, zmm12, zmm3
vpmadd52luq zmm7, zmm12, zmm5
vpmadd52huq zmm8, zmm12, zmm5
vpmadd52luq zmm6, zmm12, zmm13
vpxorq zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm2, zmm11
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm9, zmm11
valignq zmm19, zmm10, zmm2, 2
vpmadd52huq zmm14, zmm15, zmm11
valignq zmm20, zmm0, zmm31, 5
valignq zmm21, zmm2, zmm0, 4
valignq zmm22, zmm2, zmm0, 5
vpmadd52luq zmm16, zmm15, zmm19
vpmadd52huq zmm4, zmm20, zmm5
vpmadd52luq zmm7, zmm20, zmm13
vpmadd52huq zmm8, zmm20, zmm13
vpmadd52luq zmm6, zmm20, zmm21
vpmadd52luq zmm17, zmm9, zmm19
vpmadd52huq zmm18, zmm15, zmm19
valignq zmm23, zmm10, zmm2, 3
vpmadd52huq zmm14, zmm22, zmm19
valignq zmm24, zmm0, zmm31, 4
valignq zmm25, zmm10, zmm2, 4
vpmadd52luq zmm17, zmm15, zmm23
vpmadd52luq zmm16, zmm22, zmm23
vpmadd52huq zmm4, zmm24, zmm13
vpmadd52luq zmm7, zmm24, zmm21
vpmadd52huq zmm8, zmm24, zmm21
vpmadd52luq zmm6, zmm24, zmm22
valignq zmm26, zmm0, zmm31, 3
vpmadd52huq zmm18, zmm22, zmm23
vpmadd52huq zmm14, zmm21, zmm23
vpmadd52luq zmm16, zmm21, zmm25
vpmadd52luq zmm17, zmm22, zmm25
valignq zmm27, zmm10, zmm2, 5
vpmadd52huq zmm4, zmm26, zmm21
vpmadd52luq zmm7, zmm26, zmm22
vpmadd52huq zmm8, zmm26, zmm22
vpmadd52luq zmm6, zmm26, zmm15
valignq zmm28, zmm0, zmm31, 2
vpmadd52huq zmm18, zmm21, zmm25
vpmadd52huq zmm14, zmm13, zmm25
vpmadd52luq zmm16, zmm13, zmm27
vpmadd52luq zmm17, zmm21, zmm27
valignq zmm29, zmm10, zmm2, 6
vpmadd52huq zmm4, zmm28, zmm22
vpmadd52luq zmm7, zmm28, zmm15
vpmadd52huq zmm8, zmm28, zmm15
vpmadd52luq zmm6, zmm28, zmm9
valignq zmm21, zmm0, zmm31, 1
vpmadd52huq zmm18, zmm13, zmm27
vpmadd52huq zmm14, zmm5, zmm27
vpmadd52luq zmm16, zmm5, zmm29
vpmadd52luq zmm17, zmm13, zmm29
valignq zmm13, zmm10, zmm2, 7
vpmadd52huq zmm4, zmm21, zmm15
vpmadd52luq zmm7, zmm21, zmm9
vpmadd52huq zmm8, zmm21, zmm9
vpmadd52luq zmm6, zmm21, zmm2
vpmadd52huq zmm18, zmm5, zmm29
vpmadd52huq zmm14, zmm3, zmm29
vpmadd52luq zmm16, zmm3, zmm13
vpaddq zmm4, zmm7, zmm4
vpmadd52luq zmm17, zmm5, zmm13
vpaddq zmm5, zmm8, zmm6
vpaddq zmm4, zmm4, zmm4
vpaddq zmm5, zmm5, zmm5
vpmadd52huq zmm18, zmm3, zmm13
vpmadd52luq zmm4, zmm0, zmm0
vpmadd52huq zmm5, zmm0, zmm0
vpmadd52huq zmm14, zmm0, zmm13
vpmadd52luq zmm17, zmm3, zmm10
vpmadd52luq zmm16, zmm0, zmm10
vpmadd52huq zmm18, zmm0, zmm10
vmovdqa64 zmm3, zmmword ptr [rdi + 320]
valignq zmm6, zmm3, zmm10, 1
valignq zmm7, zmm3, zmm10, 2
vpsrlq zmm8, zmm4, 52
vpmadd52huq zmm14, zmm1, zmm10
vpsrlq zmm21, zmm5, 52
vpmadd52luq zmm16, zmm1, zmm6
valignq zmm22, zmm21, zmm31, 7
vpmadd52luq zmm17, zmm0, zmm6
vpaddq zmm0, zmm5, zmm8
vmovdqa64 zmmword ptr [rdi + 576], zmm0
vpternlogq zmm30, zmm0, zmm5, 0xf6
vpmadd52huq zmm18, zmm1, zmm6
valignq zmm5, zmm0, zmm31, 7
vpmadd52huq zmm14, zmm12, zmm6
vpaddq zmm8, zmm4, zmm22
vmovdqa64 zmmword ptr [rdi + 640], zmm8
vpternlogq zmm30, zmm8, zmm4, 0xf6
vpmadd52luq zmm16, zmm12, zmm7
vmovdqa64 zmm4, zmmword ptr [rsi + -8192]
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm8, zmm4
vpmadd52luq zmm17, zmm1, zmm7
vpxorq zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm5, zmm4
vpmadd52huq zmm18, zmm12, zmm7
valignq zmm15, zmm3, zmm10, 3
vpmadd52huq zmm14, zmm20, zmm7
valignq zmm9, zmm8, zmm31, 7
vmovdqa64 zmmword ptr [rdi + 704], zmm21
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm0, zmm4
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm8, zmm4
vpmadd52luq zmm16, zmm20, zmm15
vmovdqa64 zmm4, zmmword ptr [rsi + -8128]
vpmadd52luq zmm22, zmm5, zmm4
vpmadd52luq zmm17, zmm12, zmm15
vpmadd52huq zmm1, zmm9, zmm4
vpmadd52huq zmm18, zmm20, zmm15
valignq zmm12, zmm3, zmm10, 4
vpmadd52huq zmm14, zmm24, zmm15
valignq zmm19, zmm0, zmm31, 6
vpmadd52luq zmm21, zmm8, zmm4
vpmadd52huq zmm11, zmm5, zmm4
vpmadd52luq zmm16, zmm24, zmm12
vmovdqa64 zmm4, zmmword ptr [rsi + -8064]
vpmadd52luq zmm22, zmm9, zmm4
vpmadd52luq zmm17, zmm20, zmm12
vpmadd52huq zmm1, zmm19, zmm4
vpmadd52huq zmm18, zmm24, zmm12
valignq zmm20, zmm3, zmm10, 5
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm13, zmm10
valignq zmm2, zmm8, zmm31, 6
vpmadd52huq zmm14, zmm26, zmm12
vpmadd52luq zmm21, zmm5, zmm4
vpmadd52luq zmm16, zmm26, zmm20
vpmadd52huq zmm11, zmm9, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -8000]
vpmadd52luq zmm22, zmm19, zmm5
vpmadd52huq zmm1, zmm2, zmm5
vpmadd52luq zmm17, zmm24, zmm20
vpmadd52huq zmm18, zmm26, zmm20
valignq zmm24, zmm3, zmm10, 6
vpxorq zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm10, zmm6
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm13, zmm6
vpxorq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm13, zmm6
vpmadd52huq zmm23, zmm29, zmm6
valignq zmm6, zmm0, zmm31, 5
vpmadd52huq zmm14, zmm28, zmm20
vpmadd52luq zmm16, zmm28, zmm24
vpmadd52luq zmm21, zmm9, zmm5
vpmadd52huq zmm11, zmm19, zmm5
vmovdqa64 zmm9, zmmword ptr [rsi + -7936]
vpmadd52luq zmm22, zmm2, zmm9
vpmadd52huq zmm1, zmm6, zmm9
vpmadd52luq zmm17, zmm26, zmm24
vpmadd52huq zmm18, zmm28, zmm24
vpmadd52luq zmm4, zmm13, zmm7
vpmadd52luq zmm10, zmm29, zmm7
vpmadd52huq zmm3, zmm29, zmm7
vpmadd52huq zmm23, zmm27, zmm7
vpaddq zmm7, zmm16, zmm14
valignq zmm13, zmm8, zmm31, 5
vpmadd52luq zmm21, zmm19, zmm9
vpmadd52huq zmm11, zmm2, zmm9
vpaddq zmm14, zmm18, zmm17
vmovdqa64 zmm16, zmmword ptr [rsi + -7872]
vpmadd52luq zmm22, zmm6, zmm16
vpaddq zmm7, zmm7, zmm7
vpmadd52huq zmm1, zmm13, zmm16
vpmadd52luq zmm4, zmm29, zmm15
vpmadd52luq zmm10, zmm27, zmm15
vpmadd52huq zmm3, zmm27, zmm15
vpmadd52huq zmm23, zmm25, zmm15
vpaddq zmm13, zmm14, zmm14
vmovdqa64 zmm14, zmmword ptr [rdi + 192]
vpmadd52luq zmm7, zmm14, zmm14
vpmadd52huq zmm13, zmm14, zmm14
vpmadd52luq zmm21, zmm2, zmm16
vpmadd52huq zmm11, zmm6, zmm16
vpaddq zmm1, zmm22, zmm1
vpmadd52luq zmm4, zmm27, zmm12
vpmadd52luq zmm10, zmm25, zmm12
vpmadd52huq zmm3, zmm25, zmm12
vmovdqu64 zmm2, zmmword ptr [rdi + 216]
vpmadd52huq zmm23, zmm2, zmm12
vpsrlq zmm6, zmm7, 52
valignq zmm17, zmm1, zmm31, 5
vmovdqa64 zmm18, zmm13
vpaddq zmm18{k3}, zmm18, zmm6
vpaddq zmm11, zmm21, zmm11
vpmadd52luq zmm4, zmm25, zmm20
vpmadd52luq zmm10, zmm2, zmm20
vpmadd52huq zmm3, zmm2, zmm20
vpaddq zmm17, zmm18, zmm17
vmovdqu64 zmm18, zmmword ptr [rdi + 208]
vpmadd52huq zmm23, zmm18, zmm20
valignq zmm19, zmm11, zmm31, 4
vmovdqa64 zmm21, zmmword ptr [rdi + 320]
vmovdqa64 zmm22, zmmword ptr [rdi + 256]
valignq zmm25, zmm21, zmm22, 7
vpsrlq zmm26, zmm17, 52
vpmadd52luq zmm4, zmm2, zmm24
valignq zmm2, zmm26, zmm31, 7
vpmadd52luq zmm10, zmm18, zmm24
vpaddq zmm19, zmm7, zmm19
vpmadd52huq zmm3, zmm18, zmm24
vmovdqu64 zmm27, zmmword ptr [rdi + 200]
vpmadd52huq zmm23, zmm27, zmm24
vpsrlq zmm28, zmm13, 52
vmovdqa64 zmm29, zmm19
vpaddq zmm29{k4}, zmm29, zmm2
vmovdqa64 zmmword ptr [rdi + 768], zmm29
vpternlogq zmm30, zmm29, zmm19, 0xf6
vmovdqa64 zmm2, zmmword ptr [rdi + 704]
valignq zmm2, zmm28, zmm2, 7
vmovdqa64 zmm28, zmm13
vpaddq zmm28{k2}, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi + 832], zmm28
vpternlogq zmm30, zmm28, zmm13, 0xf6
vmovdqa64 zmm6, zmmword ptr [rsi + -7488]
vpandq zmm6, zmm28, zmm6
valignq zmm13, zmm31, zmm29, 4
valignq zmm28, zmm6, zmm0, 7
vpsrlq zmm19, zmm19, 52
vpmadd52luq zmm4, zmm18, zmm25
vmovdqa64 zmm18, zmm17
vpaddq zmm18{k4}, zmm18, zmm19
vmovdqa64 zmmword ptr [rdi + 896], zmm18
vpternlogq zmm30, zmm18, zmm17, 0xf6
vpmadd52luq zmm10, zmm27, zmm25
vpmadd52huq zmm3, zmm27, zmm25
vpmadd52huq zmm23, zmm14, zmm25
vmovdqa64 zmm17, zmm7
vpaddq zmm17{k1}, zmm17, zmm2
vmovdqa64 zmmword ptr [rdi + 960], zmm17
vpternlogq zmm30, zmm17, zmm7, 0xf6
vmovdqa64 zmm2, zmmword ptr [rsi + -7552]
vpandq zmm2, zmm17, zmm2
valignq zmm7, zmm31, zmm18, 3
vmovdqa64 zmm17, zmmword ptr [rsi + -8192]
vpxorq zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm2, zmm17
valignq zmm19, zmm13, zmm31, 7
vpxorq zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm6, zmm17
vmovdqa64 zmmword ptr [rdi + 1024], zmm26
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm2, zmm17
valignq zmm15, zmm2, zmm8, 7
vmovdqa64 zmmword ptr [rdi + 1088], zmm11
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm28, zmm17
vmovdqa64 zmmword ptr [rdi + 1152], zmm1
vpxorq zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm7, zmm17
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm13, zmm17
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm7, zmm17
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm19, zmm17
vpmadd52luq zmm4, zmm27, zmm21
vpmadd52luq zmm10, zmm14, zmm21
vpmadd52huq zmm3, zmm14, zmm21
vmovdqu64 zmm17, zmmword ptr [rdi + 184]
vpmadd52huq zmm23, zmm17, zmm21
vmovdqa64 zmm27, zmmword ptr [rsi + -8128]
vpmadd52luq zmm29, zmm2, zmm27
valignq zmm20, zmm7, zmm31, 7
valignq zmm9, zmm31, zmm21, 1
vpmadd52luq zmm18, zmm28, zmm27
vpmadd52huq zmm11, zmm15, zmm27
vpmadd52huq zmm26, zmm28, zmm27
valignq zmm24, zmm6, zmm0, 6
vpmadd52luq zmm22, zmm7, zmm27
vpmadd52luq zmm1, zmm19, zmm27
vpmadd52huq zmm16, zmm20, zmm27
vpmadd52luq zmm4, zmm14, zmm9
vpmadd52huq zmm12, zmm19, zmm27
vpmadd52luq zmm10, zmm17, zmm9
vpmadd52huq zmm3, zmm17, zmm9
vmovdqu64 zmm14, zmmword ptr [rdi + 176]
vpmadd52huq zmm23, zmm14, zmm9
valignq zmm27, zmm13, zmm31, 6
vmovdqa64 zmmword ptr [rdi + 1216], zmm13
valignq zmm13, zmm31, zmm21, 2
vmovdqa64 zmm9, zmmword ptr [rsi + -8064]
vpmadd52luq zmm18, zmm15, zmm9
vpmadd52luq zmm29, zmm28, zmm9
vpmadd52huq zmm26, zmm15, zmm9
valignq zmm28, zmm2, zmm8, 6
vpmadd52huq zmm11, zmm24, zmm9
vpmadd52luq zmm1, zmm20, zmm9
vpmadd52luq zmm22, zmm19, zmm9
vpmadd52huq zmm12, zmm20, zmm9
vpmadd52huq zmm16, zmm27, zmm9
vpmadd52luq zmm4, zmm17, zmm13
vpmadd52luq zmm10, zmm14, zmm13
vpmadd52huq zmm3, zmm14, zmm13
vmovdqu64 zmm9, zmmword ptr [rdi + 168]
vpmadd52huq zmm23, zmm9, zmm13
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm25, zmm21
valignq zmm19, zmm7, zmm31, 6
vmovdqa64 zmmword ptr [rdi + 1280], zmm7
valignq zmm7, zmm31, zmm21, 3
vpmadd52luq zmm29, zmm15, zmm5
vpmadd52luq zmm18, zmm24, zmm5
vpmadd52huq zmm11, zmm28, zmm5
valignq zmm0, zmm6, zmm0, 5
vpmadd52huq zmm26, zmm24, zmm5
vpmadd52luq zmm22, zmm20, zmm5
vpmadd52luq zmm1, zmm27, zmm5
vpmadd52huq zmm16, zmm19, zmm5
vpmadd52huq zmm12, zmm27, zmm5
vpmadd52luq zmm4, zmm14, zmm7
vpmadd52luq zmm10, zmm9, zmm7
vpmadd52huq zmm3, zmm9, zmm7
vmovdqu64 zmm5, zmmword ptr [rdi + 160]
vpmadd52huq zmm23, zmm5, zmm7
vmovdqu64 zmm6, zmmword ptr [rdi + 328]
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm21, zmm6
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm25, zmm6
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm25, zmm6
vmovdqu64 zmm7, zmmword ptr [rdi + 304]
vpmadd52huq zmm17, zmm7, zmm6
vmovdqa64 zmm6, zmmword ptr [rsi + -7936]
vpmadd52luq zmm18, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi + 1344], zmm18
vmovdqa64 zmm18, zmmword ptr [rdi + 1216]
valignq zmm18, zmm18, zmm31, 5
vmovdqa64 zmmword ptr [rdi + 1408], zmm17
valignq zmm17, zmm31, zmm21, 4
vpmadd52luq zmm29, zmm24, zmm6
vpmadd52huq zmm26, zmm28, zmm6
vpmadd52huq zmm11, zmm0, zmm6
valignq zmm2, zmm2, zmm8, 5
vpmadd52luq zmm1, zmm19, zmm6
vpmadd52luq zmm22, zmm27, zmm6
vpmadd52huq zmm12, zmm19, zmm6
vpmadd52luq zmm4, zmm9, zmm17
vpmadd52huq zmm16, zmm18, zmm6
vpmadd52luq zmm10, zmm5, zmm17
vpmadd52huq zmm3, zmm5, zmm17
vpmadd52huq zmm23, zmm17, zmmword ptr [rdi + 152]
vpmadd52luq zmm14, zmm25, zmm13
vpmadd52luq zmm15, zmm7, zmm13
vpmadd52huq zmm20, zmm7, zmm13
vmovdqu64 zmm5, zmmword ptr [rdi + 296]
vmovdqa64 zmm6, zmmword ptr [rdi + 1408]
vpmadd52huq zmm6, zmm5, zmm13
vmovdqa64 zmm8, zmmword ptr [rdi + 1280]
valignq zmm8, zmm8, zmm31, 5
vmovdqa64 zmm9, zmmword ptr [rsi + -7872]
vpmadd52luq zmm29, zmm28, zmm9
vmovdqa64 zmm13, zmmword ptr [rdi + 1344]
vpmadd52luq zmm13, zmm0, zmm9
vpmadd52huq zmm11, zmm2, zmm9
vpmadd52huq zmm26, zmm0, zmm9
vpmadd52luq zmm22, zmm19, zmm9
vpmadd52luq zmm1, zmm18, zmm9
vpmadd52huq zmm16, zmm8, zmm9
vpmadd52huq zmm12, zmm18, zmm9
vpaddq zmm0, zmm10, zmm23
vpaddq zmm2, zmm3, zmm4
vmovdqu64 zmm3, zmmword ptr [rdi + 344]
vpmadd52luq zmm14, zmm7, zmm3
vpmadd52luq zmm15, zmm5, zmm3
vpmadd52huq zmm20, zmm5, zmm3
vmovdqu64 zmm4, zmmword ptr [rdi + 288]
vpmadd52huq zmm6, zmm4, zmm3
vpaddq zmm0, zmm0, zmm0
vpaddq zmm2, zmm2, zmm2
vmovdqa64 zmm3, zmmword ptr [rdi + 256]
vpmadd52luq zmm0, zmm3, zmm3
vpmadd52huq zmm2, zmm3, zmm3
vpaddq zmm3, zmm13, zmm11
vpaddq zmm7, zmm29, zmm26
vmovdqa64 zmm8, zmmword ptr [rdi + 1152]
valignq zmm8, zmm3, zmm8, 5
vpaddq zmm1, zmm1, zmm16
vmovdqa64 zmm9, zmmword ptr [rdi + 1088]
valignq zmm9, zmm7, zmm9, 4
vpaddq zmm10, zmm22, zmm12
vpmadd52luq zmm14, zmm5, zmm17
vpmadd52luq zmm15, zmm4, zmm17
vpmadd52huq zmm20, zmm4, zmm17
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi + 280]
vpaddq zmm2, zmm2, zmm8
valignq zmm4, zmm1, zmm31, 1
vpaddq zmm0, zmm0, zmm9
valignq zmm5, zmm10, zmm31, 1
vmovdqa64 zmm8, zmmword ptr [rdi + 1024]
valignq zmm8, zmm8, zmm8, 7
vpaddq zmm6, zmm15, zmm6
vpaddq zmm0, zmm0, zmm4
vpaddq zmm4, zmm20, zmm14
vpaddq zmm2, zmm2, zmm5
vpaddq zmm5, zmm6, zmm6
vmovdqa64 zmm6, zmmword ptr [rdi + 448]
vpermi2q zmm6, zmm0, zmm2
vpaddq zmm4, zmm4, zmm4
vmovdqa64 zmm9, zmmword ptr [rdi + 512]
vpermi2q zmm9, zmm0, zmm2
vpmadd52luq zmm5, zmm21, zmm21
vpmadd52huq zmm4, zmm21, zmm21
valignq zmm0, zmm31, zmm3, 5
vpaddq zmm6{k5}, zmm6, zmm8
valignq zmm2, zmm31, zmm7, 4
vpsrlq zmm3, zmm6, 52
valignq zmm1, zmm31, zmm1, 1
vpsrlq zmm7, zmm9, 52
vpaddq zmm0, zmm4, zmm0
valignq zmm4, zmm31, zmm10, 1
vpaddq zmm2, zmm5, zmm2
valignq zmm5, zmm3, zmm31, 7
vpaddq zmm1, zmm2, zmm1
valignq zmm2, zmm7, zmm3, 7
vpaddq zmm0, zmm0, zmm4
vmovdqa64 zmm3, zmmword ptr [rdi + 448]
vpermi2q zmm3, zmm1, zmm0
vpaddq zmm4, zmm6, zmm5
vmovdqa64 zmmword ptr [rdi + 128], zmm4
vpternlogq zmm30, zmm4, zmm6, 0xf6
vmovdqa64 zmm4, zmmword ptr [rdi + 512]
vpermi2q zmm4, zmm1, zmm0
vpaddq zmm0, zmm9, zmm2
vmovdqa64 zmmword ptr [rdi + 192], zmm0
vpternlogq zmm30, zmm0, zmm9, 0xf6
vpsrlq zmm0, zmm3, 52
valignq zmm1, zmm0, zmm7, 7
vpsrlq zmm2, zmm4, 52
vpaddq zmm5, zmm3, zmm1
vmovdqa64 zmmword ptr [rdi + 256], zmm5
vpternlogq zmm30, zmm5, zmm3, 0xf6
valignq zmm0, zmm2, zmm0, 7
vpaddq zmm1, zmm4, zmm0
vmovdqa64 zmmword ptr [rdi + 320], zmm1
vpternlogq zmm30, zmm1, zmm4, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
