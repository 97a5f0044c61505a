# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-1664 mod N = c 2^1196 - 1.
# Kernel: crates/modmill-arith/src/fold/special_pairs.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs below 2^52, the top one of a result at most 0x400000000000f; ymm13 collects predicted carries that rippled.
# 3533 instructions a step, 375 pairs of products, 105 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 2176]
vmovapd ymm15, ymmword ptr [rdi + 2208]
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2432]
vmovdqa ymm3, ymmword ptr [rdi + 2432]
vmovdqa ymm4, ymmword ptr [rdi + 2560]
vmovdqa ymm5, ymmword ptr [rdi + 2560]
lea rax, [rdi + 312]
lea r8, [rdi + 1096]
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
vmovdqa ymmword ptr [rdi + 3232], ymm0
vmovdqa ymmword ptr [rdi + 3264], ymm1
vmovdqa ymmword ptr [rdi + 3296], ymm2
vmovdqa ymmword ptr [rdi + 3328], ymm3
vmovdqa ymmword ptr [rdi + 3360], ymm4
vmovdqa ymmword ptr [rdi + 3392], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2336]
vmovdqa ymm1, ymmword ptr [rdi + 2336]
vmovdqa ymm2, ymmword ptr [rdi + 2464]
vmovdqa ymm3, ymmword ptr [rdi + 2464]
vmovdqa ymm4, ymmword ptr [rdi + 2592]
vmovdqa ymm5, ymmword ptr [rdi + 2592]
lea rax, [rdi + 376]
lea r8, [rdi + 1160]
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
vmovdqa ymmword ptr [rdi + 3424], ymm0
vmovdqa ymmword ptr [rdi + 3456], ymm1
vmovdqa ymmword ptr [rdi + 3488], ymm2
vmovdqa ymmword ptr [rdi + 3520], ymm3
vmovdqa ymmword ptr [rdi + 3552], ymm4
vmovdqa ymmword ptr [rdi + 3584], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2368]
vmovdqa ymm1, ymmword ptr [rdi + 2368]
vmovdqa ymm2, ymmword ptr [rdi + 2496]
vmovdqa ymm3, ymmword ptr [rdi + 2496]
vmovdqa ymm4, ymmword ptr [rdi + 2624]
vmovdqa ymm5, ymmword ptr [rdi + 2624]
lea rax, [rdi + 440]
lea r8, [rdi + 1224]
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
vmovdqa ymmword ptr [rdi + 3616], ymm0
vmovdqa ymmword ptr [rdi + 3648], ymm1
vmovdqa ymmword ptr [rdi + 3680], ymm2
vmovdqa ymmword ptr [rdi + 3712], ymm3
vmovdqa ymmword ptr [rdi + 3744], ymm4
vmovdqa ymmword ptr [rdi + 3776], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2400]
vmovdqa ymm1, ymmword ptr [rdi + 2400]
vmovdqa ymm2, ymmword ptr [rdi + 2528]
vmovdqa ymm3, ymmword ptr [rdi + 2528]
vmovdqa ymm4, ymmword ptr [rdi + 2656]
vmovdqa ymm5, ymmword ptr [rdi + 2656]
lea rax, [rdi + 504]
lea r8, [rdi + 1288]
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
vmovapd ymm6, ymmword ptr [rdi + 2304]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 3232]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3264]
vmovapd ymm8, ymmword ptr [rdi + 2336]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 3424]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3456]
vmovapd ymm10, ymmword ptr [rdi + 2368]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 3616]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3648]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2400]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2400]
vmovapd ymm12, ymmword ptr [rdi + 2432]
vmovdqa ymmword ptr [rdi + 3648], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 3296]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3328]
vmovdqa ymmword ptr [rdi + 3328], ymm12
vmovapd ymm12, ymmword ptr [rdi + 2464]
vmovdqa ymmword ptr [rdi + 3296], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 3488]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3520]
vmovdqa ymmword ptr [rdi + 3520], ymm12
vmovapd ymm12, ymmword ptr [rdi + 2496]
vmovdqa ymmword ptr [rdi + 3488], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 3680]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3712]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2528]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2528]
vmovdqa ymmword ptr [rdi + 3712], ymm12
vmovapd ymm12, ymmword ptr [rdi + 2560]
vmovdqa ymmword ptr [rdi + 3680], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 3360]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3392]
vmovdqa ymmword ptr [rdi + 3392], ymm12
vmovapd ymm12, ymmword ptr [rdi + 2592]
vmovdqa ymmword ptr [rdi + 3360], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 3552]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3584]
vmovdqa ymmword ptr [rdi + 3584], ymm12
vmovapd ymm12, ymmword ptr [rdi + 2624]
vmovdqa ymmword ptr [rdi + 3552], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 3744]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 3776]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2656]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 3776], ymm0
vmovdqa ymmword ptr [rdi + 3744], ymm1
vmovdqa ymmword ptr [rdi + 3616], ymm2
vmovdqa ymmword ptr [rdi + 3456], ymm3
vmovdqa ymmword ptr [rdi + 3424], ymm4
vmovdqa ymmword ptr [rdi + 3264], ymm5
vmovdqa ymmword ptr [rdi + 3232], ymm6
vmovdqa ymmword ptr [rdi + 3808], ymm7
vmovdqa ymmword ptr [rdi + 3840], ymm8
vmovdqa ymmword ptr [rdi + 3872], ymm9
vmovdqa ymmword ptr [rdi + 3904], ymm10
vmovdqa ymmword ptr [rdi + 3936], ymm11
vmovdqa ymmword ptr [rdi + 3968], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 3808]
vmovdqa ymm1, ymmword ptr [rdi + 3232]
vmovdqa ymm2, ymmword ptr [rdi + 3296]
vmovdqa ymm3, ymmword ptr [rdi + 3328]
vmovdqa ymm4, ymmword ptr [rdi + 3360]
vmovdqa ymm5, ymmword ptr [rdi + 3392]
lea rax, [rdi + 1080]
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
vmovdqa ymmword ptr [rdi + 4000], ymm0
vmovdqa ymmword ptr [rdi + 4032], ymm1
vmovdqa ymmword ptr [rdi + 4064], ymm2
vmovdqa ymmword ptr [rdi + 4096], ymm3
vmovdqa ymmword ptr [rdi + 4128], ymm4
vmovdqa ymmword ptr [rdi + 4160], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3872]
vmovdqa ymm1, ymmword ptr [rdi + 3840]
vmovdqa ymm2, ymmword ptr [rdi + 3488]
vmovdqa ymm3, ymmword ptr [rdi + 3520]
vmovdqa ymm4, ymmword ptr [rdi + 3552]
vmovdqa ymm5, ymmword ptr [rdi + 3584]
lea rax, [rdi + 1144]
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
vmovdqa ymmword ptr [rdi + 4192], ymm0
vmovdqa ymmword ptr [rdi + 4224], ymm1
vmovdqa ymmword ptr [rdi + 4256], ymm2
vmovdqa ymmword ptr [rdi + 4288], ymm3
vmovdqa ymmword ptr [rdi + 4320], ymm4
vmovdqa ymmword ptr [rdi + 4352], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3648]
vmovdqa ymm1, ymmword ptr [rdi + 3904]
vmovdqa ymm2, ymmword ptr [rdi + 3680]
vmovdqa ymm3, ymmword ptr [rdi + 3712]
vmovdqa ymm4, ymmword ptr [rdi + 3936]
vmovdqa ymm5, ymmword ptr [rdi + 3968]
lea rax, [rdi + 1208]
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
vmovdqa ymmword ptr [rdi + 4384], ymm0
vmovdqa ymmword ptr [rdi + 4416], ymm1
vmovdqa ymmword ptr [rdi + 4448], ymm2
vmovdqa ymmword ptr [rdi + 4480], ymm3
vmovdqa ymmword ptr [rdi + 4512], ymm4
vmovdqa ymmword ptr [rdi + 4544], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3776]
vmovdqa ymm1, ymmword ptr [rdi + 3744]
vmovdqa ymm2, ymmword ptr [rdi + 3616]
vmovdqa ymm3, ymmword ptr [rdi + 3456]
vmovdqa ymm4, ymmword ptr [rdi + 3424]
vmovdqa ymm5, ymmword ptr [rdi + 3264]
lea rax, [rdi + 1272]
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
vmovapd ymm6, ymmword ptr [rdi + 1088]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 1120], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 1120]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 1152], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 320]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 320]
vpaddq ymm7, ymm11, ymmword ptr [rdi + 4064]
vmovapd ymm11, ymmword ptr [rdi + 352]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 352]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 4096]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4128]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4160]
vmovapd ymm12, ymmword ptr [rdi + 320]
vmovdqa ymmword ptr [rdi + 4160], ymm5
vperm2i128 ymm5, ymm12, ymmword ptr [rdi + 352], 33
vpalignr ymm5, ymm5, ymm12, 8
vmovdqa ymmword ptr [rdi + 4128], ymm3
vmovapd ymm3, ymmword ptr [rdi + 352]
vmovdqa ymmword ptr [rdi + 4096], ymm1
vperm2i128 ymm1, ymm3, ymmword ptr [rdi + 384], 33
vpalignr ymm1, ymm1, ymm3, 8
vmovdqa ymmword ptr [rdi + 4064], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm6, ymm5
vmovdqa ymmword ptr [rdi + 3264], ymm4
vsubpd ymm4, ymm15, ymm0
vfmadd231pd ymm4, ymm6, ymm5
vpaddq ymm4, ymm7, ymm4
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm8, ymm1
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm8, ymm1
vpaddq ymm1, ymm9, ymm7
vpaddq ymm0, ymm10, ymm0
vpaddq ymm5, ymm11, ymm5
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm12, ymm6
vpaddq ymm6, ymm9, ymmword ptr [rdi + 4000]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm3, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm3, ymm8
vpaddq ymm3, ymm10, ymmword ptr [rdi + 4032]
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm1, ymm9
vmovapd ymm7, ymmword ptr [rdi + 1152]
vperm2i128 ymm8, ymm7, ymmword ptr [rdi + 1184], 33
vpalignr ymm8, ymm8, ymm7, 8
vmovapd ymm9, ymmword ptr [rdi + 1184]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 1216], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 384]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 384]
vpaddq ymm8, ymm12, ymmword ptr [rdi + 4256]
vmovapd ymm12, ymmword ptr [rdi + 416]
vfmadd213pd ymm12, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 4256], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm10, ymmword ptr [rdi + 416]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4288]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 4320]
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4352]
vmovapd ymm12, ymmword ptr [rdi + 384]
vmovdqa ymmword ptr [rdi + 4352], ymm4
vperm2i128 ymm4, ymm12, ymmword ptr [rdi + 416], 33
vpalignr ymm4, ymm4, ymm12, 8
vmovdqa ymmword ptr [rdi + 4320], ymm3
vmovapd ymm3, ymmword ptr [rdi + 416]
vmovdqa ymmword ptr [rdi + 4288], ymm6
vperm2i128 ymm6, ymm3, ymmword ptr [rdi + 448], 33
vpalignr ymm6, ymm6, ymm3, 8
vmovdqa ymmword ptr [rdi + 4032], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm7, ymm4
vmovdqa ymmword ptr [rdi + 4000], ymm0
vsubpd ymm0, ymm15, ymm5
vfmadd231pd ymm0, ymm7, ymm4
vpaddq ymm0, ymm8, ymm0
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm9, ymm6
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm9, ymm6
vpaddq ymm1, ymm1, ymm8
vpaddq ymm5, ymm10, ymm5
vpaddq ymm4, ymm11, ymm4
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm12
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm7, ymm12
vpaddq ymm7, ymm8, ymmword ptr [rdi + 4192]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm9
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm3, ymm9
vpaddq ymm3, ymm10, ymmword ptr [rdi + 4224]
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm8
vmovapd ymm6, ymmword ptr [rdi + 448]
vmovupd ymm8, ymmword ptr [rdi + 1224]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymm8
vpaddq ymm8, ymm10, ymmword ptr [rdi + 4448]
vmovapd ymm10, ymmword ptr [rdi + 480]
vmovupd ymm11, ymmword ptr [rdi + 1256]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 4448], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm10, ymm11
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4480]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4512]
vpaddq ymm11, ymm12, ymmword ptr [rdi + 4544]
vmovapd ymm12, ymmword ptr [rdi + 1216]
vmovdqa ymmword ptr [rdi + 4544], ymm0
vmovupd ymm0, ymmword ptr [rdi + 456]
vmovdqa ymmword ptr [rdi + 4512], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm12, ymm0
vmovdqa ymmword ptr [rdi + 4480], ymm7
vsubpd ymm7, ymm15, ymm3
vfmadd231pd ymm7, ymm12, ymm0
vpaddq ymm0, ymm8, ymm7
vmovapd ymm7, ymmword ptr [rdi + 1248]
vmovupd ymm8, ymmword ptr [rdi + 488]
vmovdqa ymmword ptr [rdi + 4224], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm8
vmovdqa ymmword ptr [rdi + 4192], ymm5
vsubpd ymm5, ymm15, ymm4
vfmadd231pd ymm5, ymm7, ymm8
vpaddq ymm1, ymm1, ymm5
vpaddq ymm3, ymm9, ymm3
vpaddq ymm4, ymm11, ymm4
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm12, ymm6
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm12, ymm6
vpaddq ymm6, ymm8, ymmword ptr [rdi + 4384]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4416]
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm8
vmovapd ymm5, ymmword ptr [rdi + 512]
vmovupd ymm8, ymmword ptr [rdi + 1288]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm8
vpaddq ymm2, ymm2, ymm10
vpaddq ymm8, ymm9, ymmword ptr [rdi + 3264]
vmovapd ymm9, ymmword ptr [rdi + 1280]
vmovupd ymm10, ymmword ptr [rdi + 520]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm8, ymm8, ymm11
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymm9
vpaddq ymm5, ymm11, ymmword ptr [rdi + 4064]
vmovapd ymm9, ymmword ptr [rdi + 544]
vmovapd ymm11, ymmword ptr [rdi + 1312]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 1312]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 4096]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm10, ymm11, ymmword ptr [rdi + 4128]
vmovapd ymm11, ymmword ptr [rdi + 2688]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 4000]
vmovdqa ymmword ptr [rdi + 4128], ymm10
vperm2i128 ymm10, ymm12, ymm12, 8
vpalignr ymm10, ymm12, ymm10, 8
vmovapd ymm12, ymmword ptr [rdi + 4000]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 4032], 33
vmovdqa ymmword ptr [rdi + 4000], ymm2
vmovapd ymm2, ymmword ptr [rdi + 4032]
vpalignr ymm12, ymm2, ymm12, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4288]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4320]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2720]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2752]
vmovdqa ymmword ptr [rdi + 4320], ymm9
vmovapd ymm9, ymmword ptr [rdi + 2784]
vmovdqa ymmword ptr [rdi + 4288], ymm5
vpaddq ymm5, ymm9, ymmword ptr [rdi + 4352]
vpaddq ymm11, ymm9, ymmword ptr [rdi + 4256]
vmovdqa ymmword ptr [rdi + 4256], ymm8
vpunpcklqdq ymm8, ymm10, ymm5
vpunpckhqdq ymm5, ymm10, ymm5
vperm2i128 ymm10, ymm8, ymm5, 32
vperm2i128 ymm5, ymm8, ymm5, 49
vpunpcklqdq ymm8, ymm12, ymm11
vpunpckhqdq ymm11, ymm12, ymm11
vperm2i128 ymm12, ymm8, ymm11, 32
vperm2i128 ymm8, ymm8, ymm11, 49
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 4192], 33
vmovapd ymm11, ymmword ptr [rdi + 4192]
vpalignr ymm2, ymm11, ymm2, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 4224], 33
vmovdqa ymmword ptr [rdi + 4192], ymm8
vmovapd ymm8, ymmword ptr [rdi + 4224]
vpalignr ymm11, ymm8, ymm11, 8
vpaddq ymm2, ymm2, ymmword ptr [rdi + 4480]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4512]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2752]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2752]
vmovdqa ymmword ptr [rdi + 4512], ymm12
vpaddq ymm12, ymm9, ymmword ptr [rdi + 4544]
vmovdqa ymmword ptr [rdi + 4544], ymm5
vpaddq ymm5, ymm9, ymmword ptr [rdi + 4448]
vmovdqa ymmword ptr [rdi + 4448], ymm10
vpunpcklqdq ymm10, ymm2, ymm12
vpunpckhqdq ymm2, ymm2, ymm12
vperm2i128 ymm12, ymm10, ymm2, 32
vperm2i128 ymm2, ymm10, ymm2, 49
vpunpcklqdq ymm10, ymm11, ymm5
vpunpckhqdq ymm5, ymm11, ymm5
vperm2i128 ymm11, ymm10, ymm5, 32
vperm2i128 ymm5, ymm10, ymm5, 49
vperm2i128 ymm8, ymm8, ymm3, 33
vpalignr ymm8, ymm3, ymm8, 8
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm3, ymm7, ymm3
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2752]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2752]
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm9
vpunpcklqdq ymm7, ymm6, ymm0
vpunpckhqdq ymm0, ymm6, ymm0
vperm2i128 ymm6, ymm7, ymm0, 32
vperm2i128 ymm0, ymm7, ymm0, 49
vpunpcklqdq ymm7, ymm3, ymm1
vpunpckhqdq ymm1, ymm3, ymm1
vperm2i128 ymm3, ymm7, ymm1, 32
vperm2i128 ymm1, ymm7, ymm1, 49
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 4256], 33
vmovapd ymm7, ymmword ptr [rdi + 4256]
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2688]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 4160], 33
vmovapd ymm8, ymmword ptr [rdi + 4160]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4288]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4320]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2752]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2720]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 4000]
vmovapd ymm9, ymmword ptr [rdi + 2816]
vpaddq ymm10, ymm9, ymmword ptr [rdi + 4128]
vmovdqa ymmword ptr [rdi + 4128], ymm1
vpunpcklqdq ymm1, ymm4, ymm8
vpunpckhqdq ymm4, ymm4, ymm8
vperm2i128 ymm8, ymm1, ymm4, 32
vperm2i128 ymm1, ymm1, ymm4, 49
vpunpcklqdq ymm4, ymm7, ymm10
vpunpckhqdq ymm7, ymm7, ymm10
vperm2i128 ymm10, ymm4, ymm7, 32
vperm2i128 ymm4, ymm4, ymm7, 49
vmovapd ymm7, ymmword ptr [rdi + 2880]
vpand ymm7, ymm7, ymmword ptr [rdi + 2848]
vmovdqa ymmword ptr [rdi + 4000], ymm4
vmovapd ymm4, ymmword ptr [rdi + 4448]
vmovdqa ymmword ptr [rdi + 4320], ymm10
vpsrlq ymm10, ymm4, 52
vmovdqa ymmword ptr [rdi + 4288], ymm1
vmovapd ymm1, ymmword ptr [rdi + 4544]
vmovdqa ymmword ptr [rdi + 4160], ymm8
vpsrlq ymm8, ymm1, 52
vmovdqa ymmword ptr [rdi + 4256], ymm3
vmovapd ymm3, ymmword ptr [rdi + 4512]
vmovdqa ymmword ptr [rdi + 4224], ymm0
vpsrlq ymm0, ymm3, 52
vmovdqa ymmword ptr [rdi + 4480], ymm6
vmovapd ymm6, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 4032], ymm5
vpsrlq ymm5, ymm6, 52
vmovdqa ymmword ptr [rdi + 4352], ymm11
vpsrlq ymm11, ymm12, 52
vpsrlq ymm9, ymm2, 52
vmovdqa ymmword ptr [rdi + 4096], ymm7
vperm2i128 ymm7, ymm10, ymm10, 8
vpalignr ymm7, ymm10, ymm7, 8
vperm2i128 ymm10, ymm10, ymm8, 33
vpalignr ymm10, ymm8, ymm10, 8
vmovdqa ymmword ptr [rdi + 4064], ymm2
vpaddq ymm2, ymm4, ymm7
vmovdqa ymmword ptr [rdi + 3264], ymm12
vpxor ymm12, ymm4, ymm2
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm1, ymm10
vpxor ymm7, ymm1, ymm4
vpor ymm13, ymm13, ymm7
vpand ymm1, ymm2, ymmword ptr [rdi + 2240]
vpor ymm1, ymm1, ymmword ptr [rdi + 2272]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 2272]
vpand ymm2, ymm4, ymmword ptr [rdi + 2240]
vpor ymm2, ymm2, ymmword ptr [rdi + 2272]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 1664], ymm1
vmovdqa ymmword ptr [rdi + 1696], ymm2
vperm2i128 ymm4, ymm8, ymm0, 33
vpalignr ymm4, ymm0, ymm4, 8
vperm2i128 ymm0, ymm0, ymm5, 33
vpalignr ymm0, ymm5, ymm0, 8
vpaddq ymm7, ymm3, ymm4
vpxor ymm8, ymm3, ymm7
vpor ymm13, ymm13, ymm8
vpaddq ymm3, ymm6, ymm0
vpxor ymm4, ymm6, ymm3
vpor ymm13, ymm13, ymm4
vpand ymm0, ymm7, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vpand ymm3, ymm3, ymmword ptr [rdi + 2240]
vpor ymm3, ymm3, ymmword ptr [rdi + 2272]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 1728], ymm0
vmovdqa ymmword ptr [rdi + 1760], ymm3
vperm2i128 ymm4, ymm5, ymm11, 33
vpalignr ymm4, ymm11, ymm4, 8
vperm2i128 ymm5, ymm11, ymm9, 33
vpalignr ymm5, ymm9, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 3264]
vpaddq ymm7, ymm6, ymm4
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm4, ymmword ptr [rdi + 4064]
vpaddq ymm6, ymm4, ymm5
vpxor ymm8, ymm4, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 2848]
vpand ymm6, ymm6, ymmword ptr [rdi + 4096]
vpand ymm7, ymm7, ymmword ptr [rdi + 2240]
vpor ymm7, ymm7, ymmword ptr [rdi + 2272]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 2272]
vpand ymm6, ymm6, ymmword ptr [rdi + 2240]
vpor ymm6, ymm6, ymmword ptr [rdi + 2272]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 1792], ymm7
vmovdqa ymmword ptr [rdi + 1824], ymm6
vpand ymm5, ymm5, ymmword ptr [rdi + 2912]
vpaddq ymm4, ymm4, ymm5
vmovapd ymm5, ymmword ptr [rsi + 32]
vmovupd ymm8, ymmword ptr [rdi + 1640]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm8
vmovapd ymm11, ymmword ptr [rsi + 0]
vmovupd ymm12, ymmword ptr [rdi + 1672]
vmovdqa ymmword ptr [rdi + 4064], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 4096], ymm4
vsubpd ymm4, ymm15, ymm10
vfmadd231pd ymm4, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 3264], ymm9
vmovupd ymm9, ymmword ptr [rdi + 1704]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 1736]
vmovdqa ymmword ptr [rdi + 4192], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 4512], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 1768]
vmovdqa ymmword ptr [rdi + 4544], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 4448], ymm3
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 1800]
vmovdqa ymmword ptr [rdi + 4416], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 4384], ymm3
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 1832]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 3424], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymm5
vmovapd ymm5, ymmword ptr [rsi + 64]
vfmadd213pd ymm5, ymm1, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm1, ymmword ptr [rsi + 64]
vpaddq ymm1, ymm4, ymm11
vmovapd ymm4, ymmword ptr [rsi + 96]
vfmadd213pd ymm4, ymm2, ymm14
vsubpd ymm11, ymm15, ymm4
vfmadd231pd ymm11, ymm2, ymmword ptr [rsi + 96]
vpaddq ymm2, ymm8, ymm11
vpaddq ymm5, ymm10, ymm5
vpaddq ymm4, ymm12, ymm4
vmovapd ymm8, ymmword ptr [rsi + 64]
vfmadd213pd ymm8, ymm0, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm0, ymmword ptr [rsi + 64]
vpaddq ymm0, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rsi + 96]
vmovapd ymm10, ymmword ptr [rdi + 4448]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 4448]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4384]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4544]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4416]
vmovapd ymm12, ymmword ptr [rsi + 64]
vmovdqa ymmword ptr [rdi + 4416], ymm10
vmovapd ymm10, ymmword ptr [rdi + 4512]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 4544], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 4512]
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymmword ptr [rdi + 4192]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 4192]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3424]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rsi + 128]
vmovupd ymm12, ymmword ptr [rdi + 1656]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 3424], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rsi + 160]
vmovupd ymm12, ymmword ptr [rdi + 1688]
vmovdqa ymmword ptr [rdi + 4192], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 4512], ymm10
vsubpd ymm10, ymm15, ymm1
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm2, ymm2, ymm10
vpaddq ymm5, ymm5, ymm7
vpaddq ymm1, ymm4, ymm1
vmovupd ymm4, ymmword ptr [rdi + 1720]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm4
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm4
vpaddq ymm0, ymm0, ymm10
vmovupd ymm4, ymmword ptr [rdi + 1752]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm4
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm4
vpaddq ymm4, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4544]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4416]
vmovupd ymm11, ymmword ptr [rdi + 1784]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 4416], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 1816]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 4512]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 3424]
vmovapd ymm11, ymmword ptr [rsi + 192]
vmovupd ymm12, ymmword ptr [rdi + 1648]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 3424], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4192]
vmovapd ymm12, ymmword ptr [rsi + 224]
vmovdqa ymmword ptr [rdi + 4192], ymm10
vmovupd ymm10, ymmword ptr [rdi + 1680]
vmovdqa ymmword ptr [rdi + 4512], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 4544], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm2, ymm2, ymm6
vpaddq ymm5, ymm5, ymm8
vpaddq ymm1, ymm1, ymm9
vmovupd ymm6, ymmword ptr [rdi + 1712]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 1744]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm4, ymm4, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4416]
vmovupd ymm8, ymmword ptr [rdi + 1776]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm3, ymm3, ymm10
vmovupd ymm8, ymmword ptr [rdi + 1808]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 4416], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm12, ymm8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4544]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 4512]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 3424]
vmovupd ymm10, ymmword ptr [rdi + 1840]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 3424], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rsi + 256]
vmovupd ymm11, ymmword ptr [rdi + 1640]
vmovdqa ymmword ptr [rdi + 4512], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 4544], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4192]
vmovapd ymm11, ymmword ptr [rsi + 288]
vmovdqa ymmword ptr [rdi + 4192], ymm9
vmovupd ymm9, ymmword ptr [rdi + 1672]
vmovdqa ymmword ptr [rdi + 4384], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 4448], ymm3
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm5, ymm12
vpaddq ymm1, ymm1, ymm8
vmovupd ymm5, ymmword ptr [rdi + 1704]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm5
vpaddq ymm0, ymm0, ymm9
vmovupd ymm5, ymmword ptr [rdi + 1736]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm5
vpaddq ymm4, ymm4, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 1768]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 4416]
vmovupd ymm9, ymmword ptr [rdi + 1800]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 4416], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4448]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4384]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 3424]
vmovupd ymm12, ymmword ptr [rdi + 1832]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 3424], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4544]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4512]
vmovapd ymm12, ymmword ptr [rsi + 352]
vmovapd ymm10, ymmword ptr [rdi + 1664]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 4512], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 1664]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rsi + 320]
vmovapd ymm11, ymmword ptr [rdi + 1696]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 4544], ymm2
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm10, ymmword ptr [rdi + 1696]
vpaddq ymm0, ymm0, ymm2
vmovapd ymm2, ymmword ptr [rdi + 1728]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 4384], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 1728]
vpaddq ymm0, ymm4, ymm0
vpaddq ymm4, ymm5, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm5, ymmword ptr [rdi + 1760]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 1760]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 1792]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 1792]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3424]
vmovapd ymm8, ymmword ptr [rdi + 1824]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 1824]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4512]
vmovapd ymm11, ymmword ptr [rdi + 2816]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3264]
vmovapd ymm12, ymmword ptr [rdi + 2944]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4416]
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm1, ymmword ptr [rdi + 2976]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm10, ymm10, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4192]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4544]
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4384]
vpaddq ymm0, ymm0, ymm4
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vperm2i128 ymm4, ymm5, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm3, ymm3, ymm4
vpaddq ymm4, ymm7, ymmword ptr [rdi + 2976]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 3008]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 4064]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4096]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 4352]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 4032]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4480]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4224]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 4256]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4128]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4160]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2720]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3040]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3072]
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
vmovdqa ymmword ptr [rdi + 4160], ymm2
vperm2i128 ymm2, ymm8, ymm11, 33
vpalignr ymm2, ymm11, ymm2, 8
vmovdqa ymmword ptr [rdi + 4128], ymm0
vpaddq ymm0, ymm5, ymm12
vmovdqa ymmword ptr [rdi + 4256], ymm1
vpxor ymm1, ymm5, ymm0
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm6, ymm2
vpxor ymm5, ymm6, ymm1
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm0, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vpand ymm1, ymm1, ymmword ptr [rdi + 2240]
vpor ymm1, ymm1, ymmword ptr [rdi + 2272]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 1984], ymm0
vmovdqa ymmword ptr [rdi + 2016], ymm1
vperm2i128 ymm2, ymm7, ymm7, 129
vpsrldq ymm2, ymm2, 8
vperm2i128 ymm5, ymm11, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 3104]
vpaddq ymm6, ymm2, ymm5
vpxor ymm7, ymm2, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm2, ymm6, ymmword ptr [rdi + 2240]
vpor ymm2, ymm2, ymmword ptr [rdi + 2272]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 2048], ymm2
vmovapd ymm5, ymmword ptr [rsi + 32]
vmovupd ymm6, ymmword ptr [rdi + 1968]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vmovupd ymm11, ymmword ptr [rdi + 2000]
vmovapd ymm12, ymmword ptr [rsi + 0]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 4224], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rsi + 0]
vmovdqa ymmword ptr [rdi + 4480], ymm9
vmovupd ymm9, ymmword ptr [rdi + 2032]
vmovdqa ymmword ptr [rdi + 4032], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 4352], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm9, ymm5
vmovapd ymm5, ymmword ptr [rsi + 96]
vmovupd ymm9, ymmword ptr [rdi + 1960]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm9
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm5, ymm9
vpaddq ymm6, ymm8, ymm6
vpaddq ymm7, ymm7, ymm11
vmovupd ymm8, ymmword ptr [rdi + 1992]
vmovapd ymm11, ymmword ptr [rsi + 64]
vfmadd213pd ymm11, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 4064], ymm6
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm8, ymmword ptr [rsi + 64]
vpaddq ymm6, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rdi + 2024]
vmovdqa ymmword ptr [rdi + 4096], ymm7
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
vmovupd ymm7, ymmword ptr [rdi + 1976]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm2, ymm7
vpaddq ymm0, ymm0, ymm11
vmovapd ymm7, ymmword ptr [rsi + 224]
vmovupd ymm11, ymmword ptr [rdi + 2008]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm7, ymm11
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm12
vmovupd ymm7, ymmword ptr [rdi + 2040]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymm7
vpaddq ymm2, ymm6, ymm10
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rsi + 256]
vmovupd ymm7, ymmword ptr [rdi + 1968]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm0, ymm0, ymm10
vmovapd ymm7, ymmword ptr [rsi + 288]
vmovupd ymm10, ymmword ptr [rdi + 2000]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm11
vmovupd ymm7, ymmword ptr [rdi + 2032]
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
vmovupd ymm8, ymmword ptr [rdi + 1992]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm4, ymm4, ymm9
vmovapd ymm6, ymmword ptr [rsi + 320]
vmovupd ymm7, ymmword ptr [rdi + 2024]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm2, ymm2, ymm9
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rdi + 2688]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 4096]
vperm2i128 ymm7, ymm6, ymm6, 8
vpalignr ymm7, ymm6, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4064]
vpaddq ymm8, ymm3, ymmword ptr [rdi + 2976]
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm3
vpaddq ymm3, ymm4, ymmword ptr [rdi + 2976]
vpaddq ymm4, ymm5, ymmword ptr [rdi + 2656]
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymm4, 129
vpsrldq ymm4, ymm4, 8
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm7, ymmword ptr [rdi + 4352]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4032]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4288]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 4320]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4000]
vmovapd ymm5, ymmword ptr [rdi + 4224]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 4480], 33
vmovapd ymm6, ymmword ptr [rdi + 4480]
vpalignr ymm5, ymm6, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 3104]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4256]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3136]
vpsrlq ymm6, ymm5, 52
vmovapd ymm7, ymmword ptr [rdi + 3136]
vpaddq ymm8, ymm7, ymmword ptr [rdi + 4128]
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
vpaddq ymm6, ymm7, ymmword ptr [rdi + 4160]
vpsrlq ymm8, ymm6, 52
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3168]
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm12, ymm6, ymm9
vmovdqa ymmword ptr [rdi + 4160], ymm5
vpxor ymm5, ymm6, ymm12
vpor ymm13, ymm13, ymm5
vpaddq ymm5, ymm3, ymm8
vpxor ymm6, ymm3, ymm5
vpor ymm13, ymm13, ymm6
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3200]
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
vpaddq ymm1, ymm2, ymmword ptr [rdi + 2400]
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
vpand ymm2, ymm11, ymmword ptr [rdi + 2240]
vpor ymm2, ymm2, ymmword ptr [rdi + 2272]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2272]
vmovapd ymm4, ymmword ptr [rdi + 4160]
vpand ymm4, ymm4, ymmword ptr [rdi + 2240]
vpor ymm4, ymm4, ymmword ptr [rdi + 2272]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 320], ymm2
vmovdqa ymmword ptr [rdi + 352], ymm4
vpand ymm2, ymm12, ymmword ptr [rdi + 2240]
vpor ymm2, ymm2, ymmword ptr [rdi + 2272]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2272]
vpand ymm4, ymm5, ymmword ptr [rdi + 2240]
vpor ymm4, ymm4, ymmword ptr [rdi + 2272]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 384], ymm2
vmovdqa ymmword ptr [rdi + 416], ymm4
vpand ymm2, ymm8, ymmword ptr [rdi + 2240]
vpor ymm2, ymm2, ymmword ptr [rdi + 2272]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2272]
vpand ymm0, ymm0, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 448], ymm2
vmovdqa ymmword ptr [rdi + 480], ymm0
vpand ymm0, ymm3, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vpand ymm1, ymm1, ymmword ptr [rdi + 2240]
vpor ymm1, ymm1, ymmword ptr [rdi + 2272]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 512], ymm0
vmovdqa ymmword ptr [rdi + 544], ymm1
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
