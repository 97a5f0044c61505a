# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels/x86_64
# Computes x := x * y * 2^-1664 mod N = c 2^1196 - 1.
# Kernel: crates/modmill-arith/src/fold/special_pairs.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs below 2^52, the top one of a result at most 0x400000000000f; ymm13 collects predicted carries that rippled.
# 2545 instructions, 307 pairs of products, 137 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 1408]
vmovapd ymm15, ymmword ptr [rdi + 1440]
vmovapd ymm0, ymmword ptr [rdi + 512]
vperm2i128 ymm1, ymm0, ymmword ptr [rdi + 544], 33
vpalignr ymm2, ymm1, ymm0, 8
vmovapd ymm3, ymmword ptr [rdi + 544]
vperm2i128 ymm4, ymm3, ymmword ptr [rdi + 576], 33
vpalignr ymm4, ymm4, ymm3, 8
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm2, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm2, ymmword ptr [rdi + 128]
vmovapd ymm7, ymmword ptr [rdi + 160]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 160]
vmovapd ymm9, ymmword ptr [rdi + 128]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 160], 33
vpalignr ymm11, ymm10, ymm9, 8
vmovapd ymm12, ymmword ptr [rdi + 160]
vmovdqa ymmword ptr [rdi + 2624], ymm1
vperm2i128 ymm1, ymm12, ymmword ptr [rdi + 192], 33
vpalignr ymm1, ymm1, ymm12, 8
vmovdqa ymmword ptr [rdi + 2656], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm0, ymm11
vmovdqa ymmword ptr [rdi + 2688], ymm2
vsubpd ymm2, ymm15, ymm4
vfmadd231pd ymm2, ymm0, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm3, ymm1
vmovdqa ymmword ptr [rdi + 2720], ymm2
vsubpd ymm2, ymm15, ymm6
vfmadd231pd ymm2, ymm1, ymm3
vpaddq ymm2, ymm8, ymm2
vpaddq ymm4, ymm5, ymm4
vpaddq ymm5, ymm7, ymm6
vperm2i128 ymm6, ymm9, ymm9, 8
vpalignr ymm6, ymm9, ymm6, 8
vpalignr ymm7, ymm12, ymm10, 8
vmovapd ymm8, ymmword ptr [rdi + 2688]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2688]
vmovapd ymm9, ymmword ptr [rdi + 2656]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 2752], ymm5
vperm2i128 ymm5, ymm0, ymm0, 8
vpalignr ymm5, ymm0, ymm5, 8
vpalignr ymm0, ymm3, ymmword ptr [rdi + 2624], 8
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 2624], ymm4
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm5, ymm11
vpaddq ymm4, ymm10, ymm4
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm0, ymm1
vmovdqa ymmword ptr [rdi + 2784], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm0, ymm1
vpaddq ymm11, ymm12, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2720]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm8, ymm3
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rdi + 528]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 560]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm10
vmovdqa ymmword ptr [rdi + 2720], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm10, ymm7
vpaddq ymm1, ymm2, ymm1
vmovupd ymm2, ymmword ptr [rdi + 144]
vmovdqa ymmword ptr [rdi + 2816], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm2
vmovdqa ymmword ptr [rdi + 2848], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm2, ymm5
vpaddq ymm3, ymm3, ymm7
vmovupd ymm7, ymmword ptr [rdi + 176]
vmovdqa ymmword ptr [rdi + 2880], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm0, ymm7
vmovdqa ymmword ptr [rdi + 2912], ymm3
vsubpd ymm3, ymm15, ymm5
vfmadd231pd ymm3, ymm7, ymm0
vpaddq ymm1, ymm1, ymm3
vpaddq ymm3, ymm9, ymmword ptr [rdi + 2624]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 2752]
vpaddq ymm3, ymm3, ymm6
vpaddq ymm5, ymm9, ymm5
vmovupd ymm6, ymmword ptr [rdi + 112]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymm6
vpaddq ymm4, ymm4, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm10
vmovdqa ymmword ptr [rdi + 2752], ymm5
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm2, ymm10
vpaddq ymm5, ymm11, ymm5
vmovupd ymm11, ymmword ptr [rdi + 496]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm11
vmovdqa ymmword ptr [rdi + 2624], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm2, ymm11
vpaddq ymm3, ymm4, ymm3
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm7
vmovdqa ymmword ptr [rdi + 2944], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm8, ymm7
vpaddq ymm3, ymm5, ymm3
vpaddq ymm5, ymm9, ymmword ptr [rdi + 2912]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm0, ymm6
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm0, ymm6
vpaddq ymm5, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 568]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm2
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 2848]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymmword ptr [rdi + 2848]
vpaddq ymm2, ymm5, ymm2
vmovupd ymm5, ymmword ptr [rdi + 184]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm5
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm5, ymm8
vpaddq ymm1, ymm1, ymm11
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2624]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2752]
vpaddq ymm4, ymm4, ymm12
vpaddq ymm7, ymm10, ymm7
vmovupd ymm10, ymmword ptr [rdi + 104]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm0, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm0
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2944]
vmovapd ymm8, ymmword ptr [rdi + 2784]
vfmadd213pd ymm8, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 2944], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm9, ymmword ptr [rdi + 2784]
vpaddq ymm0, ymm3, ymm0
vmovupd ymm3, ymmword ptr [rdi + 488]
vmovapd ymm9, ymmword ptr [rdi + 2848]
vfmadd213pd ymm9, ymm3, ymm14
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm3, ymmword ptr [rdi + 2848]
vpaddq ymm6, ymm12, ymm6
vmovapd ymm12, ymmword ptr [rdi + 2688]
vfmadd213pd ymm12, ymm5, ymm14
vmovdqa ymmword ptr [rdi + 2752], ymm6
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm5, ymmword ptr [rdi + 2688]
vpaddq ymm0, ymm0, ymm6
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm9
vpaddq ymm1, ymm1, ymm12
vmovapd ymm6, ymmword ptr [rdi + 544]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm10, ymmword ptr [rdi + 544]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 576]
vmovapd ymm9, ymmword ptr [rdi + 2784]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2784]
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 160]
vfmadd213pd ymm11, ymm3, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm3, ymmword ptr [rdi + 160]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm12, ymmword ptr [rdi + 192]
vmovapd ymm5, ymmword ptr [rdi + 2688]
vfmadd213pd ymm5, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2624], ymm2
vsubpd ymm2, ymm15, ymm5
vfmadd231pd ymm2, ymm12, ymmword ptr [rdi + 2688]
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm4, ymm6
vpaddq ymm4, ymm7, ymm9
vpaddq ymm2, ymm2, ymm11
vpaddq ymm4, ymm4, ymm5
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm8, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm8, ymmword ptr [rdi + 128]
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymmword ptr [rdi + 512]
vfmadd213pd ymm6, ymm12, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm12, ymmword ptr [rdi + 512]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm5
vpaddq ymm1, ymm1, ymm6
vmovupd ymm5, ymmword ptr [rdi + 584]
vmovapd ymm6, ymmword ptr [rdi + 128]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm5, ymmword ptr [rdi + 128]
vpaddq ymm1, ymm1, ymm7
vmovupd ymm7, ymmword ptr [rdi + 200]
vmovapd ymm9, ymmword ptr [rdi + 512]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 512]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm4, ymm4, ymm6
vpaddq ymm4, ymm4, ymm9
vmovapd ymm6, ymmword ptr [rdi + 2816]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm5, ymmword ptr [rdi + 2816]
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymmword ptr [rdi + 2880]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2880]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm6
vpaddq ymm1, ymm1, ymm9
vmovupd ymm6, ymmword ptr [rdi + 592]
vmovapd ymm9, ymmword ptr [rdi + 2816]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 2816]
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 208]
vmovdqa ymmword ptr [rdi + 2912], ymm2
vmovapd ymm2, ymmword ptr [rdi + 2880]
vfmadd213pd ymm2, ymm11, ymm14
vsubpd ymm8, ymm15, ymm2
vfmadd231pd ymm8, ymm11, ymmword ptr [rdi + 2880]
vpaddq ymm1, ymm1, ymm8
vpaddq ymm4, ymm4, ymm9
vpaddq ymm2, ymm4, ymm2
vmovupd ymm4, ymmword ptr [rdi + 112]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm4
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm4, ymm6
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 496]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm9, ymm11
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm8
vpaddq ymm1, ymm1, ymm6
vmovupd ymm6, ymmword ptr [rdi + 600]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm4
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 216]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm9, ymm8
vsubpd ymm11, ymm15, ymm4
vfmadd231pd ymm11, ymm8, ymm9
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm7
vpaddq ymm2, ymm2, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm10, ymm6
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm10, ymm6
vpaddq ymm0, ymm0, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm3, ymm8
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm3, ymm8
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm4
vpaddq ymm1, ymm1, ymm7
vmovapd ymm4, ymmword ptr [rdi + 608]
vfmadd213pd ymm4, ymm10, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm10, ymmword ptr [rdi + 608]
vpaddq ymm1, ymm1, ymm7
vmovapd ymm7, ymmword ptr [rdi + 224]
vfmadd213pd ymm7, ymm3, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm3, ymmword ptr [rdi + 224]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm4
vpaddq ymm2, ymm2, ymm7
vmovapd ymm4, ymmword ptr [rdi + 128]
vmovapd ymm7, ymmword ptr [rdi + 512]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 512]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2752]
vmovdqa ymmword ptr [rdi + 2752], ymm11
vmovapd ymm11, ymmword ptr [rdi + 160]
vmovdqa ymmword ptr [rdi + 2976], ymm2
vmovapd ymm2, ymmword ptr [rdi + 544]
vfmadd213pd ymm2, ymm11, ymm14
vsubpd ymm3, ymm15, ymm2
vfmadd231pd ymm3, ymm11, ymmword ptr [rdi + 544]
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm7, ymmword ptr [rdi + 2624]
vpaddq ymm1, ymm1, ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm5, ymm12
vsubpd ymm7, ymm15, ymm2
vfmadd231pd ymm7, ymm5, ymm12
vmovdqa ymmword ptr [rdi + 2624], ymm1
vmovupd ymm1, ymmword ptr [rdi + 616]
vmovdqa ymmword ptr [rdi + 3008], ymm3
vmovapd ymm3, ymmword ptr [rdi + 224]
vfmadd213pd ymm3, ymm1, ymm14
vmovdqa ymmword ptr [rdi + 3040], ymm0
vsubpd ymm0, ymm15, ymm3
vfmadd231pd ymm0, ymm1, ymmword ptr [rdi + 224]
vmovupd ymm10, ymmword ptr [rdi + 200]
vmovapd ymm9, ymmword ptr [rdi + 576]
vfmadd213pd ymm9, ymm10, ymm14
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm10, ymmword ptr [rdi + 576]
vpaddq ymm4, ymm7, ymm4
vmovupd ymm7, ymmword ptr [rdi + 232]
vmovapd ymm12, ymmword ptr [rdi + 608]
vfmadd213pd ymm12, ymm7, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 608]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm12
vmovupd ymm9, ymmword ptr [rdi + 184]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm8, ymm1
vmovdqa ymmword ptr [rdi + 3072], ymm3
vsubpd ymm3, ymm15, ymm5
vfmadd231pd ymm3, ymm8, ymm1
vmovupd ymm1, ymmword ptr [rdi + 568]
vmovdqa ymmword ptr [rdi + 3104], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm10, ymm1
vsubpd ymm8, ymm15, ymm2
vfmadd231pd ymm8, ymm1, ymm10
vpaddq ymm8, ymm12, ymm8
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm7
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm5
vpaddq ymm2, ymm4, ymm2
vpaddq ymm0, ymm0, ymm12
vmovupd ymm4, ymmword ptr [rdi + 592]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm9, ymm4
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm4, ymm9
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 624]
vmovupd ymm11, ymmword ptr [rdi + 216]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 208]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm1, ymm9
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymm1
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 240]
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm6, ymm11
vmovdqa ymmword ptr [rdi + 3136], ymm2
vsubpd ymm2, ymm15, ymm1
vfmadd231pd ymm2, ymm11, ymm6
vpaddq ymm0, ymm0, ymm2
vpaddq ymm2, ymm5, ymmword ptr [rdi + 3104]
vpaddq ymm5, ymm12, ymmword ptr [rdi + 3072]
vpaddq ymm2, ymm2, ymm7
vpaddq ymm1, ymm5, ymm1
vmovupd ymm5, ymmword ptr [rdi + 176]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm5
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm4, ymm5
vpaddq ymm8, ymm8, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 3072], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm9, ymm10
vpaddq ymm1, ymm3, ymm1
vmovupd ymm3, ymmword ptr [rdi + 560]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm3
vmovdqa ymmword ptr [rdi + 3104], ymm2
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm9, ymm3
vpaddq ymm2, ymm8, ymm2
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm11
vmovdqa ymmword ptr [rdi + 3168], ymm2
vsubpd ymm2, ymm15, ymm8
vfmadd231pd ymm2, ymm4, ymm11
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm7, ymmword ptr [rdi + 3136]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm2, ymm10
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm5
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm5
vpaddq ymm2, ymm2, ymm8
vmovupd ymm8, ymmword ptr [rdi + 632]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 216]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm3, ymm12
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm12, ymm3
vpaddq ymm2, ymm2, ymm5
vmovupd ymm5, ymmword ptr [rdi + 248]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm4, ymm5
vsubpd ymm11, ymm15, ymm3
vfmadd231pd ymm11, ymm5, ymm4
vpaddq ymm0, ymm0, ymm11
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3104]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3072]
vpaddq ymm7, ymm7, ymm9
vpaddq ymm3, ymm10, ymm3
vmovapd ymm9, ymmword ptr [rdi + 2720]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2720]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3168]
vmovupd ymm11, ymmword ptr [rdi + 200]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm11
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm11, ymm8
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2656]
vfmadd213pd ymm6, ymm12, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 2656]
vpaddq ymm8, ymm10, ymm8
vmovupd ymm10, ymmword ptr [rdi + 584]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vmovdqa ymmword ptr [rdi + 3168], ymm8
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm5
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm4
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm12
vmovapd ymm4, ymmword ptr [rdi + 608]
vmovapd ymm6, ymmword ptr [rdi + 2720]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 2720]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 640]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 640]
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymmword ptr [rdi + 224]
vmovapd ymm12, ymmword ptr [rdi + 2656]
vfmadd213pd ymm12, ymm9, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 2656]
vpaddq ymm2, ymm2, ymm11
vmovapd ymm11, ymmword ptr [rdi + 256]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm10, ymmword ptr [rdi + 256]
vpaddq ymm0, ymm0, ymm5
vpaddq ymm5, ymm7, ymm6
vpaddq ymm3, ymm3, ymm8
vpaddq ymm5, ymm5, ymm12
vpaddq ymm3, ymm3, ymm11
vmovapd ymm6, ymmword ptr [rdi + 160]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm4, ymmword ptr [rdi + 160]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3168]
vmovapd ymm8, ymmword ptr [rdi + 192]
vmovapd ymm11, ymmword ptr [rdi + 640]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 640]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 544]
vfmadd213pd ymm12, ymm9, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 544]
vpaddq ymm7, ymm7, ymm10
vmovapd ymm10, ymmword ptr [rdi + 576]
vmovapd ymm9, ymmword ptr [rdi + 256]
vfmadd213pd ymm9, ymm10, ymm14
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm10, ymmword ptr [rdi + 256]
vpaddq ymm1, ymm1, ymm4
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm9
vmovupd ymm4, ymmword ptr [rdi + 616]
vmovapd ymm6, ymmword ptr [rdi + 160]
vfmadd213pd ymm6, ymm4, ymm14
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 160]
vpaddq ymm2, ymm2, ymm9
vmovupd ymm9, ymmword ptr [rdi + 648]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm8
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 232]
vmovapd ymm8, ymmword ptr [rdi + 544]
vfmadd213pd ymm8, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 3168], ymm1
vsubpd ymm1, ymm15, ymm8
vfmadd231pd ymm1, ymm12, ymmword ptr [rdi + 544]
vpaddq ymm1, ymm2, ymm1
vmovupd ymm2, ymmword ptr [rdi + 264]
vmovdqa ymmword ptr [rdi + 3072], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm2
vsubpd ymm12, ymm15, ymm1
vfmadd231pd ymm12, ymm2, ymm10
vpaddq ymm0, ymm0, ymm12
vpaddq ymm5, ymm5, ymm6
vpaddq ymm3, ymm3, ymm11
vpaddq ymm5, ymm5, ymm8
vpaddq ymm1, ymm3, ymm1
vmovapd ymm3, ymmword ptr [rdi + 2848]
vfmadd213pd ymm3, ymm4, ymm14
vsubpd ymm6, ymm15, ymm3
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 2848]
vpaddq ymm6, ymm7, ymm6
vmovupd ymm7, ymmword ptr [rdi + 184]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm9
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3168]
vmovapd ymm12, ymmword ptr [rdi + 2944]
vmovupd ymm4, ymmword ptr [rdi + 232]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm4
vsubpd ymm9, ymm15, ymm10
vfmadd231pd ymm9, ymm12, ymm4
vpaddq ymm6, ymm6, ymm9
vmovupd ymm9, ymmword ptr [rdi + 568]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm2, ymm9
vmovdqa ymmword ptr [rdi + 3168], ymm6
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm9, ymm2
vpaddq ymm6, ymm11, ymm6
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3072]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm10
vpaddq ymm0, ymm0, ymm4
vmovupd ymm4, ymmword ptr [rdi + 624]
vmovapd ymm8, ymmword ptr [rdi + 2848]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 2848]
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 656]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm10, ymm7
vpaddq ymm0, ymm0, ymm2
vmovupd ymm2, ymmword ptr [rdi + 240]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm2
vmovdqa ymmword ptr [rdi + 3072], ymm6
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm2, ymm12
vpaddq ymm3, ymm3, ymm6
vmovupd ymm6, ymmword ptr [rdi + 272]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm6
vmovdqa ymmword ptr [rdi + 3104], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm6, ymm9
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm5, ymm8
vpaddq ymm1, ymm1, ymm11
vpaddq ymm3, ymm3, ymm7
vpaddq ymm1, ymm1, ymm12
vmovupd ymm5, ymmword ptr [rdi + 144]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm5
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm4
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3168]
vmovupd ymm11, ymmword ptr [rdi + 176]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3072]
vmovupd ymm4, ymmword ptr [rdi + 528]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm4
vmovdqa ymmword ptr [rdi + 3072], ymm1
vsubpd ymm1, ymm15, ymm10
vfmadd231pd ymm1, ymm4, ymm2
vpaddq ymm1, ymm8, ymm1
vmovupd ymm8, ymmword ptr [rdi + 560]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm6, ymm8
vmovdqa ymmword ptr [rdi + 3168], ymm1
vsubpd ymm1, ymm15, ymm2
vfmadd231pd ymm1, ymm8, ymm6
vpaddq ymm1, ymm9, ymm1
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3104]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm7, ymm7, ymm10
vpaddq ymm0, ymm0, ymm2
vmovupd ymm2, ymmword ptr [rdi + 632]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm2
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm2, ymm5
vpaddq ymm7, ymm7, ymm10
vmovupd ymm10, ymmword ptr [rdi + 664]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm10, ymm11
vpaddq ymm0, ymm0, ymm5
vmovupd ymm5, ymmword ptr [rdi + 248]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm5
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm5, ymm4
vpaddq ymm6, ymm7, ymm6
vmovupd ymm7, ymmword ptr [rdi + 280]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm7
vmovdqa ymmword ptr [rdi + 3104], ymm6
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm7, ymm8
vpaddq ymm0, ymm0, ymm6
vpaddq ymm3, ymm3, ymm9
vpaddq ymm6, ymm12, ymmword ptr [rdi + 3072]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm4, ymm6, ymm4
vmovapd ymm6, ymmword ptr [rdi + 2784]
vfmadd213pd ymm6, ymm2, ymm14
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm2, ymmword ptr [rdi + 2784]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3168]
vmovapd ymm11, ymmword ptr [rdi + 2720]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2720]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 2688]
vfmadd213pd ymm12, ymm5, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm5, ymmword ptr [rdi + 2688]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rdi + 2656]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm7, ymmword ptr [rdi + 2656]
vpaddq ymm1, ymm1, ymm2
vpaddq ymm2, ymm6, ymmword ptr [rdi + 3104]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm9
vmovapd ymm6, ymmword ptr [rdi + 640]
vmovapd ymm9, ymmword ptr [rdi + 2784]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 2784]
vpaddq ymm2, ymm2, ymm11
vmovapd ymm11, ymmword ptr [rdi + 672]
vmovapd ymm12, ymmword ptr [rdi + 2720]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm11, ymmword ptr [rdi + 2720]
vpaddq ymm0, ymm0, ymm5
vmovapd ymm5, ymmword ptr [rdi + 256]
vmovapd ymm7, ymmword ptr [rdi + 2688]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 2688]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 288]
vmovdqa ymmword ptr [rdi + 3104], ymm2
vmovapd ymm2, ymmword ptr [rdi + 2656]
vfmadd213pd ymm2, ymm10, ymm14
vsubpd ymm5, ymm15, ymm2
vfmadd231pd ymm5, ymm10, ymmword ptr [rdi + 2656]
vpaddq ymm0, ymm0, ymm5
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm12
vpaddq ymm3, ymm3, ymm7
vpaddq ymm2, ymm4, ymm2
vmovapd ymm4, ymmword ptr [rdi + 128]
vfmadd213pd ymm4, ymm6, ymm14
vsubpd ymm5, ymm15, ymm4
vfmadd231pd ymm5, ymm6, ymmword ptr [rdi + 128]
vpaddq ymm5, ymm8, ymm5
vmovapd ymm7, ymmword ptr [rdi + 160]
vfmadd213pd ymm7, ymm11, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm11, ymmword ptr [rdi + 160]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 512]
vmovapd ymm9, ymmword ptr [rdi + 256]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 256]
vpaddq ymm5, ymm5, ymm12
vmovapd ymm12, ymmword ptr [rdi + 544]
vfmadd213pd ymm12, ymm10, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 544]
vpaddq ymm1, ymm1, ymm6
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3104]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm4, ymm4, ymm9
vpaddq ymm0, ymm0, ymm12
vmovupd ymm6, ymmword ptr [rdi + 648]
vmovapd ymm7, ymmword ptr [rdi + 128]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 128]
vpaddq ymm4, ymm4, ymm9
vmovupd ymm9, ymmword ptr [rdi + 680]
vmovapd ymm12, ymmword ptr [rdi + 160]
vfmadd213pd ymm12, ymm9, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 160]
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 264]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vmovdqa ymmword ptr [rdi + 3104], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm10, ymm8
vpaddq ymm1, ymm4, ymm1
vmovupd ymm4, ymmword ptr [rdi + 296]
vmovapd ymm8, ymmword ptr [rdi + 544]
vfmadd213pd ymm8, ymm4, ymm14
vmovdqa ymmword ptr [rdi + 3168], ymm1
vsubpd ymm1, ymm15, ymm8
vfmadd231pd ymm1, ymm4, ymmword ptr [rdi + 544]
vpaddq ymm0, ymm0, ymm1
vpaddq ymm1, ymm3, ymm7
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm8
vmovapd ymm3, ymmword ptr [rdi + 2816]
vfmadd213pd ymm3, ymm6, ymm14
vsubpd ymm7, ymm15, ymm3
vfmadd231pd ymm7, ymm6, ymmword ptr [rdi + 2816]
vpaddq ymm5, ymm5, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2848]
vfmadd213pd ymm7, ymm9, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 2848]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3104]
vmovapd ymm11, ymmword ptr [rdi + 2880]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2880]
vpaddq ymm5, ymm5, ymm12
vmovapd ymm12, ymmword ptr [rdi + 2944]
vfmadd213pd ymm12, ymm4, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 2944]
vpaddq ymm8, ymm8, ymm10
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3168]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm12
vmovupd ymm7, ymmword ptr [rdi + 656]
vmovapd ymm10, ymmword ptr [rdi + 2816]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2816]
vpaddq ymm3, ymm3, ymm11
vmovupd ymm11, ymmword ptr [rdi + 688]
vmovapd ymm12, ymmword ptr [rdi + 2848]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymmword ptr [rdi + 2848]
vpaddq ymm0, ymm0, ymm4
vmovupd ymm4, ymmword ptr [rdi + 272]
vmovapd ymm9, ymmword ptr [rdi + 2880]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 2880]
vpaddq ymm3, ymm3, ymm6
vmovupd ymm6, ymmword ptr [rdi + 304]
vmovdqa ymmword ptr [rdi + 2848], ymm3
vmovapd ymm3, ymmword ptr [rdi + 2944]
vfmadd213pd ymm3, ymm6, ymm14
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm6, ymmword ptr [rdi + 2944]
vpaddq ymm0, ymm0, ymm4
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymm3
vmovupd ymm3, ymmword ptr [rdi + 112]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm3
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm3, ymm7
vpaddq ymm5, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 144]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm11
vpaddq ymm8, ymm8, ymm12
vmovupd ymm12, ymmword ptr [rdi + 496]
vmovupd ymm11, ymmword ptr [rdi + 272]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm11
vmovdqa ymmword ptr [rdi + 2944], ymm2
vsubpd ymm2, ymm15, ymm7
vfmadd231pd ymm2, ymm12, ymm11
vpaddq ymm2, ymm5, ymm2
vmovupd ymm5, ymmword ptr [rdi + 528]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm5
vmovdqa ymmword ptr [rdi + 3168], ymm2
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm5, ymm6
vpaddq ymm2, ymm8, ymm2
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2848]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm11
vmovupd ymm7, ymmword ptr [rdi + 664]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymm3
vpaddq ymm4, ymm4, ymm10
vmovupd ymm10, ymmword ptr [rdi + 696]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm10, ymm9
vpaddq ymm0, ymm0, ymm6
vmovupd ymm6, ymmword ptr [rdi + 280]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm3, ymm15, ymm9
vfmadd231pd ymm3, ymm6, ymm12
vpaddq ymm3, ymm4, ymm3
vmovupd ymm4, ymmword ptr [rdi + 312]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm4
vmovdqa ymmword ptr [rdi + 2848], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm4, ymm5
vpaddq ymm0, ymm0, ymm3
vpaddq ymm1, ymm1, ymm8
vpaddq ymm3, ymm11, ymmword ptr [rdi + 2944]
vpaddq ymm1, ymm1, ymm9
vpaddq ymm3, ymm3, ymm12
vmovupd ymm5, ymmword ptr [rdi + 104]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm5, ymm7
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3168]
vmovapd ymm11, ymmword ptr [rdi + 2784]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2784]
vpaddq ymm2, ymm2, ymm12
vmovupd ymm12, ymmword ptr [rdi + 488]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm12
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm12, ymm6
vpaddq ymm7, ymm9, ymm7
vmovapd ymm9, ymmword ptr [rdi + 2688]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 2688]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm6, ymm8, ymmword ptr [rdi + 2848]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm6, ymm6, ymm10
vpaddq ymm0, ymm0, ymm9
vmovapd ymm8, ymmword ptr [rdi + 672]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm5, ymmword ptr [rdi + 672]
vpaddq ymm5, ymm6, ymm9
vmovapd ymm6, ymmword ptr [rdi + 704]
vmovapd ymm9, ymmword ptr [rdi + 2784]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2784]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 288]
vfmadd213pd ymm10, ymm12, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 288]
vpaddq ymm5, ymm5, ymm11
vmovapd ymm11, ymmword ptr [rdi + 320]
vmovapd ymm12, ymmword ptr [rdi + 2688]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymmword ptr [rdi + 2688]
vpaddq ymm0, ymm0, ymm4
vpaddq ymm1, ymm1, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm3, ymm12
vmovapd ymm4, ymmword ptr [rdi + 128]
vfmadd213pd ymm4, ymm6, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 128]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 512]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 512]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm4
vpaddq ymm0, ymm0, ymm8
vmovupd ymm4, ymmword ptr [rdi + 712]
vmovapd ymm8, ymmword ptr [rdi + 128]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 128]
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 328]
vmovapd ymm10, ymmword ptr [rdi + 512]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 512]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vpaddq ymm3, ymm3, ymm10
vmovapd ymm8, ymmword ptr [rdi + 2816]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 2816]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2880]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 2880]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm0, ymm0, ymm8
vpaddq ymm0, ymm0, ymm10
vmovupd ymm8, ymmword ptr [rdi + 720]
vmovapd ymm10, ymmword ptr [rdi + 2816]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 2816]
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 336]
vmovdqa ymmword ptr [rdi + 2816], ymm1
vmovapd ymm1, ymmword ptr [rdi + 2880]
vfmadd213pd ymm1, ymm12, ymm14
vsubpd ymm9, ymm15, ymm1
vfmadd231pd ymm9, ymm12, ymmword ptr [rdi + 2880]
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm10
vpaddq ymm1, ymm3, ymm1
vmovupd ymm3, ymmword ptr [rdi + 112]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm3
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm3
vpaddq ymm2, ymm2, ymm10
vmovupd ymm3, ymmword ptr [rdi + 496]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm3
vmovdqa ymmword ptr [rdi + 2880], ymm1
vsubpd ymm1, ymm15, ymm10
vfmadd231pd ymm1, ymm12, ymm3
vpaddq ymm1, ymm2, ymm1
vpaddq ymm0, ymm0, ymm9
vpaddq ymm0, ymm0, ymm10
vmovapd ymm2, ymmword ptr [rdi + 192]
vmovapd ymm3, ymmword ptr [rdi + 576]
vfmadd213pd ymm3, ymm2, ymm14
vsubpd ymm9, ymm15, ymm3
vfmadd231pd ymm9, ymm2, ymmword ptr [rdi + 576]
vpaddq ymm7, ymm7, ymm9
vmovapd ymm9, ymmword ptr [rdi + 224]
vmovapd ymm10, ymmword ptr [rdi + 608]
vfmadd213pd ymm10, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 2688], ymm7
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 608]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm3, ymm5, ymm3
vpaddq ymm0, ymm0, ymm10
vmovupd ymm5, ymmword ptr [rdi + 648]
vmovapd ymm7, ymmword ptr [rdi + 256]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 256]
vmovdqa ymmword ptr [rdi + 2784], ymm0
vmovupd ymm0, ymmword ptr [rdi + 680]
vmovdqa ymmword ptr [rdi + 2848], ymm3
vmovapd ymm3, ymmword ptr [rdi + 288]
vfmadd213pd ymm3, ymm0, ymm14
vmovdqa ymmword ptr [rdi + 3168], ymm1
vsubpd ymm1, ymm15, ymm3
vfmadd231pd ymm1, ymm0, ymmword ptr [rdi + 288]
vmovupd ymm2, ymmword ptr [rdi + 264]
vmovapd ymm12, ymmword ptr [rdi + 640]
vfmadd213pd ymm12, ymm2, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm2, ymmword ptr [rdi + 640]
vpaddq ymm8, ymm10, ymm8
vmovupd ymm10, ymmword ptr [rdi + 296]
vmovapd ymm4, ymmword ptr [rdi + 672]
vfmadd213pd ymm4, ymm10, ymm14
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm10, ymmword ptr [rdi + 672]
vpaddq ymm1, ymm1, ymm9
vpaddq ymm7, ymm7, ymm12
vpaddq ymm3, ymm3, ymm4
vmovupd ymm4, ymmword ptr [rdi + 248]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm4
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymm5
vmovupd ymm11, ymmword ptr [rdi + 280]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm0, ymm11
vsubpd ymm5, ymm15, ymm6
vfmadd231pd ymm5, ymm11, ymm0
vmovupd ymm0, ymmword ptr [rdi + 632]
vmovdqa ymmword ptr [rdi + 2944], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm2, ymm0
vmovdqa ymmword ptr [rdi + 3104], ymm7
vsubpd ymm7, ymm15, ymm3
vfmadd231pd ymm7, ymm0, ymm2
vpaddq ymm7, ymm12, ymm7
vmovupd ymm12, ymmword ptr [rdi + 664]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 3072], ymm7
vsubpd ymm7, ymm15, ymm2
vfmadd231pd ymm7, ymm12, ymm10
vpaddq ymm5, ymm5, ymm7
vpaddq ymm7, ymm8, ymm9
vpaddq ymm1, ymm1, ymm6
vpaddq ymm3, ymm7, ymm3
vpaddq ymm1, ymm1, ymm2
vmovupd ymm2, ymmword ptr [rdi + 656]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm4, ymm2
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm2, ymm4
vpaddq ymm3, ymm3, ymm7
vmovupd ymm7, ymmword ptr [rdi + 688]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymm11
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 272]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm0, ymm9
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm9, ymm0
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 304]
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm12, ymm10
vsubpd ymm11, ymm15, ymm0
vfmadd231pd ymm11, ymm10, ymm12
vpaddq ymm1, ymm1, ymm11
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3104]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2944]
vpaddq ymm4, ymm6, ymm4
vpaddq ymm0, ymm8, ymm0
vmovupd ymm6, ymmword ptr [rdi + 240]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm6
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm2, ymm6
vpaddq ymm11, ymm11, ymmword ptr [rdi + 3072]
vmovdqa ymmword ptr [rdi + 3072], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm9, ymm7
vmovdqa ymmword ptr [rdi + 2944], ymm4
vsubpd ymm4, ymm15, ymm0
vfmadd231pd ymm4, ymm9, ymm7
vpaddq ymm4, ymm5, ymm4
vmovupd ymm5, ymmword ptr [rdi + 624]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm5
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm9, ymm5
vpaddq ymm11, ymm11, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm10
vmovdqa ymmword ptr [rdi + 3104], ymm11
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm2, ymm10
vpaddq ymm4, ymm4, ymm11
vpaddq ymm3, ymm3, ymm8
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm3, ymm7
vpaddq ymm0, ymm0, ymm12
vmovupd ymm3, ymmword ptr [rdi + 664]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm3
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm3, ymm6
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 696]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm9
vpaddq ymm0, ymm0, ymm12
vmovupd ymm9, ymmword ptr [rdi + 280]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm9
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm9, ymm5
vpaddq ymm1, ymm1, ymm6
vmovupd ymm6, ymmword ptr [rdi + 312]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm2, ymm6
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm6, ymm2
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm7, ymmword ptr [rdi + 2944]
vpaddq ymm7, ymm11, ymmword ptr [rdi + 3072]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm5, ymm7, ymm5
vmovupd ymm7, ymmword ptr [rdi + 232]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm3, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm3
vpaddq ymm3, ymm11, ymmword ptr [rdi + 3104]
vmovupd ymm11, ymmword ptr [rdi + 264]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm11
vmovdqa ymmword ptr [rdi + 3104], ymm5
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm11, ymm8
vpaddq ymm4, ymm4, ymm5
vmovupd ymm5, ymmword ptr [rdi + 616]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm5
vmovdqa ymmword ptr [rdi + 3072], ymm2
vsubpd ymm2, ymm15, ymm8
vfmadd231pd ymm2, ymm5, ymm9
vpaddq ymm2, ymm3, ymm2
vmovupd ymm3, ymmword ptr [rdi + 648]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm3
vmovdqa ymmword ptr [rdi + 2944], ymm2
vsubpd ymm2, ymm15, ymm9
vfmadd231pd ymm2, ymm3, ymm6
vpaddq ymm2, ymm4, ymm2
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm9
vmovapd ymm4, ymmword ptr [rdi + 672]
vfmadd213pd ymm4, ymm7, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 672]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 704]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 704]
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymmword ptr [rdi + 288]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 288]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 320]
vfmadd213pd ymm10, ymm3, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm3, ymmword ptr [rdi + 320]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm4, ymmword ptr [rdi + 3072]
vpaddq ymm4, ymm8, ymmword ptr [rdi + 3104]
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm10
vmovapd ymm8, ymmword ptr [rdi + 224]
vmovapd ymm9, ymmword ptr [rdi + 672]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 672]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2944]
vmovapd ymm11, ymmword ptr [rdi + 256]
vmovapd ymm12, ymmword ptr [rdi + 704]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm11, ymmword ptr [rdi + 704]
vpaddq ymm2, ymm2, ymm5
vmovapd ymm5, ymmword ptr [rdi + 608]
vmovapd ymm7, ymmword ptr [rdi + 288]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm5, ymmword ptr [rdi + 288]
vpaddq ymm6, ymm10, ymm6
vmovapd ymm10, ymmword ptr [rdi + 640]
vmovdqa ymmword ptr [rdi + 2944], ymm6
vmovapd ymm6, ymmword ptr [rdi + 320]
vfmadd213pd ymm6, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 3104], ymm4
vsubpd ymm4, ymm15, ymm6
vfmadd231pd ymm4, ymm10, ymmword ptr [rdi + 320]
vpaddq ymm2, ymm2, ymm4
vpaddq ymm1, ymm1, ymm9
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm7
vpaddq ymm0, ymm0, ymm6
vmovupd ymm4, ymmword ptr [rdi + 680]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm4
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm4, ymm8
vpaddq ymm1, ymm1, ymm7
vmovupd ymm7, ymmword ptr [rdi + 712]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm7
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymm11
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 296]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm12
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm12, ymm5
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 328]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm10, ymm8
vmovdqa ymmword ptr [rdi + 3072], ymm1
vsubpd ymm1, ymm15, ymm5
vfmadd231pd ymm1, ymm8, ymm10
vpaddq ymm0, ymm0, ymm1
vpaddq ymm1, ymm3, ymm6
vpaddq ymm3, ymm9, ymmword ptr [rdi + 3104]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm3, ymm3, ymm5
vmovupd ymm5, ymmword ptr [rdi + 216]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm4, ymm5
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm5, ymm4
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2944]
vmovupd ymm11, ymmword ptr [rdi + 248]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm11
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm11, ymm7
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 600]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 2944], ymm3
vsubpd ymm3, ymm15, ymm7
vfmadd231pd ymm3, ymm10, ymm12
vpaddq ymm3, ymm9, ymm3
vmovupd ymm9, ymmword ptr [rdi + 632]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 3104], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm9, ymm8
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm6, ymmword ptr [rdi + 3072]
vpaddq ymm0, ymm0, ymm4
vpaddq ymm3, ymm3, ymm7
vpaddq ymm0, ymm0, ymm12
vmovupd ymm4, ymmword ptr [rdi + 688]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm4
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm4, ymm5
vpaddq ymm3, ymm3, ymm7
vmovupd ymm5, ymmword ptr [rdi + 720]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm5
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm5, ymm11
vpaddq ymm0, ymm0, ymm12
vmovupd ymm11, ymmword ptr [rdi + 304]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm11, ymm10
vpaddq ymm3, ymm3, ymm8
vmovupd ymm8, ymmword ptr [rdi + 336]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm8
vmovdqa ymmword ptr [rdi + 3072], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm8, ymm9
vpaddq ymm0, ymm0, ymm3
vpaddq ymm1, ymm1, ymm6
vpaddq ymm3, ymm7, ymmword ptr [rdi + 2944]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm10
vmovupd ymm6, ymmword ptr [rdi + 208]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm4
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3104]
vmovupd ymm10, ymmword ptr [rdi + 240]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm5
vpaddq ymm2, ymm2, ymm4
vmovupd ymm4, ymmword ptr [rdi + 592]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm11, ymm4
vmovdqa ymmword ptr [rdi + 3104], ymm3
vsubpd ymm3, ymm15, ymm5
vfmadd231pd ymm3, ymm4, ymm11
vpaddq ymm3, ymm9, ymm3
vmovupd ymm9, ymmword ptr [rdi + 624]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 2944], ymm3
vsubpd ymm3, ymm15, ymm11
vfmadd231pd ymm3, ymm9, ymm8
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm7, ymmword ptr [rdi + 3072]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm5
vpaddq ymm0, ymm0, ymm11
vmovupd ymm5, ymmword ptr [rdi + 696]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm5
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm5, ymm6
vpaddq ymm3, ymm3, ymm11
vmovupd ymm6, ymmword ptr [rdi + 728]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm6
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymm10
vpaddq ymm0, ymm0, ymm12
vmovupd ymm10, ymmword ptr [rdi + 312]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm4
vpaddq ymm3, ymm3, ymm8
vmovupd ymm4, ymmword ptr [rdi + 344]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm4
vmovdqa ymmword ptr [rdi + 3072], ymm3
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm4, ymm9
vpaddq ymm0, ymm0, ymm3
vpaddq ymm1, ymm1, ymm7
vpaddq ymm3, ymm11, ymmword ptr [rdi + 3104]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm3, ymm3, ymm8
vmovupd ymm7, ymmword ptr [rdi + 200]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymm5
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2944]
vmovupd ymm11, ymmword ptr [rdi + 232]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm11, ymm6
vpaddq ymm2, ymm2, ymm5
vmovupd ymm5, ymmword ptr [rdi + 584]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm10, ymm5
vmovdqa ymmword ptr [rdi + 2944], ymm3
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm5, ymm10
vpaddq ymm3, ymm9, ymm3
vmovupd ymm9, ymmword ptr [rdi + 616]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm9
vmovdqa ymmword ptr [rdi + 3104], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm9, ymm4
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm8, ymmword ptr [rdi + 3072]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm6
vpaddq ymm0, ymm0, ymm10
vmovapd ymm6, ymmword ptr [rdi + 704]
vfmadd213pd ymm6, ymm7, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 704]
vpaddq ymm3, ymm3, ymm8
vmovapd ymm7, ymmword ptr [rdi + 736]
vfmadd213pd ymm7, ymm11, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm11, ymmword ptr [rdi + 736]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rdi + 320]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 320]
vpaddq ymm3, ymm3, ymm10
vmovapd ymm5, ymmword ptr [rdi + 352]
vfmadd213pd ymm5, ymm9, ymm14
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 352]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm6
vpaddq ymm6, ymm7, ymmword ptr [rdi + 2944]
vpaddq ymm1, ymm1, ymm8
vpaddq ymm5, ymm6, ymm5
vmovapd ymm6, ymmword ptr [rdi + 192]
vmovapd ymm7, ymmword ptr [rdi + 704]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 704]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3104]
vmovapd ymm9, ymmword ptr [rdi + 736]
vmovapd ymm10, ymmword ptr [rdi + 224]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 224]
vpaddq ymm2, ymm2, ymm11
vmovapd ymm11, ymmword ptr [rdi + 576]
vmovapd ymm12, ymmword ptr [rdi + 320]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 3104], ymm5
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm11, ymmword ptr [rdi + 320]
vpaddq ymm5, ymm8, ymm5
vmovapd ymm8, ymmword ptr [rdi + 352]
vmovapd ymm9, ymmword ptr [rdi + 608]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm8, ymmword ptr [rdi + 608]
vpaddq ymm2, ymm2, ymm4
vpaddq ymm3, ymm3, ymm7
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm9
vmovupd ymm4, ymmword ptr [rdi + 712]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm4
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm4, ymm6
vpaddq ymm3, ymm3, ymm9
vmovupd ymm6, ymmword ptr [rdi + 328]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm1, ymm1, ymm7
vpaddq ymm1, ymm1, ymm9
vmovupd ymm7, ymmword ptr [rdi + 184]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm4
vpaddq ymm5, ymm5, ymm10
vmovupd ymm10, ymmword ptr [rdi + 568]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm6
vpaddq ymm5, ymm5, ymm12
vpaddq ymm3, ymm3, ymm9
vpaddq ymm3, ymm3, ymm11
vmovupd ymm9, ymmword ptr [rdi + 720]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm7
vpaddq ymm3, ymm3, ymm12
vmovupd ymm7, ymmword ptr [rdi + 336]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm7
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm7, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm1, ymm1, ymm11
vpaddq ymm1, ymm1, ymm12
vmovupd ymm6, ymmword ptr [rdi + 176]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm6
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm9
vpaddq ymm5, ymm5, ymm11
vmovupd ymm11, ymmword ptr [rdi + 560]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm7
vpaddq ymm5, ymm5, ymm9
vpaddq ymm3, ymm3, ymm10
vpaddq ymm3, ymm3, ymm12
vmovupd ymm9, ymmword ptr [rdi + 728]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm6
vpaddq ymm3, ymm3, ymm12
vmovupd ymm6, ymmword ptr [rdi + 344]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm6
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm6, ymm11
vpaddq ymm3, ymm3, ymm7
vpaddq ymm1, ymm1, ymm10
vpaddq ymm1, ymm1, ymm12
vmovapd ymm7, ymmword ptr [rdi + 2720]
vfmadd213pd ymm7, ymm9, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 2720]
vpaddq ymm5, ymm5, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2656]
vfmadd213pd ymm10, ymm6, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 2656]
vpaddq ymm5, ymm5, ymm11
vpaddq ymm3, ymm3, ymm7
vpaddq ymm3, ymm3, ymm10
vmovapd ymm7, ymmword ptr [rdi + 736]
vmovapd ymm10, ymmword ptr [rdi + 2720]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2720]
vpaddq ymm3, ymm3, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2656]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 2656]
vpaddq ymm3, ymm3, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm1, ymm1, ymm11
vmovapd ymm10, ymmword ptr [rdi + 160]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 160]
vpaddq ymm5, ymm5, ymm11
vmovapd ymm11, ymmword ptr [rdi + 544]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 544]
vpaddq ymm5, ymm5, ymm12
vpaddq ymm3, ymm3, ymm10
vpaddq ymm3, ymm3, ymm11
vmovapd ymm10, ymmword ptr [rdi + 640]
vmovapd ymm11, ymmword ptr [rdi + 256]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 256]
vpaddq ymm5, ymm5, ymm12
vmovapd ymm10, ymmword ptr [rdi + 288]
vmovapd ymm12, ymmword ptr [rdi + 672]
vfmadd213pd ymm12, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 2656], ymm5
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm10, ymmword ptr [rdi + 672]
vpaddq ymm2, ymm2, ymm5
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm12
vmovapd ymm5, ymmword ptr [rdi + 320]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm4, ymmword ptr [rdi + 320]
vmovupd ymm12, ymmword ptr [rdi + 328]
vmovdqa ymmword ptr [rdi + 2720], ymm0
vmovapd ymm0, ymmword ptr [rdi + 704]
vfmadd213pd ymm0, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2944], ymm3
vsubpd ymm3, ymm15, ymm0
vfmadd231pd ymm3, ymm12, ymmword ptr [rdi + 704]
vpaddq ymm3, ymm11, ymm3
vpaddq ymm0, ymm5, ymm0
vmovupd ymm5, ymmword ptr [rdi + 312]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm5
vmovdqa ymmword ptr [rdi + 3072], ymm2
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm5, ymm4
vmovupd ymm4, ymmword ptr [rdi + 696]
vmovdqa ymmword ptr [rdi + 3136], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm12, ymm4
vsubpd ymm10, ymm15, ymm1
vfmadd231pd ymm10, ymm4, ymm12
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm11
vpaddq ymm1, ymm3, ymm1
vmovupd ymm3, ymmword ptr [rdi + 720]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm3
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm3, ymm5
vpaddq ymm1, ymm1, ymm11
vmovupd ymm5, ymmword ptr [rdi + 336]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm4, ymm5
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm4
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm10
vpaddq ymm0, ymm0, ymm11
vmovupd ymm4, ymmword ptr [rdi + 304]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm3, ymm4
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm4, ymm3
vpaddq ymm2, ymm2, ymm11
vmovupd ymm3, ymmword ptr [rdi + 688]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm3
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm3, ymm5
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm1, ymm1, ymm11
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm9, ymm4
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm9, ymm4
vpaddq ymm1, ymm1, ymm10
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm3
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm6, ymm3
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm5
vpaddq ymm0, ymm0, ymm4
vmovupd ymm3, ymmword ptr [rdi + 296]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm9, ymm3
vsubpd ymm5, ymm15, ymm4
vfmadd231pd ymm5, ymm3, ymm9
vpaddq ymm2, ymm2, ymm5
vmovupd ymm5, ymmword ptr [rdi + 680]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm5
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm6
vpaddq ymm2, ymm2, ymm10
vpaddq ymm1, ymm1, ymm4
vpaddq ymm1, ymm1, ymm9
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm3
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm7, ymm3
vpaddq ymm1, ymm1, ymm6
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm8, ymm5
vsubpd ymm6, ymm15, ymm3
vfmadd231pd ymm6, ymm8, ymm5
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm4
vpaddq ymm0, ymm0, ymm3
vmovapd ymm3, ymmword ptr [rdi + 288]
vfmadd213pd ymm3, ymm7, ymm14
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm7, ymmword ptr [rdi + 288]
vpaddq ymm2, ymm2, ymm4
vmovapd ymm4, ymmword ptr [rdi + 672]
vfmadd213pd ymm4, ymm8, ymm14
vsubpd ymm5, ymm15, ymm4
vfmadd231pd ymm5, ymm8, ymmword ptr [rdi + 672]
vpaddq ymm2, ymm2, ymm5
vpaddq ymm1, ymm1, ymm3
vpaddq ymm1, ymm1, ymm4
vmovapd ymm3, ymmword ptr [rdi + 704]
vmovapd ymm4, ymmword ptr [rdi + 320]
vfmadd213pd ymm4, ymm3, ymm14
vsubpd ymm5, ymm15, ymm4
vfmadd231pd ymm5, ymm3, ymmword ptr [rdi + 320]
vpaddq ymm2, ymm2, ymm5
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm7, ymm8
vsubpd ymm5, ymm15, ymm3
vfmadd231pd ymm5, ymm7, ymm8
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymmword ptr [rdi + 1536]
vpaddq ymm6, ymm4, ymmword ptr [rdi + 2912]
vperm2i128 ymm7, ymm6, ymm6, 8
vpalignr ymm7, ymm6, ymm7, 8
vmovapd ymm8, ymmword ptr [rdi + 1568]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 2976]
vperm2i128 ymm6, ymm6, ymm9, 33
vpalignr ymm6, ymm9, ymm6, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2752]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3040]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1600]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1632]
vmovapd ymm10, ymmword ptr [rdi + 1664]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3008]
vmovapd ymm11, ymmword ptr [rdi + 1696]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2624]
vpunpcklqdq ymm12, ymm7, ymm10
vpunpckhqdq ymm7, ymm7, ymm10
vperm2i128 ymm10, ymm12, ymm7, 32
vperm2i128 ymm7, ymm12, ymm7, 49
vpunpcklqdq ymm12, ymm6, ymm11
vpunpckhqdq ymm6, ymm6, ymm11
vperm2i128 ymm11, ymm12, ymm6, 32
vperm2i128 ymm6, ymm12, ymm6, 49
vmovapd ymm12, ymmword ptr [rdi + 1728]
vmovdqa ymmword ptr [rdi + 2624], ymm6
vpaddq ymm6, ymm12, ymmword ptr [rdi + 2816]
vperm2i128 ymm9, ymm9, ymm6, 33
vpalignr ymm9, ymm6, ymm9, 8
vmovdqa ymmword ptr [rdi + 2816], ymm11
vmovapd ymm11, ymmword ptr [rdi + 1760]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2880]
vperm2i128 ymm6, ymm6, ymm11, 33
vpalignr ymm6, ymm11, ymm6, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2688]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3168]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 1792]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1824]
vmovdqa ymmword ptr [rdi + 3168], ymm7
vmovapd ymm7, ymmword ptr [rdi + 1856]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2848]
vmovdqa ymmword ptr [rdi + 2848], ymm10
vmovapd ymm10, ymmword ptr [rdi + 1888]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2784]
vmovdqa ymmword ptr [rdi + 2784], ymm3
vpunpcklqdq ymm3, ymm9, ymm7
vpunpckhqdq ymm7, ymm9, ymm7
vperm2i128 ymm9, ymm3, ymm7, 32
vperm2i128 ymm3, ymm3, ymm7, 49
vpunpcklqdq ymm7, ymm6, ymm10
vpunpckhqdq ymm6, ymm6, ymm10
vperm2i128 ymm10, ymm7, ymm6, 32
vperm2i128 ymm6, ymm7, ymm6, 49
vpaddq ymm7, ymm12, ymmword ptr [rdi + 3136]
vperm2i128 ymm11, ymm11, ymm7, 33
vpalignr ymm11, ymm7, ymm11, 8
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3104]
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2656]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3072]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1920]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1952]
vmovapd ymm12, ymmword ptr [rdi + 1984]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2944]
vmovdqa ymmword ptr [rdi + 2944], ymm6
vmovapd ymm6, ymmword ptr [rdi + 2016]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2720]
vmovdqa ymmword ptr [rdi + 2720], ymm10
vpunpcklqdq ymm10, ymm11, ymm12
vpunpckhqdq ymm11, ymm11, ymm12
vperm2i128 ymm12, ymm10, ymm11, 32
vperm2i128 ymm10, ymm10, ymm11, 49
vpunpcklqdq ymm11, ymm7, ymm6
vpunpckhqdq ymm6, ymm7, ymm6
vperm2i128 ymm7, ymm11, ymm6, 32
vperm2i128 ymm6, ymm11, ymm6, 49
vpaddq ymm0, ymm0, ymm4
vperm2i128 ymm4, ymm8, ymm0, 33
vpalignr ymm4, ymm0, ymm4, 8
vperm2i128 ymm0, ymm0, ymm0, 129
vpsrldq ymm0, ymm0, 8
vpaddq ymm2, ymm2, ymm4
vpaddq ymm0, ymm5, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2048]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2080]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2112]
vmovapd ymm4, ymmword ptr [rdi + 2144]
vpaddq ymm5, ymm4, ymmword ptr [rdi + 2784]
vpunpcklqdq ymm8, ymm2, ymm1
vpunpckhqdq ymm1, ymm2, ymm1
vperm2i128 ymm2, ymm8, ymm1, 32
vperm2i128 ymm1, ymm8, ymm1, 49
vpunpcklqdq ymm8, ymm0, ymm5
vpunpckhqdq ymm0, ymm0, ymm5
vperm2i128 ymm0, ymm8, ymm0, 32
vmovapd ymm5, ymmword ptr [rdi + 2208]
vpand ymm5, ymm5, ymmword ptr [rdi + 2176]
vmovapd ymm8, ymmword ptr [rdi + 2848]
vpsrlq ymm11, ymm8, 52
vmovdqa ymmword ptr [rdi + 2784], ymm0
vmovapd ymm0, ymmword ptr [rdi + 3168]
vmovdqa ymmword ptr [rdi + 3072], ymm1
vpsrlq ymm1, ymm0, 52
vmovdqa ymmword ptr [rdi + 2656], ymm2
vmovapd ymm2, ymmword ptr [rdi + 2816]
vmovdqa ymmword ptr [rdi + 3104], ymm6
vpsrlq ymm6, ymm2, 52
vmovdqa ymmword ptr [rdi + 3136], ymm7
vmovapd ymm7, ymmword ptr [rdi + 2624]
vmovdqa ymmword ptr [rdi + 2688], ymm10
vpsrlq ymm10, ymm7, 52
vmovdqa ymmword ptr [rdi + 2880], ymm12
vpsrlq ymm12, ymm9, 52
vpsrlq ymm4, ymm3, 52
vmovdqa ymmword ptr [rdi + 3008], ymm5
vperm2i128 ymm5, ymm11, ymm11, 8
vpalignr ymm5, ymm11, ymm5, 8
vperm2i128 ymm11, ymm11, ymm1, 33
vpalignr ymm11, ymm1, ymm11, 8
vmovdqa ymmword ptr [rdi + 3040], ymm3
vpaddq ymm3, ymm8, ymm5
vmovdqa ymmword ptr [rdi + 2752], ymm9
vpxor ymm9, ymm8, ymm3
vpor ymm13, ymm13, ymm9
vpaddq ymm5, ymm0, ymm11
vpxor ymm8, ymm0, ymm5
vpor ymm13, ymm13, ymm8
vpand ymm0, ymm3, ymmword ptr [rdi + 1472]
vpor ymm0, ymm0, ymmword ptr [rdi + 1504]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1504]
vpand ymm3, ymm5, ymmword ptr [rdi + 1472]
vpor ymm3, ymm3, ymmword ptr [rdi + 1504]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 896], ymm0
vmovdqa ymmword ptr [rdi + 928], ymm3
vperm2i128 ymm1, ymm1, ymm6, 33
vpalignr ymm1, ymm6, ymm1, 8
vperm2i128 ymm5, ymm6, ymm10, 33
vpalignr ymm5, ymm10, ymm5, 8
vpaddq ymm6, ymm2, ymm1
vpxor ymm8, ymm2, ymm6
vpor ymm13, ymm13, ymm8
vpaddq ymm1, ymm7, ymm5
vpxor ymm2, ymm7, ymm1
vpor ymm13, ymm13, ymm2
vpand ymm2, ymm6, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vpand ymm1, ymm1, ymmword ptr [rdi + 1472]
vpor ymm1, ymm1, ymmword ptr [rdi + 1504]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 960], ymm2
vmovdqa ymmword ptr [rdi + 992], ymm1
vperm2i128 ymm5, ymm10, ymm12, 33
vpalignr ymm5, ymm12, ymm5, 8
vperm2i128 ymm6, ymm12, ymm4, 33
vpalignr ymm4, ymm4, ymm6, 8
vmovapd ymm6, ymmword ptr [rdi + 2752]
vpaddq ymm7, ymm6, ymm5
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm5, ymmword ptr [rdi + 3040]
vpaddq ymm6, ymm5, ymm4
vpxor ymm8, ymm5, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 2176]
vpand ymm6, ymm6, ymmword ptr [rdi + 3008]
vpand ymm7, ymm7, ymmword ptr [rdi + 1472]
vpor ymm7, ymm7, ymmword ptr [rdi + 1504]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 1504]
vpand ymm6, ymm6, ymmword ptr [rdi + 1472]
vpor ymm6, ymm6, ymmword ptr [rdi + 1504]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 1024], ymm7
vmovdqa ymmword ptr [rdi + 1056], ymm6
vpand ymm4, ymm4, ymmword ptr [rdi + 2240]
vpaddq ymm4, ymm5, ymm4
vmovapd ymm5, ymmword ptr [rsi + 32]
vmovupd ymm8, ymmword ptr [rdi + 872]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm8
vmovapd ymm11, ymmword ptr [rsi + 0]
vmovupd ymm12, ymmword ptr [rdi + 904]
vmovdqa ymmword ptr [rdi + 3040], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 3008], ymm4
vsubpd ymm4, ymm15, ymm10
vfmadd231pd ymm4, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 2752], ymm9
vmovupd ymm9, ymmword ptr [rdi + 936]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 968]
vmovdqa ymmword ptr [rdi + 2624], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2816], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 3168], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 2848], ymm1
vsubpd ymm1, ymm15, ymm6
vfmadd231pd ymm1, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 1032]
vmovdqa ymmword ptr [rdi + 2976], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2912], ymm1
vsubpd ymm1, ymm15, ymm6
vfmadd231pd ymm1, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 1064]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 3200], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymm5
vmovapd ymm5, ymmword ptr [rsi + 64]
vfmadd213pd ymm5, ymm0, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm0, ymmword ptr [rsi + 64]
vpaddq ymm0, ymm4, ymm11
vmovapd ymm4, ymmword ptr [rsi + 96]
vfmadd213pd ymm4, ymm3, ymm14
vsubpd ymm11, ymm15, ymm4
vfmadd231pd ymm11, ymm3, ymmword ptr [rsi + 96]
vpaddq ymm3, ymm8, ymm11
vpaddq ymm5, ymm10, ymm5
vpaddq ymm4, ymm12, ymm4
vmovapd ymm8, ymmword ptr [rsi + 64]
vfmadd213pd ymm8, ymm2, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymmword ptr [rsi + 64]
vpaddq ymm2, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rsi + 96]
vmovapd ymm10, ymmword ptr [rdi + 2848]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2848]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2912]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3168]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2976]
vmovapd ymm12, ymmword ptr [rsi + 64]
vmovdqa ymmword ptr [rdi + 2976], ymm10
vmovapd ymm10, ymmword ptr [rdi + 2816]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 3168], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 2816]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2624]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 2624]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3200]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rsi + 128]
vmovupd ymm12, ymmword ptr [rdi + 888]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 3200], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rsi + 160]
vmovupd ymm12, ymmword ptr [rdi + 920]
vmovdqa ymmword ptr [rdi + 2624], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 2816], ymm10
vsubpd ymm10, ymm15, ymm0
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm3, ymm3, ymm10
vpaddq ymm5, ymm5, ymm7
vpaddq ymm0, ymm4, ymm0
vmovupd ymm4, ymmword ptr [rdi + 952]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm4
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm4
vpaddq ymm2, ymm2, ymm10
vmovupd ymm4, ymmword ptr [rdi + 984]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm4
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm4
vpaddq ymm4, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3168]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2976]
vmovupd ymm11, ymmword ptr [rdi + 1016]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 2976], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 1048]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 2816]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 3200]
vmovapd ymm11, ymmword ptr [rsi + 192]
vmovupd ymm12, ymmword ptr [rdi + 880]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 3200], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2624]
vmovapd ymm12, ymmword ptr [rsi + 224]
vmovdqa ymmword ptr [rdi + 2624], ymm10
vmovupd ymm10, ymmword ptr [rdi + 912]
vmovdqa ymmword ptr [rdi + 2816], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 3168], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm5, ymm5, ymm8
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 944]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm2, ymm2, ymm9
vmovupd ymm6, ymmword ptr [rdi + 976]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm4, ymm4, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 2976]
vmovupd ymm8, ymmword ptr [rdi + 1008]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm1, ymm1, ymm10
vmovupd ymm8, ymmword ptr [rdi + 1040]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 2976], ymm1
vsubpd ymm1, ymm15, ymm10
vfmadd231pd ymm1, ymm12, ymm8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 3168]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 2816]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 3200]
vmovupd ymm10, ymmword ptr [rdi + 1072]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 3200], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rsi + 256]
vmovupd ymm11, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 2816], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 3168], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2624]
vmovapd ymm11, ymmword ptr [rsi + 288]
vmovdqa ymmword ptr [rdi + 2624], ymm9
vmovupd ymm9, ymmword ptr [rdi + 904]
vmovdqa ymmword ptr [rdi + 2912], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2848], ymm1
vsubpd ymm1, ymm15, ymm8
vfmadd231pd ymm1, ymm11, ymm9
vpaddq ymm1, ymm3, ymm1
vpaddq ymm3, ymm5, ymm12
vpaddq ymm0, ymm0, ymm8
vmovupd ymm5, ymmword ptr [rdi + 936]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm5
vpaddq ymm2, ymm2, ymm9
vmovupd ymm5, ymmword ptr [rdi + 968]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm5
vpaddq ymm4, ymm4, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 1000]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 2976]
vmovupd ymm9, ymmword ptr [rdi + 1032]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2976], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm9
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2848]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2912]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 3200]
vmovupd ymm12, ymmword ptr [rdi + 1064]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 3200], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3168]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2816]
vmovapd ymm12, ymmword ptr [rsi + 352]
vmovapd ymm10, ymmword ptr [rdi + 896]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2816], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 896]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rsi + 320]
vmovapd ymm11, ymmword ptr [rdi + 928]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 3168], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm10, ymmword ptr [rdi + 928]
vpaddq ymm1, ymm2, ymm1
vmovapd ymm2, ymmword ptr [rdi + 960]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2912], ymm1
vsubpd ymm1, ymm15, ymm2
vfmadd231pd ymm1, ymm12, ymmword ptr [rdi + 960]
vpaddq ymm1, ymm4, ymm1
vpaddq ymm4, ymm5, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm5, ymmword ptr [rdi + 992]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 992]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 1024]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 1024]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3200]
vmovapd ymm8, ymmword ptr [rdi + 1056]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 1056]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2816]
vmovapd ymm11, ymmword ptr [rdi + 2144]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2752]
vmovapd ymm12, ymmword ptr [rdi + 2272]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2976]
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm0, ymmword ptr [rdi + 2304]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm10, ymm10, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2624]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 3168]
vperm2i128 ymm0, ymm0, ymm4, 33
vpalignr ymm0, ymm4, ymm0, 8
vperm2i128 ymm4, ymm4, ymm2, 33
vpalignr ymm4, ymm2, ymm4, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2912]
vpaddq ymm1, ymm1, ymm4
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vperm2i128 ymm4, ymm5, ymm7, 33
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm3, ymm3, ymm4
vpaddq ymm4, ymm7, ymmword ptr [rdi + 2304]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 2336]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 3040]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3008]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 2720]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 2944]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2880]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2688]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3136]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 3104]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2656]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2080]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2368]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2400]
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
vmovdqa ymmword ptr [rdi + 2656], ymm2
vperm2i128 ymm2, ymm8, ymm11, 33
vpalignr ymm2, ymm11, ymm2, 8
vmovdqa ymmword ptr [rdi + 3104], ymm1
vpaddq ymm1, ymm5, ymm12
vmovdqa ymmword ptr [rdi + 3136], ymm0
vpxor ymm0, ymm5, ymm1
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm6, ymm2
vpxor ymm5, ymm6, ymm0
vpor ymm13, ymm13, ymm5
vpand ymm1, ymm1, ymmword ptr [rdi + 1472]
vpor ymm1, ymm1, ymmword ptr [rdi + 1504]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1504]
vpand ymm0, ymm0, ymmword ptr [rdi + 1472]
vpor ymm0, ymm0, ymmword ptr [rdi + 1504]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 1216], ymm1
vmovdqa ymmword ptr [rdi + 1248], ymm0
vperm2i128 ymm2, ymm7, ymm7, 129
vpsrldq ymm2, ymm2, 8
vperm2i128 ymm5, ymm11, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2432]
vpaddq ymm6, ymm2, ymm5
vpxor ymm7, ymm2, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm2, ymm6, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 1280], ymm2
vmovapd ymm5, ymmword ptr [rsi + 32]
vmovupd ymm6, ymmword ptr [rdi + 1200]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vmovupd ymm11, ymmword ptr [rdi + 1232]
vmovapd ymm12, ymmword ptr [rsi + 0]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 2688], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rsi + 0]
vmovdqa ymmword ptr [rdi + 2880], ymm9
vmovupd ymm9, ymmword ptr [rdi + 1264]
vmovdqa ymmword ptr [rdi + 2944], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 2720], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm9, ymm5
vmovapd ymm5, ymmword ptr [rsi + 96]
vmovupd ymm9, ymmword ptr [rdi + 1192]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm9
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm5, ymm9
vpaddq ymm6, ymm8, ymm6
vpaddq ymm7, ymm7, ymm11
vmovupd ymm8, ymmword ptr [rdi + 1224]
vmovapd ymm11, ymmword ptr [rsi + 64]
vfmadd213pd ymm11, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 3040], ymm6
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm8, ymmword ptr [rsi + 64]
vpaddq ymm6, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rdi + 1256]
vmovdqa ymmword ptr [rdi + 3008], ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm10
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm10, ymm5
vpaddq ymm3, ymm3, ymm8
vpaddq ymm5, ymm12, ymm11
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rsi + 128]
vfmadd213pd ymm7, ymm1, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm1, ymmword ptr [rsi + 128]
vpaddq ymm1, ymm6, ymm8
vmovapd ymm6, ymmword ptr [rsi + 160]
vfmadd213pd ymm6, ymm0, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm0, ymmword ptr [rsi + 160]
vpaddq ymm0, ymm3, ymm8
vpaddq ymm3, ymm5, ymm7
vpaddq ymm4, ymm4, ymm6
vmovapd ymm5, ymmword ptr [rsi + 128]
vfmadd213pd ymm5, ymm2, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm2, ymmword ptr [rsi + 128]
vmovapd ymm2, ymmword ptr [rsi + 192]
vmovupd ymm7, ymmword ptr [rdi + 1208]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm2, ymm7
vpaddq ymm1, ymm1, ymm11
vmovapd ymm7, ymmword ptr [rsi + 224]
vmovupd ymm11, ymmword ptr [rdi + 1240]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm7, ymm11
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm12
vmovupd ymm7, ymmword ptr [rdi + 1272]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymm7
vpaddq ymm2, ymm6, ymm10
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rsi + 256]
vmovupd ymm7, ymmword ptr [rdi + 1200]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm1, ymm1, ymm10
vmovapd ymm7, ymmword ptr [rsi + 288]
vmovupd ymm10, ymmword ptr [rdi + 1232]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm11
vmovupd ymm7, ymmword ptr [rdi + 1264]
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
vpaddq ymm1, ymm1, ymm7
vmovapd ymm7, ymmword ptr [rsi + 352]
vmovupd ymm8, ymmword ptr [rdi + 1224]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm4, ymm4, ymm9
vmovapd ymm6, ymmword ptr [rsi + 320]
vmovupd ymm7, ymmword ptr [rdi + 1256]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm2, ymm2, ymm9
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rdi + 2464]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3008]
vperm2i128 ymm7, ymm6, ymm6, 8
vpalignr ymm7, ymm6, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3040]
vpaddq ymm8, ymm3, ymmword ptr [rdi + 2304]
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm4, ymmword ptr [rdi + 2304]
vpaddq ymm4, ymm5, ymmword ptr [rdi + 2496]
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymm4, 129
vpsrldq ymm4, ymm4, 8
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm7, ymmword ptr [rdi + 2720]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2944]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 3072]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2784]
vmovapd ymm5, ymmword ptr [rdi + 2688]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 2880], 33
vmovapd ymm6, ymmword ptr [rdi + 2880]
vpalignr ymm5, ymm6, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2432]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3136]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2528]
vpsrlq ymm6, ymm5, 52
vmovapd ymm7, ymmword ptr [rdi + 2528]
vpaddq ymm8, ymm7, ymmword ptr [rdi + 3104]
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
vpaddq ymm6, ymm7, ymmword ptr [rdi + 2656]
vpsrlq ymm8, ymm6, 52
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2560]
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm12, ymm6, ymm9
vmovdqa ymmword ptr [rdi + 2656], ymm5
vpxor ymm5, ymm6, ymm12
vpor ymm13, ymm13, ymm5
vpaddq ymm5, ymm3, ymm8
vpxor ymm6, ymm3, ymm5
vpor ymm13, ymm13, ymm6
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2048]
vpsrlq ymm3, ymm1, 52
vpaddq ymm0, ymm0, ymm7
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm7, ymm10, ymm3, 33
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm6, 33
vpalignr ymm3, ymm6, ymm3, 8
vpaddq ymm8, ymm1, ymm7
vpxor ymm9, ymm1, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm1, ymm0, ymm3
vpxor ymm7, ymm0, ymm1
vpor ymm13, ymm13, ymm7
vpaddq ymm0, ymm2, ymmword ptr [rdi + 2592]
vpsrlq ymm2, ymm0, 52
vpsrlq ymm3, ymm4, 52
vperm2i128 ymm6, ymm6, ymm2, 33
vpalignr ymm6, ymm2, ymm6, 8
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm3, ymm0, ymm6
vpxor ymm7, ymm0, ymm3
vpor ymm13, ymm13, ymm7
vpaddq ymm0, ymm4, ymm2
vpxor ymm6, ymm4, ymm0
vpor ymm13, ymm13, ymm6
vpand ymm2, ymm11, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vmovapd ymm4, ymmword ptr [rdi + 2656]
vpand ymm4, ymm4, ymmword ptr [rdi + 1472]
vpor ymm4, ymm4, ymmword ptr [rdi + 1504]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 128], ymm2
vmovdqa ymmword ptr [rdi + 160], ymm4
vpand ymm2, ymm12, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vpand ymm4, ymm5, ymmword ptr [rdi + 1472]
vpor ymm4, ymm4, ymmword ptr [rdi + 1504]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 192], ymm2
vmovdqa ymmword ptr [rdi + 224], ymm4
vpand ymm2, ymm8, ymmword ptr [rdi + 1472]
vpor ymm2, ymm2, ymmword ptr [rdi + 1504]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1504]
vpand ymm1, ymm1, ymmword ptr [rdi + 1472]
vpor ymm1, ymm1, ymmword ptr [rdi + 1504]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 256], ymm2
vmovdqa ymmword ptr [rdi + 288], ymm1
vpand ymm1, ymm3, ymmword ptr [rdi + 1472]
vpor ymm1, ymm1, ymmword ptr [rdi + 1504]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1504]
vpand ymm0, ymm0, ymmword ptr [rdi + 1472]
vpor ymm0, ymm0, ymmword ptr [rdi + 1504]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1504]
vmovdqa ymmword ptr [rdi + 320], ymm1
vmovdqa ymmword ptr [rdi + 352], ymm0
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
