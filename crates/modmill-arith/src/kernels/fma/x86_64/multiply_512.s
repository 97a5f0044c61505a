# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-416 mod N, N odd of at most 512 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 11 limbs below 2^52, the top one below 2^48; ymm13 collects predicted carries that rippled.
# 722 instructions a step, 81 pairs of products, 33 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 960]
vmovapd ymm15, ymmword ptr [rdi + 992]
vmovapd ymm0, ymmword ptr [rdi + 384]
vperm2i128 ymm1, ymm0, ymmword ptr [rdi + 416], 33
vpalignr ymm2, ymm1, ymm0, 8
vmovapd ymm3, ymmword ptr [rdi + 416]
vperm2i128 ymm4, ymm3, ymmword ptr [rdi + 448], 33
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
vmovdqa ymmword ptr [rdi + 1504], ymm1
vperm2i128 ymm1, ymm12, ymmword ptr [rdi + 192], 33
vpalignr ymm1, ymm1, ymm12, 8
vmovdqa ymmword ptr [rdi + 1536], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm0, ymm11
vmovdqa ymmword ptr [rdi + 1568], ymm2
vsubpd ymm2, ymm15, ymm4
vfmadd231pd ymm2, ymm0, ymm11
vpaddq ymm2, ymm6, ymm2
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm3, ymm1
vmovdqa ymmword ptr [rdi + 1600], ymm2
vsubpd ymm2, ymm15, ymm6
vfmadd231pd ymm2, ymm1, ymm3
vpaddq ymm2, ymm8, ymm2
vpaddq ymm4, ymm5, ymm4
vpaddq ymm5, ymm7, ymm6
vperm2i128 ymm6, ymm9, ymm9, 8
vpalignr ymm6, ymm9, ymm6, 8
vpalignr ymm7, ymm12, ymm10, 8
vmovapd ymm8, ymmword ptr [rdi + 1568]
vfmadd213pd ymm8, ymm6, ymm14
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm6, ymmword ptr [rdi + 1568]
vmovapd ymm9, ymmword ptr [rdi + 1536]
vfmadd213pd ymm9, ymm7, ymm14
vsubpd ymm12, ymm15, ymm9
vfmadd231pd ymm12, ymm7, ymmword ptr [rdi + 1536]
vmovdqa ymmword ptr [rdi + 1536], ymm5
vperm2i128 ymm5, ymm0, ymm0, 8
vpalignr ymm5, ymm0, ymm5, 8
vpalignr ymm0, ymm3, ymmword ptr [rdi + 1504], 8
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm5, ymm11
vmovdqa ymmword ptr [rdi + 1504], ymm4
vsubpd ymm4, ymm15, ymm3
vfmadd231pd ymm4, ymm5, ymm11
vpaddq ymm4, ymm10, ymm4
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm0, ymm1
vmovdqa ymmword ptr [rdi + 1632], ymm11
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm0, ymm1
vpaddq ymm1, ymm12, ymm11
vpaddq ymm8, ymm8, ymmword ptr [rdi + 1600]
vpaddq ymm2, ymm2, ymm9
vpaddq ymm3, ymm8, ymm3
vpaddq ymm2, ymm2, ymm10
vmovupd ymm8, ymmword ptr [rdi + 400]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm6
vpaddq ymm3, ymm3, ymm10
vmovupd ymm10, ymmword ptr [rdi + 432]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymm7
vpaddq ymm2, ymm2, ymm12
vmovupd ymm12, ymmword ptr [rdi + 144]
vmovdqa ymmword ptr [rdi + 1600], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm12
vmovdqa ymmword ptr [rdi + 1664], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm12, ymm5
vpaddq ymm3, ymm3, ymm7
vmovupd ymm7, ymmword ptr [rdi + 176]
vmovdqa ymmword ptr [rdi + 1696], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm0, ymm7
vmovdqa ymmword ptr [rdi + 1728], ymm3
vsubpd ymm3, ymm15, ymm5
vfmadd231pd ymm3, ymm7, ymm0
vpaddq ymm2, ymm2, ymm3
vpaddq ymm3, ymm9, ymmword ptr [rdi + 1504]
vpaddq ymm9, ymm11, ymmword ptr [rdi + 1536]
vpaddq ymm3, ymm3, ymm6
vpaddq ymm5, ymm9, ymm5
vmovupd ymm6, ymmword ptr [rdi + 112]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm6
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymm6
vpaddq ymm4, ymm4, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 1536], ymm5
vsubpd ymm5, ymm15, ymm11
vfmadd231pd ymm5, ymm12, ymm10
vpaddq ymm1, ymm1, ymm5
vmovupd ymm5, ymmword ptr [rdi + 368]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm12, ymm5
vmovdqa ymmword ptr [rdi + 1504], ymm3
vsubpd ymm3, ymm15, ymm10
vfmadd231pd ymm3, ymm12, ymm5
vpaddq ymm3, ymm4, ymm3
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm8, ymm7
vmovdqa ymmword ptr [rdi + 1760], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm8, ymm7
vpaddq ymm1, ymm1, ymm3
vpaddq ymm3, ymm9, ymmword ptr [rdi + 1728]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm10
vpaddq ymm2, ymm2, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm0, ymm6
vsubpd ymm9, ymm15, ymm4
vfmadd231pd ymm9, ymm0, ymm6
vpaddq ymm3, ymm3, ymm9
vmovupd ymm6, ymmword ptr [rdi + 440]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm12, ymm6
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymm12
vpaddq ymm2, ymm2, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1664]
vfmadd213pd ymm10, ymm5, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm5, ymmword ptr [rdi + 1664]
vpaddq ymm3, ymm3, ymm11
vmovupd ymm5, ymmword ptr [rdi + 184]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm5
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm8
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1504]
vpaddq ymm8, ymm9, ymmword ptr [rdi + 1536]
vpaddq ymm4, ymm4, ymm10
vpaddq ymm8, ymm8, ymm11
vmovupd ymm9, ymmword ptr [rdi + 104]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm0, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymm0
vpaddq ymm0, ymm11, ymmword ptr [rdi + 1760]
vmovapd ymm11, ymmword ptr [rdi + 1632]
vfmadd213pd ymm11, ymm6, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm6, ymmword ptr [rdi + 1632]
vpaddq ymm1, ymm1, ymm12
vmovupd ymm12, ymmword ptr [rdi + 360]
vmovapd ymm7, ymmword ptr [rdi + 1664]
vfmadd213pd ymm7, ymm12, ymm14
vsubpd ymm6, ymm15, ymm7
vfmadd231pd ymm6, ymm12, ymmword ptr [rdi + 1664]
vpaddq ymm0, ymm0, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1568]
vfmadd213pd ymm6, ymm5, ymm14
vmovdqa ymmword ptr [rdi + 1664], ymm0
vsubpd ymm0, ymm15, ymm6
vfmadd231pd ymm0, ymm5, ymmword ptr [rdi + 1568]
vpaddq ymm0, ymm1, ymm0
vpaddq ymm1, ymm3, ymm10
vpaddq ymm2, ymm2, ymm11
vpaddq ymm1, ymm1, ymm7
vpaddq ymm2, ymm2, ymm6
vmovapd ymm3, ymmword ptr [rdi + 416]
vfmadd213pd ymm3, ymm9, ymm14
vsubpd ymm6, ymm15, ymm3
vfmadd231pd ymm6, ymm9, ymmword ptr [rdi + 416]
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 448]
vmovapd ymm7, ymmword ptr [rdi + 1632]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymmword ptr [rdi + 1632]
vpaddq ymm2, ymm2, ymm9
vmovapd ymm9, ymmword ptr [rdi + 160]
vfmadd213pd ymm9, ymm12, ymm14
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm12, ymmword ptr [rdi + 160]
vpaddq ymm1, ymm1, ymm10
vmovapd ymm10, ymmword ptr [rdi + 192]
vmovapd ymm11, ymmword ptr [rdi + 1568]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 1568]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm3, ymm4, ymm3
vpaddq ymm4, ymm8, ymm7
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymm11
vmovapd ymm7, ymmword ptr [rdi + 128]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rdi + 128]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm8, ymmword ptr [rdi + 384]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymmword ptr [rdi + 384]
vpaddq ymm0, ymm0, ymm9
vpaddq ymm2, ymm2, ymm7
vpaddq ymm2, ymm2, ymm8
vmovupd ymm7, ymmword ptr [rdi + 456]
vmovapd ymm8, ymmword ptr [rdi + 128]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm7, ymmword ptr [rdi + 128]
vpaddq ymm2, ymm2, ymm9
vmovupd ymm9, ymmword ptr [rdi + 200]
vmovapd ymm11, ymmword ptr [rdi + 384]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 384]
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm8
vpaddq ymm4, ymm4, ymm11
vmovapd ymm8, ymmword ptr [rdi + 1600]
vfmadd213pd ymm8, ymm7, ymm14
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 1600]
vpaddq ymm0, ymm0, ymm11
vmovapd ymm11, ymmword ptr [rdi + 1696]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 1696]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm2, ymm2, ymm8
vpaddq ymm2, ymm2, ymm11
vmovapd ymm8, ymmword ptr [rdi + 128]
vmovapd ymm11, ymmword ptr [rdi + 384]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 384]
vpaddq ymm8, ymm12, ymmword ptr [rdi + 1664]
vmovapd ymm12, ymmword ptr [rdi + 160]
vmovdqa ymmword ptr [rdi + 1664], ymm8
vmovapd ymm8, ymmword ptr [rdi + 416]
vfmadd213pd ymm8, ymm12, ymm14
vmovdqa ymmword ptr [rdi + 1696], ymm4
vsubpd ymm4, ymm15, ymm8
vfmadd231pd ymm4, ymm12, ymmword ptr [rdi + 416]
vpaddq ymm0, ymm0, ymm4
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm8
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm10
vsubpd ymm8, ymm15, ymm4
vfmadd231pd ymm8, ymm7, ymm10
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm6
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm6
vpaddq ymm8, ymm8, ymm12
vpaddq ymm4, ymm4, ymm11
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm5, ymm7
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm7
vmovupd ymm7, ymmword ptr [rdi + 440]
vmovdqa ymmword ptr [rdi + 1600], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm9, ymm7
vmovdqa ymmword ptr [rdi + 1568], ymm1
vsubpd ymm1, ymm15, ymm2
vfmadd231pd ymm1, ymm7, ymm9
vpaddq ymm1, ymm12, ymm1
vpaddq ymm8, ymm8, ymm11
vpaddq ymm2, ymm8, ymm2
vmovupd ymm8, ymmword ptr [rdi + 464]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm8, ymm5
vpaddq ymm2, ymm2, ymm11
vmovupd ymm5, ymmword ptr [rdi + 208]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm7, ymm5
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm5, ymm7
vpaddq ymm2, ymm2, ymm12
vpaddq ymm4, ymm4, ymm9
vpaddq ymm4, ymm4, ymm11
vmovupd ymm7, ymmword ptr [rdi + 176]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm7
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm7, ymm8
vpaddq ymm1, ymm1, ymm11
vmovupd ymm7, ymmword ptr [rdi + 432]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm11, ymm15, ymm8
vfmadd231pd ymm11, ymm7, ymm5
vpaddq ymm1, ymm1, ymm11
vpaddq ymm2, ymm2, ymm9
vpaddq ymm2, ymm2, ymm8
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm6, ymm10
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm6, ymm10
vpaddq ymm1, ymm1, ymm7
vpaddq ymm2, ymm2, ymm5
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1088]
vperm2i128 ymm5, ymm3, ymm3, 8
vpalignr ymm5, ymm3, ymm5, 8
vmovapd ymm6, ymmword ptr [rdi + 1120]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1696]
vperm2i128 ymm3, ymm3, ymm6, 33
vpalignr ymm3, ymm6, ymm3, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1664]
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm5, ymmword ptr [rdi + 1152]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1184]
vmovapd ymm5, ymmword ptr [rdi + 1216]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1568]
vmovapd ymm7, ymmword ptr [rdi + 1248]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 1600]
vpunpcklqdq ymm8, ymm3, ymm5
vpunpckhqdq ymm3, ymm3, ymm5
vperm2i128 ymm5, ymm8, ymm3, 32
vperm2i128 ymm3, ymm8, ymm3, 49
vpsrlq ymm8, ymm5, 52
vpsrlq ymm9, ymm3, 52
vperm2i128 ymm10, ymm8, ymm8, 8
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm11, ymm8, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vpaddq ymm12, ymm5, ymm10
vmovdqa ymmword ptr [rdi + 1600], ymm9
vpxor ymm9, ymm5, ymm12
vpor ymm13, ymm13, ymm9
vpaddq ymm5, ymm3, ymm11
vpxor ymm9, ymm3, ymm5
vpor ymm13, ymm13, ymm9
vpand ymm3, ymm12, ymmword ptr [rdi + 1024]
vpor ymm3, ymm3, ymmword ptr [rdi + 1056]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 1056]
vpand ymm5, ymm5, ymmword ptr [rdi + 1024]
vpor ymm5, ymm5, ymmword ptr [rdi + 1056]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 640], ymm3
vmovdqa ymmword ptr [rdi + 672], ymm5
vpaddq ymm3, ymm4, ymmword ptr [rdi + 1280]
vperm2i128 ymm4, ymm3, ymm3, 8
vpalignr ymm4, ymm3, ymm4, 8
vpaddq ymm4, ymm1, ymm4
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1312]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1344]
vpunpcklqdq ymm5, ymm4, ymm2
vpunpckhqdq ymm4, ymm4, ymm2
vperm2i128 ymm9, ymm5, ymm4, 32
vperm2i128 ymm4, ymm5, ymm4, 49
vpsrlq ymm5, ymm9, 52
vpsrlq ymm10, ymm4, 52
vperm2i128 ymm11, ymm5, ymm5, 8
vpalignr ymm11, ymm5, ymm11, 8
vperm2i128 ymm5, ymm5, ymm10, 33
vpalignr ymm5, ymm10, ymm5, 8
vpand ymm10, ymm11, ymmword ptr [rdi + 1376]
vpaddq ymm11, ymm9, ymm10
vpxor ymm12, ymm9, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm9, ymm4, ymm5
vpxor ymm10, ymm4, ymm9
vpor ymm13, ymm13, ymm10
vpand ymm4, ymm11, ymmword ptr [rdi + 1024]
vpor ymm4, ymm4, ymmword ptr [rdi + 1056]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 1056]
vpand ymm5, ymm9, ymmword ptr [rdi + 1024]
vpor ymm5, ymm5, ymmword ptr [rdi + 1056]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 832], ymm4
vmovdqa ymmword ptr [rdi + 864], ymm5
vmovdqa ymmword ptr [rdi + 1568], ymm0
vmovdqa ymmword ptr [rdi + 1664], ymm1
vmovdqa ymmword ptr [rdi + 1696], ymm2
vmovdqa ymmword ptr [rdi + 1632], ymm3
vmovdqa ymmword ptr [rdi + 1760], ymm6
vmovdqa ymmword ptr [rdi + 1536], ymm7
vmovdqa ymmword ptr [rdi + 1504], ymm8
vmovdqa ymm0, ymmword ptr [rdi + 1408]
vmovdqa ymm1, ymmword ptr [rdi + 1408]
vmovdqa ymm2, ymmword ptr [rdi + 1408]
vmovdqa ymm3, ymmword ptr [rdi + 1280]
vmovdqa ymm4, ymmword ptr [rdi + 1280]
vmovdqa ymm5, ymmword ptr [rdi + 1280]
vbroadcastsd ymm6, qword ptr [rdi + 848]
vmovapd ymm7, ymmword ptr [rsi + 768]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 768]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 800]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 800]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 832]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 832]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 856]
vmovapd ymm7, ymmword ptr [rsi + 864]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 864]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 896]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 896]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 928]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 928]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 864]
vmovapd ymm7, ymmword ptr [rsi + 960]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 960]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 992]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 992]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 1024]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 1024]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 872]
vmovapd ymm7, ymmword ptr [rsi + 1056]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 1056]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 1088]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 1088]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 1120]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 1120]
vpaddq ymm2, ymm2, ymm8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1440]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1440]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1440]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1088]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 1088]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 1088]
vmovdqa ymmword ptr [rdi + 1728], ymm0
vmovdqa ymmword ptr [rdi + 1792], ymm1
vmovdqa ymmword ptr [rdi + 1824], ymm2
vmovdqa ymmword ptr [rdi + 1856], ymm3
vmovdqa ymmword ptr [rdi + 1888], ymm4
vmovdqa ymmword ptr [rdi + 1920], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1728]
vmovdqa ymm1, ymmword ptr [rdi + 1792]
vmovdqa ymm2, ymmword ptr [rdi + 1824]
vmovdqa ymm3, ymmword ptr [rdi + 1856]
vmovdqa ymm4, ymmword ptr [rdi + 1888]
vmovdqa ymm5, ymmword ptr [rdi + 1920]
vbroadcastsd ymm6, qword ptr [rdi + 640]
vmovapd ymm7, ymmword ptr [rsi + 0]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 0]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 32]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 32]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 64]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 64]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 648]
vmovapd ymm7, ymmword ptr [rsi + 96]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 96]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 128]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 128]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 160]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 160]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 656]
vmovapd ymm7, ymmword ptr [rsi + 192]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 192]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 224]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 224]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 256]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 256]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 664]
vmovapd ymm7, ymmword ptr [rsi + 288]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 288]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 320]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 320]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 352]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 352]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 672]
vmovapd ymm7, ymmword ptr [rsi + 384]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 384]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 416]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 416]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 448]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 448]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 680]
vmovapd ymm7, ymmword ptr [rsi + 480]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 480]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 512]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 512]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 544]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 544]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 688]
vmovapd ymm7, ymmword ptr [rsi + 576]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 576]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 608]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 608]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 640]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 640]
vpaddq ymm2, ymm2, ymm8
vbroadcastsd ymm6, qword ptr [rdi + 696]
vmovapd ymm7, ymmword ptr [rsi + 672]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm3, ymm3, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 672]
vpaddq ymm0, ymm0, ymm8
vmovapd ymm7, ymmword ptr [rsi + 704]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm4, ymm4, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 704]
vpaddq ymm1, ymm1, ymm8
vmovapd ymm7, ymmword ptr [rsi + 736]
vfmadd213pd ymm7, ymm6, ymm14
vsubpd ymm8, ymm15, ymm7
vpaddq ymm5, ymm5, ymm7
vfmadd231pd ymm8, ymm6, ymmword ptr [rsi + 736]
vpaddq ymm2, ymm2, ymm8
vmovapd ymm6, ymmword ptr [rdi + 1568]
vpunpcklqdq ymm7, ymm6, ymmword ptr [rdi + 1536]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 1536]
vperm2i128 ymm8, ymm7, ymm6, 32
vperm2i128 ymm6, ymm7, ymm6, 49
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1760]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 1632], 33
vmovapd ymm7, ymmword ptr [rdi + 1632]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1664]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1312]
vpunpcklqdq ymm6, ymm6, ymmword ptr [rdi + 1696]
vperm2i128 ymm6, ymm6, ymm6, 128
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1600]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 1504], 33
vmovapd ymm7, ymmword ptr [rdi + 1504]
vpalignr ymm6, ymm7, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 1472]
vpaddq ymm0, ymm0, ymm6
vperm2i128 ymm6, ymm3, ymm3, 8
vpalignr ymm6, ymm3, ymm6, 8
vperm2i128 ymm3, ymm3, ymm4, 33
vpalignr ymm3, ymm4, ymm3, 8
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm3
vpsrlq ymm3, ymm0, 52
vpsrlq ymm6, ymm1, 52
vperm2i128 ymm7, ymm3, ymm3, 8
vpalignr ymm7, ymm3, ymm7, 8
vperm2i128 ymm3, ymm3, ymm6, 33
vpalignr ymm3, ymm6, ymm3, 8
vpaddq ymm8, ymm0, ymm7
vpxor ymm9, ymm0, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm0, ymm1, ymm3
vpxor ymm7, ymm1, ymm0
vpor ymm13, ymm13, ymm7
vperm2i128 ymm1, ymm4, ymm5, 33
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm3, ymm5, ymm5, 129
vpsrldq ymm3, ymm3, 8
vpaddq ymm1, ymm2, ymm1
vpsrlq ymm2, ymm1, 52
vpsrlq ymm4, ymm3, 52
vperm2i128 ymm5, ymm6, ymm2, 33
vpalignr ymm5, ymm2, ymm5, 8
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vpaddq ymm4, ymm1, ymm5
vpxor ymm6, ymm1, ymm4
vpor ymm13, ymm13, ymm6
vpaddq ymm1, ymm3, ymm2
vpxor ymm5, ymm3, ymm1
vpor ymm13, ymm13, ymm5
vpand ymm2, ymm8, ymmword ptr [rdi + 1024]
vpor ymm2, ymm2, ymmword ptr [rdi + 1056]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 1056]
vpand ymm0, ymm0, ymmword ptr [rdi + 1024]
vpor ymm0, ymm0, ymmword ptr [rdi + 1056]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 128], ymm2
vmovdqa ymmword ptr [rdi + 160], ymm0
vpand ymm0, ymm4, ymmword ptr [rdi + 1024]
vpor ymm0, ymm0, ymmword ptr [rdi + 1056]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 1056]
vpand ymm1, ymm1, ymmword ptr [rdi + 1024]
vpor ymm1, ymm1, ymmword ptr [rdi + 1056]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 1056]
vmovdqa ymmword ptr [rdi + 192], ymm0
vmovdqa ymmword ptr [rdi + 224], ymm1
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
