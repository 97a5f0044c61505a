# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-1664 mod N, N odd of at most 2048 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 41 limbs below 2^52, the top one below 2^26; ymm13 collects predicted carries that rippled.
# 8091 instructions a step, 969 pairs of products, 111 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 3008]
vmovapd ymm15, ymmword ptr [rdi + 3040]
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3200]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3264]
vmovdqa ymm5, ymmword ptr [rdi + 3264]
lea rax, [rdi + 440]
lea r8, [rdi + 1608]
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
vmovdqa ymmword ptr [rdi + 4032], ymm0
vmovdqa ymmword ptr [rdi + 4064], ymm1
vmovdqa ymmword ptr [rdi + 4096], ymm2
vmovdqa ymmword ptr [rdi + 4128], ymm3
vmovdqa ymmword ptr [rdi + 4160], ymm4
vmovdqa ymmword ptr [rdi + 4192], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3168]
vmovdqa ymm1, ymmword ptr [rdi + 3168]
vmovdqa ymm2, ymmword ptr [rdi + 3232]
vmovdqa ymm3, ymmword ptr [rdi + 3232]
vmovdqa ymm4, ymmword ptr [rdi + 3296]
vmovdqa ymm5, ymmword ptr [rdi + 3296]
lea rax, [rdi + 504]
lea r8, [rdi + 1672]
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
vmovapd ymm6, ymmword ptr [rdi + 3136]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 4032]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 4064]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3168]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3168]
vmovapd ymm8, ymmword ptr [rdi + 3200]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 4096]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4128]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3232]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3232]
vmovapd ymm10, ymmword ptr [rdi + 3264]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 4160]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4192]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3296]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3296]
vmovdqa ymmword ptr [rdi + 4192], ymm0
vmovdqa ymmword ptr [rdi + 4160], ymm1
vmovdqa ymmword ptr [rdi + 4128], ymm2
vmovdqa ymmword ptr [rdi + 4096], ymm3
vmovdqa ymmword ptr [rdi + 4064], ymm4
vmovdqa ymmword ptr [rdi + 4032], ymm5
vmovdqa ymmword ptr [rdi + 4224], ymm6
vmovdqa ymmword ptr [rdi + 4256], ymm7
vmovdqa ymmword ptr [rdi + 4288], ymm8
vmovdqa ymmword ptr [rdi + 4320], ymm9
vmovdqa ymmword ptr [rdi + 4352], ymm10
vmovdqa ymmword ptr [rdi + 4384], ymm11
vmovdqa ymm0, ymmword ptr [rdi + 4256]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4320]
vmovdqa ymm3, ymmword ptr [rdi + 4288]
vmovdqa ymm4, ymmword ptr [rdi + 4384]
vmovdqa ymm5, ymmword ptr [rdi + 4352]
lea rax, [rdi + 1592]
lea r8, [rdi + 456]
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
vmovdqa ymmword ptr [rdi + 4416], ymm0
vmovdqa ymmword ptr [rdi + 4448], ymm1
vmovdqa ymmword ptr [rdi + 4480], ymm2
vmovdqa ymmword ptr [rdi + 4512], ymm3
vmovdqa ymmword ptr [rdi + 4544], ymm4
vmovdqa ymmword ptr [rdi + 4576], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4192]
vmovdqa ymm1, ymmword ptr [rdi + 4160]
vmovdqa ymm2, ymmword ptr [rdi + 4128]
vmovdqa ymm3, ymmword ptr [rdi + 4096]
vmovdqa ymm4, ymmword ptr [rdi + 4064]
vmovdqa ymm5, ymmword ptr [rdi + 4032]
lea rax, [rdi + 1656]
lea r8, [rdi + 520]
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
vmovapd ymm6, ymmword ptr [rdi + 1600]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 1632], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 1632]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 1664], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 448]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 448]
vpaddq ymm7, ymm11, ymmword ptr [rdi + 4480]
vmovapd ymm11, ymmword ptr [rdi + 480]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 480]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 4512]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4544]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4576]
vmovapd ymm12, ymmword ptr [rdi + 448]
vmovdqa ymmword ptr [rdi + 4576], ymm1
vperm2i128 ymm1, ymm12, ymmword ptr [rdi + 480], 33
vpalignr ymm1, ymm1, ymm12, 8
vmovdqa ymmword ptr [rdi + 4544], ymm0
vmovapd ymm0, ymmword ptr [rdi + 480]
vmovdqa ymmword ptr [rdi + 4512], ymm5
vperm2i128 ymm5, ymm0, ymmword ptr [rdi + 512], 33
vpalignr ymm5, ymm5, ymm0, 8
vmovdqa ymmword ptr [rdi + 4480], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm1
vmovdqa ymmword ptr [rdi + 4032], ymm3
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
vpaddq ymm6, ymm9, ymmword ptr [rdi + 4416]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm0, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm0, ymm8
vpaddq ymm0, ymm10, ymmword ptr [rdi + 4448]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm5, ymm5, ymm9
vmovapd ymm7, ymmword ptr [rdi + 1664]
vperm2i128 ymm8, ymm7, ymmword ptr [rdi + 1696], 33
vpalignr ymm8, ymm8, ymm7, 8
vmovapd ymm9, ymmword ptr [rdi + 1696]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 1728], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 512]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 512]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm8, ymmword ptr [rdi + 544]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 544]
vpaddq ymm10, ymm12, ymmword ptr [rdi + 4032]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4480]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4512]
vmovapd ymm12, ymmword ptr [rdi + 512]
vmovdqa ymmword ptr [rdi + 4512], ymm5
vperm2i128 ymm5, ymm12, ymmword ptr [rdi + 544], 33
vpalignr ymm5, ymm5, ymm12, 8
vmovdqa ymmword ptr [rdi + 4480], ymm1
vmovapd ymm1, ymmword ptr [rdi + 544]
vmovdqa ymmword ptr [rdi + 4032], ymm0
vperm2i128 ymm0, ymm1, ymmword ptr [rdi + 576], 33
vpalignr ymm0, ymm0, ymm1, 8
vmovdqa ymmword ptr [rdi + 4448], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vmovdqa ymmword ptr [rdi + 4416], ymm3
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
vpaddq ymm7, ymm8, ymmword ptr [rdi + 4544]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm1, ymm9
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm1, ymm9
vpaddq ymm1, ymm10, ymmword ptr [rdi + 4576]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm8
vmovdqa ymmword ptr [rdi + 4576], ymm0
vmovdqa ymmword ptr [rdi + 4544], ymm1
vmovdqa ymmword ptr [rdi + 4064], ymm2
vmovdqa ymmword ptr [rdi + 4352], ymm3
vmovdqa ymmword ptr [rdi + 4384], ymm4
vmovdqa ymmword ptr [rdi + 4096], ymm5
vmovdqa ymmword ptr [rdi + 4128], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 3328]
vmovdqa ymm1, ymmword ptr [rdi + 3392]
vmovdqa ymm2, ymmword ptr [rdi + 3456]
lea rax, [rdi + 696]
lea r8, [rdi + 1864]
mov r9d, 8
vmovupd ymm3, ymmword ptr [r8 + 0]
.p2align 5
3:
vmovupd ymm4, ymmword ptr [rax + 0]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm4, ymm3
vsubpd ymm6, ymm15, ymm5
vpaddq ymm1, ymm1, ymm5
vfmadd231pd ymm6, ymm4, ymm3
vpaddq ymm0, ymm0, ymm6
vmovupd ymm3, ymmword ptr [r8 + 8]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm4, ymm3
vsubpd ymm6, ymm15, ymm5
vpaddq ymm2, ymm2, ymm5
vfmadd231pd ymm6, ymm4, ymm3
vpaddq ymm1, ymm1, ymm6
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4288], ymm0
vmovdqa ymmword ptr [rdi + 4320], ymm1
vmovdqa ymmword ptr [rdi + 4160], ymm2
vmovdqa ymm0, ymmword ptr [rdi + 3360]
vmovdqa ymm1, ymmword ptr [rdi + 3360]
vmovdqa ymm2, ymmword ptr [rdi + 3424]
vmovdqa ymm3, ymmword ptr [rdi + 3424]
vmovdqa ymm4, ymmword ptr [rdi + 3488]
vmovdqa ymm5, ymmword ptr [rdi + 3488]
lea rax, [rdi + 728]
lea r8, [rdi + 1896]
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
vmovapd ymm6, ymmword ptr [rdi + 3328]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 4288]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3360]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3360]
vmovapd ymm7, ymmword ptr [rdi + 3392]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4320]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3424]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3424]
vmovapd ymm8, ymmword ptr [rdi + 3456]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4160]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3488]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3488]
vmovdqa ymmword ptr [rdi + 4160], ymm0
vmovdqa ymmword ptr [rdi + 4320], ymm1
vmovdqa ymmword ptr [rdi + 4288], ymm2
vmovdqa ymmword ptr [rdi + 4192], ymm3
vmovdqa ymmword ptr [rdi + 4224], ymm4
vmovdqa ymmword ptr [rdi + 4256], ymm5
vmovdqa ymmword ptr [rdi + 4608], ymm6
vmovdqa ymmword ptr [rdi + 4640], ymm7
vmovdqa ymmword ptr [rdi + 4672], ymm8
vmovdqa ymm0, ymmword ptr [rdi + 4608]
vmovdqa ymm1, ymmword ptr [rdi + 4640]
vmovdqa ymm2, ymmword ptr [rdi + 4672]
lea rax, [rdi + 1848]
lea r8, [rdi + 712]
mov r9d, 8
vmovupd ymm3, ymmword ptr [r8 + 0]
.p2align 5
3:
vmovupd ymm4, ymmword ptr [rax + 0]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm4, ymm3
vsubpd ymm6, ymm15, ymm5
vpaddq ymm1, ymm1, ymm5
vfmadd231pd ymm6, ymm4, ymm3
vpaddq ymm0, ymm0, ymm6
vmovupd ymm3, ymmword ptr [r8 + 8]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm4, ymm3
vsubpd ymm6, ymm15, ymm5
vpaddq ymm2, ymm2, ymm5
vfmadd231pd ymm6, ymm4, ymm3
vpaddq ymm1, ymm1, ymm6
sub rax, 8
add r8, 8
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 4704], ymm0
vmovdqa ymmword ptr [rdi + 4736], ymm1
vmovdqa ymmword ptr [rdi + 4768], ymm2
vmovdqa ymm0, ymmword ptr [rdi + 4160]
vmovdqa ymm1, ymmword ptr [rdi + 4320]
vmovdqa ymm2, ymmword ptr [rdi + 4288]
vmovdqa ymm3, ymmword ptr [rdi + 4192]
vmovdqa ymm4, ymmword ptr [rdi + 4224]
vmovdqa ymm5, ymmword ptr [rdi + 4256]
lea rax, [rdi + 1880]
lea r8, [rdi + 744]
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
vmovapd ymm6, ymmword ptr [rdi + 704]
vmovupd ymm7, ymmword ptr [rdi + 1864]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4736]
vmovapd ymm9, ymmword ptr [rdi + 736]
vmovupd ymm10, ymmword ptr [rdi + 1896]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4768]
vpaddq ymm4, ymm4, ymm11
vmovapd ymm10, ymmword ptr [rdi + 1856]
vmovupd ymm11, ymmword ptr [rdi + 712]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 4768], ymm5
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm10, ymm11
vpaddq ymm5, ymm7, ymm5
vmovapd ymm7, ymmword ptr [rdi + 1888]
vmovupd ymm11, ymmword ptr [rdi + 744]
vmovdqa ymmword ptr [rdi + 4736], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm7, ymm11
vmovdqa ymmword ptr [rdi + 4256], ymm1
vsubpd ymm1, ymm15, ymm3
vfmadd231pd ymm1, ymm7, ymm11
vpaddq ymm1, ymm2, ymm1
vpaddq ymm2, ymm8, ymm12
vpaddq ymm3, ymm4, ymm3
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm10
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm6, ymm10
vpaddq ymm6, ymm8, ymmword ptr [rdi + 4704]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymm7
vpaddq ymm0, ymm0, ymm10
vpaddq ymm4, ymm5, ymm4
vpaddq ymm1, ymm1, ymm8
vmovapd ymm5, ymmword ptr [rdi + 768]
vmovapd ymm7, ymmword ptr [rdi + 1920]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymmword ptr [rdi + 1920]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 4256]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4736]
vmovapd ymm8, ymmword ptr [rdi + 3520]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 4384]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm9, ymm9, ymm10, 8
vmovapd ymm10, ymmword ptr [rdi + 4384]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 4416], 33
vmovapd ymm11, ymmword ptr [rdi + 4416]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4448]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4032]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3552]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3584]
vmovapd ymm12, ymmword ptr [rdi + 3616]
vmovdqa ymmword ptr [rdi + 4032], ymm6
vpaddq ymm6, ymm12, ymmword ptr [rdi + 4480]
vmovdqa ymmword ptr [rdi + 4480], ymm7
vpaddq ymm7, ymm12, ymmword ptr [rdi + 4512]
vmovdqa ymmword ptr [rdi + 4512], ymm5
vpunpcklqdq ymm5, ymm9, ymm6
vpunpckhqdq ymm6, ymm9, ymm6
vperm2i128 ymm9, ymm5, ymm6, 32
vperm2i128 ymm5, ymm5, ymm6, 49
vpsrlq ymm6, ymm9, 52
vpsrlq ymm8, ymm5, 52
vmovdqa ymmword ptr [rdi + 4448], ymm1
vperm2i128 ymm1, ymm6, ymm6, 8
vpalignr ymm1, ymm6, ymm1, 8
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vmovdqa ymmword ptr [rdi + 4384], ymm4
vpaddq ymm4, ymm9, ymm1
vmovdqa ymmword ptr [rdi + 4736], ymm0
vpxor ymm0, ymm9, ymm4
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm5, ymm6
vpxor ymm1, ymm5, ymm0
vpor ymm13, ymm13, ymm1
vpand ymm1, ymm4, ymmword ptr [rdi + 3072]
vpor ymm1, ymm1, ymmword ptr [rdi + 3104]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3104]
vpand ymm0, ymm0, ymmword ptr [rdi + 3072]
vpor ymm0, ymm0, ymmword ptr [rdi + 3104]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 2432], ymm1
vmovdqa ymmword ptr [rdi + 2464], ymm0
vpunpcklqdq ymm0, ymm10, ymm7
vpunpckhqdq ymm1, ymm10, ymm7
vperm2i128 ymm4, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm4, 52
vpsrlq ymm5, ymm0, 52
vperm2i128 ymm6, ymm8, ymm1, 33
vpalignr ymm6, ymm1, ymm6, 8
vperm2i128 ymm1, ymm1, ymm5, 33
vpalignr ymm1, ymm5, ymm1, 8
vpaddq ymm7, ymm4, ymm6
vpxor ymm8, ymm4, ymm7
vpor ymm13, ymm13, ymm8
vpaddq ymm4, ymm0, ymm1
vpxor ymm6, ymm0, ymm4
vpor ymm13, ymm13, ymm6
vpand ymm0, ymm7, ymmword ptr [rdi + 3072]
vpor ymm0, ymm0, ymmword ptr [rdi + 3104]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3104]
vpand ymm1, ymm4, ymmword ptr [rdi + 3072]
vpor ymm1, ymm1, ymmword ptr [rdi + 3104]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 2496], ymm0
vmovdqa ymmword ptr [rdi + 2528], ymm1
vperm2i128 ymm0, ymm11, ymmword ptr [rdi + 4096], 33
vmovapd ymm1, ymmword ptr [rdi + 4096]
vpalignr ymm0, ymm1, ymm0, 8
vperm2i128 ymm1, ymm1, ymmword ptr [rdi + 4352], 33
vmovapd ymm4, ymmword ptr [rdi + 4352]
vpalignr ymm1, ymm4, ymm1, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4128]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4544]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3584]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3584]
vpaddq ymm6, ymm12, ymmword ptr [rdi + 4064]
vpaddq ymm7, ymm12, ymmword ptr [rdi + 4576]
vpunpcklqdq ymm8, ymm0, ymm6
vpunpckhqdq ymm0, ymm0, ymm6
vperm2i128 ymm6, ymm8, ymm0, 32
vperm2i128 ymm0, ymm8, ymm0, 49
vpsrlq ymm8, ymm6, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm5, ymm5, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm10, ymm6, ymm5
vpxor ymm11, ymm6, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm5, ymm0, ymm8
vpxor ymm6, ymm0, ymm5
vpor ymm13, ymm13, ymm6
vpand ymm0, ymm10, ymmword ptr [rdi + 3072]
vpor ymm0, ymm0, ymmword ptr [rdi + 3104]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3104]
vpand ymm5, ymm5, ymmword ptr [rdi + 3072]
vpor ymm5, ymm5, ymmword ptr [rdi + 3104]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 2560], ymm0
vmovdqa ymmword ptr [rdi + 2592], ymm5
vpunpcklqdq ymm0, ymm1, ymm7
vpunpckhqdq ymm1, ymm1, ymm7
vperm2i128 ymm5, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm5, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm7, ymm9, ymm1, 33
vpalignr ymm7, ymm1, ymm7, 8
vperm2i128 ymm8, ymm1, ymm6, 33
vpalignr ymm8, ymm6, ymm8, 8
vpaddq ymm9, ymm5, ymm7
vpxor ymm10, ymm5, ymm9
vpor ymm13, ymm13, ymm10
vpaddq ymm5, ymm0, ymm8
vpxor ymm7, ymm0, ymm5
vpor ymm13, ymm13, ymm7
vpand ymm0, ymm9, ymmword ptr [rdi + 3072]
vpor ymm0, ymm0, ymmword ptr [rdi + 3104]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3104]
vpand ymm5, ymm5, ymmword ptr [rdi + 3072]
vpor ymm5, ymm5, ymmword ptr [rdi + 3104]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 2624], ymm0
vmovdqa ymmword ptr [rdi + 2656], ymm5
vperm2i128 ymm0, ymm2, ymm3, 33
vpalignr ymm0, ymm3, ymm0, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4736]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3584]
vpaddq ymm5, ymm12, ymmword ptr [rdi + 4384]
vpaddq ymm7, ymm12, ymmword ptr [rdi + 4448]
vpunpcklqdq ymm8, ymm0, ymm7
vpunpckhqdq ymm0, ymm0, ymm7
vperm2i128 ymm7, ymm8, ymm0, 32
vperm2i128 ymm0, ymm8, ymm0, 49
vpsrlq ymm8, ymm7, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm10, ymm8, ymm8, 8
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm11, ymm7, ymm10
vmovdqa ymmword ptr [rdi + 4448], ymm6
vpxor ymm6, ymm7, ymm11
vpor ymm13, ymm13, ymm6
vpaddq ymm6, ymm0, ymm8
vpxor ymm7, ymm0, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm0, ymm11, ymmword ptr [rdi + 3072]
vpor ymm0, ymm0, ymmword ptr [rdi + 3104]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3104]
vpand ymm6, ymm6, ymmword ptr [rdi + 3072]
vpor ymm6, ymm6, ymmword ptr [rdi + 3104]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 2816], ymm0
vmovdqa ymmword ptr [rdi + 2848], ymm6
vpaddq ymm0, ymm3, ymmword ptr [rdi + 3520]
vperm2i128 ymm0, ymm0, ymmword ptr [rdi + 4768], 33
vmovapd ymm3, ymmword ptr [rdi + 4768]
vpalignr ymm0, ymm3, ymm0, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4512]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3552]
vmovapd ymm3, ymmword ptr [rdi + 3648]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4480]
vpunpcklqdq ymm6, ymm0, ymm3
vpunpckhqdq ymm0, ymm0, ymm3
vperm2i128 ymm3, ymm6, ymm0, 32
vperm2i128 ymm0, ymm6, ymm0, 49
vpsrlq ymm6, ymm3, 52
vpsrlq ymm7, ymm0, 52
vperm2i128 ymm8, ymm9, ymm6, 33
vpalignr ymm8, ymm6, ymm8, 8
vperm2i128 ymm6, ymm6, ymm7, 33
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm7, ymm3, ymm8
vpxor ymm9, ymm3, ymm7
vpor ymm13, ymm13, ymm9
vpaddq ymm3, ymm0, ymm6
vpxor ymm8, ymm0, ymm3
vpor ymm13, ymm13, ymm8
vpand ymm0, ymm7, ymmword ptr [rdi + 3072]
vpor ymm0, ymm0, ymmword ptr [rdi + 3104]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3104]
vpand ymm3, ymm3, ymmword ptr [rdi + 3072]
vpor ymm3, ymm3, ymmword ptr [rdi + 3104]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 2880], ymm0
vmovdqa ymmword ptr [rdi + 2912], ymm3
vmovdqa ymmword ptr [rdi + 4480], ymm1
vmovdqa ymmword ptr [rdi + 4512], ymm2
vmovdqa ymmword ptr [rdi + 4768], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3680]
vmovdqa ymm1, ymmword ptr [rdi + 3680]
vmovdqa ymm2, ymmword ptr [rdi + 3744]
vmovdqa ymm3, ymmword ptr [rdi + 3744]
vmovdqa ymm4, ymmword ptr [rdi + 3808]
vmovdqa ymm5, ymmword ptr [rdi + 3808]
lea rax, [rdi + 568]
lea r8, [rdi + 1736]
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
vmovdqa ymmword ptr [rdi + 4384], ymm0
vmovdqa ymmword ptr [rdi + 4736], ymm1
vmovdqa ymmword ptr [rdi + 4576], ymm2
vmovdqa ymmword ptr [rdi + 4064], ymm3
vmovdqa ymmword ptr [rdi + 4544], ymm4
vmovdqa ymmword ptr [rdi + 4128], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3712]
vmovdqa ymm1, ymmword ptr [rdi + 3712]
vmovdqa ymm2, ymmword ptr [rdi + 3776]
vmovdqa ymm3, ymmword ptr [rdi + 3776]
vmovdqa ymm4, ymmword ptr [rdi + 3840]
vmovdqa ymm5, ymmword ptr [rdi + 3840]
lea rax, [rdi + 632]
lea r8, [rdi + 1800]
mov r9d, 16
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
vmovapd ymm6, ymmword ptr [rdi + 3680]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 4384]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 4736]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3712]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3712]
vmovapd ymm8, ymmword ptr [rdi + 3744]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 4576]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4064]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3776]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3776]
vmovapd ymm10, ymmword ptr [rdi + 3808]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 4544]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4128]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3840]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3840]
vmovdqa ymmword ptr [rdi + 4128], ymm0
vmovdqa ymmword ptr [rdi + 4544], ymm1
vmovdqa ymmword ptr [rdi + 4064], ymm2
vmovdqa ymmword ptr [rdi + 4576], ymm3
vmovdqa ymmword ptr [rdi + 4736], ymm4
vmovdqa ymmword ptr [rdi + 4384], ymm5
vmovdqa ymmword ptr [rdi + 4096], ymm6
vmovdqa ymmword ptr [rdi + 4416], ymm7
vmovdqa ymmword ptr [rdi + 4256], ymm8
vmovdqa ymmword ptr [rdi + 4704], ymm9
vmovdqa ymmword ptr [rdi + 4224], ymm10
vmovdqa ymmword ptr [rdi + 4672], ymm11
vmovdqa ymm0, ymmword ptr [rdi + 4416]
vmovdqa ymm1, ymmword ptr [rdi + 4096]
vmovdqa ymm2, ymmword ptr [rdi + 4704]
vmovdqa ymm3, ymmword ptr [rdi + 4256]
vmovdqa ymm4, ymmword ptr [rdi + 4672]
vmovdqa ymm5, ymmword ptr [rdi + 4224]
lea rax, [rdi + 1720]
lea r8, [rdi + 584]
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
vmovdqa ymmword ptr [rdi + 4192], ymm0
vmovdqa ymmword ptr [rdi + 4288], ymm1
vmovdqa ymmword ptr [rdi + 4640], ymm2
vmovdqa ymmword ptr [rdi + 4320], ymm3
vmovdqa ymmword ptr [rdi + 4160], ymm4
vmovdqa ymmword ptr [rdi + 4608], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4128]
vmovdqa ymm1, ymmword ptr [rdi + 4544]
vmovdqa ymm2, ymmword ptr [rdi + 4064]
vmovdqa ymm3, ymmword ptr [rdi + 4576]
vmovdqa ymm4, ymmword ptr [rdi + 4736]
vmovdqa ymm5, ymmword ptr [rdi + 4384]
lea rax, [rdi + 1784]
lea r8, [rdi + 648]
mov r9d, 16
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
vmovupd ymm7, ymmword ptr [rdi + 1736]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4640]
vmovapd ymm9, ymmword ptr [rdi + 608]
vmovupd ymm10, ymmword ptr [rdi + 1768]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 4320]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4160]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4608]
vmovapd ymm12, ymmword ptr [rdi + 1728]
vmovdqa ymmword ptr [rdi + 4608], ymm1
vmovupd ymm1, ymmword ptr [rdi + 584]
vmovdqa ymmword ptr [rdi + 4160], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 4320], ymm5
vsubpd ymm5, ymm15, ymm0
vfmadd231pd ymm5, ymm12, ymm1
vpaddq ymm1, ymm7, ymm5
vmovapd ymm5, ymmword ptr [rdi + 1760]
vmovupd ymm7, ymmword ptr [rdi + 616]
vmovdqa ymmword ptr [rdi + 4640], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm7
vmovdqa ymmword ptr [rdi + 4384], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm5, ymm7
vpaddq ymm3, ymm10, ymm3
vpaddq ymm0, ymm8, ymm0
vpaddq ymm4, ymm11, ymm4
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm12, ymm6
vpaddq ymm6, ymm8, ymmword ptr [rdi + 4192]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm5
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymm5
vpaddq ymm5, ymm10, ymmword ptr [rdi + 4288]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm3, ymm3, ymm8
vmovapd ymm7, ymmword ptr [rdi + 640]
vmovupd ymm8, ymmword ptr [rdi + 1800]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm2, ymm2, ymm10
vmovapd ymm8, ymmword ptr [rdi + 672]
vmovupd ymm10, ymmword ptr [rdi + 1832]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 4384]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4640]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4320]
vmovapd ymm12, ymmword ptr [rdi + 1792]
vmovdqa ymmword ptr [rdi + 4320], ymm3
vmovupd ymm3, ymmword ptr [rdi + 648]
vmovdqa ymmword ptr [rdi + 4640], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm12, ymm3
vmovdqa ymmword ptr [rdi + 4384], ymm5
vsubpd ymm5, ymm15, ymm1
vfmadd231pd ymm5, ymm12, ymm3
vpaddq ymm2, ymm2, ymm5
vmovapd ymm3, ymmword ptr [rdi + 1824]
vmovupd ymm5, ymmword ptr [rdi + 680]
vmovdqa ymmword ptr [rdi + 4288], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm3, ymm5
vmovdqa ymmword ptr [rdi + 4192], ymm4
vsubpd ymm4, ymm15, ymm6
vfmadd231pd ymm4, ymm3, ymm5
vpaddq ymm4, ymm10, ymm4
vpaddq ymm1, ymm9, ymm1
vpaddq ymm5, ymm11, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm12
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm7, ymm12
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4160]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm3
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm3
vpaddq ymm3, ymm10, ymmword ptr [rdi + 4608]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm4, ymm4, ymm9
vmovdqa ymmword ptr [rdi + 4608], ymm0
vmovdqa ymmword ptr [rdi + 4160], ymm1
vmovdqa ymmword ptr [rdi + 4736], ymm2
vmovdqa ymmword ptr [rdi + 4224], ymm3
vmovdqa ymmword ptr [rdi + 4672], ymm4
vmovdqa ymmword ptr [rdi + 4576], ymm5
vmovdqa ymmword ptr [rdi + 4064], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 3872]
vmovdqa ymm1, ymmword ptr [rdi + 3872]
vmovdqa ymm2, ymmword ptr [rdi + 3872]
vmovdqa ymm3, ymmword ptr [rdi + 3872]
vmovdqa ymm4, ymmword ptr [rdi + 3872]
vmovdqa ymm5, ymmword ptr [rdi + 3904]
vmovdqa ymm6, ymmword ptr [rdi + 3904]
vmovdqa ymm7, ymmword ptr [rdi + 3904]
vmovdqa ymm8, ymmword ptr [rdi + 3904]
vmovdqa ymm9, ymmword ptr [rdi + 3904]
vbroadcastsd ymm10, qword ptr [rdi + 2816]
vmovapd ymm11, ymmword ptr [rsi + 10240]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10240]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10272]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10272]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10304]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10304]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10336]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10336]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10368]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10368]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2824]
vmovapd ymm11, ymmword ptr [rsi + 10560]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10560]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10592]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10592]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10624]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10624]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10656]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10656]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10688]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10688]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2832]
vmovapd ymm11, ymmword ptr [rsi + 10880]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10880]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10912]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10912]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10944]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10944]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10976]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10976]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11008]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11008]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2840]
vmovapd ymm11, ymmword ptr [rsi + 11200]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11200]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11232]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11232]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11264]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11264]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11296]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11296]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11328]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11328]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2848]
vmovapd ymm11, ymmword ptr [rsi + 11520]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11520]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11552]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11552]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11584]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11584]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11616]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11616]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11648]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11648]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2856]
vmovapd ymm11, ymmword ptr [rsi + 11840]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11840]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11872]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11872]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11904]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11904]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11936]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11936]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11968]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11968]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2864]
vmovapd ymm11, ymmword ptr [rsi + 12160]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12160]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12192]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12192]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12224]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12224]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12256]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12256]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12288]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12288]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2872]
vmovapd ymm11, ymmword ptr [rsi + 12480]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12480]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12512]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12512]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12544]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12544]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12576]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12576]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12608]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12608]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2880]
vmovapd ymm11, ymmword ptr [rsi + 12800]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12800]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12832]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12832]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12864]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12864]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12896]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12896]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12928]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12928]
vpaddq ymm4, ymm4, ymm12
vmovdqa ymmword ptr [rdi + 4256], ymm0
vmovdqa ymmword ptr [rdi + 4704], ymm1
vmovdqa ymmword ptr [rdi + 4544], ymm2
vmovdqa ymmword ptr [rdi + 4128], ymm3
vmovdqa ymmword ptr [rdi + 4096], ymm4
vmovdqa ymmword ptr [rdi + 4416], ymm5
vmovdqa ymmword ptr [rdi + 4800], ymm6
vmovdqa ymmword ptr [rdi + 4832], ymm7
vmovdqa ymmword ptr [rdi + 4864], ymm8
vmovdqa ymmword ptr [rdi + 4896], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3872]
vmovdqa ymm1, ymmword ptr [rdi + 3872]
vmovdqa ymm2, ymmword ptr [rdi + 3872]
vmovdqa ymm3, ymmword ptr [rdi + 3872]
vmovdqa ymm4, ymmword ptr [rdi + 3872]
vmovdqa ymm5, ymmword ptr [rdi + 3904]
vmovdqa ymm6, ymmword ptr [rdi + 3904]
vmovdqa ymm7, ymmword ptr [rdi + 3904]
vmovdqa ymm8, ymmword ptr [rdi + 3904]
vmovdqa ymm9, ymmword ptr [rdi + 3904]
vbroadcastsd ymm10, qword ptr [rdi + 2816]
vmovapd ymm11, ymmword ptr [rsi + 10400]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10400]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10432]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10432]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10464]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10464]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10496]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10496]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10528]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10528]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2824]
vmovapd ymm11, ymmword ptr [rsi + 10720]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10720]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10752]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10752]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10784]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10784]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10816]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10816]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 10848]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 10848]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2832]
vmovapd ymm11, ymmword ptr [rsi + 11040]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11040]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11072]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11072]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11104]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11104]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11136]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11136]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11168]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11168]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2840]
vmovapd ymm11, ymmword ptr [rsi + 11360]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11360]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11392]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11392]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11424]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11424]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11456]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11456]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11488]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11488]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2848]
vmovapd ymm11, ymmword ptr [rsi + 11680]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11680]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11712]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11712]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11744]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11744]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11776]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11776]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 11808]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 11808]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2856]
vmovapd ymm11, ymmword ptr [rsi + 12000]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12000]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12032]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12032]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12064]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12064]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12096]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12096]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12128]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12128]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2864]
vmovapd ymm11, ymmword ptr [rsi + 12320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12320]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12352]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12352]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12384]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12384]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12416]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12416]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12448]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12448]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2872]
vmovapd ymm11, ymmword ptr [rsi + 12640]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12640]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12672]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12672]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12704]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12704]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12736]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12736]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12768]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12768]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 2880]
vmovapd ymm11, ymmword ptr [rsi + 12960]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12960]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 12992]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 12992]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 13024]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 13024]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 13056]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 13056]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 13088]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 13088]
vpaddq ymm4, ymm4, ymm12
vmovapd ymm10, ymmword ptr [rdi + 3936]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 4256]
vpaddq ymm12, ymm10, ymmword ptr [rdi + 4704]
vmovdqa ymmword ptr [rdi + 4704], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 4544]
vmovdqa ymmword ptr [rdi + 4544], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 4128]
vmovdqa ymmword ptr [rdi + 4128], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 4096]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm10
vmovapd ymm10, ymmword ptr [rdi + 3968]
vmovdqa ymmword ptr [rdi + 4096], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 4416]
vmovdqa ymmword ptr [rdi + 4416], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 4800]
vmovdqa ymmword ptr [rdi + 4800], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 4832]
vmovdqa ymmword ptr [rdi + 4832], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 4864]
vmovdqa ymmword ptr [rdi + 4864], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 4896]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm6, ymm6, ymm10
vpaddq ymm7, ymm7, ymm10
vpaddq ymm8, ymm8, ymm10
vpaddq ymm9, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 4896], ymm0
vmovdqa ymmword ptr [rdi + 4256], ymm1
vmovdqa ymmword ptr [rdi + 4928], ymm2
vmovdqa ymmword ptr [rdi + 4960], ymm3
vmovdqa ymmword ptr [rdi + 4992], ymm4
vmovdqa ymmword ptr [rdi + 5024], ymm5
vmovdqa ymmword ptr [rdi + 5056], ymm6
vmovdqa ymmword ptr [rdi + 5088], ymm7
vmovdqa ymmword ptr [rdi + 5120], ymm8
vmovdqa ymmword ptr [rdi + 5152], ymm9
vmovdqa ymmword ptr [rdi + 5184], ymm11
vmovdqa ymmword ptr [rdi + 5216], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 4704]
vmovdqa ymm2, ymmword ptr [rdi + 4544]
vmovdqa ymm3, ymmword ptr [rdi + 4128]
vmovdqa ymm4, ymmword ptr [rdi + 4096]
vmovdqa ymm5, ymmword ptr [rdi + 4416]
vmovdqa ymm6, ymmword ptr [rdi + 4800]
vmovdqa ymm7, ymmword ptr [rdi + 4832]
vmovdqa ymm8, ymmword ptr [rdi + 4864]
vmovdqa ymm9, ymmword ptr [rdi + 5216]
lea rax, [rdi + 2432]
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
add r8, 320
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5248], ymm0
vmovdqa ymmword ptr [rdi + 5280], ymm1
vmovdqa ymmword ptr [rdi + 5312], ymm2
vmovdqa ymmword ptr [rdi + 5344], ymm3
vmovdqa ymmword ptr [rdi + 5376], ymm4
vmovdqa ymmword ptr [rdi + 5408], ymm5
vmovdqa ymmword ptr [rdi + 5440], ymm6
vmovdqa ymmword ptr [rdi + 5472], ymm7
vmovdqa ymmword ptr [rdi + 5504], ymm8
vmovdqa ymmword ptr [rdi + 5536], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 4896]
vmovdqa ymm1, ymmword ptr [rdi + 4256]
vmovdqa ymm2, ymmword ptr [rdi + 4928]
vmovdqa ymm3, ymmword ptr [rdi + 4960]
vmovdqa ymm4, ymmword ptr [rdi + 4992]
vmovdqa ymm5, ymmword ptr [rdi + 5024]
vmovdqa ymm6, ymmword ptr [rdi + 5056]
vmovdqa ymm7, ymmword ptr [rdi + 5088]
vmovdqa ymm8, ymmword ptr [rdi + 5120]
vmovdqa ymm9, ymmword ptr [rdi + 5152]
lea rax, [rdi + 2432]
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
add r8, 320
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 4352]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 4608], 33
vmovapd ymm11, ymmword ptr [rdi + 4608]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 4192], 33
vmovapd ymm12, ymmword ptr [rdi + 4192]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4288]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4384]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3584]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3584]
vmovdqa ymmword ptr [rdi + 4384], ymm9
vmovapd ymm9, ymmword ptr [rdi + 3616]
vmovdqa ymmword ptr [rdi + 4288], ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 4640]
vmovdqa ymmword ptr [rdi + 4640], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4320]
vmovdqa ymmword ptr [rdi + 4320], ymm6
vpunpcklqdq ymm6, ymm10, ymm8
vpunpckhqdq ymm8, ymm10, ymm8
vperm2i128 ymm10, ymm6, ymm8, 32
vperm2i128 ymm6, ymm6, ymm8, 49
vpaddq ymm8, ymm10, ymmword ptr [rdi + 5248]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5280]
vpunpcklqdq ymm10, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 5312]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5344]
vperm2i128 ymm11, ymm12, ymmword ptr [rdi + 4160], 33
vmovapd ymm12, ymmword ptr [rdi + 4160]
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4576], 33
vmovdqa ymmword ptr [rdi + 4160], ymm5
vmovapd ymm5, ymmword ptr [rdi + 4576]
vpalignr ymm12, ymm5, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4064]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4224]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3584]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3584]
vmovdqa ymmword ptr [rdi + 4224], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4736]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4672]
vmovdqa ymmword ptr [rdi + 4672], ymm10
vpunpcklqdq ymm10, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 5376]
vpaddq ymm0, ymm0, ymm7
vpunpcklqdq ymm7, ymm12, ymm9
vpunpckhqdq ymm9, ymm12, ymm9
vperm2i128 ymm11, ymm7, ymm9, 32
vperm2i128 ymm7, ymm7, ymm9, 49
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm7
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 4512], 33
vmovapd ymm7, ymmword ptr [rdi + 4512]
vpalignr ymm5, ymm7, ymm5, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4032]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3584]
vpunpcklqdq ymm7, ymm5, ymmword ptr [rdi + 4768]
vpunpckhqdq ymm5, ymm5, ymmword ptr [rdi + 4768]
vperm2i128 ymm9, ymm7, ymm5, 32
vperm2i128 ymm5, ymm7, ymm5, 49
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm5
vmovapd ymm5, ymmword ptr [rdi + 4448]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 4480], 33
vmovapd ymm7, ymmword ptr [rdi + 4480]
vpalignr ymm5, ymm7, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 4000]
vpaddq ymm5, ymm8, ymm5
vmovapd ymm7, ymmword ptr [rdi + 5408]
vperm2i128 ymm8, ymm7, ymm7, 8
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 5440], 33
vmovapd ymm9, ymmword ptr [rdi + 5440]
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm5, ymm5, ymm8
vpaddq ymm6, ymm6, ymm7
vpsrlq ymm7, ymm5, 52
vpsrlq ymm8, ymm6, 52
vperm2i128 ymm11, ymm7, ymm7, 8
vpalignr ymm11, ymm7, ymm11, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm12, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 5408], ymm4
vpxor ymm4, ymm5, ymm12
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm6, ymm7
vpxor ymm5, ymm6, ymm4
vpor ymm13, ymm13, ymm5
vperm2i128 ymm5, ymm9, ymmword ptr [rdi + 5472], 33
vmovapd ymm6, ymmword ptr [rdi + 5472]
vpalignr ymm5, ymm6, ymm5, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 5504], 33
vmovapd ymm7, ymmword ptr [rdi + 5504]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4672]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 4224]
vpsrlq ymm9, ymm5, 52
vpsrlq ymm11, ymm6, 52
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vmovdqa ymmword ptr [rdi + 4224], ymm4
vpaddq ymm4, ymm5, ymm8
vmovdqa ymmword ptr [rdi + 4672], ymm12
vpxor ymm12, ymm5, ymm4
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm6, ymm9
vpxor ymm8, ymm6, ymm5
vpor ymm13, ymm13, ymm8
vperm2i128 ymm6, ymm7, ymmword ptr [rdi + 5536], 33
vmovapd ymm7, ymmword ptr [rdi + 5536]
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 4160], 33
vmovapd ymm8, ymmword ptr [rdi + 4160]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm6, ymm10, ymm6
vpaddq ymm0, ymm0, ymm7
vpsrlq ymm7, ymm6, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm10, ymm11, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vperm2i128 ymm7, ymm7, ymm9, 33
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm11, ymm6, ymm10
vpxor ymm12, ymm6, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm0, ymm7
vpxor ymm10, ymm0, ymm6
vpor ymm13, ymm13, ymm10
vperm2i128 ymm0, ymm8, ymmword ptr [rdi + 4320], 33
vmovapd ymm7, ymmword ptr [rdi + 4320]
vpalignr ymm0, ymm7, ymm0, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 4640], 33
vmovapd ymm8, ymmword ptr [rdi + 4640]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm2, ymm7
vpsrlq ymm2, ymm0, 52
vpsrlq ymm7, ymm1, 52
vperm2i128 ymm9, ymm9, ymm2, 33
vpalignr ymm9, ymm2, ymm9, 8
vperm2i128 ymm2, ymm2, ymm7, 33
vpalignr ymm2, ymm7, ymm2, 8
vpaddq ymm10, ymm0, ymm9
vpxor ymm12, ymm0, ymm10
vpor ymm13, ymm13, ymm12
vpaddq ymm0, ymm1, ymm2
vpxor ymm9, ymm1, ymm0
vpor ymm13, ymm13, ymm9
vperm2i128 ymm1, ymm8, ymmword ptr [rdi + 4288], 33
vmovapd ymm2, ymmword ptr [rdi + 4288]
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 4384], 33
vmovapd ymm8, ymmword ptr [rdi + 4384]
vpalignr ymm2, ymm8, ymm2, 8
vpaddq ymm1, ymm3, ymm1
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5408]
vpsrlq ymm3, ymm1, 52
vpsrlq ymm9, ymm2, 52
vperm2i128 ymm7, ymm7, ymm3, 33
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm9, 33
vpalignr ymm3, ymm9, ymm3, 8
vpaddq ymm12, ymm1, ymm7
vmovdqa ymmword ptr [rdi + 5408], ymm0
vpxor ymm0, ymm1, ymm12
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm2, ymm3
vpxor ymm1, ymm2, ymm0
vpor ymm13, ymm13, ymm1
vperm2i128 ymm1, ymm8, ymm8, 129
vpsrldq ymm1, ymm1, 8
vpsrlq ymm2, ymm1, 52
vperm2i128 ymm3, ymm9, ymm2, 33
vpalignr ymm2, ymm2, ymm3, 8
vpaddq ymm3, ymm1, ymm2
vpxor ymm7, ymm1, ymm3
vpor ymm13, ymm13, ymm7
vmovapd ymm1, ymmword ptr [rdi + 4672]
vpand ymm1, ymm1, ymmword ptr [rdi + 3072]
vpor ymm1, ymm1, ymmword ptr [rdi + 3104]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3104]
vmovapd ymm2, ymmword ptr [rdi + 4224]
vpand ymm2, ymm2, ymmword ptr [rdi + 3072]
vpor ymm2, ymm2, ymmword ptr [rdi + 3104]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 448], ymm1
vmovdqa ymmword ptr [rdi + 480], ymm2
vpand ymm1, ymm4, ymmword ptr [rdi + 3072]
vpor ymm1, ymm1, ymmword ptr [rdi + 3104]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3104]
vpand ymm2, ymm5, ymmword ptr [rdi + 3072]
vpor ymm2, ymm2, ymmword ptr [rdi + 3104]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 512], ymm1
vmovdqa ymmword ptr [rdi + 544], ymm2
vpand ymm1, ymm11, ymmword ptr [rdi + 3072]
vpor ymm1, ymm1, ymmword ptr [rdi + 3104]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3104]
vpand ymm2, ymm6, ymmword ptr [rdi + 3072]
vpor ymm2, ymm2, ymmword ptr [rdi + 3104]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 576], ymm1
vmovdqa ymmword ptr [rdi + 608], ymm2
vpand ymm1, ymm10, ymmword ptr [rdi + 3072]
vpor ymm1, ymm1, ymmword ptr [rdi + 3104]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3104]
vmovapd ymm2, ymmword ptr [rdi + 5408]
vpand ymm2, ymm2, ymmword ptr [rdi + 3072]
vpor ymm2, ymm2, ymmword ptr [rdi + 3104]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 640], ymm1
vmovdqa ymmword ptr [rdi + 672], ymm2
vpand ymm1, ymm12, ymmword ptr [rdi + 3072]
vpor ymm1, ymm1, ymmword ptr [rdi + 3104]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 3104]
vpand ymm0, ymm0, ymmword ptr [rdi + 3072]
vpor ymm0, ymm0, ymmword ptr [rdi + 3104]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 704], ymm1
vmovdqa ymmword ptr [rdi + 736], ymm0
vpand ymm0, ymm3, ymmword ptr [rdi + 3072]
vpor ymm0, ymm0, ymmword ptr [rdi + 3104]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 768], ymm0
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
