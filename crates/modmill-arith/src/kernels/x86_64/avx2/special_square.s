# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels/x86_64
# Computes rcx times x := x^2 * 2^-1664 mod N = c 2^1196 - 1.
# Kernel: crates/modmill-arith/src/fold/special_pairs.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 29 limbs below 2^52, the top one of a result at most 0x400000000000f; ymm13 collects predicted carries that rippled.
# 1669 instructions, 186 pairs of products, 87 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 1024]
vmovapd ymm15, ymmword ptr [rdi + 1056]
.p2align 6
2:
vmovapd ymm0, ymmword ptr [rdi + 128]
vperm2i128 ymm1, ymm0, ymmword ptr [rdi + 160], 33
vpalignr ymm2, ymm1, ymm0, 8
vmovapd ymm3, ymmword ptr [rdi + 160]
vperm2i128 ymm4, ymm3, ymmword ptr [rdi + 192], 33
vpalignr ymm5, ymm4, ymm3, 8
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm0, ymm2
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm0, ymm2
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm5, ymm3
vperm2i128 ymm10, ymm0, ymm0, 8
vpalignr ymm11, ymm0, ymm10, 8
vpalignr ymm12, ymm3, ymm1, 8
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm11, ymm2
vsubpd ymm3, ymm15, ymm0
vfmadd231pd ymm3, ymm11, ymm2
vmovdqa ymmword ptr [rdi + 2240], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm12, ymm5
vmovdqa ymmword ptr [rdi + 2272], ymm3
vsubpd ymm3, ymm15, ymm2
vfmadd231pd ymm3, ymm12, ymm5
vpaddq ymm0, ymm7, ymm0
vpaddq ymm2, ymm9, ymm2
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm1, ymm11
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm1, ymm11
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm12
vmovdqa ymmword ptr [rdi + 2304], ymm5
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm4, ymm12
vpaddq ymm2, ymm2, ymm5
vpaddq ymm5, ymm6, ymm7
vpaddq ymm6, ymm8, ymm9
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm1, ymm10
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm1, ymm10
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2272]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm1
vmovdqa ymmword ptr [rdi + 2272], ymm11
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm1, ymm4
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm7, ymmword ptr [rdi + 192]
vpalignr ymm9, ymm7, ymm4, 8
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 2336], ymm4
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm12, ymm10
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm9, ymm1
vmovdqa ymmword ptr [rdi + 2368], ymm10
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm9, ymm1
vpaddq ymm2, ymm2, ymm10
vpaddq ymm5, ymm5, ymm11
vpaddq ymm4, ymm6, ymm4
vmovupd ymm6, ymmword ptr [rdi + 104]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm6
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm12
vpaddq ymm8, ymm8, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2240]
vfmadd213pd ymm11, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 2400], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm9, ymmword ptr [rdi + 2240]
vpaddq ymm1, ymm3, ymm1
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm11
vmovapd ymm3, ymmword ptr [rdi + 160]
vfmadd213pd ymm3, ymm6, ymm14
vsubpd ymm10, ymm15, ymm3
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 160]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2240]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2240]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm5, ymm3
vpaddq ymm4, ymm4, ymm10
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm7, ymm14
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 128]
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm5
vmovupd ymm5, ymmword ptr [rdi + 200]
vmovapd ymm10, ymmword ptr [rdi + 128]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 128]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm4, ymm4, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2272]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 2272]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 208]
vmovapd ymm11, ymmword ptr [rdi + 2272]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 2432], ymm12
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2272]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2368]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2368]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 216]
vmovapd ymm12, ymmword ptr [rdi + 2368]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2368]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm4, ymm4, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm11
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm6, ymm11
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 224]
vfmadd213pd ymm10, ymm6, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm6, ymmword ptr [rdi + 224]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm10
vpaddq ymm8, ymm8, ymm8
vpaddq ymm1, ymm1, ymm1
vpaddq ymm0, ymm0, ymm0
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vmovapd ymm10, ymmword ptr [rdi + 128]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm10
vmovdqa ymmword ptr [rdi + 2464], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm10
vpaddq ymm4, ymm8, ymm4
vmovapd ymm8, ymmword ptr [rdi + 160]
vmovdqa ymmword ptr [rdi + 2496], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm8
vmovdqa ymmword ptr [rdi + 2528], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm8, ymm8
vpaddq ymm1, ymm1, ymm3
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm2, ymm4
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm5, ymm7
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm5, ymm7
vmovupd ymm12, ymmword ptr [rdi + 232]
vmovdqa ymmword ptr [rdi + 2560], ymm2
vmovapd ymm2, ymmword ptr [rdi + 224]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2592], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 2624], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm9, ymm5
vsubpd ymm6, ymm15, ymm1
vfmadd231pd ymm6, ymm9, ymm5
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm11, ymm12
vpaddq ymm1, ymm4, ymm1
vpaddq ymm0, ymm0, ymm10
vmovupd ymm4, ymmword ptr [rdi + 208]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm4
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm4, ymm9
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 240]
vmovdqa ymmword ptr [rdi + 2656], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm12
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm12, ymm11
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm10
vpaddq ymm2, ymm2, ymm9
vmovapd ymm8, ymmword ptr [rdi + 2336]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 2336]
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm12
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm4, ymm12
vpaddq ymm7, ymm7, ymm10
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm9
vmovapd ymm8, ymmword ptr [rdi + 2336]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 2336]
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 248]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm4
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm10
vmovapd ymm8, ymmword ptr [rdi + 2304]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2304]
vpaddq ymm6, ymm6, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm5, ymm9
vpaddq ymm7, ymm7, ymm12
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm10
vmovapd ymm8, ymmword ptr [rdi + 224]
vmovapd ymm10, ymmword ptr [rdi + 2304]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 2304]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 256]
vfmadd213pd ymm12, ymm5, ymm14
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm5, ymmword ptr [rdi + 256]
vpaddq ymm0, ymm0, ymm4
vpaddq ymm3, ymm3, ymm10
vpaddq ymm2, ymm2, ymm12
vmovapd ymm4, ymmword ptr [rdi + 160]
vfmadd213pd ymm4, ymm8, ymm14
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 160]
vpaddq ymm6, ymm6, ymm10
vmovapd ymm10, ymmword ptr [rdi + 192]
vmovapd ymm12, ymmword ptr [rdi + 256]
vfmadd213pd ymm12, ymm10, ymm14
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm10, ymmword ptr [rdi + 256]
vpaddq ymm5, ymm7, ymm5
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm12
vmovupd ymm4, ymmword ptr [rdi + 232]
vmovapd ymm7, ymmword ptr [rdi + 160]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 160]
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 264]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm12, ymm10
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm7
vpaddq ymm2, ymm2, ymm11
vmovapd ymm7, ymmword ptr [rdi + 2432]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 2432]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2656]
vfmadd213pd ymm8, ymm12, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 2656]
vpaddq ymm5, ymm5, ymm11
vpaddq ymm1, ymm1, ymm7
vpaddq ymm0, ymm0, ymm8
vmovupd ymm7, ymmword ptr [rdi + 240]
vmovapd ymm8, ymmword ptr [rdi + 2432]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2432]
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 272]
vmovapd ymm4, ymmword ptr [rdi + 2656]
vfmadd213pd ymm4, ymm11, ymm14
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2656]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm4
vmovapd ymm4, ymmword ptr [rdi + 2400]
vfmadd213pd ymm4, ymm7, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 2400]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2336]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2336]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm8
vmovapd ymm4, ymmword ptr [rdi + 2400]
vfmadd213pd ymm4, ymm9, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 2400]
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 280]
vmovapd ymm10, ymmword ptr [rdi + 2336]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm8, ymmword ptr [rdi + 2336]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm10
vmovapd ymm4, ymmword ptr [rdi + 2240]
vfmadd213pd ymm4, ymm9, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 2240]
vpaddq ymm6, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2304]
vfmadd213pd ymm7, ymm8, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 2304]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm7
vmovapd ymm4, ymmword ptr [rdi + 256]
vmovapd ymm7, ymmword ptr [rdi + 2240]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 2240]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 288]
vmovapd ymm9, ymmword ptr [rdi + 2304]
vfmadd213pd ymm9, ymm10, ymm14
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm10, ymmword ptr [rdi + 2304]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm7, ymmword ptr [rdi + 128]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 128]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 160]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymmword ptr [rdi + 160]
vpaddq ymm5, ymm5, ymm9
vpaddq ymm1, ymm1, ymm7
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rdi + 128]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 128]
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 296]
vmovapd ymm9, ymmword ptr [rdi + 160]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm4, ymm15, ymm9
vfmadd231pd ymm4, ymm8, ymmword ptr [rdi + 160]
vpaddq ymm0, ymm0, ymm4
vpaddq ymm3, ymm3, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm4, ymmword ptr [rdi + 2272]
vfmadd213pd ymm4, ymm12, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm12, ymmword ptr [rdi + 2272]
vpaddq ymm6, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2432]
vfmadd213pd ymm7, ymm8, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm8, ymmword ptr [rdi + 2432]
vpaddq ymm5, ymm5, ymm9
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm7
vmovapd ymm4, ymmword ptr [rdi + 2272]
vfmadd213pd ymm4, ymm11, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 2272]
vpaddq ymm1, ymm1, ymm7
vmovupd ymm7, ymmword ptr [rdi + 304]
vmovapd ymm9, ymmword ptr [rdi + 2432]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 2432]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm9
vmovapd ymm4, ymmword ptr [rdi + 2368]
vfmadd213pd ymm4, ymm11, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm11, ymmword ptr [rdi + 2368]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2400]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 2400]
vpaddq ymm5, ymm5, ymm9
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm8
vmovupd ymm4, ymmword ptr [rdi + 280]
vmovapd ymm8, ymmword ptr [rdi + 2368]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 2368]
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 312]
vmovapd ymm7, ymmword ptr [rdi + 2400]
vfmadd213pd ymm7, ymm9, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 2400]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm7
vmovupd ymm7, ymmword ptr [rdi + 104]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm4
vpaddq ymm6, ymm6, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2240]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm9, ymmword ptr [rdi + 2240]
vpaddq ymm4, ymm5, ymm4
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm11
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm10, ymm7
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm10, ymm7
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rdi + 320]
vmovapd ymm8, ymmword ptr [rdi + 2240]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2240]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm3, ymm5
vpaddq ymm2, ymm2, ymm8
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm7, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 128]
vpaddq ymm4, ymm4, ymm8
vpaddq ymm0, ymm0, ymm5
vmovupd ymm5, ymmword ptr [rdi + 328]
vmovapd ymm8, ymmword ptr [rdi + 128]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 128]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2272]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 2272]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm8
vmovupd ymm8, ymmword ptr [rdi + 336]
vmovapd ymm11, ymmword ptr [rdi + 2272]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm8, ymmword ptr [rdi + 2272]
vpaddq ymm0, ymm0, ymm5
vpaddq ymm2, ymm2, ymm11
vmovapd ymm5, ymmword ptr [rdi + 2368]
vfmadd213pd ymm5, ymm8, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2368]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm5
vpaddq ymm5, ymm6, ymm6
vpaddq ymm4, ymm4, ymm4
vpaddq ymm1, ymm1, ymm1
vpaddq ymm0, ymm0, ymm0
vpaddq ymm3, ymm3, ymm3
vpaddq ymm2, ymm2, ymm2
vmovapd ymm6, ymmword ptr [rdi + 192]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm6
vmovdqa ymmword ptr [rdi + 2368], ymm2
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm6, ymm6
vpaddq ymm2, ymm5, ymm2
vmovapd ymm5, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 2272], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm5, ymm5
vmovdqa ymmword ptr [rdi + 2240], ymm3
vsubpd ymm3, ymm15, ymm2
vfmadd231pd ymm3, ymm5, ymm5
vpaddq ymm3, ymm4, ymm3
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm2
vmovapd ymm2, ymmword ptr [rdi + 256]
vfmadd213pd ymm2, ymm12, ymm14
vsubpd ymm4, ymm15, ymm2
vfmadd231pd ymm4, ymm12, ymmword ptr [rdi + 256]
vmovupd ymm11, ymmword ptr [rdi + 296]
vmovdqa ymmword ptr [rdi + 2400], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 2432], ymm1
vsubpd ymm1, ymm15, ymm0
vfmadd231pd ymm1, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 2688], ymm3
vmovupd ymm3, ymmword ptr [rdi + 248]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm12, ymm3
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm3, ymm12
vmovupd ymm5, ymmword ptr [rdi + 280]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm5
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm5, ymm11
vpaddq ymm4, ymm4, ymm6
vpaddq ymm1, ymm1, ymm7
vmovupd ymm6, ymmword ptr [rdi + 272]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm3, ymm6
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm6, ymm3
vpaddq ymm4, ymm4, ymm11
vmovupd ymm11, ymmword ptr [rdi + 304]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm5, ymm11
vsubpd ymm12, ymm15, ymm3
vfmadd231pd ymm12, ymm11, ymm5
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm3
vmovupd ymm3, ymmword ptr [rdi + 240]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm3
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm6, ymm3
vpaddq ymm8, ymm8, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vmovdqa ymmword ptr [rdi + 2720], ymm8
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm6, ymm11
vpaddq ymm8, ymm10, ymm8
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm1, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm3
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm5, ymm3
vpaddq ymm4, ymm4, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm6
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm10
vmovupd ymm6, ymmword ptr [rdi + 232]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm6, ymm5
vpaddq ymm5, ymm10, ymmword ptr [rdi + 2720]
vmovupd ymm10, ymmword ptr [rdi + 264]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm10
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm10, ymm9
vpaddq ymm3, ymm8, ymm3
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm1, ymm12
vmovapd ymm7, ymmword ptr [rdi + 288]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 288]
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 320]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 320]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rdi + 224]
vmovapd ymm8, ymmword ptr [rdi + 288]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 288]
vpaddq ymm5, ymm5, ymm10
vmovapd ymm10, ymmword ptr [rdi + 256]
vmovapd ymm12, ymmword ptr [rdi + 320]
vfmadd213pd ymm12, ymm10, ymm14
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 320]
vpaddq ymm3, ymm3, ymm6
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm12
vmovupd ymm6, ymmword ptr [rdi + 296]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm6
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm6, ymm7
vpaddq ymm4, ymm4, ymm12
vmovupd ymm12, ymmword ptr [rdi + 328]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm12
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm12, ymm10
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm7
vmovupd ymm7, ymmword ptr [rdi + 216]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymm6
vpaddq ymm5, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 248]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm12, ymm9
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm9, ymm12
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm7
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm11, ymm7
vpaddq ymm4, ymm4, ymm8
vmovupd ymm7, ymmword ptr [rdi + 336]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymm9
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm8
vmovupd ymm6, ymmword ptr [rdi + 208]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm11
vpaddq ymm5, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 240]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymm7
vpaddq ymm3, ymm3, ymm11
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm10
vmovupd ymm8, ymmword ptr [rdi + 312]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm6
vpaddq ymm4, ymm4, ymm11
vmovupd ymm6, ymmword ptr [rdi + 344]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm6
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm6, ymm9
vpaddq ymm1, ymm1, ymm7
vpaddq ymm2, ymm2, ymm10
vpaddq ymm0, ymm0, ymm11
vmovupd ymm7, ymmword ptr [rdi + 200]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm5, ymm5, ymm10
vmovupd ymm10, ymmword ptr [rdi + 232]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm10, ymm6
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm9
vpaddq ymm1, ymm1, ymm11
vmovapd ymm8, ymmword ptr [rdi + 320]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 320]
vpaddq ymm4, ymm4, ymm9
vmovapd ymm7, ymmword ptr [rdi + 352]
vfmadd213pd ymm7, ymm10, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm10, ymmword ptr [rdi + 352]
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm7
vmovapd ymm7, ymmword ptr [rdi + 192]
vmovapd ymm8, ymmword ptr [rdi + 320]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 320]
vpaddq ymm5, ymm5, ymm9
vmovapd ymm9, ymmword ptr [rdi + 352]
vmovapd ymm10, ymmword ptr [rdi + 224]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 224]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm4, ymm4, ymm8
vpaddq ymm1, ymm1, ymm10
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm12, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm12, ymm7
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm8
vmovapd ymm7, ymmword ptr [rdi + 2656]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 2656]
vpaddq ymm5, ymm5, ymm8
vpaddq ymm4, ymm4, ymm7
vmovupd ymm7, ymmword ptr [rdi + 336]
vmovapd ymm8, ymmword ptr [rdi + 2656]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 2656]
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2336]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 2336]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2336]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2336]
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2304]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2304]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2304]
vfmadd213pd ymm8, ymm9, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 2304]
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 160]
vfmadd213pd ymm8, ymm9, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 160]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm4, ymm4, ymm8
vpaddq ymm5, ymm5, ymm5
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm0, ymm0, ymm0
vmovapd ymm8, ymmword ptr [rdi + 256]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm8
vpaddq ymm5, ymm5, ymm11
vmovapd ymm8, ymmword ptr [rdi + 288]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm8
vmovdqa ymmword ptr [rdi + 2304], ymm5
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm8, ymm8
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymm10
vpaddq ymm1, ymm1, ymm11
vmovapd ymm5, ymmword ptr [rdi + 320]
vfmadd213pd ymm5, ymm12, ymm14
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm12, ymmword ptr [rdi + 320]
vmovupd ymm11, ymmword ptr [rdi + 312]
vmovdqa ymmword ptr [rdi + 2336], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm12, ymm11
vmovdqa ymmword ptr [rdi + 2656], ymm4
vsubpd ymm4, ymm15, ymm1
vfmadd231pd ymm4, ymm11, ymm12
vpaddq ymm1, ymm10, ymm1
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm11
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm7, ymm11
vpaddq ymm1, ymm1, ymm12
vpaddq ymm5, ymm5, ymm10
vmovupd ymm10, ymmword ptr [rdi + 304]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm7
vpaddq ymm4, ymm4, ymm12
vpaddq ymm1, ymm1, ymm11
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm10
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm6, ymm10
vpaddq ymm1, ymm1, ymm11
vpaddq ymm5, ymm5, ymm7
vmovupd ymm7, ymmword ptr [rdi + 296]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm6
vpaddq ymm4, ymm4, ymm11
vpaddq ymm1, ymm1, ymm10
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm9, ymm7
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm9, ymm7
vpaddq ymm1, ymm1, ymm10
vpaddq ymm5, ymm5, ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm9, ymm8
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm9, ymm8
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm1, ymm6
vpaddq ymm4, ymm4, ymm4
vpaddq ymm1, ymm1, ymm1
vpaddq ymm5, ymm5, ymm5
vmovapd ymm6, ymmword ptr [rdi + 320]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm6
vpaddq ymm4, ymm4, ymm8
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm9, ymm9
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm9, ymm9
vpaddq ymm1, ymm1, ymm7
vmovapd ymm7, ymmword ptr [rdi + 1152]
vpaddq ymm9, ymm7, ymmword ptr [rdi + 2528]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm10, ymm9, ymm10, 8
vmovapd ymm11, ymmword ptr [rdi + 1184]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 2464]
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2496]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2624]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1216]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 1248]
vmovdqa ymmword ptr [rdi + 2624], ymm6
vmovapd ymm6, ymmword ptr [rdi + 1280]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2592]
vmovdqa ymmword ptr [rdi + 2592], ymm1
vmovapd ymm1, ymmword ptr [rdi + 1312]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2560]
vmovdqa ymmword ptr [rdi + 2560], ymm8
vpunpcklqdq ymm8, ymm10, ymm6
vpunpckhqdq ymm6, ymm10, ymm6
vperm2i128 ymm10, ymm8, ymm6, 32
vperm2i128 ymm6, ymm8, ymm6, 49
vpunpcklqdq ymm8, ymm9, ymm1
vpunpckhqdq ymm1, ymm9, ymm1
vperm2i128 ymm9, ymm8, ymm1, 32
vperm2i128 ymm1, ymm8, ymm1, 49
vmovapd ymm8, ymmword ptr [rdi + 1344]
vmovdqa ymmword ptr [rdi + 2496], ymm1
vpaddq ymm1, ymm8, ymmword ptr [rdi + 2240]
vperm2i128 ymm12, ymm12, ymm1, 33
vpalignr ymm12, ymm1, ymm12, 8
vmovdqa ymmword ptr [rdi + 2240], ymm9
vmovapd ymm9, ymmword ptr [rdi + 1376]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2368]
vperm2i128 ymm1, ymm1, ymm9, 33
vpalignr ymm1, ymm9, ymm1, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2272]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2688]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 1408]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1440]
vmovdqa ymmword ptr [rdi + 2688], ymm6
vmovapd ymm6, ymmword ptr [rdi + 1472]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2432]
vmovdqa ymmword ptr [rdi + 2432], ymm10
vmovapd ymm10, ymmword ptr [rdi + 1504]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2400]
vmovdqa ymmword ptr [rdi + 2400], ymm4
vpunpcklqdq ymm4, ymm12, ymm6
vpunpckhqdq ymm6, ymm12, ymm6
vperm2i128 ymm12, ymm4, ymm6, 32
vperm2i128 ymm4, ymm4, ymm6, 49
vpunpcklqdq ymm6, ymm1, ymm10
vpunpckhqdq ymm1, ymm1, ymm10
vperm2i128 ymm10, ymm6, ymm1, 32
vperm2i128 ymm1, ymm6, ymm1, 49
vpaddq ymm2, ymm2, ymm8
vperm2i128 ymm6, ymm9, ymm2, 33
vpalignr ymm6, ymm2, ymm6, 8
vpaddq ymm0, ymm0, ymm11
vperm2i128 ymm2, ymm2, ymm0, 33
vpalignr ymm2, ymm0, ymm2, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2304]
vpaddq ymm2, ymm3, ymm2
vpaddq ymm3, ymm6, ymmword ptr [rdi + 1536]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1568]
vmovapd ymm6, ymmword ptr [rdi + 1600]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2656]
vmovapd ymm8, ymmword ptr [rdi + 1632]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2336]
vpunpcklqdq ymm9, ymm3, ymm6
vpunpckhqdq ymm3, ymm3, ymm6
vperm2i128 ymm6, ymm9, ymm3, 32
vperm2i128 ymm3, ymm9, ymm3, 49
vpunpcklqdq ymm9, ymm2, ymm8
vpunpckhqdq ymm2, ymm2, ymm8
vperm2i128 ymm8, ymm9, ymm2, 32
vperm2i128 ymm2, ymm9, ymm2, 49
vpaddq ymm5, ymm5, ymm7
vperm2i128 ymm0, ymm0, ymm5, 33
vpalignr ymm0, ymm5, ymm0, 8
vperm2i128 ymm5, ymm5, ymm5, 129
vpsrldq ymm5, ymm5, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2400]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2560]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1664]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1696]
vmovapd ymm7, ymmword ptr [rdi + 1728]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2592]
vmovapd ymm9, ymmword ptr [rdi + 1760]
vpaddq ymm11, ymm9, ymmword ptr [rdi + 2624]
vmovdqa ymmword ptr [rdi + 2624], ymm2
vpunpcklqdq ymm2, ymm0, ymm7
vpunpckhqdq ymm0, ymm0, ymm7
vperm2i128 ymm7, ymm2, ymm0, 32
vperm2i128 ymm0, ymm2, ymm0, 49
vpunpcklqdq ymm2, ymm5, ymm11
vpunpckhqdq ymm5, ymm5, ymm11
vperm2i128 ymm2, ymm2, ymm5, 32
vmovapd ymm5, ymmword ptr [rdi + 1824]
vpand ymm5, ymm5, ymmword ptr [rdi + 1792]
vmovapd ymm11, ymmword ptr [rdi + 2432]
vmovdqa ymmword ptr [rdi + 2592], ymm2
vpsrlq ymm2, ymm11, 52
vmovdqa ymmword ptr [rdi + 2560], ymm0
vmovapd ymm0, ymmword ptr [rdi + 2688]
vmovdqa ymmword ptr [rdi + 2400], ymm7
vpsrlq ymm7, ymm0, 52
vmovdqa ymmword ptr [rdi + 2336], ymm8
vmovapd ymm8, ymmword ptr [rdi + 2240]
vmovdqa ymmword ptr [rdi + 2656], ymm3
vpsrlq ymm3, ymm8, 52
vmovdqa ymmword ptr [rdi + 2304], ymm6
vmovapd ymm6, ymmword ptr [rdi + 2496]
vmovdqa ymmword ptr [rdi + 2272], ymm1
vpsrlq ymm1, ymm6, 52
vmovdqa ymmword ptr [rdi + 2368], ymm10
vpsrlq ymm10, ymm12, 52
vpsrlq ymm9, ymm4, 52
vmovdqa ymmword ptr [rdi + 2464], ymm5
vperm2i128 ymm5, ymm2, ymm2, 8
vpalignr ymm5, ymm2, ymm5, 8
vperm2i128 ymm2, ymm2, ymm7, 33
vpalignr ymm2, ymm7, ymm2, 8
vmovdqa ymmword ptr [rdi + 2528], ymm4
vpaddq ymm4, ymm11, ymm5
vmovdqa ymmword ptr [rdi + 2720], ymm12
vpxor ymm12, ymm11, ymm4
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm0, ymm2
vpxor ymm11, ymm0, ymm5
vpor ymm13, ymm13, ymm11
vpand ymm0, ymm4, ymmword ptr [rdi + 1088]
vpor ymm0, ymm0, ymmword ptr [rdi + 1120]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1120]
vpand ymm2, ymm5, ymmword ptr [rdi + 1088]
vpor ymm2, ymm2, ymmword ptr [rdi + 1120]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 512], ymm0
vmovdqa ymmword ptr [rdi + 544], ymm2
vperm2i128 ymm4, ymm7, ymm3, 33
vpalignr ymm4, ymm3, ymm4, 8
vperm2i128 ymm3, ymm3, ymm1, 33
vpalignr ymm3, ymm1, ymm3, 8
vpaddq ymm5, ymm8, ymm4
vpxor ymm7, ymm8, ymm5
vpor ymm13, ymm13, ymm7
vpaddq ymm4, ymm6, ymm3
vpxor ymm7, ymm6, ymm4
vpor ymm13, ymm13, ymm7
vpand ymm3, ymm5, ymmword ptr [rdi + 1088]
vpor ymm3, ymm3, ymmword ptr [rdi + 1120]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1120]
vpand ymm4, ymm4, ymmword ptr [rdi + 1088]
vpor ymm4, ymm4, ymmword ptr [rdi + 1120]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 576], ymm3
vmovdqa ymmword ptr [rdi + 608], ymm4
vperm2i128 ymm1, ymm1, ymm10, 33
vpalignr ymm1, ymm10, ymm1, 8
vperm2i128 ymm5, ymm10, ymm9, 33
vpalignr ymm5, ymm9, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 2720]
vpaddq ymm7, ymm6, ymm1
vpxor ymm8, ymm6, ymm7
vpor ymm13, ymm13, ymm8
vmovapd ymm1, ymmword ptr [rdi + 2528]
vpaddq ymm6, ymm1, ymm5
vpxor ymm8, ymm1, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 1792]
vpand ymm6, ymm6, ymmword ptr [rdi + 2464]
vpand ymm7, ymm7, ymmword ptr [rdi + 1088]
vpor ymm7, ymm7, ymmword ptr [rdi + 1120]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 1120]
vpand ymm6, ymm6, ymmword ptr [rdi + 1088]
vpor ymm6, ymm6, ymmword ptr [rdi + 1120]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 640], ymm7
vmovdqa ymmword ptr [rdi + 672], ymm6
vpand ymm5, ymm5, ymmword ptr [rdi + 1856]
vpaddq ymm1, ymm1, ymm5
vmovapd ymm5, ymmword ptr [rsi + 32]
vmovupd ymm8, ymmword ptr [rdi + 488]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm8
vmovapd ymm11, ymmword ptr [rsi + 0]
vmovupd ymm12, ymmword ptr [rdi + 520]
vmovdqa ymmword ptr [rdi + 2528], ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 2464], ymm1
vsubpd ymm1, ymm15, ymm10
vfmadd231pd ymm1, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 2720], ymm9
vmovupd ymm9, ymmword ptr [rdi + 552]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm9
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 584]
vmovdqa ymmword ptr [rdi + 2496], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2240], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 616]
vmovdqa ymmword ptr [rdi + 2688], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 2432], ymm4
vsubpd ymm4, ymm15, ymm6
vfmadd231pd ymm4, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 648]
vmovdqa ymmword ptr [rdi + 2752], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2784], ymm4
vsubpd ymm4, ymm15, ymm6
vfmadd231pd ymm4, ymm9, ymm11
vmovupd ymm11, ymmword ptr [rdi + 680]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 2816], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm11, ymm5
vmovapd ymm5, ymmword ptr [rsi + 64]
vfmadd213pd ymm5, ymm0, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm0, ymmword ptr [rsi + 64]
vpaddq ymm0, ymm1, ymm11
vmovapd ymm1, ymmword ptr [rsi + 96]
vfmadd213pd ymm1, ymm2, ymm14
vsubpd ymm11, ymm15, ymm1
vfmadd231pd ymm11, ymm2, ymmword ptr [rsi + 96]
vpaddq ymm2, ymm8, ymm11
vpaddq ymm5, ymm10, ymm5
vpaddq ymm1, ymm12, ymm1
vmovapd ymm8, ymmword ptr [rsi + 64]
vfmadd213pd ymm8, ymm3, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm3, ymmword ptr [rsi + 64]
vpaddq ymm3, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rsi + 96]
vmovapd ymm10, ymmword ptr [rdi + 2432]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2432]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2784]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2688]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2752]
vmovapd ymm12, ymmword ptr [rsi + 64]
vmovdqa ymmword ptr [rdi + 2752], ymm10
vmovapd ymm10, ymmword ptr [rdi + 2240]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2688], ymm8
vsubpd ymm8, ymm15, ymm10
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 2240]
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2496]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 2496]
vpaddq ymm6, ymm6, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2816]
vpaddq ymm8, ymm9, ymm8
vmovapd ymm9, ymmword ptr [rsi + 128]
vmovupd ymm12, ymmword ptr [rdi + 504]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vmovdqa ymmword ptr [rdi + 2816], ymm8
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm9, ymm12
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rsi + 160]
vmovupd ymm12, ymmword ptr [rdi + 536]
vmovdqa ymmword ptr [rdi + 2496], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm8, ymm12
vmovdqa ymmword ptr [rdi + 2240], ymm10
vsubpd ymm10, ymm15, ymm0
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm2, ymm2, ymm10
vpaddq ymm5, ymm5, ymm7
vpaddq ymm0, ymm1, ymm0
vmovupd ymm1, ymmword ptr [rdi + 568]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm1
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm9, ymm1
vpaddq ymm1, ymm3, ymm10
vmovupd ymm3, ymmword ptr [rdi + 600]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm3
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm3
vpaddq ymm3, ymm11, ymm12
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2688]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2752]
vmovupd ymm11, ymmword ptr [rdi + 632]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vmovdqa ymmword ptr [rdi + 2752], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymm11
vpaddq ymm4, ymm4, ymm10
vmovupd ymm10, ymmword ptr [rdi + 664]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm6, ymm6, ymm9
vpaddq ymm9, ymm12, ymmword ptr [rdi + 2240]
vpaddq ymm10, ymm11, ymmword ptr [rdi + 2816]
vmovapd ymm11, ymmword ptr [rsi + 192]
vmovupd ymm12, ymmword ptr [rdi + 496]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vmovdqa ymmword ptr [rdi + 2816], ymm10
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2496]
vmovapd ymm12, ymmword ptr [rsi + 224]
vmovdqa ymmword ptr [rdi + 2496], ymm10
vmovupd ymm10, ymmword ptr [rdi + 528]
vmovdqa ymmword ptr [rdi + 2240], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 2688], ymm6
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm12, ymm10
vpaddq ymm2, ymm2, ymm6
vpaddq ymm5, ymm5, ymm8
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 560]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymm6
vpaddq ymm1, ymm1, ymm9
vmovupd ymm6, ymmword ptr [rdi + 592]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymm6
vpaddq ymm3, ymm3, ymm10
vpaddq ymm6, ymm7, ymm8
vpaddq ymm7, ymm9, ymmword ptr [rdi + 2752]
vmovupd ymm8, ymmword ptr [rdi + 624]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm4, ymm4, ymm10
vmovupd ymm8, ymmword ptr [rdi + 656]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm8
vmovdqa ymmword ptr [rdi + 2752], ymm4
vsubpd ymm4, ymm15, ymm10
vfmadd231pd ymm4, ymm12, ymm8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2688]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 2240]
vpaddq ymm9, ymm10, ymmword ptr [rdi + 2816]
vmovupd ymm10, ymmword ptr [rdi + 688]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vmovdqa ymmword ptr [rdi + 2816], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vmovapd ymm10, ymmword ptr [rsi + 256]
vmovupd ymm11, ymmword ptr [rdi + 488]
vmovdqa ymmword ptr [rdi + 2240], ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 2688], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm10, ymm11
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2496]
vmovapd ymm11, ymmword ptr [rsi + 288]
vmovdqa ymmword ptr [rdi + 2496], ymm9
vmovupd ymm9, ymmword ptr [rdi + 520]
vmovdqa ymmword ptr [rdi + 2784], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2432], ymm4
vsubpd ymm4, ymm15, ymm8
vfmadd231pd ymm4, ymm11, ymm9
vpaddq ymm2, ymm2, ymm4
vpaddq ymm4, ymm5, ymm12
vpaddq ymm0, ymm0, ymm8
vmovupd ymm5, ymmword ptr [rdi + 552]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm5
vpaddq ymm1, ymm1, ymm9
vmovupd ymm5, ymmword ptr [rdi + 584]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymm5
vpaddq ymm3, ymm3, ymm12
vpaddq ymm5, ymm6, ymm8
vpaddq ymm6, ymm7, ymm9
vmovupd ymm7, ymmword ptr [rdi + 616]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 2752]
vmovupd ymm9, ymmword ptr [rdi + 648]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm9
vmovdqa ymmword ptr [rdi + 2752], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymm9
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2432]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2784]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 2816]
vmovupd ymm12, ymmword ptr [rdi + 680]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm12
vmovdqa ymmword ptr [rdi + 2816], ymm9
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymm12
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2688]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2240]
vmovapd ymm12, ymmword ptr [rsi + 352]
vmovapd ymm10, ymmword ptr [rdi + 512]
vfmadd213pd ymm10, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2240], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 512]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rsi + 320]
vmovapd ymm11, ymmword ptr [rdi + 544]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 2688], ymm2
vsubpd ymm2, ymm15, ymm11
vfmadd231pd ymm2, ymm10, ymmword ptr [rdi + 544]
vpaddq ymm1, ymm1, ymm2
vmovapd ymm2, ymmword ptr [rdi + 576]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2784], ymm1
vsubpd ymm1, ymm15, ymm2
vfmadd231pd ymm1, ymm12, ymmword ptr [rdi + 576]
vpaddq ymm1, ymm3, ymm1
vpaddq ymm3, ymm5, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm5, ymmword ptr [rdi + 608]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm10, ymmword ptr [rdi + 608]
vpaddq ymm6, ymm7, ymm6
vmovapd ymm7, ymmword ptr [rdi + 640]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 640]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm5, ymm8, ymm5
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2816]
vmovapd ymm8, ymmword ptr [rdi + 672]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 672]
vpaddq ymm9, ymm9, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2240]
vmovapd ymm11, ymmword ptr [rdi + 1760]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2720]
vmovapd ymm12, ymmword ptr [rdi + 1888]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2752]
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm0, ymmword ptr [rdi + 1920]
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm10, ymm10, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2496]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2688]
vperm2i128 ymm0, ymm0, ymm3, 33
vpalignr ymm0, ymm3, ymm0, 8
vperm2i128 ymm3, ymm3, ymm2, 33
vpalignr ymm3, ymm2, ymm3, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2784]
vpaddq ymm1, ymm1, ymm3
vperm2i128 ymm2, ymm2, ymm5, 33
vpalignr ymm2, ymm5, ymm2, 8
vperm2i128 ymm3, ymm5, ymm7, 33
vpalignr ymm3, ymm7, ymm3, 8
vpaddq ymm2, ymm6, ymm2
vpaddq ymm3, ymm4, ymm3
vpaddq ymm4, ymm7, ymmword ptr [rdi + 1920]
vpaddq ymm5, ymm8, ymmword ptr [rdi + 1952]
vperm2i128 ymm4, ymm4, ymm5, 33
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm4, ymm9, ymm4
vmovapd ymm5, ymmword ptr [rdi + 2528]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2464]
vpaddq ymm6, ymm11, ymmword ptr [rdi + 2368]
vpaddq ymm7, ymm10, ymmword ptr [rdi + 2272]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2304]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2656]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2336]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2624]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2400]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1696]
vpsrlq ymm8, ymm5, 52
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1984]
vpsrlq ymm9, ymm6, 52
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2016]
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
vmovdqa ymmword ptr [rdi + 2400], ymm2
vperm2i128 ymm2, ymm8, ymm11, 33
vpalignr ymm2, ymm11, ymm2, 8
vmovdqa ymmword ptr [rdi + 2624], ymm1
vpaddq ymm1, ymm5, ymm12
vmovdqa ymmword ptr [rdi + 2336], ymm0
vpxor ymm0, ymm5, ymm1
vpor ymm13, ymm13, ymm0
vpaddq ymm0, ymm6, ymm2
vpxor ymm5, ymm6, ymm0
vpor ymm13, ymm13, ymm5
vpand ymm1, ymm1, ymmword ptr [rdi + 1088]
vpor ymm1, ymm1, ymmword ptr [rdi + 1120]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1120]
vpand ymm0, ymm0, ymmword ptr [rdi + 1088]
vpor ymm0, ymm0, ymmword ptr [rdi + 1120]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 832], ymm1
vmovdqa ymmword ptr [rdi + 864], ymm0
vperm2i128 ymm2, ymm7, ymm7, 129
vpsrldq ymm2, ymm2, 8
vperm2i128 ymm5, ymm11, ymm8, 33
vpalignr ymm5, ymm8, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2048]
vpaddq ymm6, ymm2, ymm5
vpxor ymm7, ymm2, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm2, ymm6, ymmword ptr [rdi + 1088]
vpor ymm2, ymm2, ymmword ptr [rdi + 1120]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 896], ymm2
vmovapd ymm5, ymmword ptr [rsi + 32]
vmovupd ymm6, ymmword ptr [rdi + 816]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymm6
vmovupd ymm11, ymmword ptr [rdi + 848]
vmovapd ymm12, ymmword ptr [rsi + 0]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 2656], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rsi + 0]
vmovdqa ymmword ptr [rdi + 2304], ymm9
vmovupd ymm9, ymmword ptr [rdi + 880]
vmovdqa ymmword ptr [rdi + 2272], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm9
vmovdqa ymmword ptr [rdi + 2368], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm9, ymm5
vmovapd ymm5, ymmword ptr [rsi + 96]
vmovupd ymm9, ymmword ptr [rdi + 808]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm9
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm5, ymm9
vpaddq ymm6, ymm8, ymm6
vpaddq ymm7, ymm7, ymm11
vmovupd ymm8, ymmword ptr [rdi + 840]
vmovapd ymm11, ymmword ptr [rsi + 64]
vfmadd213pd ymm11, ymm8, ymm14
vmovdqa ymmword ptr [rdi + 2528], ymm6
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm8, ymmword ptr [rsi + 64]
vpaddq ymm6, ymm10, ymm6
vmovupd ymm10, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 2464], ymm7
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
vmovupd ymm7, ymmword ptr [rdi + 824]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm2, ymm7
vpaddq ymm1, ymm1, ymm11
vmovapd ymm7, ymmword ptr [rsi + 224]
vmovupd ymm11, ymmword ptr [rdi + 856]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm11
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm7, ymm11
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm12
vmovupd ymm7, ymmword ptr [rdi + 888]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm2, ymm7
vpaddq ymm2, ymm6, ymm10
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rsi + 256]
vmovupd ymm7, ymmword ptr [rdi + 816]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm1, ymm1, ymm10
vmovapd ymm7, ymmword ptr [rsi + 288]
vmovupd ymm10, ymmword ptr [rdi + 848]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm11
vmovupd ymm7, ymmword ptr [rdi + 880]
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
vmovupd ymm8, ymmword ptr [rdi + 840]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm6
vpaddq ymm4, ymm4, ymm9
vmovapd ymm6, ymmword ptr [rsi + 320]
vmovupd ymm7, ymmword ptr [rdi + 872]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm2, ymm2, ymm9
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rdi + 2080]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2464]
vperm2i128 ymm7, ymm6, ymm6, 8
vpalignr ymm7, ymm6, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2528]
vpaddq ymm8, ymm3, ymmword ptr [rdi + 1920]
vperm2i128 ymm6, ymm6, ymm8, 33
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm4, ymmword ptr [rdi + 1920]
vpaddq ymm4, ymm5, ymmword ptr [rdi + 2112]
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vperm2i128 ymm4, ymm4, ymm4, 129
vpsrldq ymm4, ymm4, 8
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm7, ymmword ptr [rdi + 2368]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2272]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2560]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2592]
vmovapd ymm5, ymmword ptr [rdi + 2656]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 2304], 33
vmovapd ymm6, ymmword ptr [rdi + 2304]
vpalignr ymm5, ymm6, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2048]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2336]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2144]
vpsrlq ymm6, ymm5, 52
vmovapd ymm7, ymmword ptr [rdi + 2144]
vpaddq ymm8, ymm7, ymmword ptr [rdi + 2624]
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
vpaddq ymm6, ymm7, ymmword ptr [rdi + 2400]
vpsrlq ymm8, ymm6, 52
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2176]
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm9, ymm9, ymm8, 33
vpalignr ymm9, ymm8, ymm9, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm12, ymm6, ymm9
vmovdqa ymmword ptr [rdi + 2400], ymm5
vpxor ymm5, ymm6, ymm12
vpor ymm13, ymm13, ymm5
vpaddq ymm5, ymm3, ymm8
vpxor ymm6, ymm3, ymm5
vpor ymm13, ymm13, ymm6
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1664]
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
vpaddq ymm0, ymm2, ymmword ptr [rdi + 2208]
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
vpand ymm2, ymm11, ymmword ptr [rdi + 1088]
vpor ymm2, ymm2, ymmword ptr [rdi + 1120]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1120]
vmovapd ymm4, ymmword ptr [rdi + 2400]
vpand ymm4, ymm4, ymmword ptr [rdi + 1088]
vpor ymm4, ymm4, ymmword ptr [rdi + 1120]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 128], ymm2
vmovdqa ymmword ptr [rdi + 160], ymm4
vpand ymm2, ymm12, ymmword ptr [rdi + 1088]
vpor ymm2, ymm2, ymmword ptr [rdi + 1120]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1120]
vpand ymm4, ymm5, ymmword ptr [rdi + 1088]
vpor ymm4, ymm4, ymmword ptr [rdi + 1120]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 192], ymm2
vmovdqa ymmword ptr [rdi + 224], ymm4
vpand ymm2, ymm8, ymmword ptr [rdi + 1088]
vpor ymm2, ymm2, ymmword ptr [rdi + 1120]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1120]
vpand ymm1, ymm1, ymmword ptr [rdi + 1088]
vpor ymm1, ymm1, ymmword ptr [rdi + 1120]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 256], ymm2
vmovdqa ymmword ptr [rdi + 288], ymm1
vpand ymm1, ymm3, ymmword ptr [rdi + 1088]
vpor ymm1, ymm1, ymmword ptr [rdi + 1120]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1120]
vpand ymm0, ymm0, ymmword ptr [rdi + 1088]
vpor ymm0, ymm0, ymmword ptr [rdi + 1120]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 320], ymm1
vmovdqa ymmword ptr [rdi + 352], ymm0
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
