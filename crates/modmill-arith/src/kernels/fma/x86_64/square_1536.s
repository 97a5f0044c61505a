# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-1248 mod N, N odd of at most 1536 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 31 limbs below 2^52, the top one below 2^33; ymm13 collects predicted carries that rippled.
# 3218 instructions a step, 403 pairs of products, 60 spills.
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
vmovdqa ymmword ptr [rdi + 2048], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm12, ymm5
vmovdqa ymmword ptr [rdi + 2080], ymm3
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
vmovdqa ymmword ptr [rdi + 2112], ymm5
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm4, ymm12
vpaddq ymm2, ymm2, ymm5
vpaddq ymm5, ymm6, ymm7
vpaddq ymm6, ymm8, ymm9
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm1, ymm10
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm1, ymm10
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2080]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm1
vmovdqa ymmword ptr [rdi + 2080], ymm11
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm1, ymm4
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm7, ymmword ptr [rdi + 192]
vpalignr ymm9, ymm7, ymm4, 8
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 2144], ymm4
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm12, ymm10
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm9, ymm1
vmovdqa ymmword ptr [rdi + 2176], ymm10
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
vmovapd ymm11, ymmword ptr [rdi + 2048]
vfmadd213pd ymm11, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 2208], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm9, ymmword ptr [rdi + 2048]
vpaddq ymm1, ymm3, ymm1
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm11
vmovapd ymm3, ymmword ptr [rdi + 160]
vfmadd213pd ymm3, ymm6, ymm14
vsubpd ymm10, ymm15, ymm3
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 160]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2048]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2048]
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
vmovapd ymm10, ymmword ptr [rdi + 2080]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 2080]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 208]
vmovapd ymm11, ymmword ptr [rdi + 2080]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 2240], ymm12
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2080]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2176]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2176]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 216]
vmovapd ymm12, ymmword ptr [rdi + 2176]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2176]
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
vmovdqa ymmword ptr [rdi + 2272], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm10
vpaddq ymm4, ymm8, ymm4
vmovapd ymm8, ymmword ptr [rdi + 160]
vmovdqa ymmword ptr [rdi + 2304], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm8
vmovdqa ymmword ptr [rdi + 2336], ymm3
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
vmovdqa ymmword ptr [rdi + 2368], ymm2
vmovapd ymm2, ymmword ptr [rdi + 224]
vfmadd213pd ymm2, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 2400], ymm0
vsubpd ymm0, ymm15, ymm2
vfmadd231pd ymm0, ymm12, ymmword ptr [rdi + 224]
vmovdqa ymmword ptr [rdi + 2432], ymm1
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
vmovdqa ymmword ptr [rdi + 2464], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm12
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm12, ymm11
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm10
vpaddq ymm2, ymm2, ymm9
vmovapd ymm8, ymmword ptr [rdi + 2144]
vfmadd213pd ymm8, ymm4, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm4, ymmword ptr [rdi + 2144]
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm12
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm4, ymm12
vpaddq ymm7, ymm7, ymm10
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm9
vmovapd ymm8, ymmword ptr [rdi + 2144]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 2144]
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 248]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm4
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm10
vmovapd ymm8, ymmword ptr [rdi + 2112]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2112]
vpaddq ymm6, ymm6, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm5, ymm9
vpaddq ymm7, ymm7, ymm12
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm10
vmovapd ymm8, ymmword ptr [rdi + 224]
vmovapd ymm10, ymmword ptr [rdi + 2112]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 2112]
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
vmovapd ymm7, ymmword ptr [rdi + 2240]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 2240]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2464]
vfmadd213pd ymm8, ymm12, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 2464]
vpaddq ymm5, ymm5, ymm11
vpaddq ymm1, ymm1, ymm7
vpaddq ymm0, ymm0, ymm8
vmovupd ymm7, ymmword ptr [rdi + 240]
vmovapd ymm8, ymmword ptr [rdi + 2240]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2240]
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 272]
vmovapd ymm4, ymmword ptr [rdi + 2464]
vfmadd213pd ymm4, ymm11, ymm14
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2464]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm8
vpaddq ymm2, ymm2, ymm4
vmovapd ymm4, ymmword ptr [rdi + 2208]
vfmadd213pd ymm4, ymm7, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 2208]
vpaddq ymm6, ymm6, ymm8
vmovapd ymm8, ymmword ptr [rdi + 2144]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 2144]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm8
vmovapd ymm4, ymmword ptr [rdi + 2208]
vfmadd213pd ymm4, ymm9, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 2208]
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 280]
vmovapd ymm10, ymmword ptr [rdi + 2144]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm8, ymmword ptr [rdi + 2144]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm10
vmovapd ymm4, ymmword ptr [rdi + 2048]
vfmadd213pd ymm4, ymm9, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 2048]
vpaddq ymm6, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2112]
vfmadd213pd ymm7, ymm8, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 2112]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm7
vmovapd ymm4, ymmword ptr [rdi + 256]
vmovapd ymm7, ymmword ptr [rdi + 2048]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm4, ymmword ptr [rdi + 2048]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 288]
vmovapd ymm9, ymmword ptr [rdi + 2112]
vfmadd213pd ymm9, ymm10, ymm14
vsubpd ymm8, ymm15, ymm9
vfmadd231pd ymm8, ymm10, ymmword ptr [rdi + 2112]
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
vmovapd ymm4, ymmword ptr [rdi + 2080]
vfmadd213pd ymm4, ymm12, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm12, ymmword ptr [rdi + 2080]
vpaddq ymm6, ymm6, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2240]
vfmadd213pd ymm7, ymm8, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm8, ymmword ptr [rdi + 2240]
vpaddq ymm5, ymm5, ymm9
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm7
vmovapd ymm4, ymmword ptr [rdi + 2080]
vfmadd213pd ymm4, ymm11, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 2080]
vpaddq ymm1, ymm1, ymm7
vmovupd ymm7, ymmword ptr [rdi + 304]
vmovapd ymm9, ymmword ptr [rdi + 2240]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 2240]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm9
vmovapd ymm4, ymmword ptr [rdi + 2176]
vfmadd213pd ymm4, ymm11, ymm14
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 2176]
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymmword ptr [rdi + 2208]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 2208]
vpaddq ymm5, ymm5, ymm12
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm9
vmovupd ymm4, ymmword ptr [rdi + 280]
vmovapd ymm9, ymmword ptr [rdi + 2176]
vfmadd213pd ymm9, ymm4, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm4, ymmword ptr [rdi + 2176]
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 312]
vmovapd ymm11, ymmword ptr [rdi + 2208]
vfmadd213pd ymm11, ymm12, ymm14
vsubpd ymm8, ymm15, ymm11
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 2208]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm9
vpaddq ymm2, ymm2, ymm11
vmovupd ymm8, ymmword ptr [rdi + 104]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm8
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymm4
vpaddq ymm6, ymm6, ymm11
vmovapd ymm11, ymmword ptr [rdi + 2048]
vfmadd213pd ymm11, ymm12, ymm14
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm12, ymmword ptr [rdi + 2048]
vpaddq ymm4, ymm5, ymm4
vpaddq ymm1, ymm1, ymm9
vpaddq ymm0, ymm0, ymm11
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm8, ymm10
vsubpd ymm9, ymm15, ymm5
vfmadd231pd ymm9, ymm8, ymm10
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymmword ptr [rdi + 320]
vmovapd ymm11, ymmword ptr [rdi + 2048]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm10, ymm15, ymm11
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 2048]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm3, ymm3, ymm5
vpaddq ymm2, ymm2, ymm11
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm9, ymm14
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 128]
vpaddq ymm4, ymm4, ymm10
vpaddq ymm0, ymm0, ymm5
vmovupd ymm5, ymmword ptr [rdi + 328]
vmovapd ymm10, ymmword ptr [rdi + 128]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 128]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 2080]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 2080]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 336]
vmovapd ymm11, ymmword ptr [rdi + 2080]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm10, ymmword ptr [rdi + 2080]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm2, ymm11
vmovapd ymm7, ymmword ptr [rdi + 2176]
vfmadd213pd ymm7, ymm10, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm10, ymmword ptr [rdi + 2176]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm7
vmovupd ymm7, ymmword ptr [rdi + 344]
vmovapd ymm11, ymmword ptr [rdi + 2176]
vfmadd213pd ymm11, ymm7, ymm14
vsubpd ymm10, ymm15, ymm11
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 2176]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm11
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm8
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm0, ymm10
vpaddq ymm6, ymm6, ymm6
vpaddq ymm4, ymm4, ymm4
vpaddq ymm1, ymm1, ymm1
vpaddq ymm0, ymm0, ymm0
vpaddq ymm3, ymm3, ymm3
vpaddq ymm2, ymm2, ymm2
vmovapd ymm8, ymmword ptr [rdi + 192]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm8
vpaddq ymm6, ymm6, ymm11
vmovapd ymm11, ymmword ptr [rdi + 224]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm11, ymm11
vmovdqa ymmword ptr [rdi + 2176], ymm6
vsubpd ymm6, ymm15, ymm8
vfmadd231pd ymm6, ymm11, ymm11
vpaddq ymm4, ymm4, ymm6
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm8
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm9
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm5, ymm9
vmovupd ymm10, ymmword ptr [rdi + 360]
vmovapd ymm11, ymmword ptr [rdi + 352]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 2080], ymm0
vsubpd ymm0, ymm15, ymm11
vfmadd231pd ymm0, ymm10, ymmword ptr [rdi + 352]
vmovdqa ymmword ptr [rdi + 2048], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm12, ymm5
vmovdqa ymmword ptr [rdi + 2496], ymm4
vsubpd ymm4, ymm15, ymm1
vfmadd231pd ymm4, ymm12, ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm7, ymm10
vmovdqa ymmword ptr [rdi + 2528], ymm2
vsubpd ymm2, ymm15, ymm5
vfmadd231pd ymm2, ymm7, ymm10
vpaddq ymm1, ymm8, ymm1
vpaddq ymm0, ymm0, ymm5
vmovupd ymm5, ymmword ptr [rdi + 336]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm12, ymm5
vmovdqa ymmword ptr [rdi + 2560], ymm3
vsubpd ymm3, ymm15, ymm8
vfmadd231pd ymm3, ymm5, ymm12
vpaddq ymm1, ymm1, ymm3
vmovupd ymm3, ymmword ptr [rdi + 368]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm3
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm3, ymm7
vpaddq ymm0, ymm0, ymm9
vpaddq ymm6, ymm6, ymm8
vpaddq ymm8, ymm11, ymm12
vmovupd ymm9, ymmword ptr [rdi + 304]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm9
vpaddq ymm4, ymm4, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm5
vmovdqa ymmword ptr [rdi + 2592], ymm8
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm3, ymm5
vpaddq ymm2, ymm2, ymm8
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm12
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm9
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm9
vpaddq ymm1, ymm1, ymm11
vpaddq ymm6, ymm6, ymm8
vmovupd ymm8, ymmword ptr [rdi + 296]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm7
vpaddq ymm4, ymm4, ymm12
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 352]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 352]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm6, ymm6, ymm11
vmovapd ymm11, ymmword ptr [rdi + 288]
vmovapd ymm12, ymmword ptr [rdi + 352]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 352]
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm1, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm11
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm10, ymm11
vpaddq ymm1, ymm1, ymm12
vpaddq ymm6, ymm6, ymm7
vmovupd ymm7, ymmword ptr [rdi + 280]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm7
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm7, ymm10
vpaddq ymm4, ymm4, ymm5
vpaddq ymm1, ymm1, ymm12
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm3, ymm7
vsubpd ymm12, ymm15, ymm5
vfmadd231pd ymm12, ymm3, ymm7
vpaddq ymm1, ymm1, ymm12
vpaddq ymm5, ymm6, ymm5
vmovupd ymm6, ymmword ptr [rdi + 272]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm6
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm6, ymm3
vpaddq ymm4, ymm4, ymm10
vpaddq ymm1, ymm1, ymm12
vpaddq ymm4, ymm4, ymm4
vpaddq ymm2, ymm2, ymm2
vpaddq ymm1, ymm1, ymm1
vpaddq ymm0, ymm0, ymm0
vpaddq ymm5, ymm5, ymm5
vmovapd ymm10, ymmword ptr [rdi + 2592]
vpaddq ymm10, ymm10, ymm10
vmovapd ymm12, ymmword ptr [rdi + 320]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm12, ymm12
vsubpd ymm9, ymm15, ymm3
vfmadd231pd ymm9, ymm12, ymm12
vpaddq ymm4, ymm4, ymm9
vmovapd ymm9, ymmword ptr [rdi + 352]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm9
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm9, ymm9
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm3
vpaddq ymm0, ymm0, ymm12
vmovapd ymm3, ymmword ptr [rdi + 1152]
vpaddq ymm6, ymm3, ymmword ptr [rdi + 2336]
vperm2i128 ymm12, ymm6, ymm6, 8
vpalignr ymm12, ymm6, ymm12, 8
vmovapd ymm3, ymmword ptr [rdi + 1184]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2272]
vperm2i128 ymm6, ymm6, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2304]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2432]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 1216]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1248]
vmovapd ymm9, ymmword ptr [rdi + 1280]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2400]
vmovapd ymm7, ymmword ptr [rdi + 1312]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2368]
vpunpcklqdq ymm11, ymm12, ymm9
vpunpckhqdq ymm9, ymm12, ymm9
vperm2i128 ymm12, ymm11, ymm9, 32
vperm2i128 ymm9, ymm11, ymm9, 49
vpsrlq ymm11, ymm12, 52
vpsrlq ymm8, ymm9, 52
vmovdqa ymmword ptr [rdi + 2368], ymm0
vperm2i128 ymm0, ymm11, ymm11, 8
vpalignr ymm0, ymm11, ymm0, 8
vperm2i128 ymm11, ymm11, ymm8, 33
vpalignr ymm11, ymm8, ymm11, 8
vmovdqa ymmword ptr [rdi + 2400], ymm1
vpaddq ymm1, ymm12, ymm0
vmovdqa ymmword ptr [rdi + 2432], ymm2
vpxor ymm2, ymm12, ymm1
vpor ymm13, ymm13, ymm2
vpaddq ymm0, ymm9, ymm11
vpxor ymm2, ymm9, ymm0
vpor ymm13, ymm13, ymm2
vpand ymm1, ymm1, ymmword ptr [rdi + 1088]
vpor ymm1, ymm1, ymmword ptr [rdi + 1120]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1120]
vpand ymm0, ymm0, ymmword ptr [rdi + 1088]
vpor ymm0, ymm0, ymmword ptr [rdi + 1120]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 512], ymm1
vmovdqa ymmword ptr [rdi + 544], ymm0
vpunpcklqdq ymm0, ymm6, ymm7
vpunpckhqdq ymm1, ymm6, ymm7
vperm2i128 ymm2, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm2, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm7, ymm8, ymm1, 33
vpalignr ymm7, ymm1, ymm7, 8
vperm2i128 ymm1, ymm1, ymm6, 33
vpalignr ymm1, ymm6, ymm1, 8
vpaddq ymm8, ymm2, ymm7
vpxor ymm9, ymm2, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm2, ymm0, ymm1
vpxor ymm7, ymm0, ymm2
vpor ymm13, ymm13, ymm7
vpand ymm0, ymm8, ymmword ptr [rdi + 1088]
vpor ymm0, ymm0, ymmword ptr [rdi + 1120]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1120]
vpand ymm1, ymm2, ymmword ptr [rdi + 1088]
vpor ymm1, ymm1, ymmword ptr [rdi + 1120]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 576], ymm0
vmovdqa ymmword ptr [rdi + 608], ymm1
vmovapd ymm0, ymmword ptr [rdi + 1344]
vpaddq ymm1, ymm0, ymmword ptr [rdi + 2560]
vperm2i128 ymm2, ymm3, ymm1, 33
vpalignr ymm2, ymm1, ymm2, 8
vmovapd ymm3, ymmword ptr [rdi + 1376]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 2528]
vperm2i128 ymm1, ymm1, ymm3, 33
vpalignr ymm1, ymm3, ymm1, 8
vpaddq ymm2, ymm2, ymmword ptr [rdi + 2176]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2496]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1408]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1440]
vmovapd ymm7, ymmword ptr [rdi + 1472]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2048]
vmovapd ymm8, ymmword ptr [rdi + 1504]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2080]
vpunpcklqdq ymm9, ymm2, ymm7
vpunpckhqdq ymm2, ymm2, ymm7
vperm2i128 ymm7, ymm9, ymm2, 32
vperm2i128 ymm2, ymm9, ymm2, 49
vpsrlq ymm9, ymm7, 52
vpsrlq ymm11, ymm2, 52
vperm2i128 ymm6, ymm6, ymm9, 33
vpalignr ymm6, ymm9, ymm6, 8
vperm2i128 ymm12, ymm9, ymm11, 33
vpalignr ymm12, ymm11, ymm12, 8
vmovdqa ymmword ptr [rdi + 2080], ymm11
vpaddq ymm11, ymm7, ymm6
vmovdqa ymmword ptr [rdi + 2048], ymm9
vpxor ymm9, ymm7, ymm11
vpor ymm13, ymm13, ymm9
vpaddq ymm6, ymm2, ymm12
vpxor ymm7, ymm2, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm2, ymm11, ymmword ptr [rdi + 1088]
vpor ymm2, ymm2, ymmword ptr [rdi + 1120]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1120]
vpand ymm6, ymm6, ymmword ptr [rdi + 1088]
vpor ymm6, ymm6, ymmword ptr [rdi + 1120]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 640], ymm2
vmovdqa ymmword ptr [rdi + 672], ymm6
vpaddq ymm2, ymm5, ymmword ptr [rdi + 1536]
vperm2i128 ymm5, ymm2, ymm2, 8
vpalignr ymm5, ymm2, ymm5, 8
vpaddq ymm6, ymm10, ymmword ptr [rdi + 1568]
vperm2i128 ymm7, ymm2, ymm6, 33
vpalignr ymm6, ymm6, ymm7, 8
vpaddq ymm5, ymm4, ymm5
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2432]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1600]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1632]
vmovapd ymm7, ymmword ptr [rdi + 1664]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2400]
vmovapd ymm9, ymmword ptr [rdi + 1696]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2368]
vpunpcklqdq ymm10, ymm5, ymm7
vpunpckhqdq ymm5, ymm5, ymm7
vperm2i128 ymm11, ymm10, ymm5, 32
vperm2i128 ymm5, ymm10, ymm5, 49
vpsrlq ymm10, ymm11, 52
vpsrlq ymm12, ymm5, 52
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpand ymm10, ymm10, ymmword ptr [rdi + 1728]
vmovdqa ymmword ptr [rdi + 2368], ymm7
vpaddq ymm7, ymm5, ymm10
vmovdqa ymmword ptr [rdi + 2400], ymm4
vpxor ymm4, ymm5, ymm7
vpor ymm13, ymm13, ymm4
vpand ymm4, ymm11, ymmword ptr [rdi + 1088]
vpor ymm4, ymm4, ymmword ptr [rdi + 1120]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1120]
vpand ymm5, ymm7, ymmword ptr [rdi + 1088]
vpor ymm5, ymm5, ymmword ptr [rdi + 1120]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 832], ymm4
vmovdqa ymmword ptr [rdi + 864], ymm5
vpunpcklqdq ymm4, ymm6, ymm9
vpunpckhqdq ymm5, ymm6, ymm9
vperm2i128 ymm6, ymm4, ymm5, 32
vperm2i128 ymm4, ymm4, ymm5, 49
vpsrlq ymm5, ymm6, 52
vpsrlq ymm7, ymm4, 52
vperm2i128 ymm9, ymm12, ymm5, 33
vpalignr ymm9, ymm5, ymm9, 8
vperm2i128 ymm5, ymm5, ymm7, 33
vpalignr ymm5, ymm7, ymm5, 8
vpaddq ymm7, ymm6, ymm9
vpxor ymm10, ymm6, ymm7
vpor ymm13, ymm13, ymm10
vpaddq ymm6, ymm4, ymm5
vpxor ymm9, ymm4, ymm6
vpor ymm13, ymm13, ymm9
vpand ymm4, ymm7, ymmword ptr [rdi + 1088]
vpor ymm4, ymm4, ymmword ptr [rdi + 1120]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1120]
vpand ymm5, ymm6, ymmword ptr [rdi + 1088]
vpor ymm5, ymm5, ymmword ptr [rdi + 1120]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 896], ymm4
vmovdqa ymmword ptr [rdi + 928], ymm5
vmovupd ymm4, ymmword ptr [rdi + 264]
vmovapd ymm5, ymmword ptr [rdi + 256]
vfmadd213pd ymm5, ymm4, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm4, ymmword ptr [rdi + 256]
vmovupd ymm7, ymmword ptr [rdi + 296]
vmovapd ymm9, ymmword ptr [rdi + 288]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 288]
vmovupd ymm11, ymmword ptr [rdi + 248]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm11
vmovdqa ymmword ptr [rdi + 2432], ymm2
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymm4
vmovdqa ymmword ptr [rdi + 2496], ymm3
vmovupd ymm3, ymmword ptr [rdi + 280]
vmovdqa ymmword ptr [rdi + 2176], ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm3
vmovdqa ymmword ptr [rdi + 2528], ymm1
vsubpd ymm1, ymm15, ymm8
vfmadd231pd ymm1, ymm3, ymm7
vpaddq ymm6, ymm6, ymm12
vpaddq ymm8, ymm10, ymm8
vmovupd ymm10, ymmword ptr [rdi + 272]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm10, ymm11
vpaddq ymm0, ymm6, ymm0
vmovupd ymm6, ymmword ptr [rdi + 304]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm3, ymm6
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm6, ymm3
vpaddq ymm7, ymm8, ymm7
vpaddq ymm5, ymm5, ymm12
vpaddq ymm8, ymm9, ymm11
vmovupd ymm9, ymmword ptr [rdi + 240]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm9
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm9
vpaddq ymm2, ymm2, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm6
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm10, ymm6
vpaddq ymm1, ymm1, ymm4
vpaddq ymm0, ymm0, ymm11
vpaddq ymm4, ymm7, ymm12
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm3, ymm9
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm3, ymm9
vpaddq ymm0, ymm0, ymm11
vmovupd ymm11, ymmword ptr [rdi + 312]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vpaddq ymm4, ymm4, ymm9
vpaddq ymm5, ymm5, ymm7
vpaddq ymm7, ymm8, ymm12
vmovupd ymm8, ymmword ptr [rdi + 232]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm3, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm3
vpaddq ymm2, ymm2, ymm10
vmovupd ymm3, ymmword ptr [rdi + 264]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm3
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm3, ymm11
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm9
vpaddq ymm4, ymm4, ymm10
vmovapd ymm9, ymmword ptr [rdi + 288]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 288]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 320]
vfmadd213pd ymm10, ymm3, ymm14
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm3, ymmword ptr [rdi + 320]
vpaddq ymm3, ymm4, ymm12
vpaddq ymm4, ymm5, ymm9
vpaddq ymm5, ymm7, ymm10
vmovapd ymm7, ymmword ptr [rdi + 224]
vmovapd ymm9, ymmword ptr [rdi + 288]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 288]
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 256]
vmovapd ymm12, ymmword ptr [rdi + 320]
vfmadd213pd ymm12, ymm10, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm10, ymmword ptr [rdi + 320]
vpaddq ymm1, ymm1, ymm8
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm12
vmovupd ymm8, ymmword ptr [rdi + 296]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm8, ymm7
vpaddq ymm0, ymm0, ymm12
vmovupd ymm12, ymmword ptr [rdi + 328]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm12
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymm10
vpaddq ymm3, ymm3, ymm11
vpaddq ymm4, ymm4, ymm9
vpaddq ymm5, ymm5, ymm7
vmovupd ymm7, ymmword ptr [rdi + 216]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymm8
vpaddq ymm2, ymm2, ymm11
vmovupd ymm8, ymmword ptr [rdi + 248]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm8
vsubpd ymm10, ymm15, ymm11
vfmadd231pd ymm10, ymm8, ymm12
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm9
vpaddq ymm3, ymm3, ymm11
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymm7
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 336]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm10, ymm8
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm9
vpaddq ymm5, ymm5, ymm11
vmovupd ymm7, ymmword ptr [rdi + 208]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymm6
vpaddq ymm2, ymm2, ymm9
vmovupd ymm6, ymmword ptr [rdi + 240]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm10, ymm6
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm6, ymm10
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm8
vpaddq ymm3, ymm3, ymm9
vmovupd ymm8, ymmword ptr [rdi + 312]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymm7
vpaddq ymm0, ymm0, ymm11
vmovupd ymm11, ymmword ptr [rdi + 344]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm11
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm11, ymm6
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm9
vpaddq ymm5, ymm5, ymm7
vmovupd ymm6, ymmword ptr [rdi + 200]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm8
vpaddq ymm2, ymm2, ymm9
vmovupd ymm8, ymmword ptr [rdi + 232]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm11
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm9
vmovapd ymm7, ymmword ptr [rdi + 320]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 320]
vpaddq ymm0, ymm0, ymm9
vmovapd ymm6, ymmword ptr [rdi + 352]
vfmadd213pd ymm6, ymm8, ymm14
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm8, ymmword ptr [rdi + 352]
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm7
vpaddq ymm5, ymm5, ymm6
vmovapd ymm6, ymmword ptr [rdi + 192]
vmovapd ymm7, ymmword ptr [rdi + 320]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 320]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 224]
vmovapd ymm9, ymmword ptr [rdi + 352]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 352]
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm9
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm12, ymm6
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 360]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymm8
vpaddq ymm3, ymm3, ymm10
vpaddq ymm4, ymm4, ymm7
vpaddq ymm5, ymm5, ymm9
vmovapd ymm7, ymmword ptr [rdi + 2464]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm12, ymmword ptr [rdi + 2464]
vpaddq ymm2, ymm2, ymm8
vmovupd ymm8, ymmword ptr [rdi + 216]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm1, ymm1, ymm10
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm9
vmovupd ymm7, ymmword ptr [rdi + 336]
vmovapd ymm9, ymmword ptr [rdi + 2464]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 2464]
vpaddq ymm0, ymm0, ymm10
vmovupd ymm10, ymmword ptr [rdi + 368]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm10
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm10, ymm8
vpaddq ymm3, ymm3, ymm6
vpaddq ymm4, ymm4, ymm9
vpaddq ymm5, ymm5, ymm12
vmovapd ymm6, ymmword ptr [rdi + 2144]
vfmadd213pd ymm6, ymm7, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 2144]
vpaddq ymm2, ymm2, ymm8
vmovupd ymm7, ymmword ptr [rdi + 208]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm1, ymm1, ymm9
vpaddq ymm0, ymm0, ymm6
vpaddq ymm3, ymm3, ymm8
vmovapd ymm6, ymmword ptr [rdi + 2144]
vfmadd213pd ymm6, ymm11, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 2144]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm4, ymm4, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2112]
vfmadd213pd ymm6, ymm11, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 2112]
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymmword ptr [rdi + 352]
vmovapd ymm7, ymmword ptr [rdi + 2112]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 2112]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 160]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 160]
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm7
vmovupd ymm6, ymmword ptr [rdi + 360]
vmovapd ymm7, ymmword ptr [rdi + 160]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 160]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2240]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 2240]
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymm7
vmovapd ymm6, ymmword ptr [rdi + 2240]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm10, ymmword ptr [rdi + 2240]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm4, ymm4, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2208]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm10, ymmword ptr [rdi + 2208]
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm6
vpaddq ymm2, ymm2, ymm2
vpaddq ymm1, ymm1, ymm1
vpaddq ymm0, ymm0, ymm0
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vpaddq ymm5, ymm5, ymm5
vmovapd ymm6, ymmword ptr [rdi + 256]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm6
vpaddq ymm2, ymm2, ymm8
vmovapd ymm6, ymmword ptr [rdi + 288]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm6
vpaddq ymm1, ymm1, ymm9
vpaddq ymm0, ymm0, ymm7
vpaddq ymm3, ymm3, ymm8
vmovdqa ymmword ptr [rdi + 2208], ymm0
vmovdqa ymmword ptr [rdi + 2240], ymm1
vmovdqa ymmword ptr [rdi + 2112], ymm2
vmovdqa ymmword ptr [rdi + 2144], ymm3
vmovdqa ymmword ptr [rdi + 2464], ymm4
vmovdqa ymmword ptr [rdi + 2560], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1760]
vmovdqa ymm1, ymmword ptr [rdi + 1760]
vmovdqa ymm2, ymmword ptr [rdi + 1760]
vmovdqa ymm3, ymmword ptr [rdi + 1760]
vmovdqa ymm4, ymmword ptr [rdi + 1152]
vmovdqa ymm5, ymmword ptr [rdi + 1152]
vmovdqa ymm6, ymmword ptr [rdi + 1152]
vmovdqa ymm7, ymmword ptr [rdi + 1152]
vbroadcastsd ymm8, qword ptr [rdi + 880]
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
vbroadcastsd ymm8, qword ptr [rdi + 888]
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
vbroadcastsd ymm8, qword ptr [rdi + 896]
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
vbroadcastsd ymm8, qword ptr [rdi + 904]
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
vbroadcastsd ymm8, qword ptr [rdi + 912]
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
vbroadcastsd ymm8, qword ptr [rdi + 920]
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
vbroadcastsd ymm8, qword ptr [rdi + 928]
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
vbroadcastsd ymm8, qword ptr [rdi + 936]
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
vmovdqa ymmword ptr [rdi + 2304], ymm0
vmovdqa ymmword ptr [rdi + 2272], ymm1
vmovdqa ymmword ptr [rdi + 2336], ymm2
vmovdqa ymmword ptr [rdi + 2592], ymm3
vmovdqa ymmword ptr [rdi + 2624], ymm4
vmovdqa ymmword ptr [rdi + 2656], ymm5
vmovdqa ymmword ptr [rdi + 2688], ymm6
vmovdqa ymmword ptr [rdi + 2720], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 1760]
vmovdqa ymm1, ymmword ptr [rdi + 1760]
vmovdqa ymm2, ymmword ptr [rdi + 1760]
vmovdqa ymm3, ymmword ptr [rdi + 1760]
vmovdqa ymm4, ymmword ptr [rdi + 1152]
vmovdqa ymm5, ymmword ptr [rdi + 1152]
vmovdqa ymm6, ymmword ptr [rdi + 1152]
vmovdqa ymm7, ymmword ptr [rdi + 1152]
vbroadcastsd ymm8, qword ptr [rdi + 880]
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
vbroadcastsd ymm8, qword ptr [rdi + 888]
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
vbroadcastsd ymm8, qword ptr [rdi + 896]
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
vbroadcastsd ymm8, qword ptr [rdi + 904]
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
vbroadcastsd ymm8, qword ptr [rdi + 912]
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
vbroadcastsd ymm8, qword ptr [rdi + 920]
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
vbroadcastsd ymm8, qword ptr [rdi + 928]
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
vbroadcastsd ymm8, qword ptr [rdi + 936]
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
vmovapd ymm8, ymmword ptr [rdi + 1792]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 2304]
vpaddq ymm10, ymm8, ymmword ptr [rdi + 2272]
vpaddq ymm11, ymm8, ymmword ptr [rdi + 2336]
vpaddq ymm12, ymm8, ymmword ptr [rdi + 2592]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm8
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymmword ptr [rdi + 1344]
vmovdqa ymmword ptr [rdi + 2592], ymm12
vpaddq ymm12, ymm8, ymmword ptr [rdi + 2624]
vmovdqa ymmword ptr [rdi + 2624], ymm12
vpaddq ymm12, ymm8, ymmword ptr [rdi + 2656]
vmovdqa ymmword ptr [rdi + 2656], ymm12
vpaddq ymm12, ymm8, ymmword ptr [rdi + 2688]
vmovdqa ymmword ptr [rdi + 2688], ymm12
vpaddq ymm12, ymm8, ymmword ptr [rdi + 2720]
vpaddq ymm4, ymm4, ymm8
vpaddq ymm5, ymm5, ymm8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm7, ymm7, ymm8
vmovdqa ymmword ptr [rdi + 2720], ymm0
vmovdqa ymmword ptr [rdi + 2336], ymm1
vmovdqa ymmword ptr [rdi + 2272], ymm2
vmovdqa ymmword ptr [rdi + 2304], ymm3
vmovdqa ymmword ptr [rdi + 2752], ymm4
vmovdqa ymmword ptr [rdi + 2784], ymm5
vmovdqa ymmword ptr [rdi + 2816], ymm6
vmovdqa ymmword ptr [rdi + 2848], ymm7
vmovdqa ymmword ptr [rdi + 2880], ymm9
vmovdqa ymmword ptr [rdi + 2912], ymm10
vmovdqa ymmword ptr [rdi + 2944], ymm11
vmovdqa ymmword ptr [rdi + 2976], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 2880]
vmovdqa ymm1, ymmword ptr [rdi + 2912]
vmovdqa ymm2, ymmword ptr [rdi + 2944]
vmovdqa ymm3, ymmword ptr [rdi + 2592]
vmovdqa ymm4, ymmword ptr [rdi + 2624]
vmovdqa ymm5, ymmword ptr [rdi + 2656]
vmovdqa ymm6, ymmword ptr [rdi + 2688]
vmovdqa ymm7, ymmword ptr [rdi + 2976]
lea rax, [rdi + 512]
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
vmovdqa ymmword ptr [rdi + 3008], ymm0
vmovdqa ymmword ptr [rdi + 3040], ymm1
vmovdqa ymmword ptr [rdi + 3072], ymm2
vmovdqa ymmword ptr [rdi + 3104], ymm3
vmovdqa ymmword ptr [rdi + 3136], ymm4
vmovdqa ymmword ptr [rdi + 3168], ymm5
vmovdqa ymmword ptr [rdi + 3200], ymm6
vmovdqa ymmword ptr [rdi + 3232], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 2720]
vmovdqa ymm1, ymmword ptr [rdi + 2336]
vmovdqa ymm2, ymmword ptr [rdi + 2272]
vmovdqa ymm3, ymmword ptr [rdi + 2304]
vmovdqa ymm4, ymmword ptr [rdi + 2752]
vmovdqa ymm5, ymmword ptr [rdi + 2784]
vmovdqa ymm6, ymmword ptr [rdi + 2816]
vmovdqa ymm7, ymmword ptr [rdi + 2848]
lea rax, [rdi + 512]
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
vmovapd ymm8, ymmword ptr [rdi + 2528]
vpunpcklqdq ymm9, ymm8, ymmword ptr [rdi + 2176]
vpunpckhqdq ymm8, ymm8, ymmword ptr [rdi + 2176]
vperm2i128 ymm10, ymm9, ymm8, 32
vperm2i128 ymm8, ymm9, ymm8, 49
vpaddq ymm9, ymm10, ymmword ptr [rdi + 3008]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 3040]
vmovapd ymm10, ymmword ptr [rdi + 1824]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2464]
vmovapd ymm11, ymmword ptr [rdi + 2496]
vperm2i128 ymm11, ymm11, ymm10, 33
vpalignr ymm11, ymm10, ymm11, 8
vmovapd ymm12, ymmword ptr [rdi + 1856]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2560]
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2112]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2240]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1888]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1920]
vmovdqa ymmword ptr [rdi + 2240], ymm7
vmovapd ymm7, ymmword ptr [rdi + 1952]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2208]
vmovdqa ymmword ptr [rdi + 2208], ymm6
vmovapd ymm6, ymmword ptr [rdi + 1984]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2144]
vmovdqa ymmword ptr [rdi + 2144], ymm5
vpunpcklqdq ymm5, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm5, ymm7, 32
vperm2i128 ymm5, ymm5, ymm7, 49
vpaddq ymm7, ymm11, ymmword ptr [rdi + 3072]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 3104]
vpunpcklqdq ymm11, ymm10, ymm6
vpunpckhqdq ymm6, ymm10, ymm6
vperm2i128 ymm10, ymm11, ymm6, 32
vperm2i128 ymm6, ymm11, ymm6, 49
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm6
vperm2i128 ymm6, ymm12, ymmword ptr [rdi + 2432], 33
vmovapd ymm10, ymmword ptr [rdi + 2432]
vpalignr ymm6, ymm10, ymm6, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2400]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1600]
vpunpcklqdq ymm10, ymm6, ymmword ptr [rdi + 2368]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 2368]
vperm2i128 ymm6, ymm10, ymm6, 32
vperm2i128 ymm10, ymm10, ymm10, 129
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm10
vmovapd ymm6, ymmword ptr [rdi + 2080]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 2048], 33
vmovapd ymm10, ymmword ptr [rdi + 2048]
vpalignr ymm6, ymm10, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 2016]
vpaddq ymm6, ymm9, ymm6
vmovapd ymm9, ymmword ptr [rdi + 3136]
vperm2i128 ymm10, ymm9, ymm9, 8
vpalignr ymm10, ymm9, ymm10, 8
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 3168], 33
vmovapd ymm11, ymmword ptr [rdi + 3168]
vpalignr ymm9, ymm11, ymm9, 8
vpaddq ymm6, ymm6, ymm10
vpaddq ymm8, ymm8, ymm9
vpsrlq ymm9, ymm6, 52
vpsrlq ymm10, ymm8, 52
vperm2i128 ymm12, ymm9, ymm9, 8
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vmovdqa ymmword ptr [rdi + 3136], ymm3
vpaddq ymm3, ymm6, ymm12
vmovdqa ymmword ptr [rdi + 2048], ymm2
vpxor ymm2, ymm6, ymm3
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm8, ymm9
vpxor ymm6, ymm8, ymm2
vpor ymm13, ymm13, ymm6
vperm2i128 ymm6, ymm11, ymmword ptr [rdi + 3200], 33
vmovapd ymm8, ymmword ptr [rdi + 3200]
vpalignr ymm6, ymm8, ymm6, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 3232], 33
vmovapd ymm9, ymmword ptr [rdi + 3232]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm6, ymm7, ymm6
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
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 2144], 33
vmovapd ymm7, ymmword ptr [rdi + 2144]
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
vperm2i128 ymm1, ymm7, ymmword ptr [rdi + 2208], 33
vmovapd ymm4, ymmword ptr [rdi + 2208]
vpalignr ymm1, ymm4, ymm1, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 2240], 33
vmovapd ymm7, ymmword ptr [rdi + 2240]
vpalignr ymm4, ymm7, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 2048]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 3136]
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
vpand ymm3, ymm3, ymmword ptr [rdi + 1088]
vpor ymm3, ymm3, ymmword ptr [rdi + 1120]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1120]
vpand ymm2, ymm2, ymmword ptr [rdi + 1088]
vpor ymm2, ymm2, ymmword ptr [rdi + 1120]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 128], ymm3
vmovdqa ymmword ptr [rdi + 160], ymm2
vpand ymm2, ymm11, ymmword ptr [rdi + 1088]
vpor ymm2, ymm2, ymmword ptr [rdi + 1120]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1120]
vpand ymm3, ymm6, ymmword ptr [rdi + 1088]
vpor ymm3, ymm3, ymmword ptr [rdi + 1120]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 192], ymm2
vmovdqa ymmword ptr [rdi + 224], ymm3
vpand ymm2, ymm9, ymmword ptr [rdi + 1088]
vpor ymm2, ymm2, ymmword ptr [rdi + 1120]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1120]
vpand ymm0, ymm0, ymmword ptr [rdi + 1088]
vpor ymm0, ymm0, ymmword ptr [rdi + 1120]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 256], ymm2
vmovdqa ymmword ptr [rdi + 288], ymm0
vpand ymm0, ymm8, ymmword ptr [rdi + 1088]
vpor ymm0, ymm0, ymmword ptr [rdi + 1120]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1120]
vpand ymm1, ymm1, ymmword ptr [rdi + 1088]
vpor ymm1, ymm1, ymmword ptr [rdi + 1120]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1120]
vmovdqa ymmword ptr [rdi + 320], ymm0
vmovdqa ymmword ptr [rdi + 352], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
