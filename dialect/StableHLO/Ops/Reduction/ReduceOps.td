//===- ReduceOps.td - Reduce and map -----------------------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_REDUCEOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_REDUCEOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

def SHLO_ReduceOp : SHLO_Op<"reduce", [
    SHLO_CombinesElements,
    RecursiveMemoryEffects, RecursivelySpeculatable, SameVariadicOperandSize, SHLO_InferResult<"7, 8">]> {
  let summary = "combination of the elements along dimensions";
  let description = [{
    A body of one commutative op OP is written by that op's name:

    ```mlir
    %0 = stablehlo.reduce(%x init: %zero) applies OP
        across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    ```

    and any other body as a region after `reducer(%a: type, %b: type)`, with one
    such pair of arguments for each operand.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
                       Variadic<SHLO_Tensor>:$init_values,
                       DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_Tensor>);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def SHLO_MapOp : SHLO_Op<"map", [
    RecursiveMemoryEffects, RecursivelySpeculatable, SameOperandsAndResultShape]> {
  let summary = "a computation on each element of the operands";
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
                       DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_REDUCEOPS_TD
