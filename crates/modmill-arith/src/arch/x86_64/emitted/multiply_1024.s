# x := x * y * 2^-s mod N, s = 832, N odd of at most 1024 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 21 limbs below 2^52, the top one below 2^41; zmm30 collects predicted carries that rippled.
# 554 instructions, 0 spills, 116 loads; bounds of a step: latency 139 cycles, ports 205 cycles; modelled 202 cycles a step (Plan { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8 }).
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
vmovdqa64 zmm0, zmmword ptr [rdi + 512]
vmovdqa64 zmm1, zmmword ptr [rdi + 448]
valignq zmm2, zmm0, zmm1, 7
vmovdqa64 zmm3, zmmword ptr [rdi + 576]
valignq zmm4, zmm3, zmm0, 1
valignq zmm5, zmm0, zmm1, 1
valignq zmm6, zmm1, zmm31, 7
valignq zmm7, zmm0, zmm1, 6
valignq zmm8, zmm3, zmm0, 2
vmovdqa64 zmm9, zmmword ptr [rdi + 128]
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm9, zmm5
vmovdqa64 zmm11, zmmword ptr [rdi + 192]
valignq zmm12, zmm11, zmm9, 7
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm11, zmm4
vmovdqa64 zmm14, zmmword ptr [rdi + 256]
valignq zmm15, zmm14, zmm11, 1
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm2, zmm11
valignq zmm17, zmm11, zmm9, 1
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm6, zmm9
valignq zmm19, zmm9, zmm31, 7
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm12, zmm0
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm0, zmm15
vpmadd52huq zmm13, zmm2, zmm15
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm1, zmm17
vpmadd52luq zmm16, zmm12, zmm4
vpmadd52huq zmm10, zmm6, zmm17
valignq zmm23, zmm11, zmm9, 6
vpmadd52luq zmm20, zmm2, zmm15
valignq zmm24, zmm14, zmm11, 2
valignq zmm25, zmm0, zmm1, 2
vpmadd52huq zmm21, zmm12, zmm4
vpmadd52huq zmm22, zmm19, zmm5
valignq zmm26, zmm11, zmm9, 2
vpmadd52luq zmm13, zmm2, zmm24
vpmadd52huq zmm16, zmm23, zmm4
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm19, zmm1
vpmadd52huq zmm20, zmm7, zmm15
vpmadd52luq zmm10, zmm6, zmm26
vpmadd52luq zmm21, zmm12, zmm8
vpmadd52luq zmm22, zmm19, zmm25
valignq zmm15, zmm9, zmm31, 6
valignq zmm27, zmm1, zmm31, 6
vpmadd52luq zmm16, zmm23, zmm8
vpmadd52luq zmm20, zmm7, zmm24
vpmadd52huq zmm13, zmm7, zmm24
valignq zmm28, zmm0, zmm1, 5
vpmadd52huq zmm21, zmm23, zmm8
vpmadd52luq zmm18, zmm19, zmm5
valignq zmm29, zmm11, zmm9, 5
vpmadd52luq zmm4, zmm6, zmm17
valignq zmm6, zmm14, zmm11, 3
vpmadd52huq zmm22, zmm15, zmm25
valignq zmm19, zmm3, zmm0, 3
vpmadd52huq zmm10, zmm27, zmm26
valignq zmm12, zmm0, zmm1, 3
valignq zmm2, zmm11, zmm9, 3
vpmadd52luq zmm13, zmm7, zmm6
vpmadd52luq zmm21, zmm23, zmm19
vpmadd52huq zmm16, zmm29, zmm8
vpmadd52huq zmm18, zmm15, zmm5
vpmadd52huq zmm20, zmm28, zmm24
vpmadd52huq zmm4, zmm27, zmm17
vpmadd52luq zmm22, zmm15, zmm12
vpmadd52luq zmm10, zmm27, zmm2
valignq zmm8, zmm9, zmm31, 5
valignq zmm24, zmm1, zmm31, 5
vpmadd52luq zmm16, zmm29, zmm19
vpmadd52luq zmm20, zmm28, zmm6
vpmadd52huq zmm21, zmm29, zmm19
valignq zmm5, zmm0, zmm1, 4
vpmadd52huq zmm13, zmm28, zmm6
vpmadd52luq zmm18, zmm15, zmm25
valignq zmm15, zmm11, zmm9, 4
vpmadd52luq zmm4, zmm27, zmm26
valignq zmm27, zmm14, zmm11, 4
vpmadd52huq zmm22, zmm8, zmm12
valignq zmm17, zmm3, zmm0, 4
vpmadd52huq zmm10, zmm24, zmm2
vpmadd52huq zmm16, zmm15, zmm19
vpmadd52luq zmm13, zmm28, zmm27
vpmadd52huq zmm20, zmm5, zmm6
vpmadd52huq zmm18, zmm8, zmm25
vpmadd52luq zmm21, zmm29, zmm17
vpmadd52huq zmm4, zmm24, zmm26
vpmadd52luq zmm22, zmm8, zmm5
vpmadd52luq zmm10, zmm24, zmm15
valignq zmm19, zmm9, zmm31, 4
valignq zmm6, zmm1, zmm31, 4
vpmadd52luq zmm16, zmm15, zmm17
vpmadd52luq zmm20, zmm5, zmm27
vpmadd52huq zmm21, zmm15, zmm17
valignq zmm23, zmm14, zmm11, 5
vpmadd52huq zmm13, zmm5, zmm27
vpmadd52luq zmm18, zmm8, zmm12
valignq zmm8, zmm3, zmm0, 5
vpmadd52luq zmm4, zmm24, zmm2
vpmadd52huq zmm22, zmm19, zmm5
vpmadd52huq zmm10, zmm6, zmm15
vpmadd52huq zmm16, zmm2, zmm17
vpmadd52luq zmm21, zmm15, zmm8
vpmadd52luq zmm13, zmm5, zmm23
vpmadd52huq zmm18, zmm19, zmm12
vpmadd52huq zmm20, zmm12, zmm27
vpmadd52huq zmm4, zmm6, zmm2
vpmadd52luq zmm22, zmm19, zmm28
vpmadd52luq zmm10, zmm6, zmm29
valignq zmm24, zmm9, zmm31, 3
valignq zmm17, zmm1, zmm31, 3
vpmadd52luq zmm16, zmm2, zmm8
vpmadd52luq zmm20, zmm12, zmm23
vpmadd52huq zmm21, zmm2, zmm8
valignq zmm27, zmm14, zmm11, 6
vpmadd52huq zmm13, zmm12, zmm23
vpmadd52luq zmm18, zmm19, zmm5
valignq zmm19, zmm3, zmm0, 6
vpmadd52luq zmm4, zmm6, zmm15
vpmadd52huq zmm22, zmm24, zmm28
vpmadd52huq zmm10, zmm17, zmm29
vpmadd52huq zmm16, zmm26, zmm8
vpmadd52luq zmm21, zmm2, zmm19
vpmadd52luq zmm13, zmm12, zmm27
valignq zmm2, zmm14, zmm11, 7
vpmadd52huq zmm20, zmm25, zmm23
vpmadd52huq zmm18, zmm24, zmm5
valignq zmm5, zmm3, zmm0, 7
vpmadd52huq zmm4, zmm17, zmm15
vpmadd52luq zmm22, zmm24, zmm7
vmovdqu64 zmm6, zmmword ptr [rdi + 176]
vpmadd52luq zmm10, zmm17, zmm6
valignq zmm12, zmm9, zmm31, 2
valignq zmm15, zmm1, zmm31, 2
vpmadd52luq zmm16, zmm26, zmm19
vpmadd52luq zmm20, zmm25, zmm27
vpmadd52huq zmm21, zmm26, zmm19
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm2, zmm3
vpmadd52huq zmm13, zmm25, zmm27
valignq zmm23, zmm31, zmm3, 1
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm5, zmm14
vpmadd52luq zmm18, zmm24, zmm28
valignq zmm24, zmm31, zmm14, 1
vpmadd52luq zmm4, zmm17, zmm29
vpmadd52huq zmm22, zmm12, zmm7
vpmadd52huq zmm10, zmm15, zmm6
vpmadd52luq zmm21, zmm26, zmm5
vpmadd52luq zmm13, zmm25, zmm2
vmovdqu64 zmm17, zmmword ptr [rdi + 136]
vpmadd52huq zmm16, zmm17, zmm19
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm14, zmm23
vmovdqu64 zmm26, zmmword ptr [rdi + 456]
vpmadd52huq zmm20, zmm26, zmm27
vpxorq zmm0, zmm0, zmm0
vpmadd52luq zmm0, zmm3, zmm24
vpmadd52luq zmm11, zmm2, zmm23
vpmadd52huq zmm18, zmm12, zmm28
vpmadd52luq zmm8, zmm5, zmm24
vpmadd52huq zmm4, zmm15, zmm29
vmovdqu64 zmm28, zmmword ptr [rdi + 504]
vpmadd52luq zmm22, zmm12, zmm28
vmovdqu64 zmm29, zmmword ptr [rdi + 184]
vpmadd52luq zmm10, zmm15, zmm29
valignq zmm29, zmm9, zmm31, 1
valignq zmm9, zmm1, zmm31, 1
vpmadd52luq zmm16, zmm17, zmm5
vpmadd52luq zmm20, zmm26, zmm2
vpmadd52huq zmm21, zmm17, zmm5
vpmadd52huq zmm0, zmm2, zmm23
vpmadd52huq zmm13, zmm26, zmm2
vpmadd52huq zmm25, zmm5, zmm24
vpmadd52huq zmm11, zmm27, zmm23
valignq zmm23, zmm31, zmm3, 2
vpmadd52huq zmm8, zmm19, zmm24
vpmadd52luq zmm18, zmm12, zmm7
valignq zmm12, zmm31, zmm14, 2
vpmadd52luq zmm4, zmm15, zmm6
vpmadd52huq zmm22, zmm29, zmm28
vmovdqu64 zmm15, zmmword ptr [rdi + 184]
vpmadd52huq zmm10, zmm9, zmm15
vpmadd52luq zmm21, zmm17, zmm3
vpmadd52luq zmm13, zmm26, zmm14
vmovdqa64 zmm17, zmmword ptr [rdi + 128]
vpmadd52huq zmm16, zmm17, zmm5
vpmadd52luq zmm0, zmm2, zmm23
vpmadd52huq zmm20, zmm1, zmm2
vpmadd52luq zmm25, zmm5, zmm12
vpmadd52luq zmm11, zmm27, zmm23
vpmadd52huq zmm18, zmm29, zmm7
vpmadd52luq zmm8, zmm19, zmm12
vpmadd52huq zmm4, zmm9, zmm6
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi + 512]
vpmadd52luq zmm10, zmm9, zmmword ptr [rdi + 192]
vpmadd52luq zmm16, zmm17, zmm3
vpmadd52luq zmm20, zmm1, zmm14
vpmadd52huq zmm21, zmm17, zmm3
vpmadd52huq zmm0, zmm27, zmm23
vpmadd52huq zmm13, zmm1, zmm14
vpmadd52huq zmm25, zmm19, zmm12
vmovdqu64 zmm2, zmmword ptr [rdi + 232]
vpmadd52huq zmm11, zmm2, zmm23
valignq zmm5, zmm31, zmm3, 3
vmovdqu64 zmm6, zmmword ptr [rdi + 552]
vpmadd52huq zmm8, zmm6, zmm12
vpmadd52luq zmm18, zmm29, zmm28
valignq zmm7, zmm31, zmm14, 3
vpmadd52luq zmm4, zmm9, zmm15
vpaddq zmm9, zmm10, zmm22
vpmadd52huq zmm9, zmm17, zmm1
vmovdqu64 zmm10, zmmword ptr [rdi + 584]
vpmadd52luq zmm21, zmm17, zmm10
vpmadd52luq zmm13, zmm1, zmm24
vmovdqu64 zmm15, zmmword ptr [rdi + 120]
vpmadd52huq zmm16, zmm15, zmm3
vpmadd52luq zmm0, zmm27, zmm5
vmovdqu64 zmm22, zmmword ptr [rdi + 440]
vpmadd52huq zmm20, zmm22, zmm14
vpmadd52luq zmm25, zmm19, zmm7
vpmadd52luq zmm11, zmm2, zmm5
vpaddq zmm4, zmm4, zmm18
vpmadd52luq zmm8, zmm6, zmm7
vpmadd52luq zmm4, zmm17, zmm1
vpmadd52luq zmm16, zmm15, zmm10
vpmadd52luq zmm20, zmm22, zmm24
vpmadd52huq zmm21, zmm15, zmm10
vpmadd52huq zmm0, zmm2, zmm5
vpmadd52huq zmm13, zmm22, zmm24
vpmadd52huq zmm25, zmm6, zmm7
vpsrlq zmm1, zmm9, 52
vmovdqu64 zmm17, zmmword ptr [rdi + 224]
vpmadd52huq zmm11, zmm17, zmm5
vmovdqu64 zmm5, zmmword ptr [rdi + 544]
vpmadd52huq zmm8, zmm5, zmm7
vpmadd52luq zmm21, zmm15, zmm23
valignq zmm1, zmm1, zmm1, 7
valignq zmm7, zmm31, zmm3, 4
vpmadd52luq zmm13, zmm22, zmm12
valignq zmm15, zmm31, zmm14, 4
vmovdqu64 zmm18, zmmword ptr [rdi + 112]
vpmadd52huq zmm16, zmm18, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 432]
vpmadd52huq zmm20, zmm10, zmm24
vmovdqa64 zmm19, zmm4
vpaddq zmm19{k1}, zmm19, zmm1
vmovdqa64 zmmword ptr [rdi + 896], zmm19
vpternlogq zmm30, zmm19, zmm4, 0xf6
vpmadd52luq zmm0, zmm2, zmm7
vpsrlq zmm2, zmm4, 52
vpmadd52luq zmm25, zmm6, zmm15
vpmadd52luq zmm11, zmm17, zmm7
vpmadd52luq zmm8, zmm5, zmm15
vpaddq zmm4, zmm9, zmm2
vmovdqa64 zmmword ptr [rdi + 960], zmm4
vpternlogq zmm30, zmm4, zmm9, 0xf6
vpmadd52luq zmm16, zmm18, zmm23
vpmadd52luq zmm20, zmm10, zmm12
vpmadd52huq zmm21, zmm18, zmm23
vpmadd52huq zmm13, zmm10, zmm12
vpmadd52huq zmm0, zmm17, zmm7
vpmadd52huq zmm25, zmm5, zmm15
vpmadd52huq zmm11, zmm7, zmmword ptr [rdi + 216]
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi + 536]
vpaddq zmm2, zmm20, zmm16
vpaddq zmm4, zmm13, zmm21
vmovdqa64 zmm5, zmmword ptr [rdi + 192]
vmovdqa64 zmm6, zmmword ptr [rdi + 512]
vpmadd52luq zmm2, zmm5, zmm6
vpaddq zmm0, zmm25, zmm0
vpmadd52huq zmm4, zmm5, zmm6
vpaddq zmm5, zmm8, zmm11
vpbroadcastq zmm6, qword ptr [rdi + 896]
vmovdqa64 zmm7, zmmword ptr [rsi + -8192]
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm6, zmm7
vmovdqa64 zmm9, zmmword ptr [rsi + -8128]
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm6, zmm9
vmovdqa64 zmm11, zmmword ptr [rsi + -8064]
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm6, zmm11
vpmadd52luq zmm5, zmm14, zmm3
vpmadd52huq zmm0, zmm14, zmm3
vpxorq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm6, zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm6, zmm9
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm6, zmm11
vpbroadcastq zmm6, qword ptr [rdi + 960]
vmovdqa64 zmm11, zmmword ptr [rsi + -8000]
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm6, zmm11
vmovdqa64 zmm14, zmmword ptr [rsi + -7936]
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm6, zmm14
vmovdqa64 zmm16, zmmword ptr [rsi + -7872]
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm6, zmm16
vmovdqa64 zmm18, zmmword ptr [rdi + 704]
vpermi2q zmm18, zmm2, zmm4
vpmadd52luq zmm8, zmm6, zmm11
vpmadd52luq zmm10, zmm6, zmm14
vpmadd52luq zmm12, zmm6, zmm16
vmovdqa64 zmm6, zmmword ptr [rdi + 768]
vpermi2q zmm6, zmm2, zmm4
vpbroadcastq zmm2, qword ptr [rdi + 904]
vmovdqa64 zmm11, zmmword ptr [rsi + -7808]
vpmadd52huq zmm13, zmm2, zmm11
vmovdqa64 zmm14, zmmword ptr [rdi + 832]
vpermi2q zmm14{k4}{z}, zmm5, zmm0
vmovdqa64 zmm16, zmmword ptr [rsi + -7744]
vpmadd52huq zmm15, zmm2, zmm16
vmovdqa64 zmm19, zmmword ptr [rsi + -7680]
vpmadd52huq zmm17, zmm2, zmm19
vpbroadcastq zmm20, qword ptr [rdi + 968]
vmovdqa64 zmm21, zmmword ptr [rsi + -7616]
vpmadd52huq zmm3, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -7552]
vpmadd52huq zmm7, zmm20, zmm22
vmovdqa64 zmm23, zmmword ptr [rsi + -7488]
vpmadd52huq zmm9, zmm20, zmm23
vpaddq zmm18{k3}, zmm18, zmm1
vpmadd52luq zmm6, zmm2, zmm16
vpmadd52luq zmm18, zmm2, zmm11
vpmadd52luq zmm14, zmm2, zmm19
vpmadd52luq zmm8, zmm20, zmm21
vpmadd52luq zmm10, zmm20, zmm22
vpmadd52luq zmm12, zmm20, zmm23
vpbroadcastq zmm1, qword ptr [rdi + 912]
vmovdqa64 zmm2, zmmword ptr [rsi + -7424]
vpmadd52huq zmm13, zmm1, zmm2
vmovdqa64 zmm11, zmmword ptr [rsi + -7360]
vpmadd52huq zmm15, zmm1, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -7296]
vpmadd52huq zmm17, zmm1, zmm16
vpbroadcastq zmm19, qword ptr [rdi + 976]
vmovdqa64 zmm20, zmmword ptr [rsi + -7232]
vpmadd52huq zmm3, zmm19, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -7168]
vpmadd52huq zmm7, zmm19, zmm21
vpmadd52luq zmm18, zmm1, zmm2
vmovdqa64 zmm2, zmmword ptr [rsi + -7104]
vpmadd52huq zmm9, zmm19, zmm2
vpmadd52luq zmm6, zmm1, zmm11
vpmadd52luq zmm14, zmm1, zmm16
vpmadd52luq zmm8, zmm19, zmm20
vpmadd52luq zmm10, zmm19, zmm21
vpmadd52luq zmm12, zmm19, zmm2
vpbroadcastq zmm1, qword ptr [rdi + 920]
vmovdqa64 zmm2, zmmword ptr [rsi + -7040]
vpmadd52huq zmm13, zmm1, zmm2
vmovdqa64 zmm11, zmmword ptr [rsi + -6976]
vpmadd52huq zmm15, zmm1, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -6912]
vpmadd52huq zmm17, zmm1, zmm16
vpbroadcastq zmm19, qword ptr [rdi + 984]
vmovdqa64 zmm20, zmmword ptr [rsi + -6848]
vpmadd52huq zmm3, zmm19, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -6784]
vpmadd52huq zmm7, zmm19, zmm21
vpmadd52luq zmm18, zmm1, zmm2
vmovdqa64 zmm2, zmmword ptr [rsi + -6720]
vpmadd52huq zmm9, zmm19, zmm2
vpmadd52luq zmm6, zmm1, zmm11
vpmadd52luq zmm14, zmm1, zmm16
vpmadd52luq zmm8, zmm19, zmm20
vpmadd52luq zmm10, zmm19, zmm21
vpmadd52luq zmm12, zmm19, zmm2
vpbroadcastq zmm1, qword ptr [rdi + 928]
vmovdqa64 zmm2, zmmword ptr [rsi + -6656]
vpmadd52huq zmm13, zmm1, zmm2
vmovdqa64 zmm11, zmmword ptr [rsi + -6592]
vpmadd52huq zmm15, zmm1, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -6528]
vpmadd52huq zmm17, zmm1, zmm16
vpbroadcastq zmm19, qword ptr [rdi + 992]
vmovdqa64 zmm20, zmmword ptr [rsi + -6464]
vpmadd52huq zmm3, zmm19, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -6400]
vpmadd52huq zmm7, zmm19, zmm21
vpmadd52luq zmm18, zmm1, zmm2
vmovdqa64 zmm2, zmmword ptr [rsi + -6336]
vpmadd52huq zmm9, zmm19, zmm2
vpsrlq zmm4, zmm4, 52
vpmadd52luq zmm6, zmm1, zmm11
vpsrlq zmm11, zmm0, 52
vpmadd52luq zmm14, zmm1, zmm16
vpmadd52luq zmm8, zmm19, zmm20
vpmadd52luq zmm10, zmm19, zmm21
valignq zmm1, zmm11, zmm4, 7
vpmadd52luq zmm12, zmm19, zmm2
vpbroadcastq zmm2, qword ptr [rdi + 936]
vmovdqa64 zmm4, zmmword ptr [rsi + -6272]
vpmadd52huq zmm13, zmm2, zmm4
vmovdqa64 zmm11, zmmword ptr [rsi + -6208]
vpmadd52huq zmm15, zmm2, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -6144]
vpmadd52huq zmm17, zmm2, zmm16
vpbroadcastq zmm19, qword ptr [rdi + 1000]
vmovdqa64 zmm20, zmmword ptr [rsi + -6080]
vpmadd52huq zmm3, zmm19, zmm20
vmovdqa64 zmm21, zmmword ptr [rsi + -6016]
vpmadd52huq zmm7, zmm19, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -5952]
vpmadd52huq zmm9, zmm19, zmm22
vpsrlq zmm23, zmm5, 52
vmovdqa64 zmm24, zmm5
vpaddq zmm24{k2}, zmm24, zmm1
vmovdqa64 zmmword ptr [rdi + 1024], zmm24
vpternlogq zmm30, zmm24, zmm5, 0xf6
vpaddq zmm1, zmm0, zmm23
vmovdqa64 zmmword ptr [rdi + 1088], zmm1
vpternlogq zmm30, zmm1, zmm0, 0xf6
vpmadd52luq zmm18, zmm2, zmm4
vpmadd52luq zmm6, zmm2, zmm11
vpmadd52luq zmm14, zmm2, zmm16
vpmadd52luq zmm8, zmm19, zmm20
vpmadd52luq zmm10, zmm19, zmm21
vpmadd52luq zmm12, zmm19, zmm22
vpbroadcastq zmm0, qword ptr [rdi + 944]
vmovdqa64 zmm1, zmmword ptr [rsi + -5888]
vpmadd52huq zmm13, zmm0, zmm1
vmovdqa64 zmm2, zmmword ptr [rsi + -5824]
vpmadd52huq zmm15, zmm0, zmm2
vmovdqa64 zmm4, zmmword ptr [rsi + -5760]
vpmadd52huq zmm17, zmm0, zmm4
vpbroadcastq zmm5, qword ptr [rdi + 1008]
vmovdqa64 zmm11, zmmword ptr [rsi + -5696]
vpmadd52huq zmm3, zmm5, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -5632]
vpmadd52huq zmm7, zmm5, zmm16
vpmadd52luq zmm18, zmm0, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -5568]
vpmadd52huq zmm9, zmm5, zmm1
vpmadd52luq zmm6, zmm0, zmm2
vpmadd52luq zmm14, zmm0, zmm4
vpmadd52luq zmm8, zmm5, zmm11
vpmadd52luq zmm10, zmm5, zmm16
vpmadd52luq zmm12, zmm5, zmm1
vpbroadcastq zmm0, qword ptr [rdi + 952]
vmovdqa64 zmm1, zmmword ptr [rsi + -5504]
vpmadd52huq zmm13, zmm0, zmm1
vmovdqa64 zmm2, zmmword ptr [rsi + -5440]
vpmadd52huq zmm15, zmm0, zmm2
vmovdqa64 zmm4, zmmword ptr [rsi + -5376]
vpmadd52huq zmm17, zmm0, zmm4
vpbroadcastq zmm5, qword ptr [rdi + 1016]
vmovdqa64 zmm11, zmmword ptr [rsi + -5312]
vpmadd52huq zmm3, zmm5, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -5248]
vpmadd52huq zmm7, zmm5, zmm16
vpmadd52luq zmm18, zmm0, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -5184]
vpmadd52huq zmm9, zmm5, zmm1
vpmadd52luq zmm6, zmm0, zmm2
vpmadd52luq zmm14, zmm0, zmm4
vpmadd52luq zmm8, zmm5, zmm11
vpmadd52luq zmm10, zmm5, zmm16
vpmadd52luq zmm12, zmm5, zmm1
vpbroadcastq zmm0, qword ptr [rdi + 1040]
vmovdqa64 zmm1, zmmword ptr [rsi + -5120]
vpmadd52huq zmm13, zmm0, zmm1
vmovdqa64 zmm2, zmmword ptr [rsi + -5056]
vpmadd52huq zmm15, zmm0, zmm2
vmovdqa64 zmm4, zmmword ptr [rsi + -4992]
vpmadd52huq zmm17, zmm0, zmm4
vpbroadcastq zmm5, qword ptr [rdi + 1104]
vmovdqa64 zmm11, zmmword ptr [rsi + -4928]
vpmadd52huq zmm3, zmm5, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -4864]
vpmadd52huq zmm7, zmm5, zmm16
vpmadd52luq zmm18, zmm0, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -4800]
vpmadd52huq zmm9, zmm5, zmm1
vpmadd52luq zmm6, zmm0, zmm2
vpmadd52luq zmm14, zmm0, zmm4
vpmadd52luq zmm8, zmm5, zmm11
vpmadd52luq zmm10, zmm5, zmm16
vpmadd52luq zmm12, zmm5, zmm1
vpbroadcastq zmm0, qword ptr [rdi + 1048]
vmovdqa64 zmm1, zmmword ptr [rsi + -4736]
vpmadd52huq zmm13, zmm0, zmm1
vmovdqa64 zmm2, zmmword ptr [rsi + -4672]
vpmadd52huq zmm15, zmm0, zmm2
vmovdqa64 zmm4, zmmword ptr [rsi + -4608]
vpmadd52huq zmm17, zmm0, zmm4
vpbroadcastq zmm5, qword ptr [rdi + 1112]
vmovdqa64 zmm11, zmmword ptr [rsi + -4544]
vpmadd52huq zmm3, zmm5, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -4480]
vpmadd52huq zmm7, zmm5, zmm16
vpmadd52luq zmm18, zmm0, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -4416]
vpmadd52huq zmm9, zmm5, zmm1
vpmadd52luq zmm6, zmm0, zmm2
vpmadd52luq zmm14, zmm0, zmm4
vpmadd52luq zmm8, zmm5, zmm11
vpmadd52luq zmm10, zmm5, zmm16
vpmadd52luq zmm12, zmm5, zmm1
vpbroadcastq zmm0, qword ptr [rdi + 1056]
vmovdqa64 zmm1, zmmword ptr [rsi + -4352]
vpmadd52huq zmm13, zmm0, zmm1
vmovdqa64 zmm2, zmmword ptr [rsi + -4288]
vpmadd52huq zmm15, zmm0, zmm2
vmovdqa64 zmm4, zmmword ptr [rsi + -4224]
vpmadd52huq zmm17, zmm0, zmm4
vpbroadcastq zmm5, qword ptr [rdi + 1120]
vmovdqa64 zmm11, zmmword ptr [rsi + -4160]
vpmadd52huq zmm3, zmm5, zmm11
vmovdqa64 zmm16, zmmword ptr [rsi + -4096]
vpmadd52huq zmm7, zmm5, zmm16
vpmadd52luq zmm18, zmm0, zmm1
vmovdqa64 zmm1, zmmword ptr [rsi + -4032]
vpmadd52huq zmm9, zmm5, zmm1
vpmadd52luq zmm6, zmm0, zmm2
vpmadd52luq zmm14, zmm0, zmm4
vpmadd52luq zmm8, zmm5, zmm11
vpmadd52luq zmm10, zmm5, zmm16
vpmadd52luq zmm12, zmm5, zmm1
vpaddq zmm0, zmm3, zmm13
vpaddq zmm1, zmm7, zmm15
vpaddq zmm2, zmm9, zmm17
valignq zmm3, zmm0, zmm31, 7
vpaddq zmm4, zmm18, zmm8
valignq zmm0, zmm1, zmm0, 7
vpaddq zmm5, zmm6, zmm10
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm2, zmm14, zmm12
vpaddq zmm3, zmm4, zmm3
vpaddq zmm0, zmm5, zmm0
vpaddq zmm1, zmm2, zmm1
vpsrlq zmm2, zmm3, 52
valignq zmm4, zmm2, zmm31, 7
vpsrlq zmm5, zmm0, 52
valignq zmm2, zmm5, zmm2, 7
vpsrlq zmm6, zmm1, 52
valignq zmm5, zmm6, zmm5, 7
vpaddq zmm6, zmm3, zmm4
vmovdqa64 zmmword ptr [rdi + 128], zmm6
vpternlogq zmm30, zmm6, zmm3, 0xf6
vpaddq zmm3, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 192], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
vpaddq zmm0, zmm1, zmm5
vmovdqa64 zmmword ptr [rdi + 256], zmm0
vpternlogq zmm30, zmm0, zmm1, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
