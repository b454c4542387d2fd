//===- MpmdAttrs.td - The `mpmd` dialect: meshes, types ----*- tablegen -*-===//

#ifndef GSPMD_DIALECT_MPMD_MPMDATTRS_TD
#define GSPMD_DIALECT_MPMD_MPMDATTRS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def MpmdDialect : Dialect {
  let name = "mpmd";
  let cppNamespace = "::mlir::gspmd::mpmd";
  let summary = "Shardy's programs on several meshes, as data";
  let description = [{
    Programs whose computations run on different meshes, in the textual form of
    Shardy's dialect `mpmd`. The dialect parses, verifies and prints them;
    `gspmd-import-mpmd` makes stages of them, and `export-mpmd` writes stages as
    fragments. Of Shardy's ops, only `mpmd.for` has no counterpart.
  }];
  let dependentDialects = ["::mlir::gspmd::sdy::SdyDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    /// On a function: the meshes that it uses, a #mpmd.topology.
    static constexpr ::llvm::StringLiteral kTopology = "topology";
    /// On a function that is a fragment's body: the shape of its mesh.
    static constexpr ::llvm::StringLiteral kMeshShape = "mesh_shape";
    /// Rejects ops of Shardy that have no counterpart, with the reason.
    std::optional<ParseOpHook>
    getParseOperationHook(::llvm::StringRef opName) const override;
  }];
}

class Mpmd_Attr<string name, string mnem> : AttrDef<MpmdDialect, name> {
  let mnemonic = mnem;
}

def Mpmd_NamedMeshAttr : Mpmd_Attr<"NamedMesh", "named_mesh"> {
  let summary = "A mesh with a name: `<\"m1\" : <[\"x\"=2]>>`";
  let parameters = (ins StringRefParameter<"">:$name,
                        "::mlir::gspmd::sdy::MeshAttr":$mesh);
  let assemblyFormat = "`<` $name `:` $mesh `>`";
}

def Mpmd_TopologyAttr : Mpmd_Attr<"Topology", "topology"> {
  let summary = "The meshes of a program: `<<\"m1\" : <[\"x\"=2]>>, ...>`";
  let parameters = (ins ArrayRefParameter<"NamedMeshAttr">:$meshes);
  let assemblyFormat = "`<` $meshes `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Returns the number of the mesh `name`; nullopt if there is none.
    std::optional<unsigned> indexOf(::llvm::StringRef name) const;
    /// Returns the axes of the mesh `name`. Precondition: there is one.
    sdy::MeshAttr meshOf(::llvm::StringRef name) const {
      return getMeshes()[*indexOf(name)].getMesh();
    }
  }];
}

def Mpmd_UserOriginAttr : Mpmd_Attr<"UserOrigin", "user_origin"> {
  let summary = "The name of a computation: `<\"f\"(1)>`";
  let description = [{
    The number in parentheses counts the transpositions of JAX that made the
    computation: 1 is a backward pass. It is written unless it is 0.
  }];
  let parameters = (ins "::mlir::StringAttr":$userName, "int64_t":$transposeCount);
  let assemblyFormat =
    "`<` $userName `` custom<OptionalTransposeCount>($transposeCount) `>`";
}

def Mpmd_ReductionType : I32EnumAttr<"ReductionType",
    "How a tensor is reduced across meshes", [
      I32EnumAttrCase<"kNone", 0, "none">, I32EnumAttrCase<"kAdd", 1, "add">,
      I32EnumAttrCase<"kMax", 2, "max">, I32EnumAttrCase<"kMin", 3, "min">,
      I32EnumAttrCase<"kMul", 4, "mul">, I32EnumAttrCase<"kOr", 5, "or">,
      I32EnumAttrCase<"kAnd", 6, "and">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::gspmd::mpmd";
}

def Mpmd_ReductionAttr : Mpmd_Attr<"Reduction", "reduction"> {
  let summary = "A reduction: `<add>`; operands of `<none>` are equal";
  let parameters = (ins EnumParameter<Mpmd_ReductionType>:$kind);
  let assemblyFormat = "`<` $kind `>`";
}

def Mpmd_MeshTensorType : TypeDef<MpmdDialect, "MeshTensor",
    [DeclareTypeInterfaceMethods<ShapedTypeInterface>]> {
  let mnemonic = "mesh_tensor";
  let summary = "`<\"m1\", tensor<8x4xf32>, sharding=<@mesh, [{\"x\"}, {}]>>`";
  let description = [{
    A global tensor on a mesh of the topology. Without a sharding it is
    replicated, or Shardy has not propagated shardings yet. `memory_kind` is
    "device", "pinned_host" or "unpinned_host". The shape is that of the tensor, so
    that an argument of the type can have `sdy.sharding`.
  }];
  let parameters = (ins StringRefParameter<"">:$meshName,
    "::mlir::RankedTensorType":$tensorType,
    OptionalParameter<"::mlir::gspmd::sdy::TensorShardingAttr">:$sharding,
    OptionalParameter<"::mlir::StringAttr">:$memoryKind);
  let hasCustomAssemblyFormat = 1;
}

#endif // GSPMD_DIALECT_MPMD_MPMDATTRS_TD
