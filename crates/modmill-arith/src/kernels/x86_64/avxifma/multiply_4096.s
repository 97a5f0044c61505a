# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-3328 mod N, N odd of at most 4096 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 80 limbs below 2^52, the top one below 2^46; ymm13 collects predicted carries that rippled.
# 15573 instructions a step, 3540 pairs of products, 148 spills.
vpxor ymm13, ymm13, ymm13
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 696]
lea r8, [rdi + 2632]
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
vmovdqa ymmword ptr [rdi + 5216], ymm0
vmovdqa ymmword ptr [rdi + 5248], ymm1
vmovdqa ymmword ptr [rdi + 5280], ymm2
vmovdqa ymmword ptr [rdi + 5312], ymm3
vmovdqa ymmword ptr [rdi + 5344], ymm4
vmovdqa ymmword ptr [rdi + 5376], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 760]
lea r8, [rdi + 2696]
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
vmovdqa ymmword ptr [rdi + 5408], ymm0
vmovdqa ymmword ptr [rdi + 5440], ymm1
vmovdqa ymmword ptr [rdi + 5472], ymm2
vmovdqa ymmword ptr [rdi + 5504], ymm3
vmovdqa ymmword ptr [rdi + 5536], ymm4
vmovdqa ymmword ptr [rdi + 5568], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5216]
vmovdqa ymm1, ymmword ptr [rdi + 5248]
vmovdqa ymm2, ymmword ptr [rdi + 5280]
vmovdqa ymm3, ymmword ptr [rdi + 5312]
vmovdqa ymm4, ymmword ptr [rdi + 5344]
vmovdqa ymm5, ymmword ptr [rdi + 5376]
lea rax, [rdi + 2616]
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
vmovdqa ymmword ptr [rdi + 5600], ymm0
vmovdqa ymmword ptr [rdi + 5632], ymm1
vmovdqa ymmword ptr [rdi + 5664], ymm2
vmovdqa ymmword ptr [rdi + 5696], ymm3
vmovdqa ymmword ptr [rdi + 5728], ymm4
vmovdqa ymmword ptr [rdi + 5760], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5408]
vmovdqa ymm1, ymmword ptr [rdi + 5440]
vmovdqa ymm2, ymmword ptr [rdi + 5472]
vmovdqa ymm3, ymmword ptr [rdi + 5504]
vmovdqa ymm4, ymmword ptr [rdi + 5536]
vmovdqa ymm5, ymmword ptr [rdi + 5568]
lea rax, [rdi + 2680]
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
vmovapd ymm6, ymmword ptr [rdi + 2624]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 2656], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 2656]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 2688], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 5664]
mad_low ymm10, ymm7, ymmword ptr [rdi + 704]
vmovapd ymm11, ymmword ptr [rdi + 5696]
mad_low ymm11, ymm9, ymmword ptr [rdi + 736]
vmovapd ymm12, ymmword ptr [rdi + 5728]
mad_high ymm12, ymm7, ymmword ptr [rdi + 704]
vmovapd ymm7, ymmword ptr [rdi + 5760]
mad_high ymm7, ymm9, ymmword ptr [rdi + 736]
vmovapd ymm9, ymmword ptr [rdi + 704]
vperm2i128 ymm14, ymm9, ymmword ptr [rdi + 736], 33
vpalignr ymm14, ymm14, ymm9, 8
vmovapd ymm15, ymmword ptr [rdi + 736]
vmovdqa ymmword ptr [rdi + 5760], ymm1
vperm2i128 ymm1, ymm15, ymmword ptr [rdi + 768], 33
vpalignr ymm1, ymm1, ymm15, 8
mad_low ymm10, ymm6, ymm14
mad_low ymm11, ymm8, ymm1
mad_high ymm12, ymm6, ymm14
mad_high ymm7, ymm8, ymm1
vmovapd ymm1, ymmword ptr [rdi + 5600]
mad_low ymm1, ymm9, ymm6
vmovapd ymm14, ymmword ptr [rdi + 5632]
mad_low ymm14, ymm15, ymm8
mad_high ymm10, ymm9, ymm6
mad_high ymm11, ymm15, ymm8
vmovapd ymm6, ymmword ptr [rdi + 2688]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 2720], 33
vpalignr ymm8, ymm8, ymm6, 8
vmovapd ymm9, ymmword ptr [rdi + 2720]
vperm2i128 ymm15, ymm9, ymmword ptr [rdi + 2752], 33
vpalignr ymm15, ymm15, ymm9, 8
mad_low ymm2, ymm8, ymmword ptr [rdi + 768]
mad_low ymm3, ymm15, ymmword ptr [rdi + 800]
mad_high ymm4, ymm8, ymmword ptr [rdi + 768]
mad_high ymm5, ymm15, ymmword ptr [rdi + 800]
vmovapd ymm8, ymmword ptr [rdi + 768]
vperm2i128 ymm15, ymm8, ymmword ptr [rdi + 800], 33
vpalignr ymm15, ymm15, ymm8, 8
vmovdqa ymmword ptr [rdi + 5632], ymm11
vmovapd ymm11, ymmword ptr [rdi + 800]
vmovdqa ymmword ptr [rdi + 5600], ymm10
vperm2i128 ymm10, ymm11, ymmword ptr [rdi + 832], 33
vpalignr ymm10, ymm10, ymm11, 8
mad_low ymm2, ymm6, ymm15
mad_low ymm3, ymm9, ymm10
mad_high ymm4, ymm6, ymm15
mad_high ymm5, ymm9, ymm10
mad_low ymm0, ymm8, ymm6
vmovapd ymm10, ymmword ptr [rdi + 5760]
mad_low ymm10, ymm11, ymm9
mad_high ymm2, ymm8, ymm6
mad_high ymm3, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 5760], ymm0
vmovdqa ymmword ptr [rdi + 5728], ymm1
vmovdqa ymmword ptr [rdi + 5696], ymm2
vmovdqa ymmword ptr [rdi + 5664], ymm3
vmovdqa ymmword ptr [rdi + 5568], ymm4
vmovdqa ymmword ptr [rdi + 5536], ymm5
vmovdqa ymmword ptr [rdi + 5376], ymm7
vmovdqa ymmword ptr [rdi + 5344], ymm10
vmovdqa ymmword ptr [rdi + 5504], ymm12
vmovdqa ymmword ptr [rdi + 5472], ymm14
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 1208]
lea r8, [rdi + 3144]
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
vmovdqa ymmword ptr [rdi + 5312], ymm0
vmovdqa ymmword ptr [rdi + 5280], ymm1
vmovdqa ymmword ptr [rdi + 5440], ymm2
vmovdqa ymmword ptr [rdi + 5408], ymm3
vmovdqa ymmword ptr [rdi + 5248], ymm4
vmovdqa ymmword ptr [rdi + 5216], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 1272]
lea r8, [rdi + 3208]
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
vmovdqa ymmword ptr [rdi + 5792], ymm0
vmovdqa ymmword ptr [rdi + 5824], ymm1
vmovdqa ymmword ptr [rdi + 5856], ymm2
vmovdqa ymmword ptr [rdi + 5888], ymm3
vmovdqa ymmword ptr [rdi + 5920], ymm4
vmovdqa ymmword ptr [rdi + 5952], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5312]
vmovdqa ymm1, ymmword ptr [rdi + 5280]
vmovdqa ymm2, ymmword ptr [rdi + 5440]
vmovdqa ymm3, ymmword ptr [rdi + 5408]
vmovdqa ymm4, ymmword ptr [rdi + 5248]
vmovdqa ymm5, ymmword ptr [rdi + 5216]
lea rax, [rdi + 3128]
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
vmovdqa ymmword ptr [rdi + 5984], ymm0
vmovdqa ymmword ptr [rdi + 6016], ymm1
vmovdqa ymmword ptr [rdi + 6048], ymm2
vmovdqa ymmword ptr [rdi + 6080], ymm3
vmovdqa ymmword ptr [rdi + 6112], ymm4
vmovdqa ymmword ptr [rdi + 6144], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5792]
vmovdqa ymm1, ymmword ptr [rdi + 5824]
vmovdqa ymm2, ymmword ptr [rdi + 5856]
vmovdqa ymm3, ymmword ptr [rdi + 5888]
vmovdqa ymm4, ymmword ptr [rdi + 5920]
vmovdqa ymm5, ymmword ptr [rdi + 5952]
lea rax, [rdi + 3192]
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
vmovapd ymm6, ymmword ptr [rdi + 6048]
vmovapd ymm7, ymmword ptr [rdi + 1216]
mad_low ymm6, ymm7, ymmword ptr [rdi + 3144]
vmovapd ymm8, ymmword ptr [rdi + 6080]
vmovapd ymm9, ymmword ptr [rdi + 1248]
mad_low ymm8, ymm9, ymmword ptr [rdi + 3176]
vmovapd ymm10, ymmword ptr [rdi + 6112]
mad_high ymm10, ymm7, ymmword ptr [rdi + 3144]
vmovapd ymm11, ymmword ptr [rdi + 6144]
mad_high ymm11, ymm9, ymmword ptr [rdi + 3176]
vmovapd ymm12, ymmword ptr [rdi + 3136]
mad_low ymm6, ymm12, ymmword ptr [rdi + 1224]
vmovapd ymm14, ymmword ptr [rdi + 3168]
mad_low ymm8, ymm14, ymmword ptr [rdi + 1256]
mad_high ymm10, ymm12, ymmword ptr [rdi + 1224]
mad_high ymm11, ymm14, ymmword ptr [rdi + 1256]
vmovapd ymm15, ymmword ptr [rdi + 5984]
mad_low ymm15, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 5984], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6016]
mad_low ymm15, ymm9, ymm14
mad_high ymm6, ymm7, ymm12
mad_high ymm8, ymm9, ymm14
vmovapd ymm7, ymmword ptr [rdi + 1280]
mad_low ymm2, ymm7, ymmword ptr [rdi + 3208]
vmovapd ymm9, ymmword ptr [rdi + 1312]
mad_low ymm3, ymm9, ymmword ptr [rdi + 3240]
mad_high ymm4, ymm7, ymmword ptr [rdi + 3208]
mad_high ymm5, ymm9, ymmword ptr [rdi + 3240]
vmovapd ymm12, ymmword ptr [rdi + 3200]
mad_low ymm2, ymm12, ymmword ptr [rdi + 1288]
vmovapd ymm14, ymmword ptr [rdi + 3232]
mad_low ymm3, ymm14, ymmword ptr [rdi + 1320]
mad_high ymm4, ymm12, ymmword ptr [rdi + 1288]
mad_high ymm5, ymm14, ymmword ptr [rdi + 1320]
mad_low ymm0, ymm7, ymm12
mad_low ymm1, ymm9, ymm14
mad_high ymm2, ymm7, ymm12
mad_high ymm3, ymm9, ymm14
vmovapd ymm7, ymmword ptr [rdi + 5504]
vperm2i128 ymm9, ymm7, ymm7, 8
vpalignr ymm9, ymm7, ymm9, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 5376], 33
vmovapd ymm12, ymmword ptr [rdi + 5376]
vpalignr ymm7, ymm12, ymm7, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5728]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5472]
vpunpcklqdq ymm14, ymm9, ymmword ptr [rdi + 5600]
vpunpckhqdq ymm9, ymm9, ymmword ptr [rdi + 5600]
vmovdqa ymmword ptr [rdi + 5600], ymm6
vperm2i128 ymm6, ymm14, ymm9, 32
vperm2i128 ymm9, ymm14, ymm9, 49
vpsrlq ymm14, ymm6, 52
vmovdqa ymmword ptr [rdi + 5472], ymm3
vpsrlq ymm3, ymm9, 52
vmovdqa ymmword ptr [rdi + 5728], ymm2
vperm2i128 ymm2, ymm14, ymm14, 8
vpalignr ymm2, ymm14, ymm2, 8
vperm2i128 ymm14, ymm14, ymm3, 33
vpalignr ymm14, ymm3, ymm14, 8
vmovdqa ymmword ptr [rdi + 5504], ymm1
vpaddq ymm1, ymm6, ymm2
vmovdqa ymmword ptr [rdi + 6016], ymm0
vpxor ymm0, ymm6, ymm1
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm9, ymm14
vpxor ymm2, ymm9, ymm0
vpor ymm13, ymm13, ymm2
vmovdqa ymmword ptr [rdi + 3968], ymm1
vmovdqa ymmword ptr [rdi + 4000], ymm0
vpunpcklqdq ymm0, ymm7, ymmword ptr [rdi + 5632]
vpunpckhqdq ymm1, ymm7, ymmword ptr [rdi + 5632]
vperm2i128 ymm2, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm2, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm3, ymm3, ymm1, 33
vpalignr ymm3, ymm1, ymm3, 8
vperm2i128 ymm1, ymm1, ymm6, 33
vpalignr ymm1, ymm6, ymm1, 8
vpaddq ymm7, ymm2, ymm3
vpxor ymm9, ymm2, ymm7
vpor ymm13, ymm13, ymm9
vpaddq ymm2, ymm0, ymm1
vpxor ymm3, ymm0, ymm2
vpor ymm13, ymm13, ymm3
vmovdqa ymmword ptr [rdi + 4032], ymm7
vmovdqa ymmword ptr [rdi + 4064], ymm2
vperm2i128 ymm0, ymm12, ymmword ptr [rdi + 5568], 33
vmovapd ymm1, ymmword ptr [rdi + 5568]
vpalignr ymm0, ymm1, ymm0, 8
vperm2i128 ymm1, ymm1, ymmword ptr [rdi + 5536], 33
vmovapd ymm2, ymmword ptr [rdi + 5536]
vpalignr ymm1, ymm2, ymm1, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5760]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5344]
vpunpcklqdq ymm3, ymm0, ymmword ptr [rdi + 5696]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 5696]
vperm2i128 ymm7, ymm3, ymm0, 32
vperm2i128 ymm0, ymm3, ymm0, 49
vpsrlq ymm3, ymm7, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm6, ymm6, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm3, ymm3, ymm9, 33
vpalignr ymm3, ymm9, ymm3, 8
vpaddq ymm12, ymm7, ymm6
vpxor ymm14, ymm7, ymm12
vpor ymm13, ymm13, ymm14
vpaddq ymm6, ymm0, ymm3
vpxor ymm7, ymm0, ymm6
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 4096], ymm12
vmovdqa ymmword ptr [rdi + 4128], ymm6
vpunpcklqdq ymm0, ymm1, ymmword ptr [rdi + 5664]
vpunpckhqdq ymm1, ymm1, ymmword ptr [rdi + 5664]
vperm2i128 ymm3, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm3, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm7, ymm9, ymm1, 33
vpalignr ymm7, ymm1, ymm7, 8
vperm2i128 ymm1, ymm1, ymm6, 33
vpalignr ymm1, ymm6, ymm1, 8
vpaddq ymm9, ymm3, ymm7
vpxor ymm12, ymm3, ymm9
vpor ymm13, ymm13, ymm12
vpaddq ymm3, ymm0, ymm1
vpxor ymm7, ymm0, ymm3
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 4160], ymm9
vmovdqa ymmword ptr [rdi + 4192], ymm3
vperm2i128 ymm0, ymm10, ymm11, 33
vpalignr ymm0, ymm11, ymm0, 8
vpaddq ymm0, ymm15, ymm0
vpunpcklqdq ymm1, ymm0, ymm8
vpunpckhqdq ymm0, ymm0, ymm8
vperm2i128 ymm3, ymm1, ymm0, 32
vperm2i128 ymm0, ymm1, ymm0, 49
vpsrlq ymm7, ymm3, 52
vpsrlq ymm8, ymm0, 52
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 5152]
vpaddq ymm9, ymm0, ymm7
vpxor ymm12, ymm0, ymm9
vpor ymm13, ymm13, ymm12
vmovdqa ymmword ptr [rdi + 4352], ymm3
vmovdqa ymmword ptr [rdi + 4384], ymm9
vperm2i128 ymm0, ymm11, ymm4, 33
vpalignr ymm0, ymm4, ymm0, 8
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6016]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5504]
vpunpcklqdq ymm5, ymm0, ymmword ptr [rdi + 5728]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 5728]
vperm2i128 ymm7, ymm5, ymm0, 32
vperm2i128 ymm0, ymm5, ymm0, 49
vpsrlq ymm5, ymm7, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm8, ymm8, ymm5, 33
vpalignr ymm8, ymm5, ymm8, 8
vperm2i128 ymm5, ymm5, ymm9, 33
vpalignr ymm5, ymm9, ymm5, 8
vpaddq ymm11, ymm7, ymm8
vpxor ymm12, ymm7, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm7, ymm0, ymm5
vpxor ymm8, ymm0, ymm7
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 4416], ymm11
vmovdqa ymmword ptr [rdi + 4448], ymm7
vpunpcklqdq ymm0, ymm4, ymmword ptr [rdi + 5472]
vpunpckhqdq ymm4, ymm4, ymmword ptr [rdi + 5472]
vperm2i128 ymm5, ymm0, ymm4, 32
vperm2i128 ymm0, ymm0, ymm4, 49
vpsrlq ymm4, ymm5, 52
vpsrlq ymm7, ymm0, 52
vperm2i128 ymm8, ymm9, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm4, ymm4, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm7, ymm5, ymm8
vpxor ymm9, ymm5, ymm7
vpor ymm13, ymm13, ymm9
vpaddq ymm5, ymm0, ymm4
vpxor ymm8, ymm0, ymm5
vpor ymm13, ymm13, ymm8
vmovdqa ymmword ptr [rdi + 4480], ymm7
vmovdqa ymmword ptr [rdi + 4512], ymm5
vmovdqa ymmword ptr [rdi + 5472], ymm1
vmovdqa ymmword ptr [rdi + 5728], ymm3
vmovdqa ymmword ptr [rdi + 5504], ymm6
vmovdqa ymmword ptr [rdi + 6016], ymm10
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 824]
lea r8, [rdi + 2760]
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
vmovdqa ymmword ptr [rdi + 5664], ymm0
vmovdqa ymmword ptr [rdi + 5696], ymm1
vmovdqa ymmword ptr [rdi + 5344], ymm2
vmovdqa ymmword ptr [rdi + 5760], ymm3
vmovdqa ymmword ptr [rdi + 5568], ymm4
vmovdqa ymmword ptr [rdi + 5376], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 888]
lea r8, [rdi + 2824]
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
vmovdqa ymmword ptr [rdi + 5632], ymm0
vmovdqa ymmword ptr [rdi + 6144], ymm1
vmovdqa ymmword ptr [rdi + 6112], ymm2
vmovdqa ymmword ptr [rdi + 6080], ymm3
vmovdqa ymmword ptr [rdi + 6048], ymm4
vmovdqa ymmword ptr [rdi + 5952], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 952]
lea r8, [rdi + 2888]
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
vmovdqa ymmword ptr [rdi + 5920], ymm0
vmovdqa ymmword ptr [rdi + 5216], ymm1
vmovdqa ymmword ptr [rdi + 5248], ymm2
vmovdqa ymmword ptr [rdi + 5888], ymm3
vmovdqa ymmword ptr [rdi + 5856], ymm4
vmovdqa ymmword ptr [rdi + 5408], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 1016]
lea r8, [rdi + 2952]
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
vmovdqa ymmword ptr [rdi + 5440], ymm0
vmovdqa ymmword ptr [rdi + 5824], ymm1
vmovdqa ymmword ptr [rdi + 5792], ymm2
vmovdqa ymmword ptr [rdi + 5280], ymm3
vmovdqa ymmword ptr [rdi + 5312], ymm4
vmovdqa ymmword ptr [rdi + 6176], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 1080]
lea r8, [rdi + 3016]
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
vmovdqa ymmword ptr [rdi + 6208], ymm0
vmovdqa ymmword ptr [rdi + 6240], ymm1
vmovdqa ymmword ptr [rdi + 6272], ymm2
vmovdqa ymmword ptr [rdi + 6304], ymm3
vmovdqa ymmword ptr [rdi + 6336], ymm4
vmovdqa ymmword ptr [rdi + 6368], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 1144]
lea r8, [rdi + 3080]
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
vmovdqa ymmword ptr [rdi + 6400], ymm0
vmovdqa ymmword ptr [rdi + 6432], ymm1
vmovdqa ymmword ptr [rdi + 6464], ymm2
vmovdqa ymmword ptr [rdi + 6496], ymm3
vmovdqa ymmword ptr [rdi + 6528], ymm4
vmovdqa ymmword ptr [rdi + 6560], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5664]
vmovdqa ymm1, ymmword ptr [rdi + 5696]
vmovdqa ymm2, ymmword ptr [rdi + 5344]
vmovdqa ymm3, ymmword ptr [rdi + 5760]
vmovdqa ymm4, ymmword ptr [rdi + 5568]
vmovdqa ymm5, ymmword ptr [rdi + 5376]
lea rax, [rdi + 2744]
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
vmovdqa ymmword ptr [rdi + 6592], ymm0
vmovdqa ymmword ptr [rdi + 6624], ymm1
vmovdqa ymmword ptr [rdi + 6656], ymm2
vmovdqa ymmword ptr [rdi + 6688], ymm3
vmovdqa ymmword ptr [rdi + 6720], ymm4
vmovdqa ymmword ptr [rdi + 6752], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5632]
vmovdqa ymm1, ymmword ptr [rdi + 6144]
vmovdqa ymm2, ymmword ptr [rdi + 6112]
vmovdqa ymm3, ymmword ptr [rdi + 6080]
vmovdqa ymm4, ymmword ptr [rdi + 6048]
vmovdqa ymm5, ymmword ptr [rdi + 5952]
lea rax, [rdi + 2808]
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
vmovdqa ymmword ptr [rdi + 6784], ymm0
vmovdqa ymmword ptr [rdi + 6816], ymm1
vmovdqa ymmword ptr [rdi + 6848], ymm2
vmovdqa ymmword ptr [rdi + 6880], ymm3
vmovdqa ymmword ptr [rdi + 6912], ymm4
vmovdqa ymmword ptr [rdi + 6944], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5920]
vmovdqa ymm1, ymmword ptr [rdi + 5216]
vmovdqa ymm2, ymmword ptr [rdi + 5248]
vmovdqa ymm3, ymmword ptr [rdi + 5888]
vmovdqa ymm4, ymmword ptr [rdi + 5856]
vmovdqa ymm5, ymmword ptr [rdi + 5408]
lea rax, [rdi + 2872]
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
vmovdqa ymmword ptr [rdi + 6976], ymm0
vmovdqa ymmword ptr [rdi + 7008], ymm1
vmovdqa ymmword ptr [rdi + 7040], ymm2
vmovdqa ymmword ptr [rdi + 7072], ymm3
vmovdqa ymmword ptr [rdi + 7104], ymm4
vmovdqa ymmword ptr [rdi + 7136], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5440]
vmovdqa ymm1, ymmword ptr [rdi + 5824]
vmovdqa ymm2, ymmword ptr [rdi + 5792]
vmovdqa ymm3, ymmword ptr [rdi + 5280]
vmovdqa ymm4, ymmword ptr [rdi + 5312]
vmovdqa ymm5, ymmword ptr [rdi + 6176]
lea rax, [rdi + 2936]
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
vmovdqa ymmword ptr [rdi + 7168], ymm0
vmovdqa ymmword ptr [rdi + 7200], ymm1
vmovdqa ymmword ptr [rdi + 7232], ymm2
vmovdqa ymmword ptr [rdi + 7264], ymm3
vmovdqa ymmword ptr [rdi + 7296], ymm4
vmovdqa ymmword ptr [rdi + 7328], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6208]
vmovdqa ymm1, ymmword ptr [rdi + 6240]
vmovdqa ymm2, ymmword ptr [rdi + 6272]
vmovdqa ymm3, ymmword ptr [rdi + 6304]
vmovdqa ymm4, ymmword ptr [rdi + 6336]
vmovdqa ymm5, ymmword ptr [rdi + 6368]
lea rax, [rdi + 3000]
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
vmovdqa ymmword ptr [rdi + 7360], ymm0
vmovdqa ymmword ptr [rdi + 7392], ymm1
vmovdqa ymmword ptr [rdi + 7424], ymm2
vmovdqa ymmword ptr [rdi + 7456], ymm3
vmovdqa ymmword ptr [rdi + 7488], ymm4
vmovdqa ymmword ptr [rdi + 7520], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6400]
vmovdqa ymm1, ymmword ptr [rdi + 6432]
vmovdqa ymm2, ymmword ptr [rdi + 6464]
vmovdqa ymm3, ymmword ptr [rdi + 6496]
vmovdqa ymm4, ymmword ptr [rdi + 6528]
vmovdqa ymm5, ymmword ptr [rdi + 6560]
lea rax, [rdi + 3064]
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
vmovapd ymm6, ymmword ptr [rdi + 6656]
vmovapd ymm7, ymmword ptr [rdi + 832]
mad_low ymm6, ymm7, ymmword ptr [rdi + 2760]
vmovapd ymm8, ymmword ptr [rdi + 6688]
vmovapd ymm9, ymmword ptr [rdi + 864]
mad_low ymm8, ymm9, ymmword ptr [rdi + 2792]
vmovapd ymm10, ymmword ptr [rdi + 6720]
mad_high ymm10, ymm7, ymmword ptr [rdi + 2760]
vmovapd ymm11, ymmword ptr [rdi + 6752]
mad_high ymm11, ymm9, ymmword ptr [rdi + 2792]
vmovapd ymm12, ymmword ptr [rdi + 2752]
mad_low ymm6, ymm12, ymmword ptr [rdi + 840]
vmovapd ymm14, ymmword ptr [rdi + 2784]
mad_low ymm8, ymm14, ymmword ptr [rdi + 872]
mad_high ymm10, ymm12, ymmword ptr [rdi + 840]
mad_high ymm11, ymm14, ymmword ptr [rdi + 872]
vmovapd ymm15, ymmword ptr [rdi + 6592]
mad_low ymm15, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 6592], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6624]
mad_low ymm15, ymm9, ymm14
mad_high ymm6, ymm7, ymm12
mad_high ymm8, ymm9, ymm14
vmovapd ymm7, ymmword ptr [rdi + 6848]
vmovapd ymm9, ymmword ptr [rdi + 896]
mad_low ymm7, ymm9, ymmword ptr [rdi + 2824]
vmovapd ymm12, ymmword ptr [rdi + 6880]
vmovapd ymm14, ymmword ptr [rdi + 928]
mad_low ymm12, ymm14, ymmword ptr [rdi + 2856]
vmovdqa ymmword ptr [rdi + 6880], ymm8
vmovapd ymm8, ymmword ptr [rdi + 6912]
mad_high ymm8, ymm9, ymmword ptr [rdi + 2824]
vmovdqa ymmword ptr [rdi + 6912], ymm6
vmovapd ymm6, ymmword ptr [rdi + 6944]
mad_high ymm6, ymm14, ymmword ptr [rdi + 2856]
vmovdqa ymmword ptr [rdi + 6944], ymm15
vmovapd ymm15, ymmword ptr [rdi + 2816]
mad_low ymm7, ymm15, ymmword ptr [rdi + 904]
vmovdqa ymmword ptr [rdi + 6848], ymm11
vmovapd ymm11, ymmword ptr [rdi + 2848]
mad_low ymm12, ymm11, ymmword ptr [rdi + 936]
mad_high ymm8, ymm15, ymmword ptr [rdi + 904]
mad_high ymm6, ymm11, ymmword ptr [rdi + 936]
vmovdqa ymmword ptr [rdi + 6624], ymm6
vmovapd ymm6, ymmword ptr [rdi + 6784]
mad_low ymm6, ymm9, ymm15
vmovdqa ymmword ptr [rdi + 6784], ymm6
vmovapd ymm6, ymmword ptr [rdi + 6816]
mad_low ymm6, ymm14, ymm11
mad_high ymm7, ymm9, ymm15
mad_high ymm12, ymm14, ymm11
vmovapd ymm9, ymmword ptr [rdi + 7040]
vmovapd ymm11, ymmword ptr [rdi + 960]
mad_low ymm9, ymm11, ymmword ptr [rdi + 2888]
vmovapd ymm14, ymmword ptr [rdi + 7072]
vmovapd ymm15, ymmword ptr [rdi + 992]
mad_low ymm14, ymm15, ymmword ptr [rdi + 2920]
vmovdqa ymmword ptr [rdi + 7072], ymm12
vmovapd ymm12, ymmword ptr [rdi + 7104]
mad_high ymm12, ymm11, ymmword ptr [rdi + 2888]
vmovdqa ymmword ptr [rdi + 7104], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7136]
mad_high ymm7, ymm15, ymmword ptr [rdi + 2920]
vmovdqa ymmword ptr [rdi + 7136], ymm6
vmovapd ymm6, ymmword ptr [rdi + 2880]
mad_low ymm9, ymm6, ymmword ptr [rdi + 968]
vmovdqa ymmword ptr [rdi + 7040], ymm8
vmovapd ymm8, ymmword ptr [rdi + 2912]
mad_low ymm14, ymm8, ymmword ptr [rdi + 1000]
mad_high ymm12, ymm6, ymmword ptr [rdi + 968]
mad_high ymm7, ymm8, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 6816], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6976]
mad_low ymm7, ymm11, ymm6
vmovdqa ymmword ptr [rdi + 6976], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7008]
mad_low ymm7, ymm15, ymm8
mad_high ymm9, ymm11, ymm6
mad_high ymm14, ymm15, ymm8
vmovapd ymm6, ymmword ptr [rdi + 7232]
vmovapd ymm8, ymmword ptr [rdi + 1024]
mad_low ymm6, ymm8, ymmword ptr [rdi + 2952]
vmovapd ymm11, ymmword ptr [rdi + 7264]
vmovapd ymm15, ymmword ptr [rdi + 1056]
mad_low ymm11, ymm15, ymmword ptr [rdi + 2984]
vmovdqa ymmword ptr [rdi + 7264], ymm14
vmovapd ymm14, ymmword ptr [rdi + 7296]
mad_high ymm14, ymm8, ymmword ptr [rdi + 2952]
vmovdqa ymmword ptr [rdi + 7296], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7328]
mad_high ymm9, ymm15, ymmword ptr [rdi + 2984]
vmovdqa ymmword ptr [rdi + 7328], ymm7
vmovapd ymm7, ymmword ptr [rdi + 2944]
mad_low ymm6, ymm7, ymmword ptr [rdi + 1032]
vmovdqa ymmword ptr [rdi + 7232], ymm12
vmovapd ymm12, ymmword ptr [rdi + 2976]
mad_low ymm11, ymm12, ymmword ptr [rdi + 1064]
mad_high ymm14, ymm7, ymmword ptr [rdi + 1032]
mad_high ymm9, ymm12, ymmword ptr [rdi + 1064]
vmovdqa ymmword ptr [rdi + 7008], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7168]
mad_low ymm9, ymm8, ymm7
vmovdqa ymmword ptr [rdi + 7168], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7200]
mad_low ymm9, ymm15, ymm12
mad_high ymm6, ymm8, ymm7
mad_high ymm11, ymm15, ymm12
vmovapd ymm7, ymmword ptr [rdi + 7424]
vmovapd ymm8, ymmword ptr [rdi + 1088]
mad_low ymm7, ymm8, ymmword ptr [rdi + 3016]
vmovapd ymm12, ymmword ptr [rdi + 7456]
vmovapd ymm15, ymmword ptr [rdi + 1120]
mad_low ymm12, ymm15, ymmword ptr [rdi + 3048]
vmovdqa ymmword ptr [rdi + 7456], ymm11
vmovapd ymm11, ymmword ptr [rdi + 7488]
mad_high ymm11, ymm8, ymmword ptr [rdi + 3016]
vmovdqa ymmword ptr [rdi + 7488], ymm6
vmovapd ymm6, ymmword ptr [rdi + 7520]
mad_high ymm6, ymm15, ymmword ptr [rdi + 3048]
vmovdqa ymmword ptr [rdi + 7520], ymm9
vmovapd ymm9, ymmword ptr [rdi + 3008]
mad_low ymm7, ymm9, ymmword ptr [rdi + 1096]
vmovdqa ymmword ptr [rdi + 7424], ymm14
vmovapd ymm14, ymmword ptr [rdi + 3040]
mad_low ymm12, ymm14, ymmword ptr [rdi + 1128]
mad_high ymm11, ymm9, ymmword ptr [rdi + 1096]
mad_high ymm6, ymm14, ymmword ptr [rdi + 1128]
vmovdqa ymmword ptr [rdi + 7200], ymm6
vmovapd ymm6, ymmword ptr [rdi + 7360]
mad_low ymm6, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 7360], ymm6
vmovapd ymm6, ymmword ptr [rdi + 7392]
mad_low ymm6, ymm15, ymm14
mad_high ymm7, ymm8, ymm9
mad_high ymm12, ymm15, ymm14
vmovapd ymm8, ymmword ptr [rdi + 1152]
mad_low ymm2, ymm8, ymmword ptr [rdi + 3080]
vmovapd ymm9, ymmword ptr [rdi + 1184]
mad_low ymm3, ymm9, ymmword ptr [rdi + 3112]
mad_high ymm4, ymm8, ymmword ptr [rdi + 3080]
mad_high ymm5, ymm9, ymmword ptr [rdi + 3112]
vmovapd ymm14, ymmword ptr [rdi + 3072]
mad_low ymm2, ymm14, ymmword ptr [rdi + 1160]
vmovapd ymm15, ymmword ptr [rdi + 3104]
mad_low ymm3, ymm15, ymmword ptr [rdi + 1192]
mad_high ymm4, ymm14, ymmword ptr [rdi + 1160]
mad_high ymm5, ymm15, ymmword ptr [rdi + 1192]
mad_low ymm0, ymm8, ymm14
mad_low ymm1, ymm9, ymm15
mad_high ymm2, ymm8, ymm14
mad_high ymm3, ymm9, ymm15
vmovdqa ymmword ptr [rdi + 7392], ymm0
vmovdqa ymmword ptr [rdi + 6752], ymm1
vmovdqa ymmword ptr [rdi + 6720], ymm2
vmovdqa ymmword ptr [rdi + 6688], ymm3
vmovdqa ymmword ptr [rdi + 6656], ymm4
vmovdqa ymmword ptr [rdi + 6560], ymm5
vmovdqa ymmword ptr [rdi + 6528], ymm6
vmovdqa ymmword ptr [rdi + 6368], ymm7
vmovdqa ymmword ptr [rdi + 6336], ymm10
vmovdqa ymmword ptr [rdi + 6176], ymm11
vmovdqa ymmword ptr [rdi + 5312], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
vmovdqa ymm6, ymmword ptr [rdi + 5120]
vmovdqa ymm7, ymmword ptr [rdi + 5120]
vmovdqa ymm8, ymmword ptr [rdi + 5120]
vmovdqa ymm9, ymmword ptr [rdi + 5120]
lea rax, [rdi + 3968]
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
vmovdqa ymmword ptr [rdi + 5856], ymm1
vmovdqa ymmword ptr [rdi + 5952], ymm2
vmovdqa ymmword ptr [rdi + 6048], ymm3
vmovdqa ymmword ptr [rdi + 5376], ymm4
vmovdqa ymmword ptr [rdi + 5568], ymm5
vmovdqa ymmword ptr [rdi + 6496], ymm6
vmovdqa ymmword ptr [rdi + 6464], ymm7
vmovdqa ymmword ptr [rdi + 6304], ymm8
vmovdqa ymmword ptr [rdi + 6272], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
vmovdqa ymm6, ymmword ptr [rdi + 5120]
vmovdqa ymm7, ymmword ptr [rdi + 5120]
vmovdqa ymm8, ymmword ptr [rdi + 5120]
vmovdqa ymm9, ymmword ptr [rdi + 5120]
lea rax, [rdi + 3968]
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
vmovdqa ymmword ptr [rdi + 5280], ymm0
vmovdqa ymmword ptr [rdi + 5792], ymm1
vmovdqa ymmword ptr [rdi + 5888], ymm2
vmovdqa ymmword ptr [rdi + 5248], ymm3
vmovdqa ymmword ptr [rdi + 6080], ymm4
vmovdqa ymmword ptr [rdi + 6112], ymm5
vmovdqa ymmword ptr [rdi + 5760], ymm6
vmovdqa ymmword ptr [rdi + 5344], ymm7
vmovdqa ymmword ptr [rdi + 6432], ymm8
vmovdqa ymmword ptr [rdi + 6400], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
vmovdqa ymm6, ymmword ptr [rdi + 5120]
vmovdqa ymm7, ymmword ptr [rdi + 5120]
vmovdqa ymm8, ymmword ptr [rdi + 5120]
vmovdqa ymm9, ymmword ptr [rdi + 5120]
lea rax, [rdi + 3968]
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
vmovdqa ymmword ptr [rdi + 6240], ymm0
vmovdqa ymmword ptr [rdi + 6208], ymm1
vmovdqa ymmword ptr [rdi + 5824], ymm2
vmovdqa ymmword ptr [rdi + 5440], ymm3
vmovdqa ymmword ptr [rdi + 5216], ymm4
vmovdqa ymmword ptr [rdi + 5920], ymm5
vmovdqa ymmword ptr [rdi + 6144], ymm6
vmovdqa ymmword ptr [rdi + 5632], ymm7
vmovdqa ymmword ptr [rdi + 5696], ymm8
vmovdqa ymmword ptr [rdi + 5664], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
vmovdqa ymm6, ymmword ptr [rdi + 5120]
vmovdqa ymm7, ymmword ptr [rdi + 5120]
vmovdqa ymm8, ymmword ptr [rdi + 5120]
vmovdqa ymm9, ymmword ptr [rdi + 5120]
lea rax, [rdi + 3968]
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
vmovapd ymm10, ymmword ptr [rdi + 5536]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 6336], 33
vmovapd ymm11, ymmword ptr [rdi + 6336]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 6848], 33
vmovapd ymm12, ymmword ptr [rdi + 6848]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6592]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6944]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 6912]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 6912]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 5408]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5856]
vmovapd ymm15, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 5856], ymm9
vperm2i128 ymm9, ymm15, ymm15, 8
vpalignr ymm9, ymm15, ymm9, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 6496], 33
vmovdqa ymmword ptr [rdi + 5568], ymm8
vmovapd ymm8, ymmword ptr [rdi + 6496]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm9, ymm14, ymm9
vpaddq ymm10, ymm10, ymm15
vpsrlq ymm14, ymm9, 52
vpsrlq ymm15, ymm10, 52
vmovdqa ymmword ptr [rdi + 5408], ymm4
vmovapd ymm4, ymmword ptr [rdi + 5504]
vperm2i128 ymm4, ymm4, ymm14, 33
vpalignr ymm4, ymm14, ymm4, 8
vperm2i128 ymm14, ymm14, ymm15, 33
vpalignr ymm14, ymm15, ymm14, 8
vmovdqa ymmword ptr [rdi + 5504], ymm3
vpaddq ymm3, ymm9, ymm4
vmovdqa ymmword ptr [rdi + 6912], ymm7
vpxor ymm7, ymm9, ymm3
vpor ymm13, ymm13, ymm7
vpaddq ymm4, ymm10, ymm14
vpxor ymm7, ymm10, ymm4
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 4672], ymm3
vmovdqa ymmword ptr [rdi + 4704], ymm4
vpunpcklqdq ymm3, ymm11, ymmword ptr [rdi + 6880]
vpunpckhqdq ymm4, ymm11, ymmword ptr [rdi + 6880]
vperm2i128 ymm7, ymm3, ymm4, 32
vperm2i128 ymm3, ymm3, ymm4, 49
vpaddq ymm4, ymm7, ymmword ptr [rdi + 5952]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6048]
vperm2i128 ymm7, ymm8, ymmword ptr [rdi + 6464], 33
vmovapd ymm8, ymmword ptr [rdi + 6464]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6304], 33
vmovapd ymm9, ymmword ptr [rdi + 6304]
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
vmovdqa ymmword ptr [rdi + 4736], ymm11
vmovdqa ymmword ptr [rdi + 4768], ymm4
vperm2i128 ymm3, ymm12, ymmword ptr [rdi + 7040], 33
vmovapd ymm4, ymmword ptr [rdi + 7040]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 6624], 33
vmovapd ymm7, ymmword ptr [rdi + 6624]
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6784]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7136]
vpunpcklqdq ymm10, ymm3, ymmword ptr [rdi + 7104]
vpunpckhqdq ymm3, ymm3, ymmword ptr [rdi + 7104]
vperm2i128 ymm11, ymm10, ymm3, 32
vperm2i128 ymm3, ymm10, ymm3, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 5376]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5280]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 6272], 33
vmovapd ymm11, ymmword ptr [rdi + 6272]
vpalignr ymm9, ymm11, ymm9, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 6112], 33
vmovapd ymm12, ymmword ptr [rdi + 6112]
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
vmovdqa ymmword ptr [rdi + 4800], ymm14
vmovdqa ymmword ptr [rdi + 4832], ymm8
vpunpcklqdq ymm3, ymm4, ymmword ptr [rdi + 7072]
vpunpckhqdq ymm4, ymm4, ymmword ptr [rdi + 7072]
vperm2i128 ymm8, ymm3, ymm4, 32
vperm2i128 ymm3, ymm3, ymm4, 49
vpaddq ymm4, ymm8, ymmword ptr [rdi + 5792]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5888]
vperm2i128 ymm8, ymm12, ymmword ptr [rdi + 5760], 33
vmovapd ymm9, ymmword ptr [rdi + 5760]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 5344], 33
vmovapd ymm10, ymmword ptr [rdi + 5344]
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
vmovdqa ymmword ptr [rdi + 4864], ymm14
vmovdqa ymmword ptr [rdi + 4896], ymm4
vmovdqa ymmword ptr [rdi + 5760], ymm0
vmovdqa ymmword ptr [rdi + 6112], ymm1
vmovdqa ymmword ptr [rdi + 5888], ymm2
vmovdqa ymmword ptr [rdi + 5792], ymm5
vmovdqa ymmword ptr [rdi + 7072], ymm6
vmovdqa ymmword ptr [rdi + 6272], ymm8
vmovdqa ymmword ptr [rdi + 6304], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
vmovdqa ymm6, ymmword ptr [rdi + 5120]
vmovdqa ymm7, ymmword ptr [rdi + 5120]
vmovdqa ymm8, ymmword ptr [rdi + 5120]
vmovdqa ymm9, ymmword ptr [rdi + 5120]
lea rax, [rdi + 4400]
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
vmovdqa ymmword ptr [rdi + 5280], ymm0
vmovdqa ymmword ptr [rdi + 5376], ymm1
vmovdqa ymmword ptr [rdi + 7104], ymm2
vmovdqa ymmword ptr [rdi + 7136], ymm3
vmovdqa ymmword ptr [rdi + 6784], ymm4
vmovdqa ymmword ptr [rdi + 7040], ymm5
vmovdqa ymmword ptr [rdi + 6848], ymm6
vmovdqa ymmword ptr [rdi + 6464], ymm7
vmovdqa ymmword ptr [rdi + 6496], ymm8
vmovdqa ymmword ptr [rdi + 6048], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
vmovdqa ymm6, ymmword ptr [rdi + 5120]
vmovdqa ymm7, ymmword ptr [rdi + 5120]
vmovdqa ymm8, ymmword ptr [rdi + 5120]
vmovdqa ymm9, ymmword ptr [rdi + 5120]
lea rax, [rdi + 4400]
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
vmovdqa ymmword ptr [rdi + 5952], ymm0
vmovdqa ymmword ptr [rdi + 6880], ymm1
vmovdqa ymmword ptr [rdi + 6944], ymm2
vmovdqa ymmword ptr [rdi + 6592], ymm3
vmovdqa ymmword ptr [rdi + 6336], ymm4
vmovdqa ymmword ptr [rdi + 5536], ymm5
vmovdqa ymmword ptr [rdi + 7552], ymm6
vmovdqa ymmword ptr [rdi + 7584], ymm7
vmovdqa ymmword ptr [rdi + 7616], ymm8
vmovdqa ymmword ptr [rdi + 7648], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
vmovdqa ymm6, ymmword ptr [rdi + 5120]
vmovdqa ymm7, ymmword ptr [rdi + 5120]
vmovdqa ymm8, ymmword ptr [rdi + 5120]
vmovdqa ymm9, ymmword ptr [rdi + 5120]
lea rax, [rdi + 4400]
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
vmovdqa ymmword ptr [rdi + 7680], ymm0
vmovdqa ymmword ptr [rdi + 7712], ymm1
vmovdqa ymmword ptr [rdi + 7744], ymm2
vmovdqa ymmword ptr [rdi + 7776], ymm3
vmovdqa ymmword ptr [rdi + 7808], ymm4
vmovdqa ymmword ptr [rdi + 7840], ymm5
vmovdqa ymmword ptr [rdi + 7872], ymm6
vmovdqa ymmword ptr [rdi + 7904], ymm7
vmovdqa ymmword ptr [rdi + 7936], ymm8
vmovdqa ymmword ptr [rdi + 7968], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5120]
vmovdqa ymm3, ymmword ptr [rdi + 5120]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
vmovdqa ymm6, ymmword ptr [rdi + 5120]
vmovdqa ymm7, ymmword ptr [rdi + 5120]
vmovdqa ymm8, ymmword ptr [rdi + 5120]
vmovdqa ymm9, ymmword ptr [rdi + 5120]
lea rax, [rdi + 4400]
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
vmovapd ymm10, ymmword ptr [rdi + 5280]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5248]
vmovapd ymm11, ymmword ptr [rdi + 5376]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6080]
vmovapd ymm12, ymmword ptr [rdi + 7040]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6432]
vmovapd ymm14, ymmword ptr [rdi + 6848]
vpaddq ymm14, ymm14, ymmword ptr [rdi + 6400]
vmovapd ymm15, ymmword ptr [rdi + 7104]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 6240]
vmovdqa ymmword ptr [rdi + 7104], ymm15
vmovapd ymm15, ymmword ptr [rdi + 7136]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 6208]
vmovdqa ymmword ptr [rdi + 7136], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6464]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 6464], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6496]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 6144]
vmovdqa ymmword ptr [rdi + 6496], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6784]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5824]
vmovdqa ymmword ptr [rdi + 6784], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5952]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5440]
vmovdqa ymmword ptr [rdi + 5952], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6048]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5632]
vmovdqa ymmword ptr [rdi + 6048], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5536]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5696]
vmovdqa ymmword ptr [rdi + 5536], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6880]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5216]
vmovdqa ymmword ptr [rdi + 6880], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6944]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5760]
vmovdqa ymmword ptr [rdi + 6944], ymm15
vmovapd ymm15, ymmword ptr [rdi + 7552]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5664]
vmovdqa ymmword ptr [rdi + 7552], ymm15
vmovapd ymm15, ymmword ptr [rdi + 7584]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 7584], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6592]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 6112]
vmovdqa ymmword ptr [rdi + 6592], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6336]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5888]
vmovdqa ymmword ptr [rdi + 6336], ymm15
vmovapd ymm15, ymmword ptr [rdi + 7616]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 7072]
vmovdqa ymmword ptr [rdi + 7616], ymm15
vmovapd ymm15, ymmword ptr [rdi + 7648]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 6912]
vmovdqa ymmword ptr [rdi + 7648], ymm15
vmovapd ymm15, ymmword ptr [rdi + 7680]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5504]
vmovdqa ymmword ptr [rdi + 7680], ymm15
vmovapd ymm15, ymmword ptr [rdi + 7712]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5408]
vmovdqa ymmword ptr [rdi + 7712], ymm15
vmovapd ymm15, ymmword ptr [rdi + 7840]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 7840], ymm15
vmovapd ymm15, ymmword ptr [rdi + 7872]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5856]
vmovdqa ymmword ptr [rdi + 7872], ymm0
vmovdqa ymmword ptr [rdi + 5856], ymm1
vmovdqa ymmword ptr [rdi + 5568], ymm2
vmovdqa ymmword ptr [rdi + 5408], ymm3
vmovdqa ymmword ptr [rdi + 5504], ymm4
vmovdqa ymmword ptr [rdi + 6912], ymm5
vmovdqa ymmword ptr [rdi + 7072], ymm6
vmovdqa ymmword ptr [rdi + 5888], ymm7
vmovdqa ymmword ptr [rdi + 6112], ymm8
vmovdqa ymmword ptr [rdi + 5792], ymm9
vmovdqa ymmword ptr [rdi + 5664], ymm10
vmovdqa ymmword ptr [rdi + 5760], ymm11
vmovdqa ymmword ptr [rdi + 5216], ymm12
vmovdqa ymmword ptr [rdi + 5696], ymm14
vmovdqa ymmword ptr [rdi + 5632], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 5664]
vmovdqa ymm1, ymmword ptr [rdi + 5760]
vmovdqa ymm2, ymmword ptr [rdi + 7104]
vmovdqa ymm3, ymmword ptr [rdi + 7136]
vmovdqa ymm4, ymmword ptr [rdi + 6784]
vmovdqa ymm5, ymmword ptr [rdi + 5216]
vmovdqa ymm6, ymmword ptr [rdi + 5696]
vmovdqa ymm7, ymmword ptr [rdi + 6464]
vmovdqa ymm8, ymmword ptr [rdi + 6496]
vmovdqa ymm9, ymmword ptr [rdi + 6048]
lea rax, [rdi + 4672]
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
vmovdqa ymmword ptr [rdi + 5440], ymm0
vmovdqa ymmword ptr [rdi + 5824], ymm1
vmovdqa ymmword ptr [rdi + 6144], ymm2
vmovdqa ymmword ptr [rdi + 5920], ymm3
vmovdqa ymmword ptr [rdi + 6208], ymm4
vmovdqa ymmword ptr [rdi + 6240], ymm5
vmovdqa ymmword ptr [rdi + 6848], ymm6
vmovdqa ymmword ptr [rdi + 6400], ymm7
vmovdqa ymmword ptr [rdi + 7040], ymm8
vmovdqa ymmword ptr [rdi + 6432], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5952]
vmovdqa ymm1, ymmword ptr [rdi + 6880]
vmovdqa ymm2, ymmword ptr [rdi + 6944]
vmovdqa ymm3, ymmword ptr [rdi + 6592]
vmovdqa ymm4, ymmword ptr [rdi + 6336]
vmovdqa ymm5, ymmword ptr [rdi + 5536]
vmovdqa ymm6, ymmword ptr [rdi + 7552]
vmovdqa ymm7, ymmword ptr [rdi + 7584]
vmovdqa ymm8, ymmword ptr [rdi + 7616]
vmovdqa ymm9, ymmword ptr [rdi + 7648]
lea rax, [rdi + 4672]
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
vmovdqa ymmword ptr [rdi + 5376], ymm0
vmovdqa ymmword ptr [rdi + 6080], ymm1
vmovdqa ymmword ptr [rdi + 5280], ymm2
vmovdqa ymmword ptr [rdi + 5248], ymm3
vmovdqa ymmword ptr [rdi + 8000], ymm4
vmovdqa ymmword ptr [rdi + 8032], ymm5
vmovdqa ymmword ptr [rdi + 8064], ymm6
vmovdqa ymmword ptr [rdi + 8096], ymm7
vmovdqa ymmword ptr [rdi + 8128], ymm8
vmovdqa ymmword ptr [rdi + 8160], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 7680]
vmovdqa ymm1, ymmword ptr [rdi + 7712]
vmovdqa ymm2, ymmword ptr [rdi + 7744]
vmovdqa ymm3, ymmword ptr [rdi + 7776]
vmovdqa ymm4, ymmword ptr [rdi + 7808]
vmovdqa ymm5, ymmword ptr [rdi + 7840]
vmovdqa ymm6, ymmword ptr [rdi + 5632]
vmovdqa ymm7, ymmword ptr [rdi + 7904]
vmovdqa ymm8, ymmword ptr [rdi + 7936]
vmovdqa ymm9, ymmword ptr [rdi + 7968]
lea rax, [rdi + 4672]
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
vmovdqa ymmword ptr [rdi + 8192], ymm0
vmovdqa ymmword ptr [rdi + 8224], ymm1
vmovdqa ymmword ptr [rdi + 8256], ymm2
vmovdqa ymmword ptr [rdi + 8288], ymm3
vmovdqa ymmword ptr [rdi + 8320], ymm4
vmovdqa ymmword ptr [rdi + 8352], ymm5
vmovdqa ymmword ptr [rdi + 8384], ymm6
vmovdqa ymmword ptr [rdi + 8416], ymm7
vmovdqa ymmword ptr [rdi + 8448], ymm8
vmovdqa ymmword ptr [rdi + 8480], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 7872]
vmovdqa ymm1, ymmword ptr [rdi + 5856]
vmovdqa ymm2, ymmword ptr [rdi + 5568]
vmovdqa ymm3, ymmword ptr [rdi + 5408]
vmovdqa ymm4, ymmword ptr [rdi + 5504]
vmovdqa ymm5, ymmword ptr [rdi + 6912]
vmovdqa ymm6, ymmword ptr [rdi + 7072]
vmovdqa ymm7, ymmword ptr [rdi + 5888]
vmovdqa ymm8, ymmword ptr [rdi + 6112]
vmovdqa ymm9, ymmword ptr [rdi + 5792]
lea rax, [rdi + 4672]
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
vmovapd ymm10, ymmword ptr [rdi + 6624]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 7232], 33
vmovapd ymm11, ymmword ptr [rdi + 7232]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 6816], 33
vmovapd ymm12, ymmword ptr [rdi + 6816]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6976]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7328]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 7296]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 7296]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 5440]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5824]
vpunpcklqdq ymm15, ymm11, ymmword ptr [rdi + 7264]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 7264]
vmovdqa ymmword ptr [rdi + 7264], ymm9
vperm2i128 ymm9, ymm15, ymm11, 32
vperm2i128 ymm11, ymm15, ymm11, 49
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6144]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5920]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 7424], 33
vmovapd ymm15, ymmword ptr [rdi + 7424]
vpalignr ymm12, ymm15, ymm12, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 7008], 33
vmovdqa ymmword ptr [rdi + 7424], ymm8
vmovapd ymm8, ymmword ptr [rdi + 7008]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7168]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 7520]
vmovdqa ymmword ptr [rdi + 7520], ymm7
vpunpcklqdq ymm7, ymm12, ymmword ptr [rdi + 7488]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 7488]
vmovdqa ymmword ptr [rdi + 7488], ymm6
vperm2i128 ymm6, ymm7, ymm12, 32
vperm2i128 ymm7, ymm7, ymm12, 49
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6208]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5376]
vpunpcklqdq ymm12, ymm15, ymmword ptr [rdi + 7456]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 7456]
vmovdqa ymmword ptr [rdi + 7456], ymm5
vperm2i128 ymm5, ymm12, ymm15, 32
vperm2i128 ymm12, ymm12, ymm15, 49
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6080]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5280]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6176], 33
vmovapd ymm15, ymmword ptr [rdi + 6176]
vpalignr ymm8, ymm15, ymm8, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 7200], 33
vmovdqa ymmword ptr [rdi + 6176], ymm12
vmovapd ymm12, ymmword ptr [rdi + 7200]
vpalignr ymm15, ymm12, ymm15, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7360]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 6528]
vmovdqa ymmword ptr [rdi + 6528], ymm5
vpunpcklqdq ymm5, ymm8, ymmword ptr [rdi + 6368]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 6368]
vmovdqa ymmword ptr [rdi + 6368], ymm7
vperm2i128 ymm7, ymm5, ymm8, 32
vperm2i128 ymm5, ymm5, ymm8, 49
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5248]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8000]
vpunpcklqdq ymm8, ymm15, ymmword ptr [rdi + 5312]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 5312]
vmovdqa ymmword ptr [rdi + 5312], ymm5
vperm2i128 ymm5, ymm8, ymm15, 32
vperm2i128 ymm8, ymm8, ymm15, 49
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8192]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8224]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 6656], 33
vmovapd ymm15, ymmword ptr [rdi + 6656]
vpalignr ymm12, ymm15, ymm12, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 6560], 33
vmovdqa ymmword ptr [rdi + 6656], ymm8
vmovapd ymm8, ymmword ptr [rdi + 6560]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7392]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 6752]
vmovdqa ymmword ptr [rdi + 6752], ymm5
vpunpcklqdq ymm5, ymm12, ymmword ptr [rdi + 6720]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 6720]
vmovdqa ymmword ptr [rdi + 6720], ymm7
vperm2i128 ymm7, ymm5, ymm12, 32
vperm2i128 ymm5, ymm5, ymm12, 49
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8256]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8288]
vpunpcklqdq ymm12, ymm15, ymmword ptr [rdi + 6688]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 6688]
vmovdqa ymmword ptr [rdi + 6688], ymm5
vperm2i128 ymm5, ymm12, ymm15, 32
vperm2i128 ymm12, ymm12, ymm15, 49
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8320]
vpaddq ymm0, ymm0, ymm12
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6016], 33
vmovapd ymm12, ymmword ptr [rdi + 6016]
vpalignr ymm8, ymm12, ymm8, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5984]
vpunpcklqdq ymm12, ymm8, ymmword ptr [rdi + 5600]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 5600]
vperm2i128 ymm15, ymm12, ymm8, 32
vperm2i128 ymm8, ymm12, ymm8, 49
vpaddq ymm1, ymm1, ymm15
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 5472]
vperm2i128 ymm8, ymm8, ymm8, 129
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5728]
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 6304]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6272], 33
vmovapd ymm12, ymmword ptr [rdi + 6272]
vpalignr ymm8, ymm12, ymm8, 8
vpand ymm8, ymm8, ymmword ptr [rdi + 5184]
vpaddq ymm8, ymm14, ymm8
vmovapd ymm12, ymmword ptr [rdi + 5344]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 6240], 33
vmovapd ymm14, ymmword ptr [rdi + 6240]
vpalignr ymm12, ymm14, ymm12, 8
vperm2i128 ymm14, ymm14, ymmword ptr [rdi + 6848], 33
vmovapd ymm15, ymmword ptr [rdi + 6848]
vpalignr ymm14, ymm15, ymm14, 8
vpaddq ymm8, ymm8, ymm12
vpaddq ymm10, ymm10, ymm14
vpsrlq ymm12, ymm8, 52
vpsrlq ymm14, ymm10, 52
vmovdqa ymmword ptr [rdi + 6240], ymm4
vperm2i128 ymm4, ymm12, ymm12, 8
vpalignr ymm4, ymm12, ymm4, 8
vperm2i128 ymm12, ymm12, ymm14, 33
vpalignr ymm12, ymm14, ymm12, 8
vmovdqa ymmword ptr [rdi + 5344], ymm3
vpaddq ymm3, ymm8, ymm4
vmovdqa ymmword ptr [rdi + 6272], ymm2
vpxor ymm2, ymm8, ymm3
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm10, ymm12
vpxor ymm4, ymm10, ymm2
vpor ymm13, ymm13, ymm4
vperm2i128 ymm4, ymm15, ymmword ptr [rdi + 6400], 33
vmovapd ymm8, ymmword ptr [rdi + 6400]
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 7040], 33
vmovapd ymm10, ymmword ptr [rdi + 7040]
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
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 6432], 33
vmovapd ymm9, ymmword ptr [rdi + 6432]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8032], 33
vmovapd ymm10, ymmword ptr [rdi + 8032]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 6368]
vpsrlq ymm9, ymm6, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm11, ymm11, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm15, ymm6, ymm11
vmovdqa ymmword ptr [rdi + 6368], ymm4
vpxor ymm4, ymm6, ymm15
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm8, ymm9
vpxor ymm6, ymm8, ymm4
vpor ymm13, ymm13, ymm6
vperm2i128 ymm6, ymm10, ymmword ptr [rdi + 8064], 33
vmovapd ymm8, ymmword ptr [rdi + 8064]
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 8096], 33
vmovapd ymm9, ymmword ptr [rdi + 8096]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6528]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6176]
vpsrlq ymm10, ymm6, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vmovdqa ymmword ptr [rdi + 6176], ymm4
vpaddq ymm4, ymm6, ymm12
vmovdqa ymmword ptr [rdi + 6528], ymm15
vpxor ymm15, ymm6, ymm4
vpor ymm13, ymm13, ymm15
vpaddq ymm6, ymm8, ymm10
vpxor ymm12, ymm8, ymm6
vpor ymm13, ymm13, ymm12
vperm2i128 ymm8, ymm9, ymmword ptr [rdi + 8128], 33
vmovapd ymm9, ymmword ptr [rdi + 8128]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8160], 33
vmovapd ymm10, ymmword ptr [rdi + 8160]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6720]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5312]
vpsrlq ymm12, ymm8, 52
vpsrlq ymm15, ymm9, 52
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymm15, 33
vpalignr ymm12, ymm15, ymm12, 8
vmovdqa ymmword ptr [rdi + 5312], ymm6
vpaddq ymm6, ymm8, ymm11
vmovdqa ymmword ptr [rdi + 6720], ymm4
vpxor ymm4, ymm8, ymm6
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm9, ymm12
vpxor ymm8, ymm9, ymm4
vpor ymm13, ymm13, ymm8
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 8352], 33
vmovapd ymm9, ymmword ptr [rdi + 8352]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8384], 33
vmovapd ymm10, ymmword ptr [rdi + 8384]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6752]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6656]
vpsrlq ymm11, ymm8, 52
vpsrlq ymm12, ymm9, 52
vperm2i128 ymm15, ymm15, ymm11, 33
vpalignr ymm15, ymm11, ymm15, 8
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vmovdqa ymmword ptr [rdi + 6656], ymm4
vpaddq ymm4, ymm8, ymm15
vmovdqa ymmword ptr [rdi + 6752], ymm6
vpxor ymm6, ymm8, ymm4
vpor ymm13, ymm13, ymm6
vpaddq ymm6, ymm9, ymm11
vpxor ymm8, ymm9, ymm6
vpor ymm13, ymm13, ymm8
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 8416], 33
vmovapd ymm9, ymmword ptr [rdi + 8416]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8448], 33
vmovapd ymm10, ymmword ptr [rdi + 8448]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm7, ymm7, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 6688]
vpsrlq ymm9, ymm7, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm9, 33
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vpaddq ymm15, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 6688], ymm6
vpxor ymm6, ymm7, ymm15
vpor ymm13, ymm13, ymm6
vpaddq ymm6, ymm8, ymm9
vpxor ymm7, ymm8, ymm6
vpor ymm13, ymm13, ymm7
vperm2i128 ymm7, ymm10, ymmword ptr [rdi + 8480], 33
vmovapd ymm8, ymmword ptr [rdi + 8480]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 7456], 33
vmovapd ymm9, ymmword ptr [rdi + 7456]
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
vperm2i128 ymm0, ymm9, ymmword ptr [rdi + 7488], 33
vmovapd ymm7, ymmword ptr [rdi + 7488]
vpalignr ymm0, ymm7, ymm0, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 7520], 33
vmovapd ymm9, ymmword ptr [rdi + 7520]
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm7, ymmword ptr [rdi + 6272]
vpsrlq ymm7, ymm0, 52
vpsrlq ymm10, ymm1, 52
vperm2i128 ymm8, ymm8, ymm7, 33
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymm10, 33
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm12, ymm0, ymm8
vmovdqa ymmword ptr [rdi + 6272], ymm5
vpxor ymm5, ymm0, ymm12
vpor ymm13, ymm13, ymm5
vpaddq ymm0, ymm1, ymm7
vpxor ymm5, ymm1, ymm0
vpor ymm13, ymm13, ymm5
vperm2i128 ymm1, ymm9, ymmword ptr [rdi + 7424], 33
vmovapd ymm5, ymmword ptr [rdi + 7424]
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 7264], 33
vmovapd ymm7, ymmword ptr [rdi + 7264]
vpalignr ymm5, ymm7, ymm5, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5344]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6240]
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
vmovapd ymm2, ymmword ptr [rdi + 6368]
vmovdqa ymmword ptr [rdi + 800], ymm2
vmovapd ymm2, ymmword ptr [rdi + 6528]
vmovdqa ymmword ptr [rdi + 832], ymm2
vmovapd ymm2, ymmword ptr [rdi + 6176]
vmovdqa ymmword ptr [rdi + 864], ymm2
vmovapd ymm2, ymmword ptr [rdi + 6720]
vmovdqa ymmword ptr [rdi + 896], ymm2
vmovapd ymm2, ymmword ptr [rdi + 5312]
vmovdqa ymmword ptr [rdi + 928], ymm2
vmovapd ymm2, ymmword ptr [rdi + 6752]
vmovdqa ymmword ptr [rdi + 960], ymm2
vmovapd ymm2, ymmword ptr [rdi + 6656]
vmovdqa ymmword ptr [rdi + 992], ymm2
vmovdqa ymmword ptr [rdi + 1024], ymm4
vmovapd ymm2, ymmword ptr [rdi + 6688]
vmovdqa ymmword ptr [rdi + 1056], ymm2
vmovdqa ymmword ptr [rdi + 1088], ymm15
vmovdqa ymmword ptr [rdi + 1120], ymm6
vmovdqa ymmword ptr [rdi + 1152], ymm11
vmovapd ymm2, ymmword ptr [rdi + 6272]
vmovdqa ymmword ptr [rdi + 1184], ymm2
vmovdqa ymmword ptr [rdi + 1216], ymm12
vmovdqa ymmword ptr [rdi + 1248], ymm0
vmovdqa ymmword ptr [rdi + 1280], ymm8
vmovdqa ymmword ptr [rdi + 1312], ymm1
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
