# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-416 mod N, N odd of at most 512 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 11 limbs below 2^52, the top one below 2^48; ymm13 collects predicted carries that rippled.
# 331 instructions a step, 60 pairs of products, 15 spills.
vpxor ymm13, ymm13, ymm13
.p2align 6
2:
vmovapd ymm0, ymmword ptr [rdi + 128]
vperm2i128 ymm1, ymm0, ymmword ptr [rdi + 160], 33
vpalignr ymm2, ymm1, ymm0, 8
vmovapd ymm3, ymmword ptr [rdi + 160]
vperm2i128 ymm4, ymm3, ymmword ptr [rdi + 192], 33
vpalignr ymm5, ymm4, ymm3, 8
vpxor ymm6, ymm6, ymm6
mad_low ymm6, ymm0, ymm2
vpxor ymm7, ymm7, ymm7
mad_low ymm7, ymm3, ymm5
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm0, ymm2
vpxor ymm9, ymm9, ymm9
mad_high ymm9, ymm5, ymm3
vperm2i128 ymm10, ymm0, ymm0, 8
vpalignr ymm11, ymm0, ymm10, 8
vpalignr ymm12, ymm3, ymm1, 8
vpxor ymm14, ymm14, ymm14
mad_low ymm14, ymm11, ymm2
vpxor ymm15, ymm15, ymm15
mad_low ymm15, ymm12, ymm5
mad_high ymm6, ymm11, ymm2
mad_high ymm7, ymm12, ymm5
mad_low ymm6, ymm1, ymm11
mad_low ymm7, ymm4, ymm12
mad_high ymm8, ymm1, ymm11
mad_high ymm9, ymm4, ymm12
mad_low ymm14, ymm1, ymm10
mad_low ymm15, ymm1, ymm4
mad_high ymm6, ymm1, ymm10
mad_high ymm7, ymm1, ymm4
vmovapd ymm5, ymmword ptr [rdi + 192]
vmovdqa ymmword ptr [rdi + 928], ymm11
vpalignr ymm11, ymm5, ymm4, 8
mad_low ymm6, ymm12, ymm10
mad_low ymm7, ymm11, ymm1
mad_high ymm8, ymm12, ymm10
mad_high ymm9, ymm11, ymm1
mad_low ymm14, ymm12, ymmword ptr [rdi + 104]
mad_low ymm15, ymm2, ymm11
mad_high ymm6, ymm12, ymmword ptr [rdi + 104]
mad_high ymm7, ymm2, ymm11
mad_low ymm6, ymm3, ymmword ptr [rdi + 104]
mad_low ymm7, ymm5, ymm2
mad_high ymm8, ymm3, ymmword ptr [rdi + 104]
mad_high ymm9, ymm5, ymm2
mad_low ymm15, ymm0, ymm5
mad_high ymm7, ymm0, ymm5
mad_low ymm7, ymm0, ymmword ptr [rdi + 200]
mad_high ymm9, ymm0, ymmword ptr [rdi + 200]
vmovupd ymm1, ymmword ptr [rdi + 200]
mad_low ymm15, ymm1, ymmword ptr [rdi + 928]
mad_high ymm7, ymm1, ymmword ptr [rdi + 928]
vpaddq ymm2, ymm14, ymm14
vpaddq ymm10, ymm15, ymm15
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vpaddq ymm8, ymm8, ymm8
vpaddq ymm9, ymm9, ymm9
mad_low ymm2, ymm0, ymm0
mad_low ymm10, ymm3, ymm3
mad_high ymm6, ymm0, ymm0
mad_high ymm7, ymm3, ymm3
vpxor ymm0, ymm0, ymm0
mad_low ymm0, ymm1, ymm5
vpxor ymm3, ymm3, ymm3
mad_high ymm3, ymm1, ymm5
vpxor ymm12, ymm12, ymm12
mad_low ymm12, ymm11, ymm1
mad_high ymm0, ymm11, ymm1
mad_low ymm0, ymm11, ymmword ptr [rdi + 208]
mad_high ymm3, ymm11, ymmword ptr [rdi + 208]
mad_low ymm12, ymm4, ymmword ptr [rdi + 208]
mad_high ymm0, ymm4, ymmword ptr [rdi + 208]
vpaddq ymm1, ymm12, ymm12
vpaddq ymm0, ymm0, ymm0
vpaddq ymm3, ymm3, ymm3
mad_low ymm1, ymm5, ymm5
mad_high ymm0, ymm5, ymm5
vperm2i128 ymm4, ymm8, ymm8, 8
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm5, ymm8, ymm9, 33
vpalignr ymm5, ymm9, ymm5, 8
vpaddq ymm2, ymm2, ymm4
vpaddq ymm4, ymm10, ymm5
vpunpcklqdq ymm5, ymm2, ymm6
vpunpckhqdq ymm2, ymm2, ymm6
vperm2i128 ymm6, ymm5, ymm2, 32
vperm2i128 ymm2, ymm5, ymm2, 49
vpsrlq ymm5, ymm6, 52
vpsrlq ymm8, ymm2, 52
vperm2i128 ymm10, ymm5, ymm5, 8
vpalignr ymm10, ymm5, ymm10, 8
vperm2i128 ymm11, ymm5, ymm8, 33
vpalignr ymm11, ymm8, ymm11, 8
vpaddq ymm12, ymm6, ymm10
vpxor ymm14, ymm6, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm6, ymm2, ymm11
vpxor ymm10, ymm2, ymm6
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 384], ymm12
vmovdqa ymmword ptr [rdi + 416], ymm6
vperm2i128 ymm2, ymm3, ymm3, 8
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm2, ymm1, ymm2
vpunpcklqdq ymm6, ymm2, ymm0
vpunpckhqdq ymm2, ymm2, ymm0
vperm2i128 ymm10, ymm6, ymm2, 32
vperm2i128 ymm2, ymm6, ymm2, 49
vpsrlq ymm6, ymm10, 52
vpsrlq ymm11, ymm2, 52
vperm2i128 ymm12, ymm6, ymm6, 8
vpalignr ymm12, ymm6, ymm12, 8
vperm2i128 ymm6, ymm6, ymm11, 33
vpalignr ymm6, ymm11, ymm6, 8
vpand ymm11, ymm12, ymmword ptr [rdi + 832]
vpaddq ymm12, ymm10, ymm11
vpxor ymm14, ymm10, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm10, ymm2, ymm6
vpxor ymm11, ymm2, ymm10
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 576], ymm12
vmovdqa ymmword ptr [rdi + 608], ymm10
vmovdqa ymmword ptr [rdi + 928], ymm0
vmovdqa ymmword ptr [rdi + 960], ymm1
vmovdqa ymmword ptr [rdi + 992], ymm3
vmovdqa ymmword ptr [rdi + 1024], ymm4
vmovdqa ymmword ptr [rdi + 1056], ymm5
vmovdqa ymmword ptr [rdi + 1088], ymm7
vmovdqa ymmword ptr [rdi + 1120], ymm8
vmovdqa ymmword ptr [rdi + 1152], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 864]
vmovdqa ymm1, ymmword ptr [rdi + 864]
vmovdqa ymm2, ymmword ptr [rdi + 864]
vmovdqa ymm3, ymmword ptr [rdi + 864]
vmovdqa ymm4, ymmword ptr [rdi + 864]
vmovdqa ymm5, ymmword ptr [rdi + 864]
vbroadcastsd ymm6, qword ptr [rdi + 592]
vmovdqa ymm7, ymmword ptr [rsi + 1024]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1056]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1088]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 600]
vmovdqa ymm7, ymmword ptr [rsi + 1152]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1184]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1216]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 608]
vmovdqa ymm7, ymmword ptr [rsi + 1280]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1312]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1344]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 616]
vmovdqa ymm7, ymmword ptr [rsi + 1408]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1440]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1472]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vmovdqa ymmword ptr [rdi + 1184], ymm0
vmovdqa ymmword ptr [rdi + 1216], ymm1
vmovdqa ymmword ptr [rdi + 1248], ymm2
vmovdqa ymmword ptr [rdi + 1280], ymm3
vmovdqa ymmword ptr [rdi + 1312], ymm4
vmovdqa ymmword ptr [rdi + 1344], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1184]
vmovdqa ymm1, ymmword ptr [rdi + 1216]
vmovdqa ymm2, ymmword ptr [rdi + 1248]
vmovdqa ymm3, ymmword ptr [rdi + 1280]
vmovdqa ymm4, ymmword ptr [rdi + 1312]
vmovdqa ymm5, ymmword ptr [rdi + 1344]
vbroadcastsd ymm6, qword ptr [rdi + 384]
vmovdqa ymm7, ymmword ptr [rsi + 0]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 32]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 64]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 392]
vmovdqa ymm7, ymmword ptr [rsi + 128]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 160]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 192]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 400]
vmovdqa ymm7, ymmword ptr [rsi + 256]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 288]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 320]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 408]
vmovdqa ymm7, ymmword ptr [rsi + 384]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 416]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 448]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 416]
vmovdqa ymm7, ymmword ptr [rsi + 512]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 544]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 576]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 424]
vmovdqa ymm7, ymmword ptr [rsi + 640]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 672]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 704]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 432]
vmovdqa ymm7, ymmword ptr [rsi + 768]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 800]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 832]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 440]
vmovdqa ymm7, ymmword ptr [rsi + 896]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 928]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 960]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vmovapd ymm6, ymmword ptr [rdi + 1024]
vpunpcklqdq ymm7, ymm6, ymmword ptr [rdi + 1088]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 1088]
vperm2i128 ymm8, ymm7, ymm6, 32
vperm2i128 ymm6, ymm7, ymm6, 49
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1152]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 992], 33
vmovapd ymm7, ymmword ptr [rdi + 992]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 960]
vpunpcklqdq ymm6, ymm6, ymmword ptr [rdi + 928]
vperm2i128 ymm6, ymm6, ymm6, 128
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1120]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 1056], 33
vmovapd ymm7, ymmword ptr [rdi + 1056]
vpalignr ymm6, ymm7, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 896]
vpaddq ymm0, ymm0, ymm6
vperm2i128 ymm6, ymm3, ymm3, 8
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm3
vpsrlq ymm3, ymm0, 52
vpsrlq ymm6, ymm1, 52
vperm2i128 ymm7, ymm3, ymm3, 8
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm6, 33
vpalignr ymm3, ymm6, ymm3, 8
vpaddq ymm8, ymm0, ymm7
vpxor ymm9, ymm0, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm0, ymm1, ymm3
vpxor ymm7, ymm1, ymm0
vpor ymm13, ymm13, ymm7
vperm2i128 ymm1, ymm4, ymm5, 33
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm3, ymm5, ymm5, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm1, ymm2, ymm1
vpsrlq ymm2, ymm1, 52
vpsrlq ymm4, ymm3, 52
vperm2i128 ymm5, ymm6, ymm2, 33
vpalignr ymm5, ymm2, ymm5, 8
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vpaddq ymm4, ymm1, ymm5
vpxor ymm6, ymm1, ymm4
vpor ymm13, ymm13, ymm6
vpaddq ymm1, ymm3, ymm2
vpxor ymm5, ymm3, ymm1
vpor ymm13, ymm13, ymm5
vmovdqa ymmword ptr [rdi + 128], ymm8
vmovdqa ymmword ptr [rdi + 160], ymm0
vmovdqa ymmword ptr [rdi + 192], ymm4
vmovdqa ymmword ptr [rdi + 224], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
