# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) mod N = c 2^1196 - 1, once for each alpha.
# Kernel: crates/modmill-arith/src/fold/special_step.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs not carried, as `special_step::bounds` says; ymm13 collects predicted carries that rippled.
# 6940 instructions a step, 739 pairs of products, 266 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 5824]
vmovapd ymm15, ymmword ptr [rdi + 5856]
.p2align 6
2:
vmovapd ymm0, ymmword ptr [rdi + 384]
vpaddq ymm1, ymm0, ymmword ptr [rdi + 128]
vmovapd ymm2, ymmword ptr [rdi + 416]
vpaddq ymm3, ymm2, ymmword ptr [rdi + 160]
vmovapd ymm4, ymmword ptr [rdi + 448]
vpaddq ymm5, ymm4, ymmword ptr [rdi + 192]
vmovapd ymm6, ymmword ptr [rdi + 480]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 224]
vmovapd ymm8, ymmword ptr [rdi + 512]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 256]
vmovapd ymm10, ymmword ptr [rdi + 544]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 288]
vmovapd ymm12, ymmword ptr [rdi + 576]
vpaddq ymm10, ymm12, ymmword ptr [rdi + 320]
vmovapd ymm12, ymmword ptr [rdi + 608]
vpaddq ymm8, ymm12, ymmword ptr [rdi + 352]
vpsrlq ymm12, ymm1, 52
vpsrlq ymm6, ymm3, 52
vperm2i128 ymm4, ymm12, ymm12, 8
vpalignr ymm4, ymm12, ymm4, 8
vperm2i128 ymm12, ymm12, ymm6, 33
vpalignr ymm12, ymm6, ymm12, 8
vpaddq ymm2, ymm1, ymm4
vpxor ymm0, ymm1, ymm2
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm3, ymm12
vpxor ymm1, ymm3, ymm0
vpor ymm13, ymm13, ymm1
vpand ymm1, ymm2, ymmword ptr [rdi + 5888]
vpor ymm1, ymm1, ymmword ptr [rdi + 5920]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5920]
vpand ymm0, ymm0, ymmword ptr [rdi + 5888]
vpor ymm0, ymm0, ymmword ptr [rdi + 5920]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 2496], ymm1
vmovdqa ymmword ptr [rdi + 2528], ymm0
vpsrlq ymm2, ymm5, 52
vpsrlq ymm3, ymm7, 52
vperm2i128 ymm4, ymm6, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm6, ymm5, ymm4
vpxor ymm12, ymm5, ymm6
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm7, ymm2
vpxor ymm5, ymm7, ymm4
vpor ymm13, ymm13, ymm5
vpand ymm2, ymm6, ymmword ptr [rdi + 5888]
vpor ymm2, ymm2, ymmword ptr [rdi + 5920]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5920]
vpand ymm4, ymm4, ymmword ptr [rdi + 5888]
vpor ymm4, ymm4, ymmword ptr [rdi + 5920]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 2560], ymm2
vmovdqa ymmword ptr [rdi + 2592], ymm4
vpsrlq ymm5, ymm9, 52
vpsrlq ymm6, ymm11, 52
vperm2i128 ymm3, ymm3, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vpaddq ymm7, ymm9, ymm3
vpxor ymm12, ymm9, ymm7
vpor ymm13, ymm13, ymm12
vpaddq ymm3, ymm11, ymm5
vpxor ymm9, ymm11, ymm3
vpor ymm13, ymm13, ymm9
vpand ymm5, ymm7, ymmword ptr [rdi + 5888]
vpor ymm5, ymm5, ymmword ptr [rdi + 5920]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5920]
vpand ymm3, ymm3, ymmword ptr [rdi + 5888]
vpor ymm3, ymm3, ymmword ptr [rdi + 5920]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 2624], ymm5
vmovdqa ymmword ptr [rdi + 2656], ymm3
vpsrlq ymm7, ymm10, 52
vpsrlq ymm9, ymm8, 52
vperm2i128 ymm6, ymm6, ymm7, 33
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm7, ymm7, ymm9, 33
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm9, ymm10, ymm6
vpxor ymm11, ymm10, ymm9
vpor ymm13, ymm13, ymm11
vpaddq ymm6, ymm8, ymm7
vpxor ymm10, ymm8, ymm6
vpor ymm13, ymm13, ymm10
vpand ymm7, ymm9, ymmword ptr [rdi + 5888]
vpor ymm7, ymm7, ymmword ptr [rdi + 5920]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5920]
vpand ymm6, ymm6, ymmword ptr [rdi + 5888]
vpor ymm6, ymm6, ymmword ptr [rdi + 5920]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 2688], ymm7
vmovdqa ymmword ptr [rdi + 2720], ymm6
vmovapd ymm8, ymmword ptr [rdi + 1920]
vpsubq ymm9, ymm8, ymmword ptr [rdi + 384]
vmovapd ymm10, ymmword ptr [rdi + 1952]
vpsubq ymm11, ymm10, ymmword ptr [rdi + 416]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 128]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 160]
vmovapd ymm12, ymmword ptr [rdi + 1984]
vpsubq ymm10, ymm12, ymmword ptr [rdi + 448]
vmovapd ymm12, ymmword ptr [rdi + 2016]
vpsubq ymm8, ymm12, ymmword ptr [rdi + 480]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 192]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 224]
vmovapd ymm12, ymmword ptr [rdi + 2048]
vmovdqa ymmword ptr [rdi + 7584], ymm6
vpsubq ymm6, ymm12, ymmword ptr [rdi + 512]
vmovapd ymm12, ymmword ptr [rdi + 2080]
vmovdqa ymmword ptr [rdi + 7616], ymm7
vpsubq ymm7, ymm12, ymmword ptr [rdi + 544]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 256]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 288]
vmovapd ymm12, ymmword ptr [rdi + 2112]
vmovdqa ymmword ptr [rdi + 7648], ymm3
vpsubq ymm3, ymm12, ymmword ptr [rdi + 576]
vmovapd ymm12, ymmword ptr [rdi + 2144]
vmovdqa ymmword ptr [rdi + 7680], ymm5
vpsubq ymm5, ymm12, ymmword ptr [rdi + 608]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 320]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 352]
vpsrlq ymm12, ymm9, 52
vmovdqa ymmword ptr [rdi + 7712], ymm4
vpsrlq ymm4, ymm11, 52
vmovdqa ymmword ptr [rdi + 7744], ymm2
vperm2i128 ymm2, ymm12, ymm12, 8
vpalignr ymm2, ymm12, ymm2, 8
vperm2i128 ymm12, ymm12, ymm4, 33
vpalignr ymm12, ymm4, ymm12, 8
vmovdqa ymmword ptr [rdi + 7776], ymm0
vpaddq ymm0, ymm9, ymm2
vmovdqa ymmword ptr [rdi + 7808], ymm1
vpxor ymm1, ymm9, ymm0
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm11, ymm12
vpxor ymm2, ymm11, ymm1
vpor ymm13, ymm13, ymm2
vpand ymm0, ymm0, ymmword ptr [rdi + 5888]
vpor ymm0, ymm0, ymmword ptr [rdi + 5920]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5920]
vpand ymm1, ymm1, ymmword ptr [rdi + 5888]
vpor ymm1, ymm1, ymmword ptr [rdi + 5920]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 3264], ymm0
vmovdqa ymmword ptr [rdi + 3296], ymm1
vpsrlq ymm2, ymm10, 52
vpsrlq ymm9, ymm8, 52
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vperm2i128 ymm2, ymm2, ymm9, 33
vpalignr ymm2, ymm9, ymm2, 8
vpaddq ymm11, ymm10, ymm4
vpxor ymm12, ymm10, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm8, ymm2
vpxor ymm10, ymm8, ymm4
vpor ymm13, ymm13, ymm10
vpand ymm2, ymm11, ymmword ptr [rdi + 5888]
vpor ymm2, ymm2, ymmword ptr [rdi + 5920]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5920]
vpand ymm4, ymm4, ymmword ptr [rdi + 5888]
vpor ymm4, ymm4, ymmword ptr [rdi + 5920]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 3328], ymm2
vmovdqa ymmword ptr [rdi + 3360], ymm4
vpsrlq ymm8, ymm6, 52
vpsrlq ymm10, ymm7, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm11, ymm6, ymm9
vpxor ymm12, ymm6, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm7, ymm8
vpxor ymm9, ymm7, ymm6
vpor ymm13, ymm13, ymm9
vpand ymm7, ymm11, ymmword ptr [rdi + 5888]
vpor ymm7, ymm7, ymmword ptr [rdi + 5920]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5920]
vpand ymm6, ymm6, ymmword ptr [rdi + 5888]
vpor ymm6, ymm6, ymmword ptr [rdi + 5920]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 3392], ymm7
vmovdqa ymmword ptr [rdi + 3424], ymm6
vpsrlq ymm8, ymm3, 52
vpsrlq ymm9, ymm5, 52
vperm2i128 ymm10, ymm10, ymm8, 33
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm9, ymm3, ymm10
vpxor ymm11, ymm3, ymm9
vpor ymm13, ymm13, ymm11
vpaddq ymm3, ymm5, ymm8
vpxor ymm10, ymm5, ymm3
vpor ymm13, ymm13, ymm10
vpand ymm5, ymm9, ymmword ptr [rdi + 5888]
vpor ymm5, ymm5, ymmword ptr [rdi + 5920]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5920]
vpand ymm3, ymm3, ymmword ptr [rdi + 5888]
vpor ymm3, ymm3, ymmword ptr [rdi + 5920]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 3456], ymm5
vmovdqa ymmword ptr [rdi + 3488], ymm3
vmovdqa ymmword ptr [rdi + 7840], ymm0
vmovdqa ymmword ptr [rdi + 7872], ymm1
vmovdqa ymmword ptr [rdi + 7904], ymm2
vmovdqa ymmword ptr [rdi + 7936], ymm3
vmovdqa ymmword ptr [rdi + 7968], ymm4
vmovdqa ymmword ptr [rdi + 8000], ymm5
vmovdqa ymmword ptr [rdi + 8032], ymm6
vmovdqa ymmword ptr [rdi + 8064], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 5952]
vmovdqa ymm1, ymmword ptr [rdi + 5952]
vmovdqa ymm2, ymmword ptr [rdi + 6080]
vmovdqa ymm3, ymmword ptr [rdi + 6080]
vmovdqa ymm4, ymmword ptr [rdi + 6208]
vmovdqa ymm5, ymmword ptr [rdi + 6208]
lea rax, [rdi + 2488]
lea r8, [rdi + 2504]
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
vmovdqa ymmword ptr [rdi + 8096], ymm0
vmovdqa ymmword ptr [rdi + 8128], ymm1
vmovdqa ymmword ptr [rdi + 8160], ymm2
vmovdqa ymmword ptr [rdi + 8192], ymm3
vmovdqa ymmword ptr [rdi + 8224], ymm4
vmovdqa ymmword ptr [rdi + 8256], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5984]
vmovdqa ymm1, ymmword ptr [rdi + 5984]
vmovdqa ymm2, ymmword ptr [rdi + 6112]
vmovdqa ymm3, ymmword ptr [rdi + 6112]
vmovdqa ymm4, ymmword ptr [rdi + 6240]
vmovdqa ymm5, ymmword ptr [rdi + 6240]
lea rax, [rdi + 2552]
lea r8, [rdi + 2568]
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
vmovdqa ymmword ptr [rdi + 8288], ymm0
vmovdqa ymmword ptr [rdi + 8320], ymm1
vmovdqa ymmword ptr [rdi + 8352], ymm2
vmovdqa ymmword ptr [rdi + 8384], ymm3
vmovdqa ymmword ptr [rdi + 8416], ymm4
vmovdqa ymmword ptr [rdi + 8448], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6016]
vmovdqa ymm1, ymmword ptr [rdi + 6016]
vmovdqa ymm2, ymmword ptr [rdi + 6144]
vmovdqa ymm3, ymmword ptr [rdi + 6144]
vmovdqa ymm4, ymmword ptr [rdi + 6272]
vmovdqa ymm5, ymmword ptr [rdi + 6272]
lea rax, [rdi + 2616]
lea r8, [rdi + 2632]
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
vmovdqa ymmword ptr [rdi + 8480], ymm0
vmovdqa ymmword ptr [rdi + 8512], ymm1
vmovdqa ymmword ptr [rdi + 8544], ymm2
vmovdqa ymmword ptr [rdi + 8576], ymm3
vmovdqa ymmword ptr [rdi + 8608], ymm4
vmovdqa ymmword ptr [rdi + 8640], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6048]
vmovdqa ymm1, ymmword ptr [rdi + 6048]
vmovdqa ymm2, ymmword ptr [rdi + 6176]
vmovdqa ymm3, ymmword ptr [rdi + 6176]
vmovdqa ymm4, ymmword ptr [rdi + 6304]
vmovdqa ymm5, ymmword ptr [rdi + 6304]
lea rax, [rdi + 2680]
lea r8, [rdi + 2696]
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
vmovapd ymm6, ymmword ptr [rdi + 7808]
vmovupd ymm7, ymmword ptr [rdi + 2504]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8160]
vmovapd ymm9, ymmword ptr [rdi + 7776]
vmovupd ymm10, ymmword ptr [rdi + 2536]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8192]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8224]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8256]
vmovapd ymm12, ymmword ptr [rdi + 8096]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 8096], ymm1
vmovapd ymm1, ymmword ptr [rdi + 8128]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm7, ymm7, ymm7
vpaddq ymm10, ymm10, ymm10
vpaddq ymm8, ymm8, ymm8
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8128], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 8256], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 7744]
vmovupd ymm10, ymmword ptr [rdi + 2568]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8352]
vmovapd ymm12, ymmword ptr [rdi + 7712]
vmovdqa ymmword ptr [rdi + 8352], ymm8
vmovupd ymm8, ymmword ptr [rdi + 2600]
vmovdqa ymmword ptr [rdi + 7776], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7808], ymm1
vsubpd ymm1, ymm15, ymm7
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8384]
vpaddq ymm8, ymm11, ymmword ptr [rdi + 8416]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8448]
vmovapd ymm11, ymmword ptr [rdi + 8288]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8288], ymm6
vmovapd ymm6, ymmword ptr [rdi + 8320]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm8, ymm8, ymm8
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 8320], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 8448], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 7680]
vmovupd ymm10, ymmword ptr [rdi + 2632]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8544]
vmovapd ymm12, ymmword ptr [rdi + 7648]
vmovdqa ymmword ptr [rdi + 8544], ymm1
vmovupd ymm1, ymmword ptr [rdi + 2664]
vmovdqa ymmword ptr [rdi + 7712], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 7744], ymm6
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm6, ymmword ptr [rdi + 8576]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 8608]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8640]
vmovapd ymm11, ymmword ptr [rdi + 8480]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8480], ymm8
vmovapd ymm8, ymmword ptr [rdi + 8512]
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 8512], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 8640], ymm6
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
vmovapd ymm9, ymmword ptr [rdi + 7616]
vmovupd ymm10, ymmword ptr [rdi + 2696]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vmovapd ymm10, ymmword ptr [rdi + 7584]
vmovupd ymm12, ymmword ptr [rdi + 2728]
vmovdqa ymmword ptr [rdi + 7648], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 7680], ymm7
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm10, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm11
vpaddq ymm1, ymm5, ymm1
vpaddq ymm0, ymm0, ymm0
vmovapd ymm5, ymmword ptr [rdi + 8096]
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
vmovapd ymm7, ymmword ptr [rdi + 6336]
vpaddq ymm9, ymm7, ymmword ptr [rdi + 8256]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm9, ymm9, ymm10, 8
vmovapd ymm10, ymmword ptr [rdi + 8256]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 8128], 33
vmovapd ymm11, ymmword ptr [rdi + 8128]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8288]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7808]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6368]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6400]
vmovapd ymm12, ymmword ptr [rdi + 6432]
vpaddq ymm7, ymm12, ymmword ptr [rdi + 7776]
vmovdqa ymmword ptr [rdi + 7776], ymm3
vpaddq ymm3, ymm12, ymmword ptr [rdi + 8352]
vmovdqa ymmword ptr [rdi + 8352], ymm2
vpunpcklqdq ymm2, ymm9, ymm7
vpunpckhqdq ymm7, ymm9, ymm7
vperm2i128 ymm9, ymm2, ymm7, 32
vperm2i128 ymm2, ymm2, ymm7, 49
vpunpcklqdq ymm7, ymm10, ymm3
vpunpckhqdq ymm3, ymm10, ymm3
vperm2i128 ymm10, ymm7, ymm3, 32
vperm2i128 ymm3, ymm7, ymm3, 49
vperm2i128 ymm7, ymm11, ymmword ptr [rdi + 8448], 33
vmovapd ymm11, ymmword ptr [rdi + 8448]
vpalignr ymm7, ymm11, ymm7, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 8320], 33
vmovdqa ymmword ptr [rdi + 8448], ymm3
vmovapd ymm3, ymmword ptr [rdi + 8320]
vpalignr ymm11, ymm3, ymm11, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8480]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7744]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6400]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6400]
vmovdqa ymmword ptr [rdi + 7744], ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 7712]
vmovdqa ymmword ptr [rdi + 7712], ymm2
vpaddq ymm2, ymm12, ymmword ptr [rdi + 8544]
vmovdqa ymmword ptr [rdi + 8544], ymm9
vpunpcklqdq ymm9, ymm7, ymm10
vpunpckhqdq ymm7, ymm7, ymm10
vperm2i128 ymm10, ymm9, ymm7, 32
vperm2i128 ymm7, ymm9, ymm7, 49
vpunpcklqdq ymm9, ymm11, ymm2
vpunpckhqdq ymm2, ymm11, ymm2
vperm2i128 ymm11, ymm9, ymm2, 32
vperm2i128 ymm2, ymm9, ymm2, 49
vperm2i128 ymm3, ymm3, ymmword ptr [rdi + 8640], 33
vmovapd ymm9, ymmword ptr [rdi + 8640]
vpalignr ymm3, ymm9, ymm3, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8512], 33
vmovdqa ymmword ptr [rdi + 8640], ymm2
vmovapd ymm2, ymmword ptr [rdi + 8512]
vpalignr ymm9, ymm2, ymm9, 8
vpaddq ymm3, ymm6, ymm3
vpaddq ymm6, ymm8, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6400]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6400]
vpaddq ymm8, ymm12, ymmword ptr [rdi + 7680]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7648]
vmovdqa ymmword ptr [rdi + 7648], ymm11
vpunpcklqdq ymm11, ymm3, ymm8
vpunpckhqdq ymm3, ymm3, ymm8
vperm2i128 ymm8, ymm11, ymm3, 32
vperm2i128 ymm3, ymm11, ymm3, 49
vpunpcklqdq ymm11, ymm6, ymm9
vpunpckhqdq ymm6, ymm6, ymm9
vperm2i128 ymm9, ymm11, ymm6, 32
vperm2i128 ymm6, ymm11, ymm6, 49
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vperm2i128 ymm4, ymm4, ymm1, 33
vpalignr ymm1, ymm1, ymm4, 8
vpaddq ymm0, ymm0, ymm2
vpaddq ymm1, ymm5, ymm1
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6400]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6400]
vpaddq ymm2, ymm12, ymmword ptr [rdi + 8352]
vpaddq ymm4, ymm12, ymmword ptr [rdi + 7776]
vpunpcklqdq ymm5, ymm0, ymm2
vpunpckhqdq ymm0, ymm0, ymm2
vperm2i128 ymm2, ymm5, ymm0, 32
vperm2i128 ymm0, ymm5, ymm0, 49
vpunpcklqdq ymm5, ymm1, ymm4
vpunpckhqdq ymm1, ymm1, ymm4
vperm2i128 ymm4, ymm5, ymm1, 32
vperm2i128 ymm1, ymm5, ymm1, 49
vmovapd ymm5, ymmword ptr [rdi + 6496]
vpand ymm5, ymm5, ymmword ptr [rdi + 6464]
vmovapd ymm11, ymmword ptr [rdi + 8544]
vpsrlq ymm12, ymm11, 52
vmovdqa ymmword ptr [rdi + 7776], ymm1
vmovapd ymm1, ymmword ptr [rdi + 7712]
vmovdqa ymmword ptr [rdi + 8352], ymm4
vpsrlq ymm4, ymm1, 52
vmovdqa ymmword ptr [rdi + 8512], ymm0
vmovapd ymm0, ymmword ptr [rdi + 7744]
vmovdqa ymmword ptr [rdi + 7680], ymm2
vpsrlq ymm2, ymm0, 52
vmovdqa ymmword ptr [rdi + 8320], ymm6
vmovapd ymm6, ymmword ptr [rdi + 8448]
vmovdqa ymmword ptr [rdi + 8480], ymm9
vpsrlq ymm9, ymm6, 52
vmovdqa ymmword ptr [rdi + 8128], ymm3
vpsrlq ymm3, ymm10, 52
vmovdqa ymmword ptr [rdi + 7808], ymm8
vpsrlq ymm8, ymm7, 52
vmovdqa ymmword ptr [rdi + 8288], ymm5
vperm2i128 ymm5, ymm12, ymm12, 8
vpalignr ymm5, ymm12, ymm5, 8
vperm2i128 ymm12, ymm12, ymm4, 33
vpalignr ymm12, ymm4, ymm12, 8
vmovdqa ymmword ptr [rdi + 8256], ymm7
vpaddq ymm7, ymm11, ymm5
vmovdqa ymmword ptr [rdi + 7584], ymm10
vpxor ymm10, ymm11, ymm7
vpor ymm13, ymm13, ymm10
vpaddq ymm5, ymm1, ymm12
vpxor ymm10, ymm1, ymm5
vpor ymm13, ymm13, ymm10
vpand ymm1, ymm7, ymmword ptr [rdi + 5888]
vpor ymm1, ymm1, ymmword ptr [rdi + 5920]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5920]
vpand ymm5, ymm5, ymmword ptr [rdi + 5888]
vpor ymm5, ymm5, ymmword ptr [rdi + 5920]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 3840], ymm1
vmovdqa ymmword ptr [rdi + 3872], ymm5
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vperm2i128 ymm2, ymm2, ymm9, 33
vpalignr ymm2, ymm9, ymm2, 8
vpaddq ymm7, ymm0, ymm4
vpxor ymm10, ymm0, ymm7
vpor ymm13, ymm13, ymm10
vpaddq ymm0, ymm6, ymm2
vpxor ymm4, ymm6, ymm0
vpor ymm13, ymm13, ymm4
vpand ymm2, ymm7, ymmword ptr [rdi + 5888]
vpor ymm2, ymm2, ymmword ptr [rdi + 5920]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5920]
vpand ymm0, ymm0, ymmword ptr [rdi + 5888]
vpor ymm0, ymm0, ymmword ptr [rdi + 5920]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 3904], ymm2
vmovdqa ymmword ptr [rdi + 3936], ymm0
vperm2i128 ymm4, ymm9, ymm3, 33
vpalignr ymm4, ymm3, ymm4, 8
vperm2i128 ymm3, ymm3, ymm8, 33
vpalignr ymm3, ymm8, ymm3, 8
vmovapd ymm6, ymmword ptr [rdi + 7584]
vpaddq ymm7, ymm6, ymm4
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm4, ymmword ptr [rdi + 8256]
vpaddq ymm6, ymm4, ymm3
vpxor ymm8, ymm4, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 6464]
vpand ymm6, ymm6, ymmword ptr [rdi + 8288]
vpand ymm7, ymm7, ymmword ptr [rdi + 5888]
vpor ymm7, ymm7, ymmword ptr [rdi + 5920]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5920]
vpand ymm6, ymm6, ymmword ptr [rdi + 5888]
vpor ymm6, ymm6, ymmword ptr [rdi + 5920]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 3968], ymm7
vmovdqa ymmword ptr [rdi + 4000], ymm6
vpand ymm3, ymm3, ymmword ptr [rdi + 6528]
vpaddq ymm3, ymm4, ymm3
vmovapd ymm4, ymmword ptr [rdi + 800]
vmovupd ymm8, ymmword ptr [rdi + 3816]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm4, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
vmovupd ymm12, ymmword ptr [rdi + 3848]
vmovdqa ymmword ptr [rdi + 8256], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7584], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8448], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3880]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3912]
vmovdqa ymmword ptr [rdi + 7744], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7712], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3944]
vmovdqa ymmword ptr [rdi + 8544], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm4, ymm9
vmovdqa ymmword ptr [rdi + 7616], ymm0
vsubpd ymm0, ymm15, ymm6
vfmadd231pd ymm0, ymm4, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3976]
vmovdqa ymmword ptr [rdi + 8096], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8608], ymm0
vsubpd ymm0, ymm15, ymm6
vfmadd231pd ymm0, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 4008]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm11
vmovdqa ymmword ptr [rdi + 8576], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymm4
vmovapd ymm4, ymmword ptr [rdi + 832]
vfmadd213pd ymm4, ymm1, ymm14
vsubpd ymm11, ymm15, ymm4
vfmadd231pd ymm11, ymm1, ymmword ptr [rdi + 832]
vpaddq ymm1, ymm3, ymm11
vmovapd ymm3, ymmword ptr [rdi + 864]
vfmadd213pd ymm3, ymm5, ymm14
vsubpd ymm11, ymm15, ymm3
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 864]
vpaddq ymm5, ymm8, ymm11
vpaddq ymm4, ymm10, ymm4
vpaddq ymm3, ymm12, ymm3
vmovapd ymm8, ymmword ptr [rdi + 832]
vfmadd213pd ymm8, ymm2, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymmword ptr [rdi + 832]
vpaddq ymm2, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rdi + 864]
vmovapd ymm10, ymmword ptr [rdi + 7616]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 7616]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8608]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8544]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8096]
vmovapd ymm12, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 8096], ymm10
vmovapd ymm10, ymmword ptr [rdi + 7712]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8544], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 7712]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7744]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 7744]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8576]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm12, ymmword ptr [rdi + 3832]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 8576], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 3864]
vmovdqa ymmword ptr [rdi + 7744], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 7712], ymm10
vsubpd ymm10, ymm15, ymm1
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm5, ymm5, ymm10
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm3, ymm1
vmovupd ymm3, ymmword ptr [rdi + 3896]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm3
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm3
vpaddq ymm2, ymm2, ymm10
vmovupd ymm3, ymmword ptr [rdi + 3928]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm3
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm3
vpaddq ymm3, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8544]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8096]
vmovupd ymm11, ymmword ptr [rdi + 3960]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 8096], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 3992]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7712]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 8576]
vmovapd ymm11, ymmword ptr [rdi + 960]
vmovupd ymm12, ymmword ptr [rdi + 3824]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8576], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7744]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 7744], ymm10
vmovupd ymm10, ymmword ptr [rdi + 3856]
vmovdqa ymmword ptr [rdi + 7712], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 8544], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm5, ymm5, ymm6
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm9
vmovupd ymm6, ymmword ptr [rdi + 3888]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm2, ymm2, ymm9
vmovupd ymm6, ymmword ptr [rdi + 3920]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm3, ymm3, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8096]
vmovupd ymm8, ymmword ptr [rdi + 3952]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm0, ymm0, ymm10
vmovupd ymm8, ymmword ptr [rdi + 3984]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 8096], ymm0
vsubpd ymm0, ymm15, ymm10
vfmadd231pd ymm0, ymm12, ymm8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8544]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 7712]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 8576]
vmovupd ymm10, ymmword ptr [rdi + 4016]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 8576], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1024]
vmovupd ymm11, ymmword ptr [rdi + 3816]
vmovdqa ymmword ptr [rdi + 7712], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 8544], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7744]
vmovapd ymm11, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 7744], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3848]
vmovdqa ymmword ptr [rdi + 8608], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7616], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm11, ymm9
vpaddq ymm0, ymm5, ymm0
vpaddq ymm4, ymm4, ymm12
vpaddq ymm1, ymm1, ymm8
vmovupd ymm5, ymmword ptr [rdi + 3880]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm5
vpaddq ymm2, ymm2, ymm9
vmovupd ymm5, ymmword ptr [rdi + 3912]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm5
vpaddq ymm3, ymm3, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 3944]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8096]
vmovupd ymm9, ymmword ptr [rdi + 3976]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8096], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymm9
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7616]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8608]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 8576]
vmovupd ymm12, ymmword ptr [rdi + 4008]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 8576], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8544]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7712]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovapd ymm10, ymmword ptr [rdi + 3840]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7712], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 3840]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rdi + 3872]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 8544], ymm0
vsubpd ymm0, ymm15, ymm11
vfmadd231pd ymm0, ymm10, ymmword ptr [rdi + 3872]
vpaddq ymm0, ymm2, ymm0
vmovapd ymm2, ymmword ptr [rdi + 3904]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8608], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 3904]
vpaddq ymm0, ymm3, ymm0
vpaddq ymm3, ymm5, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm5, ymmword ptr [rdi + 3936]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 3936]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 3968]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 3968]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8576]
vmovapd ymm8, ymmword ptr [rdi + 4000]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 4000]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7712]
vmovapd ymm11, ymmword ptr [rdi + 6560]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 8448]
vmovapd ymm11, ymmword ptr [rdi + 6592]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 8096]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm11, ymm1, ymmword ptr [rdi + 6624]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7744]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8544]
vperm2i128 ymm1, ymm1, ymm3, 33
vpalignr ymm1, ymm3, ymm1, 8
vperm2i128 ymm3, ymm3, ymm2, 33
vpalignr ymm3, ymm2, ymm3, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8608]
vpaddq ymm0, ymm0, ymm3
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vperm2i128 ymm3, ymm5, ymm7, 33
vpalignr ymm3, ymm7, ymm3, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm3, ymm4, ymm3
vpaddq ymm4, ymm7, ymmword ptr [rdi + 6624]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 6656]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 8256]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7584]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 7648]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 8640]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7808]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8128]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8480]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 8320]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7680]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6368]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6688]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6720]
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
vmovdqa ymmword ptr [rdi + 7680], ymm2
vperm2i128 ymm2, ymm8, ymm11, 33
vpalignr ymm2, ymm11, ymm2, 8
vmovdqa ymmword ptr [rdi + 8320], ymm0
vpaddq ymm0, ymm5, ymm12
vmovdqa ymmword ptr [rdi + 8480], ymm1
vpxor ymm1, ymm5, ymm0
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm6, ymm2
vpxor ymm5, ymm6, ymm1
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm0, ymmword ptr [rdi + 5888]
vpor ymm0, ymm0, ymmword ptr [rdi + 5920]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5920]
vpand ymm1, ymm1, ymmword ptr [rdi + 5888]
vpor ymm1, ymm1, ymmword ptr [rdi + 5920]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 4160], ymm0
vmovdqa ymmword ptr [rdi + 4192], ymm1
vperm2i128 ymm2, ymm7, ymm7, 129
vpsrldq ymm2, ymm2, 8
vperm2i128 ymm5, ymm11, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 6752]
vpaddq ymm6, ymm2, ymm5
vpxor ymm7, ymm2, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm2, ymm6, ymmword ptr [rdi + 5888]
vpor ymm2, ymm2, ymmword ptr [rdi + 5920]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 4224], ymm2
vmovapd ymm5, ymmword ptr [rdi + 800]
vmovupd ymm6, ymmword ptr [rdi + 4144]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vmovupd ymm11, ymmword ptr [rdi + 4176]
vmovapd ymm12, ymmword ptr [rdi + 768]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 8128], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 7808], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4208]
vmovdqa ymmword ptr [rdi + 8640], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 7648], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm9, ymm5
vmovapd ymm5, ymmword ptr [rdi + 864]
vmovupd ymm9, ymmword ptr [rdi + 4136]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm9
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm5, ymm9
vpaddq ymm6, ymm8, ymm6
vpaddq ymm7, ymm7, ymm11
vmovupd ymm8, ymmword ptr [rdi + 4168]
vmovapd ymm11, ymmword ptr [rdi + 832]
vfmadd213pd ymm11, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 8256], ymm6
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm8, ymmword ptr [rdi + 832]
vpaddq ymm6, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rdi + 4200]
vmovdqa ymmword ptr [rdi + 7584], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm10
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm10, ymm5
vpaddq ymm3, ymm3, ymm8
vpaddq ymm8, ymm12, ymm11
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 896]
vfmadd213pd ymm7, ymm0, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm0, ymmword ptr [rdi + 896]
vpaddq ymm0, ymm6, ymm11
vmovapd ymm6, ymmword ptr [rdi + 928]
vfmadd213pd ymm6, ymm1, ymm14
vsubpd ymm11, ymm15, ymm6
vfmadd231pd ymm11, ymm1, ymmword ptr [rdi + 928]
vpaddq ymm1, ymm3, ymm11
vpaddq ymm3, ymm8, ymm7
vpaddq ymm4, ymm4, ymm6
vmovapd ymm6, ymmword ptr [rdi + 896]
vfmadd213pd ymm6, ymm2, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm2, ymmword ptr [rdi + 896]
vmovapd ymm2, ymmword ptr [rdi + 960]
vmovupd ymm8, ymmword ptr [rdi + 4152]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm2, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm2, ymm8
vpaddq ymm0, ymm0, ymm12
vmovapd ymm8, ymmword ptr [rdi + 992]
vmovupd ymm12, ymmword ptr [rdi + 4184]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm8, ymm12
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm11
vpaddq ymm4, ymm4, ymm5
vmovupd ymm5, ymmword ptr [rdi + 4216]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm5
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm2, ymm5
vpaddq ymm5, ymm7, ymm11
vpaddq ymm6, ymm6, ymm10
vmovapd ymm7, ymmword ptr [rdi + 1024]
vmovupd ymm10, ymmword ptr [rdi + 4144]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm0, ymm0, ymm12
vmovapd ymm10, ymmword ptr [rdi + 1056]
vmovupd ymm12, ymmword ptr [rdi + 4176]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm12
vsubpd ymm2, ymm15, ymm8
vfmadd231pd ymm2, ymm10, ymm12
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm3, ymm11
vpaddq ymm3, ymm4, ymm8
vmovupd ymm4, ymmword ptr [rdi + 4208]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm4
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm4
vpaddq ymm4, ymm5, ymm11
vpaddq ymm5, ymm6, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1088]
vfmadd213pd ymm6, ymm9, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 1088]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rdi + 1120]
vmovupd ymm9, ymmword ptr [rdi + 4168]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm11
vmovapd ymm6, ymmword ptr [rdi + 1088]
vmovupd ymm9, ymmword ptr [rdi + 4200]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm9
vpaddq ymm4, ymm4, ymm12
vpaddq ymm5, ymm5, ymm11
vmovapd ymm9, ymmword ptr [rdi + 6336]
vpaddq ymm11, ymm9, ymmword ptr [rdi + 7584]
vperm2i128 ymm12, ymm11, ymm11, 8
vpalignr ymm12, ymm11, ymm12, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 8256]
vpaddq ymm6, ymm2, ymmword ptr [rdi + 6624]
vperm2i128 ymm11, ymm11, ymm6, 33
vpalignr ymm6, ymm6, ymm11, 8
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm3, ymmword ptr [rdi + 6624]
vpaddq ymm3, ymm5, ymmword ptr [rdi + 6304]
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vperm2i128 ymm3, ymm3, ymm3, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm2, ymm4, ymm2
vpaddq ymm4, ymm12, ymmword ptr [rdi + 7648]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8640]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8512]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8352]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7776]
vmovapd ymm5, ymmword ptr [rdi + 8128]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 7808], 33
vmovapd ymm6, ymmword ptr [rdi + 7808]
vpalignr ymm5, ymm6, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 6752]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8480]
vmovdqa ymmword ptr [rdi + 8480], ymm0
vmovdqa ymmword ptr [rdi + 7808], ymm1
vmovdqa ymmword ptr [rdi + 8128], ymm2
vmovdqa ymmword ptr [rdi + 7776], ymm3
vmovdqa ymmword ptr [rdi + 8352], ymm4
vmovdqa ymmword ptr [rdi + 8512], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5952]
vmovdqa ymm1, ymmword ptr [rdi + 5952]
vmovdqa ymm2, ymmword ptr [rdi + 6080]
vmovdqa ymm3, ymmword ptr [rdi + 6080]
vmovdqa ymm4, ymmword ptr [rdi + 6208]
vmovdqa ymm5, ymmword ptr [rdi + 6208]
lea rax, [rdi + 3256]
lea r8, [rdi + 3272]
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
vmovdqa ymmword ptr [rdi + 8640], ymm0
vmovdqa ymmword ptr [rdi + 7648], ymm1
vmovdqa ymmword ptr [rdi + 8256], ymm2
vmovdqa ymmword ptr [rdi + 7584], ymm3
vmovdqa ymmword ptr [rdi + 8608], ymm4
vmovdqa ymmword ptr [rdi + 8544], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5984]
vmovdqa ymm1, ymmword ptr [rdi + 5984]
vmovdqa ymm2, ymmword ptr [rdi + 6112]
vmovdqa ymm3, ymmword ptr [rdi + 6112]
vmovdqa ymm4, ymmword ptr [rdi + 6240]
vmovdqa ymm5, ymmword ptr [rdi + 6240]
lea rax, [rdi + 3320]
lea r8, [rdi + 3336]
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
vmovdqa ymmword ptr [rdi + 7744], ymm0
vmovdqa ymmword ptr [rdi + 8096], ymm1
vmovdqa ymmword ptr [rdi + 8448], ymm2
vmovdqa ymmword ptr [rdi + 7712], ymm3
vmovdqa ymmword ptr [rdi + 8576], ymm4
vmovdqa ymmword ptr [rdi + 7616], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6016]
vmovdqa ymm1, ymmword ptr [rdi + 6016]
vmovdqa ymm2, ymmword ptr [rdi + 6144]
vmovdqa ymm3, ymmword ptr [rdi + 6144]
vmovdqa ymm4, ymmword ptr [rdi + 6272]
vmovdqa ymm5, ymmword ptr [rdi + 6272]
lea rax, [rdi + 3384]
lea r8, [rdi + 3400]
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
vmovdqa ymmword ptr [rdi + 8416], ymm0
vmovdqa ymmword ptr [rdi + 8384], ymm1
vmovdqa ymmword ptr [rdi + 8224], ymm2
vmovdqa ymmword ptr [rdi + 8192], ymm3
vmovdqa ymmword ptr [rdi + 8160], ymm4
vmovdqa ymmword ptr [rdi + 8672], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6048]
vmovdqa ymm1, ymmword ptr [rdi + 6048]
vmovdqa ymm2, ymmword ptr [rdi + 6176]
vmovdqa ymm3, ymmword ptr [rdi + 6176]
vmovdqa ymm4, ymmword ptr [rdi + 6304]
vmovdqa ymm5, ymmword ptr [rdi + 6304]
lea rax, [rdi + 3448]
lea r8, [rdi + 3464]
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
vmovapd ymm6, ymmword ptr [rdi + 7840]
vmovupd ymm7, ymmword ptr [rdi + 3272]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8256]
vmovapd ymm9, ymmword ptr [rdi + 7872]
vmovupd ymm10, ymmword ptr [rdi + 3304]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 7584]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8608]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8544]
vmovapd ymm12, ymmword ptr [rdi + 8640]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 8640], ymm1
vmovapd ymm1, ymmword ptr [rdi + 7648]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm7, ymm7, ymm7
vpaddq ymm10, ymm10, ymm10
vpaddq ymm8, ymm8, ymm8
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 7648], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 8544], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 7904]
vmovupd ymm10, ymmword ptr [rdi + 3336]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8448]
vmovapd ymm12, ymmword ptr [rdi + 7968]
vmovdqa ymmword ptr [rdi + 8448], ymm8
vmovupd ymm8, ymmword ptr [rdi + 3368]
vmovdqa ymmword ptr [rdi + 7872], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7840], ymm1
vsubpd ymm1, ymm15, ymm7
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7712]
vpaddq ymm8, ymm11, ymmword ptr [rdi + 8576]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7616]
vmovapd ymm11, ymmword ptr [rdi + 7744]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 7744], ymm6
vmovapd ymm6, ymmword ptr [rdi + 8096]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm8, ymm8, ymm8
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 8096], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 7616], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 8064]
vmovupd ymm10, ymmword ptr [rdi + 3400]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8224]
vmovapd ymm12, ymmword ptr [rdi + 8032]
vmovdqa ymmword ptr [rdi + 8224], ymm1
vmovupd ymm1, ymmword ptr [rdi + 3432]
vmovdqa ymmword ptr [rdi + 7968], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 7904], ymm6
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm6, ymmword ptr [rdi + 8192]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 8160]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8672]
vmovapd ymm11, ymmword ptr [rdi + 8416]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8416], ymm8
vmovapd ymm8, ymmword ptr [rdi + 8384]
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 8384], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 8672], ymm6
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
vmovapd ymm9, ymmword ptr [rdi + 8000]
vmovupd ymm10, ymmword ptr [rdi + 3464]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vmovapd ymm10, ymmword ptr [rdi + 7936]
vmovupd ymm12, ymmword ptr [rdi + 3496]
vmovdqa ymmword ptr [rdi + 8032], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 8064], ymm7
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm10, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm11
vpaddq ymm1, ymm5, ymm1
vpaddq ymm0, ymm0, ymm0
vmovapd ymm5, ymmword ptr [rdi + 8640]
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
vmovapd ymm7, ymmword ptr [rdi + 6336]
vpaddq ymm9, ymm7, ymmword ptr [rdi + 8544]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm9, ymm9, ymm10, 8
vmovapd ymm10, ymmword ptr [rdi + 8544]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 7648], 33
vmovapd ymm11, ymmword ptr [rdi + 7648]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7744]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7840]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6368]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6400]
vmovapd ymm12, ymmword ptr [rdi + 6432]
vpaddq ymm7, ymm12, ymmword ptr [rdi + 7872]
vmovdqa ymmword ptr [rdi + 7872], ymm3
vpaddq ymm3, ymm12, ymmword ptr [rdi + 8448]
vmovdqa ymmword ptr [rdi + 8448], ymm2
vpunpcklqdq ymm2, ymm9, ymm7
vpunpckhqdq ymm7, ymm9, ymm7
vperm2i128 ymm9, ymm2, ymm7, 32
vperm2i128 ymm2, ymm2, ymm7, 49
vpunpcklqdq ymm7, ymm10, ymm3
vpunpckhqdq ymm3, ymm10, ymm3
vperm2i128 ymm10, ymm7, ymm3, 32
vperm2i128 ymm3, ymm7, ymm3, 49
vperm2i128 ymm7, ymm11, ymmword ptr [rdi + 7616], 33
vmovapd ymm11, ymmword ptr [rdi + 7616]
vpalignr ymm7, ymm11, ymm7, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 8096], 33
vmovdqa ymmword ptr [rdi + 7616], ymm3
vmovapd ymm3, ymmword ptr [rdi + 8096]
vpalignr ymm11, ymm3, ymm11, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8416]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7904]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6400]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6400]
vmovdqa ymmword ptr [rdi + 7904], ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 7968]
vmovdqa ymmword ptr [rdi + 7968], ymm2
vpaddq ymm2, ymm12, ymmword ptr [rdi + 8224]
vmovdqa ymmword ptr [rdi + 8224], ymm9
vpunpcklqdq ymm9, ymm7, ymm10
vpunpckhqdq ymm7, ymm7, ymm10
vperm2i128 ymm10, ymm9, ymm7, 32
vperm2i128 ymm7, ymm9, ymm7, 49
vpunpcklqdq ymm9, ymm11, ymm2
vpunpckhqdq ymm2, ymm11, ymm2
vperm2i128 ymm11, ymm9, ymm2, 32
vperm2i128 ymm2, ymm9, ymm2, 49
vperm2i128 ymm3, ymm3, ymmword ptr [rdi + 8672], 33
vmovapd ymm9, ymmword ptr [rdi + 8672]
vpalignr ymm3, ymm9, ymm3, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8384], 33
vmovdqa ymmword ptr [rdi + 8672], ymm2
vmovapd ymm2, ymmword ptr [rdi + 8384]
vpalignr ymm9, ymm2, ymm9, 8
vpaddq ymm3, ymm6, ymm3
vpaddq ymm6, ymm8, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6400]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6400]
vpaddq ymm8, ymm12, ymmword ptr [rdi + 8064]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 8032]
vmovdqa ymmword ptr [rdi + 8032], ymm11
vpunpcklqdq ymm11, ymm3, ymm8
vpunpckhqdq ymm3, ymm3, ymm8
vperm2i128 ymm8, ymm11, ymm3, 32
vperm2i128 ymm3, ymm11, ymm3, 49
vpunpcklqdq ymm11, ymm6, ymm9
vpunpckhqdq ymm6, ymm6, ymm9
vperm2i128 ymm9, ymm11, ymm6, 32
vperm2i128 ymm6, ymm11, ymm6, 49
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vperm2i128 ymm4, ymm4, ymm1, 33
vpalignr ymm1, ymm1, ymm4, 8
vpaddq ymm0, ymm0, ymm2
vpaddq ymm1, ymm5, ymm1
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6400]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6400]
vpaddq ymm2, ymm12, ymmword ptr [rdi + 8448]
vpaddq ymm4, ymm12, ymmword ptr [rdi + 7872]
vpunpcklqdq ymm5, ymm0, ymm2
vpunpckhqdq ymm0, ymm0, ymm2
vperm2i128 ymm2, ymm5, ymm0, 32
vperm2i128 ymm0, ymm5, ymm0, 49
vpunpcklqdq ymm5, ymm1, ymm4
vpunpckhqdq ymm1, ymm1, ymm4
vperm2i128 ymm4, ymm5, ymm1, 32
vperm2i128 ymm1, ymm5, ymm1, 49
vmovapd ymm5, ymmword ptr [rdi + 8224]
vpsrlq ymm11, ymm5, 52
vmovapd ymm12, ymmword ptr [rdi + 7968]
vmovdqa ymmword ptr [rdi + 7872], ymm1
vpsrlq ymm1, ymm12, 52
vmovdqa ymmword ptr [rdi + 8448], ymm4
vmovapd ymm4, ymmword ptr [rdi + 7904]
vmovdqa ymmword ptr [rdi + 8384], ymm0
vpsrlq ymm0, ymm4, 52
vmovdqa ymmword ptr [rdi + 8064], ymm2
vmovapd ymm2, ymmword ptr [rdi + 7616]
vmovdqa ymmword ptr [rdi + 8096], ymm6
vpsrlq ymm6, ymm2, 52
vmovdqa ymmword ptr [rdi + 8416], ymm9
vpsrlq ymm9, ymm10, 52
vmovdqa ymmword ptr [rdi + 7648], ymm3
vpsrlq ymm3, ymm7, 52
vmovdqa ymmword ptr [rdi + 7840], ymm8
vperm2i128 ymm8, ymm11, ymm11, 8
vpalignr ymm8, ymm11, ymm8, 8
vperm2i128 ymm11, ymm11, ymm1, 33
vpalignr ymm11, ymm1, ymm11, 8
vmovdqa ymmword ptr [rdi + 7744], ymm7
vpaddq ymm7, ymm5, ymm8
vmovdqa ymmword ptr [rdi + 8544], ymm10
vpxor ymm10, ymm5, ymm7
vpor ymm13, ymm13, ymm10
vpaddq ymm5, ymm12, ymm11
vpxor ymm8, ymm12, ymm5
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 5888]
vpor ymm7, ymm7, ymmword ptr [rdi + 5920]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5920]
vpand ymm5, ymm5, ymmword ptr [rdi + 5888]
vpor ymm5, ymm5, ymmword ptr [rdi + 5920]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 4416], ymm7
vmovdqa ymmword ptr [rdi + 4448], ymm5
vperm2i128 ymm1, ymm1, ymm0, 33
vpalignr ymm1, ymm0, ymm1, 8
vperm2i128 ymm0, ymm0, ymm6, 33
vpalignr ymm0, ymm6, ymm0, 8
vpaddq ymm8, ymm4, ymm1
vpxor ymm10, ymm4, ymm8
vpor ymm13, ymm13, ymm10
vpaddq ymm1, ymm2, ymm0
vpxor ymm4, ymm2, ymm1
vpor ymm13, ymm13, ymm4
vpand ymm0, ymm8, ymmword ptr [rdi + 5888]
vpor ymm0, ymm0, ymmword ptr [rdi + 5920]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5920]
vpand ymm1, ymm1, ymmword ptr [rdi + 5888]
vpor ymm1, ymm1, ymmword ptr [rdi + 5920]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 4480], ymm0
vmovdqa ymmword ptr [rdi + 4512], ymm1
vperm2i128 ymm2, ymm6, ymm9, 33
vpalignr ymm2, ymm9, ymm2, 8
vperm2i128 ymm4, ymm9, ymm3, 33
vpalignr ymm3, ymm3, ymm4, 8
vmovapd ymm4, ymmword ptr [rdi + 8544]
vpaddq ymm6, ymm4, ymm2
vpxor ymm8, ymm4, ymm6
vpor ymm13, ymm13, ymm8
vmovapd ymm2, ymmword ptr [rdi + 7744]
vpaddq ymm4, ymm2, ymm3
vpxor ymm8, ymm2, ymm4
vpor ymm13, ymm13, ymm8
vpand ymm6, ymm6, ymmword ptr [rdi + 6464]
vpand ymm4, ymm4, ymmword ptr [rdi + 8288]
vpand ymm6, ymm6, ymmword ptr [rdi + 5888]
vpor ymm6, ymm6, ymmword ptr [rdi + 5920]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5920]
vpand ymm4, ymm4, ymmword ptr [rdi + 5888]
vpor ymm4, ymm4, ymmword ptr [rdi + 5920]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 4544], ymm6
vmovdqa ymmword ptr [rdi + 4576], ymm4
vpand ymm3, ymm3, ymmword ptr [rdi + 6528]
vpaddq ymm2, ymm2, ymm3
vmovapd ymm3, ymmword ptr [rdi + 800]
vmovupd ymm8, ymmword ptr [rdi + 4392]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm3, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm3, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
vmovupd ymm12, ymmword ptr [rdi + 4424]
vmovdqa ymmword ptr [rdi + 7744], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8544], ymm2
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7616], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4456]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm3, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4488]
vmovdqa ymmword ptr [rdi + 7904], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7968], ymm6
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4520]
vmovdqa ymmword ptr [rdi + 8224], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 7936], ymm1
vsubpd ymm1, ymm15, ymm4
vfmadd231pd ymm1, ymm3, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4552]
vmovdqa ymmword ptr [rdi + 8000], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8640], ymm1
vsubpd ymm1, ymm15, ymm4
vfmadd231pd ymm1, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 4584]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm3, ymm11
vmovdqa ymmword ptr [rdi + 8160], ymm4
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm11, ymm3
vmovapd ymm3, ymmword ptr [rdi + 832]
vfmadd213pd ymm3, ymm7, ymm14
vsubpd ymm11, ymm15, ymm3
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 832]
vpaddq ymm2, ymm2, ymm11
vmovapd ymm7, ymmword ptr [rdi + 864]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 864]
vpaddq ymm5, ymm8, ymm11
vpaddq ymm3, ymm10, ymm3
vpaddq ymm7, ymm12, ymm7
vmovapd ymm8, ymmword ptr [rdi + 832]
vfmadd213pd ymm8, ymm0, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm0, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm6, ymm10
vmovapd ymm6, ymmword ptr [rdi + 864]
vmovapd ymm10, ymmword ptr [rdi + 7936]
vfmadd213pd ymm10, ymm6, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 7936]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8640]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8224]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8000]
vmovapd ymm12, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 8000], ymm10
vmovapd ymm10, ymmword ptr [rdi + 7968]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8224], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 7968]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7904]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm6, ymmword ptr [rdi + 7904]
vpaddq ymm4, ymm4, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8160]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm12, ymmword ptr [rdi + 4408]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 8160], ymm8
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 4440]
vmovdqa ymmword ptr [rdi + 7904], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 7968], ymm10
vsubpd ymm10, ymm15, ymm2
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm5, ymm5, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm2, ymm7, ymm2
vmovupd ymm6, ymmword ptr [rdi + 4472]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm6
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [rdi + 4504]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm6
vpaddq ymm6, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8224]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8000]
vmovupd ymm11, ymmword ptr [rdi + 4536]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 8000], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 4568]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm4, ymm4, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7968]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 8160]
vmovapd ymm11, ymmword ptr [rdi + 960]
vmovupd ymm12, ymmword ptr [rdi + 4400]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8160], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7904]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 7904], ymm10
vmovupd ymm10, ymmword ptr [rdi + 4432]
vmovdqa ymmword ptr [rdi + 7968], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 8224], ymm4
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm12, ymm10
vpaddq ymm4, ymm5, ymm4
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm9
vmovupd ymm5, ymmword ptr [rdi + 4464]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm5
vpaddq ymm0, ymm0, ymm9
vmovupd ymm5, ymmword ptr [rdi + 4496]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm5
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm5
vpaddq ymm5, ymm6, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8000]
vmovupd ymm8, ymmword ptr [rdi + 4528]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm1, ymm1, ymm10
vmovupd ymm8, ymmword ptr [rdi + 4560]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 8000], ymm1
vsubpd ymm1, ymm15, ymm10
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8224]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 7968]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 8160]
vmovupd ymm10, ymmword ptr [rdi + 4592]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 8160], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1024]
vmovupd ymm11, ymmword ptr [rdi + 4392]
vmovdqa ymmword ptr [rdi + 7968], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 8224], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7904]
vmovapd ymm11, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 7904], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4424]
vmovdqa ymmword ptr [rdi + 8640], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7936], ymm1
vsubpd ymm1, ymm15, ymm8
vfmadd231pd ymm1, ymm11, ymm9
vpaddq ymm1, ymm4, ymm1
vpaddq ymm3, ymm3, ymm12
vpaddq ymm2, ymm2, ymm8
vmovupd ymm4, ymmword ptr [rdi + 4456]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm4
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm4
vpaddq ymm0, ymm0, ymm9
vmovupd ymm4, ymmword ptr [rdi + 4488]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm4
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm4
vpaddq ymm4, ymm5, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 4520]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8000]
vmovupd ymm9, ymmword ptr [rdi + 4552]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8000], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7936]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8640]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 8160]
vmovupd ymm12, ymmword ptr [rdi + 4584]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 8160], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8224]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7968]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovapd ymm10, ymmword ptr [rdi + 4416]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7968], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 4416]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rdi + 4448]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 8224], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm10, ymmword ptr [rdi + 4448]
vpaddq ymm0, ymm0, ymm1
vmovapd ymm1, ymmword ptr [rdi + 4480]
vfmadd213pd ymm1, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8640], ymm0
vsubpd ymm0, ymm15, ymm1
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 4480]
vpaddq ymm0, ymm4, ymm0
vpaddq ymm4, ymm5, ymm11
vpaddq ymm1, ymm6, ymm1
vmovapd ymm5, ymmword ptr [rdi + 4512]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 4512]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 4544]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 4544]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8160]
vmovapd ymm8, ymmword ptr [rdi + 4576]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 4576]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7968]
vmovapd ymm11, ymmword ptr [rdi + 6560]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 7616]
vmovapd ymm11, ymmword ptr [rdi + 6592]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 8000]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm11, ymm2, ymmword ptr [rdi + 6624]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7904]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8224]
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vperm2i128 ymm4, ymm4, ymm1, 33
vpalignr ymm4, ymm1, ymm4, 8
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8640]
vpaddq ymm0, ymm0, ymm4
vperm2i128 ymm1, ymm1, ymm5, 33
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm4, ymm5, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm1, ymm6, ymm1
vpaddq ymm3, ymm3, ymm4
vpaddq ymm4, ymm7, ymmword ptr [rdi + 6624]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 6656]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 7744]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8544]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 8032]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 8672]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7840]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7648]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8416]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 8096]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 8064]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6368]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6688]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6720]
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
vmovdqa ymmword ptr [rdi + 8064], ymm1
vperm2i128 ymm1, ymm8, ymm11, 33
vpalignr ymm1, ymm11, ymm1, 8
vmovdqa ymmword ptr [rdi + 8096], ymm0
vpaddq ymm0, ymm5, ymm12
vmovdqa ymmword ptr [rdi + 8416], ymm2
vpxor ymm2, ymm5, ymm0
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm6, ymm1
vpxor ymm5, ymm6, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm0, ymmword ptr [rdi + 5888]
vpor ymm0, ymm0, ymmword ptr [rdi + 5920]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5920]
vpand ymm1, ymm2, ymmword ptr [rdi + 5888]
vpor ymm1, ymm1, ymmword ptr [rdi + 5920]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 4736], ymm0
vmovdqa ymmword ptr [rdi + 4768], ymm1
vperm2i128 ymm2, ymm7, ymm7, 129
vpsrldq ymm2, ymm2, 8
vperm2i128 ymm5, ymm11, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 6752]
vpaddq ymm6, ymm2, ymm5
vpxor ymm7, ymm2, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm2, ymm6, ymmword ptr [rdi + 5888]
vpor ymm2, ymm2, ymmword ptr [rdi + 5920]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 4800], ymm2
vmovapd ymm5, ymmword ptr [rdi + 800]
vmovupd ymm6, ymmword ptr [rdi + 4720]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vmovupd ymm11, ymmword ptr [rdi + 4752]
vmovapd ymm12, ymmword ptr [rdi + 768]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 7648], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 7840], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4784]
vmovdqa ymmword ptr [rdi + 8672], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 8032], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm9, ymm5
vmovapd ymm5, ymmword ptr [rdi + 864]
vmovupd ymm9, ymmword ptr [rdi + 4712]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm9
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm5, ymm9
vpaddq ymm6, ymm8, ymm6
vpaddq ymm7, ymm7, ymm11
vmovupd ymm8, ymmword ptr [rdi + 4744]
vmovapd ymm11, ymmword ptr [rdi + 832]
vfmadd213pd ymm11, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 7744], ymm6
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm8, ymmword ptr [rdi + 832]
vpaddq ymm6, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rdi + 4776]
vmovdqa ymmword ptr [rdi + 8544], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm10
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm10, ymm5
vpaddq ymm3, ymm3, ymm8
vpaddq ymm8, ymm12, ymm11
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 896]
vfmadd213pd ymm7, ymm0, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm0, ymmword ptr [rdi + 896]
vpaddq ymm0, ymm6, ymm11
vmovapd ymm6, ymmword ptr [rdi + 928]
vfmadd213pd ymm6, ymm1, ymm14
vsubpd ymm11, ymm15, ymm6
vfmadd231pd ymm11, ymm1, ymmword ptr [rdi + 928]
vpaddq ymm1, ymm3, ymm11
vpaddq ymm3, ymm8, ymm7
vpaddq ymm4, ymm4, ymm6
vmovapd ymm6, ymmword ptr [rdi + 896]
vfmadd213pd ymm6, ymm2, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm2, ymmword ptr [rdi + 896]
vmovapd ymm2, ymmword ptr [rdi + 960]
vmovupd ymm8, ymmword ptr [rdi + 4728]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm2, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm2, ymm8
vpaddq ymm0, ymm0, ymm12
vmovapd ymm8, ymmword ptr [rdi + 992]
vmovupd ymm12, ymmword ptr [rdi + 4760]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm8, ymm12
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm11
vpaddq ymm4, ymm4, ymm5
vmovupd ymm5, ymmword ptr [rdi + 4792]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm5
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm2, ymm5
vpaddq ymm5, ymm7, ymm11
vpaddq ymm6, ymm6, ymm10
vmovapd ymm7, ymmword ptr [rdi + 1024]
vmovupd ymm10, ymmword ptr [rdi + 4720]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm0, ymm0, ymm12
vmovapd ymm10, ymmword ptr [rdi + 1056]
vmovupd ymm12, ymmword ptr [rdi + 4752]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm12
vsubpd ymm2, ymm15, ymm8
vfmadd231pd ymm2, ymm10, ymm12
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm3, ymm11
vpaddq ymm3, ymm4, ymm8
vmovupd ymm4, ymmword ptr [rdi + 4784]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm4
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm4
vpaddq ymm4, ymm5, ymm11
vpaddq ymm5, ymm6, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1088]
vfmadd213pd ymm6, ymm9, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 1088]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rdi + 1120]
vmovupd ymm9, ymmword ptr [rdi + 4744]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm11
vmovapd ymm6, ymmword ptr [rdi + 1088]
vmovupd ymm9, ymmword ptr [rdi + 4776]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm9
vpaddq ymm4, ymm4, ymm12
vpaddq ymm5, ymm5, ymm11
vmovapd ymm9, ymmword ptr [rdi + 6336]
vpaddq ymm11, ymm9, ymmword ptr [rdi + 8544]
vperm2i128 ymm12, ymm11, ymm11, 8
vpalignr ymm12, ymm11, ymm12, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7744]
vpaddq ymm9, ymm2, ymmword ptr [rdi + 6624]
vperm2i128 ymm11, ymm11, ymm9, 33
vpalignr ymm9, ymm9, ymm11, 8
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm3, ymmword ptr [rdi + 6624]
vpaddq ymm3, ymm5, ymmword ptr [rdi + 6304]
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vperm2i128 ymm3, ymm3, ymm3, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm2, ymm4, ymm2
vpaddq ymm4, ymm12, ymmword ptr [rdi + 8032]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8672]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8384]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8448]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7872]
vmovapd ymm5, ymmword ptr [rdi + 7648]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 7840], 33
vmovapd ymm9, ymmword ptr [rdi + 7840]
vpalignr ymm5, ymm9, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 6752]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8416]
vmovapd ymm9, ymmword ptr [rdi + 1920]
vpsubq ymm5, ymm9, ymm5
vmovapd ymm9, ymmword ptr [rdi + 1952]
vpsubq ymm9, ymm9, ymmword ptr [rdi + 8096]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8512]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8320]
vmovapd ymm11, ymmword ptr [rdi + 1984]
vpsubq ymm11, ymm11, ymmword ptr [rdi + 8064]
vmovapd ymm12, ymmword ptr [rdi + 2016]
vpsubq ymm4, ymm12, ymm4
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7680]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 8352]
vmovapd ymm12, ymmword ptr [rdi + 2048]
vpsubq ymm0, ymm12, ymm0
vmovapd ymm12, ymmword ptr [rdi + 2080]
vpsubq ymm1, ymm12, ymm1
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8480]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7808]
vmovapd ymm12, ymmword ptr [rdi + 2112]
vpsubq ymm2, ymm12, ymm2
vmovapd ymm12, ymmword ptr [rdi + 2144]
vpsubq ymm3, ymm12, ymm3
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8128]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7776]
vpsrlq ymm12, ymm5, 52
vpsrlq ymm6, ymm9, 52
vperm2i128 ymm8, ymm12, ymm12, 8
vpalignr ymm8, ymm12, ymm8, 8
vperm2i128 ymm12, ymm12, ymm6, 33
vpalignr ymm12, ymm6, ymm12, 8
vpaddq ymm10, ymm5, ymm8
vpxor ymm7, ymm5, ymm10
vpor ymm13, ymm13, ymm7
vpaddq ymm5, ymm9, ymm12
vpxor ymm7, ymm9, ymm5
vpor ymm13, ymm13, ymm7
vpand ymm7, ymm10, ymmword ptr [rdi + 5888]
vpor ymm7, ymm7, ymmword ptr [rdi + 5920]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5920]
vpand ymm5, ymm5, ymmword ptr [rdi + 5888]
vpor ymm5, ymm5, ymmword ptr [rdi + 5920]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 4992], ymm7
vmovdqa ymmword ptr [rdi + 5024], ymm5
vpsrlq ymm8, ymm11, 52
vpsrlq ymm9, ymm4, 52
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm10, ymm11, ymm6
vpxor ymm12, ymm11, ymm10
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm4, ymm8
vpxor ymm11, ymm4, ymm6
vpor ymm13, ymm13, ymm11
vpand ymm4, ymm10, ymmword ptr [rdi + 5888]
vpor ymm4, ymm4, ymmword ptr [rdi + 5920]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5920]
vpand ymm6, ymm6, ymmword ptr [rdi + 5888]
vpor ymm6, ymm6, ymmword ptr [rdi + 5920]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 5056], ymm4
vmovdqa ymmword ptr [rdi + 5088], ymm6
vpsrlq ymm8, ymm0, 52
vpsrlq ymm10, ymm1, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm11, ymm0, ymm9
vpxor ymm12, ymm0, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm0, ymm1, ymm8
vpxor ymm9, ymm1, ymm0
vpor ymm13, ymm13, ymm9
vpand ymm1, ymm11, ymmword ptr [rdi + 5888]
vpor ymm1, ymm1, ymmword ptr [rdi + 5920]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5920]
vpand ymm0, ymm0, ymmword ptr [rdi + 5888]
vpor ymm0, ymm0, ymmword ptr [rdi + 5920]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 5120], ymm1
vmovdqa ymmword ptr [rdi + 5152], ymm0
vpsrlq ymm8, ymm2, 52
vpsrlq ymm9, ymm3, 52
vperm2i128 ymm10, ymm10, ymm8, 33
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm9, ymm2, ymm10
vpxor ymm11, ymm2, ymm9
vpor ymm13, ymm13, ymm11
vpaddq ymm2, ymm3, ymm8
vpxor ymm10, ymm3, ymm2
vpor ymm13, ymm13, ymm10
vpand ymm3, ymm9, ymmword ptr [rdi + 5888]
vpor ymm3, ymm3, ymmword ptr [rdi + 5920]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5920]
vpand ymm2, ymm2, ymmword ptr [rdi + 5888]
vpor ymm2, ymm2, ymmword ptr [rdi + 5920]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 5184], ymm3
vmovdqa ymmword ptr [rdi + 5216], ymm2
vbroadcastsd ymm8, qword ptr [rsi + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm5
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm5
vmovdqa ymmword ptr [rdi + 8064], ymm2
vbroadcastsd ymm2, qword ptr [rsi + 8]
vmovdqa ymmword ptr [rdi + 8096], ymm3
vmovupd ymm3, ymmword ptr [rdi + 4984]
vmovdqa ymmword ptr [rdi + 8416], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm2, ymm3
vmovdqa ymmword ptr [rdi + 7840], ymm1
vsubpd ymm1, ymm15, ymm0
vfmadd231pd ymm1, ymm2, ymm3
vpaddq ymm1, ymm10, ymm1
vmovupd ymm10, ymmword ptr [rdi + 5016]
vmovdqa ymmword ptr [rdi + 7648], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm2, ymm10
vmovdqa ymmword ptr [rdi + 7872], ymm7
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm2, ymm10
vpaddq ymm7, ymm12, ymm7
vpaddq ymm0, ymm9, ymm0
vpaddq ymm5, ymm11, ymm5
vbroadcastsd ymm9, qword ptr [rsi + 16]
vmovupd ymm11, ymmword ptr [rdi + 4976]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5008]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 8448], ymm6
vsubpd ymm6, ymm15, ymm2
vfmadd231pd ymm6, ymm9, ymm10
vpaddq ymm6, ymm7, ymm6
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm5, ymm2
vbroadcastsd ymm5, qword ptr [rsi + 24]
vmovupd ymm7, ymmword ptr [rdi + 4968]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm7
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm5, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5000]
vmovdqa ymmword ptr [rdi + 8384], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm5, ymm10
vsubpd ymm9, ymm15, ymm1
vfmadd231pd ymm9, ymm5, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm2, ymm1
vbroadcastsd ymm2, qword ptr [rsi + 32]
vmovapd ymm9, ymmword ptr [rdi + 4992]
vfmadd213pd ymm9, ymm2, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm2, ymmword ptr [rdi + 4992]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm1, ymm1, ymm9
vbroadcastsd ymm9, qword ptr [rsi + 40]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm3
vmovdqa ymmword ptr [rdi + 8672], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm9, ymm3
vpaddq ymm0, ymm6, ymm0
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 48]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm6, ymm11
vpaddq ymm0, ymm0, ymm3
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm3, qword ptr [rsi + 56]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm7
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm3, ymm7
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm4
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm4
vmovdqa ymmword ptr [rdi + 8032], ymm0
vmovapd ymm0, ymmword ptr [rdi + 8448]
vfmadd213pd ymm0, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 7744], ymm1
vsubpd ymm1, ymm15, ymm0
vfmadd231pd ymm1, ymm8, ymmword ptr [rdi + 8448]
vmovdqa ymmword ptr [rdi + 8544], ymm4
vbroadcastsd ymm4, qword ptr [rsi + 8]
vmovupd ymm8, ymmword ptr [rdi + 5048]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm8
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm4, ymm8
vpaddq ymm10, ymm12, ymm10
vmovupd ymm12, ymmword ptr [rdi + 5080]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm4, ymm12
vsubpd ymm6, ymm15, ymm3
vfmadd231pd ymm6, ymm4, ymm12
vpaddq ymm1, ymm1, ymm6
vpaddq ymm6, ymm11, ymm7
vpaddq ymm0, ymm0, ymm3
vbroadcastsd ymm3, qword ptr [rsi + 16]
vmovupd ymm7, ymmword ptr [rdi + 5040]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm3, ymm7
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm3, ymm7
vpaddq ymm10, ymm10, ymm12
vmovupd ymm12, ymmword ptr [rdi + 5072]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm3, ymm12
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm3, ymm12
vpaddq ymm1, ymm1, ymm7
vpaddq ymm6, ymm6, ymm11
vpaddq ymm0, ymm0, ymm4
vmovupd ymm4, ymmword ptr [rdi + 5032]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm4
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm5, ymm4
vpaddq ymm10, ymm10, ymm11
vmovupd ymm11, ymmword ptr [rdi + 5064]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm11
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm5, ymm11
vpaddq ymm1, ymm1, ymm3
vpaddq ymm3, ymm6, ymm7
vpaddq ymm0, ymm0, ymm12
vmovapd ymm6, ymmword ptr [rdi + 5024]
vfmadd213pd ymm6, ymm2, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm2, ymmword ptr [rdi + 5024]
vpaddq ymm7, ymm10, ymm7
vmovapd ymm10, ymmword ptr [rdi + 5056]
vfmadd213pd ymm10, ymm2, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm2, ymmword ptr [rdi + 5056]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [rdi + 5016]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm6
vpaddq ymm7, ymm7, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm8
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm9, ymm8
vpaddq ymm1, ymm1, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm10, qword ptr [rsi + 48]
vmovupd ymm11, ymmword ptr [rdi + 5008]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm11
vpaddq ymm7, ymm7, ymm8
vmovupd ymm8, ymmword ptr [rdi + 5040]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm8
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm10, ymm8
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm3, ymm12
vpaddq ymm0, ymm0, ymm9
vbroadcastsd ymm3, qword ptr [rsi + 56]
vmovupd ymm9, ymmword ptr [rdi + 5000]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm3, ymm9
vpaddq ymm7, ymm7, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm4
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm3, ymm4
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 64]
vmovapd ymm10, ymmword ptr [rdi + 7872]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 7872]
vpaddq ymm7, ymm7, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7648]
vfmadd213pd ymm12, ymm8, ymm14
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm8, ymmword ptr [rdi + 7648]
vpaddq ymm1, ymm1, ymm4
vpaddq ymm2, ymm2, ymm10
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm4, qword ptr [rsi + 72]
vmovupd ymm10, ymmword ptr [rdi + 4984]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm10
vpaddq ymm7, ymm7, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm6
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm4, ymm6
vpaddq ymm1, ymm1, ymm3
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm3, qword ptr [rsi + 80]
vmovupd ymm8, ymmword ptr [rdi + 4976]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm8
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm3, ymm8
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm3, ymm11
vsubpd ymm4, ymm15, ymm7
vfmadd231pd ymm4, ymm3, ymm11
vpaddq ymm1, ymm1, ymm4
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm7
vbroadcastsd ymm4, qword ptr [rsi + 88]
vmovupd ymm7, ymmword ptr [rdi + 4968]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm7
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm7
vpaddq ymm6, ymm6, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm9
vmovdqa ymmword ptr [rdi + 8640], ymm6
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm4, ymm9
vpaddq ymm1, ymm1, ymm6
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm6, qword ptr [rsi + 96]
vmovapd ymm11, ymmword ptr [rdi + 4992]
vfmadd213pd ymm11, ymm6, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymmword ptr [rdi + 4992]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm11, qword ptr [rsi + 104]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 8224], ymm2
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm10
vpaddq ymm1, ymm1, ymm2
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm2, qword ptr [rsi + 112]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm8
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm2, ymm8
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm10, qword ptr [rsi + 120]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm7
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm7
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 0]
vmovapd ymm12, ymmword ptr [rdi + 7840]
vfmadd213pd ymm12, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 7904], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm8, ymmword ptr [rdi + 7840]
vmovdqa ymmword ptr [rdi + 8000], ymm0
vmovapd ymm0, ymmword ptr [rdi + 8416]
vfmadd213pd ymm0, ymm8, ymm14
vsubpd ymm7, ymm15, ymm0
vfmadd231pd ymm7, ymm8, ymmword ptr [rdi + 8416]
vbroadcastsd ymm8, qword ptr [rsi + 8]
vmovupd ymm10, ymmword ptr [rdi + 5112]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm10
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm8, ymm10
vpaddq ymm1, ymm1, ymm2
vmovupd ymm2, ymmword ptr [rdi + 5144]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm2
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm8, ymm2
vpaddq ymm6, ymm7, ymm6
vpaddq ymm7, ymm12, ymm9
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm9, qword ptr [rsi + 16]
vmovupd ymm11, ymmword ptr [rdi + 5104]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm9, ymm11
vpaddq ymm1, ymm1, ymm2
vmovupd ymm2, ymmword ptr [rdi + 5136]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm2
vsubpd ymm4, ymm15, ymm8
vfmadd231pd ymm4, ymm9, ymm2
vpaddq ymm4, ymm6, ymm4
vpaddq ymm6, ymm7, ymm12
vpaddq ymm0, ymm0, ymm8
vmovupd ymm7, ymmword ptr [rdi + 5096]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm5, ymm7
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 5128]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm5, ymm12
vsubpd ymm9, ymm15, ymm2
vfmadd231pd ymm9, ymm5, ymm12
vpaddq ymm4, ymm4, ymm9
vpaddq ymm6, ymm6, ymm8
vpaddq ymm0, ymm0, ymm2
vbroadcastsd ymm2, qword ptr [rsi + 32]
vmovapd ymm8, ymmword ptr [rdi + 5088]
vfmadd213pd ymm8, ymm2, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm2, ymmword ptr [rdi + 5088]
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymmword ptr [rdi + 5120]
vfmadd213pd ymm9, ymm2, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm2, ymmword ptr [rdi + 5120]
vpaddq ymm4, ymm4, ymm12
vpaddq ymm6, ymm6, ymm8
vpaddq ymm0, ymm0, ymm9
vbroadcastsd ymm8, qword ptr [rsi + 40]
vmovupd ymm9, ymmword ptr [rdi + 5080]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm8, ymm9
vpaddq ymm1, ymm1, ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm8, ymm10
vsubpd ymm5, ymm15, ymm2
vfmadd231pd ymm5, ymm8, ymm10
vpaddq ymm4, ymm4, ymm5
vpaddq ymm5, ymm6, ymm12
vpaddq ymm0, ymm0, ymm2
vbroadcastsd ymm2, qword ptr [rsi + 48]
vmovupd ymm6, ymmword ptr [rdi + 5072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm6
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm2, ymm6
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm11
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm2, ymm11
vpaddq ymm4, ymm4, ymm8
vpaddq ymm5, ymm5, ymm12
vpaddq ymm0, ymm0, ymm10
vbroadcastsd ymm8, qword ptr [rsi + 56]
vmovupd ymm10, ymmword ptr [rdi + 5064]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm10
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm8, ymm10
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm7
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm8, ymm7
vpaddq ymm2, ymm4, ymm2
vpaddq ymm4, ymm5, ymm12
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm5, qword ptr [rsi + 64]
vmovapd ymm11, ymmword ptr [rdi + 8544]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 8544]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8448]
vfmadd213pd ymm12, ymm5, ymm14
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm5, ymmword ptr [rdi + 8448]
vpaddq ymm2, ymm2, ymm7
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm7, qword ptr [rsi + 72]
vmovupd ymm11, ymmword ptr [rdi + 5048]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm7, ymm11
vpaddq ymm1, ymm1, ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm7, ymm9
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm7, ymm9
vpaddq ymm2, ymm2, ymm8
vpaddq ymm4, ymm4, ymm12
vpaddq ymm0, ymm0, ymm5
vmovupd ymm5, ymmword ptr [rdi + 5040]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm5
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm3, ymm5
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm6
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm3, ymm6
vpaddq ymm2, ymm2, ymm9
vpaddq ymm4, ymm4, ymm8
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 88]
vmovupd ymm9, ymmword ptr [rdi + 5032]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm8, ymm9
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm10
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm8, ymm10
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm4, ymm12
vpaddq ymm0, ymm0, ymm6
vbroadcastsd ymm4, qword ptr [rsi + 96]
vmovapd ymm6, ymmword ptr [rdi + 5024]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 5024]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 5056]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 5056]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 104]
vmovupd ymm10, ymmword ptr [rdi + 5016]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm6, ymm10
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm11
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm6, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 112]
vmovupd ymm8, ymmword ptr [rdi + 5008]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm8
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm8
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm5
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm4, ymm5
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm6, qword ptr [rsi + 120]
vmovupd ymm11, ymmword ptr [rdi + 5000]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm6, ymm11
vpaddq ymm1, ymm1, ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm6, ymm9
vsubpd ymm4, ymm15, ymm5
vfmadd231pd ymm4, ymm6, ymm9
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm5
vbroadcastsd ymm4, qword ptr [rsi + 128]
vmovapd ymm5, ymmword ptr [rdi + 7872]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm12, ymm15, ymm5
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7872]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7648]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 7648]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm5
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 136]
vmovupd ymm9, ymmword ptr [rdi + 4984]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm9
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm5, ymm9
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm10
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm5, ymm10
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 144]
vmovupd ymm6, ymmword ptr [rdi + 4976]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm6
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymm6
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm8
vsubpd ymm5, ymm15, ymm10
vfmadd231pd ymm5, ymm4, ymm8
vpaddq ymm2, ymm2, ymm5
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm10
vbroadcastsd ymm5, qword ptr [rsi + 152]
vmovupd ymm10, ymmword ptr [rdi + 4968]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm5, ymm10
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 7616], ymm1
vsubpd ymm1, ymm15, ymm8
vfmadd231pd ymm1, ymm5, ymm11
vpaddq ymm1, ymm2, ymm1
vpaddq ymm2, ymm3, ymm12
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm3, qword ptr [rsi + 160]
vmovapd ymm8, ymmword ptr [rdi + 4992]
vfmadd213pd ymm8, ymm3, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm3, ymmword ptr [rdi + 4992]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 168]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 7968], ymm2
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm8, ymm9
vpaddq ymm1, ymm1, ymm2
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm2, qword ptr [rsi + 176]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm6
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm2, ymm6
vpaddq ymm1, ymm1, ymm9
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm9, qword ptr [rsi + 184]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm10
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm9, ymm10
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 0]
vmovapd ymm12, ymmword ptr [rdi + 8096]
vfmadd213pd ymm12, ymm6, ymm14
vmovdqa ymmword ptr [rdi + 8160], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm6, ymmword ptr [rdi + 8096]
vmovdqa ymmword ptr [rdi + 7936], ymm0
vmovapd ymm0, ymmword ptr [rdi + 8064]
vfmadd213pd ymm0, ymm6, ymm14
vsubpd ymm10, ymm15, ymm0
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 8064]
vbroadcastsd ymm6, qword ptr [rsi + 8]
vmovupd ymm11, ymmword ptr [rdi + 5176]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm11
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm6, ymm11
vpaddq ymm1, ymm1, ymm2
vmovupd ymm2, ymmword ptr [rdi + 5208]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm2
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm2, ymm6
vpaddq ymm3, ymm10, ymm3
vpaddq ymm6, ymm12, ymm9
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 16]
vmovupd ymm9, ymmword ptr [rdi + 5168]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 5200]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm8, ymm12
vsubpd ymm5, ymm15, ymm2
vfmadd231pd ymm5, ymm12, ymm8
vpaddq ymm3, ymm3, ymm5
vpaddq ymm5, ymm6, ymm10
vpaddq ymm0, ymm0, ymm2
vbroadcastsd ymm2, qword ptr [rsi + 24]
vmovupd ymm6, ymmword ptr [rdi + 5160]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm6
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymm6
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5192]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm2
vpaddq ymm2, ymm3, ymm4
vpaddq ymm3, ymm5, ymm8
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm4, qword ptr [rsi + 32]
vmovapd ymm5, ymmword ptr [rdi + 5152]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 5152]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 5184]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 5184]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm5
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm5, qword ptr [rsi + 40]
vmovupd ymm8, ymmword ptr [rdi + 5144]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm8
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm5, ymm8
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm11
vsubpd ymm4, ymm15, ymm10
vfmadd231pd ymm4, ymm5, ymm11
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm10
vbroadcastsd ymm4, qword ptr [rsi + 48]
vmovupd ymm10, ymmword ptr [rdi + 5136]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm10
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm10
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm9
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm4, ymm9
vpaddq ymm2, ymm2, ymm5
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm5, qword ptr [rsi + 56]
vmovupd ymm11, ymmword ptr [rdi + 5128]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm5, ymm11
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm6
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm5, ymm6
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm9
vbroadcastsd ymm4, qword ptr [rsi + 64]
vmovapd ymm9, ymmword ptr [rdi + 7840]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7840]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8416]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 8416]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm9
vpaddq ymm0, ymm0, ymm12
vmovupd ymm6, ymmword ptr [rdi + 5112]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm6
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymm6
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm8
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm7, ymm8
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm9
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm4, qword ptr [rsi + 80]
vmovupd ymm9, ymmword ptr [rdi + 5104]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm9
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm10
vsubpd ymm7, ymm15, ymm8
vfmadd231pd ymm7, ymm4, ymm10
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm7, qword ptr [rsi + 88]
vmovupd ymm8, ymmword ptr [rdi + 5096]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm8
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm11
vsubpd ymm4, ymm15, ymm10
vfmadd231pd ymm4, ymm7, ymm11
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm10
vbroadcastsd ymm4, qword ptr [rsi + 96]
vmovapd ymm10, ymmword ptr [rdi + 5088]
vfmadd213pd ymm10, ymm4, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 5088]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 5120]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 5120]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm10, qword ptr [rsi + 104]
vmovupd ymm11, ymmword ptr [rdi + 5080]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm11
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm10, ymm6
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm10, ymm6
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 112]
vmovupd ymm7, ymmword ptr [rdi + 5072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm7
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymm7
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm4, ymm9
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm4, ymm9
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm6
vbroadcastsd ymm6, qword ptr [rsi + 120]
vmovupd ymm10, ymmword ptr [rdi + 5064]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm10
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm6, ymm10
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm6, ymm8
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm9
vbroadcastsd ymm4, qword ptr [rsi + 128]
vmovapd ymm9, ymmword ptr [rdi + 8544]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 8544]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8448]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 8448]
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 136]
vmovupd ymm9, ymmword ptr [rdi + 5048]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm8, ymm9
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm11
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm8, ymm11
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 144]
vmovupd ymm6, ymmword ptr [rdi + 5040]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm6
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm6
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm7
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm4, ymm7
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm8, qword ptr [rsi + 152]
vmovupd ymm11, ymmword ptr [rdi + 5032]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm11
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm8, ymm11
vpaddq ymm1, ymm1, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm10
vsubpd ymm4, ymm15, ymm7
vfmadd231pd ymm4, ymm8, ymm10
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm7
vbroadcastsd ymm4, qword ptr [rsi + 160]
vmovapd ymm7, ymmword ptr [rdi + 5024]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 5024]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 5056]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 5056]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm7
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm7, qword ptr [rsi + 168]
vmovupd ymm10, ymmword ptr [rdi + 5016]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm7, ymm10
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm9
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm7, ymm9
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 176]
vmovupd ymm8, ymmword ptr [rdi + 5008]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm8
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm4, ymm8
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm6
vsubpd ymm7, ymm15, ymm9
vfmadd231pd ymm7, ymm4, ymm6
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm9
vbroadcastsd ymm7, qword ptr [rsi + 184]
vmovupd ymm9, ymmword ptr [rdi + 5000]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm9
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm7, ymm9
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm11
vsubpd ymm4, ymm15, ymm6
vfmadd231pd ymm4, ymm7, ymm11
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm6
vbroadcastsd ymm4, qword ptr [rsi + 192]
vmovapd ymm6, ymmword ptr [rdi + 7872]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7872]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7648]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 7648]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm6
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 200]
vmovupd ymm11, ymmword ptr [rdi + 4984]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm6, ymm11
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm10
vsubpd ymm11, ymm15, ymm4
vfmadd231pd ymm11, ymm6, ymm10
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 208]
vmovupd ymm10, ymmword ptr [rdi + 4976]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm4, ymm10
vpaddq ymm1, ymm1, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm4, ymm8
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm10
vbroadcastsd ymm8, qword ptr [rsi + 216]
vmovupd ymm10, ymmword ptr [rdi + 4968]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm10
vpaddq ymm1, ymm1, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm10
vbroadcastsd ymm9, qword ptr [rsi + 224]
vmovapd ymm10, ymmword ptr [rdi + 4992]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 4992]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm10
vbroadcastsd ymm10, qword ptr [rsi + 32]
vmovapd ymm11, ymmword ptr [rdi + 5216]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 5216]
vbroadcastsd ymm10, qword ptr [rsi + 40]
vmovdqa ymmword ptr [rdi + 7648], ymm2
vmovupd ymm2, ymmword ptr [rdi + 5208]
vmovdqa ymmword ptr [rdi + 7872], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm2
vmovdqa ymmword ptr [rdi + 8192], ymm0
vsubpd ymm0, ymm15, ymm1
vfmadd231pd ymm0, ymm10, ymm2
vpaddq ymm0, ymm12, ymm0
vmovupd ymm12, ymmword ptr [rdi + 5240]
vmovdqa ymmword ptr [rdi + 8576], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm10, ymm12
vsubpd ymm9, ymm15, ymm3
vfmadd231pd ymm9, ymm12, ymm10
vpaddq ymm1, ymm11, ymm1
vbroadcastsd ymm10, qword ptr [rsi + 48]
vmovupd ymm11, ymmword ptr [rdi + 5200]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm11
vpaddq ymm0, ymm0, ymm8
vmovupd ymm8, ymmword ptr [rdi + 5232]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm10, ymm8
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm8, ymm10
vpaddq ymm6, ymm9, ymm6
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm4
vmovupd ymm4, ymmword ptr [rdi + 5192]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm4
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm4
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5224]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm5
vpaddq ymm5, ymm6, ymm8
vpaddq ymm1, ymm1, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 64]
vmovapd ymm8, ymmword ptr [rdi + 8096]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 8096]
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymmword ptr [rdi + 8064]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm6, ymmword ptr [rdi + 8064]
vpaddq ymm5, ymm5, ymm12
vpaddq ymm1, ymm1, ymm8
vpaddq ymm3, ymm3, ymm9
vbroadcastsd ymm6, qword ptr [rsi + 72]
vmovupd ymm8, ymmword ptr [rdi + 5176]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm6, ymm8
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm6
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm2, ymm6
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 80]
vmovupd ymm9, ymmword ptr [rdi + 5168]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm6, ymm9
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm6
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm6
vpaddq ymm2, ymm5, ymm2
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 88]
vmovupd ymm6, ymmword ptr [rdi + 5160]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm5, ymm6
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm5
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm5
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 96]
vmovapd ymm10, ymmword ptr [rdi + 5152]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 5152]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymmword ptr [rdi + 5184]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 5184]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm10, qword ptr [rsi + 104]
vmovupd ymm11, ymmword ptr [rdi + 5144]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm11
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm10, ymm8
vsubpd ymm5, ymm15, ymm4
vfmadd231pd ymm5, ymm10, ymm8
vpaddq ymm2, ymm2, ymm5
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 112]
vmovupd ymm5, ymmword ptr [rdi + 5136]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm5
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm5
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm9
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm4, ymm9
vpaddq ymm2, ymm2, ymm10
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 120]
vmovupd ymm10, ymmword ptr [rdi + 5128]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm10
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm8, ymm6
vpaddq ymm2, ymm2, ymm4
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm9
vbroadcastsd ymm4, qword ptr [rsi + 128]
vmovapd ymm9, ymmword ptr [rdi + 7840]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7840]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8416]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 8416]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 136]
vmovupd ymm9, ymmword ptr [rdi + 5112]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm9
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm6, ymm9
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm11
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm6, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 144]
vmovupd ymm8, ymmword ptr [rdi + 5104]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm8
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm8
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm5
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm4, ymm5
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm6, qword ptr [rsi + 152]
vmovupd ymm11, ymmword ptr [rdi + 5096]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm6, ymm11
vpaddq ymm0, ymm0, ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm6, ymm10
vsubpd ymm4, ymm15, ymm5
vfmadd231pd ymm4, ymm6, ymm10
vpaddq ymm2, ymm2, ymm4
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm5
vbroadcastsd ymm4, qword ptr [rsi + 160]
vmovapd ymm5, ymmword ptr [rdi + 5088]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm12, ymm15, ymm5
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 5088]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 5120]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 5120]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm1, ymm1, ymm5
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 168]
vmovupd ymm10, ymmword ptr [rdi + 5080]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm5, ymm10
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm9
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm5, ymm9
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 176]
vmovupd ymm6, ymmword ptr [rdi + 5072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm6
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm4, ymm6
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm8
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm4, ymm8
vpaddq ymm2, ymm2, ymm5
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm9
vmovupd ymm5, ymmword ptr [rdi + 5064]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymm5
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm7, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 192]
vmovapd ymm9, ymmword ptr [rdi + 8544]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 8544]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8448]
vfmadd213pd ymm12, ymm8, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 8448]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm9, qword ptr [rsi + 200]
vmovupd ymm11, ymmword ptr [rdi + 5048]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm9, ymm11
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm10
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm9, ymm10
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 208]
vmovupd ymm10, ymmword ptr [rdi + 5040]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm10
vpaddq ymm0, ymm0, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm6
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm11
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm6, qword ptr [rsi + 216]
vmovupd ymm10, ymmword ptr [rdi + 5032]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vpaddq ymm0, ymm0, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm5
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm6, ymm5
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm11
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm5, qword ptr [rsi + 224]
vmovapd ymm10, ymmword ptr [rdi + 5024]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 5024]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymmword ptr [rdi + 5056]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 5056]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm10, qword ptr [rsi + 96]
vmovapd ymm11, ymmword ptr [rdi + 5216]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 5216]
vbroadcastsd ymm10, qword ptr [rsi + 104]
vmovdqa ymmword ptr [rdi + 8448], ymm2
vmovupd ymm2, ymmword ptr [rdi + 5208]
vmovdqa ymmword ptr [rdi + 8544], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm10, ymm2
vmovdqa ymmword ptr [rdi + 7712], ymm3
vsubpd ymm3, ymm15, ymm0
vfmadd231pd ymm3, ymm10, ymm2
vpaddq ymm3, ymm12, ymm3
vmovupd ymm12, ymmword ptr [rdi + 5240]
vmovdqa ymmword ptr [rdi + 8608], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm12
vsubpd ymm5, ymm15, ymm1
vfmadd231pd ymm5, ymm12, ymm10
vpaddq ymm0, ymm11, ymm0
vbroadcastsd ymm10, qword ptr [rsi + 112]
vmovupd ymm11, ymmword ptr [rdi + 5200]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm10, ymm11
vpaddq ymm3, ymm3, ymm6
vmovupd ymm6, ymmword ptr [rdi + 5232]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm10
vpaddq ymm5, ymm5, ymm9
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 120]
vmovupd ymm9, ymmword ptr [rdi + 5192]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm3, ymm3, ymm12
vmovupd ymm12, ymmword ptr [rdi + 5224]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm12
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm12, ymm8
vpaddq ymm5, ymm5, ymm7
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm6
vbroadcastsd ymm6, qword ptr [rsi + 128]
vmovapd ymm7, ymmword ptr [rdi + 8096]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 8096]
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymmword ptr [rdi + 8064]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 8064]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm6, qword ptr [rsi + 136]
vmovupd ymm7, ymmword ptr [rdi + 5176]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm3, ymm3, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm2, ymm6
vpaddq ymm5, ymm5, ymm12
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm6, qword ptr [rsi + 144]
vmovupd ymm8, ymmword ptr [rdi + 5168]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm6, ymm8
vpaddq ymm3, ymm3, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm6
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm6
vpaddq ymm2, ymm5, ymm2
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 152]
vmovupd ymm6, ymmword ptr [rdi + 5160]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm5, ymm6
vpaddq ymm3, ymm3, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm5
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm9, ymm5
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 160]
vmovapd ymm10, ymmword ptr [rdi + 5152]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 5152]
vpaddq ymm3, ymm3, ymm11
vmovapd ymm11, ymmword ptr [rdi + 5184]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 5184]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm10, qword ptr [rsi + 168]
vmovupd ymm11, ymmword ptr [rdi + 5144]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm3, ymm3, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm7
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm10, ymm7
vpaddq ymm2, ymm2, ymm5
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm9
vmovupd ymm5, ymmword ptr [rdi + 5136]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymm5
vpaddq ymm3, ymm3, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm8
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm4, ymm8
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm7, qword ptr [rsi + 184]
vmovupd ymm9, ymmword ptr [rdi + 5128]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm7, ymm9
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm6
vsubpd ymm4, ymm15, ymm8
vfmadd231pd ymm4, ymm7, ymm6
vpaddq ymm2, ymm2, ymm4
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm4, qword ptr [rsi + 192]
vmovapd ymm8, ymmword ptr [rdi + 7840]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7840]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8416]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 8416]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 200]
vmovupd ymm8, ymmword ptr [rdi + 5112]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm8
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm6, ymm8
vpaddq ymm3, ymm3, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm11
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm6, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 208]
vmovupd ymm8, ymmword ptr [rdi + 5104]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm4, ymm8
vpaddq ymm3, ymm3, ymm12
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm5
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymm5
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm5, qword ptr [rsi + 216]
vmovupd ymm8, ymmword ptr [rdi + 5096]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm8
vpaddq ymm3, ymm3, ymm12
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm9
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm5, ymm9
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 224]
vmovapd ymm9, ymmword ptr [rdi + 5088]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 5088]
vpaddq ymm3, ymm3, ymm11
vmovapd ymm11, ymmword ptr [rdi + 5120]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 5120]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm9, qword ptr [rsi + 160]
vmovapd ymm11, ymmword ptr [rdi + 5216]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 5216]
vmovupd ymm9, ymmword ptr [rdi + 5208]
vmovdqa ymmword ptr [rdi + 8416], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm10, ymm9
vmovdqa ymmword ptr [rdi + 7840], ymm3
vsubpd ymm3, ymm15, ymm2
vfmadd231pd ymm3, ymm10, ymm9
vpaddq ymm3, ymm12, ymm3
vmovupd ymm12, ymmword ptr [rdi + 5240]
vmovdqa ymmword ptr [rdi + 7584], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 8256], ymm0
vsubpd ymm0, ymm15, ymm1
vfmadd231pd ymm0, ymm10, ymm12
vpaddq ymm2, ymm11, ymm2
vbroadcastsd ymm10, qword ptr [rsi + 176]
vmovupd ymm11, ymmword ptr [rdi + 5200]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm11
vpaddq ymm3, ymm3, ymm8
vmovupd ymm8, ymmword ptr [rdi + 5232]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm10, ymm8
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm10, ymm8
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm5
vmovupd ymm5, ymmword ptr [rdi + 5192]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm5
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymm5
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5224]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm7, qword ptr [rsi + 192]
vmovapd ymm8, ymmword ptr [rdi + 8096]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 8096]
vpaddq ymm3, ymm3, ymm10
vmovapd ymm10, ymmword ptr [rdi + 8064]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 8064]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [rdi + 5176]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm3, ymm3, ymm10
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm6
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm6
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm7
vmovupd ymm6, ymmword ptr [rdi + 5168]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymm6
vpaddq ymm3, ymm3, ymm8
vmovupd ymm6, ymmword ptr [rdi + 5200]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm4
vpaddq ymm0, ymm0, ymm9
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm4, qword ptr [rsi + 216]
vmovupd ymm6, ymmword ptr [rdi + 5160]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymm6
vpaddq ymm3, ymm3, ymm8
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm4
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm5, ymm4
vpaddq ymm0, ymm0, ymm8
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm1, ymm6
vbroadcastsd ymm4, qword ptr [rsi + 224]
vmovapd ymm5, ymmword ptr [rdi + 5152]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 5152]
vpaddq ymm3, ymm3, ymm6
vmovapd ymm6, ymmword ptr [rdi + 5184]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm4, ymmword ptr [rdi + 5184]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm2, ymm5
vpaddq ymm1, ymm1, ymm6
vmovapd ymm5, ymmword ptr [rdi + 5216]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 5216]
vmovapd ymm4, ymmword ptr [rdi + 6304]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 8672]
vperm2i128 ymm7, ymm4, ymm4, 8
vpalignr ymm7, ymm4, ymm7, 8
vmovapd ymm8, ymmword ptr [rdi + 6784]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 7744]
vperm2i128 ymm4, ymm4, ymm9, 33
vpalignr ymm4, ymm9, ymm4, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8384]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 8032]
vmovapd ymm10, ymmword ptr [rdi + 6272]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8224]
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 6816]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 8000]
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8640]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7904]
vmovdqa ymmword ptr [rdi + 7904], ymm10
vmovapd ymm10, ymmword ptr [rdi + 6848]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7968]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vmovdqa ymmword ptr [rdi + 7968], ymm9
vmovapd ymm9, ymmword ptr [rdi + 6880]
vmovdqa ymmword ptr [rdi + 8640], ymm4
vpaddq ymm4, ymm9, ymmword ptr [rdi + 7936]
vperm2i128 ymm10, ymm10, ymm4, 33
vpalignr ymm10, ymm4, ymm10, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7616]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8160]
vmovdqa ymmword ptr [rdi + 8160], ymm10
vmovapd ymm10, ymmword ptr [rdi + 6912]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8576]
vperm2i128 ymm4, ymm4, ymm10, 33
vpalignr ymm4, ymm10, ymm4, 8
vmovdqa ymmword ptr [rdi + 8576], ymm12
vmovapd ymm12, ymmword ptr [rdi + 6944]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 8192]
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7872]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7648]
vmovdqa ymmword ptr [rdi + 7648], ymm10
vmovapd ymm10, ymmword ptr [rdi + 6976]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8608]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7712]
vperm2i128 ymm10, ymm10, ymm9, 33
vpalignr ymm10, ymm9, ymm10, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 8544]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8448]
vmovdqa ymmword ptr [rdi + 8448], ymm10
vmovapd ymm10, ymmword ptr [rdi + 7008]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8256]
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7584]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7840]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8416]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7040]
vperm2i128 ymm11, ymm11, ymm2, 33
vpalignr ymm11, ymm2, ymm11, 8
vpaddq ymm1, ymm1, ymm8
vperm2i128 ymm2, ymm2, ymm1, 33
vpalignr ymm2, ymm1, ymm2, 8
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm2
vpaddq ymm2, ymm5, ymmword ptr [rdi + 6560]
vperm2i128 ymm1, ymm1, ymm2, 33
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymm2, 129
vpsrldq ymm2, ymm2, 8
vpaddq ymm1, ymm6, ymm1
vpaddq ymm5, ymm7, ymmword ptr [rdi + 6048]
vpsrlq ymm6, ymm5, 52
vmovapd ymm7, ymmword ptr [rdi + 7072]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8640]
vpsrlq ymm8, ymm7, 52
vmovapd ymm11, ymmword ptr [rdi + 6016]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7968]
vmovdqa ymmword ptr [rdi + 7968], ymm2
vpsrlq ymm2, ymm11, 52
vmovdqa ymmword ptr [rdi + 8640], ymm1
vmovapd ymm1, ymmword ptr [rdi + 7104]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7904]
vmovdqa ymmword ptr [rdi + 7904], ymm0
vpsrlq ymm0, ymm1, 52
vmovdqa ymmword ptr [rdi + 8416], ymm3
vmovapd ymm3, ymmword ptr [rdi + 7136]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 8576]
vmovdqa ymmword ptr [rdi + 8576], ymm10
vpsrlq ymm10, ymm3, 52
vmovdqa ymmword ptr [rdi + 7840], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7168]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8160]
vmovdqa ymmword ptr [rdi + 7584], ymm12
vpsrlq ymm12, ymm9, 52
vmovdqa ymmword ptr [rdi + 8256], ymm4
vperm2i128 ymm4, ymm6, ymm6, 8
vpalignr ymm4, ymm6, ymm4, 8
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vmovdqa ymmword ptr [rdi + 8544], ymm9
vpaddq ymm9, ymm5, ymm4
vmovdqa ymmword ptr [rdi + 7712], ymm3
vpxor ymm3, ymm5, ymm9
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm7, ymm6
vpxor ymm4, ymm7, ymm3
vpor ymm13, ymm13, ymm4
vpand ymm4, ymm9, ymmword ptr [rdi + 5888]
vpor ymm4, ymm4, ymmword ptr [rdi + 5920]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5920]
vpand ymm3, ymm3, ymmword ptr [rdi + 5888]
vpor ymm3, ymm3, ymmword ptr [rdi + 5920]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 5376], ymm4
vmovdqa ymmword ptr [rdi + 5408], ymm3
vperm2i128 ymm5, ymm8, ymm2, 33
vpalignr ymm5, ymm2, ymm5, 8
vperm2i128 ymm2, ymm2, ymm0, 33
vpalignr ymm2, ymm0, ymm2, 8
vpaddq ymm6, ymm11, ymm5
vpxor ymm7, ymm11, ymm6
vpor ymm13, ymm13, ymm7
vpaddq ymm5, ymm1, ymm2
vpxor ymm7, ymm1, ymm5
vpor ymm13, ymm13, ymm7
vpand ymm1, ymm6, ymmword ptr [rdi + 5888]
vpor ymm1, ymm1, ymmword ptr [rdi + 5920]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5920]
vpand ymm2, ymm5, ymmword ptr [rdi + 5888]
vpor ymm2, ymm2, ymmword ptr [rdi + 5920]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 5440], ymm1
vmovdqa ymmword ptr [rdi + 5472], ymm2
vperm2i128 ymm0, ymm0, ymm10, 33
vpalignr ymm0, ymm10, ymm0, 8
vperm2i128 ymm5, ymm10, ymm12, 33
vpalignr ymm5, ymm12, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 7712]
vpaddq ymm7, ymm6, ymm0
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm0, ymmword ptr [rdi + 8544]
vpaddq ymm6, ymm0, ymm5
vpxor ymm8, ymm0, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm0, ymm7, ymmword ptr [rdi + 6464]
vpand ymm6, ymm6, ymmword ptr [rdi + 8288]
vpand ymm0, ymm0, ymmword ptr [rdi + 5888]
vpor ymm0, ymm0, ymmword ptr [rdi + 5920]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5920]
vpand ymm6, ymm6, ymmword ptr [rdi + 5888]
vpor ymm6, ymm6, ymmword ptr [rdi + 5920]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 5504], ymm0
vmovdqa ymmword ptr [rdi + 5536], ymm6
vpand ymm5, ymm5, ymmword ptr [rdi + 6528]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8160]
vmovapd ymm7, ymmword ptr [rdi + 800]
vmovupd ymm8, ymmword ptr [rdi + 5352]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
vmovupd ymm12, ymmword ptr [rdi + 5384]
vmovdqa ymmword ptr [rdi + 8160], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8288], ymm5
vsubpd ymm5, ymm15, ymm10
vfmadd231pd ymm5, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8544], ymm9
vmovupd ymm9, ymmword ptr [rdi + 5416]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm7, ymm9
vmovupd ymm9, ymmword ptr [rdi + 5448]
vmovdqa ymmword ptr [rdi + 7712], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8608], ymm0
vsubpd ymm0, ymm15, ymm6
vfmadd231pd ymm0, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 5480]
vmovdqa ymmword ptr [rdi + 7872], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm9
vmovdqa ymmword ptr [rdi + 8192], ymm2
vsubpd ymm2, ymm15, ymm6
vfmadd231pd ymm2, ymm7, ymm9
vmovupd ymm9, ymmword ptr [rdi + 5512]
vmovdqa ymmword ptr [rdi + 7616], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7936], ymm2
vsubpd ymm2, ymm15, ymm6
vfmadd231pd ymm2, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 5544]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm11
vmovdqa ymmword ptr [rdi + 8000], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymm7
vmovapd ymm7, ymmword ptr [rdi + 832]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 832]
vpaddq ymm4, ymm5, ymm11
vmovapd ymm5, ymmword ptr [rdi + 864]
vfmadd213pd ymm5, ymm3, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm3, ymmword ptr [rdi + 864]
vpaddq ymm3, ymm8, ymm11
vpaddq ymm7, ymm10, ymm7
vpaddq ymm5, ymm12, ymm5
vmovapd ymm8, ymmword ptr [rdi + 832]
vfmadd213pd ymm8, ymm1, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm1, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm1, ymmword ptr [rdi + 864]
vmovapd ymm10, ymmword ptr [rdi + 8192]
vfmadd213pd ymm10, ymm1, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm1, ymmword ptr [rdi + 8192]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7936]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7872]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7616]
vmovapd ymm12, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 7616], ymm10
vmovapd ymm10, ymmword ptr [rdi + 8608]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7872], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 8608]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7712]
vfmadd213pd ymm8, ymm1, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm1, ymmword ptr [rdi + 7712]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8000]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm12, ymmword ptr [rdi + 5368]
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 8000], ymm8
vsubpd ymm8, ymm15, ymm1
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 5400]
vmovdqa ymmword ptr [rdi + 7712], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 8608], ymm10
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm3, ymm3, ymm10
vpaddq ymm1, ymm7, ymm1
vpaddq ymm4, ymm5, ymm4
vmovupd ymm5, ymmword ptr [rdi + 5432]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm5
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm5
vpaddq ymm0, ymm0, ymm10
vmovupd ymm5, ymmword ptr [rdi + 5464]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm5
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm5
vpaddq ymm5, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7872]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7616]
vmovupd ymm11, ymmword ptr [rdi + 5496]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 7616], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5528]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 8608]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 8000]
vmovapd ymm11, ymmword ptr [rdi + 960]
vmovupd ymm12, ymmword ptr [rdi + 5360]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8000], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7712]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 7712], ymm10
vmovupd ymm10, ymmword ptr [rdi + 5392]
vmovdqa ymmword ptr [rdi + 8608], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 7872], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm1, ymm1, ymm8
vpaddq ymm4, ymm4, ymm9
vmovupd ymm6, ymmword ptr [rdi + 5424]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 5456]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm5, ymm5, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7616]
vmovupd ymm8, ymmword ptr [rdi + 5488]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rdi + 5520]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7616], ymm2
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm12, ymm8
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7872]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 8608]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 8000]
vmovupd ymm10, ymmword ptr [rdi + 5552]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 8000], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1024]
vmovupd ymm11, ymmword ptr [rdi + 5352]
vmovdqa ymmword ptr [rdi + 8608], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 7872], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7712]
vmovapd ymm11, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 7712], ymm9
vmovupd ymm9, ymmword ptr [rdi + 5384]
vmovdqa ymmword ptr [rdi + 7936], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8192], ymm2
vsubpd ymm2, ymm15, ymm8
vfmadd231pd ymm2, ymm11, ymm9
vpaddq ymm2, ymm3, ymm2
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm4, ymm8
vmovupd ymm4, ymmword ptr [rdi + 5416]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm4
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm4
vpaddq ymm0, ymm0, ymm9
vmovupd ymm4, ymmword ptr [rdi + 5448]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm4
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm4
vpaddq ymm4, ymm5, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 5480]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7616]
vmovupd ymm9, ymmword ptr [rdi + 5512]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7616], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm11, ymm9
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8192]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7936]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 8000]
vmovupd ymm12, ymmword ptr [rdi + 5544]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 8000], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7872]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8608]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovapd ymm10, ymmword ptr [rdi + 5376]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8608], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 5376]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rdi + 5408]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 7872], ymm2
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm10, ymmword ptr [rdi + 5408]
vpaddq ymm0, ymm0, ymm2
vmovapd ymm2, ymmword ptr [rdi + 5440]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7936], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 5440]
vpaddq ymm0, ymm4, ymm0
vpaddq ymm4, ymm5, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm5, ymmword ptr [rdi + 5472]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 5472]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 5504]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 5504]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8000]
vmovapd ymm8, ymmword ptr [rdi + 5536]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 5536]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8608]
vmovapd ymm11, ymmword ptr [rdi + 6560]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8544]
vmovapd ymm12, ymmword ptr [rdi + 6592]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7616]
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm3, ymmword ptr [rdi + 6624]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm10, ymm10, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7712]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7872]
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7936]
vpaddq ymm0, ymm0, ymm4
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vperm2i128 ymm4, ymm5, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm1, ymm1, ymm4
vpaddq ymm4, ymm7, ymmword ptr [rdi + 6624]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 6656]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 8160]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8288]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 8256]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 7648]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7584]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8448]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7840]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8576]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 8416]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7200]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 7232]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7264]
vpsrlq ymm10, ymm7, 52
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vperm2i128 ymm6, ymm6, ymm7, 33
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vperm2i128 ymm10, ymm8, ymm8, 8
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm11, ymm8, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vpaddq ymm12, ymm5, ymm10
vmovdqa ymmword ptr [rdi + 8416], ymm2
vpxor ymm2, ymm5, ymm12
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm6, ymm11
vpxor ymm5, ymm6, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm5, ymm12, ymmword ptr [rdi + 5888]
vpor ymm5, ymm5, ymmword ptr [rdi + 5920]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5920]
vpand ymm2, ymm2, ymmword ptr [rdi + 5888]
vpor ymm2, ymm2, ymmword ptr [rdi + 5920]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5920]
vmovdqa ymmword ptr [rdi + 5696], ymm5
vmovdqa ymmword ptr [rdi + 5728], ymm2
vmovapd ymm6, ymmword ptr [rdi + 800]
vmovupd ymm10, ymmword ptr [rdi + 5680]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vmovdqa ymmword ptr [rdi + 8576], ymm9
vmovupd ymm9, ymmword ptr [rdi + 5712]
vmovdqa ymmword ptr [rdi + 7840], ymm8
vmovapd ymm8, ymmword ptr [rdi + 768]
vfmadd213pd ymm8, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 8448], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm9, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 7584], ymm7
vmovupd ymm7, ymmword ptr [rdi + 5744]
vmovdqa ymmword ptr [rdi + 7648], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm6, ymm7
vmovdqa ymmword ptr [rdi + 8256], ymm4
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm7, ymm6
vmovapd ymm6, ymmword ptr [rdi + 864]
vmovdqa ymmword ptr [rdi + 8160], ymm1
vmovupd ymm1, ymmword ptr [rdi + 5672]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm1
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm1
vpaddq ymm9, ymm12, ymm9
vpaddq ymm7, ymm11, ymm7
vmovupd ymm11, ymmword ptr [rdi + 5704]
vmovapd ymm12, ymmword ptr [rdi + 832]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 8288], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 5736]
vmovdqa ymmword ptr [rdi + 7936], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm9
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymm6
vpaddq ymm4, ymm4, ymm11
vpaddq ymm6, ymm8, ymm12
vpaddq ymm3, ymm3, ymm7
vmovapd ymm7, ymmword ptr [rdi + 896]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymmword ptr [rdi + 896]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm5, ymmword ptr [rdi + 928]
vfmadd213pd ymm5, ymm2, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm2, ymmword ptr [rdi + 928]
vpaddq ymm2, ymm4, ymm8
vpaddq ymm4, ymm6, ymm7
vpaddq ymm3, ymm3, ymm5
vmovapd ymm5, ymmword ptr [rdi + 960]
vmovupd ymm6, ymmword ptr [rdi + 5688]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm6, ymmword ptr [rdi + 992]
vmovupd ymm8, ymmword ptr [rdi + 5720]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm8
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm7
vpaddq ymm3, ymm3, ymm11
vmovupd ymm6, ymmword ptr [rdi + 5752]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vmovapd ymm5, ymmword ptr [rdi + 1024]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 1024]
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1056]
vmovupd ymm10, ymmword ptr [rdi + 5712]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm5
vpaddq ymm3, ymm3, ymm11
vmovapd ymm5, ymmword ptr [rdi + 1024]
vmovupd ymm6, ymmword ptr [rdi + 5744]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm6
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymm6
vpaddq ymm5, ymm8, ymm11
vpaddq ymm6, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rdi + 1088]
vfmadd213pd ymm7, ymm1, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm1, ymmword ptr [rdi + 1088]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm1, ymmword ptr [rdi + 1120]
vmovupd ymm8, ymmword ptr [rdi + 5704]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm1, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm1, ymm8
vpaddq ymm1, ymm2, ymm11
vpaddq ymm2, ymm4, ymm7
vpaddq ymm3, ymm3, ymm10
vmovapd ymm4, ymmword ptr [rdi + 1088]
vfmadd213pd ymm4, ymm9, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 1088]
vpaddq ymm5, ymm5, ymm7
vpaddq ymm4, ymm6, ymm4
vmovapd ymm6, ymmword ptr [rdi + 6336]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 7936]
vperm2i128 ymm7, ymm6, ymm6, 8
vpalignr ymm7, ymm6, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8288]
vpaddq ymm8, ymm2, ymmword ptr [rdi + 6624]
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm3, ymmword ptr [rdi + 6624]
vpaddq ymm3, ymm4, ymmword ptr [rdi + 6656]
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm2, ymm5, ymm2
vpaddq ymm3, ymm7, ymmword ptr [rdi + 8160]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8256]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7904]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8640]
vmovapd ymm4, ymmword ptr [rdi + 7296]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7648]
vmovapd ymm5, ymmword ptr [rdi + 7584]
vperm2i128 ymm5, ymm5, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 7328]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 8448]
vperm2i128 ymm4, ymm4, ymm6, 33
vpalignr ymm4, ymm6, ymm4, 8
vmovapd ymm7, ymmword ptr [rdi + 8576]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 7840], 33
vmovapd ymm8, ymmword ptr [rdi + 7840]
vpalignr ymm7, ymm8, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 6752]
vpaddq ymm5, ymm5, ymm7
vmovapd ymm7, ymmword ptr [rdi + 7360]
vpaddq ymm8, ymm7, ymmword ptr [rdi + 8512]
vmovdqa ymmword ptr [rdi + 128], ymm8
vpaddq ymm8, ymm7, ymmword ptr [rdi + 8320]
vmovdqa ymmword ptr [rdi + 160], ymm8
vpaddq ymm8, ymm7, ymmword ptr [rdi + 7680]
vmovdqa ymmword ptr [rdi + 192], ymm8
vmovapd ymm8, ymmword ptr [rdi + 7392]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8352]
vmovdqa ymmword ptr [rdi + 224], ymm8
vmovapd ymm8, ymmword ptr [rdi + 7424]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8480]
vmovdqa ymmword ptr [rdi + 256], ymm8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7808]
vmovdqa ymmword ptr [rdi + 288], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6048]
vpaddq ymm8, ymm7, ymmword ptr [rdi + 8128]
vmovdqa ymmword ptr [rdi + 320], ymm8
vmovapd ymm8, ymmword ptr [rdi + 7776]
vmovdqa ymmword ptr [rdi + 352], ymm8
vmovdqa ymmword ptr [rdi + 384], ymm5
vmovdqa ymmword ptr [rdi + 416], ymm4
vmovapd ymm4, ymmword ptr [rdi + 7456]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 8416]
vperm2i128 ymm5, ymm6, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7488]
vperm2i128 ymm4, ymm4, ymm3, 33
vpalignr ymm4, ymm3, ymm4, 8
vmovdqa ymmword ptr [rdi + 448], ymm5
vmovdqa ymmword ptr [rdi + 480], ymm4
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7520]
vperm2i128 ymm3, ymm3, ymm0, 33
vpalignr ymm3, ymm0, ymm3, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7552]
vperm2i128 ymm0, ymm0, ymm1, 33
vpalignr ymm0, ymm1, ymm0, 8
vmovdqa ymmword ptr [rdi + 512], ymm3
vmovdqa ymmword ptr [rdi + 544], ymm0
vpaddq ymm0, ymm2, ymm7
vperm2i128 ymm1, ymm1, ymm0, 33
vpalignr ymm1, ymm0, ymm1, 8
vperm2i128 ymm0, ymm0, ymmword ptr [rdi + 7968], 33
vmovapd ymm2, ymmword ptr [rdi + 7968]
vpalignr ymm0, ymm2, ymm0, 8
vmovdqa ymmword ptr [rdi + 576], ymm1
vmovdqa ymmword ptr [rdi + 608], ymm0
add rsi, 256
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
