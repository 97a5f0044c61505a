# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels/x86_64
# Computes rcx times X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) mod N = c 2^1196 - 1, once for each alpha.
# Kernel: crates/modmill-arith/src/fold/special_step.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs not carried, as `special_step::bounds` says; ymm13 collects predicted carries that rippled.
# 5932 instructions, 669 pairs of products, 270 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 4928]
vmovapd ymm15, ymmword ptr [rdi + 4960]
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
vpand ymm1, ymm2, ymmword ptr [rdi + 4992]
vpor ymm1, ymm1, ymmword ptr [rdi + 5024]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5024]
vpand ymm0, ymm0, ymmword ptr [rdi + 4992]
vpor ymm0, ymm0, ymmword ptr [rdi + 5024]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 2304], ymm1
vmovdqa ymmword ptr [rdi + 2336], ymm0
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
vpand ymm2, ymm6, ymmword ptr [rdi + 4992]
vpor ymm2, ymm2, ymmword ptr [rdi + 5024]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5024]
vpand ymm4, ymm4, ymmword ptr [rdi + 4992]
vpor ymm4, ymm4, ymmword ptr [rdi + 5024]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 2368], ymm2
vmovdqa ymmword ptr [rdi + 2400], ymm4
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
vpand ymm5, ymm7, ymmword ptr [rdi + 4992]
vpor ymm5, ymm5, ymmword ptr [rdi + 5024]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5024]
vpand ymm3, ymm3, ymmword ptr [rdi + 4992]
vpor ymm3, ymm3, ymmword ptr [rdi + 5024]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 2432], ymm5
vmovdqa ymmword ptr [rdi + 2464], ymm3
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
vpand ymm7, ymm9, ymmword ptr [rdi + 4992]
vpor ymm7, ymm7, ymmword ptr [rdi + 5024]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5024]
vpand ymm6, ymm6, ymmword ptr [rdi + 4992]
vpor ymm6, ymm6, ymmword ptr [rdi + 5024]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 2496], ymm7
vmovdqa ymmword ptr [rdi + 2528], ymm6
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
vmovdqa ymmword ptr [rdi + 6912], ymm6
vpsubq ymm6, ymm12, ymmword ptr [rdi + 512]
vmovapd ymm12, ymmword ptr [rdi + 2080]
vmovdqa ymmword ptr [rdi + 6944], ymm7
vpsubq ymm7, ymm12, ymmword ptr [rdi + 544]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 256]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 288]
vmovapd ymm12, ymmword ptr [rdi + 2112]
vmovdqa ymmword ptr [rdi + 6976], ymm3
vpsubq ymm3, ymm12, ymmword ptr [rdi + 576]
vmovapd ymm12, ymmword ptr [rdi + 2144]
vmovdqa ymmword ptr [rdi + 7008], ymm5
vpsubq ymm5, ymm12, ymmword ptr [rdi + 608]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 320]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 352]
vpsrlq ymm12, ymm9, 52
vmovdqa ymmword ptr [rdi + 7040], ymm2
vpsrlq ymm2, ymm11, 52
vmovdqa ymmword ptr [rdi + 7072], ymm4
vperm2i128 ymm4, ymm12, ymm12, 8
vpalignr ymm4, ymm12, ymm4, 8
vperm2i128 ymm12, ymm12, ymm2, 33
vpalignr ymm12, ymm2, ymm12, 8
vmovdqa ymmword ptr [rdi + 7104], ymm0
vpaddq ymm0, ymm9, ymm4
vmovdqa ymmword ptr [rdi + 7136], ymm1
vpxor ymm1, ymm9, ymm0
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm11, ymm12
vpxor ymm4, ymm11, ymm1
vpor ymm13, ymm13, ymm4
vpand ymm0, ymm0, ymmword ptr [rdi + 4992]
vpor ymm0, ymm0, ymmword ptr [rdi + 5024]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5024]
vpand ymm1, ymm1, ymmword ptr [rdi + 4992]
vpor ymm1, ymm1, ymmword ptr [rdi + 5024]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 2688], ymm0
vmovdqa ymmword ptr [rdi + 2720], ymm1
vpsrlq ymm4, ymm10, 52
vpsrlq ymm9, ymm8, 52
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vperm2i128 ymm4, ymm4, ymm9, 33
vpalignr ymm4, ymm9, ymm4, 8
vpaddq ymm11, ymm10, ymm2
vpxor ymm12, ymm10, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm2, ymm8, ymm4
vpxor ymm10, ymm8, ymm2
vpor ymm13, ymm13, ymm10
vpand ymm4, ymm11, ymmword ptr [rdi + 4992]
vpor ymm4, ymm4, ymmword ptr [rdi + 5024]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5024]
vpand ymm2, ymm2, ymmword ptr [rdi + 4992]
vpor ymm2, ymm2, ymmword ptr [rdi + 5024]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 2752], ymm4
vmovdqa ymmword ptr [rdi + 2784], ymm2
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
vpand ymm7, ymm11, ymmword ptr [rdi + 4992]
vpor ymm7, ymm7, ymmword ptr [rdi + 5024]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5024]
vpand ymm6, ymm6, ymmword ptr [rdi + 4992]
vpor ymm6, ymm6, ymmword ptr [rdi + 5024]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 2816], ymm7
vmovdqa ymmword ptr [rdi + 2848], ymm6
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
vpand ymm5, ymm9, ymmword ptr [rdi + 4992]
vpor ymm5, ymm5, ymmword ptr [rdi + 5024]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5024]
vpand ymm3, ymm3, ymmword ptr [rdi + 4992]
vpor ymm3, ymm3, ymmword ptr [rdi + 5024]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 2880], ymm5
vmovdqa ymmword ptr [rdi + 2912], ymm3
vmovupd ymm8, ymmword ptr [rdi + 2312]
vmovapd ymm9, ymmword ptr [rdi + 7136]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 7136]
vmovupd ymm11, ymmword ptr [rdi + 2344]
vmovapd ymm12, ymmword ptr [rdi + 7104]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 7168], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymmword ptr [rdi + 7104]
vmovdqa ymmword ptr [rdi + 7200], ymm5
vmovupd ymm5, ymmword ptr [rdi + 2296]
vmovdqa ymmword ptr [rdi + 7232], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm5
vmovdqa ymmword ptr [rdi + 7264], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm5, ymm8
vmovdqa ymmword ptr [rdi + 7296], ymm4
vmovupd ymm4, ymmword ptr [rdi + 2328]
vmovdqa ymmword ptr [rdi + 7328], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm11, ymm4
vmovdqa ymmword ptr [rdi + 7360], ymm1
vsubpd ymm1, ymm15, ymm2
vfmadd231pd ymm1, ymm4, ymm11
vpaddq ymm6, ymm10, ymm6
vpaddq ymm2, ymm3, ymm2
vmovupd ymm3, ymmword ptr [rdi + 2320]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm3
vmovdqa ymmword ptr [rdi + 7392], ymm0
vsubpd ymm0, ymm15, ymm10
vfmadd231pd ymm0, ymm3, ymm5
vpaddq ymm0, ymm6, ymm0
vmovupd ymm6, ymmword ptr [rdi + 2352]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm6
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm6, ymm4
vpaddq ymm2, ymm2, ymm5
vpaddq ymm5, ymm9, ymm10
vpaddq ymm9, ymm12, ymm11
vmovupd ymm10, ymmword ptr [rdi + 2288]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm3, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm3, ymm10
vpaddq ymm7, ymm7, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm6
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm3, ymm6
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm12
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm10
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm4, ymm10
vpaddq ymm0, ymm0, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2360]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm11
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm11, ymm3
vpaddq ymm2, ymm2, ymm6
vpaddq ymm5, ymm5, ymm8
vpaddq ymm6, ymm9, ymm12
vmovupd ymm8, ymmword ptr [rdi + 2280]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm8
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymm4
vpaddq ymm7, ymm7, ymm12
vmovupd ymm12, ymmword ptr [rdi + 2312]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm11, ymm12
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm12, ymm11
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm9
vpaddq ymm2, ymm2, ymm3
vmovapd ymm3, ymmword ptr [rdi + 2336]
vfmadd213pd ymm3, ymm8, ymm14
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm8, ymmword ptr [rdi + 2336]
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymmword ptr [rdi + 2368]
vfmadd213pd ymm4, ymm12, ymm14
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm12, ymmword ptr [rdi + 2368]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm5, ymm3
vpaddq ymm4, ymm6, ymm4
vmovapd ymm5, ymmword ptr [rdi + 2304]
vmovapd ymm6, ymmword ptr [rdi + 2368]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm5, ymmword ptr [rdi + 2368]
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymm6
vmovupd ymm6, ymmword ptr [rdi + 2376]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm6
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm6, ymm5
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2296]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm9
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm9, ymm6
vpaddq ymm1, ymm1, ymm5
vpaddq ymm2, ymm2, ymm12
vmovupd ymm5, ymmword ptr [rdi + 2384]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm5
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm5, ymm9
vpaddq ymm2, ymm2, ymm11
vpaddq ymm4, ymm4, ymm12
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm5
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm5
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2392]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vpaddq ymm2, ymm2, ymm9
vpaddq ymm4, ymm4, ymm12
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm11
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymm11
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm9
vmovapd ymm9, ymmword ptr [rdi + 7072]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 7072]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm9
vpaddq ymm7, ymm7, ymm7
vpaddq ymm1, ymm1, ymm1
vpaddq ymm0, ymm0, ymm0
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vmovapd ymm9, ymmword ptr [rdi + 7136]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 7424], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm9, ymm9
vpaddq ymm4, ymm7, ymm4
vmovapd ymm7, ymmword ptr [rdi + 7104]
vmovdqa ymmword ptr [rdi + 7456], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 7488], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm7, ymm7
vpaddq ymm1, ymm1, ymm3
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm2, ymm4
vmovapd ymm3, ymmword ptr [rdi + 7040]
vfmadd213pd ymm3, ymm6, ymm14
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm6, ymmword ptr [rdi + 7040]
vmovupd ymm12, ymmword ptr [rdi + 2408]
vmovdqa ymmword ptr [rdi + 7520], ymm2
vmovapd ymm2, ymmword ptr [rdi + 7072]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7552], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 7072]
vmovdqa ymmword ptr [rdi + 7584], ymm1
vmovupd ymm1, ymmword ptr [rdi + 2360]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm1
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm1, ymm6
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm12
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm11, ymm12
vpaddq ymm4, ymm4, ymm8
vpaddq ymm0, ymm0, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm1
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm1
vpaddq ymm4, ymm4, ymm8
vmovupd ymm8, ymmword ptr [rdi + 2416]
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm11, ymm8
vsubpd ymm12, ymm15, ymm1
vfmadd231pd ymm12, ymm8, ymm11
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm1, ymm2, ymm1
vmovupd ymm2, ymmword ptr [rdi + 2352]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm2
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm5, ymm2
vpaddq ymm10, ymm10, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm8
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm5, ymm8
vpaddq ymm6, ymm9, ymm6
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm2
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm11, ymm2
vpaddq ymm4, ymm4, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2424]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm9
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm9, ymm5
vpaddq ymm0, ymm0, ymm2
vpaddq ymm2, ymm3, ymm7
vpaddq ymm1, ymm1, ymm12
vmovupd ymm3, ymmword ptr [rdi + 2344]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm3
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm3, ymm11
vpaddq ymm10, ymm10, ymm12
vmovupd ymm12, ymmword ptr [rdi + 2376]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm9, ymm12
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm12, ymm9
vpaddq ymm6, ymm6, ymm11
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm5
vmovapd ymm5, ymmword ptr [rdi + 2400]
vfmadd213pd ymm5, ymm3, ymm14
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm3, ymmword ptr [rdi + 2400]
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2432]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 2432]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm5
vpaddq ymm1, ymm1, ymm7
vmovapd ymm5, ymmword ptr [rdi + 2336]
vmovapd ymm7, ymmword ptr [rdi + 2400]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 2400]
vpaddq ymm10, ymm10, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2368]
vmovapd ymm12, ymmword ptr [rdi + 2432]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymmword ptr [rdi + 2432]
vpaddq ymm3, ymm6, ymm3
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm12
vmovupd ymm6, ymmword ptr [rdi + 2408]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm6, ymm5
vpaddq ymm4, ymm4, ymm12
vmovupd ymm12, ymmword ptr [rdi + 2440]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm11, ymm12
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm12, ymm11
vpaddq ymm0, ymm0, ymm9
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm1, ymm5
vmovupd ymm5, ymmword ptr [rdi + 2328]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm5
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm5, ymm6
vpaddq ymm9, ymm10, ymm9
vmovupd ymm10, ymmword ptr [rdi + 2360]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm10
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm10, ymm12
vpaddq ymm3, ymm3, ymm6
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm11
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm5
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm8, ymm5
vpaddq ymm4, ymm4, ymm7
vmovupd ymm7, ymmword ptr [rdi + 2448]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm7
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm7, ymm10
vpaddq ymm0, ymm0, ymm5
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm11
vmovupd ymm5, ymmword ptr [rdi + 2320]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm5
vsubpd ymm11, ymm15, ymm6
vfmadd231pd ymm11, ymm5, ymm8
vpaddq ymm9, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2352]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm11
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm11, ymm7
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [rdi + 2424]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm6
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm5
vpaddq ymm4, ymm4, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2456]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm11, ymm10
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm10, ymm11
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm5
vmovupd ymm5, ymmword ptr [rdi + 2312]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm5
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vpaddq ymm8, ymm9, ymm8
vmovupd ymm9, ymmword ptr [rdi + 2344]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm9
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm9, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm11
vmovapd ymm6, ymmword ptr [rdi + 7008]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm5, ymmword ptr [rdi + 7008]
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 6976]
vfmadd213pd ymm7, ymm9, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 6976]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm7
vmovapd ymm6, ymmword ptr [rdi + 7136]
vmovapd ymm7, ymmword ptr [rdi + 7008]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 7008]
vpaddq ymm8, ymm8, ymm11
vmovapd ymm11, ymmword ptr [rdi + 7104]
vmovapd ymm9, ymmword ptr [rdi + 6976]
vfmadd213pd ymm9, ymm11, ymm14
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm11, ymmword ptr [rdi + 6976]
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm9
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm12, ymm6
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm12, ymm6
vpaddq ymm4, ymm4, ymm7
vmovupd ymm6, ymmword ptr [rdi + 2472]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm11
vpaddq ymm0, ymm0, ymm9
vpaddq ymm2, ymm2, ymm5
vpaddq ymm1, ymm1, ymm7
vmovupd ymm5, ymmword ptr [rdi + 2296]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm5
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm5, ymm12
vpaddq ymm8, ymm8, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2328]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm6
vpaddq ymm3, ymm3, ymm12
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm11
vmovupd ymm7, ymmword ptr [rdi + 2448]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm7
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm5
vpaddq ymm4, ymm4, ymm12
vmovupd ymm12, ymmword ptr [rdi + 2480]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm9, ymm12
vsubpd ymm5, ymm15, ymm6
vfmadd231pd ymm5, ymm12, ymm9
vpaddq ymm0, ymm0, ymm5
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm6
vmovupd ymm5, ymmword ptr [rdi + 2288]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm5, ymm7
vpaddq ymm8, ymm8, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2320]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm9
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm9, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm6
vpaddq ymm0, ymm0, ymm11
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm10, ymm5
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm10, ymm5
vpaddq ymm4, ymm4, ymm7
vmovupd ymm7, ymmword ptr [rdi + 2488]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm7
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm9
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm11
vmovupd ymm6, ymmword ptr [rdi + 2280]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm6
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm6, ymm10
vpaddq ymm8, ymm8, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2312]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymm7
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm9
vpaddq ymm0, ymm0, ymm12
vmovapd ymm9, ymmword ptr [rdi + 2464]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2464]
vpaddq ymm4, ymm4, ymm10
vmovapd ymm6, ymmword ptr [rdi + 2496]
vfmadd213pd ymm6, ymm11, ymm14
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2496]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm9
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2304]
vmovapd ymm9, ymmword ptr [rdi + 2496]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2496]
vpaddq ymm3, ymm3, ymm10
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2504]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymm6
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm10
vmovupd ymm6, ymmword ptr [rdi + 2296]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm6
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm9
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2512]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm6
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm11
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm10, ymm5
vsubpd ymm11, ymm15, ymm6
vfmadd231pd ymm11, ymm10, ymm5
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm6
vpaddq ymm5, ymm8, ymm8
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm0, ymm0, ymm0
vpaddq ymm2, ymm2, ymm2
vpaddq ymm1, ymm1, ymm1
vmovapd ymm6, ymmword ptr [rdi + 7040]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm6
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm6, ymm6
vpaddq ymm5, ymm5, ymm11
vmovapd ymm11, ymmword ptr [rdi + 7072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 7104], ymm5
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm11, ymm11
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymm8
vpaddq ymm0, ymm0, ymm12
vmovupd ymm5, ymmword ptr [rdi + 2440]
vmovapd ymm8, ymmword ptr [rdi + 7008]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 7008]
vmovdqa ymmword ptr [rdi + 7136], ymm0
vmovupd ymm0, ymmword ptr [rdi + 2472]
vmovdqa ymmword ptr [rdi + 7616], ymm4
vmovapd ymm4, ymmword ptr [rdi + 6976]
vfmadd213pd ymm4, ymm0, ymm14
vmovdqa ymmword ptr [rdi + 7648], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm0, ymmword ptr [rdi + 6976]
vmovdqa ymmword ptr [rdi + 7680], ymm1
vmovupd ymm1, ymmword ptr [rdi + 2424]
vmovdqa ymmword ptr [rdi + 7712], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm5, ymm1
vsubpd ymm11, ymm15, ymm2
vfmadd231pd ymm11, ymm1, ymm5
vmovupd ymm6, ymmword ptr [rdi + 2456]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm0, ymm6
vsubpd ymm9, ymm15, ymm10
vfmadd231pd ymm9, ymm6, ymm0
vpaddq ymm2, ymm12, ymm2
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2448]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm1, ymm10
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm10, ymm1
vpaddq ymm0, ymm2, ymm0
vmovupd ymm2, ymmword ptr [rdi + 2480]
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm6, ymm2
vsubpd ymm5, ymm15, ymm1
vfmadd231pd ymm5, ymm2, ymm6
vpaddq ymm3, ymm3, ymm5
vpaddq ymm5, ymm8, ymm12
vpaddq ymm1, ymm4, ymm1
vmovupd ymm4, ymmword ptr [rdi + 2416]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm4
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm10, ymm4
vpaddq ymm11, ymm11, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm2
vmovdqa ymmword ptr [rdi + 7744], ymm11
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm10, ymm2
vpaddq ymm9, ymm9, ymm11
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm12
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm4
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm6, ymm4
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm3, ymm3, ymm12
vpaddq ymm5, ymm5, ymm8
vpaddq ymm1, ymm1, ymm11
vmovupd ymm8, ymmword ptr [rdi + 2408]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm6
vpaddq ymm6, ymm11, ymmword ptr [rdi + 7744]
vmovupd ymm11, ymmword ptr [rdi + 2440]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymm7
vpaddq ymm4, ymm9, ymm4
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm12
vmovapd ymm9, ymmword ptr [rdi + 2464]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 2464]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2496]
vfmadd213pd ymm10, ymm11, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm11, ymmword ptr [rdi + 2496]
vpaddq ymm3, ymm3, ymm12
vpaddq ymm5, ymm5, ymm9
vpaddq ymm1, ymm1, ymm10
vmovapd ymm9, ymmword ptr [rdi + 2400]
vmovapd ymm10, ymmword ptr [rdi + 2464]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 2464]
vpaddq ymm6, ymm6, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2432]
vmovapd ymm12, ymmword ptr [rdi + 2496]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm11, ymmword ptr [rdi + 2496]
vpaddq ymm4, ymm4, ymm8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm12
vmovupd ymm8, ymmword ptr [rdi + 2472]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm0, ymm0, ymm12
vmovupd ymm9, ymmword ptr [rdi + 2504]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm9, ymm11
vpaddq ymm3, ymm3, ymm7
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm12
vmovupd ymm7, ymmword ptr [rdi + 2392]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm8
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2424]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm11, ymm9
vpaddq ymm4, ymm4, ymm8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm12
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymm7
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2512]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm10, ymm11
vpaddq ymm3, ymm3, ymm7
vpaddq ymm5, ymm5, ymm8
vpaddq ymm1, ymm1, ymm12
vmovupd ymm7, ymmword ptr [rdi + 2384]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm2
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2416]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm10
vpaddq ymm2, ymm4, ymm2
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm12
vmovupd ymm4, ymmword ptr [rdi + 2488]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm4
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymm7
vpaddq ymm0, ymm0, ymm12
vmovupd ymm7, ymmword ptr [rdi + 2520]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm7
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm7, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm5, ymm5, ymm8
vpaddq ymm1, ymm1, ymm12
vmovupd ymm8, ymmword ptr [rdi + 2376]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm4
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2408]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymm7
vpaddq ymm2, ymm2, ymm4
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm12
vmovapd ymm4, ymmword ptr [rdi + 6944]
vfmadd213pd ymm4, ymm8, ymm14
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 6944]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm8, ymmword ptr [rdi + 6912]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 6912]
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm5, ymm4
vpaddq ymm1, ymm1, ymm8
vmovapd ymm5, ymmword ptr [rdi + 7040]
vmovapd ymm8, ymmword ptr [rdi + 6944]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 6944]
vpaddq ymm6, ymm6, ymm10
vmovapd ymm10, ymmword ptr [rdi + 7072]
vmovapd ymm11, ymmword ptr [rdi + 6912]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 6912]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm11
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm5
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm9, ymm5
vpaddq ymm0, ymm0, ymm11
vmovupd ymm5, ymmword ptr [rdi + 2536]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm5
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm10
vpaddq ymm3, ymm3, ymm12
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm11
vmovupd ymm8, ymmword ptr [rdi + 2360]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm9
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2392]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm5, ymm11
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm12
vmovupd ymm9, ymmword ptr [rdi + 2512]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymm8
vpaddq ymm0, ymm0, ymm11
vpaddq ymm4, ymm4, ymm10
vmovupd ymm8, ymmword ptr [rdi + 2352]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm9
vpaddq ymm6, ymm6, ymm11
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm8
vpaddq ymm0, ymm0, ymm11
vpaddq ymm4, ymm4, ymm10
vmovupd ymm8, ymmword ptr [rdi + 2344]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm7
vpaddq ymm6, ymm6, ymm11
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2528]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2528]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm4, ymm4, ymm10
vmovapd ymm8, ymmword ptr [rdi + 2528]
vmovapd ymm10, ymmword ptr [rdi + 2336]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2336]
vpaddq ymm6, ymm6, ymm11
vpaddq ymm0, ymm0, ymm10
vpaddq ymm6, ymm6, ymm6
vpaddq ymm2, ymm2, ymm2
vpaddq ymm0, ymm0, ymm0
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm1, ymm1, ymm1
vmovapd ymm10, ymmword ptr [rdi + 7008]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm10
vpaddq ymm6, ymm6, ymm12
vmovapd ymm10, ymmword ptr [rdi + 6976]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm10
vmovdqa ymmword ptr [rdi + 7008], ymm6
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm10, ymm10
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm3, ymm12
vmovupd ymm6, ymmword ptr [rdi + 2504]
vmovapd ymm10, ymmword ptr [rdi + 6944]
vfmadd213pd ymm10, ymm6, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 6944]
vmovapd ymm12, ymmword ptr [rdi + 6912]
vfmadd213pd ymm12, ymm5, ymm14
vmovdqa ymmword ptr [rdi + 6976], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm5, ymmword ptr [rdi + 6912]
vmovdqa ymmword ptr [rdi + 7072], ymm0
vmovupd ymm0, ymmword ptr [rdi + 2488]
vmovdqa ymmword ptr [rdi + 7040], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm6, ymm0
vmovdqa ymmword ptr [rdi + 7744], ymm1
vsubpd ymm1, ymm15, ymm2
vfmadd231pd ymm1, ymm0, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vmovdqa ymmword ptr [rdi + 7776], ymm4
vsubpd ymm4, ymm15, ymm6
vfmadd231pd ymm4, ymm7, ymm5
vpaddq ymm2, ymm11, ymm2
vpaddq ymm3, ymm3, ymm6
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm9, ymm0
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm9, ymm0
vpaddq ymm0, ymm2, ymm6
vpaddq ymm2, ymm10, ymm5
vmovupd ymm5, ymmword ptr [rdi + 2480]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm9, ymm5
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm5, ymm9
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm7, ymm5
vpaddq ymm0, ymm0, ymm9
vpaddq ymm2, ymm2, ymm6
vmovupd ymm5, ymmword ptr [rdi + 2472]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm5, ymm7
vpaddq ymm1, ymm1, ymm9
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm5
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm8, ymm5
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm2, ymm6
vmovapd ymm5, ymmword ptr [rdi + 2464]
vfmadd213pd ymm5, ymm8, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm8, ymmword ptr [rdi + 2464]
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm1
vpaddq ymm4, ymm4, ymm4
vpaddq ymm0, ymm0, ymm0
vpaddq ymm3, ymm3, ymm3
vpaddq ymm2, ymm2, ymm2
vpaddq ymm5, ymm12, ymm12
vmovapd ymm6, ymmword ptr [rdi + 6944]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm6
vpaddq ymm1, ymm1, ymm8
vmovapd ymm6, ymmword ptr [rdi + 6912]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm6
vpaddq ymm4, ymm4, ymm9
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm8
vmovapd ymm6, ymmword ptr [rdi + 5056]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 7488]
vperm2i128 ymm8, ymm7, ymm7, 8
vpalignr ymm8, ymm7, ymm8, 8
vmovapd ymm9, ymmword ptr [rdi + 5088]
vpaddq ymm10, ymm9, ymmword ptr [rdi + 7424]
vperm2i128 ymm7, ymm7, ymm10, 33
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7456]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7584]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5120]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5152]
vmovapd ymm11, ymmword ptr [rdi + 5184]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 7552]
vmovapd ymm11, ymmword ptr [rdi + 5216]
vpaddq ymm9, ymm11, ymmword ptr [rdi + 7520]
vpunpcklqdq ymm11, ymm8, ymm12
vpunpckhqdq ymm8, ymm8, ymm12
vperm2i128 ymm12, ymm11, ymm8, 32
vperm2i128 ymm8, ymm11, ymm8, 49
vpunpcklqdq ymm11, ymm7, ymm9
vpunpckhqdq ymm7, ymm7, ymm9
vperm2i128 ymm9, ymm11, ymm7, 32
vperm2i128 ymm7, ymm11, ymm7, 49
vmovapd ymm11, ymmword ptr [rdi + 5248]
vmovdqa ymmword ptr [rdi + 7520], ymm7
vpaddq ymm7, ymm11, ymmword ptr [rdi + 7712]
vperm2i128 ymm10, ymm10, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vmovdqa ymmword ptr [rdi + 7712], ymm9
vmovapd ymm9, ymmword ptr [rdi + 5280]
vmovdqa ymmword ptr [rdi + 7552], ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 7680]
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7104]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7648]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5312]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5344]
vmovapd ymm9, ymmword ptr [rdi + 5376]
vmovdqa ymmword ptr [rdi + 7648], ymm12
vpaddq ymm12, ymm9, ymmword ptr [rdi + 7616]
vmovapd ymm9, ymmword ptr [rdi + 5408]
vmovdqa ymmword ptr [rdi + 7616], ymm3
vpaddq ymm3, ymm9, ymmword ptr [rdi + 7136]
vpunpcklqdq ymm9, ymm10, ymm12
vpunpckhqdq ymm10, ymm10, ymm12
vperm2i128 ymm12, ymm9, ymm10, 32
vperm2i128 ymm9, ymm9, ymm10, 49
vpunpcklqdq ymm10, ymm7, ymm3
vpunpckhqdq ymm3, ymm7, ymm3
vperm2i128 ymm7, ymm10, ymm3, 32
vperm2i128 ymm3, ymm10, ymm3, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 7776]
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vmovapd ymm11, ymmword ptr [rdi + 5440]
vmovdqa ymmword ptr [rdi + 7776], ymm3
vpaddq ymm3, ymm11, ymmword ptr [rdi + 7744]
vperm2i128 ymm10, ymm10, ymm3, 33
vpalignr ymm10, ymm3, ymm10, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7008]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7040]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5472]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5504]
vmovapd ymm11, ymmword ptr [rdi + 5536]
vmovdqa ymmword ptr [rdi + 7040], ymm7
vpaddq ymm7, ymm11, ymmword ptr [rdi + 7072]
vmovapd ymm11, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 7072], ymm9
vpaddq ymm9, ymm11, ymmword ptr [rdi + 6976]
vpunpcklqdq ymm11, ymm8, ymm7
vpunpckhqdq ymm7, ymm8, ymm7
vperm2i128 ymm8, ymm11, ymm7, 32
vperm2i128 ymm7, ymm11, ymm7, 49
vpunpcklqdq ymm11, ymm10, ymm9
vpunpckhqdq ymm9, ymm10, ymm9
vperm2i128 ymm10, ymm11, ymm9, 32
vperm2i128 ymm9, ymm11, ymm9, 49
vpaddq ymm2, ymm2, ymm6
vperm2i128 ymm3, ymm3, ymm2, 33
vpalignr ymm3, ymm2, ymm3, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5600]
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vpaddq ymm1, ymm1, ymm3
vpaddq ymm2, ymm4, ymm2
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5632]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5664]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5696]
vmovapd ymm3, ymmword ptr [rdi + 5728]
vpaddq ymm4, ymm3, ymmword ptr [rdi + 7616]
vpunpcklqdq ymm5, ymm1, ymm0
vpunpckhqdq ymm0, ymm1, ymm0
vperm2i128 ymm1, ymm5, ymm0, 32
vperm2i128 ymm0, ymm5, ymm0, 49
vpunpcklqdq ymm5, ymm2, ymm4
vpunpckhqdq ymm2, ymm2, ymm4
vperm2i128 ymm2, ymm5, ymm2, 32
vmovapd ymm4, ymmword ptr [rdi + 5792]
vpand ymm4, ymm4, ymmword ptr [rdi + 5760]
vmovapd ymm5, ymmword ptr [rdi + 7648]
vpsrlq ymm11, ymm5, 52
vmovapd ymm3, ymmword ptr [rdi + 7552]
vpsrlq ymm6, ymm3, 52
vmovdqa ymmword ptr [rdi + 7616], ymm2
vmovapd ymm2, ymmword ptr [rdi + 7712]
vmovdqa ymmword ptr [rdi + 6976], ymm0
vpsrlq ymm0, ymm2, 52
vmovdqa ymmword ptr [rdi + 7008], ymm1
vmovapd ymm1, ymmword ptr [rdi + 7520]
vmovdqa ymmword ptr [rdi + 7744], ymm9
vpsrlq ymm9, ymm1, 52
vmovdqa ymmword ptr [rdi + 7136], ymm10
vpsrlq ymm10, ymm12, 52
vmovdqa ymmword ptr [rdi + 7104], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7072]
vmovdqa ymmword ptr [rdi + 7680], ymm8
vpsrlq ymm8, ymm7, 52
vmovdqa ymmword ptr [rdi + 7584], ymm4
vperm2i128 ymm4, ymm11, ymm11, 8
vpalignr ymm4, ymm11, ymm4, 8
vperm2i128 ymm11, ymm11, ymm6, 33
vpalignr ymm11, ymm6, ymm11, 8
vpaddq ymm7, ymm5, ymm4
vmovdqa ymmword ptr [rdi + 7456], ymm12
vpxor ymm12, ymm5, ymm7
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm3, ymm11
vpxor ymm5, ymm3, ymm4
vpor ymm13, ymm13, ymm5
vpand ymm3, ymm7, ymmword ptr [rdi + 4992]
vpor ymm3, ymm3, ymmword ptr [rdi + 5024]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5024]
vpand ymm4, ymm4, ymmword ptr [rdi + 4992]
vpor ymm4, ymm4, ymmword ptr [rdi + 5024]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 3072], ymm3
vmovdqa ymmword ptr [rdi + 3104], ymm4
vperm2i128 ymm5, ymm6, ymm0, 33
vpalignr ymm5, ymm0, ymm5, 8
vperm2i128 ymm0, ymm0, ymm9, 33
vpalignr ymm0, ymm9, ymm0, 8
vpaddq ymm6, ymm2, ymm5
vpxor ymm7, ymm2, ymm6
vpor ymm13, ymm13, ymm7
vpaddq ymm2, ymm1, ymm0
vpxor ymm5, ymm1, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm0, ymm6, ymmword ptr [rdi + 4992]
vpor ymm0, ymm0, ymmword ptr [rdi + 5024]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5024]
vpand ymm1, ymm2, ymmword ptr [rdi + 4992]
vpor ymm1, ymm1, ymmword ptr [rdi + 5024]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 3136], ymm0
vmovdqa ymmword ptr [rdi + 3168], ymm1
vperm2i128 ymm2, ymm9, ymm10, 33
vpalignr ymm2, ymm10, ymm2, 8
vperm2i128 ymm5, ymm10, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 7456]
vpaddq ymm7, ymm6, ymm2
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm2, ymmword ptr [rdi + 7072]
vpaddq ymm6, ymm2, ymm5
vpxor ymm8, ymm2, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 5760]
vpand ymm6, ymm6, ymmword ptr [rdi + 7584]
vpand ymm7, ymm7, ymmword ptr [rdi + 4992]
vpor ymm7, ymm7, ymmword ptr [rdi + 5024]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5024]
vpand ymm6, ymm6, ymmword ptr [rdi + 4992]
vpor ymm6, ymm6, ymmword ptr [rdi + 5024]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 3200], ymm7
vmovdqa ymmword ptr [rdi + 3232], ymm6
vpand ymm5, ymm5, ymmword ptr [rdi + 5824]
vpaddq ymm2, ymm2, ymm5
vmovapd ymm5, ymmword ptr [rdi + 800]
vmovupd ymm8, ymmword ptr [rdi + 3048]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
vmovupd ymm12, ymmword ptr [rdi + 3080]
vmovdqa ymmword ptr [rdi + 7072], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7456], ymm2
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7520], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3112]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3144]
vmovdqa ymmword ptr [rdi + 7712], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7552], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3176]
vmovdqa ymmword ptr [rdi + 7648], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 7424], ymm1
vsubpd ymm1, ymm15, ymm6
vfmadd231pd ymm1, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3208]
vmovdqa ymmword ptr [rdi + 7488], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 6912], ymm1
vsubpd ymm1, ymm15, ymm6
vfmadd231pd ymm1, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 3240]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 6944], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymm5
vmovapd ymm5, ymmword ptr [rdi + 832]
vfmadd213pd ymm5, ymm3, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm3, ymmword ptr [rdi + 832]
vpaddq ymm2, ymm2, ymm11
vmovapd ymm3, ymmword ptr [rdi + 864]
vfmadd213pd ymm3, ymm4, ymm14
vsubpd ymm11, ymm15, ymm3
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 864]
vpaddq ymm4, ymm8, ymm11
vpaddq ymm5, ymm10, ymm5
vpaddq ymm3, ymm12, ymm3
vmovapd ymm8, ymmword ptr [rdi + 832]
vfmadd213pd ymm8, ymm0, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm0, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rdi + 864]
vmovapd ymm10, ymmword ptr [rdi + 7424]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 7424]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6912]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7648]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7488]
vmovapd ymm12, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 7488], ymm10
vmovapd ymm10, ymmword ptr [rdi + 7552]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7648], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 7552]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7712]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 7712]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6944]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm12, ymmword ptr [rdi + 3064]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 6944], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 3096]
vmovdqa ymmword ptr [rdi + 7712], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 7552], ymm10
vsubpd ymm10, ymm15, ymm2
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm4, ymm4, ymm10
vpaddq ymm5, ymm5, ymm7
vpaddq ymm2, ymm3, ymm2
vmovupd ymm3, ymmword ptr [rdi + 3128]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm3
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm3
vpaddq ymm0, ymm0, ymm10
vmovupd ymm3, ymmword ptr [rdi + 3160]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm3
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm3
vpaddq ymm3, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7648]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7488]
vmovupd ymm11, ymmword ptr [rdi + 3192]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 7488], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 3224]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7552]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6944]
vmovapd ymm11, ymmword ptr [rdi + 960]
vmovupd ymm12, ymmword ptr [rdi + 3056]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 6944], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7712]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 7712], ymm10
vmovupd ymm10, ymmword ptr [rdi + 3088]
vmovdqa ymmword ptr [rdi + 7552], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 7648], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm4, ymm4, ymm6
vpaddq ymm5, ymm5, ymm8
vpaddq ymm2, ymm2, ymm9
vmovupd ymm6, ymmword ptr [rdi + 3120]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 3152]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm3, ymm3, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7488]
vmovupd ymm8, ymmword ptr [rdi + 3184]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm1, ymm1, ymm10
vmovupd ymm8, ymmword ptr [rdi + 3216]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7488], ymm1
vsubpd ymm1, ymm15, ymm10
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7648]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 7552]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 6944]
vmovupd ymm10, ymmword ptr [rdi + 3248]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 6944], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1024]
vmovupd ymm11, ymmword ptr [rdi + 3048]
vmovdqa ymmword ptr [rdi + 7552], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 7648], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7712]
vmovapd ymm11, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 7712], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3080]
vmovdqa ymmword ptr [rdi + 6912], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7424], ymm1
vsubpd ymm1, ymm15, ymm8
vfmadd231pd ymm1, ymm11, ymm9
vpaddq ymm1, ymm4, ymm1
vpaddq ymm4, ymm5, ymm12
vpaddq ymm2, ymm2, ymm8
vmovupd ymm5, ymmword ptr [rdi + 3112]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm5
vpaddq ymm0, ymm0, ymm9
vmovupd ymm5, ymmword ptr [rdi + 3144]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm5
vpaddq ymm3, ymm3, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 3176]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7488]
vmovupd ymm9, ymmword ptr [rdi + 3208]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7488], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymm9
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7424]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6912]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 6944]
vmovupd ymm12, ymmword ptr [rdi + 3240]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 6944], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7648]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7552]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovapd ymm10, ymmword ptr [rdi + 3072]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7552], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 3072]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rdi + 3104]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 7648], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm10, ymmword ptr [rdi + 3104]
vpaddq ymm0, ymm0, ymm1
vmovapd ymm1, ymmword ptr [rdi + 3136]
vfmadd213pd ymm1, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 6912], ymm0
vsubpd ymm0, ymm15, ymm1
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 3136]
vpaddq ymm0, ymm3, ymm0
vpaddq ymm3, ymm5, ymm11
vpaddq ymm1, ymm6, ymm1
vmovapd ymm5, ymmword ptr [rdi + 3168]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 3168]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 3200]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 3200]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6944]
vmovapd ymm8, ymmword ptr [rdi + 3232]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 3232]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7552]
vmovapd ymm11, ymmword ptr [rdi + 5856]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 7520]
vmovapd ymm11, ymmword ptr [rdi + 5888]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 7488]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm11, ymm2, ymmword ptr [rdi + 5920]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7712]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7648]
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vperm2i128 ymm3, ymm3, ymm1, 33
vpalignr ymm3, ymm1, ymm3, 8
vpaddq ymm2, ymm2, ymmword ptr [rdi + 6912]
vpaddq ymm0, ymm0, ymm3
vperm2i128 ymm1, ymm1, ymm5, 33
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm3, ymm5, ymm7, 33
vpalignr ymm3, ymm7, ymm3, 8
vpaddq ymm1, ymm6, ymm1
vpaddq ymm3, ymm4, ymm3
vpaddq ymm4, ymm7, ymmword ptr [rdi + 5920]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 5952]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 7072]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7456]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 7040]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 7776]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7680]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7104]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7136]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7744]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7008]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5984]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6016]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6048]
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
vmovdqa ymmword ptr [rdi + 7008], ymm1
vpxor ymm1, ymm5, ymm12
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm6, ymm11
vpxor ymm5, ymm6, ymm1
vpor ymm13, ymm13, ymm5
vpand ymm5, ymm12, ymmword ptr [rdi + 4992]
vpor ymm5, ymm5, ymmword ptr [rdi + 5024]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5024]
vpand ymm1, ymm1, ymmword ptr [rdi + 4992]
vpor ymm1, ymm1, ymmword ptr [rdi + 5024]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 3392], ymm5
vmovdqa ymmword ptr [rdi + 3424], ymm1
vmovapd ymm6, ymmword ptr [rdi + 800]
vmovupd ymm10, ymmword ptr [rdi + 3376]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vmovdqa ymmword ptr [rdi + 7744], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3408]
vmovdqa ymmword ptr [rdi + 7136], ymm8
vmovapd ymm8, ymmword ptr [rdi + 768]
vfmadd213pd ymm8, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 7104], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm9, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 7680], ymm7
vmovupd ymm7, ymmword ptr [rdi + 3440]
vmovdqa ymmword ptr [rdi + 7776], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm6, ymm7
vmovdqa ymmword ptr [rdi + 7040], ymm4
vsubpd ymm4, ymm15, ymm2
vfmadd231pd ymm4, ymm7, ymm6
vmovapd ymm6, ymmword ptr [rdi + 864]
vmovdqa ymmword ptr [rdi + 7072], ymm3
vmovupd ymm3, ymmword ptr [rdi + 3368]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm3
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm3
vpaddq ymm9, ymm12, ymm9
vpaddq ymm7, ymm11, ymm7
vmovupd ymm11, ymmword ptr [rdi + 3400]
vmovapd ymm12, ymmword ptr [rdi + 832]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 7456], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3432]
vmovdqa ymmword ptr [rdi + 6912], ymm7
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
vmovupd ymm7, ymmword ptr [rdi + 3384]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm5, ymm7
vpaddq ymm0, ymm0, ymm11
vmovapd ymm7, ymmword ptr [rdi + 992]
vmovupd ymm11, ymmword ptr [rdi + 3416]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm7, ymm11
vpaddq ymm1, ymm1, ymm6
vpaddq ymm4, ymm4, ymm8
vpaddq ymm2, ymm2, ymm12
vmovupd ymm6, ymmword ptr [rdi + 3448]
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
vmovupd ymm12, ymmword ptr [rdi + 3408]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm12
vsubpd ymm5, ymm15, ymm7
vfmadd231pd ymm5, ymm10, ymm12
vpaddq ymm1, ymm1, ymm5
vpaddq ymm4, ymm4, ymm6
vpaddq ymm2, ymm2, ymm7
vmovapd ymm5, ymmword ptr [rdi + 1024]
vmovupd ymm6, ymmword ptr [rdi + 3440]
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
vmovupd ymm11, ymmword ptr [rdi + 3400]
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
vmovapd ymm8, ymmword ptr [rdi + 5600]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 6912]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm10, ymm9, ymm10, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7456]
vpaddq ymm11, ymm4, ymmword ptr [rdi + 5920]
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm4
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5920]
vpaddq ymm4, ymm7, ymmword ptr [rdi + 5952]
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm4, ymm10, ymmword ptr [rdi + 7072]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7040]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6976]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7616]
vmovapd ymm6, ymmword ptr [rdi + 6080]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 7776]
vmovapd ymm9, ymmword ptr [rdi + 7680]
vperm2i128 ymm9, ymm9, ymm7, 33
vpalignr ymm7, ymm7, ymm9, 8
vmovapd ymm9, ymmword ptr [rdi + 7776]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 7104], 33
vmovapd ymm10, ymmword ptr [rdi + 7104]
vpalignr ymm9, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 7744]
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 7136], 33
vmovapd ymm12, ymmword ptr [rdi + 7136]
vpalignr ymm11, ymm12, ymm11, 8
vpand ymm11, ymm11, ymmword ptr [rdi + 6112]
vpaddq ymm7, ymm7, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2696]
vmovapd ymm12, ymmword ptr [rdi + 7392]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 7136], ymm2
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymmword ptr [rdi + 7392]
vmovdqa ymmword ptr [rdi + 7744], ymm1
vmovupd ymm1, ymmword ptr [rdi + 2728]
vmovdqa ymmword ptr [rdi + 7776], ymm0
vmovapd ymm0, ymmword ptr [rdi + 7360]
vfmadd213pd ymm0, ymm1, ymm14
vmovdqa ymmword ptr [rdi + 7680], ymm4
vsubpd ymm4, ymm15, ymm0
vfmadd231pd ymm4, ymm1, ymmword ptr [rdi + 7360]
vmovupd ymm10, ymmword ptr [rdi + 2680]
vmovdqa ymmword ptr [rdi + 7616], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 6976], ymm7
vsubpd ymm7, ymm15, ymm9
vfmadd231pd ymm7, ymm10, ymm11
vmovupd ymm6, ymmword ptr [rdi + 2712]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm1, ymm6
vsubpd ymm5, ymm15, ymm3
vfmadd231pd ymm5, ymm6, ymm1
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm4, ymm3
vmovupd ymm4, ymmword ptr [rdi + 2704]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm4
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm4, ymm10
vpaddq ymm2, ymm2, ymm8
vmovupd ymm8, ymmword ptr [rdi + 2736]
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm6, ymm8
vsubpd ymm10, ymm15, ymm1
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm3, ymm3, ymm10
vpaddq ymm9, ymm12, ymm9
vpaddq ymm0, ymm0, ymm1
vmovupd ymm1, ymmword ptr [rdi + 2672]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm1
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm4, ymm1
vpaddq ymm7, ymm7, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm8
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm8
vpaddq ymm5, ymm5, ymm11
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm1
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm1
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2744]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm11, ymm4
vpaddq ymm3, ymm3, ymm8
vpaddq ymm8, ymm9, ymm10
vpaddq ymm0, ymm0, ymm12
vmovupd ymm9, ymmword ptr [rdi + 2664]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm6
vpaddq ymm7, ymm7, ymm12
vmovupd ymm12, ymmword ptr [rdi + 2696]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm11, ymm12
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm12, ymm11
vpaddq ymm5, ymm5, ymm6
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm4
vmovapd ymm4, ymmword ptr [rdi + 2720]
vfmadd213pd ymm4, ymm9, ymm14
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm9, ymmword ptr [rdi + 2720]
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2752]
vfmadd213pd ymm6, ymm12, ymm14
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm12, ymmword ptr [rdi + 2752]
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm8, ymm4
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2688]
vmovapd ymm8, ymmword ptr [rdi + 2752]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2752]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm3, ymm3, ymm8
vmovupd ymm8, ymmword ptr [rdi + 2760]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm6
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2680]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm10
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm10, ymm8
vpaddq ymm5, ymm5, ymm6
vpaddq ymm3, ymm3, ymm12
vmovupd ymm6, ymmword ptr [rdi + 2768]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm6
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm6, ymm10
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm1, ymm6
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm1, ymm6
vpaddq ymm5, ymm5, ymm12
vpaddq ymm3, ymm3, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2776]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm1, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymm1
vpaddq ymm3, ymm3, ymm10
vpaddq ymm0, ymm0, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm11
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm11
vpaddq ymm5, ymm5, ymm12
vpaddq ymm3, ymm3, ymm10
vmovapd ymm10, ymmword ptr [rdi + 7328]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 7328]
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm10
vpaddq ymm7, ymm7, ymm7
vpaddq ymm5, ymm5, ymm5
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm0, ymm0, ymm0
vmovapd ymm10, ymmword ptr [rdi + 7392]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm10
vmovdqa ymmword ptr [rdi + 7040], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm10, ymm10
vpaddq ymm0, ymm7, ymm0
vmovapd ymm7, ymmword ptr [rdi + 7360]
vmovdqa ymmword ptr [rdi + 7072], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 7456], ymm4
vsubpd ymm4, ymm15, ymm0
vfmadd231pd ymm4, ymm7, ymm7
vpaddq ymm4, ymm5, ymm4
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm3, ymm0
vmovapd ymm3, ymmword ptr [rdi + 7296]
vfmadd213pd ymm3, ymm8, ymm14
vsubpd ymm5, ymm15, ymm3
vfmadd231pd ymm5, ymm8, ymmword ptr [rdi + 7296]
vmovupd ymm12, ymmword ptr [rdi + 2792]
vmovdqa ymmword ptr [rdi + 6912], ymm0
vmovapd ymm0, ymmword ptr [rdi + 7328]
vfmadd213pd ymm0, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7648], ymm2
vsubpd ymm2, ymm15, ymm0
vfmadd231pd ymm2, ymm12, ymmword ptr [rdi + 7328]
vmovdqa ymmword ptr [rdi + 7712], ymm4
vmovupd ymm4, ymmword ptr [rdi + 2744]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm4
vsubpd ymm1, ymm15, ymm9
vfmadd231pd ymm1, ymm4, ymm8
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm12
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm5, ymm5, ymm9
vpaddq ymm2, ymm2, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm4
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm4
vpaddq ymm5, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2800]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm11, ymm9
vsubpd ymm12, ymm15, ymm4
vfmadd231pd ymm12, ymm9, ymm11
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm0, ymm0, ymm4
vmovupd ymm4, ymmword ptr [rdi + 2736]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm4
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm6, ymm4
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm6, ymm9
vpaddq ymm8, ymm10, ymm8
vpaddq ymm5, ymm5, ymm7
vpaddq ymm2, ymm2, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm4
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm11, ymm4
vpaddq ymm5, ymm5, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2808]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm6
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm7
vpaddq ymm0, ymm0, ymm12
vmovupd ymm4, ymmword ptr [rdi + 2728]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm4
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm4, ymm11
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 2760]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm10, ymm12
vsubpd ymm11, ymm15, ymm6
vfmadd231pd ymm11, ymm12, ymm10
vpaddq ymm8, ymm8, ymm11
vpaddq ymm5, ymm5, ymm7
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2784]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm4, ymmword ptr [rdi + 2784]
vpaddq ymm5, ymm5, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2816]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 2816]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm6
vpaddq ymm0, ymm0, ymm7
vmovapd ymm6, ymmword ptr [rdi + 2720]
vmovapd ymm7, ymmword ptr [rdi + 2784]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 2784]
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2752]
vmovapd ymm12, ymmword ptr [rdi + 2816]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymmword ptr [rdi + 2816]
vpaddq ymm4, ymm8, ymm4
vpaddq ymm5, ymm5, ymm7
vpaddq ymm2, ymm2, ymm12
vmovupd ymm7, ymmword ptr [rdi + 2792]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymm6
vpaddq ymm5, ymm5, ymm12
vmovupd ymm12, ymmword ptr [rdi + 2824]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm12
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm12, ymm11
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm8
vpaddq ymm0, ymm0, ymm6
vmovupd ymm6, ymmword ptr [rdi + 2712]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm6
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2744]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm10
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm10, ymm12
vpaddq ymm4, ymm4, ymm7
vpaddq ymm5, ymm5, ymm8
vpaddq ymm2, ymm2, ymm11
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm6
vpaddq ymm5, ymm5, ymm8
vmovupd ymm8, ymmword ptr [rdi + 2832]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm8
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm8, ymm10
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm7
vpaddq ymm0, ymm0, ymm11
vmovupd ymm6, ymmword ptr [rdi + 2704]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm6
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm6, ymm9
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2736]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm11
vsubpd ymm9, ymm15, ymm10
vfmadd231pd ymm9, ymm11, ymm8
vpaddq ymm4, ymm4, ymm9
vpaddq ymm5, ymm5, ymm7
vpaddq ymm2, ymm2, ymm10
vmovupd ymm7, ymmword ptr [rdi + 2808]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm6
vpaddq ymm5, ymm5, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2840]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm10
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm10, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm0, ymm0, ymm6
vmovupd ymm6, ymmword ptr [rdi + 2696]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2728]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm9
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm9, ymm10
vpaddq ymm4, ymm4, ymm7
vpaddq ymm5, ymm5, ymm8
vpaddq ymm2, ymm2, ymm11
vmovapd ymm7, ymmword ptr [rdi + 7264]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 7264]
vpaddq ymm5, ymm5, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7232]
vfmadd213pd ymm8, ymm9, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 7232]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm7
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rdi + 7392]
vmovapd ymm8, ymmword ptr [rdi + 7264]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 7264]
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 7360]
vmovapd ymm9, ymmword ptr [rdi + 7232]
vfmadd213pd ymm9, ymm11, ymm14
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymmword ptr [rdi + 7232]
vpaddq ymm4, ymm4, ymm6
vpaddq ymm5, ymm5, ymm8
vpaddq ymm2, ymm2, ymm9
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm12, ymm7
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm12, ymm7
vpaddq ymm5, ymm5, ymm8
vmovupd ymm7, ymmword ptr [rdi + 2856]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymm11
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm6
vpaddq ymm0, ymm0, ymm8
vmovupd ymm6, ymmword ptr [rdi + 2680]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm12, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm12
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2712]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm7
vpaddq ymm4, ymm4, ymm12
vpaddq ymm5, ymm5, ymm8
vpaddq ymm2, ymm2, ymm11
vmovupd ymm8, ymmword ptr [rdi + 2832]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm6
vpaddq ymm5, ymm5, ymm12
vmovupd ymm12, ymmword ptr [rdi + 2864]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm12, ymm9
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm7
vmovupd ymm6, ymmword ptr [rdi + 2672]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm8
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2704]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm9
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm4, ymm4, ymm8
vpaddq ymm5, ymm5, ymm7
vpaddq ymm2, ymm2, ymm11
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm10, ymm6
vpaddq ymm5, ymm5, ymm8
vmovupd ymm8, ymmword ptr [rdi + 2872]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm0, ymm0, ymm11
vmovupd ymm7, ymmword ptr [rdi + 2664]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm7
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymm10
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2696]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm4, ymm4, ymm10
vpaddq ymm5, ymm5, ymm9
vpaddq ymm2, ymm2, ymm12
vmovapd ymm9, ymmword ptr [rdi + 2848]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 2848]
vpaddq ymm5, ymm5, ymm10
vmovapd ymm7, ymmword ptr [rdi + 2880]
vfmadd213pd ymm7, ymm11, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2880]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm9
vpaddq ymm0, ymm0, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2688]
vmovapd ymm9, ymmword ptr [rdi + 2880]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 2880]
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm9
vmovupd ymm9, ymmword ptr [rdi + 2888]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymm7
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm10
vmovupd ymm7, ymmword ptr [rdi + 2680]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm9
vpaddq ymm4, ymm4, ymm11
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2896]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm7
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm11
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm6
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm10, ymm6
vpaddq ymm4, ymm4, ymm11
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm1, ymm1
vpaddq ymm4, ymm4, ymm4
vpaddq ymm5, ymm5, ymm5
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm0, ymm0, ymm0
vmovapd ymm6, ymmword ptr [rdi + 7296]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm6
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm6, ymm6
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 7328]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 7360], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm11, ymm11
vpaddq ymm1, ymm4, ymm1
vpaddq ymm4, ymm5, ymm7
vpaddq ymm2, ymm2, ymm12
vmovupd ymm5, ymmword ptr [rdi + 2824]
vmovapd ymm7, ymmword ptr [rdi + 7264]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 7264]
vmovdqa ymmword ptr [rdi + 7392], ymm2
vmovupd ymm2, ymmword ptr [rdi + 2856]
vmovdqa ymmword ptr [rdi + 7488], ymm4
vmovapd ymm4, ymmword ptr [rdi + 7232]
vfmadd213pd ymm4, ymm2, ymm14
vmovdqa ymmword ptr [rdi + 7520], ymm1
vsubpd ymm1, ymm15, ymm4
vfmadd231pd ymm1, ymm2, ymmword ptr [rdi + 7232]
vmovdqa ymmword ptr [rdi + 7552], ymm0
vmovupd ymm0, ymmword ptr [rdi + 2808]
vmovdqa ymmword ptr [rdi + 6944], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm5, ymm0
vsubpd ymm11, ymm15, ymm3
vfmadd231pd ymm11, ymm0, ymm5
vmovupd ymm6, ymmword ptr [rdi + 2840]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm6
vsubpd ymm9, ymm15, ymm10
vfmadd231pd ymm9, ymm6, ymm2
vpaddq ymm3, ymm12, ymm3
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2832]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm0, ymm10
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm10, ymm0
vpaddq ymm2, ymm3, ymm2
vmovupd ymm3, ymmword ptr [rdi + 2864]
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm6, ymm3
vsubpd ymm5, ymm15, ymm0
vfmadd231pd ymm5, ymm3, ymm6
vpaddq ymm1, ymm1, ymm5
vpaddq ymm5, ymm7, ymm12
vpaddq ymm0, ymm4, ymm0
vmovupd ymm4, ymmword ptr [rdi + 2800]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm4
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm10, ymm4
vpaddq ymm11, ymm11, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm3
vmovdqa ymmword ptr [rdi + 7424], ymm11
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm10, ymm3
vpaddq ymm9, ymm9, ymm11
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm1, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm4
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm6, ymm4
vpaddq ymm2, ymm2, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm10
vpaddq ymm1, ymm1, ymm12
vpaddq ymm5, ymm5, ymm7
vpaddq ymm0, ymm0, ymm11
vmovupd ymm7, ymmword ptr [rdi + 2792]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm6
vpaddq ymm6, ymm11, ymmword ptr [rdi + 7424]
vmovupd ymm11, ymmword ptr [rdi + 2824]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymm8
vpaddq ymm4, ymm9, ymm4
vpaddq ymm2, ymm2, ymm10
vpaddq ymm1, ymm1, ymm12
vmovapd ymm9, ymmword ptr [rdi + 2848]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 2848]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2880]
vfmadd213pd ymm10, ymm11, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm11, ymmword ptr [rdi + 2880]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm5, ymm5, ymm9
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymmword ptr [rdi + 2784]
vmovapd ymm10, ymmword ptr [rdi + 2848]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 2848]
vpaddq ymm6, ymm6, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2816]
vmovapd ymm12, ymmword ptr [rdi + 2880]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 2880]
vpaddq ymm4, ymm4, ymm7
vpaddq ymm2, ymm2, ymm10
vpaddq ymm1, ymm1, ymm12
vmovupd ymm7, ymmword ptr [rdi + 2856]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm7
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm7, ymm9
vpaddq ymm2, ymm2, ymm12
vmovupd ymm9, ymmword ptr [rdi + 2888]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm9, ymm11
vpaddq ymm1, ymm1, ymm8
vpaddq ymm5, ymm5, ymm10
vpaddq ymm0, ymm0, ymm12
vmovupd ymm8, ymmword ptr [rdi + 2776]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm7
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2808]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm11, ymm9
vpaddq ymm4, ymm4, ymm7
vpaddq ymm2, ymm2, ymm10
vpaddq ymm1, ymm1, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm3, ymm8
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm3, ymm8
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 2896]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm11
vpaddq ymm1, ymm1, ymm8
vpaddq ymm5, ymm5, ymm7
vpaddq ymm0, ymm0, ymm12
vmovupd ymm7, ymmword ptr [rdi + 2768]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm3
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2800]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm10
vpaddq ymm3, ymm4, ymm3
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm12
vmovupd ymm4, ymmword ptr [rdi + 2872]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm4
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymm7
vpaddq ymm2, ymm2, ymm12
vmovupd ymm7, ymmword ptr [rdi + 2904]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm7
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm7, ymm11
vpaddq ymm1, ymm1, ymm10
vpaddq ymm5, ymm5, ymm8
vpaddq ymm0, ymm0, ymm12
vmovupd ymm8, ymmword ptr [rdi + 2760]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm4
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2792]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymm7
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm10
vpaddq ymm1, ymm1, ymm12
vmovapd ymm4, ymmword ptr [rdi + 7200]
vfmadd213pd ymm4, ymm8, ymm14
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 7200]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm8, ymmword ptr [rdi + 7168]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 7168]
vpaddq ymm1, ymm1, ymm10
vpaddq ymm4, ymm5, ymm4
vpaddq ymm0, ymm0, ymm8
vmovapd ymm5, ymmword ptr [rdi + 7296]
vmovapd ymm8, ymmword ptr [rdi + 7200]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 7200]
vpaddq ymm6, ymm6, ymm10
vmovapd ymm10, ymmword ptr [rdi + 7328]
vmovapd ymm11, ymmword ptr [rdi + 7168]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 7168]
vpaddq ymm3, ymm3, ymm12
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm11
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm5
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm9, ymm5
vpaddq ymm2, ymm2, ymm11
vmovupd ymm5, ymmword ptr [rdi + 2920]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm5
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm10
vpaddq ymm1, ymm1, ymm12
vpaddq ymm4, ymm4, ymm8
vpaddq ymm0, ymm0, ymm11
vmovupd ymm8, ymmword ptr [rdi + 2744]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm9
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 2776]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm5, ymm11
vpaddq ymm3, ymm3, ymm9
vpaddq ymm2, ymm2, ymm10
vpaddq ymm1, ymm1, ymm12
vmovupd ymm9, ymmword ptr [rdi + 2896]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymm8
vpaddq ymm2, ymm2, ymm11
vpaddq ymm4, ymm4, ymm10
vmovupd ymm8, ymmword ptr [rdi + 2736]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm9
vpaddq ymm6, ymm6, ymm11
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm8
vpaddq ymm2, ymm2, ymm11
vpaddq ymm4, ymm4, ymm10
vmovupd ymm8, ymmword ptr [rdi + 2728]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm7
vpaddq ymm6, ymm6, ymm11
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2912]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2912]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm4, ymm4, ymm10
vmovapd ymm8, ymmword ptr [rdi + 2912]
vmovapd ymm10, ymmword ptr [rdi + 2720]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2720]
vpaddq ymm6, ymm6, ymm11
vpaddq ymm2, ymm2, ymm10
vpaddq ymm6, ymm6, ymm6
vpaddq ymm3, ymm3, ymm3
vpaddq ymm2, ymm2, ymm2
vpaddq ymm1, ymm1, ymm1
vpaddq ymm4, ymm4, ymm4
vpaddq ymm0, ymm0, ymm0
vmovapd ymm10, ymmword ptr [rdi + 7264]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm10
vpaddq ymm6, ymm6, ymm12
vmovapd ymm10, ymmword ptr [rdi + 7232]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm10
vmovdqa ymmword ptr [rdi + 7264], ymm6
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm10, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm12
vmovupd ymm6, ymmword ptr [rdi + 2888]
vmovapd ymm10, ymmword ptr [rdi + 7200]
vfmadd213pd ymm10, ymm6, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 7200]
vmovapd ymm12, ymmword ptr [rdi + 7168]
vfmadd213pd ymm12, ymm5, ymm14
vmovdqa ymmword ptr [rdi + 7232], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm5, ymmword ptr [rdi + 7168]
vmovdqa ymmword ptr [rdi + 7328], ymm2
vmovupd ymm2, ymmword ptr [rdi + 2872]
vmovdqa ymmword ptr [rdi + 7296], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm6, ymm2
vmovdqa ymmword ptr [rdi + 7424], ymm0
vsubpd ymm0, ymm15, ymm3
vfmadd231pd ymm0, ymm2, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vmovdqa ymmword ptr [rdi + 7808], ymm4
vsubpd ymm4, ymm15, ymm6
vfmadd231pd ymm4, ymm7, ymm5
vpaddq ymm3, ymm11, ymm3
vpaddq ymm1, ymm1, ymm6
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm9, ymm2
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm9, ymm2
vpaddq ymm2, ymm3, ymm6
vpaddq ymm3, ymm10, ymm5
vmovupd ymm5, ymmword ptr [rdi + 2864]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm9, ymm5
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm5, ymm9
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm7, ymm5
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm6
vmovupd ymm5, ymmword ptr [rdi + 2856]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm5, ymm7
vpaddq ymm0, ymm0, ymm9
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm5
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm8, ymm5
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm6
vmovapd ymm5, ymmword ptr [rdi + 2848]
vfmadd213pd ymm5, ymm8, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm8, ymmword ptr [rdi + 2848]
vpaddq ymm0, ymm0, ymm6
vpaddq ymm2, ymm2, ymm5
vpaddq ymm0, ymm0, ymm0
vpaddq ymm4, ymm4, ymm4
vpaddq ymm2, ymm2, ymm2
vpaddq ymm1, ymm1, ymm1
vpaddq ymm3, ymm3, ymm3
vpaddq ymm5, ymm12, ymm12
vmovapd ymm6, ymmword ptr [rdi + 7200]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm6, ymmword ptr [rdi + 7168]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm6
vpaddq ymm4, ymm4, ymm9
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm1, ymm8
vmovapd ymm6, ymmword ptr [rdi + 5056]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 7456]
vperm2i128 ymm8, ymm7, ymm7, 8
vpalignr ymm8, ymm7, ymm8, 8
vmovapd ymm9, ymmword ptr [rdi + 5088]
vpaddq ymm10, ymm9, ymmword ptr [rdi + 7040]
vperm2i128 ymm7, ymm7, ymm10, 33
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7072]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7712]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5120]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5152]
vmovapd ymm11, ymmword ptr [rdi + 5184]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7648]
vmovapd ymm12, ymmword ptr [rdi + 5216]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6912]
vpunpcklqdq ymm9, ymm8, ymm11
vpunpckhqdq ymm8, ymm8, ymm11
vperm2i128 ymm11, ymm9, ymm8, 32
vperm2i128 ymm8, ymm9, ymm8, 49
vpunpcklqdq ymm9, ymm7, ymm12
vpunpckhqdq ymm7, ymm7, ymm12
vperm2i128 ymm12, ymm9, ymm7, 32
vperm2i128 ymm7, ymm9, ymm7, 49
vmovapd ymm9, ymmword ptr [rdi + 5248]
vmovdqa ymmword ptr [rdi + 6912], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 6944]
vperm2i128 ymm10, ymm10, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vmovdqa ymmword ptr [rdi + 6944], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5280]
vmovdqa ymmword ptr [rdi + 7648], ymm8
vpaddq ymm8, ymm12, ymmword ptr [rdi + 7552]
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7360]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7520]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5312]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5344]
vmovapd ymm12, ymmword ptr [rdi + 5376]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7488]
vmovdqa ymmword ptr [rdi + 7488], ymm11
vmovapd ymm11, ymmword ptr [rdi + 5408]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7392]
vmovdqa ymmword ptr [rdi + 7392], ymm1
vpunpcklqdq ymm1, ymm10, ymm12
vpunpckhqdq ymm10, ymm10, ymm12
vperm2i128 ymm12, ymm1, ymm10, 32
vperm2i128 ymm1, ymm1, ymm10, 49
vpunpcklqdq ymm10, ymm7, ymm11
vpunpckhqdq ymm7, ymm7, ymm11
vperm2i128 ymm11, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpaddq ymm10, ymm9, ymmword ptr [rdi + 7808]
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vmovapd ymm9, ymmword ptr [rdi + 5440]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7424]
vperm2i128 ymm10, ymm10, ymm9, 33
vpalignr ymm10, ymm9, ymm10, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7264]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7296]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5472]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5504]
vmovdqa ymmword ptr [rdi + 7296], ymm7
vmovapd ymm7, ymmword ptr [rdi + 5536]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7328]
vmovdqa ymmword ptr [rdi + 7328], ymm11
vmovapd ymm11, ymmword ptr [rdi + 5568]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7232]
vmovdqa ymmword ptr [rdi + 7232], ymm1
vpunpcklqdq ymm1, ymm8, ymm7
vpunpckhqdq ymm7, ymm8, ymm7
vperm2i128 ymm8, ymm1, ymm7, 32
vperm2i128 ymm1, ymm1, ymm7, 49
vpunpcklqdq ymm7, ymm10, ymm11
vpunpckhqdq ymm10, ymm10, ymm11
vperm2i128 ymm11, ymm7, ymm10, 32
vperm2i128 ymm7, ymm7, ymm10, 49
vpaddq ymm3, ymm3, ymm6
vperm2i128 ymm9, ymm9, ymm3, 33
vpalignr ymm9, ymm3, ymm9, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5600]
vperm2i128 ymm3, ymm3, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm4, ymm3
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5632]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5664]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5696]
vmovapd ymm4, ymmword ptr [rdi + 5728]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7392]
vpunpcklqdq ymm5, ymm0, ymm2
vpunpckhqdq ymm0, ymm0, ymm2
vperm2i128 ymm2, ymm5, ymm0, 32
vperm2i128 ymm0, ymm5, ymm0, 49
vpunpcklqdq ymm5, ymm3, ymm4
vpunpckhqdq ymm3, ymm3, ymm4
vperm2i128 ymm3, ymm5, ymm3, 32
vmovapd ymm4, ymmword ptr [rdi + 7488]
vpsrlq ymm5, ymm4, 52
vmovapd ymm9, ymmword ptr [rdi + 7648]
vpsrlq ymm10, ymm9, 52
vmovapd ymm6, ymmword ptr [rdi + 6944]
vmovdqa ymmword ptr [rdi + 7392], ymm3
vpsrlq ymm3, ymm6, 52
vmovdqa ymmword ptr [rdi + 7264], ymm0
vmovapd ymm0, ymmword ptr [rdi + 6912]
vmovdqa ymmword ptr [rdi + 7424], ymm2
vpsrlq ymm2, ymm0, 52
vmovdqa ymmword ptr [rdi + 7808], ymm7
vpsrlq ymm7, ymm12, 52
vmovdqa ymmword ptr [rdi + 7520], ymm11
vmovapd ymm11, ymmword ptr [rdi + 7232]
vmovdqa ymmword ptr [rdi + 7360], ymm1
vpsrlq ymm1, ymm11, 52
vmovdqa ymmword ptr [rdi + 7552], ymm8
vperm2i128 ymm8, ymm5, ymm5, 8
vpalignr ymm8, ymm5, ymm8, 8
vperm2i128 ymm5, ymm5, ymm10, 33
vpalignr ymm5, ymm10, ymm5, 8
vpaddq ymm11, ymm4, ymm8
vmovdqa ymmword ptr [rdi + 7712], ymm12
vpxor ymm12, ymm4, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm9, ymm5
vpxor ymm8, ymm9, ymm4
vpor ymm13, ymm13, ymm8
vpand ymm5, ymm11, ymmword ptr [rdi + 4992]
vpor ymm5, ymm5, ymmword ptr [rdi + 5024]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5024]
vpand ymm4, ymm4, ymmword ptr [rdi + 4992]
vpor ymm4, ymm4, ymmword ptr [rdi + 5024]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 3584], ymm5
vmovdqa ymmword ptr [rdi + 3616], ymm4
vperm2i128 ymm8, ymm10, ymm3, 33
vpalignr ymm8, ymm3, ymm8, 8
vperm2i128 ymm3, ymm3, ymm2, 33
vpalignr ymm3, ymm2, ymm3, 8
vpaddq ymm9, ymm6, ymm8
vpxor ymm10, ymm6, ymm9
vpor ymm13, ymm13, ymm10
vpaddq ymm6, ymm0, ymm3
vpxor ymm8, ymm0, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm0, ymm9, ymmword ptr [rdi + 4992]
vpor ymm0, ymm0, ymmword ptr [rdi + 5024]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5024]
vpand ymm3, ymm6, ymmword ptr [rdi + 4992]
vpor ymm3, ymm3, ymmword ptr [rdi + 5024]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 3648], ymm0
vmovdqa ymmword ptr [rdi + 3680], ymm3
vperm2i128 ymm2, ymm2, ymm7, 33
vpalignr ymm2, ymm7, ymm2, 8
vperm2i128 ymm6, ymm7, ymm1, 33
vpalignr ymm1, ymm1, ymm6, 8
vmovapd ymm6, ymmword ptr [rdi + 7712]
vpaddq ymm7, ymm6, ymm2
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm2, ymmword ptr [rdi + 7232]
vpaddq ymm6, ymm2, ymm1
vpxor ymm8, ymm2, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 5760]
vpand ymm6, ymm6, ymmword ptr [rdi + 7584]
vpand ymm7, ymm7, ymmword ptr [rdi + 4992]
vpor ymm7, ymm7, ymmword ptr [rdi + 5024]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 5024]
vpand ymm6, ymm6, ymmword ptr [rdi + 4992]
vpor ymm6, ymm6, ymmword ptr [rdi + 5024]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 3712], ymm7
vmovdqa ymmword ptr [rdi + 3744], ymm6
vpand ymm1, ymm1, ymmword ptr [rdi + 5824]
vpaddq ymm1, ymm2, ymm1
vmovapd ymm2, ymmword ptr [rdi + 800]
vmovupd ymm8, ymmword ptr [rdi + 3560]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm2, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm2, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
vmovupd ymm12, ymmword ptr [rdi + 3592]
vmovdqa ymmword ptr [rdi + 7232], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7712], ymm1
vsubpd ymm1, ymm15, ymm10
vfmadd231pd ymm1, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 6912], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3624]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm2, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3656]
vmovdqa ymmword ptr [rdi + 6944], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7648], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3688]
vmovdqa ymmword ptr [rdi + 7488], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm2, ymm9
vmovdqa ymmword ptr [rdi + 7072], ymm3
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm2, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3720]
vmovdqa ymmword ptr [rdi + 7040], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7456], ymm3
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 3752]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm2, ymm11
vmovdqa ymmword ptr [rdi + 7168], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymm2
vmovapd ymm2, ymmword ptr [rdi + 832]
vfmadd213pd ymm2, ymm5, ymm14
vsubpd ymm11, ymm15, ymm2
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 832]
vpaddq ymm1, ymm1, ymm11
vmovapd ymm5, ymmword ptr [rdi + 864]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 864]
vpaddq ymm4, ymm8, ymm11
vpaddq ymm2, ymm10, ymm2
vpaddq ymm5, ymm12, ymm5
vmovapd ymm8, ymmword ptr [rdi + 832]
vfmadd213pd ymm8, ymm0, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm0, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rdi + 864]
vmovapd ymm10, ymmword ptr [rdi + 7072]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 7072]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7456]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7488]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7040]
vmovapd ymm12, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 7040], ymm10
vmovapd ymm10, ymmword ptr [rdi + 7648]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7488], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 7648]
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymmword ptr [rdi + 6944]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 6944]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7168]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm12, ymmword ptr [rdi + 3576]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 7168], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 3608]
vmovdqa ymmword ptr [rdi + 6944], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 7648], ymm10
vsubpd ymm10, ymm15, ymm1
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm5, ymm1
vmovupd ymm5, ymmword ptr [rdi + 3640]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm5
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm5
vpaddq ymm0, ymm0, ymm10
vmovupd ymm5, ymmword ptr [rdi + 3672]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm5
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm5
vpaddq ymm5, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7488]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7040]
vmovupd ymm11, ymmword ptr [rdi + 3704]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 7040], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 3736]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7648]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 7168]
vmovapd ymm11, ymmword ptr [rdi + 960]
vmovupd ymm12, ymmword ptr [rdi + 3568]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7168], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6944]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 6944], ymm10
vmovupd ymm10, ymmword ptr [rdi + 3600]
vmovdqa ymmword ptr [rdi + 7648], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 7488], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm4, ymm4, ymm6
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm9
vmovupd ymm6, ymmword ptr [rdi + 3632]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 3664]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm5, ymm5, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7040]
vmovupd ymm8, ymmword ptr [rdi + 3696]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm3, ymm3, ymm10
vmovupd ymm8, ymmword ptr [rdi + 3728]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7040], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm12, ymm8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7488]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 7648]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 7168]
vmovupd ymm10, ymmword ptr [rdi + 3760]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 7168], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1024]
vmovupd ymm11, ymmword ptr [rdi + 3560]
vmovdqa ymmword ptr [rdi + 7648], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 7488], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6944]
vmovapd ymm11, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 6944], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3592]
vmovdqa ymmword ptr [rdi + 7456], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7072], ymm3
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm3, ymm4, ymm3
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm8
vmovupd ymm4, ymmword ptr [rdi + 3624]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm4
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm4
vpaddq ymm0, ymm0, ymm9
vmovupd ymm4, ymmword ptr [rdi + 3656]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm4
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm4
vpaddq ymm4, ymm5, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 3688]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7040]
vmovupd ymm9, ymmword ptr [rdi + 3720]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7040], ymm2
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm9
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7072]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7456]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7168]
vmovupd ymm12, ymmword ptr [rdi + 3752]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 7168], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7488]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7648]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovapd ymm10, ymmword ptr [rdi + 3584]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7648], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 3584]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rdi + 3616]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 7488], ymm3
vsubpd ymm3, ymm15, ymm11
vfmadd231pd ymm3, ymm10, ymmword ptr [rdi + 3616]
vpaddq ymm0, ymm0, ymm3
vmovapd ymm3, ymmword ptr [rdi + 3648]
vfmadd213pd ymm3, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7456], ymm0
vsubpd ymm0, ymm15, ymm3
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 3648]
vpaddq ymm0, ymm4, ymm0
vpaddq ymm4, ymm5, ymm11
vpaddq ymm3, ymm6, ymm3
vmovapd ymm5, ymmword ptr [rdi + 3680]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 3680]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 3712]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 3712]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7168]
vmovapd ymm8, ymmword ptr [rdi + 3744]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 3744]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7648]
vmovapd ymm11, ymmword ptr [rdi + 5856]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 6912]
vmovapd ymm11, ymmword ptr [rdi + 5888]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 7040]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm11, ymm1, ymmword ptr [rdi + 5920]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6944]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7488]
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vperm2i128 ymm4, ymm4, ymm3, 33
vpalignr ymm4, ymm3, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7456]
vpaddq ymm0, ymm0, ymm4
vperm2i128 ymm3, ymm3, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vperm2i128 ymm4, ymm5, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm3, ymm6, ymm3
vpaddq ymm2, ymm2, ymm4
vpaddq ymm4, ymm7, ymmword ptr [rdi + 5920]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 5952]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 7232]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7712]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 7328]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 7296]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7552]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7360]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7520]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7808]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7424]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5984]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6016]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6048]
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
vmovdqa ymmword ptr [rdi + 7424], ymm3
vpxor ymm3, ymm5, ymm12
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm6, ymm11
vpxor ymm5, ymm6, ymm3
vpor ymm13, ymm13, ymm5
vpand ymm5, ymm12, ymmword ptr [rdi + 4992]
vpor ymm5, ymm5, ymmword ptr [rdi + 5024]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5024]
vpand ymm3, ymm3, ymmword ptr [rdi + 4992]
vpor ymm3, ymm3, ymmword ptr [rdi + 5024]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 3904], ymm5
vmovdqa ymmword ptr [rdi + 3936], ymm3
vmovapd ymm6, ymmword ptr [rdi + 800]
vmovupd ymm10, ymmword ptr [rdi + 3888]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vmovdqa ymmword ptr [rdi + 7808], ymm9
vmovupd ymm9, ymmword ptr [rdi + 3920]
vmovdqa ymmword ptr [rdi + 7520], ymm8
vmovapd ymm8, ymmword ptr [rdi + 768]
vfmadd213pd ymm8, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 7360], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm9, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 7552], ymm7
vmovupd ymm7, ymmword ptr [rdi + 3952]
vmovdqa ymmword ptr [rdi + 7296], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm6, ymm7
vmovdqa ymmword ptr [rdi + 7328], ymm4
vsubpd ymm4, ymm15, ymm1
vfmadd231pd ymm4, ymm7, ymm6
vmovapd ymm6, ymmword ptr [rdi + 864]
vmovdqa ymmword ptr [rdi + 7232], ymm2
vmovupd ymm2, ymmword ptr [rdi + 3880]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm2
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm2
vpaddq ymm9, ymm12, ymm9
vpaddq ymm7, ymm11, ymm7
vmovupd ymm11, ymmword ptr [rdi + 3912]
vmovapd ymm12, ymmword ptr [rdi + 832]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 7712], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 3944]
vmovdqa ymmword ptr [rdi + 7456], ymm7
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
vfmadd213pd ymm5, ymm3, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm3, ymmword ptr [rdi + 928]
vpaddq ymm3, ymm4, ymm11
vpaddq ymm4, ymm8, ymm7
vpaddq ymm1, ymm1, ymm5
vmovapd ymm5, ymmword ptr [rdi + 960]
vmovupd ymm7, ymmword ptr [rdi + 3896]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm5, ymm7
vpaddq ymm0, ymm0, ymm11
vmovapd ymm7, ymmword ptr [rdi + 992]
vmovupd ymm11, ymmword ptr [rdi + 3928]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm7, ymm11
vpaddq ymm3, ymm3, ymm6
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm12
vmovupd ymm6, ymmword ptr [rdi + 3960]
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
vmovupd ymm12, ymmword ptr [rdi + 3920]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm12
vsubpd ymm5, ymm15, ymm7
vfmadd231pd ymm5, ymm10, ymm12
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymm6
vpaddq ymm1, ymm1, ymm7
vmovapd ymm5, ymmword ptr [rdi + 1024]
vmovupd ymm6, ymmword ptr [rdi + 3952]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm5, ymm6
vpaddq ymm6, ymm11, ymm12
vpaddq ymm7, ymm8, ymm7
vmovapd ymm8, ymmword ptr [rdi + 1088]
vfmadd213pd ymm8, ymm2, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm2, ymmword ptr [rdi + 1088]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm2, ymmword ptr [rdi + 1120]
vmovupd ymm11, ymmword ptr [rdi + 3912]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm2, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm12
vmovapd ymm8, ymmword ptr [rdi + 1088]
vfmadd213pd ymm8, ymm9, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 1088]
vpaddq ymm6, ymm6, ymm10
vpaddq ymm7, ymm7, ymm8
vmovapd ymm8, ymmword ptr [rdi + 5600]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 7456]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm10, ymm9, ymm10, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7712]
vpaddq ymm11, ymm4, ymmword ptr [rdi + 5920]
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vperm2i128 ymm4, ymm4, ymm1, 33
vpalignr ymm4, ymm1, ymm4, 8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm4
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5920]
vpaddq ymm4, ymm7, ymmword ptr [rdi + 5952]
vperm2i128 ymm1, ymm1, ymm4, 33
vpalignr ymm1, ymm4, ymm1, 8
vpaddq ymm1, ymm6, ymm1
vpaddq ymm4, ymm10, ymmword ptr [rdi + 7232]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7328]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7264]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7392]
vmovapd ymm6, ymmword ptr [rdi + 6080]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 7296]
vmovapd ymm9, ymmword ptr [rdi + 7552]
vperm2i128 ymm9, ymm9, ymm7, 33
vpalignr ymm7, ymm7, ymm9, 8
vmovapd ymm9, ymmword ptr [rdi + 7296]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 7360], 33
vmovapd ymm10, ymmword ptr [rdi + 7360]
vpalignr ymm9, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 7808]
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 7520], 33
vmovapd ymm12, ymmword ptr [rdi + 7520]
vpalignr ymm11, ymm12, ymm11, 8
vpand ymm11, ymm11, ymmword ptr [rdi + 6112]
vpaddq ymm7, ymm7, ymm11
vmovapd ymm11, ymmword ptr [rdi + 1920]
vpsubq ymm7, ymm11, ymm7
vmovapd ymm11, ymmword ptr [rdi + 1952]
vpsubq ymm9, ymm11, ymm9
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6976]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7616]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 7424], 33
vmovapd ymm11, ymmword ptr [rdi + 7424]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm11, ymm11, ymm6
vpaddq ymm4, ymm4, ymmword ptr [rdi + 6144]
vperm2i128 ymm11, ymm11, ymm4, 33
vpalignr ymm11, ymm4, ymm11, 8
vmovapd ymm12, ymmword ptr [rdi + 1984]
vpsubq ymm10, ymm12, ymm10
vmovapd ymm12, ymmword ptr [rdi + 2016]
vpsubq ymm11, ymm12, ymm11
vmovapd ymm12, ymmword ptr [rdi + 7104]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 7008], 33
vmovapd ymm8, ymmword ptr [rdi + 7008]
vpalignr ymm12, ymm8, ymm12, 8
vpaddq ymm8, ymm8, ymm6
vmovapd ymm2, ymmword ptr [rdi + 6144]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7680]
vperm2i128 ymm8, ymm8, ymm2, 33
vpalignr ymm8, ymm2, ymm8, 8
vpaddq ymm10, ymm12, ymm10
vpaddq ymm11, ymm8, ymm11
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5632]
vperm2i128 ymm4, ymm4, ymm0, 33
vpalignr ymm4, ymm0, ymm4, 8
vpaddq ymm3, ymm3, ymm6
vperm2i128 ymm0, ymm0, ymm3, 33
vpalignr ymm0, ymm3, ymm0, 8
vmovdqa ymmword ptr [rdi + 7680], ymm8
vmovapd ymm8, ymmword ptr [rdi + 2048]
vpsubq ymm4, ymm8, ymm4
vmovapd ymm8, ymmword ptr [rdi + 2080]
vpsubq ymm0, ymm8, ymm0
vmovapd ymm8, ymmword ptr [rdi + 5632]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7776]
vperm2i128 ymm2, ymm2, ymm8, 33
vpalignr ymm2, ymm8, ymm2, 8
vmovdqa ymmword ptr [rdi + 7776], ymm12
vpaddq ymm12, ymm6, ymmword ptr [rdi + 7744]
vperm2i128 ymm8, ymm8, ymm12, 33
vpalignr ymm8, ymm12, ymm8, 8
vpaddq ymm4, ymm2, ymm4
vpaddq ymm0, ymm8, ymm0
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5664]
vperm2i128 ymm3, ymm3, ymm1, 33
vpalignr ymm3, ymm1, ymm3, 8
vperm2i128 ymm1, ymm1, ymm1, 129
vpsrldq ymm1, ymm1, 8
vmovdqa ymmword ptr [rdi + 7744], ymm8
vmovapd ymm8, ymmword ptr [rdi + 2112]
vpsubq ymm3, ymm8, ymm3
vmovapd ymm8, ymmword ptr [rdi + 2144]
vpsubq ymm1, ymm8, ymm1
vmovapd ymm8, ymmword ptr [rdi + 5664]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7136]
vperm2i128 ymm12, ymm12, ymm8, 33
vpalignr ymm12, ymm8, ymm12, 8
vperm2i128 ymm8, ymm8, ymm8, 129
vpsrldq ymm8, ymm8, 8
vpaddq ymm3, ymm12, ymm3
vpaddq ymm1, ymm8, ymm1
vmovdqa ymmword ptr [rdi + 7136], ymm8
vpsrlq ymm8, ymm7, 52
vmovdqa ymmword ptr [rdi + 7008], ymm12
vpsrlq ymm12, ymm9, 52
vmovdqa ymmword ptr [rdi + 7104], ymm2
vperm2i128 ymm2, ymm8, ymm8, 8
vpalignr ymm2, ymm8, ymm2, 8
vperm2i128 ymm8, ymm8, ymm12, 33
vpalignr ymm8, ymm12, ymm8, 8
vpaddq ymm6, ymm7, ymm2
vpxor ymm5, ymm7, ymm6
vpor ymm13, ymm13, ymm5
vpaddq ymm2, ymm9, ymm8
vpxor ymm5, ymm9, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm5, ymm6, ymmword ptr [rdi + 4992]
vpor ymm5, ymm5, ymmword ptr [rdi + 5024]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5024]
vpand ymm2, ymm2, ymmword ptr [rdi + 4992]
vpor ymm2, ymm2, ymmword ptr [rdi + 5024]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 4096], ymm5
vmovdqa ymmword ptr [rdi + 4128], ymm2
vpsrlq ymm6, ymm10, 52
vpsrlq ymm7, ymm11, 52
vperm2i128 ymm8, ymm12, ymm6, 33
vpalignr ymm8, ymm6, ymm8, 8
vperm2i128 ymm6, ymm6, ymm7, 33
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm9, ymm10, ymm8
vpxor ymm12, ymm10, ymm9
vpor ymm13, ymm13, ymm12
vpaddq ymm8, ymm11, ymm6
vpxor ymm10, ymm11, ymm8
vpor ymm13, ymm13, ymm10
vpand ymm6, ymm9, ymmword ptr [rdi + 4992]
vpor ymm6, ymm6, ymmword ptr [rdi + 5024]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5024]
vpand ymm8, ymm8, ymmword ptr [rdi + 4992]
vpor ymm8, ymm8, ymmword ptr [rdi + 5024]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 4160], ymm6
vmovdqa ymmword ptr [rdi + 4192], ymm8
vpsrlq ymm9, ymm4, 52
vpsrlq ymm10, ymm0, 52
vperm2i128 ymm7, ymm7, ymm9, 33
vpalignr ymm7, ymm9, ymm7, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm11, ymm4, ymm7
vpxor ymm12, ymm4, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm0, ymm9
vpxor ymm7, ymm0, ymm4
vpor ymm13, ymm13, ymm7
vpand ymm0, ymm11, ymmword ptr [rdi + 4992]
vpor ymm0, ymm0, ymmword ptr [rdi + 5024]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5024]
vpand ymm4, ymm4, ymmword ptr [rdi + 4992]
vpor ymm4, ymm4, ymmword ptr [rdi + 5024]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 4224], ymm0
vmovdqa ymmword ptr [rdi + 4256], ymm4
vpsrlq ymm7, ymm3, 52
vpsrlq ymm9, ymm1, 52
vperm2i128 ymm10, ymm10, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vperm2i128 ymm7, ymm7, ymm9, 33
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm9, ymm3, ymm10
vpxor ymm11, ymm3, ymm9
vpor ymm13, ymm13, ymm11
vpaddq ymm3, ymm1, ymm7
vpxor ymm10, ymm1, ymm3
vpor ymm13, ymm13, ymm10
vpand ymm1, ymm9, ymmword ptr [rdi + 4992]
vpor ymm1, ymm1, ymmword ptr [rdi + 5024]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5024]
vpand ymm3, ymm3, ymmword ptr [rdi + 4992]
vpor ymm3, ymm3, ymmword ptr [rdi + 5024]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 4288], ymm1
vmovdqa ymmword ptr [rdi + 4320], ymm3
vbroadcastsd ymm7, qword ptr [rsi + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm5
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm5
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm2
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm2
vmovdqa ymmword ptr [rdi + 7424], ymm3
vbroadcastsd ymm3, qword ptr [rsi + 8]
vmovdqa ymmword ptr [rdi + 7360], ymm1
vmovupd ymm1, ymmword ptr [rdi + 4088]
vmovdqa ymmword ptr [rdi + 7520], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm3, ymm1
vmovdqa ymmword ptr [rdi + 7808], ymm0
vsubpd ymm0, ymm15, ymm4
vfmadd231pd ymm0, ymm3, ymm1
vpaddq ymm0, ymm10, ymm0
vmovupd ymm10, ymmword ptr [rdi + 4120]
vmovdqa ymmword ptr [rdi + 7296], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm3, ymm10
vmovdqa ymmword ptr [rdi + 7552], ymm5
vsubpd ymm5, ymm15, ymm2
vfmadd231pd ymm5, ymm3, ymm10
vpaddq ymm5, ymm12, ymm5
vpaddq ymm4, ymm9, ymm4
vpaddq ymm2, ymm11, ymm2
vbroadcastsd ymm9, qword ptr [rsi + 16]
vmovupd ymm11, ymmword ptr [rdi + 4080]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 4112]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 7392], ymm8
vsubpd ymm8, ymm15, ymm3
vfmadd231pd ymm8, ymm9, ymm10
vpaddq ymm5, ymm5, ymm8
vpaddq ymm4, ymm4, ymm12
vpaddq ymm2, ymm2, ymm3
vbroadcastsd ymm3, qword ptr [rsi + 24]
vmovupd ymm8, ymmword ptr [rdi + 4072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm8
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm3, ymm8
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 4104]
vmovdqa ymmword ptr [rdi + 7264], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm3, ymm10
vsubpd ymm9, ymm15, ymm0
vfmadd231pd ymm9, ymm3, ymm10
vpaddq ymm5, ymm5, ymm9
vpaddq ymm4, ymm4, ymm12
vpaddq ymm0, ymm2, ymm0
vbroadcastsd ymm2, qword ptr [rsi + 32]
vmovapd ymm9, ymmword ptr [rdi + 4096]
vfmadd213pd ymm9, ymm2, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm2, ymmword ptr [rdi + 4096]
vpaddq ymm5, ymm5, ymm12
vpaddq ymm0, ymm0, ymm9
vbroadcastsd ymm9, qword ptr [rsi + 40]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm1
vmovdqa ymmword ptr [rdi + 7328], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm9, ymm1
vpaddq ymm4, ymm5, ymm4
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 48]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm11
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm5, ymm11
vpaddq ymm1, ymm4, ymm1
vpaddq ymm0, ymm0, ymm12
vbroadcastsd ymm4, qword ptr [rsi + 56]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm8
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm8
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm6
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm6
vmovdqa ymmword ptr [rdi + 7232], ymm1
vmovapd ymm1, ymmword ptr [rdi + 7392]
vfmadd213pd ymm1, ymm7, ymm14
vmovdqa ymmword ptr [rdi + 7712], ymm0
vsubpd ymm0, ymm15, ymm1
vfmadd231pd ymm0, ymm7, ymmword ptr [rdi + 7392]
vmovdqa ymmword ptr [rdi + 7456], ymm6
vbroadcastsd ymm6, qword ptr [rsi + 8]
vmovupd ymm7, ymmword ptr [rdi + 4152]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm10, ymm12, ymm10
vmovupd ymm12, ymmword ptr [rdi + 4184]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm12
vsubpd ymm5, ymm15, ymm4
vfmadd231pd ymm5, ymm6, ymm12
vpaddq ymm0, ymm0, ymm5
vpaddq ymm5, ymm11, ymm8
vpaddq ymm1, ymm1, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 16]
vmovupd ymm8, ymmword ptr [rdi + 4144]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm4, ymm8
vpaddq ymm10, ymm10, ymm12
vmovupd ymm12, ymmword ptr [rdi + 4176]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm4, ymm12
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm4, ymm12
vpaddq ymm0, ymm0, ymm8
vpaddq ymm5, ymm5, ymm11
vpaddq ymm1, ymm1, ymm6
vmovupd ymm6, ymmword ptr [rdi + 4136]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm6
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm3, ymm6
vpaddq ymm10, ymm10, ymm11
vmovupd ymm11, ymmword ptr [rdi + 4168]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm3, ymm11
vpaddq ymm0, ymm0, ymm4
vpaddq ymm4, ymm5, ymm8
vpaddq ymm1, ymm1, ymm12
vmovapd ymm5, ymmword ptr [rdi + 4128]
vfmadd213pd ymm5, ymm2, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm2, ymmword ptr [rdi + 4128]
vpaddq ymm8, ymm10, ymm8
vmovapd ymm10, ymmword ptr [rdi + 4160]
vfmadd213pd ymm10, ymm2, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm2, ymmword ptr [rdi + 4160]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm4, ymm4, ymm5
vpaddq ymm1, ymm1, ymm10
vmovupd ymm5, ymmword ptr [rdi + 4120]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm5
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm5
vpaddq ymm8, ymm8, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm7
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm9, ymm7
vpaddq ymm0, ymm0, ymm11
vpaddq ymm4, ymm4, ymm10
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm10, qword ptr [rsi + 48]
vmovupd ymm11, ymmword ptr [rdi + 4112]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm10, ymm11
vpaddq ymm7, ymm8, ymm7
vmovupd ymm8, ymmword ptr [rdi + 4144]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm8
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm10, ymm8
vpaddq ymm0, ymm0, ymm2
vpaddq ymm2, ymm4, ymm12
vpaddq ymm1, ymm1, ymm9
vbroadcastsd ymm4, qword ptr [rsi + 56]
vmovupd ymm9, ymmword ptr [rdi + 4104]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm9
vpaddq ymm7, ymm7, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm6
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm4, ymm6
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 64]
vmovapd ymm10, ymmword ptr [rdi + 7552]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 7552]
vpaddq ymm7, ymm7, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7296]
vfmadd213pd ymm12, ymm8, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm8, ymmword ptr [rdi + 7296]
vpaddq ymm0, ymm0, ymm6
vpaddq ymm2, ymm2, ymm10
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 72]
vmovupd ymm10, ymmword ptr [rdi + 4088]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm6, ymm10
vpaddq ymm7, ymm7, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm5
vsubpd ymm4, ymm15, ymm8
vfmadd231pd ymm4, ymm6, ymm5
vpaddq ymm0, ymm0, ymm4
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm4, qword ptr [rsi + 80]
vmovupd ymm8, ymmword ptr [rdi + 4080]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm8
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm4, ymm8
vpaddq ymm5, ymm7, ymm5
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm11
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm4, ymm11
vpaddq ymm0, ymm0, ymm6
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm7
vbroadcastsd ymm6, qword ptr [rsi + 88]
vmovupd ymm7, ymmword ptr [rdi + 4072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm7
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm6, ymm7
vpaddq ymm5, ymm5, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm9
vmovdqa ymmword ptr [rdi + 7488], ymm5
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm6, ymm9
vpaddq ymm0, ymm0, ymm5
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm5, qword ptr [rsi + 96]
vmovapd ymm11, ymmword ptr [rdi + 4096]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 4096]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm11, qword ptr [rsi + 104]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 6944], ymm2
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm10
vpaddq ymm0, ymm0, ymm2
vpaddq ymm1, ymm1, ymm12
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
vmovapd ymm12, ymmword ptr [rdi + 7808]
vfmadd213pd ymm12, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 7040], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm8, ymmword ptr [rdi + 7808]
vmovdqa ymmword ptr [rdi + 6912], ymm1
vmovapd ymm1, ymmword ptr [rdi + 7520]
vfmadd213pd ymm1, ymm8, ymm14
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm8, ymmword ptr [rdi + 7520]
vbroadcastsd ymm8, qword ptr [rsi + 8]
vmovupd ymm10, ymmword ptr [rdi + 4216]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm10
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm8, ymm10
vpaddq ymm0, ymm0, ymm2
vmovupd ymm2, ymmword ptr [rdi + 4248]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm2
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm8, ymm2
vpaddq ymm5, ymm7, ymm5
vpaddq ymm7, ymm12, ymm9
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm9, qword ptr [rsi + 16]
vmovupd ymm11, ymmword ptr [rdi + 4208]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm9, ymm11
vpaddq ymm0, ymm0, ymm2
vmovupd ymm2, ymmword ptr [rdi + 4240]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm2
vsubpd ymm6, ymm15, ymm8
vfmadd231pd ymm6, ymm9, ymm2
vpaddq ymm5, ymm5, ymm6
vpaddq ymm6, ymm7, ymm12
vpaddq ymm1, ymm1, ymm8
vmovupd ymm7, ymmword ptr [rdi + 4200]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm7
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm3, ymm7
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 4232]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm3, ymm12
vsubpd ymm9, ymm15, ymm2
vfmadd231pd ymm9, ymm3, ymm12
vpaddq ymm5, ymm5, ymm9
vpaddq ymm6, ymm6, ymm8
vpaddq ymm1, ymm1, ymm2
vbroadcastsd ymm2, qword ptr [rsi + 32]
vmovapd ymm8, ymmword ptr [rdi + 4192]
vfmadd213pd ymm8, ymm2, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm2, ymmword ptr [rdi + 4192]
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymmword ptr [rdi + 4224]
vfmadd213pd ymm9, ymm2, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm2, ymmword ptr [rdi + 4224]
vpaddq ymm5, ymm5, ymm12
vpaddq ymm6, ymm6, ymm8
vpaddq ymm1, ymm1, ymm9
vbroadcastsd ymm8, qword ptr [rsi + 40]
vmovupd ymm9, ymmword ptr [rdi + 4184]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm8, ymm9
vpaddq ymm0, ymm0, ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm8, ymm10
vsubpd ymm3, ymm15, ymm2
vfmadd231pd ymm3, ymm8, ymm10
vpaddq ymm3, ymm5, ymm3
vpaddq ymm5, ymm6, ymm12
vpaddq ymm1, ymm1, ymm2
vbroadcastsd ymm2, qword ptr [rsi + 48]
vmovupd ymm6, ymmword ptr [rdi + 4176]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm6
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm2, ymm6
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm11
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm2, ymm11
vpaddq ymm3, ymm3, ymm8
vpaddq ymm5, ymm5, ymm12
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm8, qword ptr [rsi + 56]
vmovupd ymm10, ymmword ptr [rdi + 4168]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm10
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm8, ymm10
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm7
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm8, ymm7
vpaddq ymm2, ymm3, ymm2
vpaddq ymm3, ymm5, ymm12
vpaddq ymm1, ymm1, ymm11
vbroadcastsd ymm5, qword ptr [rsi + 64]
vmovapd ymm11, ymmword ptr [rdi + 7456]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 7456]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7392]
vfmadd213pd ymm12, ymm5, ymm14
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm5, ymmword ptr [rdi + 7392]
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm11
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm7, qword ptr [rsi + 72]
vmovupd ymm11, ymmword ptr [rdi + 4152]
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
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm5
vmovupd ymm5, ymmword ptr [rdi + 4144]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm5
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymm5
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm6
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm4, ymm6
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm8
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 88]
vmovupd ymm9, ymmword ptr [rdi + 4136]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm8, ymm9
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm10
vsubpd ymm4, ymm15, ymm6
vfmadd231pd ymm4, ymm8, ymm10
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm6
vbroadcastsd ymm4, qword ptr [rsi + 96]
vmovapd ymm6, ymmword ptr [rdi + 4128]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4128]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 4160]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 4160]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 104]
vmovupd ymm10, ymmword ptr [rdi + 4120]
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
vmovupd ymm8, ymmword ptr [rdi + 4112]
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
vmovupd ymm11, ymmword ptr [rdi + 4104]
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
vmovapd ymm5, ymmword ptr [rdi + 7552]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm12, ymm15, ymm5
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7552]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7296]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 7296]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm5
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 136]
vmovupd ymm9, ymmword ptr [rdi + 4088]
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
vmovupd ymm6, ymmword ptr [rdi + 4080]
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
vmovupd ymm10, ymmword ptr [rdi + 4072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm5, ymm10
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 7648], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm5, ymm11
vpaddq ymm0, ymm2, ymm0
vpaddq ymm2, ymm3, ymm12
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm3, qword ptr [rsi + 160]
vmovapd ymm8, ymmword ptr [rdi + 4096]
vfmadd213pd ymm8, ymm3, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm3, ymmword ptr [rdi + 4096]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 168]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 7168], ymm2
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
vmovapd ymm12, ymmword ptr [rdi + 7360]
vfmadd213pd ymm12, ymm6, ymm14
vmovdqa ymmword ptr [rdi + 7072], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm6, ymmword ptr [rdi + 7360]
vmovdqa ymmword ptr [rdi + 7200], ymm1
vmovapd ymm1, ymmword ptr [rdi + 7424]
vfmadd213pd ymm1, ymm6, ymm14
vsubpd ymm10, ymm15, ymm1
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 7424]
vbroadcastsd ymm6, qword ptr [rsi + 8]
vmovupd ymm11, ymmword ptr [rdi + 4280]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm11
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm6, ymm11
vpaddq ymm0, ymm0, ymm2
vmovupd ymm2, ymmword ptr [rdi + 4312]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm2
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm2, ymm6
vpaddq ymm3, ymm10, ymm3
vpaddq ymm6, ymm12, ymm9
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm8, qword ptr [rsi + 16]
vmovupd ymm9, ymmword ptr [rdi + 4272]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 4304]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm8, ymm12
vsubpd ymm5, ymm15, ymm2
vfmadd231pd ymm5, ymm12, ymm8
vpaddq ymm3, ymm3, ymm5
vpaddq ymm5, ymm6, ymm10
vpaddq ymm1, ymm1, ymm2
vbroadcastsd ymm2, qword ptr [rsi + 24]
vmovupd ymm6, ymmword ptr [rdi + 4264]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm6
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymm6
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 4296]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm2
vpaddq ymm2, ymm3, ymm4
vpaddq ymm3, ymm5, ymm8
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm4, qword ptr [rsi + 32]
vmovapd ymm5, ymmword ptr [rdi + 4256]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 4256]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rdi + 4288]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4288]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm5
vpaddq ymm1, ymm1, ymm8
vbroadcastsd ymm5, qword ptr [rsi + 40]
vmovupd ymm8, ymmword ptr [rdi + 4248]
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
vmovupd ymm10, ymmword ptr [rdi + 4240]
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
vmovupd ymm11, ymmword ptr [rdi + 4232]
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
vmovapd ymm9, ymmword ptr [rdi + 7808]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7808]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7520]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 7520]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm12
vmovupd ymm6, ymmword ptr [rdi + 4216]
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
vmovupd ymm9, ymmword ptr [rdi + 4208]
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
vmovupd ymm8, ymmword ptr [rdi + 4200]
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
vmovapd ymm10, ymmword ptr [rdi + 4192]
vfmadd213pd ymm10, ymm4, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4192]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 4224]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 4224]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm10, qword ptr [rsi + 104]
vmovupd ymm11, ymmword ptr [rdi + 4184]
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
vmovupd ymm7, ymmword ptr [rdi + 4176]
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
vmovupd ymm10, ymmword ptr [rdi + 4168]
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
vmovapd ymm9, ymmword ptr [rdi + 7456]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7456]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7392]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 7392]
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 136]
vmovupd ymm9, ymmword ptr [rdi + 4152]
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
vmovupd ymm6, ymmword ptr [rdi + 4144]
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
vmovupd ymm11, ymmword ptr [rdi + 4136]
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
vmovapd ymm7, ymmword ptr [rdi + 4128]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4128]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 4160]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 4160]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm7
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm7, qword ptr [rsi + 168]
vmovupd ymm10, ymmword ptr [rdi + 4120]
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
vmovupd ymm8, ymmword ptr [rdi + 4112]
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
vmovupd ymm9, ymmword ptr [rdi + 4104]
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
vmovapd ymm6, ymmword ptr [rdi + 7552]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7552]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7296]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 7296]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm6
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 200]
vmovupd ymm11, ymmword ptr [rdi + 4088]
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
vmovupd ymm10, ymmword ptr [rdi + 4080]
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
vmovupd ymm10, ymmword ptr [rdi + 4072]
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
vmovapd ymm10, ymmword ptr [rdi + 4096]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 4096]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm10
vbroadcastsd ymm10, qword ptr [rsi + 32]
vmovapd ymm11, ymmword ptr [rdi + 4320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 4320]
vbroadcastsd ymm10, qword ptr [rsi + 40]
vmovdqa ymmword ptr [rdi + 7296], ymm2
vmovupd ymm2, ymmword ptr [rdi + 4312]
vmovdqa ymmword ptr [rdi + 7552], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm10, ymm2
vmovdqa ymmword ptr [rdi + 7840], ymm1
vsubpd ymm1, ymm15, ymm0
vfmadd231pd ymm1, ymm2, ymm10
vpaddq ymm1, ymm12, ymm1
vpaddq ymm0, ymm11, ymm0
vbroadcastsd ymm10, qword ptr [rsi + 48]
vmovupd ymm11, ymmword ptr [rdi + 4304]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 7872], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm10
vpaddq ymm1, ymm1, ymm3
vpaddq ymm0, ymm0, ymm12
vmovupd ymm3, ymmword ptr [rdi + 4296]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm3
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm5, ymm3
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 4328]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm12
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm12, ymm5
vpaddq ymm0, ymm0, ymm10
vbroadcastsd ymm5, qword ptr [rsi + 64]
vmovapd ymm10, ymmword ptr [rdi + 7360]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 7360]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7424]
vfmadd213pd ymm12, ymm5, ymm14
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm5, ymmword ptr [rdi + 7424]
vpaddq ymm4, ymm8, ymm4
vpaddq ymm0, ymm0, ymm10
vpaddq ymm5, ymm9, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 72]
vmovupd ymm9, ymmword ptr [rdi + 4280]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm8
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm2, ymm8
vpaddq ymm4, ymm4, ymm6
vpaddq ymm0, ymm0, ymm10
vpaddq ymm5, ymm5, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 80]
vmovupd ymm8, ymmword ptr [rdi + 4272]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm6, ymm8
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm6
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm6
vpaddq ymm2, ymm4, ymm2
vpaddq ymm0, ymm0, ymm10
vpaddq ymm4, ymm5, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 88]
vmovupd ymm6, ymmword ptr [rdi + 4264]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm5, ymm6
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm5
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm3, ymm5
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm10
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 96]
vmovapd ymm10, ymmword ptr [rdi + 4256]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 4256]
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 4288]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 4288]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm10
vpaddq ymm4, ymm4, ymm11
vbroadcastsd ymm10, qword ptr [rsi + 104]
vmovupd ymm11, ymmword ptr [rdi + 4248]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm10, ymm11
vpaddq ymm1, ymm1, ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm10, ymm9
vsubpd ymm5, ymm15, ymm3
vfmadd231pd ymm5, ymm10, ymm9
vpaddq ymm2, ymm2, ymm5
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm4, ymm3
vbroadcastsd ymm4, qword ptr [rsi + 112]
vmovupd ymm5, ymmword ptr [rdi + 4240]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm5
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm4, ymm5
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm4, ymm8
vpaddq ymm2, ymm2, ymm10
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm9
vbroadcastsd ymm9, qword ptr [rsi + 120]
vmovupd ymm10, ymmword ptr [rdi + 4232]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm9, ymm10
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm6
vsubpd ymm4, ymm15, ymm8
vfmadd231pd ymm4, ymm9, ymm6
vpaddq ymm2, ymm2, ymm4
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vbroadcastsd ymm4, qword ptr [rsi + 128]
vmovapd ymm8, ymmword ptr [rdi + 7808]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7808]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7520]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 7520]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 136]
vmovupd ymm8, ymmword ptr [rdi + 4216]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm8
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm6, ymm8
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm11
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm6, ymm11
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 144]
vmovupd ymm9, ymmword ptr [rdi + 4208]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm9
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm4, ymm9
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm5
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm4, ymm5
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm6, qword ptr [rsi + 152]
vmovupd ymm11, ymmword ptr [rdi + 4200]
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
vmovapd ymm5, ymmword ptr [rdi + 4192]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm12, ymm15, ymm5
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 4192]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 4224]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 4224]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm0, ymm0, ymm5
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 168]
vmovupd ymm10, ymmword ptr [rdi + 4184]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm8
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm5, ymm8
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 176]
vmovupd ymm6, ymmword ptr [rdi + 4176]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm6
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm6
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm9
vsubpd ymm5, ymm15, ymm8
vfmadd231pd ymm5, ymm4, ymm9
vpaddq ymm2, ymm2, ymm5
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vmovupd ymm5, ymmword ptr [rdi + 4168]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm5
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymm5
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm7, ymm11
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 192]
vmovapd ymm9, ymmword ptr [rdi + 7456]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 7456]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7392]
vfmadd213pd ymm12, ymm8, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 7392]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm9, qword ptr [rsi + 200]
vmovupd ymm11, ymmword ptr [rdi + 4152]
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
vmovupd ymm10, ymmword ptr [rdi + 4144]
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
vmovupd ymm10, ymmword ptr [rdi + 4136]
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
vmovapd ymm10, ymmword ptr [rdi + 4128]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 4128]
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 4160]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 4160]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm10, qword ptr [rsi + 96]
vmovapd ymm11, ymmword ptr [rdi + 4320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 4320]
vbroadcastsd ymm10, qword ptr [rsi + 104]
vmovdqa ymmword ptr [rdi + 7392], ymm2
vmovupd ymm2, ymmword ptr [rdi + 4312]
vmovdqa ymmword ptr [rdi + 7456], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm2
vmovdqa ymmword ptr [rdi + 7904], ymm3
vsubpd ymm3, ymm15, ymm1
vfmadd231pd ymm3, ymm2, ymm10
vpaddq ymm3, ymm12, ymm3
vpaddq ymm1, ymm11, ymm1
vbroadcastsd ymm10, qword ptr [rsi + 112]
vmovupd ymm11, ymmword ptr [rdi + 4304]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 7936], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm11, ymm10
vpaddq ymm0, ymm3, ymm0
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm3, qword ptr [rsi + 120]
vmovupd ymm10, ymmword ptr [rdi + 4296]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm10
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm3, ymm10
vpaddq ymm0, ymm0, ymm5
vmovupd ymm5, ymmword ptr [rdi + 4328]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm3, ymm5
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm5, ymm3
vpaddq ymm1, ymm1, ymm12
vbroadcastsd ymm3, qword ptr [rsi + 128]
vmovapd ymm12, ymmword ptr [rdi + 7360]
vfmadd213pd ymm12, ymm3, ymm14
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm3, ymmword ptr [rdi + 7360]
vpaddq ymm0, ymm0, ymm5
vmovapd ymm5, ymmword ptr [rdi + 7424]
vfmadd213pd ymm5, ymm3, ymm14
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm3, ymmword ptr [rdi + 7424]
vpaddq ymm3, ymm8, ymm9
vpaddq ymm1, ymm1, ymm12
vpaddq ymm5, ymm6, ymm5
vbroadcastsd ymm6, qword ptr [rsi + 136]
vmovupd ymm8, ymmword ptr [rdi + 4280]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm6, ymm8
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm6
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm2, ymm6
vpaddq ymm3, ymm3, ymm7
vpaddq ymm1, ymm1, ymm9
vpaddq ymm5, ymm5, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 144]
vmovupd ymm7, ymmword ptr [rdi + 4272]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm7
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm6, ymm7
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm6
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm6
vpaddq ymm2, ymm3, ymm2
vpaddq ymm1, ymm1, ymm9
vpaddq ymm3, ymm5, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 152]
vmovupd ymm6, ymmword ptr [rdi + 4264]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm6
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm5, ymm6
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm5
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm10, ymm5
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm9
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm5, qword ptr [rsi + 160]
vmovapd ymm9, ymmword ptr [rdi + 4256]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 4256]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymmword ptr [rdi + 4288]
vfmadd213pd ymm11, ymm5, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 4288]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm9
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm9, qword ptr [rsi + 168]
vmovupd ymm11, ymmword ptr [rdi + 4248]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm8
vsubpd ymm5, ymm15, ymm10
vfmadd231pd ymm5, ymm9, ymm8
vpaddq ymm2, ymm2, ymm5
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm10
vmovupd ymm5, ymmword ptr [rdi + 4240]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm5
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm4, ymm5
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm7
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm4, ymm7
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm8, qword ptr [rsi + 184]
vmovupd ymm10, ymmword ptr [rdi + 4232]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm10
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm8, ymm10
vpaddq ymm0, ymm0, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm6
vsubpd ymm4, ymm15, ymm7
vfmadd231pd ymm4, ymm8, ymm6
vpaddq ymm2, ymm2, ymm4
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm7
vbroadcastsd ymm4, qword ptr [rsi + 192]
vmovapd ymm7, ymmword ptr [rdi + 7808]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 7808]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7520]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 7520]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm7
vpaddq ymm3, ymm3, ymm12
vbroadcastsd ymm6, qword ptr [rsi + 200]
vmovupd ymm7, ymmword ptr [rdi + 4216]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm7
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm6, ymm7
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm11
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm6, ymm11
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm4
vbroadcastsd ymm4, qword ptr [rsi + 208]
vmovupd ymm7, ymmword ptr [rdi + 4208]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm7
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm4, ymm7
vpaddq ymm0, ymm0, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm5
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm4, ymm5
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm11
vpaddq ymm3, ymm3, ymm7
vbroadcastsd ymm5, qword ptr [rsi + 216]
vmovupd ymm7, ymmword ptr [rdi + 4200]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm7
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm7
vpaddq ymm0, ymm0, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm10
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm5, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm11
vpaddq ymm3, ymm3, ymm7
vbroadcastsd ymm7, qword ptr [rsi + 224]
vmovapd ymm10, ymmword ptr [rdi + 4192]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 4192]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymmword ptr [rdi + 4224]
vfmadd213pd ymm11, ymm7, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 4224]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm11
vbroadcastsd ymm10, qword ptr [rsi + 160]
vmovapd ymm11, ymmword ptr [rdi + 4320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 4320]
vmovupd ymm10, ymmword ptr [rdi + 4312]
vmovdqa ymmword ptr [rdi + 7520], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 7808], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm10, ymm9
vpaddq ymm0, ymm12, ymm0
vpaddq ymm2, ymm11, ymm2
vbroadcastsd ymm9, qword ptr [rsi + 176]
vmovupd ymm11, ymmword ptr [rdi + 4304]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 7968], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm0, ymm0, ymm3
vpaddq ymm2, ymm2, ymm12
vmovupd ymm3, ymmword ptr [rdi + 4296]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm3
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymm3
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 4328]
vmovdqa ymmword ptr [rdi + 8000], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm8, ymm12
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm8, ymm12
vpaddq ymm2, ymm2, ymm9
vbroadcastsd ymm8, qword ptr [rsi + 192]
vmovapd ymm9, ymmword ptr [rdi + 7360]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 7360]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm12, ymmword ptr [rdi + 7424]
vfmadd213pd ymm12, ymm8, ymm14
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm8, ymmword ptr [rdi + 7424]
vpaddq ymm3, ymm7, ymm3
vpaddq ymm2, ymm2, ymm9
vpaddq ymm1, ymm1, ymm12
vmovupd ymm7, ymmword ptr [rdi + 4280]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm0, ymm0, ymm9
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm10, ymm6
vpaddq ymm3, ymm3, ymm9
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm7
vmovupd ymm6, ymmword ptr [rdi + 4272]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm4
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm11, ymm4
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm1, ymm6
vmovupd ymm4, ymmword ptr [rdi + 4264]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm4
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm5, ymm4
vpaddq ymm0, ymm0, ymm7
vmovupd ymm4, ymmword ptr [rdi + 4296]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm4
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymm5
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm7
vbroadcastsd ymm4, qword ptr [rsi + 224]
vmovapd ymm5, ymmword ptr [rdi + 4256]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 4256]
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymmword ptr [rdi + 4288]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm4, ymmword ptr [rdi + 4288]
vpaddq ymm3, ymm3, ymm7
vpaddq ymm2, ymm2, ymm5
vpaddq ymm1, ymm1, ymm6
vmovapd ymm5, ymmword ptr [rdi + 4320]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 4320]
vmovapd ymm4, ymmword ptr [rdi + 6176]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7328]
vperm2i128 ymm7, ymm4, ymm4, 8
vpalignr ymm7, ymm4, ymm7, 8
vmovapd ymm8, ymmword ptr [rdi + 5056]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7712]
vperm2i128 ymm4, ymm4, ymm8, 33
vpalignr ymm4, ymm8, ymm4, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7264]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7232]
vmovapd ymm9, ymmword ptr [rdi + 6208]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6944]
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 5088]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6912]
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7488]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7040]
vmovapd ymm11, ymmword ptr [rdi + 6240]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7168]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vmovapd ymm12, ymmword ptr [rdi + 5248]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7200]
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7648]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7072]
vmovdqa ymmword ptr [rdi + 7072], ymm11
vmovapd ymm11, ymmword ptr [rdi + 5280]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7872]
vperm2i128 ymm12, ymm12, ymm11, 33
vpalignr ymm12, ymm11, ymm12, 8
vmovdqa ymmword ptr [rdi + 7872], ymm10
vmovapd ymm10, ymmword ptr [rdi + 6272]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7840]
vperm2i128 ymm11, ymm11, ymm10, 33
vpalignr ymm11, ymm10, ymm11, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7552]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7296]
vmovdqa ymmword ptr [rdi + 7296], ymm11
vmovapd ymm11, ymmword ptr [rdi + 6304]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7936]
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vmovdqa ymmword ptr [rdi + 7936], ymm12
vmovapd ymm12, ymmword ptr [rdi + 6336]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7904]
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7456]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7392]
vmovdqa ymmword ptr [rdi + 7392], ymm11
vmovapd ymm11, ymmword ptr [rdi + 6368]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 8000]
vperm2i128 ymm12, ymm12, ymm11, 33
vpalignr ymm12, ymm11, ymm12, 8
vmovdqa ymmword ptr [rdi + 8000], ymm10
vmovapd ymm10, ymmword ptr [rdi + 6400]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7968]
vperm2i128 ymm11, ymm11, ymm10, 33
vpalignr ymm11, ymm10, ymm11, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7808]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7520]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 6432]
vperm2i128 ymm10, ymm10, ymm2, 33
vpalignr ymm10, ymm2, ymm10, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5920]
vperm2i128 ymm2, ymm2, ymm1, 33
vpalignr ymm2, ymm1, ymm2, 8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm3, ymm2
vpaddq ymm3, ymm5, ymmword ptr [rdi + 5856]
vperm2i128 ymm1, ymm1, ymm3, 33
vpalignr ymm1, ymm3, ymm1, 8
vpaddq ymm1, ymm6, ymm1
vpaddq ymm3, ymm7, ymmword ptr [rdi + 6464]
vpsrlq ymm5, ymm3, 52
vpaddq ymm4, ymm4, ymmword ptr [rdi + 6496]
vpsrlq ymm6, ymm4, 52
vpaddq ymm7, ymm8, ymmword ptr [rdi + 6528]
vpsrlq ymm8, ymm7, 52
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6560]
vpsrlq ymm10, ymm9, 52
vmovdqa ymmword ptr [rdi + 7520], ymm1
vmovapd ymm1, ymmword ptr [rdi + 6592]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7872]
vmovdqa ymmword ptr [rdi + 7872], ymm2
vpsrlq ymm2, ymm1, 52
vmovdqa ymmword ptr [rdi + 7808], ymm0
vmovapd ymm0, ymmword ptr [rdi + 6624]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7072]
vmovdqa ymmword ptr [rdi + 7968], ymm11
vpsrlq ymm11, ymm0, 52
vmovdqa ymmword ptr [rdi + 7456], ymm12
vperm2i128 ymm12, ymm5, ymm5, 8
vpalignr ymm12, ymm5, ymm12, 8
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vmovdqa ymmword ptr [rdi + 7904], ymm0
vpaddq ymm0, ymm3, ymm12
vmovdqa ymmword ptr [rdi + 7552], ymm1
vpxor ymm1, ymm3, ymm0
vpor ymm13, ymm13, ymm1
vpaddq ymm1, ymm4, ymm5
vpxor ymm3, ymm4, ymm1
vpor ymm13, ymm13, ymm3
vpand ymm0, ymm0, ymmword ptr [rdi + 4992]
vpor ymm0, ymm0, ymmword ptr [rdi + 5024]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 5024]
vpand ymm1, ymm1, ymmword ptr [rdi + 4992]
vpor ymm1, ymm1, ymmword ptr [rdi + 5024]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 4480], ymm0
vmovdqa ymmword ptr [rdi + 4512], ymm1
vperm2i128 ymm3, ymm6, ymm8, 33
vpalignr ymm3, ymm8, ymm3, 8
vperm2i128 ymm4, ymm8, ymm10, 33
vpalignr ymm4, ymm10, ymm4, 8
vpaddq ymm5, ymm7, ymm3
vpxor ymm6, ymm7, ymm5
vpor ymm13, ymm13, ymm6
vpaddq ymm3, ymm9, ymm4
vpxor ymm6, ymm9, ymm3
vpor ymm13, ymm13, ymm6
vpand ymm4, ymm5, ymmword ptr [rdi + 4992]
vpor ymm4, ymm4, ymmword ptr [rdi + 5024]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 5024]
vpand ymm3, ymm3, ymmword ptr [rdi + 4992]
vpor ymm3, ymm3, ymmword ptr [rdi + 5024]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 4544], ymm4
vmovdqa ymmword ptr [rdi + 4576], ymm3
vperm2i128 ymm5, ymm10, ymm2, 33
vpalignr ymm5, ymm2, ymm5, 8
vperm2i128 ymm2, ymm2, ymm11, 33
vpalignr ymm2, ymm11, ymm2, 8
vmovapd ymm6, ymmword ptr [rdi + 7552]
vpaddq ymm7, ymm6, ymm5
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm5, ymmword ptr [rdi + 7904]
vpaddq ymm6, ymm5, ymm2
vpxor ymm8, ymm5, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm5, ymm7, ymmword ptr [rdi + 5760]
vpand ymm6, ymm6, ymmword ptr [rdi + 7584]
vpand ymm5, ymm5, ymmword ptr [rdi + 4992]
vpor ymm5, ymm5, ymmword ptr [rdi + 5024]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5024]
vpand ymm6, ymm6, ymmword ptr [rdi + 4992]
vpor ymm6, ymm6, ymmword ptr [rdi + 5024]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 4608], ymm5
vmovdqa ymmword ptr [rdi + 4640], ymm6
vpand ymm2, ymm2, ymmword ptr [rdi + 5824]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7072]
vmovapd ymm7, ymmword ptr [rdi + 800]
vmovupd ymm8, ymmword ptr [rdi + 4456]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vmovapd ymm11, ymmword ptr [rdi + 768]
vmovupd ymm12, ymmword ptr [rdi + 4488]
vmovdqa ymmword ptr [rdi + 7072], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7584], ymm2
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7904], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4520]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm7, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4552]
vmovdqa ymmword ptr [rdi + 7552], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7840], ymm5
vsubpd ymm5, ymm15, ymm6
vfmadd231pd ymm5, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4584]
vmovdqa ymmword ptr [rdi + 7648], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm9
vmovdqa ymmword ptr [rdi + 7200], ymm3
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm7, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4616]
vmovdqa ymmword ptr [rdi + 7168], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7040], ymm3
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 4648]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm11
vmovdqa ymmword ptr [rdi + 7488], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymm7
vmovapd ymm7, ymmword ptr [rdi + 832]
vfmadd213pd ymm7, ymm0, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm0, ymmword ptr [rdi + 832]
vpaddq ymm0, ymm2, ymm11
vmovapd ymm2, ymmword ptr [rdi + 864]
vfmadd213pd ymm2, ymm1, ymm14
vsubpd ymm11, ymm15, ymm2
vfmadd231pd ymm11, ymm1, ymmword ptr [rdi + 864]
vpaddq ymm1, ymm8, ymm11
vpaddq ymm7, ymm10, ymm7
vpaddq ymm2, ymm12, ymm2
vmovapd ymm8, ymmword ptr [rdi + 832]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 832]
vpaddq ymm4, ymm5, ymm10
vmovapd ymm5, ymmword ptr [rdi + 864]
vmovapd ymm10, ymmword ptr [rdi + 7200]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 7200]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7040]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7648]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7168]
vmovapd ymm12, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 7168], ymm10
vmovapd ymm10, ymmword ptr [rdi + 7840]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7648], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 7840]
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymmword ptr [rdi + 7552]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 7552]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7488]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 896]
vmovupd ymm12, ymmword ptr [rdi + 4472]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 7488], ymm8
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm12, ymmword ptr [rdi + 4504]
vmovdqa ymmword ptr [rdi + 7552], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 7840], ymm10
vsubpd ymm10, ymm15, ymm0
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm5, ymm7, ymm5
vpaddq ymm0, ymm2, ymm0
vmovupd ymm2, ymmword ptr [rdi + 4536]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm2
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm2
vpaddq ymm2, ymm4, ymm10
vmovupd ymm4, ymmword ptr [rdi + 4568]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm4
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm4
vpaddq ymm4, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7648]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7168]
vmovupd ymm11, ymmword ptr [rdi + 4600]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 7168], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 4632]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7840]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 7488]
vmovapd ymm11, ymmword ptr [rdi + 960]
vmovupd ymm12, ymmword ptr [rdi + 4464]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 7488], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7552]
vmovapd ymm12, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 7552], ymm10
vmovupd ymm10, ymmword ptr [rdi + 4496]
vmovdqa ymmword ptr [rdi + 7840], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 7648], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm1, ymm1, ymm6
vpaddq ymm5, ymm5, ymm8
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 4528]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm2, ymm2, ymm9
vmovupd ymm6, ymmword ptr [rdi + 4560]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm4, ymm4, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7168]
vmovupd ymm8, ymmword ptr [rdi + 4592]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm3, ymm3, ymm10
vmovupd ymm8, ymmword ptr [rdi + 4624]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 7168], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm12, ymm8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7648]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 7840]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 7488]
vmovupd ymm10, ymmword ptr [rdi + 4656]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 7488], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1024]
vmovupd ymm11, ymmword ptr [rdi + 4456]
vmovdqa ymmword ptr [rdi + 7840], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 7648], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7552]
vmovapd ymm11, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 7552], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4488]
vmovdqa ymmword ptr [rdi + 7040], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7200], ymm3
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm1, ymm1, ymm3
vpaddq ymm3, ymm5, ymm12
vpaddq ymm0, ymm0, ymm8
vmovupd ymm5, ymmword ptr [rdi + 4520]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm5
vpaddq ymm2, ymm2, ymm9
vmovupd ymm5, ymmword ptr [rdi + 4552]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm5
vpaddq ymm4, ymm4, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 4584]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 7168]
vmovupd ymm9, ymmword ptr [rdi + 4616]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 7168], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7200]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7040]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 7488]
vmovupd ymm12, ymmword ptr [rdi + 4648]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 7488], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 7648]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7840]
vmovapd ymm12, ymmword ptr [rdi + 1120]
vmovapd ymm10, ymmword ptr [rdi + 4480]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7840], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 4480]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rdi + 4512]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 7648], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm10, ymmword ptr [rdi + 4512]
vpaddq ymm1, ymm2, ymm1
vmovapd ymm2, ymmword ptr [rdi + 4544]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 7040], ymm1
vsubpd ymm1, ymm15, ymm2
vfmadd231pd ymm1, ymm12, ymmword ptr [rdi + 4544]
vpaddq ymm1, ymm4, ymm1
vpaddq ymm4, ymm5, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm5, ymmword ptr [rdi + 4576]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 4576]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 4608]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 4608]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7488]
vmovapd ymm8, ymmword ptr [rdi + 4640]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 4640]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 7840]
vmovapd ymm11, ymmword ptr [rdi + 5856]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7904]
vmovapd ymm12, ymmword ptr [rdi + 5888]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7168]
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm0, ymmword ptr [rdi + 5920]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm10, ymm10, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 7552]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7648]
vperm2i128 ymm0, ymm0, ymm4, 33
vpalignr ymm0, ymm4, ymm0, 8
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7040]
vpaddq ymm1, ymm1, ymm4
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vperm2i128 ymm4, ymm5, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm3, ymm3, ymm4
vpaddq ymm4, ymm7, ymmword ptr [rdi + 5920]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 5952]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 7072]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7584]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 7936]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 7296]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 8000]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7392]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7456]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 7968]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7808]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5472]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6656]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6688]
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
vmovdqa ymmword ptr [rdi + 7808], ymm2
vpxor ymm2, ymm5, ymm12
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm6, ymm11
vpxor ymm5, ymm6, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm5, ymm12, ymmword ptr [rdi + 4992]
vpor ymm5, ymm5, ymmword ptr [rdi + 5024]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 5024]
vpand ymm2, ymm2, ymmword ptr [rdi + 4992]
vpor ymm2, ymm2, ymmword ptr [rdi + 5024]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 4800], ymm5
vmovdqa ymmword ptr [rdi + 4832], ymm2
vmovapd ymm6, ymmword ptr [rdi + 800]
vmovupd ymm10, ymmword ptr [rdi + 4784]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vmovdqa ymmword ptr [rdi + 7968], ymm9
vmovupd ymm9, ymmword ptr [rdi + 4816]
vmovdqa ymmword ptr [rdi + 7456], ymm8
vmovapd ymm8, ymmword ptr [rdi + 768]
vfmadd213pd ymm8, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 7392], ymm1
vsubpd ymm1, ymm15, ymm8
vfmadd231pd ymm1, ymm9, ymmword ptr [rdi + 768]
vmovdqa ymmword ptr [rdi + 8000], ymm7
vmovupd ymm7, ymmword ptr [rdi + 4848]
vmovdqa ymmword ptr [rdi + 7296], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm6, ymm7
vmovdqa ymmword ptr [rdi + 7936], ymm4
vsubpd ymm4, ymm15, ymm0
vfmadd231pd ymm4, ymm7, ymm6
vmovapd ymm6, ymmword ptr [rdi + 864]
vmovdqa ymmword ptr [rdi + 7072], ymm3
vmovupd ymm3, ymmword ptr [rdi + 4776]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm3
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm3
vpaddq ymm9, ymm12, ymm9
vpaddq ymm7, ymm11, ymm7
vmovupd ymm11, ymmword ptr [rdi + 4808]
vmovapd ymm12, ymmword ptr [rdi + 832]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 7584], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 832]
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 4840]
vmovdqa ymmword ptr [rdi + 7040], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm9
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymm6
vpaddq ymm4, ymm4, ymm11
vpaddq ymm6, ymm8, ymm12
vpaddq ymm0, ymm0, ymm7
vmovapd ymm7, ymmword ptr [rdi + 896]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymmword ptr [rdi + 896]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm5, ymmword ptr [rdi + 928]
vfmadd213pd ymm5, ymm2, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm2, ymmword ptr [rdi + 928]
vpaddq ymm2, ymm4, ymm8
vpaddq ymm4, ymm6, ymm7
vpaddq ymm0, ymm0, ymm5
vmovapd ymm5, ymmword ptr [rdi + 960]
vmovupd ymm6, ymmword ptr [rdi + 4792]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vpaddq ymm1, ymm1, ymm8
vmovapd ymm6, ymmword ptr [rdi + 992]
vmovupd ymm8, ymmword ptr [rdi + 4824]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm8
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm11
vmovupd ymm6, ymmword ptr [rdi + 4856]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vmovapd ymm5, ymmword ptr [rdi + 1024]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 1024]
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1056]
vmovupd ymm10, ymmword ptr [rdi + 4816]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm5
vpaddq ymm0, ymm0, ymm11
vmovapd ymm5, ymmword ptr [rdi + 1024]
vmovupd ymm6, ymmword ptr [rdi + 4848]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm6
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymm6
vpaddq ymm5, ymm8, ymm11
vpaddq ymm6, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rdi + 1088]
vfmadd213pd ymm7, ymm3, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm3, ymmword ptr [rdi + 1088]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm3, ymmword ptr [rdi + 1120]
vmovupd ymm8, ymmword ptr [rdi + 4808]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm3, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm3, ymm8
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm4, ymm7
vpaddq ymm0, ymm0, ymm10
vmovapd ymm4, ymmword ptr [rdi + 1088]
vfmadd213pd ymm4, ymm9, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 1088]
vpaddq ymm5, ymm5, ymm7
vpaddq ymm4, ymm6, ymm4
vmovapd ymm6, ymmword ptr [rdi + 5600]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 7040]
vperm2i128 ymm7, ymm6, ymm6, 8
vpalignr ymm7, ymm6, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7584]
vpaddq ymm8, ymm3, ymmword ptr [rdi + 5920]
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm3, ymm3, ymm0, 33
vpalignr ymm3, ymm0, ymm3, 8
vpaddq ymm1, ymm1, ymm6
vpaddq ymm2, ymm2, ymm3
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5920]
vpaddq ymm3, ymm4, ymmword ptr [rdi + 5952]
vperm2i128 ymm0, ymm0, ymm3, 33
vpalignr ymm0, ymm3, ymm0, 8
vpaddq ymm0, ymm5, ymm0
vpaddq ymm3, ymm7, ymmword ptr [rdi + 7072]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 7936]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 7872]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 7520]
vmovapd ymm4, ymmword ptr [rdi + 6720]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7296]
vmovapd ymm5, ymmword ptr [rdi + 8000]
vperm2i128 ymm5, ymm5, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 6752]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 7392]
vperm2i128 ymm4, ymm4, ymm6, 33
vpalignr ymm4, ymm6, ymm4, 8
vmovapd ymm7, ymmword ptr [rdi + 7968]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 7456], 33
vmovapd ymm8, ymmword ptr [rdi + 7456]
vpalignr ymm7, ymm8, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 6112]
vpaddq ymm5, ymm5, ymm7
vmovapd ymm7, ymmword ptr [rdi + 6976]
vmovdqa ymmword ptr [rdi + 128], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6080]
vpaddq ymm8, ymm7, ymmword ptr [rdi + 7616]
vmovdqa ymmword ptr [rdi + 160], ymm8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 7776]
vmovdqa ymmword ptr [rdi + 192], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7680]
vmovdqa ymmword ptr [rdi + 224], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7104]
vmovdqa ymmword ptr [rdi + 256], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7744]
vmovdqa ymmword ptr [rdi + 288], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7008]
vmovdqa ymmword ptr [rdi + 320], ymm7
vmovapd ymm7, ymmword ptr [rdi + 7136]
vmovdqa ymmword ptr [rdi + 352], ymm7
vmovdqa ymmword ptr [rdi + 384], ymm5
vmovdqa ymmword ptr [rdi + 416], ymm4
vmovapd ymm4, ymmword ptr [rdi + 6784]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 7808]
vperm2i128 ymm5, ymm6, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6816]
vperm2i128 ymm4, ymm4, ymm3, 33
vpalignr ymm4, ymm3, ymm4, 8
vmovdqa ymmword ptr [rdi + 448], ymm5
vmovdqa ymmword ptr [rdi + 480], ymm4
vpaddq ymm1, ymm1, ymmword ptr [rdi + 6848]
vperm2i128 ymm3, ymm3, ymm1, 33
vpalignr ymm3, ymm1, ymm3, 8
vpaddq ymm2, ymm2, ymmword ptr [rdi + 6880]
vperm2i128 ymm1, ymm1, ymm2, 33
vpalignr ymm1, ymm2, ymm1, 8
vmovdqa ymmword ptr [rdi + 512], ymm3
vmovdqa ymmword ptr [rdi + 544], ymm1
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6464]
vperm2i128 ymm1, ymm2, ymm0, 33
vpalignr ymm1, ymm0, ymm1, 8
vperm2i128 ymm0, ymm0, ymm0, 129
vpsrldq ymm0, ymm0, 8
vmovdqa ymmword ptr [rdi + 576], ymm1
vmovdqa ymmword ptr [rdi + 608], ymm0
add rsi, 256
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
