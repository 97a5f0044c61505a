# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-832 mod N, N odd of at most 1024 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 21 limbs below 2^52, the top one below 2^41; ymm13 collects predicted carries that rippled.
# 1928 instructions a step, 248 pairs of products, 62 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 1216]
vmovapd ymm15, ymmword ptr [rdi + 1248]
vmovapd ymm0, ymmword ptr [rdi + 448]
vperm2i128 ymm1, ymm0, ymmword ptr [rdi + 480], 33
vpalignr ymm2, ymm1, ymm0, 8
vmovapd ymm3, ymmword ptr [rdi + 480]
vperm2i128 ymm4, ymm3, ymmword ptr [rdi + 512], 33
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
vmovdqa ymmword ptr [rdi + 1984], ymm1
vperm2i128 ymm1, ymm12, ymmword ptr [rdi + 192], 33
vpalignr ymm1, ymm1, ymm12, 8
vmovdqa ymmword ptr [rdi + 2016], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm0, ymm11
vmovdqa ymmword ptr [rdi + 2048], ymm2
vsubpd ymm2, ymm15, ymm4
vfmadd231pd ymm2, ymm0, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm3, ymm1
vmovdqa ymmword ptr [rdi + 2080], ymm2
vsubpd ymm2, ymm15, ymm6
vfmadd231pd ymm2, ymm1, ymm3
vpaddq ymm2, ymm8, ymm2
vpaddq ymm4, ymm5, ymm4
vpaddq ymm5, ymm7, ymm6
vperm2i128 ymm6, ymm9, ymm9, 8
vpalignr ymm6, ymm9, ymm6, 8
vpalignr ymm7, ymm12, ymm10, 8
vmovapd ymm8, ymmword ptr [rdi + 2048]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2048]
vmovapd ymm9, ymmword ptr [rdi + 2016]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 2016]
vmovdqa ymmword ptr [rdi + 2112], ymm5
vperm2i128 ymm5, ymm0, ymm0, 8
vpalignr ymm5, ymm0, ymm5, 8
vpalignr ymm0, ymm3, ymmword ptr [rdi + 1984], 8
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 1984], ymm4
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm5, ymm11
vpaddq ymm4, ymm10, ymm4
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm0, ymm1
vmovdqa ymmword ptr [rdi + 2144], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm0, ymm1
vpaddq ymm11, ymm12, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2080]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm8, ymm3
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rdi + 464]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 496]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm7, ymm10
vmovdqa ymmword ptr [rdi + 2080], ymm1
vsubpd ymm1, ymm15, ymm12
vfmadd231pd ymm1, ymm10, ymm7
vpaddq ymm1, ymm2, ymm1
vmovupd ymm2, ymmword ptr [rdi + 144]
vmovdqa ymmword ptr [rdi + 2176], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm2
vmovdqa ymmword ptr [rdi + 2208], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm2, ymm5
vpaddq ymm3, ymm3, ymm7
vmovupd ymm7, ymmword ptr [rdi + 176]
vmovdqa ymmword ptr [rdi + 2240], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm0, ymm7
vmovdqa ymmword ptr [rdi + 2272], ymm3
vsubpd ymm3, ymm15, ymm5
vfmadd231pd ymm3, ymm7, ymm0
vpaddq ymm1, ymm1, ymm3
vpaddq ymm3, ymm9, ymmword ptr [rdi + 1984]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 2112]
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
vmovdqa ymmword ptr [rdi + 2112], ymm5
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm2, ymm10
vpaddq ymm5, ymm11, ymm5
vmovupd ymm11, ymmword ptr [rdi + 432]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm11
vmovdqa ymmword ptr [rdi + 1984], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm2, ymm11
vpaddq ymm3, ymm4, ymm3
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm7
vmovdqa ymmword ptr [rdi + 2304], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm8, ymm7
vpaddq ymm3, ymm5, ymm3
vpaddq ymm5, ymm9, ymmword ptr [rdi + 2272]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm5, ymm5, ymm10
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm0, ymm6
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm0, ymm6
vpaddq ymm5, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 504]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm2, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm2
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 2208]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm2, ymm15, ymm12
vfmadd231pd ymm2, ymm11, ymmword ptr [rdi + 2208]
vpaddq ymm2, ymm5, ymm2
vmovupd ymm5, ymmword ptr [rdi + 184]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm5
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm5, ymm8
vpaddq ymm1, ymm1, ymm11
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1984]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2112]
vpaddq ymm4, ymm4, ymm12
vpaddq ymm7, ymm10, ymm7
vmovupd ymm10, ymmword ptr [rdi + 104]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm0, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm0
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2304]
vmovapd ymm8, ymmword ptr [rdi + 2144]
vfmadd213pd ymm8, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 2304], ymm0
vsubpd ymm0, ymm15, ymm8
vfmadd231pd ymm0, ymm9, ymmword ptr [rdi + 2144]
vpaddq ymm0, ymm3, ymm0
vmovupd ymm3, ymmword ptr [rdi + 424]
vmovapd ymm9, ymmword ptr [rdi + 2208]
vfmadd213pd ymm9, ymm3, ymm14
vsubpd ymm6, ymm15, ymm9
vfmadd231pd ymm6, ymm3, ymmword ptr [rdi + 2208]
vpaddq ymm6, ymm12, ymm6
vmovapd ymm12, ymmword ptr [rdi + 2048]
vfmadd213pd ymm12, ymm5, ymm14
vmovdqa ymmword ptr [rdi + 2112], ymm6
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm5, ymmword ptr [rdi + 2048]
vpaddq ymm0, ymm0, ymm6
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm9
vpaddq ymm1, ymm1, ymm12
vmovapd ymm6, ymmword ptr [rdi + 480]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm10, ymmword ptr [rdi + 480]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm8, ymmword ptr [rdi + 512]
vmovapd ymm9, ymmword ptr [rdi + 2144]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2144]
vpaddq ymm1, ymm1, ymm11
vmovapd ymm11, ymmword ptr [rdi + 160]
vfmadd213pd ymm11, ymm3, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm3, ymmword ptr [rdi + 160]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm12, ymmword ptr [rdi + 192]
vmovapd ymm5, ymmword ptr [rdi + 2048]
vfmadd213pd ymm5, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 1984], ymm2
vsubpd ymm2, ymm15, ymm5
vfmadd231pd ymm2, ymm12, ymmword ptr [rdi + 2048]
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
vmovapd ymm6, ymmword ptr [rdi + 448]
vfmadd213pd ymm6, ymm12, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm12, ymmword ptr [rdi + 448]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm5
vpaddq ymm1, ymm1, ymm6
vmovupd ymm5, ymmword ptr [rdi + 520]
vmovapd ymm6, ymmword ptr [rdi + 128]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm5, ymmword ptr [rdi + 128]
vpaddq ymm1, ymm1, ymm7
vmovupd ymm7, ymmword ptr [rdi + 200]
vmovapd ymm9, ymmword ptr [rdi + 448]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 448]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm4, ymm4, ymm6
vpaddq ymm4, ymm4, ymm9
vmovapd ymm6, ymmword ptr [rdi + 2176]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm5, ymmword ptr [rdi + 2176]
vpaddq ymm0, ymm0, ymm9
vmovapd ymm9, ymmword ptr [rdi + 2240]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 2240]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm6
vpaddq ymm1, ymm1, ymm9
vmovupd ymm6, ymmword ptr [rdi + 528]
vmovapd ymm9, ymmword ptr [rdi + 2176]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 2176]
vpaddq ymm1, ymm1, ymm11
vmovupd ymm11, ymmword ptr [rdi + 208]
vmovapd ymm8, ymmword ptr [rdi + 2240]
vfmadd213pd ymm8, ymm11, ymm14
vsubpd ymm7, ymm15, ymm8
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 2240]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm4, ymm4, ymm9
vpaddq ymm4, ymm4, ymm8
vmovupd ymm7, ymmword ptr [rdi + 112]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymm6
vpaddq ymm0, ymm0, ymm9
vmovupd ymm9, ymmword ptr [rdi + 432]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm9
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm9, ymm11
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm8
vpaddq ymm1, ymm1, ymm6
vmovupd ymm6, ymmword ptr [rdi + 536]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm6
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm6, ymm7
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 216]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm9, ymm12
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm12, ymm9
vpaddq ymm1, ymm1, ymm11
vpaddq ymm4, ymm4, ymm8
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm10, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm10, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm3, ymm12
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm3, ymm12
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm7
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rdi + 544]
vfmadd213pd ymm7, ymm10, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm10, ymmword ptr [rdi + 544]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm8, ymmword ptr [rdi + 224]
vfmadd213pd ymm8, ymm3, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm3, ymmword ptr [rdi + 224]
vpaddq ymm1, ymm1, ymm10
vpaddq ymm3, ymm4, ymm7
vpaddq ymm3, ymm3, ymm8
vmovapd ymm4, ymmword ptr [rdi + 128]
vmovapd ymm7, ymmword ptr [rdi + 448]
vfmadd213pd ymm7, ymm4, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm4, ymmword ptr [rdi + 448]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2112]
vmovapd ymm10, ymmword ptr [rdi + 160]
vmovapd ymm11, ymmword ptr [rdi + 480]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm9, ymm15, ymm11
vfmadd231pd ymm9, ymm10, ymmword ptr [rdi + 480]
vpaddq ymm0, ymm0, ymm9
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1984]
vpaddq ymm1, ymm1, ymm11
vmovupd ymm9, ymmword ptr [rdi + 584]
vmovapd ymm11, ymmword ptr [rdi + 256]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm9, ymmword ptr [rdi + 256]
vmovupd ymm10, ymmword ptr [rdi + 264]
vmovapd ymm6, ymmword ptr [rdi + 576]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 576]
vpaddq ymm4, ymm4, ymm12
vpaddq ymm6, ymm11, ymm6
vmovupd ymm11, ymmword ptr [rdi + 248]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm11
vsubpd ymm5, ymm15, ymm12
vfmadd231pd ymm5, ymm11, ymm9
vmovupd ymm9, ymmword ptr [rdi + 568]
vmovdqa ymmword ptr [rdi + 1984], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm10, ymm9
vmovdqa ymmword ptr [rdi + 2112], ymm7
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm9, ymm10
vpaddq ymm5, ymm5, ymm7
vpaddq ymm4, ymm4, ymm12
vpaddq ymm1, ymm4, ymm1
vmovupd ymm4, ymmword ptr [rdi + 592]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm11, ymm4
vsubpd ymm12, ymm15, ymm7
vfmadd231pd ymm12, ymm4, ymm11
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 272]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm12
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm12, ymm9
vpaddq ymm1, ymm1, ymm11
vpaddq ymm6, ymm6, ymm7
vpaddq ymm6, ymm6, ymm10
vmovupd ymm7, ymmword ptr [rdi + 240]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm4, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm4
vpaddq ymm5, ymm5, ymm11
vmovupd ymm11, ymmword ptr [rdi + 560]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm12, ymm11
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm11, ymm12
vpaddq ymm5, ymm5, ymm9
vpaddq ymm1, ymm1, ymm10
vpaddq ymm1, ymm1, ymm4
vmovupd ymm4, ymmword ptr [rdi + 600]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm4
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm4, ymm7
vpaddq ymm1, ymm1, ymm10
vmovupd ymm10, ymmword ptr [rdi + 280]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm11, ymm10
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm10, ymm11
vpaddq ymm1, ymm1, ymm7
vpaddq ymm6, ymm6, ymm9
vpaddq ymm6, ymm6, ymm12
vmovupd ymm7, ymmword ptr [rdi + 232]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm7
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymm4
vpaddq ymm5, ymm5, ymm12
vmovupd ymm12, ymmword ptr [rdi + 552]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm10, ymm12
vsubpd ymm11, ymm15, ymm4
vfmadd231pd ymm11, ymm12, ymm10
vpaddq ymm5, ymm5, ymm11
vpaddq ymm1, ymm1, ymm9
vpaddq ymm1, ymm1, ymm4
vmovapd ymm4, ymmword ptr [rdi + 608]
vfmadd213pd ymm4, ymm7, ymm14
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 608]
vpaddq ymm1, ymm1, ymm9
vmovapd ymm9, ymmword ptr [rdi + 288]
vfmadd213pd ymm9, ymm12, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm12, ymmword ptr [rdi + 288]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm4, ymm6, ymm4
vpaddq ymm4, ymm4, ymm9
vmovapd ymm6, ymmword ptr [rdi + 608]
vmovapd ymm9, ymmword ptr [rdi + 224]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 224]
vpaddq ymm5, ymm5, ymm11
vmovapd ymm11, ymmword ptr [rdi + 288]
vmovapd ymm10, ymmword ptr [rdi + 544]
vfmadd213pd ymm10, ymm11, ymm14
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 544]
vpaddq ymm5, ymm5, ymm7
vpaddq ymm1, ymm1, ymm9
vpaddq ymm1, ymm1, ymm10
vmovapd ymm7, ymmword ptr [rdi + 576]
vmovapd ymm9, ymmword ptr [rdi + 256]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 256]
vpaddq ymm5, ymm5, ymm10
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm6, ymm11
vsubpd ymm7, ymm15, ymm10
vfmadd231pd ymm7, ymm6, ymm11
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1344]
vperm2i128 ymm9, ymm2, ymm2, 8
vpalignr ymm9, ymm2, ymm9, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1376]
vperm2i128 ymm2, ymm2, ymm3, 33
vpalignr ymm2, ymm3, ymm2, 8
vpaddq ymm8, ymm8, ymm9
vpaddq ymm0, ymm0, ymm2
vpaddq ymm2, ymm8, ymmword ptr [rdi + 1408]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1440]
vmovapd ymm8, ymmword ptr [rdi + 1472]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2112]
vmovapd ymm9, ymmword ptr [rdi + 1504]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 1984]
vmovdqa ymmword ptr [rdi + 1984], ymm3
vpunpcklqdq ymm3, ymm2, ymm8
vpunpckhqdq ymm2, ymm2, ymm8
vperm2i128 ymm8, ymm3, ymm2, 32
vperm2i128 ymm2, ymm3, ymm2, 49
vpsrlq ymm3, ymm8, 52
vpsrlq ymm11, ymm2, 52
vperm2i128 ymm6, ymm3, ymm3, 8
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm3, ymm3, ymm11, 33
vpalignr ymm3, ymm11, ymm3, 8
vpaddq ymm12, ymm8, ymm6
vmovdqa ymmword ptr [rdi + 2112], ymm10
vpxor ymm10, ymm8, ymm12
vpor ymm13, ymm13, ymm10
vpaddq ymm6, ymm2, ymm3
vpxor ymm8, ymm2, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm2, ymm12, ymmword ptr [rdi + 1280]
vpor ymm2, ymm2, ymmword ptr [rdi + 1312]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1312]
vpand ymm3, ymm6, ymmword ptr [rdi + 1280]
vpor ymm3, ymm3, ymmword ptr [rdi + 1312]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 768], ymm2
vmovdqa ymmword ptr [rdi + 800], ymm3
vpunpcklqdq ymm2, ymm0, ymm9
vpunpckhqdq ymm0, ymm0, ymm9
vperm2i128 ymm3, ymm2, ymm0, 32
vperm2i128 ymm0, ymm2, ymm0, 49
vpsrlq ymm2, ymm3, 52
vpsrlq ymm6, ymm0, 52
vperm2i128 ymm8, ymm11, ymm2, 33
vpalignr ymm8, ymm2, ymm8, 8
vperm2i128 ymm9, ymm2, ymm6, 33
vpalignr ymm9, ymm6, ymm9, 8
vpaddq ymm10, ymm3, ymm8
vpxor ymm11, ymm3, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm3, ymm0, ymm9
vpxor ymm8, ymm0, ymm3
vpor ymm13, ymm13, ymm8
vpand ymm0, ymm10, ymmword ptr [rdi + 1280]
vpor ymm0, ymm0, ymmword ptr [rdi + 1312]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1312]
vpand ymm3, ymm3, ymmword ptr [rdi + 1280]
vpor ymm3, ymm3, ymmword ptr [rdi + 1312]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 832], ymm0
vmovdqa ymmword ptr [rdi + 864], ymm3
vpaddq ymm0, ymm4, ymmword ptr [rdi + 1344]
vperm2i128 ymm3, ymm0, ymm0, 8
vpalignr ymm3, ymm0, ymm3, 8
vperm2i128 ymm4, ymm0, ymm0, 129
vpsrldq ymm4, ymm4, 8
vpaddq ymm3, ymm5, ymm3
vpaddq ymm4, ymm7, ymm4
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1536]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1568]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1600]
vmovapd ymm7, ymmword ptr [rdi + 1632]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2112]
vpunpcklqdq ymm8, ymm3, ymm1
vpunpckhqdq ymm3, ymm3, ymm1
vperm2i128 ymm9, ymm8, ymm3, 32
vperm2i128 ymm3, ymm8, ymm3, 49
vpsrlq ymm8, ymm9, 52
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpand ymm8, ymm8, ymmword ptr [rdi + 1664]
vpaddq ymm11, ymm3, ymm8
vpxor ymm12, ymm3, ymm11
vpor ymm13, ymm13, ymm12
vpand ymm3, ymm9, ymmword ptr [rdi + 1280]
vpor ymm3, ymm3, ymmword ptr [rdi + 1312]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1312]
vpand ymm8, ymm11, ymmword ptr [rdi + 1280]
vpor ymm8, ymm8, ymmword ptr [rdi + 1312]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 1024], ymm3
vmovdqa ymmword ptr [rdi + 1056], ymm8
vpunpcklqdq ymm3, ymm4, ymm7
vpunpckhqdq ymm4, ymm4, ymm7
vperm2i128 ymm3, ymm3, ymm4, 32
vpsrlq ymm4, ymm3, 52
vperm2i128 ymm7, ymm10, ymm4, 33
vpalignr ymm4, ymm4, ymm7, 8
vpaddq ymm7, ymm3, ymm4
vpxor ymm8, ymm3, ymm7
vpor ymm13, ymm13, ymm8
vpand ymm3, ymm7, ymmword ptr [rdi + 1280]
vpor ymm3, ymm3, ymmword ptr [rdi + 1312]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 1088], ymm3
vmovupd ymm3, ymmword ptr [rdi + 520]
vmovapd ymm4, ymmword ptr [rdi + 192]
vfmadd213pd ymm4, ymm3, ymm14
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm3, ymmword ptr [rdi + 192]
vmovupd ymm8, ymmword ptr [rdi + 552]
vmovapd ymm9, ymmword ptr [rdi + 224]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 224]
vmovupd ymm11, ymmword ptr [rdi + 200]
vmovapd ymm12, ymmword ptr [rdi + 512]
vfmadd213pd ymm12, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 2112], ymm6
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm6, ymm11, ymmword ptr [rdi + 512]
vpaddq ymm6, ymm7, ymm6
vmovupd ymm7, ymmword ptr [rdi + 232]
vmovdqa ymmword ptr [rdi + 2272], ymm2
vmovapd ymm2, ymmword ptr [rdi + 544]
vfmadd213pd ymm2, ymm7, ymm14
vmovdqa ymmword ptr [rdi + 2336], ymm1
vsubpd ymm1, ymm15, ymm2
vfmadd231pd ymm1, ymm7, ymmword ptr [rdi + 544]
vpaddq ymm1, ymm10, ymm1
vpaddq ymm4, ymm4, ymm12
vpaddq ymm2, ymm9, ymm2
vmovupd ymm9, ymmword ptr [rdi + 184]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm3, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm3
vmovdqa ymmword ptr [rdi + 2368], ymm5
vmovupd ymm5, ymmword ptr [rdi + 216]
vmovdqa ymmword ptr [rdi + 2400], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm8, ymm5
vsubpd ymm3, ymm15, ymm0
vfmadd231pd ymm3, ymm5, ymm8
vmovupd ymm8, ymmword ptr [rdi + 504]
vmovdqa ymmword ptr [rdi + 2432], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm11, ymm8
vmovdqa ymmword ptr [rdi + 2464], ymm4
vsubpd ymm4, ymm15, ymm2
vfmadd231pd ymm4, ymm8, ymm11
vpaddq ymm4, ymm12, ymm4
vmovupd ymm12, ymmword ptr [rdi + 536]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm12
vmovdqa ymmword ptr [rdi + 2496], ymm4
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm12, ymm7
vpaddq ymm3, ymm3, ymm4
vpaddq ymm4, ymm6, ymm10
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm4, ymm2
vpaddq ymm0, ymm0, ymm11
vmovupd ymm2, ymmword ptr [rdi + 528]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm9, ymm2
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm2, ymm9
vpaddq ymm1, ymm1, ymm6
vmovupd ymm6, ymmword ptr [rdi + 560]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm5, ymm6
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm5
vpaddq ymm0, ymm0, ymm11
vmovupd ymm11, ymmword ptr [rdi + 208]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm11
vsubpd ymm7, ymm15, ymm9
vfmadd231pd ymm7, ymm11, ymm8
vpaddq ymm1, ymm1, ymm7
vmovupd ymm7, ymmword ptr [rdi + 240]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm12, ymm7
vsubpd ymm5, ymm15, ymm8
vfmadd231pd ymm5, ymm7, ymm12
vpaddq ymm0, ymm0, ymm5
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2464]
vpaddq ymm5, ymm10, ymmword ptr [rdi + 2432]
vpaddq ymm4, ymm4, ymm9
vpaddq ymm5, ymm5, ymm8
vmovupd ymm8, ymmword ptr [rdi + 176]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm2, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm2, ymm8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2496]
vmovdqa ymmword ptr [rdi + 2496], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm11, ymm6
vmovdqa ymmword ptr [rdi + 2432], ymm4
vsubpd ymm4, ymm15, ymm5
vfmadd231pd ymm4, ymm11, ymm6
vpaddq ymm3, ymm3, ymm4
vmovupd ymm4, ymmword ptr [rdi + 496]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm11, ymm4
vsubpd ymm12, ymm15, ymm6
vfmadd231pd ymm12, ymm11, ymm4
vpaddq ymm10, ymm10, ymm12
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm2, ymm7
vmovdqa ymmword ptr [rdi + 2464], ymm10
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm2, ymm7
vpaddq ymm3, ymm3, ymm10
vpaddq ymm1, ymm1, ymm9
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm12
vmovupd ymm5, ymmword ptr [rdi + 536]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm5
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm5, ymm8
vpaddq ymm1, ymm1, ymm9
vmovupd ymm9, ymmword ptr [rdi + 568]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm11
vpaddq ymm0, ymm0, ymm12
vmovupd ymm11, ymmword ptr [rdi + 216]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm4, ymm11
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm11, ymm4
vpaddq ymm1, ymm1, ymm8
vmovupd ymm8, ymmword ptr [rdi + 248]
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm2, ymm8
vsubpd ymm7, ymm15, ymm4
vfmadd231pd ymm7, ymm8, ymm2
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm6, ymmword ptr [rdi + 2432]
vpaddq ymm6, ymm10, ymmword ptr [rdi + 2496]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm6, ymm4
vmovapd ymm6, ymmword ptr [rdi + 2080]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm5, ymmword ptr [rdi + 2080]
vpaddq ymm5, ymm7, ymmword ptr [rdi + 2464]
vmovupd ymm7, ymmword ptr [rdi + 200]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm7
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm7, ymm9
vpaddq ymm3, ymm3, ymm12
vmovapd ymm12, ymmword ptr [rdi + 2016]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymmword ptr [rdi + 2016]
vpaddq ymm5, ymm5, ymm9
vmovupd ymm9, ymmword ptr [rdi + 520]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm9
vmovdqa ymmword ptr [rdi + 2464], ymm5
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm9, ymm8
vpaddq ymm3, ymm3, ymm5
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm12
vpaddq ymm0, ymm0, ymm11
vmovapd ymm5, ymmword ptr [rdi + 544]
vmovapd ymm6, ymmword ptr [rdi + 2080]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 2080]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 576]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 576]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm7, ymmword ptr [rdi + 224]
vmovapd ymm11, ymmword ptr [rdi + 2016]
vfmadd213pd ymm11, ymm7, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 2016]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm12, ymmword ptr [rdi + 256]
vfmadd213pd ymm12, ymm9, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 256]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm2, ymm2, ymm6
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm11
vpaddq ymm4, ymm4, ymm12
vmovapd ymm6, ymmword ptr [rdi + 160]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm5, ymmword ptr [rdi + 160]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2464]
vmovapd ymm9, ymmword ptr [rdi + 192]
vmovapd ymm10, ymmword ptr [rdi + 576]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 576]
vpaddq ymm3, ymm3, ymm11
vmovapd ymm11, ymmword ptr [rdi + 480]
vfmadd213pd ymm11, ymm7, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 480]
vpaddq ymm8, ymm8, ymm12
vmovapd ymm12, ymmword ptr [rdi + 512]
vmovapd ymm7, ymmword ptr [rdi + 256]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm5, ymm15, ymm7
vfmadd231pd ymm5, ymm12, ymmword ptr [rdi + 256]
vpaddq ymm3, ymm3, ymm5
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm7
vmovupd ymm5, ymmword ptr [rdi + 552]
vmovapd ymm6, ymmword ptr [rdi + 160]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm5, ymmword ptr [rdi + 160]
vpaddq ymm1, ymm1, ymm7
vmovupd ymm7, ymmword ptr [rdi + 584]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm9, ymm7
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm9
vpaddq ymm0, ymm0, ymm11
vmovupd ymm11, ymmword ptr [rdi + 232]
vmovapd ymm9, ymmword ptr [rdi + 480]
vfmadd213pd ymm9, ymm11, ymm14
vmovdqa ymmword ptr [rdi + 2464], ymm3
vsubpd ymm3, ymm15, ymm9
vfmadd231pd ymm3, ymm11, ymmword ptr [rdi + 480]
vpaddq ymm1, ymm1, ymm3
vmovupd ymm3, ymmword ptr [rdi + 264]
vmovdqa ymmword ptr [rdi + 2496], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm12, ymm3
vsubpd ymm11, ymm15, ymm1
vfmadd231pd ymm11, ymm3, ymm12
vpaddq ymm0, ymm0, ymm11
vpaddq ymm2, ymm2, ymm6
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm9
vpaddq ymm1, ymm4, ymm1
vmovapd ymm4, ymmword ptr [rdi + 2208]
vfmadd213pd ymm4, ymm5, ymm14
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm5, ymmword ptr [rdi + 2208]
vpaddq ymm5, ymm8, ymm6
vmovupd ymm6, ymmword ptr [rdi + 184]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm7, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2464]
vmovapd ymm10, ymmword ptr [rdi + 2304]
vmovupd ymm11, ymmword ptr [rdi + 232]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm10, ymm11
vpaddq ymm5, ymm5, ymm7
vmovupd ymm7, ymmword ptr [rdi + 504]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm3, ymm7
vmovdqa ymmword ptr [rdi + 2464], ymm5
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm7, ymm3
vpaddq ymm5, ymm9, ymm5
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2496]
vpaddq ymm0, ymm0, ymm8
vpaddq ymm4, ymm4, ymm12
vpaddq ymm0, ymm0, ymm11
vmovupd ymm8, ymmword ptr [rdi + 560]
vmovapd ymm9, ymmword ptr [rdi + 2208]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 2208]
vpaddq ymm4, ymm4, ymm11
vmovupd ymm11, ymmword ptr [rdi + 592]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm11
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm11, ymm6
vpaddq ymm0, ymm0, ymm3
vmovupd ymm3, ymmword ptr [rdi + 240]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm10, ymm3
vmovdqa ymmword ptr [rdi + 2208], ymm5
vsubpd ymm5, ymm15, ymm6
vfmadd231pd ymm5, ymm3, ymm10
vpaddq ymm4, ymm4, ymm5
vmovupd ymm5, ymmword ptr [rdi + 272]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm5
vmovdqa ymmword ptr [rdi + 2304], ymm4
vsubpd ymm4, ymm15, ymm10
vfmadd231pd ymm4, ymm5, ymm7
vpaddq ymm0, ymm0, ymm4
vpaddq ymm2, ymm2, ymm9
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm6
vpaddq ymm1, ymm1, ymm10
vmovupd ymm4, ymmword ptr [rdi + 144]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm8, ymm4
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm4, ymm8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2464]
vmovupd ymm8, ymmword ptr [rdi + 176]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm11, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm11
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2208]
vmovupd ymm12, ymmword ptr [rdi + 464]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm3, ymm12
vmovdqa ymmword ptr [rdi + 2208], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm12, ymm3
vpaddq ymm1, ymm7, ymm1
vmovupd ymm3, ymmword ptr [rdi + 496]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm5, ymm3
vmovdqa ymmword ptr [rdi + 2464], ymm1
vsubpd ymm1, ymm15, ymm7
vfmadd231pd ymm1, ymm3, ymm5
vpaddq ymm1, ymm10, ymm1
vpaddq ymm6, ymm6, ymmword ptr [rdi + 2304]
vpaddq ymm0, ymm0, ymm9
vpaddq ymm6, ymm6, ymm11
vpaddq ymm0, ymm0, ymm7
vmovupd ymm7, ymmword ptr [rdi + 568]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm4
vpaddq ymm4, ymm6, ymm10
vmovupd ymm6, ymmword ptr [rdi + 600]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm6
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm6, ymm8
vpaddq ymm0, ymm0, ymm11
vmovupd ymm8, ymmword ptr [rdi + 248]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm8
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm8, ymm12
vpaddq ymm4, ymm4, ymm5
vmovupd ymm5, ymmword ptr [rdi + 280]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm3, ymm5
vmovdqa ymmword ptr [rdi + 2304], ymm4
vsubpd ymm4, ymm15, ymm12
vfmadd231pd ymm4, ymm5, ymm3
vpaddq ymm0, ymm0, ymm4
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm10, ymmword ptr [rdi + 2208]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm12
vmovapd ymm4, ymmword ptr [rdi + 2144]
vfmadd213pd ymm4, ymm7, ymm14
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 2144]
vpaddq ymm7, ymm9, ymmword ptr [rdi + 2464]
vmovapd ymm9, ymmword ptr [rdi + 2080]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 2080]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm6, ymmword ptr [rdi + 2048]
vfmadd213pd ymm6, ymm8, ymm14
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 2048]
vpaddq ymm7, ymm7, ymm10
vmovapd ymm8, ymmword ptr [rdi + 2016]
vfmadd213pd ymm8, ymm5, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 2016]
vpaddq ymm1, ymm1, ymm10
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2304]
vpaddq ymm0, ymm0, ymm9
vpaddq ymm4, ymm4, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm5, ymmword ptr [rdi + 576]
vmovapd ymm6, ymmword ptr [rdi + 2144]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm5, ymmword ptr [rdi + 2144]
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 608]
vmovapd ymm9, ymmword ptr [rdi + 2080]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 2080]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 256]
vmovapd ymm11, ymmword ptr [rdi + 2048]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 2048]
vpaddq ymm4, ymm4, ymm12
vmovapd ymm12, ymmword ptr [rdi + 288]
vmovdqa ymmword ptr [rdi + 2048], ymm4
vmovapd ymm4, ymmword ptr [rdi + 2016]
vfmadd213pd ymm4, ymm12, ymm14
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm12, ymmword ptr [rdi + 2016]
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm6
vpaddq ymm3, ymm3, ymm9
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm4
vmovapd ymm4, ymmword ptr [rdi + 128]
vfmadd213pd ymm4, ymm5, ymm14
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm5, ymmword ptr [rdi + 128]
vpaddq ymm5, ymm7, ymm6
vmovapd ymm6, ymmword ptr [rdi + 160]
vfmadd213pd ymm6, ymm8, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm8, ymmword ptr [rdi + 160]
vpaddq ymm1, ymm1, ymm7
vmovapd ymm7, ymmword ptr [rdi + 448]
vmovapd ymm8, ymmword ptr [rdi + 256]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 256]
vpaddq ymm5, ymm5, ymm9
vmovapd ymm9, ymmword ptr [rdi + 480]
vfmadd213pd ymm9, ymm12, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymmword ptr [rdi + 480]
vpaddq ymm1, ymm1, ymm10
vpaddq ymm4, ymm4, ymmword ptr [rdi + 2048]
vpaddq ymm0, ymm0, ymm6
vpaddq ymm4, ymm4, ymm8
vpaddq ymm0, ymm0, ymm9
vmovupd ymm6, ymmword ptr [rdi + 584]
vmovapd ymm8, ymmword ptr [rdi + 128]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 128]
vpaddq ymm4, ymm4, ymm9
vmovupd ymm9, ymmword ptr [rdi + 264]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymm7
vpaddq ymm4, ymm4, ymm11
vpaddq ymm2, ymm2, ymm8
vpaddq ymm2, ymm2, ymm10
vmovapd ymm7, ymmword ptr [rdi + 2176]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 2176]
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rdi + 2240]
vfmadd213pd ymm6, ymm9, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 2240]
vpaddq ymm5, ymm5, ymm8
vpaddq ymm4, ymm4, ymm7
vpaddq ymm4, ymm4, ymm6
vmovupd ymm6, ymmword ptr [rdi + 592]
vmovapd ymm7, ymmword ptr [rdi + 2176]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 2176]
vpaddq ymm4, ymm4, ymm8
vmovupd ymm8, ymmword ptr [rdi + 272]
vmovapd ymm9, ymmword ptr [rdi + 2240]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 2240]
vpaddq ymm4, ymm4, ymm10
vpaddq ymm2, ymm2, ymm7
vpaddq ymm2, ymm2, ymm9
vmovupd ymm7, ymmword ptr [rdi + 112]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm6
vpaddq ymm5, ymm5, ymm10
vmovupd ymm6, ymmword ptr [rdi + 432]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, ymm6
vsubpd ymm10, ymm15, ymm7
vfmadd231pd ymm10, ymm6, ymm8
vpaddq ymm5, ymm5, ymm10
vpaddq ymm4, ymm4, ymm9
vpaddq ymm4, ymm4, ymm7
vmovapd ymm6, ymmword ptr [rdi + 512]
vmovapd ymm7, ymmword ptr [rdi + 192]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 192]
vpaddq ymm5, ymm5, ymm8
vmovapd ymm6, ymmword ptr [rdi + 544]
vmovapd ymm8, ymmword ptr [rdi + 224]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 224]
vpaddq ymm1, ymm1, ymm9
vpaddq ymm4, ymm4, ymm7
vpaddq ymm0, ymm0, ymm8
vmovdqa ymmword ptr [rdi + 2240], ymm0
vmovdqa ymmword ptr [rdi + 2176], ymm1
vmovdqa ymmword ptr [rdi + 2048], ymm2
vmovdqa ymmword ptr [rdi + 2016], ymm3
vmovdqa ymmword ptr [rdi + 2080], ymm4
vmovdqa ymmword ptr [rdi + 2144], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1696]
vmovdqa ymm1, ymmword ptr [rdi + 1696]
vmovdqa ymm2, ymmword ptr [rdi + 1696]
vmovdqa ymm3, ymmword ptr [rdi + 1696]
vmovdqa ymm4, ymmword ptr [rdi + 1696]
vmovdqa ymm5, ymmword ptr [rdi + 1728]
vmovdqa ymm6, ymmword ptr [rdi + 1728]
vmovdqa ymm7, ymmword ptr [rdi + 1728]
vmovdqa ymm8, ymmword ptr [rdi + 1728]
vmovdqa ymm9, ymmword ptr [rdi + 1728]
vbroadcastsd ymm10, qword ptr [rdi + 1056]
vmovapd ymm11, ymmword ptr [rsi + 2560]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2560]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2592]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2592]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2624]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2624]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2656]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2656]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2688]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2688]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 1064]
vmovapd ymm11, ymmword ptr [rsi + 2720]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2720]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2752]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2752]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2784]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2784]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2816]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2816]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2848]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2848]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 1072]
vmovapd ymm11, ymmword ptr [rsi + 2880]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2880]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2912]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2912]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2944]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2944]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2976]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2976]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3008]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3008]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 1080]
vmovapd ymm11, ymmword ptr [rsi + 3040]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3040]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3072]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3072]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3104]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3104]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3136]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3136]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3168]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3168]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 1088]
vmovapd ymm11, ymmword ptr [rsi + 3200]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3200]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3232]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3232]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3264]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3264]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3296]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3296]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3328]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3328]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 1096]
vmovapd ymm11, ymmword ptr [rsi + 3360]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3360]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3392]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3392]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3424]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3424]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3456]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3456]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 3488]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 3488]
vpaddq ymm4, ymm4, ymm12
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1760]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1760]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1760]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1760]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1760]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1376]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1376]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1376]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 1376]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 1376]
vmovdqa ymmword ptr [rdi + 2304], ymm0
vmovdqa ymmword ptr [rdi + 2464], ymm1
vmovdqa ymmword ptr [rdi + 2208], ymm2
vmovdqa ymmword ptr [rdi + 2496], ymm3
vmovdqa ymmword ptr [rdi + 2432], ymm4
vmovdqa ymmword ptr [rdi + 2528], ymm5
vmovdqa ymmword ptr [rdi + 2560], ymm6
vmovdqa ymmword ptr [rdi + 2592], ymm7
vmovdqa ymmword ptr [rdi + 2624], ymm8
vmovdqa ymmword ptr [rdi + 2656], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 2304]
vmovdqa ymm1, ymmword ptr [rdi + 2464]
vmovdqa ymm2, ymmword ptr [rdi + 2208]
vmovdqa ymm3, ymmword ptr [rdi + 2496]
vmovdqa ymm4, ymmword ptr [rdi + 2432]
vmovdqa ymm5, ymmword ptr [rdi + 2528]
vmovdqa ymm6, ymmword ptr [rdi + 2560]
vmovdqa ymm7, ymmword ptr [rdi + 2592]
vmovdqa ymm8, ymmword ptr [rdi + 2624]
vmovdqa ymm9, ymmword ptr [rdi + 2656]
vbroadcastsd ymm10, qword ptr [rdi + 768]
vmovapd ymm11, ymmword ptr [rsi + 0]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 0]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 32]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 32]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 64]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 64]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 96]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 96]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 128]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 128]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 776]
vmovapd ymm11, ymmword ptr [rsi + 160]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 160]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 192]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 192]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 224]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 224]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 256]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 256]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 288]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 288]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 784]
vmovapd ymm11, ymmword ptr [rsi + 320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 320]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 352]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 352]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 384]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 384]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 416]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 416]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 448]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 448]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 792]
vmovapd ymm11, ymmword ptr [rsi + 480]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 480]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 512]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 512]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 544]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 544]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 576]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 576]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 608]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 608]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 800]
vmovapd ymm11, ymmword ptr [rsi + 640]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 640]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 672]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 672]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 704]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 704]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 736]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 736]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 768]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 768]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 808]
vmovapd ymm11, ymmword ptr [rsi + 800]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 800]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 832]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 832]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 864]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 864]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 896]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 896]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 928]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 928]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 816]
vmovapd ymm11, ymmword ptr [rsi + 960]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 960]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 992]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 992]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1024]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1024]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1056]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1056]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1088]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1088]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 824]
vmovapd ymm11, ymmword ptr [rsi + 1120]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1120]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1152]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1152]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1184]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1184]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1216]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1216]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1248]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1248]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 832]
vmovapd ymm11, ymmword ptr [rsi + 1280]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1280]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1312]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1312]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1344]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1344]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1376]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1376]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1408]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1408]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 840]
vmovapd ymm11, ymmword ptr [rsi + 1440]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1440]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1472]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1472]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1504]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1504]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1536]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1536]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1568]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1568]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 848]
vmovapd ymm11, ymmword ptr [rsi + 1600]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1600]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1632]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1632]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1664]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1664]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1696]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1696]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1728]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1728]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 856]
vmovapd ymm11, ymmword ptr [rsi + 1760]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1760]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1792]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1792]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1824]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1824]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1856]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1856]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1888]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1888]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 864]
vmovapd ymm11, ymmword ptr [rsi + 1920]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1920]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1952]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1952]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 1984]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 1984]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2016]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2016]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2048]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2048]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 872]
vmovapd ymm11, ymmword ptr [rsi + 2080]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2080]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2112]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2112]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2144]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2144]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2176]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2176]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2208]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2208]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 880]
vmovapd ymm11, ymmword ptr [rsi + 2240]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2240]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2272]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2272]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2304]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2304]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2336]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2336]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2368]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2368]
vpaddq ymm4, ymm4, ymm12
vbroadcastsd ymm10, qword ptr [rdi + 888]
vmovapd ymm11, ymmword ptr [rsi + 2400]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2400]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2432]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2432]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2464]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2464]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2496]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2496]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [rsi + 2528]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rsi + 2528]
vpaddq ymm4, ymm4, ymm12
vmovapd ymm10, ymmword ptr [rdi + 1792]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2048]
vmovapd ymm11, ymmword ptr [rdi + 1984]
vperm2i128 ymm11, ymm11, ymm10, 33
vpalignr ymm11, ymm10, ymm11, 8
vmovapd ymm12, ymmword ptr [rdi + 1376]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 2016]
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 2144]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 2176]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1824]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1856]
vmovdqa ymmword ptr [rdi + 2176], ymm9
vmovapd ymm9, ymmword ptr [rdi + 1888]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 2080]
vmovdqa ymmword ptr [rdi + 2080], ymm8
vmovapd ymm8, ymmword ptr [rdi + 1920]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 2240]
vmovdqa ymmword ptr [rdi + 2240], ymm7
vpunpcklqdq ymm7, ymm11, ymm9
vpunpckhqdq ymm9, ymm11, ymm9
vperm2i128 ymm11, ymm7, ymm9, 32
vperm2i128 ymm7, ymm7, ymm9, 49
vpaddq ymm0, ymm0, ymm11
vpaddq ymm1, ymm1, ymm7
vpunpcklqdq ymm7, ymm10, ymm8
vpunpckhqdq ymm8, ymm10, ymm8
vperm2i128 ymm9, ymm7, ymm8, 32
vperm2i128 ymm7, ymm7, ymm8, 49
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm3, ymm7
vperm2i128 ymm7, ymm12, ymmword ptr [rdi + 2400], 33
vmovapd ymm8, ymmword ptr [rdi + 2400]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2368]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1536]
vpunpcklqdq ymm8, ymm7, ymmword ptr [rdi + 2336]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 2336]
vperm2i128 ymm7, ymm8, ymm7, 32
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2112]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 2272], 33
vmovapd ymm8, ymmword ptr [rdi + 2272]
vpalignr ymm7, ymm8, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 1952]
vpaddq ymm0, ymm0, ymm7
vperm2i128 ymm7, ymm5, ymm5, 8
vpalignr ymm7, ymm5, ymm7, 8
vperm2i128 ymm5, ymm5, ymm6, 33
vpalignr ymm5, ymm6, ymm5, 8
vpaddq ymm0, ymm0, ymm7
vpaddq ymm1, ymm1, ymm5
vpsrlq ymm5, ymm0, 52
vpsrlq ymm7, ymm1, 52
vperm2i128 ymm8, ymm5, ymm5, 8
vpalignr ymm8, ymm5, ymm8, 8
vperm2i128 ymm5, ymm5, ymm7, 33
vpalignr ymm5, ymm7, ymm5, 8
vpaddq ymm9, ymm0, ymm8
vpxor ymm10, ymm0, ymm9
vpor ymm13, ymm13, ymm10
vpaddq ymm0, ymm1, ymm5
vpxor ymm8, ymm1, ymm0
vpor ymm13, ymm13, ymm8
vperm2i128 ymm1, ymm6, ymmword ptr [rdi + 2240], 33
vmovapd ymm5, ymmword ptr [rdi + 2240]
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 2080], 33
vmovapd ymm6, ymmword ptr [rdi + 2080]
vpalignr ymm5, ymm6, ymm5, 8
vpaddq ymm1, ymm2, ymm1
vpaddq ymm2, ymm3, ymm5
vpsrlq ymm3, ymm1, 52
vpsrlq ymm5, ymm2, 52
vperm2i128 ymm7, ymm7, ymm3, 33
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm5, 33
vpalignr ymm3, ymm5, ymm3, 8
vpaddq ymm8, ymm1, ymm7
vpxor ymm10, ymm1, ymm8
vpor ymm13, ymm13, ymm10
vpaddq ymm1, ymm2, ymm3
vpxor ymm7, ymm2, ymm1
vpor ymm13, ymm13, ymm7
vperm2i128 ymm2, ymm6, ymmword ptr [rdi + 2176], 33
vmovapd ymm3, ymmword ptr [rdi + 2176]
vpalignr ymm2, ymm3, ymm2, 8
vperm2i128 ymm3, ymm3, ymm3, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm2, ymm4, ymm2
vpsrlq ymm4, ymm2, 52
vpsrlq ymm6, ymm3, 52
vperm2i128 ymm5, ymm5, ymm4, 33
vpalignr ymm5, ymm4, ymm5, 8
vperm2i128 ymm4, ymm4, ymm6, 33
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm6, ymm2, ymm5
vpxor ymm7, ymm2, ymm6
vpor ymm13, ymm13, ymm7
vpaddq ymm2, ymm3, ymm4
vpxor ymm5, ymm3, ymm2
vpor ymm13, ymm13, ymm5
vpand ymm3, ymm9, ymmword ptr [rdi + 1280]
vpor ymm3, ymm3, ymmword ptr [rdi + 1312]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1312]
vpand ymm0, ymm0, ymmword ptr [rdi + 1280]
vpor ymm0, ymm0, ymmword ptr [rdi + 1312]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 128], ymm3
vmovdqa ymmword ptr [rdi + 160], ymm0
vpand ymm0, ymm8, ymmword ptr [rdi + 1280]
vpor ymm0, ymm0, ymmword ptr [rdi + 1312]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1312]
vpand ymm1, ymm1, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 192], ymm0
vmovdqa ymmword ptr [rdi + 224], ymm1
vpand ymm0, ymm6, ymmword ptr [rdi + 1280]
vpor ymm0, ymm0, ymmword ptr [rdi + 1312]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1312]
vpand ymm1, ymm2, ymmword ptr [rdi + 1280]
vpor ymm1, ymm1, ymmword ptr [rdi + 1312]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1312]
vmovdqa ymmword ptr [rdi + 256], ymm0
vmovdqa ymmword ptr [rdi + 288], ymm1
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
