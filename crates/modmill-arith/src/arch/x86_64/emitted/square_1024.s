# rcx times x := x^2 * 2^-s mod N, s = 832, N odd of at most 1024 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 21 limbs below 2^52, the top one below 2^41; zmm30 collects predicted carries that rippled.
# 350 instructions, 0 spills, 160 loads; modelled 143 cycles a step (Plan { schedule: true, load_windows_after: 30, carry_registers: true, broadcast_latency: 8 }).
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
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm3, zmm5
valignq zmm9, zmm1, zmm0, 7
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm0, zmm5
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm3, zmm5
valignq zmm12, zmm1, zmm0, 3
valignq zmm13, zmm2, zmm1, 1
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm9, zmm1
vpmadd52luq zmm8, zmm3, zmm7
valignq zmm15, zmm1, zmm0, 6
vpmadd52huq zmm10, zmm4, zmm7
valignq zmm16, zmm2, zmm1, 2
vpxorq zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm1, zmm13
vpxorq zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm9, zmm13
valignq zmm19, zmm0, zmm31, 5
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm9, zmm13
vpmadd52luq zmm8, zmm4, zmm12
valignq zmm21, zmm1, zmm0, 4
valignq zmm22, zmm1, zmm0, 5
vpmadd52luq zmm14, zmm15, zmm16
vpmadd52huq zmm18, zmm15, zmm13
vpmadd52huq zmm17, zmm15, zmm16
valignq zmm13, zmm2, zmm1, 3
vpmadd52luq zmm20, zmm9, zmm16
vpmadd52huq zmm11, zmm4, zmm5
vpmadd52luq zmm6, zmm4, zmm7
vpmadd52huq zmm10, zmm19, zmm12
vpmadd52luq zmm8, zmm19, zmm21
valignq zmm23, zmm0, zmm31, 4
vpmadd52huq zmm18, zmm22, zmm16
vpmadd52luq zmm20, zmm15, zmm13
vpmadd52luq zmm14, zmm22, zmm13
valignq zmm16, zmm2, zmm1, 4
vpmadd52huq zmm17, zmm22, zmm13
vpmadd52huq zmm11, zmm19, zmm7
vpmadd52luq zmm6, zmm19, zmm12
vpmadd52huq zmm10, zmm23, zmm21
vpmadd52luq zmm8, zmm23, zmm22
valignq zmm19, zmm0, zmm31, 3
vpmadd52luq zmm20, zmm22, zmm16
vpmadd52huq zmm18, zmm21, zmm13
vpmadd52luq zmm14, zmm21, zmm16
valignq zmm24, zmm2, zmm1, 5
vpmadd52huq zmm17, zmm21, zmm16
vpmadd52huq zmm11, zmm23, zmm12
vpmadd52luq zmm6, zmm23, zmm21
vpmadd52huq zmm10, zmm19, zmm22
vpmadd52luq zmm8, zmm19, zmm15
valignq zmm23, zmm0, zmm31, 2
vpmadd52luq zmm20, zmm21, zmm24
vpmadd52huq zmm18, zmm12, zmm16
vpmadd52luq zmm14, zmm12, zmm24
valignq zmm25, zmm2, zmm1, 6
vpmadd52huq zmm17, zmm12, zmm24
vpmadd52huq zmm11, zmm19, zmm21
vpmadd52luq zmm6, zmm19, zmm22
vpmadd52huq zmm10, zmm23, zmm15
vpmadd52luq zmm8, zmm23, zmm9
vpmadd52luq zmm20, zmm12, zmm25
vpmadd52huq zmm18, zmm7, zmm24
vpmadd52luq zmm14, zmm7, zmm25
vpmadd52huq zmm17, zmm7, zmm25
vpmadd52huq zmm11, zmm23, zmm22
vpmadd52luq zmm6, zmm23, zmm15
vmovdqu64 zmm12, zmmword ptr [rdi + 72]
vpmadd52huq zmm10, zmm12, zmm9
vpmadd52luq zmm8, zmm12, zmm1
vmovdqu64 zmm19, zmmword ptr [rdi + 248]
vpmadd52luq zmm20, zmm7, zmm19
vpmadd52huq zmm18, zmm5, zmm25
vpmadd52luq zmm14, zmm5, zmm19
vpmadd52huq zmm17, zmm5, zmm19
vpmadd52huq zmm11, zmm12, zmm15
vmovdqu64 zmm7, zmmword ptr [rdi + 264]
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm19, zmm7
vpmadd52luq zmm6, zmm12, zmm9
vpaddq zmm8, zmm10, zmm8
vpaddq zmm8, zmm8, zmm8
vpmadd52luq zmm20, zmm5, zmm2
vpmadd52huq zmm18, zmm0, zmm19
vpmadd52luq zmm14, zmm0, zmm2
vpmadd52huq zmm8, zmm0, zmm0
vpmadd52huq zmm17, zmm0, zmm2
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm2, zmm7
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm19, zmm2
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm19, zmm7
vpmadd52huq zmm15, zmm25, zmm7
vpaddq zmm6, zmm6, zmm11
vpmadd52luq zmm20, zmm0, zmm7
vpaddq zmm6, zmm6, zmm6
vpmadd52huq zmm18, zmm3, zmm2
vpmadd52luq zmm14, zmm3, zmm7
vpmadd52huq zmm17, zmm3, zmm7
vpmadd52luq zmm6, zmm0, zmm0
vmovdqu64 zmm11, zmmword ptr [rdi + 272]
vpmadd52luq zmm10, zmm19, zmm11
vpmadd52luq zmm9, zmm25, zmm11
vpmadd52huq zmm5, zmm25, zmm11
vpmadd52huq zmm15, zmm24, zmm11
vpmadd52luq zmm20, zmm3, zmm11
vpmadd52huq zmm18, zmm4, zmm7
vpsrlq zmm3, zmm8, 52
vpmadd52luq zmm14, zmm4, zmm11
valignq zmm3, zmm3, zmm3, 7
vmovdqu64 zmm7, zmmword ptr [rdi + 280]
vpmadd52luq zmm10, zmm25, zmm7
vpmadd52huq zmm17, zmm4, zmm11
vpmadd52luq zmm9, zmm24, zmm7
vpmadd52huq zmm5, zmm24, zmm7
vpmadd52huq zmm15, zmm16, zmm7
vmovdqa64 zmm4, zmm6
vpaddq zmm4{k1}, zmm4, zmm3
vmovdqa64 zmmword ptr [rdi + 576], zmm4
vpternlogq zmm30, zmm4, zmm6, 0xf6
vpaddq zmm4, zmm14, zmm18
vmovdqu64 zmm7, zmmword ptr [rdi + 288]
vpmadd52luq zmm10, zmm24, zmm7
vpaddq zmm11, zmm17, zmm20
vpmadd52luq zmm9, zmm16, zmm7
vpsrlq zmm6, zmm6, 52
vpmadd52huq zmm5, zmm16, zmm7
vpmadd52huq zmm15, zmm13, zmm7
vpaddq zmm4, zmm4, zmm4
vpaddq zmm7, zmm11, zmm11
vpmadd52luq zmm4, zmm1, zmm1
vpaddq zmm11, zmm8, zmm6
vmovdqa64 zmmword ptr [rdi + 640], zmm11
vpternlogq zmm30, zmm11, zmm8, 0xf6
vpmadd52huq zmm7, zmm1, zmm1
vpaddq zmm6, zmm9, zmm15
vpaddq zmm5, zmm5, zmm10
vpaddq zmm6, zmm6, zmm6
vpaddq zmm5, zmm5, zmm5
vpbroadcastq zmm8, qword ptr [rdi + 576]
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + -8192]
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm8, zmmword ptr [rsi + -8128]
vpmadd52luq zmm6, zmm2, zmm2
vmovdqa64 zmm11, zmmword ptr [rdi + 384]
vpermi2q zmm11, zmm4, zmm7
vpmadd52huq zmm5, zmm2, zmm2
vmovdqa64 zmm12, zmmword ptr [rdi + 448]
vpermi2q zmm12, zmm4, zmm7
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm8, zmmword ptr [rsi + -8000]
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm8, zmmword ptr [rsi + -7936]
vpaddq zmm11{k3}, zmm11, zmm3
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + -8064]
vpbroadcastq zmm14, qword ptr [rdi + 640]
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi + -7808]
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi + -7744]
vpbroadcastq zmm15, qword ptr [rdi + 584]
vpmadd52luq zmm11, zmm15, zmmword ptr [rsi + -7424]
vpmadd52luq zmm12, zmm15, zmmword ptr [rsi + -7360]
vmovdqa64 zmm16, zmmword ptr [rdi + 512]
vpermi2q zmm16{k4}{z}, zmm6, zmm5
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm8, zmmword ptr [rsi + -7872]
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi + -7616]
vpmadd52huq zmm13, zmm14, zmmword ptr [rsi + -7552]
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi + -7680]
vpmadd52huq zmm9, zmm15, zmmword ptr [rsi + -7232]
vpmadd52huq zmm10, zmm15, zmmword ptr [rsi + -7168]
vpmadd52luq zmm16, zmm15, zmmword ptr [rsi + -7296]
vpbroadcastq zmm8, qword ptr [rdi + 648]
vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + -6848]
vpmadd52huq zmm12, zmm8, zmmword ptr [rsi + -6784]
vpmadd52huq zmm17, zmm14, zmmword ptr [rsi + -7488]
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi + -7040]
vpmadd52huq zmm3, zmm15, zmmword ptr [rsi + -7104]
vpmadd52luq zmm13, zmm8, zmmword ptr [rsi + -6976]
vpmadd52huq zmm16, zmm8, zmmword ptr [rsi + -6720]
vpbroadcastq zmm14, qword ptr [rdi + 592]
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi + -6656]
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi + -6592]
vpbroadcastq zmm15, qword ptr [rdi + 656]
vpmadd52luq zmm11, zmm15, zmmword ptr [rsi + -6272]
vpmadd52luq zmm17, zmm8, zmmword ptr [rsi + -6912]
vpmadd52luq zmm12, zmm15, zmmword ptr [rsi + -6208]
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi + -6464]
vpmadd52huq zmm13, zmm14, zmmword ptr [rsi + -6400]
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi + -6528]
vpmadd52huq zmm9, zmm15, zmmword ptr [rsi + -6080]
vpmadd52huq zmm10, zmm15, zmmword ptr [rsi + -6016]
vpmadd52luq zmm16, zmm15, zmmword ptr [rsi + -6144]
vpbroadcastq zmm8, qword ptr [rdi + 600]
vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + -5696]
vpmadd52huq zmm12, zmm8, zmmword ptr [rsi + -5632]
vpmadd52huq zmm17, zmm14, zmmword ptr [rsi + -6336]
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi + -5888]
vpmadd52huq zmm3, zmm15, zmmword ptr [rsi + -5952]
vpmadd52luq zmm13, zmm8, zmmword ptr [rsi + -5824]
vpmadd52huq zmm16, zmm8, zmmword ptr [rsi + -5568]
vpbroadcastq zmm14, qword ptr [rdi + 664]
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi + -5504]
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi + -5440]
vpbroadcastq zmm15, qword ptr [rdi + 608]
vpmadd52luq zmm11, zmm15, zmmword ptr [rsi + -5120]
vpmadd52luq zmm17, zmm8, zmmword ptr [rsi + -5760]
vpmadd52luq zmm12, zmm15, zmmword ptr [rsi + -5056]
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi + -5312]
vpmadd52huq zmm13, zmm14, zmmword ptr [rsi + -5248]
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi + -5376]
vpmadd52huq zmm9, zmm15, zmmword ptr [rsi + -4928]
vpmadd52huq zmm10, zmm15, zmmword ptr [rsi + -4864]
vpmadd52luq zmm16, zmm15, zmmword ptr [rsi + -4992]
vpbroadcastq zmm8, qword ptr [rdi + 672]
vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + -4544]
vpmadd52huq zmm12, zmm8, zmmword ptr [rsi + -4480]
vpmadd52huq zmm17, zmm14, zmmword ptr [rsi + -5184]
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi + -4736]
vpmadd52huq zmm3, zmm15, zmmword ptr [rsi + -4800]
vpmadd52luq zmm13, zmm8, zmmword ptr [rsi + -4672]
vpmadd52huq zmm16, zmm8, zmmword ptr [rsi + -4416]
vpbroadcastq zmm14, qword ptr [rdi + 616]
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi + -4352]
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi + -4288]
vpbroadcastq zmm15, qword ptr [rdi + 680]
vpmadd52luq zmm11, zmm15, zmmword ptr [rsi + -3968]
vpmadd52luq zmm17, zmm8, zmmword ptr [rsi + -4608]
vpmadd52luq zmm12, zmm15, zmmword ptr [rsi + -3904]
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi + -4160]
vpmadd52huq zmm13, zmm14, zmmword ptr [rsi + -4096]
vpsrlq zmm7, zmm7, 52
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi + -4224]
vpsrlq zmm8, zmm5, 52
vpmadd52huq zmm9, zmm15, zmmword ptr [rsi + -3776]
valignq zmm7, zmm8, zmm7, 7
vpmadd52huq zmm10, zmm15, zmmword ptr [rsi + -3712]
vpmadd52luq zmm16, zmm15, zmmword ptr [rsi + -3840]
vpbroadcastq zmm8, qword ptr [rdi + 624]
vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + -3392]
vpmadd52huq zmm17, zmm14, zmmword ptr [rsi + -4032]
vpmadd52huq zmm12, zmm8, zmmword ptr [rsi + -3328]
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi + -3584]
vpmadd52luq zmm13, zmm8, zmmword ptr [rsi + -3520]
vpsrlq zmm14, zmm6, 52
vmovdqa64 zmm18, zmm6
vpaddq zmm18{k2}, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi + 704], zmm18
vpternlogq zmm30, zmm18, zmm6, 0xf6
vpaddq zmm6, zmm5, zmm14
vmovdqa64 zmmword ptr [rdi + 768], zmm6
vpternlogq zmm30, zmm6, zmm5, 0xf6
vpmadd52huq zmm3, zmm15, zmmword ptr [rsi + -3648]
vpmadd52huq zmm16, zmm8, zmmword ptr [rsi + -3264]
vpbroadcastq zmm5, qword ptr [rdi + 688]
vpmadd52luq zmm9, zmm5, zmmword ptr [rsi + -3200]
vpmadd52luq zmm10, zmm5, zmmword ptr [rsi + -3136]
vpbroadcastq zmm6, qword ptr [rdi + 632]
vpmadd52luq zmm11, zmm6, zmmword ptr [rsi + -2816]
vpmadd52luq zmm17, zmm8, zmmword ptr [rsi + -3456]
vpmadd52luq zmm12, zmm6, zmmword ptr [rsi + -2752]
vpmadd52huq zmm4, zmm5, zmmword ptr [rsi + -3008]
vpmadd52huq zmm13, zmm5, zmmword ptr [rsi + -2944]
vpmadd52luq zmm3, zmm5, zmmword ptr [rsi + -3072]
vpmadd52huq zmm9, zmm6, zmmword ptr [rsi + -2624]
vpmadd52huq zmm10, zmm6, zmmword ptr [rsi + -2560]
vpmadd52luq zmm16, zmm6, zmmword ptr [rsi + -2688]
vpbroadcastq zmm7, qword ptr [rdi + 696]
vpmadd52huq zmm11, zmm7, zmmword ptr [rsi + -2240]
vpmadd52huq zmm12, zmm7, zmmword ptr [rsi + -2176]
vpmadd52huq zmm17, zmm5, zmmword ptr [rsi + -2880]
vpmadd52luq zmm4, zmm7, zmmword ptr [rsi + -2432]
vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + -2496]
vpmadd52luq zmm13, zmm7, zmmword ptr [rsi + -2368]
vpmadd52huq zmm16, zmm7, zmmword ptr [rsi + -2112]
vpbroadcastq zmm5, qword ptr [rdi + 720]
vpmadd52luq zmm9, zmm5, zmmword ptr [rsi + -2048]
vpmadd52luq zmm10, zmm5, zmmword ptr [rsi + -1984]
vpbroadcastq zmm6, qword ptr [rdi + 784]
vpmadd52luq zmm11, zmm6, zmmword ptr [rsi + -1664]
vpmadd52luq zmm17, zmm7, zmmword ptr [rsi + -2304]
vpmadd52luq zmm12, zmm6, zmmword ptr [rsi + -1600]
vpmadd52huq zmm4, zmm5, zmmword ptr [rsi + -1856]
vpmadd52huq zmm13, zmm5, zmmword ptr [rsi + -1792]
vpmadd52luq zmm3, zmm5, zmmword ptr [rsi + -1920]
vpmadd52huq zmm9, zmm6, zmmword ptr [rsi + -1472]
vpmadd52huq zmm10, zmm6, zmmword ptr [rsi + -1408]
vpmadd52luq zmm16, zmm6, zmmword ptr [rsi + -1536]
vpbroadcastq zmm7, qword ptr [rdi + 728]
vpmadd52huq zmm11, zmm7, zmmword ptr [rsi + -1088]
vpmadd52huq zmm12, zmm7, zmmword ptr [rsi + -1024]
vpmadd52huq zmm17, zmm5, zmmword ptr [rsi + -1728]
vpmadd52luq zmm4, zmm7, zmmword ptr [rsi + -1280]
vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + -1344]
vpmadd52luq zmm13, zmm7, zmmword ptr [rsi + -1216]
vpmadd52huq zmm16, zmm7, zmmword ptr [rsi + -960]
vpbroadcastq zmm5, qword ptr [rdi + 792]
vpmadd52luq zmm9, zmm5, zmmword ptr [rsi + -896]
vpmadd52luq zmm10, zmm5, zmmword ptr [rsi + -832]
vpbroadcastq zmm6, qword ptr [rdi + 736]
vpmadd52luq zmm11, zmm6, zmmword ptr [rsi + -512]
vpmadd52luq zmm17, zmm7, zmmword ptr [rsi + -1152]
vpmadd52luq zmm12, zmm6, zmmword ptr [rsi + -448]
vpmadd52huq zmm4, zmm5, zmmword ptr [rsi + -704]
vpmadd52huq zmm13, zmm5, zmmword ptr [rsi + -640]
vpmadd52luq zmm3, zmm5, zmmword ptr [rsi + -768]
vpmadd52huq zmm9, zmm6, zmmword ptr [rsi + -320]
vpmadd52huq zmm10, zmm6, zmmword ptr [rsi + -256]
vpmadd52luq zmm16, zmm6, zmmword ptr [rsi + -384]
vpbroadcastq zmm7, qword ptr [rdi + 800]
vpmadd52huq zmm11, zmm7, zmmword ptr [rsi + 64]
vpmadd52huq zmm12, zmm7, zmmword ptr [rsi + 128]
vpmadd52huq zmm17, zmm5, zmmword ptr [rsi + -576]
vpmadd52luq zmm4, zmm7, zmmword ptr [rsi + -128]
vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + -192]
vpmadd52luq zmm13, zmm7, zmmword ptr [rsi + -64]
vpmadd52huq zmm16, zmm7, zmmword ptr [rsi + 192]
vpaddq zmm5, zmm11, zmm9
vpaddq zmm6, zmm12, zmm10
vpmadd52luq zmm17, zmm7, zmmword ptr [rsi + 0]
vpaddq zmm4, zmm4, zmm5
vpaddq zmm5, zmm13, zmm6
vpsrlq zmm6, zmm4, 52
vpaddq zmm3, zmm16, zmm3
valignq zmm7, zmm6, zmm31, 7
vpsrlq zmm8, zmm5, 52
valignq zmm6, zmm8, zmm6, 7
vpaddq zmm3, zmm17, zmm3
vpsrlq zmm9, zmm3, 52
vpaddq zmm0, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi + 128], zmm0
vpternlogq zmm30, zmm0, zmm4, 0xf6
valignq zmm4, zmm9, zmm8, 7
vpaddq zmm1, zmm5, zmm6
vmovdqa64 zmmword ptr [rdi + 192], zmm1
vpternlogq zmm30, zmm1, zmm5, 0xf6
vpaddq zmm2, zmm3, zmm4
vmovdqa64 zmmword ptr [rdi + 256], zmm2
vpternlogq zmm30, zmm2, zmm3, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
