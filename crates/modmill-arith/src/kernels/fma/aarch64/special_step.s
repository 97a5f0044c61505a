// Generated code. Do not edit.
// Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
// Computes x2 times X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) mod N = c 2^1196 - 1, once for each alpha.
// Kernel: crates/modmill-arith/src/fold/special_step.rs. In: x0 state, x1 table, x2 iterations.
// Bounds: 29 limbs not carried, as `special_step::bounds` says; v26 and v27 collect predicted carries that rippled.
// 13664 instructions a step, 739 pairs of products, 266 spills.
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
ldr q28, [x0, #5824]
ldr q29, [x0, #5856]
.p2align 6
2:
ldp q0, q1, [x3, #-640]
ldp q30, q31, [x3, #-896]
add v2.2d, v0.2d, v30.2d
add v3.2d, v1.2d, v31.2d
ldp q4, q5, [x3, #-608]
ldp q30, q31, [x3, #-864]
add v6.2d, v4.2d, v30.2d
add v7.2d, v5.2d, v31.2d
ldp q8, q9, [x3, #-576]
ldp q30, q31, [x3, #-832]
add v10.2d, v8.2d, v30.2d
add v11.2d, v9.2d, v31.2d
ldp q12, q13, [x3, #-544]
ldp q30, q31, [x3, #-800]
add v14.2d, v12.2d, v30.2d
add v15.2d, v13.2d, v31.2d
ldp q16, q17, [x3, #-512]
ldp q30, q31, [x3, #-768]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
ldp q20, q21, [x3, #-480]
ldp q30, q31, [x3, #-736]
add v22.2d, v20.2d, v30.2d
add v23.2d, v21.2d, v31.2d
ldp q24, q25, [x3, #-448]
ldp q30, q31, [x3, #-704]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q24, q25, [x3, #-416]
ldp q30, q31, [x3, #-672]
add v16.2d, v24.2d, v30.2d
add v17.2d, v25.2d, v31.2d
ushr v24.2d, v2.2d, #52
ushr v25.2d, v3.2d, #52
ushr v12.2d, v6.2d, #52
ushr v13.2d, v7.2d, #52
movi v8.2d, #0
mov v9.16b, v24.16b
ext v8.16b, v8.16b, v24.16b, #8
ext v9.16b, v9.16b, v25.16b, #8
mov v24.16b, v25.16b
mov v25.16b, v12.16b
ext v24.16b, v24.16b, v12.16b, #8
ext v25.16b, v25.16b, v13.16b, #8
add v4.2d, v2.2d, v8.2d
add v5.2d, v3.2d, v9.2d
eor v0.16b, v2.16b, v4.16b
eor v1.16b, v3.16b, v5.16b
orr v26.16b, v26.16b, v0.16b
orr v27.16b, v27.16b, v1.16b
add v0.2d, v6.2d, v24.2d
add v1.2d, v7.2d, v25.2d
eor v2.16b, v6.16b, v0.16b
eor v3.16b, v7.16b, v1.16b
orr v26.16b, v26.16b, v2.16b
orr v27.16b, v27.16b, v3.16b
ldp q30, q31, [x5, #768]
and v2.16b, v4.16b, v30.16b
and v3.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #768]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q2, q3, [x4, #-576]
stp q0, q1, [x4, #-544]
ushr v4.2d, v10.2d, #52
ushr v5.2d, v11.2d, #52
ushr v6.2d, v14.2d, #52
ushr v7.2d, v15.2d, #52
mov v8.16b, v13.16b
mov v9.16b, v4.16b
ext v8.16b, v8.16b, v4.16b, #8
ext v9.16b, v9.16b, v5.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v6.16b
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
add v12.2d, v10.2d, v8.2d
add v13.2d, v11.2d, v9.2d
eor v24.16b, v10.16b, v12.16b
eor v25.16b, v11.16b, v13.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v8.2d, v14.2d, v4.2d
add v9.2d, v15.2d, v5.2d
eor v10.16b, v14.16b, v8.16b
eor v11.16b, v15.16b, v9.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #768]
and v4.16b, v12.16b, v30.16b
and v5.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #768]
and v8.16b, v8.16b, v30.16b
and v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
stp q4, q5, [x4, #-512]
stp q8, q9, [x4, #-480]
ushr v10.2d, v18.2d, #52
ushr v11.2d, v19.2d, #52
ushr v12.2d, v22.2d, #52
ushr v13.2d, v23.2d, #52
mov v6.16b, v7.16b
mov v7.16b, v10.16b
ext v6.16b, v6.16b, v10.16b, #8
ext v7.16b, v7.16b, v11.16b, #8
mov v10.16b, v11.16b
mov v11.16b, v12.16b
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
add v14.2d, v18.2d, v6.2d
add v15.2d, v19.2d, v7.2d
eor v24.16b, v18.16b, v14.16b
eor v25.16b, v19.16b, v15.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v6.2d, v22.2d, v10.2d
add v7.2d, v23.2d, v11.2d
eor v18.16b, v22.16b, v6.16b
eor v19.16b, v23.16b, v7.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
ldp q30, q31, [x5, #768]
and v10.16b, v14.16b, v30.16b
and v11.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #768]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q10, q11, [x4, #-448]
stp q6, q7, [x4, #-416]
ushr v14.2d, v20.2d, #52
ushr v15.2d, v21.2d, #52
ushr v18.2d, v16.2d, #52
ushr v19.2d, v17.2d, #52
mov v12.16b, v13.16b
mov v13.16b, v14.16b
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
mov v14.16b, v15.16b
mov v15.16b, v18.16b
ext v14.16b, v14.16b, v18.16b, #8
ext v15.16b, v15.16b, v19.16b, #8
add v18.2d, v20.2d, v12.2d
add v19.2d, v21.2d, v13.2d
eor v22.16b, v20.16b, v18.16b
eor v23.16b, v21.16b, v19.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
add v12.2d, v16.2d, v14.2d
add v13.2d, v17.2d, v15.2d
eor v20.16b, v16.16b, v12.16b
eor v21.16b, v17.16b, v13.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q30, q31, [x5, #768]
and v14.16b, v18.16b, v30.16b
and v15.16b, v19.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #768]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v12.16b, v12.16b, v30.16b
orr v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v12.2d, v12.2d, v30.2d
fsub v13.2d, v13.2d, v31.2d
stp q14, q15, [x4, #-384]
stp q12, q13, [x4, #-352]
ldp q16, q17, [x3, #896]
ldp q30, q31, [x3, #-640]
sub v18.2d, v16.2d, v30.2d
sub v19.2d, v17.2d, v31.2d
ldp q20, q21, [x3, #928]
ldp q30, q31, [x3, #-608]
sub v22.2d, v20.2d, v30.2d
sub v23.2d, v21.2d, v31.2d
ldp q30, q31, [x3, #-896]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x3, #-864]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #960]
ldp q30, q31, [x3, #-576]
sub v20.2d, v24.2d, v30.2d
sub v21.2d, v25.2d, v31.2d
ldp q24, q25, [x3, #992]
ldp q30, q31, [x3, #-544]
sub v16.2d, v24.2d, v30.2d
sub v17.2d, v25.2d, v31.2d
ldp q30, q31, [x3, #-832]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x3, #-800]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q24, q25, [x4, #-1024]
stp q12, q13, [x6, #416]
ldp q30, q31, [x3, #-512]
sub v12.2d, v24.2d, v30.2d
sub v13.2d, v25.2d, v31.2d
ldp q24, q25, [x4, #-992]
stp q14, q15, [x6, #448]
ldp q30, q31, [x3, #-480]
sub v14.2d, v24.2d, v30.2d
sub v15.2d, v25.2d, v31.2d
ldp q30, q31, [x3, #-768]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x3, #-736]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q24, q25, [x4, #-960]
stp q6, q7, [x6, #480]
ldp q30, q31, [x3, #-448]
sub v6.2d, v24.2d, v30.2d
sub v7.2d, v25.2d, v31.2d
ldp q24, q25, [x4, #-928]
stp q10, q11, [x6, #512]
ldp q30, q31, [x3, #-416]
sub v10.2d, v24.2d, v30.2d
sub v11.2d, v25.2d, v31.2d
ldp q30, q31, [x3, #-704]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x3, #-672]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ushr v24.2d, v18.2d, #52
ushr v25.2d, v19.2d, #52
stp q8, q9, [x6, #544]
ushr v8.2d, v22.2d, #52
ushr v9.2d, v23.2d, #52
stp q4, q5, [x6, #576]
movi v4.2d, #0
mov v5.16b, v24.16b
ext v4.16b, v4.16b, v24.16b, #8
ext v5.16b, v5.16b, v25.16b, #8
mov v24.16b, v25.16b
mov v25.16b, v8.16b
ext v24.16b, v24.16b, v8.16b, #8
ext v25.16b, v25.16b, v9.16b, #8
stp q0, q1, [x6, #608]
add v0.2d, v18.2d, v4.2d
add v1.2d, v19.2d, v5.2d
stp q2, q3, [x6, #640]
eor v2.16b, v18.16b, v0.16b
eor v3.16b, v19.16b, v1.16b
orr v26.16b, v26.16b, v2.16b
orr v27.16b, v27.16b, v3.16b
add v2.2d, v22.2d, v24.2d
add v3.2d, v23.2d, v25.2d
eor v4.16b, v22.16b, v2.16b
eor v5.16b, v23.16b, v3.16b
orr v26.16b, v26.16b, v4.16b
orr v27.16b, v27.16b, v5.16b
ldp q30, q31, [x5, #768]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #768]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x4, #192]
stp q2, q3, [x4, #224]
ushr v4.2d, v20.2d, #52
ushr v5.2d, v21.2d, #52
ushr v18.2d, v16.2d, #52
ushr v19.2d, v17.2d, #52
mov v8.16b, v9.16b
mov v9.16b, v4.16b
ext v8.16b, v8.16b, v4.16b, #8
ext v9.16b, v9.16b, v5.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v18.16b
ext v4.16b, v4.16b, v18.16b, #8
ext v5.16b, v5.16b, v19.16b, #8
add v22.2d, v20.2d, v8.2d
add v23.2d, v21.2d, v9.2d
eor v24.16b, v20.16b, v22.16b
eor v25.16b, v21.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v8.2d, v16.2d, v4.2d
add v9.2d, v17.2d, v5.2d
eor v20.16b, v16.16b, v8.16b
eor v21.16b, v17.16b, v9.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q30, q31, [x5, #768]
and v4.16b, v22.16b, v30.16b
and v5.16b, v23.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #768]
and v8.16b, v8.16b, v30.16b
and v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
stp q4, q5, [x4, #256]
stp q8, q9, [x4, #288]
ushr v16.2d, v12.2d, #52
ushr v17.2d, v13.2d, #52
ushr v20.2d, v14.2d, #52
ushr v21.2d, v15.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v16.16b
ext v18.16b, v18.16b, v16.16b, #8
ext v19.16b, v19.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v20.16b
ext v16.16b, v16.16b, v20.16b, #8
ext v17.16b, v17.16b, v21.16b, #8
add v22.2d, v12.2d, v18.2d
add v23.2d, v13.2d, v19.2d
eor v24.16b, v12.16b, v22.16b
eor v25.16b, v13.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v12.2d, v14.2d, v16.2d
add v13.2d, v15.2d, v17.2d
eor v18.16b, v14.16b, v12.16b
eor v19.16b, v15.16b, v13.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
ldp q30, q31, [x5, #768]
and v14.16b, v22.16b, v30.16b
and v15.16b, v23.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #768]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v12.16b, v12.16b, v30.16b
orr v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v12.2d, v12.2d, v30.2d
fsub v13.2d, v13.2d, v31.2d
stp q14, q15, [x4, #320]
stp q12, q13, [x4, #352]
ushr v16.2d, v6.2d, #52
ushr v17.2d, v7.2d, #52
ushr v18.2d, v10.2d, #52
ushr v19.2d, v11.2d, #52
mov v20.16b, v21.16b
mov v21.16b, v16.16b
ext v20.16b, v20.16b, v16.16b, #8
ext v21.16b, v21.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v18.2d, v6.2d, v20.2d
add v19.2d, v7.2d, v21.2d
eor v22.16b, v6.16b, v18.16b
eor v23.16b, v7.16b, v19.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
add v6.2d, v10.2d, v16.2d
add v7.2d, v11.2d, v17.2d
eor v20.16b, v10.16b, v6.16b
eor v21.16b, v11.16b, v7.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q30, q31, [x5, #768]
and v10.16b, v18.16b, v30.16b
and v11.16b, v19.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #768]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q10, q11, [x4, #384]
stp q6, q7, [x4, #416]
stp q0, q1, [x6, #672]
stp q2, q3, [x6, #704]
stp q4, q5, [x6, #736]
stp q6, q7, [x6, #768]
stp q8, q9, [x6, #800]
stp q10, q11, [x6, #832]
stp q12, q13, [x6, #864]
stp q14, q15, [x6, #896]
ldp q0, q1, [x5, #832]
ldp q2, q3, [x5, #832]
ldp q4, q5, [x5, #960]
ldp q6, q7, [x5, #960]
ldp q8, q9, [x6, #-960]
ldp q10, q11, [x6, #-960]
add x9, x0, #2488
add x10, x0, #2504
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
stp q0, q1, [x6, #928]
stp q2, q3, [x6, #960]
stp q4, q5, [x6, #992]
stp q6, q7, [x7, #-1024]
stp q8, q9, [x7, #-992]
stp q10, q11, [x7, #-960]
ldp q0, q1, [x5, #864]
ldp q2, q3, [x5, #864]
ldp q4, q5, [x5, #992]
ldp q6, q7, [x5, #992]
ldp q8, q9, [x6, #-928]
ldp q10, q11, [x6, #-928]
add x9, x0, #2552
add x10, x0, #2568
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
stp q0, q1, [x7, #-928]
stp q2, q3, [x7, #-896]
stp q4, q5, [x7, #-864]
stp q6, q7, [x7, #-832]
stp q8, q9, [x7, #-800]
stp q10, q11, [x7, #-768]
ldp q0, q1, [x5, #896]
ldp q2, q3, [x5, #896]
ldp q4, q5, [x6, #-1024]
ldp q6, q7, [x6, #-1024]
ldp q8, q9, [x6, #-896]
ldp q10, q11, [x6, #-896]
add x9, x0, #2616
add x10, x0, #2632
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
stp q0, q1, [x7, #-736]
stp q2, q3, [x7, #-704]
stp q4, q5, [x7, #-672]
stp q6, q7, [x7, #-640]
stp q8, q9, [x7, #-608]
stp q10, q11, [x7, #-576]
ldp q0, q1, [x5, #928]
ldp q2, q3, [x5, #928]
ldp q4, q5, [x6, #-992]
ldp q6, q7, [x6, #-992]
ldp q8, q9, [x6, #-864]
ldp q10, q11, [x6, #-864]
add x9, x0, #2680
add x10, x0, #2696
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
ldp q12, q13, [x6, #640]
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
ldp q30, q31, [x6, #992]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q18, q19, [x6, #608]
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
ldp q30, q31, [x7, #-1024]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x7, #-992]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x7, #-960]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x6, #928]
add v24.2d, v24.2d, v24.2d
add v25.2d, v25.2d, v25.2d
stp q2, q3, [x6, #928]
ldp q2, q3, [x6, #960]
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
stp q22, q23, [x6, #960]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v12.2d
fmla v23.2d, v13.2d, v13.2d
stp q16, q17, [x7, #-960]
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
ldp q18, q19, [x6, #576]
add x12, x0, #2568
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x7, #-864]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q24, q25, [x6, #544]
stp q16, q17, [x7, #-864]
add x12, x0, #2600
ldp q16, q17, [x12, #0]
stp q14, q15, [x6, #608]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v16.2d
fmla v15.2d, v25.2d, v17.2d
stp q2, q3, [x6, #640]
fsub v2.2d, v29.2d, v14.2d
fsub v3.2d, v29.2d, v15.2d
fmla v2.2d, v24.2d, v16.2d
fmla v3.2d, v25.2d, v17.2d
ldp q30, q31, [x7, #-832]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x7, #-800]
add v16.2d, v22.2d, v30.2d
add v17.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-768]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q22, q23, [x7, #-928]
add v22.2d, v22.2d, v22.2d
add v23.2d, v23.2d, v23.2d
stp q12, q13, [x7, #-928]
ldp q12, q13, [x7, #-896]
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
stp q14, q15, [x7, #-896]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v18.2d
fmla v15.2d, v19.2d, v19.2d
stp q16, q17, [x7, #-768]
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
ldp q18, q19, [x6, #512]
add x12, x0, #2632
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x7, #-672]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q24, q25, [x6, #480]
stp q2, q3, [x7, #-672]
add x12, x0, #2664
ldp q2, q3, [x12, #0]
stp q14, q15, [x6, #544]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v2.2d
fmla v15.2d, v25.2d, v3.2d
stp q12, q13, [x6, #576]
fsub v12.2d, v29.2d, v14.2d
fsub v13.2d, v29.2d, v15.2d
fmla v12.2d, v24.2d, v2.2d
fmla v13.2d, v25.2d, v3.2d
ldp q30, q31, [x7, #-640]
add v2.2d, v12.2d, v30.2d
add v3.2d, v13.2d, v31.2d
ldp q30, q31, [x7, #-608]
add v12.2d, v22.2d, v30.2d
add v13.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-576]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q22, q23, [x7, #-736]
add v22.2d, v22.2d, v22.2d
add v23.2d, v23.2d, v23.2d
stp q16, q17, [x7, #-736]
ldp q16, q17, [x7, #-704]
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
stp q14, q15, [x7, #-704]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v18.2d
fmla v15.2d, v19.2d, v19.2d
stp q12, q13, [x7, #-576]
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
ldp q18, q19, [x6, #448]
add x12, x0, #2696
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
ldp q20, q21, [x6, #416]
add x12, x0, #2728
ldp q24, q25, [x12, #0]
stp q2, q3, [x6, #480]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v20.2d, v24.2d
fmla v3.2d, v21.2d, v25.2d
stp q14, q15, [x6, #512]
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
ldp q10, q11, [x6, #928]
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
ldp q14, q15, [x6, #-832]
ldp q30, q31, [x7, #-960]
add v18.2d, v14.2d, v30.2d
add v19.2d, v15.2d, v31.2d
movi v20.2d, #0
mov v21.16b, v18.16b
ext v18.16b, v20.16b, v18.16b, #8
ext v19.16b, v21.16b, v19.16b, #8
ldp q20, q21, [x7, #-960]
ldp q30, q31, [x6, #960]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x6, #960]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x7, #-928]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #640]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-800]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x6, #-736]
ldp q30, q31, [x6, #608]
add v14.2d, v24.2d, v30.2d
add v15.2d, v25.2d, v31.2d
stp q6, q7, [x6, #608]
ldp q30, q31, [x7, #-864]
add v6.2d, v24.2d, v30.2d
add v7.2d, v25.2d, v31.2d
stp q4, q5, [x7, #-864]
zip1 v4.2d, v18.2d, v14.2d
zip1 v5.2d, v19.2d, v15.2d
zip2 v14.2d, v18.2d, v14.2d
zip2 v15.2d, v19.2d, v15.2d
mov v18.16b, v4.16b
mov v19.16b, v14.16b
mov v4.16b, v5.16b
mov v5.16b, v15.16b
zip1 v14.2d, v20.2d, v6.2d
zip1 v15.2d, v21.2d, v7.2d
zip2 v6.2d, v20.2d, v6.2d
zip2 v7.2d, v21.2d, v7.2d
mov v20.16b, v14.16b
mov v21.16b, v6.16b
mov v6.16b, v15.16b
ldp q30, q31, [x7, #-768]
mov v14.16b, v23.16b
mov v15.16b, v30.16b
ldp q22, q23, [x7, #-768]
ext v14.16b, v14.16b, v22.16b, #8
ext v15.16b, v15.16b, v23.16b, #8
ldp q30, q31, [x7, #-896]
mov v22.16b, v23.16b
mov v23.16b, v30.16b
stp q6, q7, [x7, #-768]
ldp q6, q7, [x7, #-896]
ext v22.16b, v22.16b, v6.16b, #8
ext v23.16b, v23.16b, v7.16b, #8
ldp q30, q31, [x7, #-736]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #576]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q20, q21, [x6, #576]
ldp q30, q31, [x6, #544]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
stp q4, q5, [x6, #544]
ldp q30, q31, [x7, #-672]
add v4.2d, v24.2d, v30.2d
add v5.2d, v25.2d, v31.2d
stp q18, q19, [x7, #-672]
zip1 v18.2d, v14.2d, v20.2d
zip1 v19.2d, v15.2d, v21.2d
zip2 v14.2d, v14.2d, v20.2d
zip2 v15.2d, v15.2d, v21.2d
mov v20.16b, v18.16b
mov v21.16b, v14.16b
mov v14.16b, v19.16b
zip1 v18.2d, v22.2d, v4.2d
zip1 v19.2d, v23.2d, v5.2d
zip2 v4.2d, v22.2d, v4.2d
zip2 v5.2d, v23.2d, v5.2d
mov v22.16b, v18.16b
mov v23.16b, v4.16b
mov v4.16b, v19.16b
ldp q30, q31, [x7, #-576]
mov v6.16b, v7.16b
mov v7.16b, v30.16b
ldp q18, q19, [x7, #-576]
ext v6.16b, v6.16b, v18.16b, #8
ext v7.16b, v7.16b, v19.16b, #8
ldp q30, q31, [x7, #-704]
mov v18.16b, v19.16b
mov v19.16b, v30.16b
stp q4, q5, [x7, #-576]
ldp q4, q5, [x7, #-704]
ext v18.16b, v18.16b, v4.16b, #8
ext v19.16b, v19.16b, v5.16b, #8
add v6.2d, v12.2d, v6.2d
add v7.2d, v13.2d, v7.2d
add v12.2d, v16.2d, v18.2d
add v13.2d, v17.2d, v19.2d
ldp q30, q31, [x6, #-768]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #512]
add v16.2d, v24.2d, v30.2d
add v17.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #480]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
stp q22, q23, [x6, #480]
zip1 v22.2d, v6.2d, v16.2d
zip1 v23.2d, v7.2d, v17.2d
zip2 v6.2d, v6.2d, v16.2d
zip2 v7.2d, v7.2d, v17.2d
mov v16.16b, v22.16b
mov v17.16b, v6.16b
mov v6.16b, v23.16b
zip1 v22.2d, v12.2d, v18.2d
zip1 v23.2d, v13.2d, v19.2d
zip2 v12.2d, v12.2d, v18.2d
zip2 v13.2d, v13.2d, v19.2d
mov v18.16b, v22.16b
mov v19.16b, v12.16b
mov v12.16b, v23.16b
mov v4.16b, v5.16b
mov v5.16b, v8.16b
ext v4.16b, v4.16b, v8.16b, #8
ext v5.16b, v5.16b, v9.16b, #8
mov v8.16b, v9.16b
mov v9.16b, v2.16b
ext v2.16b, v8.16b, v2.16b, #8
ext v3.16b, v9.16b, v3.16b, #8
add v0.2d, v0.2d, v4.2d
add v1.2d, v1.2d, v5.2d
add v2.2d, v10.2d, v2.2d
add v3.2d, v11.2d, v3.2d
ldp q30, q31, [x6, #-768]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x7, #-864]
add v4.2d, v24.2d, v30.2d
add v5.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #608]
add v8.2d, v24.2d, v30.2d
add v9.2d, v25.2d, v31.2d
zip1 v10.2d, v0.2d, v4.2d
zip1 v11.2d, v1.2d, v5.2d
zip2 v0.2d, v0.2d, v4.2d
zip2 v1.2d, v1.2d, v5.2d
mov v4.16b, v10.16b
mov v5.16b, v0.16b
mov v0.16b, v11.16b
zip1 v10.2d, v2.2d, v8.2d
zip1 v11.2d, v3.2d, v9.2d
zip2 v2.2d, v2.2d, v8.2d
zip2 v3.2d, v3.2d, v9.2d
mov v8.16b, v10.16b
mov v9.16b, v2.16b
mov v2.16b, v11.16b
ldp q10, q11, [x6, #-672]
ldp q30, q31, [x6, #-704]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q22, q23, [x7, #-672]
ushr v24.2d, v22.2d, #52
ushr v25.2d, v23.2d, #52
stp q2, q3, [x6, #608]
ldp q2, q3, [x6, #544]
stp q8, q9, [x7, #-864]
ushr v8.2d, v2.2d, #52
ushr v9.2d, v3.2d, #52
stp q0, q1, [x7, #-704]
ldp q0, q1, [x6, #576]
stp q4, q5, [x6, #512]
ushr v4.2d, v0.2d, #52
ushr v5.2d, v1.2d, #52
stp q12, q13, [x7, #-896]
ldp q12, q13, [x7, #-768]
stp q18, q19, [x7, #-736]
ushr v18.2d, v12.2d, #52
ushr v19.2d, v13.2d, #52
stp q6, q7, [x6, #960]
ushr v6.2d, v20.2d, #52
ushr v7.2d, v21.2d, #52
stp q16, q17, [x6, #640]
ushr v16.2d, v14.2d, #52
ushr v17.2d, v15.2d, #52
stp q10, q11, [x7, #-928]
movi v10.2d, #0
mov v11.16b, v24.16b
ext v10.16b, v10.16b, v24.16b, #8
ext v11.16b, v11.16b, v25.16b, #8
mov v24.16b, v25.16b
mov v25.16b, v8.16b
ext v24.16b, v24.16b, v8.16b, #8
ext v25.16b, v25.16b, v9.16b, #8
stp q14, q15, [x7, #-960]
add v14.2d, v22.2d, v10.2d
add v15.2d, v23.2d, v11.2d
stp q20, q21, [x6, #416]
eor v20.16b, v22.16b, v14.16b
eor v21.16b, v23.16b, v15.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v10.2d, v2.2d, v24.2d
add v11.2d, v3.2d, v25.2d
eor v20.16b, v2.16b, v10.16b
eor v21.16b, v3.16b, v11.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q30, q31, [x5, #768]
and v2.16b, v14.16b, v30.16b
and v3.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #768]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
stp q2, q3, [x4, #768]
stp q10, q11, [x4, #800]
mov v8.16b, v9.16b
mov v9.16b, v4.16b
ext v8.16b, v8.16b, v4.16b, #8
ext v9.16b, v9.16b, v5.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v18.16b
ext v4.16b, v4.16b, v18.16b, #8
ext v5.16b, v5.16b, v19.16b, #8
add v14.2d, v0.2d, v8.2d
add v15.2d, v1.2d, v9.2d
eor v20.16b, v0.16b, v14.16b
eor v21.16b, v1.16b, v15.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v0.2d, v12.2d, v4.2d
add v1.2d, v13.2d, v5.2d
eor v8.16b, v12.16b, v0.16b
eor v9.16b, v13.16b, v1.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
ldp q30, q31, [x5, #768]
and v4.16b, v14.16b, v30.16b
and v5.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
ldp q30, q31, [x5, #768]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q4, q5, [x4, #832]
stp q0, q1, [x4, #864]
mov v8.16b, v19.16b
mov v9.16b, v6.16b
ext v8.16b, v8.16b, v6.16b, #8
ext v9.16b, v9.16b, v7.16b, #8
mov v6.16b, v7.16b
mov v7.16b, v16.16b
ext v6.16b, v6.16b, v16.16b, #8
ext v7.16b, v7.16b, v17.16b, #8
ldp q12, q13, [x6, #416]
add v14.2d, v12.2d, v8.2d
add v15.2d, v13.2d, v9.2d
eor v16.16b, v12.16b, v14.16b
eor v17.16b, v13.16b, v15.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q8, q9, [x7, #-960]
add v12.2d, v8.2d, v6.2d
add v13.2d, v9.2d, v7.2d
eor v16.16b, v8.16b, v12.16b
eor v17.16b, v9.16b, v13.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x6, #-704]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x7, #-928]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #768]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #768]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v12.16b, v12.16b, v30.16b
orr v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v12.2d, v12.2d, v30.2d
fsub v13.2d, v13.2d, v31.2d
stp q14, q15, [x4, #896]
stp q12, q13, [x4, #928]
ldp q30, q31, [x6, #-640]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
add v6.2d, v8.2d, v6.2d
add v7.2d, v9.2d, v7.2d
ldp q8, q9, [x3, #-224]
add x12, x0, #3816
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v16.2d
fmla v19.2d, v9.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v8.2d, v16.2d
fmla v21.2d, v9.2d, v17.2d
ldp q22, q23, [x3, #-256]
add x12, x0, #3848
ldp q24, q25, [x12, #0]
stp q20, q21, [x7, #-960]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v22.2d, v24.2d
fmla v21.2d, v23.2d, v25.2d
stp q6, q7, [x6, #416]
fsub v6.2d, v29.2d, v20.2d
fsub v7.2d, v29.2d, v21.2d
fmla v6.2d, v22.2d, v24.2d
fmla v7.2d, v23.2d, v25.2d
stp q18, q19, [x7, #-768]
add x12, x0, #3880
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v18.2d
fmla v25.2d, v9.2d, v19.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v8.2d, v18.2d
fmla v17.2d, v9.2d, v19.2d
add x12, x0, #3912
ldp q18, q19, [x12, #0]
stp q12, q13, [x6, #576]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v22.2d, v18.2d
fmla v13.2d, v23.2d, v19.2d
stp q14, q15, [x6, #544]
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
fmla v14.2d, v22.2d, v18.2d
fmla v15.2d, v23.2d, v19.2d
add x12, x0, #3944
ldp q18, q19, [x12, #0]
stp q12, q13, [x7, #-672]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v8.2d, v18.2d
fmla v13.2d, v9.2d, v19.2d
stp q0, q1, [x6, #448]
fsub v0.2d, v29.2d, v12.2d
fsub v1.2d, v29.2d, v13.2d
fmla v0.2d, v8.2d, v18.2d
fmla v1.2d, v9.2d, v19.2d
add x12, x0, #3976
ldp q18, q19, [x12, #0]
stp q12, q13, [x6, #928]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v22.2d, v18.2d
fmla v13.2d, v23.2d, v19.2d
stp q0, q1, [x7, #-608]
fsub v0.2d, v29.2d, v12.2d
fsub v1.2d, v29.2d, v13.2d
fmla v0.2d, v18.2d, v22.2d
fmla v1.2d, v19.2d, v23.2d
add x12, x0, #4008
ldp q22, q23, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v22.2d
fmla v19.2d, v9.2d, v23.2d
stp q12, q13, [x7, #-640]
fsub v12.2d, v29.2d, v18.2d
fsub v13.2d, v29.2d, v19.2d
fmla v12.2d, v22.2d, v8.2d
fmla v13.2d, v23.2d, v9.2d
ldp q30, q31, [x3, #-192]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v2.2d, v30.2d
fmla v9.2d, v3.2d, v31.2d
fsub v22.2d, v29.2d, v8.2d
fsub v23.2d, v29.2d, v9.2d
ldp q30, q31, [x3, #-192]
fmla v22.2d, v2.2d, v30.2d
fmla v23.2d, v3.2d, v31.2d
add v2.2d, v6.2d, v22.2d
add v3.2d, v7.2d, v23.2d
ldp q30, q31, [x3, #-160]
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v10.2d, v30.2d
fmla v7.2d, v11.2d, v31.2d
fsub v22.2d, v29.2d, v6.2d
fsub v23.2d, v29.2d, v7.2d
ldp q30, q31, [x3, #-160]
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
add v10.2d, v16.2d, v22.2d
add v11.2d, v17.2d, v23.2d
add v8.2d, v20.2d, v8.2d
add v9.2d, v21.2d, v9.2d
add v6.2d, v24.2d, v6.2d
add v7.2d, v25.2d, v7.2d
ldp q30, q31, [x3, #-192]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v4.2d, v30.2d
fmla v17.2d, v5.2d, v31.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #-192]
fmla v20.2d, v4.2d, v30.2d
fmla v21.2d, v5.2d, v31.2d
add v4.2d, v14.2d, v20.2d
add v5.2d, v15.2d, v21.2d
ldp q14, q15, [x3, #-160]
ldp q30, q31, [x6, #448]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x6, #448]
fmla v22.2d, v14.2d, v30.2d
fmla v23.2d, v15.2d, v31.2d
ldp q30, q31, [x7, #-608]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-672]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x6, #928]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x3, #-192]
stp q20, q21, [x6, #928]
ldp q30, q31, [x6, #544]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v30.2d
fmla v21.2d, v25.2d, v31.2d
stp q16, q17, [x7, #-672]
fsub v16.2d, v29.2d, v20.2d
fsub v17.2d, v29.2d, v21.2d
ldp q30, q31, [x6, #544]
fmla v16.2d, v24.2d, v30.2d
fmla v17.2d, v25.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x6, #576]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v14.2d, v30.2d
fmla v17.2d, v15.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x6, #576]
fmla v24.2d, v14.2d, v30.2d
fmla v25.2d, v15.2d, v31.2d
add v12.2d, v12.2d, v24.2d
add v13.2d, v13.2d, v25.2d
ldp q30, q31, [x7, #-640]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
add v16.2d, v18.2d, v16.2d
add v17.2d, v19.2d, v17.2d
ldp q18, q19, [x3, #-128]
add x12, x0, #3832
ldp q24, q25, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v24.2d
fmla v15.2d, v19.2d, v25.2d
stp q16, q17, [x7, #-640]
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v18.2d, v24.2d
fmla v17.2d, v19.2d, v25.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q16, q17, [x3, #-96]
add x12, x0, #3864
ldp q24, q25, [x12, #0]
stp q2, q3, [x6, #576]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v16.2d, v24.2d
fmla v3.2d, v17.2d, v25.2d
stp q20, q21, [x6, #544]
fsub v20.2d, v29.2d, v2.2d
fsub v21.2d, v29.2d, v3.2d
fmla v20.2d, v16.2d, v24.2d
fmla v21.2d, v17.2d, v25.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add v2.2d, v6.2d, v2.2d
add v3.2d, v7.2d, v3.2d
add x12, x0, #3896
ldp q6, q7, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v6.2d
fmla v15.2d, v19.2d, v7.2d
fsub v20.2d, v29.2d, v14.2d
fsub v21.2d, v29.2d, v15.2d
fmla v20.2d, v18.2d, v6.2d
fmla v21.2d, v19.2d, v7.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add x12, x0, #3928
ldp q6, q7, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v6.2d
fmla v21.2d, v17.2d, v7.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v6.2d
fmla v25.2d, v17.2d, v7.2d
add v6.2d, v22.2d, v24.2d
add v7.2d, v23.2d, v25.2d
ldp q30, q31, [x7, #-672]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #928]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
add x12, x0, #3960
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v22.2d
fmla v25.2d, v19.2d, v23.2d
stp q20, q21, [x6, #928]
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v18.2d, v22.2d
fmla v21.2d, v19.2d, v23.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x0, #3992
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
fsub v18.2d, v29.2d, v22.2d
fsub v19.2d, v29.2d, v23.2d
fmla v18.2d, v16.2d, v20.2d
fmla v19.2d, v17.2d, v21.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
ldp q30, q31, [x6, #544]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x7, #-640]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q22, q23, [x3, #-64]
ldp q24, q25, [x4, #752]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v22.2d, v24.2d
fmla v17.2d, v23.2d, v25.2d
stp q20, q21, [x7, #-640]
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v22.2d, v24.2d
fmla v21.2d, v23.2d, v25.2d
ldp q30, q31, [x6, #576]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x3, #-32]
stp q20, q21, [x6, #576]
ldp q20, q21, [x4, #784]
stp q18, q19, [x6, #544]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v24.2d, v20.2d
fmla v19.2d, v25.2d, v21.2d
stp q12, q13, [x7, #-672]
fsub v12.2d, v29.2d, v18.2d
fsub v13.2d, v29.2d, v19.2d
fmla v12.2d, v24.2d, v20.2d
fmla v13.2d, v25.2d, v21.2d
add v10.2d, v10.2d, v12.2d
add v11.2d, v11.2d, v13.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
ldp q12, q13, [x4, #816]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v22.2d, v12.2d
fmla v17.2d, v23.2d, v13.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v22.2d, v12.2d
fmla v19.2d, v23.2d, v13.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
ldp q12, q13, [x4, #848]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v24.2d, v12.2d
fmla v19.2d, v25.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v24.2d, v12.2d
fmla v21.2d, v25.2d, v13.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add v12.2d, v14.2d, v16.2d
add v13.2d, v15.2d, v17.2d
ldp q30, q31, [x6, #928]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q16, q17, [x4, #880]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v22.2d, v16.2d
fmla v19.2d, v23.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v22.2d, v16.2d
fmla v21.2d, v23.2d, v17.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldp q16, q17, [x4, #912]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v16.2d
fmla v21.2d, v25.2d, v17.2d
stp q0, q1, [x6, #928]
fsub v0.2d, v29.2d, v20.2d
fsub v1.2d, v29.2d, v21.2d
fmla v0.2d, v24.2d, v16.2d
fmla v1.2d, v25.2d, v17.2d
ldp q30, q31, [x7, #-672]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #544]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
ldp q30, q31, [x7, #-640]
add v18.2d, v20.2d, v30.2d
add v19.2d, v21.2d, v31.2d
ldp q20, q21, [x4, #944]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v20.2d
fmla v25.2d, v23.2d, v21.2d
stp q18, q19, [x7, #-640]
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v22.2d, v20.2d
fmla v19.2d, v23.2d, v21.2d
ldp q20, q21, [x3, #0]
add x12, x0, #3816
ldp q22, q23, [x12, #0]
stp q24, q25, [x6, #544]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q18, q19, [x7, #-672]
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v20.2d, v22.2d
fmla v19.2d, v21.2d, v23.2d
ldp q30, q31, [x6, #576]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q22, q23, [x3, #32]
stp q18, q19, [x6, #576]
add x12, x0, #3848
ldp q18, q19, [x12, #0]
stp q16, q17, [x7, #-608]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v22.2d, v18.2d
fmla v17.2d, v23.2d, v19.2d
stp q0, q1, [x6, #448]
fsub v0.2d, v29.2d, v16.2d
fsub v1.2d, v29.2d, v17.2d
fmla v0.2d, v22.2d, v18.2d
fmla v1.2d, v23.2d, v19.2d
add v0.2d, v10.2d, v0.2d
add v1.2d, v11.2d, v1.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add x12, x0, #3880
ldp q10, q11, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v10.2d
fmla v17.2d, v21.2d, v11.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v10.2d
fmla v19.2d, v21.2d, v11.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
add x12, x0, #3912
ldp q10, q11, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v22.2d, v10.2d
fmla v19.2d, v23.2d, v11.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
fmla v24.2d, v22.2d, v10.2d
fmla v25.2d, v23.2d, v11.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v10.2d, v12.2d, v16.2d
add v11.2d, v13.2d, v17.2d
add v12.2d, v14.2d, v18.2d
add v13.2d, v15.2d, v19.2d
add x12, x0, #3944
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v14.2d
fmla v17.2d, v21.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v14.2d
fmla v19.2d, v21.2d, v15.2d
ldp q30, q31, [x6, #928]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
add x12, x0, #3976
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v18.2d
fmla v25.2d, v23.2d, v19.2d
stp q8, q9, [x6, #928]
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v22.2d, v18.2d
fmla v9.2d, v23.2d, v19.2d
ldp q30, q31, [x6, #448]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x7, #-608]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x7, #-640]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
add x12, x0, #4008
ldp q24, q25, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v24.2d
fmla v23.2d, v21.2d, v25.2d
stp q18, q19, [x7, #-640]
fsub v18.2d, v29.2d, v22.2d
fsub v19.2d, v29.2d, v23.2d
fmla v18.2d, v20.2d, v24.2d
fmla v19.2d, v21.2d, v25.2d
ldp q30, q31, [x7, #-672]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #544]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #96]
ldp q30, q31, [x4, #768]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v30.2d
fmla v21.2d, v25.2d, v31.2d
stp q22, q23, [x6, #544]
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x4, #768]
fmla v22.2d, v24.2d, v30.2d
fmla v23.2d, v25.2d, v31.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
ldp q20, q21, [x3, #64]
ldp q30, q31, [x4, #800]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
stp q0, q1, [x7, #-672]
fsub v0.2d, v29.2d, v22.2d
fsub v1.2d, v29.2d, v23.2d
ldp q30, q31, [x4, #800]
fmla v0.2d, v20.2d, v30.2d
fmla v1.2d, v21.2d, v31.2d
add v0.2d, v4.2d, v0.2d
add v1.2d, v5.2d, v1.2d
ldp q30, q31, [x4, #832]
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v24.2d, v30.2d
fmla v5.2d, v25.2d, v31.2d
stp q0, q1, [x7, #-608]
fsub v0.2d, v29.2d, v4.2d
fsub v1.2d, v29.2d, v5.2d
ldp q30, q31, [x4, #832]
fmla v0.2d, v24.2d, v30.2d
fmla v1.2d, v25.2d, v31.2d
add v0.2d, v6.2d, v0.2d
add v1.2d, v7.2d, v1.2d
add v6.2d, v10.2d, v22.2d
add v7.2d, v11.2d, v23.2d
add v4.2d, v12.2d, v4.2d
add v5.2d, v13.2d, v5.2d
ldp q30, q31, [x4, #864]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v20.2d, v30.2d
fmla v11.2d, v21.2d, v31.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
ldp q30, q31, [x4, #864]
fmla v12.2d, v20.2d, v30.2d
fmla v13.2d, v21.2d, v31.2d
add v12.2d, v14.2d, v12.2d
add v13.2d, v15.2d, v13.2d
ldp q30, q31, [x4, #896]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v30.2d
fmla v15.2d, v25.2d, v31.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
ldp q30, q31, [x4, #896]
fmla v22.2d, v24.2d, v30.2d
fmla v23.2d, v25.2d, v31.2d
add v8.2d, v8.2d, v22.2d
add v9.2d, v9.2d, v23.2d
add v10.2d, v16.2d, v10.2d
add v11.2d, v17.2d, v11.2d
ldp q30, q31, [x7, #-640]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x4, #928]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v30.2d
fmla v17.2d, v21.2d, v31.2d
fsub v22.2d, v29.2d, v16.2d
fsub v23.2d, v29.2d, v17.2d
ldp q30, q31, [x4, #928]
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x6, #544]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q22, q23, [x6, #-608]
ldp q30, q31, [x7, #-768]
add v24.2d, v22.2d, v30.2d
add v25.2d, v23.2d, v31.2d
ldp q22, q23, [x6, #-576]
ldp q30, q31, [x6, #928]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
mov v24.16b, v25.16b
mov v25.16b, v20.16b
ext v24.16b, v24.16b, v20.16b, #8
ext v25.16b, v25.16b, v21.16b, #8
ldp q30, q31, [x6, #-544]
add v22.2d, v2.2d, v30.2d
add v23.2d, v3.2d, v31.2d
mov v20.16b, v21.16b
mov v21.16b, v22.16b
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x6, #576]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x7, #-672]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov v2.16b, v3.16b
mov v3.16b, v6.16b
ext v2.16b, v2.16b, v6.16b, #8
ext v3.16b, v3.16b, v7.16b, #8
mov v6.16b, v7.16b
mov v7.16b, v4.16b
ext v6.16b, v6.16b, v4.16b, #8
ext v7.16b, v7.16b, v5.16b, #8
ldp q30, q31, [x7, #-608]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
add v0.2d, v0.2d, v6.2d
add v1.2d, v1.2d, v7.2d
mov v4.16b, v5.16b
mov v5.16b, v10.16b
ext v4.16b, v4.16b, v10.16b, #8
ext v5.16b, v5.16b, v11.16b, #8
mov v6.16b, v11.16b
mov v7.16b, v14.16b
ext v6.16b, v6.16b, v14.16b, #8
ext v7.16b, v7.16b, v15.16b, #8
add v4.2d, v12.2d, v4.2d
add v5.2d, v13.2d, v5.2d
add v6.2d, v8.2d, v6.2d
add v7.2d, v9.2d, v7.2d
ldp q30, q31, [x6, #-544]
add v8.2d, v14.2d, v30.2d
add v9.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #-512]
add v10.2d, v16.2d, v30.2d
add v11.2d, v17.2d, v31.2d
mov v8.16b, v9.16b
mov v9.16b, v10.16b
ext v8.16b, v8.16b, v10.16b, #8
ext v9.16b, v9.16b, v11.16b, #8
add v8.2d, v18.2d, v8.2d
add v9.2d, v19.2d, v9.2d
ldp q10, q11, [x7, #-960]
ldp q30, q31, [x6, #416]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x6, #480]
add v12.2d, v22.2d, v30.2d
add v13.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-576]
add v14.2d, v20.2d, v30.2d
add v15.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #640]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #960]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x7, #-736]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x7, #-896]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #512]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x6, #-800]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ushr v16.2d, v10.2d, #52
ushr v17.2d, v11.2d, #52
ldp q30, q31, [x6, #-480]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ushr v18.2d, v12.2d, #52
ushr v19.2d, v13.2d, #52
ldp q30, q31, [x6, #-448]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ushr v20.2d, v14.2d, #52
ushr v21.2d, v15.2d, #52
mov v10.16b, v11.16b
mov v11.16b, v12.16b
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v14.16b
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
mov v22.16b, v19.16b
mov v23.16b, v20.16b
ext v22.16b, v22.16b, v20.16b, #8
ext v23.16b, v23.16b, v21.16b, #8
movi v24.2d, #0
mov v25.16b, v16.16b
ext v24.16b, v24.16b, v16.16b, #8
ext v25.16b, v25.16b, v17.16b, #8
stp q4, q5, [x6, #512]
mov v4.16b, v17.16b
mov v5.16b, v22.16b
ext v4.16b, v4.16b, v22.16b, #8
ext v5.16b, v5.16b, v23.16b, #8
stp q0, q1, [x7, #-896]
add v0.2d, v10.2d, v24.2d
add v1.2d, v11.2d, v25.2d
stp q2, q3, [x7, #-736]
eor v2.16b, v10.16b, v0.16b
eor v3.16b, v11.16b, v1.16b
orr v26.16b, v26.16b, v2.16b
orr v27.16b, v27.16b, v3.16b
add v2.2d, v12.2d, v4.2d
add v3.2d, v13.2d, v5.2d
eor v10.16b, v12.16b, v2.16b
eor v11.16b, v13.16b, v3.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #768]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #768]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x5, #-960]
stp q2, q3, [x5, #-928]
mov v4.16b, v15.16b
movi v5.2d, #0
movi v30.2d, #0
ext v4.16b, v4.16b, v30.16b, #8
ext v5.16b, v5.16b, v30.16b, #8
mov v10.16b, v23.16b
mov v11.16b, v16.16b
ext v10.16b, v10.16b, v16.16b, #8
ext v11.16b, v11.16b, v17.16b, #8
ldp q30, q31, [x6, #-416]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
add v12.2d, v4.2d, v10.2d
add v13.2d, v5.2d, v11.2d
eor v14.16b, v4.16b, v12.16b
eor v15.16b, v5.16b, v13.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #768]
and v4.16b, v12.16b, v30.16b
and v5.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q4, q5, [x5, #-896]
ldp q10, q11, [x3, #-224]
ldp q12, q13, [x5, #-976]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v12.2d
fmla v15.2d, v11.2d, v13.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v10.2d, v12.2d
fmla v17.2d, v11.2d, v13.2d
ldp q22, q23, [x5, #-944]
ldp q30, q31, [x3, #-256]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v30.2d
fmla v25.2d, v23.2d, v31.2d
stp q20, q21, [x6, #960]
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
ldp q30, q31, [x3, #-256]
fmla v20.2d, v22.2d, v30.2d
fmla v21.2d, v23.2d, v31.2d
stp q18, q19, [x6, #640]
ldp q18, q19, [x5, #-912]
stp q8, q9, [x7, #-576]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v10.2d, v18.2d
fmla v9.2d, v11.2d, v19.2d
stp q6, q7, [x6, #480]
fsub v6.2d, v29.2d, v8.2d
fsub v7.2d, v29.2d, v9.2d
fmla v6.2d, v18.2d, v10.2d
fmla v7.2d, v19.2d, v11.2d
ldp q10, q11, [x3, #-160]
mov x14, #4136
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v10.2d, v18.2d
fmla v23.2d, v11.2d, v19.2d
fsub v12.2d, v29.2d, v22.2d
fsub v13.2d, v29.2d, v23.2d
fmla v12.2d, v10.2d, v18.2d
fmla v13.2d, v11.2d, v19.2d
add v12.2d, v16.2d, v12.2d
add v13.2d, v17.2d, v13.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #4168
add x12, x0, x14
ldp q16, q17, [x12, #0]
ldp q30, q31, [x3, #-192]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
stp q12, q13, [x7, #-960]
fsub v12.2d, v29.2d, v22.2d
fsub v13.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-192]
fmla v12.2d, v16.2d, v30.2d
fmla v13.2d, v17.2d, v31.2d
add v12.2d, v20.2d, v12.2d
add v13.2d, v21.2d, v13.2d
mov x14, #4200
add x12, x0, x14
ldp q20, q21, [x12, #0]
stp q14, q15, [x6, #416]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v20.2d
fmla v15.2d, v11.2d, v21.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v20.2d, v10.2d
fmla v17.2d, v21.2d, v11.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
add v16.2d, v24.2d, v22.2d
add v17.2d, v25.2d, v23.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x3, #-128]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v0.2d, v30.2d
fmla v15.2d, v1.2d, v31.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #-128]
fmla v22.2d, v0.2d, v30.2d
fmla v23.2d, v1.2d, v31.2d
add v0.2d, v12.2d, v22.2d
add v1.2d, v13.2d, v23.2d
ldp q30, q31, [x3, #-96]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v2.2d, v30.2d
fmla v13.2d, v3.2d, v31.2d
fsub v22.2d, v29.2d, v12.2d
fsub v23.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #-96]
fmla v22.2d, v2.2d, v30.2d
fmla v23.2d, v3.2d, v31.2d
add v2.2d, v6.2d, v22.2d
add v3.2d, v7.2d, v23.2d
add v6.2d, v16.2d, v14.2d
add v7.2d, v17.2d, v15.2d
add v8.2d, v8.2d, v12.2d
add v9.2d, v9.2d, v13.2d
ldp q30, q31, [x3, #-128]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v4.2d, v30.2d
fmla v13.2d, v5.2d, v31.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #-128]
fmla v14.2d, v4.2d, v30.2d
fmla v15.2d, v5.2d, v31.2d
ldp q4, q5, [x3, #-64]
mov x14, #4152
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v4.2d, v16.2d
fmla v23.2d, v5.2d, v17.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v4.2d, v16.2d
fmla v25.2d, v5.2d, v17.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q16, q17, [x3, #-32]
mov x14, #4184
add x12, x0, x14
ldp q24, q25, [x12, #0]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v16.2d, v24.2d
fmla v11.2d, v17.2d, v25.2d
fsub v20.2d, v29.2d, v10.2d
fsub v21.2d, v29.2d, v11.2d
fmla v20.2d, v16.2d, v24.2d
fmla v21.2d, v17.2d, v25.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v8.2d, v8.2d, v10.2d
add v9.2d, v9.2d, v11.2d
mov x14, #4216
add x12, x0, x14
ldp q10, q11, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v4.2d, v10.2d
fmla v21.2d, v5.2d, v11.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v4.2d, v10.2d
fmla v23.2d, v5.2d, v11.2d
add v10.2d, v14.2d, v22.2d
add v11.2d, v15.2d, v23.2d
add v12.2d, v12.2d, v20.2d
add v13.2d, v13.2d, v21.2d
ldp q14, q15, [x3, #0]
ldp q20, q21, [x5, #-976]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v14.2d, v20.2d
fmla v23.2d, v15.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v14.2d, v20.2d
fmla v25.2d, v15.2d, v21.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q20, q21, [x3, #32]
ldp q24, q25, [x5, #-944]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v24.2d
fmla v17.2d, v21.2d, v25.2d
fsub v4.2d, v29.2d, v16.2d
fsub v5.2d, v29.2d, v17.2d
fmla v4.2d, v20.2d, v24.2d
fmla v5.2d, v21.2d, v25.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
add v4.2d, v6.2d, v22.2d
add v5.2d, v7.2d, v23.2d
add v6.2d, v8.2d, v16.2d
add v7.2d, v9.2d, v17.2d
ldp q8, q9, [x5, #-912]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v14.2d, v8.2d
fmla v17.2d, v15.2d, v9.2d
fsub v22.2d, v29.2d, v16.2d
fsub v23.2d, v29.2d, v17.2d
fmla v22.2d, v14.2d, v8.2d
fmla v23.2d, v15.2d, v9.2d
add v8.2d, v10.2d, v22.2d
add v9.2d, v11.2d, v23.2d
add v10.2d, v12.2d, v16.2d
add v11.2d, v13.2d, v17.2d
ldp q30, q31, [x3, #64]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v18.2d, v30.2d
fmla v13.2d, v19.2d, v31.2d
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #64]
fmla v16.2d, v18.2d, v30.2d
fmla v17.2d, v19.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q16, q17, [x3, #96]
mov x14, #4168
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v18.2d
fmla v23.2d, v17.2d, v19.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
ldp q12, q13, [x3, #64]
mov x14, #4200
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v18.2d
fmla v23.2d, v13.2d, v19.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v12.2d, v18.2d
fmla v25.2d, v13.2d, v19.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q18, q19, [x6, #-832]
ldp q30, q31, [x6, #416]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
movi v24.2d, #0
mov v25.16b, v22.16b
ext v24.16b, v24.16b, v22.16b, #8
ext v25.16b, v25.16b, v23.16b, #8
ldp q30, q31, [x7, #-960]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-544]
add v12.2d, v4.2d, v30.2d
add v13.2d, v5.2d, v31.2d
mov v22.16b, v23.16b
mov v23.16b, v12.16b
ext v12.16b, v22.16b, v12.16b, #8
ext v13.16b, v23.16b, v13.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v6.16b
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
ldp q30, q31, [x6, #-544]
add v4.2d, v6.2d, v30.2d
add v5.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #-864]
add v6.2d, v10.2d, v30.2d
add v7.2d, v11.2d, v31.2d
mov v4.16b, v5.16b
mov v5.16b, v6.16b
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
mov v6.16b, v7.16b
movi v7.2d, #0
movi v30.2d, #0
ext v6.16b, v6.16b, v30.16b, #8
ext v7.16b, v7.16b, v30.16b, #8
add v4.2d, v8.2d, v4.2d
add v5.2d, v9.2d, v5.2d
ldp q30, q31, [x6, #480]
add v8.2d, v24.2d, v30.2d
add v9.2d, v25.2d, v31.2d
ldp q30, q31, [x7, #-576]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x7, #-704]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x7, #-864]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x6, #608]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q10, q11, [x6, #960]
ldp q30, q31, [x6, #640]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q12, q13, [x6, #640]
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
ldp q30, q31, [x6, #-416]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q30, q31, [x7, #-736]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
stp q0, q1, [x7, #-736]
stp q2, q3, [x6, #640]
stp q4, q5, [x6, #960]
stp q6, q7, [x6, #608]
stp q8, q9, [x7, #-864]
stp q10, q11, [x7, #-704]
ldp q0, q1, [x5, #832]
ldp q2, q3, [x5, #832]
ldp q4, q5, [x5, #960]
ldp q6, q7, [x5, #960]
ldp q8, q9, [x6, #-960]
ldp q10, q11, [x6, #-960]
add x9, x0, #3256
add x10, x0, #3272
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
stp q0, q1, [x7, #-576]
stp q2, q3, [x6, #480]
stp q4, q5, [x7, #-960]
stp q6, q7, [x6, #416]
stp q8, q9, [x7, #-608]
stp q10, q11, [x7, #-672]
ldp q0, q1, [x5, #864]
ldp q2, q3, [x5, #864]
ldp q4, q5, [x5, #992]
ldp q6, q7, [x5, #992]
ldp q8, q9, [x6, #-928]
ldp q10, q11, [x6, #-928]
add x9, x0, #3320
add x10, x0, #3336
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
stp q0, q1, [x6, #576]
stp q2, q3, [x6, #928]
stp q4, q5, [x7, #-768]
stp q6, q7, [x6, #544]
stp q8, q9, [x7, #-640]
stp q10, q11, [x6, #448]
ldp q0, q1, [x5, #896]
ldp q2, q3, [x5, #896]
ldp q4, q5, [x6, #-1024]
ldp q6, q7, [x6, #-1024]
ldp q8, q9, [x6, #-896]
ldp q10, q11, [x6, #-896]
add x9, x0, #3384
add x10, x0, #3400
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
stp q0, q1, [x7, #-800]
stp q2, q3, [x7, #-832]
stp q4, q5, [x7, #-992]
stp q6, q7, [x7, #-1024]
stp q8, q9, [x6, #992]
stp q10, q11, [x7, #-544]
ldp q0, q1, [x5, #928]
ldp q2, q3, [x5, #928]
ldp q4, q5, [x6, #-992]
ldp q6, q7, [x6, #-992]
ldp q8, q9, [x6, #-864]
ldp q10, q11, [x6, #-864]
add x9, x0, #3448
add x10, x0, #3464
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
ldp q12, q13, [x6, #672]
add x12, x0, #3272
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v14.2d
fmla v19.2d, v13.2d, v15.2d
ldp q30, q31, [x7, #-960]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q18, q19, [x6, #704]
add x12, x0, #3304
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x6, #416]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q30, q31, [x7, #-608]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x7, #-672]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x7, #-576]
add v24.2d, v24.2d, v24.2d
add v25.2d, v25.2d, v25.2d
stp q2, q3, [x7, #-576]
ldp q2, q3, [x6, #480]
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
stp q22, q23, [x6, #480]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v12.2d
fmla v23.2d, v13.2d, v13.2d
stp q16, q17, [x7, #-672]
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
ldp q18, q19, [x6, #736]
add x12, x0, #3336
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x7, #-768]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q24, q25, [x6, #800]
stp q16, q17, [x7, #-768]
add x12, x0, #3368
ldp q16, q17, [x12, #0]
stp q14, q15, [x6, #704]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v16.2d
fmla v15.2d, v25.2d, v17.2d
stp q2, q3, [x6, #672]
fsub v2.2d, v29.2d, v14.2d
fsub v3.2d, v29.2d, v15.2d
fmla v2.2d, v24.2d, v16.2d
fmla v3.2d, v25.2d, v17.2d
ldp q30, q31, [x6, #544]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x7, #-640]
add v16.2d, v22.2d, v30.2d
add v17.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #448]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q22, q23, [x6, #576]
add v22.2d, v22.2d, v22.2d
add v23.2d, v23.2d, v23.2d
stp q12, q13, [x6, #576]
ldp q12, q13, [x6, #928]
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
stp q14, q15, [x6, #928]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v18.2d
fmla v15.2d, v19.2d, v19.2d
stp q16, q17, [x6, #448]
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
ldp q18, q19, [x6, #896]
add x12, x0, #3400
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
ldp q30, q31, [x7, #-992]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
ldp q24, q25, [x6, #864]
stp q2, q3, [x7, #-992]
add x12, x0, #3432
ldp q2, q3, [x12, #0]
stp q14, q15, [x6, #800]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v2.2d
fmla v15.2d, v25.2d, v3.2d
stp q12, q13, [x6, #736]
fsub v12.2d, v29.2d, v14.2d
fsub v13.2d, v29.2d, v15.2d
fmla v12.2d, v24.2d, v2.2d
fmla v13.2d, v25.2d, v3.2d
ldp q30, q31, [x7, #-1024]
add v2.2d, v12.2d, v30.2d
add v3.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #992]
add v12.2d, v22.2d, v30.2d
add v13.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-544]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q22, q23, [x7, #-800]
add v22.2d, v22.2d, v22.2d
add v23.2d, v23.2d, v23.2d
stp q16, q17, [x7, #-800]
ldp q16, q17, [x7, #-832]
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
stp q14, q15, [x7, #-832]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v18.2d
fmla v15.2d, v19.2d, v19.2d
stp q12, q13, [x7, #-544]
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
ldp q18, q19, [x6, #832]
add x12, x0, #3464
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
ldp q20, q21, [x6, #768]
add x12, x0, #3496
ldp q24, q25, [x12, #0]
stp q2, q3, [x6, #864]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v20.2d, v24.2d
fmla v3.2d, v21.2d, v25.2d
stp q14, q15, [x6, #896]
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
ldp q10, q11, [x7, #-576]
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
ldp q14, q15, [x6, #-832]
ldp q30, q31, [x7, #-672]
add v18.2d, v14.2d, v30.2d
add v19.2d, v15.2d, v31.2d
movi v20.2d, #0
mov v21.16b, v18.16b
ext v18.16b, v20.16b, v18.16b, #8
ext v19.16b, v21.16b, v19.16b, #8
ldp q20, q21, [x7, #-672]
ldp q30, q31, [x6, #480]
mov v20.16b, v21.16b
mov v21.16b, v30.16b
ldp q22, q23, [x6, #480]
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x6, #576]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #672]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-800]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x6, #-736]
ldp q30, q31, [x6, #704]
add v14.2d, v24.2d, v30.2d
add v15.2d, v25.2d, v31.2d
stp q6, q7, [x6, #704]
ldp q30, q31, [x7, #-768]
add v6.2d, v24.2d, v30.2d
add v7.2d, v25.2d, v31.2d
stp q4, q5, [x7, #-768]
zip1 v4.2d, v18.2d, v14.2d
zip1 v5.2d, v19.2d, v15.2d
zip2 v14.2d, v18.2d, v14.2d
zip2 v15.2d, v19.2d, v15.2d
mov v18.16b, v4.16b
mov v19.16b, v14.16b
mov v4.16b, v5.16b
mov v5.16b, v15.16b
zip1 v14.2d, v20.2d, v6.2d
zip1 v15.2d, v21.2d, v7.2d
zip2 v6.2d, v20.2d, v6.2d
zip2 v7.2d, v21.2d, v7.2d
mov v20.16b, v14.16b
mov v21.16b, v6.16b
mov v6.16b, v15.16b
ldp q30, q31, [x6, #448]
mov v14.16b, v23.16b
mov v15.16b, v30.16b
ldp q22, q23, [x6, #448]
ext v14.16b, v14.16b, v22.16b, #8
ext v15.16b, v15.16b, v23.16b, #8
ldp q30, q31, [x6, #928]
mov v22.16b, v23.16b
mov v23.16b, v30.16b
stp q6, q7, [x6, #448]
ldp q6, q7, [x6, #928]
ext v22.16b, v22.16b, v6.16b, #8
ext v23.16b, v23.16b, v7.16b, #8
ldp q30, q31, [x7, #-800]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #736]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q20, q21, [x6, #736]
ldp q30, q31, [x6, #800]
add v20.2d, v24.2d, v30.2d
add v21.2d, v25.2d, v31.2d
stp q4, q5, [x6, #800]
ldp q30, q31, [x7, #-992]
add v4.2d, v24.2d, v30.2d
add v5.2d, v25.2d, v31.2d
stp q18, q19, [x7, #-992]
zip1 v18.2d, v14.2d, v20.2d
zip1 v19.2d, v15.2d, v21.2d
zip2 v14.2d, v14.2d, v20.2d
zip2 v15.2d, v15.2d, v21.2d
mov v20.16b, v18.16b
mov v21.16b, v14.16b
mov v14.16b, v19.16b
zip1 v18.2d, v22.2d, v4.2d
zip1 v19.2d, v23.2d, v5.2d
zip2 v4.2d, v22.2d, v4.2d
zip2 v5.2d, v23.2d, v5.2d
mov v22.16b, v18.16b
mov v23.16b, v4.16b
mov v4.16b, v19.16b
ldp q30, q31, [x7, #-544]
mov v6.16b, v7.16b
mov v7.16b, v30.16b
ldp q18, q19, [x7, #-544]
ext v6.16b, v6.16b, v18.16b, #8
ext v7.16b, v7.16b, v19.16b, #8
ldp q30, q31, [x7, #-832]
mov v18.16b, v19.16b
mov v19.16b, v30.16b
stp q4, q5, [x7, #-544]
ldp q4, q5, [x7, #-832]
ext v18.16b, v18.16b, v4.16b, #8
ext v19.16b, v19.16b, v5.16b, #8
add v6.2d, v12.2d, v6.2d
add v7.2d, v13.2d, v7.2d
add v12.2d, v16.2d, v18.2d
add v13.2d, v17.2d, v19.2d
ldp q30, q31, [x6, #-768]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ldp q30, q31, [x6, #896]
add v16.2d, v24.2d, v30.2d
add v17.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #864]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
stp q22, q23, [x6, #864]
zip1 v22.2d, v6.2d, v16.2d
zip1 v23.2d, v7.2d, v17.2d
zip2 v6.2d, v6.2d, v16.2d
zip2 v7.2d, v7.2d, v17.2d
mov v16.16b, v22.16b
mov v17.16b, v6.16b
mov v6.16b, v23.16b
zip1 v22.2d, v12.2d, v18.2d
zip1 v23.2d, v13.2d, v19.2d
zip2 v12.2d, v12.2d, v18.2d
zip2 v13.2d, v13.2d, v19.2d
mov v18.16b, v22.16b
mov v19.16b, v12.16b
mov v12.16b, v23.16b
mov v4.16b, v5.16b
mov v5.16b, v8.16b
ext v4.16b, v4.16b, v8.16b, #8
ext v5.16b, v5.16b, v9.16b, #8
mov v8.16b, v9.16b
mov v9.16b, v2.16b
ext v2.16b, v8.16b, v2.16b, #8
ext v3.16b, v9.16b, v3.16b, #8
add v0.2d, v0.2d, v4.2d
add v1.2d, v1.2d, v5.2d
add v2.2d, v10.2d, v2.2d
add v3.2d, v11.2d, v3.2d
ldp q30, q31, [x6, #-768]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #-768]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x7, #-768]
add v4.2d, v24.2d, v30.2d
add v5.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #704]
add v8.2d, v24.2d, v30.2d
add v9.2d, v25.2d, v31.2d
zip1 v10.2d, v0.2d, v4.2d
zip1 v11.2d, v1.2d, v5.2d
zip2 v0.2d, v0.2d, v4.2d
zip2 v1.2d, v1.2d, v5.2d
mov v4.16b, v10.16b
mov v5.16b, v0.16b
mov v0.16b, v11.16b
zip1 v10.2d, v2.2d, v8.2d
zip1 v11.2d, v3.2d, v9.2d
zip2 v2.2d, v2.2d, v8.2d
zip2 v3.2d, v3.2d, v9.2d
mov v8.16b, v10.16b
mov v9.16b, v2.16b
mov v2.16b, v11.16b
ldp q10, q11, [x7, #-992]
ushr v22.2d, v10.2d, #52
ushr v23.2d, v11.2d, #52
ldp q24, q25, [x6, #800]
stp q2, q3, [x6, #704]
ushr v2.2d, v24.2d, #52
ushr v3.2d, v25.2d, #52
stp q8, q9, [x7, #-768]
ldp q8, q9, [x6, #736]
stp q0, q1, [x7, #-832]
ushr v0.2d, v8.2d, #52
ushr v1.2d, v9.2d, #52
stp q4, q5, [x6, #896]
ldp q4, q5, [x6, #448]
stp q12, q13, [x6, #928]
ushr v12.2d, v4.2d, #52
ushr v13.2d, v5.2d, #52
stp q18, q19, [x7, #-800]
ushr v18.2d, v20.2d, #52
ushr v19.2d, v21.2d, #52
stp q6, q7, [x6, #480]
ushr v6.2d, v14.2d, #52
ushr v7.2d, v15.2d, #52
stp q16, q17, [x6, #672]
movi v16.2d, #0
mov v17.16b, v22.16b
ext v16.16b, v16.16b, v22.16b, #8
ext v17.16b, v17.16b, v23.16b, #8
mov v22.16b, v23.16b
mov v23.16b, v2.16b
ext v22.16b, v22.16b, v2.16b, #8
ext v23.16b, v23.16b, v3.16b, #8
stp q14, q15, [x6, #576]
add v14.2d, v10.2d, v16.2d
add v15.2d, v11.2d, v17.2d
stp q20, q21, [x7, #-672]
eor v20.16b, v10.16b, v14.16b
eor v21.16b, v11.16b, v15.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v10.2d, v24.2d, v22.2d
add v11.2d, v25.2d, v23.2d
eor v16.16b, v24.16b, v10.16b
eor v17.16b, v25.16b, v11.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x5, #768]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #768]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
stp q14, q15, [x5, #-704]
stp q10, q11, [x5, #-672]
mov v2.16b, v3.16b
mov v3.16b, v0.16b
ext v2.16b, v2.16b, v0.16b, #8
ext v3.16b, v3.16b, v1.16b, #8
mov v0.16b, v1.16b
mov v1.16b, v12.16b
ext v0.16b, v0.16b, v12.16b, #8
ext v1.16b, v1.16b, v13.16b, #8
add v16.2d, v8.2d, v2.2d
add v17.2d, v9.2d, v3.2d
eor v20.16b, v8.16b, v16.16b
eor v21.16b, v9.16b, v17.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
add v2.2d, v4.2d, v0.2d
add v3.2d, v5.2d, v1.2d
eor v8.16b, v4.16b, v2.16b
eor v9.16b, v5.16b, v3.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
ldp q30, q31, [x5, #768]
and v0.16b, v16.16b, v30.16b
and v1.16b, v17.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #768]
and v2.16b, v2.16b, v30.16b
and v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x5, #-640]
stp q2, q3, [x5, #-608]
mov v4.16b, v13.16b
mov v5.16b, v18.16b
ext v4.16b, v4.16b, v18.16b, #8
ext v5.16b, v5.16b, v19.16b, #8
mov v8.16b, v19.16b
mov v9.16b, v6.16b
ext v6.16b, v8.16b, v6.16b, #8
ext v7.16b, v9.16b, v7.16b, #8
ldp q8, q9, [x7, #-672]
add v12.2d, v8.2d, v4.2d
add v13.2d, v9.2d, v5.2d
eor v16.16b, v8.16b, v12.16b
eor v17.16b, v9.16b, v13.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q4, q5, [x6, #576]
add v8.2d, v4.2d, v6.2d
add v9.2d, v5.2d, v7.2d
eor v16.16b, v4.16b, v8.16b
eor v17.16b, v5.16b, v9.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x6, #-704]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x7, #-928]
and v8.16b, v8.16b, v30.16b
and v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #768]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v12.16b, v12.16b, v30.16b
orr v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v12.2d, v12.2d, v30.2d
fsub v13.2d, v13.2d, v31.2d
ldp q30, q31, [x5, #768]
and v8.16b, v8.16b, v30.16b
and v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
stp q12, q13, [x5, #-576]
stp q8, q9, [x5, #-544]
ldp q30, q31, [x6, #-640]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
add v4.2d, v4.2d, v6.2d
add v5.2d, v5.2d, v7.2d
ldp q6, q7, [x3, #-224]
mov x14, #4392
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v6.2d, v16.2d
fmla v19.2d, v7.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v6.2d, v16.2d
fmla v21.2d, v7.2d, v17.2d
ldp q22, q23, [x3, #-256]
mov x14, #4424
add x12, x0, x14
ldp q24, q25, [x12, #0]
stp q20, q21, [x6, #576]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v22.2d, v24.2d
fmla v21.2d, v23.2d, v25.2d
stp q4, q5, [x7, #-672]
fsub v4.2d, v29.2d, v20.2d
fsub v5.2d, v29.2d, v21.2d
fmla v4.2d, v22.2d, v24.2d
fmla v5.2d, v23.2d, v25.2d
stp q18, q19, [x6, #448]
mov x14, #4456
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v6.2d, v18.2d
fmla v25.2d, v7.2d, v19.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v6.2d, v18.2d
fmla v17.2d, v7.2d, v19.2d
mov x14, #4488
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q8, q9, [x6, #736]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v22.2d, v18.2d
fmla v9.2d, v23.2d, v19.2d
stp q12, q13, [x6, #800]
fsub v12.2d, v29.2d, v8.2d
fsub v13.2d, v29.2d, v9.2d
fmla v12.2d, v22.2d, v18.2d
fmla v13.2d, v23.2d, v19.2d
mov x14, #4520
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q8, q9, [x7, #-992]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v6.2d, v18.2d
fmla v9.2d, v7.2d, v19.2d
stp q2, q3, [x6, #768]
fsub v2.2d, v29.2d, v8.2d
fsub v3.2d, v29.2d, v9.2d
fmla v2.2d, v6.2d, v18.2d
fmla v3.2d, v7.2d, v19.2d
mov x14, #4552
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q8, q9, [x6, #832]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v22.2d, v18.2d
fmla v9.2d, v23.2d, v19.2d
stp q2, q3, [x7, #-576]
fsub v2.2d, v29.2d, v8.2d
fsub v3.2d, v29.2d, v9.2d
fmla v2.2d, v18.2d, v22.2d
fmla v3.2d, v19.2d, v23.2d
mov x14, #4584
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v6.2d, v22.2d
fmla v19.2d, v7.2d, v23.2d
stp q8, q9, [x6, #992]
fsub v8.2d, v29.2d, v18.2d
fsub v9.2d, v29.2d, v19.2d
fmla v8.2d, v22.2d, v6.2d
fmla v9.2d, v23.2d, v7.2d
ldp q30, q31, [x3, #-192]
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v14.2d, v30.2d
fmla v7.2d, v15.2d, v31.2d
fsub v22.2d, v29.2d, v6.2d
fsub v23.2d, v29.2d, v7.2d
ldp q30, q31, [x3, #-192]
fmla v22.2d, v14.2d, v30.2d
fmla v23.2d, v15.2d, v31.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
ldp q30, q31, [x3, #-160]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v30.2d
fmla v15.2d, v11.2d, v31.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #-160]
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
add v10.2d, v16.2d, v22.2d
add v11.2d, v17.2d, v23.2d
add v6.2d, v20.2d, v6.2d
add v7.2d, v21.2d, v7.2d
add v14.2d, v24.2d, v14.2d
add v15.2d, v25.2d, v15.2d
ldp q30, q31, [x3, #-192]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v0.2d, v30.2d
fmla v17.2d, v1.2d, v31.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #-192]
fmla v20.2d, v0.2d, v30.2d
fmla v21.2d, v1.2d, v31.2d
add v0.2d, v12.2d, v20.2d
add v1.2d, v13.2d, v21.2d
ldp q12, q13, [x3, #-160]
ldp q30, q31, [x6, #768]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v12.2d, v30.2d
fmla v21.2d, v13.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x6, #768]
fmla v22.2d, v12.2d, v30.2d
fmla v23.2d, v13.2d, v31.2d
ldp q30, q31, [x7, #-576]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-992]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x6, #832]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x3, #-192]
stp q20, q21, [x6, #832]
ldp q30, q31, [x6, #800]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v30.2d
fmla v21.2d, v25.2d, v31.2d
stp q16, q17, [x7, #-992]
fsub v16.2d, v29.2d, v20.2d
fsub v17.2d, v29.2d, v21.2d
ldp q30, q31, [x6, #800]
fmla v16.2d, v24.2d, v30.2d
fmla v17.2d, v25.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x6, #736]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x6, #736]
fmla v24.2d, v12.2d, v30.2d
fmla v25.2d, v13.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
ldp q30, q31, [x6, #992]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
add v16.2d, v18.2d, v16.2d
add v17.2d, v19.2d, v17.2d
ldp q18, q19, [x3, #-128]
mov x14, #4408
add x12, x0, x14
ldp q24, q25, [x12, #0]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v18.2d, v24.2d
fmla v13.2d, v19.2d, v25.2d
stp q16, q17, [x6, #992]
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
fmla v16.2d, v18.2d, v24.2d
fmla v17.2d, v19.2d, v25.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldp q16, q17, [x3, #-96]
mov x14, #4440
add x12, x0, x14
ldp q24, q25, [x12, #0]
stp q4, q5, [x6, #736]
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v16.2d, v24.2d
fmla v5.2d, v17.2d, v25.2d
stp q20, q21, [x6, #800]
fsub v20.2d, v29.2d, v4.2d
fsub v21.2d, v29.2d, v5.2d
fmla v20.2d, v16.2d, v24.2d
fmla v21.2d, v17.2d, v25.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
add v6.2d, v6.2d, v12.2d
add v7.2d, v7.2d, v13.2d
add v4.2d, v14.2d, v4.2d
add v5.2d, v15.2d, v5.2d
mov x14, #4472
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v12.2d
fmla v15.2d, v19.2d, v13.2d
fsub v20.2d, v29.2d, v14.2d
fsub v21.2d, v29.2d, v15.2d
fmla v20.2d, v18.2d, v12.2d
fmla v21.2d, v19.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #4504
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v12.2d
fmla v25.2d, v17.2d, v13.2d
add v12.2d, v22.2d, v24.2d
add v13.2d, v23.2d, v25.2d
ldp q30, q31, [x7, #-992]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #832]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov x14, #4536
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v22.2d
fmla v25.2d, v19.2d, v23.2d
stp q20, q21, [x6, #832]
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v18.2d, v22.2d
fmla v21.2d, v19.2d, v23.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #4568
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
fsub v18.2d, v29.2d, v22.2d
fsub v19.2d, v29.2d, v23.2d
fmla v18.2d, v16.2d, v20.2d
fmla v19.2d, v17.2d, v21.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
ldp q30, q31, [x6, #800]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #992]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q22, q23, [x3, #-64]
ldp q24, q25, [x5, #-720]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v22.2d, v24.2d
fmla v17.2d, v23.2d, v25.2d
stp q20, q21, [x6, #992]
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v22.2d, v24.2d
fmla v21.2d, v23.2d, v25.2d
ldp q30, q31, [x6, #736]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x3, #-32]
stp q20, q21, [x6, #736]
ldp q20, q21, [x5, #-688]
stp q18, q19, [x6, #800]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v24.2d, v20.2d
fmla v19.2d, v25.2d, v21.2d
stp q8, q9, [x7, #-992]
fsub v8.2d, v29.2d, v18.2d
fsub v9.2d, v29.2d, v19.2d
fmla v8.2d, v24.2d, v20.2d
fmla v9.2d, v25.2d, v21.2d
add v8.2d, v10.2d, v8.2d
add v9.2d, v11.2d, v9.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
ldp q10, q11, [x5, #-656]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v22.2d, v10.2d
fmla v17.2d, v23.2d, v11.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v22.2d, v10.2d
fmla v19.2d, v23.2d, v11.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
ldp q10, q11, [x5, #-624]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v24.2d, v10.2d
fmla v19.2d, v25.2d, v11.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v24.2d, v10.2d
fmla v21.2d, v25.2d, v11.2d
add v10.2d, v12.2d, v20.2d
add v11.2d, v13.2d, v21.2d
add v12.2d, v14.2d, v16.2d
add v13.2d, v15.2d, v17.2d
ldp q30, q31, [x6, #832]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q16, q17, [x5, #-592]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v22.2d, v16.2d
fmla v19.2d, v23.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v22.2d, v16.2d
fmla v21.2d, v23.2d, v17.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
ldp q16, q17, [x5, #-560]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v16.2d
fmla v21.2d, v25.2d, v17.2d
stp q2, q3, [x6, #832]
fsub v2.2d, v29.2d, v20.2d
fsub v3.2d, v29.2d, v21.2d
fmla v2.2d, v24.2d, v16.2d
fmla v3.2d, v25.2d, v17.2d
ldp q30, q31, [x7, #-992]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #800]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #992]
add v18.2d, v20.2d, v30.2d
add v19.2d, v21.2d, v31.2d
ldp q20, q21, [x5, #-528]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v20.2d
fmla v25.2d, v23.2d, v21.2d
stp q18, q19, [x6, #992]
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v22.2d, v20.2d
fmla v19.2d, v23.2d, v21.2d
ldp q20, q21, [x3, #0]
mov x14, #4392
add x12, x0, x14
ldp q22, q23, [x12, #0]
stp q24, q25, [x6, #800]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q18, q19, [x7, #-992]
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v20.2d, v22.2d
fmla v19.2d, v21.2d, v23.2d
ldp q30, q31, [x6, #736]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q22, q23, [x3, #32]
stp q18, q19, [x6, #736]
mov x14, #4424
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q16, q17, [x7, #-576]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v22.2d, v18.2d
fmla v17.2d, v23.2d, v19.2d
stp q2, q3, [x6, #768]
fsub v2.2d, v29.2d, v16.2d
fsub v3.2d, v29.2d, v17.2d
fmla v2.2d, v22.2d, v18.2d
fmla v3.2d, v23.2d, v19.2d
add v2.2d, v8.2d, v2.2d
add v3.2d, v9.2d, v3.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
mov x14, #4456
add x12, x0, x14
ldp q8, q9, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v8.2d
fmla v17.2d, v21.2d, v9.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v8.2d
fmla v19.2d, v21.2d, v9.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
mov x14, #4488
add x12, x0, x14
ldp q8, q9, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v22.2d, v8.2d
fmla v19.2d, v23.2d, v9.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
fmla v24.2d, v22.2d, v8.2d
fmla v25.2d, v23.2d, v9.2d
add v8.2d, v10.2d, v24.2d
add v9.2d, v11.2d, v25.2d
add v10.2d, v12.2d, v16.2d
add v11.2d, v13.2d, v17.2d
add v12.2d, v14.2d, v18.2d
add v13.2d, v15.2d, v19.2d
mov x14, #4520
add x12, x0, x14
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v14.2d
fmla v17.2d, v21.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v14.2d
fmla v19.2d, v21.2d, v15.2d
ldp q30, q31, [x6, #832]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
mov x14, #4552
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v18.2d
fmla v25.2d, v23.2d, v19.2d
stp q6, q7, [x6, #832]
fsub v6.2d, v29.2d, v24.2d
fsub v7.2d, v29.2d, v25.2d
fmla v6.2d, v22.2d, v18.2d
fmla v7.2d, v23.2d, v19.2d
ldp q30, q31, [x6, #768]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x7, #-576]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x6, #992]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
mov x14, #4584
add x12, x0, x14
ldp q24, q25, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v24.2d
fmla v23.2d, v21.2d, v25.2d
stp q18, q19, [x6, #992]
fsub v18.2d, v29.2d, v22.2d
fsub v19.2d, v29.2d, v23.2d
fmla v18.2d, v20.2d, v24.2d
fmla v19.2d, v21.2d, v25.2d
ldp q30, q31, [x7, #-992]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #800]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #96]
ldp q30, q31, [x5, #-704]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v30.2d
fmla v21.2d, v25.2d, v31.2d
stp q22, q23, [x6, #800]
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x5, #-704]
fmla v22.2d, v24.2d, v30.2d
fmla v23.2d, v25.2d, v31.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q20, q21, [x3, #64]
ldp q30, q31, [x5, #-672]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
stp q2, q3, [x7, #-992]
fsub v2.2d, v29.2d, v22.2d
fsub v3.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #-672]
fmla v2.2d, v20.2d, v30.2d
fmla v3.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v2.2d
add v1.2d, v1.2d, v3.2d
ldp q30, q31, [x5, #-640]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v24.2d, v30.2d
fmla v3.2d, v25.2d, v31.2d
stp q0, q1, [x7, #-576]
fsub v0.2d, v29.2d, v2.2d
fsub v1.2d, v29.2d, v3.2d
ldp q30, q31, [x5, #-640]
fmla v0.2d, v24.2d, v30.2d
fmla v1.2d, v25.2d, v31.2d
add v0.2d, v8.2d, v0.2d
add v1.2d, v9.2d, v1.2d
add v8.2d, v10.2d, v22.2d
add v9.2d, v11.2d, v23.2d
add v2.2d, v12.2d, v2.2d
add v3.2d, v13.2d, v3.2d
ldp q30, q31, [x5, #-608]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v20.2d, v30.2d
fmla v11.2d, v21.2d, v31.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
ldp q30, q31, [x5, #-608]
fmla v12.2d, v20.2d, v30.2d
fmla v13.2d, v21.2d, v31.2d
add v12.2d, v14.2d, v12.2d
add v13.2d, v15.2d, v13.2d
ldp q30, q31, [x5, #-576]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v30.2d
fmla v15.2d, v25.2d, v31.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
ldp q30, q31, [x5, #-576]
fmla v22.2d, v24.2d, v30.2d
fmla v23.2d, v25.2d, v31.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v10.2d, v16.2d, v10.2d
add v11.2d, v17.2d, v11.2d
ldp q30, q31, [x6, #992]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #-544]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v30.2d
fmla v17.2d, v21.2d, v31.2d
fsub v22.2d, v29.2d, v16.2d
fsub v23.2d, v29.2d, v17.2d
ldp q30, q31, [x5, #-544]
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x6, #800]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q22, q23, [x6, #-608]
ldp q30, q31, [x6, #448]
add v24.2d, v22.2d, v30.2d
add v25.2d, v23.2d, v31.2d
ldp q22, q23, [x6, #-576]
ldp q30, q31, [x6, #832]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
mov v24.16b, v25.16b
mov v25.16b, v20.16b
ext v24.16b, v24.16b, v20.16b, #8
ext v25.16b, v25.16b, v21.16b, #8
ldp q30, q31, [x6, #-544]
add v22.2d, v4.2d, v30.2d
add v23.2d, v5.2d, v31.2d
mov v20.16b, v21.16b
mov v21.16b, v22.16b
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x6, #736]
add v22.2d, v24.2d, v30.2d
add v23.2d, v25.2d, v31.2d
ldp q30, q31, [x7, #-992]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov v4.16b, v5.16b
mov v5.16b, v8.16b
ext v4.16b, v4.16b, v8.16b, #8
ext v5.16b, v5.16b, v9.16b, #8
mov v8.16b, v9.16b
mov v9.16b, v2.16b
ext v8.16b, v8.16b, v2.16b, #8
ext v9.16b, v9.16b, v3.16b, #8
ldp q30, q31, [x7, #-576]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
mov v2.16b, v3.16b
mov v3.16b, v10.16b
ext v2.16b, v2.16b, v10.16b, #8
ext v3.16b, v3.16b, v11.16b, #8
mov v8.16b, v11.16b
mov v9.16b, v14.16b
ext v8.16b, v8.16b, v14.16b, #8
ext v9.16b, v9.16b, v15.16b, #8
add v2.2d, v12.2d, v2.2d
add v3.2d, v13.2d, v3.2d
add v6.2d, v6.2d, v8.2d
add v7.2d, v7.2d, v9.2d
ldp q30, q31, [x6, #-544]
add v8.2d, v14.2d, v30.2d
add v9.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #-512]
add v10.2d, v16.2d, v30.2d
add v11.2d, v17.2d, v31.2d
mov v8.16b, v9.16b
mov v9.16b, v10.16b
ext v8.16b, v8.16b, v10.16b, #8
ext v9.16b, v9.16b, v11.16b, #8
add v8.2d, v18.2d, v8.2d
add v9.2d, v19.2d, v9.2d
ldp q10, q11, [x6, #576]
ldp q30, q31, [x7, #-672]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x6, #864]
add v12.2d, v22.2d, v30.2d
add v13.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-544]
add v14.2d, v20.2d, v30.2d
add v15.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #672]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x6, #480]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x7, #-800]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #928]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #896]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x6, #-800]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ushr v16.2d, v10.2d, #52
ushr v17.2d, v11.2d, #52
ldp q30, q31, [x6, #-480]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ushr v18.2d, v12.2d, #52
ushr v19.2d, v13.2d, #52
ldp q30, q31, [x6, #-448]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ushr v20.2d, v14.2d, #52
ushr v21.2d, v15.2d, #52
mov v10.16b, v11.16b
mov v11.16b, v12.16b
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v14.16b
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
mov v22.16b, v19.16b
mov v23.16b, v20.16b
ext v22.16b, v22.16b, v20.16b, #8
ext v23.16b, v23.16b, v21.16b, #8
movi v24.2d, #0
mov v25.16b, v16.16b
ext v24.16b, v24.16b, v16.16b, #8
ext v25.16b, v25.16b, v17.16b, #8
stp q2, q3, [x6, #896]
mov v2.16b, v17.16b
mov v3.16b, v22.16b
ext v2.16b, v2.16b, v22.16b, #8
ext v3.16b, v3.16b, v23.16b, #8
stp q0, q1, [x6, #928]
add v0.2d, v10.2d, v24.2d
add v1.2d, v11.2d, v25.2d
stp q4, q5, [x7, #-800]
eor v4.16b, v10.16b, v0.16b
eor v5.16b, v11.16b, v1.16b
orr v26.16b, v26.16b, v4.16b
orr v27.16b, v27.16b, v5.16b
add v4.2d, v12.2d, v2.2d
add v5.2d, v13.2d, v3.2d
eor v10.16b, v12.16b, v4.16b
eor v11.16b, v13.16b, v5.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #768]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #768]
and v2.16b, v4.16b, v30.16b
and v3.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
stp q0, q1, [x5, #-384]
stp q2, q3, [x5, #-352]
mov v4.16b, v15.16b
movi v5.2d, #0
movi v30.2d, #0
ext v4.16b, v4.16b, v30.16b, #8
ext v5.16b, v5.16b, v30.16b, #8
mov v10.16b, v23.16b
mov v11.16b, v16.16b
ext v10.16b, v10.16b, v16.16b, #8
ext v11.16b, v11.16b, v17.16b, #8
ldp q30, q31, [x6, #-416]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
add v12.2d, v4.2d, v10.2d
add v13.2d, v5.2d, v11.2d
eor v14.16b, v4.16b, v12.16b
eor v15.16b, v5.16b, v13.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #768]
and v4.16b, v12.16b, v30.16b
and v5.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q4, q5, [x5, #-320]
ldp q10, q11, [x3, #-224]
ldp q12, q13, [x5, #-400]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v12.2d
fmla v15.2d, v11.2d, v13.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v10.2d, v12.2d
fmla v17.2d, v11.2d, v13.2d
ldp q22, q23, [x5, #-368]
ldp q30, q31, [x3, #-256]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v30.2d
fmla v25.2d, v23.2d, v31.2d
stp q20, q21, [x6, #480]
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
ldp q30, q31, [x3, #-256]
fmla v20.2d, v22.2d, v30.2d
fmla v21.2d, v23.2d, v31.2d
stp q18, q19, [x6, #672]
ldp q18, q19, [x5, #-336]
stp q8, q9, [x7, #-544]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v10.2d, v18.2d
fmla v9.2d, v11.2d, v19.2d
stp q6, q7, [x6, #864]
fsub v6.2d, v29.2d, v8.2d
fsub v7.2d, v29.2d, v9.2d
fmla v6.2d, v18.2d, v10.2d
fmla v7.2d, v19.2d, v11.2d
ldp q10, q11, [x3, #-160]
mov x14, #4712
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v10.2d, v18.2d
fmla v23.2d, v11.2d, v19.2d
fsub v12.2d, v29.2d, v22.2d
fsub v13.2d, v29.2d, v23.2d
fmla v12.2d, v10.2d, v18.2d
fmla v13.2d, v11.2d, v19.2d
add v12.2d, v16.2d, v12.2d
add v13.2d, v17.2d, v13.2d
add v14.2d, v14.2d, v22.2d
add v15.2d, v15.2d, v23.2d
mov x14, #4744
add x12, x0, x14
ldp q16, q17, [x12, #0]
ldp q30, q31, [x3, #-192]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
stp q12, q13, [x6, #576]
fsub v12.2d, v29.2d, v22.2d
fsub v13.2d, v29.2d, v23.2d
ldp q30, q31, [x3, #-192]
fmla v12.2d, v16.2d, v30.2d
fmla v13.2d, v17.2d, v31.2d
add v12.2d, v20.2d, v12.2d
add v13.2d, v21.2d, v13.2d
mov x14, #4776
add x12, x0, x14
ldp q20, q21, [x12, #0]
stp q14, q15, [x7, #-672]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v20.2d
fmla v15.2d, v11.2d, v21.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v20.2d, v10.2d
fmla v17.2d, v21.2d, v11.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
add v16.2d, v24.2d, v22.2d
add v17.2d, v25.2d, v23.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
ldp q30, q31, [x3, #-128]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v0.2d, v30.2d
fmla v15.2d, v1.2d, v31.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #-128]
fmla v22.2d, v0.2d, v30.2d
fmla v23.2d, v1.2d, v31.2d
add v0.2d, v12.2d, v22.2d
add v1.2d, v13.2d, v23.2d
ldp q30, q31, [x3, #-96]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v2.2d, v30.2d
fmla v13.2d, v3.2d, v31.2d
fsub v22.2d, v29.2d, v12.2d
fsub v23.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #-96]
fmla v22.2d, v2.2d, v30.2d
fmla v23.2d, v3.2d, v31.2d
add v2.2d, v6.2d, v22.2d
add v3.2d, v7.2d, v23.2d
add v6.2d, v16.2d, v14.2d
add v7.2d, v17.2d, v15.2d
add v8.2d, v8.2d, v12.2d
add v9.2d, v9.2d, v13.2d
ldp q30, q31, [x3, #-128]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v4.2d, v30.2d
fmla v13.2d, v5.2d, v31.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #-128]
fmla v14.2d, v4.2d, v30.2d
fmla v15.2d, v5.2d, v31.2d
ldp q4, q5, [x3, #-64]
mov x14, #4728
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v4.2d, v16.2d
fmla v23.2d, v5.2d, v17.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v4.2d, v16.2d
fmla v25.2d, v5.2d, v17.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q16, q17, [x3, #-32]
mov x14, #4760
add x12, x0, x14
ldp q24, q25, [x12, #0]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v16.2d, v24.2d
fmla v11.2d, v17.2d, v25.2d
fsub v20.2d, v29.2d, v10.2d
fsub v21.2d, v29.2d, v11.2d
fmla v20.2d, v16.2d, v24.2d
fmla v21.2d, v17.2d, v25.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v8.2d, v8.2d, v10.2d
add v9.2d, v9.2d, v11.2d
mov x14, #4792
add x12, x0, x14
ldp q10, q11, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v4.2d, v10.2d
fmla v21.2d, v5.2d, v11.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v4.2d, v10.2d
fmla v23.2d, v5.2d, v11.2d
add v10.2d, v14.2d, v22.2d
add v11.2d, v15.2d, v23.2d
add v12.2d, v12.2d, v20.2d
add v13.2d, v13.2d, v21.2d
ldp q14, q15, [x3, #0]
ldp q20, q21, [x5, #-400]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v14.2d, v20.2d
fmla v23.2d, v15.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v14.2d, v20.2d
fmla v25.2d, v15.2d, v21.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q20, q21, [x3, #32]
ldp q24, q25, [x5, #-368]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v24.2d
fmla v17.2d, v21.2d, v25.2d
fsub v4.2d, v29.2d, v16.2d
fsub v5.2d, v29.2d, v17.2d
fmla v4.2d, v20.2d, v24.2d
fmla v5.2d, v21.2d, v25.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
add v4.2d, v6.2d, v22.2d
add v5.2d, v7.2d, v23.2d
add v6.2d, v8.2d, v16.2d
add v7.2d, v9.2d, v17.2d
ldp q8, q9, [x5, #-336]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v14.2d, v8.2d
fmla v17.2d, v15.2d, v9.2d
fsub v22.2d, v29.2d, v16.2d
fsub v23.2d, v29.2d, v17.2d
fmla v22.2d, v14.2d, v8.2d
fmla v23.2d, v15.2d, v9.2d
add v8.2d, v10.2d, v22.2d
add v9.2d, v11.2d, v23.2d
add v10.2d, v12.2d, v16.2d
add v11.2d, v13.2d, v17.2d
ldp q30, q31, [x3, #64]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v18.2d, v30.2d
fmla v13.2d, v19.2d, v31.2d
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
ldp q30, q31, [x3, #64]
fmla v16.2d, v18.2d, v30.2d
fmla v17.2d, v19.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q16, q17, [x3, #96]
mov x14, #4744
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v18.2d
fmla v23.2d, v17.2d, v19.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
ldp q12, q13, [x3, #64]
mov x14, #4776
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v18.2d
fmla v23.2d, v13.2d, v19.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v12.2d, v18.2d
fmla v25.2d, v13.2d, v19.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add v10.2d, v10.2d, v22.2d
add v11.2d, v11.2d, v23.2d
ldp q18, q19, [x6, #-832]
ldp q30, q31, [x7, #-672]
add v22.2d, v18.2d, v30.2d
add v23.2d, v19.2d, v31.2d
movi v24.2d, #0
mov v25.16b, v22.16b
ext v24.16b, v24.16b, v22.16b, #8
ext v25.16b, v25.16b, v23.16b, #8
ldp q30, q31, [x6, #576]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #-544]
add v18.2d, v4.2d, v30.2d
add v19.2d, v5.2d, v31.2d
mov v22.16b, v23.16b
mov v23.16b, v18.16b
ext v18.16b, v22.16b, v18.16b, #8
ext v19.16b, v23.16b, v19.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v6.16b
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
ldp q30, q31, [x6, #-544]
add v4.2d, v6.2d, v30.2d
add v5.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #-864]
add v6.2d, v10.2d, v30.2d
add v7.2d, v11.2d, v31.2d
mov v4.16b, v5.16b
mov v5.16b, v6.16b
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
mov v6.16b, v7.16b
movi v7.2d, #0
movi v30.2d, #0
ext v6.16b, v6.16b, v30.16b, #8
ext v7.16b, v7.16b, v30.16b, #8
add v4.2d, v8.2d, v4.2d
add v5.2d, v9.2d, v5.2d
ldp q30, q31, [x6, #864]
add v8.2d, v24.2d, v30.2d
add v9.2d, v25.2d, v31.2d
ldp q30, q31, [x7, #-544]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x7, #-832]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x7, #-768]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x6, #704]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q10, q11, [x6, #480]
ldp q30, q31, [x6, #672]
mov v10.16b, v11.16b
mov v11.16b, v30.16b
ldp q18, q19, [x6, #672]
ext v10.16b, v10.16b, v18.16b, #8
ext v11.16b, v11.16b, v19.16b, #8
ldp q30, q31, [x6, #-416]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q30, q31, [x7, #-800]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q18, q19, [x3, #896]
sub v10.2d, v18.2d, v10.2d
sub v11.2d, v19.2d, v11.2d
ldp q18, q19, [x3, #928]
ldp q30, q31, [x6, #928]
sub v18.2d, v18.2d, v30.2d
sub v19.2d, v19.2d, v31.2d
ldp q30, q31, [x7, #-704]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x7, #-896]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q22, q23, [x3, #960]
ldp q30, q31, [x6, #896]
sub v22.2d, v22.2d, v30.2d
sub v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #992]
sub v8.2d, v24.2d, v8.2d
sub v9.2d, v25.2d, v9.2d
ldp q30, q31, [x6, #512]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x7, #-864]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q24, q25, [x4, #-1024]
sub v0.2d, v24.2d, v0.2d
sub v1.2d, v25.2d, v1.2d
ldp q24, q25, [x4, #-992]
sub v2.2d, v24.2d, v2.2d
sub v3.2d, v25.2d, v3.2d
ldp q30, q31, [x7, #-736]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #640]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q24, q25, [x4, #-960]
sub v4.2d, v24.2d, v4.2d
sub v5.2d, v25.2d, v5.2d
ldp q24, q25, [x4, #-928]
sub v6.2d, v24.2d, v6.2d
sub v7.2d, v25.2d, v7.2d
ldp q30, q31, [x6, #960]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x6, #608]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ushr v24.2d, v10.2d, #52
ushr v25.2d, v11.2d, #52
ushr v12.2d, v18.2d, #52
ushr v13.2d, v19.2d, #52
movi v16.2d, #0
mov v17.16b, v24.16b
ext v16.16b, v16.16b, v24.16b, #8
ext v17.16b, v17.16b, v25.16b, #8
mov v24.16b, v25.16b
mov v25.16b, v12.16b
ext v24.16b, v24.16b, v12.16b, #8
ext v25.16b, v25.16b, v13.16b, #8
add v20.2d, v10.2d, v16.2d
add v21.2d, v11.2d, v17.2d
eor v14.16b, v10.16b, v20.16b
eor v15.16b, v11.16b, v21.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
add v10.2d, v18.2d, v24.2d
add v11.2d, v19.2d, v25.2d
eor v14.16b, v18.16b, v10.16b
eor v15.16b, v19.16b, v11.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #768]
and v14.16b, v20.16b, v30.16b
and v15.16b, v21.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v14.16b, v14.16b, v30.16b
orr v15.16b, v15.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v14.2d, v14.2d, v30.2d
fsub v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #768]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
stp q14, q15, [x5, #-128]
stp q10, q11, [x5, #-96]
ushr v16.2d, v22.2d, #52
ushr v17.2d, v23.2d, #52
ushr v18.2d, v8.2d, #52
ushr v19.2d, v9.2d, #52
mov v12.16b, v13.16b
mov v13.16b, v16.16b
ext v12.16b, v12.16b, v16.16b, #8
ext v13.16b, v13.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v20.2d, v22.2d, v12.2d
add v21.2d, v23.2d, v13.2d
eor v24.16b, v22.16b, v20.16b
eor v25.16b, v23.16b, v21.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v12.2d, v8.2d, v16.2d
add v13.2d, v9.2d, v17.2d
eor v22.16b, v8.16b, v12.16b
eor v23.16b, v9.16b, v13.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
ldp q30, q31, [x5, #768]
and v8.16b, v20.16b, v30.16b
and v9.16b, v21.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #768]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v12.16b, v12.16b, v30.16b
orr v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v12.2d, v12.2d, v30.2d
fsub v13.2d, v13.2d, v31.2d
stp q8, q9, [x5, #-64]
stp q12, q13, [x5, #-32]
ushr v16.2d, v0.2d, #52
ushr v17.2d, v1.2d, #52
ushr v20.2d, v2.2d, #52
ushr v21.2d, v3.2d, #52
mov v18.16b, v19.16b
mov v19.16b, v16.16b
ext v18.16b, v18.16b, v16.16b, #8
ext v19.16b, v19.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v20.16b
ext v16.16b, v16.16b, v20.16b, #8
ext v17.16b, v17.16b, v21.16b, #8
add v22.2d, v0.2d, v18.2d
add v23.2d, v1.2d, v19.2d
eor v24.16b, v0.16b, v22.16b
eor v25.16b, v1.16b, v23.16b
orr v26.16b, v26.16b, v24.16b
orr v27.16b, v27.16b, v25.16b
add v0.2d, v2.2d, v16.2d
add v1.2d, v3.2d, v17.2d
eor v18.16b, v2.16b, v0.16b
eor v19.16b, v3.16b, v1.16b
orr v26.16b, v26.16b, v18.16b
orr v27.16b, v27.16b, v19.16b
ldp q30, q31, [x5, #768]
and v2.16b, v22.16b, v30.16b
and v3.16b, v23.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #768]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
stp q2, q3, [x5, #0]
stp q0, q1, [x5, #32]
ushr v16.2d, v4.2d, #52
ushr v17.2d, v5.2d, #52
ushr v18.2d, v6.2d, #52
ushr v19.2d, v7.2d, #52
mov v20.16b, v21.16b
mov v21.16b, v16.16b
ext v20.16b, v20.16b, v16.16b, #8
ext v21.16b, v21.16b, v17.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
add v18.2d, v4.2d, v20.2d
add v19.2d, v5.2d, v21.2d
eor v22.16b, v4.16b, v18.16b
eor v23.16b, v5.16b, v19.16b
orr v26.16b, v26.16b, v22.16b
orr v27.16b, v27.16b, v23.16b
add v4.2d, v6.2d, v16.2d
add v5.2d, v7.2d, v17.2d
eor v20.16b, v6.16b, v4.16b
eor v21.16b, v7.16b, v5.16b
orr v26.16b, v26.16b, v20.16b
orr v27.16b, v27.16b, v21.16b
ldp q30, q31, [x5, #768]
and v6.16b, v18.16b, v30.16b
and v7.16b, v19.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
ldp q30, q31, [x5, #768]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q6, q7, [x5, #64]
stp q4, q5, [x5, #96]
ld1r {v16.2d}, [x1]
mov v17.16b, v16.16b
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v14.2d
fmla v19.2d, v17.2d, v15.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v16.2d, v14.2d
fmla v21.2d, v17.2d, v15.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v10.2d
fmla v23.2d, v17.2d, v11.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v10.2d
fmla v25.2d, v17.2d, v11.2d
stp q4, q5, [x6, #896]
add x12, x1, #8
ld1r {v4.2d}, [x12]
mov v5.16b, v4.16b
stp q6, q7, [x6, #928]
mov x14, #4984
add x12, x0, x14
ldp q6, q7, [x12, #0]
stp q0, q1, [x7, #-800]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v4.2d, v6.2d
fmla v1.2d, v5.2d, v7.2d
stp q2, q3, [x6, #672]
fsub v2.2d, v29.2d, v0.2d
fsub v3.2d, v29.2d, v1.2d
fmla v2.2d, v4.2d, v6.2d
fmla v3.2d, v5.2d, v7.2d
add v2.2d, v20.2d, v2.2d
add v3.2d, v21.2d, v3.2d
mov x14, #5016
add x12, x0, x14
ldp q20, q21, [x12, #0]
stp q10, q11, [x6, #480]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v4.2d, v20.2d
fmla v11.2d, v5.2d, v21.2d
stp q14, q15, [x6, #704]
fsub v14.2d, v29.2d, v10.2d
fsub v15.2d, v29.2d, v11.2d
fmla v14.2d, v4.2d, v20.2d
fmla v15.2d, v5.2d, v21.2d
add v14.2d, v24.2d, v14.2d
add v15.2d, v25.2d, v15.2d
add v0.2d, v18.2d, v0.2d
add v1.2d, v19.2d, v1.2d
add v10.2d, v22.2d, v10.2d
add v11.2d, v23.2d, v11.2d
ldr d18, [x1, #16]
dup v18.2d, v18.d[0]
mov v19.16b, v18.16b
ldp q22, q23, [x5, #-144]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v22.2d
fmla v25.2d, v19.2d, v23.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v18.2d, v22.2d
fmla v21.2d, v19.2d, v23.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
ldp q20, q21, [x5, #-112]
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v18.2d, v20.2d
fmla v5.2d, v19.2d, v21.2d
stp q12, q13, [x7, #-768]
fsub v12.2d, v29.2d, v4.2d
fsub v13.2d, v29.2d, v5.2d
fmla v12.2d, v18.2d, v20.2d
fmla v13.2d, v19.2d, v21.2d
add v12.2d, v14.2d, v12.2d
add v13.2d, v15.2d, v13.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v4.2d, v10.2d, v4.2d
add v5.2d, v11.2d, v5.2d
add x12, x1, #24
ld1r {v10.2d}, [x12]
mov v11.16b, v10.16b
mov x14, #4968
add x12, x0, x14
ldp q14, q15, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v10.2d, v14.2d
fmla v25.2d, v11.2d, v15.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v10.2d, v14.2d
fmla v21.2d, v11.2d, v15.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #5000
add x12, x0, x14
ldp q20, q21, [x12, #0]
stp q2, q3, [x7, #-832]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v10.2d, v20.2d
fmla v3.2d, v11.2d, v21.2d
fsub v18.2d, v29.2d, v2.2d
fsub v19.2d, v29.2d, v3.2d
fmla v18.2d, v10.2d, v20.2d
fmla v19.2d, v11.2d, v21.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v2.2d, v4.2d, v2.2d
add v3.2d, v5.2d, v3.2d
ldr d4, [x1, #32]
dup v4.2d, v4.d[0]
mov v5.16b, v4.16b
ldp q30, q31, [x5, #-128]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v4.2d, v30.2d
fmla v19.2d, v5.2d, v31.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
ldp q30, q31, [x5, #-128]
fmla v24.2d, v4.2d, v30.2d
fmla v25.2d, v5.2d, v31.2d
add v12.2d, v12.2d, v24.2d
add v13.2d, v13.2d, v25.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
add x12, x1, #40
ld1r {v18.2d}, [x12]
mov v19.16b, v18.16b
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v6.2d
fmla v25.2d, v19.2d, v7.2d
stp q0, q1, [x7, #-544]
fsub v0.2d, v29.2d, v24.2d
fsub v1.2d, v29.2d, v25.2d
fmla v0.2d, v18.2d, v6.2d
fmla v1.2d, v19.2d, v7.2d
add v0.2d, v12.2d, v0.2d
add v1.2d, v13.2d, v1.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldr d12, [x1, #48]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v12.2d, v22.2d
fmla v25.2d, v13.2d, v23.2d
fsub v6.2d, v29.2d, v24.2d
fsub v7.2d, v29.2d, v25.2d
fmla v6.2d, v12.2d, v22.2d
fmla v7.2d, v13.2d, v23.2d
add v0.2d, v0.2d, v6.2d
add v1.2d, v1.2d, v7.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #56
ld1r {v6.2d}, [x12]
mov v7.16b, v6.16b
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v6.2d, v14.2d
fmla v25.2d, v7.2d, v15.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v6.2d, v14.2d
fmla v23.2d, v7.2d, v15.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v8.2d
fmla v23.2d, v17.2d, v9.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v8.2d
fmla v25.2d, v17.2d, v9.2d
stp q0, q1, [x6, #864]
ldp q30, q31, [x7, #-768]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v16.2d, v30.2d
fmla v1.2d, v17.2d, v31.2d
stp q2, q3, [x6, #576]
fsub v2.2d, v29.2d, v0.2d
fsub v3.2d, v29.2d, v1.2d
ldp q30, q31, [x7, #-768]
fmla v2.2d, v16.2d, v30.2d
fmla v3.2d, v17.2d, v31.2d
stp q8, q9, [x7, #-672]
add x12, x1, #8
ld1r {v8.2d}, [x12]
mov v9.16b, v8.16b
mov x14, #5048
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v8.2d, v16.2d
fmla v15.2d, v9.2d, v17.2d
fsub v20.2d, v29.2d, v14.2d
fsub v21.2d, v29.2d, v15.2d
fmla v20.2d, v8.2d, v16.2d
fmla v21.2d, v9.2d, v17.2d
add v20.2d, v24.2d, v20.2d
add v21.2d, v25.2d, v21.2d
mov x14, #5080
add x12, x0, x14
ldp q24, q25, [x12, #0]
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v8.2d, v24.2d
fmla v7.2d, v9.2d, v25.2d
fsub v12.2d, v29.2d, v6.2d
fsub v13.2d, v29.2d, v7.2d
fmla v12.2d, v8.2d, v24.2d
fmla v13.2d, v9.2d, v25.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
add v12.2d, v22.2d, v14.2d
add v13.2d, v23.2d, v15.2d
add v0.2d, v0.2d, v6.2d
add v1.2d, v1.2d, v7.2d
ldr d6, [x1, #16]
dup v6.2d, v6.d[0]
mov v7.16b, v6.16b
ldp q14, q15, [x5, #-80]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v6.2d, v14.2d
fmla v23.2d, v7.2d, v15.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v6.2d, v14.2d
fmla v25.2d, v7.2d, v15.2d
add v20.2d, v20.2d, v24.2d
add v21.2d, v21.2d, v25.2d
ldp q24, q25, [x5, #-48]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v6.2d, v24.2d
fmla v9.2d, v7.2d, v25.2d
fsub v14.2d, v29.2d, v8.2d
fsub v15.2d, v29.2d, v9.2d
fmla v14.2d, v6.2d, v24.2d
fmla v15.2d, v7.2d, v25.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
mov x14, #5032
add x12, x0, x14
ldp q8, q9, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v8.2d
fmla v15.2d, v11.2d, v9.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
fmla v22.2d, v10.2d, v8.2d
fmla v23.2d, v11.2d, v9.2d
add v20.2d, v20.2d, v22.2d
add v21.2d, v21.2d, v23.2d
mov x14, #5064
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v10.2d, v22.2d
fmla v25.2d, v11.2d, v23.2d
fsub v6.2d, v29.2d, v24.2d
fsub v7.2d, v29.2d, v25.2d
fmla v6.2d, v10.2d, v22.2d
fmla v7.2d, v11.2d, v23.2d
add v2.2d, v2.2d, v6.2d
add v3.2d, v3.2d, v7.2d
add v6.2d, v12.2d, v14.2d
add v7.2d, v13.2d, v15.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x5, #-96]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v4.2d, v30.2d
fmla v13.2d, v5.2d, v31.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
ldp q30, q31, [x5, #-96]
fmla v14.2d, v4.2d, v30.2d
fmla v15.2d, v5.2d, v31.2d
add v14.2d, v20.2d, v14.2d
add v15.2d, v21.2d, v15.2d
ldp q30, q31, [x5, #-64]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v4.2d, v30.2d
fmla v21.2d, v5.2d, v31.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
ldp q30, q31, [x5, #-64]
fmla v24.2d, v4.2d, v30.2d
fmla v25.2d, v5.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v12.2d
add v7.2d, v7.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #5016
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v18.2d, v12.2d
fmla v21.2d, v19.2d, v13.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v18.2d, v12.2d
fmla v25.2d, v19.2d, v13.2d
add v14.2d, v14.2d, v24.2d
add v15.2d, v15.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v16.2d
fmla v25.2d, v19.2d, v17.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v18.2d, v16.2d
fmla v23.2d, v19.2d, v17.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldr d20, [x1, #48]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q22, q23, [x5, #-112]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v20.2d, v22.2d
fmla v17.2d, v21.2d, v23.2d
add v14.2d, v14.2d, v16.2d
add v15.2d, v15.2d, v17.2d
ldp q16, q17, [x5, #-80]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v20.2d, v16.2d
fmla v19.2d, v21.2d, v17.2d
fsub v4.2d, v29.2d, v18.2d
fsub v5.2d, v29.2d, v19.2d
fmla v4.2d, v20.2d, v16.2d
fmla v5.2d, v21.2d, v17.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
add v4.2d, v6.2d, v24.2d
add v5.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
add x12, x1, #56
ld1r {v6.2d}, [x12]
mov v7.16b, v6.16b
mov x14, #5000
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v6.2d, v18.2d
fmla v25.2d, v7.2d, v19.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v6.2d, v18.2d
fmla v17.2d, v7.2d, v19.2d
add v14.2d, v14.2d, v16.2d
add v15.2d, v15.2d, v17.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v6.2d, v8.2d
fmla v17.2d, v7.2d, v9.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v6.2d, v8.2d
fmla v21.2d, v7.2d, v9.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldr d16, [x1, #64]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
ldp q30, q31, [x6, #704]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v30.2d
fmla v21.2d, v17.2d, v31.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
ldp q30, q31, [x6, #704]
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
add v14.2d, v14.2d, v24.2d
add v15.2d, v15.2d, v25.2d
ldp q30, q31, [x6, #480]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
ldp q30, q31, [x6, #480]
fmla v8.2d, v16.2d, v30.2d
fmla v9.2d, v17.2d, v31.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #72
ld1r {v8.2d}, [x12]
mov v9.16b, v8.16b
mov x14, #4984
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v20.2d
fmla v25.2d, v9.2d, v21.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v8.2d, v20.2d
fmla v17.2d, v9.2d, v21.2d
add v14.2d, v14.2d, v16.2d
add v15.2d, v15.2d, v17.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v8.2d, v12.2d
fmla v17.2d, v9.2d, v13.2d
fsub v6.2d, v29.2d, v16.2d
fsub v7.2d, v29.2d, v17.2d
fmla v6.2d, v8.2d, v12.2d
fmla v7.2d, v9.2d, v13.2d
add v2.2d, v2.2d, v6.2d
add v3.2d, v3.2d, v7.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldr d6, [x1, #80]
dup v6.2d, v6.d[0]
mov v7.16b, v6.16b
ldp q16, q17, [x5, #-144]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v6.2d, v16.2d
fmla v25.2d, v7.2d, v17.2d
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
fmla v12.2d, v6.2d, v16.2d
fmla v13.2d, v7.2d, v17.2d
add v12.2d, v14.2d, v12.2d
add v13.2d, v15.2d, v13.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v6.2d, v22.2d
fmla v15.2d, v7.2d, v23.2d
fsub v8.2d, v29.2d, v14.2d
fsub v9.2d, v29.2d, v15.2d
fmla v8.2d, v6.2d, v22.2d
fmla v9.2d, v7.2d, v23.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
add x12, x1, #88
ld1r {v8.2d}, [x12]
mov v9.16b, v8.16b
mov x14, #4968
add x12, x0, x14
ldp q14, q15, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v14.2d
fmla v25.2d, v9.2d, v15.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v8.2d, v14.2d
fmla v23.2d, v9.2d, v15.2d
add v12.2d, v12.2d, v22.2d
add v13.2d, v13.2d, v23.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v8.2d, v18.2d
fmla v23.2d, v9.2d, v19.2d
stp q12, q13, [x7, #-576]
fsub v12.2d, v29.2d, v22.2d
fsub v13.2d, v29.2d, v23.2d
fmla v12.2d, v8.2d, v18.2d
fmla v13.2d, v9.2d, v19.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
ldr d12, [x1, #96]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x5, #-128]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v30.2d
fmla v23.2d, v13.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #-128]
fmla v24.2d, v12.2d, v30.2d
fmla v25.2d, v13.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add x12, x1, #104
ld1r {v22.2d}, [x12]
mov v23.16b, v22.16b
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v20.2d
fmla v25.2d, v23.2d, v21.2d
stp q4, q5, [x7, #-992]
fsub v4.2d, v29.2d, v24.2d
fsub v5.2d, v29.2d, v25.2d
fmla v4.2d, v22.2d, v20.2d
fmla v5.2d, v23.2d, v21.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldr d4, [x1, #112]
dup v4.2d, v4.d[0]
mov v5.16b, v4.16b
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v4.2d, v16.2d
fmla v25.2d, v5.2d, v17.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v4.2d, v16.2d
fmla v21.2d, v5.2d, v17.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #120
ld1r {v20.2d}, [x12]
mov v21.16b, v20.16b
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v14.2d
fmla v25.2d, v21.2d, v15.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v20.2d, v14.2d
fmla v17.2d, v21.2d, v15.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ld1r {v16.2d}, [x1]
mov v17.16b, v16.16b
ldp q30, q31, [x6, #672]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
stp q2, q3, [x6, #736]
fsub v2.2d, v29.2d, v24.2d
fsub v3.2d, v29.2d, v25.2d
ldp q30, q31, [x6, #672]
fmla v2.2d, v16.2d, v30.2d
fmla v3.2d, v17.2d, v31.2d
stp q0, q1, [x6, #832]
ldp q30, q31, [x7, #-800]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v16.2d, v30.2d
fmla v1.2d, v17.2d, v31.2d
fsub v14.2d, v29.2d, v0.2d
fsub v15.2d, v29.2d, v1.2d
ldp q30, q31, [x7, #-800]
fmla v14.2d, v16.2d, v30.2d
fmla v15.2d, v17.2d, v31.2d
add x12, x1, #8
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov x14, #5112
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v20.2d
fmla v19.2d, v17.2d, v21.2d
fsub v4.2d, v29.2d, v18.2d
fsub v5.2d, v29.2d, v19.2d
fmla v4.2d, v16.2d, v20.2d
fmla v5.2d, v17.2d, v21.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
mov x14, #5144
add x12, x0, x14
ldp q4, q5, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v4.2d
fmla v23.2d, v17.2d, v5.2d
fsub v12.2d, v29.2d, v22.2d
fsub v13.2d, v29.2d, v23.2d
fmla v12.2d, v16.2d, v4.2d
fmla v13.2d, v17.2d, v5.2d
add v12.2d, v14.2d, v12.2d
add v13.2d, v15.2d, v13.2d
add v14.2d, v24.2d, v18.2d
add v15.2d, v25.2d, v19.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
ldr d18, [x1, #16]
dup v18.2d, v18.d[0]
mov v19.16b, v18.16b
ldp q22, q23, [x5, #-16]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v22.2d
fmla v25.2d, v19.2d, v23.2d
fsub v4.2d, v29.2d, v24.2d
fsub v5.2d, v29.2d, v25.2d
fmla v4.2d, v18.2d, v22.2d
fmla v5.2d, v19.2d, v23.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
ldp q4, q5, [x5, #16]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v18.2d, v4.2d
fmla v17.2d, v19.2d, v5.2d
fsub v8.2d, v29.2d, v16.2d
fsub v9.2d, v29.2d, v17.2d
fmla v8.2d, v18.2d, v4.2d
fmla v9.2d, v19.2d, v5.2d
add v8.2d, v12.2d, v8.2d
add v9.2d, v13.2d, v9.2d
add v12.2d, v14.2d, v24.2d
add v13.2d, v15.2d, v25.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
mov x14, #5096
add x12, x0, x14
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v10.2d, v14.2d
fmla v17.2d, v11.2d, v15.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
fmla v24.2d, v10.2d, v14.2d
fmla v25.2d, v11.2d, v15.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov x14, #5128
add x12, x0, x14
ldp q24, q25, [x12, #0]
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v10.2d, v24.2d
fmla v5.2d, v11.2d, v25.2d
fsub v18.2d, v29.2d, v4.2d
fsub v19.2d, v29.2d, v5.2d
fmla v18.2d, v10.2d, v24.2d
fmla v19.2d, v11.2d, v25.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
add v12.2d, v12.2d, v16.2d
add v13.2d, v13.2d, v17.2d
add v0.2d, v0.2d, v4.2d
add v1.2d, v1.2d, v5.2d
ldr d4, [x1, #32]
dup v4.2d, v4.d[0]
mov v5.16b, v4.16b
ldp q30, q31, [x5, #-32]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v4.2d, v30.2d
fmla v17.2d, v5.2d, v31.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
ldp q30, q31, [x5, #-32]
fmla v18.2d, v4.2d, v30.2d
fmla v19.2d, v5.2d, v31.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
ldp q30, q31, [x5, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v4.2d, v30.2d
fmla v19.2d, v5.2d, v31.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
ldp q30, q31, [x5, #0]
fmla v24.2d, v4.2d, v30.2d
fmla v25.2d, v5.2d, v31.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add v12.2d, v12.2d, v16.2d
add v13.2d, v13.2d, v17.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
add x12, x1, #40
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov x14, #5080
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
fsub v4.2d, v29.2d, v24.2d
fsub v5.2d, v29.2d, v25.2d
fmla v4.2d, v16.2d, v18.2d
fmla v5.2d, v17.2d, v19.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v16.2d, v20.2d
fmla v5.2d, v17.2d, v21.2d
fsub v10.2d, v29.2d, v4.2d
fsub v11.2d, v29.2d, v5.2d
fmla v10.2d, v16.2d, v20.2d
fmla v11.2d, v17.2d, v21.2d
add v8.2d, v8.2d, v10.2d
add v9.2d, v9.2d, v11.2d
add v10.2d, v12.2d, v24.2d
add v11.2d, v13.2d, v25.2d
add v0.2d, v0.2d, v4.2d
add v1.2d, v1.2d, v5.2d
ldr d4, [x1, #48]
dup v4.2d, v4.d[0]
mov v5.16b, v4.16b
ldp q12, q13, [x5, #-48]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v4.2d, v12.2d
fmla v25.2d, v5.2d, v13.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v4.2d, v12.2d
fmla v21.2d, v5.2d, v13.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v4.2d, v22.2d
fmla v21.2d, v5.2d, v23.2d
fsub v16.2d, v29.2d, v20.2d
fsub v17.2d, v29.2d, v21.2d
fmla v16.2d, v4.2d, v22.2d
fmla v17.2d, v5.2d, v23.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
add v10.2d, v10.2d, v24.2d
add v11.2d, v11.2d, v25.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x1, #56
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov x14, #5064
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v20.2d
fmla v25.2d, v17.2d, v21.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v14.2d
fmla v23.2d, v17.2d, v15.2d
fsub v4.2d, v29.2d, v22.2d
fsub v5.2d, v29.2d, v23.2d
fmla v4.2d, v16.2d, v14.2d
fmla v5.2d, v17.2d, v15.2d
add v4.2d, v8.2d, v4.2d
add v5.2d, v9.2d, v5.2d
add v8.2d, v10.2d, v24.2d
add v9.2d, v11.2d, v25.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
ldr d10, [x1, #64]
dup v10.2d, v10.d[0]
mov v11.16b, v10.16b
ldp q30, q31, [x7, #-672]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x7, #-672]
fmla v24.2d, v10.2d, v30.2d
fmla v25.2d, v11.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x7, #-768]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v10.2d, v30.2d
fmla v25.2d, v11.2d, v31.2d
fsub v14.2d, v29.2d, v24.2d
fsub v15.2d, v29.2d, v25.2d
ldp q30, q31, [x7, #-768]
fmla v14.2d, v10.2d, v30.2d
fmla v15.2d, v11.2d, v31.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v8.2d, v8.2d, v22.2d
add v9.2d, v9.2d, v23.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #72
ld1r {v14.2d}, [x12]
mov v15.16b, v14.16b
mov x14, #5048
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v14.2d, v22.2d
fmla v25.2d, v15.2d, v23.2d
fsub v10.2d, v29.2d, v24.2d
fsub v11.2d, v29.2d, v25.2d
fmla v10.2d, v14.2d, v22.2d
fmla v11.2d, v15.2d, v23.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v14.2d, v18.2d
fmla v11.2d, v15.2d, v19.2d
fsub v16.2d, v29.2d, v10.2d
fsub v17.2d, v29.2d, v11.2d
fmla v16.2d, v14.2d, v18.2d
fmla v17.2d, v15.2d, v19.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v8.2d, v8.2d, v24.2d
add v9.2d, v9.2d, v25.2d
add v0.2d, v0.2d, v10.2d
add v1.2d, v1.2d, v11.2d
ldp q10, q11, [x5, #-80]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v6.2d, v10.2d
fmla v17.2d, v7.2d, v11.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
fmla v24.2d, v6.2d, v10.2d
fmla v25.2d, v7.2d, v11.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v6.2d, v12.2d
fmla v25.2d, v7.2d, v13.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v6.2d, v12.2d
fmla v19.2d, v7.2d, v13.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #88
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov x14, #5032
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
fmla v12.2d, v16.2d, v18.2d
fmla v13.2d, v17.2d, v19.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v16.2d, v20.2d
fmla v13.2d, v17.2d, v21.2d
fsub v6.2d, v29.2d, v12.2d
fsub v7.2d, v29.2d, v13.2d
fmla v6.2d, v16.2d, v20.2d
fmla v7.2d, v17.2d, v21.2d
add v4.2d, v4.2d, v6.2d
add v5.2d, v5.2d, v7.2d
add v6.2d, v8.2d, v24.2d
add v7.2d, v9.2d, v25.2d
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
ldr d8, [x1, #96]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x5, #-96]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v8.2d, v30.2d
fmla v13.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v12.2d
fsub v25.2d, v29.2d, v13.2d
ldp q30, q31, [x5, #-96]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x5, #-64]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
ldp q30, q31, [x5, #-64]
fmla v20.2d, v8.2d, v30.2d
fmla v21.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add v6.2d, v6.2d, v12.2d
add v7.2d, v7.2d, v13.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #104
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5016
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v12.2d, v20.2d
fmla v25.2d, v13.2d, v21.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v12.2d, v20.2d
fmla v9.2d, v13.2d, v21.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v22.2d
fmla v9.2d, v13.2d, v23.2d
fsub v16.2d, v29.2d, v8.2d
fsub v17.2d, v29.2d, v9.2d
fmla v16.2d, v12.2d, v22.2d
fmla v17.2d, v13.2d, v23.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
ldr d8, [x1, #112]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q16, q17, [x5, #-112]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v16.2d
fmla v25.2d, v9.2d, v17.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v8.2d, v16.2d
fmla v23.2d, v9.2d, v17.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v8.2d, v10.2d
fmla v23.2d, v9.2d, v11.2d
fsub v12.2d, v29.2d, v22.2d
fsub v13.2d, v29.2d, v23.2d
fmla v12.2d, v8.2d, v10.2d
fmla v13.2d, v9.2d, v11.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add x12, x1, #120
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5000
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v12.2d, v22.2d
fmla v25.2d, v13.2d, v23.2d
fsub v10.2d, v29.2d, v24.2d
fsub v11.2d, v29.2d, v25.2d
fmla v10.2d, v12.2d, v22.2d
fmla v11.2d, v13.2d, v23.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v12.2d, v18.2d
fmla v11.2d, v13.2d, v19.2d
fsub v8.2d, v29.2d, v10.2d
fsub v9.2d, v29.2d, v11.2d
fmla v8.2d, v12.2d, v18.2d
fmla v9.2d, v13.2d, v19.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v10.2d
add v1.2d, v1.2d, v11.2d
ldr d8, [x1, #128]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x6, #704]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v8.2d, v30.2d
fmla v11.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v10.2d
fsub v25.2d, v29.2d, v11.2d
ldp q30, q31, [x6, #704]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x6, #480]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
ldp q30, q31, [x6, #480]
fmla v18.2d, v8.2d, v30.2d
fmla v19.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v18.2d
add v5.2d, v5.2d, v19.2d
add v6.2d, v6.2d, v10.2d
add v7.2d, v7.2d, v11.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #136
ld1r {v10.2d}, [x12]
mov v11.16b, v10.16b
mov x14, #4984
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v10.2d, v18.2d
fmla v25.2d, v11.2d, v19.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v10.2d, v18.2d
fmla v9.2d, v11.2d, v19.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v10.2d, v20.2d
fmla v9.2d, v11.2d, v21.2d
fsub v12.2d, v29.2d, v8.2d
fsub v13.2d, v29.2d, v9.2d
fmla v12.2d, v10.2d, v20.2d
fmla v13.2d, v11.2d, v21.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
ldr d8, [x1, #144]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q12, q13, [x5, #-144]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v12.2d
fmla v25.2d, v9.2d, v13.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v8.2d, v12.2d
fmla v21.2d, v9.2d, v13.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v8.2d, v16.2d
fmla v21.2d, v9.2d, v17.2d
fsub v10.2d, v29.2d, v20.2d
fsub v11.2d, v29.2d, v21.2d
fmla v10.2d, v8.2d, v16.2d
fmla v11.2d, v9.2d, v17.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x1, #152
ld1r {v10.2d}, [x12]
mov v11.16b, v10.16b
mov x14, #4968
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v10.2d, v20.2d
fmla v25.2d, v11.2d, v21.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v10.2d, v20.2d
fmla v17.2d, v11.2d, v21.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v10.2d, v22.2d
fmla v17.2d, v11.2d, v23.2d
stp q2, q3, [x6, #448]
fsub v2.2d, v29.2d, v16.2d
fsub v3.2d, v29.2d, v17.2d
fmla v2.2d, v10.2d, v22.2d
fmla v3.2d, v11.2d, v23.2d
add v2.2d, v4.2d, v2.2d
add v3.2d, v5.2d, v3.2d
add v4.2d, v6.2d, v24.2d
add v5.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldr d6, [x1, #160]
dup v6.2d, v6.d[0]
mov v7.16b, v6.16b
ldp q30, q31, [x5, #-128]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v6.2d, v30.2d
fmla v17.2d, v7.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x5, #-128]
fmla v24.2d, v6.2d, v30.2d
fmla v25.2d, v7.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
add x12, x1, #168
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
stp q4, q5, [x6, #800]
fsub v4.2d, v29.2d, v24.2d
fsub v5.2d, v29.2d, v25.2d
fmla v4.2d, v16.2d, v18.2d
fmla v5.2d, v17.2d, v19.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldr d4, [x1, #176]
dup v4.2d, v4.d[0]
mov v5.16b, v4.16b
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v4.2d, v12.2d
fmla v25.2d, v5.2d, v13.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v4.2d, v12.2d
fmla v19.2d, v5.2d, v13.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #184
ld1r {v18.2d}, [x12]
mov v19.16b, v18.16b
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v20.2d
fmla v25.2d, v19.2d, v21.2d
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
fmla v12.2d, v18.2d, v20.2d
fmla v13.2d, v19.2d, v21.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ld1r {v12.2d}, [x1]
mov v13.16b, v12.16b
ldp q30, q31, [x6, #928]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v12.2d, v30.2d
fmla v25.2d, v13.2d, v31.2d
stp q2, q3, [x6, #992]
fsub v2.2d, v29.2d, v24.2d
fsub v3.2d, v29.2d, v25.2d
ldp q30, q31, [x6, #928]
fmla v2.2d, v12.2d, v30.2d
fmla v3.2d, v13.2d, v31.2d
stp q0, q1, [x6, #768]
ldp q30, q31, [x6, #896]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v12.2d, v30.2d
fmla v1.2d, v13.2d, v31.2d
fsub v20.2d, v29.2d, v0.2d
fsub v21.2d, v29.2d, v1.2d
ldp q30, q31, [x6, #896]
fmla v20.2d, v12.2d, v30.2d
fmla v21.2d, v13.2d, v31.2d
add x12, x1, #8
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5176
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v12.2d, v22.2d
fmla v19.2d, v13.2d, v23.2d
fsub v4.2d, v29.2d, v18.2d
fsub v5.2d, v29.2d, v19.2d
fmla v4.2d, v12.2d, v22.2d
fmla v5.2d, v13.2d, v23.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
mov x14, #5208
add x12, x0, x14
ldp q4, q5, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v4.2d
fmla v17.2d, v13.2d, v5.2d
fsub v6.2d, v29.2d, v16.2d
fsub v7.2d, v29.2d, v17.2d
fmla v6.2d, v4.2d, v12.2d
fmla v7.2d, v5.2d, v13.2d
add v6.2d, v20.2d, v6.2d
add v7.2d, v21.2d, v7.2d
add v12.2d, v24.2d, v18.2d
add v13.2d, v25.2d, v19.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldr d16, [x1, #16]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
ldp q18, q19, [x5, #48]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v18.2d
fmla v21.2d, v17.2d, v19.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q24, q25, [x5, #80]
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v16.2d, v24.2d
fmla v5.2d, v17.2d, v25.2d
fsub v10.2d, v29.2d, v4.2d
fsub v11.2d, v29.2d, v5.2d
fmla v10.2d, v24.2d, v16.2d
fmla v11.2d, v25.2d, v17.2d
add v6.2d, v6.2d, v10.2d
add v7.2d, v7.2d, v11.2d
add v10.2d, v12.2d, v20.2d
add v11.2d, v13.2d, v21.2d
add v0.2d, v0.2d, v4.2d
add v1.2d, v1.2d, v5.2d
add x12, x1, #24
ld1r {v4.2d}, [x12]
mov v5.16b, v4.16b
mov x14, #5160
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v4.2d, v12.2d
fmla v17.2d, v5.2d, v13.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v4.2d, v12.2d
fmla v21.2d, v5.2d, v13.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #5192
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v4.2d, v20.2d
fmla v25.2d, v5.2d, v21.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v20.2d, v4.2d
fmla v9.2d, v21.2d, v5.2d
add v4.2d, v6.2d, v8.2d
add v5.2d, v7.2d, v9.2d
add v6.2d, v10.2d, v16.2d
add v7.2d, v11.2d, v17.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldr d8, [x1, #32]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x5, #32]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v8.2d, v30.2d
fmla v11.2d, v9.2d, v31.2d
fsub v16.2d, v29.2d, v10.2d
fsub v17.2d, v29.2d, v11.2d
ldp q30, q31, [x5, #32]
fmla v16.2d, v8.2d, v30.2d
fmla v17.2d, v9.2d, v31.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldp q30, q31, [x5, #64]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v8.2d, v30.2d
fmla v17.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x5, #64]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v6.2d, v6.2d, v10.2d
add v7.2d, v7.2d, v11.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
add x12, x1, #40
ld1r {v10.2d}, [x12]
mov v11.16b, v10.16b
mov x14, #5144
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v10.2d, v16.2d
fmla v25.2d, v11.2d, v17.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v10.2d, v16.2d
fmla v21.2d, v11.2d, v17.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v10.2d, v22.2d
fmla v21.2d, v11.2d, v23.2d
fsub v8.2d, v29.2d, v20.2d
fsub v9.2d, v29.2d, v21.2d
fmla v8.2d, v10.2d, v22.2d
fmla v9.2d, v11.2d, v23.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldr d8, [x1, #48]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q20, q21, [x5, #16]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v20.2d
fmla v25.2d, v9.2d, v21.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v8.2d, v20.2d
fmla v23.2d, v9.2d, v21.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v8.2d, v18.2d
fmla v23.2d, v9.2d, v19.2d
fsub v10.2d, v29.2d, v22.2d
fsub v11.2d, v29.2d, v23.2d
fmla v10.2d, v8.2d, v18.2d
fmla v11.2d, v9.2d, v19.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add x12, x1, #56
ld1r {v10.2d}, [x12]
mov v11.16b, v10.16b
mov x14, #5128
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v10.2d, v22.2d
fmla v25.2d, v11.2d, v23.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v10.2d, v22.2d
fmla v19.2d, v11.2d, v23.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v10.2d, v12.2d
fmla v19.2d, v11.2d, v13.2d
fsub v8.2d, v29.2d, v18.2d
fsub v9.2d, v29.2d, v19.2d
fmla v8.2d, v10.2d, v12.2d
fmla v9.2d, v11.2d, v13.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
ldr d8, [x1, #64]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x6, #672]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v30.2d
fmla v19.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
ldp q30, q31, [x6, #672]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x7, #-800]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
ldp q30, q31, [x7, #-800]
fmla v12.2d, v8.2d, v30.2d
fmla v13.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov x14, #5112
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v14.2d, v12.2d
fmla v19.2d, v15.2d, v13.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
fmla v24.2d, v14.2d, v12.2d
fmla v25.2d, v15.2d, v13.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v14.2d, v16.2d
fmla v25.2d, v15.2d, v17.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v14.2d, v16.2d
fmla v9.2d, v15.2d, v17.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldr d8, [x1, #80]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q18, q19, [x5, #-16]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v18.2d
fmla v25.2d, v9.2d, v19.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v8.2d, v18.2d
fmla v17.2d, v9.2d, v19.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v8.2d, v20.2d
fmla v17.2d, v9.2d, v21.2d
fsub v14.2d, v29.2d, v16.2d
fsub v15.2d, v29.2d, v17.2d
fmla v14.2d, v8.2d, v20.2d
fmla v15.2d, v9.2d, v21.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
add x12, x1, #88
ld1r {v14.2d}, [x12]
mov v15.16b, v14.16b
mov x14, #5096
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v14.2d, v16.2d
fmla v25.2d, v15.2d, v17.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v14.2d, v16.2d
fmla v21.2d, v15.2d, v17.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v22.2d
fmla v21.2d, v15.2d, v23.2d
fsub v8.2d, v29.2d, v20.2d
fsub v9.2d, v29.2d, v21.2d
fmla v8.2d, v14.2d, v22.2d
fmla v9.2d, v15.2d, v23.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldr d8, [x1, #96]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x5, #-32]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v8.2d, v30.2d
fmla v21.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
ldp q30, q31, [x5, #-32]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x5, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
ldp q30, q31, [x5, #0]
fmla v22.2d, v8.2d, v30.2d
fmla v23.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #104
ld1r {v20.2d}, [x12]
mov v21.16b, v20.16b
mov x14, #5080
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v20.2d, v22.2d
fmla v9.2d, v21.2d, v23.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v20.2d, v12.2d
fmla v9.2d, v21.2d, v13.2d
fsub v14.2d, v29.2d, v8.2d
fsub v15.2d, v29.2d, v9.2d
fmla v14.2d, v20.2d, v12.2d
fmla v15.2d, v21.2d, v13.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
ldr d8, [x1, #112]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q14, q15, [x5, #-48]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v14.2d
fmla v25.2d, v9.2d, v15.2d
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
fmla v12.2d, v8.2d, v14.2d
fmla v13.2d, v9.2d, v15.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v8.2d, v18.2d
fmla v13.2d, v9.2d, v19.2d
fsub v20.2d, v29.2d, v12.2d
fsub v21.2d, v29.2d, v13.2d
fmla v20.2d, v8.2d, v18.2d
fmla v21.2d, v9.2d, v19.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
add x12, x1, #120
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5064
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v12.2d, v20.2d
fmla v25.2d, v13.2d, v21.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v12.2d, v20.2d
fmla v19.2d, v13.2d, v21.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v12.2d, v16.2d
fmla v19.2d, v13.2d, v17.2d
fsub v8.2d, v29.2d, v18.2d
fsub v9.2d, v29.2d, v19.2d
fmla v8.2d, v12.2d, v16.2d
fmla v9.2d, v13.2d, v17.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
ldr d8, [x1, #128]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x7, #-672]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v30.2d
fmla v19.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
ldp q30, q31, [x7, #-672]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x7, #-768]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
ldp q30, q31, [x7, #-768]
fmla v16.2d, v8.2d, v30.2d
fmla v17.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #136
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov x14, #5048
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v16.2d, v18.2d
fmla v9.2d, v17.2d, v19.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v16.2d, v22.2d
fmla v9.2d, v17.2d, v23.2d
fsub v12.2d, v29.2d, v8.2d
fsub v13.2d, v29.2d, v9.2d
fmla v12.2d, v16.2d, v22.2d
fmla v13.2d, v17.2d, v23.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
ldr d8, [x1, #144]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q12, q13, [x5, #-80]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v12.2d
fmla v25.2d, v9.2d, v13.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v8.2d, v12.2d
fmla v23.2d, v9.2d, v13.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v8.2d, v14.2d
fmla v23.2d, v9.2d, v15.2d
fsub v16.2d, v29.2d, v22.2d
fsub v17.2d, v29.2d, v23.2d
fmla v16.2d, v8.2d, v14.2d
fmla v17.2d, v9.2d, v15.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add x12, x1, #152
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov x14, #5032
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v22.2d
fmla v25.2d, v17.2d, v23.2d
fsub v14.2d, v29.2d, v24.2d
fsub v15.2d, v29.2d, v25.2d
fmla v14.2d, v16.2d, v22.2d
fmla v15.2d, v17.2d, v23.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v16.2d, v20.2d
fmla v15.2d, v17.2d, v21.2d
fsub v8.2d, v29.2d, v14.2d
fsub v9.2d, v29.2d, v15.2d
fmla v8.2d, v16.2d, v20.2d
fmla v9.2d, v17.2d, v21.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
ldr d8, [x1, #160]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x5, #-96]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v8.2d, v30.2d
fmla v15.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v14.2d
fsub v25.2d, v29.2d, v15.2d
ldp q30, q31, [x5, #-96]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x5, #-64]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
ldp q30, q31, [x5, #-64]
fmla v20.2d, v8.2d, v30.2d
fmla v21.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #168
ld1r {v14.2d}, [x12]
mov v15.16b, v14.16b
mov x14, #5016
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v14.2d, v20.2d
fmla v25.2d, v15.2d, v21.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v14.2d, v20.2d
fmla v9.2d, v15.2d, v21.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v14.2d, v18.2d
fmla v9.2d, v15.2d, v19.2d
fsub v16.2d, v29.2d, v8.2d
fsub v17.2d, v29.2d, v9.2d
fmla v16.2d, v14.2d, v18.2d
fmla v17.2d, v15.2d, v19.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
ldr d8, [x1, #176]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q16, q17, [x5, #-112]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v16.2d
fmla v25.2d, v9.2d, v17.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v8.2d, v16.2d
fmla v19.2d, v9.2d, v17.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v12.2d
fmla v19.2d, v9.2d, v13.2d
fsub v14.2d, v29.2d, v18.2d
fsub v15.2d, v29.2d, v19.2d
fmla v14.2d, v8.2d, v12.2d
fmla v15.2d, v9.2d, v13.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
add x12, x1, #184
ld1r {v14.2d}, [x12]
mov v15.16b, v14.16b
mov x14, #5000
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v14.2d, v18.2d
fmla v25.2d, v15.2d, v19.2d
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
fmla v12.2d, v14.2d, v18.2d
fmla v13.2d, v15.2d, v19.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v22.2d
fmla v13.2d, v15.2d, v23.2d
fsub v8.2d, v29.2d, v12.2d
fsub v9.2d, v29.2d, v13.2d
fmla v8.2d, v14.2d, v22.2d
fmla v9.2d, v15.2d, v23.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
ldr d8, [x1, #192]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x6, #704]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v8.2d, v30.2d
fmla v13.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v12.2d
fsub v25.2d, v29.2d, v13.2d
ldp q30, q31, [x6, #704]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldp q30, q31, [x6, #480]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
ldp q30, q31, [x6, #480]
fmla v22.2d, v8.2d, v30.2d
fmla v23.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v6.2d, v6.2d, v12.2d
add v7.2d, v7.2d, v13.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add x12, x1, #200
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #4984
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v12.2d, v22.2d
fmla v25.2d, v13.2d, v23.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v12.2d, v22.2d
fmla v9.2d, v13.2d, v23.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v20.2d
fmla v9.2d, v13.2d, v21.2d
fsub v22.2d, v29.2d, v8.2d
fsub v23.2d, v29.2d, v9.2d
fmla v22.2d, v12.2d, v20.2d
fmla v23.2d, v13.2d, v21.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
ldr d8, [x1, #208]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q20, q21, [x5, #-144]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v8.2d, v20.2d
fmla v23.2d, v9.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v8.2d, v20.2d
fmla v25.2d, v9.2d, v21.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v8.2d, v16.2d
fmla v21.2d, v9.2d, v17.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v8.2d, v16.2d
fmla v25.2d, v9.2d, v17.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add x12, x1, #216
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov x14, #4968
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v20.2d
fmla v25.2d, v17.2d, v21.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v18.2d
fmla v21.2d, v17.2d, v19.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldr d18, [x1, #224]
dup v18.2d, v18.d[0]
mov v19.16b, v18.16b
ldp q30, q31, [x5, #-128]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v18.2d, v30.2d
fmla v21.2d, v19.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x5, #-128]
fmla v22.2d, v18.2d, v30.2d
fmla v23.2d, v19.2d, v31.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldr d20, [x1, #32]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q30, q31, [x5, #96]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #96]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add x12, x1, #40
ld1r {v20.2d}, [x12]
mov v21.16b, v20.16b
stp q4, q5, [x6, #480]
mov x14, #5208
add x12, x0, x14
ldp q4, q5, [x12, #0]
stp q2, q3, [x6, #704]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v20.2d, v4.2d
fmla v3.2d, v21.2d, v5.2d
stp q0, q1, [x7, #-1024]
fsub v0.2d, v29.2d, v2.2d
fsub v1.2d, v29.2d, v3.2d
fmla v0.2d, v20.2d, v4.2d
fmla v1.2d, v21.2d, v5.2d
add v0.2d, v24.2d, v0.2d
add v1.2d, v25.2d, v1.2d
mov x14, #5240
add x12, x0, x14
ldp q24, q25, [x12, #0]
stp q6, q7, [x7, #-640]
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v20.2d, v24.2d
fmla v7.2d, v21.2d, v25.2d
fsub v18.2d, v29.2d, v6.2d
fsub v19.2d, v29.2d, v7.2d
fmla v18.2d, v24.2d, v20.2d
fmla v19.2d, v25.2d, v21.2d
add v2.2d, v22.2d, v2.2d
add v3.2d, v23.2d, v3.2d
ldr d20, [x1, #48]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q22, q23, [x5, #80]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v20.2d, v22.2d
fmla v17.2d, v21.2d, v23.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q16, q17, [x5, #112]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v20.2d, v16.2d
fmla v9.2d, v21.2d, v17.2d
fsub v12.2d, v29.2d, v8.2d
fsub v13.2d, v29.2d, v9.2d
fmla v12.2d, v16.2d, v20.2d
fmla v13.2d, v17.2d, v21.2d
add v12.2d, v18.2d, v12.2d
add v13.2d, v19.2d, v13.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v8.2d
add v7.2d, v7.2d, v9.2d
mov x14, #5192
add x12, x0, x14
ldp q8, q9, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v10.2d, v8.2d
fmla v19.2d, v11.2d, v9.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v10.2d, v8.2d
fmla v21.2d, v11.2d, v9.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #5224
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v10.2d, v20.2d
fmla v25.2d, v11.2d, v21.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v20.2d, v10.2d
fmla v17.2d, v21.2d, v11.2d
add v10.2d, v12.2d, v16.2d
add v11.2d, v13.2d, v17.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldr d12, [x1, #64]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x6, #928]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
ldp q30, q31, [x6, #928]
fmla v18.2d, v12.2d, v30.2d
fmla v19.2d, v13.2d, v31.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
ldp q30, q31, [x6, #896]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v12.2d, v30.2d
fmla v19.2d, v13.2d, v31.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
ldp q30, q31, [x6, #896]
fmla v24.2d, v12.2d, v30.2d
fmla v25.2d, v13.2d, v31.2d
add v10.2d, v10.2d, v24.2d
add v11.2d, v11.2d, v25.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
add x12, x1, #72
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5176
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v12.2d, v16.2d
fmla v19.2d, v13.2d, v17.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
fmla v24.2d, v12.2d, v16.2d
fmla v25.2d, v13.2d, v17.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v4.2d, v12.2d
fmla v25.2d, v5.2d, v13.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v4.2d, v12.2d
fmla v21.2d, v5.2d, v13.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldr d12, [x1, #80]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q18, q19, [x5, #48]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v12.2d, v18.2d
fmla v21.2d, v13.2d, v19.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v12.2d, v18.2d
fmla v25.2d, v13.2d, v19.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v12.2d
fmla v25.2d, v23.2d, v13.2d
fsub v4.2d, v29.2d, v24.2d
fsub v5.2d, v29.2d, v25.2d
fmla v4.2d, v22.2d, v12.2d
fmla v5.2d, v23.2d, v13.2d
add v4.2d, v10.2d, v4.2d
add v5.2d, v11.2d, v5.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #88
ld1r {v10.2d}, [x12]
mov v11.16b, v10.16b
mov x14, #5160
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v10.2d, v12.2d
fmla v21.2d, v11.2d, v13.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v10.2d, v12.2d
fmla v25.2d, v11.2d, v13.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v10.2d
fmla v25.2d, v9.2d, v11.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v8.2d, v10.2d
fmla v23.2d, v9.2d, v11.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldr d10, [x1, #96]
dup v10.2d, v10.d[0]
mov v11.16b, v10.16b
ldp q30, q31, [x5, #32]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v10.2d, v30.2d
fmla v21.2d, v11.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x5, #32]
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
ldp q30, q31, [x5, #64]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #64]
fmla v24.2d, v10.2d, v30.2d
fmla v25.2d, v11.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add x12, x1, #104
ld1r {v20.2d}, [x12]
mov v21.16b, v20.16b
mov x14, #5144
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v20.2d, v22.2d
fmla v9.2d, v21.2d, v23.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v20.2d, v16.2d
fmla v9.2d, v21.2d, v17.2d
fsub v10.2d, v29.2d, v8.2d
fsub v11.2d, v29.2d, v9.2d
fmla v10.2d, v20.2d, v16.2d
fmla v11.2d, v21.2d, v17.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v8.2d
add v7.2d, v7.2d, v9.2d
ldr d8, [x1, #112]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q10, q11, [x5, #16]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v10.2d
fmla v25.2d, v9.2d, v11.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v8.2d, v10.2d
fmla v17.2d, v9.2d, v11.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v8.2d, v18.2d
fmla v17.2d, v9.2d, v19.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v8.2d, v18.2d
fmla v21.2d, v9.2d, v19.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
add x12, x1, #120
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov x14, #5128
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v20.2d
fmla v25.2d, v17.2d, v21.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v16.2d, v20.2d
fmla v19.2d, v17.2d, v21.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v12.2d
fmla v19.2d, v17.2d, v13.2d
fsub v8.2d, v29.2d, v18.2d
fsub v9.2d, v29.2d, v19.2d
fmla v8.2d, v16.2d, v12.2d
fmla v9.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
ldr d8, [x1, #128]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x6, #672]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v30.2d
fmla v19.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
ldp q30, q31, [x6, #672]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x7, #-800]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
ldp q30, q31, [x7, #-800]
fmla v12.2d, v8.2d, v30.2d
fmla v13.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #136
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5112
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v12.2d, v18.2d
fmla v25.2d, v13.2d, v19.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v12.2d, v18.2d
fmla v9.2d, v13.2d, v19.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v22.2d
fmla v9.2d, v13.2d, v23.2d
fsub v16.2d, v29.2d, v8.2d
fsub v17.2d, v29.2d, v9.2d
fmla v16.2d, v12.2d, v22.2d
fmla v17.2d, v13.2d, v23.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v8.2d
add v7.2d, v7.2d, v9.2d
ldr d8, [x1, #144]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q16, q17, [x5, #-16]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v16.2d
fmla v25.2d, v9.2d, v17.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v8.2d, v16.2d
fmla v23.2d, v9.2d, v17.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v8.2d, v10.2d
fmla v23.2d, v9.2d, v11.2d
fsub v12.2d, v29.2d, v22.2d
fsub v13.2d, v29.2d, v23.2d
fmla v12.2d, v8.2d, v10.2d
fmla v13.2d, v9.2d, v11.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add x12, x1, #152
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5096
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v12.2d, v22.2d
fmla v25.2d, v13.2d, v23.2d
fsub v10.2d, v29.2d, v24.2d
fsub v11.2d, v29.2d, v25.2d
fmla v10.2d, v12.2d, v22.2d
fmla v11.2d, v13.2d, v23.2d
add v0.2d, v0.2d, v10.2d
add v1.2d, v1.2d, v11.2d
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v12.2d, v20.2d
fmla v11.2d, v13.2d, v21.2d
fsub v8.2d, v29.2d, v10.2d
fsub v9.2d, v29.2d, v11.2d
fmla v8.2d, v12.2d, v20.2d
fmla v9.2d, v13.2d, v21.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v10.2d
add v7.2d, v7.2d, v11.2d
ldr d8, [x1, #160]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x5, #-32]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v8.2d, v30.2d
fmla v11.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v10.2d
fsub v25.2d, v29.2d, v11.2d
ldp q30, q31, [x5, #-32]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x5, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
ldp q30, q31, [x5, #0]
fmla v20.2d, v8.2d, v30.2d
fmla v21.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #168
ld1r {v10.2d}, [x12]
mov v11.16b, v10.16b
mov x14, #5080
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v10.2d, v20.2d
fmla v25.2d, v11.2d, v21.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v10.2d, v20.2d
fmla v9.2d, v11.2d, v21.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v10.2d, v18.2d
fmla v9.2d, v11.2d, v19.2d
fsub v12.2d, v29.2d, v8.2d
fsub v13.2d, v29.2d, v9.2d
fmla v12.2d, v10.2d, v18.2d
fmla v13.2d, v11.2d, v19.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v8.2d
add v7.2d, v7.2d, v9.2d
ldr d8, [x1, #176]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q12, q13, [x5, #-48]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v12.2d
fmla v25.2d, v9.2d, v13.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v8.2d, v12.2d
fmla v19.2d, v9.2d, v13.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v16.2d
fmla v19.2d, v9.2d, v17.2d
fsub v10.2d, v29.2d, v18.2d
fsub v11.2d, v29.2d, v19.2d
fmla v10.2d, v8.2d, v16.2d
fmla v11.2d, v9.2d, v17.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
mov x14, #5064
add x12, x0, x14
ldp q10, q11, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v14.2d, v10.2d
fmla v19.2d, v15.2d, v11.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
fmla v24.2d, v14.2d, v10.2d
fmla v25.2d, v15.2d, v11.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v14.2d, v22.2d
fmla v25.2d, v15.2d, v23.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v14.2d, v22.2d
fmla v17.2d, v15.2d, v23.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldr d16, [x1, #192]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
ldp q30, q31, [x7, #-672]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
ldp q30, q31, [x7, #-672]
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
ldp q30, q31, [x7, #-768]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
ldp q30, q31, [x7, #-768]
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
add x12, x1, #200
ld1r {v18.2d}, [x12]
mov v19.16b, v18.16b
mov x14, #5048
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v22.2d
fmla v25.2d, v19.2d, v23.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v18.2d, v22.2d
fmla v17.2d, v19.2d, v23.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v18.2d, v20.2d
fmla v17.2d, v19.2d, v21.2d
fsub v22.2d, v29.2d, v16.2d
fsub v23.2d, v29.2d, v17.2d
fmla v22.2d, v18.2d, v20.2d
fmla v23.2d, v19.2d, v21.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldr d16, [x1, #208]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
ldp q20, q21, [x5, #-80]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v16.2d, v20.2d
fmla v25.2d, v17.2d, v21.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v12.2d
fmla v21.2d, v17.2d, v13.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v12.2d
fmla v25.2d, v17.2d, v13.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add x12, x1, #216
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5032
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v20.2d
fmla v23.2d, v13.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v12.2d, v20.2d
fmla v25.2d, v13.2d, v21.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v12.2d, v10.2d
fmla v21.2d, v13.2d, v11.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v12.2d, v10.2d
fmla v25.2d, v13.2d, v11.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldr d10, [x1, #224]
dup v10.2d, v10.d[0]
mov v11.16b, v10.16b
ldp q30, q31, [x5, #-96]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v10.2d, v30.2d
fmla v21.2d, v11.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x5, #-96]
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
ldp q30, q31, [x5, #-64]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #-64]
fmla v24.2d, v10.2d, v30.2d
fmla v25.2d, v11.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
ldr d20, [x1, #96]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q30, q31, [x5, #96]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #96]
fmla v24.2d, v20.2d, v30.2d
fmla v25.2d, v21.2d, v31.2d
add x12, x1, #104
ld1r {v20.2d}, [x12]
mov v21.16b, v20.16b
stp q4, q5, [x7, #-768]
mov x14, #5208
add x12, x0, x14
ldp q4, q5, [x12, #0]
stp q0, q1, [x7, #-672]
mov v0.16b, v28.16b
mov v1.16b, v28.16b
fmla v0.2d, v20.2d, v4.2d
fmla v1.2d, v21.2d, v5.2d
stp q6, q7, [x6, #544]
fsub v6.2d, v29.2d, v0.2d
fsub v7.2d, v29.2d, v1.2d
fmla v6.2d, v20.2d, v4.2d
fmla v7.2d, v21.2d, v5.2d
add v6.2d, v24.2d, v6.2d
add v7.2d, v25.2d, v7.2d
mov x14, #5240
add x12, x0, x14
ldp q24, q25, [x12, #0]
stp q2, q3, [x7, #-608]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v20.2d, v24.2d
fmla v3.2d, v21.2d, v25.2d
fsub v10.2d, v29.2d, v2.2d
fsub v11.2d, v29.2d, v3.2d
fmla v10.2d, v24.2d, v20.2d
fmla v11.2d, v25.2d, v21.2d
add v0.2d, v22.2d, v0.2d
add v1.2d, v23.2d, v1.2d
ldr d20, [x1, #112]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q22, q23, [x5, #80]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
fmla v12.2d, v20.2d, v22.2d
fmla v13.2d, v21.2d, v23.2d
add v6.2d, v6.2d, v12.2d
add v7.2d, v7.2d, v13.2d
ldp q12, q13, [x5, #112]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v12.2d
fmla v17.2d, v21.2d, v13.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v20.2d
fmla v19.2d, v13.2d, v21.2d
add v10.2d, v10.2d, v18.2d
add v11.2d, v11.2d, v19.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add x12, x1, #120
ld1r {v16.2d}, [x12]
mov v17.16b, v16.16b
mov x14, #5192
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v18.2d
fmla v21.2d, v17.2d, v19.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v18.2d
fmla v25.2d, v17.2d, v19.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov x14, #5224
add x12, x0, x14
ldp q24, q25, [x12, #0]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v16.2d, v24.2d
fmla v13.2d, v17.2d, v25.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
fmla v14.2d, v24.2d, v16.2d
fmla v15.2d, v25.2d, v17.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
ldr d12, [x1, #128]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q30, q31, [x6, #928]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v30.2d
fmla v15.2d, v13.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
ldp q30, q31, [x6, #928]
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q30, q31, [x6, #896]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v30.2d
fmla v17.2d, v13.2d, v31.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
ldp q30, q31, [x6, #896]
fmla v20.2d, v12.2d, v30.2d
fmla v21.2d, v13.2d, v31.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add x12, x1, #136
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5176
add x12, x0, x14
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v12.2d, v14.2d
fmla v21.2d, v13.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v4.2d, v12.2d
fmla v21.2d, v5.2d, v13.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v4.2d, v12.2d
fmla v25.2d, v5.2d, v13.2d
add v10.2d, v10.2d, v24.2d
add v11.2d, v11.2d, v25.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
ldr d12, [x1, #144]
dup v12.2d, v12.d[0]
mov v13.16b, v12.16b
ldp q16, q17, [x5, #48]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v12.2d, v16.2d
fmla v21.2d, v13.2d, v17.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v12.2d, v16.2d
fmla v25.2d, v13.2d, v17.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v12.2d
fmla v25.2d, v23.2d, v13.2d
fsub v4.2d, v29.2d, v24.2d
fsub v5.2d, v29.2d, v25.2d
fmla v4.2d, v22.2d, v12.2d
fmla v5.2d, v23.2d, v13.2d
add v4.2d, v10.2d, v4.2d
add v5.2d, v11.2d, v5.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #152
ld1r {v10.2d}, [x12]
mov v11.16b, v10.16b
mov x14, #5160
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v10.2d, v12.2d
fmla v21.2d, v11.2d, v13.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v10.2d, v12.2d
fmla v25.2d, v11.2d, v13.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v10.2d
fmla v25.2d, v19.2d, v11.2d
fsub v22.2d, v29.2d, v24.2d
fsub v23.2d, v29.2d, v25.2d
fmla v22.2d, v18.2d, v10.2d
fmla v23.2d, v19.2d, v11.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
ldr d10, [x1, #160]
dup v10.2d, v10.d[0]
mov v11.16b, v10.16b
ldp q30, q31, [x5, #32]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v10.2d, v30.2d
fmla v21.2d, v11.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x5, #32]
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
ldp q30, q31, [x5, #64]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v10.2d, v30.2d
fmla v23.2d, v11.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #64]
fmla v24.2d, v10.2d, v30.2d
fmla v25.2d, v11.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
add x12, x1, #168
ld1r {v20.2d}, [x12]
mov v21.16b, v20.16b
mov x14, #5144
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v20.2d, v22.2d
fmla v19.2d, v21.2d, v23.2d
add v6.2d, v6.2d, v18.2d
add v7.2d, v7.2d, v19.2d
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v20.2d, v14.2d
fmla v19.2d, v21.2d, v15.2d
fsub v10.2d, v29.2d, v18.2d
fsub v11.2d, v29.2d, v19.2d
fmla v10.2d, v20.2d, v14.2d
fmla v11.2d, v21.2d, v15.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v2.2d, v2.2d, v18.2d
add v3.2d, v3.2d, v19.2d
ldp q10, q11, [x5, #16]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v8.2d, v10.2d
fmla v19.2d, v9.2d, v11.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
fmla v24.2d, v8.2d, v10.2d
fmla v25.2d, v9.2d, v11.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v16.2d
fmla v25.2d, v9.2d, v17.2d
fsub v14.2d, v29.2d, v24.2d
fsub v15.2d, v29.2d, v25.2d
fmla v14.2d, v8.2d, v16.2d
fmla v15.2d, v9.2d, v17.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #184
ld1r {v14.2d}, [x12]
mov v15.16b, v14.16b
mov x14, #5128
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v14.2d, v18.2d
fmla v25.2d, v15.2d, v19.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v14.2d, v18.2d
fmla v17.2d, v15.2d, v19.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v14.2d, v12.2d
fmla v17.2d, v15.2d, v13.2d
fsub v8.2d, v29.2d, v16.2d
fsub v9.2d, v29.2d, v17.2d
fmla v8.2d, v14.2d, v12.2d
fmla v9.2d, v15.2d, v13.2d
add v4.2d, v4.2d, v8.2d
add v5.2d, v5.2d, v9.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldr d8, [x1, #192]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x6, #672]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v8.2d, v30.2d
fmla v17.2d, v9.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x6, #672]
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
ldp q30, q31, [x7, #-800]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v8.2d, v30.2d
fmla v25.2d, v9.2d, v31.2d
fsub v12.2d, v29.2d, v24.2d
fsub v13.2d, v29.2d, v25.2d
ldp q30, q31, [x7, #-800]
fmla v12.2d, v8.2d, v30.2d
fmla v13.2d, v9.2d, v31.2d
add v4.2d, v4.2d, v12.2d
add v5.2d, v5.2d, v13.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add x12, x1, #200
ld1r {v12.2d}, [x12]
mov v13.16b, v12.16b
mov x14, #5112
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v12.2d, v16.2d
fmla v25.2d, v13.2d, v17.2d
fsub v8.2d, v29.2d, v24.2d
fsub v9.2d, v29.2d, v25.2d
fmla v8.2d, v12.2d, v16.2d
fmla v9.2d, v13.2d, v17.2d
add v6.2d, v6.2d, v8.2d
add v7.2d, v7.2d, v9.2d
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v12.2d, v22.2d
fmla v9.2d, v13.2d, v23.2d
fsub v16.2d, v29.2d, v8.2d
fsub v17.2d, v29.2d, v9.2d
fmla v16.2d, v12.2d, v22.2d
fmla v17.2d, v13.2d, v23.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
ldr d8, [x1, #208]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q16, q17, [x5, #-16]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v8.2d, v16.2d
fmla v23.2d, v9.2d, v17.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v8.2d, v16.2d
fmla v25.2d, v9.2d, v17.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v8.2d, v10.2d
fmla v17.2d, v9.2d, v11.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
fmla v24.2d, v8.2d, v10.2d
fmla v25.2d, v9.2d, v11.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add x12, x1, #216
ld1r {v10.2d}, [x12]
mov v11.16b, v10.16b
mov x14, #5096
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v10.2d, v16.2d
fmla v23.2d, v11.2d, v17.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v10.2d, v16.2d
fmla v25.2d, v11.2d, v17.2d
add v6.2d, v6.2d, v24.2d
add v7.2d, v7.2d, v25.2d
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v10.2d, v18.2d
fmla v17.2d, v11.2d, v19.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
fmla v24.2d, v10.2d, v18.2d
fmla v25.2d, v11.2d, v19.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
ldr d16, [x1, #224]
dup v16.2d, v16.d[0]
mov v17.16b, v16.16b
ldp q30, q31, [x5, #-32]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v16.2d, v30.2d
fmla v19.2d, v17.2d, v31.2d
fsub v22.2d, v29.2d, v18.2d
fsub v23.2d, v29.2d, v19.2d
ldp q30, q31, [x5, #-32]
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
ldp q30, q31, [x5, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v30.2d
fmla v23.2d, v17.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #0]
fmla v24.2d, v16.2d, v30.2d
fmla v25.2d, v17.2d, v31.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
ldr d18, [x1, #160]
dup v18.2d, v18.d[0]
mov v19.16b, v18.16b
ldp q30, q31, [x5, #96]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v18.2d, v30.2d
fmla v23.2d, v19.2d, v31.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #96]
fmla v24.2d, v18.2d, v30.2d
fmla v25.2d, v19.2d, v31.2d
mov x14, #5208
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q4, q5, [x7, #-800]
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v20.2d, v18.2d
fmla v5.2d, v21.2d, v19.2d
stp q6, q7, [x6, #672]
fsub v6.2d, v29.2d, v4.2d
fsub v7.2d, v29.2d, v5.2d
fmla v6.2d, v20.2d, v18.2d
fmla v7.2d, v21.2d, v19.2d
add v6.2d, v24.2d, v6.2d
add v7.2d, v25.2d, v7.2d
mov x14, #5240
add x12, x0, x14
ldp q24, q25, [x12, #0]
stp q2, q3, [x6, #416]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v20.2d, v24.2d
fmla v3.2d, v21.2d, v25.2d
stp q0, q1, [x7, #-960]
fsub v0.2d, v29.2d, v2.2d
fsub v1.2d, v29.2d, v3.2d
fmla v0.2d, v20.2d, v24.2d
fmla v1.2d, v21.2d, v25.2d
add v4.2d, v22.2d, v4.2d
add v5.2d, v23.2d, v5.2d
ldr d20, [x1, #176]
dup v20.2d, v20.d[0]
mov v21.16b, v20.16b
ldp q22, q23, [x5, #80]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v20.2d, v22.2d
fmla v17.2d, v21.2d, v23.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q16, q17, [x5, #112]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v20.2d, v16.2d
fmla v11.2d, v21.2d, v17.2d
fsub v22.2d, v29.2d, v10.2d
fsub v23.2d, v29.2d, v11.2d
fmla v22.2d, v20.2d, v16.2d
fmla v23.2d, v21.2d, v17.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v2.2d, v2.2d, v10.2d
add v3.2d, v3.2d, v11.2d
mov x14, #5192
add x12, x0, x14
ldp q10, q11, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v14.2d, v10.2d
fmla v17.2d, v15.2d, v11.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v14.2d, v10.2d
fmla v21.2d, v15.2d, v11.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
mov x14, #5224
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v14.2d, v20.2d
fmla v23.2d, v15.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v14.2d, v20.2d
fmla v25.2d, v15.2d, v21.2d
add v0.2d, v0.2d, v24.2d
add v1.2d, v1.2d, v25.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
ldr d14, [x1, #192]
dup v14.2d, v14.d[0]
mov v15.16b, v14.16b
ldp q30, q31, [x6, #928]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v14.2d, v30.2d
fmla v17.2d, v15.2d, v31.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
ldp q30, q31, [x6, #928]
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldp q30, q31, [x6, #896]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v14.2d, v30.2d
fmla v21.2d, v15.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x6, #896]
fmla v22.2d, v14.2d, v30.2d
fmla v23.2d, v15.2d, v31.2d
add v0.2d, v0.2d, v22.2d
add v1.2d, v1.2d, v23.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v2.2d, v2.2d, v20.2d
add v3.2d, v3.2d, v21.2d
mov x14, #5176
add x12, x0, x14
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v12.2d, v14.2d
fmla v17.2d, v13.2d, v15.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v12.2d, v14.2d
fmla v21.2d, v13.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v12.2d
fmla v15.2d, v19.2d, v13.2d
fsub v20.2d, v29.2d, v14.2d
fsub v21.2d, v29.2d, v15.2d
fmla v20.2d, v18.2d, v12.2d
fmla v21.2d, v19.2d, v13.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
add v2.2d, v2.2d, v14.2d
add v3.2d, v3.2d, v15.2d
ldp q12, q13, [x5, #48]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v8.2d, v12.2d
fmla v15.2d, v9.2d, v13.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v8.2d, v12.2d
fmla v17.2d, v9.2d, v13.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
ldp q12, q13, [x5, #80]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v8.2d, v12.2d
fmla v17.2d, v9.2d, v13.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v12.2d, v8.2d
fmla v19.2d, v13.2d, v9.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add x12, x1, #216
ld1r {v8.2d}, [x12]
mov v9.16b, v8.16b
mov x14, #5160
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v8.2d, v12.2d
fmla v15.2d, v9.2d, v13.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v8.2d, v12.2d
fmla v17.2d, v9.2d, v13.2d
add v6.2d, v6.2d, v16.2d
add v7.2d, v7.2d, v17.2d
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v10.2d, v8.2d
fmla v13.2d, v11.2d, v9.2d
fsub v16.2d, v29.2d, v12.2d
fsub v17.2d, v29.2d, v13.2d
fmla v16.2d, v10.2d, v8.2d
fmla v17.2d, v11.2d, v9.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
add v4.2d, v4.2d, v14.2d
add v5.2d, v5.2d, v15.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
ldr d8, [x1, #224]
dup v8.2d, v8.d[0]
mov v9.16b, v8.16b
ldp q30, q31, [x5, #32]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v8.2d, v30.2d
fmla v11.2d, v9.2d, v31.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
ldp q30, q31, [x5, #32]
fmla v12.2d, v8.2d, v30.2d
fmla v13.2d, v9.2d, v31.2d
add v6.2d, v6.2d, v12.2d
add v7.2d, v7.2d, v13.2d
ldp q30, q31, [x5, #64]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v8.2d, v30.2d
fmla v13.2d, v9.2d, v31.2d
fsub v14.2d, v29.2d, v12.2d
fsub v15.2d, v29.2d, v13.2d
ldp q30, q31, [x5, #64]
fmla v14.2d, v8.2d, v30.2d
fmla v15.2d, v9.2d, v31.2d
add v0.2d, v0.2d, v14.2d
add v1.2d, v1.2d, v15.2d
add v4.2d, v4.2d, v10.2d
add v5.2d, v5.2d, v11.2d
add v2.2d, v2.2d, v12.2d
add v3.2d, v3.2d, v13.2d
ldp q30, q31, [x5, #96]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v8.2d, v30.2d
fmla v11.2d, v9.2d, v31.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
ldp q30, q31, [x5, #96]
fmla v12.2d, v8.2d, v30.2d
fmla v13.2d, v9.2d, v31.2d
ldp q8, q9, [x6, #-864]
ldp q30, q31, [x7, #-544]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
movi v14.2d, #0
mov v15.16b, v8.16b
ext v14.16b, v14.16b, v8.16b, #8
ext v15.16b, v15.16b, v9.16b, #8
ldp q16, q17, [x6, #-384]
ldp q30, q31, [x6, #576]
add v18.2d, v16.2d, v30.2d
add v19.2d, v17.2d, v31.2d
mov v8.16b, v9.16b
mov v9.16b, v18.16b
ext v8.16b, v8.16b, v18.16b, #8
ext v9.16b, v9.16b, v19.16b, #8
ldp q30, q31, [x7, #-832]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #864]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q20, q21, [x6, #-896]
ldp q30, q31, [x7, #-992]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov v18.16b, v19.16b
mov v19.16b, v20.16b
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
ldp q22, q23, [x6, #-352]
ldp q30, q31, [x6, #832]
add v24.2d, v22.2d, v30.2d
add v25.2d, v23.2d, v31.2d
mov v20.16b, v21.16b
mov v21.16b, v24.16b
ext v20.16b, v20.16b, v24.16b, #8
ext v21.16b, v21.16b, v25.16b, #8
ldp q30, q31, [x7, #-576]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #736]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
stp q20, q21, [x6, #736]
ldp q20, q21, [x6, #-320]
ldp q30, q31, [x6, #800]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov v24.16b, v25.16b
mov v25.16b, v20.16b
ext v24.16b, v24.16b, v20.16b, #8
ext v25.16b, v25.16b, v21.16b, #8
stp q18, q19, [x6, #800]
ldp q18, q19, [x6, #-288]
stp q8, q9, [x7, #-576]
ldp q30, q31, [x6, #768]
add v8.2d, v18.2d, v30.2d
add v9.2d, v19.2d, v31.2d
mov v20.16b, v21.16b
mov v21.16b, v8.16b
ext v20.16b, v20.16b, v8.16b, #8
ext v21.16b, v21.16b, v9.16b, #8
ldp q30, q31, [x6, #448]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #992]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
stp q20, q21, [x6, #992]
ldp q20, q21, [x6, #-256]
ldp q30, q31, [x7, #-640]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov v8.16b, v9.16b
mov v9.16b, v20.16b
ext v8.16b, v8.16b, v20.16b, #8
ext v9.16b, v9.16b, v21.16b, #8
stp q24, q25, [x7, #-640]
ldp q24, q25, [x6, #-224]
ldp q30, q31, [x7, #-1024]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
mov v20.16b, v21.16b
mov v21.16b, v24.16b
ext v20.16b, v20.16b, v24.16b, #8
ext v21.16b, v21.16b, v25.16b, #8
ldp q30, q31, [x6, #704]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x6, #480]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
stp q20, q21, [x6, #480]
ldp q20, q21, [x6, #-192]
ldp q30, q31, [x7, #-608]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov v24.16b, v25.16b
mov v25.16b, v20.16b
ext v24.16b, v24.16b, v20.16b, #8
ext v25.16b, v25.16b, v21.16b, #8
ldp q30, q31, [x6, #544]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
mov v20.16b, v21.16b
mov v21.16b, v18.16b
ext v20.16b, v20.16b, v18.16b, #8
ext v21.16b, v21.16b, v19.16b, #8
ldp q30, q31, [x7, #-672]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
ldp q30, q31, [x7, #-768]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
stp q20, q21, [x7, #-768]
ldp q20, q21, [x6, #-160]
ldp q30, q31, [x7, #-960]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov v18.16b, v19.16b
mov v19.16b, v20.16b
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
ldp q30, q31, [x6, #416]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
mov v20.16b, v21.16b
mov v21.16b, v22.16b
ext v20.16b, v20.16b, v22.16b, #8
ext v21.16b, v21.16b, v23.16b, #8
ldp q30, q31, [x6, #672]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x7, #-800]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #-128]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
mov v22.16b, v23.16b
mov v23.16b, v4.16b
ext v22.16b, v22.16b, v4.16b, #8
ext v23.16b, v23.16b, v5.16b, #8
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
mov v4.16b, v5.16b
mov v5.16b, v2.16b
ext v4.16b, v4.16b, v2.16b, #8
ext v5.16b, v5.16b, v3.16b, #8
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
add v0.2d, v0.2d, v4.2d
add v1.2d, v1.2d, v5.2d
ldp q30, q31, [x6, #-608]
add v4.2d, v10.2d, v30.2d
add v5.2d, v11.2d, v31.2d
mov v2.16b, v3.16b
mov v3.16b, v4.16b
ext v2.16b, v2.16b, v4.16b, #8
ext v3.16b, v3.16b, v5.16b, #8
mov v4.16b, v5.16b
movi v5.2d, #0
movi v30.2d, #0
ext v4.16b, v4.16b, v30.16b, #8
ext v5.16b, v5.16b, v30.16b, #8
add v2.2d, v12.2d, v2.2d
add v3.2d, v13.2d, v3.2d
ldp q30, q31, [x5, #928]
add v10.2d, v14.2d, v30.2d
add v11.2d, v15.2d, v31.2d
ushr v12.2d, v10.2d, #52
ushr v13.2d, v11.2d, #52
ldp q14, q15, [x6, #-96]
ldp q30, q31, [x7, #-576]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ushr v16.2d, v14.2d, #52
ushr v17.2d, v15.2d, #52
ldp q22, q23, [x5, #896]
ldp q30, q31, [x6, #800]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
stp q4, q5, [x6, #800]
ushr v4.2d, v22.2d, #52
ushr v5.2d, v23.2d, #52
stp q2, q3, [x7, #-576]
ldp q2, q3, [x6, #-64]
ldp q30, q31, [x6, #736]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
stp q0, q1, [x6, #736]
ushr v0.2d, v2.2d, #52
ushr v1.2d, v3.2d, #52
stp q6, q7, [x7, #-800]
ldp q6, q7, [x6, #-32]
ldp q30, q31, [x7, #-640]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
stp q20, q21, [x7, #-640]
ushr v20.2d, v6.2d, #52
ushr v21.2d, v7.2d, #52
stp q18, q19, [x6, #672]
ldp q18, q19, [x6, #0]
ldp q30, q31, [x6, #992]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
stp q24, q25, [x6, #416]
ushr v24.2d, v18.2d, #52
ushr v25.2d, v19.2d, #52
stp q8, q9, [x7, #-960]
movi v8.2d, #0
mov v9.16b, v12.16b
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v16.16b
ext v12.16b, v12.16b, v16.16b, #8
ext v13.16b, v13.16b, v17.16b, #8
stp q18, q19, [x7, #-672]
add v18.2d, v10.2d, v8.2d
add v19.2d, v11.2d, v9.2d
stp q6, q7, [x6, #544]
eor v6.16b, v10.16b, v18.16b
eor v7.16b, v11.16b, v19.16b
orr v26.16b, v26.16b, v6.16b
orr v27.16b, v27.16b, v7.16b
add v6.2d, v14.2d, v12.2d
add v7.2d, v15.2d, v13.2d
eor v8.16b, v14.16b, v6.16b
eor v9.16b, v15.16b, v7.16b
orr v26.16b, v26.16b, v8.16b
orr v27.16b, v27.16b, v9.16b
ldp q30, q31, [x5, #768]
and v8.16b, v18.16b, v30.16b
and v9.16b, v19.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v8.16b, v8.16b, v30.16b
orr v9.16b, v9.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v8.2d, v8.2d, v30.2d
fsub v9.2d, v9.2d, v31.2d
ldp q30, q31, [x5, #768]
and v6.16b, v6.16b, v30.16b
and v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v6.16b, v6.16b, v30.16b
orr v7.16b, v7.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v6.2d, v6.2d, v30.2d
fsub v7.2d, v7.2d, v31.2d
stp q8, q9, [x5, #256]
stp q6, q7, [x5, #288]
mov v10.16b, v17.16b
mov v11.16b, v4.16b
ext v10.16b, v10.16b, v4.16b, #8
ext v11.16b, v11.16b, v5.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v0.16b
ext v4.16b, v4.16b, v0.16b, #8
ext v5.16b, v5.16b, v1.16b, #8
add v12.2d, v22.2d, v10.2d
add v13.2d, v23.2d, v11.2d
eor v14.16b, v22.16b, v12.16b
eor v15.16b, v23.16b, v13.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
add v10.2d, v2.2d, v4.2d
add v11.2d, v3.2d, v5.2d
eor v14.16b, v2.16b, v10.16b
eor v15.16b, v3.16b, v11.16b
orr v26.16b, v26.16b, v14.16b
orr v27.16b, v27.16b, v15.16b
ldp q30, q31, [x5, #768]
and v2.16b, v12.16b, v30.16b
and v3.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v2.16b, v2.16b, v30.16b
orr v3.16b, v3.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v2.2d, v2.2d, v30.2d
fsub v3.2d, v3.2d, v31.2d
ldp q30, q31, [x5, #768]
and v4.16b, v10.16b, v30.16b
and v5.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q2, q3, [x5, #320]
stp q4, q5, [x5, #352]
mov v0.16b, v1.16b
mov v1.16b, v20.16b
ext v0.16b, v0.16b, v20.16b, #8
ext v1.16b, v1.16b, v21.16b, #8
mov v10.16b, v21.16b
mov v11.16b, v24.16b
ext v10.16b, v10.16b, v24.16b, #8
ext v11.16b, v11.16b, v25.16b, #8
ldp q12, q13, [x6, #544]
add v14.2d, v12.2d, v0.2d
add v15.2d, v13.2d, v1.2d
eor v16.16b, v12.16b, v14.16b
eor v17.16b, v13.16b, v15.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q0, q1, [x7, #-672]
add v12.2d, v0.2d, v10.2d
add v13.2d, v1.2d, v11.2d
eor v16.16b, v0.16b, v12.16b
eor v17.16b, v1.16b, v13.16b
orr v26.16b, v26.16b, v16.16b
orr v27.16b, v27.16b, v17.16b
ldp q30, q31, [x6, #-704]
and v0.16b, v14.16b, v30.16b
and v1.16b, v15.16b, v31.16b
ldp q30, q31, [x7, #-928]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #768]
and v0.16b, v0.16b, v30.16b
and v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v0.16b, v0.16b, v30.16b
orr v1.16b, v1.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v0.2d, v0.2d, v30.2d
fsub v1.2d, v1.2d, v31.2d
ldp q30, q31, [x5, #768]
and v12.16b, v12.16b, v30.16b
and v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v12.16b, v12.16b, v30.16b
orr v13.16b, v13.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v12.2d, v12.2d, v30.2d
fsub v13.2d, v13.2d, v31.2d
stp q0, q1, [x5, #384]
stp q12, q13, [x5, #416]
ldp q30, q31, [x6, #-640]
and v10.16b, v10.16b, v30.16b
and v11.16b, v11.16b, v31.16b
ldp q30, q31, [x6, #992]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q14, q15, [x3, #-224]
mov x14, #5352
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v14.2d, v16.2d
fmla v19.2d, v15.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v14.2d, v16.2d
fmla v21.2d, v15.2d, v17.2d
ldp q22, q23, [x3, #-256]
mov x14, #5384
add x12, x0, x14
ldp q24, q25, [x12, #0]
stp q20, q21, [x6, #992]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v22.2d, v24.2d
fmla v21.2d, v23.2d, v25.2d
stp q10, q11, [x7, #-928]
fsub v10.2d, v29.2d, v20.2d
fsub v11.2d, v29.2d, v21.2d
fmla v10.2d, v22.2d, v24.2d
fmla v11.2d, v23.2d, v25.2d
stp q18, q19, [x7, #-672]
mov x14, #5416
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v14.2d, v18.2d
fmla v25.2d, v15.2d, v19.2d
fsub v16.2d, v29.2d, v24.2d
fsub v17.2d, v29.2d, v25.2d
fmla v16.2d, v14.2d, v18.2d
fmla v17.2d, v15.2d, v19.2d
mov x14, #5448
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q12, q13, [x6, #544]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v22.2d, v18.2d
fmla v13.2d, v23.2d, v19.2d
stp q0, q1, [x7, #-608]
fsub v0.2d, v29.2d, v12.2d
fsub v1.2d, v29.2d, v13.2d
fmla v0.2d, v22.2d, v18.2d
fmla v1.2d, v23.2d, v19.2d
mov x14, #5480
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q12, q13, [x6, #704]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v14.2d, v18.2d
fmla v13.2d, v15.2d, v19.2d
stp q4, q5, [x7, #-1024]
fsub v4.2d, v29.2d, v12.2d
fsub v5.2d, v29.2d, v13.2d
fmla v4.2d, v14.2d, v18.2d
fmla v5.2d, v15.2d, v19.2d
mov x14, #5512
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q12, q13, [x6, #448]
mov v12.16b, v28.16b
mov v13.16b, v28.16b
fmla v12.2d, v22.2d, v18.2d
fmla v13.2d, v23.2d, v19.2d
stp q4, q5, [x6, #768]
fsub v4.2d, v29.2d, v12.2d
fsub v5.2d, v29.2d, v13.2d
fmla v4.2d, v18.2d, v22.2d
fmla v5.2d, v19.2d, v23.2d
mov x14, #5544
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v14.2d, v22.2d
fmla v19.2d, v15.2d, v23.2d
stp q12, q13, [x6, #832]
fsub v12.2d, v29.2d, v18.2d
fsub v13.2d, v29.2d, v19.2d
fmla v12.2d, v22.2d, v14.2d
fmla v13.2d, v23.2d, v15.2d
ldp q30, q31, [x3, #-192]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v8.2d, v30.2d
fmla v15.2d, v9.2d, v31.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #-192]
fmla v22.2d, v8.2d, v30.2d
fmla v23.2d, v9.2d, v31.2d
add v8.2d, v10.2d, v22.2d
add v9.2d, v11.2d, v23.2d
ldp q30, q31, [x3, #-160]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v6.2d, v30.2d
fmla v11.2d, v7.2d, v31.2d
fsub v22.2d, v29.2d, v10.2d
fsub v23.2d, v29.2d, v11.2d
ldp q30, q31, [x3, #-160]
fmla v22.2d, v6.2d, v30.2d
fmla v23.2d, v7.2d, v31.2d
add v6.2d, v16.2d, v22.2d
add v7.2d, v17.2d, v23.2d
add v14.2d, v20.2d, v14.2d
add v15.2d, v21.2d, v15.2d
add v10.2d, v24.2d, v10.2d
add v11.2d, v25.2d, v11.2d
ldp q30, q31, [x3, #-192]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v2.2d, v30.2d
fmla v17.2d, v3.2d, v31.2d
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #-192]
fmla v20.2d, v2.2d, v30.2d
fmla v21.2d, v3.2d, v31.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
ldp q2, q3, [x3, #-160]
ldp q30, q31, [x7, #-1024]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v2.2d, v30.2d
fmla v21.2d, v3.2d, v31.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x7, #-1024]
fmla v22.2d, v2.2d, v30.2d
fmla v23.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #768]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #704]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x6, #448]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x3, #-192]
stp q20, q21, [x6, #448]
ldp q30, q31, [x7, #-608]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v30.2d
fmla v21.2d, v25.2d, v31.2d
stp q16, q17, [x6, #704]
fsub v16.2d, v29.2d, v20.2d
fsub v17.2d, v29.2d, v21.2d
ldp q30, q31, [x7, #-608]
fmla v16.2d, v24.2d, v30.2d
fmla v17.2d, v25.2d, v31.2d
add v4.2d, v4.2d, v16.2d
add v5.2d, v5.2d, v17.2d
ldp q30, q31, [x6, #544]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v2.2d, v30.2d
fmla v17.2d, v3.2d, v31.2d
fsub v24.2d, v29.2d, v16.2d
fsub v25.2d, v29.2d, v17.2d
ldp q30, q31, [x6, #544]
fmla v24.2d, v2.2d, v30.2d
fmla v25.2d, v3.2d, v31.2d
add v12.2d, v12.2d, v24.2d
add v13.2d, v13.2d, v25.2d
ldp q30, q31, [x6, #832]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
add v16.2d, v18.2d, v16.2d
add v17.2d, v19.2d, v17.2d
ldp q18, q19, [x3, #-128]
mov x14, #5368
add x12, x0, x14
ldp q24, q25, [x12, #0]
mov v2.16b, v28.16b
mov v3.16b, v28.16b
fmla v2.2d, v18.2d, v24.2d
fmla v3.2d, v19.2d, v25.2d
stp q16, q17, [x6, #832]
fsub v16.2d, v29.2d, v2.2d
fsub v17.2d, v29.2d, v3.2d
fmla v16.2d, v18.2d, v24.2d
fmla v17.2d, v19.2d, v25.2d
add v8.2d, v8.2d, v16.2d
add v9.2d, v9.2d, v17.2d
ldp q16, q17, [x3, #-96]
mov x14, #5400
add x12, x0, x14
ldp q24, q25, [x12, #0]
stp q8, q9, [x6, #544]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v16.2d, v24.2d
fmla v9.2d, v17.2d, v25.2d
stp q20, q21, [x7, #-608]
fsub v20.2d, v29.2d, v8.2d
fsub v21.2d, v29.2d, v9.2d
fmla v20.2d, v16.2d, v24.2d
fmla v21.2d, v17.2d, v25.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
add v2.2d, v14.2d, v2.2d
add v3.2d, v15.2d, v3.2d
add v8.2d, v10.2d, v8.2d
add v9.2d, v11.2d, v9.2d
mov x14, #5432
add x12, x0, x14
ldp q10, q11, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v18.2d, v10.2d
fmla v15.2d, v19.2d, v11.2d
fsub v20.2d, v29.2d, v14.2d
fsub v21.2d, v29.2d, v15.2d
fmla v20.2d, v18.2d, v10.2d
fmla v21.2d, v19.2d, v11.2d
add v0.2d, v0.2d, v20.2d
add v1.2d, v1.2d, v21.2d
mov x14, #5464
add x12, x0, x14
ldp q10, q11, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v16.2d, v10.2d
fmla v21.2d, v17.2d, v11.2d
fsub v24.2d, v29.2d, v20.2d
fsub v25.2d, v29.2d, v21.2d
fmla v24.2d, v16.2d, v10.2d
fmla v25.2d, v17.2d, v11.2d
add v10.2d, v22.2d, v24.2d
add v11.2d, v23.2d, v25.2d
ldp q30, q31, [x6, #704]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #448]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov x14, #5496
add x12, x0, x14
ldp q22, q23, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v18.2d, v22.2d
fmla v25.2d, v19.2d, v23.2d
stp q20, q21, [x6, #448]
fsub v20.2d, v29.2d, v24.2d
fsub v21.2d, v29.2d, v25.2d
fmla v20.2d, v18.2d, v22.2d
fmla v21.2d, v19.2d, v23.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
mov x14, #5528
add x12, x0, x14
ldp q20, q21, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v16.2d, v20.2d
fmla v23.2d, v17.2d, v21.2d
fsub v18.2d, v29.2d, v22.2d
fsub v19.2d, v29.2d, v23.2d
fmla v18.2d, v16.2d, v20.2d
fmla v19.2d, v17.2d, v21.2d
add v12.2d, v12.2d, v18.2d
add v13.2d, v13.2d, v19.2d
ldp q30, q31, [x7, #-608]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
ldp q30, q31, [x6, #832]
add v20.2d, v22.2d, v30.2d
add v21.2d, v23.2d, v31.2d
ldp q22, q23, [x3, #-64]
ldp q24, q25, [x5, #240]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v22.2d, v24.2d
fmla v17.2d, v23.2d, v25.2d
stp q20, q21, [x6, #832]
fsub v20.2d, v29.2d, v16.2d
fsub v21.2d, v29.2d, v17.2d
fmla v20.2d, v22.2d, v24.2d
fmla v21.2d, v23.2d, v25.2d
ldp q30, q31, [x6, #544]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
ldp q24, q25, [x3, #-32]
stp q20, q21, [x6, #544]
ldp q20, q21, [x5, #272]
stp q18, q19, [x7, #-608]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v24.2d, v20.2d
fmla v19.2d, v25.2d, v21.2d
stp q12, q13, [x6, #704]
fsub v12.2d, v29.2d, v18.2d
fsub v13.2d, v29.2d, v19.2d
fmla v12.2d, v24.2d, v20.2d
fmla v13.2d, v25.2d, v21.2d
add v6.2d, v6.2d, v12.2d
add v7.2d, v7.2d, v13.2d
add v2.2d, v2.2d, v16.2d
add v3.2d, v3.2d, v17.2d
add v8.2d, v8.2d, v18.2d
add v9.2d, v9.2d, v19.2d
ldp q12, q13, [x5, #304]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v22.2d, v12.2d
fmla v17.2d, v23.2d, v13.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v22.2d, v12.2d
fmla v19.2d, v23.2d, v13.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
ldp q12, q13, [x5, #336]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v24.2d, v12.2d
fmla v19.2d, v25.2d, v13.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v24.2d, v12.2d
fmla v21.2d, v25.2d, v13.2d
add v10.2d, v10.2d, v20.2d
add v11.2d, v11.2d, v21.2d
add v12.2d, v14.2d, v16.2d
add v13.2d, v15.2d, v17.2d
ldp q30, q31, [x6, #448]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
ldp q16, q17, [x5, #368]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v22.2d, v16.2d
fmla v19.2d, v23.2d, v17.2d
fsub v20.2d, v29.2d, v18.2d
fsub v21.2d, v29.2d, v19.2d
fmla v20.2d, v22.2d, v16.2d
fmla v21.2d, v23.2d, v17.2d
add v4.2d, v4.2d, v20.2d
add v5.2d, v5.2d, v21.2d
ldp q16, q17, [x5, #400]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v16.2d
fmla v21.2d, v25.2d, v17.2d
stp q4, q5, [x6, #448]
fsub v4.2d, v29.2d, v20.2d
fsub v5.2d, v29.2d, v21.2d
fmla v4.2d, v24.2d, v16.2d
fmla v5.2d, v25.2d, v17.2d
ldp q30, q31, [x6, #704]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x7, #-608]
add v16.2d, v18.2d, v30.2d
add v17.2d, v19.2d, v31.2d
ldp q30, q31, [x6, #832]
add v18.2d, v20.2d, v30.2d
add v19.2d, v21.2d, v31.2d
ldp q20, q21, [x5, #432]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v20.2d
fmla v25.2d, v23.2d, v21.2d
stp q18, q19, [x6, #832]
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v22.2d, v20.2d
fmla v19.2d, v23.2d, v21.2d
ldp q20, q21, [x3, #0]
mov x14, #5352
add x12, x0, x14
ldp q22, q23, [x12, #0]
stp q24, q25, [x7, #-608]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v20.2d, v22.2d
fmla v25.2d, v21.2d, v23.2d
stp q18, q19, [x6, #704]
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
fmla v18.2d, v20.2d, v22.2d
fmla v19.2d, v21.2d, v23.2d
ldp q30, q31, [x6, #544]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q22, q23, [x3, #32]
stp q18, q19, [x6, #544]
mov x14, #5384
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q16, q17, [x6, #768]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v22.2d, v18.2d
fmla v17.2d, v23.2d, v19.2d
stp q4, q5, [x7, #-1024]
fsub v4.2d, v29.2d, v16.2d
fsub v5.2d, v29.2d, v17.2d
fmla v4.2d, v22.2d, v18.2d
fmla v5.2d, v23.2d, v19.2d
add v4.2d, v6.2d, v4.2d
add v5.2d, v7.2d, v5.2d
add v2.2d, v2.2d, v24.2d
add v3.2d, v3.2d, v25.2d
add v6.2d, v8.2d, v16.2d
add v7.2d, v9.2d, v17.2d
mov x14, #5416
add x12, x0, x14
ldp q8, q9, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v8.2d
fmla v17.2d, v21.2d, v9.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v8.2d
fmla v19.2d, v21.2d, v9.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
mov x14, #5448
add x12, x0, x14
ldp q8, q9, [x12, #0]
mov v18.16b, v28.16b
mov v19.16b, v28.16b
fmla v18.2d, v22.2d, v8.2d
fmla v19.2d, v23.2d, v9.2d
fsub v24.2d, v29.2d, v18.2d
fsub v25.2d, v29.2d, v19.2d
fmla v24.2d, v22.2d, v8.2d
fmla v25.2d, v23.2d, v9.2d
add v8.2d, v10.2d, v24.2d
add v9.2d, v11.2d, v25.2d
add v10.2d, v12.2d, v16.2d
add v11.2d, v13.2d, v17.2d
add v12.2d, v14.2d, v18.2d
add v13.2d, v15.2d, v19.2d
mov x14, #5480
add x12, x0, x14
ldp q14, q15, [x12, #0]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v14.2d
fmla v17.2d, v21.2d, v15.2d
fsub v18.2d, v29.2d, v16.2d
fsub v19.2d, v29.2d, v17.2d
fmla v18.2d, v20.2d, v14.2d
fmla v19.2d, v21.2d, v15.2d
ldp q30, q31, [x6, #448]
add v14.2d, v18.2d, v30.2d
add v15.2d, v19.2d, v31.2d
mov x14, #5512
add x12, x0, x14
ldp q18, q19, [x12, #0]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v18.2d
fmla v25.2d, v23.2d, v19.2d
stp q2, q3, [x6, #448]
fsub v2.2d, v29.2d, v24.2d
fsub v3.2d, v29.2d, v25.2d
fmla v2.2d, v22.2d, v18.2d
fmla v3.2d, v23.2d, v19.2d
ldp q30, q31, [x7, #-1024]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x6, #768]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q30, q31, [x6, #832]
add v18.2d, v24.2d, v30.2d
add v19.2d, v25.2d, v31.2d
mov x14, #5544
add x12, x0, x14
ldp q24, q25, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v24.2d
fmla v23.2d, v21.2d, v25.2d
stp q18, q19, [x6, #832]
fsub v18.2d, v29.2d, v22.2d
fsub v19.2d, v29.2d, v23.2d
fmla v18.2d, v20.2d, v24.2d
fmla v19.2d, v21.2d, v25.2d
ldp q30, q31, [x6, #704]
add v18.2d, v18.2d, v30.2d
add v19.2d, v19.2d, v31.2d
ldp q30, q31, [x7, #-608]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x3, #96]
ldp q30, q31, [x5, #256]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v24.2d, v30.2d
fmla v21.2d, v25.2d, v31.2d
stp q22, q23, [x7, #-608]
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
ldp q30, q31, [x5, #256]
fmla v22.2d, v24.2d, v30.2d
fmla v23.2d, v25.2d, v31.2d
add v4.2d, v4.2d, v22.2d
add v5.2d, v5.2d, v23.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldp q20, q21, [x3, #64]
ldp q30, q31, [x5, #288]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
stp q4, q5, [x6, #704]
fsub v4.2d, v29.2d, v22.2d
fsub v5.2d, v29.2d, v23.2d
ldp q30, q31, [x5, #288]
fmla v4.2d, v20.2d, v30.2d
fmla v5.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v4.2d
add v1.2d, v1.2d, v5.2d
ldp q30, q31, [x5, #320]
mov v4.16b, v28.16b
mov v5.16b, v28.16b
fmla v4.2d, v24.2d, v30.2d
fmla v5.2d, v25.2d, v31.2d
stp q0, q1, [x6, #768]
fsub v0.2d, v29.2d, v4.2d
fsub v1.2d, v29.2d, v5.2d
ldp q30, q31, [x5, #320]
fmla v0.2d, v24.2d, v30.2d
fmla v1.2d, v25.2d, v31.2d
add v0.2d, v8.2d, v0.2d
add v1.2d, v9.2d, v1.2d
add v8.2d, v10.2d, v22.2d
add v9.2d, v11.2d, v23.2d
add v4.2d, v12.2d, v4.2d
add v5.2d, v13.2d, v5.2d
ldp q30, q31, [x5, #352]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v20.2d, v30.2d
fmla v11.2d, v21.2d, v31.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
ldp q30, q31, [x5, #352]
fmla v12.2d, v20.2d, v30.2d
fmla v13.2d, v21.2d, v31.2d
add v12.2d, v14.2d, v12.2d
add v13.2d, v15.2d, v13.2d
ldp q30, q31, [x5, #384]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v24.2d, v30.2d
fmla v15.2d, v25.2d, v31.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
ldp q30, q31, [x5, #384]
fmla v22.2d, v24.2d, v30.2d
fmla v23.2d, v25.2d, v31.2d
add v2.2d, v2.2d, v22.2d
add v3.2d, v3.2d, v23.2d
add v10.2d, v16.2d, v10.2d
add v11.2d, v17.2d, v11.2d
ldp q30, q31, [x6, #832]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x5, #416]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v20.2d, v30.2d
fmla v17.2d, v21.2d, v31.2d
fsub v22.2d, v29.2d, v16.2d
fsub v23.2d, v29.2d, v17.2d
ldp q30, q31, [x5, #416]
fmla v22.2d, v20.2d, v30.2d
fmla v23.2d, v21.2d, v31.2d
add v18.2d, v18.2d, v22.2d
add v19.2d, v19.2d, v23.2d
ldp q30, q31, [x7, #-608]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
ldp q22, q23, [x6, #-608]
ldp q30, q31, [x7, #-672]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q24, q25, [x6, #-576]
ldp q30, q31, [x6, #448]
add v24.2d, v24.2d, v30.2d
add v25.2d, v25.2d, v31.2d
mov v22.16b, v23.16b
mov v23.16b, v24.16b
ext v22.16b, v22.16b, v24.16b, #8
ext v23.16b, v23.16b, v25.16b, #8
ldp q30, q31, [x6, #-544]
add v20.2d, v6.2d, v30.2d
add v21.2d, v7.2d, v31.2d
mov v24.16b, v25.16b
mov v25.16b, v20.16b
ext v20.16b, v24.16b, v20.16b, #8
ext v21.16b, v25.16b, v21.16b, #8
ldp q30, q31, [x6, #544]
add v22.2d, v22.2d, v30.2d
add v23.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #704]
add v20.2d, v20.2d, v30.2d
add v21.2d, v21.2d, v31.2d
mov v6.16b, v7.16b
mov v7.16b, v8.16b
ext v6.16b, v6.16b, v8.16b, #8
ext v7.16b, v7.16b, v9.16b, #8
mov v8.16b, v9.16b
mov v9.16b, v4.16b
ext v8.16b, v8.16b, v4.16b, #8
ext v9.16b, v9.16b, v5.16b, #8
ldp q30, q31, [x6, #768]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
add v0.2d, v0.2d, v8.2d
add v1.2d, v1.2d, v9.2d
mov v4.16b, v5.16b
mov v5.16b, v10.16b
ext v4.16b, v4.16b, v10.16b, #8
ext v5.16b, v5.16b, v11.16b, #8
mov v8.16b, v11.16b
mov v9.16b, v14.16b
ext v8.16b, v8.16b, v14.16b, #8
ext v9.16b, v9.16b, v15.16b, #8
add v4.2d, v12.2d, v4.2d
add v5.2d, v13.2d, v5.2d
add v2.2d, v2.2d, v8.2d
add v3.2d, v3.2d, v9.2d
ldp q30, q31, [x6, #-544]
add v8.2d, v14.2d, v30.2d
add v9.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #-512]
add v10.2d, v16.2d, v30.2d
add v11.2d, v17.2d, v31.2d
mov v8.16b, v9.16b
mov v9.16b, v10.16b
ext v8.16b, v8.16b, v10.16b, #8
ext v9.16b, v9.16b, v11.16b, #8
add v8.2d, v18.2d, v8.2d
add v9.2d, v19.2d, v9.2d
ldp q10, q11, [x6, #992]
ldp q30, q31, [x7, #-928]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ldp q30, q31, [x7, #-960]
add v12.2d, v22.2d, v30.2d
add v13.2d, v23.2d, v31.2d
ldp q30, q31, [x6, #480]
add v14.2d, v20.2d, v30.2d
add v15.2d, v21.2d, v31.2d
ldp q30, q31, [x6, #416]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
ldp q30, q31, [x7, #-768]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #672]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q30, q31, [x7, #-640]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x7, #-800]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q30, q31, [x6, #32]
add v10.2d, v10.2d, v30.2d
add v11.2d, v11.2d, v31.2d
ushr v16.2d, v10.2d, #52
ushr v17.2d, v11.2d, #52
ldp q30, q31, [x6, #64]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
ushr v18.2d, v12.2d, #52
ushr v19.2d, v13.2d, #52
ldp q30, q31, [x6, #96]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ushr v20.2d, v14.2d, #52
ushr v21.2d, v15.2d, #52
mov v10.16b, v11.16b
mov v11.16b, v12.16b
ext v10.16b, v10.16b, v12.16b, #8
ext v11.16b, v11.16b, v13.16b, #8
mov v12.16b, v13.16b
mov v13.16b, v14.16b
ext v12.16b, v12.16b, v14.16b, #8
ext v13.16b, v13.16b, v15.16b, #8
mov v16.16b, v17.16b
mov v17.16b, v18.16b
ext v16.16b, v16.16b, v18.16b, #8
ext v17.16b, v17.16b, v19.16b, #8
mov v18.16b, v19.16b
mov v19.16b, v20.16b
ext v18.16b, v18.16b, v20.16b, #8
ext v19.16b, v19.16b, v21.16b, #8
movi v20.2d, #0
mov v21.16b, v16.16b
ext v20.16b, v20.16b, v16.16b, #8
ext v21.16b, v21.16b, v17.16b, #8
mov v22.16b, v17.16b
mov v23.16b, v18.16b
ext v22.16b, v22.16b, v18.16b, #8
ext v23.16b, v23.16b, v19.16b, #8
add v24.2d, v10.2d, v20.2d
add v25.2d, v11.2d, v21.2d
stp q4, q5, [x7, #-800]
eor v4.16b, v10.16b, v24.16b
eor v5.16b, v11.16b, v25.16b
orr v26.16b, v26.16b, v4.16b
orr v27.16b, v27.16b, v5.16b
add v4.2d, v12.2d, v22.2d
add v5.2d, v13.2d, v23.2d
eor v10.16b, v12.16b, v4.16b
eor v11.16b, v13.16b, v5.16b
orr v26.16b, v26.16b, v10.16b
orr v27.16b, v27.16b, v11.16b
ldp q30, q31, [x5, #768]
and v10.16b, v24.16b, v30.16b
and v11.16b, v25.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v10.16b, v10.16b, v30.16b
orr v11.16b, v11.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v10.2d, v10.2d, v30.2d
fsub v11.2d, v11.2d, v31.2d
ldp q30, q31, [x5, #768]
and v4.16b, v4.16b, v30.16b
and v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
orr v4.16b, v4.16b, v30.16b
orr v5.16b, v5.16b, v31.16b
ldp q30, q31, [x5, #800]
fsub v4.2d, v4.2d, v30.2d
fsub v5.2d, v5.2d, v31.2d
stp q10, q11, [x5, #576]
stp q4, q5, [x5, #608]
ldp q12, q13, [x3, #-224]
ldp q20, q21, [x5, #560]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v20.2d
fmla v23.2d, v13.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v12.2d, v20.2d
fmla v25.2d, v13.2d, v21.2d
stp q18, q19, [x7, #-640]
ldp q18, q19, [x5, #592]
stp q16, q17, [x6, #672]
ldp q30, q31, [x3, #-256]
mov v16.16b, v28.16b
mov v17.16b, v28.16b
fmla v16.2d, v18.2d, v30.2d
fmla v17.2d, v19.2d, v31.2d
stp q0, q1, [x7, #-768]
fsub v0.2d, v29.2d, v16.2d
fsub v1.2d, v29.2d, v17.2d
ldp q30, q31, [x3, #-256]
fmla v0.2d, v18.2d, v30.2d
fmla v1.2d, v19.2d, v31.2d
stp q14, q15, [x6, #416]
ldp q14, q15, [x5, #624]
stp q6, q7, [x6, #480]
mov v6.16b, v28.16b
mov v7.16b, v28.16b
fmla v6.2d, v12.2d, v14.2d
fmla v7.2d, v13.2d, v15.2d
stp q8, q9, [x7, #-960]
fsub v8.2d, v29.2d, v6.2d
fsub v9.2d, v29.2d, v7.2d
fmla v8.2d, v14.2d, v12.2d
fmla v9.2d, v15.2d, v13.2d
ldp q12, q13, [x3, #-160]
stp q2, q3, [x6, #992]
mov x14, #5672
add x12, x0, x14
ldp q2, q3, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v2.2d
fmla v15.2d, v13.2d, v3.2d
fsub v18.2d, v29.2d, v14.2d
fsub v19.2d, v29.2d, v15.2d
fmla v18.2d, v12.2d, v2.2d
fmla v19.2d, v13.2d, v3.2d
add v18.2d, v24.2d, v18.2d
add v19.2d, v25.2d, v19.2d
add v14.2d, v22.2d, v14.2d
add v15.2d, v23.2d, v15.2d
mov x14, #5704
add x12, x0, x14
ldp q22, q23, [x12, #0]
ldp q30, q31, [x3, #-192]
mov v24.16b, v28.16b
mov v25.16b, v28.16b
fmla v24.2d, v22.2d, v30.2d
fmla v25.2d, v23.2d, v31.2d
stp q18, q19, [x7, #-928]
fsub v18.2d, v29.2d, v24.2d
fsub v19.2d, v29.2d, v25.2d
ldp q30, q31, [x3, #-192]
fmla v18.2d, v22.2d, v30.2d
fmla v19.2d, v23.2d, v31.2d
add v0.2d, v0.2d, v18.2d
add v1.2d, v1.2d, v19.2d
mov x14, #5736
add x12, x0, x14
ldp q18, q19, [x12, #0]
stp q14, q15, [x6, #768]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v12.2d, v18.2d
fmla v15.2d, v13.2d, v19.2d
fsub v22.2d, v29.2d, v14.2d
fsub v23.2d, v29.2d, v15.2d
fmla v22.2d, v18.2d, v12.2d
fmla v23.2d, v19.2d, v13.2d
add v8.2d, v8.2d, v22.2d
add v9.2d, v9.2d, v23.2d
add v12.2d, v16.2d, v24.2d
add v13.2d, v17.2d, v25.2d
add v6.2d, v6.2d, v14.2d
add v7.2d, v7.2d, v15.2d
ldp q30, q31, [x3, #-128]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v30.2d
fmla v15.2d, v11.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #-128]
fmla v16.2d, v10.2d, v30.2d
fmla v17.2d, v11.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q30, q31, [x3, #-96]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v4.2d, v30.2d
fmla v11.2d, v5.2d, v31.2d
fsub v16.2d, v29.2d, v10.2d
fsub v17.2d, v29.2d, v11.2d
ldp q30, q31, [x3, #-96]
fmla v16.2d, v4.2d, v30.2d
fmla v17.2d, v5.2d, v31.2d
add v4.2d, v8.2d, v16.2d
add v5.2d, v9.2d, v17.2d
add v8.2d, v12.2d, v14.2d
add v9.2d, v13.2d, v15.2d
add v6.2d, v6.2d, v10.2d
add v7.2d, v7.2d, v11.2d
ldp q10, q11, [x3, #-64]
mov x14, #5688
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v12.2d
fmla v15.2d, v11.2d, v13.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v10.2d, v12.2d
fmla v17.2d, v11.2d, v13.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q12, q13, [x3, #-32]
mov x14, #5720
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v16.2d
fmla v23.2d, v13.2d, v17.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v12.2d, v16.2d
fmla v25.2d, v13.2d, v17.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v8.2d, v8.2d, v14.2d
add v9.2d, v9.2d, v15.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
mov x14, #5752
add x12, x0, x14
ldp q12, q13, [x12, #0]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v10.2d, v12.2d
fmla v15.2d, v11.2d, v13.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
fmla v16.2d, v10.2d, v12.2d
fmla v17.2d, v11.2d, v13.2d
ldp q30, q31, [x3, #0]
mov v10.16b, v28.16b
mov v11.16b, v28.16b
fmla v10.2d, v20.2d, v30.2d
fmla v11.2d, v21.2d, v31.2d
fsub v12.2d, v29.2d, v10.2d
fsub v13.2d, v29.2d, v11.2d
ldp q30, q31, [x3, #0]
fmla v12.2d, v20.2d, v30.2d
fmla v13.2d, v21.2d, v31.2d
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
ldp q12, q13, [x3, #32]
ldp q20, q21, [x5, #592]
mov v22.16b, v28.16b
mov v23.16b, v28.16b
fmla v22.2d, v12.2d, v20.2d
fmla v23.2d, v13.2d, v21.2d
fsub v24.2d, v29.2d, v22.2d
fsub v25.2d, v29.2d, v23.2d
fmla v24.2d, v12.2d, v20.2d
fmla v25.2d, v13.2d, v21.2d
add v4.2d, v4.2d, v24.2d
add v5.2d, v5.2d, v25.2d
add v8.2d, v8.2d, v10.2d
add v9.2d, v9.2d, v11.2d
add v6.2d, v6.2d, v22.2d
add v7.2d, v7.2d, v23.2d
ldp q10, q11, [x3, #0]
ldp q12, q13, [x5, #624]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v10.2d, v12.2d
fmla v21.2d, v11.2d, v13.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v10.2d, v12.2d
fmla v23.2d, v11.2d, v13.2d
add v10.2d, v16.2d, v22.2d
add v11.2d, v17.2d, v23.2d
add v12.2d, v14.2d, v20.2d
add v13.2d, v15.2d, v21.2d
ldp q30, q31, [x3, #64]
mov v14.16b, v28.16b
mov v15.16b, v28.16b
fmla v14.2d, v2.2d, v30.2d
fmla v15.2d, v3.2d, v31.2d
fsub v16.2d, v29.2d, v14.2d
fsub v17.2d, v29.2d, v15.2d
ldp q30, q31, [x3, #64]
fmla v16.2d, v2.2d, v30.2d
fmla v17.2d, v3.2d, v31.2d
add v0.2d, v0.2d, v16.2d
add v1.2d, v1.2d, v17.2d
ldp q2, q3, [x3, #96]
mov x14, #5704
add x12, x0, x14
ldp q16, q17, [x12, #0]
mov v20.16b, v28.16b
mov v21.16b, v28.16b
fmla v20.2d, v2.2d, v16.2d
fmla v21.2d, v3.2d, v17.2d
fsub v22.2d, v29.2d, v20.2d
fsub v23.2d, v29.2d, v21.2d
fmla v22.2d, v2.2d, v16.2d
fmla v23.2d, v3.2d, v17.2d
add v2.2d, v4.2d, v22.2d
add v3.2d, v5.2d, v23.2d
add v4.2d, v8.2d, v14.2d
add v5.2d, v9.2d, v15.2d
add v6.2d, v6.2d, v20.2d
add v7.2d, v7.2d, v21.2d
ldp q30, q31, [x3, #64]
mov v8.16b, v28.16b
mov v9.16b, v28.16b
fmla v8.2d, v18.2d, v30.2d
fmla v9.2d, v19.2d, v31.2d
fsub v14.2d, v29.2d, v8.2d
fsub v15.2d, v29.2d, v9.2d
ldp q30, q31, [x3, #64]
fmla v14.2d, v18.2d, v30.2d
fmla v15.2d, v19.2d, v31.2d
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
add v8.2d, v12.2d, v8.2d
add v9.2d, v13.2d, v9.2d
ldp q12, q13, [x6, #-832]
ldp q30, q31, [x6, #768]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
movi v14.2d, #0
mov v15.16b, v12.16b
ext v14.16b, v14.16b, v12.16b, #8
ext v15.16b, v15.16b, v13.16b, #8
ldp q30, q31, [x7, #-928]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
ldp q30, q31, [x6, #-544]
add v16.2d, v4.2d, v30.2d
add v17.2d, v5.2d, v31.2d
mov v12.16b, v13.16b
mov v13.16b, v16.16b
ext v12.16b, v12.16b, v16.16b, #8
ext v13.16b, v13.16b, v17.16b, #8
mov v4.16b, v5.16b
mov v5.16b, v6.16b
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
add v0.2d, v0.2d, v12.2d
add v1.2d, v1.2d, v13.2d
add v2.2d, v2.2d, v4.2d
add v3.2d, v3.2d, v5.2d
ldp q30, q31, [x6, #-544]
add v4.2d, v6.2d, v30.2d
add v5.2d, v7.2d, v31.2d
ldp q30, q31, [x6, #-512]
add v6.2d, v8.2d, v30.2d
add v7.2d, v9.2d, v31.2d
mov v4.16b, v5.16b
mov v5.16b, v6.16b
ext v4.16b, v4.16b, v6.16b, #8
ext v5.16b, v5.16b, v7.16b, #8
add v4.2d, v10.2d, v4.2d
add v5.2d, v11.2d, v5.2d
ldp q30, q31, [x6, #992]
add v6.2d, v14.2d, v30.2d
add v7.2d, v15.2d, v31.2d
ldp q30, q31, [x7, #-960]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
ldp q30, q31, [x6, #736]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
ldp q30, q31, [x7, #-576]
add v4.2d, v4.2d, v30.2d
add v5.2d, v5.2d, v31.2d
ldp q8, q9, [x6, #128]
ldp q30, q31, [x6, #480]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
ldp q10, q11, [x6, #416]
mov v10.16b, v11.16b
mov v11.16b, v8.16b
ext v10.16b, v10.16b, v8.16b, #8
ext v11.16b, v11.16b, v9.16b, #8
ldp q12, q13, [x6, #160]
ldp q30, q31, [x7, #-768]
add v12.2d, v12.2d, v30.2d
add v13.2d, v13.2d, v31.2d
mov v8.16b, v9.16b
mov v9.16b, v12.16b
ext v8.16b, v8.16b, v12.16b, #8
ext v9.16b, v9.16b, v13.16b, #8
ldp q14, q15, [x7, #-640]
ldp q30, q31, [x6, #672]
mov v14.16b, v15.16b
mov v15.16b, v30.16b
ldp q16, q17, [x6, #672]
ext v14.16b, v14.16b, v16.16b, #8
ext v15.16b, v15.16b, v17.16b, #8
ldp q30, q31, [x6, #-416]
and v14.16b, v14.16b, v30.16b
and v15.16b, v15.16b, v31.16b
add v10.2d, v10.2d, v14.2d
add v11.2d, v11.2d, v15.2d
ldp q14, q15, [x6, #192]
ldp q30, q31, [x7, #-704]
add v16.2d, v14.2d, v30.2d
add v17.2d, v15.2d, v31.2d
stp q16, q17, [x3, #-896]
ldp q30, q31, [x7, #-896]
add v16.2d, v14.2d, v30.2d
add v17.2d, v15.2d, v31.2d
stp q16, q17, [x3, #-864]
ldp q30, q31, [x6, #512]
add v16.2d, v14.2d, v30.2d
add v17.2d, v15.2d, v31.2d
stp q16, q17, [x3, #-832]
ldp q16, q17, [x6, #224]
ldp q30, q31, [x7, #-864]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
stp q16, q17, [x3, #-800]
ldp q16, q17, [x6, #256]
ldp q30, q31, [x7, #-736]
add v16.2d, v16.2d, v30.2d
add v17.2d, v17.2d, v31.2d
stp q16, q17, [x3, #-768]
ldp q30, q31, [x6, #640]
add v14.2d, v14.2d, v30.2d
add v15.2d, v15.2d, v31.2d
stp q14, q15, [x3, #-736]
ldp q14, q15, [x5, #928]
ldp q30, q31, [x6, #960]
add v16.2d, v14.2d, v30.2d
add v17.2d, v15.2d, v31.2d
stp q16, q17, [x3, #-704]
ldp q16, q17, [x6, #608]
stp q16, q17, [x3, #-672]
stp q10, q11, [x3, #-640]
stp q8, q9, [x3, #-608]
ldp q8, q9, [x6, #288]
ldp q30, q31, [x7, #-800]
add v8.2d, v8.2d, v30.2d
add v9.2d, v9.2d, v31.2d
mov v10.16b, v13.16b
mov v11.16b, v8.16b
ext v10.16b, v10.16b, v8.16b, #8
ext v11.16b, v11.16b, v9.16b, #8
ldp q30, q31, [x6, #320]
add v6.2d, v6.2d, v30.2d
add v7.2d, v7.2d, v31.2d
mov v8.16b, v9.16b
mov v9.16b, v6.16b
ext v8.16b, v8.16b, v6.16b, #8
ext v9.16b, v9.16b, v7.16b, #8
stp q10, q11, [x3, #-576]
stp q8, q9, [x3, #-544]
ldp q30, q31, [x6, #352]
add v0.2d, v0.2d, v30.2d
add v1.2d, v1.2d, v31.2d
mov v6.16b, v7.16b
mov v7.16b, v0.16b
ext v6.16b, v6.16b, v0.16b, #8
ext v7.16b, v7.16b, v1.16b, #8
ldp q30, q31, [x6, #384]
add v2.2d, v2.2d, v30.2d
add v3.2d, v3.2d, v31.2d
mov v0.16b, v1.16b
mov v1.16b, v2.16b
ext v0.16b, v0.16b, v2.16b, #8
ext v1.16b, v1.16b, v3.16b, #8
stp q6, q7, [x3, #-512]
stp q0, q1, [x3, #-480]
add v0.2d, v4.2d, v14.2d
add v1.2d, v5.2d, v15.2d
mov v2.16b, v3.16b
mov v3.16b, v0.16b
ext v2.16b, v2.16b, v0.16b, #8
ext v3.16b, v3.16b, v1.16b, #8
ldp q30, q31, [x6, #800]
mov v0.16b, v1.16b
mov v1.16b, v30.16b
ldp q4, q5, [x6, #800]
ext v0.16b, v0.16b, v4.16b, #8
ext v1.16b, v1.16b, v5.16b, #8
stp q2, q3, [x3, #-448]
stp q0, q1, [x3, #-416]
add x1, x1, #256
subs x2, x2, #1
b.ne 2b
stp q26, q27, [x0]
msr fpcr, x13
