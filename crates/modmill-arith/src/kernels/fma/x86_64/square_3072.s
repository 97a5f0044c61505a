# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-2496 mod N, N odd of at most 3072 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 61 limbs below 2^52, the top one below 2^10; ymm13 collects predicted carries that rippled.
# 12262 instructions a step, 1502 pairs of products, 132 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 2560]
vmovapd ymm15, ymmword ptr [rdi + 2592]
.p2align 6
2:
vmovdqa ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2752]
vmovdqa ymm3, ymmword ptr [rdi + 2752]
vmovdqa ymm4, ymmword ptr [rdi + 2816]
vmovdqa ymm5, ymmword ptr [rdi + 2816]
lea rax, [rdi + 568]
lea r8, [rdi + 584]
mov r9d, 7
vmovupd ymm6, ymmword ptr [r8 + 0]
vmovupd ymm7, ymmword ptr [r8 + 32]
.p2align 5
3:
vmovupd ymm8, ymmword ptr [rax + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm2, ymm2, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [r8 + 8]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rax + 32]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm3, ymm3, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [r8 + 40]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 3808], ymm0
vmovdqa ymmword ptr [rdi + 3840], ymm1
vmovdqa ymmword ptr [rdi + 3872], ymm2
vmovdqa ymmword ptr [rdi + 3904], ymm3
vmovdqa ymmword ptr [rdi + 3936], ymm4
vmovdqa ymmword ptr [rdi + 3968], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2720]
vmovdqa ymm1, ymmword ptr [rdi + 2720]
vmovdqa ymm2, ymmword ptr [rdi + 2784]
vmovdqa ymm3, ymmword ptr [rdi + 2784]
vmovdqa ymm4, ymmword ptr [rdi + 2848]
vmovdqa ymm5, ymmword ptr [rdi + 2848]
lea rax, [rdi + 632]
lea r8, [rdi + 648]
mov r9d, 15
vmovupd ymm6, ymmword ptr [r8 + 0]
vmovupd ymm7, ymmword ptr [r8 + 32]
.p2align 5
3:
vmovupd ymm8, ymmword ptr [rax + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm2, ymm2, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [r8 + 8]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rax + 32]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm3, ymm3, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [r8 + 40]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovapd ymm6, ymmword ptr [rdi + 576]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 608], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 608]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 640], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm7
vpaddq ymm7, ymm11, ymmword ptr [rdi + 3872]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 3904]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3936]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3968]
vmovapd ymm12, ymmword ptr [rdi + 3808]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 3808], ymm1
vmovapd ymm1, ymmword ptr [rdi + 3840]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm7, ymm7, ymm7
vpaddq ymm9, ymm9, ymm9
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 3840], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 3968], ymm10
vsubpd ymm10, ymm15, ymm11
vfmadd231pd ymm10, ymm6, ymm6
vpaddq ymm6, ymm12, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm8
vpaddq ymm1, ymm1, ymm12
vpaddq ymm7, ymm7, ymm11
vpaddq ymm8, ymm9, ymm10
vmovapd ymm9, ymmword ptr [rdi + 640]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 672], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 672]
vperm2i128 ymm12, ymm11, ymmword ptr [rdi + 704], 33
vpalignr ymm12, ymm12, ymm11, 8
vmovdqa ymmword ptr [rdi + 3936], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 3904], ymm7
vsubpd ymm7, ymm15, ymm8
vfmadd231pd ymm7, ymm9, ymm10
vpaddq ymm2, ymm2, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm12
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm8
vpaddq ymm5, ymm5, ymm7
vpaddq ymm0, ymm0, ymm0
vmovapd ymm7, ymmword ptr [rdi + 3808]
vpaddq ymm7, ymm7, ymm7
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm5, ymm5, ymm5
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm9
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymm9
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm11
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm11
vpaddq ymm7, ymm7, ymm10
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 3808], ymm0
vmovdqa ymmword ptr [rdi + 3872], ymm1
vmovdqa ymmword ptr [rdi + 4000], ymm2
vmovdqa ymmword ptr [rdi + 4032], ymm3
vmovdqa ymmword ptr [rdi + 4064], ymm4
vmovdqa ymmword ptr [rdi + 4096], ymm5
vmovdqa ymmword ptr [rdi + 4128], ymm6
vmovdqa ymmword ptr [rdi + 4160], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 2880]
vmovdqa ymm1, ymmword ptr [rdi + 2880]
vmovdqa ymm2, ymmword ptr [rdi + 2944]
vmovdqa ymm3, ymmword ptr [rdi + 2944]
vmovdqa ymm4, ymmword ptr [rdi + 3008]
vmovdqa ymm5, ymmword ptr [rdi + 3008]
lea rax, [rdi + 952]
lea r8, [rdi + 968]
mov r9d, 12
vmovupd ymm6, ymmword ptr [r8 + 0]
vmovupd ymm7, ymmword ptr [r8 + 32]
.p2align 5
3:
vmovupd ymm8, ymmword ptr [rax + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm2, ymm2, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [r8 + 8]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rax + 32]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm3, ymm3, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [r8 + 40]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4192], ymm0
vmovdqa ymmword ptr [rdi + 4224], ymm1
vmovdqa ymmword ptr [rdi + 4256], ymm2
vmovdqa ymmword ptr [rdi + 4288], ymm3
vmovdqa ymmword ptr [rdi + 4320], ymm4
vmovdqa ymmword ptr [rdi + 4352], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2912]
vmovdqa ymm1, ymmword ptr [rdi + 2912]
vmovdqa ymm2, ymmword ptr [rdi + 2976]
vmovdqa ymm3, ymmword ptr [rdi + 2976]
vmovdqa ymm4, ymmword ptr [rdi + 3040]
vmovdqa ymm5, ymmword ptr [rdi + 3040]
lea rax, [rdi + 1016]
lea r8, [rdi + 1032]
mov r9d, 4
vmovupd ymm6, ymmword ptr [r8 + 0]
vmovupd ymm7, ymmword ptr [r8 + 32]
.p2align 5
3:
vmovupd ymm8, ymmword ptr [rax + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm2, ymm2, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [r8 + 8]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rax + 32]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm3, ymm3, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [r8 + 40]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovapd ymm6, ymmword ptr [rdi + 960]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 992], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 992]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 1024], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm7
vpaddq ymm7, ymm11, ymmword ptr [rdi + 4256]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 4288]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4320]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4352]
vmovapd ymm12, ymmword ptr [rdi + 4192]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 4192], ymm5
vmovapd ymm5, ymmword ptr [rdi + 4224]
vpaddq ymm5, ymm5, ymm5
vpaddq ymm7, ymm7, ymm7
vpaddq ymm9, ymm9, ymm9
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4224], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 4352], ymm10
vsubpd ymm10, ymm15, ymm11
vfmadd231pd ymm10, ymm6, ymm6
vpaddq ymm6, ymm12, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm8
vpaddq ymm5, ymm5, ymm12
vpaddq ymm7, ymm7, ymm11
vpaddq ymm8, ymm9, ymm10
vmovapd ymm9, ymmword ptr [rdi + 1024]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 1056], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm0
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vmovapd ymm10, ymmword ptr [rdi + 4192]
vpaddq ymm10, ymm10, ymm10
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm9
vpaddq ymm0, ymm0, ymm12
vmovapd ymm9, ymmword ptr [rdi + 1056]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 4192], ymm6
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm9, ymm9
vpaddq ymm1, ymm1, ymm6
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm12
vmovapd ymm6, ymmword ptr [rdi + 3072]
vpaddq ymm9, ymm6, ymmword ptr [rdi + 3968]
vperm2i128 ymm11, ymm9, ymm9, 8
vpalignr ymm9, ymm9, ymm11, 8
vmovapd ymm11, ymmword ptr [rdi + 3968]
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 3840], 33
vmovapd ymm12, ymmword ptr [rdi + 3840]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4128]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3872]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3104]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3136]
vmovdqa ymmword ptr [rdi + 3872], ymm3
vmovapd ymm3, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 4128], ymm2
vpaddq ymm2, ymm3, ymmword ptr [rdi + 3904]
vmovdqa ymmword ptr [rdi + 3904], ymm1
vpaddq ymm1, ymm3, ymmword ptr [rdi + 3936]
vmovdqa ymmword ptr [rdi + 3936], ymm0
vpunpcklqdq ymm0, ymm9, ymm2
vpunpckhqdq ymm2, ymm9, ymm2
vperm2i128 ymm9, ymm0, ymm2, 32
vperm2i128 ymm0, ymm0, ymm2, 49
vpsrlq ymm2, ymm9, 52
vmovdqa ymmword ptr [rdi + 3968], ymm10
vpsrlq ymm10, ymm0, 52
vperm2i128 ymm6, ymm2, ymm2, 8
vpalignr ymm6, ymm2, ymm6, 8
vperm2i128 ymm2, ymm2, ymm10, 33
vpalignr ymm2, ymm10, ymm2, 8
vmovdqa ymmword ptr [rdi + 4320], ymm4
vpaddq ymm4, ymm9, ymm6
vmovdqa ymmword ptr [rdi + 4288], ymm8
vpxor ymm8, ymm9, ymm4
vpor ymm13, ymm13, ymm8
vpaddq ymm6, ymm0, ymm2
vpxor ymm8, ymm0, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm0, ymm4, ymmword ptr [rdi + 2624]
vpor ymm0, ymm0, ymmword ptr [rdi + 2656]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2656]
vpand ymm2, ymm6, ymmword ptr [rdi + 2624]
vpor ymm2, ymm2, ymmword ptr [rdi + 2656]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 1664], ymm0
vmovdqa ymmword ptr [rdi + 1696], ymm2
vpunpcklqdq ymm0, ymm11, ymm1
vpunpckhqdq ymm1, ymm11, ymm1
vperm2i128 ymm2, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm2, 52
vpsrlq ymm4, ymm0, 52
vperm2i128 ymm6, ymm10, ymm1, 33
vpalignr ymm6, ymm1, ymm6, 8
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vpaddq ymm8, ymm2, ymm6
vpxor ymm9, ymm2, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm2, ymm0, ymm1
vpxor ymm6, ymm0, ymm2
vpor ymm13, ymm13, ymm6
vpand ymm0, ymm8, ymmword ptr [rdi + 2624]
vpor ymm0, ymm0, ymmword ptr [rdi + 2656]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2656]
vpand ymm1, ymm2, ymmword ptr [rdi + 2624]
vpor ymm1, ymm1, ymmword ptr [rdi + 2656]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 1728], ymm0
vmovdqa ymmword ptr [rdi + 1760], ymm1
vperm2i128 ymm0, ymm12, ymmword ptr [rdi + 4064], 33
vmovapd ymm1, ymmword ptr [rdi + 4064]
vpalignr ymm0, ymm1, ymm0, 8
vperm2i128 ymm1, ymm1, ymmword ptr [rdi + 4096], 33
vmovapd ymm2, ymmword ptr [rdi + 4096]
vpalignr ymm1, ymm2, ymm1, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3808]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4160]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3136]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3136]
vpaddq ymm6, ymm3, ymmword ptr [rdi + 4000]
vpaddq ymm8, ymm3, ymmword ptr [rdi + 4032]
vpunpcklqdq ymm9, ymm0, ymm6
vpunpckhqdq ymm0, ymm0, ymm6
vperm2i128 ymm6, ymm9, ymm0, 32
vperm2i128 ymm0, ymm9, ymm0, 49
vpsrlq ymm9, ymm6, 52
vpsrlq ymm10, ymm0, 52
vperm2i128 ymm4, ymm4, ymm9, 33
vpalignr ymm4, ymm9, ymm4, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm11, ymm6, ymm4
vpxor ymm12, ymm6, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm0, ymm9
vpxor ymm6, ymm0, ymm4
vpor ymm13, ymm13, ymm6
vpand ymm0, ymm11, ymmword ptr [rdi + 2624]
vpor ymm0, ymm0, ymmword ptr [rdi + 2656]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2656]
vpand ymm4, ymm4, ymmword ptr [rdi + 2624]
vpor ymm4, ymm4, ymmword ptr [rdi + 2656]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 1792], ymm0
vmovdqa ymmword ptr [rdi + 1824], ymm4
vmovapd ymm0, ymmword ptr [rdi + 4352]
vperm2i128 ymm4, ymm0, ymmword ptr [rdi + 4224], 33
vmovapd ymm6, ymmword ptr [rdi + 4224]
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm4, ymm5, ymm4
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3136]
vpaddq ymm5, ymm7, ymm3
vpaddq ymm7, ymm3, ymmword ptr [rdi + 4288]
vpunpcklqdq ymm9, ymm4, ymm7
vpunpckhqdq ymm4, ymm4, ymm7
vperm2i128 ymm7, ymm9, ymm4, 32
vperm2i128 ymm4, ymm9, ymm4, 49
vpsrlq ymm9, ymm7, 52
vpsrlq ymm11, ymm4, 52
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vpand ymm9, ymm9, ymmword ptr [rdi + 3200]
vpaddq ymm12, ymm4, ymm9
vmovdqa ymmword ptr [rdi + 4288], ymm5
vpxor ymm5, ymm4, ymm12
vpor ymm13, ymm13, ymm5
vpand ymm4, ymm7, ymmword ptr [rdi + 2624]
vpor ymm4, ymm4, ymmword ptr [rdi + 2656]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 2656]
vpand ymm5, ymm12, ymmword ptr [rdi + 2624]
vpor ymm5, ymm5, ymmword ptr [rdi + 2656]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 1984], ymm4
vmovdqa ymmword ptr [rdi + 2016], ymm5
vperm2i128 ymm4, ymm6, ymmword ptr [rdi + 4320], 33
vmovapd ymm5, ymmword ptr [rdi + 4320]
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3072]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 3968], 33
vmovapd ymm6, ymmword ptr [rdi + 3968]
vpalignr ymm5, ymm6, ymm5, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3936]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3904]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3136]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3104]
vpaddq ymm6, ymm3, ymmword ptr [rdi + 4128]
vmovapd ymm9, ymmword ptr [rdi + 3232]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3872]
vpunpcklqdq ymm12, ymm4, ymm6
vpunpckhqdq ymm4, ymm4, ymm6
vperm2i128 ymm6, ymm12, ymm4, 32
vperm2i128 ymm4, ymm12, ymm4, 49
vpsrlq ymm12, ymm6, 52
vmovdqa ymmword ptr [rdi + 3872], ymm7
vpsrlq ymm7, ymm4, 52
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymm7, 33
vpalignr ymm12, ymm7, ymm12, 8
vpaddq ymm0, ymm6, ymm11
vpxor ymm3, ymm6, ymm0
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm4, ymm12
vpxor ymm6, ymm4, ymm3
vpor ymm13, ymm13, ymm6
vpand ymm0, ymm0, ymmword ptr [rdi + 2624]
vpor ymm0, ymm0, ymmword ptr [rdi + 2656]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2656]
vpand ymm3, ymm3, ymmword ptr [rdi + 2624]
vpor ymm3, ymm3, ymmword ptr [rdi + 2656]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 2048], ymm0
vmovdqa ymmword ptr [rdi + 2080], ymm3
vpunpcklqdq ymm0, ymm5, ymm9
vpunpckhqdq ymm3, ymm5, ymm9
vperm2i128 ymm4, ymm0, ymm3, 32
vperm2i128 ymm0, ymm0, ymm3, 49
vpsrlq ymm3, ymm4, 52
vpsrlq ymm5, ymm0, 52
vperm2i128 ymm6, ymm7, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm3, ymm3, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vpaddq ymm5, ymm4, ymm6
vpxor ymm7, ymm4, ymm5
vpor ymm13, ymm13, ymm7
vpaddq ymm4, ymm0, ymm3
vpxor ymm6, ymm0, ymm4
vpor ymm13, ymm13, ymm6
vpand ymm0, ymm5, ymmword ptr [rdi + 2624]
vpor ymm0, ymm0, ymmword ptr [rdi + 2656]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2656]
vpand ymm3, ymm4, ymmword ptr [rdi + 2624]
vpor ymm3, ymm3, ymmword ptr [rdi + 2656]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 2112], ymm0
vmovdqa ymmword ptr [rdi + 2144], ymm3
vmovdqa ymmword ptr [rdi + 4128], ymm1
vmovdqa ymmword ptr [rdi + 3904], ymm8
vmovdqa ymmword ptr [rdi + 3936], ymm10
vmovdqa ymm0, ymmword ptr [rdi + 3264]
vmovdqa ymm1, ymmword ptr [rdi + 3264]
vmovdqa ymm2, ymmword ptr [rdi + 3392]
vmovdqa ymm3, ymmword ptr [rdi + 3392]
vmovdqa ymm4, ymmword ptr [rdi + 3520]
vmovdqa ymm5, ymmword ptr [rdi + 3520]
lea rax, [rdi + 696]
lea r8, [rdi + 712]
mov r9d, 23
vmovupd ymm6, ymmword ptr [r8 + 0]
vmovupd ymm7, ymmword ptr [r8 + 32]
.p2align 5
3:
vmovupd ymm8, ymmword ptr [rax + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm2, ymm2, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [r8 + 8]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rax + 32]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm3, ymm3, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [r8 + 40]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 3968], ymm0
vmovdqa ymmword ptr [rdi + 4320], ymm1
vmovdqa ymmword ptr [rdi + 4224], ymm2
vmovdqa ymmword ptr [rdi + 4032], ymm3
vmovdqa ymmword ptr [rdi + 4000], ymm4
vmovdqa ymmword ptr [rdi + 4160], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3296]
vmovdqa ymm1, ymmword ptr [rdi + 3296]
vmovdqa ymm2, ymmword ptr [rdi + 3424]
vmovdqa ymm3, ymmword ptr [rdi + 3424]
vmovdqa ymm4, ymmword ptr [rdi + 3552]
vmovdqa ymm5, ymmword ptr [rdi + 3552]
lea rax, [rdi + 760]
lea r8, [rdi + 776]
mov r9d, 30
vmovupd ymm6, ymmword ptr [r8 + 0]
vmovupd ymm7, ymmword ptr [r8 + 32]
.p2align 5
3:
vmovupd ymm8, ymmword ptr [rax + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm2, ymm2, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [r8 + 8]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rax + 32]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm3, ymm3, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [r8 + 40]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 3808], ymm0
vmovdqa ymmword ptr [rdi + 4064], ymm1
vmovdqa ymmword ptr [rdi + 3840], ymm2
vmovdqa ymmword ptr [rdi + 4256], ymm3
vmovdqa ymmword ptr [rdi + 4384], ymm4
vmovdqa ymmword ptr [rdi + 4416], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3328]
vmovdqa ymm1, ymmword ptr [rdi + 3328]
vmovdqa ymm2, ymmword ptr [rdi + 3456]
vmovdqa ymm3, ymmword ptr [rdi + 3456]
vmovdqa ymm4, ymmword ptr [rdi + 3584]
vmovdqa ymm5, ymmword ptr [rdi + 3584]
lea rax, [rdi + 824]
lea r8, [rdi + 840]
mov r9d, 28
vmovupd ymm6, ymmword ptr [r8 + 0]
vmovupd ymm7, ymmword ptr [r8 + 32]
.p2align 5
3:
vmovupd ymm8, ymmword ptr [rax + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm2, ymm2, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [r8 + 8]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rax + 32]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm3, ymm3, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [r8 + 40]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4448], ymm0
vmovdqa ymmword ptr [rdi + 4480], ymm1
vmovdqa ymmword ptr [rdi + 4512], ymm2
vmovdqa ymmword ptr [rdi + 4544], ymm3
vmovdqa ymmword ptr [rdi + 4576], ymm4
vmovdqa ymmword ptr [rdi + 4608], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3360]
vmovdqa ymm1, ymmword ptr [rdi + 3360]
vmovdqa ymm2, ymmword ptr [rdi + 3488]
vmovdqa ymm3, ymmword ptr [rdi + 3488]
vmovdqa ymm4, ymmword ptr [rdi + 3616]
vmovdqa ymm5, ymmword ptr [rdi + 3616]
lea rax, [rdi + 888]
lea r8, [rdi + 904]
mov r9d, 20
vmovupd ymm6, ymmword ptr [r8 + 0]
vmovupd ymm7, ymmword ptr [r8 + 32]
.p2align 5
3:
vmovupd ymm8, ymmword ptr [rax + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm2, ymm2, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [r8 + 8]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rax + 32]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm3, ymm3, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [r8 + 40]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovapd ymm6, ymmword ptr [rdi + 704]
vmovupd ymm7, ymmword ptr [rdi + 712]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4224]
vmovapd ymm9, ymmword ptr [rdi + 736]
vmovupd ymm10, ymmword ptr [rdi + 744]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 4032]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4000]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4160]
vmovapd ymm12, ymmword ptr [rdi + 3968]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 3968], ymm1
vmovapd ymm1, ymmword ptr [rdi + 4320]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm7, ymm7, ymm7
vpaddq ymm10, ymm10, ymm10
vpaddq ymm8, ymm8, ymm8
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4320], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 4160], ymm8
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm6, ymm6
vpaddq ymm6, ymm12, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm9
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm9, ymm9
vpaddq ymm1, ymm1, ymm12
vpaddq ymm7, ymm7, ymm11
vpaddq ymm8, ymm10, ymm8
vmovapd ymm9, ymmword ptr [rdi + 768]
vmovupd ymm10, ymmword ptr [rdi + 776]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 3840]
vmovapd ymm12, ymmword ptr [rdi + 800]
vmovdqa ymmword ptr [rdi + 3840], ymm8
vmovupd ymm8, ymmword ptr [rdi + 808]
vmovdqa ymmword ptr [rdi + 4000], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 4032], ymm1
vsubpd ymm1, ymm15, ymm7
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4256]
vpaddq ymm8, ymm11, ymmword ptr [rdi + 4384]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4416]
vmovapd ymm11, ymmword ptr [rdi + 3808]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 3808], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4064]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm8, ymm8, ymm8
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 4064], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 4416], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm9
vpaddq ymm8, ymm11, ymm8
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm12
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm12, ymm12
vpaddq ymm6, ymm6, ymm11
vpaddq ymm7, ymm10, ymm7
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymmword ptr [rdi + 832]
vmovupd ymm10, ymmword ptr [rdi + 840]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 4512]
vmovapd ymm12, ymmword ptr [rdi + 864]
vmovdqa ymmword ptr [rdi + 4512], ymm1
vmovupd ymm1, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 4384], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 4256], ymm6
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm6, ymmword ptr [rdi + 4544]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 4576]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4608]
vmovapd ymm11, ymmword ptr [rdi + 4448]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4448], ymm8
vmovapd ymm8, ymmword ptr [rdi + 4480]
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 4480], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 4608], ymm6
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm9, ymm9
vpaddq ymm6, ymm11, ymm6
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm12
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm12, ymm12
vpaddq ymm8, ymm8, ymm11
vpaddq ymm7, ymm10, ymm7
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm10, ymmword ptr [rdi + 904]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vmovapd ymm10, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 936]
vmovdqa ymmword ptr [rdi + 4576], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 4544], ymm7
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm10, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm11
vpaddq ymm1, ymm5, ymm1
vpaddq ymm0, ymm0, ymm0
vmovapd ymm5, ymmword ptr [rdi + 3968]
vpaddq ymm5, ymm5, ymm5
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm1, ymm1, ymm1
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymm9
vpaddq ymm0, ymm0, ymm11
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm10
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm10, ymm10
vpaddq ymm5, ymm5, ymm11
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 3968], ymm0
vmovdqa ymmword ptr [rdi + 4224], ymm1
vmovdqa ymmword ptr [rdi + 4640], ymm2
vmovdqa ymmword ptr [rdi + 4672], ymm3
vmovdqa ymmword ptr [rdi + 4704], ymm4
vmovdqa ymmword ptr [rdi + 4736], ymm5
vmovdqa ymmword ptr [rdi + 4768], ymm6
vmovdqa ymmword ptr [rdi + 4800], ymm8
vmovdqa ymm0, ymmword ptr [rdi + 3648]
vmovdqa ymm1, ymmword ptr [rdi + 3648]
vmovdqa ymm2, ymmword ptr [rdi + 3648]
vmovdqa ymm3, ymmword ptr [rdi + 3648]
vmovdqa ymm4, ymmword ptr [rdi + 3648]
vmovdqa ymm5, ymmword ptr [rdi + 3680]
vmovdqa ymm6, ymmword ptr [rdi + 3680]
vmovdqa ymm7, ymmword ptr [rdi + 3680]
vmovdqa ymm8, ymmword ptr [rdi + 3680]
vmovdqa ymm9, ymmword ptr [rdi + 3680]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 0]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 0]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 32]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 32]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 64]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 64]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 96]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 96]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 128]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 128]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4832], ymm0
vmovdqa ymmword ptr [rdi + 4864], ymm1
vmovdqa ymmword ptr [rdi + 4896], ymm2
vmovdqa ymmword ptr [rdi + 4928], ymm3
vmovdqa ymmword ptr [rdi + 4960], ymm4
vmovdqa ymmword ptr [rdi + 4992], ymm5
vmovdqa ymmword ptr [rdi + 5024], ymm6
vmovdqa ymmword ptr [rdi + 5056], ymm7
vmovdqa ymmword ptr [rdi + 5088], ymm8
vmovdqa ymmword ptr [rdi + 5120], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3648]
vmovdqa ymm1, ymmword ptr [rdi + 3648]
vmovdqa ymm2, ymmword ptr [rdi + 3648]
vmovdqa ymm3, ymmword ptr [rdi + 3648]
vmovdqa ymm4, ymmword ptr [rdi + 3648]
vmovdqa ymm5, ymmword ptr [rdi + 3680]
vmovdqa ymm6, ymmword ptr [rdi + 3680]
vmovdqa ymm7, ymmword ptr [rdi + 3680]
vmovdqa ymm8, ymmword ptr [rdi + 3680]
vmovdqa ymm9, ymmword ptr [rdi + 3680]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 160]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 160]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 192]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 192]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 224]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 224]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 256]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 256]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 288]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 288]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5152], ymm0
vmovdqa ymmword ptr [rdi + 5184], ymm1
vmovdqa ymmword ptr [rdi + 5216], ymm2
vmovdqa ymmword ptr [rdi + 5248], ymm3
vmovdqa ymmword ptr [rdi + 5280], ymm4
vmovdqa ymmword ptr [rdi + 5312], ymm5
vmovdqa ymmword ptr [rdi + 5344], ymm6
vmovdqa ymmword ptr [rdi + 5376], ymm7
vmovdqa ymmword ptr [rdi + 5408], ymm8
vmovdqa ymmword ptr [rdi + 5440], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3648]
vmovdqa ymm1, ymmword ptr [rdi + 3648]
vmovdqa ymm2, ymmword ptr [rdi + 3648]
vmovdqa ymm3, ymmword ptr [rdi + 3648]
vmovdqa ymm4, ymmword ptr [rdi + 3648]
vmovdqa ymm5, ymmword ptr [rdi + 3680]
vmovdqa ymm6, ymmword ptr [rdi + 3680]
vmovdqa ymm7, ymmword ptr [rdi + 3680]
vmovdqa ymm8, ymmword ptr [rdi + 3680]
vmovdqa ymm9, ymmword ptr [rdi + 3680]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 320]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 352]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 352]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 384]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 384]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 416]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 416]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 448]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 448]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 4128]
vpunpcklqdq ymm11, ymm10, ymmword ptr [rdi + 3904]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 3904]
vperm2i128 ymm12, ymm11, ymm10, 32
vperm2i128 ymm10, ymm11, ymm10, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4832]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4864]
vmovapd ymm12, ymmword ptr [rdi + 4992]
vmovdqa ymmword ptr [rdi + 4864], ymm9
vperm2i128 ymm9, ymm12, ymm12, 8
vpalignr ymm9, ymm12, ymm9, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 5024], 33
vmovdqa ymmword ptr [rdi + 4992], ymm4
vmovapd ymm4, ymmword ptr [rdi + 5024]
vpalignr ymm12, ymm4, ymm12, 8
vpaddq ymm9, ymm11, ymm9
vpaddq ymm10, ymm10, ymm12
vpsrlq ymm11, ymm9, 52
vpsrlq ymm12, ymm10, 52
vmovdqa ymmword ptr [rdi + 4832], ymm8
vmovapd ymm8, ymmword ptr [rdi + 3936]
vperm2i128 ymm8, ymm8, ymm11, 33
vpalignr ymm8, ymm11, ymm8, 8
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vmovdqa ymmword ptr [rdi + 3936], ymm7
vpaddq ymm7, ymm9, ymm8
vmovdqa ymmword ptr [rdi + 3904], ymm3
vpxor ymm3, ymm9, ymm7
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm10, ymm11
vpxor ymm8, ymm10, ymm3
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 2624]
vpor ymm7, ymm7, ymmword ptr [rdi + 2656]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 2656]
vpand ymm3, ymm3, ymmword ptr [rdi + 2624]
vpor ymm3, ymm3, ymmword ptr [rdi + 2656]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 2304], ymm7
vmovdqa ymmword ptr [rdi + 2336], ymm3
vmovapd ymm3, ymmword ptr [rdi + 4096]
vperm2i128 ymm3, ymm3, ymmword ptr [rdi + 4160], 33
vmovapd ymm7, ymmword ptr [rdi + 4160]
vpalignr ymm3, ymm7, ymm3, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 4320], 33
vmovapd ymm8, ymmword ptr [rdi + 4320]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3808]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4032]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3136]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3136]
vmovapd ymm9, ymmword ptr [rdi + 3168]
vpaddq ymm10, ymm9, ymmword ptr [rdi + 4000]
vpaddq ymm11, ymm9, ymmword ptr [rdi + 3840]
vpunpcklqdq ymm9, ymm3, ymm10
vpunpckhqdq ymm3, ymm3, ymm10
vperm2i128 ymm10, ymm9, ymm3, 32
vperm2i128 ymm3, ymm9, ymm3, 49
vpaddq ymm9, ymm10, ymmword ptr [rdi + 4896]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4928]
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 5056], 33
vmovapd ymm10, ymmword ptr [rdi + 5056]
vpalignr ymm4, ymm10, ymm4, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 5088], 33
vmovapd ymm8, ymmword ptr [rdi + 5088]
vpalignr ymm10, ymm8, ymm10, 8
vpaddq ymm4, ymm9, ymm4
vpaddq ymm3, ymm3, ymm10
vpsrlq ymm9, ymm4, 52
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm12, ymm12, ymm9, 33
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vmovdqa ymmword ptr [rdi + 5056], ymm2
vpaddq ymm2, ymm4, ymm12
vmovdqa ymmword ptr [rdi + 5024], ymm6
vpxor ymm6, ymm4, ymm2
vpor ymm13, ymm13, ymm6
vpaddq ymm4, ymm3, ymm9
vpxor ymm6, ymm3, ymm4
vpor ymm13, ymm13, ymm6
vpand ymm2, ymm2, ymmword ptr [rdi + 2624]
vpor ymm2, ymm2, ymmword ptr [rdi + 2656]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2656]
vpand ymm3, ymm4, ymmword ptr [rdi + 2624]
vpor ymm3, ymm3, ymmword ptr [rdi + 2656]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 2368], ymm2
vmovdqa ymmword ptr [rdi + 2400], ymm3
vpunpcklqdq ymm2, ymm7, ymm11
vpunpckhqdq ymm3, ymm7, ymm11
vperm2i128 ymm4, ymm2, ymm3, 32
vperm2i128 ymm2, ymm2, ymm3, 49
vpaddq ymm3, ymm4, ymmword ptr [rdi + 4960]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5152]
vperm2i128 ymm4, ymm8, ymmword ptr [rdi + 5120], 33
vmovapd ymm6, ymmword ptr [rdi + 5120]
vpalignr ymm4, ymm6, ymm4, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 5312], 33
vmovapd ymm7, ymmword ptr [rdi + 5312]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm6
vpsrlq ymm4, ymm3, 52
vpsrlq ymm6, ymm2, 52
vperm2i128 ymm8, ymm10, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm9, ymm4, ymm6, 33
vpalignr ymm9, ymm6, ymm9, 8
vpaddq ymm10, ymm3, ymm8
vpxor ymm11, ymm3, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm3, ymm2, ymm9
vpxor ymm8, ymm2, ymm3
vpor ymm13, ymm13, ymm8
vpand ymm2, ymm10, ymmword ptr [rdi + 2624]
vpor ymm2, ymm2, ymmword ptr [rdi + 2656]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2656]
vpand ymm3, ymm3, ymmword ptr [rdi + 2624]
vpor ymm3, ymm3, ymmword ptr [rdi + 2656]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 2432], ymm2
vmovdqa ymmword ptr [rdi + 2464], ymm3
vmovdqa ymmword ptr [rdi + 5120], ymm0
vmovdqa ymmword ptr [rdi + 5088], ymm1
vmovdqa ymmword ptr [rdi + 5152], ymm4
vmovdqa ymmword ptr [rdi + 4960], ymm5
vmovdqa ymmword ptr [rdi + 4928], ymm6
vmovdqa ymm0, ymmword ptr [rdi + 3712]
vmovdqa ymm1, ymmword ptr [rdi + 3712]
vmovdqa ymm2, ymmword ptr [rdi + 3712]
vmovdqa ymm3, ymmword ptr [rdi + 3712]
vmovdqa ymm4, ymmword ptr [rdi + 3712]
vmovdqa ymm5, ymmword ptr [rdi + 3744]
vmovdqa ymm6, ymmword ptr [rdi + 3744]
vmovdqa ymm7, ymmword ptr [rdi + 3744]
vmovdqa ymm8, ymmword ptr [rdi + 3744]
vmovdqa ymm9, ymmword ptr [rdi + 3744]
lea rax, [rdi + 2016]
lea r8, [rsi + 11520]
mov r9d, 13
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 0]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 0]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 32]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 32]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 64]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 64]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 96]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 96]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 128]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 128]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4896], ymm0
vmovdqa ymmword ptr [rdi + 3840], ymm1
vmovdqa ymmword ptr [rdi + 4000], ymm2
vmovdqa ymmword ptr [rdi + 4032], ymm3
vmovdqa ymmword ptr [rdi + 3808], ymm4
vmovdqa ymmword ptr [rdi + 4160], ymm5
vmovdqa ymmword ptr [rdi + 4096], ymm6
vmovdqa ymmword ptr [rdi + 4128], ymm7
vmovdqa ymmword ptr [rdi + 5472], ymm8
vmovdqa ymmword ptr [rdi + 5504], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3712]
vmovdqa ymm1, ymmword ptr [rdi + 3712]
vmovdqa ymm2, ymmword ptr [rdi + 3712]
vmovdqa ymm3, ymmword ptr [rdi + 3712]
vmovdqa ymm4, ymmword ptr [rdi + 3712]
vmovdqa ymm5, ymmword ptr [rdi + 3744]
vmovdqa ymm6, ymmword ptr [rdi + 3744]
vmovdqa ymm7, ymmword ptr [rdi + 3744]
vmovdqa ymm8, ymmword ptr [rdi + 3744]
vmovdqa ymm9, ymmword ptr [rdi + 3744]
lea rax, [rdi + 2016]
lea r8, [rsi + 11520]
mov r9d, 13
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 160]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 160]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 192]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 192]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 224]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 224]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 256]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 256]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 288]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 288]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5536], ymm0
vmovdqa ymmword ptr [rdi + 5568], ymm1
vmovdqa ymmword ptr [rdi + 5600], ymm2
vmovdqa ymmword ptr [rdi + 5632], ymm3
vmovdqa ymmword ptr [rdi + 5664], ymm4
vmovdqa ymmword ptr [rdi + 5696], ymm5
vmovdqa ymmword ptr [rdi + 5728], ymm6
vmovdqa ymmword ptr [rdi + 5760], ymm7
vmovdqa ymmword ptr [rdi + 5792], ymm8
vmovdqa ymmword ptr [rdi + 5824], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3712]
vmovdqa ymm1, ymmword ptr [rdi + 3712]
vmovdqa ymm2, ymmword ptr [rdi + 3712]
vmovdqa ymm3, ymmword ptr [rdi + 3712]
vmovdqa ymm4, ymmword ptr [rdi + 3712]
vmovdqa ymm5, ymmword ptr [rdi + 3744]
vmovdqa ymm6, ymmword ptr [rdi + 3744]
vmovdqa ymm7, ymmword ptr [rdi + 3744]
vmovdqa ymm8, ymmword ptr [rdi + 3744]
vmovdqa ymm9, ymmword ptr [rdi + 3744]
lea rax, [rdi + 2016]
lea r8, [rsi + 11520]
mov r9d, 13
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 320]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 352]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 352]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 384]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 384]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 416]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 416]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 448]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 448]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 4896]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5184]
vmovapd ymm11, ymmword ptr [rdi + 3840]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5216]
vmovapd ymm12, ymmword ptr [rdi + 4160]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5344]
vmovdqa ymmword ptr [rdi + 4160], ymm9
vmovapd ymm9, ymmword ptr [rdi + 4096]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 4096], ymm8
vmovapd ymm8, ymmword ptr [rdi + 4000]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5248]
vmovdqa ymmword ptr [rdi + 4000], ymm7
vmovapd ymm7, ymmword ptr [rdi + 4032]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5280]
vmovdqa ymmword ptr [rdi + 4032], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4128]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5408]
vmovdqa ymmword ptr [rdi + 4128], ymm5
vmovapd ymm5, ymmword ptr [rdi + 5472]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5440]
vmovdqa ymmword ptr [rdi + 5472], ymm5
vmovapd ymm5, ymmword ptr [rdi + 3808]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5120]
vmovdqa ymmword ptr [rdi + 3808], ymm6
vmovapd ymm6, ymmword ptr [rdi + 5536]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 5536], ymm9
vmovapd ymm9, ymmword ptr [rdi + 5504]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4960]
vmovdqa ymmword ptr [rdi + 5504], ymm9
vmovapd ymm9, ymmword ptr [rdi + 5696]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 5696], ymm9
vmovapd ymm9, ymmword ptr [rdi + 5568]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5056]
vmovdqa ymmword ptr [rdi + 5568], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5600]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3904]
vmovdqa ymmword ptr [rdi + 5600], ymm4
vmovapd ymm4, ymmword ptr [rdi + 5728]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3936]
vmovdqa ymmword ptr [rdi + 5728], ymm4
vmovapd ymm4, ymmword ptr [rdi + 5760]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4832]
vmovdqa ymmword ptr [rdi + 5760], ymm4
vmovapd ymm4, ymmword ptr [rdi + 5632]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4992]
vmovdqa ymmword ptr [rdi + 5632], ymm3
vmovapd ymm3, ymmword ptr [rdi + 5792]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4864]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3648]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3648]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3648]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3648]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3648]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3648]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3648]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3648]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3648]
vmovdqa ymmword ptr [rdi + 5792], ymm12
vmovapd ymm12, ymmword ptr [rdi + 3648]
vmovdqa ymmword ptr [rdi + 4864], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5664]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm12
vmovdqa ymmword ptr [rdi + 5664], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5632]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5600]
vmovdqa ymmword ptr [rdi + 5600], ymm12
vmovapd ymm12, ymmword ptr [rdi + 3680]
vmovdqa ymmword ptr [rdi + 5632], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 5568], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5536]
vmovdqa ymmword ptr [rdi + 5536], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 3808]
vmovdqa ymmword ptr [rdi + 3808], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5472]
vmovdqa ymmword ptr [rdi + 5472], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5504]
vmovdqa ymmword ptr [rdi + 5504], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5696]
vmovdqa ymmword ptr [rdi + 5696], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5728]
vmovdqa ymmword ptr [rdi + 5728], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5760]
vpaddq ymm3, ymm3, ymm12
vmovdqa ymmword ptr [rdi + 5760], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5824]
vmovdqa ymmword ptr [rdi + 5824], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4128]
vmovdqa ymmword ptr [rdi + 4128], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4032]
vmovdqa ymmword ptr [rdi + 4032], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4000]
vmovdqa ymmword ptr [rdi + 4000], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4096]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4160]
vmovdqa ymmword ptr [rdi + 4160], ymm0
vmovdqa ymmword ptr [rdi + 4096], ymm1
vmovdqa ymmword ptr [rdi + 4992], ymm2
vmovdqa ymmword ptr [rdi + 4832], ymm3
vmovdqa ymmword ptr [rdi + 3936], ymm4
vmovdqa ymmword ptr [rdi + 3904], ymm5
vmovdqa ymmword ptr [rdi + 5056], ymm6
vmovdqa ymmword ptr [rdi + 5024], ymm7
vmovdqa ymmword ptr [rdi + 4960], ymm8
vmovdqa ymmword ptr [rdi + 5088], ymm9
vmovdqa ymmword ptr [rdi + 5120], ymm10
vmovdqa ymmword ptr [rdi + 5440], ymm11
vmovdqa ymmword ptr [rdi + 5408], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 4864]
vmovdqa ymm2, ymmword ptr [rdi + 4960]
vmovdqa ymm3, ymmword ptr [rdi + 5024]
vmovdqa ymm4, ymmword ptr [rdi + 3904]
vmovdqa ymm5, ymmword ptr [rdi + 5568]
vmovdqa ymm6, ymmword ptr [rdi + 5536]
vmovdqa ymm7, ymmword ptr [rdi + 3808]
vmovdqa ymm8, ymmword ptr [rdi + 5472]
vmovdqa ymm9, ymmword ptr [rdi + 5504]
lea rax, [rdi + 2304]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 0]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 0]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 32]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 32]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 64]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 64]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 96]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 96]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 128]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 128]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5280], ymm0
vmovdqa ymmword ptr [rdi + 5248], ymm1
vmovdqa ymmword ptr [rdi + 5376], ymm2
vmovdqa ymmword ptr [rdi + 5344], ymm3
vmovdqa ymmword ptr [rdi + 3840], ymm4
vmovdqa ymmword ptr [rdi + 5216], ymm5
vmovdqa ymmword ptr [rdi + 4896], ymm6
vmovdqa ymmword ptr [rdi + 5184], ymm7
vmovdqa ymmword ptr [rdi + 5856], ymm8
vmovdqa ymmword ptr [rdi + 5888], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5056]
vmovdqa ymm1, ymmword ptr [rdi + 5088]
vmovdqa ymm2, ymmword ptr [rdi + 5792]
vmovdqa ymm3, ymmword ptr [rdi + 3936]
vmovdqa ymm4, ymmword ptr [rdi + 5664]
vmovdqa ymm5, ymmword ptr [rdi + 5696]
vmovdqa ymm6, ymmword ptr [rdi + 5728]
vmovdqa ymm7, ymmword ptr [rdi + 5760]
vmovdqa ymm8, ymmword ptr [rdi + 4832]
vmovdqa ymm9, ymmword ptr [rdi + 5824]
lea rax, [rdi + 2304]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 160]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 160]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 192]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 192]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 224]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 224]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 256]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 256]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 288]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 288]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5920], ymm0
vmovdqa ymmword ptr [rdi + 5952], ymm1
vmovdqa ymmword ptr [rdi + 5984], ymm2
vmovdqa ymmword ptr [rdi + 6016], ymm3
vmovdqa ymmword ptr [rdi + 6048], ymm4
vmovdqa ymmword ptr [rdi + 6080], ymm5
vmovdqa ymmword ptr [rdi + 6112], ymm6
vmovdqa ymmword ptr [rdi + 6144], ymm7
vmovdqa ymmword ptr [rdi + 6176], ymm8
vmovdqa ymmword ptr [rdi + 6208], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4160]
vmovdqa ymm1, ymmword ptr [rdi + 4096]
vmovdqa ymm2, ymmword ptr [rdi + 4992]
vmovdqa ymm3, ymmword ptr [rdi + 5632]
vmovdqa ymm4, ymmword ptr [rdi + 5600]
vmovdqa ymm5, ymmword ptr [rdi + 4128]
vmovdqa ymm6, ymmword ptr [rdi + 4032]
vmovdqa ymm7, ymmword ptr [rdi + 4000]
vmovdqa ymm8, ymmword ptr [rdi + 5440]
vmovdqa ymm9, ymmword ptr [rdi + 5408]
lea rax, [rdi + 2304]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 320]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 352]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 352]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 384]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 384]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 416]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 416]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 448]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 448]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 4320]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 4416], 33
vmovapd ymm11, ymmword ptr [rdi + 4416]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 4064], 33
vmovapd ymm12, ymmword ptr [rdi + 4064]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4448]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4256]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3136]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3136]
vmovdqa ymmword ptr [rdi + 4256], ymm9
vmovapd ymm9, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 4448], ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 4384]
vmovdqa ymmword ptr [rdi + 4384], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4512]
vmovdqa ymmword ptr [rdi + 4512], ymm6
vpunpcklqdq ymm6, ymm10, ymm8
vpunpckhqdq ymm8, ymm10, ymm8
vperm2i128 ymm10, ymm6, ymm8, 32
vperm2i128 ymm6, ymm6, ymm8, 49
vpaddq ymm8, ymm10, ymmword ptr [rdi + 5280]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5248]
vpunpcklqdq ymm10, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 5376]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5344]
vperm2i128 ymm11, ymm12, ymmword ptr [rdi + 4608], 33
vmovapd ymm12, ymmword ptr [rdi + 4608]
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4480], 33
vmovdqa ymmword ptr [rdi + 4608], ymm5
vmovapd ymm5, ymmword ptr [rdi + 4480]
vpalignr ymm12, ymm5, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4768]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4800]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3136]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3136]
vmovdqa ymmword ptr [rdi + 4800], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4544]
vmovdqa ymmword ptr [rdi + 4544], ymm10
vpaddq ymm10, ymm9, ymmword ptr [rdi + 4576]
vmovdqa ymmword ptr [rdi + 4576], ymm6
vpunpcklqdq ymm6, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm6, ymm7, 32
vperm2i128 ymm6, ymm6, ymm7, 49
vpaddq ymm7, ymm11, ymmword ptr [rdi + 3840]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5920]
vpunpcklqdq ymm11, ymm12, ymm10
vpunpckhqdq ymm10, ymm12, ymm10
vperm2i128 ymm12, ymm11, ymm10, 32
vperm2i128 ymm10, ymm11, ymm10, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5952]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5984]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 4704], 33
vmovapd ymm12, ymmword ptr [rdi + 4704]
vpalignr ymm5, ymm12, ymm5, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4224], 33
vmovdqa ymmword ptr [rdi + 4704], ymm10
vmovapd ymm10, ymmword ptr [rdi + 4224]
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3968]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4736]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3136]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3136]
vmovdqa ymmword ptr [rdi + 4736], ymm11
vpaddq ymm11, ymm9, ymmword ptr [rdi + 4640]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4672]
vmovdqa ymmword ptr [rdi + 4672], ymm6
vpunpcklqdq ymm6, ymm5, ymm11
vpunpckhqdq ymm5, ymm5, ymm11
vperm2i128 ymm11, ymm6, ymm5, 32
vperm2i128 ymm5, ymm6, ymm5, 49
vpaddq ymm6, ymm11, ymmword ptr [rdi + 6016]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6048]
vpunpcklqdq ymm11, ymm12, ymm9
vpunpckhqdq ymm9, ymm12, ymm9
vperm2i128 ymm12, ymm11, ymm9, 32
vperm2i128 ymm9, ymm11, ymm9, 49
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm9
vperm2i128 ymm9, ymm10, ymmword ptr [rdi + 4352], 33
vmovapd ymm10, ymmword ptr [rdi + 4352]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4192]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3136]
vpunpcklqdq ymm10, ymm9, ymmword ptr [rdi + 4288]
vpunpckhqdq ymm9, ymm9, ymmword ptr [rdi + 4288]
vperm2i128 ymm11, ymm10, ymm9, 32
vperm2i128 ymm9, ymm10, ymm9, 49
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3872]
vmovapd ymm9, ymmword ptr [rdi + 4928]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 5152], 33
vmovapd ymm10, ymmword ptr [rdi + 5152]
vpalignr ymm9, ymm10, ymm9, 8
vpand ymm9, ymm9, ymmword ptr [rdi + 3776]
vpaddq ymm8, ymm8, ymm9
vmovapd ymm9, ymmword ptr [rdi + 5312]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 5216], 33
vmovapd ymm10, ymmword ptr [rdi + 5216]
vpalignr ymm9, ymm10, ymm9, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 4896], 33
vmovapd ymm11, ymmword ptr [rdi + 4896]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm8, ymm8, ymm9
vpaddq ymm9, ymm10, ymmword ptr [rdi + 4576]
vpsrlq ymm10, ymm8, 52
vpsrlq ymm12, ymm9, 52
vmovdqa ymmword ptr [rdi + 4576], ymm4
vperm2i128 ymm4, ymm10, ymm10, 8
vpalignr ymm4, ymm10, ymm4, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vmovdqa ymmword ptr [rdi + 5216], ymm3
vpaddq ymm3, ymm8, ymm4
vmovdqa ymmword ptr [rdi + 5312], ymm2
vpxor ymm2, ymm8, ymm3
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm9, ymm10
vpxor ymm4, ymm9, ymm2
vpor ymm13, ymm13, ymm4
vperm2i128 ymm4, ymm11, ymmword ptr [rdi + 5184], 33
vmovapd ymm8, ymmword ptr [rdi + 5184]
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 5856], 33
vmovapd ymm9, ymmword ptr [rdi + 5856]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4544]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4800]
vpsrlq ymm10, ymm4, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vmovdqa ymmword ptr [rdi + 4800], ymm2
vpaddq ymm2, ymm4, ymm12
vmovdqa ymmword ptr [rdi + 4544], ymm3
vpxor ymm3, ymm4, ymm2
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm8, ymm10
vpxor ymm4, ymm8, ymm3
vpor ymm13, ymm13, ymm4
vperm2i128 ymm4, ymm9, ymmword ptr [rdi + 5888], 33
vmovapd ymm8, ymmword ptr [rdi + 5888]
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6080], 33
vmovapd ymm9, ymmword ptr [rdi + 6080]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm4, ymm7, ymm4
vpaddq ymm7, ymm8, ymmword ptr [rdi + 4672]
vpsrlq ymm8, ymm4, 52
vpsrlq ymm10, ymm7, 52
vperm2i128 ymm11, ymm11, ymm8, 33
vpalignr ymm11, ymm8, ymm11, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm12, ymm4, ymm11
vmovdqa ymmword ptr [rdi + 4672], ymm3
vpxor ymm3, ymm4, ymm12
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm7, ymm8
vpxor ymm4, ymm7, ymm3
vpor ymm13, ymm13, ymm4
vperm2i128 ymm4, ymm9, ymmword ptr [rdi + 6112], 33
vmovapd ymm7, ymmword ptr [rdi + 6112]
vpalignr ymm4, ymm7, ymm4, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 6144], 33
vmovapd ymm8, ymmword ptr [rdi + 6144]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4736]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4704]
vpsrlq ymm9, ymm4, 52
vpsrlq ymm11, ymm7, 52
vperm2i128 ymm10, ymm10, ymm9, 33
vpalignr ymm10, ymm9, ymm10, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vmovdqa ymmword ptr [rdi + 4704], ymm3
vpaddq ymm3, ymm4, ymm10
vmovdqa ymmword ptr [rdi + 4736], ymm12
vpxor ymm12, ymm4, ymm3
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm7, ymm9
vpxor ymm10, ymm7, ymm4
vpor ymm13, ymm13, ymm10
vperm2i128 ymm7, ymm8, ymmword ptr [rdi + 6176], 33
vmovapd ymm8, ymmword ptr [rdi + 6176]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6208], 33
vmovapd ymm9, ymmword ptr [rdi + 6208]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm6, ymm6, ymm7
vpaddq ymm5, ymm5, ymm8
vpsrlq ymm7, ymm6, 52
vpsrlq ymm8, ymm5, 52
vperm2i128 ymm10, ymm11, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm11, ymm6, ymm10
vpxor ymm12, ymm6, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm5, ymm7
vpxor ymm10, ymm5, ymm6
vpor ymm13, ymm13, ymm10
vperm2i128 ymm5, ymm9, ymmword ptr [rdi + 4608], 33
vmovapd ymm7, ymmword ptr [rdi + 4608]
vpalignr ymm5, ymm7, ymm5, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 4512], 33
vmovapd ymm9, ymmword ptr [rdi + 4512]
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm7
vpsrlq ymm5, ymm0, 52
vpsrlq ymm7, ymm1, 52
vperm2i128 ymm8, ymm8, ymm5, 33
vpalignr ymm8, ymm5, ymm8, 8
vperm2i128 ymm5, ymm5, ymm7, 33
vpalignr ymm5, ymm7, ymm5, 8
vpaddq ymm10, ymm0, ymm8
vpxor ymm12, ymm0, ymm10
vpor ymm13, ymm13, ymm12
vpaddq ymm0, ymm1, ymm5
vpxor ymm8, ymm1, ymm0
vpor ymm13, ymm13, ymm8
vperm2i128 ymm1, ymm9, ymmword ptr [rdi + 4384], 33
vmovapd ymm5, ymmword ptr [rdi + 4384]
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 4448], 33
vmovapd ymm8, ymmword ptr [rdi + 4448]
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5312]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5216]
vpsrlq ymm9, ymm1, 52
vpsrlq ymm12, ymm5, 52
vperm2i128 ymm7, ymm7, ymm9, 33
vpalignr ymm7, ymm9, ymm7, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vmovdqa ymmword ptr [rdi + 5216], ymm0
vpaddq ymm0, ymm1, ymm7
vmovdqa ymmword ptr [rdi + 5312], ymm10
vpxor ymm10, ymm1, ymm0
vpor ymm13, ymm13, ymm10
vpaddq ymm1, ymm5, ymm9
vpxor ymm7, ymm5, ymm1
vpor ymm13, ymm13, ymm7
vperm2i128 ymm5, ymm8, ymmword ptr [rdi + 4256], 33
vmovapd ymm7, ymmword ptr [rdi + 4256]
vpalignr ymm5, ymm7, ymm5, 8
vperm2i128 ymm7, ymm7, ymm7, 129
vpsrldq ymm7, ymm7, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4576]
vpsrlq ymm8, ymm5, 52
vpsrlq ymm9, ymm7, 52
vperm2i128 ymm10, ymm12, ymm8, 33
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm9, ymm5, ymm10
vpxor ymm12, ymm5, ymm9
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm7, ymm8
vpxor ymm10, ymm7, ymm5
vpor ymm13, ymm13, ymm10
vmovapd ymm7, ymmword ptr [rdi + 4544]
vpand ymm7, ymm7, ymmword ptr [rdi + 2624]
vpor ymm7, ymm7, ymmword ptr [rdi + 2656]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 2656]
vmovapd ymm8, ymmword ptr [rdi + 4800]
vpand ymm8, ymm8, ymmword ptr [rdi + 2624]
vpor ymm8, ymm8, ymmword ptr [rdi + 2656]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 576], ymm7
vmovdqa ymmword ptr [rdi + 608], ymm8
vpand ymm2, ymm2, ymmword ptr [rdi + 2624]
vpor ymm2, ymm2, ymmword ptr [rdi + 2656]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2656]
vmovapd ymm7, ymmword ptr [rdi + 4672]
vpand ymm7, ymm7, ymmword ptr [rdi + 2624]
vpor ymm7, ymm7, ymmword ptr [rdi + 2656]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 640], ymm2
vmovdqa ymmword ptr [rdi + 672], ymm7
vmovapd ymm2, ymmword ptr [rdi + 4736]
vpand ymm2, ymm2, ymmword ptr [rdi + 2624]
vpor ymm2, ymm2, ymmword ptr [rdi + 2656]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2656]
vmovapd ymm7, ymmword ptr [rdi + 4704]
vpand ymm7, ymm7, ymmword ptr [rdi + 2624]
vpor ymm7, ymm7, ymmword ptr [rdi + 2656]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 704], ymm2
vmovdqa ymmword ptr [rdi + 736], ymm7
vpand ymm2, ymm3, ymmword ptr [rdi + 2624]
vpor ymm2, ymm2, ymmword ptr [rdi + 2656]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2656]
vpand ymm3, ymm4, ymmword ptr [rdi + 2624]
vpor ymm3, ymm3, ymmword ptr [rdi + 2656]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 768], ymm2
vmovdqa ymmword ptr [rdi + 800], ymm3
vpand ymm2, ymm11, ymmword ptr [rdi + 2624]
vpor ymm2, ymm2, ymmword ptr [rdi + 2656]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2656]
vpand ymm3, ymm6, ymmword ptr [rdi + 2624]
vpor ymm3, ymm3, ymmword ptr [rdi + 2656]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 832], ymm2
vmovdqa ymmword ptr [rdi + 864], ymm3
vmovapd ymm2, ymmword ptr [rdi + 5312]
vpand ymm2, ymm2, ymmword ptr [rdi + 2624]
vpor ymm2, ymm2, ymmword ptr [rdi + 2656]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2656]
vmovapd ymm3, ymmword ptr [rdi + 5216]
vpand ymm3, ymm3, ymmword ptr [rdi + 2624]
vpor ymm3, ymm3, ymmword ptr [rdi + 2656]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 896], ymm2
vmovdqa ymmword ptr [rdi + 928], ymm3
vpand ymm0, ymm0, ymmword ptr [rdi + 2624]
vpor ymm0, ymm0, ymmword ptr [rdi + 2656]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2656]
vpand ymm1, ymm1, ymmword ptr [rdi + 2624]
vpor ymm1, ymm1, ymmword ptr [rdi + 2656]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 960], ymm0
vmovdqa ymmword ptr [rdi + 992], ymm1
vpand ymm0, ymm9, ymmword ptr [rdi + 2624]
vpor ymm0, ymm0, ymmword ptr [rdi + 2656]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2656]
vpand ymm1, ymm5, ymmword ptr [rdi + 2624]
vpor ymm1, ymm1, ymmword ptr [rdi + 2656]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 1024], ymm0
vmovdqa ymmword ptr [rdi + 1056], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
