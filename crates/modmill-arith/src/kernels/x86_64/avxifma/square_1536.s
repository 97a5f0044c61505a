# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-1248 mod N, N odd of at most 1536 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 31 limbs below 2^52, the top one below 2^33; ymm13 collects predicted carries that rippled.
# 1752 instructions a step, 403 pairs of products, 42 spills.
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
vmovdqa ymmword ptr [rdi + 1248], ymm5
vmovapd ymm5, ymmword ptr [rdi + 192]
vmovdqa ymmword ptr [rdi + 1280], ymm11
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
vmovdqa ymmword ptr [rdi + 1312], ymm2
vmovapd ymm2, ymmword ptr [rdi + 1280]
mad_low ymm15, ymm2, ymmword ptr [rdi + 200]
mad_high ymm7, ymm2, ymmword ptr [rdi + 200]
mad_low ymm7, ymm2, ymmword ptr [rdi + 208]
mad_high ymm9, ymm2, ymmword ptr [rdi + 208]
mad_low ymm15, ymm10, ymmword ptr [rdi + 208]
mad_high ymm7, ymm10, ymmword ptr [rdi + 208]
mad_low ymm7, ymm10, ymmword ptr [rdi + 216]
mad_high ymm9, ymm10, ymmword ptr [rdi + 216]
vmovdqa ymmword ptr [rdi + 1344], ymm10
vmovupd ymm10, ymmword ptr [rdi + 104]
mad_low ymm15, ymm10, ymmword ptr [rdi + 216]
mad_high ymm7, ymm10, ymmword ptr [rdi + 216]
mad_low ymm7, ymm10, ymmword ptr [rdi + 224]
mad_high ymm9, ymm10, ymmword ptr [rdi + 224]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm15, ymm15, ymm15
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vpaddq ymm8, ymm8, ymm8
vpaddq ymm9, ymm9, ymm9
mad_low ymm14, ymm0, ymm0
mad_low ymm15, ymm3, ymm3
mad_high ymm6, ymm0, ymm0
mad_high ymm7, ymm3, ymm3
vmovdqa ymmword ptr [rdi + 1376], ymm7
vpxor ymm7, ymm7, ymm7
mad_low ymm7, ymm5, ymmword ptr [rdi + 200]
vmovdqa ymmword ptr [rdi + 1408], ymm6
vpxor ymm6, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 1440], ymm15
vmovupd ymm15, ymmword ptr [rdi + 232]
mad_low ymm6, ymm15, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 1472], ymm14
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm5, ymmword ptr [rdi + 200]
vmovdqa ymmword ptr [rdi + 1504], ymm9
vpxor ymm9, ymm9, ymm9
mad_high ymm9, ymm15, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 1536], ymm8
vpxor ymm8, ymm8, ymm8
mad_low ymm8, ymm11, ymmword ptr [rdi + 200]
vpxor ymm10, ymm10, ymm10
mad_low ymm10, ymm15, ymmword ptr [rdi + 216]
mad_high ymm7, ymm11, ymmword ptr [rdi + 200]
mad_high ymm6, ymm15, ymmword ptr [rdi + 216]
mad_low ymm7, ymm11, ymmword ptr [rdi + 208]
vmovupd ymm2, ymmword ptr [rdi + 240]
mad_low ymm6, ymm2, ymmword ptr [rdi + 216]
mad_high ymm14, ymm11, ymmword ptr [rdi + 208]
mad_high ymm9, ymm2, ymmword ptr [rdi + 216]
mad_low ymm8, ymm4, ymmword ptr [rdi + 208]
mad_low ymm10, ymm2, ymmword ptr [rdi + 208]
mad_high ymm7, ymm4, ymmword ptr [rdi + 208]
mad_high ymm6, ymm2, ymmword ptr [rdi + 208]
mad_low ymm7, ymm4, ymmword ptr [rdi + 216]
vmovupd ymm0, ymmword ptr [rdi + 248]
mad_low ymm6, ymm0, ymmword ptr [rdi + 208]
mad_high ymm14, ymm4, ymmword ptr [rdi + 216]
mad_high ymm9, ymm0, ymmword ptr [rdi + 208]
vmovdqa ymmword ptr [rdi + 1568], ymm4
vmovapd ymm4, ymmword ptr [rdi + 1248]
mad_low ymm8, ymm4, ymmword ptr [rdi + 216]
mad_low ymm10, ymm0, ymmword ptr [rdi + 200]
mad_high ymm7, ymm4, ymmword ptr [rdi + 216]
mad_high ymm6, ymm0, ymmword ptr [rdi + 200]
mad_low ymm7, ymm4, ymmword ptr [rdi + 224]
vmovapd ymm0, ymmword ptr [rdi + 256]
mad_low ymm6, ymm0, ymmword ptr [rdi + 200]
mad_high ymm14, ymm4, ymmword ptr [rdi + 224]
mad_high ymm9, ymm0, ymmword ptr [rdi + 200]
mad_low ymm8, ymm3, ymmword ptr [rdi + 224]
mad_low ymm10, ymm5, ymm0
mad_high ymm7, ymm3, ymmword ptr [rdi + 224]
mad_high ymm6, ymm5, ymm0
mad_low ymm7, ymm15, ymm3
mad_low ymm6, ymm5, ymmword ptr [rdi + 264]
mad_high ymm14, ymm15, ymm3
mad_high ymm9, ymm5, ymmword ptr [rdi + 264]
mad_low ymm8, ymm12, ymm15
mad_low ymm10, ymm11, ymmword ptr [rdi + 264]
mad_high ymm7, ymm12, ymm15
mad_high ymm6, ymm11, ymmword ptr [rdi + 264]
mad_low ymm7, ymm2, ymm12
mad_low ymm6, ymm11, ymmword ptr [rdi + 272]
mad_high ymm14, ymm2, ymm12
mad_high ymm9, ymm11, ymmword ptr [rdi + 272]
mad_low ymm8, ymm1, ymm2
vmovdqa ymmword ptr [rdi + 1600], ymm11
vmovapd ymm11, ymmword ptr [rdi + 1568]
mad_low ymm10, ymm11, ymmword ptr [rdi + 272]
mad_high ymm7, ymm1, ymm2
mad_high ymm6, ymm11, ymmword ptr [rdi + 272]
mad_low ymm7, ymm1, ymmword ptr [rdi + 248]
mad_low ymm6, ymm11, ymmword ptr [rdi + 280]
mad_high ymm14, ymm1, ymmword ptr [rdi + 248]
mad_high ymm9, ymm11, ymmword ptr [rdi + 280]
vmovapd ymm11, ymmword ptr [rdi + 1312]
mad_low ymm8, ymm11, ymmword ptr [rdi + 248]
mad_low ymm10, ymm4, ymmword ptr [rdi + 280]
mad_high ymm7, ymm11, ymmword ptr [rdi + 248]
mad_high ymm6, ymm4, ymmword ptr [rdi + 280]
mad_low ymm7, ymm0, ymm11
mad_low ymm6, ymm4, ymmword ptr [rdi + 288]
mad_high ymm14, ymm0, ymm11
mad_high ymm9, ymm4, ymmword ptr [rdi + 288]
mad_low ymm8, ymm0, ymmword ptr [rdi + 128]
mad_low ymm10, ymm3, ymmword ptr [rdi + 288]
mad_high ymm7, ymm0, ymmword ptr [rdi + 128]
mad_high ymm6, ymm3, ymmword ptr [rdi + 288]
vmovupd ymm4, ymmword ptr [rdi + 264]
mad_low ymm7, ymm4, ymmword ptr [rdi + 128]
mad_low ymm6, ymm3, ymmword ptr [rdi + 296]
mad_high ymm14, ymm4, ymmword ptr [rdi + 128]
mad_high ymm9, ymm3, ymmword ptr [rdi + 296]
mad_low ymm8, ymm4, ymmword ptr [rdi + 1280]
mad_low ymm10, ymm12, ymmword ptr [rdi + 296]
mad_high ymm7, ymm4, ymmword ptr [rdi + 1280]
mad_high ymm6, ymm12, ymmword ptr [rdi + 296]
vmovupd ymm3, ymmword ptr [rdi + 272]
mad_low ymm7, ymm3, ymmword ptr [rdi + 1280]
mad_low ymm6, ymm12, ymmword ptr [rdi + 304]
mad_high ymm14, ymm3, ymmword ptr [rdi + 1280]
mad_high ymm9, ymm12, ymmword ptr [rdi + 304]
mad_low ymm8, ymm3, ymmword ptr [rdi + 1344]
mad_low ymm10, ymm1, ymmword ptr [rdi + 304]
mad_high ymm7, ymm3, ymmword ptr [rdi + 1344]
mad_high ymm6, ymm1, ymmword ptr [rdi + 304]
vmovdqa ymmword ptr [rdi + 1632], ymm12
vmovupd ymm12, ymmword ptr [rdi + 280]
mad_low ymm7, ymm12, ymmword ptr [rdi + 1344]
mad_low ymm6, ymm1, ymmword ptr [rdi + 312]
mad_high ymm14, ymm12, ymmword ptr [rdi + 1344]
mad_high ymm9, ymm1, ymmword ptr [rdi + 312]
mad_low ymm8, ymm12, ymmword ptr [rdi + 104]
mad_low ymm10, ymm11, ymmword ptr [rdi + 312]
mad_high ymm7, ymm12, ymmword ptr [rdi + 104]
mad_high ymm6, ymm11, ymmword ptr [rdi + 312]
vmovdqa ymmword ptr [rdi + 1664], ymm1
vmovupd ymm1, ymmword ptr [rdi + 104]
mad_low ymm7, ymm1, ymmword ptr [rdi + 288]
mad_low ymm6, ymm11, ymmword ptr [rdi + 320]
mad_high ymm14, ymm1, ymmword ptr [rdi + 288]
mad_high ymm9, ymm11, ymmword ptr [rdi + 320]
vmovapd ymm11, ymmword ptr [rdi + 128]
mad_low ymm10, ymm11, ymmword ptr [rdi + 320]
mad_high ymm6, ymm11, ymmword ptr [rdi + 320]
mad_low ymm6, ymm11, ymmword ptr [rdi + 328]
mad_high ymm9, ymm11, ymmword ptr [rdi + 328]
vmovapd ymm11, ymmword ptr [rdi + 1280]
mad_low ymm10, ymm11, ymmword ptr [rdi + 328]
mad_high ymm6, ymm11, ymmword ptr [rdi + 328]
mad_low ymm6, ymm11, ymmword ptr [rdi + 336]
mad_high ymm9, ymm11, ymmword ptr [rdi + 336]
vmovapd ymm11, ymmword ptr [rdi + 1344]
mad_low ymm10, ymm11, ymmword ptr [rdi + 336]
mad_high ymm6, ymm11, ymmword ptr [rdi + 336]
mad_low ymm6, ymm11, ymmword ptr [rdi + 344]
mad_high ymm9, ymm11, ymmword ptr [rdi + 344]
mad_low ymm10, ymm1, ymmword ptr [rdi + 344]
mad_high ymm6, ymm1, ymmword ptr [rdi + 344]
vpaddq ymm1, ymm8, ymm8
vpaddq ymm8, ymm10, ymm10
vpaddq ymm7, ymm7, ymm7
vpaddq ymm6, ymm6, ymm6
vpaddq ymm10, ymm14, ymm14
vpaddq ymm9, ymm9, ymm9
mad_low ymm1, ymm5, ymm5
vmovapd ymm11, ymmword ptr [rdi + 224]
mad_low ymm8, ymm11, ymm11
mad_high ymm7, ymm5, ymm5
mad_high ymm6, ymm11, ymm11
vpxor ymm14, ymm14, ymm14
vmovdqa ymmword ptr [rdi + 1344], ymm6
vmovupd ymm6, ymmword ptr [rdi + 328]
mad_low ymm14, ymm6, ymmword ptr [rdi + 320]
vpxor ymm5, ymm5, ymm5
vmovupd ymm11, ymmword ptr [rdi + 360]
mad_low ymm5, ymm11, ymmword ptr [rdi + 352]
vpxor ymm15, ymm15, ymm15
mad_high ymm15, ymm6, ymmword ptr [rdi + 320]
vpxor ymm2, ymm2, ymm2
mad_high ymm2, ymm11, ymmword ptr [rdi + 352]
vpxor ymm4, ymm4, ymm4
mad_low ymm4, ymm6, ymmword ptr [rdi + 312]
vpxor ymm0, ymm0, ymm0
mad_low ymm0, ymm11, ymmword ptr [rdi + 344]
mad_high ymm14, ymm6, ymmword ptr [rdi + 312]
mad_high ymm5, ymm11, ymmword ptr [rdi + 344]
vmovupd ymm6, ymmword ptr [rdi + 336]
mad_low ymm14, ymm6, ymmword ptr [rdi + 312]
vmovdqa ymmword ptr [rdi + 1280], ymm7
vmovupd ymm7, ymmword ptr [rdi + 368]
mad_low ymm5, ymm7, ymmword ptr [rdi + 344]
mad_high ymm15, ymm6, ymmword ptr [rdi + 312]
mad_high ymm2, ymm7, ymmword ptr [rdi + 344]
mad_low ymm4, ymm6, ymmword ptr [rdi + 304]
mad_low ymm0, ymm6, ymm7
mad_high ymm14, ymm6, ymmword ptr [rdi + 304]
mad_high ymm5, ymm7, ymm6
vmovupd ymm6, ymmword ptr [rdi + 344]
mad_low ymm14, ymm6, ymmword ptr [rdi + 304]
mad_high ymm15, ymm6, ymmword ptr [rdi + 304]
mad_low ymm4, ymm6, ymmword ptr [rdi + 296]
mad_high ymm14, ymm6, ymmword ptr [rdi + 296]
vmovapd ymm6, ymmword ptr [rdi + 352]
mad_low ymm14, ymm6, ymmword ptr [rdi + 296]
mad_high ymm15, ymm6, ymmword ptr [rdi + 296]
mad_low ymm4, ymm6, ymmword ptr [rdi + 288]
mad_high ymm14, ymm6, ymmword ptr [rdi + 288]
mad_low ymm14, ymm11, ymmword ptr [rdi + 288]
mad_high ymm15, ymm11, ymmword ptr [rdi + 288]
mad_low ymm4, ymm12, ymm11
mad_high ymm14, ymm12, ymm11
mad_low ymm14, ymm7, ymm12
mad_high ymm15, ymm7, ymm12
mad_low ymm4, ymm3, ymm7
mad_high ymm14, ymm3, ymm7
vpaddq ymm4, ymm4, ymm4
vpaddq ymm0, ymm0, ymm0
vpaddq ymm14, ymm14, ymm14
vpaddq ymm5, ymm5, ymm5
vpaddq ymm15, ymm15, ymm15
vpaddq ymm2, ymm2, ymm2
vmovapd ymm7, ymmword ptr [rdi + 320]
mad_low ymm4, ymm7, ymm7
mad_low ymm0, ymm6, ymm6
mad_high ymm14, ymm7, ymm7
mad_high ymm5, ymm6, ymm6
vmovapd ymm11, ymmword ptr [rdi + 1536]
vperm2i128 ymm6, ymm11, ymm11, 8
vpalignr ymm6, ymm11, ymm6, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 1504], 33
vmovapd ymm7, ymmword ptr [rdi + 1504]
vpalignr ymm11, ymm7, ymm11, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1472]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1440]
vpunpcklqdq ymm3, ymm6, ymmword ptr [rdi + 1408]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 1408]
vperm2i128 ymm12, ymm3, ymm6, 32
vperm2i128 ymm3, ymm3, ymm6, 49
vpsrlq ymm6, ymm12, 52
vmovdqa ymmword ptr [rdi + 1408], ymm5
vpsrlq ymm5, ymm3, 52
vmovdqa ymmword ptr [rdi + 1440], ymm14
vperm2i128 ymm14, ymm6, ymm6, 8
vpalignr ymm14, ymm6, ymm14, 8
vperm2i128 ymm6, ymm6, ymm5, 33
vpalignr ymm6, ymm5, ymm6, 8
vmovdqa ymmword ptr [rdi + 1472], ymm0
vpaddq ymm0, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 1536], ymm4
vpxor ymm4, ymm12, ymm0
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm3, ymm6
vpxor ymm12, ymm3, ymm4
vpor ymm13, ymm13, ymm12
vmovdqa ymmword ptr [rdi + 512], ymm0
vmovdqa ymmword ptr [rdi + 544], ymm4
vpunpcklqdq ymm0, ymm11, ymmword ptr [rdi + 1376]
vpunpckhqdq ymm3, ymm11, ymmword ptr [rdi + 1376]
vperm2i128 ymm4, ymm0, ymm3, 32
vperm2i128 ymm0, ymm0, ymm3, 49
vpsrlq ymm3, ymm4, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm5, ymm5, ymm3, 33
vpalignr ymm5, ymm3, ymm5, 8
vperm2i128 ymm3, ymm3, ymm6, 33
vpalignr ymm3, ymm6, ymm3, 8
vpaddq ymm11, ymm4, ymm5
vpxor ymm12, ymm4, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm0, ymm3
vpxor ymm5, ymm0, ymm4
vpor ymm13, ymm13, ymm5
vmovdqa ymmword ptr [rdi + 576], ymm11
vmovdqa ymmword ptr [rdi + 608], ymm4
vperm2i128 ymm0, ymm7, ymm10, 33
vpalignr ymm0, ymm10, ymm0, 8
vperm2i128 ymm3, ymm10, ymm9, 33
vpalignr ymm3, ymm9, ymm3, 8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm8, ymm3
vpunpcklqdq ymm3, ymm0, ymmword ptr [rdi + 1280]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 1280]
vperm2i128 ymm4, ymm3, ymm0, 32
vperm2i128 ymm0, ymm3, ymm0, 49
vpsrlq ymm3, ymm4, 52
vpsrlq ymm5, ymm0, 52
vperm2i128 ymm6, ymm6, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm7, ymm3, ymm5, 33
vpalignr ymm7, ymm5, ymm7, 8
vpaddq ymm8, ymm4, ymm6
vpxor ymm10, ymm4, ymm8
vpor ymm13, ymm13, ymm10
vpaddq ymm4, ymm0, ymm7
vpxor ymm6, ymm0, ymm4
vpor ymm13, ymm13, ymm6
vmovdqa ymmword ptr [rdi + 640], ymm8
vmovdqa ymmword ptr [rdi + 672], ymm4
vperm2i128 ymm0, ymm15, ymm15, 8
vpalignr ymm0, ymm15, ymm0, 8
vperm2i128 ymm4, ymm15, ymm2, 33
vpalignr ymm2, ymm2, ymm4, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1536]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1472]
vpunpcklqdq ymm4, ymm0, ymmword ptr [rdi + 1440]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 1440]
vperm2i128 ymm6, ymm4, ymm0, 32
vperm2i128 ymm0, ymm4, ymm0, 49
vpsrlq ymm4, ymm6, 52
vpsrlq ymm7, ymm0, 52
vperm2i128 ymm4, ymm4, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpand ymm4, ymm4, ymmword ptr [rdi + 1152]
vpaddq ymm8, ymm0, ymm4
vpxor ymm10, ymm0, ymm8
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 832], ymm6
vmovdqa ymmword ptr [rdi + 864], ymm8
vpunpcklqdq ymm0, ymm2, ymmword ptr [rdi + 1408]
vpunpckhqdq ymm2, ymm2, ymmword ptr [rdi + 1408]
vperm2i128 ymm4, ymm0, ymm2, 32
vperm2i128 ymm0, ymm0, ymm2, 49
vpsrlq ymm2, ymm4, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm7, ymm7, ymm2, 33
vpalignr ymm7, ymm2, ymm7, 8
vperm2i128 ymm2, ymm2, ymm6, 33
vpalignr ymm2, ymm6, ymm2, 8
vpaddq ymm6, ymm4, ymm7
vpxor ymm8, ymm4, ymm6
vpor ymm13, ymm13, ymm8
vpaddq ymm4, ymm0, ymm2
vpxor ymm7, ymm0, ymm4
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 896], ymm6
vmovdqa ymmword ptr [rdi + 928], ymm4
vpxor ymm0, ymm0, ymm0
vmovupd ymm2, ymmword ptr [rdi + 264]
mad_low ymm0, ymm2, ymmword ptr [rdi + 256]
vpxor ymm4, ymm4, ymm4
vmovupd ymm6, ymmword ptr [rdi + 296]
mad_low ymm4, ymm6, ymmword ptr [rdi + 288]
vpxor ymm7, ymm7, ymm7
mad_high ymm7, ymm2, ymmword ptr [rdi + 256]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm6, ymmword ptr [rdi + 288]
vpxor ymm10, ymm10, ymm10
mad_low ymm10, ymm2, ymmword ptr [rdi + 248]
vpxor ymm11, ymm11, ymm11
mad_low ymm11, ymm6, ymmword ptr [rdi + 280]
mad_high ymm0, ymm2, ymmword ptr [rdi + 248]
mad_high ymm4, ymm6, ymmword ptr [rdi + 280]
vmovupd ymm12, ymmword ptr [rdi + 272]
mad_low ymm0, ymm12, ymmword ptr [rdi + 248]
vmovupd ymm14, ymmword ptr [rdi + 304]
mad_low ymm4, ymm14, ymmword ptr [rdi + 280]
mad_high ymm7, ymm12, ymmword ptr [rdi + 248]
mad_high ymm8, ymm14, ymmword ptr [rdi + 280]
mad_low ymm10, ymm12, ymmword ptr [rdi + 240]
mad_low ymm11, ymm12, ymm14
mad_high ymm0, ymm12, ymmword ptr [rdi + 240]
mad_high ymm4, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 1408], ymm5
vmovupd ymm5, ymmword ptr [rdi + 280]
mad_low ymm0, ymm5, ymmword ptr [rdi + 240]
mad_low ymm4, ymm12, ymmword ptr [rdi + 312]
mad_high ymm7, ymm5, ymmword ptr [rdi + 240]
mad_high ymm8, ymm12, ymmword ptr [rdi + 312]
mad_low ymm10, ymm5, ymmword ptr [rdi + 232]
mad_low ymm11, ymm2, ymmword ptr [rdi + 312]
mad_high ymm0, ymm5, ymmword ptr [rdi + 232]
mad_high ymm4, ymm2, ymmword ptr [rdi + 312]
vmovapd ymm5, ymmword ptr [rdi + 288]
mad_low ymm0, ymm5, ymmword ptr [rdi + 232]
mad_low ymm4, ymm2, ymmword ptr [rdi + 320]
mad_high ymm7, ymm5, ymmword ptr [rdi + 232]
mad_high ymm8, ymm2, ymmword ptr [rdi + 320]
mad_low ymm10, ymm5, ymmword ptr [rdi + 224]
vmovapd ymm2, ymmword ptr [rdi + 256]
mad_low ymm11, ymm2, ymmword ptr [rdi + 320]
mad_high ymm0, ymm5, ymmword ptr [rdi + 224]
mad_high ymm4, ymm2, ymmword ptr [rdi + 320]
mad_low ymm0, ymm6, ymmword ptr [rdi + 224]
mad_low ymm4, ymm2, ymmword ptr [rdi + 328]
mad_high ymm7, ymm6, ymmword ptr [rdi + 224]
mad_high ymm8, ymm2, ymmword ptr [rdi + 328]
mad_low ymm10, ymm6, ymmword ptr [rdi + 216]
vmovupd ymm12, ymmword ptr [rdi + 248]
mad_low ymm11, ymm12, ymmword ptr [rdi + 328]
mad_high ymm0, ymm6, ymmword ptr [rdi + 216]
mad_high ymm4, ymm12, ymmword ptr [rdi + 328]
mad_low ymm0, ymm14, ymmword ptr [rdi + 216]
mad_low ymm4, ymm12, ymmword ptr [rdi + 336]
mad_high ymm7, ymm14, ymmword ptr [rdi + 216]
mad_high ymm8, ymm12, ymmword ptr [rdi + 336]
mad_low ymm10, ymm14, ymmword ptr [rdi + 208]
vmovupd ymm6, ymmword ptr [rdi + 240]
mad_low ymm11, ymm6, ymmword ptr [rdi + 336]
mad_high ymm0, ymm14, ymmword ptr [rdi + 208]
mad_high ymm4, ymm6, ymmword ptr [rdi + 336]
vmovupd ymm12, ymmword ptr [rdi + 312]
mad_low ymm0, ymm12, ymmword ptr [rdi + 208]
mad_low ymm4, ymm6, ymmword ptr [rdi + 344]
mad_high ymm7, ymm12, ymmword ptr [rdi + 208]
mad_high ymm8, ymm6, ymmword ptr [rdi + 344]
mad_low ymm10, ymm12, ymmword ptr [rdi + 200]
vmovupd ymm6, ymmword ptr [rdi + 232]
mad_low ymm11, ymm6, ymmword ptr [rdi + 344]
mad_high ymm0, ymm12, ymmword ptr [rdi + 200]
mad_high ymm4, ymm6, ymmword ptr [rdi + 344]
vmovapd ymm12, ymmword ptr [rdi + 320]
mad_low ymm0, ymm12, ymmword ptr [rdi + 200]
mad_low ymm4, ymm6, ymmword ptr [rdi + 352]
mad_high ymm7, ymm12, ymmword ptr [rdi + 200]
mad_high ymm8, ymm6, ymmword ptr [rdi + 352]
mad_low ymm10, ymm12, ymmword ptr [rdi + 192]
vmovapd ymm6, ymmword ptr [rdi + 224]
mad_low ymm11, ymm6, ymmword ptr [rdi + 352]
mad_high ymm0, ymm12, ymmword ptr [rdi + 192]
mad_high ymm4, ymm6, ymmword ptr [rdi + 352]
vmovupd ymm12, ymmword ptr [rdi + 328]
mad_low ymm0, ymm12, ymmword ptr [rdi + 192]
mad_low ymm4, ymm6, ymmword ptr [rdi + 360]
mad_high ymm7, ymm12, ymmword ptr [rdi + 192]
mad_high ymm8, ymm6, ymmword ptr [rdi + 360]
mad_low ymm10, ymm12, ymmword ptr [rdi + 1600]
vmovupd ymm6, ymmword ptr [rdi + 216]
mad_low ymm11, ymm6, ymmword ptr [rdi + 360]
mad_high ymm0, ymm12, ymmword ptr [rdi + 1600]
mad_high ymm4, ymm6, ymmword ptr [rdi + 360]
vmovupd ymm12, ymmword ptr [rdi + 336]
mad_low ymm0, ymm12, ymmword ptr [rdi + 1600]
mad_low ymm4, ymm6, ymmword ptr [rdi + 368]
mad_high ymm7, ymm12, ymmword ptr [rdi + 1600]
mad_high ymm8, ymm6, ymmword ptr [rdi + 368]
mad_low ymm10, ymm12, ymmword ptr [rdi + 1568]
vmovupd ymm6, ymmword ptr [rdi + 368]
mad_low ymm11, ymm6, ymmword ptr [rdi + 208]
mad_high ymm0, ymm12, ymmword ptr [rdi + 1568]
mad_high ymm4, ymm6, ymmword ptr [rdi + 208]
vmovupd ymm12, ymmword ptr [rdi + 344]
mad_low ymm0, ymm12, ymmword ptr [rdi + 1568]
mad_high ymm7, ymm12, ymmword ptr [rdi + 1568]
mad_low ymm10, ymm12, ymmword ptr [rdi + 1248]
mad_high ymm0, ymm12, ymmword ptr [rdi + 1248]
vmovapd ymm12, ymmword ptr [rdi + 352]
mad_low ymm0, ymm12, ymmword ptr [rdi + 1248]
mad_high ymm7, ymm12, ymmword ptr [rdi + 1248]
mad_low ymm10, ymm12, ymmword ptr [rdi + 160]
mad_high ymm0, ymm12, ymmword ptr [rdi + 160]
vmovupd ymm12, ymmword ptr [rdi + 360]
mad_low ymm0, ymm12, ymmword ptr [rdi + 160]
mad_high ymm7, ymm12, ymmword ptr [rdi + 160]
mad_low ymm10, ymm12, ymmword ptr [rdi + 1632]
mad_high ymm0, ymm12, ymmword ptr [rdi + 1632]
mad_low ymm0, ymm6, ymmword ptr [rdi + 1632]
mad_high ymm7, ymm6, ymmword ptr [rdi + 1632]
mad_low ymm10, ymm6, ymmword ptr [rdi + 1664]
mad_high ymm0, ymm6, ymmword ptr [rdi + 1664]
vpaddq ymm6, ymm10, ymm10
vpaddq ymm10, ymm11, ymm11
vpaddq ymm0, ymm0, ymm0
vpaddq ymm4, ymm4, ymm4
vpaddq ymm7, ymm7, ymm7
vpaddq ymm8, ymm8, ymm8
mad_low ymm6, ymm2, ymm2
mad_low ymm10, ymm5, ymm5
mad_high ymm0, ymm2, ymm2
mad_high ymm4, ymm5, ymm5
vmovdqa ymmword ptr [rdi + 1664], ymm0
vmovdqa ymmword ptr [rdi + 1632], ymm1
vmovdqa ymmword ptr [rdi + 1248], ymm3
vmovdqa ymmword ptr [rdi + 1568], ymm4
vmovdqa ymmword ptr [rdi + 1600], ymm6
vmovdqa ymmword ptr [rdi + 1472], ymm7
vmovdqa ymmword ptr [rdi + 1280], ymm8
vmovdqa ymmword ptr [rdi + 1504], ymm9
vmovdqa ymmword ptr [rdi + 1376], ymm10
vmovdqa ymmword ptr [rdi + 1312], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 1184]
vmovdqa ymm1, ymmword ptr [rdi + 1184]
vmovdqa ymm2, ymmword ptr [rdi + 1184]
vmovdqa ymm3, ymmword ptr [rdi + 1184]
vmovdqa ymm4, ymmword ptr [rdi + 1184]
vmovdqa ymm5, ymmword ptr [rdi + 1184]
vmovdqa ymm6, ymmword ptr [rdi + 1184]
vmovdqa ymm7, ymmword ptr [rdi + 1184]
vbroadcastsd ymm8, qword ptr [rdi + 880]
vmovdqa ymm9, ymmword ptr [rsi + 6144]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6176]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6208]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6240]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 888]
vmovdqa ymm9, ymmword ptr [rsi + 6400]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6432]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6464]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6496]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 896]
vmovdqa ymm9, ymmword ptr [rsi + 6656]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6688]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6720]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6752]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 904]
vmovdqa ymm9, ymmword ptr [rsi + 6912]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6944]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6976]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7008]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 912]
vmovdqa ymm9, ymmword ptr [rsi + 7168]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7200]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7232]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7264]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 920]
vmovdqa ymm9, ymmword ptr [rsi + 7424]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7456]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7488]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7520]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 928]
vmovdqa ymm9, ymmword ptr [rsi + 7680]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7712]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7744]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7776]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 936]
vmovdqa ymm9, ymmword ptr [rsi + 7936]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7968]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8000]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8032]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 1696], ymm0
vmovdqa ymmword ptr [rdi + 1728], ymm1
vmovdqa ymmword ptr [rdi + 1760], ymm2
vmovdqa ymmword ptr [rdi + 1792], ymm3
vmovdqa ymmword ptr [rdi + 1824], ymm4
vmovdqa ymmword ptr [rdi + 1856], ymm5
vmovdqa ymmword ptr [rdi + 1888], ymm6
vmovdqa ymmword ptr [rdi + 1920], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 1184]
vmovdqa ymm1, ymmword ptr [rdi + 1184]
vmovdqa ymm2, ymmword ptr [rdi + 1184]
vmovdqa ymm3, ymmword ptr [rdi + 1184]
vmovdqa ymm4, ymmword ptr [rdi + 1184]
vmovdqa ymm5, ymmword ptr [rdi + 1184]
vmovdqa ymm6, ymmword ptr [rdi + 1184]
vmovdqa ymm7, ymmword ptr [rdi + 1184]
vbroadcastsd ymm8, qword ptr [rdi + 880]
vmovdqa ymm9, ymmword ptr [rsi + 6272]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6304]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6336]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6368]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 888]
vmovdqa ymm9, ymmword ptr [rsi + 6528]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6560]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6592]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6624]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 896]
vmovdqa ymm9, ymmword ptr [rsi + 6784]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6816]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6848]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6880]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 904]
vmovdqa ymm9, ymmword ptr [rsi + 7040]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7072]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7104]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7136]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 912]
vmovdqa ymm9, ymmword ptr [rsi + 7296]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7328]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7360]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7392]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 920]
vmovdqa ymm9, ymmword ptr [rsi + 7552]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7584]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7616]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7648]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 928]
vmovdqa ymm9, ymmword ptr [rsi + 7808]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7840]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7872]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7904]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 936]
vmovdqa ymm9, ymmword ptr [rsi + 8064]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8096]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8128]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8160]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 1952], ymm0
vmovdqa ymmword ptr [rdi + 1984], ymm1
vmovdqa ymmword ptr [rdi + 2016], ymm2
vmovdqa ymmword ptr [rdi + 2048], ymm3
vmovdqa ymmword ptr [rdi + 2080], ymm4
vmovdqa ymmword ptr [rdi + 2112], ymm5
vmovdqa ymmword ptr [rdi + 2144], ymm6
vmovdqa ymmword ptr [rdi + 2176], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 1696]
vmovdqa ymm1, ymmword ptr [rdi + 1728]
vmovdqa ymm2, ymmword ptr [rdi + 1760]
vmovdqa ymm3, ymmword ptr [rdi + 1792]
vmovdqa ymm4, ymmword ptr [rdi + 1824]
vmovdqa ymm5, ymmword ptr [rdi + 1856]
vmovdqa ymm6, ymmword ptr [rdi + 1888]
vmovdqa ymm7, ymmword ptr [rdi + 1920]
lea rax, [rdi + 512]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm8, qword ptr [rax]
vmovdqa ymm9, ymmword ptr [r8 + 0]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 32]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 64]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 96]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
add rax, 8
add r8, 256
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 2208], ymm0
vmovdqa ymmword ptr [rdi + 2240], ymm1
vmovdqa ymmword ptr [rdi + 2272], ymm2
vmovdqa ymmword ptr [rdi + 2304], ymm3
vmovdqa ymmword ptr [rdi + 2336], ymm4
vmovdqa ymmword ptr [rdi + 2368], ymm5
vmovdqa ymmword ptr [rdi + 2400], ymm6
vmovdqa ymmword ptr [rdi + 2432], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 1952]
vmovdqa ymm1, ymmword ptr [rdi + 1984]
vmovdqa ymm2, ymmword ptr [rdi + 2016]
vmovdqa ymm3, ymmword ptr [rdi + 2048]
vmovdqa ymm4, ymmword ptr [rdi + 2080]
vmovdqa ymm5, ymmword ptr [rdi + 2112]
vmovdqa ymm6, ymmword ptr [rdi + 2144]
vmovdqa ymm7, ymmword ptr [rdi + 2176]
lea rax, [rdi + 512]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm8, qword ptr [rax]
vmovdqa ymm9, ymmword ptr [r8 + 128]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 160]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 192]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 224]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
add rax, 8
add r8, 256
dec r9d
jnz 3b
vmovapd ymm8, ymmword ptr [rdi + 1632]
vpunpcklqdq ymm9, ymm8, ymmword ptr [rdi + 1344]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 1344]
vperm2i128 ymm10, ymm9, ymm8, 32
vperm2i128 ymm8, ymm9, ymm8, 49
vpaddq ymm9, ymm10, ymmword ptr [rdi + 2208]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2240]
vmovapd ymm10, ymmword ptr [rdi + 1504]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 1472], 33
vmovapd ymm11, ymmword ptr [rdi + 1472]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 1280], 33
vmovapd ymm12, ymmword ptr [rdi + 1280]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1600]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1376]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 1664]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 1664]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 2272]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2304]
vpunpcklqdq ymm15, ymm11, ymmword ptr [rdi + 1568]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 1568]
vmovdqa ymmword ptr [rdi + 1568], ymm7
vperm2i128 ymm7, ymm15, ymm11, 32
vperm2i128 ymm11, ymm15, ymm11, 49
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm11
vperm2i128 ymm7, ymm12, ymmword ptr [rdi + 1312], 33
vmovapd ymm11, ymmword ptr [rdi + 1312]
vpalignr ymm7, ymm11, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1536]
vpunpcklqdq ymm11, ymm7, ymmword ptr [rdi + 1440]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 1440]
vperm2i128 ymm7, ymm11, ymm7, 32
vperm2i128 ymm11, ymm11, ymm11, 129
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm11
vmovapd ymm7, ymmword ptr [rdi + 1408]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 1248], 33
vmovapd ymm11, ymmword ptr [rdi + 1248]
vpalignr ymm7, ymm11, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 1216]
vpaddq ymm7, ymm9, ymm7
vmovapd ymm9, ymmword ptr [rdi + 2336]
vperm2i128 ymm11, ymm9, ymm9, 8
vpalignr ymm11, ymm9, ymm11, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 2368], 33
vmovapd ymm12, ymmword ptr [rdi + 2368]
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm7, ymm7, ymm11
vpaddq ymm8, ymm8, ymm9
vpsrlq ymm9, ymm7, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm15, ymm9, ymm9, 8
vpalignr ymm15, ymm9, ymm15, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vmovdqa ymmword ptr [rdi + 2336], ymm3
vpaddq ymm3, ymm7, ymm15
vmovdqa ymmword ptr [rdi + 1248], ymm2
vpxor ymm2, ymm7, ymm3
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm8, ymm9
vpxor ymm7, ymm8, ymm2
vpor ymm13, ymm13, ymm7
vperm2i128 ymm7, ymm12, ymmword ptr [rdi + 2400], 33
vmovapd ymm8, ymmword ptr [rdi + 2400]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 2432], 33
vmovapd ymm9, ymmword ptr [rdi + 2432]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm7, ymm14, ymm7
vpaddq ymm8, ymm10, ymm8
vpsrlq ymm10, ymm7, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm11, ymm11, ymm10, 33
vpalignr ymm11, ymm10, ymm11, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm14, ymm7, ymm11
vpxor ymm15, ymm7, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm7, ymm8, ymm10
vpxor ymm11, ymm8, ymm7
vpor ymm13, ymm13, ymm11
vperm2i128 ymm8, ymm9, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm4
vpsrlq ymm4, ymm0, 52
vpsrlq ymm8, ymm1, 52
vperm2i128 ymm9, ymm12, ymm4, 33
vpalignr ymm9, ymm4, ymm9, 8
vperm2i128 ymm4, ymm4, ymm8, 33
vpalignr ymm4, ymm8, ymm4, 8
vpaddq ymm10, ymm0, ymm9
vpxor ymm11, ymm0, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm0, ymm1, ymm4
vpxor ymm9, ymm1, ymm0
vpor ymm13, ymm13, ymm9
vperm2i128 ymm1, ymm5, ymm6, 33
vpalignr ymm1, ymm6, ymm1, 8
vperm2i128 ymm4, ymm6, ymmword ptr [rdi + 1568], 33
vmovapd ymm5, ymmword ptr [rdi + 1568]
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1248]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2336]
vpsrlq ymm5, ymm1, 52
vpsrlq ymm6, ymm4, 52
vperm2i128 ymm8, ymm8, ymm5, 33
vpalignr ymm8, ymm5, ymm8, 8
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vpaddq ymm6, ymm1, ymm8
vpxor ymm9, ymm1, ymm6
vpor ymm13, ymm13, ymm9
vpaddq ymm1, ymm4, ymm5
vpxor ymm8, ymm4, ymm1
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 128], ymm3
vmovdqa ymmword ptr [rdi + 160], ymm2
vmovdqa ymmword ptr [rdi + 192], ymm14
vmovdqa ymmword ptr [rdi + 224], ymm7
vmovdqa ymmword ptr [rdi + 256], ymm10
vmovdqa ymmword ptr [rdi + 288], ymm0
vmovdqa ymmword ptr [rdi + 320], ymm6
vmovdqa ymmword ptr [rdi + 352], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
