//===- ContractOps.td - Dots, convolutions, linear algebra, fft -----------===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_CONTRACTOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_CONTRACTOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

//===----------------------------------------------------------------------===//
// Dots: the element type of the result is a choice, its shape is not
//===----------------------------------------------------------------------===//

def SHLO_DotGeneralOp : SHLO_PureOp<"dot_general"> {
  let summary = "sums of products over contracted dimensions, for each index of "
                "the batch dimensions";
  let since = "1.6.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0", [
    "lhs_precision_type", "rhs_precision_type", "accumulation_type",
    "lhs_component_count", "rhs_component_count", "num_primitive_operations",
    "allow_imprecise_accumulation"]>];
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
                       SHLO_DotDimensionNumbers:$dot_dimension_numbers,
                       OptionalAttr<SHLO_PrecisionConfigAttr>:$precision_config,
                       OptionalAttr<SHLO_DotAlgorithm>:$algorithm);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) ``
    custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_DotOp : SHLO_PureOp<"dot"> {
  let summary = "product of vectors or matrices";
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
                       OptionalAttr<SHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `` custom<PrecisionConfig>($precision_config) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_EinsumOp : SHLO_PureOp<"einsum"> {
  let summary = "sum of products in Einstein notation";
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
                       StrAttr:$einsum_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:`
    functional-type(operands, results)
  }];
}

def SHLO_UnaryEinsumOp : SHLO_PureOp<"unary_einsum"> {
  let summary = "sum in Einstein notation of one operand";
  let arguments = (ins SHLO_Tensor:$operand, StrAttr:$einsum_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `config` `=` $einsum_config attr-dict `:`
    functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

def SHLO_ConvolutionOp : SHLO_PureOp<"convolution"> {
  let summary = "dot products of windows of lhs and slices of rhs";
  let arguments = (ins
    SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding,
    OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
    OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
    OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
    SHLO_ConvDimensionNumbers:$dimension_numbers,
    I64Attr:$feature_group_count, I64Attr:$batch_group_count,
    OptionalAttr<SHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    `(` operands `)` `dim_numbers` `=`
    custom<ConvDimensionNumbers>($dimension_numbers) `,` `window` `=`
    custom<Window>($window_strides, $padding, $lhs_dilation, $rhs_dilation,
                   $window_reversal)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_DynamicConvOp : SHLO_PureOp<"dynamic_conv"> {
  let summary = "convolution whose padding is a value";
  let since = "0.20.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0">];
  let unusedAttributes = ["padding"];
  let arguments = (ins
    SHLO_Tensor:$lhs, SHLO_Tensor:$rhs, 2DTensorOf<[SHLO_Int]>:$d_padding,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding,
    OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
    OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
    OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
    SHLO_ConvDimensionNumbers:$dimension_numbers,
    I64Attr:$feature_group_count, I64Attr:$batch_group_count,
    OptionalAttr<SHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    `(` operands `)` `dim_numbers` `=`
    custom<ConvDimensionNumbers>($dimension_numbers) `,` `window` `=`
    custom<Window>($window_strides, $padding, $lhs_dilation, $rhs_dilation,
                   $window_reversal)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Linear algebra and Fourier transforms of the minor dimensions
//===----------------------------------------------------------------------===//

def SHLO_CholeskyOp : SHLO_InferredOp<"cholesky", "1"> {
  let summary = "Cholesky decomposition of a batch of matrices";
  let arguments = (ins SHLO_FloatOrComplexTensor:$a,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$lower);
  let results = (outs SHLO_FloatOrComplexTensor:$result);
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)? attr-dict `:`
    custom<SameOperandsAndResultType>(type($a), type($result))
  }];
}

def SHLO_TriangularSolveOp : SHLO_InferredOp<"triangular_solve", "4"> {
  let summary = "solution of a batch of triangular systems";
  let arguments = (ins SHLO_FloatOrComplexTensor:$a,
                       SHLO_FloatOrComplexTensor:$b, BoolAttr:$left_side,
                       BoolAttr:$lower, BoolAttr:$unit_diagonal,
                       SHLO_TransposeAttr:$transpose_a);
  let results = (outs SHLO_FloatOrComplexTensor:$result);
}

def SHLO_FftOp : SHLO_InferredOp<"fft", "2, 5"> {
  let summary = "Fourier transform over up to three minor dimensions";
  let arguments = (ins SHLO_RealOrComplexTensor:$operand,
                       SHLO_FftTypeAttr:$fft_type,
                       DenseI64ArrayAttr:$fft_length);
  let results = (outs SHLO_RealOrComplexTensor:$result);
  let assemblyFormat = [{
    $operand `,` `type` `=` `` $fft_type `,` `length` `=` $fft_length attr-dict
    `:` functional-type(operands, results)
  }];
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_CONTRACTOPS_TD
