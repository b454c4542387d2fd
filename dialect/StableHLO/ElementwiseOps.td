//===- ElementwiseOps.td - element-wise ops -------------------------------===//

#ifndef GSPMD_DIALECT_STABLEHLO_ELEMENTWISEOPS
#define GSPMD_DIALECT_STABLEHLO_ELEMENTWISEOPS

include "dialect/StableHLO/StablehloAttrs.td"

defvar SHLO_inferElementwiseDecl = [{
  static ::llvm::LogicalResult inferReturnTypes(
      ::mlir::MLIRContext *, std::optional<::mlir::Location> location,
      ::mlir::ValueRange operands, ::mlir::DictionaryAttr,
      ::mlir::OpaqueProperties, ::mlir::RegionRange,
      ::llvm::SmallVectorImpl<::mlir::Type> &types) {
    return inferElementwiseType(location, getOperationName(),
                                operands.getTypes(), ::mlir::Type(), types);
  }
}];

/// Op whose operands and result have one type.
class SHLO_SameTypeOp<string mnemonic, list<Trait> traits = []>
    : SHLO_PureOp<mnemonic, traits # [
        SameOperandsAndResultShape, Elementwise, InferTypeOpInterface,
        SHLO_VerifiesInferredTypes]> {
  let extraClassDeclaration =
    !strconcat(SHLO_inferElementwiseDecl, SHLO_inferDecls);
}

/// One operand and a result of the same type. `extra` are attributes.
class SHLO_UnaryOp<string mnemonic, string text, Type type,
                   dag extra = (ins)> : SHLO_SameTypeOp<mnemonic> {
  let summary = text;
  let arguments = !con((ins type:$operand), extra);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

/// A unary op whose accuracy can be asked for.
class SHLO_TranscendentalOp<string mnemonic, string text>
    : SHLO_UnaryOp<mnemonic, text, SHLO_FloatOrComplexTensor,
                   (ins OptionalAttr<SHLO_ResultAccuracy>:$result_accuracy)>;

/// One operand; the result has the same shape and other elements, inferred by
/// the op's own function.
class SHLO_ElementOp<string mnemonic, string text, Type operandType,
                     Type resultType>
    : SHLO_InferredOp<mnemonic, [SameOperandsAndResultShape, Elementwise]> {
  let summary = text;
  let arguments = (ins operandType:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

class SHLO_BinaryOp<string mnemonic, string text, Type type,
                    list<Trait> traits = []>
    : SHLO_SameTypeOp<mnemonic, traits> {
  let summary = text;
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
}

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

def SHLO_AbsOp : SHLO_ElementOp<"abs", "absolute value", SHLO_SignedTensor,
                                SHLO_SignedTensor>;
def SHLO_CbrtOp : SHLO_TranscendentalOp<"cbrt", "cubic root">;
def SHLO_CeilOp : SHLO_UnaryOp<"ceil", "rounding up",
                               SHLO_FloatOrQuantizedTensor>;
def SHLO_ClzOp : SHLO_UnaryOp<"count_leading_zeros",
                              "number of leading zero bits", SHLO_IntTensor>;
def SHLO_CosineOp : SHLO_TranscendentalOp<"cosine", "cosine">;
def SHLO_ExpOp : SHLO_TranscendentalOp<"exponential", "e to the operand">;
def SHLO_Expm1Op : SHLO_TranscendentalOp<"exponential_minus_one",
                                         "e to the operand, less one">;
def SHLO_FloorOp : SHLO_UnaryOp<"floor", "rounding down",
                                SHLO_FloatOrQuantizedTensor>;
def SHLO_ImagOp : SHLO_ElementOp<"imag", "imaginary part",
                                 SHLO_RealOrComplexTensor, SHLO_FloatTensor>;
def SHLO_IsFiniteOp : SHLO_ElementOp<"is_finite",
  "whether the operand is neither infinite nor NaN",
  SHLO_FloatOrQuantizedTensor, SHLO_PredTensor>;
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
def SHLO_TanOp : SHLO_TranscendentalOp<"tan", "tangent">;
def SHLO_TanhOp : SHLO_TranscendentalOp<"tanh", "hyperbolic tangent">;

def SHLO_ConvertOp : SHLO_PureOp<"convert",
    [SameOperandsAndResultShape, Elementwise]> {
  let summary = "conversion to another element type";
  let arguments = (ins SHLO_Tensor:$operand);
  let results = (outs SHLO_Tensor:$result);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand,
                                 "::mlir::Type":$elementType)>];
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

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

def SHLO_AddOp : SHLO_BinaryOp<"add", "sum", SHLO_Tensor, [Commutative]>;
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

def SHLO_CompareOp : SHLO_InferredOp<"compare",
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

def SHLO_ComplexOp : SHLO_InferredOp<"complex",
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

def SHLO_ClampOp : SHLO_InferredOp<"clamp"> {
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

def SHLO_SelectOp : SHLO_InferredOp<"select"> {
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

#endif // GSPMD_DIALECT_STABLEHLO_ELEMENTWISEOPS
