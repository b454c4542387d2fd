//===- UnaryOps.td - Element-wise ops of one operand -------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_UNARYOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_UNARYOPS_TD

include "dialect/StableHLO/Ops/Elementwise/ElementwiseBase.td"

def SHLO_AbsOp : SHLO_ElementOp<"abs", "absolute value", SHLO_SignedTensor,
                                SHLO_SignedTensor>;
def SHLO_CbrtOp : SHLO_TranscendentalOp<"cbrt", "cubic root">;
def SHLO_CeilOp : SHLO_UnaryOp<"ceil", "rounding up",
                               SHLO_FloatOrQuantizedTensor>;
def SHLO_ClzOp : SHLO_UnaryOp<"count_leading_zeros",
                              "number of leading zero bits", SHLO_IntTensor>;
def SHLO_CosineOp : SHLO_TranscendentalOp<"cosine", "cosine">;
def SHLO_ExpOp : SHLO_TranscendentalOp<"exponential", "e to the operand",
                                       "1.9.0">;
def SHLO_Expm1Op : SHLO_TranscendentalOp<"exponential_minus_one",
                                         "e to the operand, less one">;
def SHLO_FloorOp : SHLO_UnaryOp<"floor", "rounding down",
                                SHLO_FloatOrQuantizedTensor>;
def SHLO_ImagOp : SHLO_ElementOp<"imag", "imaginary part",
                                 SHLO_RealOrComplexTensor, SHLO_FloatTensor>;
def SHLO_IsFiniteOp : SHLO_ElementOp<"is_finite",
  "whether the operand is neither infinite nor NaN",
  SHLO_FloatOrQuantizedTensor, SHLO_PredTensor, "1">;
def SHLO_LogOp : SHLO_TranscendentalOp<"log", "natural logarithm">;
def SHLO_Log1pOp : SHLO_TranscendentalOp<"log_plus_one",
                                         "logarithm of one more">;
def SHLO_LogisticOp : SHLO_TranscendentalOp<"logistic", "logistic function">;
def SHLO_NegOp : SHLO_UnaryOp<"negate", "negation",
                              SHLO_IntFloatOrComplexTensor>;
def SHLO_NotOp : SHLO_UnaryOp<"not", "bitwise or logical NOT",
                              SHLO_PredOrIntTensor>;
def SHLO_PopulationCountOp : SHLO_UnaryOp<"popcnt", "number of bits set",
                                          SHLO_IntTensor>;
def SHLO_RealOp : SHLO_ElementOp<"real", "real part", SHLO_RealOrComplexTensor,
                                 SHLO_FloatTensor>;
def SHLO_RoundOp : SHLO_UnaryOp<"round_nearest_afz",
  "rounding to the nearest, ties away from zero", SHLO_FloatOrQuantizedTensor>;
def SHLO_RoundNearestEvenOp : SHLO_UnaryOp<"round_nearest_even",
  "rounding to the nearest, ties to even", SHLO_FloatOrQuantizedTensor>;
def SHLO_RsqrtOp : SHLO_TranscendentalOp<"rsqrt", "reciprocal square root">;
def SHLO_SignOp : SHLO_UnaryOp<"sign", "sign", SHLO_SignedTensor>;
def SHLO_SineOp : SHLO_TranscendentalOp<"sine", "sine">;
def SHLO_SqrtOp : SHLO_TranscendentalOp<"sqrt", "square root">;
def SHLO_TanOp : SHLO_TranscendentalOp<"tan", "tangent", "1.10.0", "1.4.0">;
def SHLO_TanhOp : SHLO_TranscendentalOp<"tanh", "hyperbolic tangent">;

def SHLO_ConvertOp : SHLO_PureOp<"convert",
    [SameOperandsAndResultShape, Elementwise]> {
  let summary = "conversion to another element type";
  let arguments = (ins SHLO_Tensor:$operand);
  let results = (outs SHLO_Tensor:$result);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand,
                                 "::mlir::Type":$elementType), [{
    auto type = ::llvm::cast<::mlir::RankedTensorType>(operand.getType());
    build($_builder, $_state, ::mlir::Type(type.clone(elementType)), operand);
  }]>];
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

def SHLO_ReducePrecisionOp : SHLO_SameTypeOp<"reduce_precision"> {
  let summary = "rounding to a format with fewer bits and back";
  let arguments = (ins SHLO_FloatOrQuantizedTensor:$operand,
                       I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs SHLO_FloatOrQuantizedTensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=`
    custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($output))
  }];
  let hasVerifier = 1;
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_UNARYOPS_TD
