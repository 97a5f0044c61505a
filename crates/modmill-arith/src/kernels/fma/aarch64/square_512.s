// Generated code. Do not edit.
// Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
// Computes x2 times x := x^2 * 2^-416 mod N, N odd of at most 512 bits, by bipartite folding.
// Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: x0 state, x1 table, x2 iterations.
// Bounds: 11 limbs below 2^52, the top one below 2^48; v26 and v27 collect predicted carries that rippled.
// 1235 instructions a step, 60 pairs of products, 19 spills.
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
ldr q28, [x0, #704]
ldr q29, [x0, #736]
.p2align 6
2:
ldp q0, q1, [x3, #-896]
ldp q30, q31, [x3, #-864]
mov v2.16b, v1.16b
mov v3.16b, v30.16b
ext v4.16b, v0.16b, v2.16b, #8
ext v5.16b, v1.16b, v3.16b, #8
ldp q6, q7, [x3, #-864]
ldp q30, q31, [x3, #-832]
mov v8.16b, v7.16b
mov v9.16b, v30.16b
ext v10.16b, v6.16b, v8.16b, #8
ext v11.16b, v7.16b, v9.16b, #8
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v0.2d, v4.2d
fmla v13.2d, v1.2d, v5.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
fmla v14.2d, v0.2d, v4.2d
fmla v15.2d, v1.2d, v5.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v6.2d, v10.2d
fmla v17.2d, v7.2d, v11.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v10.2d, v6.2d
fmla v19.2d, v11.2d, v7.2d
movi v20.2d, #0
mov v21.16b, v0.16b
ext v22.16b, v20.16b, v0.16b, #8
ext v23.16b, v21.16b, v1.16b, #8
ext v24.16b, v2.16b, v6.16b, #8
ext v25.16b, v3.16b, v7.16b, #8
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v22.2d, v4.2d
fmla v1.2d, v23.2d, v5.2d
fsub v6.2d, v29.2d, v0.2d
fsub v7.2d, v29.2d, v1.2d
fmla v6.2d, v22.2d, v4.2d
fmla v7.2d, v23.2d, v5.2d
stp q4, q5, [x3, #224]
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v24.2d, v10.2d
fmla v5.2d, v25.2d, v11.2d
stp q6, q7, [x3, #256]
fsub v6.2d, v29.2d, v4.2d
fsub v7.2d, v29.2d, v5.2d
fmla v6.2d, v24.2d, v10.2d
fmla v7.2d, v25.2d, v11.2d
add v0.2d, v14.2d, v0.2d
add v1.2d, v15.2d, v1.2d
add v4.2d, v18.2d, v4.2d
add v5.2d, v19.2d, v5.2d
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v2.2d, v22.2d
fmla v11.2d, v3.2d, v23.2d
fsub v14.2d, v29.2d, v10.2d
fsub v15.2d, v29.2d, v11.2d
fmla v14.2d, v2.2d, v22.2d
fmla v15.2d, v3.2d, v23.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v8.2d, v24.2d
fmla v15.2d, v9.2d, v25.2d
fsub v18.2d, v29.2d, v14.2d
fsub v19.2d, v29.2d, v15.2d
fmla v18.2d, v8.2d, v24.2d
fmla v19.2d, v9.2d, v25.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
add v10.2d, v12.2d, v10.2d
add v11.2d, v13.2d, v11.2d
add v12.2d, v16.2d, v14.2d
add v13.2d, v17.2d, v15.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v2.2d, v20.2d
fmla v15.2d, v3.2d, v21.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v2.2d, v20.2d
fmla v17.2d, v3.2d, v21.2d
ldp q30, q31, [x3, #256]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v2.2d
fmla v19.2d, v9.2d, v3.2d
stp q22, q23, [x3, #256]
fsub v22.2d, v29.2d, v18.2d
fsub v23.2d, v29.2d, v19.2d
fmla v22.2d, v2.2d, v8.2d
fmla v23.2d, v3.2d, v9.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
ldp q14, q15, [x3, #-832]
ext v18.16b, v8.16b, v14.16b, #8
ext v19.16b, v9.16b, v15.16b, #8
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v24.2d, v20.2d
fmla v23.2d, v25.2d, v21.2d
stp q8, q9, [x3, #288]
fsub v8.2d, v29.2d, v22.2d
fsub v9.2d, v29.2d, v23.2d
fmla v8.2d, v24.2d, v20.2d
fmla v9.2d, v25.2d, v21.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v18.2d, v2.2d
fmla v9.2d, v19.2d, v3.2d
fsub v20.2d, v29.2d, v8.2d
fsub v21.2d, v29.2d, v9.2d
fmla v20.2d, v18.2d, v2.2d
fmla v21.2d, v19.2d, v3.2d
add v2.2d, v4.2d, v20.2d
add v3.2d, v5.2d, v21.2d
add v4.2d, v10.2d, v22.2d
add v5.2d, v11.2d, v23.2d
add v8.2d, v12.2d, v8.2d
add v9.2d, v13.2d, v9.2d
add x12, x0, #104
ldp q10, q11, [x12, #0]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v24.2d, v10.2d
fmla v13.2d, v25.2d, v11.2d
fsub v20.2d, v29.2d, v12.2d
fsub v21.2d, v29.2d, v13.2d
fmla v20.2d, v10.2d, v24.2d
fmla v21.2d, v11.2d, v25.2d
add v16.2d, v16.2d, v20.2d
add v17.2d, v17.2d, v21.2d
ldp q30, q31, [x3, #224]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v18.2d, v30.2d
fmla v21.2d, v19.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #224]
fmla v22.2d, v18.2d, v30.2d
fmla v23.2d, v19.2d, v31.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
ldp q30, q31, [x3, #-864]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v10.2d, v30.2d
fmla v13.2d, v11.2d, v31.2d
fsub v20.2d, v29.2d, v12.2d
fsub v21.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #-864]
fmla v20.2d, v10.2d, v30.2d
fmla v21.2d, v11.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldp q30, q31, [x3, #224]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v14.2d, v30.2d
fmla v11.2d, v15.2d, v31.2d
fsub v20.2d, v29.2d, v10.2d
fsub v21.2d, v29.2d, v11.2d
ldp q30, q31, [x3, #224]
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v8.2d, v8.2d, v10.2d
add v9.2d, v9.2d, v11.2d
ldp q30, q31, [x3, #-896]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v14.2d, v30.2d
fmla v11.2d, v15.2d, v31.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
ldp q30, q31, [x3, #-896]
fmla v12.2d, v14.2d, v30.2d
fmla v13.2d, v15.2d, v31.2d
add v6.2d, v6.2d, v12.2d
add v7.2d, v7.2d, v13.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
add x12, x0, #200
ldp q10, q11, [x12, #0]
ldp q30, q31, [x3, #-896]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v10.2d, v30.2d
fmla v13.2d, v11.2d, v31.2d
fsub v20.2d, v29.2d, v12.2d
fsub v21.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #-896]
fmla v20.2d, v10.2d, v30.2d
fmla v21.2d, v11.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v8.2d, v8.2d, v12.2d
add v9.2d, v9.2d, v13.2d
ldp q30, q31, [x3, #256]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v10.2d, v30.2d
fmla v13.2d, v11.2d, v31.2d
fsub v20.2d, v29.2d, v12.2d
fsub v21.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #256]
fmla v20.2d, v10.2d, v30.2d
fmla v21.2d, v11.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
add v12.2d, v16.2d, v16.2d
add v13.2d, v17.2d, v17.2d
add v6.2d, v6.2d, v6.2d
add v7.2d, v7.2d, v7.2d
add v0.2d, v0.2d, v0.2d
add v1.2d, v1.2d, v1.2d
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
add v4.2d, v4.2d, v4.2d
add v5.2d, v5.2d, v5.2d
add v8.2d, v8.2d, v8.2d
add v9.2d, v9.2d, v9.2d
ldp q16, q17, [x3, #-896]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v16.2d
fmla v21.2d, v17.2d, v17.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v16.2d, v16.2d
fmla v23.2d, v17.2d, v17.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q16, q17, [x3, #-864]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v16.2d
fmla v23.2d, v17.2d, v17.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v16.2d
fmla v25.2d, v17.2d, v17.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v10.2d, v14.2d
fmla v17.2d, v11.2d, v15.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v10.2d, v14.2d
fmla v21.2d, v11.2d, v15.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v10.2d
fmla v23.2d, v19.2d, v11.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v10.2d
fmla v25.2d, v19.2d, v11.2d
add v10.2d, v20.2d, v22.2d
add v11.2d, v21.2d, v23.2d
ldp q20, q21, [x3, #-816]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
stp q2, q3, [x3, #256]
fsub v2.2d, v29.2d, v22.2d
fsub v3.2d, v29.2d, v23.2d
fmla v2.2d, v20.2d, v18.2d
fmla v3.2d, v21.2d, v19.2d
add v2.2d, v10.2d, v2.2d
add v3.2d, v11.2d, v3.2d
add v10.2d, v16.2d, v22.2d
add v11.2d, v17.2d, v23.2d
ldp q30, q31, [x3, #288]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v30.2d
fmla v17.2d, v21.2d, v31.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #288]
fmla v18.2d, v20.2d, v30.2d
fmla v19.2d, v21.2d, v31.2d
add v18.2d, v24.2d, v18.2d
add v19.2d, v25.2d, v19.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add v16.2d, v18.2d, v18.2d
add v17.2d, v19.2d, v19.2d
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
add v10.2d, v10.2d, v10.2d
add v11.2d, v11.2d, v11.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v14.2d, v14.2d
fmla v19.2d, v15.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v14.2d, v14.2d
fmla v21.2d, v15.2d, v15.2d
add v14.2d, v16.2d, v20.2d
add v15.2d, v17.2d, v21.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
ldp q30, q31, [x3, #-192]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
movi v16.2d, #0
mov v17.16b, v4.16b
ext v16.16b, v16.16b, v4.16b, #8
ext v17.16b, v17.16b, v5.16b, #8
ldp q30, q31, [x3, #-160]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
mov v4.16b, v5.16b
mov v5.16b, v8.16b
ext v4.16b, v4.16b, v8.16b, #8
ext v5.16b, v5.16b, v9.16b, #8
add v12.2d, v12.2d, v16.2d
add v13.2d, v13.2d, v17.2d
add v4.2d, v6.2d, v4.2d
add v5.2d, v7.2d, v5.2d
ldp q30, q31, [x3, #-128]
add v6.2d, v12.2d, v30.2d
add v7.2d, v13.2d, v31.2d
ldp q30, q31, [x3, #-96]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x3, #-64]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q12, q13, [x3, #-32]
ldp q30, q31, [x3, #256]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
zip1 v16.2d, v6.2d, v0.2d
zip1 v17.2d, v7.2d, v1.2d
zip2 v0.2d, v6.2d, v0.2d
zip2 v1.2d, v7.2d, v1.2d
mov v6.16b, v16.16b
mov v7.16b, v0.16b
mov v0.16b, v17.16b
ushr v16.2d, v6.2d, #52
ushr v17.2d, v7.2d, #52
ushr v18.2d, v0.2d, #52
ushr v19.2d, v1.2d, #52
movi v20.2d, #0
mov v21.16b, v16.16b
ext v20.16b, v20.16b, v16.16b, #8
ext v21.16b, v21.16b, v17.16b, #8
mov v22.16b, v17.16b
mov v23.16b, v18.16b
ext v22.16b, v22.16b, v18.16b, #8
ext v23.16b, v23.16b, v19.16b, #8
add v24.2d, v6.2d, v20.2d
add v25.2d, v7.2d, v21.2d
stp q18, q19, [x3, #256]
eor v18.16b, v6.16b, v24.16b
eor v19.16b, v7.16b, v25.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
add v6.2d, v0.2d, v22.2d
add v7.2d, v1.2d, v23.2d
eor v18.16b, v0.16b, v6.16b
eor v19.16b, v1.16b, v7.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
ldp q30, q31, [x3, #-256]
and v0.16b, v24.16b, v30.16b
and v1.16b, v25.16b, v31.16b
ldp q30, q31, [x3, #-224]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-224]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x3, #-256]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x3, #-224]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x3, #-224]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q0, q1, [x3, #-640]
stp q6, q7, [x3, #-608]
ldp q30, q31, [x3, #0]
add v0.2d, v10.2d, v30.2d
add v1.2d, v11.2d, v31.2d
movi v6.2d, #0
mov v7.16b, v0.16b
ext v6.16b, v6.16b, v0.16b, #8
ext v7.16b, v7.16b, v1.16b, #8
add v6.2d, v14.2d, v6.2d
add v7.2d, v15.2d, v7.2d
ldp q30, q31, [x3, #32]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x3, #64]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
zip1 v10.2d, v6.2d, v2.2d
zip1 v11.2d, v7.2d, v3.2d
zip2 v6.2d, v6.2d, v2.2d
zip2 v7.2d, v7.2d, v3.2d
mov v18.16b, v10.16b
mov v19.16b, v6.16b
mov v6.16b, v11.16b
ushr v10.2d, v18.2d, #52
ushr v11.2d, v19.2d, #52
ushr v20.2d, v6.2d, #52
ushr v21.2d, v7.2d, #52
movi v22.2d, #0
mov v23.16b, v10.16b
ext v22.16b, v22.16b, v10.16b, #8
ext v23.16b, v23.16b, v11.16b, #8
mov v10.16b, v11.16b
mov v11.16b, v20.16b
ext v10.16b, v10.16b, v20.16b, #8
ext v11.16b, v11.16b, v21.16b, #8
ldp q30, q31, [x3, #96]
and v20.16b, v22.16b, v30.16b
and v21.16b, v23.16b, v31.16b
add v22.2d, v18.2d, v20.2d
add v23.2d, v19.2d, v21.2d
eor v24.16b, v18.16b, v22.16b
eor v25.16b, v19.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v18.2d, v6.2d, v10.2d
add v19.2d, v7.2d, v11.2d
eor v20.16b, v6.16b, v18.16b
eor v21.16b, v7.16b, v19.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q30, q31, [x3, #-256]
and v6.16b, v22.16b, v30.16b
and v7.16b, v23.16b, v31.16b
ldp q30, q31, [x3, #-224]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x3, #-224]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
ldp q30, q31, [x3, #-256]
and v10.16b, v18.16b, v30.16b
and v11.16b, v19.16b, v31.16b
ldp q30, q31, [x3, #-224]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x3, #-224]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
stp q6, q7, [x3, #-448]
stp q10, q11, [x3, #-416]
stp q0, q1, [x3, #288]
stp q2, q3, [x3, #224]
stp q4, q5, [x3, #320]
stp q8, q9, [x3, #352]
stp q12, q13, [x3, #384]
stp q14, q15, [x3, #416]
stp q16, q17, [x3, #448]
ldp q0, q1, [x3, #128]
ldp q2, q3, [x3, #128]
ldp q4, q5, [x3, #128]
ldp q6, q7, [x3, #0]
ldp q8, q9, [x3, #0]
ldp q10, q11, [x3, #0]
ldr d12, [x0, #592]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #768]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #768]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #800]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #800]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #832]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #832]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #600]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #864]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #864]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #896]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #896]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #928]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #928]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #608]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #960]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #960]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #992]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #992]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add x12, x1, #1024
ldp q30, q31, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
add x12, x1, #1024
ldp q30, q31, [x12, #0]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #616]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
add x12, x1, #1056
ldp q30, q31, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
add x12, x1, #1056
ldp q30, q31, [x12, #0]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
add x12, x1, #1088
ldp q30, q31, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add x12, x1, #1088
ldp q30, q31, [x12, #0]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add x12, x1, #1120
ldp q30, q31, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
add x12, x1, #1120
ldp q30, q31, [x12, #0]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldp q30, q31, [x3, #160]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x3, #160]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x3, #160]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x3, #-192]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x3, #-192]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x3, #-192]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x3, #480]
stp q2, q3, [x3, #512]
stp q4, q5, [x3, #544]
stp q6, q7, [x3, #576]
stp q8, q9, [x3, #608]
stp q10, q11, [x3, #640]
ldp q0, q1, [x3, #480]
ldp q2, q3, [x3, #512]
ldp q4, q5, [x3, #544]
ldp q6, q7, [x3, #576]
ldp q8, q9, [x3, #608]
ldp q10, q11, [x3, #640]
ldr d12, [x0, #384]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #0]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #32]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #32]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #64]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #64]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #392]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #96]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #96]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #128]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #128]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #160]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #160]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #400]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #192]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #192]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #224]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #224]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #256]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #256]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #408]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #288]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #288]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #320]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #320]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #352]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #352]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #416]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #384]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #384]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #416]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #416]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #448]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #448]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #424]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #480]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #480]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #512]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #512]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #544]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #544]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #432]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #576]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #576]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #608]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #608]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #640]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #640]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldr d12, [x0, #440]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x1, #672]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x1, #672]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x1, #704]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x1, #704]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x1, #736]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q30, q31, [x1, #736]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldp q12, q13, [x3, #320]
ldp q30, q31, [x3, #384]
zip1 v14.2d, v12.2d, v30.2d
zip1 v15.2d, v13.2d, v31.2d
ldp q30, q31, [x3, #384]
zip2 v12.2d, v12.2d, v30.2d
zip2 v13.2d, v13.2d, v31.2d
mov v16.16b, v14.16b
mov v17.16b, v12.16b
mov v12.16b, v15.16b
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
ldp q12, q13, [x3, #352]
ldp q30, q31, [x3, #288]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q14, q15, [x3, #288]
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
ldp q30, q31, [x3, #416]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x3, #32]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x3, #224]
zip1 v12.2d, v12.2d, v30.2d
zip1 v13.2d, v13.2d, v31.2d
movi v13.2d, #0
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
ldp q12, q13, [x3, #256]
ldp q30, q31, [x3, #448]
mov v12.16b, v13.16b
mov v13.16b, v30.16b
ldp q14, q15, [x3, #448]
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
ldp q30, q31, [x3, #192]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
movi v12.2d, #0
mov v13.16b, v6.16b
ext v12.16b, v12.16b, v6.16b, #8
ext v13.16b, v13.16b, v7.16b, #8
mov v6.16b, v7.16b
mov v7.16b, v8.16b
ext v6.16b, v6.16b, v8.16b, #8
ext v7.16b, v7.16b, v9.16b, #8
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
add v2.2d, v2.2d, v6.2d
add v3.2d, v3.2d, v7.2d
ushr v6.2d, v0.2d, #52
ushr v7.2d, v1.2d, #52
ushr v12.2d, v2.2d, #52
ushr v13.2d, v3.2d, #52
movi v14.2d, #0
mov v15.16b, v6.16b
ext v14.16b, v14.16b, v6.16b, #8
ext v15.16b, v15.16b, v7.16b, #8
mov v6.16b, v7.16b
mov v7.16b, v12.16b
ext v6.16b, v6.16b, v12.16b, #8
ext v7.16b, v7.16b, v13.16b, #8
add v16.2d, v0.2d, v14.2d
add v17.2d, v1.2d, v15.2d
eor v18.16b, v0.16b, v16.16b
eor v19.16b, v1.16b, v17.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
add v0.2d, v2.2d, v6.2d
add v1.2d, v3.2d, v7.2d
eor v14.16b, v2.16b, v0.16b
eor v15.16b, v3.16b, v1.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
mov v2.16b, v9.16b
mov v3.16b, v10.16b
ext v2.16b, v2.16b, v10.16b, #8
ext v3.16b, v3.16b, v11.16b, #8
mov v6.16b, v11.16b
movi v7.2d, #0
movi v30.2d, #0
ext v6.16b, v6.16b, v30.16b, #8
ext v7.16b, v7.16b, v30.16b, #8
add v2.2d, v4.2d, v2.2d
add v3.2d, v5.2d, v3.2d
ushr v4.2d, v2.2d, #52
ushr v5.2d, v3.2d, #52
ushr v8.2d, v6.2d, #52
ushr v9.2d, v7.2d, #52
mov v10.16b, v13.16b
mov v11.16b, v4.16b
ext v10.16b, v10.16b, v4.16b, #8
ext v11.16b, v11.16b, v5.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v8.16b
ext v4.16b, v4.16b, v8.16b, #8
ext v5.16b, v5.16b, v9.16b, #8
add v8.2d, v2.2d, v10.2d
add v9.2d, v3.2d, v11.2d
eor v12.16b, v2.16b, v8.16b
eor v13.16b, v3.16b, v9.16b
orr v26.16b, v26.16b, v12.16b
orr v27.16b, v27.16b, v13.16b
add v2.2d, v6.2d, v4.2d
add v3.2d, v7.2d, v5.2d
eor v10.16b, v6.16b, v2.16b
eor v11.16b, v7.16b, v3.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x3, #-256]
and v4.16b, v16.16b, v30.16b
and v5.16b, v17.16b, v31.16b
ldp q30, q31, [x3, #-224]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x3, #-224]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x3, #-256]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-224]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-224]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q4, q5, [x3, #-896]
stp q0, q1, [x3, #-864]
ldp q30, q31, [x3, #-256]
and v0.16b, v8.16b, v30.16b
and v1.16b, v9.16b, v31.16b
ldp q30, q31, [x3, #-224]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-224]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x3, #-256]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x3, #-224]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x3, #-224]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #-832]
stp q2, q3, [x3, #-800]
subs x2, x2, #1
b.ne 2b
stp q26, q27, [x0]
msr fpcr, x13
