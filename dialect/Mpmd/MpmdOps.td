//===- MpmdOps.td - Computations, fragments, transfers -----*- tablegen -*-===//

#ifndef GSPMD_DIALECT_MPMD_MPMDOPS_TD
#define GSPMD_DIALECT_MPMD_MPMDOPS_TD

include "dialect/Mpmd/MpmdAttrs.td"
include "dialect/Sdy/SdyAttrs.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Mpmd_Op<string mnemonic, list<Trait> traits = []>
    : Op<MpmdDialect, mnemonic, traits>;

def Mpmd_InFunction : HasParent<"::mlir::func::FuncOp">;
def Mpmd_OriginList
    : TypedArrayAttrBase<Mpmd_UserOriginAttr, "names of computations">;
def Mpmd_LocalOrMeshTensor : AnyTypeOf<[AnyTensor, Mpmd_MeshTensorType]>;

def Mpmd_NamedComputationOp : Mpmd_Op<"named_computation",
    [IsolatedFromAbove, RecursiveMemoryEffects,
     SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "A computation with a name, before it has a mesh";
  let description = [{
    ```mlir
    %0 = mpmd.named_computation<"f"> (%x) (%arg0: tensor<8xf32>) {
      %1 = math.tanh %arg0 : tensor<8xf32>
      mpmd.return %1 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$tensors, Mpmd_UserOriginAttr:$origin);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    `<` custom<Origin>($origin) `>` `(` $tensors `)` attr-dict
    custom<RegionWithArguments>($region) `:` functional-type($tensors, results)
  }];
  let hasVerifier = 1;
}

def Mpmd_NamedTensorOp
    : Mpmd_Op<"named_tensor", [Pure, SameOperandsAndResultType]> {
  let summary = "The identity, with a name by which a tensor gets a mesh";
  let arguments = (ins AnyTensor:$tensor, StrAttr:$name);
  let results = (outs AnyTensor:$result);
  let assemblyFormat =
    "$tensor `name` `` `=` `` $name attr-dict `:` type($result)";
}

def Mpmd_FragmentOp : Mpmd_Op<"fragment",
    [IsolatedFromAbove, RecursiveMemoryEffects, Mpmd_InFunction,
     SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "A computation on a mesh";
  let description = [{
    ```mlir
    %0 = mpmd.fragment<mesh="m1", origin=["f"], stage=0> (%x) (%arg0: tensor<8xf32>) {
      %1 = math.tanh %arg0 : tensor<8xf32>
      mpmd.return %1 : tensor<8xf32>
    } : (!mpmd.mesh_tensor<"m1", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8xf32>>
    ```
    Its region has the global tensors. The list of names is empty if no named
    computation became part of it.
  }];
  let arguments = (ins Variadic<Mpmd_MeshTensorType>:$inputs,
    Mpmd_OriginList:$origin, StrAttr:$mesh_name, OptionalAttr<I64Attr>:$stage_id,
    OptionalAttr<Sdy_PerValueAttr>:$in_shardings,
    OptionalAttr<Sdy_PerValueAttr>:$out_shardings);
  let results = (outs Variadic<Mpmd_MeshTensorType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    `<` custom<MeshAndOrigin>($mesh_name, $origin) ``
    custom<StageAndShardings>($stage_id, $in_shardings, $out_shardings) `>`
    `(` $inputs `)` attr-dict custom<RegionWithArguments>($region)
    `:` functional-type($inputs, results)
  }];
  let hasVerifier = 1;
}

def Mpmd_FragmentCallOp : Mpmd_Op<"fragment_call",
    [Mpmd_InFunction, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "The call of a function that is a fragment's body";
  let arguments = (ins Variadic<Mpmd_MeshTensorType>:$tensors,
    Mpmd_OriginList:$origin, StrAttr:$mesh_name, FlatSymbolRefAttr:$callee);
  let results = (outs Variadic<Mpmd_MeshTensorType>:$results);
  let assemblyFormat = [{
    `<` custom<MeshAndOrigin>($mesh_name, $origin) `>` $callee
    `(` $tensors `)` attr-dict `:` functional-type($tensors, results)
  }];
}

def Mpmd_TransferOp : Mpmd_Op<"transfer", [Pure, Mpmd_InFunction]> {
  let summary = "Sends a tensor from one mesh to another";
  let arguments = (ins Mpmd_MeshTensorType:$tensor);
  let results = (outs Mpmd_MeshTensorType:$result);
  let assemblyFormat =
    "attr-dict $tensor `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class Mpmd_AssignmentOp<string mnemonic, TypeConstraint from, TypeConstraint to>
    : Mpmd_Op<mnemonic, [Pure, Mpmd_InFunction]> {
  let arguments = (ins from:$tensor, OptionalAttr<StrAttr>:$origin);
  let results = (outs to:$result);
  let assemblyFormat =
    "attr-dict $tensor `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def Mpmd_AssignOp
    : Mpmd_AssignmentOp<"assign", AnyTensor, Mpmd_MeshTensorType> {
  let summary = "Assigns a tensor to a mesh, replicated on it";
}
def Mpmd_UnassignOp
    : Mpmd_AssignmentOp<"unassign", Mpmd_MeshTensorType, AnyTensor> {
  let summary = "The tensor of a replicated mesh tensor";
}

def Mpmd_CallOp : Mpmd_Op<"call",
    [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Calls a function that has computations on meshes";
  let arguments = (ins Variadic<Mpmd_LocalOrMeshTensor>:$tensors,
                       FlatSymbolRefAttr:$callee);
  let results = (outs Variadic<Mpmd_LocalOrMeshTensor>:$results);
  let assemblyFormat = [{
    $callee `(` $tensors `)` attr-dict `:` functional-type(operands, results)
  }];
}

def Mpmd_BroadcastOp
    : Mpmd_Op<"broadcast", [Pure, SameOperandsAndResultType]> {
  let summary = "The identity: the tensor may be sent to each mesh that uses it";
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "attr-dict $tensor `:` type($tensor)";
}

def Mpmd_ReduceOp : Mpmd_Op<"reduce", [Pure, SameOperandsAndResultType]> {
  let summary = "Reduces tensors of different meshes";
  let arguments = (ins Variadic<AnyTensor>:$tensors,
                       Mpmd_ReductionAttr:$reduction);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    `` $reduction attr-dict $tensors `:` functional-type(operands, results)
  }];
}

def Mpmd_ReturnOp : Mpmd_Op<"return", [Pure, Terminator]> {
  let summary = "Ends the region of an mpmd op";
  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), [{ }]>];
  let assemblyFormat = "attr-dict $results (`:` type($results)^)?";
}

#endif // GSPMD_DIALECT_MPMD_MPMDOPS_TD
