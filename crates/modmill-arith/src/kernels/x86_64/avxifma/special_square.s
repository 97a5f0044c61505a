# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-1664 mod N = c 2^1196 - 1.
# Kernel: crates/modmill-arith/src/fold/special_pairs.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs below 2^52, the top one of a result at most 0x400000000000f; ymm13 collects predicted carries that rippled.
# 1223 instructions a step, 220 pairs of products, 42 spills.
vpxor ymm13, ymm13, ymm13
.p2align 6
2:
vmovdqa ymm0, ymmword ptr [rdi + 1536]
vmovdqa ymm1, ymmword ptr [rdi + 1536]
vmovdqa ymm2, ymmword ptr [rdi + 1536]
vmovdqa ymm3, ymmword ptr [rdi + 1536]
vmovdqa ymm4, ymmword ptr [rdi + 1536]
vmovdqa ymm5, ymmword ptr [rdi + 1536]
lea rax, [rdi + 312]
lea r8, [rdi + 328]
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
vmovdqa ymmword ptr [rdi + 1696], ymm0
vmovdqa ymmword ptr [rdi + 1728], ymm1
vmovdqa ymmword ptr [rdi + 1760], ymm2
vmovdqa ymmword ptr [rdi + 1792], ymm3
vmovdqa ymmword ptr [rdi + 1824], ymm4
vmovdqa ymmword ptr [rdi + 1856], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1536]
vmovdqa ymm1, ymmword ptr [rdi + 1536]
vmovdqa ymm2, ymmword ptr [rdi + 1536]
vmovdqa ymm3, ymmword ptr [rdi + 1536]
vmovdqa ymm4, ymmword ptr [rdi + 1536]
vmovdqa ymm5, ymmword ptr [rdi + 1536]
lea rax, [rdi + 376]
lea r8, [rdi + 392]
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
vmovdqa ymmword ptr [rdi + 1888], ymm0
vmovdqa ymmword ptr [rdi + 1920], ymm1
vmovdqa ymmword ptr [rdi + 1952], ymm2
vmovdqa ymmword ptr [rdi + 1984], ymm3
vmovdqa ymmword ptr [rdi + 2016], ymm4
vmovdqa ymmword ptr [rdi + 2048], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1536]
vmovdqa ymm1, ymmword ptr [rdi + 1536]
vmovdqa ymm2, ymmword ptr [rdi + 1536]
vmovdqa ymm3, ymmword ptr [rdi + 1536]
vmovdqa ymm4, ymmword ptr [rdi + 1536]
vmovdqa ymm5, ymmword ptr [rdi + 1536]
lea rax, [rdi + 440]
lea r8, [rdi + 456]
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
vmovdqa ymmword ptr [rdi + 2080], ymm0
vmovdqa ymmword ptr [rdi + 2112], ymm1
vmovdqa ymmword ptr [rdi + 2144], ymm2
vmovdqa ymmword ptr [rdi + 2176], ymm3
vmovdqa ymmword ptr [rdi + 2208], ymm4
vmovdqa ymmword ptr [rdi + 2240], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1536]
vmovdqa ymm1, ymmword ptr [rdi + 1536]
vmovdqa ymm2, ymmword ptr [rdi + 1536]
vmovdqa ymm3, ymmword ptr [rdi + 1536]
vmovdqa ymm4, ymmword ptr [rdi + 1536]
vmovdqa ymm5, ymmword ptr [rdi + 1536]
lea rax, [rdi + 504]
lea r8, [rdi + 520]
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
vmovapd ymm6, ymmword ptr [rdi + 320]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 352], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 352]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 384], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 1760]
mad_low ymm10, ymm6, ymm7
vmovapd ymm11, ymmword ptr [rdi + 1792]
mad_low ymm11, ymm8, ymm9
vmovapd ymm12, ymmword ptr [rdi + 1824]
mad_high ymm12, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 1856]
mad_high ymm7, ymm8, ymm9
vmovapd ymm9, ymmword ptr [rdi + 1696]
vpaddq ymm9, ymm9, ymm9
vmovapd ymm14, ymmword ptr [rdi + 1728]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
vpaddq ymm7, ymm7, ymm7
mad_low ymm9, ymm6, ymm6
mad_low ymm14, ymm8, ymm8
mad_high ymm10, ymm6, ymm6
mad_high ymm11, ymm8, ymm8
vmovapd ymm6, ymmword ptr [rdi + 384]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 416], 33
vpalignr ymm8, ymm8, ymm6, 8
vmovapd ymm15, ymmword ptr [rdi + 416]
vmovdqa ymmword ptr [rdi + 1728], ymm11
vperm2i128 ymm11, ymm15, ymmword ptr [rdi + 448], 33
vpalignr ymm11, ymm11, ymm15, 8
vmovdqa ymmword ptr [rdi + 1696], ymm10
vmovapd ymm10, ymmword ptr [rdi + 1952]
mad_low ymm10, ymm6, ymm8
vmovdqa ymmword ptr [rdi + 1952], ymm14
vmovapd ymm14, ymmword ptr [rdi + 1984]
mad_low ymm14, ymm15, ymm11
vmovdqa ymmword ptr [rdi + 1984], ymm9
vmovapd ymm9, ymmword ptr [rdi + 2016]
mad_high ymm9, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2048]
mad_high ymm8, ymm15, ymm11
vmovapd ymm11, ymmword ptr [rdi + 1888]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 1888], ymm7
vmovapd ymm7, ymmword ptr [rdi + 1920]
vpaddq ymm7, ymm7, ymm7
vpaddq ymm10, ymm10, ymm10
vpaddq ymm14, ymm14, ymm14
vpaddq ymm9, ymm9, ymm9
vpaddq ymm8, ymm8, ymm8
mad_low ymm11, ymm6, ymm6
mad_low ymm7, ymm15, ymm15
mad_high ymm10, ymm6, ymm6
mad_high ymm14, ymm15, ymm15
vmovapd ymm6, ymmword ptr [rdi + 448]
vperm2i128 ymm15, ymm6, ymmword ptr [rdi + 480], 33
vpalignr ymm15, ymm15, ymm6, 8
vmovdqa ymmword ptr [rdi + 1920], ymm14
vmovapd ymm14, ymmword ptr [rdi + 480]
vmovdqa ymmword ptr [rdi + 2048], ymm10
vperm2i128 ymm10, ymm14, ymmword ptr [rdi + 512], 33
vpalignr ymm10, ymm10, ymm14, 8
vmovdqa ymmword ptr [rdi + 2016], ymm7
vmovapd ymm7, ymmword ptr [rdi + 2144]
mad_low ymm7, ymm6, ymm15
vmovdqa ymmword ptr [rdi + 2144], ymm11
vmovapd ymm11, ymmword ptr [rdi + 2176]
mad_low ymm11, ymm14, ymm10
vmovdqa ymmword ptr [rdi + 2176], ymm8
vmovapd ymm8, ymmword ptr [rdi + 2208]
mad_high ymm8, ymm6, ymm15
vmovapd ymm15, ymmword ptr [rdi + 2240]
mad_high ymm15, ymm14, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2080]
vpaddq ymm10, ymm10, ymm10
vmovdqa ymmword ptr [rdi + 2080], ymm9
vmovapd ymm9, ymmword ptr [rdi + 2112]
vpaddq ymm9, ymm9, ymm9
vpaddq ymm7, ymm7, ymm7
vpaddq ymm11, ymm11, ymm11
vpaddq ymm8, ymm8, ymm8
vpaddq ymm15, ymm15, ymm15
mad_low ymm10, ymm6, ymm6
mad_low ymm9, ymm14, ymm14
mad_high ymm7, ymm6, ymm6
mad_high ymm11, ymm14, ymm14
vmovapd ymm6, ymmword ptr [rdi + 512]
vperm2i128 ymm14, ymm6, ymmword ptr [rdi + 544], 33
vpalignr ymm14, ymm14, ymm6, 8
mad_low ymm2, ymm6, ymm14
mad_high ymm4, ymm6, ymm14
vpaddq ymm0, ymm0, ymm0
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm5, ymm5, ymm5
mad_low ymm0, ymm6, ymm6
vmovapd ymm14, ymmword ptr [rdi + 544]
mad_low ymm1, ymm14, ymm14
mad_high ymm2, ymm6, ymm6
mad_high ymm3, ymm14, ymm14
vperm2i128 ymm6, ymm12, ymm12, 8
vpalignr ymm6, ymm12, ymm6, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 1888], 33
vmovapd ymm14, ymmword ptr [rdi + 1888]
vpalignr ymm12, ymm14, ymm12, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1984]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 1952]
vmovdqa ymmword ptr [rdi + 1952], ymm3
vpunpcklqdq ymm3, ymm6, ymmword ptr [rdi + 1696]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 1696]
vmovdqa ymmword ptr [rdi + 1696], ymm2
vperm2i128 ymm2, ymm3, ymm6, 32
vperm2i128 ymm3, ymm3, ymm6, 49
vpunpcklqdq ymm6, ymm12, ymmword ptr [rdi + 1728]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 1728]
vmovdqa ymmword ptr [rdi + 1728], ymm3
vperm2i128 ymm3, ymm6, ymm12, 32
vperm2i128 ymm6, ymm6, ymm12, 49
vperm2i128 ymm12, ymm14, ymmword ptr [rdi + 2080], 33
vmovapd ymm14, ymmword ptr [rdi + 2080]
vpalignr ymm12, ymm14, ymm12, 8
vperm2i128 ymm14, ymm14, ymmword ptr [rdi + 2176], 33
vmovdqa ymmword ptr [rdi + 2080], ymm6
vmovapd ymm6, ymmword ptr [rdi + 2176]
vpalignr ymm14, ymm6, ymm14, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2144]
vpaddq ymm14, ymm14, ymmword ptr [rdi + 2016]
vmovdqa ymmword ptr [rdi + 2016], ymm3
vpunpcklqdq ymm3, ymm12, ymmword ptr [rdi + 2048]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 2048]
vmovdqa ymmword ptr [rdi + 2048], ymm2
vperm2i128 ymm2, ymm3, ymm12, 32
vperm2i128 ymm3, ymm3, ymm12, 49
vpunpcklqdq ymm12, ymm14, ymmword ptr [rdi + 1920]
vpunpckhqdq ymm14, ymm14, ymmword ptr [rdi + 1920]
vmovdqa ymmword ptr [rdi + 1920], ymm3
vperm2i128 ymm3, ymm12, ymm14, 32
vperm2i128 ymm12, ymm12, ymm14, 49
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm8, ymm8, ymm15, 33
vpalignr ymm8, ymm15, ymm8, 8
vpaddq ymm6, ymm10, ymm6
vpaddq ymm8, ymm9, ymm8
vpunpcklqdq ymm9, ymm6, ymm7
vpunpckhqdq ymm6, ymm6, ymm7
vperm2i128 ymm7, ymm9, ymm6, 32
vperm2i128 ymm6, ymm9, ymm6, 49
vpunpcklqdq ymm9, ymm8, ymm11
vpunpckhqdq ymm8, ymm8, ymm11
vperm2i128 ymm10, ymm9, ymm8, 32
vperm2i128 ymm8, ymm9, ymm8, 49
vperm2i128 ymm9, ymm15, ymm4, 33
vpalignr ymm9, ymm4, ymm9, 8
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm4
vpunpcklqdq ymm4, ymm0, ymmword ptr [rdi + 1696]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 1696]
vperm2i128 ymm5, ymm4, ymm0, 32
vperm2i128 ymm0, ymm4, ymm0, 49
vpunpcklqdq ymm4, ymm1, ymmword ptr [rdi + 1952]
vpunpckhqdq ymm1, ymm1, ymmword ptr [rdi + 1952]
vperm2i128 ymm9, ymm4, ymm1, 32
vperm2i128 ymm1, ymm4, ymm1, 49
vmovapd ymm4, ymmword ptr [rdi + 1600]
vpand ymm4, ymm4, ymmword ptr [rdi + 1568]
vmovapd ymm11, ymmword ptr [rdi + 2048]
vpsrlq ymm14, ymm11, 52
vmovapd ymm15, ymmword ptr [rdi + 1728]
vmovdqa ymmword ptr [rdi + 1952], ymm1
vpsrlq ymm1, ymm15, 52
vmovdqa ymmword ptr [rdi + 1696], ymm9
vmovapd ymm9, ymmword ptr [rdi + 2016]
vmovdqa ymmword ptr [rdi + 2176], ymm0
vpsrlq ymm0, ymm9, 52
vmovdqa ymmword ptr [rdi + 2144], ymm5
vmovapd ymm5, ymmword ptr [rdi + 2080]
vmovdqa ymmword ptr [rdi + 1888], ymm8
vpsrlq ymm8, ymm5, 52
vmovdqa ymmword ptr [rdi + 1984], ymm10
vpsrlq ymm10, ymm2, 52
vmovdqa ymmword ptr [rdi + 2112], ymm6
vmovapd ymm6, ymmword ptr [rdi + 1920]
vmovdqa ymmword ptr [rdi + 2240], ymm7
vpsrlq ymm7, ymm6, 52
vmovdqa ymmword ptr [rdi + 2208], ymm12
vperm2i128 ymm12, ymm14, ymm14, 8
vpalignr ymm12, ymm14, ymm12, 8
vperm2i128 ymm14, ymm14, ymm1, 33
vpalignr ymm14, ymm1, ymm14, 8
vmovdqa ymmword ptr [rdi + 1856], ymm3
vpaddq ymm3, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 1824], ymm4
vpxor ymm4, ymm11, ymm3
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm15, ymm14
vpxor ymm11, ymm15, ymm4
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 896], ymm3
vmovdqa ymmword ptr [rdi + 928], ymm4
vperm2i128 ymm1, ymm1, ymm0, 33
vpalignr ymm1, ymm0, ymm1, 8
vperm2i128 ymm0, ymm0, ymm8, 33
vpalignr ymm0, ymm8, ymm0, 8
vpaddq ymm11, ymm9, ymm1
vpxor ymm12, ymm9, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm1, ymm5, ymm0
vpxor ymm9, ymm5, ymm1
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 960], ymm11
vmovdqa ymmword ptr [rdi + 992], ymm1
vperm2i128 ymm0, ymm8, ymm10, 33
vpalignr ymm0, ymm10, ymm0, 8
vperm2i128 ymm5, ymm10, ymm7, 33
vpalignr ymm5, ymm7, ymm5, 8
vpaddq ymm7, ymm2, ymm0
vpxor ymm8, ymm2, ymm7
vpor ymm13, ymm13, ymm8
vpaddq ymm0, ymm6, ymm5
vpxor ymm2, ymm6, ymm0
vpor ymm13, ymm13, ymm2
vpand ymm2, ymm7, ymmword ptr [rdi + 1568]
vpand ymm0, ymm0, ymmword ptr [rdi + 1824]
vmovdqa ymmword ptr [rdi + 1024], ymm2
vmovdqa ymmword ptr [rdi + 1056], ymm0
vpand ymm5, ymm5, ymmword ptr [rdi + 1632]
vpaddq ymm5, ymm6, ymm5
vpxor ymm6, ymm6, ymm6
vmovapd ymm7, ymmword ptr [rsi + 32]
mad_low ymm6, ymm7, ymmword ptr [rdi + 872]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm7, ymmword ptr [rdi + 872]
vpxor ymm9, ymm9, ymm9
vmovapd ymm10, ymmword ptr [rsi + 0]
mad_low ymm9, ymm10, ymmword ptr [rdi + 904]
vpxor ymm12, ymm12, ymm12
mad_low ymm12, ymm7, ymmword ptr [rdi + 936]
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm10, ymmword ptr [rdi + 904]
vpxor ymm15, ymm15, ymm15
mad_high ymm15, ymm7, ymmword ptr [rdi + 936]
vmovdqa ymmword ptr [rdi + 1920], ymm6
vpxor ymm6, ymm6, ymm6
mad_low ymm6, ymm10, ymmword ptr [rdi + 968]
vmovdqa ymmword ptr [rdi + 1824], ymm5
vpxor ymm5, ymm5, ymm5
mad_low ymm5, ymm7, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 2080], ymm8
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm10, ymmword ptr [rdi + 968]
vmovdqa ymmword ptr [rdi + 2016], ymm0
vpxor ymm0, ymm0, ymm0
mad_high ymm0, ymm7, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 1728], ymm2
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm10, ymmword ptr [rdi + 1032]
vmovdqa ymmword ptr [rdi + 2048], ymm2
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm7, ymmword ptr [rdi + 1064]
vmovdqa ymmword ptr [rdi + 1792], ymm2
vpxor ymm2, ymm2, ymm2
mad_high ymm2, ymm10, ymmword ptr [rdi + 1032]
vpxor ymm10, ymm10, ymm10
mad_high ymm10, ymm7, ymmword ptr [rdi + 1064]
mad_low ymm9, ymm3, ymmword ptr [rsi + 64]
mad_low ymm12, ymm4, ymmword ptr [rsi + 96]
mad_high ymm14, ymm3, ymmword ptr [rsi + 64]
mad_high ymm15, ymm4, ymmword ptr [rsi + 96]
mad_low ymm6, ymm11, ymmword ptr [rsi + 64]
mad_low ymm5, ymm1, ymmword ptr [rsi + 96]
mad_high ymm8, ymm11, ymmword ptr [rsi + 64]
mad_high ymm0, ymm1, ymmword ptr [rsi + 96]
vmovapd ymm1, ymmword ptr [rdi + 2048]
vmovapd ymm3, ymmword ptr [rsi + 64]
mad_low ymm1, ymm3, ymmword ptr [rdi + 1728]
vmovapd ymm4, ymmword ptr [rdi + 1792]
vmovapd ymm11, ymmword ptr [rsi + 96]
mad_low ymm4, ymm11, ymmword ptr [rdi + 2016]
mad_high ymm2, ymm3, ymmword ptr [rdi + 1728]
mad_high ymm10, ymm11, ymmword ptr [rdi + 2016]
vmovapd ymm3, ymmword ptr [rsi + 128]
mad_low ymm9, ymm3, ymmword ptr [rdi + 888]
vmovapd ymm11, ymmword ptr [rsi + 160]
mad_low ymm12, ymm11, ymmword ptr [rdi + 920]
mad_high ymm14, ymm3, ymmword ptr [rdi + 888]
mad_high ymm15, ymm11, ymmword ptr [rdi + 920]
mad_low ymm6, ymm3, ymmword ptr [rdi + 952]
mad_low ymm5, ymm11, ymmword ptr [rdi + 984]
mad_high ymm8, ymm3, ymmword ptr [rdi + 952]
mad_high ymm0, ymm11, ymmword ptr [rdi + 984]
mad_low ymm1, ymm3, ymmword ptr [rdi + 1016]
mad_low ymm4, ymm11, ymmword ptr [rdi + 1048]
mad_high ymm2, ymm3, ymmword ptr [rdi + 1016]
mad_high ymm10, ymm11, ymmword ptr [rdi + 1048]
vmovapd ymm11, ymmword ptr [rsi + 192]
mad_low ymm9, ymm11, ymmword ptr [rdi + 880]
vmovapd ymm3, ymmword ptr [rsi + 224]
mad_low ymm12, ymm3, ymmword ptr [rdi + 912]
mad_high ymm14, ymm11, ymmword ptr [rdi + 880]
mad_high ymm15, ymm3, ymmword ptr [rdi + 912]
mad_low ymm6, ymm11, ymmword ptr [rdi + 944]
mad_low ymm5, ymm3, ymmword ptr [rdi + 976]
mad_high ymm8, ymm11, ymmword ptr [rdi + 944]
mad_high ymm0, ymm3, ymmword ptr [rdi + 976]
mad_low ymm1, ymm11, ymmword ptr [rdi + 1008]
mad_low ymm4, ymm3, ymmword ptr [rdi + 1040]
mad_high ymm2, ymm11, ymmword ptr [rdi + 1008]
mad_high ymm10, ymm3, ymmword ptr [rdi + 1040]
vpxor ymm3, ymm3, ymm3
mad_low ymm3, ymm11, ymmword ptr [rdi + 1072]
vpxor ymm7, ymm7, ymm7
mad_high ymm7, ymm11, ymmword ptr [rdi + 1072]
vmovapd ymm11, ymmword ptr [rsi + 256]
mad_low ymm9, ymm11, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 2016], ymm9
vmovapd ymm9, ymmword ptr [rsi + 288]
mad_low ymm12, ymm9, ymmword ptr [rdi + 904]
mad_high ymm14, ymm11, ymmword ptr [rdi + 872]
mad_high ymm15, ymm9, ymmword ptr [rdi + 904]
mad_low ymm6, ymm11, ymmword ptr [rdi + 936]
mad_low ymm5, ymm9, ymmword ptr [rdi + 968]
mad_high ymm8, ymm11, ymmword ptr [rdi + 936]
mad_high ymm0, ymm9, ymmword ptr [rdi + 968]
mad_low ymm1, ymm11, ymmword ptr [rdi + 1000]
mad_low ymm4, ymm9, ymmword ptr [rdi + 1032]
mad_high ymm2, ymm11, ymmword ptr [rdi + 1000]
mad_high ymm10, ymm9, ymmword ptr [rdi + 1032]
mad_low ymm3, ymm11, ymmword ptr [rdi + 1064]
mad_high ymm7, ymm11, ymmword ptr [rdi + 1064]
vmovapd ymm9, ymmword ptr [rsi + 352]
mad_low ymm12, ymm9, ymmword ptr [rdi + 896]
mad_high ymm15, ymm9, ymmword ptr [rdi + 896]
vmovapd ymm11, ymmword ptr [rsi + 320]
mad_low ymm6, ymm11, ymmword ptr [rdi + 928]
mad_low ymm5, ymm9, ymmword ptr [rdi + 960]
mad_high ymm8, ymm11, ymmword ptr [rdi + 928]
mad_high ymm0, ymm9, ymmword ptr [rdi + 960]
mad_low ymm1, ymm11, ymmword ptr [rdi + 992]
mad_low ymm4, ymm9, ymmword ptr [rdi + 1024]
mad_high ymm2, ymm11, ymmword ptr [rdi + 992]
mad_high ymm10, ymm9, ymmword ptr [rdi + 1024]
mad_low ymm3, ymm11, ymmword ptr [rdi + 1056]
mad_high ymm7, ymm11, ymmword ptr [rdi + 1056]
vmovapd ymm9, ymmword ptr [rdi + 2080]
vperm2i128 ymm9, ymm9, ymm14, 33
vpalignr ymm9, ymm14, ymm9, 8
vperm2i128 ymm14, ymm14, ymm15, 33
vpalignr ymm14, ymm15, ymm14, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2016]
vpaddq ymm12, ymm12, ymm14
vperm2i128 ymm14, ymm15, ymm8, 33
vpalignr ymm14, ymm8, ymm14, 8
vperm2i128 ymm8, ymm8, ymm0, 33
vpalignr ymm8, ymm0, ymm8, 8
vpaddq ymm6, ymm6, ymm14
vpaddq ymm5, ymm5, ymm8
vperm2i128 ymm0, ymm0, ymm2, 33
vpalignr ymm0, ymm2, ymm0, 8
vperm2i128 ymm2, ymm2, ymm10, 33
vpalignr ymm2, ymm10, ymm2, 8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm4, ymm2
vperm2i128 ymm2, ymm10, ymm7, 33
vpalignr ymm2, ymm7, ymm2, 8
vpaddq ymm2, ymm3, ymm2
vmovapd ymm3, ymmword ptr [rdi + 1920]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1824]
vpaddq ymm4, ymm9, ymmword ptr [rdi + 1856]
vpaddq ymm7, ymm12, ymmword ptr [rdi + 2208]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2240]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2112]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1984]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1888]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2144]
vpsrlq ymm8, ymm3, 52
vpsrlq ymm9, ymm4, 52
vpsrlq ymm10, ymm7, 52
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm12, ymm9, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vperm2i128 ymm14, ymm8, ymm8, 8
vpalignr ymm14, ymm8, ymm14, 8
vperm2i128 ymm15, ymm8, ymm12, 33
vpalignr ymm15, ymm12, ymm15, 8
vmovdqa ymmword ptr [rdi + 2144], ymm0
vpaddq ymm0, ymm3, ymm14
vmovdqa ymmword ptr [rdi + 1888], ymm5
vpxor ymm5, ymm3, ymm0
vpor ymm13, ymm13, ymm5
vpaddq ymm3, ymm4, ymm15
vpxor ymm5, ymm4, ymm3
vpor ymm13, ymm13, ymm5
vmovdqa ymmword ptr [rdi + 1216], ymm0
vmovdqa ymmword ptr [rdi + 1248], ymm3
vperm2i128 ymm4, ymm7, ymm7, 129
vpsrldq ymm4, ymm4, 8
vperm2i128 ymm5, ymm12, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 1664]
vpaddq ymm7, ymm4, ymm5
vpxor ymm8, ymm4, ymm7
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 1280], ymm7
vpxor ymm4, ymm4, ymm4
vmovapd ymm5, ymmword ptr [rsi + 32]
mad_low ymm4, ymm5, ymmword ptr [rdi + 1200]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm5, ymmword ptr [rdi + 1200]
vpxor ymm12, ymm12, ymm12
vmovupd ymm14, ymmword ptr [rdi + 1232]
mad_low ymm12, ymm14, ymmword ptr [rsi + 0]
vpxor ymm15, ymm15, ymm15
mad_low ymm15, ymm5, ymmword ptr [rdi + 1264]
vmovdqa ymmword ptr [rdi + 1984], ymm6
vpxor ymm6, ymm6, ymm6
mad_high ymm6, ymm14, ymmword ptr [rsi + 0]
vmovdqa ymmword ptr [rdi + 2112], ymm10
vpxor ymm10, ymm10, ymm10
mad_high ymm10, ymm5, ymmword ptr [rdi + 1264]
vmovapd ymm5, ymmword ptr [rsi + 96]
mad_low ymm4, ymm5, ymmword ptr [rdi + 1192]
mad_high ymm8, ymm5, ymmword ptr [rdi + 1192]
vmovdqa ymmword ptr [rdi + 2240], ymm9
vmovupd ymm9, ymmword ptr [rdi + 1224]
mad_low ymm12, ymm9, ymmword ptr [rsi + 64]
mad_low ymm15, ymm5, ymmword ptr [rdi + 1256]
mad_high ymm6, ymm9, ymmword ptr [rsi + 64]
mad_high ymm10, ymm5, ymmword ptr [rdi + 1256]
mad_low ymm12, ymm0, ymmword ptr [rsi + 128]
mad_low ymm15, ymm3, ymmword ptr [rsi + 160]
mad_high ymm6, ymm0, ymmword ptr [rsi + 128]
mad_high ymm10, ymm3, ymmword ptr [rsi + 160]
vpxor ymm0, ymm0, ymm0
mad_low ymm0, ymm7, ymmword ptr [rsi + 128]
vpxor ymm3, ymm3, ymm3
mad_high ymm3, ymm7, ymmword ptr [rsi + 128]
vmovapd ymm5, ymmword ptr [rsi + 192]
mad_low ymm12, ymm5, ymmword ptr [rdi + 1208]
vmovupd ymm7, ymmword ptr [rdi + 1240]
mad_low ymm15, ymm7, ymmword ptr [rsi + 224]
mad_high ymm6, ymm5, ymmword ptr [rdi + 1208]
mad_high ymm10, ymm7, ymmword ptr [rsi + 224]
mad_low ymm0, ymm5, ymmword ptr [rdi + 1272]
mad_high ymm3, ymm5, ymmword ptr [rdi + 1272]
vmovapd ymm5, ymmword ptr [rsi + 256]
mad_low ymm12, ymm5, ymmword ptr [rdi + 1200]
mad_low ymm15, ymm14, ymmword ptr [rsi + 288]
mad_high ymm6, ymm5, ymmword ptr [rdi + 1200]
mad_high ymm10, ymm14, ymmword ptr [rsi + 288]
mad_low ymm0, ymm5, ymmword ptr [rdi + 1264]
mad_high ymm3, ymm5, ymmword ptr [rdi + 1264]
mad_low ymm12, ymm11, ymmword ptr [rdi + 1192]
mad_low ymm15, ymm9, ymmword ptr [rsi + 352]
mad_high ymm6, ymm11, ymmword ptr [rdi + 1192]
mad_high ymm10, ymm9, ymmword ptr [rsi + 352]
mad_low ymm0, ymm11, ymmword ptr [rdi + 1256]
mad_high ymm3, ymm11, ymmword ptr [rdi + 1256]
vperm2i128 ymm5, ymm8, ymm8, 8
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm4, ymm4, ymm5
vperm2i128 ymm5, ymm8, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vperm2i128 ymm6, ymm6, ymm10, 33
vpalignr ymm6, ymm10, ymm6, 8
vpaddq ymm5, ymm12, ymm5
vpaddq ymm6, ymm15, ymm6
vperm2i128 ymm7, ymm10, ymm3, 33
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm3, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm4
vpaddq ymm2, ymm2, ymm5
vpaddq ymm4, ymm6, ymmword ptr [rdi + 2176]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1696]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1952]
vmovapd ymm5, ymmword ptr [rdi + 2112]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 2240], 33
vmovapd ymm6, ymmword ptr [rdi + 2240]
vpalignr ymm5, ymm6, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 1664]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1984]
vpsrlq ymm6, ymm5, 52
vmovapd ymm7, ymmword ptr [rdi + 1888]
vpsrlq ymm8, ymm7, 52
vperm2i128 ymm9, ymm6, ymm6, 8
vpalignr ymm9, ymm6, ymm9, 8
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vpaddq ymm10, ymm5, ymm9
vpxor ymm11, ymm5, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm5, ymm7, ymm6
vpxor ymm9, ymm7, ymm5
vpor ymm13, ymm13, ymm9
vmovapd ymm6, ymmword ptr [rdi + 2144]
vpsrlq ymm7, ymm6, 52
vpsrlq ymm9, ymm1, 52
vperm2i128 ymm8, ymm8, ymm7, 33
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymm9, 33
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm11, ymm6, ymm8
vpxor ymm12, ymm6, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm1, ymm7
vpxor ymm8, ymm1, ymm6
vpor ymm13, ymm13, ymm8
vpsrlq ymm1, ymm2, 52
vpsrlq ymm7, ymm4, 52
vperm2i128 ymm8, ymm9, ymm1, 33
vpalignr ymm8, ymm1, ymm8, 8
vperm2i128 ymm1, ymm1, ymm7, 33
vpalignr ymm1, ymm7, ymm1, 8
vpaddq ymm9, ymm2, ymm8
vpxor ymm12, ymm2, ymm9
vpor ymm13, ymm13, ymm12
vpaddq ymm2, ymm4, ymm1
vpxor ymm8, ymm4, ymm2
vpor ymm13, ymm13, ymm8
vpsrlq ymm1, ymm0, 52
vpsrlq ymm4, ymm3, 52
vperm2i128 ymm7, ymm7, ymm1, 33
vpalignr ymm7, ymm1, ymm7, 8
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vpaddq ymm4, ymm0, ymm7
vpxor ymm8, ymm0, ymm4
vpor ymm13, ymm13, ymm8
vpaddq ymm0, ymm3, ymm1
vpxor ymm7, ymm3, ymm0
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 320], ymm10
vmovdqa ymmword ptr [rdi + 352], ymm5
vmovdqa ymmword ptr [rdi + 384], ymm11
vmovdqa ymmword ptr [rdi + 416], ymm6
vmovdqa ymmword ptr [rdi + 448], ymm9
vmovdqa ymmword ptr [rdi + 480], ymm2
vmovdqa ymmword ptr [rdi + 512], ymm4
vmovdqa ymmword ptr [rdi + 544], ymm0
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
