# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-1248 mod N, N odd of at most 1536 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 31 limbs below 2^52, the top one below 2^33; zmm30 collects predicted carries that rippled.
# 801 instructions, 8 spills, 205 loads; bounds of a step: latency 156 cycles, ports 273 cycles; modelled 268 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8, four_ports: false }).
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
.p2align 6
2:
vmovdqa64 zmm0, zmmword ptr [rdi + 192]
vmovdqa64 zmm1, zmmword ptr [rdi + 128]
valignq zmm2, zmm0, zmm1, 7
vmovdqa64 zmm3, zmmword ptr [rdi + 256]
valignq zmm4, zmm3, zmm0, 1
valignq zmm5, zmm0, zmm1, 6
valignq zmm6, zmm3, zmm0, 2
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm0, zmm4
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm2, zmm4
valignq zmm9, zmm0, zmm1, 5
valignq zmm10, zmm3, zmm0, 3
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm2, zmm0
vpmadd52luq zmm7, zmm2, zmm6
vpmadd52huq zmm8, zmm5, zmm6
valignq zmm12, zmm0, zmm1, 4
valignq zmm13, zmm3, zmm0, 4
valignq zmm14, zmm3, zmm0, 7
vpmadd52luq zmm7, zmm5, zmm10
vpmadd52huq zmm8, zmm9, zmm10
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm2, zmm4
valignq zmm16, zmm0, zmm1, 3
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm14, zmm3
vpmadd52huq zmm11, zmm5, zmm4
valignq zmm18, zmm3, zmm0, 5
vpmadd52luq zmm7, zmm9, zmm13
vpmadd52huq zmm8, zmm12, zmm13
valignq zmm19, zmm3, zmm0, 6
valignq zmm20, zmm0, zmm1, 2
vpmadd52luq zmm15, zmm5, zmm6
vpmadd52huq zmm11, zmm9, zmm6
vmovdqa64 zmm21, zmmword ptr [rdi + 320]
valignq zmm22, zmm21, zmm3, 1
vpmadd52luq zmm7, zmm12, zmm18
vpmadd52huq zmm8, zmm16, zmm18
valignq zmm23, zmm21, zmm3, 2
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm3, zmm22
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm14, zmm22
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm14, zmm22
vpmadd52huq zmm17, zmm19, zmm22
vpmadd52luq zmm15, zmm9, zmm10
vpmadd52luq zmm7, zmm16, zmm19
valignq zmm27, zmm0, zmm1, 1
vpmadd52huq zmm8, zmm20, zmm19
vpmadd52luq zmm24, zmm14, zmm23
vpmadd52luq zmm25, zmm19, zmm23
vpmadd52huq zmm26, zmm19, zmm23
vpmadd52huq zmm17, zmm18, zmm23
vpmadd52huq zmm11, zmm12, zmm10
valignq zmm28, zmm21, zmm3, 3
vpmadd52luq zmm15, zmm12, zmm13
vpmadd52luq zmm7, zmm20, zmm14
vpmadd52huq zmm8, zmm27, zmm14
valignq zmm29, zmm21, zmm3, 4
vpmadd52luq zmm24, zmm19, zmm28
vpmadd52luq zmm25, zmm18, zmm28
vpmadd52huq zmm26, zmm18, zmm28
vpmadd52huq zmm17, zmm13, zmm28
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm1, zmm27
vpmadd52huq zmm11, zmm16, zmm13
vpmadd52luq zmm15, zmm16, zmm18
vpmadd52luq zmm7, zmm27, zmm3
valignq zmm2, zmm1, zmm31, 7
vpmadd52huq zmm8, zmm1, zmm3
vpmadd52luq zmm24, zmm18, zmm29
vpmadd52luq zmm25, zmm13, zmm29
vpmadd52huq zmm26, zmm13, zmm29
vpmadd52huq zmm17, zmm10, zmm29
vpxorq zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm2, zmm27
valignq zmm9, zmm21, zmm3, 5
vpmadd52luq zmm5, zmm2, zmm20
vpmadd52huq zmm11, zmm20, zmm18
vpmadd52luq zmm15, zmm20, zmm19
vpmadd52luq zmm7, zmm1, zmm22
valignq zmm18, zmm1, zmm31, 6
vpmadd52huq zmm8, zmm2, zmm22
vpmadd52luq zmm24, zmm13, zmm9
vpmadd52luq zmm25, zmm10, zmm9
vpmadd52huq zmm26, zmm10, zmm9
vpmadd52huq zmm17, zmm6, zmm9
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm2, zmm1
valignq zmm9, zmm21, zmm3, 6
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm2, zmm27
vpmadd52huq zmm29, zmm18, zmm20
vpmadd52luq zmm5, zmm18, zmm16
vpmadd52huq zmm11, zmm27, zmm19
vpmadd52luq zmm15, zmm27, zmm14
vpmadd52luq zmm7, zmm2, zmm23
valignq zmm19, zmm1, zmm31, 5
vpmadd52huq zmm8, zmm18, zmm23
vpmadd52luq zmm24, zmm10, zmm9
vpmadd52luq zmm25, zmm6, zmm9
vpmadd52huq zmm26, zmm6, zmm9
vpmadd52huq zmm17, zmm4, zmm9
vpmadd52huq zmm13, zmm18, zmm27
valignq zmm10, zmm21, zmm3, 7
vpmadd52luq zmm22, zmm18, zmm20
vpmadd52huq zmm29, zmm19, zmm16
vpmadd52luq zmm5, zmm19, zmm12
vpmadd52huq zmm11, zmm1, zmm14
vpmadd52luq zmm15, zmm1, zmm3
vpmadd52luq zmm7, zmm18, zmm28
valignq zmm14, zmm1, zmm31, 4
vpmadd52huq zmm8, zmm19, zmm28
vpmadd52luq zmm24, zmm6, zmm10
vpmadd52luq zmm25, zmm4, zmm10
vpmadd52huq zmm26, zmm4, zmm10
vpmadd52huq zmm17, zmm0, zmm10
vpmadd52huq zmm13, zmm19, zmm20
vpmadd52luq zmm22, zmm19, zmm16
vpmadd52huq zmm29, zmm14, zmm12
vmovdqu64 zmm6, zmmword ptr [rdi + 168]
vpmadd52luq zmm5, zmm14, zmm6
vpmadd52huq zmm11, zmm2, zmm3
vmovdqu64 zmm3, zmmword ptr [rdi + 264]
vpmadd52luq zmm15, zmm2, zmm3
vmovdqu64 zmm2, zmmword ptr [rdi + 288]
vpmadd52luq zmm7, zmm19, zmm2
vpmadd52huq zmm8, zmm14, zmm2
valignq zmm27, zmm1, zmm31, 3
vpmadd52luq zmm24, zmm4, zmm21
vpmadd52luq zmm25, zmm0, zmm21
vpmadd52huq zmm26, zmm0, zmm21
valignq zmm4, zmm31, zmm21, 1
vmovdqu64 zmm20, zmmword ptr [rdi + 184]
vpmadd52huq zmm17, zmm20, zmm21
vpmadd52huq zmm13, zmm14, zmm16
vpmadd52luq zmm22, zmm14, zmm12
vpmadd52huq zmm29, zmm27, zmm6
vmovdqu64 zmm16, zmmword ptr [rdi + 176]
vpmadd52luq zmm5, zmm27, zmm16
vpmadd52huq zmm11, zmm18, zmm3
vpmadd52luq zmm15, zmm18, zmm23
vmovdqu64 zmm18, zmmword ptr [rdi + 296]
vpmadd52luq zmm7, zmm14, zmm18
vpmadd52huq zmm8, zmm27, zmm18
valignq zmm3, zmm1, zmm31, 2
vpmadd52luq zmm24, zmm0, zmm4
vpmadd52luq zmm25, zmm20, zmm4
vpmadd52huq zmm26, zmm20, zmm4
valignq zmm18, zmm31, zmm21, 2
vpmadd52huq zmm17, zmm16, zmm4
vpmadd52huq zmm13, zmm27, zmm12
vpmadd52luq zmm22, zmm27, zmm6
vpmadd52huq zmm29, zmm3, zmm16
vpmadd52luq zmm5, zmm3, zmm20
vpmadd52huq zmm11, zmm19, zmm23
vpmadd52luq zmm15, zmm19, zmm28
vpmadd52luq zmm7, zmm27, zmm9
vpmadd52huq zmm8, zmm3, zmm9
valignq zmm19, zmm1, zmm31, 1
vpmadd52luq zmm24, zmm20, zmm18
vpmadd52luq zmm25, zmm16, zmm18
vpmadd52huq zmm26, zmm16, zmm18
valignq zmm23, zmm31, zmm21, 3
vpmadd52huq zmm17, zmm6, zmm18
vpmadd52huq zmm13, zmm3, zmm6
vpmadd52luq zmm22, zmm3, zmm16
vpmadd52huq zmm29, zmm19, zmm20
vpmadd52luq zmm5, zmm19, zmm0
vpmadd52huq zmm11, zmm14, zmm28
vpmadd52luq zmm15, zmm14, zmm2
vpmadd52luq zmm7, zmm3, zmm10
vpmadd52huq zmm8, zmm19, zmm10
vpmadd52luq zmm24, zmm16, zmm23
vpmadd52luq zmm25, zmm6, zmm23
vpmadd52huq zmm26, zmm6, zmm23
vpmadd52huq zmm17, zmm12, zmm23
vpmadd52huq zmm13, zmm19, zmm16
valignq zmm14, zmm31, zmm21, 4
vpmadd52luq zmm22, zmm19, zmm20
vpaddq zmm5, zmm29, zmm5
vpmadd52huq zmm11, zmm27, zmm2
vmovdqu64 zmm16, zmmword ptr [rdi + 296]
vpmadd52luq zmm15, zmm27, zmm16
vpaddq zmm5, zmm5, zmm5
vpaddq zmm7, zmm8, zmm7
vpaddq zmm7, zmm7, zmm7
vpmadd52luq zmm24, zmm6, zmm14
vpmadd52luq zmm25, zmm12, zmm14
vpmadd52huq zmm26, zmm12, zmm14
vpmadd52huq zmm5, zmm1, zmm1
vmovdqu64 zmm6, zmmword ptr [rdi + 152]
vpmadd52huq zmm17, zmm6, zmm14
vpmadd52huq zmm7, zmm0, zmm0
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm10, zmm21
vpaddq zmm13, zmm22, zmm13
valignq zmm20, zmm31, zmm21, 5
vpaddq zmm13, zmm13, zmm13
vpmadd52huq zmm11, zmm3, zmm16
vpmadd52luq zmm13, zmm1, zmm1
vpmadd52luq zmm15, zmm3, zmm9
vpmadd52luq zmm24, zmm12, zmm20
vpmadd52luq zmm25, zmm6, zmm20
vpmadd52huq zmm26, zmm6, zmm20
vmovdqu64 zmm1, zmmword ptr [rdi + 144]
vpmadd52huq zmm17, zmm1, zmm20
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm21, zmm4
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm10, zmm4
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm10, zmm4
vpmadd52huq zmm8, zmm9, zmm4
valignq zmm4, zmm31, zmm21, 6
vpsrlq zmm27, zmm5, 52
vpmadd52huq zmm11, zmm19, zmm9
vpsrlq zmm29, zmm7, 52
vpmadd52luq zmm15, zmm19, zmm10
valignq zmm19, zmm27, zmm29, 7
vpmadd52luq zmm24, zmm6, zmm4
vpmadd52luq zmm25, zmm1, zmm4
vpmadd52huq zmm26, zmm1, zmm4
vpmadd52huq zmm17, zmm4, zmmword ptr [rdi + 136]
vpmadd52luq zmm3, zmm10, zmm18
vpsrlq zmm1, zmm13, 52
vpmadd52luq zmm12, zmm9, zmm18
vpmadd52huq zmm22, zmm9, zmm18
vpmadd52huq zmm8, zmm16, zmm18
vmovdqa64 zmm6, zmm13
vpaddq zmm6{k1}, zmm6, zmm19
vmovdqa64 zmmword ptr [rdi + 640], zmm6
vpternlogq zmm30, zmm6, zmm13, 0xf6
vpaddq zmm6, zmm15, zmm11
vpaddq zmm10, zmm5, zmm1
vmovdqa64 zmmword ptr [rdi + 704], zmm10
vpternlogq zmm30, zmm10, zmm5, 0xf6
vpaddq zmm1, zmm6, zmm6
vpaddq zmm5, zmm25, zmm17
vpmadd52luq zmm1, zmm0, zmm0
vpaddq zmm0, zmm26, zmm24
vpmadd52luq zmm3, zmm9, zmm23
vpmadd52luq zmm12, zmm16, zmm23
vpmadd52huq zmm22, zmm16, zmm23
vpmadd52huq zmm8, zmm2, zmm23
vpaddq zmm5, zmm5, zmm5
vpaddq zmm0, zmm0, zmm0
vmovdqa64 zmm6, zmmword ptr [rdi + 256]
vpmadd52luq zmm5, zmm6, zmm6
vpmadd52huq zmm0, zmm6, zmm6
vpmadd52luq zmm3, zmm16, zmm14
valignq zmm6, zmm29, zmm27, 7
vpmadd52luq zmm12, zmm2, zmm14
vpmadd52huq zmm22, zmm2, zmm14
vpmadd52huq zmm8, zmm28, zmm14
vmovdqa64 zmm9, zmmword ptr [rdi + 448]
vpermi2q zmm9, zmm1, zmm7
valignq zmm10, zmm6, zmm6, 4
vpbroadcastq zmm11, qword ptr [rdi + 640]
vmovdqa64 zmm13, zmmword ptr [rsi + -8192]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm11, zmm13
vmovdqa64 zmm15, zmmword ptr [rdi + 512]
vpermi2q zmm15, zmm5, zmm0
vmovdqa64 zmm16, zmmword ptr [rsi + -8128]
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm11, zmm16
vmovdqa64 zmm18, zmmword ptr [rdi + 448]
vpermi2q zmm18, zmm5, zmm0
vmovdqa64 zmm5, zmmword ptr [rsi + -8064]
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm11, zmm5
vpbroadcastq zmm23, qword ptr [rdi + 704]
vmovdqa64 zmm24, zmmword ptr [rsi + -7936]
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm23, zmm24
vmovdqa64 zmm26, zmmword ptr [rsi + -7872]
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm23, zmm26
vpaddq zmm9{k4}, zmm9, zmm10
vmovdqa64 zmm10, zmmword ptr [rsi + -7808]
vpxorq zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm23, zmm10
vpmadd52luq zmm3, zmm2, zmm20
vpmadd52luq zmm12, zmm28, zmm20
vpmadd52huq zmm22, zmm28, zmm20
vmovdqu64 zmm2, zmmword ptr [rdi + 272]
vpmadd52huq zmm8, zmm2, zmm20
vpxorq zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm11, zmm13
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm11, zmm16
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm11, zmm5
vpmadd52luq zmm9, zmm23, zmm24
vpmadd52luq zmm15, zmm23, zmm26
vpmadd52luq zmm18, zmm23, zmm10
vpbroadcastq zmm5, qword ptr [rdi + 648]
vmovdqa64 zmm10, zmmword ptr [rsi + -7680]
vpmadd52huq zmm14, zmm5, zmm10
vmovdqa64 zmm24, zmmword ptr [rsi + -7616]
vpmadd52huq zmm17, zmm5, zmm24
vmovdqa64 zmm26, zmmword ptr [rsi + -7552]
vpmadd52huq zmm19, zmm5, zmm26
vmovdqa64 zmmword ptr [rdi + 768], zmm0
vpbroadcastq zmm0, qword ptr [rdi + 712]
vmovdqa64 zmmword ptr [rdi + 832], zmm7
vmovdqa64 zmm7, zmmword ptr [rsi + -7424]
vpmadd52huq zmm25, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi + 896], zmm6
vmovdqa64 zmm6, zmmword ptr [rsi + -7360]
vpmadd52huq zmm27, zmm0, zmm6
vmovdqa64 zmmword ptr [rdi + 960], zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -7296]
vpmadd52huq zmm29, zmm0, zmm1
vpmadd52luq zmm3, zmm28, zmm4
vpmadd52luq zmm12, zmm2, zmm4
vpmadd52huq zmm22, zmm2, zmm4
vpmadd52huq zmm8, zmm4, zmmword ptr [rdi + 264]
vpmadd52luq zmm20, zmm5, zmm10
vpmadd52luq zmm13, zmm5, zmm24
vpmadd52luq zmm16, zmm5, zmm26
vpmadd52luq zmm9, zmm0, zmm7
vpmadd52luq zmm15, zmm0, zmm6
vpmadd52luq zmm18, zmm0, zmm1
vpbroadcastq zmm1, qword ptr [rdi + 656]
vmovdqa64 zmm2, zmmword ptr [rsi + -7168]
vpmadd52huq zmm14, zmm1, zmm2
vmovdqa64 zmm4, zmmword ptr [rsi + -7104]
vpmadd52huq zmm17, zmm1, zmm4
vmovdqa64 zmm6, zmmword ptr [rsi + -7040]
vpmadd52huq zmm19, zmm1, zmm6
vpbroadcastq zmm7, qword ptr [rdi + 720]
vmovdqa64 zmm10, zmmword ptr [rsi + -6912]
vpmadd52huq zmm25, zmm7, zmm10
vmovdqa64 zmm24, zmmword ptr [rsi + -6848]
vpmadd52huq zmm27, zmm7, zmm24
vmovdqa64 zmm26, zmmword ptr [rsi + -6784]
vpmadd52huq zmm29, zmm7, zmm26
vpaddq zmm8, zmm12, zmm8
vpaddq zmm3, zmm22, zmm3
vpmadd52luq zmm20, zmm1, zmm2
vpmadd52luq zmm13, zmm1, zmm4
vpmadd52luq zmm16, zmm1, zmm6
vpmadd52luq zmm9, zmm7, zmm10
vpmadd52luq zmm15, zmm7, zmm24
vpmadd52luq zmm18, zmm7, zmm26
vpaddq zmm2, zmm8, zmm8
vpaddq zmm3, zmm3, zmm3
vpbroadcastq zmm4, qword ptr [rdi + 664]
vmovdqa64 zmm6, zmmword ptr [rsi + -6656]
vpmadd52huq zmm14, zmm4, zmm6
vmovdqa64 zmm8, zmmword ptr [rsi + -6592]
vpmadd52huq zmm17, zmm4, zmm8
vmovdqa64 zmm10, zmmword ptr [rsi + -6528]
vpmadd52huq zmm19, zmm4, zmm10
vpbroadcastq zmm12, qword ptr [rdi + 728]
vmovdqa64 zmm22, zmmword ptr [rsi + -6400]
vpmadd52huq zmm25, zmm12, zmm22
vmovdqa64 zmm24, zmmword ptr [rsi + -6336]
vpmadd52huq zmm27, zmm12, zmm24
vmovdqa64 zmm26, zmmword ptr [rsi + -6272]
vpmadd52huq zmm29, zmm12, zmm26
vpmadd52luq zmm2, zmm21, zmm21
vpmadd52huq zmm3, zmm21, zmm21
vpmadd52luq zmm20, zmm4, zmm6
vpmadd52luq zmm13, zmm4, zmm8
vpmadd52luq zmm16, zmm4, zmm10
vpmadd52luq zmm9, zmm12, zmm22
vpmadd52luq zmm15, zmm12, zmm24
vpmadd52luq zmm18, zmm12, zmm26
vpbroadcastq zmm6, qword ptr [rdi + 672]
vmovdqa64 zmm8, zmmword ptr [rsi + -6144]
vpmadd52huq zmm14, zmm6, zmm8
vmovdqa64 zmm10, zmmword ptr [rsi + -6080]
vpmadd52huq zmm17, zmm6, zmm10
vmovdqa64 zmm21, zmmword ptr [rsi + -6016]
vpmadd52huq zmm19, zmm6, zmm21
vpbroadcastq zmm22, qword ptr [rdi + 736]
vmovdqa64 zmm24, zmmword ptr [rsi + -5888]
vpmadd52huq zmm25, zmm22, zmm24
vmovdqa64 zmm26, zmmword ptr [rsi + -5824]
vpmadd52huq zmm27, zmm22, zmm26
vmovdqa64 zmm28, zmmword ptr [rsi + -5760]
vpmadd52huq zmm29, zmm22, zmm28
vmovdqa64 zmm12, zmmword ptr [rdi + 576]
vpermi2q zmm12{k5}{z}, zmm2, zmm3
vmovdqa64 zmmword ptr [rdi + 1024], zmm2
vmovdqa64 zmm2, zmmword ptr [rsi + -8000]
vmovdqa64 zmmword ptr [rdi + 1088], zmm3
vpxorq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm11, zmm2
vmovdqa64 zmm4, zmmword ptr [rsi + -7744]
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm23, zmm4
vpmadd52luq zmm20, zmm6, zmm8
vpmadd52luq zmm13, zmm6, zmm10
vpmadd52luq zmm16, zmm6, zmm21
vpmadd52luq zmm9, zmm22, zmm24
vpmadd52luq zmm15, zmm22, zmm26
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm11, zmm2
vpmadd52luq zmm18, zmm22, zmm28
vpmadd52luq zmm12, zmm23, zmm4
vpbroadcastq zmm2, qword ptr [rdi + 680]
vmovdqa64 zmm4, zmmword ptr [rsi + -5632]
vpmadd52huq zmm14, zmm2, zmm4
vmovdqa64 zmm10, zmmword ptr [rsi + -5568]
vpmadd52huq zmm17, zmm2, zmm10
vmovdqa64 zmm11, zmmword ptr [rsi + -5504]
vpmadd52huq zmm19, zmm2, zmm11
vpbroadcastq zmm21, qword ptr [rdi + 744]
vmovdqa64 zmm23, zmmword ptr [rsi + -5376]
vpmadd52huq zmm25, zmm21, zmm23
vmovdqa64 zmm24, zmmword ptr [rsi + -5312]
vpmadd52huq zmm27, zmm21, zmm24
vmovdqa64 zmm26, zmmword ptr [rsi + -7488]
vpmadd52huq zmm3, zmm5, zmm26
vmovdqa64 zmm28, zmmword ptr [rsi + -5248]
vpmadd52huq zmm29, zmm21, zmm28
vmovdqa64 zmm22, zmmword ptr [rdi + 960]
vmovdqa64 zmm6, zmmword ptr [rdi + 896]
vmovdqa64 zmmword ptr [rdi + 1152], zmm3
vmovdqa64 zmm3, zmm22
vpaddq zmm3{k2}, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi + 1216], zmm3
vpternlogq zmm30, zmm3, zmm22, 0xf6
vmovdqa64 zmm3, zmmword ptr [rsi + -7232]
vpmadd52huq zmm7, zmm0, zmm3
vpsrlq zmm6, zmm22, 52
vpmadd52luq zmm20, zmm2, zmm4
vmovdqa64 zmm4, zmmword ptr [rdi + 832]
vpaddq zmm22, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi + 1280], zmm22
vpternlogq zmm30, zmm22, zmm4, 0xf6
vpmadd52luq zmm13, zmm2, zmm10
vpmadd52luq zmm16, zmm2, zmm11
vpmadd52luq zmm9, zmm21, zmm23
vpmadd52luq zmm15, zmm21, zmm24
vpmadd52luq zmm18, zmm21, zmm28
vpmadd52luq zmm8, zmm5, zmm26
vpmadd52luq zmm12, zmm0, zmm3
vpbroadcastq zmm0, qword ptr [rdi + 688]
vmovdqa64 zmm3, zmmword ptr [rsi + -5120]
vpmadd52huq zmm14, zmm0, zmm3
vmovdqa64 zmm4, zmmword ptr [rsi + -5056]
vpmadd52huq zmm17, zmm0, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -4992]
vpmadd52huq zmm19, zmm0, zmm5
vpbroadcastq zmm6, qword ptr [rdi + 752]
vmovdqa64 zmm10, zmmword ptr [rsi + -4864]
vpmadd52huq zmm25, zmm6, zmm10
vmovdqa64 zmm11, zmmword ptr [rsi + -4800]
vpmadd52huq zmm27, zmm6, zmm11
vmovdqa64 zmm22, zmmword ptr [rsi + -4736]
vpmadd52huq zmm29, zmm6, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -6976]
vmovdqa64 zmm24, zmmword ptr [rdi + 1152]
vpmadd52huq zmm24, zmm1, zmm23
vpbroadcastq zmm26, qword ptr [rdi + 720]
vmovdqa64 zmm28, zmmword ptr [rsi + -6720]
vpmadd52huq zmm7, zmm26, zmm28
vpmadd52luq zmm20, zmm0, zmm3
vpmadd52luq zmm13, zmm0, zmm4
vpmadd52luq zmm16, zmm0, zmm5
vpmadd52luq zmm9, zmm6, zmm10
vpmadd52luq zmm15, zmm6, zmm11
vpmadd52luq zmm18, zmm6, zmm22
vpmadd52luq zmm8, zmm1, zmm23
vpmadd52luq zmm12, zmm26, zmm28
vpbroadcastq zmm1, qword ptr [rdi + 696]
vmovdqa64 zmm3, zmmword ptr [rsi + -4608]
vpmadd52huq zmm14, zmm1, zmm3
vmovdqa64 zmm4, zmmword ptr [rsi + -4544]
vpmadd52huq zmm17, zmm1, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -4480]
vpmadd52huq zmm19, zmm1, zmm5
vpbroadcastq zmm10, qword ptr [rdi + 760]
vmovdqa64 zmm11, zmmword ptr [rsi + -4352]
vpmadd52huq zmm25, zmm10, zmm11
vmovdqa64 zmm22, zmmword ptr [rsi + -4288]
vpmadd52huq zmm27, zmm10, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -4224]
vpmadd52huq zmm29, zmm10, zmm23
vpbroadcastq zmm26, qword ptr [rdi + 664]
vmovdqa64 zmm28, zmmword ptr [rsi + -6464]
vpmadd52huq zmm24, zmm26, zmm28
vpbroadcastq zmm6, qword ptr [rdi + 728]
vmovdqa64 zmm0, zmmword ptr [rsi + -6208]
vpmadd52huq zmm7, zmm6, zmm0
vpmadd52luq zmm20, zmm1, zmm3
vpmadd52luq zmm13, zmm1, zmm4
vpmadd52luq zmm16, zmm1, zmm5
vpmadd52luq zmm9, zmm10, zmm11
vpmadd52luq zmm15, zmm10, zmm22
vpmadd52luq zmm18, zmm10, zmm23
vpmadd52luq zmm8, zmm26, zmm28
vpmadd52luq zmm12, zmm6, zmm0
vpbroadcastq zmm0, qword ptr [rdi + 1216]
vmovdqa64 zmm3, zmmword ptr [rsi + -4096]
vpmadd52huq zmm14, zmm0, zmm3
vmovdqa64 zmm4, zmmword ptr [rsi + -4032]
vpmadd52huq zmm17, zmm0, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -3968]
vpmadd52huq zmm19, zmm0, zmm5
vpbroadcastq zmm6, qword ptr [rdi + 1280]
vmovdqa64 zmm11, zmmword ptr [rsi + -3840]
vpmadd52huq zmm25, zmm6, zmm11
vmovdqa64 zmm22, zmmword ptr [rsi + -3776]
vpmadd52huq zmm27, zmm6, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -3712]
vpmadd52huq zmm29, zmm6, zmm23
vpbroadcastq zmm26, qword ptr [rdi + 672]
vmovdqa64 zmm28, zmmword ptr [rsi + -5952]
vpmadd52huq zmm24, zmm26, zmm28
vpbroadcastq zmm10, qword ptr [rdi + 736]
vmovdqa64 zmm1, zmmword ptr [rsi + -5696]
vpmadd52huq zmm7, zmm10, zmm1
vmovdqa64 zmm21, zmmword ptr [rdi + 768]
vpsrlq zmm21, zmm21, 52
vpmadd52luq zmm20, zmm0, zmm3
vmovdqa64 zmm3, zmmword ptr [rdi + 1088]
vmovdqa64 zmmword ptr [rdi + 1344], zmm20
vpsrlq zmm20, zmm3, 52
vpmadd52luq zmm13, zmm0, zmm4
vpmadd52luq zmm16, zmm0, zmm5
vpmadd52luq zmm9, zmm6, zmm11
vpmadd52luq zmm15, zmm6, zmm22
vpmadd52luq zmm18, zmm6, zmm23
valignq zmm4, zmm20, zmm21, 7
vpmadd52luq zmm8, zmm26, zmm28
vpmadd52luq zmm12, zmm10, zmm1
vpbroadcastq zmm1, qword ptr [rdi + 1224]
vmovdqa64 zmm5, zmmword ptr [rsi + -3584]
vpmadd52huq zmm14, zmm1, zmm5
vmovdqa64 zmm10, zmmword ptr [rsi + -3520]
vpmadd52huq zmm17, zmm1, zmm10
vmovdqa64 zmm11, zmmword ptr [rsi + -3456]
vpmadd52huq zmm19, zmm1, zmm11
vpbroadcastq zmm20, qword ptr [rdi + 1288]
vmovdqa64 zmm21, zmmword ptr [rsi + -3328]
vpmadd52huq zmm25, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -3264]
vpmadd52huq zmm27, zmm20, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -5440]
vpmadd52huq zmm24, zmm2, zmm23
vmovdqa64 zmm26, zmmword ptr [rsi + -3200]
vpmadd52huq zmm29, zmm20, zmm26
vmovdqa64 zmm28, zmmword ptr [rdi + 1024]
vmovdqa64 zmm6, zmm28
vpaddq zmm6{k3}, zmm6, zmm4
vmovdqa64 zmmword ptr [rdi + 1408], zmm6
vpternlogq zmm30, zmm6, zmm28, 0xf6
vpbroadcastq zmm4, qword ptr [rdi + 744]
vmovdqa64 zmm6, zmmword ptr [rsi + -5184]
vpmadd52huq zmm7, zmm4, zmm6
vpsrlq zmm28, zmm28, 52
vmovdqa64 zmm0, zmmword ptr [rdi + 1344]
vpmadd52luq zmm0, zmm1, zmm5
vpaddq zmm5, zmm3, zmm28
vmovdqa64 zmmword ptr [rdi + 1472], zmm5
vpternlogq zmm30, zmm5, zmm3, 0xf6
vpmadd52luq zmm13, zmm1, zmm10
vpmadd52luq zmm16, zmm1, zmm11
vpmadd52luq zmm9, zmm20, zmm21
vpmadd52luq zmm15, zmm20, zmm22
vpmadd52luq zmm18, zmm20, zmm26
vpmadd52luq zmm8, zmm2, zmm23
vpmadd52luq zmm12, zmm4, zmm6
vpbroadcastq zmm2, qword ptr [rdi + 1232]
vmovdqa64 zmm3, zmmword ptr [rsi + -3072]
vpmadd52huq zmm14, zmm2, zmm3
vmovdqa64 zmm4, zmmword ptr [rsi + -3008]
vpmadd52huq zmm17, zmm2, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -2944]
vpmadd52huq zmm19, zmm2, zmm5
vpbroadcastq zmm6, qword ptr [rdi + 1296]
vmovdqa64 zmm10, zmmword ptr [rsi + -2816]
vpmadd52huq zmm25, zmm6, zmm10
vmovdqa64 zmm11, zmmword ptr [rsi + -2752]
vpmadd52huq zmm27, zmm6, zmm11
vmovdqa64 zmm21, zmmword ptr [rsi + -2688]
vpmadd52huq zmm29, zmm6, zmm21
vpbroadcastq zmm22, qword ptr [rdi + 688]
vmovdqa64 zmm23, zmmword ptr [rsi + -4928]
vpmadd52huq zmm24, zmm22, zmm23
vpbroadcastq zmm26, qword ptr [rdi + 752]
vmovdqa64 zmm28, zmmword ptr [rsi + -4672]
vpmadd52huq zmm7, zmm26, zmm28
vpmadd52luq zmm0, zmm2, zmm3
vpmadd52luq zmm13, zmm2, zmm4
vpmadd52luq zmm16, zmm2, zmm5
vpmadd52luq zmm9, zmm6, zmm10
vpmadd52luq zmm15, zmm6, zmm11
vpmadd52luq zmm18, zmm6, zmm21
vpmadd52luq zmm8, zmm22, zmm23
vpmadd52luq zmm12, zmm26, zmm28
vpbroadcastq zmm3, qword ptr [rdi + 1240]
vmovdqa64 zmm4, zmmword ptr [rsi + -2560]
vpmadd52huq zmm14, zmm3, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -2496]
vpmadd52huq zmm17, zmm3, zmm5
vmovdqa64 zmm10, zmmword ptr [rsi + -2432]
vpmadd52huq zmm19, zmm3, zmm10
vpbroadcastq zmm11, qword ptr [rdi + 1304]
vmovdqa64 zmm21, zmmword ptr [rsi + -2304]
vpmadd52huq zmm25, zmm11, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -2240]
vpmadd52huq zmm27, zmm11, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -2176]
vpmadd52huq zmm29, zmm11, zmm23
vpbroadcastq zmm26, qword ptr [rdi + 696]
vmovdqa64 zmm28, zmmword ptr [rsi + -4416]
vpmadd52huq zmm24, zmm26, zmm28
vpbroadcastq zmm6, qword ptr [rdi + 760]
vmovdqa64 zmm2, zmmword ptr [rsi + -4160]
vpmadd52huq zmm7, zmm6, zmm2
vpmadd52luq zmm0, zmm3, zmm4
vpmadd52luq zmm13, zmm3, zmm5
vpmadd52luq zmm16, zmm3, zmm10
vpmadd52luq zmm9, zmm11, zmm21
vpmadd52luq zmm15, zmm11, zmm22
vpmadd52luq zmm18, zmm11, zmm23
vpmadd52luq zmm8, zmm26, zmm28
vpmadd52luq zmm12, zmm6, zmm2
vpbroadcastq zmm2, qword ptr [rdi + 1432]
vmovdqa64 zmm4, zmmword ptr [rsi + -2048]
vpmadd52huq zmm14, zmm2, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -1984]
vpmadd52huq zmm17, zmm2, zmm5
vmovdqa64 zmm6, zmmword ptr [rsi + -1920]
vpmadd52huq zmm19, zmm2, zmm6
vpbroadcastq zmm10, qword ptr [rdi + 1496]
vmovdqa64 zmm21, zmmword ptr [rsi + -1792]
vpmadd52huq zmm25, zmm10, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -1728]
vpmadd52huq zmm27, zmm10, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -1664]
vpmadd52huq zmm29, zmm10, zmm23
vpbroadcastq zmm26, qword ptr [rdi + 1216]
vmovdqa64 zmm28, zmmword ptr [rsi + -3904]
vpmadd52huq zmm24, zmm26, zmm28
vpbroadcastq zmm11, qword ptr [rdi + 1280]
vmovdqa64 zmm3, zmmword ptr [rsi + -3648]
vpmadd52huq zmm7, zmm11, zmm3
vpmadd52luq zmm0, zmm2, zmm4
vpmadd52luq zmm13, zmm2, zmm5
vpmadd52luq zmm16, zmm2, zmm6
vpmadd52luq zmm9, zmm10, zmm21
vpmadd52luq zmm15, zmm10, zmm22
vpmadd52luq zmm18, zmm10, zmm23
vpmadd52luq zmm8, zmm26, zmm28
vpmadd52luq zmm12, zmm11, zmm3
vpbroadcastq zmm3, qword ptr [rdi + 1440]
vmovdqa64 zmm4, zmmword ptr [rsi + -1536]
vpmadd52huq zmm14, zmm3, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -1472]
vpmadd52huq zmm17, zmm3, zmm5
vmovdqa64 zmm6, zmmword ptr [rsi + -1408]
vpmadd52huq zmm19, zmm3, zmm6
vpbroadcastq zmm11, qword ptr [rdi + 1504]
vmovdqa64 zmm21, zmmword ptr [rsi + -1280]
vpmadd52huq zmm25, zmm11, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -1216]
vpmadd52huq zmm27, zmm11, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -1152]
vpmadd52huq zmm29, zmm11, zmm23
vmovdqa64 zmm26, zmmword ptr [rsi + -3392]
vpmadd52huq zmm24, zmm1, zmm26
vmovdqa64 zmm28, zmmword ptr [rsi + -3136]
vpmadd52huq zmm7, zmm20, zmm28
vpmadd52luq zmm0, zmm3, zmm4
vpmadd52luq zmm13, zmm3, zmm5
vpmadd52luq zmm16, zmm3, zmm6
vpmadd52luq zmm9, zmm11, zmm21
vpmadd52luq zmm15, zmm11, zmm22
vpmadd52luq zmm18, zmm11, zmm23
vpmadd52luq zmm8, zmm1, zmm26
vpmadd52luq zmm12, zmm20, zmm28
vpbroadcastq zmm1, qword ptr [rdi + 1448]
vmovdqa64 zmm4, zmmword ptr [rsi + -1024]
vpmadd52huq zmm14, zmm1, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -960]
vpmadd52huq zmm17, zmm1, zmm5
vmovdqa64 zmm6, zmmword ptr [rsi + -896]
vpmadd52huq zmm19, zmm1, zmm6
vpbroadcastq zmm20, qword ptr [rdi + 1512]
vmovdqa64 zmm21, zmmword ptr [rsi + -768]
vpmadd52huq zmm25, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -704]
vpmadd52huq zmm27, zmm20, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -640]
vpmadd52huq zmm29, zmm20, zmm23
vpbroadcastq zmm26, qword ptr [rdi + 1232]
vmovdqa64 zmm28, zmmword ptr [rsi + -2880]
vpmadd52huq zmm24, zmm26, zmm28
vpbroadcastq zmm11, qword ptr [rdi + 1296]
vmovdqa64 zmm3, zmmword ptr [rsi + -2624]
vpmadd52huq zmm7, zmm11, zmm3
vpmadd52luq zmm0, zmm1, zmm4
vpmadd52luq zmm13, zmm1, zmm5
vpmadd52luq zmm16, zmm1, zmm6
vpmadd52luq zmm9, zmm20, zmm21
vpmadd52luq zmm15, zmm20, zmm22
vpmadd52luq zmm18, zmm20, zmm23
vpmadd52luq zmm8, zmm26, zmm28
vpmadd52luq zmm12, zmm11, zmm3
vpbroadcastq zmm3, qword ptr [rdi + 1456]
vmovdqa64 zmm4, zmmword ptr [rsi + -512]
vpmadd52huq zmm14, zmm3, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -448]
vpmadd52huq zmm17, zmm3, zmm5
vmovdqa64 zmm6, zmmword ptr [rsi + -384]
vpmadd52huq zmm19, zmm3, zmm6
vpbroadcastq zmm11, qword ptr [rdi + 1520]
vmovdqa64 zmm21, zmmword ptr [rsi + -256]
vpmadd52huq zmm25, zmm11, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -192]
vpmadd52huq zmm27, zmm11, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -128]
vpmadd52huq zmm29, zmm11, zmm23
vpbroadcastq zmm26, qword ptr [rdi + 1240]
vmovdqa64 zmm28, zmmword ptr [rsi + -2368]
vpmadd52huq zmm24, zmm26, zmm28
vpbroadcastq zmm20, qword ptr [rdi + 1304]
vmovdqa64 zmm1, zmmword ptr [rsi + -2112]
vpmadd52huq zmm7, zmm20, zmm1
vpmadd52luq zmm0, zmm3, zmm4
vpmadd52luq zmm13, zmm3, zmm5
vpmadd52luq zmm16, zmm3, zmm6
vpmadd52luq zmm9, zmm11, zmm21
vpmadd52luq zmm15, zmm11, zmm22
vpmadd52luq zmm18, zmm11, zmm23
vpmadd52luq zmm8, zmm26, zmm28
vpmadd52luq zmm12, zmm20, zmm1
vpaddq zmm1, zmm14, zmm25
vpaddq zmm4, zmm17, zmm27
vmovdqa64 zmm5, zmmword ptr [rsi + -1856]
vpmadd52huq zmm24, zmm2, zmm5
vpaddq zmm6, zmm19, zmm29
vmovdqa64 zmm14, zmmword ptr [rsi + -1600]
vpmadd52huq zmm7, zmm10, zmm14
valignq zmm17, zmm1, zmm31, 7
vpaddq zmm0, zmm9, zmm0
valignq zmm1, zmm4, zmm1, 7
vpaddq zmm9, zmm15, zmm13
valignq zmm4, zmm6, zmm4, 7
vpmadd52luq zmm8, zmm2, zmm5
vpaddq zmm2, zmm18, zmm16
vpmadd52luq zmm12, zmm10, zmm14
vpaddq zmm0, zmm0, zmm17
vpaddq zmm1, zmm9, zmm1
vpaddq zmm2, zmm2, zmm4
vpbroadcastq zmm4, qword ptr [rdi + 1440]
vmovdqa64 zmm5, zmmword ptr [rsi + -1344]
vpmadd52huq zmm24, zmm4, zmm5
vpbroadcastq zmm9, qword ptr [rdi + 1504]
vmovdqa64 zmm10, zmmword ptr [rsi + -1088]
vpmadd52huq zmm7, zmm9, zmm10
vpmadd52luq zmm8, zmm4, zmm5
vpsrlq zmm4, zmm0, 52
valignq zmm5, zmm4, zmm31, 7
vpsrlq zmm13, zmm1, 52
valignq zmm4, zmm13, zmm4, 7
vpsrlq zmm14, zmm2, 52
vpmadd52luq zmm12, zmm9, zmm10
valignq zmm9, zmm14, zmm13, 7
vpbroadcastq zmm10, qword ptr [rdi + 1448]
vmovdqa64 zmm13, zmmword ptr [rsi + -832]
vpmadd52huq zmm24, zmm10, zmm13
vpbroadcastq zmm15, qword ptr [rdi + 1512]
vmovdqa64 zmm16, zmmword ptr [rsi + -576]
vpmadd52huq zmm7, zmm15, zmm16
vpaddq zmm17, zmm0, zmm5
vmovdqa64 zmmword ptr [rdi + 128], zmm17
vpternlogq zmm30, zmm17, zmm0, 0xf6
vpaddq zmm0, zmm1, zmm4
vmovdqa64 zmmword ptr [rdi + 192], zmm0
vpternlogq zmm30, zmm0, zmm1, 0xf6
vpmadd52luq zmm8, zmm10, zmm13
vpaddq zmm0, zmm2, zmm9
vmovdqa64 zmmword ptr [rdi + 256], zmm0
vpternlogq zmm30, zmm0, zmm2, 0xf6
vpmadd52luq zmm12, zmm15, zmm16
vmovdqa64 zmm0, zmmword ptr [rsi + -320]
vpmadd52huq zmm24, zmm3, zmm0
vmovdqa64 zmm1, zmmword ptr [rsi + -64]
vpmadd52huq zmm7, zmm11, zmm1
vpmadd52luq zmm8, zmm3, zmm0
vpmadd52luq zmm12, zmm11, zmm1
vpaddq zmm0, zmm24, zmm7
valignq zmm0, zmm0, zmm6, 7
vpaddq zmm1, zmm12, zmm8
vpaddq zmm0, zmm1, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm1, zmm1, zmm14, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 320], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
