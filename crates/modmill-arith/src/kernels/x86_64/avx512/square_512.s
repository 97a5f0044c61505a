# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-416 mod N, N odd of at most 512 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 11 limbs below 2^52, the top one below 2^48; zmm30 collects predicted carries that rippled.
# 219 instructions, 0 spills, 36 loads; bounds of a step: latency 62 cycles, ports 75 cycles; modelled 79 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: true, broadcast_latency: 8, four_ports: false }).
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
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm2, zmm6
vpxorq zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm3, zmm6
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm3, zmm4
valignq zmm4, zmm1, zmm0, 4
vpmadd52luq zmm8, zmm3, zmm7
vpmadd52huq zmm9, zmm11, zmm7
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm3, zmm6
valignq zmm3, zmm0, zmm31, 4
vpmadd52huq zmm5, zmm11, zmm6
valignq zmm6, zmm1, zmm0, 5
vpmadd52luq zmm10, zmm11, zmm7
valignq zmm15, zmm0, zmm31, 3
vpmadd52luq zmm12, zmm11, zmm4
vpmadd52huq zmm2, zmm3, zmm4
vpmadd52huq zmm13, zmm3, zmm7
vpmadd52luq zmm8, zmm3, zmm6
vpmadd52luq zmm14, zmm3, zmm4
vpmadd52huq zmm9, zmm15, zmm6
vpmadd52huq zmm5, zmm15, zmm4
vpmadd52luq zmm10, zmm15, zmm6
vpaddq zmm2, zmm2, zmm12
valignq zmm3, zmm31, zmm1, 1
valignq zmm4, zmm1, zmm0, 7
vpaddq zmm7, zmm8, zmm9
valignq zmm8, zmm31, zmm1, 2
vpaddq zmm2, zmm2, zmm7
valignq zmm7, zmm1, zmm0, 6
vpaddq zmm9, zmm14, zmm13
vpaddq zmm2, zmm2, zmm2
vpaddq zmm5, zmm5, zmm10
vpmadd52huq zmm2, zmm0, zmm0
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm1, zmm3
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm4, zmm1
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm4, zmm3
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm4, zmm8
vpaddq zmm5, zmm9, zmm5
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm7, zmm8
vpaddq zmm5, zmm5, zmm5
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm4, zmm3
vpmadd52luq zmm5, zmm0, zmm0
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm7, zmm3
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm7, zmm8
vpsrlq zmm7, zmm2, 52
vpmadd52huq zmm11, zmm6, zmm8
vpaddq zmm6, zmm9, zmm13
vpaddq zmm8, zmm10, zmm12
valignq zmm9, zmm7, zmm7, 7
vpaddq zmm6, zmm6, zmm8
vmovdqa64 zmm8, zmmword ptr [rdi + 320]
vpermi2q zmm8, zmm5, zmm2
vpaddq zmm3, zmm3, zmm4
vpaddq zmm4, zmm6, zmm6
vpmadd52huq zmm4, zmm1, zmm1
vmovdqa64 zmm6, zmm5
vpaddq zmm6{k1}, zmm6, zmm9
vmovdqa64 zmmword ptr [rdi + 448], zmm6
vpternlogq zmm30, zmm6, zmm5, 0xf6
vpaddq zmm6, zmm11, zmm14
vpsrlq zmm5, zmm5, 52
vpaddq zmm3, zmm3, zmm6
vpaddq zmm6, zmm2, zmm5
vmovdqa64 zmmword ptr [rdi + 512], zmm6
vpternlogq zmm30, zmm6, zmm2, 0xf6
vpaddq zmm2, zmm3, zmm3
valignq zmm3, zmm9, zmm9, 4
vpmadd52luq zmm2, zmm1, zmm1
vpsrlq zmm5, zmm4, 52
valignq zmm5, zmm5, zmm7, 7
vpaddq zmm8{k3}, zmm8, zmm3
vpsrlq zmm3, zmm2, 52
vmovdqa64 zmm6, zmmword ptr [rdi + 384]
vpermi2q zmm6{k4}{z}, zmm2, zmm4
vmovdqa64 zmm7, zmm2
vpaddq zmm7{k2}, zmm7, zmm5
vmovdqa64 zmmword ptr [rdi + 576], zmm7
vpternlogq zmm30, zmm7, zmm2, 0xf6
vpbroadcastq zmm2, qword ptr [rdi + 448]
vmovdqa64 zmm5, zmmword ptr [rsi + -8192]
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm2, zmm5
vmovdqa64 zmm9, zmmword ptr [rsi + -8128]
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm2, zmm9
vpbroadcastq zmm11, qword ptr [rdi + 456]
vmovdqa64 zmm12, zmmword ptr [rsi + -7936]
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm11, zmm12
vpbroadcastq zmm14, qword ptr [rdi + 512]
vmovdqa64 zmm15, zmmword ptr [rsi + -8064]
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm14, zmm15
vmovdqa64 zmm17, zmmword ptr [rsi + -7872]
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm11, zmm17
vpaddq zmm19, zmm4, zmm3
vmovdqa64 zmmword ptr [rdi + 640], zmm19
vpternlogq zmm30, zmm19, zmm4, 0xf6
vmovdqa64 zmm3, zmmword ptr [rsi + -8000]
vpxorq zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm14, zmm3
vpxorq zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm14, zmm15
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm14, zmm3
vpmadd52luq zmm8, zmm11, zmm12
vpmadd52luq zmm6, zmm11, zmm17
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm2, zmm5
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm2, zmm9
vpbroadcastq zmm2, qword ptr [rdi + 520]
vmovdqa64 zmm9, zmmword ptr [rsi + -7808]
vpmadd52huq zmm7, zmm2, zmm9
vmovdqa64 zmm11, zmmword ptr [rsi + -7744]
vpmadd52huq zmm10, zmm2, zmm11
vpbroadcastq zmm12, qword ptr [rdi + 528]
vmovdqa64 zmm14, zmmword ptr [rsi + -7552]
vpmadd52huq zmm13, zmm12, zmm14
vmovdqa64 zmm17, zmmword ptr [rsi + -7488]
vpmadd52huq zmm18, zmm12, zmm17
vpbroadcastq zmm20, qword ptr [rdi + 464]
vmovdqa64 zmm21, zmmword ptr [rsi + -7680]
vpmadd52huq zmm16, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -7616]
vpmadd52huq zmm4, zmm20, zmm22
vpmadd52luq zmm19, zmm20, zmm21
vpmadd52luq zmm15, zmm20, zmm22
vpmadd52luq zmm8, zmm12, zmm14
vpmadd52luq zmm6, zmm12, zmm17
vpmadd52luq zmm3, zmm2, zmm9
vpmadd52luq zmm5, zmm2, zmm11
vpbroadcastq zmm2, qword ptr [rdi + 472]
vmovdqa64 zmm9, zmmword ptr [rsi + -7424]
vpmadd52huq zmm7, zmm2, zmm9
vmovdqa64 zmm11, zmmword ptr [rsi + -7360]
vpmadd52huq zmm10, zmm2, zmm11
vpbroadcastq zmm12, qword ptr [rdi + 584]
vmovdqa64 zmm14, zmmword ptr [rsi + -7168]
vpmadd52huq zmm13, zmm12, zmm14
vmovdqa64 zmm17, zmmword ptr [rsi + -7104]
vpmadd52huq zmm18, zmm12, zmm17
vpbroadcastq zmm20, qword ptr [rdi + 536]
vmovdqa64 zmm21, zmmword ptr [rsi + -7296]
vpmadd52huq zmm16, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -7232]
vpmadd52huq zmm4, zmm20, zmm22
vpmadd52luq zmm19, zmm20, zmm21
vpmadd52luq zmm15, zmm20, zmm22
vpmadd52luq zmm8, zmm12, zmm14
vpmadd52luq zmm6, zmm12, zmm17
vpmadd52luq zmm3, zmm2, zmm9
vpmadd52luq zmm5, zmm2, zmm11
vpbroadcastq zmm2, qword ptr [rdi + 648]
vmovdqa64 zmm9, zmmword ptr [rsi + -7040]
vpmadd52huq zmm7, zmm2, zmm9
vmovdqa64 zmm11, zmmword ptr [rsi + -6976]
vpmadd52huq zmm10, zmm2, zmm11
vpbroadcastq zmm12, qword ptr [rdi + 656]
vmovdqa64 zmm14, zmmword ptr [rsi + -6784]
vpmadd52huq zmm13, zmm12, zmm14
vmovdqa64 zmm17, zmmword ptr [rsi + -6720]
vpmadd52huq zmm18, zmm12, zmm17
vpbroadcastq zmm20, qword ptr [rdi + 592]
vmovdqa64 zmm21, zmmword ptr [rsi + -6912]
vpmadd52huq zmm16, zmm20, zmm21
vmovdqa64 zmm22, zmmword ptr [rsi + -6848]
vpmadd52huq zmm4, zmm20, zmm22
vpmadd52luq zmm19, zmm20, zmm21
vpmadd52luq zmm15, zmm20, zmm22
vpmadd52luq zmm8, zmm12, zmm14
vpmadd52luq zmm6, zmm12, zmm17
vpmadd52luq zmm3, zmm2, zmm9
vpmadd52luq zmm5, zmm2, zmm11
vpaddq zmm2, zmm7, zmm13
vpaddq zmm7, zmm10, zmm18
vpaddq zmm2, zmm2, zmm16
vpaddq zmm4, zmm7, zmm4
vpaddq zmm7, zmm8, zmm19
valignq zmm8, zmm2, zmm31, 7
vpaddq zmm6, zmm6, zmm15
valignq zmm2, zmm4, zmm2, 7
vpaddq zmm3, zmm7, zmm3
vpaddq zmm4, zmm6, zmm5
vpaddq zmm3, zmm3, zmm8
vpaddq zmm2, zmm4, zmm2
vpsrlq zmm4, zmm3, 52
valignq zmm5, zmm4, zmm31, 7
vpsrlq zmm6, zmm2, 52
valignq zmm4, zmm6, zmm4, 7
vpaddq zmm0, zmm3, zmm5
vpternlogq zmm30, zmm0, zmm3, 0xf6
vpaddq zmm1, zmm2, zmm4
vpternlogq zmm30, zmm1, zmm2, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi + 128], zmm0
vmovdqa64 zmmword ptr [rdi + 192], zmm1
vmovdqa64 zmmword ptr [rdi], zmm30
