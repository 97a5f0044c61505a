# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-1664 mod N = c 2^1196 - 1.
# Kernel: crates/modmill-arith/src/fold/special_pairs.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs below 2^52, the top one of a result at most 0x400000000000f; ymm13 collects predicted carries that rippled.
# 2203 instructions a step, 220 pairs of products, 79 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 1408]
vmovapd ymm15, ymmword ptr [rdi + 1440]
.p2align 6
2:
vmovdqa ymm0, ymmword ptr [rdi + 1536]
vmovdqa ymm1, ymmword ptr [rdi + 1536]
vmovdqa ymm2, ymmword ptr [rdi + 1664]
vmovdqa ymm3, ymmword ptr [rdi + 1664]
vmovdqa ymm4, ymmword ptr [rdi + 1792]
vmovdqa ymm5, ymmword ptr [rdi + 1792]
lea rax, [rdi + 312]
lea r8, [rdi + 328]
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
vmovdqa ymmword ptr [rdi + 2464], ymm0
vmovdqa ymmword ptr [rdi + 2496], ymm1
vmovdqa ymmword ptr [rdi + 2528], ymm2
vmovdqa ymmword ptr [rdi + 2560], ymm3
vmovdqa ymmword ptr [rdi + 2592], ymm4
vmovdqa ymmword ptr [rdi + 2624], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1568]
vmovdqa ymm1, ymmword ptr [rdi + 1568]
vmovdqa ymm2, ymmword ptr [rdi + 1696]
vmovdqa ymm3, ymmword ptr [rdi + 1696]
vmovdqa ymm4, ymmword ptr [rdi + 1824]
vmovdqa ymm5, ymmword ptr [rdi + 1824]
lea rax, [rdi + 376]
lea r8, [rdi + 392]
mov r9d, 14
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
vmovdqa ymmword ptr [rdi + 2656], ymm0
vmovdqa ymmword ptr [rdi + 2688], ymm1
vmovdqa ymmword ptr [rdi + 2720], ymm2
vmovdqa ymmword ptr [rdi + 2752], ymm3
vmovdqa ymmword ptr [rdi + 2784], ymm4
vmovdqa ymmword ptr [rdi + 2816], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1600]
vmovdqa ymm1, ymmword ptr [rdi + 1600]
vmovdqa ymm2, ymmword ptr [rdi + 1728]
vmovdqa ymm3, ymmword ptr [rdi + 1728]
vmovdqa ymm4, ymmword ptr [rdi + 1856]
vmovdqa ymm5, ymmword ptr [rdi + 1856]
lea rax, [rdi + 440]
lea r8, [rdi + 456]
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
vmovdqa ymmword ptr [rdi + 2848], ymm0
vmovdqa ymmword ptr [rdi + 2880], ymm1
vmovdqa ymmword ptr [rdi + 2912], ymm2
vmovdqa ymmword ptr [rdi + 2944], ymm3
vmovdqa ymmword ptr [rdi + 2976], ymm4
vmovdqa ymmword ptr [rdi + 3008], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1632]
vmovdqa ymm1, ymmword ptr [rdi + 1632]
vmovdqa ymm2, ymmword ptr [rdi + 1760]
vmovdqa ymm3, ymmword ptr [rdi + 1760]
vmovdqa ymm4, ymmword ptr [rdi + 1888]
vmovdqa ymm5, ymmword ptr [rdi + 1888]
lea rax, [rdi + 504]
lea r8, [rdi + 520]
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
vmovapd ymm6, ymmword ptr [rdi + 320]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 352], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 352]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 384], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm7
vpaddq ymm7, ymm11, ymmword ptr [rdi + 2528]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 2560]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2592]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2624]
vmovapd ymm12, ymmword ptr [rdi + 2464]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 2464], ymm5
vmovapd ymm5, ymmword ptr [rdi + 2496]
vpaddq ymm5, ymm5, ymm5
vpaddq ymm7, ymm7, ymm7
vpaddq ymm9, ymm9, ymm9
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 2496], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 2624], ymm10
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
vmovapd ymm9, ymmword ptr [rdi + 384]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 416], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 416]
vperm2i128 ymm12, ymm11, ymmword ptr [rdi + 448], 33
vpalignr ymm12, ymm12, ymm11, 8
vmovdqa ymmword ptr [rdi + 2592], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 2560], ymm7
vsubpd ymm7, ymm15, ymm8
vfmadd231pd ymm7, ymm9, ymm10
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2720]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 2720], ymm5
vsubpd ymm5, ymm15, ymm10
vfmadd231pd ymm5, ymm11, ymm12
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2752]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2784]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2816]
vmovapd ymm12, ymmword ptr [rdi + 2656]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 2656], ymm6
vmovapd ymm6, ymmword ptr [rdi + 2688]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vpaddq ymm5, ymm5, ymm5
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vmovdqa ymmword ptr [rdi + 2688], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 2816], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm9, ymm9
vpaddq ymm8, ymm12, ymm8
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm11
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm11
vpaddq ymm6, ymm6, ymm12
vpaddq ymm7, ymm7, ymm10
vpaddq ymm5, ymm5, ymm9
vmovapd ymm9, ymmword ptr [rdi + 448]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 480], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 480]
vperm2i128 ymm12, ymm11, ymmword ptr [rdi + 512], 33
vpalignr ymm12, ymm12, ymm11, 8
vmovdqa ymmword ptr [rdi + 2784], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 2752], ymm7
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm9, ymm10
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2912]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 2912], ymm6
vsubpd ymm6, ymm15, ymm10
vfmadd231pd ymm6, ymm11, ymm12
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2944]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2976]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3008]
vmovapd ymm12, ymmword ptr [rdi + 2848]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 2848], ymm8
vmovapd ymm8, ymmword ptr [rdi + 2880]
vpaddq ymm8, ymm8, ymm8
vpaddq ymm7, ymm7, ymm7
vpaddq ymm6, ymm6, ymm6
vpaddq ymm5, ymm5, ymm5
vpaddq ymm10, ymm10, ymm10
vmovdqa ymmword ptr [rdi + 2880], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 3008], ymm5
vsubpd ymm5, ymm15, ymm10
vfmadd231pd ymm5, ymm9, ymm9
vpaddq ymm5, ymm12, ymm5
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm11
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm11
vpaddq ymm8, ymm8, ymm12
vpaddq ymm7, ymm7, ymm10
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymmword ptr [rdi + 512]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 544], 33
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
vmovapd ymm10, ymmword ptr [rdi + 2464]
vpaddq ymm10, ymm10, ymm10
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm9
vpaddq ymm0, ymm0, ymm12
vmovapd ymm9, ymmword ptr [rdi + 544]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 2464], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm9, ymm9
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm2, ymm11
vpaddq ymm2, ymm3, ymm12
vmovapd ymm3, ymmword ptr [rdi + 1920]
vpaddq ymm9, ymm3, ymmword ptr [rdi + 2624]
vperm2i128 ymm11, ymm9, ymm9, 8
vpalignr ymm9, ymm9, ymm11, 8
vmovapd ymm11, ymmword ptr [rdi + 2624]
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 2496], 33
vmovapd ymm12, ymmword ptr [rdi + 2496]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2656]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2720]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 1952]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1984]
vmovdqa ymmword ptr [rdi + 2720], ymm2
vmovapd ymm2, ymmword ptr [rdi + 2016]
vmovdqa ymmword ptr [rdi + 2656], ymm1
vpaddq ymm1, ymm2, ymmword ptr [rdi + 2560]
vmovdqa ymmword ptr [rdi + 2560], ymm0
vpaddq ymm0, ymm2, ymmword ptr [rdi + 2592]
vmovdqa ymmword ptr [rdi + 2592], ymm10
vpunpcklqdq ymm10, ymm9, ymm1
vpunpckhqdq ymm1, ymm9, ymm1
vperm2i128 ymm9, ymm10, ymm1, 32
vperm2i128 ymm1, ymm10, ymm1, 49
vpunpcklqdq ymm10, ymm11, ymm0
vpunpckhqdq ymm0, ymm11, ymm0
vperm2i128 ymm11, ymm10, ymm0, 32
vperm2i128 ymm0, ymm10, ymm0, 49
vperm2i128 ymm10, ymm12, ymmword ptr [rdi + 2816], 33
vmovapd ymm12, ymmword ptr [rdi + 2816]
vpalignr ymm10, ymm12, ymm10, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 2688], 33
vmovdqa ymmword ptr [rdi + 2816], ymm0
vmovapd ymm0, ymmword ptr [rdi + 2688]
vpalignr ymm12, ymm0, ymm12, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2848]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2912]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1984]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 1984]
vmovdqa ymmword ptr [rdi + 2912], ymm11
vpaddq ymm11, ymm2, ymmword ptr [rdi + 2752]
vmovdqa ymmword ptr [rdi + 2752], ymm1
vpaddq ymm1, ymm2, ymmword ptr [rdi + 2784]
vmovdqa ymmword ptr [rdi + 2784], ymm9
vpunpcklqdq ymm9, ymm10, ymm11
vpunpckhqdq ymm10, ymm10, ymm11
vperm2i128 ymm11, ymm9, ymm10, 32
vperm2i128 ymm9, ymm9, ymm10, 49
vpunpcklqdq ymm10, ymm12, ymm1
vpunpckhqdq ymm1, ymm12, ymm1
vperm2i128 ymm12, ymm10, ymm1, 32
vperm2i128 ymm1, ymm10, ymm1, 49
vperm2i128 ymm0, ymm0, ymmword ptr [rdi + 3008], 33
vmovapd ymm10, ymmword ptr [rdi + 3008]
vpalignr ymm0, ymm10, ymm0, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 2880], 33
vmovdqa ymmword ptr [rdi + 3008], ymm1
vmovapd ymm1, ymmword ptr [rdi + 2880]
vpalignr ymm10, ymm1, ymm10, 8
vpaddq ymm0, ymm5, ymm0
vpaddq ymm5, ymm8, ymm10
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1984]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1984]
vpaddq ymm7, ymm7, ymm2
vpaddq ymm6, ymm6, ymm2
vpunpcklqdq ymm8, ymm0, ymm7
vpunpckhqdq ymm0, ymm0, ymm7
vperm2i128 ymm7, ymm8, ymm0, 32
vperm2i128 ymm0, ymm8, ymm0, 49
vpunpcklqdq ymm8, ymm5, ymm6
vpunpckhqdq ymm5, ymm5, ymm6
vperm2i128 ymm6, ymm8, ymm5, 32
vperm2i128 ymm5, ymm8, ymm5, 49
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vpaddq ymm4, ymm4, ymm3
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 2592], 33
vmovapd ymm8, ymmword ptr [rdi + 2592]
vpalignr ymm4, ymm8, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2464]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2560]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1984]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1952]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2656]
vmovapd ymm8, ymmword ptr [rdi + 2048]
vpaddq ymm10, ymm8, ymmword ptr [rdi + 2720]
vpunpcklqdq ymm3, ymm1, ymm2
vpunpckhqdq ymm1, ymm1, ymm2
vperm2i128 ymm2, ymm3, ymm1, 32
vperm2i128 ymm1, ymm3, ymm1, 49
vpunpcklqdq ymm3, ymm4, ymm10
vpunpckhqdq ymm4, ymm4, ymm10
vperm2i128 ymm10, ymm3, ymm4, 32
vperm2i128 ymm3, ymm3, ymm4, 49
vmovapd ymm4, ymmword ptr [rdi + 2112]
vpand ymm4, ymm4, ymmword ptr [rdi + 2080]
vmovdqa ymmword ptr [rdi + 2720], ymm3
vmovapd ymm3, ymmword ptr [rdi + 2784]
vmovdqa ymmword ptr [rdi + 2656], ymm10
vpsrlq ymm10, ymm3, 52
vmovdqa ymmword ptr [rdi + 2560], ymm1
vmovapd ymm1, ymmword ptr [rdi + 2752]
vmovdqa ymmword ptr [rdi + 2464], ymm2
vpsrlq ymm2, ymm1, 52
vmovdqa ymmword ptr [rdi + 2592], ymm5
vmovapd ymm5, ymmword ptr [rdi + 2912]
vmovdqa ymmword ptr [rdi + 2880], ymm6
vpsrlq ymm6, ymm5, 52
vmovdqa ymmword ptr [rdi + 2688], ymm0
vmovapd ymm0, ymmword ptr [rdi + 2816]
vmovdqa ymmword ptr [rdi + 2848], ymm7
vpsrlq ymm7, ymm0, 52
vmovdqa ymmword ptr [rdi + 2496], ymm12
vpsrlq ymm12, ymm11, 52
vpsrlq ymm8, ymm9, 52
vmovdqa ymmword ptr [rdi + 2624], ymm4
vperm2i128 ymm4, ymm10, ymm10, 8
vpalignr ymm4, ymm10, ymm4, 8
vperm2i128 ymm10, ymm10, ymm2, 33
vpalignr ymm10, ymm2, ymm10, 8
vmovdqa ymmword ptr [rdi + 2976], ymm9
vpaddq ymm9, ymm3, ymm4
vmovdqa ymmword ptr [rdi + 2944], ymm11
vpxor ymm11, ymm3, ymm9
vpor ymm13, ymm13, ymm11
vpaddq ymm3, ymm1, ymm10
vpxor ymm4, ymm1, ymm3
vpor ymm13, ymm13, ymm4
vpand ymm1, ymm9, ymmword ptr [rdi + 1472]
vpor ymm1, ymm1, ymmword ptr [rdi + 1504]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1504]
vpand ymm3, ymm3, ymmword ptr [rdi + 1472]
vpor ymm3, ymm3, ymmword ptr [rdi + 1504]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 896], ymm1
vmovdqa ymmword ptr [rdi + 928], ymm3
vperm2i128 ymm2, ymm2, ymm6, 33
vpalignr ymm2, ymm6, ymm2, 8
vperm2i128 ymm4, ymm6, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm6, ymm5, ymm2
vpxor ymm9, ymm5, ymm6
vpor ymm13, ymm13, ymm9
vpaddq ymm2, ymm0, ymm4
vpxor ymm5, ymm0, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm6, ymmword ptr [rdi + 1472]
vpor ymm0, ymm0, ymmword ptr [rdi + 1504]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1504]
vpand ymm2, ymm2, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 960], ymm0
vmovdqa ymmword ptr [rdi + 992], ymm2
vperm2i128 ymm4, ymm7, ymm12, 33
vpalignr ymm4, ymm12, ymm4, 8
vperm2i128 ymm5, ymm12, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 2944]
vpaddq ymm7, ymm6, ymm4
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm4, ymmword ptr [rdi + 2976]
vpaddq ymm6, ymm4, ymm5
vpxor ymm8, ymm4, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 2080]
vpand ymm6, ymm6, ymmword ptr [rdi + 2624]
vpand ymm7, ymm7, ymmword ptr [rdi + 1472]
vpor ymm7, ymm7, ymmword ptr [rdi + 1504]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 1504]
vpand ymm6, ymm6, ymmword ptr [rdi + 1472]
vpor ymm6, ymm6, ymmword ptr [rdi + 1504]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 1024], ymm7
vmovdqa ymmword ptr [rdi + 1056], ymm6
vpand ymm5, ymm5, ymmword ptr [rdi + 2144]
vpaddq ymm4, ymm4, ymm5
vmovapd ymm5, ymmword ptr [rsi + 32]
vmovupd ymm8, ymmword ptr [rdi + 872]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm8
vmovapd ymm11, ymmword ptr [rsi + 0]
vmovupd ymm12, ymmword ptr [rdi + 904]
vmovdqa ymmword ptr [rdi + 2976], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 2624], ymm4
vsubpd ymm4, ymm15, ymm10
vfmadd231pd ymm4, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 2944], ymm9
vmovupd ymm9, ymmword ptr [rdi + 936]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 968]
vmovdqa ymmword ptr [rdi + 2816], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2912], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 2752], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 2784], ymm2
vsubpd ymm2, ymm15, ymm6
vfmadd231pd ymm2, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 1032]
vmovdqa ymmword ptr [rdi + 2528], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 3040], ymm2
vsubpd ymm2, ymm15, ymm6
vfmadd231pd ymm2, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 1064]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 3072], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymm5
vmovapd ymm5, ymmword ptr [rsi + 64]
vfmadd213pd ymm5, ymm1, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm1, ymmword ptr [rsi + 64]
vpaddq ymm1, ymm4, ymm11
vmovapd ymm4, ymmword ptr [rsi + 96]
vfmadd213pd ymm4, ymm3, ymm14
vsubpd ymm11, ymm15, ymm4
vfmadd231pd ymm11, ymm3, ymmword ptr [rsi + 96]
vpaddq ymm3, ymm8, ymm11
vpaddq ymm5, ymm10, ymm5
vpaddq ymm4, ymm12, ymm4
vmovapd ymm8, ymmword ptr [rsi + 64]
vfmadd213pd ymm8, ymm0, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm0, ymmword ptr [rsi + 64]
vpaddq ymm0, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rsi + 96]
vmovapd ymm10, ymmword ptr [rdi + 2784]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2784]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3040]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2752]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2528]
vmovapd ymm12, ymmword ptr [rsi + 64]
vmovdqa ymmword ptr [rdi + 2528], ymm10
vmovapd ymm10, ymmword ptr [rdi + 2912]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2752], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 2912]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2816]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 2816]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3072]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rsi + 128]
vmovupd ymm12, ymmword ptr [rdi + 888]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 3072], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rsi + 160]
vmovupd ymm12, ymmword ptr [rdi + 920]
vmovdqa ymmword ptr [rdi + 2816], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 2912], ymm10
vsubpd ymm10, ymm15, ymm1
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm3, ymm3, ymm10
vpaddq ymm5, ymm5, ymm7
vpaddq ymm1, ymm4, ymm1
vmovupd ymm4, ymmword ptr [rdi + 952]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm4
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm4
vpaddq ymm0, ymm0, ymm10
vmovupd ymm4, ymmword ptr [rdi + 984]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm4
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm4
vpaddq ymm4, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2752]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2528]
vmovupd ymm11, ymmword ptr [rdi + 1016]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 2528], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 1048]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 2912]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 3072]
vmovapd ymm11, ymmword ptr [rsi + 192]
vmovupd ymm12, ymmword ptr [rdi + 880]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 3072], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2816]
vmovapd ymm12, ymmword ptr [rsi + 224]
vmovdqa ymmword ptr [rdi + 2816], ymm10
vmovupd ymm10, ymmword ptr [rdi + 912]
vmovdqa ymmword ptr [rdi + 2912], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 2752], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm5, ymm5, ymm8
vpaddq ymm1, ymm1, ymm9
vmovupd ymm6, ymmword ptr [rdi + 944]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 976]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm4, ymm4, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 2528]
vmovupd ymm8, ymmword ptr [rdi + 1008]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rdi + 1040]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 2528], ymm2
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm12, ymm8
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2752]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 2912]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 3072]
vmovupd ymm10, ymmword ptr [rdi + 1072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 3072], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rsi + 256]
vmovupd ymm11, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 2912], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 2752], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2816]
vmovapd ymm11, ymmword ptr [rsi + 288]
vmovdqa ymmword ptr [rdi + 2816], ymm9
vmovupd ymm9, ymmword ptr [rdi + 904]
vmovdqa ymmword ptr [rdi + 3040], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2784], ymm2
vsubpd ymm2, ymm15, ymm8
vfmadd231pd ymm2, ymm11, ymm9
vpaddq ymm2, ymm3, ymm2
vpaddq ymm3, ymm5, ymm12
vpaddq ymm1, ymm1, ymm8
vmovupd ymm5, ymmword ptr [rdi + 936]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm5
vpaddq ymm0, ymm0, ymm9
vmovupd ymm5, ymmword ptr [rdi + 968]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm5
vpaddq ymm4, ymm4, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 1000]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 2528]
vmovupd ymm9, ymmword ptr [rdi + 1032]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2528], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2784]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3040]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 3072]
vmovupd ymm12, ymmword ptr [rdi + 1064]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 3072], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2752]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2912]
vmovapd ymm12, ymmword ptr [rsi + 352]
vmovapd ymm10, ymmword ptr [rdi + 896]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2912], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 896]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rsi + 320]
vmovapd ymm11, ymmword ptr [rdi + 928]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 2752], ymm2
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm10, ymmword ptr [rdi + 928]
vpaddq ymm0, ymm0, ymm2
vmovapd ymm2, ymmword ptr [rdi + 960]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 3040], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 960]
vpaddq ymm0, ymm4, ymm0
vpaddq ymm4, ymm5, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm5, ymmword ptr [rdi + 992]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 992]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 1024]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 1024]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3072]
vmovapd ymm8, ymmword ptr [rdi + 1056]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 1056]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2912]
vmovapd ymm11, ymmword ptr [rdi + 2048]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2944]
vmovapd ymm12, ymmword ptr [rdi + 2176]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2528]
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm1, ymmword ptr [rdi + 2208]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm10, ymm10, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2816]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2752]
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3040]
vpaddq ymm0, ymm0, ymm4
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vperm2i128 ymm4, ymm5, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm3, ymm3, ymm4
vpaddq ymm4, ymm7, ymmword ptr [rdi + 2208]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 2240]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 2976]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2624]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 2496]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 3008]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2848]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2688]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2880]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2592]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2464]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1952]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2272]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2304]
vpsrlq ymm10, ymm7, 52
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vperm2i128 ymm6, ymm6, ymm7, 33
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm11, ymm9, ymm10, 33
vpalignr ymm11, ymm10, ymm11, 8
vperm2i128 ymm12, ymm8, ymm8, 8
vpalignr ymm12, ymm8, ymm12, 8
vmovdqa ymmword ptr [rdi + 2464], ymm2
vperm2i128 ymm2, ymm8, ymm11, 33
vpalignr ymm2, ymm11, ymm2, 8
vmovdqa ymmword ptr [rdi + 2592], ymm0
vpaddq ymm0, ymm5, ymm12
vmovdqa ymmword ptr [rdi + 2880], ymm1
vpxor ymm1, ymm5, ymm0
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm6, ymm2
vpxor ymm5, ymm6, ymm1
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm0, ymmword ptr [rdi + 1472]
vpor ymm0, ymm0, ymmword ptr [rdi + 1504]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1504]
vpand ymm1, ymm1, ymmword ptr [rdi + 1472]
vpor ymm1, ymm1, ymmword ptr [rdi + 1504]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 1216], ymm0
vmovdqa ymmword ptr [rdi + 1248], ymm1
vperm2i128 ymm2, ymm7, ymm7, 129
vpsrldq ymm2, ymm2, 8
vperm2i128 ymm5, ymm11, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2336]
vpaddq ymm6, ymm2, ymm5
vpxor ymm7, ymm2, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm2, ymm6, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 1280], ymm2
vmovapd ymm5, ymmword ptr [rsi + 32]
vmovupd ymm6, ymmword ptr [rdi + 1200]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vmovupd ymm11, ymmword ptr [rdi + 1232]
vmovapd ymm12, ymmword ptr [rsi + 0]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 2688], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rsi + 0]
vmovdqa ymmword ptr [rdi + 2848], ymm9
vmovupd ymm9, ymmword ptr [rdi + 1264]
vmovdqa ymmword ptr [rdi + 3008], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 2496], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm9, ymm5
vmovapd ymm5, ymmword ptr [rsi + 96]
vmovupd ymm9, ymmword ptr [rdi + 1192]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm9
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm5, ymm9
vpaddq ymm6, ymm8, ymm6
vpaddq ymm7, ymm7, ymm11
vmovupd ymm8, ymmword ptr [rdi + 1224]
vmovapd ymm11, ymmword ptr [rsi + 64]
vfmadd213pd ymm11, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 2976], ymm6
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm8, ymmword ptr [rsi + 64]
vpaddq ymm6, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rdi + 1256]
vmovdqa ymmword ptr [rdi + 2624], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm10
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm10, ymm5
vpaddq ymm3, ymm3, ymm8
vpaddq ymm5, ymm12, ymm11
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rsi + 128]
vfmadd213pd ymm7, ymm0, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm0, ymmword ptr [rsi + 128]
vpaddq ymm0, ymm6, ymm8
vmovapd ymm6, ymmword ptr [rsi + 160]
vfmadd213pd ymm6, ymm1, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm1, ymmword ptr [rsi + 160]
vpaddq ymm1, ymm3, ymm8
vpaddq ymm3, ymm5, ymm7
vpaddq ymm4, ymm4, ymm6
vmovapd ymm5, ymmword ptr [rsi + 128]
vfmadd213pd ymm5, ymm2, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm2, ymmword ptr [rsi + 128]
vmovapd ymm2, ymmword ptr [rsi + 192]
vmovupd ymm7, ymmword ptr [rdi + 1208]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm2, ymm7
vpaddq ymm0, ymm0, ymm11
vmovapd ymm7, ymmword ptr [rsi + 224]
vmovupd ymm11, ymmword ptr [rdi + 1240]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm7, ymm11
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm12
vmovupd ymm7, ymmword ptr [rdi + 1272]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymm7
vpaddq ymm2, ymm6, ymm10
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rsi + 256]
vmovupd ymm7, ymmword ptr [rdi + 1200]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm0, ymm0, ymm10
vmovapd ymm7, ymmword ptr [rsi + 288]
vmovupd ymm10, ymmword ptr [rdi + 1232]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm11
vmovupd ymm7, ymmword ptr [rdi + 1264]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm2, ymm2, ymm10
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rsi + 320]
vfmadd213pd ymm6, ymm9, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm9, ymmword ptr [rsi + 320]
vpaddq ymm0, ymm0, ymm7
vmovapd ymm7, ymmword ptr [rsi + 352]
vmovupd ymm8, ymmword ptr [rdi + 1224]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm4, ymm4, ymm9
vmovapd ymm6, ymmword ptr [rsi + 320]
vmovupd ymm7, ymmword ptr [rdi + 1256]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm2, ymm2, ymm9
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1920]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2624]
vperm2i128 ymm7, ymm6, ymm6, 8
vpalignr ymm7, ymm6, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2976]
vpaddq ymm8, ymm3, ymmword ptr [rdi + 2208]
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm3
vpaddq ymm3, ymm4, ymmword ptr [rdi + 2208]
vpaddq ymm4, ymm5, ymmword ptr [rdi + 1888]
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymm4, 129
vpsrldq ymm4, ymm4, 8
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm7, ymmword ptr [rdi + 2496]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3008]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2560]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2656]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2720]
vmovapd ymm5, ymmword ptr [rdi + 2688]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 2848], 33
vmovapd ymm6, ymmword ptr [rdi + 2848]
vpalignr ymm5, ymm6, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2336]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2880]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2368]
vpsrlq ymm6, ymm5, 52
vmovapd ymm7, ymmword ptr [rdi + 2368]
vpaddq ymm8, ymm7, ymmword ptr [rdi + 2592]
vpsrlq ymm9, ymm8, 52
vperm2i128 ymm10, ymm6, ymm6, 8
vpalignr ymm10, ymm6, ymm10, 8
vperm2i128 ymm6, ymm6, ymm9, 33
vpalignr ymm6, ymm9, ymm6, 8
vpaddq ymm11, ymm5, ymm10
vpxor ymm12, ymm5, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm8, ymm6
vpxor ymm10, ymm8, ymm5
vpor ymm13, ymm13, ymm10
vpaddq ymm6, ymm7, ymmword ptr [rdi + 2464]
vpsrlq ymm8, ymm6, 52
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2400]
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm12, ymm6, ymm9
vmovdqa ymmword ptr [rdi + 2464], ymm5
vpxor ymm5, ymm6, ymm12
vpor ymm13, ymm13, ymm5
vpaddq ymm5, ymm3, ymm8
vpxor ymm6, ymm3, ymm5
vpor ymm13, ymm13, ymm6
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2432]
vpsrlq ymm3, ymm0, 52
vpaddq ymm1, ymm1, ymm7
vpsrlq ymm6, ymm1, 52
vperm2i128 ymm7, ymm10, ymm3, 33
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm6, 33
vpalignr ymm3, ymm6, ymm3, 8
vpaddq ymm8, ymm0, ymm7
vpxor ymm9, ymm0, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm0, ymm1, ymm3
vpxor ymm7, ymm1, ymm0
vpor ymm13, ymm13, ymm7
vpaddq ymm1, ymm2, ymmword ptr [rdi + 1632]
vpsrlq ymm2, ymm1, 52
vpsrlq ymm3, ymm4, 52
vperm2i128 ymm6, ymm6, ymm2, 33
vpalignr ymm6, ymm2, ymm6, 8
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm3, ymm1, ymm6
vpxor ymm7, ymm1, ymm3
vpor ymm13, ymm13, ymm7
vpaddq ymm1, ymm4, ymm2
vpxor ymm6, ymm4, ymm1
vpor ymm13, ymm13, ymm6
vpand ymm2, ymm11, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vmovapd ymm4, ymmword ptr [rdi + 2464]
vpand ymm4, ymm4, ymmword ptr [rdi + 1472]
vpor ymm4, ymm4, ymmword ptr [rdi + 1504]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 320], ymm2
vmovdqa ymmword ptr [rdi + 352], ymm4
vpand ymm2, ymm12, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vpand ymm4, ymm5, ymmword ptr [rdi + 1472]
vpor ymm4, ymm4, ymmword ptr [rdi + 1504]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 384], ymm2
vmovdqa ymmword ptr [rdi + 416], ymm4
vpand ymm2, ymm8, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vpand ymm0, ymm0, ymmword ptr [rdi + 1472]
vpor ymm0, ymm0, ymmword ptr [rdi + 1504]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 448], ymm2
vmovdqa ymmword ptr [rdi + 480], ymm0
vpand ymm0, ymm3, ymmword ptr [rdi + 1472]
vpor ymm0, ymm0, ymmword ptr [rdi + 1504]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1504]
vpand ymm1, ymm1, ymmword ptr [rdi + 1472]
vpor ymm1, ymm1, ymmword ptr [rdi + 1504]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 512], ymm0
vmovdqa ymmword ptr [rdi + 544], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
