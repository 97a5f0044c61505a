# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-832 mod N, N odd of at most 1024 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 21 limbs below 2^52, the top one below 2^41; ymm13 collects predicted carries that rippled.
# 776 instructions a step, 182 pairs of products, 30 spills.
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
vmovdqa ymmword ptr [rdi + 1120], ymm5
vmovapd ymm5, ymmword ptr [rdi + 192]
vmovdqa ymmword ptr [rdi + 1152], ymm11
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
vmovdqa ymmword ptr [rdi + 1184], ymm2
vmovapd ymm2, ymmword ptr [rdi + 1152]
mad_low ymm15, ymm2, ymmword ptr [rdi + 200]
mad_high ymm7, ymm2, ymmword ptr [rdi + 200]
mad_low ymm7, ymm2, ymmword ptr [rdi + 208]
mad_high ymm9, ymm2, ymmword ptr [rdi + 208]
mad_low ymm15, ymm10, ymmword ptr [rdi + 208]
mad_high ymm7, ymm10, ymmword ptr [rdi + 208]
mad_low ymm7, ymm10, ymmword ptr [rdi + 216]
mad_high ymm9, ymm10, ymmword ptr [rdi + 216]
vmovdqa ymmword ptr [rdi + 1216], ymm10
vmovupd ymm10, ymmword ptr [rdi + 104]
mad_low ymm15, ymm10, ymmword ptr [rdi + 216]
mad_high ymm7, ymm10, ymmword ptr [rdi + 216]
mad_low ymm7, ymm10, ymmword ptr [rdi + 224]
mad_high ymm9, ymm10, ymmword ptr [rdi + 224]
vpaddq ymm10, ymm14, ymm14
vpaddq ymm14, ymm15, ymm15
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vpaddq ymm8, ymm8, ymm8
vpaddq ymm9, ymm9, ymm9
mad_low ymm10, ymm0, ymm0
mad_low ymm14, ymm3, ymm3
mad_high ymm6, ymm0, ymm0
mad_high ymm7, ymm3, ymm3
vpxor ymm15, ymm15, ymm15
vmovupd ymm2, ymmword ptr [rdi + 264]
mad_low ymm15, ymm2, ymmword ptr [rdi + 256]
vpxor ymm0, ymm0, ymm0
mad_high ymm0, ymm2, ymmword ptr [rdi + 256]
vmovdqa ymmword ptr [rdi + 1248], ymm1
vpxor ymm1, ymm1, ymm1
mad_low ymm1, ymm2, ymmword ptr [rdi + 248]
mad_high ymm15, ymm2, ymmword ptr [rdi + 248]
vmovdqa ymmword ptr [rdi + 1280], ymm12
vmovupd ymm12, ymmword ptr [rdi + 272]
mad_low ymm15, ymm12, ymmword ptr [rdi + 248]
mad_high ymm0, ymm12, ymmword ptr [rdi + 248]
mad_low ymm1, ymm12, ymmword ptr [rdi + 240]
mad_high ymm15, ymm12, ymmword ptr [rdi + 240]
vmovupd ymm12, ymmword ptr [rdi + 280]
mad_low ymm15, ymm12, ymmword ptr [rdi + 240]
mad_high ymm0, ymm12, ymmword ptr [rdi + 240]
mad_low ymm1, ymm12, ymmword ptr [rdi + 232]
mad_high ymm15, ymm12, ymmword ptr [rdi + 232]
vmovapd ymm12, ymmword ptr [rdi + 288]
mad_low ymm15, ymm12, ymmword ptr [rdi + 232]
mad_high ymm0, ymm12, ymmword ptr [rdi + 232]
mad_low ymm1, ymm12, ymmword ptr [rdi + 224]
mad_high ymm15, ymm12, ymmword ptr [rdi + 224]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm15, ymm15, ymm15
vpaddq ymm0, ymm0, ymm0
vmovapd ymm2, ymmword ptr [rdi + 256]
mad_low ymm1, ymm2, ymm2
vpxor ymm3, ymm3, ymm3
mad_low ymm3, ymm12, ymm12
mad_high ymm15, ymm2, ymm2
vpxor ymm2, ymm2, ymm2
mad_high ymm2, ymm12, ymm12
vperm2i128 ymm12, ymm8, ymm8, 8
vpalignr ymm12, ymm8, ymm12, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm10, ymm10, ymm12
vpaddq ymm8, ymm14, ymm8
vpunpcklqdq ymm12, ymm10, ymm6
vpunpckhqdq ymm6, ymm10, ymm6
vperm2i128 ymm10, ymm12, ymm6, 32
vperm2i128 ymm6, ymm12, ymm6, 49
vpsrlq ymm12, ymm10, 52
vpsrlq ymm14, ymm6, 52
vmovdqa ymmword ptr [rdi + 1312], ymm9
vperm2i128 ymm9, ymm12, ymm12, 8
vpalignr ymm9, ymm12, ymm9, 8
vperm2i128 ymm12, ymm12, ymm14, 33
vpalignr ymm12, ymm14, ymm12, 8
vmovdqa ymmword ptr [rdi + 1344], ymm4
vpaddq ymm4, ymm10, ymm9
vmovdqa ymmword ptr [rdi + 1376], ymm11
vpxor ymm11, ymm10, ymm4
vpor ymm13, ymm13, ymm11
vpaddq ymm9, ymm6, ymm12
vpxor ymm10, ymm6, ymm9
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 448], ymm4
vmovdqa ymmword ptr [rdi + 480], ymm9
vpunpcklqdq ymm4, ymm8, ymm7
vpunpckhqdq ymm6, ymm8, ymm7
vperm2i128 ymm7, ymm4, ymm6, 32
vperm2i128 ymm4, ymm4, ymm6, 49
vpsrlq ymm6, ymm7, 52
vpsrlq ymm8, ymm4, 52
vperm2i128 ymm9, ymm14, ymm6, 33
vpalignr ymm9, ymm6, ymm9, 8
vperm2i128 ymm10, ymm6, ymm8, 33
vpalignr ymm10, ymm8, ymm10, 8
vpaddq ymm11, ymm7, ymm9
vpxor ymm12, ymm7, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm7, ymm4, ymm10
vpxor ymm9, ymm4, ymm7
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 512], ymm11
vmovdqa ymmword ptr [rdi + 544], ymm7
vperm2i128 ymm4, ymm0, ymm0, 8
vpalignr ymm4, ymm0, ymm4, 8
vperm2i128 ymm7, ymm0, ymm0, 129
vpsrldq ymm7, ymm7, 8
vpaddq ymm4, ymm1, ymm4
vpaddq ymm3, ymm3, ymm7
vpunpcklqdq ymm7, ymm4, ymm15
vpunpckhqdq ymm4, ymm4, ymm15
vperm2i128 ymm9, ymm7, ymm4, 32
vperm2i128 ymm4, ymm7, ymm4, 49
vpsrlq ymm7, ymm9, 52
vpsrlq ymm10, ymm4, 52
vperm2i128 ymm7, ymm7, ymm10, 33
vpalignr ymm7, ymm10, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 1024]
vpaddq ymm11, ymm4, ymm7
vpxor ymm12, ymm4, ymm11
vpor ymm13, ymm13, ymm12
vmovdqa ymmword ptr [rdi + 704], ymm9
vmovdqa ymmword ptr [rdi + 736], ymm11
vpunpcklqdq ymm4, ymm3, ymm2
vpunpckhqdq ymm2, ymm3, ymm2
vperm2i128 ymm2, ymm4, ymm2, 32
vpsrlq ymm3, ymm2, 52
vperm2i128 ymm4, ymm10, ymm3, 33
vpalignr ymm3, ymm3, ymm4, 8
vpaddq ymm4, ymm2, ymm3
vpxor ymm7, ymm2, ymm4
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 768], ymm4
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm5, ymmword ptr [rdi + 200]
vpxor ymm3, ymm3, ymm3
vmovupd ymm4, ymmword ptr [rdi + 232]
mad_low ymm3, ymm4, ymmword ptr [rdi + 224]
vpxor ymm7, ymm7, ymm7
mad_high ymm7, ymm5, ymmword ptr [rdi + 200]
vpxor ymm9, ymm9, ymm9
mad_high ymm9, ymm4, ymmword ptr [rdi + 224]
vpxor ymm10, ymm10, ymm10
vmovapd ymm11, ymmword ptr [rdi + 1376]
mad_low ymm10, ymm11, ymmword ptr [rdi + 200]
vpxor ymm12, ymm12, ymm12
mad_low ymm12, ymm4, ymmword ptr [rdi + 216]
mad_high ymm2, ymm11, ymmword ptr [rdi + 200]
mad_high ymm3, ymm4, ymmword ptr [rdi + 216]
mad_low ymm2, ymm11, ymmword ptr [rdi + 208]
vmovupd ymm14, ymmword ptr [rdi + 240]
mad_low ymm3, ymm14, ymmword ptr [rdi + 216]
mad_high ymm7, ymm11, ymmword ptr [rdi + 208]
mad_high ymm9, ymm14, ymmword ptr [rdi + 216]
vmovdqa ymmword ptr [rdi + 1408], ymm8
vmovupd ymm8, ymmword ptr [rdi + 208]
mad_low ymm10, ymm8, ymmword ptr [rdi + 1344]
mad_low ymm12, ymm8, ymm14
mad_high ymm2, ymm8, ymmword ptr [rdi + 1344]
mad_high ymm3, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 1440], ymm6
vmovupd ymm6, ymmword ptr [rdi + 216]
mad_low ymm2, ymm6, ymmword ptr [rdi + 1344]
mad_low ymm3, ymm8, ymmword ptr [rdi + 248]
mad_high ymm7, ymm6, ymmword ptr [rdi + 1344]
mad_high ymm9, ymm8, ymmword ptr [rdi + 248]
mad_low ymm10, ymm6, ymmword ptr [rdi + 1120]
vmovupd ymm8, ymmword ptr [rdi + 200]
mad_low ymm12, ymm8, ymmword ptr [rdi + 248]
mad_high ymm2, ymm6, ymmword ptr [rdi + 1120]
mad_high ymm3, ymm8, ymmword ptr [rdi + 248]
vmovapd ymm6, ymmword ptr [rdi + 224]
mad_low ymm2, ymm6, ymmword ptr [rdi + 1120]
mad_low ymm3, ymm8, ymmword ptr [rdi + 256]
mad_high ymm7, ymm6, ymmword ptr [rdi + 1120]
mad_high ymm9, ymm8, ymmword ptr [rdi + 256]
mad_low ymm10, ymm6, ymmword ptr [rdi + 160]
mad_low ymm12, ymm5, ymmword ptr [rdi + 256]
mad_high ymm2, ymm6, ymmword ptr [rdi + 160]
mad_high ymm3, ymm5, ymmword ptr [rdi + 256]
mad_low ymm2, ymm4, ymmword ptr [rdi + 160]
mad_low ymm3, ymm5, ymmword ptr [rdi + 264]
mad_high ymm7, ymm4, ymmword ptr [rdi + 160]
mad_high ymm9, ymm5, ymmword ptr [rdi + 264]
mad_low ymm10, ymm4, ymmword ptr [rdi + 1280]
mad_low ymm12, ymm11, ymmword ptr [rdi + 264]
mad_high ymm2, ymm4, ymmword ptr [rdi + 1280]
mad_high ymm3, ymm11, ymmword ptr [rdi + 264]
mad_low ymm2, ymm14, ymmword ptr [rdi + 1280]
mad_low ymm3, ymm11, ymmword ptr [rdi + 272]
mad_high ymm7, ymm14, ymmword ptr [rdi + 1280]
mad_high ymm9, ymm11, ymmword ptr [rdi + 272]
mad_low ymm10, ymm14, ymmword ptr [rdi + 1248]
vmovapd ymm4, ymmword ptr [rdi + 1344]
mad_low ymm12, ymm4, ymmword ptr [rdi + 272]
mad_high ymm2, ymm14, ymmword ptr [rdi + 1248]
mad_high ymm3, ymm4, ymmword ptr [rdi + 272]
vmovupd ymm8, ymmword ptr [rdi + 248]
mad_low ymm2, ymm8, ymmword ptr [rdi + 1248]
mad_low ymm3, ymm4, ymmword ptr [rdi + 280]
mad_high ymm7, ymm8, ymmword ptr [rdi + 1248]
mad_high ymm9, ymm4, ymmword ptr [rdi + 280]
mad_low ymm10, ymm8, ymmword ptr [rdi + 1184]
vmovapd ymm4, ymmword ptr [rdi + 1120]
mad_low ymm12, ymm4, ymmword ptr [rdi + 280]
mad_high ymm2, ymm8, ymmword ptr [rdi + 1184]
mad_high ymm3, ymm4, ymmword ptr [rdi + 280]
vmovapd ymm8, ymmword ptr [rdi + 256]
mad_low ymm2, ymm8, ymmword ptr [rdi + 1184]
mad_low ymm3, ymm4, ymmword ptr [rdi + 288]
mad_high ymm7, ymm8, ymmword ptr [rdi + 1184]
mad_high ymm9, ymm4, ymmword ptr [rdi + 288]
mad_low ymm10, ymm8, ymmword ptr [rdi + 128]
vmovapd ymm4, ymmword ptr [rdi + 160]
mad_low ymm12, ymm4, ymmword ptr [rdi + 288]
mad_high ymm2, ymm8, ymmword ptr [rdi + 128]
mad_high ymm3, ymm4, ymmword ptr [rdi + 288]
vmovupd ymm4, ymmword ptr [rdi + 264]
mad_low ymm2, ymm4, ymmword ptr [rdi + 128]
mad_high ymm7, ymm4, ymmword ptr [rdi + 128]
mad_low ymm10, ymm4, ymmword ptr [rdi + 1152]
mad_high ymm2, ymm4, ymmword ptr [rdi + 1152]
vmovupd ymm4, ymmword ptr [rdi + 272]
mad_low ymm2, ymm4, ymmword ptr [rdi + 1152]
mad_high ymm7, ymm4, ymmword ptr [rdi + 1152]
mad_low ymm10, ymm4, ymmword ptr [rdi + 1216]
mad_high ymm2, ymm4, ymmword ptr [rdi + 1216]
vpaddq ymm4, ymm10, ymm10
vpaddq ymm8, ymm12, ymm12
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm7, ymm7, ymm7
vpaddq ymm9, ymm9, ymm9
mad_low ymm4, ymm5, ymm5
mad_low ymm8, ymm6, ymm6
mad_high ymm2, ymm5, ymm5
mad_high ymm3, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 1216], ymm0
vmovdqa ymmword ptr [rdi + 1152], ymm1
vmovdqa ymmword ptr [rdi + 1120], ymm2
vmovdqa ymmword ptr [rdi + 1184], ymm3
vmovdqa ymmword ptr [rdi + 1344], ymm4
vmovdqa ymmword ptr [rdi + 1248], ymm7
vmovdqa ymmword ptr [rdi + 1376], ymm8
vmovdqa ymmword ptr [rdi + 1280], ymm9
vmovdqa ymmword ptr [rdi + 1472], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 1056]
vmovdqa ymm1, ymmword ptr [rdi + 1056]
vmovdqa ymm2, ymmword ptr [rdi + 1056]
vmovdqa ymm3, ymmword ptr [rdi + 1056]
vmovdqa ymm4, ymmword ptr [rdi + 1056]
vmovdqa ymm5, ymmword ptr [rdi + 1056]
vmovdqa ymm6, ymmword ptr [rdi + 1056]
vmovdqa ymm7, ymmword ptr [rdi + 1056]
vmovdqa ymm8, ymmword ptr [rdi + 1056]
vmovdqa ymm9, ymmword ptr [rdi + 1056]
vbroadcastsd ymm10, qword ptr [rdi + 736]
vmovdqa ymm11, ymmword ptr [rsi + 3072]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3104]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3136]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3168]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3200]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 744]
vmovdqa ymm11, ymmword ptr [rsi + 3264]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3296]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3328]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3360]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3392]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 752]
vmovdqa ymm11, ymmword ptr [rsi + 3456]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3488]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3520]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3552]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3584]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 760]
vmovdqa ymm11, ymmword ptr [rsi + 3648]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3680]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3712]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3744]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3776]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 768]
vmovdqa ymm11, ymmword ptr [rsi + 3840]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3872]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3904]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3936]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3968]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 776]
vmovdqa ymm11, ymmword ptr [rsi + 4032]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 4064]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 4096]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 4128]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 4160]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 1504], ymm0
vmovdqa ymmword ptr [rdi + 1536], ymm1
vmovdqa ymmword ptr [rdi + 1568], ymm2
vmovdqa ymmword ptr [rdi + 1600], ymm3
vmovdqa ymmword ptr [rdi + 1632], ymm4
vmovdqa ymmword ptr [rdi + 1664], ymm5
vmovdqa ymmword ptr [rdi + 1696], ymm6
vmovdqa ymmword ptr [rdi + 1728], ymm7
vmovdqa ymmword ptr [rdi + 1760], ymm8
vmovdqa ymmword ptr [rdi + 1792], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 1504]
vmovdqa ymm1, ymmword ptr [rdi + 1536]
vmovdqa ymm2, ymmword ptr [rdi + 1568]
vmovdqa ymm3, ymmword ptr [rdi + 1600]
vmovdqa ymm4, ymmword ptr [rdi + 1632]
vmovdqa ymm5, ymmword ptr [rdi + 1664]
vmovdqa ymm6, ymmword ptr [rdi + 1696]
vmovdqa ymm7, ymmword ptr [rdi + 1728]
vmovdqa ymm8, ymmword ptr [rdi + 1760]
vmovdqa ymm9, ymmword ptr [rdi + 1792]
vbroadcastsd ymm10, qword ptr [rdi + 448]
vmovdqa ymm11, ymmword ptr [rsi + 0]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 32]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 64]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 96]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 128]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 456]
vmovdqa ymm11, ymmword ptr [rsi + 192]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 224]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 256]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 288]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 320]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 464]
vmovdqa ymm11, ymmword ptr [rsi + 384]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 416]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 448]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 480]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 512]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 472]
vmovdqa ymm11, ymmword ptr [rsi + 576]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 608]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 640]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 672]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 704]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 480]
vmovdqa ymm11, ymmword ptr [rsi + 768]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 800]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 832]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 864]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 896]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 488]
vmovdqa ymm11, ymmword ptr [rsi + 960]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 992]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1024]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1056]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1088]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 496]
vmovdqa ymm11, ymmword ptr [rsi + 1152]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1184]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1216]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1248]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1280]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 504]
vmovdqa ymm11, ymmword ptr [rsi + 1344]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1376]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1408]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1440]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1472]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 512]
vmovdqa ymm11, ymmword ptr [rsi + 1536]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1568]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1600]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1632]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1664]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 520]
vmovdqa ymm11, ymmword ptr [rsi + 1728]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1760]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1792]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1824]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1856]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 528]
vmovdqa ymm11, ymmword ptr [rsi + 1920]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1952]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 1984]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2016]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2048]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 536]
vmovdqa ymm11, ymmword ptr [rsi + 2112]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2144]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2176]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2208]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2240]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 544]
vmovdqa ymm11, ymmword ptr [rsi + 2304]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2336]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2368]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2400]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2432]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 552]
vmovdqa ymm11, ymmword ptr [rsi + 2496]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2528]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2560]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2592]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2624]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 560]
vmovdqa ymm11, ymmword ptr [rsi + 2688]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2720]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2752]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2784]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2816]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 568]
vmovdqa ymm11, ymmword ptr [rsi + 2880]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2912]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2944]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 2976]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 3008]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vmovapd ymm10, ymmword ptr [rdi + 1312]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 1248], 33
vmovapd ymm11, ymmword ptr [rdi + 1248]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 1280], 33
vmovapd ymm12, ymmword ptr [rdi + 1280]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1344]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1376]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 1120]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 1120]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm0, ymm0, ymm15
vpaddq ymm1, ymm1, ymm10
vpunpcklqdq ymm10, ymm11, ymmword ptr [rdi + 1184]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 1184]
vperm2i128 ymm14, ymm10, ymm11, 32
vperm2i128 ymm10, ymm10, ymm11, 49
vpaddq ymm2, ymm2, ymm14
vpaddq ymm3, ymm3, ymm10
vperm2i128 ymm10, ymm12, ymmword ptr [rdi + 1216], 33
vmovapd ymm11, ymmword ptr [rdi + 1216]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1152]
vpunpcklqdq ymm11, ymm10, ymmword ptr [rdi + 1472]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 1472]
vperm2i128 ymm10, ymm11, ymm10, 32
vpaddq ymm4, ymm4, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1408]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 1440], 33
vmovapd ymm11, ymmword ptr [rdi + 1440]
vpalignr ymm10, ymm11, ymm10, 8
vpand ymm10, ymm10, ymmword ptr [rdi + 1088]
vpaddq ymm0, ymm0, ymm10
vperm2i128 ymm10, ymm5, ymm5, 8
vpalignr ymm10, ymm5, ymm10, 8
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm5
vpsrlq ymm5, ymm0, 52
vpsrlq ymm10, ymm1, 52
vperm2i128 ymm11, ymm5, ymm5, 8
vpalignr ymm11, ymm5, ymm11, 8
vperm2i128 ymm5, ymm5, ymm10, 33
vpalignr ymm5, ymm10, ymm5, 8
vpaddq ymm12, ymm0, ymm11
vpxor ymm14, ymm0, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm0, ymm1, ymm5
vpxor ymm11, ymm1, ymm0
vpor ymm13, ymm13, ymm11
vperm2i128 ymm1, ymm6, ymm7, 33
vpalignr ymm1, ymm7, ymm1, 8
vperm2i128 ymm5, ymm7, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm1, ymm2, ymm1
vpaddq ymm2, ymm3, ymm5
vpsrlq ymm3, ymm1, 52
vpsrlq ymm5, ymm2, 52
vperm2i128 ymm6, ymm10, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm3, ymm3, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vpaddq ymm7, ymm1, ymm6
vpxor ymm10, ymm1, ymm7
vpor ymm13, ymm13, ymm10
vpaddq ymm1, ymm2, ymm3
vpxor ymm6, ymm2, ymm1
vpor ymm13, ymm13, ymm6
vperm2i128 ymm2, ymm8, ymm9, 33
vpalignr ymm2, ymm9, ymm2, 8
vperm2i128 ymm3, ymm9, ymm9, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm2, ymm4, ymm2
vpsrlq ymm4, ymm2, 52
vpsrlq ymm6, ymm3, 52
vperm2i128 ymm5, ymm5, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vperm2i128 ymm4, ymm4, ymm6, 33
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm6, ymm2, ymm5
vpxor ymm8, ymm2, ymm6
vpor ymm13, ymm13, ymm8
vpaddq ymm2, ymm3, ymm4
vpxor ymm5, ymm3, ymm2
vpor ymm13, ymm13, ymm5
vmovdqa ymmword ptr [rdi + 128], ymm12
vmovdqa ymmword ptr [rdi + 160], ymm0
vmovdqa ymmword ptr [rdi + 192], ymm7
vmovdqa ymmword ptr [rdi + 224], ymm1
vmovdqa ymmword ptr [rdi + 256], ymm6
vmovdqa ymmword ptr [rdi + 288], ymm2
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
