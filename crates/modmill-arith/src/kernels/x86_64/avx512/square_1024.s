# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-832 mod N, N odd of at most 1024 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 21 limbs below 2^52, the top one below 2^41; zmm30 collects predicted carries that rippled.
# 422 instructions, 0 spills, 88 loads; bounds of a step: latency 108 cycles, ports 152 cycles; modelled 151 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: true, broadcast_latency: 8, four_ports: false }).
mov eax, 1
kmovd k3, eax
mov eax, 15
kmovd k4, eax
mov eax, 248
kmovd k2, eax
mov eax, 254
kmovd k1, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
vmovdqa64 zmm0, zmmword ptr [rdi + 128]
vmovdqa64 zmm1, zmmword ptr [rdi + 192]
vmovdqa64 zmm2, zmmword ptr [rdi + 256]
.p2align 6
2:
valignq zmm3, zmm0, zmm31, 7
valignq zmm4, zmm0, zmm31, 6
valignq zmm5, zmm1, zmm0, 1
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm3, zmm0
valignq zmm7, zmm1, zmm0, 2
valignq zmm8, zmm1, zmm0, 7
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm0, zmm5
valignq zmm10, zmm2, zmm1, 1
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm3, zmm5
valignq zmm12, zmm1, zmm0, 3
valignq zmm13, zmm1, zmm0, 6
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm8, zmm1
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm1, zmm10
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm8, zmm10
vpmadd52luq zmm9, zmm3, zmm7
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm8, zmm10
vpxorq zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm3, zmm5
valignq zmm19, zmm2, zmm1, 2
vpmadd52huq zmm11, zmm4, zmm7
vpmadd52huq zmm14, zmm13, zmm10
vpmadd52huq zmm6, zmm4, zmm5
valignq zmm10, zmm0, zmm31, 5
vpmadd52luq zmm9, zmm4, zmm12
vpmadd52luq zmm15, zmm8, zmm19
vpmadd52luq zmm16, zmm13, zmm19
vpmadd52huq zmm17, zmm13, zmm19
vpmadd52luq zmm18, zmm4, zmm7
valignq zmm20, zmm1, zmm0, 4
vpmadd52huq zmm11, zmm10, zmm12
valignq zmm21, zmm1, zmm0, 5
vpmadd52huq zmm6, zmm10, zmm7
valignq zmm22, zmm2, zmm1, 3
vpmadd52luq zmm9, zmm10, zmm20
valignq zmm23, zmm0, zmm31, 4
valignq zmm24, zmm2, zmm1, 4
vpmadd52huq zmm14, zmm21, zmm19
vpmadd52luq zmm15, zmm13, zmm22
vpmadd52luq zmm16, zmm21, zmm22
vpmadd52luq zmm18, zmm10, zmm12
vpmadd52huq zmm17, zmm21, zmm22
vpmadd52huq zmm11, zmm23, zmm20
vpmadd52luq zmm9, zmm23, zmm21
valignq zmm10, zmm0, zmm31, 3
vpmadd52huq zmm14, zmm20, zmm22
vpmadd52luq zmm15, zmm21, zmm24
vpmadd52luq zmm16, zmm20, zmm24
valignq zmm19, zmm2, zmm1, 5
vpmadd52huq zmm17, zmm20, zmm24
vpmadd52huq zmm6, zmm23, zmm12
vpmadd52luq zmm18, zmm23, zmm20
vpmadd52huq zmm11, zmm10, zmm21
vpmadd52luq zmm9, zmm10, zmm13
vpmadd52luq zmm15, zmm20, zmm19
vpmadd52huq zmm14, zmm12, zmm24
vpmadd52luq zmm16, zmm12, zmm19
vpmadd52huq zmm17, zmm12, zmm19
vpmadd52huq zmm6, zmm10, zmm20
valignq zmm20, zmm0, zmm31, 2
vpmadd52luq zmm18, zmm10, zmm21
valignq zmm10, zmm2, zmm1, 6
valignq zmm23, zmm0, zmm31, 1
vpmadd52huq zmm14, zmm7, zmm19
vpmadd52huq zmm11, zmm20, zmm13
vpmadd52luq zmm9, zmm20, zmm8
vpmadd52luq zmm15, zmm12, zmm10
vpmadd52luq zmm16, zmm7, zmm10
valignq zmm12, zmm2, zmm1, 7
vpmadd52huq zmm17, zmm7, zmm10
vpmadd52huq zmm6, zmm20, zmm21
vpmadd52luq zmm18, zmm20, zmm13
vpmadd52huq zmm11, zmm23, zmm8
vpmadd52luq zmm9, zmm23, zmm1
vpmadd52luq zmm15, zmm7, zmm12
vpmadd52huq zmm14, zmm5, zmm10
vpmadd52luq zmm16, zmm5, zmm12
vpmadd52huq zmm17, zmm5, zmm12
valignq zmm7, zmm31, zmm2, 1
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm12, zmm2
vpmadd52huq zmm6, zmm23, zmm13
vpmadd52luq zmm18, zmm23, zmm8
vpaddq zmm8, zmm11, zmm9
vpmadd52luq zmm15, zmm5, zmm2
vpmadd52huq zmm14, zmm0, zmm12
vpmadd52luq zmm16, zmm0, zmm2
vpaddq zmm5, zmm8, zmm8
vpmadd52huq zmm17, zmm0, zmm2
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm2, zmm7
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm12, zmm7
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm12, zmm7
vpmadd52huq zmm20, zmm10, zmm7
vpmadd52huq zmm5, zmm0, zmm0
valignq zmm13, zmm31, zmm2, 2
vpaddq zmm6, zmm18, zmm6
vpmadd52luq zmm15, zmm0, zmm7
vpaddq zmm6, zmm6, zmm6
vpmadd52huq zmm14, zmm3, zmm2
vpmadd52luq zmm16, zmm3, zmm7
vpmadd52huq zmm17, zmm3, zmm7
vpmadd52luq zmm6, zmm0, zmm0
vpmadd52luq zmm8, zmm12, zmm13
vpmadd52luq zmm9, zmm10, zmm13
vpmadd52huq zmm11, zmm10, zmm13
valignq zmm12, zmm31, zmm2, 3
vpmadd52huq zmm20, zmm19, zmm13
vpmadd52luq zmm15, zmm3, zmm13
vpsrlq zmm3, zmm5, 52
vpmadd52huq zmm14, zmm4, zmm7
valignq zmm3, zmm3, zmm3, 7
vpmadd52luq zmm16, zmm4, zmm13
vpmadd52huq zmm17, zmm4, zmm13
vpmadd52luq zmm8, zmm10, zmm12
vpmadd52luq zmm9, zmm19, zmm12
vpmadd52huq zmm11, zmm19, zmm12
vpmadd52huq zmm20, zmm24, zmm12
valignq zmm4, zmm31, zmm2, 4
vpsrlq zmm7, zmm6, 52
vmovdqa64 zmm10, zmm6
vpaddq zmm10{k1}, zmm10, zmm3
vmovdqa64 zmmword ptr [rdi + 576], zmm10
vpternlogq zmm30, zmm10, zmm6, 0xf6
vpaddq zmm6, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi + 640], zmm6
vpternlogq zmm30, zmm6, zmm5, 0xf6
vpaddq zmm5, zmm16, zmm14
vpaddq zmm6, zmm17, zmm15
vpmadd52luq zmm8, zmm19, zmm4
vpmadd52luq zmm9, zmm24, zmm4
vpmadd52huq zmm11, zmm24, zmm4
vpmadd52huq zmm20, zmm22, zmm4
vpaddq zmm4, zmm5, zmm5
vpaddq zmm5, zmm6, zmm6
vpmadd52luq zmm4, zmm1, zmm1
vpmadd52huq zmm5, zmm1, zmm1
vpaddq zmm6, zmm9, zmm20
vpaddq zmm7, zmm11, zmm8
vpaddq zmm6, zmm6, zmm6
vpaddq zmm7, zmm7, zmm7
vpmadd52luq zmm6, zmm2, zmm2
vmovdqa64 zmm8, zmmword ptr [rdi + 384]
vpermi2q zmm8, zmm4, zmm5
vpmadd52huq zmm7, zmm2, zmm2
vmovdqa64 zmm9, zmmword ptr [rdi + 448]
vpermi2q zmm9, zmm4, zmm5
vpbroadcastq zmm4, qword ptr [rdi + 576]
vmovdqa64 zmm10, zmmword ptr [rsi + -8192]
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm4, zmm10
vmovdqa64 zmm12, zmmword ptr [rsi + -8128]
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm4, zmm12
vpbroadcastq zmm14, qword ptr [rdi + 640]
vmovdqa64 zmm15, zmmword ptr [rsi + -8000]
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm14, zmm15
vmovdqa64 zmm17, zmmword ptr [rsi + -7936]
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm14, zmm17
vpaddq zmm8{k3}, zmm8, zmm3
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm4, zmm10
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm4, zmm12
vpmadd52luq zmm8, zmm14, zmm15
vmovdqa64 zmm12, zmmword ptr [rdi + 512]
vpermi2q zmm12{k4}{z}, zmm6, zmm7
vpmadd52luq zmm9, zmm14, zmm17
vmovdqa64 zmm15, zmmword ptr [rsi + -8064]
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm4, zmm15
vmovdqa64 zmm19, zmmword ptr [rsi + -7872]
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm14, zmm19
vpbroadcastq zmm21, qword ptr [rdi + 584]
vmovdqa64 zmm22, zmmword ptr [rsi + -7808]
vpmadd52huq zmm11, zmm21, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -7744]
vpmadd52huq zmm13, zmm21, zmm23
vpbroadcastq zmm24, qword ptr [rdi + 648]
vmovdqa64 zmm25, zmmword ptr [rsi + -7616]
vpmadd52huq zmm16, zmm24, zmm25
vmovdqa64 zmm26, zmmword ptr [rsi + -7552]
vpmadd52huq zmm18, zmm24, zmm26
vpxorq zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm4, zmm15
vpmadd52luq zmm12, zmm14, zmm19
vpmadd52luq zmm3, zmm21, zmm22
vpmadd52luq zmm10, zmm21, zmm23
vpmadd52luq zmm8, zmm24, zmm25
vpmadd52luq zmm9, zmm24, zmm26
vmovdqa64 zmm4, zmmword ptr [rsi + -7680]
vpmadd52huq zmm17, zmm21, zmm4
vmovdqa64 zmm14, zmmword ptr [rsi + -7488]
vpmadd52huq zmm20, zmm24, zmm14
vpbroadcastq zmm15, qword ptr [rdi + 592]
vmovdqa64 zmm19, zmmword ptr [rsi + -7424]
vpmadd52huq zmm11, zmm15, zmm19
vmovdqa64 zmm22, zmmword ptr [rsi + -7360]
vpmadd52huq zmm13, zmm15, zmm22
vpbroadcastq zmm23, qword ptr [rdi + 656]
vmovdqa64 zmm25, zmmword ptr [rsi + -7232]
vpmadd52huq zmm16, zmm23, zmm25
vmovdqa64 zmm26, zmmword ptr [rsi + -7168]
vpmadd52huq zmm18, zmm23, zmm26
vpmadd52luq zmm27, zmm21, zmm4
vpmadd52luq zmm12, zmm24, zmm14
vpmadd52luq zmm3, zmm15, zmm19
vpmadd52luq zmm10, zmm15, zmm22
vpmadd52luq zmm8, zmm23, zmm25
vpmadd52luq zmm9, zmm23, zmm26
vmovdqa64 zmm4, zmmword ptr [rsi + -7296]
vpmadd52huq zmm17, zmm15, zmm4
vmovdqa64 zmm14, zmmword ptr [rsi + -7104]
vpmadd52huq zmm20, zmm23, zmm14
vpbroadcastq zmm19, qword ptr [rdi + 600]
vmovdqa64 zmm21, zmmword ptr [rsi + -7040]
vpmadd52huq zmm11, zmm19, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -6976]
vpmadd52huq zmm13, zmm19, zmm22
vpbroadcastq zmm24, qword ptr [rdi + 664]
vmovdqa64 zmm25, zmmword ptr [rsi + -6848]
vpmadd52huq zmm16, zmm24, zmm25
vmovdqa64 zmm26, zmmword ptr [rsi + -6784]
vpmadd52huq zmm18, zmm24, zmm26
vpmadd52luq zmm27, zmm15, zmm4
vpmadd52luq zmm12, zmm23, zmm14
vpmadd52luq zmm3, zmm19, zmm21
vpmadd52luq zmm10, zmm19, zmm22
vpmadd52luq zmm8, zmm24, zmm25
vpmadd52luq zmm9, zmm24, zmm26
vmovdqa64 zmm4, zmmword ptr [rsi + -6912]
vpmadd52huq zmm17, zmm19, zmm4
vmovdqa64 zmm14, zmmword ptr [rsi + -6720]
vpmadd52huq zmm20, zmm24, zmm14
vpbroadcastq zmm15, qword ptr [rdi + 608]
vmovdqa64 zmm21, zmmword ptr [rsi + -6656]
vpmadd52huq zmm11, zmm15, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -6592]
vpmadd52huq zmm13, zmm15, zmm22
vpbroadcastq zmm23, qword ptr [rdi + 672]
vmovdqa64 zmm25, zmmword ptr [rsi + -6464]
vpmadd52huq zmm16, zmm23, zmm25
vmovdqa64 zmm26, zmmword ptr [rsi + -6400]
vpmadd52huq zmm18, zmm23, zmm26
vpsrlq zmm5, zmm5, 52
vpmadd52luq zmm27, zmm19, zmm4
vpsrlq zmm4, zmm7, 52
vpmadd52luq zmm12, zmm24, zmm14
vpmadd52luq zmm3, zmm15, zmm21
vpmadd52luq zmm10, zmm15, zmm22
vpmadd52luq zmm8, zmm23, zmm25
vpmadd52luq zmm9, zmm23, zmm26
valignq zmm4, zmm4, zmm5, 7
vmovdqa64 zmm5, zmmword ptr [rsi + -6528]
vpmadd52huq zmm17, zmm15, zmm5
vmovdqa64 zmm14, zmmword ptr [rsi + -6336]
vpmadd52huq zmm20, zmm23, zmm14
vpbroadcastq zmm19, qword ptr [rdi + 616]
vmovdqa64 zmm21, zmmword ptr [rsi + -6272]
vpmadd52huq zmm11, zmm19, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -6208]
vpmadd52huq zmm13, zmm19, zmm22
vpbroadcastq zmm24, qword ptr [rdi + 680]
vmovdqa64 zmm25, zmmword ptr [rsi + -6080]
vpmadd52huq zmm16, zmm24, zmm25
vmovdqa64 zmm26, zmm6
vpaddq zmm26{k2}, zmm26, zmm4
vmovdqa64 zmmword ptr [rdi + 704], zmm26
vpternlogq zmm30, zmm26, zmm6, 0xf6
vmovdqa64 zmm4, zmmword ptr [rsi + -6016]
vpmadd52huq zmm18, zmm24, zmm4
vpsrlq zmm6, zmm6, 52
vpmadd52luq zmm27, zmm15, zmm5
vpaddq zmm5, zmm7, zmm6
vmovdqa64 zmmword ptr [rdi + 768], zmm5
vpternlogq zmm30, zmm5, zmm7, 0xf6
vpmadd52luq zmm12, zmm23, zmm14
vpmadd52luq zmm3, zmm19, zmm21
vpmadd52luq zmm10, zmm19, zmm22
vpmadd52luq zmm8, zmm24, zmm25
vpmadd52luq zmm9, zmm24, zmm4
vmovdqa64 zmm4, zmmword ptr [rsi + -6144]
vpmadd52huq zmm17, zmm19, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -5952]
vpmadd52huq zmm20, zmm24, zmm5
vpbroadcastq zmm6, qword ptr [rdi + 624]
vmovdqa64 zmm7, zmmword ptr [rsi + -5888]
vpmadd52huq zmm11, zmm6, zmm7
vmovdqa64 zmm14, zmmword ptr [rsi + -5824]
vpmadd52huq zmm13, zmm6, zmm14
vpbroadcastq zmm15, qword ptr [rdi + 688]
vmovdqa64 zmm21, zmmword ptr [rsi + -5696]
vpmadd52huq zmm16, zmm15, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -5632]
vpmadd52huq zmm18, zmm15, zmm22
vpmadd52luq zmm27, zmm19, zmm4
vpmadd52luq zmm12, zmm24, zmm5
vpmadd52luq zmm3, zmm6, zmm7
vpmadd52luq zmm10, zmm6, zmm14
vpmadd52luq zmm8, zmm15, zmm21
vpmadd52luq zmm9, zmm15, zmm22
vmovdqa64 zmm4, zmmword ptr [rsi + -5760]
vpmadd52huq zmm17, zmm6, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -5568]
vpmadd52huq zmm20, zmm15, zmm5
vpbroadcastq zmm7, qword ptr [rdi + 632]
vmovdqa64 zmm14, zmmword ptr [rsi + -5504]
vpmadd52huq zmm11, zmm7, zmm14
vmovdqa64 zmm19, zmmword ptr [rsi + -5440]
vpmadd52huq zmm13, zmm7, zmm19
vpbroadcastq zmm21, qword ptr [rdi + 696]
vmovdqa64 zmm22, zmmword ptr [rsi + -5312]
vpmadd52huq zmm16, zmm21, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -5248]
vpmadd52huq zmm18, zmm21, zmm23
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52luq zmm12, zmm15, zmm5
vpmadd52luq zmm3, zmm7, zmm14
vpmadd52luq zmm10, zmm7, zmm19
vpmadd52luq zmm8, zmm21, zmm22
vpmadd52luq zmm9, zmm21, zmm23
vmovdqa64 zmm4, zmmword ptr [rsi + -5376]
vpmadd52huq zmm17, zmm7, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -5184]
vpmadd52huq zmm20, zmm21, zmm5
vpbroadcastq zmm6, qword ptr [rdi + 720]
vmovdqa64 zmm14, zmmword ptr [rsi + -5120]
vpmadd52huq zmm11, zmm6, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -5056]
vpmadd52huq zmm13, zmm6, zmm15
vpbroadcastq zmm19, qword ptr [rdi + 784]
vmovdqa64 zmm22, zmmword ptr [rsi + -4928]
vpmadd52huq zmm16, zmm19, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -4864]
vpmadd52huq zmm18, zmm19, zmm23
vpmadd52luq zmm27, zmm7, zmm4
vpmadd52luq zmm12, zmm21, zmm5
vpmadd52luq zmm3, zmm6, zmm14
vpmadd52luq zmm10, zmm6, zmm15
vpmadd52luq zmm8, zmm19, zmm22
vpmadd52luq zmm9, zmm19, zmm23
vmovdqa64 zmm4, zmmword ptr [rsi + -4992]
vpmadd52huq zmm17, zmm6, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -4800]
vpmadd52huq zmm20, zmm19, zmm5
vpbroadcastq zmm7, qword ptr [rdi + 728]
vmovdqa64 zmm14, zmmword ptr [rsi + -4736]
vpmadd52huq zmm11, zmm7, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -4672]
vpmadd52huq zmm13, zmm7, zmm15
vpbroadcastq zmm21, qword ptr [rdi + 792]
vmovdqa64 zmm22, zmmword ptr [rsi + -4544]
vpmadd52huq zmm16, zmm21, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -4480]
vpmadd52huq zmm18, zmm21, zmm23
vpmadd52luq zmm27, zmm6, zmm4
vpmadd52luq zmm12, zmm19, zmm5
vpmadd52luq zmm3, zmm7, zmm14
vpmadd52luq zmm10, zmm7, zmm15
vpmadd52luq zmm8, zmm21, zmm22
vpmadd52luq zmm9, zmm21, zmm23
vmovdqa64 zmm4, zmmword ptr [rsi + -4608]
vpmadd52huq zmm17, zmm7, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -4416]
vpmadd52huq zmm20, zmm21, zmm5
vpbroadcastq zmm6, qword ptr [rdi + 736]
vmovdqa64 zmm14, zmmword ptr [rsi + -4352]
vpmadd52huq zmm11, zmm6, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -4288]
vpmadd52huq zmm13, zmm6, zmm15
vpbroadcastq zmm19, qword ptr [rdi + 800]
vmovdqa64 zmm22, zmmword ptr [rsi + -4160]
vpmadd52huq zmm16, zmm19, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -4096]
vpmadd52huq zmm18, zmm19, zmm23
vpmadd52luq zmm27, zmm7, zmm4
vpmadd52luq zmm12, zmm21, zmm5
vpmadd52luq zmm3, zmm6, zmm14
vpmadd52luq zmm10, zmm6, zmm15
vpmadd52luq zmm8, zmm19, zmm22
vpmadd52luq zmm9, zmm19, zmm23
vmovdqa64 zmm4, zmmword ptr [rsi + -4224]
vpmadd52huq zmm17, zmm6, zmm4
vmovdqa64 zmm5, zmmword ptr [rsi + -4032]
vpmadd52huq zmm20, zmm19, zmm5
vpaddq zmm7, zmm11, zmm16
vpaddq zmm11, zmm13, zmm18
vpmadd52luq zmm27, zmm6, zmm4
valignq zmm4, zmm7, zmm31, 7
vpmadd52luq zmm12, zmm19, zmm5
valignq zmm5, zmm11, zmm7, 7
vpaddq zmm3, zmm8, zmm3
vpaddq zmm6, zmm9, zmm10
vpaddq zmm7, zmm17, zmm20
vpaddq zmm3, zmm3, zmm4
vpaddq zmm4, zmm6, zmm5
valignq zmm5, zmm7, zmm11, 7
vpaddq zmm6, zmm12, zmm27
vpsrlq zmm7, zmm3, 52
valignq zmm8, zmm7, zmm31, 7
vpsrlq zmm9, zmm4, 52
valignq zmm7, zmm9, zmm7, 7
vpaddq zmm5, zmm6, zmm5
vpsrlq zmm6, zmm5, 52
vpaddq zmm0, zmm3, zmm8
vpternlogq zmm30, zmm0, zmm3, 0xf6
valignq zmm3, zmm6, zmm9, 7
vpaddq zmm1, zmm4, zmm7
vpternlogq zmm30, zmm1, zmm4, 0xf6
vpaddq zmm2, zmm5, zmm3
vpternlogq zmm30, zmm2, zmm5, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi + 128], zmm0
vmovdqa64 zmmword ptr [rdi + 192], zmm1
vmovdqa64 zmmword ptr [rdi + 256], zmm2
vmovdqa64 zmmword ptr [rdi], zmm30
