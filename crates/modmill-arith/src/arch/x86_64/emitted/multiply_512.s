# x := x * y * 2^-s mod N, s = 416, N odd of at most 512 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 11 limbs below 2^52, the top one below 2^49; zmm30 collects predicted carries that rippled.
# 214 instructions, 0 spills, 91 loads; modelled 119 cycles a step (Plan { schedule: true, load_windows_after: 0, carry_registers: false, broadcast_latency: 8 }).
mov eax, 1
kmovd k3, eax
mov eax, 3
kmovd k4, eax
mov eax, 14
kmovd k1, eax
mov eax, 252
kmovd k2, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
vmovdqa64 zmm0, zmmword ptr [rdi + 448]
vmovdqa64 zmm1, zmmword ptr [rdi + 384]
valignq zmm2, zmm0, zmm1, 1
vmovdqa64 zmm3, zmmword ptr [rdi + 128]
vpxorq zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm3, zmm2
vmovdqu64 zmm5, zmmword ptr [rdi + 376]
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm5, zmm3
vmovdqu64 zmm7, zmmword ptr [rdi + 440]
vmovdqa64 zmm8, zmmword ptr [rdi + 192]
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm7, zmm8
vmovdqu64 zmm10, zmmword ptr [rdi + 456]
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm8, zmm10
vmovdqu64 zmm12, zmmword ptr [rdi + 120]
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm12, zmm1
vpmadd52luq zmm6, zmm12, zmm2
vmovdqu64 zmm14, zmmword ptr [rdi + 136]
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm1, zmm14
vpmadd52huq zmm4, zmm5, zmm14
vmovdqu64 zmm16, zmmword ptr [rdi + 200]
vpxorq zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm0, zmm16
vmovdqu64 zmm18, zmmword ptr [rdi + 184]
vpxorq zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm18, zmm0
vpmadd52luq zmm9, zmm18, zmm10
vpmadd52huq zmm11, zmm7, zmm16
vpmadd52luq zmm13, zmm5, zmm14
vmovdqu64 zmm20, zmmword ptr [rdi + 112]
vpmadd52huq zmm6, zmm20, zmm2
vpmadd52huq zmm15, zmm12, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 144]
vpmadd52luq zmm4, zmm5, zmm2
vpmadd52luq zmm19, zmm7, zmm16
vpmadd52huq zmm17, zmm18, zmm10
vmovdqu64 zmm5, zmmword ptr [rdi + 208]
vpmadd52luq zmm11, zmm7, zmm5
vmovdqu64 zmm7, zmmword ptr [rdi + 176]
vpmadd52huq zmm9, zmm7, zmm10
vmovdqu64 zmm10, zmmword ptr [rdi + 368]
vpmadd52huq zmm13, zmm10, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 400]
vpmadd52luq zmm6, zmm20, zmm14
vpmadd52luq zmm15, zmm12, zmm14
vpmadd52huq zmm4, zmm10, zmm2
vmovdqu64 zmm12, zmmword ptr [rdi + 464]
vpmadd52luq zmm17, zmm18, zmm12
vmovdqu64 zmm18, zmmword ptr [rdi + 432]
vpmadd52huq zmm19, zmm18, zmm16
vpmadd52luq zmm9, zmm7, zmm12
vpmadd52huq zmm11, zmm18, zmm5
vpmadd52luq zmm13, zmm10, zmm2
vmovdqu64 zmm16, zmmword ptr [rdi + 104]
vpmadd52huq zmm6, zmm16, zmm14
vpmadd52huq zmm15, zmm20, zmm14
vmovdqu64 zmm14, zmmword ptr [rdi + 152]
vpmadd52luq zmm4, zmm10, zmm14
vpmadd52luq zmm19, zmm18, zmm5
vpmadd52huq zmm17, zmm7, zmm12
vmovdqu64 zmm7, zmmword ptr [rdi + 168]
vpmadd52huq zmm9, zmm7, zmm12
vmovdqu64 zmm10, zmmword ptr [rdi + 360]
vpmadd52huq zmm13, zmm10, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 408]
vpmadd52luq zmm6, zmm16, zmm2
vpmadd52luq zmm15, zmm20, zmm2
vpmadd52huq zmm4, zmm10, zmm14
vmovdqu64 zmm12, zmmword ptr [rdi + 424]
vpmadd52huq zmm19, zmm12, zmm5
vpaddq zmm5, zmm11, zmm17
vpmadd52huq zmm5, zmm8, zmm0
vpmadd52luq zmm13, zmm10, zmm14
vmovdqu64 zmm11, zmmword ptr [rdi + 96]
vpmadd52huq zmm6, zmm11, zmm2
vpmadd52huq zmm15, zmm16, zmm2
vmovdqu64 zmm2, zmmword ptr [rdi + 160]
vpmadd52luq zmm4, zmm10, zmm2
vpaddq zmm9, zmm19, zmm9
vpmadd52luq zmm9, zmm8, zmm0
vmovdqu64 zmm0, zmmword ptr [rdi + 352]
vpmadd52huq zmm13, zmm0, zmm14
vmovdqu64 zmm8, zmmword ptr [rdi + 416]
vpmadd52luq zmm6, zmm11, zmm8
vpmadd52luq zmm15, zmm16, zmm8
vpmadd52huq zmm4, zmm0, zmm2
vpsrlq zmm10, zmm5, 52
vpsrlq zmm14, zmm9, 52
vmovdqa64 zmm16, zmmword ptr [rdi + 640]
vpermi2q zmm16{k4}{z}, zmm9, zmm5
vpmadd52luq zmm13, zmm0, zmm2
vmovdqu64 zmm17, zmmword ptr [rdi + 88]
vpmadd52huq zmm6, zmm17, zmm8
vpmadd52huq zmm15, zmm11, zmm8
vpmadd52luq zmm4, zmm0, zmm7
vpaddq zmm0, zmm5, zmm14
vmovdqa64 zmmword ptr [rdi + 704], zmm0
vpternlogq zmm30, zmm0, zmm5, 0xf6
vmovdqu64 zmm0, zmmword ptr [rdi + 344]
vpmadd52huq zmm13, zmm0, zmm2
vpmadd52luq zmm6, zmm17, zmm12
vpmadd52luq zmm15, zmm11, zmm12
vpmadd52huq zmm4, zmm0, zmm7
vpmadd52luq zmm13, zmm0, zmm7
vpmadd52huq zmm15, zmm17, zmm12
vpaddq zmm0, zmm13, zmm6
vpaddq zmm2, zmm4, zmm15
vpmadd52luq zmm0, zmm3, zmm1
vpmadd52huq zmm2, zmm3, zmm1
vpsrlq zmm1, zmm0, 52
vpsrlq zmm3, zmm2, 52
vpaddq zmm4, zmm2, zmm1
vmovdqa64 zmmword ptr [rdi + 768], zmm4
vpternlogq zmm30, zmm4, zmm2, 0xf6
valignq zmm1, zmm3, zmm3, 7
vmovdqa64 zmm4, zmmword ptr [rdi + 576]
vpermi2q zmm4, zmm0, zmm2
valignq zmm2, zmm10, zmm3, 7
vmovdqa64 zmm3, zmm0
vpaddq zmm3{k1}, zmm3, zmm1
vmovdqa64 zmmword ptr [rdi + 832], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm1, zmm1, 4
vmovdqa64 zmm1, zmm9
vpaddq zmm1{k2}, zmm1, zmm2
vmovdqa64 zmmword ptr [rdi + 896], zmm1
vpternlogq zmm30, zmm1, zmm9, 0xf6
vpaddq zmm4{k3}, zmm4, zmm0
vpbroadcastq zmm0, qword ptr [rdi + 768]
vpxorq zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm0, zmmword ptr [rsi + -7936]
vpxorq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmmword ptr [rsi + -7872]
vpbroadcastq zmm3, qword ptr [rdi + 776]
vpmadd52luq zmm4, zmm3, zmmword ptr [rsi + -7424]
vpmadd52luq zmm16, zmm3, zmmword ptr [rsi + -7360]
vpbroadcastq zmm5, qword ptr [rdi + 832]
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm5, zmmword ptr [rsi + -8192]
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm5, zmmword ptr [rsi + -8128]
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm5, zmmword ptr [rsi + -8064]
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm5, zmmword ptr [rsi + -8000]
vpbroadcastq zmm5, qword ptr [rdi + 840]
vpmadd52huq zmm1, zmm5, zmmword ptr [rsi + -7552]
vpmadd52huq zmm2, zmm5, zmmword ptr [rsi + -7488]
vpbroadcastq zmm10, qword ptr [rdi + 784]
vpmadd52luq zmm4, zmm10, zmmword ptr [rsi + -6912]
vpmadd52luq zmm16, zmm10, zmmword ptr [rsi + -6848]
vpmadd52huq zmm6, zmm0, zmmword ptr [rsi + -7808]
vpmadd52huq zmm7, zmm0, zmmword ptr [rsi + -7744]
vpmadd52luq zmm8, zmm5, zmmword ptr [rsi + -7680]
vpmadd52luq zmm9, zmm5, zmmword ptr [rsi + -7616]
vpbroadcastq zmm0, qword ptr [rdi + 848]
vpmadd52huq zmm1, zmm0, zmmword ptr [rsi + -7040]
vpmadd52huq zmm2, zmm0, zmmword ptr [rsi + -6976]
vpbroadcastq zmm5, qword ptr [rdi + 792]
vpmadd52luq zmm4, zmm5, zmmword ptr [rsi + -6400]
vpmadd52luq zmm16, zmm5, zmmword ptr [rsi + -6336]
vpmadd52huq zmm6, zmm3, zmmword ptr [rsi + -7296]
vpmadd52huq zmm7, zmm3, zmmword ptr [rsi + -7232]
vpmadd52luq zmm8, zmm0, zmmword ptr [rsi + -7168]
vpmadd52luq zmm9, zmm0, zmmword ptr [rsi + -7104]
vpbroadcastq zmm0, qword ptr [rdi + 856]
vpmadd52huq zmm1, zmm0, zmmword ptr [rsi + -6528]
vpmadd52huq zmm2, zmm0, zmmword ptr [rsi + -6464]
vpbroadcastq zmm3, qword ptr [rdi + 712]
vpmadd52luq zmm4, zmm3, zmmword ptr [rsi + -5888]
vpmadd52luq zmm16, zmm3, zmmword ptr [rsi + -5824]
vpmadd52huq zmm6, zmm10, zmmword ptr [rsi + -6784]
vpmadd52huq zmm7, zmm10, zmmword ptr [rsi + -6720]
vpmadd52luq zmm8, zmm0, zmmword ptr [rsi + -6656]
vpmadd52luq zmm9, zmm0, zmmword ptr [rsi + -6592]
vpbroadcastq zmm0, qword ptr [rdi + 904]
vpmadd52huq zmm1, zmm0, zmmword ptr [rsi + -6016]
vpmadd52huq zmm2, zmm0, zmmword ptr [rsi + -5952]
vpbroadcastq zmm10, qword ptr [rdi + 720]
vpmadd52luq zmm4, zmm10, zmmword ptr [rsi + -5376]
vpmadd52luq zmm16, zmm10, zmmword ptr [rsi + -5312]
vpmadd52huq zmm6, zmm5, zmmword ptr [rsi + -6272]
vpmadd52huq zmm7, zmm5, zmmword ptr [rsi + -6208]
vpmadd52luq zmm8, zmm0, zmmword ptr [rsi + -6144]
vpmadd52luq zmm9, zmm0, zmmword ptr [rsi + -6080]
vpbroadcastq zmm0, qword ptr [rdi + 912]
vpmadd52huq zmm1, zmm0, zmmword ptr [rsi + -5504]
vpmadd52huq zmm2, zmm0, zmmword ptr [rsi + -5440]
vpmadd52huq zmm6, zmm3, zmmword ptr [rsi + -5760]
vpmadd52huq zmm7, zmm3, zmmword ptr [rsi + -5696]
vpmadd52luq zmm8, zmm0, zmmword ptr [rsi + -5632]
vpmadd52luq zmm9, zmm0, zmmword ptr [rsi + -5568]
vpmadd52huq zmm6, zmm10, zmmword ptr [rsi + -5248]
vpmadd52huq zmm7, zmm10, zmmword ptr [rsi + -5184]
vpaddq zmm0, zmm8, zmm1
vpaddq zmm1, zmm9, zmm2
vpaddq zmm2, zmm4, zmm6
vpaddq zmm3, zmm16, zmm7
vpaddq zmm0, zmm2, zmm0
vpaddq zmm1, zmm3, zmm1
vpsrlq zmm2, zmm0, 52
valignq zmm3, zmm2, zmm31, 7
vpsrlq zmm4, zmm1, 52
valignq zmm2, zmm4, zmm2, 7
vpaddq zmm4, zmm0, zmm3
vmovdqa64 zmmword ptr [rdi + 128], zmm4
vpternlogq zmm30, zmm4, zmm0, 0xf6
vpaddq zmm0, zmm1, zmm2
vmovdqa64 zmmword ptr [rdi + 192], zmm0
vpternlogq zmm30, zmm0, zmm1, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
