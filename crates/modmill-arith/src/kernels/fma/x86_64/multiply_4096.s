# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-3328 mod N, N odd of at most 4096 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 80 limbs below 2^52, the top one below 2^46; ymm13 collects predicted carries that rippled.
# 28387 instructions a step, 3540 pairs of products, 241 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 4992]
vmovapd ymm15, ymmword ptr [rdi + 5024]
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5248]
vmovdqa ymm5, ymmword ptr [rdi + 5248]
lea rax, [rdi + 696]
lea r8, [rdi + 2632]
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
vmovdqa ymmword ptr [rdi + 5920], ymm0
vmovdqa ymmword ptr [rdi + 5952], ymm1
vmovdqa ymmword ptr [rdi + 5984], ymm2
vmovdqa ymmword ptr [rdi + 6016], ymm3
vmovdqa ymmword ptr [rdi + 6048], ymm4
vmovdqa ymmword ptr [rdi + 6080], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5152]
vmovdqa ymm1, ymmword ptr [rdi + 5152]
vmovdqa ymm2, ymmword ptr [rdi + 5216]
vmovdqa ymm3, ymmword ptr [rdi + 5216]
vmovdqa ymm4, ymmword ptr [rdi + 5280]
vmovdqa ymm5, ymmword ptr [rdi + 5280]
lea rax, [rdi + 760]
lea r8, [rdi + 2696]
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
vmovapd ymm6, ymmword ptr [rdi + 5120]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 5920]
vpaddq ymm8, ymm6, ymmword ptr [rdi + 5952]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5152]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5152]
vmovapd ymm9, ymmword ptr [rdi + 5184]
vpaddq ymm10, ymm9, ymmword ptr [rdi + 5984]
vpaddq ymm11, ymm9, ymmword ptr [rdi + 6016]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5216]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5216]
vmovapd ymm12, ymmword ptr [rdi + 5248]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 6048]
vpaddq ymm6, ymm12, ymmword ptr [rdi + 6080]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5280]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5280]
vmovdqa ymmword ptr [rdi + 6080], ymm0
vmovdqa ymmword ptr [rdi + 6048], ymm1
vmovdqa ymmword ptr [rdi + 6016], ymm2
vmovdqa ymmword ptr [rdi + 5984], ymm3
vmovdqa ymmword ptr [rdi + 5952], ymm4
vmovdqa ymmword ptr [rdi + 5920], ymm5
vmovdqa ymmword ptr [rdi + 6112], ymm6
vmovdqa ymmword ptr [rdi + 6144], ymm7
vmovdqa ymmword ptr [rdi + 6176], ymm8
vmovdqa ymmword ptr [rdi + 6208], ymm9
vmovdqa ymmword ptr [rdi + 6240], ymm10
vmovdqa ymmword ptr [rdi + 6272], ymm11
vmovdqa ymm0, ymmword ptr [rdi + 6144]
vmovdqa ymm1, ymmword ptr [rdi + 6176]
vmovdqa ymm2, ymmword ptr [rdi + 6240]
vmovdqa ymm3, ymmword ptr [rdi + 6272]
vmovdqa ymm4, ymmword ptr [rdi + 6208]
vmovdqa ymm5, ymmword ptr [rdi + 6112]
lea rax, [rdi + 2616]
lea r8, [rdi + 712]
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
vmovdqa ymmword ptr [rdi + 6304], ymm0
vmovdqa ymmword ptr [rdi + 6336], ymm1
vmovdqa ymmword ptr [rdi + 6368], ymm2
vmovdqa ymmword ptr [rdi + 6400], ymm3
vmovdqa ymmword ptr [rdi + 6432], ymm4
vmovdqa ymmword ptr [rdi + 6464], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6080]
vmovdqa ymm1, ymmword ptr [rdi + 6048]
vmovdqa ymm2, ymmword ptr [rdi + 6016]
vmovdqa ymm3, ymmword ptr [rdi + 5984]
vmovdqa ymm4, ymmword ptr [rdi + 5952]
vmovdqa ymm5, ymmword ptr [rdi + 5920]
lea rax, [rdi + 2680]
lea r8, [rdi + 776]
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
vmovapd ymm6, ymmword ptr [rdi + 2624]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 2656], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 2656]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 2688], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 704]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 704]
vpaddq ymm7, ymm11, ymmword ptr [rdi + 6368]
vmovapd ymm11, ymmword ptr [rdi + 736]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 736]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 6400]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6432]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6464]
vmovapd ymm12, ymmword ptr [rdi + 704]
vmovdqa ymmword ptr [rdi + 6464], ymm1
vperm2i128 ymm1, ymm12, ymmword ptr [rdi + 736], 33
vpalignr ymm1, ymm1, ymm12, 8
vmovdqa ymmword ptr [rdi + 6432], ymm0
vmovapd ymm0, ymmword ptr [rdi + 736]
vmovdqa ymmword ptr [rdi + 6400], ymm5
vperm2i128 ymm5, ymm0, ymmword ptr [rdi + 768], 33
vpalignr ymm5, ymm5, ymm0, 8
vmovdqa ymmword ptr [rdi + 6368], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm1
vmovdqa ymmword ptr [rdi + 5920], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm6, ymm1
vpaddq ymm1, ymm7, ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm8, ymm5
vsubpd ymm7, ymm15, ymm3
vfmadd231pd ymm7, ymm8, ymm5
vpaddq ymm5, ymm9, ymm7
vpaddq ymm4, ymm10, ymm4
vpaddq ymm3, ymm11, ymm3
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm12, ymm6
vpaddq ymm6, ymm9, ymmword ptr [rdi + 6304]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm0, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm0, ymm8
vpaddq ymm0, ymm10, ymmword ptr [rdi + 6336]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm5, ymm5, ymm9
vmovapd ymm7, ymmword ptr [rdi + 2688]
vperm2i128 ymm8, ymm7, ymmword ptr [rdi + 2720], 33
vpalignr ymm8, ymm8, ymm7, 8
vmovapd ymm9, ymmword ptr [rdi + 2720]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 2752], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 768]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 768]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm8, ymmword ptr [rdi + 800]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 800]
vpaddq ymm10, ymm12, ymmword ptr [rdi + 5920]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6368]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6400]
vmovapd ymm12, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 6400], ymm5
vperm2i128 ymm5, ymm12, ymmword ptr [rdi + 800], 33
vpalignr ymm5, ymm5, ymm12, 8
vmovdqa ymmword ptr [rdi + 6368], ymm1
vmovapd ymm1, ymmword ptr [rdi + 800]
vmovdqa ymmword ptr [rdi + 5920], ymm0
vperm2i128 ymm0, ymm1, ymmword ptr [rdi + 832], 33
vpalignr ymm0, ymm0, ymm1, 8
vmovdqa ymmword ptr [rdi + 6336], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vmovdqa ymmword ptr [rdi + 6304], ymm3
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm7, ymm5
vpaddq ymm2, ymm2, ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm9, ymm0
vsubpd ymm5, ymm15, ymm3
vfmadd231pd ymm5, ymm9, ymm0
vpaddq ymm0, ymm10, ymm5
vpaddq ymm5, ymm11, ymm6
vpaddq ymm3, ymm8, ymm3
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm12
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm7, ymm12
vpaddq ymm7, ymm8, ymmword ptr [rdi + 6432]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm1, ymm9
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm1, ymm9
vpaddq ymm1, ymm10, ymmword ptr [rdi + 6464]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm8
vmovdqa ymmword ptr [rdi + 6464], ymm0
vmovdqa ymmword ptr [rdi + 6432], ymm1
vmovdqa ymmword ptr [rdi + 5952], ymm2
vmovdqa ymmword ptr [rdi + 6112], ymm3
vmovdqa ymmword ptr [rdi + 6208], ymm4
vmovdqa ymmword ptr [rdi + 5984], ymm5
vmovdqa ymmword ptr [rdi + 6016], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 5152]
vmovdqa ymm1, ymmword ptr [rdi + 5152]
vmovdqa ymm2, ymmword ptr [rdi + 5216]
vmovdqa ymm3, ymmword ptr [rdi + 5216]
vmovdqa ymm4, ymmword ptr [rdi + 5280]
vmovdqa ymm5, ymmword ptr [rdi + 5280]
lea rax, [rdi + 1208]
lea r8, [rdi + 3144]
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
vmovdqa ymmword ptr [rdi + 6272], ymm0
vmovdqa ymmword ptr [rdi + 6240], ymm1
vmovdqa ymmword ptr [rdi + 6048], ymm2
vmovdqa ymmword ptr [rdi + 6080], ymm3
vmovdqa ymmword ptr [rdi + 6176], ymm4
vmovdqa ymmword ptr [rdi + 6144], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5120]
vmovdqa ymm1, ymmword ptr [rdi + 5120]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5248]
vmovdqa ymm5, ymmword ptr [rdi + 5248]
lea rax, [rdi + 1272]
lea r8, [rdi + 3208]
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
vmovapd ymm6, ymmword ptr [rdi + 5152]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 6272]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6240]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5120]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5120]
vmovapd ymm8, ymmword ptr [rdi + 5216]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 6048]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6080]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5184]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5184]
vmovapd ymm10, ymmword ptr [rdi + 5280]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 6176]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6144]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5248]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5248]
vmovdqa ymmword ptr [rdi + 6144], ymm0
vmovdqa ymmword ptr [rdi + 6176], ymm1
vmovdqa ymmword ptr [rdi + 6080], ymm2
vmovdqa ymmword ptr [rdi + 6048], ymm3
vmovdqa ymmword ptr [rdi + 6240], ymm4
vmovdqa ymmword ptr [rdi + 6272], ymm5
vmovdqa ymmword ptr [rdi + 6496], ymm6
vmovdqa ymmword ptr [rdi + 6528], ymm7
vmovdqa ymmword ptr [rdi + 6560], ymm8
vmovdqa ymmword ptr [rdi + 6592], ymm9
vmovdqa ymmword ptr [rdi + 6624], ymm10
vmovdqa ymmword ptr [rdi + 6656], ymm11
vmovdqa ymm0, ymmword ptr [rdi + 6528]
vmovdqa ymm1, ymmword ptr [rdi + 6496]
vmovdqa ymm2, ymmword ptr [rdi + 6592]
vmovdqa ymm3, ymmword ptr [rdi + 6560]
vmovdqa ymm4, ymmword ptr [rdi + 6656]
vmovdqa ymm5, ymmword ptr [rdi + 6624]
lea rax, [rdi + 3128]
lea r8, [rdi + 1224]
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
vmovdqa ymmword ptr [rdi + 6688], ymm0
vmovdqa ymmword ptr [rdi + 6720], ymm1
vmovdqa ymmword ptr [rdi + 6752], ymm2
vmovdqa ymmword ptr [rdi + 6784], ymm3
vmovdqa ymmword ptr [rdi + 6816], ymm4
vmovdqa ymmword ptr [rdi + 6848], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6144]
vmovdqa ymm1, ymmword ptr [rdi + 6176]
vmovdqa ymm2, ymmword ptr [rdi + 6080]
vmovdqa ymm3, ymmword ptr [rdi + 6048]
vmovdqa ymm4, ymmword ptr [rdi + 6240]
vmovdqa ymm5, ymmword ptr [rdi + 6272]
lea rax, [rdi + 3192]
lea r8, [rdi + 1288]
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
vmovapd ymm6, ymmword ptr [rdi + 1216]
vmovupd ymm7, ymmword ptr [rdi + 3144]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 6752]
vmovapd ymm9, ymmword ptr [rdi + 1248]
vmovupd ymm10, ymmword ptr [rdi + 3176]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 6784]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6816]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6848]
vmovapd ymm12, ymmword ptr [rdi + 3136]
vmovdqa ymmword ptr [rdi + 6848], ymm1
vmovupd ymm1, ymmword ptr [rdi + 1224]
vmovdqa ymmword ptr [rdi + 6816], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 6784], ymm5
vsubpd ymm5, ymm15, ymm0
vfmadd231pd ymm5, ymm12, ymm1
vpaddq ymm1, ymm7, ymm5
vmovapd ymm5, ymmword ptr [rdi + 3168]
vmovupd ymm7, ymmword ptr [rdi + 1256]
vmovdqa ymmword ptr [rdi + 6752], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm7
vmovdqa ymmword ptr [rdi + 6272], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm5, ymm7
vpaddq ymm3, ymm10, ymm3
vpaddq ymm0, ymm8, ymm0
vpaddq ymm4, ymm11, ymm4
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm12
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm12
vpaddq ymm6, ymm8, ymmword ptr [rdi + 6688]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm5
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymm5
vpaddq ymm5, ymm10, ymmword ptr [rdi + 6720]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm3, ymm3, ymm8
vmovapd ymm7, ymmword ptr [rdi + 1280]
vmovupd ymm8, ymmword ptr [rdi + 3208]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm2, ymm2, ymm10
vmovapd ymm8, ymmword ptr [rdi + 1312]
vmovupd ymm10, ymmword ptr [rdi + 3240]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 6272]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6752]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6784]
vmovapd ymm12, ymmword ptr [rdi + 3200]
vmovdqa ymmword ptr [rdi + 6784], ymm6
vmovupd ymm6, ymmword ptr [rdi + 1288]
vmovdqa ymmword ptr [rdi + 6752], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm12, ymm6
vmovdqa ymmword ptr [rdi + 6272], ymm1
vsubpd ymm1, ymm15, ymm3
vfmadd231pd ymm1, ymm12, ymm6
vpaddq ymm1, ymm2, ymm1
vmovapd ymm2, ymmword ptr [rdi + 3232]
vmovupd ymm6, ymmword ptr [rdi + 1320]
vmovdqa ymmword ptr [rdi + 6720], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm2, ymm6
vmovdqa ymmword ptr [rdi + 6688], ymm4
vsubpd ymm4, ymm15, ymm5
vfmadd231pd ymm4, ymm2, ymm6
vpaddq ymm4, ymm10, ymm4
vpaddq ymm3, ymm9, ymm3
vpaddq ymm5, ymm11, ymm5
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm12
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm7, ymm12
vpaddq ymm7, ymm9, ymmword ptr [rdi + 6816]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm2
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm2
vpaddq ymm2, ymm10, ymmword ptr [rdi + 6848]
vpaddq ymm1, ymm1, ymm6
vpaddq ymm4, ymm4, ymm9
vmovapd ymm6, ymmword ptr [rdi + 5312]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6208]
vperm2i128 ymm8, ymm6, ymm6, 8
vpalignr ymm6, ymm6, ymm8, 8
vmovapd ymm8, ymmword ptr [rdi + 6208]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6304], 33
vmovapd ymm9, ymmword ptr [rdi + 6304]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6336]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5920]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5344]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5376]
vmovapd ymm10, ymmword ptr [rdi + 5408]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 6368]
vpaddq ymm12, ymm10, ymmword ptr [rdi + 6400]
vmovdqa ymmword ptr [rdi + 6400], ymm4
vpunpcklqdq ymm4, ymm6, ymm11
vpunpckhqdq ymm6, ymm6, ymm11
vperm2i128 ymm11, ymm4, ymm6, 32
vperm2i128 ymm4, ymm4, ymm6, 49
vpsrlq ymm6, ymm11, 52
vmovdqa ymmword ptr [rdi + 6368], ymm1
vpsrlq ymm1, ymm4, 52
vmovdqa ymmword ptr [rdi + 5920], ymm2
vperm2i128 ymm2, ymm6, ymm6, 8
vpalignr ymm2, ymm6, ymm2, 8
vperm2i128 ymm6, ymm6, ymm1, 33
vpalignr ymm6, ymm1, ymm6, 8
vmovdqa ymmword ptr [rdi + 6336], ymm7
vpaddq ymm7, ymm11, ymm2
vmovdqa ymmword ptr [rdi + 6208], ymm5
vpxor ymm5, ymm11, ymm7
vpor ymm13, ymm13, ymm5
vpaddq ymm2, ymm4, ymm6
vpxor ymm5, ymm4, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm4, ymm7, ymmword ptr [rdi + 5056]
vpor ymm4, ymm4, ymmword ptr [rdi + 5088]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5088]
vpand ymm2, ymm2, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 3968], ymm4
vmovdqa ymmword ptr [rdi + 4000], ymm2
vpunpcklqdq ymm2, ymm8, ymm12
vpunpckhqdq ymm4, ymm8, ymm12
vperm2i128 ymm5, ymm2, ymm4, 32
vperm2i128 ymm2, ymm2, ymm4, 49
vpsrlq ymm4, ymm5, 52
vpsrlq ymm6, ymm2, 52
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vperm2i128 ymm4, ymm4, ymm6, 33
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm7, ymm5, ymm1
vpxor ymm8, ymm5, ymm7
vpor ymm13, ymm13, ymm8
vpaddq ymm1, ymm2, ymm4
vpxor ymm5, ymm2, ymm1
vpor ymm13, ymm13, ymm5
vpand ymm2, ymm7, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vpand ymm1, ymm1, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4032], ymm2
vmovdqa ymmword ptr [rdi + 4064], ymm1
vperm2i128 ymm1, ymm9, ymmword ptr [rdi + 5984], 33
vmovapd ymm2, ymmword ptr [rdi + 5984]
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 6112], 33
vmovapd ymm4, ymmword ptr [rdi + 6112]
vpalignr ymm2, ymm4, ymm2, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6016]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 6432]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5376]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5376]
vpaddq ymm5, ymm10, ymmword ptr [rdi + 5952]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 6464]
vpunpcklqdq ymm8, ymm1, ymm5
vpunpckhqdq ymm1, ymm1, ymm5
vperm2i128 ymm5, ymm8, ymm1, 32
vperm2i128 ymm1, ymm8, ymm1, 49
vpsrlq ymm8, ymm5, 52
vpsrlq ymm9, ymm1, 52
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm11, ymm5, ymm6
vpxor ymm12, ymm5, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm1, ymm8
vpxor ymm6, ymm1, ymm5
vpor ymm13, ymm13, ymm6
vpand ymm1, ymm11, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm5, ymm5, ymmword ptr [rdi + 5056]
vpor ymm5, ymm5, ymmword ptr [rdi + 5088]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4096], ymm1
vmovdqa ymmword ptr [rdi + 4128], ymm5
vpunpcklqdq ymm1, ymm2, ymm7
vpunpckhqdq ymm2, ymm2, ymm7
vperm2i128 ymm5, ymm1, ymm2, 32
vperm2i128 ymm1, ymm1, ymm2, 49
vpsrlq ymm2, ymm5, 52
vpsrlq ymm6, ymm1, 52
vperm2i128 ymm7, ymm9, ymm2, 33
vpalignr ymm7, ymm2, ymm7, 8
vperm2i128 ymm2, ymm2, ymm6, 33
vpalignr ymm2, ymm6, ymm2, 8
vpaddq ymm8, ymm5, ymm7
vpxor ymm9, ymm5, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm5, ymm1, ymm2
vpxor ymm7, ymm1, ymm5
vpor ymm13, ymm13, ymm7
vpand ymm1, ymm8, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm2, ymm5, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4160], ymm1
vmovdqa ymmword ptr [rdi + 4192], ymm2
vperm2i128 ymm1, ymm0, ymmword ptr [rdi + 6688], 33
vmovapd ymm2, ymmword ptr [rdi + 6688]
vpalignr ymm1, ymm2, ymm1, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6720]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5376]
vpaddq ymm5, ymm10, ymmword ptr [rdi + 6272]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 6752]
vpunpcklqdq ymm8, ymm1, ymm7
vpunpckhqdq ymm1, ymm1, ymm7
vperm2i128 ymm7, ymm8, ymm1, 32
vperm2i128 ymm1, ymm8, ymm1, 49
vpsrlq ymm9, ymm7, 52
vpsrlq ymm11, ymm1, 52
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vpand ymm9, ymm9, ymmword ptr [rdi + 5440]
vpaddq ymm12, ymm1, ymm9
vmovdqa ymmword ptr [rdi + 6752], ymm8
vpxor ymm8, ymm1, ymm12
vpor ymm13, ymm13, ymm8
vpand ymm1, ymm7, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm8, ymm12, ymmword ptr [rdi + 5056]
vpor ymm8, ymm8, ymmword ptr [rdi + 5088]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4352], ymm1
vmovdqa ymmword ptr [rdi + 4384], ymm8
vperm2i128 ymm1, ymm2, ymm3, 33
vpalignr ymm1, ymm3, ymm1, 8
vperm2i128 ymm2, ymm3, ymmword ptr [rdi + 6208], 33
vmovapd ymm3, ymmword ptr [rdi + 6208]
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6336]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5920]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5376]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5376]
vpaddq ymm3, ymm10, ymmword ptr [rdi + 6368]
vpaddq ymm8, ymm10, ymmword ptr [rdi + 6400]
vpunpcklqdq ymm9, ymm1, ymm3
vpunpckhqdq ymm1, ymm1, ymm3
vperm2i128 ymm3, ymm9, ymm1, 32
vperm2i128 ymm1, ymm9, ymm1, 49
vpsrlq ymm9, ymm3, 52
vpsrlq ymm12, ymm1, 52
vperm2i128 ymm11, ymm11, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vmovdqa ymmword ptr [rdi + 6400], ymm7
vpaddq ymm7, ymm3, ymm11
vmovdqa ymmword ptr [rdi + 6368], ymm5
vpxor ymm5, ymm3, ymm7
vpor ymm13, ymm13, ymm5
vpaddq ymm3, ymm1, ymm9
vpxor ymm5, ymm1, ymm3
vpor ymm13, ymm13, ymm5
vpand ymm1, ymm7, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm3, ymm3, ymmword ptr [rdi + 5056]
vpor ymm3, ymm3, ymmword ptr [rdi + 5088]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4416], ymm1
vmovdqa ymmword ptr [rdi + 4448], ymm3
vpunpcklqdq ymm1, ymm2, ymm8
vpunpckhqdq ymm2, ymm2, ymm8
vperm2i128 ymm3, ymm1, ymm2, 32
vperm2i128 ymm1, ymm1, ymm2, 49
vpsrlq ymm2, ymm3, 52
vpsrlq ymm5, ymm1, 52
vperm2i128 ymm7, ymm12, ymm2, 33
vpalignr ymm7, ymm2, ymm7, 8
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vpaddq ymm5, ymm3, ymm7
vpxor ymm8, ymm3, ymm5
vpor ymm13, ymm13, ymm8
vpaddq ymm3, ymm1, ymm2
vpxor ymm7, ymm1, ymm3
vpor ymm13, ymm13, ymm7
vpand ymm1, ymm5, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm2, ymm3, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4480], ymm1
vmovdqa ymmword ptr [rdi + 4512], ymm2
vmovdqa ymmword ptr [rdi + 5920], ymm0
vmovdqa ymmword ptr [rdi + 6336], ymm6
vmovdqa ymm0, ymmword ptr [rdi + 5472]
vmovdqa ymm1, ymmword ptr [rdi + 5472]
vmovdqa ymm2, ymmword ptr [rdi + 5568]
vmovdqa ymm3, ymmword ptr [rdi + 5568]
vmovdqa ymm4, ymmword ptr [rdi + 5664]
vmovdqa ymm5, ymmword ptr [rdi + 5664]
lea rax, [rdi + 824]
lea r8, [rdi + 2760]
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
vmovdqa ymmword ptr [rdi + 6208], ymm0
vmovdqa ymmword ptr [rdi + 6688], ymm1
vmovdqa ymmword ptr [rdi + 6272], ymm2
vmovdqa ymmword ptr [rdi + 6720], ymm3
vmovdqa ymmword ptr [rdi + 6464], ymm4
vmovdqa ymmword ptr [rdi + 5952], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5504]
vmovdqa ymm1, ymmword ptr [rdi + 5504]
vmovdqa ymm2, ymmword ptr [rdi + 5600]
vmovdqa ymm3, ymmword ptr [rdi + 5600]
vmovdqa ymm4, ymmword ptr [rdi + 5696]
vmovdqa ymm5, ymmword ptr [rdi + 5696]
lea rax, [rdi + 888]
lea r8, [rdi + 2824]
mov r9d, 31
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
vmovdqa ymmword ptr [rdi + 6432], ymm0
vmovdqa ymmword ptr [rdi + 6016], ymm1
vmovdqa ymmword ptr [rdi + 5984], ymm2
vmovdqa ymmword ptr [rdi + 6304], ymm3
vmovdqa ymmword ptr [rdi + 6848], ymm4
vmovdqa ymmword ptr [rdi + 6816], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5536]
vmovdqa ymm1, ymmword ptr [rdi + 5536]
vmovdqa ymm2, ymmword ptr [rdi + 5632]
vmovdqa ymm3, ymmword ptr [rdi + 5632]
vmovdqa ymm4, ymmword ptr [rdi + 5728]
vmovdqa ymm5, ymmword ptr [rdi + 5728]
lea rax, [rdi + 952]
lea r8, [rdi + 2888]
mov r9d, 39
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
vmovdqa ymmword ptr [rdi + 6240], ymm0
vmovdqa ymmword ptr [rdi + 6624], ymm1
vmovdqa ymmword ptr [rdi + 6656], ymm2
vmovdqa ymmword ptr [rdi + 6048], ymm3
vmovdqa ymmword ptr [rdi + 6080], ymm4
vmovdqa ymmword ptr [rdi + 6560], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5536]
vmovdqa ymm1, ymmword ptr [rdi + 5536]
vmovdqa ymm2, ymmword ptr [rdi + 5632]
vmovdqa ymm3, ymmword ptr [rdi + 5632]
vmovdqa ymm4, ymmword ptr [rdi + 5728]
vmovdqa ymm5, ymmword ptr [rdi + 5728]
lea rax, [rdi + 1016]
lea r8, [rdi + 2952]
mov r9d, 39
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
vmovdqa ymmword ptr [rdi + 6592], ymm0
vmovdqa ymmword ptr [rdi + 6176], ymm1
vmovdqa ymmword ptr [rdi + 6144], ymm2
vmovdqa ymmword ptr [rdi + 6496], ymm3
vmovdqa ymmword ptr [rdi + 6528], ymm4
vmovdqa ymmword ptr [rdi + 6880], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5504]
vmovdqa ymm1, ymmword ptr [rdi + 5504]
vmovdqa ymm2, ymmword ptr [rdi + 5600]
vmovdqa ymm3, ymmword ptr [rdi + 5600]
vmovdqa ymm4, ymmword ptr [rdi + 5696]
vmovdqa ymm5, ymmword ptr [rdi + 5696]
lea rax, [rdi + 1080]
lea r8, [rdi + 3016]
mov r9d, 31
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
vmovdqa ymmword ptr [rdi + 6912], ymm0
vmovdqa ymmword ptr [rdi + 6944], ymm1
vmovdqa ymmword ptr [rdi + 6976], ymm2
vmovdqa ymmword ptr [rdi + 7008], ymm3
vmovdqa ymmword ptr [rdi + 7040], ymm4
vmovdqa ymmword ptr [rdi + 7072], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5472]
vmovdqa ymm1, ymmword ptr [rdi + 5472]
vmovdqa ymm2, ymmword ptr [rdi + 5568]
vmovdqa ymm3, ymmword ptr [rdi + 5568]
vmovdqa ymm4, ymmword ptr [rdi + 5664]
vmovdqa ymm5, ymmword ptr [rdi + 5664]
lea rax, [rdi + 1144]
lea r8, [rdi + 3080]
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
vmovapd ymm6, ymmword ptr [rdi + 5472]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 6208]
vpaddq ymm8, ymm6, ymmword ptr [rdi + 6688]
vmovapd ymm9, ymmword ptr [rdi + 5504]
vpaddq ymm10, ymm9, ymmword ptr [rdi + 6432]
vpaddq ymm11, ymm9, ymmword ptr [rdi + 6016]
vmovapd ymm12, ymmword ptr [rdi + 5536]
vmovdqa ymmword ptr [rdi + 6016], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6240]
vmovdqa ymmword ptr [rdi + 6240], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6624]
vmovdqa ymmword ptr [rdi + 6624], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6592]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6176]
vmovdqa ymmword ptr [rdi + 6176], ymm12
vpaddq ymm12, ymm9, ymmword ptr [rdi + 6912]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6944]
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 6944], ymm12
vpaddq ymm12, ymm6, ymmword ptr [rdi + 6272]
vmovdqa ymmword ptr [rdi + 6272], ymm12
vpaddq ymm12, ymm6, ymmword ptr [rdi + 6720]
vmovdqa ymmword ptr [rdi + 6720], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5600]
vmovdqa ymmword ptr [rdi + 6912], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5984]
vmovdqa ymmword ptr [rdi + 5984], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6304]
vmovdqa ymmword ptr [rdi + 6304], ymm11
vmovapd ymm11, ymmword ptr [rdi + 5632]
vmovdqa ymmword ptr [rdi + 6592], ymm10
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6656]
vmovdqa ymmword ptr [rdi + 6656], ymm10
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6048]
vmovdqa ymmword ptr [rdi + 6048], ymm10
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6144]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6496]
vmovdqa ymmword ptr [rdi + 6496], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6976]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7008]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm6
vmovapd ymm6, ymmword ptr [rdi + 5664]
vmovdqa ymmword ptr [rdi + 7008], ymm12
vpaddq ymm12, ymm6, ymmword ptr [rdi + 6464]
vmovdqa ymmword ptr [rdi + 6464], ymm12
vpaddq ymm12, ymm6, ymmword ptr [rdi + 5952]
vmovdqa ymmword ptr [rdi + 5952], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5696]
vmovdqa ymmword ptr [rdi + 6976], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6848]
vmovdqa ymmword ptr [rdi + 6848], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6816]
vmovdqa ymmword ptr [rdi + 6816], ymm11
vmovapd ymm11, ymmword ptr [rdi + 5728]
vmovdqa ymmword ptr [rdi + 6144], ymm10
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6080]
vmovdqa ymmword ptr [rdi + 6080], ymm10
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6560]
vmovdqa ymmword ptr [rdi + 6560], ymm10
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6528]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6880]
vmovdqa ymmword ptr [rdi + 6880], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7040]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7072]
vpaddq ymm4, ymm4, ymm6
vpaddq ymm5, ymm5, ymm6
vmovdqa ymmword ptr [rdi + 7072], ymm0
vmovdqa ymmword ptr [rdi + 7040], ymm1
vmovdqa ymmword ptr [rdi + 6528], ymm2
vmovdqa ymmword ptr [rdi + 6432], ymm3
vmovdqa ymmword ptr [rdi + 6688], ymm4
vmovdqa ymmword ptr [rdi + 6208], ymm5
vmovdqa ymmword ptr [rdi + 7104], ymm7
vmovdqa ymmword ptr [rdi + 7136], ymm8
vmovdqa ymmword ptr [rdi + 7168], ymm9
vmovdqa ymmword ptr [rdi + 7200], ymm10
vmovdqa ymmword ptr [rdi + 7232], ymm11
vmovdqa ymmword ptr [rdi + 7264], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 7104]
vmovdqa ymm1, ymmword ptr [rdi + 7136]
vmovdqa ymm2, ymmword ptr [rdi + 6272]
vmovdqa ymm3, ymmword ptr [rdi + 6720]
vmovdqa ymm4, ymmword ptr [rdi + 6464]
vmovdqa ymm5, ymmword ptr [rdi + 5952]
lea rax, [rdi + 2744]
lea r8, [rdi + 840]
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
vmovdqa ymmword ptr [rdi + 7296], ymm0
vmovdqa ymmword ptr [rdi + 7328], ymm1
vmovdqa ymmword ptr [rdi + 7360], ymm2
vmovdqa ymmword ptr [rdi + 7392], ymm3
vmovdqa ymmword ptr [rdi + 7424], ymm4
vmovdqa ymmword ptr [rdi + 7456], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6592]
vmovdqa ymm1, ymmword ptr [rdi + 6016]
vmovdqa ymm2, ymmword ptr [rdi + 5984]
vmovdqa ymm3, ymmword ptr [rdi + 6304]
vmovdqa ymm4, ymmword ptr [rdi + 6848]
vmovdqa ymm5, ymmword ptr [rdi + 6816]
lea rax, [rdi + 2808]
lea r8, [rdi + 904]
mov r9d, 31
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
vmovdqa ymmword ptr [rdi + 7488], ymm0
vmovdqa ymmword ptr [rdi + 7520], ymm1
vmovdqa ymmword ptr [rdi + 7552], ymm2
vmovdqa ymmword ptr [rdi + 7584], ymm3
vmovdqa ymmword ptr [rdi + 7616], ymm4
vmovdqa ymmword ptr [rdi + 7648], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6240]
vmovdqa ymm1, ymmword ptr [rdi + 6624]
vmovdqa ymm2, ymmword ptr [rdi + 6656]
vmovdqa ymm3, ymmword ptr [rdi + 6048]
vmovdqa ymm4, ymmword ptr [rdi + 6080]
vmovdqa ymm5, ymmword ptr [rdi + 6560]
lea rax, [rdi + 2872]
lea r8, [rdi + 968]
mov r9d, 39
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
vmovdqa ymmword ptr [rdi + 7680], ymm0
vmovdqa ymmword ptr [rdi + 7712], ymm1
vmovdqa ymmword ptr [rdi + 7744], ymm2
vmovdqa ymmword ptr [rdi + 7776], ymm3
vmovdqa ymmword ptr [rdi + 7808], ymm4
vmovdqa ymmword ptr [rdi + 7840], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6912]
vmovdqa ymm1, ymmword ptr [rdi + 6176]
vmovdqa ymm2, ymmword ptr [rdi + 6144]
vmovdqa ymm3, ymmword ptr [rdi + 6496]
vmovdqa ymm4, ymmword ptr [rdi + 7200]
vmovdqa ymm5, ymmword ptr [rdi + 6880]
lea rax, [rdi + 2936]
lea r8, [rdi + 1032]
mov r9d, 39
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
vmovdqa ymmword ptr [rdi + 7872], ymm0
vmovdqa ymmword ptr [rdi + 7904], ymm1
vmovdqa ymmword ptr [rdi + 7936], ymm2
vmovdqa ymmword ptr [rdi + 7968], ymm3
vmovdqa ymmword ptr [rdi + 8000], ymm4
vmovdqa ymmword ptr [rdi + 8032], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6944]
vmovdqa ymm1, ymmword ptr [rdi + 7168]
vmovdqa ymm2, ymmword ptr [rdi + 6976]
vmovdqa ymm3, ymmword ptr [rdi + 7008]
vmovdqa ymm4, ymmword ptr [rdi + 7232]
vmovdqa ymm5, ymmword ptr [rdi + 7264]
lea rax, [rdi + 3000]
lea r8, [rdi + 1096]
mov r9d, 31
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
vmovdqa ymmword ptr [rdi + 8064], ymm0
vmovdqa ymmword ptr [rdi + 8096], ymm1
vmovdqa ymmword ptr [rdi + 8128], ymm2
vmovdqa ymmword ptr [rdi + 8160], ymm3
vmovdqa ymmword ptr [rdi + 8192], ymm4
vmovdqa ymmword ptr [rdi + 8224], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 7072]
vmovdqa ymm1, ymmword ptr [rdi + 7040]
vmovdqa ymm2, ymmword ptr [rdi + 6528]
vmovdqa ymm3, ymmword ptr [rdi + 6432]
vmovdqa ymm4, ymmword ptr [rdi + 6688]
vmovdqa ymm5, ymmword ptr [rdi + 6208]
lea rax, [rdi + 3064]
lea r8, [rdi + 1160]
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
vmovapd ymm6, ymmword ptr [rdi + 832]
vmovupd ymm7, ymmword ptr [rdi + 2760]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7360]
vmovapd ymm9, ymmword ptr [rdi + 864]
vmovupd ymm10, ymmword ptr [rdi + 2792]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 7392]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7424]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7456]
vmovapd ymm12, ymmword ptr [rdi + 2752]
vmovdqa ymmword ptr [rdi + 7456], ymm1
vmovupd ymm1, ymmword ptr [rdi + 840]
vmovdqa ymmword ptr [rdi + 7424], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 7392], ymm5
vsubpd ymm5, ymm15, ymm0
vfmadd231pd ymm5, ymm12, ymm1
vpaddq ymm1, ymm7, ymm5
vmovapd ymm5, ymmword ptr [rdi + 2784]
vmovupd ymm7, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 7360], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm7
vmovdqa ymmword ptr [rdi + 6208], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm5, ymm7
vpaddq ymm3, ymm10, ymm3
vpaddq ymm0, ymm8, ymm0
vpaddq ymm4, ymm11, ymm4
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm12, ymm6
vpaddq ymm6, ymm8, ymmword ptr [rdi + 7296]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm5
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymm5
vpaddq ymm5, ymm10, ymmword ptr [rdi + 7328]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm3, ymm3, ymm8
vmovapd ymm7, ymmword ptr [rdi + 896]
vmovupd ymm8, ymmword ptr [rdi + 2824]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm8, ymm10, ymmword ptr [rdi + 7552]
vmovapd ymm10, ymmword ptr [rdi + 928]
vmovupd ymm11, ymmword ptr [rdi + 2856]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 7552], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm10, ymm11
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7584]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7616]
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7648]
vmovapd ymm12, ymmword ptr [rdi + 2816]
vmovdqa ymmword ptr [rdi + 7648], ymm1
vmovupd ymm1, ymmword ptr [rdi + 904]
vmovdqa ymmword ptr [rdi + 7616], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 7584], ymm6
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm8, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2848]
vmovupd ymm8, ymmword ptr [rdi + 936]
vmovdqa ymmword ptr [rdi + 7328], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm8
vmovdqa ymmword ptr [rdi + 7296], ymm0
vsubpd ymm0, ymm15, ymm4
vfmadd231pd ymm0, ymm6, ymm8
vpaddq ymm0, ymm3, ymm0
vpaddq ymm3, ymm9, ymm5
vpaddq ymm4, ymm11, ymm4
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm7, ymm12
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm7, ymm12
vpaddq ymm7, ymm8, ymmword ptr [rdi + 7488]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm6
vpaddq ymm6, ymm9, ymmword ptr [rdi + 7520]
vpaddq ymm1, ymm1, ymm5
vpaddq ymm0, ymm0, ymm8
vmovapd ymm5, ymmword ptr [rdi + 960]
vmovupd ymm8, ymmword ptr [rdi + 2888]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm8
vpaddq ymm8, ymm10, ymmword ptr [rdi + 7744]
vmovapd ymm10, ymmword ptr [rdi + 992]
vmovupd ymm11, ymmword ptr [rdi + 2920]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 7744], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm10, ymm11
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7776]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7808]
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7840]
vmovapd ymm12, ymmword ptr [rdi + 2880]
vmovdqa ymmword ptr [rdi + 7840], ymm1
vmovupd ymm1, ymmword ptr [rdi + 968]
vmovdqa ymmword ptr [rdi + 7808], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 7776], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm12, ymm1
vpaddq ymm1, ymm8, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2912]
vmovupd ymm8, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 7520], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm8
vmovdqa ymmword ptr [rdi + 7488], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm7, ymm8
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm9, ymm6
vpaddq ymm4, ymm11, ymm4
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm12
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm5, ymm12
vpaddq ymm5, ymm8, ymmword ptr [rdi + 7680]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7712]
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1024]
vmovupd ymm8, ymmword ptr [rdi + 2952]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymm8
vpaddq ymm8, ymm10, ymmword ptr [rdi + 7936]
vmovapd ymm10, ymmword ptr [rdi + 1056]
vmovupd ymm11, ymmword ptr [rdi + 2984]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 7936], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm10, ymm11
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7968]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8000]
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8032]
vmovapd ymm12, ymmword ptr [rdi + 2944]
vmovdqa ymmword ptr [rdi + 8032], ymm1
vmovupd ymm1, ymmword ptr [rdi + 1032]
vmovdqa ymmword ptr [rdi + 8000], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 7968], ymm5
vsubpd ymm5, ymm15, ymm7
vfmadd231pd ymm5, ymm12, ymm1
vpaddq ymm1, ymm8, ymm5
vmovapd ymm5, ymmword ptr [rdi + 2976]
vmovupd ymm8, ymmword ptr [rdi + 1064]
vmovdqa ymmword ptr [rdi + 7712], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm8
vmovdqa ymmword ptr [rdi + 7680], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm5, ymm8
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm9, ymm7
vpaddq ymm4, ymm11, ymm4
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm12
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm12
vpaddq ymm6, ymm8, ymmword ptr [rdi + 7872]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm5
vpaddq ymm5, ymm9, ymmword ptr [rdi + 7904]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rdi + 1088]
vmovupd ymm8, ymmword ptr [rdi + 3016]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm8, ymm10, ymmword ptr [rdi + 8128]
vmovapd ymm10, ymmword ptr [rdi + 1120]
vmovupd ymm11, ymmword ptr [rdi + 3048]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 8128], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm10, ymm11
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8160]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8192]
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8224]
vmovapd ymm12, ymmword ptr [rdi + 3008]
vmovdqa ymmword ptr [rdi + 8224], ymm1
vmovupd ymm1, ymmword ptr [rdi + 1096]
vmovdqa ymmword ptr [rdi + 8192], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 8160], ymm6
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm8, ymm6
vmovapd ymm6, ymmword ptr [rdi + 3040]
vmovupd ymm8, ymmword ptr [rdi + 1128]
vmovdqa ymmword ptr [rdi + 7904], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm8
vmovdqa ymmword ptr [rdi + 7872], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm6, ymm8
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm9, ymm5
vpaddq ymm4, ymm11, ymm4
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm7, ymm12
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm7, ymm12
vpaddq ymm7, ymm8, ymmword ptr [rdi + 8064]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm6
vpaddq ymm6, ymm9, ymmword ptr [rdi + 8096]
vpaddq ymm1, ymm1, ymm5
vpaddq ymm0, ymm0, ymm8
vmovapd ymm5, ymmword ptr [rdi + 1152]
vmovupd ymm8, ymmword ptr [rdi + 3080]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm8
vpaddq ymm2, ymm2, ymm10
vmovapd ymm8, ymmword ptr [rdi + 1184]
vmovupd ymm10, ymmword ptr [rdi + 3112]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 6208]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7360]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7392]
vmovapd ymm12, ymmword ptr [rdi + 3072]
vmovdqa ymmword ptr [rdi + 7392], ymm0
vmovupd ymm0, ymmword ptr [rdi + 1160]
vmovdqa ymmword ptr [rdi + 7360], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm12, ymm0
vmovdqa ymmword ptr [rdi + 6208], ymm6
vsubpd ymm6, ymm15, ymm1
vfmadd231pd ymm6, ymm12, ymm0
vpaddq ymm0, ymm2, ymm6
vmovapd ymm2, ymmword ptr [rdi + 3104]
vmovupd ymm6, ymmword ptr [rdi + 1192]
vmovdqa ymmword ptr [rdi + 8096], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm2, ymm6
vmovdqa ymmword ptr [rdi + 8064], ymm4
vsubpd ymm4, ymm15, ymm7
vfmadd231pd ymm4, ymm2, ymm6
vpaddq ymm4, ymm10, ymm4
vpaddq ymm1, ymm9, ymm1
vpaddq ymm6, ymm11, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm12
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm5, ymm12
vpaddq ymm5, ymm9, ymmword ptr [rdi + 7424]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm2
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm2
vpaddq ymm2, ymm10, ymmword ptr [rdi + 7456]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm4, ymm4, ymm9
vmovdqa ymmword ptr [rdi + 7456], ymm0
vmovdqa ymmword ptr [rdi + 7424], ymm1
vmovdqa ymmword ptr [rdi + 6688], ymm2
vmovdqa ymmword ptr [rdi + 7264], ymm3
vmovdqa ymmword ptr [rdi + 7232], ymm4
vmovdqa ymmword ptr [rdi + 6880], ymm5
vmovdqa ymmword ptr [rdi + 7200], ymm6
vmovdqa ymm0, ymmword ptr [rdi + 5760]
vmovdqa ymm1, ymmword ptr [rdi + 5760]
vmovdqa ymm2, ymmword ptr [rdi + 5760]
vmovdqa ymm3, ymmword ptr [rdi + 5760]
vmovdqa ymm4, ymmword ptr [rdi + 5760]
vmovdqa ymm5, ymmword ptr [rdi + 5792]
vmovdqa ymm6, ymmword ptr [rdi + 5792]
vmovdqa ymm7, ymmword ptr [rdi + 5792]
vmovdqa ymm8, ymmword ptr [rdi + 5792]
vmovdqa ymm9, ymmword ptr [rdi + 5792]
lea rax, [rdi + 3968]
lea r8, [rsi + 0]
mov r9d, 32
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 6560], ymm0
vmovdqa ymmword ptr [rdi + 6080], ymm1
vmovdqa ymmword ptr [rdi + 6816], ymm2
vmovdqa ymmword ptr [rdi + 6848], ymm3
vmovdqa ymmword ptr [rdi + 5952], ymm4
vmovdqa ymmword ptr [rdi + 6464], ymm5
vmovdqa ymmword ptr [rdi + 6432], ymm6
vmovdqa ymmword ptr [rdi + 6528], ymm7
vmovdqa ymmword ptr [rdi + 7008], ymm8
vmovdqa ymmword ptr [rdi + 6976], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5760]
vmovdqa ymm1, ymmword ptr [rdi + 5760]
vmovdqa ymm2, ymmword ptr [rdi + 5760]
vmovdqa ymm3, ymmword ptr [rdi + 5760]
vmovdqa ymm4, ymmword ptr [rdi + 5760]
vmovdqa ymm5, ymmword ptr [rdi + 5792]
vmovdqa ymm6, ymmword ptr [rdi + 5792]
vmovdqa ymm7, ymmword ptr [rdi + 5792]
vmovdqa ymm8, ymmword ptr [rdi + 5792]
vmovdqa ymm9, ymmword ptr [rdi + 5792]
lea rax, [rdi + 3968]
lea r8, [rsi + 0]
mov r9d, 32
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 6496], ymm0
vmovdqa ymmword ptr [rdi + 6144], ymm1
vmovdqa ymmword ptr [rdi + 6048], ymm2
vmovdqa ymmword ptr [rdi + 6656], ymm3
vmovdqa ymmword ptr [rdi + 6304], ymm4
vmovdqa ymmword ptr [rdi + 5984], ymm5
vmovdqa ymmword ptr [rdi + 6720], ymm6
vmovdqa ymmword ptr [rdi + 6272], ymm7
vmovdqa ymmword ptr [rdi + 7040], ymm8
vmovdqa ymmword ptr [rdi + 7072], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5760]
vmovdqa ymm1, ymmword ptr [rdi + 5760]
vmovdqa ymm2, ymmword ptr [rdi + 5760]
vmovdqa ymm3, ymmword ptr [rdi + 5760]
vmovdqa ymm4, ymmword ptr [rdi + 5760]
vmovdqa ymm5, ymmword ptr [rdi + 5792]
vmovdqa ymm6, ymmword ptr [rdi + 5792]
vmovdqa ymm7, ymmword ptr [rdi + 5792]
vmovdqa ymm8, ymmword ptr [rdi + 5792]
vmovdqa ymm9, ymmword ptr [rdi + 5792]
lea rax, [rdi + 3968]
lea r8, [rsi + 0]
mov r9d, 32
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 7168], ymm0
vmovdqa ymmword ptr [rdi + 6944], ymm1
vmovdqa ymmword ptr [rdi + 6176], ymm2
vmovdqa ymmword ptr [rdi + 6912], ymm3
vmovdqa ymmword ptr [rdi + 6624], ymm4
vmovdqa ymmword ptr [rdi + 6240], ymm5
vmovdqa ymmword ptr [rdi + 6016], ymm6
vmovdqa ymmword ptr [rdi + 6592], ymm7
vmovdqa ymmword ptr [rdi + 7136], ymm8
vmovdqa ymmword ptr [rdi + 7104], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5760]
vmovdqa ymm1, ymmword ptr [rdi + 5760]
vmovdqa ymm2, ymmword ptr [rdi + 5760]
vmovdqa ymm3, ymmword ptr [rdi + 5760]
vmovdqa ymm4, ymmword ptr [rdi + 5760]
vmovdqa ymm5, ymmword ptr [rdi + 5792]
vmovdqa ymm6, ymmword ptr [rdi + 5792]
vmovdqa ymm7, ymmword ptr [rdi + 5792]
vmovdqa ymm8, ymmword ptr [rdi + 5792]
vmovdqa ymm9, ymmword ptr [rdi + 5792]
lea rax, [rdi + 3968]
lea r8, [rsi + 0]
mov r9d, 32
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 480]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 480]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 512]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 512]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 544]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 544]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 576]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 576]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 608]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 608]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 6112]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 7296], 33
vmovapd ymm11, ymmword ptr [rdi + 7296]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 7328], 33
vmovapd ymm12, ymmword ptr [rdi + 7328]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7584]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7616]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5376]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 7616], ymm9
vmovapd ymm9, ymmword ptr [rdi + 5408]
vmovdqa ymmword ptr [rdi + 7584], ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 7648]
vmovdqa ymmword ptr [rdi + 7648], ymm4
vpaddq ymm4, ymm9, ymmword ptr [rdi + 7552]
vmovdqa ymmword ptr [rdi + 7552], ymm3
vpunpcklqdq ymm3, ymm10, ymm8
vpunpckhqdq ymm8, ymm10, ymm8
vperm2i128 ymm10, ymm3, ymm8, 32
vperm2i128 ymm3, ymm3, ymm8, 49
vpaddq ymm8, ymm10, ymmword ptr [rdi + 6560]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6080]
vmovapd ymm10, ymmword ptr [rdi + 6464]
vmovdqa ymmword ptr [rdi + 6080], ymm7
vperm2i128 ymm7, ymm10, ymm10, 8
vpalignr ymm7, ymm10, ymm7, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 6432], 33
vmovdqa ymmword ptr [rdi + 6464], ymm6
vmovapd ymm6, ymmword ptr [rdi + 6432]
vpalignr ymm10, ymm6, ymm10, 8
vpaddq ymm7, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
vpsrlq ymm8, ymm7, 52
vpsrlq ymm10, ymm3, 52
vmovdqa ymmword ptr [rdi + 6560], ymm2
vmovapd ymm2, ymmword ptr [rdi + 6336]
vperm2i128 ymm2, ymm2, ymm8, 33
vpalignr ymm2, ymm8, ymm2, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vmovdqa ymmword ptr [rdi + 6336], ymm1
vpaddq ymm1, ymm7, ymm2
vmovdqa ymmword ptr [rdi + 7296], ymm5
vpxor ymm5, ymm7, ymm1
vpor ymm13, ymm13, ymm5
vpaddq ymm2, ymm3, ymm8
vpxor ymm5, ymm3, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm1, ymm1, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm2, ymm2, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4672], ymm1
vmovdqa ymmword ptr [rdi + 4704], ymm2
vpunpcklqdq ymm1, ymm11, ymm4
vpunpckhqdq ymm2, ymm11, ymm4
vperm2i128 ymm3, ymm1, ymm2, 32
vperm2i128 ymm1, ymm1, ymm2, 49
vpaddq ymm2, ymm3, ymmword ptr [rdi + 6816]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6848]
vperm2i128 ymm3, ymm6, ymmword ptr [rdi + 6528], 33
vmovapd ymm4, ymmword ptr [rdi + 6528]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 7008], 33
vmovapd ymm5, ymmword ptr [rdi + 7008]
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm2, ymm2, ymm3
vpaddq ymm1, ymm1, ymm4
vpsrlq ymm3, ymm2, 52
vpsrlq ymm4, ymm1, 52
vperm2i128 ymm6, ymm10, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm7, ymm2, ymm6
vpxor ymm8, ymm2, ymm7
vpor ymm13, ymm13, ymm8
vpaddq ymm2, ymm1, ymm3
vpxor ymm6, ymm1, ymm2
vpor ymm13, ymm13, ymm6
vpand ymm1, ymm7, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm2, ymm2, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4736], ymm1
vmovdqa ymmword ptr [rdi + 4768], ymm2
vperm2i128 ymm1, ymm12, ymmword ptr [rdi + 7488], 33
vmovapd ymm2, ymmword ptr [rdi + 7488]
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 7520], 33
vmovapd ymm3, ymmword ptr [rdi + 7520]
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7776]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7808]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5376]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5376]
vpaddq ymm6, ymm9, ymmword ptr [rdi + 7840]
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7744]
vpunpcklqdq ymm8, ymm1, ymm6
vpunpckhqdq ymm1, ymm1, ymm6
vperm2i128 ymm6, ymm8, ymm1, 32
vperm2i128 ymm1, ymm8, ymm1, 49
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5952]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6496]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 6976], 33
vmovapd ymm8, ymmword ptr [rdi + 6976]
vpalignr ymm5, ymm8, ymm5, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 5984], 33
vmovapd ymm10, ymmword ptr [rdi + 5984]
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm5, ymm6, ymm5
vpaddq ymm1, ymm1, ymm8
vpsrlq ymm6, ymm5, 52
vpsrlq ymm8, ymm1, 52
vperm2i128 ymm4, ymm4, ymm6, 33
vpalignr ymm4, ymm6, ymm4, 8
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vpaddq ymm11, ymm5, ymm4
vpxor ymm12, ymm5, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm1, ymm6
vpxor ymm5, ymm1, ymm4
vpor ymm13, ymm13, ymm5
vpand ymm1, ymm11, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm4, ymm4, ymmword ptr [rdi + 5056]
vpor ymm4, ymm4, ymmword ptr [rdi + 5088]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4800], ymm1
vmovdqa ymmword ptr [rdi + 4832], ymm4
vpunpcklqdq ymm1, ymm2, ymm7
vpunpckhqdq ymm2, ymm2, ymm7
vperm2i128 ymm4, ymm1, ymm2, 32
vperm2i128 ymm1, ymm1, ymm2, 49
vpaddq ymm2, ymm4, ymmword ptr [rdi + 6144]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6048]
vperm2i128 ymm4, ymm10, ymmword ptr [rdi + 6720], 33
vmovapd ymm5, ymmword ptr [rdi + 6720]
vpalignr ymm4, ymm5, ymm4, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 6272], 33
vmovapd ymm6, ymmword ptr [rdi + 6272]
vpalignr ymm5, ymm6, ymm5, 8
vpaddq ymm2, ymm2, ymm4
vpaddq ymm1, ymm1, ymm5
vpsrlq ymm4, ymm2, 52
vpsrlq ymm5, ymm1, 52
vperm2i128 ymm7, ymm8, ymm4, 33
vpalignr ymm7, ymm4, ymm7, 8
vperm2i128 ymm8, ymm4, ymm5, 33
vpalignr ymm8, ymm5, ymm8, 8
vpaddq ymm10, ymm2, ymm7
vpxor ymm11, ymm2, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm2, ymm1, ymm8
vpxor ymm7, ymm1, ymm2
vpor ymm13, ymm13, ymm7
vpand ymm1, ymm10, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm2, ymm2, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 4864], ymm1
vmovdqa ymmword ptr [rdi + 4896], ymm2
vmovdqa ymmword ptr [rdi + 6720], ymm0
vmovdqa ymmword ptr [rdi + 5984], ymm4
vmovdqa ymmword ptr [rdi + 6048], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5824]
vmovdqa ymm1, ymmword ptr [rdi + 5824]
vmovdqa ymm2, ymmword ptr [rdi + 5824]
vmovdqa ymm3, ymmword ptr [rdi + 5824]
vmovdqa ymm4, ymmword ptr [rdi + 5824]
vmovdqa ymm5, ymmword ptr [rdi + 5856]
vmovdqa ymm6, ymmword ptr [rdi + 5856]
vmovdqa ymm7, ymmword ptr [rdi + 5856]
vmovdqa ymm8, ymmword ptr [rdi + 5856]
vmovdqa ymm9, ymmword ptr [rdi + 5856]
lea rax, [rdi + 4400]
lea r8, [rsi + 20480]
mov r9d, 18
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 6144], ymm0
vmovdqa ymmword ptr [rdi + 6976], ymm1
vmovdqa ymmword ptr [rdi + 7008], ymm2
vmovdqa ymmword ptr [rdi + 6496], ymm3
vmovdqa ymmword ptr [rdi + 5952], ymm4
vmovdqa ymmword ptr [rdi + 7744], ymm5
vmovdqa ymmword ptr [rdi + 7840], ymm6
vmovdqa ymmword ptr [rdi + 7808], ymm7
vmovdqa ymmword ptr [rdi + 7776], ymm8
vmovdqa ymmword ptr [rdi + 7488], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5824]
vmovdqa ymm1, ymmword ptr [rdi + 5824]
vmovdqa ymm2, ymmword ptr [rdi + 5824]
vmovdqa ymm3, ymmword ptr [rdi + 5824]
vmovdqa ymm4, ymmword ptr [rdi + 5824]
vmovdqa ymm5, ymmword ptr [rdi + 5856]
vmovdqa ymm6, ymmword ptr [rdi + 5856]
vmovdqa ymm7, ymmword ptr [rdi + 5856]
vmovdqa ymm8, ymmword ptr [rdi + 5856]
vmovdqa ymm9, ymmword ptr [rdi + 5856]
lea rax, [rdi + 4400]
lea r8, [rsi + 20480]
mov r9d, 18
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 7328], ymm0
vmovdqa ymmword ptr [rdi + 6528], ymm1
vmovdqa ymmword ptr [rdi + 6432], ymm2
vmovdqa ymmword ptr [rdi + 6848], ymm3
vmovdqa ymmword ptr [rdi + 6816], ymm4
vmovdqa ymmword ptr [rdi + 6112], ymm5
vmovdqa ymmword ptr [rdi + 8256], ymm6
vmovdqa ymmword ptr [rdi + 8288], ymm7
vmovdqa ymmword ptr [rdi + 8320], ymm8
vmovdqa ymmword ptr [rdi + 8352], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5824]
vmovdqa ymm1, ymmword ptr [rdi + 5824]
vmovdqa ymm2, ymmword ptr [rdi + 5824]
vmovdqa ymm3, ymmword ptr [rdi + 5824]
vmovdqa ymm4, ymmword ptr [rdi + 5824]
vmovdqa ymm5, ymmword ptr [rdi + 5856]
vmovdqa ymm6, ymmword ptr [rdi + 5856]
vmovdqa ymm7, ymmword ptr [rdi + 5856]
vmovdqa ymm8, ymmword ptr [rdi + 5856]
vmovdqa ymm9, ymmword ptr [rdi + 5856]
lea rax, [rdi + 4400]
lea r8, [rsi + 20480]
mov r9d, 18
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 8384], ymm0
vmovdqa ymmword ptr [rdi + 8416], ymm1
vmovdqa ymmword ptr [rdi + 8448], ymm2
vmovdqa ymmword ptr [rdi + 8480], ymm3
vmovdqa ymmword ptr [rdi + 8512], ymm4
vmovdqa ymmword ptr [rdi + 8544], ymm5
vmovdqa ymmword ptr [rdi + 8576], ymm6
vmovdqa ymmword ptr [rdi + 8608], ymm7
vmovdqa ymmword ptr [rdi + 8640], ymm8
vmovdqa ymmword ptr [rdi + 8672], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5824]
vmovdqa ymm1, ymmword ptr [rdi + 5824]
vmovdqa ymm2, ymmword ptr [rdi + 5824]
vmovdqa ymm3, ymmword ptr [rdi + 5824]
vmovdqa ymm4, ymmword ptr [rdi + 5824]
vmovdqa ymm5, ymmword ptr [rdi + 5856]
vmovdqa ymm6, ymmword ptr [rdi + 5856]
vmovdqa ymm7, ymmword ptr [rdi + 5856]
vmovdqa ymm8, ymmword ptr [rdi + 5856]
vmovdqa ymm9, ymmword ptr [rdi + 5856]
lea rax, [rdi + 4400]
lea r8, [rsi + 20480]
mov r9d, 18
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 480]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 480]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 512]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 512]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 544]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 544]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 576]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 576]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 608]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 608]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 6144]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6656]
vmovapd ymm11, ymmword ptr [rdi + 6976]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6304]
vmovapd ymm12, ymmword ptr [rdi + 7744]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7040]
vmovdqa ymmword ptr [rdi + 7744], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7840]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7072]
vmovdqa ymmword ptr [rdi + 7840], ymm8
vmovapd ymm8, ymmword ptr [rdi + 7008]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7168]
vmovdqa ymmword ptr [rdi + 7008], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6496]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6944]
vmovdqa ymmword ptr [rdi + 6496], ymm6
vmovapd ymm6, ymmword ptr [rdi + 7808]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6240]
vmovdqa ymmword ptr [rdi + 7808], ymm5
vmovapd ymm5, ymmword ptr [rdi + 7776]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6016]
vmovdqa ymmword ptr [rdi + 7776], ymm5
vmovapd ymm5, ymmword ptr [rdi + 5952]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6176]
vmovdqa ymmword ptr [rdi + 5952], ymm6
vmovapd ymm6, ymmword ptr [rdi + 7328]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6912]
vmovdqa ymmword ptr [rdi + 7328], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7488]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6592]
vmovdqa ymmword ptr [rdi + 7488], ymm9
vmovapd ymm9, ymmword ptr [rdi + 6112]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7136]
vmovdqa ymmword ptr [rdi + 6112], ymm9
vmovapd ymm9, ymmword ptr [rdi + 6528]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6624]
vmovdqa ymmword ptr [rdi + 6528], ymm12
vmovapd ymm12, ymmword ptr [rdi + 6432]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6720]
vmovdqa ymmword ptr [rdi + 6432], ymm4
vmovapd ymm4, ymmword ptr [rdi + 8256]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7104]
vmovdqa ymmword ptr [rdi + 8256], ymm4
vmovapd ymm4, ymmword ptr [rdi + 8288]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7296]
vmovdqa ymmword ptr [rdi + 8288], ymm4
vmovapd ymm4, ymmword ptr [rdi + 6848]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 6336]
vmovdqa ymmword ptr [rdi + 6848], ymm3
vmovapd ymm3, ymmword ptr [rdi + 6816]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6560]
vmovdqa ymmword ptr [rdi + 6816], ymm2
vmovapd ymm2, ymmword ptr [rdi + 8320]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 6464]
vmovdqa ymmword ptr [rdi + 8320], ymm2
vmovapd ymm2, ymmword ptr [rdi + 8352]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 6080]
vmovdqa ymmword ptr [rdi + 8352], ymm2
vmovapd ymm2, ymmword ptr [rdi + 8384]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7552]
vmovdqa ymmword ptr [rdi + 8384], ymm1
vmovapd ymm1, ymmword ptr [rdi + 8416]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7648]
vmovdqa ymmword ptr [rdi + 8416], ymm0
vmovapd ymm0, ymmword ptr [rdi + 8544]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7584]
vmovdqa ymmword ptr [rdi + 8544], ymm0
vmovapd ymm0, ymmword ptr [rdi + 8576]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7616]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5760]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5760]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5760]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5760]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5760]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5760]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5760]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5760]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5760]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5760]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5760]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5760]
vmovdqa ymmword ptr [rdi + 8576], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5760]
vmovdqa ymmword ptr [rdi + 7616], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8448]
vmovdqa ymmword ptr [rdi + 8448], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8480]
vmovdqa ymmword ptr [rdi + 8480], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8512]
vmovdqa ymmword ptr [rdi + 8512], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8416]
vmovdqa ymmword ptr [rdi + 8416], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8384]
vmovdqa ymmword ptr [rdi + 8384], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6816]
vmovdqa ymmword ptr [rdi + 6816], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6848]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6432]
vmovdqa ymmword ptr [rdi + 6432], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 6848], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6528]
vmovdqa ymmword ptr [rdi + 6528], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7328]
vmovdqa ymmword ptr [rdi + 7328], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5952]
vmovdqa ymmword ptr [rdi + 5952], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7776]
vmovdqa ymmword ptr [rdi + 7776], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7488]
vmovdqa ymmword ptr [rdi + 7488], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6112]
vmovdqa ymmword ptr [rdi + 6112], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8256]
vmovdqa ymmword ptr [rdi + 8256], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8288]
vmovdqa ymmword ptr [rdi + 8288], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8320]
vmovdqa ymmword ptr [rdi + 8320], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8352]
vmovdqa ymmword ptr [rdi + 8352], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8544]
vpaddq ymm0, ymm0, ymm12
vmovdqa ymmword ptr [rdi + 8544], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8608]
vmovdqa ymmword ptr [rdi + 8608], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8640]
vmovdqa ymmword ptr [rdi + 8640], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8672]
vmovdqa ymmword ptr [rdi + 8672], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7808]
vmovdqa ymmword ptr [rdi + 7808], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6496]
vmovdqa ymmword ptr [rdi + 6496], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7008]
vmovdqa ymmword ptr [rdi + 7008], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7840]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7744]
vmovdqa ymmword ptr [rdi + 7744], ymm0
vmovdqa ymmword ptr [rdi + 7840], ymm1
vmovdqa ymmword ptr [rdi + 7584], ymm2
vmovdqa ymmword ptr [rdi + 7648], ymm3
vmovdqa ymmword ptr [rdi + 7552], ymm4
vmovdqa ymmword ptr [rdi + 6080], ymm5
vmovdqa ymmword ptr [rdi + 6464], ymm6
vmovdqa ymmword ptr [rdi + 6560], ymm7
vmovdqa ymmword ptr [rdi + 6336], ymm8
vmovdqa ymmword ptr [rdi + 7296], ymm9
vmovdqa ymmword ptr [rdi + 7104], ymm10
vmovdqa ymmword ptr [rdi + 6720], ymm11
vmovdqa ymmword ptr [rdi + 6624], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 7104]
vmovdqa ymm1, ymmword ptr [rdi + 7616]
vmovdqa ymm2, ymmword ptr [rdi + 6336]
vmovdqa ymm3, ymmword ptr [rdi + 6560]
vmovdqa ymm4, ymmword ptr [rdi + 6080]
vmovdqa ymm5, ymmword ptr [rdi + 6528]
vmovdqa ymm6, ymmword ptr [rdi + 7328]
vmovdqa ymm7, ymmword ptr [rdi + 5952]
vmovdqa ymm8, ymmword ptr [rdi + 7776]
vmovdqa ymm9, ymmword ptr [rdi + 7488]
lea rax, [rdi + 4672]
lea r8, [rsi + 0]
mov r9d, 32
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 7136], ymm0
vmovdqa ymmword ptr [rdi + 6592], ymm1
vmovdqa ymmword ptr [rdi + 6912], ymm2
vmovdqa ymmword ptr [rdi + 6176], ymm3
vmovdqa ymmword ptr [rdi + 6016], ymm4
vmovdqa ymmword ptr [rdi + 6240], ymm5
vmovdqa ymmword ptr [rdi + 6944], ymm6
vmovdqa ymmword ptr [rdi + 7168], ymm7
vmovdqa ymmword ptr [rdi + 7072], ymm8
vmovdqa ymmword ptr [rdi + 7040], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 6464]
vmovdqa ymm1, ymmword ptr [rdi + 7296]
vmovdqa ymm2, ymmword ptr [rdi + 8576]
vmovdqa ymm3, ymmword ptr [rdi + 7552]
vmovdqa ymm4, ymmword ptr [rdi + 7648]
vmovdqa ymm5, ymmword ptr [rdi + 6112]
vmovdqa ymm6, ymmword ptr [rdi + 8256]
vmovdqa ymm7, ymmword ptr [rdi + 8288]
vmovdqa ymm8, ymmword ptr [rdi + 8320]
vmovdqa ymm9, ymmword ptr [rdi + 8352]
lea rax, [rdi + 4672]
lea r8, [rsi + 0]
mov r9d, 32
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 6976], ymm0
vmovdqa ymmword ptr [rdi + 6304], ymm1
vmovdqa ymmword ptr [rdi + 6144], ymm2
vmovdqa ymmword ptr [rdi + 6656], ymm3
vmovdqa ymmword ptr [rdi + 8704], ymm4
vmovdqa ymmword ptr [rdi + 8736], ymm5
vmovdqa ymmword ptr [rdi + 8768], ymm6
vmovdqa ymmword ptr [rdi + 8800], ymm7
vmovdqa ymmword ptr [rdi + 8832], ymm8
vmovdqa ymmword ptr [rdi + 8864], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 7584]
vmovdqa ymm1, ymmword ptr [rdi + 7840]
vmovdqa ymm2, ymmword ptr [rdi + 8448]
vmovdqa ymm3, ymmword ptr [rdi + 8480]
vmovdqa ymm4, ymmword ptr [rdi + 8512]
vmovdqa ymm5, ymmword ptr [rdi + 8544]
vmovdqa ymm6, ymmword ptr [rdi + 7744]
vmovdqa ymm7, ymmword ptr [rdi + 8608]
vmovdqa ymm8, ymmword ptr [rdi + 8640]
vmovdqa ymm9, ymmword ptr [rdi + 8672]
lea rax, [rdi + 4672]
lea r8, [rsi + 0]
mov r9d, 32
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
add r8, 640
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 8896], ymm0
vmovdqa ymmword ptr [rdi + 8928], ymm1
vmovdqa ymmword ptr [rdi + 8960], ymm2
vmovdqa ymmword ptr [rdi + 8992], ymm3
vmovdqa ymmword ptr [rdi + 9024], ymm4
vmovdqa ymmword ptr [rdi + 9056], ymm5
vmovdqa ymmword ptr [rdi + 9088], ymm6
vmovdqa ymmword ptr [rdi + 9120], ymm7
vmovdqa ymmword ptr [rdi + 9152], ymm8
vmovdqa ymmword ptr [rdi + 9184], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 8416]
vmovdqa ymm1, ymmword ptr [rdi + 8384]
vmovdqa ymm2, ymmword ptr [rdi + 6816]
vmovdqa ymm3, ymmword ptr [rdi + 6848]
vmovdqa ymm4, ymmword ptr [rdi + 6432]
vmovdqa ymm5, ymmword ptr [rdi + 7808]
vmovdqa ymm6, ymmword ptr [rdi + 6496]
vmovdqa ymm7, ymmword ptr [rdi + 7008]
vmovdqa ymm8, ymmword ptr [rdi + 6720]
vmovdqa ymm9, ymmword ptr [rdi + 6624]
lea rax, [rdi + 4672]
lea r8, [rsi + 0]
mov r9d, 32
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 480]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 480]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 512]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 512]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 544]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 544]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 576]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 576]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 608]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 608]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 640
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 7520]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 7680], 33
vmovapd ymm11, ymmword ptr [rdi + 7680]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 7712], 33
vmovapd ymm12, ymmword ptr [rdi + 7712]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7968]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8000]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5376]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 8000], ymm9
vmovapd ymm9, ymmword ptr [rdi + 5408]
vmovdqa ymmword ptr [rdi + 7968], ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 8032]
vmovdqa ymmword ptr [rdi + 8032], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7936]
vmovdqa ymmword ptr [rdi + 7936], ymm6
vpunpcklqdq ymm6, ymm10, ymm8
vpunpckhqdq ymm8, ymm10, ymm8
vperm2i128 ymm10, ymm6, ymm8, 32
vperm2i128 ymm6, ymm6, ymm8, 49
vpaddq ymm8, ymm10, ymmword ptr [rdi + 7136]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6592]
vpunpcklqdq ymm10, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6912]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6176]
vperm2i128 ymm11, ymm12, ymmword ptr [rdi + 7872], 33
vmovapd ymm12, ymmword ptr [rdi + 7872]
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 7904], 33
vmovdqa ymmword ptr [rdi + 7872], ymm5
vmovapd ymm5, ymmword ptr [rdi + 7904]
vpalignr ymm12, ymm5, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8160]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 8192]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5376]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 8192], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8224]
vmovdqa ymmword ptr [rdi + 8224], ymm10
vpaddq ymm10, ymm9, ymmword ptr [rdi + 8128]
vmovdqa ymmword ptr [rdi + 8128], ymm6
vpunpcklqdq ymm6, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm6, ymm7, 32
vperm2i128 ymm6, ymm6, ymm7, 49
vpaddq ymm7, ymm11, ymmword ptr [rdi + 6016]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6976]
vpunpcklqdq ymm11, ymm12, ymm10
vpunpckhqdq ymm10, ymm12, ymm10
vperm2i128 ymm12, ymm11, ymm10, 32
vperm2i128 ymm10, ymm11, ymm10, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6304]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6144]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 7264], 33
vmovapd ymm12, ymmword ptr [rdi + 7264]
vpalignr ymm5, ymm12, ymm5, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 8064], 33
vmovdqa ymmword ptr [rdi + 7264], ymm10
vmovapd ymm10, ymmword ptr [rdi + 8064]
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8096]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6208]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5376]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 6208], ymm11
vpaddq ymm11, ymm9, ymmword ptr [rdi + 7360]
vmovdqa ymmword ptr [rdi + 7360], ymm6
vpaddq ymm6, ymm9, ymmword ptr [rdi + 7392]
vmovdqa ymmword ptr [rdi + 7392], ymm7
vpunpcklqdq ymm7, ymm5, ymm11
vpunpckhqdq ymm5, ymm5, ymm11
vperm2i128 ymm11, ymm7, ymm5, 32
vperm2i128 ymm5, ymm7, ymm5, 49
vpaddq ymm7, ymm11, ymmword ptr [rdi + 6656]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8704]
vpunpcklqdq ymm11, ymm12, ymm6
vpunpckhqdq ymm6, ymm12, ymm6
vperm2i128 ymm12, ymm11, ymm6, 32
vperm2i128 ymm6, ymm11, ymm6, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 8896]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 8928]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 7424], 33
vmovapd ymm12, ymmword ptr [rdi + 7424]
vpalignr ymm10, ymm12, ymm10, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 7200], 33
vmovdqa ymmword ptr [rdi + 7424], ymm6
vmovapd ymm6, ymmword ptr [rdi + 7200]
vpalignr ymm12, ymm6, ymm12, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6880]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6688]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5376]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 6688], ymm11
vpaddq ymm11, ymm9, ymmword ptr [rdi + 7456]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7232]
vmovdqa ymmword ptr [rdi + 7232], ymm5
vpunpcklqdq ymm5, ymm10, ymm11
vpunpckhqdq ymm10, ymm10, ymm11
vperm2i128 ymm11, ymm5, ymm10, 32
vperm2i128 ymm5, ymm5, ymm10, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 8960]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8992]
vpunpcklqdq ymm11, ymm12, ymm9
vpunpckhqdq ymm9, ymm12, ymm9
vperm2i128 ymm12, ymm11, ymm9, 32
vperm2i128 ymm9, ymm11, ymm9, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 9024]
vpaddq ymm0, ymm0, ymm9
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 5920], 33
vmovapd ymm9, ymmword ptr [rdi + 5920]
vpalignr ymm6, ymm9, ymm6, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6784]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5376]
vpunpcklqdq ymm9, ymm6, ymmword ptr [rdi + 6368]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 6368]
vperm2i128 ymm12, ymm9, ymm6, 32
vperm2i128 ymm6, ymm9, ymm6, 49
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 6752]
vperm2i128 ymm6, ymm6, ymm6, 129
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6400]
vpaddq ymm4, ymm4, ymm6
vmovapd ymm6, ymmword ptr [rdi + 6048]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 5984], 33
vmovapd ymm9, ymmword ptr [rdi + 5984]
vpalignr ymm6, ymm9, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 5888]
vpaddq ymm6, ymm8, ymm6
vmovapd ymm8, ymmword ptr [rdi + 6272]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6240], 33
vmovapd ymm9, ymmword ptr [rdi + 6240]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 6944], 33
vmovapd ymm12, ymmword ptr [rdi + 6944]
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 8128]
vpsrlq ymm9, ymm6, 52
vmovdqa ymmword ptr [rdi + 8128], ymm4
vpsrlq ymm4, ymm8, 52
vmovdqa ymmword ptr [rdi + 6240], ymm3
vperm2i128 ymm3, ymm9, ymm9, 8
vpalignr ymm3, ymm9, ymm3, 8
vperm2i128 ymm9, ymm9, ymm4, 33
vpalignr ymm9, ymm4, ymm9, 8
vmovdqa ymmword ptr [rdi + 6272], ymm2
vpaddq ymm2, ymm6, ymm3
vmovdqa ymmword ptr [rdi + 5984], ymm1
vpxor ymm1, ymm6, ymm2
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm8, ymm9
vpxor ymm3, ymm8, ymm1
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm12, ymmword ptr [rdi + 7168], 33
vmovapd ymm6, ymmword ptr [rdi + 7168]
vpalignr ymm3, ymm6, ymm3, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 7072], 33
vmovapd ymm8, ymmword ptr [rdi + 7072]
vpalignr ymm6, ymm8, ymm6, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 8224]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 8192]
vpsrlq ymm9, ymm3, 52
vpsrlq ymm12, ymm6, 52
vperm2i128 ymm4, ymm4, ymm9, 33
vpalignr ymm4, ymm9, ymm4, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vmovdqa ymmword ptr [rdi + 8192], ymm1
vpaddq ymm1, ymm3, ymm4
vmovdqa ymmword ptr [rdi + 8224], ymm2
vpxor ymm2, ymm3, ymm1
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm6, ymm9
vpxor ymm3, ymm6, ymm2
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm8, ymmword ptr [rdi + 7040], 33
vmovapd ymm4, ymmword ptr [rdi + 7040]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 8736], 33
vmovapd ymm6, ymmword ptr [rdi + 8736]
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7392]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7360]
vpsrlq ymm8, ymm3, 52
vpsrlq ymm9, ymm4, 52
vperm2i128 ymm12, ymm12, ymm8, 33
vpalignr ymm12, ymm8, ymm12, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vmovdqa ymmword ptr [rdi + 7360], ymm2
vpaddq ymm2, ymm3, ymm12
vmovdqa ymmword ptr [rdi + 7392], ymm1
vpxor ymm1, ymm3, ymm2
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm4, ymm8
vpxor ymm3, ymm4, ymm1
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm6, ymmword ptr [rdi + 8768], 33
vmovapd ymm4, ymmword ptr [rdi + 8768]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 8800], 33
vmovapd ymm6, ymmword ptr [rdi + 8800]
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6208]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7264]
vpsrlq ymm8, ymm3, 52
vpsrlq ymm12, ymm4, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm12, 33
vpalignr ymm8, ymm12, ymm8, 8
vmovdqa ymmword ptr [rdi + 7264], ymm1
vpaddq ymm1, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 6208], ymm2
vpxor ymm2, ymm3, ymm1
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm4, ymm8
vpxor ymm3, ymm4, ymm2
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm6, ymmword ptr [rdi + 8832], 33
vmovapd ymm4, ymmword ptr [rdi + 8832]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 8864], 33
vmovapd ymm6, ymmword ptr [rdi + 8864]
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm3, ymm7, ymm3
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7232]
vpsrlq ymm7, ymm3, 52
vpsrlq ymm8, ymm4, 52
vperm2i128 ymm9, ymm12, ymm7, 33
vpalignr ymm9, ymm7, ymm9, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm12, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 7232], ymm2
vpxor ymm2, ymm3, ymm12
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm4, ymm7
vpxor ymm3, ymm4, ymm2
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm6, ymmword ptr [rdi + 9056], 33
vmovapd ymm4, ymmword ptr [rdi + 9056]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 9088], 33
vmovapd ymm6, ymmword ptr [rdi + 9088]
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6688]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7424]
vpsrlq ymm7, ymm3, 52
vpsrlq ymm9, ymm4, 52
vperm2i128 ymm8, ymm8, ymm7, 33
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymm9, 33
vpalignr ymm7, ymm9, ymm7, 8
vmovdqa ymmword ptr [rdi + 7424], ymm2
vpaddq ymm2, ymm3, ymm8
vmovdqa ymmword ptr [rdi + 6688], ymm12
vpxor ymm12, ymm3, ymm2
vpor ymm13, ymm13, ymm12
vpaddq ymm3, ymm4, ymm7
vpxor ymm8, ymm4, ymm3
vpor ymm13, ymm13, ymm8
vperm2i128 ymm4, ymm6, ymmword ptr [rdi + 9120], 33
vmovapd ymm6, ymmword ptr [rdi + 9120]
vpalignr ymm4, ymm6, ymm4, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 9152], 33
vmovapd ymm7, ymmword ptr [rdi + 9152]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm4, ymm10, ymm4
vpaddq ymm5, ymm5, ymm6
vpsrlq ymm6, ymm4, 52
vpsrlq ymm8, ymm5, 52
vperm2i128 ymm9, ymm9, ymm6, 33
vpalignr ymm9, ymm6, ymm9, 8
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vpaddq ymm10, ymm4, ymm9
vpxor ymm12, ymm4, ymm10
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm5, ymm6
vpxor ymm9, ymm5, ymm4
vpor ymm13, ymm13, ymm9
vperm2i128 ymm5, ymm7, ymmword ptr [rdi + 9184], 33
vmovapd ymm6, ymmword ptr [rdi + 9184]
vpalignr ymm5, ymm6, ymm5, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 7872], 33
vmovapd ymm7, ymmword ptr [rdi + 7872]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm5, ymm11, ymm5
vpaddq ymm0, ymm0, ymm6
vpsrlq ymm6, ymm5, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm8, ymm8, ymm6, 33
vpalignr ymm8, ymm6, ymm8, 8
vperm2i128 ymm6, ymm6, ymm9, 33
vpalignr ymm6, ymm9, ymm6, 8
vpaddq ymm11, ymm5, ymm8
vpxor ymm12, ymm5, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm0, ymm6
vpxor ymm8, ymm0, ymm5
vpor ymm13, ymm13, ymm8
vperm2i128 ymm0, ymm7, ymmword ptr [rdi + 7936], 33
vmovapd ymm6, ymmword ptr [rdi + 7936]
vpalignr ymm0, ymm6, ymm0, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 8032], 33
vmovapd ymm7, ymmword ptr [rdi + 8032]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5984]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6272]
vpsrlq ymm8, ymm0, 52
vpsrlq ymm12, ymm6, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm12, 33
vpalignr ymm8, ymm12, ymm8, 8
vmovdqa ymmword ptr [rdi + 6272], ymm5
vpaddq ymm5, ymm0, ymm9
vmovdqa ymmword ptr [rdi + 5984], ymm11
vpxor ymm11, ymm0, ymm5
vpor ymm13, ymm13, ymm11
vpaddq ymm0, ymm6, ymm8
vpxor ymm9, ymm6, ymm0
vpor ymm13, ymm13, ymm9
vperm2i128 ymm6, ymm7, ymmword ptr [rdi + 7968], 33
vmovapd ymm7, ymmword ptr [rdi + 7968]
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 8000], 33
vmovapd ymm8, ymmword ptr [rdi + 8000]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6240]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8128]
vpsrlq ymm8, ymm6, 52
vpsrlq ymm9, ymm7, 52
vperm2i128 ymm11, ymm12, ymm8, 33
vpalignr ymm11, ymm8, ymm11, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm9, ymm6, ymm11
vpxor ymm12, ymm6, ymm9
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm7, ymm8
vpxor ymm11, ymm7, ymm6
vpor ymm13, ymm13, ymm11
vmovapd ymm7, ymmword ptr [rdi + 8224]
vpand ymm7, ymm7, ymmword ptr [rdi + 5056]
vpor ymm7, ymm7, ymmword ptr [rdi + 5088]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5088]
vmovapd ymm8, ymmword ptr [rdi + 8192]
vpand ymm8, ymm8, ymmword ptr [rdi + 5056]
vpor ymm8, ymm8, ymmword ptr [rdi + 5088]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 704], ymm7
vmovdqa ymmword ptr [rdi + 736], ymm8
vmovapd ymm7, ymmword ptr [rdi + 7392]
vpand ymm7, ymm7, ymmword ptr [rdi + 5056]
vpor ymm7, ymm7, ymmword ptr [rdi + 5088]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5088]
vmovapd ymm8, ymmword ptr [rdi + 7360]
vpand ymm8, ymm8, ymmword ptr [rdi + 5056]
vpor ymm8, ymm8, ymmword ptr [rdi + 5088]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 768], ymm7
vmovdqa ymmword ptr [rdi + 800], ymm8
vmovapd ymm7, ymmword ptr [rdi + 6208]
vpand ymm7, ymm7, ymmword ptr [rdi + 5056]
vpor ymm7, ymm7, ymmword ptr [rdi + 5088]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5088]
vmovapd ymm8, ymmword ptr [rdi + 7264]
vpand ymm8, ymm8, ymmword ptr [rdi + 5056]
vpor ymm8, ymm8, ymmword ptr [rdi + 5088]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 832], ymm7
vmovdqa ymmword ptr [rdi + 864], ymm8
vpand ymm1, ymm1, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vmovapd ymm7, ymmword ptr [rdi + 7232]
vpand ymm7, ymm7, ymmword ptr [rdi + 5056]
vpor ymm7, ymm7, ymmword ptr [rdi + 5088]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 896], ymm1
vmovdqa ymmword ptr [rdi + 928], ymm7
vmovapd ymm1, ymmword ptr [rdi + 6688]
vpand ymm1, ymm1, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vmovapd ymm7, ymmword ptr [rdi + 7424]
vpand ymm7, ymm7, ymmword ptr [rdi + 5056]
vpor ymm7, ymm7, ymmword ptr [rdi + 5088]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 960], ymm1
vmovdqa ymmword ptr [rdi + 992], ymm7
vpand ymm1, ymm2, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm2, ymm3, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 1024], ymm1
vmovdqa ymmword ptr [rdi + 1056], ymm2
vpand ymm1, ymm10, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm2, ymm4, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 1088], ymm1
vmovdqa ymmword ptr [rdi + 1120], ymm2
vmovapd ymm1, ymmword ptr [rdi + 5984]
vpand ymm1, ymm1, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vmovapd ymm2, ymmword ptr [rdi + 6272]
vpand ymm2, ymm2, ymmword ptr [rdi + 5056]
vpor ymm2, ymm2, ymmword ptr [rdi + 5088]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 1152], ymm1
vmovdqa ymmword ptr [rdi + 1184], ymm2
vpand ymm1, ymm5, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vpand ymm0, ymm0, ymmword ptr [rdi + 5056]
vpor ymm0, ymm0, ymmword ptr [rdi + 5088]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 1216], ymm1
vmovdqa ymmword ptr [rdi + 1248], ymm0
vpand ymm0, ymm9, ymmword ptr [rdi + 5056]
vpor ymm0, ymm0, ymmword ptr [rdi + 5088]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5088]
vpand ymm1, ymm6, ymmword ptr [rdi + 5056]
vpor ymm1, ymm1, ymmword ptr [rdi + 5088]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 1280], ymm0
vmovdqa ymmword ptr [rdi + 1312], ymm1
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
