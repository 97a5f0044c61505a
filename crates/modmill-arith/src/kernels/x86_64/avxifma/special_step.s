# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) mod N = c 2^1196 - 1, once for each alpha.
# Kernel: crates/modmill-arith/src/fold/special_step.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs not carried, as `special_step::bounds` says; ymm13 collects predicted carries that rippled.
# 3572 instructions a step, 739 pairs of products, 160 spills.
vpxor ymm13, ymm13, ymm13
.p2align 6
2:
vmovapd ymm0, ymmword ptr [rdi + 384]
vpaddq ymm1, ymm0, ymmword ptr [rdi + 128]
vmovapd ymm2, ymmword ptr [rdi + 416]
vpaddq ymm3, ymm2, ymmword ptr [rdi + 160]
vmovapd ymm4, ymmword ptr [rdi + 448]
vpaddq ymm5, ymm4, ymmword ptr [rdi + 192]
vmovapd ymm6, ymmword ptr [rdi + 480]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 224]
vmovapd ymm8, ymmword ptr [rdi + 512]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 256]
vmovapd ymm10, ymmword ptr [rdi + 544]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 288]
vmovapd ymm12, ymmword ptr [rdi + 576]
vpaddq ymm14, ymm12, ymmword ptr [rdi + 320]
vmovapd ymm15, ymmword ptr [rdi + 608]
vpaddq ymm12, ymm15, ymmword ptr [rdi + 352]
vpsrlq ymm15, ymm1, 52
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm8, ymm15, ymm15, 8
vpalignr ymm8, ymm15, ymm8, 8
vperm2i128 ymm15, ymm15, ymm10, 33
vpalignr ymm15, ymm10, ymm15, 8
vpaddq ymm6, ymm1, ymm8
vpxor ymm4, ymm1, ymm6
vpor ymm13, ymm13, ymm4
vpaddq ymm1, ymm3, ymm15
vpxor ymm4, ymm3, ymm1
vpor ymm13, ymm13, ymm4
vmovdqa ymmword ptr [rdi + 1728], ymm6
vmovdqa ymmword ptr [rdi + 1760], ymm1
vpsrlq ymm3, ymm5, 52
vpsrlq ymm4, ymm7, 52
vperm2i128 ymm8, ymm10, ymm3, 33
vpalignr ymm8, ymm3, ymm8, 8
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm10, ymm5, ymm8
vpxor ymm15, ymm5, ymm10
vpor ymm13, ymm13, ymm15
vpaddq ymm5, ymm7, ymm3
vpxor ymm8, ymm7, ymm5
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 1792], ymm10
vmovdqa ymmword ptr [rdi + 1824], ymm5
vpsrlq ymm3, ymm9, 52
vpsrlq ymm7, ymm11, 52
vperm2i128 ymm4, ymm4, ymm3, 33
vpalignr ymm4, ymm3, ymm4, 8
vperm2i128 ymm3, ymm3, ymm7, 33
vpalignr ymm3, ymm7, ymm3, 8
vpaddq ymm8, ymm9, ymm4
vpxor ymm15, ymm9, ymm8
vpor ymm13, ymm13, ymm15
vpaddq ymm4, ymm11, ymm3
vpxor ymm9, ymm11, ymm4
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 1856], ymm8
vmovdqa ymmword ptr [rdi + 1888], ymm4
vpsrlq ymm3, ymm14, 52
vpsrlq ymm9, ymm12, 52
vperm2i128 ymm7, ymm7, ymm3, 33
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm9, 33
vpalignr ymm3, ymm9, ymm3, 8
vpaddq ymm9, ymm14, ymm7
vpxor ymm11, ymm14, ymm9
vpor ymm13, ymm13, ymm11
vpaddq ymm7, ymm12, ymm3
vpxor ymm11, ymm12, ymm7
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 1920], ymm9
vmovdqa ymmword ptr [rdi + 1952], ymm7
vmovapd ymm3, ymmword ptr [rdi + 1152]
vpsubq ymm0, ymm3, ymm0
vmovapd ymm11, ymmword ptr [rdi + 1184]
vpsubq ymm2, ymm11, ymm2
vpaddq ymm0, ymm0, ymmword ptr [rdi + 128]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 160]
vmovapd ymm12, ymmword ptr [rdi + 1216]
vpsubq ymm14, ymm12, ymmword ptr [rdi + 448]
vmovapd ymm15, ymmword ptr [rdi + 1248]
vpsubq ymm12, ymm15, ymmword ptr [rdi + 480]
vpaddq ymm14, ymm14, ymmword ptr [rdi + 192]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 224]
vmovapd ymm15, ymmword ptr [rdi + 1280]
vpsubq ymm11, ymm15, ymmword ptr [rdi + 512]
vmovapd ymm15, ymmword ptr [rdi + 1312]
vpsubq ymm3, ymm15, ymmword ptr [rdi + 544]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 256]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 288]
vmovapd ymm15, ymmword ptr [rdi + 1344]
vmovdqa ymmword ptr [rdi + 5344], ymm7
vpsubq ymm7, ymm15, ymmword ptr [rdi + 576]
vmovapd ymm15, ymmword ptr [rdi + 1376]
vmovdqa ymmword ptr [rdi + 5376], ymm9
vpsubq ymm9, ymm15, ymmword ptr [rdi + 608]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 320]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 352]
vpsrlq ymm15, ymm0, 52
vmovdqa ymmword ptr [rdi + 5408], ymm4
vpsrlq ymm4, ymm2, 52
vmovdqa ymmword ptr [rdi + 5440], ymm8
vperm2i128 ymm8, ymm15, ymm15, 8
vpalignr ymm8, ymm15, ymm8, 8
vperm2i128 ymm15, ymm15, ymm4, 33
vpalignr ymm15, ymm4, ymm15, 8
vmovdqa ymmword ptr [rdi + 5472], ymm5
vpaddq ymm5, ymm0, ymm8
vmovdqa ymmword ptr [rdi + 5504], ymm10
vpxor ymm10, ymm0, ymm5
vpor ymm13, ymm13, ymm10
vpaddq ymm0, ymm2, ymm15
vpxor ymm8, ymm2, ymm0
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 2496], ymm5
vmovdqa ymmword ptr [rdi + 2528], ymm0
vpsrlq ymm2, ymm14, 52
vpsrlq ymm8, ymm12, 52
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vperm2i128 ymm2, ymm2, ymm8, 33
vpalignr ymm2, ymm8, ymm2, 8
vpaddq ymm10, ymm14, ymm4
vpxor ymm15, ymm14, ymm10
vpor ymm13, ymm13, ymm15
vpaddq ymm4, ymm12, ymm2
vpxor ymm14, ymm12, ymm4
vpor ymm13, ymm13, ymm14
vmovdqa ymmword ptr [rdi + 2560], ymm10
vmovdqa ymmword ptr [rdi + 2592], ymm4
vpsrlq ymm2, ymm11, 52
vpsrlq ymm12, ymm3, 52
vperm2i128 ymm8, ymm8, ymm2, 33
vpalignr ymm8, ymm2, ymm8, 8
vperm2i128 ymm2, ymm2, ymm12, 33
vpalignr ymm2, ymm12, ymm2, 8
vpaddq ymm14, ymm11, ymm8
vpxor ymm15, ymm11, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm8, ymm3, ymm2
vpxor ymm11, ymm3, ymm8
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 2624], ymm14
vmovdqa ymmword ptr [rdi + 2656], ymm8
vpsrlq ymm2, ymm7, 52
vpsrlq ymm3, ymm9, 52
vperm2i128 ymm11, ymm12, ymm2, 33
vpalignr ymm11, ymm2, ymm11, 8
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm3, ymm7, ymm11
vpxor ymm12, ymm7, ymm3
vpor ymm13, ymm13, ymm12
vpaddq ymm7, ymm9, ymm2
vpxor ymm11, ymm9, ymm7
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 2688], ymm3
vmovdqa ymmword ptr [rdi + 2720], ymm7
vmovdqa ymmword ptr [rdi + 5536], ymm0
vmovdqa ymmword ptr [rdi + 5568], ymm1
vmovdqa ymmword ptr [rdi + 5600], ymm3
vmovdqa ymmword ptr [rdi + 5632], ymm4
vmovdqa ymmword ptr [rdi + 5664], ymm5
vmovdqa ymmword ptr [rdi + 5696], ymm6
vmovdqa ymmword ptr [rdi + 5728], ymm7
vmovdqa ymmword ptr [rdi + 5760], ymm8
vmovdqa ymmword ptr [rdi + 5792], ymm10
vmovdqa ymmword ptr [rdi + 5824], ymm14
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5184]
lea rax, [rdi + 1720]
lea r8, [rdi + 1736]
mov r9d, 7
vmovupd ymm6, ymmword ptr [r8 + 0]
vpxor ymm8, ymm8, ymm8
vmovupd ymm7, ymmword ptr [r8 + 32]
vpxor ymm9, ymm9, ymm9
.p2align 5
3:
vmovupd ymm10, ymmword ptr [rax + 0]
mad_low ymm0, ymm10, ymm6
mad_high ymm2, ymm10, ymm6
vmovupd ymm6, ymmword ptr [r8 + 8]
mad_low ymm8, ymm10, ymm6
mad_high ymm4, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rax + 32]
mad_low ymm1, ymm10, ymm7
mad_high ymm3, ymm10, ymm7
vmovupd ymm7, ymmword ptr [r8 + 40]
mad_low ymm9, ymm10, ymm7
mad_high ymm5, ymm10, ymm7
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 5856], ymm0
vmovdqa ymmword ptr [rdi + 5888], ymm1
vmovdqa ymmword ptr [rdi + 5920], ymm2
vmovdqa ymmword ptr [rdi + 5952], ymm3
vmovdqa ymmword ptr [rdi + 5984], ymm4
vmovdqa ymmword ptr [rdi + 6016], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5184]
lea rax, [rdi + 1784]
lea r8, [rdi + 1800]
mov r9d, 14
vmovupd ymm6, ymmword ptr [r8 + 0]
vpxor ymm8, ymm8, ymm8
vmovupd ymm7, ymmword ptr [r8 + 32]
vpxor ymm9, ymm9, ymm9
.p2align 5
3:
vmovupd ymm10, ymmword ptr [rax + 0]
mad_low ymm0, ymm10, ymm6
mad_high ymm2, ymm10, ymm6
vmovupd ymm6, ymmword ptr [r8 + 8]
mad_low ymm8, ymm10, ymm6
mad_high ymm4, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rax + 32]
mad_low ymm1, ymm10, ymm7
mad_high ymm3, ymm10, ymm7
vmovupd ymm7, ymmword ptr [r8 + 40]
mad_low ymm9, ymm10, ymm7
mad_high ymm5, ymm10, ymm7
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 6048], ymm0
vmovdqa ymmword ptr [rdi + 6080], ymm1
vmovdqa ymmword ptr [rdi + 6112], ymm2
vmovdqa ymmword ptr [rdi + 6144], ymm3
vmovdqa ymmword ptr [rdi + 6176], ymm4
vmovdqa ymmword ptr [rdi + 6208], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5184]
lea rax, [rdi + 1848]
lea r8, [rdi + 1864]
mov r9d, 12
vmovupd ymm6, ymmword ptr [r8 + 0]
vpxor ymm8, ymm8, ymm8
vmovupd ymm7, ymmword ptr [r8 + 32]
vpxor ymm9, ymm9, ymm9
.p2align 5
3:
vmovupd ymm10, ymmword ptr [rax + 0]
mad_low ymm0, ymm10, ymm6
mad_high ymm2, ymm10, ymm6
vmovupd ymm6, ymmword ptr [r8 + 8]
mad_low ymm8, ymm10, ymm6
mad_high ymm4, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rax + 32]
mad_low ymm1, ymm10, ymm7
mad_high ymm3, ymm10, ymm7
vmovupd ymm7, ymmword ptr [r8 + 40]
mad_low ymm9, ymm10, ymm7
mad_high ymm5, ymm10, ymm7
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 6240], ymm0
vmovdqa ymmword ptr [rdi + 6272], ymm1
vmovdqa ymmword ptr [rdi + 6304], ymm2
vmovdqa ymmword ptr [rdi + 6336], ymm3
vmovdqa ymmword ptr [rdi + 6368], ymm4
vmovdqa ymmword ptr [rdi + 6400], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5184]
lea rax, [rdi + 1912]
lea r8, [rdi + 1928]
mov r9d, 4
vmovupd ymm6, ymmword ptr [r8 + 0]
vpxor ymm8, ymm8, ymm8
vmovupd ymm7, ymmword ptr [r8 + 32]
vpxor ymm9, ymm9, ymm9
.p2align 5
3:
vmovupd ymm10, ymmword ptr [rax + 0]
mad_low ymm0, ymm10, ymm6
mad_high ymm2, ymm10, ymm6
vmovupd ymm6, ymmword ptr [r8 + 8]
mad_low ymm8, ymm10, ymm6
mad_high ymm4, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rax + 32]
mad_low ymm1, ymm10, ymm7
mad_high ymm3, ymm10, ymm7
vmovupd ymm7, ymmword ptr [r8 + 40]
mad_low ymm9, ymm10, ymm7
mad_high ymm5, ymm10, ymm7
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovapd ymm6, ymmword ptr [rdi + 5920]
vmovapd ymm7, ymmword ptr [rdi + 5696]
mad_low ymm6, ymm7, ymmword ptr [rdi + 1736]
vmovapd ymm8, ymmword ptr [rdi + 5952]
vmovapd ymm9, ymmword ptr [rdi + 5568]
mad_low ymm8, ymm9, ymmword ptr [rdi + 1768]
vmovapd ymm10, ymmword ptr [rdi + 5984]
mad_high ymm10, ymm7, ymmword ptr [rdi + 1736]
vmovapd ymm11, ymmword ptr [rdi + 6016]
mad_high ymm11, ymm9, ymmword ptr [rdi + 1768]
vmovapd ymm12, ymmword ptr [rdi + 5856]
vpaddq ymm12, ymm12, ymm12
vmovapd ymm14, ymmword ptr [rdi + 5888]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm6, ymm6, ymm6
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
mad_low ymm12, ymm7, ymm7
mad_low ymm14, ymm9, ymm9
mad_high ymm6, ymm7, ymm7
mad_high ymm8, ymm9, ymm9
vmovapd ymm7, ymmword ptr [rdi + 6112]
vmovapd ymm9, ymmword ptr [rdi + 5504]
mad_low ymm7, ymm9, ymmword ptr [rdi + 1800]
vmovapd ymm15, ymmword ptr [rdi + 6144]
vmovdqa ymmword ptr [rdi + 6112], ymm8
vmovapd ymm8, ymmword ptr [rdi + 5472]
mad_low ymm15, ymm8, ymmword ptr [rdi + 1832]
vmovdqa ymmword ptr [rdi + 6144], ymm6
vmovapd ymm6, ymmword ptr [rdi + 6176]
mad_high ymm6, ymm9, ymmword ptr [rdi + 1800]
vmovdqa ymmword ptr [rdi + 6176], ymm14
vmovapd ymm14, ymmword ptr [rdi + 6208]
mad_high ymm14, ymm8, ymmword ptr [rdi + 1832]
vmovdqa ymmword ptr [rdi + 6208], ymm12
vmovapd ymm12, ymmword ptr [rdi + 6048]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 6048], ymm11
vmovapd ymm11, ymmword ptr [rdi + 6080]
vpaddq ymm11, ymm11, ymm11
vpaddq ymm7, ymm7, ymm7
vpaddq ymm15, ymm15, ymm15
vpaddq ymm6, ymm6, ymm6
vpaddq ymm14, ymm14, ymm14
mad_low ymm12, ymm9, ymm9
mad_low ymm11, ymm8, ymm8
mad_high ymm7, ymm9, ymm9
mad_high ymm15, ymm8, ymm8
vmovapd ymm8, ymmword ptr [rdi + 6304]
vmovapd ymm9, ymmword ptr [rdi + 5440]
mad_low ymm8, ymm9, ymmword ptr [rdi + 1864]
vmovdqa ymmword ptr [rdi + 6304], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6336]
vmovdqa ymmword ptr [rdi + 5472], ymm7
vmovapd ymm7, ymmword ptr [rdi + 5408]
mad_low ymm15, ymm7, ymmword ptr [rdi + 1896]
vmovdqa ymmword ptr [rdi + 6336], ymm11
vmovapd ymm11, ymmword ptr [rdi + 6368]
mad_high ymm11, ymm9, ymmword ptr [rdi + 1864]
vmovdqa ymmword ptr [rdi + 6368], ymm12
vmovapd ymm12, ymmword ptr [rdi + 6400]
mad_high ymm12, ymm7, ymmword ptr [rdi + 1896]
vmovdqa ymmword ptr [rdi + 6400], ymm14
vmovapd ymm14, ymmword ptr [rdi + 6240]
vpaddq ymm14, ymm14, ymm14
vmovdqa ymmword ptr [rdi + 6240], ymm6
vmovapd ymm6, ymmword ptr [rdi + 6272]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm8, ymm8, ymm8
vpaddq ymm15, ymm15, ymm15
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
mad_low ymm14, ymm9, ymm9
mad_low ymm6, ymm7, ymm7
mad_high ymm8, ymm9, ymm9
mad_high ymm15, ymm7, ymm7
vmovapd ymm7, ymmword ptr [rdi + 5376]
mad_low ymm2, ymm7, ymmword ptr [rdi + 1928]
vmovapd ymm9, ymmword ptr [rdi + 5344]
mad_low ymm3, ymm9, ymmword ptr [rdi + 1960]
mad_high ymm4, ymm7, ymmword ptr [rdi + 1928]
mad_high ymm5, ymm9, ymmword ptr [rdi + 1960]
vpaddq ymm0, ymm0, ymm0
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm5, ymm5, ymm5
mad_low ymm0, ymm7, ymm7
mad_low ymm1, ymm9, ymm9
mad_high ymm2, ymm7, ymm7
mad_high ymm3, ymm9, ymm9
vperm2i128 ymm7, ymm10, ymm10, 8
vpalignr ymm7, ymm10, ymm7, 8
vperm2i128 ymm9, ymm10, ymmword ptr [rdi + 6048], 33
vmovapd ymm10, ymmword ptr [rdi + 6048]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6208]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6176]
vmovdqa ymmword ptr [rdi + 6176], ymm3
vpunpcklqdq ymm3, ymm7, ymmword ptr [rdi + 6144]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 6144]
vmovdqa ymmword ptr [rdi + 6144], ymm2
vperm2i128 ymm2, ymm3, ymm7, 32
vperm2i128 ymm3, ymm3, ymm7, 49
vpunpcklqdq ymm7, ymm9, ymmword ptr [rdi + 6112]
vpunpckhqdq ymm9, ymm9, ymmword ptr [rdi + 6112]
vmovdqa ymmword ptr [rdi + 6112], ymm3
vperm2i128 ymm3, ymm7, ymm9, 32
vperm2i128 ymm7, ymm7, ymm9, 49
vperm2i128 ymm9, ymm10, ymmword ptr [rdi + 6240], 33
vmovapd ymm10, ymmword ptr [rdi + 6240]
vpalignr ymm9, ymm10, ymm9, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 6400], 33
vmovdqa ymmword ptr [rdi + 6240], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6400]
vpalignr ymm10, ymm7, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6368]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6336]
vmovdqa ymmword ptr [rdi + 6336], ymm3
vpunpcklqdq ymm3, ymm9, ymmword ptr [rdi + 5472]
vpunpckhqdq ymm9, ymm9, ymmword ptr [rdi + 5472]
vmovdqa ymmword ptr [rdi + 5472], ymm2
vperm2i128 ymm2, ymm3, ymm9, 32
vperm2i128 ymm3, ymm3, ymm9, 49
vpunpcklqdq ymm9, ymm10, ymmword ptr [rdi + 6304]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 6304]
vmovdqa ymmword ptr [rdi + 6304], ymm3
vperm2i128 ymm3, ymm9, ymm10, 32
vperm2i128 ymm9, ymm9, ymm10, 49
vperm2i128 ymm7, ymm7, ymm11, 33
vpalignr ymm7, ymm11, ymm7, 8
vperm2i128 ymm10, ymm11, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm7, ymm14, ymm7
vpaddq ymm6, ymm6, ymm10
vpunpcklqdq ymm10, ymm7, ymm8
vpunpckhqdq ymm7, ymm7, ymm8
vperm2i128 ymm8, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpunpcklqdq ymm10, ymm6, ymm15
vpunpckhqdq ymm6, ymm6, ymm15
vperm2i128 ymm11, ymm10, ymm6, 32
vperm2i128 ymm6, ymm10, ymm6, 49
vperm2i128 ymm10, ymm12, ymm4, 33
vpalignr ymm10, ymm4, ymm10, 8
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm4
vpunpcklqdq ymm4, ymm0, ymmword ptr [rdi + 6144]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 6144]
vperm2i128 ymm5, ymm4, ymm0, 32
vperm2i128 ymm0, ymm4, ymm0, 49
vpunpcklqdq ymm4, ymm1, ymmword ptr [rdi + 6176]
vpunpckhqdq ymm1, ymm1, ymmword ptr [rdi + 6176]
vperm2i128 ymm10, ymm4, ymm1, 32
vperm2i128 ymm1, ymm4, ymm1, 49
vmovapd ymm4, ymmword ptr [rdi + 5248]
vpand ymm4, ymm4, ymmword ptr [rdi + 5216]
vmovapd ymm12, ymmword ptr [rdi + 5472]
vpsrlq ymm14, ymm12, 52
vmovapd ymm15, ymmword ptr [rdi + 6112]
vmovdqa ymmword ptr [rdi + 6176], ymm1
vpsrlq ymm1, ymm15, 52
vmovdqa ymmword ptr [rdi + 6144], ymm10
vmovapd ymm10, ymmword ptr [rdi + 6336]
vmovdqa ymmword ptr [rdi + 6400], ymm0
vpsrlq ymm0, ymm10, 52
vmovdqa ymmword ptr [rdi + 6368], ymm5
vmovapd ymm5, ymmword ptr [rdi + 6240]
vmovdqa ymmword ptr [rdi + 6048], ymm6
vpsrlq ymm6, ymm5, 52
vmovdqa ymmword ptr [rdi + 6208], ymm11
vpsrlq ymm11, ymm2, 52
vmovdqa ymmword ptr [rdi + 5344], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6304]
vmovdqa ymmword ptr [rdi + 5376], ymm8
vpsrlq ymm8, ymm7, 52
vmovdqa ymmword ptr [rdi + 5408], ymm9
vperm2i128 ymm9, ymm14, ymm14, 8
vpalignr ymm9, ymm14, ymm9, 8
vperm2i128 ymm14, ymm14, ymm1, 33
vpalignr ymm14, ymm1, ymm14, 8
vmovdqa ymmword ptr [rdi + 5440], ymm3
vpaddq ymm3, ymm12, ymm9
vmovdqa ymmword ptr [rdi + 6272], ymm4
vpxor ymm4, ymm12, ymm3
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm15, ymm14
vpxor ymm9, ymm15, ymm4
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 3072], ymm3
vmovdqa ymmword ptr [rdi + 3104], ymm4
vperm2i128 ymm1, ymm1, ymm0, 33
vpalignr ymm1, ymm0, ymm1, 8
vperm2i128 ymm0, ymm0, ymm6, 33
vpalignr ymm0, ymm6, ymm0, 8
vpaddq ymm9, ymm10, ymm1
vpxor ymm12, ymm10, ymm9
vpor ymm13, ymm13, ymm12
vpaddq ymm1, ymm5, ymm0
vpxor ymm10, ymm5, ymm1
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 3136], ymm9
vmovdqa ymmword ptr [rdi + 3168], ymm1
vperm2i128 ymm0, ymm6, ymm11, 33
vpalignr ymm0, ymm11, ymm0, 8
vperm2i128 ymm5, ymm11, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm6, ymm2, ymm0
vpxor ymm8, ymm2, ymm6
vpor ymm13, ymm13, ymm8
vpaddq ymm0, ymm7, ymm5
vpxor ymm2, ymm7, ymm0
vpor ymm13, ymm13, ymm2
vpand ymm2, ymm6, ymmword ptr [rdi + 5216]
vpand ymm0, ymm0, ymmword ptr [rdi + 6272]
vmovdqa ymmword ptr [rdi + 3200], ymm2
vmovdqa ymmword ptr [rdi + 3232], ymm0
vpand ymm5, ymm5, ymmword ptr [rdi + 5280]
vpaddq ymm5, ymm7, ymm5
vpxor ymm6, ymm6, ymm6
vmovapd ymm7, ymmword ptr [rdi + 800]
mad_low ymm6, ymm7, ymmword ptr [rdi + 3048]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm7, ymmword ptr [rdi + 3048]
vpxor ymm10, ymm10, ymm10
vmovapd ymm11, ymmword ptr [rdi + 768]
mad_low ymm10, ymm11, ymmword ptr [rdi + 3080]
vpxor ymm12, ymm12, ymm12
mad_low ymm12, ymm7, ymmword ptr [rdi + 3112]
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm11, ymmword ptr [rdi + 3080]
vpxor ymm15, ymm15, ymm15
mad_high ymm15, ymm7, ymmword ptr [rdi + 3112]
vmovdqa ymmword ptr [rdi + 6304], ymm6
vpxor ymm6, ymm6, ymm6
mad_low ymm6, ymm11, ymmword ptr [rdi + 3144]
vmovdqa ymmword ptr [rdi + 6240], ymm5
vpxor ymm5, ymm5, ymm5
mad_low ymm5, ymm7, ymmword ptr [rdi + 3176]
vmovdqa ymmword ptr [rdi + 6336], ymm8
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm11, ymmword ptr [rdi + 3144]
vmovdqa ymmword ptr [rdi + 6112], ymm0
vpxor ymm0, ymm0, ymm0
mad_high ymm0, ymm7, ymmword ptr [rdi + 3176]
vmovdqa ymmword ptr [rdi + 5472], ymm2
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm11, ymmword ptr [rdi + 3208]
vmovdqa ymmword ptr [rdi + 5504], ymm2
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm7, ymmword ptr [rdi + 3240]
vmovdqa ymmword ptr [rdi + 6080], ymm2
vpxor ymm2, ymm2, ymm2
mad_high ymm2, ymm11, ymmword ptr [rdi + 3208]
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm7, ymmword ptr [rdi + 3240]
mad_low ymm10, ymm3, ymmword ptr [rdi + 832]
mad_low ymm12, ymm4, ymmword ptr [rdi + 864]
mad_high ymm14, ymm3, ymmword ptr [rdi + 832]
mad_high ymm15, ymm4, ymmword ptr [rdi + 864]
mad_low ymm6, ymm9, ymmword ptr [rdi + 832]
mad_low ymm5, ymm1, ymmword ptr [rdi + 864]
mad_high ymm8, ymm9, ymmword ptr [rdi + 832]
mad_high ymm0, ymm1, ymmword ptr [rdi + 864]
vmovapd ymm1, ymmword ptr [rdi + 5504]
vmovapd ymm3, ymmword ptr [rdi + 832]
mad_low ymm1, ymm3, ymmword ptr [rdi + 5472]
vmovapd ymm4, ymmword ptr [rdi + 6080]
vmovapd ymm9, ymmword ptr [rdi + 864]
mad_low ymm4, ymm9, ymmword ptr [rdi + 6112]
mad_high ymm2, ymm3, ymmword ptr [rdi + 5472]
mad_high ymm11, ymm9, ymmword ptr [rdi + 6112]
vmovapd ymm3, ymmword ptr [rdi + 896]
mad_low ymm10, ymm3, ymmword ptr [rdi + 3064]
vmovapd ymm9, ymmword ptr [rdi + 928]
mad_low ymm12, ymm9, ymmword ptr [rdi + 3096]
mad_high ymm14, ymm3, ymmword ptr [rdi + 3064]
mad_high ymm15, ymm9, ymmword ptr [rdi + 3096]
mad_low ymm6, ymm3, ymmword ptr [rdi + 3128]
mad_low ymm5, ymm9, ymmword ptr [rdi + 3160]
mad_high ymm8, ymm3, ymmword ptr [rdi + 3128]
mad_high ymm0, ymm9, ymmword ptr [rdi + 3160]
mad_low ymm1, ymm3, ymmword ptr [rdi + 3192]
mad_low ymm4, ymm9, ymmword ptr [rdi + 3224]
mad_high ymm2, ymm3, ymmword ptr [rdi + 3192]
mad_high ymm11, ymm9, ymmword ptr [rdi + 3224]
vmovapd ymm9, ymmword ptr [rdi + 960]
mad_low ymm10, ymm9, ymmword ptr [rdi + 3056]
vmovapd ymm3, ymmword ptr [rdi + 992]
mad_low ymm12, ymm3, ymmword ptr [rdi + 3088]
mad_high ymm14, ymm9, ymmword ptr [rdi + 3056]
mad_high ymm15, ymm3, ymmword ptr [rdi + 3088]
mad_low ymm6, ymm9, ymmword ptr [rdi + 3120]
mad_low ymm5, ymm3, ymmword ptr [rdi + 3152]
mad_high ymm8, ymm9, ymmword ptr [rdi + 3120]
mad_high ymm0, ymm3, ymmword ptr [rdi + 3152]
mad_low ymm1, ymm9, ymmword ptr [rdi + 3184]
mad_low ymm4, ymm3, ymmword ptr [rdi + 3216]
mad_high ymm2, ymm9, ymmword ptr [rdi + 3184]
mad_high ymm11, ymm3, ymmword ptr [rdi + 3216]
vpxor ymm3, ymm3, ymm3
mad_low ymm3, ymm9, ymmword ptr [rdi + 3248]
vpxor ymm7, ymm7, ymm7
mad_high ymm7, ymm9, ymmword ptr [rdi + 3248]
vmovapd ymm9, ymmword ptr [rdi + 1024]
mad_low ymm10, ymm9, ymmword ptr [rdi + 3048]
vmovdqa ymmword ptr [rdi + 6112], ymm10
vmovapd ymm10, ymmword ptr [rdi + 1056]
mad_low ymm12, ymm10, ymmword ptr [rdi + 3080]
mad_high ymm14, ymm9, ymmword ptr [rdi + 3048]
mad_high ymm15, ymm10, ymmword ptr [rdi + 3080]
mad_low ymm6, ymm9, ymmword ptr [rdi + 3112]
mad_low ymm5, ymm10, ymmword ptr [rdi + 3144]
mad_high ymm8, ymm9, ymmword ptr [rdi + 3112]
mad_high ymm0, ymm10, ymmword ptr [rdi + 3144]
mad_low ymm1, ymm9, ymmword ptr [rdi + 3176]
mad_low ymm4, ymm10, ymmword ptr [rdi + 3208]
mad_high ymm2, ymm9, ymmword ptr [rdi + 3176]
mad_high ymm11, ymm10, ymmword ptr [rdi + 3208]
mad_low ymm3, ymm9, ymmword ptr [rdi + 3240]
mad_high ymm7, ymm9, ymmword ptr [rdi + 3240]
vmovapd ymm10, ymmword ptr [rdi + 1120]
mad_low ymm12, ymm10, ymmword ptr [rdi + 3072]
mad_high ymm15, ymm10, ymmword ptr [rdi + 3072]
vmovapd ymm9, ymmword ptr [rdi + 1088]
mad_low ymm6, ymm9, ymmword ptr [rdi + 3104]
mad_low ymm5, ymm10, ymmword ptr [rdi + 3136]
mad_high ymm8, ymm9, ymmword ptr [rdi + 3104]
mad_high ymm0, ymm10, ymmword ptr [rdi + 3136]
mad_low ymm1, ymm9, ymmword ptr [rdi + 3168]
mad_low ymm4, ymm10, ymmword ptr [rdi + 3200]
mad_high ymm2, ymm9, ymmword ptr [rdi + 3168]
mad_high ymm11, ymm10, ymmword ptr [rdi + 3200]
mad_low ymm3, ymm9, ymmword ptr [rdi + 3232]
mad_high ymm7, ymm9, ymmword ptr [rdi + 3232]
vmovapd ymm10, ymmword ptr [rdi + 6336]
vperm2i128 ymm10, ymm10, ymm14, 33
vpalignr ymm10, ymm14, ymm10, 8
vperm2i128 ymm14, ymm14, ymm15, 33
vpalignr ymm14, ymm15, ymm14, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6112]
vpaddq ymm12, ymm12, ymm14
vperm2i128 ymm14, ymm15, ymm8, 33
vpalignr ymm14, ymm8, ymm14, 8
vperm2i128 ymm8, ymm8, ymm0, 33
vpalignr ymm8, ymm0, ymm8, 8
vpaddq ymm6, ymm6, ymm14
vpaddq ymm5, ymm5, ymm8
vperm2i128 ymm0, ymm0, ymm2, 33
vpalignr ymm0, ymm2, ymm0, 8
vperm2i128 ymm2, ymm2, ymm11, 33
vpalignr ymm2, ymm11, ymm2, 8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm4, ymm2
vperm2i128 ymm2, ymm11, ymm7, 33
vpalignr ymm2, ymm7, ymm2, 8
vpaddq ymm2, ymm3, ymm2
vmovapd ymm3, ymmword ptr [rdi + 6304]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6240]
vpaddq ymm4, ymm10, ymmword ptr [rdi + 5440]
vpaddq ymm7, ymm12, ymmword ptr [rdi + 5408]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5376]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5344]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6208]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6048]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 6368]
vpsrlq ymm8, ymm3, 52
vpsrlq ymm10, ymm4, 52
vpsrlq ymm11, ymm7, 52
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vperm2i128 ymm12, ymm10, ymm11, 33
vpalignr ymm12, ymm11, ymm12, 8
vperm2i128 ymm14, ymm8, ymm8, 8
vpalignr ymm14, ymm8, ymm14, 8
vperm2i128 ymm15, ymm8, ymm12, 33
vpalignr ymm15, ymm12, ymm15, 8
vmovdqa ymmword ptr [rdi + 6368], ymm0
vpaddq ymm0, ymm3, ymm14
vmovdqa ymmword ptr [rdi + 6048], ymm5
vpxor ymm5, ymm3, ymm0
vpor ymm13, ymm13, ymm5
vpaddq ymm3, ymm4, ymm15
vpxor ymm5, ymm4, ymm3
vpor ymm13, ymm13, ymm5
vmovdqa ymmword ptr [rdi + 3392], ymm0
vmovdqa ymmword ptr [rdi + 3424], ymm3
vperm2i128 ymm4, ymm7, ymm7, 129
vpsrldq ymm4, ymm4, 8
vperm2i128 ymm5, ymm12, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 5312]
vpaddq ymm7, ymm4, ymm5
vpxor ymm8, ymm4, ymm7
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 3456], ymm7
vpxor ymm4, ymm4, ymm4
vmovapd ymm5, ymmword ptr [rdi + 800]
mad_low ymm4, ymm5, ymmword ptr [rdi + 3376]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm5, ymmword ptr [rdi + 3376]
vpxor ymm12, ymm12, ymm12
vmovupd ymm14, ymmword ptr [rdi + 3408]
mad_low ymm12, ymm14, ymmword ptr [rdi + 768]
vpxor ymm15, ymm15, ymm15
mad_low ymm15, ymm5, ymmword ptr [rdi + 3440]
vmovdqa ymmword ptr [rdi + 6208], ymm6
vpxor ymm6, ymm6, ymm6
mad_high ymm6, ymm14, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 5344], ymm11
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm5, ymmword ptr [rdi + 3440]
vmovapd ymm5, ymmword ptr [rdi + 864]
mad_low ymm4, ymm5, ymmword ptr [rdi + 3368]
mad_high ymm8, ymm5, ymmword ptr [rdi + 3368]
vmovdqa ymmword ptr [rdi + 5376], ymm10
vmovupd ymm10, ymmword ptr [rdi + 3400]
mad_low ymm12, ymm10, ymmword ptr [rdi + 832]
mad_low ymm15, ymm5, ymmword ptr [rdi + 3432]
mad_high ymm6, ymm10, ymmword ptr [rdi + 832]
mad_high ymm11, ymm5, ymmword ptr [rdi + 3432]
mad_low ymm12, ymm0, ymmword ptr [rdi + 896]
mad_low ymm15, ymm3, ymmword ptr [rdi + 928]
mad_high ymm6, ymm0, ymmword ptr [rdi + 896]
mad_high ymm11, ymm3, ymmword ptr [rdi + 928]
vpxor ymm0, ymm0, ymm0
mad_low ymm0, ymm7, ymmword ptr [rdi + 896]
vpxor ymm3, ymm3, ymm3
mad_high ymm3, ymm7, ymmword ptr [rdi + 896]
vmovapd ymm7, ymmword ptr [rdi + 960]
mad_low ymm12, ymm7, ymmword ptr [rdi + 3384]
vmovapd ymm5, ymmword ptr [rdi + 992]
mad_low ymm15, ymm5, ymmword ptr [rdi + 3416]
mad_high ymm6, ymm7, ymmword ptr [rdi + 3384]
mad_high ymm11, ymm5, ymmword ptr [rdi + 3416]
mad_low ymm0, ymm7, ymmword ptr [rdi + 3448]
mad_high ymm3, ymm7, ymmword ptr [rdi + 3448]
vmovapd ymm5, ymmword ptr [rdi + 1024]
mad_low ymm12, ymm5, ymmword ptr [rdi + 3376]
mad_low ymm15, ymm14, ymmword ptr [rdi + 1056]
mad_high ymm6, ymm5, ymmword ptr [rdi + 3376]
mad_high ymm11, ymm14, ymmword ptr [rdi + 1056]
mad_low ymm0, ymm5, ymmword ptr [rdi + 3440]
mad_high ymm3, ymm5, ymmword ptr [rdi + 3440]
mad_low ymm12, ymm9, ymmword ptr [rdi + 3368]
mad_low ymm15, ymm10, ymmword ptr [rdi + 1120]
mad_high ymm6, ymm9, ymmword ptr [rdi + 3368]
mad_high ymm11, ymm10, ymmword ptr [rdi + 1120]
mad_low ymm0, ymm9, ymmword ptr [rdi + 3432]
mad_high ymm3, ymm9, ymmword ptr [rdi + 3432]
vperm2i128 ymm10, ymm8, ymm8, 8
vpalignr ymm10, ymm8, ymm10, 8
vpaddq ymm4, ymm4, ymm10
vperm2i128 ymm8, ymm8, ymm6, 33
vpalignr ymm8, ymm6, ymm8, 8
vperm2i128 ymm6, ymm6, ymm11, 33
vpalignr ymm6, ymm11, ymm6, 8
vpaddq ymm8, ymm12, ymm8
vpaddq ymm6, ymm15, ymm6
vperm2i128 ymm10, ymm11, ymm3, 33
vpalignr ymm10, ymm3, ymm10, 8
vperm2i128 ymm3, ymm3, ymm3, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm4
vpaddq ymm2, ymm2, ymm8
vpaddq ymm4, ymm6, ymmword ptr [rdi + 6400]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6144]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6176]
vmovapd ymm6, ymmword ptr [rdi + 5344]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 5376], 33
vmovapd ymm8, ymmword ptr [rdi + 5376]
vpalignr ymm6, ymm8, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 5312]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6208]
vmovdqa ymmword ptr [rdi + 6208], ymm0
vmovdqa ymmword ptr [rdi + 5376], ymm1
vmovdqa ymmword ptr [rdi + 5344], ymm2
vmovdqa ymmword ptr [rdi + 6176], ymm3
vmovdqa ymmword ptr [rdi + 6144], ymm4
vmovdqa ymmword ptr [rdi + 6400], ymm6
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5184]
lea rax, [rdi + 2488]
lea r8, [rdi + 2504]
mov r9d, 7
vmovupd ymm6, ymmword ptr [r8 + 0]
vpxor ymm8, ymm8, ymm8
vmovupd ymm7, ymmword ptr [r8 + 32]
vpxor ymm9, ymm9, ymm9
.p2align 5
3:
vmovupd ymm10, ymmword ptr [rax + 0]
mad_low ymm0, ymm10, ymm6
mad_high ymm2, ymm10, ymm6
vmovupd ymm6, ymmword ptr [r8 + 8]
mad_low ymm8, ymm10, ymm6
mad_high ymm4, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rax + 32]
mad_low ymm1, ymm10, ymm7
mad_high ymm3, ymm10, ymm7
vmovupd ymm7, ymmword ptr [r8 + 40]
mad_low ymm9, ymm10, ymm7
mad_high ymm5, ymm10, ymm7
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 5408], ymm0
vmovdqa ymmword ptr [rdi + 5440], ymm1
vmovdqa ymmword ptr [rdi + 6304], ymm2
vmovdqa ymmword ptr [rdi + 6240], ymm3
vmovdqa ymmword ptr [rdi + 6112], ymm4
vmovdqa ymmword ptr [rdi + 6336], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5184]
lea rax, [rdi + 2552]
lea r8, [rdi + 2568]
mov r9d, 14
vmovupd ymm6, ymmword ptr [r8 + 0]
vpxor ymm8, ymm8, ymm8
vmovupd ymm7, ymmword ptr [r8 + 32]
vpxor ymm9, ymm9, ymm9
.p2align 5
3:
vmovupd ymm10, ymmword ptr [rax + 0]
mad_low ymm0, ymm10, ymm6
mad_high ymm2, ymm10, ymm6
vmovupd ymm6, ymmword ptr [r8 + 8]
mad_low ymm8, ymm10, ymm6
mad_high ymm4, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rax + 32]
mad_low ymm1, ymm10, ymm7
mad_high ymm3, ymm10, ymm7
vmovupd ymm7, ymmword ptr [r8 + 40]
mad_low ymm9, ymm10, ymm7
mad_high ymm5, ymm10, ymm7
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 5472], ymm0
vmovdqa ymmword ptr [rdi + 6080], ymm1
vmovdqa ymmword ptr [rdi + 5504], ymm2
vmovdqa ymmword ptr [rdi + 5568], ymm3
vmovdqa ymmword ptr [rdi + 5696], ymm4
vmovdqa ymmword ptr [rdi + 5888], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5184]
lea rax, [rdi + 2616]
lea r8, [rdi + 2632]
mov r9d, 12
vmovupd ymm6, ymmword ptr [r8 + 0]
vpxor ymm8, ymm8, ymm8
vmovupd ymm7, ymmword ptr [r8 + 32]
vpxor ymm9, ymm9, ymm9
.p2align 5
3:
vmovupd ymm10, ymmword ptr [rax + 0]
mad_low ymm0, ymm10, ymm6
mad_high ymm2, ymm10, ymm6
vmovupd ymm6, ymmword ptr [r8 + 8]
mad_low ymm8, ymm10, ymm6
mad_high ymm4, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rax + 32]
mad_low ymm1, ymm10, ymm7
mad_high ymm3, ymm10, ymm7
vmovupd ymm7, ymmword ptr [r8 + 40]
mad_low ymm9, ymm10, ymm7
mad_high ymm5, ymm10, ymm7
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 5856], ymm0
vmovdqa ymmword ptr [rdi + 6016], ymm1
vmovdqa ymmword ptr [rdi + 5984], ymm2
vmovdqa ymmword ptr [rdi + 5952], ymm3
vmovdqa ymmword ptr [rdi + 5920], ymm4
vmovdqa ymmword ptr [rdi + 6432], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5184]
lea rax, [rdi + 2680]
lea r8, [rdi + 2696]
mov r9d, 4
vmovupd ymm6, ymmword ptr [r8 + 0]
vpxor ymm8, ymm8, ymm8
vmovupd ymm7, ymmword ptr [r8 + 32]
vpxor ymm9, ymm9, ymm9
.p2align 5
3:
vmovupd ymm10, ymmword ptr [rax + 0]
mad_low ymm0, ymm10, ymm6
mad_high ymm2, ymm10, ymm6
vmovupd ymm6, ymmword ptr [r8 + 8]
mad_low ymm8, ymm10, ymm6
mad_high ymm4, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rax + 32]
mad_low ymm1, ymm10, ymm7
mad_high ymm3, ymm10, ymm7
vmovupd ymm7, ymmword ptr [r8 + 40]
mad_low ymm9, ymm10, ymm7
mad_high ymm5, ymm10, ymm7
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovapd ymm6, ymmword ptr [rdi + 6304]
vmovapd ymm7, ymmword ptr [rdi + 5664]
mad_low ymm6, ymm7, ymmword ptr [rdi + 2504]
vmovapd ymm8, ymmword ptr [rdi + 6240]
vmovapd ymm9, ymmword ptr [rdi + 5536]
mad_low ymm8, ymm9, ymmword ptr [rdi + 2536]
vmovapd ymm10, ymmword ptr [rdi + 6112]
mad_high ymm10, ymm7, ymmword ptr [rdi + 2504]
vmovapd ymm11, ymmword ptr [rdi + 6336]
mad_high ymm11, ymm9, ymmword ptr [rdi + 2536]
vmovapd ymm12, ymmword ptr [rdi + 5408]
vpaddq ymm12, ymm12, ymm12
vmovapd ymm14, ymmword ptr [rdi + 5440]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm6, ymm6, ymm6
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
mad_low ymm12, ymm7, ymm7
mad_low ymm14, ymm9, ymm9
mad_high ymm6, ymm7, ymm7
mad_high ymm8, ymm9, ymm9
vmovapd ymm7, ymmword ptr [rdi + 5504]
vmovapd ymm9, ymmword ptr [rdi + 5792]
mad_low ymm7, ymm9, ymmword ptr [rdi + 2568]
vmovapd ymm15, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 5504], ymm8
vmovapd ymm8, ymmword ptr [rdi + 5632]
mad_low ymm15, ymm8, ymmword ptr [rdi + 2600]
vmovdqa ymmword ptr [rdi + 5568], ymm6
vmovapd ymm6, ymmword ptr [rdi + 5696]
mad_high ymm6, ymm9, ymmword ptr [rdi + 2568]
vmovdqa ymmword ptr [rdi + 5696], ymm14
vmovapd ymm14, ymmword ptr [rdi + 5888]
mad_high ymm14, ymm8, ymmword ptr [rdi + 2600]
vmovdqa ymmword ptr [rdi + 5888], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5472]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 5472], ymm11
vmovapd ymm11, ymmword ptr [rdi + 6080]
vpaddq ymm11, ymm11, ymm11
vpaddq ymm7, ymm7, ymm7
vpaddq ymm15, ymm15, ymm15
vpaddq ymm6, ymm6, ymm6
vpaddq ymm14, ymm14, ymm14
mad_low ymm12, ymm9, ymm9
mad_low ymm11, ymm8, ymm8
mad_high ymm7, ymm9, ymm9
mad_high ymm15, ymm8, ymm8
vmovapd ymm8, ymmword ptr [rdi + 5984]
vmovapd ymm9, ymmword ptr [rdi + 5824]
mad_low ymm8, ymm9, ymmword ptr [rdi + 2632]
vmovdqa ymmword ptr [rdi + 5984], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5952]
vmovdqa ymmword ptr [rdi + 5632], ymm7
vmovapd ymm7, ymmword ptr [rdi + 5760]
mad_low ymm15, ymm7, ymmword ptr [rdi + 2664]
vmovdqa ymmword ptr [rdi + 5952], ymm11
vmovapd ymm11, ymmword ptr [rdi + 5920]
mad_high ymm11, ymm9, ymmword ptr [rdi + 2632]
vmovdqa ymmword ptr [rdi + 5920], ymm12
vmovapd ymm12, ymmword ptr [rdi + 6432]
mad_high ymm12, ymm7, ymmword ptr [rdi + 2664]
vmovdqa ymmword ptr [rdi + 6432], ymm14
vmovapd ymm14, ymmword ptr [rdi + 5856]
vpaddq ymm14, ymm14, ymm14
vmovdqa ymmword ptr [rdi + 5856], ymm6
vmovapd ymm6, ymmword ptr [rdi + 6016]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm8, ymm8, ymm8
vpaddq ymm15, ymm15, ymm15
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
mad_low ymm14, ymm9, ymm9
mad_low ymm6, ymm7, ymm7
mad_high ymm8, ymm9, ymm9
mad_high ymm15, ymm7, ymm7
vmovapd ymm7, ymmword ptr [rdi + 5600]
mad_low ymm2, ymm7, ymmword ptr [rdi + 2696]
vmovapd ymm9, ymmword ptr [rdi + 5728]
mad_low ymm3, ymm9, ymmword ptr [rdi + 2728]
mad_high ymm4, ymm7, ymmword ptr [rdi + 2696]
mad_high ymm5, ymm9, ymmword ptr [rdi + 2728]
vpaddq ymm0, ymm0, ymm0
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm5, ymm5, ymm5
mad_low ymm0, ymm7, ymm7
mad_low ymm1, ymm9, ymm9
mad_high ymm2, ymm7, ymm7
mad_high ymm3, ymm9, ymm9
vperm2i128 ymm7, ymm10, ymm10, 8
vpalignr ymm7, ymm10, ymm7, 8
vperm2i128 ymm9, ymm10, ymmword ptr [rdi + 5472], 33
vmovapd ymm10, ymmword ptr [rdi + 5472]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5888]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5696]
vmovdqa ymmword ptr [rdi + 5696], ymm3
vpunpcklqdq ymm3, ymm7, ymmword ptr [rdi + 5568]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 5568], ymm2
vperm2i128 ymm2, ymm3, ymm7, 32
vperm2i128 ymm3, ymm3, ymm7, 49
vpunpcklqdq ymm7, ymm9, ymmword ptr [rdi + 5504]
vpunpckhqdq ymm9, ymm9, ymmword ptr [rdi + 5504]
vmovdqa ymmword ptr [rdi + 5504], ymm3
vperm2i128 ymm3, ymm7, ymm9, 32
vperm2i128 ymm7, ymm7, ymm9, 49
vperm2i128 ymm9, ymm10, ymmword ptr [rdi + 5856], 33
vmovapd ymm10, ymmword ptr [rdi + 5856]
vpalignr ymm9, ymm10, ymm9, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 6432], 33
vmovdqa ymmword ptr [rdi + 5856], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6432]
vpalignr ymm10, ymm7, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5920]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5952]
vmovdqa ymmword ptr [rdi + 5952], ymm3
vpunpcklqdq ymm3, ymm9, ymmword ptr [rdi + 5632]
vpunpckhqdq ymm9, ymm9, ymmword ptr [rdi + 5632]
vmovdqa ymmword ptr [rdi + 5632], ymm2
vperm2i128 ymm2, ymm3, ymm9, 32
vperm2i128 ymm3, ymm3, ymm9, 49
vpunpcklqdq ymm9, ymm10, ymmword ptr [rdi + 5984]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 5984]
vmovdqa ymmword ptr [rdi + 5984], ymm3
vperm2i128 ymm3, ymm9, ymm10, 32
vperm2i128 ymm9, ymm9, ymm10, 49
vperm2i128 ymm7, ymm7, ymm11, 33
vpalignr ymm7, ymm11, ymm7, 8
vperm2i128 ymm10, ymm11, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm7, ymm14, ymm7
vpaddq ymm6, ymm6, ymm10
vpunpcklqdq ymm10, ymm7, ymm8
vpunpckhqdq ymm7, ymm7, ymm8
vperm2i128 ymm8, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpunpcklqdq ymm10, ymm6, ymm15
vpunpckhqdq ymm6, ymm6, ymm15
vperm2i128 ymm11, ymm10, ymm6, 32
vperm2i128 ymm6, ymm10, ymm6, 49
vperm2i128 ymm10, ymm12, ymm4, 33
vpalignr ymm10, ymm4, ymm10, 8
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm4
vpunpcklqdq ymm4, ymm0, ymmword ptr [rdi + 5568]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 5568]
vperm2i128 ymm5, ymm4, ymm0, 32
vperm2i128 ymm0, ymm4, ymm0, 49
vpunpcklqdq ymm4, ymm1, ymmword ptr [rdi + 5696]
vpunpckhqdq ymm1, ymm1, ymmword ptr [rdi + 5696]
vperm2i128 ymm10, ymm4, ymm1, 32
vperm2i128 ymm1, ymm4, ymm1, 49
vmovapd ymm4, ymmword ptr [rdi + 5632]
vpsrlq ymm12, ymm4, 52
vmovapd ymm14, ymmword ptr [rdi + 5504]
vpsrlq ymm15, ymm14, 52
vmovdqa ymmword ptr [rdi + 5696], ymm1
vmovapd ymm1, ymmword ptr [rdi + 5952]
vmovdqa ymmword ptr [rdi + 5568], ymm10
vpsrlq ymm10, ymm1, 52
vmovdqa ymmword ptr [rdi + 6432], ymm0
vmovapd ymm0, ymmword ptr [rdi + 5856]
vmovdqa ymmword ptr [rdi + 5920], ymm5
vpsrlq ymm5, ymm0, 52
vmovdqa ymmword ptr [rdi + 5472], ymm6
vpsrlq ymm6, ymm2, 52
vmovdqa ymmword ptr [rdi + 5888], ymm11
vmovapd ymm11, ymmword ptr [rdi + 5984]
vmovdqa ymmword ptr [rdi + 5728], ymm7
vpsrlq ymm7, ymm11, 52
vmovdqa ymmword ptr [rdi + 5600], ymm8
vperm2i128 ymm8, ymm12, ymm12, 8
vpalignr ymm8, ymm12, ymm8, 8
vperm2i128 ymm12, ymm12, ymm15, 33
vpalignr ymm12, ymm15, ymm12, 8
vmovdqa ymmword ptr [rdi + 5760], ymm9
vpaddq ymm9, ymm4, ymm8
vmovdqa ymmword ptr [rdi + 5824], ymm3
vpxor ymm3, ymm4, ymm9
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm14, ymm12
vpxor ymm4, ymm14, ymm3
vpor ymm13, ymm13, ymm4
vmovdqa ymmword ptr [rdi + 3648], ymm9
vmovdqa ymmword ptr [rdi + 3680], ymm3
vperm2i128 ymm4, ymm15, ymm10, 33
vpalignr ymm4, ymm10, ymm4, 8
vperm2i128 ymm8, ymm10, ymm5, 33
vpalignr ymm8, ymm5, ymm8, 8
vpaddq ymm10, ymm1, ymm4
vpxor ymm12, ymm1, ymm10
vpor ymm13, ymm13, ymm12
vpaddq ymm1, ymm0, ymm8
vpxor ymm4, ymm0, ymm1
vpor ymm13, ymm13, ymm4
vmovdqa ymmword ptr [rdi + 3712], ymm10
vmovdqa ymmword ptr [rdi + 3744], ymm1
vperm2i128 ymm0, ymm5, ymm6, 33
vpalignr ymm0, ymm6, ymm0, 8
vperm2i128 ymm4, ymm6, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm5, ymm2, ymm0
vpxor ymm6, ymm2, ymm5
vpor ymm13, ymm13, ymm6
vpaddq ymm0, ymm11, ymm4
vpxor ymm2, ymm11, ymm0
vpor ymm13, ymm13, ymm2
vpand ymm2, ymm5, ymmword ptr [rdi + 5216]
vpand ymm0, ymm0, ymmword ptr [rdi + 6272]
vmovdqa ymmword ptr [rdi + 3776], ymm2
vmovdqa ymmword ptr [rdi + 3808], ymm0
vpand ymm4, ymm4, ymmword ptr [rdi + 5280]
vpaddq ymm4, ymm11, ymm4
vpxor ymm5, ymm5, ymm5
vmovapd ymm6, ymmword ptr [rdi + 800]
mad_low ymm5, ymm6, ymmword ptr [rdi + 3624]
vpxor ymm7, ymm7, ymm7
mad_high ymm7, ymm6, ymmword ptr [rdi + 3624]
vpxor ymm8, ymm8, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
mad_low ymm8, ymm11, ymmword ptr [rdi + 3656]
vpxor ymm12, ymm12, ymm12
mad_low ymm12, ymm6, ymmword ptr [rdi + 3688]
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm11, ymmword ptr [rdi + 3656]
vpxor ymm15, ymm15, ymm15
mad_high ymm15, ymm6, ymmword ptr [rdi + 3688]
vmovdqa ymmword ptr [rdi + 5984], ymm5
vpxor ymm5, ymm5, ymm5
mad_low ymm5, ymm11, ymmword ptr [rdi + 3720]
vmovdqa ymmword ptr [rdi + 5856], ymm4
vpxor ymm4, ymm4, ymm4
mad_low ymm4, ymm6, ymmword ptr [rdi + 3752]
vmovdqa ymmword ptr [rdi + 5952], ymm7
vpxor ymm7, ymm7, ymm7
mad_high ymm7, ymm11, ymmword ptr [rdi + 3720]
vmovdqa ymmword ptr [rdi + 5504], ymm0
vpxor ymm0, ymm0, ymm0
mad_high ymm0, ymm6, ymmword ptr [rdi + 3752]
vmovdqa ymmword ptr [rdi + 5632], ymm2
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm11, ymmword ptr [rdi + 3784]
vmovdqa ymmword ptr [rdi + 6016], ymm2
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm6, ymmword ptr [rdi + 3816]
vmovdqa ymmword ptr [rdi + 5792], ymm2
vpxor ymm2, ymm2, ymm2
mad_high ymm2, ymm11, ymmword ptr [rdi + 3784]
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm6, ymmword ptr [rdi + 3816]
mad_low ymm8, ymm9, ymmword ptr [rdi + 832]
mad_low ymm12, ymm3, ymmword ptr [rdi + 864]
mad_high ymm14, ymm9, ymmword ptr [rdi + 832]
mad_high ymm15, ymm3, ymmword ptr [rdi + 864]
mad_low ymm5, ymm10, ymmword ptr [rdi + 832]
mad_low ymm4, ymm1, ymmword ptr [rdi + 864]
mad_high ymm7, ymm10, ymmword ptr [rdi + 832]
mad_high ymm0, ymm1, ymmword ptr [rdi + 864]
vmovapd ymm1, ymmword ptr [rdi + 6016]
vmovapd ymm3, ymmword ptr [rdi + 832]
mad_low ymm1, ymm3, ymmword ptr [rdi + 5632]
vmovapd ymm9, ymmword ptr [rdi + 5792]
vmovapd ymm10, ymmword ptr [rdi + 864]
mad_low ymm9, ymm10, ymmword ptr [rdi + 5504]
mad_high ymm2, ymm3, ymmword ptr [rdi + 5632]
mad_high ymm11, ymm10, ymmword ptr [rdi + 5504]
vmovapd ymm3, ymmword ptr [rdi + 896]
mad_low ymm8, ymm3, ymmword ptr [rdi + 3640]
vmovapd ymm10, ymmword ptr [rdi + 928]
mad_low ymm12, ymm10, ymmword ptr [rdi + 3672]
mad_high ymm14, ymm3, ymmword ptr [rdi + 3640]
mad_high ymm15, ymm10, ymmword ptr [rdi + 3672]
mad_low ymm5, ymm3, ymmword ptr [rdi + 3704]
mad_low ymm4, ymm10, ymmword ptr [rdi + 3736]
mad_high ymm7, ymm3, ymmword ptr [rdi + 3704]
mad_high ymm0, ymm10, ymmword ptr [rdi + 3736]
mad_low ymm1, ymm3, ymmword ptr [rdi + 3768]
mad_low ymm9, ymm10, ymmword ptr [rdi + 3800]
mad_high ymm2, ymm3, ymmword ptr [rdi + 3768]
mad_high ymm11, ymm10, ymmword ptr [rdi + 3800]
vmovapd ymm10, ymmword ptr [rdi + 960]
mad_low ymm8, ymm10, ymmword ptr [rdi + 3632]
vmovapd ymm3, ymmword ptr [rdi + 992]
mad_low ymm12, ymm3, ymmword ptr [rdi + 3664]
mad_high ymm14, ymm10, ymmword ptr [rdi + 3632]
mad_high ymm15, ymm3, ymmword ptr [rdi + 3664]
mad_low ymm5, ymm10, ymmword ptr [rdi + 3696]
mad_low ymm4, ymm3, ymmword ptr [rdi + 3728]
mad_high ymm7, ymm10, ymmword ptr [rdi + 3696]
mad_high ymm0, ymm3, ymmword ptr [rdi + 3728]
mad_low ymm1, ymm10, ymmword ptr [rdi + 3760]
mad_low ymm9, ymm3, ymmword ptr [rdi + 3792]
mad_high ymm2, ymm10, ymmword ptr [rdi + 3760]
mad_high ymm11, ymm3, ymmword ptr [rdi + 3792]
vpxor ymm3, ymm3, ymm3
mad_low ymm3, ymm10, ymmword ptr [rdi + 3824]
vpxor ymm6, ymm6, ymm6
mad_high ymm6, ymm10, ymmword ptr [rdi + 3824]
vmovapd ymm10, ymmword ptr [rdi + 1024]
mad_low ymm8, ymm10, ymmword ptr [rdi + 3624]
vmovdqa ymmword ptr [rdi + 5504], ymm8
vmovapd ymm8, ymmword ptr [rdi + 1056]
mad_low ymm12, ymm8, ymmword ptr [rdi + 3656]
mad_high ymm14, ymm10, ymmword ptr [rdi + 3624]
mad_high ymm15, ymm8, ymmword ptr [rdi + 3656]
mad_low ymm5, ymm10, ymmword ptr [rdi + 3688]
mad_low ymm4, ymm8, ymmword ptr [rdi + 3720]
mad_high ymm7, ymm10, ymmword ptr [rdi + 3688]
mad_high ymm0, ymm8, ymmword ptr [rdi + 3720]
mad_low ymm1, ymm10, ymmword ptr [rdi + 3752]
mad_low ymm9, ymm8, ymmword ptr [rdi + 3784]
mad_high ymm2, ymm10, ymmword ptr [rdi + 3752]
mad_high ymm11, ymm8, ymmword ptr [rdi + 3784]
mad_low ymm3, ymm10, ymmword ptr [rdi + 3816]
mad_high ymm6, ymm10, ymmword ptr [rdi + 3816]
vmovapd ymm8, ymmword ptr [rdi + 1120]
mad_low ymm12, ymm8, ymmword ptr [rdi + 3648]
mad_high ymm15, ymm8, ymmword ptr [rdi + 3648]
vmovapd ymm10, ymmword ptr [rdi + 1088]
mad_low ymm5, ymm10, ymmword ptr [rdi + 3680]
mad_low ymm4, ymm8, ymmword ptr [rdi + 3712]
mad_high ymm7, ymm10, ymmword ptr [rdi + 3680]
mad_high ymm0, ymm8, ymmword ptr [rdi + 3712]
mad_low ymm1, ymm10, ymmword ptr [rdi + 3744]
mad_low ymm9, ymm8, ymmword ptr [rdi + 3776]
mad_high ymm2, ymm10, ymmword ptr [rdi + 3744]
mad_high ymm11, ymm8, ymmword ptr [rdi + 3776]
mad_low ymm3, ymm10, ymmword ptr [rdi + 3808]
mad_high ymm6, ymm10, ymmword ptr [rdi + 3808]
vmovapd ymm8, ymmword ptr [rdi + 5952]
vperm2i128 ymm8, ymm8, ymm14, 33
vpalignr ymm8, ymm14, ymm8, 8
vperm2i128 ymm14, ymm14, ymm15, 33
vpalignr ymm14, ymm15, ymm14, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5504]
vpaddq ymm12, ymm12, ymm14
vperm2i128 ymm14, ymm15, ymm7, 33
vpalignr ymm14, ymm7, ymm14, 8
vperm2i128 ymm7, ymm7, ymm0, 33
vpalignr ymm7, ymm0, ymm7, 8
vpaddq ymm5, ymm5, ymm14
vpaddq ymm4, ymm4, ymm7
vperm2i128 ymm0, ymm0, ymm2, 33
vpalignr ymm0, ymm2, ymm0, 8
vperm2i128 ymm2, ymm2, ymm11, 33
vpalignr ymm2, ymm11, ymm2, 8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm9, ymm2
vperm2i128 ymm2, ymm11, ymm6, 33
vpalignr ymm2, ymm6, ymm2, 8
vpaddq ymm2, ymm3, ymm2
vmovapd ymm3, ymmword ptr [rdi + 5984]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5856]
vpaddq ymm6, ymm8, ymmword ptr [rdi + 5824]
vpaddq ymm7, ymm12, ymmword ptr [rdi + 5760]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5600]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5728]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5888]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5472]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5920]
vpsrlq ymm8, ymm3, 52
vpsrlq ymm9, ymm6, 52
vpsrlq ymm11, ymm7, 52
vperm2i128 ymm3, ymm3, ymm6, 33
vpalignr ymm3, ymm6, ymm3, 8
vperm2i128 ymm6, ymm6, ymm7, 33
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm12, ymm9, ymm11, 33
vpalignr ymm12, ymm11, ymm12, 8
vperm2i128 ymm14, ymm8, ymm8, 8
vpalignr ymm14, ymm8, ymm14, 8
vperm2i128 ymm15, ymm8, ymm12, 33
vpalignr ymm15, ymm12, ymm15, 8
vmovdqa ymmword ptr [rdi + 5920], ymm0
vpaddq ymm0, ymm3, ymm14
vmovdqa ymmword ptr [rdi + 5472], ymm4
vpxor ymm4, ymm3, ymm0
vpor ymm13, ymm13, ymm4
vpaddq ymm3, ymm6, ymm15
vpxor ymm4, ymm6, ymm3
vpor ymm13, ymm13, ymm4
vmovdqa ymmword ptr [rdi + 3968], ymm0
vmovdqa ymmword ptr [rdi + 4000], ymm3
vperm2i128 ymm4, ymm7, ymm7, 129
vpsrldq ymm4, ymm4, 8
vperm2i128 ymm6, ymm12, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 5312]
vpaddq ymm7, ymm4, ymm6
vpxor ymm8, ymm4, ymm7
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 4032], ymm7
vpxor ymm4, ymm4, ymm4
vmovapd ymm6, ymmword ptr [rdi + 800]
mad_low ymm4, ymm6, ymmword ptr [rdi + 3952]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm6, ymmword ptr [rdi + 3952]
vpxor ymm12, ymm12, ymm12
vmovupd ymm14, ymmword ptr [rdi + 3984]
mad_low ymm12, ymm14, ymmword ptr [rdi + 768]
vpxor ymm15, ymm15, ymm15
mad_low ymm15, ymm6, ymmword ptr [rdi + 4016]
vmovdqa ymmword ptr [rdi + 5888], ymm5
vpxor ymm5, ymm5, ymm5
mad_high ymm5, ymm14, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 5728], ymm11
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm6, ymmword ptr [rdi + 4016]
vmovapd ymm6, ymmword ptr [rdi + 864]
mad_low ymm4, ymm6, ymmword ptr [rdi + 3944]
mad_high ymm8, ymm6, ymmword ptr [rdi + 3944]
vmovdqa ymmword ptr [rdi + 5600], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3976]
mad_low ymm12, ymm9, ymmword ptr [rdi + 832]
mad_low ymm15, ymm6, ymmword ptr [rdi + 4008]
mad_high ymm5, ymm9, ymmword ptr [rdi + 832]
mad_high ymm11, ymm6, ymmword ptr [rdi + 4008]
mad_low ymm12, ymm0, ymmword ptr [rdi + 896]
mad_low ymm15, ymm3, ymmword ptr [rdi + 928]
mad_high ymm5, ymm0, ymmword ptr [rdi + 896]
mad_high ymm11, ymm3, ymmword ptr [rdi + 928]
vpxor ymm0, ymm0, ymm0
mad_low ymm0, ymm7, ymmword ptr [rdi + 896]
vpxor ymm3, ymm3, ymm3
mad_high ymm3, ymm7, ymmword ptr [rdi + 896]
vmovapd ymm7, ymmword ptr [rdi + 960]
mad_low ymm12, ymm7, ymmword ptr [rdi + 3960]
vmovapd ymm6, ymmword ptr [rdi + 992]
mad_low ymm15, ymm6, ymmword ptr [rdi + 3992]
mad_high ymm5, ymm7, ymmword ptr [rdi + 3960]
mad_high ymm11, ymm6, ymmword ptr [rdi + 3992]
mad_low ymm0, ymm7, ymmword ptr [rdi + 4024]
mad_high ymm3, ymm7, ymmword ptr [rdi + 4024]
vmovapd ymm6, ymmword ptr [rdi + 1024]
mad_low ymm12, ymm6, ymmword ptr [rdi + 3952]
mad_low ymm15, ymm14, ymmword ptr [rdi + 1056]
mad_high ymm5, ymm6, ymmword ptr [rdi + 3952]
mad_high ymm11, ymm14, ymmword ptr [rdi + 1056]
mad_low ymm0, ymm6, ymmword ptr [rdi + 4016]
mad_high ymm3, ymm6, ymmword ptr [rdi + 4016]
mad_low ymm12, ymm10, ymmword ptr [rdi + 3944]
mad_low ymm15, ymm9, ymmword ptr [rdi + 1120]
mad_high ymm5, ymm10, ymmword ptr [rdi + 3944]
mad_high ymm11, ymm9, ymmword ptr [rdi + 1120]
mad_low ymm0, ymm10, ymmword ptr [rdi + 4008]
mad_high ymm3, ymm10, ymmword ptr [rdi + 4008]
vperm2i128 ymm9, ymm8, ymm8, 8
vpalignr ymm9, ymm8, ymm9, 8
vpaddq ymm4, ymm4, ymm9
vperm2i128 ymm8, ymm8, ymm5, 33
vpalignr ymm8, ymm5, ymm8, 8
vperm2i128 ymm5, ymm5, ymm11, 33
vpalignr ymm5, ymm11, ymm5, 8
vpaddq ymm8, ymm12, ymm8
vpaddq ymm5, ymm15, ymm5
vperm2i128 ymm9, ymm11, ymm3, 33
vpalignr ymm9, ymm3, ymm9, 8
vperm2i128 ymm3, ymm3, ymm3, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm4
vpaddq ymm2, ymm2, ymm8
vpaddq ymm4, ymm5, ymmword ptr [rdi + 6432]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5568]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5696]
vmovapd ymm5, ymmword ptr [rdi + 5728]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 5600], 33
vmovapd ymm8, ymmword ptr [rdi + 5600]
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 5312]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5888]
vmovapd ymm8, ymmword ptr [rdi + 1152]
vpsubq ymm5, ymm8, ymm5
vmovapd ymm8, ymmword ptr [rdi + 1184]
vpsubq ymm8, ymm8, ymmword ptr [rdi + 5472]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6400]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6048]
vmovapd ymm9, ymmword ptr [rdi + 1216]
vpsubq ymm9, ymm9, ymmword ptr [rdi + 5920]
vmovapd ymm11, ymmword ptr [rdi + 1248]
vpsubq ymm1, ymm11, ymm1
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6368]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5376]
vmovapd ymm11, ymmword ptr [rdi + 1280]
vpsubq ymm2, ymm11, ymm2
vmovapd ymm11, ymmword ptr [rdi + 1312]
vpsubq ymm4, ymm11, ymm4
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5344]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 6144]
vmovapd ymm11, ymmword ptr [rdi + 1344]
vpsubq ymm0, ymm11, ymm0
vmovapd ymm11, ymmword ptr [rdi + 1376]
vpsubq ymm3, ymm11, ymm3
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6208]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6176]
vpsrlq ymm11, ymm5, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm14, ymm11, ymm11, 8
vpalignr ymm14, ymm11, ymm14, 8
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm15, ymm5, ymm14
vpxor ymm10, ymm5, ymm15
vpor ymm13, ymm13, ymm10
vpaddq ymm5, ymm8, ymm11
vpxor ymm10, ymm8, ymm5
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 4224], ymm15
vmovdqa ymmword ptr [rdi + 4256], ymm5
vpsrlq ymm8, ymm9, 52
vpsrlq ymm10, ymm1, 52
vperm2i128 ymm11, ymm12, ymm8, 33
vpalignr ymm11, ymm8, ymm11, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm12, ymm9, ymm11
vpxor ymm14, ymm9, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm9, ymm1, ymm8
vpxor ymm11, ymm1, ymm9
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 4288], ymm12
vmovdqa ymmword ptr [rdi + 4320], ymm9
vpsrlq ymm1, ymm2, 52
vpsrlq ymm8, ymm4, 52
vperm2i128 ymm10, ymm10, ymm1, 33
vpalignr ymm10, ymm1, ymm10, 8
vperm2i128 ymm1, ymm1, ymm8, 33
vpalignr ymm1, ymm8, ymm1, 8
vpaddq ymm11, ymm2, ymm10
vpxor ymm14, ymm2, ymm11
vpor ymm13, ymm13, ymm14
vpaddq ymm2, ymm4, ymm1
vpxor ymm10, ymm4, ymm2
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 4352], ymm11
vmovdqa ymmword ptr [rdi + 4384], ymm2
vpsrlq ymm1, ymm0, 52
vpsrlq ymm4, ymm3, 52
vperm2i128 ymm8, ymm8, ymm1, 33
vpalignr ymm8, ymm1, ymm8, 8
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vpaddq ymm4, ymm0, ymm8
vpxor ymm10, ymm0, ymm4
vpor ymm13, ymm13, ymm10
vpaddq ymm0, ymm3, ymm1
vpxor ymm8, ymm3, ymm0
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 4416], ymm4
vmovdqa ymmword ptr [rdi + 4448], ymm0
vpxor ymm1, ymm1, ymm1
vbroadcastsd ymm3, qword ptr [rsi + 0]
mad_low ymm1, ymm15, ymm3
vpxor ymm8, ymm8, ymm8
mad_low ymm8, ymm3, ymm5
vpxor ymm10, ymm10, ymm10
mad_high ymm10, ymm3, ymm15
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm3, ymm5
vbroadcastsd ymm6, qword ptr [rsi + 8]
mad_low ymm1, ymm6, ymmword ptr [rdi + 4216]
mad_low ymm8, ymm6, ymmword ptr [rdi + 4248]
mad_high ymm10, ymm6, ymmword ptr [rdi + 4216]
mad_high ymm14, ymm6, ymmword ptr [rdi + 4248]
vbroadcastsd ymm7, qword ptr [rsi + 16]
mad_low ymm1, ymm7, ymmword ptr [rdi + 4208]
mad_low ymm8, ymm7, ymmword ptr [rdi + 4240]
mad_high ymm10, ymm7, ymmword ptr [rdi + 4208]
mad_high ymm14, ymm7, ymmword ptr [rdi + 4240]
vmovdqa ymmword ptr [rdi + 5920], ymm0
vbroadcastsd ymm0, qword ptr [rsi + 24]
mad_low ymm1, ymm0, ymmword ptr [rdi + 4200]
mad_low ymm8, ymm0, ymmword ptr [rdi + 4232]
mad_high ymm10, ymm0, ymmword ptr [rdi + 4200]
mad_high ymm14, ymm0, ymmword ptr [rdi + 4232]
vmovdqa ymmword ptr [rdi + 5472], ymm1
vbroadcastsd ymm1, qword ptr [rsi + 32]
mad_low ymm8, ymm1, ymmword ptr [rdi + 4224]
mad_high ymm14, ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymmword ptr [rdi + 5888], ymm10
vbroadcastsd ymm10, qword ptr [rsi + 40]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4216]
mad_high ymm14, ymm10, ymmword ptr [rdi + 4216]
vmovdqa ymmword ptr [rdi + 5600], ymm4
vbroadcastsd ymm4, qword ptr [rsi + 48]
mad_low ymm8, ymm4, ymmword ptr [rdi + 4208]
mad_high ymm14, ymm4, ymmword ptr [rdi + 4208]
vmovdqa ymmword ptr [rdi + 5728], ymm2
vbroadcastsd ymm2, qword ptr [rsi + 56]
mad_low ymm8, ymm2, ymmword ptr [rdi + 4200]
mad_high ymm14, ymm2, ymmword ptr [rdi + 4200]
vmovdqa ymmword ptr [rdi + 5696], ymm8
vpxor ymm8, ymm8, ymm8
mad_low ymm8, ymm3, ymm12
vmovdqa ymmword ptr [rdi + 5568], ymm14
vpxor ymm14, ymm14, ymm14
mad_low ymm14, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 6432], ymm11
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm3, ymm12
vmovdqa ymmword ptr [rdi + 5760], ymm12
vpxor ymm12, ymm12, ymm12
mad_high ymm12, ymm3, ymm9
mad_low ymm8, ymm6, ymmword ptr [rdi + 4280]
mad_low ymm14, ymm6, ymmword ptr [rdi + 4312]
mad_high ymm11, ymm6, ymmword ptr [rdi + 4280]
mad_high ymm12, ymm6, ymmword ptr [rdi + 4312]
mad_low ymm8, ymm7, ymmword ptr [rdi + 4272]
mad_low ymm14, ymm7, ymmword ptr [rdi + 4304]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4272]
mad_high ymm12, ymm7, ymmword ptr [rdi + 4304]
mad_low ymm8, ymm0, ymmword ptr [rdi + 4264]
mad_low ymm14, ymm0, ymmword ptr [rdi + 4296]
mad_high ymm11, ymm0, ymmword ptr [rdi + 4264]
mad_high ymm12, ymm0, ymmword ptr [rdi + 4296]
mad_low ymm8, ymm1, ymmword ptr [rdi + 4256]
mad_low ymm14, ymm1, ymmword ptr [rdi + 4288]
mad_high ymm11, ymm1, ymmword ptr [rdi + 4256]
mad_high ymm12, ymm1, ymmword ptr [rdi + 4288]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4248]
mad_low ymm14, ymm10, ymmword ptr [rdi + 4280]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4248]
mad_high ymm12, ymm10, ymmword ptr [rdi + 4280]
mad_low ymm8, ymm4, ymmword ptr [rdi + 4240]
mad_low ymm14, ymm4, ymmword ptr [rdi + 4272]
mad_high ymm11, ymm4, ymmword ptr [rdi + 4240]
mad_high ymm12, ymm4, ymmword ptr [rdi + 4272]
mad_low ymm8, ymm2, ymmword ptr [rdi + 4232]
mad_low ymm14, ymm2, ymmword ptr [rdi + 4264]
mad_high ymm11, ymm2, ymmword ptr [rdi + 4232]
mad_high ymm12, ymm2, ymmword ptr [rdi + 4264]
vmovdqa ymmword ptr [rdi + 5824], ymm9
vbroadcastsd ymm9, qword ptr [rsi + 64]
mad_low ymm8, ymm15, ymm9
mad_low ymm14, ymm9, ymm5
mad_high ymm11, ymm9, ymm15
mad_high ymm12, ymm9, ymm5
vmovdqa ymmword ptr [rdi + 5984], ymm5
vbroadcastsd ymm5, qword ptr [rsi + 72]
mad_low ymm8, ymm5, ymmword ptr [rdi + 4216]
mad_low ymm14, ymm5, ymmword ptr [rdi + 4248]
mad_high ymm11, ymm5, ymmword ptr [rdi + 4216]
mad_high ymm12, ymm5, ymmword ptr [rdi + 4248]
vmovdqa ymmword ptr [rdi + 5856], ymm15
vbroadcastsd ymm15, qword ptr [rsi + 80]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4208]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4240]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4208]
mad_high ymm12, ymm15, ymmword ptr [rdi + 4240]
vbroadcastsd ymm15, qword ptr [rsi + 88]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4200]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4232]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4200]
mad_high ymm12, ymm15, ymmword ptr [rdi + 4232]
vmovdqa ymmword ptr [rdi + 5504], ymm8
vbroadcastsd ymm8, qword ptr [rsi + 96]
mad_low ymm14, ymm8, ymmword ptr [rdi + 4224]
mad_high ymm12, ymm8, ymmword ptr [rdi + 4224]
vmovdqa ymmword ptr [rdi + 5952], ymm11
vbroadcastsd ymm11, qword ptr [rsi + 104]
mad_low ymm14, ymm11, ymmword ptr [rdi + 4216]
mad_high ymm12, ymm11, ymmword ptr [rdi + 4216]
vbroadcastsd ymm11, qword ptr [rsi + 112]
mad_low ymm14, ymm11, ymmword ptr [rdi + 4208]
mad_high ymm12, ymm11, ymmword ptr [rdi + 4208]
vbroadcastsd ymm11, qword ptr [rsi + 120]
mad_low ymm14, ymm11, ymmword ptr [rdi + 4200]
mad_high ymm12, ymm11, ymmword ptr [rdi + 4200]
vmovdqa ymmword ptr [rdi + 5632], ymm14
vpxor ymm14, ymm14, ymm14
mad_low ymm14, ymm3, ymmword ptr [rdi + 6432]
vmovdqa ymmword ptr [rdi + 5792], ymm12
vpxor ymm12, ymm12, ymm12
mad_low ymm12, ymm3, ymmword ptr [rdi + 5728]
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm3, ymmword ptr [rdi + 6432]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm3, ymmword ptr [rdi + 5728]
mad_low ymm14, ymm6, ymmword ptr [rdi + 4344]
mad_low ymm12, ymm6, ymmword ptr [rdi + 4376]
mad_high ymm11, ymm6, ymmword ptr [rdi + 4344]
mad_high ymm8, ymm6, ymmword ptr [rdi + 4376]
mad_low ymm14, ymm7, ymmword ptr [rdi + 4336]
mad_low ymm12, ymm7, ymmword ptr [rdi + 4368]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4336]
mad_high ymm8, ymm7, ymmword ptr [rdi + 4368]
mad_low ymm14, ymm0, ymmword ptr [rdi + 4328]
mad_low ymm12, ymm0, ymmword ptr [rdi + 4360]
mad_high ymm11, ymm0, ymmword ptr [rdi + 4328]
mad_high ymm8, ymm0, ymmword ptr [rdi + 4360]
mad_low ymm14, ymm1, ymmword ptr [rdi + 4320]
mad_low ymm12, ymm1, ymmword ptr [rdi + 4352]
mad_high ymm11, ymm1, ymmword ptr [rdi + 4320]
mad_high ymm8, ymm1, ymmword ptr [rdi + 4352]
mad_low ymm14, ymm10, ymmword ptr [rdi + 4312]
mad_low ymm12, ymm10, ymmword ptr [rdi + 4344]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4312]
mad_high ymm8, ymm10, ymmword ptr [rdi + 4344]
mad_low ymm14, ymm4, ymmword ptr [rdi + 4304]
mad_low ymm12, ymm4, ymmword ptr [rdi + 4336]
mad_high ymm11, ymm4, ymmword ptr [rdi + 4304]
mad_high ymm8, ymm4, ymmword ptr [rdi + 4336]
mad_low ymm14, ymm2, ymmword ptr [rdi + 4296]
mad_low ymm12, ymm2, ymmword ptr [rdi + 4328]
mad_high ymm11, ymm2, ymmword ptr [rdi + 4296]
mad_high ymm8, ymm2, ymmword ptr [rdi + 4328]
mad_low ymm14, ymm9, ymmword ptr [rdi + 5760]
mad_low ymm12, ymm9, ymmword ptr [rdi + 5824]
mad_high ymm11, ymm9, ymmword ptr [rdi + 5760]
mad_high ymm8, ymm9, ymmword ptr [rdi + 5824]
mad_low ymm14, ymm5, ymmword ptr [rdi + 4280]
mad_low ymm12, ymm5, ymmword ptr [rdi + 4312]
mad_high ymm11, ymm5, ymmword ptr [rdi + 4280]
mad_high ymm8, ymm5, ymmword ptr [rdi + 4312]
vbroadcastsd ymm5, qword ptr [rsi + 80]
mad_low ymm14, ymm5, ymmword ptr [rdi + 4272]
mad_low ymm12, ymm5, ymmword ptr [rdi + 4304]
mad_high ymm11, ymm5, ymmword ptr [rdi + 4272]
mad_high ymm8, ymm5, ymmword ptr [rdi + 4304]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4264]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4296]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4264]
mad_high ymm8, ymm15, ymmword ptr [rdi + 4296]
vbroadcastsd ymm15, qword ptr [rsi + 96]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4256]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4288]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4256]
mad_high ymm8, ymm15, ymmword ptr [rdi + 4288]
vbroadcastsd ymm15, qword ptr [rsi + 104]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4248]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4280]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4248]
mad_high ymm8, ymm15, ymmword ptr [rdi + 4280]
vbroadcastsd ymm15, qword ptr [rsi + 112]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4240]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4272]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4240]
mad_high ymm8, ymm15, ymmword ptr [rdi + 4272]
vbroadcastsd ymm15, qword ptr [rsi + 120]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4232]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4264]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4232]
mad_high ymm8, ymm15, ymmword ptr [rdi + 4264]
vbroadcastsd ymm15, qword ptr [rsi + 128]
mad_low ymm14, ymm15, ymmword ptr [rdi + 5856]
mad_low ymm12, ymm15, ymmword ptr [rdi + 5984]
mad_high ymm11, ymm15, ymmword ptr [rdi + 5856]
mad_high ymm8, ymm15, ymmword ptr [rdi + 5984]
vbroadcastsd ymm15, qword ptr [rsi + 136]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4216]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4248]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4216]
mad_high ymm8, ymm15, ymmword ptr [rdi + 4248]
vbroadcastsd ymm15, qword ptr [rsi + 144]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4208]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4240]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4208]
mad_high ymm8, ymm15, ymmword ptr [rdi + 4240]
vbroadcastsd ymm15, qword ptr [rsi + 152]
mad_low ymm14, ymm15, ymmword ptr [rdi + 4200]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4232]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4200]
mad_high ymm8, ymm15, ymmword ptr [rdi + 4232]
vmovdqa ymmword ptr [rdi + 6016], ymm14
vbroadcastsd ymm14, qword ptr [rsi + 160]
mad_low ymm12, ymm14, ymmword ptr [rdi + 4224]
mad_high ymm8, ymm14, ymmword ptr [rdi + 4224]
vmovdqa ymmword ptr [rdi + 6080], ymm11
vbroadcastsd ymm11, qword ptr [rsi + 168]
mad_low ymm12, ymm11, ymmword ptr [rdi + 4216]
mad_high ymm8, ymm11, ymmword ptr [rdi + 4216]
vbroadcastsd ymm11, qword ptr [rsi + 176]
mad_low ymm12, ymm11, ymmword ptr [rdi + 4208]
mad_high ymm8, ymm11, ymmword ptr [rdi + 4208]
vbroadcastsd ymm11, qword ptr [rsi + 184]
mad_low ymm12, ymm11, ymmword ptr [rdi + 4200]
mad_high ymm8, ymm11, ymmword ptr [rdi + 4200]
vmovdqa ymmword ptr [rdi + 5536], ymm12
vpxor ymm12, ymm12, ymm12
mad_low ymm12, ymm3, ymmword ptr [rdi + 5600]
vmovdqa ymmword ptr [rdi + 5664], ymm8
vpxor ymm8, ymm8, ymm8
mad_low ymm8, ymm3, ymmword ptr [rdi + 5920]
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm3, ymmword ptr [rdi + 5600]
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm3, ymmword ptr [rdi + 5920]
mad_low ymm12, ymm6, ymmword ptr [rdi + 4408]
mad_low ymm8, ymm6, ymmword ptr [rdi + 4440]
mad_high ymm11, ymm6, ymmword ptr [rdi + 4408]
mad_high ymm14, ymm6, ymmword ptr [rdi + 4440]
mad_low ymm12, ymm7, ymmword ptr [rdi + 4400]
mad_low ymm8, ymm7, ymmword ptr [rdi + 4432]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4400]
mad_high ymm14, ymm7, ymmword ptr [rdi + 4432]
mad_low ymm12, ymm0, ymmword ptr [rdi + 4392]
mad_low ymm8, ymm0, ymmword ptr [rdi + 4424]
mad_high ymm11, ymm0, ymmword ptr [rdi + 4392]
mad_high ymm14, ymm0, ymmword ptr [rdi + 4424]
mad_low ymm12, ymm1, ymmword ptr [rdi + 4384]
mad_low ymm8, ymm1, ymmword ptr [rdi + 4416]
mad_high ymm11, ymm1, ymmword ptr [rdi + 4384]
mad_high ymm14, ymm1, ymmword ptr [rdi + 4416]
mad_low ymm12, ymm10, ymmword ptr [rdi + 4376]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4408]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4376]
mad_high ymm14, ymm10, ymmword ptr [rdi + 4408]
mad_low ymm12, ymm4, ymmword ptr [rdi + 4368]
mad_low ymm8, ymm4, ymmword ptr [rdi + 4400]
mad_high ymm11, ymm4, ymmword ptr [rdi + 4368]
mad_high ymm14, ymm4, ymmword ptr [rdi + 4400]
mad_low ymm12, ymm2, ymmword ptr [rdi + 4360]
mad_low ymm8, ymm2, ymmword ptr [rdi + 4392]
mad_high ymm11, ymm2, ymmword ptr [rdi + 4360]
mad_high ymm14, ymm2, ymmword ptr [rdi + 4392]
mad_low ymm12, ymm9, ymmword ptr [rdi + 6432]
mad_low ymm8, ymm9, ymmword ptr [rdi + 5728]
mad_high ymm11, ymm9, ymmword ptr [rdi + 6432]
mad_high ymm14, ymm9, ymmword ptr [rdi + 5728]
vbroadcastsd ymm0, qword ptr [rsi + 72]
mad_low ymm12, ymm0, ymmword ptr [rdi + 4344]
mad_low ymm8, ymm0, ymmword ptr [rdi + 4376]
mad_high ymm11, ymm0, ymmword ptr [rdi + 4344]
mad_high ymm14, ymm0, ymmword ptr [rdi + 4376]
mad_low ymm12, ymm5, ymmword ptr [rdi + 4336]
mad_low ymm8, ymm5, ymmword ptr [rdi + 4368]
mad_high ymm11, ymm5, ymmword ptr [rdi + 4336]
mad_high ymm14, ymm5, ymmword ptr [rdi + 4368]
vbroadcastsd ymm3, qword ptr [rsi + 88]
mad_low ymm12, ymm3, ymmword ptr [rdi + 4328]
mad_low ymm8, ymm3, ymmword ptr [rdi + 4360]
mad_high ymm11, ymm3, ymmword ptr [rdi + 4328]
mad_high ymm14, ymm3, ymmword ptr [rdi + 4360]
vbroadcastsd ymm6, qword ptr [rsi + 96]
mad_low ymm12, ymm6, ymmword ptr [rdi + 4320]
mad_low ymm8, ymm6, ymmword ptr [rdi + 4352]
mad_high ymm11, ymm6, ymmword ptr [rdi + 4320]
mad_high ymm14, ymm6, ymmword ptr [rdi + 4352]
vbroadcastsd ymm7, qword ptr [rsi + 104]
mad_low ymm12, ymm7, ymmword ptr [rdi + 4312]
mad_low ymm8, ymm7, ymmword ptr [rdi + 4344]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4312]
mad_high ymm14, ymm7, ymmword ptr [rdi + 4344]
vbroadcastsd ymm7, qword ptr [rsi + 112]
mad_low ymm12, ymm7, ymmword ptr [rdi + 4304]
mad_low ymm8, ymm7, ymmword ptr [rdi + 4336]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4304]
mad_high ymm14, ymm7, ymmword ptr [rdi + 4336]
vbroadcastsd ymm7, qword ptr [rsi + 120]
mad_low ymm12, ymm7, ymmword ptr [rdi + 4296]
mad_low ymm8, ymm7, ymmword ptr [rdi + 4328]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4296]
mad_high ymm14, ymm7, ymmword ptr [rdi + 4328]
vbroadcastsd ymm7, qword ptr [rsi + 128]
mad_low ymm12, ymm7, ymmword ptr [rdi + 5760]
mad_low ymm8, ymm7, ymmword ptr [rdi + 5824]
mad_high ymm11, ymm7, ymmword ptr [rdi + 5760]
mad_high ymm14, ymm7, ymmword ptr [rdi + 5824]
vbroadcastsd ymm7, qword ptr [rsi + 136]
mad_low ymm12, ymm7, ymmword ptr [rdi + 4280]
mad_low ymm8, ymm7, ymmword ptr [rdi + 4312]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4280]
mad_high ymm14, ymm7, ymmword ptr [rdi + 4312]
vbroadcastsd ymm7, qword ptr [rsi + 144]
mad_low ymm12, ymm7, ymmword ptr [rdi + 4272]
mad_low ymm8, ymm7, ymmword ptr [rdi + 4304]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4272]
mad_high ymm14, ymm7, ymmword ptr [rdi + 4304]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4264]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4296]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4264]
mad_high ymm14, ymm15, ymmword ptr [rdi + 4296]
vbroadcastsd ymm15, qword ptr [rsi + 160]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4256]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4288]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4256]
mad_high ymm14, ymm15, ymmword ptr [rdi + 4288]
vbroadcastsd ymm15, qword ptr [rsi + 168]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4248]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4280]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4248]
mad_high ymm14, ymm15, ymmword ptr [rdi + 4280]
vbroadcastsd ymm15, qword ptr [rsi + 176]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4240]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4272]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4240]
mad_high ymm14, ymm15, ymmword ptr [rdi + 4272]
vbroadcastsd ymm15, qword ptr [rsi + 184]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4232]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4264]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4232]
mad_high ymm14, ymm15, ymmword ptr [rdi + 4264]
vbroadcastsd ymm15, qword ptr [rsi + 192]
mad_low ymm12, ymm15, ymmword ptr [rdi + 5856]
mad_low ymm8, ymm15, ymmword ptr [rdi + 5984]
mad_high ymm11, ymm15, ymmword ptr [rdi + 5856]
mad_high ymm14, ymm15, ymmword ptr [rdi + 5984]
vbroadcastsd ymm15, qword ptr [rsi + 200]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4216]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4248]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4216]
mad_high ymm14, ymm15, ymmword ptr [rdi + 4248]
vbroadcastsd ymm15, qword ptr [rsi + 208]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4208]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4240]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4208]
mad_high ymm14, ymm15, ymmword ptr [rdi + 4240]
vbroadcastsd ymm15, qword ptr [rsi + 216]
mad_low ymm12, ymm15, ymmword ptr [rdi + 4200]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4232]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4200]
mad_high ymm14, ymm15, ymmword ptr [rdi + 4232]
vmovdqa ymmword ptr [rdi + 5984], ymm12
vbroadcastsd ymm12, qword ptr [rsi + 224]
mad_low ymm8, ymm12, ymmword ptr [rdi + 4224]
mad_high ymm14, ymm12, ymmword ptr [rdi + 4224]
vmovdqa ymmword ptr [rdi + 5856], ymm8
vpxor ymm8, ymm8, ymm8
mad_low ymm8, ymm1, ymmword ptr [rdi + 4448]
vmovdqa ymmword ptr [rdi + 5440], ymm14
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm1, ymmword ptr [rdi + 4448]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4440]
vpxor ymm1, ymm1, ymm1
mad_low ymm1, ymm10, ymmword ptr [rdi + 4472]
mad_high ymm14, ymm10, ymmword ptr [rdi + 4440]
vmovdqa ymmword ptr [rdi + 5408], ymm11
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm10, ymmword ptr [rdi + 4472]
mad_low ymm8, ymm4, ymmword ptr [rdi + 4432]
mad_low ymm1, ymm4, ymmword ptr [rdi + 4464]
mad_high ymm14, ymm4, ymmword ptr [rdi + 4432]
mad_high ymm11, ymm4, ymmword ptr [rdi + 4464]
mad_low ymm8, ymm2, ymmword ptr [rdi + 4424]
mad_low ymm1, ymm2, ymmword ptr [rdi + 4456]
mad_high ymm14, ymm2, ymmword ptr [rdi + 4424]
mad_high ymm11, ymm2, ymmword ptr [rdi + 4456]
mad_low ymm8, ymm9, ymmword ptr [rdi + 5600]
mad_low ymm1, ymm9, ymmword ptr [rdi + 5920]
mad_high ymm14, ymm9, ymmword ptr [rdi + 5600]
mad_high ymm11, ymm9, ymmword ptr [rdi + 5920]
mad_low ymm8, ymm0, ymmword ptr [rdi + 4408]
mad_low ymm1, ymm0, ymmword ptr [rdi + 4440]
mad_high ymm14, ymm0, ymmword ptr [rdi + 4408]
mad_high ymm11, ymm0, ymmword ptr [rdi + 4440]
mad_low ymm8, ymm5, ymmword ptr [rdi + 4400]
mad_low ymm1, ymm5, ymmword ptr [rdi + 4432]
mad_high ymm14, ymm5, ymmword ptr [rdi + 4400]
mad_high ymm11, ymm5, ymmword ptr [rdi + 4432]
mad_low ymm8, ymm3, ymmword ptr [rdi + 4392]
mad_low ymm1, ymm3, ymmword ptr [rdi + 4424]
mad_high ymm14, ymm3, ymmword ptr [rdi + 4392]
mad_high ymm11, ymm3, ymmword ptr [rdi + 4424]
mad_low ymm8, ymm6, ymmword ptr [rdi + 4384]
mad_low ymm1, ymm6, ymmword ptr [rdi + 4416]
mad_high ymm14, ymm6, ymmword ptr [rdi + 4384]
mad_high ymm11, ymm6, ymmword ptr [rdi + 4416]
vbroadcastsd ymm0, qword ptr [rsi + 104]
mad_low ymm8, ymm0, ymmword ptr [rdi + 4376]
mad_low ymm1, ymm0, ymmword ptr [rdi + 4408]
mad_high ymm14, ymm0, ymmword ptr [rdi + 4376]
mad_high ymm11, ymm0, ymmword ptr [rdi + 4408]
vbroadcastsd ymm2, qword ptr [rsi + 112]
mad_low ymm8, ymm2, ymmword ptr [rdi + 4368]
mad_low ymm1, ymm2, ymmword ptr [rdi + 4400]
mad_high ymm14, ymm2, ymmword ptr [rdi + 4368]
mad_high ymm11, ymm2, ymmword ptr [rdi + 4400]
vbroadcastsd ymm3, qword ptr [rsi + 120]
mad_low ymm8, ymm3, ymmword ptr [rdi + 4360]
mad_low ymm1, ymm3, ymmword ptr [rdi + 4392]
mad_high ymm14, ymm3, ymmword ptr [rdi + 4360]
mad_high ymm11, ymm3, ymmword ptr [rdi + 4392]
vbroadcastsd ymm4, qword ptr [rsi + 128]
mad_low ymm8, ymm4, ymmword ptr [rdi + 6432]
mad_low ymm1, ymm4, ymmword ptr [rdi + 5728]
mad_high ymm14, ymm4, ymmword ptr [rdi + 6432]
mad_high ymm11, ymm4, ymmword ptr [rdi + 5728]
vbroadcastsd ymm5, qword ptr [rsi + 136]
mad_low ymm8, ymm5, ymmword ptr [rdi + 4344]
mad_low ymm1, ymm5, ymmword ptr [rdi + 4376]
mad_high ymm14, ymm5, ymmword ptr [rdi + 4344]
mad_high ymm11, ymm5, ymmword ptr [rdi + 4376]
mad_low ymm8, ymm7, ymmword ptr [rdi + 4336]
mad_low ymm1, ymm7, ymmword ptr [rdi + 4368]
mad_high ymm14, ymm7, ymmword ptr [rdi + 4336]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4368]
vbroadcastsd ymm9, qword ptr [rsi + 152]
mad_low ymm8, ymm9, ymmword ptr [rdi + 4328]
mad_low ymm1, ymm9, ymmword ptr [rdi + 4360]
mad_high ymm14, ymm9, ymmword ptr [rdi + 4328]
mad_high ymm11, ymm9, ymmword ptr [rdi + 4360]
vbroadcastsd ymm10, qword ptr [rsi + 160]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4320]
mad_low ymm1, ymm10, ymmword ptr [rdi + 4352]
mad_high ymm14, ymm10, ymmword ptr [rdi + 4320]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4352]
vbroadcastsd ymm10, qword ptr [rsi + 168]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4312]
mad_low ymm1, ymm10, ymmword ptr [rdi + 4344]
mad_high ymm14, ymm10, ymmword ptr [rdi + 4312]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4344]
vbroadcastsd ymm10, qword ptr [rsi + 176]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4304]
mad_low ymm1, ymm10, ymmword ptr [rdi + 4336]
mad_high ymm14, ymm10, ymmword ptr [rdi + 4304]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4336]
vbroadcastsd ymm10, qword ptr [rsi + 184]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4296]
mad_low ymm1, ymm10, ymmword ptr [rdi + 4328]
mad_high ymm14, ymm10, ymmword ptr [rdi + 4296]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4328]
vbroadcastsd ymm10, qword ptr [rsi + 192]
mad_low ymm8, ymm10, ymmword ptr [rdi + 5760]
mad_low ymm1, ymm10, ymmword ptr [rdi + 5824]
mad_high ymm14, ymm10, ymmword ptr [rdi + 5760]
mad_high ymm11, ymm10, ymmword ptr [rdi + 5824]
vbroadcastsd ymm10, qword ptr [rsi + 200]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4280]
mad_low ymm1, ymm10, ymmword ptr [rdi + 4312]
mad_high ymm14, ymm10, ymmword ptr [rdi + 4280]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4312]
vbroadcastsd ymm10, qword ptr [rsi + 208]
mad_low ymm8, ymm10, ymmword ptr [rdi + 4272]
mad_low ymm1, ymm10, ymmword ptr [rdi + 4304]
mad_high ymm14, ymm10, ymmword ptr [rdi + 4272]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4304]
mad_low ymm8, ymm15, ymmword ptr [rdi + 4264]
mad_low ymm1, ymm15, ymmword ptr [rdi + 4296]
mad_high ymm14, ymm15, ymmword ptr [rdi + 4264]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4296]
mad_low ymm8, ymm12, ymmword ptr [rdi + 4256]
mad_low ymm1, ymm12, ymmword ptr [rdi + 4288]
mad_high ymm14, ymm12, ymmword ptr [rdi + 4256]
mad_high ymm11, ymm12, ymmword ptr [rdi + 4288]
vmovdqa ymmword ptr [rdi + 5824], ymm1
vpxor ymm1, ymm1, ymm1
mad_low ymm1, ymm6, ymmword ptr [rdi + 4448]
vmovdqa ymmword ptr [rdi + 5760], ymm8
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm6, ymmword ptr [rdi + 4448]
mad_low ymm1, ymm0, ymmword ptr [rdi + 4440]
vpxor ymm6, ymm6, ymm6
mad_low ymm6, ymm0, ymmword ptr [rdi + 4472]
mad_high ymm8, ymm0, ymmword ptr [rdi + 4440]
vmovdqa ymmword ptr [rdi + 6336], ymm11
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm0, ymmword ptr [rdi + 4472]
mad_low ymm1, ymm2, ymmword ptr [rdi + 4432]
mad_low ymm6, ymm2, ymmword ptr [rdi + 4464]
mad_high ymm8, ymm2, ymmword ptr [rdi + 4432]
mad_high ymm11, ymm2, ymmword ptr [rdi + 4464]
mad_low ymm1, ymm3, ymmword ptr [rdi + 4424]
mad_low ymm6, ymm3, ymmword ptr [rdi + 4456]
mad_high ymm8, ymm3, ymmword ptr [rdi + 4424]
mad_high ymm11, ymm3, ymmword ptr [rdi + 4456]
mad_low ymm1, ymm4, ymmword ptr [rdi + 5600]
mad_low ymm6, ymm4, ymmword ptr [rdi + 5920]
mad_high ymm8, ymm4, ymmword ptr [rdi + 5600]
mad_high ymm11, ymm4, ymmword ptr [rdi + 5920]
mad_low ymm1, ymm5, ymmword ptr [rdi + 4408]
mad_low ymm6, ymm5, ymmword ptr [rdi + 4440]
mad_high ymm8, ymm5, ymmword ptr [rdi + 4408]
mad_high ymm11, ymm5, ymmword ptr [rdi + 4440]
mad_low ymm1, ymm7, ymmword ptr [rdi + 4400]
mad_low ymm6, ymm7, ymmword ptr [rdi + 4432]
mad_high ymm8, ymm7, ymmword ptr [rdi + 4400]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4432]
mad_low ymm1, ymm9, ymmword ptr [rdi + 4392]
mad_low ymm6, ymm9, ymmword ptr [rdi + 4424]
mad_high ymm8, ymm9, ymmword ptr [rdi + 4392]
mad_high ymm11, ymm9, ymmword ptr [rdi + 4424]
vbroadcastsd ymm0, qword ptr [rsi + 160]
mad_low ymm1, ymm0, ymmword ptr [rdi + 4384]
mad_low ymm6, ymm0, ymmword ptr [rdi + 4416]
mad_high ymm8, ymm0, ymmword ptr [rdi + 4384]
mad_high ymm11, ymm0, ymmword ptr [rdi + 4416]
vbroadcastsd ymm2, qword ptr [rsi + 168]
mad_low ymm1, ymm2, ymmword ptr [rdi + 4376]
mad_low ymm6, ymm2, ymmword ptr [rdi + 4408]
mad_high ymm8, ymm2, ymmword ptr [rdi + 4376]
mad_high ymm11, ymm2, ymmword ptr [rdi + 4408]
vbroadcastsd ymm3, qword ptr [rsi + 176]
mad_low ymm1, ymm3, ymmword ptr [rdi + 4368]
mad_low ymm6, ymm3, ymmword ptr [rdi + 4400]
mad_high ymm8, ymm3, ymmword ptr [rdi + 4368]
mad_high ymm11, ymm3, ymmword ptr [rdi + 4400]
vbroadcastsd ymm4, qword ptr [rsi + 184]
mad_low ymm1, ymm4, ymmword ptr [rdi + 4360]
mad_low ymm6, ymm4, ymmword ptr [rdi + 4392]
mad_high ymm8, ymm4, ymmword ptr [rdi + 4360]
mad_high ymm11, ymm4, ymmword ptr [rdi + 4392]
vbroadcastsd ymm5, qword ptr [rsi + 192]
mad_low ymm1, ymm5, ymmword ptr [rdi + 6432]
mad_low ymm6, ymm5, ymmword ptr [rdi + 5728]
mad_high ymm8, ymm5, ymmword ptr [rdi + 6432]
mad_high ymm11, ymm5, ymmword ptr [rdi + 5728]
vbroadcastsd ymm7, qword ptr [rsi + 200]
mad_low ymm1, ymm7, ymmword ptr [rdi + 4344]
mad_low ymm6, ymm7, ymmword ptr [rdi + 4376]
mad_high ymm8, ymm7, ymmword ptr [rdi + 4344]
mad_high ymm11, ymm7, ymmword ptr [rdi + 4376]
mad_low ymm1, ymm10, ymmword ptr [rdi + 4336]
mad_low ymm6, ymm10, ymmword ptr [rdi + 4368]
mad_high ymm8, ymm10, ymmword ptr [rdi + 4336]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4368]
mad_low ymm1, ymm15, ymmword ptr [rdi + 4328]
mad_low ymm6, ymm15, ymmword ptr [rdi + 4360]
mad_high ymm8, ymm15, ymmword ptr [rdi + 4328]
mad_high ymm11, ymm15, ymmword ptr [rdi + 4360]
mad_low ymm1, ymm12, ymmword ptr [rdi + 4320]
mad_low ymm6, ymm12, ymmword ptr [rdi + 4352]
mad_high ymm8, ymm12, ymmword ptr [rdi + 4320]
mad_high ymm11, ymm12, ymmword ptr [rdi + 4352]
vpxor ymm9, ymm9, ymm9
mad_low ymm9, ymm0, ymmword ptr [rdi + 4448]
vmovdqa ymmword ptr [rdi + 5728], ymm6
vpxor ymm6, ymm6, ymm6
mad_high ymm6, ymm0, ymmword ptr [rdi + 4448]
mad_low ymm9, ymm2, ymmword ptr [rdi + 4440]
vpxor ymm0, ymm0, ymm0
mad_low ymm0, ymm2, ymmword ptr [rdi + 4472]
mad_high ymm6, ymm2, ymmword ptr [rdi + 4440]
vmovdqa ymmword ptr [rdi + 6432], ymm1
vpxor ymm1, ymm1, ymm1
mad_high ymm1, ymm2, ymmword ptr [rdi + 4472]
mad_low ymm9, ymm3, ymmword ptr [rdi + 4432]
mad_low ymm0, ymm3, ymmword ptr [rdi + 4464]
mad_high ymm6, ymm3, ymmword ptr [rdi + 4432]
mad_high ymm1, ymm3, ymmword ptr [rdi + 4464]
mad_low ymm9, ymm4, ymmword ptr [rdi + 4424]
mad_low ymm0, ymm4, ymmword ptr [rdi + 4456]
mad_high ymm6, ymm4, ymmword ptr [rdi + 4424]
mad_high ymm1, ymm4, ymmword ptr [rdi + 4456]
mad_low ymm9, ymm5, ymmword ptr [rdi + 5600]
mad_low ymm0, ymm5, ymmword ptr [rdi + 5920]
mad_high ymm6, ymm5, ymmword ptr [rdi + 5600]
mad_high ymm1, ymm5, ymmword ptr [rdi + 5920]
mad_low ymm9, ymm7, ymmword ptr [rdi + 4408]
mad_low ymm0, ymm7, ymmword ptr [rdi + 4440]
mad_high ymm6, ymm7, ymmword ptr [rdi + 4408]
mad_high ymm1, ymm7, ymmword ptr [rdi + 4440]
mad_low ymm9, ymm10, ymmword ptr [rdi + 4400]
mad_low ymm0, ymm10, ymmword ptr [rdi + 4432]
mad_high ymm6, ymm10, ymmword ptr [rdi + 4400]
mad_high ymm1, ymm10, ymmword ptr [rdi + 4432]
mad_low ymm9, ymm15, ymmword ptr [rdi + 4392]
mad_low ymm0, ymm15, ymmword ptr [rdi + 4424]
mad_high ymm6, ymm15, ymmword ptr [rdi + 4392]
mad_high ymm1, ymm15, ymmword ptr [rdi + 4424]
mad_low ymm9, ymm12, ymmword ptr [rdi + 4384]
mad_low ymm0, ymm12, ymmword ptr [rdi + 4416]
mad_high ymm6, ymm12, ymmword ptr [rdi + 4384]
mad_high ymm1, ymm12, ymmword ptr [rdi + 4416]
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm12, ymmword ptr [rdi + 4448]
vpxor ymm3, ymm3, ymm3
mad_high ymm3, ymm12, ymmword ptr [rdi + 4448]
vmovapd ymm4, ymmword ptr [rdi + 5888]
vperm2i128 ymm5, ymm4, ymm4, 8
vpalignr ymm5, ymm4, ymm5, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 5568], 33
vmovapd ymm7, ymmword ptr [rdi + 5568]
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5472]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5696]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 5952], 33
vmovapd ymm10, ymmword ptr [rdi + 5952]
vpalignr ymm7, ymm10, ymm7, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 5792], 33
vmovapd ymm12, ymmword ptr [rdi + 5792]
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5504]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5632]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 6080], 33
vmovapd ymm15, ymmword ptr [rdi + 6080]
vpalignr ymm12, ymm15, ymm12, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 5664], 33
vmovdqa ymmword ptr [rdi + 6080], ymm10
vmovapd ymm10, ymmword ptr [rdi + 5664]
vpalignr ymm15, ymm10, ymm15, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6016]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5536]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 5408], 33
vmovdqa ymmword ptr [rdi + 5664], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5408]
vpalignr ymm10, ymm15, ymm10, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 5440], 33
vmovdqa ymmword ptr [rdi + 5408], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5440]
vpalignr ymm15, ymm12, ymm15, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5984]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5856]
vperm2i128 ymm12, ymm12, ymm14, 33
vpalignr ymm12, ymm14, ymm12, 8
vperm2i128 ymm14, ymm14, ymmword ptr [rdi + 6336], 33
vmovdqa ymmword ptr [rdi + 5440], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6336]
vpalignr ymm14, ymm15, ymm14, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5760]
vpaddq ymm14, ymm14, ymmword ptr [rdi + 5824]
vperm2i128 ymm15, ymm15, ymm8, 33
vpalignr ymm15, ymm8, ymm15, 8
vperm2i128 ymm8, ymm8, ymm11, 33
vpalignr ymm8, ymm11, ymm8, 8
vpaddq ymm15, ymm15, ymmword ptr [rdi + 6432]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5728]
vperm2i128 ymm11, ymm11, ymm6, 33
vpalignr ymm11, ymm6, ymm11, 8
vperm2i128 ymm6, ymm6, ymm1, 33
vpalignr ymm6, ymm1, ymm6, 8
vpaddq ymm9, ymm9, ymm11
vpaddq ymm0, ymm0, ymm6
vperm2i128 ymm1, ymm1, ymm3, 33
vpalignr ymm1, ymm3, ymm1, 8
vperm2i128 ymm3, ymm3, ymm3, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm1, ymm2, ymm1
vpsrlq ymm2, ymm5, 52
vpsrlq ymm6, ymm4, 52
vpsrlq ymm11, ymm7, 52
vmovdqa ymmword ptr [rdi + 5728], ymm3
vmovapd ymm3, ymmword ptr [rdi + 6080]
vmovdqa ymmword ptr [rdi + 6432], ymm1
vpsrlq ymm1, ymm3, 52
vmovdqa ymmword ptr [rdi + 6336], ymm0
vmovapd ymm0, ymmword ptr [rdi + 5408]
vmovdqa ymmword ptr [rdi + 5824], ymm9
vpsrlq ymm9, ymm0, 52
vmovdqa ymmword ptr [rdi + 5760], ymm8
vmovapd ymm8, ymmword ptr [rdi + 5664]
vmovdqa ymmword ptr [rdi + 5856], ymm15
vpsrlq ymm15, ymm8, 52
vmovdqa ymmword ptr [rdi + 5984], ymm14
vperm2i128 ymm14, ymm2, ymm2, 8
vpalignr ymm14, ymm2, ymm14, 8
vperm2i128 ymm2, ymm2, ymm6, 33
vpalignr ymm2, ymm6, ymm2, 8
vmovdqa ymmword ptr [rdi + 5536], ymm12
vpaddq ymm12, ymm5, ymm14
vmovdqa ymmword ptr [rdi + 6016], ymm10
vpxor ymm10, ymm5, ymm12
vpor ymm13, ymm13, ymm10
vpaddq ymm5, ymm4, ymm2
vpxor ymm10, ymm4, ymm5
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 4608], ymm12
vmovdqa ymmword ptr [rdi + 4640], ymm5
vperm2i128 ymm2, ymm6, ymm11, 33
vpalignr ymm2, ymm11, ymm2, 8
vperm2i128 ymm4, ymm11, ymm1, 33
vpalignr ymm4, ymm1, ymm4, 8
vpaddq ymm6, ymm7, ymm2
vpxor ymm10, ymm7, ymm6
vpor ymm13, ymm13, ymm10
vpaddq ymm2, ymm3, ymm4
vpxor ymm7, ymm3, ymm2
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 4672], ymm6
vmovdqa ymmword ptr [rdi + 4704], ymm2
vperm2i128 ymm1, ymm1, ymm9, 33
vpalignr ymm1, ymm9, ymm1, 8
vperm2i128 ymm3, ymm9, ymm15, 33
vpalignr ymm3, ymm15, ymm3, 8
vpaddq ymm4, ymm0, ymm1
vpxor ymm7, ymm0, ymm4
vpor ymm13, ymm13, ymm7
vpaddq ymm0, ymm8, ymm3
vpxor ymm1, ymm8, ymm0
vpor ymm13, ymm13, ymm1
vpand ymm1, ymm4, ymmword ptr [rdi + 5216]
vpand ymm0, ymm0, ymmword ptr [rdi + 6272]
vmovdqa ymmword ptr [rdi + 4736], ymm1
vmovdqa ymmword ptr [rdi + 4768], ymm0
vpand ymm3, ymm3, ymmword ptr [rdi + 5280]
vpaddq ymm3, ymm8, ymm3
vpxor ymm4, ymm4, ymm4
vmovapd ymm7, ymmword ptr [rdi + 800]
mad_low ymm4, ymm7, ymmword ptr [rdi + 4584]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm7, ymmword ptr [rdi + 4584]
vpxor ymm9, ymm9, ymm9
vmovapd ymm10, ymmword ptr [rdi + 768]
mad_low ymm9, ymm10, ymmword ptr [rdi + 4616]
vpxor ymm11, ymm11, ymm11
mad_low ymm11, ymm7, ymmword ptr [rdi + 4648]
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm10, ymmword ptr [rdi + 4616]
vpxor ymm15, ymm15, ymm15
mad_high ymm15, ymm7, ymmword ptr [rdi + 4648]
vmovdqa ymmword ptr [rdi + 5664], ymm4
vpxor ymm4, ymm4, ymm4
mad_low ymm4, ymm10, ymmword ptr [rdi + 4680]
vmovdqa ymmword ptr [rdi + 6272], ymm3
vpxor ymm3, ymm3, ymm3
mad_low ymm3, ymm7, ymmword ptr [rdi + 4712]
vmovdqa ymmword ptr [rdi + 5408], ymm8
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm10, ymmword ptr [rdi + 4680]
vmovdqa ymmword ptr [rdi + 6080], ymm0
vpxor ymm0, ymm0, ymm0
mad_high ymm0, ymm7, ymmword ptr [rdi + 4712]
vmovdqa ymmword ptr [rdi + 5792], ymm1
vpxor ymm1, ymm1, ymm1
mad_low ymm1, ymm10, ymmword ptr [rdi + 4744]
vmovdqa ymmword ptr [rdi + 5632], ymm1
vpxor ymm1, ymm1, ymm1
mad_low ymm1, ymm7, ymmword ptr [rdi + 4776]
vmovdqa ymmword ptr [rdi + 5504], ymm1
vpxor ymm1, ymm1, ymm1
mad_high ymm1, ymm10, ymmword ptr [rdi + 4744]
vpxor ymm10, ymm10, ymm10
mad_high ymm10, ymm7, ymmword ptr [rdi + 4776]
mad_low ymm9, ymm12, ymmword ptr [rdi + 832]
mad_low ymm11, ymm5, ymmword ptr [rdi + 864]
mad_high ymm14, ymm12, ymmword ptr [rdi + 832]
mad_high ymm15, ymm5, ymmword ptr [rdi + 864]
mad_low ymm4, ymm6, ymmword ptr [rdi + 832]
mad_low ymm3, ymm2, ymmword ptr [rdi + 864]
mad_high ymm8, ymm6, ymmword ptr [rdi + 832]
mad_high ymm0, ymm2, ymmword ptr [rdi + 864]
vmovapd ymm2, ymmword ptr [rdi + 5632]
vmovapd ymm5, ymmword ptr [rdi + 832]
mad_low ymm2, ymm5, ymmword ptr [rdi + 5792]
vmovapd ymm6, ymmword ptr [rdi + 5504]
vmovapd ymm12, ymmword ptr [rdi + 864]
mad_low ymm6, ymm12, ymmword ptr [rdi + 6080]
mad_high ymm1, ymm5, ymmword ptr [rdi + 5792]
mad_high ymm10, ymm12, ymmword ptr [rdi + 6080]
vmovapd ymm5, ymmword ptr [rdi + 896]
mad_low ymm9, ymm5, ymmword ptr [rdi + 4600]
vmovapd ymm12, ymmword ptr [rdi + 928]
mad_low ymm11, ymm12, ymmword ptr [rdi + 4632]
mad_high ymm14, ymm5, ymmword ptr [rdi + 4600]
mad_high ymm15, ymm12, ymmword ptr [rdi + 4632]
mad_low ymm4, ymm5, ymmword ptr [rdi + 4664]
mad_low ymm3, ymm12, ymmword ptr [rdi + 4696]
mad_high ymm8, ymm5, ymmword ptr [rdi + 4664]
mad_high ymm0, ymm12, ymmword ptr [rdi + 4696]
mad_low ymm2, ymm5, ymmword ptr [rdi + 4728]
mad_low ymm6, ymm12, ymmword ptr [rdi + 4760]
mad_high ymm1, ymm5, ymmword ptr [rdi + 4728]
mad_high ymm10, ymm12, ymmword ptr [rdi + 4760]
vmovapd ymm12, ymmword ptr [rdi + 960]
mad_low ymm9, ymm12, ymmword ptr [rdi + 4592]
vmovapd ymm5, ymmword ptr [rdi + 992]
mad_low ymm11, ymm5, ymmword ptr [rdi + 4624]
mad_high ymm14, ymm12, ymmword ptr [rdi + 4592]
mad_high ymm15, ymm5, ymmword ptr [rdi + 4624]
mad_low ymm4, ymm12, ymmword ptr [rdi + 4656]
mad_low ymm3, ymm5, ymmword ptr [rdi + 4688]
mad_high ymm8, ymm12, ymmword ptr [rdi + 4656]
mad_high ymm0, ymm5, ymmword ptr [rdi + 4688]
mad_low ymm2, ymm12, ymmword ptr [rdi + 4720]
mad_low ymm6, ymm5, ymmword ptr [rdi + 4752]
mad_high ymm1, ymm12, ymmword ptr [rdi + 4720]
mad_high ymm10, ymm5, ymmword ptr [rdi + 4752]
vpxor ymm5, ymm5, ymm5
mad_low ymm5, ymm12, ymmword ptr [rdi + 4784]
vpxor ymm7, ymm7, ymm7
mad_high ymm7, ymm12, ymmword ptr [rdi + 4784]
vmovapd ymm12, ymmword ptr [rdi + 1024]
mad_low ymm9, ymm12, ymmword ptr [rdi + 4584]
vmovdqa ymmword ptr [rdi + 6080], ymm9
vmovapd ymm9, ymmword ptr [rdi + 1056]
mad_low ymm11, ymm9, ymmword ptr [rdi + 4616]
mad_high ymm14, ymm12, ymmword ptr [rdi + 4584]
mad_high ymm15, ymm9, ymmword ptr [rdi + 4616]
mad_low ymm4, ymm12, ymmword ptr [rdi + 4648]
mad_low ymm3, ymm9, ymmword ptr [rdi + 4680]
mad_high ymm8, ymm12, ymmword ptr [rdi + 4648]
mad_high ymm0, ymm9, ymmword ptr [rdi + 4680]
mad_low ymm2, ymm12, ymmword ptr [rdi + 4712]
mad_low ymm6, ymm9, ymmword ptr [rdi + 4744]
mad_high ymm1, ymm12, ymmword ptr [rdi + 4712]
mad_high ymm10, ymm9, ymmword ptr [rdi + 4744]
mad_low ymm5, ymm12, ymmword ptr [rdi + 4776]
mad_high ymm7, ymm12, ymmword ptr [rdi + 4776]
vmovapd ymm9, ymmword ptr [rdi + 1120]
mad_low ymm11, ymm9, ymmword ptr [rdi + 4608]
mad_high ymm15, ymm9, ymmword ptr [rdi + 4608]
vmovapd ymm12, ymmword ptr [rdi + 1088]
mad_low ymm4, ymm12, ymmword ptr [rdi + 4640]
mad_low ymm3, ymm9, ymmword ptr [rdi + 4672]
mad_high ymm8, ymm12, ymmword ptr [rdi + 4640]
mad_high ymm0, ymm9, ymmword ptr [rdi + 4672]
mad_low ymm2, ymm12, ymmword ptr [rdi + 4704]
mad_low ymm6, ymm9, ymmword ptr [rdi + 4736]
mad_high ymm1, ymm12, ymmword ptr [rdi + 4704]
mad_high ymm10, ymm9, ymmword ptr [rdi + 4736]
mad_low ymm5, ymm12, ymmword ptr [rdi + 4768]
mad_high ymm7, ymm12, ymmword ptr [rdi + 4768]
vmovapd ymm9, ymmword ptr [rdi + 5408]
vperm2i128 ymm9, ymm9, ymm14, 33
vpalignr ymm9, ymm14, ymm9, 8
vperm2i128 ymm14, ymm14, ymm15, 33
vpalignr ymm14, ymm15, ymm14, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6080]
vpaddq ymm11, ymm11, ymm14
vperm2i128 ymm14, ymm15, ymm8, 33
vpalignr ymm14, ymm8, ymm14, 8
vperm2i128 ymm8, ymm8, ymm0, 33
vpalignr ymm8, ymm0, ymm8, 8
vpaddq ymm4, ymm4, ymm14
vpaddq ymm3, ymm3, ymm8
vperm2i128 ymm0, ymm0, ymm1, 33
vpalignr ymm0, ymm1, ymm0, 8
vperm2i128 ymm1, ymm1, ymm10, 33
vpalignr ymm1, ymm10, ymm1, 8
vpaddq ymm0, ymm2, ymm0
vpaddq ymm1, ymm6, ymm1
vperm2i128 ymm2, ymm10, ymm7, 33
vpalignr ymm2, ymm7, ymm2, 8
vpaddq ymm2, ymm5, ymm2
vmovapd ymm5, ymmword ptr [rdi + 5664]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6272]
vpaddq ymm6, ymm9, ymmword ptr [rdi + 6016]
vpaddq ymm7, ymm11, ymmword ptr [rdi + 5440]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5536]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5984]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5856]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5760]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5824]
vpsrlq ymm8, ymm5, 52
vpsrlq ymm9, ymm6, 52
vpsrlq ymm10, ymm7, 52
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vperm2i128 ymm6, ymm6, ymm7, 33
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vperm2i128 ymm10, ymm8, ymm8, 8
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm11, ymm8, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vpaddq ymm14, ymm5, ymm10
vpxor ymm15, ymm5, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm5, ymm6, ymm11
vpxor ymm10, ymm6, ymm5
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 4928], ymm14
vmovdqa ymmword ptr [rdi + 4960], ymm5
vpxor ymm6, ymm6, ymm6
vmovapd ymm10, ymmword ptr [rdi + 800]
mad_low ymm6, ymm10, ymmword ptr [rdi + 4912]
vpxor ymm11, ymm11, ymm11
mad_high ymm11, ymm10, ymmword ptr [rdi + 4912]
vpxor ymm15, ymm15, ymm15
vmovdqa ymmword ptr [rdi + 5824], ymm0
vmovupd ymm0, ymmword ptr [rdi + 4944]
mad_low ymm15, ymm0, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 5760], ymm9
vpxor ymm9, ymm9, ymm9
mad_low ymm9, ymm10, ymmword ptr [rdi + 4976]
vmovdqa ymmword ptr [rdi + 5856], ymm8
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm0, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 5984], ymm3
vpxor ymm3, ymm3, ymm3
mad_high ymm3, ymm10, ymmword ptr [rdi + 4976]
vmovapd ymm10, ymmword ptr [rdi + 864]
mad_low ymm6, ymm10, ymmword ptr [rdi + 4904]
mad_high ymm11, ymm10, ymmword ptr [rdi + 4904]
vmovdqa ymmword ptr [rdi + 5536], ymm7
vmovupd ymm7, ymmword ptr [rdi + 4936]
mad_low ymm15, ymm7, ymmword ptr [rdi + 832]
mad_low ymm9, ymm10, ymmword ptr [rdi + 4968]
mad_high ymm8, ymm7, ymmword ptr [rdi + 832]
mad_high ymm3, ymm10, ymmword ptr [rdi + 4968]
mad_low ymm15, ymm14, ymmword ptr [rdi + 896]
mad_low ymm9, ymm5, ymmword ptr [rdi + 928]
mad_high ymm8, ymm14, ymmword ptr [rdi + 896]
mad_high ymm3, ymm5, ymmword ptr [rdi + 928]
vmovapd ymm5, ymmword ptr [rdi + 960]
mad_low ymm15, ymm5, ymmword ptr [rdi + 4920]
vmovupd ymm10, ymmword ptr [rdi + 4952]
mad_low ymm9, ymm10, ymmword ptr [rdi + 992]
mad_high ymm8, ymm5, ymmword ptr [rdi + 4920]
mad_high ymm3, ymm10, ymmword ptr [rdi + 992]
vpxor ymm10, ymm10, ymm10
mad_low ymm10, ymm5, ymmword ptr [rdi + 4984]
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm5, ymmword ptr [rdi + 4984]
vmovapd ymm5, ymmword ptr [rdi + 1024]
mad_low ymm15, ymm5, ymmword ptr [rdi + 4912]
mad_low ymm9, ymm0, ymmword ptr [rdi + 1056]
mad_high ymm8, ymm5, ymmword ptr [rdi + 4912]
mad_high ymm3, ymm0, ymmword ptr [rdi + 1056]
mad_low ymm10, ymm5, ymmword ptr [rdi + 4976]
mad_high ymm14, ymm5, ymmword ptr [rdi + 4976]
mad_low ymm15, ymm12, ymmword ptr [rdi + 4904]
mad_low ymm9, ymm7, ymmword ptr [rdi + 1120]
mad_high ymm8, ymm12, ymmword ptr [rdi + 4904]
mad_high ymm3, ymm7, ymmword ptr [rdi + 1120]
mad_low ymm10, ymm12, ymmword ptr [rdi + 4968]
mad_high ymm14, ymm12, ymmword ptr [rdi + 4968]
vperm2i128 ymm0, ymm11, ymm11, 8
vpalignr ymm0, ymm11, ymm0, 8
vpaddq ymm0, ymm6, ymm0
vperm2i128 ymm5, ymm11, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vperm2i128 ymm6, ymm8, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vpaddq ymm5, ymm15, ymm5
vpaddq ymm6, ymm9, ymm6
vperm2i128 ymm3, ymm3, ymm14, 33
vpalignr ymm3, ymm14, ymm3, 8
vpaddq ymm3, ymm10, ymm3
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm2, ymm5
vpaddq ymm2, ymm6, ymmword ptr [rdi + 6336]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6432]
vmovapd ymm5, ymmword ptr [rdi + 5536]
vperm2i128 ymm5, ymm5, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 5984], 33
vmovapd ymm6, ymmword ptr [rdi + 5984]
vpalignr ymm4, ymm6, ymm4, 8
vmovapd ymm7, ymmword ptr [rdi + 5760]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 5856], 33
vmovapd ymm8, ymmword ptr [rdi + 5856]
vpalignr ymm7, ymm8, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 5312]
vpaddq ymm5, ymm5, ymm7
vmovapd ymm7, ymmword ptr [rdi + 6400]
vmovdqa ymmword ptr [rdi + 128], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6048]
vmovdqa ymmword ptr [rdi + 160], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6368]
vmovdqa ymmword ptr [rdi + 192], ymm7
vmovapd ymm7, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 224], ymm7
vmovapd ymm7, ymmword ptr [rdi + 5344]
vmovdqa ymmword ptr [rdi + 256], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6144]
vmovdqa ymmword ptr [rdi + 288], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6208]
vmovdqa ymmword ptr [rdi + 320], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6176]
vmovdqa ymmword ptr [rdi + 352], ymm7
vmovdqa ymmword ptr [rdi + 384], ymm5
vmovdqa ymmword ptr [rdi + 416], ymm4
vperm2i128 ymm4, ymm6, ymmword ptr [rdi + 5824], 33
vmovapd ymm5, ymmword ptr [rdi + 5824]
vpalignr ymm4, ymm5, ymm4, 8
vperm2i128 ymm5, ymm5, ymm0, 33
vpalignr ymm5, ymm0, ymm5, 8
vmovdqa ymmword ptr [rdi + 448], ymm4
vmovdqa ymmword ptr [rdi + 480], ymm5
vperm2i128 ymm0, ymm0, ymm1, 33
vpalignr ymm0, ymm1, ymm0, 8
vperm2i128 ymm1, ymm1, ymm2, 33
vpalignr ymm1, ymm2, ymm1, 8
vmovdqa ymmword ptr [rdi + 512], ymm0
vmovdqa ymmword ptr [rdi + 544], ymm1
vperm2i128 ymm0, ymm2, ymm3, 33
vpalignr ymm0, ymm3, ymm0, 8
vperm2i128 ymm1, ymm3, ymmword ptr [rdi + 5728], 33
vmovapd ymm2, ymmword ptr [rdi + 5728]
vpalignr ymm1, ymm2, ymm1, 8
vmovdqa ymmword ptr [rdi + 576], ymm0
vmovdqa ymmword ptr [rdi + 608], ymm1
add rsi, 256
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
