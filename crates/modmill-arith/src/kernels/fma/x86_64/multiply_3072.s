# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes x := x * y * 2^-2496 mod N, N odd of at most 3072 bits, by bipartite folding.
# Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: rdi state, rsi table, rcx iterations.
# Bounds: 61 limbs below 2^52, the top one below 2^10; ymm13 collects predicted carries that rippled.
# 17009 instructions a step, 2073 pairs of products, 192 spills.
stmxcsr dword ptr [rdi + 32]
ldmxcsr dword ptr [rdi + 36]
vpxor ymm13, ymm13, ymm13
vmovapd ymm14, ymmword ptr [rdi + 4096]
vmovapd ymm15, ymmword ptr [rdi + 4128]
vmovdqa ymm0, ymmword ptr [rdi + 4224]
vmovdqa ymm1, ymmword ptr [rdi + 4224]
vmovdqa ymm2, ymmword ptr [rdi + 4288]
vmovdqa ymm3, ymmword ptr [rdi + 4288]
vmovdqa ymm4, ymmword ptr [rdi + 4352]
vmovdqa ymm5, ymmword ptr [rdi + 4352]
lea rax, [rdi + 568]
lea r8, [rdi + 2120]
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
vmovdqa ymmword ptr [rdi + 5344], ymm0
vmovdqa ymmword ptr [rdi + 5376], ymm1
vmovdqa ymmword ptr [rdi + 5408], ymm2
vmovdqa ymmword ptr [rdi + 5440], ymm3
vmovdqa ymmword ptr [rdi + 5472], ymm4
vmovdqa ymmword ptr [rdi + 5504], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4256]
vmovdqa ymm1, ymmword ptr [rdi + 4256]
vmovdqa ymm2, ymmword ptr [rdi + 4320]
vmovdqa ymm3, ymmword ptr [rdi + 4320]
vmovdqa ymm4, ymmword ptr [rdi + 4384]
vmovdqa ymm5, ymmword ptr [rdi + 4384]
lea rax, [rdi + 632]
lea r8, [rdi + 2184]
mov r9d, 15
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
vmovapd ymm6, ymmword ptr [rdi + 4224]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 5344]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5376]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4256]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4256]
vmovapd ymm8, ymmword ptr [rdi + 4288]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 5408]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5440]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 4320]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4320]
vmovapd ymm10, ymmword ptr [rdi + 4352]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 5472]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5504]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4384]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4384]
vmovdqa ymmword ptr [rdi + 5504], ymm0
vmovdqa ymmword ptr [rdi + 5472], ymm1
vmovdqa ymmword ptr [rdi + 5440], ymm2
vmovdqa ymmword ptr [rdi + 5408], ymm3
vmovdqa ymmword ptr [rdi + 5376], ymm4
vmovdqa ymmword ptr [rdi + 5344], ymm5
vmovdqa ymmword ptr [rdi + 5536], ymm6
vmovdqa ymmword ptr [rdi + 5568], ymm7
vmovdqa ymmword ptr [rdi + 5600], ymm8
vmovdqa ymmword ptr [rdi + 5632], ymm9
vmovdqa ymmword ptr [rdi + 5664], ymm10
vmovdqa ymmword ptr [rdi + 5696], ymm11
vmovdqa ymm0, ymmword ptr [rdi + 5568]
vmovdqa ymm1, ymmword ptr [rdi + 5536]
vmovdqa ymm2, ymmword ptr [rdi + 5632]
vmovdqa ymm3, ymmword ptr [rdi + 5600]
vmovdqa ymm4, ymmword ptr [rdi + 5696]
vmovdqa ymm5, ymmword ptr [rdi + 5664]
lea rax, [rdi + 2104]
lea r8, [rdi + 584]
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
vmovdqa ymmword ptr [rdi + 5728], ymm0
vmovdqa ymmword ptr [rdi + 5760], ymm1
vmovdqa ymmword ptr [rdi + 5792], ymm2
vmovdqa ymmword ptr [rdi + 5824], ymm3
vmovdqa ymmword ptr [rdi + 5856], ymm4
vmovdqa ymmword ptr [rdi + 5888], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5504]
vmovdqa ymm1, ymmword ptr [rdi + 5472]
vmovdqa ymm2, ymmword ptr [rdi + 5440]
vmovdqa ymm3, ymmword ptr [rdi + 5408]
vmovdqa ymm4, ymmword ptr [rdi + 5376]
vmovdqa ymm5, ymmword ptr [rdi + 5344]
lea rax, [rdi + 2168]
lea r8, [rdi + 648]
mov r9d, 15
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
vmovapd ymm6, ymmword ptr [rdi + 2112]
vperm2i128 ymm7, ymm6, ymmword ptr [rdi + 2144], 33
vpalignr ymm7, ymm7, ymm6, 8
vmovapd ymm8, ymmword ptr [rdi + 2144]
vperm2i128 ymm9, ymm8, ymmword ptr [rdi + 2176], 33
vpalignr ymm9, ymm9, ymm8, 8
vmovapd ymm10, ymmword ptr [rdi + 576]
vfmadd213pd ymm10, ymm7, ymm14
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymmword ptr [rdi + 576]
vpaddq ymm7, ymm11, ymmword ptr [rdi + 5792]
vmovapd ymm11, ymmword ptr [rdi + 608]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 608]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 5824]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5856]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5888]
vmovapd ymm12, ymmword ptr [rdi + 576]
vmovdqa ymmword ptr [rdi + 5888], ymm1
vperm2i128 ymm1, ymm12, ymmword ptr [rdi + 608], 33
vpalignr ymm1, ymm1, ymm12, 8
vmovdqa ymmword ptr [rdi + 5856], ymm0
vmovapd ymm0, ymmword ptr [rdi + 608]
vmovdqa ymmword ptr [rdi + 5824], ymm5
vperm2i128 ymm5, ymm0, ymmword ptr [rdi + 640], 33
vpalignr ymm5, ymm5, ymm0, 8
vmovdqa ymmword ptr [rdi + 5792], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm1
vmovdqa ymmword ptr [rdi + 5344], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm6, ymm1
vpaddq ymm1, ymm7, ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm8, ymm5
vsubpd ymm7, ymm15, ymm3
vfmadd231pd ymm7, ymm8, ymm5
vpaddq ymm5, ymm9, ymm7
vpaddq ymm4, ymm10, ymm4
vpaddq ymm3, ymm11, ymm3
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm6
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm12, ymm6
vpaddq ymm6, ymm9, ymmword ptr [rdi + 5728]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm0, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm0, ymm8
vpaddq ymm0, ymm10, ymmword ptr [rdi + 5760]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm5, ymm5, ymm9
vmovapd ymm7, ymmword ptr [rdi + 2176]
vperm2i128 ymm8, ymm7, ymmword ptr [rdi + 2208], 33
vpalignr ymm8, ymm8, ymm7, 8
vmovapd ymm9, ymmword ptr [rdi + 2208]
vperm2i128 ymm10, ymm9, ymmword ptr [rdi + 2240], 33
vpalignr ymm10, ymm10, ymm9, 8
vmovapd ymm11, ymmword ptr [rdi + 640]
vfmadd213pd ymm11, ymm8, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymmword ptr [rdi + 640]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm8, ymmword ptr [rdi + 672]
vfmadd213pd ymm8, ymm10, ymm14
vsubpd ymm12, ymm15, ymm8
vfmadd231pd ymm12, ymm10, ymmword ptr [rdi + 672]
vpaddq ymm10, ymm12, ymmword ptr [rdi + 5344]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5792]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5824]
vmovapd ymm12, ymmword ptr [rdi + 640]
vmovdqa ymmword ptr [rdi + 5824], ymm5
vperm2i128 ymm5, ymm12, ymmword ptr [rdi + 672], 33
vpalignr ymm5, ymm5, ymm12, 8
vmovdqa ymmword ptr [rdi + 5792], ymm1
vmovapd ymm1, ymmword ptr [rdi + 672]
vmovdqa ymmword ptr [rdi + 5344], ymm0
vperm2i128 ymm0, ymm1, ymmword ptr [rdi + 704], 33
vpalignr ymm0, ymm0, ymm1, 8
vmovdqa ymmword ptr [rdi + 5760], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm5
vmovdqa ymmword ptr [rdi + 5728], ymm3
vsubpd ymm3, ymm15, ymm6
vfmadd231pd ymm3, ymm7, ymm5
vpaddq ymm2, ymm2, ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm9, ymm0
vsubpd ymm5, ymm15, ymm3
vfmadd231pd ymm5, ymm9, ymm0
vpaddq ymm0, ymm10, ymm5
vpaddq ymm5, ymm11, ymm6
vpaddq ymm3, ymm8, ymm3
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm7, ymm12
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm7, ymm12
vpaddq ymm7, ymm8, ymmword ptr [rdi + 5856]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm1, ymm9
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm1, ymm9
vpaddq ymm1, ymm10, ymmword ptr [rdi + 5888]
vpaddq ymm2, ymm2, ymm6
vpaddq ymm0, ymm0, ymm8
vmovdqa ymmword ptr [rdi + 5888], ymm0
vmovdqa ymmword ptr [rdi + 5856], ymm1
vmovdqa ymmword ptr [rdi + 5376], ymm2
vmovdqa ymmword ptr [rdi + 5664], ymm3
vmovdqa ymmword ptr [rdi + 5696], ymm4
vmovdqa ymmword ptr [rdi + 5408], ymm5
vmovdqa ymmword ptr [rdi + 5440], ymm7
vmovdqa ymm0, ymmword ptr [rdi + 4416]
vmovdqa ymm1, ymmword ptr [rdi + 4416]
vmovdqa ymm2, ymmword ptr [rdi + 4480]
vmovdqa ymm3, ymmword ptr [rdi + 4480]
vmovdqa ymm4, ymmword ptr [rdi + 4544]
vmovdqa ymm5, ymmword ptr [rdi + 4544]
lea rax, [rdi + 952]
lea r8, [rdi + 2504]
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
vmovdqa ymmword ptr [rdi + 5600], ymm0
vmovdqa ymmword ptr [rdi + 5632], ymm1
vmovdqa ymmword ptr [rdi + 5472], ymm2
vmovdqa ymmword ptr [rdi + 5504], ymm3
vmovdqa ymmword ptr [rdi + 5536], ymm4
vmovdqa ymmword ptr [rdi + 5568], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4448]
vmovdqa ymm1, ymmword ptr [rdi + 4448]
vmovdqa ymm2, ymmword ptr [rdi + 4512]
vmovdqa ymm3, ymmword ptr [rdi + 4512]
vmovdqa ymm4, ymmword ptr [rdi + 4576]
vmovdqa ymm5, ymmword ptr [rdi + 4576]
lea rax, [rdi + 1016]
lea r8, [rdi + 2568]
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
vmovapd ymm6, ymmword ptr [rdi + 4416]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 5600]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5632]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4448]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4448]
vmovapd ymm8, ymmword ptr [rdi + 4480]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 5472]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5504]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 4512]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4512]
vmovapd ymm10, ymmword ptr [rdi + 4544]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 5536]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5568]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4576]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4576]
vmovdqa ymmword ptr [rdi + 5568], ymm0
vmovdqa ymmword ptr [rdi + 5536], ymm1
vmovdqa ymmword ptr [rdi + 5504], ymm2
vmovdqa ymmword ptr [rdi + 5472], ymm3
vmovdqa ymmword ptr [rdi + 5632], ymm4
vmovdqa ymmword ptr [rdi + 5600], ymm5
vmovdqa ymmword ptr [rdi + 5920], ymm6
vmovdqa ymmword ptr [rdi + 5952], ymm7
vmovdqa ymmword ptr [rdi + 5984], ymm8
vmovdqa ymmword ptr [rdi + 6016], ymm9
vmovdqa ymmword ptr [rdi + 6048], ymm10
vmovdqa ymmword ptr [rdi + 6080], ymm11
vmovdqa ymm0, ymmword ptr [rdi + 5952]
vmovdqa ymm1, ymmword ptr [rdi + 5920]
vmovdqa ymm2, ymmword ptr [rdi + 6016]
vmovdqa ymm3, ymmword ptr [rdi + 5984]
vmovdqa ymm4, ymmword ptr [rdi + 6080]
vmovdqa ymm5, ymmword ptr [rdi + 6048]
lea rax, [rdi + 2488]
lea r8, [rdi + 968]
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
vmovdqa ymmword ptr [rdi + 6112], ymm0
vmovdqa ymmword ptr [rdi + 6144], ymm1
vmovdqa ymmword ptr [rdi + 6176], ymm2
vmovdqa ymmword ptr [rdi + 6208], ymm3
vmovdqa ymmword ptr [rdi + 6240], ymm4
vmovdqa ymmword ptr [rdi + 6272], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5568]
vmovdqa ymm1, ymmword ptr [rdi + 5536]
vmovdqa ymm2, ymmword ptr [rdi + 5504]
vmovdqa ymm3, ymmword ptr [rdi + 5472]
vmovdqa ymm4, ymmword ptr [rdi + 5632]
vmovdqa ymm5, ymmword ptr [rdi + 5600]
lea rax, [rdi + 2552]
lea r8, [rdi + 1032]
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
vmovapd ymm6, ymmword ptr [rdi + 960]
vmovupd ymm7, ymmword ptr [rdi + 2504]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 6176]
vmovapd ymm9, ymmword ptr [rdi + 992]
vmovupd ymm10, ymmword ptr [rdi + 2536]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 6208]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6240]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6272]
vmovapd ymm12, ymmword ptr [rdi + 2496]
vmovdqa ymmword ptr [rdi + 6272], ymm5
vmovupd ymm5, ymmword ptr [rdi + 968]
vmovdqa ymmword ptr [rdi + 6240], ymm3
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm12, ymm5
vmovdqa ymmword ptr [rdi + 6208], ymm1
vsubpd ymm1, ymm15, ymm3
vfmadd231pd ymm1, ymm12, ymm5
vpaddq ymm1, ymm7, ymm1
vmovapd ymm5, ymmword ptr [rdi + 2528]
vmovupd ymm7, ymmword ptr [rdi + 1000]
vmovdqa ymmword ptr [rdi + 6176], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm5, ymm7
vmovdqa ymmword ptr [rdi + 5600], ymm4
vsubpd ymm4, ymm15, ymm0
vfmadd231pd ymm4, ymm5, ymm7
vpaddq ymm4, ymm10, ymm4
vpaddq ymm3, ymm8, ymm3
vpaddq ymm0, ymm11, ymm0
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm12
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm6, ymm12
vpaddq ymm6, ymm8, ymmword ptr [rdi + 6112]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm5
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymm5
vpaddq ymm5, ymm10, ymmword ptr [rdi + 6144]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm4, ymm4, ymm8
vmovapd ymm7, ymmword ptr [rdi + 1024]
vmovupd ymm8, ymmword ptr [rdi + 2568]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm2, ymm2, ymm10
vpaddq ymm8, ymm9, ymmword ptr [rdi + 5600]
vmovapd ymm9, ymmword ptr [rdi + 2560]
vmovupd ymm10, ymmword ptr [rdi + 1032]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm2, ymm2, ymm12
vpaddq ymm8, ymm8, ymm11
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm7, ymm9
vsubpd ymm11, ymm15, ymm10
vfmadd231pd ymm11, ymm7, ymm9
vpaddq ymm7, ymm11, ymmword ptr [rdi + 6176]
vmovapd ymm9, ymmword ptr [rdi + 1056]
vmovapd ymm11, ymmword ptr [rdi + 2592]
vfmadd213pd ymm11, ymm9, ymm14
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymmword ptr [rdi + 2592]
vpaddq ymm9, ymm12, ymmword ptr [rdi + 6208]
vpaddq ymm2, ymm2, ymm10
vpaddq ymm10, ymm11, ymmword ptr [rdi + 6240]
vmovapd ymm11, ymmword ptr [rdi + 4608]
vpaddq ymm12, ymm11, ymmword ptr [rdi + 5696]
vmovdqa ymmword ptr [rdi + 6240], ymm6
vperm2i128 ymm6, ymm12, ymm12, 8
vpalignr ymm6, ymm12, ymm6, 8
vmovapd ymm12, ymmword ptr [rdi + 5696]
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 5728], 33
vmovdqa ymmword ptr [rdi + 5696], ymm10
vmovapd ymm10, ymmword ptr [rdi + 5728]
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5760]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5344]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 4640]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4672]
vmovdqa ymmword ptr [rdi + 5344], ymm2
vmovapd ymm2, ymmword ptr [rdi + 4704]
vmovdqa ymmword ptr [rdi + 5760], ymm9
vpaddq ymm9, ymm2, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 5792], ymm7
vpaddq ymm7, ymm2, ymmword ptr [rdi + 5824]
vpunpcklqdq ymm11, ymm6, ymm9
vpunpckhqdq ymm6, ymm6, ymm9
vperm2i128 ymm9, ymm11, ymm6, 32
vperm2i128 ymm6, ymm11, ymm6, 49
vpsrlq ymm11, ymm9, 52
vmovdqa ymmword ptr [rdi + 5824], ymm8
vpsrlq ymm8, ymm6, 52
vmovdqa ymmword ptr [rdi + 6208], ymm4
vperm2i128 ymm4, ymm11, ymm11, 8
vpalignr ymm4, ymm11, ymm4, 8
vperm2i128 ymm11, ymm11, ymm8, 33
vpalignr ymm11, ymm8, ymm11, 8
vmovdqa ymmword ptr [rdi + 6176], ymm1
vpaddq ymm1, ymm9, ymm4
vmovdqa ymmword ptr [rdi + 5600], ymm5
vpxor ymm5, ymm9, ymm1
vpor ymm13, ymm13, ymm5
vpaddq ymm4, ymm6, ymm11
vpxor ymm5, ymm6, ymm4
vpor ymm13, ymm13, ymm5
vpand ymm1, ymm1, ymmword ptr [rdi + 4160]
vpor ymm1, ymm1, ymmword ptr [rdi + 4192]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 4192]
vpand ymm4, ymm4, ymmword ptr [rdi + 4160]
vpor ymm4, ymm4, ymmword ptr [rdi + 4192]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3200], ymm1
vmovdqa ymmword ptr [rdi + 3232], ymm4
vpunpcklqdq ymm1, ymm12, ymm7
vpunpckhqdq ymm4, ymm12, ymm7
vperm2i128 ymm5, ymm1, ymm4, 32
vperm2i128 ymm1, ymm1, ymm4, 49
vpsrlq ymm4, ymm5, 52
vpsrlq ymm6, ymm1, 52
vperm2i128 ymm7, ymm8, ymm4, 33
vpalignr ymm7, ymm4, ymm7, 8
vperm2i128 ymm4, ymm4, ymm6, 33
vpalignr ymm4, ymm6, ymm4, 8
vpaddq ymm8, ymm5, ymm7
vpxor ymm9, ymm5, ymm8
vpor ymm13, ymm13, ymm9
vpaddq ymm5, ymm1, ymm4
vpxor ymm7, ymm1, ymm5
vpor ymm13, ymm13, ymm7
vpand ymm1, ymm8, ymmword ptr [rdi + 4160]
vpor ymm1, ymm1, ymmword ptr [rdi + 4192]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 4192]
vpand ymm4, ymm5, ymmword ptr [rdi + 4160]
vpor ymm4, ymm4, ymmword ptr [rdi + 4192]
vsubpd ymm4, ymm4, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3264], ymm1
vmovdqa ymmword ptr [rdi + 3296], ymm4
vperm2i128 ymm1, ymm10, ymmword ptr [rdi + 5408], 33
vmovapd ymm4, ymmword ptr [rdi + 5408]
vpalignr ymm1, ymm4, ymm1, 8
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 5664], 33
vmovapd ymm5, ymmword ptr [rdi + 5664]
vpalignr ymm4, ymm5, ymm4, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5440]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5856]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4672]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 4672]
vpaddq ymm7, ymm2, ymmword ptr [rdi + 5376]
vpaddq ymm8, ymm2, ymmword ptr [rdi + 5888]
vpunpcklqdq ymm9, ymm1, ymm7
vpunpckhqdq ymm1, ymm1, ymm7
vperm2i128 ymm7, ymm9, ymm1, 32
vperm2i128 ymm1, ymm9, ymm1, 49
vpsrlq ymm9, ymm7, 52
vpsrlq ymm10, ymm1, 52
vperm2i128 ymm6, ymm6, ymm9, 33
vpalignr ymm6, ymm9, ymm6, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm11, ymm7, ymm6
vpxor ymm12, ymm7, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm1, ymm9
vpxor ymm7, ymm1, ymm6
vpor ymm13, ymm13, ymm7
vpand ymm1, ymm11, ymmword ptr [rdi + 4160]
vpor ymm1, ymm1, ymmword ptr [rdi + 4192]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 4192]
vpand ymm6, ymm6, ymmword ptr [rdi + 4160]
vpor ymm6, ymm6, ymmword ptr [rdi + 4192]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3328], ymm1
vmovdqa ymmword ptr [rdi + 3360], ymm6
vperm2i128 ymm1, ymm3, ymm0, 33
vpalignr ymm1, ymm0, ymm1, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5600]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4672]
vpaddq ymm6, ymm2, ymmword ptr [rdi + 6176]
vpaddq ymm7, ymm2, ymmword ptr [rdi + 6208]
vpunpcklqdq ymm9, ymm1, ymm7
vpunpckhqdq ymm1, ymm1, ymm7
vperm2i128 ymm7, ymm9, ymm1, 32
vperm2i128 ymm1, ymm9, ymm1, 49
vpsrlq ymm9, ymm7, 52
vpsrlq ymm11, ymm1, 52
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vpand ymm9, ymm9, ymmword ptr [rdi + 4736]
vpaddq ymm12, ymm1, ymm9
vmovdqa ymmword ptr [rdi + 6208], ymm6
vpxor ymm6, ymm1, ymm12
vpor ymm13, ymm13, ymm6
vpand ymm1, ymm7, ymmword ptr [rdi + 4160]
vpor ymm1, ymm1, ymmword ptr [rdi + 4192]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 4192]
vpand ymm6, ymm12, ymmword ptr [rdi + 4160]
vpor ymm6, ymm6, ymmword ptr [rdi + 4192]
vsubpd ymm6, ymm6, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3520], ymm1
vmovdqa ymmword ptr [rdi + 3552], ymm6
vperm2i128 ymm0, ymm0, ymmword ptr [rdi + 5824], 33
vmovapd ymm1, ymmword ptr [rdi + 5824]
vpalignr ymm0, ymm1, ymm0, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4608]
vperm2i128 ymm1, ymm1, ymmword ptr [rdi + 6272], 33
vmovapd ymm6, ymmword ptr [rdi + 6272]
vpalignr ymm1, ymm6, ymm1, 8
vpaddq ymm0, ymm0, ymmword ptr [rdi + 5792]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5760]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4672]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4640]
vpaddq ymm6, ymm2, ymmword ptr [rdi + 5344]
vmovapd ymm9, ymmword ptr [rdi + 4768]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5696]
vpunpcklqdq ymm12, ymm0, ymm6
vpunpckhqdq ymm0, ymm0, ymm6
vperm2i128 ymm6, ymm12, ymm0, 32
vperm2i128 ymm0, ymm12, ymm0, 49
vpsrlq ymm12, ymm6, 52
vmovdqa ymmword ptr [rdi + 5696], ymm7
vpsrlq ymm7, ymm0, 52
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymm7, 33
vpalignr ymm12, ymm7, ymm12, 8
vmovdqa ymmword ptr [rdi + 5344], ymm3
vpaddq ymm3, ymm6, ymm11
vpxor ymm2, ymm6, ymm3
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm0, ymm12
vpxor ymm6, ymm0, ymm2
vpor ymm13, ymm13, ymm6
vpand ymm0, ymm3, ymmword ptr [rdi + 4160]
vpor ymm0, ymm0, ymmword ptr [rdi + 4192]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 4192]
vpand ymm2, ymm2, ymmword ptr [rdi + 4160]
vpor ymm2, ymm2, ymmword ptr [rdi + 4192]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3584], ymm0
vmovdqa ymmword ptr [rdi + 3616], ymm2
vpunpcklqdq ymm0, ymm1, ymm9
vpunpckhqdq ymm1, ymm1, ymm9
vperm2i128 ymm2, ymm0, ymm1, 32
vperm2i128 ymm0, ymm0, ymm1, 49
vpsrlq ymm1, ymm2, 52
vpsrlq ymm3, ymm0, 52
vperm2i128 ymm6, ymm7, ymm1, 33
vpalignr ymm6, ymm1, ymm6, 8
vperm2i128 ymm1, ymm1, ymm3, 33
vpalignr ymm1, ymm3, ymm1, 8
vpaddq ymm3, ymm2, ymm6
vpxor ymm7, ymm2, ymm3
vpor ymm13, ymm13, ymm7
vpaddq ymm2, ymm0, ymm1
vpxor ymm6, ymm0, ymm2
vpor ymm13, ymm13, ymm6
vpand ymm0, ymm3, ymmword ptr [rdi + 4160]
vpor ymm0, ymm0, ymmword ptr [rdi + 4192]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 4192]
vpand ymm1, ymm2, ymmword ptr [rdi + 4160]
vpor ymm1, ymm1, ymmword ptr [rdi + 4192]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3648], ymm0
vmovdqa ymmword ptr [rdi + 3680], ymm1
vmovdqa ymmword ptr [rdi + 5760], ymm4
vmovdqa ymmword ptr [rdi + 5792], ymm8
vmovdqa ymmword ptr [rdi + 6272], ymm10
vmovdqa ymm0, ymmword ptr [rdi + 4800]
vmovdqa ymm1, ymmword ptr [rdi + 4800]
vmovdqa ymm2, ymmword ptr [rdi + 4928]
vmovdqa ymm3, ymmword ptr [rdi + 4928]
vmovdqa ymm4, ymmword ptr [rdi + 5056]
vmovdqa ymm5, ymmword ptr [rdi + 5056]
lea rax, [rdi + 696]
lea r8, [rdi + 2248]
mov r9d, 23
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
vmovdqa ymmword ptr [rdi + 5824], ymm0
vmovdqa ymmword ptr [rdi + 6176], ymm1
vmovdqa ymmword ptr [rdi + 5600], ymm2
vmovdqa ymmword ptr [rdi + 5888], ymm3
vmovdqa ymmword ptr [rdi + 5376], ymm4
vmovdqa ymmword ptr [rdi + 5856], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4832]
vmovdqa ymm1, ymmword ptr [rdi + 4832]
vmovdqa ymm2, ymmword ptr [rdi + 4960]
vmovdqa ymm3, ymmword ptr [rdi + 4960]
vmovdqa ymm4, ymmword ptr [rdi + 5088]
vmovdqa ymm5, ymmword ptr [rdi + 5088]
lea rax, [rdi + 760]
lea r8, [rdi + 2312]
mov r9d, 30
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
vmovdqa ymmword ptr [rdi + 5440], ymm0
vmovdqa ymmword ptr [rdi + 5408], ymm1
vmovdqa ymmword ptr [rdi + 5728], ymm2
vmovdqa ymmword ptr [rdi + 6144], ymm3
vmovdqa ymmword ptr [rdi + 6112], ymm4
vmovdqa ymmword ptr [rdi + 5632], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4864]
vmovdqa ymm1, ymmword ptr [rdi + 4864]
vmovdqa ymm2, ymmword ptr [rdi + 4992]
vmovdqa ymm3, ymmword ptr [rdi + 4992]
vmovdqa ymm4, ymmword ptr [rdi + 5120]
vmovdqa ymm5, ymmword ptr [rdi + 5120]
lea rax, [rdi + 824]
lea r8, [rdi + 2376]
mov r9d, 28
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
vmovdqa ymmword ptr [rdi + 6048], ymm0
vmovdqa ymmword ptr [rdi + 6080], ymm1
vmovdqa ymmword ptr [rdi + 5472], ymm2
vmovdqa ymmword ptr [rdi + 5504], ymm3
vmovdqa ymmword ptr [rdi + 5984], ymm4
vmovdqa ymmword ptr [rdi + 6016], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 4896]
vmovdqa ymm1, ymmword ptr [rdi + 4896]
vmovdqa ymm2, ymmword ptr [rdi + 5024]
vmovdqa ymm3, ymmword ptr [rdi + 5024]
vmovdqa ymm4, ymmword ptr [rdi + 5152]
vmovdqa ymm5, ymmword ptr [rdi + 5152]
lea rax, [rdi + 888]
lea r8, [rdi + 2440]
mov r9d, 20
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
vmovapd ymm6, ymmword ptr [rdi + 4800]
vpaddq ymm7, ymm6, ymmword ptr [rdi + 5824]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6176]
vmovapd ymm8, ymmword ptr [rdi + 4832]
vpaddq ymm9, ymm8, ymmword ptr [rdi + 5440]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5408]
vmovapd ymm10, ymmword ptr [rdi + 4864]
vpaddq ymm11, ymm10, ymmword ptr [rdi + 6048]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6080]
vpaddq ymm0, ymm0, ymmword ptr [rdi + 4896]
vpaddq ymm1, ymm1, ymmword ptr [rdi + 4896]
vmovapd ymm12, ymmword ptr [rdi + 4928]
vmovdqa ymmword ptr [rdi + 6080], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5600]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5888]
vmovdqa ymmword ptr [rdi + 5888], ymm12
vmovapd ymm12, ymmword ptr [rdi + 4960]
vmovdqa ymmword ptr [rdi + 5600], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5728]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6144]
vmovdqa ymmword ptr [rdi + 6144], ymm12
vmovapd ymm12, ymmword ptr [rdi + 4992]
vmovdqa ymmword ptr [rdi + 5728], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5472]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5504]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5024]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5024]
vmovdqa ymmword ptr [rdi + 5504], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5056]
vmovdqa ymmword ptr [rdi + 5472], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5376]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5856]
vmovdqa ymmword ptr [rdi + 5856], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5088]
vmovdqa ymmword ptr [rdi + 5376], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6112]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5632]
vmovdqa ymmword ptr [rdi + 5632], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5120]
vmovdqa ymmword ptr [rdi + 6112], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5984]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6016]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5152]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5152]
vmovdqa ymmword ptr [rdi + 6016], ymm0
vmovdqa ymmword ptr [rdi + 5984], ymm1
vmovdqa ymmword ptr [rdi + 6048], ymm2
vmovdqa ymmword ptr [rdi + 5408], ymm3
vmovdqa ymmword ptr [rdi + 5440], ymm4
vmovdqa ymmword ptr [rdi + 6176], ymm5
vmovdqa ymmword ptr [rdi + 5824], ymm6
vmovdqa ymmword ptr [rdi + 5536], ymm7
vmovdqa ymmword ptr [rdi + 5568], ymm8
vmovdqa ymmword ptr [rdi + 5920], ymm9
vmovdqa ymmword ptr [rdi + 5952], ymm10
vmovdqa ymmword ptr [rdi + 6304], ymm11
vmovdqa ymmword ptr [rdi + 6336], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 5536]
vmovdqa ymm1, ymmword ptr [rdi + 5824]
vmovdqa ymm2, ymmword ptr [rdi + 5600]
vmovdqa ymm3, ymmword ptr [rdi + 5888]
vmovdqa ymm4, ymmword ptr [rdi + 5376]
vmovdqa ymm5, ymmword ptr [rdi + 5856]
lea rax, [rdi + 2232]
lea r8, [rdi + 712]
mov r9d, 23
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
vmovdqa ymmword ptr [rdi + 6368], ymm0
vmovdqa ymmword ptr [rdi + 6400], ymm1
vmovdqa ymmword ptr [rdi + 6432], ymm2
vmovdqa ymmword ptr [rdi + 6464], ymm3
vmovdqa ymmword ptr [rdi + 6496], ymm4
vmovdqa ymmword ptr [rdi + 6528], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 5920]
vmovdqa ymm1, ymmword ptr [rdi + 5568]
vmovdqa ymm2, ymmword ptr [rdi + 5728]
vmovdqa ymm3, ymmword ptr [rdi + 6144]
vmovdqa ymm4, ymmword ptr [rdi + 6112]
vmovdqa ymm5, ymmword ptr [rdi + 5632]
lea rax, [rdi + 2296]
lea r8, [rdi + 776]
mov r9d, 30
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
vmovdqa ymmword ptr [rdi + 6560], ymm0
vmovdqa ymmword ptr [rdi + 6592], ymm1
vmovdqa ymmword ptr [rdi + 6624], ymm2
vmovdqa ymmword ptr [rdi + 6656], ymm3
vmovdqa ymmword ptr [rdi + 6688], ymm4
vmovdqa ymmword ptr [rdi + 6720], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6080]
vmovdqa ymm1, ymmword ptr [rdi + 5952]
vmovdqa ymm2, ymmword ptr [rdi + 5472]
vmovdqa ymm3, ymmword ptr [rdi + 5504]
vmovdqa ymm4, ymmword ptr [rdi + 6304]
vmovdqa ymm5, ymmword ptr [rdi + 6336]
lea rax, [rdi + 2360]
lea r8, [rdi + 840]
mov r9d, 28
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
vmovdqa ymmword ptr [rdi + 6752], ymm0
vmovdqa ymmword ptr [rdi + 6784], ymm1
vmovdqa ymmword ptr [rdi + 6816], ymm2
vmovdqa ymmword ptr [rdi + 6848], ymm3
vmovdqa ymmword ptr [rdi + 6880], ymm4
vmovdqa ymmword ptr [rdi + 6912], ymm5
vmovdqa ymm0, ymmword ptr [rdi + 6016]
vmovdqa ymm1, ymmword ptr [rdi + 5984]
vmovdqa ymm2, ymmword ptr [rdi + 6048]
vmovdqa ymm3, ymmword ptr [rdi + 5408]
vmovdqa ymm4, ymmword ptr [rdi + 5440]
vmovdqa ymm5, ymmword ptr [rdi + 6176]
lea rax, [rdi + 2424]
lea r8, [rdi + 904]
mov r9d, 20
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
vmovapd ymm6, ymmword ptr [rdi + 704]
vmovupd ymm7, ymmword ptr [rdi + 2248]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm6, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm6, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 6432]
vmovapd ymm9, ymmword ptr [rdi + 736]
vmovupd ymm10, ymmword ptr [rdi + 2280]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm9, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm9, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 6464]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6496]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6528]
vmovapd ymm12, ymmword ptr [rdi + 2240]
vmovdqa ymmword ptr [rdi + 6528], ymm1
vmovupd ymm1, ymmword ptr [rdi + 712]
vmovdqa ymmword ptr [rdi + 6496], ymm0
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 6464], ymm5
vsubpd ymm5, ymm15, ymm0
vfmadd231pd ymm5, ymm12, ymm1
vpaddq ymm1, ymm7, ymm5
vmovapd ymm5, ymmword ptr [rdi + 2272]
vmovupd ymm7, ymmword ptr [rdi + 744]
vmovdqa ymmword ptr [rdi + 6432], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm7
vmovdqa ymmword ptr [rdi + 6176], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm5, ymm7
vpaddq ymm3, ymm10, ymm3
vpaddq ymm0, ymm8, ymm0
vpaddq ymm4, ymm11, ymm4
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm12, ymm6
vsubpd ymm8, ymm15, ymm7
vfmadd231pd ymm8, ymm12, ymm6
vpaddq ymm6, ymm8, ymmword ptr [rdi + 6368]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm9, ymm5
vsubpd ymm10, ymm15, ymm8
vfmadd231pd ymm10, ymm9, ymm5
vpaddq ymm5, ymm10, ymmword ptr [rdi + 6400]
vpaddq ymm1, ymm1, ymm7
vpaddq ymm3, ymm3, ymm8
vmovapd ymm7, ymmword ptr [rdi + 768]
vmovupd ymm8, ymmword ptr [rdi + 2312]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm7, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm8
vpaddq ymm8, ymm10, ymmword ptr [rdi + 6624]
vmovapd ymm10, ymmword ptr [rdi + 800]
vmovupd ymm11, ymmword ptr [rdi + 2344]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 6624], ymm3
vsubpd ymm3, ymm15, ymm12
vfmadd231pd ymm3, ymm10, ymm11
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6656]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6688]
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6720]
vmovapd ymm12, ymmword ptr [rdi + 2304]
vmovdqa ymmword ptr [rdi + 6720], ymm1
vmovupd ymm1, ymmword ptr [rdi + 776]
vmovdqa ymmword ptr [rdi + 6688], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 6656], ymm6
vsubpd ymm6, ymm15, ymm5
vfmadd231pd ymm6, ymm12, ymm1
vpaddq ymm1, ymm8, ymm6
vmovapd ymm6, ymmword ptr [rdi + 2336]
vmovupd ymm8, ymmword ptr [rdi + 808]
vmovdqa ymmword ptr [rdi + 6400], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm6, ymm8
vmovdqa ymmword ptr [rdi + 6368], ymm0
vsubpd ymm0, ymm15, ymm4
vfmadd231pd ymm0, ymm6, ymm8
vpaddq ymm0, ymm3, ymm0
vpaddq ymm3, ymm9, ymm5
vpaddq ymm4, ymm11, ymm4
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm7, ymm12
vsubpd ymm8, ymm15, ymm5
vfmadd231pd ymm8, ymm7, ymm12
vpaddq ymm7, ymm8, ymmword ptr [rdi + 6560]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm6
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm6
vpaddq ymm6, ymm9, ymmword ptr [rdi + 6592]
vpaddq ymm1, ymm1, ymm5
vpaddq ymm0, ymm0, ymm8
vmovapd ymm5, ymmword ptr [rdi + 832]
vmovupd ymm8, ymmword ptr [rdi + 2376]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm8
vpaddq ymm8, ymm10, ymmword ptr [rdi + 6816]
vmovapd ymm10, ymmword ptr [rdi + 864]
vmovupd ymm11, ymmword ptr [rdi + 2408]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm10, ymm11
vmovdqa ymmword ptr [rdi + 6816], ymm0
vsubpd ymm0, ymm15, ymm12
vfmadd231pd ymm0, ymm10, ymm11
vpaddq ymm0, ymm0, ymmword ptr [rdi + 6848]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6880]
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6912]
vmovapd ymm12, ymmword ptr [rdi + 2368]
vmovdqa ymmword ptr [rdi + 6912], ymm1
vmovupd ymm1, ymmword ptr [rdi + 840]
vmovdqa ymmword ptr [rdi + 6880], ymm6
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm12, ymm1
vmovdqa ymmword ptr [rdi + 6848], ymm7
vsubpd ymm7, ymm15, ymm6
vfmadd231pd ymm7, ymm12, ymm1
vpaddq ymm1, ymm8, ymm7
vmovapd ymm7, ymmword ptr [rdi + 2400]
vmovupd ymm8, ymmword ptr [rdi + 872]
vmovdqa ymmword ptr [rdi + 6592], ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm7, ymm8
vmovdqa ymmword ptr [rdi + 6560], ymm3
vsubpd ymm3, ymm15, ymm4
vfmadd231pd ymm3, ymm7, ymm8
vpaddq ymm0, ymm0, ymm3
vpaddq ymm3, ymm9, ymm6
vpaddq ymm4, ymm11, ymm4
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm5, ymm12
vsubpd ymm8, ymm15, ymm6
vfmadd231pd ymm8, ymm5, ymm12
vpaddq ymm5, ymm8, ymmword ptr [rdi + 6752]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm10, ymm7
vsubpd ymm9, ymm15, ymm8
vfmadd231pd ymm9, ymm10, ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 6784]
vpaddq ymm1, ymm1, ymm6
vpaddq ymm0, ymm0, ymm8
vmovapd ymm6, ymmword ptr [rdi + 896]
vmovupd ymm8, ymmword ptr [rdi + 2440]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm6, ymm8
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm6, ymm8
vpaddq ymm2, ymm2, ymm10
vmovapd ymm8, ymmword ptr [rdi + 928]
vmovupd ymm10, ymmword ptr [rdi + 2472]
vmovapd ymm11, ymm14
vfmadd231pd ymm11, ymm8, ymm10
vsubpd ymm12, ymm15, ymm11
vfmadd231pd ymm12, ymm8, ymm10
vpaddq ymm10, ymm12, ymmword ptr [rdi + 6176]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6432]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6464]
vmovapd ymm12, ymmword ptr [rdi + 2432]
vmovdqa ymmword ptr [rdi + 6464], ymm0
vmovupd ymm0, ymmword ptr [rdi + 904]
vmovdqa ymmword ptr [rdi + 6432], ymm1
vmovapd ymm1, ymm14
vfmadd231pd ymm1, ymm12, ymm0
vmovdqa ymmword ptr [rdi + 6176], ymm7
vsubpd ymm7, ymm15, ymm1
vfmadd231pd ymm7, ymm12, ymm0
vpaddq ymm0, ymm2, ymm7
vmovapd ymm2, ymmword ptr [rdi + 2464]
vmovupd ymm7, ymmword ptr [rdi + 936]
vmovdqa ymmword ptr [rdi + 6784], ymm5
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm2, ymm7
vmovdqa ymmword ptr [rdi + 6752], ymm4
vsubpd ymm4, ymm15, ymm5
vfmadd231pd ymm4, ymm2, ymm7
vpaddq ymm4, ymm10, ymm4
vpaddq ymm1, ymm9, ymm1
vpaddq ymm5, ymm11, ymm5
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm6, ymm12
vsubpd ymm9, ymm15, ymm7
vfmadd231pd ymm9, ymm6, ymm12
vpaddq ymm6, ymm9, ymmword ptr [rdi + 6496]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm8, ymm2
vsubpd ymm10, ymm15, ymm9
vfmadd231pd ymm10, ymm8, ymm2
vpaddq ymm2, ymm10, ymmword ptr [rdi + 6528]
vpaddq ymm0, ymm0, ymm7
vpaddq ymm4, ymm4, ymm9
vmovdqa ymmword ptr [rdi + 6528], ymm0
vmovdqa ymmword ptr [rdi + 6496], ymm1
vmovdqa ymmword ptr [rdi + 5440], ymm2
vmovdqa ymmword ptr [rdi + 6336], ymm3
vmovdqa ymmword ptr [rdi + 6304], ymm4
vmovdqa ymmword ptr [rdi + 5632], ymm5
vmovdqa ymmword ptr [rdi + 6112], ymm6
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5216]
vmovdqa ymm6, ymmword ptr [rdi + 5216]
vmovdqa ymm7, ymmword ptr [rdi + 5216]
vmovdqa ymm8, ymmword ptr [rdi + 5216]
vmovdqa ymm9, ymmword ptr [rdi + 5216]
lea rax, [rdi + 3200]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5856], ymm0
vmovdqa ymmword ptr [rdi + 5376], ymm1
vmovdqa ymmword ptr [rdi + 5408], ymm2
vmovdqa ymmword ptr [rdi + 6048], ymm3
vmovdqa ymmword ptr [rdi + 5504], ymm4
vmovdqa ymmword ptr [rdi + 5472], ymm5
vmovdqa ymmword ptr [rdi + 6144], ymm6
vmovdqa ymmword ptr [rdi + 5728], ymm7
vmovdqa ymmword ptr [rdi + 5888], ymm8
vmovdqa ymmword ptr [rdi + 5600], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5216]
vmovdqa ymm6, ymmword ptr [rdi + 5216]
vmovdqa ymm7, ymmword ptr [rdi + 5216]
vmovdqa ymm8, ymmword ptr [rdi + 5216]
vmovdqa ymm9, ymmword ptr [rdi + 5216]
lea rax, [rdi + 3200]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5984], ymm0
vmovdqa ymmword ptr [rdi + 6016], ymm1
vmovdqa ymmword ptr [rdi + 5952], ymm2
vmovdqa ymmword ptr [rdi + 6080], ymm3
vmovdqa ymmword ptr [rdi + 5568], ymm4
vmovdqa ymmword ptr [rdi + 5920], ymm5
vmovdqa ymmword ptr [rdi + 5824], ymm6
vmovdqa ymmword ptr [rdi + 5536], ymm7
vmovdqa ymmword ptr [rdi + 6944], ymm8
vmovdqa ymmword ptr [rdi + 6976], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5184]
vmovdqa ymm1, ymmword ptr [rdi + 5184]
vmovdqa ymm2, ymmword ptr [rdi + 5184]
vmovdqa ymm3, ymmword ptr [rdi + 5184]
vmovdqa ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymm5, ymmword ptr [rdi + 5216]
vmovdqa ymm6, ymmword ptr [rdi + 5216]
vmovdqa ymm7, ymmword ptr [rdi + 5216]
vmovdqa ymm8, ymmword ptr [rdi + 5216]
vmovdqa ymm9, ymmword ptr [rdi + 5216]
lea rax, [rdi + 3200]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 320]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 352]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 352]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 384]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 384]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 416]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 416]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 448]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 448]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 5760]
vpunpcklqdq ymm11, ymm10, ymmword ptr [rdi + 5792]
vpunpckhqdq ymm10, ymm10, ymmword ptr [rdi + 5792]
vperm2i128 ymm12, ymm11, ymm10, 32
vperm2i128 ymm10, ymm11, ymm10, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5856]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5376]
vmovapd ymm12, ymmword ptr [rdi + 5472]
vmovdqa ymmword ptr [rdi + 5376], ymm9
vperm2i128 ymm9, ymm12, ymm12, 8
vpalignr ymm9, ymm12, ymm9, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 6144], 33
vmovdqa ymmword ptr [rdi + 5472], ymm4
vmovapd ymm4, ymmword ptr [rdi + 6144]
vpalignr ymm12, ymm4, ymm12, 8
vpaddq ymm9, ymm11, ymm9
vpaddq ymm10, ymm10, ymm12
vpsrlq ymm11, ymm9, 52
vpsrlq ymm12, ymm10, 52
vmovdqa ymmword ptr [rdi + 5856], ymm8
vmovapd ymm8, ymmword ptr [rdi + 6272]
vperm2i128 ymm8, ymm8, ymm11, 33
vpalignr ymm8, ymm11, ymm8, 8
vperm2i128 ymm11, ymm11, ymm12, 33
vpalignr ymm11, ymm12, ymm11, 8
vmovdqa ymmword ptr [rdi + 6272], ymm7
vpaddq ymm7, ymm9, ymm8
vmovdqa ymmword ptr [rdi + 5792], ymm3
vpxor ymm3, ymm9, ymm7
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm10, ymm11
vpxor ymm8, ymm10, ymm3
vpor ymm13, ymm13, ymm8
vpand ymm7, ymm7, ymmword ptr [rdi + 4160]
vpor ymm7, ymm7, ymmword ptr [rdi + 4192]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 4192]
vpand ymm3, ymm3, ymmword ptr [rdi + 4160]
vpor ymm3, ymm3, ymmword ptr [rdi + 4192]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3840], ymm7
vmovdqa ymmword ptr [rdi + 3872], ymm3
vmovapd ymm3, ymmword ptr [rdi + 5664]
vperm2i128 ymm3, ymm3, ymmword ptr [rdi + 6368], 33
vmovapd ymm7, ymmword ptr [rdi + 6368]
vpalignr ymm3, ymm7, ymm3, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 6400], 33
vmovapd ymm8, ymmword ptr [rdi + 6400]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6656]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6688]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 4672]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 4672]
vmovapd ymm9, ymmword ptr [rdi + 4704]
vpaddq ymm10, ymm9, ymmword ptr [rdi + 6720]
vpaddq ymm11, ymm9, ymmword ptr [rdi + 6624]
vpunpcklqdq ymm9, ymm3, ymm10
vpunpckhqdq ymm3, ymm3, ymm10
vperm2i128 ymm10, ymm9, ymm3, 32
vperm2i128 ymm3, ymm9, ymm3, 49
vpaddq ymm9, ymm10, ymmword ptr [rdi + 5408]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 6048]
vperm2i128 ymm4, ymm4, ymmword ptr [rdi + 5728], 33
vmovapd ymm10, ymmword ptr [rdi + 5728]
vpalignr ymm4, ymm10, ymm4, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 5888], 33
vmovapd ymm8, ymmword ptr [rdi + 5888]
vpalignr ymm10, ymm8, ymm10, 8
vpaddq ymm4, ymm9, ymm4
vpaddq ymm3, ymm3, ymm10
vpsrlq ymm9, ymm4, 52
vpsrlq ymm10, ymm3, 52
vperm2i128 ymm12, ymm12, ymm9, 33
vpalignr ymm12, ymm9, ymm12, 8
vperm2i128 ymm9, ymm9, ymm10, 33
vpalignr ymm9, ymm10, ymm9, 8
vmovdqa ymmword ptr [rdi + 5728], ymm2
vpaddq ymm2, ymm4, ymm12
vmovdqa ymmword ptr [rdi + 6144], ymm6
vpxor ymm6, ymm4, ymm2
vpor ymm13, ymm13, ymm6
vpaddq ymm4, ymm3, ymm9
vpxor ymm6, ymm3, ymm4
vpor ymm13, ymm13, ymm6
vpand ymm2, ymm2, ymmword ptr [rdi + 4160]
vpor ymm2, ymm2, ymmword ptr [rdi + 4192]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 4192]
vpand ymm3, ymm4, ymmword ptr [rdi + 4160]
vpor ymm3, ymm3, ymmword ptr [rdi + 4192]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3904], ymm2
vmovdqa ymmword ptr [rdi + 3936], ymm3
vpunpcklqdq ymm2, ymm7, ymm11
vpunpckhqdq ymm3, ymm7, ymm11
vperm2i128 ymm4, ymm2, ymm3, 32
vperm2i128 ymm2, ymm2, ymm3, 49
vpaddq ymm3, ymm4, ymmword ptr [rdi + 5504]
vpaddq ymm2, ymm2, ymmword ptr [rdi + 5984]
vperm2i128 ymm4, ymm8, ymmword ptr [rdi + 5600], 33
vmovapd ymm6, ymmword ptr [rdi + 5600]
vpalignr ymm4, ymm6, ymm4, 8
vperm2i128 ymm6, ymm6, ymmword ptr [rdi + 5920], 33
vmovapd ymm7, ymmword ptr [rdi + 5920]
vpalignr ymm6, ymm7, ymm6, 8
vpaddq ymm3, ymm3, ymm4
vpaddq ymm2, ymm2, ymm6
vpsrlq ymm4, ymm3, 52
vpsrlq ymm6, ymm2, 52
vperm2i128 ymm8, ymm10, ymm4, 33
vpalignr ymm8, ymm4, ymm8, 8
vperm2i128 ymm9, ymm4, ymm6, 33
vpalignr ymm9, ymm6, ymm9, 8
vpaddq ymm10, ymm3, ymm8
vpxor ymm11, ymm3, ymm10
vpor ymm13, ymm13, ymm11
vpaddq ymm3, ymm2, ymm9
vpxor ymm8, ymm2, ymm3
vpor ymm13, ymm13, ymm8
vpand ymm2, ymm10, ymmword ptr [rdi + 4160]
vpor ymm2, ymm2, ymmword ptr [rdi + 4192]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 4192]
vpand ymm3, ymm3, ymmword ptr [rdi + 4160]
vpor ymm3, ymm3, ymmword ptr [rdi + 4192]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 3968], ymm2
vmovdqa ymmword ptr [rdi + 4000], ymm3
vmovdqa ymmword ptr [rdi + 5600], ymm0
vmovdqa ymmword ptr [rdi + 5888], ymm1
vmovdqa ymmword ptr [rdi + 5984], ymm4
vmovdqa ymmword ptr [rdi + 5504], ymm5
vmovdqa ymmword ptr [rdi + 6048], ymm6
vmovdqa ymm0, ymmword ptr [rdi + 5248]
vmovdqa ymm1, ymmword ptr [rdi + 5248]
vmovdqa ymm2, ymmword ptr [rdi + 5248]
vmovdqa ymm3, ymmword ptr [rdi + 5248]
vmovdqa ymm4, ymmword ptr [rdi + 5248]
vmovdqa ymm5, ymmword ptr [rdi + 5280]
vmovdqa ymm6, ymmword ptr [rdi + 5280]
vmovdqa ymm7, ymmword ptr [rdi + 5280]
vmovdqa ymm8, ymmword ptr [rdi + 5280]
vmovdqa ymm9, ymmword ptr [rdi + 5280]
lea rax, [rdi + 3552]
lea r8, [rsi + 11520]
mov r9d, 13
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
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5408], ymm0
vmovdqa ymmword ptr [rdi + 6624], ymm1
vmovdqa ymmword ptr [rdi + 6720], ymm2
vmovdqa ymmword ptr [rdi + 6688], ymm3
vmovdqa ymmword ptr [rdi + 6656], ymm4
vmovdqa ymmword ptr [rdi + 6368], ymm5
vmovdqa ymmword ptr [rdi + 5664], ymm6
vmovdqa ymmword ptr [rdi + 5760], ymm7
vmovdqa ymmword ptr [rdi + 7008], ymm8
vmovdqa ymmword ptr [rdi + 7040], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5248]
vmovdqa ymm1, ymmword ptr [rdi + 5248]
vmovdqa ymm2, ymmword ptr [rdi + 5248]
vmovdqa ymm3, ymmword ptr [rdi + 5248]
vmovdqa ymm4, ymmword ptr [rdi + 5248]
vmovdqa ymm5, ymmword ptr [rdi + 5280]
vmovdqa ymm6, ymmword ptr [rdi + 5280]
vmovdqa ymm7, ymmword ptr [rdi + 5280]
vmovdqa ymm8, ymmword ptr [rdi + 5280]
vmovdqa ymm9, ymmword ptr [rdi + 5280]
lea rax, [rdi + 3552]
lea r8, [rsi + 11520]
mov r9d, 13
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
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 7072], ymm0
vmovdqa ymmword ptr [rdi + 7104], ymm1
vmovdqa ymmword ptr [rdi + 7136], ymm2
vmovdqa ymmword ptr [rdi + 7168], ymm3
vmovdqa ymmword ptr [rdi + 7200], ymm4
vmovdqa ymmword ptr [rdi + 7232], ymm5
vmovdqa ymmword ptr [rdi + 7264], ymm6
vmovdqa ymmword ptr [rdi + 7296], ymm7
vmovdqa ymmword ptr [rdi + 7328], ymm8
vmovdqa ymmword ptr [rdi + 7360], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5248]
vmovdqa ymm1, ymmword ptr [rdi + 5248]
vmovdqa ymm2, ymmword ptr [rdi + 5248]
vmovdqa ymm3, ymmword ptr [rdi + 5248]
vmovdqa ymm4, ymmword ptr [rdi + 5248]
vmovdqa ymm5, ymmword ptr [rdi + 5280]
vmovdqa ymm6, ymmword ptr [rdi + 5280]
vmovdqa ymm7, ymmword ptr [rdi + 5280]
vmovdqa ymm8, ymmword ptr [rdi + 5280]
vmovdqa ymm9, ymmword ptr [rdi + 5280]
lea rax, [rdi + 3552]
lea r8, [rsi + 11520]
mov r9d, 13
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 320]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 352]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 352]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 384]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 384]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 416]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 416]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 448]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 448]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 5408]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6016]
vmovapd ymm11, ymmword ptr [rdi + 6624]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5952]
vmovapd ymm12, ymmword ptr [rdi + 6368]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5824]
vmovdqa ymmword ptr [rdi + 6368], ymm9
vmovapd ymm9, ymmword ptr [rdi + 5664]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5536]
vmovdqa ymmword ptr [rdi + 5664], ymm8
vmovapd ymm8, ymmword ptr [rdi + 6720]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6080]
vmovdqa ymmword ptr [rdi + 6720], ymm7
vmovapd ymm7, ymmword ptr [rdi + 6688]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5568]
vmovdqa ymmword ptr [rdi + 6688], ymm6
vmovapd ymm6, ymmword ptr [rdi + 5760]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6944]
vmovdqa ymmword ptr [rdi + 5760], ymm5
vmovapd ymm5, ymmword ptr [rdi + 7008]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6976]
vmovdqa ymmword ptr [rdi + 7008], ymm5
vmovapd ymm5, ymmword ptr [rdi + 6656]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5600]
vmovdqa ymmword ptr [rdi + 6656], ymm6
vmovapd ymm6, ymmword ptr [rdi + 7072]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5888]
vmovdqa ymmword ptr [rdi + 7072], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7040]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5504]
vmovdqa ymmword ptr [rdi + 7040], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7232]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6144]
vmovdqa ymmword ptr [rdi + 7232], ymm9
vmovapd ymm9, ymmword ptr [rdi + 7104]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5728]
vmovdqa ymmword ptr [rdi + 7104], ymm12
vmovapd ymm12, ymmword ptr [rdi + 7136]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5792]
vmovdqa ymmword ptr [rdi + 7136], ymm4
vmovapd ymm4, ymmword ptr [rdi + 7264]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 6272]
vmovdqa ymmword ptr [rdi + 7264], ymm4
vmovapd ymm4, ymmword ptr [rdi + 7296]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5856]
vmovdqa ymmword ptr [rdi + 7296], ymm4
vmovapd ymm4, ymmword ptr [rdi + 7168]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5472]
vmovdqa ymmword ptr [rdi + 7168], ymm3
vmovapd ymm3, ymmword ptr [rdi + 7328]
vpaddq ymm3, ymm3, ymmword ptr [rdi + 5376]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 5184]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 5184]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 5184]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5184]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5184]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 5184]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 5184]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5184]
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5184]
vmovdqa ymmword ptr [rdi + 7328], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5184]
vmovdqa ymmword ptr [rdi + 5376], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7200]
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm12
vpaddq ymm2, ymm2, ymm12
vmovdqa ymmword ptr [rdi + 7200], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7168]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 7136]
vmovdqa ymmword ptr [rdi + 7136], ymm12
vmovapd ymm12, ymmword ptr [rdi + 5216]
vmovdqa ymmword ptr [rdi + 7168], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7104]
vmovdqa ymmword ptr [rdi + 7104], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7072]
vmovdqa ymmword ptr [rdi + 7072], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6656]
vmovdqa ymmword ptr [rdi + 6656], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7008]
vmovdqa ymmword ptr [rdi + 7008], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7040]
vmovdqa ymmword ptr [rdi + 7040], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7232]
vmovdqa ymmword ptr [rdi + 7232], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7264]
vmovdqa ymmword ptr [rdi + 7264], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7296]
vpaddq ymm3, ymm3, ymm12
vmovdqa ymmword ptr [rdi + 7296], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7360]
vmovdqa ymmword ptr [rdi + 7360], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5760]
vmovdqa ymmword ptr [rdi + 5760], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6688]
vmovdqa ymmword ptr [rdi + 6688], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 6720]
vmovdqa ymmword ptr [rdi + 6720], ymm11
vpaddq ymm11, ymm12, ymmword ptr [rdi + 5664]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6368]
vmovdqa ymmword ptr [rdi + 6368], ymm0
vmovdqa ymmword ptr [rdi + 5664], ymm1
vmovdqa ymmword ptr [rdi + 5472], ymm2
vmovdqa ymmword ptr [rdi + 5856], ymm3
vmovdqa ymmword ptr [rdi + 6272], ymm4
vmovdqa ymmword ptr [rdi + 5792], ymm5
vmovdqa ymmword ptr [rdi + 5728], ymm6
vmovdqa ymmword ptr [rdi + 6144], ymm7
vmovdqa ymmword ptr [rdi + 5504], ymm8
vmovdqa ymmword ptr [rdi + 5888], ymm9
vmovdqa ymmword ptr [rdi + 5600], ymm10
vmovdqa ymmword ptr [rdi + 6976], ymm11
vmovdqa ymmword ptr [rdi + 6944], ymm12
vmovdqa ymm0, ymmword ptr [rdi + 5600]
vmovdqa ymm1, ymmword ptr [rdi + 5376]
vmovdqa ymm2, ymmword ptr [rdi + 5504]
vmovdqa ymm3, ymmword ptr [rdi + 6144]
vmovdqa ymm4, ymmword ptr [rdi + 5792]
vmovdqa ymm5, ymmword ptr [rdi + 7104]
vmovdqa ymm6, ymmword ptr [rdi + 7072]
vmovdqa ymm7, ymmword ptr [rdi + 6656]
vmovdqa ymm8, ymmword ptr [rdi + 7008]
vmovdqa ymm9, ymmword ptr [rdi + 7040]
lea rax, [rdi + 3840]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 5568], ymm0
vmovdqa ymmword ptr [rdi + 6080], ymm1
vmovdqa ymmword ptr [rdi + 5536], ymm2
vmovdqa ymmword ptr [rdi + 5824], ymm3
vmovdqa ymmword ptr [rdi + 6624], ymm4
vmovdqa ymmword ptr [rdi + 5952], ymm5
vmovdqa ymmword ptr [rdi + 5408], ymm6
vmovdqa ymmword ptr [rdi + 6016], ymm7
vmovdqa ymmword ptr [rdi + 7392], ymm8
vmovdqa ymmword ptr [rdi + 7424], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 5728]
vmovdqa ymm1, ymmword ptr [rdi + 5888]
vmovdqa ymm2, ymmword ptr [rdi + 7328]
vmovdqa ymm3, ymmword ptr [rdi + 6272]
vmovdqa ymm4, ymmword ptr [rdi + 7200]
vmovdqa ymm5, ymmword ptr [rdi + 7232]
vmovdqa ymm6, ymmword ptr [rdi + 7264]
vmovdqa ymm7, ymmword ptr [rdi + 7296]
vmovdqa ymm8, ymmword ptr [rdi + 5856]
vmovdqa ymm9, ymmword ptr [rdi + 7360]
lea rax, [rdi + 3840]
lea r8, [rsi + 0]
mov r9d, 24
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
add r8, 480
dec r9d
jnz 3b
vmovdqa ymmword ptr [rdi + 7456], ymm0
vmovdqa ymmword ptr [rdi + 7488], ymm1
vmovdqa ymmword ptr [rdi + 7520], ymm2
vmovdqa ymmword ptr [rdi + 7552], ymm3
vmovdqa ymmword ptr [rdi + 7584], ymm4
vmovdqa ymmword ptr [rdi + 7616], ymm5
vmovdqa ymmword ptr [rdi + 7648], ymm6
vmovdqa ymmword ptr [rdi + 7680], ymm7
vmovdqa ymmword ptr [rdi + 7712], ymm8
vmovdqa ymmword ptr [rdi + 7744], ymm9
vmovdqa ymm0, ymmword ptr [rdi + 6368]
vmovdqa ymm1, ymmword ptr [rdi + 5664]
vmovdqa ymm2, ymmword ptr [rdi + 5472]
vmovdqa ymm3, ymmword ptr [rdi + 7168]
vmovdqa ymm4, ymmword ptr [rdi + 7136]
vmovdqa ymm5, ymmword ptr [rdi + 5760]
vmovdqa ymm6, ymmword ptr [rdi + 6688]
vmovdqa ymm7, ymmword ptr [rdi + 6720]
vmovdqa ymm8, ymmword ptr [rdi + 6976]
vmovdqa ymm9, ymmword ptr [rdi + 6944]
lea rax, [rdi + 3840]
lea r8, [rsi + 0]
mov r9d, 24
.p2align 5
3:
vbroadcastsd ymm10, qword ptr [rax]
vmovapd ymm11, ymmword ptr [r8 + 320]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm5, ymm5, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 320]
vpaddq ymm0, ymm0, ymm12
vmovapd ymm11, ymmword ptr [r8 + 352]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm6, ymm6, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 352]
vpaddq ymm1, ymm1, ymm12
vmovapd ymm11, ymmword ptr [r8 + 384]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm7, ymm7, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 384]
vpaddq ymm2, ymm2, ymm12
vmovapd ymm11, ymmword ptr [r8 + 416]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm8, ymm8, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 416]
vpaddq ymm3, ymm3, ymm12
vmovapd ymm11, ymmword ptr [r8 + 448]
vfmadd213pd ymm11, ymm10, ymm14
vsubpd ymm12, ymm15, ymm11
vpaddq ymm9, ymm9, ymm11
vfmadd231pd ymm12, ymm10, ymmword ptr [r8 + 448]
vpaddq ymm4, ymm4, ymm12
add rax, 8
add r8, 480
dec r9d
jnz 3b
vmovapd ymm10, ymmword ptr [rdi + 6400]
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 6560], 33
vmovapd ymm11, ymmword ptr [rdi + 6560]
vpalignr ymm10, ymm11, ymm10, 8
vperm2i128 ymm11, ymm11, ymmword ptr [rdi + 6592], 33
vmovapd ymm12, ymmword ptr [rdi + 6592]
vpalignr ymm11, ymm12, ymm11, 8
vpaddq ymm10, ymm10, ymmword ptr [rdi + 6848]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6880]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 4672]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4672]
vmovdqa ymmword ptr [rdi + 6880], ymm9
vmovapd ymm9, ymmword ptr [rdi + 4704]
vmovdqa ymmword ptr [rdi + 6848], ymm8
vpaddq ymm8, ymm9, ymmword ptr [rdi + 6912]
vmovdqa ymmword ptr [rdi + 6912], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 6816]
vmovdqa ymmword ptr [rdi + 6816], ymm6
vpunpcklqdq ymm6, ymm10, ymm8
vpunpckhqdq ymm8, ymm10, ymm8
vperm2i128 ymm10, ymm6, ymm8, 32
vperm2i128 ymm6, ymm6, ymm8, 49
vpaddq ymm8, ymm10, ymmword ptr [rdi + 5568]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 6080]
vpunpcklqdq ymm10, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm10, ymm7, 32
vperm2i128 ymm7, ymm10, ymm7, 49
vpaddq ymm10, ymm11, ymmword ptr [rdi + 5536]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 5824]
vperm2i128 ymm11, ymm12, ymmword ptr [rdi + 6336], 33
vmovapd ymm12, ymmword ptr [rdi + 6336]
vpalignr ymm11, ymm12, ymm11, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 6752], 33
vmovdqa ymmword ptr [rdi + 6336], ymm5
vmovapd ymm5, ymmword ptr [rdi + 6752]
vpalignr ymm12, ymm5, ymm12, 8
vpaddq ymm11, ymm11, ymmword ptr [rdi + 6784]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 6176]
vpaddq ymm11, ymm11, ymmword ptr [rdi + 4672]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4672]
vmovdqa ymmword ptr [rdi + 6176], ymm7
vpaddq ymm7, ymm9, ymmword ptr [rdi + 6432]
vmovdqa ymmword ptr [rdi + 6432], ymm10
vpaddq ymm10, ymm9, ymmword ptr [rdi + 6464]
vmovdqa ymmword ptr [rdi + 6464], ymm6
vpunpcklqdq ymm6, ymm11, ymm7
vpunpckhqdq ymm7, ymm11, ymm7
vperm2i128 ymm11, ymm6, ymm7, 32
vperm2i128 ymm6, ymm6, ymm7, 49
vpaddq ymm7, ymm11, ymmword ptr [rdi + 6624]
vpaddq ymm6, ymm6, ymmword ptr [rdi + 7456]
vpunpcklqdq ymm11, ymm12, ymm10
vpunpckhqdq ymm10, ymm12, ymm10
vperm2i128 ymm12, ymm11, ymm10, 32
vperm2i128 ymm10, ymm11, ymm10, 49
vpaddq ymm11, ymm12, ymmword ptr [rdi + 7488]
vpaddq ymm10, ymm10, ymmword ptr [rdi + 7520]
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 6496], 33
vmovapd ymm12, ymmword ptr [rdi + 6496]
vpalignr ymm5, ymm12, ymm5, 8
vperm2i128 ymm12, ymm12, ymmword ptr [rdi + 5632], 33
vmovdqa ymmword ptr [rdi + 6496], ymm10
vmovapd ymm10, ymmword ptr [rdi + 5632]
vpalignr ymm12, ymm10, ymm12, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6112]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 5440]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 4672]
vpaddq ymm12, ymm12, ymmword ptr [rdi + 4672]
vmovdqa ymmword ptr [rdi + 5440], ymm11
vpaddq ymm11, ymm9, ymmword ptr [rdi + 6528]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6304]
vmovdqa ymmword ptr [rdi + 6304], ymm6
vpunpcklqdq ymm6, ymm5, ymm11
vpunpckhqdq ymm5, ymm5, ymm11
vperm2i128 ymm11, ymm6, ymm5, 32
vperm2i128 ymm5, ymm6, ymm5, 49
vpaddq ymm6, ymm11, ymmword ptr [rdi + 7552]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 7584]
vpunpcklqdq ymm11, ymm12, ymm9
vpunpckhqdq ymm9, ymm12, ymm9
vperm2i128 ymm12, ymm11, ymm9, 32
vperm2i128 ymm9, ymm11, ymm9, 49
vpaddq ymm0, ymm0, ymm12
vpaddq ymm1, ymm1, ymm9
vperm2i128 ymm9, ymm10, ymmword ptr [rdi + 5344], 33
vmovapd ymm10, ymmword ptr [rdi + 5344]
vpalignr ymm9, ymm10, ymm9, 8
vpaddq ymm9, ymm9, ymmword ptr [rdi + 6240]
vpaddq ymm9, ymm9, ymmword ptr [rdi + 4672]
vpunpcklqdq ymm10, ymm9, ymmword ptr [rdi + 6208]
vpunpckhqdq ymm9, ymm9, ymmword ptr [rdi + 6208]
vperm2i128 ymm11, ymm10, ymm9, 32
vperm2i128 ymm9, ymm10, ymm9, 49
vpaddq ymm2, ymm2, ymm11
vpaddq ymm3, ymm3, ymm9
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5696]
vmovapd ymm9, ymmword ptr [rdi + 6048]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 5984], 33
vmovapd ymm10, ymmword ptr [rdi + 5984]
vpalignr ymm9, ymm10, ymm9, 8
vpand ymm9, ymm9, ymmword ptr [rdi + 5312]
vpaddq ymm8, ymm8, ymm9
vmovapd ymm9, ymmword ptr [rdi + 5920]
vperm2i128 ymm9, ymm9, ymmword ptr [rdi + 5952], 33
vmovapd ymm10, ymmword ptr [rdi + 5952]
vpalignr ymm9, ymm10, ymm9, 8
vperm2i128 ymm10, ymm10, ymmword ptr [rdi + 5408], 33
vmovapd ymm11, ymmword ptr [rdi + 5408]
vpalignr ymm10, ymm11, ymm10, 8
vpaddq ymm8, ymm8, ymm9
vpaddq ymm9, ymm10, ymmword ptr [rdi + 6464]
vpsrlq ymm10, ymm8, 52
vpsrlq ymm12, ymm9, 52
vmovdqa ymmword ptr [rdi + 6464], ymm4
vperm2i128 ymm4, ymm10, ymm10, 8
vpalignr ymm4, ymm10, ymm4, 8
vperm2i128 ymm10, ymm10, ymm12, 33
vpalignr ymm10, ymm12, ymm10, 8
vmovdqa ymmword ptr [rdi + 5952], ymm3
vpaddq ymm3, ymm8, ymm4
vmovdqa ymmword ptr [rdi + 5920], ymm2
vpxor ymm2, ymm8, ymm3
vpor ymm13, ymm13, ymm2
vpaddq ymm2, ymm9, ymm10
vpxor ymm4, ymm9, ymm2
vpor ymm13, ymm13, ymm4
vperm2i128 ymm4, ymm11, ymmword ptr [rdi + 6016], 33
vmovapd ymm8, ymmword ptr [rdi + 6016]
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 7392], 33
vmovapd ymm9, ymmword ptr [rdi + 7392]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 6432]
vpaddq ymm8, ymm8, ymmword ptr [rdi + 6176]
vpsrlq ymm10, ymm4, 52
vpsrlq ymm11, ymm8, 52
vperm2i128 ymm12, ymm12, ymm10, 33
vpalignr ymm12, ymm10, ymm12, 8
vperm2i128 ymm10, ymm10, ymm11, 33
vpalignr ymm10, ymm11, ymm10, 8
vmovdqa ymmword ptr [rdi + 6176], ymm2
vpaddq ymm2, ymm4, ymm12
vmovdqa ymmword ptr [rdi + 6432], ymm3
vpxor ymm3, ymm4, ymm2
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm8, ymm10
vpxor ymm4, ymm8, ymm3
vpor ymm13, ymm13, ymm4
vperm2i128 ymm4, ymm9, ymmword ptr [rdi + 7424], 33
vmovapd ymm8, ymmword ptr [rdi + 7424]
vpalignr ymm4, ymm8, ymm4, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 7616], 33
vmovapd ymm9, ymmword ptr [rdi + 7616]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm4, ymm7, ymm4
vpaddq ymm7, ymm8, ymmword ptr [rdi + 6304]
vpsrlq ymm8, ymm4, 52
vpsrlq ymm10, ymm7, 52
vperm2i128 ymm11, ymm11, ymm8, 33
vpalignr ymm11, ymm8, ymm11, 8
vperm2i128 ymm8, ymm8, ymm10, 33
vpalignr ymm8, ymm10, ymm8, 8
vpaddq ymm12, ymm4, ymm11
vmovdqa ymmword ptr [rdi + 6304], ymm3
vpxor ymm3, ymm4, ymm12
vpor ymm13, ymm13, ymm3
vpaddq ymm3, ymm7, ymm8
vpxor ymm4, ymm7, ymm3
vpor ymm13, ymm13, ymm4
vperm2i128 ymm4, ymm9, ymmword ptr [rdi + 7648], 33
vmovapd ymm7, ymmword ptr [rdi + 7648]
vpalignr ymm4, ymm7, ymm4, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 7680], 33
vmovapd ymm8, ymmword ptr [rdi + 7680]
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm4, ymm4, ymmword ptr [rdi + 5440]
vpaddq ymm7, ymm7, ymmword ptr [rdi + 6496]
vpsrlq ymm9, ymm4, 52
vpsrlq ymm11, ymm7, 52
vperm2i128 ymm10, ymm10, ymm9, 33
vpalignr ymm10, ymm9, ymm10, 8
vperm2i128 ymm9, ymm9, ymm11, 33
vpalignr ymm9, ymm11, ymm9, 8
vmovdqa ymmword ptr [rdi + 6496], ymm3
vpaddq ymm3, ymm4, ymm10
vmovdqa ymmword ptr [rdi + 5440], ymm12
vpxor ymm12, ymm4, ymm3
vpor ymm13, ymm13, ymm12
vpaddq ymm4, ymm7, ymm9
vpxor ymm10, ymm7, ymm4
vpor ymm13, ymm13, ymm10
vperm2i128 ymm7, ymm8, ymmword ptr [rdi + 7712], 33
vmovapd ymm8, ymmword ptr [rdi + 7712]
vpalignr ymm7, ymm8, ymm7, 8
vperm2i128 ymm8, ymm8, ymmword ptr [rdi + 7744], 33
vmovapd ymm9, ymmword ptr [rdi + 7744]
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm6, ymm6, ymm7
vpaddq ymm5, ymm5, ymm8
vpsrlq ymm7, ymm6, 52
vpsrlq ymm8, ymm5, 52
vperm2i128 ymm10, ymm11, ymm7, 33
vpalignr ymm10, ymm7, ymm10, 8
vperm2i128 ymm7, ymm7, ymm8, 33
vpalignr ymm7, ymm8, ymm7, 8
vpaddq ymm11, ymm6, ymm10
vpxor ymm12, ymm6, ymm11
vpor ymm13, ymm13, ymm12
vpaddq ymm6, ymm5, ymm7
vpxor ymm10, ymm5, ymm6
vpor ymm13, ymm13, ymm10
vperm2i128 ymm5, ymm9, ymmword ptr [rdi + 6336], 33
vmovapd ymm7, ymmword ptr [rdi + 6336]
vpalignr ymm5, ymm7, ymm5, 8
vperm2i128 ymm7, ymm7, ymmword ptr [rdi + 6816], 33
vmovapd ymm9, ymmword ptr [rdi + 6816]
vpalignr ymm7, ymm9, ymm7, 8
vpaddq ymm0, ymm0, ymm5
vpaddq ymm1, ymm1, ymm7
vpsrlq ymm5, ymm0, 52
vpsrlq ymm7, ymm1, 52
vperm2i128 ymm8, ymm8, ymm5, 33
vpalignr ymm8, ymm5, ymm8, 8
vperm2i128 ymm5, ymm5, ymm7, 33
vpalignr ymm5, ymm7, ymm5, 8
vpaddq ymm10, ymm0, ymm8
vpxor ymm12, ymm0, ymm10
vpor ymm13, ymm13, ymm12
vpaddq ymm0, ymm1, ymm5
vpxor ymm8, ymm1, ymm0
vpor ymm13, ymm13, ymm8
vperm2i128 ymm1, ymm9, ymmword ptr [rdi + 6912], 33
vmovapd ymm5, ymmword ptr [rdi + 6912]
vpalignr ymm1, ymm5, ymm1, 8
vperm2i128 ymm5, ymm5, ymmword ptr [rdi + 6848], 33
vmovapd ymm8, ymmword ptr [rdi + 6848]
vpalignr ymm5, ymm8, ymm5, 8
vpaddq ymm1, ymm1, ymmword ptr [rdi + 5920]
vpaddq ymm5, ymm5, ymmword ptr [rdi + 5952]
vpsrlq ymm9, ymm1, 52
vpsrlq ymm12, ymm5, 52
vperm2i128 ymm7, ymm7, ymm9, 33
vpalignr ymm7, ymm9, ymm7, 8
vperm2i128 ymm9, ymm9, ymm12, 33
vpalignr ymm9, ymm12, ymm9, 8
vmovdqa ymmword ptr [rdi + 5952], ymm0
vpaddq ymm0, ymm1, ymm7
vmovdqa ymmword ptr [rdi + 5920], ymm10
vpxor ymm10, ymm1, ymm0
vpor ymm13, ymm13, ymm10
vpaddq ymm1, ymm5, ymm9
vpxor ymm7, ymm5, ymm1
vpor ymm13, ymm13, ymm7
vperm2i128 ymm5, ymm8, ymmword ptr [rdi + 6880], 33
vmovapd ymm7, ymmword ptr [rdi + 6880]
vpalignr ymm5, ymm7, ymm5, 8
vperm2i128 ymm7, ymm7, ymm7, 129
vpsrldq ymm7, ymm7, 8
vpaddq ymm5, ymm5, ymmword ptr [rdi + 6464]
vpsrlq ymm8, ymm5, 52
vpsrlq ymm9, ymm7, 52
vperm2i128 ymm10, ymm12, ymm8, 33
vpalignr ymm10, ymm8, ymm10, 8
vperm2i128 ymm8, ymm8, ymm9, 33
vpalignr ymm8, ymm9, ymm8, 8
vpaddq ymm9, ymm5, ymm10
vpxor ymm12, ymm5, ymm9
vpor ymm13, ymm13, ymm12
vpaddq ymm5, ymm7, ymm8
vpxor ymm10, ymm7, ymm5
vpor ymm13, ymm13, ymm10
vmovapd ymm7, ymmword ptr [rdi + 6432]
vpand ymm7, ymm7, ymmword ptr [rdi + 4160]
vpor ymm7, ymm7, ymmword ptr [rdi + 4192]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 4192]
vmovapd ymm8, ymmword ptr [rdi + 6176]
vpand ymm8, ymm8, ymmword ptr [rdi + 4160]
vpor ymm8, ymm8, ymmword ptr [rdi + 4192]
vsubpd ymm8, ymm8, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 576], ymm7
vmovdqa ymmword ptr [rdi + 608], ymm8
vpand ymm2, ymm2, ymmword ptr [rdi + 4160]
vpor ymm2, ymm2, ymmword ptr [rdi + 4192]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 4192]
vmovapd ymm7, ymmword ptr [rdi + 6304]
vpand ymm7, ymm7, ymmword ptr [rdi + 4160]
vpor ymm7, ymm7, ymmword ptr [rdi + 4192]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 640], ymm2
vmovdqa ymmword ptr [rdi + 672], ymm7
vmovapd ymm2, ymmword ptr [rdi + 5440]
vpand ymm2, ymm2, ymmword ptr [rdi + 4160]
vpor ymm2, ymm2, ymmword ptr [rdi + 4192]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 4192]
vmovapd ymm7, ymmword ptr [rdi + 6496]
vpand ymm7, ymm7, ymmword ptr [rdi + 4160]
vpor ymm7, ymm7, ymmword ptr [rdi + 4192]
vsubpd ymm7, ymm7, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 704], ymm2
vmovdqa ymmword ptr [rdi + 736], ymm7
vpand ymm2, ymm3, ymmword ptr [rdi + 4160]
vpor ymm2, ymm2, ymmword ptr [rdi + 4192]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 4192]
vpand ymm3, ymm4, ymmword ptr [rdi + 4160]
vpor ymm3, ymm3, ymmword ptr [rdi + 4192]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 768], ymm2
vmovdqa ymmword ptr [rdi + 800], ymm3
vpand ymm2, ymm11, ymmword ptr [rdi + 4160]
vpor ymm2, ymm2, ymmword ptr [rdi + 4192]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 4192]
vpand ymm3, ymm6, ymmword ptr [rdi + 4160]
vpor ymm3, ymm3, ymmword ptr [rdi + 4192]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 832], ymm2
vmovdqa ymmword ptr [rdi + 864], ymm3
vmovapd ymm2, ymmword ptr [rdi + 5920]
vpand ymm2, ymm2, ymmword ptr [rdi + 4160]
vpor ymm2, ymm2, ymmword ptr [rdi + 4192]
vsubpd ymm2, ymm2, ymmword ptr [rdi + 4192]
vmovapd ymm3, ymmword ptr [rdi + 5952]
vpand ymm3, ymm3, ymmword ptr [rdi + 4160]
vpor ymm3, ymm3, ymmword ptr [rdi + 4192]
vsubpd ymm3, ymm3, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 896], ymm2
vmovdqa ymmword ptr [rdi + 928], ymm3
vpand ymm0, ymm0, ymmword ptr [rdi + 4160]
vpor ymm0, ymm0, ymmword ptr [rdi + 4192]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 4192]
vpand ymm1, ymm1, ymmword ptr [rdi + 4160]
vpor ymm1, ymm1, ymmword ptr [rdi + 4192]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 960], ymm0
vmovdqa ymmword ptr [rdi + 992], ymm1
vpand ymm0, ymm9, ymmword ptr [rdi + 4160]
vpor ymm0, ymm0, ymmword ptr [rdi + 4192]
vsubpd ymm0, ymm0, ymmword ptr [rdi + 4192]
vpand ymm1, ymm5, ymmword ptr [rdi + 4160]
vpor ymm1, ymm1, ymmword ptr [rdi + 4192]
vsubpd ymm1, ymm1, ymmword ptr [rdi + 4192]
vmovdqa ymmword ptr [rdi + 1024], ymm0
vmovdqa ymmword ptr [rdi + 1056], ymm1
vmovdqa ymmword ptr [rdi], ymm13
ldmxcsr dword ptr [rdi + 32]
vzeroupper
