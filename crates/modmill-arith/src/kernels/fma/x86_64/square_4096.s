# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-3328 mod N, N odd of at most 4096 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 80 limbs below 2^52, the top one below 2^46; ymm13 collects predicted carries that rippled.
# 20646 instructions a step, 2600 pairs of products, 168 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 3072]
vmovapd ymm15, ymmword ptr [rdi + 3104]
.p2align 6
2:
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3264]
vmovdqa ymm3, ymmword ptr [rdi + 3264]
vmovdqa ymm4, ymmword ptr [rdi + 3328]
vmovdqa ymm5, ymmword ptr [rdi + 3328]
lea rax, [rdi + 696]
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
vmovdqa ymmword ptr [rdi + 4000], ymm0
vmovdqa ymmword ptr [rdi + 4032], ymm1
vmovdqa ymmword ptr [rdi + 4064], ymm2
vmovdqa ymmword ptr [rdi + 4096], ymm3
vmovdqa ymmword ptr [rdi + 4128], ymm4
vmovdqa ymmword ptr [rdi + 4160], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3232]
vmovdqa ymm1, ymmword ptr [rdi + 3232]
vmovdqa ymm2, ymmword ptr [rdi + 3296]
vmovdqa ymm3, ymmword ptr [rdi + 3296]
vmovdqa ymm4, ymmword ptr [rdi + 3360]
vmovdqa ymm5, ymmword ptr [rdi + 3360]
lea rax, [rdi + 760]
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
vmovapd ymm6, ymmword ptr [rdi + 704]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 736], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 736]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 768], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm7
vpaddq ymm7, ymm11, ymmword ptr [rdi + 4064]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 4096]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4128]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4160]
vmovapd ymm12, ymmword ptr [rdi + 4000]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 4000], ymm1
vmovapd ymm1, ymmword ptr [rdi + 4032]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm7, ymm7, ymm7
vpaddq ymm9, ymm9, ymm9
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4032], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 4160], ymm10
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
vmovapd ymm9, ymmword ptr [rdi + 768]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 800], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 800]
vperm2i128 ymm12, ymm11, ymmword ptr [rdi + 832], 33
vpalignr ymm12, ymm12, ymm11, 8
vmovdqa ymmword ptr [rdi + 4128], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 4096], ymm7
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
vmovapd ymm7, ymmword ptr [rdi + 4000]
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
vmovdqa ymmword ptr [rdi + 4000], ymm0
vmovdqa ymmword ptr [rdi + 4064], ymm1
vmovdqa ymmword ptr [rdi + 4192], ymm2
vmovdqa ymmword ptr [rdi + 4224], ymm3
vmovdqa ymmword ptr [rdi + 4256], ymm4
vmovdqa ymmword ptr [rdi + 4288], ymm5
vmovdqa ymmword ptr [rdi + 4320], ymm6
vmovdqa ymmword ptr [rdi + 4352], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 3232]
vmovdqa ymm1, ymmword ptr [rdi + 3232]
vmovdqa ymm2, ymmword ptr [rdi + 3296]
vmovdqa ymm3, ymmword ptr [rdi + 3296]
vmovdqa ymm4, ymmword ptr [rdi + 3360]
vmovdqa ymm5, ymmword ptr [rdi + 3360]
lea rax, [rdi + 1208]
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
vmovdqa ymmword ptr [rdi + 4384], ymm0
vmovdqa ymmword ptr [rdi + 4416], ymm1
vmovdqa ymmword ptr [rdi + 4448], ymm2
vmovdqa ymmword ptr [rdi + 4480], ymm3
vmovdqa ymmword ptr [rdi + 4512], ymm4
vmovdqa ymmword ptr [rdi + 4544], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3200]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3264]
vmovdqa ymm3, ymmword ptr [rdi + 3264]
vmovdqa ymm4, ymmword ptr [rdi + 3328]
vmovdqa ymm5, ymmword ptr [rdi + 3328]
lea rax, [rdi + 1272]
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
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 1248], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 1248]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 1280], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm7
vpaddq ymm7, ymm11, ymmword ptr [rdi + 4448]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 4480]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4512]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4544]
vmovapd ymm12, ymmword ptr [rdi + 4384]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 4384], ymm1
vmovapd ymm1, ymmword ptr [rdi + 4416]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm7, ymm7, ymm7
vpaddq ymm9, ymm9, ymm9
vpaddq ymm10, ymm10, ymm10
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4416], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 4544], ymm10
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
vmovapd ymm9, ymmword ptr [rdi + 1280]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 1312], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 1312]
vperm2i128 ymm12, ymm11, ymm11, 129
vpalignr ymm12, ymm12, ymm11, 8
vmovdqa ymmword ptr [rdi + 4512], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 4480], ymm8
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm9, ymm10
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm6
vpaddq ymm5, ymm5, ymm8
vpaddq ymm0, ymm0, ymm0
vmovapd ymm6, ymmword ptr [rdi + 4384]
vpaddq ymm6, ymm6, ymm6
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
vpaddq ymm6, ymm6, ymm10
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vmovapd ymm8, ymmword ptr [rdi + 3392]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4160]
vperm2i128 ymm9, ymm8, ymm8, 8
vpalignr ymm8, ymm8, ymm9, 8
vmovapd ymm9, ymmword ptr [rdi + 4160]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 4032], 33
vmovapd ymm10, ymmword ptr [rdi + 4032]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4320]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4064]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3424]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3456]
vmovapd ymm11, ymmword ptr [rdi + 3488]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 4096]
vmovdqa ymmword ptr [rdi + 4096], ymm3
vpaddq ymm3, ymm11, ymmword ptr [rdi + 4128]
vmovdqa ymmword ptr [rdi + 4128], ymm2
vpunpcklqdq ymm2, ymm8, ymm12
vpunpckhqdq ymm8, ymm8, ymm12
vperm2i128 ymm12, ymm2, ymm8, 32
vperm2i128 ymm2, ymm2, ymm8, 49
vpsrlq ymm8, ymm12, 52
vmovdqa ymmword ptr [rdi + 4064], ymm6
vpsrlq ymm6, ymm2, 52
vmovdqa ymmword ptr [rdi + 4320], ymm0
vperm2i128 ymm0, ymm8, ymm8, 8
vpalignr ymm0, ymm8, ymm0, 8
vperm2i128 ymm8, ymm8, ymm6, 33
vpalignr ymm8, ymm6, ymm8, 8
vmovdqa ymmword ptr [rdi + 4160], ymm5
vpaddq ymm5, ymm12, ymm0
vmovdqa ymmword ptr [rdi + 4384], ymm4
vpxor ymm4, ymm12, ymm5
vpor ymm13, ymm13, ymm4
vpaddq ymm0, ymm2, ymm8
vpxor ymm4, ymm2, ymm0
vpor ymm13, ymm13, ymm4
vpand ymm2, ymm5, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vpand ymm0, ymm0, ymmword ptr [rdi + 3136]
vpor ymm0, ymm0, ymmword ptr [rdi + 3168]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2048], ymm2
vmovdqa ymmword ptr [rdi + 2080], ymm0
vpunpcklqdq ymm0, ymm9, ymm3
vpunpckhqdq ymm2, ymm9, ymm3
vperm2i128 ymm3, ymm0, ymm2, 32
vperm2i128 ymm0, ymm0, ymm2, 49
vpsrlq ymm2, ymm3, 52
vpsrlq ymm4, ymm0, 52
vperm2i128 ymm5, ymm6, ymm2, 33
vpalignr ymm5, ymm2, ymm5, 8
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vpaddq ymm6, ymm3, ymm5
vpxor ymm8, ymm3, ymm6
vpor ymm13, ymm13, ymm8
vpaddq ymm3, ymm0, ymm2
vpxor ymm5, ymm0, ymm3
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm6, ymmword ptr [rdi + 3136]
vpor ymm0, ymm0, ymmword ptr [rdi + 3168]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3168]
vpand ymm2, ymm3, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2112], ymm0
vmovdqa ymmword ptr [rdi + 2144], ymm2
vperm2i128 ymm0, ymm10, ymmword ptr [rdi + 4256], 33
vmovapd ymm2, ymmword ptr [rdi + 4256]
vpalignr ymm0, ymm2, ymm0, 8
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 4288], 33
vmovapd ymm3, ymmword ptr [rdi + 4288]
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4000]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 4352]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3456]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3456]
vpaddq ymm5, ymm11, ymmword ptr [rdi + 4192]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 4224]
vpunpcklqdq ymm8, ymm0, ymm5
vpunpckhqdq ymm0, ymm0, ymm5
vperm2i128 ymm5, ymm8, ymm0, 32
vperm2i128 ymm0, ymm8, ymm0, 49
vpsrlq ymm8, ymm5, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm4, ymm4, ymm8, 33
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm10, ymm5, ymm4
vpxor ymm12, ymm5, ymm10
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm0, ymm8
vpxor ymm5, ymm0, ymm4
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm10, ymmword ptr [rdi + 3136]
vpor ymm0, ymm0, ymmword ptr [rdi + 3168]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3168]
vpand ymm4, ymm4, ymmword ptr [rdi + 3136]
vpor ymm4, ymm4, ymmword ptr [rdi + 3168]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2176], ymm0
vmovdqa ymmword ptr [rdi + 2208], ymm4
vpunpcklqdq ymm0, ymm2, ymm6
vpunpckhqdq ymm2, ymm2, ymm6
vperm2i128 ymm4, ymm0, ymm2, 32
vperm2i128 ymm0, ymm0, ymm2, 49
vpsrlq ymm2, ymm4, 52
vpsrlq ymm5, ymm0, 52
vperm2i128 ymm6, ymm9, ymm2, 33
vpalignr ymm6, ymm2, ymm6, 8
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vpaddq ymm8, ymm4, ymm6
vpxor ymm9, ymm4, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm4, ymm0, ymm2
vpxor ymm6, ymm0, ymm4
vpor ymm13, ymm13, ymm6
vpand ymm0, ymm8, ymmword ptr [rdi + 3136]
vpor ymm0, ymm0, ymmword ptr [rdi + 3168]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3168]
vpand ymm2, ymm4, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2240], ymm0
vmovdqa ymmword ptr [rdi + 2272], ymm2
vmovapd ymm0, ymmword ptr [rdi + 4544]
vperm2i128 ymm2, ymm0, ymmword ptr [rdi + 4416], 33
vmovapd ymm4, ymmword ptr [rdi + 4416]
vpalignr ymm2, ymm4, ymm2, 8
vpaddq ymm1, ymm1, ymm2
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3456]
vpaddq ymm2, ymm7, ymm11
vpaddq ymm6, ymm11, ymmword ptr [rdi + 4480]
vpunpcklqdq ymm7, ymm1, ymm6
vpunpckhqdq ymm1, ymm1, ymm6
vperm2i128 ymm6, ymm7, ymm1, 32
vperm2i128 ymm1, ymm7, ymm1, 49
vpsrlq ymm8, ymm6, 52
vpsrlq ymm9, ymm1, 52
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpand ymm8, ymm8, ymmword ptr [rdi + 3520]
vpaddq ymm10, ymm1, ymm8
vpxor ymm12, ymm1, ymm10
vpor ymm13, ymm13, ymm12
vpand ymm1, ymm6, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm8, ymm10, ymmword ptr [rdi + 3136]
vpor ymm8, ymm8, ymmword ptr [rdi + 3168]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2432], ymm1
vmovdqa ymmword ptr [rdi + 2464], ymm8
vperm2i128 ymm1, ymm4, ymmword ptr [rdi + 4384], 33
vmovapd ymm4, ymmword ptr [rdi + 4384]
vpalignr ymm1, ymm4, ymm1, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 4160], 33
vmovapd ymm8, ymmword ptr [rdi + 4160]
vpalignr ymm4, ymm8, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4320]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4064]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3456]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3456]
vpaddq ymm8, ymm11, ymmword ptr [rdi + 4128]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 4096]
vpunpcklqdq ymm12, ymm1, ymm8
vpunpckhqdq ymm1, ymm1, ymm8
vperm2i128 ymm8, ymm12, ymm1, 32
vperm2i128 ymm1, ymm12, ymm1, 49
vpsrlq ymm12, ymm8, 52
vmovdqa ymmword ptr [rdi + 4096], ymm6
vpsrlq ymm6, ymm1, 52
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vperm2i128 ymm12, ymm12, ymm6, 33
vpalignr ymm12, ymm6, ymm12, 8
vmovdqa ymmword ptr [rdi + 4128], ymm7
vpaddq ymm7, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 4064], ymm2
vpxor ymm2, ymm8, ymm7
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm1, ymm12
vpxor ymm8, ymm1, ymm2
vpor ymm13, ymm13, ymm8
vpand ymm1, ymm7, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm2, ymm2, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2496], ymm1
vmovdqa ymmword ptr [rdi + 2528], ymm2
vpunpcklqdq ymm1, ymm4, ymm10
vpunpckhqdq ymm2, ymm4, ymm10
vperm2i128 ymm4, ymm1, ymm2, 32
vperm2i128 ymm1, ymm1, ymm2, 49
vpsrlq ymm2, ymm4, 52
vpsrlq ymm7, ymm1, 52
vperm2i128 ymm6, ymm6, ymm2, 33
vpalignr ymm6, ymm2, ymm6, 8
vperm2i128 ymm2, ymm2, ymm7, 33
vpalignr ymm2, ymm7, ymm2, 8
vpaddq ymm7, ymm4, ymm6
vpxor ymm8, ymm4, ymm7
vpor ymm13, ymm13, ymm8
vpaddq ymm4, ymm1, ymm2
vpxor ymm6, ymm1, ymm4
vpor ymm13, ymm13, ymm6
vpand ymm1, ymm7, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm2, ymm4, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2560], ymm1
vmovdqa ymmword ptr [rdi + 2592], ymm2
vmovdqa ymmword ptr [rdi + 4320], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3552]
vmovdqa ymm1, ymmword ptr [rdi + 3552]
vmovdqa ymm2, ymmword ptr [rdi + 3648]
vmovdqa ymm3, ymmword ptr [rdi + 3648]
vmovdqa ymm4, ymmword ptr [rdi + 3744]
vmovdqa ymm5, ymmword ptr [rdi + 3744]
lea rax, [rdi + 824]
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
vmovdqa ymmword ptr [rdi + 4160], ymm0
vmovdqa ymmword ptr [rdi + 4384], ymm1
vmovdqa ymmword ptr [rdi + 4416], ymm2
vmovdqa ymmword ptr [rdi + 4480], ymm3
vmovdqa ymmword ptr [rdi + 4224], ymm4
vmovdqa ymmword ptr [rdi + 4192], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3584]
vmovdqa ymm1, ymmword ptr [rdi + 3584]
vmovdqa ymm2, ymmword ptr [rdi + 3680]
vmovdqa ymm3, ymmword ptr [rdi + 3680]
vmovdqa ymm4, ymmword ptr [rdi + 3776]
vmovdqa ymm5, ymmword ptr [rdi + 3776]
lea rax, [rdi + 888]
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
vmovdqa ymmword ptr [rdi + 4352], ymm0
vmovdqa ymmword ptr [rdi + 4000], ymm1
vmovdqa ymmword ptr [rdi + 4256], ymm2
vmovdqa ymmword ptr [rdi + 4032], ymm3
vmovdqa ymmword ptr [rdi + 4448], ymm4
vmovdqa ymmword ptr [rdi + 4576], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3616]
vmovdqa ymm1, ymmword ptr [rdi + 3616]
vmovdqa ymm2, ymmword ptr [rdi + 3712]
vmovdqa ymm3, ymmword ptr [rdi + 3712]
vmovdqa ymm4, ymmword ptr [rdi + 3808]
vmovdqa ymm5, ymmword ptr [rdi + 3808]
lea rax, [rdi + 952]
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
vmovdqa ymmword ptr [rdi + 4608], ymm0
vmovdqa ymmword ptr [rdi + 4640], ymm1
vmovdqa ymmword ptr [rdi + 4672], ymm2
vmovdqa ymmword ptr [rdi + 4704], ymm3
vmovdqa ymmword ptr [rdi + 4736], ymm4
vmovdqa ymmword ptr [rdi + 4768], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3616]
vmovdqa ymm1, ymmword ptr [rdi + 3616]
vmovdqa ymm2, ymmword ptr [rdi + 3712]
vmovdqa ymm3, ymmword ptr [rdi + 3712]
vmovdqa ymm4, ymmword ptr [rdi + 3808]
vmovdqa ymm5, ymmword ptr [rdi + 3808]
lea rax, [rdi + 1016]
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
vmovdqa ymmword ptr [rdi + 4800], ymm0
vmovdqa ymmword ptr [rdi + 4832], ymm1
vmovdqa ymmword ptr [rdi + 4864], ymm2
vmovdqa ymmword ptr [rdi + 4896], ymm3
vmovdqa ymmword ptr [rdi + 4928], ymm4
vmovdqa ymmword ptr [rdi + 4960], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3584]
vmovdqa ymm1, ymmword ptr [rdi + 3584]
vmovdqa ymm2, ymmword ptr [rdi + 3680]
vmovdqa ymm3, ymmword ptr [rdi + 3680]
vmovdqa ymm4, ymmword ptr [rdi + 3776]
vmovdqa ymm5, ymmword ptr [rdi + 3776]
lea rax, [rdi + 1080]
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
vmovdqa ymmword ptr [rdi + 4992], ymm0
vmovdqa ymmword ptr [rdi + 5024], ymm1
vmovdqa ymmword ptr [rdi + 5056], ymm2
vmovdqa ymmword ptr [rdi + 5088], ymm3
vmovdqa ymmword ptr [rdi + 5120], ymm4
vmovdqa ymmword ptr [rdi + 5152], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3552]
vmovdqa ymm1, ymmword ptr [rdi + 3552]
vmovdqa ymm2, ymmword ptr [rdi + 3648]
vmovdqa ymm3, ymmword ptr [rdi + 3648]
vmovdqa ymm4, ymmword ptr [rdi + 3744]
vmovdqa ymm5, ymmword ptr [rdi + 3744]
lea rax, [rdi + 1144]
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
vmovupd ymm7, ymmword ptr [rdi + 840]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4416]
vmovapd ymm9, ymmword ptr [rdi + 864]
vmovupd ymm10, ymmword ptr [rdi + 872]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 4480]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4224]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4192]
vmovapd ymm12, ymmword ptr [rdi + 4160]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 4160], ymm1
vmovapd ymm1, ymmword ptr [rdi + 4384]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm7, ymm7, ymm7
vpaddq ymm10, ymm10, ymm10
vpaddq ymm8, ymm8, ymm8
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4384], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 4192], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm10, ymmword ptr [rdi + 904]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 4256]
vmovapd ymm12, ymmword ptr [rdi + 928]
vmovdqa ymmword ptr [rdi + 4256], ymm8
vmovupd ymm8, ymmword ptr [rdi + 936]
vmovdqa ymmword ptr [rdi + 4224], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 4480], ymm1
vsubpd ymm1, ymm15, ymm7
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4032]
vpaddq ymm8, ymm11, ymmword ptr [rdi + 4448]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4576]
vmovapd ymm11, ymmword ptr [rdi + 4352]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4352], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4000]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm8, ymm8, ymm8
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 4000], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 4576], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 960]
vmovupd ymm10, ymmword ptr [rdi + 968]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 4672]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 4672], ymm1
vmovupd ymm1, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 4448], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 4032], ymm6
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm6, ymmword ptr [rdi + 4704]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 4736]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4768]
vmovapd ymm11, ymmword ptr [rdi + 4608]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4608], ymm8
vmovapd ymm8, ymmword ptr [rdi + 4640]
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 4640], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 4768], ymm6
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
vmovapd ymm9, ymmword ptr [rdi + 1024]
vmovupd ymm10, ymmword ptr [rdi + 1032]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 4864]
vmovapd ymm12, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 4864], ymm1
vmovupd ymm1, ymmword ptr [rdi + 1064]
vmovdqa ymmword ptr [rdi + 4736], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 4704], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm12, ymm1
vpaddq ymm1, ymm8, ymmword ptr [rdi + 4896]
vpaddq ymm8, ymm11, ymmword ptr [rdi + 4928]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4960]
vmovapd ymm11, ymmword ptr [rdi + 4800]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4800], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4832]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm8, ymm8, ymm8
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 4832], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 4960], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 1088]
vmovupd ymm10, ymmword ptr [rdi + 1096]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 5056]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 5056], ymm1
vmovupd ymm1, ymmword ptr [rdi + 1128]
vmovdqa ymmword ptr [rdi + 4928], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 4896], ymm6
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm6, ymmword ptr [rdi + 5088]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 5120]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5152]
vmovapd ymm11, ymmword ptr [rdi + 4992]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 4992], ymm8
vmovapd ymm8, ymmword ptr [rdi + 5024]
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 5024], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 5152], ymm6
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
vmovapd ymm9, ymmword ptr [rdi + 1152]
vmovupd ymm10, ymmword ptr [rdi + 1160]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vmovapd ymm10, ymmword ptr [rdi + 1184]
vmovupd ymm12, ymmword ptr [rdi + 1192]
vmovdqa ymmword ptr [rdi + 5120], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 5088], ymm7
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm10, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm11
vpaddq ymm1, ymm5, ymm1
vpaddq ymm0, ymm0, ymm0
vmovapd ymm5, ymmword ptr [rdi + 4160]
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
vmovdqa ymmword ptr [rdi + 4160], ymm0
vmovdqa ymmword ptr [rdi + 4416], ymm1
vmovdqa ymmword ptr [rdi + 5184], ymm2
vmovdqa ymmword ptr [rdi + 5216], ymm3
vmovdqa ymmword ptr [rdi + 5248], ymm4
vmovdqa ymmword ptr [rdi + 5280], ymm5
vmovdqa ymmword ptr [rdi + 5312], ymm6
vmovdqa ymmword ptr [rdi + 5344], ymm8
vmovdqa ymm0, ymmword ptr [rdi + 3840]
vmovdqa ymm1, ymmword ptr [rdi + 3840]
vmovdqa ymm2, ymmword ptr [rdi + 3840]
vmovdqa ymm3, ymmword ptr [rdi + 3840]
vmovdqa ymm4, ymmword ptr [rdi + 3840]
vmovdqa ymm5, ymmword ptr [rdi + 3872]
vmovdqa ymm6, ymmword ptr [rdi + 3872]
vmovdqa ymm7, ymmword ptr [rdi + 3872]
vmovdqa ymm8, ymmword ptr [rdi + 3872]
vmovdqa ymm9, ymmword ptr [rdi + 3872]
lea rax, [rdi + 2048]
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
vmovdqa ymmword ptr [rdi + 5376], ymm0
vmovdqa ymmword ptr [rdi + 5408], ymm1
vmovdqa ymmword ptr [rdi + 5440], ymm2
vmovdqa ymmword ptr [rdi + 5472], ymm3
vmovdqa ymmword ptr [rdi + 5504], ymm4
vmovdqa ymmword ptr [rdi + 5536], ymm5
vmovdqa ymmword ptr [rdi + 5568], ymm6
vmovdqa ymmword ptr [rdi + 5600], ymm7
vmovdqa ymmword ptr [rdi + 5632], ymm8
vmovdqa ymmword ptr [rdi + 5664], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3840]
vmovdqa ymm1, ymmword ptr [rdi + 3840]
vmovdqa ymm2, ymmword ptr [rdi + 3840]
vmovdqa ymm3, ymmword ptr [rdi + 3840]
vmovdqa ymm4, ymmword ptr [rdi + 3840]
vmovdqa ymm5, ymmword ptr [rdi + 3872]
vmovdqa ymm6, ymmword ptr [rdi + 3872]
vmovdqa ymm7, ymmword ptr [rdi + 3872]
vmovdqa ymm8, ymmword ptr [rdi + 3872]
vmovdqa ymm9, ymmword ptr [rdi + 3872]
lea rax, [rdi + 2048]
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
vmovdqa ymmword ptr [rdi + 5696], ymm0
vmovdqa ymmword ptr [rdi + 5728], ymm1
vmovdqa ymmword ptr [rdi + 5760], ymm2
vmovdqa ymmword ptr [rdi + 5792], ymm3
vmovdqa ymmword ptr [rdi + 5824], ymm4
vmovdqa ymmword ptr [rdi + 5856], ymm5
vmovdqa ymmword ptr [rdi + 5888], ymm6
vmovdqa ymmword ptr [rdi + 5920], ymm7
vmovdqa ymmword ptr [rdi + 5952], ymm8
vmovdqa ymmword ptr [rdi + 5984], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3840]
vmovdqa ymm1, ymmword ptr [rdi + 3840]
vmovdqa ymm2, ymmword ptr [rdi + 3840]
vmovdqa ymm3, ymmword ptr [rdi + 3840]
vmovdqa ymm4, ymmword ptr [rdi + 3840]
vmovdqa ymm5, ymmword ptr [rdi + 3872]
vmovdqa ymm6, ymmword ptr [rdi + 3872]
vmovdqa ymm7, ymmword ptr [rdi + 3872]
vmovdqa ymm8, ymmword ptr [rdi + 3872]
vmovdqa ymm9, ymmword ptr [rdi + 3872]
lea rax, [rdi + 2048]
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
vmovdqa ymmword ptr [rdi + 6016], ymm0
vmovdqa ymmword ptr [rdi + 6048], ymm1
vmovdqa ymmword ptr [rdi + 6080], ymm2
vmovdqa ymmword ptr [rdi + 6112], ymm3
vmovdqa ymmword ptr [rdi + 6144], ymm4
vmovdqa ymmword ptr [rdi + 6176], ymm5
vmovdqa ymmword ptr [rdi + 6208], ymm6
vmovdqa ymmword ptr [rdi + 6240], ymm7
vmovdqa ymmword ptr [rdi + 6272], ymm8
vmovdqa ymmword ptr [rdi + 6304], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3840]
vmovdqa ymm1, ymmword ptr [rdi + 3840]
vmovdqa ymm2, ymmword ptr [rdi + 3840]
vmovdqa ymm3, ymmword ptr [rdi + 3840]
vmovdqa ymm4, ymmword ptr [rdi + 3840]
vmovdqa ymm5, ymmword ptr [rdi + 3872]
vmovdqa ymm6, ymmword ptr [rdi + 3872]
vmovdqa ymm7, ymmword ptr [rdi + 3872]
vmovdqa ymm8, ymmword ptr [rdi + 3872]
vmovdqa ymm9, ymmword ptr [rdi + 3872]
lea rax, [rdi + 2048]
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
vmovapd ymm10, ymmword ptr [rdi + 4288]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 4192], 33
vmovapd ymm11, ymmword ptr [rdi + 4192]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 4384], 33
vmovapd ymm12, ymmword ptr [rdi + 4384]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4352]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4480]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3456]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3456]
vmovdqa ymmword ptr [rdi + 4480], ymm9
vmovapd ymm9, ymmword ptr [rdi + 3488]
vmovdqa ymmword ptr [rdi + 4352], ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 4224]
vmovdqa ymmword ptr [rdi + 4224], ymm4
vpaddq ymm4, ymm9, ymmword ptr [rdi + 4256]
vmovdqa ymmword ptr [rdi + 4256], ymm3
vpunpcklqdq ymm3, ymm10, ymm8
vpunpckhqdq ymm8, ymm10, ymm8
vperm2i128 ymm10, ymm3, ymm8, 32
vperm2i128 ymm3, ymm3, ymm8, 49
vpaddq ymm8, ymm10, ymmword ptr [rdi + 5376]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5408]
vmovapd ymm10, ymmword ptr [rdi + 5536]
vmovdqa ymmword ptr [rdi + 5408], ymm7
vperm2i128 ymm7, ymm10, ymm10, 8
vpalignr ymm7, ymm10, ymm7, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 5568], 33
vmovdqa ymmword ptr [rdi + 5536], ymm6
vmovapd ymm6, ymmword ptr [rdi + 5568]
vpalignr ymm10, ymm6, ymm10, 8
vpaddq ymm7, ymm8, ymm7
vpaddq ymm3, ymm3, ymm10
vpsrlq ymm8, ymm7, 52
vpsrlq ymm10, ymm3, 52
vmovdqa ymmword ptr [rdi + 5376], ymm2
vmovapd ymm2, ymmword ptr [rdi + 4320]
vperm2i128 ymm2, ymm2, ymm8, 33
vpalignr ymm2, ymm8, ymm2, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vmovdqa ymmword ptr [rdi + 4320], ymm1
vpaddq ymm1, ymm7, ymm2
vmovdqa ymmword ptr [rdi + 4192], ymm5
vpxor ymm5, ymm7, ymm1
vpor ymm13, ymm13, ymm5
vpaddq ymm2, ymm3, ymm8
vpxor ymm5, ymm3, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm1, ymm1, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm2, ymm2, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2752], ymm1
vmovdqa ymmword ptr [rdi + 2784], ymm2
vpunpcklqdq ymm1, ymm11, ymm4
vpunpckhqdq ymm2, ymm11, ymm4
vperm2i128 ymm3, ymm1, ymm2, 32
vperm2i128 ymm1, ymm1, ymm2, 49
vpaddq ymm2, ymm3, ymmword ptr [rdi + 5440]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5472]
vperm2i128 ymm3, ymm6, ymmword ptr [rdi + 5600], 33
vmovapd ymm4, ymmword ptr [rdi + 5600]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 5632], 33
vmovapd ymm5, ymmword ptr [rdi + 5632]
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
vpand ymm1, ymm7, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm2, ymm2, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2816], ymm1
vmovdqa ymmword ptr [rdi + 2848], ymm2
vperm2i128 ymm1, ymm12, ymmword ptr [rdi + 4576], 33
vmovapd ymm2, ymmword ptr [rdi + 4576]
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 4000], 33
vmovapd ymm3, ymmword ptr [rdi + 4000]
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4608]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 4032]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3456]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3456]
vpaddq ymm6, ymm9, ymmword ptr [rdi + 4448]
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4672]
vpunpcklqdq ymm8, ymm1, ymm6
vpunpckhqdq ymm1, ymm1, ymm6
vperm2i128 ymm6, ymm8, ymm1, 32
vperm2i128 ymm1, ymm8, ymm1, 49
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5504]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5696]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 5664], 33
vmovapd ymm8, ymmword ptr [rdi + 5664]
vpalignr ymm5, ymm8, ymm5, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 5856], 33
vmovapd ymm10, ymmword ptr [rdi + 5856]
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
vpand ymm1, ymm11, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm4, ymm4, ymmword ptr [rdi + 3136]
vpor ymm4, ymm4, ymmword ptr [rdi + 3168]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2880], ymm1
vmovdqa ymmword ptr [rdi + 2912], ymm4
vpunpcklqdq ymm1, ymm2, ymm7
vpunpckhqdq ymm2, ymm2, ymm7
vperm2i128 ymm4, ymm1, ymm2, 32
vperm2i128 ymm1, ymm1, ymm2, 49
vpaddq ymm2, ymm4, ymmword ptr [rdi + 5728]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5760]
vperm2i128 ymm4, ymm10, ymmword ptr [rdi + 5888], 33
vmovapd ymm5, ymmword ptr [rdi + 5888]
vpalignr ymm4, ymm5, ymm4, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 5920], 33
vmovapd ymm6, ymmword ptr [rdi + 5920]
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
vpand ymm1, ymm10, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm2, ymm2, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 2944], ymm1
vmovdqa ymmword ptr [rdi + 2976], ymm2
vmovdqa ymmword ptr [rdi + 5888], ymm0
vmovdqa ymmword ptr [rdi + 5856], ymm4
vmovdqa ymmword ptr [rdi + 5760], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3904]
vmovdqa ymm1, ymmword ptr [rdi + 3904]
vmovdqa ymm2, ymmword ptr [rdi + 3904]
vmovdqa ymm3, ymmword ptr [rdi + 3904]
vmovdqa ymm4, ymmword ptr [rdi + 3904]
vmovdqa ymm5, ymmword ptr [rdi + 3936]
vmovdqa ymm6, ymmword ptr [rdi + 3936]
vmovdqa ymm7, ymmword ptr [rdi + 3936]
vmovdqa ymm8, ymmword ptr [rdi + 3936]
vmovdqa ymm9, ymmword ptr [rdi + 3936]
lea rax, [rdi + 2480]
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
vmovdqa ymmword ptr [rdi + 5728], ymm0
vmovdqa ymmword ptr [rdi + 5664], ymm1
vmovdqa ymmword ptr [rdi + 5632], ymm2
vmovdqa ymmword ptr [rdi + 5696], ymm3
vmovdqa ymmword ptr [rdi + 5504], ymm4
vmovdqa ymmword ptr [rdi + 4672], ymm5
vmovdqa ymmword ptr [rdi + 4448], ymm6
vmovdqa ymmword ptr [rdi + 4032], ymm7
vmovdqa ymmword ptr [rdi + 4608], ymm8
vmovdqa ymmword ptr [rdi + 4576], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3904]
vmovdqa ymm1, ymmword ptr [rdi + 3904]
vmovdqa ymm2, ymmword ptr [rdi + 3904]
vmovdqa ymm3, ymmword ptr [rdi + 3904]
vmovdqa ymm4, ymmword ptr [rdi + 3904]
vmovdqa ymm5, ymmword ptr [rdi + 3936]
vmovdqa ymm6, ymmword ptr [rdi + 3936]
vmovdqa ymm7, ymmword ptr [rdi + 3936]
vmovdqa ymm8, ymmword ptr [rdi + 3936]
vmovdqa ymm9, ymmword ptr [rdi + 3936]
lea rax, [rdi + 2480]
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
vmovdqa ymmword ptr [rdi + 4384], ymm0
vmovdqa ymmword ptr [rdi + 5600], ymm1
vmovdqa ymmword ptr [rdi + 5568], ymm2
vmovdqa ymmword ptr [rdi + 5472], ymm3
vmovdqa ymmword ptr [rdi + 5440], ymm4
vmovdqa ymmword ptr [rdi + 4288], ymm5
vmovdqa ymmword ptr [rdi + 6336], ymm6
vmovdqa ymmword ptr [rdi + 6368], ymm7
vmovdqa ymmword ptr [rdi + 6400], ymm8
vmovdqa ymmword ptr [rdi + 6432], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3904]
vmovdqa ymm1, ymmword ptr [rdi + 3904]
vmovdqa ymm2, ymmword ptr [rdi + 3904]
vmovdqa ymm3, ymmword ptr [rdi + 3904]
vmovdqa ymm4, ymmword ptr [rdi + 3904]
vmovdqa ymm5, ymmword ptr [rdi + 3936]
vmovdqa ymm6, ymmword ptr [rdi + 3936]
vmovdqa ymm7, ymmword ptr [rdi + 3936]
vmovdqa ymm8, ymmword ptr [rdi + 3936]
vmovdqa ymm9, ymmword ptr [rdi + 3936]
lea rax, [rdi + 2480]
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
vmovdqa ymmword ptr [rdi + 6464], ymm0
vmovdqa ymmword ptr [rdi + 6496], ymm1
vmovdqa ymmword ptr [rdi + 6528], ymm2
vmovdqa ymmword ptr [rdi + 6560], ymm3
vmovdqa ymmword ptr [rdi + 6592], ymm4
vmovdqa ymmword ptr [rdi + 6624], ymm5
vmovdqa ymmword ptr [rdi + 6656], ymm6
vmovdqa ymmword ptr [rdi + 6688], ymm7
vmovdqa ymmword ptr [rdi + 6720], ymm8
vmovdqa ymmword ptr [rdi + 6752], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3904]
vmovdqa ymm1, ymmword ptr [rdi + 3904]
vmovdqa ymm2, ymmword ptr [rdi + 3904]
vmovdqa ymm3, ymmword ptr [rdi + 3904]
vmovdqa ymm4, ymmword ptr [rdi + 3904]
vmovdqa ymm5, ymmword ptr [rdi + 3936]
vmovdqa ymm6, ymmword ptr [rdi + 3936]
vmovdqa ymm7, ymmword ptr [rdi + 3936]
vmovdqa ymm8, ymmword ptr [rdi + 3936]
vmovdqa ymm9, ymmword ptr [rdi + 3936]
lea rax, [rdi + 2480]
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
vmovapd ymm10, ymmword ptr [rdi + 5728]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5792]
vmovapd ymm11, ymmword ptr [rdi + 5664]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5824]
vmovapd ymm12, ymmword ptr [rdi + 4672]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5952]
vmovdqa ymmword ptr [rdi + 4672], ymm9
vmovapd ymm9, ymmword ptr [rdi + 4448]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5984]
vmovdqa ymmword ptr [rdi + 4448], ymm8
vmovapd ymm8, ymmword ptr [rdi + 5632]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6016]
vmovdqa ymmword ptr [rdi + 5632], ymm7
vmovapd ymm7, ymmword ptr [rdi + 5696]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6048]
vmovdqa ymmword ptr [rdi + 5696], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4032]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6176]
vmovdqa ymmword ptr [rdi + 4032], ymm5
vmovapd ymm5, ymmword ptr [rdi + 4608]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6208]
vmovdqa ymmword ptr [rdi + 4608], ymm5
vmovapd ymm5, ymmword ptr [rdi + 5504]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6080]
vmovdqa ymmword ptr [rdi + 5504], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4384]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6112]
vmovdqa ymmword ptr [rdi + 4384], ymm9
vmovapd ymm9, ymmword ptr [rdi + 4576]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6240]
vmovdqa ymmword ptr [rdi + 4576], ymm9
vmovapd ymm9, ymmword ptr [rdi + 4288]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6272]
vmovdqa ymmword ptr [rdi + 4288], ymm9
vmovapd ymm9, ymmword ptr [rdi + 5600]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6144]
vmovdqa ymmword ptr [rdi + 5600], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5568]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5888]
vmovdqa ymmword ptr [rdi + 5568], ymm4
vmovapd ymm4, ymmword ptr [rdi + 6336]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 6304]
vmovdqa ymmword ptr [rdi + 6336], ymm4
vmovapd ymm4, ymmword ptr [rdi + 6368]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 6368], ymm4
vmovapd ymm4, ymmword ptr [rdi + 5472]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4320]
vmovdqa ymmword ptr [rdi + 5472], ymm3
vmovapd ymm3, ymmword ptr [rdi + 5440]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 5440], ymm2
vmovapd ymm2, ymmword ptr [rdi + 6400]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5536]
vmovdqa ymmword ptr [rdi + 6400], ymm2
vmovapd ymm2, ymmword ptr [rdi + 6432]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5408]
vmovdqa ymmword ptr [rdi + 6432], ymm2
vmovapd ymm2, ymmword ptr [rdi + 6464]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 4256]
vmovdqa ymmword ptr [rdi + 6464], ymm1
vmovapd ymm1, ymmword ptr [rdi + 6496]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymmword ptr [rdi + 6496], ymm0
vmovapd ymm0, ymmword ptr [rdi + 6624]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4352]
vmovdqa ymmword ptr [rdi + 6624], ymm0
vmovapd ymm0, ymmword ptr [rdi + 6656]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4480]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3840]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3840]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3840]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3840]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3840]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3840]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3840]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3840]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3840]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3840]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3840]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3840]
vmovdqa ymmword ptr [rdi + 6656], ymm12
vmovapd ymm12, ymmword ptr [rdi + 3840]
vmovdqa ymmword ptr [rdi + 4480], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6528]
vmovdqa ymmword ptr [rdi + 6528], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6560]
vmovdqa ymmword ptr [rdi + 6560], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6592]
vmovdqa ymmword ptr [rdi + 6592], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6496]
vmovdqa ymmword ptr [rdi + 6496], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6464]
vmovdqa ymmword ptr [rdi + 6464], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5440]
vmovdqa ymmword ptr [rdi + 5440], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5472]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 5568], ymm12
vmovapd ymm12, ymmword ptr [rdi + 3872]
vmovdqa ymmword ptr [rdi + 5472], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5600]
vmovdqa ymmword ptr [rdi + 5600], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4384]
vmovdqa ymmword ptr [rdi + 4384], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5504]
vmovdqa ymmword ptr [rdi + 5504], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4608]
vmovdqa ymmword ptr [rdi + 4608], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4576]
vmovdqa ymmword ptr [rdi + 4576], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4288]
vmovdqa ymmword ptr [rdi + 4288], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6336]
vmovdqa ymmword ptr [rdi + 6336], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6368]
vmovdqa ymmword ptr [rdi + 6368], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6400]
vmovdqa ymmword ptr [rdi + 6400], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6432]
vmovdqa ymmword ptr [rdi + 6432], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6624]
vpaddq ymm0, ymm0, ymm12
vmovdqa ymmword ptr [rdi + 6624], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6688]
vmovdqa ymmword ptr [rdi + 6688], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6720]
vmovdqa ymmword ptr [rdi + 6720], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6752]
vmovdqa ymmword ptr [rdi + 6752], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4032]
vmovdqa ymmword ptr [rdi + 4032], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5696]
vmovdqa ymmword ptr [rdi + 5696], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5632]
vmovdqa ymmword ptr [rdi + 5632], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4448]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4672]
vmovdqa ymmword ptr [rdi + 4672], ymm0
vmovdqa ymmword ptr [rdi + 4448], ymm1
vmovdqa ymmword ptr [rdi + 4352], ymm2
vmovdqa ymmword ptr [rdi + 4224], ymm3
vmovdqa ymmword ptr [rdi + 4256], ymm4
vmovdqa ymmword ptr [rdi + 5408], ymm5
vmovdqa ymmword ptr [rdi + 5536], ymm6
vmovdqa ymmword ptr [rdi + 5376], ymm7
vmovdqa ymmword ptr [rdi + 4320], ymm8
vmovdqa ymmword ptr [rdi + 4192], ymm9
vmovdqa ymmword ptr [rdi + 6304], ymm10
vmovdqa ymmword ptr [rdi + 5888], ymm11
vmovdqa ymmword ptr [rdi + 6144], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 6304]
vmovdqa ymm1, ymmword ptr [rdi + 4480]
vmovdqa ymm2, ymmword ptr [rdi + 4320]
vmovdqa ymm3, ymmword ptr [rdi + 5376]
vmovdqa ymm4, ymmword ptr [rdi + 5408]
vmovdqa ymm5, ymmword ptr [rdi + 5600]
vmovdqa ymm6, ymmword ptr [rdi + 4384]
vmovdqa ymm7, ymmword ptr [rdi + 5504]
vmovdqa ymm8, ymmword ptr [rdi + 4608]
vmovdqa ymm9, ymmword ptr [rdi + 4576]
lea rax, [rdi + 2752]
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
vmovdqa ymmword ptr [rdi + 6272], ymm0
vmovdqa ymmword ptr [rdi + 6240], ymm1
vmovdqa ymmword ptr [rdi + 6112], ymm2
vmovdqa ymmword ptr [rdi + 6080], ymm3
vmovdqa ymmword ptr [rdi + 6208], ymm4
vmovdqa ymmword ptr [rdi + 6176], ymm5
vmovdqa ymmword ptr [rdi + 6048], ymm6
vmovdqa ymmword ptr [rdi + 6016], ymm7
vmovdqa ymmword ptr [rdi + 5984], ymm8
vmovdqa ymmword ptr [rdi + 5952], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5536]
vmovdqa ymm1, ymmword ptr [rdi + 4192]
vmovdqa ymm2, ymmword ptr [rdi + 6656]
vmovdqa ymm3, ymmword ptr [rdi + 4256]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4288]
vmovdqa ymm6, ymmword ptr [rdi + 6336]
vmovdqa ymm7, ymmword ptr [rdi + 6368]
vmovdqa ymm8, ymmword ptr [rdi + 6400]
vmovdqa ymm9, ymmword ptr [rdi + 6432]
lea rax, [rdi + 2752]
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
vmovdqa ymmword ptr [rdi + 5664], ymm0
vmovdqa ymmword ptr [rdi + 5824], ymm1
vmovdqa ymmword ptr [rdi + 5728], ymm2
vmovdqa ymmword ptr [rdi + 5792], ymm3
vmovdqa ymmword ptr [rdi + 6784], ymm4
vmovdqa ymmword ptr [rdi + 6816], ymm5
vmovdqa ymmword ptr [rdi + 6848], ymm6
vmovdqa ymmword ptr [rdi + 6880], ymm7
vmovdqa ymmword ptr [rdi + 6912], ymm8
vmovdqa ymmword ptr [rdi + 6944], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4352]
vmovdqa ymm1, ymmword ptr [rdi + 4448]
vmovdqa ymm2, ymmword ptr [rdi + 6528]
vmovdqa ymm3, ymmword ptr [rdi + 6560]
vmovdqa ymm4, ymmword ptr [rdi + 6592]
vmovdqa ymm5, ymmword ptr [rdi + 6624]
vmovdqa ymm6, ymmword ptr [rdi + 4672]
vmovdqa ymm7, ymmword ptr [rdi + 6688]
vmovdqa ymm8, ymmword ptr [rdi + 6720]
vmovdqa ymm9, ymmword ptr [rdi + 6752]
lea rax, [rdi + 2752]
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
vmovdqa ymmword ptr [rdi + 6976], ymm0
vmovdqa ymmword ptr [rdi + 7008], ymm1
vmovdqa ymmword ptr [rdi + 7040], ymm2
vmovdqa ymmword ptr [rdi + 7072], ymm3
vmovdqa ymmword ptr [rdi + 7104], ymm4
vmovdqa ymmword ptr [rdi + 7136], ymm5
vmovdqa ymmword ptr [rdi + 7168], ymm6
vmovdqa ymmword ptr [rdi + 7200], ymm7
vmovdqa ymmword ptr [rdi + 7232], ymm8
vmovdqa ymmword ptr [rdi + 7264], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 6496]
vmovdqa ymm1, ymmword ptr [rdi + 6464]
vmovdqa ymm2, ymmword ptr [rdi + 5440]
vmovdqa ymm3, ymmword ptr [rdi + 5472]
vmovdqa ymm4, ymmword ptr [rdi + 5568]
vmovdqa ymm5, ymmword ptr [rdi + 4032]
vmovdqa ymm6, ymmword ptr [rdi + 5696]
vmovdqa ymm7, ymmword ptr [rdi + 5632]
vmovdqa ymm8, ymmword ptr [rdi + 5888]
vmovdqa ymm9, ymmword ptr [rdi + 6144]
lea rax, [rdi + 2752]
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
vmovapd ymm10, ymmword ptr [rdi + 4000]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 4768], 33
vmovapd ymm11, ymmword ptr [rdi + 4768]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 4640], 33
vmovapd ymm12, ymmword ptr [rdi + 4640]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4800]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4704]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3456]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3456]
vmovdqa ymmword ptr [rdi + 4704], ymm9
vmovapd ymm9, ymmword ptr [rdi + 3488]
vmovdqa ymmword ptr [rdi + 4800], ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 4736]
vmovdqa ymmword ptr [rdi + 4736], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4864]
vmovdqa ymmword ptr [rdi + 4864], ymm6
vpunpcklqdq ymm6, ymm10, ymm8
vpunpckhqdq ymm8, ymm10, ymm8
vperm2i128 ymm10, ymm6, ymm8, 32
vperm2i128 ymm6, ymm6, ymm8, 49
vpaddq ymm8, ymm10, ymmword ptr [rdi + 6272]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6240]
vpunpcklqdq ymm10, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6112]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6080]
vperm2i128 ymm11, ymm12, ymmword ptr [rdi + 4960], 33
vmovapd ymm12, ymmword ptr [rdi + 4960]
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4832], 33
vmovdqa ymmword ptr [rdi + 4960], ymm5
vmovapd ymm5, ymmword ptr [rdi + 4832]
vpalignr ymm12, ymm5, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4992]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4896]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3456]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3456]
vmovdqa ymmword ptr [rdi + 4896], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4928]
vmovdqa ymmword ptr [rdi + 4928], ymm10
vpaddq ymm10, ymm9, ymmword ptr [rdi + 5056]
vmovdqa ymmword ptr [rdi + 5056], ymm6
vpunpcklqdq ymm6, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm6, ymm7, 32
vperm2i128 ymm6, ymm6, ymm7, 49
vpaddq ymm7, ymm11, ymmword ptr [rdi + 6208]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5664]
vpunpcklqdq ymm11, ymm12, ymm10
vpunpckhqdq ymm10, ymm12, ymm10
vperm2i128 ymm12, ymm11, ymm10, 32
vperm2i128 ymm10, ymm11, ymm10, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5824]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5728]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 5152], 33
vmovapd ymm12, ymmword ptr [rdi + 5152]
vpalignr ymm5, ymm12, ymm5, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 5024], 33
vmovdqa ymmword ptr [rdi + 5152], ymm10
vmovapd ymm10, ymmword ptr [rdi + 5024]
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5312]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5344]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3456]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3456]
vmovdqa ymmword ptr [rdi + 5344], ymm11
vpaddq ymm11, ymm9, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 5088], ymm6
vpaddq ymm6, ymm9, ymmword ptr [rdi + 5120]
vmovdqa ymmword ptr [rdi + 5120], ymm7
vpunpcklqdq ymm7, ymm5, ymm11
vpunpckhqdq ymm5, ymm5, ymm11
vperm2i128 ymm11, ymm7, ymm5, 32
vperm2i128 ymm5, ymm7, ymm5, 49
vpaddq ymm7, ymm11, ymmword ptr [rdi + 5792]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6784]
vpunpcklqdq ymm11, ymm12, ymm6
vpunpckhqdq ymm6, ymm12, ymm6
vperm2i128 ymm12, ymm11, ymm6, 32
vperm2i128 ymm6, ymm11, ymm6, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6976]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 7008]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 5248], 33
vmovapd ymm12, ymmword ptr [rdi + 5248]
vpalignr ymm10, ymm12, ymm10, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4416], 33
vmovdqa ymmword ptr [rdi + 5248], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4416]
vpalignr ymm12, ymm6, ymm12, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4160]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5280]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3456]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3456]
vmovdqa ymmword ptr [rdi + 5280], ymm11
vpaddq ymm11, ymm9, ymmword ptr [rdi + 5184]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5216]
vmovdqa ymmword ptr [rdi + 5216], ymm5
vpunpcklqdq ymm5, ymm10, ymm11
vpunpckhqdq ymm10, ymm10, ymm11
vperm2i128 ymm11, ymm5, ymm10, 32
vperm2i128 ymm5, ymm5, ymm10, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 7040]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7072]
vpunpcklqdq ymm11, ymm12, ymm9
vpunpckhqdq ymm9, ymm12, ymm9
vperm2i128 ymm12, ymm11, ymm9, 32
vperm2i128 ymm9, ymm11, ymm9, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7104]
vpaddq ymm0, ymm0, ymm9
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 4544], 33
vmovapd ymm9, ymmword ptr [rdi + 4544]
vpalignr ymm6, ymm9, ymm6, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 4512]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3456]
vpunpcklqdq ymm9, ymm6, ymmword ptr [rdi + 4064]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 4064]
vperm2i128 ymm12, ymm9, ymm6, 32
vperm2i128 ymm6, ymm9, ymm6, 49
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 4128]
vperm2i128 ymm6, ymm6, ymm6, 129
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4096]
vpaddq ymm4, ymm4, ymm6
vmovapd ymm6, ymmword ptr [rdi + 5760]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 5856], 33
vmovapd ymm9, ymmword ptr [rdi + 5856]
vpalignr ymm6, ymm9, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 3968]
vpaddq ymm6, ymm8, ymm6
vmovapd ymm8, ymmword ptr [rdi + 5920]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 6176], 33
vmovapd ymm9, ymmword ptr [rdi + 6176]
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 6048], 33
vmovapd ymm12, ymmword ptr [rdi + 6048]
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 5056]
vpsrlq ymm9, ymm6, 52
vmovdqa ymmword ptr [rdi + 5056], ymm4
vpsrlq ymm4, ymm8, 52
vmovdqa ymmword ptr [rdi + 6176], ymm3
vperm2i128 ymm3, ymm9, ymm9, 8
vpalignr ymm3, ymm9, ymm3, 8
vperm2i128 ymm9, ymm9, ymm4, 33
vpalignr ymm9, ymm4, ymm9, 8
vmovdqa ymmword ptr [rdi + 5920], ymm2
vpaddq ymm2, ymm6, ymm3
vmovdqa ymmword ptr [rdi + 5856], ymm1
vpxor ymm1, ymm6, ymm2
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm8, ymm9
vpxor ymm3, ymm8, ymm1
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm12, ymmword ptr [rdi + 6016], 33
vmovapd ymm6, ymmword ptr [rdi + 6016]
vpalignr ymm3, ymm6, ymm3, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 5984], 33
vmovapd ymm8, ymmword ptr [rdi + 5984]
vpalignr ymm6, ymm8, ymm6, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4928]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 4896]
vpsrlq ymm9, ymm3, 52
vpsrlq ymm12, ymm6, 52
vperm2i128 ymm4, ymm4, ymm9, 33
vpalignr ymm4, ymm9, ymm4, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vmovdqa ymmword ptr [rdi + 4896], ymm1
vpaddq ymm1, ymm3, ymm4
vmovdqa ymmword ptr [rdi + 4928], ymm2
vpxor ymm2, ymm3, ymm1
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm6, ymm9
vpxor ymm3, ymm6, ymm2
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm8, ymmword ptr [rdi + 5952], 33
vmovapd ymm4, ymmword ptr [rdi + 5952]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 6816], 33
vmovapd ymm6, ymmword ptr [rdi + 6816]
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5120]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5088]
vpsrlq ymm8, ymm3, 52
vpsrlq ymm9, ymm4, 52
vperm2i128 ymm12, ymm12, ymm8, 33
vpalignr ymm12, ymm8, ymm12, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vmovdqa ymmword ptr [rdi + 5088], ymm2
vpaddq ymm2, ymm3, ymm12
vmovdqa ymmword ptr [rdi + 5120], ymm1
vpxor ymm1, ymm3, ymm2
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm4, ymm8
vpxor ymm3, ymm4, ymm1
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm6, ymmword ptr [rdi + 6848], 33
vmovapd ymm4, ymmword ptr [rdi + 6848]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 6880], 33
vmovapd ymm6, ymmword ptr [rdi + 6880]
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5344]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5152]
vpsrlq ymm8, ymm3, 52
vpsrlq ymm12, ymm4, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm12, 33
vpalignr ymm8, ymm12, ymm8, 8
vmovdqa ymmword ptr [rdi + 5152], ymm1
vpaddq ymm1, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 5344], ymm2
vpxor ymm2, ymm3, ymm1
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm4, ymm8
vpxor ymm3, ymm4, ymm2
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm6, ymmword ptr [rdi + 6912], 33
vmovapd ymm4, ymmword ptr [rdi + 6912]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 6944], 33
vmovapd ymm6, ymmword ptr [rdi + 6944]
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm3, ymm7, ymm3
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5216]
vpsrlq ymm7, ymm3, 52
vpsrlq ymm8, ymm4, 52
vperm2i128 ymm9, ymm12, ymm7, 33
vpalignr ymm9, ymm7, ymm9, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm12, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 5216], ymm2
vpxor ymm2, ymm3, ymm12
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm4, ymm7
vpxor ymm3, ymm4, ymm2
vpor ymm13, ymm13, ymm3
vperm2i128 ymm3, ymm6, ymmword ptr [rdi + 7136], 33
vmovapd ymm4, ymmword ptr [rdi + 7136]
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 7168], 33
vmovapd ymm6, ymmword ptr [rdi + 7168]
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5280]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5248]
vpsrlq ymm7, ymm3, 52
vpsrlq ymm9, ymm4, 52
vperm2i128 ymm8, ymm8, ymm7, 33
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymm9, 33
vpalignr ymm7, ymm9, ymm7, 8
vmovdqa ymmword ptr [rdi + 5248], ymm2
vpaddq ymm2, ymm3, ymm8
vmovdqa ymmword ptr [rdi + 5280], ymm12
vpxor ymm12, ymm3, ymm2
vpor ymm13, ymm13, ymm12
vpaddq ymm3, ymm4, ymm7
vpxor ymm8, ymm4, ymm3
vpor ymm13, ymm13, ymm8
vperm2i128 ymm4, ymm6, ymmword ptr [rdi + 7200], 33
vmovapd ymm6, ymmword ptr [rdi + 7200]
vpalignr ymm4, ymm6, ymm4, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 7232], 33
vmovapd ymm7, ymmword ptr [rdi + 7232]
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
vperm2i128 ymm5, ymm7, ymmword ptr [rdi + 7264], 33
vmovapd ymm6, ymmword ptr [rdi + 7264]
vpalignr ymm5, ymm6, ymm5, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 4960], 33
vmovapd ymm7, ymmword ptr [rdi + 4960]
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
vperm2i128 ymm0, ymm7, ymmword ptr [rdi + 4864], 33
vmovapd ymm6, ymmword ptr [rdi + 4864]
vpalignr ymm0, ymm6, ymm0, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 4736], 33
vmovapd ymm7, ymmword ptr [rdi + 4736]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5856]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5920]
vpsrlq ymm8, ymm0, 52
vpsrlq ymm12, ymm6, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm12, 33
vpalignr ymm8, ymm12, ymm8, 8
vmovdqa ymmword ptr [rdi + 5920], ymm5
vpaddq ymm5, ymm0, ymm9
vmovdqa ymmword ptr [rdi + 5856], ymm11
vpxor ymm11, ymm0, ymm5
vpor ymm13, ymm13, ymm11
vpaddq ymm0, ymm6, ymm8
vpxor ymm9, ymm6, ymm0
vpor ymm13, ymm13, ymm9
vperm2i128 ymm6, ymm7, ymmword ptr [rdi + 4800], 33
vmovapd ymm7, ymmword ptr [rdi + 4800]
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 4704], 33
vmovapd ymm8, ymmword ptr [rdi + 4704]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6176]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5056]
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
vmovapd ymm7, ymmword ptr [rdi + 4928]
vpand ymm7, ymm7, ymmword ptr [rdi + 3136]
vpor ymm7, ymm7, ymmword ptr [rdi + 3168]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 3168]
vmovapd ymm8, ymmword ptr [rdi + 4896]
vpand ymm8, ymm8, ymmword ptr [rdi + 3136]
vpor ymm8, ymm8, ymmword ptr [rdi + 3168]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 704], ymm7
vmovdqa ymmword ptr [rdi + 736], ymm8
vmovapd ymm7, ymmword ptr [rdi + 5120]
vpand ymm7, ymm7, ymmword ptr [rdi + 3136]
vpor ymm7, ymm7, ymmword ptr [rdi + 3168]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 3168]
vmovapd ymm8, ymmword ptr [rdi + 5088]
vpand ymm8, ymm8, ymmword ptr [rdi + 3136]
vpor ymm8, ymm8, ymmword ptr [rdi + 3168]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 768], ymm7
vmovdqa ymmword ptr [rdi + 800], ymm8
vmovapd ymm7, ymmword ptr [rdi + 5344]
vpand ymm7, ymm7, ymmword ptr [rdi + 3136]
vpor ymm7, ymm7, ymmword ptr [rdi + 3168]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 3168]
vmovapd ymm8, ymmword ptr [rdi + 5152]
vpand ymm8, ymm8, ymmword ptr [rdi + 3136]
vpor ymm8, ymm8, ymmword ptr [rdi + 3168]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 832], ymm7
vmovdqa ymmword ptr [rdi + 864], ymm8
vpand ymm1, ymm1, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vmovapd ymm7, ymmword ptr [rdi + 5216]
vpand ymm7, ymm7, ymmword ptr [rdi + 3136]
vpor ymm7, ymm7, ymmword ptr [rdi + 3168]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 896], ymm1
vmovdqa ymmword ptr [rdi + 928], ymm7
vmovapd ymm1, ymmword ptr [rdi + 5280]
vpand ymm1, ymm1, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vmovapd ymm7, ymmword ptr [rdi + 5248]
vpand ymm7, ymm7, ymmword ptr [rdi + 3136]
vpor ymm7, ymm7, ymmword ptr [rdi + 3168]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 960], ymm1
vmovdqa ymmword ptr [rdi + 992], ymm7
vpand ymm1, ymm2, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm2, ymm3, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 1024], ymm1
vmovdqa ymmword ptr [rdi + 1056], ymm2
vpand ymm1, ymm10, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm2, ymm4, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 1088], ymm1
vmovdqa ymmword ptr [rdi + 1120], ymm2
vmovapd ymm1, ymmword ptr [rdi + 5856]
vpand ymm1, ymm1, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vmovapd ymm2, ymmword ptr [rdi + 5920]
vpand ymm2, ymm2, ymmword ptr [rdi + 3136]
vpor ymm2, ymm2, ymmword ptr [rdi + 3168]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 1152], ymm1
vmovdqa ymmword ptr [rdi + 1184], ymm2
vpand ymm1, ymm5, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vpand ymm0, ymm0, ymmword ptr [rdi + 3136]
vpor ymm0, ymm0, ymmword ptr [rdi + 3168]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 1216], ymm1
vmovdqa ymmword ptr [rdi + 1248], ymm0
vpand ymm0, ymm9, ymmword ptr [rdi + 3136]
vpor ymm0, ymm0, ymmword ptr [rdi + 3168]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3168]
vpand ymm1, ymm6, ymmword ptr [rdi + 3136]
vpor ymm1, ymm1, ymmword ptr [rdi + 3168]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 1280], ymm0
vmovdqa ymmword ptr [rdi + 1312], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
