# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-2496 mod N, N odd of at most 3072 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 61 limbs below 2^52, the top one below 2^10; ymm13 collects predicted carries that rippled.
# 9394 instructions a step, 2073 pairs of products, 121 spills.
vpxor ymm13, ymm13, ymm13
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
lea rax, [rdi + 568]
lea r8, [rdi + 2120]
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
vmovdqa ymmword ptr [rdi + 4320], ymm0
vmovdqa ymmword ptr [rdi + 4352], ymm1
vmovdqa ymmword ptr [rdi + 4384], ymm2
vmovdqa ymmword ptr [rdi + 4416], ymm3
vmovdqa ymmword ptr [rdi + 4448], ymm4
vmovdqa ymmword ptr [rdi + 4480], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
lea rax, [rdi + 632]
lea r8, [rdi + 2184]
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
vmovdqa ymmword ptr [rdi + 4512], ymm0
vmovdqa ymmword ptr [rdi + 4544], ymm1
vmovdqa ymmword ptr [rdi + 4576], ymm2
vmovdqa ymmword ptr [rdi + 4608], ymm3
vmovdqa ymmword ptr [rdi + 4640], ymm4
vmovdqa ymmword ptr [rdi + 4672], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4320]
vmovdqa ymm1, ymmword ptr [rdi + 4352]
vmovdqa ymm2, ymmword ptr [rdi + 4384]
vmovdqa ymm3, ymmword ptr [rdi + 4416]
vmovdqa ymm4, ymmword ptr [rdi + 4448]
vmovdqa ymm5, ymmword ptr [rdi + 4480]
lea rax, [rdi + 2104]
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
vmovdqa ymmword ptr [rdi + 4704], ymm0
vmovdqa ymmword ptr [rdi + 4736], ymm1
vmovdqa ymmword ptr [rdi + 4768], ymm2
vmovdqa ymmword ptr [rdi + 4800], ymm3
vmovdqa ymmword ptr [rdi + 4832], ymm4
vmovdqa ymmword ptr [rdi + 4864], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4512]
vmovdqa ymm1, ymmword ptr [rdi + 4544]
vmovdqa ymm2, ymmword ptr [rdi + 4576]
vmovdqa ymm3, ymmword ptr [rdi + 4608]
vmovdqa ymm4, ymmword ptr [rdi + 4640]
vmovdqa ymm5, ymmword ptr [rdi + 4672]
lea rax, [rdi + 2168]
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
vmovapd ymm6, ymmword ptr [rdi + 2112]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 2144], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 2144]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 2176], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 4768]
mad_low ymm10, ymm7, ymmword ptr [rdi + 576]
vmovapd ymm11, ymmword ptr [rdi + 4800]
mad_low ymm11, ymm9, ymmword ptr [rdi + 608]
vmovapd ymm12, ymmword ptr [rdi + 4832]
mad_high ymm12, ymm7, ymmword ptr [rdi + 576]
vmovapd ymm7, ymmword ptr [rdi + 4864]
mad_high ymm7, ymm9, ymmword ptr [rdi + 608]
vmovapd ymm9, ymmword ptr [rdi + 576]
vperm2i128 ymm14, ymm9, ymmword ptr [rdi + 608], 33
vpalignr ymm14, ymm14, ymm9, 8
vmovapd ymm15, ymmword ptr [rdi + 608]
vmovdqa ymmword ptr [rdi + 4864], ymm1
vperm2i128 ymm1, ymm15, ymmword ptr [rdi + 640], 33
vpalignr ymm1, ymm1, ymm15, 8
mad_low ymm10, ymm6, ymm14
mad_low ymm11, ymm8, ymm1
mad_high ymm12, ymm6, ymm14
mad_high ymm7, ymm8, ymm1
vmovapd ymm1, ymmword ptr [rdi + 4704]
mad_low ymm1, ymm9, ymm6
vmovapd ymm14, ymmword ptr [rdi + 4736]
mad_low ymm14, ymm15, ymm8
mad_high ymm10, ymm9, ymm6
mad_high ymm11, ymm15, ymm8
vmovapd ymm6, ymmword ptr [rdi + 2176]
vperm2i128 ymm8, ymm6, ymmword ptr [rdi + 2208], 33
vpalignr ymm8, ymm8, ymm6, 8
vmovapd ymm9, ymmword ptr [rdi + 2208]
vperm2i128 ymm15, ymm9, ymmword ptr [rdi + 2240], 33
vpalignr ymm15, ymm15, ymm9, 8
mad_low ymm2, ymm8, ymmword ptr [rdi + 640]
mad_low ymm3, ymm15, ymmword ptr [rdi + 672]
mad_high ymm4, ymm8, ymmword ptr [rdi + 640]
mad_high ymm5, ymm15, ymmword ptr [rdi + 672]
vmovapd ymm8, ymmword ptr [rdi + 640]
vperm2i128 ymm15, ymm8, ymmword ptr [rdi + 672], 33
vpalignr ymm15, ymm15, ymm8, 8
vmovdqa ymmword ptr [rdi + 4736], ymm11
vmovapd ymm11, ymmword ptr [rdi + 672]
vmovdqa ymmword ptr [rdi + 4704], ymm10
vperm2i128 ymm10, ymm11, ymmword ptr [rdi + 704], 33
vpalignr ymm10, ymm10, ymm11, 8
mad_low ymm2, ymm6, ymm15
mad_low ymm3, ymm9, ymm10
mad_high ymm4, ymm6, ymm15
mad_high ymm5, ymm9, ymm10
mad_low ymm0, ymm8, ymm6
vmovapd ymm10, ymmword ptr [rdi + 4864]
mad_low ymm10, ymm11, ymm9
mad_high ymm2, ymm8, ymm6
mad_high ymm3, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 4864], ymm0
vmovdqa ymmword ptr [rdi + 4832], ymm1
vmovdqa ymmword ptr [rdi + 4800], ymm2
vmovdqa ymmword ptr [rdi + 4768], ymm3
vmovdqa ymmword ptr [rdi + 4672], ymm4
vmovdqa ymmword ptr [rdi + 4640], ymm5
vmovdqa ymmword ptr [rdi + 4480], ymm7
vmovdqa ymmword ptr [rdi + 4448], ymm10
vmovdqa ymmword ptr [rdi + 4608], ymm12
vmovdqa ymmword ptr [rdi + 4576], ymm14
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
lea rax, [rdi + 952]
lea r8, [rdi + 2504]
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
vmovdqa ymmword ptr [rdi + 4416], ymm0
vmovdqa ymmword ptr [rdi + 4384], ymm1
vmovdqa ymmword ptr [rdi + 4544], ymm2
vmovdqa ymmword ptr [rdi + 4512], ymm3
vmovdqa ymmword ptr [rdi + 4352], ymm4
vmovdqa ymmword ptr [rdi + 4320], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
lea rax, [rdi + 1016]
lea r8, [rdi + 2568]
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
vmovdqa ymmword ptr [rdi + 4896], ymm0
vmovdqa ymmword ptr [rdi + 4928], ymm1
vmovdqa ymmword ptr [rdi + 4960], ymm2
vmovdqa ymmword ptr [rdi + 4992], ymm3
vmovdqa ymmword ptr [rdi + 5024], ymm4
vmovdqa ymmword ptr [rdi + 5056], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4416]
vmovdqa ymm1, ymmword ptr [rdi + 4384]
vmovdqa ymm2, ymmword ptr [rdi + 4544]
vmovdqa ymm3, ymmword ptr [rdi + 4512]
vmovdqa ymm4, ymmword ptr [rdi + 4352]
vmovdqa ymm5, ymmword ptr [rdi + 4320]
lea rax, [rdi + 2488]
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
vmovdqa ymmword ptr [rdi + 5088], ymm0
vmovdqa ymmword ptr [rdi + 5120], ymm1
vmovdqa ymmword ptr [rdi + 5152], ymm2
vmovdqa ymmword ptr [rdi + 5184], ymm3
vmovdqa ymmword ptr [rdi + 5216], ymm4
vmovdqa ymmword ptr [rdi + 5248], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4896]
vmovdqa ymm1, ymmword ptr [rdi + 4928]
vmovdqa ymm2, ymmword ptr [rdi + 4960]
vmovdqa ymm3, ymmword ptr [rdi + 4992]
vmovdqa ymm4, ymmword ptr [rdi + 5024]
vmovdqa ymm5, ymmword ptr [rdi + 5056]
lea rax, [rdi + 2552]
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
vmovapd ymm6, ymmword ptr [rdi + 5152]
vmovapd ymm7, ymmword ptr [rdi + 960]
mad_low ymm6, ymm7, ymmword ptr [rdi + 2504]
vmovapd ymm8, ymmword ptr [rdi + 5184]
vmovapd ymm9, ymmword ptr [rdi + 992]
mad_low ymm8, ymm9, ymmword ptr [rdi + 2536]
vmovapd ymm10, ymmword ptr [rdi + 5216]
mad_high ymm10, ymm7, ymmword ptr [rdi + 2504]
vmovapd ymm11, ymmword ptr [rdi + 5248]
mad_high ymm11, ymm9, ymmword ptr [rdi + 2536]
vmovapd ymm12, ymmword ptr [rdi + 2496]
mad_low ymm6, ymm12, ymmword ptr [rdi + 968]
vmovapd ymm14, ymmword ptr [rdi + 2528]
mad_low ymm8, ymm14, ymmword ptr [rdi + 1000]
mad_high ymm10, ymm12, ymmword ptr [rdi + 968]
mad_high ymm11, ymm14, ymmword ptr [rdi + 1000]
vmovapd ymm15, ymmword ptr [rdi + 5088]
mad_low ymm15, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 5088], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5120]
mad_low ymm15, ymm9, ymm14
mad_high ymm6, ymm7, ymm12
mad_high ymm8, ymm9, ymm14
vmovapd ymm7, ymmword ptr [rdi + 1024]
mad_low ymm2, ymm7, ymmword ptr [rdi + 2568]
mad_high ymm4, ymm7, ymmword ptr [rdi + 2568]
vmovapd ymm9, ymmword ptr [rdi + 2560]
mad_low ymm2, ymm9, ymmword ptr [rdi + 1032]
mad_high ymm4, ymm9, ymmword ptr [rdi + 1032]
mad_low ymm0, ymm7, ymm9
vmovapd ymm12, ymmword ptr [rdi + 1056]
mad_low ymm1, ymm12, ymmword ptr [rdi + 2592]
mad_high ymm2, ymm7, ymm9
mad_high ymm3, ymm12, ymmword ptr [rdi + 2592]
vmovapd ymm7, ymmword ptr [rdi + 4608]
vperm2i128 ymm9, ymm7, ymm7, 8
vpalignr ymm9, ymm7, ymm9, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 4480], 33
vmovapd ymm12, ymmword ptr [rdi + 4480]
vpalignr ymm7, ymm12, ymm7, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4832]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4576]
vpunpcklqdq ymm14, ymm9, ymmword ptr [rdi + 4704]
vpunpckhqdq ymm9, ymm9, ymmword ptr [rdi + 4704]
vmovdqa ymmword ptr [rdi + 4704], ymm6
vperm2i128 ymm6, ymm14, ymm9, 32
vperm2i128 ymm9, ymm14, ymm9, 49
vpsrlq ymm14, ymm6, 52
vmovdqa ymmword ptr [rdi + 4576], ymm3
vpsrlq ymm3, ymm9, 52
vmovdqa ymmword ptr [rdi + 4832], ymm2
vperm2i128 ymm2, ymm14, ymm14, 8
vpalignr ymm2, ymm14, ymm2, 8
vperm2i128 ymm14, ymm14, ymm3, 33
vpalignr ymm14, ymm3, ymm14, 8
vmovdqa ymmword ptr [rdi + 4608], ymm1
vpaddq ymm1, ymm6, ymm2
vmovdqa ymmword ptr [rdi + 5120], ymm0
vpxor ymm0, ymm6, ymm1
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm9, ymm14
vpxor ymm2, ymm9, ymm0
vpor ymm13, ymm13, ymm2
vmovdqa ymmword ptr [rdi + 3200], ymm1
vmovdqa ymmword ptr [rdi + 3232], ymm0
vpunpcklqdq ymm0, ymm7, ymmword ptr [rdi + 4736]
vpunpckhqdq ymm1, ymm7, ymmword ptr [rdi + 4736]
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
vmovdqa ymmword ptr [rdi + 3264], ymm7
vmovdqa ymmword ptr [rdi + 3296], ymm2
vperm2i128 ymm0, ymm12, ymmword ptr [rdi + 4672], 33
vmovapd ymm1, ymmword ptr [rdi + 4672]
vpalignr ymm0, ymm1, ymm0, 8
vperm2i128 ymm1, ymm1, ymmword ptr [rdi + 4640], 33
vmovapd ymm2, ymmword ptr [rdi + 4640]
vpalignr ymm1, ymm2, ymm1, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4864]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4448]
vpunpcklqdq ymm3, ymm0, ymmword ptr [rdi + 4800]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 4800]
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
vmovdqa ymmword ptr [rdi + 3328], ymm12
vmovdqa ymmword ptr [rdi + 3360], ymm6
vperm2i128 ymm0, ymm10, ymm11, 33
vpalignr ymm0, ymm11, ymm0, 8
vpaddq ymm0, ymm15, ymm0
vpunpcklqdq ymm3, ymm0, ymm8
vpunpckhqdq ymm0, ymm0, ymm8
vperm2i128 ymm6, ymm3, ymm0, 32
vperm2i128 ymm0, ymm3, ymm0, 49
vpsrlq ymm3, ymm6, 52
vpsrlq ymm7, ymm0, 52
vperm2i128 ymm3, ymm3, ymm7, 33
vpalignr ymm3, ymm7, ymm3, 8
vpand ymm3, ymm3, ymmword ptr [rdi + 4256]
vpaddq ymm8, ymm0, ymm3
vpxor ymm12, ymm0, ymm8
vpor ymm13, ymm13, ymm12
vmovdqa ymmword ptr [rdi + 3520], ymm6
vmovdqa ymmword ptr [rdi + 3552], ymm8
vperm2i128 ymm0, ymm11, ymm4, 33
vpalignr ymm0, ymm4, ymm0, 8
vperm2i128 ymm3, ymm4, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5120]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4608]
vpunpcklqdq ymm4, ymm0, ymmword ptr [rdi + 4832]
vpunpckhqdq ymm0, ymm0, ymmword ptr [rdi + 4832]
vperm2i128 ymm5, ymm4, ymm0, 32
vperm2i128 ymm0, ymm4, ymm0, 49
vpsrlq ymm4, ymm5, 52
vpsrlq ymm8, ymm0, 52
vperm2i128 ymm7, ymm7, ymm4, 33
vpalignr ymm7, ymm4, ymm7, 8
vperm2i128 ymm4, ymm4, ymm8, 33
vpalignr ymm4, ymm8, ymm4, 8
vpaddq ymm11, ymm5, ymm7
vpxor ymm12, ymm5, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm0, ymm4
vpxor ymm7, ymm0, ymm5
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 3584], ymm11
vmovdqa ymmword ptr [rdi + 3616], ymm5
vpunpcklqdq ymm0, ymm3, ymmword ptr [rdi + 4576]
vpunpckhqdq ymm3, ymm3, ymmword ptr [rdi + 4576]
vperm2i128 ymm4, ymm0, ymm3, 32
vperm2i128 ymm0, ymm0, ymm3, 49
vpsrlq ymm3, ymm4, 52
vpsrlq ymm5, ymm0, 52
vperm2i128 ymm7, ymm8, ymm3, 33
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vpaddq ymm5, ymm4, ymm7
vpxor ymm8, ymm4, ymm5
vpor ymm13, ymm13, ymm8
vpaddq ymm4, ymm0, ymm3
vpxor ymm7, ymm0, ymm4
vpor ymm13, ymm13, ymm7
vmovdqa ymmword ptr [rdi + 3648], ymm5
vmovdqa ymmword ptr [rdi + 3680], ymm4
vmovdqa ymmword ptr [rdi + 4576], ymm1
vmovdqa ymmword ptr [rdi + 4832], ymm6
vmovdqa ymmword ptr [rdi + 4608], ymm9
vmovdqa ymmword ptr [rdi + 5120], ymm10
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
lea rax, [rdi + 696]
lea r8, [rdi + 2248]
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
vmovdqa ymmword ptr [rdi + 4800], ymm0
vmovdqa ymmword ptr [rdi + 4448], ymm1
vmovdqa ymmword ptr [rdi + 4864], ymm2
vmovdqa ymmword ptr [rdi + 4672], ymm3
vmovdqa ymmword ptr [rdi + 4480], ymm4
vmovdqa ymmword ptr [rdi + 4736], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
lea rax, [rdi + 760]
lea r8, [rdi + 2312]
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
vmovdqa ymmword ptr [rdi + 5248], ymm0
vmovdqa ymmword ptr [rdi + 5216], ymm1
vmovdqa ymmword ptr [rdi + 5184], ymm2
vmovdqa ymmword ptr [rdi + 5152], ymm3
vmovdqa ymmword ptr [rdi + 5056], ymm4
vmovdqa ymmword ptr [rdi + 5024], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
lea rax, [rdi + 824]
lea r8, [rdi + 2376]
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
vmovdqa ymmword ptr [rdi + 4320], ymm0
vmovdqa ymmword ptr [rdi + 4352], ymm1
vmovdqa ymmword ptr [rdi + 4992], ymm2
vmovdqa ymmword ptr [rdi + 4960], ymm3
vmovdqa ymmword ptr [rdi + 4512], ymm4
vmovdqa ymmword ptr [rdi + 4544], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
lea rax, [rdi + 888]
lea r8, [rdi + 2440]
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
vmovdqa ymmword ptr [rdi + 4928], ymm0
vmovdqa ymmword ptr [rdi + 4896], ymm1
vmovdqa ymmword ptr [rdi + 4384], ymm2
vmovdqa ymmword ptr [rdi + 4416], ymm3
vmovdqa ymmword ptr [rdi + 5280], ymm4
vmovdqa ymmword ptr [rdi + 5312], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4800]
vmovdqa ymm1, ymmword ptr [rdi + 4448]
vmovdqa ymm2, ymmword ptr [rdi + 4864]
vmovdqa ymm3, ymmword ptr [rdi + 4672]
vmovdqa ymm4, ymmword ptr [rdi + 4480]
vmovdqa ymm5, ymmword ptr [rdi + 4736]
lea rax, [rdi + 2232]
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
vmovdqa ymmword ptr [rdi + 5344], ymm0
vmovdqa ymmword ptr [rdi + 5376], ymm1
vmovdqa ymmword ptr [rdi + 5408], ymm2
vmovdqa ymmword ptr [rdi + 5440], ymm3
vmovdqa ymmword ptr [rdi + 5472], ymm4
vmovdqa ymmword ptr [rdi + 5504], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5248]
vmovdqa ymm1, ymmword ptr [rdi + 5216]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5152]
vmovdqa ymm4, ymmword ptr [rdi + 5056]
vmovdqa ymm5, ymmword ptr [rdi + 5024]
lea rax, [rdi + 2296]
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
vmovdqa ymmword ptr [rdi + 5536], ymm0
vmovdqa ymmword ptr [rdi + 5568], ymm1
vmovdqa ymmword ptr [rdi + 5600], ymm2
vmovdqa ymmword ptr [rdi + 5632], ymm3
vmovdqa ymmword ptr [rdi + 5664], ymm4
vmovdqa ymmword ptr [rdi + 5696], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4320]
vmovdqa ymm1, ymmword ptr [rdi + 4352]
vmovdqa ymm2, ymmword ptr [rdi + 4992]
vmovdqa ymm3, ymmword ptr [rdi + 4960]
vmovdqa ymm4, ymmword ptr [rdi + 4512]
vmovdqa ymm5, ymmword ptr [rdi + 4544]
lea rax, [rdi + 2360]
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
vmovdqa ymmword ptr [rdi + 5728], ymm0
vmovdqa ymmword ptr [rdi + 5760], ymm1
vmovdqa ymmword ptr [rdi + 5792], ymm2
vmovdqa ymmword ptr [rdi + 5824], ymm3
vmovdqa ymmword ptr [rdi + 5856], ymm4
vmovdqa ymmword ptr [rdi + 5888], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4928]
vmovdqa ymm1, ymmword ptr [rdi + 4896]
vmovdqa ymm2, ymmword ptr [rdi + 4384]
vmovdqa ymm3, ymmword ptr [rdi + 4416]
vmovdqa ymm4, ymmword ptr [rdi + 5280]
vmovdqa ymm5, ymmword ptr [rdi + 5312]
lea rax, [rdi + 2424]
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
vmovapd ymm6, ymmword ptr [rdi + 5408]
vmovapd ymm7, ymmword ptr [rdi + 704]
mad_low ymm6, ymm7, ymmword ptr [rdi + 2248]
vmovapd ymm8, ymmword ptr [rdi + 5440]
vmovapd ymm9, ymmword ptr [rdi + 736]
mad_low ymm8, ymm9, ymmword ptr [rdi + 2280]
vmovapd ymm10, ymmword ptr [rdi + 5472]
mad_high ymm10, ymm7, ymmword ptr [rdi + 2248]
vmovapd ymm11, ymmword ptr [rdi + 5504]
mad_high ymm11, ymm9, ymmword ptr [rdi + 2280]
vmovapd ymm12, ymmword ptr [rdi + 2240]
mad_low ymm6, ymm12, ymmword ptr [rdi + 712]
vmovapd ymm14, ymmword ptr [rdi + 2272]
mad_low ymm8, ymm14, ymmword ptr [rdi + 744]
mad_high ymm10, ymm12, ymmword ptr [rdi + 712]
mad_high ymm11, ymm14, ymmword ptr [rdi + 744]
vmovapd ymm15, ymmword ptr [rdi + 5344]
mad_low ymm15, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 5344], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5376]
mad_low ymm15, ymm9, ymm14
mad_high ymm6, ymm7, ymm12
mad_high ymm8, ymm9, ymm14
vmovapd ymm7, ymmword ptr [rdi + 5600]
vmovapd ymm9, ymmword ptr [rdi + 768]
mad_low ymm7, ymm9, ymmword ptr [rdi + 2312]
vmovapd ymm12, ymmword ptr [rdi + 5632]
vmovapd ymm14, ymmword ptr [rdi + 800]
mad_low ymm12, ymm14, ymmword ptr [rdi + 2344]
vmovdqa ymmword ptr [rdi + 5632], ymm8
vmovapd ymm8, ymmword ptr [rdi + 5664]
mad_high ymm8, ymm9, ymmword ptr [rdi + 2312]
vmovdqa ymmword ptr [rdi + 5664], ymm6
vmovapd ymm6, ymmword ptr [rdi + 5696]
mad_high ymm6, ymm14, ymmword ptr [rdi + 2344]
vmovdqa ymmword ptr [rdi + 5696], ymm15
vmovapd ymm15, ymmword ptr [rdi + 2304]
mad_low ymm7, ymm15, ymmword ptr [rdi + 776]
vmovdqa ymmword ptr [rdi + 5600], ymm11
vmovapd ymm11, ymmword ptr [rdi + 2336]
mad_low ymm12, ymm11, ymmword ptr [rdi + 808]
mad_high ymm8, ymm15, ymmword ptr [rdi + 776]
mad_high ymm6, ymm11, ymmword ptr [rdi + 808]
vmovdqa ymmword ptr [rdi + 5376], ymm6
vmovapd ymm6, ymmword ptr [rdi + 5536]
mad_low ymm6, ymm9, ymm15
vmovdqa ymmword ptr [rdi + 5536], ymm6
vmovapd ymm6, ymmword ptr [rdi + 5568]
mad_low ymm6, ymm14, ymm11
mad_high ymm7, ymm9, ymm15
mad_high ymm12, ymm14, ymm11
vmovapd ymm9, ymmword ptr [rdi + 5792]
vmovapd ymm11, ymmword ptr [rdi + 832]
mad_low ymm9, ymm11, ymmword ptr [rdi + 2376]
vmovapd ymm14, ymmword ptr [rdi + 5824]
vmovapd ymm15, ymmword ptr [rdi + 864]
mad_low ymm14, ymm15, ymmword ptr [rdi + 2408]
vmovdqa ymmword ptr [rdi + 5824], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5856]
mad_high ymm12, ymm11, ymmword ptr [rdi + 2376]
vmovdqa ymmword ptr [rdi + 5856], ymm7
vmovapd ymm7, ymmword ptr [rdi + 5888]
mad_high ymm7, ymm15, ymmword ptr [rdi + 2408]
vmovdqa ymmword ptr [rdi + 5888], ymm6
vmovapd ymm6, ymmword ptr [rdi + 2368]
mad_low ymm9, ymm6, ymmword ptr [rdi + 840]
vmovdqa ymmword ptr [rdi + 5792], ymm8
vmovapd ymm8, ymmword ptr [rdi + 2400]
mad_low ymm14, ymm8, ymmword ptr [rdi + 872]
mad_high ymm12, ymm6, ymmword ptr [rdi + 840]
mad_high ymm7, ymm8, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 5568], ymm7
vmovapd ymm7, ymmword ptr [rdi + 5728]
mad_low ymm7, ymm11, ymm6
vmovdqa ymmword ptr [rdi + 5728], ymm7
vmovapd ymm7, ymmword ptr [rdi + 5760]
mad_low ymm7, ymm15, ymm8
mad_high ymm9, ymm11, ymm6
mad_high ymm14, ymm15, ymm8
vmovapd ymm6, ymmword ptr [rdi + 896]
mad_low ymm2, ymm6, ymmword ptr [rdi + 2440]
vmovapd ymm8, ymmword ptr [rdi + 928]
mad_low ymm3, ymm8, ymmword ptr [rdi + 2472]
mad_high ymm4, ymm6, ymmword ptr [rdi + 2440]
mad_high ymm5, ymm8, ymmword ptr [rdi + 2472]
vmovapd ymm11, ymmword ptr [rdi + 2432]
mad_low ymm2, ymm11, ymmword ptr [rdi + 904]
vmovapd ymm15, ymmword ptr [rdi + 2464]
mad_low ymm3, ymm15, ymmword ptr [rdi + 936]
mad_high ymm4, ymm11, ymmword ptr [rdi + 904]
mad_high ymm5, ymm15, ymmword ptr [rdi + 936]
mad_low ymm0, ymm6, ymm11
mad_low ymm1, ymm8, ymm15
mad_high ymm2, ymm6, ymm11
mad_high ymm3, ymm8, ymm15
vmovdqa ymmword ptr [rdi + 5760], ymm0
vmovdqa ymmword ptr [rdi + 5504], ymm1
vmovdqa ymmword ptr [rdi + 5472], ymm2
vmovdqa ymmword ptr [rdi + 5440], ymm3
vmovdqa ymmword ptr [rdi + 5408], ymm4
vmovdqa ymmword ptr [rdi + 5312], ymm5
vmovdqa ymmword ptr [rdi + 5280], ymm7
vmovdqa ymmword ptr [rdi + 4544], ymm9
vmovdqa ymmword ptr [rdi + 4512], ymm10
vmovdqa ymmword ptr [rdi + 5024], ymm12
vmovdqa ymmword ptr [rdi + 5056], ymm14
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
vmovdqa ymm6, ymmword ptr [rdi + 4224]
vmovdqa ymm7, ymmword ptr [rdi + 4224]
vmovdqa ymm8, ymmword ptr [rdi + 4224]
vmovdqa ymm9, ymmword ptr [rdi + 4224]
lea rax, [rdi + 3200]
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
vmovdqa ymmword ptr [rdi + 4736], ymm0
vmovdqa ymmword ptr [rdi + 4480], ymm1
vmovdqa ymmword ptr [rdi + 4416], ymm2
vmovdqa ymmword ptr [rdi + 4384], ymm3
vmovdqa ymmword ptr [rdi + 4960], ymm4
vmovdqa ymmword ptr [rdi + 4992], ymm5
vmovdqa ymmword ptr [rdi + 5152], ymm6
vmovdqa ymmword ptr [rdi + 5184], ymm7
vmovdqa ymmword ptr [rdi + 4672], ymm8
vmovdqa ymmword ptr [rdi + 4864], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
vmovdqa ymm6, ymmword ptr [rdi + 4224]
vmovdqa ymm7, ymmword ptr [rdi + 4224]
vmovdqa ymm8, ymmword ptr [rdi + 4224]
vmovdqa ymm9, ymmword ptr [rdi + 4224]
lea rax, [rdi + 3200]
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
vmovdqa ymmword ptr [rdi + 4352], ymm2
vmovdqa ymmword ptr [rdi + 4320], ymm3
vmovdqa ymmword ptr [rdi + 5216], ymm4
vmovdqa ymmword ptr [rdi + 5248], ymm5
vmovdqa ymmword ptr [rdi + 4448], ymm6
vmovdqa ymmword ptr [rdi + 4800], ymm7
vmovdqa ymmword ptr [rdi + 5920], ymm8
vmovdqa ymmword ptr [rdi + 5952], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
vmovdqa ymm6, ymmword ptr [rdi + 4224]
vmovdqa ymm7, ymmword ptr [rdi + 4224]
vmovdqa ymm8, ymmword ptr [rdi + 4224]
vmovdqa ymm9, ymmword ptr [rdi + 4224]
lea rax, [rdi + 3200]
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
vmovapd ymm10, ymmword ptr [rdi + 4576]
vpunpcklqdq ymm11, ymm10, ymmword ptr [rdi + 4768]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 4768]
vperm2i128 ymm12, ymm11, ymm10, 32
vperm2i128 ymm10, ymm11, ymm10, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4736]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4480]
vmovapd ymm12, ymmword ptr [rdi + 4992]
vperm2i128 ymm14, ymm12, ymm12, 8
vpalignr ymm14, ymm12, ymm14, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 5152], 33
vmovapd ymm15, ymmword ptr [rdi + 5152]
vpalignr ymm12, ymm15, ymm12, 8
vpaddq ymm11, ymm11, ymm14
vpaddq ymm10, ymm10, ymm12
vpsrlq ymm12, ymm11, 52
vpsrlq ymm14, ymm10, 52
vmovdqa ymmword ptr [rdi + 4992], ymm9
vmovapd ymm9, ymmword ptr [rdi + 4608]
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vperm2i128 ymm12, ymm12, ymm14, 33
vpalignr ymm12, ymm14, ymm12, 8
vmovdqa ymmword ptr [rdi + 4608], ymm4
vpaddq ymm4, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 4480], ymm8
vpxor ymm8, ymm11, ymm4
vpor ymm13, ymm13, ymm8
vpaddq ymm8, ymm10, ymm12
vpxor ymm9, ymm10, ymm8
vpor ymm13, ymm13, ymm9
vmovdqa ymmword ptr [rdi + 3840], ymm4
vmovdqa ymmword ptr [rdi + 3872], ymm8
vmovapd ymm4, ymmword ptr [rdi + 4640]
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 4512], 33
vmovapd ymm8, ymmword ptr [rdi + 4512]
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 5600], 33
vmovapd ymm9, ymmword ptr [rdi + 5600]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5344]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5696]
vpunpcklqdq ymm10, ymm4, ymmword ptr [rdi + 5664]
vpunpckhqdq ymm4, ymm4, ymmword ptr [rdi + 5664]
vperm2i128 ymm11, ymm10, ymm4, 32
vperm2i128 ymm4, ymm10, ymm4, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 4416]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4384]
vperm2i128 ymm11, ymm15, ymmword ptr [rdi + 5184], 33
vmovapd ymm12, ymmword ptr [rdi + 5184]
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4672], 33
vmovapd ymm15, ymmword ptr [rdi + 4672]
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
vmovdqa ymmword ptr [rdi + 5184], ymm7
vpxor ymm7, ymm10, ymm9
vpor ymm13, ymm13, ymm7
vpaddq ymm7, ymm4, ymm11
vpxor ymm10, ymm4, ymm7
vpor ymm13, ymm13, ymm10
vmovdqa ymmword ptr [rdi + 3904], ymm9
vmovdqa ymmword ptr [rdi + 3936], ymm7
vpunpcklqdq ymm4, ymm8, ymmword ptr [rdi + 5632]
vpunpckhqdq ymm7, ymm8, ymmword ptr [rdi + 5632]
vperm2i128 ymm8, ymm4, ymm7, 32
vperm2i128 ymm4, ymm4, ymm7, 49
vpaddq ymm7, ymm8, ymmword ptr [rdi + 4960]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4896]
vperm2i128 ymm8, ymm15, ymmword ptr [rdi + 4864], 33
vmovapd ymm9, ymmword ptr [rdi + 4864]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 5248], 33
vmovapd ymm10, ymmword ptr [rdi + 5248]
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
vmovdqa ymmword ptr [rdi + 3968], ymm14
vmovdqa ymmword ptr [rdi + 4000], ymm7
vmovdqa ymmword ptr [rdi + 4864], ymm0
vmovdqa ymmword ptr [rdi + 4672], ymm1
vmovdqa ymmword ptr [rdi + 4896], ymm2
vmovdqa ymmword ptr [rdi + 4960], ymm3
vmovdqa ymmword ptr [rdi + 5632], ymm5
vmovdqa ymmword ptr [rdi + 5152], ymm6
vmovdqa ymmword ptr [rdi + 4384], ymm8
vmovdqa ymmword ptr [rdi + 4416], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
vmovdqa ymm6, ymmword ptr [rdi + 4224]
vmovdqa ymm7, ymmword ptr [rdi + 4224]
vmovdqa ymm8, ymmword ptr [rdi + 4224]
vmovdqa ymm9, ymmword ptr [rdi + 4224]
lea rax, [rdi + 3552]
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
vmovdqa ymmword ptr [rdi + 5664], ymm0
vmovdqa ymmword ptr [rdi + 5696], ymm1
vmovdqa ymmword ptr [rdi + 5344], ymm2
vmovdqa ymmword ptr [rdi + 4512], ymm3
vmovdqa ymmword ptr [rdi + 4640], ymm4
vmovdqa ymmword ptr [rdi + 4736], ymm5
vmovdqa ymmword ptr [rdi + 4768], ymm6
vmovdqa ymmword ptr [rdi + 4576], ymm7
vmovdqa ymmword ptr [rdi + 5984], ymm8
vmovdqa ymmword ptr [rdi + 6016], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
vmovdqa ymm6, ymmword ptr [rdi + 4224]
vmovdqa ymm7, ymmword ptr [rdi + 4224]
vmovdqa ymm8, ymmword ptr [rdi + 4224]
vmovdqa ymm9, ymmword ptr [rdi + 4224]
lea rax, [rdi + 3552]
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
vmovdqa ymmword ptr [rdi + 6048], ymm0
vmovdqa ymmword ptr [rdi + 6080], ymm1
vmovdqa ymmword ptr [rdi + 6112], ymm2
vmovdqa ymmword ptr [rdi + 6144], ymm3
vmovdqa ymmword ptr [rdi + 6176], ymm4
vmovdqa ymmword ptr [rdi + 6208], ymm5
vmovdqa ymmword ptr [rdi + 6240], ymm6
vmovdqa ymmword ptr [rdi + 6272], ymm7
vmovdqa ymmword ptr [rdi + 6304], ymm8
vmovdqa ymmword ptr [rdi + 6336], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4224]
vmovdqa ymm3, ymmword ptr [rdi + 4224]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
vmovdqa ymm6, ymmword ptr [rdi + 4224]
vmovdqa ymm7, ymmword ptr [rdi + 4224]
vmovdqa ymm8, ymmword ptr [rdi + 4224]
vmovdqa ymm9, ymmword ptr [rdi + 4224]
lea rax, [rdi + 3552]
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
vmovapd ymm10, ymmword ptr [rdi + 5664]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4928]
vmovapd ymm11, ymmword ptr [rdi + 5696]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4352]
vmovapd ymm12, ymmword ptr [rdi + 4736]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4448]
vmovapd ymm14, ymmword ptr [rdi + 4768]
vpaddq ymm14, ymm14, ymmword ptr [rdi + 4800]
vmovapd ymm15, ymmword ptr [rdi + 5344]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4320]
vmovdqa ymmword ptr [rdi + 5344], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4512]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5216]
vmovdqa ymmword ptr [rdi + 4512], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4576]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 4576], ymm15
vmovapd ymm15, ymmword ptr [rdi + 5984]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5952]
vmovdqa ymmword ptr [rdi + 5984], ymm15
vmovapd ymm15, ymmword ptr [rdi + 4640]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4864]
vmovdqa ymmword ptr [rdi + 4640], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6048]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4672]
vmovdqa ymmword ptr [rdi + 6048], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6016]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5632]
vmovdqa ymmword ptr [rdi + 6016], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6208]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5152]
vmovdqa ymmword ptr [rdi + 6208], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6080]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4896]
vmovdqa ymmword ptr [rdi + 6080], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6112]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4960]
vmovdqa ymmword ptr [rdi + 6112], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6240]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5184]
vmovdqa ymmword ptr [rdi + 6240], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6272]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4480]
vmovdqa ymmword ptr [rdi + 6272], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6144]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4608]
vmovdqa ymmword ptr [rdi + 6144], ymm15
vmovapd ymm15, ymmword ptr [rdi + 6304]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 4992]
vmovdqa ymmword ptr [rdi + 6304], ymm0
vmovdqa ymmword ptr [rdi + 4992], ymm1
vmovdqa ymmword ptr [rdi + 4608], ymm2
vmovdqa ymmword ptr [rdi + 4480], ymm3
vmovdqa ymmword ptr [rdi + 5184], ymm4
vmovdqa ymmword ptr [rdi + 4960], ymm5
vmovdqa ymmword ptr [rdi + 4896], ymm6
vmovdqa ymmword ptr [rdi + 5152], ymm7
vmovdqa ymmword ptr [rdi + 5632], ymm8
vmovdqa ymmword ptr [rdi + 4672], ymm9
vmovdqa ymmword ptr [rdi + 4864], ymm10
vmovdqa ymmword ptr [rdi + 5952], ymm11
vmovdqa ymmword ptr [rdi + 5920], ymm12
vmovdqa ymmword ptr [rdi + 5216], ymm14
vmovdqa ymmword ptr [rdi + 4320], ymm15
vmovdqa ymm0, ymmword ptr [rdi + 4864]
vmovdqa ymm1, ymmword ptr [rdi + 5952]
vmovdqa ymm2, ymmword ptr [rdi + 5344]
vmovdqa ymm3, ymmword ptr [rdi + 4512]
vmovdqa ymm4, ymmword ptr [rdi + 4640]
vmovdqa ymm5, ymmword ptr [rdi + 5920]
vmovdqa ymm6, ymmword ptr [rdi + 5216]
vmovdqa ymm7, ymmword ptr [rdi + 4576]
vmovdqa ymm8, ymmword ptr [rdi + 5984]
vmovdqa ymm9, ymmword ptr [rdi + 6016]
lea rax, [rdi + 3840]
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
vmovdqa ymmword ptr [rdi + 4768], ymm0
vmovdqa ymmword ptr [rdi + 4800], ymm1
vmovdqa ymmword ptr [rdi + 4736], ymm2
vmovdqa ymmword ptr [rdi + 4448], ymm3
vmovdqa ymmword ptr [rdi + 5696], ymm4
vmovdqa ymmword ptr [rdi + 4352], ymm5
vmovdqa ymmword ptr [rdi + 5664], ymm6
vmovdqa ymmword ptr [rdi + 4928], ymm7
vmovdqa ymmword ptr [rdi + 6368], ymm8
vmovdqa ymmword ptr [rdi + 6400], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 6048]
vmovdqa ymm1, ymmword ptr [rdi + 6080]
vmovdqa ymm2, ymmword ptr [rdi + 6112]
vmovdqa ymm3, ymmword ptr [rdi + 6144]
vmovdqa ymm4, ymmword ptr [rdi + 6176]
vmovdqa ymm5, ymmword ptr [rdi + 6208]
vmovdqa ymm6, ymmword ptr [rdi + 6240]
vmovdqa ymm7, ymmword ptr [rdi + 6272]
vmovdqa ymm8, ymmword ptr [rdi + 4320]
vmovdqa ymm9, ymmword ptr [rdi + 6336]
lea rax, [rdi + 3840]
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
vmovdqa ymmword ptr [rdi + 6432], ymm0
vmovdqa ymmword ptr [rdi + 6464], ymm1
vmovdqa ymmword ptr [rdi + 6496], ymm2
vmovdqa ymmword ptr [rdi + 6528], ymm3
vmovdqa ymmword ptr [rdi + 6560], ymm4
vmovdqa ymmword ptr [rdi + 6592], ymm5
vmovdqa ymmword ptr [rdi + 6624], ymm6
vmovdqa ymmword ptr [rdi + 6656], ymm7
vmovdqa ymmword ptr [rdi + 6688], ymm8
vmovdqa ymmword ptr [rdi + 6720], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 6304]
vmovdqa ymm1, ymmword ptr [rdi + 4992]
vmovdqa ymm2, ymmword ptr [rdi + 4608]
vmovdqa ymm3, ymmword ptr [rdi + 4480]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 4960]
vmovdqa ymm6, ymmword ptr [rdi + 4896]
vmovdqa ymm7, ymmword ptr [rdi + 5152]
vmovdqa ymm8, ymmword ptr [rdi + 5632]
vmovdqa ymm9, ymmword ptr [rdi + 4672]
lea rax, [rdi + 3840]
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
vmovapd ymm10, ymmword ptr [rdi + 5600]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 5792], 33
vmovapd ymm11, ymmword ptr [rdi + 5792]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 5376], 33
vmovapd ymm12, ymmword ptr [rdi + 5376]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5536]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5888]
vpunpcklqdq ymm14, ymm10, ymmword ptr [rdi + 5856]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 5856]
vperm2i128 ymm15, ymm14, ymm10, 32
vperm2i128 ymm10, ymm14, ymm10, 49
vpaddq ymm14, ymm15, ymmword ptr [rdi + 4768]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4800]
vpunpcklqdq ymm15, ymm11, ymmword ptr [rdi + 5824]
vpunpckhqdq ymm11, ymm11, ymmword ptr [rdi + 5824]
vmovdqa ymmword ptr [rdi + 5824], ymm9
vperm2i128 ymm9, ymm15, ymm11, 32
vperm2i128 ymm11, ymm15, ymm11, 49
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4736]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4448]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 5024], 33
vmovapd ymm15, ymmword ptr [rdi + 5024]
vpalignr ymm12, ymm15, ymm12, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 5568], 33
vmovdqa ymmword ptr [rdi + 5024], ymm8
vmovapd ymm8, ymmword ptr [rdi + 5568]
vpalignr ymm15, ymm8, ymm15, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5728]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5280]
vmovdqa ymmword ptr [rdi + 5280], ymm7
vpunpcklqdq ymm7, ymm12, ymmword ptr [rdi + 4544]
vpunpckhqdq ymm12, ymm12, ymmword ptr [rdi + 4544]
vmovdqa ymmword ptr [rdi + 4544], ymm6
vperm2i128 ymm6, ymm7, ymm12, 32
vperm2i128 ymm7, ymm7, ymm12, 49
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5696]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6432]
vpunpcklqdq ymm12, ymm15, ymmword ptr [rdi + 5056]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 5056]
vmovdqa ymmword ptr [rdi + 5056], ymm5
vperm2i128 ymm5, ymm12, ymm15, 32
vperm2i128 ymm12, ymm12, ymm15, 49
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6464]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6496]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 5408], 33
vmovapd ymm15, ymmword ptr [rdi + 5408]
vpalignr ymm8, ymm15, ymm8, 8
vperm2i128 ymm15, ymm15, ymmword ptr [rdi + 5312], 33
vmovdqa ymmword ptr [rdi + 5408], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5312]
vpalignr ymm15, ymm12, ymm15, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5760]
vpaddq ymm15, ymm15, ymmword ptr [rdi + 5504]
vmovdqa ymmword ptr [rdi + 5504], ymm5
vpunpcklqdq ymm5, ymm8, ymmword ptr [rdi + 5472]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 5472]
vmovdqa ymmword ptr [rdi + 5472], ymm7
vperm2i128 ymm7, ymm5, ymm8, 32
vperm2i128 ymm5, ymm5, ymm8, 49
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6528]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6560]
vpunpcklqdq ymm8, ymm15, ymmword ptr [rdi + 5440]
vpunpckhqdq ymm15, ymm15, ymmword ptr [rdi + 5440]
vmovdqa ymmword ptr [rdi + 5440], ymm5
vperm2i128 ymm5, ymm8, ymm15, 32
vperm2i128 ymm8, ymm8, ymm15, 49
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm8
vperm2i128 ymm5, ymm12, ymmword ptr [rdi + 5120], 33
vmovapd ymm8, ymmword ptr [rdi + 5120]
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5088]
vpunpcklqdq ymm8, ymm5, ymmword ptr [rdi + 4704]
vpunpckhqdq ymm5, ymm5, ymmword ptr [rdi + 4704]
vperm2i128 ymm12, ymm8, ymm5, 32
vperm2i128 ymm5, ymm8, ymm5, 49
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4832]
vmovapd ymm5, ymmword ptr [rdi + 4416]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 4384], 33
vmovapd ymm8, ymmword ptr [rdi + 4384]
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 4288]
vpaddq ymm5, ymm14, ymm5
vmovapd ymm8, ymmword ptr [rdi + 5248]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4352], 33
vmovapd ymm12, ymmword ptr [rdi + 4352]
vpalignr ymm8, ymm12, ymm8, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 5664], 33
vmovapd ymm14, ymmword ptr [rdi + 5664]
vpalignr ymm12, ymm14, ymm12, 8
vpaddq ymm5, ymm5, ymm8
vpaddq ymm8, ymm10, ymm12
vpsrlq ymm10, ymm5, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm15, ymm10, ymm10, 8
vpalignr ymm15, ymm10, ymm15, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vmovdqa ymmword ptr [rdi + 4352], ymm4
vpaddq ymm4, ymm5, ymm15
vmovdqa ymmword ptr [rdi + 5248], ymm3
vpxor ymm3, ymm5, ymm4
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm8, ymm10
vpxor ymm5, ymm8, ymm3
vpor ymm13, ymm13, ymm5
vperm2i128 ymm5, ymm14, ymmword ptr [rdi + 4928], 33
vmovapd ymm8, ymmword ptr [rdi + 4928]
vpalignr ymm5, ymm8, ymm5, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6368], 33
vmovapd ymm10, ymmword ptr [rdi + 6368]
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
vperm2i128 ymm8, ymm10, ymmword ptr [rdi + 6400], 33
vmovapd ymm9, ymmword ptr [rdi + 6400]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 6592], 33
vmovapd ymm10, ymmword ptr [rdi + 6592]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 5472]
vpsrlq ymm9, ymm6, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm11, ymm11, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm15, ymm6, ymm11
vmovdqa ymmword ptr [rdi + 5472], ymm5
vpxor ymm5, ymm6, ymm15
vpor ymm13, ymm13, ymm5
vpaddq ymm5, ymm8, ymm9
vpxor ymm6, ymm8, ymm5
vpor ymm13, ymm13, ymm6
vperm2i128 ymm6, ymm10, ymmword ptr [rdi + 6624], 33
vmovapd ymm8, ymmword ptr [rdi + 6624]
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6656], 33
vmovapd ymm9, ymmword ptr [rdi + 6656]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5504]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5408]
vpsrlq ymm10, ymm6, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vmovdqa ymmword ptr [rdi + 5408], ymm5
vpaddq ymm5, ymm6, ymm12
vmovdqa ymmword ptr [rdi + 5504], ymm15
vpxor ymm15, ymm6, ymm5
vpor ymm13, ymm13, ymm15
vpaddq ymm6, ymm8, ymm10
vpxor ymm12, ymm8, ymm6
vpor ymm13, ymm13, ymm12
vperm2i128 ymm8, ymm9, ymmword ptr [rdi + 6688], 33
vmovapd ymm9, ymmword ptr [rdi + 6688]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 6720], 33
vmovapd ymm10, ymmword ptr [rdi + 6720]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm7, ymm7, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 5440]
vpsrlq ymm9, ymm7, 52
vpsrlq ymm12, ymm8, 52
vperm2i128 ymm11, ymm11, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm15, ymm7, ymm11
vmovdqa ymmword ptr [rdi + 5440], ymm6
vpxor ymm6, ymm7, ymm15
vpor ymm13, ymm13, ymm6
vpaddq ymm6, ymm8, ymm9
vpxor ymm7, ymm8, ymm6
vpor ymm13, ymm13, ymm7
vperm2i128 ymm7, ymm10, ymmword ptr [rdi + 5056], 33
vmovapd ymm8, ymmword ptr [rdi + 5056]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4544], 33
vmovapd ymm9, ymmword ptr [rdi + 4544]
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
vperm2i128 ymm1, ymm9, ymmword ptr [rdi + 5280], 33
vmovapd ymm7, ymmword ptr [rdi + 5280]
vpalignr ymm1, ymm7, ymm1, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 5024], 33
vmovapd ymm9, ymmword ptr [rdi + 5024]
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm1, ymm2, ymm1
vpaddq ymm2, ymm7, ymmword ptr [rdi + 5248]
vpsrlq ymm7, ymm1, 52
vpsrlq ymm10, ymm2, 52
vperm2i128 ymm8, ymm8, ymm7, 33
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymm10, 33
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm12, ymm1, ymm8
vmovdqa ymmword ptr [rdi + 5248], ymm0
vpxor ymm0, ymm1, ymm12
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm2, ymm7
vpxor ymm1, ymm2, ymm0
vpor ymm13, ymm13, ymm1
vperm2i128 ymm1, ymm9, ymmword ptr [rdi + 5824], 33
vmovapd ymm2, ymmword ptr [rdi + 5824]
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymm2, 129
vpsrldq ymm2, ymm2, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4352]
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
vmovapd ymm2, ymmword ptr [rdi + 5472]
vmovdqa ymmword ptr [rdi + 672], ymm2
vmovapd ymm2, ymmword ptr [rdi + 5504]
vmovdqa ymmword ptr [rdi + 704], ymm2
vmovapd ymm2, ymmword ptr [rdi + 5408]
vmovdqa ymmword ptr [rdi + 736], ymm2
vmovdqa ymmword ptr [rdi + 768], ymm5
vmovapd ymm2, ymmword ptr [rdi + 5440]
vmovdqa ymmword ptr [rdi + 800], ymm2
vmovdqa ymmword ptr [rdi + 832], ymm15
vmovdqa ymmword ptr [rdi + 864], ymm6
vmovdqa ymmword ptr [rdi + 896], ymm11
vmovapd ymm2, ymmword ptr [rdi + 5248]
vmovdqa ymmword ptr [rdi + 928], ymm2
vmovdqa ymmword ptr [rdi + 960], ymm12
vmovdqa ymmword ptr [rdi + 992], ymm0
vmovdqa ymmword ptr [rdi + 1024], ymm8
vmovdqa ymmword ptr [rdi + 1056], ymm1
vmovdqa ymmword ptr [rdi], ymm13
vzeroupper
