# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-3328 mod N, N odd of at most 4096 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 80 limbs below 2^52, the top one below 2^46; ymm13 collects predicted carries that rippled.
# 11681 instructions a step, 2600 pairs of products, 129 spills.
vpxor ymm13, ymm13, ymm13
.p2align 6
2:
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 696]
lea r8, [rdi + 712]
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
vmovdqa ymmword ptr [rdi + 3296], ymm0
vmovdqa ymmword ptr [rdi + 3328], ymm1
vmovdqa ymmword ptr [rdi + 3360], ymm2
vmovdqa ymmword ptr [rdi + 3392], ymm3
vmovdqa ymmword ptr [rdi + 3424], ymm4
vmovdqa ymmword ptr [rdi + 3456], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 760]
lea r8, [rdi + 776]
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
vmovapd ymm6, ymmword ptr [rdi + 704]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 736], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 736]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 768], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 3360]
mad_low ymm10, ymm6, ymm7
vmovapd ymm11, ymmword ptr [rdi + 3392]
mad_low ymm11, ymm8, ymm9
vmovapd ymm12, ymmword ptr [rdi + 3424]
mad_high ymm12, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 3456]
mad_high ymm7, ymm8, ymm9
vmovapd ymm9, ymmword ptr [rdi + 3296]
vpaddq ymm9, ymm9, ymm9
vmovapd ymm14, ymmword ptr [rdi + 3328]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
vpaddq ymm7, ymm7, ymm7
mad_low ymm9, ymm6, ymm6
mad_low ymm14, ymm8, ymm8
mad_high ymm10, ymm6, ymm6
mad_high ymm11, ymm8, ymm8
vmovapd ymm6, ymmword ptr [rdi + 768]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 800], 33
vpalignr ymm8, ymm8, ymm6, 8
vmovapd ymm15, ymmword ptr [rdi + 800]
vmovdqa ymmword ptr [rdi + 3328], ymm11
vperm2i128 ymm11, ymm15, ymmword ptr [rdi + 832], 33
vpalignr ymm11, ymm11, ymm15, 8
mad_low ymm2, ymm6, ymm8
mad_low ymm3, ymm15, ymm11
mad_high ymm4, ymm6, ymm8
mad_high ymm5, ymm15, ymm11
vpaddq ymm0, ymm0, ymm0
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm5, ymm5, ymm5
mad_low ymm0, ymm6, ymm6
mad_low ymm1, ymm15, ymm15
mad_high ymm2, ymm6, ymm6
mad_high ymm3, ymm15, ymm15
vmovdqa ymmword ptr [rdi + 3296], ymm0
vmovdqa ymmword ptr [rdi + 3456], ymm1
vmovdqa ymmword ptr [rdi + 3424], ymm2
vmovdqa ymmword ptr [rdi + 3392], ymm3
vmovdqa ymmword ptr [rdi + 3360], ymm4
vmovdqa ymmword ptr [rdi + 3488], ymm5
vmovdqa ymmword ptr [rdi + 3520], ymm7
vmovdqa ymmword ptr [rdi + 3552], ymm9
vmovdqa ymmword ptr [rdi + 3584], ymm10
vmovdqa ymmword ptr [rdi + 3616], ymm12
vmovdqa ymmword ptr [rdi + 3648], ymm14
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 1208]
lea r8, [rdi + 1224]
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
vmovdqa ymmword ptr [rdi + 3680], ymm0
vmovdqa ymmword ptr [rdi + 3712], ymm1
vmovdqa ymmword ptr [rdi + 3744], ymm2
vmovdqa ymmword ptr [rdi + 3776], ymm3
vmovdqa ymmword ptr [rdi + 3808], ymm4
vmovdqa ymmword ptr [rdi + 3840], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 1272]
lea r8, [rdi + 1288]
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
vmovapd ymm6, ymmword ptr [rdi + 1216]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 1248], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 1248]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 1280], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 3744]
mad_low ymm10, ymm6, ymm7
vmovapd ymm11, ymmword ptr [rdi + 3776]
mad_low ymm11, ymm8, ymm9
vmovapd ymm12, ymmword ptr [rdi + 3808]
mad_high ymm12, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 3840]
mad_high ymm7, ymm8, ymm9
vmovapd ymm9, ymmword ptr [rdi + 3680]
vpaddq ymm9, ymm9, ymm9
vmovapd ymm14, ymmword ptr [rdi + 3712]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
vpaddq ymm7, ymm7, ymm7
mad_low ymm9, ymm6, ymm6
mad_low ymm14, ymm8, ymm8
mad_high ymm10, ymm6, ymm6
mad_high ymm11, ymm8, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1280]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 1312], 33
vpalignr ymm8, ymm8, ymm6, 8
vmovapd ymm15, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 3712], ymm10
vperm2i128 ymm10, ymm15, ymm15, 129
vpalignr ymm10, ymm10, ymm15, 8
mad_low ymm2, ymm6, ymm8
mad_low ymm3, ymm15, ymm10
mad_high ymm4, ymm6, ymm8
mad_high ymm5, ymm15, ymm10
vpaddq ymm0, ymm0, ymm0
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm5, ymm5, ymm5
mad_low ymm0, ymm6, ymm6
mad_low ymm1, ymm15, ymm15
mad_high ymm2, ymm6, ymm6
mad_high ymm3, ymm15, ymm15
vmovapd ymm6, ymmword ptr [rdi + 3616]
vperm2i128 ymm8, ymm6, ymm6, 8
vpalignr ymm8, ymm6, ymm8, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 3520], 33
vmovapd ymm10, ymmword ptr [rdi + 3520]
vpalignr ymm6, ymm10, ymm6, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3552]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3648]
vpunpcklqdq ymm15, ymm8, ymmword ptr [rdi + 3584]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 3584]
vmovdqa ymmword ptr [rdi + 3584], ymm9
vperm2i128 ymm9, ymm15, ymm8, 32
vperm2i128 ymm8, ymm15, ymm8, 49
vpsrlq ymm15, ymm9, 52
vmovdqa ymmword ptr [rdi + 3648], ymm3
vpsrlq ymm3, ymm8, 52
vmovdqa ymmword ptr [rdi + 3552], ymm2
vperm2i128 ymm2, ymm15, ymm15, 8
vpalignr ymm2, ymm15, ymm2, 8
vperm2i128 ymm15, ymm15, ymm3, 33
vpalignr ymm15, ymm3, ymm15, 8
vmovdqa ymmword ptr [rdi + 3616], ymm1
vpaddq ymm1, ymm9, ymm2
vmovdqa ymmword ptr [rdi + 3680], ymm0
vpxor ymm0, ymm9, ymm1
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm8, ymm15
vpxor ymm2, ymm8, ymm0
vpor ymm13, ymm13, ymm2
vmovdqa ymmword ptr [rdi + 2048], ymm1
vmovdqa ymmword ptr [rdi + 2080], ymm0
vpunpcklqdq ymm0, ymm6, ymmword ptr [rdi + 3328]
vpunpckhqdq ymm1, ymm6, ymmword ptr [rdi + 3328]
vperm2i128 ymm2, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm2, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm3, ymm3, ymm1, 33
vpalignr ymm3, ymm1, ymm3, 8
vperm2i128 ymm1, ymm1, ymm6, 33
vpalignr ymm1, ymm6, ymm1, 8
vpaddq ymm8, ymm2, ymm3
vpxor ymm9, ymm2, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm2, ymm0, ymm1
vpxor ymm3, ymm0, ymm2
vpor ymm13, ymm13, ymm3
vmovdqa ymmword ptr [rdi + 2112], ymm8
vmovdqa ymmword ptr [rdi + 2144], ymm2
vperm2i128 ymm0, ymm10, ymmword ptr [rdi + 3360], 33
vmovapd ymm1, ymmword ptr [rdi + 3360]
vpalignr ymm0, ymm1, ymm0, 8
vperm2i128 ymm1, ymm1, ymmword ptr [rdi + 3488], 33
vmovapd ymm2, ymmword ptr [rdi + 3488]
vpalignr ymm1, ymm2, ymm1, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3296]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3456]
vpunpcklqdq ymm3, ymm0, ymmword ptr [rdi + 3424]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 3424]
vperm2i128 ymm8, ymm3, ymm0, 32
vperm2i128 ymm0, ymm3, ymm0, 49
vpsrlq ymm3, ymm8, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm6, ymm6, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm3, ymm3, ymm9, 33
vpalignr ymm3, ymm9, ymm3, 8
vpaddq ymm10, ymm8, ymm6
vpxor ymm15, ymm8, ymm10
vpor ymm13, ymm13, ymm15
vpaddq ymm6, ymm0, ymm3
vpxor ymm8, ymm0, ymm6
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 2176], ymm10
vmovdqa ymmword ptr [rdi + 2208], ymm6
vpunpcklqdq ymm0, ymm1, ymmword ptr [rdi + 3392]
vpunpckhqdq ymm1, ymm1, ymmword ptr [rdi + 3392]
vperm2i128 ymm3, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm3, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm8, ymm9, ymm1, 33
vpalignr ymm8, ymm1, ymm8, 8
vperm2i128 ymm1, ymm1, ymm6, 33
vpalignr ymm1, ymm6, ymm1, 8
vpaddq ymm9, ymm3, ymm8
vpxor ymm10, ymm3, ymm9
vpor ymm13, ymm13, ymm10
vpaddq ymm3, ymm0, ymm1
vpxor ymm8, ymm0, ymm3
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 2240], ymm9
vmovdqa ymmword ptr [rdi + 2272], ymm3
vperm2i128 ymm0, ymm12, ymm7, 33
vpalignr ymm0, ymm7, ymm0, 8
vpaddq ymm0, ymm14, ymm0
vpunpcklqdq ymm1, ymm0, ymm11
vpunpckhqdq ymm0, ymm0, ymm11
vperm2i128 ymm3, ymm1, ymm0, 32
vperm2i128 ymm0, ymm1, ymm0, 49
vpsrlq ymm8, ymm3, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpand ymm8, ymm8, ymmword ptr [rdi + 3232]
vpaddq ymm10, ymm0, ymm8
vpxor ymm11, ymm0, ymm10
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 2432], ymm3
vmovdqa ymmword ptr [rdi + 2464], ymm10
vperm2i128 ymm0, ymm7, ymm4, 33
vpalignr ymm0, ymm4, ymm0, 8
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3680]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3616]
vpunpcklqdq ymm5, ymm0, ymmword ptr [rdi + 3552]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 3552]
vperm2i128 ymm7, ymm5, ymm0, 32
vperm2i128 ymm0, ymm5, ymm0, 49
vpsrlq ymm5, ymm7, 52
vpsrlq ymm8, ymm0, 52
vperm2i128 ymm9, ymm9, ymm5, 33
vpalignr ymm9, ymm5, ymm9, 8
vperm2i128 ymm5, ymm5, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm10, ymm7, ymm9
vpxor ymm11, ymm7, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm7, ymm0, ymm5
vpxor ymm9, ymm0, ymm7
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 2496], ymm10
vmovdqa ymmword ptr [rdi + 2528], ymm7
vpunpcklqdq ymm0, ymm4, ymmword ptr [rdi + 3648]
vpunpckhqdq ymm4, ymm4, ymmword ptr [rdi + 3648]
vperm2i128 ymm5, ymm0, ymm4, 32
vperm2i128 ymm0, ymm0, ymm4, 49
vpsrlq ymm4, ymm5, 52
vpsrlq ymm7, ymm0, 52
vperm2i128 ymm8, ymm8, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm4, ymm4, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm7, ymm5, ymm8
vpxor ymm9, ymm5, ymm7
vpor ymm13, ymm13, ymm9
vpaddq ymm5, ymm0, ymm4
vpxor ymm8, ymm0, ymm5
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 2560], ymm7
vmovdqa ymmword ptr [rdi + 2592], ymm5
vmovdqa ymmword ptr [rdi + 3648], ymm1
vmovdqa ymmword ptr [rdi + 3552], ymm3
vmovdqa ymmword ptr [rdi + 3616], ymm6
vmovdqa ymmword ptr [rdi + 3680], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 824]
lea r8, [rdi + 840]
mov r9d, 23
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
vmovdqa ymmword ptr [rdi + 3296], ymm3
vmovdqa ymmword ptr [rdi + 3360], ymm4
vmovdqa ymmword ptr [rdi + 3520], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 888]
lea r8, [rdi + 904]
mov r9d, 31
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
vmovdqa ymmword ptr [rdi + 3840], ymm1
vmovdqa ymmword ptr [rdi + 3808], ymm2
vmovdqa ymmword ptr [rdi + 3776], ymm3
vmovdqa ymmword ptr [rdi + 3744], ymm4
vmovdqa ymmword ptr [rdi + 3872], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 952]
lea r8, [rdi + 968]
mov r9d, 39
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
vmovdqa ymmword ptr [rdi + 3904], ymm0
vmovdqa ymmword ptr [rdi + 3936], ymm1
vmovdqa ymmword ptr [rdi + 3968], ymm2
vmovdqa ymmword ptr [rdi + 4000], ymm3
vmovdqa ymmword ptr [rdi + 4032], ymm4
vmovdqa ymmword ptr [rdi + 4064], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 1016]
lea r8, [rdi + 1032]
mov r9d, 39
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
vmovdqa ymmword ptr [rdi + 4096], ymm0
vmovdqa ymmword ptr [rdi + 4128], ymm1
vmovdqa ymmword ptr [rdi + 4160], ymm2
vmovdqa ymmword ptr [rdi + 4192], ymm3
vmovdqa ymmword ptr [rdi + 4224], ymm4
vmovdqa ymmword ptr [rdi + 4256], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 1080]
lea r8, [rdi + 1096]
mov r9d, 31
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
vmovdqa ymmword ptr [rdi + 4288], ymm0
vmovdqa ymmword ptr [rdi + 4320], ymm1
vmovdqa ymmword ptr [rdi + 4352], ymm2
vmovdqa ymmword ptr [rdi + 4384], ymm3
vmovdqa ymmword ptr [rdi + 4416], ymm4
vmovdqa ymmword ptr [rdi + 4448], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 1144]
lea r8, [rdi + 1160]
mov r9d, 23
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
vmovapd ymm6, ymmword ptr [rdi + 3456]
vmovapd ymm7, ymmword ptr [rdi + 832]
mad_low ymm6, ymm7, ymmword ptr [rdi + 840]
vmovapd ymm8, ymmword ptr [rdi + 3296]
vmovapd ymm9, ymmword ptr [rdi + 864]
mad_low ymm8, ymm9, ymmword ptr [rdi + 872]
vmovapd ymm10, ymmword ptr [rdi + 3360]
mad_high ymm10, ymm7, ymmword ptr [rdi + 840]
vmovapd ymm11, ymmword ptr [rdi + 3520]
mad_high ymm11, ymm9, ymmword ptr [rdi + 872]
vmovapd ymm12, ymmword ptr [rdi + 3392]
vpaddq ymm12, ymm12, ymm12
vmovapd ymm14, ymmword ptr [rdi + 3424]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm6, ymm6, ymm6
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
mad_low ymm12, ymm7, ymm7
mad_low ymm14, ymm9, ymm9
mad_high ymm6, ymm7, ymm7
mad_high ymm8, ymm9, ymm9
vmovapd ymm7, ymmword ptr [rdi + 3808]
vmovapd ymm9, ymmword ptr [rdi + 896]
mad_low ymm7, ymm9, ymmword ptr [rdi + 904]
vmovapd ymm15, ymmword ptr [rdi + 3776]
vmovdqa ymmword ptr [rdi + 3808], ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
mad_low ymm15, ymm8, ymmword ptr [rdi + 936]
vmovdqa ymmword ptr [rdi + 3776], ymm6
vmovapd ymm6, ymmword ptr [rdi + 3744]
mad_high ymm6, ymm9, ymmword ptr [rdi + 904]
vmovdqa ymmword ptr [rdi + 3744], ymm14
vmovapd ymm14, ymmword ptr [rdi + 3872]
mad_high ymm14, ymm8, ymmword ptr [rdi + 936]
vmovdqa ymmword ptr [rdi + 3872], ymm12
vmovapd ymm12, ymmword ptr [rdi + 3328]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 3328], ymm11
vmovapd ymm11, ymmword ptr [rdi + 3840]
vpaddq ymm11, ymm11, ymm11
vpaddq ymm7, ymm7, ymm7
vpaddq ymm15, ymm15, ymm15
vpaddq ymm6, ymm6, ymm6
vpaddq ymm14, ymm14, ymm14
mad_low ymm12, ymm9, ymm9
mad_low ymm11, ymm8, ymm8
mad_high ymm7, ymm9, ymm9
mad_high ymm15, ymm8, ymm8
vmovapd ymm8, ymmword ptr [rdi + 3968]
vmovapd ymm9, ymmword ptr [rdi + 960]
mad_low ymm8, ymm9, ymmword ptr [rdi + 968]
vmovdqa ymmword ptr [rdi + 3968], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4000]
vmovdqa ymmword ptr [rdi + 3840], ymm7
vmovapd ymm7, ymmword ptr [rdi + 992]
mad_low ymm15, ymm7, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 4000], ymm11
vmovapd ymm11, ymmword ptr [rdi + 4032]
mad_high ymm11, ymm9, ymmword ptr [rdi + 968]
vmovdqa ymmword ptr [rdi + 4032], ymm12
vmovapd ymm12, ymmword ptr [rdi + 4064]
mad_high ymm12, ymm7, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 4064], ymm14
vmovapd ymm14, ymmword ptr [rdi + 3904]
vpaddq ymm14, ymm14, ymm14
vmovdqa ymmword ptr [rdi + 3904], ymm6
vmovapd ymm6, ymmword ptr [rdi + 3936]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm8, ymm8, ymm8
vpaddq ymm15, ymm15, ymm15
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
mad_low ymm14, ymm9, ymm9
mad_low ymm6, ymm7, ymm7
mad_high ymm8, ymm9, ymm9
mad_high ymm15, ymm7, ymm7
vmovapd ymm7, ymmword ptr [rdi + 4160]
vmovapd ymm9, ymmword ptr [rdi + 1024]
mad_low ymm7, ymm9, ymmword ptr [rdi + 1032]
vmovdqa ymmword ptr [rdi + 4160], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3936], ymm8
vmovapd ymm8, ymmword ptr [rdi + 1056]
mad_low ymm15, ymm8, ymmword ptr [rdi + 1064]
vmovdqa ymmword ptr [rdi + 4192], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4224]
mad_high ymm6, ymm9, ymmword ptr [rdi + 1032]
vmovdqa ymmword ptr [rdi + 4224], ymm14
vmovapd ymm14, ymmword ptr [rdi + 4256]
mad_high ymm14, ymm8, ymmword ptr [rdi + 1064]
vmovdqa ymmword ptr [rdi + 4256], ymm12
vmovapd ymm12, ymmword ptr [rdi + 4096]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 4096], ymm11
vmovapd ymm11, ymmword ptr [rdi + 4128]
vpaddq ymm11, ymm11, ymm11
vpaddq ymm7, ymm7, ymm7
vpaddq ymm15, ymm15, ymm15
vpaddq ymm6, ymm6, ymm6
vpaddq ymm14, ymm14, ymm14
mad_low ymm12, ymm9, ymm9
mad_low ymm11, ymm8, ymm8
mad_high ymm7, ymm9, ymm9
mad_high ymm15, ymm8, ymm8
vmovapd ymm8, ymmword ptr [rdi + 4352]
vmovapd ymm9, ymmword ptr [rdi + 1088]
mad_low ymm8, ymm9, ymmword ptr [rdi + 1096]
vmovdqa ymmword ptr [rdi + 4352], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4384]
vmovdqa ymmword ptr [rdi + 4128], ymm7
vmovapd ymm7, ymmword ptr [rdi + 1120]
mad_low ymm15, ymm7, ymmword ptr [rdi + 1128]
vmovdqa ymmword ptr [rdi + 4384], ymm11
vmovapd ymm11, ymmword ptr [rdi + 4416]
mad_high ymm11, ymm9, ymmword ptr [rdi + 1096]
vmovdqa ymmword ptr [rdi + 4416], ymm12
vmovapd ymm12, ymmword ptr [rdi + 4448]
mad_high ymm12, ymm7, ymmword ptr [rdi + 1128]
vmovdqa ymmword ptr [rdi + 4448], ymm14
vmovapd ymm14, ymmword ptr [rdi + 4288]
vpaddq ymm14, ymm14, ymm14
vmovdqa ymmword ptr [rdi + 4288], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4320]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm8, ymm8, ymm8
vpaddq ymm15, ymm15, ymm15
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
mad_low ymm14, ymm9, ymm9
mad_low ymm6, ymm7, ymm7
mad_high ymm8, ymm9, ymm9
mad_high ymm15, ymm7, ymm7
vmovapd ymm7, ymmword ptr [rdi + 1152]
mad_low ymm2, ymm7, ymmword ptr [rdi + 1160]
vmovapd ymm9, ymmword ptr [rdi + 1184]
mad_low ymm3, ymm9, ymmword ptr [rdi + 1192]
mad_high ymm4, ymm7, ymmword ptr [rdi + 1160]
mad_high ymm5, ymm9, ymmword ptr [rdi + 1192]
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
vmovdqa ymmword ptr [rdi + 4320], ymm0
vmovdqa ymmword ptr [rdi + 3424], ymm1
vmovdqa ymmword ptr [rdi + 3392], ymm2
vmovdqa ymmword ptr [rdi + 3520], ymm3
vmovdqa ymmword ptr [rdi + 3360], ymm4
vmovdqa ymmword ptr [rdi + 3296], ymm5
vmovdqa ymmword ptr [rdi + 3456], ymm6
vmovdqa ymmword ptr [rdi + 4480], ymm8
vmovdqa ymmword ptr [rdi + 4512], ymm10
vmovdqa ymmword ptr [rdi + 4544], ymm11
vmovdqa ymmword ptr [rdi + 4576], ymm12
vmovdqa ymmword ptr [rdi + 4608], ymm14
vmovdqa ymmword ptr [rdi + 4640], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
vmovdqa ymm6, ymmword ptr [rdi + 3200]
vmovdqa ymm7, ymmword ptr [rdi + 3200]
vmovdqa ymm8, ymmword ptr [rdi + 3200]
vmovdqa ymm9, ymmword ptr [rdi + 3200]
lea rax, [rdi + 2048]
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4672], ymm0
vmovdqa ymmword ptr [rdi + 4704], ymm1
vmovdqa ymmword ptr [rdi + 4736], ymm2
vmovdqa ymmword ptr [rdi + 4768], ymm3
vmovdqa ymmword ptr [rdi + 4800], ymm4
vmovdqa ymmword ptr [rdi + 4832], ymm5
vmovdqa ymmword ptr [rdi + 4864], ymm6
vmovdqa ymmword ptr [rdi + 4896], ymm7
vmovdqa ymmword ptr [rdi + 4928], ymm8
vmovdqa ymmword ptr [rdi + 4960], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
vmovdqa ymm6, ymmword ptr [rdi + 3200]
vmovdqa ymm7, ymmword ptr [rdi + 3200]
vmovdqa ymm8, ymmword ptr [rdi + 3200]
vmovdqa ymm9, ymmword ptr [rdi + 3200]
lea rax, [rdi + 2048]
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4992], ymm0
vmovdqa ymmword ptr [rdi + 5024], ymm1
vmovdqa ymmword ptr [rdi + 5056], ymm2
vmovdqa ymmword ptr [rdi + 5088], ymm3
vmovdqa ymmword ptr [rdi + 5120], ymm4
vmovdqa ymmword ptr [rdi + 5152], ymm5
vmovdqa ymmword ptr [rdi + 5184], ymm6
vmovdqa ymmword ptr [rdi + 5216], ymm7
vmovdqa ymmword ptr [rdi + 5248], ymm8
vmovdqa ymmword ptr [rdi + 5280], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
vmovdqa ymm6, ymmword ptr [rdi + 3200]
vmovdqa ymm7, ymmword ptr [rdi + 3200]
vmovdqa ymm8, ymmword ptr [rdi + 3200]
vmovdqa ymm9, ymmword ptr [rdi + 3200]
lea rax, [rdi + 2048]
lea r8, [rsi + 0]
mov r9d, 32
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovdqa ymm11, ymmword ptr [r8 + 320]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 352]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 384]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 416]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 448]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5312], ymm0
vmovdqa ymmword ptr [rdi + 5344], ymm1
vmovdqa ymmword ptr [rdi + 5376], ymm2
vmovdqa ymmword ptr [rdi + 5408], ymm3
vmovdqa ymmword ptr [rdi + 5440], ymm4
vmovdqa ymmword ptr [rdi + 5472], ymm5
vmovdqa ymmword ptr [rdi + 5504], ymm6
vmovdqa ymmword ptr [rdi + 5536], ymm7
vmovdqa ymmword ptr [rdi + 5568], ymm8
vmovdqa ymmword ptr [rdi + 5600], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
vmovdqa ymm6, ymmword ptr [rdi + 3200]
vmovdqa ymm7, ymmword ptr [rdi + 3200]
vmovdqa ymm8, ymmword ptr [rdi + 3200]
vmovdqa ymm9, ymmword ptr [rdi + 3200]
lea rax, [rdi + 2048]
lea r8, [rsi + 0]
mov r9d, 32
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovdqa ymm11, ymmword ptr [r8 + 480]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 512]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 544]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 576]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 608]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 3488]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 4512], 33
vmovapd ymm11, ymmword ptr [rdi + 4512]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 3328], 33
vmovapd ymm12, ymmword ptr [rdi + 3328]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3872]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3744]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 3776]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 3776]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 4672]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4704]
vmovapd ymm15, ymmword ptr [rdi + 4832]
vmovdqa ymmword ptr [rdi + 4704], ymm9
vperm2i128 ymm9, ymm15, ymm15, 8
vpalignr ymm9, ymm15, ymm9, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 4864], 33
vmovdqa ymmword ptr [rdi + 4832], ymm8
vmovapd ymm8, ymmword ptr [rdi + 4864]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm9, ymm14, ymm9
vpaddq ymm10, ymm10, ymm15
vpsrlq ymm14, ymm9, 52
vpsrlq ymm15, ymm10, 52
vmovdqa ymmword ptr [rdi + 4672], ymm4
vmovapd ymm4, ymmword ptr [rdi + 3616]
vperm2i128 ymm4, ymm4, ymm14, 33
vpalignr ymm4, ymm14, ymm4, 8
vperm2i128 ymm14, ymm14, ymm15, 33
vpalignr ymm14, ymm15, ymm14, 8
vmovdqa ymmword ptr [rdi + 3616], ymm3
vpaddq ymm3, ymm9, ymm4
vmovdqa ymmword ptr [rdi + 3776], ymm7
vpxor ymm7, ymm9, ymm3
vpor ymm13, ymm13, ymm7
vpaddq ymm4, ymm10, ymm14
vpxor ymm7, ymm10, ymm4
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 2752], ymm3
vmovdqa ymmword ptr [rdi + 2784], ymm4
vpunpcklqdq ymm3, ymm11, ymmword ptr [rdi + 3808]
vpunpckhqdq ymm4, ymm11, ymmword ptr [rdi + 3808]
vperm2i128 ymm7, ymm3, ymm4, 32
vperm2i128 ymm3, ymm3, ymm4, 49
vpaddq ymm4, ymm7, ymmword ptr [rdi + 4736]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4768]
vperm2i128 ymm7, ymm8, ymmword ptr [rdi + 4896], 33
vmovapd ymm8, ymmword ptr [rdi + 4896]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4928], 33
vmovapd ymm9, ymmword ptr [rdi + 4928]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm4, ymm4, ymm7
vpaddq ymm3, ymm3, ymm8
vpsrlq ymm7, ymm4, 52
vpsrlq ymm8, ymm3, 52
vperm2i128 ymm10, ymm15, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm11, ymm4, ymm10
vpxor ymm14, ymm4, ymm11
vpor ymm13, ymm13, ymm14
vpaddq ymm4, ymm3, ymm7
vpxor ymm10, ymm3, ymm4
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 2816], ymm11
vmovdqa ymmword ptr [rdi + 2848], ymm4
vperm2i128 ymm3, ymm12, ymmword ptr [rdi + 3904], 33
vmovapd ymm4, ymmword ptr [rdi + 3904]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 4064], 33
vmovapd ymm7, ymmword ptr [rdi + 4064]
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4032]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4000]
vpunpcklqdq ymm10, ymm3, ymmword ptr [rdi + 3840]
vpunpckhqdq ymm3, ymm3, ymmword ptr [rdi + 3840]
vperm2i128 ymm11, ymm10, ymm3, 32
vperm2i128 ymm3, ymm10, ymm3, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 4800]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4992]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 4960], 33
vmovapd ymm11, ymmword ptr [rdi + 4960]
vpalignr ymm9, ymm11, ymm9, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 5152], 33
vmovapd ymm12, ymmword ptr [rdi + 5152]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm9, ymm10, ymm9
vpaddq ymm3, ymm3, ymm11
vpsrlq ymm10, ymm9, 52
vpsrlq ymm11, ymm3, 52
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm14, ymm9, ymm8
vpxor ymm15, ymm9, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm8, ymm3, ymm10
vpxor ymm9, ymm3, ymm8
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 2880], ymm14
vmovdqa ymmword ptr [rdi + 2912], ymm8
vpunpcklqdq ymm3, ymm4, ymmword ptr [rdi + 3968]
vpunpckhqdq ymm4, ymm4, ymmword ptr [rdi + 3968]
vperm2i128 ymm8, ymm3, ymm4, 32
vperm2i128 ymm3, ymm3, ymm4, 49
vpaddq ymm4, ymm8, ymmword ptr [rdi + 5024]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5056]
vperm2i128 ymm8, ymm12, ymmword ptr [rdi + 5184], 33
vmovapd ymm9, ymmword ptr [rdi + 5184]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 5216], 33
vmovapd ymm10, ymmword ptr [rdi + 5216]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm4, ymm4, ymm8
vpaddq ymm3, ymm3, ymm9
vpsrlq ymm8, ymm4, 52
vpsrlq ymm9, ymm3, 52
vperm2i128 ymm11, ymm11, ymm8, 33
vpalignr ymm11, ymm8, ymm11, 8
vperm2i128 ymm12, ymm8, ymm9, 33
vpalignr ymm12, ymm9, ymm12, 8
vpaddq ymm14, ymm4, ymm11
vpxor ymm15, ymm4, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm4, ymm3, ymm12
vpxor ymm11, ymm3, ymm4
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 2944], ymm14
vmovdqa ymmword ptr [rdi + 2976], ymm4
vmovdqa ymmword ptr [rdi + 5184], ymm0
vmovdqa ymmword ptr [rdi + 5152], ymm1
vmovdqa ymmword ptr [rdi + 5056], ymm2
vmovdqa ymmword ptr [rdi + 5024], ymm5
vmovdqa ymmword ptr [rdi + 3968], ymm6
vmovdqa ymmword ptr [rdi + 4960], ymm8
vmovdqa ymmword ptr [rdi + 4928], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
vmovdqa ymm6, ymmword ptr [rdi + 3200]
vmovdqa ymm7, ymmword ptr [rdi + 3200]
vmovdqa ymm8, ymmword ptr [rdi + 3200]
vmovdqa ymm9, ymmword ptr [rdi + 3200]
lea rax, [rdi + 2480]
lea r8, [rsi + 20480]
mov r9d, 18
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4992], ymm0
vmovdqa ymmword ptr [rdi + 4800], ymm1
vmovdqa ymmword ptr [rdi + 3840], ymm2
vmovdqa ymmword ptr [rdi + 4000], ymm3
vmovdqa ymmword ptr [rdi + 4032], ymm4
vmovdqa ymmword ptr [rdi + 3904], ymm5
vmovdqa ymmword ptr [rdi + 3328], ymm6
vmovdqa ymmword ptr [rdi + 4896], ymm7
vmovdqa ymmword ptr [rdi + 4864], ymm8
vmovdqa ymmword ptr [rdi + 4768], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
vmovdqa ymm6, ymmword ptr [rdi + 3200]
vmovdqa ymm7, ymmword ptr [rdi + 3200]
vmovdqa ymm8, ymmword ptr [rdi + 3200]
vmovdqa ymm9, ymmword ptr [rdi + 3200]
lea rax, [rdi + 2480]
lea r8, [rsi + 20480]
mov r9d, 18
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4736], ymm0
vmovdqa ymmword ptr [rdi + 3808], ymm1
vmovdqa ymmword ptr [rdi + 3744], ymm2
vmovdqa ymmword ptr [rdi + 3872], ymm3
vmovdqa ymmword ptr [rdi + 4512], ymm4
vmovdqa ymmword ptr [rdi + 3488], ymm5
vmovdqa ymmword ptr [rdi + 5632], ymm6
vmovdqa ymmword ptr [rdi + 5664], ymm7
vmovdqa ymmword ptr [rdi + 5696], ymm8
vmovdqa ymmword ptr [rdi + 5728], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
vmovdqa ymm6, ymmword ptr [rdi + 3200]
vmovdqa ymm7, ymmword ptr [rdi + 3200]
vmovdqa ymm8, ymmword ptr [rdi + 3200]
vmovdqa ymm9, ymmword ptr [rdi + 3200]
lea rax, [rdi + 2480]
lea r8, [rsi + 20480]
mov r9d, 18
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovdqa ymm11, ymmword ptr [r8 + 320]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 352]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 384]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 416]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 448]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5760], ymm0
vmovdqa ymmword ptr [rdi + 5792], ymm1
vmovdqa ymmword ptr [rdi + 5824], ymm2
vmovdqa ymmword ptr [rdi + 5856], ymm3
vmovdqa ymmword ptr [rdi + 5888], ymm4
vmovdqa ymmword ptr [rdi + 5920], ymm5
vmovdqa ymmword ptr [rdi + 5952], ymm6
vmovdqa ymmword ptr [rdi + 5984], ymm7
vmovdqa ymmword ptr [rdi + 6016], ymm8
vmovdqa ymmword ptr [rdi + 6048], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
vmovdqa ymm6, ymmword ptr [rdi + 3200]
vmovdqa ymm7, ymmword ptr [rdi + 3200]
vmovdqa ymm8, ymmword ptr [rdi + 3200]
vmovdqa ymm9, ymmword ptr [rdi + 3200]
lea rax, [rdi + 2480]
lea r8, [rsi + 20480]
mov r9d, 18
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovdqa ymm11, ymmword ptr [r8 + 480]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 512]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 544]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 576]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 608]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 4992]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5088]
vmovapd ymm11, ymmword ptr [rdi + 4800]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5120]
vmovapd ymm12, ymmword ptr [rdi + 3904]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5248]
vmovapd ymm14, ymmword ptr [rdi + 3328]
vpaddq ymm14, ymm14, ymmword ptr [rdi + 5280]
vmovapd ymm15, ymmword ptr [rdi + 3840]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5312]
vmovdqa ymmword ptr [rdi + 3840], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4000]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5344]
vmovdqa ymmword ptr [rdi + 4000], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4896]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5472]
vmovdqa ymmword ptr [rdi + 4896], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4864]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5504]
vmovdqa ymmword ptr [rdi + 4864], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4032]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 4032], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4736]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5408]
vmovdqa ymmword ptr [rdi + 4736], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4768]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5536]
vmovdqa ymmword ptr [rdi + 4768], ymm15
vmovapd ymm15, ymmword ptr [rdi + 3488]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 3488], ymm15
vmovapd ymm15, ymmword ptr [rdi + 3808]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5440]
vmovdqa ymmword ptr [rdi + 3808], ymm15
vmovapd ymm15, ymmword ptr [rdi + 3744]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5184]
vmovdqa ymmword ptr [rdi + 3744], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5632]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5600]
vmovdqa ymmword ptr [rdi + 5632], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5664]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 5664], ymm15
vmovapd ymm15, ymmword ptr [rdi + 3872]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5152]
vmovdqa ymmword ptr [rdi + 3872], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4512]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5056]
vmovdqa ymmword ptr [rdi + 4512], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5696]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3968]
vmovdqa ymmword ptr [rdi + 5696], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5728]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3776]
vmovdqa ymmword ptr [rdi + 5728], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5760]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3616]
vmovdqa ymmword ptr [rdi + 5760], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5792]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4672]
vmovdqa ymmword ptr [rdi + 5792], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5920]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4832]
vmovdqa ymmword ptr [rdi + 5920], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5952]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4704]
vmovdqa ymmword ptr [rdi + 5952], ymm0
vmovdqa ymmword ptr [rdi + 4704], ymm1
vmovdqa ymmword ptr [rdi + 4832], ymm2
vmovdqa ymmword ptr [rdi + 4672], ymm3
vmovdqa ymmword ptr [rdi + 3616], ymm4
vmovdqa ymmword ptr [rdi + 3776], ymm5
vmovdqa ymmword ptr [rdi + 3968], ymm6
vmovdqa ymmword ptr [rdi + 5056], ymm7
vmovdqa ymmword ptr [rdi + 5152], ymm8
vmovdqa ymmword ptr [rdi + 5024], ymm9
vmovdqa ymmword ptr [rdi + 5600], ymm10
vmovdqa ymmword ptr [rdi + 5184], ymm11
vmovdqa ymmword ptr [rdi + 5440], ymm12
vmovdqa ymmword ptr [rdi + 5568], ymm14
vmovdqa ymmword ptr [rdi + 5536], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 5600]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 3840]
vmovdqa ymm3, ymmword ptr [rdi + 4000]
vmovdqa ymm4, ymmword ptr [rdi + 4032]
vmovdqa ymm5, ymmword ptr [rdi + 5440]
vmovdqa ymm6, ymmword ptr [rdi + 5568]
vmovdqa ymm7, ymmword ptr [rdi + 4896]
vmovdqa ymm8, ymmword ptr [rdi + 4864]
vmovdqa ymm9, ymmword ptr [rdi + 4768]
lea rax, [rdi + 2752]
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5408], ymm0
vmovdqa ymmword ptr [rdi + 5376], ymm1
vmovdqa ymmword ptr [rdi + 5504], ymm2
vmovdqa ymmword ptr [rdi + 5472], ymm3
vmovdqa ymmword ptr [rdi + 5344], ymm4
vmovdqa ymmword ptr [rdi + 5312], ymm5
vmovdqa ymmword ptr [rdi + 3328], ymm6
vmovdqa ymmword ptr [rdi + 5280], ymm7
vmovdqa ymmword ptr [rdi + 3904], ymm8
vmovdqa ymmword ptr [rdi + 5248], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4736]
vmovdqa ymm1, ymmword ptr [rdi + 3808]
vmovdqa ymm2, ymmword ptr [rdi + 3744]
vmovdqa ymm3, ymmword ptr [rdi + 3872]
vmovdqa ymm4, ymmword ptr [rdi + 4512]
vmovdqa ymm5, ymmword ptr [rdi + 3488]
vmovdqa ymm6, ymmword ptr [rdi + 5632]
vmovdqa ymm7, ymmword ptr [rdi + 5664]
vmovdqa ymm8, ymmword ptr [rdi + 5696]
vmovdqa ymm9, ymmword ptr [rdi + 5728]
lea rax, [rdi + 2752]
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4800], ymm0
vmovdqa ymmword ptr [rdi + 5120], ymm1
vmovdqa ymmword ptr [rdi + 4992], ymm2
vmovdqa ymmword ptr [rdi + 5088], ymm3
vmovdqa ymmword ptr [rdi + 6080], ymm4
vmovdqa ymmword ptr [rdi + 6112], ymm5
vmovdqa ymmword ptr [rdi + 6144], ymm6
vmovdqa ymmword ptr [rdi + 6176], ymm7
vmovdqa ymmword ptr [rdi + 6208], ymm8
vmovdqa ymmword ptr [rdi + 6240], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5760]
vmovdqa ymm1, ymmword ptr [rdi + 5792]
vmovdqa ymm2, ymmword ptr [rdi + 5824]
vmovdqa ymm3, ymmword ptr [rdi + 5856]
vmovdqa ymm4, ymmword ptr [rdi + 5888]
vmovdqa ymm5, ymmword ptr [rdi + 5920]
vmovdqa ymm6, ymmword ptr [rdi + 5536]
vmovdqa ymm7, ymmword ptr [rdi + 5984]
vmovdqa ymm8, ymmword ptr [rdi + 6016]
vmovdqa ymm9, ymmword ptr [rdi + 6048]
lea rax, [rdi + 2752]
lea r8, [rsi + 0]
mov r9d, 32
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovdqa ymm11, ymmword ptr [r8 + 320]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 352]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 384]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 416]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 448]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 6272], ymm0
vmovdqa ymmword ptr [rdi + 6304], ymm1
vmovdqa ymmword ptr [rdi + 6336], ymm2
vmovdqa ymmword ptr [rdi + 6368], ymm3
vmovdqa ymmword ptr [rdi + 6400], ymm4
vmovdqa ymmword ptr [rdi + 6432], ymm5
vmovdqa ymmword ptr [rdi + 6464], ymm6
vmovdqa ymmword ptr [rdi + 6496], ymm7
vmovdqa ymmword ptr [rdi + 6528], ymm8
vmovdqa ymmword ptr [rdi + 6560], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5952]
vmovdqa ymm1, ymmword ptr [rdi + 4704]
vmovdqa ymm2, ymmword ptr [rdi + 4832]
vmovdqa ymm3, ymmword ptr [rdi + 4672]
vmovdqa ymm4, ymmword ptr [rdi + 3616]
vmovdqa ymm5, ymmword ptr [rdi + 3776]
vmovdqa ymm6, ymmword ptr [rdi + 3968]
vmovdqa ymm7, ymmword ptr [rdi + 5056]
vmovdqa ymm8, ymmword ptr [rdi + 5152]
vmovdqa ymm9, ymmword ptr [rdi + 5024]
lea rax, [rdi + 2752]
lea r8, [rsi + 0]
mov r9d, 32
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovdqa ymm11, ymmword ptr [r8 + 480]
mad_low ymm0, ymm10, ymm11
mad_high ymm5, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 512]
mad_low ymm1, ymm10, ymm11
mad_high ymm6, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 544]
mad_low ymm2, ymm10, ymm11
mad_high ymm7, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 576]
mad_low ymm3, ymm10, ymm11
mad_high ymm8, ymm10, ymm11
vmovdqa ymm11, ymmword ptr [r8 + 608]
mad_low ymm4, ymm10, ymm11
mad_high ymm9, ymm10, ymm11
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 4064]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 4096], 33
vmovapd ymm11, ymmword ptr [rdi + 4096]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 4256], 33
vmovapd ymm12, ymmword ptr [rdi + 4256]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4224]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4192]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 3936]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 3936]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 5408]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5376]
vpunpcklqdq ymm15, ymm11, ymmword ptr [rdi + 4160]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 4160]
vmovdqa ymmword ptr [rdi + 4160], ymm9
vperm2i128 ymm9, ymm15, ymm11, 32
vperm2i128 ymm11, ymm15, ymm11, 49
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5504]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5472]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4288], 33
vmovapd ymm15, ymmword ptr [rdi + 4288]
vpalignr ymm12, ymm15, ymm12, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 4448], 33
vmovdqa ymmword ptr [rdi + 4288], ymm8
vmovapd ymm8, ymmword ptr [rdi + 4448]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4416]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4384]
vmovdqa ymmword ptr [rdi + 4384], ymm7
vpunpcklqdq ymm7, ymm12, ymmword ptr [rdi + 4128]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 4128]
vmovdqa ymmword ptr [rdi + 4128], ymm6
vperm2i128 ymm6, ymm7, ymm12, 32
vperm2i128 ymm7, ymm7, ymm12, 49
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5344]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4800]
vpunpcklqdq ymm12, ymm15, ymmword ptr [rdi + 4352]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 4352]
vmovdqa ymmword ptr [rdi + 4352], ymm5
vperm2i128 ymm5, ymm12, ymm15, 32
vperm2i128 ymm12, ymm12, ymm15, 49
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5120]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4992]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4544], 33
vmovapd ymm15, ymmword ptr [rdi + 4544]
vpalignr ymm8, ymm15, ymm8, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 4576], 33
vmovdqa ymmword ptr [rdi + 4544], ymm12
vmovapd ymm12, ymmword ptr [rdi + 4576]
vpalignr ymm15, ymm12, ymm15, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4608]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3456]
vmovdqa ymmword ptr [rdi + 3456], ymm5
vpunpcklqdq ymm5, ymm8, ymmword ptr [rdi + 4480]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 4480]
vmovdqa ymmword ptr [rdi + 4480], ymm7
vperm2i128 ymm7, ymm5, ymm8, 32
vperm2i128 ymm5, ymm5, ymm8, 49
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5088]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6080]
vpunpcklqdq ymm8, ymm15, ymmword ptr [rdi + 4640]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 4640]
vmovdqa ymmword ptr [rdi + 4640], ymm5
vperm2i128 ymm5, ymm8, ymm15, 32
vperm2i128 ymm8, ymm8, ymm15, 49
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6272]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6304]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 3360], 33
vmovapd ymm15, ymmword ptr [rdi + 3360]
vpalignr ymm12, ymm15, ymm12, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 3296], 33
vmovdqa ymmword ptr [rdi + 3360], ymm8
vmovapd ymm8, ymmword ptr [rdi + 3296]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4320]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3424]
vmovdqa ymmword ptr [rdi + 3424], ymm5
vpunpcklqdq ymm5, ymm12, ymmword ptr [rdi + 3392]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 3392]
vmovdqa ymmword ptr [rdi + 3392], ymm7
vperm2i128 ymm7, ymm5, ymm12, 32
vperm2i128 ymm5, ymm5, ymm12, 49
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6336]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6368]
vpunpcklqdq ymm12, ymm15, ymmword ptr [rdi + 3520]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 3520]
vmovdqa ymmword ptr [rdi + 3520], ymm5
vperm2i128 ymm5, ymm12, ymm15, 32
vperm2i128 ymm12, ymm12, ymm15, 49
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6400]
vpaddq ymm0, ymm0, ymm12
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 3680], 33
vmovapd ymm12, ymmword ptr [rdi + 3680]
vpalignr ymm8, ymm12, ymm8, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3584]
vpunpcklqdq ymm12, ymm8, ymmword ptr [rdi + 3712]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 3712]
vperm2i128 ymm15, ymm12, ymm8, 32
vperm2i128 ymm8, ymm12, ymm8, 49
vpaddq ymm1, ymm1, ymm15
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 3648]
vperm2i128 ymm8, ymm8, ymm8, 129
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3552]
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 4928]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4960], 33
vmovapd ymm12, ymmword ptr [rdi + 4960]
vpalignr ymm8, ymm12, ymm8, 8
vpand ymm8, ymm8, ymmword ptr [rdi + 3264]
vpaddq ymm8, ymm14, ymm8
vmovapd ymm12, ymmword ptr [rdi + 5216]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 5312], 33
vmovapd ymm14, ymmword ptr [rdi + 5312]
vpalignr ymm12, ymm14, ymm12, 8
vperm2i128 ymm14, ymm14, ymmword ptr [rdi + 3328], 33
vmovapd ymm15, ymmword ptr [rdi + 3328]
vpalignr ymm14, ymm15, ymm14, 8
vpaddq ymm8, ymm8, ymm12
vpaddq ymm10, ymm10, ymm14
vpsrlq ymm12, ymm8, 52
vpsrlq ymm14, ymm10, 52
vmovdqa ymmword ptr [rdi + 5312], ymm4
vperm2i128 ymm4, ymm12, ymm12, 8
vpalignr ymm4, ymm12, ymm4, 8
vperm2i128 ymm12, ymm12, ymm14, 33
vpalignr ymm12, ymm14, ymm12, 8
vmovdqa ymmword ptr [rdi + 5216], ymm3
vpaddq ymm3, ymm8, ymm4
vmovdqa ymmword ptr [rdi + 4960], ymm2
vpxor ymm2, ymm8, ymm3
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm10, ymm12
vpxor ymm4, ymm10, ymm2
vpor ymm13, ymm13, ymm4
vperm2i128 ymm4, ymm15, ymmword ptr [rdi + 5280], 33
vmovapd ymm8, ymmword ptr [rdi + 5280]
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 3904], 33
vmovapd ymm10, ymmword ptr [rdi + 3904]
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm4, ymm9, ymm4
vpaddq ymm8, ymm11, ymm8
vpsrlq ymm9, ymm4, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm14, ymm9, 33
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vpaddq ymm14, ymm4, ymm12
vpxor ymm15, ymm4, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm4, ymm8, ymm9
vpxor ymm12, ymm8, ymm4
vpor ymm13, ymm13, ymm12
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 5248], 33
vmovapd ymm9, ymmword ptr [rdi + 5248]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 6112], 33
vmovapd ymm10, ymmword ptr [rdi + 6112]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 4480]
vpsrlq ymm9, ymm6, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm11, ymm11, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm15, ymm6, ymm11
vmovdqa ymmword ptr [rdi + 4480], ymm4
vpxor ymm4, ymm6, ymm15
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm8, ymm9
vpxor ymm6, ymm8, ymm4
vpor ymm13, ymm13, ymm6
vperm2i128 ymm6, ymm10, ymmword ptr [rdi + 6144], 33
vmovapd ymm8, ymmword ptr [rdi + 6144]
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6176], 33
vmovapd ymm9, ymmword ptr [rdi + 6176]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3456]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4544]
vpsrlq ymm10, ymm6, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vmovdqa ymmword ptr [rdi + 4544], ymm4
vpaddq ymm4, ymm6, ymm12
vmovdqa ymmword ptr [rdi + 3456], ymm15
vpxor ymm15, ymm6, ymm4
vpor ymm13, ymm13, ymm15
vpaddq ymm6, ymm8, ymm10
vpxor ymm12, ymm8, ymm6
vpor ymm13, ymm13, ymm12
vperm2i128 ymm8, ymm9, ymmword ptr [rdi + 6208], 33
vmovapd ymm9, ymmword ptr [rdi + 6208]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 6240], 33
vmovapd ymm10, ymmword ptr [rdi + 6240]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3392]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4640]
vpsrlq ymm12, ymm8, 52
vpsrlq ymm15, ymm9, 52
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymm15, 33
vpalignr ymm12, ymm15, ymm12, 8
vmovdqa ymmword ptr [rdi + 4640], ymm6
vpaddq ymm6, ymm8, ymm11
vmovdqa ymmword ptr [rdi + 3392], ymm4
vpxor ymm4, ymm8, ymm6
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm9, ymm12
vpxor ymm8, ymm9, ymm4
vpor ymm13, ymm13, ymm8
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 6432], 33
vmovapd ymm9, ymmword ptr [rdi + 6432]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 6464], 33
vmovapd ymm10, ymmword ptr [rdi + 6464]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3424]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3360]
vpsrlq ymm11, ymm8, 52
vpsrlq ymm12, ymm9, 52
vperm2i128 ymm15, ymm15, ymm11, 33
vpalignr ymm15, ymm11, ymm15, 8
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vmovdqa ymmword ptr [rdi + 3360], ymm4
vpaddq ymm4, ymm8, ymm15
vmovdqa ymmword ptr [rdi + 3424], ymm6
vpxor ymm6, ymm8, ymm4
vpor ymm13, ymm13, ymm6
vpaddq ymm6, ymm9, ymm11
vpxor ymm8, ymm9, ymm6
vpor ymm13, ymm13, ymm8
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 6496], 33
vmovapd ymm9, ymmword ptr [rdi + 6496]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 6528], 33
vmovapd ymm10, ymmword ptr [rdi + 6528]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm7, ymm7, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 3520]
vpsrlq ymm9, ymm7, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm9, 33
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vpaddq ymm15, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 3520], ymm6
vpxor ymm6, ymm7, ymm15
vpor ymm13, ymm13, ymm6
vpaddq ymm6, ymm8, ymm9
vpxor ymm7, ymm8, ymm6
vpor ymm13, ymm13, ymm7
vperm2i128 ymm7, ymm10, ymmword ptr [rdi + 6560], 33
vmovapd ymm8, ymmword ptr [rdi + 6560]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4352], 33
vmovapd ymm9, ymmword ptr [rdi + 4352]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm5, ymm5, ymm7
vpaddq ymm0, ymm0, ymm8
vpsrlq ymm7, ymm5, 52
vpsrlq ymm8, ymm0, 52
vperm2i128 ymm10, ymm11, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm11, ymm5, ymm10
vpxor ymm12, ymm5, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm0, ymm7
vpxor ymm10, ymm0, ymm5
vpor ymm13, ymm13, ymm10
vperm2i128 ymm0, ymm9, ymmword ptr [rdi + 4128], 33
vmovapd ymm7, ymmword ptr [rdi + 4128]
vpalignr ymm0, ymm7, ymm0, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 4384], 33
vmovapd ymm9, ymmword ptr [rdi + 4384]
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm7, ymmword ptr [rdi + 4960]
vpsrlq ymm7, ymm0, 52
vpsrlq ymm10, ymm1, 52
vperm2i128 ymm8, ymm8, ymm7, 33
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymm10, 33
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm12, ymm0, ymm8
vmovdqa ymmword ptr [rdi + 4960], ymm5
vpxor ymm5, ymm0, ymm12
vpor ymm13, ymm13, ymm5
vpaddq ymm0, ymm1, ymm7
vpxor ymm5, ymm1, ymm0
vpor ymm13, ymm13, ymm5
vperm2i128 ymm1, ymm9, ymmword ptr [rdi + 4288], 33
vmovapd ymm5, ymmword ptr [rdi + 4288]
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 4160], 33
vmovapd ymm7, ymmword ptr [rdi + 4160]
vpalignr ymm5, ymm7, ymm5, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5216]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5312]
vpsrlq ymm7, ymm1, 52
vpsrlq ymm8, ymm5, 52
vperm2i128 ymm9, ymm10, ymm7, 33
vpalignr ymm9, ymm7, ymm9, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm8, ymm1, ymm9
vpxor ymm10, ymm1, ymm8
vpor ymm13, ymm13, ymm10
vpaddq ymm1, ymm5, ymm7
vpxor ymm9, ymm5, ymm1
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 704], ymm3
vmovdqa ymmword ptr [rdi + 736], ymm2
vmovdqa ymmword ptr [rdi + 768], ymm14
vmovapd ymm2, ymmword ptr [rdi + 4480]
vmovdqa ymmword ptr [rdi + 800], ymm2
vmovapd ymm2, ymmword ptr [rdi + 3456]
vmovdqa ymmword ptr [rdi + 832], ymm2
vmovapd ymm2, ymmword ptr [rdi + 4544]
vmovdqa ymmword ptr [rdi + 864], ymm2
vmovapd ymm2, ymmword ptr [rdi + 3392]
vmovdqa ymmword ptr [rdi + 896], ymm2
vmovapd ymm2, ymmword ptr [rdi + 4640]
vmovdqa ymmword ptr [rdi + 928], ymm2
vmovapd ymm2, ymmword ptr [rdi + 3424]
vmovdqa ymmword ptr [rdi + 960], ymm2
vmovapd ymm2, ymmword ptr [rdi + 3360]
vmovdqa ymmword ptr [rdi + 992], ymm2
vmovdqa ymmword ptr [rdi + 1024], ymm4
vmovapd ymm2, ymmword ptr [rdi + 3520]
vmovdqa ymmword ptr [rdi + 1056], ymm2
vmovdqa ymmword ptr [rdi + 1088], ymm15
vmovdqa ymmword ptr [rdi + 1120], ymm6
vmovdqa ymmword ptr [rdi + 1152], ymm11
vmovapd ymm2, ymmword ptr [rdi + 4960]
vmovdqa ymmword ptr [rdi + 1184], ymm2
vmovdqa ymmword ptr [rdi + 1216], ymm12
vmovdqa ymmword ptr [rdi + 1248], ymm0
vmovdqa ymmword ptr [rdi + 1280], ymm8
vmovdqa ymmword ptr [rdi + 1312], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
