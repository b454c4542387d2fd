//===- ShardingOps.td - Annotations and explicit reshards --*- tablegen -*-===//

#ifndef GSPMD_SHARDING_OPS
#define GSPMD_SHARDING_OPS

include "dialect/Sharding/ShardingAttrs.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Sharding_Op<string mnemonic, list<Trait> traits = []>
    : Op<ShardingDialect, mnemonic, traits>;

def Sharding_MeshOp : Sharding_Op<"mesh",
    [Symbol, HasParent<"::mlir::ModuleOp">]> {
  let summary = "Declares a mesh of devices";
  let description = [{
    ```mlir
    sharding.mesh @mesh = <["x"=2, "y"=4]>
    ```
    Its size does not depend on the number of devices.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Sharding_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
  let extraClassDeclaration = [{
    ::gspmd::Mesh toMesh() { return getMesh().toMesh(); }
  }];
}

def Sharding_MeshSplitOp : Sharding_Op<"mesh_split",
    [Pure, SameOperandsAndResultType, Elementwise]> {
  let summary = "The annotation of the GSPMD paper: the identity with a sharding";
  let description = [{
    The value has this sharding from here on. Completion decides a dimension that
    is open (`?`).
    ```mlir
    %1 = sharding.mesh_split %0 <@mesh, [{"x"}, {?} ]> : tensor<8x16xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$input, Sharding_TensorShardingAttr:$sharding);
  let results = (outs AnyTensor:$result);
  let assemblyFormat =
    "$input custom<ShardingBody>($sharding) attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Sharding_ReshardOp : Sharding_Op<"reshard",
    [Pure, SameOperandsAndResultType, Elementwise]> {
  let summary = "Changes the sharding of a tensor";
  let description = [{
    The value of the result is that of the operand; its sharding is `sharding`.
    `reduction` combines the partial results over the operand's unreduced axes
    that the result's sharding does not list.
    ```mlir
    %1 = sharding.reshard %0 <@mesh, [{}, {"x"} ]> : tensor<8x16xf32>
    %3 = sharding.reshard %2 reduce max <@mesh, [{"x"} ]> : tensor<8xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$input, Sharding_TensorShardingAttr:$sharding,
    DefaultValuedAttr<Sharding_ReductionKindAttr,
                      "::mlir::gspmd::sharding::ReductionKind::Add">:$reduction);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    $input (`reduce` `` $reduction^)? custom<ShardingBody>($sharding) attr-dict
    `:` type($result)
  }];
  let hasVerifier = 1;
}

def Sharding_GroupOp : Sharding_Op<"group"> {
  let summary = "Values that must have the same sharding";
  let description = [{
    Completion gives values with the same `group_id` the same sharding.
  }];
  let arguments = (ins AnyTensor:$input, I64Attr:$group_id);
  let assemblyFormat = "$input `id` `=` $group_id attr-dict `:` type($input)";
}

def Sharding_BarrierOp : Sharding_Op<"barrier",
    [Pure, SameOperandsAndResultType]> {
  let summary = "Stops the propagation of shardings";
  let description = [{
    The identity; shardings are not propagated through it in the blocked direction
    (`both`, `forward`, `backward`).
  }];
  let arguments = (ins AnyTensor:$input,
                       DefaultValuedStrAttr<StrAttr, "both">:$direction);
  let results = (outs AnyTensor:$result);
  let assemblyFormat =
    "$input `blocks` $direction attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Sharding_RotateOp : Sharding_Op<"rotate",
    [Pure, SameOperandsAndResultType]> {
  let summary = "Rotates the positions of a dimension";
  let description = [{
    Position i of the result is position i - by of the input, modulo the size of
    the dimension.
    ```mlir
    %1 = sharding.rotate %0 dim 0 by 1 : tensor<8x16xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$input, I64Attr:$dim, I64Attr:$by);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat =
    "$input `dim` $dim `by` $by attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Sharding_ManualComputationOp : Sharding_Op<"manual_computation",
    [IsolatedFromAbove, RecursiveMemoryEffects,
     SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "A region that is local along some axes";
  let description = [{
    Operands are sharded by `in_shardings` and results by `out_shardings`. Shapes
    in the region are local along `manual_axes` and global along all others. This
    is JAX's shard_map.
  }];
  let arguments = (ins Variadic<AnyType>:$inputs,
    Sharding_PerValueAttr:$in_shardings, Sharding_PerValueAttr:$out_shardings,
    Sharding_AxesAttr:$manual_axes);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
  let assemblyFormat = [{
    `(` $inputs `)` `in` $in_shardings `out` $out_shardings
    `manual` $manual_axes $body attr-dict `:` functional-type($inputs, results)
  }];
}

def Sharding_ReturnOp : Sharding_Op<"return",
    [Pure, Terminator, HasParent<"ManualComputationOp">]> {
  let summary = "Ends the region of a manual computation";
  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), [{ }]>];
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif // GSPMD_SHARDING_OPS
