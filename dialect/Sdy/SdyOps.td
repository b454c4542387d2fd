//===- SdyOps.td - Annotations -----------------------------*- tablegen -*-===//

#ifndef GSPMD_SDY_OPS
#define GSPMD_SDY_OPS

include "dialect/Sdy/SdyAttrs.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Sdy_Op<string mnemonic, list<Trait> traits = []>
    : Op<SdyDialect, mnemonic, traits>;

def Sdy_MeshOp : Sdy_Op<"mesh", [Symbol, HasParent<"::mlir::ModuleOp">]> {
  let summary = "Declares a mesh";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=4, "y"=2]>
    ```
    All meshes of a module have the same devices, except for maximal and empty
    ones.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
}

/// The identity with a sharding: `%1 = sdy.X %0 <@mesh, [...]> : type`.
class Sdy_IdentityOp<string mnemonic, list<Trait> traits = []>
    : Sdy_Op<mnemonic, !listconcat(traits, [AllTypesMatch<["input", "result"]>])> {
  let arguments = (ins AnyType:$input, Sdy_TensorShardingAttr:$sharding);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
  let hasVerifier = 1;
}

// Not pure: a constraint without uses applies to its operand.
def Sdy_ShardingConstraintOp : Sdy_IdentityOp<"sharding_constraint"> {
  let summary = "Constrains the sharding of a tensor, or of some uses of it";
}

def Sdy_ReshardOp : Sdy_IdentityOp<"reshard", [Pure]> {
  let summary = "Changes the sharding of a tensor";
}

def Sdy_ManualComputationOp : Sdy_Op<"manual_computation",
    [IsolatedFromAbove, RecursiveMemoryEffects,
     SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "A region that is local along some axes (JAX's shard_map)";
  let arguments = (ins Variadic<AnyType>:$tensors,
    Sdy_PerValueAttr:$in_shardings, Sdy_PerValueAttr:$out_shardings,
    Sdy_ManualAxesAttr:$manual_axes);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `(` $tensors `)`
    `in_shardings` `` `=` `` custom<ShardingList>($in_shardings)
    `out_shardings` `` `=` `` custom<ShardingList>($out_shardings)
    `manual_axes` `` `=` `` $manual_axes
    custom<RegionWithArguments>($body)
    attr-dict `:` functional-type($tensors, results)
  }];
  let hasVerifier = 1;
}

def Sdy_NamedComputationOp : Sdy_Op<"named_computation",
    [IsolatedFromAbove, RecursiveMemoryEffects,
     SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "A group of ops with a name";
  let arguments = (ins StrAttr:$name, Variadic<AnyType>:$operands,
    OptionalAttr<Sdy_PerValueAttr>:$in_shardings,
    OptionalAttr<Sdy_PerValueAttr>:$out_shardings);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `<` $name `>` `` `(` $operands `)`
    (`in_shardings` `` `=` `` custom<ShardingList>($in_shardings)^)?
    (`out_shardings` `` `=` `` custom<ShardingList>($out_shardings)^)?
    custom<RegionWithArguments>($body)
    attr-dict `:` functional-type($operands, results)
  }];
  let hasVerifier = 1;
}

def Sdy_ReturnOp : Sdy_Op<"return", [Pure, Terminator]> {
  let summary = "Ends the region of an sdy op";
  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), [{ }]>];
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

def Sdy_ShardingGroupOp : Sdy_Op<"sharding_group"> {
  let summary = "Tensors of one group share a sharding";
  let arguments = (ins AnyRankedTensor:$input, I64Attr:$group_id);
  let assemblyFormat =
    "$input `group_id` `` `=` `` $group_id attr-dict `:` type($input)";
}

def Sdy_PropagationBarrierOp : Sdy_Op<"propagation_barrier",
    [Pure, SameOperandsAndResultType, Elementwise]> {
  let summary = "Restricts propagation to one direction, or to none";
  let arguments = (ins AnyRankedTensor:$input,
                       Sdy_PropagationDirection:$allowed_direction);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $input `allowed_direction` `` `=` `` $allowed_direction attr-dict
    `:` type($input)
  }];
  let hasVerifier = 1;
}

def Sdy_ConstantOp : Sdy_Op<"constant", [Pure]> {
  let summary = "A constant that is never merged with another";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyStaticShapeTensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Sdy_FuncDataFlowEdgeOp
    : Sdy_Op<"func_data_flow_edge", [SameOperandsAndResultType]> {
  let summary = "Ties an argument of a function, or a result of a call, to the other side";
  let description = [{
    Its operand is an argument of a function, which is what calls hand over, or a
    result of a call, which is what the function returns.
  }];
  let arguments = (ins AnyShaped:$input);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Sdy_DataFlowEdgeOp : Sdy_Op<"data_flow_edge", [SameOperandsAndResultType]> {
  let summary = "Ties the values that carry one datum through a region op";
  let arguments = (ins AnyShaped:$input,
                       OptionalAttr<Sdy_TensorShardingAttr>:$sharding);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = [{
    $input (`sharding` `` `=` `` $sharding^)? attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

#endif // GSPMD_SDY_OPS
