# rcx times x := x^2 * 2^-s mod N, s = 416, N odd of at most 512 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 11 limbs below 2^52, the top one below 2^48; zmm30 collects predicted carries that rippled.
# 219 instructions, 0 spills, 36 loads; bounds of a step: latency 63 cycles, ports 75 cycles; modelled 79 cycles a step (Plan { schedule: true, load_windows_after: 4294967295, carry_registers: true, broadcast_latency: 8 }).
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
vpmadd52huq zmm8, zmm2, zmm4
valignq zmm9, zmm0, zmm31, 5
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm0, zmm4
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm2, zmm6
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm2, zmm4
vpxorq zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm3, zmm4
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm3, zmm6
valignq zmm13, zmm1, zmm0, 4
vpmadd52luq zmm8, zmm3, zmm7
valignq zmm14, zmm0, zmm31, 4
vpmadd52huq zmm11, zmm9, zmm7
valignq zmm15, zmm1, zmm0, 5
vpxorq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm3, zmm6
valignq zmm3, zmm0, zmm31, 3
vpmadd52huq zmm12, zmm9, zmm6
vpmadd52luq zmm2, zmm9, zmm7
vpmadd52luq zmm4, zmm9, zmm13
vpmadd52huq zmm10, zmm14, zmm13
vpmadd52luq zmm8, zmm14, zmm15
vpmadd52huq zmm11, zmm3, zmm15
vpmadd52huq zmm16, zmm14, zmm7
vpmadd52luq zmm5, zmm14, zmm13
vpmadd52huq zmm12, zmm3, zmm13
vpmadd52luq zmm2, zmm3, zmm15
valignq zmm3, zmm31, zmm1, 1
vpaddq zmm6, zmm10, zmm8
vpaddq zmm4, zmm11, zmm4
vpaddq zmm4, zmm6, zmm4
valignq zmm6, zmm1, zmm0, 7
vpaddq zmm4, zmm4, zmm4
valignq zmm7, zmm31, zmm1, 2
vpmadd52huq zmm4, zmm0, zmm0
valignq zmm8, zmm1, zmm0, 6
vpaddq zmm5, zmm5, zmm12
vpaddq zmm2, zmm2, zmm16
vpaddq zmm2, zmm5, zmm2
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm1, zmm3
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm6, zmm3
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm6, zmm3
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm6, zmm7
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm8, zmm7
vpaddq zmm2, zmm2, zmm2
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm6, zmm1
vpmadd52luq zmm2, zmm0, zmm0
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm8, zmm3
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm8, zmm7
vpsrlq zmm8, zmm4, 52
vpmadd52huq zmm9, zmm15, zmm7
valignq zmm7, zmm8, zmm8, 7
vpaddq zmm5, zmm5, zmm10
vpaddq zmm10, zmm11, zmm12
vpaddq zmm5, zmm5, zmm10
vmovdqa64 zmm10, zmmword ptr [rdi + 320]
vpermi2q zmm10, zmm2, zmm4
vpaddq zmm5, zmm5, zmm5
vmovdqa64 zmm11, zmm2
vpaddq zmm11{k1}, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi + 448], zmm11
vpternlogq zmm30, zmm11, zmm2, 0xf6
vpmadd52huq zmm5, zmm1, zmm1
vpsrlq zmm2, zmm2, 52
vpaddq zmm9, zmm13, zmm9
vpaddq zmm11, zmm4, zmm2
vmovdqa64 zmmword ptr [rdi + 512], zmm11
vpternlogq zmm30, zmm11, zmm4, 0xf6
vpaddq zmm2, zmm6, zmm3
valignq zmm3, zmm7, zmm7, 4
vpaddq zmm2, zmm9, zmm2
vpaddq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm1, zmm1
vpaddq zmm10{k3}, zmm10, zmm3
vpsrlq zmm3, zmm5, 52
valignq zmm3, zmm3, zmm8, 7
vpbroadcastq zmm4, qword ptr [rdi + 448]
vmovdqa64 zmm6, zmmword ptr [rsi + -8192]
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm4, zmm6
vmovdqa64 zmm8, zmmword ptr [rsi + -8128]
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm4, zmm8
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm4, zmm6
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm4, zmm8
vmovdqa64 zmm4, zmm2
vpaddq zmm4{k2}, zmm4, zmm3
vmovdqa64 zmmword ptr [rdi + 576], zmm4
vpternlogq zmm30, zmm4, zmm2, 0xf6
vpbroadcastq zmm3, qword ptr [rdi + 512]
vmovdqa64 zmm4, zmmword ptr [rsi + -8064]
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm3, zmm4
vmovdqa64 zmm12, zmmword ptr [rsi + -8000]
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm3, zmm12
vpbroadcastq zmm14, qword ptr [rdi + 456]
vmovdqa64 zmm15, zmmword ptr [rsi + -7936]
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm14, zmm15
vpmadd52luq zmm7, zmm14, zmm15
vmovdqa64 zmm15, zmmword ptr [rsi + -7872]
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm14, zmm15
vpsrlq zmm18, zmm2, 52
vpmadd52luq zmm9, zmm14, zmm15
vpaddq zmm14, zmm5, zmm18
vmovdqa64 zmmword ptr [rdi + 640], zmm14
vpternlogq zmm30, zmm14, zmm5, 0xf6
vmovdqa64 zmm14, zmmword ptr [rdi + 384]
vpermi2q zmm14{k4}{z}, zmm2, zmm5
vpxorq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm3, zmm4
vpxorq zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm3, zmm12
vpbroadcastq zmm3, qword ptr [rdi + 520]
vmovdqa64 zmm5, zmmword ptr [rsi + -7808]
vpmadd52huq zmm8, zmm3, zmm5
vmovdqa64 zmm12, zmmword ptr [rsi + -7744]
vpmadd52huq zmm13, zmm3, zmm12
vpbroadcastq zmm15, qword ptr [rdi + 528]
vmovdqa64 zmm18, zmmword ptr [rsi + -7552]
vpmadd52huq zmm11, zmm15, zmm18
vmovdqa64 zmm19, zmmword ptr [rsi + -7488]
vpmadd52huq zmm6, zmm15, zmm19
vpbroadcastq zmm20, qword ptr [rdi + 464]
vmovdqa64 zmm21, zmmword ptr [rsi + -7680]
vpmadd52huq zmm16, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -7616]
vpmadd52huq zmm17, zmm20, zmm22
vpmadd52luq zmm10, zmm20, zmm21
vpmadd52luq zmm14, zmm20, zmm22
vpmadd52luq zmm7, zmm15, zmm18
vpmadd52luq zmm9, zmm15, zmm19
vpmadd52luq zmm2, zmm3, zmm5
vpmadd52luq zmm4, zmm3, zmm12
vpbroadcastq zmm3, qword ptr [rdi + 472]
vmovdqa64 zmm5, zmmword ptr [rsi + -7424]
vpmadd52huq zmm8, zmm3, zmm5
vmovdqa64 zmm12, zmmword ptr [rsi + -7360]
vpmadd52huq zmm13, zmm3, zmm12
vpbroadcastq zmm15, qword ptr [rdi + 584]
vmovdqa64 zmm18, zmmword ptr [rsi + -7168]
vpmadd52huq zmm11, zmm15, zmm18
vmovdqa64 zmm19, zmmword ptr [rsi + -7104]
vpmadd52huq zmm6, zmm15, zmm19
vpbroadcastq zmm20, qword ptr [rdi + 536]
vmovdqa64 zmm21, zmmword ptr [rsi + -7296]
vpmadd52huq zmm16, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -7232]
vpmadd52huq zmm17, zmm20, zmm22
vpmadd52luq zmm10, zmm20, zmm21
vpmadd52luq zmm14, zmm20, zmm22
vpmadd52luq zmm7, zmm15, zmm18
vpmadd52luq zmm9, zmm15, zmm19
vpmadd52luq zmm2, zmm3, zmm5
vpmadd52luq zmm4, zmm3, zmm12
vpbroadcastq zmm3, qword ptr [rdi + 648]
vmovdqa64 zmm5, zmmword ptr [rsi + -7040]
vpmadd52huq zmm8, zmm3, zmm5
vmovdqa64 zmm12, zmmword ptr [rsi + -6976]
vpmadd52huq zmm13, zmm3, zmm12
vpbroadcastq zmm15, qword ptr [rdi + 656]
vmovdqa64 zmm18, zmmword ptr [rsi + -6784]
vpmadd52huq zmm11, zmm15, zmm18
vmovdqa64 zmm19, zmmword ptr [rsi + -6720]
vpmadd52huq zmm6, zmm15, zmm19
vpbroadcastq zmm20, qword ptr [rdi + 592]
vmovdqa64 zmm21, zmmword ptr [rsi + -6912]
vpmadd52huq zmm16, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -6848]
vpmadd52huq zmm17, zmm20, zmm22
vpmadd52luq zmm10, zmm20, zmm21
vpmadd52luq zmm14, zmm20, zmm22
vpmadd52luq zmm7, zmm15, zmm18
vpmadd52luq zmm9, zmm15, zmm19
vpmadd52luq zmm2, zmm3, zmm5
vpmadd52luq zmm4, zmm3, zmm12
vpaddq zmm3, zmm11, zmm8
vpaddq zmm5, zmm6, zmm13
vpaddq zmm3, zmm16, zmm3
vpaddq zmm5, zmm17, zmm5
vpaddq zmm6, zmm10, zmm7
valignq zmm7, zmm3, zmm31, 7
vpaddq zmm8, zmm14, zmm9
valignq zmm3, zmm5, zmm3, 7
vpaddq zmm2, zmm2, zmm6
vpaddq zmm4, zmm4, zmm8
vpaddq zmm2, zmm2, zmm7
vpaddq zmm3, zmm4, zmm3
vpsrlq zmm4, zmm2, 52
valignq zmm5, zmm4, zmm31, 7
vpsrlq zmm6, zmm3, 52
valignq zmm4, zmm6, zmm4, 7
vpaddq zmm0, zmm2, zmm5
vpternlogq zmm30, zmm0, zmm2, 0xf6
vpaddq zmm1, zmm3, zmm4
vpternlogq zmm30, zmm1, zmm3, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi + 128], zmm0
vmovdqa64 zmmword ptr [rdi + 192], zmm1
vmovdqa64 zmmword ptr [rdi], zmm30
