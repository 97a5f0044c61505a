# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-832 mod N, N odd of at most 1024 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 21 limbs below 2^52, the top one below 2^41; zmm30 collects predicted carries that rippled.
# 551 instructions, 0 spills, 112 loads; bounds of a step: latency 143 cycles, ports 205 cycles; modelled 204 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8, four_ports: false }).
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
vmovdqa64 zmm0, zmmword ptr [rdi + 576]
vmovdqa64 zmm1, zmmword ptr [rdi + 512]
valignq zmm2, zmm0, zmm1, 1
vmovdqa64 zmm3, zmmword ptr [rdi + 448]
valignq zmm4, zmm1, zmm3, 1
valignq zmm5, zmm1, zmm3, 7
valignq zmm6, zmm0, zmm1, 2
vmovdqa64 zmm7, zmmword ptr [rdi + 128]
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm7, zmm4
vmovdqa64 zmm9, zmmword ptr [rdi + 192]
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm9, zmm2
valignq zmm11, zmm9, zmm7, 7
valignq zmm12, zmm9, zmm7, 1
valignq zmm13, zmm9, zmm7, 6
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm11, zmm1
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm11, zmm2
vmovdqa64 zmm16, zmmword ptr [rdi + 256]
valignq zmm17, zmm16, zmm9, 1
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm11, zmm2
vpmadd52luq zmm8, zmm3, zmm12
valignq zmm19, zmm7, zmm31, 7
valignq zmm20, zmm1, zmm3, 2
vpmadd52luq zmm10, zmm1, zmm17
vpmadd52huq zmm14, zmm5, zmm9
vpmadd52luq zmm15, zmm5, zmm17
vpmadd52huq zmm18, zmm5, zmm17
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm19, zmm4
valignq zmm22, zmm1, zmm3, 6
vpmadd52luq zmm8, zmm19, zmm20
valignq zmm23, zmm16, zmm9, 2
vpmadd52luq zmm10, zmm11, zmm6
vpmadd52huq zmm14, zmm13, zmm2
vpmadd52luq zmm15, zmm13, zmm6
vpmadd52huq zmm18, zmm13, zmm6
vpxorq zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm19, zmm3
valignq zmm24, zmm3, zmm31, 7
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm19, zmm4
valignq zmm26, zmm9, zmm7, 2
vpmadd52luq zmm10, zmm5, zmm23
vpmadd52huq zmm14, zmm22, zmm17
vpmadd52luq zmm15, zmm22, zmm23
vpmadd52huq zmm18, zmm22, zmm23
vpmadd52huq zmm21, zmm24, zmm12
valignq zmm17, zmm9, zmm7, 5
vpmadd52luq zmm8, zmm24, zmm26
valignq zmm27, zmm0, zmm1, 3
vpmadd52huq zmm2, zmm24, zmm7
valignq zmm28, zmm7, zmm31, 6
valignq zmm29, zmm1, zmm3, 3
vpmadd52huq zmm14, zmm17, zmm6
vpmadd52luq zmm10, zmm13, zmm27
vpmadd52luq zmm15, zmm17, zmm27
valignq zmm6, zmm1, zmm3, 5
vpmadd52huq zmm18, zmm17, zmm27
vpmadd52luq zmm25, zmm24, zmm12
valignq zmm24, zmm16, zmm9, 3
vpmadd52huq zmm21, zmm28, zmm20
vpmadd52luq zmm8, zmm28, zmm29
valignq zmm19, zmm3, zmm31, 6
vpmadd52huq zmm14, zmm6, zmm23
vpmadd52luq zmm10, zmm22, zmm24
vpmadd52luq zmm15, zmm6, zmm24
valignq zmm23, zmm9, zmm7, 3
vpmadd52huq zmm18, zmm6, zmm24
vpmadd52huq zmm2, zmm28, zmm4
valignq zmm11, zmm9, zmm7, 4
vpmadd52luq zmm25, zmm28, zmm20
valignq zmm28, zmm0, zmm1, 4
vpmadd52huq zmm21, zmm19, zmm26
vpmadd52luq zmm8, zmm19, zmm23
valignq zmm4, zmm7, zmm31, 5
vpmadd52huq zmm14, zmm11, zmm27
vpmadd52luq zmm10, zmm17, zmm28
vpmadd52luq zmm15, zmm11, zmm28
valignq zmm27, zmm1, zmm3, 4
vpmadd52huq zmm18, zmm11, zmm28
vpmadd52huq zmm2, zmm19, zmm12
valignq zmm5, zmm16, zmm9, 4
vpmadd52luq zmm25, zmm19, zmm26
vpmadd52huq zmm21, zmm4, zmm29
vpmadd52luq zmm8, zmm4, zmm27
vpmadd52huq zmm14, zmm27, zmm24
vpmadd52luq zmm10, zmm6, zmm5
vpmadd52luq zmm15, zmm27, zmm5
valignq zmm24, zmm3, zmm31, 5
vpmadd52huq zmm18, zmm27, zmm5
vpmadd52huq zmm2, zmm4, zmm20
valignq zmm19, zmm0, zmm1, 5
vpmadd52luq zmm25, zmm4, zmm29
vpmadd52huq zmm14, zmm23, zmm28
vpmadd52huq zmm21, zmm24, zmm23
vpmadd52luq zmm8, zmm24, zmm11
vpmadd52luq zmm10, zmm11, zmm19
vpmadd52luq zmm15, zmm23, zmm19
valignq zmm4, zmm7, zmm31, 4
vpmadd52huq zmm18, zmm23, zmm19
vpmadd52huq zmm2, zmm24, zmm26
valignq zmm28, zmm16, zmm9, 5
vpmadd52luq zmm25, zmm24, zmm23
vpmadd52huq zmm14, zmm29, zmm5
vpmadd52huq zmm21, zmm4, zmm27
vpmadd52luq zmm8, zmm4, zmm6
vpmadd52luq zmm10, zmm27, zmm28
vpmadd52luq zmm15, zmm29, zmm28
valignq zmm24, zmm3, zmm31, 4
vpmadd52huq zmm18, zmm29, zmm28
vpmadd52huq zmm2, zmm4, zmm29
valignq zmm5, zmm0, zmm1, 6
vpmadd52luq zmm25, zmm4, zmm27
vpmadd52huq zmm14, zmm26, zmm19
vpmadd52huq zmm21, zmm24, zmm11
vpmadd52luq zmm8, zmm24, zmm17
vpmadd52luq zmm10, zmm23, zmm5
vpmadd52luq zmm15, zmm26, zmm5
valignq zmm4, zmm7, zmm31, 3
vpmadd52huq zmm18, zmm26, zmm5
vpmadd52huq zmm2, zmm24, zmm23
valignq zmm23, zmm16, zmm9, 6
vpmadd52luq zmm25, zmm24, zmm11
valignq zmm24, zmm16, zmm9, 7
vpmadd52huq zmm21, zmm4, zmm6
vpmadd52luq zmm8, zmm4, zmm22
vpmadd52luq zmm10, zmm29, zmm23
vpmadd52huq zmm14, zmm20, zmm28
vpmadd52luq zmm15, zmm20, zmm23
vpmadd52huq zmm18, zmm20, zmm23
valignq zmm29, zmm3, zmm31, 3
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm24, zmm0
vpmadd52huq zmm2, zmm4, zmm27
valignq zmm27, zmm0, zmm1, 7
vpmadd52luq zmm25, zmm4, zmm6
vpmadd52huq zmm14, zmm12, zmm5
vpmadd52huq zmm21, zmm29, zmm17
vpmadd52luq zmm8, zmm29, zmm13
vpmadd52luq zmm10, zmm26, zmm27
vpmadd52luq zmm15, zmm12, zmm27
valignq zmm4, zmm7, zmm31, 2
vpmadd52huq zmm18, zmm12, zmm27
valignq zmm26, zmm31, zmm0, 1
vpmadd52huq zmm19, zmm27, zmm16
vpmadd52huq zmm2, zmm29, zmm11
vpmadd52luq zmm25, zmm29, zmm17
vpmadd52huq zmm21, zmm4, zmm22
vmovdqu64 zmm11, zmmword ptr [rdi + 504]
vpmadd52luq zmm8, zmm4, zmm11
vpmadd52luq zmm10, zmm20, zmm24
vmovdqu64 zmm20, zmmword ptr [rdi + 456]
vpmadd52huq zmm14, zmm20, zmm23
vpmadd52luq zmm15, zmm20, zmm24
vpmadd52huq zmm18, zmm20, zmm24
valignq zmm29, zmm3, zmm31, 2
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm16, zmm26
vpxorq zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm24, zmm26
vpxorq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm24, zmm26
valignq zmm24, zmm31, zmm16, 1
vpmadd52huq zmm19, zmm23, zmm26
vpmadd52huq zmm2, zmm4, zmm6
vpmadd52luq zmm25, zmm4, zmm22
vpmadd52huq zmm21, zmm29, zmm13
vmovdqu64 zmm4, zmmword ptr [rdi + 184]
vpmadd52luq zmm8, zmm29, zmm4
vpmadd52luq zmm10, zmm12, zmm0
vpmadd52huq zmm14, zmm7, zmm27
vpmadd52luq zmm15, zmm7, zmm0
vpmadd52huq zmm18, zmm7, zmm0
valignq zmm6, zmm7, zmm31, 1
vpmadd52luq zmm9, zmm0, zmm24
vpmadd52luq zmm28, zmm27, zmm24
vpmadd52huq zmm3, zmm27, zmm24
valignq zmm12, zmm31, zmm0, 2
vpmadd52huq zmm19, zmm5, zmm24
vpmadd52huq zmm2, zmm29, zmm17
vpmadd52luq zmm25, zmm29, zmm13
vpmadd52huq zmm21, zmm6, zmm11
vpmadd52luq zmm8, zmm6, zmm1
vpmadd52luq zmm10, zmm20, zmm16
vmovdqa64 zmm17, zmmword ptr [rdi + 448]
vmovdqu64 zmm20, zmmword ptr [rdi + 248]
vpmadd52huq zmm14, zmm17, zmm20
vpmadd52luq zmm15, zmm17, zmm16
vpmadd52huq zmm18, zmm17, zmm16
valignq zmm29, zmm17, zmm31, 1
vpmadd52luq zmm9, zmm20, zmm12
vpmadd52luq zmm28, zmm23, zmm12
vpmadd52huq zmm3, zmm23, zmm12
valignq zmm20, zmm31, zmm16, 2
vmovdqu64 zmm1, zmmword ptr [rdi + 232]
vpmadd52huq zmm19, zmm1, zmm12
vpmadd52huq zmm2, zmm6, zmm22
vpmadd52luq zmm25, zmm6, zmm11
vpmadd52huq zmm21, zmm29, zmm4
vpmadd52luq zmm8, zmm29, zmmword ptr [rdi + 192]
vpmadd52luq zmm10, zmm7, zmm26
vmovdqu64 zmm6, zmmword ptr [rdi + 120]
vpmadd52huq zmm14, zmm6, zmm0
vpmadd52luq zmm15, zmm6, zmm26
vpmadd52huq zmm18, zmm6, zmm26
vpmadd52luq zmm9, zmm27, zmm20
vpmadd52luq zmm28, zmm5, zmm20
vpmadd52huq zmm3, zmm5, zmm20
vmovdqu64 zmm11, zmmword ptr [rdi + 552]
vpmadd52huq zmm19, zmm11, zmm20
vpmadd52huq zmm2, zmm29, zmm13
valignq zmm13, zmm31, zmm0, 3
vpmadd52luq zmm25, zmm29, zmm4
vpaddq zmm4, zmm21, zmm8
vpmadd52luq zmm10, zmm17, zmm24
vmovdqu64 zmm8, zmmword ptr [rdi + 440]
vpmadd52huq zmm14, zmm8, zmm16
vpmadd52luq zmm15, zmm8, zmm24
vpmadd52huq zmm18, zmm8, zmm24
vpmadd52huq zmm4, zmm7, zmm17
vpmadd52luq zmm9, zmm23, zmm13
vpmadd52luq zmm28, zmm1, zmm13
vpmadd52huq zmm3, zmm1, zmm13
valignq zmm21, zmm31, zmm16, 3
vmovdqu64 zmm22, zmmword ptr [rdi + 224]
vpmadd52huq zmm19, zmm22, zmm13
vpaddq zmm2, zmm25, zmm2
vpmadd52luq zmm10, zmm6, zmm12
vpmadd52luq zmm2, zmm7, zmm17
vmovdqu64 zmm6, zmmword ptr [rdi + 112]
vpmadd52huq zmm14, zmm6, zmm26
vpmadd52luq zmm15, zmm6, zmm12
vpmadd52huq zmm18, zmm6, zmm12
vpmadd52luq zmm9, zmm5, zmm21
vpmadd52luq zmm28, zmm11, zmm21
vpmadd52huq zmm3, zmm11, zmm21
vmovdqu64 zmm5, zmmword ptr [rdi + 544]
vpmadd52huq zmm19, zmm5, zmm21
valignq zmm6, zmm31, zmm0, 4
vpsrlq zmm7, zmm4, 52
vpmadd52luq zmm10, zmm8, zmm20
valignq zmm7, zmm7, zmm7, 7
vmovdqu64 zmm8, zmmword ptr [rdi + 432]
vpmadd52huq zmm14, zmm8, zmm24
vpmadd52luq zmm15, zmm8, zmm20
vpmadd52luq zmm9, zmm1, zmm6
vpmadd52huq zmm18, zmm8, zmm20
vpmadd52luq zmm28, zmm22, zmm6
vpsrlq zmm1, zmm2, 52
vpmadd52huq zmm3, zmm22, zmm6
vpmadd52huq zmm19, zmm6, zmmword ptr [rdi + 216]
vmovdqa64 zmm6, zmm2
vpaddq zmm6{k1}, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi + 896], zmm6
vpternlogq zmm30, zmm6, zmm2, 0xf6
vpaddq zmm2, zmm4, zmm1
vmovdqa64 zmmword ptr [rdi + 960], zmm2
vpternlogq zmm30, zmm2, zmm4, 0xf6
valignq zmm1, zmm31, zmm16, 4
vpaddq zmm2, zmm15, zmm14
vpaddq zmm4, zmm18, zmm10
vmovdqa64 zmm6, zmmword ptr [rdi + 192]
vmovdqa64 zmm8, zmmword ptr [rdi + 512]
vpmadd52luq zmm2, zmm6, zmm8
vpmadd52huq zmm4, zmm6, zmm8
vpmadd52luq zmm9, zmm11, zmm1
vpmadd52luq zmm28, zmm5, zmm1
vpmadd52huq zmm3, zmm5, zmm1
vpmadd52huq zmm19, zmm1, zmmword ptr [rdi + 536]
vpsrlq zmm1, zmm4, 52
vmovdqa64 zmm5, zmmword ptr [rdi + 704]
vpermi2q zmm5, zmm2, zmm4
vmovdqa64 zmm6, zmmword ptr [rdi + 768]
vpermi2q zmm6, zmm2, zmm4
vpaddq zmm2, zmm28, zmm19
vpaddq zmm3, zmm3, zmm9
vpmadd52luq zmm2, zmm16, zmm0
vpmadd52huq zmm3, zmm16, zmm0
vpbroadcastq zmm0, qword ptr [rdi + 896]
vmovdqa64 zmm4, zmmword ptr [rsi + -8192]
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm0, zmm4
vmovdqa64 zmm9, zmmword ptr [rsi + -8128]
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm9
vpbroadcastq zmm11, qword ptr [rdi + 960]
vmovdqa64 zmm12, zmmword ptr [rsi + -8000]
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm11, zmm12
vmovdqa64 zmm14, zmmword ptr [rsi + -7936]
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm11, zmm14
vpaddq zmm5{k3}, zmm5, zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm0, zmm4
vpxorq zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm0, zmm9
vpmadd52luq zmm5, zmm11, zmm12
vmovdqa64 zmm9, zmmword ptr [rdi + 832]
vpermi2q zmm9{k4}{z}, zmm2, zmm3
vpmadd52luq zmm6, zmm11, zmm14
vmovdqa64 zmm12, zmmword ptr [rsi + -8064]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm0, zmm12
vmovdqa64 zmm16, zmmword ptr [rsi + -7872]
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm11, zmm16
vpbroadcastq zmm18, qword ptr [rdi + 904]
vmovdqa64 zmm19, zmmword ptr [rsi + -7808]
vpmadd52huq zmm8, zmm18, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -7744]
vpmadd52huq zmm10, zmm18, zmm20
vpbroadcastq zmm21, qword ptr [rdi + 968]
vmovdqa64 zmm22, zmmword ptr [rsi + -7616]
vpmadd52huq zmm13, zmm21, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -7552]
vpmadd52huq zmm15, zmm21, zmm23
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm0, zmm12
vpmadd52luq zmm9, zmm11, zmm16
vpmadd52luq zmm7, zmm18, zmm19
vpmadd52luq zmm4, zmm18, zmm20
vpmadd52luq zmm5, zmm21, zmm22
vpmadd52luq zmm6, zmm21, zmm23
vmovdqa64 zmm0, zmmword ptr [rsi + -7680]
vpmadd52huq zmm14, zmm18, zmm0
vmovdqa64 zmm11, zmmword ptr [rsi + -7488]
vpmadd52huq zmm17, zmm21, zmm11
vpbroadcastq zmm12, qword ptr [rdi + 912]
vmovdqa64 zmm16, zmmword ptr [rsi + -7424]
vpmadd52huq zmm8, zmm12, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -7360]
vpmadd52huq zmm10, zmm12, zmm19
vpbroadcastq zmm20, qword ptr [rdi + 976]
vmovdqa64 zmm22, zmmword ptr [rsi + -7232]
vpmadd52huq zmm13, zmm20, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -7168]
vpmadd52huq zmm15, zmm20, zmm23
vpmadd52luq zmm24, zmm18, zmm0
vpmadd52luq zmm9, zmm21, zmm11
vpmadd52luq zmm7, zmm12, zmm16
vpmadd52luq zmm4, zmm12, zmm19
vpmadd52luq zmm5, zmm20, zmm22
vpmadd52luq zmm6, zmm20, zmm23
vmovdqa64 zmm0, zmmword ptr [rsi + -7296]
vpmadd52huq zmm14, zmm12, zmm0
vmovdqa64 zmm11, zmmword ptr [rsi + -7104]
vpmadd52huq zmm17, zmm20, zmm11
vpbroadcastq zmm16, qword ptr [rdi + 920]
vmovdqa64 zmm18, zmmword ptr [rsi + -7040]
vpmadd52huq zmm8, zmm16, zmm18
vmovdqa64 zmm19, zmmword ptr [rsi + -6976]
vpmadd52huq zmm10, zmm16, zmm19
vpbroadcastq zmm21, qword ptr [rdi + 984]
vmovdqa64 zmm22, zmmword ptr [rsi + -6848]
vpmadd52huq zmm13, zmm21, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -6784]
vpmadd52huq zmm15, zmm21, zmm23
vpmadd52luq zmm24, zmm12, zmm0
vpmadd52luq zmm9, zmm20, zmm11
vpmadd52luq zmm7, zmm16, zmm18
vpmadd52luq zmm4, zmm16, zmm19
vpmadd52luq zmm5, zmm21, zmm22
vpmadd52luq zmm6, zmm21, zmm23
vmovdqa64 zmm0, zmmword ptr [rsi + -6912]
vpmadd52huq zmm14, zmm16, zmm0
vmovdqa64 zmm11, zmmword ptr [rsi + -6720]
vpmadd52huq zmm17, zmm21, zmm11
vpbroadcastq zmm12, qword ptr [rdi + 928]
vmovdqa64 zmm18, zmmword ptr [rsi + -6656]
vpmadd52huq zmm8, zmm12, zmm18
vmovdqa64 zmm19, zmmword ptr [rsi + -6592]
vpmadd52huq zmm10, zmm12, zmm19
vpbroadcastq zmm20, qword ptr [rdi + 992]
vmovdqa64 zmm22, zmmword ptr [rsi + -6464]
vpmadd52huq zmm13, zmm20, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -6400]
vpmadd52huq zmm15, zmm20, zmm23
vpsrlq zmm25, zmm3, 52
vpmadd52luq zmm24, zmm16, zmm0
vpmadd52luq zmm9, zmm21, zmm11
vpmadd52luq zmm7, zmm12, zmm18
vpmadd52luq zmm4, zmm12, zmm19
vpmadd52luq zmm5, zmm20, zmm22
valignq zmm0, zmm25, zmm1, 7
vpmadd52luq zmm6, zmm20, zmm23
vmovdqa64 zmm1, zmmword ptr [rsi + -6528]
vpmadd52huq zmm14, zmm12, zmm1
vmovdqa64 zmm11, zmmword ptr [rsi + -6336]
vpmadd52huq zmm17, zmm20, zmm11
vpbroadcastq zmm16, qword ptr [rdi + 936]
vmovdqa64 zmm18, zmmword ptr [rsi + -6272]
vpmadd52huq zmm8, zmm16, zmm18
vmovdqa64 zmm19, zmmword ptr [rsi + -6208]
vpmadd52huq zmm10, zmm16, zmm19
vpbroadcastq zmm21, qword ptr [rdi + 1000]
vmovdqa64 zmm22, zmmword ptr [rsi + -6080]
vpmadd52huq zmm13, zmm21, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -6016]
vpmadd52huq zmm15, zmm21, zmm23
vpsrlq zmm25, zmm2, 52
vmovdqa64 zmm26, zmm2
vpaddq zmm26{k2}, zmm26, zmm0
vmovdqa64 zmmword ptr [rdi + 1024], zmm26
vpternlogq zmm30, zmm26, zmm2, 0xf6
vpaddq zmm0, zmm3, zmm25
vmovdqa64 zmmword ptr [rdi + 1088], zmm0
vpternlogq zmm30, zmm0, zmm3, 0xf6
vpmadd52luq zmm24, zmm12, zmm1
vpmadd52luq zmm9, zmm20, zmm11
vpmadd52luq zmm7, zmm16, zmm18
vpmadd52luq zmm4, zmm16, zmm19
vpmadd52luq zmm5, zmm21, zmm22
vmovdqa64 zmm0, zmmword ptr [rsi + -6144]
vpmadd52huq zmm14, zmm16, zmm0
vpmadd52luq zmm6, zmm21, zmm23
vmovdqa64 zmm1, zmmword ptr [rsi + -5952]
vpmadd52huq zmm17, zmm21, zmm1
vpbroadcastq zmm2, qword ptr [rdi + 944]
vmovdqa64 zmm3, zmmword ptr [rsi + -5888]
vpmadd52huq zmm8, zmm2, zmm3
vmovdqa64 zmm11, zmmword ptr [rsi + -5824]
vpmadd52huq zmm10, zmm2, zmm11
vpbroadcastq zmm12, qword ptr [rdi + 1008]
vmovdqa64 zmm18, zmmword ptr [rsi + -5696]
vpmadd52huq zmm13, zmm12, zmm18
vpmadd52luq zmm24, zmm16, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -5632]
vpmadd52huq zmm15, zmm12, zmm0
vpmadd52luq zmm9, zmm21, zmm1
vpmadd52luq zmm7, zmm2, zmm3
vpmadd52luq zmm4, zmm2, zmm11
vpmadd52luq zmm5, zmm12, zmm18
vmovdqa64 zmm1, zmmword ptr [rsi + -5760]
vpmadd52huq zmm14, zmm2, zmm1
vpmadd52luq zmm6, zmm12, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -5568]
vpmadd52huq zmm17, zmm12, zmm0
vpbroadcastq zmm3, qword ptr [rdi + 952]
vmovdqa64 zmm11, zmmword ptr [rsi + -5504]
vpmadd52huq zmm8, zmm3, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -5440]
vpmadd52huq zmm10, zmm3, zmm16
vpbroadcastq zmm18, qword ptr [rdi + 1016]
vmovdqa64 zmm19, zmmword ptr [rsi + -5312]
vpmadd52huq zmm13, zmm18, zmm19
vpmadd52luq zmm24, zmm2, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -5248]
vpmadd52huq zmm15, zmm18, zmm1
vpmadd52luq zmm9, zmm12, zmm0
vpmadd52luq zmm7, zmm3, zmm11
vpmadd52luq zmm4, zmm3, zmm16
vpmadd52luq zmm5, zmm18, zmm19
vmovdqa64 zmm0, zmmword ptr [rsi + -5376]
vpmadd52huq zmm14, zmm3, zmm0
vpmadd52luq zmm6, zmm18, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -5184]
vpmadd52huq zmm17, zmm18, zmm1
vpbroadcastq zmm2, qword ptr [rdi + 1040]
vmovdqa64 zmm11, zmmword ptr [rsi + -5120]
vpmadd52huq zmm8, zmm2, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -5056]
vpmadd52huq zmm10, zmm2, zmm12
vpbroadcastq zmm16, qword ptr [rdi + 1104]
vmovdqa64 zmm19, zmmword ptr [rsi + -4928]
vpmadd52huq zmm13, zmm16, zmm19
vpmadd52luq zmm24, zmm3, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -4864]
vpmadd52huq zmm15, zmm16, zmm0
vpmadd52luq zmm9, zmm18, zmm1
vpmadd52luq zmm7, zmm2, zmm11
vpmadd52luq zmm4, zmm2, zmm12
vpmadd52luq zmm5, zmm16, zmm19
vmovdqa64 zmm1, zmmword ptr [rsi + -4992]
vpmadd52huq zmm14, zmm2, zmm1
vpmadd52luq zmm6, zmm16, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -4800]
vpmadd52huq zmm17, zmm16, zmm0
vpbroadcastq zmm3, qword ptr [rdi + 1048]
vmovdqa64 zmm11, zmmword ptr [rsi + -4736]
vpmadd52huq zmm8, zmm3, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -4672]
vpmadd52huq zmm10, zmm3, zmm12
vpbroadcastq zmm18, qword ptr [rdi + 1112]
vmovdqa64 zmm19, zmmword ptr [rsi + -4544]
vpmadd52huq zmm13, zmm18, zmm19
vpmadd52luq zmm24, zmm2, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -4480]
vpmadd52huq zmm15, zmm18, zmm1
vpmadd52luq zmm9, zmm16, zmm0
vpmadd52luq zmm7, zmm3, zmm11
vpmadd52luq zmm4, zmm3, zmm12
vpmadd52luq zmm5, zmm18, zmm19
vmovdqa64 zmm0, zmmword ptr [rsi + -4608]
vpmadd52huq zmm14, zmm3, zmm0
vpmadd52luq zmm6, zmm18, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -4416]
vpmadd52huq zmm17, zmm18, zmm1
vpbroadcastq zmm2, qword ptr [rdi + 1056]
vmovdqa64 zmm11, zmmword ptr [rsi + -4352]
vpmadd52huq zmm8, zmm2, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -4288]
vpmadd52huq zmm10, zmm2, zmm12
vpbroadcastq zmm16, qword ptr [rdi + 1120]
vmovdqa64 zmm19, zmmword ptr [rsi + -4160]
vpmadd52huq zmm13, zmm16, zmm19
vpmadd52luq zmm24, zmm3, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -4096]
vpmadd52huq zmm15, zmm16, zmm0
vpmadd52luq zmm9, zmm18, zmm1
vpmadd52luq zmm7, zmm2, zmm11
vpmadd52luq zmm4, zmm2, zmm12
vpmadd52luq zmm5, zmm16, zmm19
vmovdqa64 zmm1, zmmword ptr [rsi + -4224]
vpmadd52huq zmm14, zmm2, zmm1
vpmadd52luq zmm6, zmm16, zmm0
vmovdqa64 zmm0, zmmword ptr [rsi + -4032]
vpmadd52huq zmm17, zmm16, zmm0
vpaddq zmm3, zmm8, zmm13
vpaddq zmm8, zmm10, zmm15
valignq zmm10, zmm3, zmm31, 7
vpmadd52luq zmm24, zmm2, zmm1
valignq zmm1, zmm8, zmm3, 7
vpmadd52luq zmm9, zmm16, zmm0
vpaddq zmm0, zmm5, zmm7
vpaddq zmm2, zmm14, zmm17
vpaddq zmm3, zmm6, zmm4
vpaddq zmm0, zmm0, zmm10
vpaddq zmm1, zmm3, zmm1
vpsrlq zmm3, zmm0, 52
valignq zmm2, zmm2, zmm8, 7
valignq zmm4, zmm3, zmm31, 7
vpsrlq zmm5, zmm1, 52
vpaddq zmm6, zmm9, zmm24
valignq zmm3, zmm5, zmm3, 7
vpaddq zmm2, zmm6, zmm2
vpaddq zmm6, zmm0, zmm4
vmovdqa64 zmmword ptr [rdi + 128], zmm6
vpternlogq zmm30, zmm6, zmm0, 0xf6
vpaddq zmm0, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi + 192], zmm0
vpternlogq zmm30, zmm0, zmm1, 0xf6
vpsrlq zmm0, zmm2, 52
valignq zmm0, zmm0, zmm5, 7
vpaddq zmm1, zmm2, zmm0
vmovdqa64 zmmword ptr [rdi + 256], zmm1
vpternlogq zmm30, zmm1, zmm2, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
