# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-1248 mod N, N odd of at most 1536 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 31 limbs below 2^52, the top one below 2^33; ymm13 collects predicted carries that rippled.
# 5260 instructions a step, 616 pairs of products, 81 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 2176]
vmovapd ymm15, ymmword ptr [rdi + 2208]
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2304]
vmovdqa ymm2, ymmword ptr [rdi + 2368]
vmovdqa ymm3, ymmword ptr [rdi + 2368]
vmovdqa ymm4, ymmword ptr [rdi + 2432]
vmovdqa ymm5, ymmword ptr [rdi + 2432]
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
vmovdqa ymmword ptr [rdi + 3008], ymm0
vmovdqa ymmword ptr [rdi + 3040], ymm1
vmovdqa ymmword ptr [rdi + 3072], ymm2
vmovdqa ymmword ptr [rdi + 3104], ymm3
vmovdqa ymmword ptr [rdi + 3136], ymm4
vmovdqa ymmword ptr [rdi + 3168], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2336]
vmovdqa ymm1, ymmword ptr [rdi + 2336]
vmovdqa ymm2, ymmword ptr [rdi + 2400]
vmovdqa ymm3, ymmword ptr [rdi + 2400]
vmovdqa ymm4, ymmword ptr [rdi + 2464]
vmovdqa ymm5, ymmword ptr [rdi + 2464]
lea rax, [rdi + 376]
lea r8, [rdi + 1160]
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
vmovapd ymm6, ymmword ptr [rdi + 2304]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 3008]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3040]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2336]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2336]
vmovapd ymm8, ymmword ptr [rdi + 2368]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 3072]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3104]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2400]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2400]
vmovapd ymm10, ymmword ptr [rdi + 2432]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 3136]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3168]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2464]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2464]
vmovdqa ymmword ptr [rdi + 3168], ymm0
vmovdqa ymmword ptr [rdi + 3136], ymm1
vmovdqa ymmword ptr [rdi + 3104], ymm2
vmovdqa ymmword ptr [rdi + 3072], ymm3
vmovdqa ymmword ptr [rdi + 3040], ymm4
vmovdqa ymmword ptr [rdi + 3008], ymm5
vmovdqa ymmword ptr [rdi + 3200], ymm6
vmovdqa ymmword ptr [rdi + 3232], ymm7
vmovdqa ymmword ptr [rdi + 3264], ymm8
vmovdqa ymmword ptr [rdi + 3296], ymm9
vmovdqa ymmword ptr [rdi + 3328], ymm10
vmovdqa ymmword ptr [rdi + 3360], ymm11
vmovdqa ymm0, ymmword ptr [rdi + 3232]
vmovdqa ymm1, ymmword ptr [rdi + 3200]
vmovdqa ymm2, ymmword ptr [rdi + 3296]
vmovdqa ymm3, ymmword ptr [rdi + 3264]
vmovdqa ymm4, ymmword ptr [rdi + 3360]
vmovdqa ymm5, ymmword ptr [rdi + 3328]
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
vmovdqa ymmword ptr [rdi + 3392], ymm0
vmovdqa ymmword ptr [rdi + 3424], ymm1
vmovdqa ymmword ptr [rdi + 3456], ymm2
vmovdqa ymmword ptr [rdi + 3488], ymm3
vmovdqa ymmword ptr [rdi + 3520], ymm4
vmovdqa ymmword ptr [rdi + 3552], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3168]
vmovdqa ymm1, ymmword ptr [rdi + 3136]
vmovdqa ymm2, ymmword ptr [rdi + 3104]
vmovdqa ymm3, ymmword ptr [rdi + 3072]
vmovdqa ymm4, ymmword ptr [rdi + 3040]
vmovdqa ymm5, ymmword ptr [rdi + 3008]
lea rax, [rdi + 1144]
lea r8, [rdi + 392]
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
vpaddq ymm7, ymm11, ymmword ptr [rdi + 3456]
vmovapd ymm11, ymmword ptr [rdi + 352]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 352]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 3488]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3520]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3552]
vmovapd ymm12, ymmword ptr [rdi + 320]
vmovdqa ymmword ptr [rdi + 3552], ymm1
vperm2i128 ymm1, ymm12, ymmword ptr [rdi + 352], 33
vpalignr ymm1, ymm1, ymm12, 8
vmovdqa ymmword ptr [rdi + 3520], ymm0
vmovapd ymm0, ymmword ptr [rdi + 352]
vmovdqa ymmword ptr [rdi + 3488], ymm5
vperm2i128 ymm5, ymm0, ymmword ptr [rdi + 384], 33
vpalignr ymm5, ymm5, ymm0, 8
vmovdqa ymmword ptr [rdi + 3456], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm1
vmovdqa ymmword ptr [rdi + 3008], ymm3
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
vpaddq ymm6, ymm9, ymmword ptr [rdi + 3392]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm0, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm0, ymm8
vpaddq ymm0, ymm10, ymmword ptr [rdi + 3424]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm5, ymm5, ymm9
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
vpaddq ymm2, ymm2, ymm12
vmovapd ymm8, ymmword ptr [rdi + 416]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 416]
vpaddq ymm10, ymm12, ymmword ptr [rdi + 3008]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3456]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3488]
vmovapd ymm12, ymmword ptr [rdi + 384]
vmovdqa ymmword ptr [rdi + 3488], ymm5
vperm2i128 ymm5, ymm12, ymmword ptr [rdi + 416], 33
vpalignr ymm5, ymm5, ymm12, 8
vmovdqa ymmword ptr [rdi + 3456], ymm1
vmovapd ymm1, ymmword ptr [rdi + 416]
vmovdqa ymmword ptr [rdi + 3008], ymm0
vperm2i128 ymm0, ymm1, ymmword ptr [rdi + 448], 33
vpalignr ymm0, ymm0, ymm1, 8
vmovdqa ymmword ptr [rdi + 3424], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vmovdqa ymmword ptr [rdi + 3392], ymm3
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
vpaddq ymm7, ymm8, ymmword ptr [rdi + 3520]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm1, ymm9
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm1, ymm9
vpaddq ymm1, ymm10, ymmword ptr [rdi + 3552]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm8
vmovdqa ymmword ptr [rdi + 3552], ymm0
vmovdqa ymmword ptr [rdi + 3520], ymm1
vmovdqa ymmword ptr [rdi + 3040], ymm2
vmovdqa ymmword ptr [rdi + 3328], ymm3
vmovdqa ymmword ptr [rdi + 3360], ymm4
vmovdqa ymmword ptr [rdi + 3072], ymm5
vmovdqa ymmword ptr [rdi + 3104], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 2496]
vmovdqa ymm1, ymmword ptr [rdi + 2496]
vmovdqa ymm2, ymmword ptr [rdi + 2528]
vmovdqa ymm3, ymmword ptr [rdi + 2528]
vmovdqa ymm4, ymmword ptr [rdi + 2560]
vmovdqa ymm5, ymmword ptr [rdi + 2560]
lea rax, [rdi + 504]
lea r8, [rdi + 1288]
mov r9d, 6
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
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2496]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2496]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2528]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2528]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2560]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2560]
vmovdqa ymmword ptr [rdi + 3264], ymm0
vmovdqa ymmword ptr [rdi + 3296], ymm1
vmovdqa ymmword ptr [rdi + 3136], ymm2
vmovdqa ymmword ptr [rdi + 3168], ymm3
vmovdqa ymmword ptr [rdi + 3200], ymm4
vmovdqa ymmword ptr [rdi + 3232], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3264]
vmovdqa ymm1, ymmword ptr [rdi + 3296]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
vmovdqa ymm3, ymmword ptr [rdi + 3168]
vmovdqa ymm4, ymmword ptr [rdi + 3200]
vmovdqa ymm5, ymmword ptr [rdi + 3232]
lea rax, [rdi + 1272]
lea r8, [rdi + 520]
mov r9d, 6
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
vmovapd ymm6, ymmword ptr [rdi + 512]
vmovupd ymm7, ymmword ptr [rdi + 1288]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm7, ymmword ptr [rdi + 544]
vmovupd ymm9, ymmword ptr [rdi + 1320]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm9
vpaddq ymm3, ymm3, ymm11
vpaddq ymm4, ymm4, ymm8
vpaddq ymm5, ymm5, ymm10
vmovapd ymm8, ymmword ptr [rdi + 1280]
vmovupd ymm9, ymmword ptr [rdi + 520]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm9
vpaddq ymm2, ymm2, ymm11
vmovapd ymm9, ymmword ptr [rdi + 1312]
vmovupd ymm11, ymmword ptr [rdi + 552]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 3232], ymm2
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm9, ymm11
vpaddq ymm2, ymm3, ymm2
vpaddq ymm3, ymm4, ymm10
vpaddq ymm4, ymm5, ymm12
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm6, ymm8
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm6, ymm8
vpaddq ymm0, ymm0, ymm10
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm9
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm7, ymm9
vpaddq ymm1, ymm1, ymm8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3232]
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2592]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 3360]
vperm2i128 ymm8, ymm7, ymm7, 8
vpalignr ymm7, ymm7, ymm8, 8
vmovapd ymm8, ymmword ptr [rdi + 3360]
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 3392], 33
vmovapd ymm9, ymmword ptr [rdi + 3392]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3424]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3008]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2624]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2656]
vmovapd ymm10, ymmword ptr [rdi + 2688]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 3456]
vpaddq ymm12, ymm10, ymmword ptr [rdi + 3488]
vmovdqa ymmword ptr [rdi + 3488], ymm2
vpunpcklqdq ymm2, ymm7, ymm11
vpunpckhqdq ymm7, ymm7, ymm11
vperm2i128 ymm11, ymm2, ymm7, 32
vperm2i128 ymm2, ymm2, ymm7, 49
vpsrlq ymm7, ymm11, 52
vmovdqa ymmword ptr [rdi + 3456], ymm5
vpsrlq ymm5, ymm2, 52
vmovdqa ymmword ptr [rdi + 3008], ymm1
vperm2i128 ymm1, ymm7, ymm7, 8
vpalignr ymm1, ymm7, ymm1, 8
vperm2i128 ymm7, ymm7, ymm5, 33
vpalignr ymm7, ymm5, ymm7, 8
vmovdqa ymmword ptr [rdi + 3424], ymm0
vpaddq ymm0, ymm11, ymm1
vmovdqa ymmword ptr [rdi + 3360], ymm4
vpxor ymm4, ymm11, ymm0
vpor ymm13, ymm13, ymm4
vpaddq ymm1, ymm2, ymm7
vpxor ymm4, ymm2, ymm1
vpor ymm13, ymm13, ymm4
vpand ymm0, ymm0, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vpand ymm1, ymm1, ymmword ptr [rdi + 2240]
vpor ymm1, ymm1, ymmword ptr [rdi + 2272]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 1664], ymm0
vmovdqa ymmword ptr [rdi + 1696], ymm1
vpunpcklqdq ymm0, ymm8, ymm12
vpunpckhqdq ymm1, ymm8, ymm12
vperm2i128 ymm2, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm2, 52
vpsrlq ymm4, ymm0, 52
vperm2i128 ymm5, ymm5, ymm1, 33
vpalignr ymm5, ymm1, ymm5, 8
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vpaddq ymm7, ymm2, ymm5
vpxor ymm8, ymm2, ymm7
vpor ymm13, ymm13, ymm8
vpaddq ymm2, ymm0, ymm1
vpxor ymm5, ymm0, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm7, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vpand ymm1, ymm2, ymmword ptr [rdi + 2240]
vpor ymm1, ymm1, ymmword ptr [rdi + 2272]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 1728], ymm0
vmovdqa ymmword ptr [rdi + 1760], ymm1
vperm2i128 ymm0, ymm9, ymmword ptr [rdi + 3072], 33
vmovapd ymm1, ymmword ptr [rdi + 3072]
vpalignr ymm0, ymm1, ymm0, 8
vperm2i128 ymm1, ymm1, ymmword ptr [rdi + 3328], 33
vmovapd ymm2, ymmword ptr [rdi + 3328]
vpalignr ymm1, ymm2, ymm1, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3104]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3520]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2656]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2656]
vpaddq ymm5, ymm10, ymmword ptr [rdi + 3040]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 3552]
vpunpcklqdq ymm8, ymm0, ymm5
vpunpckhqdq ymm0, ymm0, ymm5
vperm2i128 ymm5, ymm8, ymm0, 32
vperm2i128 ymm0, ymm8, ymm0, 49
vpsrlq ymm8, ymm5, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm4, ymm4, ymm8, 33
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm11, ymm8, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vpaddq ymm12, ymm5, ymm4
vmovdqa ymmword ptr [rdi + 3552], ymm9
vpxor ymm9, ymm5, ymm12
vpor ymm13, ymm13, ymm9
vpaddq ymm4, ymm0, ymm11
vpxor ymm5, ymm0, ymm4
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm12, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vpand ymm4, ymm4, ymmword ptr [rdi + 2240]
vpor ymm4, ymm4, ymmword ptr [rdi + 2272]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 1792], ymm0
vmovdqa ymmword ptr [rdi + 1824], ymm4
vpaddq ymm0, ymm3, ymm6
vperm2i128 ymm4, ymm0, ymm0, 8
vpalignr ymm0, ymm0, ymm4, 8
vperm2i128 ymm4, ymm3, ymmword ptr [rdi + 3360], 33
vmovapd ymm5, ymmword ptr [rdi + 3360]
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3424]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3008]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2624]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2656]
vpaddq ymm5, ymm10, ymmword ptr [rdi + 3456]
vpaddq ymm6, ymm10, ymmword ptr [rdi + 3488]
vpunpcklqdq ymm9, ymm0, ymm5
vpunpckhqdq ymm0, ymm0, ymm5
vperm2i128 ymm11, ymm9, ymm0, 32
vperm2i128 ymm0, ymm9, ymm0, 49
vpsrlq ymm9, ymm11, 52
vpsrlq ymm12, ymm0, 52
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpand ymm9, ymm9, ymmword ptr [rdi + 2720]
vmovdqa ymmword ptr [rdi + 3488], ymm8
vpaddq ymm8, ymm0, ymm9
vmovdqa ymmword ptr [rdi + 3456], ymm5
vpxor ymm5, ymm0, ymm8
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm11, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vpand ymm5, ymm8, ymmword ptr [rdi + 2240]
vpor ymm5, ymm5, ymmword ptr [rdi + 2272]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 1984], ymm0
vmovdqa ymmword ptr [rdi + 2016], ymm5
vpunpcklqdq ymm0, ymm4, ymm6
vpunpckhqdq ymm4, ymm4, ymm6
vperm2i128 ymm5, ymm0, ymm4, 32
vperm2i128 ymm0, ymm0, ymm4, 49
vpsrlq ymm4, ymm5, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm8, ymm12, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm4, ymm4, ymm6, 33
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm6, ymm5, ymm8
vpxor ymm9, ymm5, ymm6
vpor ymm13, ymm13, ymm9
vpaddq ymm5, ymm0, ymm4
vpxor ymm8, ymm0, ymm5
vpor ymm13, ymm13, ymm8
vpand ymm0, ymm6, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vpand ymm4, ymm5, ymmword ptr [rdi + 2240]
vpor ymm4, ymm4, ymmword ptr [rdi + 2272]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 2048], ymm0
vmovdqa ymmword ptr [rdi + 2080], ymm4
vmovdqa ymmword ptr [rdi + 3008], ymm1
vmovdqa ymmword ptr [rdi + 3360], ymm3
vmovdqa ymmword ptr [rdi + 3040], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 2752]
vmovdqa ymm1, ymmword ptr [rdi + 2752]
vmovdqa ymm2, ymmword ptr [rdi + 2784]
vmovdqa ymm3, ymmword ptr [rdi + 2784]
vmovdqa ymm4, ymmword ptr [rdi + 2816]
vmovdqa ymm5, ymmword ptr [rdi + 2816]
lea rax, [rdi + 440]
lea r8, [rdi + 1224]
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
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2752]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2752]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2784]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2784]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2816]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2816]
vmovdqa ymmword ptr [rdi + 3520], ymm0
vmovdqa ymmword ptr [rdi + 3104], ymm1
vmovdqa ymmword ptr [rdi + 3072], ymm2
vmovdqa ymmword ptr [rdi + 3392], ymm3
vmovdqa ymmword ptr [rdi + 3232], ymm4
vmovdqa ymmword ptr [rdi + 3200], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 3520]
vmovdqa ymm1, ymmword ptr [rdi + 3104]
vmovdqa ymm2, ymmword ptr [rdi + 3072]
vmovdqa ymm3, ymmword ptr [rdi + 3392]
vmovdqa ymm4, ymmword ptr [rdi + 3232]
vmovdqa ymm5, ymmword ptr [rdi + 3200]
lea rax, [rdi + 1208]
lea r8, [rdi + 456]
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
vmovapd ymm6, ymmword ptr [rdi + 448]
vmovupd ymm7, ymmword ptr [rdi + 1224]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm7, ymmword ptr [rdi + 480]
vmovupd ymm9, ymmword ptr [rdi + 1256]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm9
vpaddq ymm3, ymm3, ymm11
vpaddq ymm4, ymm4, ymm8
vpaddq ymm5, ymm5, ymm10
vmovapd ymm8, ymmword ptr [rdi + 1216]
vmovupd ymm9, ymmword ptr [rdi + 456]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm9
vpaddq ymm2, ymm2, ymm11
vmovapd ymm9, ymmword ptr [rdi + 1248]
vmovupd ymm11, ymmword ptr [rdi + 488]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 3200], ymm2
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm9, ymm11
vpaddq ymm2, ymm3, ymm2
vpaddq ymm3, ymm4, ymm10
vpaddq ymm4, ymm5, ymm12
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm8, ymm6
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm0, ymm0, ymm10
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm9
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm7, ymm9
vpaddq ymm1, ymm1, ymm8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3200]
vpaddq ymm2, ymm2, ymm6
vmovdqa ymmword ptr [rdi + 3200], ymm0
vmovdqa ymmword ptr [rdi + 3232], ymm1
vmovdqa ymmword ptr [rdi + 3392], ymm2
vmovdqa ymmword ptr [rdi + 3072], ymm3
vmovdqa ymmword ptr [rdi + 3104], ymm4
vmovdqa ymmword ptr [rdi + 3520], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 2848]
vmovdqa ymm1, ymmword ptr [rdi + 2848]
vmovdqa ymm2, ymmword ptr [rdi + 2848]
vmovdqa ymm3, ymmword ptr [rdi + 2848]
vmovdqa ymm4, ymmword ptr [rdi + 2880]
vmovdqa ymm5, ymmword ptr [rdi + 2880]
vmovdqa ymm6, ymmword ptr [rdi + 2880]
vmovdqa ymm7, ymmword ptr [rdi + 2880]
vbroadcastsd ymm8, qword ptr [rdi + 2032]
vmovapd ymm9, ymmword ptr [rsi + 6144]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6144]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6176]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6176]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6208]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6208]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6240]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6240]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2040]
vmovapd ymm9, ymmword ptr [rsi + 6400]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6400]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6432]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6432]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6464]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6464]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6496]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6496]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2048]
vmovapd ymm9, ymmword ptr [rsi + 6656]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6656]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6688]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6688]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6720]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6720]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6752]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6752]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2056]
vmovapd ymm9, ymmword ptr [rsi + 6912]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6912]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6944]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6944]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6976]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6976]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7008]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7008]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2064]
vmovapd ymm9, ymmword ptr [rsi + 7168]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7168]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7200]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7200]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7232]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7232]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7264]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7264]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2072]
vmovapd ymm9, ymmword ptr [rsi + 7424]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7424]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7456]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7456]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7488]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7488]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7520]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7520]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2080]
vmovapd ymm9, ymmword ptr [rsi + 7680]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7680]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7712]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7712]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7744]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7744]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7776]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7776]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2088]
vmovapd ymm9, ymmword ptr [rsi + 7936]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7936]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7968]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7968]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 8000]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 8000]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 8032]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 8032]
vpaddq ymm3, ymm3, ymm10
vmovdqa ymmword ptr [rdi + 3168], ymm0
vmovdqa ymmword ptr [rdi + 3136], ymm1
vmovdqa ymmword ptr [rdi + 3296], ymm2
vmovdqa ymmword ptr [rdi + 3264], ymm3
vmovdqa ymmword ptr [rdi + 3584], ymm4
vmovdqa ymmword ptr [rdi + 3616], ymm5
vmovdqa ymmword ptr [rdi + 3648], ymm6
vmovdqa ymmword ptr [rdi + 3680], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 2848]
vmovdqa ymm1, ymmword ptr [rdi + 2848]
vmovdqa ymm2, ymmword ptr [rdi + 2848]
vmovdqa ymm3, ymmword ptr [rdi + 2848]
vmovdqa ymm4, ymmword ptr [rdi + 2880]
vmovdqa ymm5, ymmword ptr [rdi + 2880]
vmovdqa ymm6, ymmword ptr [rdi + 2880]
vmovdqa ymm7, ymmword ptr [rdi + 2880]
vbroadcastsd ymm8, qword ptr [rdi + 2032]
vmovapd ymm9, ymmword ptr [rsi + 6272]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6272]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6304]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6304]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6336]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6336]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6368]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6368]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2040]
vmovapd ymm9, ymmword ptr [rsi + 6528]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6528]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6560]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6560]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6592]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6592]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6624]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6624]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2048]
vmovapd ymm9, ymmword ptr [rsi + 6784]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6784]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6816]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6816]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6848]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6848]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 6880]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 6880]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2056]
vmovapd ymm9, ymmword ptr [rsi + 7040]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7040]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7072]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7072]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7104]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7104]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7136]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7136]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2064]
vmovapd ymm9, ymmword ptr [rsi + 7296]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7296]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7328]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7328]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7360]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7360]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7392]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7392]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2072]
vmovapd ymm9, ymmword ptr [rsi + 7552]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7552]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7584]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7584]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7616]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7616]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7648]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7648]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2080]
vmovapd ymm9, ymmword ptr [rsi + 7808]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7808]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7840]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7840]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7872]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7872]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 7904]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 7904]
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm8, qword ptr [rdi + 2088]
vmovapd ymm9, ymmword ptr [rsi + 8064]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 8064]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rsi + 8096]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 8096]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rsi + 8128]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 8128]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [rsi + 8160]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rsi + 8160]
vpaddq ymm3, ymm3, ymm10
vmovapd ymm8, ymmword ptr [rdi + 2912]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 3168]
vpaddq ymm10, ymm8, ymmword ptr [rdi + 3136]
vpaddq ymm11, ymm8, ymmword ptr [rdi + 3296]
vpaddq ymm12, ymm8, ymmword ptr [rdi + 3264]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2944]
vmovdqa ymmword ptr [rdi + 3264], ymm12
vpaddq ymm12, ymm8, ymmword ptr [rdi + 3584]
vmovdqa ymmword ptr [rdi + 3584], ymm12
vpaddq ymm12, ymm8, ymmword ptr [rdi + 3616]
vmovdqa ymmword ptr [rdi + 3616], ymm12
vpaddq ymm12, ymm8, ymmword ptr [rdi + 3648]
vmovdqa ymmword ptr [rdi + 3648], ymm12
vpaddq ymm12, ymm8, ymmword ptr [rdi + 3680]
vpaddq ymm4, ymm4, ymm8
vpaddq ymm5, ymm5, ymm8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm7, ymm7, ymm8
vmovdqa ymmword ptr [rdi + 3680], ymm0
vmovdqa ymmword ptr [rdi + 3296], ymm1
vmovdqa ymmword ptr [rdi + 3136], ymm2
vmovdqa ymmword ptr [rdi + 3168], ymm3
vmovdqa ymmword ptr [rdi + 3712], ymm4
vmovdqa ymmword ptr [rdi + 3744], ymm5
vmovdqa ymmword ptr [rdi + 3776], ymm6
vmovdqa ymmword ptr [rdi + 3808], ymm7
vmovdqa ymmword ptr [rdi + 3840], ymm9
vmovdqa ymmword ptr [rdi + 3872], ymm10
vmovdqa ymmword ptr [rdi + 3904], ymm11
vmovdqa ymmword ptr [rdi + 3936], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 3840]
vmovdqa ymm1, ymmword ptr [rdi + 3872]
vmovdqa ymm2, ymmword ptr [rdi + 3904]
vmovdqa ymm3, ymmword ptr [rdi + 3264]
vmovdqa ymm4, ymmword ptr [rdi + 3584]
vmovdqa ymm5, ymmword ptr [rdi + 3616]
vmovdqa ymm6, ymmword ptr [rdi + 3648]
vmovdqa ymm7, ymmword ptr [rdi + 3936]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm8, qword ptr [rax]
vmovapd ymm9, ymmword ptr [r8 + 0]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [r8 + 0]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [r8 + 32]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [r8 + 32]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [r8 + 64]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [r8 + 64]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [r8 + 96]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [r8 + 96]
vpaddq ymm3, ymm3, ymm10
add rax, 8
add r8, 256
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 3968], ymm0
vmovdqa ymmword ptr [rdi + 4000], ymm1
vmovdqa ymmword ptr [rdi + 4032], ymm2
vmovdqa ymmword ptr [rdi + 4064], ymm3
vmovdqa ymmword ptr [rdi + 4096], ymm4
vmovdqa ymmword ptr [rdi + 4128], ymm5
vmovdqa ymmword ptr [rdi + 4160], ymm6
vmovdqa ymmword ptr [rdi + 4192], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 3680]
vmovdqa ymm1, ymmword ptr [rdi + 3296]
vmovdqa ymm2, ymmword ptr [rdi + 3136]
vmovdqa ymm3, ymmword ptr [rdi + 3168]
vmovdqa ymm4, ymmword ptr [rdi + 3712]
vmovdqa ymm5, ymmword ptr [rdi + 3744]
vmovdqa ymm6, ymmword ptr [rdi + 3776]
vmovdqa ymm7, ymmword ptr [rdi + 3808]
lea rax, [rdi + 1664]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm8, qword ptr [rax]
vmovapd ymm9, ymmword ptr [r8 + 128]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm4, ymm4, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [r8 + 128]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [r8 + 160]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm5, ymm5, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [r8 + 160]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [r8 + 192]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm6, ymm6, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [r8 + 192]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm9, ymmword ptr [r8 + 224]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vpaddq ymm7, ymm7, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [r8 + 224]
vpaddq ymm3, ymm3, ymm10
add rax, 8
add r8, 256
dec r9d
jnz 3b
vmovapd ymm8, ymmword ptr [rdi + 3008]
vpunpcklqdq ymm9, ymm8, ymmword ptr [rdi + 3040]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 3040]
vperm2i128 ymm10, ymm9, ymm8, 32
vperm2i128 ymm8, ymm9, ymm8, 49
vpaddq ymm9, ymm10, ymmword ptr [rdi + 3968]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 4000]
vmovapd ymm10, ymmword ptr [rdi + 3328]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 3072], 33
vmovapd ymm11, ymmword ptr [rdi + 3072]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 3104], 33
vmovapd ymm12, ymmword ptr [rdi + 3104]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3200]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3232]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2656]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 3232], ymm7
vmovapd ymm7, ymmword ptr [rdi + 2688]
vmovdqa ymmword ptr [rdi + 3200], ymm6
vpaddq ymm6, ymm7, ymmword ptr [rdi + 3520]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3392]
vmovdqa ymmword ptr [rdi + 3392], ymm5
vpunpcklqdq ymm5, ymm10, ymm6
vpunpckhqdq ymm6, ymm10, ymm6
vperm2i128 ymm10, ymm5, ymm6, 32
vperm2i128 ymm5, ymm5, ymm6, 49
vpaddq ymm6, ymm10, ymmword ptr [rdi + 4032]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4064]
vpunpcklqdq ymm10, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm7
vperm2i128 ymm7, ymm12, ymmword ptr [rdi + 3360], 33
vmovapd ymm10, ymmword ptr [rdi + 3360]
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3424]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2656]
vpunpcklqdq ymm10, ymm7, ymmword ptr [rdi + 3456]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 3456]
vperm2i128 ymm7, ymm10, ymm7, 32
vperm2i128 ymm10, ymm10, ymm10, 129
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm10
vmovapd ymm7, ymmword ptr [rdi + 3552]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 3488], 33
vmovapd ymm10, ymmword ptr [rdi + 3488]
vpalignr ymm7, ymm10, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 2976]
vpaddq ymm7, ymm9, ymm7
vmovapd ymm9, ymmword ptr [rdi + 4096]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm10, ymm9, ymm10, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 4128], 33
vmovapd ymm11, ymmword ptr [rdi + 4128]
vpalignr ymm9, ymm11, ymm9, 8
vpaddq ymm7, ymm7, ymm10
vpaddq ymm8, ymm8, ymm9
vpsrlq ymm9, ymm7, 52
vpsrlq ymm10, ymm8, 52
vperm2i128 ymm12, ymm9, ymm9, 8
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vmovdqa ymmword ptr [rdi + 4096], ymm3
vpaddq ymm3, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 3488], ymm2
vpxor ymm2, ymm7, ymm3
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm8, ymm9
vpxor ymm7, ymm8, ymm2
vpor ymm13, ymm13, ymm7
vperm2i128 ymm7, ymm11, ymmword ptr [rdi + 4160], 33
vmovapd ymm8, ymmword ptr [rdi + 4160]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 4192], 33
vmovapd ymm9, ymmword ptr [rdi + 4192]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm6, ymm6, ymm7
vpaddq ymm5, ymm5, ymm8
vpsrlq ymm7, ymm6, 52
vpsrlq ymm8, ymm5, 52
vperm2i128 ymm10, ymm10, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm11, ymm6, ymm10
vpxor ymm12, ymm6, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm5, ymm7
vpxor ymm10, ymm5, ymm6
vpor ymm13, ymm13, ymm10
vperm2i128 ymm5, ymm9, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 3392], 33
vmovapd ymm7, ymmword ptr [rdi + 3392]
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm4
vpsrlq ymm4, ymm0, 52
vpsrlq ymm5, ymm1, 52
vperm2i128 ymm8, ymm8, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm9, ymm0, ymm8
vpxor ymm10, ymm0, ymm9
vpor ymm13, ymm13, ymm10
vpaddq ymm0, ymm1, ymm4
vpxor ymm8, ymm1, ymm0
vpor ymm13, ymm13, ymm8
vperm2i128 ymm1, ymm7, ymmword ptr [rdi + 3200], 33
vmovapd ymm4, ymmword ptr [rdi + 3200]
vpalignr ymm1, ymm4, ymm1, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 3232], 33
vmovapd ymm7, ymmword ptr [rdi + 3232]
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3488]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4096]
vpsrlq ymm7, ymm1, 52
vpsrlq ymm8, ymm4, 52
vperm2i128 ymm5, ymm5, ymm7, 33
vpalignr ymm5, ymm7, ymm5, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm8, ymm1, ymm5
vpxor ymm10, ymm1, ymm8
vpor ymm13, ymm13, ymm10
vpaddq ymm1, ymm4, ymm7
vpxor ymm5, ymm4, ymm1
vpor ymm13, ymm13, ymm5
vpand ymm3, ymm3, ymmword ptr [rdi + 2240]
vpor ymm3, ymm3, ymmword ptr [rdi + 2272]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2272]
vpand ymm2, ymm2, ymmword ptr [rdi + 2240]
vpor ymm2, ymm2, ymmword ptr [rdi + 2272]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 320], ymm3
vmovdqa ymmword ptr [rdi + 352], ymm2
vpand ymm2, ymm11, ymmword ptr [rdi + 2240]
vpor ymm2, ymm2, ymmword ptr [rdi + 2272]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2272]
vpand ymm3, ymm6, ymmword ptr [rdi + 2240]
vpor ymm3, ymm3, ymmword ptr [rdi + 2272]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 384], ymm2
vmovdqa ymmword ptr [rdi + 416], ymm3
vpand ymm2, ymm9, ymmword ptr [rdi + 2240]
vpor ymm2, ymm2, ymmword ptr [rdi + 2272]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 2272]
vpand ymm0, ymm0, ymmword ptr [rdi + 2240]
vpor ymm0, ymm0, ymmword ptr [rdi + 2272]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 2272]
vmovdqa ymmword ptr [rdi + 448], ymm2
vmovdqa ymmword ptr [rdi + 480], ymm0
vpand ymm0, ymm8, ymmword ptr [rdi + 2240]
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
