// Generated code. Do not edit.
// Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
// Computes x := x * y * 2^-3328 mod N, N odd of at most 4096 bits, by bipartite folding.
// Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: x0 state, x1 table, x2 iterations.
// Bounds: 80 limbs below 2^52, the top one below 2^46; v26 and v27 collect predicted carries that rippled.
// 55466 instructions a step, 3540 pairs of products, 241 spills.
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
ldr q28, [x0, #4992]
ldr q29, [x0, #5024]
ldp q0, q1, [x5, #0]
ldp q2, q3, [x5, #0]
ldp q4, q5, [x5, #64]
ldp q6, q7, [x5, #64]
ldp q8, q9, [x5, #128]
ldp q10, q11, [x5, #128]
add x9, x0, #696
add x10, x0, #2632
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
stp q0, q1, [x5, #800]
stp q2, q3, [x5, #832]
stp q4, q5, [x5, #864]
stp q6, q7, [x5, #896]
stp q8, q9, [x5, #928]
stp q10, q11, [x5, #960]
ldp q0, q1, [x5, #32]
ldp q2, q3, [x5, #32]
ldp q4, q5, [x5, #96]
ldp q6, q7, [x5, #96]
ldp q8, q9, [x5, #160]
ldp q10, q11, [x5, #160]
add x9, x0, #760
add x10, x0, #2696
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
ldp q12, q13, [x5, #0]
ldp q30, q31, [x5, #800]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #832]
add v16.2d, v12.2d, v30.2d
add v17.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #32]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #32]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q18, q19, [x5, #64]
ldp q30, q31, [x5, #864]
add v20.2d, v18.2d, v30.2d
add v21.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #896]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #96]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #96]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q24, q25, [x5, #128]
ldp q30, q31, [x5, #928]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #960]
add v12.2d, v24.2d, v30.2d
add v13.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #160]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #160]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x5, #960]
stp q2, q3, [x5, #928]
stp q4, q5, [x5, #896]
stp q6, q7, [x5, #864]
stp q8, q9, [x5, #832]
stp q10, q11, [x5, #800]
stp q12, q13, [x5, #992]
stp q14, q15, [x6, #-1024]
stp q16, q17, [x6, #-992]
stp q18, q19, [x6, #-960]
stp q20, q21, [x6, #-928]
stp q22, q23, [x6, #-896]
ldp q0, q1, [x6, #-1024]
ldp q2, q3, [x6, #-992]
ldp q4, q5, [x6, #-928]
ldp q6, q7, [x6, #-896]
ldp q8, q9, [x6, #-960]
ldp q10, q11, [x5, #992]
add x9, x0, #2616
add x10, x0, #712
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
stp q0, q1, [x6, #-864]
stp q2, q3, [x6, #-832]
stp q4, q5, [x6, #-800]
stp q6, q7, [x6, #-768]
stp q8, q9, [x6, #-736]
stp q10, q11, [x6, #-704]
ldp q0, q1, [x5, #960]
ldp q2, q3, [x5, #928]
ldp q4, q5, [x5, #896]
ldp q6, q7, [x5, #864]
ldp q8, q9, [x5, #832]
ldp q10, q11, [x5, #800]
add x9, x0, #2680
add x10, x0, #776
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
ldp q12, q13, [x4, #-448]
ldp q30, q31, [x4, #-416]
mov v14.16b, v13.16b
mov v15.16b, v30.16b
ext v14.16b, v12.16b, v14.16b, #8
ext v15.16b, v13.16b, v15.16b, #8
ldp q16, q17, [x4, #-416]
ldp q30, q31, [x4, #-384]
mov v18.16b, v17.16b
mov v19.16b, v30.16b
ext v18.16b, v16.16b, v18.16b, #8
ext v19.16b, v17.16b, v19.16b, #8
ldp q30, q31, [x3, #-320]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #-320]
fmla v22.2d, v14.2d, v30.2d
fmla v23.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #-800]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
ldp q30, q31, [x3, #-288]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v30.2d
fmla v23.2d, v19.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-288]
fmla v24.2d, v18.2d, v30.2d
fmla v25.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-736]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-704]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #-320]
stp q2, q3, [x6, #-704]
ldp q30, q31, [x3, #-288]
mov v2.16b, v25.16b
mov v3.16b, v30.16b
ext v2.16b, v24.16b, v2.16b, #8
ext v3.16b, v25.16b, v3.16b, #8
stp q0, q1, [x6, #-736]
ldp q0, q1, [x3, #-288]
stp q10, q11, [x6, #-768]
ldp q30, q31, [x3, #-256]
mov v10.16b, v1.16b
mov v11.16b, v30.16b
ext v10.16b, v0.16b, v10.16b, #8
ext v11.16b, v1.16b, v11.16b, #8
stp q8, q9, [x6, #-800]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v2.2d
fmla v9.2d, v13.2d, v3.2d
stp q6, q7, [x5, #800]
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
ldp q30, q31, [x6, #-864]
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
ldp q30, q31, [x6, #-832]
add v0.2d, v20.2d, v30.2d
add v1.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
ldp q14, q15, [x4, #-384]
ldp q30, q31, [x4, #-352]
mov v16.16b, v15.16b
mov v17.16b, v30.16b
ext v16.16b, v14.16b, v16.16b, #8
ext v17.16b, v15.16b, v17.16b, #8
ldp q18, q19, [x4, #-352]
ldp q30, q31, [x4, #-320]
mov v20.16b, v19.16b
mov v21.16b, v30.16b
ext v20.16b, v18.16b, v20.16b, #8
ext v21.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x3, #-256]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-256]
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x3, #-224]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v30.2d
fmla v17.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #-224]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #800]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-800]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q24, q25, [x3, #-256]
stp q10, q11, [x6, #-768]
ldp q30, q31, [x3, #-224]
mov v10.16b, v25.16b
mov v11.16b, v30.16b
ext v10.16b, v24.16b, v10.16b, #8
ext v11.16b, v25.16b, v11.16b, #8
stp q2, q3, [x6, #-800]
ldp q2, q3, [x3, #-224]
stp q0, q1, [x5, #800]
ldp q30, q31, [x3, #-192]
mov v0.16b, v3.16b
mov v1.16b, v30.16b
ext v0.16b, v2.16b, v0.16b, #8
ext v1.16b, v3.16b, v1.16b, #8
stp q12, q13, [x6, #-832]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v10.2d
fmla v13.2d, v15.2d, v11.2d
stp q6, q7, [x6, #-864]
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
ldp q30, q31, [x6, #-736]
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
ldp q30, q31, [x6, #-704]
add v2.2d, v20.2d, v30.2d
add v3.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
stp q0, q1, [x6, #-704]
stp q2, q3, [x6, #-736]
stp q4, q5, [x5, #832]
stp q6, q7, [x5, #992]
stp q8, q9, [x6, #-960]
stp q10, q11, [x5, #864]
stp q14, q15, [x5, #896]
ldp q0, q1, [x5, #32]
ldp q2, q3, [x5, #32]
ldp q4, q5, [x5, #96]
ldp q6, q7, [x5, #96]
ldp q8, q9, [x5, #160]
ldp q10, q11, [x5, #160]
add x9, x0, #1208
add x10, x0, #3144
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
stp q0, q1, [x6, #-896]
stp q2, q3, [x6, #-928]
stp q4, q5, [x5, #928]
stp q6, q7, [x5, #960]
stp q8, q9, [x6, #-992]
stp q10, q11, [x6, #-1024]
ldp q0, q1, [x5, #0]
ldp q2, q3, [x5, #0]
ldp q4, q5, [x5, #64]
ldp q6, q7, [x5, #64]
ldp q8, q9, [x5, #128]
ldp q10, q11, [x5, #128]
add x9, x0, #1272
add x10, x0, #3208
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
ldp q12, q13, [x5, #32]
ldp q30, q31, [x6, #-896]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #-928]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #0]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #0]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q16, q17, [x5, #96]
ldp q30, q31, [x5, #928]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #960]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #64]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #64]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q20, q21, [x5, #160]
ldp q30, q31, [x6, #-992]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-1024]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #128]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #128]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x6, #-1024]
stp q2, q3, [x6, #-992]
stp q4, q5, [x5, #960]
stp q6, q7, [x5, #928]
stp q8, q9, [x6, #-928]
stp q10, q11, [x6, #-896]
stp q12, q13, [x6, #-672]
stp q14, q15, [x6, #-640]
stp q16, q17, [x6, #-608]
stp q18, q19, [x6, #-576]
stp q20, q21, [x6, #-544]
stp q22, q23, [x6, #-512]
ldp q0, q1, [x6, #-640]
ldp q2, q3, [x6, #-672]
ldp q4, q5, [x6, #-576]
ldp q6, q7, [x6, #-608]
ldp q8, q9, [x6, #-512]
ldp q10, q11, [x6, #-544]
add x9, x0, #3128
add x10, x0, #1224
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
stp q0, q1, [x6, #-480]
stp q2, q3, [x6, #-448]
stp q4, q5, [x6, #-416]
stp q6, q7, [x6, #-384]
stp q8, q9, [x6, #-352]
stp q10, q11, [x6, #-320]
ldp q0, q1, [x6, #-1024]
ldp q2, q3, [x6, #-992]
ldp q4, q5, [x5, #960]
ldp q6, q7, [x5, #928]
ldp q8, q9, [x6, #-928]
ldp q10, q11, [x6, #-896]
add x9, x0, #3192
add x10, x0, #1288
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
ldp q12, q13, [x3, #192]
add x12, x0, #3144
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
ldp q30, q31, [x6, #-416]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q18, q19, [x3, #224]
add x12, x0, #3176
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x6, #-384]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-352]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x6, #-320]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x4, #64]
stp q2, q3, [x6, #-320]
add x12, x0, #1224
ldp q2, q3, [x12, #0]
stp q0, q1, [x6, #-352]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v24.2d, v2.2d
fmla v1.2d, v25.2d, v3.2d
stp q10, q11, [x6, #-384]
fsub v10.2d, v29.2d, v0.2d
fsub v11.2d, v29.2d, v1.2d
fmla v10.2d, v24.2d, v2.2d
fmla v11.2d, v25.2d, v3.2d
add v2.2d, v14.2d, v10.2d
add v3.2d, v15.2d, v11.2d
ldp q10, q11, [x4, #96]
add x12, x0, #1256
ldp q14, q15, [x12, #0]
stp q8, q9, [x6, #-416]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v10.2d, v14.2d
fmla v9.2d, v11.2d, v15.2d
stp q6, q7, [x6, #-896]
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
fmla v14.2d, v12.2d, v24.2d
fmla v15.2d, v13.2d, v25.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v12.2d, v24.2d
fmla v17.2d, v13.2d, v25.2d
ldp q30, q31, [x6, #-480]
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
ldp q30, q31, [x6, #-448]
add v10.2d, v20.2d, v30.2d
add v11.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q14, q15, [x3, #256]
add x12, x0, #3208
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
ldp q16, q17, [x3, #288]
add x12, x0, #3240
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v20.2d
fmla v25.2d, v17.2d, v21.2d
ldp q30, q31, [x6, #-896]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-416]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-384]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x4, #128]
stp q12, q13, [x6, #-384]
add x12, x0, #1288
ldp q12, q13, [x12, #0]
stp q6, q7, [x6, #-416]
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v24.2d, v12.2d
fmla v7.2d, v25.2d, v13.2d
stp q2, q3, [x6, #-896]
fsub v2.2d, v29.2d, v6.2d
fsub v3.2d, v29.2d, v7.2d
fmla v2.2d, v24.2d, v12.2d
fmla v3.2d, v25.2d, v13.2d
add v2.2d, v4.2d, v2.2d
add v3.2d, v5.2d, v3.2d
ldp q4, q5, [x4, #160]
add x12, x0, #1320
ldp q12, q13, [x12, #0]
stp q10, q11, [x6, #-448]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v4.2d, v12.2d
fmla v11.2d, v5.2d, v13.2d
stp q8, q9, [x6, #-480]
fsub v8.2d, v29.2d, v10.2d
fsub v9.2d, v29.2d, v11.2d
fmla v8.2d, v4.2d, v12.2d
fmla v9.2d, v5.2d, v13.2d
add v8.2d, v20.2d, v8.2d
add v9.2d, v21.2d, v9.2d
add v6.2d, v18.2d, v6.2d
add v7.2d, v19.2d, v7.2d
add v10.2d, v22.2d, v10.2d
add v11.2d, v23.2d, v11.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v24.2d
fmla v13.2d, v15.2d, v25.2d
fsub v18.2d, v29.2d, v12.2d
fsub v19.2d, v29.2d, v13.2d
fmla v18.2d, v14.2d, v24.2d
fmla v19.2d, v15.2d, v25.2d
ldp q30, q31, [x6, #-352]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v4.2d
fmla v19.2d, v17.2d, v5.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v16.2d, v4.2d
fmla v21.2d, v17.2d, v5.2d
ldp q30, q31, [x6, #-320]
add v4.2d, v20.2d, v30.2d
add v5.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
ldp q12, q13, [x5, #192]
ldp q30, q31, [x6, #-960]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
movi v16.2d, #0
mov v17.16b, v12.16b
ext v12.16b, v16.16b, v12.16b, #8
ext v13.16b, v17.16b, v13.16b, #8
ldp q16, q17, [x6, #-960]
ldp q30, q31, [x6, #-864]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x6, #-864]
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
ldp q30, q31, [x6, #-832]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #800]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #224]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #256]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q20, q21, [x5, #288]
ldp q30, q31, [x6, #-800]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
stp q8, q9, [x6, #-768]
zip1 v8.2d, v12.2d, v22.2d
zip1 v9.2d, v13.2d, v23.2d
zip2 v12.2d, v12.2d, v22.2d
zip2 v13.2d, v13.2d, v23.2d
mov v22.16b, v8.16b
mov v23.16b, v12.16b
mov v8.16b, v9.16b
mov v9.16b, v13.16b
ushr v12.2d, v22.2d, #52
ushr v13.2d, v23.2d, #52
stp q2, q3, [x6, #-800]
ushr v2.2d, v8.2d, #52
ushr v3.2d, v9.2d, #52
stp q4, q5, [x5, #800]
movi v4.2d, #0
mov v5.16b, v12.16b
ext v4.16b, v4.16b, v12.16b, #8
ext v5.16b, v5.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v2.16b
ext v12.16b, v12.16b, v2.16b, #8
ext v13.16b, v13.16b, v3.16b, #8
stp q14, q15, [x6, #-832]
add v14.2d, v22.2d, v4.2d
add v15.2d, v23.2d, v5.2d
stp q10, q11, [x6, #-960]
eor v10.16b, v22.16b, v14.16b
eor v11.16b, v23.16b, v15.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
add v4.2d, v8.2d, v12.2d
add v5.2d, v9.2d, v13.2d
eor v10.16b, v8.16b, v4.16b
eor v11.16b, v9.16b, v5.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #-64]
and v8.16b, v14.16b, v30.16b
and v9.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q8, q9, [x4, #896]
stp q4, q5, [x4, #928]
zip1 v4.2d, v16.2d, v24.2d
zip1 v5.2d, v17.2d, v25.2d
zip2 v8.2d, v16.2d, v24.2d
zip2 v9.2d, v17.2d, v25.2d
mov v10.16b, v4.16b
mov v11.16b, v8.16b
mov v4.16b, v5.16b
mov v5.16b, v9.16b
ushr v8.2d, v10.2d, #52
ushr v9.2d, v11.2d, #52
ushr v12.2d, v4.2d, #52
ushr v13.2d, v5.2d, #52
mov v2.16b, v3.16b
mov v3.16b, v8.16b
ext v2.16b, v2.16b, v8.16b, #8
ext v3.16b, v3.16b, v9.16b, #8
mov v8.16b, v9.16b
mov v9.16b, v12.16b
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
add v14.2d, v10.2d, v2.2d
add v15.2d, v11.2d, v3.2d
eor v16.16b, v10.16b, v14.16b
eor v17.16b, v11.16b, v15.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
add v2.2d, v4.2d, v8.2d
add v3.2d, v5.2d, v9.2d
eor v10.16b, v4.16b, v2.16b
eor v11.16b, v5.16b, v3.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #-64]
and v4.16b, v14.16b, v30.16b
and v5.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q4, q5, [x4, #960]
stp q2, q3, [x4, #992]
ldp q30, q31, [x5, #864]
mov v2.16b, v19.16b
mov v3.16b, v30.16b
ldp q4, q5, [x5, #864]
ext v2.16b, v2.16b, v4.16b, #8
ext v3.16b, v3.16b, v5.16b, #8
ldp q30, q31, [x5, #992]
mov v4.16b, v5.16b
mov v5.16b, v30.16b
ldp q8, q9, [x5, #992]
ext v4.16b, v4.16b, v8.16b, #8
ext v5.16b, v5.16b, v9.16b, #8
ldp q30, q31, [x5, #896]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #-736]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #256]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #256]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #832]
add v10.2d, v20.2d, v30.2d
add v11.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-704]
add v14.2d, v20.2d, v30.2d
add v15.2d, v21.2d, v31.2d
zip1 v16.2d, v2.2d, v10.2d
zip1 v17.2d, v3.2d, v11.2d
zip2 v2.2d, v2.2d, v10.2d
zip2 v3.2d, v3.2d, v11.2d
mov v10.16b, v16.16b
mov v11.16b, v2.16b
mov v2.16b, v17.16b
ushr v16.2d, v10.2d, #52
ushr v17.2d, v11.2d, #52
ushr v18.2d, v2.2d, #52
ushr v19.2d, v3.2d, #52
mov v12.16b, v13.16b
mov v13.16b, v16.16b
ext v12.16b, v12.16b, v16.16b, #8
ext v13.16b, v13.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v22.2d, v10.2d, v12.2d
add v23.2d, v11.2d, v13.2d
eor v24.16b, v10.16b, v22.16b
eor v25.16b, v11.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v10.2d, v2.2d, v16.2d
add v11.2d, v3.2d, v17.2d
eor v12.16b, v2.16b, v10.16b
eor v13.16b, v3.16b, v11.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x5, #-64]
and v2.16b, v22.16b, v30.16b
and v3.16b, v23.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
stp q2, q3, [x5, #-1024]
stp q10, q11, [x5, #-992]
zip1 v2.2d, v4.2d, v14.2d
zip1 v3.2d, v5.2d, v15.2d
zip2 v4.2d, v4.2d, v14.2d
zip2 v5.2d, v5.2d, v15.2d
mov v10.16b, v2.16b
mov v11.16b, v4.16b
mov v2.16b, v3.16b
mov v3.16b, v5.16b
ushr v4.2d, v10.2d, #52
ushr v5.2d, v11.2d, #52
ushr v12.2d, v2.2d, #52
ushr v13.2d, v3.2d, #52
mov v14.16b, v19.16b
mov v15.16b, v4.16b
ext v14.16b, v14.16b, v4.16b, #8
ext v15.16b, v15.16b, v5.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v12.16b
ext v4.16b, v4.16b, v12.16b, #8
ext v5.16b, v5.16b, v13.16b, #8
add v16.2d, v10.2d, v14.2d
add v17.2d, v11.2d, v15.2d
eor v18.16b, v10.16b, v16.16b
eor v19.16b, v11.16b, v17.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
add v10.2d, v2.2d, v4.2d
add v11.2d, v3.2d, v5.2d
eor v14.16b, v2.16b, v10.16b
eor v15.16b, v3.16b, v11.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #-64]
and v2.16b, v16.16b, v30.16b
and v3.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v4.16b, v10.16b, v30.16b
and v5.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x5, #-960]
stp q4, q5, [x5, #-928]
ldp q30, q31, [x6, #-480]
mov v2.16b, v1.16b
mov v3.16b, v30.16b
ldp q4, q5, [x6, #-480]
ext v2.16b, v2.16b, v4.16b, #8
ext v3.16b, v3.16b, v5.16b, #8
ldp q30, q31, [x6, #-448]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #256]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #-896]
add v10.2d, v20.2d, v30.2d
add v11.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-416]
add v14.2d, v20.2d, v30.2d
add v15.2d, v21.2d, v31.2d
zip1 v16.2d, v2.2d, v14.2d
zip1 v17.2d, v3.2d, v15.2d
zip2 v2.2d, v2.2d, v14.2d
zip2 v3.2d, v3.2d, v15.2d
mov v14.16b, v16.16b
mov v15.16b, v2.16b
mov v2.16b, v17.16b
ushr v18.2d, v14.2d, #52
ushr v19.2d, v15.2d, #52
ushr v22.2d, v2.2d, #52
ushr v23.2d, v3.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v22.16b
ext v18.16b, v18.16b, v22.16b, #8
ext v19.16b, v19.16b, v23.16b, #8
ldp q30, q31, [x5, #320]
and v18.16b, v18.16b, v30.16b
and v19.16b, v19.16b, v31.16b
add v24.2d, v2.2d, v18.2d
add v25.2d, v3.2d, v19.2d
stp q16, q17, [x6, #-416]
eor v16.16b, v2.16b, v24.16b
eor v17.16b, v3.16b, v25.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x5, #-64]
and v2.16b, v14.16b, v30.16b
and v3.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v16.16b, v24.16b, v30.16b
and v17.16b, v25.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v16.16b, v16.16b, v30.16b
orr v17.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v16.2d, v16.2d, v30.2d
fsub v17.2d, v17.2d, v31.2d
stp q2, q3, [x5, #-768]
stp q16, q17, [x5, #-736]
mov v2.16b, v5.16b
mov v3.16b, v6.16b
ext v2.16b, v2.16b, v6.16b, #8
ext v3.16b, v3.16b, v7.16b, #8
ldp q30, q31, [x6, #-960]
mov v4.16b, v7.16b
mov v5.16b, v30.16b
ldp q6, q7, [x6, #-960]
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
ldp q30, q31, [x6, #-832]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #800]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #256]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #256]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x6, #-800]
add v6.2d, v20.2d, v30.2d
add v7.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
zip1 v18.2d, v2.2d, v6.2d
zip1 v19.2d, v3.2d, v7.2d
zip2 v2.2d, v2.2d, v6.2d
zip2 v3.2d, v3.2d, v7.2d
mov v6.16b, v18.16b
mov v7.16b, v2.16b
mov v2.16b, v19.16b
ushr v18.2d, v6.2d, #52
ushr v19.2d, v7.2d, #52
ushr v24.2d, v2.2d, #52
ushr v25.2d, v3.2d, #52
mov v22.16b, v23.16b
mov v23.16b, v18.16b
ext v22.16b, v22.16b, v18.16b, #8
ext v23.16b, v23.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v24.16b
ext v18.16b, v18.16b, v24.16b, #8
ext v19.16b, v19.16b, v25.16b, #8
stp q14, q15, [x6, #-768]
add v14.2d, v6.2d, v22.2d
add v15.2d, v7.2d, v23.2d
stp q10, q11, [x6, #-800]
eor v10.16b, v6.16b, v14.16b
eor v11.16b, v7.16b, v15.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
add v6.2d, v2.2d, v18.2d
add v7.2d, v3.2d, v19.2d
eor v10.16b, v2.16b, v6.16b
eor v11.16b, v3.16b, v7.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #-64]
and v2.16b, v14.16b, v30.16b
and v3.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q2, q3, [x5, #-704]
stp q6, q7, [x5, #-672]
zip1 v2.2d, v4.2d, v16.2d
zip1 v3.2d, v5.2d, v17.2d
zip2 v4.2d, v4.2d, v16.2d
zip2 v5.2d, v5.2d, v17.2d
mov v6.16b, v2.16b
mov v7.16b, v4.16b
mov v2.16b, v3.16b
mov v3.16b, v5.16b
ushr v4.2d, v6.2d, #52
ushr v5.2d, v7.2d, #52
ushr v10.2d, v2.2d, #52
ushr v11.2d, v3.2d, #52
mov v14.16b, v25.16b
mov v15.16b, v4.16b
ext v14.16b, v14.16b, v4.16b, #8
ext v15.16b, v15.16b, v5.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v10.16b
ext v4.16b, v4.16b, v10.16b, #8
ext v5.16b, v5.16b, v11.16b, #8
add v10.2d, v6.2d, v14.2d
add v11.2d, v7.2d, v15.2d
eor v16.16b, v6.16b, v10.16b
eor v17.16b, v7.16b, v11.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
add v6.2d, v2.2d, v4.2d
add v7.2d, v3.2d, v5.2d
eor v14.16b, v2.16b, v6.16b
eor v15.16b, v3.16b, v7.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #-64]
and v2.16b, v10.16b, v30.16b
and v3.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v4.16b, v6.16b, v30.16b
and v5.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x5, #-640]
stp q4, q5, [x5, #-608]
stp q0, q1, [x5, #800]
stp q12, q13, [x6, #-832]
ldp q0, q1, [x5, #352]
ldp q2, q3, [x5, #352]
ldp q4, q5, [x5, #448]
ldp q6, q7, [x5, #448]
ldp q8, q9, [x5, #544]
ldp q10, q11, [x5, #544]
add x9, x0, #824
add x10, x0, #2760
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
stp q0, q1, [x6, #-960]
stp q2, q3, [x6, #-480]
stp q4, q5, [x6, #-896]
stp q6, q7, [x6, #-448]
stp q8, q9, [x6, #-704]
stp q10, q11, [x5, #832]
ldp q0, q1, [x5, #384]
ldp q2, q3, [x5, #384]
ldp q4, q5, [x5, #480]
ldp q6, q7, [x5, #480]
ldp q8, q9, [x5, #576]
ldp q10, q11, [x5, #576]
add x9, x0, #888
add x10, x0, #2824
mov w11, #31
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
stp q0, q1, [x6, #-736]
stp q2, q3, [x5, #896]
stp q4, q5, [x5, #864]
stp q6, q7, [x6, #-864]
stp q8, q9, [x6, #-320]
stp q10, q11, [x6, #-352]
ldp q0, q1, [x5, #416]
ldp q2, q3, [x5, #416]
ldp q4, q5, [x5, #512]
ldp q6, q7, [x5, #512]
ldp q8, q9, [x5, #608]
ldp q10, q11, [x5, #608]
add x9, x0, #952
add x10, x0, #2888
mov w11, #39
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
stp q0, q1, [x6, #-928]
stp q2, q3, [x6, #-544]
stp q4, q5, [x6, #-512]
stp q6, q7, [x5, #928]
stp q8, q9, [x5, #960]
stp q10, q11, [x6, #-608]
ldp q0, q1, [x5, #416]
ldp q2, q3, [x5, #416]
ldp q4, q5, [x5, #512]
ldp q6, q7, [x5, #512]
ldp q8, q9, [x5, #608]
ldp q10, q11, [x5, #608]
add x9, x0, #1016
add x10, x0, #2952
mov w11, #39
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
stp q0, q1, [x6, #-576]
stp q2, q3, [x6, #-992]
stp q4, q5, [x6, #-1024]
stp q6, q7, [x6, #-672]
stp q8, q9, [x6, #-640]
stp q10, q11, [x6, #-288]
ldp q0, q1, [x5, #384]
ldp q2, q3, [x5, #384]
ldp q4, q5, [x5, #480]
ldp q6, q7, [x5, #480]
ldp q8, q9, [x5, #576]
ldp q10, q11, [x5, #576]
add x9, x0, #1080
add x10, x0, #3016
mov w11, #31
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
stp q0, q1, [x6, #-256]
stp q2, q3, [x6, #-224]
stp q4, q5, [x6, #-192]
stp q6, q7, [x6, #-160]
stp q8, q9, [x6, #-128]
stp q10, q11, [x6, #-96]
ldp q0, q1, [x5, #352]
ldp q2, q3, [x5, #352]
ldp q4, q5, [x5, #448]
ldp q6, q7, [x5, #448]
ldp q8, q9, [x5, #544]
ldp q10, q11, [x5, #544]
add x9, x0, #1144
add x10, x0, #3080
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
ldp q12, q13, [x5, #352]
ldp q30, q31, [x6, #-960]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #-480]
add v16.2d, v12.2d, v30.2d
add v17.2d, v13.2d, v31.2d
ldp q18, q19, [x5, #384]
ldp q30, q31, [x6, #-736]
add v20.2d, v18.2d, v30.2d
add v21.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #896]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
ldp q24, q25, [x5, #416]
stp q22, q23, [x5, #896]
ldp q30, q31, [x6, #-928]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-928]
ldp q30, q31, [x6, #-544]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-544]
ldp q30, q31, [x6, #-576]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-992]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q24, q25, [x6, #-992]
ldp q30, q31, [x6, #-256]
add v24.2d, v18.2d, v30.2d
add v25.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-224]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
ldp q12, q13, [x5, #448]
stp q24, q25, [x6, #-224]
ldp q30, q31, [x6, #-896]
add v24.2d, v12.2d, v30.2d
add v25.2d, v13.2d, v31.2d
stp q24, q25, [x6, #-896]
ldp q30, q31, [x6, #-448]
add v24.2d, v12.2d, v30.2d
add v25.2d, v13.2d, v31.2d
stp q24, q25, [x6, #-448]
ldp q24, q25, [x5, #480]
stp q22, q23, [x6, #-256]
ldp q30, q31, [x5, #864]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #864]
ldp q30, q31, [x6, #-864]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-864]
ldp q22, q23, [x5, #512]
stp q20, q21, [x6, #-576]
ldp q30, q31, [x6, #-512]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
stp q20, q21, [x6, #-512]
ldp q30, q31, [x5, #928]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
stp q20, q21, [x5, #928]
ldp q30, q31, [x6, #-1024]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #-672]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q22, q23, [x6, #-672]
ldp q30, q31, [x6, #-192]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-160]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v6.2d, v6.2d, v12.2d
add v7.2d, v7.2d, v13.2d
ldp q12, q13, [x5, #544]
stp q24, q25, [x6, #-160]
ldp q30, q31, [x6, #-704]
add v24.2d, v12.2d, v30.2d
add v25.2d, v13.2d, v31.2d
stp q24, q25, [x6, #-704]
ldp q30, q31, [x5, #832]
add v24.2d, v12.2d, v30.2d
add v25.2d, v13.2d, v31.2d
stp q24, q25, [x5, #832]
ldp q24, q25, [x5, #576]
stp q22, q23, [x6, #-192]
ldp q30, q31, [x6, #-320]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-320]
ldp q30, q31, [x6, #-352]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-352]
ldp q22, q23, [x5, #608]
stp q20, q21, [x6, #-1024]
ldp q30, q31, [x5, #960]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
stp q20, q21, [x5, #960]
ldp q30, q31, [x6, #-608]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
stp q20, q21, [x6, #-608]
ldp q30, q31, [x6, #-640]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #-288]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q22, q23, [x6, #-288]
ldp q30, q31, [x6, #-128]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-96]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
add v8.2d, v8.2d, v12.2d
add v9.2d, v9.2d, v13.2d
add v10.2d, v10.2d, v12.2d
add v11.2d, v11.2d, v13.2d
stp q0, q1, [x6, #-96]
stp q2, q3, [x6, #-128]
stp q4, q5, [x6, #-640]
stp q6, q7, [x6, #-736]
stp q8, q9, [x6, #-480]
stp q10, q11, [x6, #-960]
stp q14, q15, [x6, #-64]
stp q16, q17, [x6, #-32]
stp q18, q19, [x6, #0]
stp q20, q21, [x6, #32]
stp q22, q23, [x6, #64]
stp q24, q25, [x6, #96]
ldp q0, q1, [x6, #-64]
ldp q2, q3, [x6, #-32]
ldp q4, q5, [x6, #-896]
ldp q6, q7, [x6, #-448]
ldp q8, q9, [x6, #-704]
ldp q10, q11, [x5, #832]
add x9, x0, #2744
add x10, x0, #840
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
stp q0, q1, [x6, #128]
stp q2, q3, [x6, #160]
stp q4, q5, [x6, #192]
stp q6, q7, [x6, #224]
stp q8, q9, [x6, #256]
stp q10, q11, [x6, #288]
ldp q0, q1, [x6, #-576]
ldp q2, q3, [x5, #896]
ldp q4, q5, [x5, #864]
ldp q6, q7, [x6, #-864]
ldp q8, q9, [x6, #-320]
ldp q10, q11, [x6, #-352]
add x9, x0, #2808
add x10, x0, #904
mov w11, #31
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
stp q0, q1, [x6, #320]
stp q2, q3, [x6, #352]
stp q4, q5, [x6, #384]
stp q6, q7, [x6, #416]
stp q8, q9, [x6, #448]
stp q10, q11, [x6, #480]
ldp q0, q1, [x6, #-928]
ldp q2, q3, [x6, #-544]
ldp q4, q5, [x6, #-512]
ldp q6, q7, [x5, #928]
ldp q8, q9, [x5, #960]
ldp q10, q11, [x6, #-608]
add x9, x0, #2872
add x10, x0, #968
mov w11, #39
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
stp q0, q1, [x6, #512]
stp q2, q3, [x6, #544]
stp q4, q5, [x6, #576]
stp q6, q7, [x6, #608]
stp q8, q9, [x6, #640]
stp q10, q11, [x6, #672]
ldp q0, q1, [x6, #-256]
ldp q2, q3, [x6, #-992]
ldp q4, q5, [x6, #-1024]
ldp q6, q7, [x6, #-672]
ldp q8, q9, [x6, #32]
ldp q10, q11, [x6, #-288]
add x9, x0, #2936
add x10, x0, #1032
mov w11, #39
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
stp q0, q1, [x6, #704]
stp q2, q3, [x6, #736]
stp q4, q5, [x6, #768]
stp q6, q7, [x6, #800]
stp q8, q9, [x6, #832]
stp q10, q11, [x6, #864]
ldp q0, q1, [x6, #-224]
ldp q2, q3, [x6, #0]
ldp q4, q5, [x6, #-192]
ldp q6, q7, [x6, #-160]
ldp q8, q9, [x6, #64]
ldp q10, q11, [x6, #96]
add x9, x0, #3000
add x10, x0, #1096
mov w11, #31
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
stp q0, q1, [x6, #896]
stp q2, q3, [x6, #928]
stp q4, q5, [x6, #960]
stp q6, q7, [x6, #992]
stp q8, q9, [x7, #-1024]
stp q10, q11, [x7, #-992]
ldp q0, q1, [x6, #-96]
ldp q2, q3, [x6, #-128]
ldp q4, q5, [x6, #-640]
ldp q6, q7, [x6, #-736]
ldp q8, q9, [x6, #-480]
ldp q10, q11, [x6, #-960]
add x9, x0, #3064
add x10, x0, #1160
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
ldp q12, q13, [x3, #-192]
add x12, x0, #2760
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
ldp q30, q31, [x6, #192]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q18, q19, [x3, #-160]
add x12, x0, #2792
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x6, #224]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #256]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x6, #288]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x4, #-320]
stp q2, q3, [x6, #288]
add x12, x0, #840
ldp q2, q3, [x12, #0]
stp q0, q1, [x6, #256]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v24.2d, v2.2d
fmla v1.2d, v25.2d, v3.2d
stp q10, q11, [x6, #224]
fsub v10.2d, v29.2d, v0.2d
fsub v11.2d, v29.2d, v1.2d
fmla v10.2d, v24.2d, v2.2d
fmla v11.2d, v25.2d, v3.2d
add v2.2d, v14.2d, v10.2d
add v3.2d, v15.2d, v11.2d
ldp q10, q11, [x4, #-288]
add x12, x0, #872
ldp q14, q15, [x12, #0]
stp q8, q9, [x6, #192]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v10.2d, v14.2d
fmla v9.2d, v11.2d, v15.2d
stp q6, q7, [x6, #-960]
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
ldp q30, q31, [x6, #128]
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
ldp q30, q31, [x6, #160]
add v10.2d, v20.2d, v30.2d
add v11.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q14, q15, [x3, #-128]
add x12, x0, #2824
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v14.2d, v16.2d
fmla v19.2d, v15.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v14.2d, v16.2d
fmla v21.2d, v15.2d, v17.2d
ldp q30, q31, [x6, #384]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q20, q21, [x3, #-96]
add x12, x0, #2856
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q6, q7, [x6, #384]
fsub v6.2d, v29.2d, v24.2d
fsub v7.2d, v29.2d, v25.2d
fmla v6.2d, v20.2d, v22.2d
fmla v7.2d, v21.2d, v23.2d
ldp q30, q31, [x6, #416]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #448]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #480]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q24, q25, [x4, #-256]
stp q2, q3, [x6, #480]
add x12, x0, #904
ldp q2, q3, [x12, #0]
stp q10, q11, [x6, #448]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v24.2d, v2.2d
fmla v11.2d, v25.2d, v3.2d
stp q12, q13, [x6, #416]
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
fmla v12.2d, v24.2d, v2.2d
fmla v13.2d, v25.2d, v3.2d
add v2.2d, v16.2d, v12.2d
add v3.2d, v17.2d, v13.2d
ldp q12, q13, [x4, #-224]
add x12, x0, #936
ldp q16, q17, [x12, #0]
stp q8, q9, [x6, #160]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v16.2d
fmla v9.2d, v13.2d, v17.2d
stp q0, q1, [x6, #128]
fsub v0.2d, v29.2d, v8.2d
fsub v1.2d, v29.2d, v9.2d
fmla v0.2d, v12.2d, v16.2d
fmla v1.2d, v13.2d, v17.2d
add v0.2d, v6.2d, v0.2d
add v1.2d, v7.2d, v1.2d
add v6.2d, v18.2d, v10.2d
add v7.2d, v19.2d, v11.2d
add v8.2d, v22.2d, v8.2d
add v9.2d, v23.2d, v9.2d
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v14.2d, v24.2d
fmla v11.2d, v15.2d, v25.2d
fsub v16.2d, v29.2d, v10.2d
fsub v17.2d, v29.2d, v11.2d
fmla v16.2d, v14.2d, v24.2d
fmla v17.2d, v15.2d, v25.2d
ldp q30, q31, [x6, #320]
add v14.2d, v16.2d, v30.2d
add v15.2d, v17.2d, v31.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v12.2d
fmla v17.2d, v21.2d, v13.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v12.2d
fmla v19.2d, v21.2d, v13.2d
ldp q30, q31, [x6, #352]
add v12.2d, v18.2d, v30.2d
add v13.2d, v19.2d, v31.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q10, q11, [x3, #-64]
add x12, x0, #2888
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v10.2d, v16.2d
fmla v19.2d, v11.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v10.2d, v16.2d
fmla v21.2d, v11.2d, v17.2d
ldp q30, q31, [x6, #576]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q20, q21, [x3, #-32]
add x12, x0, #2920
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q0, q1, [x6, #576]
fsub v0.2d, v29.2d, v24.2d
fsub v1.2d, v29.2d, v25.2d
fmla v0.2d, v20.2d, v22.2d
fmla v1.2d, v21.2d, v23.2d
ldp q30, q31, [x6, #608]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #640]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #672]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q24, q25, [x4, #-192]
stp q2, q3, [x6, #672]
add x12, x0, #968
ldp q2, q3, [x12, #0]
stp q12, q13, [x6, #640]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v24.2d, v2.2d
fmla v13.2d, v25.2d, v3.2d
stp q14, q15, [x6, #608]
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
fmla v14.2d, v24.2d, v2.2d
fmla v15.2d, v25.2d, v3.2d
add v2.2d, v16.2d, v14.2d
add v3.2d, v17.2d, v15.2d
ldp q14, q15, [x4, #-160]
add x12, x0, #1000
ldp q16, q17, [x12, #0]
stp q8, q9, [x6, #352]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v14.2d, v16.2d
fmla v9.2d, v15.2d, v17.2d
stp q6, q7, [x6, #320]
fsub v6.2d, v29.2d, v8.2d
fsub v7.2d, v29.2d, v9.2d
fmla v6.2d, v14.2d, v16.2d
fmla v7.2d, v15.2d, v17.2d
add v0.2d, v0.2d, v6.2d
add v1.2d, v1.2d, v7.2d
add v6.2d, v18.2d, v12.2d
add v7.2d, v19.2d, v13.2d
add v8.2d, v22.2d, v8.2d
add v9.2d, v23.2d, v9.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v10.2d, v24.2d
fmla v13.2d, v11.2d, v25.2d
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
fmla v16.2d, v10.2d, v24.2d
fmla v17.2d, v11.2d, v25.2d
ldp q30, q31, [x6, #512]
add v10.2d, v16.2d, v30.2d
add v11.2d, v17.2d, v31.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v14.2d
fmla v17.2d, v21.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v14.2d
fmla v19.2d, v21.2d, v15.2d
ldp q30, q31, [x6, #544]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q12, q13, [x3, #0]
add x12, x0, #2952
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v12.2d, v16.2d
fmla v19.2d, v13.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v12.2d, v16.2d
fmla v21.2d, v13.2d, v17.2d
ldp q30, q31, [x6, #768]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q20, q21, [x3, #32]
add x12, x0, #2984
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q0, q1, [x6, #768]
fsub v0.2d, v29.2d, v24.2d
fsub v1.2d, v29.2d, v25.2d
fmla v0.2d, v20.2d, v22.2d
fmla v1.2d, v21.2d, v23.2d
ldp q30, q31, [x6, #800]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #832]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #864]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q24, q25, [x4, #-128]
stp q2, q3, [x6, #864]
add x12, x0, #1032
ldp q2, q3, [x12, #0]
stp q14, q15, [x6, #832]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v2.2d
fmla v15.2d, v25.2d, v3.2d
stp q10, q11, [x6, #800]
fsub v10.2d, v29.2d, v14.2d
fsub v11.2d, v29.2d, v15.2d
fmla v10.2d, v24.2d, v2.2d
fmla v11.2d, v25.2d, v3.2d
add v2.2d, v16.2d, v10.2d
add v3.2d, v17.2d, v11.2d
ldp q10, q11, [x4, #-96]
add x12, x0, #1064
ldp q16, q17, [x12, #0]
stp q8, q9, [x6, #544]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v10.2d, v16.2d
fmla v9.2d, v11.2d, v17.2d
stp q6, q7, [x6, #512]
fsub v6.2d, v29.2d, v8.2d
fsub v7.2d, v29.2d, v9.2d
fmla v6.2d, v10.2d, v16.2d
fmla v7.2d, v11.2d, v17.2d
add v0.2d, v0.2d, v6.2d
add v1.2d, v1.2d, v7.2d
add v6.2d, v18.2d, v14.2d
add v7.2d, v19.2d, v15.2d
add v8.2d, v22.2d, v8.2d
add v9.2d, v23.2d, v9.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v24.2d
fmla v15.2d, v13.2d, v25.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v12.2d, v24.2d
fmla v17.2d, v13.2d, v25.2d
ldp q30, q31, [x6, #704]
add v12.2d, v16.2d, v30.2d
add v13.2d, v17.2d, v31.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v10.2d
fmla v17.2d, v21.2d, v11.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v10.2d
fmla v19.2d, v21.2d, v11.2d
ldp q30, q31, [x6, #736]
add v10.2d, v18.2d, v30.2d
add v11.2d, v19.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q14, q15, [x3, #64]
add x12, x0, #3016
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v14.2d, v16.2d
fmla v19.2d, v15.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v14.2d, v16.2d
fmla v21.2d, v15.2d, v17.2d
ldp q30, q31, [x6, #960]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q20, q21, [x3, #96]
add x12, x0, #3048
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q0, q1, [x6, #960]
fsub v0.2d, v29.2d, v24.2d
fsub v1.2d, v29.2d, v25.2d
fmla v0.2d, v20.2d, v22.2d
fmla v1.2d, v21.2d, v23.2d
ldp q30, q31, [x6, #992]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x7, #-1024]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x7, #-992]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q24, q25, [x4, #-64]
stp q2, q3, [x7, #-992]
add x12, x0, #1096
ldp q2, q3, [x12, #0]
stp q10, q11, [x7, #-1024]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v24.2d, v2.2d
fmla v11.2d, v25.2d, v3.2d
stp q12, q13, [x6, #992]
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
fmla v12.2d, v24.2d, v2.2d
fmla v13.2d, v25.2d, v3.2d
add v2.2d, v16.2d, v12.2d
add v3.2d, v17.2d, v13.2d
ldp q12, q13, [x4, #-32]
add x12, x0, #1128
ldp q16, q17, [x12, #0]
stp q8, q9, [x6, #736]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v16.2d
fmla v9.2d, v13.2d, v17.2d
stp q6, q7, [x6, #704]
fsub v6.2d, v29.2d, v8.2d
fsub v7.2d, v29.2d, v9.2d
fmla v6.2d, v12.2d, v16.2d
fmla v7.2d, v13.2d, v17.2d
add v0.2d, v0.2d, v6.2d
add v1.2d, v1.2d, v7.2d
add v6.2d, v18.2d, v10.2d
add v7.2d, v19.2d, v11.2d
add v8.2d, v22.2d, v8.2d
add v9.2d, v23.2d, v9.2d
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v14.2d, v24.2d
fmla v11.2d, v15.2d, v25.2d
fsub v16.2d, v29.2d, v10.2d
fsub v17.2d, v29.2d, v11.2d
fmla v16.2d, v14.2d, v24.2d
fmla v17.2d, v15.2d, v25.2d
ldp q30, q31, [x6, #896]
add v14.2d, v16.2d, v30.2d
add v15.2d, v17.2d, v31.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v12.2d
fmla v17.2d, v21.2d, v13.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v12.2d
fmla v19.2d, v21.2d, v13.2d
ldp q30, q31, [x6, #928]
add v12.2d, v18.2d, v30.2d
add v13.2d, v19.2d, v31.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q10, q11, [x3, #128]
add x12, x0, #3080
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v10.2d, v16.2d
fmla v19.2d, v11.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v10.2d, v16.2d
fmla v21.2d, v11.2d, v17.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x3, #160]
add x12, x0, #3112
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v20.2d
fmla v25.2d, v17.2d, v21.2d
ldp q30, q31, [x6, #-960]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #192]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #224]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x4, #0]
stp q0, q1, [x6, #224]
add x12, x0, #1160
ldp q0, q1, [x12, #0]
stp q2, q3, [x6, #192]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v24.2d, v0.2d
fmla v3.2d, v25.2d, v1.2d
stp q12, q13, [x6, #-960]
fsub v12.2d, v29.2d, v2.2d
fsub v13.2d, v29.2d, v3.2d
fmla v12.2d, v24.2d, v0.2d
fmla v13.2d, v25.2d, v1.2d
add v0.2d, v4.2d, v12.2d
add v1.2d, v5.2d, v13.2d
ldp q4, q5, [x4, #32]
add x12, x0, #1192
ldp q12, q13, [x12, #0]
stp q14, q15, [x6, #928]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v4.2d, v12.2d
fmla v15.2d, v5.2d, v13.2d
stp q8, q9, [x6, #896]
fsub v8.2d, v29.2d, v14.2d
fsub v9.2d, v29.2d, v15.2d
fmla v8.2d, v4.2d, v12.2d
fmla v9.2d, v5.2d, v13.2d
add v8.2d, v20.2d, v8.2d
add v9.2d, v21.2d, v9.2d
add v2.2d, v18.2d, v2.2d
add v3.2d, v19.2d, v3.2d
add v12.2d, v22.2d, v14.2d
add v13.2d, v23.2d, v15.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v24.2d
fmla v15.2d, v11.2d, v25.2d
fsub v18.2d, v29.2d, v14.2d
fsub v19.2d, v29.2d, v15.2d
fmla v18.2d, v10.2d, v24.2d
fmla v19.2d, v11.2d, v25.2d
ldp q30, q31, [x6, #256]
add v10.2d, v18.2d, v30.2d
add v11.2d, v19.2d, v31.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v4.2d
fmla v19.2d, v17.2d, v5.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v16.2d, v4.2d
fmla v21.2d, v17.2d, v5.2d
ldp q30, q31, [x6, #288]
add v4.2d, v20.2d, v30.2d
add v5.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
stp q0, q1, [x6, #288]
stp q2, q3, [x6, #256]
stp q4, q5, [x6, #-480]
stp q6, q7, [x6, #96]
stp q8, q9, [x6, #64]
stp q10, q11, [x6, #-288]
stp q12, q13, [x6, #32]
ldp q0, q1, [x5, #640]
ldp q2, q3, [x5, #640]
ldp q4, q5, [x5, #640]
ldp q6, q7, [x5, #640]
ldp q8, q9, [x5, #640]
ldp q10, q11, [x5, #672]
ldp q12, q13, [x5, #672]
ldp q14, q15, [x5, #672]
ldp q16, q17, [x5, #672]
ldp q18, q19, [x5, #672]
add x9, x0, #3968
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
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x6, #-608]
stp q2, q3, [x5, #960]
stp q4, q5, [x6, #-352]
stp q6, q7, [x6, #-320]
stp q8, q9, [x5, #832]
stp q10, q11, [x6, #-704]
stp q12, q13, [x6, #-736]
stp q14, q15, [x6, #-640]
stp q16, q17, [x6, #-160]
stp q18, q19, [x6, #-192]
ldp q0, q1, [x5, #640]
ldp q2, q3, [x5, #640]
ldp q4, q5, [x5, #640]
ldp q6, q7, [x5, #640]
ldp q8, q9, [x5, #640]
ldp q10, q11, [x5, #672]
ldp q12, q13, [x5, #672]
ldp q14, q15, [x5, #672]
ldp q16, q17, [x5, #672]
ldp q18, q19, [x5, #672]
add x9, x0, #3968
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
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x6, #-672]
stp q2, q3, [x6, #-1024]
stp q4, q5, [x5, #928]
stp q6, q7, [x6, #-512]
stp q8, q9, [x6, #-864]
stp q10, q11, [x5, #864]
stp q12, q13, [x6, #-448]
stp q14, q15, [x6, #-896]
stp q16, q17, [x6, #-128]
stp q18, q19, [x6, #-96]
ldp q0, q1, [x5, #640]
ldp q2, q3, [x5, #640]
ldp q4, q5, [x5, #640]
ldp q6, q7, [x5, #640]
ldp q8, q9, [x5, #640]
ldp q10, q11, [x5, #672]
ldp q12, q13, [x5, #672]
ldp q14, q15, [x5, #672]
ldp q16, q17, [x5, #672]
ldp q18, q19, [x5, #672]
add x9, x0, #3968
add x10, x1, #0
mov w11, #32
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
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x6, #0]
stp q2, q3, [x6, #-224]
stp q4, q5, [x6, #-992]
stp q6, q7, [x6, #-256]
stp q8, q9, [x6, #-544]
stp q10, q11, [x6, #-928]
stp q12, q13, [x5, #896]
stp q14, q15, [x6, #-576]
stp q16, q17, [x6, #-32]
stp q18, q19, [x6, #-64]
ldp q0, q1, [x5, #640]
ldp q2, q3, [x5, #640]
ldp q4, q5, [x5, #640]
ldp q6, q7, [x5, #640]
ldp q8, q9, [x5, #640]
ldp q10, q11, [x5, #672]
ldp q12, q13, [x5, #672]
ldp q14, q15, [x5, #672]
ldp q16, q17, [x5, #672]
ldp q18, q19, [x5, #672]
add x9, x0, #3968
add x10, x1, #0
mov w11, #32
.p2align 5
3:
ld1r {v20.2d}, [x9]
mov v21.16b, v20.16b
ldp q30, q31, [x10, #480]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x10, #480]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x10, #512]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x10, #512]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x10, #544]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x10, #544]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x10, #576]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x10, #576]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x10, #608]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x10, #608]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add x9, x9, #8
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
ldp q20, q21, [x5, #992]
ldp q30, q31, [x6, #128]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x6, #128]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x6, #160]
mov v22.16b, v23.16b
mov v23.16b, v30.16b
ldp q24, q25, [x6, #160]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x6, #416]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #448]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #256]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #256]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q18, q19, [x6, #448]
ldp q18, q19, [x5, #288]
stp q16, q17, [x6, #416]
ldp q30, q31, [x6, #480]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
stp q8, q9, [x6, #480]
ldp q30, q31, [x6, #384]
add v8.2d, v18.2d, v30.2d
add v9.2d, v19.2d, v31.2d
stp q6, q7, [x6, #384]
zip1 v6.2d, v20.2d, v16.2d
zip1 v7.2d, v21.2d, v17.2d
zip2 v16.2d, v20.2d, v16.2d
zip2 v17.2d, v21.2d, v17.2d
mov v20.16b, v6.16b
mov v21.16b, v16.16b
mov v6.16b, v7.16b
mov v7.16b, v17.16b
ldp q30, q31, [x6, #-608]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #960]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q20, q21, [x6, #-704]
stp q14, q15, [x5, #960]
movi v14.2d, #0
mov v15.16b, v20.16b
ext v14.16b, v14.16b, v20.16b, #8
ext v15.16b, v15.16b, v21.16b, #8
ldp q30, q31, [x6, #-736]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
stp q12, q13, [x6, #-704]
ldp q12, q13, [x6, #-736]
ext v20.16b, v20.16b, v12.16b, #8
ext v21.16b, v21.16b, v13.16b, #8
add v14.2d, v16.2d, v14.2d
add v15.2d, v17.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ushr v16.2d, v14.2d, #52
ushr v17.2d, v15.2d, #52
ushr v20.2d, v6.2d, #52
ushr v21.2d, v7.2d, #52
stp q4, q5, [x6, #-608]
ldp q4, q5, [x6, #-832]
mov v4.16b, v5.16b
mov v5.16b, v16.16b
ext v4.16b, v4.16b, v16.16b, #8
ext v5.16b, v5.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v20.16b
ext v16.16b, v16.16b, v20.16b, #8
ext v17.16b, v17.16b, v21.16b, #8
stp q2, q3, [x6, #-832]
add v2.2d, v14.2d, v4.2d
add v3.2d, v15.2d, v5.2d
stp q10, q11, [x6, #128]
eor v10.16b, v14.16b, v2.16b
eor v11.16b, v15.16b, v3.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
add v4.2d, v6.2d, v16.2d
add v5.2d, v7.2d, v17.2d
eor v10.16b, v6.16b, v4.16b
eor v11.16b, v7.16b, v5.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #-64]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x5, #-448]
stp q4, q5, [x5, #-416]
zip1 v2.2d, v22.2d, v8.2d
zip1 v3.2d, v23.2d, v9.2d
zip2 v4.2d, v22.2d, v8.2d
zip2 v5.2d, v23.2d, v9.2d
mov v6.16b, v2.16b
mov v7.16b, v4.16b
mov v2.16b, v3.16b
mov v3.16b, v5.16b
ldp q30, q31, [x6, #-352]
add v4.2d, v6.2d, v30.2d
add v5.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #-320]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #-640]
mov v6.16b, v13.16b
mov v7.16b, v30.16b
ldp q8, q9, [x6, #-640]
ext v6.16b, v6.16b, v8.16b, #8
ext v7.16b, v7.16b, v9.16b, #8
ldp q30, q31, [x6, #-160]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q10, q11, [x6, #-160]
ext v8.16b, v8.16b, v10.16b, #8
ext v9.16b, v9.16b, v11.16b, #8
add v4.2d, v4.2d, v6.2d
add v5.2d, v5.2d, v7.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
ushr v6.2d, v4.2d, #52
ushr v7.2d, v5.2d, #52
ushr v8.2d, v2.2d, #52
ushr v9.2d, v3.2d, #52
mov v12.16b, v21.16b
mov v13.16b, v6.16b
ext v12.16b, v12.16b, v6.16b, #8
ext v13.16b, v13.16b, v7.16b, #8
mov v6.16b, v7.16b
mov v7.16b, v8.16b
ext v6.16b, v6.16b, v8.16b, #8
ext v7.16b, v7.16b, v9.16b, #8
add v14.2d, v4.2d, v12.2d
add v15.2d, v5.2d, v13.2d
eor v16.16b, v4.16b, v14.16b
eor v17.16b, v5.16b, v15.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
add v4.2d, v2.2d, v6.2d
add v5.2d, v3.2d, v7.2d
eor v12.16b, v2.16b, v4.16b
eor v13.16b, v3.16b, v5.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x5, #-64]
and v2.16b, v14.16b, v30.16b
and v3.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x5, #-384]
stp q4, q5, [x5, #-352]
ldp q30, q31, [x6, #320]
mov v2.16b, v25.16b
mov v3.16b, v30.16b
ldp q4, q5, [x6, #320]
ext v2.16b, v2.16b, v4.16b, #8
ext v3.16b, v3.16b, v5.16b, #8
ldp q30, q31, [x6, #352]
mov v4.16b, v5.16b
mov v5.16b, v30.16b
ldp q6, q7, [x6, #352]
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
ldp q30, q31, [x6, #608]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #640]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #256]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #256]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x6, #672]
add v12.2d, v18.2d, v30.2d
add v13.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #576]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
zip1 v16.2d, v2.2d, v12.2d
zip1 v17.2d, v3.2d, v13.2d
zip2 v2.2d, v2.2d, v12.2d
zip2 v3.2d, v3.2d, v13.2d
mov v12.16b, v16.16b
mov v13.16b, v2.16b
mov v2.16b, v17.16b
ldp q30, q31, [x5, #832]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #-672]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #-192]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q16, q17, [x6, #-192]
ext v10.16b, v10.16b, v16.16b, #8
ext v11.16b, v11.16b, v17.16b, #8
ldp q30, q31, [x5, #864]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q20, q21, [x5, #864]
ext v16.16b, v16.16b, v20.16b, #8
ext v17.16b, v17.16b, v21.16b, #8
add v10.2d, v12.2d, v10.2d
add v11.2d, v13.2d, v11.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ushr v12.2d, v10.2d, #52
ushr v13.2d, v11.2d, #52
ushr v16.2d, v2.2d, #52
ushr v17.2d, v3.2d, #52
mov v8.16b, v9.16b
mov v9.16b, v12.16b
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v16.16b
ext v12.16b, v12.16b, v16.16b, #8
ext v13.16b, v13.16b, v17.16b, #8
add v22.2d, v10.2d, v8.2d
add v23.2d, v11.2d, v9.2d
eor v24.16b, v10.16b, v22.16b
eor v25.16b, v11.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v8.2d, v2.2d, v12.2d
add v9.2d, v3.2d, v13.2d
eor v10.16b, v2.16b, v8.16b
eor v11.16b, v3.16b, v9.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #-64]
and v2.16b, v22.16b, v30.16b
and v3.16b, v23.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v8.16b, v8.16b, v30.16b
and v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
stp q2, q3, [x5, #-320]
stp q8, q9, [x5, #-288]
zip1 v2.2d, v4.2d, v14.2d
zip1 v3.2d, v5.2d, v15.2d
zip2 v4.2d, v4.2d, v14.2d
zip2 v5.2d, v5.2d, v15.2d
mov v8.16b, v2.16b
mov v9.16b, v4.16b
mov v2.16b, v3.16b
mov v3.16b, v5.16b
ldp q30, q31, [x6, #-1024]
add v4.2d, v8.2d, v30.2d
add v5.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #928]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #-448]
mov v8.16b, v21.16b
mov v9.16b, v30.16b
ldp q10, q11, [x6, #-448]
ext v8.16b, v8.16b, v10.16b, #8
ext v9.16b, v9.16b, v11.16b, #8
ldp q30, q31, [x6, #-896]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q12, q13, [x6, #-896]
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
ushr v8.2d, v4.2d, #52
ushr v9.2d, v5.2d, #52
ushr v10.2d, v2.2d, #52
ushr v11.2d, v3.2d, #52
mov v14.16b, v17.16b
mov v15.16b, v8.16b
ext v14.16b, v14.16b, v8.16b, #8
ext v15.16b, v15.16b, v9.16b, #8
mov v16.16b, v9.16b
mov v17.16b, v10.16b
ext v16.16b, v16.16b, v10.16b, #8
ext v17.16b, v17.16b, v11.16b, #8
add v20.2d, v4.2d, v14.2d
add v21.2d, v5.2d, v15.2d
eor v22.16b, v4.16b, v20.16b
eor v23.16b, v5.16b, v21.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
add v4.2d, v2.2d, v16.2d
add v5.2d, v3.2d, v17.2d
eor v14.16b, v2.16b, v4.16b
eor v15.16b, v3.16b, v5.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #-64]
and v2.16b, v20.16b, v30.16b
and v3.16b, v21.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x5, #-256]
stp q4, q5, [x5, #-224]
stp q0, q1, [x6, #-448]
stp q8, q9, [x5, #864]
stp q10, q11, [x5, #928]
ldp q0, q1, [x5, #704]
ldp q2, q3, [x5, #704]
ldp q4, q5, [x5, #704]
ldp q6, q7, [x5, #704]
ldp q8, q9, [x5, #704]
ldp q10, q11, [x5, #736]
ldp q12, q13, [x5, #736]
ldp q14, q15, [x5, #736]
ldp q16, q17, [x5, #736]
ldp q18, q19, [x5, #736]
mov x14, #4400
add x9, x0, x14
mov x14, #20480
add x10, x1, x14
mov w11, #18
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
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x6, #-1024]
stp q2, q3, [x6, #-192]
stp q4, q5, [x6, #-160]
stp q6, q7, [x6, #-672]
stp q8, q9, [x5, #832]
stp q10, q11, [x6, #576]
stp q12, q13, [x6, #672]
stp q14, q15, [x6, #640]
stp q16, q17, [x6, #608]
stp q18, q19, [x6, #320]
ldp q0, q1, [x5, #704]
ldp q2, q3, [x5, #704]
ldp q4, q5, [x5, #704]
ldp q6, q7, [x5, #704]
ldp q8, q9, [x5, #704]
ldp q10, q11, [x5, #736]
ldp q12, q13, [x5, #736]
ldp q14, q15, [x5, #736]
ldp q16, q17, [x5, #736]
ldp q18, q19, [x5, #736]
mov x14, #4400
add x9, x0, x14
mov x14, #20480
add x10, x1, x14
mov w11, #18
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
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x6, #160]
stp q2, q3, [x6, #-640]
stp q4, q5, [x6, #-736]
stp q6, q7, [x6, #-320]
stp q8, q9, [x6, #-352]
stp q10, q11, [x5, #992]
stp q12, q13, [x7, #-960]
stp q14, q15, [x7, #-928]
stp q16, q17, [x7, #-896]
stp q18, q19, [x7, #-864]
ldp q0, q1, [x5, #704]
ldp q2, q3, [x5, #704]
ldp q4, q5, [x5, #704]
ldp q6, q7, [x5, #704]
ldp q8, q9, [x5, #704]
ldp q10, q11, [x5, #736]
ldp q12, q13, [x5, #736]
ldp q14, q15, [x5, #736]
ldp q16, q17, [x5, #736]
ldp q18, q19, [x5, #736]
mov x14, #4400
add x9, x0, x14
mov x14, #20480
add x10, x1, x14
mov w11, #18
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
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x7, #-832]
stp q2, q3, [x7, #-800]
stp q4, q5, [x7, #-768]
stp q6, q7, [x7, #-736]
stp q8, q9, [x7, #-704]
stp q10, q11, [x7, #-672]
stp q12, q13, [x7, #-640]
stp q14, q15, [x7, #-608]
stp q16, q17, [x7, #-576]
stp q18, q19, [x7, #-544]
ldp q0, q1, [x5, #704]
ldp q2, q3, [x5, #704]
ldp q4, q5, [x5, #704]
ldp q6, q7, [x5, #704]
ldp q8, q9, [x5, #704]
ldp q10, q11, [x5, #736]
ldp q12, q13, [x5, #736]
ldp q14, q15, [x5, #736]
ldp q16, q17, [x5, #736]
ldp q18, q19, [x5, #736]
mov x14, #4400
add x9, x0, x14
mov x14, #20480
add x10, x1, x14
mov w11, #18
.p2align 5
3:
ld1r {v20.2d}, [x9]
mov v21.16b, v20.16b
ldp q30, q31, [x10, #480]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x10, #480]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x10, #512]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x10, #512]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x10, #544]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x10, #544]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x10, #576]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x10, #576]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x10, #608]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x10, #608]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add x9, x9, #8
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
ldp q20, q21, [x6, #-1024]
ldp q30, q31, [x6, #-512]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q22, q23, [x6, #-192]
ldp q30, q31, [x6, #-864]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x6, #576]
ldp q30, q31, [x6, #-128]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q18, q19, [x6, #576]
ldp q18, q19, [x6, #672]
ldp q30, q31, [x6, #-96]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q16, q17, [x6, #672]
ldp q16, q17, [x6, #-160]
ldp q30, q31, [x6, #0]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
stp q14, q15, [x6, #-160]
ldp q14, q15, [x6, #-672]
ldp q30, q31, [x6, #-224]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
stp q12, q13, [x6, #-672]
ldp q12, q13, [x6, #640]
ldp q30, q31, [x6, #-928]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
stp q10, q11, [x6, #640]
ldp q10, q11, [x6, #608]
ldp q30, q31, [x5, #896]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q10, q11, [x6, #608]
ldp q10, q11, [x5, #832]
ldp q30, q31, [x6, #-992]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q12, q13, [x5, #832]
ldp q12, q13, [x6, #160]
ldp q30, q31, [x6, #-256]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
stp q18, q19, [x6, #160]
ldp q18, q19, [x6, #320]
ldp q30, q31, [x6, #-576]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q18, q19, [x6, #320]
ldp q18, q19, [x5, #992]
ldp q30, q31, [x6, #-32]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q18, q19, [x5, #992]
ldp q18, q19, [x6, #-640]
ldp q30, q31, [x6, #-544]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q24, q25, [x6, #-640]
ldp q24, q25, [x6, #-736]
ldp q30, q31, [x6, #-448]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q8, q9, [x6, #-736]
ldp q8, q9, [x7, #-960]
ldp q30, q31, [x6, #-64]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q8, q9, [x7, #-960]
ldp q8, q9, [x7, #-928]
ldp q30, q31, [x6, #128]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q8, q9, [x7, #-928]
ldp q8, q9, [x6, #-320]
ldp q30, q31, [x6, #-832]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q6, q7, [x6, #-320]
ldp q6, q7, [x6, #-352]
ldp q30, q31, [x6, #-608]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
stp q4, q5, [x6, #-352]
ldp q4, q5, [x7, #-896]
ldp q30, q31, [x6, #-704]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
stp q4, q5, [x7, #-896]
ldp q4, q5, [x7, #-864]
ldp q30, q31, [x5, #960]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
stp q4, q5, [x7, #-864]
ldp q4, q5, [x7, #-832]
ldp q30, q31, [x6, #384]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
stp q2, q3, [x7, #-832]
ldp q2, q3, [x7, #-800]
ldp q30, q31, [x6, #480]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
stp q0, q1, [x7, #-800]
ldp q0, q1, [x7, #-672]
ldp q30, q31, [x6, #416]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
stp q0, q1, [x7, #-672]
ldp q0, q1, [x7, #-640]
ldp q30, q31, [x6, #448]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #640]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #640]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #640]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #640]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #640]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #640]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #640]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #640]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #640]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #640]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x5, #640]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #640]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
stp q24, q25, [x7, #-640]
ldp q24, q25, [x5, #640]
stp q22, q23, [x6, #448]
ldp q30, q31, [x7, #-768]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-768]
ldp q30, q31, [x7, #-736]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-736]
ldp q30, q31, [x7, #-704]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-704]
ldp q30, q31, [x7, #-800]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-800]
ldp q30, q31, [x7, #-832]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-832]
ldp q30, q31, [x6, #-352]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-352]
ldp q30, q31, [x6, #-320]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-736]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q24, q25, [x6, #-736]
ldp q24, q25, [x5, #672]
stp q22, q23, [x6, #-320]
ldp q30, q31, [x6, #-640]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-640]
ldp q30, q31, [x6, #160]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #160]
ldp q30, q31, [x5, #832]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #832]
ldp q30, q31, [x6, #608]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #608]
ldp q30, q31, [x6, #320]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #320]
ldp q30, q31, [x5, #992]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #992]
ldp q30, q31, [x7, #-960]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-960]
ldp q30, q31, [x7, #-928]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-928]
ldp q30, q31, [x7, #-896]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-896]
ldp q30, q31, [x7, #-864]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-864]
ldp q30, q31, [x7, #-672]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
stp q22, q23, [x7, #-672]
ldp q30, q31, [x7, #-608]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-608]
ldp q30, q31, [x7, #-576]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-576]
ldp q30, q31, [x7, #-544]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-544]
ldp q30, q31, [x6, #640]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #640]
ldp q30, q31, [x6, #-672]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-672]
ldp q30, q31, [x6, #-160]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-160]
ldp q30, q31, [x6, #672]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #576]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q0, q1, [x6, #576]
stp q2, q3, [x6, #672]
stp q4, q5, [x6, #416]
stp q6, q7, [x6, #480]
stp q8, q9, [x6, #384]
stp q10, q11, [x5, #960]
stp q12, q13, [x6, #-704]
stp q14, q15, [x6, #-608]
stp q16, q17, [x6, #-832]
stp q18, q19, [x6, #128]
stp q20, q21, [x6, #-64]
stp q22, q23, [x6, #-448]
stp q24, q25, [x6, #-544]
ldp q0, q1, [x6, #-64]
ldp q2, q3, [x6, #448]
ldp q4, q5, [x6, #-832]
ldp q6, q7, [x6, #-608]
ldp q8, q9, [x5, #960]
ldp q10, q11, [x6, #-640]
ldp q12, q13, [x6, #160]
ldp q14, q15, [x5, #832]
ldp q16, q17, [x6, #608]
ldp q18, q19, [x6, #320]
mov x14, #4672
add x9, x0, x14
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
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x6, #-32]
stp q2, q3, [x6, #-576]
stp q4, q5, [x6, #-256]
stp q6, q7, [x6, #-992]
stp q8, q9, [x5, #896]
stp q10, q11, [x6, #-928]
stp q12, q13, [x6, #-224]
stp q14, q15, [x6, #0]
stp q16, q17, [x6, #-96]
stp q18, q19, [x6, #-128]
ldp q0, q1, [x6, #-704]
ldp q2, q3, [x6, #128]
ldp q4, q5, [x7, #-640]
ldp q6, q7, [x6, #384]
ldp q8, q9, [x6, #480]
ldp q10, q11, [x5, #992]
ldp q12, q13, [x7, #-960]
ldp q14, q15, [x7, #-928]
ldp q16, q17, [x7, #-896]
ldp q18, q19, [x7, #-864]
mov x14, #4672
add x9, x0, x14
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
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x6, #-192]
stp q2, q3, [x6, #-864]
stp q4, q5, [x6, #-1024]
stp q6, q7, [x6, #-512]
stp q8, q9, [x7, #-512]
stp q10, q11, [x7, #-480]
stp q12, q13, [x7, #-448]
stp q14, q15, [x7, #-416]
stp q16, q17, [x7, #-384]
stp q18, q19, [x7, #-352]
ldp q0, q1, [x6, #416]
ldp q2, q3, [x6, #672]
ldp q4, q5, [x7, #-768]
ldp q6, q7, [x7, #-736]
ldp q8, q9, [x7, #-704]
ldp q10, q11, [x7, #-672]
ldp q12, q13, [x6, #576]
ldp q14, q15, [x7, #-608]
ldp q16, q17, [x7, #-576]
ldp q18, q19, [x7, #-544]
mov x14, #4672
add x9, x0, x14
add x10, x1, #0
mov w11, #32
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
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x7, #-320]
stp q2, q3, [x7, #-288]
stp q4, q5, [x7, #-256]
stp q6, q7, [x7, #-224]
stp q8, q9, [x7, #-192]
stp q10, q11, [x7, #-160]
stp q12, q13, [x7, #-128]
stp q14, q15, [x7, #-96]
stp q16, q17, [x7, #-64]
stp q18, q19, [x7, #-32]
ldp q0, q1, [x7, #-800]
ldp q2, q3, [x7, #-832]
ldp q4, q5, [x6, #-352]
ldp q6, q7, [x6, #-320]
ldp q8, q9, [x6, #-736]
ldp q10, q11, [x6, #640]
ldp q12, q13, [x6, #-672]
ldp q14, q15, [x6, #-160]
ldp q16, q17, [x6, #-448]
ldp q18, q19, [x6, #-544]
mov x14, #4672
add x9, x0, x14
add x10, x1, #0
mov w11, #32
.p2align 5
3:
ld1r {v20.2d}, [x9]
mov v21.16b, v20.16b
ldp q30, q31, [x10, #480]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x10, #480]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x10, #512]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x10, #512]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x10, #544]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x10, #544]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x10, #576]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x10, #576]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x10, #608]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x10, #608]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add x9, x9, #8
add x10, x10, #640
subs w11, w11, #1
b.ne 3b
ldp q20, q21, [x6, #352]
ldp q30, q31, [x6, #512]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x6, #512]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x6, #544]
mov v22.16b, v23.16b
mov v23.16b, v30.16b
ldp q24, q25, [x6, #544]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x6, #800]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #832]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #256]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #256]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q18, q19, [x6, #832]
ldp q18, q19, [x5, #288]
stp q16, q17, [x6, #800]
ldp q30, q31, [x6, #864]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
stp q14, q15, [x6, #864]
ldp q30, q31, [x6, #768]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
stp q12, q13, [x6, #768]
zip1 v12.2d, v20.2d, v16.2d
zip1 v13.2d, v21.2d, v17.2d
zip2 v16.2d, v20.2d, v16.2d
zip2 v17.2d, v21.2d, v17.2d
mov v20.16b, v12.16b
mov v21.16b, v16.16b
mov v12.16b, v13.16b
mov v13.16b, v17.16b
ldp q30, q31, [x6, #-32]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-576]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
zip1 v20.2d, v22.2d, v14.2d
zip1 v21.2d, v23.2d, v15.2d
zip2 v14.2d, v22.2d, v14.2d
zip2 v15.2d, v23.2d, v15.2d
mov v22.16b, v20.16b
mov v23.16b, v14.16b
mov v14.16b, v21.16b
ldp q30, q31, [x6, #-256]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #-992]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #704]
mov v22.16b, v25.16b
mov v23.16b, v30.16b
ldp q24, q25, [x6, #704]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x6, #736]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q10, q11, [x6, #704]
ldp q10, q11, [x6, #736]
ext v24.16b, v24.16b, v10.16b, #8
ext v25.16b, v25.16b, v11.16b, #8
ldp q30, q31, [x6, #992]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-1024]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #256]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #256]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q14, q15, [x7, #-1024]
ldp q30, q31, [x7, #-992]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
stp q20, q21, [x7, #-992]
ldp q30, q31, [x6, #960]
add v20.2d, v18.2d, v30.2d
add v21.2d, v19.2d, v31.2d
stp q12, q13, [x6, #960]
zip1 v12.2d, v22.2d, v14.2d
zip1 v13.2d, v23.2d, v15.2d
zip2 v14.2d, v22.2d, v14.2d
zip2 v15.2d, v23.2d, v15.2d
mov v22.16b, v12.16b
mov v23.16b, v14.16b
mov v12.16b, v13.16b
mov v13.16b, v15.16b
ldp q30, q31, [x5, #896]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #-192]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
zip1 v22.2d, v24.2d, v20.2d
zip1 v23.2d, v25.2d, v21.2d
zip2 v20.2d, v24.2d, v20.2d
zip2 v21.2d, v25.2d, v21.2d
mov v24.16b, v22.16b
mov v25.16b, v20.16b
mov v20.16b, v23.16b
ldp q30, q31, [x6, #-864]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-1024]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #96]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q24, q25, [x6, #96]
ext v10.16b, v10.16b, v24.16b, #8
ext v11.16b, v11.16b, v25.16b, #8
ldp q30, q31, [x6, #896]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q20, q21, [x6, #96]
ldp q20, q21, [x6, #896]
ext v24.16b, v24.16b, v20.16b, #8
ext v25.16b, v25.16b, v21.16b, #8
ldp q30, q31, [x6, #928]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x6, #-960]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #256]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #256]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-960]
ldp q30, q31, [x6, #192]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
stp q12, q13, [x6, #192]
ldp q30, q31, [x6, #224]
add v12.2d, v18.2d, v30.2d
add v13.2d, v19.2d, v31.2d
stp q14, q15, [x6, #224]
zip1 v14.2d, v10.2d, v22.2d
zip1 v15.2d, v11.2d, v23.2d
zip2 v10.2d, v10.2d, v22.2d
zip2 v11.2d, v11.2d, v23.2d
mov v22.16b, v14.16b
mov v23.16b, v10.16b
mov v10.16b, v15.16b
ldp q30, q31, [x6, #-512]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-512]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
zip1 v22.2d, v24.2d, v12.2d
zip1 v23.2d, v25.2d, v13.2d
zip2 v12.2d, v24.2d, v12.2d
zip2 v13.2d, v25.2d, v13.2d
mov v24.16b, v22.16b
mov v25.16b, v12.16b
mov v12.16b, v23.16b
ldp q30, q31, [x7, #-320]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x7, #-288]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #256]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q24, q25, [x6, #256]
ext v20.16b, v20.16b, v24.16b, #8
ext v21.16b, v21.16b, v25.16b, #8
ldp q30, q31, [x6, #32]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q12, q13, [x6, #256]
ldp q12, q13, [x6, #32]
ext v24.16b, v24.16b, v12.16b, #8
ext v25.16b, v25.16b, v13.16b, #8
ldp q30, q31, [x6, #-288]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-480]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #256]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #256]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-480]
ldp q30, q31, [x6, #288]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #64]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q10, q11, [x6, #64]
zip1 v10.2d, v20.2d, v22.2d
zip1 v11.2d, v21.2d, v23.2d
zip2 v20.2d, v20.2d, v22.2d
zip2 v21.2d, v21.2d, v23.2d
mov v22.16b, v10.16b
mov v23.16b, v20.16b
mov v10.16b, v11.16b
mov v11.16b, v21.16b
ldp q30, q31, [x7, #-256]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-224]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
zip1 v22.2d, v24.2d, v18.2d
zip1 v23.2d, v25.2d, v19.2d
zip2 v18.2d, v24.2d, v18.2d
zip2 v19.2d, v25.2d, v19.2d
mov v24.16b, v22.16b
mov v25.16b, v18.16b
mov v18.16b, v23.16b
ldp q30, q31, [x7, #-192]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
ldp q30, q31, [x5, #800]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q18, q19, [x5, #800]
ext v12.16b, v12.16b, v18.16b, #8
ext v13.16b, v13.16b, v19.16b, #8
ldp q30, q31, [x6, #-384]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #256]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #-800]
zip1 v18.2d, v12.2d, v30.2d
zip1 v19.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #-800]
zip2 v12.2d, v12.2d, v30.2d
zip2 v13.2d, v13.2d, v31.2d
mov v24.16b, v18.16b
mov v25.16b, v12.16b
mov v12.16b, v19.16b
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
ldp q12, q13, [x6, #-416]
mov v12.16b, v13.16b
movi v13.2d, #0
ldp q30, q31, [x6, #-768]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
add v8.2d, v8.2d, v12.2d
add v9.2d, v9.2d, v13.2d
ldp q12, q13, [x5, #928]
ldp q30, q31, [x5, #864]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q18, q19, [x5, #864]
ext v12.16b, v12.16b, v18.16b, #8
ext v13.16b, v13.16b, v19.16b, #8
ldp q30, q31, [x5, #768]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
add v12.2d, v16.2d, v12.2d
add v13.2d, v17.2d, v13.2d
ldp q16, q17, [x6, #-896]
ldp q30, q31, [x6, #-928]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x6, #-928]
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
ldp q30, q31, [x6, #-224]
mov v18.16b, v19.16b
mov v19.16b, v30.16b
ldp q24, q25, [x6, #-224]
ext v18.16b, v18.16b, v24.16b, #8
ext v19.16b, v19.16b, v25.16b, #8
add v12.2d, v12.2d, v16.2d
add v13.2d, v13.2d, v17.2d
ldp q30, q31, [x6, #960]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
ushr v18.2d, v12.2d, #52
ushr v19.2d, v13.2d, #52
stp q8, q9, [x6, #960]
ushr v8.2d, v16.2d, #52
ushr v9.2d, v17.2d, #52
stp q6, q7, [x6, #-928]
movi v6.2d, #0
mov v7.16b, v18.16b
ext v6.16b, v6.16b, v18.16b, #8
ext v7.16b, v7.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v8.16b
ext v18.16b, v18.16b, v8.16b, #8
ext v19.16b, v19.16b, v9.16b, #8
stp q4, q5, [x6, #-896]
add v4.2d, v12.2d, v6.2d
add v5.2d, v13.2d, v7.2d
stp q2, q3, [x5, #864]
eor v2.16b, v12.16b, v4.16b
eor v3.16b, v13.16b, v5.16b
orr v26.16b, v26.16b, v2.16b
orr v27.16b, v27.16b, v3.16b
add v2.2d, v16.2d, v18.2d
add v3.2d, v17.2d, v19.2d
eor v6.16b, v16.16b, v2.16b
eor v7.16b, v17.16b, v3.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
ldp q30, q31, [x6, #0]
mov v6.16b, v25.16b
mov v7.16b, v30.16b
ldp q12, q13, [x6, #0]
ext v6.16b, v6.16b, v12.16b, #8
ext v7.16b, v7.16b, v13.16b, #8
ldp q30, q31, [x6, #-96]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q16, q17, [x6, #-96]
ext v12.16b, v12.16b, v16.16b, #8
ext v13.16b, v13.16b, v17.16b, #8
ldp q30, q31, [x7, #-992]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x7, #-1024]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ushr v18.2d, v6.2d, #52
ushr v19.2d, v7.2d, #52
ushr v24.2d, v12.2d, #52
ushr v25.2d, v13.2d, #52
mov v8.16b, v9.16b
mov v9.16b, v18.16b
ext v8.16b, v8.16b, v18.16b, #8
ext v9.16b, v9.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v24.16b
ext v18.16b, v18.16b, v24.16b, #8
ext v19.16b, v19.16b, v25.16b, #8
stp q2, q3, [x7, #-1024]
add v2.2d, v6.2d, v8.2d
add v3.2d, v7.2d, v9.2d
stp q4, q5, [x7, #-992]
eor v4.16b, v6.16b, v2.16b
eor v5.16b, v7.16b, v3.16b
orr v26.16b, v26.16b, v4.16b
orr v27.16b, v27.16b, v5.16b
add v4.2d, v12.2d, v18.2d
add v5.2d, v13.2d, v19.2d
eor v6.16b, v12.16b, v4.16b
eor v7.16b, v13.16b, v5.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
ldp q30, q31, [x6, #-128]
mov v6.16b, v17.16b
mov v7.16b, v30.16b
ldp q8, q9, [x6, #-128]
ext v6.16b, v6.16b, v8.16b, #8
ext v7.16b, v7.16b, v9.16b, #8
ldp q30, q31, [x7, #-480]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q12, q13, [x7, #-480]
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
ldp q30, q31, [x6, #224]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #192]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ushr v16.2d, v6.2d, #52
ushr v17.2d, v7.2d, #52
ushr v18.2d, v8.2d, #52
ushr v19.2d, v9.2d, #52
mov v24.16b, v25.16b
mov v25.16b, v16.16b
ext v24.16b, v24.16b, v16.16b, #8
ext v25.16b, v25.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
stp q4, q5, [x6, #192]
add v4.2d, v6.2d, v24.2d
add v5.2d, v7.2d, v25.2d
stp q2, q3, [x6, #224]
eor v2.16b, v6.16b, v4.16b
eor v3.16b, v7.16b, v5.16b
orr v26.16b, v26.16b, v2.16b
orr v27.16b, v27.16b, v3.16b
add v2.2d, v8.2d, v16.2d
add v3.2d, v9.2d, v17.2d
eor v6.16b, v8.16b, v2.16b
eor v7.16b, v9.16b, v3.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
ldp q30, q31, [x7, #-448]
mov v6.16b, v13.16b
mov v7.16b, v30.16b
ldp q8, q9, [x7, #-448]
ext v6.16b, v6.16b, v8.16b, #8
ext v7.16b, v7.16b, v9.16b, #8
ldp q30, q31, [x7, #-416]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q12, q13, [x7, #-416]
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
ldp q30, q31, [x6, #-960]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #96]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ushr v16.2d, v6.2d, #52
ushr v17.2d, v7.2d, #52
ushr v24.2d, v8.2d, #52
ushr v25.2d, v9.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v16.16b
ext v18.16b, v18.16b, v16.16b, #8
ext v19.16b, v19.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v24.16b
ext v16.16b, v16.16b, v24.16b, #8
ext v17.16b, v17.16b, v25.16b, #8
stp q2, q3, [x6, #96]
add v2.2d, v6.2d, v18.2d
add v3.2d, v7.2d, v19.2d
stp q4, q5, [x6, #-960]
eor v4.16b, v6.16b, v2.16b
eor v5.16b, v7.16b, v3.16b
orr v26.16b, v26.16b, v4.16b
orr v27.16b, v27.16b, v5.16b
add v4.2d, v8.2d, v16.2d
add v5.2d, v9.2d, v17.2d
eor v6.16b, v8.16b, v4.16b
eor v7.16b, v9.16b, v5.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
ldp q30, q31, [x7, #-384]
mov v6.16b, v13.16b
mov v7.16b, v30.16b
ldp q8, q9, [x7, #-384]
ext v6.16b, v6.16b, v8.16b, #8
ext v7.16b, v7.16b, v9.16b, #8
ldp q30, q31, [x7, #-352]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q12, q13, [x7, #-352]
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
add v6.2d, v14.2d, v6.2d
add v7.2d, v15.2d, v7.2d
ldp q30, q31, [x6, #64]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ushr v14.2d, v6.2d, #52
ushr v15.2d, v7.2d, #52
ushr v16.2d, v8.2d, #52
ushr v17.2d, v9.2d, #52
mov v18.16b, v25.16b
mov v19.16b, v14.16b
ext v18.16b, v18.16b, v14.16b, #8
ext v19.16b, v19.16b, v15.16b, #8
mov v14.16b, v15.16b
mov v15.16b, v16.16b
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
add v24.2d, v6.2d, v18.2d
add v25.2d, v7.2d, v19.2d
stp q4, q5, [x6, #64]
eor v4.16b, v6.16b, v24.16b
eor v5.16b, v7.16b, v25.16b
orr v26.16b, v26.16b, v4.16b
orr v27.16b, v27.16b, v5.16b
add v4.2d, v8.2d, v14.2d
add v5.2d, v9.2d, v15.2d
eor v6.16b, v8.16b, v4.16b
eor v7.16b, v9.16b, v5.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
ldp q30, q31, [x7, #-160]
mov v6.16b, v13.16b
mov v7.16b, v30.16b
ldp q8, q9, [x7, #-160]
ext v6.16b, v6.16b, v8.16b, #8
ext v7.16b, v7.16b, v9.16b, #8
ldp q30, q31, [x7, #-128]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q12, q13, [x7, #-128]
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
ldp q30, q31, [x6, #-480]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #256]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ushr v14.2d, v6.2d, #52
ushr v15.2d, v7.2d, #52
ushr v18.2d, v8.2d, #52
ushr v19.2d, v9.2d, #52
mov v16.16b, v17.16b
mov v17.16b, v14.16b
ext v16.16b, v16.16b, v14.16b, #8
ext v17.16b, v17.16b, v15.16b, #8
mov v14.16b, v15.16b
mov v15.16b, v18.16b
ext v14.16b, v14.16b, v18.16b, #8
ext v15.16b, v15.16b, v19.16b, #8
stp q4, q5, [x6, #256]
add v4.2d, v6.2d, v16.2d
add v5.2d, v7.2d, v17.2d
stp q24, q25, [x6, #-480]
eor v24.16b, v6.16b, v4.16b
eor v25.16b, v7.16b, v5.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v6.2d, v8.2d, v14.2d
add v7.2d, v9.2d, v15.2d
eor v16.16b, v8.16b, v6.16b
eor v17.16b, v9.16b, v7.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x7, #-96]
mov v8.16b, v13.16b
mov v9.16b, v30.16b
ldp q12, q13, [x7, #-96]
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
ldp q30, q31, [x7, #-64]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q14, q15, [x7, #-64]
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
add v8.2d, v20.2d, v8.2d
add v9.2d, v21.2d, v9.2d
add v10.2d, v10.2d, v12.2d
add v11.2d, v11.2d, v13.2d
ushr v12.2d, v8.2d, #52
ushr v13.2d, v9.2d, #52
ushr v16.2d, v10.2d, #52
ushr v17.2d, v11.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v12.16b
ext v18.16b, v18.16b, v12.16b, #8
ext v19.16b, v19.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v16.16b
ext v12.16b, v12.16b, v16.16b, #8
ext v13.16b, v13.16b, v17.16b, #8
add v20.2d, v8.2d, v18.2d
add v21.2d, v9.2d, v19.2d
eor v24.16b, v8.16b, v20.16b
eor v25.16b, v9.16b, v21.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v8.2d, v10.2d, v12.2d
add v9.2d, v11.2d, v13.2d
eor v18.16b, v10.16b, v8.16b
eor v19.16b, v11.16b, v9.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
ldp q30, q31, [x7, #-32]
mov v10.16b, v15.16b
mov v11.16b, v30.16b
ldp q12, q13, [x7, #-32]
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
ldp q30, q31, [x6, #704]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q14, q15, [x6, #704]
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
add v10.2d, v22.2d, v10.2d
add v11.2d, v23.2d, v11.2d
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
ushr v12.2d, v10.2d, #52
ushr v13.2d, v11.2d, #52
ushr v18.2d, v0.2d, #52
ushr v19.2d, v1.2d, #52
mov v16.16b, v17.16b
mov v17.16b, v12.16b
ext v16.16b, v16.16b, v12.16b, #8
ext v17.16b, v17.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v18.16b
ext v12.16b, v12.16b, v18.16b, #8
ext v13.16b, v13.16b, v19.16b, #8
add v22.2d, v10.2d, v16.2d
add v23.2d, v11.2d, v17.2d
eor v24.16b, v10.16b, v22.16b
eor v25.16b, v11.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v10.2d, v0.2d, v12.2d
add v11.2d, v1.2d, v13.2d
eor v16.16b, v0.16b, v10.16b
eor v17.16b, v1.16b, v11.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x6, #768]
mov v0.16b, v15.16b
mov v1.16b, v30.16b
ldp q12, q13, [x6, #768]
ext v0.16b, v0.16b, v12.16b, #8
ext v1.16b, v1.16b, v13.16b, #8
ldp q30, q31, [x6, #864]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q14, q15, [x6, #864]
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
ldp q30, q31, [x5, #864]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #-896]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ushr v16.2d, v0.2d, #52
ushr v17.2d, v1.2d, #52
ushr v24.2d, v12.2d, #52
ushr v25.2d, v13.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v16.16b
ext v18.16b, v18.16b, v16.16b, #8
ext v19.16b, v19.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v24.16b
ext v16.16b, v16.16b, v24.16b, #8
ext v17.16b, v17.16b, v25.16b, #8
stp q10, q11, [x6, #-896]
add v10.2d, v0.2d, v18.2d
add v11.2d, v1.2d, v19.2d
stp q22, q23, [x5, #864]
eor v22.16b, v0.16b, v10.16b
eor v23.16b, v1.16b, v11.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
add v0.2d, v12.2d, v16.2d
add v1.2d, v13.2d, v17.2d
eor v18.16b, v12.16b, v0.16b
eor v19.16b, v13.16b, v1.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
ldp q30, q31, [x6, #800]
mov v12.16b, v15.16b
mov v13.16b, v30.16b
ldp q14, q15, [x6, #800]
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
ldp q30, q31, [x6, #832]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q16, q17, [x6, #832]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x6, #-928]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #960]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ushr v16.2d, v12.2d, #52
ushr v17.2d, v13.2d, #52
ushr v18.2d, v14.2d, #52
ushr v19.2d, v15.2d, #52
mov v22.16b, v25.16b
mov v23.16b, v16.16b
ext v22.16b, v22.16b, v16.16b, #8
ext v23.16b, v23.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v18.2d, v12.2d, v22.2d
add v19.2d, v13.2d, v23.2d
eor v24.16b, v12.16b, v18.16b
eor v25.16b, v13.16b, v19.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v12.2d, v14.2d, v16.2d
add v13.2d, v15.2d, v17.2d
eor v22.16b, v14.16b, v12.16b
eor v23.16b, v15.16b, v13.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
ldp q14, q15, [x7, #-992]
ldp q30, q31, [x5, #-64]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q16, q17, [x7, #-1024]
ldp q30, q31, [x5, #-64]
and v16.16b, v16.16b, v30.16b
and v17.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v16.16b, v16.16b, v30.16b
orr v17.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v16.2d, v16.2d, v30.2d
fsub v17.2d, v17.2d, v31.2d
stp q14, q15, [x3, #-320]
stp q16, q17, [x3, #-288]
ldp q14, q15, [x6, #224]
ldp q30, q31, [x5, #-64]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q16, q17, [x6, #192]
ldp q30, q31, [x5, #-64]
and v16.16b, v16.16b, v30.16b
and v17.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v16.16b, v16.16b, v30.16b
orr v17.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v16.2d, v16.2d, v30.2d
fsub v17.2d, v17.2d, v31.2d
stp q14, q15, [x3, #-256]
stp q16, q17, [x3, #-224]
ldp q14, q15, [x6, #-960]
ldp q30, q31, [x5, #-64]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q16, q17, [x6, #96]
ldp q30, q31, [x5, #-64]
and v16.16b, v16.16b, v30.16b
and v17.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v16.16b, v16.16b, v30.16b
orr v17.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v16.2d, v16.2d, v30.2d
fsub v17.2d, v17.2d, v31.2d
stp q14, q15, [x3, #-192]
stp q16, q17, [x3, #-160]
ldp q30, q31, [x5, #-64]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q14, q15, [x6, #64]
ldp q30, q31, [x5, #-64]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
stp q2, q3, [x3, #-128]
stp q14, q15, [x3, #-96]
ldp q2, q3, [x6, #-480]
ldp q30, q31, [x5, #-64]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q14, q15, [x6, #256]
ldp q30, q31, [x5, #-64]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
stp q2, q3, [x3, #-64]
stp q14, q15, [x3, #-32]
ldp q30, q31, [x5, #-64]
and v2.16b, v4.16b, v30.16b
and v3.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v4.16b, v6.16b, v30.16b
and v5.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x3, #0]
stp q4, q5, [x3, #32]
ldp q30, q31, [x5, #-64]
and v2.16b, v20.16b, v30.16b
and v3.16b, v21.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v4.16b, v8.16b, v30.16b
and v5.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x3, #64]
stp q4, q5, [x3, #96]
ldp q2, q3, [x5, #864]
ldp q30, q31, [x5, #-64]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q4, q5, [x6, #-896]
ldp q30, q31, [x5, #-64]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x3, #128]
stp q4, q5, [x3, #160]
ldp q30, q31, [x5, #-64]
and v2.16b, v10.16b, v30.16b
and v3.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q2, q3, [x3, #192]
stp q0, q1, [x3, #224]
ldp q30, q31, [x5, #-64]
and v0.16b, v18.16b, v30.16b
and v1.16b, v19.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-64]
and v2.16b, v12.16b, v30.16b
and v3.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #256]
stp q2, q3, [x3, #288]
stp q26, q27, [x0]
msr fpcr, x13
