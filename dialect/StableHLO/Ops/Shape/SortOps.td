//===- SortOps.td - Sorting --------------------------------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SORTOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SORTOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

def SHLO_SortOp : SHLO_Op<"sort", [
    RecursiveMemoryEffects, RecursivelySpeculatable, SHLO_InferResult<"2">]> {
  let summary = "sorts tensors together along one dimension";
  let description = [{
    `comparator` takes two elements of each input, `lhs0, rhs0, lhs1, ...`, and
    returns whether the left ones come first. A negative dimension counts from
    the last.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
    DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable);
  let regions = (region SizedRegion<1>:$comparator);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The sorted dimension, counted from 0.
    int64_t getSortedDimension();
  }];
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SORTOPS_TD
