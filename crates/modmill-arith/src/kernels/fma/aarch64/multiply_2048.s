// Generated code. Do not edit.
// Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
// Computes x := x * y * 2^-1664 mod N, N odd of at most 2048 bits, by bipartite folding.
// Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: x0 state, x1 table, x2 iterations.
// Bounds: 41 limbs below 2^52, the top one below 2^26; v26 and v27 collect predicted carries that rippled.
// 16101 instructions a step, 969 pairs of products, 111 spills.
mrs x13, fpcr
mov x14, #0xc00000
msr fpcr, x14
add x3, x0, #1024
add x4, x0, #3072
mov x14, #5120
add x5, x0, x14
mov x14, #7168
add x6, x0, x14
mov x14, #9216
add x7, x0, x14
mov x14, #11264
add x8, x0, x14
movi v26.2d, #0
movi v27.2d, #0
ldr q28, [x0, #3008]
ldr q29, [x0, #3040]
ldp q0, q1, [x4, #64]
ldp q2, q3, [x4, #64]
ldp q4, q5, [x4, #128]
ldp q6, q7, [x4, #128]
ldp q8, q9, [x4, #192]
ldp q10, q11, [x4, #192]
add x9, x0, #440
add x10, x0, #1608
mov w11, #7
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x4, #960]
stp q2, q3, [x4, #992]
stp q4, q5, [x5, #-1024]
stp q6, q7, [x5, #-992]
stp q8, q9, [x5, #-960]
stp q10, q11, [x5, #-928]
ldp q0, q1, [x4, #96]
ldp q2, q3, [x4, #96]
ldp q4, q5, [x4, #160]
ldp q6, q7, [x4, #160]
ldp q8, q9, [x4, #224]
ldp q10, q11, [x4, #224]
add x9, x0, #504
add x10, x0, #1672
mov w11, #15
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
ldp q12, q13, [x4, #64]
ldp q30, q31, [x4, #960]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q30, q31, [x4, #992]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x4, #96]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #96]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q16, q17, [x4, #128]
ldp q30, q31, [x5, #-1024]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #-992]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #160]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #160]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q20, q21, [x4, #192]
ldp q30, q31, [x5, #-960]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-928]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #224]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #224]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x5, #-928]
stp q2, q3, [x5, #-960]
stp q4, q5, [x5, #-992]
stp q6, q7, [x5, #-1024]
stp q8, q9, [x4, #992]
stp q10, q11, [x4, #960]
stp q12, q13, [x5, #-896]
stp q14, q15, [x5, #-864]
stp q16, q17, [x5, #-832]
stp q18, q19, [x5, #-800]
stp q20, q21, [x5, #-768]
stp q22, q23, [x5, #-736]
ldp q0, q1, [x5, #-864]
ldp q2, q3, [x5, #-896]
ldp q4, q5, [x5, #-800]
ldp q6, q7, [x5, #-832]
ldp q8, q9, [x5, #-736]
ldp q10, q11, [x5, #-768]
add x9, x0, #1592
add x10, x0, #456
mov w11, #7
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #-704]
stp q2, q3, [x5, #-672]
stp q4, q5, [x5, #-640]
stp q6, q7, [x5, #-608]
stp q8, q9, [x5, #-576]
stp q10, q11, [x5, #-544]
ldp q0, q1, [x5, #-928]
ldp q2, q3, [x5, #-960]
ldp q4, q5, [x5, #-992]
ldp q6, q7, [x5, #-1024]
ldp q8, q9, [x4, #992]
ldp q10, q11, [x4, #960]
add x9, x0, #1656
add x10, x0, #520
mov w11, #15
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
ldp q12, q13, [x3, #576]
ldp q30, q31, [x3, #608]
mov v14.16b, v13.16b
mov v15.16b, v30.16b
ext v14.16b, v12.16b, v14.16b, #8
ext v15.16b, v13.16b, v15.16b, #8
ldp q16, q17, [x3, #608]
ldp q30, q31, [x3, #640]
mov v18.16b, v17.16b
mov v19.16b, v30.16b
ext v18.16b, v16.16b, v18.16b, #8
ext v19.16b, v17.16b, v19.16b, #8
ldp q30, q31, [x3, #-576]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #-576]
fmla v22.2d, v14.2d, v30.2d
fmla v23.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #-640]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
ldp q30, q31, [x3, #-544]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v30.2d
fmla v23.2d, v19.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-544]
fmla v24.2d, v18.2d, v30.2d
fmla v25.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #-608]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-576]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-544]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #-576]
stp q2, q3, [x5, #-544]
ldp q30, q31, [x3, #-544]
mov v2.16b, v25.16b
mov v3.16b, v30.16b
ext v2.16b, v24.16b, v2.16b, #8
ext v3.16b, v25.16b, v3.16b, #8
stp q0, q1, [x5, #-576]
ldp q0, q1, [x3, #-544]
stp q10, q11, [x5, #-608]
ldp q30, q31, [x3, #-512]
mov v10.16b, v1.16b
mov v11.16b, v30.16b
ext v10.16b, v0.16b, v10.16b, #8
ext v11.16b, v1.16b, v11.16b, #8
stp q8, q9, [x5, #-640]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v2.2d
fmla v9.2d, v13.2d, v3.2d
stp q6, q7, [x4, #960]
fsub v6.2d, v29.2d, v8.2d
fsub v7.2d, v29.2d, v9.2d
fmla v6.2d, v12.2d, v2.2d
fmla v7.2d, v13.2d, v3.2d
add v2.2d, v14.2d, v6.2d
add v3.2d, v15.2d, v7.2d
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v16.2d, v10.2d
fmla v7.2d, v17.2d, v11.2d
fsub v14.2d, v29.2d, v6.2d
fsub v15.2d, v29.2d, v7.2d
fmla v14.2d, v16.2d, v10.2d
fmla v15.2d, v17.2d, v11.2d
add v10.2d, v18.2d, v14.2d
add v11.2d, v19.2d, v15.2d
add v8.2d, v20.2d, v8.2d
add v9.2d, v21.2d, v9.2d
add v6.2d, v22.2d, v6.2d
add v7.2d, v23.2d, v7.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v12.2d
fmla v15.2d, v25.2d, v13.2d
fsub v18.2d, v29.2d, v14.2d
fsub v19.2d, v29.2d, v15.2d
fmla v18.2d, v24.2d, v12.2d
fmla v19.2d, v25.2d, v13.2d
ldp q30, q31, [x5, #-704]
add v12.2d, v18.2d, v30.2d
add v13.2d, v19.2d, v31.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v0.2d, v16.2d
fmla v19.2d, v1.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v0.2d, v16.2d
fmla v21.2d, v1.2d, v17.2d
ldp q30, q31, [x5, #-672]
add v0.2d, v20.2d, v30.2d
add v1.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
ldp q14, q15, [x3, #640]
ldp q30, q31, [x3, #672]
mov v16.16b, v15.16b
mov v17.16b, v30.16b
ext v16.16b, v14.16b, v16.16b, #8
ext v17.16b, v15.16b, v17.16b, #8
ldp q18, q19, [x3, #672]
ldp q30, q31, [x3, #704]
mov v20.16b, v19.16b
mov v21.16b, v30.16b
ext v20.16b, v18.16b, v20.16b, #8
ext v21.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x3, #-512]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-512]
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x3, #-480]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v30.2d
fmla v17.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #-480]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #960]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-640]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #-608]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q24, q25, [x3, #-512]
stp q10, q11, [x5, #-608]
ldp q30, q31, [x3, #-480]
mov v10.16b, v25.16b
mov v11.16b, v30.16b
ext v10.16b, v24.16b, v10.16b, #8
ext v11.16b, v25.16b, v11.16b, #8
stp q2, q3, [x5, #-640]
ldp q2, q3, [x3, #-480]
stp q0, q1, [x4, #960]
ldp q30, q31, [x3, #-448]
mov v0.16b, v3.16b
mov v1.16b, v30.16b
ext v0.16b, v2.16b, v0.16b, #8
ext v1.16b, v3.16b, v1.16b, #8
stp q12, q13, [x5, #-672]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v10.2d
fmla v13.2d, v15.2d, v11.2d
stp q6, q7, [x5, #-704]
fsub v6.2d, v29.2d, v12.2d
fsub v7.2d, v29.2d, v13.2d
fmla v6.2d, v14.2d, v10.2d
fmla v7.2d, v15.2d, v11.2d
add v4.2d, v4.2d, v6.2d
add v5.2d, v5.2d, v7.2d
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v18.2d, v0.2d
fmla v7.2d, v19.2d, v1.2d
fsub v10.2d, v29.2d, v6.2d
fsub v11.2d, v29.2d, v7.2d
fmla v10.2d, v18.2d, v0.2d
fmla v11.2d, v19.2d, v1.2d
add v0.2d, v20.2d, v10.2d
add v1.2d, v21.2d, v11.2d
add v10.2d, v22.2d, v12.2d
add v11.2d, v23.2d, v13.2d
add v6.2d, v16.2d, v6.2d
add v7.2d, v17.2d, v7.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v24.2d
fmla v13.2d, v15.2d, v25.2d
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
fmla v16.2d, v14.2d, v24.2d
fmla v17.2d, v15.2d, v25.2d
ldp q30, q31, [x5, #-576]
add v14.2d, v16.2d, v30.2d
add v15.2d, v17.2d, v31.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v2.2d, v18.2d
fmla v17.2d, v3.2d, v19.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v2.2d, v18.2d
fmla v21.2d, v3.2d, v19.2d
ldp q30, q31, [x5, #-544]
add v2.2d, v20.2d, v30.2d
add v3.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
stp q0, q1, [x5, #-544]
stp q2, q3, [x5, #-576]
stp q4, q5, [x4, #992]
stp q6, q7, [x5, #-768]
stp q8, q9, [x5, #-736]
stp q10, q11, [x5, #-1024]
stp q14, q15, [x5, #-992]
ldp q0, q1, [x4, #256]
ldp q2, q3, [x4, #320]
ldp q4, q5, [x4, #384]
add x9, x0, #696
add x10, x0, #1864
mov w11, #8
ldp q6, q7, [x10, #0]
.p2align 5
3:
ldp q8, q9, [x9, #0]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v8.2d, v6.2d
fmla v11.2d, v9.2d, v7.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
fmla v12.2d, v8.2d, v6.2d
fmla v13.2d, v9.2d, v7.2d
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
add x12, x10, #8
ldp q6, q7, [x12, #0]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v8.2d, v6.2d
fmla v11.2d, v9.2d, v7.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
fmla v12.2d, v8.2d, v6.2d
fmla v13.2d, v9.2d, v7.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #-832]
stp q2, q3, [x5, #-800]
stp q4, q5, [x5, #-960]
ldp q0, q1, [x4, #288]
ldp q2, q3, [x4, #288]
ldp q4, q5, [x4, #352]
ldp q6, q7, [x4, #352]
ldp q8, q9, [x4, #416]
ldp q10, q11, [x4, #416]
add x9, x0, #728
add x10, x0, #1896
mov w11, #4
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
ldp q12, q13, [x4, #256]
ldp q30, q31, [x5, #-832]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x4, #288]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #288]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q14, q15, [x4, #320]
ldp q30, q31, [x5, #-800]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #352]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #352]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q16, q17, [x4, #384]
ldp q30, q31, [x5, #-960]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #416]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #416]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x5, #-960]
stp q2, q3, [x5, #-800]
stp q4, q5, [x5, #-832]
stp q6, q7, [x5, #-928]
stp q8, q9, [x5, #-896]
stp q10, q11, [x5, #-864]
stp q12, q13, [x5, #-512]
stp q14, q15, [x5, #-480]
stp q16, q17, [x5, #-448]
ldp q0, q1, [x5, #-512]
ldp q2, q3, [x5, #-480]
ldp q4, q5, [x5, #-448]
add x9, x0, #1848
add x10, x0, #712
mov w11, #8
ldp q6, q7, [x10, #0]
.p2align 5
3:
ldp q8, q9, [x9, #0]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v8.2d, v6.2d
fmla v11.2d, v9.2d, v7.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
fmla v12.2d, v8.2d, v6.2d
fmla v13.2d, v9.2d, v7.2d
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
add x12, x10, #8
ldp q6, q7, [x12, #0]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v8.2d, v6.2d
fmla v11.2d, v9.2d, v7.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
fmla v12.2d, v8.2d, v6.2d
fmla v13.2d, v9.2d, v7.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #-416]
stp q2, q3, [x5, #-384]
stp q4, q5, [x5, #-352]
ldp q0, q1, [x5, #-960]
ldp q2, q3, [x5, #-800]
ldp q4, q5, [x5, #-832]
ldp q6, q7, [x5, #-928]
ldp q8, q9, [x5, #-896]
ldp q10, q11, [x5, #-864]
add x9, x0, #1880
add x10, x0, #744
mov w11, #4
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
ldp q12, q13, [x3, #-320]
add x12, x0, #1864
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
ldp q30, q31, [x5, #-384]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q18, q19, [x3, #-288]
add x12, x0, #1896
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x5, #-352]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
add v8.2d, v8.2d, v22.2d
add v9.2d, v9.2d, v23.2d
ldp q20, q21, [x3, #832]
add x12, x0, #712
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q10, q11, [x5, #-352]
fsub v10.2d, v29.2d, v24.2d
fsub v11.2d, v29.2d, v25.2d
fmla v10.2d, v20.2d, v22.2d
fmla v11.2d, v21.2d, v23.2d
add v10.2d, v14.2d, v10.2d
add v11.2d, v15.2d, v11.2d
ldp q14, q15, [x3, #864]
add x12, x0, #744
ldp q22, q23, [x12, #0]
stp q6, q7, [x5, #-384]
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v14.2d, v22.2d
fmla v7.2d, v15.2d, v23.2d
stp q2, q3, [x5, #-864]
fsub v2.2d, v29.2d, v6.2d
fsub v3.2d, v29.2d, v7.2d
fmla v2.2d, v14.2d, v22.2d
fmla v3.2d, v15.2d, v23.2d
add v2.2d, v4.2d, v2.2d
add v3.2d, v5.2d, v3.2d
add v4.2d, v16.2d, v24.2d
add v5.2d, v17.2d, v25.2d
add v6.2d, v8.2d, v6.2d
add v7.2d, v9.2d, v7.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v20.2d
fmla v9.2d, v13.2d, v21.2d
fsub v16.2d, v29.2d, v8.2d
fsub v17.2d, v29.2d, v9.2d
fmla v16.2d, v12.2d, v20.2d
fmla v17.2d, v13.2d, v21.2d
ldp q30, q31, [x5, #-416]
add v12.2d, v16.2d, v30.2d
add v13.2d, v17.2d, v31.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v18.2d, v14.2d
fmla v17.2d, v19.2d, v15.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v18.2d, v14.2d
fmla v21.2d, v19.2d, v15.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v8.2d, v10.2d, v8.2d
add v9.2d, v11.2d, v9.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q10, q11, [x3, #-256]
ldp q30, q31, [x3, #896]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v30.2d
fmla v15.2d, v11.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #896]
fmla v16.2d, v10.2d, v30.2d
fmla v17.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #-864]
add v10.2d, v16.2d, v30.2d
add v11.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #-384]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q16, q17, [x4, #448]
ldp q30, q31, [x5, #-736]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
movi v20.2d, #0
mov v21.16b, v18.16b
ext v18.16b, v20.16b, v18.16b, #8
ext v19.16b, v21.16b, v19.16b, #8
ldp q20, q21, [x5, #-736]
ldp q30, q31, [x5, #-704]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x5, #-704]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x5, #-672]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x4, #960]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #480]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x4, #512]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x4, #544]
stp q12, q13, [x4, #960]
ldp q30, q31, [x5, #-640]
add v12.2d, v24.2d, v30.2d
add v13.2d, v25.2d, v31.2d
stp q14, q15, [x5, #-640]
ldp q30, q31, [x5, #-608]
add v14.2d, v24.2d, v30.2d
add v15.2d, v25.2d, v31.2d
stp q10, q11, [x5, #-608]
zip1 v10.2d, v18.2d, v12.2d
zip1 v11.2d, v19.2d, v13.2d
zip2 v12.2d, v18.2d, v12.2d
zip2 v13.2d, v19.2d, v13.2d
mov v18.16b, v10.16b
mov v19.16b, v12.16b
mov v10.16b, v11.16b
mov v11.16b, v13.16b
ushr v12.2d, v18.2d, #52
ushr v13.2d, v19.2d, #52
ushr v16.2d, v10.2d, #52
ushr v17.2d, v11.2d, #52
stp q2, q3, [x5, #-672]
movi v2.2d, #0
mov v3.16b, v12.16b
ext v2.16b, v2.16b, v12.16b, #8
ext v3.16b, v3.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v16.16b
ext v12.16b, v12.16b, v16.16b, #8
ext v13.16b, v13.16b, v17.16b, #8
stp q8, q9, [x5, #-736]
add v8.2d, v18.2d, v2.2d
add v9.2d, v19.2d, v3.2d
stp q0, q1, [x5, #-384]
eor v0.16b, v18.16b, v8.16b
eor v1.16b, v19.16b, v9.16b
orr v26.16b, v26.16b, v0.16b
orr v27.16b, v27.16b, v1.16b
add v0.2d, v10.2d, v12.2d
add v1.2d, v11.2d, v13.2d
eor v2.16b, v10.16b, v0.16b
eor v3.16b, v11.16b, v1.16b
orr v26.16b, v26.16b, v2.16b
orr v27.16b, v27.16b, v3.16b
ldp q30, q31, [x4, #0]
and v2.16b, v8.16b, v30.16b
and v3.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #0]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q2, q3, [x4, #-640]
stp q0, q1, [x4, #-608]
zip1 v0.2d, v20.2d, v14.2d
zip1 v1.2d, v21.2d, v15.2d
zip2 v2.2d, v20.2d, v14.2d
zip2 v3.2d, v21.2d, v15.2d
mov v8.16b, v0.16b
mov v9.16b, v2.16b
mov v0.16b, v1.16b
mov v1.16b, v3.16b
ushr v2.2d, v8.2d, #52
ushr v3.2d, v9.2d, #52
ushr v10.2d, v0.2d, #52
ushr v11.2d, v1.2d, #52
mov v12.16b, v17.16b
mov v13.16b, v2.16b
ext v12.16b, v12.16b, v2.16b, #8
ext v13.16b, v13.16b, v3.16b, #8
mov v2.16b, v3.16b
mov v3.16b, v10.16b
ext v2.16b, v2.16b, v10.16b, #8
ext v3.16b, v3.16b, v11.16b, #8
add v14.2d, v8.2d, v12.2d
add v15.2d, v9.2d, v13.2d
eor v16.16b, v8.16b, v14.16b
eor v17.16b, v9.16b, v15.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
add v8.2d, v0.2d, v2.2d
add v9.2d, v1.2d, v3.2d
eor v12.16b, v0.16b, v8.16b
eor v13.16b, v1.16b, v9.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x4, #0]
and v0.16b, v14.16b, v30.16b
and v1.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #0]
and v2.16b, v8.16b, v30.16b
and v3.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x4, #-576]
stp q2, q3, [x4, #-544]
ldp q30, q31, [x5, #-1024]
mov v0.16b, v23.16b
mov v1.16b, v30.16b
ldp q2, q3, [x5, #-1024]
ext v0.16b, v0.16b, v2.16b, #8
ext v1.16b, v1.16b, v3.16b, #8
ldp q30, q31, [x5, #-768]
mov v2.16b, v3.16b
mov v3.16b, v30.16b
ldp q8, q9, [x5, #-768]
ext v2.16b, v2.16b, v8.16b, #8
ext v3.16b, v3.16b, v9.16b, #8
ldp q30, q31, [x5, #-992]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-576]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #512]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #512]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #992]
add v12.2d, v24.2d, v30.2d
add v13.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-544]
add v14.2d, v24.2d, v30.2d
add v15.2d, v25.2d, v31.2d
zip1 v16.2d, v0.2d, v12.2d
zip1 v17.2d, v1.2d, v13.2d
zip2 v0.2d, v0.2d, v12.2d
zip2 v1.2d, v1.2d, v13.2d
mov v12.16b, v16.16b
mov v13.16b, v0.16b
mov v0.16b, v17.16b
ushr v16.2d, v12.2d, #52
ushr v17.2d, v13.2d, #52
ushr v18.2d, v0.2d, #52
ushr v19.2d, v1.2d, #52
mov v10.16b, v11.16b
mov v11.16b, v16.16b
ext v10.16b, v10.16b, v16.16b, #8
ext v11.16b, v11.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v20.2d, v12.2d, v10.2d
add v21.2d, v13.2d, v11.2d
eor v22.16b, v12.16b, v20.16b
eor v23.16b, v13.16b, v21.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
add v10.2d, v0.2d, v16.2d
add v11.2d, v1.2d, v17.2d
eor v12.16b, v0.16b, v10.16b
eor v13.16b, v1.16b, v11.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x4, #0]
and v0.16b, v20.16b, v30.16b
and v1.16b, v21.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #0]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
stp q0, q1, [x4, #-512]
stp q10, q11, [x4, #-480]
zip1 v0.2d, v2.2d, v14.2d
zip1 v1.2d, v3.2d, v15.2d
zip2 v2.2d, v2.2d, v14.2d
zip2 v3.2d, v3.2d, v15.2d
mov v10.16b, v0.16b
mov v11.16b, v2.16b
mov v0.16b, v1.16b
mov v1.16b, v3.16b
ushr v2.2d, v10.2d, #52
ushr v3.2d, v11.2d, #52
ushr v12.2d, v0.2d, #52
ushr v13.2d, v1.2d, #52
mov v14.16b, v19.16b
mov v15.16b, v2.16b
ext v14.16b, v14.16b, v2.16b, #8
ext v15.16b, v15.16b, v3.16b, #8
mov v16.16b, v3.16b
mov v17.16b, v12.16b
ext v16.16b, v16.16b, v12.16b, #8
ext v17.16b, v17.16b, v13.16b, #8
add v18.2d, v10.2d, v14.2d
add v19.2d, v11.2d, v15.2d
eor v20.16b, v10.16b, v18.16b
eor v21.16b, v11.16b, v19.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v10.2d, v0.2d, v16.2d
add v11.2d, v1.2d, v17.2d
eor v14.16b, v0.16b, v10.16b
eor v15.16b, v1.16b, v11.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x4, #0]
and v0.16b, v18.16b, v30.16b
and v1.16b, v19.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #0]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
stp q0, q1, [x4, #-448]
stp q10, q11, [x4, #-416]
mov v0.16b, v5.16b
mov v1.16b, v6.16b
ext v0.16b, v0.16b, v6.16b, #8
ext v1.16b, v1.16b, v7.16b, #8
ldp q30, q31, [x5, #-384]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #512]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-736]
add v10.2d, v24.2d, v30.2d
add v11.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-672]
add v14.2d, v24.2d, v30.2d
add v15.2d, v25.2d, v31.2d
zip1 v16.2d, v0.2d, v14.2d
zip1 v17.2d, v1.2d, v15.2d
zip2 v0.2d, v0.2d, v14.2d
zip2 v1.2d, v1.2d, v15.2d
mov v14.16b, v16.16b
mov v15.16b, v0.16b
mov v0.16b, v17.16b
ushr v16.2d, v14.2d, #52
ushr v17.2d, v15.2d, #52
ushr v18.2d, v0.2d, #52
ushr v19.2d, v1.2d, #52
movi v20.2d, #0
mov v21.16b, v16.16b
ext v20.16b, v20.16b, v16.16b, #8
ext v21.16b, v21.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v22.2d, v14.2d, v20.2d
add v23.2d, v15.2d, v21.2d
stp q12, q13, [x5, #-672]
eor v12.16b, v14.16b, v22.16b
eor v13.16b, v15.16b, v23.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
add v12.2d, v0.2d, v16.2d
add v13.2d, v1.2d, v17.2d
eor v14.16b, v0.16b, v12.16b
eor v15.16b, v1.16b, v13.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x4, #0]
and v0.16b, v22.16b, v30.16b
and v1.16b, v23.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #0]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v12.16b, v12.16b, v30.16b
orr v13.16b, v13.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v12.2d, v12.2d, v30.2d
fsub v13.2d, v13.2d, v31.2d
stp q0, q1, [x4, #-256]
stp q12, q13, [x4, #-224]
ldp q30, q31, [x4, #448]
add v0.2d, v6.2d, v30.2d
add v1.2d, v7.2d, v31.2d
ldp q30, q31, [x5, #-352]
mov v0.16b, v1.16b
mov v1.16b, v30.16b
ldp q6, q7, [x5, #-352]
ext v0.16b, v0.16b, v6.16b, #8
ext v1.16b, v1.16b, v7.16b, #8
ldp q30, q31, [x5, #-608]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #480]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q6, q7, [x4, #576]
ldp q30, q31, [x5, #-640]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
zip1 v12.2d, v0.2d, v6.2d
zip1 v13.2d, v1.2d, v7.2d
zip2 v0.2d, v0.2d, v6.2d
zip2 v1.2d, v1.2d, v7.2d
mov v6.16b, v12.16b
mov v7.16b, v0.16b
mov v0.16b, v13.16b
ushr v12.2d, v6.2d, #52
ushr v13.2d, v7.2d, #52
ushr v14.2d, v0.2d, #52
ushr v15.2d, v1.2d, #52
mov v16.16b, v19.16b
mov v17.16b, v12.16b
ext v16.16b, v16.16b, v12.16b, #8
ext v17.16b, v17.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v14.16b
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
add v14.2d, v6.2d, v16.2d
add v15.2d, v7.2d, v17.2d
eor v18.16b, v6.16b, v14.16b
eor v19.16b, v7.16b, v15.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
add v6.2d, v0.2d, v12.2d
add v7.2d, v1.2d, v13.2d
eor v16.16b, v0.16b, v6.16b
eor v17.16b, v1.16b, v7.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x4, #0]
and v0.16b, v14.16b, v30.16b
and v1.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #0]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q0, q1, [x4, #-192]
stp q6, q7, [x4, #-160]
stp q2, q3, [x5, #-640]
stp q4, q5, [x5, #-608]
stp q10, q11, [x5, #-352]
ldp q0, q1, [x4, #608]
ldp q2, q3, [x4, #608]
ldp q4, q5, [x4, #672]
ldp q6, q7, [x4, #672]
ldp q8, q9, [x4, #736]
ldp q10, q11, [x4, #736]
add x9, x0, #568
add x10, x0, #1736
mov w11, #20
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #-736]
stp q2, q3, [x5, #-384]
stp q4, q5, [x5, #-544]
stp q6, q7, [x4, #992]
stp q8, q9, [x5, #-576]
stp q10, q11, [x5, #-992]
ldp q0, q1, [x4, #640]
ldp q2, q3, [x4, #640]
ldp q4, q5, [x4, #704]
ldp q6, q7, [x4, #704]
ldp q8, q9, [x4, #768]
ldp q10, q11, [x4, #768]
add x9, x0, #632
add x10, x0, #1800
mov w11, #16
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
ldp q12, q13, [x4, #608]
ldp q30, q31, [x5, #-736]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #-384]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x4, #640]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #640]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q16, q17, [x4, #672]
ldp q30, q31, [x5, #-544]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #992]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #704]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #704]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q20, q21, [x4, #736]
ldp q30, q31, [x5, #-576]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-992]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #768]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #768]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x5, #-992]
stp q2, q3, [x5, #-576]
stp q4, q5, [x4, #992]
stp q6, q7, [x5, #-544]
stp q8, q9, [x5, #-384]
stp q10, q11, [x5, #-736]
stp q12, q13, [x5, #-1024]
stp q14, q15, [x5, #-704]
stp q16, q17, [x5, #-864]
stp q18, q19, [x5, #-416]
stp q20, q21, [x5, #-896]
stp q22, q23, [x5, #-448]
ldp q0, q1, [x5, #-704]
ldp q2, q3, [x5, #-1024]
ldp q4, q5, [x5, #-416]
ldp q6, q7, [x5, #-864]
ldp q8, q9, [x5, #-448]
ldp q10, q11, [x5, #-896]
add x9, x0, #1720
add x10, x0, #584
mov w11, #20
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #-928]
stp q2, q3, [x5, #-832]
stp q4, q5, [x5, #-480]
stp q6, q7, [x5, #-800]
stp q8, q9, [x5, #-960]
stp q10, q11, [x5, #-512]
ldp q0, q1, [x5, #-992]
ldp q2, q3, [x5, #-576]
ldp q4, q5, [x4, #992]
ldp q6, q7, [x5, #-544]
ldp q8, q9, [x5, #-384]
ldp q10, q11, [x5, #-736]
add x9, x0, #1784
add x10, x0, #648
mov w11, #16
ldp q12, q13, [x10, #0]
ldp q14, q15, [x10, #32]
.p2align 5
3:
ldp q16, q17, [x9, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x10, #8
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x9, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add x12, x10, #40
ldp q14, q15, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
sub x9, x9, #8
add x10, x10, #8
subs w11, w11, #1
b.ne 3b
ldp q12, q13, [x3, #-448]
add x12, x0, #1736
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
ldp q30, q31, [x5, #-480]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q18, q19, [x3, #-416]
add x12, x0, #1768
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x5, #-800]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-960]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #-512]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #704]
stp q2, q3, [x5, #-512]
add x12, x0, #584
ldp q2, q3, [x12, #0]
stp q0, q1, [x5, #-960]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v24.2d, v2.2d
fmla v1.2d, v25.2d, v3.2d
stp q10, q11, [x5, #-800]
fsub v10.2d, v29.2d, v0.2d
fsub v11.2d, v29.2d, v1.2d
fmla v10.2d, v24.2d, v2.2d
fmla v11.2d, v25.2d, v3.2d
add v2.2d, v14.2d, v10.2d
add v3.2d, v15.2d, v11.2d
ldp q10, q11, [x3, #736]
add x12, x0, #616
ldp q14, q15, [x12, #0]
stp q8, q9, [x5, #-480]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v10.2d, v14.2d
fmla v9.2d, v11.2d, v15.2d
stp q6, q7, [x5, #-736]
fsub v6.2d, v29.2d, v8.2d
fsub v7.2d, v29.2d, v9.2d
fmla v6.2d, v10.2d, v14.2d
fmla v7.2d, v11.2d, v15.2d
add v6.2d, v20.2d, v6.2d
add v7.2d, v21.2d, v7.2d
add v0.2d, v16.2d, v0.2d
add v1.2d, v17.2d, v1.2d
add v8.2d, v22.2d, v8.2d
add v9.2d, v23.2d, v9.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v12.2d
fmla v15.2d, v25.2d, v13.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v24.2d, v12.2d
fmla v17.2d, v25.2d, v13.2d
ldp q30, q31, [x5, #-928]
add v12.2d, v16.2d, v30.2d
add v13.2d, v17.2d, v31.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v18.2d, v10.2d
fmla v17.2d, v19.2d, v11.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v18.2d, v10.2d
fmla v21.2d, v19.2d, v11.2d
ldp q30, q31, [x5, #-832]
add v10.2d, v20.2d, v30.2d
add v11.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q14, q15, [x3, #-384]
add x12, x0, #1800
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v14.2d, v16.2d
fmla v19.2d, v15.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v14.2d, v16.2d
fmla v21.2d, v15.2d, v17.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x3, #-352]
add x12, x0, #1832
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v20.2d
fmla v25.2d, v17.2d, v21.2d
ldp q30, q31, [x5, #-736]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-480]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #-800]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #768]
stp q6, q7, [x5, #-800]
add x12, x0, #648
ldp q6, q7, [x12, #0]
stp q2, q3, [x5, #-480]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v24.2d, v6.2d
fmla v3.2d, v25.2d, v7.2d
stp q10, q11, [x5, #-736]
fsub v10.2d, v29.2d, v2.2d
fsub v11.2d, v29.2d, v3.2d
fmla v10.2d, v24.2d, v6.2d
fmla v11.2d, v25.2d, v7.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
ldp q6, q7, [x3, #800]
add x12, x0, #680
ldp q10, q11, [x12, #0]
stp q12, q13, [x5, #-832]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v6.2d, v10.2d
fmla v13.2d, v7.2d, v11.2d
stp q8, q9, [x5, #-928]
fsub v8.2d, v29.2d, v12.2d
fsub v9.2d, v29.2d, v13.2d
fmla v8.2d, v6.2d, v10.2d
fmla v9.2d, v7.2d, v11.2d
add v8.2d, v20.2d, v8.2d
add v9.2d, v21.2d, v9.2d
add v2.2d, v18.2d, v2.2d
add v3.2d, v19.2d, v3.2d
add v10.2d, v22.2d, v12.2d
add v11.2d, v23.2d, v13.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v24.2d
fmla v13.2d, v15.2d, v25.2d
fsub v18.2d, v29.2d, v12.2d
fsub v19.2d, v29.2d, v13.2d
fmla v18.2d, v14.2d, v24.2d
fmla v19.2d, v15.2d, v25.2d
ldp q30, q31, [x5, #-960]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v6.2d
fmla v19.2d, v17.2d, v7.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v16.2d, v6.2d
fmla v21.2d, v17.2d, v7.2d
ldp q30, q31, [x5, #-512]
add v6.2d, v20.2d, v30.2d
add v7.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
stp q0, q1, [x5, #-512]
stp q2, q3, [x5, #-960]
stp q4, q5, [x5, #-384]
stp q6, q7, [x5, #-896]
stp q8, q9, [x5, #-448]
stp q10, q11, [x5, #-544]
stp q14, q15, [x4, #992]
ldp q0, q1, [x4, #800]
ldp q2, q3, [x4, #800]
ldp q4, q5, [x4, #800]
ldp q6, q7, [x4, #800]
ldp q8, q9, [x4, #800]
ldp q10, q11, [x4, #832]
ldp q12, q13, [x4, #832]
ldp q14, q15, [x4, #832]
ldp q16, q17, [x4, #832]
ldp q18, q19, [x4, #832]
ldr d20, [x0, #2816]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #10240
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #10240
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #10272
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #10272
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #10304
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #10304
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #10336
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #10336
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #10368
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #10368
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2824]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #10560
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #10560
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #10592
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #10592
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #10624
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #10624
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #10656
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #10656
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #10688
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #10688
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2832]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #10880
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #10880
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #10912
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #10912
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #10944
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #10944
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #10976
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #10976
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #11008
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #11008
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2840]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #11200
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #11200
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #11232
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #11232
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #11264
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #11264
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #11296
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #11296
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #11328
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #11328
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2848]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #11520
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #11520
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #11552
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #11552
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #11584
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #11584
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #11616
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #11616
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #11648
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #11648
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2856]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #11840
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #11840
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #11872
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #11872
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #11904
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #11904
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #11936
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #11936
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #11968
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #11968
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2864]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #12160
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #12160
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #12192
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #12192
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #12224
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #12224
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #12256
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #12256
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #12288
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #12288
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2872]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #12480
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #12480
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #12512
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #12512
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #12544
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #12544
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #12576
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #12576
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #12608
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #12608
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2880]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #12800
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #12800
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #12832
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #12832
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #12864
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #12864
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #12896
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #12896
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #12928
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #12928
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
stp q0, q1, [x5, #-864]
stp q2, q3, [x5, #-416]
stp q4, q5, [x5, #-576]
stp q6, q7, [x5, #-992]
stp q8, q9, [x5, #-1024]
stp q10, q11, [x5, #-704]
stp q12, q13, [x5, #-320]
stp q14, q15, [x5, #-288]
stp q16, q17, [x5, #-256]
stp q18, q19, [x5, #-224]
ldp q0, q1, [x4, #800]
ldp q2, q3, [x4, #800]
ldp q4, q5, [x4, #800]
ldp q6, q7, [x4, #800]
ldp q8, q9, [x4, #800]
ldp q10, q11, [x4, #832]
ldp q12, q13, [x4, #832]
ldp q14, q15, [x4, #832]
ldp q16, q17, [x4, #832]
ldp q18, q19, [x4, #832]
ldr d20, [x0, #2816]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #10400
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #10400
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #10432
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #10432
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #10464
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #10464
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #10496
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #10496
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #10528
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #10528
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2824]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #10720
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #10720
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #10752
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #10752
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #10784
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #10784
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #10816
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #10816
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #10848
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #10848
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2832]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #11040
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #11040
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #11072
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #11072
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #11104
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #11104
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #11136
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #11136
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #11168
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #11168
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2840]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #11360
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #11360
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #11392
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #11392
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #11424
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #11424
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #11456
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #11456
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #11488
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #11488
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2848]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #11680
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #11680
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #11712
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #11712
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #11744
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #11744
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #11776
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #11776
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #11808
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #11808
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2856]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #12000
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #12000
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #12032
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #12032
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #12064
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #12064
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #12096
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #12096
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #12128
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #12128
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2864]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #12320
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #12320
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #12352
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #12352
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #12384
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #12384
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #12416
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #12416
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #12448
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #12448
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2872]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #12640
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #12640
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #12672
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #12672
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #12704
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #12704
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #12736
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #12736
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #12768
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #12768
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #2880]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
mov x14, #12960
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
mov x14, #12960
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #12992
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov x14, #12992
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #13024
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #13024
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
mov x14, #13056
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov x14, #13056
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #13088
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
mov x14, #13088
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldp q20, q21, [x4, #864]
ldp q30, q31, [x5, #-864]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-416]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
stp q24, q25, [x5, #-416]
ldp q30, q31, [x5, #-576]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
stp q24, q25, [x5, #-576]
ldp q30, q31, [x5, #-992]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
stp q24, q25, [x5, #-992]
ldp q30, q31, [x5, #-1024]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add v8.2d, v8.2d, v20.2d
add v9.2d, v9.2d, v21.2d
ldp q20, q21, [x4, #896]
stp q24, q25, [x5, #-1024]
ldp q30, q31, [x5, #-704]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
stp q24, q25, [x5, #-704]
ldp q30, q31, [x5, #-320]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
stp q24, q25, [x5, #-320]
ldp q30, q31, [x5, #-288]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
stp q24, q25, [x5, #-288]
ldp q30, q31, [x5, #-256]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
stp q24, q25, [x5, #-256]
ldp q30, q31, [x5, #-224]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
add v12.2d, v12.2d, v20.2d
add v13.2d, v13.2d, v21.2d
add v14.2d, v14.2d, v20.2d
add v15.2d, v15.2d, v21.2d
add v16.2d, v16.2d, v20.2d
add v17.2d, v17.2d, v21.2d
add v18.2d, v18.2d, v20.2d
add v19.2d, v19.2d, v21.2d
stp q0, q1, [x5, #-224]
stp q2, q3, [x5, #-864]
stp q4, q5, [x5, #-192]
stp q6, q7, [x5, #-160]
stp q8, q9, [x5, #-128]
stp q10, q11, [x5, #-96]
stp q12, q13, [x5, #-64]
stp q14, q15, [x5, #-32]
stp q16, q17, [x5, #0]
stp q18, q19, [x5, #32]
stp q22, q23, [x5, #64]
stp q24, q25, [x5, #96]
ldp q0, q1, [x5, #64]
ldp q2, q3, [x5, #-416]
ldp q4, q5, [x5, #-576]
ldp q6, q7, [x5, #-992]
ldp q8, q9, [x5, #-1024]
ldp q10, q11, [x5, #-704]
ldp q12, q13, [x5, #-320]
ldp q14, q15, [x5, #-288]
ldp q16, q17, [x5, #-256]
ldp q18, q19, [x5, #96]
add x9, x0, #2432
add x10, x1, #0
mov w11, #32
.p2align 5
3:
ld1r {v20.2d}, [x9]
mov v21.16b, v20.16b
ldp q30, q31, [x10, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x10, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x10, #32]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x10, #32]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x10, #64]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x10, #64]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x10, #96]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x10, #96]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x10, #128]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x10, #128]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add x9, x9, #8
add x10, x10, #320
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #128]
stp q2, q3, [x5, #160]
stp q4, q5, [x5, #192]
stp q6, q7, [x5, #224]
stp q8, q9, [x5, #256]
stp q10, q11, [x5, #288]
stp q12, q13, [x5, #320]
stp q14, q15, [x5, #352]
stp q16, q17, [x5, #384]
stp q18, q19, [x5, #416]
ldp q0, q1, [x5, #-224]
ldp q2, q3, [x5, #-864]
ldp q4, q5, [x5, #-192]
ldp q6, q7, [x5, #-160]
ldp q8, q9, [x5, #-128]
ldp q10, q11, [x5, #-96]
ldp q12, q13, [x5, #-64]
ldp q14, q15, [x5, #-32]
ldp q16, q17, [x5, #0]
ldp q18, q19, [x5, #32]
add x9, x0, #2432
add x10, x1, #0
mov w11, #32
.p2align 5
3:
ld1r {v20.2d}, [x9]
mov v21.16b, v20.16b
ldp q30, q31, [x10, #160]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x10, #160]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x10, #192]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x10, #192]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x10, #224]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x10, #224]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x10, #256]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x10, #256]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x10, #288]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x10, #288]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add x9, x9, #8
add x10, x10, #320
subs w11, w11, #1
b.ne 3b
ldp q20, q21, [x5, #-768]
ldp q30, q31, [x5, #-512]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x5, #-512]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x5, #-928]
mov v22.16b, v23.16b
mov v23.16b, v30.16b
ldp q24, q25, [x5, #-928]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x5, #-832]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-736]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x4, #512]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #512]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q18, q19, [x5, #-736]
ldp q18, q19, [x4, #544]
stp q16, q17, [x5, #-832]
ldp q30, q31, [x5, #-480]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
stp q14, q15, [x5, #-480]
ldp q30, q31, [x5, #-800]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
stp q12, q13, [x5, #-800]
zip1 v12.2d, v20.2d, v16.2d
zip1 v13.2d, v21.2d, v17.2d
zip2 v16.2d, v20.2d, v16.2d
zip2 v17.2d, v21.2d, v17.2d
mov v20.16b, v12.16b
mov v21.16b, v16.16b
mov v12.16b, v13.16b
mov v13.16b, v17.16b
ldp q30, q31, [x5, #128]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #160]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
zip1 v20.2d, v22.2d, v14.2d
zip1 v21.2d, v23.2d, v15.2d
zip2 v14.2d, v22.2d, v14.2d
zip2 v15.2d, v23.2d, v15.2d
mov v22.16b, v20.16b
mov v23.16b, v14.16b
mov v14.16b, v21.16b
ldp q30, q31, [x5, #192]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #224]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #-960]
mov v22.16b, v25.16b
mov v23.16b, v30.16b
ldp q24, q25, [x5, #-960]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x5, #-544]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q10, q11, [x5, #-960]
ldp q10, q11, [x5, #-544]
ext v24.16b, v24.16b, v10.16b, #8
ext v25.16b, v25.16b, v11.16b, #8
ldp q30, q31, [x4, #992]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #-896]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x4, #512]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x4, #512]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q14, q15, [x5, #-896]
ldp q30, q31, [x5, #-384]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q20, q21, [x5, #-448]
zip1 v20.2d, v22.2d, v14.2d
zip1 v21.2d, v23.2d, v15.2d
zip2 v14.2d, v22.2d, v14.2d
zip2 v15.2d, v23.2d, v15.2d
mov v22.16b, v20.16b
mov v23.16b, v14.16b
mov v14.16b, v21.16b
ldp q30, q31, [x5, #256]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
zip1 v14.2d, v24.2d, v18.2d
zip1 v15.2d, v25.2d, v19.2d
zip2 v18.2d, v24.2d, v18.2d
zip2 v19.2d, v25.2d, v19.2d
mov v22.16b, v14.16b
mov v23.16b, v18.16b
mov v14.16b, v15.16b
mov v15.16b, v19.16b
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
ldp q30, q31, [x5, #-608]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q14, q15, [x5, #-608]
ext v10.16b, v10.16b, v14.16b, #8
ext v11.16b, v11.16b, v15.16b, #8
ldp q30, q31, [x4, #960]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x4, #512]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #-352]
zip1 v14.2d, v10.2d, v30.2d
zip1 v15.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #-352]
zip2 v10.2d, v10.2d, v30.2d
zip2 v11.2d, v11.2d, v31.2d
mov v18.16b, v14.16b
mov v19.16b, v10.16b
mov v10.16b, v15.16b
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
add v8.2d, v8.2d, v10.2d
add v9.2d, v9.2d, v11.2d
ldp q10, q11, [x5, #-672]
ldp q30, q31, [x5, #-640]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q14, q15, [x5, #-640]
ext v10.16b, v10.16b, v14.16b, #8
ext v11.16b, v11.16b, v15.16b, #8
ldp q30, q31, [x4, #928]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
add v10.2d, v16.2d, v10.2d
add v11.2d, v17.2d, v11.2d
ldp q14, q15, [x5, #288]
movi v16.2d, #0
mov v17.16b, v14.16b
ext v16.16b, v16.16b, v14.16b, #8
ext v17.16b, v17.16b, v15.16b, #8
ldp q30, q31, [x5, #320]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q18, q19, [x5, #320]
ext v14.16b, v14.16b, v18.16b, #8
ext v15.16b, v15.16b, v19.16b, #8
add v10.2d, v10.2d, v16.2d
add v11.2d, v11.2d, v17.2d
add v12.2d, v12.2d, v14.2d
add v13.2d, v13.2d, v15.2d
ushr v14.2d, v10.2d, #52
ushr v15.2d, v11.2d, #52
ushr v16.2d, v12.2d, #52
ushr v17.2d, v13.2d, #52
movi v22.2d, #0
mov v23.16b, v14.16b
ext v22.16b, v22.16b, v14.16b, #8
ext v23.16b, v23.16b, v15.16b, #8
mov v14.16b, v15.16b
mov v15.16b, v16.16b
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
add v24.2d, v10.2d, v22.2d
add v25.2d, v11.2d, v23.2d
stp q8, q9, [x5, #288]
eor v8.16b, v10.16b, v24.16b
eor v9.16b, v11.16b, v25.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
add v8.2d, v12.2d, v14.2d
add v9.2d, v13.2d, v15.2d
eor v10.16b, v12.16b, v8.16b
eor v11.16b, v13.16b, v9.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #352]
mov v10.16b, v19.16b
mov v11.16b, v30.16b
ldp q12, q13, [x5, #352]
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
ldp q30, q31, [x5, #384]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q14, q15, [x5, #384]
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
ldp q30, q31, [x5, #-448]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #-896]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ushr v18.2d, v10.2d, #52
ushr v19.2d, v11.2d, #52
ushr v22.2d, v12.2d, #52
ushr v23.2d, v13.2d, #52
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v22.16b
ext v18.16b, v18.16b, v22.16b, #8
ext v19.16b, v19.16b, v23.16b, #8
stp q8, q9, [x5, #-896]
add v8.2d, v10.2d, v16.2d
add v9.2d, v11.2d, v17.2d
stp q24, q25, [x5, #-448]
eor v24.16b, v10.16b, v8.16b
eor v25.16b, v11.16b, v9.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v10.2d, v12.2d, v18.2d
add v11.2d, v13.2d, v19.2d
eor v16.16b, v12.16b, v10.16b
eor v17.16b, v13.16b, v11.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x5, #416]
mov v12.16b, v15.16b
mov v13.16b, v30.16b
ldp q14, q15, [x5, #416]
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
ldp q30, q31, [x5, #-960]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q16, q17, [x5, #-960]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
add v12.2d, v20.2d, v12.2d
add v13.2d, v21.2d, v13.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
ushr v14.2d, v12.2d, #52
ushr v15.2d, v13.2d, #52
ushr v18.2d, v0.2d, #52
ushr v19.2d, v1.2d, #52
mov v20.16b, v23.16b
mov v21.16b, v14.16b
ext v20.16b, v20.16b, v14.16b, #8
ext v21.16b, v21.16b, v15.16b, #8
mov v14.16b, v15.16b
mov v15.16b, v18.16b
ext v14.16b, v14.16b, v18.16b, #8
ext v15.16b, v15.16b, v19.16b, #8
add v22.2d, v12.2d, v20.2d
add v23.2d, v13.2d, v21.2d
eor v24.16b, v12.16b, v22.16b
eor v25.16b, v13.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v12.2d, v0.2d, v14.2d
add v13.2d, v1.2d, v15.2d
eor v20.16b, v0.16b, v12.16b
eor v21.16b, v1.16b, v13.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q30, q31, [x5, #-800]
mov v0.16b, v17.16b
mov v1.16b, v30.16b
ldp q14, q15, [x5, #-800]
ext v0.16b, v0.16b, v14.16b, #8
ext v1.16b, v1.16b, v15.16b, #8
ldp q30, q31, [x5, #-480]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q16, q17, [x5, #-480]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
add v0.2d, v2.2d, v0.2d
add v1.2d, v3.2d, v1.2d
add v2.2d, v4.2d, v14.2d
add v3.2d, v5.2d, v15.2d
ushr v4.2d, v0.2d, #52
ushr v5.2d, v1.2d, #52
ushr v14.2d, v2.2d, #52
ushr v15.2d, v3.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v4.16b
ext v18.16b, v18.16b, v4.16b, #8
ext v19.16b, v19.16b, v5.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v14.16b
ext v4.16b, v4.16b, v14.16b, #8
ext v5.16b, v5.16b, v15.16b, #8
add v20.2d, v0.2d, v18.2d
add v21.2d, v1.2d, v19.2d
eor v24.16b, v0.16b, v20.16b
eor v25.16b, v1.16b, v21.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v0.2d, v2.2d, v4.2d
add v1.2d, v3.2d, v5.2d
eor v18.16b, v2.16b, v0.16b
eor v19.16b, v3.16b, v1.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
ldp q30, q31, [x5, #-832]
mov v2.16b, v17.16b
mov v3.16b, v30.16b
ldp q4, q5, [x5, #-832]
ext v2.16b, v2.16b, v4.16b, #8
ext v3.16b, v3.16b, v5.16b, #8
ldp q30, q31, [x5, #-736]
mov v4.16b, v5.16b
mov v5.16b, v30.16b
ldp q16, q17, [x5, #-736]
ext v4.16b, v4.16b, v16.16b, #8
ext v5.16b, v5.16b, v17.16b, #8
add v2.2d, v6.2d, v2.2d
add v3.2d, v7.2d, v3.2d
ldp q30, q31, [x5, #288]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ushr v6.2d, v2.2d, #52
ushr v7.2d, v3.2d, #52
ushr v18.2d, v4.2d, #52
ushr v19.2d, v5.2d, #52
mov v14.16b, v15.16b
mov v15.16b, v6.16b
ext v14.16b, v14.16b, v6.16b, #8
ext v15.16b, v15.16b, v7.16b, #8
mov v6.16b, v7.16b
mov v7.16b, v18.16b
ext v6.16b, v6.16b, v18.16b, #8
ext v7.16b, v7.16b, v19.16b, #8
add v24.2d, v2.2d, v14.2d
add v25.2d, v3.2d, v15.2d
stp q0, q1, [x5, #288]
eor v0.16b, v2.16b, v24.16b
eor v1.16b, v3.16b, v25.16b
orr v26.16b, v26.16b, v0.16b
orr v27.16b, v27.16b, v1.16b
add v0.2d, v4.2d, v6.2d
add v1.2d, v5.2d, v7.2d
eor v2.16b, v4.16b, v0.16b
eor v3.16b, v5.16b, v1.16b
orr v26.16b, v26.16b, v2.16b
orr v27.16b, v27.16b, v3.16b
mov v2.16b, v17.16b
movi v3.2d, #0
movi v30.2d, #0
ext v2.16b, v2.16b, v30.16b, #8
ext v3.16b, v3.16b, v30.16b, #8
ushr v4.2d, v2.2d, #52
ushr v5.2d, v3.2d, #52
mov v6.16b, v19.16b
mov v7.16b, v4.16b
ext v4.16b, v6.16b, v4.16b, #8
ext v5.16b, v7.16b, v5.16b, #8
add v6.2d, v2.2d, v4.2d
add v7.2d, v3.2d, v5.2d
eor v14.16b, v2.16b, v6.16b
eor v15.16b, v3.16b, v7.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q2, q3, [x5, #-448]
ldp q30, q31, [x4, #0]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q4, q5, [x5, #-896]
ldp q30, q31, [x4, #0]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x3, #-576]
stp q4, q5, [x3, #-544]
ldp q30, q31, [x4, #0]
and v2.16b, v8.16b, v30.16b
and v3.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #0]
and v4.16b, v10.16b, v30.16b
and v5.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x3, #-512]
stp q4, q5, [x3, #-480]
ldp q30, q31, [x4, #0]
and v2.16b, v22.16b, v30.16b
and v3.16b, v23.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #0]
and v4.16b, v12.16b, v30.16b
and v5.16b, v13.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x3, #-448]
stp q4, q5, [x3, #-416]
ldp q30, q31, [x4, #0]
and v2.16b, v20.16b, v30.16b
and v3.16b, v21.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q4, q5, [x5, #288]
ldp q30, q31, [x4, #0]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x3, #-384]
stp q4, q5, [x3, #-352]
ldp q30, q31, [x4, #0]
and v2.16b, v24.16b, v30.16b
and v3.16b, v25.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #0]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q2, q3, [x3, #-320]
stp q0, q1, [x3, #-288]
ldp q30, q31, [x4, #0]
and v0.16b, v6.16b, v30.16b
and v1.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q0, q1, [x3, #-256]
stp q26, q27, [x0]
msr fpcr, x13
