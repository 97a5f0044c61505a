// Generated code. Do not edit.
// Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
// Computes x := x * y * 2^-1248 mod N, N odd of at most 1536 bits, by bipartite folding.
// Kernel: crates/modmill-arith/src/fold/tables/rounds.rs. In: x0 state, x1 table, x2 iterations.
// Bounds: 31 limbs below 2^52, the top one below 2^33; v26 and v27 collect predicted carries that rippled.
// 10476 instructions a step, 616 pairs of products, 81 spills.
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
ldr q28, [x0, #2176]
ldr q29, [x0, #2208]
ldp q0, q1, [x4, #-768]
ldp q2, q3, [x4, #-768]
ldp q4, q5, [x4, #-704]
ldp q6, q7, [x4, #-704]
ldp q8, q9, [x4, #-640]
ldp q10, q11, [x4, #-640]
add x9, x0, #312
add x10, x0, #1096
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
stp q0, q1, [x4, #-64]
stp q2, q3, [x4, #-32]
stp q4, q5, [x4, #0]
stp q6, q7, [x4, #32]
stp q8, q9, [x4, #64]
stp q10, q11, [x4, #96]
ldp q0, q1, [x4, #-736]
ldp q2, q3, [x4, #-736]
ldp q4, q5, [x4, #-672]
ldp q6, q7, [x4, #-672]
ldp q8, q9, [x4, #-608]
ldp q10, q11, [x4, #-608]
add x9, x0, #376
add x10, x0, #1160
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
ldp q12, q13, [x4, #-768]
ldp q30, q31, [x4, #-64]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q30, q31, [x4, #-32]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x4, #-736]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-736]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q16, q17, [x4, #-704]
ldp q30, q31, [x4, #0]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #32]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #-672]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #-672]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q20, q21, [x4, #-640]
ldp q30, q31, [x4, #64]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #96]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #-608]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #-608]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x4, #96]
stp q2, q3, [x4, #64]
stp q4, q5, [x4, #32]
stp q6, q7, [x4, #0]
stp q8, q9, [x4, #-32]
stp q10, q11, [x4, #-64]
stp q12, q13, [x4, #128]
stp q14, q15, [x4, #160]
stp q16, q17, [x4, #192]
stp q18, q19, [x4, #224]
stp q20, q21, [x4, #256]
stp q22, q23, [x4, #288]
ldp q0, q1, [x4, #160]
ldp q2, q3, [x4, #128]
ldp q4, q5, [x4, #224]
ldp q6, q7, [x4, #192]
ldp q8, q9, [x4, #288]
ldp q10, q11, [x4, #256]
add x9, x0, #1080
add x10, x0, #328
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
stp q0, q1, [x4, #320]
stp q2, q3, [x4, #352]
stp q4, q5, [x4, #384]
stp q6, q7, [x4, #416]
stp q8, q9, [x4, #448]
stp q10, q11, [x4, #480]
ldp q0, q1, [x4, #96]
ldp q2, q3, [x4, #64]
ldp q4, q5, [x4, #32]
ldp q6, q7, [x4, #0]
ldp q8, q9, [x4, #-32]
ldp q10, q11, [x4, #-64]
add x9, x0, #1144
add x10, x0, #392
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
ldp q12, q13, [x3, #64]
ldp q30, q31, [x3, #96]
mov v14.16b, v13.16b
mov v15.16b, v30.16b
ext v14.16b, v12.16b, v14.16b, #8
ext v15.16b, v13.16b, v15.16b, #8
ldp q16, q17, [x3, #96]
ldp q30, q31, [x3, #128]
mov v18.16b, v17.16b
mov v19.16b, v30.16b
ext v18.16b, v16.16b, v18.16b, #8
ext v19.16b, v17.16b, v19.16b, #8
ldp q30, q31, [x3, #-704]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x3, #-704]
fmla v22.2d, v14.2d, v30.2d
fmla v23.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #384]
add v14.2d, v22.2d, v30.2d
add v15.2d, v23.2d, v31.2d
ldp q30, q31, [x3, #-672]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v30.2d
fmla v23.2d, v19.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-672]
fmla v24.2d, v18.2d, v30.2d
fmla v25.2d, v19.2d, v31.2d
ldp q30, q31, [x4, #416]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x4, #448]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #480]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #-704]
stp q2, q3, [x4, #480]
ldp q30, q31, [x3, #-672]
mov v2.16b, v25.16b
mov v3.16b, v30.16b
ext v2.16b, v24.16b, v2.16b, #8
ext v3.16b, v25.16b, v3.16b, #8
stp q0, q1, [x4, #448]
ldp q0, q1, [x3, #-672]
stp q10, q11, [x4, #416]
ldp q30, q31, [x3, #-640]
mov v10.16b, v1.16b
mov v11.16b, v30.16b
ext v10.16b, v0.16b, v10.16b, #8
ext v11.16b, v1.16b, v11.16b, #8
stp q8, q9, [x4, #384]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v2.2d
fmla v9.2d, v13.2d, v3.2d
stp q6, q7, [x4, #-64]
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
ldp q30, q31, [x4, #320]
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
ldp q30, q31, [x4, #352]
add v0.2d, v20.2d, v30.2d
add v1.2d, v21.2d, v31.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
ldp q14, q15, [x3, #128]
ldp q30, q31, [x3, #160]
mov v16.16b, v15.16b
mov v17.16b, v30.16b
ext v16.16b, v14.16b, v16.16b, #8
ext v17.16b, v15.16b, v17.16b, #8
ldp q18, q19, [x3, #160]
ldp q30, q31, [x3, #192]
mov v20.16b, v19.16b
mov v21.16b, v30.16b
ext v20.16b, v18.16b, v20.16b, #8
ext v21.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x3, #-640]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-640]
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
ldp q30, q31, [x3, #-608]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v30.2d
fmla v17.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #-608]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #-64]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x4, #384]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x4, #416]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q24, q25, [x3, #-640]
stp q10, q11, [x4, #416]
ldp q30, q31, [x3, #-608]
mov v10.16b, v25.16b
mov v11.16b, v30.16b
ext v10.16b, v24.16b, v10.16b, #8
ext v11.16b, v25.16b, v11.16b, #8
stp q2, q3, [x4, #384]
ldp q2, q3, [x3, #-608]
stp q0, q1, [x4, #-64]
ldp q30, q31, [x3, #-576]
mov v0.16b, v3.16b
mov v1.16b, v30.16b
ext v0.16b, v2.16b, v0.16b, #8
ext v1.16b, v3.16b, v1.16b, #8
stp q12, q13, [x4, #352]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v10.2d
fmla v13.2d, v15.2d, v11.2d
stp q6, q7, [x4, #320]
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
ldp q30, q31, [x4, #448]
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
ldp q30, q31, [x4, #480]
add v2.2d, v20.2d, v30.2d
add v3.2d, v21.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
stp q0, q1, [x4, #480]
stp q2, q3, [x4, #448]
stp q4, q5, [x4, #-32]
stp q6, q7, [x4, #256]
stp q8, q9, [x4, #288]
stp q10, q11, [x4, #0]
stp q14, q15, [x4, #32]
ldp q0, q1, [x4, #-576]
ldp q2, q3, [x4, #-576]
ldp q4, q5, [x4, #-544]
ldp q6, q7, [x4, #-544]
ldp q8, q9, [x4, #-512]
ldp q10, q11, [x4, #-512]
add x9, x0, #504
add x10, x0, #1288
mov w11, #6
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
ldp q30, q31, [x4, #-576]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-576]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #-544]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #-544]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x4, #-512]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #-512]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x4, #192]
stp q2, q3, [x4, #224]
stp q4, q5, [x4, #64]
stp q6, q7, [x4, #96]
stp q8, q9, [x4, #128]
stp q10, q11, [x4, #160]
ldp q0, q1, [x4, #192]
ldp q2, q3, [x4, #224]
ldp q4, q5, [x4, #64]
ldp q6, q7, [x4, #96]
ldp q8, q9, [x4, #128]
ldp q10, q11, [x4, #160]
add x9, x0, #1272
add x10, x0, #520
mov w11, #6
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
ldp q12, q13, [x3, #-512]
add x12, x0, #1288
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
ldp q14, q15, [x3, #-480]
add x12, x0, #1320
ldp q18, q19, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v18.2d
fmla v21.2d, v15.2d, v19.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v14.2d, v18.2d
fmla v23.2d, v15.2d, v19.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
ldp q16, q17, [x3, #256]
add x12, x0, #520
ldp q18, q19, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v18.2d
fmla v21.2d, v17.2d, v19.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v16.2d, v18.2d
fmla v23.2d, v17.2d, v19.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
ldp q18, q19, [x3, #288]
add x12, x0, #552
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v22.2d
fmla v25.2d, v19.2d, v23.2d
stp q4, q5, [x4, #160]
fsub v4.2d, v29.2d, v24.2d
fsub v5.2d, v29.2d, v25.2d
fmla v4.2d, v18.2d, v22.2d
fmla v5.2d, v19.2d, v23.2d
add v4.2d, v6.2d, v4.2d
add v5.2d, v7.2d, v5.2d
add v6.2d, v8.2d, v20.2d
add v7.2d, v9.2d, v21.2d
add v8.2d, v10.2d, v24.2d
add v9.2d, v11.2d, v25.2d
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v12.2d, v16.2d
fmla v11.2d, v13.2d, v17.2d
fsub v20.2d, v29.2d, v10.2d
fsub v21.2d, v29.2d, v11.2d
fmla v20.2d, v12.2d, v16.2d
fmla v21.2d, v13.2d, v17.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v18.2d
fmla v13.2d, v15.2d, v19.2d
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
fmla v16.2d, v14.2d, v18.2d
fmla v17.2d, v15.2d, v19.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x4, #160]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
ldp q12, q13, [x4, #-480]
ldp q30, q31, [x4, #288]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
movi v16.2d, #0
mov v17.16b, v14.16b
ext v14.16b, v16.16b, v14.16b, #8
ext v15.16b, v17.16b, v15.16b, #8
ldp q16, q17, [x4, #288]
ldp q30, q31, [x4, #320]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x4, #320]
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
ldp q30, q31, [x4, #352]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #-64]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #-448]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #-416]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q20, q21, [x4, #-384]
ldp q30, q31, [x4, #384]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #416]
add v24.2d, v20.2d, v30.2d
add v25.2d, v21.2d, v31.2d
stp q4, q5, [x4, #416]
zip1 v4.2d, v14.2d, v22.2d
zip1 v5.2d, v15.2d, v23.2d
zip2 v14.2d, v14.2d, v22.2d
zip2 v15.2d, v15.2d, v23.2d
mov v22.16b, v4.16b
mov v23.16b, v14.16b
mov v4.16b, v5.16b
mov v5.16b, v15.16b
ushr v14.2d, v22.2d, #52
ushr v15.2d, v23.2d, #52
stp q10, q11, [x4, #384]
ushr v10.2d, v4.2d, #52
ushr v11.2d, v5.2d, #52
stp q2, q3, [x4, #-64]
movi v2.2d, #0
mov v3.16b, v14.16b
ext v2.16b, v2.16b, v14.16b, #8
ext v3.16b, v3.16b, v15.16b, #8
mov v14.16b, v15.16b
mov v15.16b, v10.16b
ext v14.16b, v14.16b, v10.16b, #8
ext v15.16b, v15.16b, v11.16b, #8
stp q0, q1, [x4, #352]
add v0.2d, v22.2d, v2.2d
add v1.2d, v23.2d, v3.2d
stp q8, q9, [x4, #288]
eor v8.16b, v22.16b, v0.16b
eor v9.16b, v23.16b, v1.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
add v2.2d, v4.2d, v14.2d
add v3.2d, v5.2d, v15.2d
eor v8.16b, v4.16b, v2.16b
eor v9.16b, v5.16b, v3.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
ldp q30, q31, [x4, #-832]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-832]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #640]
stp q2, q3, [x3, #672]
zip1 v0.2d, v16.2d, v24.2d
zip1 v1.2d, v17.2d, v25.2d
zip2 v2.2d, v16.2d, v24.2d
zip2 v3.2d, v17.2d, v25.2d
mov v4.16b, v0.16b
mov v5.16b, v2.16b
mov v0.16b, v1.16b
mov v1.16b, v3.16b
ushr v2.2d, v4.2d, #52
ushr v3.2d, v5.2d, #52
ushr v8.2d, v0.2d, #52
ushr v9.2d, v1.2d, #52
mov v10.16b, v11.16b
mov v11.16b, v2.16b
ext v10.16b, v10.16b, v2.16b, #8
ext v11.16b, v11.16b, v3.16b, #8
mov v2.16b, v3.16b
mov v3.16b, v8.16b
ext v2.16b, v2.16b, v8.16b, #8
ext v3.16b, v3.16b, v9.16b, #8
add v14.2d, v4.2d, v10.2d
add v15.2d, v5.2d, v11.2d
eor v16.16b, v4.16b, v14.16b
eor v17.16b, v5.16b, v15.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
add v4.2d, v0.2d, v2.2d
add v5.2d, v1.2d, v3.2d
eor v10.16b, v0.16b, v4.16b
eor v11.16b, v1.16b, v5.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x4, #-832]
and v0.16b, v14.16b, v30.16b
and v1.16b, v15.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-832]
and v2.16b, v4.16b, v30.16b
and v3.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #704]
stp q2, q3, [x3, #736]
ldp q30, q31, [x4, #0]
mov v0.16b, v19.16b
mov v1.16b, v30.16b
ldp q2, q3, [x4, #0]
ext v0.16b, v0.16b, v2.16b, #8
ext v1.16b, v1.16b, v3.16b, #8
ldp q30, q31, [x4, #256]
mov v2.16b, v3.16b
mov v3.16b, v30.16b
ldp q4, q5, [x4, #256]
ext v2.16b, v2.16b, v4.16b, #8
ext v3.16b, v3.16b, v5.16b, #8
ldp q30, q31, [x4, #32]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #448]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #-416]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-416]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #-32]
add v10.2d, v20.2d, v30.2d
add v11.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #480]
add v14.2d, v20.2d, v30.2d
add v15.2d, v21.2d, v31.2d
zip1 v16.2d, v0.2d, v10.2d
zip1 v17.2d, v1.2d, v11.2d
zip2 v0.2d, v0.2d, v10.2d
zip2 v1.2d, v1.2d, v11.2d
mov v10.16b, v16.16b
mov v11.16b, v0.16b
mov v0.16b, v17.16b
ushr v16.2d, v10.2d, #52
ushr v17.2d, v11.2d, #52
ushr v18.2d, v0.2d, #52
ushr v19.2d, v1.2d, #52
mov v8.16b, v9.16b
mov v9.16b, v16.16b
ext v8.16b, v8.16b, v16.16b, #8
ext v9.16b, v9.16b, v17.16b, #8
mov v22.16b, v17.16b
mov v23.16b, v18.16b
ext v22.16b, v22.16b, v18.16b, #8
ext v23.16b, v23.16b, v19.16b, #8
add v24.2d, v10.2d, v8.2d
add v25.2d, v11.2d, v9.2d
stp q18, q19, [x4, #480]
eor v18.16b, v10.16b, v24.16b
eor v19.16b, v11.16b, v25.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
add v8.2d, v0.2d, v22.2d
add v9.2d, v1.2d, v23.2d
eor v10.16b, v0.16b, v8.16b
eor v11.16b, v1.16b, v9.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x4, #-832]
and v0.16b, v24.16b, v30.16b
and v1.16b, v25.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-832]
and v8.16b, v8.16b, v30.16b
and v9.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
stp q0, q1, [x3, #768]
stp q8, q9, [x3, #800]
add v0.2d, v6.2d, v12.2d
add v1.2d, v7.2d, v13.2d
movi v8.2d, #0
mov v9.16b, v0.16b
ext v0.16b, v8.16b, v0.16b, #8
ext v1.16b, v9.16b, v1.16b, #8
ldp q30, q31, [x4, #288]
mov v8.16b, v7.16b
mov v9.16b, v30.16b
ldp q10, q11, [x4, #288]
ext v8.16b, v8.16b, v10.16b, #8
ext v9.16b, v9.16b, v11.16b, #8
ldp q30, q31, [x4, #352]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-64]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #-448]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-416]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #384]
add v10.2d, v20.2d, v30.2d
add v11.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #416]
add v12.2d, v20.2d, v30.2d
add v13.2d, v21.2d, v31.2d
zip1 v18.2d, v0.2d, v10.2d
zip1 v19.2d, v1.2d, v11.2d
zip2 v0.2d, v0.2d, v10.2d
zip2 v1.2d, v1.2d, v11.2d
mov v22.16b, v18.16b
mov v23.16b, v0.16b
mov v0.16b, v19.16b
ushr v18.2d, v22.2d, #52
ushr v19.2d, v23.2d, #52
ushr v24.2d, v0.2d, #52
ushr v25.2d, v1.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v24.16b
ext v18.16b, v18.16b, v24.16b, #8
ext v19.16b, v19.16b, v25.16b, #8
ldp q30, q31, [x4, #-352]
and v18.16b, v18.16b, v30.16b
and v19.16b, v19.16b, v31.16b
stp q16, q17, [x4, #416]
add v16.2d, v0.2d, v18.2d
add v17.2d, v1.2d, v19.2d
stp q10, q11, [x4, #384]
eor v10.16b, v0.16b, v16.16b
eor v11.16b, v1.16b, v17.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x4, #-832]
and v0.16b, v22.16b, v30.16b
and v1.16b, v23.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-832]
and v10.16b, v16.16b, v30.16b
and v11.16b, v17.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
stp q0, q1, [x3, #960]
stp q10, q11, [x3, #992]
zip1 v0.2d, v8.2d, v12.2d
zip1 v1.2d, v9.2d, v13.2d
zip2 v8.2d, v8.2d, v12.2d
zip2 v9.2d, v9.2d, v13.2d
mov v10.16b, v0.16b
mov v11.16b, v8.16b
mov v0.16b, v1.16b
mov v1.16b, v9.16b
ushr v8.2d, v10.2d, #52
ushr v9.2d, v11.2d, #52
ushr v12.2d, v0.2d, #52
ushr v13.2d, v1.2d, #52
mov v16.16b, v25.16b
mov v17.16b, v8.16b
ext v16.16b, v16.16b, v8.16b, #8
ext v17.16b, v17.16b, v9.16b, #8
mov v8.16b, v9.16b
mov v9.16b, v12.16b
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
add v12.2d, v10.2d, v16.2d
add v13.2d, v11.2d, v17.2d
eor v18.16b, v10.16b, v12.16b
eor v19.16b, v11.16b, v13.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
add v10.2d, v0.2d, v8.2d
add v11.2d, v1.2d, v9.2d
eor v16.16b, v0.16b, v10.16b
eor v17.16b, v1.16b, v11.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x4, #-832]
and v0.16b, v12.16b, v30.16b
and v1.16b, v13.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-832]
and v8.16b, v10.16b, v30.16b
and v9.16b, v11.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
stp q0, q1, [x4, #-1024]
stp q8, q9, [x4, #-992]
stp q2, q3, [x4, #-64]
stp q6, q7, [x4, #288]
stp q14, q15, [x4, #-32]
ldp q0, q1, [x4, #-320]
ldp q2, q3, [x4, #-320]
ldp q4, q5, [x4, #-288]
ldp q6, q7, [x4, #-288]
ldp q8, q9, [x4, #-256]
ldp q10, q11, [x4, #-256]
add x9, x0, #440
add x10, x0, #1224
mov w11, #14
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
ldp q30, q31, [x4, #-320]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-320]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x4, #-288]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #-288]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x4, #-256]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x4, #-256]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x4, #448]
stp q2, q3, [x4, #32]
stp q4, q5, [x4, #0]
stp q6, q7, [x4, #320]
stp q8, q9, [x4, #160]
stp q10, q11, [x4, #128]
ldp q0, q1, [x4, #448]
ldp q2, q3, [x4, #32]
ldp q4, q5, [x4, #0]
ldp q6, q7, [x4, #320]
ldp q8, q9, [x4, #160]
ldp q10, q11, [x4, #128]
add x9, x0, #1208
add x10, x0, #456
mov w11, #14
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
ldp q12, q13, [x3, #-576]
add x12, x0, #1224
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
ldp q14, q15, [x3, #-544]
add x12, x0, #1256
ldp q18, q19, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v18.2d
fmla v21.2d, v15.2d, v19.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v14.2d, v18.2d
fmla v23.2d, v15.2d, v19.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
ldp q16, q17, [x3, #192]
add x12, x0, #456
ldp q18, q19, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v18.2d
fmla v21.2d, v17.2d, v19.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v16.2d, v18.2d
fmla v23.2d, v17.2d, v19.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
ldp q18, q19, [x3, #224]
add x12, x0, #488
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v22.2d
fmla v25.2d, v19.2d, v23.2d
stp q4, q5, [x4, #128]
fsub v4.2d, v29.2d, v24.2d
fsub v5.2d, v29.2d, v25.2d
fmla v4.2d, v18.2d, v22.2d
fmla v5.2d, v19.2d, v23.2d
add v4.2d, v6.2d, v4.2d
add v5.2d, v7.2d, v5.2d
add v6.2d, v8.2d, v20.2d
add v7.2d, v9.2d, v21.2d
add v8.2d, v10.2d, v24.2d
add v9.2d, v11.2d, v25.2d
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v16.2d, v12.2d
fmla v11.2d, v17.2d, v13.2d
fsub v20.2d, v29.2d, v10.2d
fsub v21.2d, v29.2d, v11.2d
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v18.2d
fmla v13.2d, v15.2d, v19.2d
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
fmla v16.2d, v14.2d, v18.2d
fmla v17.2d, v15.2d, v19.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x4, #128]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
stp q0, q1, [x4, #128]
stp q2, q3, [x4, #160]
stp q4, q5, [x4, #320]
stp q6, q7, [x4, #0]
stp q8, q9, [x4, #32]
stp q10, q11, [x4, #448]
ldp q0, q1, [x4, #-224]
ldp q2, q3, [x4, #-224]
ldp q4, q5, [x4, #-224]
ldp q6, q7, [x4, #-224]
ldp q8, q9, [x4, #-192]
ldp q10, q11, [x4, #-192]
ldp q12, q13, [x4, #-192]
ldp q14, q15, [x4, #-192]
ldr d16, [x0, #2032]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #6144
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #6144
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #6176
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #6176
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #6208
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #6208
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #6240
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #6240
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2040]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #6400
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #6400
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #6432
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #6432
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #6464
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #6464
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #6496
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #6496
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2048]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #6656
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #6656
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #6688
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #6688
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #6720
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #6720
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #6752
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #6752
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2056]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #6912
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #6912
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #6944
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #6944
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #6976
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #6976
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #7008
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #7008
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2064]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #7168
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #7168
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #7200
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #7200
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #7232
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #7232
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #7264
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #7264
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2072]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #7424
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #7424
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #7456
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #7456
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #7488
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #7488
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #7520
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #7520
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2080]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #7680
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #7680
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #7712
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #7712
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #7744
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #7744
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #7776
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #7776
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2088]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #7936
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #7936
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #7968
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #7968
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #8000
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #8000
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #8032
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #8032
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
stp q0, q1, [x4, #96]
stp q2, q3, [x4, #64]
stp q4, q5, [x4, #224]
stp q6, q7, [x4, #192]
stp q8, q9, [x4, #512]
stp q10, q11, [x4, #544]
stp q12, q13, [x4, #576]
stp q14, q15, [x4, #608]
ldp q0, q1, [x4, #-224]
ldp q2, q3, [x4, #-224]
ldp q4, q5, [x4, #-224]
ldp q6, q7, [x4, #-224]
ldp q8, q9, [x4, #-192]
ldp q10, q11, [x4, #-192]
ldp q12, q13, [x4, #-192]
ldp q14, q15, [x4, #-192]
ldr d16, [x0, #2032]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #6272
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #6272
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #6304
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #6304
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #6336
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #6336
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #6368
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #6368
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2040]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #6528
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #6528
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #6560
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #6560
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #6592
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #6592
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #6624
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #6624
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2048]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #6784
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #6784
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #6816
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #6816
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #6848
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #6848
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #6880
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #6880
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2056]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #7040
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #7040
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #7072
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #7072
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #7104
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #7104
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #7136
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #7136
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2064]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #7296
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #7296
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #7328
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #7328
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #7360
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #7360
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #7392
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #7392
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2072]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #7552
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #7552
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #7584
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #7584
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #7616
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #7616
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #7648
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #7648
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2080]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #7808
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #7808
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #7840
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #7840
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #7872
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #7872
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #7904
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #7904
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d16, [x0, #2088]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
mov x14, #8064
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
mov x14, #8064
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #8096
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
mov x14, #8096
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #8128
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
mov x14, #8128
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #8160
add x12, x1, x14
ldp q30, q31, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
mov x14, #8160
add x12, x1, x14
ldp q30, q31, [x12, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldp q16, q17, [x4, #-160]
ldp q30, q31, [x4, #96]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #64]
add v20.2d, v16.2d, v30.2d
add v21.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #224]
add v22.2d, v16.2d, v30.2d
add v23.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #192]
add v24.2d, v16.2d, v30.2d
add v25.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q16, q17, [x4, #-128]
stp q24, q25, [x4, #192]
ldp q30, q31, [x4, #512]
add v24.2d, v16.2d, v30.2d
add v25.2d, v17.2d, v31.2d
stp q24, q25, [x4, #512]
ldp q30, q31, [x4, #544]
add v24.2d, v16.2d, v30.2d
add v25.2d, v17.2d, v31.2d
stp q24, q25, [x4, #544]
ldp q30, q31, [x4, #576]
add v24.2d, v16.2d, v30.2d
add v25.2d, v17.2d, v31.2d
stp q24, q25, [x4, #576]
ldp q30, q31, [x4, #608]
add v24.2d, v16.2d, v30.2d
add v25.2d, v17.2d, v31.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
add v10.2d, v10.2d, v16.2d
add v11.2d, v11.2d, v17.2d
add v12.2d, v12.2d, v16.2d
add v13.2d, v13.2d, v17.2d
add v14.2d, v14.2d, v16.2d
add v15.2d, v15.2d, v17.2d
stp q0, q1, [x4, #608]
stp q2, q3, [x4, #224]
stp q4, q5, [x4, #64]
stp q6, q7, [x4, #96]
stp q8, q9, [x4, #640]
stp q10, q11, [x4, #672]
stp q12, q13, [x4, #704]
stp q14, q15, [x4, #736]
stp q18, q19, [x4, #768]
stp q20, q21, [x4, #800]
stp q22, q23, [x4, #832]
stp q24, q25, [x4, #864]
ldp q0, q1, [x4, #768]
ldp q2, q3, [x4, #800]
ldp q4, q5, [x4, #832]
ldp q6, q7, [x4, #192]
ldp q8, q9, [x4, #512]
ldp q10, q11, [x4, #544]
ldp q12, q13, [x4, #576]
ldp q14, q15, [x4, #864]
add x9, x0, #1664
add x10, x1, #0
mov w11, #24
.p2align 5
3:
ld1r {v16.2d}, [x9]
mov v17.16b, v16.16b
ldp q30, q31, [x10, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
ldp q30, q31, [x10, #0]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldp q30, q31, [x10, #32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
ldp q30, q31, [x10, #32]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
ldp q30, q31, [x10, #64]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
ldp q30, q31, [x10, #64]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q30, q31, [x10, #96]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
ldp q30, q31, [x10, #96]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add x9, x9, #8
add x10, x10, #256
subs w11, w11, #1
b.ne 3b
stp q0, q1, [x4, #896]
stp q2, q3, [x4, #928]
stp q4, q5, [x4, #960]
stp q6, q7, [x4, #992]
stp q8, q9, [x5, #-1024]
stp q10, q11, [x5, #-992]
stp q12, q13, [x5, #-960]
stp q14, q15, [x5, #-928]
ldp q0, q1, [x4, #608]
ldp q2, q3, [x4, #224]
ldp q4, q5, [x4, #64]
ldp q6, q7, [x4, #96]
ldp q8, q9, [x4, #640]
ldp q10, q11, [x4, #672]
ldp q12, q13, [x4, #704]
ldp q14, q15, [x4, #736]
add x9, x0, #1664
add x10, x1, #0
mov w11, #24
.p2align 5
3:
ld1r {v16.2d}, [x9]
mov v17.16b, v16.16b
ldp q30, q31, [x10, #128]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
ldp q30, q31, [x10, #128]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldp q30, q31, [x10, #160]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
ldp q30, q31, [x10, #160]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
ldp q30, q31, [x10, #192]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
ldp q30, q31, [x10, #192]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q30, q31, [x10, #224]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
add v14.2d, v14.2d, v18.2d
add v15.2d, v15.2d, v19.2d
ldp q30, q31, [x10, #224]
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add x9, x9, #8
add x10, x10, #256
subs w11, w11, #1
b.ne 3b
ldp q16, q17, [x4, #-64]
ldp q30, q31, [x4, #-32]
zip1 v18.2d, v16.2d, v30.2d
zip1 v19.2d, v17.2d, v31.2d
ldp q30, q31, [x4, #-32]
zip2 v16.2d, v16.2d, v30.2d
zip2 v17.2d, v17.2d, v31.2d
mov v20.16b, v18.16b
mov v21.16b, v16.16b
mov v16.16b, v19.16b
ldp q30, q31, [x4, #896]
add v18.2d, v20.2d, v30.2d
add v19.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #928]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q20, q21, [x4, #256]
ldp q30, q31, [x4, #0]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x4, #0]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x4, #32]
mov v22.16b, v23.16b
mov v23.16b, v30.16b
ldp q24, q25, [x4, #32]
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x4, #128]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #160]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x4, #-416]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #-416]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q14, q15, [x4, #160]
ldp q14, q15, [x4, #-384]
stp q12, q13, [x4, #128]
ldp q30, q31, [x4, #448]
add v12.2d, v14.2d, v30.2d
add v13.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #320]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
stp q10, q11, [x4, #320]
zip1 v10.2d, v20.2d, v12.2d
zip1 v11.2d, v21.2d, v13.2d
zip2 v12.2d, v20.2d, v12.2d
zip2 v13.2d, v21.2d, v13.2d
mov v20.16b, v10.16b
mov v21.16b, v12.16b
mov v10.16b, v11.16b
mov v11.16b, v13.16b
ldp q30, q31, [x4, #960]
add v12.2d, v20.2d, v30.2d
add v13.2d, v21.2d, v31.2d
ldp q30, q31, [x4, #992]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
zip1 v20.2d, v22.2d, v14.2d
zip1 v21.2d, v23.2d, v15.2d
zip2 v14.2d, v22.2d, v14.2d
zip2 v15.2d, v23.2d, v15.2d
mov v22.16b, v20.16b
mov v23.16b, v14.16b
mov v14.16b, v21.16b
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
ldp q30, q31, [x4, #288]
mov v14.16b, v25.16b
mov v15.16b, v30.16b
ldp q20, q21, [x4, #288]
ext v14.16b, v14.16b, v20.16b, #8
ext v15.16b, v15.16b, v21.16b, #8
ldp q30, q31, [x4, #352]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #-416]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #384]
zip1 v20.2d, v14.2d, v30.2d
zip1 v21.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #384]
zip2 v14.2d, v14.2d, v30.2d
zip2 v15.2d, v15.2d, v31.2d
mov v15.16b, v14.16b
mov v14.16b, v20.16b
mov v20.16b, v21.16b
movi v21.2d, #0
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldp q14, q15, [x4, #480]
ldp q30, q31, [x4, #416]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q20, q21, [x4, #416]
ext v14.16b, v14.16b, v20.16b, #8
ext v15.16b, v15.16b, v21.16b, #8
ldp q30, q31, [x4, #-96]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
add v14.2d, v18.2d, v14.2d
add v15.2d, v19.2d, v15.2d
ldp q18, q19, [x5, #-1024]
movi v20.2d, #0
mov v21.16b, v18.16b
ext v20.16b, v20.16b, v18.16b, #8
ext v21.16b, v21.16b, v19.16b, #8
ldp q30, q31, [x5, #-992]
mov v18.16b, v19.16b
mov v19.16b, v30.16b
ldp q22, q23, [x5, #-992]
ext v18.16b, v18.16b, v22.16b, #8
ext v19.16b, v19.16b, v23.16b, #8
add v14.2d, v14.2d, v20.2d
add v15.2d, v15.2d, v21.2d
add v16.2d, v16.2d, v18.2d
add v17.2d, v17.2d, v19.2d
ushr v18.2d, v14.2d, #52
ushr v19.2d, v15.2d, #52
ushr v20.2d, v16.2d, #52
ushr v21.2d, v17.2d, #52
movi v24.2d, #0
mov v25.16b, v18.16b
ext v24.16b, v24.16b, v18.16b, #8
ext v25.16b, v25.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v20.16b
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
stp q6, q7, [x5, #-1024]
add v6.2d, v14.2d, v24.2d
add v7.2d, v15.2d, v25.2d
stp q4, q5, [x4, #416]
eor v4.16b, v14.16b, v6.16b
eor v5.16b, v15.16b, v7.16b
orr v26.16b, v26.16b, v4.16b
orr v27.16b, v27.16b, v5.16b
add v4.2d, v16.2d, v18.2d
add v5.2d, v17.2d, v19.2d
eor v14.16b, v16.16b, v4.16b
eor v15.16b, v17.16b, v5.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #-960]
mov v14.16b, v23.16b
mov v15.16b, v30.16b
ldp q16, q17, [x5, #-960]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x5, #-928]
mov v16.16b, v17.16b
mov v17.16b, v30.16b
ldp q18, q19, [x5, #-928]
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
mov v20.16b, v21.16b
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
mov v10.16b, v19.16b
mov v11.16b, v8.16b
ext v10.16b, v10.16b, v8.16b, #8
ext v11.16b, v11.16b, v9.16b, #8
ldp q30, q31, [x4, #320]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q14, q15, [x4, #320]
ext v8.16b, v8.16b, v14.16b, #8
ext v9.16b, v9.16b, v15.16b, #8
add v0.2d, v0.2d, v10.2d
add v1.2d, v1.2d, v11.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
ushr v8.2d, v0.2d, #52
ushr v9.2d, v1.2d, #52
ushr v10.2d, v2.2d, #52
ushr v11.2d, v3.2d, #52
mov v16.16b, v17.16b
mov v17.16b, v8.16b
ext v16.16b, v16.16b, v8.16b, #8
ext v17.16b, v17.16b, v9.16b, #8
mov v8.16b, v9.16b
mov v9.16b, v10.16b
ext v8.16b, v8.16b, v10.16b, #8
ext v9.16b, v9.16b, v11.16b, #8
add v18.2d, v0.2d, v16.2d
add v19.2d, v1.2d, v17.2d
eor v20.16b, v0.16b, v18.16b
eor v21.16b, v1.16b, v19.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v0.2d, v2.2d, v8.2d
add v1.2d, v3.2d, v9.2d
eor v16.16b, v2.16b, v0.16b
eor v17.16b, v3.16b, v1.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x4, #128]
mov v2.16b, v15.16b
mov v3.16b, v30.16b
ldp q8, q9, [x4, #128]
ext v2.16b, v2.16b, v8.16b, #8
ext v3.16b, v3.16b, v9.16b, #8
ldp q30, q31, [x4, #160]
mov v8.16b, v9.16b
mov v9.16b, v30.16b
ldp q14, q15, [x4, #160]
ext v8.16b, v8.16b, v14.16b, #8
ext v9.16b, v9.16b, v15.16b, #8
ldp q30, q31, [x4, #416]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #-1024]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ushr v14.2d, v2.2d, #52
ushr v15.2d, v3.2d, #52
ushr v16.2d, v8.2d, #52
ushr v17.2d, v9.2d, #52
mov v10.16b, v11.16b
mov v11.16b, v14.16b
ext v10.16b, v10.16b, v14.16b, #8
ext v11.16b, v11.16b, v15.16b, #8
mov v14.16b, v15.16b
mov v15.16b, v16.16b
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
add v16.2d, v2.2d, v10.2d
add v17.2d, v3.2d, v11.2d
eor v20.16b, v2.16b, v16.16b
eor v21.16b, v3.16b, v17.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v2.2d, v8.2d, v14.2d
add v3.2d, v9.2d, v15.2d
eor v10.16b, v8.16b, v2.16b
eor v11.16b, v9.16b, v3.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x4, #-832]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
ldp q30, q31, [x4, #-832]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q6, q7, [x3, #-704]
stp q4, q5, [x3, #-672]
ldp q30, q31, [x4, #-832]
and v4.16b, v22.16b, v30.16b
and v5.16b, v23.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #-832]
and v6.16b, v12.16b, v30.16b
and v7.16b, v13.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q4, q5, [x3, #-640]
stp q6, q7, [x3, #-608]
ldp q30, q31, [x4, #-832]
and v4.16b, v18.16b, v30.16b
and v5.16b, v19.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x4, #-832]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q4, q5, [x3, #-576]
stp q0, q1, [x3, #-544]
ldp q30, q31, [x4, #-832]
and v0.16b, v16.16b, v30.16b
and v1.16b, v17.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x4, #-832]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #-800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x4, #-800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x3, #-512]
stp q2, q3, [x3, #-480]
stp q26, q27, [x0]
msr fpcr, x13
