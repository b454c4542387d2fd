//===- IndexOps.td - Gather, scatter and dynamic slices ----*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

def SHLO_GatherOp : SHLO_InferredOp<"gather", "22, 23"> {
  let summary = "slices of a tensor at offsets taken from another tensor";
  let since = "1.1.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0", [
    "operand_batching_dims", "start_indices_batching_dims"]>];
  let description = [{
    ```mlir
    %r = "stablehlo.gather"(%operand, %indices) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [1],
        collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
      indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}>
      : (tensor<40x8xf32>, tensor<6x1xi32>) -> tensor<6x8xf32>
    ```
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_IntTensor:$start_indices,
    SHLO_GatherDimensionNumbers:$dimension_numbers,
    DenseI64ArrayAttr:$slice_sizes,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs SHLO_Tensor:$result);
}

def SHLO_DynamicGatherOp : SHLO_InferredOp<"dynamic_gather", "22, 23"> {
  let summary = "a gather whose slice sizes are a value";
  let since = "1.1.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0", [
    "operand_batching_dims", "start_indices_batching_dims"]>];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_IntTensor:$start_indices,
    SHLO_DimensionTensor:$slice_sizes,
    SHLO_GatherDimensionNumbers:$dimension_numbers,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs SHLO_Tensor:$result);
}

def SHLO_TorchIndexSelectOp : SHLO_PureOp<"torch_index_select"> {
  let summary = "entries of one dimension, chosen by an index tensor";
  let arguments = (ins SHLO_Tensor:$operand, SHLO_IntTensor:$index,
    I64Attr:$dim, I64Attr:$batch_dims);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def SHLO_DynamicSliceOp : SHLO_InferredOp<"dynamic_slice", "1, 5",
                                          [SHLO_MayBeAsync]> {
  let summary = "a slice of a static size at a computed position";
  let description = [{
    The start is clamped so that the slice lies within the operand.
    ```mlir
    %r = stablehlo.dynamic_slice %t, %i, %j, sizes = [5, 3]
      : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
    ```
  }];
  let arguments = (ins SHLO_Tensor:$operand,
    Variadic<SHLO_ScalarIntTensor>:$start_indices,
    DenseI64ArrayAttr:$slice_sizes);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` custom<LeadingOperands>($start_indices) `sizes` `=` $slice_sizes
    attr-dict `:` functional-type(operands, results)
  }];
}

def SHLO_DynamicUpdateSliceOp : SHLO_InferredOp<"dynamic_update_slice", "1",
                                                [SHLO_MayBeAsync]> {
  let summary = "a tensor with a slice at a computed position replaced";
  let description = [{
    ```mlir
    %r = stablehlo.dynamic_update_slice %t, %u, %i, %j
      : (tensor<8x6xf32>, tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
    ```
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$update,
    Variadic<SHLO_ScalarIntTensor>:$start_indices);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` functional-type(operands, results)
  }];
}

def SHLO_ScatterOp : SHLO_Op<"scatter", [
    SHLO_CombinesElementsAtIndices,
    SameVariadicOperandSize, RecursiveMemoryEffects, RecursivelySpeculatable,
    SHLO_InferResult<"24, 25">]> {
  let summary = "tensors with slices at computed positions updated";
  let since = "1.1.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0", [
    "input_batching_dims", "scatter_indices_batching_dims"]>];
  let description = [{
    `update_computation` combines the value that is there with the update.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
    SHLO_IntTensor:$scatter_indices, Variadic<SHLO_Tensor>:$updates,
    SHLO_ScatterDimensionNumbers:$scatter_dimension_numbers,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices);
  let regions = (region SizedRegion<1>:$update_computation);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasVerifier = 1;
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXOPS_TD
