//===- ElementwiseOps.td - Element-wise ops of two or three operands ------===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEOPS_TD

include "dialect/StableHLO/Ops/Elementwise/ElementwiseBase.td"

def SHLO_VerifiesSum : NativeOpTrait<"VerifiesSum"> {
  let cppNamespace = "::mlir::gspmd::stablehlo";
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

// Unlike those of other ops, its operands may be quantized with different
// granularities: one per tensor, the other per axis.
def SHLO_AddOp : SHLO_PureOp<"add", [
    SHLO_VerifiesSum, SameOperandsAndResultShape, Elementwise,
    InferTypeOpInterface, Commutative]> {
  let summary = "sum";
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
  let extraClassDeclaration =
    !strconcat(SHLO_inferElementwiseDecl, SHLO_inferDecls);
}
def SHLO_AndOp : SHLO_BinaryOp<"and", "bitwise or logical AND",
                               SHLO_PredOrIntTensor, [Commutative]>;
def SHLO_Atan2Op : SHLO_BinaryOp<"atan2", "angle of the point (rhs, lhs)",
                                 SHLO_FloatOrComplexTensor>;
def SHLO_DivOp : SHLO_BinaryOp<"divide", "quotient",
                               SHLO_IntFloatOrComplexTensor>;
def SHLO_MaxOp : SHLO_BinaryOp<"maximum", "maximum", SHLO_Tensor,
                               [Commutative]>;
def SHLO_MinOp : SHLO_BinaryOp<"minimum", "minimum", SHLO_Tensor,
                               [Commutative]>;
def SHLO_MulOp : SHLO_BinaryOp<"multiply", "product", SHLO_Tensor,
                               [Commutative]>;
def SHLO_OrOp : SHLO_BinaryOp<"or", "bitwise or logical OR",
                              SHLO_PredOrIntTensor, [Commutative]>;
def SHLO_PowOp : SHLO_BinaryOp<"power", "lhs to the power of rhs",
                               SHLO_IntFloatOrComplexTensor>;
def SHLO_RemOp : SHLO_BinaryOp<"remainder",
  "remainder of the division, with the sign of the dividend",
  SHLO_IntFloatOrComplexTensor>;
def SHLO_ShiftLeftOp : SHLO_BinaryOp<"shift_left", "left shift",
                                     SHLO_IntTensor>;
def SHLO_ShiftRightArithmeticOp : SHLO_BinaryOp<"shift_right_arithmetic",
  "right shift that copies the sign bit", SHLO_IntTensor>;
def SHLO_ShiftRightLogicalOp : SHLO_BinaryOp<"shift_right_logical",
  "right shift that inserts zeros", SHLO_IntTensor>;
def SHLO_SubtractOp : SHLO_BinaryOp<"subtract", "difference",
                                    SHLO_IntFloatOrComplexTensor>;
def SHLO_XorOp : SHLO_BinaryOp<"xor", "bitwise or logical XOR",
                               SHLO_PredOrIntTensor, [Commutative]>;

def SHLO_CompareOp : SHLO_InferredOp<"compare", "2",
    [SameOperandsAndResultShape, Elementwise]> {
  let summary = "comparison";
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
                       SHLO_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<SHLO_ComparisonTypeAttr>:$compare_type);
  let results = (outs SHLO_PredTensor:$result);
  // An enum attribute prints a space of its own, hence the empty literals.
  let assemblyFormat = [{
    `` $comparison_direction `,` $lhs `,` $rhs (`,` `` $compare_type^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_ComplexOp : SHLO_InferredOp<"complex", "2, 3",
    [SameOperandsAndResultShape, Elementwise]> {
  let summary = "complex number of a real and an imaginary part";
  let arguments = (ins SHLO_F32Or64Tensor:$lhs, SHLO_F32Or64Tensor:$rhs);
  let results = (outs SHLO_ComplexTensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:`
    custom<ComplexOpType>(type($lhs), type($rhs), type($result))
  }];
}

//===----------------------------------------------------------------------===//
// Ternary: a scalar may stand for a tensor
//===----------------------------------------------------------------------===//

def SHLO_ClampOp : SHLO_InferredOp<"clamp", "4"> {
  let summary = "operand limited to the range from min to max";
  let arguments = (ins SHLO_Tensor:$min, SHLO_Tensor:$operand,
                       SHLO_Tensor:$max);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:`
    custom<SameOperandsAndResultType>(type($min), type($operand), type($max),
                                      type($result))
  }];
}

def SHLO_SelectOp : SHLO_InferredOp<"select", "2"> {
  let summary = "on_true where pred holds, on_false elsewhere";
  let arguments = (ins SHLO_PredTensor:$pred, SHLO_Tensor:$on_true,
                       SHLO_Tensor:$on_false);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:`
    custom<SelectOpType>(type($pred), type($on_true), type($on_false),
                         type($result))
  }];
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEOPS_TD
