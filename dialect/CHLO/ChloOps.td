//===- ChloOps.td - The part of the chlo dialect that frontends print -----===//

#ifndef GSPMD_DIALECT_CHLO_CHLOOPS_TD
#define GSPMD_DIALECT_CHLO_CHLOOPS_TD

include "dialect/CHLO/ChloBase.td"
include "dialect/CHLO/ChloBroadcastOps.td"

//===----------------------------------------------------------------------===//
// Element-wise
//===----------------------------------------------------------------------===//

def CHLO_NumberTensor : RankedTensorOf<[SHLO_Int, SHLO_Float, SHLO_Complex]>;

/// `chlo.square %x : tensor<8xf32> -> tensor<8xf32>`
class CHLO_UnaryOp<string mnemonic, Type type, Type resultType = type,
                   list<Trait> traits = [SameOperandsAndResultElementType]>
    : CHLO_Op<mnemonic, traits # [SameOperandsAndResultShape, Elementwise]> {
  let arguments = (ins type:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` type($operand) `->` type($result)
  }];
}

def CHLO_SquareOp : CHLO_UnaryOp<"square", CHLO_NumberTensor> {
  let summary = "x * x";
}
def CHLO_ErfOp : CHLO_UnaryOp<"erf", SHLO_FloatTensor> {
  let summary = "the Gauss error function";
}
def CHLO_ErfcOp : CHLO_UnaryOp<"erfc", SHLO_FloatTensor> {
  let summary = "1 - erf(x)";
}
def CHLO_ErfInvOp : CHLO_UnaryOp<"erf_inv", SHLO_FloatTensor> {
  let summary = "the inverse of erf";
}
def CHLO_LgammaOp : CHLO_UnaryOp<"lgamma", SHLO_FloatTensor> {
  let summary = "the logarithm of the absolute value of the gamma function";
}
def CHLO_DigammaOp : CHLO_UnaryOp<"digamma", SHLO_FloatTensor> {
  let summary = "the derivative of lgamma";
}
def CHLO_BesselI1eOp : CHLO_UnaryOp<"bessel_i1e", SHLO_FloatTensor> {
  let summary = "the modified Bessel function of order 1, scaled by exp(-|x|)";
}
def CHLO_SinhOp : CHLO_UnaryOp<"sinh", SHLO_RealOrComplexTensor> {
  let summary = "hyperbolic sine";
}
def CHLO_CoshOp : CHLO_UnaryOp<"cosh", SHLO_RealOrComplexTensor> {
  let summary = "hyperbolic cosine";
}
def CHLO_TanOp : CHLO_UnaryOp<"tan", SHLO_RealOrComplexTensor> {
  let summary = "tangent";
}
def CHLO_AsinOp : CHLO_UnaryOp<"asin", SHLO_RealOrComplexTensor> {
  let summary = "inverse sine";
}
def CHLO_AcosOp : CHLO_UnaryOp<"acos", SHLO_RealOrComplexTensor> {
  let summary = "inverse cosine";
}
def CHLO_AtanOp : CHLO_UnaryOp<"atan", SHLO_RealOrComplexTensor> {
  let summary = "inverse tangent";
}
def CHLO_AsinhOp : CHLO_UnaryOp<"asinh", SHLO_RealOrComplexTensor> {
  let summary = "inverse hyperbolic sine";
}
def CHLO_AcoshOp : CHLO_UnaryOp<"acosh", SHLO_RealOrComplexTensor> {
  let summary = "inverse hyperbolic cosine";
}
def CHLO_AtanhOp : CHLO_UnaryOp<"atanh", SHLO_RealOrComplexTensor> {
  let summary = "inverse hyperbolic tangent";
}
def CHLO_ConjOp : CHLO_UnaryOp<"conj", SHLO_RealOrComplexTensor> {
  let summary = "the complex conjugate";
}

def CHLO_AsinAcosKernelOp
    : CHLO_UnaryOp<"_asin_acos_kernel", SHLO_ComplexTensor> {
  let summary = "a step of the computation of inverse sines and cosines";
  let description = [{
    Reference lowerings make it on the way; no program is written with it, and
    nothing here computes it.
  }];
}

/// A predicate on each element.
class CHLO_TestOp<string mnemonic>
    : CHLO_UnaryOp<mnemonic, SHLO_FloatTensor, SHLO_PredTensor, []>;

def CHLO_IsInfOp : CHLO_TestOp<"is_inf"> {
  let summary = "whether an element is infinite";
}
def CHLO_IsPosInfOp : CHLO_TestOp<"is_pos_inf"> {
  let summary = "whether an element is plus infinity";
}
def CHLO_IsNegInfOp : CHLO_TestOp<"is_neg_inf"> {
  let summary = "whether an element is minus infinity";
}

/// `chlo.zeta %x, %q : tensor<8xf32>, tensor<8xf32> -> tensor<8xf32>`
class CHLO_BinaryOp<string mnemonic, Type type = SHLO_FloatTensor>
    : CHLO_Op<mnemonic, [Elementwise, SameOperandsAndResultShape,
                         SameOperandsAndResultElementType]> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
}

def CHLO_MulhiOp : CHLO_BinaryOp<"mulhi", SHLO_IntTensor> {
  let summary = "the high half of the product of two integers";
}
def CHLO_NextAfterOp : CHLO_BinaryOp<"next_after"> {
  let summary = "the next number from x in the direction of y";
}
def CHLO_PolygammaOp : CHLO_BinaryOp<"polygamma"> {
  let summary = "the n-th derivative of digamma at x";
}
def CHLO_ZetaOp : CHLO_BinaryOp<"zeta"> {
  let summary = "the Hurwitz zeta function";
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// `chlo.constant dense<1.0> : tensor<2xf32>`
def CHLO_ConstantOp : CHLO_Op<"constant", [ConstantLike, SHLO_InferType]> {
  let summary = "a constant";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs SHLO_Tensor:$output);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

/// `"chlo.constant_like"(%x) <{value = 1.0 : f32}> : (tensor<8xf32>) -> tensor<8xf32>`
def CHLO_ConstantLikeOp : CHLO_Op<"constant_like", [
    Elementwise, SameOperandsAndResultShape]> {
  let summary = "one number in each place of a tensor as large as the operand";
  let arguments = (ins TypedAttrInterface:$value, SHLO_Tensor:$operand);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

def CHLO_TopKOp : CHLO_Op<"top_k", [SHLO_InferType]> {
  let summary = "the k largest elements of the last dimension and their positions";
  let description = [{
    Sorted from the largest; equal elements keep their order.
    ```mlir
    %values, %indices = chlo.top_k(%x, k = 4)
      : tensor<8x12xf32> -> (tensor<8x4xf32>, tensor<8x4xi32>)
    ```
  }];
  let arguments = (ins RankedTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>:$operand,
                       I64Attr:$k);
  let results = (outs RankedTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>:$values,
                      RankedTensorOf<[I32]>:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k `)` attr-dict `:` type($operand) `->`
    `(` type($values) `,` type($indices) `)`
  }];
}

def CHLO_ScanOp : Op<Chlo_Dialect, "scan", [
    AttrSizedOperandSegments, AttrSizedResultSegments, RecursiveMemoryEffects,
    RecursivelySpeculatable]> {
  let summary = "a scan along a dimension";
  let description = [{
    `body` takes the slices of `inputs` at one index of `dimension`, without that
    dimension, and the carries; it returns the slices of the outputs and the next
    carries. The first carries are `inits`, the results end with the last ones.
    ```mlir
    %0:2 = chlo.scan(%x) inits (%c) dimension=0 attributes {is_reverse = false} {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      (computes the output and the next carry, and returns them)
    } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
    ```
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
                       Variadic<SHLO_Tensor>:$inits,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension,
                       OptionalAttr<I64Attr>:$scan_dim_size,
                       OptionalAttr<BoolAttr>:$is_reverse,
                       OptionalAttr<BoolAttr>:$is_associative);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_Tensor>:$outputs,
                      Variadic<SHLO_Tensor>:$carries);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def CHLO_RaggedDotOp : CHLO_Op<"ragged_dot"> {
  let summary = "dot products whose rows belong to groups of unequal sizes";
  let description = [{
    The ragged dimension of `lhs` is partitioned into groups of `group_sizes` rows.
    With b, k a batch and a contracting dimension it is one of:
    - free: `[b,m,k], [g,b,k,n], [b,g] -> [b,m,n]`, row m with its group's rhs;
    - contracting: `[b,m,k], [b,k,n], [b,g] -> [g,b,m,n]`, a sum per group;
    - batch: `[b,m,k], [b,k,n], [g] -> [b,m,n]`.
  }];
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
    SHLO_IntTensor:$group_sizes,
    CHLO_RaggedDotDimensionNumbers:$ragged_dot_dimension_numbers,
    OptionalAttr<CHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

#endif // GSPMD_DIALECT_CHLO_CHLOOPS_TD
