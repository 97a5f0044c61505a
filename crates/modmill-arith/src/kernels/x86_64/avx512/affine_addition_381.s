# Generated code. Do not edit.
# Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels
# Computes the affine addition on BLS12-381, given the inverse of a product of which x_2 - x_1 is the last factor.
# Kernel: crates/modmill-arith/src/curve/chord.rs. In: blocks of operands and results at rdi, rsi, r8 and so on,
# rdx slots + 4096, rcx constants + 1024, eax the caller's mask.
# Bounds: coordinates kept in the sense of field/montgomery/lanes/kept.rs.
# 2560 instructions, 48 spills to 16 slots, 707 loads; modelled 664 cycles.
kmovb k1, eax
knotb k2, k1
vmovdqa64 zmm0, zmmword ptr [rdi + 0]
vpaddq zmm1, zmm0, zmmword ptr [rdi + 256]
vmovdqa64 zmm2, zmmword ptr [rdi + 64]
vpaddq zmm3, zmm2, zmmword ptr [rdi + 320]
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm0, zmmword ptr [r11 + 128]
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm0, zmmword ptr [r11 + 64]
vpbroadcastq zmm6, qword ptr [rcx + -1024]
vpandq zmm7, zmm1, zmm6
vpandq zmm8, zmm3, zmm6
vmovdqa64 zmm9, zmmword ptr [r11 + 0]
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm9
vmovdqa64 zmm11, zmmword ptr [r11 + 192]
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm0, zmm11
vmovdqa64 zmm13, zmmword ptr [rdi + 128]
vpaddq zmm14, zmm13, zmmword ptr [rdi + 384]
vpsrlq zmm1, zmm1, 51
vpxord zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm0, zmm9
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm2, zmm11
vmovdqa64 zmm17, zmmword ptr [r11 + 64]
vpaddq zmm18, zmm17, zmmword ptr [r11 + 320]
vmovdqa64 zmm19, zmmword ptr [r11 + 384]
vpaddq zmm20, zmm19, zmmword ptr [r11 + 128]
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm19, zmmword ptr [rdi + 256]
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm13, zmm11
vpaddq zmm1, zmm8, zmm1
vpandq zmm8, zmm14, zmm6
vpmadd52huq zmm4, zmm2, zmm17
vpmadd52huq zmm5, zmm2, zmm9
vmovdqa64 zmm23, zmmword ptr [r11 + 256]
vpaddq zmm24, zmm9, zmm23
vpsrlq zmm3, zmm3, 51
vmovdqa64 zmm25, zmmword ptr [r11 + 128]
vpmadd52huq zmm12, zmm2, zmm25
vmovdqa64 zmm26, zmmword ptr [rdi + 256]
vmovdqa64 zmm27, zmmword ptr [r11 + 320]
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm26, zmm27
vpandq zmm29, zmm20, zmm6
vpaddq zmm3, zmm8, zmm3
vpmadd52huq zmm16, zmm13, zmm25
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm26, zmm23
vpsrlq zmm30, zmm18, 51
vpandq zmm18, zmm18, zmm6
vpmadd52huq zmm21, zmm27, zmmword ptr [rdi + 320]
vmovdqa64 zmm31, zmmword ptr [rdi + 192]
vpmadd52huq zmm22, zmm31, zmm25
vpaddq zmm29, zmm29, zmm30
vpsrlq zmm30, zmm24, 51
vpmadd52huq zmm4, zmm13, zmm9
vmovdqa64 zmmword ptr [rdx + -4096], zmm3
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm31, zmm11
vpaddq zmm18, zmm18, zmm30
vpandq zmm24, zmm24, zmm6
vpmadd52huq zmm12, zmm13, zmm17
vpmadd52huq zmm28, zmm23, zmmword ptr [rdi + 320]
vmovdqa64 zmm30, zmmword ptr [r11 + 448]
vmovdqa64 zmmword ptr [rdx + -4032], zmm1
vpaddq zmm1, zmm11, zmm30
vpaddq zmm27, zmm31, zmmword ptr [rdi + 448]
vpmadd52huq zmm16, zmm31, zmm17
vmovdqa64 zmmword ptr [rdx + -3968], zmm29
vpxord zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm26, zmm23
vpaddq zmm5, zmm5, zmm5
vpaddq zmm10, zmm10, zmm10
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi + 384]
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm26, zmm30
vpmadd52luq zmm5, zmm0, zmm25
vpaddq zmm4, zmm4, zmm4
vpsrlq zmm20, zmm20, 51
vpmadd52luq zmm10, zmm0, zmm17
vpsrlq zmm14, zmm14, 51
vpmadd52luq zmm4, zmm0, zmm11
vpaddq zmm1, zmm1, zmm20
vpmadd52huq zmm12, zmm31, zmm9
vpaddq zmm14, zmm27, zmm14
vpaddq zmm16, zmm16, zmm16
vmovdqa64 zmm20, zmmword ptr [rdi + 320]
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm20, zmm30
vpxord zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 384]
vpmadd52luq zmm16, zmm13, zmm11
vpaddq zmm22, zmm22, zmm22
vpaddq zmm28, zmm28, zmm28
vpmadd52huq zmm23, zmm20, zmm19
vpmadd52luq zmm5, zmm2, zmm17
vpmadd52luq zmm10, zmm2, zmm9
vpaddq zmm8, zmm8, zmm8
vpaddq zmm21, zmm21, zmm21
vpmadd52luq zmm4, zmm2, zmm25
vpaddq zmm12, zmm12, zmm12
vpmadd52luq zmm22, zmm31, zmm11
vpaddq zmm3, zmm3, zmm3
vpmadd52luq zmm12, zmm2, zmm11
vpmadd52luq zmm28, zmm26, zmm19
vpaddq zmm3, zmm3, qword ptr [rcx + -1016]{1to8}
vpandq zmm11, zmm15, zmm6
vpmadd52luq zmm16, zmm31, zmm25
vmovdqa64 zmm2, zmmword ptr [r11 + 320]
vpmadd52luq zmm8, zmm26, zmm2
vmovdqa64 zmmword ptr [rdx + -3904], zmm14
vpsrlq zmm14, zmm15, 51
vpmadd52luq zmm5, zmm13, zmm9
vpmadd52luq zmm21, zmm26, zmm30
vpandq zmm26, zmm10, zmm6
vmovdqa64 zmmword ptr [rdx + -3840], zmm3
vpsrlq zmm3, zmm10, 51
vpmadd52luq zmm4, zmm13, zmm17
vmovdqa64 zmmword ptr [rdx + -3776], zmm1
vmovdqa64 zmm1, zmmword ptr [rdi + 384]
vpmadd52huq zmm23, zmm1, zmm2
vpaddq zmm22, zmm22, qword ptr [rcx + -1008]{1to8}
vpaddq zmm14, zmm26, zmm14
vpmadd52luq zmm12, zmm13, zmm25
vpmadd52luq zmm28, zmm20, zmm2
vpmadd52luq zmm8, zmm20, zmmword ptr [r11 + 256]
vpmadd52huq zmm27, zmm1, zmm19
vpaddq zmm16, zmm16, qword ptr [rcx + -1000]{1to8}
vpmadd52luq zmm21, zmm20, zmm19
vmovdqa64 zmm25, zmmword ptr [rdi + 448]
vpmadd52huq zmm0, zmm25, zmm19
vpandq zmm26, zmm5, zmm6
vpsrlq zmm13, zmm5, 51
vpmadd52luq zmm4, zmm31, zmm9
vmovdqa64 zmm9, zmmword ptr [r11 + 256]
vpmadd52huq zmm23, zmm25, zmm9
vpaddq zmm3, zmm26, zmm3
vpmadd52luq zmm12, zmm31, zmm17
vpmadd52luq zmm28, zmm1, zmm9
vpmadd52huq zmm27, zmm25, zmm2
vpsubq zmm8, zmm16, zmm8
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm7, zmm18
vpmadd52luq zmm21, zmm1, zmm2
vpsubq zmm10, zmm8, zmm10
vpaddq zmm0, zmm0, zmm0
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm7, zmm24
vpaddq zmm23, zmm23, zmm23
vpmadd52luq zmm0, zmm25, zmm30
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm7, zmmword ptr [rdx + -3968]
vpbroadcastq zmm31, qword ptr [rcx + -992]
vpsubq zmm8, zmm31, zmm8
vpmadd52luq zmm23, zmm20, zmm30
vpaddq zmm12, zmm12, qword ptr [rcx + -984]{1to8}
vpsubq zmm22, zmm22, zmm28
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm25, zmm30
vpaddq zmm27, zmm27, zmm27
vpsubq zmm12, zmm12, zmm29
vpmadd52huq zmm16, zmm24, zmmword ptr [rdx + -4032]
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm11, qword ptr [rcx + -976]{1to8}
vpmadd52luq zmm21, zmm25, zmm9
vpmadd52luq zmm27, zmm1, zmm30
vpsubq zmm9, zmm12, zmm15
vpsubq zmm5, zmm22, zmm5
vpbroadcastq zmm15, qword ptr [rcx + -968]
vpsubq zmm12, zmm15, zmm12
vpaddq zmm17, zmm17, zmm17
vpmadd52huq zmm26, zmm18, zmmword ptr [rdx + -4032]
vpmadd52luq zmm9, zmm7, zmm24
vpmadd52luq zmm23, zmm1, zmm19
vpaddq zmm10, zmm17, zmm10
vpaddq zmm17, zmm28, zmm28
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm11, qword ptr [rcx + -960]{1to8}
vpmadd52luq zmm10, zmm7, zmm18
vpaddq zmm16, zmm16, zmm16
vpbroadcastq zmm30, qword ptr [rcx + -952]
vpsubq zmm22, zmm30, zmm22
vmovdqa64 zmm1, zmmword ptr [rdx + -3776]
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm7, zmm1
vpmadd52luq zmm27, zmm25, zmm19
vmovdqa64 zmm19, zmmword ptr [rdx + -3840]
vpsubq zmm19, zmm19, zmm21
vpaddq zmm5, zmm16, zmm5
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm1, zmmword ptr [rdx + -4032]
vpsubq zmm21, zmm19, zmm4
vpmadd52huq zmm26, zmm24, zmmword ptr [rdx + -4096]
vpmadd52luq zmm5, zmm7, zmmword ptr [rdx + -3968]
vpsubq zmm22, zmm22, zmm0
vpmadd52luq zmm23, zmm25, zmm2
vpbroadcastq zmm2, qword ptr [rcx + -944]
vpsubq zmm19, zmm2, zmm19
vpaddq zmm4, zmm4, zmm13
vpmadd52huq zmm28, zmm14, qword ptr [rcx + -976]{1to8}
vmovdqa64 zmm13, zmmword ptr [rdx + -4032]
vpmadd52luq zmm10, zmm13, zmm24
vpsubq zmm19, zmm19, zmm17
vpsrlq zmm25, zmm4, 51
vmovdqa64 zmm2, zmmword ptr [rdx + -3968]
vpmadd52huq zmm20, zmm13, zmm2
vpsubq zmm8, zmm8, zmm27
vpaddq zmm9, zmm9, zmm25
vpmadd52huq zmm16, zmm2, zmmword ptr [rdx + -4096]
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm11, qword ptr [rcx + -936]{1to8}
vpaddq zmm26, zmm26, zmm26
vpmadd52luq zmm5, zmm13, zmm18
vpmadd52luq zmm9, zmm11, qword ptr [rcx + -976]{1to8}
vpaddq zmm29, zmm29, zmm29
vpsubq zmm12, zmm12, zmm23
vpaddq zmm21, zmm26, zmm21
vmovdqa64 zmm26, zmmword ptr [rdx + -4096]
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm26, zmm1
vmovdqa64 zmm30, zmmword ptr [rdx + -3904]
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm30, zmm1
vpmadd52luq zmm21, zmm7, zmm1
vpaddq zmm10, zmm29, zmm10
vpaddq zmm28, zmm28, zmm28
vpmadd52huq zmm20, zmm26, zmm18
vpbroadcastq zmm29, qword ptr [rcx + -960]
vpmadd52luq zmm10, zmm11, zmm29
vpandq zmm4, zmm4, zmm6
vpmadd52huq zmm16, zmm30, zmm18
vpmadd52luq zmm5, zmm26, zmm24
vmovdqa64 zmmword ptr [rdx + -3840], zmm7
vpxord zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm9, qword ptr [rcx + -928]{1to8}
vpaddq zmm9, zmm9, qword ptr [rcx + -920]{1to8}
vpsrlq zmm9, zmm9, 52
vpmadd52huq zmm25, zmm14, zmm29
vpmadd52huq zmm15, zmm30, zmm2
vpaddq zmm31, zmm31, zmm31
vpmadd52luq zmm21, zmm13, zmm2
vpmadd52huq zmm20, zmm30, zmm24
vpmadd52luq zmm10, zmm14, qword ptr [rcx + -976]{1to8}
vpaddq zmm16, zmm16, zmm16
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm11, qword ptr [rcx + -912]{1to8}
vpaddq zmm5, zmm28, zmm5
vpaddq zmm8, zmm16, zmm8
vpmadd52huq zmm9, zmm7, qword ptr [rcx + -904]{1to8}
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm7, qword ptr [rcx + -896]{1to8}
vpmadd52luq zmm5, zmm11, qword ptr [rcx + -936]{1to8}
vpmadd52huq zmm25, zmm3, qword ptr [rcx + -976]{1to8}
vpaddq zmm15, zmm15, zmm15
vpmadd52luq zmm21, zmm26, zmm18
vpaddq zmm20, zmm20, zmm20
vpmadd52luq zmm8, zmm26, zmm1
vpaddq zmm12, zmm20, zmm12
vpmadd52luq zmm10, zmm7, qword ptr [rcx + -896]{1to8}
vpmadd52luq zmm22, zmm7, qword ptr [rcx + -888]{1to8}
vpmadd52luq zmm12, zmm13, zmm1
vpaddq zmm9, zmm9, zmm9
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm7, qword ptr [rcx + -880]{1to8}
vpmadd52luq zmm5, zmm14, zmm29
vpaddq zmm25, zmm25, zmm25
vpmadd52luq zmm19, zmm7, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm21, zmm30, zmm24
vpmadd52luq zmm8, zmm30, zmm2
vpaddq zmm9, zmm10, zmm9
vpaddq zmm10, zmm15, zmm22
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm11, qword ptr [rcx + -864]{1to8}
vpmadd52huq zmm6, zmm14, qword ptr [rcx + -936]{1to8}
vpmadd52luq zmm12, zmm26, zmm2
vpaddq zmm2, zmm9, qword ptr [rcx + -920]{1to8}
vpxord zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm9, qword ptr [rcx + -928]{1to8}
vpmadd52luq zmm5, zmm3, qword ptr [rcx + -976]{1to8}
vpsrlq zmm2, zmm2, 52
vpmadd52luq zmm10, zmm30, zmm1
vpaddq zmm1, zmm31, zmm19
vpaddq zmm9, zmm25, zmm21
vpbroadcastq zmm19, qword ptr [rcx + -856]
vpmadd52luq zmm8, zmm7, zmm19
vpaddq zmm2, zmm16, zmm2
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm7, qword ptr [rcx + -848]{1to8}
vpbroadcastq zmm21, qword ptr [rcx + -912]
vpmadd52luq zmm9, zmm11, zmm21
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm7, qword ptr [rcx + -840]{1to8}
vpmadd52luq zmm12, zmm30, zmm18
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm7, zmm19
vpmadd52luq zmm5, zmm7, qword ptr [rcx + -880]{1to8}
vpmadd52huq zmm15, zmm14, zmm21
vpmadd52huq zmm6, zmm3, zmm29
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm7, qword ptr [rcx + -888]{1to8}
vpbroadcastq zmm28, qword ptr [rcx + -936]
vpmadd52luq zmm9, zmm14, zmm28
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm7, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm12, zmm7, qword ptr [rcx + -848]{1to8}
vpmadd52huq zmm2, zmm22, qword ptr [rcx + -904]{1to8}
vpmadd52huq zmm15, zmm3, zmm28
vpbroadcastq zmm30, qword ptr [rcx + -896]
vpmadd52luq zmm5, zmm22, zmm30
vpmadd52huq zmm6, zmm4, qword ptr [rcx + -976]{1to8}
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm11, qword ptr [rcx + -832]{1to8}
vpmadd52luq zmm9, zmm3, zmm29
vpmadd52luq zmm10, zmm22, zmm19
vpmadd52huq zmm20, zmm22, zmm30
vpmadd52luq zmm1, zmm22, qword ptr [rcx + -888]{1to8}
vpaddq zmm2, zmm2, zmm2
vpmadd52huq zmm15, zmm4, zmm29
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm11, qword ptr [rcx + -824]{1to8}
vpaddq zmm2, zmm5, zmm2
vpaddq zmm5, zmm6, zmm6
vpbroadcastq zmm6, qword ptr [rcx + -864]
vpmadd52huq zmm26, zmm14, zmm6
vpmadd52luq zmm23, zmm22, qword ptr [rcx + -872]{1to8}
vmovdqa64 zmmword ptr [rdx + -3776], zmm0
vpaddq zmm0, zmm2, qword ptr [rcx + -920]{1to8}
vpmadd52luq zmm9, zmm4, qword ptr [rcx + -976]{1to8}
vpaddq zmm5, zmm5, zmm12
vpmadd52huq zmm16, zmm22, qword ptr [rcx + -840]{1to8}
vpsrlq zmm0, zmm0, 52
vpmadd52luq zmm5, zmm11, zmm6
vpmadd52huq zmm24, zmm22, qword ptr [rcx + -880]{1to8}
vpaddq zmm0, zmm20, zmm0
vpaddq zmm12, zmm15, zmm15
vpbroadcastq zmm15, qword ptr [rcx + -832]
vpmadd52huq zmm13, zmm14, zmm15
vpmadd52huq zmm18, zmm22, qword ptr [rcx + -848]{1to8}
vpaddq zmm8, zmm12, zmm8
vpmadd52huq zmm26, zmm3, zmm21
vpxord zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm2, qword ptr [rcx + -928]{1to8}
vpmadd52luq zmm9, zmm7, qword ptr [rcx + -840]{1to8}
vpmadd52luq zmm8, zmm11, zmm15
vpmadd52luq zmm5, zmm14, zmm21
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm22, qword ptr [rcx + -872]{1to8}
vpmadd52huq zmm13, zmm3, zmm6
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm11, qword ptr [rcx + -816]{1to8}
vpmadd52huq zmm26, zmm4, zmm28
vpmadd52huq zmm25, zmm22, zmm19
vpmadd52luq zmm8, zmm14, zmm6
vpmadd52luq zmm9, zmm22, qword ptr [rcx + -880]{1to8}
vpmadd52luq zmm5, zmm3, zmm28
vpmadd52huq zmm31, zmm22, qword ptr [rcx + -888]{1to8}
vpmadd52huq zmm13, zmm4, zmm21
vpmadd52huq zmm7, zmm14, qword ptr [rcx + -824]{1to8}
vpaddq zmm20, zmm26, zmm26
vpmadd52huq zmm0, zmm12, qword ptr [rcx + -904]{1to8}
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm14, qword ptr [rcx + -816]{1to8}
vpmadd52luq zmm8, zmm3, zmm21
vpaddq zmm10, zmm20, zmm10
vpmadd52luq zmm9, zmm12, zmm30
vpmadd52luq zmm5, zmm4, zmm29
vpbroadcastq zmm20, qword ptr [rcx + -824]
vpmadd52luq zmm10, zmm11, zmm20
vpaddq zmm13, zmm13, zmm13
vpmadd52huq zmm7, zmm3, zmm15
vpmadd52luq zmm27, zmm12, qword ptr [rcx + -872]{1to8}
vpaddq zmm1, zmm13, zmm1
vpmadd52huq zmm16, zmm12, qword ptr [rcx + -880]{1to8}
vpmadd52huq zmm26, zmm3, zmm20
vpaddq zmm0, zmm0, zmm0
vpmadd52luq zmm8, zmm4, zmm28
vpmadd52luq zmm1, zmm11, qword ptr [rcx + -816]{1to8}
vpaddq zmm0, zmm9, zmm0
vpbroadcastq zmm9, qword ptr [rcx + -840]
vpmadd52luq zmm5, zmm22, zmm9
vpmadd52luq zmm10, zmm14, zmm15
vpaddq zmm11, zmm0, qword ptr [rcx + -920]{1to8}
vpmadd52huq zmm7, zmm4, zmm6
vpmadd52huq zmm24, zmm12, zmm30
vpsrlq zmm11, zmm11, 52
vpmadd52huq zmm18, zmm12, zmm9
vpmadd52huq zmm2, zmm12, qword ptr [rcx + -888]{1to8}
vpmadd52luq zmm8, zmm22, qword ptr [rcx + -848]{1to8}
vpmadd52luq zmm1, zmm14, zmm20
vpmadd52luq zmm10, zmm3, zmm6
vpmadd52luq zmm5, zmm12, qword ptr [rcx + -880]{1to8}
vmovdqa64 zmm13, zmmword ptr [r10 + 0]
vpaddq zmm22, zmm13, zmmword ptr [r10 + 256]
vmovdqa64 zmm28, zmmword ptr [r10 + 64]
vpaddq zmm29, zmm28, zmmword ptr [r10 + 320]
vpaddq zmm7, zmm7, zmm7
vpmadd52huq zmm26, zmm4, zmm15
vpmadd52huq zmm25, zmm12, qword ptr [rcx + -848]{1to8}
vpaddq zmm11, zmm24, zmm11
vpaddq zmm7, zmm7, zmm23
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm12, qword ptr [rcx + -872]{1to8}
vpmadd52huq zmm31, zmm12, zmm19
vpbroadcastq zmm24, qword ptr [rcx + -1024]
vpandq zmm28, zmm22, zmm24
vpmadd52luq zmm1, zmm3, zmm15
vmovdqa64 zmmword ptr [rdx + -3968], zmm28
vpbroadcastq zmm28, qword ptr [rcx + -816]
vpmadd52luq zmm7, zmm14, zmm28
vpandq zmm14, zmm29, zmm24
vmovdqa64 zmm13, zmmword ptr [r10 + 128]
vpaddq zmm19, zmm13, zmmword ptr [r10 + 384]
vpmadd52luq zmm10, zmm4, zmm21
vpmadd52luq zmm8, zmm12, zmm9
vpsrlq zmm22, zmm22, 51
vpandq zmm21, zmm19, zmm24
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm3, zmm28
vpaddq zmm26, zmm26, zmm26
vpxord zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm0, qword ptr [rcx + -928]{1to8}
vpaddq zmm0, zmm14, zmm22
vpaddq zmm14, zmm26, zmm27
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm4, zmm28
vpsrlq zmm26, zmm29, 51
vpmadd52luq zmm1, zmm4, zmm6
vpmadd52luq zmm7, zmm3, zmm20
vpaddq zmm21, zmm21, zmm26
vmovdqa64 zmm26, zmmword ptr [r10 + 192]
vpaddq zmm27, zmm26, zmmword ptr [r10 + 448]
vpmadd52luq zmm10, zmm12, qword ptr [rcx + -848]{1to8}
vpmadd52luq zmm14, zmm3, zmm28
vpsrlq zmm3, zmm19, 51
vpmadd52huq zmm13, zmm4, zmm20
vpmadd52huq zmm16, zmm24, zmm30
vpaddq zmm3, zmm27, zmm3
vpbroadcastq zmm19, qword ptr [rcx + -880]
vpmadd52huq zmm18, zmm24, zmm19
vpmadd52luq zmm8, zmm24, zmm19
vpaddq zmm22, zmm22, zmm22
vpmadd52luq zmm7, zmm4, zmm15
vpmadd52luq zmm1, zmm12, qword ptr [rcx + -856]{1to8}
vpaddq zmm17, zmm22, zmm17
vpmadd52luq zmm14, zmm4, zmm20
vpmadd52huq zmm11, zmm24, qword ptr [rcx + -904]{1to8}
vpaddq zmm13, zmm13, zmm13
vpmadd52luq zmm10, zmm24, zmm9
vpmadd52luq zmm5, zmm24, zmm30
vpaddq zmm16, zmm16, zmm16
vpaddq zmm13, zmm13, zmmword ptr [rdx + -3776]
vpmadd52huq zmm2, zmm24, qword ptr [rcx + -856]{1to8}
vpmadd52huq zmm25, zmm24, zmm9
vpaddq zmm18, zmm18, zmm18
vpbroadcastq zmm22, qword ptr [rcx + -888]
vpmadd52luq zmm7, zmm12, zmm22
vpmadd52luq zmm13, zmm4, zmm28
vpaddq zmm4, zmm8, zmm16
vpmadd52huq zmm23, zmm24, zmm22
vpmadd52luq zmm14, zmm24, zmm22
vpaddq zmm8, zmm11, zmm11
vpandq zmm11, zmm4, qword ptr [rcx + -1024]{1to8}
vpbroadcastq zmm12, qword ptr [rcx + -848]
vpmadd52huq zmm31, zmm24, zmm12
vpmadd52luq zmm1, zmm24, zmm12
vpaddq zmm10, zmm10, zmm18
vpaddq zmm5, zmm5, zmm8
vpbroadcastq zmm8, qword ptr [rcx + -872]
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm24, zmm8
vpaddq zmm2, zmm2, zmm2
vpaddq zmm18, zmm25, zmm25
vpmadd52luq zmm13, zmm24, zmm8
vpmadd52luq zmm7, zmm24, qword ptr [rcx + -856]{1to8}
vpbroadcastq zmm24, qword ptr [rcx + -1024]
vpandq zmm25, zmm10, zmm24
vpsrlq zmm4, zmm4, 51
vpaddq zmm23, zmm23, zmm23
vpaddq zmm2, zmm14, zmm2
vpaddq zmm14, zmm31, zmm31
vpaddq zmm1, zmm1, zmm18
vpandq zmm18, zmm1, zmm24
vpandq zmm27, zmm2, zmm24
vpaddq zmm13, zmm13, zmm23
vpaddq zmm7, zmm7, zmm14
vpandq zmm14, zmm13, zmm24
vpaddq zmm16, zmm16, zmm16
vpandq zmm23, zmm5, zmm24
vpaddq zmm4, zmm25, zmm4
vpsrlq zmm5, zmm5, 51
vpaddq zmm16, zmm17, zmm16
vmovdqa64 zmm17, zmmword ptr [r10 + 0]
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm17, zmm4
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm17, zmm23
vpandq zmm31, zmm7, zmm24
vpaddq zmm5, zmm11, zmm5
vpxord zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm17, zmm23
vpsrlq zmm10, zmm10, 51
vpsrlq zmm2, zmm2, 51
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm17, zmm5
vpaddq zmm10, zmm18, zmm10
vpaddq zmm2, zmm14, zmm2
vpsrlq zmm7, zmm7, 51
vpsrlq zmm1, zmm1, 51
vmovdqa64 zmm14, zmmword ptr [r10 + 64]
vpmadd52huq zmm25, zmm14, zmm5
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm17, zmm10
vpaddq zmm7, zmm27, zmm7
vpaddq zmm1, zmm31, zmm1
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm14, zmm10
vmovdqa64 zmm31, zmmword ptr [r10 + 256]
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm31, zmm2
vpsrlq zmm13, zmm13, 51
vpaddq zmm15, zmm5, zmm7
vpmadd52huq zmm28, zmm14, zmm23
vmovdqa64 zmm12, zmmword ptr [r10 + 128]
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm12, zmm10
vpaddq zmm13, zmm16, zmm13
vpaddq zmm16, zmm4, zmm2
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm31, zmm7
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm31, zmm1
vpaddq zmm19, zmm23, zmm1
vpandq zmm22, zmm16, zmm24
vpmadd52huq zmm25, zmm12, zmm23
vpmadd52huq zmm18, zmm14, zmm4
vpsrlq zmm30, zmm15, 51
vpandq zmm15, zmm15, zmm24
vpmadd52huq zmm27, zmm12, zmm4
vmovdqa64 zmmword ptr [rdx + -3776], zmm3
vmovdqa64 zmm3, zmmword ptr [r10 + 320]
vpmadd52huq zmm20, zmm3, zmm7
vpaddq zmm22, zmm22, zmm30
vpaddq zmm30, zmm10, zmm13
vpmadd52huq zmm6, zmm26, zmm4
vmovdqa64 zmmword ptr [rdx + -3712], zmm21
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm26, zmm10
vmovdqa64 zmmword ptr [rdx + -3648], zmm0
vpsrlq zmm0, zmm19, 51
vpandq zmm19, zmm19, zmm24
vpmadd52huq zmm9, zmm3, zmm1
vmovdqa64 zmmword ptr [rdx + -3584], zmm22
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm31, zmm13
vpaddq zmm0, zmm15, zmm0
vpsrlq zmm15, zmm16, 51
vpmadd52huq zmm18, zmm12, zmm5
vpxord zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm31, zmm1
vpaddq zmm28, zmm28, zmm28
vpaddq zmm15, zmm30, zmm15
vpmadd52huq zmm27, zmm26, zmm5
vpmadd52huq zmm20, zmm1, zmmword ptr [r10 + 384]
vpaddq zmm29, zmm29, zmm29
vpmadd52luq zmm28, zmm17, zmm4
vpaddq zmm25, zmm25, zmm25
vpxord zmm30, zmm30, zmm30
vpmadd52huq zmm30, zmm3, zmm13
vpmadd52luq zmm29, zmm17, zmm5
vpmadd52luq zmm25, zmm17, zmm10
vpaddq zmm6, zmm6, zmm6
vpaddq zmm9, zmm9, zmm9
vpmadd52huq zmm18, zmm26, zmm23
vpmadd52luq zmm6, zmm26, zmm10
vpaddq zmm8, zmm8, zmm8
vpaddq zmm17, zmm21, zmm21
vpaddq zmm21, zmm27, zmm27
vpmadd52luq zmm9, zmm31, zmm2
vpaddq zmm20, zmm20, zmm20
vpmadd52luq zmm8, zmm31, zmm7
vpmadd52luq zmm28, zmm14, zmm5
vpmadd52luq zmm21, zmm12, zmm10
vpaddq zmm17, zmm17, qword ptr [rcx + -1016]{1to8}
vpandq zmm27, zmm11, zmm24
vpmadd52luq zmm29, zmm14, zmm23
vpmadd52luq zmm25, zmm14, zmm4
vmovdqa64 zmmword ptr [rdx + -3520], zmm17
vpsrlq zmm17, zmm11, 51
vpaddq zmm18, zmm18, zmm18
vpmadd52luq zmm20, zmm31, zmm13
vpmadd52huq zmm22, zmm3, zmm2
vpaddq zmm6, zmm6, qword ptr [rcx + -1008]{1to8}
vpmadd52luq zmm18, zmm14, zmm10
vpmadd52luq zmm9, zmm3, zmm7
vpmadd52luq zmm28, zmm12, zmm23
vpmadd52luq zmm21, zmm26, zmm4
vpmadd52luq zmm25, zmm12, zmm5
vpmadd52luq zmm8, zmm3, zmm1
vpandq zmm10, zmm29, zmm24
vpsrlq zmm14, zmm29, 51
vpmadd52luq zmm20, zmm3, zmm2
vmovdqa64 zmm31, zmmword ptr [r10 + 384]
vpmadd52huq zmm22, zmm31, zmm7
vpaddq zmm10, zmm10, zmm17
vpmadd52luq zmm18, zmm12, zmm4
vpmadd52luq zmm9, zmm31, zmm1
vpmadd52huq zmm30, zmm31, zmm2
vpaddq zmm4, zmm21, qword ptr [rcx + -1000]{1to8}
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm31, zmm13
vpandq zmm17, zmm28, zmm24
vpmadd52luq zmm25, zmm26, zmm23
vpsubq zmm4, zmm4, zmm8
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm0, zmmword ptr [rdx + -3968]
vpsrlq zmm21, zmm28, 51
vpmadd52luq zmm20, zmm31, zmm7
vmovdqa64 zmm23, zmmword ptr [r10 + 448]
vpmadd52huq zmm22, zmm23, zmm1
vpsubq zmm29, zmm4, zmm29
vpbroadcastq zmm24, qword ptr [rcx + -992]
vpsubq zmm4, zmm24, zmm4
vpmadd52luq zmm18, zmm26, zmm5
vpsubq zmm5, zmm6, zmm9
vmovdqa64 zmm6, zmmword ptr [rdx + -3968]
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm6, zmm19
vpaddq zmm14, zmm17, zmm14
vpmadd52huq zmm30, zmm23, zmm7
vpsubq zmm17, zmm5, zmm28
vpmadd52huq zmm12, zmm23, zmm2
vpbroadcastq zmm26, qword ptr [rcx + -952]
vpsubq zmm5, zmm26, zmm5
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm6, zmmword ptr [rdx + -3584]
vpmadd52huq zmm8, zmm19, zmmword ptr [rdx + -3648]
vpaddq zmm21, zmm25, zmm21
vpmadd52luq zmm20, zmm23, zmm1
vpaddq zmm1, zmm22, zmm22
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm23, zmm13
vpsrlq zmm26, zmm21, 51
vpmadd52luq zmm1, zmm3, zmm13
vpaddq zmm3, zmm18, qword ptr [rcx + -984]{1to8}
vpaddq zmm9, zmm9, zmm9
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm27, qword ptr [rcx + -976]{1to8}
vpaddq zmm30, zmm30, zmm30
vpsubq zmm3, zmm3, zmm16
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm6, zmm15
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm27, qword ptr [rcx + -960]{1to8}
vpmadd52luq zmm30, zmm31, zmm13
vpsubq zmm11, zmm3, zmm11
vmovdqa64 zmmword ptr [rdx + -3456], zmm14
vpbroadcastq zmm14, qword ptr [rcx + -968]
vpsubq zmm3, zmm14, zmm3
vmovdqa64 zmm14, zmmword ptr [rdx + -3648]
vpmadd52huq zmm28, zmm14, zmm0
vmovdqa64 zmmword ptr [rdx + -3392], zmm3
vmovdqa64 zmm3, zmmword ptr [rdx + -3520]
vpsubq zmm3, zmm3, zmm20
vpaddq zmm12, zmm12, zmm12
vpmadd52luq zmm11, zmm6, zmm19
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm14, zmm15
vpmadd52luq zmm1, zmm31, zmm2
vpsubq zmm25, zmm3, zmm25
vpmadd52luq zmm12, zmm23, zmm13
vpaddq zmm9, zmm9, zmm29
vpaddq zmm8, zmm8, zmm8
vpmadd52luq zmm9, zmm6, zmm0
vpaddq zmm13, zmm22, zmm22
vmovdqa64 zmm22, zmmword ptr [rdx + -3584]
vpmadd52huq zmm16, zmm14, zmm22
vpmadd52luq zmm30, zmm23, zmm2
vpaddq zmm2, zmm8, zmm17
vpmadd52huq zmm28, zmm19, zmmword ptr [rdx + -3712]
vpbroadcastq zmm8, qword ptr [rcx + -944]
vpsubq zmm3, zmm8, zmm3
vpmadd52luq zmm2, zmm6, zmm22
vpsubq zmm3, zmm3, zmm13
vpaddq zmm11, zmm11, zmm26
vpbroadcastq zmm17, qword ptr [rcx + -976]
vpmadd52huq zmm24, zmm10, zmm17
vpmadd52luq zmm1, zmm23, zmm7
vpsubq zmm5, zmm5, zmm12
vpmadd52luq zmm11, zmm27, zmm17
vpaddq zmm7, zmm18, zmm18
vpmadd52luq zmm9, zmm14, zmm19
vmovdqa64 zmm18, zmmword ptr [rdx + -3712]
vpmadd52huq zmm16, zmm18, zmm0
vpandq zmm21, zmm21, qword ptr [rcx + -1024]{1to8}
vpsubq zmm4, zmm4, zmm30
vpaddq zmm23, zmm28, zmm28
vpmadd52huq zmm20, zmm18, zmm22
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm27, qword ptr [rcx + -936]{1to8}
vpmadd52luq zmm2, zmm14, zmm0
vpaddq zmm23, zmm23, zmm25
vpaddq zmm24, zmm24, zmm24
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm18, zmm15
vmovdqa64 zmm28, zmmword ptr [rdx + -3392]
vpsubq zmm28, zmm28, zmm1
vpmadd52luq zmm23, zmm6, zmm15
vpxord zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm11, qword ptr [rcx + -928]{1to8}
vpaddq zmm11, zmm11, qword ptr [rcx + -920]{1to8}
vpaddq zmm7, zmm7, zmm9
vmovdqa64 zmm9, zmmword ptr [rdx + -3776]
vpmadd52huq zmm16, zmm9, zmm19
vpsrlq zmm11, zmm11, 52
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm27, qword ptr [rcx + -912]{1to8}
vpbroadcastq zmm31, qword ptr [rcx + -960]
vpmadd52luq zmm7, zmm27, zmm31
vpmadd52huq zmm20, zmm9, zmm0
vpmadd52luq zmm2, zmm18, zmm19
vpmadd52huq zmm26, zmm10, zmm31
vpmadd52luq zmm23, zmm14, zmm22
vpmadd52huq zmm11, zmm6, qword ptr [rcx + -904]{1to8}
vpaddq zmm16, zmm16, zmm16
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm6, qword ptr [rcx + -896]{1to8}
vpmadd52luq zmm5, zmm6, qword ptr [rcx + -888]{1to8}
vpmadd52luq zmm7, zmm10, zmm17
vpaddq zmm16, zmm16, zmm28
vpaddq zmm20, zmm20, zmm20
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm6, qword ptr [rcx + -880]{1to8}
vpaddq zmm2, zmm24, zmm2
vpmadd52luq zmm16, zmm14, zmm15
vpmadd52huq zmm26, zmm17, zmmword ptr [rdx + -3456]
vpaddq zmm4, zmm20, zmm4
vpmadd52luq zmm23, zmm18, zmm0
vpbroadcastq zmm14, qword ptr [rcx + -936]
vpmadd52luq zmm2, zmm27, zmm14
vpaddq zmm11, zmm11, zmm11
vpmadd52luq zmm4, zmm18, zmm15
vpmadd52luq zmm3, zmm6, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm7, zmm6, qword ptr [rcx + -896]{1to8}
vpmadd52huq zmm29, zmm10, zmm14
vpmadd52luq zmm16, zmm18, zmm22
vpaddq zmm18, zmm26, zmm26
vpmadd52huq zmm25, zmm9, zmm22
vpmadd52luq zmm23, zmm9, zmm19
vpmadd52luq zmm2, zmm10, zmm31
vpmadd52luq zmm4, zmm9, zmm22
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm6, qword ptr [rcx + -840]{1to8}
vpaddq zmm7, zmm7, zmm11
vmovdqa64 zmm11, zmmword ptr [rdx + -3456]
vpmadd52huq zmm29, zmm11, zmm31
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm27, qword ptr [rcx + -864]{1to8}
vpmadd52luq zmm16, zmm9, zmm0
vpaddq zmm0, zmm7, qword ptr [rcx + -920]{1to8}
vpxord zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm7, qword ptr [rcx + -928]{1to8}
vpaddq zmm7, zmm25, zmm25
vpmadd52luq zmm2, zmm11, zmm17
vpaddq zmm18, zmm18, zmm23
vpsrlq zmm0, zmm0, 52
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm9, zmm15
vpmadd52luq zmm18, zmm27, qword ptr [rcx + -912]{1to8}
vpmadd52luq zmm4, zmm6, qword ptr [rcx + -856]{1to8}
vpaddq zmm0, zmm8, zmm0
vpaddq zmm5, zmm7, zmm5
vpbroadcastq zmm7, qword ptr [rcx + -848]
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm6, zmm7
vpmadd52huq zmm29, zmm21, zmm17
vpmadd52luq zmm16, zmm6, zmm7
vpmadd52luq zmm5, zmm9, zmm15
vpmadd52luq zmm2, zmm6, qword ptr [rcx + -880]{1to8}
vpmadd52huq zmm20, zmm10, qword ptr [rcx + -912]{1to8}
vpaddq zmm9, zmm23, zmm23
vpmadd52luq zmm18, zmm10, zmm14
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm6, qword ptr [rcx + -872]{1to8}
vpaddq zmm3, zmm9, zmm3
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm6, qword ptr [rcx + -888]{1to8}
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm6, qword ptr [rcx + -856]{1to8}
vpaddq zmm24, zmm29, zmm29
vpaddq zmm16, zmm24, zmm16
vpmadd52huq zmm0, zmm22, qword ptr [rcx + -904]{1to8}
vpbroadcastq zmm24, qword ptr [rcx + -896]
vpmadd52huq zmm28, zmm22, zmm24
vpmadd52huq zmm20, zmm11, zmm14
vpmadd52luq zmm16, zmm27, qword ptr [rcx + -864]{1to8}
vpmadd52luq zmm18, zmm11, zmm31
vpmadd52luq zmm2, zmm22, zmm24
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm27, qword ptr [rcx + -832]{1to8}
vpmadd52luq zmm3, zmm22, qword ptr [rcx + -888]{1to8}
vpmadd52luq zmm5, zmm22, qword ptr [rcx + -856]{1to8}
vpmadd52luq zmm1, zmm22, qword ptr [rcx + -872]{1to8}
vpaddq zmm0, zmm0, zmm0
vpmadd52huq zmm20, zmm21, zmm31
vpmadd52luq zmm16, zmm10, qword ptr [rcx + -912]{1to8}
vpmadd52luq zmm18, zmm21, zmm17
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm27, qword ptr [rcx + -824]{1to8}
vpaddq zmm0, zmm2, zmm0
vpmadd52huq zmm25, zmm10, qword ptr [rcx + -864]{1to8}
vpmadd52huq zmm19, zmm22, qword ptr [rcx + -880]{1to8}
vpaddq zmm2, zmm0, qword ptr [rcx + -920]{1to8}
vpxord zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm0, qword ptr [rcx + -928]{1to8}
vpbroadcastq zmm0, qword ptr [rcx + -840]
vpmadd52huq zmm8, zmm22, zmm0
vpsrlq zmm2, zmm2, 52
vpaddq zmm20, zmm20, zmm20
vpmadd52luq zmm16, zmm11, zmm14
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm27, qword ptr [rcx + -816]{1to8}
vpaddq zmm2, zmm28, zmm2
vpmadd52luq zmm18, zmm6, zmm0
vpaddq zmm4, zmm20, zmm4
vpbroadcastq zmm6, qword ptr [rcx + -832]
vpmadd52huq zmm26, zmm10, zmm6
vpmadd52luq zmm4, zmm27, zmm6
vpmadd52huq zmm25, zmm11, qword ptr [rcx + -912]{1to8}
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm22, qword ptr [rcx + -872]{1to8}
vpmadd52huq zmm15, zmm22, qword ptr [rcx + -888]{1to8}
vpmadd52luq zmm16, zmm21, zmm31
vpmadd52huq zmm9, zmm22, qword ptr [rcx + -856]{1to8}
vpmadd52luq zmm18, zmm22, qword ptr [rcx + -880]{1to8}
vpbroadcastq zmm28, qword ptr [rcx + -864]
vpmadd52huq zmm26, zmm11, zmm28
vpmadd52luq zmm4, zmm10, zmm28
vpmadd52huq zmm25, zmm21, zmm14
vpmadd52huq zmm23, zmm22, zmm7
vpmadd52huq zmm17, zmm10, qword ptr [rcx + -824]{1to8}
vpmadd52luq zmm16, zmm22, zmm0
vpmadd52huq zmm2, zmm29, qword ptr [rcx + -904]{1to8}
vpbroadcastq zmm31, qword ptr [rcx + -912]
vpmadd52huq zmm26, zmm21, zmm31
vpmadd52luq zmm18, zmm29, zmm24
vpmadd52luq zmm4, zmm11, zmm31
vpaddq zmm25, zmm25, zmm25
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm10, qword ptr [rcx + -816]{1to8}
vpaddq zmm5, zmm25, zmm5
vpmadd52huq zmm17, zmm11, zmm6
vpmadd52huq zmm19, zmm29, zmm24
vpmadd52luq zmm5, zmm27, qword ptr [rcx + -824]{1to8}
vpmadd52luq zmm30, zmm29, qword ptr [rcx + -872]{1to8}
vpaddq zmm2, zmm2, zmm2
vpaddq zmm25, zmm26, zmm26
vpbroadcastq zmm26, qword ptr [rcx + -880]
vpmadd52luq zmm16, zmm29, zmm26
vpmadd52huq zmm8, zmm29, zmm26
vpaddq zmm2, zmm18, zmm2
vpmadd52luq zmm4, zmm21, zmm14
vpaddq zmm3, zmm25, zmm3
vpmadd52huq zmm31, zmm11, qword ptr [rcx + -824]{1to8}
vpaddq zmm18, zmm2, qword ptr [rcx + -920]{1to8}
vpmadd52luq zmm3, zmm27, qword ptr [rcx + -816]{1to8}
vpmadd52huq zmm17, zmm21, zmm28
vpsrlq zmm18, zmm18, 52
vpmadd52luq zmm5, zmm10, zmm6
vpmadd52huq zmm20, zmm29, qword ptr [rcx + -888]{1to8}
vpaddq zmm18, zmm19, zmm18
vpmadd52huq zmm15, zmm29, qword ptr [rcx + -856]{1to8}
vpmadd52huq zmm9, zmm29, zmm7
vpmadd52luq zmm4, zmm22, zmm7
vpmadd52huq zmm31, zmm21, zmm6
vpmadd52luq zmm3, zmm10, qword ptr [rcx + -824]{1to8}
vpaddq zmm17, zmm17, zmm17
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm29, qword ptr [rcx + -872]{1to8}
vpbroadcastq zmm22, qword ptr [rcx + -808]
vpaddq zmm25, zmm22, zmmword ptr [rsi + 64]
vpmadd52luq zmm5, zmm11, zmm28
vpaddq zmm1, zmm17, zmm1
vpmadd52huq zmm23, zmm29, zmm0
vpbroadcastq zmm17, qword ptr [rcx + -800]
vpaddq zmm27, zmm17, zmmword ptr [rsi + 128]
vpbroadcastq zmm17, qword ptr [rcx + -816]
vpmadd52luq zmm1, zmm10, zmm17
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm11, zmm17
vpsubq zmm25, zmm25, zmmword ptr [r8 + 64]
vpbroadcastq zmm22, qword ptr [rcx + -792]
vpaddq zmm14, zmm22, zmmword ptr [rsi + 0]
vpmadd52luq zmm4, zmm29, zmm0
vpaddq zmm31, zmm31, zmm31
vpxord zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm2, qword ptr [rcx + -928]{1to8}
vpsubq zmm2, zmm27, zmmword ptr [r8 + 128]
vpmadd52luq zmm3, zmm11, zmm6
vpaddq zmm27, zmm31, zmm30
vpxord zmm30, zmm30, zmm30
vpmadd52huq zmm30, zmm21, zmm17
vpsubq zmm14, zmm14, zmmword ptr [r8 + 0]
vpmadd52luq zmm5, zmm21, qword ptr [rcx + -912]{1to8}
vpmadd52luq zmm27, zmm11, zmm17
vpbroadcastq zmm31, qword ptr [rcx + -784]
vmovdqa64 zmmword ptr [rdx + -3776], zmm14
vpaddq zmm14, zmm31, zmmword ptr [rsi + 192]
vpbroadcastq zmm31, qword ptr [rcx + -776]
vmovdqa64 zmmword ptr [rdx + -3584], zmm25
vpaddq zmm25, zmm31, zmmword ptr [rsi + 320]
vpbroadcastq zmm31, qword ptr [rcx + -824]
vpmadd52luq zmm1, zmm11, zmm31
vpmadd52huq zmm10, zmm21, zmm31
vpsubq zmm11, zmm14, zmmword ptr [r8 + 192]
vpbroadcastq zmm14, qword ptr [rcx + -768]
vmovdqa64 zmmword ptr [rdx + -3456], zmm11
vpaddq zmm11, zmm14, zmmword ptr [rsi + 384]
vpmadd52huq zmm18, zmm22, qword ptr [rcx + -904]{1to8}
vpmadd52luq zmm16, zmm22, zmm24
vpsubq zmm25, zmm25, zmmword ptr [r8 + 320]
vpbroadcastq zmm14, qword ptr [rcx + -760]
vmovdqa64 zmmword ptr [rdx + -3712], zmm25
vpaddq zmm25, zmm14, zmmword ptr [rsi + 256]
vpmadd52luq zmm3, zmm21, zmm28
vpmadd52huq zmm8, zmm22, zmm24
vpaddq zmm30, zmm30, zmm30
vpsubq zmm11, zmm11, zmmword ptr [r8 + 384]
vpmadd52luq zmm5, zmm29, zmm7
vpmadd52luq zmm27, zmm21, zmm31
vpaddq zmm13, zmm30, zmm13
vpsubq zmm25, zmm25, zmmword ptr [r8 + 256]
vpmadd52luq zmm1, zmm21, zmm6
vpaddq zmm10, zmm10, zmm10
vpmadd52luq zmm4, zmm22, zmm26
vpandq zmm30, zmm2, qword ptr [rcx + -1024]{1to8}
vpaddq zmm10, zmm10, zmm12
vpbroadcastq zmm12, qword ptr [rcx + -856]
vpmadd52huq zmm20, zmm22, zmm12
vpmadd52huq zmm15, zmm22, zmm7
vpaddq zmm18, zmm18, zmm18
vpmadd52luq zmm3, zmm29, zmm12
vpmadd52luq zmm10, zmm21, zmm17
vpaddq zmm16, zmm16, zmm18
vpaddq zmm8, zmm8, zmm8
vpmadd52huq zmm9, zmm22, zmm0
vpbroadcastq zmm18, qword ptr [rcx + -888]
vpmadd52huq zmm19, zmm22, zmm18
vpbroadcastq zmm21, qword ptr [rcx + -1024]
vpandq zmm14, zmm16, zmm21
vpsrlq zmm16, zmm16, 51
vpmadd52luq zmm1, zmm29, zmm18
vpmadd52luq zmm27, zmm22, zmm18
vpaddq zmm4, zmm4, zmm8
vpandq zmm8, zmm11, zmm21
vpmadd52huq zmm23, zmm22, zmm26
vpmadd52luq zmm5, zmm22, zmm0
vpaddq zmm20, zmm20, zmm20
vpaddq zmm15, zmm15, zmm15
vpmadd52luq zmm3, zmm22, zmm7
vpbroadcastq zmm29, qword ptr [rcx + -872]
vpmadd52luq zmm10, zmm22, zmm29
vpandq zmm17, zmm4, zmm21
vpsrlq zmm4, zmm4, 51
vpaddq zmm9, zmm9, zmm9
vpaddq zmm19, zmm19, zmm19
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm22, zmm29
vpmadd52luq zmm1, zmm22, zmm12
vpaddq zmm20, zmm27, zmm20
vpaddq zmm16, zmm17, zmm16
vpaddq zmm17, zmm23, zmm23
vpandq zmm22, zmm20, zmm21
vpaddq zmm3, zmm3, zmm9
vpaddq zmm9, zmm10, zmm19
vpaddq zmm5, zmm5, zmm17
vpandq zmm10, zmm9, zmm21
vpaddq zmm1, zmm1, zmm15
vpandq zmm15, zmm3, zmm21
vpandq zmm17, zmm1, zmm21
vpandq zmm19, zmm5, zmm21
vpsrlq zmm20, zmm20, 51
vpaddq zmm23, zmm31, zmm31
vpsrlq zmm1, zmm1, 51
vpsrlq zmm3, zmm3, 51
vpaddq zmm10, zmm10, zmm20
vpaddq zmm13, zmm13, zmm23
vpsrlq zmm5, zmm5, 51
vpaddq zmm1, zmm22, zmm1
vpaddq zmm3, zmm17, zmm3
vpaddq zmm4, zmm19, zmm4
vpaddq zmm5, zmm15, zmm5
vpsrlq zmm9, zmm9, 51
vpaddq zmm9, zmm13, zmm9
vpandq zmm13, zmm21, zmmword ptr [rdx + -3456]
vmovdqa64 zmm15, zmmword ptr [rdx + -3584]
vpandq zmm17, zmm15, zmm21
vpandq zmm19, zmm21, zmmword ptr [rdx + -3712]
vpbroadcastq zmm20, qword ptr [rcx + -752]
vpaddq zmm22, zmm20, zmmword ptr [rsi + 448]
vpsrlq zmm15, zmm15, 51
vmovdqa64 zmm23, zmmword ptr [rdx + -3776]
vpandq zmm27, zmm23, zmm21
vpsubq zmm22, zmm22, zmmword ptr [r8 + 448]
vpaddq zmm15, zmm30, zmm15
vpsrlq zmm23, zmm23, 51
vmovdqa64 zmm30, zmmword ptr [rdi + 0]
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm30, zmm27
vpxord zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm30, zmm27
vpandq zmm6, zmm25, zmm21
vpsrlq zmm2, zmm2, 51
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm30, zmm15
vpaddq zmm17, zmm17, zmm23
vpaddq zmm2, zmm13, zmm2
vmovdqa64 zmm13, zmmword ptr [rdx + -3712]
vpsrlq zmm13, zmm13, 51
vpsrlq zmm23, zmm25, 51
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm30, zmm17
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm30, zmm2
vpaddq zmm8, zmm8, zmm13
vpaddq zmm13, zmm19, zmm23
vmovdqa64 zmm19, zmmword ptr [rdi + 64]
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm19, zmm2
vpxord zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm2, zmmword ptr [rdi + 128]
vmovdqa64 zmm26, zmmword ptr [rdx + -3456]
vpsrlq zmm26, zmm26, 51
vpsrlq zmm11, zmm11, 51
vpmadd52huq zmm7, zmm19, zmm17
vmovdqa64 zmm29, zmmword ptr [rdi + 256]
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm29, zmm8
vpaddq zmm6, zmm6, zmm26
vpaddq zmm11, zmm22, zmm11
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm29, zmm13
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm2, zmmword ptr [rdi + 192]
vmovdqa64 zmmword ptr [rdx + -3456], zmm9
vpaddq zmm9, zmm17, zmm13
vpaddq zmm24, zmm15, zmm8
vpmadd52huq zmm25, zmm19, zmm27
vpmadd52huq zmm12, zmm19, zmm15
vmovdqa64 zmmword ptr [rdx + -3712], zmm10
vpaddq zmm10, zmm27, zmm6
vmovdqa64 zmmword ptr [rdx + -3776], zmm1
vpandq zmm1, zmm24, zmm21
vmovdqa64 zmmword ptr [rdx + -3584], zmm3
vmovdqa64 zmm3, zmmword ptr [rdi + 128]
vpmadd52huq zmm23, zmm3, zmm15
vpmadd52huq zmm0, zmm15, zmmword ptr [rdi + 192]
vpsrlq zmm28, zmm9, 51
vpandq zmm9, zmm9, zmm21
vpmadd52huq zmm7, zmm3, zmm27
vmovdqa64 zmmword ptr [rdx + -3648], zmm5
vmovdqa64 zmm5, zmmword ptr [rdi + 320]
vpmadd52huq zmm18, zmm5, zmm13
vmovdqa64 zmmword ptr [rdx + -3968], zmm4
vpaddq zmm4, zmm2, zmm11
vpaddq zmm1, zmm1, zmm28
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm29, zmm6
vpmadd52huq zmm22, zmm5, zmm6
vmovdqa64 zmmword ptr [rdx + -3392], zmm16
vpsrlq zmm16, zmm10, 51
vpandq zmm10, zmm10, zmm21
vpmadd52huq zmm12, zmm3, zmm17
vmovdqa64 zmmword ptr [rdx + -3520], zmm14
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm29, zmm11
vpaddq zmm9, zmm9, zmm16
vpsrlq zmm16, zmm24, 51
vpmadd52huq zmm23, zmm17, zmmword ptr [rdi + 192]
vpxord zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm29, zmm6
vpaddq zmm4, zmm4, zmm16
vpaddq zmm16, zmm31, zmm31
vmovdqa64 zmm31, zmmword ptr [rdi + 384]
vpmadd52huq zmm18, zmm31, zmm6
vmovdqa64 zmmword ptr [rdx + -3328], zmm4
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm5, zmm11
vpaddq zmm25, zmm25, zmm25
vpmadd52luq zmm16, zmm30, zmm17
vpaddq zmm7, zmm7, zmm7
vmovdqa64 zmmword ptr [rdx + -3264], zmm24
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm31, zmm11
vpmadd52luq zmm25, zmm30, zmm15
vpmadd52luq zmm7, zmm30, zmm2
vpaddq zmm0, zmm0, zmm0
vpaddq zmm28, zmm28, zmm28
vmovdqa64 zmm30, zmmword ptr [rdi + 192]
vpmadd52huq zmm12, zmm30, zmm27
vpaddq zmm23, zmm23, zmm23
vpmadd52luq zmm0, zmm30, zmm2
vpaddq zmm22, zmm22, zmm22
vpmadd52luq zmm23, zmm3, zmm2
vpmadd52luq zmm28, zmm29, zmm13
vpaddq zmm18, zmm18, zmm18
vpaddq zmm26, zmm26, zmm26
vpmadd52luq zmm16, zmm19, zmm27
vpmadd52luq zmm22, zmm29, zmm8
vpaddq zmm26, zmm26, qword ptr [rcx + -1016]{1to8}
vmovdqa64 zmmword ptr [rdx + -3200], zmm26
vpandq zmm26, zmm20, zmm21
vpmadd52luq zmm25, zmm19, zmm17
vpmadd52luq zmm7, zmm19, zmm15
vmovdqa64 zmmword ptr [rdx + -3136], zmm26
vpsrlq zmm26, zmm20, 51
vpaddq zmm12, zmm12, zmm12
vpmadd52luq zmm18, zmm29, zmm11
vpmadd52huq zmm14, zmm5, zmm8
vpaddq zmm0, zmm0, qword ptr [rcx + -1008]{1to8}
vpmadd52luq zmm12, zmm19, zmm2
vpmadd52luq zmm23, zmm30, zmm15
vpmadd52luq zmm28, zmm5, zmm6
vpmadd52luq zmm22, zmm5, zmm13
vpandq zmm2, zmm16, zmm21
vpsrlq zmm19, zmm16, 51
vpmadd52luq zmm25, zmm3, zmm27
vpmadd52luq zmm7, zmm3, zmm17
vpaddq zmm2, zmm2, zmm26
vpmadd52luq zmm18, zmm5, zmm8
vpmadd52huq zmm14, zmm31, zmm13
vpmadd52luq zmm12, zmm3, zmm15
vpmadd52huq zmm4, zmm31, zmm8
vpaddq zmm3, zmm23, qword ptr [rcx + -1000]{1to8}
vpmadd52luq zmm22, zmm31, zmm6
vpsubq zmm3, zmm3, zmm28
vmovdqa64 zmm15, zmmword ptr [rdi + 448]
vpmadd52huq zmm24, zmm15, zmm8
vpmadd52luq zmm7, zmm30, zmm27
vpsubq zmm16, zmm3, zmm16
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm10, zmmword ptr [rdx + -3840]
vpbroadcastq zmm26, qword ptr [rcx + -992]
vpsubq zmm3, zmm26, zmm3
vpmadd52luq zmm18, zmm31, zmm13
vpmadd52huq zmm14, zmm15, zmm6
vpsrlq zmm27, zmm25, 51
vpandq zmm28, zmm25, zmm21
vpmadd52luq zmm12, zmm30, zmm17
vpmadd52huq zmm4, zmm15, zmm13
vpaddq zmm17, zmm28, zmm19
vpsubq zmm0, zmm0, zmm22
vpaddq zmm19, zmm24, zmm24
vmovdqa64 zmm22, zmmword ptr [rdx + -3840]
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm22, zmm9
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm15, zmm11
vpsubq zmm25, zmm0, zmm25
vpmadd52luq zmm19, zmm15, zmm11
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm22, zmm1
vpaddq zmm23, zmm23, zmm23
vpmadd52luq zmm18, zmm15, zmm6
vpaddq zmm6, zmm14, zmm14
vpaddq zmm14, zmm23, zmm16
vmovdqa64 zmm16, zmmword ptr [rdx + -3136]
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm16, qword ptr [rcx + -976]{1to8}
vpmadd52luq zmm6, zmm5, zmm11
vpaddq zmm4, zmm4, zmm4
vpaddq zmm5, zmm12, qword ptr [rcx + -984]{1to8}
vpmadd52luq zmm14, zmm22, zmm9
vpmadd52luq zmm4, zmm31, zmm11
vpsubq zmm5, zmm5, zmmword ptr [rdx + -3264]
vmovdqa64 zmm11, zmmword ptr [rdx + -4032]
vpmadd52huq zmm24, zmm11, zmm10
vpaddq zmm12, zmm28, zmm28
vpsubq zmm20, zmm5, zmm20
vpbroadcastq zmm28, qword ptr [rcx + -968]
vpsubq zmm5, zmm28, zmm5
vpmadd52huq zmm29, zmm11, zmm9
vpxord zmm30, zmm30, zmm30
vpmadd52huq zmm30, zmm22, zmmword ptr [rdx + -3328]
vmovdqa64 zmm26, zmmword ptr [rdx + -3200]
vpsubq zmm18, zmm26, zmm18
vpmadd52luq zmm20, zmm22, zmm10
vpbroadcastq zmm26, qword ptr [rcx + -952]
vpsubq zmm0, zmm26, zmm0
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm16, qword ptr [rcx + -960]{1to8}
vpmadd52luq zmm6, zmm31, zmm8
vpsubq zmm31, zmm18, zmm7
vpmadd52luq zmm14, zmm11, zmm10
vpsubq zmm0, zmm0, zmm19
vpmadd52luq zmm4, zmm15, zmm8
vpaddq zmm8, zmm24, zmm24
vpbroadcastq zmm24, qword ptr [rcx + -944]
vpsubq zmm18, zmm24, zmm18
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm11, zmmword ptr [rdx + -3328]
vpaddq zmm8, zmm8, zmm25
vpmadd52huq zmm29, zmm10, zmmword ptr [rdx + -4096]
vpsubq zmm18, zmm18, zmm12
vpmadd52huq zmm30, zmm11, zmm1
vpmadd52luq zmm8, zmm22, zmm1
vpaddq zmm7, zmm7, zmm27
vpaddq zmm23, zmm23, zmm23
vpmadd52huq zmm26, zmm2, qword ptr [rcx + -976]{1to8}
vpmadd52luq zmm6, zmm15, zmm13
vpsrlq zmm13, zmm7, 51
vpaddq zmm14, zmm23, zmm14
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm16, qword ptr [rcx + -936]{1to8}
vpsubq zmm3, zmm3, zmm4
vpaddq zmm13, zmm20, zmm13
vpmadd52luq zmm14, zmm16, qword ptr [rcx + -960]{1to8}
vmovdqa64 zmm20, zmmword ptr [rdx + -4096]
vpmadd52huq zmm24, zmm20, zmm1
vpaddq zmm23, zmm29, zmm29
vpmadd52luq zmm13, zmm16, qword ptr [rcx + -976]{1to8}
vpmadd52huq zmm30, zmm20, zmm9
vpandq zmm7, zmm7, zmm21
vpmadd52luq zmm8, zmm11, zmm9
vpaddq zmm23, zmm23, zmm31
vpaddq zmm25, zmm26, zmm26
vmovdqa64 zmm26, zmmword ptr [rdx + -3328]
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm20, zmm26
vpsubq zmm5, zmm5, zmm6
vpmadd52luq zmm23, zmm22, zmm26
vpmadd52huq zmm15, zmm2, qword ptr [rcx + -960]{1to8}
vpmadd52luq zmm14, zmm2, qword ptr [rcx + -976]{1to8}
vmovdqa64 zmm22, zmmword ptr [rdx + -3904]
vpmadd52huq zmm24, zmm22, zmm9
vpmadd52huq zmm30, zmm22, zmm10
vpxord zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm13, qword ptr [rcx + -928]{1to8}
vpaddq zmm13, zmm13, qword ptr [rcx + -920]{1to8}
vpmadd52luq zmm8, zmm20, zmm10
vpsrlq zmm13, zmm13, 52
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm16, qword ptr [rcx + -912]{1to8}
vpmadd52luq zmm23, zmm11, zmm1
vpmadd52huq zmm15, zmm17, qword ptr [rcx + -976]{1to8}
vpaddq zmm24, zmm24, zmm24
vpmadd52huq zmm27, zmm22, zmm1
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm16, qword ptr [rcx + -864]{1to8}
vpaddq zmm30, zmm30, zmm30
vpaddq zmm3, zmm24, zmm3
vpmadd52huq zmm13, zmm29, qword ptr [rcx + -904]{1to8}
vpbroadcastq zmm24, qword ptr [rcx + -896]
vpmadd52luq zmm14, zmm29, zmm24
vpaddq zmm8, zmm25, zmm8
vpaddq zmm5, zmm30, zmm5
vpmadd52luq zmm3, zmm20, zmm26
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm29, zmm24
vpmadd52luq zmm23, zmm20, zmm9
vpmadd52luq zmm8, zmm16, qword ptr [rcx + -936]{1to8}
vpaddq zmm15, zmm15, zmm15
vpmadd52luq zmm5, zmm11, zmm26
vpmadd52luq zmm0, zmm29, qword ptr [rcx + -888]{1to8}
vpaddq zmm11, zmm27, zmm27
vpmadd52luq zmm18, zmm29, qword ptr [rcx + -872]{1to8}
vpaddq zmm13, zmm13, zmm13
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm29, qword ptr [rcx + -880]{1to8}
vpmadd52luq zmm3, zmm22, zmm1
vpaddq zmm13, zmm14, zmm13
vpmadd52huq zmm31, zmm2, qword ptr [rcx + -936]{1to8}
vpmadd52luq zmm23, zmm22, zmm10
vpmadd52luq zmm8, zmm2, qword ptr [rcx + -960]{1to8}
vpaddq zmm10, zmm13, qword ptr [rcx + -920]{1to8}
vpmadd52luq zmm5, zmm20, zmm1
vpxord zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm13, qword ptr [rcx + -928]{1to8}
vpsrlq zmm10, zmm10, 52
vpaddq zmm0, zmm11, zmm0
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm22, zmm26
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm29, qword ptr [rcx + -840]{1to8}
vpaddq zmm10, zmm25, zmm10
vpmadd52luq zmm3, zmm29, qword ptr [rcx + -856]{1to8}
vpmadd52luq zmm0, zmm22, zmm26
vpmadd52luq zmm8, zmm17, qword ptr [rcx + -976]{1to8}
vpaddq zmm14, zmm15, zmm23
vpmadd52huq zmm31, zmm17, qword ptr [rcx + -960]{1to8}
vpmadd52luq zmm5, zmm22, zmm9
vpbroadcastq zmm9, qword ptr [rcx + -912]
vpmadd52luq zmm14, zmm16, zmm9
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm29, qword ptr [rcx + -848]{1to8}
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm29, qword ptr [rcx + -856]{1to8}
vpaddq zmm11, zmm11, zmm11
vpmadd52huq zmm28, zmm2, zmm9
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm29, qword ptr [rcx + -888]{1to8}
vpaddq zmm11, zmm11, zmm18
vpmadd52luq zmm8, zmm29, qword ptr [rcx + -880]{1to8}
vpmadd52huq zmm31, zmm7, qword ptr [rcx + -976]{1to8}
vpbroadcastq zmm18, qword ptr [rcx + -936]
vpmadd52luq zmm14, zmm2, zmm18
vpmadd52luq zmm5, zmm29, qword ptr [rcx + -848]{1to8}
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm29, qword ptr [rcx + -872]{1to8}
vpmadd52huq zmm10, zmm1, qword ptr [rcx + -904]{1to8}
vpmadd52huq zmm28, zmm17, zmm18
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm16, qword ptr [rcx + -832]{1to8}
vpaddq zmm26, zmm31, zmm31
vpmadd52luq zmm8, zmm1, zmm24
vpmadd52luq zmm0, zmm1, qword ptr [rcx + -856]{1to8}
vpbroadcastq zmm30, qword ptr [rcx + -960]
vpmadd52luq zmm14, zmm17, zmm30
vpaddq zmm5, zmm26, zmm5
vpmadd52luq zmm11, zmm1, qword ptr [rcx + -888]{1to8}
vpbroadcastq zmm26, qword ptr [rcx + -864]
vpmadd52luq zmm5, zmm16, zmm26
vpmadd52huq zmm27, zmm1, zmm24
vpaddq zmm10, zmm10, zmm10
vpmadd52huq zmm28, zmm7, zmm30
vpmadd52huq zmm25, zmm2, zmm26
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm16, qword ptr [rcx + -824]{1to8}
vpmadd52luq zmm6, zmm1, qword ptr [rcx + -872]{1to8}
vpaddq zmm8, zmm8, zmm10
vpmadd52luq zmm14, zmm7, qword ptr [rcx + -976]{1to8}
vpmadd52huq zmm13, zmm1, qword ptr [rcx + -880]{1to8}
vpaddq zmm10, zmm8, qword ptr [rcx + -920]{1to8}
vpmadd52luq zmm5, zmm2, zmm9
vpmadd52huq zmm15, zmm1, qword ptr [rcx + -840]{1to8}
vpsrlq zmm10, zmm10, 52
vpaddq zmm28, zmm28, zmm28
vpmadd52huq zmm25, zmm17, zmm9
vpmadd52huq zmm20, zmm1, qword ptr [rcx + -848]{1to8}
vpaddq zmm10, zmm27, zmm10
vpaddq zmm3, zmm28, zmm3
vpbroadcastq zmm27, qword ptr [rcx + -832]
vpmadd52huq zmm31, zmm2, zmm27
vpmadd52huq zmm22, zmm1, qword ptr [rcx + -856]{1to8}
vpmadd52luq zmm14, zmm29, qword ptr [rcx + -840]{1to8}
vpmadd52luq zmm3, zmm16, zmm27
vpmadd52luq zmm5, zmm17, zmm18
vpxord zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm8, qword ptr [rcx + -928]{1to8}
vpmadd52huq zmm25, zmm7, zmm18
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm16, qword ptr [rcx + -816]{1to8}
vpmadd52huq zmm31, zmm17, zmm26
vpmadd52huq zmm23, zmm1, qword ptr [rcx + -888]{1to8}
vpmadd52luq zmm3, zmm2, zmm26
vpmadd52luq zmm14, zmm1, qword ptr [rcx + -880]{1to8}
vpmadd52luq zmm5, zmm7, zmm30
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm1, qword ptr [rcx + -872]{1to8}
vpaddq zmm25, zmm25, zmm25
vpbroadcastq zmm30, qword ptr [rcx + -824]
vpmadd52huq zmm8, zmm2, zmm30
vpmadd52huq zmm10, zmm28, qword ptr [rcx + -904]{1to8}
vpaddq zmm0, zmm25, zmm0
vpmadd52huq zmm31, zmm7, zmm9
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm2, qword ptr [rcx + -816]{1to8}
vpmadd52luq zmm3, zmm17, zmm9
vpmadd52luq zmm0, zmm16, zmm30
vpmadd52luq zmm5, zmm1, qword ptr [rcx + -840]{1to8}
vpmadd52luq zmm14, zmm28, zmm24
vpmadd52huq zmm8, zmm17, zmm27
vpmadd52huq zmm13, zmm28, zmm24
vpaddq zmm10, zmm10, zmm10
vpaddq zmm31, zmm31, zmm31
vpmadd52luq zmm4, zmm28, qword ptr [rcx + -872]{1to8}
vpbroadcastq zmm21, qword ptr [rcx + -880]
vpmadd52huq zmm15, zmm28, zmm21
vpmadd52luq zmm3, zmm7, zmm18
vpmadd52luq zmm0, zmm2, zmm27
vpaddq zmm11, zmm31, zmm11
vpmadd52luq zmm11, zmm16, qword ptr [rcx + -816]{1to8}
vpmadd52luq zmm5, zmm28, zmm21
vpaddq zmm10, zmm14, zmm10
vpmadd52huq zmm8, zmm7, zmm26
vpmadd52huq zmm20, zmm28, qword ptr [rcx + -840]{1to8}
vpaddq zmm14, zmm10, qword ptr [rcx + -920]{1to8}
vpmadd52huq zmm25, zmm17, zmm30
vpbroadcastq zmm16, qword ptr [rcx + -848]
vpmadd52huq zmm22, zmm28, zmm16
vpsrlq zmm14, zmm14, 52
vpmadd52luq zmm3, zmm1, zmm16
vpmadd52luq zmm0, zmm17, zmm26
vpaddq zmm1, zmm13, zmm14
vmovdqa64 zmm13, zmmword ptr [rdx + -3520]
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm13, zmm13
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm13, zmmword ptr [rdx + -3392]
vpxord zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm13, zmm13
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm13, zmmword ptr [rdx + -3968]
vpaddq zmm8, zmm8, zmm8
vpmadd52luq zmm11, zmm2, zmm30
vpaddq zmm6, zmm8, zmm6
vpmadd52huq zmm23, zmm28, qword ptr [rcx + -856]{1to8}
vpmadd52luq zmm0, zmm7, zmm9
vpmadd52luq zmm6, zmm2, qword ptr [rcx + -816]{1to8}
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm13, zmmword ptr [rdx + -3648]
vmovdqa64 zmm8, zmmword ptr [rdx + -3392]
vpmadd52luq zmm14, zmm13, zmm8
vpaddq zmm31, zmm31, zmm31
vpaddq zmm21, zmm21, zmm21
vmovdqa64 zmm9, zmmword ptr [rdx + -3968]
vpmadd52luq zmm31, zmm13, zmm9
vpmadd52luq zmm3, zmm28, qword ptr [rcx + -840]{1to8}
vpmadd52huq zmm21, zmm8, zmm8
vpmadd52luq zmm11, zmm17, zmm27
vpmadd52luq zmm6, zmm17, zmm30
vpmadd52luq zmm0, zmm28, zmm16
vpmadd52huq zmm2, zmm8, zmm9
vpaddq zmm14, zmm14, zmm14
vpmadd52huq zmm29, zmm28, qword ptr [rcx + -888]{1to8}
vpaddq zmm31, zmm31, zmm31
vpmadd52huq zmm25, zmm7, zmm27
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm28, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm21, zmm13, zmmword ptr [rdx + -3648]
vpmadd52luq zmm31, zmm8, zmm8
vpmadd52luq zmm11, zmm7, zmm26
vpmadd52luq zmm6, zmm7, zmm27
vmovdqa64 zmm27, zmmword ptr [rdx + -3584]
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm13, zmm27
vmovdqa64 zmmword ptr [rdx + -3136], zmm31
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm13, zmmword ptr [rdx + -3776]
vpaddq zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm13, zmm27
vmovdqa64 zmmword ptr [rdx + -3904], zmm14
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm13, zmmword ptr [rdx + -3712]
vpaddq zmm25, zmm25, zmm25
vpmadd52luq zmm21, zmm8, zmm9
vmovdqa64 zmmword ptr [rdx + -3328], zmm18
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm17, qword ptr [rcx + -816]{1to8}
vpaddq zmm4, zmm25, zmm4
vpmadd52luq zmm11, zmm28, qword ptr [rcx + -856]{1to8}
vpmadd52luq zmm6, zmm28, qword ptr [rcx + -888]{1to8}
vmovdqa64 zmm25, zmmword ptr [rdx + -3648]
vpmadd52huq zmm26, zmm8, zmm25
vpmadd52huq zmm31, zmm8, zmm27
vpmadd52luq zmm2, zmm8, zmm25
vpmadd52huq zmm14, zmm8, zmmword ptr [rdx + -3776]
vpaddq zmm21, zmm21, zmm21
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm13, zmmword ptr [rdx + -3456]
vmovdqa64 zmmword ptr [rdx + -4096], zmm21
vpxord zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm10, qword ptr [rcx + -928]{1to8}
vpbroadcastq zmm10, qword ptr [rcx + -816]
vpmadd52luq zmm4, zmm17, zmm10
vpmadd52huq zmm18, zmm7, zmm30
vpaddq zmm17, zmm26, zmm26
vpmadd52huq zmm31, zmm9, zmm25
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm7, zmm10
vpmadd52huq zmm17, zmm9, zmm9
vpaddq zmm2, zmm2, zmm2
vpmadd52huq zmm14, zmm9, zmm27
vpmadd52luq zmm2, zmm9, zmm9
vpmadd52huq zmm28, zmm8, zmmword ptr [rdx + -3712]
vpmadd52luq zmm4, zmm7, zmm30
vpaddq zmm18, zmm18, zmm18
vpmadd52huq zmm1, zmm21, qword ptr [rcx + -904]{1to8}
vpaddq zmm31, zmm31, zmm31
vpxord zmm30, zmm30, zmm30
vpmadd52huq zmm30, zmm8, zmmword ptr [rdx + -3456]
vpaddq zmm18, zmm18, zmm19
vpmadd52huq zmm15, zmm21, zmm24
vmovdqa64 zmm19, zmmword ptr [rdx + -3776]
vpmadd52luq zmm17, zmm13, zmm19
vpmadd52luq zmm31, zmm13, zmmword ptr [rdx + -3712]
vpaddq zmm14, zmm14, zmm14
vpaddq zmm26, zmm26, zmm26
vpmadd52huq zmm14, zmm25, zmm25
vpmadd52huq zmm28, zmm9, zmm19
vpaddq zmm12, zmm26, zmm12
vpmadd52luq zmm18, zmm7, zmm10
vpmadd52luq zmm5, zmm21, zmm24
vpaddq zmm1, zmm1, zmm1
vpmadd52huq zmm30, zmm9, zmmword ptr [rdx + -3712]
vmovdqa64 zmm7, zmmword ptr [rdx + -3456]
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm9, zmm7
vpaddq zmm15, zmm15, zmm15
vpmadd52luq zmm17, zmm8, zmm27
vpmadd52luq zmm31, zmm8, zmm19
vpmadd52luq zmm14, zmm13, zmm7
vpmadd52huq zmm28, zmm25, zmm27
vpbroadcastq zmm13, qword ptr [rcx + -880]
vpmadd52huq zmm20, zmm21, zmm13
vpmadd52luq zmm3, zmm21, zmm13
vpaddq zmm1, zmm5, zmm1
vpmadd52huq zmm30, zmm25, zmm19
vmovdqa64 zmm5, zmmword ptr [rdx + -3712]
vpmadd52huq zmm26, zmm25, zmm5
vpandq zmm10, zmm1, qword ptr [rcx + -1024]{1to8}
vmovdqa64 zmmword ptr [rdi + 0], zmm10
vpsrlq zmm1, zmm1, 51
vpmadd52luq zmm17, zmm9, zmm25
vpmadd52luq zmm31, zmm9, zmm27
vpmadd52luq zmm14, zmm8, zmm5
vpaddq zmm10, zmm28, zmm28
vpbroadcastq zmm28, qword ptr [rcx + -840]
vpmadd52huq zmm22, zmm21, zmm28
vpmadd52luq zmm10, zmm8, zmm7
vpmadd52luq zmm0, zmm21, zmm28
vpaddq zmm20, zmm20, zmm20
vpaddq zmm3, zmm3, zmm15
vpaddq zmm15, zmm30, zmm30
vpmadd52huq zmm26, zmm27, zmm19
vpbroadcastq zmm30, qword ptr [rcx + -848]
vpmadd52huq zmm23, zmm21, zmm30
vpandq zmm8, zmm3, qword ptr [rcx + -1024]{1to8}
vpaddq zmm17, zmm17, zmm17
vpaddq zmm31, zmm31, zmm31
vpmadd52huq zmm15, zmm27, zmm27
vpmadd52luq zmm11, zmm21, zmm30
vpmadd52luq zmm31, zmm25, zmm25
vpmadd52luq zmm14, zmm9, zmm19
vpaddq zmm22, zmm22, zmm22
vpsrlq zmm3, zmm3, 51
vpmadd52luq zmm10, zmm9, zmm5
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm25, zmm7
vpaddq zmm0, zmm0, zmm20
vpaddq zmm1, zmm8, zmm1
vmovdqa64 zmmword ptr [rdi + 64], zmm1
vpaddq zmm1, zmm26, zmm26
vpbroadcastq zmm8, qword ptr [rcx + -856]
vpmadd52huq zmm29, zmm21, zmm8
vpmadd52luq zmm6, zmm21, zmm8
vpaddq zmm20, zmm23, zmm23
vpmadd52luq zmm15, zmm9, zmm7
vpmadd52luq zmm1, zmm25, zmm7
vpaddq zmm11, zmm11, zmm22
vpbroadcastq zmm22, qword ptr [rcx + -1024]
vpandq zmm23, zmm0, zmm22
vpmadd52luq zmm14, zmm25, zmm27
vpbroadcastq zmm26, qword ptr [rcx + -888]
vpmadd52huq zmm16, zmm21, zmm26
vpandq zmm9, zmm11, zmm22
vpsrlq zmm0, zmm0, 51
vpmadd52luq zmm10, zmm25, zmm19
vpmadd52huq zmm28, zmm27, zmm5
vpaddq zmm3, zmm23, zmm3
vmovdqa64 zmmword ptr [rdi + 128], zmm3
vpsrlq zmm3, zmm11, 51
vpmadd52luq zmm4, zmm21, zmm26
vpmadd52luq zmm18, zmm21, qword ptr [rcx + -872]{1to8}
vpaddq zmm11, zmm29, zmm29
vpaddq zmm6, zmm6, zmm20
vpmadd52luq zmm15, zmm25, zmm5
vpmadd52luq zmm1, zmm27, zmm5
vpandq zmm20, zmm6, zmm22
vpaddq zmm0, zmm9, zmm0
vmovdqa64 zmmword ptr [rdi + 192], zmm0
vpaddq zmm0, zmm14, zmm14
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm21, qword ptr [rcx + -872]{1to8}
vpaddq zmm14, zmm16, zmm16
vpaddq zmm10, zmm10, zmm10
vpaddq zmm16, zmm28, zmm28
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm27, zmm7
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm19, zmm7
vpmadd52luq zmm10, zmm27, zmm27
vpmadd52huq zmm16, zmm19, zmm19
vpaddq zmm4, zmm4, zmm11
vpaddq zmm11, zmm18, zmm14
vpmadd52luq zmm15, zmm27, zmm19
vpaddq zmm1, zmm1, zmm1
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm5, zmm7
vpandq zmm18, zmm4, zmm22
vpmadd52luq zmm1, zmm19, zmm19
vpaddq zmm9, zmm9, zmm9
vpandq zmm28, zmm11, zmm22
vpmadd52huq zmm21, zmm19, zmm5
vpaddq zmm23, zmm23, zmm23
vpaddq zmm9, zmm12, zmm9
vmovdqa64 zmm12, zmmword ptr [rdx + -3328]
vpandq zmm29, zmm12, zmm22
vpandq zmm25, zmm22, zmmword ptr [rdx + -3904]
vpmadd52luq zmm16, zmm27, zmm7
vpmadd52huq zmm23, zmm5, zmm5
vpaddq zmm15, zmm15, zmm15
vpsrlq zmm12, zmm12, 51
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm7, zmm7
vpaddq zmm12, zmm25, zmm12
vmovdqa64 zmm25, zmmword ptr [rdx + -3136]
vpandq zmm26, zmm25, zmm22
vmovdqa64 zmm8, zmmword ptr [rdx + -3904]
vpsrlq zmm8, zmm8, 51
vpsrlq zmm25, zmm25, 51
vpmadd52luq zmm16, zmm19, zmm5
vpaddq zmm8, zmm26, zmm8
vpaddq zmm25, zmm25, zmmword ptr [rdx + -4096]
vpmadd52luq zmm23, zmm5, zmm7
vpaddq zmm21, zmm21, zmm21
vpsrlq zmm26, zmm25, 51
vpmadd52luq zmm21, zmm19, zmm7
vpaddq zmm2, zmm2, zmm26
vpandq zmm25, zmm25, zmm22
vpmadd52luq zmm2, zmm29, qword ptr [rcx + -976]{1to8}
vpaddq zmm14, zmm14, zmm14
vpaddq zmm26, zmm27, zmm27
vpaddq zmm16, zmm16, zmm16
vpaddq zmm23, zmm23, zmm23
vpaddq zmm14, zmm14, zmm14
vpsrlq zmm6, zmm6, 51
vpaddq zmm21, zmm21, zmm21
vpmadd52luq zmm14, zmm7, zmm7
vpaddq zmm3, zmm20, zmm3
vmovdqa64 zmmword ptr [rdi + 256], zmm3
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm29, qword ptr [rcx + -976]{1to8}
vpmadd52luq zmm21, zmm5, zmm5
vpsrlq zmm4, zmm4, 51
vpaddq zmm6, zmm18, zmm6
vmovdqa64 zmmword ptr [rdi + 320], zmm6
vpsrlq zmm6, zmm11, 51
vpaddq zmm4, zmm28, zmm4
vmovdqa64 zmmword ptr [rdi + 384], zmm4
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm29, qword ptr [rcx + -960]{1to8}
vpaddq zmm6, zmm9, zmm6
vmovdqa64 zmmword ptr [rdi + 448], zmm6
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm29, qword ptr [rcx + -936]{1to8}
vpxord zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm2, qword ptr [rcx + -928]{1to8}
vpaddq zmm2, zmm2, qword ptr [rcx + -920]{1to8}
vpaddq zmm3, zmm3, zmm3
vpsrlq zmm2, zmm2, 52
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm29, qword ptr [rcx + -912]{1to8}
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm29, qword ptr [rcx + -864]{1to8}
vpaddq zmm3, zmm3, zmm17
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm29, qword ptr [rcx + -832]{1to8}
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm29, qword ptr [rcx + -824]{1to8}
vpmadd52huq zmm4, zmm12, qword ptr [rcx + -976]{1to8}
vpbroadcastq zmm27, qword ptr [rcx + -960]
vpmadd52luq zmm3, zmm29, zmm27
vpmadd52huq zmm6, zmm12, zmm27
vpmadd52huq zmm2, zmm9, qword ptr [rcx + -904]{1to8}
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm9, zmm24
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm9, zmm13
vpmadd52luq zmm10, zmm9, zmm30
vpmadd52luq zmm15, zmm9, qword ptr [rcx + -856]{1to8}
vpaddq zmm4, zmm4, zmm4
vpbroadcastq zmm5, qword ptr [rcx + -976]
vpmadd52luq zmm3, zmm12, zmm5
vpmadd52luq zmm1, zmm9, qword ptr [rcx + -888]{1to8}
vpaddq zmm4, zmm4, zmm31
vpmadd52huq zmm6, zmm8, zmm5
vpaddq zmm2, zmm2, zmm2
vpbroadcastq zmm31, qword ptr [rcx + -936]
vpmadd52huq zmm11, zmm12, zmm31
vpmadd52luq zmm4, zmm29, zmm31
vpmadd52luq zmm16, zmm9, qword ptr [rcx + -872]{1to8}
vpmadd52huq zmm18, zmm12, qword ptr [rcx + -912]{1to8}
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm9, qword ptr [rcx + -840]{1to8}
vpmadd52luq zmm3, zmm9, zmm24
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm9, zmm30
vpaddq zmm6, zmm6, zmm6
vpmadd52huq zmm11, zmm8, zmm27
vmovdqa64 zmmword ptr [rdx + -4096], zmm14
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm9, qword ptr [rcx + -856]{1to8}
vpmadd52luq zmm4, zmm12, zmm27
vpaddq zmm0, zmm6, zmm0
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm9, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm0, zmm29, qword ptr [rcx + -912]{1to8}
vpmadd52huq zmm18, zmm8, zmm31
vpaddq zmm2, zmm3, zmm2
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm9, qword ptr [rcx + -888]{1to8}
vpmadd52huq zmm17, zmm12, qword ptr [rcx + -864]{1to8}
vmovdqa64 zmmword ptr [rdx + -3136], zmm26
vpaddq zmm26, zmm2, qword ptr [rcx + -920]{1to8}
vmovdqa64 zmmword ptr [rdx + -3904], zmm23
vpxord zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm2, qword ptr [rcx + -928]{1to8}
vpmadd52huq zmm11, zmm25, zmm5
vpmadd52luq zmm4, zmm8, zmm5
vpsrlq zmm2, zmm26, 52
vpmadd52huq zmm20, zmm12, qword ptr [rcx + -832]{1to8}
vpmadd52luq zmm0, zmm12, zmm31
vpaddq zmm2, zmm28, zmm2
vpmadd52huq zmm18, zmm25, zmm27
vpmadd52huq zmm17, zmm8, qword ptr [rcx + -912]{1to8}
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm29, qword ptr [rcx + -816]{1to8}
vpaddq zmm11, zmm11, zmm11
vpmadd52huq zmm2, zmm23, qword ptr [rcx + -904]{1to8}
vpmadd52huq zmm7, zmm23, zmm24
vpmadd52luq zmm4, zmm9, zmm13
vpaddq zmm10, zmm11, zmm10
vpmadd52luq zmm1, zmm23, qword ptr [rcx + -856]{1to8}
vpmadd52luq zmm0, zmm8, zmm27
vpmadd52luq zmm10, zmm29, qword ptr [rcx + -864]{1to8}
vpaddq zmm11, zmm18, zmm18
vpaddq zmm11, zmm11, zmm15
vpmadd52luq zmm16, zmm23, qword ptr [rcx + -888]{1to8}
vpmadd52luq zmm21, zmm23, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm11, zmm29, qword ptr [rcx + -832]{1to8}
vpaddq zmm2, zmm2, zmm2
vpmadd52huq zmm17, zmm25, zmm31
vpmadd52luq zmm4, zmm23, zmm24
vpmadd52huq zmm19, zmm23, zmm13
vpmadd52luq zmm0, zmm25, zmm5
vpmadd52luq zmm10, zmm12, qword ptr [rcx + -912]{1to8}
vpmadd52huq zmm22, zmm23, qword ptr [rcx + -840]{1to8}
vpmadd52huq zmm14, zmm23, zmm30
vpbroadcastq zmm15, qword ptr [rcx + -864]
vpmadd52luq zmm11, zmm12, zmm15
vpaddq zmm17, zmm17, zmm17
vpmadd52huq zmm6, zmm23, qword ptr [rcx + -888]{1to8}
vpaddq zmm2, zmm4, zmm2
vpmadd52huq zmm20, zmm8, zmm15
vpaddq zmm1, zmm17, zmm1
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm23, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm0, zmm9, qword ptr [rcx + -840]{1to8}
vpmadd52luq zmm10, zmm8, zmm31
vpaddq zmm9, zmm2, qword ptr [rcx + -920]{1to8}
vpxord zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm2, qword ptr [rcx + -928]{1to8}
vpsrlq zmm2, zmm9, 52
vpmadd52huq zmm3, zmm23, qword ptr [rcx + -856]{1to8}
vpbroadcastq zmm9, qword ptr [rcx + -912]
vpmadd52luq zmm11, zmm8, zmm9
vpaddq zmm2, zmm7, zmm2
vpbroadcastq zmm7, qword ptr [rcx + -824]
vpmadd52luq zmm1, zmm29, zmm7
vpmadd52huq zmm26, zmm12, zmm7
vpmadd52huq zmm20, zmm25, zmm9
vpmadd52luq zmm0, zmm23, zmm13
vpmadd52luq zmm10, zmm25, zmm27
vpmadd52huq zmm2, zmm17, qword ptr [rcx + -904]{1to8}
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm12, qword ptr [rcx + -816]{1to8}
vpmadd52luq zmm11, zmm25, zmm31
vpbroadcastq zmm28, qword ptr [rcx + -832]
vpmadd52luq zmm1, zmm12, zmm28
vpmadd52huq zmm26, zmm8, zmm28
vpaddq zmm20, zmm20, zmm20
vpmadd52huq zmm19, zmm17, zmm24
vpmadd52luq zmm10, zmm23, qword ptr [rcx + -840]{1to8}
vpaddq zmm16, zmm20, zmm16
vpmadd52luq zmm0, zmm17, zmm24
vpmadd52luq zmm16, zmm29, qword ptr [rcx + -816]{1to8}
vpaddq zmm2, zmm2, zmm2
vmovdqa64 zmm20, zmmword ptr [rdx + -3904]
vpmadd52luq zmm20, zmm17, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm11, zmm23, zmm30
vpmadd52luq zmm1, zmm8, zmm15
vpmadd52huq zmm26, zmm25, zmm15
vpmadd52huq zmm22, zmm17, zmm13
vpaddq zmm0, zmm0, zmm2
vpmadd52huq zmm18, zmm8, zmm7
vpmadd52luq zmm10, zmm17, zmm13
vpmadd52luq zmm16, zmm12, zmm7
vpbroadcastq zmm2, qword ptr [rcx + -840]
vpmadd52huq zmm14, zmm17, zmm2
vpaddq zmm23, zmm0, qword ptr [rcx + -920]{1to8}
vpmadd52luq zmm1, zmm25, zmm9
vpmadd52luq zmm11, zmm17, zmm2
vpsrlq zmm23, zmm23, 52
vpaddq zmm26, zmm26, zmm26
vpxord zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm0, qword ptr [rcx + -928]{1to8}
vpmadd52huq zmm6, zmm17, qword ptr [rcx + -856]{1to8}
vpaddq zmm0, zmm19, zmm23
vpaddq zmm19, zmm26, zmm21
vpmadd52huq zmm4, zmm17, qword ptr [rcx + -888]{1to8}
vpmadd52huq zmm18, zmm25, zmm28
vpbroadcastq zmm21, qword ptr [rcx + -816]
vpmadd52luq zmm19, zmm12, zmm21
vpmadd52luq zmm16, zmm8, zmm28
vpmadd52luq zmm1, zmm17, zmm30
vpmadd52huq zmm3, zmm17, zmm30
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm17, qword ptr [rcx + -872]{1to8}
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm8, zmm21
vpaddq zmm18, zmm18, zmm18
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm25, zmm21
vpmadd52huq zmm0, zmm29, qword ptr [rcx + -904]{1to8}
vpmadd52luq zmm19, zmm8, zmm7
vpmadd52luq zmm16, zmm25, zmm15
vpaddq zmm18, zmm18, zmm20
vpmadd52luq zmm18, zmm8, zmm21
vpmadd52huq zmm22, zmm29, zmm24
vpmadd52huq zmm23, zmm25, zmm7
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm29, qword ptr [rcx + -872]{1to8}
vpaddq zmm20, zmm26, zmm26
vpmadd52luq zmm10, zmm29, zmm24
vpmadd52huq zmm14, zmm29, zmm13
vpaddq zmm0, zmm0, zmm0
vpmadd52luq zmm19, zmm25, zmm28
vpmadd52luq zmm16, zmm17, qword ptr [rcx + -856]{1to8}
vpaddq zmm20, zmm20, zmmword ptr [rdx + -3136]
vpmadd52luq zmm18, zmm25, zmm7
vpmadd52luq zmm11, zmm29, zmm13
vpaddq zmm22, zmm22, zmm22
vpaddq zmm23, zmm23, zmm23
vpmadd52luq zmm1, zmm29, zmm2
vpmadd52huq zmm6, zmm29, zmm30
vpaddq zmm8, zmm8, zmm8
vpaddq zmm23, zmm23, zmmword ptr [rdx + -4096]
vpmadd52huq zmm4, zmm29, qword ptr [rcx + -856]{1to8}
vpmadd52huq zmm3, zmm29, zmm2
vpaddq zmm0, zmm10, zmm0
vpbroadcastq zmm10, qword ptr [rcx + -888]
vpmadd52luq zmm19, zmm17, zmm10
vpmadd52luq zmm23, zmm25, zmm21
vpaddq zmm14, zmm14, zmm14
vpaddq zmm8, zmm20, zmm8
vpmadd52huq zmm12, zmm29, zmm10
vpmadd52luq zmm18, zmm29, zmm10
vpaddq zmm11, zmm11, zmm22
vpaddq zmm0, zmm0, qword ptr [rcx + -792]{1to8}
vpmadd52luq zmm16, zmm29, zmm30
vpaddq zmm1, zmm1, zmm14
vpaddq zmm6, zmm6, zmm6
vpaddq zmm4, zmm4, zmm4
vpaddq zmm3, zmm3, zmm3
vpmadd52luq zmm19, zmm29, qword ptr [rcx + -856]{1to8}
vpmadd52luq zmm23, zmm29, qword ptr [rcx + -872]{1to8}
vpaddq zmm11, zmm11, qword ptr [rcx + -808]{1to8}
vpsubq zmm0, zmm0, zmmword ptr [r8 + 0]
vpaddq zmm12, zmm12, zmm12
vpaddq zmm4, zmm18, zmm4
vpaddq zmm3, zmm16, zmm3
vpsubq zmm11, zmm11, zmmword ptr [r8 + 64]
vpsubq zmm0, zmm0, zmmword ptr [rsi + 0]
vpaddq zmm1, zmm1, qword ptr [rcx + -800]{1to8}
vpaddq zmm6, zmm19, zmm6
vpaddq zmm12, zmm23, zmm12
vpsubq zmm11, zmm11, zmmword ptr [rsi + 64]
vpsubq zmm1, zmm1, zmmword ptr [r8 + 128]
vpaddq zmm8, zmm8, qword ptr [rcx + -752]{1to8}
vpsubq zmm1, zmm1, zmmword ptr [rsi + 128]
vpaddq zmm6, zmm6, qword ptr [rcx + -760]{1to8}
vpsubq zmm8, zmm8, zmmword ptr [r8 + 448]
vpaddq zmm3, zmm3, qword ptr [rcx + -784]{1to8}
vpsubq zmm6, zmm6, zmmword ptr [r8 + 256]
vpsubq zmm8, zmm8, zmmword ptr [rsi + 448]
vpaddq zmm4, zmm4, qword ptr [rcx + -776]{1to8}
vpsubq zmm3, zmm3, zmmword ptr [r8 + 192]
vpsubq zmm6, zmm6, zmmword ptr [rsi + 256]
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm8, qword ptr [rcx + -744]{1to8}
vpsubq zmm4, zmm4, zmmword ptr [r8 + 320]
vpaddq zmm12, zmm12, qword ptr [rcx + -768]{1to8}
vpsubq zmm3, zmm3, zmmword ptr [rsi + 192]
vpsubq zmm4, zmm4, zmmword ptr [rsi + 320]
vpsubq zmm12, zmm12, zmmword ptr [r8 + 384]
vpandq zmm8, zmm8, qword ptr [rcx + -736]{1to8}
vpsubq zmm12, zmm12, zmmword ptr [rsi + 384]
vpbroadcastq zmm16, qword ptr [rcx + -728]
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm14, zmm16
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm14, qword ptr [rcx + -720]{1to8}
vpbroadcastq zmm19, qword ptr [rcx + -808]
vpaddq zmm20, zmm19, zmmword ptr [r8 + 64]
vpmadd52luq zmm0, zmm14, zmm16
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm14, qword ptr [rcx + -712]{1to8}
vpbroadcastq zmm23, qword ptr [rcx + -800]
vpaddq zmm25, zmm23, zmmword ptr [r8 + 128]
vpbroadcastq zmm26, qword ptr [rcx + -792]
vpaddq zmm29, zmm26, zmmword ptr [r8 + 0]
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm14, qword ptr [rcx + -704]{1to8}
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm14, qword ptr [rcx + -696]{1to8}
vpbroadcastq zmm19, qword ptr [rcx + -776]
vpaddq zmm26, zmm19, zmmword ptr [r8 + 320]
vpbroadcastq zmm19, qword ptr [rcx + -768]
vpaddq zmm21, zmm19, zmmword ptr [r8 + 384]
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm14, qword ptr [rcx + -688]{1to8}
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm14, qword ptr [rcx + -680]{1to8}
vpbroadcastq zmm28, qword ptr [rcx + -760]
vpaddq zmm30, zmm28, zmmword ptr [r8 + 256]
vpbroadcastq zmm28, qword ptr [rcx + -784]
vpaddq zmm2, zmm28, zmmword ptr [r8 + 192]
vpaddq zmm17, zmm17, zmm17
vpaddq zmm18, zmm18, zmm18
vpaddq zmm11, zmm11, zmm17
vpaddq zmm1, zmm1, zmm18
vpmadd52luq zmm11, zmm14, qword ptr [rcx + -720]{1to8}
vpmadd52luq zmm1, zmm14, qword ptr [rcx + -704]{1to8}
vpaddq zmm17, zmm22, zmm22
vpaddq zmm16, zmm16, zmm16
vpaddq zmm6, zmm6, zmm17
vpaddq zmm3, zmm3, zmm16
vpaddq zmm16, zmm23, zmm23
vpmadd52luq zmm6, zmm14, qword ptr [rcx + -696]{1to8}
vpmadd52luq zmm3, zmm14, qword ptr [rcx + -712]{1to8}
vpaddq zmm17, zmm19, zmm19
vpaddq zmm4, zmm4, zmm16
vpaddq zmm12, zmm12, zmm17
vpmadd52luq zmm4, zmm14, qword ptr [rcx + -688]{1to8}
vpmadd52luq zmm12, zmm14, qword ptr [rcx + -680]{1to8}
vpbroadcastq zmm16, qword ptr [rcx + -1024]
vpandq zmm17, zmm11, zmm16
vpandq zmm18, zmm1, zmm16
vpandq zmm19, zmm0, zmm16
vmovdqa64 zmmword ptr [rsi + 0], zmm19
vpaddq zmm7, zmm7, zmm7
vpsrlq zmm0, zmm0, 51
vpandq zmm22, zmm6, zmm16
vpaddq zmm7, zmm8, zmm7
vpsrlq zmm8, zmm11, 51
vpandq zmm11, zmm4, zmm16
vpandq zmm23, zmm12, zmm16
vpmadd52luq zmm7, zmm14, qword ptr [rcx + -672]{1to8}
vpaddq zmm0, zmm17, zmm0
vmovdqa64 zmmword ptr [rsi + 64], zmm0
vpandq zmm14, zmm3, zmm16
vpaddq zmm8, zmm18, zmm8
vmovdqa64 zmmword ptr [rsi + 128], zmm8
vpsrlq zmm6, zmm6, 51
vpsrlq zmm4, zmm4, 51
vpaddq zmm6, zmm11, zmm6
vmovdqa64 zmmword ptr [rsi + 320], zmm6
vpsrlq zmm3, zmm3, 51
vpaddq zmm4, zmm23, zmm4
vmovdqa64 zmmword ptr [rsi + 384], zmm4
vpsrlq zmm1, zmm1, 51
vpaddq zmm3, zmm22, zmm3
vmovdqa64 zmmword ptr [rsi + 256], zmm3
vpaddq zmm1, zmm14, zmm1
vmovdqa64 zmmword ptr [rsi + 192], zmm1
vpsubq zmm0, zmm20, zmm0
vpsubq zmm8, zmm25, zmm8
vpsubq zmm11, zmm29, zmm19
vpsubq zmm6, zmm26, zmm6
vpsrlq zmm12, zmm12, 51
vpsubq zmm4, zmm21, zmm4
vpsubq zmm3, zmm30, zmm3
vpaddq zmm7, zmm7, zmm12
vmovdqa64 zmmword ptr [rsi + 448], zmm7
vpsubq zmm1, zmm2, zmm1
vpandq zmm2, zmm8, zmm16
vpandq zmm12, zmm4, zmm16
vpandq zmm14, zmm0, zmm16
vpandq zmm17, zmm6, zmm16
vpsrlq zmm0, zmm0, 51
vpandq zmm18, zmm1, zmm16
vpandq zmm19, zmm11, zmm16
vpbroadcastq zmm20, qword ptr [rcx + -752]
vpaddq zmm21, zmm20, zmmword ptr [r8 + 448]
vpaddq zmm0, zmm2, zmm0
vpsrlq zmm2, zmm11, 51
vmovdqa64 zmm11, zmmword ptr [rdx + -3520]
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm11, zmm19
vpxord zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm11, zmm19
vpandq zmm25, zmm3, zmm16
vpsubq zmm7, zmm21, zmm7
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm11, zmm0
vpaddq zmm2, zmm14, zmm2
vpsrlq zmm6, zmm6, 51
vpaddq zmm6, zmm12, zmm6
vpsrlq zmm8, zmm8, 51
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm11, zmm2
vpsrlq zmm3, zmm3, 51
vpaddq zmm8, zmm18, zmm8
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm6, zmmword ptr [rdx + -3584]
vpaddq zmm3, zmm17, zmm3
vpsrlq zmm1, zmm1, 51
vmovdqa64 zmm17, zmmword ptr [rdx + -3392]
vpmadd52huq zmm21, zmm17, zmm2
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm11, zmm8
vpaddq zmm1, zmm25, zmm1
vpsrlq zmm4, zmm4, 51
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm17, zmm8
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm8, zmmword ptr [rdx + -3968]
vpaddq zmm4, zmm7, zmm4
vmovdqa64 zmm7, zmmword ptr [rdx + -3584]
vpaddq zmm29, zmm11, zmm7
vpmadd52huq zmm12, zmm17, zmm19
vpxord zmm30, zmm30, zmm30
vpmadd52huq zmm30, zmm7, zmm3
vmovdqa64 zmm28, zmmword ptr [rdx + -3776]
vpaddq zmm20, zmm17, zmm28
vpandq zmm10, zmm29, zmm16
vpmadd52huq zmm14, zmm28, zmm3
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm7, zmm1
vpandq zmm24, zmm20, zmm16
vmovdqa64 zmm15, zmmword ptr [rdx + -3968]
vpaddq zmm9, zmm15, zmmword ptr [rdx + -3712]
vpmadd52huq zmm21, zmm15, zmm19
vpmadd52huq zmm18, zmm17, zmm0
vpsrlq zmm29, zmm29, 51
vpaddq zmm31, zmm2, zmm3
vpmadd52huq zmm25, zmm15, zmm0
vmovdqa64 zmm27, zmmword ptr [rdx + -3648]
vpmadd52huq zmm26, zmm27, zmm0
vpaddq zmm5, zmm0, zmm6
vpaddq zmm24, zmm24, zmm29
vpmadd52huq zmm30, zmm28, zmm1
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm27, zmm8
vpandq zmm17, zmm9, zmm16
vmovdqa64 zmmword ptr [rdx + -4096], zmm24
vpaddq zmm24, zmm19, zmm1
vpmadd52huq zmm14, zmm1, zmmword ptr [rdx + -3712]
vmovdqa64 zmmword ptr [rdx + -3136], zmm23
vpxord zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm7, zmm1
vpsrlq zmm20, zmm20, 51
vmovdqa64 zmmword ptr [rdx + -3904], zmm23
vpandq zmm23, zmm5, zmm16
vpmadd52huq zmm18, zmm15, zmm2
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm7, zmm4
vpaddq zmm17, zmm17, zmm20
vpsrlq zmm20, zmm31, 51
vpmadd52huq zmm25, zmm27, zmm2
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm28, zmm4
vpandq zmm31, zmm31, zmm16
vpaddq zmm20, zmm23, zmm20
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm4, zmmword ptr [rdx + -3712]
vmovdqa64 zmmword ptr [rdx + -3328], zmm17
vmovdqa64 zmm17, zmmword ptr [rdx + -3456]
vmovdqa64 zmmword ptr [rdx + -4032], zmm1
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm17, zmm4
vmovdqa64 zmmword ptr [rdx + -3840], zmm1
vpsrlq zmm1, zmm24, 51
vpandq zmm24, zmm24, zmm16
vpaddq zmm1, zmm31, zmm1
vpaddq zmm31, zmm8, zmm4
vpmadd52huq zmm18, zmm27, zmm19
vpmadd52huq zmm15, zmm28, zmm6
vpaddq zmm28, zmm27, zmm17
vpaddq zmm21, zmm21, zmm21
vpmadd52huq zmm7, zmm6, zmmword ptr [rdx + -3712]
vpaddq zmm12, zmm12, zmm12
vpmadd52luq zmm21, zmm11, zmm8
vpaddq zmm22, zmm22, zmm22
vpmadd52huq zmm23, zmm17, zmm6
vpmadd52luq zmm12, zmm11, zmm0
vpsrlq zmm5, zmm5, 51
vpmadd52luq zmm22, zmm11, zmm2
vpsrlq zmm9, zmm9, 51
vpaddq zmm5, zmm31, zmm5
vpaddq zmm9, zmm28, zmm9
vpmadd52huq zmm15, zmm3, zmmword ptr [rdx + -3712]
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm10, zmm1
vpaddq zmm18, zmm18, zmm18
vpaddq zmm25, zmm25, zmm25
vpmadd52huq zmm7, zmm17, zmm3
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm10, zmm20
vmovdqa64 zmm31, zmmword ptr [rdx + -3392]
vpmadd52luq zmm21, zmm31, zmm0
vpmadd52luq zmm18, zmm31, zmm8
vpaddq zmm26, zmm26, zmm26
vpaddq zmm14, zmm14, zmm14
vpmadd52luq zmm12, zmm31, zmm2
vpmadd52luq zmm22, zmm31, zmm19
vpaddq zmm30, zmm30, zmm30
vpaddq zmm13, zmm13, zmm13
vpmadd52luq zmm25, zmm8, zmmword ptr [rdx + -3968]
vpmadd52luq zmm26, zmm27, zmm8
vpaddq zmm8, zmm29, zmm29
vpaddq zmm23, zmm23, zmm23
vmovdqa64 zmm29, zmmword ptr [rdx + -3584]
vpmadd52luq zmm14, zmm29, zmm4
vpmadd52luq zmm30, zmm29, zmm6
vpaddq zmm7, zmm7, zmm7
vpaddq zmm8, zmm8, qword ptr [rcx + -1016]{1to8}
vmovdqa64 zmm31, zmmword ptr [rdx + -3968]
vpmadd52luq zmm21, zmm31, zmm2
vpmadd52luq zmm18, zmm31, zmm0
vmovdqa64 zmmword ptr [rdx + -3392], zmm9
vmovdqa64 zmm9, zmmword ptr [rdx + -3840]
vpaddq zmm9, zmm9, zmm9
vmovdqa64 zmmword ptr [rdx + -3840], zmm9
vmovdqa64 zmm9, zmmword ptr [rdx + -3136]
vmovdqa64 zmmword ptr [rdx + -3520], zmm20
vpandq zmm20, zmm9, zmm16
vpmadd52luq zmm12, zmm31, zmm19
vpmadd52luq zmm13, zmm29, zmm3
vpandq zmm29, zmm22, zmm16
vpsrlq zmm31, zmm9, 51
vpmadd52luq zmm25, zmm27, zmm0
vpmadd52huq zmm15, zmm17, zmmword ptr [rdx + -4032]
vpaddq zmm0, zmm26, qword ptr [rcx + -1008]{1to8}
vpaddq zmm26, zmm29, zmm31
vmovdqa64 zmm29, zmmword ptr [rdx + -3776]
vpmadd52luq zmm14, zmm29, zmm6
vpmadd52luq zmm30, zmm29, zmm3
vpsrlq zmm31, zmm22, 51
vpmadd52luq zmm21, zmm27, zmm19
vpmadd52luq zmm18, zmm27, zmm2
vpmadd52luq zmm13, zmm29, zmmword ptr [rdx + -4032]
vmovdqa64 zmm2, zmmword ptr [rdx + -3712]
vpmadd52luq zmm7, zmm2, zmm4
vpandq zmm19, zmm12, zmm16
vpsrlq zmm27, zmm12, 51
vpaddq zmm15, zmm15, zmm15
vpaddq zmm25, zmm25, qword ptr [rcx + -1000]{1to8}
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm10, zmm24
vpmadd52huq zmm28, zmm1, zmmword ptr [rdx + -4096]
vpmadd52luq zmm14, zmm2, zmm3
vpmadd52luq zmm30, zmm2, zmmword ptr [rdx + -4032]
vpaddq zmm19, zmm19, zmm31
vpmadd52luq zmm15, zmm29, zmm4
vpaddq zmm18, zmm18, qword ptr [rcx + -984]{1to8}
vpmadd52luq zmm23, zmm17, zmm4
vpaddq zmm4, zmm21, zmm27
vpsubq zmm18, zmm18, zmmword ptr [rdx + -3904]
vpsubq zmm13, zmm25, zmm13
vpmadd52luq zmm7, zmm17, zmm6
vpmadd52huq zmm11, zmm24, zmmword ptr [rdx + -4096]
vpsubq zmm9, zmm18, zmm9
vpsubq zmm22, zmm13, zmm22
vpmadd52huq zmm28, zmm24, zmmword ptr [rdx + -3328]
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm20, qword ptr [rcx + -976]{1to8}
vpmadd52luq zmm14, zmm17, zmmword ptr [rdx + -4032]
vpsubq zmm0, zmm0, zmm30
vpbroadcastq zmm27, qword ptr [rcx + -968]
vpsubq zmm18, zmm27, zmm18
vpmadd52luq zmm9, zmm10, zmm24
vpmadd52luq zmm15, zmm2, zmm6
vpsubq zmm2, zmm0, zmm12
vpaddq zmm6, zmm16, zmm16
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm20, qword ptr [rcx + -960]{1to8}
vpaddq zmm6, zmm6, zmm22
vpaddq zmm11, zmm11, zmm11
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm10, zmm5
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm20, qword ptr [rcx + -936]{1to8}
vpmadd52luq zmm6, zmm10, zmm1
vpaddq zmm2, zmm11, zmm2
vpbroadcastq zmm11, qword ptr [rcx + -992]
vpsubq zmm11, zmm11, zmm13
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm5, zmmword ptr [rdx + -4096]
vpsubq zmm8, zmm8, zmm14
vpmadd52luq zmm2, zmm10, zmmword ptr [rdx + -3520]
vpaddq zmm14, zmm28, zmm28
vpmadd52luq zmm15, zmm17, zmm3
vpsubq zmm3, zmm8, zmm21
vpsubq zmm11, zmm11, zmm7
vpmadd52huq zmm12, zmm26, qword ptr [rcx + -976]{1to8}
vpaddq zmm3, zmm14, zmm3
vpbroadcastq zmm14, qword ptr [rcx + -952]
vpsubq zmm0, zmm14, zmm0
vmovdqa64 zmm14, zmmword ptr [rdx + -4096]
vpmadd52huq zmm16, zmm14, zmmword ptr [rdx + -3520]
vpmadd52huq zmm22, zmm26, qword ptr [rcx + -960]{1to8}
vpmadd52luq zmm6, zmm14, zmm24
vpmadd52luq zmm3, zmm10, zmm5
vpsubq zmm0, zmm0, zmm23
vpbroadcastq zmm10, qword ptr [rcx + -944]
vpsubq zmm8, zmm10, zmm8
vpmadd52luq zmm2, zmm14, zmm1
vpsubq zmm8, zmm8, zmmword ptr [rdx + -3840]
vpsrlq zmm10, zmm4, 51
vmovdqa64 zmm17, zmmword ptr [rdx + -3328]
vpmadd52huq zmm13, zmm17, zmmword ptr [rdx + -3520]
vpsubq zmm18, zmm18, zmm15
vpaddq zmm9, zmm9, zmm10
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm17, zmm5
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm5, zmmword ptr [rdx + -3392]
vpbroadcastq zmm27, qword ptr [rcx + -976]
vpmadd52luq zmm9, zmm20, zmm27
vpaddq zmm25, zmm25, zmm25
vpaddq zmm12, zmm12, zmm12
vpmadd52huq zmm16, zmm17, zmm1
vpmadd52luq zmm3, zmm14, zmmword ptr [rdx + -3520]
vpaddq zmm6, zmm25, zmm6
vpandq zmm4, zmm4, qword ptr [rcx + -1024]{1to8}
vpmadd52huq zmm22, zmm19, zmm27
vpmadd52luq zmm2, zmm17, zmm24
vpmadd52luq zmm6, zmm20, qword ptr [rcx + -960]{1to8}
vmovdqa64 zmm25, zmmword ptr [rdx + -3392]
vpmadd52huq zmm13, zmm25, zmm1
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm20, qword ptr [rcx + -912]{1to8}
vpaddq zmm21, zmm21, zmm21
vpxord zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm9, qword ptr [rcx + -928]{1to8}
vpaddq zmm9, zmm9, qword ptr [rcx + -920]{1to8}
vpmadd52huq zmm16, zmm25, zmm24
vpmadd52luq zmm3, zmm17, zmm1
vpsrlq zmm9, zmm9, 52
vpaddq zmm22, zmm22, zmm22
vpmadd52huq zmm10, zmm25, zmmword ptr [rdx + -3520]
vpmadd52luq zmm6, zmm26, zmm27
vpaddq zmm2, zmm12, zmm2
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm20, qword ptr [rcx + -864]{1to8}
vpbroadcastq zmm30, qword ptr [rcx + -936]
vpmadd52luq zmm2, zmm20, zmm30
vpaddq zmm13, zmm13, zmm13
vpmadd52huq zmm28, zmm26, zmm30
vpaddq zmm16, zmm16, zmm16
vpaddq zmm11, zmm13, zmm11
vpmadd52huq zmm9, zmm29, qword ptr [rcx + -904]{1to8}
vpbroadcastq zmm13, qword ptr [rcx + -896]
vpxord zmm31, zmm31, zmm31
vpmadd52huq zmm31, zmm29, zmm13
vpmadd52luq zmm3, zmm25, zmm24
vpaddq zmm16, zmm16, zmm18
vpmadd52luq zmm11, zmm17, zmm5
vpaddq zmm10, zmm10, zmm10
vpmadd52luq zmm16, zmm14, zmm5
vpmadd52luq zmm6, zmm29, zmm13
vpmadd52luq zmm2, zmm26, qword ptr [rcx + -960]{1to8}
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm29, qword ptr [rcx + -880]{1to8}
vpmadd52luq zmm0, zmm29, qword ptr [rcx + -888]{1to8}
vpaddq zmm9, zmm9, zmm9
vpmadd52luq zmm8, zmm29, qword ptr [rcx + -872]{1to8}
vpaddq zmm3, zmm22, zmm3
vmovdqa64 zmm18, zmmword ptr [rdx + -3520]
vpmadd52luq zmm11, zmm25, zmm18
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm29, qword ptr [rcx + -840]{1to8}
vpmadd52luq zmm16, zmm17, zmm18
vpmadd52luq zmm3, zmm20, qword ptr [rcx + -912]{1to8}
vpaddq zmm6, zmm6, zmm9
vpmadd52luq zmm2, zmm19, zmm27
vpaddq zmm9, zmm6, qword ptr [rcx + -920]{1to8}
vpxord zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm6, qword ptr [rcx + -928]{1to8}
vpsrlq zmm6, zmm9, 52
vpaddq zmm0, zmm10, zmm0
vpmadd52huq zmm28, zmm19, qword ptr [rcx + -960]{1to8}
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm29, qword ptr [rcx + -848]{1to8}
vpbroadcastq zmm10, qword ptr [rcx + -856]
vpmadd52luq zmm11, zmm29, zmm10
vpaddq zmm6, zmm31, zmm6
vpmadd52luq zmm0, zmm25, zmm5
vpaddq zmm5, zmm21, zmm8
vpmadd52luq zmm16, zmm25, zmm1
vpmadd52luq zmm3, zmm26, zmm30
vpmadd52luq zmm2, zmm29, qword ptr [rcx + -880]{1to8}
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm29, zmm10
vpmadd52huq zmm12, zmm26, qword ptr [rcx + -912]{1to8}
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm29, qword ptr [rcx + -888]{1to8}
vpmadd52huq zmm28, zmm4, zmm27
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm29, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm3, zmm19, qword ptr [rcx + -960]{1to8}
vpmadd52luq zmm16, zmm29, qword ptr [rcx + -848]{1to8}
vpmadd52huq zmm6, zmm17, qword ptr [rcx + -904]{1to8}
vpmadd52luq zmm2, zmm17, zmm13
vpmadd52huq zmm12, zmm19, zmm30
vpmadd52huq zmm14, zmm17, zmm13
vpaddq zmm21, zmm28, zmm28
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm20, qword ptr [rcx + -832]{1to8}
vpmadd52luq zmm0, zmm17, zmm10
vpmadd52luq zmm3, zmm4, zmm27
vpaddq zmm16, zmm21, zmm16
vpmadd52luq zmm5, zmm17, qword ptr [rcx + -888]{1to8}
vpbroadcastq zmm21, qword ptr [rcx + -864]
vpmadd52luq zmm16, zmm20, zmm21
vpaddq zmm6, zmm6, zmm6
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm20, qword ptr [rcx + -824]{1to8}
vpmadd52huq zmm12, zmm4, qword ptr [rcx + -960]{1to8}
vpaddq zmm2, zmm2, zmm6
vpmadd52luq zmm15, zmm17, qword ptr [rcx + -872]{1to8}
vpmadd52huq zmm24, zmm26, zmm21
vpaddq zmm6, zmm2, qword ptr [rcx + -920]{1to8}
vpxord zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm2, qword ptr [rcx + -928]{1to8}
vpbroadcastq zmm2, qword ptr [rcx + -840]
vpmadd52luq zmm3, zmm29, zmm2
vpsrlq zmm6, zmm6, 52
vpmadd52huq zmm22, zmm17, qword ptr [rcx + -880]{1to8}
vpbroadcastq zmm28, qword ptr [rcx + -912]
vpmadd52luq zmm16, zmm26, zmm28
vpmadd52huq zmm25, zmm26, qword ptr [rcx + -832]{1to8}
vpaddq zmm6, zmm14, zmm6
vpaddq zmm12, zmm12, zmm12
vpmadd52huq zmm9, zmm17, zmm2
vpmadd52huq zmm1, zmm17, qword ptr [rcx + -848]{1to8}
vpaddq zmm11, zmm12, zmm11
vpmadd52huq zmm24, zmm19, zmm28
vpmadd52huq zmm8, zmm17, zmm10
vpmadd52luq zmm11, zmm20, qword ptr [rcx + -832]{1to8}
vpmadd52luq zmm3, zmm17, qword ptr [rcx + -880]{1to8}
vpmadd52luq zmm16, zmm19, zmm30
vpmadd52huq zmm25, zmm19, zmm21
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm20, qword ptr [rcx + -816]{1to8}
vpmadd52huq zmm18, zmm17, qword ptr [rcx + -888]{1to8}
vpmadd52huq zmm24, zmm4, zmm30
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm17, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm11, zmm26, zmm21
vpmadd52huq zmm6, zmm27, qword ptr [rcx + -904]{1to8}
vpmadd52luq zmm16, zmm4, qword ptr [rcx + -960]{1to8}
vpmadd52huq zmm25, zmm4, zmm28
vpmadd52huq zmm12, zmm26, qword ptr [rcx + -824]{1to8}
vpmadd52luq zmm3, zmm27, zmm13
vpaddq zmm24, zmm24, zmm24
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm26, qword ptr [rcx + -816]{1to8}
vpmadd52huq zmm22, zmm27, zmm13
vpmadd52luq zmm11, zmm19, zmm28
vpaddq zmm0, zmm24, zmm0
vpaddq zmm6, zmm6, zmm6
vpmadd52luq zmm7, zmm27, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm16, zmm17, zmm2
vpmadd52luq zmm0, zmm20, qword ptr [rcx + -824]{1to8}
vpaddq zmm24, zmm25, zmm25
vpaddq zmm5, zmm24, zmm5
vpmadd52huq zmm12, zmm19, qword ptr [rcx + -832]{1to8}
vpmadd52huq zmm9, zmm27, qword ptr [rcx + -880]{1to8}
vpaddq zmm3, zmm3, zmm6
vpmadd52luq zmm5, zmm20, qword ptr [rcx + -816]{1to8}
vpmadd52huq zmm1, zmm27, zmm2
vpaddq zmm6, zmm3, qword ptr [rcx + -920]{1to8}
vpmadd52luq zmm11, zmm4, zmm30
vpbroadcastq zmm20, qword ptr [rcx + -824]
vpmadd52huq zmm29, zmm19, zmm20
vpsrlq zmm6, zmm6, 52
vpmadd52luq zmm0, zmm26, qword ptr [rcx + -832]{1to8}
vpmadd52luq zmm16, zmm27, qword ptr [rcx + -880]{1to8}
vpaddq zmm6, zmm22, zmm6
vpmadd52huq zmm12, zmm4, zmm21
vpbroadcastq zmm22, qword ptr [rcx + -848]
vpmadd52huq zmm8, zmm27, zmm22
vpmadd52luq zmm5, zmm26, zmm20
vpxord zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm3, qword ptr [rcx + -928]{1to8}
vpmadd52luq zmm11, zmm17, zmm22
vpmadd52huq zmm18, zmm27, zmm10
vpmadd52luq zmm0, zmm19, zmm21
vpmadd52huq zmm14, zmm27, qword ptr [rcx + -888]{1to8}
vpaddq zmm3, zmm12, zmm12
vpbroadcastq zmm12, qword ptr [rcx + -832]
vpmadd52huq zmm29, zmm4, zmm12
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm27, qword ptr [rcx + -872]{1to8}
vpmadd52luq zmm5, zmm19, zmm12
vpaddq zmm3, zmm3, zmm15
vpbroadcastq zmm15, qword ptr [rcx + -816]
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm19, zmm15
vpmadd52luq zmm3, zmm26, zmm15
vpmadd52luq zmm11, zmm27, zmm2
vpmadd52luq zmm0, zmm4, zmm28
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm4, zmm15
vpaddq zmm28, zmm29, zmm29
vpmadd52huq zmm6, zmm24, qword ptr [rcx + -904]{1to8}
vpmadd52huq zmm9, zmm24, zmm13
vpmadd52luq zmm5, zmm4, zmm21
vpaddq zmm7, zmm28, zmm7
vpmadd52huq zmm25, zmm4, zmm20
vpmadd52luq zmm3, zmm19, zmm20
vpmadd52luq zmm7, zmm19, zmm15
vpmadd52luq zmm0, zmm27, zmm22
vpaddq zmm19, zmm26, zmm26
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm24, qword ptr [rcx + -872]{1to8}
vpaddq zmm19, zmm19, zmmword ptr [rdx + -3840]
vpmadd52luq zmm16, zmm24, zmm13
vpbroadcastq zmm13, qword ptr [rcx + -880]
vpmadd52huq zmm1, zmm24, zmm13
vpaddq zmm6, zmm6, zmm6
vpmadd52luq zmm5, zmm27, zmm10
vpaddq zmm25, zmm25, zmm25
vpmadd52luq zmm11, zmm24, zmm13
vpaddq zmm9, zmm9, zmm9
vpmadd52luq zmm3, zmm4, zmm12
vpmadd52luq zmm7, zmm4, zmm20
vpaddq zmm12, zmm25, zmm23
vpmadd52luq zmm12, zmm4, zmm15
vpmadd52huq zmm8, zmm24, zmm2
vpaddq zmm4, zmm21, zmm21
vpmadd52luq zmm0, zmm24, zmm2
vpmadd52huq zmm18, zmm24, zmm22
vpaddq zmm2, zmm16, zmm6
vpaddq zmm1, zmm1, zmm1
vpmadd52luq zmm5, zmm24, zmm22
vpmadd52huq zmm14, zmm24, zmm10
vpaddq zmm6, zmm11, zmm9
vpaddq zmm4, zmm19, zmm4
vpbroadcastq zmm9, qword ptr [rcx + -888]
vpmadd52luq zmm3, zmm27, zmm9
vpmadd52huq zmm17, zmm24, zmm9
vpaddq zmm2, zmm2, qword ptr [rcx + -792]{1to8}
vpaddq zmm6, zmm6, qword ptr [rcx + -808]{1to8}
vpmadd52luq zmm7, zmm24, zmm9
vpmadd52luq zmm12, zmm24, qword ptr [rcx + -872]{1to8}
vpaddq zmm8, zmm8, zmm8
vpaddq zmm4, zmm4, qword ptr [rcx + -752]{1to8}
vpaddq zmm0, zmm0, zmm1
vpaddq zmm1, zmm18, zmm18
vpaddq zmm5, zmm5, zmm8
vpaddq zmm8, zmm14, zmm14
vpmadd52luq zmm3, zmm24, zmm10
vpaddq zmm9, zmm17, zmm17
vmovdqa64 zmm10, zmmword ptr [r9 + 0]
vpaddq zmm11, zmm2, zmm10
vpsubq zmm11{k2}, zmm2, zmm10
vpaddq zmm2, zmm7, zmm8
vpaddq zmm7, zmm12, zmm9
vpaddq zmm0, zmm0, qword ptr [rcx + -800]{1to8}
vmovdqa64 zmm8, zmmword ptr [r9 + 64]
vpaddq zmm9, zmm6, zmm8
vpsubq zmm9{k2}, zmm6, zmm8
vmovdqa64 zmm6, zmmword ptr [r9 + 448]
vpaddq zmm8, zmm4, zmm6
vpsubq zmm8{k2}, zmm4, zmm6
vpaddq zmm4, zmm5, qword ptr [rcx + -784]{1to8}
vpaddq zmm1, zmm3, zmm1
vmovdqa64 zmm3, zmmword ptr [r9 + 128]
vpaddq zmm5, zmm0, zmm3
vpsubq zmm5{k2}, zmm0, zmm3
vpxord zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm8, qword ptr [rcx + -744]{1to8}
vpaddq zmm1, zmm1, qword ptr [rcx + -760]{1to8}
vmovdqa64 zmm3, zmmword ptr [r9 + 192]
vpaddq zmm6, zmm4, zmm3
vpsubq zmm6{k2}, zmm4, zmm3
vpaddq zmm2, zmm2, qword ptr [rcx + -776]{1to8}
vmovdqa64 zmm3, zmmword ptr [r9 + 256]
vpaddq zmm4, zmm1, zmm3
vpsubq zmm4{k2}, zmm1, zmm3
vpaddq zmm1, zmm7, qword ptr [rcx + -768]{1to8}
vmovdqa64 zmm3, zmmword ptr [r9 + 320]
vpaddq zmm7, zmm2, zmm3
vpsubq zmm7{k2}, zmm2, zmm3
vmovdqa64 zmm2, zmmword ptr [r9 + 384]
vpaddq zmm3, zmm1, zmm2
vpsubq zmm3{k2}, zmm1, zmm2
vpbroadcastq zmm1, qword ptr [rcx + -728]
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm0, zmm1
vpandq zmm8, zmm8, qword ptr [rcx + -736]{1to8}
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, qword ptr [rcx + -720]{1to8}
vpmadd52luq zmm11, zmm0, zmm1
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm0, qword ptr [rcx + -704]{1to8}
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm0, qword ptr [rcx + -712]{1to8}
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm0, qword ptr [rcx + -696]{1to8}
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm0, qword ptr [rcx + -688]{1to8}
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm0, qword ptr [rcx + -680]{1to8}
vpaddq zmm2, zmm2, zmm2
vpaddq zmm10, zmm10, zmm10
vpaddq zmm2, zmm9, zmm2
vpaddq zmm5, zmm5, zmm10
vpmadd52luq zmm2, zmm0, qword ptr [rcx + -720]{1to8}
vpaddq zmm1, zmm1, zmm1
vpmadd52luq zmm5, zmm0, qword ptr [rcx + -704]{1to8}
vpaddq zmm9, zmm12, zmm12
vpaddq zmm1, zmm6, zmm1
vpaddq zmm4, zmm4, zmm9
vpmadd52luq zmm1, zmm0, qword ptr [rcx + -712]{1to8}
vpaddq zmm6, zmm13, zmm13
vpmadd52luq zmm4, zmm0, qword ptr [rcx + -696]{1to8}
vpaddq zmm9, zmm14, zmm14
vpaddq zmm6, zmm7, zmm6
vpaddq zmm3, zmm3, zmm9
vpmadd52luq zmm6, zmm0, qword ptr [rcx + -688]{1to8}
vpmadd52luq zmm3, zmm0, qword ptr [rcx + -680]{1to8}
vpaddq zmm7, zmm15, zmm15
vpbroadcastq zmm9, qword ptr [rcx + -1024]
vpandq zmm10, zmm2, zmm9
vpaddq zmm7, zmm8, zmm7
vpandq zmm8, zmm11, zmm9
vmovdqa64 zmmword ptr [rsi + 512], zmm8
vpmadd52luq zmm7, zmm0, qword ptr [rcx + -672]{1to8}
vpandq zmm0, zmm5, zmm9
vpandq zmm8, zmm1, zmm9
vpandq zmm12, zmm4, zmm9
vpsrlq zmm11, zmm11, 51
vpandq zmm13, zmm6, zmm9
vpandq zmm9, zmm3, zmm9
vpsrlq zmm2, zmm2, 51
vpaddq zmm10, zmm10, zmm11
vmovdqa64 zmmword ptr [rsi + 576], zmm10
vpsrlq zmm5, zmm5, 51
vpaddq zmm0, zmm0, zmm2
vmovdqa64 zmmword ptr [rsi + 640], zmm0
vpsrlq zmm0, zmm1, 51
vpaddq zmm1, zmm8, zmm5
vmovdqa64 zmmword ptr [rsi + 704], zmm1
vpsrlq zmm1, zmm4, 51
vpaddq zmm0, zmm12, zmm0
vmovdqa64 zmmword ptr [rsi + 768], zmm0
vpsrlq zmm0, zmm6, 51
vpaddq zmm1, zmm13, zmm1
vmovdqa64 zmmword ptr [rsi + 832], zmm1
vpsrlq zmm1, zmm3, 51
vpaddq zmm0, zmm9, zmm0
vmovdqa64 zmmword ptr [rsi + 896], zmm0
vpaddq zmm0, zmm7, zmm1
vmovdqa64 zmmword ptr [rsi + 960], zmm0
