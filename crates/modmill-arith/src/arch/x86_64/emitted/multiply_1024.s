# x := x * y * 2^-s mod N, s = 832, N odd of at most 1024 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 21 limbs below 2^52, the top one below 2^41; zmm30 collects predicted carries that rippled.
# 477 instructions, 0 spills, 231 loads; modelled 198 cycles a step (Plan { schedule: true, load_windows_after: 0, carry_registers: false, broadcast_latency: 8 }).
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
valignq zmm2, zmm0, zmm1, 1
vmovdqa64 zmm3, zmmword ptr [rdi + 128]
vpxorq zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm3, zmm2
vmovdqu64 zmm5, zmmword ptr [rdi + 440]
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm5, zmm3
vmovdqa64 zmm7, zmmword ptr [rdi + 192]
vmovdqu64 zmm8, zmmword ptr [rdi + 520]
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm7, zmm8
vmovdqu64 zmm10, zmmword ptr [rdi + 504]
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm10, zmm7
vmovdqa64 zmm12, zmmword ptr [rdi + 256]
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm12, zmmword ptr [rdi + 584]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm12, zmmword ptr [rdi + 568]
vmovdqu64 zmm15, zmmword ptr [rdi + 120]
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm15, zmm1
vpmadd52luq zmm6, zmm15, zmm2
vmovdqu64 zmm17, zmmword ptr [rdi + 184]
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm17, zmm0
vpmadd52luq zmm11, zmm17, zmm8
vmovdqu64 zmm19, zmmword ptr [rdi + 200]
vpxorq zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm0, zmm19
vpmadd52huq zmm9, zmm10, zmm19
vmovdqu64 zmm21, zmmword ptr [rdi + 136]
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm1, zmm21
vpmadd52huq zmm4, zmm5, zmm21
vpmadd52luq zmm16, zmm5, zmm21
vmovdqu64 zmm23, zmmword ptr [rdi + 112]
vpmadd52huq zmm6, zmm23, zmm2
vpmadd52luq zmm18, zmm10, zmm19
vmovdqu64 zmm24, zmmword ptr [rdi + 176]
vpmadd52huq zmm11, zmm24, zmm8
vpmadd52huq zmm20, zmm17, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 208]
vpmadd52luq zmm9, zmm10, zmm8
vpmadd52huq zmm22, zmm15, zmm2
vmovdqu64 zmm25, zmmword ptr [rdi + 144]
vpmadd52luq zmm4, zmm5, zmm25
vmovdqu64 zmm26, zmmword ptr [rdi + 432]
vpmadd52huq zmm16, zmm26, zmm21
vmovdqu64 zmm27, zmmword ptr [rdi + 464]
vpmadd52luq zmm6, zmm23, zmm27
vmovdqu64 zmm28, zmmword ptr [rdi + 496]
vpmadd52huq zmm18, zmm28, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 528]
vpmadd52luq zmm11, zmm24, zmm19
vpmadd52luq zmm20, zmm17, zmm19
vpmadd52huq zmm9, zmm28, zmm8
vpmadd52luq zmm22, zmm15, zmm27
vpmadd52huq zmm4, zmm26, zmm25
vpmadd52luq zmm16, zmm26, zmm25
vmovdqu64 zmm29, zmmword ptr [rdi + 104]
vpmadd52huq zmm6, zmm29, zmm27
vpmadd52luq zmm18, zmm28, zmm8
vmovdqu64 zmm5, zmmword ptr [rdi + 168]
vpmadd52huq zmm11, zmm5, zmm19
vpmadd52huq zmm20, zmm24, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 216]
vpmadd52luq zmm9, zmm28, zmm19
vpmadd52huq zmm22, zmm23, zmm27
vmovdqu64 zmm15, zmmword ptr [rdi + 152]
vpmadd52luq zmm4, zmm26, zmm15
vmovdqu64 zmm26, zmmword ptr [rdi + 424]
vpmadd52huq zmm16, zmm26, zmm25
vmovdqu64 zmm7, zmmword ptr [rdi + 472]
vpmadd52luq zmm6, zmm29, zmm7
vmovdqu64 zmm0, zmmword ptr [rdi + 488]
vpmadd52huq zmm18, zmm0, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 536]
vpmadd52luq zmm11, zmm5, zmm8
vpmadd52luq zmm20, zmm24, zmm8
vpmadd52huq zmm9, zmm0, zmm19
vpmadd52luq zmm22, zmm23, zmm7
vpmadd52huq zmm4, zmm26, zmm15
vpmadd52luq zmm16, zmm26, zmm15
vmovdqu64 zmm23, zmmword ptr [rdi + 96]
vpmadd52huq zmm6, zmm23, zmm7
vpmadd52luq zmm18, zmm0, zmm19
vmovdqu64 zmm1, zmmword ptr [rdi + 160]
vpmadd52huq zmm11, zmm1, zmm8
vpmadd52huq zmm20, zmm5, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 224]
vpmadd52luq zmm9, zmm0, zmm8
vpmadd52huq zmm22, zmm29, zmm7
vpmadd52luq zmm4, zmm26, zmm1
vmovdqu64 zmm26, zmmword ptr [rdi + 416]
vpmadd52huq zmm16, zmm26, zmm15
vmovdqu64 zmm12, zmmword ptr [rdi + 480]
vpmadd52luq zmm6, zmm23, zmm12
vpmadd52huq zmm18, zmm12, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 544]
vpmadd52luq zmm11, zmm1, zmm19
vpmadd52luq zmm20, zmm5, zmm19
vpmadd52huq zmm9, zmm12, zmm8
vpmadd52luq zmm22, zmm29, zmm12
vpmadd52huq zmm4, zmm26, zmm1
vpmadd52luq zmm16, zmm26, zmm1
vmovdqu64 zmm29, zmmword ptr [rdi + 248]
vmovdqa64 zmm3, zmmword ptr [rdi + 576]
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm29, zmm3
vpmadd52luq zmm18, zmm12, zmm8
vpmadd52huq zmm11, zmm15, zmm19
vpmadd52huq zmm20, zmm1, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 232]
vpmadd52luq zmm9, zmm12, zmm19
vpmadd52huq zmm22, zmm23, zmm12
vpmadd52luq zmm4, zmm26, zmm5
vmovdqu64 zmm26, zmmword ptr [rdi + 88]
vpmadd52huq zmm6, zmm26, zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 408]
vpmadd52huq zmm16, zmm12, zmm1
vpmadd52huq zmm18, zmm7, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 552]
vpmadd52luq zmm11, zmm15, zmm8
vpmadd52luq zmm20, zmm1, zmm8
vpmadd52huq zmm9, zmm7, zmm19
vpmadd52luq zmm22, zmm23, zmm0
vpmadd52huq zmm4, zmm12, zmm5
vmovdqu64 zmm1, zmmword ptr [rdi + 264]
vpxorq zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm3, zmm1
vmovdqu64 zmm3, zmmword ptr [rdi + 584]
vpmadd52luq zmm14, zmm29, zmm3
vpmadd52luq zmm18, zmm7, zmm19
vpmadd52huq zmm11, zmm25, zmm8
vpmadd52huq zmm20, zmm15, zmm8
vmovdqu64 zmm8, zmmword ptr [rdi + 240]
vpmadd52luq zmm9, zmm7, zmm8
vpmadd52huq zmm22, zmm26, zmm0
vpmadd52luq zmm4, zmm12, zmm24
vpmadd52luq zmm6, zmm26, zmm0
vmovdqu64 zmm7, zmmword ptr [rdi + 568]
vpmadd52luq zmm17, zmm7, zmm1
vpmadd52huq zmm18, zmm27, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 560]
vpmadd52luq zmm11, zmm25, zmm19
vpmadd52luq zmm20, zmm15, zmm19
vpmadd52huq zmm9, zmm27, zmm8
vpmadd52luq zmm16, zmm12, zmm5
vpmadd52luq zmm22, zmm26, zmm28
vmovdqu64 zmm12, zmmword ptr [rdi + 400]
vpmadd52huq zmm4, zmm12, zmm24
vpmadd52huq zmm23, zmm29, zmm3
vpmadd52luq zmm18, zmm27, zmm8
vpmadd52huq zmm11, zmm21, zmm19
vpmadd52huq zmm20, zmm25, zmm19
vpmadd52luq zmm9, zmm27, zmm29
vmovdqu64 zmm15, zmmword ptr [rdi + 80]
vpmadd52huq zmm22, zmm15, zmm28
vpmadd52huq zmm13, zmm7, zmm1
vpmadd52huq zmm14, zmm8, zmm3
vpmadd52huq zmm17, zmm19, zmm1
vpmadd52huq zmm18, zmm2, zmm8
vpmadd52luq zmm11, zmm21, zmm7
vpmadd52luq zmm20, zmm25, zmm7
vpmadd52huq zmm9, zmm2, zmm29
vpmadd52huq zmm6, zmm15, zmm0
vpmadd52huq zmm16, zmm12, zmm5
vpmadd52luq zmm22, zmm15, zmm10
vmovdqu64 zmm0, zmmword ptr [rdi + 184]
vpmadd52luq zmm4, zmm12, zmm0
vpmadd52luq zmm18, zmm2, zmm29
vmovdqa64 zmm5, zmmword ptr [rdi + 128]
vpmadd52huq zmm11, zmm5, zmm7
vpmadd52huq zmm20, zmm21, zmm7
vmovdqa64 zmm25, zmmword ptr [rdi + 256]
vpmadd52luq zmm9, zmm2, zmm25
vmovdqu64 zmm2, zmmword ptr [rdi + 592]
vpmadd52luq zmm23, zmm29, zmm2
vmovdqu64 zmm26, zmmword ptr [rdi + 272]
vpmadd52luq zmm13, zmm7, zmm26
vpmadd52luq zmm14, zmm8, zmm2
vpmadd52luq zmm17, zmm19, zmm26
vpmadd52luq zmm6, zmm15, zmm28
vmovdqa64 zmm7, zmmword ptr [rdi + 448]
vpmadd52huq zmm18, zmm7, zmm29
vpmadd52luq zmm16, zmm12, zmm24
vmovdqa64 zmm12, zmmword ptr [rdi + 576]
vpmadd52luq zmm20, zmm21, zmm12
vmovdqu64 zmm15, zmmword ptr [rdi + 72]
vpmadd52huq zmm22, zmm15, zmm10
vmovdqu64 zmm21, zmmword ptr [rdi + 392]
vpmadd52huq zmm4, zmm21, zmm0
vpmadd52luq zmm11, zmm5, zmm12
vpmadd52huq zmm9, zmm7, zmm25
vpmadd52huq zmm23, zmm8, zmm2
vpmadd52luq zmm18, zmm7, zmm25
vpmadd52huq zmm13, zmm19, zmm26
vpmadd52huq zmm20, zmm5, zmm12
vmovdqu64 zmm27, zmmword ptr [rdi + 232]
vpmadd52huq zmm14, zmm27, zmm2
vmovdqu64 zmm29, zmmword ptr [rdi + 552]
vpmadd52huq zmm17, zmm29, zmm26
vpmadd52huq zmm6, zmm15, zmm28
vpmadd52huq zmm16, zmm21, zmm24
vpmadd52luq zmm22, zmm15, zmmword ptr [rdi + 512]
vpmadd52luq zmm4, zmm21, zmmword ptr [rdi + 192]
vpmadd52luq zmm20, zmm5, zmm3
vpmadd52luq zmm9, zmm7, zmm1
vmovdqu64 zmm24, zmmword ptr [rdi + 120]
vpmadd52huq zmm11, zmm24, zmm12
vmovdqu64 zmm28, zmmword ptr [rdi + 440]
vpmadd52huq zmm18, zmm28, zmm25
vmovdqu64 zmm25, zmmword ptr [rdi + 600]
vpmadd52luq zmm23, zmm8, zmm25
vmovdqu64 zmm8, zmmword ptr [rdi + 280]
vpmadd52luq zmm13, zmm19, zmm8
vpmadd52luq zmm14, zmm27, zmm25
vpmadd52luq zmm17, zmm29, zmm8
vpmadd52luq zmm6, zmm15, zmm10
vpmadd52luq zmm16, zmm21, zmm0
vpaddq zmm0, zmm4, zmm22
vpmadd52luq zmm11, zmm24, zmm3
vpmadd52huq zmm0, zmm5, zmm7
vpmadd52luq zmm18, zmm28, zmm1
vpmadd52huq zmm20, zmm24, zmm3
vpmadd52huq zmm9, zmm28, zmm1
vpmadd52huq zmm23, zmm27, zmm25
vpmadd52huq zmm13, zmm29, zmm8
vmovdqu64 zmm4, zmmword ptr [rdi + 224]
vpmadd52huq zmm14, zmm4, zmm25
vmovdqu64 zmm10, zmmword ptr [rdi + 544]
vpmadd52huq zmm17, zmm10, zmm8
vpaddq zmm6, zmm16, zmm6
vmovdqu64 zmm8, zmmword ptr [rdi + 112]
vpmadd52huq zmm11, zmm8, zmm3
vpmadd52luq zmm6, zmm5, zmm7
vpmadd52luq zmm20, zmm24, zmm2
vpmadd52luq zmm9, zmm28, zmm26
vmovdqu64 zmm3, zmmword ptr [rdi + 432]
vpmadd52huq zmm18, zmm3, zmm1
vmovdqu64 zmm1, zmmword ptr [rdi + 608]
vpmadd52luq zmm23, zmm27, zmm1
vpsrlq zmm5, zmm0, 52
vmovdqu64 zmm7, zmmword ptr [rdi + 288]
vpmadd52luq zmm13, zmm29, zmm7
vpmadd52luq zmm14, zmm4, zmm1
vpmadd52luq zmm17, zmm10, zmm7
valignq zmm5, zmm5, zmm5, 7
vpmadd52luq zmm11, zmm8, zmm2
vpmadd52luq zmm18, zmm3, zmm26
vpmadd52huq zmm20, zmm8, zmm2
vpmadd52huq zmm9, zmm3, zmm26
vpmadd52huq zmm23, zmm4, zmm1
vmovdqa64 zmm2, zmm6
vpaddq zmm2{k1}, zmm2, zmm5
vmovdqa64 zmmword ptr [rdi + 896], zmm2
vpternlogq zmm30, zmm2, zmm6, 0xf6
vpmadd52huq zmm13, zmm10, zmm7
vpmadd52huq zmm14, zmm1, zmmword ptr [rdi + 216]
vpmadd52huq zmm17, zmm7, zmmword ptr [rdi + 536]
vpaddq zmm1, zmm18, zmm11
vpaddq zmm2, zmm9, zmm20
vpsrlq zmm3, zmm6, 52
vmovdqa64 zmm4, zmmword ptr [rdi + 192]
vmovdqa64 zmm6, zmmword ptr [rdi + 512]
vpmadd52luq zmm1, zmm4, zmm6
vpaddq zmm7, zmm0, zmm3
vmovdqa64 zmmword ptr [rdi + 960], zmm7
vpternlogq zmm30, zmm7, zmm0, 0xf6
vpaddq zmm0, zmm13, zmm23
vpmadd52huq zmm2, zmm4, zmm6
vpaddq zmm3, zmm17, zmm14
vmovdqa64 zmm4, zmmword ptr [rdi + 256]
vpmadd52huq zmm0, zmm4, zmm12
vpmadd52luq zmm3, zmm4, zmm12
vmovdqa64 zmm4, zmmword ptr [rdi + 704]
vpermi2q zmm4, zmm1, zmm2
vpbroadcastq zmm6, qword ptr [rdi + 896]
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm6, zmmword ptr [rsi + -8192]
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm6, zmmword ptr [rsi + -8128]
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm6, zmmword ptr [rsi + -8064]
vmovdqa64 zmm10, zmmword ptr [rdi + 768]
vpermi2q zmm10, zmm1, zmm2
vpxorq zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm6, zmmword ptr [rsi + -8000]
vmovdqa64 zmm11, zmmword ptr [rdi + 832]
vpermi2q zmm11{k4}{z}, zmm3, zmm0
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm6, zmmword ptr [rsi + -7936]
vpaddq zmm4{k3}, zmm4, zmm5
vpxorq zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm6, zmmword ptr [rsi + -7872]
vpbroadcastq zmm6, qword ptr [rdi + 960]
vpmadd52luq zmm7, zmm6, zmmword ptr [rsi + -7808]
vpmadd52luq zmm8, zmm6, zmmword ptr [rsi + -7744]
vpmadd52luq zmm9, zmm6, zmmword ptr [rsi + -7680]
vpbroadcastq zmm13, qword ptr [rdi + 904]
vpmadd52luq zmm4, zmm13, zmmword ptr [rsi + -7424]
vpmadd52luq zmm10, zmm13, zmmword ptr [rsi + -7360]
vpmadd52luq zmm11, zmm13, zmmword ptr [rsi + -7296]
vpmadd52huq zmm1, zmm6, zmmword ptr [rsi + -7616]
vpmadd52huq zmm12, zmm6, zmmword ptr [rsi + -7552]
vpmadd52huq zmm5, zmm6, zmmword ptr [rsi + -7488]
vpmadd52huq zmm7, zmm13, zmmword ptr [rsi + -7232]
vpmadd52huq zmm8, zmm13, zmmword ptr [rsi + -7168]
vpmadd52huq zmm9, zmm13, zmmword ptr [rsi + -7104]
vpbroadcastq zmm6, qword ptr [rdi + 968]
vpmadd52huq zmm4, zmm6, zmmword ptr [rsi + -6848]
vpmadd52huq zmm10, zmm6, zmmword ptr [rsi + -6784]
vpmadd52luq zmm1, zmm6, zmmword ptr [rsi + -7040]
vpmadd52huq zmm11, zmm6, zmmword ptr [rsi + -6720]
vpmadd52luq zmm12, zmm6, zmmword ptr [rsi + -6976]
vpmadd52luq zmm5, zmm6, zmmword ptr [rsi + -6912]
vpbroadcastq zmm6, qword ptr [rdi + 912]
vpmadd52luq zmm7, zmm6, zmmword ptr [rsi + -6656]
vpmadd52luq zmm8, zmm6, zmmword ptr [rsi + -6592]
vpmadd52luq zmm9, zmm6, zmmword ptr [rsi + -6528]
vpbroadcastq zmm13, qword ptr [rdi + 976]
vpmadd52luq zmm4, zmm13, zmmword ptr [rsi + -6272]
vpmadd52luq zmm10, zmm13, zmmword ptr [rsi + -6208]
vpmadd52luq zmm11, zmm13, zmmword ptr [rsi + -6144]
vpmadd52huq zmm1, zmm6, zmmword ptr [rsi + -6464]
vpmadd52huq zmm12, zmm6, zmmword ptr [rsi + -6400]
vpmadd52huq zmm5, zmm6, zmmword ptr [rsi + -6336]
vpmadd52huq zmm7, zmm13, zmmword ptr [rsi + -6080]
vpmadd52huq zmm8, zmm13, zmmword ptr [rsi + -6016]
vpmadd52huq zmm9, zmm13, zmmword ptr [rsi + -5952]
vpbroadcastq zmm6, qword ptr [rdi + 920]
vpmadd52huq zmm4, zmm6, zmmword ptr [rsi + -5696]
vpmadd52huq zmm10, zmm6, zmmword ptr [rsi + -5632]
vpmadd52luq zmm1, zmm6, zmmword ptr [rsi + -5888]
vpmadd52huq zmm11, zmm6, zmmword ptr [rsi + -5568]
vpmadd52luq zmm12, zmm6, zmmword ptr [rsi + -5824]
vpmadd52luq zmm5, zmm6, zmmword ptr [rsi + -5760]
vpbroadcastq zmm6, qword ptr [rdi + 984]
vpmadd52luq zmm7, zmm6, zmmword ptr [rsi + -5504]
vpmadd52luq zmm8, zmm6, zmmword ptr [rsi + -5440]
vpmadd52luq zmm9, zmm6, zmmword ptr [rsi + -5376]
vpbroadcastq zmm13, qword ptr [rdi + 928]
vpmadd52luq zmm4, zmm13, zmmword ptr [rsi + -5120]
vpmadd52luq zmm10, zmm13, zmmword ptr [rsi + -5056]
vpmadd52luq zmm11, zmm13, zmmword ptr [rsi + -4992]
vpmadd52huq zmm1, zmm6, zmmword ptr [rsi + -5312]
vpmadd52huq zmm12, zmm6, zmmword ptr [rsi + -5248]
vpmadd52huq zmm5, zmm6, zmmword ptr [rsi + -5184]
vpmadd52huq zmm7, zmm13, zmmword ptr [rsi + -4928]
vpmadd52huq zmm8, zmm13, zmmword ptr [rsi + -4864]
vpmadd52huq zmm9, zmm13, zmmword ptr [rsi + -4800]
vpbroadcastq zmm6, qword ptr [rdi + 992]
vpmadd52huq zmm4, zmm6, zmmword ptr [rsi + -4544]
vpmadd52huq zmm10, zmm6, zmmword ptr [rsi + -4480]
vpmadd52luq zmm1, zmm6, zmmword ptr [rsi + -4736]
vpmadd52huq zmm11, zmm6, zmmword ptr [rsi + -4416]
vpmadd52luq zmm12, zmm6, zmmword ptr [rsi + -4672]
vpmadd52luq zmm5, zmm6, zmmword ptr [rsi + -4608]
vpbroadcastq zmm6, qword ptr [rdi + 936]
vpmadd52luq zmm7, zmm6, zmmword ptr [rsi + -4352]
vpmadd52luq zmm8, zmm6, zmmword ptr [rsi + -4288]
vpmadd52luq zmm9, zmm6, zmmword ptr [rsi + -4224]
vpbroadcastq zmm13, qword ptr [rdi + 1000]
vpmadd52luq zmm4, zmm13, zmmword ptr [rsi + -3968]
vpmadd52luq zmm10, zmm13, zmmword ptr [rsi + -3904]
vpmadd52luq zmm11, zmm13, zmmword ptr [rsi + -3840]
vpmadd52huq zmm1, zmm6, zmmword ptr [rsi + -4160]
vpmadd52huq zmm12, zmm6, zmmword ptr [rsi + -4096]
vpmadd52huq zmm5, zmm6, zmmword ptr [rsi + -4032]
vpmadd52huq zmm7, zmm13, zmmword ptr [rsi + -3776]
vpsrlq zmm2, zmm2, 52
vpmadd52huq zmm8, zmm13, zmmword ptr [rsi + -3712]
vpsrlq zmm6, zmm0, 52
vpmadd52huq zmm9, zmm13, zmmword ptr [rsi + -3648]
valignq zmm2, zmm6, zmm2, 7
vpbroadcastq zmm6, qword ptr [rdi + 944]
vpmadd52huq zmm4, zmm6, zmmword ptr [rsi + -3392]
vpmadd52huq zmm10, zmm6, zmmword ptr [rsi + -3328]
vpmadd52huq zmm11, zmm6, zmmword ptr [rsi + -3264]
vpmadd52luq zmm1, zmm6, zmmword ptr [rsi + -3584]
vpmadd52luq zmm12, zmm6, zmmword ptr [rsi + -3520]
vmovdqa64 zmm13, zmm3
vpaddq zmm13{k2}, zmm13, zmm2
vmovdqa64 zmmword ptr [rdi + 1024], zmm13
vpternlogq zmm30, zmm13, zmm3, 0xf6
vpmadd52luq zmm5, zmm6, zmmword ptr [rsi + -3456]
vpsrlq zmm2, zmm3, 52
vpbroadcastq zmm3, qword ptr [rdi + 1008]
vpmadd52luq zmm7, zmm3, zmmword ptr [rsi + -3200]
vpaddq zmm6, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 1088], zmm6
vpternlogq zmm30, zmm6, zmm0, 0xf6
vpmadd52luq zmm8, zmm3, zmmword ptr [rsi + -3136]
vpmadd52luq zmm9, zmm3, zmmword ptr [rsi + -3072]
vpbroadcastq zmm0, qword ptr [rdi + 952]
vpmadd52luq zmm4, zmm0, zmmword ptr [rsi + -2816]
vpmadd52luq zmm10, zmm0, zmmword ptr [rsi + -2752]
vpmadd52luq zmm11, zmm0, zmmword ptr [rsi + -2688]
vpmadd52huq zmm1, zmm3, zmmword ptr [rsi + -3008]
vpmadd52huq zmm12, zmm3, zmmword ptr [rsi + -2944]
vpmadd52huq zmm5, zmm3, zmmword ptr [rsi + -2880]
vpmadd52huq zmm7, zmm0, zmmword ptr [rsi + -2624]
vpmadd52huq zmm8, zmm0, zmmword ptr [rsi + -2560]
vpmadd52huq zmm9, zmm0, zmmword ptr [rsi + -2496]
vpbroadcastq zmm0, qword ptr [rdi + 1016]
vpmadd52huq zmm4, zmm0, zmmword ptr [rsi + -2240]
vpmadd52huq zmm10, zmm0, zmmword ptr [rsi + -2176]
vpmadd52luq zmm1, zmm0, zmmword ptr [rsi + -2432]
vpmadd52huq zmm11, zmm0, zmmword ptr [rsi + -2112]
vpmadd52luq zmm12, zmm0, zmmword ptr [rsi + -2368]
vpmadd52luq zmm5, zmm0, zmmword ptr [rsi + -2304]
vpbroadcastq zmm0, qword ptr [rdi + 1040]
vpmadd52luq zmm7, zmm0, zmmword ptr [rsi + -2048]
vpmadd52luq zmm8, zmm0, zmmword ptr [rsi + -1984]
vpmadd52luq zmm9, zmm0, zmmword ptr [rsi + -1920]
vpbroadcastq zmm2, qword ptr [rdi + 1104]
vpmadd52luq zmm4, zmm2, zmmword ptr [rsi + -1664]
vpmadd52luq zmm10, zmm2, zmmword ptr [rsi + -1600]
vpmadd52luq zmm11, zmm2, zmmword ptr [rsi + -1536]
vpmadd52huq zmm1, zmm0, zmmword ptr [rsi + -1856]
vpmadd52huq zmm12, zmm0, zmmword ptr [rsi + -1792]
vpmadd52huq zmm5, zmm0, zmmword ptr [rsi + -1728]
vpmadd52huq zmm7, zmm2, zmmword ptr [rsi + -1472]
vpmadd52huq zmm8, zmm2, zmmword ptr [rsi + -1408]
vpmadd52huq zmm9, zmm2, zmmword ptr [rsi + -1344]
vpbroadcastq zmm0, qword ptr [rdi + 1048]
vpmadd52huq zmm4, zmm0, zmmword ptr [rsi + -1088]
vpmadd52huq zmm10, zmm0, zmmword ptr [rsi + -1024]
vpmadd52luq zmm1, zmm0, zmmword ptr [rsi + -1280]
vpmadd52huq zmm11, zmm0, zmmword ptr [rsi + -960]
vpmadd52luq zmm12, zmm0, zmmword ptr [rsi + -1216]
vpmadd52luq zmm5, zmm0, zmmword ptr [rsi + -1152]
vpbroadcastq zmm0, qword ptr [rdi + 1112]
vpmadd52luq zmm7, zmm0, zmmword ptr [rsi + -896]
vpmadd52luq zmm8, zmm0, zmmword ptr [rsi + -832]
vpmadd52luq zmm9, zmm0, zmmword ptr [rsi + -768]
vpbroadcastq zmm2, qword ptr [rdi + 1056]
vpmadd52luq zmm4, zmm2, zmmword ptr [rsi + -512]
vpmadd52luq zmm10, zmm2, zmmword ptr [rsi + -448]
vpmadd52luq zmm11, zmm2, zmmword ptr [rsi + -384]
vpmadd52huq zmm1, zmm0, zmmword ptr [rsi + -704]
vpmadd52huq zmm12, zmm0, zmmword ptr [rsi + -640]
vpmadd52huq zmm5, zmm0, zmmword ptr [rsi + -576]
vpmadd52huq zmm7, zmm2, zmmword ptr [rsi + -320]
vpmadd52huq zmm8, zmm2, zmmword ptr [rsi + -256]
vpmadd52huq zmm9, zmm2, zmmword ptr [rsi + -192]
vpbroadcastq zmm0, qword ptr [rdi + 1120]
vpmadd52huq zmm4, zmm0, zmmword ptr [rsi + 64]
vpmadd52huq zmm10, zmm0, zmmword ptr [rsi + 128]
vpmadd52luq zmm1, zmm0, zmmword ptr [rsi + -128]
vpmadd52huq zmm11, zmm0, zmmword ptr [rsi + 192]
vpmadd52luq zmm12, zmm0, zmmword ptr [rsi + -64]
vpmadd52luq zmm5, zmm0, zmmword ptr [rsi + 0]
vpaddq zmm0, zmm4, zmm7
vpaddq zmm2, zmm10, zmm8
vpaddq zmm0, zmm1, zmm0
vpaddq zmm1, zmm11, zmm9
vpaddq zmm2, zmm12, zmm2
vpaddq zmm1, zmm5, zmm1
vpsrlq zmm3, zmm0, 52
valignq zmm4, zmm3, zmm31, 7
vpsrlq zmm5, zmm2, 52
valignq zmm3, zmm5, zmm3, 7
vpsrlq zmm6, zmm1, 52
valignq zmm5, zmm6, zmm5, 7
vpaddq zmm6, zmm0, zmm4
vmovdqa64 zmmword ptr [rdi + 128], zmm6
vpternlogq zmm30, zmm6, zmm0, 0xf6
vpaddq zmm0, zmm2, zmm3
vmovdqa64 zmmword ptr [rdi + 192], zmm0
vpternlogq zmm30, zmm0, zmm2, 0xf6
vpaddq zmm0, zmm1, zmm5
vmovdqa64 zmmword ptr [rdi + 256], zmm0
vpternlogq zmm30, zmm0, zmm1, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
