# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-1664 mod N = c 2^1196 - 1.
# Kernel: crates/modmill-arith/src/fold/special_pairs.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs below 2^52, the top one of a result at most 0x400000000000f; ymm13 collects predicted carries that rippled.
# 1896 instructions a step, 375 pairs of products, 47 spills.
vpxor ymm13, ymm13, ymm13
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2304]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2304]
vmovdqa ymm5, ymmword ptr [rdi + 2304]
lea rax, [rdi + 312]
lea r8, [rdi + 1096]
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
vmovdqa ymmword ptr [rdi + 2464], ymm0
vmovdqa ymmword ptr [rdi + 2496], ymm1
vmovdqa ymmword ptr [rdi + 2528], ymm2
vmovdqa ymmword ptr [rdi + 2560], ymm3
vmovdqa ymmword ptr [rdi + 2592], ymm4
vmovdqa ymmword ptr [rdi + 2624], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2304]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2304]
vmovdqa ymm5, ymmword ptr [rdi + 2304]
lea rax, [rdi + 376]
lea r8, [rdi + 1160]
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
vmovdqa ymmword ptr [rdi + 2656], ymm0
vmovdqa ymmword ptr [rdi + 2688], ymm1
vmovdqa ymmword ptr [rdi + 2720], ymm2
vmovdqa ymmword ptr [rdi + 2752], ymm3
vmovdqa ymmword ptr [rdi + 2784], ymm4
vmovdqa ymmword ptr [rdi + 2816], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2304]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2304]
vmovdqa ymm5, ymmword ptr [rdi + 2304]
lea rax, [rdi + 440]
lea r8, [rdi + 1224]
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
vmovdqa ymmword ptr [rdi + 2848], ymm0
vmovdqa ymmword ptr [rdi + 2880], ymm1
vmovdqa ymmword ptr [rdi + 2912], ymm2
vmovdqa ymmword ptr [rdi + 2944], ymm3
vmovdqa ymmword ptr [rdi + 2976], ymm4
vmovdqa ymmword ptr [rdi + 3008], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2304]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2304]
vmovdqa ymm5, ymmword ptr [rdi + 2304]
lea rax, [rdi + 504]
lea r8, [rdi + 1288]
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
vmovdqa ymmword ptr [rdi + 3040], ymm0
vmovdqa ymmword ptr [rdi + 3072], ymm1
vmovdqa ymmword ptr [rdi + 3104], ymm2
vmovdqa ymmword ptr [rdi + 3136], ymm3
vmovdqa ymmword ptr [rdi + 3168], ymm4
vmovdqa ymmword ptr [rdi + 3200], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2464]
vmovdqa ymm1, ymmword ptr [rdi + 2496]
vmovdqa ymm2, ymmword ptr [rdi + 2528]
vmovdqa ymm3, ymmword ptr [rdi + 2560]
vmovdqa ymm4, ymmword ptr [rdi + 2592]
vmovdqa ymm5, ymmword ptr [rdi + 2624]
lea rax, [rdi + 1080]
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
vmovdqa ymmword ptr [rdi + 3232], ymm0
vmovdqa ymmword ptr [rdi + 3264], ymm1
vmovdqa ymmword ptr [rdi + 3296], ymm2
vmovdqa ymmword ptr [rdi + 3328], ymm3
vmovdqa ymmword ptr [rdi + 3360], ymm4
vmovdqa ymmword ptr [rdi + 3392], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2656]
vmovdqa ymm1, ymmword ptr [rdi + 2688]
vmovdqa ymm2, ymmword ptr [rdi + 2720]
vmovdqa ymm3, ymmword ptr [rdi + 2752]
vmovdqa ymm4, ymmword ptr [rdi + 2784]
vmovdqa ymm5, ymmword ptr [rdi + 2816]
lea rax, [rdi + 1144]
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
vmovdqa ymmword ptr [rdi + 3424], ymm0
vmovdqa ymmword ptr [rdi + 3456], ymm1
vmovdqa ymmword ptr [rdi + 3488], ymm2
vmovdqa ymmword ptr [rdi + 3520], ymm3
vmovdqa ymmword ptr [rdi + 3552], ymm4
vmovdqa ymmword ptr [rdi + 3584], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2848]
vmovdqa ymm1, ymmword ptr [rdi + 2880]
vmovdqa ymm2, ymmword ptr [rdi + 2912]
vmovdqa ymm3, ymmword ptr [rdi + 2944]
vmovdqa ymm4, ymmword ptr [rdi + 2976]
vmovdqa ymm5, ymmword ptr [rdi + 3008]
lea rax, [rdi + 1208]
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
vmovdqa ymmword ptr [rdi + 3616], ymm0
vmovdqa ymmword ptr [rdi + 3648], ymm1
vmovdqa ymmword ptr [rdi + 3680], ymm2
vmovdqa ymmword ptr [rdi + 3712], ymm3
vmovdqa ymmword ptr [rdi + 3744], ymm4
vmovdqa ymmword ptr [rdi + 3776], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3040]
vmovdqa ymm1, ymmword ptr [rdi + 3072]
vmovdqa ymm2, ymmword ptr [rdi + 3104]
vmovdqa ymm3, ymmword ptr [rdi + 3136]
vmovdqa ymm4, ymmword ptr [rdi + 3168]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 1272]
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
vmovapd ymm6, ymmword ptr [rdi + 1088]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 1120], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 1120]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 1152], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 3296]
mad_low ymm10, ymm7, ymmword ptr [rdi + 320]
vmovapd ymm11, ymmword ptr [rdi + 3328]
mad_low ymm11, ymm9, ymmword ptr [rdi + 352]
vmovapd ymm12, ymmword ptr [rdi + 3360]
mad_high ymm12, ymm7, ymmword ptr [rdi + 320]
vmovapd ymm7, ymmword ptr [rdi + 3392]
mad_high ymm7, ymm9, ymmword ptr [rdi + 352]
vmovapd ymm9, ymmword ptr [rdi + 320]
vperm2i128 ymm14, ymm9, ymmword ptr [rdi + 352], 33
vpalignr ymm14, ymm14, ymm9, 8
vmovapd ymm15, ymmword ptr [rdi + 352]
vmovdqa ymmword ptr [rdi + 3392], ymm5
vperm2i128 ymm5, ymm15, ymmword ptr [rdi + 384], 33
vpalignr ymm5, ymm5, ymm15, 8
mad_low ymm10, ymm6, ymm14
mad_low ymm11, ymm8, ymm5
mad_high ymm12, ymm6, ymm14
mad_high ymm7, ymm8, ymm5
vmovapd ymm5, ymmword ptr [rdi + 3232]
mad_low ymm5, ymm9, ymm6
vmovapd ymm14, ymmword ptr [rdi + 3264]
mad_low ymm14, ymm15, ymm8
mad_high ymm10, ymm9, ymm6
mad_high ymm11, ymm15, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1152]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 1184], 33
vpalignr ymm8, ymm8, ymm6, 8
vmovapd ymm9, ymmword ptr [rdi + 1184]
vperm2i128 ymm15, ymm9, ymmword ptr [rdi + 1216], 33
vpalignr ymm15, ymm15, ymm9, 8
vmovdqa ymmword ptr [rdi + 3264], ymm11
vmovapd ymm11, ymmword ptr [rdi + 3488]
mad_low ymm11, ymm8, ymmword ptr [rdi + 384]
vmovdqa ymmword ptr [rdi + 3488], ymm10
vmovapd ymm10, ymmword ptr [rdi + 3520]
mad_low ymm10, ymm15, ymmword ptr [rdi + 416]
vmovdqa ymmword ptr [rdi + 3520], ymm14
vmovapd ymm14, ymmword ptr [rdi + 3552]
mad_high ymm14, ymm8, ymmword ptr [rdi + 384]
vmovapd ymm8, ymmword ptr [rdi + 3584]
mad_high ymm8, ymm15, ymmword ptr [rdi + 416]
vmovapd ymm15, ymmword ptr [rdi + 384]
vmovdqa ymmword ptr [rdi + 3584], ymm5
vperm2i128 ymm5, ymm15, ymmword ptr [rdi + 416], 33
vpalignr ymm5, ymm5, ymm15, 8
vmovdqa ymmword ptr [rdi + 3552], ymm7
vmovapd ymm7, ymmword ptr [rdi + 416]
vmovdqa ymmword ptr [rdi + 3232], ymm12
vperm2i128 ymm12, ymm7, ymmword ptr [rdi + 448], 33
vpalignr ymm12, ymm12, ymm7, 8
mad_low ymm11, ymm6, ymm5
mad_low ymm10, ymm9, ymm12
mad_high ymm14, ymm6, ymm5
mad_high ymm8, ymm9, ymm12
vmovapd ymm5, ymmword ptr [rdi + 3424]
mad_low ymm5, ymm15, ymm6
vmovapd ymm12, ymmword ptr [rdi + 3456]
mad_low ymm12, ymm7, ymm9
mad_high ymm11, ymm15, ymm6
mad_high ymm10, ymm7, ymm9
vmovapd ymm6, ymmword ptr [rdi + 3680]
vmovapd ymm7, ymmword ptr [rdi + 448]
mad_low ymm6, ymm7, ymmword ptr [rdi + 1224]
vmovapd ymm9, ymmword ptr [rdi + 3712]
vmovapd ymm15, ymmword ptr [rdi + 480]
mad_low ymm9, ymm15, ymmword ptr [rdi + 1256]
vmovdqa ymmword ptr [rdi + 3712], ymm10
vmovapd ymm10, ymmword ptr [rdi + 3744]
mad_high ymm10, ymm7, ymmword ptr [rdi + 1224]
vmovdqa ymmword ptr [rdi + 3744], ymm11
vmovapd ymm11, ymmword ptr [rdi + 3776]
mad_high ymm11, ymm15, ymmword ptr [rdi + 1256]
vmovdqa ymmword ptr [rdi + 3776], ymm12
vmovapd ymm12, ymmword ptr [rdi + 1216]
mad_low ymm6, ymm12, ymmword ptr [rdi + 456]
vmovdqa ymmword ptr [rdi + 3680], ymm5
vmovapd ymm5, ymmword ptr [rdi + 1248]
mad_low ymm9, ymm5, ymmword ptr [rdi + 488]
mad_high ymm10, ymm12, ymmword ptr [rdi + 456]
mad_high ymm11, ymm5, ymmword ptr [rdi + 488]
vmovdqa ymmword ptr [rdi + 3456], ymm11
vmovapd ymm11, ymmword ptr [rdi + 3616]
mad_low ymm11, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 3616], ymm11
vmovapd ymm11, ymmword ptr [rdi + 3648]
mad_low ymm11, ymm15, ymm5
mad_high ymm6, ymm7, ymm12
mad_high ymm9, ymm15, ymm5
vmovapd ymm5, ymmword ptr [rdi + 512]
mad_low ymm2, ymm5, ymmword ptr [rdi + 1288]
mad_high ymm4, ymm5, ymmword ptr [rdi + 1288]
vmovapd ymm7, ymmword ptr [rdi + 1280]
mad_low ymm2, ymm7, ymmword ptr [rdi + 520]
mad_high ymm4, ymm7, ymmword ptr [rdi + 520]
mad_low ymm0, ymm5, ymm7
vmovapd ymm12, ymmword ptr [rdi + 544]
mad_low ymm1, ymm12, ymmword ptr [rdi + 1312]
mad_high ymm2, ymm5, ymm7
mad_high ymm3, ymm12, ymmword ptr [rdi + 1312]
vmovapd ymm5, ymmword ptr [rdi + 3232]
vperm2i128 ymm7, ymm5, ymm5, 8
vpalignr ymm7, ymm5, ymm7, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 3552], 33
vmovapd ymm12, ymmword ptr [rdi + 3552]
vpalignr ymm5, ymm12, ymm5, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3584]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3520]
vpunpcklqdq ymm15, ymm7, ymmword ptr [rdi + 3488]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 3488]
vmovdqa ymmword ptr [rdi + 3488], ymm3
vperm2i128 ymm3, ymm15, ymm7, 32
vperm2i128 ymm7, ymm15, ymm7, 49
vpunpcklqdq ymm15, ymm5, ymmword ptr [rdi + 3264]
vpunpckhqdq ymm5, ymm5, ymmword ptr [rdi + 3264]
vmovdqa ymmword ptr [rdi + 3264], ymm7
vperm2i128 ymm7, ymm15, ymm5, 32
vperm2i128 ymm5, ymm15, ymm5, 49
vperm2i128 ymm12, ymm12, ymm14, 33
vpalignr ymm12, ymm14, ymm12, 8
vperm2i128 ymm14, ymm14, ymm8, 33
vpalignr ymm14, ymm8, ymm14, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3680]
vpaddq ymm14, ymm14, ymmword ptr [rdi + 3776]
vpunpcklqdq ymm15, ymm12, ymmword ptr [rdi + 3744]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 3744]
vmovdqa ymmword ptr [rdi + 3744], ymm5
vperm2i128 ymm5, ymm15, ymm12, 32
vperm2i128 ymm12, ymm15, ymm12, 49
vpunpcklqdq ymm15, ymm14, ymmword ptr [rdi + 3712]
vpunpckhqdq ymm14, ymm14, ymmword ptr [rdi + 3712]
vmovdqa ymmword ptr [rdi + 3712], ymm12
vperm2i128 ymm12, ymm15, ymm14, 32
vperm2i128 ymm14, ymm15, ymm14, 49
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 3456], 33
vmovapd ymm15, ymmword ptr [rdi + 3456]
vpalignr ymm10, ymm15, ymm10, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3616]
vpaddq ymm10, ymm11, ymm10
vpunpcklqdq ymm11, ymm8, ymm6
vpunpckhqdq ymm6, ymm8, ymm6
vperm2i128 ymm8, ymm11, ymm6, 32
vperm2i128 ymm6, ymm11, ymm6, 49
vpunpcklqdq ymm11, ymm10, ymm9
vpunpckhqdq ymm9, ymm10, ymm9
vperm2i128 ymm10, ymm11, ymm9, 32
vperm2i128 ymm9, ymm11, ymm9, 49
vperm2i128 ymm11, ymm15, ymm4, 33
vpalignr ymm11, ymm4, ymm11, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 3392], 33
vmovapd ymm15, ymmword ptr [rdi + 3392]
vpalignr ymm4, ymm15, ymm4, 8
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm4
vpunpcklqdq ymm4, ymm0, ymm2
vpunpckhqdq ymm0, ymm0, ymm2
vperm2i128 ymm2, ymm4, ymm0, 32
vperm2i128 ymm0, ymm4, ymm0, 49
vpunpcklqdq ymm4, ymm1, ymmword ptr [rdi + 3488]
vpunpckhqdq ymm1, ymm1, ymmword ptr [rdi + 3488]
vperm2i128 ymm11, ymm4, ymm1, 32
vperm2i128 ymm1, ymm4, ymm1, 49
vmovapd ymm4, ymmword ptr [rdi + 2368]
vpand ymm4, ymm4, ymmword ptr [rdi + 2336]
vpsrlq ymm15, ymm3, 52
vmovdqa ymmword ptr [rdi + 3488], ymm1
vmovapd ymm1, ymmword ptr [rdi + 3264]
vmovdqa ymmword ptr [rdi + 3392], ymm11
vpsrlq ymm11, ymm1, 52
vmovdqa ymmword ptr [rdi + 3456], ymm0
vpsrlq ymm0, ymm7, 52
vmovdqa ymmword ptr [rdi + 3616], ymm2
vmovapd ymm2, ymmword ptr [rdi + 3744]
vmovdqa ymmword ptr [rdi + 3776], ymm9
vpsrlq ymm9, ymm2, 52
vmovdqa ymmword ptr [rdi + 3680], ymm10
vpsrlq ymm10, ymm5, 52
vmovdqa ymmword ptr [rdi + 3552], ymm6
vmovapd ymm6, ymmword ptr [rdi + 3712]
vmovdqa ymmword ptr [rdi + 3520], ymm8
vpsrlq ymm8, ymm6, 52
vmovdqa ymmword ptr [rdi + 3584], ymm14
vperm2i128 ymm14, ymm15, ymm15, 8
vpalignr ymm14, ymm15, ymm14, 8
vperm2i128 ymm15, ymm15, ymm11, 33
vpalignr ymm15, ymm11, ymm15, 8
vmovdqa ymmword ptr [rdi + 3232], ymm12
vpaddq ymm12, ymm3, ymm14
vmovdqa ymmword ptr [rdi + 3648], ymm4
vpxor ymm4, ymm3, ymm12
vpor ymm13, ymm13, ymm4
vpaddq ymm3, ymm1, ymm15
vpxor ymm4, ymm1, ymm3
vpor ymm13, ymm13, ymm4
vmovdqa ymmword ptr [rdi + 1664], ymm12
vmovdqa ymmword ptr [rdi + 1696], ymm3
vperm2i128 ymm1, ymm11, ymm0, 33
vpalignr ymm1, ymm0, ymm1, 8
vperm2i128 ymm0, ymm0, ymm9, 33
vpalignr ymm0, ymm9, ymm0, 8
vpaddq ymm4, ymm7, ymm1
vpxor ymm11, ymm7, ymm4
vpor ymm13, ymm13, ymm11
vpaddq ymm1, ymm2, ymm0
vpxor ymm7, ymm2, ymm1
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 1728], ymm4
vmovdqa ymmword ptr [rdi + 1760], ymm1
vperm2i128 ymm0, ymm9, ymm10, 33
vpalignr ymm0, ymm10, ymm0, 8
vperm2i128 ymm2, ymm10, ymm8, 33
vpalignr ymm2, ymm8, ymm2, 8
vpaddq ymm7, ymm5, ymm0
vpxor ymm8, ymm5, ymm7
vpor ymm13, ymm13, ymm8
vpaddq ymm0, ymm6, ymm2
vpxor ymm5, ymm6, ymm0
vpor ymm13, ymm13, ymm5
vpand ymm5, ymm7, ymmword ptr [rdi + 2336]
vpand ymm0, ymm0, ymmword ptr [rdi + 3648]
vmovdqa ymmword ptr [rdi + 1792], ymm5
vmovdqa ymmword ptr [rdi + 1824], ymm0
vpand ymm2, ymm2, ymmword ptr [rdi + 2400]
vpaddq ymm2, ymm6, ymm2
vpxor ymm6, ymm6, ymm6
vmovapd ymm7, ymmword ptr [rsi + 32]
mad_low ymm6, ymm7, ymmword ptr [rdi + 1640]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm7, ymmword ptr [rdi + 1640]
vpxor ymm9, ymm9, ymm9
vmovapd ymm10, ymmword ptr [rsi + 0]
mad_low ymm9, ymm10, ymmword ptr [rdi + 1672]
vpxor ymm11, ymm11, ymm11
mad_low ymm11, ymm7, ymmword ptr [rdi + 1704]
vpxor ymm14, ymm14, ymm14
mad_high ymm14, ymm10, ymmword ptr [rdi + 1672]
vpxor ymm15, ymm15, ymm15
mad_high ymm15, ymm7, ymmword ptr [rdi + 1704]
vmovdqa ymmword ptr [rdi + 3712], ymm6
vpxor ymm6, ymm6, ymm6
mad_low ymm6, ymm10, ymmword ptr [rdi + 1736]
vmovdqa ymmword ptr [rdi + 3648], ymm2
vpxor ymm2, ymm2, ymm2
mad_low ymm2, ymm7, ymmword ptr [rdi + 1768]
vmovdqa ymmword ptr [rdi + 3744], ymm8
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm10, ymmword ptr [rdi + 1736]
vmovdqa ymmword ptr [rdi + 3264], ymm0
vpxor ymm0, ymm0, ymm0
mad_high ymm0, ymm7, ymmword ptr [rdi + 1768]
vmovdqa ymmword ptr [rdi + 3424], ymm5
vpxor ymm5, ymm5, ymm5
mad_low ymm5, ymm10, ymmword ptr [rdi + 1800]
vmovdqa ymmword ptr [rdi + 3360], ymm5
vpxor ymm5, ymm5, ymm5
mad_low ymm5, ymm7, ymmword ptr [rdi + 1832]
vmovdqa ymmword ptr [rdi + 3328], ymm5
vpxor ymm5, ymm5, ymm5
mad_high ymm5, ymm10, ymmword ptr [rdi + 1800]
vpxor ymm10, ymm10, ymm10
mad_high ymm10, ymm7, ymmword ptr [rdi + 1832]
mad_low ymm9, ymm12, ymmword ptr [rsi + 64]
mad_low ymm11, ymm3, ymmword ptr [rsi + 96]
mad_high ymm14, ymm12, ymmword ptr [rsi + 64]
mad_high ymm15, ymm3, ymmword ptr [rsi + 96]
mad_low ymm6, ymm4, ymmword ptr [rsi + 64]
mad_low ymm2, ymm1, ymmword ptr [rsi + 96]
mad_high ymm8, ymm4, ymmword ptr [rsi + 64]
mad_high ymm0, ymm1, ymmword ptr [rsi + 96]
vmovapd ymm1, ymmword ptr [rdi + 3360]
vmovapd ymm3, ymmword ptr [rsi + 64]
mad_low ymm1, ymm3, ymmword ptr [rdi + 3424]
vmovapd ymm4, ymmword ptr [rdi + 3328]
vmovapd ymm12, ymmword ptr [rsi + 96]
mad_low ymm4, ymm12, ymmword ptr [rdi + 3264]
mad_high ymm5, ymm3, ymmword ptr [rdi + 3424]
mad_high ymm10, ymm12, ymmword ptr [rdi + 3264]
vmovapd ymm3, ymmword ptr [rsi + 128]
mad_low ymm9, ymm3, ymmword ptr [rdi + 1656]
vmovapd ymm12, ymmword ptr [rsi + 160]
mad_low ymm11, ymm12, ymmword ptr [rdi + 1688]
mad_high ymm14, ymm3, ymmword ptr [rdi + 1656]
mad_high ymm15, ymm12, ymmword ptr [rdi + 1688]
mad_low ymm6, ymm3, ymmword ptr [rdi + 1720]
mad_low ymm2, ymm12, ymmword ptr [rdi + 1752]
mad_high ymm8, ymm3, ymmword ptr [rdi + 1720]
mad_high ymm0, ymm12, ymmword ptr [rdi + 1752]
mad_low ymm1, ymm3, ymmword ptr [rdi + 1784]
mad_low ymm4, ymm12, ymmword ptr [rdi + 1816]
mad_high ymm5, ymm3, ymmword ptr [rdi + 1784]
mad_high ymm10, ymm12, ymmword ptr [rdi + 1816]
vmovapd ymm12, ymmword ptr [rsi + 192]
mad_low ymm9, ymm12, ymmword ptr [rdi + 1648]
vmovapd ymm3, ymmword ptr [rsi + 224]
mad_low ymm11, ymm3, ymmword ptr [rdi + 1680]
mad_high ymm14, ymm12, ymmword ptr [rdi + 1648]
mad_high ymm15, ymm3, ymmword ptr [rdi + 1680]
mad_low ymm6, ymm12, ymmword ptr [rdi + 1712]
mad_low ymm2, ymm3, ymmword ptr [rdi + 1744]
mad_high ymm8, ymm12, ymmword ptr [rdi + 1712]
mad_high ymm0, ymm3, ymmword ptr [rdi + 1744]
mad_low ymm1, ymm12, ymmword ptr [rdi + 1776]
mad_low ymm4, ymm3, ymmword ptr [rdi + 1808]
mad_high ymm5, ymm12, ymmword ptr [rdi + 1776]
mad_high ymm10, ymm3, ymmword ptr [rdi + 1808]
vpxor ymm3, ymm3, ymm3
mad_low ymm3, ymm12, ymmword ptr [rdi + 1840]
vpxor ymm7, ymm7, ymm7
mad_high ymm7, ymm12, ymmword ptr [rdi + 1840]
vmovapd ymm12, ymmword ptr [rsi + 256]
mad_low ymm9, ymm12, ymmword ptr [rdi + 1640]
vmovdqa ymmword ptr [rdi + 3264], ymm9
vmovapd ymm9, ymmword ptr [rsi + 288]
mad_low ymm11, ymm9, ymmword ptr [rdi + 1672]
mad_high ymm14, ymm12, ymmword ptr [rdi + 1640]
mad_high ymm15, ymm9, ymmword ptr [rdi + 1672]
mad_low ymm6, ymm12, ymmword ptr [rdi + 1704]
mad_low ymm2, ymm9, ymmword ptr [rdi + 1736]
mad_high ymm8, ymm12, ymmword ptr [rdi + 1704]
mad_high ymm0, ymm9, ymmword ptr [rdi + 1736]
mad_low ymm1, ymm12, ymmword ptr [rdi + 1768]
mad_low ymm4, ymm9, ymmword ptr [rdi + 1800]
mad_high ymm5, ymm12, ymmword ptr [rdi + 1768]
mad_high ymm10, ymm9, ymmword ptr [rdi + 1800]
mad_low ymm3, ymm12, ymmword ptr [rdi + 1832]
mad_high ymm7, ymm12, ymmword ptr [rdi + 1832]
vmovapd ymm9, ymmword ptr [rsi + 352]
mad_low ymm11, ymm9, ymmword ptr [rdi + 1664]
mad_high ymm15, ymm9, ymmword ptr [rdi + 1664]
vmovapd ymm12, ymmword ptr [rsi + 320]
mad_low ymm6, ymm12, ymmword ptr [rdi + 1696]
mad_low ymm2, ymm9, ymmword ptr [rdi + 1728]
mad_high ymm8, ymm12, ymmword ptr [rdi + 1696]
mad_high ymm0, ymm9, ymmword ptr [rdi + 1728]
mad_low ymm1, ymm12, ymmword ptr [rdi + 1760]
mad_low ymm4, ymm9, ymmword ptr [rdi + 1792]
mad_high ymm5, ymm12, ymmword ptr [rdi + 1760]
mad_high ymm10, ymm9, ymmword ptr [rdi + 1792]
mad_low ymm3, ymm12, ymmword ptr [rdi + 1824]
mad_high ymm7, ymm12, ymmword ptr [rdi + 1824]
vmovapd ymm9, ymmword ptr [rdi + 3744]
vperm2i128 ymm9, ymm9, ymm14, 33
vpalignr ymm9, ymm14, ymm9, 8
vperm2i128 ymm14, ymm14, ymm15, 33
vpalignr ymm14, ymm15, ymm14, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3264]
vpaddq ymm11, ymm11, ymm14
vperm2i128 ymm14, ymm15, ymm8, 33
vpalignr ymm14, ymm8, ymm14, 8
vperm2i128 ymm8, ymm8, ymm0, 33
vpalignr ymm8, ymm0, ymm8, 8
vpaddq ymm6, ymm6, ymm14
vpaddq ymm2, ymm2, ymm8
vperm2i128 ymm0, ymm0, ymm5, 33
vpalignr ymm0, ymm5, ymm0, 8
vperm2i128 ymm5, ymm5, ymm10, 33
vpalignr ymm5, ymm10, ymm5, 8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm4, ymm5
vperm2i128 ymm4, ymm10, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm3, ymm3, ymm4
vmovapd ymm4, ymmword ptr [rdi + 3712]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3648]
vpaddq ymm5, ymm9, ymmword ptr [rdi + 3232]
vpaddq ymm7, ymm11, ymmword ptr [rdi + 3584]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3520]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3552]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3680]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3776]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3616]
vpsrlq ymm8, ymm4, 52
vpsrlq ymm9, ymm5, 52
vpsrlq ymm10, ymm7, 52
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vperm2i128 ymm5, ymm5, ymm7, 33
vpalignr ymm5, ymm7, ymm5, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm11, ymm9, ymm10, 33
vpalignr ymm11, ymm10, ymm11, 8
vperm2i128 ymm14, ymm8, ymm8, 8
vpalignr ymm14, ymm8, ymm14, 8
vperm2i128 ymm15, ymm8, ymm11, 33
vpalignr ymm15, ymm11, ymm15, 8
vmovdqa ymmword ptr [rdi + 3616], ymm0
vpaddq ymm0, ymm4, ymm14
vmovdqa ymmword ptr [rdi + 3776], ymm2
vpxor ymm2, ymm4, ymm0
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm5, ymm15
vpxor ymm4, ymm5, ymm2
vpor ymm13, ymm13, ymm4
vmovdqa ymmword ptr [rdi + 1984], ymm0
vmovdqa ymmword ptr [rdi + 2016], ymm2
vperm2i128 ymm4, ymm7, ymm7, 129
vpsrldq ymm4, ymm4, 8
vperm2i128 ymm5, ymm11, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2432]
vpaddq ymm7, ymm4, ymm5
vpxor ymm8, ymm4, ymm7
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 2048], ymm7
vpxor ymm4, ymm4, ymm4
vmovapd ymm5, ymmword ptr [rsi + 32]
mad_low ymm4, ymm5, ymmword ptr [rdi + 1968]
vpxor ymm8, ymm8, ymm8
mad_high ymm8, ymm5, ymmword ptr [rdi + 1968]
vpxor ymm11, ymm11, ymm11
vmovupd ymm14, ymmword ptr [rdi + 2000]
mad_low ymm11, ymm14, ymmword ptr [rsi + 0]
vpxor ymm15, ymm15, ymm15
mad_low ymm15, ymm5, ymmword ptr [rdi + 2032]
vmovdqa ymmword ptr [rdi + 3680], ymm6
vpxor ymm6, ymm6, ymm6
mad_high ymm6, ymm14, ymmword ptr [rsi + 0]
vmovdqa ymmword ptr [rdi + 3552], ymm10
vpxor ymm10, ymm10, ymm10
mad_high ymm10, ymm5, ymmword ptr [rdi + 2032]
vmovapd ymm5, ymmword ptr [rsi + 96]
mad_low ymm4, ymm5, ymmword ptr [rdi + 1960]
mad_high ymm8, ymm5, ymmword ptr [rdi + 1960]
vmovdqa ymmword ptr [rdi + 3520], ymm9
vmovupd ymm9, ymmword ptr [rdi + 1992]
mad_low ymm11, ymm9, ymmword ptr [rsi + 64]
mad_low ymm15, ymm5, ymmword ptr [rdi + 2024]
mad_high ymm6, ymm9, ymmword ptr [rsi + 64]
mad_high ymm10, ymm5, ymmword ptr [rdi + 2024]
mad_low ymm11, ymm0, ymmword ptr [rsi + 128]
mad_low ymm15, ymm2, ymmword ptr [rsi + 160]
mad_high ymm6, ymm0, ymmword ptr [rsi + 128]
mad_high ymm10, ymm2, ymmword ptr [rsi + 160]
vpxor ymm0, ymm0, ymm0
mad_low ymm0, ymm7, ymmword ptr [rsi + 128]
vpxor ymm2, ymm2, ymm2
mad_high ymm2, ymm7, ymmword ptr [rsi + 128]
vmovapd ymm5, ymmword ptr [rsi + 192]
mad_low ymm11, ymm5, ymmword ptr [rdi + 1976]
vmovupd ymm7, ymmword ptr [rdi + 2008]
mad_low ymm15, ymm7, ymmword ptr [rsi + 224]
mad_high ymm6, ymm5, ymmword ptr [rdi + 1976]
mad_high ymm10, ymm7, ymmword ptr [rsi + 224]
mad_low ymm0, ymm5, ymmword ptr [rdi + 2040]
mad_high ymm2, ymm5, ymmword ptr [rdi + 2040]
vmovapd ymm5, ymmword ptr [rsi + 256]
mad_low ymm11, ymm5, ymmword ptr [rdi + 1968]
mad_low ymm15, ymm14, ymmword ptr [rsi + 288]
mad_high ymm6, ymm5, ymmword ptr [rdi + 1968]
mad_high ymm10, ymm14, ymmword ptr [rsi + 288]
mad_low ymm0, ymm5, ymmword ptr [rdi + 2032]
mad_high ymm2, ymm5, ymmword ptr [rdi + 2032]
mad_low ymm11, ymm12, ymmword ptr [rdi + 1960]
mad_low ymm15, ymm9, ymmword ptr [rsi + 352]
mad_high ymm6, ymm12, ymmword ptr [rdi + 1960]
mad_high ymm10, ymm9, ymmword ptr [rsi + 352]
mad_low ymm0, ymm12, ymmword ptr [rdi + 2024]
mad_high ymm2, ymm12, ymmword ptr [rdi + 2024]
vperm2i128 ymm5, ymm8, ymm8, 8
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm4, ymm4, ymm5
vperm2i128 ymm5, ymm8, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vperm2i128 ymm6, ymm6, ymm10, 33
vpalignr ymm6, ymm10, ymm6, 8
vpaddq ymm5, ymm11, ymm5
vpaddq ymm6, ymm15, ymm6
vperm2i128 ymm7, ymm10, ymm2, 33
vpalignr ymm7, ymm2, ymm7, 8
vperm2i128 ymm2, ymm2, ymm2, 129
vpsrldq ymm2, ymm2, 8
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm4
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm6, ymmword ptr [rdi + 3456]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3392]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3488]
vmovapd ymm5, ymmword ptr [rdi + 3552]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 3520], 33
vmovapd ymm6, ymmword ptr [rdi + 3520]
vpalignr ymm5, ymm6, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2432]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3680]
vpsrlq ymm6, ymm5, 52
vmovapd ymm7, ymmword ptr [rdi + 3776]
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
vmovapd ymm6, ymmword ptr [rdi + 3616]
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
vpsrlq ymm1, ymm3, 52
vpsrlq ymm7, ymm4, 52
vperm2i128 ymm8, ymm9, ymm1, 33
vpalignr ymm8, ymm1, ymm8, 8
vperm2i128 ymm1, ymm1, ymm7, 33
vpalignr ymm1, ymm7, ymm1, 8
vpaddq ymm9, ymm3, ymm8
vpxor ymm12, ymm3, ymm9
vpor ymm13, ymm13, ymm12
vpaddq ymm3, ymm4, ymm1
vpxor ymm8, ymm4, ymm3
vpor ymm13, ymm13, ymm8
vpsrlq ymm1, ymm0, 52
vpsrlq ymm4, ymm2, 52
vperm2i128 ymm7, ymm7, ymm1, 33
vpalignr ymm7, ymm1, ymm7, 8
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vpaddq ymm4, ymm0, ymm7
vpxor ymm8, ymm0, ymm4
vpor ymm13, ymm13, ymm8
vpaddq ymm0, ymm2, ymm1
vpxor ymm7, ymm2, ymm0
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 320], ymm10
vmovdqa ymmword ptr [rdi + 352], ymm5
vmovdqa ymmword ptr [rdi + 384], ymm11
vmovdqa ymmword ptr [rdi + 416], ymm6
vmovdqa ymmword ptr [rdi + 448], ymm9
vmovdqa ymmword ptr [rdi + 480], ymm3
vmovdqa ymmword ptr [rdi + 512], ymm4
vmovdqa ymmword ptr [rdi + 544], ymm0
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
