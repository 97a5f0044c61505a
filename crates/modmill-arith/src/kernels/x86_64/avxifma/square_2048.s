# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-1664 mod N, N odd of at most 2048 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 41 limbs below 2^52, the top one below 2^26; ymm13 collects predicted carries that rippled.
# 2629 instructions a step, 656 pairs of products, 54 spills.
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
vmovdqa ymmword ptr [rdi + 1408], ymm5
vmovapd ymm5, ymmword ptr [rdi + 192]
vmovdqa ymmword ptr [rdi + 1440], ymm11
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
vmovdqa ymmword ptr [rdi + 1472], ymm2
vmovapd ymm2, ymmword ptr [rdi + 1440]
mad_low ymm15, ymm2, ymmword ptr [rdi + 200]
mad_high ymm7, ymm2, ymmword ptr [rdi + 200]
mad_low ymm7, ymm2, ymmword ptr [rdi + 208]
mad_high ymm9, ymm2, ymmword ptr [rdi + 208]
mad_low ymm15, ymm10, ymmword ptr [rdi + 208]
mad_high ymm7, ymm10, ymmword ptr [rdi + 208]
mad_low ymm7, ymm10, ymmword ptr [rdi + 216]
mad_high ymm9, ymm10, ymmword ptr [rdi + 216]
vmovdqa ymmword ptr [rdi + 1504], ymm10
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
vmovdqa ymmword ptr [rdi + 1536], ymm7
vpxor ymm7, ymm7, ymm7
mad_low ymm7, ymm5, ymmword ptr [rdi + 200]
vmovdqa ymmword ptr [rdi + 1568], ymm6
vpxor ymm6, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 1600], ymm15
vmovupd ymm15, ymmword ptr [rdi + 232]
mad_low ymm6, ymm15, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 1632], ymm14
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm5, ymmword ptr [rdi + 200]
vmovdqa ymmword ptr [rdi + 1664], ymm9
vpxor ymm9, ymm9, ymm9
mad_high ymm9, ymm15, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 1696], ymm8
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
vmovdqa ymmword ptr [rdi + 1728], ymm4
vmovapd ymm4, ymmword ptr [rdi + 1408]
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
vmovdqa ymmword ptr [rdi + 1760], ymm11
vmovapd ymm11, ymmword ptr [rdi + 1728]
mad_low ymm10, ymm11, ymmword ptr [rdi + 272]
mad_high ymm7, ymm1, ymm2
mad_high ymm6, ymm11, ymmword ptr [rdi + 272]
mad_low ymm7, ymm1, ymmword ptr [rdi + 248]
mad_low ymm6, ymm11, ymmword ptr [rdi + 280]
mad_high ymm14, ymm1, ymmword ptr [rdi + 248]
mad_high ymm9, ymm11, ymmword ptr [rdi + 280]
vmovapd ymm11, ymmword ptr [rdi + 1472]
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
mad_low ymm8, ymm4, ymmword ptr [rdi + 1440]
mad_low ymm10, ymm12, ymmword ptr [rdi + 296]
mad_high ymm7, ymm4, ymmword ptr [rdi + 1440]
mad_high ymm6, ymm12, ymmword ptr [rdi + 296]
vmovupd ymm3, ymmword ptr [rdi + 272]
mad_low ymm7, ymm3, ymmword ptr [rdi + 1440]
mad_low ymm6, ymm12, ymmword ptr [rdi + 304]
mad_high ymm14, ymm3, ymmword ptr [rdi + 1440]
mad_high ymm9, ymm12, ymmword ptr [rdi + 304]
mad_low ymm8, ymm3, ymmword ptr [rdi + 1504]
mad_low ymm10, ymm1, ymmword ptr [rdi + 304]
mad_high ymm7, ymm3, ymmword ptr [rdi + 1504]
mad_high ymm6, ymm1, ymmword ptr [rdi + 304]
vmovdqa ymmword ptr [rdi + 1792], ymm12
vmovupd ymm12, ymmword ptr [rdi + 280]
mad_low ymm7, ymm12, ymmword ptr [rdi + 1504]
mad_low ymm6, ymm1, ymmword ptr [rdi + 312]
mad_high ymm14, ymm12, ymmword ptr [rdi + 1504]
mad_high ymm9, ymm1, ymmword ptr [rdi + 312]
mad_low ymm8, ymm12, ymmword ptr [rdi + 104]
mad_low ymm10, ymm11, ymmword ptr [rdi + 312]
mad_high ymm7, ymm12, ymmword ptr [rdi + 104]
mad_high ymm6, ymm11, ymmword ptr [rdi + 312]
vmovdqa ymmword ptr [rdi + 1824], ymm1
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
vmovapd ymm11, ymmword ptr [rdi + 1440]
mad_low ymm10, ymm11, ymmword ptr [rdi + 328]
mad_high ymm6, ymm11, ymmword ptr [rdi + 328]
mad_low ymm6, ymm11, ymmword ptr [rdi + 336]
mad_high ymm9, ymm11, ymmword ptr [rdi + 336]
vmovapd ymm11, ymmword ptr [rdi + 1504]
mad_low ymm10, ymm11, ymmword ptr [rdi + 336]
mad_high ymm6, ymm11, ymmword ptr [rdi + 336]
mad_low ymm6, ymm11, ymmword ptr [rdi + 344]
mad_high ymm9, ymm11, ymmword ptr [rdi + 344]
mad_low ymm10, ymm1, ymmword ptr [rdi + 344]
mad_high ymm6, ymm1, ymmword ptr [rdi + 344]
mad_low ymm6, ymm1, ymmword ptr [rdi + 352]
mad_high ymm9, ymm1, ymmword ptr [rdi + 352]
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm7, ymm7, ymm7
vpaddq ymm6, ymm6, ymm6
vpaddq ymm14, ymm14, ymm14
vpaddq ymm9, ymm9, ymm9
mad_low ymm8, ymm5, ymm5
vmovapd ymm1, ymmword ptr [rdi + 224]
mad_low ymm10, ymm1, ymm1
mad_high ymm7, ymm5, ymm5
mad_high ymm6, ymm1, ymm1
vpxor ymm11, ymm11, ymm11
vmovupd ymm5, ymmword ptr [rdi + 392]
mad_low ymm11, ymm5, ymmword ptr [rdi + 384]
vpxor ymm1, ymm1, ymm1
vmovupd ymm15, ymmword ptr [rdi + 424]
mad_low ymm1, ymm15, ymmword ptr [rdi + 416]
vpxor ymm2, ymm2, ymm2
mad_high ymm2, ymm5, ymmword ptr [rdi + 384]
vpxor ymm3, ymm3, ymm3
mad_high ymm3, ymm15, ymmword ptr [rdi + 416]
vpxor ymm12, ymm12, ymm12
mad_low ymm12, ymm5, ymmword ptr [rdi + 376]
vpxor ymm4, ymm4, ymm4
mad_low ymm4, ymm15, ymmword ptr [rdi + 408]
mad_high ymm11, ymm5, ymmword ptr [rdi + 376]
mad_high ymm1, ymm15, ymmword ptr [rdi + 408]
vmovupd ymm0, ymmword ptr [rdi + 400]
mad_low ymm11, ymm0, ymmword ptr [rdi + 376]
vmovdqa ymmword ptr [rdi + 1856], ymm6
vmovupd ymm6, ymmword ptr [rdi + 432]
mad_low ymm1, ymm6, ymmword ptr [rdi + 408]
mad_high ymm2, ymm0, ymmword ptr [rdi + 376]
mad_high ymm3, ymm6, ymmword ptr [rdi + 408]
mad_low ymm12, ymm0, ymmword ptr [rdi + 368]
mad_low ymm4, ymm0, ymm6
mad_high ymm11, ymm0, ymmword ptr [rdi + 368]
mad_high ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi + 1888], ymm7
vmovupd ymm7, ymmword ptr [rdi + 408]
mad_low ymm11, ymm7, ymmword ptr [rdi + 368]
mad_low ymm1, ymm0, ymmword ptr [rdi + 440]
mad_high ymm2, ymm7, ymmword ptr [rdi + 368]
mad_high ymm3, ymm0, ymmword ptr [rdi + 440]
mad_low ymm12, ymm7, ymmword ptr [rdi + 360]
mad_low ymm4, ymm5, ymmword ptr [rdi + 440]
mad_high ymm11, ymm7, ymmword ptr [rdi + 360]
mad_high ymm1, ymm5, ymmword ptr [rdi + 440]
vmovapd ymm7, ymmword ptr [rdi + 416]
mad_low ymm11, ymm7, ymmword ptr [rdi + 360]
mad_low ymm1, ymm5, ymmword ptr [rdi + 448]
mad_high ymm2, ymm7, ymmword ptr [rdi + 360]
mad_high ymm3, ymm5, ymmword ptr [rdi + 448]
mad_low ymm12, ymm7, ymmword ptr [rdi + 352]
vmovapd ymm0, ymmword ptr [rdi + 448]
mad_low ymm4, ymm0, ymmword ptr [rdi + 384]
mad_high ymm11, ymm7, ymmword ptr [rdi + 352]
mad_high ymm1, ymm0, ymmword ptr [rdi + 384]
mad_low ymm11, ymm15, ymmword ptr [rdi + 352]
mad_high ymm2, ymm15, ymmword ptr [rdi + 352]
mad_low ymm12, ymm15, ymmword ptr [rdi + 344]
mad_high ymm11, ymm15, ymmword ptr [rdi + 344]
mad_low ymm11, ymm6, ymmword ptr [rdi + 344]
mad_high ymm2, ymm6, ymmword ptr [rdi + 344]
mad_low ymm12, ymm6, ymmword ptr [rdi + 336]
mad_high ymm11, ymm6, ymmword ptr [rdi + 336]
vmovupd ymm6, ymmword ptr [rdi + 440]
mad_low ymm11, ymm6, ymmword ptr [rdi + 336]
mad_high ymm2, ymm6, ymmword ptr [rdi + 336]
mad_low ymm12, ymm6, ymmword ptr [rdi + 328]
mad_high ymm11, ymm6, ymmword ptr [rdi + 328]
mad_low ymm11, ymm0, ymmword ptr [rdi + 328]
mad_high ymm2, ymm0, ymmword ptr [rdi + 328]
mad_low ymm12, ymm0, ymmword ptr [rdi + 320]
mad_high ymm11, ymm0, ymmword ptr [rdi + 320]
vpaddq ymm12, ymm12, ymm12
vpaddq ymm4, ymm4, ymm4
vpaddq ymm11, ymm11, ymm11
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vmovapd ymm6, ymmword ptr [rdi + 384]
mad_low ymm12, ymm6, ymm6
mad_low ymm4, ymm7, ymm7
mad_high ymm11, ymm6, ymm6
mad_high ymm1, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 1920], ymm11
vpxor ymm11, ymm11, ymm11
mad_low ymm11, ymm0, ymm0
vmovdqa ymmword ptr [rdi + 1952], ymm12
vmovapd ymm12, ymmword ptr [rdi + 1696]
vperm2i128 ymm0, ymm12, ymm12, 8
vpalignr ymm0, ymm12, ymm0, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 1664], 33
vmovapd ymm15, ymmword ptr [rdi + 1664]
vpalignr ymm12, ymm15, ymm12, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1632]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 1600]
vpunpcklqdq ymm7, ymm0, ymmword ptr [rdi + 1568]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 1568]
vperm2i128 ymm5, ymm7, ymm0, 32
vperm2i128 ymm0, ymm7, ymm0, 49
vpsrlq ymm7, ymm5, 52
vpsrlq ymm6, ymm0, 52
vmovdqa ymmword ptr [rdi + 1568], ymm11
vperm2i128 ymm11, ymm7, ymm7, 8
vpalignr ymm11, ymm7, ymm11, 8
vperm2i128 ymm7, ymm7, ymm6, 33
vpalignr ymm7, ymm6, ymm7, 8
vmovdqa ymmword ptr [rdi + 1600], ymm1
vpaddq ymm1, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 1632], ymm4
vpxor ymm4, ymm5, ymm1
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm0, ymm7
vpxor ymm5, ymm0, ymm4
vpor ymm13, ymm13, ymm5
vmovdqa ymmword ptr [rdi + 640], ymm1
vmovdqa ymmword ptr [rdi + 672], ymm4
vpunpcklqdq ymm0, ymm12, ymmword ptr [rdi + 1536]
vpunpckhqdq ymm1, ymm12, ymmword ptr [rdi + 1536]
vperm2i128 ymm4, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm4, 52
vpsrlq ymm5, ymm0, 52
vperm2i128 ymm6, ymm6, ymm1, 33
vpalignr ymm6, ymm1, ymm6, 8
vperm2i128 ymm1, ymm1, ymm5, 33
vpalignr ymm1, ymm5, ymm1, 8
vpaddq ymm7, ymm4, ymm6
vpxor ymm11, ymm4, ymm7
vpor ymm13, ymm13, ymm11
vpaddq ymm4, ymm0, ymm1
vpxor ymm6, ymm0, ymm4
vpor ymm13, ymm13, ymm6
vmovdqa ymmword ptr [rdi + 704], ymm7
vmovdqa ymmword ptr [rdi + 736], ymm4
vperm2i128 ymm0, ymm15, ymm14, 33
vpalignr ymm0, ymm14, ymm0, 8
vperm2i128 ymm1, ymm14, ymm9, 33
vpalignr ymm1, ymm9, ymm1, 8
vpaddq ymm0, ymm8, ymm0
vpaddq ymm1, ymm10, ymm1
vpunpcklqdq ymm4, ymm0, ymmword ptr [rdi + 1888]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 1888]
vperm2i128 ymm6, ymm4, ymm0, 32
vperm2i128 ymm0, ymm4, ymm0, 49
vpsrlq ymm4, ymm6, 52
vpsrlq ymm7, ymm0, 52
vperm2i128 ymm5, ymm5, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vperm2i128 ymm4, ymm4, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm8, ymm6, ymm5
vpxor ymm10, ymm6, ymm8
vpor ymm13, ymm13, ymm10
vpaddq ymm5, ymm0, ymm4
vpxor ymm6, ymm0, ymm5
vpor ymm13, ymm13, ymm6
vmovdqa ymmword ptr [rdi + 768], ymm8
vmovdqa ymmword ptr [rdi + 800], ymm5
vpunpcklqdq ymm0, ymm1, ymmword ptr [rdi + 1856]
vpunpckhqdq ymm1, ymm1, ymmword ptr [rdi + 1856]
vperm2i128 ymm4, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm4, 52
vpsrlq ymm5, ymm0, 52
vperm2i128 ymm6, ymm7, ymm1, 33
vpalignr ymm6, ymm1, ymm6, 8
vperm2i128 ymm7, ymm1, ymm5, 33
vpalignr ymm7, ymm5, ymm7, 8
vpaddq ymm8, ymm4, ymm6
vpxor ymm10, ymm4, ymm8
vpor ymm13, ymm13, ymm10
vpaddq ymm4, ymm0, ymm7
vpxor ymm6, ymm0, ymm4
vpor ymm13, ymm13, ymm6
vmovdqa ymmword ptr [rdi + 832], ymm8
vmovdqa ymmword ptr [rdi + 864], ymm4
vperm2i128 ymm0, ymm2, ymm3, 33
vpalignr ymm0, ymm3, ymm0, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1632]
vpunpcklqdq ymm4, ymm0, ymmword ptr [rdi + 1600]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 1600]
vperm2i128 ymm6, ymm4, ymm0, 32
vperm2i128 ymm0, ymm4, ymm0, 49
vpsrlq ymm4, ymm6, 52
vpsrlq ymm7, ymm0, 52
vperm2i128 ymm8, ymm4, ymm4, 8
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm4, ymm4, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm10, ymm6, ymm8
vpxor ymm11, ymm6, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm6, ymm0, ymm4
vpxor ymm8, ymm0, ymm6
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 1024], ymm10
vmovdqa ymmword ptr [rdi + 1056], ymm6
vperm2i128 ymm0, ymm3, ymm3, 129
vpsrldq ymm0, ymm0, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1568]
vpxor ymm3, ymm3, ymm3
vpunpcklqdq ymm4, ymm0, ymm3
vpunpckhqdq ymm0, ymm0, ymm3
vperm2i128 ymm0, ymm4, ymm0, 32
vpsrlq ymm3, ymm0, 52
vperm2i128 ymm4, ymm7, ymm3, 33
vpalignr ymm3, ymm3, ymm4, 8
vpaddq ymm4, ymm0, ymm3
vpxor ymm6, ymm0, ymm4
vpor ymm13, ymm13, ymm6
vmovdqa ymmword ptr [rdi + 1088], ymm4
vpxor ymm0, ymm0, ymm0
vmovupd ymm3, ymmword ptr [rdi + 264]
mad_low ymm0, ymm3, ymmword ptr [rdi + 256]
vpxor ymm4, ymm4, ymm4
vmovupd ymm6, ymmword ptr [rdi + 296]
mad_low ymm4, ymm6, ymmword ptr [rdi + 288]
vpxor ymm7, ymm7, ymm7
mad_high ymm7, ymm3, ymmword ptr [rdi + 256]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm6, ymmword ptr [rdi + 288]
vpxor ymm10, ymm10, ymm10
mad_low ymm10, ymm3, ymmword ptr [rdi + 248]
vpxor ymm11, ymm11, ymm11
mad_low ymm11, ymm6, ymmword ptr [rdi + 280]
mad_high ymm0, ymm3, ymmword ptr [rdi + 248]
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
vmovupd ymm15, ymmword ptr [rdi + 280]
mad_low ymm0, ymm15, ymmword ptr [rdi + 240]
mad_low ymm4, ymm12, ymmword ptr [rdi + 312]
mad_high ymm7, ymm15, ymmword ptr [rdi + 240]
mad_high ymm8, ymm12, ymmword ptr [rdi + 312]
mad_low ymm10, ymm15, ymmword ptr [rdi + 232]
mad_low ymm11, ymm3, ymmword ptr [rdi + 312]
mad_high ymm0, ymm15, ymmword ptr [rdi + 232]
mad_high ymm4, ymm3, ymmword ptr [rdi + 312]
vmovdqa ymmword ptr [rdi + 1568], ymm5
vmovapd ymm5, ymmword ptr [rdi + 288]
mad_low ymm0, ymm5, ymmword ptr [rdi + 232]
mad_low ymm4, ymm3, ymmword ptr [rdi + 320]
mad_high ymm7, ymm5, ymmword ptr [rdi + 232]
mad_high ymm8, ymm3, ymmword ptr [rdi + 320]
mad_low ymm10, ymm5, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 1600], ymm1
vmovapd ymm1, ymmword ptr [rdi + 256]
mad_low ymm11, ymm1, ymmword ptr [rdi + 320]
mad_high ymm0, ymm5, ymmword ptr [rdi + 224]
mad_high ymm4, ymm1, ymmword ptr [rdi + 320]
mad_low ymm0, ymm6, ymmword ptr [rdi + 224]
mad_low ymm4, ymm1, ymmword ptr [rdi + 328]
mad_high ymm7, ymm6, ymmword ptr [rdi + 224]
mad_high ymm8, ymm1, ymmword ptr [rdi + 328]
mad_low ymm10, ymm6, ymmword ptr [rdi + 216]
vmovdqa ymmword ptr [rdi + 1632], ymm2
vmovupd ymm2, ymmword ptr [rdi + 248]
mad_low ymm11, ymm2, ymmword ptr [rdi + 328]
mad_high ymm0, ymm6, ymmword ptr [rdi + 216]
mad_high ymm4, ymm2, ymmword ptr [rdi + 328]
mad_low ymm0, ymm14, ymmword ptr [rdi + 216]
mad_low ymm4, ymm2, ymmword ptr [rdi + 336]
mad_high ymm7, ymm14, ymmword ptr [rdi + 216]
mad_high ymm8, ymm2, ymmword ptr [rdi + 336]
mad_low ymm10, ymm14, ymmword ptr [rdi + 208]
vmovdqa ymmword ptr [rdi + 1856], ymm9
vmovupd ymm9, ymmword ptr [rdi + 240]
mad_low ymm11, ymm9, ymmword ptr [rdi + 336]
mad_high ymm0, ymm14, ymmword ptr [rdi + 208]
mad_high ymm4, ymm9, ymmword ptr [rdi + 336]
vmovupd ymm2, ymmword ptr [rdi + 312]
mad_low ymm0, ymm2, ymmword ptr [rdi + 208]
mad_low ymm4, ymm9, ymmword ptr [rdi + 344]
mad_high ymm7, ymm2, ymmword ptr [rdi + 208]
mad_high ymm8, ymm9, ymmword ptr [rdi + 344]
mad_low ymm10, ymm2, ymmword ptr [rdi + 200]
vmovupd ymm9, ymmword ptr [rdi + 232]
mad_low ymm11, ymm9, ymmword ptr [rdi + 344]
mad_high ymm0, ymm2, ymmword ptr [rdi + 200]
mad_high ymm4, ymm9, ymmword ptr [rdi + 344]
vmovapd ymm3, ymmword ptr [rdi + 320]
mad_low ymm0, ymm3, ymmword ptr [rdi + 200]
mad_low ymm4, ymm9, ymmword ptr [rdi + 352]
mad_high ymm7, ymm3, ymmword ptr [rdi + 200]
mad_high ymm8, ymm9, ymmword ptr [rdi + 352]
mad_low ymm10, ymm3, ymmword ptr [rdi + 192]
vmovapd ymm9, ymmword ptr [rdi + 224]
mad_low ymm11, ymm9, ymmword ptr [rdi + 352]
mad_high ymm0, ymm3, ymmword ptr [rdi + 192]
mad_high ymm4, ymm9, ymmword ptr [rdi + 352]
vmovupd ymm12, ymmword ptr [rdi + 328]
mad_low ymm0, ymm12, ymmword ptr [rdi + 192]
mad_low ymm4, ymm9, ymmword ptr [rdi + 360]
mad_high ymm7, ymm12, ymmword ptr [rdi + 192]
mad_high ymm8, ymm9, ymmword ptr [rdi + 360]
mad_low ymm10, ymm12, ymmword ptr [rdi + 1760]
vmovupd ymm9, ymmword ptr [rdi + 216]
mad_low ymm11, ymm9, ymmword ptr [rdi + 360]
mad_high ymm0, ymm12, ymmword ptr [rdi + 1760]
mad_high ymm4, ymm9, ymmword ptr [rdi + 360]
vmovupd ymm15, ymmword ptr [rdi + 336]
mad_low ymm0, ymm15, ymmword ptr [rdi + 1760]
mad_low ymm4, ymm9, ymmword ptr [rdi + 368]
mad_high ymm7, ymm15, ymmword ptr [rdi + 1760]
mad_high ymm8, ymm9, ymmword ptr [rdi + 368]
mad_low ymm10, ymm15, ymmword ptr [rdi + 1728]
vmovupd ymm9, ymmword ptr [rdi + 208]
mad_low ymm11, ymm9, ymmword ptr [rdi + 368]
mad_high ymm0, ymm15, ymmword ptr [rdi + 1728]
mad_high ymm4, ymm9, ymmword ptr [rdi + 368]
vmovupd ymm6, ymmword ptr [rdi + 344]
mad_low ymm0, ymm6, ymmword ptr [rdi + 1728]
mad_low ymm4, ymm9, ymmword ptr [rdi + 376]
mad_high ymm7, ymm6, ymmword ptr [rdi + 1728]
mad_high ymm8, ymm9, ymmword ptr [rdi + 376]
mad_low ymm10, ymm6, ymmword ptr [rdi + 1408]
vmovupd ymm9, ymmword ptr [rdi + 200]
mad_low ymm11, ymm9, ymmword ptr [rdi + 376]
mad_high ymm0, ymm6, ymmword ptr [rdi + 1408]
mad_high ymm4, ymm9, ymmword ptr [rdi + 376]
vmovapd ymm14, ymmword ptr [rdi + 352]
mad_low ymm0, ymm14, ymmword ptr [rdi + 1408]
mad_low ymm4, ymm9, ymmword ptr [rdi + 384]
mad_high ymm7, ymm14, ymmword ptr [rdi + 1408]
mad_high ymm8, ymm9, ymmword ptr [rdi + 384]
mad_low ymm10, ymm14, ymmword ptr [rdi + 160]
vmovapd ymm9, ymmword ptr [rdi + 192]
mad_low ymm11, ymm9, ymmword ptr [rdi + 384]
mad_high ymm0, ymm14, ymmword ptr [rdi + 160]
mad_high ymm4, ymm9, ymmword ptr [rdi + 384]
vmovupd ymm15, ymmword ptr [rdi + 360]
mad_low ymm0, ymm15, ymmword ptr [rdi + 160]
mad_low ymm4, ymm9, ymmword ptr [rdi + 392]
mad_high ymm7, ymm15, ymmword ptr [rdi + 160]
mad_high ymm8, ymm9, ymmword ptr [rdi + 392]
mad_low ymm10, ymm15, ymmword ptr [rdi + 1792]
vmovapd ymm9, ymmword ptr [rdi + 1760]
mad_low ymm11, ymm9, ymmword ptr [rdi + 392]
mad_high ymm0, ymm15, ymmword ptr [rdi + 1792]
mad_high ymm4, ymm9, ymmword ptr [rdi + 392]
vmovupd ymm6, ymmword ptr [rdi + 368]
mad_low ymm0, ymm6, ymmword ptr [rdi + 1792]
mad_low ymm4, ymm9, ymmword ptr [rdi + 400]
mad_high ymm7, ymm6, ymmword ptr [rdi + 1792]
mad_high ymm8, ymm9, ymmword ptr [rdi + 400]
mad_low ymm10, ymm6, ymmword ptr [rdi + 1824]
vmovapd ymm9, ymmword ptr [rdi + 1728]
mad_low ymm11, ymm9, ymmword ptr [rdi + 400]
mad_high ymm0, ymm6, ymmword ptr [rdi + 1824]
mad_high ymm4, ymm9, ymmword ptr [rdi + 400]
vmovupd ymm6, ymmword ptr [rdi + 376]
mad_low ymm0, ymm6, ymmword ptr [rdi + 1824]
mad_low ymm4, ymm9, ymmword ptr [rdi + 408]
mad_high ymm7, ymm6, ymmword ptr [rdi + 1824]
mad_high ymm8, ymm9, ymmword ptr [rdi + 408]
mad_low ymm10, ymm6, ymmword ptr [rdi + 1472]
vmovapd ymm9, ymmword ptr [rdi + 1408]
mad_low ymm11, ymm9, ymmword ptr [rdi + 408]
mad_high ymm0, ymm6, ymmword ptr [rdi + 1472]
mad_high ymm4, ymm9, ymmword ptr [rdi + 408]
vmovapd ymm6, ymmword ptr [rdi + 384]
mad_low ymm0, ymm6, ymmword ptr [rdi + 1472]
mad_low ymm4, ymm9, ymmword ptr [rdi + 416]
mad_high ymm7, ymm6, ymmword ptr [rdi + 1472]
mad_high ymm8, ymm9, ymmword ptr [rdi + 416]
mad_low ymm10, ymm6, ymmword ptr [rdi + 128]
vmovapd ymm9, ymmword ptr [rdi + 160]
mad_low ymm11, ymm9, ymmword ptr [rdi + 416]
mad_high ymm0, ymm6, ymmword ptr [rdi + 128]
mad_high ymm4, ymm9, ymmword ptr [rdi + 416]
vmovupd ymm6, ymmword ptr [rdi + 392]
mad_low ymm0, ymm6, ymmword ptr [rdi + 128]
mad_low ymm4, ymm9, ymmword ptr [rdi + 424]
mad_high ymm7, ymm6, ymmword ptr [rdi + 128]
mad_high ymm8, ymm9, ymmword ptr [rdi + 424]
mad_low ymm10, ymm6, ymmword ptr [rdi + 1440]
vmovapd ymm9, ymmword ptr [rdi + 1792]
mad_low ymm11, ymm9, ymmword ptr [rdi + 424]
mad_high ymm0, ymm6, ymmword ptr [rdi + 1440]
mad_high ymm4, ymm9, ymmword ptr [rdi + 424]
vmovupd ymm6, ymmword ptr [rdi + 400]
mad_low ymm0, ymm6, ymmword ptr [rdi + 1440]
mad_low ymm4, ymm9, ymmword ptr [rdi + 432]
mad_high ymm7, ymm6, ymmword ptr [rdi + 1440]
mad_high ymm8, ymm9, ymmword ptr [rdi + 432]
mad_low ymm10, ymm6, ymmword ptr [rdi + 1504]
vmovapd ymm9, ymmword ptr [rdi + 1824]
mad_low ymm11, ymm9, ymmword ptr [rdi + 432]
mad_high ymm0, ymm6, ymmword ptr [rdi + 1504]
mad_high ymm4, ymm9, ymmword ptr [rdi + 432]
vmovupd ymm6, ymmword ptr [rdi + 408]
mad_low ymm0, ymm6, ymmword ptr [rdi + 1504]
mad_low ymm4, ymm9, ymmword ptr [rdi + 440]
mad_high ymm7, ymm6, ymmword ptr [rdi + 1504]
mad_high ymm8, ymm9, ymmword ptr [rdi + 440]
mad_low ymm10, ymm6, ymmword ptr [rdi + 104]
vmovapd ymm9, ymmword ptr [rdi + 1472]
mad_low ymm11, ymm9, ymmword ptr [rdi + 440]
mad_high ymm0, ymm6, ymmword ptr [rdi + 104]
mad_high ymm4, ymm9, ymmword ptr [rdi + 440]
vmovapd ymm6, ymmword ptr [rdi + 416]
mad_low ymm0, ymm6, ymmword ptr [rdi + 104]
mad_low ymm4, ymm9, ymmword ptr [rdi + 448]
mad_high ymm7, ymm6, ymmword ptr [rdi + 104]
mad_high ymm8, ymm9, ymmword ptr [rdi + 448]
vmovapd ymm9, ymmword ptr [rdi + 448]
mad_low ymm11, ymm9, ymmword ptr [rdi + 128]
mad_high ymm4, ymm9, ymmword ptr [rdi + 128]
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vpaddq ymm0, ymm0, ymm0
vpaddq ymm4, ymm4, ymm4
vpaddq ymm7, ymm7, ymm7
vpaddq ymm8, ymm8, ymm8
mad_low ymm10, ymm1, ymm1
mad_low ymm11, ymm5, ymm5
mad_high ymm0, ymm1, ymm1
mad_high ymm4, ymm5, ymm5
vmovdqa ymmword ptr [rdi + 1472], ymm4
vpxor ymm4, ymm4, ymm4
mad_low ymm4, ymm12, ymm3
vmovdqa ymmword ptr [rdi + 1824], ymm0
vpxor ymm0, ymm0, ymm0
mad_low ymm0, ymm15, ymm14
vmovdqa ymmword ptr [rdi + 1504], ymm11
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm12, ymm3
vmovdqa ymmword ptr [rdi + 1792], ymm10
vpxor ymm10, ymm10, ymm10
mad_high ymm10, ymm15, ymm14
vmovdqa ymmword ptr [rdi + 1440], ymm8
vpxor ymm8, ymm8, ymm8
mad_low ymm8, ymm2, ymm12
vmovdqa ymmword ptr [rdi + 1408], ymm7
vpxor ymm7, ymm7, ymm7
mad_low ymm7, ymm15, ymmword ptr [rdi + 344]
mad_high ymm4, ymm2, ymm12
mad_high ymm0, ymm15, ymmword ptr [rdi + 344]
mad_low ymm4, ymm2, ymmword ptr [rdi + 336]
vmovupd ymm9, ymmword ptr [rdi + 368]
mad_low ymm0, ymm9, ymmword ptr [rdi + 344]
mad_high ymm11, ymm2, ymmword ptr [rdi + 336]
mad_high ymm10, ymm9, ymmword ptr [rdi + 344]
vmovupd ymm1, ymmword ptr [rdi + 336]
mad_low ymm8, ymm1, ymmword ptr [rdi + 304]
mad_low ymm7, ymm1, ymm9
mad_high ymm4, ymm1, ymmword ptr [rdi + 304]
mad_high ymm0, ymm1, ymm9
vmovupd ymm6, ymmword ptr [rdi + 344]
mad_low ymm4, ymm6, ymmword ptr [rdi + 304]
mad_low ymm0, ymm1, ymmword ptr [rdi + 376]
mad_high ymm11, ymm6, ymmword ptr [rdi + 304]
mad_high ymm10, ymm1, ymmword ptr [rdi + 376]
mad_low ymm8, ymm6, ymmword ptr [rdi + 296]
mad_low ymm7, ymm12, ymmword ptr [rdi + 376]
mad_high ymm4, ymm6, ymmword ptr [rdi + 296]
mad_high ymm0, ymm12, ymmword ptr [rdi + 376]
mad_low ymm4, ymm14, ymmword ptr [rdi + 296]
mad_low ymm0, ymm12, ymmword ptr [rdi + 384]
mad_high ymm11, ymm14, ymmword ptr [rdi + 296]
mad_high ymm10, ymm12, ymmword ptr [rdi + 384]
mad_low ymm8, ymm5, ymm14
mad_low ymm7, ymm3, ymmword ptr [rdi + 384]
mad_high ymm4, ymm5, ymm14
mad_high ymm0, ymm3, ymmword ptr [rdi + 384]
mad_low ymm4, ymm15, ymm5
mad_low ymm0, ymm3, ymmword ptr [rdi + 392]
mad_high ymm11, ymm15, ymm5
mad_high ymm10, ymm3, ymmword ptr [rdi + 392]
mad_low ymm8, ymm15, ymmword ptr [rdi + 280]
mad_low ymm7, ymm2, ymmword ptr [rdi + 392]
mad_high ymm4, ymm15, ymmword ptr [rdi + 280]
mad_high ymm0, ymm2, ymmword ptr [rdi + 392]
mad_low ymm4, ymm9, ymmword ptr [rdi + 280]
mad_low ymm0, ymm2, ymmword ptr [rdi + 400]
mad_high ymm11, ymm9, ymmword ptr [rdi + 280]
mad_high ymm10, ymm2, ymmword ptr [rdi + 400]
mad_low ymm8, ymm9, ymmword ptr [rdi + 272]
vmovupd ymm1, ymmword ptr [rdi + 304]
mad_low ymm7, ymm1, ymmword ptr [rdi + 400]
mad_high ymm4, ymm9, ymmword ptr [rdi + 272]
mad_high ymm0, ymm1, ymmword ptr [rdi + 400]
vmovupd ymm2, ymmword ptr [rdi + 376]
mad_low ymm4, ymm2, ymmword ptr [rdi + 272]
mad_low ymm0, ymm1, ymmword ptr [rdi + 408]
mad_high ymm11, ymm2, ymmword ptr [rdi + 272]
mad_high ymm10, ymm1, ymmword ptr [rdi + 408]
mad_low ymm8, ymm2, ymmword ptr [rdi + 264]
vmovupd ymm1, ymmword ptr [rdi + 296]
mad_low ymm7, ymm1, ymmword ptr [rdi + 408]
mad_high ymm4, ymm2, ymmword ptr [rdi + 264]
mad_high ymm0, ymm1, ymmword ptr [rdi + 408]
vmovapd ymm2, ymmword ptr [rdi + 384]
mad_low ymm4, ymm2, ymmword ptr [rdi + 264]
mad_low ymm0, ymm1, ymmword ptr [rdi + 416]
mad_high ymm11, ymm2, ymmword ptr [rdi + 264]
mad_high ymm10, ymm1, ymmword ptr [rdi + 416]
mad_low ymm8, ymm2, ymmword ptr [rdi + 256]
mad_low ymm7, ymm5, ymmword ptr [rdi + 416]
mad_high ymm4, ymm2, ymmword ptr [rdi + 256]
mad_high ymm0, ymm5, ymmword ptr [rdi + 416]
vmovupd ymm1, ymmword ptr [rdi + 392]
mad_low ymm4, ymm1, ymmword ptr [rdi + 256]
mad_low ymm0, ymm5, ymmword ptr [rdi + 424]
mad_high ymm11, ymm1, ymmword ptr [rdi + 256]
mad_high ymm10, ymm5, ymmword ptr [rdi + 424]
mad_low ymm8, ymm1, ymmword ptr [rdi + 248]
vmovupd ymm2, ymmword ptr [rdi + 280]
mad_low ymm7, ymm2, ymmword ptr [rdi + 424]
mad_high ymm4, ymm1, ymmword ptr [rdi + 248]
mad_high ymm0, ymm2, ymmword ptr [rdi + 424]
vmovupd ymm1, ymmword ptr [rdi + 400]
mad_low ymm4, ymm1, ymmword ptr [rdi + 248]
mad_low ymm0, ymm2, ymmword ptr [rdi + 432]
mad_high ymm11, ymm1, ymmword ptr [rdi + 248]
mad_high ymm10, ymm2, ymmword ptr [rdi + 432]
mad_low ymm8, ymm1, ymmword ptr [rdi + 240]
vmovupd ymm2, ymmword ptr [rdi + 272]
mad_low ymm7, ymm2, ymmword ptr [rdi + 432]
mad_high ymm4, ymm1, ymmword ptr [rdi + 240]
mad_high ymm0, ymm2, ymmword ptr [rdi + 432]
vmovupd ymm1, ymmword ptr [rdi + 408]
mad_low ymm4, ymm1, ymmword ptr [rdi + 240]
mad_low ymm0, ymm2, ymmword ptr [rdi + 440]
mad_high ymm11, ymm1, ymmword ptr [rdi + 240]
mad_high ymm10, ymm2, ymmword ptr [rdi + 440]
mad_low ymm8, ymm1, ymmword ptr [rdi + 232]
vmovupd ymm2, ymmword ptr [rdi + 264]
mad_low ymm7, ymm2, ymmword ptr [rdi + 440]
mad_high ymm4, ymm1, ymmword ptr [rdi + 232]
mad_high ymm0, ymm2, ymmword ptr [rdi + 440]
vmovapd ymm1, ymmword ptr [rdi + 416]
mad_low ymm4, ymm1, ymmword ptr [rdi + 232]
mad_low ymm0, ymm2, ymmword ptr [rdi + 448]
mad_high ymm11, ymm1, ymmword ptr [rdi + 232]
mad_high ymm10, ymm2, ymmword ptr [rdi + 448]
mad_low ymm8, ymm1, ymmword ptr [rdi + 224]
vmovapd ymm2, ymmword ptr [rdi + 448]
mad_low ymm7, ymm2, ymmword ptr [rdi + 256]
mad_high ymm4, ymm1, ymmword ptr [rdi + 224]
mad_high ymm0, ymm2, ymmword ptr [rdi + 256]
vmovupd ymm1, ymmword ptr [rdi + 424]
mad_low ymm4, ymm1, ymmword ptr [rdi + 224]
mad_high ymm11, ymm1, ymmword ptr [rdi + 224]
mad_low ymm8, ymm1, ymmword ptr [rdi + 216]
mad_high ymm4, ymm1, ymmword ptr [rdi + 216]
vmovupd ymm1, ymmword ptr [rdi + 432]
mad_low ymm4, ymm1, ymmword ptr [rdi + 216]
mad_high ymm11, ymm1, ymmword ptr [rdi + 216]
mad_low ymm8, ymm1, ymmword ptr [rdi + 208]
mad_high ymm4, ymm1, ymmword ptr [rdi + 208]
vmovupd ymm1, ymmword ptr [rdi + 440]
mad_low ymm4, ymm1, ymmword ptr [rdi + 208]
mad_high ymm11, ymm1, ymmword ptr [rdi + 208]
mad_low ymm8, ymm1, ymmword ptr [rdi + 200]
mad_high ymm4, ymm1, ymmword ptr [rdi + 200]
mad_low ymm4, ymm2, ymmword ptr [rdi + 200]
mad_high ymm11, ymm2, ymmword ptr [rdi + 200]
mad_low ymm8, ymm2, ymmword ptr [rdi + 192]
mad_high ymm4, ymm2, ymmword ptr [rdi + 192]
vpaddq ymm1, ymm8, ymm8
vpaddq ymm2, ymm7, ymm7
vpaddq ymm4, ymm4, ymm4
vpaddq ymm0, ymm0, ymm0
vpaddq ymm5, ymm11, ymm11
vpaddq ymm6, ymm10, ymm10
mad_low ymm1, ymm3, ymm3
mad_low ymm2, ymm14, ymm14
mad_high ymm4, ymm3, ymm3
mad_high ymm0, ymm14, ymm14
vmovdqa ymmword ptr [rdi + 1728], ymm0
vmovdqa ymmword ptr [rdi + 1760], ymm1
vmovdqa ymmword ptr [rdi + 1888], ymm2
vmovdqa ymmword ptr [rdi + 1664], ymm4
vmovdqa ymmword ptr [rdi + 1536], ymm5
vmovdqa ymmword ptr [rdi + 1696], ymm6
vmovdqa ymm0, ymmword ptr [rdi + 1344]
vmovdqa ymm1, ymmword ptr [rdi + 1344]
vmovdqa ymm2, ymmword ptr [rdi + 1344]
vmovdqa ymm3, ymmword ptr [rdi + 1344]
vmovdqa ymm4, ymmword ptr [rdi + 1344]
vmovdqa ymm5, ymmword ptr [rdi + 1344]
vmovdqa ymm6, ymmword ptr [rdi + 1344]
vmovdqa ymm7, ymmword ptr [rdi + 1344]
vmovdqa ymm8, ymmword ptr [rdi + 1344]
vmovdqa ymm9, ymmword ptr [rdi + 1344]
vbroadcastsd ymm10, qword ptr [rdi + 1024]
vmovdqa ymm11, ymmword ptr [rsi + 10240]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10272]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10304]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10336]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10368]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1032]
vmovdqa ymm11, ymmword ptr [rsi + 10560]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10592]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10624]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10656]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10688]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1040]
vmovdqa ymm11, ymmword ptr [rsi + 10880]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10912]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10944]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10976]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11008]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1048]
vmovdqa ymm11, ymmword ptr [rsi + 11200]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11232]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11264]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11296]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11328]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1056]
vmovdqa ymm11, ymmword ptr [rsi + 11520]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11552]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11584]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11616]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11648]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1064]
vmovdqa ymm11, ymmword ptr [rsi + 11840]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11872]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11904]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11936]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11968]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1072]
vmovdqa ymm11, ymmword ptr [rsi + 12160]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12192]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12224]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12256]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12288]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1080]
vmovdqa ymm11, ymmword ptr [rsi + 12480]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12512]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12544]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12576]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12608]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1088]
vmovdqa ymm11, ymmword ptr [rsi + 12800]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12832]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12864]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12896]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12928]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 1984], ymm0
vmovdqa ymmword ptr [rdi + 2016], ymm1
vmovdqa ymmword ptr [rdi + 2048], ymm2
vmovdqa ymmword ptr [rdi + 2080], ymm3
vmovdqa ymmword ptr [rdi + 2112], ymm4
vmovdqa ymmword ptr [rdi + 2144], ymm5
vmovdqa ymmword ptr [rdi + 2176], ymm6
vmovdqa ymmword ptr [rdi + 2208], ymm7
vmovdqa ymmword ptr [rdi + 2240], ymm8
vmovdqa ymmword ptr [rdi + 2272], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 1344]
vmovdqa ymm1, ymmword ptr [rdi + 1344]
vmovdqa ymm2, ymmword ptr [rdi + 1344]
vmovdqa ymm3, ymmword ptr [rdi + 1344]
vmovdqa ymm4, ymmword ptr [rdi + 1344]
vmovdqa ymm5, ymmword ptr [rdi + 1344]
vmovdqa ymm6, ymmword ptr [rdi + 1344]
vmovdqa ymm7, ymmword ptr [rdi + 1344]
vmovdqa ymm8, ymmword ptr [rdi + 1344]
vmovdqa ymm9, ymmword ptr [rdi + 1344]
vbroadcastsd ymm10, qword ptr [rdi + 1024]
vmovdqa ymm11, ymmword ptr [rsi + 10400]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10432]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10464]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10496]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10528]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1032]
vmovdqa ymm11, ymmword ptr [rsi + 10720]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10752]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10784]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10816]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 10848]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1040]
vmovdqa ymm11, ymmword ptr [rsi + 11040]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11072]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11104]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11136]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11168]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1048]
vmovdqa ymm11, ymmword ptr [rsi + 11360]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11392]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11424]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11456]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11488]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1056]
vmovdqa ymm11, ymmword ptr [rsi + 11680]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11712]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11744]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11776]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 11808]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1064]
vmovdqa ymm11, ymmword ptr [rsi + 12000]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12032]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12064]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12096]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12128]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1072]
vmovdqa ymm11, ymmword ptr [rsi + 12320]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12352]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12384]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12416]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12448]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1080]
vmovdqa ymm11, ymmword ptr [rsi + 12640]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12672]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12704]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12736]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12768]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vbroadcastsd ymm10, qword ptr [rdi + 1088]
vmovdqa ymm11, ymmword ptr [rsi + 12960]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 12992]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 13024]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 13056]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [rsi + 13088]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 2304], ymm0
vmovdqa ymmword ptr [rdi + 2336], ymm1
vmovdqa ymmword ptr [rdi + 2368], ymm2
vmovdqa ymmword ptr [rdi + 2400], ymm3
vmovdqa ymmword ptr [rdi + 2432], ymm4
vmovdqa ymmword ptr [rdi + 2464], ymm5
vmovdqa ymmword ptr [rdi + 2496], ymm6
vmovdqa ymmword ptr [rdi + 2528], ymm7
vmovdqa ymmword ptr [rdi + 2560], ymm8
vmovdqa ymmword ptr [rdi + 2592], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 1984]
vmovdqa ymm1, ymmword ptr [rdi + 2016]
vmovdqa ymm2, ymmword ptr [rdi + 2048]
vmovdqa ymm3, ymmword ptr [rdi + 2080]
vmovdqa ymm4, ymmword ptr [rdi + 2112]
vmovdqa ymm5, ymmword ptr [rdi + 2144]
vmovdqa ymm6, ymmword ptr [rdi + 2176]
vmovdqa ymm7, ymmword ptr [rdi + 2208]
vmovdqa ymm8, ymmword ptr [rdi + 2240]
vmovdqa ymm9, ymmword ptr [rdi + 2272]
lea rax, [rdi + 640]
lea r8, [rsi + 0]
mov r9d, 32
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovdqa ymm11, ymmword ptr [r8 + 0]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 32]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 64]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 96]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 128]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
add rax, 8
add r8, 320
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 2624], ymm0
vmovdqa ymmword ptr [rdi + 2656], ymm1
vmovdqa ymmword ptr [rdi + 2688], ymm2
vmovdqa ymmword ptr [rdi + 2720], ymm3
vmovdqa ymmword ptr [rdi + 2752], ymm4
vmovdqa ymmword ptr [rdi + 2784], ymm5
vmovdqa ymmword ptr [rdi + 2816], ymm6
vmovdqa ymmword ptr [rdi + 2848], ymm7
vmovdqa ymmword ptr [rdi + 2880], ymm8
vmovdqa ymmword ptr [rdi + 2912], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2336]
vmovdqa ymm2, ymmword ptr [rdi + 2368]
vmovdqa ymm3, ymmword ptr [rdi + 2400]
vmovdqa ymm4, ymmword ptr [rdi + 2432]
vmovdqa ymm5, ymmword ptr [rdi + 2464]
vmovdqa ymm6, ymmword ptr [rdi + 2496]
vmovdqa ymm7, ymmword ptr [rdi + 2528]
vmovdqa ymm8, ymmword ptr [rdi + 2560]
vmovdqa ymm9, ymmword ptr [rdi + 2592]
lea rax, [rdi + 640]
lea r8, [rsi + 0]
mov r9d, 32
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovdqa ymm11, ymmword ptr [r8 + 160]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 192]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 224]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 256]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 288]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
add rax, 8
add r8, 320
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 1856]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 1408], 33
vmovapd ymm11, ymmword ptr [rdi + 1408]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 1440], 33
vmovapd ymm12, ymmword ptr [rdi + 1440]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1792]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1504]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 1824]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 1824]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 2624]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2656]
vpunpcklqdq ymm15, ymm11, ymmword ptr [rdi + 1472]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 1472]
vmovdqa ymmword ptr [rdi + 1472], ymm9
vperm2i128 ymm9, ymm15, ymm11, 32
vperm2i128 ymm11, ymm15, ymm11, 49
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2688]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2720]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 1536], 33
vmovapd ymm15, ymmword ptr [rdi + 1536]
vpalignr ymm12, ymm15, ymm12, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 1696], 33
vmovdqa ymmword ptr [rdi + 1536], ymm8
vmovapd ymm8, ymmword ptr [rdi + 1696]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 1760]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 1888]
vmovdqa ymmword ptr [rdi + 1888], ymm7
vpunpcklqdq ymm7, ymm12, ymmword ptr [rdi + 1664]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 1664]
vmovdqa ymmword ptr [rdi + 1664], ymm6
vperm2i128 ymm6, ymm7, ymm12, 32
vperm2i128 ymm7, ymm7, ymm12, 49
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2752]
vpaddq ymm0, ymm0, ymm7
vpunpcklqdq ymm7, ymm15, ymmword ptr [rdi + 1728]
vpunpckhqdq ymm12, ymm15, ymmword ptr [rdi + 1728]
vperm2i128 ymm15, ymm7, ymm12, 32
vperm2i128 ymm7, ymm7, ymm12, 49
vpaddq ymm1, ymm1, ymm15
vpaddq ymm2, ymm2, ymm7
vperm2i128 ymm7, ymm8, ymmword ptr [rdi + 1632], 33
vmovapd ymm8, ymmword ptr [rdi + 1632]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1952]
vpunpcklqdq ymm8, ymm7, ymmword ptr [rdi + 1920]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 1920]
vperm2i128 ymm12, ymm8, ymm7, 32
vperm2i128 ymm7, ymm8, ymm7, 49
vpaddq ymm3, ymm3, ymm12
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 1568]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 1600], 33
vmovapd ymm8, ymmword ptr [rdi + 1600]
vpalignr ymm7, ymm8, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 1376]
vpaddq ymm7, ymm14, ymm7
vmovapd ymm8, ymmword ptr [rdi + 2784]
vperm2i128 ymm12, ymm8, ymm8, 8
vpalignr ymm12, ymm8, ymm12, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 2816], 33
vmovapd ymm14, ymmword ptr [rdi + 2816]
vpalignr ymm8, ymm14, ymm8, 8
vpaddq ymm7, ymm7, ymm12
vpaddq ymm8, ymm10, ymm8
vpsrlq ymm10, ymm7, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm15, ymm10, ymm10, 8
vpalignr ymm15, ymm10, ymm15, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vmovdqa ymmword ptr [rdi + 2784], ymm4
vpaddq ymm4, ymm7, ymm15
vmovdqa ymmword ptr [rdi + 1600], ymm3
vpxor ymm3, ymm7, ymm4
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm8, ymm10
vpxor ymm7, ymm8, ymm3
vpor ymm13, ymm13, ymm7
vperm2i128 ymm7, ymm14, ymmword ptr [rdi + 2848], 33
vmovapd ymm8, ymmword ptr [rdi + 2848]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 2880], 33
vmovapd ymm10, ymmword ptr [rdi + 2880]
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm7, ymm9, ymm7
vpaddq ymm8, ymm11, ymm8
vpsrlq ymm9, ymm7, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm9, 33
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vpaddq ymm14, ymm7, ymm12
vpxor ymm15, ymm7, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm7, ymm8, ymm9
vpxor ymm12, ymm8, ymm7
vpor ymm13, ymm13, ymm12
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 2912], 33
vmovapd ymm9, ymmword ptr [rdi + 2912]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymm5, 33
vpalignr ymm9, ymm5, ymm9, 8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm0, ymm0, ymm9
vpsrlq ymm8, ymm6, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm10, ymm11, ymm8, 33
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm11, ymm6, ymm10
vpxor ymm12, ymm6, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm0, ymm8
vpxor ymm10, ymm0, ymm6
vpor ymm13, ymm13, ymm10
vperm2i128 ymm0, ymm5, ymmword ptr [rdi + 1664], 33
vmovapd ymm5, ymmword ptr [rdi + 1664]
vpalignr ymm0, ymm5, ymm0, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 1888], 33
vmovapd ymm8, ymmword ptr [rdi + 1888]
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm2, ymm5
vpsrlq ymm2, ymm0, 52
vpsrlq ymm5, ymm1, 52
vperm2i128 ymm9, ymm9, ymm2, 33
vpalignr ymm9, ymm2, ymm9, 8
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vpaddq ymm10, ymm0, ymm9
vpxor ymm12, ymm0, ymm10
vpor ymm13, ymm13, ymm12
vpaddq ymm0, ymm1, ymm2
vpxor ymm9, ymm1, ymm0
vpor ymm13, ymm13, ymm9
vperm2i128 ymm1, ymm8, ymmword ptr [rdi + 1536], 33
vmovapd ymm2, ymmword ptr [rdi + 1536]
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 1472], 33
vmovapd ymm8, ymmword ptr [rdi + 1472]
vpalignr ymm2, ymm8, ymm2, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1600]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2784]
vpsrlq ymm9, ymm1, 52
vpsrlq ymm12, ymm2, 52
vperm2i128 ymm5, ymm5, ymm9, 33
vpalignr ymm5, ymm9, ymm5, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm15, ymm1, ymm5
vmovdqa ymmword ptr [rdi + 2784], ymm0
vpxor ymm0, ymm1, ymm15
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm2, ymm9
vpxor ymm1, ymm2, ymm0
vpor ymm13, ymm13, ymm1
vperm2i128 ymm1, ymm8, ymm8, 129
vpsrldq ymm1, ymm1, 8
vpsrlq ymm2, ymm1, 52
vperm2i128 ymm5, ymm12, ymm2, 33
vpalignr ymm2, ymm2, ymm5, 8
vpaddq ymm5, ymm1, ymm2
vpxor ymm8, ymm1, ymm5
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 128], ymm4
vmovdqa ymmword ptr [rdi + 160], ymm3
vmovdqa ymmword ptr [rdi + 192], ymm14
vmovdqa ymmword ptr [rdi + 224], ymm7
vmovdqa ymmword ptr [rdi + 256], ymm11
vmovdqa ymmword ptr [rdi + 288], ymm6
vmovdqa ymmword ptr [rdi + 320], ymm10
vmovapd ymm1, ymmword ptr [rdi + 2784]
vmovdqa ymmword ptr [rdi + 352], ymm1
vmovdqa ymmword ptr [rdi + 384], ymm15
vmovdqa ymmword ptr [rdi + 416], ymm0
vmovdqa ymmword ptr [rdi + 448], ymm5
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
