# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-832 mod N, N odd of at most 1024 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 21 limbs below 2^52, the top one below 2^41; ymm13 collects predicted carries that rippled.
# 926 instructions a step, 248 pairs of products, 31 spills.
vpxor ymm13, ymm13, ymm13
vmovapd ymm0, ymmword ptr [rdi + 448]
vperm2i128 ymm1, ymm0, ymmword ptr [rdi + 480], 33
vpalignr ymm2, ymm1, ymm0, 8
vmovapd ymm3, ymmword ptr [rdi + 480]
vperm2i128 ymm4, ymm3, ymmword ptr [rdi + 512], 33
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
vmovdqa ymmword ptr [rdi + 1440], ymm14
vperm2i128 ymm14, ymm0, ymm0, 8
vpalignr ymm14, ymm0, ymm14, 8
vpalignr ymm1, ymm3, ymm1, 8
mad_low ymm7, ymm14, ymm9
mad_low ymm10, ymm1, ymm11
mad_high ymm5, ymm15, ymm2
mad_high ymm6, ymm8, ymm4
mad_high ymm5, ymm14, ymm9
mad_high ymm6, ymm1, ymm11
mad_low ymm5, ymm15, ymmword ptr [rdi + 464]
mad_low ymm6, ymm8, ymmword ptr [rdi + 496]
mad_low ymm5, ymm14, ymmword ptr [rdi + 144]
mad_low ymm6, ymm1, ymmword ptr [rdi + 176]
mad_high ymm12, ymm15, ymmword ptr [rdi + 464]
vmovdqa ymmword ptr [rdi + 1472], ymm4
vmovapd ymm4, ymmword ptr [rdi + 1440]
mad_high ymm4, ymm8, ymmword ptr [rdi + 496]
mad_high ymm12, ymm14, ymmword ptr [rdi + 144]
mad_high ymm4, ymm1, ymmword ptr [rdi + 176]
vmovdqa ymmword ptr [rdi + 1440], ymm11
vmovupd ymm11, ymmword ptr [rdi + 464]
mad_low ymm7, ymm11, ymmword ptr [rdi + 112]
vmovdqa ymmword ptr [rdi + 1504], ymm14
vmovupd ymm14, ymmword ptr [rdi + 144]
mad_low ymm10, ymm14, ymmword ptr [rdi + 496]
mad_low ymm7, ymm14, ymmword ptr [rdi + 432]
mad_low ymm10, ymm11, ymmword ptr [rdi + 176]
mad_high ymm5, ymm11, ymmword ptr [rdi + 112]
mad_high ymm6, ymm14, ymmword ptr [rdi + 496]
mad_high ymm5, ymm14, ymmword ptr [rdi + 432]
mad_high ymm6, ymm11, ymmword ptr [rdi + 176]
mad_low ymm5, ymm1, ymmword ptr [rdi + 112]
mad_low ymm6, ymm14, ymmword ptr [rdi + 504]
mad_low ymm5, ymm8, ymmword ptr [rdi + 432]
mad_low ymm6, ymm11, ymmword ptr [rdi + 184]
mad_high ymm12, ymm1, ymmword ptr [rdi + 112]
mad_high ymm4, ymm14, ymmword ptr [rdi + 504]
mad_high ymm12, ymm8, ymmword ptr [rdi + 432]
mad_high ymm4, ymm11, ymmword ptr [rdi + 184]
mad_low ymm7, ymm1, ymmword ptr [rdi + 104]
mad_low ymm10, ymm9, ymmword ptr [rdi + 504]
mad_low ymm7, ymm8, ymmword ptr [rdi + 424]
mad_low ymm10, ymm2, ymmword ptr [rdi + 184]
mad_high ymm5, ymm1, ymmword ptr [rdi + 104]
mad_high ymm6, ymm9, ymmword ptr [rdi + 504]
mad_high ymm5, ymm8, ymmword ptr [rdi + 424]
mad_high ymm6, ymm2, ymmword ptr [rdi + 184]
mad_low ymm5, ymm3, ymmword ptr [rdi + 104]
mad_low ymm6, ymm9, ymmword ptr [rdi + 512]
vmovupd ymm11, ymmword ptr [rdi + 424]
mad_low ymm5, ymm11, ymmword ptr [rdi + 160]
mad_low ymm6, ymm2, ymmword ptr [rdi + 192]
mad_high ymm12, ymm3, ymmword ptr [rdi + 104]
mad_high ymm4, ymm9, ymmword ptr [rdi + 512]
mad_high ymm12, ymm11, ymmword ptr [rdi + 160]
mad_high ymm4, ymm2, ymmword ptr [rdi + 192]
vmovdqa ymmword ptr [rdi + 1536], ymm2
vmovapd ymm2, ymmword ptr [rdi + 128]
mad_low ymm10, ymm2, ymmword ptr [rdi + 512]
mad_low ymm10, ymm0, ymmword ptr [rdi + 192]
mad_high ymm6, ymm2, ymmword ptr [rdi + 512]
mad_high ymm6, ymm0, ymmword ptr [rdi + 192]
mad_low ymm6, ymm2, ymmword ptr [rdi + 520]
mad_low ymm6, ymm0, ymmword ptr [rdi + 200]
mad_high ymm4, ymm2, ymmword ptr [rdi + 520]
mad_high ymm4, ymm0, ymmword ptr [rdi + 200]
mad_low ymm10, ymm15, ymmword ptr [rdi + 520]
vmovdqa ymmword ptr [rdi + 1568], ymm9
vmovapd ymm9, ymmword ptr [rdi + 1504]
mad_low ymm10, ymm9, ymmword ptr [rdi + 200]
mad_high ymm6, ymm15, ymmword ptr [rdi + 520]
mad_high ymm6, ymm9, ymmword ptr [rdi + 200]
mad_low ymm6, ymm15, ymmword ptr [rdi + 528]
mad_low ymm6, ymm9, ymmword ptr [rdi + 208]
mad_high ymm4, ymm15, ymmword ptr [rdi + 528]
mad_high ymm4, ymm9, ymmword ptr [rdi + 208]
vmovupd ymm9, ymmword ptr [rdi + 112]
mad_low ymm10, ymm9, ymmword ptr [rdi + 528]
vmovdqa ymmword ptr [rdi + 1600], ymm15
vmovupd ymm15, ymmword ptr [rdi + 432]
mad_low ymm10, ymm15, ymmword ptr [rdi + 208]
mad_high ymm6, ymm9, ymmword ptr [rdi + 528]
mad_high ymm6, ymm15, ymmword ptr [rdi + 208]
mad_low ymm6, ymm9, ymmword ptr [rdi + 536]
mad_low ymm6, ymm15, ymmword ptr [rdi + 216]
mad_high ymm4, ymm9, ymmword ptr [rdi + 536]
mad_high ymm4, ymm15, ymmword ptr [rdi + 216]
vmovupd ymm15, ymmword ptr [rdi + 104]
mad_low ymm10, ymm15, ymmword ptr [rdi + 536]
mad_low ymm10, ymm11, ymmword ptr [rdi + 216]
mad_high ymm6, ymm15, ymmword ptr [rdi + 536]
mad_high ymm6, ymm11, ymmword ptr [rdi + 216]
mad_low ymm6, ymm15, ymmword ptr [rdi + 544]
mad_low ymm6, ymm11, ymmword ptr [rdi + 224]
mad_high ymm4, ymm15, ymmword ptr [rdi + 544]
mad_high ymm4, ymm11, ymmword ptr [rdi + 224]
mad_low ymm7, ymm2, ymm0
mad_low ymm10, ymm3, ymmword ptr [rdi + 160]
mad_high ymm5, ymm2, ymm0
mad_high ymm6, ymm3, ymmword ptr [rdi + 160]
vpxor ymm11, ymm11, ymm11
vmovupd ymm15, ymmword ptr [rdi + 584]
mad_low ymm11, ymm15, ymmword ptr [rdi + 256]
vmovupd ymm9, ymmword ptr [rdi + 264]
mad_low ymm11, ymm9, ymmword ptr [rdi + 576]
vpxor ymm0, ymm0, ymm0
mad_high ymm0, ymm15, ymmword ptr [rdi + 256]
mad_high ymm0, ymm9, ymmword ptr [rdi + 576]
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm15, ymmword ptr [rdi + 248]
mad_low ymm2, ymm9, ymmword ptr [rdi + 568]
mad_high ymm11, ymm15, ymmword ptr [rdi + 248]
mad_high ymm11, ymm9, ymmword ptr [rdi + 568]
vmovupd ymm14, ymmword ptr [rdi + 592]
mad_low ymm11, ymm14, ymmword ptr [rdi + 248]
vmovdqa ymmword ptr [rdi + 1632], ymm1
vmovupd ymm1, ymmword ptr [rdi + 272]
mad_low ymm11, ymm1, ymmword ptr [rdi + 568]
mad_high ymm0, ymm14, ymmword ptr [rdi + 248]
mad_high ymm0, ymm1, ymmword ptr [rdi + 568]
mad_low ymm2, ymm14, ymmword ptr [rdi + 240]
mad_low ymm2, ymm1, ymmword ptr [rdi + 560]
mad_high ymm11, ymm14, ymmword ptr [rdi + 240]
mad_high ymm11, ymm1, ymmword ptr [rdi + 560]
vmovupd ymm1, ymmword ptr [rdi + 600]
mad_low ymm11, ymm1, ymmword ptr [rdi + 240]
vmovupd ymm14, ymmword ptr [rdi + 280]
mad_low ymm11, ymm14, ymmword ptr [rdi + 560]
mad_high ymm0, ymm1, ymmword ptr [rdi + 240]
mad_high ymm0, ymm14, ymmword ptr [rdi + 560]
mad_low ymm2, ymm1, ymmword ptr [rdi + 232]
mad_low ymm2, ymm14, ymmword ptr [rdi + 552]
mad_high ymm11, ymm1, ymmword ptr [rdi + 232]
mad_high ymm11, ymm14, ymmword ptr [rdi + 552]
vmovapd ymm14, ymmword ptr [rdi + 608]
mad_low ymm11, ymm14, ymmword ptr [rdi + 232]
vmovapd ymm1, ymmword ptr [rdi + 288]
mad_low ymm11, ymm1, ymmword ptr [rdi + 552]
mad_high ymm0, ymm14, ymmword ptr [rdi + 232]
mad_high ymm0, ymm1, ymmword ptr [rdi + 552]
mad_low ymm2, ymm14, ymmword ptr [rdi + 224]
mad_low ymm2, ymm1, ymmword ptr [rdi + 544]
mad_high ymm11, ymm14, ymmword ptr [rdi + 224]
mad_high ymm11, ymm1, ymmword ptr [rdi + 544]
vmovdqa ymmword ptr [rdi + 1664], ymm8
vmovapd ymm8, ymmword ptr [rdi + 576]
mad_low ymm2, ymm8, ymmword ptr [rdi + 256]
vpxor ymm9, ymm9, ymm9
mad_low ymm9, ymm14, ymm1
mad_high ymm11, ymm8, ymmword ptr [rdi + 256]
vpxor ymm15, ymm15, ymm15
mad_high ymm15, ymm14, ymm1
vperm2i128 ymm1, ymm12, ymm12, 8
vpalignr ymm1, ymm12, ymm1, 8
vperm2i128 ymm12, ymm12, ymm4, 33
vpalignr ymm12, ymm4, ymm12, 8
vpaddq ymm1, ymm7, ymm1
vpaddq ymm7, ymm10, ymm12
vpunpcklqdq ymm10, ymm1, ymm5
vpunpckhqdq ymm1, ymm1, ymm5
vperm2i128 ymm5, ymm10, ymm1, 32
vperm2i128 ymm1, ymm10, ymm1, 49
vpsrlq ymm10, ymm5, 52
vpsrlq ymm12, ymm1, 52
vmovdqa ymmword ptr [rdi + 1696], ymm4
vperm2i128 ymm4, ymm10, ymm10, 8
vpalignr ymm4, ymm10, ymm4, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm14, ymm5, ymm4
vpxor ymm3, ymm5, ymm14
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm1, ymm10
vpxor ymm4, ymm1, ymm3
vpor ymm13, ymm13, ymm4
vmovdqa ymmword ptr [rdi + 768], ymm14
vmovdqa ymmword ptr [rdi + 800], ymm3
vpunpcklqdq ymm1, ymm7, ymm6
vpunpckhqdq ymm3, ymm7, ymm6
vperm2i128 ymm4, ymm1, ymm3, 32
vperm2i128 ymm1, ymm1, ymm3, 49
vpsrlq ymm3, ymm4, 52
vpsrlq ymm5, ymm1, 52
vperm2i128 ymm6, ymm12, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm7, ymm3, ymm5, 33
vpalignr ymm7, ymm5, ymm7, 8
vpaddq ymm10, ymm4, ymm6
vpxor ymm12, ymm4, ymm10
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm1, ymm7
vpxor ymm6, ymm1, ymm4
vpor ymm13, ymm13, ymm6
vmovdqa ymmword ptr [rdi + 832], ymm10
vmovdqa ymmword ptr [rdi + 864], ymm4
vperm2i128 ymm1, ymm0, ymm0, 8
vpalignr ymm1, ymm0, ymm1, 8
vperm2i128 ymm4, ymm0, ymm0, 129
vpsrldq ymm4, ymm4, 8
vpaddq ymm1, ymm2, ymm1
vpaddq ymm4, ymm9, ymm4
vpunpcklqdq ymm6, ymm1, ymm11
vpunpckhqdq ymm1, ymm1, ymm11
vperm2i128 ymm7, ymm6, ymm1, 32
vperm2i128 ymm1, ymm6, ymm1, 49
vpsrlq ymm6, ymm7, 52
vpsrlq ymm9, ymm1, 52
vperm2i128 ymm6, ymm6, ymm9, 33
vpalignr ymm6, ymm9, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 1344]
vpaddq ymm10, ymm1, ymm6
vpxor ymm12, ymm1, ymm10
vpor ymm13, ymm13, ymm12
vmovdqa ymmword ptr [rdi + 1024], ymm7
vmovdqa ymmword ptr [rdi + 1056], ymm10
vpunpcklqdq ymm1, ymm4, ymm15
vpunpckhqdq ymm4, ymm4, ymm15
vperm2i128 ymm1, ymm1, ymm4, 32
vpsrlq ymm4, ymm1, 52
vperm2i128 ymm6, ymm9, ymm4, 33
vpalignr ymm4, ymm4, ymm6, 8
vpaddq ymm6, ymm1, ymm4
vpxor ymm7, ymm1, ymm6
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 1088], ymm6
vpxor ymm1, ymm1, ymm1
vmovupd ymm4, ymmword ptr [rdi + 520]
mad_low ymm1, ymm4, ymmword ptr [rdi + 192]
vpxor ymm6, ymm6, ymm6
vmovupd ymm7, ymmword ptr [rdi + 552]
mad_low ymm6, ymm7, ymmword ptr [rdi + 224]
vmovupd ymm9, ymmword ptr [rdi + 200]
mad_low ymm1, ymm9, ymmword ptr [rdi + 512]
vmovupd ymm10, ymmword ptr [rdi + 232]
mad_low ymm6, ymm10, ymmword ptr [rdi + 544]
vpxor ymm12, ymm12, ymm12
mad_high ymm12, ymm4, ymmword ptr [rdi + 192]
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm7, ymmword ptr [rdi + 224]
mad_high ymm12, ymm9, ymmword ptr [rdi + 512]
mad_high ymm14, ymm10, ymmword ptr [rdi + 544]
vpxor ymm15, ymm15, ymm15
mad_low ymm15, ymm4, ymmword ptr [rdi + 184]
vmovdqa ymmword ptr [rdi + 1728], ymm5
vpxor ymm5, ymm5, ymm5
mad_low ymm5, ymm7, ymmword ptr [rdi + 216]
mad_low ymm15, ymm9, ymmword ptr [rdi + 504]
mad_low ymm5, ymm10, ymmword ptr [rdi + 536]
mad_high ymm1, ymm4, ymmword ptr [rdi + 184]
mad_high ymm6, ymm7, ymmword ptr [rdi + 216]
mad_high ymm1, ymm9, ymmword ptr [rdi + 504]
mad_high ymm6, ymm10, ymmword ptr [rdi + 536]
vmovdqa ymmword ptr [rdi + 1760], ymm3
vmovupd ymm3, ymmword ptr [rdi + 528]
mad_low ymm1, ymm3, ymmword ptr [rdi + 184]
vmovdqa ymmword ptr [rdi + 1792], ymm11
vmovupd ymm11, ymmword ptr [rdi + 560]
mad_low ymm6, ymm11, ymmword ptr [rdi + 216]
vmovdqa ymmword ptr [rdi + 1824], ymm2
vmovupd ymm2, ymmword ptr [rdi + 208]
mad_low ymm1, ymm2, ymmword ptr [rdi + 504]
vmovdqa ymmword ptr [rdi + 1856], ymm0
vmovupd ymm0, ymmword ptr [rdi + 240]
mad_low ymm6, ymm0, ymmword ptr [rdi + 536]
mad_high ymm12, ymm3, ymmword ptr [rdi + 184]
mad_high ymm14, ymm11, ymmword ptr [rdi + 216]
mad_high ymm12, ymm2, ymmword ptr [rdi + 504]
mad_high ymm14, ymm0, ymmword ptr [rdi + 536]
mad_low ymm15, ymm3, ymmword ptr [rdi + 176]
mad_low ymm5, ymm2, ymm11
mad_low ymm15, ymm2, ymmword ptr [rdi + 496]
mad_low ymm5, ymm3, ymm0
mad_high ymm1, ymm3, ymmword ptr [rdi + 176]
mad_high ymm6, ymm2, ymm11
mad_high ymm1, ymm2, ymmword ptr [rdi + 496]
mad_high ymm6, ymm3, ymm0
vmovupd ymm0, ymmword ptr [rdi + 536]
mad_low ymm1, ymm0, ymmword ptr [rdi + 176]
mad_low ymm6, ymm2, ymmword ptr [rdi + 568]
vmovupd ymm11, ymmword ptr [rdi + 216]
mad_low ymm1, ymm11, ymmword ptr [rdi + 496]
mad_low ymm6, ymm3, ymmword ptr [rdi + 248]
mad_high ymm12, ymm0, ymmword ptr [rdi + 176]
mad_high ymm14, ymm2, ymmword ptr [rdi + 568]
mad_high ymm12, ymm11, ymmword ptr [rdi + 496]
mad_high ymm14, ymm3, ymmword ptr [rdi + 248]
mad_low ymm15, ymm0, ymmword ptr [rdi + 1440]
mad_low ymm5, ymm9, ymmword ptr [rdi + 568]
mad_low ymm15, ymm11, ymmword ptr [rdi + 1472]
mad_low ymm5, ymm4, ymmword ptr [rdi + 248]
mad_high ymm1, ymm0, ymmword ptr [rdi + 1440]
mad_high ymm6, ymm9, ymmword ptr [rdi + 568]
mad_high ymm1, ymm11, ymmword ptr [rdi + 1472]
mad_high ymm6, ymm4, ymmword ptr [rdi + 248]
vmovapd ymm0, ymmword ptr [rdi + 544]
mad_low ymm1, ymm0, ymmword ptr [rdi + 1440]
mad_low ymm6, ymm8, ymm9
vmovapd ymm2, ymmword ptr [rdi + 224]
mad_low ymm1, ymm2, ymmword ptr [rdi + 1472]
mad_low ymm6, ymm4, ymmword ptr [rdi + 256]
mad_high ymm12, ymm0, ymmword ptr [rdi + 1440]
mad_high ymm14, ymm8, ymm9
mad_high ymm12, ymm2, ymmword ptr [rdi + 1472]
mad_high ymm14, ymm4, ymmword ptr [rdi + 256]
mad_low ymm15, ymm0, ymmword ptr [rdi + 160]
mad_low ymm5, ymm8, ymmword ptr [rdi + 192]
mad_low ymm15, ymm2, ymmword ptr [rdi + 480]
vmovapd ymm3, ymmword ptr [rdi + 512]
mad_low ymm5, ymm3, ymmword ptr [rdi + 256]
mad_high ymm1, ymm0, ymmword ptr [rdi + 160]
mad_high ymm6, ymm8, ymmword ptr [rdi + 192]
mad_high ymm1, ymm2, ymmword ptr [rdi + 480]
mad_high ymm6, ymm3, ymmword ptr [rdi + 256]
mad_low ymm1, ymm7, ymmword ptr [rdi + 160]
vmovupd ymm4, ymmword ptr [rdi + 584]
mad_low ymm6, ymm4, ymmword ptr [rdi + 192]
mad_low ymm1, ymm10, ymmword ptr [rdi + 480]
mad_low ymm6, ymm3, ymmword ptr [rdi + 264]
mad_high ymm12, ymm7, ymmword ptr [rdi + 160]
mad_high ymm14, ymm4, ymmword ptr [rdi + 192]
mad_high ymm12, ymm10, ymmword ptr [rdi + 480]
mad_high ymm14, ymm3, ymmword ptr [rdi + 264]
mad_low ymm15, ymm7, ymmword ptr [rdi + 1664]
mad_low ymm5, ymm4, ymmword ptr [rdi + 184]
mad_low ymm15, ymm10, ymmword ptr [rdi + 1632]
vmovupd ymm9, ymmword ptr [rdi + 504]
mad_low ymm5, ymm9, ymmword ptr [rdi + 264]
mad_high ymm1, ymm7, ymmword ptr [rdi + 1664]
mad_high ymm6, ymm4, ymmword ptr [rdi + 184]
mad_high ymm1, ymm10, ymmword ptr [rdi + 1632]
mad_high ymm6, ymm9, ymmword ptr [rdi + 264]
vmovupd ymm7, ymmword ptr [rdi + 560]
mad_low ymm1, ymm7, ymmword ptr [rdi + 1664]
vmovupd ymm10, ymmword ptr [rdi + 592]
mad_low ymm6, ymm10, ymmword ptr [rdi + 184]
vmovupd ymm11, ymmword ptr [rdi + 240]
mad_low ymm1, ymm11, ymmword ptr [rdi + 1632]
mad_low ymm6, ymm9, ymmword ptr [rdi + 272]
mad_high ymm12, ymm7, ymmword ptr [rdi + 1664]
mad_high ymm14, ymm10, ymmword ptr [rdi + 184]
mad_high ymm12, ymm11, ymmword ptr [rdi + 1632]
mad_high ymm14, ymm9, ymmword ptr [rdi + 272]
mad_low ymm15, ymm7, ymmword ptr [rdi + 144]
mad_low ymm5, ymm10, ymmword ptr [rdi + 176]
mad_low ymm15, ymm11, ymmword ptr [rdi + 464]
vmovupd ymm9, ymmword ptr [rdi + 496]
mad_low ymm5, ymm9, ymmword ptr [rdi + 272]
mad_high ymm1, ymm7, ymmword ptr [rdi + 144]
mad_high ymm6, ymm10, ymmword ptr [rdi + 176]
mad_high ymm1, ymm11, ymmword ptr [rdi + 464]
mad_high ymm6, ymm9, ymmword ptr [rdi + 272]
vmovupd ymm7, ymmword ptr [rdi + 568]
mad_low ymm1, ymm7, ymmword ptr [rdi + 144]
vmovupd ymm11, ymmword ptr [rdi + 600]
mad_low ymm6, ymm11, ymmword ptr [rdi + 176]
vmovupd ymm2, ymmword ptr [rdi + 248]
mad_low ymm1, ymm2, ymmword ptr [rdi + 464]
mad_low ymm6, ymm9, ymmword ptr [rdi + 280]
mad_high ymm12, ymm7, ymmword ptr [rdi + 144]
mad_high ymm14, ymm11, ymmword ptr [rdi + 176]
mad_high ymm12, ymm2, ymmword ptr [rdi + 464]
mad_high ymm14, ymm9, ymmword ptr [rdi + 280]
mad_low ymm15, ymm7, ymmword ptr [rdi + 1568]
mad_low ymm5, ymm11, ymmword ptr [rdi + 1440]
mad_low ymm15, ymm2, ymmword ptr [rdi + 1536]
vmovapd ymm9, ymmword ptr [rdi + 1472]
mad_low ymm5, ymm9, ymmword ptr [rdi + 280]
mad_high ymm1, ymm7, ymmword ptr [rdi + 1568]
mad_high ymm6, ymm11, ymmword ptr [rdi + 1440]
mad_high ymm1, ymm2, ymmword ptr [rdi + 1536]
mad_high ymm6, ymm9, ymmword ptr [rdi + 280]
mad_low ymm1, ymm8, ymmword ptr [rdi + 1568]
vmovapd ymm2, ymmword ptr [rdi + 608]
mad_low ymm6, ymm2, ymmword ptr [rdi + 1440]
vmovapd ymm7, ymmword ptr [rdi + 256]
mad_low ymm1, ymm7, ymmword ptr [rdi + 1536]
mad_low ymm6, ymm9, ymmword ptr [rdi + 288]
mad_high ymm12, ymm8, ymmword ptr [rdi + 1568]
mad_high ymm14, ymm2, ymmword ptr [rdi + 1440]
mad_high ymm12, ymm7, ymmword ptr [rdi + 1536]
mad_high ymm14, ymm9, ymmword ptr [rdi + 288]
mad_low ymm15, ymm8, ymmword ptr [rdi + 128]
mad_low ymm5, ymm2, ymmword ptr [rdi + 160]
mad_low ymm15, ymm7, ymmword ptr [rdi + 448]
vmovapd ymm9, ymmword ptr [rdi + 480]
mad_low ymm5, ymm9, ymmword ptr [rdi + 288]
mad_high ymm1, ymm8, ymmword ptr [rdi + 128]
mad_high ymm6, ymm2, ymmword ptr [rdi + 160]
mad_high ymm1, ymm7, ymmword ptr [rdi + 448]
mad_high ymm6, ymm9, ymmword ptr [rdi + 288]
mad_low ymm1, ymm4, ymmword ptr [rdi + 128]
vmovupd ymm2, ymmword ptr [rdi + 264]
mad_low ymm1, ymm2, ymmword ptr [rdi + 448]
mad_high ymm12, ymm4, ymmword ptr [rdi + 128]
mad_high ymm12, ymm2, ymmword ptr [rdi + 448]
mad_low ymm15, ymm4, ymmword ptr [rdi + 1600]
mad_low ymm15, ymm2, ymmword ptr [rdi + 1504]
mad_high ymm1, ymm4, ymmword ptr [rdi + 1600]
mad_high ymm1, ymm2, ymmword ptr [rdi + 1504]
mad_low ymm1, ymm10, ymmword ptr [rdi + 1600]
vmovupd ymm2, ymmword ptr [rdi + 272]
mad_low ymm1, ymm2, ymmword ptr [rdi + 1504]
mad_high ymm12, ymm10, ymmword ptr [rdi + 1600]
mad_high ymm12, ymm2, ymmword ptr [rdi + 1504]
mad_low ymm15, ymm10, ymmword ptr [rdi + 112]
mad_low ymm15, ymm2, ymmword ptr [rdi + 432]
mad_high ymm1, ymm10, ymmword ptr [rdi + 112]
mad_high ymm1, ymm2, ymmword ptr [rdi + 432]
mad_low ymm15, ymm3, ymmword ptr [rdi + 192]
mad_low ymm5, ymm0, ymmword ptr [rdi + 224]
mad_high ymm1, ymm3, ymmword ptr [rdi + 192]
mad_high ymm6, ymm0, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 1504], ymm1
vmovdqa ymmword ptr [rdi + 1600], ymm5
vmovdqa ymmword ptr [rdi + 1472], ymm6
vmovdqa ymmword ptr [rdi + 1536], ymm12
vmovdqa ymmword ptr [rdi + 1440], ymm14
vmovdqa ymmword ptr [rdi + 1568], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 1376]
vmovdqa ymm1, ymmword ptr [rdi + 1376]
vmovdqa ymm2, ymmword ptr [rdi + 1376]
vmovdqa ymm3, ymmword ptr [rdi + 1376]
vmovdqa ymm4, ymmword ptr [rdi + 1376]
vmovdqa ymm5, ymmword ptr [rdi + 1376]
vmovdqa ymm6, ymmword ptr [rdi + 1376]
vmovdqa ymm7, ymmword ptr [rdi + 1376]
vmovdqa ymm8, ymmword ptr [rdi + 1376]
vmovdqa ymm9, ymmword ptr [rdi + 1376]
vbroadcastsd ymm10, qword ptr [rdi + 1056]
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
vbroadcastsd ymm10, qword ptr [rdi + 1064]
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
vbroadcastsd ymm10, qword ptr [rdi + 1072]
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
vbroadcastsd ymm10, qword ptr [rdi + 1080]
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
vbroadcastsd ymm10, qword ptr [rdi + 1088]
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
vbroadcastsd ymm10, qword ptr [rdi + 1096]
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
vmovdqa ymmword ptr [rdi + 1632], ymm0
vmovdqa ymmword ptr [rdi + 1664], ymm1
vmovdqa ymmword ptr [rdi + 1888], ymm2
vmovdqa ymmword ptr [rdi + 1920], ymm3
vmovdqa ymmword ptr [rdi + 1952], ymm4
vmovdqa ymmword ptr [rdi + 1984], ymm5
vmovdqa ymmword ptr [rdi + 2016], ymm6
vmovdqa ymmword ptr [rdi + 2048], ymm7
vmovdqa ymmword ptr [rdi + 2080], ymm8
vmovdqa ymmword ptr [rdi + 2112], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 1632]
vmovdqa ymm1, ymmword ptr [rdi + 1664]
vmovdqa ymm2, ymmword ptr [rdi + 1888]
vmovdqa ymm3, ymmword ptr [rdi + 1920]
vmovdqa ymm4, ymmword ptr [rdi + 1952]
vmovdqa ymm5, ymmword ptr [rdi + 1984]
vmovdqa ymm6, ymmword ptr [rdi + 2016]
vmovdqa ymm7, ymmword ptr [rdi + 2048]
vmovdqa ymm8, ymmword ptr [rdi + 2080]
vmovdqa ymm9, ymmword ptr [rdi + 2112]
vbroadcastsd ymm10, qword ptr [rdi + 768]
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
vbroadcastsd ymm10, qword ptr [rdi + 776]
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
vbroadcastsd ymm10, qword ptr [rdi + 784]
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
vbroadcastsd ymm10, qword ptr [rdi + 792]
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
vbroadcastsd ymm10, qword ptr [rdi + 800]
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
vbroadcastsd ymm10, qword ptr [rdi + 808]
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
vbroadcastsd ymm10, qword ptr [rdi + 816]
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
vbroadcastsd ymm10, qword ptr [rdi + 824]
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
vbroadcastsd ymm10, qword ptr [rdi + 832]
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
vbroadcastsd ymm10, qword ptr [rdi + 840]
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
vbroadcastsd ymm10, qword ptr [rdi + 848]
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
vbroadcastsd ymm10, qword ptr [rdi + 856]
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
vbroadcastsd ymm10, qword ptr [rdi + 864]
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
vbroadcastsd ymm10, qword ptr [rdi + 872]
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
vbroadcastsd ymm10, qword ptr [rdi + 880]
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
vbroadcastsd ymm10, qword ptr [rdi + 888]
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
vmovapd ymm10, ymmword ptr [rdi + 1696]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 1536], 33
vmovapd ymm11, ymmword ptr [rdi + 1536]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 1440], 33
vmovapd ymm12, ymmword ptr [rdi + 1440]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1568]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1600]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 1504]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 1504]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm0, ymm0, ymm15
vpaddq ymm1, ymm1, ymm10
vpunpcklqdq ymm10, ymm11, ymmword ptr [rdi + 1472]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 1472]
vperm2i128 ymm14, ymm10, ymm11, 32
vperm2i128 ymm10, ymm10, ymm11, 49
vpaddq ymm2, ymm2, ymm14
vpaddq ymm3, ymm3, ymm10
vperm2i128 ymm10, ymm12, ymmword ptr [rdi + 1856], 33
vmovapd ymm11, ymmword ptr [rdi + 1856]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1824]
vpunpcklqdq ymm11, ymm10, ymmword ptr [rdi + 1792]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 1792]
vperm2i128 ymm10, ymm11, ymm10, 32
vpaddq ymm4, ymm4, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1728]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 1760], 33
vmovapd ymm11, ymmword ptr [rdi + 1760]
vpalignr ymm10, ymm11, ymm10, 8
vpand ymm10, ymm10, ymmword ptr [rdi + 1408]
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
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
