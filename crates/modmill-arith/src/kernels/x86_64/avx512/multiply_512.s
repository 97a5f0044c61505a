# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-416 mod N, N odd of at most 512 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 11 limbs below 2^52, the top one below 2^48; zmm30 collects predicted carries that rippled.
# 264 instructions, 0 spills, 40 loads; bounds of a step: latency 69 cycles, ports 94 cycles; modelled 93 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8, four_ports: false }).
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
vmovdqa64 zmm10, zmmword ptr [rdi + 128]
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm10, zmm2
valignq zmm12, zmm10, zmm31, 7
vmovdqa64 zmm13, zmmword ptr [rdi + 192]
valignq zmm14, zmm13, zmm10, 1
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm3, zmm10
valignq zmm16, zmm13, zmm10, 2
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm12, zmm2
valignq zmm18, zmm10, zmm31, 6
vpxorq zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm1, zmm14
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm3, zmm14
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm12, zmm1
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm12, zmm2
vpxorq zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm3, zmm14
vpmadd52luq zmm11, zmm12, zmm4
vpmadd52huq zmm17, zmm18, zmm4
valignq zmm12, zmm13, zmm10, 3
vpmadd52luq zmm19, zmm3, zmm16
vpmadd52huq zmm20, zmm5, zmm16
vpmadd52huq zmm21, zmm18, zmm2
valignq zmm2, zmm10, zmm31, 5
vpmadd52huq zmm15, zmm5, zmm14
vpmadd52luq zmm22, zmm18, zmm4
vpmadd52luq zmm23, zmm5, zmm16
vpmadd52luq zmm11, zmm18, zmm6
vpmadd52luq zmm19, zmm5, zmm12
vpmadd52huq zmm17, zmm2, zmm6
vpmadd52huq zmm20, zmm7, zmm12
valignq zmm3, zmm13, zmm10, 4
vpmadd52huq zmm21, zmm2, zmm4
valignq zmm4, zmm10, zmm31, 4
vpmadd52huq zmm15, zmm7, zmm16
vpmadd52luq zmm22, zmm2, zmm6
vpmadd52luq zmm23, zmm7, zmm12
vpmadd52luq zmm11, zmm2, zmm8
vpmadd52luq zmm19, zmm7, zmm3
vpmadd52huq zmm17, zmm4, zmm8
vpmadd52huq zmm20, zmm9, zmm3
valignq zmm2, zmm0, zmm1, 5
vpmadd52huq zmm21, zmm4, zmm6
valignq zmm5, zmm13, zmm10, 5
vpmadd52huq zmm15, zmm9, zmm12
valignq zmm6, zmm10, zmm31, 3
vpmadd52luq zmm22, zmm4, zmm8
valignq zmm7, zmm1, zmm31, 3
vpmadd52luq zmm23, zmm9, zmm3
vpmadd52luq zmm11, zmm4, zmm2
vpmadd52luq zmm19, zmm9, zmm5
vpmadd52huq zmm17, zmm6, zmm2
vpmadd52huq zmm20, zmm7, zmm5
valignq zmm4, zmm31, zmm0, 1
vpmadd52huq zmm21, zmm6, zmm8
valignq zmm8, zmm31, zmm13, 1
vpmadd52huq zmm15, zmm7, zmm3
valignq zmm3, zmm13, zmm10, 7
vpmadd52luq zmm22, zmm6, zmm2
valignq zmm6, zmm0, zmm1, 7
vpmadd52luq zmm23, zmm7, zmm5
vpaddq zmm7, zmm17, zmm19
vpaddq zmm9, zmm11, zmm20
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm13, zmm4
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm0, zmm8
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm3, zmm0
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm6, zmm13
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm3, zmm4
vpaddq zmm7, zmm7, zmm9
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm6, zmm8
vpmadd52huq zmm7, zmm10, zmm1
valignq zmm18, zmm31, zmm0, 2
vpaddq zmm15, zmm22, zmm15
valignq zmm19, zmm31, zmm13, 2
vpaddq zmm20, zmm21, zmm23
valignq zmm21, zmm13, zmm10, 6
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm3, zmm4
valignq zmm23, zmm0, zmm1, 6
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm6, zmm8
vpmadd52luq zmm11, zmm3, zmm18
vpmadd52luq zmm12, zmm6, zmm19
vpmadd52huq zmm14, zmm21, zmm4
vpmadd52huq zmm16, zmm23, zmm8
vpmadd52huq zmm17, zmm21, zmm18
vpaddq zmm3, zmm15, zmm20
vpmadd52huq zmm9, zmm23, zmm19
vpmadd52luq zmm3, zmm10, zmm1
vpmadd52luq zmm22, zmm21, zmm18
vpmadd52luq zmm24, zmm23, zmm19
vpsrlq zmm1, zmm7, 52
vpmadd52huq zmm14, zmm5, zmm18
valignq zmm4, zmm1, zmm1, 7
vpmadd52huq zmm16, zmm2, zmm19
vpaddq zmm2, zmm17, zmm12
vpaddq zmm5, zmm11, zmm9
vmovdqa64 zmm6, zmmword ptr [rdi + 576]
vpermi2q zmm6, zmm3, zmm7
vpaddq zmm2, zmm2, zmm5
vmovdqa64 zmm5, zmm3
vpaddq zmm5{k1}, zmm5, zmm4
vmovdqa64 zmmword ptr [rdi + 704], zmm5
vpternlogq zmm30, zmm5, zmm3, 0xf6
vpaddq zmm5, zmm14, zmm24
vpmadd52huq zmm2, zmm13, zmm0
vpaddq zmm8, zmm22, zmm16
vpsrlq zmm3, zmm3, 52
vpaddq zmm5, zmm8, zmm5
vpaddq zmm8, zmm7, zmm3
vmovdqa64 zmmword ptr [rdi + 768], zmm8
vpternlogq zmm30, zmm8, zmm7, 0xf6
vpmadd52luq zmm5, zmm13, zmm0
valignq zmm0, zmm4, zmm4, 4
vpsrlq zmm3, zmm2, 52
valignq zmm1, zmm3, zmm1, 7
vpaddq zmm6{k3}, zmm6, zmm0
vpsrlq zmm0, zmm5, 52
vmovdqa64 zmm3, zmmword ptr [rdi + 640]
vpermi2q zmm3{k4}{z}, zmm5, zmm2
vmovdqa64 zmm4, zmm5
vpaddq zmm4{k2}, zmm4, zmm1
vmovdqa64 zmmword ptr [rdi + 832], zmm4
vpternlogq zmm30, zmm4, zmm5, 0xf6
vpbroadcastq zmm1, qword ptr [rdi + 704]
vmovdqa64 zmm4, zmmword ptr [rsi + -8192]
vpxorq zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm1, zmm4
vmovdqa64 zmm7, zmmword ptr [rsi + -8128]
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm1, zmm7
vpbroadcastq zmm9, qword ptr [rdi + 712]
vmovdqa64 zmm10, zmmword ptr [rsi + -7936]
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm9, zmm10
vpaddq zmm12, zmm2, zmm0
vmovdqa64 zmmword ptr [rdi + 896], zmm12
vpternlogq zmm30, zmm12, zmm2, 0xf6
vmovdqa64 zmm0, zmmword ptr [rsi + -7872]
vpxorq zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm9, zmm0
vpbroadcastq zmm12, qword ptr [rdi + 768]
vmovdqa64 zmm13, zmmword ptr [rsi + -8064]
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm12, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -8000]
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm12, zmm15
vpxorq zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm12, zmm13
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm12, zmm15
vpmadd52luq zmm6, zmm9, zmm10
vpmadd52luq zmm3, zmm9, zmm0
vpxorq zmm0, zmm0, zmm0
vpmadd52luq zmm0, zmm1, zmm4
vpxorq zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm1, zmm7
vpbroadcastq zmm1, qword ptr [rdi + 776]
vmovdqa64 zmm7, zmmword ptr [rsi + -7808]
vpmadd52huq zmm5, zmm1, zmm7
vmovdqa64 zmm9, zmmword ptr [rsi + -7744]
vpmadd52huq zmm8, zmm1, zmm9
vpbroadcastq zmm10, qword ptr [rdi + 784]
vmovdqa64 zmm12, zmmword ptr [rsi + -7552]
vpmadd52huq zmm11, zmm10, zmm12
vmovdqa64 zmm15, zmmword ptr [rsi + -7488]
vpmadd52huq zmm2, zmm10, zmm15
vpbroadcastq zmm18, qword ptr [rdi + 720]
vmovdqa64 zmm19, zmmword ptr [rsi + -7680]
vpmadd52huq zmm14, zmm18, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -7616]
vpmadd52huq zmm16, zmm18, zmm20
vpmadd52luq zmm17, zmm18, zmm19
vpmadd52luq zmm13, zmm18, zmm20
vpmadd52luq zmm6, zmm10, zmm12
vpmadd52luq zmm3, zmm10, zmm15
vpmadd52luq zmm0, zmm1, zmm7
vpmadd52luq zmm4, zmm1, zmm9
vpbroadcastq zmm1, qword ptr [rdi + 728]
vmovdqa64 zmm7, zmmword ptr [rsi + -7424]
vpmadd52huq zmm5, zmm1, zmm7
vmovdqa64 zmm9, zmmword ptr [rsi + -7360]
vpmadd52huq zmm8, zmm1, zmm9
vpbroadcastq zmm10, qword ptr [rdi + 840]
vmovdqa64 zmm12, zmmword ptr [rsi + -7168]
vpmadd52huq zmm11, zmm10, zmm12
vmovdqa64 zmm15, zmmword ptr [rsi + -7104]
vpmadd52huq zmm2, zmm10, zmm15
vpbroadcastq zmm18, qword ptr [rdi + 792]
vmovdqa64 zmm19, zmmword ptr [rsi + -7296]
vpmadd52huq zmm14, zmm18, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -7232]
vpmadd52huq zmm16, zmm18, zmm20
vpmadd52luq zmm17, zmm18, zmm19
vpmadd52luq zmm13, zmm18, zmm20
vpmadd52luq zmm6, zmm10, zmm12
vpmadd52luq zmm3, zmm10, zmm15
vpmadd52luq zmm0, zmm1, zmm7
vpmadd52luq zmm4, zmm1, zmm9
vpbroadcastq zmm1, qword ptr [rdi + 904]
vmovdqa64 zmm7, zmmword ptr [rsi + -7040]
vpmadd52huq zmm5, zmm1, zmm7
vmovdqa64 zmm9, zmmword ptr [rsi + -6976]
vpmadd52huq zmm8, zmm1, zmm9
vpbroadcastq zmm10, qword ptr [rdi + 912]
vmovdqa64 zmm12, zmmword ptr [rsi + -6784]
vpmadd52huq zmm11, zmm10, zmm12
vmovdqa64 zmm15, zmmword ptr [rsi + -6720]
vpmadd52huq zmm2, zmm10, zmm15
vpbroadcastq zmm18, qword ptr [rdi + 848]
vmovdqa64 zmm19, zmmword ptr [rsi + -6912]
vpmadd52huq zmm14, zmm18, zmm19
vmovdqa64 zmm20, zmmword ptr [rsi + -6848]
vpmadd52huq zmm16, zmm18, zmm20
vpmadd52luq zmm17, zmm18, zmm19
vpmadd52luq zmm13, zmm18, zmm20
vpmadd52luq zmm6, zmm10, zmm12
vpmadd52luq zmm3, zmm10, zmm15
vpmadd52luq zmm0, zmm1, zmm7
vpmadd52luq zmm4, zmm1, zmm9
vpaddq zmm1, zmm5, zmm11
vpaddq zmm2, zmm8, zmm2
vpaddq zmm1, zmm1, zmm14
vpaddq zmm2, zmm2, zmm16
vpaddq zmm5, zmm6, zmm17
valignq zmm6, zmm1, zmm31, 7
vpaddq zmm3, zmm3, zmm13
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm0, zmm5, zmm0
vpaddq zmm2, zmm3, zmm4
vpaddq zmm0, zmm0, zmm6
vpaddq zmm1, zmm2, zmm1
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
