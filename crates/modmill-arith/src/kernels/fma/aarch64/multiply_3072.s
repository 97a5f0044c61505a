// Generated code. Do not edit.
// Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
// Computes x := x * y * 2^-2496 mod N, N odd of at most 3072 bits, by bipartite folding.
// Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: x0 state, x1 table, x2 iterations.
// Bounds: 61 limbs below 2^52, the top one below 2^10; v26 and v27 collect predicted carries that rippled.
// 33054 instructions a step, 2073 pairs of products, 192 spills.
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
ldr q28, [x0, #4096]
ldr q29, [x0, #4128]
ldp q0, q1, [x5, #-896]
ldp q2, q3, [x5, #-896]
ldp q4, q5, [x5, #-832]
ldp q6, q7, [x5, #-832]
ldp q8, q9, [x5, #-768]
ldp q10, q11, [x5, #-768]
add x9, x0, #568
add x10, x0, #2120
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
stp q0, q1, [x5, #224]
stp q2, q3, [x5, #256]
stp q4, q5, [x5, #288]
stp q6, q7, [x5, #320]
stp q8, q9, [x5, #352]
stp q10, q11, [x5, #384]
ldp q0, q1, [x5, #-864]
ldp q2, q3, [x5, #-864]
ldp q4, q5, [x5, #-800]
ldp q6, q7, [x5, #-800]
ldp q8, q9, [x5, #-736]
ldp q10, q11, [x5, #-736]
add x9, x0, #632
add x10, x0, #2184
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
ldp q12, q13, [x5, #-896]
ldp q30, q31, [x5, #224]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #256]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #-864]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-864]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q16, q17, [x5, #-832]
ldp q30, q31, [x5, #288]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #320]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #-800]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #-800]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q20, q21, [x5, #-768]
ldp q30, q31, [x5, #352]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #384]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-736]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #-736]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x5, #384]
stp q2, q3, [x5, #352]
stp q4, q5, [x5, #320]
stp q6, q7, [x5, #288]
stp q8, q9, [x5, #256]
stp q10, q11, [x5, #224]
stp q12, q13, [x5, #416]
stp q14, q15, [x5, #448]
stp q16, q17, [x5, #480]
stp q18, q19, [x5, #512]
stp q20, q21, [x5, #544]
stp q22, q23, [x5, #576]
ldp q0, q1, [x5, #448]
ldp q2, q3, [x5, #416]
ldp q4, q5, [x5, #512]
ldp q6, q7, [x5, #480]
ldp q8, q9, [x5, #576]
ldp q10, q11, [x5, #544]
add x9, x0, #2104
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
stp q0, q1, [x5, #608]
stp q2, q3, [x5, #640]
stp q4, q5, [x5, #672]
stp q6, q7, [x5, #704]
stp q8, q9, [x5, #736]
stp q10, q11, [x5, #768]
ldp q0, q1, [x5, #384]
ldp q2, q3, [x5, #352]
ldp q4, q5, [x5, #320]
ldp q6, q7, [x5, #288]
ldp q8, q9, [x5, #256]
ldp q10, q11, [x5, #224]
add x9, x0, #2168
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
ldp q12, q13, [x4, #-960]
ldp q30, q31, [x4, #-928]
mov v14.16b, v13.16b
mov v15.16b, v30.16b
ext v14.16b, v12.16b, v14.16b, #8
ext v15.16b, v13.16b, v15.16b, #8
ldp q16, q17, [x4, #-928]
ldp q30, q31, [x4, #-896]
mov v18.16b, v17.16b
mov v19.16b, v30.16b
ext v18.16b, v16.16b, v18.16b, #8
ext v19.16b, v17.16b, v19.16b, #8
ldp q30, q31, [x3, #-448]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #-448]
fmla v22.2d, v14.2d, v30.2d
fmla v23.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #672]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
ldp q30, q31, [x3, #-416]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v30.2d
fmla v23.2d, v19.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-416]
fmla v24.2d, v18.2d, v30.2d
fmla v25.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #704]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #736]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #768]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #-448]
stp q2, q3, [x5, #768]
ldp q30, q31, [x3, #-416]
mov v2.16b, v25.16b
mov v3.16b, v30.16b
ext v2.16b, v24.16b, v2.16b, #8
ext v3.16b, v25.16b, v3.16b, #8
stp q0, q1, [x5, #736]
ldp q0, q1, [x3, #-416]
stp q10, q11, [x5, #704]
ldp q30, q31, [x3, #-384]
mov v10.16b, v1.16b
mov v11.16b, v30.16b
ext v10.16b, v0.16b, v10.16b, #8
ext v11.16b, v1.16b, v11.16b, #8
stp q8, q9, [x5, #672]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v2.2d
fmla v9.2d, v13.2d, v3.2d
stp q6, q7, [x5, #224]
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
ldp q30, q31, [x5, #608]
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
ldp q30, q31, [x5, #640]
add v0.2d, v20.2d, v30.2d
add v1.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
ldp q14, q15, [x4, #-896]
ldp q30, q31, [x4, #-864]
mov v16.16b, v15.16b
mov v17.16b, v30.16b
ext v16.16b, v14.16b, v16.16b, #8
ext v17.16b, v15.16b, v17.16b, #8
ldp q18, q19, [x4, #-864]
ldp q30, q31, [x4, #-832]
mov v20.16b, v19.16b
mov v21.16b, v30.16b
ext v20.16b, v18.16b, v20.16b, #8
ext v21.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x3, #-384]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-384]
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x3, #-352]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v30.2d
fmla v17.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #-352]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #224]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #672]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #704]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q24, q25, [x3, #-384]
stp q10, q11, [x5, #704]
ldp q30, q31, [x3, #-352]
mov v10.16b, v25.16b
mov v11.16b, v30.16b
ext v10.16b, v24.16b, v10.16b, #8
ext v11.16b, v25.16b, v11.16b, #8
stp q2, q3, [x5, #672]
ldp q2, q3, [x3, #-352]
stp q0, q1, [x5, #224]
ldp q30, q31, [x3, #-320]
mov v0.16b, v3.16b
mov v1.16b, v30.16b
ext v0.16b, v2.16b, v0.16b, #8
ext v1.16b, v3.16b, v1.16b, #8
stp q12, q13, [x5, #640]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v10.2d
fmla v13.2d, v15.2d, v11.2d
stp q6, q7, [x5, #608]
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
ldp q30, q31, [x5, #736]
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
ldp q30, q31, [x5, #768]
add v2.2d, v20.2d, v30.2d
add v3.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
stp q0, q1, [x5, #768]
stp q2, q3, [x5, #736]
stp q4, q5, [x5, #256]
stp q6, q7, [x5, #544]
stp q8, q9, [x5, #576]
stp q10, q11, [x5, #288]
stp q14, q15, [x5, #320]
ldp q0, q1, [x5, #-704]
ldp q2, q3, [x5, #-704]
ldp q4, q5, [x5, #-640]
ldp q6, q7, [x5, #-640]
ldp q8, q9, [x5, #-576]
ldp q10, q11, [x5, #-576]
add x9, x0, #952
add x10, x0, #2504
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
stp q0, q1, [x5, #480]
stp q2, q3, [x5, #512]
stp q4, q5, [x5, #352]
stp q6, q7, [x5, #384]
stp q8, q9, [x5, #416]
stp q10, q11, [x5, #448]
ldp q0, q1, [x5, #-672]
ldp q2, q3, [x5, #-672]
ldp q4, q5, [x5, #-608]
ldp q6, q7, [x5, #-608]
ldp q8, q9, [x5, #-544]
ldp q10, q11, [x5, #-544]
add x9, x0, #1016
add x10, x0, #2568
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
ldp q12, q13, [x5, #-704]
ldp q30, q31, [x5, #480]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #512]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #-672]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-672]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q16, q17, [x5, #-640]
ldp q30, q31, [x5, #352]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #384]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #-608]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #-608]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q20, q21, [x5, #-576]
ldp q30, q31, [x5, #416]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #448]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-544]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #-544]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x5, #448]
stp q2, q3, [x5, #416]
stp q4, q5, [x5, #384]
stp q6, q7, [x5, #352]
stp q8, q9, [x5, #512]
stp q10, q11, [x5, #480]
stp q12, q13, [x5, #800]
stp q14, q15, [x5, #832]
stp q16, q17, [x5, #864]
stp q18, q19, [x5, #896]
stp q20, q21, [x5, #928]
stp q22, q23, [x5, #960]
ldp q0, q1, [x5, #832]
ldp q2, q3, [x5, #800]
ldp q4, q5, [x5, #896]
ldp q6, q7, [x5, #864]
ldp q8, q9, [x5, #960]
ldp q10, q11, [x5, #928]
add x9, x0, #2488
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
stp q0, q1, [x5, #992]
stp q2, q3, [x6, #-1024]
stp q4, q5, [x6, #-992]
stp q6, q7, [x6, #-960]
stp q8, q9, [x6, #-928]
stp q10, q11, [x6, #-896]
ldp q0, q1, [x5, #448]
ldp q2, q3, [x5, #416]
ldp q4, q5, [x5, #384]
ldp q6, q7, [x5, #352]
ldp q8, q9, [x5, #512]
ldp q10, q11, [x5, #480]
add x9, x0, #2552
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
add x12, x0, #2504
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
ldp q30, q31, [x6, #-992]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q18, q19, [x3, #-32]
add x12, x0, #2536
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x6, #-960]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-928]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x6, #-896]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x4, #-576]
stp q10, q11, [x6, #-896]
add x12, x0, #968
ldp q10, q11, [x12, #0]
stp q6, q7, [x6, #-928]
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v24.2d, v10.2d
fmla v7.2d, v25.2d, v11.2d
stp q2, q3, [x6, #-960]
fsub v2.2d, v29.2d, v6.2d
fsub v3.2d, v29.2d, v7.2d
fmla v2.2d, v24.2d, v10.2d
fmla v3.2d, v25.2d, v11.2d
add v2.2d, v14.2d, v2.2d
add v3.2d, v15.2d, v3.2d
ldp q10, q11, [x4, #-544]
add x12, x0, #1000
ldp q14, q15, [x12, #0]
stp q0, q1, [x6, #-992]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v10.2d, v14.2d
fmla v1.2d, v11.2d, v15.2d
stp q8, q9, [x5, #480]
fsub v8.2d, v29.2d, v0.2d
fsub v9.2d, v29.2d, v1.2d
fmla v8.2d, v10.2d, v14.2d
fmla v9.2d, v11.2d, v15.2d
add v8.2d, v20.2d, v8.2d
add v9.2d, v21.2d, v9.2d
add v6.2d, v16.2d, v6.2d
add v7.2d, v17.2d, v7.2d
add v0.2d, v22.2d, v0.2d
add v1.2d, v23.2d, v1.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v24.2d
fmla v15.2d, v13.2d, v25.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v12.2d, v24.2d
fmla v17.2d, v13.2d, v25.2d
ldp q30, q31, [x5, #992]
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
ldp q30, q31, [x6, #-1024]
add v10.2d, v20.2d, v30.2d
add v11.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
ldp q14, q15, [x3, #0]
add x12, x0, #2568
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
ldp q30, q31, [x5, #480]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
ldp q18, q19, [x4, #-512]
add x12, x0, #1032
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
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v18.2d
fmla v21.2d, v15.2d, v19.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v14.2d, v18.2d
fmla v23.2d, v15.2d, v19.2d
ldp q30, q31, [x6, #-992]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
ldp q18, q19, [x3, #32]
ldp q30, q31, [x4, #-480]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v30.2d
fmla v23.2d, v19.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x4, #-480]
fmla v24.2d, v18.2d, v30.2d
fmla v25.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-960]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q30, q31, [x6, #-928]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q22, q23, [x5, #-512]
ldp q30, q31, [x5, #576]
add v24.2d, v22.2d, v30.2d
add v25.2d, v23.2d, v31.2d
stp q12, q13, [x6, #-928]
movi v12.2d, #0
mov v13.16b, v24.16b
ext v12.16b, v12.16b, v24.16b, #8
ext v13.16b, v13.16b, v25.16b, #8
ldp q24, q25, [x5, #576]
ldp q30, q31, [x5, #608]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q20, q21, [x5, #576]
ldp q20, q21, [x5, #608]
ext v24.16b, v24.16b, v20.16b, #8
ext v25.16b, v25.16b, v21.16b, #8
ldp q30, q31, [x5, #640]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #224]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-480]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q4, q5, [x5, #224]
ldp q4, q5, [x5, #-416]
stp q18, q19, [x5, #640]
ldp q30, q31, [x5, #672]
add v18.2d, v4.2d, v30.2d
add v19.2d, v5.2d, v31.2d
stp q14, q15, [x5, #672]
ldp q30, q31, [x5, #704]
add v14.2d, v4.2d, v30.2d
add v15.2d, v5.2d, v31.2d
zip1 v22.2d, v12.2d, v18.2d
zip1 v23.2d, v13.2d, v19.2d
zip2 v12.2d, v12.2d, v18.2d
zip2 v13.2d, v13.2d, v19.2d
mov v18.16b, v22.16b
mov v19.16b, v12.16b
mov v12.16b, v23.16b
ushr v22.2d, v18.2d, #52
ushr v23.2d, v19.2d, #52
stp q16, q17, [x5, #704]
ushr v16.2d, v12.2d, #52
ushr v17.2d, v13.2d, #52
stp q8, q9, [x6, #-960]
movi v8.2d, #0
mov v9.16b, v22.16b
ext v8.16b, v8.16b, v22.16b, #8
ext v9.16b, v9.16b, v23.16b, #8
mov v22.16b, v23.16b
mov v23.16b, v16.16b
ext v22.16b, v22.16b, v16.16b, #8
ext v23.16b, v23.16b, v17.16b, #8
stp q2, q3, [x6, #-992]
add v2.2d, v18.2d, v8.2d
add v3.2d, v19.2d, v9.2d
stp q10, q11, [x5, #480]
eor v10.16b, v18.16b, v2.16b
eor v11.16b, v19.16b, v3.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
add v8.2d, v12.2d, v22.2d
add v9.2d, v13.2d, v23.2d
eor v10.16b, v12.16b, v8.16b
eor v11.16b, v13.16b, v9.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #-960]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v8.16b, v8.16b, v30.16b
and v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
stp q2, q3, [x4, #128]
stp q8, q9, [x4, #160]
zip1 v2.2d, v24.2d, v14.2d
zip1 v3.2d, v25.2d, v15.2d
zip2 v8.2d, v24.2d, v14.2d
zip2 v9.2d, v25.2d, v15.2d
mov v10.16b, v2.16b
mov v11.16b, v8.16b
mov v2.16b, v3.16b
mov v3.16b, v9.16b
ushr v8.2d, v10.2d, #52
ushr v9.2d, v11.2d, #52
ushr v12.2d, v2.2d, #52
ushr v13.2d, v3.2d, #52
mov v14.16b, v17.16b
mov v15.16b, v8.16b
ext v14.16b, v14.16b, v8.16b, #8
ext v15.16b, v15.16b, v9.16b, #8
mov v8.16b, v9.16b
mov v9.16b, v12.16b
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
add v16.2d, v10.2d, v14.2d
add v17.2d, v11.2d, v15.2d
eor v18.16b, v10.16b, v16.16b
eor v19.16b, v11.16b, v17.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
add v10.2d, v2.2d, v8.2d
add v11.2d, v3.2d, v9.2d
eor v14.16b, v2.16b, v10.16b
eor v15.16b, v3.16b, v11.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #-960]
and v2.16b, v16.16b, v30.16b
and v3.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v8.16b, v10.16b, v30.16b
and v9.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
stp q2, q3, [x4, #192]
stp q8, q9, [x4, #224]
ldp q30, q31, [x5, #288]
mov v2.16b, v21.16b
mov v3.16b, v30.16b
ldp q8, q9, [x5, #288]
ext v2.16b, v2.16b, v8.16b, #8
ext v3.16b, v3.16b, v9.16b, #8
ldp q30, q31, [x5, #544]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q10, q11, [x5, #544]
ext v8.16b, v8.16b, v10.16b, #8
ext v9.16b, v9.16b, v11.16b, #8
ldp q30, q31, [x5, #320]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #736]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #256]
add v14.2d, v4.2d, v30.2d
add v15.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #768]
add v16.2d, v4.2d, v30.2d
add v17.2d, v5.2d, v31.2d
zip1 v18.2d, v2.2d, v14.2d
zip1 v19.2d, v3.2d, v15.2d
zip2 v2.2d, v2.2d, v14.2d
zip2 v3.2d, v3.2d, v15.2d
mov v14.16b, v18.16b
mov v15.16b, v2.16b
mov v2.16b, v19.16b
ushr v18.2d, v14.2d, #52
ushr v19.2d, v15.2d, #52
ushr v20.2d, v2.2d, #52
ushr v21.2d, v3.2d, #52
mov v12.16b, v13.16b
mov v13.16b, v18.16b
ext v12.16b, v12.16b, v18.16b, #8
ext v13.16b, v13.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v20.16b
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
add v22.2d, v14.2d, v12.2d
add v23.2d, v15.2d, v13.2d
eor v24.16b, v14.16b, v22.16b
eor v25.16b, v15.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v12.2d, v2.2d, v18.2d
add v13.2d, v3.2d, v19.2d
eor v14.16b, v2.16b, v12.16b
eor v15.16b, v3.16b, v13.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #-960]
and v2.16b, v22.16b, v30.16b
and v3.16b, v23.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v12.16b, v12.16b, v30.16b
orr v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v12.2d, v12.2d, v30.2d
fsub v13.2d, v13.2d, v31.2d
stp q2, q3, [x4, #256]
stp q12, q13, [x4, #288]
mov v2.16b, v7.16b
mov v3.16b, v0.16b
ext v2.16b, v2.16b, v0.16b, #8
ext v3.16b, v3.16b, v1.16b, #8
ldp q30, q31, [x5, #480]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #-992]
add v12.2d, v4.2d, v30.2d
add v13.2d, v5.2d, v31.2d
ldp q30, q31, [x6, #-960]
add v14.2d, v4.2d, v30.2d
add v15.2d, v5.2d, v31.2d
zip1 v18.2d, v2.2d, v14.2d
zip1 v19.2d, v3.2d, v15.2d
zip2 v2.2d, v2.2d, v14.2d
zip2 v3.2d, v3.2d, v15.2d
mov v14.16b, v18.16b
mov v15.16b, v2.16b
mov v2.16b, v19.16b
ushr v18.2d, v14.2d, #52
ushr v19.2d, v15.2d, #52
ushr v22.2d, v2.2d, #52
ushr v23.2d, v3.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v22.16b
ext v18.16b, v18.16b, v22.16b, #8
ext v19.16b, v19.16b, v23.16b, #8
ldp q30, q31, [x5, #-384]
and v18.16b, v18.16b, v30.16b
and v19.16b, v19.16b, v31.16b
add v24.2d, v2.2d, v18.2d
add v25.2d, v3.2d, v19.2d
stp q12, q13, [x6, #-960]
eor v12.16b, v2.16b, v24.16b
eor v13.16b, v3.16b, v25.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x5, #-960]
and v2.16b, v14.16b, v30.16b
and v3.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v12.16b, v24.16b, v30.16b
and v13.16b, v25.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v12.16b, v12.16b, v30.16b
orr v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v12.2d, v12.2d, v30.2d
fsub v13.2d, v13.2d, v31.2d
stp q2, q3, [x4, #448]
stp q12, q13, [x4, #480]
ldp q30, q31, [x5, #704]
mov v0.16b, v1.16b
mov v1.16b, v30.16b
ldp q2, q3, [x5, #704]
ext v0.16b, v0.16b, v2.16b, #8
ext v1.16b, v1.16b, v3.16b, #8
ldp q30, q31, [x5, #-512]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #-896]
mov v2.16b, v3.16b
mov v3.16b, v30.16b
ldp q12, q13, [x6, #-896]
ext v2.16b, v2.16b, v12.16b, #8
ext v3.16b, v3.16b, v13.16b, #8
ldp q30, q31, [x5, #672]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #640]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-480]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #224]
add v12.2d, v4.2d, v30.2d
add v13.2d, v5.2d, v31.2d
ldp q18, q19, [x5, #-352]
ldp q30, q31, [x5, #576]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
zip1 v24.2d, v0.2d, v12.2d
zip1 v25.2d, v1.2d, v13.2d
zip2 v0.2d, v0.2d, v12.2d
zip2 v1.2d, v1.2d, v13.2d
mov v12.16b, v24.16b
mov v13.16b, v0.16b
mov v0.16b, v25.16b
ushr v24.2d, v12.2d, #52
ushr v25.2d, v13.2d, #52
stp q14, q15, [x5, #576]
ushr v14.2d, v0.2d, #52
ushr v15.2d, v1.2d, #52
mov v22.16b, v23.16b
mov v23.16b, v24.16b
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
mov v24.16b, v25.16b
mov v25.16b, v14.16b
ext v24.16b, v24.16b, v14.16b, #8
ext v25.16b, v25.16b, v15.16b, #8
stp q6, q7, [x5, #224]
add v6.2d, v12.2d, v22.2d
add v7.2d, v13.2d, v23.2d
eor v4.16b, v12.16b, v6.16b
eor v5.16b, v13.16b, v7.16b
orr v26.16b, v26.16b, v4.16b
orr v27.16b, v27.16b, v5.16b
add v4.2d, v0.2d, v24.2d
add v5.2d, v1.2d, v25.2d
eor v12.16b, v0.16b, v4.16b
eor v13.16b, v1.16b, v5.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x5, #-960]
and v0.16b, v6.16b, v30.16b
and v1.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q0, q1, [x4, #512]
stp q4, q5, [x4, #544]
zip1 v0.2d, v2.2d, v18.2d
zip1 v1.2d, v3.2d, v19.2d
zip2 v2.2d, v2.2d, v18.2d
zip2 v3.2d, v3.2d, v19.2d
mov v4.16b, v0.16b
mov v5.16b, v2.16b
mov v0.16b, v1.16b
mov v1.16b, v3.16b
ushr v2.2d, v4.2d, #52
ushr v3.2d, v5.2d, #52
ushr v6.2d, v0.2d, #52
ushr v7.2d, v1.2d, #52
mov v12.16b, v15.16b
mov v13.16b, v2.16b
ext v12.16b, v12.16b, v2.16b, #8
ext v13.16b, v13.16b, v3.16b, #8
mov v2.16b, v3.16b
mov v3.16b, v6.16b
ext v2.16b, v2.16b, v6.16b, #8
ext v3.16b, v3.16b, v7.16b, #8
add v6.2d, v4.2d, v12.2d
add v7.2d, v5.2d, v13.2d
eor v14.16b, v4.16b, v6.16b
eor v15.16b, v5.16b, v7.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
add v4.2d, v0.2d, v2.2d
add v5.2d, v1.2d, v3.2d
eor v12.16b, v0.16b, v4.16b
eor v13.16b, v1.16b, v5.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
ldp q30, q31, [x5, #-960]
and v0.16b, v6.16b, v30.16b
and v1.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v2.16b, v4.16b, v30.16b
and v3.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x4, #576]
stp q2, q3, [x4, #608]
stp q8, q9, [x5, #640]
stp q16, q17, [x5, #672]
stp q20, q21, [x6, #-896]
ldp q0, q1, [x5, #-320]
ldp q2, q3, [x5, #-320]
ldp q4, q5, [x5, #-192]
ldp q6, q7, [x5, #-192]
ldp q8, q9, [x5, #-64]
ldp q10, q11, [x5, #-64]
add x9, x0, #696
add x10, x0, #2248
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
stp q0, q1, [x5, #704]
stp q2, q3, [x6, #-992]
stp q4, q5, [x5, #480]
stp q6, q7, [x5, #768]
stp q8, q9, [x5, #256]
stp q10, q11, [x5, #736]
ldp q0, q1, [x5, #-288]
ldp q2, q3, [x5, #-288]
ldp q4, q5, [x5, #-160]
ldp q6, q7, [x5, #-160]
ldp q8, q9, [x5, #-32]
ldp q10, q11, [x5, #-32]
add x9, x0, #760
add x10, x0, #2312
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
stp q0, q1, [x5, #320]
stp q2, q3, [x5, #288]
stp q4, q5, [x5, #608]
stp q6, q7, [x6, #-1024]
stp q8, q9, [x5, #992]
stp q10, q11, [x5, #512]
ldp q0, q1, [x5, #-256]
ldp q2, q3, [x5, #-256]
ldp q4, q5, [x5, #-128]
ldp q6, q7, [x5, #-128]
ldp q8, q9, [x5, #0]
ldp q10, q11, [x5, #0]
add x9, x0, #824
add x10, x0, #2376
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
stp q0, q1, [x5, #928]
stp q2, q3, [x5, #960]
stp q4, q5, [x5, #352]
stp q6, q7, [x5, #384]
stp q8, q9, [x5, #864]
stp q10, q11, [x5, #896]
ldp q0, q1, [x5, #-224]
ldp q2, q3, [x5, #-224]
ldp q4, q5, [x5, #-96]
ldp q6, q7, [x5, #-96]
ldp q8, q9, [x5, #32]
ldp q10, q11, [x5, #32]
add x9, x0, #888
add x10, x0, #2440
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
ldp q12, q13, [x5, #-320]
ldp q30, q31, [x5, #704]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #-992]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q16, q17, [x5, #-288]
ldp q30, q31, [x5, #320]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #288]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q20, q21, [x5, #-256]
ldp q30, q31, [x5, #928]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #960]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-224]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-224]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q24, q25, [x5, #-192]
stp q22, q23, [x5, #960]
ldp q30, q31, [x5, #480]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #768]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q24, q25, [x5, #768]
ldp q24, q25, [x5, #-160]
stp q22, q23, [x5, #480]
ldp q30, q31, [x5, #608]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-1024]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q24, q25, [x6, #-1024]
ldp q24, q25, [x5, #-128]
stp q22, q23, [x5, #608]
ldp q30, q31, [x5, #352]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #384]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-96]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #-96]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
stp q24, q25, [x5, #384]
ldp q24, q25, [x5, #-64]
stp q22, q23, [x5, #352]
ldp q30, q31, [x5, #256]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #736]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q24, q25, [x5, #736]
ldp q24, q25, [x5, #-32]
stp q22, q23, [x5, #256]
ldp q30, q31, [x5, #992]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #512]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q24, q25, [x5, #512]
ldp q24, q25, [x5, #0]
stp q22, q23, [x5, #992]
ldp q30, q31, [x5, #864]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #896]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #32]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #32]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x5, #896]
stp q2, q3, [x5, #864]
stp q4, q5, [x5, #928]
stp q6, q7, [x5, #288]
stp q8, q9, [x5, #320]
stp q10, q11, [x6, #-992]
stp q12, q13, [x5, #704]
stp q14, q15, [x5, #416]
stp q16, q17, [x5, #448]
stp q18, q19, [x5, #800]
stp q20, q21, [x5, #832]
stp q22, q23, [x6, #-864]
stp q24, q25, [x6, #-832]
ldp q0, q1, [x5, #416]
ldp q2, q3, [x5, #704]
ldp q4, q5, [x5, #480]
ldp q6, q7, [x5, #768]
ldp q8, q9, [x5, #256]
ldp q10, q11, [x5, #736]
add x9, x0, #2232
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
stp q0, q1, [x6, #-800]
stp q2, q3, [x6, #-768]
stp q4, q5, [x6, #-736]
stp q6, q7, [x6, #-704]
stp q8, q9, [x6, #-672]
stp q10, q11, [x6, #-640]
ldp q0, q1, [x5, #800]
ldp q2, q3, [x5, #448]
ldp q4, q5, [x5, #608]
ldp q6, q7, [x6, #-1024]
ldp q8, q9, [x5, #992]
ldp q10, q11, [x5, #512]
add x9, x0, #2296
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
stp q0, q1, [x6, #-608]
stp q2, q3, [x6, #-576]
stp q4, q5, [x6, #-544]
stp q6, q7, [x6, #-512]
stp q8, q9, [x6, #-480]
stp q10, q11, [x6, #-448]
ldp q0, q1, [x5, #960]
ldp q2, q3, [x5, #832]
ldp q4, q5, [x5, #352]
ldp q6, q7, [x5, #384]
ldp q8, q9, [x6, #-864]
ldp q10, q11, [x6, #-832]
add x9, x0, #2360
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
stp q0, q1, [x6, #-416]
stp q2, q3, [x6, #-384]
stp q4, q5, [x6, #-352]
stp q6, q7, [x6, #-320]
stp q8, q9, [x6, #-288]
stp q10, q11, [x6, #-256]
ldp q0, q1, [x5, #896]
ldp q2, q3, [x5, #864]
ldp q4, q5, [x5, #928]
ldp q6, q7, [x5, #288]
ldp q8, q9, [x5, #320]
ldp q10, q11, [x6, #-992]
add x9, x0, #2424
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
add x12, x0, #2248
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
ldp q30, q31, [x6, #-736]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q18, q19, [x3, #-288]
add x12, x0, #2280
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x6, #-704]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-672]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x6, #-640]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x4, #-832]
stp q2, q3, [x6, #-640]
add x12, x0, #712
ldp q2, q3, [x12, #0]
stp q0, q1, [x6, #-672]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v24.2d, v2.2d
fmla v1.2d, v25.2d, v3.2d
stp q10, q11, [x6, #-704]
fsub v10.2d, v29.2d, v0.2d
fsub v11.2d, v29.2d, v1.2d
fmla v10.2d, v24.2d, v2.2d
fmla v11.2d, v25.2d, v3.2d
add v2.2d, v14.2d, v10.2d
add v3.2d, v15.2d, v11.2d
ldp q10, q11, [x4, #-800]
add x12, x0, #744
ldp q14, q15, [x12, #0]
stp q8, q9, [x6, #-736]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v10.2d, v14.2d
fmla v9.2d, v11.2d, v15.2d
stp q6, q7, [x6, #-992]
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
ldp q30, q31, [x6, #-800]
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
ldp q30, q31, [x6, #-768]
add v10.2d, v20.2d, v30.2d
add v11.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q14, q15, [x3, #-256]
add x12, x0, #2312
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v14.2d, v16.2d
fmla v19.2d, v15.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v14.2d, v16.2d
fmla v21.2d, v15.2d, v17.2d
ldp q30, q31, [x6, #-544]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q20, q21, [x3, #-224]
add x12, x0, #2344
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q6, q7, [x6, #-544]
fsub v6.2d, v29.2d, v24.2d
fsub v7.2d, v29.2d, v25.2d
fmla v6.2d, v20.2d, v22.2d
fmla v7.2d, v21.2d, v23.2d
ldp q30, q31, [x6, #-512]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #-480]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-448]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q24, q25, [x4, #-768]
stp q2, q3, [x6, #-448]
add x12, x0, #776
ldp q2, q3, [x12, #0]
stp q10, q11, [x6, #-480]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v24.2d, v2.2d
fmla v11.2d, v25.2d, v3.2d
stp q12, q13, [x6, #-512]
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
fmla v12.2d, v24.2d, v2.2d
fmla v13.2d, v25.2d, v3.2d
add v2.2d, v16.2d, v12.2d
add v3.2d, v17.2d, v13.2d
ldp q12, q13, [x4, #-736]
add x12, x0, #808
ldp q16, q17, [x12, #0]
stp q8, q9, [x6, #-768]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v16.2d
fmla v9.2d, v13.2d, v17.2d
stp q0, q1, [x6, #-800]
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
ldp q30, q31, [x6, #-608]
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
ldp q30, q31, [x6, #-576]
add v12.2d, v18.2d, v30.2d
add v13.2d, v19.2d, v31.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q10, q11, [x3, #-192]
add x12, x0, #2376
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v10.2d, v16.2d
fmla v19.2d, v11.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v10.2d, v16.2d
fmla v21.2d, v11.2d, v17.2d
ldp q30, q31, [x6, #-352]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q20, q21, [x3, #-160]
add x12, x0, #2408
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q0, q1, [x6, #-352]
fsub v0.2d, v29.2d, v24.2d
fsub v1.2d, v29.2d, v25.2d
fmla v0.2d, v20.2d, v22.2d
fmla v1.2d, v21.2d, v23.2d
ldp q30, q31, [x6, #-320]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #-288]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-256]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q24, q25, [x4, #-704]
stp q2, q3, [x6, #-256]
add x12, x0, #840
ldp q2, q3, [x12, #0]
stp q12, q13, [x6, #-288]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v24.2d, v2.2d
fmla v13.2d, v25.2d, v3.2d
stp q14, q15, [x6, #-320]
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
fmla v14.2d, v24.2d, v2.2d
fmla v15.2d, v25.2d, v3.2d
add v2.2d, v16.2d, v14.2d
add v3.2d, v17.2d, v15.2d
ldp q14, q15, [x4, #-672]
add x12, x0, #872
ldp q16, q17, [x12, #0]
stp q8, q9, [x6, #-576]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v14.2d, v16.2d
fmla v9.2d, v15.2d, v17.2d
stp q6, q7, [x6, #-608]
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
ldp q30, q31, [x6, #-416]
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
ldp q30, q31, [x6, #-384]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q12, q13, [x3, #-128]
add x12, x0, #2440
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v12.2d, v16.2d
fmla v19.2d, v13.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v12.2d, v16.2d
fmla v21.2d, v13.2d, v17.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x3, #-96]
add x12, x0, #2472
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v20.2d
fmla v25.2d, v17.2d, v21.2d
ldp q30, q31, [x6, #-992]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-736]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-704]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x4, #-640]
stp q0, q1, [x6, #-704]
add x12, x0, #904
ldp q0, q1, [x12, #0]
stp q2, q3, [x6, #-736]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v24.2d, v0.2d
fmla v3.2d, v25.2d, v1.2d
stp q14, q15, [x6, #-992]
fsub v14.2d, v29.2d, v2.2d
fsub v15.2d, v29.2d, v3.2d
fmla v14.2d, v24.2d, v0.2d
fmla v15.2d, v25.2d, v1.2d
add v0.2d, v4.2d, v14.2d
add v1.2d, v5.2d, v15.2d
ldp q4, q5, [x4, #-608]
add x12, x0, #936
ldp q14, q15, [x12, #0]
stp q10, q11, [x6, #-384]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v4.2d, v14.2d
fmla v11.2d, v5.2d, v15.2d
stp q8, q9, [x6, #-416]
fsub v8.2d, v29.2d, v10.2d
fsub v9.2d, v29.2d, v11.2d
fmla v8.2d, v4.2d, v14.2d
fmla v9.2d, v5.2d, v15.2d
add v8.2d, v20.2d, v8.2d
add v9.2d, v21.2d, v9.2d
add v2.2d, v18.2d, v2.2d
add v3.2d, v19.2d, v3.2d
add v10.2d, v22.2d, v10.2d
add v11.2d, v23.2d, v11.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v24.2d
fmla v15.2d, v13.2d, v25.2d
fsub v18.2d, v29.2d, v14.2d
fsub v19.2d, v29.2d, v15.2d
fmla v18.2d, v12.2d, v24.2d
fmla v19.2d, v13.2d, v25.2d
ldp q30, q31, [x6, #-672]
add v12.2d, v18.2d, v30.2d
add v13.2d, v19.2d, v31.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v4.2d
fmla v19.2d, v17.2d, v5.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v16.2d, v4.2d
fmla v21.2d, v17.2d, v5.2d
ldp q30, q31, [x6, #-640]
add v4.2d, v20.2d, v30.2d
add v5.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
stp q0, q1, [x6, #-640]
stp q2, q3, [x6, #-672]
stp q4, q5, [x5, #320]
stp q6, q7, [x6, #-832]
stp q8, q9, [x6, #-864]
stp q10, q11, [x5, #512]
stp q12, q13, [x5, #992]
ldp q0, q1, [x5, #64]
ldp q2, q3, [x5, #64]
ldp q4, q5, [x5, #64]
ldp q6, q7, [x5, #64]
ldp q8, q9, [x5, #64]
ldp q10, q11, [x5, #96]
ldp q12, q13, [x5, #96]
ldp q14, q15, [x5, #96]
ldp q16, q17, [x5, #96]
ldp q18, q19, [x5, #96]
add x9, x0, #3200
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
stp q0, q1, [x5, #736]
stp q2, q3, [x5, #256]
stp q4, q5, [x5, #288]
stp q6, q7, [x5, #928]
stp q8, q9, [x5, #384]
stp q10, q11, [x5, #352]
stp q12, q13, [x6, #-1024]
stp q14, q15, [x5, #608]
stp q16, q17, [x5, #768]
stp q18, q19, [x5, #480]
ldp q0, q1, [x5, #64]
ldp q2, q3, [x5, #64]
ldp q4, q5, [x5, #64]
ldp q6, q7, [x5, #64]
ldp q8, q9, [x5, #64]
ldp q10, q11, [x5, #96]
ldp q12, q13, [x5, #96]
ldp q14, q15, [x5, #96]
ldp q16, q17, [x5, #96]
ldp q18, q19, [x5, #96]
add x9, x0, #3200
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
stp q0, q1, [x5, #864]
stp q2, q3, [x5, #896]
stp q4, q5, [x5, #832]
stp q6, q7, [x5, #960]
stp q8, q9, [x5, #448]
stp q10, q11, [x5, #800]
stp q12, q13, [x5, #704]
stp q14, q15, [x5, #416]
stp q16, q17, [x6, #-224]
stp q18, q19, [x6, #-192]
ldp q0, q1, [x5, #64]
ldp q2, q3, [x5, #64]
ldp q4, q5, [x5, #64]
ldp q6, q7, [x5, #64]
ldp q8, q9, [x5, #64]
ldp q10, q11, [x5, #96]
ldp q12, q13, [x5, #96]
ldp q14, q15, [x5, #96]
ldp q16, q17, [x5, #96]
ldp q18, q19, [x5, #96]
add x9, x0, #3200
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
ldp q20, q21, [x5, #640]
ldp q30, q31, [x5, #672]
zip1 v22.2d, v20.2d, v30.2d
zip1 v23.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #672]
zip2 v20.2d, v20.2d, v30.2d
zip2 v21.2d, v21.2d, v31.2d
mov v24.16b, v22.16b
mov v25.16b, v20.16b
mov v20.16b, v23.16b
ldp q30, q31, [x5, #736]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #256]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x5, #352]
stp q18, q19, [x5, #256]
movi v18.2d, #0
mov v19.16b, v24.16b
ext v18.16b, v18.16b, v24.16b, #8
ext v19.16b, v19.16b, v25.16b, #8
ldp q30, q31, [x6, #-1024]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q8, q9, [x5, #352]
ldp q8, q9, [x6, #-1024]
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
stp q16, q17, [x5, #736]
ldp q16, q17, [x6, #-896]
mov v16.16b, v17.16b
mov v17.16b, v22.16b
ext v16.16b, v16.16b, v22.16b, #8
ext v17.16b, v17.16b, v23.16b, #8
mov v22.16b, v23.16b
mov v23.16b, v24.16b
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
stp q14, q15, [x6, #-896]
add v14.2d, v18.2d, v16.2d
add v15.2d, v19.2d, v17.2d
stp q6, q7, [x5, #672]
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
ldp q30, q31, [x5, #-960]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q14, q15, [x4, #768]
stp q6, q7, [x4, #800]
ldp q6, q7, [x5, #544]
ldp q30, q31, [x6, #-800]
mov v6.16b, v7.16b
mov v7.16b, v30.16b
ldp q14, q15, [x6, #-800]
ext v6.16b, v6.16b, v14.16b, #8
ext v7.16b, v7.16b, v15.16b, #8
ldp q30, q31, [x6, #-768]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q16, q17, [x6, #-768]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x6, #-512]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #-480]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q18, q19, [x5, #-416]
ldp q30, q31, [x6, #-448]
add v20.2d, v18.2d, v30.2d
add v21.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-544]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
zip1 v18.2d, v6.2d, v20.2d
zip1 v19.2d, v7.2d, v21.2d
zip2 v6.2d, v6.2d, v20.2d
zip2 v7.2d, v7.2d, v21.2d
mov v20.16b, v18.16b
mov v21.16b, v6.16b
mov v6.16b, v19.16b
ldp q30, q31, [x5, #288]
add v18.2d, v20.2d, v30.2d
add v19.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #928]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x5, #608]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q20, q21, [x5, #608]
ext v8.16b, v8.16b, v20.16b, #8
ext v9.16b, v9.16b, v21.16b, #8
ldp q30, q31, [x5, #768]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q16, q17, [x5, #768]
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
stp q4, q5, [x5, #608]
add v4.2d, v8.2d, v24.2d
add v5.2d, v9.2d, v25.2d
stp q12, q13, [x6, #-1024]
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
ldp q30, q31, [x5, #-960]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v6.16b, v8.16b, v30.16b
and v7.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x4, #832]
stp q6, q7, [x4, #864]
zip1 v4.2d, v14.2d, v22.2d
zip1 v5.2d, v15.2d, v23.2d
zip2 v6.2d, v14.2d, v22.2d
zip2 v7.2d, v15.2d, v23.2d
mov v8.16b, v4.16b
mov v9.16b, v6.16b
mov v4.16b, v5.16b
mov v5.16b, v7.16b
ldp q30, q31, [x5, #384]
add v6.2d, v8.2d, v30.2d
add v7.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #864]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #480]
mov v8.16b, v17.16b
mov v9.16b, v30.16b
ldp q12, q13, [x5, #480]
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
ldp q30, q31, [x5, #800]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q14, q15, [x5, #800]
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
ldp q30, q31, [x5, #-960]
and v4.16b, v20.16b, v30.16b
and v5.16b, v21.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x4, #896]
stp q6, q7, [x4, #928]
stp q0, q1, [x5, #480]
stp q2, q3, [x5, #768]
stp q8, q9, [x5, #864]
stp q10, q11, [x5, #384]
stp q12, q13, [x5, #928]
ldp q0, q1, [x5, #128]
ldp q2, q3, [x5, #128]
ldp q4, q5, [x5, #128]
ldp q6, q7, [x5, #128]
ldp q8, q9, [x5, #128]
ldp q10, q11, [x5, #160]
ldp q12, q13, [x5, #160]
ldp q14, q15, [x5, #160]
ldp q16, q17, [x5, #160]
ldp q18, q19, [x5, #160]
add x9, x0, #3552
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
stp q0, q1, [x5, #288]
stp q2, q3, [x6, #-544]
stp q4, q5, [x6, #-448]
stp q6, q7, [x6, #-480]
stp q8, q9, [x6, #-512]
stp q10, q11, [x6, #-800]
stp q12, q13, [x5, #544]
stp q14, q15, [x5, #640]
stp q16, q17, [x6, #-160]
stp q18, q19, [x6, #-128]
ldp q0, q1, [x5, #128]
ldp q2, q3, [x5, #128]
ldp q4, q5, [x5, #128]
ldp q6, q7, [x5, #128]
ldp q8, q9, [x5, #128]
ldp q10, q11, [x5, #160]
ldp q12, q13, [x5, #160]
ldp q14, q15, [x5, #160]
ldp q16, q17, [x5, #160]
ldp q18, q19, [x5, #160]
add x9, x0, #3552
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
stp q0, q1, [x6, #-96]
stp q2, q3, [x6, #-64]
stp q4, q5, [x6, #-32]
stp q6, q7, [x6, #0]
stp q8, q9, [x6, #32]
stp q10, q11, [x6, #64]
stp q12, q13, [x6, #96]
stp q14, q15, [x6, #128]
stp q16, q17, [x6, #160]
stp q18, q19, [x6, #192]
ldp q0, q1, [x5, #128]
ldp q2, q3, [x5, #128]
ldp q4, q5, [x5, #128]
ldp q6, q7, [x5, #128]
ldp q8, q9, [x5, #128]
ldp q10, q11, [x5, #160]
ldp q12, q13, [x5, #160]
ldp q14, q15, [x5, #160]
ldp q16, q17, [x5, #160]
ldp q18, q19, [x5, #160]
add x9, x0, #3552
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
ldp q20, q21, [x5, #288]
ldp q30, q31, [x5, #896]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q22, q23, [x6, #-544]
ldp q30, q31, [x5, #832]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x6, #-800]
ldp q30, q31, [x5, #704]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q18, q19, [x6, #-800]
ldp q18, q19, [x5, #544]
ldp q30, q31, [x5, #416]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q16, q17, [x5, #544]
ldp q16, q17, [x6, #-448]
ldp q30, q31, [x5, #960]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
stp q14, q15, [x6, #-448]
ldp q14, q15, [x6, #-480]
ldp q30, q31, [x5, #448]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
stp q12, q13, [x6, #-480]
ldp q12, q13, [x5, #640]
ldp q30, q31, [x6, #-224]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
stp q10, q11, [x5, #640]
ldp q10, q11, [x6, #-160]
ldp q30, q31, [x6, #-192]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q10, q11, [x6, #-160]
ldp q10, q11, [x6, #-512]
ldp q30, q31, [x5, #480]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q12, q13, [x6, #-512]
ldp q12, q13, [x6, #-96]
ldp q30, q31, [x5, #768]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
stp q18, q19, [x6, #-96]
ldp q18, q19, [x6, #-128]
ldp q30, q31, [x5, #384]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q18, q19, [x6, #-128]
ldp q18, q19, [x6, #64]
ldp q30, q31, [x6, #-1024]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q18, q19, [x6, #64]
ldp q18, q19, [x6, #-64]
ldp q30, q31, [x5, #608]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q24, q25, [x6, #-64]
ldp q24, q25, [x6, #-32]
ldp q30, q31, [x5, #672]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q8, q9, [x6, #-32]
ldp q8, q9, [x6, #96]
ldp q30, q31, [x6, #-896]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q8, q9, [x6, #96]
ldp q8, q9, [x6, #128]
ldp q30, q31, [x5, #736]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q8, q9, [x6, #128]
ldp q8, q9, [x6, #0]
ldp q30, q31, [x5, #352]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q6, q7, [x6, #0]
ldp q6, q7, [x6, #160]
ldp q30, q31, [x5, #256]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x5, #64]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #64]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #64]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x5, #64]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #64]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #64]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #64]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #64]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #64]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
stp q24, q25, [x6, #160]
ldp q24, q25, [x5, #64]
stp q22, q23, [x5, #256]
ldp q30, q31, [x6, #32]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
stp q22, q23, [x6, #32]
ldp q30, q31, [x6, #0]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-32]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q24, q25, [x6, #-32]
ldp q24, q25, [x5, #96]
stp q22, q23, [x6, #0]
ldp q30, q31, [x6, #-64]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-64]
ldp q30, q31, [x6, #-96]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-96]
ldp q30, q31, [x6, #-512]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-512]
ldp q30, q31, [x6, #-160]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-160]
ldp q30, q31, [x6, #-128]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-128]
ldp q30, q31, [x6, #64]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #64]
ldp q30, q31, [x6, #96]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #96]
ldp q30, q31, [x6, #128]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
stp q22, q23, [x6, #128]
ldp q30, q31, [x6, #192]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #192]
ldp q30, q31, [x5, #640]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x5, #640]
ldp q30, q31, [x6, #-480]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-480]
ldp q30, q31, [x6, #-448]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
stp q22, q23, [x6, #-448]
ldp q30, q31, [x5, #544]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-800]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q0, q1, [x6, #-800]
stp q2, q3, [x5, #544]
stp q4, q5, [x5, #352]
stp q6, q7, [x5, #736]
stp q8, q9, [x6, #-896]
stp q10, q11, [x5, #672]
stp q12, q13, [x5, #608]
stp q14, q15, [x6, #-1024]
stp q16, q17, [x5, #384]
stp q18, q19, [x5, #768]
stp q20, q21, [x5, #480]
stp q22, q23, [x6, #-192]
stp q24, q25, [x6, #-224]
ldp q0, q1, [x5, #480]
ldp q2, q3, [x5, #256]
ldp q4, q5, [x5, #384]
ldp q6, q7, [x6, #-1024]
ldp q8, q9, [x5, #672]
ldp q10, q11, [x6, #-64]
ldp q12, q13, [x6, #-96]
ldp q14, q15, [x6, #-512]
ldp q16, q17, [x6, #-160]
ldp q18, q19, [x6, #-128]
add x9, x0, #3840
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
stp q0, q1, [x5, #448]
stp q2, q3, [x5, #960]
stp q4, q5, [x5, #416]
stp q6, q7, [x5, #704]
stp q8, q9, [x6, #-544]
stp q10, q11, [x5, #832]
stp q12, q13, [x5, #288]
stp q14, q15, [x5, #896]
stp q16, q17, [x6, #224]
stp q18, q19, [x6, #256]
ldp q0, q1, [x5, #608]
ldp q2, q3, [x5, #768]
ldp q4, q5, [x6, #160]
ldp q6, q7, [x6, #-896]
ldp q8, q9, [x6, #32]
ldp q10, q11, [x6, #64]
ldp q12, q13, [x6, #96]
ldp q14, q15, [x6, #128]
ldp q16, q17, [x5, #736]
ldp q18, q19, [x6, #192]
add x9, x0, #3840
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
stp q0, q1, [x6, #288]
stp q2, q3, [x6, #320]
stp q4, q5, [x6, #352]
stp q6, q7, [x6, #384]
stp q8, q9, [x6, #416]
stp q10, q11, [x6, #448]
stp q12, q13, [x6, #480]
stp q14, q15, [x6, #512]
stp q16, q17, [x6, #544]
stp q18, q19, [x6, #576]
ldp q0, q1, [x6, #-800]
ldp q2, q3, [x5, #544]
ldp q4, q5, [x5, #352]
ldp q6, q7, [x6, #0]
ldp q8, q9, [x6, #-32]
ldp q10, q11, [x5, #640]
ldp q12, q13, [x6, #-480]
ldp q14, q15, [x6, #-448]
ldp q16, q17, [x6, #-192]
ldp q18, q19, [x6, #-224]
add x9, x0, #3840
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
ldp q20, q21, [x6, #-768]
ldp q30, q31, [x6, #-608]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x6, #-608]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x6, #-576]
mov v22.16b, v23.16b
mov v23.16b, v30.16b
ldp q24, q25, [x6, #-576]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x6, #-320]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-288]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q18, q19, [x6, #-288]
ldp q18, q19, [x5, #-416]
stp q16, q17, [x6, #-320]
ldp q30, q31, [x6, #-256]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
stp q14, q15, [x6, #-256]
ldp q30, q31, [x6, #-352]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
stp q12, q13, [x6, #-352]
zip1 v12.2d, v20.2d, v16.2d
zip1 v13.2d, v21.2d, v17.2d
zip2 v16.2d, v20.2d, v16.2d
zip2 v17.2d, v21.2d, v17.2d
mov v20.16b, v12.16b
mov v21.16b, v16.16b
mov v12.16b, v13.16b
mov v13.16b, v17.16b
ldp q30, q31, [x5, #448]
add v16.2d, v20.2d, v30.2d
add v17.2d, v21.2d, v31.2d
ldp q30, q31, [x5, #960]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
zip1 v20.2d, v22.2d, v14.2d
zip1 v21.2d, v23.2d, v15.2d
zip2 v14.2d, v22.2d, v14.2d
zip2 v15.2d, v23.2d, v15.2d
mov v22.16b, v20.16b
mov v23.16b, v14.16b
mov v14.16b, v21.16b
ldp q30, q31, [x5, #416]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #704]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #-832]
mov v22.16b, v25.16b
mov v23.16b, v30.16b
ldp q24, q25, [x6, #-832]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x6, #-416]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q10, q11, [x6, #-832]
ldp q10, q11, [x6, #-416]
ext v24.16b, v24.16b, v10.16b, #8
ext v25.16b, v25.16b, v11.16b, #8
ldp q30, q31, [x6, #-384]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #-992]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q14, q15, [x6, #-992]
ldp q30, q31, [x6, #-736]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
stp q20, q21, [x6, #-736]
ldp q30, q31, [x6, #-704]
add v20.2d, v18.2d, v30.2d
add v21.2d, v19.2d, v31.2d
stp q12, q13, [x6, #-704]
zip1 v12.2d, v22.2d, v14.2d
zip1 v13.2d, v23.2d, v15.2d
zip2 v14.2d, v22.2d, v14.2d
zip2 v15.2d, v23.2d, v15.2d
mov v22.16b, v12.16b
mov v23.16b, v14.16b
mov v12.16b, v13.16b
mov v13.16b, v15.16b
ldp q30, q31, [x6, #-544]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #288]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
zip1 v22.2d, v24.2d, v20.2d
zip1 v23.2d, v25.2d, v21.2d
zip2 v20.2d, v24.2d, v20.2d
zip2 v21.2d, v25.2d, v21.2d
mov v24.16b, v22.16b
mov v25.16b, v20.16b
mov v20.16b, v23.16b
ldp q30, q31, [x6, #320]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #352]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-672]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q24, q25, [x6, #-672]
ext v10.16b, v10.16b, v24.16b, #8
ext v11.16b, v11.16b, v25.16b, #8
ldp q30, q31, [x5, #512]
mov v24.16b, v25.16b
mov v25.16b, v30.16b
stp q20, q21, [x6, #-672]
ldp q20, q21, [x5, #512]
ext v24.16b, v24.16b, v20.16b, #8
ext v25.16b, v25.16b, v21.16b, #8
ldp q30, q31, [x5, #992]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #320]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
stp q22, q23, [x5, #320]
ldp q30, q31, [x6, #-640]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-864]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q12, q13, [x6, #-864]
zip1 v12.2d, v10.2d, v22.2d
zip1 v13.2d, v11.2d, v23.2d
zip2 v10.2d, v10.2d, v22.2d
zip2 v11.2d, v11.2d, v23.2d
mov v22.16b, v12.16b
mov v23.16b, v10.16b
mov v10.16b, v13.16b
ldp q30, q31, [x6, #384]
add v12.2d, v22.2d, v30.2d
add v13.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #416]
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
ldp q30, q31, [x5, #224]
mov v18.16b, v21.16b
mov v19.16b, v30.16b
ldp q20, q21, [x5, #224]
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x6, #-928]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x5, #-448]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-960]
zip1 v20.2d, v18.2d, v30.2d
zip1 v21.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-960]
zip2 v18.2d, v18.2d, v30.2d
zip2 v19.2d, v19.2d, v31.2d
mov v22.16b, v20.16b
mov v23.16b, v18.16b
mov v18.16b, v21.16b
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
ldp q30, q31, [x5, #576]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q18, q19, [x5, #928]
ldp q30, q31, [x5, #864]
mov v18.16b, v19.16b
mov v19.16b, v30.16b
ldp q20, q21, [x5, #864]
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x5, #192]
and v18.16b, v18.16b, v30.16b
and v19.16b, v19.16b, v31.16b
add v16.2d, v16.2d, v18.2d
add v17.2d, v17.2d, v19.2d
ldp q18, q19, [x5, #800]
ldp q30, q31, [x5, #832]
mov v18.16b, v19.16b
mov v19.16b, v30.16b
ldp q20, q21, [x5, #832]
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x5, #288]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x5, #288]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
add v16.2d, v16.2d, v18.2d
add v17.2d, v17.2d, v19.2d
ldp q30, q31, [x6, #-704]
add v18.2d, v20.2d, v30.2d
add v19.2d, v21.2d, v31.2d
ushr v20.2d, v16.2d, #52
ushr v21.2d, v17.2d, #52
ushr v24.2d, v18.2d, #52
ushr v25.2d, v19.2d, #52
stp q8, q9, [x6, #-704]
movi v8.2d, #0
mov v9.16b, v20.16b
ext v8.16b, v8.16b, v20.16b, #8
ext v9.16b, v9.16b, v21.16b, #8
mov v20.16b, v21.16b
mov v21.16b, v24.16b
ext v20.16b, v20.16b, v24.16b, #8
ext v21.16b, v21.16b, v25.16b, #8
stp q6, q7, [x5, #832]
add v6.2d, v16.2d, v8.2d
add v7.2d, v17.2d, v9.2d
stp q4, q5, [x5, #800]
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
ldp q30, q31, [x5, #896]
mov v8.16b, v23.16b
mov v9.16b, v30.16b
ldp q16, q17, [x5, #896]
ext v8.16b, v8.16b, v16.16b, #8
ext v9.16b, v9.16b, v17.16b, #8
ldp q30, q31, [x6, #224]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x6, #224]
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
ldp q30, q31, [x6, #-736]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x6, #-992]
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
stp q4, q5, [x6, #-992]
add v4.2d, v8.2d, v24.2d
add v5.2d, v9.2d, v25.2d
stp q6, q7, [x6, #-736]
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
ldp q30, q31, [x6, #256]
mov v8.16b, v19.16b
mov v9.16b, v30.16b
ldp q16, q17, [x6, #256]
ext v8.16b, v8.16b, v16.16b, #8
ext v9.16b, v9.16b, v17.16b, #8
ldp q30, q31, [x6, #448]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x6, #448]
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v8.2d, v14.2d, v8.2d
add v9.2d, v15.2d, v9.2d
ldp q30, q31, [x6, #-864]
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
stp q6, q7, [x6, #-864]
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
ldp q30, q31, [x6, #480]
mov v8.16b, v19.16b
mov v9.16b, v30.16b
ldp q14, q15, [x6, #480]
ext v8.16b, v8.16b, v14.16b, #8
ext v9.16b, v9.16b, v15.16b, #8
ldp q30, q31, [x6, #512]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q16, q17, [x6, #512]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x5, #320]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x6, #-672]
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
stp q6, q7, [x6, #-672]
add v6.2d, v8.2d, v20.2d
add v7.2d, v9.2d, v21.2d
stp q24, q25, [x5, #320]
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
ldp q30, q31, [x6, #544]
mov v14.16b, v17.16b
mov v15.16b, v30.16b
ldp q16, q17, [x6, #544]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x6, #576]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x6, #576]
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
ldp q30, q31, [x6, #-832]
mov v10.16b, v19.16b
mov v11.16b, v30.16b
ldp q14, q15, [x6, #-832]
ext v10.16b, v10.16b, v14.16b, #8
ext v11.16b, v11.16b, v15.16b, #8
ldp q30, q31, [x6, #-352]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q18, q19, [x6, #-352]
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
ldp q30, q31, [x6, #-256]
mov v2.16b, v19.16b
mov v3.16b, v30.16b
ldp q10, q11, [x6, #-256]
ext v2.16b, v2.16b, v10.16b, #8
ext v3.16b, v3.16b, v11.16b, #8
ldp q30, q31, [x6, #-320]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q16, q17, [x6, #-320]
ext v10.16b, v10.16b, v16.16b, #8
ext v11.16b, v11.16b, v17.16b, #8
ldp q30, q31, [x5, #800]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #832]
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
stp q0, q1, [x5, #832]
add v0.2d, v2.2d, v14.2d
add v1.2d, v3.2d, v15.2d
stp q20, q21, [x5, #800]
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
ldp q30, q31, [x6, #-288]
mov v10.16b, v17.16b
mov v11.16b, v30.16b
ldp q14, q15, [x6, #-288]
ext v10.16b, v10.16b, v14.16b, #8
ext v11.16b, v11.16b, v15.16b, #8
mov v14.16b, v15.16b
movi v15.2d, #0
movi v30.2d, #0
ext v14.16b, v14.16b, v30.16b, #8
ext v15.16b, v15.16b, v30.16b, #8
ldp q30, q31, [x6, #-704]
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
ldp q14, q15, [x6, #-736]
ldp q30, q31, [x5, #-960]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q16, q17, [x6, #-992]
ldp q30, q31, [x5, #-960]
and v16.16b, v16.16b, v30.16b
and v17.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v16.16b, v16.16b, v30.16b
orr v17.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v16.2d, v16.2d, v30.2d
fsub v17.2d, v17.2d, v31.2d
stp q14, q15, [x3, #-448]
stp q16, q17, [x3, #-416]
ldp q30, q31, [x5, #-960]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q14, q15, [x6, #-864]
ldp q30, q31, [x5, #-960]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
stp q4, q5, [x3, #-384]
stp q14, q15, [x3, #-352]
ldp q4, q5, [x5, #320]
ldp q30, q31, [x5, #-960]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q14, q15, [x6, #-672]
ldp q30, q31, [x5, #-960]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
stp q4, q5, [x3, #-320]
stp q14, q15, [x3, #-288]
ldp q30, q31, [x5, #-960]
and v4.16b, v6.16b, v30.16b
and v5.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v6.16b, v8.16b, v30.16b
and v7.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x3, #-256]
stp q6, q7, [x3, #-224]
ldp q30, q31, [x5, #-960]
and v4.16b, v22.16b, v30.16b
and v5.16b, v23.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v6.16b, v12.16b, v30.16b
and v7.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x3, #-192]
stp q6, q7, [x3, #-160]
ldp q4, q5, [x5, #800]
ldp q30, q31, [x5, #-960]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q6, q7, [x5, #832]
ldp q30, q31, [x5, #-960]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x3, #-128]
stp q6, q7, [x3, #-96]
ldp q30, q31, [x5, #-960]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #-64]
stp q2, q3, [x3, #-32]
ldp q30, q31, [x5, #-960]
and v0.16b, v18.16b, v30.16b
and v1.16b, v19.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #-960]
and v2.16b, v10.16b, v30.16b
and v3.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #-928]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #-928]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #0]
stp q2, q3, [x3, #32]
stp q26, q27, [x0]
msr fpcr, x13
