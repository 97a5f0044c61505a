# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-1664 mod N, N odd of at most 2048 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables.rs. In: rdi state, rsi table + 8192, rcx iterations.
# Bounds: 41 limbs below 2^52, the top one below 2^26; zmm30 collects predicted carries that rippled.
# 1189 instructions, 5 spills, 321 loads; bounds of a step: latency 263 cycles, ports 410 cycles; modelled 405 cycles a step (Tuning { schedule: true, load_windows_after: 4294967295, carry_registers: false, broadcast_latency: 8, four_ports: false }).
mov eax, 1
kmovd k3, eax
mov eax, 224
kmovd k2, eax
mov eax, 254
kmovd k1, eax
vpxorq zmm30, zmm30, zmm30
vpxorq zmm31, zmm31, zmm31
.p2align 6
2:
vpsrlq zmm0, zmm31, 52
vmovdqa64 zmm1, zmmword ptr [rdi + 256]
vmovdqa64 zmm2, zmmword ptr [rdi + 192]
valignq zmm3, zmm1, zmm2, 7
valignq zmm4, zmm1, zmm2, 1
vmovdqa64 zmm5, zmmword ptr [rdi + 320]
valignq zmm6, zmm5, zmm1, 1
valignq zmm7, zmm1, zmm2, 6
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm3, zmm1
valignq zmm9, zmm5, zmm1, 2
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm1, zmm6
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm3, zmm6
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm2, zmm4
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm3, zmm6
vpmadd52huq zmm8, zmm7, zmm6
vmovdqa64 zmm14, zmmword ptr [rdi + 128]
valignq zmm15, zmm2, zmm14, 7
vpmadd52luq zmm10, zmm3, zmm9
vpmadd52luq zmm11, zmm7, zmm9
valignq zmm16, zmm1, zmm2, 2
vpmadd52huq zmm13, zmm7, zmm9
valignq zmm17, zmm1, zmm2, 5
vpxorq zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm15, zmm4
valignq zmm19, zmm5, zmm1, 3
valignq zmm20, zmm2, zmm14, 6
vpmadd52luq zmm12, zmm15, zmm16
valignq zmm21, zmm1, zmm2, 3
vpmadd52huq zmm8, zmm17, zmm9
vpmadd52luq zmm10, zmm7, zmm19
vpmadd52luq zmm11, zmm17, zmm19
valignq zmm22, zmm1, zmm2, 4
vpmadd52huq zmm13, zmm17, zmm19
valignq zmm23, zmm5, zmm1, 4
vpmadd52huq zmm18, zmm20, zmm16
vpmadd52luq zmm12, zmm20, zmm21
valignq zmm24, zmm5, zmm1, 7
vpmadd52luq zmm10, zmm17, zmm23
vpmadd52huq zmm8, zmm22, zmm19
vpmadd52luq zmm11, zmm22, zmm23
vpmadd52huq zmm13, zmm22, zmm23
valignq zmm25, zmm2, zmm14, 5
valignq zmm26, zmm5, zmm1, 5
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm24, zmm5
valignq zmm28, zmm5, zmm1, 6
vpmadd52huq zmm8, zmm21, zmm23
vpmadd52huq zmm18, zmm25, zmm21
vmovdqa64 zmm29, zmmword ptr [rdi + 384]
vmovdqa64 zmmword ptr [rdi + 704], zmm0
valignq zmm0, zmm29, zmm5, 1
vpmadd52luq zmm12, zmm25, zmm22
vpmadd52luq zmm10, zmm22, zmm26
vpmadd52luq zmm11, zmm21, zmm26
vpmadd52huq zmm13, zmm21, zmm26
valignq zmm25, zmm2, zmm14, 4
vpxorq zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm5, zmm0
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm24, zmm0
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm24, zmm0
valignq zmm15, zmm29, zmm5, 2
vpmadd52huq zmm27, zmm28, zmm0
vpmadd52huq zmm18, zmm25, zmm22
vpmadd52luq zmm12, zmm25, zmm17
vpmadd52luq zmm10, zmm21, zmm28
vpmadd52huq zmm8, zmm16, zmm26
vpmadd52luq zmm11, zmm16, zmm28
vpmadd52huq zmm13, zmm16, zmm28
valignq zmm21, zmm2, zmm14, 3
vpmadd52luq zmm20, zmm24, zmm15
vpmadd52luq zmm6, zmm28, zmm15
vpmadd52huq zmm9, zmm28, zmm15
valignq zmm22, zmm29, zmm5, 3
vpmadd52huq zmm27, zmm26, zmm15
vpmadd52huq zmm18, zmm21, zmm17
vpmadd52luq zmm12, zmm21, zmm7
vpmadd52luq zmm10, zmm16, zmm24
vpmadd52huq zmm8, zmm4, zmm28
vpmadd52luq zmm11, zmm4, zmm24
vpmadd52huq zmm13, zmm4, zmm24
valignq zmm16, zmm2, zmm14, 2
vpmadd52luq zmm20, zmm28, zmm22
vpmadd52luq zmm6, zmm26, zmm22
vpmadd52huq zmm9, zmm26, zmm22
valignq zmm28, zmm29, zmm5, 4
vpmadd52huq zmm27, zmm23, zmm22
vpmadd52huq zmm18, zmm16, zmm7
vpmadd52luq zmm12, zmm16, zmm3
vpmadd52luq zmm10, zmm4, zmm5
vpmadd52huq zmm8, zmm2, zmm24
vpmadd52luq zmm11, zmm2, zmm5
vpmadd52huq zmm13, zmm2, zmm5
valignq zmm4, zmm2, zmm14, 1
vpmadd52luq zmm20, zmm26, zmm28
vpmadd52luq zmm6, zmm23, zmm28
vpmadd52huq zmm9, zmm23, zmm28
valignq zmm24, zmm29, zmm5, 5
vpmadd52huq zmm27, zmm19, zmm28
vpmadd52huq zmm18, zmm4, zmm3
vpmadd52luq zmm12, zmm4, zmm1
vpmadd52luq zmm10, zmm2, zmm0
vmovdqu64 zmm2, zmmword ptr [rdi + 184]
vpmadd52huq zmm8, zmm2, zmm5
vpmadd52luq zmm11, zmm2, zmm0
vpmadd52huq zmm13, zmm2, zmm0
vpmadd52luq zmm20, zmm23, zmm24
vpmadd52luq zmm6, zmm19, zmm24
vpmadd52huq zmm9, zmm19, zmm24
vmovdqu64 zmm17, zmmword ptr [rdi + 272]
vpmadd52huq zmm27, zmm17, zmm24
vpxorq zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm14, zmm4
valignq zmm7, zmm29, zmm5, 6
vpmadd52huq zmm18, zmm14, zmm1
vmovdqu64 zmm24, zmmword ptr [rdi + 264]
vpmadd52luq zmm12, zmm14, zmm24
vpmadd52luq zmm10, zmm2, zmm15
vmovdqu64 zmm2, zmmword ptr [rdi + 176]
vpmadd52huq zmm8, zmm2, zmm0
vpmadd52luq zmm11, zmm2, zmm15
vpmadd52huq zmm13, zmm2, zmm15
valignq zmm0, zmm14, zmm31, 7
vpmadd52luq zmm20, zmm19, zmm7
vpmadd52luq zmm6, zmm17, zmm7
vpmadd52huq zmm9, zmm17, zmm7
vpmadd52huq zmm27, zmm24, zmm7
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm0, zmm4
valignq zmm23, zmm29, zmm5, 7
vpmadd52luq zmm26, zmm0, zmm16
vpmadd52huq zmm18, zmm0, zmm24
vpmadd52luq zmm12, zmm0, zmm17
vpmadd52luq zmm10, zmm2, zmm22
vmovdqu64 zmm5, zmmword ptr [rdi + 168]
vpmadd52huq zmm8, zmm5, zmm15
vpmadd52luq zmm11, zmm5, zmm22
valignq zmm15, zmm14, zmm31, 6
vpmadd52huq zmm13, zmm5, zmm22
vpmadd52luq zmm20, zmm17, zmm23
vpmadd52luq zmm6, zmm24, zmm23
vpmadd52huq zmm9, zmm24, zmm23
vpmadd52huq zmm27, zmm1, zmm23
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm0, zmm14
vpxorq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmm4
vpmadd52huq zmm7, zmm15, zmm16
vpmadd52luq zmm26, zmm15, zmm21
vpmadd52huq zmm18, zmm15, zmm17
vpmadd52luq zmm12, zmm15, zmm19
vpmadd52luq zmm10, zmm5, zmm28
vpmadd52huq zmm8, zmm25, zmm22
vpmadd52luq zmm11, zmm25, zmm28
vpmadd52huq zmm13, zmm25, zmm28
valignq zmm17, zmm14, zmm31, 5
vpmadd52luq zmm20, zmm24, zmm29
vpmadd52luq zmm6, zmm1, zmm29
vpmadd52huq zmm9, zmm1, zmm29
vpmadd52huq zmm27, zmm3, zmm29
vpmadd52huq zmm23, zmm15, zmm4
vmovdqa64 zmm24, zmmword ptr [rdi + 448]
valignq zmm22, zmm24, zmm29, 1
vpmadd52luq zmm2, zmm15, zmm16
vpmadd52huq zmm7, zmm17, zmm21
vpmadd52luq zmm26, zmm17, zmm25
vpmadd52huq zmm18, zmm17, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 288]
vpmadd52luq zmm12, zmm17, zmm19
vmovdqu64 zmm15, zmmword ptr [rdi + 360]
vpmadd52luq zmm10, zmm25, zmm15
vpmadd52huq zmm8, zmm21, zmm28
vpmadd52luq zmm11, zmm21, zmm15
valignq zmm28, zmm14, zmm31, 4
vpmadd52huq zmm13, zmm21, zmm15
vpmadd52luq zmm20, zmm1, zmm22
vpmadd52luq zmm6, zmm3, zmm22
vpmadd52huq zmm9, zmm3, zmm22
vmovdqu64 zmm1, zmmword ptr [rdi + 240]
vpmadd52huq zmm27, zmm1, zmm22
vpmadd52huq zmm23, zmm17, zmm16
valignq zmm0, zmm24, zmm29, 2
vpmadd52luq zmm2, zmm17, zmm21
vpmadd52huq zmm7, zmm28, zmm25
vpmadd52luq zmm26, zmm28, zmm5
vpmadd52huq zmm18, zmm28, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 296]
vpmadd52luq zmm12, zmm28, zmm19
vmovdqu64 zmm17, zmmword ptr [rdi + 368]
vpmadd52luq zmm10, zmm21, zmm17
vpmadd52huq zmm8, zmm16, zmm15
vpmadd52luq zmm11, zmm16, zmm17
valignq zmm15, zmm14, zmm31, 3
vpmadd52huq zmm13, zmm16, zmm17
vpmadd52luq zmm20, zmm3, zmm0
vpmadd52luq zmm6, zmm1, zmm0
vpmadd52huq zmm9, zmm1, zmm0
vmovdqu64 zmm3, zmmword ptr [rdi + 232]
vpmadd52huq zmm27, zmm3, zmm0
vpmadd52huq zmm23, zmm28, zmm21
valignq zmm21, zmm24, zmm29, 3
vpmadd52luq zmm2, zmm28, zmm25
vpmadd52huq zmm7, zmm15, zmm5
vmovdqu64 zmm28, zmmword ptr [rdi + 176]
vpmadd52luq zmm26, zmm15, zmm28
vpmadd52huq zmm18, zmm15, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 304]
vpmadd52luq zmm12, zmm15, zmm19
vmovdqu64 zmm0, zmmword ptr [rdi + 376]
vpmadd52luq zmm10, zmm16, zmm0
vpmadd52huq zmm8, zmm4, zmm17
vpmadd52luq zmm11, zmm4, zmm0
valignq zmm16, zmm14, zmm31, 2
vpmadd52huq zmm13, zmm4, zmm0
vpmadd52luq zmm20, zmm1, zmm21
vpmadd52luq zmm6, zmm3, zmm21
vpmadd52huq zmm9, zmm3, zmm21
vmovdqu64 zmm1, zmmword ptr [rdi + 224]
vpmadd52huq zmm27, zmm1, zmm21
vpmadd52huq zmm23, zmm15, zmm25
valignq zmm25, zmm24, zmm29, 4
vpmadd52luq zmm2, zmm15, zmm5
vpmadd52huq zmm7, zmm16, zmm28
vmovdqu64 zmm15, zmmword ptr [rdi + 184]
vpmadd52luq zmm26, zmm16, zmm15
vpmadd52huq zmm18, zmm16, zmm19
vmovdqu64 zmm19, zmmword ptr [rdi + 312]
vpmadd52luq zmm12, zmm16, zmm19
vpmadd52luq zmm10, zmm4, zmm29
vpmadd52huq zmm8, zmm14, zmm0
vpmadd52luq zmm11, zmm14, zmm29
valignq zmm4, zmm14, zmm31, 1
vpmadd52huq zmm13, zmm14, zmm29
vpmadd52luq zmm20, zmm3, zmm25
vpmadd52luq zmm6, zmm1, zmm25
vpmadd52huq zmm9, zmm1, zmm25
vmovdqu64 zmm3, zmmword ptr [rdi + 216]
vpmadd52huq zmm27, zmm3, zmm25
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm0, zmm29
valignq zmm21, zmm24, zmm29, 5
vpmadd52huq zmm23, zmm16, zmm5
vpmadd52luq zmm2, zmm16, zmm28
vpmadd52huq zmm7, zmm4, zmm15
vmovdqa64 zmm16, zmmword ptr [rdi + 192]
vpmadd52luq zmm26, zmm4, zmm16
vpmadd52huq zmm18, zmm4, zmm19
vpmadd52luq zmm12, zmm4, zmmword ptr [rdi + 320]
vpmadd52luq zmm10, zmm14, zmm22
vmovdqu64 zmm19, zmmword ptr [rdi + 120]
vpmadd52huq zmm8, zmm19, zmm29
vpmadd52luq zmm11, zmm19, zmm22
vpmadd52huq zmm13, zmm19, zmm22
vpmadd52luq zmm20, zmm1, zmm21
vpmadd52luq zmm6, zmm3, zmm21
vpmadd52huq zmm9, zmm3, zmm21
vmovdqu64 zmm1, zmmword ptr [rdi + 208]
vpmadd52huq zmm27, zmm1, zmm21
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm29, zmm22
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm0, zmm22
vmovdqa64 zmmword ptr [rdi + 768], zmm21
vpxorq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm0, zmm22
vpmadd52huq zmm25, zmm17, zmm22
vpmadd52huq zmm23, zmm4, zmm28
valignq zmm28, zmm24, zmm29, 6
vpmadd52luq zmm2, zmm4, zmm15
vpaddq zmm7, zmm7, zmm26
vpaddq zmm12, zmm18, zmm12
vmovdqu64 zmm18, zmmword ptr [rdi + 400]
vpmadd52luq zmm10, zmm19, zmm18
vmovdqu64 zmm26, zmmword ptr [rdi + 112]
vpmadd52huq zmm8, zmm26, zmm22
vpmadd52luq zmm11, zmm26, zmm18
vpaddq zmm7, zmm7, zmm7
vpmadd52huq zmm13, zmm26, zmm18
vpaddq zmm12, zmm12, zmm12
vpmadd52luq zmm20, zmm3, zmm28
vpmadd52luq zmm6, zmm1, zmm28
vpmadd52huq zmm9, zmm1, zmm28
vpmadd52huq zmm7, zmm14, zmm14
vmovdqu64 zmm22, zmmword ptr [rdi + 200]
vpmadd52huq zmm27, zmm22, zmm28
vpmadd52huq zmm12, zmm16, zmm16
vpmadd52luq zmm5, zmm0, zmm18
vmovdqa64 zmm0, zmmword ptr [rdi + 768]
vpmadd52luq zmm0, zmm17, zmm18
vpmadd52huq zmm21, zmm17, zmm18
vmovdqu64 zmm4, zmmword ptr [rdi + 360]
vpmadd52huq zmm25, zmm4, zmm18
valignq zmm19, zmm24, zmm29, 7
vpaddq zmm2, zmm2, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 408]
vpmadd52luq zmm10, zmm26, zmm23
vmovdqu64 zmm26, zmmword ptr [rdi + 104]
vpmadd52huq zmm8, zmm26, zmm18
vpmadd52luq zmm11, zmm26, zmm23
vpaddq zmm2, zmm2, zmm2
vpmadd52huq zmm13, zmm26, zmm23
vpmadd52luq zmm20, zmm1, zmm19
vpmadd52luq zmm6, zmm22, zmm19
vpmadd52huq zmm9, zmm22, zmm19
vpmadd52huq zmm27, zmm16, zmm19
vpmadd52luq zmm2, zmm14, zmm14
vpmadd52luq zmm5, zmm17, zmm23
vpmadd52luq zmm0, zmm4, zmm23
vpmadd52huq zmm21, zmm4, zmm23
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm15, zmm16
vmovdqu64 zmm18, zmmword ptr [rdi + 352]
vpmadd52huq zmm25, zmm18, zmm23
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm15, zmm22
vpsrlq zmm29, zmm7, 52
vmovdqu64 zmm19, zmmword ptr [rdi + 416]
vpmadd52luq zmm10, zmm26, zmm19
vpsrlq zmm26, zmm12, 52
vmovdqa64 zmmword ptr [rdi + 832], zmm12
vmovdqu64 zmm12, zmmword ptr [rdi + 96]
vpmadd52huq zmm8, zmm12, zmm23
valignq zmm23, zmm29, zmm26, 7
vpmadd52luq zmm11, zmm12, zmm19
vpmadd52huq zmm13, zmm12, zmm19
vpmadd52luq zmm20, zmm22, zmm24
vpmadd52luq zmm6, zmm16, zmm24
vpmadd52huq zmm9, zmm16, zmm24
vpmadd52huq zmm27, zmm15, zmm24
vpmadd52luq zmm5, zmm4, zmm19
vpmadd52luq zmm0, zmm18, zmm19
vpmadd52huq zmm21, zmm18, zmm19
vmovdqu64 zmm4, zmmword ptr [rdi + 344]
vpmadd52huq zmm25, zmm4, zmm19
vmovdqu64 zmm15, zmmword ptr [rdi + 176]
vpmadd52huq zmm17, zmm15, zmm22
vmovdqa64 zmm19, zmm2
vpaddq zmm19{k1}, zmm19, zmm23
vmovdqa64 zmmword ptr [rdi + 896], zmm19
vpternlogq zmm30, zmm19, zmm2, 0xf6
vpmadd52luq zmm14, zmm15, zmm1
vpaddq zmm8, zmm11, zmm8
vpaddq zmm10, zmm13, zmm10
vpaddq zmm8, zmm8, zmm8
vpaddq zmm10, zmm10, zmm10
vpaddq zmm6, zmm6, zmm27
vmovdqu64 zmm11, zmmword ptr [rdi + 424]
vpmadd52luq zmm5, zmm18, zmm11
vpaddq zmm9, zmm9, zmm20
vpmadd52luq zmm0, zmm4, zmm11
vpsrlq zmm2, zmm2, 52
vpmadd52huq zmm21, zmm4, zmm11
vmovdqu64 zmm13, zmmword ptr [rdi + 336]
vpmadd52huq zmm25, zmm13, zmm11
vmovdqa64 zmm11, zmmword ptr [rdi + 256]
vpmadd52luq zmm8, zmm11, zmm11
vpmadd52huq zmm10, zmm11, zmm11
vpaddq zmm6, zmm6, zmm6
vpaddq zmm9, zmm9, zmm9
vmovdqa64 zmm15, zmmword ptr [rdi + 320]
vpmadd52luq zmm6, zmm15, zmm15
vpaddq zmm18, zmm7, zmm2
vmovdqa64 zmmword ptr [rdi + 960], zmm18
vpternlogq zmm30, zmm18, zmm7, 0xf6
vmovdqu64 zmm2, zmmword ptr [rdi + 168]
vpmadd52huq zmm17, zmm2, zmm1
vpmadd52huq zmm9, zmm15, zmm15
vpmadd52luq zmm14, zmm2, zmm3
vpmadd52luq zmm5, zmm4, zmm28
vpmadd52luq zmm0, zmm13, zmm28
vpmadd52huq zmm21, zmm13, zmm28
vmovdqu64 zmm1, zmmword ptr [rdi + 328]
vpmadd52huq zmm25, zmm1, zmm28
vmovdqa64 zmm2, zmmword ptr [rdi + 576]
vpermi2q zmm2, zmm8, zmm10
vmovdqa64 zmm4, zmmword ptr [rdi + 640]
vpermi2q zmm4, zmm8, zmm10
vpbroadcastq zmm7, qword ptr [rdi + 896]
vmovdqa64 zmm8, zmmword ptr [rsi + -8192]
vpxorq zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm7, zmm8
vmovdqa64 zmm18, zmmword ptr [rdi + 576]
vpermi2q zmm18, zmm6, zmm9
vmovdqa64 zmm19, zmmword ptr [rsi + -8128]
vpxorq zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm7, zmm19
vmovdqa64 zmm22, zmmword ptr [rdi + 640]
vpermi2q zmm22, zmm6, zmm9
vmovdqa64 zmm6, zmmword ptr [rsi + -8064]
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm7, zmm6
vmovdqu64 zmm28, zmmword ptr [rdi + 160]
vpmadd52huq zmm17, zmm28, zmm3
vmovdqa64 zmm3, zmmword ptr [rsi + -8000]
vmovdqa64 zmmword ptr [rdi + 1024], zmm9
vpxorq zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm7, zmm3
vmovdqa64 zmmword ptr [rdi + 1088], zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 224]
vpmadd52luq zmm14, zmm28, zmm29
vpaddq zmm2{k3}, zmm2, zmm23
vmovdqu64 zmm23, zmmword ptr [rdi + 440]
vpmadd52luq zmm5, zmm13, zmm23
vpmadd52luq zmm0, zmm1, zmm23
vpmadd52huq zmm21, zmm1, zmm23
vpmadd52huq zmm25, zmm15, zmm23
vpmadd52luq zmm2, zmm7, zmm8
vpmadd52luq zmm4, zmm7, zmm19
vpmadd52luq zmm18, zmm7, zmm6
vpmadd52luq zmm22, zmm7, zmm3
vpbroadcastq zmm3, qword ptr [rdi + 960]
vmovdqa64 zmm6, zmmword ptr [rsi + -7872]
vpmadd52huq zmm10, zmm3, zmm6
vmovdqa64 zmm8, zmmword ptr [rsi + -7808]
vpmadd52huq zmm20, zmm3, zmm8
vmovdqa64 zmm13, zmmword ptr [rsi + -7744]
vpmadd52huq zmm27, zmm3, zmm13
vmovdqa64 zmm19, zmmword ptr [rsi + -7680]
vpmadd52huq zmm9, zmm3, zmm19
vmovdqu64 zmm28, zmmword ptr [rdi + 152]
vpmadd52huq zmm17, zmm28, zmm29
vmovdqu64 zmm29, zmmword ptr [rdi + 232]
vpmadd52luq zmm14, zmm28, zmm29
vpmadd52luq zmm5, zmm1, zmm24
vpmadd52luq zmm0, zmm15, zmm24
vpmadd52huq zmm21, zmm15, zmm24
vpmadd52huq zmm25, zmm24, zmmword ptr [rdi + 312]
vpmadd52luq zmm2, zmm3, zmm6
vpmadd52luq zmm4, zmm3, zmm8
vpmadd52luq zmm18, zmm3, zmm13
vpmadd52luq zmm22, zmm3, zmm19
vpbroadcastq zmm1, qword ptr [rdi + 904]
vmovdqa64 zmm6, zmmword ptr [rsi + -7552]
vpmadd52huq zmm10, zmm1, zmm6
vmovdqa64 zmm8, zmmword ptr [rsi + -7488]
vpmadd52huq zmm20, zmm1, zmm8
vmovdqa64 zmm13, zmmword ptr [rsi + -7424]
vpmadd52huq zmm27, zmm1, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -7360]
vpmadd52huq zmm9, zmm1, zmm15
vmovdqu64 zmm19, zmmword ptr [rdi + 144]
vpmadd52huq zmm17, zmm19, zmm29
vmovdqu64 zmm28, zmmword ptr [rdi + 240]
vpmadd52luq zmm14, zmm19, zmm28
vpaddq zmm0, zmm0, zmm25
vpaddq zmm5, zmm21, zmm5
vpmadd52luq zmm2, zmm1, zmm6
vpmadd52luq zmm4, zmm1, zmm8
vpmadd52luq zmm18, zmm1, zmm13
vpmadd52luq zmm22, zmm1, zmm15
vpaddq zmm0, zmm0, zmm0
vpaddq zmm5, zmm5, zmm5
vpbroadcastq zmm6, qword ptr [rdi + 968]
vmovdqa64 zmm8, zmmword ptr [rsi + -7232]
vpmadd52huq zmm10, zmm6, zmm8
vmovdqa64 zmm13, zmmword ptr [rsi + -7168]
vpmadd52huq zmm20, zmm6, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -7104]
vpmadd52huq zmm27, zmm6, zmm15
vmovdqa64 zmm19, zmmword ptr [rsi + -7040]
vpmadd52huq zmm9, zmm6, zmm19
vmovdqu64 zmm21, zmmword ptr [rdi + 136]
vpmadd52huq zmm17, zmm21, zmm28
vmovdqu64 zmm25, zmmword ptr [rdi + 248]
vpmadd52luq zmm14, zmm21, zmm25
vmovdqa64 zmm21, zmmword ptr [rdi + 384]
vpmadd52luq zmm0, zmm21, zmm21
vpmadd52huq zmm5, zmm21, zmm21
vpmadd52luq zmm2, zmm6, zmm8
vpmadd52luq zmm4, zmm6, zmm13
vpmadd52luq zmm18, zmm6, zmm15
vpmadd52luq zmm22, zmm6, zmm19
vpbroadcastq zmm8, qword ptr [rdi + 912]
vmovdqa64 zmm13, zmmword ptr [rsi + -6912]
vpmadd52huq zmm10, zmm8, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -6848]
vpmadd52huq zmm20, zmm8, zmm15
vmovdqa64 zmm19, zmmword ptr [rsi + -6784]
vpmadd52huq zmm27, zmm8, zmm19
vmovdqa64 zmm21, zmmword ptr [rsi + -6720]
vpmadd52huq zmm9, zmm8, zmm21
vmovdqa64 zmm28, zmmword ptr [rdi + 128]
vpmadd52huq zmm17, zmm28, zmm25
vpmadd52luq zmm14, zmm28, zmm11
vmovdqa64 zmm25, zmmword ptr [rdi + 576]
vpermi2q zmm25, zmm0, zmm5
vmovdqa64 zmm28, zmmword ptr [rsi + -7936]
vpxorq zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm7, zmm28
vpmadd52luq zmm2, zmm8, zmm13
vpmadd52luq zmm4, zmm8, zmm15
vpmadd52luq zmm18, zmm8, zmm19
vpmadd52luq zmm22, zmm8, zmm21
vpmadd52luq zmm25, zmm7, zmm28
vpbroadcastq zmm7, qword ptr [rdi + 976]
vmovdqa64 zmm13, zmmword ptr [rsi + -6592]
vpmadd52huq zmm10, zmm7, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -6528]
vpmadd52huq zmm20, zmm7, zmm15
vmovdqa64 zmm19, zmmword ptr [rsi + -6464]
vpmadd52huq zmm27, zmm7, zmm19
vmovdqu64 zmm21, zmmword ptr [rdi + 120]
vpmadd52huq zmm17, zmm21, zmm11
vmovdqa64 zmm11, zmmword ptr [rsi + -6400]
vpmadd52huq zmm9, zmm7, zmm11
vmovdqu64 zmm28, zmmword ptr [rdi + 264]
vpmadd52luq zmm14, zmm21, zmm28
vmovdqa64 zmm21, zmmword ptr [rsi + -7616]
vpmadd52huq zmm29, zmm3, zmm21
vpmadd52luq zmm2, zmm7, zmm13
vpmadd52luq zmm4, zmm7, zmm15
vpmadd52luq zmm18, zmm7, zmm19
vpmadd52luq zmm22, zmm7, zmm11
vpmadd52luq zmm25, zmm3, zmm21
vpbroadcastq zmm3, qword ptr [rdi + 920]
vmovdqa64 zmm11, zmmword ptr [rsi + -6272]
vpmadd52huq zmm10, zmm3, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + -6208]
vpmadd52huq zmm20, zmm3, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -6144]
vpmadd52huq zmm27, zmm3, zmm15
vmovdqu64 zmm19, zmmword ptr [rdi + 112]
vpmadd52huq zmm17, zmm19, zmm28
vmovdqa64 zmm21, zmmword ptr [rsi + -6080]
vpmadd52huq zmm9, zmm3, zmm21
vmovdqu64 zmm28, zmmword ptr [rdi + 272]
vpmadd52luq zmm14, zmm19, zmm28
vmovdqa64 zmm19, zmmword ptr [rsi + -7296]
vpmadd52huq zmm29, zmm1, zmm19
vpmadd52luq zmm2, zmm3, zmm11
vpmadd52luq zmm4, zmm3, zmm13
vpmadd52luq zmm18, zmm3, zmm15
vpmadd52luq zmm22, zmm3, zmm21
vpmadd52luq zmm25, zmm1, zmm19
vpbroadcastq zmm1, qword ptr [rdi + 984]
vmovdqa64 zmm11, zmmword ptr [rsi + -5952]
vpmadd52huq zmm10, zmm1, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + -5888]
vpmadd52huq zmm20, zmm1, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -5824]
vpmadd52huq zmm27, zmm1, zmm15
vmovdqu64 zmm19, zmmword ptr [rdi + 104]
vpmadd52huq zmm17, zmm19, zmm28
vmovdqa64 zmm21, zmmword ptr [rsi + -5760]
vpmadd52huq zmm9, zmm1, zmm21
vmovdqu64 zmm28, zmmword ptr [rdi + 280]
vpmadd52luq zmm14, zmm19, zmm28
vmovdqa64 zmm19, zmmword ptr [rsi + -6976]
vpmadd52huq zmm29, zmm6, zmm19
vpmadd52luq zmm2, zmm1, zmm11
vpmadd52luq zmm4, zmm1, zmm13
vpmadd52luq zmm18, zmm1, zmm15
vpmadd52luq zmm22, zmm1, zmm21
vpmadd52luq zmm25, zmm6, zmm19
vpbroadcastq zmm6, qword ptr [rdi + 928]
vmovdqa64 zmm11, zmmword ptr [rsi + -5632]
vpmadd52huq zmm10, zmm6, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + -5568]
vpmadd52huq zmm20, zmm6, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -5504]
vpmadd52huq zmm27, zmm6, zmm15
vpmadd52huq zmm17, zmm12, zmm28
vmovdqa64 zmm19, zmmword ptr [rsi + -5440]
vpmadd52huq zmm9, zmm6, zmm19
vmovdqu64 zmm21, zmmword ptr [rdi + 288]
vpmadd52luq zmm14, zmm12, zmm21
vmovdqa64 zmm12, zmmword ptr [rsi + -6656]
vpmadd52huq zmm29, zmm8, zmm12
vpmadd52luq zmm2, zmm6, zmm11
vpmadd52luq zmm4, zmm6, zmm13
vpmadd52luq zmm18, zmm6, zmm15
vpmadd52luq zmm22, zmm6, zmm19
vpmadd52luq zmm25, zmm8, zmm12
vpbroadcastq zmm8, qword ptr [rdi + 992]
vmovdqa64 zmm11, zmmword ptr [rsi + -5312]
vpmadd52huq zmm10, zmm8, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -5248]
vpmadd52huq zmm20, zmm8, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -5184]
vpmadd52huq zmm27, zmm8, zmm13
vmovdqu64 zmm15, zmmword ptr [rdi + 88]
vpmadd52huq zmm17, zmm15, zmm21
vmovdqa64 zmm19, zmmword ptr [rsi + -5120]
vpmadd52huq zmm9, zmm8, zmm19
vmovdqu64 zmm21, zmmword ptr [rdi + 296]
vpmadd52luq zmm14, zmm15, zmm21
vmovdqa64 zmm15, zmmword ptr [rsi + -6336]
vpmadd52huq zmm29, zmm7, zmm15
vpmadd52luq zmm2, zmm8, zmm11
vpmadd52luq zmm4, zmm8, zmm12
vpmadd52luq zmm18, zmm8, zmm13
vpmadd52luq zmm22, zmm8, zmm19
vpmadd52luq zmm25, zmm7, zmm15
vpbroadcastq zmm7, qword ptr [rdi + 936]
vmovdqa64 zmm11, zmmword ptr [rsi + -4992]
vpmadd52huq zmm10, zmm7, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -4928]
vpmadd52huq zmm20, zmm7, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -4864]
vpmadd52huq zmm27, zmm7, zmm13
vmovdqu64 zmm15, zmmword ptr [rdi + 80]
vpmadd52huq zmm17, zmm15, zmm21
vmovdqa64 zmm19, zmmword ptr [rsi + -4800]
vpmadd52huq zmm9, zmm7, zmm19
vmovdqu64 zmm21, zmmword ptr [rdi + 304]
vpmadd52luq zmm14, zmm15, zmm21
vmovdqa64 zmm15, zmmword ptr [rsi + -6016]
vpmadd52huq zmm29, zmm3, zmm15
vpmadd52luq zmm2, zmm7, zmm11
vpmadd52luq zmm4, zmm7, zmm12
vpmadd52luq zmm18, zmm7, zmm13
vpmadd52luq zmm22, zmm7, zmm19
vpmadd52luq zmm25, zmm3, zmm15
vpbroadcastq zmm3, qword ptr [rdi + 1000]
vmovdqa64 zmm11, zmmword ptr [rsi + -4672]
vpmadd52huq zmm10, zmm3, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -4608]
vpmadd52huq zmm20, zmm3, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -4544]
vpmadd52huq zmm27, zmm3, zmm13
vmovdqu64 zmm15, zmmword ptr [rdi + 72]
vpmadd52huq zmm17, zmm15, zmm21
vmovdqa64 zmm19, zmmword ptr [rsi + -4480]
vpmadd52huq zmm9, zmm3, zmm19
vpmadd52luq zmm14, zmm15, zmmword ptr [rdi + 312]
vmovdqa64 zmm15, zmmword ptr [rsi + -5696]
vpmadd52huq zmm29, zmm1, zmm15
vpmadd52luq zmm2, zmm3, zmm11
vpmadd52luq zmm4, zmm3, zmm12
vpmadd52luq zmm18, zmm3, zmm13
vpmadd52luq zmm22, zmm3, zmm19
vpmadd52luq zmm25, zmm1, zmm15
vpbroadcastq zmm1, qword ptr [rdi + 944]
vmovdqa64 zmm11, zmmword ptr [rsi + -4352]
vpmadd52huq zmm10, zmm1, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -4288]
vpmadd52huq zmm20, zmm1, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -4224]
vpmadd52huq zmm27, zmm1, zmm13
vpaddq zmm14, zmm14, zmm17
vmovdqa64 zmm15, zmmword ptr [rsi + -4160]
vpmadd52huq zmm9, zmm1, zmm15
vpaddq zmm14, zmm14, zmm14
vmovdqa64 zmm17, zmmword ptr [rsi + -5376]
vpmadd52huq zmm29, zmm6, zmm17
vpmadd52luq zmm14, zmm16, zmm16
vpmadd52luq zmm2, zmm1, zmm11
vpmadd52luq zmm4, zmm1, zmm12
vpmadd52luq zmm18, zmm1, zmm13
vmovdqa64 zmm11, zmmword ptr [rdi + 1088]
valignq zmm11, zmm26, zmm11, 7
vpmadd52luq zmm22, zmm1, zmm15
vpmadd52luq zmm25, zmm6, zmm17
vpbroadcastq zmm6, qword ptr [rdi + 1008]
vmovdqa64 zmm12, zmmword ptr [rsi + -4032]
vpmadd52huq zmm10, zmm6, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -3968]
vpmadd52huq zmm20, zmm6, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -3904]
vpmadd52huq zmm27, zmm6, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + -5056]
vpmadd52huq zmm29, zmm8, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + -3840]
vpmadd52huq zmm9, zmm6, zmm17
vpaddq zmm19, zmm14, zmm11
vmovdqa64 zmmword ptr [rdi + 1152], zmm19
vpternlogq zmm30, zmm19, zmm14, 0xf6
vpmadd52luq zmm2, zmm6, zmm12
vpmadd52luq zmm4, zmm6, zmm13
vpmadd52luq zmm18, zmm6, zmm15
vpmadd52luq zmm25, zmm8, zmm16
vpmadd52luq zmm22, zmm6, zmm17
vpbroadcastq zmm8, qword ptr [rdi + 952]
vmovdqa64 zmm11, zmmword ptr [rsi + -3712]
vpmadd52huq zmm10, zmm8, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -3648]
vpmadd52huq zmm20, zmm8, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -3584]
vpmadd52huq zmm27, zmm8, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + -3520]
vpmadd52huq zmm9, zmm8, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + -4736]
vpmadd52huq zmm29, zmm7, zmm16
vpmadd52luq zmm2, zmm8, zmm11
vpsrlq zmm11, zmm14, 52
vpmadd52luq zmm4, zmm8, zmm12
vmovdqa64 zmm12, zmmword ptr [rdi + 832]
vpaddq zmm14, zmm12, zmm11
vmovdqa64 zmmword ptr [rdi + 1216], zmm14
vpternlogq zmm30, zmm14, zmm12, 0xf6
vpmadd52luq zmm18, zmm8, zmm13
vpmadd52luq zmm25, zmm7, zmm16
vpmadd52luq zmm22, zmm8, zmm15
vpbroadcastq zmm7, qword ptr [rdi + 1016]
vmovdqa64 zmm11, zmmword ptr [rsi + -3392]
vpmadd52huq zmm10, zmm7, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -3328]
vpmadd52huq zmm20, zmm7, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -3264]
vpmadd52huq zmm27, zmm7, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -3200]
vpmadd52huq zmm9, zmm7, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -4416]
vpmadd52huq zmm29, zmm3, zmm15
vpmadd52luq zmm2, zmm7, zmm11
vpmadd52luq zmm4, zmm7, zmm12
vpmadd52luq zmm18, zmm7, zmm13
vpmadd52luq zmm25, zmm3, zmm15
vpmadd52luq zmm22, zmm7, zmm14
vpbroadcastq zmm3, qword ptr [rdi + 1152]
vmovdqa64 zmm11, zmmword ptr [rsi + -3072]
vpmadd52huq zmm10, zmm3, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -3008]
vpmadd52huq zmm20, zmm3, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -2944]
vpmadd52huq zmm27, zmm3, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -2880]
vpmadd52huq zmm9, zmm3, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -4096]
vpmadd52huq zmm29, zmm1, zmm15
vpmadd52luq zmm2, zmm3, zmm11
vpmadd52luq zmm4, zmm3, zmm12
vpmadd52luq zmm18, zmm3, zmm13
vpmadd52luq zmm25, zmm1, zmm15
vpmadd52luq zmm22, zmm3, zmm14
vpbroadcastq zmm1, qword ptr [rdi + 1216]
vmovdqa64 zmm11, zmmword ptr [rsi + -2752]
vpmadd52huq zmm10, zmm1, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -2688]
vpmadd52huq zmm20, zmm1, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -2624]
vpmadd52huq zmm27, zmm1, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -2560]
vpmadd52huq zmm9, zmm1, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -3776]
vpmadd52huq zmm29, zmm6, zmm15
vpmadd52luq zmm2, zmm1, zmm11
vpmadd52luq zmm4, zmm1, zmm12
vpmadd52luq zmm18, zmm1, zmm13
vpmadd52luq zmm25, zmm6, zmm15
vpmadd52luq zmm22, zmm1, zmm14
vpbroadcastq zmm6, qword ptr [rdi + 1160]
vmovdqa64 zmm11, zmmword ptr [rsi + -2432]
vpmadd52huq zmm10, zmm6, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -2368]
vpmadd52huq zmm20, zmm6, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -2304]
vpmadd52huq zmm27, zmm6, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -2240]
vpmadd52huq zmm9, zmm6, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -3456]
vpmadd52huq zmm29, zmm8, zmm15
vpmadd52luq zmm2, zmm6, zmm11
vpmadd52luq zmm4, zmm6, zmm12
vpmadd52luq zmm18, zmm6, zmm13
vpmadd52luq zmm25, zmm8, zmm15
vpmadd52luq zmm22, zmm6, zmm14
vpbroadcastq zmm8, qword ptr [rdi + 1224]
vmovdqa64 zmm11, zmmword ptr [rsi + -2112]
vpmadd52huq zmm10, zmm8, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -2048]
vpmadd52huq zmm20, zmm8, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -1984]
vpmadd52huq zmm27, zmm8, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -1920]
vpmadd52huq zmm9, zmm8, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -3136]
vpmadd52huq zmm29, zmm7, zmm15
vpmadd52luq zmm2, zmm8, zmm11
vpmadd52luq zmm4, zmm8, zmm12
vpmadd52luq zmm18, zmm8, zmm13
vpmadd52luq zmm25, zmm7, zmm15
vpmadd52luq zmm22, zmm8, zmm14
vpbroadcastq zmm7, qword ptr [rdi + 1168]
vmovdqa64 zmm11, zmmword ptr [rsi + -1792]
vpmadd52huq zmm10, zmm7, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -1728]
vpmadd52huq zmm20, zmm7, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -1664]
vpmadd52huq zmm27, zmm7, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -1600]
vpmadd52huq zmm9, zmm7, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -2816]
vpmadd52huq zmm29, zmm3, zmm15
vpmadd52luq zmm2, zmm7, zmm11
vpmadd52luq zmm4, zmm7, zmm12
vpmadd52luq zmm18, zmm7, zmm13
vpmadd52luq zmm25, zmm3, zmm15
vpmadd52luq zmm22, zmm7, zmm14
vpbroadcastq zmm3, qword ptr [rdi + 1232]
vmovdqa64 zmm11, zmmword ptr [rsi + -1472]
vpmadd52huq zmm10, zmm3, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -1408]
vpmadd52huq zmm20, zmm3, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -1344]
vpmadd52huq zmm27, zmm3, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -1280]
vpmadd52huq zmm9, zmm3, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -2496]
vpmadd52huq zmm29, zmm1, zmm15
vpmadd52luq zmm2, zmm3, zmm11
vpmadd52luq zmm4, zmm3, zmm12
vpmadd52luq zmm18, zmm3, zmm13
vpmadd52luq zmm25, zmm1, zmm15
vpmadd52luq zmm22, zmm3, zmm14
vpbroadcastq zmm1, qword ptr [rdi + 1176]
vmovdqa64 zmm11, zmmword ptr [rsi + -1152]
vpmadd52huq zmm10, zmm1, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -1088]
vpmadd52huq zmm20, zmm1, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -1024]
vpmadd52huq zmm27, zmm1, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -960]
vpmadd52huq zmm9, zmm1, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -2176]
vpmadd52huq zmm29, zmm6, zmm15
vpmadd52luq zmm2, zmm1, zmm11
vpmadd52luq zmm4, zmm1, zmm12
vpmadd52luq zmm18, zmm1, zmm13
vpmadd52luq zmm25, zmm6, zmm15
vpmadd52luq zmm22, zmm1, zmm14
vpbroadcastq zmm6, qword ptr [rdi + 1240]
vmovdqa64 zmm11, zmmword ptr [rsi + -832]
vpmadd52huq zmm10, zmm6, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -768]
vpmadd52huq zmm20, zmm6, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -704]
vpmadd52huq zmm27, zmm6, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -640]
vpmadd52huq zmm9, zmm6, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -1856]
vpmadd52huq zmm29, zmm8, zmm15
vpmadd52luq zmm2, zmm6, zmm11
vpmadd52luq zmm4, zmm6, zmm12
vpmadd52luq zmm18, zmm6, zmm13
vpmadd52luq zmm25, zmm8, zmm15
vpmadd52luq zmm22, zmm6, zmm14
vpbroadcastq zmm8, qword ptr [rdi + 1184]
vmovdqa64 zmm11, zmmword ptr [rsi + -512]
vpmadd52huq zmm10, zmm8, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -448]
vpmadd52huq zmm20, zmm8, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -384]
vpmadd52huq zmm27, zmm8, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + -320]
vpmadd52huq zmm9, zmm8, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -1536]
vpmadd52huq zmm29, zmm7, zmm15
vpmadd52luq zmm2, zmm8, zmm11
vpmadd52luq zmm4, zmm8, zmm12
vpmadd52luq zmm18, zmm8, zmm13
vpmadd52luq zmm25, zmm7, zmm15
vpmadd52luq zmm22, zmm8, zmm14
vpbroadcastq zmm7, qword ptr [rdi + 1248]
vmovdqa64 zmm11, zmmword ptr [rsi + -192]
vpmadd52huq zmm10, zmm7, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + -128]
vpmadd52huq zmm20, zmm7, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + -64]
vpmadd52huq zmm27, zmm7, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 0]
vpmadd52huq zmm9, zmm7, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -1216]
vpmadd52huq zmm29, zmm3, zmm15
vpmadd52luq zmm2, zmm7, zmm11
vpmadd52luq zmm4, zmm7, zmm12
vpmadd52luq zmm18, zmm7, zmm13
vpmadd52luq zmm25, zmm3, zmm15
vpmadd52luq zmm22, zmm7, zmm14
vpbroadcastq zmm3, qword ptr [rdi + 1192]
vmovdqa64 zmm11, zmmword ptr [rsi + 128]
vpmadd52huq zmm10, zmm3, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 192]
vpmadd52huq zmm20, zmm3, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + 256]
vpmadd52huq zmm27, zmm3, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 320]
vpmadd52huq zmm9, zmm3, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -896]
vpmadd52huq zmm29, zmm1, zmm15
vpmadd52luq zmm2, zmm3, zmm11
vpmadd52luq zmm4, zmm3, zmm12
vpmadd52luq zmm18, zmm3, zmm13
vpmadd52luq zmm25, zmm1, zmm15
vpmadd52luq zmm22, zmm3, zmm14
vpbroadcastq zmm1, qword ptr [rdi + 1256]
vmovdqa64 zmm11, zmmword ptr [rsi + 448]
vpmadd52huq zmm10, zmm1, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 512]
vpmadd52huq zmm20, zmm1, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + 576]
vpmadd52huq zmm27, zmm1, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 640]
vpmadd52huq zmm9, zmm1, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -576]
vpmadd52huq zmm29, zmm6, zmm15
vpmadd52luq zmm2, zmm1, zmm11
vpmadd52luq zmm4, zmm1, zmm12
vpmadd52luq zmm18, zmm1, zmm13
vpmadd52luq zmm25, zmm6, zmm15
vpmadd52luq zmm22, zmm1, zmm14
vpbroadcastq zmm6, qword ptr [rdi + 1200]
vmovdqa64 zmm11, zmmword ptr [rsi + 768]
vpmadd52huq zmm10, zmm6, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 832]
vpmadd52huq zmm20, zmm6, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + 896]
vpmadd52huq zmm27, zmm6, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 960]
vpmadd52huq zmm9, zmm6, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + -256]
vpmadd52huq zmm29, zmm8, zmm15
vpmadd52luq zmm2, zmm6, zmm11
vmovdqa64 zmm11, zmmword ptr [rdi + 1024]
vpsrlq zmm11, zmm11, 52
vpmadd52luq zmm4, zmm6, zmm12
vpsrlq zmm12, zmm5, 52
vpmadd52luq zmm18, zmm6, zmm13
valignq zmm11, zmm12, zmm11, 7
vpmadd52luq zmm22, zmm6, zmm14
vpmadd52luq zmm25, zmm8, zmm15
vpbroadcastq zmm8, qword ptr [rdi + 1264]
vmovdqa64 zmm13, zmmword ptr [rsi + 1088]
vpmadd52huq zmm10, zmm8, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 1152]
vpmadd52huq zmm20, zmm8, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + 1216]
vpmadd52huq zmm27, zmm8, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + 64]
vpmadd52huq zmm29, zmm7, zmm16
vmovdqa64 zmm17, zmmword ptr [rsi + 1280]
vpmadd52huq zmm9, zmm8, zmm17
vmovdqa64 zmm19, zmm0
vpaddq zmm19{k2}, zmm19, zmm11
vmovdqa64 zmmword ptr [rdi + 1280], zmm19
vpternlogq zmm30, zmm19, zmm0, 0xf6
vpmadd52luq zmm2, zmm8, zmm13
vpmadd52luq zmm4, zmm8, zmm14
vpmadd52luq zmm18, zmm8, zmm15
vpmadd52luq zmm25, zmm7, zmm16
vpmadd52luq zmm22, zmm8, zmm17
vpbroadcastq zmm7, qword ptr [rdi + 1208]
vmovdqa64 zmm11, zmmword ptr [rsi + 1408]
vpmadd52huq zmm10, zmm7, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + 1472]
vpmadd52huq zmm20, zmm7, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 1536]
vpmadd52huq zmm27, zmm7, zmm14
vmovdqa64 zmm15, zmmword ptr [rsi + 1600]
vpmadd52huq zmm9, zmm7, zmm15
vmovdqa64 zmm16, zmmword ptr [rsi + 384]
vpmadd52huq zmm29, zmm3, zmm16
vpmadd52luq zmm2, zmm7, zmm11
vpsrlq zmm0, zmm0, 52
vpmadd52luq zmm4, zmm7, zmm13
vpaddq zmm11, zmm5, zmm0
vmovdqa64 zmmword ptr [rdi + 1344], zmm11
vpternlogq zmm30, zmm11, zmm5, 0xf6
vpmadd52luq zmm18, zmm7, zmm14
vpmadd52luq zmm25, zmm3, zmm16
vpmadd52luq zmm22, zmm7, zmm15
vpbroadcastq zmm0, qword ptr [rdi + 1272]
vmovdqa64 zmm3, zmmword ptr [rsi + 1728]
vpmadd52huq zmm10, zmm0, zmm3
vmovdqa64 zmm5, zmmword ptr [rsi + 1792]
vpmadd52huq zmm20, zmm0, zmm5
vmovdqa64 zmm11, zmmword ptr [rsi + 1856]
vpmadd52huq zmm27, zmm0, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + 1920]
vpmadd52huq zmm9, zmm0, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 704]
vpmadd52huq zmm29, zmm1, zmm14
vpmadd52luq zmm2, zmm0, zmm3
vpmadd52luq zmm4, zmm0, zmm5
vpmadd52luq zmm18, zmm0, zmm11
vpmadd52luq zmm25, zmm1, zmm14
vpmadd52luq zmm22, zmm0, zmm13
vpbroadcastq zmm1, qword ptr [rdi + 1312]
vmovdqa64 zmm3, zmmword ptr [rsi + 2048]
vpmadd52huq zmm10, zmm1, zmm3
vmovdqa64 zmm5, zmmword ptr [rsi + 2112]
vpmadd52huq zmm20, zmm1, zmm5
vmovdqa64 zmm11, zmmword ptr [rsi + 2176]
vpmadd52huq zmm27, zmm1, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + 2240]
vpmadd52huq zmm9, zmm1, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 1024]
vpmadd52huq zmm29, zmm6, zmm14
vpmadd52luq zmm2, zmm1, zmm3
vpmadd52luq zmm4, zmm1, zmm5
vpmadd52luq zmm18, zmm1, zmm11
vpmadd52luq zmm25, zmm6, zmm14
vpmadd52luq zmm22, zmm1, zmm13
vpbroadcastq zmm3, qword ptr [rdi + 1376]
vmovdqa64 zmm5, zmmword ptr [rsi + 2368]
vpmadd52huq zmm10, zmm3, zmm5
vmovdqa64 zmm6, zmmword ptr [rsi + 2432]
vpmadd52huq zmm20, zmm3, zmm6
vmovdqa64 zmm11, zmmword ptr [rsi + 2496]
vpmadd52huq zmm27, zmm3, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + 2560]
vpmadd52huq zmm9, zmm3, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 1344]
vpmadd52huq zmm29, zmm8, zmm14
vpmadd52luq zmm2, zmm3, zmm5
vpmadd52luq zmm4, zmm3, zmm6
vpmadd52luq zmm18, zmm3, zmm11
vpmadd52luq zmm25, zmm8, zmm14
vpmadd52luq zmm22, zmm3, zmm13
vpbroadcastq zmm5, qword ptr [rdi + 1320]
vmovdqa64 zmm6, zmmword ptr [rsi + 2688]
vpmadd52huq zmm10, zmm5, zmm6
vmovdqa64 zmm8, zmmword ptr [rsi + 2752]
vpmadd52huq zmm20, zmm5, zmm8
vmovdqa64 zmm11, zmmword ptr [rsi + 2816]
vpmadd52huq zmm27, zmm5, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + 2880]
vpmadd52huq zmm9, zmm5, zmm13
vmovdqa64 zmm14, zmmword ptr [rsi + 1664]
vpmadd52huq zmm29, zmm7, zmm14
vpmadd52luq zmm2, zmm5, zmm6
vpmadd52luq zmm4, zmm5, zmm8
vpmadd52luq zmm18, zmm5, zmm11
vpmadd52luq zmm25, zmm7, zmm14
vpmadd52luq zmm22, zmm5, zmm13
vpbroadcastq zmm6, qword ptr [rdi + 1384]
vmovdqa64 zmm7, zmmword ptr [rsi + 3008]
vpmadd52huq zmm10, zmm6, zmm7
vmovdqa64 zmm8, zmmword ptr [rsi + 3072]
vpmadd52huq zmm20, zmm6, zmm8
vmovdqa64 zmm11, zmmword ptr [rsi + 3136]
vpmadd52huq zmm27, zmm6, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + 3200]
vpmadd52huq zmm9, zmm6, zmm13
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm23, zmm24
vmovdqa64 zmm15, zmmword ptr [rsi + 1984]
vpmadd52huq zmm29, zmm0, zmm15
vpmadd52luq zmm2, zmm6, zmm7
vpmadd52luq zmm4, zmm6, zmm8
vpmadd52luq zmm18, zmm6, zmm11
vpmadd52luq zmm22, zmm6, zmm13
vpmadd52luq zmm25, zmm0, zmm15
vpbroadcastq zmm0, qword ptr [rdi + 1328]
vmovdqa64 zmm7, zmmword ptr [rsi + 3328]
vpmadd52huq zmm10, zmm0, zmm7
vmovdqa64 zmm8, zmmword ptr [rsi + 3392]
vpmadd52huq zmm20, zmm0, zmm8
vmovdqa64 zmm11, zmmword ptr [rsi + 3456]
vpmadd52huq zmm27, zmm0, zmm11
vmovdqa64 zmm13, zmmword ptr [rsi + 2304]
vpmadd52huq zmm29, zmm1, zmm13
vmovdqa64 zmm15, zmmword ptr [rsi + 3520]
vpmadd52huq zmm9, zmm0, zmm15
vpaddq zmm14, zmm14, zmm14
vpmadd52luq zmm2, zmm0, zmm7
vpmadd52luq zmm14, zmm24, zmm24
vpmadd52luq zmm4, zmm0, zmm8
vpmadd52luq zmm18, zmm0, zmm11
vpmadd52luq zmm22, zmm0, zmm15
vmovdqa64 zmm7, zmmword ptr [rdi + 704]
valignq zmm7, zmm7, zmm12, 7
vpmadd52luq zmm25, zmm1, zmm13
vpbroadcastq zmm1, qword ptr [rdi + 1392]
vmovdqa64 zmm8, zmmword ptr [rsi + 3648]
vpmadd52huq zmm10, zmm1, zmm8
vmovdqa64 zmm11, zmmword ptr [rsi + 3712]
vpmadd52huq zmm20, zmm1, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 3776]
vpmadd52huq zmm27, zmm1, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + 3840]
vpmadd52huq zmm9, zmm1, zmm13
vpaddq zmm15, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi + 1408], zmm15
vpternlogq zmm30, zmm15, zmm14, 0xf6
vmovdqa64 zmm7, zmmword ptr [rsi + 2624]
vpmadd52huq zmm29, zmm3, zmm7
vpmadd52luq zmm2, zmm1, zmm8
vpmadd52luq zmm4, zmm1, zmm11
vpmadd52luq zmm18, zmm1, zmm12
vpmadd52luq zmm22, zmm1, zmm13
vpmadd52luq zmm25, zmm3, zmm7
vpbroadcastq zmm3, qword ptr [rdi + 1336]
vmovdqa64 zmm7, zmmword ptr [rsi + 3968]
vpmadd52huq zmm10, zmm3, zmm7
vmovdqa64 zmm8, zmmword ptr [rsi + 4032]
vpmadd52huq zmm20, zmm3, zmm8
vmovdqa64 zmm11, zmmword ptr [rsi + 4096]
vpmadd52huq zmm27, zmm3, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 2944]
vpmadd52huq zmm29, zmm5, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + 4160]
vpmadd52huq zmm9, zmm3, zmm13
vpmadd52luq zmm2, zmm3, zmm7
vpmadd52luq zmm4, zmm3, zmm8
vpmadd52luq zmm18, zmm3, zmm11
vpmadd52luq zmm22, zmm3, zmm13
vpmadd52luq zmm25, zmm5, zmm12
vpbroadcastq zmm5, qword ptr [rdi + 1400]
vmovdqa64 zmm7, zmmword ptr [rsi + 4288]
vpmadd52huq zmm10, zmm5, zmm7
vmovdqa64 zmm8, zmmword ptr [rsi + 4352]
vpmadd52huq zmm20, zmm5, zmm8
vmovdqa64 zmm11, zmmword ptr [rsi + 4416]
vpmadd52huq zmm27, zmm5, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 3264]
vpmadd52huq zmm29, zmm6, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + 4480]
vpmadd52huq zmm9, zmm5, zmm13
vpmadd52luq zmm2, zmm5, zmm7
vpmadd52luq zmm4, zmm5, zmm8
vpmadd52luq zmm18, zmm5, zmm11
vpmadd52luq zmm22, zmm5, zmm13
vpmadd52luq zmm25, zmm6, zmm12
vpbroadcastq zmm6, qword ptr [rdi + 1408]
vmovdqa64 zmm7, zmmword ptr [rsi + 4608]
vpmadd52huq zmm10, zmm6, zmm7
vmovdqa64 zmm8, zmmword ptr [rsi + 4672]
vpmadd52huq zmm20, zmm6, zmm8
vmovdqa64 zmm11, zmmword ptr [rsi + 4736]
vpmadd52huq zmm27, zmm6, zmm11
vmovdqa64 zmm12, zmmword ptr [rsi + 3584]
vpmadd52huq zmm29, zmm0, zmm12
vmovdqa64 zmm13, zmmword ptr [rsi + 4800]
vpmadd52huq zmm9, zmm6, zmm13
vpmadd52luq zmm2, zmm6, zmm7
vpmadd52luq zmm4, zmm6, zmm8
vpmadd52luq zmm18, zmm6, zmm11
vpmadd52luq zmm22, zmm6, zmm13
vpmadd52luq zmm25, zmm0, zmm12
valignq zmm0, zmm10, zmm31, 7
vmovdqa64 zmm7, zmmword ptr [rsi + 3904]
vpmadd52huq zmm29, zmm1, zmm7
valignq zmm8, zmm20, zmm10, 7
valignq zmm10, zmm27, zmm20, 7
vpaddq zmm0, zmm2, zmm0
valignq zmm2, zmm9, zmm27, 7
vpmadd52luq zmm25, zmm1, zmm7
vpaddq zmm1, zmm4, zmm8
vmovdqa64 zmm4, zmmword ptr [rsi + 4224]
vpmadd52huq zmm29, zmm3, zmm4
vpaddq zmm7, zmm18, zmm10
vpaddq zmm2, zmm22, zmm2
vpsrlq zmm8, zmm0, 52
vpmadd52luq zmm25, zmm3, zmm4
vpsrlq zmm3, zmm1, 52
valignq zmm4, zmm3, zmm8, 7
vpsrlq zmm10, zmm7, 52
valignq zmm3, zmm10, zmm3, 7
vpsrlq zmm11, zmm2, 52
vmovdqa64 zmm12, zmmword ptr [rsi + 4544]
vpmadd52huq zmm29, zmm5, zmm12
valignq zmm10, zmm11, zmm10, 7
vpmadd52luq zmm25, zmm5, zmm12
vpaddq zmm5, zmm1, zmm4
vmovdqa64 zmmword ptr [rdi + 192], zmm5
vpternlogq zmm30, zmm5, zmm1, 0xf6
valignq zmm1, zmm8, zmm31, 7
vpaddq zmm4, zmm7, zmm3
vmovdqa64 zmmword ptr [rdi + 256], zmm4
vpternlogq zmm30, zmm4, zmm7, 0xf6
vpaddq zmm3, zmm2, zmm10
vmovdqa64 zmmword ptr [rdi + 320], zmm3
vpternlogq zmm30, zmm3, zmm2, 0xf6
vmovdqa64 zmm2, zmmword ptr [rsi + 4864]
vpmadd52huq zmm29, zmm6, zmm2
vpmadd52luq zmm25, zmm6, zmm2
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 128], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
valignq zmm0, zmm29, zmm9, 7
vpaddq zmm0, zmm25, zmm0
vpsrlq zmm1, zmm0, 52
valignq zmm2, zmm1, zmm11, 7
vpaddq zmm3, zmm0, zmm2
vmovdqa64 zmmword ptr [rdi + 384], zmm3
vpternlogq zmm30, zmm3, zmm0, 0xf6
valignq zmm0, zmm31, zmm29, 7
vpsrlq zmm2, zmm0, 52
valignq zmm1, zmm2, zmm1, 7
vpaddq zmm2, zmm0, zmm1
vmovdqa64 zmmword ptr [rdi + 448], zmm2
vpternlogq zmm30, zmm2, zmm0, 0xf6
dec rcx
jnz 2b
vmovdqa64 zmmword ptr [rdi], zmm30
