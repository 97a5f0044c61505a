# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-832 mod N, N odd of at most 1024 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 21 limbs below 2^52, the top one below 2^41; ymm13 collects predicted carries that rippled.
# 1448 instructions a step, 182 pairs of products, 35 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 896]
vmovapd ymm15, ymmword ptr [rdi + 928]
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
vmovdqa ymmword ptr [rdi + 1664], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm12, ymm5
vmovdqa ymmword ptr [rdi + 1696], ymm3
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
vmovdqa ymmword ptr [rdi + 1728], ymm5
vsubpd ymm5, ymm15, ymm9
vfmadd231pd ymm5, ymm4, ymm12
vpaddq ymm2, ymm2, ymm5
vpaddq ymm5, ymm6, ymm7
vpaddq ymm6, ymm8, ymm9
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm1, ymm10
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm1, ymm10
vpaddq ymm8, ymm8, ymmword ptr [rdi + 1696]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm1
vmovdqa ymmword ptr [rdi + 1696], ymm11
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm1, ymm4
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm7, ymmword ptr [rdi + 192]
vpalignr ymm9, ymm7, ymm4, 8
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 1760], ymm4
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm12, ymm10
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm9, ymm1
vmovdqa ymmword ptr [rdi + 1792], ymm10
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
vmovapd ymm11, ymmword ptr [rdi + 1664]
vfmadd213pd ymm11, ymm9, ymm14
vmovdqa ymmword ptr [rdi + 1824], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm9, ymmword ptr [rdi + 1664]
vpaddq ymm1, ymm3, ymm1
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm11
vmovapd ymm3, ymmword ptr [rdi + 160]
vfmadd213pd ymm3, ymm6, ymm14
vsubpd ymm10, ymm15, ymm3
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 160]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1664]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 1664]
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
vmovapd ymm10, ymmword ptr [rdi + 1696]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 1696]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm10
vmovupd ymm10, ymmword ptr [rdi + 208]
vmovapd ymm11, ymmword ptr [rdi + 1696]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 1856], ymm12
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 1696]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm11
vmovapd ymm11, ymmword ptr [rdi + 1792]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 1792]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm11
vmovupd ymm11, ymmword ptr [rdi + 216]
vmovapd ymm12, ymmword ptr [rdi + 1792]
vfmadd213pd ymm12, ymm11, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm11, ymmword ptr [rdi + 1792]
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
vpaddq ymm6, ymm8, ymm8
vpaddq ymm1, ymm1, ymm1
vpaddq ymm0, ymm0, ymm0
vpaddq ymm2, ymm2, ymm2
vpaddq ymm3, ymm3, ymm3
vpaddq ymm4, ymm4, ymm4
vmovapd ymm8, ymmword ptr [rdi + 128]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm8
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm8, ymm8
vpaddq ymm6, ymm6, ymm12
vmovapd ymm12, ymmword ptr [rdi + 160]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm12, ymm12
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm12, ymm12
vpaddq ymm1, ymm1, ymm11
vpaddq ymm0, ymm0, ymm10
vpaddq ymm2, ymm2, ymm8
vmovupd ymm8, ymmword ptr [rdi + 264]
vmovapd ymm10, ymmword ptr [rdi + 256]
vfmadd213pd ymm10, ymm8, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 256]
vmovupd ymm12, ymmword ptr [rdi + 248]
vmovdqa ymmword ptr [rdi + 1888], ymm9
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm12
vsubpd ymm7, ymm15, ymm9
vfmadd231pd ymm7, ymm12, ymm8
vpaddq ymm9, ymm11, ymm9
vmovupd ymm11, ymmword ptr [rdi + 272]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm12, ymm11
vsubpd ymm5, ymm15, ymm8
vfmadd231pd ymm5, ymm11, ymm12
vpaddq ymm5, ymm9, ymm5
vpaddq ymm8, ymm10, ymm8
vmovupd ymm9, ymmword ptr [rdi + 240]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm11, ymm9
vsubpd ymm12, ymm15, ymm10
vfmadd231pd ymm12, ymm9, ymm11
vpaddq ymm7, ymm7, ymm12
vpaddq ymm5, ymm5, ymm10
vmovupd ymm10, ymmword ptr [rdi + 280]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm9, ymm10
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm10, ymm9
vpaddq ymm5, ymm5, ymm11
vpaddq ymm8, ymm8, ymm12
vmovupd ymm11, ymmword ptr [rdi + 232]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm9, ymm11, ymm10
vpaddq ymm7, ymm7, ymm9
vpaddq ymm5, ymm5, ymm12
vmovapd ymm9, ymmword ptr [rdi + 288]
vfmadd213pd ymm9, ymm11, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm11, ymmword ptr [rdi + 288]
vpaddq ymm5, ymm5, ymm12
vpaddq ymm8, ymm8, ymm9
vmovapd ymm9, ymmword ptr [rdi + 288]
vmovapd ymm12, ymmword ptr [rdi + 224]
vfmadd213pd ymm12, ymm9, ymm14
vsubpd ymm10, ymm15, ymm12
vfmadd231pd ymm10, ymm9, ymmword ptr [rdi + 224]
vpaddq ymm7, ymm7, ymm10
vpaddq ymm5, ymm5, ymm12
vpaddq ymm7, ymm7, ymm7
vpaddq ymm5, ymm5, ymm5
vpaddq ymm8, ymm8, ymm8
vmovapd ymm10, ymmword ptr [rdi + 256]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm10
vsubpd ymm11, ymm15, ymm12
vfmadd231pd ymm11, ymm10, ymm10
vpaddq ymm7, ymm7, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm9
vsubpd ymm10, ymm15, ymm11
vfmadd231pd ymm10, ymm9, ymm9
vpaddq ymm5, ymm5, ymm12
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1024]
vperm2i128 ymm12, ymm3, ymm3, 8
vpalignr ymm12, ymm3, ymm12, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1056]
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm6, ymm6, ymm12
vpaddq ymm1, ymm1, ymm3
vpaddq ymm3, ymm6, ymmword ptr [rdi + 1088]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1120]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1152]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1184]
vpunpcklqdq ymm6, ymm3, ymm0
vpunpckhqdq ymm0, ymm3, ymm0
vperm2i128 ymm3, ymm6, ymm0, 32
vperm2i128 ymm0, ymm6, ymm0, 49
vpsrlq ymm6, ymm3, 52
vpsrlq ymm12, ymm0, 52
vmovdqa ymmword ptr [rdi + 1920], ymm4
vperm2i128 ymm4, ymm6, ymm6, 8
vpalignr ymm4, ymm6, ymm4, 8
vperm2i128 ymm6, ymm6, ymm12, 33
vpalignr ymm6, ymm12, ymm6, 8
vpaddq ymm9, ymm3, ymm4
vmovdqa ymmword ptr [rdi + 1952], ymm11
vpxor ymm11, ymm3, ymm9
vpor ymm13, ymm13, ymm11
vpaddq ymm3, ymm0, ymm6
vpxor ymm4, ymm0, ymm3
vpor ymm13, ymm13, ymm4
vpand ymm0, ymm9, ymmword ptr [rdi + 960]
vpor ymm0, ymm0, ymmword ptr [rdi + 992]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 992]
vpand ymm3, ymm3, ymmword ptr [rdi + 960]
vpor ymm3, ymm3, ymmword ptr [rdi + 992]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 448], ymm0
vmovdqa ymmword ptr [rdi + 480], ymm3
vpunpcklqdq ymm0, ymm1, ymm2
vpunpckhqdq ymm1, ymm1, ymm2
vperm2i128 ymm2, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm2, 52
vpsrlq ymm3, ymm0, 52
vperm2i128 ymm4, ymm12, ymm1, 33
vpalignr ymm4, ymm1, ymm4, 8
vperm2i128 ymm6, ymm1, ymm3, 33
vpalignr ymm6, ymm3, ymm6, 8
vpaddq ymm9, ymm2, ymm4
vpxor ymm11, ymm2, ymm9
vpor ymm13, ymm13, ymm11
vpaddq ymm2, ymm0, ymm6
vpxor ymm4, ymm0, ymm2
vpor ymm13, ymm13, ymm4
vpand ymm0, ymm9, ymmword ptr [rdi + 960]
vpor ymm0, ymm0, ymmword ptr [rdi + 992]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 992]
vpand ymm2, ymm2, ymmword ptr [rdi + 960]
vpor ymm2, ymm2, ymmword ptr [rdi + 992]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 512], ymm0
vmovdqa ymmword ptr [rdi + 544], ymm2
vpaddq ymm0, ymm8, ymmword ptr [rdi + 1024]
vperm2i128 ymm2, ymm0, ymm0, 8
vpalignr ymm2, ymm0, ymm2, 8
vperm2i128 ymm4, ymm0, ymm0, 129
vpsrldq ymm4, ymm4, 8
vpaddq ymm2, ymm7, ymm2
vpaddq ymm4, ymm10, ymm4
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1216]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1248]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1280]
vmovapd ymm6, ymmword ptr [rdi + 1312]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1952]
vpunpcklqdq ymm8, ymm2, ymm5
vpunpckhqdq ymm2, ymm2, ymm5
vperm2i128 ymm9, ymm8, ymm2, 32
vperm2i128 ymm2, ymm8, ymm2, 49
vpsrlq ymm8, ymm9, 52
vpsrlq ymm10, ymm2, 52
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpand ymm8, ymm8, ymmword ptr [rdi + 1344]
vpaddq ymm11, ymm2, ymm8
vpxor ymm12, ymm2, ymm11
vpor ymm13, ymm13, ymm12
vpand ymm2, ymm9, ymmword ptr [rdi + 960]
vpor ymm2, ymm2, ymmword ptr [rdi + 992]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 992]
vpand ymm8, ymm11, ymmword ptr [rdi + 960]
vpor ymm8, ymm8, ymmword ptr [rdi + 992]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 704], ymm2
vmovdqa ymmword ptr [rdi + 736], ymm8
vpunpcklqdq ymm2, ymm4, ymm6
vpunpckhqdq ymm4, ymm4, ymm6
vperm2i128 ymm2, ymm2, ymm4, 32
vpsrlq ymm4, ymm2, 52
vperm2i128 ymm6, ymm10, ymm4, 33
vpalignr ymm4, ymm4, ymm6, 8
vpaddq ymm6, ymm2, ymm4
vpxor ymm8, ymm2, ymm6
vpor ymm13, ymm13, ymm8
vpand ymm2, ymm6, ymmword ptr [rdi + 960]
vpor ymm2, ymm2, ymmword ptr [rdi + 992]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 768], ymm2
vmovupd ymm2, ymmword ptr [rdi + 200]
vmovapd ymm4, ymmword ptr [rdi + 192]
vfmadd213pd ymm4, ymm2, ymm14
vsubpd ymm6, ymm15, ymm4
vfmadd231pd ymm6, ymm2, ymmword ptr [rdi + 192]
vmovupd ymm8, ymmword ptr [rdi + 232]
vmovapd ymm9, ymmword ptr [rdi + 224]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 224]
vmovapd ymm11, ymmword ptr [rdi + 1888]
vfmadd213pd ymm11, ymm2, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm2, ymmword ptr [rdi + 1888]
vmovdqa ymmword ptr [rdi + 1952], ymm3
vmovupd ymm3, ymmword ptr [rdi + 216]
vmovdqa ymmword ptr [rdi + 1984], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm8, ymm3
vmovdqa ymmword ptr [rdi + 2016], ymm5
vsubpd ymm5, ymm15, ymm1
vfmadd231pd ymm5, ymm3, ymm8
vpaddq ymm6, ymm6, ymm11
vpaddq ymm1, ymm10, ymm1
vmovupd ymm10, ymmword ptr [rdi + 208]
vmovapd ymm11, ymmword ptr [rdi + 1888]
vfmadd213pd ymm11, ymm10, ymm14
vmovdqa ymmword ptr [rdi + 2048], ymm7
vsubpd ymm7, ymm15, ymm11
vfmadd231pd ymm7, ymm10, ymmword ptr [rdi + 1888]
vpaddq ymm6, ymm6, ymm7
vmovupd ymm7, ymmword ptr [rdi + 240]
vmovdqa ymmword ptr [rdi + 2080], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm3, ymm7
vsubpd ymm8, ymm15, ymm0
vfmadd231pd ymm8, ymm7, ymm3
vpaddq ymm1, ymm1, ymm8
vpaddq ymm4, ymm4, ymm11
vpaddq ymm0, ymm9, ymm0
vmovapd ymm8, ymmword ptr [rdi + 1760]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymmword ptr [rdi + 1760]
vpaddq ymm9, ymm12, ymm9
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm10, ymm7
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm7
vpaddq ymm5, ymm5, ymm12
vpaddq ymm6, ymm6, ymm8
vpaddq ymm1, ymm1, ymm11
vmovapd ymm8, ymmword ptr [rdi + 1760]
vfmadd213pd ymm8, ymm3, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm3, ymmword ptr [rdi + 1760]
vpaddq ymm6, ymm6, ymm11
vmovupd ymm11, ymmword ptr [rdi + 248]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm11, ymm10
vpaddq ymm1, ymm1, ymm7
vpaddq ymm4, ymm4, ymm8
vpaddq ymm0, ymm0, ymm12
vmovapd ymm7, ymmword ptr [rdi + 1728]
vfmadd213pd ymm7, ymm3, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm3, ymmword ptr [rdi + 1728]
vpaddq ymm3, ymm9, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm2, ymm11
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm2, ymm11
vpaddq ymm5, ymm5, ymm9
vpaddq ymm6, ymm6, ymm7
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rdi + 224]
vmovapd ymm8, ymmword ptr [rdi + 1728]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 1728]
vpaddq ymm6, ymm6, ymm9
vmovapd ymm9, ymmword ptr [rdi + 256]
vfmadd213pd ymm9, ymm2, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm2, ymmword ptr [rdi + 256]
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm4, ymm8
vpaddq ymm0, ymm0, ymm9
vmovapd ymm4, ymmword ptr [rdi + 160]
vfmadd213pd ymm4, ymm7, ymm14
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm7, ymmword ptr [rdi + 160]
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymmword ptr [rdi + 192]
vmovapd ymm9, ymmword ptr [rdi + 256]
vfmadd213pd ymm9, ymm8, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymmword ptr [rdi + 256]
vpaddq ymm5, ymm5, ymm10
vpaddq ymm4, ymm6, ymm4
vpaddq ymm1, ymm1, ymm9
vmovupd ymm6, ymmword ptr [rdi + 232]
vmovapd ymm9, ymmword ptr [rdi + 160]
vfmadd213pd ymm9, ymm6, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 160]
vpaddq ymm4, ymm4, ymm10
vmovupd ymm10, ymmword ptr [rdi + 264]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm8, ymm10
vsubpd ymm7, ymm15, ymm12
vfmadd231pd ymm7, ymm10, ymm8
vpaddq ymm1, ymm1, ymm7
vpaddq ymm2, ymm2, ymm9
vpaddq ymm0, ymm0, ymm12
vmovapd ymm7, ymmword ptr [rdi + 1856]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 1856]
vpaddq ymm3, ymm3, ymm9
vmovapd ymm6, ymmword ptr [rdi + 1888]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm9, ymm15, ymm6
vfmadd231pd ymm9, ymm10, ymmword ptr [rdi + 1888]
vpaddq ymm5, ymm5, ymm9
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm1, ymm6
vmovupd ymm6, ymmword ptr [rdi + 240]
vmovapd ymm7, ymmword ptr [rdi + 1856]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 1856]
vpaddq ymm4, ymm4, ymm9
vmovupd ymm9, ymmword ptr [rdi + 272]
vmovapd ymm12, ymmword ptr [rdi + 1888]
vfmadd213pd ymm12, ymm9, ymm14
vsubpd ymm8, ymm15, ymm12
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 1888]
vpaddq ymm1, ymm1, ymm8
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm12
vmovapd ymm7, ymmword ptr [rdi + 1824]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 1824]
vpaddq ymm3, ymm3, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1760]
vfmadd213pd ymm6, ymm9, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm9, ymmword ptr [rdi + 1760]
vpaddq ymm5, ymm5, ymm8
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1824]
vfmadd213pd ymm6, ymm11, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm11, ymmword ptr [rdi + 1824]
vpaddq ymm4, ymm4, ymm7
vmovupd ymm7, ymmword ptr [rdi + 280]
vmovapd ymm8, ymmword ptr [rdi + 1760]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 1760]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1664]
vfmadd213pd ymm6, ymm11, ymm14
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm11, ymmword ptr [rdi + 1664]
vpaddq ymm3, ymm3, ymm8
vmovapd ymm8, ymmword ptr [rdi + 1728]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 1728]
vpaddq ymm5, ymm5, ymm11
vpaddq ymm4, ymm4, ymm6
vpaddq ymm1, ymm1, ymm8
vmovapd ymm6, ymmword ptr [rdi + 256]
vmovapd ymm7, ymmword ptr [rdi + 1664]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 1664]
vpaddq ymm4, ymm4, ymm8
vmovapd ymm8, ymmword ptr [rdi + 288]
vmovapd ymm11, ymmword ptr [rdi + 1728]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 1728]
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm7
vpaddq ymm0, ymm0, ymm11
vmovapd ymm7, ymmword ptr [rdi + 128]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm11, ymm15, ymm7
vfmadd231pd ymm11, ymm6, ymmword ptr [rdi + 128]
vpaddq ymm3, ymm3, ymm11
vmovapd ymm6, ymmword ptr [rdi + 160]
vfmadd213pd ymm6, ymm8, ymm14
vsubpd ymm11, ymm15, ymm6
vfmadd231pd ymm11, ymm8, ymmword ptr [rdi + 160]
vpaddq ymm5, ymm5, ymm11
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 128]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm10, ymmword ptr [rdi + 128]
vpaddq ymm4, ymm4, ymm7
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1696]
vfmadd213pd ymm6, ymm10, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm10, ymmword ptr [rdi + 1696]
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1696]
vfmadd213pd ymm6, ymm9, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 1696]
vpaddq ymm4, ymm4, ymm7
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1792]
vfmadd213pd ymm6, ymm9, ymm14
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm9, ymmword ptr [rdi + 1792]
vpaddq ymm3, ymm3, ymm7
vpaddq ymm4, ymm4, ymm6
vpaddq ymm3, ymm3, ymm3
vpaddq ymm5, ymm5, ymm5
vpaddq ymm4, ymm4, ymm4
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm0, ymm0, ymm0
vmovapd ymm6, ymmword ptr [rdi + 192]
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm6
vpaddq ymm3, ymm3, ymm8
vmovapd ymm6, ymmword ptr [rdi + 224]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm6
vpaddq ymm5, ymm5, ymm9
vpaddq ymm4, ymm4, ymm7
vpaddq ymm1, ymm1, ymm8
vmovdqa ymmword ptr [rdi + 1792], ymm0
vmovdqa ymmword ptr [rdi + 1696], ymm1
vmovdqa ymmword ptr [rdi + 1728], ymm2
vmovdqa ymmword ptr [rdi + 1664], ymm3
vmovdqa ymmword ptr [rdi + 1760], ymm4
vmovdqa ymmword ptr [rdi + 1824], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1376]
vmovdqa ymm1, ymmword ptr [rdi + 1376]
vmovdqa ymm2, ymmword ptr [rdi + 1376]
vmovdqa ymm3, ymmword ptr [rdi + 1376]
vmovdqa ymm4, ymmword ptr [rdi + 1376]
vmovdqa ymm5, ymmword ptr [rdi + 1408]
vmovdqa ymm6, ymmword ptr [rdi + 1408]
vmovdqa ymm7, ymmword ptr [rdi + 1408]
vmovdqa ymm8, ymmword ptr [rdi + 1408]
vmovdqa ymm9, ymmword ptr [rdi + 1408]
vbroadcastsd ymm10, qword ptr [rdi + 736]
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
vbroadcastsd ymm10, qword ptr [rdi + 744]
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
vbroadcastsd ymm10, qword ptr [rdi + 752]
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
vbroadcastsd ymm10, qword ptr [rdi + 760]
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
vbroadcastsd ymm10, qword ptr [rdi + 768]
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
vbroadcastsd ymm10, qword ptr [rdi + 776]
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
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1440]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1440]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1440]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1440]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1440]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1056]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1056]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1056]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 1056]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 1888], ymm0
vmovdqa ymmword ptr [rdi + 1856], ymm1
vmovdqa ymmword ptr [rdi + 2112], ymm2
vmovdqa ymmword ptr [rdi + 2144], ymm3
vmovdqa ymmword ptr [rdi + 2176], ymm4
vmovdqa ymmword ptr [rdi + 2208], ymm5
vmovdqa ymmword ptr [rdi + 2240], ymm6
vmovdqa ymmword ptr [rdi + 2272], ymm7
vmovdqa ymmword ptr [rdi + 2304], ymm8
vmovdqa ymmword ptr [rdi + 2336], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 1888]
vmovdqa ymm1, ymmword ptr [rdi + 1856]
vmovdqa ymm2, ymmword ptr [rdi + 2112]
vmovdqa ymm3, ymmword ptr [rdi + 2144]
vmovdqa ymm4, ymmword ptr [rdi + 2176]
vmovdqa ymm5, ymmword ptr [rdi + 2208]
vmovdqa ymm6, ymmword ptr [rdi + 2240]
vmovdqa ymm7, ymmword ptr [rdi + 2272]
vmovdqa ymm8, ymmword ptr [rdi + 2304]
vmovdqa ymm9, ymmword ptr [rdi + 2336]
vbroadcastsd ymm10, qword ptr [rdi + 448]
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
vbroadcastsd ymm10, qword ptr [rdi + 456]
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
vbroadcastsd ymm10, qword ptr [rdi + 464]
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
vbroadcastsd ymm10, qword ptr [rdi + 472]
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
vbroadcastsd ymm10, qword ptr [rdi + 480]
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
vbroadcastsd ymm10, qword ptr [rdi + 488]
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
vbroadcastsd ymm10, qword ptr [rdi + 496]
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
vbroadcastsd ymm10, qword ptr [rdi + 504]
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
vbroadcastsd ymm10, qword ptr [rdi + 512]
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
vbroadcastsd ymm10, qword ptr [rdi + 520]
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
vbroadcastsd ymm10, qword ptr [rdi + 528]
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
vbroadcastsd ymm10, qword ptr [rdi + 536]
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
vbroadcastsd ymm10, qword ptr [rdi + 544]
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
vbroadcastsd ymm10, qword ptr [rdi + 552]
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
vbroadcastsd ymm10, qword ptr [rdi + 560]
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
vbroadcastsd ymm10, qword ptr [rdi + 568]
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
vmovapd ymm10, ymmword ptr [rdi + 1472]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1728]
vmovapd ymm11, ymmword ptr [rdi + 1920]
vperm2i128 ymm11, ymm11, ymm10, 33
vpalignr ymm11, ymm10, ymm11, 8
vmovapd ymm12, ymmword ptr [rdi + 1056]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 1792]
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1664]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1824]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 1504]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 1536]
vmovdqa ymmword ptr [rdi + 1824], ymm9
vmovapd ymm9, ymmword ptr [rdi + 1568]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 1760]
vmovdqa ymmword ptr [rdi + 1760], ymm8
vmovapd ymm8, ymmword ptr [rdi + 1600]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 1696]
vmovdqa ymmword ptr [rdi + 1696], ymm7
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
vperm2i128 ymm7, ymm12, ymmword ptr [rdi + 2080], 33
vmovapd ymm8, ymmword ptr [rdi + 2080]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm7, ymm7, ymmword ptr [rdi + 2048]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1216]
vpunpcklqdq ymm8, ymm7, ymmword ptr [rdi + 2016]
vpunpckhqdq ymm7, ymm7, ymmword ptr [rdi + 2016]
vperm2i128 ymm7, ymm8, ymm7, 32
vpaddq ymm4, ymm4, ymm7
vmovapd ymm7, ymmword ptr [rdi + 1952]
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 1984], 33
vmovapd ymm8, ymmword ptr [rdi + 1984]
vpalignr ymm7, ymm8, ymm7, 8
vpand ymm7, ymm7, ymmword ptr [rdi + 1632]
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
vperm2i128 ymm1, ymm6, ymmword ptr [rdi + 1696], 33
vmovapd ymm5, ymmword ptr [rdi + 1696]
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 1760], 33
vmovapd ymm6, ymmword ptr [rdi + 1760]
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
vperm2i128 ymm2, ymm6, ymmword ptr [rdi + 1824], 33
vmovapd ymm3, ymmword ptr [rdi + 1824]
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
vpand ymm3, ymm9, ymmword ptr [rdi + 960]
vpor ymm3, ymm3, ymmword ptr [rdi + 992]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 992]
vpand ymm0, ymm0, ymmword ptr [rdi + 960]
vpor ymm0, ymm0, ymmword ptr [rdi + 992]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 128], ymm3
vmovdqa ymmword ptr [rdi + 160], ymm0
vpand ymm0, ymm8, ymmword ptr [rdi + 960]
vpor ymm0, ymm0, ymmword ptr [rdi + 992]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 992]
vpand ymm1, ymm1, ymmword ptr [rdi + 960]
vpor ymm1, ymm1, ymmword ptr [rdi + 992]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 192], ymm0
vmovdqa ymmword ptr [rdi + 224], ymm1
vpand ymm0, ymm6, ymmword ptr [rdi + 960]
vpor ymm0, ymm0, ymmword ptr [rdi + 992]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 992]
vpand ymm1, ymm2, ymmword ptr [rdi + 960]
vpor ymm1, ymm1, ymmword ptr [rdi + 992]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 992]
vmovdqa ymmword ptr [rdi + 256], ymm0
vmovdqa ymmword ptr [rdi + 288], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
