# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes rcx times x := x^2 * 2^-416 mod N, N odd of at most 512 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 11 limbs below 2^52, the top one below 2^48; ymm13 collects predicted carries that rippled.
# 566 instructions a step, 60 pairs of products, 19 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 704]
vmovapd ymm15, ymmword ptr [rdi + 736]
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
vmovdqa ymmword ptr [rdi + 1248], ymm2
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm12, ymm5
vmovdqa ymmword ptr [rdi + 1280], ymm3
vsubpd ymm3, ymm15, ymm2
vfmadd231pd ymm3, ymm12, ymm5
vpaddq ymm0, ymm7, ymm0
vpaddq ymm2, ymm9, ymm2
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm1, ymm11
vsubpd ymm7, ymm15, ymm5
vfmadd231pd ymm7, ymm1, ymm11
vpaddq ymm0, ymm0, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm4, ymm12
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm4, ymm12
vpaddq ymm2, ymm2, ymm9
vpaddq ymm5, ymm6, ymm5
vpaddq ymm6, ymm8, ymm7
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm1, ymm10
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm1, ymm10
vpaddq ymm8, ymm8, ymmword ptr [rdi + 1280]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm4, ymm1
vmovdqa ymmword ptr [rdi + 1280], ymm11
vsubpd ymm11, ymm15, ymm9
vfmadd231pd ymm11, ymm1, ymm4
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm7
vpaddq ymm2, ymm2, ymm9
vmovapd ymm7, ymmword ptr [rdi + 192]
vpalignr ymm9, ymm7, ymm4, 8
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm12, ymm10
vmovdqa ymmword ptr [rdi + 1312], ymm4
vsubpd ymm4, ymm15, ymm11
vfmadd231pd ymm4, ymm12, ymm10
vpaddq ymm0, ymm0, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm9, ymm1
vsubpd ymm10, ymm15, ymm4
vfmadd231pd ymm10, ymm9, ymm1
vpaddq ymm1, ymm2, ymm10
vpaddq ymm2, ymm5, ymm11
vpaddq ymm4, ymm6, ymm4
vmovupd ymm5, ymmword ptr [rdi + 104]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm12, ymm5
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm5, ymm12
vpaddq ymm8, ymm8, ymm10
vmovapd ymm10, ymmword ptr [rdi + 1248]
vfmadd213pd ymm10, ymm9, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm9, ymmword ptr [rdi + 1248]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm0, ymm0, ymm6
vpaddq ymm1, ymm1, ymm10
vmovapd ymm6, ymmword ptr [rdi + 160]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 160]
vpaddq ymm0, ymm0, ymm10
vmovapd ymm5, ymmword ptr [rdi + 1248]
vfmadd213pd ymm5, ymm7, ymm14
vsubpd ymm10, ymm15, ymm5
vfmadd231pd ymm10, ymm7, ymmword ptr [rdi + 1248]
vpaddq ymm1, ymm1, ymm10
vpaddq ymm2, ymm2, ymm6
vpaddq ymm4, ymm4, ymm5
vmovapd ymm5, ymmword ptr [rdi + 128]
vfmadd213pd ymm5, ymm7, ymm14
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm7, ymmword ptr [rdi + 128]
vpaddq ymm3, ymm3, ymm6
vpaddq ymm1, ymm1, ymm5
vmovupd ymm5, ymmword ptr [rdi + 200]
vmovapd ymm6, ymmword ptr [rdi + 128]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 128]
vpaddq ymm1, ymm1, ymm10
vpaddq ymm4, ymm4, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1280]
vfmadd213pd ymm6, ymm5, ymm14
vsubpd ymm10, ymm15, ymm6
vfmadd231pd ymm10, ymm5, ymmword ptr [rdi + 1280]
vpaddq ymm3, ymm3, ymm10
vpaddq ymm1, ymm1, ymm6
vpaddq ymm6, ymm8, ymm8
vpaddq ymm3, ymm3, ymm3
vpaddq ymm0, ymm0, ymm0
vpaddq ymm1, ymm1, ymm1
vpaddq ymm2, ymm2, ymm2
vpaddq ymm4, ymm4, ymm4
vmovapd ymm8, ymmword ptr [rdi + 128]
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, ymm8
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm8, ymm8
vpaddq ymm6, ymm6, ymm11
vmovapd ymm8, ymmword ptr [rdi + 160]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm8
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm8
vpaddq ymm3, ymm3, ymm12
vpaddq ymm0, ymm0, ymm10
vpaddq ymm1, ymm1, ymm11
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm5, ymm7
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm5
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm5
vpaddq ymm5, ymm10, ymm11
vmovupd ymm10, ymmword ptr [rdi + 208]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vmovdqa ymmword ptr [rdi + 1280], ymm1
vsubpd ymm1, ymm15, ymm11
vfmadd231pd ymm1, ymm10, ymm9
vpaddq ymm1, ymm5, ymm1
vpaddq ymm5, ymm8, ymm11
vmovapd ymm8, ymmword ptr [rdi + 1312]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymmword ptr [rdi + 1312]
vpaddq ymm9, ymm12, ymm9
vpaddq ymm1, ymm1, ymm8
vpaddq ymm8, ymm9, ymm9
vpaddq ymm1, ymm1, ymm1
vpaddq ymm5, ymm5, ymm5
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm7
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm7
vpaddq ymm7, ymm8, ymm10
vpaddq ymm1, ymm1, ymm9
vpaddq ymm2, ymm2, ymmword ptr [rdi + 832]
vperm2i128 ymm8, ymm2, ymm2, 8
vpalignr ymm8, ymm2, ymm8, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 864]
vperm2i128 ymm2, ymm2, ymm4, 33
vpalignr ymm2, ymm4, ymm2, 8
vpaddq ymm6, ymm6, ymm8
vpaddq ymm2, ymm3, ymm2
vpaddq ymm3, ymm6, ymmword ptr [rdi + 896]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 928]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 960]
vmovapd ymm6, ymmword ptr [rdi + 992]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1280]
vpunpcklqdq ymm8, ymm3, ymm0
vpunpckhqdq ymm0, ymm3, ymm0
vperm2i128 ymm3, ymm8, ymm0, 32
vperm2i128 ymm0, ymm8, ymm0, 49
vpsrlq ymm8, ymm3, 52
vpsrlq ymm9, ymm0, 52
vperm2i128 ymm10, ymm8, ymm8, 8
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm11, ymm8, ymm9, 33
vpalignr ymm11, ymm9, ymm11, 8
vpaddq ymm12, ymm3, ymm10
vmovdqa ymmword ptr [rdi + 1280], ymm9
vpxor ymm9, ymm3, ymm12
vpor ymm13, ymm13, ymm9
vpaddq ymm3, ymm0, ymm11
vpxor ymm9, ymm0, ymm3
vpor ymm13, ymm13, ymm9
vpand ymm0, ymm12, ymmword ptr [rdi + 768]
vpor ymm0, ymm0, ymmword ptr [rdi + 800]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 800]
vpand ymm3, ymm3, ymmword ptr [rdi + 768]
vpor ymm3, ymm3, ymmword ptr [rdi + 800]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 800]
vmovdqa ymmword ptr [rdi + 384], ymm0
vmovdqa ymmword ptr [rdi + 416], ymm3
vpaddq ymm0, ymm5, ymmword ptr [rdi + 1024]
vperm2i128 ymm3, ymm0, ymm0, 8
vpalignr ymm3, ymm0, ymm3, 8
vpaddq ymm3, ymm7, ymm3
vpaddq ymm3, ymm3, ymmword ptr [rdi + 1056]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1088]
vpunpcklqdq ymm5, ymm3, ymm1
vpunpckhqdq ymm3, ymm3, ymm1
vperm2i128 ymm9, ymm5, ymm3, 32
vperm2i128 ymm3, ymm5, ymm3, 49
vpsrlq ymm5, ymm9, 52
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm11, ymm5, ymm5, 8
vpalignr ymm11, ymm5, ymm11, 8
vperm2i128 ymm5, ymm5, ymm10, 33
vpalignr ymm5, ymm10, ymm5, 8
vpand ymm10, ymm11, ymmword ptr [rdi + 1120]
vpaddq ymm11, ymm9, ymm10
vpxor ymm12, ymm9, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm9, ymm3, ymm5
vpxor ymm10, ymm3, ymm9
vpor ymm13, ymm13, ymm10
vpand ymm3, ymm11, ymmword ptr [rdi + 768]
vpor ymm3, ymm3, ymmword ptr [rdi + 800]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 800]
vpand ymm5, ymm9, ymmword ptr [rdi + 768]
vpor ymm5, ymm5, ymmword ptr [rdi + 800]
vsubpd ymm5, ymm5, ymmword ptr [rdi + 800]
vmovdqa ymmword ptr [rdi + 576], ymm3
vmovdqa ymmword ptr [rdi + 608], ymm5
vmovdqa ymmword ptr [rdi + 1312], ymm0
vmovdqa ymmword ptr [rdi + 1248], ymm1
vmovdqa ymmword ptr [rdi + 1344], ymm2
vmovdqa ymmword ptr [rdi + 1376], ymm4
vmovdqa ymmword ptr [rdi + 1408], ymm6
vmovdqa ymmword ptr [rdi + 1440], ymm7
vmovdqa ymmword ptr [rdi + 1472], ymm8
vmovdqa ymm0, ymmword ptr [rdi + 1152]
vmovdqa ymm1, ymmword ptr [rdi + 1152]
vmovdqa ymm2, ymmword ptr [rdi + 1152]
vmovdqa ymm3, ymmword ptr [rdi + 1024]
vmovdqa ymm4, ymmword ptr [rdi + 1024]
vmovdqa ymm5, ymmword ptr [rdi + 1024]
vbroadcastsd ymm6, qword ptr [rdi + 592]
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
vbroadcastsd ymm6, qword ptr [rdi + 600]
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
vbroadcastsd ymm6, qword ptr [rdi + 608]
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
vbroadcastsd ymm6, qword ptr [rdi + 616]
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
vpaddq ymm0, ymm0, ymmword ptr [rdi + 1184]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 1184]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 1184]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 832]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 832]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 832]
vmovdqa ymmword ptr [rdi + 1504], ymm0
vmovdqa ymmword ptr [rdi + 1536], ymm1
vmovdqa ymmword ptr [rdi + 1568], ymm2
vmovdqa ymmword ptr [rdi + 1600], ymm3
vmovdqa ymmword ptr [rdi + 1632], ymm4
vmovdqa ymmword ptr [rdi + 1664], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 1504]
vmovdqa ymm1, ymmword ptr [rdi + 1536]
vmovdqa ymm2, ymmword ptr [rdi + 1568]
vmovdqa ymm3, ymmword ptr [rdi + 1600]
vmovdqa ymm4, ymmword ptr [rdi + 1632]
vmovdqa ymm5, ymmword ptr [rdi + 1664]
vbroadcastsd ymm6, qword ptr [rdi + 384]
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
vbroadcastsd ymm6, qword ptr [rdi + 392]
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
vbroadcastsd ymm6, qword ptr [rdi + 400]
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
vbroadcastsd ymm6, qword ptr [rdi + 408]
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
vbroadcastsd ymm6, qword ptr [rdi + 416]
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
vbroadcastsd ymm6, qword ptr [rdi + 424]
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
vbroadcastsd ymm6, qword ptr [rdi + 432]
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
vbroadcastsd ymm6, qword ptr [rdi + 440]
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
vmovapd ymm6, ymmword ptr [rdi + 1344]
vpunpcklqdq ymm7, ymm6, ymmword ptr [rdi + 1408]
vpunpckhqdq ymm6, ymm6, ymmword ptr [rdi + 1408]
vperm2i128 ymm8, ymm7, ymm6, 32
vperm2i128 ymm6, ymm7, ymm6, 49
vpaddq ymm0, ymm0, ymm8
vpaddq ymm1, ymm1, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1376]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 1312], 33
vmovapd ymm7, ymmword ptr [rdi + 1312]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1440]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 1056]
vpunpcklqdq ymm6, ymm6, ymmword ptr [rdi + 1248]
vperm2i128 ymm6, ymm6, ymm6, 128
vpaddq ymm2, ymm2, ymm6
vmovapd ymm6, ymmword ptr [rdi + 1280]
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 1472], 33
vmovapd ymm7, ymmword ptr [rdi + 1472]
vpalignr ymm6, ymm7, ymm6, 8
vpand ymm6, ymm6, ymmword ptr [rdi + 1216]
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
vpand ymm2, ymm8, ymmword ptr [rdi + 768]
vpor ymm2, ymm2, ymmword ptr [rdi + 800]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 800]
vpand ymm0, ymm0, ymmword ptr [rdi + 768]
vpor ymm0, ymm0, ymmword ptr [rdi + 800]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 800]
vmovdqa ymmword ptr [rdi + 128], ymm2
vmovdqa ymmword ptr [rdi + 160], ymm0
vpand ymm0, ymm4, ymmword ptr [rdi + 768]
vpor ymm0, ymm0, ymmword ptr [rdi + 800]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 800]
vpand ymm1, ymm1, ymmword ptr [rdi + 768]
vpor ymm1, ymm1, ymmword ptr [rdi + 800]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 800]
vmovdqa ymmword ptr [rdi + 192], ymm0
vmovdqa ymmword ptr [rdi + 224], ymm1
dec rcx
jnz 2b
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
