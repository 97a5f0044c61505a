# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-1664 mod N, N odd of at most 2048 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 41 limbs below 2^52, the top one below 2^26; ymm13 collects predicted carries that rippled.
# 4463 instructions a step, 969 pairs of products, 66 spills.
vpxor ymm13, ymm13, ymm13
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
vmovdqa ymm3, ymmword ptr [rdi + 3136]
vmovdqa ymm4, ymmword ptr [rdi + 3136]
vmovdqa ymm5, ymmword ptr [rdi + 3136]
lea rax, [rdi + 440]
lea r8, [rdi + 1608]
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
vmovdqa ymmword ptr [rdi + 3200], ymm0
vmovdqa ymmword ptr [rdi + 3232], ymm1
vmovdqa ymmword ptr [rdi + 3264], ymm2
vmovdqa ymmword ptr [rdi + 3296], ymm3
vmovdqa ymmword ptr [rdi + 3328], ymm4
vmovdqa ymmword ptr [rdi + 3360], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
vmovdqa ymm3, ymmword ptr [rdi + 3136]
vmovdqa ymm4, ymmword ptr [rdi + 3136]
vmovdqa ymm5, ymmword ptr [rdi + 3136]
lea rax, [rdi + 504]
lea r8, [rdi + 1672]
mov r9d, 15
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
vmovdqa ymmword ptr [rdi + 3392], ymm0
vmovdqa ymmword ptr [rdi + 3424], ymm1
vmovdqa ymmword ptr [rdi + 3456], ymm2
vmovdqa ymmword ptr [rdi + 3488], ymm3
vmovdqa ymmword ptr [rdi + 3520], ymm4
vmovdqa ymmword ptr [rdi + 3552], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3232]
vmovdqa ymm2, ymmword ptr [rdi + 3264]
vmovdqa ymm3, ymmword ptr [rdi + 3296]
vmovdqa ymm4, ymmword ptr [rdi + 3328]
vmovdqa ymm5, ymmword ptr [rdi + 3360]
lea rax, [rdi + 1592]
lea r8, [rdi + 456]
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
vmovdqa ymmword ptr [rdi + 3584], ymm0
vmovdqa ymmword ptr [rdi + 3616], ymm1
vmovdqa ymmword ptr [rdi + 3648], ymm2
vmovdqa ymmword ptr [rdi + 3680], ymm3
vmovdqa ymmword ptr [rdi + 3712], ymm4
vmovdqa ymmword ptr [rdi + 3744], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3392]
vmovdqa ymm1, ymmword ptr [rdi + 3424]
vmovdqa ymm2, ymmword ptr [rdi + 3456]
vmovdqa ymm3, ymmword ptr [rdi + 3488]
vmovdqa ymm4, ymmword ptr [rdi + 3520]
vmovdqa ymm5, ymmword ptr [rdi + 3552]
lea rax, [rdi + 1656]
lea r8, [rdi + 520]
mov r9d, 15
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
vmovapd ymm6, ymmword ptr [rdi + 1600]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 1632], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 1632]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 1664], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 3648]
mad_low ymm10, ymm7, ymmword ptr [rdi + 448]
vmovapd ymm11, ymmword ptr [rdi + 3680]
mad_low ymm11, ymm9, ymmword ptr [rdi + 480]
vmovapd ymm12, ymmword ptr [rdi + 3712]
mad_high ymm12, ymm7, ymmword ptr [rdi + 448]
vmovapd ymm7, ymmword ptr [rdi + 3744]
mad_high ymm7, ymm9, ymmword ptr [rdi + 480]
vmovapd ymm9, ymmword ptr [rdi + 448]
vperm2i128 ymm14, ymm9, ymmword ptr [rdi + 480], 33
vpalignr ymm14, ymm14, ymm9, 8
vmovapd ymm15, ymmword ptr [rdi + 480]
vmovdqa ymmword ptr [rdi + 3744], ymm1
vperm2i128 ymm1, ymm15, ymmword ptr [rdi + 512], 33
vpalignr ymm1, ymm1, ymm15, 8
mad_low ymm10, ymm6, ymm14
mad_low ymm11, ymm8, ymm1
mad_high ymm12, ymm6, ymm14
mad_high ymm7, ymm8, ymm1
vmovapd ymm1, ymmword ptr [rdi + 3584]
mad_low ymm1, ymm9, ymm6
vmovapd ymm14, ymmword ptr [rdi + 3616]
mad_low ymm14, ymm15, ymm8
mad_high ymm10, ymm9, ymm6
mad_high ymm11, ymm15, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1664]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 1696], 33
vpalignr ymm8, ymm8, ymm6, 8
vmovapd ymm9, ymmword ptr [rdi + 1696]
vperm2i128 ymm15, ymm9, ymmword ptr [rdi + 1728], 33
vpalignr ymm15, ymm15, ymm9, 8
mad_low ymm2, ymm8, ymmword ptr [rdi + 512]
mad_low ymm3, ymm15, ymmword ptr [rdi + 544]
mad_high ymm4, ymm8, ymmword ptr [rdi + 512]
mad_high ymm5, ymm15, ymmword ptr [rdi + 544]
vmovapd ymm8, ymmword ptr [rdi + 512]
vperm2i128 ymm15, ymm8, ymmword ptr [rdi + 544], 33
vpalignr ymm15, ymm15, ymm8, 8
vmovdqa ymmword ptr [rdi + 3616], ymm11
vmovapd ymm11, ymmword ptr [rdi + 544]
vmovdqa ymmword ptr [rdi + 3584], ymm10
vperm2i128 ymm10, ymm11, ymmword ptr [rdi + 576], 33
vpalignr ymm10, ymm10, ymm11, 8
mad_low ymm2, ymm6, ymm15
mad_low ymm3, ymm9, ymm10
mad_high ymm4, ymm6, ymm15
mad_high ymm5, ymm9, ymm10
mad_low ymm0, ymm8, ymm6
vmovapd ymm10, ymmword ptr [rdi + 3744]
mad_low ymm10, ymm11, ymm9
mad_high ymm2, ymm8, ymm6
mad_high ymm3, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 3744], ymm0
vmovdqa ymmword ptr [rdi + 3712], ymm1
vmovdqa ymmword ptr [rdi + 3680], ymm2
vmovdqa ymmword ptr [rdi + 3648], ymm3
vmovdqa ymmword ptr [rdi + 3552], ymm4
vmovdqa ymmword ptr [rdi + 3520], ymm5
vmovdqa ymmword ptr [rdi + 3360], ymm7
vmovdqa ymmword ptr [rdi + 3328], ymm10
vmovdqa ymmword ptr [rdi + 3488], ymm12
vmovdqa ymmword ptr [rdi + 3456], ymm14
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
lea rax, [rdi + 696]
lea r8, [rdi + 1864]
mov r9d, 8
vmovupd ymm3, ymmword ptr [r8 + 0]
vpxor ymm4, ymm4, ymm4
.p2align 5
3:
vmovupd ymm5, ymmword ptr [rax + 0]
mad_low ymm0, ymm5, ymm3
mad_high ymm1, ymm5, ymm3
vmovupd ymm3, ymmword ptr [r8 + 8]
mad_low ymm4, ymm5, ymm3
mad_high ymm2, ymm5, ymm3
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm1, ymm1, ymm4
vmovdqa ymmword ptr [rdi + 3296], ymm0
vmovdqa ymmword ptr [rdi + 3264], ymm1
vmovdqa ymmword ptr [rdi + 3424], ymm2
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
vmovdqa ymm3, ymmword ptr [rdi + 3136]
vmovdqa ymm4, ymmword ptr [rdi + 3136]
vmovdqa ymm5, ymmword ptr [rdi + 3136]
lea rax, [rdi + 728]
lea r8, [rdi + 1896]
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
vmovdqa ymmword ptr [rdi + 3392], ymm0
vmovdqa ymmword ptr [rdi + 3232], ymm1
vmovdqa ymmword ptr [rdi + 3200], ymm2
vmovdqa ymmword ptr [rdi + 3776], ymm3
vmovdqa ymmword ptr [rdi + 3808], ymm4
vmovdqa ymmword ptr [rdi + 3840], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3296]
vmovdqa ymm1, ymmword ptr [rdi + 3264]
vmovdqa ymm2, ymmword ptr [rdi + 3424]
lea rax, [rdi + 1848]
lea r8, [rdi + 712]
mov r9d, 8
vmovupd ymm3, ymmword ptr [r8 + 0]
vpxor ymm4, ymm4, ymm4
.p2align 5
3:
vmovupd ymm5, ymmword ptr [rax + 0]
mad_low ymm0, ymm5, ymm3
mad_high ymm1, ymm5, ymm3
vmovupd ymm3, ymmword ptr [r8 + 8]
mad_low ymm4, ymm5, ymm3
mad_high ymm2, ymm5, ymm3
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vpaddq ymm1, ymm1, ymm4
vmovdqa ymmword ptr [rdi + 3872], ymm0
vmovdqa ymmword ptr [rdi + 3904], ymm1
vmovdqa ymmword ptr [rdi + 3936], ymm2
vmovdqa ymm0, ymmword ptr [rdi + 3392]
vmovdqa ymm1, ymmword ptr [rdi + 3232]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3776]
vmovdqa ymm4, ymmword ptr [rdi + 3808]
vmovdqa ymm5, ymmword ptr [rdi + 3840]
lea rax, [rdi + 1880]
lea r8, [rdi + 744]
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
vmovapd ymm6, ymmword ptr [rdi + 3904]
vmovapd ymm7, ymmword ptr [rdi + 704]
mad_low ymm6, ymm7, ymmword ptr [rdi + 1864]
vmovapd ymm8, ymmword ptr [rdi + 736]
mad_low ymm2, ymm8, ymmword ptr [rdi + 1896]
vmovapd ymm9, ymmword ptr [rdi + 3936]
mad_high ymm9, ymm7, ymmword ptr [rdi + 1864]
mad_high ymm4, ymm8, ymmword ptr [rdi + 1896]
vmovapd ymm10, ymmword ptr [rdi + 1856]
mad_low ymm6, ymm10, ymmword ptr [rdi + 712]
vmovapd ymm11, ymmword ptr [rdi + 1888]
mad_low ymm2, ymm11, ymmword ptr [rdi + 744]
mad_high ymm9, ymm10, ymmword ptr [rdi + 712]
mad_high ymm4, ymm11, ymmword ptr [rdi + 744]
vmovapd ymm12, ymmword ptr [rdi + 3872]
mad_low ymm12, ymm7, ymm10
mad_low ymm0, ymm8, ymm11
mad_high ymm6, ymm7, ymm10
mad_high ymm2, ymm8, ymm11
vmovapd ymm7, ymmword ptr [rdi + 768]
mad_low ymm1, ymm7, ymmword ptr [rdi + 1920]
mad_high ymm3, ymm7, ymmword ptr [rdi + 1920]
vmovapd ymm7, ymmword ptr [rdi + 3488]
vperm2i128 ymm8, ymm7, ymm7, 8
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 3360], 33
vmovapd ymm10, ymmword ptr [rdi + 3360]
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3712]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3456]
vpunpcklqdq ymm11, ymm8, ymmword ptr [rdi + 3584]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 3584]
vperm2i128 ymm14, ymm11, ymm8, 32
vperm2i128 ymm8, ymm11, ymm8, 49
vpsrlq ymm11, ymm14, 52
vpsrlq ymm15, ymm8, 52
vmovdqa ymmword ptr [rdi + 3584], ymm6
vperm2i128 ymm6, ymm11, ymm11, 8
vpalignr ymm6, ymm11, ymm6, 8
vperm2i128 ymm11, ymm11, ymm15, 33
vpalignr ymm11, ymm15, ymm11, 8
vmovdqa ymmword ptr [rdi + 3456], ymm12
vpaddq ymm12, ymm14, ymm6
vmovdqa ymmword ptr [rdi + 3712], ymm3
vpxor ymm3, ymm14, ymm12
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm8, ymm11
vpxor ymm6, ymm8, ymm3
vpor ymm13, ymm13, ymm6
vmovdqa ymmword ptr [rdi + 2432], ymm12
vmovdqa ymmword ptr [rdi + 2464], ymm3
vpunpcklqdq ymm3, ymm7, ymmword ptr [rdi + 3616]
vpunpckhqdq ymm6, ymm7, ymmword ptr [rdi + 3616]
vperm2i128 ymm7, ymm3, ymm6, 32
vperm2i128 ymm3, ymm3, ymm6, 49
vpsrlq ymm6, ymm7, 52
vpsrlq ymm8, ymm3, 52
vperm2i128 ymm11, ymm15, ymm6, 33
vpalignr ymm11, ymm6, ymm11, 8
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vpaddq ymm12, ymm7, ymm11
vpxor ymm14, ymm7, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm7, ymm3, ymm6
vpxor ymm11, ymm3, ymm7
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 2496], ymm12
vmovdqa ymmword ptr [rdi + 2528], ymm7
vperm2i128 ymm3, ymm10, ymmword ptr [rdi + 3552], 33
vmovapd ymm6, ymmword ptr [rdi + 3552]
vpalignr ymm3, ymm6, ymm3, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 3520], 33
vmovapd ymm7, ymmword ptr [rdi + 3520]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3744]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3328]
vpunpcklqdq ymm10, ymm3, ymmword ptr [rdi + 3680]
vpunpckhqdq ymm3, ymm3, ymmword ptr [rdi + 3680]
vperm2i128 ymm11, ymm10, ymm3, 32
vperm2i128 ymm3, ymm10, ymm3, 49
vpsrlq ymm10, ymm11, 52
vpsrlq ymm12, ymm3, 52
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm14, ymm11, ymm8
vpxor ymm15, ymm11, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm8, ymm3, ymm10
vpxor ymm11, ymm3, ymm8
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 2560], ymm14
vmovdqa ymmword ptr [rdi + 2592], ymm8
vpunpcklqdq ymm3, ymm6, ymmword ptr [rdi + 3648]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 3648]
vperm2i128 ymm8, ymm3, ymm6, 32
vperm2i128 ymm3, ymm3, ymm6, 49
vpsrlq ymm6, ymm8, 52
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm11, ymm12, ymm6, 33
vpalignr ymm11, ymm6, ymm11, 8
vperm2i128 ymm12, ymm6, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm14, ymm8, ymm11
vpxor ymm15, ymm8, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm8, ymm3, ymm12
vpxor ymm11, ymm3, ymm8
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 2624], ymm14
vmovdqa ymmword ptr [rdi + 2656], ymm8
vperm2i128 ymm3, ymm9, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm0, ymm0, ymm3
vpunpcklqdq ymm3, ymm0, ymm2
vpunpckhqdq ymm0, ymm0, ymm2
vperm2i128 ymm2, ymm3, ymm0, 32
vperm2i128 ymm0, ymm3, ymm0, 49
vpsrlq ymm3, ymm2, 52
vpsrlq ymm8, ymm0, 52
vperm2i128 ymm11, ymm3, ymm3, 8
vpalignr ymm11, ymm3, ymm11, 8
vperm2i128 ymm3, ymm3, ymm8, 33
vpalignr ymm3, ymm8, ymm3, 8
vpaddq ymm12, ymm2, ymm11
vpxor ymm14, ymm2, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm2, ymm0, ymm3
vpxor ymm11, ymm0, ymm2
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 2816], ymm12
vmovdqa ymmword ptr [rdi + 2848], ymm2
vperm2i128 ymm0, ymm4, ymm5, 33
vpalignr ymm0, ymm5, ymm0, 8
vpaddq ymm0, ymm1, ymm0
vpunpcklqdq ymm1, ymm0, ymmword ptr [rdi + 3712]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 3712]
vperm2i128 ymm2, ymm1, ymm0, 32
vperm2i128 ymm0, ymm1, ymm0, 49
vpsrlq ymm1, ymm2, 52
vpsrlq ymm3, ymm0, 52
vperm2i128 ymm4, ymm8, ymm1, 33
vpalignr ymm4, ymm1, ymm4, 8
vperm2i128 ymm1, ymm1, ymm3, 33
vpalignr ymm1, ymm3, ymm1, 8
vpaddq ymm3, ymm2, ymm4
vpxor ymm5, ymm2, ymm3
vpor ymm13, ymm13, ymm5
vpaddq ymm2, ymm0, ymm1
vpxor ymm4, ymm0, ymm2
vpor ymm13, ymm13, ymm4
vmovdqa ymmword ptr [rdi + 2880], ymm3
vmovdqa ymmword ptr [rdi + 2912], ymm2
vmovdqa ymmword ptr [rdi + 3712], ymm6
vmovdqa ymmword ptr [rdi + 3648], ymm9
vmovdqa ymmword ptr [rdi + 3680], ymm10
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
vmovdqa ymm3, ymmword ptr [rdi + 3136]
vmovdqa ymm4, ymmword ptr [rdi + 3136]
vmovdqa ymm5, ymmword ptr [rdi + 3136]
lea rax, [rdi + 568]
lea r8, [rdi + 1736]
mov r9d, 20
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
vmovdqa ymmword ptr [rdi + 3328], ymm0
vmovdqa ymmword ptr [rdi + 3744], ymm1
vmovdqa ymmword ptr [rdi + 3552], ymm2
vmovdqa ymmword ptr [rdi + 3360], ymm3
vmovdqa ymmword ptr [rdi + 3616], ymm4
vmovdqa ymmword ptr [rdi + 3488], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
vmovdqa ymm3, ymmword ptr [rdi + 3136]
vmovdqa ymm4, ymmword ptr [rdi + 3136]
vmovdqa ymm5, ymmword ptr [rdi + 3136]
lea rax, [rdi + 632]
lea r8, [rdi + 1800]
mov r9d, 16
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
vmovdqa ymmword ptr [rdi + 3872], ymm0
vmovdqa ymmword ptr [rdi + 3936], ymm1
vmovdqa ymmword ptr [rdi + 3904], ymm2
vmovdqa ymmword ptr [rdi + 3840], ymm3
vmovdqa ymmword ptr [rdi + 3808], ymm4
vmovdqa ymmword ptr [rdi + 3424], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3328]
vmovdqa ymm1, ymmword ptr [rdi + 3744]
vmovdqa ymm2, ymmword ptr [rdi + 3552]
vmovdqa ymm3, ymmword ptr [rdi + 3360]
vmovdqa ymm4, ymmword ptr [rdi + 3616]
vmovdqa ymm5, ymmword ptr [rdi + 3488]
lea rax, [rdi + 1720]
lea r8, [rdi + 584]
mov r9d, 20
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
vmovdqa ymmword ptr [rdi + 3776], ymm0
vmovdqa ymmword ptr [rdi + 3200], ymm1
vmovdqa ymmword ptr [rdi + 3264], ymm2
vmovdqa ymmword ptr [rdi + 3232], ymm3
vmovdqa ymmword ptr [rdi + 3392], ymm4
vmovdqa ymmword ptr [rdi + 3296], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3872]
vmovdqa ymm1, ymmword ptr [rdi + 3936]
vmovdqa ymm2, ymmword ptr [rdi + 3904]
vmovdqa ymm3, ymmword ptr [rdi + 3840]
vmovdqa ymm4, ymmword ptr [rdi + 3808]
vmovdqa ymm5, ymmword ptr [rdi + 3424]
lea rax, [rdi + 1784]
lea r8, [rdi + 648]
mov r9d, 16
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
vmovapd ymm6, ymmword ptr [rdi + 3264]
vmovapd ymm7, ymmword ptr [rdi + 576]
mad_low ymm6, ymm7, ymmword ptr [rdi + 1736]
vmovapd ymm8, ymmword ptr [rdi + 3232]
vmovapd ymm9, ymmword ptr [rdi + 608]
mad_low ymm8, ymm9, ymmword ptr [rdi + 1768]
vmovapd ymm10, ymmword ptr [rdi + 3392]
mad_high ymm10, ymm7, ymmword ptr [rdi + 1736]
vmovapd ymm11, ymmword ptr [rdi + 3296]
mad_high ymm11, ymm9, ymmword ptr [rdi + 1768]
vmovapd ymm12, ymmword ptr [rdi + 1728]
mad_low ymm6, ymm12, ymmword ptr [rdi + 584]
vmovapd ymm14, ymmword ptr [rdi + 1760]
mad_low ymm8, ymm14, ymmword ptr [rdi + 616]
mad_high ymm10, ymm12, ymmword ptr [rdi + 584]
mad_high ymm11, ymm14, ymmword ptr [rdi + 616]
vmovapd ymm15, ymmword ptr [rdi + 3776]
mad_low ymm15, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 3776], ymm15
vmovapd ymm15, ymmword ptr [rdi + 3200]
mad_low ymm15, ymm9, ymm14
mad_high ymm6, ymm7, ymm12
mad_high ymm8, ymm9, ymm14
vmovapd ymm7, ymmword ptr [rdi + 640]
mad_low ymm2, ymm7, ymmword ptr [rdi + 1800]
vmovapd ymm9, ymmword ptr [rdi + 672]
mad_low ymm3, ymm9, ymmword ptr [rdi + 1832]
mad_high ymm4, ymm7, ymmword ptr [rdi + 1800]
mad_high ymm5, ymm9, ymmword ptr [rdi + 1832]
vmovapd ymm12, ymmword ptr [rdi + 1792]
mad_low ymm2, ymm12, ymmword ptr [rdi + 648]
vmovapd ymm14, ymmword ptr [rdi + 1824]
mad_low ymm3, ymm14, ymmword ptr [rdi + 680]
mad_high ymm4, ymm12, ymmword ptr [rdi + 648]
mad_high ymm5, ymm14, ymmword ptr [rdi + 680]
mad_low ymm0, ymm7, ymm12
mad_low ymm1, ymm9, ymm14
mad_high ymm2, ymm7, ymm12
mad_high ymm3, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 3200], ymm0
vmovdqa ymmword ptr [rdi + 3296], ymm1
vmovdqa ymmword ptr [rdi + 3392], ymm2
vmovdqa ymmword ptr [rdi + 3232], ymm3
vmovdqa ymmword ptr [rdi + 3264], ymm4
vmovdqa ymmword ptr [rdi + 3424], ymm5
vmovdqa ymmword ptr [rdi + 3808], ymm6
vmovdqa ymmword ptr [rdi + 3488], ymm8
vmovdqa ymmword ptr [rdi + 3616], ymm10
vmovdqa ymmword ptr [rdi + 3840], ymm11
vmovdqa ymmword ptr [rdi + 3904], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
vmovdqa ymm3, ymmword ptr [rdi + 3136]
vmovdqa ymm4, ymmword ptr [rdi + 3136]
vmovdqa ymm5, ymmword ptr [rdi + 3136]
vmovdqa ymm6, ymmword ptr [rdi + 3136]
vmovdqa ymm7, ymmword ptr [rdi + 3136]
vmovdqa ymm8, ymmword ptr [rdi + 3136]
vmovdqa ymm9, ymmword ptr [rdi + 3136]
vbroadcastsd ymm10, qword ptr [rdi + 2816]
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
vbroadcastsd ymm10, qword ptr [rdi + 2824]
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
vbroadcastsd ymm10, qword ptr [rdi + 2832]
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
vbroadcastsd ymm10, qword ptr [rdi + 2840]
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
vbroadcastsd ymm10, qword ptr [rdi + 2848]
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
vbroadcastsd ymm10, qword ptr [rdi + 2856]
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
vbroadcastsd ymm10, qword ptr [rdi + 2864]
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
vbroadcastsd ymm10, qword ptr [rdi + 2872]
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
vbroadcastsd ymm10, qword ptr [rdi + 2880]
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
vmovdqa ymmword ptr [rdi + 3360], ymm0
vmovdqa ymmword ptr [rdi + 3552], ymm1
vmovdqa ymmword ptr [rdi + 3936], ymm2
vmovdqa ymmword ptr [rdi + 3872], ymm3
vmovdqa ymmword ptr [rdi + 3744], ymm4
vmovdqa ymmword ptr [rdi + 3328], ymm5
vmovdqa ymmword ptr [rdi + 3968], ymm6
vmovdqa ymmword ptr [rdi + 4000], ymm7
vmovdqa ymmword ptr [rdi + 4032], ymm8
vmovdqa ymmword ptr [rdi + 4064], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
vmovdqa ymm3, ymmword ptr [rdi + 3136]
vmovdqa ymm4, ymmword ptr [rdi + 3136]
vmovdqa ymm5, ymmword ptr [rdi + 3136]
vmovdqa ymm6, ymmword ptr [rdi + 3136]
vmovdqa ymm7, ymmword ptr [rdi + 3136]
vmovdqa ymm8, ymmword ptr [rdi + 3136]
vmovdqa ymm9, ymmword ptr [rdi + 3136]
vbroadcastsd ymm10, qword ptr [rdi + 2816]
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
vbroadcastsd ymm10, qword ptr [rdi + 2824]
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
vbroadcastsd ymm10, qword ptr [rdi + 2832]
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
vbroadcastsd ymm10, qword ptr [rdi + 2840]
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
vbroadcastsd ymm10, qword ptr [rdi + 2848]
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
vbroadcastsd ymm10, qword ptr [rdi + 2856]
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
vbroadcastsd ymm10, qword ptr [rdi + 2864]
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
vbroadcastsd ymm10, qword ptr [rdi + 2872]
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
vbroadcastsd ymm10, qword ptr [rdi + 2880]
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
vmovdqa ymmword ptr [rdi + 4096], ymm0
vmovdqa ymmword ptr [rdi + 4128], ymm1
vmovdqa ymmword ptr [rdi + 4160], ymm2
vmovdqa ymmword ptr [rdi + 4192], ymm3
vmovdqa ymmword ptr [rdi + 4224], ymm4
vmovdqa ymmword ptr [rdi + 4256], ymm5
vmovdqa ymmword ptr [rdi + 4288], ymm6
vmovdqa ymmword ptr [rdi + 4320], ymm7
vmovdqa ymmword ptr [rdi + 4352], ymm8
vmovdqa ymmword ptr [rdi + 4384], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3360]
vmovdqa ymm1, ymmword ptr [rdi + 3552]
vmovdqa ymm2, ymmword ptr [rdi + 3936]
vmovdqa ymm3, ymmword ptr [rdi + 3872]
vmovdqa ymm4, ymmword ptr [rdi + 3744]
vmovdqa ymm5, ymmword ptr [rdi + 3328]
vmovdqa ymm6, ymmword ptr [rdi + 3968]
vmovdqa ymm7, ymmword ptr [rdi + 4000]
vmovdqa ymm8, ymmword ptr [rdi + 4032]
vmovdqa ymm9, ymmword ptr [rdi + 4064]
lea rax, [rdi + 2432]
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
vmovdqa ymmword ptr [rdi + 4416], ymm0
vmovdqa ymmword ptr [rdi + 4448], ymm1
vmovdqa ymmword ptr [rdi + 4480], ymm2
vmovdqa ymmword ptr [rdi + 4512], ymm3
vmovdqa ymmword ptr [rdi + 4544], ymm4
vmovdqa ymmword ptr [rdi + 4576], ymm5
vmovdqa ymmword ptr [rdi + 4608], ymm6
vmovdqa ymmword ptr [rdi + 4640], ymm7
vmovdqa ymmword ptr [rdi + 4672], ymm8
vmovdqa ymmword ptr [rdi + 4704], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4096]
vmovdqa ymm1, ymmword ptr [rdi + 4128]
vmovdqa ymm2, ymmword ptr [rdi + 4160]
vmovdqa ymm3, ymmword ptr [rdi + 4192]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4256]
vmovdqa ymm6, ymmword ptr [rdi + 4288]
vmovdqa ymm7, ymmword ptr [rdi + 4320]
vmovdqa ymm8, ymmword ptr [rdi + 4352]
vmovdqa ymm9, ymmword ptr [rdi + 4384]
lea rax, [rdi + 2432]
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
vmovapd ymm10, ymmword ptr [rdi + 3520]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 3616], 33
vmovapd ymm11, ymmword ptr [rdi + 3616]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 3840], 33
vmovapd ymm12, ymmword ptr [rdi + 3840]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3776]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3904]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 3808]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 3808]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 4416]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4448]
vpunpcklqdq ymm15, ymm11, ymmword ptr [rdi + 3488]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 3488]
vmovdqa ymmword ptr [rdi + 3488], ymm9
vperm2i128 ymm9, ymm15, ymm11, 32
vperm2i128 ymm11, ymm15, ymm11, 49
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4480]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4512]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 3264], 33
vmovapd ymm15, ymmword ptr [rdi + 3264]
vpalignr ymm12, ymm15, ymm12, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 3424], 33
vmovdqa ymmword ptr [rdi + 3264], ymm8
vmovapd ymm8, ymmword ptr [rdi + 3424]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3200]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3296]
vmovdqa ymmword ptr [rdi + 3296], ymm7
vpunpcklqdq ymm7, ymm12, ymmword ptr [rdi + 3392]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 3392]
vmovdqa ymmword ptr [rdi + 3392], ymm6
vperm2i128 ymm6, ymm7, ymm12, 32
vperm2i128 ymm7, ymm7, ymm12, 49
vpaddq ymm6, ymm6, ymmword ptr [rdi + 4544]
vpaddq ymm0, ymm0, ymm7
vpunpcklqdq ymm7, ymm15, ymmword ptr [rdi + 3232]
vpunpckhqdq ymm12, ymm15, ymmword ptr [rdi + 3232]
vperm2i128 ymm15, ymm7, ymm12, 32
vperm2i128 ymm7, ymm7, ymm12, 49
vpaddq ymm1, ymm1, ymm15
vpaddq ymm2, ymm2, ymm7
vperm2i128 ymm7, ymm8, ymmword ptr [rdi + 3648], 33
vmovapd ymm8, ymmword ptr [rdi + 3648]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3456]
vpunpcklqdq ymm8, ymm7, ymmword ptr [rdi + 3584]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 3584]
vperm2i128 ymm12, ymm8, ymm7, 32
vperm2i128 ymm7, ymm8, ymm7, 49
vpaddq ymm3, ymm3, ymm12
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 3680]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 3712], 33
vmovapd ymm8, ymmword ptr [rdi + 3712]
vpalignr ymm7, ymm8, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 3168]
vpaddq ymm7, ymm14, ymm7
vmovapd ymm8, ymmword ptr [rdi + 4576]
vperm2i128 ymm12, ymm8, ymm8, 8
vpalignr ymm12, ymm8, ymm12, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4608], 33
vmovapd ymm14, ymmword ptr [rdi + 4608]
vpalignr ymm8, ymm14, ymm8, 8
vpaddq ymm7, ymm7, ymm12
vpaddq ymm8, ymm10, ymm8
vpsrlq ymm10, ymm7, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm15, ymm10, ymm10, 8
vpalignr ymm15, ymm10, ymm15, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vmovdqa ymmword ptr [rdi + 4576], ymm4
vpaddq ymm4, ymm7, ymm15
vmovdqa ymmword ptr [rdi + 3712], ymm3
vpxor ymm3, ymm7, ymm4
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm8, ymm10
vpxor ymm7, ymm8, ymm3
vpor ymm13, ymm13, ymm7
vperm2i128 ymm7, ymm14, ymmword ptr [rdi + 4640], 33
vmovapd ymm8, ymmword ptr [rdi + 4640]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4672], 33
vmovapd ymm10, ymmword ptr [rdi + 4672]
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
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 4704], 33
vmovapd ymm9, ymmword ptr [rdi + 4704]
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
vperm2i128 ymm0, ymm5, ymmword ptr [rdi + 3392], 33
vmovapd ymm5, ymmword ptr [rdi + 3392]
vpalignr ymm0, ymm5, ymm0, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 3296], 33
vmovapd ymm8, ymmword ptr [rdi + 3296]
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
vperm2i128 ymm1, ymm8, ymmword ptr [rdi + 3264], 33
vmovapd ymm2, ymmword ptr [rdi + 3264]
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 3488], 33
vmovapd ymm8, ymmword ptr [rdi + 3488]
vpalignr ymm2, ymm8, ymm2, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3712]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 4576]
vpsrlq ymm9, ymm1, 52
vpsrlq ymm12, ymm2, 52
vperm2i128 ymm5, ymm5, ymm9, 33
vpalignr ymm5, ymm9, ymm5, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm15, ymm1, ymm5
vmovdqa ymmword ptr [rdi + 4576], ymm0
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
vmovdqa ymmword ptr [rdi + 448], ymm4
vmovdqa ymmword ptr [rdi + 480], ymm3
vmovdqa ymmword ptr [rdi + 512], ymm14
vmovdqa ymmword ptr [rdi + 544], ymm7
vmovdqa ymmword ptr [rdi + 576], ymm11
vmovdqa ymmword ptr [rdi + 608], ymm6
vmovdqa ymmword ptr [rdi + 640], ymm10
vmovapd ymm1, ymmword ptr [rdi + 4576]
vmovdqa ymmword ptr [rdi + 672], ymm1
vmovdqa ymmword ptr [rdi + 704], ymm15
vmovdqa ymmword ptr [rdi + 736], ymm0
vmovdqa ymmword ptr [rdi + 768], ymm5
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
