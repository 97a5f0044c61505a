# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-416 mod N, N odd of at most 512 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 11 limbs below 2^52, the top one below 2^48; ymm13 collects predicted carries that rippled.
# 381 instructions a step, 81 pairs of products, 16 spills.
vpxor ymm13, ymm13, ymm13
vmovapd ymm0, ymmword ptr [rdi + 384]
vperm2i128 ymm1, ymm0, ymmword ptr [rdi + 416], 33
vpalignr ymm2, ymm1, ymm0, 8
vmovapd ymm3, ymmword ptr [rdi + 416]
vperm2i128 ymm4, ymm3, ymmword ptr [rdi + 448], 33
vpalignr ymm4, ymm4, ymm3, 8
vpxor ymm5, ymm5, ymm5
mad_low ymm5, ymm2, ymmword ptr [rdi + 128]
vpxor ymm6, ymm6, ymm6
mad_low ymm6, ymm4, ymmword ptr [rdi + 160]
vmovapd ymm7, ymmword ptr [rdi + 128]
vperm2i128 ymm8, ymm7, ymmword ptr [rdi + 160], 33
vpalignr ymm9, ymm8, ymm7, 8
vmovapd ymm10, ymmword ptr [rdi + 160]
vperm2i128 ymm11, ymm10, ymmword ptr [rdi + 192], 33
vpalignr ymm11, ymm11, ymm10, 8
mad_low ymm5, ymm0, ymm9
mad_low ymm6, ymm3, ymm11
vpxor ymm12, ymm12, ymm12
mad_high ymm12, ymm7, ymm2
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm4, ymm10
mad_high ymm12, ymm0, ymm9
mad_high ymm14, ymm11, ymm3
vperm2i128 ymm15, ymm7, ymm7, 8
vpalignr ymm15, ymm7, ymm15, 8
vpalignr ymm8, ymm10, ymm8, 8
vpxor ymm7, ymm7, ymm7
mad_low ymm7, ymm15, ymm2
vpxor ymm10, ymm10, ymm10
mad_low ymm10, ymm8, ymm4
vmovdqa ymmword ptr [rdi + 1184], ymm14
vperm2i128 ymm14, ymm0, ymm0, 8
vpalignr ymm14, ymm0, ymm14, 8
vpalignr ymm1, ymm3, ymm1, 8
mad_low ymm7, ymm14, ymm9
mad_low ymm10, ymm1, ymm11
mad_high ymm5, ymm15, ymm2
mad_high ymm6, ymm8, ymm4
mad_high ymm5, ymm14, ymm9
mad_high ymm6, ymm1, ymm11
mad_low ymm5, ymm15, ymmword ptr [rdi + 400]
mad_low ymm6, ymm8, ymmword ptr [rdi + 432]
mad_low ymm5, ymm14, ymmword ptr [rdi + 144]
mad_low ymm6, ymm1, ymmword ptr [rdi + 176]
mad_high ymm12, ymm15, ymmword ptr [rdi + 400]
vmovapd ymm4, ymmword ptr [rdi + 1184]
mad_high ymm4, ymm8, ymmword ptr [rdi + 432]
mad_high ymm12, ymm14, ymmword ptr [rdi + 144]
mad_high ymm4, ymm1, ymmword ptr [rdi + 176]
vmovupd ymm11, ymmword ptr [rdi + 400]
mad_low ymm7, ymm11, ymmword ptr [rdi + 112]
vmovdqa ymmword ptr [rdi + 1184], ymm14
vmovupd ymm14, ymmword ptr [rdi + 144]
mad_low ymm10, ymm14, ymmword ptr [rdi + 432]
mad_low ymm7, ymm14, ymmword ptr [rdi + 368]
mad_low ymm10, ymm11, ymmword ptr [rdi + 176]
mad_high ymm5, ymm11, ymmword ptr [rdi + 112]
mad_high ymm6, ymm14, ymmword ptr [rdi + 432]
mad_high ymm5, ymm14, ymmword ptr [rdi + 368]
mad_high ymm6, ymm11, ymmword ptr [rdi + 176]
mad_low ymm5, ymm1, ymmword ptr [rdi + 112]
mad_low ymm6, ymm14, ymmword ptr [rdi + 440]
mad_low ymm5, ymm8, ymmword ptr [rdi + 368]
mad_low ymm6, ymm11, ymmword ptr [rdi + 184]
mad_high ymm12, ymm1, ymmword ptr [rdi + 112]
mad_high ymm4, ymm14, ymmword ptr [rdi + 440]
mad_high ymm12, ymm8, ymmword ptr [rdi + 368]
mad_high ymm4, ymm11, ymmword ptr [rdi + 184]
mad_low ymm7, ymm1, ymmword ptr [rdi + 104]
mad_low ymm10, ymm9, ymmword ptr [rdi + 440]
mad_low ymm7, ymm8, ymmword ptr [rdi + 360]
mad_low ymm10, ymm2, ymmword ptr [rdi + 184]
mad_high ymm5, ymm1, ymmword ptr [rdi + 104]
mad_high ymm6, ymm9, ymmword ptr [rdi + 440]
mad_high ymm5, ymm8, ymmword ptr [rdi + 360]
mad_high ymm6, ymm2, ymmword ptr [rdi + 184]
mad_low ymm5, ymm3, ymmword ptr [rdi + 104]
mad_low ymm6, ymm9, ymmword ptr [rdi + 448]
vmovapd ymm1, ymmword ptr [rdi + 160]
mad_low ymm5, ymm1, ymmword ptr [rdi + 360]
mad_low ymm6, ymm2, ymmword ptr [rdi + 192]
mad_high ymm12, ymm3, ymmword ptr [rdi + 104]
mad_high ymm4, ymm9, ymmword ptr [rdi + 448]
mad_high ymm12, ymm1, ymmword ptr [rdi + 360]
mad_high ymm4, ymm2, ymmword ptr [rdi + 192]
vmovapd ymm2, ymmword ptr [rdi + 128]
mad_low ymm10, ymm2, ymmword ptr [rdi + 448]
mad_low ymm10, ymm0, ymmword ptr [rdi + 192]
mad_high ymm6, ymm2, ymmword ptr [rdi + 448]
mad_high ymm6, ymm0, ymmword ptr [rdi + 192]
mad_low ymm6, ymm2, ymmword ptr [rdi + 456]
mad_low ymm6, ymm0, ymmword ptr [rdi + 200]
mad_high ymm4, ymm2, ymmword ptr [rdi + 456]
mad_high ymm4, ymm0, ymmword ptr [rdi + 200]
mad_low ymm10, ymm15, ymmword ptr [rdi + 456]
vmovupd ymm8, ymmword ptr [rdi + 200]
mad_low ymm10, ymm8, ymmword ptr [rdi + 1184]
mad_high ymm6, ymm15, ymmword ptr [rdi + 456]
mad_high ymm6, ymm8, ymmword ptr [rdi + 1184]
mad_low ymm7, ymm2, ymm0
mad_low ymm10, ymm1, ymm3
mad_high ymm5, ymm2, ymm0
mad_high ymm6, ymm1, ymm3
vpxor ymm0, ymm0, ymm0
vmovupd ymm1, ymmword ptr [rdi + 456]
mad_low ymm0, ymm1, ymmword ptr [rdi + 192]
mad_low ymm0, ymm8, ymmword ptr [rdi + 448]
vpxor ymm2, ymm2, ymm2
mad_high ymm2, ymm1, ymmword ptr [rdi + 192]
mad_high ymm2, ymm8, ymmword ptr [rdi + 448]
vpxor ymm3, ymm3, ymm3
mad_low ymm3, ymm1, ymmword ptr [rdi + 184]
mad_low ymm3, ymm8, ymmword ptr [rdi + 440]
mad_high ymm0, ymm1, ymmword ptr [rdi + 184]
mad_high ymm0, ymm8, ymmword ptr [rdi + 440]
vmovupd ymm1, ymmword ptr [rdi + 464]
mad_low ymm0, ymm1, ymmword ptr [rdi + 184]
vmovupd ymm8, ymmword ptr [rdi + 208]
mad_low ymm0, ymm8, ymmword ptr [rdi + 440]
mad_high ymm2, ymm1, ymmword ptr [rdi + 184]
mad_high ymm2, ymm8, ymmword ptr [rdi + 440]
mad_low ymm3, ymm1, ymmword ptr [rdi + 176]
mad_low ymm3, ymm8, ymmword ptr [rdi + 432]
mad_high ymm0, ymm1, ymmword ptr [rdi + 176]
mad_high ymm0, ymm8, ymmword ptr [rdi + 432]
vmovapd ymm1, ymmword ptr [rdi + 192]
mad_low ymm3, ymm1, ymmword ptr [rdi + 448]
mad_high ymm0, ymm1, ymmword ptr [rdi + 448]
vperm2i128 ymm1, ymm12, ymm12, 8
vpalignr ymm1, ymm12, ymm1, 8
vperm2i128 ymm8, ymm12, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vpaddq ymm1, ymm7, ymm1
vpaddq ymm7, ymm10, ymm8
vpunpcklqdq ymm8, ymm1, ymm5
vpunpckhqdq ymm1, ymm1, ymm5
vperm2i128 ymm5, ymm8, ymm1, 32
vperm2i128 ymm1, ymm8, ymm1, 49
vpsrlq ymm8, ymm5, 52
vpsrlq ymm9, ymm1, 52
vperm2i128 ymm10, ymm8, ymm8, 8
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm11, ymm8, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vpaddq ymm12, ymm5, ymm10
vpxor ymm14, ymm5, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm5, ymm1, ymm11
vpxor ymm10, ymm1, ymm5
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 640], ymm12
vmovdqa ymmword ptr [rdi + 672], ymm5
vperm2i128 ymm1, ymm2, ymm2, 8
vpalignr ymm1, ymm2, ymm1, 8
vpaddq ymm1, ymm3, ymm1
vpunpcklqdq ymm5, ymm1, ymm0
vpunpckhqdq ymm1, ymm1, ymm0
vperm2i128 ymm10, ymm5, ymm1, 32
vperm2i128 ymm1, ymm5, ymm1, 49
vpsrlq ymm5, ymm10, 52
vpsrlq ymm11, ymm1, 52
vperm2i128 ymm12, ymm5, ymm5, 8
vpalignr ymm12, ymm5, ymm12, 8
vperm2i128 ymm5, ymm5, ymm11, 33
vpalignr ymm5, ymm11, ymm5, 8
vpand ymm11, ymm12, ymmword ptr [rdi + 1088]
vpaddq ymm12, ymm10, ymm11
vpxor ymm14, ymm10, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm10, ymm1, ymm5
vpxor ymm11, ymm1, ymm10
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 832], ymm12
vmovdqa ymmword ptr [rdi + 864], ymm10
vmovdqa ymmword ptr [rdi + 1184], ymm0
vmovdqa ymmword ptr [rdi + 1216], ymm2
vmovdqa ymmword ptr [rdi + 1248], ymm3
vmovdqa ymmword ptr [rdi + 1280], ymm4
vmovdqa ymmword ptr [rdi + 1312], ymm6
vmovdqa ymmword ptr [rdi + 1344], ymm7
vmovdqa ymmword ptr [rdi + 1376], ymm8
vmovdqa ymmword ptr [rdi + 1408], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 1120]
vmovdqa ymm1, ymmword ptr [rdi + 1120]
vmovdqa ymm2, ymmword ptr [rdi + 1120]
vmovdqa ymm3, ymmword ptr [rdi + 1120]
vmovdqa ymm4, ymmword ptr [rdi + 1120]
vmovdqa ymm5, ymmword ptr [rdi + 1120]
vbroadcastsd ymm6, qword ptr [rdi + 848]
vmovdqa ymm7, ymmword ptr [rsi + 1024]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1056]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1088]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 856]
vmovdqa ymm7, ymmword ptr [rsi + 1152]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1184]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1216]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 864]
vmovdqa ymm7, ymmword ptr [rsi + 1280]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1312]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1344]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 872]
vmovdqa ymm7, ymmword ptr [rsi + 1408]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1440]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 1472]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vmovdqa ymmword ptr [rdi + 1440], ymm0
vmovdqa ymmword ptr [rdi + 1472], ymm1
vmovdqa ymmword ptr [rdi + 1504], ymm2
vmovdqa ymmword ptr [rdi + 1536], ymm3
vmovdqa ymmword ptr [rdi + 1568], ymm4
vmovdqa ymmword ptr [rdi + 1600], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1440]
vmovdqa ymm1, ymmword ptr [rdi + 1472]
vmovdqa ymm2, ymmword ptr [rdi + 1504]
vmovdqa ymm3, ymmword ptr [rdi + 1536]
vmovdqa ymm4, ymmword ptr [rdi + 1568]
vmovdqa ymm5, ymmword ptr [rdi + 1600]
vbroadcastsd ymm6, qword ptr [rdi + 640]
vmovdqa ymm7, ymmword ptr [rsi + 0]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 32]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 64]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 648]
vmovdqa ymm7, ymmword ptr [rsi + 128]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 160]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 192]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 656]
vmovdqa ymm7, ymmword ptr [rsi + 256]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 288]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 320]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 664]
vmovdqa ymm7, ymmword ptr [rsi + 384]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 416]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 448]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 672]
vmovdqa ymm7, ymmword ptr [rsi + 512]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 544]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 576]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 680]
vmovdqa ymm7, ymmword ptr [rsi + 640]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 672]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 704]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 688]
vmovdqa ymm7, ymmword ptr [rsi + 768]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 800]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 832]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vbroadcastsd ymm6, qword ptr [rdi + 696]
vmovdqa ymm7, ymmword ptr [rsi + 896]
mad_low ymm0, ymm6, ymm7
mad_high ymm3, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 928]
mad_low ymm1, ymm6, ymm7
mad_high ymm4, ymm6, ymm7
vmovdqa ymm7, ymmword ptr [rsi + 960]
mad_low ymm2, ymm6, ymm7
mad_high ymm5, ymm6, ymm7
vmovapd ymm6, ymmword ptr [rdi + 1344]
vpunpcklqdq ymm7, ymm6, ymmword ptr [rdi + 1312]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 1312]
vperm2i128 ymm8, ymm7, ymm6, 32
vperm2i128 ymm6, ymm7, ymm6, 49
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1280]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 1216], 33
vmovapd ymm7, ymmword ptr [rdi + 1216]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1248]
vpunpcklqdq ymm6, ymm6, ymmword ptr [rdi + 1184]
vperm2i128 ymm6, ymm6, ymm6, 128
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1408]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 1376], 33
vmovapd ymm7, ymmword ptr [rdi + 1376]
vpalignr ymm6, ymm7, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 1152]
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
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
