//===- CustomOps.td - Custom calls and composites ----------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CUSTOMOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CUSTOMOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"
include "mlir/IR/SymbolInterfaces.td"

def SHLO_CustomCallOp : SHLO_Op<"custom_call", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "an operation that only the target knows";
  let description = [{
    ```mlir
    %r = stablehlo.custom_call @Sharding(%t) {backend_config = "",
      mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<8x6xf32>) -> tensor<8x6xf32>
    ```
    Without `has_side_effect` the call counts as pure.
  }];
  let arguments = (ins Variadic<SHLO_TensorOrTokenOrTuple>:$inputs,
    StrAttr:$call_target_name,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
    OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
    DefaultValuedOptionalAttr<SHLO_CustomCallApiVersionAttr,
      "::mlir::gspmd::stablehlo::CustomCallApiVersion::API_VERSION_ORIGINAL">:$api_version,
    DefaultValuedOptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr,
      "functions that the target may call">, "{}">:$called_computations,
    OptionalAttr<TypedArrayAttrBase<IndexElementsAttr,
      "layout of each operand">>:$operand_layouts,
    OptionalAttr<TypedArrayAttrBase<IndexElementsAttr,
      "layout of each result">>:$result_layouts,
    DefaultValuedOptionalAttr<TypedArrayAttrBase<SHLO_OutputOperandAlias,
      "results that alias operands">, "{}">:$output_operand_aliases);
  let results = (outs Variadic<SHLO_TensorOrTokenOrTuple>:$results);
  let assemblyFormat = [{
    custom<CallTarget>($call_target_name) `(` $inputs `)` attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_CompositeOp : SHLO_Op<"composite", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "an operation with a name and a function that defines it";
  let since = "1.14.0";
  let oldVersions = [
    SHLO_OldVersion<"0.19.0", [], /*operands=*/255, /*regions=*/0>];
  let description = [{
    ```mlir
    %r = stablehlo.composite "ns.op" %a, %b {composite_attributes = {n = 1 : i32},
      decomposition = @op_impl, version = 1 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    ```

    Regions (in parentheses before the attributes; since StableHLO 1.14) are for
    whoever knows the name; what the op does is what the function does.
  }];
  let arguments = (ins Variadic<SHLO_TensorOrTokenOrTuple>:$inputs,
    StrAttr:$name,
    DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
    FlatSymbolRefAttr:$decomposition,
    DefaultValuedOptionalAttr<I32Attr, "0">:$version);
  let results = (outs Variadic<SHLO_TensorOrTokenOrTuple>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let assemblyFormat = [{
    $name $inputs (` ` `(` $composite_regions^ `)`)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CUSTOMOPS_TD
