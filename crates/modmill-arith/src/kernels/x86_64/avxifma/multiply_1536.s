# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-1248 mod N, N odd of at most 1536 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 31 limbs below 2^52, the top one below 2^33; ymm13 collects predicted carries that rippled.
# 2932 instructions a step, 616 pairs of products, 54 spills.
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
vmovdqa ymmword ptr [rdi + 2400], ymm0
vmovdqa ymmword ptr [rdi + 2432], ymm1
vmovdqa ymmword ptr [rdi + 2464], ymm2
vmovdqa ymmword ptr [rdi + 2496], ymm3
vmovdqa ymmword ptr [rdi + 2528], ymm4
vmovdqa ymmword ptr [rdi + 2560], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2304]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2304]
vmovdqa ymm5, ymmword ptr [rdi + 2304]
lea rax, [rdi + 376]
lea r8, [rdi + 1160]
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
vmovdqa ymmword ptr [rdi + 2592], ymm0
vmovdqa ymmword ptr [rdi + 2624], ymm1
vmovdqa ymmword ptr [rdi + 2656], ymm2
vmovdqa ymmword ptr [rdi + 2688], ymm3
vmovdqa ymmword ptr [rdi + 2720], ymm4
vmovdqa ymmword ptr [rdi + 2752], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2400]
vmovdqa ymm1, ymmword ptr [rdi + 2432]
vmovdqa ymm2, ymmword ptr [rdi + 2464]
vmovdqa ymm3, ymmword ptr [rdi + 2496]
vmovdqa ymm4, ymmword ptr [rdi + 2528]
vmovdqa ymm5, ymmword ptr [rdi + 2560]
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
vmovdqa ymmword ptr [rdi + 2784], ymm0
vmovdqa ymmword ptr [rdi + 2816], ymm1
vmovdqa ymmword ptr [rdi + 2848], ymm2
vmovdqa ymmword ptr [rdi + 2880], ymm3
vmovdqa ymmword ptr [rdi + 2912], ymm4
vmovdqa ymmword ptr [rdi + 2944], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2592]
vmovdqa ymm1, ymmword ptr [rdi + 2624]
vmovdqa ymm2, ymmword ptr [rdi + 2656]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2720]
vmovdqa ymm5, ymmword ptr [rdi + 2752]
lea rax, [rdi + 1144]
lea r8, [rdi + 392]
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
vmovapd ymm6, ymmword ptr [rdi + 1088]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 1120], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 1120]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 1152], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 2848]
mad_low ymm10, ymm7, ymmword ptr [rdi + 320]
vmovapd ymm11, ymmword ptr [rdi + 2880]
mad_low ymm11, ymm9, ymmword ptr [rdi + 352]
vmovapd ymm12, ymmword ptr [rdi + 2912]
mad_high ymm12, ymm7, ymmword ptr [rdi + 320]
vmovapd ymm7, ymmword ptr [rdi + 2944]
mad_high ymm7, ymm9, ymmword ptr [rdi + 352]
vmovapd ymm9, ymmword ptr [rdi + 320]
vperm2i128 ymm14, ymm9, ymmword ptr [rdi + 352], 33
vpalignr ymm14, ymm14, ymm9, 8
vmovapd ymm15, ymmword ptr [rdi + 352]
vmovdqa ymmword ptr [rdi + 2944], ymm1
vperm2i128 ymm1, ymm15, ymmword ptr [rdi + 384], 33
vpalignr ymm1, ymm1, ymm15, 8
mad_low ymm10, ymm6, ymm14
mad_low ymm11, ymm8, ymm1
mad_high ymm12, ymm6, ymm14
mad_high ymm7, ymm8, ymm1
vmovapd ymm1, ymmword ptr [rdi + 2784]
mad_low ymm1, ymm9, ymm6
vmovapd ymm14, ymmword ptr [rdi + 2816]
mad_low ymm14, ymm15, ymm8
mad_high ymm10, ymm9, ymm6
mad_high ymm11, ymm15, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1152]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 1184], 33
vpalignr ymm8, ymm8, ymm6, 8
vmovapd ymm9, ymmword ptr [rdi + 1184]
vperm2i128 ymm15, ymm9, ymmword ptr [rdi + 1216], 33
vpalignr ymm15, ymm15, ymm9, 8
mad_low ymm2, ymm8, ymmword ptr [rdi + 384]
mad_low ymm3, ymm15, ymmword ptr [rdi + 416]
mad_high ymm4, ymm8, ymmword ptr [rdi + 384]
mad_high ymm5, ymm15, ymmword ptr [rdi + 416]
vmovapd ymm8, ymmword ptr [rdi + 384]
vperm2i128 ymm15, ymm8, ymmword ptr [rdi + 416], 33
vpalignr ymm15, ymm15, ymm8, 8
vmovdqa ymmword ptr [rdi + 2816], ymm11
vmovapd ymm11, ymmword ptr [rdi + 416]
vmovdqa ymmword ptr [rdi + 2784], ymm10
vperm2i128 ymm10, ymm11, ymmword ptr [rdi + 448], 33
vpalignr ymm10, ymm10, ymm11, 8
mad_low ymm2, ymm6, ymm15
mad_low ymm3, ymm9, ymm10
mad_high ymm4, ymm6, ymm15
mad_high ymm5, ymm9, ymm10
mad_low ymm0, ymm8, ymm6
vmovapd ymm10, ymmword ptr [rdi + 2944]
mad_low ymm10, ymm11, ymm9
mad_high ymm2, ymm8, ymm6
mad_high ymm3, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2944], ymm0
vmovdqa ymmword ptr [rdi + 2912], ymm1
vmovdqa ymmword ptr [rdi + 2880], ymm2
vmovdqa ymmword ptr [rdi + 2848], ymm3
vmovdqa ymmword ptr [rdi + 2752], ymm4
vmovdqa ymmword ptr [rdi + 2720], ymm5
vmovdqa ymmword ptr [rdi + 2560], ymm7
vmovdqa ymmword ptr [rdi + 2528], ymm10
vmovdqa ymmword ptr [rdi + 2688], ymm12
vmovdqa ymmword ptr [rdi + 2656], ymm14
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2304]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2304]
vmovdqa ymm5, ymmword ptr [rdi + 2304]
lea rax, [rdi + 504]
lea r8, [rdi + 1288]
mov r9d, 6
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
vmovdqa ymmword ptr [rdi + 2496], ymm0
vmovdqa ymmword ptr [rdi + 2464], ymm1
vmovdqa ymmword ptr [rdi + 2624], ymm2
vmovdqa ymmword ptr [rdi + 2592], ymm3
vmovdqa ymmword ptr [rdi + 2432], ymm4
vmovdqa ymmword ptr [rdi + 2400], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2496]
vmovdqa ymm1, ymmword ptr [rdi + 2464]
vmovdqa ymm2, ymmword ptr [rdi + 2624]
vmovdqa ymm3, ymmword ptr [rdi + 2592]
vmovdqa ymm4, ymmword ptr [rdi + 2432]
vmovdqa ymm5, ymmword ptr [rdi + 2400]
lea rax, [rdi + 1272]
lea r8, [rdi + 520]
mov r9d, 6
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
vmovapd ymm6, ymmword ptr [rdi + 512]
mad_low ymm2, ymm6, ymmword ptr [rdi + 1288]
vmovapd ymm7, ymmword ptr [rdi + 544]
mad_low ymm3, ymm7, ymmword ptr [rdi + 1320]
mad_high ymm4, ymm6, ymmword ptr [rdi + 1288]
mad_high ymm5, ymm7, ymmword ptr [rdi + 1320]
vmovapd ymm8, ymmword ptr [rdi + 1280]
mad_low ymm2, ymm8, ymmword ptr [rdi + 520]
vmovapd ymm9, ymmword ptr [rdi + 1312]
mad_low ymm3, ymm9, ymmword ptr [rdi + 552]
mad_high ymm4, ymm8, ymmword ptr [rdi + 520]
mad_high ymm5, ymm9, ymmword ptr [rdi + 552]
mad_low ymm0, ymm6, ymm8
mad_low ymm1, ymm7, ymm9
mad_high ymm2, ymm6, ymm8
mad_high ymm3, ymm7, ymm9
vmovapd ymm6, ymmword ptr [rdi + 2688]
vperm2i128 ymm7, ymm6, ymm6, 8
vpalignr ymm7, ymm6, ymm7, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 2560], 33
vmovapd ymm8, ymmword ptr [rdi + 2560]
vpalignr ymm6, ymm8, ymm6, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2912]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2656]
vpunpcklqdq ymm9, ymm7, ymmword ptr [rdi + 2784]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 2784]
vperm2i128 ymm10, ymm9, ymm7, 32
vperm2i128 ymm7, ymm9, ymm7, 49
vpsrlq ymm9, ymm10, 52
vpsrlq ymm11, ymm7, 52
vperm2i128 ymm12, ymm9, ymm9, 8
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vpaddq ymm14, ymm10, ymm12
vpxor ymm15, ymm10, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm10, ymm7, ymm9
vpxor ymm12, ymm7, ymm10
vpor ymm13, ymm13, ymm12
vmovdqa ymmword ptr [rdi + 1664], ymm14
vmovdqa ymmword ptr [rdi + 1696], ymm10
vpunpcklqdq ymm7, ymm6, ymmword ptr [rdi + 2816]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 2816]
vperm2i128 ymm9, ymm7, ymm6, 32
vperm2i128 ymm6, ymm7, ymm6, 49
vpsrlq ymm7, ymm9, 52
vpsrlq ymm10, ymm6, 52
vperm2i128 ymm11, ymm11, ymm7, 33
vpalignr ymm11, ymm7, ymm11, 8
vperm2i128 ymm7, ymm7, ymm10, 33
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm12, ymm9, ymm11
vpxor ymm14, ymm9, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm9, ymm6, ymm7
vpxor ymm11, ymm6, ymm9
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 1728], ymm12
vmovdqa ymmword ptr [rdi + 1760], ymm9
vperm2i128 ymm6, ymm8, ymmword ptr [rdi + 2752], 33
vmovapd ymm7, ymmword ptr [rdi + 2752]
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 2720], 33
vmovapd ymm8, ymmword ptr [rdi + 2720]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2944]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2528]
vpunpcklqdq ymm9, ymm6, ymmword ptr [rdi + 2880]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 2880]
vperm2i128 ymm11, ymm9, ymm6, 32
vperm2i128 ymm6, ymm9, ymm6, 49
vpsrlq ymm9, ymm11, 52
vpsrlq ymm12, ymm6, 52
vperm2i128 ymm10, ymm10, ymm9, 33
vpalignr ymm10, ymm9, ymm10, 8
vperm2i128 ymm14, ymm9, ymm12, 33
vpalignr ymm14, ymm12, ymm14, 8
vpaddq ymm15, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 2880], ymm12
vpxor ymm12, ymm11, ymm15
vpor ymm13, ymm13, ymm12
vpaddq ymm10, ymm6, ymm14
vpxor ymm11, ymm6, ymm10
vpor ymm13, ymm13, ymm11
vmovdqa ymmword ptr [rdi + 1792], ymm15
vmovdqa ymmword ptr [rdi + 1824], ymm10
vperm2i128 ymm6, ymm4, ymm4, 8
vpalignr ymm6, ymm4, ymm6, 8
vperm2i128 ymm10, ymm4, ymm5, 33
vpalignr ymm5, ymm5, ymm10, 8
vpaddq ymm6, ymm0, ymm6
vpaddq ymm1, ymm1, ymm5
vpunpcklqdq ymm5, ymm6, ymm2
vpunpckhqdq ymm6, ymm6, ymm2
vperm2i128 ymm10, ymm5, ymm6, 32
vperm2i128 ymm5, ymm5, ymm6, 49
vpsrlq ymm6, ymm10, 52
vpsrlq ymm11, ymm5, 52
vperm2i128 ymm6, ymm6, ymm11, 33
vpalignr ymm6, ymm11, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 2336]
vpaddq ymm12, ymm5, ymm6
vpxor ymm14, ymm5, ymm12
vpor ymm13, ymm13, ymm14
vmovdqa ymmword ptr [rdi + 1984], ymm10
vmovdqa ymmword ptr [rdi + 2016], ymm12
vpunpcklqdq ymm5, ymm1, ymm3
vpunpckhqdq ymm1, ymm1, ymm3
vperm2i128 ymm3, ymm5, ymm1, 32
vperm2i128 ymm1, ymm5, ymm1, 49
vpsrlq ymm5, ymm3, 52
vpsrlq ymm6, ymm1, 52
vperm2i128 ymm10, ymm11, ymm5, 33
vpalignr ymm10, ymm5, ymm10, 8
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vpaddq ymm6, ymm3, ymm10
vpxor ymm11, ymm3, ymm6
vpor ymm13, ymm13, ymm11
vpaddq ymm3, ymm1, ymm5
vpxor ymm10, ymm1, ymm3
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 2048], ymm6
vmovdqa ymmword ptr [rdi + 2080], ymm3
vmovdqa ymmword ptr [rdi + 2528], ymm0
vmovdqa ymmword ptr [rdi + 2944], ymm2
vmovdqa ymmword ptr [rdi + 2752], ymm4
vmovdqa ymmword ptr [rdi + 2560], ymm7
vmovdqa ymmword ptr [rdi + 2816], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2304]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2304]
vmovdqa ymm5, ymmword ptr [rdi + 2304]
lea rax, [rdi + 440]
lea r8, [rdi + 1224]
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
vmovdqa ymmword ptr [rdi + 2784], ymm0
vmovdqa ymmword ptr [rdi + 2656], ymm1
vmovdqa ymmword ptr [rdi + 2912], ymm2
vmovdqa ymmword ptr [rdi + 2688], ymm3
vmovdqa ymmword ptr [rdi + 2400], ymm4
vmovdqa ymmword ptr [rdi + 2432], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2784]
vmovdqa ymm1, ymmword ptr [rdi + 2656]
vmovdqa ymm2, ymmword ptr [rdi + 2912]
vmovdqa ymm3, ymmword ptr [rdi + 2688]
vmovdqa ymm4, ymmword ptr [rdi + 2400]
vmovdqa ymm5, ymmword ptr [rdi + 2432]
lea rax, [rdi + 1208]
lea r8, [rdi + 456]
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
vmovapd ymm6, ymmword ptr [rdi + 448]
mad_low ymm2, ymm6, ymmword ptr [rdi + 1224]
vmovapd ymm7, ymmword ptr [rdi + 480]
mad_low ymm3, ymm7, ymmword ptr [rdi + 1256]
mad_high ymm4, ymm6, ymmword ptr [rdi + 1224]
mad_high ymm5, ymm7, ymmword ptr [rdi + 1256]
vmovapd ymm8, ymmword ptr [rdi + 1216]
mad_low ymm2, ymm8, ymmword ptr [rdi + 456]
vmovapd ymm9, ymmword ptr [rdi + 1248]
mad_low ymm3, ymm9, ymmword ptr [rdi + 488]
mad_high ymm4, ymm8, ymmword ptr [rdi + 456]
mad_high ymm5, ymm9, ymmword ptr [rdi + 488]
mad_low ymm0, ymm6, ymm8
mad_low ymm1, ymm7, ymm9
mad_high ymm2, ymm6, ymm8
mad_high ymm3, ymm7, ymm9
vmovdqa ymmword ptr [rdi + 2432], ymm0
vmovdqa ymmword ptr [rdi + 2400], ymm1
vmovdqa ymmword ptr [rdi + 2688], ymm2
vmovdqa ymmword ptr [rdi + 2912], ymm3
vmovdqa ymmword ptr [rdi + 2656], ymm4
vmovdqa ymmword ptr [rdi + 2784], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2304]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2304]
vmovdqa ymm5, ymmword ptr [rdi + 2304]
vmovdqa ymm6, ymmword ptr [rdi + 2304]
vmovdqa ymm7, ymmword ptr [rdi + 2304]
vbroadcastsd ymm8, qword ptr [rdi + 2032]
vmovdqa ymm9, ymmword ptr [rsi + 6144]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6176]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6208]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6240]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2040]
vmovdqa ymm9, ymmword ptr [rsi + 6400]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6432]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6464]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6496]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2048]
vmovdqa ymm9, ymmword ptr [rsi + 6656]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6688]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6720]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6752]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2056]
vmovdqa ymm9, ymmword ptr [rsi + 6912]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6944]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6976]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7008]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2064]
vmovdqa ymm9, ymmword ptr [rsi + 7168]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7200]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7232]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7264]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2072]
vmovdqa ymm9, ymmword ptr [rsi + 7424]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7456]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7488]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7520]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2080]
vmovdqa ymm9, ymmword ptr [rsi + 7680]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7712]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7744]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7776]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2088]
vmovdqa ymm9, ymmword ptr [rsi + 7936]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7968]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8000]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8032]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 2592], ymm0
vmovdqa ymmword ptr [rdi + 2624], ymm1
vmovdqa ymmword ptr [rdi + 2464], ymm2
vmovdqa ymmword ptr [rdi + 2496], ymm3
vmovdqa ymmword ptr [rdi + 2976], ymm4
vmovdqa ymmword ptr [rdi + 3008], ymm5
vmovdqa ymmword ptr [rdi + 3040], ymm6
vmovdqa ymmword ptr [rdi + 3072], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2304]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2304]
vmovdqa ymm5, ymmword ptr [rdi + 2304]
vmovdqa ymm6, ymmword ptr [rdi + 2304]
vmovdqa ymm7, ymmword ptr [rdi + 2304]
vbroadcastsd ymm8, qword ptr [rdi + 2032]
vmovdqa ymm9, ymmword ptr [rsi + 6272]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6304]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6336]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6368]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2040]
vmovdqa ymm9, ymmword ptr [rsi + 6528]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6560]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6592]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6624]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2048]
vmovdqa ymm9, ymmword ptr [rsi + 6784]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6816]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6848]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 6880]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2056]
vmovdqa ymm9, ymmword ptr [rsi + 7040]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7072]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7104]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7136]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2064]
vmovdqa ymm9, ymmword ptr [rsi + 7296]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7328]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7360]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7392]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2072]
vmovdqa ymm9, ymmword ptr [rsi + 7552]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7584]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7616]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7648]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2080]
vmovdqa ymm9, ymmword ptr [rsi + 7808]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7840]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7872]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 7904]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vbroadcastsd ymm8, qword ptr [rdi + 2088]
vmovdqa ymm9, ymmword ptr [rsi + 8064]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8096]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8128]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [rsi + 8160]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 3104], ymm0
vmovdqa ymmword ptr [rdi + 3136], ymm1
vmovdqa ymmword ptr [rdi + 3168], ymm2
vmovdqa ymmword ptr [rdi + 3200], ymm3
vmovdqa ymmword ptr [rdi + 3232], ymm4
vmovdqa ymmword ptr [rdi + 3264], ymm5
vmovdqa ymmword ptr [rdi + 3296], ymm6
vmovdqa ymmword ptr [rdi + 3328], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 2592]
vmovdqa ymm1, ymmword ptr [rdi + 2624]
vmovdqa ymm2, ymmword ptr [rdi + 2464]
vmovdqa ymm3, ymmword ptr [rdi + 2496]
vmovdqa ymm4, ymmword ptr [rdi + 2976]
vmovdqa ymm5, ymmword ptr [rdi + 3008]
vmovdqa ymm6, ymmword ptr [rdi + 3040]
vmovdqa ymm7, ymmword ptr [rdi + 3072]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm8, qword ptr [rax]
vmovdqa ymm9, ymmword ptr [r8 + 0]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 32]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 64]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 96]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
add rax, 8
add r8, 256
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 3360], ymm0
vmovdqa ymmword ptr [rdi + 3392], ymm1
vmovdqa ymmword ptr [rdi + 3424], ymm2
vmovdqa ymmword ptr [rdi + 3456], ymm3
vmovdqa ymmword ptr [rdi + 3488], ymm4
vmovdqa ymmword ptr [rdi + 3520], ymm5
vmovdqa ymmword ptr [rdi + 3552], ymm6
vmovdqa ymmword ptr [rdi + 3584], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 3104]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3232]
vmovdqa ymm5, ymmword ptr [rdi + 3264]
vmovdqa ymm6, ymmword ptr [rdi + 3296]
vmovdqa ymm7, ymmword ptr [rdi + 3328]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm8, qword ptr [rax]
vmovdqa ymm9, ymmword ptr [r8 + 128]
mad_low ymm0, ymm8, ymm9
mad_high ymm4, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 160]
mad_low ymm1, ymm8, ymm9
mad_high ymm5, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 192]
mad_low ymm2, ymm8, ymm9
mad_high ymm6, ymm8, ymm9
vmovdqa ymm9, ymmword ptr [r8 + 224]
mad_low ymm3, ymm8, ymm9
mad_high ymm7, ymm8, ymm9
add rax, 8
add r8, 256
dec r9d
jnz 3b
vmovapd ymm8, ymmword ptr [rdi + 2560]
vpunpcklqdq ymm9, ymm8, ymmword ptr [rdi + 2848]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 2848]
vperm2i128 ymm10, ymm9, ymm8, 32
vperm2i128 ymm8, ymm9, ymm8, 49
vpaddq ymm9, ymm10, ymmword ptr [rdi + 3360]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3392]
vmovapd ymm10, ymmword ptr [rdi + 2720]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 2656], 33
vmovapd ymm11, ymmword ptr [rdi + 2656]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 2784], 33
vmovapd ymm12, ymmword ptr [rdi + 2784]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2432]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2400]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 2688]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 2688]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 3424]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3456]
vpunpcklqdq ymm15, ymm11, ymmword ptr [rdi + 2912]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 2912]
vmovdqa ymmword ptr [rdi + 2912], ymm7
vperm2i128 ymm7, ymm15, ymm11, 32
vperm2i128 ymm11, ymm15, ymm11, 49
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm11
vperm2i128 ymm7, ymm12, ymmword ptr [rdi + 2752], 33
vmovapd ymm11, ymmword ptr [rdi + 2752]
vpalignr ymm7, ymm11, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2528]
vpunpcklqdq ymm11, ymm7, ymmword ptr [rdi + 2944]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 2944]
vperm2i128 ymm7, ymm11, ymm7, 32
vperm2i128 ymm11, ymm11, ymm11, 129
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm11
vmovapd ymm7, ymmword ptr [rdi + 2880]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 2816], 33
vmovapd ymm11, ymmword ptr [rdi + 2816]
vpalignr ymm7, ymm11, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 2368]
vpaddq ymm7, ymm9, ymm7
vmovapd ymm9, ymmword ptr [rdi + 3488]
vperm2i128 ymm11, ymm9, ymm9, 8
vpalignr ymm11, ymm9, ymm11, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 3520], 33
vmovapd ymm12, ymmword ptr [rdi + 3520]
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm7, ymm7, ymm11
vpaddq ymm8, ymm8, ymm9
vpsrlq ymm9, ymm7, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm15, ymm9, ymm9, 8
vpalignr ymm15, ymm9, ymm15, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vmovdqa ymmword ptr [rdi + 3488], ymm3
vpaddq ymm3, ymm7, ymm15
vmovdqa ymmword ptr [rdi + 2816], ymm2
vpxor ymm2, ymm7, ymm3
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm8, ymm9
vpxor ymm7, ymm8, ymm2
vpor ymm13, ymm13, ymm7
vperm2i128 ymm7, ymm12, ymmword ptr [rdi + 3552], 33
vmovapd ymm8, ymmword ptr [rdi + 3552]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 3584], 33
vmovapd ymm9, ymmword ptr [rdi + 3584]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm7, ymm14, ymm7
vpaddq ymm8, ymm10, ymm8
vpsrlq ymm10, ymm7, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm11, ymm11, ymm10, 33
vpalignr ymm11, ymm10, ymm11, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm14, ymm7, ymm11
vpxor ymm15, ymm7, ymm14
vpor ymm13, ymm13, ymm15
vpaddq ymm7, ymm8, ymm10
vpxor ymm11, ymm8, ymm7
vpor ymm13, ymm13, ymm11
vperm2i128 ymm8, ymm9, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm4
vpsrlq ymm4, ymm0, 52
vpsrlq ymm8, ymm1, 52
vperm2i128 ymm9, ymm12, ymm4, 33
vpalignr ymm9, ymm4, ymm9, 8
vperm2i128 ymm4, ymm4, ymm8, 33
vpalignr ymm4, ymm8, ymm4, 8
vpaddq ymm10, ymm0, ymm9
vpxor ymm11, ymm0, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm0, ymm1, ymm4
vpxor ymm9, ymm1, ymm0
vpor ymm13, ymm13, ymm9
vperm2i128 ymm1, ymm5, ymm6, 33
vpalignr ymm1, ymm6, ymm1, 8
vperm2i128 ymm4, ymm6, ymmword ptr [rdi + 2912], 33
vmovapd ymm5, ymmword ptr [rdi + 2912]
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2816]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3488]
vpsrlq ymm5, ymm1, 52
vpsrlq ymm6, ymm4, 52
vperm2i128 ymm8, ymm8, ymm5, 33
vpalignr ymm8, ymm5, ymm8, 8
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vpaddq ymm6, ymm1, ymm8
vpxor ymm9, ymm1, ymm6
vpor ymm13, ymm13, ymm9
vpaddq ymm1, ymm4, ymm5
vpxor ymm8, ymm4, ymm1
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 320], ymm3
vmovdqa ymmword ptr [rdi + 352], ymm2
vmovdqa ymmword ptr [rdi + 384], ymm14
vmovdqa ymmword ptr [rdi + 416], ymm7
vmovdqa ymmword ptr [rdi + 448], ymm10
vmovdqa ymmword ptr [rdi + 480], ymm0
vmovdqa ymmword ptr [rdi + 512], ymm6
vmovdqa ymmword ptr [rdi + 544], ymm1
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
