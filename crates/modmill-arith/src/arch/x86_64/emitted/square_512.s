# rcx times x := x^2 * 2^-s mod N, s = 416, N odd of at most 512 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 11 limbs below 2^52, the top one below 2^49; zmm30 collects predicted carries that rippled.
# 171 instructions, 0 spills, 60 loads; modelled 79 cycles a step (Plan { schedule: true, load_windows_after: 30, carry_registers: true, broadcast_latency: 8 }).
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
vmovdqa64 zmm0, zmmword ptr [rdi + 128]
vmovdqa64 zmm1, zmmword ptr [rdi + 192]
.p2align 6
2:
valignq zmm2, zmm0, zmm31, 7
valignq zmm3, zmm0, zmm31, 6
valignq zmm4, zmm1, zmm0, 1
vpxorq zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm2, zmm0
valignq zmm6, zmm1, zmm0, 2
valignq zmm7, zmm1, zmm0, 3
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm0, zmm4
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm2, zmm4
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm2, zmm4
valignq zmm11, zmm0, zmm31, 5
vpmadd52luq zmm5, zmm3, zmm6
valignq zmm12, zmm1, zmm0, 4
valignq zmm13, zmm0, zmm31, 4
vpmadd52luq zmm9, zmm2, zmm6
vpmadd52huq zmm8, zmm3, zmm6
vpmadd52huq zmm10, zmm3, zmm4
valignq zmm2, zmm1, zmm0, 5
vpmadd52luq zmm5, zmm11, zmm7
valignq zmm4, zmm0, zmm31, 3
valignq zmm14, zmm31, zmm1, 1
vpmadd52luq zmm9, zmm3, zmm7
vpmadd52huq zmm8, zmm11, zmm7
vpmadd52huq zmm10, zmm11, zmm6
valignq zmm3, zmm1, zmm0, 7
vpmadd52luq zmm5, zmm13, zmm12
valignq zmm6, zmm1, zmm0, 6
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm1, zmm14
valignq zmm16, zmm31, zmm1, 2
vpmadd52luq zmm9, zmm11, zmm12
vpmadd52huq zmm8, zmm13, zmm12
vpmadd52huq zmm10, zmm13, zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm3, zmm14
vpmadd52luq zmm5, zmm4, zmm2
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm3, zmm1
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm3, zmm14
vpmadd52huq zmm15, zmm6, zmm16
vpmadd52luq zmm9, zmm13, zmm2
vpmadd52huq zmm8, zmm4, zmm2
vpmadd52huq zmm10, zmm4, zmm12
vpmadd52huq zmm7, zmm6, zmm14
vpmadd52luq zmm11, zmm6, zmm16
vpmadd52luq zmm17, zmm3, zmm16
vpaddq zmm3, zmm8, zmm9
vpaddq zmm4, zmm5, zmm10
vpaddq zmm3, zmm3, zmm3
vpaddq zmm4, zmm4, zmm4
vpmadd52huq zmm3, zmm0, zmm0
vpmadd52luq zmm4, zmm0, zmm0
vpmadd52huq zmm7, zmm2, zmm16
vpaddq zmm2, zmm15, zmm17
vpaddq zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm1, zmm1
vpsrlq zmm5, zmm3, 52
vpsrlq zmm6, zmm4, 52
valignq zmm8, zmm5, zmm5, 7
vpaddq zmm7, zmm11, zmm7
vpaddq zmm9, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi + 448], zmm9
vpternlogq zmm30, zmm9, zmm3, 0xf6
vpaddq zmm6, zmm7, zmm7
vmovdqa64 zmm7, zmmword ptr [rdi + 320]
vpermi2q zmm7, zmm4, zmm3
vpmadd52luq zmm6, zmm1, zmm1
vmovdqa64 zmm3, zmm4
vpaddq zmm3{k1}, zmm3, zmm8
vmovdqa64 zmmword ptr [rdi + 512], zmm3
vpternlogq zmm30, zmm3, zmm4, 0xf6
vpsrlq zmm3, zmm2, 52
valignq zmm4, zmm8, zmm8, 4
valignq zmm3, zmm3, zmm5, 7
vpaddq zmm7{k3}, zmm7, zmm4
vmovdqa64 zmm4, zmmword ptr [rdi + 384]
vpermi2q zmm4{k4}{z}, zmm6, zmm2
vpsrlq zmm5, zmm6, 52
vmovdqa64 zmm8, zmm6
vpaddq zmm8{k2}, zmm8, zmm3
vmovdqa64 zmmword ptr [rdi + 576], zmm8
vpternlogq zmm30, zmm8, zmm6, 0xf6
vpaddq zmm3, zmm2, zmm5
vmovdqa64 zmmword ptr [rdi + 640], zmm3
vpternlogq zmm30, zmm3, zmm2, 0xf6
vpbroadcastq zmm2, qword ptr [rdi + 448]
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + -7936]
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm2, zmmword ptr [rsi + -7872]
vpbroadcastq zmm6, qword ptr [rdi + 456]
vpmadd52luq zmm7, zmm6, zmmword ptr [rsi + -7424]
vpmadd52luq zmm4, zmm6, zmmword ptr [rsi + -7360]
vpbroadcastq zmm8, qword ptr [rdi + 512]
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + -8192]
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm8, zmmword ptr [rsi + -8128]
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + -8064]
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm8, zmmword ptr [rsi + -8000]
vpbroadcastq zmm8, qword ptr [rdi + 520]
vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + -7552]
vpmadd52huq zmm5, zmm8, zmmword ptr [rsi + -7488]
vpbroadcastq zmm13, qword ptr [rdi + 464]
vpmadd52luq zmm7, zmm13, zmmword ptr [rsi + -6912]
vpmadd52luq zmm4, zmm13, zmmword ptr [rsi + -6848]
vpmadd52huq zmm9, zmm2, zmmword ptr [rsi + -7808]
vpmadd52huq zmm10, zmm2, zmmword ptr [rsi + -7744]
vpmadd52luq zmm11, zmm8, zmmword ptr [rsi + -7680]
vpmadd52luq zmm12, zmm8, zmmword ptr [rsi + -7616]
vpbroadcastq zmm2, qword ptr [rdi + 528]
vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + -7040]
vpmadd52huq zmm5, zmm2, zmmword ptr [rsi + -6976]
vpbroadcastq zmm8, qword ptr [rdi + 472]
vpmadd52luq zmm7, zmm8, zmmword ptr [rsi + -6400]
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi + -6336]
vpmadd52huq zmm9, zmm6, zmmword ptr [rsi + -7296]
vpmadd52huq zmm10, zmm6, zmmword ptr [rsi + -7232]
vpmadd52luq zmm11, zmm2, zmmword ptr [rsi + -7168]
vpmadd52luq zmm12, zmm2, zmmword ptr [rsi + -7104]
vpbroadcastq zmm2, qword ptr [rdi + 536]
vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + -6528]
vpmadd52huq zmm5, zmm2, zmmword ptr [rsi + -6464]
vpbroadcastq zmm6, qword ptr [rdi + 648]
vpmadd52luq zmm7, zmm6, zmmword ptr [rsi + -5888]
vpmadd52luq zmm4, zmm6, zmmword ptr [rsi + -5824]
vpmadd52huq zmm9, zmm13, zmmword ptr [rsi + -6784]
vpmadd52huq zmm10, zmm13, zmmword ptr [rsi + -6720]
vpmadd52luq zmm11, zmm2, zmmword ptr [rsi + -6656]
vpmadd52luq zmm12, zmm2, zmmword ptr [rsi + -6592]
vpbroadcastq zmm2, qword ptr [rdi + 584]
vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + -6016]
vpmadd52huq zmm5, zmm2, zmmword ptr [rsi + -5952]
vpbroadcastq zmm13, qword ptr [rdi + 656]
vpmadd52luq zmm7, zmm13, zmmword ptr [rsi + -5376]
vpmadd52luq zmm4, zmm13, zmmword ptr [rsi + -5312]
vpmadd52huq zmm9, zmm8, zmmword ptr [rsi + -6272]
vpmadd52huq zmm10, zmm8, zmmword ptr [rsi + -6208]
vpmadd52luq zmm11, zmm2, zmmword ptr [rsi + -6144]
vpmadd52luq zmm12, zmm2, zmmword ptr [rsi + -6080]
vpbroadcastq zmm2, qword ptr [rdi + 592]
vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + -5504]
vpmadd52huq zmm5, zmm2, zmmword ptr [rsi + -5440]
vpmadd52huq zmm9, zmm6, zmmword ptr [rsi + -5760]
vpmadd52huq zmm10, zmm6, zmmword ptr [rsi + -5696]
vpmadd52luq zmm11, zmm2, zmmword ptr [rsi + -5632]
vpmadd52luq zmm12, zmm2, zmmword ptr [rsi + -5568]
vpmadd52huq zmm9, zmm13, zmmword ptr [rsi + -5248]
vpmadd52huq zmm10, zmm13, zmmword ptr [rsi + -5184]
vpaddq zmm2, zmm11, zmm3
vpaddq zmm3, zmm12, zmm5
vpaddq zmm5, zmm7, zmm9
vpaddq zmm4, zmm4, zmm10
vpaddq zmm2, zmm5, zmm2
vpaddq zmm3, zmm4, zmm3
vpsrlq zmm4, zmm2, 52
valignq zmm5, zmm4, zmm31, 7
vpsrlq zmm6, zmm3, 52
valignq zmm4, zmm6, zmm4, 7
vpaddq zmm0, zmm2, zmm5
vmovdqa64 zmmword ptr [rdi + 128], zmm0
vpternlogq zmm30, zmm0, zmm2, 0xf6
vpaddq zmm1, zmm3, zmm4
vmovdqa64 zmmword ptr [rdi + 192], zmm1
vpternlogq zmm30, zmm1, zmm3, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
