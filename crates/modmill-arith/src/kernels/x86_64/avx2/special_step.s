# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels/x86_64
# Computes rcx times X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) mod N = c 2^1196 - 1, once for each alpha.
# Kernel: crates/modmill-arith/src/fold/special_step.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs not carried, as `special_step::bounds` says; ymm13 collects predicted carries that rippled.
# 4861 instructions, 737 pairs of products, 274 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 5696]
vmovapd ymm15, ymmword ptr [rdi + 5728]
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
vpand ymm1, ymm2, ymmword ptr [rdi + 5760]
vpor ymm1, ymm1, ymmword ptr [rdi + 5792]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5792]
vpand ymm0, ymm0, ymmword ptr [rdi + 5760]
vpor ymm0, ymm0, ymmword ptr [rdi + 5792]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5792]
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
vpand ymm2, ymm6, ymmword ptr [rdi + 5760]
vpor ymm2, ymm2, ymmword ptr [rdi + 5792]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5792]
vpand ymm4, ymm4, ymmword ptr [rdi + 5760]
vpor ymm4, ymm4, ymmword ptr [rdi + 5792]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5792]
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
vpand ymm5, ymm7, ymmword ptr [rdi + 5760]
vpor ymm5, ymm5, ymmword ptr [rdi + 5792]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5792]
vpand ymm3, ymm3, ymmword ptr [rdi + 5760]
vpor ymm3, ymm3, ymmword ptr [rdi + 5792]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5792]
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
vpand ymm7, ymm9, ymmword ptr [rdi + 5760]
vpor ymm7, ymm7, ymmword ptr [rdi + 5792]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5792]
vpand ymm6, ymm6, ymmword ptr [rdi + 5760]
vpor ymm6, ymm6, ymmword ptr [rdi + 5792]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5792]
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
vmovdqa ymmword ptr [rdi + 7488], ymm6
vpsubq ymm6, ymm12, ymmword ptr [rdi + 512]
vmovapd ymm12, ymmword ptr [rdi + 2080]
vmovdqa ymmword ptr [rdi + 7520], ymm7
vpsubq ymm7, ymm12, ymmword ptr [rdi + 544]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 256]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 288]
vmovapd ymm12, ymmword ptr [rdi + 2112]
vmovdqa ymmword ptr [rdi + 7552], ymm3
vpsubq ymm3, ymm12, ymmword ptr [rdi + 576]
vmovapd ymm12, ymmword ptr [rdi + 2144]
vmovdqa ymmword ptr [rdi + 7584], ymm5
vpsubq ymm5, ymm12, ymmword ptr [rdi + 608]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 320]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 352]
vpsrlq ymm12, ymm9, 52
vmovdqa ymmword ptr [rdi + 7616], ymm4
vpsrlq ymm4, ymm11, 52
vmovdqa ymmword ptr [rdi + 7648], ymm2
vperm2i128 ymm2, ymm12, ymm12, 8
vpalignr ymm2, ymm12, ymm2, 8
vperm2i128 ymm12, ymm12, ymm4, 33
vpalignr ymm12, ymm4, ymm12, 8
vmovdqa ymmword ptr [rdi + 7680], ymm0
vpaddq ymm0, ymm9, ymm2
vmovdqa ymmword ptr [rdi + 7712], ymm1
vpxor ymm1, ymm9, ymm0
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm11, ymm12
vpxor ymm2, ymm11, ymm1
vpor ymm13, ymm13, ymm2
vpand ymm0, ymm0, ymmword ptr [rdi + 5760]
vpor ymm0, ymm0, ymmword ptr [rdi + 5792]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5792]
vpand ymm1, ymm1, ymmword ptr [rdi + 5760]
vpor ymm1, ymm1, ymmword ptr [rdi + 5792]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5792]
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
vpand ymm2, ymm11, ymmword ptr [rdi + 5760]
vpor ymm2, ymm2, ymmword ptr [rdi + 5792]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5792]
vpand ymm4, ymm4, ymmword ptr [rdi + 5760]
vpor ymm4, ymm4, ymmword ptr [rdi + 5792]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5792]
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
vpand ymm7, ymm11, ymmword ptr [rdi + 5760]
vpor ymm7, ymm7, ymmword ptr [rdi + 5792]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5792]
vpand ymm6, ymm6, ymmword ptr [rdi + 5760]
vpor ymm6, ymm6, ymmword ptr [rdi + 5792]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5792]
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
vpand ymm5, ymm9, ymmword ptr [rdi + 5760]
vpor ymm5, ymm5, ymmword ptr [rdi + 5792]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5792]
vpand ymm3, ymm3, ymmword ptr [rdi + 5760]
vpor ymm3, ymm3, ymmword ptr [rdi + 5792]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 3456], ymm5
vmovdqa ymmword ptr [rdi + 3488], ymm3
vmovdqa ymmword ptr [rdi + 7744], ymm0
vmovdqa ymmword ptr [rdi + 7776], ymm1
vmovdqa ymmword ptr [rdi + 7808], ymm2
vmovdqa ymmword ptr [rdi + 7840], ymm3
vmovdqa ymmword ptr [rdi + 7872], ymm4
vmovdqa ymmword ptr [rdi + 7904], ymm5
vmovdqa ymmword ptr [rdi + 7936], ymm6
vmovdqa ymmword ptr [rdi + 7968], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 5824]
vmovdqa ymm1, ymmword ptr [rdi + 5824]
vmovdqa ymm2, ymmword ptr [rdi + 5952]
vmovdqa ymm3, ymmword ptr [rdi + 5952]
vmovdqa ymm4, ymmword ptr [rdi + 6080]
vmovdqa ymm5, ymmword ptr [rdi + 6080]
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
vmovdqa ymmword ptr [rdi + 8000], ymm0
vmovdqa ymmword ptr [rdi + 8032], ymm1
vmovdqa ymmword ptr [rdi + 8064], ymm2
vmovdqa ymmword ptr [rdi + 8096], ymm3
vmovdqa ymmword ptr [rdi + 8128], ymm4
vmovdqa ymmword ptr [rdi + 8160], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5856]
vmovdqa ymm1, ymmword ptr [rdi + 5856]
vmovdqa ymm2, ymmword ptr [rdi + 5984]
vmovdqa ymm3, ymmword ptr [rdi + 5984]
vmovdqa ymm4, ymmword ptr [rdi + 6112]
vmovdqa ymm5, ymmword ptr [rdi + 6112]
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
vmovdqa ymmword ptr [rdi + 8192], ymm0
vmovdqa ymmword ptr [rdi + 8224], ymm1
vmovdqa ymmword ptr [rdi + 8256], ymm2
vmovdqa ymmword ptr [rdi + 8288], ymm3
vmovdqa ymmword ptr [rdi + 8320], ymm4
vmovdqa ymmword ptr [rdi + 8352], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5888]
vmovdqa ymm1, ymmword ptr [rdi + 5888]
vmovdqa ymm2, ymmword ptr [rdi + 6016]
vmovdqa ymm3, ymmword ptr [rdi + 6016]
vmovdqa ymm4, ymmword ptr [rdi + 6144]
vmovdqa ymm5, ymmword ptr [rdi + 6144]
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
vmovdqa ymmword ptr [rdi + 8384], ymm0
vmovdqa ymmword ptr [rdi + 8416], ymm1
vmovdqa ymmword ptr [rdi + 8448], ymm2
vmovdqa ymmword ptr [rdi + 8480], ymm3
vmovdqa ymmword ptr [rdi + 8512], ymm4
vmovdqa ymmword ptr [rdi + 8544], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5920]
vmovdqa ymm1, ymmword ptr [rdi + 5920]
vmovdqa ymm2, ymmword ptr [rdi + 6048]
vmovdqa ymm3, ymmword ptr [rdi + 6048]
vmovdqa ymm4, ymmword ptr [rdi + 6176]
vmovdqa ymm5, ymmword ptr [rdi + 6176]
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
vmovapd ymm6, ymmword ptr [rdi + 7712]
vmovupd ymm7, ymmword ptr [rdi + 2504]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8064]
vmovapd ymm9, ymmword ptr [rdi + 7680]
vmovupd ymm10, ymmword ptr [rdi + 2536]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8096]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8128]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8160]
vmovapd ymm12, ymmword ptr [rdi + 8000]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 8000], ymm1
vmovapd ymm1, ymmword ptr [rdi + 8032]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm7, ymm7, ymm7
vpaddq ymm10, ymm10, ymm10
vpaddq ymm8, ymm8, ymm8
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8032], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 8160], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 7648]
vmovupd ymm10, ymmword ptr [rdi + 2568]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8256]
vmovapd ymm12, ymmword ptr [rdi + 7616]
vmovdqa ymmword ptr [rdi + 8256], ymm8
vmovupd ymm8, ymmword ptr [rdi + 2600]
vmovdqa ymmword ptr [rdi + 7680], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7712], ymm1
vsubpd ymm1, ymm15, ymm7
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8288]
vpaddq ymm8, ymm11, ymmword ptr [rdi + 8320]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8352]
vmovapd ymm11, ymmword ptr [rdi + 8192]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8192], ymm6
vmovapd ymm6, ymmword ptr [rdi + 8224]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm8, ymm8, ymm8
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 8224], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 8352], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 7584]
vmovupd ymm10, ymmword ptr [rdi + 2632]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8448]
vmovapd ymm12, ymmword ptr [rdi + 7552]
vmovdqa ymmword ptr [rdi + 8448], ymm1
vmovupd ymm1, ymmword ptr [rdi + 2664]
vmovdqa ymmword ptr [rdi + 7616], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 7648], ymm6
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm6, ymmword ptr [rdi + 8480]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 8512]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8544]
vmovapd ymm11, ymmword ptr [rdi + 8384]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8384], ymm8
vmovapd ymm8, ymmword ptr [rdi + 8416]
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 8416], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 8544], ymm6
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
vmovapd ymm9, ymmword ptr [rdi + 7520]
vmovupd ymm10, ymmword ptr [rdi + 2696]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vmovapd ymm10, ymmword ptr [rdi + 7488]
vmovupd ymm12, ymmword ptr [rdi + 2728]
vmovdqa ymmword ptr [rdi + 7552], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 7584], ymm7
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm10, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm11
vpaddq ymm1, ymm5, ymm1
vpaddq ymm0, ymm0, ymm0
vmovapd ymm5, ymmword ptr [rdi + 8000]
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
vmovapd ymm7, ymmword ptr [rdi + 6208]
vpaddq ymm9, ymm7, ymmword ptr [rdi + 8160]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm9, ymm9, ymm10, 8
vmovapd ymm10, ymmword ptr [rdi + 8160]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 8032], 33
vmovapd ymm11, ymmword ptr [rdi + 8032]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8192]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7712]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6240]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6272]
vmovapd ymm12, ymmword ptr [rdi + 6304]
vpaddq ymm7, ymm12, ymmword ptr [rdi + 7680]
vmovdqa ymmword ptr [rdi + 7680], ymm3
vpaddq ymm3, ymm12, ymmword ptr [rdi + 8256]
vmovdqa ymmword ptr [rdi + 8256], ymm2
vpunpcklqdq ymm2, ymm9, ymm7
vpunpckhqdq ymm7, ymm9, ymm7
vperm2i128 ymm9, ymm2, ymm7, 32
vperm2i128 ymm2, ymm2, ymm7, 49
vpunpcklqdq ymm7, ymm10, ymm3
vpunpckhqdq ymm3, ymm10, ymm3
vperm2i128 ymm10, ymm7, ymm3, 32
vperm2i128 ymm3, ymm7, ymm3, 49
vperm2i128 ymm7, ymm11, ymmword ptr [rdi + 8352], 33
vmovapd ymm11, ymmword ptr [rdi + 8352]
vpalignr ymm7, ymm11, ymm7, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 8224], 33
vmovdqa ymmword ptr [rdi + 8352], ymm3
vmovapd ymm3, ymmword ptr [rdi + 8224]
vpalignr ymm11, ymm3, ymm11, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8384]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7648]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6272]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6272]
vmovdqa ymmword ptr [rdi + 7648], ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 7616]
vmovdqa ymmword ptr [rdi + 7616], ymm2
vpaddq ymm2, ymm12, ymmword ptr [rdi + 8448]
vmovdqa ymmword ptr [rdi + 8448], ymm9
vpunpcklqdq ymm9, ymm7, ymm10
vpunpckhqdq ymm7, ymm7, ymm10
vperm2i128 ymm10, ymm9, ymm7, 32
vperm2i128 ymm7, ymm9, ymm7, 49
vpunpcklqdq ymm9, ymm11, ymm2
vpunpckhqdq ymm2, ymm11, ymm2
vperm2i128 ymm11, ymm9, ymm2, 32
vperm2i128 ymm2, ymm9, ymm2, 49
vperm2i128 ymm3, ymm3, ymmword ptr [rdi + 8544], 33
vmovapd ymm9, ymmword ptr [rdi + 8544]
vpalignr ymm3, ymm9, ymm3, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8416], 33
vmovdqa ymmword ptr [rdi + 8544], ymm2
vmovapd ymm2, ymmword ptr [rdi + 8416]
vpalignr ymm9, ymm2, ymm9, 8
vpaddq ymm3, ymm6, ymm3
vpaddq ymm6, ymm8, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6272]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6272]
vpaddq ymm8, ymm12, ymmword ptr [rdi + 7584]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7552]
vmovdqa ymmword ptr [rdi + 7552], ymm11
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
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6272]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6272]
vpaddq ymm2, ymm12, ymmword ptr [rdi + 8256]
vpaddq ymm4, ymm12, ymmword ptr [rdi + 7680]
vpunpcklqdq ymm5, ymm0, ymm2
vpunpckhqdq ymm0, ymm0, ymm2
vperm2i128 ymm2, ymm5, ymm0, 32
vperm2i128 ymm0, ymm5, ymm0, 49
vpunpcklqdq ymm5, ymm1, ymm4
vpunpckhqdq ymm1, ymm1, ymm4
vperm2i128 ymm4, ymm5, ymm1, 32
vperm2i128 ymm1, ymm5, ymm1, 49
vmovapd ymm5, ymmword ptr [rdi + 6368]
vpand ymm5, ymm5, ymmword ptr [rdi + 6336]
vmovapd ymm11, ymmword ptr [rdi + 8448]
vmovdqa ymmword ptr [rdi + 7680], ymm1
vpsrlq ymm1, ymm11, 52
vmovapd ymm12, ymmword ptr [rdi + 7616]
vmovdqa ymmword ptr [rdi + 8256], ymm4
vpsrlq ymm4, ymm12, 52
vmovdqa ymmword ptr [rdi + 8416], ymm0
vmovapd ymm0, ymmword ptr [rdi + 7648]
vmovdqa ymmword ptr [rdi + 7584], ymm2
vpsrlq ymm2, ymm0, 52
vmovdqa ymmword ptr [rdi + 8224], ymm6
vmovapd ymm6, ymmword ptr [rdi + 8352]
vmovdqa ymmword ptr [rdi + 8384], ymm9
vpsrlq ymm9, ymm6, 52
vmovdqa ymmword ptr [rdi + 8032], ymm3
vpsrlq ymm3, ymm10, 52
vmovdqa ymmword ptr [rdi + 7712], ymm8
vpsrlq ymm8, ymm7, 52
vmovdqa ymmword ptr [rdi + 8192], ymm5
vperm2i128 ymm5, ymm1, ymm1, 8
vpalignr ymm5, ymm1, ymm5, 8
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vmovdqa ymmword ptr [rdi + 8160], ymm7
vpaddq ymm7, ymm11, ymm5
vmovdqa ymmword ptr [rdi + 7488], ymm10
vpxor ymm10, ymm11, ymm7
vpor ymm13, ymm13, ymm10
vpaddq ymm5, ymm12, ymm1
vpxor ymm10, ymm12, ymm5
vpor ymm13, ymm13, ymm10
vpand ymm1, ymm7, ymmword ptr [rdi + 5760]
vpor ymm1, ymm1, ymmword ptr [rdi + 5792]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5792]
vpand ymm5, ymm5, ymmword ptr [rdi + 5760]
vpor ymm5, ymm5, ymmword ptr [rdi + 5792]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5792]
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
vpand ymm2, ymm7, ymmword ptr [rdi + 5760]
vpor ymm2, ymm2, ymmword ptr [rdi + 5792]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5792]
vpand ymm0, ymm0, ymmword ptr [rdi + 5760]
vpor ymm0, ymm0, ymmword ptr [rdi + 5792]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 3904], ymm2
vmovdqa ymmword ptr [rdi + 3936], ymm0
vperm2i128 ymm4, ymm9, ymm3, 33
vpalignr ymm4, ymm3, ymm4, 8
vperm2i128 ymm3, ymm3, ymm8, 33
vpalignr ymm3, ymm8, ymm3, 8
vmovapd ymm6, ymmword ptr [rdi + 7488]
vpaddq ymm7, ymm6, ymm4
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm4, ymmword ptr [rdi + 8160]
vpaddq ymm6, ymm4, ymm3
vpxor ymm8, ymm4, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 6336]
vpand ymm6, ymm6, ymmword ptr [rdi + 8192]
vpand ymm7, ymm7, ymmword ptr [rdi + 5760]
vpor ymm7, ymm7, ymmword ptr [rdi + 5792]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5792]
vpand ymm6, ymm6, ymmword ptr [rdi + 5760]
vpor ymm6, ymm6, ymmword ptr [rdi + 5792]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 3968], ymm7
vmovdqa ymmword ptr [rdi + 4000], ymm6
vpand ymm3, ymm3, ymmword ptr [rdi + 6400]
vpaddq ymm3, ymm4, ymm3
vmovapd ymm4, ymmword ptr [rdi + 800]
vmovupd ymm8, ymmword ptr [rdi + 3816]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm4, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
vmovupd ymm12, ymmword ptr [rdi + 3848]
vmovdqa ymmword ptr [rdi + 8160], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7488], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8352], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3880]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3912]
vmovdqa ymmword ptr [rdi + 7648], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7616], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3944]
vmovdqa ymmword ptr [rdi + 8448], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm4, ymm9
vmovdqa ymmword ptr [rdi + 7520], ymm0
vsubpd ymm0, ymm15, ymm6
vfmadd231pd ymm0, ymm4, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3976]
vmovdqa ymmword ptr [rdi + 8000], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8512], ymm0
vsubpd ymm0, ymm15, ymm6
vfmadd231pd ymm0, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 4008]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm11
vmovdqa ymmword ptr [rdi + 8480], ymm6
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
vmovapd ymm10, ymmword ptr [rdi + 7520]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 7520]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8512]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8448]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8000]
vmovapd ymm12, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 8000], ymm10
vmovapd ymm10, ymmword ptr [rdi + 7616]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8448], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 7616]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7648]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 7648]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8480]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm12, ymmword ptr [rdi + 3832]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 8480], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 3864]
vmovdqa ymmword ptr [rdi + 7648], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 7616], ymm10
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
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8448]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8000]
vmovupd ymm11, ymmword ptr [rdi + 3960]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 8000], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 3992]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7616]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 8480]
vmovapd ymm11, ymmword ptr [rdi + 960]
vmovupd ymm12, ymmword ptr [rdi + 3824]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8480], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7648]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 7648], ymm10
vmovupd ymm10, ymmword ptr [rdi + 3856]
vmovdqa ymmword ptr [rdi + 7616], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 8448], ymm6
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
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8000]
vmovupd ymm8, ymmword ptr [rdi + 3952]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm0, ymm0, ymm10
vmovupd ymm8, ymmword ptr [rdi + 3984]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 8000], ymm0
vsubpd ymm0, ymm15, ymm10
vfmadd231pd ymm0, ymm12, ymm8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8448]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 7616]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 8480]
vmovupd ymm10, ymmword ptr [rdi + 4016]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 8480], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1024]
vmovupd ymm11, ymmword ptr [rdi + 3816]
vmovdqa ymmword ptr [rdi + 7616], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 8448], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7648]
vmovapd ymm11, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 7648], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3848]
vmovdqa ymmword ptr [rdi + 8512], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7520], ymm0
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
vpaddq ymm7, ymm9, ymmword ptr [rdi + 8000]
vmovupd ymm9, ymmword ptr [rdi + 3976]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8000], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymm9
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7520]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8512]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 8480]
vmovupd ymm12, ymmword ptr [rdi + 4008]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 8480], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8448]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7616]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovapd ymm10, ymmword ptr [rdi + 3840]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7616], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 3840]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rdi + 3872]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 8448], ymm0
vsubpd ymm0, ymm15, ymm11
vfmadd231pd ymm0, ymm10, ymmword ptr [rdi + 3872]
vpaddq ymm0, ymm2, ymm0
vmovapd ymm2, ymmword ptr [rdi + 3904]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8512], ymm0
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
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8480]
vmovapd ymm8, ymmword ptr [rdi + 4000]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 4000]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7616]
vmovapd ymm11, ymmword ptr [rdi + 6432]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 8352]
vmovapd ymm11, ymmword ptr [rdi + 6464]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 8000]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm11, ymm1, ymmword ptr [rdi + 6496]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7648]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8448]
vperm2i128 ymm1, ymm1, ymm3, 33
vpalignr ymm1, ymm3, ymm1, 8
vperm2i128 ymm3, ymm3, ymm2, 33
vpalignr ymm3, ymm2, ymm3, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8512]
vpaddq ymm0, ymm0, ymm3
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vperm2i128 ymm3, ymm5, ymm7, 33
vpalignr ymm3, ymm7, ymm3, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm3, ymm4, ymm3
vpaddq ymm4, ymm7, ymmword ptr [rdi + 6496]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 6528]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 8160]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7488]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 7552]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 8544]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7712]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8032]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8384]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 8224]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7584]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6240]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6560]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6592]
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
vmovdqa ymmword ptr [rdi + 7584], ymm2
vpxor ymm2, ymm5, ymm12
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm6, ymm11
vpxor ymm5, ymm6, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm5, ymm12, ymmword ptr [rdi + 5760]
vpor ymm5, ymm5, ymmword ptr [rdi + 5792]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5792]
vpand ymm2, ymm2, ymmword ptr [rdi + 5760]
vpor ymm2, ymm2, ymmword ptr [rdi + 5792]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 4160], ymm5
vmovdqa ymmword ptr [rdi + 4192], ymm2
vmovapd ymm6, ymmword ptr [rdi + 800]
vmovupd ymm10, ymmword ptr [rdi + 4144]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vmovdqa ymmword ptr [rdi + 8224], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4176]
vmovdqa ymmword ptr [rdi + 8384], ymm8
vmovapd ymm8, ymmword ptr [rdi + 768]
vfmadd213pd ymm8, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 8032], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm9, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 7712], ymm7
vmovupd ymm7, ymmword ptr [rdi + 4208]
vmovdqa ymmword ptr [rdi + 8544], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm6, ymm7
vmovdqa ymmword ptr [rdi + 7552], ymm4
vsubpd ymm4, ymm15, ymm1
vfmadd231pd ymm4, ymm7, ymm6
vmovapd ymm6, ymmword ptr [rdi + 864]
vmovdqa ymmword ptr [rdi + 8160], ymm3
vmovupd ymm3, ymmword ptr [rdi + 4136]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm3
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm3
vpaddq ymm9, ymm12, ymm9
vpaddq ymm7, ymm11, ymm7
vmovupd ymm11, ymmword ptr [rdi + 4168]
vmovapd ymm12, ymmword ptr [rdi + 832]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 7488], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4200]
vmovdqa ymmword ptr [rdi + 8512], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm9
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymm6
vpaddq ymm4, ymm4, ymm11
vpaddq ymm8, ymm8, ymm12
vpaddq ymm1, ymm1, ymm7
vmovapd ymm7, ymmword ptr [rdi + 896]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 896]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm5, ymmword ptr [rdi + 928]
vfmadd213pd ymm5, ymm2, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm2, ymmword ptr [rdi + 928]
vpaddq ymm2, ymm4, ymm11
vpaddq ymm4, ymm8, ymm7
vpaddq ymm1, ymm1, ymm5
vmovapd ymm5, ymmword ptr [rdi + 960]
vmovupd ymm7, ymmword ptr [rdi + 4152]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm5, ymm7
vpaddq ymm0, ymm0, ymm11
vmovapd ymm7, ymmword ptr [rdi + 992]
vmovupd ymm11, ymmword ptr [rdi + 4184]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm7, ymm11
vpaddq ymm2, ymm2, ymm6
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm12
vmovupd ymm6, ymmword ptr [rdi + 4216]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm6
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm5, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1024]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 1024]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm10, ymmword ptr [rdi + 1056]
vmovupd ymm12, ymmword ptr [rdi + 4176]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm12
vsubpd ymm5, ymm15, ymm7
vfmadd231pd ymm5, ymm10, ymm12
vpaddq ymm2, ymm2, ymm5
vpaddq ymm4, ymm4, ymm6
vpaddq ymm1, ymm1, ymm7
vmovapd ymm5, ymmword ptr [rdi + 1024]
vmovupd ymm6, ymmword ptr [rdi + 4208]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm5, ymm6
vpaddq ymm6, ymm11, ymm12
vpaddq ymm7, ymm8, ymm7
vmovapd ymm8, ymmword ptr [rdi + 1088]
vfmadd213pd ymm8, ymm3, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm3, ymmword ptr [rdi + 1088]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm3, ymmword ptr [rdi + 1120]
vmovupd ymm11, ymmword ptr [rdi + 4168]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm3, ymm11
vpaddq ymm2, ymm2, ymm10
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm12
vmovapd ymm8, ymmword ptr [rdi + 1088]
vfmadd213pd ymm8, ymm9, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 1088]
vpaddq ymm6, ymm6, ymm10
vpaddq ymm7, ymm7, ymm8
vmovapd ymm8, ymmword ptr [rdi + 6208]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 8512]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm10, ymm9, ymm10, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7488]
vpaddq ymm11, ymm4, ymmword ptr [rdi + 6496]
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vperm2i128 ymm4, ymm4, ymm1, 33
vpalignr ymm4, ymm1, ymm4, 8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm2, ymm2, ymm4
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6496]
vpaddq ymm4, ymm7, ymmword ptr [rdi + 6528]
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vpaddq ymm1, ymm6, ymm1
vpaddq ymm4, ymm10, ymmword ptr [rdi + 8160]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7552]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8416]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8256]
vmovapd ymm6, ymmword ptr [rdi + 6624]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 8544]
vmovapd ymm9, ymmword ptr [rdi + 7712]
vperm2i128 ymm9, ymm9, ymm7, 33
vpalignr ymm7, ymm7, ymm9, 8
vmovapd ymm9, ymmword ptr [rdi + 8544]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8032], 33
vmovapd ymm10, ymmword ptr [rdi + 8032]
vpalignr ymm9, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 8224]
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 8384], 33
vmovapd ymm12, ymmword ptr [rdi + 8384]
vpalignr ymm11, ymm12, ymm11, 8
vpand ymm11, ymm11, ymmword ptr [rdi + 6656]
vpaddq ymm7, ymm7, ymm11
vmovdqa ymmword ptr [rdi + 8384], ymm0
vmovdqa ymmword ptr [rdi + 8224], ymm1
vmovdqa ymmword ptr [rdi + 8544], ymm2
vmovdqa ymmword ptr [rdi + 7712], ymm4
vmovdqa ymmword ptr [rdi + 8256], ymm7
vmovdqa ymmword ptr [rdi + 8416], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5824]
vmovdqa ymm1, ymmword ptr [rdi + 5824]
vmovdqa ymm2, ymmword ptr [rdi + 5952]
vmovdqa ymm3, ymmword ptr [rdi + 5952]
vmovdqa ymm4, ymmword ptr [rdi + 6080]
vmovdqa ymm5, ymmword ptr [rdi + 6080]
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
vmovdqa ymmword ptr [rdi + 7552], ymm0
vmovdqa ymmword ptr [rdi + 8160], ymm1
vmovdqa ymmword ptr [rdi + 7488], ymm2
vmovdqa ymmword ptr [rdi + 8512], ymm3
vmovdqa ymmword ptr [rdi + 8448], ymm4
vmovdqa ymmword ptr [rdi + 7648], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5856]
vmovdqa ymm1, ymmword ptr [rdi + 5856]
vmovdqa ymm2, ymmword ptr [rdi + 5984]
vmovdqa ymm3, ymmword ptr [rdi + 5984]
vmovdqa ymm4, ymmword ptr [rdi + 6112]
vmovdqa ymm5, ymmword ptr [rdi + 6112]
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
vmovdqa ymmword ptr [rdi + 8000], ymm0
vmovdqa ymmword ptr [rdi + 8352], ymm1
vmovdqa ymmword ptr [rdi + 7616], ymm2
vmovdqa ymmword ptr [rdi + 8480], ymm3
vmovdqa ymmword ptr [rdi + 7520], ymm4
vmovdqa ymmword ptr [rdi + 8320], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5888]
vmovdqa ymm1, ymmword ptr [rdi + 5888]
vmovdqa ymm2, ymmword ptr [rdi + 6016]
vmovdqa ymm3, ymmword ptr [rdi + 6016]
vmovdqa ymm4, ymmword ptr [rdi + 6144]
vmovdqa ymm5, ymmword ptr [rdi + 6144]
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
vmovdqa ymmword ptr [rdi + 8288], ymm0
vmovdqa ymmword ptr [rdi + 8128], ymm1
vmovdqa ymmword ptr [rdi + 8096], ymm2
vmovdqa ymmword ptr [rdi + 8064], ymm3
vmovdqa ymmword ptr [rdi + 8576], ymm4
vmovdqa ymmword ptr [rdi + 8608], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5920]
vmovdqa ymm1, ymmword ptr [rdi + 5920]
vmovdqa ymm2, ymmword ptr [rdi + 6048]
vmovdqa ymm3, ymmword ptr [rdi + 6048]
vmovdqa ymm4, ymmword ptr [rdi + 6176]
vmovdqa ymm5, ymmword ptr [rdi + 6176]
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
vmovapd ymm6, ymmword ptr [rdi + 7744]
vmovupd ymm7, ymmword ptr [rdi + 3272]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7488]
vmovapd ymm9, ymmword ptr [rdi + 7776]
vmovupd ymm10, ymmword ptr [rdi + 3304]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8512]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8448]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7648]
vmovapd ymm12, ymmword ptr [rdi + 7552]
vpaddq ymm12, ymm12, ymm12
vmovdqa ymmword ptr [rdi + 7552], ymm1
vmovapd ymm1, ymmword ptr [rdi + 8160]
vpaddq ymm1, ymm1, ymm1
vpaddq ymm7, ymm7, ymm7
vpaddq ymm10, ymm10, ymm10
vpaddq ymm8, ymm8, ymm8
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8160], ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 7648], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 7808]
vmovupd ymm10, ymmword ptr [rdi + 3336]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 7616]
vmovapd ymm12, ymmword ptr [rdi + 7872]
vmovdqa ymmword ptr [rdi + 7616], ymm8
vmovupd ymm8, ymmword ptr [rdi + 3368]
vmovdqa ymmword ptr [rdi + 7776], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7744], ymm1
vsubpd ymm1, ymm15, ymm7
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8480]
vpaddq ymm8, ymm11, ymmword ptr [rdi + 7520]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8320]
vmovapd ymm11, ymmword ptr [rdi + 8000]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8000], ymm6
vmovapd ymm6, ymmword ptr [rdi + 8352]
vpaddq ymm6, ymm6, ymm6
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm8, ymm8, ymm8
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 8352], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 8320], ymm8
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
vmovapd ymm9, ymmword ptr [rdi + 7968]
vmovupd ymm10, ymmword ptr [rdi + 3400]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 8096]
vmovapd ymm12, ymmword ptr [rdi + 7936]
vmovdqa ymmword ptr [rdi + 8096], ymm1
vmovupd ymm1, ymmword ptr [rdi + 3432]
vmovdqa ymmword ptr [rdi + 7872], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 7808], ymm6
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm6, ymmword ptr [rdi + 8064]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 8576]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8608]
vmovapd ymm11, ymmword ptr [rdi + 8288]
vpaddq ymm11, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 8288], ymm8
vmovapd ymm8, ymmword ptr [rdi + 8128]
vpaddq ymm8, ymm8, ymm8
vpaddq ymm10, ymm10, ymm10
vpaddq ymm1, ymm1, ymm1
vpaddq ymm6, ymm6, ymm6
vpaddq ymm7, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 8128], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 8608], ymm6
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
vmovapd ymm9, ymmword ptr [rdi + 7904]
vmovupd ymm10, ymmword ptr [rdi + 3464]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vmovapd ymm10, ymmword ptr [rdi + 7840]
vmovupd ymm12, ymmword ptr [rdi + 3496]
vmovdqa ymmword ptr [rdi + 7936], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 7968], ymm7
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm10, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm11
vpaddq ymm1, ymm5, ymm1
vpaddq ymm0, ymm0, ymm0
vmovapd ymm5, ymmword ptr [rdi + 7552]
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
vmovapd ymm7, ymmword ptr [rdi + 6208]
vpaddq ymm9, ymm7, ymmword ptr [rdi + 7648]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm9, ymm9, ymm10, 8
vmovapd ymm10, ymmword ptr [rdi + 7648]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 8160], 33
vmovapd ymm11, ymmword ptr [rdi + 8160]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8000]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7744]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6240]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6272]
vmovapd ymm12, ymmword ptr [rdi + 6304]
vpaddq ymm7, ymm12, ymmword ptr [rdi + 7776]
vmovdqa ymmword ptr [rdi + 7776], ymm3
vpaddq ymm3, ymm12, ymmword ptr [rdi + 7616]
vmovdqa ymmword ptr [rdi + 7616], ymm2
vpunpcklqdq ymm2, ymm9, ymm7
vpunpckhqdq ymm7, ymm9, ymm7
vperm2i128 ymm9, ymm2, ymm7, 32
vperm2i128 ymm2, ymm2, ymm7, 49
vpunpcklqdq ymm7, ymm10, ymm3
vpunpckhqdq ymm3, ymm10, ymm3
vperm2i128 ymm10, ymm7, ymm3, 32
vperm2i128 ymm3, ymm7, ymm3, 49
vperm2i128 ymm7, ymm11, ymmword ptr [rdi + 8320], 33
vmovapd ymm11, ymmword ptr [rdi + 8320]
vpalignr ymm7, ymm11, ymm7, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 8352], 33
vmovdqa ymmword ptr [rdi + 8320], ymm3
vmovapd ymm3, ymmword ptr [rdi + 8352]
vpalignr ymm11, ymm3, ymm11, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8288]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7808]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6272]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6272]
vmovdqa ymmword ptr [rdi + 7808], ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 7872]
vmovdqa ymmword ptr [rdi + 7872], ymm2
vpaddq ymm2, ymm12, ymmword ptr [rdi + 8096]
vmovdqa ymmword ptr [rdi + 8096], ymm9
vpunpcklqdq ymm9, ymm7, ymm10
vpunpckhqdq ymm7, ymm7, ymm10
vperm2i128 ymm10, ymm9, ymm7, 32
vperm2i128 ymm7, ymm9, ymm7, 49
vpunpcklqdq ymm9, ymm11, ymm2
vpunpckhqdq ymm2, ymm11, ymm2
vperm2i128 ymm11, ymm9, ymm2, 32
vperm2i128 ymm2, ymm9, ymm2, 49
vperm2i128 ymm3, ymm3, ymmword ptr [rdi + 8608], 33
vmovapd ymm9, ymmword ptr [rdi + 8608]
vpalignr ymm3, ymm9, ymm3, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8128], 33
vmovdqa ymmword ptr [rdi + 8608], ymm2
vmovapd ymm2, ymmword ptr [rdi + 8128]
vpalignr ymm9, ymm2, ymm9, 8
vpaddq ymm3, ymm6, ymm3
vpaddq ymm6, ymm8, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6272]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6272]
vpaddq ymm8, ymm12, ymmword ptr [rdi + 7968]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7936]
vmovdqa ymmword ptr [rdi + 7936], ymm11
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
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6272]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6272]
vpaddq ymm2, ymm12, ymmword ptr [rdi + 7616]
vpaddq ymm4, ymm12, ymmword ptr [rdi + 7776]
vpunpcklqdq ymm5, ymm0, ymm2
vpunpckhqdq ymm0, ymm0, ymm2
vperm2i128 ymm2, ymm5, ymm0, 32
vperm2i128 ymm0, ymm5, ymm0, 49
vpunpcklqdq ymm5, ymm1, ymm4
vpunpckhqdq ymm1, ymm1, ymm4
vperm2i128 ymm4, ymm5, ymm1, 32
vperm2i128 ymm1, ymm5, ymm1, 49
vmovapd ymm5, ymmword ptr [rdi + 8096]
vpsrlq ymm11, ymm5, 52
vmovapd ymm12, ymmword ptr [rdi + 7872]
vmovdqa ymmword ptr [rdi + 7776], ymm1
vpsrlq ymm1, ymm12, 52
vmovdqa ymmword ptr [rdi + 7616], ymm4
vmovapd ymm4, ymmword ptr [rdi + 7808]
vmovdqa ymmword ptr [rdi + 8128], ymm0
vpsrlq ymm0, ymm4, 52
vmovdqa ymmword ptr [rdi + 7968], ymm2
vmovapd ymm2, ymmword ptr [rdi + 8320]
vmovdqa ymmword ptr [rdi + 8352], ymm6
vpsrlq ymm6, ymm2, 52
vmovdqa ymmword ptr [rdi + 8288], ymm9
vpsrlq ymm9, ymm10, 52
vmovdqa ymmword ptr [rdi + 8160], ymm3
vpsrlq ymm3, ymm7, 52
vmovdqa ymmword ptr [rdi + 7744], ymm8
vperm2i128 ymm8, ymm11, ymm11, 8
vpalignr ymm8, ymm11, ymm8, 8
vperm2i128 ymm11, ymm11, ymm1, 33
vpalignr ymm11, ymm1, ymm11, 8
vmovdqa ymmword ptr [rdi + 8000], ymm7
vpaddq ymm7, ymm5, ymm8
vmovdqa ymmword ptr [rdi + 7648], ymm10
vpxor ymm10, ymm5, ymm7
vpor ymm13, ymm13, ymm10
vpaddq ymm5, ymm12, ymm11
vpxor ymm8, ymm12, ymm5
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 5760]
vpor ymm7, ymm7, ymmword ptr [rdi + 5792]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5792]
vpand ymm5, ymm5, ymmword ptr [rdi + 5760]
vpor ymm5, ymm5, ymmword ptr [rdi + 5792]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 4352], ymm7
vmovdqa ymmword ptr [rdi + 4384], ymm5
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
vpand ymm0, ymm8, ymmword ptr [rdi + 5760]
vpor ymm0, ymm0, ymmword ptr [rdi + 5792]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5792]
vpand ymm1, ymm1, ymmword ptr [rdi + 5760]
vpor ymm1, ymm1, ymmword ptr [rdi + 5792]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 4416], ymm0
vmovdqa ymmword ptr [rdi + 4448], ymm1
vperm2i128 ymm2, ymm6, ymm9, 33
vpalignr ymm2, ymm9, ymm2, 8
vperm2i128 ymm4, ymm9, ymm3, 33
vpalignr ymm3, ymm3, ymm4, 8
vmovapd ymm4, ymmword ptr [rdi + 7648]
vpaddq ymm6, ymm4, ymm2
vpxor ymm8, ymm4, ymm6
vpor ymm13, ymm13, ymm8
vmovapd ymm2, ymmword ptr [rdi + 8000]
vpaddq ymm4, ymm2, ymm3
vpxor ymm8, ymm2, ymm4
vpor ymm13, ymm13, ymm8
vpand ymm6, ymm6, ymmword ptr [rdi + 6336]
vpand ymm4, ymm4, ymmword ptr [rdi + 8192]
vpand ymm6, ymm6, ymmword ptr [rdi + 5760]
vpor ymm6, ymm6, ymmword ptr [rdi + 5792]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5792]
vpand ymm4, ymm4, ymmword ptr [rdi + 5760]
vpor ymm4, ymm4, ymmword ptr [rdi + 5792]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 4480], ymm6
vmovdqa ymmword ptr [rdi + 4512], ymm4
vpand ymm3, ymm3, ymmword ptr [rdi + 6400]
vpaddq ymm2, ymm2, ymm3
vmovapd ymm3, ymmword ptr [rdi + 800]
vmovupd ymm8, ymmword ptr [rdi + 4328]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm3, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm3, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
vmovupd ymm12, ymmword ptr [rdi + 4360]
vmovdqa ymmword ptr [rdi + 8000], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7648], ymm2
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8320], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4392]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm3, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4424]
vmovdqa ymmword ptr [rdi + 7808], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7872], ymm6
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4456]
vmovdqa ymmword ptr [rdi + 8096], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm3, ymm9
vmovdqa ymmword ptr [rdi + 7840], ymm1
vsubpd ymm1, ymm15, ymm4
vfmadd231pd ymm1, ymm3, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4488]
vmovdqa ymmword ptr [rdi + 7904], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7552], ymm1
vsubpd ymm1, ymm15, ymm4
vfmadd231pd ymm1, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 4520]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm3, ymm11
vmovdqa ymmword ptr [rdi + 8576], ymm4
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
vmovapd ymm10, ymmword ptr [rdi + 7840]
vfmadd213pd ymm10, ymm6, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 7840]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7552]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8096]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7904]
vmovapd ymm12, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 7904], ymm10
vmovapd ymm10, ymmword ptr [rdi + 7872]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8096], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 7872]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7808]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm6, ymmword ptr [rdi + 7808]
vpaddq ymm4, ymm4, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8576]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm12, ymmword ptr [rdi + 4344]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 8576], ymm8
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 4376]
vmovdqa ymmword ptr [rdi + 7808], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 7872], ymm10
vsubpd ymm10, ymm15, ymm2
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm5, ymm5, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm2, ymm7, ymm2
vmovupd ymm6, ymmword ptr [rdi + 4408]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm6
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [rdi + 4440]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm6
vpaddq ymm6, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8096]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7904]
vmovupd ymm11, ymmword ptr [rdi + 4472]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 7904], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 4504]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm4, ymm4, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7872]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 8576]
vmovapd ymm11, ymmword ptr [rdi + 960]
vmovupd ymm12, ymmword ptr [rdi + 4336]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8576], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7808]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 7808], ymm10
vmovupd ymm10, ymmword ptr [rdi + 4368]
vmovdqa ymmword ptr [rdi + 7872], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 8096], ymm4
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm12, ymm10
vpaddq ymm4, ymm5, ymm4
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm9
vmovupd ymm5, ymmword ptr [rdi + 4400]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm5
vpaddq ymm0, ymm0, ymm9
vmovupd ymm5, ymmword ptr [rdi + 4432]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm5
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm5
vpaddq ymm5, ymm6, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7904]
vmovupd ymm8, ymmword ptr [rdi + 4464]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm1, ymm1, ymm10
vmovupd ymm8, ymmword ptr [rdi + 4496]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7904], ymm1
vsubpd ymm1, ymm15, ymm10
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8096]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 7872]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 8576]
vmovupd ymm10, ymmword ptr [rdi + 4528]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 8576], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1024]
vmovupd ymm11, ymmword ptr [rdi + 4328]
vmovdqa ymmword ptr [rdi + 7872], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 8096], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7808]
vmovapd ymm11, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 7808], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4360]
vmovdqa ymmword ptr [rdi + 7552], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7840], ymm1
vsubpd ymm1, ymm15, ymm8
vfmadd231pd ymm1, ymm11, ymm9
vpaddq ymm1, ymm4, ymm1
vpaddq ymm3, ymm3, ymm12
vpaddq ymm2, ymm2, ymm8
vmovupd ymm4, ymmword ptr [rdi + 4392]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm4
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm4
vpaddq ymm0, ymm0, ymm9
vmovupd ymm4, ymmword ptr [rdi + 4424]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm4
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm4
vpaddq ymm4, ymm5, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 4456]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7904]
vmovupd ymm9, ymmword ptr [rdi + 4488]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7904], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7840]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7552]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 8576]
vmovupd ymm12, ymmword ptr [rdi + 4520]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 8576], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8096]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7872]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovapd ymm10, ymmword ptr [rdi + 4352]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7872], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 4352]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rdi + 4384]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 8096], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm10, ymmword ptr [rdi + 4384]
vpaddq ymm0, ymm0, ymm1
vmovapd ymm1, ymmword ptr [rdi + 4416]
vfmadd213pd ymm1, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7552], ymm0
vsubpd ymm0, ymm15, ymm1
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 4416]
vpaddq ymm0, ymm4, ymm0
vpaddq ymm4, ymm5, ymm11
vpaddq ymm1, ymm6, ymm1
vmovapd ymm5, ymmword ptr [rdi + 4448]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 4448]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 4480]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 4480]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8576]
vmovapd ymm8, ymmword ptr [rdi + 4512]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 4512]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7872]
vmovapd ymm11, ymmword ptr [rdi + 6432]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 8320]
vmovapd ymm11, ymmword ptr [rdi + 6464]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 7904]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm11, ymm2, ymmword ptr [rdi + 6496]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7808]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8096]
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vperm2i128 ymm4, ymm4, ymm1, 33
vpalignr ymm4, ymm1, ymm4, 8
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7552]
vpaddq ymm0, ymm0, ymm4
vperm2i128 ymm1, ymm1, ymm5, 33
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm4, ymm5, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm1, ymm6, ymm1
vpaddq ymm3, ymm3, ymm4
vpaddq ymm4, ymm7, ymmword ptr [rdi + 6496]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 6528]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 8000]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7648]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 7936]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 8608]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7744]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8160]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8288]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 8352]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7968]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6240]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6560]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6592]
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
vmovdqa ymmword ptr [rdi + 7968], ymm1
vpxor ymm1, ymm5, ymm12
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm6, ymm11
vpxor ymm5, ymm6, ymm1
vpor ymm13, ymm13, ymm5
vpand ymm5, ymm12, ymmword ptr [rdi + 5760]
vpor ymm5, ymm5, ymmword ptr [rdi + 5792]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5792]
vpand ymm1, ymm1, ymmword ptr [rdi + 5760]
vpor ymm1, ymm1, ymmword ptr [rdi + 5792]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 4672], ymm5
vmovdqa ymmword ptr [rdi + 4704], ymm1
vmovapd ymm6, ymmword ptr [rdi + 800]
vmovupd ymm10, ymmword ptr [rdi + 4656]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vmovdqa ymmword ptr [rdi + 8352], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4688]
vmovdqa ymmword ptr [rdi + 8288], ymm8
vmovapd ymm8, ymmword ptr [rdi + 768]
vfmadd213pd ymm8, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 8160], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm9, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 7744], ymm7
vmovupd ymm7, ymmword ptr [rdi + 4720]
vmovdqa ymmword ptr [rdi + 8608], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm6, ymm7
vmovdqa ymmword ptr [rdi + 7936], ymm4
vsubpd ymm4, ymm15, ymm2
vfmadd231pd ymm4, ymm7, ymm6
vmovapd ymm6, ymmword ptr [rdi + 864]
vmovdqa ymmword ptr [rdi + 8000], ymm3
vmovupd ymm3, ymmword ptr [rdi + 4648]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm3
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm3
vpaddq ymm9, ymm12, ymm9
vpaddq ymm7, ymm11, ymm7
vmovupd ymm11, ymmword ptr [rdi + 4680]
vmovapd ymm12, ymmword ptr [rdi + 832]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 7648], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4712]
vmovdqa ymmword ptr [rdi + 7552], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm9
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymm6
vpaddq ymm4, ymm4, ymm11
vpaddq ymm8, ymm8, ymm12
vpaddq ymm2, ymm2, ymm7
vmovapd ymm7, ymmword ptr [rdi + 896]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 896]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm5, ymmword ptr [rdi + 928]
vfmadd213pd ymm5, ymm1, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm1, ymmword ptr [rdi + 928]
vpaddq ymm1, ymm4, ymm11
vpaddq ymm4, ymm8, ymm7
vpaddq ymm2, ymm2, ymm5
vmovapd ymm5, ymmword ptr [rdi + 960]
vmovupd ymm7, ymmword ptr [rdi + 4664]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm5, ymm7
vpaddq ymm0, ymm0, ymm11
vmovapd ymm7, ymmword ptr [rdi + 992]
vmovupd ymm11, ymmword ptr [rdi + 4696]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm7, ymm11
vpaddq ymm1, ymm1, ymm6
vpaddq ymm4, ymm4, ymm8
vpaddq ymm2, ymm2, ymm12
vmovupd ymm6, ymmword ptr [rdi + 4728]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm6
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm5, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1024]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 1024]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm10, ymmword ptr [rdi + 1056]
vmovupd ymm12, ymmword ptr [rdi + 4688]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm12
vsubpd ymm5, ymm15, ymm7
vfmadd231pd ymm5, ymm10, ymm12
vpaddq ymm1, ymm1, ymm5
vpaddq ymm4, ymm4, ymm6
vpaddq ymm2, ymm2, ymm7
vmovapd ymm5, ymmword ptr [rdi + 1024]
vmovupd ymm6, ymmword ptr [rdi + 4720]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm5, ymm6
vpaddq ymm6, ymm11, ymm12
vpaddq ymm7, ymm8, ymm7
vmovapd ymm8, ymmword ptr [rdi + 1088]
vfmadd213pd ymm8, ymm3, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm3, ymmword ptr [rdi + 1088]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm3, ymmword ptr [rdi + 1120]
vmovupd ymm11, ymmword ptr [rdi + 4680]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm3, ymm11
vpaddq ymm1, ymm1, ymm10
vpaddq ymm4, ymm4, ymm8
vpaddq ymm2, ymm2, ymm12
vmovapd ymm8, ymmword ptr [rdi + 1088]
vfmadd213pd ymm8, ymm9, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 1088]
vpaddq ymm6, ymm6, ymm10
vpaddq ymm7, ymm7, ymm8
vmovapd ymm8, ymmword ptr [rdi + 6208]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 7552]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm10, ymm9, ymm10, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7648]
vpaddq ymm11, ymm4, ymmword ptr [rdi + 6496]
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm4
vpaddq ymm2, ymm2, ymmword ptr [rdi + 6496]
vpaddq ymm4, ymm7, ymmword ptr [rdi + 6528]
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm4, ymm10, ymmword ptr [rdi + 8000]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7936]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8128]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7616]
vmovapd ymm6, ymmword ptr [rdi + 6624]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 8608]
vmovapd ymm9, ymmword ptr [rdi + 7744]
vperm2i128 ymm9, ymm9, ymm7, 33
vpalignr ymm7, ymm7, ymm9, 8
vmovapd ymm9, ymmword ptr [rdi + 8608]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 8160], 33
vmovapd ymm10, ymmword ptr [rdi + 8160]
vpalignr ymm9, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 8352]
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 8288], 33
vmovapd ymm12, ymmword ptr [rdi + 8288]
vpalignr ymm11, ymm12, ymm11, 8
vpand ymm11, ymm11, ymmword ptr [rdi + 6656]
vpaddq ymm7, ymm7, ymm11
vmovapd ymm11, ymmword ptr [rdi + 1920]
vpsubq ymm7, ymm11, ymm7
vmovapd ymm11, ymmword ptr [rdi + 1952]
vpsubq ymm9, ymm11, ymm9
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8256]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8416]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 7968], 33
vmovapd ymm11, ymmword ptr [rdi + 7968]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm11, ymm11, ymm6
vpaddq ymm4, ymm4, ymmword ptr [rdi + 6688]
vperm2i128 ymm11, ymm11, ymm4, 33
vpalignr ymm11, ymm4, ymm11, 8
vmovapd ymm12, ymmword ptr [rdi + 1984]
vpsubq ymm10, ymm12, ymm10
vmovapd ymm12, ymmword ptr [rdi + 2016]
vpsubq ymm11, ymm12, ymm11
vmovapd ymm12, ymmword ptr [rdi + 8032]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 7584], 33
vmovapd ymm8, ymmword ptr [rdi + 7584]
vpalignr ymm12, ymm8, ymm12, 8
vpaddq ymm8, ymm8, ymm6
vmovapd ymm3, ymmword ptr [rdi + 6688]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7712]
vperm2i128 ymm8, ymm8, ymm3, 33
vpalignr ymm8, ymm3, ymm8, 8
vpaddq ymm10, ymm12, ymm10
vpaddq ymm11, ymm8, ymm11
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6720]
vperm2i128 ymm4, ymm4, ymm0, 33
vpalignr ymm4, ymm0, ymm4, 8
vpaddq ymm1, ymm1, ymm6
vperm2i128 ymm0, ymm0, ymm1, 33
vpalignr ymm0, ymm1, ymm0, 8
vmovdqa ymmword ptr [rdi + 7712], ymm8
vmovapd ymm8, ymmword ptr [rdi + 2048]
vpsubq ymm4, ymm8, ymm4
vmovapd ymm8, ymmword ptr [rdi + 2080]
vpsubq ymm0, ymm8, ymm0
vmovapd ymm8, ymmword ptr [rdi + 6720]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8384]
vperm2i128 ymm3, ymm3, ymm8, 33
vpalignr ymm3, ymm8, ymm3, 8
vmovdqa ymmword ptr [rdi + 8384], ymm12
vpaddq ymm12, ymm6, ymmword ptr [rdi + 8544]
vperm2i128 ymm8, ymm8, ymm12, 33
vpalignr ymm8, ymm12, ymm8, 8
vpaddq ymm4, ymm3, ymm4
vpaddq ymm0, ymm8, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi + 6752]
vperm2i128 ymm1, ymm1, ymm2, 33
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 7776], 33
vmovdqa ymmword ptr [rdi + 8544], ymm8
vmovapd ymm8, ymmword ptr [rdi + 7776]
vpalignr ymm2, ymm8, ymm2, 8
vmovapd ymm8, ymmword ptr [rdi + 2112]
vpsubq ymm1, ymm8, ymm1
vmovapd ymm8, ymmword ptr [rdi + 2144]
vpsubq ymm2, ymm8, ymm2
vmovapd ymm8, ymmword ptr [rdi + 6752]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8224]
vperm2i128 ymm12, ymm12, ymm8, 33
vpalignr ymm12, ymm8, ymm12, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 7680], 33
vmovdqa ymmword ptr [rdi + 8224], ymm3
vmovapd ymm3, ymmword ptr [rdi + 7680]
vpalignr ymm3, ymm3, ymm8, 8
vpaddq ymm1, ymm12, ymm1
vpaddq ymm2, ymm3, ymm2
vpsrlq ymm8, ymm7, 52
vmovdqa ymmword ptr [rdi + 7680], ymm3
vpsrlq ymm3, ymm9, 52
vmovdqa ymmword ptr [rdi + 7776], ymm12
vperm2i128 ymm12, ymm8, ymm8, 8
vpalignr ymm12, ymm8, ymm12, 8
vperm2i128 ymm8, ymm8, ymm3, 33
vpalignr ymm8, ymm3, ymm8, 8
vpaddq ymm6, ymm7, ymm12
vpxor ymm5, ymm7, ymm6
vpor ymm13, ymm13, ymm5
vpaddq ymm5, ymm9, ymm8
vpxor ymm7, ymm9, ymm5
vpor ymm13, ymm13, ymm7
vpand ymm6, ymm6, ymmword ptr [rdi + 5760]
vpor ymm6, ymm6, ymmword ptr [rdi + 5792]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5792]
vpand ymm5, ymm5, ymmword ptr [rdi + 5760]
vpor ymm5, ymm5, ymmword ptr [rdi + 5792]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 4864], ymm6
vmovdqa ymmword ptr [rdi + 4896], ymm5
vpsrlq ymm7, ymm10, 52
vpsrlq ymm8, ymm11, 52
vperm2i128 ymm3, ymm3, ymm7, 33
vpalignr ymm3, ymm7, ymm3, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm9, ymm10, ymm3
vpxor ymm12, ymm10, ymm9
vpor ymm13, ymm13, ymm12
vpaddq ymm3, ymm11, ymm7
vpxor ymm10, ymm11, ymm3
vpor ymm13, ymm13, ymm10
vpand ymm7, ymm9, ymmword ptr [rdi + 5760]
vpor ymm7, ymm7, ymmword ptr [rdi + 5792]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5792]
vpand ymm3, ymm3, ymmword ptr [rdi + 5760]
vpor ymm3, ymm3, ymmword ptr [rdi + 5792]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 4928], ymm7
vmovdqa ymmword ptr [rdi + 4960], ymm3
vpsrlq ymm9, ymm4, 52
vpsrlq ymm10, ymm0, 52
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm11, ymm4, ymm8
vpxor ymm12, ymm4, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm0, ymm9
vpxor ymm8, ymm0, ymm4
vpor ymm13, ymm13, ymm8
vpand ymm0, ymm11, ymmword ptr [rdi + 5760]
vpor ymm0, ymm0, ymmword ptr [rdi + 5792]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5792]
vpand ymm4, ymm4, ymmword ptr [rdi + 5760]
vpor ymm4, ymm4, ymmword ptr [rdi + 5792]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 4992], ymm0
vmovdqa ymmword ptr [rdi + 5024], ymm4
vpsrlq ymm8, ymm1, 52
vpsrlq ymm9, ymm2, 52
vperm2i128 ymm10, ymm10, ymm8, 33
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm9, ymm1, ymm10
vpxor ymm11, ymm1, ymm9
vpor ymm13, ymm13, ymm11
vpaddq ymm1, ymm2, ymm8
vpxor ymm10, ymm2, ymm1
vpor ymm13, ymm13, ymm10
vpand ymm2, ymm9, ymmword ptr [rdi + 5760]
vpor ymm2, ymm2, ymmword ptr [rdi + 5792]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5792]
vpand ymm1, ymm1, ymmword ptr [rdi + 5760]
vpor ymm1, ymm1, ymmword ptr [rdi + 5792]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 5056], ymm2
vmovdqa ymmword ptr [rdi + 5088], ymm1
vbroadcastsd ymm8, qword ptr [rsi + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm5
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm5
vmovdqa ymmword ptr [rdi + 7584], ymm1
vbroadcastsd ymm1, qword ptr [rsi + 8]
vmovdqa ymmword ptr [rdi + 8032], ymm2
vmovupd ymm2, ymmword ptr [rdi + 4856]
vmovdqa ymmword ptr [rdi + 7968], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm1, ymm2
vmovdqa ymmword ptr [rdi + 8160], ymm0
vsubpd ymm0, ymm15, ymm4
vfmadd231pd ymm0, ymm1, ymm2
vpaddq ymm0, ymm10, ymm0
vmovupd ymm10, ymmword ptr [rdi + 4888]
vmovdqa ymmword ptr [rdi + 8288], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm1, ymm10
vmovdqa ymmword ptr [rdi + 8352], ymm6
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm1, ymm10
vpaddq ymm6, ymm12, ymm6
vpaddq ymm4, ymm9, ymm4
vpaddq ymm5, ymm11, ymm5
vbroadcastsd ymm9, qword ptr [rsi + 16]
vmovupd ymm11, ymmword ptr [rdi + 4848]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 4880]
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 8608], ymm3
vsubpd ymm3, ymm15, ymm1
vfmadd231pd ymm3, ymm9, ymm10
vpaddq ymm3, ymm6, ymm3
vpaddq ymm4, ymm4, ymm12
vpaddq ymm1, ymm5, ymm1
vbroadcastsd ymm5, qword ptr [rsi + 24]
vmovupd ymm6, ymmword ptr [rdi + 4840]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm6
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm5, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 4872]
vmovdqa ymmword ptr [rdi + 7744], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm5, ymm10
vsubpd ymm9, ymm15, ymm0
vfmadd231pd ymm9, ymm5, ymm10
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm12
vpaddq ymm0, ymm1, ymm0
vbroadcastsd ymm1, qword ptr [rsi + 32]
vmovapd ymm9, ymmword ptr [rdi + 4864]
vfmadd213pd ymm9, ymm1, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm1, ymmword ptr [rdi + 4864]
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm9
vbroadcastsd ymm9, qword ptr [rsi + 40]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm2
vmovdqa ymmword ptr [rdi + 7616], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm9, ymm2
vpaddq ymm3, ymm3, ymm4
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm4, qword ptr [rsi + 48]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm11
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm4, ymm11
vpaddq ymm2, ymm3, ymm2
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm3, qword ptr [rsi + 56]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm6
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm3, ymm6
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm7
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm7
vmovdqa ymmword ptr [rdi + 8128], ymm2
vmovapd ymm2, ymmword ptr [rdi + 8608]
vfmadd213pd ymm2, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 7936], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm8, ymmword ptr [rdi + 8608]
vmovdqa ymmword ptr [rdi + 8000], ymm7
vbroadcastsd ymm7, qword ptr [rsi + 8]
vmovupd ymm8, ymmword ptr [rdi + 4920]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm8
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm10, ymm12, ymm10
vmovupd ymm12, ymmword ptr [rdi + 4952]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm7, ymm12
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm7, ymm12
vpaddq ymm0, ymm0, ymm4
vpaddq ymm4, ymm11, ymm6
vpaddq ymm2, ymm2, ymm3
vbroadcastsd ymm3, qword ptr [rsi + 16]
vmovupd ymm6, ymmword ptr [rdi + 4912]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm3, ymm6
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm3, ymm6
vpaddq ymm10, ymm10, ymm12
vmovupd ymm12, ymmword ptr [rdi + 4944]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm3, ymm12
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm3, ymm12
vpaddq ymm0, ymm0, ymm6
vpaddq ymm4, ymm4, ymm11
vpaddq ymm2, ymm2, ymm7
vmovupd ymm6, ymmword ptr [rdi + 4904]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm5, ymm6
vpaddq ymm10, ymm10, ymm11
vmovupd ymm11, ymmword ptr [rdi + 4936]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm11
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm5, ymm11
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm4, ymm7
vpaddq ymm2, ymm2, ymm12
vmovapd ymm4, ymmword ptr [rdi + 4896]
vfmadd213pd ymm4, ymm1, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm1, ymmword ptr [rdi + 4896]
vpaddq ymm7, ymm10, ymm7
vmovapd ymm10, ymmword ptr [rdi + 4928]
vfmadd213pd ymm10, ymm1, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm1, ymmword ptr [rdi + 4928]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm10
vmovupd ymm4, ymmword ptr [rdi + 4888]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm4
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm4
vpaddq ymm7, ymm7, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm8
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm9, ymm8
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm2, ymm2, ymm12
vbroadcastsd ymm10, qword ptr [rsi + 48]
vmovupd ymm11, ymmword ptr [rdi + 4880]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm11
vpaddq ymm7, ymm7, ymm8
vmovupd ymm8, ymmword ptr [rdi + 4912]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm8
vsubpd ymm1, ymm15, ymm9
vfmadd231pd ymm1, ymm10, ymm8
vpaddq ymm0, ymm0, ymm1
vpaddq ymm1, ymm3, ymm12
vpaddq ymm2, ymm2, ymm9
vbroadcastsd ymm3, qword ptr [rsi + 56]
vmovupd ymm9, ymmword ptr [rdi + 4872]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm3, ymm9
vpaddq ymm7, ymm7, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm6
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm3, ymm6
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 64]
vmovapd ymm10, ymmword ptr [rdi + 8352]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 8352]
vpaddq ymm7, ymm7, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8288]
vfmadd213pd ymm12, ymm8, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm8, ymmword ptr [rdi + 8288]
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 72]
vmovupd ymm10, ymmword ptr [rdi + 4856]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm6, ymm10
vpaddq ymm7, ymm7, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm4
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm6, ymm4
vpaddq ymm0, ymm0, ymm3
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm3, qword ptr [rsi + 80]
vmovupd ymm8, ymmword ptr [rdi + 4848]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm8
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm3, ymm8
vpaddq ymm4, ymm7, ymm4
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm3, ymm11
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm3, ymm11
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm7
vbroadcastsd ymm6, qword ptr [rsi + 88]
vmovupd ymm7, ymmword ptr [rdi + 4840]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm7
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm6, ymm7
vpaddq ymm4, ymm4, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm9
vmovdqa ymmword ptr [rdi + 7648], ymm4
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm6, ymm9
vpaddq ymm0, ymm0, ymm4
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm11
vbroadcastsd ymm4, qword ptr [rsi + 96]
vmovapd ymm11, ymmword ptr [rdi + 4864]
vfmadd213pd ymm11, ymm4, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4864]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm2, ymm11
vbroadcastsd ymm11, qword ptr [rsi + 104]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 7552], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm11, ymm10
vpaddq ymm0, ymm0, ymm1
vpaddq ymm1, ymm2, ymm12
vbroadcastsd ymm2, qword ptr [rsi + 112]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm8
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm2, ymm8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm10, qword ptr [rsi + 120]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm7
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm7
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 0]
vmovapd ymm12, ymmword ptr [rdi + 8160]
vfmadd213pd ymm12, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 8096], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm8, ymmword ptr [rdi + 8160]
vmovdqa ymmword ptr [rdi + 7808], ymm1
vmovapd ymm1, ymmword ptr [rdi + 7968]
vfmadd213pd ymm1, ymm8, ymm14
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm8, ymmword ptr [rdi + 7968]
vbroadcastsd ymm8, qword ptr [rsi + 8]
vmovupd ymm10, ymmword ptr [rdi + 4984]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm10
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm8, ymm10
vpaddq ymm0, ymm0, ymm2
vmovupd ymm2, ymmword ptr [rdi + 5016]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm2
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm8, ymm2
vpaddq ymm4, ymm7, ymm4
vpaddq ymm7, ymm12, ymm9
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm9, qword ptr [rsi + 16]
vmovupd ymm11, ymmword ptr [rdi + 4976]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm9, ymm11
vpaddq ymm0, ymm0, ymm2
vmovupd ymm2, ymmword ptr [rdi + 5008]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm2
vsubpd ymm6, ymm15, ymm8
vfmadd231pd ymm6, ymm9, ymm2
vpaddq ymm4, ymm4, ymm6
vpaddq ymm6, ymm7, ymm12
vpaddq ymm1, ymm1, ymm8
vmovupd ymm7, ymmword ptr [rdi + 4968]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm5, ymm7
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 5000]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm5, ymm12
vsubpd ymm9, ymm15, ymm2
vfmadd231pd ymm9, ymm5, ymm12
vpaddq ymm4, ymm4, ymm9
vpaddq ymm6, ymm6, ymm8
vpaddq ymm1, ymm1, ymm2
vbroadcastsd ymm2, qword ptr [rsi + 32]
vmovapd ymm8, ymmword ptr [rdi + 4960]
vfmadd213pd ymm8, ymm2, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm2, ymmword ptr [rdi + 4960]
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymmword ptr [rdi + 4992]
vfmadd213pd ymm9, ymm2, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm2, ymmword ptr [rdi + 4992]
vpaddq ymm4, ymm4, ymm12
vpaddq ymm6, ymm6, ymm8
vpaddq ymm1, ymm1, ymm9
vbroadcastsd ymm8, qword ptr [rsi + 40]
vmovupd ymm9, ymmword ptr [rdi + 4952]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm8, ymm9
vpaddq ymm0, ymm0, ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm8, ymm10
vsubpd ymm5, ymm15, ymm2
vfmadd231pd ymm5, ymm8, ymm10
vpaddq ymm4, ymm4, ymm5
vpaddq ymm5, ymm6, ymm12
vpaddq ymm1, ymm1, ymm2
vbroadcastsd ymm2, qword ptr [rsi + 48]
vmovupd ymm6, ymmword ptr [rdi + 4944]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm6
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm2, ymm6
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm11
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm2, ymm11
vpaddq ymm4, ymm4, ymm8
vpaddq ymm5, ymm5, ymm12
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm8, qword ptr [rsi + 56]
vmovupd ymm10, ymmword ptr [rdi + 4936]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm10
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm8, ymm10
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm7
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm8, ymm7
vpaddq ymm2, ymm4, ymm2
vpaddq ymm4, ymm5, ymm12
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm5, qword ptr [rsi + 64]
vmovapd ymm11, ymmword ptr [rdi + 8000]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 8000]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8608]
vfmadd213pd ymm12, ymm5, ymm14
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm5, ymmword ptr [rdi + 8608]
vpaddq ymm2, ymm2, ymm7
vpaddq ymm4, ymm4, ymm11
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm7, qword ptr [rsi + 72]
vmovupd ymm11, ymmword ptr [rdi + 4920]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm7, ymm11
vpaddq ymm0, ymm0, ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm7, ymm9
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm7, ymm9
vpaddq ymm2, ymm2, ymm8
vpaddq ymm4, ymm4, ymm12
vpaddq ymm1, ymm1, ymm5
vmovupd ymm5, ymmword ptr [rdi + 4912]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm5
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm3, ymm5
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm6
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm3, ymm6
vpaddq ymm2, ymm2, ymm9
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 88]
vmovupd ymm9, ymmword ptr [rdi + 4904]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm8, ymm9
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm10
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm8, ymm10
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm4, ymm12
vpaddq ymm1, ymm1, ymm6
vbroadcastsd ymm4, qword ptr [rsi + 96]
vmovapd ymm6, ymmword ptr [rdi + 4896]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4896]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 4928]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 4928]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 104]
vmovupd ymm10, ymmword ptr [rdi + 4888]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm6, ymm10
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm11
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm6, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 112]
vmovupd ymm8, ymmword ptr [rdi + 4880]
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
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm6, qword ptr [rsi + 120]
vmovupd ymm11, ymmword ptr [rdi + 4872]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm6, ymm11
vpaddq ymm0, ymm0, ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm6, ymm9
vsubpd ymm4, ymm15, ymm5
vfmadd231pd ymm4, ymm6, ymm9
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm5
vbroadcastsd ymm4, qword ptr [rsi + 128]
vmovapd ymm5, ymmword ptr [rdi + 8352]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm12, ymm15, ymm5
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 8352]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8288]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 8288]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm5
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 136]
vmovupd ymm9, ymmword ptr [rdi + 4856]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm9
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm5, ymm9
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm10
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm5, ymm10
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 144]
vmovupd ymm6, ymmword ptr [rdi + 4848]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm6
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymm6
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm8
vsubpd ymm5, ymm15, ymm10
vfmadd231pd ymm5, ymm4, ymm8
vpaddq ymm2, ymm2, ymm5
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm5, qword ptr [rsi + 152]
vmovupd ymm10, ymmword ptr [rdi + 4840]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm5, ymm10
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 7904], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm5, ymm11
vpaddq ymm0, ymm2, ymm0
vpaddq ymm2, ymm3, ymm12
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm3, qword ptr [rsi + 160]
vmovapd ymm8, ymmword ptr [rdi + 4864]
vfmadd213pd ymm8, ymm3, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm3, ymmword ptr [rdi + 4864]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 168]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 8320], ymm2
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm8, ymm9
vpaddq ymm0, ymm0, ymm2
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm2, qword ptr [rsi + 176]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm6
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm2, ymm6
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm9, qword ptr [rsi + 184]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm10
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm9, ymm10
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 0]
vmovapd ymm12, ymmword ptr [rdi + 8032]
vfmadd213pd ymm12, ymm6, ymm14
vmovdqa ymmword ptr [rdi + 7872], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm6, ymmword ptr [rdi + 8032]
vmovdqa ymmword ptr [rdi + 8576], ymm1
vmovapd ymm1, ymmword ptr [rdi + 7584]
vfmadd213pd ymm1, ymm6, ymm14
vsubpd ymm10, ymm15, ymm1
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 7584]
vbroadcastsd ymm6, qword ptr [rsi + 8]
vmovupd ymm11, ymmword ptr [rdi + 5048]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm11
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm6, ymm11
vpaddq ymm0, ymm0, ymm2
vmovupd ymm2, ymmword ptr [rdi + 5080]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm2
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm2, ymm6
vpaddq ymm3, ymm10, ymm3
vpaddq ymm6, ymm12, ymm9
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 16]
vmovupd ymm9, ymmword ptr [rdi + 5040]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 5072]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm8, ymm12
vsubpd ymm5, ymm15, ymm2
vfmadd231pd ymm5, ymm12, ymm8
vpaddq ymm3, ymm3, ymm5
vpaddq ymm5, ymm6, ymm10
vpaddq ymm1, ymm1, ymm2
vbroadcastsd ymm2, qword ptr [rsi + 24]
vmovupd ymm6, ymmword ptr [rdi + 5032]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm6
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5064]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm2
vpaddq ymm2, ymm3, ymm4
vpaddq ymm3, ymm5, ymm8
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm4, qword ptr [rsi + 32]
vmovapd ymm5, ymmword ptr [rdi + 5024]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 5024]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rdi + 5056]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 5056]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm5
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm5, qword ptr [rsi + 40]
vmovupd ymm8, ymmword ptr [rdi + 5016]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm8
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm5, ymm8
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm11
vsubpd ymm4, ymm15, ymm10
vfmadd231pd ymm4, ymm5, ymm11
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm4, qword ptr [rsi + 48]
vmovupd ymm10, ymmword ptr [rdi + 5008]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm10
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm10
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm9
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm4, ymm9
vpaddq ymm2, ymm2, ymm5
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm5, qword ptr [rsi + 56]
vmovupd ymm11, ymmword ptr [rdi + 5000]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm5, ymm11
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm6
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm5, ymm6
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm9
vbroadcastsd ymm4, qword ptr [rsi + 64]
vmovapd ymm9, ymmword ptr [rdi + 8160]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 8160]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7968]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 7968]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm12
vmovupd ymm6, ymmword ptr [rdi + 4984]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm6
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymm6
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm8
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm7, ymm8
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm4, qword ptr [rsi + 80]
vmovupd ymm9, ymmword ptr [rdi + 4976]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm9
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm10
vsubpd ymm7, ymm15, ymm8
vfmadd231pd ymm7, ymm4, ymm10
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm7, qword ptr [rsi + 88]
vmovupd ymm8, ymmword ptr [rdi + 4968]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm8
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm11
vsubpd ymm4, ymm15, ymm10
vfmadd231pd ymm4, ymm7, ymm11
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm4, qword ptr [rsi + 96]
vmovapd ymm10, ymmword ptr [rdi + 4960]
vfmadd213pd ymm10, ymm4, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4960]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 4992]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 4992]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm10, qword ptr [rsi + 104]
vmovupd ymm11, ymmword ptr [rdi + 4952]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm11
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm10, ymm6
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm10, ymm6
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 112]
vmovupd ymm7, ymmword ptr [rdi + 4944]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm7
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymm7
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm4, ymm9
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm4, ymm9
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm6
vbroadcastsd ymm6, qword ptr [rsi + 120]
vmovupd ymm10, ymmword ptr [rdi + 4936]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm10
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm6, ymm10
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm6, ymm8
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm9
vbroadcastsd ymm4, qword ptr [rsi + 128]
vmovapd ymm9, ymmword ptr [rdi + 8000]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 8000]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8608]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 8608]
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 136]
vmovupd ymm9, ymmword ptr [rdi + 4920]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm8, ymm9
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm11
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm8, ymm11
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 144]
vmovupd ymm6, ymmword ptr [rdi + 4912]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm6
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm6
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm7
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm4, ymm7
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm8, qword ptr [rsi + 152]
vmovupd ymm11, ymmword ptr [rdi + 4904]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm11
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm8, ymm11
vpaddq ymm0, ymm0, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm10
vsubpd ymm4, ymm15, ymm7
vfmadd231pd ymm4, ymm8, ymm10
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm7
vbroadcastsd ymm4, qword ptr [rsi + 160]
vmovapd ymm7, ymmword ptr [rdi + 4896]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4896]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 4928]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 4928]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm7
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm7, qword ptr [rsi + 168]
vmovupd ymm10, ymmword ptr [rdi + 4888]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm7, ymm10
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm9
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm7, ymm9
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 176]
vmovupd ymm8, ymmword ptr [rdi + 4880]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm8
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm4, ymm8
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm6
vsubpd ymm7, ymm15, ymm9
vfmadd231pd ymm7, ymm4, ymm6
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm9
vbroadcastsd ymm7, qword ptr [rsi + 184]
vmovupd ymm9, ymmword ptr [rdi + 4872]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm9
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm7, ymm9
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm11
vsubpd ymm4, ymm15, ymm6
vfmadd231pd ymm4, ymm7, ymm11
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm6
vbroadcastsd ymm4, qword ptr [rsi + 192]
vmovapd ymm6, ymmword ptr [rdi + 8352]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 8352]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8288]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 8288]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm6
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 200]
vmovupd ymm11, ymmword ptr [rdi + 4856]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm6, ymm11
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm10
vsubpd ymm11, ymm15, ymm4
vfmadd231pd ymm11, ymm6, ymm10
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 208]
vmovupd ymm10, ymmword ptr [rdi + 4848]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm4, ymm10
vpaddq ymm0, ymm0, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm4, ymm8
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm11
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm8, qword ptr [rsi + 216]
vmovupd ymm10, ymmword ptr [rdi + 4840]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm10
vpaddq ymm0, ymm0, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm11
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm9, qword ptr [rsi + 224]
vmovapd ymm10, ymmword ptr [rdi + 4864]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 4864]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm10, qword ptr [rsi + 32]
vmovapd ymm11, ymmword ptr [rdi + 5088]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 5088]
vbroadcastsd ymm10, qword ptr [rsi + 40]
vmovdqa ymmword ptr [rdi + 8288], ymm2
vmovupd ymm2, ymmword ptr [rdi + 5080]
vmovdqa ymmword ptr [rdi + 8352], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm10, ymm2
vmovdqa ymmword ptr [rdi + 7840], ymm1
vsubpd ymm1, ymm15, ymm0
vfmadd231pd ymm1, ymm10, ymm2
vpaddq ymm1, ymm12, ymm1
vmovupd ymm12, ymmword ptr [rdi + 5112]
vmovdqa ymmword ptr [rdi + 8064], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm10, ymm12
vsubpd ymm9, ymm15, ymm3
vfmadd231pd ymm9, ymm12, ymm10
vpaddq ymm0, ymm11, ymm0
vbroadcastsd ymm10, qword ptr [rsi + 48]
vmovupd ymm11, ymmword ptr [rdi + 5072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm11
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 5104]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm10, ymm8
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm8, ymm10
vpaddq ymm6, ymm9, ymm6
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm4
vmovupd ymm4, ymmword ptr [rdi + 5064]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm4
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm4
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5096]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm5
vpaddq ymm5, ymm6, ymm8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 64]
vmovapd ymm8, ymmword ptr [rdi + 8032]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 8032]
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymmword ptr [rdi + 7584]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm6, ymmword ptr [rdi + 7584]
vpaddq ymm5, ymm5, ymm12
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm9
vbroadcastsd ymm6, qword ptr [rsi + 72]
vmovupd ymm8, ymmword ptr [rdi + 5048]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm6, ymm8
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm6
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm2, ymm6
vpaddq ymm5, ymm5, ymm10
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 80]
vmovupd ymm9, ymmword ptr [rdi + 5040]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm6, ymm9
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm6
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm6
vpaddq ymm2, ymm5, ymm2
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 88]
vmovupd ymm6, ymmword ptr [rdi + 5032]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm5, ymm6
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm5
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm5
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 96]
vmovapd ymm10, ymmword ptr [rdi + 5024]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 5024]
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 5056]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 5056]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm10, qword ptr [rsi + 104]
vmovupd ymm11, ymmword ptr [rdi + 5016]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm11
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm10, ymm8
vsubpd ymm5, ymm15, ymm4
vfmadd231pd ymm5, ymm10, ymm8
vpaddq ymm2, ymm2, ymm5
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 112]
vmovupd ymm5, ymmword ptr [rdi + 5008]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm5
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm5
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm9
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm4, ymm9
vpaddq ymm2, ymm2, ymm10
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 120]
vmovupd ymm10, ymmword ptr [rdi + 5000]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm10
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm8, ymm6
vpaddq ymm2, ymm2, ymm4
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm9
vbroadcastsd ymm4, qword ptr [rsi + 128]
vmovapd ymm9, ymmword ptr [rdi + 8160]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 8160]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7968]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 7968]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 136]
vmovupd ymm9, ymmword ptr [rdi + 4984]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm9
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm6, ymm9
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm11
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm6, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 144]
vmovupd ymm8, ymmword ptr [rdi + 4976]
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
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm6, qword ptr [rsi + 152]
vmovupd ymm11, ymmword ptr [rdi + 4968]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm6, ymm11
vpaddq ymm1, ymm1, ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm6, ymm10
vsubpd ymm4, ymm15, ymm5
vfmadd231pd ymm4, ymm6, ymm10
vpaddq ymm2, ymm2, ymm4
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm5
vbroadcastsd ymm4, qword ptr [rsi + 160]
vmovapd ymm5, ymmword ptr [rdi + 4960]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm12, ymm15, ymm5
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4960]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 4992]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 4992]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm0, ymm0, ymm5
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 168]
vmovupd ymm10, ymmword ptr [rdi + 4952]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm9
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm5, ymm9
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 176]
vmovupd ymm6, ymmword ptr [rdi + 4944]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm6
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm4, ymm6
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm8
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm4, ymm8
vpaddq ymm2, ymm2, ymm5
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm9
vmovupd ymm5, ymmword ptr [rdi + 4936]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymm5
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm7, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 192]
vmovapd ymm9, ymmword ptr [rdi + 8000]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 8000]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 8608]
vfmadd213pd ymm12, ymm8, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 8608]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm9, qword ptr [rsi + 200]
vmovupd ymm11, ymmword ptr [rdi + 4920]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm9, ymm11
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm10
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm9, ymm10
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 208]
vmovupd ymm10, ymmword ptr [rdi + 4912]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm10
vpaddq ymm1, ymm1, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm6
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm6, qword ptr [rsi + 216]
vmovupd ymm10, ymmword ptr [rdi + 4904]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vpaddq ymm1, ymm1, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm5
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm6, ymm5
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm3, ymm10
vbroadcastsd ymm5, qword ptr [rsi + 224]
vmovapd ymm10, ymmword ptr [rdi + 4896]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 4896]
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 4928]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 4928]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm10, qword ptr [rsi + 96]
vmovapd ymm11, ymmword ptr [rdi + 5088]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 5088]
vbroadcastsd ymm10, qword ptr [rsi + 104]
vmovdqa ymmword ptr [rdi + 8608], ymm2
vmovupd ymm2, ymmword ptr [rdi + 5080]
vmovdqa ymmword ptr [rdi + 8000], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm2
vmovdqa ymmword ptr [rdi + 7520], ymm3
vsubpd ymm3, ymm15, ymm1
vfmadd231pd ymm3, ymm10, ymm2
vpaddq ymm3, ymm12, ymm3
vmovupd ymm12, ymmword ptr [rdi + 5112]
vmovdqa ymmword ptr [rdi + 8480], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm10, ymm12
vsubpd ymm5, ymm15, ymm0
vfmadd231pd ymm5, ymm12, ymm10
vpaddq ymm1, ymm11, ymm1
vbroadcastsd ymm10, qword ptr [rsi + 112]
vmovupd ymm11, ymmword ptr [rdi + 5072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm10, ymm11
vpaddq ymm3, ymm3, ymm6
vmovupd ymm6, ymmword ptr [rdi + 5104]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm10
vpaddq ymm5, ymm5, ymm9
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 120]
vmovupd ymm9, ymmword ptr [rdi + 5064]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm3, ymm3, ymm12
vmovupd ymm12, ymmword ptr [rdi + 5096]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm12
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm12, ymm8
vpaddq ymm5, ymm5, ymm7
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm6
vbroadcastsd ymm6, qword ptr [rsi + 128]
vmovapd ymm7, ymmword ptr [rdi + 8032]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 8032]
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7584]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 7584]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm7
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm6, qword ptr [rsi + 136]
vmovupd ymm7, ymmword ptr [rdi + 5048]
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
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm10
vbroadcastsd ymm6, qword ptr [rsi + 144]
vmovupd ymm8, ymmword ptr [rdi + 5040]
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
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 152]
vmovupd ymm6, ymmword ptr [rdi + 5032]
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
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 160]
vmovapd ymm10, ymmword ptr [rdi + 5024]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 5024]
vpaddq ymm3, ymm3, ymm11
vmovapd ymm11, ymmword ptr [rdi + 5056]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 5056]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm10, qword ptr [rsi + 168]
vmovupd ymm11, ymmword ptr [rdi + 5016]
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
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm9
vmovupd ymm5, ymmword ptr [rdi + 5008]
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
vpaddq ymm1, ymm1, ymm9
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm7, qword ptr [rsi + 184]
vmovupd ymm9, ymmword ptr [rdi + 5000]
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
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm4, qword ptr [rsi + 192]
vmovapd ymm8, ymmword ptr [rdi + 8160]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 8160]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7968]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 7968]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 200]
vmovupd ymm8, ymmword ptr [rdi + 4984]
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
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 208]
vmovupd ymm8, ymmword ptr [rdi + 4976]
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
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm5, qword ptr [rsi + 216]
vmovupd ymm8, ymmword ptr [rdi + 4968]
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
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 224]
vmovapd ymm9, ymmword ptr [rdi + 4960]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 4960]
vpaddq ymm3, ymm3, ymm11
vmovapd ymm11, ymmword ptr [rdi + 4992]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 4992]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm9
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm9, qword ptr [rsi + 160]
vmovapd ymm11, ymmword ptr [rdi + 5088]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 5088]
vmovupd ymm9, ymmword ptr [rdi + 5080]
vmovdqa ymmword ptr [rdi + 7968], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm10, ymm9
vmovdqa ymmword ptr [rdi + 8160], ymm3
vsubpd ymm3, ymm15, ymm2
vfmadd231pd ymm3, ymm10, ymm9
vpaddq ymm3, ymm12, ymm3
vmovupd ymm12, ymmword ptr [rdi + 5112]
vmovdqa ymmword ptr [rdi + 8448], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 8512], ymm1
vsubpd ymm1, ymm15, ymm0
vfmadd231pd ymm1, ymm10, ymm12
vpaddq ymm2, ymm11, ymm2
vbroadcastsd ymm10, qword ptr [rsi + 176]
vmovupd ymm11, ymmword ptr [rdi + 5072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm11
vpaddq ymm3, ymm3, ymm8
vmovupd ymm8, ymmword ptr [rdi + 5104]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm10, ymm8
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm10, ymm8
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm5
vmovupd ymm5, ymmword ptr [rdi + 5064]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm5
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymm5
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5096]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm11
vbroadcastsd ymm7, qword ptr [rsi + 192]
vmovapd ymm8, ymmword ptr [rdi + 8032]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 8032]
vpaddq ymm3, ymm3, ymm10
vmovapd ymm10, ymmword ptr [rdi + 7584]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 7584]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm10
vmovupd ymm7, ymmword ptr [rdi + 5048]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm3, ymm3, ymm10
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm6
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm6
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm7
vmovupd ymm6, ymmword ptr [rdi + 5040]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymm6
vpaddq ymm3, ymm3, ymm8
vmovupd ymm6, ymmword ptr [rdi + 5072]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm4
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm8
vbroadcastsd ymm4, qword ptr [rsi + 216]
vmovupd ymm6, ymmword ptr [rdi + 5032]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymm6
vpaddq ymm3, ymm3, ymm8
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm4
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm5, ymm4
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm6
vbroadcastsd ymm4, qword ptr [rsi + 224]
vmovapd ymm5, ymmword ptr [rdi + 5024]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 5024]
vpaddq ymm3, ymm3, ymm6
vmovapd ymm6, ymmword ptr [rdi + 5056]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm4, ymmword ptr [rdi + 5056]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm2, ymm2, ymm5
vpaddq ymm0, ymm0, ymm6
vmovapd ymm5, ymmword ptr [rdi + 5088]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 5088]
vmovapd ymm4, ymmword ptr [rdi + 6176]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7616]
vperm2i128 ymm7, ymm4, ymm4, 8
vpalignr ymm7, ymm4, ymm7, 8
vmovapd ymm8, ymmword ptr [rdi + 6784]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 7936]
vperm2i128 ymm4, ymm4, ymm9, 33
vpalignr ymm4, ymm9, ymm4, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7744]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 8128]
vmovapd ymm10, ymmword ptr [rdi + 6144]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7552]
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 6816]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 7808]
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7648]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8096]
vmovdqa ymmword ptr [rdi + 8096], ymm10
vmovapd ymm10, ymmword ptr [rdi + 6848]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8320]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vmovdqa ymmword ptr [rdi + 8320], ymm9
vmovapd ymm9, ymmword ptr [rdi + 6880]
vmovdqa ymmword ptr [rdi + 7648], ymm4
vpaddq ymm4, ymm9, ymmword ptr [rdi + 8576]
vperm2i128 ymm10, ymm10, ymm4, 33
vpalignr ymm10, ymm4, ymm10, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7904]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7872]
vmovdqa ymmword ptr [rdi + 7872], ymm10
vmovapd ymm10, ymmword ptr [rdi + 6912]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8064]
vperm2i128 ymm4, ymm4, ymm10, 33
vpalignr ymm4, ymm10, ymm4, 8
vmovdqa ymmword ptr [rdi + 8064], ymm12
vmovapd ymm12, ymmword ptr [rdi + 6944]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7840]
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 8352]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8288]
vmovdqa ymmword ptr [rdi + 8288], ymm10
vmovapd ymm10, ymmword ptr [rdi + 6976]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8480]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7520]
vperm2i128 ymm10, ymm10, ymm9, 33
vpalignr ymm10, ymm9, ymm10, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 8000]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8608]
vmovdqa ymmword ptr [rdi + 8608], ymm10
vmovapd ymm10, ymmword ptr [rdi + 7008]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8512]
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8448]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8160]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7968]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7040]
vperm2i128 ymm11, ymm11, ymm2, 33
vpalignr ymm11, ymm2, ymm11, 8
vpaddq ymm0, ymm0, ymm8
vperm2i128 ymm2, ymm2, ymm0, 33
vpalignr ymm2, ymm0, ymm2, 8
vpaddq ymm3, ymm3, ymm11
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm5, ymmword ptr [rdi + 6432]
vperm2i128 ymm0, ymm0, ymm2, 33
vpalignr ymm0, ymm2, ymm0, 8
vperm2i128 ymm2, ymm2, ymm2, 129
vpsrldq ymm2, ymm2, 8
vpaddq ymm0, ymm6, ymm0
vpaddq ymm5, ymm7, ymmword ptr [rdi + 5920]
vpsrlq ymm6, ymm5, 52
vmovapd ymm7, ymmword ptr [rdi + 7072]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7648]
vpsrlq ymm8, ymm7, 52
vmovapd ymm11, ymmword ptr [rdi + 5888]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8320]
vmovdqa ymmword ptr [rdi + 8320], ymm2
vpsrlq ymm2, ymm11, 52
vmovdqa ymmword ptr [rdi + 7648], ymm0
vmovapd ymm0, ymmword ptr [rdi + 7104]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8096]
vmovdqa ymmword ptr [rdi + 8096], ymm1
vpsrlq ymm1, ymm0, 52
vmovdqa ymmword ptr [rdi + 7968], ymm3
vmovapd ymm3, ymmword ptr [rdi + 7136]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 8064]
vmovdqa ymmword ptr [rdi + 8064], ymm10
vpsrlq ymm10, ymm3, 52
vmovdqa ymmword ptr [rdi + 8160], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7168]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7872]
vmovdqa ymmword ptr [rdi + 8448], ymm12
vpsrlq ymm12, ymm9, 52
vmovdqa ymmword ptr [rdi + 8512], ymm4
vperm2i128 ymm4, ymm6, ymm6, 8
vpalignr ymm4, ymm6, ymm4, 8
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vmovdqa ymmword ptr [rdi + 8000], ymm9
vpaddq ymm9, ymm5, ymm4
vmovdqa ymmword ptr [rdi + 7520], ymm3
vpxor ymm3, ymm5, ymm9
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm7, ymm6
vpxor ymm4, ymm7, ymm3
vpor ymm13, ymm13, ymm4
vpand ymm4, ymm9, ymmword ptr [rdi + 5760]
vpor ymm4, ymm4, ymmword ptr [rdi + 5792]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5792]
vpand ymm3, ymm3, ymmword ptr [rdi + 5760]
vpor ymm3, ymm3, ymmword ptr [rdi + 5792]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 5248], ymm4
vmovdqa ymmword ptr [rdi + 5280], ymm3
vperm2i128 ymm5, ymm8, ymm2, 33
vpalignr ymm5, ymm2, ymm5, 8
vperm2i128 ymm2, ymm2, ymm1, 33
vpalignr ymm2, ymm1, ymm2, 8
vpaddq ymm6, ymm11, ymm5
vpxor ymm7, ymm11, ymm6
vpor ymm13, ymm13, ymm7
vpaddq ymm5, ymm0, ymm2
vpxor ymm7, ymm0, ymm5
vpor ymm13, ymm13, ymm7
vpand ymm0, ymm6, ymmword ptr [rdi + 5760]
vpor ymm0, ymm0, ymmword ptr [rdi + 5792]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5792]
vpand ymm2, ymm5, ymmword ptr [rdi + 5760]
vpor ymm2, ymm2, ymmword ptr [rdi + 5792]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 5312], ymm0
vmovdqa ymmword ptr [rdi + 5344], ymm2
vperm2i128 ymm1, ymm1, ymm10, 33
vpalignr ymm1, ymm10, ymm1, 8
vperm2i128 ymm5, ymm10, ymm12, 33
vpalignr ymm5, ymm12, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 7520]
vpaddq ymm7, ymm6, ymm1
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm1, ymmword ptr [rdi + 8000]
vpaddq ymm6, ymm1, ymm5
vpxor ymm8, ymm1, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm1, ymm7, ymmword ptr [rdi + 6336]
vpand ymm6, ymm6, ymmword ptr [rdi + 8192]
vpand ymm1, ymm1, ymmword ptr [rdi + 5760]
vpor ymm1, ymm1, ymmword ptr [rdi + 5792]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5792]
vpand ymm6, ymm6, ymmword ptr [rdi + 5760]
vpor ymm6, ymm6, ymmword ptr [rdi + 5792]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 5376], ymm1
vmovdqa ymmword ptr [rdi + 5408], ymm6
vpand ymm5, ymm5, ymmword ptr [rdi + 6400]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7872]
vmovapd ymm7, ymmword ptr [rdi + 800]
vmovupd ymm8, ymmword ptr [rdi + 5224]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
vmovupd ymm12, ymmword ptr [rdi + 5256]
vmovdqa ymmword ptr [rdi + 7872], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8192], ymm5
vsubpd ymm5, ymm15, ymm10
vfmadd231pd ymm5, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 8000], ymm9
vmovupd ymm9, ymmword ptr [rdi + 5288]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm7, ymm9
vmovupd ymm9, ymmword ptr [rdi + 5320]
vmovdqa ymmword ptr [rdi + 7520], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8480], ymm1
vsubpd ymm1, ymm15, ymm6
vfmadd231pd ymm1, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 5352]
vmovdqa ymmword ptr [rdi + 8352], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm9
vmovdqa ymmword ptr [rdi + 7840], ymm2
vsubpd ymm2, ymm15, ymm6
vfmadd231pd ymm2, ymm7, ymm9
vmovupd ymm9, ymmword ptr [rdi + 5384]
vmovdqa ymmword ptr [rdi + 7904], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 8576], ymm2
vsubpd ymm2, ymm15, ymm6
vfmadd231pd ymm2, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 5416]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm11
vmovdqa ymmword ptr [rdi + 7808], ymm6
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
vfmadd213pd ymm8, ymm0, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm0, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm1, ymm10
vmovapd ymm1, ymmword ptr [rdi + 864]
vmovapd ymm10, ymmword ptr [rdi + 7840]
vfmadd213pd ymm10, ymm1, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm1, ymmword ptr [rdi + 7840]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8576]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8352]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7904]
vmovapd ymm12, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 7904], ymm10
vmovapd ymm10, ymmword ptr [rdi + 8480]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8352], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 8480]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7520]
vfmadd213pd ymm8, ymm1, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm1, ymmword ptr [rdi + 7520]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7808]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm12, ymmword ptr [rdi + 5240]
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 7808], ymm8
vsubpd ymm8, ymm15, ymm1
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 5272]
vmovdqa ymmword ptr [rdi + 7520], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 8480], ymm10
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm3, ymm3, ymm10
vpaddq ymm1, ymm7, ymm1
vpaddq ymm4, ymm5, ymm4
vmovupd ymm5, ymmword ptr [rdi + 5304]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm5
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm5
vpaddq ymm0, ymm0, ymm10
vmovupd ymm5, ymmword ptr [rdi + 5336]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm5
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm5
vpaddq ymm5, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8352]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7904]
vmovupd ymm11, ymmword ptr [rdi + 5368]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 7904], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 5400]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 8480]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 7808]
vmovapd ymm11, ymmword ptr [rdi + 960]
vmovupd ymm12, ymmword ptr [rdi + 5232]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7808], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7520]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 7520], ymm10
vmovupd ymm10, ymmword ptr [rdi + 5264]
vmovdqa ymmword ptr [rdi + 8480], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 8352], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm1, ymm1, ymm8
vpaddq ymm4, ymm4, ymm9
vmovupd ymm6, ymmword ptr [rdi + 5296]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 5328]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm5, ymm5, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7904]
vmovupd ymm8, ymmword ptr [rdi + 5360]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rdi + 5392]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7904], ymm2
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm12, ymm8
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8352]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 8480]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 7808]
vmovupd ymm10, ymmword ptr [rdi + 5424]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 7808], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1024]
vmovupd ymm11, ymmword ptr [rdi + 5224]
vmovdqa ymmword ptr [rdi + 8480], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 8352], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7520]
vmovapd ymm11, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 7520], ymm9
vmovupd ymm9, ymmword ptr [rdi + 5256]
vmovdqa ymmword ptr [rdi + 8576], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7840], ymm2
vsubpd ymm2, ymm15, ymm8
vfmadd231pd ymm2, ymm11, ymm9
vpaddq ymm2, ymm3, ymm2
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm4, ymm8
vmovupd ymm4, ymmword ptr [rdi + 5288]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm4
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm4
vpaddq ymm0, ymm0, ymm9
vmovupd ymm4, ymmword ptr [rdi + 5320]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm4
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm4
vpaddq ymm4, ymm5, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 5352]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7904]
vmovupd ymm9, ymmword ptr [rdi + 5384]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7904], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm11, ymm9
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7840]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8576]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7808]
vmovupd ymm12, ymmword ptr [rdi + 5416]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 7808], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 8352]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8480]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovapd ymm10, ymmword ptr [rdi + 5248]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8480], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 5248]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rdi + 5280]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 8352], ymm2
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm10, ymmword ptr [rdi + 5280]
vpaddq ymm0, ymm0, ymm2
vmovapd ymm2, ymmword ptr [rdi + 5312]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 8576], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 5312]
vpaddq ymm0, ymm4, ymm0
vpaddq ymm4, ymm5, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm5, ymmword ptr [rdi + 5344]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 5344]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 5376]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 5376]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7808]
vmovapd ymm8, ymmword ptr [rdi + 5408]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 5408]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 8480]
vmovapd ymm11, ymmword ptr [rdi + 6432]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8000]
vmovapd ymm12, ymmword ptr [rdi + 6464]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7904]
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm3, ymmword ptr [rdi + 6496]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm10, ymm10, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7520]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 8352]
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 8576]
vpaddq ymm0, ymm0, ymm4
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vperm2i128 ymm4, ymm5, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm1, ymm1, ymm4
vpaddq ymm4, ymm7, ymmword ptr [rdi + 6496]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 6528]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 7872]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 8192]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 8512]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 8288]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 8448]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8608]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 8160]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8064]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7968]
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
vmovdqa ymmword ptr [rdi + 7968], ymm2
vpxor ymm2, ymm5, ymm12
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm6, ymm11
vpxor ymm5, ymm6, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm5, ymm12, ymmword ptr [rdi + 5760]
vpor ymm5, ymm5, ymmword ptr [rdi + 5792]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5792]
vpand ymm2, ymm2, ymmword ptr [rdi + 5760]
vpor ymm2, ymm2, ymmword ptr [rdi + 5792]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 5568], ymm5
vmovdqa ymmword ptr [rdi + 5600], ymm2
vmovapd ymm6, ymmword ptr [rdi + 800]
vmovupd ymm10, ymmword ptr [rdi + 5552]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vmovdqa ymmword ptr [rdi + 8064], ymm9
vmovupd ymm9, ymmword ptr [rdi + 5584]
vmovdqa ymmword ptr [rdi + 8160], ymm8
vmovapd ymm8, ymmword ptr [rdi + 768]
vfmadd213pd ymm8, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 8608], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm9, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 8448], ymm7
vmovupd ymm7, ymmword ptr [rdi + 5616]
vmovdqa ymmword ptr [rdi + 8288], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm6, ymm7
vmovdqa ymmword ptr [rdi + 8512], ymm4
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm7, ymm6
vmovapd ymm6, ymmword ptr [rdi + 864]
vmovdqa ymmword ptr [rdi + 7872], ymm1
vmovupd ymm1, ymmword ptr [rdi + 5544]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm1
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm1
vpaddq ymm9, ymm12, ymm9
vpaddq ymm7, ymm11, ymm7
vmovupd ymm11, ymmword ptr [rdi + 5576]
vmovapd ymm12, ymmword ptr [rdi + 832]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 8192], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 5608]
vmovdqa ymmword ptr [rdi + 8576], ymm7
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
vmovupd ymm6, ymmword ptr [rdi + 5560]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm6, ymmword ptr [rdi + 992]
vmovupd ymm8, ymmword ptr [rdi + 5592]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm8
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm7
vpaddq ymm3, ymm3, ymm11
vmovupd ymm6, ymmword ptr [rdi + 5624]
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
vmovupd ymm10, ymmword ptr [rdi + 5584]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm5
vpaddq ymm3, ymm3, ymm11
vmovapd ymm5, ymmword ptr [rdi + 1024]
vmovupd ymm6, ymmword ptr [rdi + 5616]
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
vmovupd ymm8, ymmword ptr [rdi + 5576]
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
vmovapd ymm6, ymmword ptr [rdi + 6208]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 8576]
vperm2i128 ymm7, ymm6, ymm6, 8
vpalignr ymm7, ymm6, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8192]
vpaddq ymm8, ymm2, ymmword ptr [rdi + 6496]
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm3, ymmword ptr [rdi + 6496]
vpaddq ymm3, ymm4, ymmword ptr [rdi + 6528]
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm2, ymm5, ymm2
vpaddq ymm3, ymm7, ymmword ptr [rdi + 7872]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8512]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 8096]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7648]
vmovapd ymm4, ymmword ptr [rdi + 7296]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 8288]
vmovapd ymm5, ymmword ptr [rdi + 8448]
vperm2i128 ymm5, ymm5, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 7328]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 8608]
vperm2i128 ymm4, ymm4, ymm6, 33
vpalignr ymm4, ymm6, ymm4, 8
vmovapd ymm7, ymmword ptr [rdi + 8064]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 8160], 33
vmovapd ymm8, ymmword ptr [rdi + 8160]
vpalignr ymm7, ymm8, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 6656]
vpaddq ymm5, ymm5, ymm7
vmovapd ymm7, ymmword ptr [rdi + 8256]
vmovdqa ymmword ptr [rdi + 128], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6624]
vpaddq ymm8, ymm7, ymmword ptr [rdi + 8416]
vmovdqa ymmword ptr [rdi + 160], ymm8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 8384]
vmovdqa ymmword ptr [rdi + 192], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7712]
vmovdqa ymmword ptr [rdi + 224], ymm7
vmovapd ymm7, ymmword ptr [rdi + 8224]
vmovdqa ymmword ptr [rdi + 256], ymm7
vmovapd ymm7, ymmword ptr [rdi + 8544]
vmovdqa ymmword ptr [rdi + 288], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7776]
vmovdqa ymmword ptr [rdi + 320], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7680]
vmovdqa ymmword ptr [rdi + 352], ymm7
vmovdqa ymmword ptr [rdi + 384], ymm5
vmovdqa ymmword ptr [rdi + 416], ymm4
vmovapd ymm4, ymmword ptr [rdi + 7360]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7968]
vperm2i128 ymm5, ymm6, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7392]
vperm2i128 ymm4, ymm4, ymm3, 33
vpalignr ymm4, ymm3, ymm4, 8
vmovdqa ymmword ptr [rdi + 448], ymm5
vmovdqa ymmword ptr [rdi + 480], ymm4
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7424]
vperm2i128 ymm3, ymm3, ymm0, 33
vpalignr ymm3, ymm0, ymm3, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7456]
vperm2i128 ymm0, ymm0, ymm1, 33
vpalignr ymm0, ymm1, ymm0, 8
vmovdqa ymmword ptr [rdi + 512], ymm3
vmovdqa ymmword ptr [rdi + 544], ymm0
vpaddq ymm0, ymm2, ymmword ptr [rdi + 5920]
vperm2i128 ymm1, ymm1, ymm0, 33
vpalignr ymm1, ymm0, ymm1, 8
vperm2i128 ymm0, ymm0, ymmword ptr [rdi + 8320], 33
vmovapd ymm2, ymmword ptr [rdi + 8320]
vpalignr ymm0, ymm2, ymm0, 8
vmovdqa ymmword ptr [rdi + 576], ymm1
vmovdqa ymmword ptr [rdi + 608], ymm0
add rsi, 256
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
