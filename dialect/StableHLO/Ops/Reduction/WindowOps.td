//===- WindowOps.td - Reductions over sliding windows ------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_WINDOWOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_WINDOWOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

def SHLO_ReduceWindowOp : SHLO_Op<"reduce_window", [
    SHLO_CombinesElements,
    SameVariadicOperandSize, RecursiveMemoryEffects, RecursivelySpeculatable,
    SHLO_InferResult<"14, 15, 16">]> {
  let summary = "reduces every window of the inputs to one element";
  let description = [{
    An absent stride or dilation is 1, an absent padding 0.
    ```mlir
    %r = "stablehlo.reduce_window"(%t, %init) <{
      padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>,
      window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        (combines %a and %b)
      }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    ```
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
    Variadic<SHLO_ScalarTensor>:$init_values,
    DenseI64ArrayAttr:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
    OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
    OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasVerifier = 1;
}

def SHLO_SelectAndScatterOp : SHLO_Op<"select_and_scatter", [
    SHLO_CombinesElements,
    RecursiveMemoryEffects, RecursivelySpeculatable, SHLO_InferResult<"11, 12">]> {
  let summary = "adds each source element to the element its window selects";
  let description = [{
    The gradient of a pooling: `select` picks one position of each window of
    `operand`, and `scatter` combines what arrives at a position.
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$source,
    SHLO_ScalarTensor:$init_value,
    OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_WINDOWOPS_TD
