# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-1664 mod N, N odd of at most 2048 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 41 limbs below 2^52, the top one below 2^26; ymm13 collects predicted carries that rippled.
# 4995 instructions a step, 656 pairs of products, 74 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 1216]
vmovapd ymm15, ymmword ptr [rdi + 1248]
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
vmovdqa ymmword ptr [rdi + 2272], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm12, ymm5
vmovdqa ymmword ptr [rdi + 2304], ymm3
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
vmovdqa ymmword ptr [rdi + 2336], ymm5
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm4, ymm12
vpaddq ymm2, ymm2, ymm5
vpaddq ymm5, ymm6, ymm7
vpaddq ymm6, ymm8, ymm9
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm1, ymm10
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm1, ymm10
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2304]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm1
vmovdqa ymmword ptr [rdi + 2304], ymm11
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm1, ymm4
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm7, ymmword ptr [rdi + 192]
vpalignr ymm9, ymm7, ymm4, 8
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 2368], ymm4
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm12, ymm10
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm9, ymm1
vmovdqa ymmword ptr [rdi + 2400], ymm10
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
vmovapd ymm11, ymmword ptr [rdi + 2272]
vfmadd213pd ymm11, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 2432], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm9, ymmword ptr [rdi + 2272]
vpaddq ymm1, ymm3, ymm1
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm11
vmovapd ymm3, ymmword ptr [rdi + 160]
vfmadd213pd ymm3, ymm6, ymm14
vsubpd ymm10, ymm15, ymm3
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 160]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2272]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2272]
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
vmovapd ymm10, ymmword ptr [rdi + 2304]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 2304]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 208]
vmovapd ymm11, ymmword ptr [rdi + 2304]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 2464], ymm12
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2304]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2400]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2400]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 216]
vmovapd ymm12, ymmword ptr [rdi + 2400]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2400]
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
vmovdqa ymmword ptr [rdi + 2496], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm10
vpaddq ymm4, ymm8, ymm4
vmovapd ymm8, ymmword ptr [rdi + 160]
vmovdqa ymmword ptr [rdi + 2528], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm8
vmovdqa ymmword ptr [rdi + 2560], ymm3
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
vmovdqa ymmword ptr [rdi + 2592], ymm2
vmovapd ymm2, ymmword ptr [rdi + 224]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2624], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 2656], ymm1
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
vmovdqa ymmword ptr [rdi + 2688], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm12
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm12, ymm11
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm10
vpaddq ymm2, ymm2, ymm9
vmovapd ymm8, ymmword ptr [rdi + 2368]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 2368]
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm12
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm4, ymm12
vpaddq ymm7, ymm7, ymm10
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm9
vmovapd ymm8, ymmword ptr [rdi + 2368]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 2368]
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 248]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm4
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm10
vmovapd ymm8, ymmword ptr [rdi + 2336]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2336]
vpaddq ymm6, ymm6, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm5, ymm9
vpaddq ymm7, ymm7, ymm12
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm10
vmovapd ymm8, ymmword ptr [rdi + 224]
vmovapd ymm10, ymmword ptr [rdi + 2336]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 2336]
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
vmovapd ymm7, ymmword ptr [rdi + 2464]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 2464]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2688]
vfmadd213pd ymm8, ymm12, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 2688]
vpaddq ymm5, ymm5, ymm11
vpaddq ymm1, ymm1, ymm7
vpaddq ymm0, ymm0, ymm8
vmovupd ymm7, ymmword ptr [rdi + 240]
vmovapd ymm8, ymmword ptr [rdi + 2464]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2464]
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 272]
vmovapd ymm4, ymmword ptr [rdi + 2688]
vfmadd213pd ymm4, ymm11, ymm14
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2688]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm4
vmovapd ymm4, ymmword ptr [rdi + 2432]
vfmadd213pd ymm4, ymm7, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 2432]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2368]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2368]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm8
vmovapd ymm4, ymmword ptr [rdi + 2432]
vfmadd213pd ymm4, ymm9, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 2432]
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 280]
vmovapd ymm10, ymmword ptr [rdi + 2368]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm8, ymmword ptr [rdi + 2368]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm10
vmovapd ymm4, ymmword ptr [rdi + 2272]
vfmadd213pd ymm4, ymm9, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 2272]
vpaddq ymm6, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2336]
vfmadd213pd ymm7, ymm8, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 2336]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm7
vmovapd ymm4, ymmword ptr [rdi + 256]
vmovapd ymm7, ymmword ptr [rdi + 2272]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 2272]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 288]
vmovapd ymm9, ymmword ptr [rdi + 2336]
vfmadd213pd ymm9, ymm10, ymm14
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm10, ymmword ptr [rdi + 2336]
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
vmovapd ymm4, ymmword ptr [rdi + 2304]
vfmadd213pd ymm4, ymm12, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm12, ymmword ptr [rdi + 2304]
vpaddq ymm6, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2464]
vfmadd213pd ymm7, ymm8, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm8, ymmword ptr [rdi + 2464]
vpaddq ymm5, ymm5, ymm9
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm7
vmovapd ymm4, ymmword ptr [rdi + 2304]
vfmadd213pd ymm4, ymm11, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 2304]
vpaddq ymm1, ymm1, ymm7
vmovupd ymm7, ymmword ptr [rdi + 304]
vmovapd ymm9, ymmword ptr [rdi + 2464]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 2464]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm9
vmovapd ymm4, ymmword ptr [rdi + 2400]
vfmadd213pd ymm4, ymm11, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm11, ymmword ptr [rdi + 2400]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2432]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 2432]
vpaddq ymm5, ymm5, ymm9
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm8
vmovupd ymm4, ymmword ptr [rdi + 280]
vmovapd ymm8, ymmword ptr [rdi + 2400]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 2400]
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 312]
vmovapd ymm7, ymmword ptr [rdi + 2432]
vfmadd213pd ymm7, ymm9, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 2432]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm7
vmovupd ymm7, ymmword ptr [rdi + 104]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm4, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm4
vpaddq ymm6, ymm6, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2272]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm9, ymmword ptr [rdi + 2272]
vpaddq ymm4, ymm5, ymm4
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm11
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm7, ymm10
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm7, ymm10
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 320]
vmovapd ymm11, ymmword ptr [rdi + 2272]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm8, ymmword ptr [rdi + 2272]
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm5
vpaddq ymm2, ymm2, ymm11
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm8, ymm14
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm8, ymmword ptr [rdi + 128]
vpaddq ymm4, ymm4, ymm9
vpaddq ymm0, ymm0, ymm5
vmovupd ymm5, ymmword ptr [rdi + 328]
vmovapd ymm9, ymmword ptr [rdi + 128]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 128]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm9
vmovapd ymm9, ymmword ptr [rdi + 2304]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 2304]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 336]
vmovapd ymm11, ymmword ptr [rdi + 2304]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm10, ymm15, ymm11
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 2304]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm11
vmovapd ymm10, ymmword ptr [rdi + 2400]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 2400]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 344]
vmovapd ymm11, ymmword ptr [rdi + 2400]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2400]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm2, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm10
vpaddq ymm4, ymm4, ymm12
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymmword ptr [rdi + 352]
vfmadd213pd ymm11, ymm7, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 352]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm2, ymm11
vpaddq ymm6, ymm6, ymm6
vpaddq ymm4, ymm4, ymm4
vpaddq ymm1, ymm1, ymm1
vpaddq ymm0, ymm0, ymm0
vpaddq ymm3, ymm3, ymm3
vpaddq ymm2, ymm2, ymm2
vmovapd ymm11, ymmword ptr [rdi + 192]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm11
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm11, ymm11
vpaddq ymm6, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 224]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm7
vmovdqa ymmword ptr [rdi + 2720], ymm6
vsubpd ymm6, ymm15, ymm11
vfmadd231pd ymm6, ymm7, ymm7
vpaddq ymm4, ymm4, ymm6
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm11
vmovupd ymm6, ymmword ptr [rdi + 392]
vmovapd ymm11, ymmword ptr [rdi + 384]
vfmadd213pd ymm11, ymm6, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymmword ptr [rdi + 384]
vmovupd ymm7, ymmword ptr [rdi + 424]
vmovdqa ymmword ptr [rdi + 2752], ymm0
vmovapd ymm0, ymmword ptr [rdi + 416]
vfmadd213pd ymm0, ymm7, ymm14
vmovdqa ymmword ptr [rdi + 2784], ymm1
vsubpd ymm1, ymm15, ymm0
vfmadd231pd ymm1, ymm7, ymmword ptr [rdi + 416]
vmovdqa ymmword ptr [rdi + 2816], ymm4
vmovupd ymm4, ymmword ptr [rdi + 376]
vmovdqa ymmword ptr [rdi + 2848], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm6, ymm4
vmovdqa ymmword ptr [rdi + 2880], ymm3
vsubpd ymm3, ymm15, ymm2
vfmadd231pd ymm3, ymm4, ymm6
vmovupd ymm8, ymmword ptr [rdi + 408]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm7, ymm8
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm8, ymm7
vpaddq ymm2, ymm12, ymm2
vpaddq ymm1, ymm1, ymm5
vmovupd ymm5, ymmword ptr [rdi + 400]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm5
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm5, ymm4
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 432]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm10
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm10, ymm8
vpaddq ymm1, ymm1, ymm7
vpaddq ymm7, ymm11, ymm12
vpaddq ymm0, ymm0, ymm4
vmovupd ymm4, ymmword ptr [rdi + 368]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm4
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm4
vpaddq ymm3, ymm3, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm10
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm5, ymm10
vpaddq ymm6, ymm9, ymm6
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm12
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm4
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymm4
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 440]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm5, ymm11
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm11, ymm5
vpaddq ymm1, ymm1, ymm4
vpaddq ymm4, ymm7, ymm9
vpaddq ymm0, ymm0, ymm12
vmovupd ymm7, ymmword ptr [rdi + 360]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymm8
vpaddq ymm3, ymm3, ymm12
vmovupd ymm12, ymmword ptr [rdi + 392]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm12
vsubpd ymm5, ymm15, ymm8
vfmadd231pd ymm5, ymm12, ymm11
vpaddq ymm5, ymm6, ymm5
vpaddq ymm2, ymm2, ymm9
vpaddq ymm1, ymm1, ymm8
vmovapd ymm6, ymmword ptr [rdi + 416]
vfmadd213pd ymm6, ymm7, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 416]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 448]
vfmadd213pd ymm8, ymm12, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm12, ymmword ptr [rdi + 448]
vpaddq ymm1, ymm1, ymm9
vpaddq ymm4, ymm4, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm6, ymmword ptr [rdi + 352]
vmovapd ymm8, ymmword ptr [rdi + 416]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 416]
vpaddq ymm3, ymm3, ymm9
vmovapd ymm9, ymmword ptr [rdi + 448]
vmovapd ymm12, ymmword ptr [rdi + 384]
vfmadd213pd ymm12, ymm9, ymm14
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 384]
vpaddq ymm5, ymm5, ymm7
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm12
vmovupd ymm7, ymmword ptr [rdi + 424]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymm6
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm8
vmovupd ymm8, ymmword ptr [rdi + 344]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm8
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm8, ymm7
vpaddq ymm3, ymm3, ymm6
vpaddq ymm2, ymm2, ymm12
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm10, ymm8
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm10, ymm8
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm6
vmovupd ymm6, ymmword ptr [rdi + 336]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm6
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm6, ymm10
vpaddq ymm3, ymm3, ymm7
vpaddq ymm2, ymm2, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm6
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm11, ymm6
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm7
vmovupd ymm7, ymmword ptr [rdi + 328]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm7
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm7, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm2, ymm2, ymm12
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm7
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm7
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm10
vmovapd ymm10, ymmword ptr [rdi + 320]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 320]
vpaddq ymm3, ymm3, ymm12
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm3
vpaddq ymm5, ymm5, ymm5
vpaddq ymm2, ymm2, ymm2
vpaddq ymm1, ymm1, ymm1
vpaddq ymm4, ymm4, ymm4
vpaddq ymm0, ymm0, ymm0
vmovapd ymm10, ymmword ptr [rdi + 384]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm10
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm10, ymm10
vpaddq ymm3, ymm3, ymm11
vmovapd ymm11, ymmword ptr [rdi + 416]
vmovdqa ymmword ptr [rdi + 2912], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm11, ymm11
vsubpd ymm10, ymm15, ymm3
vfmadd231pd ymm10, ymm11, ymm11
vpaddq ymm5, ymm5, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm1, ymm1, ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm9, ymm9
vsubpd ymm3, ymm15, ymm3
vfmadd231pd ymm3, ymm9, ymm9
vmovapd ymm10, ymmword ptr [rdi + 1344]
vpaddq ymm12, ymm10, ymmword ptr [rdi + 2560]
vperm2i128 ymm9, ymm12, ymm12, 8
vpalignr ymm9, ymm12, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 1376]
vpaddq ymm8, ymm11, ymmword ptr [rdi + 2496]
vperm2i128 ymm12, ymm12, ymm8, 33
vpalignr ymm12, ymm8, ymm12, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2528]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2656]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 1408]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 1440]
vmovapd ymm6, ymmword ptr [rdi + 1472]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2624]
vmovapd ymm7, ymmword ptr [rdi + 1504]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2592]
vmovdqa ymmword ptr [rdi + 2592], ymm3
vpunpcklqdq ymm3, ymm9, ymm6
vpunpckhqdq ymm6, ymm9, ymm6
vperm2i128 ymm9, ymm3, ymm6, 32
vperm2i128 ymm3, ymm3, ymm6, 49
vpsrlq ymm6, ymm9, 52
vmovdqa ymmword ptr [rdi + 2624], ymm1
vpsrlq ymm1, ymm3, 52
vmovdqa ymmword ptr [rdi + 2656], ymm2
vperm2i128 ymm2, ymm6, ymm6, 8
vpalignr ymm2, ymm6, ymm2, 8
vperm2i128 ymm6, ymm6, ymm1, 33
vpalignr ymm6, ymm1, ymm6, 8
vmovdqa ymmword ptr [rdi + 2528], ymm5
vpaddq ymm5, ymm9, ymm2
vpxor ymm10, ymm9, ymm5
vpor ymm13, ymm13, ymm10
vpaddq ymm2, ymm3, ymm6
vpxor ymm9, ymm3, ymm2
vpor ymm13, ymm13, ymm9
vpand ymm3, ymm5, ymmword ptr [rdi + 1280]
vpor ymm3, ymm3, ymmword ptr [rdi + 1312]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1312]
vpand ymm2, ymm2, ymmword ptr [rdi + 1280]
vpor ymm2, ymm2, ymmword ptr [rdi + 1312]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 640], ymm3
vmovdqa ymmword ptr [rdi + 672], ymm2
vpunpcklqdq ymm2, ymm12, ymm7
vpunpckhqdq ymm3, ymm12, ymm7
vperm2i128 ymm5, ymm2, ymm3, 32
vperm2i128 ymm2, ymm2, ymm3, 49
vpsrlq ymm3, ymm5, 52
vpsrlq ymm6, ymm2, 52
vperm2i128 ymm1, ymm1, ymm3, 33
vpalignr ymm1, ymm3, ymm1, 8
vperm2i128 ymm3, ymm3, ymm6, 33
vpalignr ymm3, ymm6, ymm3, 8
vpaddq ymm7, ymm5, ymm1
vpxor ymm9, ymm5, ymm7
vpor ymm13, ymm13, ymm9
vpaddq ymm1, ymm2, ymm3
vpxor ymm5, ymm2, ymm1
vpor ymm13, ymm13, ymm5
vpand ymm2, ymm7, ymmword ptr [rdi + 1280]
vpor ymm2, ymm2, ymmword ptr [rdi + 1312]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1312]
vpand ymm1, ymm1, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 704], ymm2
vmovdqa ymmword ptr [rdi + 736], ymm1
vmovapd ymm1, ymmword ptr [rdi + 1536]
vpaddq ymm2, ymm1, ymmword ptr [rdi + 2880]
vperm2i128 ymm3, ymm8, ymm2, 33
vpalignr ymm3, ymm2, ymm3, 8
vmovapd ymm5, ymmword ptr [rdi + 1568]
vpaddq ymm7, ymm5, ymmword ptr [rdi + 2848]
vperm2i128 ymm2, ymm2, ymm7, 33
vpalignr ymm2, ymm7, ymm2, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2720]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2816]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1600]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1632]
vmovapd ymm8, ymmword ptr [rdi + 1664]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2784]
vmovapd ymm9, ymmword ptr [rdi + 1696]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2752]
vpunpcklqdq ymm10, ymm3, ymm8
vpunpckhqdq ymm3, ymm3, ymm8
vperm2i128 ymm8, ymm10, ymm3, 32
vperm2i128 ymm3, ymm10, ymm3, 49
vpsrlq ymm10, ymm8, 52
vpsrlq ymm12, ymm3, 52
vperm2i128 ymm6, ymm6, ymm10, 33
vpalignr ymm6, ymm10, ymm6, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm1, ymm8, ymm6
vmovdqa ymmword ptr [rdi + 2752], ymm7
vpxor ymm7, ymm8, ymm1
vpor ymm13, ymm13, ymm7
vpaddq ymm6, ymm3, ymm10
vpxor ymm7, ymm3, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm1, ymm1, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vpand ymm3, ymm6, ymmword ptr [rdi + 1280]
vpor ymm3, ymm3, ymmword ptr [rdi + 1312]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 768], ymm1
vmovdqa ymmword ptr [rdi + 800], ymm3
vpunpcklqdq ymm1, ymm2, ymm9
vpunpckhqdq ymm2, ymm2, ymm9
vperm2i128 ymm3, ymm1, ymm2, 32
vperm2i128 ymm1, ymm1, ymm2, 49
vpsrlq ymm2, ymm3, 52
vpsrlq ymm6, ymm1, 52
vperm2i128 ymm7, ymm12, ymm2, 33
vpalignr ymm7, ymm2, ymm7, 8
vperm2i128 ymm8, ymm2, ymm6, 33
vpalignr ymm8, ymm6, ymm8, 8
vpaddq ymm9, ymm3, ymm7
vpxor ymm10, ymm3, ymm9
vpor ymm13, ymm13, ymm10
vpaddq ymm3, ymm1, ymm8
vpxor ymm7, ymm1, ymm3
vpor ymm13, ymm13, ymm7
vpand ymm1, ymm9, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vpand ymm3, ymm3, ymmword ptr [rdi + 1280]
vpor ymm3, ymm3, ymmword ptr [rdi + 1312]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 832], ymm1
vmovdqa ymmword ptr [rdi + 864], ymm3
vpaddq ymm1, ymm4, ymm11
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1344]
vperm2i128 ymm3, ymm1, ymm0, 33
vpalignr ymm3, ymm0, ymm3, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2528]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1760]
vmovapd ymm4, ymmword ptr [rdi + 1792]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2656]
vmovapd ymm7, ymmword ptr [rdi + 1824]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2624]
vpunpcklqdq ymm8, ymm3, ymm7
vpunpckhqdq ymm3, ymm3, ymm7
vperm2i128 ymm7, ymm8, ymm3, 32
vperm2i128 ymm3, ymm8, ymm3, 49
vpsrlq ymm8, ymm7, 52
vpsrlq ymm9, ymm3, 52
vperm2i128 ymm10, ymm8, ymm8, 8
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm11, ymm7, ymm10
vpxor ymm12, ymm7, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm7, ymm3, ymm8
vpxor ymm10, ymm3, ymm7
vpor ymm13, ymm13, ymm10
vpand ymm3, ymm11, ymmword ptr [rdi + 1280]
vpor ymm3, ymm3, ymmword ptr [rdi + 1312]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1312]
vpand ymm7, ymm7, ymmword ptr [rdi + 1280]
vpor ymm7, ymm7, ymmword ptr [rdi + 1312]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 1024], ymm3
vmovdqa ymmword ptr [rdi + 1056], ymm7
vperm2i128 ymm0, ymm0, ymm0, 129
vpsrldq ymm0, ymm0, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 2592]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1856]
vpxor ymm3, ymm3, ymm3
vpunpcklqdq ymm7, ymm0, ymm3
vpunpckhqdq ymm0, ymm0, ymm3
vperm2i128 ymm0, ymm7, ymm0, 32
vpsrlq ymm3, ymm0, 52
vperm2i128 ymm7, ymm9, ymm3, 33
vpalignr ymm3, ymm3, ymm7, 8
vpaddq ymm7, ymm0, ymm3
vpxor ymm8, ymm0, ymm7
vpor ymm13, ymm13, ymm8
vpand ymm0, ymm7, ymmword ptr [rdi + 1280]
vpor ymm0, ymm0, ymmword ptr [rdi + 1312]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 1088], ymm0
vmovupd ymm0, ymmword ptr [rdi + 264]
vmovapd ymm3, ymmword ptr [rdi + 256]
vfmadd213pd ymm3, ymm0, ymm14
vsubpd ymm7, ymm15, ymm3
vfmadd231pd ymm7, ymm0, ymmword ptr [rdi + 256]
vmovupd ymm8, ymmword ptr [rdi + 296]
vmovapd ymm9, ymmword ptr [rdi + 288]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 288]
vmovupd ymm11, ymmword ptr [rdi + 248]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm0, ymm11
vmovdqa ymmword ptr [rdi + 2592], ymm6
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm11, ymm0
vmovdqa ymmword ptr [rdi + 2624], ymm2
vmovupd ymm2, ymmword ptr [rdi + 280]
vmovdqa ymmword ptr [rdi + 2656], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm2
vmovdqa ymmword ptr [rdi + 2528], ymm1
vsubpd ymm1, ymm15, ymm4
vfmadd231pd ymm1, ymm2, ymm8
vpaddq ymm7, ymm7, ymm12
vpaddq ymm4, ymm10, ymm4
vmovupd ymm10, ymmword ptr [rdi + 272]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm10, ymm11
vpaddq ymm5, ymm7, ymm5
vmovupd ymm7, ymmword ptr [rdi + 304]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm2, ymm7
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm7, ymm2
vpaddq ymm4, ymm4, ymm8
vpaddq ymm3, ymm3, ymm12
vpaddq ymm8, ymm9, ymm11
vmovupd ymm9, ymmword ptr [rdi + 240]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm9
vpaddq ymm6, ymm6, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm7
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm10, ymm7
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm5, ymm11
vpaddq ymm4, ymm4, ymm12
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm2, ymm9
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm2, ymm9
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 312]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vpaddq ymm4, ymm4, ymm9
vpaddq ymm3, ymm3, ymm5
vpaddq ymm5, ymm8, ymm12
vmovupd ymm8, ymmword ptr [rdi + 232]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm2, ymm8
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymm2
vpaddq ymm6, ymm6, ymm12
vmovupd ymm12, ymmword ptr [rdi + 264]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm12
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm12, ymm11
vpaddq ymm0, ymm0, ymm2
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm4, ymm10
vmovapd ymm4, ymmword ptr [rdi + 288]
vfmadd213pd ymm4, ymm8, ymm14
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm8, ymmword ptr [rdi + 288]
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymmword ptr [rdi + 320]
vfmadd213pd ymm9, ymm12, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymmword ptr [rdi + 320]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm4
vpaddq ymm4, ymm5, ymm9
vmovapd ymm5, ymmword ptr [rdi + 224]
vmovapd ymm9, ymmword ptr [rdi + 288]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 288]
vpaddq ymm6, ymm6, ymm10
vmovapd ymm10, ymmword ptr [rdi + 256]
vmovapd ymm12, ymmword ptr [rdi + 320]
vfmadd213pd ymm12, ymm10, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymmword ptr [rdi + 320]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymm12
vmovupd ymm8, ymmword ptr [rdi + 296]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymm5
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 328]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm10, ymm12
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm12, ymm10
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm5
vmovupd ymm5, ymmword ptr [rdi + 216]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm5
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm5, ymm8
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 248]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm12, ymm11
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymm12
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymm5
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 336]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm9
vsubpd ymm5, ymm15, ymm10
vfmadd231pd ymm5, ymm9, ymm11
vpaddq ymm2, ymm2, ymm5
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm10
vmovupd ymm5, ymmword ptr [rdi + 208]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm5
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm5, ymm7
vpaddq ymm6, ymm6, ymm10
vmovupd ymm10, ymmword ptr [rdi + 240]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm10, ymm9
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm11
vmovupd ymm7, ymmword ptr [rdi + 312]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm5
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 344]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm10, ymm11
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm11, ymm10
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm8
vpaddq ymm4, ymm4, ymm5
vmovupd ymm5, ymmword ptr [rdi + 200]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm5, ymm7
vpaddq ymm6, ymm6, ymm9
vmovupd ymm9, ymmword ptr [rdi + 232]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm9
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm9, ymm11
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm10
vmovapd ymm7, ymmword ptr [rdi + 320]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm5, ymmword ptr [rdi + 320]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 352]
vfmadd213pd ymm8, ymm9, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 352]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm8
vmovapd ymm7, ymmword ptr [rdi + 192]
vmovapd ymm8, ymmword ptr [rdi + 320]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 320]
vpaddq ymm6, ymm6, ymm10
vmovapd ymm10, ymmword ptr [rdi + 224]
vmovapd ymm9, ymmword ptr [rdi + 352]
vfmadd213pd ymm9, ymm10, ymm14
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm10, ymmword ptr [rdi + 352]
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm9
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm12, ymm7
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm12, ymm7
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 360]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm8
vsubpd ymm7, ymm15, ymm9
vfmadd231pd ymm7, ymm8, ymm10
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymm9
vmovapd ymm5, ymmword ptr [rdi + 2688]
vfmadd213pd ymm5, ymm12, ymm14
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm12, ymmword ptr [rdi + 2688]
vpaddq ymm6, ymm6, ymm7
vmovupd ymm7, ymmword ptr [rdi + 216]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm5
vpaddq ymm2, ymm2, ymm9
vmovupd ymm5, ymmword ptr [rdi + 336]
vmovapd ymm9, ymmword ptr [rdi + 2688]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 2688]
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 368]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm10
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymm7
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm12
vmovapd ymm8, ymmword ptr [rdi + 2368]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm5, ymmword ptr [rdi + 2368]
vpaddq ymm6, ymm6, ymm9
vmovupd ymm9, ymmword ptr [rdi + 208]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm9
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm9, ymm10
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm12
vmovapd ymm7, ymmword ptr [rdi + 2368]
vfmadd213pd ymm7, ymm11, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm11, ymmword ptr [rdi + 2368]
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 376]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm8
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm8, ymm9
vpaddq ymm2, ymm2, ymm5
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm12
vmovapd ymm5, ymmword ptr [rdi + 2336]
vfmadd213pd ymm5, ymm11, ymm14
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 2336]
vpaddq ymm6, ymm6, ymm7
vmovupd ymm7, ymmword ptr [rdi + 200]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm7
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm7, ymm8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm5
vpaddq ymm2, ymm2, ymm12
vmovapd ymm5, ymmword ptr [rdi + 352]
vmovapd ymm9, ymmword ptr [rdi + 2336]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm5, ymmword ptr [rdi + 2336]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 384]
vfmadd213pd ymm12, ymm7, ymm14
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 384]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm12
vmovapd ymm9, ymmword ptr [rdi + 160]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 160]
vpaddq ymm6, ymm6, ymm11
vmovapd ymm11, ymmword ptr [rdi + 192]
vmovapd ymm12, ymmword ptr [rdi + 384]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 384]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymm12
vmovupd ymm7, ymmword ptr [rdi + 360]
vmovapd ymm9, ymmword ptr [rdi + 160]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 160]
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 392]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm11, ymm12
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm12, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm5
vmovapd ymm5, ymmword ptr [rdi + 2464]
vfmadd213pd ymm5, ymm7, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 2464]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2688]
vfmadd213pd ymm8, ymm12, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm12, ymmword ptr [rdi + 2688]
vpaddq ymm0, ymm0, ymm9
vpaddq ymm1, ymm1, ymm5
vpaddq ymm2, ymm2, ymm8
vmovapd ymm5, ymmword ptr [rdi + 2464]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm10, ymmword ptr [rdi + 2464]
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 400]
vmovapd ymm9, ymmword ptr [rdi + 2688]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2688]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymm9
vmovapd ymm5, ymmword ptr [rdi + 2432]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm10, ymmword ptr [rdi + 2432]
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymmword ptr [rdi + 2368]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2368]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm5
vpaddq ymm2, ymm2, ymm9
vmovupd ymm5, ymmword ptr [rdi + 376]
vmovapd ymm9, ymmword ptr [rdi + 2432]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 2432]
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 408]
vmovapd ymm10, ymmword ptr [rdi + 2368]
vfmadd213pd ymm10, ymm11, ymm14
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 2368]
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm10
vmovapd ymm7, ymmword ptr [rdi + 2272]
vfmadd213pd ymm7, ymm5, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm5, ymmword ptr [rdi + 2272]
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymmword ptr [rdi + 2336]
vfmadd213pd ymm9, ymm11, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2336]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm7, ymmword ptr [rdi + 384]
vmovapd ymm9, ymmword ptr [rdi + 2272]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 2272]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 416]
vmovapd ymm5, ymmword ptr [rdi + 2336]
vfmadd213pd ymm5, ymm10, ymm14
vsubpd ymm11, ymm15, ymm5
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 2336]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm5
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm7, ymm14
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 128]
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymmword ptr [rdi + 160]
vfmadd213pd ymm9, ymm10, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 160]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm5
vpaddq ymm2, ymm2, ymm9
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm12, ymm14
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm12, ymmword ptr [rdi + 128]
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 424]
vmovapd ymm11, ymmword ptr [rdi + 160]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 160]
vpaddq ymm2, ymm2, ymm7
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymm11
vmovapd ymm5, ymmword ptr [rdi + 2304]
vfmadd213pd ymm5, ymm12, ymm14
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm12, ymmword ptr [rdi + 2304]
vpaddq ymm6, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2464]
vfmadd213pd ymm7, ymm9, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 2464]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm5
vpaddq ymm2, ymm2, ymm7
vmovapd ymm5, ymmword ptr [rdi + 2304]
vfmadd213pd ymm5, ymm8, ymm14
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm8, ymmword ptr [rdi + 2304]
vpaddq ymm1, ymm1, ymm7
vmovupd ymm7, ymmword ptr [rdi + 432]
vmovapd ymm11, ymmword ptr [rdi + 2464]
vfmadd213pd ymm11, ymm7, ymm14
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 2464]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymm11
vmovapd ymm5, ymmword ptr [rdi + 2400]
vfmadd213pd ymm5, ymm8, ymm14
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm8, ymmword ptr [rdi + 2400]
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymmword ptr [rdi + 2432]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2432]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm5
vpaddq ymm2, ymm2, ymm9
vmovupd ymm5, ymmword ptr [rdi + 408]
vmovapd ymm9, ymmword ptr [rdi + 2400]
vfmadd213pd ymm9, ymm5, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 2400]
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 440]
vmovapd ymm7, ymmword ptr [rdi + 2432]
vfmadd213pd ymm7, ymm11, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm11, ymmword ptr [rdi + 2432]
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm7
vmovupd ymm7, ymmword ptr [rdi + 104]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymm5
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymmword ptr [rdi + 2272]
vfmadd213pd ymm9, ymm11, ymm14
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm11, ymmword ptr [rdi + 2272]
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm9
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm10, ymm7
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm10, ymm7
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rdi + 448]
vmovapd ymm8, ymmword ptr [rdi + 2272]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 2272]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm5
vpaddq ymm4, ymm4, ymm8
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm7, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 128]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm2, ymm2, ymm5
vpaddq ymm5, ymm6, ymm6
vpaddq ymm0, ymm0, ymm0
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vmovapd ymm6, ymmword ptr [rdi + 256]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm6
vpaddq ymm5, ymm5, ymm9
vmovapd ymm9, ymmword ptr [rdi + 288]
vmovdqa ymmword ptr [rdi + 2272], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm9, ymm9
vmovdqa ymmword ptr [rdi + 2432], ymm4
vsubpd ymm4, ymm15, ymm5
vfmadd231pd ymm4, ymm9, ymm9
vpaddq ymm0, ymm0, ymm4
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm5
vmovupd ymm4, ymmword ptr [rdi + 328]
vmovapd ymm5, ymmword ptr [rdi + 320]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 320]
vmovdqa ymmword ptr [rdi + 2400], ymm2
vmovupd ymm2, ymmword ptr [rdi + 360]
vmovdqa ymmword ptr [rdi + 2464], ymm1
vmovapd ymm1, ymmword ptr [rdi + 352]
vfmadd213pd ymm1, ymm2, ymm14
vmovdqa ymmword ptr [rdi + 2304], ymm0
vsubpd ymm0, ymm15, ymm1
vfmadd231pd ymm0, ymm2, ymmword ptr [rdi + 352]
vmovdqa ymmword ptr [rdi + 2336], ymm3
vmovupd ymm3, ymmword ptr [rdi + 312]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm3
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm3, ymm4
vmovupd ymm6, ymmword ptr [rdi + 344]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm6
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm6, ymm2
vpaddq ymm7, ymm8, ymm7
vpaddq ymm0, ymm0, ymm10
vmovupd ymm8, ymmword ptr [rdi + 336]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm3, ymm8
vsubpd ymm2, ymm15, ymm10
vfmadd231pd ymm2, ymm8, ymm3
vpaddq ymm2, ymm7, ymm2
vmovupd ymm7, ymmword ptr [rdi + 368]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm6, ymm7
vsubpd ymm9, ymm15, ymm3
vfmadd231pd ymm9, ymm7, ymm6
vpaddq ymm0, ymm0, ymm9
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm3
vmovupd ymm3, ymmword ptr [rdi + 304]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm3
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm3
vpaddq ymm10, ymm11, ymm10
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm7
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm8, ymm7
vpaddq ymm4, ymm12, ymm4
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm11
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm3
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm6, ymm3
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 376]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm11
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm8
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm5, ymm9
vpaddq ymm1, ymm1, ymm12
vmovupd ymm5, ymmword ptr [rdi + 296]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm5
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm5, ymm6
vpaddq ymm6, ymm10, ymm9
vmovupd ymm9, ymmword ptr [rdi + 328]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm11
vpaddq ymm4, ymm4, ymm12
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm10
vmovapd ymm8, ymmword ptr [rdi + 352]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 352]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 384]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 384]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vpaddq ymm1, ymm1, ymm10
vmovapd ymm8, ymmword ptr [rdi + 288]
vmovapd ymm9, ymmword ptr [rdi + 352]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 352]
vpaddq ymm6, ymm6, ymm10
vmovapd ymm10, ymmword ptr [rdi + 320]
vmovapd ymm12, ymmword ptr [rdi + 384]
vfmadd213pd ymm12, ymm10, ymm14
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm10, ymmword ptr [rdi + 384]
vpaddq ymm4, ymm4, ymm5
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm12
vmovupd ymm5, ymmword ptr [rdi + 360]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm5
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm5, ymm8
vpaddq ymm2, ymm2, ymm12
vmovupd ymm12, ymmword ptr [rdi + 392]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm12
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm12, ymm10
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 280]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymm5
vpaddq ymm5, ymm6, ymm11
vmovupd ymm6, ymmword ptr [rdi + 312]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm6
vsubpd ymm10, ymm15, ymm11
vfmadd231pd ymm10, ymm6, ymm12
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm11
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 400]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm6, ymm10
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm10, ymm6
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm11
vmovupd ymm6, ymmword ptr [rdi + 272]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm5, ymm5, ymm9
vmovupd ymm7, ymmword ptr [rdi + 304]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm7
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymm10
vpaddq ymm4, ymm4, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm9
vmovupd ymm8, ymmword ptr [rdi + 376]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymm6
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 408]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm11
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm11, ymm7
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm6
vmovupd ymm6, ymmword ptr [rdi + 264]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm8
vpaddq ymm5, ymm5, ymm9
vmovupd ymm8, ymmword ptr [rdi + 296]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm11
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm9
vmovapd ymm7, ymmword ptr [rdi + 384]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 384]
vpaddq ymm2, ymm2, ymm9
vmovapd ymm9, ymmword ptr [rdi + 416]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 416]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm7
vpaddq ymm1, ymm1, ymm9
vmovapd ymm7, ymmword ptr [rdi + 256]
vmovapd ymm8, ymmword ptr [rdi + 384]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 384]
vpaddq ymm5, ymm5, ymm9
vmovapd ymm9, ymmword ptr [rdi + 288]
vmovapd ymm10, ymmword ptr [rdi + 416]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm6, ymm15, ymm10
vfmadd231pd ymm6, ymm9, ymmword ptr [rdi + 416]
vpaddq ymm4, ymm4, ymm6
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm10
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm12, ymm7
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm12, ymm7
vpaddq ymm2, ymm2, ymm8
vmovupd ymm8, ymmword ptr [rdi + 424]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm8
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm8, ymm9
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm6
vpaddq ymm1, ymm1, ymm10
vmovupd ymm6, ymmword ptr [rdi + 248]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm12
vpaddq ymm5, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 280]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm8
vpaddq ymm4, ymm4, ymm12
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm10
vmovupd ymm7, ymmword ptr [rdi + 400]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm7
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm7, ymm6
vpaddq ymm2, ymm2, ymm12
vmovupd ymm6, ymmword ptr [rdi + 432]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm6
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm6, ymm9
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm10
vpaddq ymm1, ymm1, ymm12
vmovupd ymm8, ymmword ptr [rdi + 240]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm7
vpaddq ymm5, ymm5, ymm10
vmovupd ymm7, ymmword ptr [rdi + 272]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm7
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm7, ymm6
vpaddq ymm4, ymm4, ymm12
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm10
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm11, ymm8
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rdi + 440]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm7
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm10
vmovupd ymm7, ymmword ptr [rdi + 232]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm11
vpaddq ymm5, ymm5, ymm10
vmovupd ymm10, ymmword ptr [rdi + 264]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm8
vpaddq ymm4, ymm4, ymm12
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm11
vmovapd ymm9, ymmword ptr [rdi + 416]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 416]
vpaddq ymm2, ymm2, ymm11
vmovapd ymm7, ymmword ptr [rdi + 448]
vfmadd213pd ymm7, ymm10, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 448]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm3, ymm3, ymm9
vpaddq ymm1, ymm1, ymm7
vmovapd ymm7, ymmword ptr [rdi + 224]
vmovapd ymm9, ymmword ptr [rdi + 416]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 416]
vpaddq ymm5, ymm5, ymm10
vmovapd ymm10, ymmword ptr [rdi + 448]
vmovapd ymm11, ymmword ptr [rdi + 256]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 256]
vpaddq ymm4, ymm4, ymm12
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm11
vmovupd ymm9, ymmword ptr [rdi + 424]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm7
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm3, ymm11
vmovupd ymm7, ymmword ptr [rdi + 216]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm7
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymm9
vpaddq ymm5, ymm5, ymm12
vpaddq ymm2, ymm2, ymm11
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm7
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm6, ymm7
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm9
vmovupd ymm7, ymmword ptr [rdi + 208]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm7
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymm6
vpaddq ymm5, ymm5, ymm11
vpaddq ymm2, ymm2, ymm9
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm7
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm8, ymm7
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm6
vmovupd ymm6, ymmword ptr [rdi + 200]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm8
vpaddq ymm5, ymm5, ymm9
vpaddq ymm2, ymm2, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm10, ymm6
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm7
vmovapd ymm6, ymmword ptr [rdi + 192]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm10, ymmword ptr [rdi + 192]
vpaddq ymm5, ymm5, ymm7
vpaddq ymm2, ymm2, ymm6
vpaddq ymm5, ymm5, ymm5
vpaddq ymm4, ymm4, ymm4
vpaddq ymm2, ymm2, ymm2
vpaddq ymm0, ymm0, ymm0
vpaddq ymm3, ymm3, ymm3
vpaddq ymm1, ymm1, ymm1
vmovapd ymm6, ymmword ptr [rdi + 320]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm6
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rdi + 352]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm6
vpaddq ymm4, ymm4, ymm9
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm8
vmovdqa ymmword ptr [rdi + 2368], ymm0
vmovdqa ymmword ptr [rdi + 2688], ymm1
vmovdqa ymmword ptr [rdi + 2784], ymm2
vmovdqa ymmword ptr [rdi + 2816], ymm3
vmovdqa ymmword ptr [rdi + 2720], ymm4
vmovdqa ymmword ptr [rdi + 2848], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1760]
vmovdqa ymm1, ymmword ptr [rdi + 1760]
vmovdqa ymm2, ymmword ptr [rdi + 1760]
vmovdqa ymm3, ymmword ptr [rdi + 1760]
vmovdqa ymm4, ymmword ptr [rdi + 1760]
vmovdqa ymm5, ymmword ptr [rdi + 1888]
vmovdqa ymm6, ymmword ptr [rdi + 1888]
vmovdqa ymm7, ymmword ptr [rdi + 1888]
vmovdqa ymm8, ymmword ptr [rdi + 1888]
vmovdqa ymm9, ymmword ptr [rdi + 1888]
vbroadcastsd ymm10, qword ptr [rdi + 1024]
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
vbroadcastsd ymm10, qword ptr [rdi + 1032]
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
vbroadcastsd ymm10, qword ptr [rdi + 1040]
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
vbroadcastsd ymm10, qword ptr [rdi + 1048]
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
vbroadcastsd ymm10, qword ptr [rdi + 1056]
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
vbroadcastsd ymm10, qword ptr [rdi + 1064]
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
vbroadcastsd ymm10, qword ptr [rdi + 1072]
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
vbroadcastsd ymm10, qword ptr [rdi + 1080]
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
vbroadcastsd ymm10, qword ptr [rdi + 1088]
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
vmovdqa ymmword ptr [rdi + 2880], ymm0
vmovdqa ymmword ptr [rdi + 2496], ymm1
vmovdqa ymmword ptr [rdi + 2560], ymm2
vmovdqa ymmword ptr [rdi + 2944], ymm3
vmovdqa ymmword ptr [rdi + 2976], ymm4
vmovdqa ymmword ptr [rdi + 3008], ymm5
vmovdqa ymmword ptr [rdi + 3040], ymm6
vmovdqa ymmword ptr [rdi + 3072], ymm7
vmovdqa ymmword ptr [rdi + 3104], ymm8
vmovdqa ymmword ptr [rdi + 3136], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 1760]
vmovdqa ymm1, ymmword ptr [rdi + 1760]
vmovdqa ymm2, ymmword ptr [rdi + 1760]
vmovdqa ymm3, ymmword ptr [rdi + 1760]
vmovdqa ymm4, ymmword ptr [rdi + 1760]
vmovdqa ymm5, ymmword ptr [rdi + 1888]
vmovdqa ymm6, ymmword ptr [rdi + 1888]
vmovdqa ymm7, ymmword ptr [rdi + 1888]
vmovdqa ymm8, ymmword ptr [rdi + 1888]
vmovdqa ymm9, ymmword ptr [rdi + 1888]
vbroadcastsd ymm10, qword ptr [rdi + 1024]
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
vbroadcastsd ymm10, qword ptr [rdi + 1032]
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
vbroadcastsd ymm10, qword ptr [rdi + 1040]
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
vbroadcastsd ymm10, qword ptr [rdi + 1048]
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
vbroadcastsd ymm10, qword ptr [rdi + 1056]
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
vbroadcastsd ymm10, qword ptr [rdi + 1064]
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
vbroadcastsd ymm10, qword ptr [rdi + 1072]
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
vbroadcastsd ymm10, qword ptr [rdi + 1080]
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
vbroadcastsd ymm10, qword ptr [rdi + 1088]
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
vmovapd ymm10, ymmword ptr [rdi + 1920]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 2880]
vpaddq ymm12, ymm10, ymmword ptr [rdi + 2496]
vmovdqa ymmword ptr [rdi + 2496], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 2560]
vmovdqa ymmword ptr [rdi + 2560], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 2944]
vmovdqa ymmword ptr [rdi + 2944], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 2976]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm10
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1568]
vmovdqa ymmword ptr [rdi + 2976], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 3008]
vmovdqa ymmword ptr [rdi + 3008], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 3040]
vmovdqa ymmword ptr [rdi + 3040], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 3072]
vmovdqa ymmword ptr [rdi + 3072], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 3104]
vmovdqa ymmword ptr [rdi + 3104], ymm12
vpaddq ymm12, ymm10, ymmword ptr [rdi + 3136]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm6, ymm6, ymm10
vpaddq ymm7, ymm7, ymm10
vpaddq ymm8, ymm8, ymm10
vpaddq ymm9, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 3136], ymm0
vmovdqa ymmword ptr [rdi + 2880], ymm1
vmovdqa ymmword ptr [rdi + 3168], ymm2
vmovdqa ymmword ptr [rdi + 3200], ymm3
vmovdqa ymmword ptr [rdi + 3232], ymm4
vmovdqa ymmword ptr [rdi + 3264], ymm5
vmovdqa ymmword ptr [rdi + 3296], ymm6
vmovdqa ymmword ptr [rdi + 3328], ymm7
vmovdqa ymmword ptr [rdi + 3360], ymm8
vmovdqa ymmword ptr [rdi + 3392], ymm9
vmovdqa ymmword ptr [rdi + 3424], ymm11
vmovdqa ymmword ptr [rdi + 3456], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 3424]
vmovdqa ymm1, ymmword ptr [rdi + 2496]
vmovdqa ymm2, ymmword ptr [rdi + 2560]
vmovdqa ymm3, ymmword ptr [rdi + 2944]
vmovdqa ymm4, ymmword ptr [rdi + 2976]
vmovdqa ymm5, ymmword ptr [rdi + 3008]
vmovdqa ymm6, ymmword ptr [rdi + 3040]
vmovdqa ymm7, ymmword ptr [rdi + 3072]
vmovdqa ymm8, ymmword ptr [rdi + 3104]
vmovdqa ymm9, ymmword ptr [rdi + 3456]
lea rax, [rdi + 640]
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
vmovdqa ymmword ptr [rdi + 3488], ymm0
vmovdqa ymmword ptr [rdi + 3520], ymm1
vmovdqa ymmword ptr [rdi + 3552], ymm2
vmovdqa ymmword ptr [rdi + 3584], ymm3
vmovdqa ymmword ptr [rdi + 3616], ymm4
vmovdqa ymmword ptr [rdi + 3648], ymm5
vmovdqa ymmword ptr [rdi + 3680], ymm6
vmovdqa ymmword ptr [rdi + 3712], ymm7
vmovdqa ymmword ptr [rdi + 3744], ymm8
vmovdqa ymmword ptr [rdi + 3776], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 3136]
vmovdqa ymm1, ymmword ptr [rdi + 2880]
vmovdqa ymm2, ymmword ptr [rdi + 3168]
vmovdqa ymm3, ymmword ptr [rdi + 3200]
vmovdqa ymm4, ymmword ptr [rdi + 3232]
vmovdqa ymm5, ymmword ptr [rdi + 3264]
vmovdqa ymm6, ymmword ptr [rdi + 3296]
vmovdqa ymm7, ymmword ptr [rdi + 3328]
vmovdqa ymm8, ymmword ptr [rdi + 3360]
vmovdqa ymm9, ymmword ptr [rdi + 3392]
lea rax, [rdi + 640]
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
vmovapd ymm10, ymmword ptr [rdi + 1952]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 2336]
vmovapd ymm12, ymmword ptr [rdi + 2752]
vperm2i128 ymm12, ymm12, ymm11, 33
vpalignr ymm11, ymm11, ymm12, 8
vmovapd ymm12, ymmword ptr [rdi + 2336]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 2432], 33
vmovdqa ymmword ptr [rdi + 2336], ymm9
vmovapd ymm9, ymmword ptr [rdi + 2432]
vpalignr ymm12, ymm9, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2272]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2304]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1984]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2016]
vmovdqa ymmword ptr [rdi + 2304], ymm8
vmovapd ymm8, ymmword ptr [rdi + 2048]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2464]
vmovdqa ymmword ptr [rdi + 2464], ymm7
vmovapd ymm7, ymmword ptr [rdi + 2080]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2400]
vmovdqa ymmword ptr [rdi + 2400], ymm6
vpunpcklqdq ymm6, ymm11, ymm8
vpunpckhqdq ymm8, ymm11, ymm8
vperm2i128 ymm11, ymm6, ymm8, 32
vperm2i128 ymm6, ymm6, ymm8, 49
vpaddq ymm8, ymm11, ymmword ptr [rdi + 3488]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 3520]
vpunpcklqdq ymm11, ymm12, ymm7
vpunpckhqdq ymm7, ymm12, ymm7
vperm2i128 ymm12, ymm11, ymm7, 32
vperm2i128 ymm7, ymm11, ymm7, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 3552]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 3584]
vpaddq ymm9, ymm9, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1568]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2816]
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vmovapd ymm12, ymmword ptr [rdi + 1536]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2688]
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2848]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2720]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2112]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2144]
vmovdqa ymmword ptr [rdi + 2720], ymm5
vmovapd ymm5, ymmword ptr [rdi + 2176]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2784]
vmovdqa ymmword ptr [rdi + 2784], ymm7
vmovapd ymm7, ymmword ptr [rdi + 2208]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2368]
vmovdqa ymmword ptr [rdi + 2368], ymm11
vpunpcklqdq ymm11, ymm9, ymm5
vpunpckhqdq ymm5, ymm9, ymm5
vperm2i128 ymm9, ymm11, ymm5, 32
vperm2i128 ymm5, ymm11, ymm5, 49
vpaddq ymm9, ymm9, ymmword ptr [rdi + 3616]
vpaddq ymm0, ymm0, ymm5
vpunpcklqdq ymm5, ymm10, ymm7
vpunpckhqdq ymm7, ymm10, ymm7
vperm2i128 ymm10, ymm5, ymm7, 32
vperm2i128 ymm5, ymm5, ymm7, 49
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm5
vperm2i128 ymm5, ymm12, ymmword ptr [rdi + 2528], 33
vmovapd ymm7, ymmword ptr [rdi + 2528]
vpalignr ymm5, ymm7, ymm5, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2912]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1728]
vpunpcklqdq ymm7, ymm5, ymmword ptr [rdi + 2656]
vpunpckhqdq ymm5, ymm5, ymmword ptr [rdi + 2656]
vperm2i128 ymm10, ymm7, ymm5, 32
vperm2i128 ymm5, ymm7, ymm5, 49
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm5
vmovapd ymm5, ymmword ptr [rdi + 2592]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 2624], 33
vmovapd ymm7, ymmword ptr [rdi + 2624]
vpalignr ymm5, ymm7, ymm5, 8
vpand ymm5, ymm5, ymmword ptr [rdi + 2240]
vpaddq ymm5, ymm8, ymm5
vmovapd ymm7, ymmword ptr [rdi + 3648]
vperm2i128 ymm8, ymm7, ymm7, 8
vpalignr ymm8, ymm7, ymm8, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 3680], 33
vmovapd ymm10, ymmword ptr [rdi + 3680]
vpalignr ymm7, ymm10, ymm7, 8
vpaddq ymm5, ymm5, ymm8
vpaddq ymm6, ymm6, ymm7
vpsrlq ymm7, ymm5, 52
vpsrlq ymm8, ymm6, 52
vperm2i128 ymm11, ymm7, ymm7, 8
vpalignr ymm11, ymm7, ymm11, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm12, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 3648], ymm4
vpxor ymm4, ymm5, ymm12
vpor ymm13, ymm13, ymm4
vpaddq ymm4, ymm6, ymm7
vpxor ymm5, ymm6, ymm4
vpor ymm13, ymm13, ymm5
vperm2i128 ymm5, ymm10, ymmword ptr [rdi + 3712], 33
vmovapd ymm6, ymmword ptr [rdi + 3712]
vpalignr ymm5, ymm6, ymm5, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 3744], 33
vmovapd ymm7, ymmword ptr [rdi + 3744]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 2368]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2784]
vpsrlq ymm10, ymm5, 52
vpsrlq ymm11, ymm6, 52
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vmovdqa ymmword ptr [rdi + 2784], ymm4
vpaddq ymm4, ymm5, ymm8
vmovdqa ymmword ptr [rdi + 2368], ymm12
vpxor ymm12, ymm5, ymm4
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm6, ymm10
vpxor ymm8, ymm6, ymm5
vpor ymm13, ymm13, ymm8
vperm2i128 ymm6, ymm7, ymmword ptr [rdi + 3776], 33
vmovapd ymm7, ymmword ptr [rdi + 3776]
vpalignr ymm6, ymm7, ymm6, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 2720], 33
vmovapd ymm8, ymmword ptr [rdi + 2720]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm6, ymm9, ymm6
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
vperm2i128 ymm0, ymm8, ymmword ptr [rdi + 2400], 33
vmovapd ymm7, ymmword ptr [rdi + 2400]
vpalignr ymm0, ymm7, ymm0, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 2464], 33
vmovapd ymm8, ymmword ptr [rdi + 2464]
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
vperm2i128 ymm1, ymm8, ymmword ptr [rdi + 2304], 33
vmovapd ymm2, ymmword ptr [rdi + 2304]
vpalignr ymm1, ymm2, ymm1, 8
vperm2i128 ymm2, ymm2, ymmword ptr [rdi + 2336], 33
vmovapd ymm8, ymmword ptr [rdi + 2336]
vpalignr ymm2, ymm8, ymm2, 8
vpaddq ymm1, ymm3, ymm1
vpaddq ymm2, ymm2, ymmword ptr [rdi + 3648]
vpsrlq ymm3, ymm1, 52
vpsrlq ymm9, ymm2, 52
vperm2i128 ymm7, ymm7, ymm3, 33
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm9, 33
vpalignr ymm3, ymm9, ymm3, 8
vpaddq ymm12, ymm1, ymm7
vmovdqa ymmword ptr [rdi + 3648], ymm0
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
vmovapd ymm1, ymmword ptr [rdi + 2368]
vpand ymm1, ymm1, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vmovapd ymm2, ymmword ptr [rdi + 2784]
vpand ymm2, ymm2, ymmword ptr [rdi + 1280]
vpor ymm2, ymm2, ymmword ptr [rdi + 1312]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 128], ymm1
vmovdqa ymmword ptr [rdi + 160], ymm2
vpand ymm1, ymm4, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vpand ymm2, ymm5, ymmword ptr [rdi + 1280]
vpor ymm2, ymm2, ymmword ptr [rdi + 1312]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 192], ymm1
vmovdqa ymmword ptr [rdi + 224], ymm2
vpand ymm1, ymm11, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vpand ymm2, ymm6, ymmword ptr [rdi + 1280]
vpor ymm2, ymm2, ymmword ptr [rdi + 1312]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 256], ymm1
vmovdqa ymmword ptr [rdi + 288], ymm2
vpand ymm1, ymm10, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vmovapd ymm2, ymmword ptr [rdi + 3648]
vpand ymm2, ymm2, ymmword ptr [rdi + 1280]
vpor ymm2, ymm2, ymmword ptr [rdi + 1312]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 320], ymm1
vmovdqa ymmword ptr [rdi + 352], ymm2
vpand ymm1, ymm12, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vpand ymm0, ymm0, ymmword ptr [rdi + 1280]
vpor ymm0, ymm0, ymmword ptr [rdi + 1312]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 384], ymm1
vmovdqa ymmword ptr [rdi + 416], ymm0
vpand ymm0, ymm3, ymmword ptr [rdi + 1280]
vpor ymm0, ymm0, ymmword ptr [rdi + 1312]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 448], ymm0
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
