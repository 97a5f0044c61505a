// Generated code. Do not edit.
// Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
// Computes x2 times x := x^2 * 2^-2496 mod N, N odd of at most 3072 bits, by bipartite folding.
// Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: x0 state, x1 table, x2 iterations.
// Bounds: 61 limbs below 2^52, the top one below 2^10; v26 and v27 collect predicted carries that rippled.
// 24504 instructions a step, 1502 pairs of products, 132 spills.
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
ldr q28, [x0, #2560]
ldr q29, [x0, #2592]
.p2align 6
2:
ldp q0, q1, [x4, #-384]
ldp q2, q3, [x4, #-384]
ldp q4, q5, [x4, #-320]
ldp q6, q7, [x4, #-320]
ldp q8, q9, [x4, #-256]
ldp q10, q11, [x4, #-256]
add x9, x0, #568
add x10, x0, #584
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
stp q0, q1, [x4, #736]
stp q2, q3, [x4, #768]
stp q4, q5, [x4, #800]
stp q6, q7, [x4, #832]
stp q8, q9, [x4, #864]
stp q10, q11, [x4, #896]
ldp q0, q1, [x4, #-352]
ldp q2, q3, [x4, #-352]
ldp q4, q5, [x4, #-288]
ldp q6, q7, [x4, #-288]
ldp q8, q9, [x4, #-224]
ldp q10, q11, [x4, #-224]
add x9, x0, #632
add x10, x0, #648
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
ldp q12, q13, [x3, #-448]
ldp q30, q31, [x3, #-416]
mov v14.16b, v13.16b
mov v15.16b, v30.16b
ext v14.16b, v12.16b, v14.16b, #8
ext v15.16b, v13.16b, v15.16b, #8
ldp q16, q17, [x3, #-416]
ldp q30, q31, [x3, #-384]
mov v18.16b, v17.16b
mov v19.16b, v30.16b
ext v18.16b, v16.16b, v18.16b, #8
ext v19.16b, v17.16b, v19.16b, #8
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v12.2d, v14.2d
fmla v21.2d, v13.2d, v15.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v12.2d, v14.2d
fmla v23.2d, v13.2d, v15.2d
ldp q30, q31, [x4, #800]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v18.2d
fmla v23.2d, v17.2d, v19.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
ldp q30, q31, [x4, #832]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x4, #864]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #896]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x4, #736]
add v24.2d, v24.2d, v24.2d
add v25.2d, v25.2d, v25.2d
stp q2, q3, [x4, #736]
ldp q2, q3, [x4, #768]
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
add v14.2d, v14.2d, v14.2d
add v15.2d, v15.2d, v15.2d
add v18.2d, v18.2d, v18.2d
add v19.2d, v19.2d, v19.2d
add v20.2d, v20.2d, v20.2d
add v21.2d, v21.2d, v21.2d
add v22.2d, v22.2d, v22.2d
add v23.2d, v23.2d, v23.2d
stp q22, q23, [x4, #768]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v12.2d
fmla v23.2d, v13.2d, v13.2d
stp q20, q21, [x4, #896]
fsub v20.2d, v29.2d, v22.2d
fsub v21.2d, v29.2d, v23.2d
fmla v20.2d, v12.2d, v12.2d
fmla v21.2d, v13.2d, v13.2d
add v12.2d, v24.2d, v20.2d
add v13.2d, v25.2d, v21.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v16.2d
fmla v21.2d, v17.2d, v17.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v16.2d
fmla v25.2d, v17.2d, v17.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add v16.2d, v18.2d, v20.2d
add v17.2d, v19.2d, v21.2d
ldp q18, q19, [x3, #-384]
ldp q30, q31, [x3, #-352]
mov v20.16b, v19.16b
mov v21.16b, v30.16b
ext v20.16b, v18.16b, v20.16b, #8
ext v21.16b, v19.16b, v21.16b, #8
ldp q22, q23, [x3, #-352]
ldp q30, q31, [x3, #-320]
mov v24.16b, v23.16b
mov v25.16b, v30.16b
ext v24.16b, v22.16b, v24.16b, #8
ext v25.16b, v23.16b, v25.16b, #8
stp q16, q17, [x4, #864]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v18.2d, v20.2d
fmla v17.2d, v19.2d, v21.2d
stp q14, q15, [x4, #832]
fsub v14.2d, v29.2d, v16.2d
fsub v15.2d, v29.2d, v17.2d
fmla v14.2d, v18.2d, v20.2d
fmla v15.2d, v19.2d, v21.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v22.2d, v24.2d
fmla v15.2d, v23.2d, v25.2d
fsub v20.2d, v29.2d, v14.2d
fsub v21.2d, v29.2d, v15.2d
fmla v20.2d, v22.2d, v24.2d
fmla v21.2d, v23.2d, v25.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
add v0.2d, v0.2d, v0.2d
add v1.2d, v1.2d, v1.2d
ldp q14, q15, [x4, #736]
add v14.2d, v14.2d, v14.2d
add v15.2d, v15.2d, v15.2d
add v4.2d, v4.2d, v4.2d
add v5.2d, v5.2d, v5.2d
add v6.2d, v6.2d, v6.2d
add v7.2d, v7.2d, v7.2d
add v8.2d, v8.2d, v8.2d
add v9.2d, v9.2d, v9.2d
add v10.2d, v10.2d, v10.2d
add v11.2d, v11.2d, v11.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v18.2d, v18.2d
fmla v17.2d, v19.2d, v19.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v18.2d, v18.2d
fmla v21.2d, v19.2d, v19.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v22.2d, v22.2d
fmla v19.2d, v23.2d, v23.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v22.2d, v22.2d
fmla v21.2d, v23.2d, v23.2d
add v14.2d, v14.2d, v20.2d
add v15.2d, v15.2d, v21.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
stp q0, q1, [x4, #736]
stp q2, q3, [x4, #800]
stp q4, q5, [x4, #928]
stp q6, q7, [x4, #960]
stp q8, q9, [x4, #992]
stp q10, q11, [x5, #-1024]
stp q12, q13, [x5, #-992]
stp q14, q15, [x5, #-960]
ldp q0, q1, [x4, #-192]
ldp q2, q3, [x4, #-192]
ldp q4, q5, [x4, #-128]
ldp q6, q7, [x4, #-128]
ldp q8, q9, [x4, #-64]
ldp q10, q11, [x4, #-64]
add x9, x0, #952
add x10, x0, #968
mov w11, #12
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
stp q2, q3, [x5, #-896]
stp q4, q5, [x5, #-864]
stp q6, q7, [x5, #-832]
stp q8, q9, [x5, #-800]
stp q10, q11, [x5, #-768]
ldp q0, q1, [x4, #-160]
ldp q2, q3, [x4, #-160]
ldp q4, q5, [x4, #-96]
ldp q6, q7, [x4, #-96]
ldp q8, q9, [x4, #-32]
ldp q10, q11, [x4, #-32]
add x9, x0, #1016
add x10, x0, #1032
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
ldp q12, q13, [x3, #-64]
ldp q30, q31, [x3, #-32]
mov v14.16b, v13.16b
mov v15.16b, v30.16b
ext v14.16b, v12.16b, v14.16b, #8
ext v15.16b, v13.16b, v15.16b, #8
ldp q16, q17, [x3, #-32]
ldp q30, q31, [x3, #0]
mov v18.16b, v17.16b
mov v19.16b, v30.16b
ext v18.16b, v16.16b, v18.16b, #8
ext v19.16b, v17.16b, v19.16b, #8
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v12.2d, v14.2d
fmla v21.2d, v13.2d, v15.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v12.2d, v14.2d
fmla v23.2d, v13.2d, v15.2d
ldp q30, q31, [x5, #-864]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v18.2d
fmla v23.2d, v17.2d, v19.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
ldp q30, q31, [x5, #-832]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-800]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-768]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x5, #-928]
add v24.2d, v24.2d, v24.2d
add v25.2d, v25.2d, v25.2d
stp q10, q11, [x5, #-928]
ldp q10, q11, [x5, #-896]
add v10.2d, v10.2d, v10.2d
add v11.2d, v11.2d, v11.2d
add v14.2d, v14.2d, v14.2d
add v15.2d, v15.2d, v15.2d
add v18.2d, v18.2d, v18.2d
add v19.2d, v19.2d, v19.2d
add v20.2d, v20.2d, v20.2d
add v21.2d, v21.2d, v21.2d
add v22.2d, v22.2d, v22.2d
add v23.2d, v23.2d, v23.2d
stp q22, q23, [x5, #-896]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v12.2d
fmla v23.2d, v13.2d, v13.2d
stp q20, q21, [x5, #-768]
fsub v20.2d, v29.2d, v22.2d
fsub v21.2d, v29.2d, v23.2d
fmla v20.2d, v12.2d, v12.2d
fmla v21.2d, v13.2d, v13.2d
add v12.2d, v24.2d, v20.2d
add v13.2d, v25.2d, v21.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v16.2d
fmla v21.2d, v17.2d, v17.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v16.2d
fmla v25.2d, v17.2d, v17.2d
add v10.2d, v10.2d, v24.2d
add v11.2d, v11.2d, v25.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add v16.2d, v18.2d, v20.2d
add v17.2d, v19.2d, v21.2d
ldp q18, q19, [x3, #0]
ldp q30, q31, [x3, #32]
mov v20.16b, v19.16b
mov v21.16b, v30.16b
ext v20.16b, v18.16b, v20.16b, #8
ext v21.16b, v19.16b, v21.16b, #8
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
add v8.2d, v8.2d, v22.2d
add v9.2d, v9.2d, v23.2d
add v0.2d, v0.2d, v0.2d
add v1.2d, v1.2d, v1.2d
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
add v4.2d, v4.2d, v4.2d
add v5.2d, v5.2d, v5.2d
add v6.2d, v6.2d, v6.2d
add v7.2d, v7.2d, v7.2d
add v8.2d, v8.2d, v8.2d
add v9.2d, v9.2d, v9.2d
ldp q20, q21, [x5, #-928]
add v20.2d, v20.2d, v20.2d
add v21.2d, v21.2d, v21.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v18.2d
fmla v23.2d, v19.2d, v19.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v18.2d
fmla v25.2d, v19.2d, v19.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q18, q19, [x3, #32]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v18.2d
fmla v25.2d, v19.2d, v19.2d
stp q12, q13, [x5, #-928]
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
fmla v12.2d, v18.2d, v18.2d
fmla v13.2d, v19.2d, v19.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q12, q13, [x4, #0]
ldp q30, q31, [x4, #896]
add v18.2d, v12.2d, v30.2d
add v19.2d, v13.2d, v31.2d
movi v22.2d, #0
mov v23.16b, v18.16b
ext v18.16b, v22.16b, v18.16b, #8
ext v19.16b, v23.16b, v19.16b, #8
ldp q22, q23, [x4, #896]
ldp q30, q31, [x4, #768]
mov v22.16b, v23.16b
mov v23.16b, v30.16b
ldp q24, q25, [x4, #768]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x5, #-992]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x4, #800]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x4, #32]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x4, #64]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q6, q7, [x4, #800]
ldp q6, q7, [x4, #96]
stp q4, q5, [x5, #-992]
ldp q30, q31, [x4, #832]
add v4.2d, v6.2d, v30.2d
add v5.2d, v7.2d, v31.2d
stp q2, q3, [x4, #832]
ldp q30, q31, [x4, #864]
add v2.2d, v6.2d, v30.2d
add v3.2d, v7.2d, v31.2d
stp q0, q1, [x4, #864]
zip1 v0.2d, v18.2d, v4.2d
zip1 v1.2d, v19.2d, v5.2d
zip2 v4.2d, v18.2d, v4.2d
zip2 v5.2d, v19.2d, v5.2d
mov v18.16b, v0.16b
mov v19.16b, v4.16b
mov v0.16b, v1.16b
mov v1.16b, v5.16b
ushr v4.2d, v18.2d, #52
ushr v5.2d, v19.2d, #52
stp q20, q21, [x4, #896]
ushr v20.2d, v0.2d, #52
ushr v21.2d, v1.2d, #52
movi v12.2d, #0
mov v13.16b, v4.16b
ext v12.16b, v12.16b, v4.16b, #8
ext v13.16b, v13.16b, v5.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v20.16b
ext v4.16b, v4.16b, v20.16b, #8
ext v5.16b, v5.16b, v21.16b, #8
stp q8, q9, [x5, #-800]
add v8.2d, v18.2d, v12.2d
add v9.2d, v19.2d, v13.2d
stp q16, q17, [x5, #-832]
eor v16.16b, v18.16b, v8.16b
eor v17.16b, v19.16b, v9.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
add v12.2d, v0.2d, v4.2d
add v13.2d, v1.2d, v5.2d
eor v16.16b, v0.16b, v12.16b
eor v17.16b, v1.16b, v13.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x4, #-448]
and v0.16b, v8.16b, v30.16b
and v1.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v4.16b, v12.16b, v30.16b
and v5.16b, v13.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q0, q1, [x3, #640]
stp q4, q5, [x3, #672]
zip1 v0.2d, v22.2d, v2.2d
zip1 v1.2d, v23.2d, v3.2d
zip2 v2.2d, v22.2d, v2.2d
zip2 v3.2d, v23.2d, v3.2d
mov v4.16b, v0.16b
mov v5.16b, v2.16b
mov v0.16b, v1.16b
mov v1.16b, v3.16b
ushr v2.2d, v4.2d, #52
ushr v3.2d, v5.2d, #52
ushr v8.2d, v0.2d, #52
ushr v9.2d, v1.2d, #52
mov v12.16b, v21.16b
mov v13.16b, v2.16b
ext v12.16b, v12.16b, v2.16b, #8
ext v13.16b, v13.16b, v3.16b, #8
mov v2.16b, v3.16b
mov v3.16b, v8.16b
ext v2.16b, v2.16b, v8.16b, #8
ext v3.16b, v3.16b, v9.16b, #8
add v16.2d, v4.2d, v12.2d
add v17.2d, v5.2d, v13.2d
eor v18.16b, v4.16b, v16.16b
eor v19.16b, v5.16b, v17.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
add v4.2d, v0.2d, v2.2d
add v5.2d, v1.2d, v3.2d
eor v12.16b, v0.16b, v4.16b
eor v13.16b, v1.16b, v5.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x4, #-448]
and v0.16b, v16.16b, v30.16b
and v1.16b, v17.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v2.16b, v4.16b, v30.16b
and v3.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #704]
stp q2, q3, [x3, #736]
ldp q30, q31, [x4, #992]
mov v0.16b, v25.16b
mov v1.16b, v30.16b
ldp q2, q3, [x4, #992]
ext v0.16b, v0.16b, v2.16b, #8
ext v1.16b, v1.16b, v3.16b, #8
ldp q30, q31, [x5, #-1024]
mov v2.16b, v3.16b
mov v3.16b, v30.16b
ldp q4, q5, [x5, #-1024]
ext v2.16b, v2.16b, v4.16b, #8
ext v3.16b, v3.16b, v5.16b, #8
ldp q30, q31, [x4, #736]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-960]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #64]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #64]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #928]
add v12.2d, v6.2d, v30.2d
add v13.2d, v7.2d, v31.2d
ldp q30, q31, [x4, #960]
add v16.2d, v6.2d, v30.2d
add v17.2d, v7.2d, v31.2d
zip1 v18.2d, v0.2d, v12.2d
zip1 v19.2d, v1.2d, v13.2d
zip2 v0.2d, v0.2d, v12.2d
zip2 v1.2d, v1.2d, v13.2d
mov v12.16b, v18.16b
mov v13.16b, v0.16b
mov v0.16b, v19.16b
ushr v18.2d, v12.2d, #52
ushr v19.2d, v13.2d, #52
ushr v20.2d, v0.2d, #52
ushr v21.2d, v1.2d, #52
mov v8.16b, v9.16b
mov v9.16b, v18.16b
ext v8.16b, v8.16b, v18.16b, #8
ext v9.16b, v9.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v20.16b
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
add v22.2d, v12.2d, v8.2d
add v23.2d, v13.2d, v9.2d
eor v24.16b, v12.16b, v22.16b
eor v25.16b, v13.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v8.2d, v0.2d, v18.2d
add v9.2d, v1.2d, v19.2d
eor v12.16b, v0.16b, v8.16b
eor v13.16b, v1.16b, v9.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x4, #-448]
and v0.16b, v22.16b, v30.16b
and v1.16b, v23.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v8.16b, v8.16b, v30.16b
and v9.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
stp q0, q1, [x3, #768]
stp q8, q9, [x3, #800]
ldp q0, q1, [x5, #-768]
ldp q30, q31, [x5, #-896]
mov v8.16b, v1.16b
mov v9.16b, v30.16b
ldp q12, q13, [x5, #-896]
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
add v8.2d, v10.2d, v8.2d
add v9.2d, v11.2d, v9.2d
ldp q30, q31, [x4, #64]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
add v10.2d, v14.2d, v6.2d
add v11.2d, v15.2d, v7.2d
ldp q30, q31, [x5, #-832]
add v14.2d, v6.2d, v30.2d
add v15.2d, v7.2d, v31.2d
zip1 v18.2d, v8.2d, v14.2d
zip1 v19.2d, v9.2d, v15.2d
zip2 v8.2d, v8.2d, v14.2d
zip2 v9.2d, v9.2d, v15.2d
mov v14.16b, v18.16b
mov v15.16b, v8.16b
mov v8.16b, v19.16b
ushr v18.2d, v14.2d, #52
ushr v19.2d, v15.2d, #52
ushr v22.2d, v8.2d, #52
ushr v23.2d, v9.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v22.16b
ext v18.16b, v18.16b, v22.16b, #8
ext v19.16b, v19.16b, v23.16b, #8
ldp q30, q31, [x4, #128]
and v18.16b, v18.16b, v30.16b
and v19.16b, v19.16b, v31.16b
add v24.2d, v8.2d, v18.2d
add v25.2d, v9.2d, v19.2d
stp q10, q11, [x5, #-832]
eor v10.16b, v8.16b, v24.16b
eor v11.16b, v9.16b, v25.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x4, #-448]
and v8.16b, v14.16b, v30.16b
and v9.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v10.16b, v24.16b, v30.16b
and v11.16b, v25.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
stp q8, q9, [x3, #960]
stp q10, q11, [x3, #992]
ldp q30, q31, [x5, #-800]
mov v8.16b, v13.16b
mov v9.16b, v30.16b
ldp q10, q11, [x5, #-800]
ext v8.16b, v8.16b, v10.16b, #8
ext v9.16b, v9.16b, v11.16b, #8
ldp q30, q31, [x4, #0]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x4, #896]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q12, q13, [x4, #896]
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
ldp q30, q31, [x4, #864]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #832]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x4, #64]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #32]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #-992]
add v12.2d, v6.2d, v30.2d
add v13.2d, v7.2d, v31.2d
ldp q18, q19, [x4, #160]
ldp q30, q31, [x4, #800]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
zip1 v24.2d, v8.2d, v12.2d
zip1 v25.2d, v9.2d, v13.2d
zip2 v8.2d, v8.2d, v12.2d
zip2 v9.2d, v9.2d, v13.2d
mov v12.16b, v24.16b
mov v13.16b, v8.16b
mov v8.16b, v25.16b
ushr v24.2d, v12.2d, #52
ushr v25.2d, v13.2d, #52
stp q14, q15, [x4, #800]
ushr v14.2d, v8.2d, #52
ushr v15.2d, v9.2d, #52
mov v22.16b, v23.16b
mov v23.16b, v24.16b
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
mov v24.16b, v25.16b
mov v25.16b, v14.16b
ext v24.16b, v24.16b, v14.16b, #8
ext v25.16b, v25.16b, v15.16b, #8
add v0.2d, v12.2d, v22.2d
add v1.2d, v13.2d, v23.2d
eor v6.16b, v12.16b, v0.16b
eor v7.16b, v13.16b, v1.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
add v6.2d, v8.2d, v24.2d
add v7.2d, v9.2d, v25.2d
eor v12.16b, v8.16b, v6.16b
eor v13.16b, v9.16b, v7.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x4, #-448]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q0, q1, [x4, #-1024]
stp q6, q7, [x4, #-992]
zip1 v0.2d, v10.2d, v18.2d
zip1 v1.2d, v11.2d, v19.2d
zip2 v6.2d, v10.2d, v18.2d
zip2 v7.2d, v11.2d, v19.2d
mov v8.16b, v0.16b
mov v9.16b, v6.16b
mov v0.16b, v1.16b
mov v1.16b, v7.16b
ushr v6.2d, v8.2d, #52
ushr v7.2d, v9.2d, #52
ushr v10.2d, v0.2d, #52
ushr v11.2d, v1.2d, #52
mov v12.16b, v15.16b
mov v13.16b, v6.16b
ext v12.16b, v12.16b, v6.16b, #8
ext v13.16b, v13.16b, v7.16b, #8
mov v6.16b, v7.16b
mov v7.16b, v10.16b
ext v6.16b, v6.16b, v10.16b, #8
ext v7.16b, v7.16b, v11.16b, #8
add v10.2d, v8.2d, v12.2d
add v11.2d, v9.2d, v13.2d
eor v14.16b, v8.16b, v10.16b
eor v15.16b, v9.16b, v11.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
add v8.2d, v0.2d, v6.2d
add v9.2d, v1.2d, v7.2d
eor v12.16b, v0.16b, v8.16b
eor v13.16b, v1.16b, v9.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x4, #-448]
and v0.16b, v10.16b, v30.16b
and v1.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v6.16b, v8.16b, v30.16b
and v7.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q0, q1, [x4, #-960]
stp q6, q7, [x4, #-928]
stp q2, q3, [x5, #-992]
stp q16, q17, [x4, #832]
stp q20, q21, [x4, #864]
ldp q0, q1, [x4, #192]
ldp q2, q3, [x4, #192]
ldp q4, q5, [x4, #320]
ldp q6, q7, [x4, #320]
ldp q8, q9, [x4, #448]
ldp q10, q11, [x4, #448]
add x9, x0, #696
add x10, x0, #712
mov w11, #23
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
stp q0, q1, [x4, #896]
stp q2, q3, [x5, #-800]
stp q4, q5, [x5, #-896]
stp q6, q7, [x4, #960]
stp q8, q9, [x4, #928]
stp q10, q11, [x5, #-960]
ldp q0, q1, [x4, #224]
ldp q2, q3, [x4, #224]
ldp q4, q5, [x4, #352]
ldp q6, q7, [x4, #352]
ldp q8, q9, [x4, #480]
ldp q10, q11, [x4, #480]
add x9, x0, #760
add x10, x0, #776
mov w11, #30
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
stp q0, q1, [x4, #736]
stp q2, q3, [x4, #992]
stp q4, q5, [x4, #768]
stp q6, q7, [x5, #-864]
stp q8, q9, [x5, #-736]
stp q10, q11, [x5, #-704]
ldp q0, q1, [x4, #256]
ldp q2, q3, [x4, #256]
ldp q4, q5, [x4, #384]
ldp q6, q7, [x4, #384]
ldp q8, q9, [x4, #512]
ldp q10, q11, [x4, #512]
add x9, x0, #824
add x10, x0, #840
mov w11, #28
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
stp q0, q1, [x5, #-672]
stp q2, q3, [x5, #-640]
stp q4, q5, [x5, #-608]
stp q6, q7, [x5, #-576]
stp q8, q9, [x5, #-544]
stp q10, q11, [x5, #-512]
ldp q0, q1, [x4, #288]
ldp q2, q3, [x4, #288]
ldp q4, q5, [x4, #416]
ldp q6, q7, [x4, #416]
ldp q8, q9, [x4, #544]
ldp q10, q11, [x4, #544]
add x9, x0, #888
add x10, x0, #904
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
ldp q12, q13, [x3, #-320]
add x12, x0, #712
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
ldp q30, q31, [x5, #-896]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q18, q19, [x3, #-288]
add x12, x0, #744
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x4, #960]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x4, #928]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #-960]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x4, #896]
add v24.2d, v24.2d, v24.2d
add v25.2d, v25.2d, v25.2d
stp q2, q3, [x4, #896]
ldp q2, q3, [x5, #-800]
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
add v14.2d, v14.2d, v14.2d
add v15.2d, v15.2d, v15.2d
add v20.2d, v20.2d, v20.2d
add v21.2d, v21.2d, v21.2d
add v16.2d, v16.2d, v16.2d
add v17.2d, v17.2d, v17.2d
add v22.2d, v22.2d, v22.2d
add v23.2d, v23.2d, v23.2d
stp q22, q23, [x5, #-800]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v12.2d
fmla v23.2d, v13.2d, v13.2d
stp q16, q17, [x5, #-960]
fsub v16.2d, v29.2d, v22.2d
fsub v17.2d, v29.2d, v23.2d
fmla v16.2d, v12.2d, v12.2d
fmla v17.2d, v13.2d, v13.2d
add v12.2d, v24.2d, v16.2d
add v13.2d, v25.2d, v17.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v18.2d, v18.2d
fmla v17.2d, v19.2d, v19.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
fmla v24.2d, v18.2d, v18.2d
fmla v25.2d, v19.2d, v19.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add v16.2d, v20.2d, v16.2d
add v17.2d, v21.2d, v17.2d
ldp q18, q19, [x3, #-256]
add x12, x0, #776
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x4, #768]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q24, q25, [x3, #-224]
stp q16, q17, [x4, #768]
add x12, x0, #808
ldp q16, q17, [x12, #0]
stp q14, q15, [x4, #928]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v16.2d
fmla v15.2d, v25.2d, v17.2d
stp q2, q3, [x4, #960]
fsub v2.2d, v29.2d, v14.2d
fsub v3.2d, v29.2d, v15.2d
fmla v2.2d, v24.2d, v16.2d
fmla v3.2d, v25.2d, v17.2d
ldp q30, q31, [x5, #-864]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-736]
add v16.2d, v22.2d, v30.2d
add v17.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #-704]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q22, q23, [x4, #736]
add v22.2d, v22.2d, v22.2d
add v23.2d, v23.2d, v23.2d
stp q12, q13, [x4, #736]
ldp q12, q13, [x4, #992]
add v12.2d, v12.2d, v12.2d
add v13.2d, v13.2d, v13.2d
add v20.2d, v20.2d, v20.2d
add v21.2d, v21.2d, v21.2d
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
add v16.2d, v16.2d, v16.2d
add v17.2d, v17.2d, v17.2d
add v14.2d, v14.2d, v14.2d
add v15.2d, v15.2d, v15.2d
stp q14, q15, [x4, #992]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v18.2d
fmla v15.2d, v19.2d, v19.2d
stp q16, q17, [x5, #-704]
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v18.2d, v18.2d
fmla v17.2d, v19.2d, v19.2d
add v16.2d, v22.2d, v16.2d
add v17.2d, v23.2d, v17.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v24.2d, v24.2d
fmla v19.2d, v25.2d, v25.2d
fsub v22.2d, v29.2d, v18.2d
fsub v23.2d, v29.2d, v19.2d
fmla v22.2d, v24.2d, v24.2d
fmla v23.2d, v25.2d, v25.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add v14.2d, v20.2d, v14.2d
add v15.2d, v21.2d, v15.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
ldp q18, q19, [x3, #-192]
add x12, x0, #840
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x5, #-608]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q24, q25, [x3, #-160]
stp q2, q3, [x5, #-608]
add x12, x0, #872
ldp q2, q3, [x12, #0]
stp q14, q15, [x5, #-736]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v2.2d
fmla v15.2d, v25.2d, v3.2d
stp q12, q13, [x5, #-864]
fsub v12.2d, v29.2d, v14.2d
fsub v13.2d, v29.2d, v15.2d
fmla v12.2d, v24.2d, v2.2d
fmla v13.2d, v25.2d, v3.2d
ldp q30, q31, [x5, #-576]
add v2.2d, v12.2d, v30.2d
add v3.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #-544]
add v12.2d, v22.2d, v30.2d
add v13.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #-512]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q22, q23, [x5, #-672]
add v22.2d, v22.2d, v22.2d
add v23.2d, v23.2d, v23.2d
stp q16, q17, [x5, #-672]
ldp q16, q17, [x5, #-640]
add v16.2d, v16.2d, v16.2d
add v17.2d, v17.2d, v17.2d
add v20.2d, v20.2d, v20.2d
add v21.2d, v21.2d, v21.2d
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
add v12.2d, v12.2d, v12.2d
add v13.2d, v13.2d, v13.2d
add v14.2d, v14.2d, v14.2d
add v15.2d, v15.2d, v15.2d
stp q14, q15, [x5, #-640]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v18.2d
fmla v15.2d, v19.2d, v19.2d
stp q12, q13, [x5, #-512]
fsub v12.2d, v29.2d, v14.2d
fsub v13.2d, v29.2d, v15.2d
fmla v12.2d, v18.2d, v18.2d
fmla v13.2d, v19.2d, v19.2d
add v12.2d, v22.2d, v12.2d
add v13.2d, v23.2d, v13.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v24.2d, v24.2d
fmla v19.2d, v25.2d, v25.2d
fsub v22.2d, v29.2d, v18.2d
fsub v23.2d, v29.2d, v19.2d
fmla v22.2d, v24.2d, v24.2d
fmla v23.2d, v25.2d, v25.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add v14.2d, v20.2d, v14.2d
add v15.2d, v21.2d, v15.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
ldp q18, q19, [x3, #-128]
add x12, x0, #904
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
ldp q20, q21, [x3, #-96]
add x12, x0, #936
ldp q24, q25, [x12, #0]
stp q2, q3, [x5, #-544]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v20.2d, v24.2d
fmla v3.2d, v21.2d, v25.2d
stp q14, q15, [x5, #-576]
fsub v14.2d, v29.2d, v2.2d
fsub v15.2d, v29.2d, v3.2d
fmla v14.2d, v20.2d, v24.2d
fmla v15.2d, v21.2d, v25.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
add v8.2d, v8.2d, v22.2d
add v9.2d, v9.2d, v23.2d
add v2.2d, v10.2d, v2.2d
add v3.2d, v11.2d, v3.2d
add v0.2d, v0.2d, v0.2d
add v1.2d, v1.2d, v1.2d
ldp q10, q11, [x4, #896]
add v10.2d, v10.2d, v10.2d
add v11.2d, v11.2d, v11.2d
add v4.2d, v4.2d, v4.2d
add v5.2d, v5.2d, v5.2d
add v6.2d, v6.2d, v6.2d
add v7.2d, v7.2d, v7.2d
add v8.2d, v8.2d, v8.2d
add v9.2d, v9.2d, v9.2d
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v18.2d
fmla v15.2d, v19.2d, v19.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
fmla v22.2d, v18.2d, v18.2d
fmla v23.2d, v19.2d, v19.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v20.2d, v20.2d
fmla v19.2d, v21.2d, v21.2d
fsub v22.2d, v29.2d, v18.2d
fsub v23.2d, v29.2d, v19.2d
fmla v22.2d, v20.2d, v20.2d
fmla v23.2d, v21.2d, v21.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
stp q0, q1, [x4, #896]
stp q2, q3, [x5, #-896]
stp q4, q5, [x5, #-480]
stp q6, q7, [x5, #-448]
stp q8, q9, [x5, #-416]
stp q10, q11, [x5, #-384]
stp q12, q13, [x5, #-352]
stp q16, q17, [x5, #-320]
ldp q0, q1, [x4, #576]
ldp q2, q3, [x4, #576]
ldp q4, q5, [x4, #576]
ldp q6, q7, [x4, #576]
ldp q8, q9, [x4, #576]
ldp q10, q11, [x4, #608]
ldp q12, q13, [x4, #608]
ldp q14, q15, [x4, #608]
ldp q16, q17, [x4, #608]
ldp q18, q19, [x4, #608]
add x9, x0, #1664
add x10, x1, #0
mov w11, #24
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
add x10, x10, #480
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #-288]
stp q2, q3, [x5, #-256]
stp q4, q5, [x5, #-224]
stp q6, q7, [x5, #-192]
stp q8, q9, [x5, #-160]
stp q10, q11, [x5, #-128]
stp q12, q13, [x5, #-96]
stp q14, q15, [x5, #-64]
stp q16, q17, [x5, #-32]
stp q18, q19, [x5, #0]
ldp q0, q1, [x4, #576]
ldp q2, q3, [x4, #576]
ldp q4, q5, [x4, #576]
ldp q6, q7, [x4, #576]
ldp q8, q9, [x4, #576]
ldp q10, q11, [x4, #608]
ldp q12, q13, [x4, #608]
ldp q14, q15, [x4, #608]
ldp q16, q17, [x4, #608]
ldp q18, q19, [x4, #608]
add x9, x0, #1664
add x10, x1, #0
mov w11, #24
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
add x10, x10, #480
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #32]
stp q2, q3, [x5, #64]
stp q4, q5, [x5, #96]
stp q6, q7, [x5, #128]
stp q8, q9, [x5, #160]
stp q10, q11, [x5, #192]
stp q12, q13, [x5, #224]
stp q14, q15, [x5, #256]
stp q16, q17, [x5, #288]
stp q18, q19, [x5, #320]
ldp q0, q1, [x4, #576]
ldp q2, q3, [x4, #576]
ldp q4, q5, [x4, #576]
ldp q6, q7, [x4, #576]
ldp q8, q9, [x4, #576]
ldp q10, q11, [x4, #608]
ldp q12, q13, [x4, #608]
ldp q14, q15, [x4, #608]
ldp q16, q17, [x4, #608]
ldp q18, q19, [x4, #608]
add x9, x0, #1664
add x10, x1, #0
mov w11, #24
.p2align 5
3:
ld1r {v20.2d}, [x9]
mov v21.16b, v20.16b
ldp q30, q31, [x10, #320]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x10, #320]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x10, #352]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x10, #352]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x10, #384]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x10, #384]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x10, #416]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x10, #416]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x10, #448]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x10, #448]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add x9, x9, #8
add x10, x10, #480
subs w11, w11, #1
b.ne 3b
ldp q20, q21, [x5, #-992]
ldp q30, q31, [x4, #832]
zip1 v22.2d, v20.2d, v30.2d
zip1 v23.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #832]
zip2 v20.2d, v20.2d, v30.2d
zip2 v21.2d, v21.2d, v31.2d
mov v24.16b, v22.16b
mov v25.16b, v20.16b
mov v20.16b, v23.16b
ldp q30, q31, [x5, #-288]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-256]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x5, #-128]
stp q18, q19, [x5, #-256]
movi v18.2d, #0
mov v19.16b, v24.16b
ext v18.16b, v18.16b, v24.16b, #8
ext v19.16b, v19.16b, v25.16b, #8
ldp q30, q31, [x5, #-96]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q8, q9, [x5, #-128]
ldp q8, q9, [x5, #-96]
ext v24.16b, v24.16b, v8.16b, #8
ext v25.16b, v25.16b, v9.16b, #8
add v18.2d, v22.2d, v18.2d
add v19.2d, v23.2d, v19.2d
add v20.2d, v20.2d, v24.2d
add v21.2d, v21.2d, v25.2d
ushr v22.2d, v18.2d, #52
ushr v23.2d, v19.2d, #52
ushr v24.2d, v20.2d, #52
ushr v25.2d, v21.2d, #52
stp q16, q17, [x5, #-288]
ldp q16, q17, [x4, #864]
mov v16.16b, v17.16b
mov v17.16b, v22.16b
ext v16.16b, v16.16b, v22.16b, #8
ext v17.16b, v17.16b, v23.16b, #8
mov v22.16b, v23.16b
mov v23.16b, v24.16b
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
stp q14, q15, [x4, #864]
add v14.2d, v18.2d, v16.2d
add v15.2d, v19.2d, v17.2d
stp q6, q7, [x4, #832]
eor v6.16b, v18.16b, v14.16b
eor v7.16b, v19.16b, v15.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
add v6.2d, v20.2d, v22.2d
add v7.2d, v21.2d, v23.2d
eor v16.16b, v20.16b, v6.16b
eor v17.16b, v21.16b, v7.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x4, #-448]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q14, q15, [x4, #-768]
stp q6, q7, [x4, #-736]
ldp q6, q7, [x5, #-1024]
ldp q30, q31, [x5, #-960]
mov v6.16b, v7.16b
mov v7.16b, v30.16b
ldp q14, q15, [x5, #-960]
ext v6.16b, v6.16b, v14.16b, #8
ext v7.16b, v7.16b, v15.16b, #8
ldp q30, q31, [x5, #-800]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q16, q17, [x5, #-800]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x4, #736]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x4, #960]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #64]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x4, #64]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q18, q19, [x4, #96]
ldp q30, q31, [x4, #928]
add v20.2d, v18.2d, v30.2d
add v21.2d, v19.2d, v31.2d
ldp q30, q31, [x4, #768]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
zip1 v18.2d, v6.2d, v20.2d
zip1 v19.2d, v7.2d, v21.2d
zip2 v6.2d, v6.2d, v20.2d
zip2 v7.2d, v7.2d, v21.2d
mov v20.16b, v18.16b
mov v21.16b, v6.16b
mov v6.16b, v19.16b
ldp q30, q31, [x5, #-224]
add v18.2d, v20.2d, v30.2d
add v19.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-192]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x5, #-64]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q20, q21, [x5, #-64]
ext v8.16b, v8.16b, v20.16b, #8
ext v9.16b, v9.16b, v21.16b, #8
ldp q30, q31, [x5, #-32]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q16, q17, [x5, #-32]
ext v20.16b, v20.16b, v16.16b, #8
ext v21.16b, v21.16b, v17.16b, #8
add v8.2d, v18.2d, v8.2d
add v9.2d, v19.2d, v9.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ushr v18.2d, v8.2d, #52
ushr v19.2d, v9.2d, #52
ushr v20.2d, v6.2d, #52
ushr v21.2d, v7.2d, #52
mov v24.16b, v25.16b
mov v25.16b, v18.16b
ext v24.16b, v24.16b, v18.16b, #8
ext v25.16b, v25.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v20.16b
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
stp q4, q5, [x5, #-64]
add v4.2d, v8.2d, v24.2d
add v5.2d, v9.2d, v25.2d
stp q12, q13, [x5, #-96]
eor v12.16b, v8.16b, v4.16b
eor v13.16b, v9.16b, v5.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
add v8.2d, v6.2d, v18.2d
add v9.2d, v7.2d, v19.2d
eor v12.16b, v6.16b, v8.16b
eor v13.16b, v7.16b, v9.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x4, #-448]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v6.16b, v8.16b, v30.16b
and v7.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x4, #-704]
stp q6, q7, [x4, #-672]
zip1 v4.2d, v14.2d, v22.2d
zip1 v5.2d, v15.2d, v23.2d
zip2 v6.2d, v14.2d, v22.2d
zip2 v7.2d, v15.2d, v23.2d
mov v8.16b, v4.16b
mov v9.16b, v6.16b
mov v4.16b, v5.16b
mov v5.16b, v7.16b
ldp q30, q31, [x5, #-160]
add v6.2d, v8.2d, v30.2d
add v7.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #32]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #0]
mov v8.16b, v17.16b
mov v9.16b, v30.16b
ldp q12, q13, [x5, #0]
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
ldp q30, q31, [x5, #192]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q14, q15, [x5, #192]
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
add v6.2d, v6.2d, v8.2d
add v7.2d, v7.2d, v9.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
ushr v8.2d, v6.2d, #52
ushr v9.2d, v7.2d, #52
ushr v12.2d, v4.2d, #52
ushr v13.2d, v5.2d, #52
mov v16.16b, v21.16b
mov v17.16b, v8.16b
ext v16.16b, v16.16b, v8.16b, #8
ext v17.16b, v17.16b, v9.16b, #8
mov v18.16b, v9.16b
mov v19.16b, v12.16b
ext v18.16b, v18.16b, v12.16b, #8
ext v19.16b, v19.16b, v13.16b, #8
add v20.2d, v6.2d, v16.2d
add v21.2d, v7.2d, v17.2d
eor v22.16b, v6.16b, v20.16b
eor v23.16b, v7.16b, v21.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
add v6.2d, v4.2d, v18.2d
add v7.2d, v5.2d, v19.2d
eor v16.16b, v4.16b, v6.16b
eor v17.16b, v5.16b, v7.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x4, #-448]
and v4.16b, v20.16b, v30.16b
and v5.16b, v21.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x4, #-640]
stp q6, q7, [x4, #-608]
stp q0, q1, [x5, #0]
stp q2, q3, [x5, #-32]
stp q8, q9, [x5, #32]
stp q10, q11, [x5, #-160]
stp q12, q13, [x5, #-192]
ldp q0, q1, [x4, #640]
ldp q2, q3, [x4, #640]
ldp q4, q5, [x4, #640]
ldp q6, q7, [x4, #640]
ldp q8, q9, [x4, #640]
ldp q10, q11, [x4, #672]
ldp q12, q13, [x4, #672]
ldp q14, q15, [x4, #672]
ldp q16, q17, [x4, #672]
ldp q18, q19, [x4, #672]
add x9, x0, #2016
mov x14, #11520
add x10, x1, x14
mov w11, #13
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
add x10, x10, #480
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #-224]
stp q2, q3, [x4, #768]
stp q4, q5, [x4, #928]
stp q6, q7, [x4, #960]
stp q8, q9, [x4, #736]
stp q10, q11, [x5, #-960]
stp q12, q13, [x5, #-1024]
stp q14, q15, [x5, #-992]
stp q16, q17, [x5, #352]
stp q18, q19, [x5, #384]
ldp q0, q1, [x4, #640]
ldp q2, q3, [x4, #640]
ldp q4, q5, [x4, #640]
ldp q6, q7, [x4, #640]
ldp q8, q9, [x4, #640]
ldp q10, q11, [x4, #672]
ldp q12, q13, [x4, #672]
ldp q14, q15, [x4, #672]
ldp q16, q17, [x4, #672]
ldp q18, q19, [x4, #672]
add x9, x0, #2016
mov x14, #11520
add x10, x1, x14
mov w11, #13
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
add x10, x10, #480
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #416]
stp q2, q3, [x5, #448]
stp q4, q5, [x5, #480]
stp q6, q7, [x5, #512]
stp q8, q9, [x5, #544]
stp q10, q11, [x5, #576]
stp q12, q13, [x5, #608]
stp q14, q15, [x5, #640]
stp q16, q17, [x5, #672]
stp q18, q19, [x5, #704]
ldp q0, q1, [x4, #640]
ldp q2, q3, [x4, #640]
ldp q4, q5, [x4, #640]
ldp q6, q7, [x4, #640]
ldp q8, q9, [x4, #640]
ldp q10, q11, [x4, #672]
ldp q12, q13, [x4, #672]
ldp q14, q15, [x4, #672]
ldp q16, q17, [x4, #672]
ldp q18, q19, [x4, #672]
add x9, x0, #2016
mov x14, #11520
add x10, x1, x14
mov w11, #13
.p2align 5
3:
ld1r {v20.2d}, [x9]
mov v21.16b, v20.16b
ldp q30, q31, [x10, #320]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x10, #320]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x10, #352]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x10, #352]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x10, #384]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x10, #384]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x10, #416]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x10, #416]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x10, #448]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x10, #448]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add x9, x9, #8
add x10, x10, #480
subs w11, w11, #1
b.ne 3b
ldp q20, q21, [x5, #-224]
ldp q30, q31, [x5, #64]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q22, q23, [x4, #768]
ldp q30, q31, [x5, #96]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x5, #-960]
ldp q30, q31, [x5, #224]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q18, q19, [x5, #-960]
ldp q18, q19, [x5, #-1024]
ldp q30, q31, [x5, #256]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q16, q17, [x5, #-1024]
ldp q16, q17, [x4, #928]
ldp q30, q31, [x5, #128]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
stp q14, q15, [x4, #928]
ldp q14, q15, [x4, #960]
ldp q30, q31, [x5, #160]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
stp q12, q13, [x4, #960]
ldp q12, q13, [x5, #-992]
ldp q30, q31, [x5, #288]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
stp q10, q11, [x5, #-992]
ldp q10, q11, [x5, #352]
ldp q30, q31, [x5, #320]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q10, q11, [x5, #352]
ldp q10, q11, [x4, #736]
ldp q30, q31, [x5, #0]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q12, q13, [x4, #736]
ldp q12, q13, [x5, #416]
ldp q30, q31, [x5, #-32]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
stp q18, q19, [x5, #416]
ldp q18, q19, [x5, #384]
ldp q30, q31, [x5, #-160]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q18, q19, [x5, #384]
ldp q18, q19, [x5, #576]
ldp q30, q31, [x5, #-96]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q18, q19, [x5, #576]
ldp q18, q19, [x5, #448]
ldp q30, q31, [x5, #-64]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q24, q25, [x5, #448]
ldp q24, q25, [x5, #480]
ldp q30, q31, [x4, #832]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q8, q9, [x5, #480]
ldp q8, q9, [x5, #608]
ldp q30, q31, [x4, #864]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q8, q9, [x5, #608]
ldp q8, q9, [x5, #640]
ldp q30, q31, [x5, #-288]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q8, q9, [x5, #640]
ldp q8, q9, [x5, #512]
ldp q30, q31, [x5, #-128]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q6, q7, [x5, #512]
ldp q6, q7, [x5, #672]
ldp q30, q31, [x5, #-256]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x4, #576]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #576]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x4, #576]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #576]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #576]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x4, #576]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x4, #576]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x4, #576]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x4, #576]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q24, q25, [x5, #672]
ldp q24, q25, [x4, #576]
stp q22, q23, [x5, #-256]
ldp q30, q31, [x5, #544]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
stp q22, q23, [x5, #544]
ldp q30, q31, [x5, #512]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #480]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q24, q25, [x5, #480]
ldp q24, q25, [x4, #608]
stp q22, q23, [x5, #512]
ldp q30, q31, [x5, #448]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #448]
ldp q30, q31, [x5, #416]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #416]
ldp q30, q31, [x4, #736]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x4, #736]
ldp q30, q31, [x5, #352]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #352]
ldp q30, q31, [x5, #384]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #384]
ldp q30, q31, [x5, #576]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #576]
ldp q30, q31, [x5, #608]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #608]
ldp q30, q31, [x5, #640]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
stp q22, q23, [x5, #640]
ldp q30, q31, [x5, #704]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #704]
ldp q30, q31, [x5, #-992]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #-992]
ldp q30, q31, [x4, #960]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x4, #960]
ldp q30, q31, [x4, #928]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x4, #928]
ldp q30, q31, [x5, #-1024]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-960]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q0, q1, [x5, #-960]
stp q2, q3, [x5, #-1024]
stp q4, q5, [x5, #-128]
stp q6, q7, [x5, #-288]
stp q8, q9, [x4, #864]
stp q10, q11, [x4, #832]
stp q12, q13, [x5, #-64]
stp q14, q15, [x5, #-96]
stp q16, q17, [x5, #-160]
stp q18, q19, [x5, #-32]
stp q20, q21, [x5, #0]
stp q22, q23, [x5, #320]
stp q24, q25, [x5, #288]
ldp q0, q1, [x5, #0]
ldp q2, q3, [x5, #-256]
ldp q4, q5, [x5, #-160]
ldp q6, q7, [x5, #-96]
ldp q8, q9, [x4, #832]
ldp q10, q11, [x5, #448]
ldp q12, q13, [x5, #416]
ldp q14, q15, [x4, #736]
ldp q16, q17, [x5, #352]
ldp q18, q19, [x5, #384]
add x9, x0, #2304
add x10, x1, #0
mov w11, #24
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
add x10, x10, #480
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #160]
stp q2, q3, [x5, #128]
stp q4, q5, [x5, #256]
stp q6, q7, [x5, #224]
stp q8, q9, [x4, #768]
stp q10, q11, [x5, #96]
stp q12, q13, [x5, #-224]
stp q14, q15, [x5, #64]
stp q16, q17, [x5, #736]
stp q18, q19, [x5, #768]
ldp q0, q1, [x5, #-64]
ldp q2, q3, [x5, #-32]
ldp q4, q5, [x5, #672]
ldp q6, q7, [x4, #864]
ldp q8, q9, [x5, #544]
ldp q10, q11, [x5, #576]
ldp q12, q13, [x5, #608]
ldp q14, q15, [x5, #640]
ldp q16, q17, [x5, #-288]
ldp q18, q19, [x5, #704]
add x9, x0, #2304
add x10, x1, #0
mov w11, #24
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
add x10, x10, #480
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x5, #800]
stp q2, q3, [x5, #832]
stp q4, q5, [x5, #864]
stp q6, q7, [x5, #896]
stp q8, q9, [x5, #928]
stp q10, q11, [x5, #960]
stp q12, q13, [x5, #992]
stp q14, q15, [x6, #-1024]
stp q16, q17, [x6, #-992]
stp q18, q19, [x6, #-960]
ldp q0, q1, [x5, #-960]
ldp q2, q3, [x5, #-1024]
ldp q4, q5, [x5, #-128]
ldp q6, q7, [x5, #512]
ldp q8, q9, [x5, #480]
ldp q10, q11, [x5, #-992]
ldp q12, q13, [x4, #960]
ldp q14, q15, [x4, #928]
ldp q16, q17, [x5, #320]
ldp q18, q19, [x5, #288]
add x9, x0, #2304
add x10, x1, #0
mov w11, #24
.p2align 5
3:
ld1r {v20.2d}, [x9]
mov v21.16b, v20.16b
ldp q30, q31, [x10, #320]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x10, #320]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x10, #352]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x10, #352]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x10, #384]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x10, #384]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x10, #416]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x10, #416]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x10, #448]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x10, #448]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add x9, x9, #8
add x10, x10, #480
subs w11, w11, #1
b.ne 3b
ldp q20, q21, [x5, #-800]
ldp q30, q31, [x5, #-704]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x5, #-704]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x4, #992]
mov v22.16b, v23.16b
mov v23.16b, v30.16b
ldp q24, q25, [x4, #992]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x5, #-672]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-864]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x4, #64]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #64]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q18, q19, [x5, #-864]
ldp q18, q19, [x4, #96]
stp q16, q17, [x5, #-672]
ldp q30, q31, [x5, #-736]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
stp q14, q15, [x5, #-736]
ldp q30, q31, [x5, #-608]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
stp q12, q13, [x5, #-608]
zip1 v12.2d, v20.2d, v16.2d
zip1 v13.2d, v21.2d, v17.2d
zip2 v16.2d, v20.2d, v16.2d
zip2 v17.2d, v21.2d, v17.2d
mov v20.16b, v12.16b
mov v21.16b, v16.16b
mov v12.16b, v13.16b
mov v13.16b, v17.16b
ldp q30, q31, [x5, #160]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #128]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
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
ldp q30, q31, [x5, #224]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #-512]
mov v22.16b, v25.16b
mov v23.16b, v30.16b
ldp q24, q25, [x5, #-512]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x5, #-640]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q10, q11, [x5, #-512]
ldp q10, q11, [x5, #-640]
ext v24.16b, v24.16b, v10.16b, #8
ext v25.16b, v25.16b, v11.16b, #8
ldp q30, q31, [x5, #-352]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #-320]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x4, #64]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x4, #64]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q14, q15, [x5, #-320]
ldp q30, q31, [x5, #-576]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
stp q20, q21, [x5, #-576]
ldp q30, q31, [x5, #-544]
add v20.2d, v18.2d, v30.2d
add v21.2d, v19.2d, v31.2d
stp q12, q13, [x5, #-544]
zip1 v12.2d, v22.2d, v14.2d
zip1 v13.2d, v23.2d, v15.2d
zip2 v14.2d, v22.2d, v14.2d
zip2 v15.2d, v23.2d, v15.2d
mov v22.16b, v12.16b
mov v23.16b, v14.16b
mov v12.16b, v13.16b
mov v13.16b, v15.16b
ldp q30, q31, [x4, #768]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #800]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
zip1 v22.2d, v24.2d, v20.2d
zip1 v23.2d, v25.2d, v21.2d
zip2 v20.2d, v24.2d, v20.2d
zip2 v21.2d, v25.2d, v21.2d
mov v24.16b, v22.16b
mov v25.16b, v20.16b
mov v20.16b, v23.16b
ldp q30, q31, [x5, #832]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #864]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-416]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q24, q25, [x5, #-416]
ext v10.16b, v10.16b, v24.16b, #8
ext v11.16b, v11.16b, v25.16b, #8
ldp q30, q31, [x5, #-896]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q20, q21, [x5, #-416]
ldp q20, q21, [x5, #-896]
ext v24.16b, v24.16b, v20.16b, #8
ext v25.16b, v25.16b, v21.16b, #8
ldp q30, q31, [x4, #896]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #-384]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x4, #64]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x4, #64]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q22, q23, [x5, #-384]
ldp q30, q31, [x5, #-480]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q12, q13, [x5, #-448]
zip1 v12.2d, v10.2d, v22.2d
zip1 v13.2d, v11.2d, v23.2d
zip2 v10.2d, v10.2d, v22.2d
zip2 v11.2d, v11.2d, v23.2d
mov v22.16b, v12.16b
mov v23.16b, v10.16b
mov v10.16b, v13.16b
ldp q30, q31, [x5, #896]
add v12.2d, v22.2d, v30.2d
add v13.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #928]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
zip1 v22.2d, v24.2d, v18.2d
zip1 v23.2d, v25.2d, v19.2d
zip2 v18.2d, v24.2d, v18.2d
zip2 v19.2d, v25.2d, v19.2d
mov v24.16b, v22.16b
mov v25.16b, v18.16b
mov v18.16b, v23.16b
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
ldp q30, q31, [x5, #-768]
mov v18.16b, v21.16b
mov v19.16b, v30.16b
ldp q20, q21, [x5, #-768]
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x5, #-928]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x4, #64]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #-832]
zip1 v20.2d, v18.2d, v30.2d
zip1 v21.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #-832]
zip2 v18.2d, v18.2d, v30.2d
zip2 v19.2d, v19.2d, v31.2d
mov v22.16b, v20.16b
mov v23.16b, v18.16b
mov v18.16b, v21.16b
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
ldp q30, q31, [x4, #800]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q18, q19, [x5, #-192]
ldp q30, q31, [x5, #32]
mov v18.16b, v19.16b
mov v19.16b, v30.16b
ldp q20, q21, [x5, #32]
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x4, #704]
and v18.16b, v18.16b, v30.16b
and v19.16b, v19.16b, v31.16b
add v16.2d, v16.2d, v18.2d
add v17.2d, v17.2d, v19.2d
ldp q18, q19, [x5, #192]
ldp q30, q31, [x5, #96]
mov v18.16b, v19.16b
mov v19.16b, v30.16b
ldp q20, q21, [x5, #96]
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x5, #-224]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x5, #-224]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
add v16.2d, v16.2d, v18.2d
add v17.2d, v17.2d, v19.2d
ldp q30, q31, [x5, #-544]
add v18.2d, v20.2d, v30.2d
add v19.2d, v21.2d, v31.2d
ushr v20.2d, v16.2d, #52
ushr v21.2d, v17.2d, #52
ushr v24.2d, v18.2d, #52
ushr v25.2d, v19.2d, #52
stp q8, q9, [x5, #-544]
movi v8.2d, #0
mov v9.16b, v20.16b
ext v8.16b, v8.16b, v20.16b, #8
ext v9.16b, v9.16b, v21.16b, #8
mov v20.16b, v21.16b
mov v21.16b, v24.16b
ext v20.16b, v20.16b, v24.16b, #8
ext v21.16b, v21.16b, v25.16b, #8
stp q6, q7, [x5, #96]
add v6.2d, v16.2d, v8.2d
add v7.2d, v17.2d, v9.2d
stp q4, q5, [x5, #192]
eor v4.16b, v16.16b, v6.16b
eor v5.16b, v17.16b, v7.16b
orr v26.16b, v26.16b, v4.16b
orr v27.16b, v27.16b, v5.16b
add v4.2d, v18.2d, v20.2d
add v5.2d, v19.2d, v21.2d
eor v8.16b, v18.16b, v4.16b
eor v9.16b, v19.16b, v5.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
ldp q30, q31, [x5, #64]
mov v8.16b, v23.16b
mov v9.16b, v30.16b
ldp q16, q17, [x5, #64]
ext v8.16b, v8.16b, v16.16b, #8
ext v9.16b, v9.16b, v17.16b, #8
ldp q30, q31, [x5, #736]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x5, #736]
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
ldp q30, q31, [x5, #-576]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #-320]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ushr v20.2d, v8.2d, #52
ushr v21.2d, v9.2d, #52
ushr v22.2d, v16.2d, #52
ushr v23.2d, v17.2d, #52
mov v24.16b, v25.16b
mov v25.16b, v20.16b
ext v24.16b, v24.16b, v20.16b, #8
ext v25.16b, v25.16b, v21.16b, #8
mov v20.16b, v21.16b
mov v21.16b, v22.16b
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
stp q4, q5, [x5, #-320]
add v4.2d, v8.2d, v24.2d
add v5.2d, v9.2d, v25.2d
stp q6, q7, [x5, #-576]
eor v6.16b, v8.16b, v4.16b
eor v7.16b, v9.16b, v5.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
add v6.2d, v16.2d, v20.2d
add v7.2d, v17.2d, v21.2d
eor v8.16b, v16.16b, v6.16b
eor v9.16b, v17.16b, v7.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
ldp q30, q31, [x5, #768]
mov v8.16b, v19.16b
mov v9.16b, v30.16b
ldp q16, q17, [x5, #768]
ext v8.16b, v8.16b, v16.16b, #8
ext v9.16b, v9.16b, v17.16b, #8
ldp q30, q31, [x5, #960]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x5, #960]
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v8.2d, v14.2d, v8.2d
add v9.2d, v15.2d, v9.2d
ldp q30, q31, [x5, #-448]
add v14.2d, v16.2d, v30.2d
add v15.2d, v17.2d, v31.2d
ushr v16.2d, v8.2d, #52
ushr v17.2d, v9.2d, #52
ushr v20.2d, v14.2d, #52
ushr v21.2d, v15.2d, #52
mov v22.16b, v23.16b
mov v23.16b, v16.16b
ext v22.16b, v22.16b, v16.16b, #8
ext v23.16b, v23.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v20.16b
ext v16.16b, v16.16b, v20.16b, #8
ext v17.16b, v17.16b, v21.16b, #8
add v24.2d, v8.2d, v22.2d
add v25.2d, v9.2d, v23.2d
stp q6, q7, [x5, #-448]
eor v6.16b, v8.16b, v24.16b
eor v7.16b, v9.16b, v25.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
add v6.2d, v14.2d, v16.2d
add v7.2d, v15.2d, v17.2d
eor v8.16b, v14.16b, v6.16b
eor v9.16b, v15.16b, v7.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
ldp q30, q31, [x5, #992]
mov v8.16b, v19.16b
mov v9.16b, v30.16b
ldp q14, q15, [x5, #992]
ext v8.16b, v8.16b, v14.16b, #8
ext v9.16b, v9.16b, v15.16b, #8
ldp q30, q31, [x6, #-1024]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q16, q17, [x6, #-1024]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x5, #-384]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #-416]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ushr v18.2d, v8.2d, #52
ushr v19.2d, v9.2d, #52
ushr v22.2d, v14.2d, #52
ushr v23.2d, v15.2d, #52
mov v20.16b, v21.16b
mov v21.16b, v18.16b
ext v20.16b, v20.16b, v18.16b, #8
ext v21.16b, v21.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v22.16b
ext v18.16b, v18.16b, v22.16b, #8
ext v19.16b, v19.16b, v23.16b, #8
stp q6, q7, [x5, #-416]
add v6.2d, v8.2d, v20.2d
add v7.2d, v9.2d, v21.2d
stp q24, q25, [x5, #-384]
eor v24.16b, v8.16b, v6.16b
eor v25.16b, v9.16b, v7.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v8.2d, v14.2d, v18.2d
add v9.2d, v15.2d, v19.2d
eor v20.16b, v14.16b, v8.16b
eor v21.16b, v15.16b, v9.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q30, q31, [x6, #-992]
mov v14.16b, v17.16b
mov v15.16b, v30.16b
ldp q16, q17, [x6, #-992]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x6, #-960]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x6, #-960]
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v12.2d, v12.2d, v14.2d
add v13.2d, v13.2d, v15.2d
add v10.2d, v10.2d, v16.2d
add v11.2d, v11.2d, v17.2d
ushr v14.2d, v12.2d, #52
ushr v15.2d, v13.2d, #52
ushr v16.2d, v10.2d, #52
ushr v17.2d, v11.2d, #52
mov v20.16b, v23.16b
mov v21.16b, v14.16b
ext v20.16b, v20.16b, v14.16b, #8
ext v21.16b, v21.16b, v15.16b, #8
mov v14.16b, v15.16b
mov v15.16b, v16.16b
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
add v22.2d, v12.2d, v20.2d
add v23.2d, v13.2d, v21.2d
eor v24.16b, v12.16b, v22.16b
eor v25.16b, v13.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v12.2d, v10.2d, v14.2d
add v13.2d, v11.2d, v15.2d
eor v20.16b, v10.16b, v12.16b
eor v21.16b, v11.16b, v13.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q30, q31, [x5, #-512]
mov v10.16b, v19.16b
mov v11.16b, v30.16b
ldp q14, q15, [x5, #-512]
ext v10.16b, v10.16b, v14.16b, #8
ext v11.16b, v11.16b, v15.16b, #8
ldp q30, q31, [x5, #-608]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q18, q19, [x5, #-608]
ext v14.16b, v14.16b, v18.16b, #8
ext v15.16b, v15.16b, v19.16b, #8
add v0.2d, v0.2d, v10.2d
add v1.2d, v1.2d, v11.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
ushr v10.2d, v0.2d, #52
ushr v11.2d, v1.2d, #52
ushr v14.2d, v2.2d, #52
ushr v15.2d, v3.2d, #52
mov v16.16b, v17.16b
mov v17.16b, v10.16b
ext v16.16b, v16.16b, v10.16b, #8
ext v17.16b, v17.16b, v11.16b, #8
mov v10.16b, v11.16b
mov v11.16b, v14.16b
ext v10.16b, v10.16b, v14.16b, #8
ext v11.16b, v11.16b, v15.16b, #8
add v20.2d, v0.2d, v16.2d
add v21.2d, v1.2d, v17.2d
eor v24.16b, v0.16b, v20.16b
eor v25.16b, v1.16b, v21.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v0.2d, v2.2d, v10.2d
add v1.2d, v3.2d, v11.2d
eor v16.16b, v2.16b, v0.16b
eor v17.16b, v3.16b, v1.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x5, #-736]
mov v2.16b, v19.16b
mov v3.16b, v30.16b
ldp q10, q11, [x5, #-736]
ext v2.16b, v2.16b, v10.16b, #8
ext v3.16b, v3.16b, v11.16b, #8
ldp q30, q31, [x5, #-672]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q16, q17, [x5, #-672]
ext v10.16b, v10.16b, v16.16b, #8
ext v11.16b, v11.16b, v17.16b, #8
ldp q30, q31, [x5, #192]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #96]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ushr v18.2d, v2.2d, #52
ushr v19.2d, v3.2d, #52
ushr v24.2d, v10.2d, #52
ushr v25.2d, v11.2d, #52
mov v14.16b, v15.16b
mov v15.16b, v18.16b
ext v14.16b, v14.16b, v18.16b, #8
ext v15.16b, v15.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v24.16b
ext v18.16b, v18.16b, v24.16b, #8
ext v19.16b, v19.16b, v25.16b, #8
stp q0, q1, [x5, #96]
add v0.2d, v2.2d, v14.2d
add v1.2d, v3.2d, v15.2d
stp q20, q21, [x5, #192]
eor v20.16b, v2.16b, v0.16b
eor v21.16b, v3.16b, v1.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v2.2d, v10.2d, v18.2d
add v3.2d, v11.2d, v19.2d
eor v14.16b, v10.16b, v2.16b
eor v15.16b, v11.16b, v3.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #-864]
mov v10.16b, v17.16b
mov v11.16b, v30.16b
ldp q14, q15, [x5, #-864]
ext v10.16b, v10.16b, v14.16b, #8
ext v11.16b, v11.16b, v15.16b, #8
mov v14.16b, v15.16b
movi v15.2d, #0
movi v30.2d, #0
ext v14.16b, v14.16b, v30.16b, #8
ext v15.16b, v15.16b, v30.16b, #8
ldp q30, q31, [x5, #-544]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ushr v16.2d, v10.2d, #52
ushr v17.2d, v11.2d, #52
ushr v18.2d, v14.2d, #52
ushr v19.2d, v15.2d, #52
mov v20.16b, v25.16b
mov v21.16b, v16.16b
ext v20.16b, v20.16b, v16.16b, #8
ext v21.16b, v21.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v18.2d, v10.2d, v20.2d
add v19.2d, v11.2d, v21.2d
eor v24.16b, v10.16b, v18.16b
eor v25.16b, v11.16b, v19.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v10.2d, v14.2d, v16.2d
add v11.2d, v15.2d, v17.2d
eor v20.16b, v14.16b, v10.16b
eor v21.16b, v15.16b, v11.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q14, q15, [x5, #-576]
ldp q30, q31, [x4, #-448]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q16, q17, [x5, #-320]
ldp q30, q31, [x4, #-448]
and v16.16b, v16.16b, v30.16b
and v17.16b, v17.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v16.16b, v16.16b, v30.16b
orr v17.16b, v17.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v16.2d, v16.2d, v30.2d
fsub v17.2d, v17.2d, v31.2d
stp q14, q15, [x3, #-448]
stp q16, q17, [x3, #-416]
ldp q30, q31, [x4, #-448]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q14, q15, [x5, #-448]
ldp q30, q31, [x4, #-448]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
stp q4, q5, [x3, #-384]
stp q14, q15, [x3, #-352]
ldp q4, q5, [x5, #-384]
ldp q30, q31, [x4, #-448]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q14, q15, [x5, #-416]
ldp q30, q31, [x4, #-448]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
stp q4, q5, [x3, #-320]
stp q14, q15, [x3, #-288]
ldp q30, q31, [x4, #-448]
and v4.16b, v6.16b, v30.16b
and v5.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v6.16b, v8.16b, v30.16b
and v7.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x3, #-256]
stp q6, q7, [x3, #-224]
ldp q30, q31, [x4, #-448]
and v4.16b, v22.16b, v30.16b
and v5.16b, v23.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v6.16b, v12.16b, v30.16b
and v7.16b, v13.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x3, #-192]
stp q6, q7, [x3, #-160]
ldp q4, q5, [x5, #192]
ldp q30, q31, [x4, #-448]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q6, q7, [x5, #96]
ldp q30, q31, [x4, #-448]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x3, #-128]
stp q6, q7, [x3, #-96]
ldp q30, q31, [x4, #-448]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #-64]
stp q2, q3, [x3, #-32]
ldp q30, q31, [x4, #-448]
and v0.16b, v18.16b, v30.16b
and v1.16b, v19.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-448]
and v2.16b, v10.16b, v30.16b
and v3.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #-416]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #-416]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #0]
stp q2, q3, [x3, #32]
subs x2, x2, #1
b.ne 2b
stp q26, q27, [x0]
msr fpcr, x13
