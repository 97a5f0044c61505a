# x := x * y * 2^-s mod N, s = 416, N odd of at most 512 bits, by bipartite folding. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted
# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds in and out: 11 limbs below 2^52, the top one below 2^48; zmm30 collects predicted carries that rippled.
# 264 instructions, 0 spills, 40 loads; bounds of a step: latency 70 cycles, ports 94 cycles; modelled 93 cycles a step (Plan { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8 }).
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
valignq zmm3, zmm1, zmm31, 7
valignq zmm4, zmm0, zmm1, 2
valignq zmm5, zmm1, zmm31, 6
valignq zmm6, zmm0, zmm1, 3
valignq zmm7, zmm1, zmm31, 5
valignq zmm8, zmm0, zmm1, 4
valignq zmm9, zmm1, zmm31, 4
valignq zmm10, zmm0, zmm1, 5
vmovdqa64 zmm11, zmmword ptr [rdi + 128]
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm11, zmm2
valignq zmm13, zmm11, zmm31, 7
vmovdqa64 zmm14, zmmword ptr [rdi + 192]
valignq zmm15, zmm14, zmm11, 1
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm3, zmm11
valignq zmm17, zmm14, zmm11, 2
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm13, zmm2
valignq zmm19, zmm11, zmm31, 6
vpxorq zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm1, zmm15
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm3, zmm15
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm13, zmm1
vpxorq zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm13, zmm2
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm3, zmm15
vpmadd52huq zmm12, zmm5, zmm17
vpmadd52luq zmm18, zmm3, zmm17
valignq zmm3, zmm14, zmm11, 3
vpmadd52luq zmm20, zmm13, zmm4
vpmadd52huq zmm21, zmm19, zmm4
vpmadd52huq zmm16, zmm19, zmm2
valignq zmm2, zmm11, zmm31, 5
vpmadd52huq zmm23, zmm5, zmm15
vpmadd52luq zmm24, zmm19, zmm4
vpmadd52luq zmm22, zmm5, zmm17
vpmadd52luq zmm18, zmm5, zmm3
vpmadd52luq zmm20, zmm19, zmm6
vpmadd52huq zmm21, zmm2, zmm6
vpmadd52huq zmm12, zmm7, zmm3
valignq zmm5, zmm14, zmm11, 4
vpmadd52huq zmm16, zmm2, zmm4
valignq zmm4, zmm11, zmm31, 4
vpmadd52huq zmm23, zmm7, zmm17
vpmadd52luq zmm24, zmm2, zmm6
vpmadd52luq zmm22, zmm7, zmm3
vpmadd52luq zmm20, zmm2, zmm8
vpmadd52luq zmm18, zmm7, zmm5
vpmadd52huq zmm21, zmm4, zmm8
vpmadd52huq zmm12, zmm9, zmm5
valignq zmm2, zmm14, zmm11, 5
vpmadd52huq zmm16, zmm4, zmm6
valignq zmm6, zmm11, zmm31, 3
vpmadd52huq zmm23, zmm9, zmm3
valignq zmm3, zmm1, zmm31, 3
vpmadd52luq zmm24, zmm4, zmm8
vpmadd52luq zmm22, zmm9, zmm5
vpmadd52luq zmm20, zmm4, zmm10
vpmadd52luq zmm18, zmm9, zmm2
vpmadd52huq zmm21, zmm6, zmm10
vpmadd52huq zmm12, zmm3, zmm2
vpmadd52huq zmm16, zmm6, zmm8
valignq zmm4, zmm31, zmm0, 1
vpmadd52huq zmm23, zmm3, zmm5
valignq zmm5, zmm31, zmm14, 1
vpmadd52luq zmm24, zmm6, zmm10
valignq zmm6, zmm14, zmm11, 7
vpmadd52luq zmm22, zmm3, zmm2
valignq zmm3, zmm0, zmm1, 7
vpaddq zmm7, zmm12, zmm20
vpaddq zmm8, zmm18, zmm21
vpaddq zmm7, zmm7, zmm8
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm14, zmm4
vpxorq zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm0, zmm5
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm3, zmm14
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm6, zmm4
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm6, zmm4
vpmadd52huq zmm7, zmm11, zmm1
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm3, zmm5
vpaddq zmm16, zmm22, zmm16
valignq zmm18, zmm31, zmm0, 2
vpaddq zmm19, zmm23, zmm24
valignq zmm20, zmm31, zmm14, 2
vpaddq zmm16, zmm16, zmm19
valignq zmm19, zmm14, zmm11, 6
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm6, zmm0
valignq zmm22, zmm0, zmm1, 6
vpxorq zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm3, zmm5
vpmadd52luq zmm9, zmm6, zmm18
vpmadd52luq zmm15, zmm3, zmm20
vpmadd52huq zmm12, zmm19, zmm4
vpmadd52huq zmm13, zmm22, zmm5
vpmadd52huq zmm17, zmm19, zmm18
vpmadd52luq zmm16, zmm11, zmm1
vpmadd52huq zmm8, zmm22, zmm20
vpmadd52luq zmm23, zmm19, zmm18
vpsrlq zmm1, zmm7, 52
vpmadd52luq zmm21, zmm22, zmm20
valignq zmm3, zmm1, zmm1, 7
vpmadd52huq zmm12, zmm2, zmm18
vpmadd52huq zmm13, zmm10, zmm20
vpaddq zmm2, zmm8, zmm9
vpaddq zmm4, zmm15, zmm17
vpaddq zmm2, zmm2, zmm4
vmovdqa64 zmm4, zmm16
vpaddq zmm4{k1}, zmm4, zmm3
vmovdqa64 zmmword ptr [rdi + 704], zmm4
vpternlogq zmm30, zmm4, zmm16, 0xf6
vpmadd52huq zmm2, zmm14, zmm0
vpsrlq zmm4, zmm16, 52
vpaddq zmm5, zmm21, zmm12
vpaddq zmm6, zmm7, zmm4
vmovdqa64 zmmword ptr [rdi + 768], zmm6
vpternlogq zmm30, zmm6, zmm7, 0xf6
vpaddq zmm4, zmm13, zmm23
vmovdqa64 zmm6, zmmword ptr [rdi + 576]
vpermi2q zmm6, zmm16, zmm7
vpaddq zmm4, zmm5, zmm4
valignq zmm3, zmm3, zmm3, 4
vpmadd52luq zmm4, zmm14, zmm0
vpsrlq zmm0, zmm2, 52
valignq zmm0, zmm0, zmm1, 7
vpaddq zmm6{k3}, zmm6, zmm3
vpbroadcastq zmm1, qword ptr [rdi + 704]
vmovdqa64 zmm3, zmmword ptr [rsi + -8192]
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm1, zmm3
vmovdqa64 zmm7, zmmword ptr [rsi + -8128]
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm1, zmm7
vmovdqa64 zmm9, zmm4
vpaddq zmm9{k2}, zmm9, zmm0
vmovdqa64 zmmword ptr [rdi + 832], zmm9
vpternlogq zmm30, zmm9, zmm4, 0xf6
vpxorq zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm1, zmm3
vpxorq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm1, zmm7
vpbroadcastq zmm1, qword ptr [rdi + 768]
vmovdqa64 zmm7, zmmword ptr [rsi + -8064]
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm1, zmm7
vmovdqa64 zmm10, zmmword ptr [rsi + -8000]
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm1, zmm10
vpbroadcastq zmm12, qword ptr [rdi + 712]
vmovdqa64 zmm13, zmmword ptr [rsi + -7936]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm12, zmm13
vpmadd52luq zmm5, zmm12, zmm13
vmovdqa64 zmm13, zmmword ptr [rsi + -7872]
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm12, zmm13
vpsrlq zmm16, zmm4, 52
vpmadd52luq zmm8, zmm12, zmm13
vpaddq zmm12, zmm2, zmm16
vmovdqa64 zmmword ptr [rdi + 896], zmm12
vpternlogq zmm30, zmm12, zmm2, 0xf6
vmovdqa64 zmm12, zmmword ptr [rdi + 640]
vpermi2q zmm12{k4}{z}, zmm4, zmm2
vpxorq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm1, zmm7
vpxorq zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm1, zmm10
vpbroadcastq zmm1, qword ptr [rdi + 776]
vmovdqa64 zmm7, zmmword ptr [rsi + -7808]
vpmadd52huq zmm9, zmm1, zmm7
vmovdqa64 zmm10, zmmword ptr [rsi + -7744]
vpmadd52huq zmm11, zmm1, zmm10
vpbroadcastq zmm13, qword ptr [rdi + 784]
vmovdqa64 zmm16, zmmword ptr [rsi + -7552]
vpmadd52huq zmm0, zmm13, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -7488]
vpmadd52huq zmm3, zmm13, zmm17
vpbroadcastq zmm18, qword ptr [rdi + 720]
vmovdqa64 zmm19, zmmword ptr [rsi + -7680]
vpmadd52huq zmm14, zmm18, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -7616]
vpmadd52huq zmm15, zmm18, zmm20
vpmadd52luq zmm6, zmm18, zmm19
vpmadd52luq zmm12, zmm18, zmm20
vpmadd52luq zmm5, zmm13, zmm16
vpmadd52luq zmm8, zmm13, zmm17
vpmadd52luq zmm2, zmm1, zmm7
vpmadd52luq zmm4, zmm1, zmm10
vpbroadcastq zmm1, qword ptr [rdi + 728]
vmovdqa64 zmm7, zmmword ptr [rsi + -7424]
vpmadd52huq zmm9, zmm1, zmm7
vmovdqa64 zmm10, zmmword ptr [rsi + -7360]
vpmadd52huq zmm11, zmm1, zmm10
vpbroadcastq zmm13, qword ptr [rdi + 840]
vmovdqa64 zmm16, zmmword ptr [rsi + -7168]
vpmadd52huq zmm0, zmm13, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -7104]
vpmadd52huq zmm3, zmm13, zmm17
vpbroadcastq zmm18, qword ptr [rdi + 792]
vmovdqa64 zmm19, zmmword ptr [rsi + -7296]
vpmadd52huq zmm14, zmm18, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -7232]
vpmadd52huq zmm15, zmm18, zmm20
vpmadd52luq zmm6, zmm18, zmm19
vpmadd52luq zmm12, zmm18, zmm20
vpmadd52luq zmm5, zmm13, zmm16
vpmadd52luq zmm8, zmm13, zmm17
vpmadd52luq zmm2, zmm1, zmm7
vpmadd52luq zmm4, zmm1, zmm10
vpbroadcastq zmm1, qword ptr [rdi + 904]
vmovdqa64 zmm7, zmmword ptr [rsi + -7040]
vpmadd52huq zmm9, zmm1, zmm7
vmovdqa64 zmm10, zmmword ptr [rsi + -6976]
vpmadd52huq zmm11, zmm1, zmm10
vpbroadcastq zmm13, qword ptr [rdi + 912]
vmovdqa64 zmm16, zmmword ptr [rsi + -6784]
vpmadd52huq zmm0, zmm13, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -6720]
vpmadd52huq zmm3, zmm13, zmm17
vpbroadcastq zmm18, qword ptr [rdi + 848]
vmovdqa64 zmm19, zmmword ptr [rsi + -6912]
vpmadd52huq zmm14, zmm18, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -6848]
vpmadd52huq zmm15, zmm18, zmm20
vpmadd52luq zmm6, zmm18, zmm19
vpmadd52luq zmm12, zmm18, zmm20
vpmadd52luq zmm5, zmm13, zmm16
vpmadd52luq zmm8, zmm13, zmm17
vpmadd52luq zmm2, zmm1, zmm7
vpmadd52luq zmm4, zmm1, zmm10
vpaddq zmm0, zmm0, zmm9
vpaddq zmm1, zmm3, zmm11
vpaddq zmm0, zmm14, zmm0
vpaddq zmm1, zmm15, zmm1
vpaddq zmm3, zmm6, zmm5
valignq zmm5, zmm0, zmm31, 7
vpaddq zmm6, zmm12, zmm8
valignq zmm0, zmm1, zmm0, 7
vpaddq zmm1, zmm2, zmm3
vpaddq zmm2, zmm4, zmm6
vpaddq zmm1, zmm1, zmm5
vpaddq zmm0, zmm2, zmm0
vpsrlq zmm2, zmm1, 52
valignq zmm3, zmm2, zmm31, 7
vpsrlq zmm4, zmm0, 52
valignq zmm2, zmm4, zmm2, 7
vpaddq zmm4, zmm1, zmm3
vmovdqa64 zmmword ptr [rdi + 128], zmm4
vpternlogq zmm30, zmm4, zmm1, 0xf6
vpaddq zmm1, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 192], zmm1
vpternlogq zmm30, zmm1, zmm0, 0xf6
vmovdqa64 zmmword ptr [rdi], zmm30
