# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-2496 mod N, N odd of at most 3072 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 61 limbs below 2^52, the top one below 2^10; ymm13 collects predicted carries that rippled.
# 7001 instructions a step, 1502 pairs of products, 102 spills.
vpxor ymm13, ymm13, ymm13
.p2align 6
2:
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
lea rax, [rdi + 568]
lea r8, [rdi + 584]
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
vmovdqa ymmword ptr [rdi + 2784], ymm0
vmovdqa ymmword ptr [rdi + 2816], ymm1
vmovdqa ymmword ptr [rdi + 2848], ymm2
vmovdqa ymmword ptr [rdi + 2880], ymm3
vmovdqa ymmword ptr [rdi + 2912], ymm4
vmovdqa ymmword ptr [rdi + 2944], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
lea rax, [rdi + 632]
lea r8, [rdi + 648]
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
vmovapd ymm6, ymmword ptr [rdi + 576]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 608], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 608]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 640], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 2848]
mad_low ymm10, ymm6, ymm7
vmovapd ymm11, ymmword ptr [rdi + 2880]
mad_low ymm11, ymm8, ymm9
vmovapd ymm12, ymmword ptr [rdi + 2912]
mad_high ymm12, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2944]
mad_high ymm7, ymm8, ymm9
vmovapd ymm9, ymmword ptr [rdi + 2784]
vpaddq ymm9, ymm9, ymm9
vmovapd ymm14, ymmword ptr [rdi + 2816]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
vpaddq ymm7, ymm7, ymm7
mad_low ymm9, ymm6, ymm6
mad_low ymm14, ymm8, ymm8
mad_high ymm10, ymm6, ymm6
mad_high ymm11, ymm8, ymm8
vmovapd ymm6, ymmword ptr [rdi + 640]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 672], 33
vpalignr ymm8, ymm8, ymm6, 8
vmovapd ymm15, ymmword ptr [rdi + 672]
vmovdqa ymmword ptr [rdi + 2816], ymm11
vperm2i128 ymm11, ymm15, ymmword ptr [rdi + 704], 33
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
vmovdqa ymmword ptr [rdi + 2784], ymm0
vmovdqa ymmword ptr [rdi + 2944], ymm1
vmovdqa ymmword ptr [rdi + 2912], ymm2
vmovdqa ymmword ptr [rdi + 2880], ymm3
vmovdqa ymmword ptr [rdi + 2848], ymm4
vmovdqa ymmword ptr [rdi + 2976], ymm5
vmovdqa ymmword ptr [rdi + 3008], ymm7
vmovdqa ymmword ptr [rdi + 3040], ymm9
vmovdqa ymmword ptr [rdi + 3072], ymm10
vmovdqa ymmword ptr [rdi + 3104], ymm12
vmovdqa ymmword ptr [rdi + 3136], ymm14
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
lea rax, [rdi + 952]
lea r8, [rdi + 968]
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
vmovdqa ymmword ptr [rdi + 3168], ymm0
vmovdqa ymmword ptr [rdi + 3200], ymm1
vmovdqa ymmword ptr [rdi + 3232], ymm2
vmovdqa ymmword ptr [rdi + 3264], ymm3
vmovdqa ymmword ptr [rdi + 3296], ymm4
vmovdqa ymmword ptr [rdi + 3328], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
lea rax, [rdi + 1016]
lea r8, [rdi + 1032]
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
vmovapd ymm6, ymmword ptr [rdi + 960]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 992], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 992]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 1024], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 3232]
mad_low ymm10, ymm6, ymm7
vmovapd ymm11, ymmword ptr [rdi + 3264]
mad_low ymm11, ymm8, ymm9
vmovapd ymm12, ymmword ptr [rdi + 3296]
mad_high ymm12, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 3328]
mad_high ymm7, ymm8, ymm9
vmovapd ymm9, ymmword ptr [rdi + 3168]
vpaddq ymm9, ymm9, ymm9
vmovapd ymm14, ymmword ptr [rdi + 3200]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
vpaddq ymm7, ymm7, ymm7
mad_low ymm9, ymm6, ymm6
mad_low ymm14, ymm8, ymm8
mad_high ymm10, ymm6, ymm6
mad_high ymm11, ymm8, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1024]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 1056], 33
vpalignr ymm8, ymm8, ymm6, 8
mad_low ymm2, ymm6, ymm8
mad_high ymm4, ymm6, ymm8
vpaddq ymm0, ymm0, ymm0
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm5, ymm5, ymm5
mad_low ymm0, ymm6, ymm6
vmovapd ymm8, ymmword ptr [rdi + 1056]
mad_low ymm1, ymm8, ymm8
mad_high ymm2, ymm6, ymm6
mad_high ymm3, ymm8, ymm8
vmovapd ymm6, ymmword ptr [rdi + 3104]
vperm2i128 ymm8, ymm6, ymm6, 8
vpalignr ymm8, ymm6, ymm8, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 3008], 33
vmovapd ymm15, ymmword ptr [rdi + 3008]
vpalignr ymm6, ymm15, ymm6, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3040]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3136]
vmovdqa ymmword ptr [rdi + 3136], ymm10
vpunpcklqdq ymm10, ymm8, ymmword ptr [rdi + 3072]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 3072]
vmovdqa ymmword ptr [rdi + 3072], ymm9
vperm2i128 ymm9, ymm10, ymm8, 32
vperm2i128 ymm8, ymm10, ymm8, 49
vpsrlq ymm10, ymm9, 52
vmovdqa ymmword ptr [rdi + 3040], ymm3
vpsrlq ymm3, ymm8, 52
vmovdqa ymmword ptr [rdi + 3104], ymm2
vperm2i128 ymm2, ymm10, ymm10, 8
vpalignr ymm2, ymm10, ymm2, 8
vperm2i128 ymm10, ymm10, ymm3, 33
vpalignr ymm10, ymm3, ymm10, 8
vmovdqa ymmword ptr [rdi + 3200], ymm1
vpaddq ymm1, ymm9, ymm2
vmovdqa ymmword ptr [rdi + 3168], ymm0
vpxor ymm0, ymm9, ymm1
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm8, ymm10
vpxor ymm2, ymm8, ymm0
vpor ymm13, ymm13, ymm2
vmovdqa ymmword ptr [rdi + 1664], ymm1
vmovdqa ymmword ptr [rdi + 1696], ymm0
vpunpcklqdq ymm0, ymm6, ymmword ptr [rdi + 2816]
vpunpckhqdq ymm1, ymm6, ymmword ptr [rdi + 2816]
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
vmovdqa ymmword ptr [rdi + 1728], ymm8
vmovdqa ymmword ptr [rdi + 1760], ymm2
vperm2i128 ymm0, ymm15, ymmword ptr [rdi + 2848], 33
vmovapd ymm1, ymmword ptr [rdi + 2848]
vpalignr ymm0, ymm1, ymm0, 8
vperm2i128 ymm1, ymm1, ymmword ptr [rdi + 2976], 33
vmovapd ymm2, ymmword ptr [rdi + 2976]
vpalignr ymm1, ymm2, ymm1, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2784]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2944]
vpunpcklqdq ymm3, ymm0, ymmword ptr [rdi + 2912]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 2912]
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
vmovdqa ymmword ptr [rdi + 1792], ymm10
vmovdqa ymmword ptr [rdi + 1824], ymm6
vperm2i128 ymm0, ymm12, ymm7, 33
vpalignr ymm0, ymm7, ymm0, 8
vpaddq ymm0, ymm14, ymm0
vpunpcklqdq ymm3, ymm0, ymm11
vpunpckhqdq ymm0, ymm0, ymm11
vperm2i128 ymm6, ymm3, ymm0, 32
vperm2i128 ymm0, ymm3, ymm0, 49
vpsrlq ymm3, ymm6, 52
vpsrlq ymm8, ymm0, 52
vperm2i128 ymm3, ymm3, ymm8, 33
vpalignr ymm3, ymm8, ymm3, 8
vpand ymm3, ymm3, ymmword ptr [rdi + 2720]
vpaddq ymm10, ymm0, ymm3
vpxor ymm11, ymm0, ymm10
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 1984], ymm6
vmovdqa ymmword ptr [rdi + 2016], ymm10
vperm2i128 ymm0, ymm7, ymm4, 33
vpalignr ymm0, ymm4, ymm0, 8
vperm2i128 ymm3, ymm4, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3168]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3200]
vpunpcklqdq ymm4, ymm0, ymmword ptr [rdi + 3104]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 3104]
vperm2i128 ymm5, ymm4, ymm0, 32
vperm2i128 ymm0, ymm4, ymm0, 49
vpsrlq ymm4, ymm5, 52
vpsrlq ymm7, ymm0, 52
vperm2i128 ymm8, ymm8, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm4, ymm4, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm10, ymm5, ymm8
vpxor ymm11, ymm5, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm5, ymm0, ymm4
vpxor ymm8, ymm0, ymm5
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 2048], ymm10
vmovdqa ymmword ptr [rdi + 2080], ymm5
vpunpcklqdq ymm0, ymm3, ymmword ptr [rdi + 3040]
vpunpckhqdq ymm3, ymm3, ymmword ptr [rdi + 3040]
vperm2i128 ymm4, ymm0, ymm3, 32
vperm2i128 ymm0, ymm0, ymm3, 49
vpsrlq ymm3, ymm4, 52
vpsrlq ymm5, ymm0, 52
vperm2i128 ymm7, ymm7, ymm3, 33
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vpaddq ymm5, ymm4, ymm7
vpxor ymm8, ymm4, ymm5
vpor ymm13, ymm13, ymm8
vpaddq ymm4, ymm0, ymm3
vpxor ymm7, ymm0, ymm4
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 2112], ymm5
vmovdqa ymmword ptr [rdi + 2144], ymm4
vmovdqa ymmword ptr [rdi + 3040], ymm1
vmovdqa ymmword ptr [rdi + 3104], ymm6
vmovdqa ymmword ptr [rdi + 3200], ymm9
vmovdqa ymmword ptr [rdi + 3168], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
lea rax, [rdi + 696]
lea r8, [rdi + 712]
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
vmovdqa ymmword ptr [rdi + 2912], ymm0
vmovdqa ymmword ptr [rdi + 2944], ymm1
vmovdqa ymmword ptr [rdi + 2784], ymm2
vmovdqa ymmword ptr [rdi + 2848], ymm3
vmovdqa ymmword ptr [rdi + 3008], ymm4
vmovdqa ymmword ptr [rdi + 2816], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
lea rax, [rdi + 760]
lea r8, [rdi + 776]
mov r9d, 30
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
vmovdqa ymmword ptr [rdi + 3296], ymm1
vmovdqa ymmword ptr [rdi + 3264], ymm2
vmovdqa ymmword ptr [rdi + 3232], ymm3
vmovdqa ymmword ptr [rdi + 3360], ymm4
vmovdqa ymmword ptr [rdi + 3392], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
lea rax, [rdi + 824]
lea r8, [rdi + 840]
mov r9d, 28
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
vmovdqa ymmword ptr [rdi + 3424], ymm0
vmovdqa ymmword ptr [rdi + 3456], ymm1
vmovdqa ymmword ptr [rdi + 3488], ymm2
vmovdqa ymmword ptr [rdi + 3520], ymm3
vmovdqa ymmword ptr [rdi + 3552], ymm4
vmovdqa ymmword ptr [rdi + 3584], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
lea rax, [rdi + 888]
lea r8, [rdi + 904]
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
vmovapd ymm6, ymmword ptr [rdi + 2784]
vmovapd ymm7, ymmword ptr [rdi + 704]
mad_low ymm6, ymm7, ymmword ptr [rdi + 712]
vmovapd ymm8, ymmword ptr [rdi + 2848]
vmovapd ymm9, ymmword ptr [rdi + 736]
mad_low ymm8, ymm9, ymmword ptr [rdi + 744]
vmovapd ymm10, ymmword ptr [rdi + 3008]
mad_high ymm10, ymm7, ymmword ptr [rdi + 712]
vmovapd ymm11, ymmword ptr [rdi + 2816]
mad_high ymm11, ymm9, ymmword ptr [rdi + 744]
vmovapd ymm12, ymmword ptr [rdi + 2912]
vpaddq ymm12, ymm12, ymm12
vmovapd ymm14, ymmword ptr [rdi + 2944]
vpaddq ymm14, ymm14, ymm14
vpaddq ymm6, ymm6, ymm6
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
mad_low ymm12, ymm7, ymm7
mad_low ymm14, ymm9, ymm9
mad_high ymm6, ymm7, ymm7
mad_high ymm8, ymm9, ymm9
vmovapd ymm7, ymmword ptr [rdi + 3264]
vmovapd ymm9, ymmword ptr [rdi + 768]
mad_low ymm7, ymm9, ymmword ptr [rdi + 776]
vmovapd ymm15, ymmword ptr [rdi + 3232]
vmovdqa ymmword ptr [rdi + 3264], ymm8
vmovapd ymm8, ymmword ptr [rdi + 800]
mad_low ymm15, ymm8, ymmword ptr [rdi + 808]
vmovdqa ymmword ptr [rdi + 3232], ymm6
vmovapd ymm6, ymmword ptr [rdi + 3360]
mad_high ymm6, ymm9, ymmword ptr [rdi + 776]
vmovdqa ymmword ptr [rdi + 3360], ymm14
vmovapd ymm14, ymmword ptr [rdi + 3392]
mad_high ymm14, ymm8, ymmword ptr [rdi + 808]
vmovdqa ymmword ptr [rdi + 3392], ymm12
vmovapd ymm12, ymmword ptr [rdi + 3328]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 3328], ymm11
vmovapd ymm11, ymmword ptr [rdi + 3296]
vpaddq ymm11, ymm11, ymm11
vpaddq ymm7, ymm7, ymm7
vpaddq ymm15, ymm15, ymm15
vpaddq ymm6, ymm6, ymm6
vpaddq ymm14, ymm14, ymm14
mad_low ymm12, ymm9, ymm9
mad_low ymm11, ymm8, ymm8
mad_high ymm7, ymm9, ymm9
mad_high ymm15, ymm8, ymm8
vmovapd ymm8, ymmword ptr [rdi + 3488]
vmovapd ymm9, ymmword ptr [rdi + 832]
mad_low ymm8, ymm9, ymmword ptr [rdi + 840]
vmovdqa ymmword ptr [rdi + 3488], ymm15
vmovapd ymm15, ymmword ptr [rdi + 3520]
vmovdqa ymmword ptr [rdi + 3296], ymm7
vmovapd ymm7, ymmword ptr [rdi + 864]
mad_low ymm15, ymm7, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 3520], ymm11
vmovapd ymm11, ymmword ptr [rdi + 3552]
mad_high ymm11, ymm9, ymmword ptr [rdi + 840]
vmovdqa ymmword ptr [rdi + 3552], ymm12
vmovapd ymm12, ymmword ptr [rdi + 3584]
mad_high ymm12, ymm7, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 3584], ymm14
vmovapd ymm14, ymmword ptr [rdi + 3424]
vpaddq ymm14, ymm14, ymm14
vmovdqa ymmword ptr [rdi + 3424], ymm6
vmovapd ymm6, ymmword ptr [rdi + 3456]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm8, ymm8, ymm8
vpaddq ymm15, ymm15, ymm15
vpaddq ymm11, ymm11, ymm11
vpaddq ymm12, ymm12, ymm12
mad_low ymm14, ymm9, ymm9
mad_low ymm6, ymm7, ymm7
mad_high ymm8, ymm9, ymm9
mad_high ymm15, ymm7, ymm7
vmovapd ymm7, ymmword ptr [rdi + 896]
mad_low ymm2, ymm7, ymmword ptr [rdi + 904]
vmovapd ymm9, ymmword ptr [rdi + 928]
mad_low ymm3, ymm9, ymmword ptr [rdi + 936]
mad_high ymm4, ymm7, ymmword ptr [rdi + 904]
mad_high ymm5, ymm9, ymmword ptr [rdi + 936]
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
vmovdqa ymmword ptr [rdi + 3456], ymm0
vmovdqa ymmword ptr [rdi + 2944], ymm1
vmovdqa ymmword ptr [rdi + 2912], ymm2
vmovdqa ymmword ptr [rdi + 2816], ymm3
vmovdqa ymmword ptr [rdi + 3008], ymm4
vmovdqa ymmword ptr [rdi + 2848], ymm5
vmovdqa ymmword ptr [rdi + 2784], ymm6
vmovdqa ymmword ptr [rdi + 3616], ymm8
vmovdqa ymmword ptr [rdi + 3648], ymm10
vmovdqa ymmword ptr [rdi + 3680], ymm11
vmovdqa ymmword ptr [rdi + 3712], ymm12
vmovdqa ymmword ptr [rdi + 3744], ymm14
vmovdqa ymmword ptr [rdi + 3776], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
vmovdqa ymm6, ymmword ptr [rdi + 2688]
vmovdqa ymm7, ymmword ptr [rdi + 2688]
vmovdqa ymm8, ymmword ptr [rdi + 2688]
vmovdqa ymm9, ymmword ptr [rdi + 2688]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 512
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 3808], ymm0
vmovdqa ymmword ptr [rdi + 3840], ymm1
vmovdqa ymmword ptr [rdi + 3872], ymm2
vmovdqa ymmword ptr [rdi + 3904], ymm3
vmovdqa ymmword ptr [rdi + 3936], ymm4
vmovdqa ymmword ptr [rdi + 3968], ymm5
vmovdqa ymmword ptr [rdi + 4000], ymm6
vmovdqa ymmword ptr [rdi + 4032], ymm7
vmovdqa ymmword ptr [rdi + 4064], ymm8
vmovdqa ymmword ptr [rdi + 4096], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
vmovdqa ymm6, ymmword ptr [rdi + 2688]
vmovdqa ymm7, ymmword ptr [rdi + 2688]
vmovdqa ymm8, ymmword ptr [rdi + 2688]
vmovdqa ymm9, ymmword ptr [rdi + 2688]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 512
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4128], ymm0
vmovdqa ymmword ptr [rdi + 4160], ymm1
vmovdqa ymmword ptr [rdi + 4192], ymm2
vmovdqa ymmword ptr [rdi + 4224], ymm3
vmovdqa ymmword ptr [rdi + 4256], ymm4
vmovdqa ymmword ptr [rdi + 4288], ymm5
vmovdqa ymmword ptr [rdi + 4320], ymm6
vmovdqa ymmword ptr [rdi + 4352], ymm7
vmovdqa ymmword ptr [rdi + 4384], ymm8
vmovdqa ymmword ptr [rdi + 4416], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
vmovdqa ymm6, ymmword ptr [rdi + 2688]
vmovdqa ymm7, ymmword ptr [rdi + 2688]
vmovdqa ymm8, ymmword ptr [rdi + 2688]
vmovdqa ymm9, ymmword ptr [rdi + 2688]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 512
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 3040]
vpunpcklqdq ymm11, ymm10, ymmword ptr [rdi + 2880]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 2880]
vperm2i128 ymm12, ymm11, ymm10, 32
vperm2i128 ymm10, ymm11, ymm10, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 3808]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3840]
vmovapd ymm12, ymmword ptr [rdi + 3968]
vperm2i128 ymm14, ymm12, ymm12, 8
vpalignr ymm14, ymm12, ymm14, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4000], 33
vmovapd ymm15, ymmword ptr [rdi + 4000]
vpalignr ymm12, ymm15, ymm12, 8
vpaddq ymm11, ymm11, ymm14
vpaddq ymm10, ymm10, ymm12
vpsrlq ymm12, ymm11, 52
vpsrlq ymm14, ymm10, 52
vmovdqa ymmword ptr [rdi + 3968], ymm9
vmovapd ymm9, ymmword ptr [rdi + 3200]
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vperm2i128 ymm12, ymm12, ymm14, 33
vpalignr ymm12, ymm14, ymm12, 8
vmovdqa ymmword ptr [rdi + 3200], ymm4
vpaddq ymm4, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 3840], ymm8
vpxor ymm8, ymm11, ymm4
vpor ymm13, ymm13, ymm8
vpaddq ymm8, ymm10, ymm12
vpxor ymm9, ymm10, ymm8
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 2304], ymm4
vmovdqa ymmword ptr [rdi + 2336], ymm8
vmovapd ymm4, ymmword ptr [rdi + 2976]
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 3648], 33
vmovapd ymm8, ymmword ptr [rdi + 3648]
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 3328], 33
vmovapd ymm9, ymmword ptr [rdi + 3328]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3392]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3360]
vpunpcklqdq ymm10, ymm4, ymmword ptr [rdi + 3232]
vpunpckhqdq ymm4, ymm4, ymmword ptr [rdi + 3232]
vperm2i128 ymm11, ymm10, ymm4, 32
vperm2i128 ymm4, ymm10, ymm4, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 3872]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3904]
vperm2i128 ymm11, ymm15, ymmword ptr [rdi + 4032], 33
vmovapd ymm12, ymmword ptr [rdi + 4032]
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4064], 33
vmovapd ymm15, ymmword ptr [rdi + 4064]
vpalignr ymm12, ymm15, ymm12, 8
vpaddq ymm10, ymm10, ymm11
vpaddq ymm4, ymm4, ymm12
vpsrlq ymm11, ymm10, 52
vpsrlq ymm12, ymm4, 52
vperm2i128 ymm14, ymm14, ymm11, 33
vpalignr ymm14, ymm11, ymm14, 8
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm9, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 4032], ymm7
vpxor ymm7, ymm10, ymm9
vpor ymm13, ymm13, ymm7
vpaddq ymm7, ymm4, ymm11
vpxor ymm10, ymm4, ymm7
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 2368], ymm9
vmovdqa ymmword ptr [rdi + 2400], ymm7
vpunpcklqdq ymm4, ymm8, ymmword ptr [rdi + 3264]
vpunpckhqdq ymm7, ymm8, ymmword ptr [rdi + 3264]
vperm2i128 ymm8, ymm4, ymm7, 32
vperm2i128 ymm4, ymm4, ymm7, 49
vpaddq ymm7, ymm8, ymmword ptr [rdi + 3936]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4128]
vperm2i128 ymm8, ymm15, ymmword ptr [rdi + 4096], 33
vmovapd ymm9, ymmword ptr [rdi + 4096]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 4288], 33
vmovapd ymm10, ymmword ptr [rdi + 4288]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm7, ymm7, ymm8
vpaddq ymm4, ymm4, ymm9
vpsrlq ymm8, ymm7, 52
vpsrlq ymm9, ymm4, 52
vperm2i128 ymm11, ymm12, ymm8, 33
vpalignr ymm11, ymm8, ymm11, 8
vperm2i128 ymm12, ymm8, ymm9, 33
vpalignr ymm12, ymm9, ymm12, 8
vpaddq ymm14, ymm7, ymm11
vpxor ymm15, ymm7, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm7, ymm4, ymm12
vpxor ymm11, ymm4, ymm7
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 2432], ymm14
vmovdqa ymmword ptr [rdi + 2464], ymm7
vmovdqa ymmword ptr [rdi + 4096], ymm0
vmovdqa ymmword ptr [rdi + 4064], ymm1
vmovdqa ymmword ptr [rdi + 4128], ymm2
vmovdqa ymmword ptr [rdi + 3936], ymm3
vmovdqa ymmword ptr [rdi + 3264], ymm5
vmovdqa ymmword ptr [rdi + 4000], ymm6
vmovdqa ymmword ptr [rdi + 3904], ymm8
vmovdqa ymmword ptr [rdi + 3872], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
vmovdqa ymm6, ymmword ptr [rdi + 2688]
vmovdqa ymm7, ymmword ptr [rdi + 2688]
vmovdqa ymm8, ymmword ptr [rdi + 2688]
vmovdqa ymm9, ymmword ptr [rdi + 2688]
lea rax, [rdi + 2016]
lea r8, [rsi + 12288]
mov r9d, 13
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
add r8, 512
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 3232], ymm0
vmovdqa ymmword ptr [rdi + 3360], ymm1
vmovdqa ymmword ptr [rdi + 3392], ymm2
vmovdqa ymmword ptr [rdi + 3648], ymm3
vmovdqa ymmword ptr [rdi + 2976], ymm4
vmovdqa ymmword ptr [rdi + 3808], ymm5
vmovdqa ymmword ptr [rdi + 2880], ymm6
vmovdqa ymmword ptr [rdi + 3040], ymm7
vmovdqa ymmword ptr [rdi + 4448], ymm8
vmovdqa ymmword ptr [rdi + 4480], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
vmovdqa ymm6, ymmword ptr [rdi + 2688]
vmovdqa ymm7, ymmword ptr [rdi + 2688]
vmovdqa ymm8, ymmword ptr [rdi + 2688]
vmovdqa ymm9, ymmword ptr [rdi + 2688]
lea rax, [rdi + 2016]
lea r8, [rsi + 12288]
mov r9d, 13
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
add r8, 512
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4512], ymm0
vmovdqa ymmword ptr [rdi + 4544], ymm1
vmovdqa ymmword ptr [rdi + 4576], ymm2
vmovdqa ymmword ptr [rdi + 4608], ymm3
vmovdqa ymmword ptr [rdi + 4640], ymm4
vmovdqa ymmword ptr [rdi + 4672], ymm5
vmovdqa ymmword ptr [rdi + 4704], ymm6
vmovdqa ymmword ptr [rdi + 4736], ymm7
vmovdqa ymmword ptr [rdi + 4768], ymm8
vmovdqa ymmword ptr [rdi + 4800], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2688]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2688]
vmovdqa ymm5, ymmword ptr [rdi + 2688]
vmovdqa ymm6, ymmword ptr [rdi + 2688]
vmovdqa ymm7, ymmword ptr [rdi + 2688]
vmovdqa ymm8, ymmword ptr [rdi + 2688]
vmovdqa ymm9, ymmword ptr [rdi + 2688]
lea rax, [rdi + 2016]
lea r8, [rsi + 12288]
mov r9d, 13
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
add r8, 512
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 3232]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4160]
vmovapd ymm11, ymmword ptr [rdi + 3360]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4192]
vmovapd ymm12, ymmword ptr [rdi + 3808]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4320]
vmovapd ymm14, ymmword ptr [rdi + 2880]
vpaddq ymm14, ymm14, ymmword ptr [rdi + 4352]
vmovapd ymm15, ymmword ptr [rdi + 3392]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4224]
vmovdqa ymmword ptr [rdi + 3392], ymm15
vmovapd ymm15, ymmword ptr [rdi + 3648]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4256]
vmovdqa ymmword ptr [rdi + 3648], ymm15
vmovapd ymm15, ymmword ptr [rdi + 3040]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4384]
vmovdqa ymmword ptr [rdi + 3040], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4448]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4416]
vmovdqa ymmword ptr [rdi + 4448], ymm15
vmovapd ymm15, ymmword ptr [rdi + 2976]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4096]
vmovdqa ymmword ptr [rdi + 2976], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4512]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4064]
vmovdqa ymmword ptr [rdi + 4512], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4480]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3264]
vmovdqa ymmword ptr [rdi + 4480], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4672]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4000]
vmovdqa ymmword ptr [rdi + 4672], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4544]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4128]
vmovdqa ymmword ptr [rdi + 4544], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4576]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3936]
vmovdqa ymmword ptr [rdi + 4576], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4704]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4032]
vmovdqa ymmword ptr [rdi + 4704], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4736]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3840]
vmovdqa ymmword ptr [rdi + 4736], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4608]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3200]
vmovdqa ymmword ptr [rdi + 4608], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4768]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 3968]
vmovdqa ymmword ptr [rdi + 4768], ymm0
vmovdqa ymmword ptr [rdi + 3968], ymm1
vmovdqa ymmword ptr [rdi + 3200], ymm2
vmovdqa ymmword ptr [rdi + 3840], ymm3
vmovdqa ymmword ptr [rdi + 4032], ymm4
vmovdqa ymmword ptr [rdi + 3936], ymm5
vmovdqa ymmword ptr [rdi + 4128], ymm6
vmovdqa ymmword ptr [rdi + 4000], ymm7
vmovdqa ymmword ptr [rdi + 3264], ymm8
vmovdqa ymmword ptr [rdi + 4064], ymm9
vmovdqa ymmword ptr [rdi + 4096], ymm10
vmovdqa ymmword ptr [rdi + 4416], ymm11
vmovdqa ymmword ptr [rdi + 4384], ymm12
vmovdqa ymmword ptr [rdi + 4256], ymm14
vmovdqa ymmword ptr [rdi + 4224], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 4096]
vmovdqa ymm1, ymmword ptr [rdi + 4416]
vmovdqa ymm2, ymmword ptr [rdi + 3392]
vmovdqa ymm3, ymmword ptr [rdi + 3648]
vmovdqa ymm4, ymmword ptr [rdi + 2976]
vmovdqa ymm5, ymmword ptr [rdi + 4384]
vmovdqa ymm6, ymmword ptr [rdi + 4256]
vmovdqa ymm7, ymmword ptr [rdi + 3040]
vmovdqa ymm8, ymmword ptr [rdi + 4448]
vmovdqa ymm9, ymmword ptr [rdi + 4480]
lea rax, [rdi + 2304]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 512
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 2880], ymm0
vmovdqa ymmword ptr [rdi + 4352], ymm1
vmovdqa ymmword ptr [rdi + 3808], ymm2
vmovdqa ymmword ptr [rdi + 4320], ymm3
vmovdqa ymmword ptr [rdi + 3360], ymm4
vmovdqa ymmword ptr [rdi + 4192], ymm5
vmovdqa ymmword ptr [rdi + 3232], ymm6
vmovdqa ymmword ptr [rdi + 4160], ymm7
vmovdqa ymmword ptr [rdi + 4832], ymm8
vmovdqa ymmword ptr [rdi + 4864], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4512]
vmovdqa ymm1, ymmword ptr [rdi + 4544]
vmovdqa ymm2, ymmword ptr [rdi + 4576]
vmovdqa ymm3, ymmword ptr [rdi + 4608]
vmovdqa ymm4, ymmword ptr [rdi + 4640]
vmovdqa ymm5, ymmword ptr [rdi + 4672]
vmovdqa ymm6, ymmword ptr [rdi + 4704]
vmovdqa ymm7, ymmword ptr [rdi + 4736]
vmovdqa ymm8, ymmword ptr [rdi + 4224]
vmovdqa ymm9, ymmword ptr [rdi + 4800]
lea rax, [rdi + 2304]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 512
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4896], ymm0
vmovdqa ymmword ptr [rdi + 4928], ymm1
vmovdqa ymmword ptr [rdi + 4960], ymm2
vmovdqa ymmword ptr [rdi + 4992], ymm3
vmovdqa ymmword ptr [rdi + 5024], ymm4
vmovdqa ymmword ptr [rdi + 5056], ymm5
vmovdqa ymmword ptr [rdi + 5088], ymm6
vmovdqa ymmword ptr [rdi + 5120], ymm7
vmovdqa ymmword ptr [rdi + 5152], ymm8
vmovdqa ymmword ptr [rdi + 5184], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4768]
vmovdqa ymm1, ymmword ptr [rdi + 3968]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3840]
vmovdqa ymm4, ymmword ptr [rdi + 4032]
vmovdqa ymm5, ymmword ptr [rdi + 3936]
vmovdqa ymm6, ymmword ptr [rdi + 4128]
vmovdqa ymm7, ymmword ptr [rdi + 4000]
vmovdqa ymm8, ymmword ptr [rdi + 3264]
vmovdqa ymm9, ymmword ptr [rdi + 4064]
lea rax, [rdi + 2304]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 512
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 3328]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 3424], 33
vmovapd ymm11, ymmword ptr [rdi + 3424]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 3584], 33
vmovapd ymm12, ymmword ptr [rdi + 3584]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3552]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3520]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 3296]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 3296]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 2880]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4352]
vpunpcklqdq ymm15, ymm11, ymmword ptr [rdi + 3488]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 3488]
vmovdqa ymmword ptr [rdi + 3488], ymm9
vperm2i128 ymm9, ymm15, ymm11, 32
vperm2i128 ymm11, ymm15, ymm11, 49
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3808]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4320]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 3680], 33
vmovapd ymm15, ymmword ptr [rdi + 3680]
vpalignr ymm12, ymm15, ymm12, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 3712], 33
vmovdqa ymmword ptr [rdi + 3680], ymm8
vmovapd ymm8, ymmword ptr [rdi + 3712]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3744]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 2784]
vmovdqa ymmword ptr [rdi + 2784], ymm7
vpunpcklqdq ymm7, ymm12, ymmword ptr [rdi + 3616]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 3616]
vmovdqa ymmword ptr [rdi + 3616], ymm6
vperm2i128 ymm6, ymm7, ymm12, 32
vperm2i128 ymm7, ymm7, ymm12, 49
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3360]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4896]
vpunpcklqdq ymm12, ymm15, ymmword ptr [rdi + 3776]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 3776]
vmovdqa ymmword ptr [rdi + 3776], ymm5
vperm2i128 ymm5, ymm12, ymm15, 32
vperm2i128 ymm12, ymm12, ymm15, 49
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4928]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4960]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 3008], 33
vmovapd ymm15, ymmword ptr [rdi + 3008]
vpalignr ymm8, ymm15, ymm8, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 2848], 33
vmovdqa ymmword ptr [rdi + 3008], ymm12
vmovapd ymm12, ymmword ptr [rdi + 2848]
vpalignr ymm15, ymm12, ymm15, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3456]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 2944]
vmovdqa ymmword ptr [rdi + 2944], ymm5
vpunpcklqdq ymm5, ymm8, ymmword ptr [rdi + 2912]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 2912]
vmovdqa ymmword ptr [rdi + 2912], ymm7
vperm2i128 ymm7, ymm5, ymm8, 32
vperm2i128 ymm5, ymm5, ymm8, 49
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4992]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5024]
vpunpcklqdq ymm8, ymm15, ymmword ptr [rdi + 2816]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 2816]
vmovdqa ymmword ptr [rdi + 2816], ymm5
vperm2i128 ymm5, ymm8, ymm15, 32
vperm2i128 ymm8, ymm8, ymm15, 49
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm8
vperm2i128 ymm5, ymm12, ymmword ptr [rdi + 3168], 33
vmovapd ymm8, ymmword ptr [rdi + 3168]
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3072]
vpunpcklqdq ymm8, ymm5, ymmword ptr [rdi + 3136]
vpunpckhqdq ymm5, ymm5, ymmword ptr [rdi + 3136]
vperm2i128 ymm12, ymm8, ymm5, 32
vperm2i128 ymm5, ymm8, ymm5, 49
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3104]
vmovapd ymm5, ymmword ptr [rdi + 3872]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 3904], 33
vmovapd ymm8, ymmword ptr [rdi + 3904]
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2752]
vpaddq ymm5, ymm14, ymm5
vmovapd ymm8, ymmword ptr [rdi + 4288]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4192], 33
vmovapd ymm12, ymmword ptr [rdi + 4192]
vpalignr ymm8, ymm12, ymm8, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 3232], 33
vmovapd ymm14, ymmword ptr [rdi + 3232]
vpalignr ymm12, ymm14, ymm12, 8
vpaddq ymm5, ymm5, ymm8
vpaddq ymm8, ymm10, ymm12
vpsrlq ymm10, ymm5, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm15, ymm10, ymm10, 8
vpalignr ymm15, ymm10, ymm15, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vmovdqa ymmword ptr [rdi + 4192], ymm4
vpaddq ymm4, ymm5, ymm15
vmovdqa ymmword ptr [rdi + 4288], ymm3
vpxor ymm3, ymm5, ymm4
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm8, ymm10
vpxor ymm5, ymm8, ymm3
vpor ymm13, ymm13, ymm5
vperm2i128 ymm5, ymm14, ymmword ptr [rdi + 4160], 33
vmovapd ymm8, ymmword ptr [rdi + 4160]
vpalignr ymm5, ymm8, ymm5, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4832], 33
vmovapd ymm10, ymmword ptr [rdi + 4832]
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm5, ymm9, ymm5
vpaddq ymm8, ymm11, ymm8
vpsrlq ymm9, ymm5, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm9, 33
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vpaddq ymm14, ymm5, ymm12
vpxor ymm15, ymm5, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm5, ymm8, ymm9
vpxor ymm12, ymm8, ymm5
vpor ymm13, ymm13, ymm12
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 4864], 33
vmovapd ymm9, ymmword ptr [rdi + 4864]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 5056], 33
vmovapd ymm10, ymmword ptr [rdi + 5056]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 2912]
vpsrlq ymm9, ymm6, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm11, ymm11, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm15, ymm6, ymm11
vmovdqa ymmword ptr [rdi + 2912], ymm5
vpxor ymm5, ymm6, ymm15
vpor ymm13, ymm13, ymm5
vpaddq ymm5, ymm8, ymm9
vpxor ymm6, ymm8, ymm5
vpor ymm13, ymm13, ymm6
vperm2i128 ymm6, ymm10, ymmword ptr [rdi + 5088], 33
vmovapd ymm8, ymmword ptr [rdi + 5088]
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 5120], 33
vmovapd ymm9, ymmword ptr [rdi + 5120]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2944]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3008]
vpsrlq ymm10, ymm6, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vmovdqa ymmword ptr [rdi + 3008], ymm5
vpaddq ymm5, ymm6, ymm12
vmovdqa ymmword ptr [rdi + 2944], ymm15
vpxor ymm15, ymm6, ymm5
vpor ymm13, ymm13, ymm15
vpaddq ymm6, ymm8, ymm10
vpxor ymm12, ymm8, ymm6
vpor ymm13, ymm13, ymm12
vperm2i128 ymm8, ymm9, ymmword ptr [rdi + 5152], 33
vmovapd ymm9, ymmword ptr [rdi + 5152]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 5184], 33
vmovapd ymm10, ymmword ptr [rdi + 5184]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm7, ymm7, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 2816]
vpsrlq ymm9, ymm7, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm11, ymm11, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm15, ymm7, ymm11
vmovdqa ymmword ptr [rdi + 2816], ymm6
vpxor ymm6, ymm7, ymm15
vpor ymm13, ymm13, ymm6
vpaddq ymm6, ymm8, ymm9
vpxor ymm7, ymm8, ymm6
vpor ymm13, ymm13, ymm7
vperm2i128 ymm7, ymm10, ymmword ptr [rdi + 3776], 33
vmovapd ymm8, ymmword ptr [rdi + 3776]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 3616], 33
vmovapd ymm9, ymmword ptr [rdi + 3616]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm8
vpsrlq ymm7, ymm0, 52
vpsrlq ymm8, ymm1, 52
vperm2i128 ymm10, ymm12, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm11, ymm0, ymm10
vpxor ymm12, ymm0, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm0, ymm1, ymm7
vpxor ymm10, ymm1, ymm0
vpor ymm13, ymm13, ymm10
vperm2i128 ymm1, ymm9, ymmword ptr [rdi + 2784], 33
vmovapd ymm7, ymmword ptr [rdi + 2784]
vpalignr ymm1, ymm7, ymm1, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 3680], 33
vmovapd ymm9, ymmword ptr [rdi + 3680]
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm1, ymm2, ymm1
vpaddq ymm2, ymm7, ymmword ptr [rdi + 4288]
vpsrlq ymm7, ymm1, 52
vpsrlq ymm10, ymm2, 52
vperm2i128 ymm8, ymm8, ymm7, 33
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymm10, 33
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm12, ymm1, ymm8
vmovdqa ymmword ptr [rdi + 4288], ymm0
vpxor ymm0, ymm1, ymm12
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm2, ymm7
vpxor ymm1, ymm2, ymm0
vpor ymm13, ymm13, ymm1
vperm2i128 ymm1, ymm9, ymmword ptr [rdi + 3488], 33
vmovapd ymm2, ymmword ptr [rdi + 3488]
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymm2, 129
vpsrldq ymm2, ymm2, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4192]
vpsrlq ymm7, ymm1, 52
vpsrlq ymm8, ymm2, 52
vperm2i128 ymm9, ymm10, ymm7, 33
vpalignr ymm9, ymm7, ymm9, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm8, ymm1, ymm9
vpxor ymm10, ymm1, ymm8
vpor ymm13, ymm13, ymm10
vpaddq ymm1, ymm2, ymm7
vpxor ymm9, ymm2, ymm1
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 576], ymm4
vmovdqa ymmword ptr [rdi + 608], ymm3
vmovdqa ymmword ptr [rdi + 640], ymm14
vmovapd ymm2, ymmword ptr [rdi + 2912]
vmovdqa ymmword ptr [rdi + 672], ymm2
vmovapd ymm2, ymmword ptr [rdi + 2944]
vmovdqa ymmword ptr [rdi + 704], ymm2
vmovapd ymm2, ymmword ptr [rdi + 3008]
vmovdqa ymmword ptr [rdi + 736], ymm2
vmovdqa ymmword ptr [rdi + 768], ymm5
vmovapd ymm2, ymmword ptr [rdi + 2816]
vmovdqa ymmword ptr [rdi + 800], ymm2
vmovdqa ymmword ptr [rdi + 832], ymm15
vmovdqa ymmword ptr [rdi + 864], ymm6
vmovdqa ymmword ptr [rdi + 896], ymm11
vmovapd ymm2, ymmword ptr [rdi + 4288]
vmovdqa ymmword ptr [rdi + 928], ymm2
vmovdqa ymmword ptr [rdi + 960], ymm12
vmovdqa ymmword ptr [rdi + 992], ymm0
vmovdqa ymmword ptr [rdi + 1024], ymm8
vmovdqa ymmword ptr [rdi + 1056], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
