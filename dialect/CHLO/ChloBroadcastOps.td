//===- ChloBroadcastOps.td - Ops that broadcast their operands ------------===//

#ifndef GSPMD_DIALECT_CHLO_CHLOBROADCASTOPS_TD
#define GSPMD_DIALECT_CHLO_CHLOBROADCASTOPS_TD

include "dialect/CHLO/ChloBase.td"

/// `chlo.broadcast_add %a, %b : (tensor<8x6xf32>, tensor<6xf32>) -> tensor<8x6xf32>`
///
/// The operands are first broadcast to one shape: dimension i of the operand of
/// lower rank becomes dimension `broadcast_dimensions[i]` (default: the
/// trailing dimensions), and dimensions of size 1 are expanded. Each op of this
/// class then computes the stablehlo or chlo op that has its name without the
/// prefix `broadcast_`.
class CHLO_BroadcastOp<string mnemonic, Type operandType = SHLO_Tensor,
                       Type resultType = operandType, dag extra = (ins)>
    : CHLO_Op<mnemonic, [SHLO_InferType]> {
  let summary = !substr(mnemonic, !size("broadcast_")) #
                " of operands that are broadcast to one shape";
  let arguments = !con(
    (ins operandType:$lhs, operandType:$rhs,
         OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions), extra);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->`
    type(results)
  }];
}

def CHLO_BroadcastAddOp : CHLO_BroadcastOp<"broadcast_add">;
def CHLO_BroadcastAndOp : CHLO_BroadcastOp<"broadcast_and", SHLO_PredOrIntTensor>;
def CHLO_BroadcastAtan2Op : CHLO_BroadcastOp<"broadcast_atan2">;
def CHLO_BroadcastCompareOp
    : CHLO_BroadcastOp<"broadcast_compare", SHLO_Tensor, SHLO_PredTensor,
                       (ins CHLO_ComparisonDirectionAttr:$comparison_direction,
                            OptionalAttr<CHLO_ComparisonTypeAttr>:$compare_type)>;
def CHLO_BroadcastComplexOp
    : CHLO_BroadcastOp<"broadcast_complex", SHLO_F32Or64Tensor, SHLO_ComplexTensor>;
def CHLO_BroadcastDivOp : CHLO_BroadcastOp<"broadcast_divide">;
def CHLO_BroadcastMaxOp : CHLO_BroadcastOp<"broadcast_maximum">;
def CHLO_BroadcastMinOp : CHLO_BroadcastOp<"broadcast_minimum">;
def CHLO_BroadcastMulOp : CHLO_BroadcastOp<"broadcast_multiply">;
def CHLO_BroadcastNextAfterOp : CHLO_BroadcastOp<"broadcast_next_after", SHLO_FloatTensor>;
def CHLO_BroadcastOrOp : CHLO_BroadcastOp<"broadcast_or", SHLO_PredOrIntTensor>;
def CHLO_BroadcastPolygammaOp
    : CHLO_BroadcastOp<"broadcast_polygamma", SHLO_RealOrComplexTensor>;
def CHLO_BroadcastPowOp : CHLO_BroadcastOp<"broadcast_power">;
def CHLO_BroadcastRemOp : CHLO_BroadcastOp<"broadcast_remainder">;
def CHLO_BroadcastShiftLeftOp : CHLO_BroadcastOp<"broadcast_shift_left">;
def CHLO_BroadcastShiftRightArithmeticOp
    : CHLO_BroadcastOp<"broadcast_shift_right_arithmetic">;
def CHLO_BroadcastShiftRightLogicalOp : CHLO_BroadcastOp<"broadcast_shift_right_logical">;
def CHLO_BroadcastSubOp : CHLO_BroadcastOp<"broadcast_subtract">;
def CHLO_BroadcastXorOp : CHLO_BroadcastOp<"broadcast_xor", SHLO_PredOrIntTensor>;
def CHLO_BroadcastZetaOp : CHLO_BroadcastOp<"broadcast_zeta", SHLO_FloatTensor>;

/// `chlo.broadcast_select %p, %a, %b : (tensor<i1>, tensor<8x6xf32>, tensor<6xf32>) -> tensor<8x6xf32>`
def CHLO_BroadcastSelectOp : CHLO_Op<"broadcast_select", [SHLO_InferType]> {
  let summary = "select of operands that are broadcast to one shape";
  let arguments = (ins SHLO_PredTensor:$pred, SHLO_Tensor:$on_true,
                       SHLO_Tensor:$on_false);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict `:`
    `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type(results)
  }];
}

#endif // GSPMD_DIALECT_CHLO_CHLOBROADCASTOPS_TD
