// Generated code. Do not edit.
// Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
// Computes x2 times x := x^2 * 2^-832 mod N, N odd of at most 1024 bits, by bipartite folding.
// Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: x0 state, x1 table, x2 iterations.
// Bounds: 21 limbs below 2^52, the top one below 2^41; v26 and v27 collect predicted carries that rippled.
// 3361 instructions a step, 182 pairs of products, 35 spills.
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
ldr q28, [x0, #896]
ldr q29, [x0, #928]
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
stp q4, q5, [x3, #640]
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v24.2d, v10.2d
fmla v5.2d, v25.2d, v11.2d
stp q6, q7, [x3, #672]
fsub v6.2d, v29.2d, v4.2d
fsub v7.2d, v29.2d, v5.2d
fmla v6.2d, v24.2d, v10.2d
fmla v7.2d, v25.2d, v11.2d
add v0.2d, v14.2d, v0.2d
add v1.2d, v15.2d, v1.2d
add v4.2d, v18.2d, v4.2d
add v5.2d, v19.2d, v5.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v2.2d, v22.2d
fmla v15.2d, v3.2d, v23.2d
fsub v18.2d, v29.2d, v14.2d
fsub v19.2d, v29.2d, v15.2d
fmla v18.2d, v2.2d, v22.2d
fmla v19.2d, v3.2d, v23.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v24.2d
fmla v19.2d, v9.2d, v25.2d
stp q10, q11, [x3, #704]
fsub v10.2d, v29.2d, v18.2d
fsub v11.2d, v29.2d, v19.2d
fmla v10.2d, v8.2d, v24.2d
fmla v11.2d, v9.2d, v25.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
add v10.2d, v12.2d, v14.2d
add v11.2d, v13.2d, v15.2d
add v12.2d, v16.2d, v18.2d
add v13.2d, v17.2d, v19.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v2.2d, v20.2d
fmla v15.2d, v3.2d, v21.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v2.2d, v20.2d
fmla v17.2d, v3.2d, v21.2d
ldp q30, q31, [x3, #672]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v2.2d
fmla v19.2d, v9.2d, v3.2d
stp q22, q23, [x3, #672]
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
stp q8, q9, [x3, #736]
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
stp q20, q21, [x3, #768]
fsub v20.2d, v29.2d, v8.2d
fsub v21.2d, v29.2d, v9.2d
fmla v20.2d, v18.2d, v2.2d
fmla v21.2d, v19.2d, v3.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add v8.2d, v12.2d, v8.2d
add v9.2d, v13.2d, v9.2d
add x12, x0, #104
ldp q12, q13, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v12.2d
fmla v21.2d, v25.2d, v13.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v12.2d, v24.2d
fmla v23.2d, v13.2d, v25.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x3, #640]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v30.2d
fmla v23.2d, v19.2d, v31.2d
stp q2, q3, [x3, #800]
fsub v2.2d, v29.2d, v22.2d
fsub v3.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #640]
fmla v2.2d, v18.2d, v30.2d
fmla v3.2d, v19.2d, v31.2d
add v2.2d, v6.2d, v2.2d
add v3.2d, v7.2d, v3.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
ldp q30, q31, [x3, #-864]
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v12.2d, v30.2d
fmla v7.2d, v13.2d, v31.2d
fsub v20.2d, v29.2d, v6.2d
fsub v21.2d, v29.2d, v7.2d
ldp q30, q31, [x3, #-864]
fmla v20.2d, v12.2d, v30.2d
fmla v21.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldp q30, q31, [x3, #640]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #640]
fmla v22.2d, v14.2d, v30.2d
fmla v23.2d, v15.2d, v31.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v6.2d, v10.2d, v6.2d
add v7.2d, v11.2d, v7.2d
add v8.2d, v8.2d, v20.2d
add v9.2d, v9.2d, v21.2d
ldp q30, q31, [x3, #-896]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v14.2d, v30.2d
fmla v11.2d, v15.2d, v31.2d
fsub v20.2d, v29.2d, v10.2d
fsub v21.2d, v29.2d, v11.2d
ldp q30, q31, [x3, #-896]
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
add x12, x0, #200
ldp q10, q11, [x12, #0]
ldp q30, q31, [x3, #-896]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v10.2d, v30.2d
fmla v21.2d, v11.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #-896]
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v8.2d, v8.2d, v20.2d
add v9.2d, v9.2d, v21.2d
ldp q30, q31, [x3, #672]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v10.2d, v30.2d
fmla v21.2d, v11.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #672]
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q20, q21, [x3, #-816]
ldp q30, q31, [x3, #672]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
stp q24, q25, [x3, #832]
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #672]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v8.2d, v8.2d, v22.2d
add v9.2d, v9.2d, v23.2d
ldp q30, q31, [x3, #768]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #768]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add x12, x0, #216
ldp q22, q23, [x12, #0]
ldp q30, q31, [x3, #768]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v30.2d
fmla v25.2d, v23.2d, v31.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
ldp q30, q31, [x3, #768]
fmla v20.2d, v22.2d, v30.2d
fmla v21.2d, v23.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v12.2d, v22.2d
fmla v21.2d, v13.2d, v23.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v12.2d, v22.2d
fmla v25.2d, v13.2d, v23.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q30, q31, [x3, #-800]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v12.2d, v30.2d
fmla v21.2d, v13.2d, v31.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #-800]
fmla v24.2d, v12.2d, v30.2d
fmla v25.2d, v13.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v8.2d, v8.2d, v20.2d
add v9.2d, v9.2d, v21.2d
add v12.2d, v16.2d, v16.2d
add v13.2d, v17.2d, v17.2d
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
add v0.2d, v0.2d, v0.2d
add v1.2d, v1.2d, v1.2d
add v4.2d, v4.2d, v4.2d
add v5.2d, v5.2d, v5.2d
add v6.2d, v6.2d, v6.2d
add v7.2d, v7.2d, v7.2d
add v8.2d, v8.2d, v8.2d
add v9.2d, v9.2d, v9.2d
ldp q16, q17, [x3, #-896]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v16.2d
fmla v21.2d, v17.2d, v17.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v16.2d
fmla v25.2d, v17.2d, v17.2d
add v12.2d, v12.2d, v24.2d
add v13.2d, v13.2d, v25.2d
ldp q24, q25, [x3, #-864]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v24.2d, v24.2d
fmla v17.2d, v25.2d, v25.2d
fsub v22.2d, v29.2d, v16.2d
fsub v23.2d, v29.2d, v17.2d
fmla v22.2d, v24.2d, v24.2d
fmla v23.2d, v25.2d, v25.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add x12, x0, #264
ldp q16, q17, [x12, #0]
ldp q30, q31, [x3, #-768]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #-768]
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
add x12, x0, #248
ldp q24, q25, [x12, #0]
stp q18, q19, [x3, #864]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v24.2d
fmla v19.2d, v17.2d, v25.2d
fsub v14.2d, v29.2d, v18.2d
fsub v15.2d, v29.2d, v19.2d
fmla v14.2d, v24.2d, v16.2d
fmla v15.2d, v25.2d, v17.2d
add v18.2d, v22.2d, v18.2d
add v19.2d, v23.2d, v19.2d
ldp q22, q23, [x3, #-752]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v24.2d, v22.2d
fmla v17.2d, v25.2d, v23.2d
fsub v10.2d, v29.2d, v16.2d
fsub v11.2d, v29.2d, v17.2d
fmla v10.2d, v22.2d, v24.2d
fmla v11.2d, v23.2d, v25.2d
add v10.2d, v18.2d, v10.2d
add v11.2d, v19.2d, v11.2d
add v16.2d, v20.2d, v16.2d
add v17.2d, v21.2d, v17.2d
ldp q18, q19, [x3, #-784]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v22.2d, v18.2d
fmla v21.2d, v23.2d, v19.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v18.2d, v22.2d
fmla v25.2d, v19.2d, v23.2d
add v14.2d, v14.2d, v24.2d
add v15.2d, v15.2d, v25.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
add x12, x0, #280
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v20.2d, v18.2d
fmla v23.2d, v21.2d, v19.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add v16.2d, v16.2d, v24.2d
add v17.2d, v17.2d, v25.2d
add x12, x0, #232
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v22.2d, v20.2d
fmla v19.2d, v23.2d, v21.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
add v10.2d, v10.2d, v24.2d
add v11.2d, v11.2d, v25.2d
ldp q30, q31, [x3, #-736]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v22.2d, v30.2d
fmla v19.2d, v23.2d, v31.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
ldp q30, q31, [x3, #-736]
fmla v24.2d, v22.2d, v30.2d
fmla v25.2d, v23.2d, v31.2d
add v10.2d, v10.2d, v24.2d
add v11.2d, v11.2d, v25.2d
add v16.2d, v16.2d, v18.2d
add v17.2d, v17.2d, v19.2d
ldp q18, q19, [x3, #-736]
ldp q30, q31, [x3, #-800]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v30.2d
fmla v25.2d, v19.2d, v31.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
ldp q30, q31, [x3, #-800]
fmla v20.2d, v18.2d, v30.2d
fmla v21.2d, v19.2d, v31.2d
add v14.2d, v14.2d, v20.2d
add v15.2d, v15.2d, v21.2d
add v10.2d, v10.2d, v24.2d
add v11.2d, v11.2d, v25.2d
add v14.2d, v14.2d, v14.2d
add v15.2d, v15.2d, v15.2d
add v10.2d, v10.2d, v10.2d
add v11.2d, v11.2d, v11.2d
add v16.2d, v16.2d, v16.2d
add v17.2d, v17.2d, v17.2d
ldp q20, q21, [x3, #-768]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v20.2d
fmla v25.2d, v21.2d, v21.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v20.2d, v20.2d
fmla v23.2d, v21.2d, v21.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v18.2d
fmla v23.2d, v19.2d, v19.2d
fsub v20.2d, v29.2d, v22.2d
fsub v21.2d, v29.2d, v23.2d
fmla v20.2d, v18.2d, v18.2d
fmla v21.2d, v19.2d, v19.2d
add v10.2d, v10.2d, v24.2d
add v11.2d, v11.2d, v25.2d
ldp q30, q31, [x3, #0]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
movi v24.2d, #0
mov v25.16b, v6.16b
ext v24.16b, v24.16b, v6.16b, #8
ext v25.16b, v25.16b, v7.16b, #8
ldp q30, q31, [x3, #32]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
mov v6.16b, v7.16b
mov v7.16b, v8.16b
ext v6.16b, v6.16b, v8.16b, #8
ext v7.16b, v7.16b, v9.16b, #8
add v12.2d, v12.2d, v24.2d
add v13.2d, v13.2d, v25.2d
add v2.2d, v2.2d, v6.2d
add v3.2d, v3.2d, v7.2d
ldp q30, q31, [x3, #64]
add v6.2d, v12.2d, v30.2d
add v7.2d, v13.2d, v31.2d
ldp q30, q31, [x3, #96]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x3, #128]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x3, #160]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
zip1 v12.2d, v6.2d, v0.2d
zip1 v13.2d, v7.2d, v1.2d
zip2 v0.2d, v6.2d, v0.2d
zip2 v1.2d, v7.2d, v1.2d
mov v6.16b, v12.16b
mov v7.16b, v0.16b
mov v0.16b, v13.16b
ushr v12.2d, v6.2d, #52
ushr v13.2d, v7.2d, #52
ushr v24.2d, v0.2d, #52
ushr v25.2d, v1.2d, #52
stp q8, q9, [x3, #896]
movi v8.2d, #0
mov v9.16b, v12.16b
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v24.16b
ext v12.16b, v12.16b, v24.16b, #8
ext v13.16b, v13.16b, v25.16b, #8
add v18.2d, v6.2d, v8.2d
add v19.2d, v7.2d, v9.2d
stp q22, q23, [x3, #928]
eor v22.16b, v6.16b, v18.16b
eor v23.16b, v7.16b, v19.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
add v6.2d, v0.2d, v12.2d
add v7.2d, v1.2d, v13.2d
eor v8.16b, v0.16b, v6.16b
eor v9.16b, v1.16b, v7.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
ldp q30, q31, [x3, #-64]
and v0.16b, v18.16b, v30.16b
and v1.16b, v19.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x3, #-64]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q0, q1, [x3, #-576]
stp q6, q7, [x3, #-544]
zip1 v0.2d, v2.2d, v4.2d
zip1 v1.2d, v3.2d, v5.2d
zip2 v2.2d, v2.2d, v4.2d
zip2 v3.2d, v3.2d, v5.2d
mov v4.16b, v0.16b
mov v5.16b, v2.16b
mov v0.16b, v1.16b
mov v1.16b, v3.16b
ushr v2.2d, v4.2d, #52
ushr v3.2d, v5.2d, #52
ushr v6.2d, v0.2d, #52
ushr v7.2d, v1.2d, #52
mov v8.16b, v25.16b
mov v9.16b, v2.16b
ext v8.16b, v8.16b, v2.16b, #8
ext v9.16b, v9.16b, v3.16b, #8
mov v12.16b, v3.16b
mov v13.16b, v6.16b
ext v12.16b, v12.16b, v6.16b, #8
ext v13.16b, v13.16b, v7.16b, #8
add v18.2d, v4.2d, v8.2d
add v19.2d, v5.2d, v9.2d
eor v22.16b, v4.16b, v18.16b
eor v23.16b, v5.16b, v19.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
add v4.2d, v0.2d, v12.2d
add v5.2d, v1.2d, v13.2d
eor v8.16b, v0.16b, v4.16b
eor v9.16b, v1.16b, v5.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
ldp q30, q31, [x3, #-64]
and v0.16b, v18.16b, v30.16b
and v1.16b, v19.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x3, #-64]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q0, q1, [x3, #-512]
stp q4, q5, [x3, #-480]
ldp q30, q31, [x3, #0]
add v0.2d, v16.2d, v30.2d
add v1.2d, v17.2d, v31.2d
movi v4.2d, #0
mov v5.16b, v0.16b
ext v4.16b, v4.16b, v0.16b, #8
ext v5.16b, v5.16b, v1.16b, #8
mov v8.16b, v1.16b
movi v9.2d, #0
movi v30.2d, #0
ext v8.16b, v8.16b, v30.16b, #8
ext v9.16b, v9.16b, v30.16b, #8
add v4.2d, v14.2d, v4.2d
add v5.2d, v15.2d, v5.2d
add v8.2d, v20.2d, v8.2d
add v9.2d, v21.2d, v9.2d
ldp q30, q31, [x3, #192]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x3, #224]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x3, #256]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q12, q13, [x3, #288]
ldp q30, q31, [x3, #928]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
zip1 v16.2d, v4.2d, v10.2d
zip1 v17.2d, v5.2d, v11.2d
zip2 v4.2d, v4.2d, v10.2d
zip2 v5.2d, v5.2d, v11.2d
mov v18.16b, v16.16b
mov v19.16b, v4.16b
mov v4.16b, v17.16b
ushr v16.2d, v18.2d, #52
ushr v17.2d, v19.2d, #52
ushr v20.2d, v4.2d, #52
ushr v21.2d, v5.2d, #52
mov v16.16b, v17.16b
mov v17.16b, v20.16b
ext v16.16b, v16.16b, v20.16b, #8
ext v17.16b, v17.16b, v21.16b, #8
ldp q30, q31, [x3, #320]
and v16.16b, v16.16b, v30.16b
and v17.16b, v17.16b, v31.16b
add v22.2d, v4.2d, v16.2d
add v23.2d, v5.2d, v17.2d
eor v24.16b, v4.16b, v22.16b
eor v25.16b, v5.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
ldp q30, q31, [x3, #-64]
and v4.16b, v18.16b, v30.16b
and v5.16b, v19.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x3, #-64]
and v16.16b, v22.16b, v30.16b
and v17.16b, v23.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v16.16b, v16.16b, v30.16b
orr v17.16b, v17.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v16.2d, v16.2d, v30.2d
fsub v17.2d, v17.2d, v31.2d
stp q4, q5, [x3, #-320]
stp q16, q17, [x3, #-288]
zip1 v4.2d, v8.2d, v12.2d
zip1 v5.2d, v9.2d, v13.2d
zip2 v8.2d, v8.2d, v12.2d
zip2 v9.2d, v9.2d, v13.2d
mov v5.16b, v8.16b
ushr v8.2d, v4.2d, #52
ushr v9.2d, v5.2d, #52
mov v12.16b, v21.16b
mov v13.16b, v8.16b
ext v8.16b, v12.16b, v8.16b, #8
ext v9.16b, v13.16b, v9.16b, #8
add v12.2d, v4.2d, v8.2d
add v13.2d, v5.2d, v9.2d
eor v16.16b, v4.16b, v12.16b
eor v17.16b, v5.16b, v13.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x3, #-64]
and v4.16b, v12.16b, v30.16b
and v5.16b, v13.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q4, q5, [x3, #-256]
add x12, x0, #200
ldp q4, q5, [x12, #0]
ldp q30, q31, [x3, #-832]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v4.2d, v30.2d
fmla v9.2d, v5.2d, v31.2d
fsub v12.2d, v29.2d, v8.2d
fsub v13.2d, v29.2d, v9.2d
ldp q30, q31, [x3, #-832]
fmla v12.2d, v4.2d, v30.2d
fmla v13.2d, v5.2d, v31.2d
add x12, x0, #232
ldp q16, q17, [x12, #0]
ldp q30, q31, [x3, #-800]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
ldp q30, q31, [x3, #-800]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
ldp q30, q31, [x3, #864]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v4.2d, v30.2d
fmla v23.2d, v5.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #864]
fmla v24.2d, v4.2d, v30.2d
fmla v25.2d, v5.2d, v31.2d
stp q6, q7, [x3, #928]
add x12, x0, #216
ldp q6, q7, [x12, #0]
stp q2, q3, [x3, #960]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v16.2d, v6.2d
fmla v3.2d, v17.2d, v7.2d
stp q10, q11, [x3, #992]
fsub v10.2d, v29.2d, v2.2d
fsub v11.2d, v29.2d, v3.2d
fmla v10.2d, v6.2d, v16.2d
fmla v11.2d, v7.2d, v17.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add v2.2d, v20.2d, v2.2d
add v3.2d, v21.2d, v3.2d
ldp q20, q21, [x3, #-816]
ldp q30, q31, [x3, #864]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
stp q14, q15, [x4, #-1024]
fsub v14.2d, v29.2d, v22.2d
fsub v15.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #864]
fmla v14.2d, v20.2d, v30.2d
fmla v15.2d, v21.2d, v31.2d
add v12.2d, v12.2d, v14.2d
add v13.2d, v13.2d, v15.2d
ldp q14, q15, [x3, #-784]
stp q0, q1, [x4, #-992]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v6.2d, v14.2d
fmla v1.2d, v7.2d, v15.2d
fsub v16.2d, v29.2d, v0.2d
fsub v17.2d, v29.2d, v1.2d
fmla v16.2d, v14.2d, v6.2d
fmla v17.2d, v15.2d, v7.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add v8.2d, v8.2d, v22.2d
add v9.2d, v9.2d, v23.2d
add v0.2d, v18.2d, v0.2d
add v1.2d, v19.2d, v1.2d
ldp q30, q31, [x3, #736]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v30.2d
fmla v17.2d, v21.2d, v31.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #736]
fmla v18.2d, v20.2d, v30.2d
fmla v19.2d, v21.2d, v31.2d
add v18.2d, v24.2d, v18.2d
add v19.2d, v25.2d, v19.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v14.2d
fmla v23.2d, v21.2d, v15.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v20.2d, v14.2d
fmla v25.2d, v21.2d, v15.2d
add v10.2d, v10.2d, v24.2d
add v11.2d, v11.2d, v25.2d
add v12.2d, v12.2d, v16.2d
add v13.2d, v13.2d, v17.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
ldp q30, q31, [x3, #736]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v6.2d, v30.2d
fmla v17.2d, v7.2d, v31.2d
fsub v22.2d, v29.2d, v16.2d
fsub v23.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #736]
fmla v22.2d, v6.2d, v30.2d
fmla v23.2d, v7.2d, v31.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x0, #248
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
fsub v14.2d, v29.2d, v24.2d
fsub v15.2d, v29.2d, v25.2d
fmla v14.2d, v22.2d, v20.2d
fmla v15.2d, v23.2d, v21.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x3, #704]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v6.2d, v30.2d
fmla v15.2d, v7.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #704]
fmla v16.2d, v6.2d, v30.2d
fmla v17.2d, v7.2d, v31.2d
add v6.2d, v18.2d, v16.2d
add v7.2d, v19.2d, v17.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v4.2d, v22.2d
fmla v17.2d, v5.2d, v23.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v4.2d, v22.2d
fmla v19.2d, v5.2d, v23.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
add v12.2d, v12.2d, v14.2d
add v13.2d, v13.2d, v15.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q14, q15, [x3, #-800]
ldp q30, q31, [x3, #704]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v14.2d, v30.2d
fmla v17.2d, v15.2d, v31.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #704]
fmla v18.2d, v14.2d, v30.2d
fmla v19.2d, v15.2d, v31.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
ldp q30, q31, [x3, #-768]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v4.2d, v30.2d
fmla v19.2d, v5.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
ldp q30, q31, [x3, #-768]
fmla v20.2d, v4.2d, v30.2d
fmla v21.2d, v5.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v4.2d, v8.2d, v16.2d
add v5.2d, v9.2d, v17.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
ldp q30, q31, [x3, #-864]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v14.2d, v30.2d
fmla v9.2d, v15.2d, v31.2d
fsub v16.2d, v29.2d, v8.2d
fsub v17.2d, v29.2d, v9.2d
ldp q30, q31, [x3, #-864]
fmla v16.2d, v14.2d, v30.2d
fmla v17.2d, v15.2d, v31.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q16, q17, [x3, #-832]
ldp q30, q31, [x3, #-768]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
ldp q30, q31, [x3, #-768]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
add v8.2d, v12.2d, v8.2d
add v9.2d, v13.2d, v9.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
add x12, x0, #232
ldp q12, q13, [x12, #0]
ldp q30, q31, [x3, #-864]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v12.2d, v30.2d
fmla v19.2d, v13.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
ldp q30, q31, [x3, #-864]
fmla v20.2d, v12.2d, v30.2d
fmla v21.2d, v13.2d, v31.2d
add v8.2d, v8.2d, v20.2d
add v9.2d, v9.2d, v21.2d
add x12, x0, #264
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v20.2d
fmla v25.2d, v17.2d, v21.2d
fsub v14.2d, v29.2d, v24.2d
fsub v15.2d, v29.2d, v25.2d
fmla v14.2d, v20.2d, v16.2d
fmla v15.2d, v21.2d, v17.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x3, #832]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v18.2d, v29.2d, v14.2d
fsub v19.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #832]
fmla v18.2d, v12.2d, v30.2d
fmla v19.2d, v13.2d, v31.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
ldp q30, q31, [x3, #864]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v20.2d, v30.2d
fmla v13.2d, v21.2d, v31.2d
fsub v18.2d, v29.2d, v12.2d
fsub v19.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #864]
fmla v18.2d, v20.2d, v30.2d
fmla v19.2d, v21.2d, v31.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
ldp q12, q13, [x3, #-784]
ldp q30, q31, [x3, #832]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v18.2d, v29.2d, v14.2d
fsub v19.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #832]
fmla v18.2d, v12.2d, v30.2d
fmla v19.2d, v13.2d, v31.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
ldp q18, q19, [x3, #-752]
ldp q30, q31, [x3, #864]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v30.2d
fmla v25.2d, v19.2d, v31.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
ldp q30, q31, [x3, #864]
fmla v16.2d, v18.2d, v30.2d
fmla v17.2d, v19.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x3, #800]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #800]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q30, q31, [x3, #736]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v18.2d, v30.2d
fmla v13.2d, v19.2d, v31.2d
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #736]
fmla v16.2d, v18.2d, v30.2d
fmla v17.2d, v19.2d, v31.2d
add v10.2d, v10.2d, v16.2d
add v11.2d, v11.2d, v17.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
ldp q30, q31, [x3, #800]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v22.2d, v30.2d
fmla v13.2d, v23.2d, v31.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #800]
fmla v14.2d, v22.2d, v30.2d
fmla v15.2d, v23.2d, v31.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add x12, x0, #280
ldp q14, q15, [x12, #0]
ldp q30, q31, [x3, #736]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v14.2d, v30.2d
fmla v17.2d, v15.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #736]
fmla v24.2d, v14.2d, v30.2d
fmla v25.2d, v15.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x3, #640]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v22.2d, v30.2d
fmla v13.2d, v23.2d, v31.2d
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #640]
fmla v16.2d, v22.2d, v30.2d
fmla v17.2d, v23.2d, v31.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q30, q31, [x3, #704]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v14.2d, v30.2d
fmla v17.2d, v15.2d, v31.2d
fsub v22.2d, v29.2d, v16.2d
fsub v23.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #704]
fmla v22.2d, v14.2d, v30.2d
fmla v23.2d, v15.2d, v31.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add v8.2d, v8.2d, v12.2d
add v9.2d, v9.2d, v13.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q12, q13, [x3, #-768]
ldp q30, q31, [x3, #640]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #640]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
ldp q16, q17, [x3, #-736]
ldp q30, q31, [x3, #704]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #704]
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
ldp q30, q31, [x3, #-896]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #-896]
fmla v22.2d, v12.2d, v30.2d
fmla v23.2d, v13.2d, v31.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
ldp q30, q31, [x3, #-864]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v16.2d, v30.2d
fmla v13.2d, v17.2d, v31.2d
fsub v22.2d, v29.2d, v12.2d
fsub v23.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #-864]
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
ldp q30, q31, [x3, #-896]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v20.2d, v30.2d
fmla v13.2d, v21.2d, v31.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #-896]
fmla v14.2d, v20.2d, v30.2d
fmla v15.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
ldp q30, q31, [x3, #672]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v20.2d, v30.2d
fmla v13.2d, v21.2d, v31.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #672]
fmla v14.2d, v20.2d, v30.2d
fmla v15.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
add v8.2d, v8.2d, v12.2d
add v9.2d, v9.2d, v13.2d
ldp q30, q31, [x3, #672]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v18.2d, v30.2d
fmla v13.2d, v19.2d, v31.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #672]
fmla v14.2d, v18.2d, v30.2d
fmla v15.2d, v19.2d, v31.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
ldp q30, q31, [x3, #768]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v18.2d, v30.2d
fmla v13.2d, v19.2d, v31.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #768]
fmla v14.2d, v18.2d, v30.2d
fmla v15.2d, v19.2d, v31.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
add v8.2d, v8.2d, v12.2d
add v9.2d, v9.2d, v13.2d
add v6.2d, v6.2d, v6.2d
add v7.2d, v7.2d, v7.2d
add v10.2d, v10.2d, v10.2d
add v11.2d, v11.2d, v11.2d
add v8.2d, v8.2d, v8.2d
add v9.2d, v9.2d, v9.2d
add v2.2d, v2.2d, v2.2d
add v3.2d, v3.2d, v3.2d
add v4.2d, v4.2d, v4.2d
add v5.2d, v5.2d, v5.2d
add v0.2d, v0.2d, v0.2d
add v1.2d, v1.2d, v1.2d
ldp q12, q13, [x3, #-832]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v12.2d
fmla v15.2d, v13.2d, v13.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v12.2d, v12.2d
fmla v17.2d, v13.2d, v13.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q12, q13, [x3, #-800]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v12.2d
fmla v17.2d, v13.2d, v13.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v12.2d
fmla v19.2d, v13.2d, v13.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
stp q0, q1, [x3, #768]
stp q2, q3, [x3, #672]
stp q4, q5, [x3, #704]
stp q6, q7, [x3, #640]
stp q8, q9, [x3, #736]
stp q10, q11, [x3, #800]
ldp q0, q1, [x3, #352]
ldp q2, q3, [x3, #352]
ldp q4, q5, [x3, #352]
ldp q6, q7, [x3, #352]
ldp q8, q9, [x3, #352]
ldp q10, q11, [x3, #384]
ldp q12, q13, [x3, #384]
ldp q14, q15, [x3, #384]
ldp q16, q17, [x3, #384]
ldp q18, q19, [x3, #384]
ldr d20, [x0, #736]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #2560
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #2560
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #2592
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #2592
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #2624
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #2624
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #2656
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #2656
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #2688
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #2688
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #744]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #2720
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #2720
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #2752
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #2752
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #2784
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #2784
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #2816
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #2816
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #2848
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #2848
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #752]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #2880
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #2880
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #2912
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #2912
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #2944
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #2944
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #2976
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #2976
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #3008
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #3008
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #760]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #3040
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #3040
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #3072
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #3072
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #3104
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #3104
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #3136
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #3136
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #3168
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #3168
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #768]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #3200
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #3200
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #3232
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #3232
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #3264
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #3264
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #3296
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #3296
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #3328
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #3328
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #776]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #3360
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #3360
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #3392
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #3392
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #3424
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #3424
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #3456
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #3456
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #3488
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #3488
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldp q30, q31, [x3, #416]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x3, #416]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x3, #416]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x3, #416]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x3, #416]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x3, #32]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x3, #32]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x3, #32]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x3, #32]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x3, #32]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q0, q1, [x3, #864]
stp q2, q3, [x3, #832]
stp q4, q5, [x4, #-960]
stp q6, q7, [x4, #-928]
stp q8, q9, [x4, #-896]
stp q10, q11, [x4, #-864]
stp q12, q13, [x4, #-832]
stp q14, q15, [x4, #-800]
stp q16, q17, [x4, #-768]
stp q18, q19, [x4, #-736]
ldp q0, q1, [x3, #864]
ldp q2, q3, [x3, #832]
ldp q4, q5, [x4, #-960]
ldp q6, q7, [x4, #-928]
ldp q8, q9, [x4, #-896]
ldp q10, q11, [x4, #-864]
ldp q12, q13, [x4, #-832]
ldp q14, q15, [x4, #-800]
ldp q16, q17, [x4, #-768]
ldp q18, q19, [x4, #-736]
ldr d20, [x0, #448]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q30, q31, [x1, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x1, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x1, #32]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x1, #32]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x1, #64]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x1, #64]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x1, #96]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x1, #96]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x1, #128]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x1, #128]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #456]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q30, q31, [x1, #160]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x1, #160]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x1, #192]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x1, #192]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x1, #224]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x1, #224]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x1, #256]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x1, #256]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x1, #288]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x1, #288]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #464]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q30, q31, [x1, #320]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x1, #320]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x1, #352]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x1, #352]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x1, #384]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x1, #384]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x1, #416]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x1, #416]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x1, #448]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x1, #448]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #472]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q30, q31, [x1, #480]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x1, #480]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x1, #512]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x1, #512]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x1, #544]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x1, #544]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x1, #576]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x1, #576]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x1, #608]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x1, #608]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #480]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q30, q31, [x1, #640]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x1, #640]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x1, #672]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x1, #672]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x1, #704]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x1, #704]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x1, #736]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x1, #736]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x1, #768]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x1, #768]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #488]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q30, q31, [x1, #800]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x1, #800]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x1, #832]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x1, #832]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x1, #864]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
ldp q30, q31, [x1, #864]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x1, #896]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
ldp q30, q31, [x1, #896]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x1, #928]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x1, #928]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #496]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q30, q31, [x1, #960]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q30, q31, [x1, #960]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x1, #992]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
ldp q30, q31, [x1, #992]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #1024
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #1024
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #1056
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #1056
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #1088
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #1088
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #504]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #1120
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #1120
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #1152
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #1152
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #1184
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #1184
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #1216
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #1216
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #1248
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #1248
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #512]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #1280
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #1280
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #1312
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #1312
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #1344
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #1344
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #1376
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #1376
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #1408
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #1408
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #520]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #1440
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #1440
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #1472
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #1472
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #1504
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #1504
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #1536
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #1536
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #1568
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #1568
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #528]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #1600
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #1600
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #1632
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #1632
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #1664
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #1664
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #1696
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #1696
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #1728
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #1728
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #536]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #1760
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #1760
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #1792
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #1792
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #1824
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #1824
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #1856
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #1856
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #1888
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #1888
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #544]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #1920
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #1920
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #1952
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #1952
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #1984
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #1984
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #2016
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #2016
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #2048
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #2048
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #552]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #2080
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #2080
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #2112
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #2112
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #2144
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #2144
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #2176
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #2176
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #2208
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #2208
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #560]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #2240
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #2240
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #2272
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #2272
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #2304
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #2304
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #2336
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #2336
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #2368
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #2368
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldr d20, [x0, #568]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
add x12, x1, #2400
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
add x12, x1, #2400
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #2432
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add x12, x1, #2432
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #2464
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
add x12, x1, #2464
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add x12, x1, #2496
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v16.2d, v16.2d, v22.2d
add v17.2d, v17.2d, v23.2d
add x12, x1, #2496
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #2528
ldp q30, q31, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
add x12, x1, #2528
ldp q30, q31, [x12, #0]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldp q20, q21, [x3, #448]
ldp q30, q31, [x3, #704]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q22, q23, [x3, #896]
mov v22.16b, v23.16b
mov v23.16b, v20.16b
ext v22.16b, v22.16b, v20.16b, #8
ext v23.16b, v23.16b, v21.16b, #8
ldp q24, q25, [x3, #32]
ldp q30, q31, [x3, #768]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
mov v20.16b, v21.16b
mov v21.16b, v24.16b
ext v20.16b, v20.16b, v24.16b, #8
ext v21.16b, v21.16b, v25.16b, #8
ldp q30, q31, [x3, #640]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x3, #800]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x3, #480]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x3, #512]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
stp q18, q19, [x3, #800]
ldp q18, q19, [x3, #544]
ldp q30, q31, [x3, #736]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q16, q17, [x3, #736]
ldp q16, q17, [x3, #576]
ldp q30, q31, [x3, #672]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
stp q14, q15, [x3, #672]
zip1 v14.2d, v22.2d, v18.2d
zip1 v15.2d, v23.2d, v19.2d
zip2 v18.2d, v22.2d, v18.2d
zip2 v19.2d, v23.2d, v19.2d
mov v22.16b, v14.16b
mov v23.16b, v18.16b
mov v14.16b, v15.16b
mov v15.16b, v19.16b
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
zip1 v14.2d, v20.2d, v16.2d
zip1 v15.2d, v21.2d, v17.2d
zip2 v16.2d, v20.2d, v16.2d
zip2 v17.2d, v21.2d, v17.2d
mov v18.16b, v14.16b
mov v19.16b, v16.16b
mov v14.16b, v15.16b
mov v15.16b, v17.16b
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x4, #-992]
mov v14.16b, v25.16b
mov v15.16b, v30.16b
ldp q16, q17, [x4, #-992]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x4, #-1024]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x3, #192]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x3, #992]
zip1 v16.2d, v14.2d, v30.2d
zip1 v17.2d, v15.2d, v31.2d
ldp q30, q31, [x3, #992]
zip2 v14.2d, v14.2d, v30.2d
zip2 v15.2d, v15.2d, v31.2d
mov v15.16b, v14.16b
mov v14.16b, v16.16b
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q14, q15, [x3, #928]
ldp q30, q31, [x3, #960]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q16, q17, [x3, #960]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x3, #608]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
movi v14.2d, #0
mov v15.16b, v10.16b
ext v14.16b, v14.16b, v10.16b, #8
ext v15.16b, v15.16b, v11.16b, #8
mov v10.16b, v11.16b
mov v11.16b, v12.16b
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
ushr v10.2d, v0.2d, #52
ushr v11.2d, v1.2d, #52
ushr v14.2d, v2.2d, #52
ushr v15.2d, v3.2d, #52
movi v16.2d, #0
mov v17.16b, v10.16b
ext v16.16b, v16.16b, v10.16b, #8
ext v17.16b, v17.16b, v11.16b, #8
mov v10.16b, v11.16b
mov v11.16b, v14.16b
ext v10.16b, v10.16b, v14.16b, #8
ext v11.16b, v11.16b, v15.16b, #8
add v18.2d, v0.2d, v16.2d
add v19.2d, v1.2d, v17.2d
eor v20.16b, v0.16b, v18.16b
eor v21.16b, v1.16b, v19.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v0.2d, v2.2d, v10.2d
add v1.2d, v3.2d, v11.2d
eor v16.16b, v2.16b, v0.16b
eor v17.16b, v3.16b, v1.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x3, #672]
mov v2.16b, v13.16b
mov v3.16b, v30.16b
ldp q10, q11, [x3, #672]
ext v2.16b, v2.16b, v10.16b, #8
ext v3.16b, v3.16b, v11.16b, #8
ldp q30, q31, [x3, #736]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q12, q13, [x3, #736]
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
add v2.2d, v4.2d, v2.2d
add v3.2d, v5.2d, v3.2d
add v4.2d, v6.2d, v10.2d
add v5.2d, v7.2d, v11.2d
ushr v6.2d, v2.2d, #52
ushr v7.2d, v3.2d, #52
ushr v10.2d, v4.2d, #52
ushr v11.2d, v5.2d, #52
mov v14.16b, v15.16b
mov v15.16b, v6.16b
ext v14.16b, v14.16b, v6.16b, #8
ext v15.16b, v15.16b, v7.16b, #8
mov v6.16b, v7.16b
mov v7.16b, v10.16b
ext v6.16b, v6.16b, v10.16b, #8
ext v7.16b, v7.16b, v11.16b, #8
add v16.2d, v2.2d, v14.2d
add v17.2d, v3.2d, v15.2d
eor v20.16b, v2.16b, v16.16b
eor v21.16b, v3.16b, v17.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v2.2d, v4.2d, v6.2d
add v3.2d, v5.2d, v7.2d
eor v14.16b, v4.16b, v2.16b
eor v15.16b, v5.16b, v3.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x3, #800]
mov v4.16b, v13.16b
mov v5.16b, v30.16b
ldp q6, q7, [x3, #800]
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
mov v6.16b, v7.16b
movi v7.2d, #0
movi v30.2d, #0
ext v6.16b, v6.16b, v30.16b, #8
ext v7.16b, v7.16b, v30.16b, #8
add v4.2d, v8.2d, v4.2d
add v5.2d, v9.2d, v5.2d
ushr v8.2d, v4.2d, #52
ushr v9.2d, v5.2d, #52
ushr v12.2d, v6.2d, #52
ushr v13.2d, v7.2d, #52
mov v10.16b, v11.16b
mov v11.16b, v8.16b
ext v10.16b, v10.16b, v8.16b, #8
ext v11.16b, v11.16b, v9.16b, #8
mov v8.16b, v9.16b
mov v9.16b, v12.16b
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
add v12.2d, v4.2d, v10.2d
add v13.2d, v5.2d, v11.2d
eor v14.16b, v4.16b, v12.16b
eor v15.16b, v5.16b, v13.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
add v4.2d, v6.2d, v8.2d
add v5.2d, v7.2d, v9.2d
eor v10.16b, v6.16b, v4.16b
eor v11.16b, v7.16b, v5.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x3, #-64]
and v6.16b, v18.16b, v30.16b
and v7.16b, v19.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
ldp q30, q31, [x3, #-64]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q6, q7, [x3, #-896]
stp q0, q1, [x3, #-864]
ldp q30, q31, [x3, #-64]
and v0.16b, v16.16b, v30.16b
and v1.16b, v17.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x3, #-64]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #-832]
stp q2, q3, [x3, #-800]
ldp q30, q31, [x3, #-64]
and v0.16b, v12.16b, v30.16b
and v1.16b, v13.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x3, #-64]
and v2.16b, v4.16b, v30.16b
and v3.16b, v5.16b, v31.16b
ldp q30, q31, [x3, #-32]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x3, #-32]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #-768]
stp q2, q3, [x3, #-736]
subs x2, x2, #1
b.ne 2b
stp q26, q27, [x0]
msr fpcr, x13
