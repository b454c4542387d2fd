//===- ShardingAttrs.td - Meshes, shardings, rules ---------*- tablegen -*-===//

#ifndef GSPMD_SHARDING_ATTRS
#define GSPMD_SHARDING_ATTRS

include "dialect/Sharding/ShardingBase.td"

class Sharding_Attr<string name, string mnem> : AttrDef<ShardingDialect, name> {
  let mnemonic = mnem;
  let hasCustomAssemblyFormat = 1;
}

def Sharding_MeshAxisAttr : Sharding_Attr<"MeshAxis", "axis"> {
  let summary = "A named mesh axis with its size: `\"x\"=4`";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
}

def Sharding_MeshAttr : Sharding_Attr<"Mesh", "mesh_def"> {
  let summary = "Axes of a mesh and the order of its devices";
  let description = [{
    `<["x"=2, "y"=4]>`, or with a device order in iota form,
    `<["x"=2, "y"=4], devices=[4,2]<=[2,4]T(1,0)>` where the dims before `<=` are
    the axis sizes, or as a list, `<["x"=4], devices=[3,2,1,0]>`.
    `reshapeDims`/`transposePerm` are empty for the identity order;
    `deviceList` is empty unless the order has no iota form. A mesh without axes
    is of one device, any or (`<[], devices=[3]>`) that one.
  }];
  let parameters = (ins
    ArrayRefParameter<"MeshAxisAttr">:$axes,
    ArrayRefParameter<"int64_t">:$reshapeDims,
    ArrayRefParameter<"int64_t">:$transposePerm,
    ArrayRefParameter<"int64_t">:$deviceList);
  let genVerifyDecl = 1;
  let builders = [
    AttrBuilder<(ins "const ::gspmd::Mesh &":$mesh)>
  ];
  let extraClassDeclaration = [{
    /// The same mesh as a value of the algebra.
    ::gspmd::Mesh toMesh() const;
    /// Is it a single device, told by its number?
    bool isMaximal() const {
      return getAxes().empty() && getDeviceList().size() == 1;
    }
    /// Has it neither axes nor a device?
    bool isEmpty() const {
      return getAxes().empty() && getDeviceList().empty();
    }
  }];
}

def Sharding_AxisRefAttr : Sharding_Attr<"AxisRef", "axis_ref"> {
  let summary = "A mesh axis or a part of one: `\"x\"` or `\"x\":(2)4`";
  let description = [{`preSize` and `size` are 0 for a whole axis.}];
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$preSize,
                        "int64_t":$size);
  let extraClassDeclaration = [{
    bool isSubAxis() const { return getSize() != 0; }
  }];
}

def Sharding_AxesAttr : Sharding_Attr<"Axes", "axes"> {
  let summary = "A list of axes of a mesh, major to minor: `<@mesh [\"x\", \"y\"]>`";
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$mesh,
                        ArrayRefParameter<"AxisRefAttr">:$axes);
  let builders = [
    AttrBuilder<(ins "::mlir::FlatSymbolRefAttr":$meshName,
                     "const ::gspmd::Mesh &":$mesh,
                     "::llvm::ArrayRef<::gspmd::AxisRef>":$axes)>
  ];
  let extraClassDeclaration = [{
    /// The axes on `mesh`; all names must be axes of it (verified).
    ::gspmd::AxisList toAxes(const ::gspmd::Mesh &mesh) const;
  }];
}

def Sharding_DimShardingAttr : Sharding_Attr<"DimSharding", "dim"> {
  let summary = "How one dimension is cut: `{\"x\", \"y\":(2)4, ?}p1`";
  let parameters = (ins ArrayRefParameter<"AxisRefAttr">:$axes,
                        "bool":$isClosed,
                        "std::optional<int64_t>":$priority);
}

def Sharding_TensorShardingAttr : Sharding_Attr<"TensorSharding", "sharding"> {
  let summary = "How a tensor lies on a mesh";
  let description = [{
    `#sharding.sharding<@mesh, [{"x"}, {"y", ?}, {} ], replicated={"z"}, unreduced={"w"}>`
    lists for each tensor dimension the axes that cut it, major to minor. A `?`
    leaves the dimension open to completion. Axes in `replicated` must not be
    used by completion. Along `unreduced` axes the devices hold partial results,
    which add up to the tensor or are combined otherwise (`unreduced=max{"w"}`).
    It carries all three kinds of the GSPMD paper (section 3.1): replicated, tiled, partially tiled.
  }];
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$mesh,
    ArrayRefParameter<"DimShardingAttr">:$dims,
    ArrayRefParameter<"AxisRefAttr">:$replicated,
    ArrayRefParameter<"AxisRefAttr">:$unreduced,
    "::gspmd::Reduction":$reduction);
  let builders = [
    AttrBuilder<(ins "::mlir::FlatSymbolRefAttr":$meshName,
                     "const ::gspmd::Mesh &":$mesh,
                     "const ::gspmd::TensorSharding &":$sharding)>,
    AttrBuilder<(ins "::mlir::FlatSymbolRefAttr":$mesh,
                     "::llvm::ArrayRef<DimShardingAttr>":$dims), [{
      return $_get($_ctxt, mesh, dims, ::llvm::ArrayRef<AxisRefAttr>(),
                   ::llvm::ArrayRef<AxisRefAttr>(),
                   ::gspmd::Reduction::Add);
    }]>
  ];
  let extraClassDeclaration = [{
    int64_t getRank() const { return getDims().size(); }
    /// The same sharding as a value of the algebra; axes must exist on `mesh`.
    ::gspmd::TensorSharding toSharding(const ::gspmd::Mesh &mesh) const;
    /// Success, or an error (through `emitError`) that names axis, dimension
    /// and mesh: unknown axis, axis used twice, overlapping sub-axes, rank
    /// mismatch. `type` is the annotated value's type.
    ::llvm::LogicalResult verifyFor(
        ::mlir::Type type, const ::gspmd::Mesh &mesh,
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) const;
    /// Without the `#sharding.sharding` prefix: `<@mesh, [...]>`.
    void printBody(::mlir::AsmPrinter &printer) const;
    static ::mlir::Attribute parseBody(::mlir::AsmParser &parser);
  }];
}

def Sharding_PerValueAttr
    : Sharding_Attr<"TensorShardingPerValue", "per_value"> {
  let summary = "One sharding per result";
  let parameters = (ins ArrayRefParameter<"TensorShardingAttr">:$shardings);
}

def Sharding_RuleAttr : Sharding_Attr<"Rule", "rule"> {
  let summary = "How shardings move through an op, by factors";
  let description = [{
    `#sharding.rule<([i, k], [k, j])->([i, j]) {i=8, k=16, j=8} reduction={k}>`.
    A dimension of several factors is written `ij`, of none `[]`'s empty slot `-`.
    Factor kinds: pass-through (unlisted), `reduction={}`, `need_replication={}`,
    `permutation={}`. Along factors in `blocked_propagation={}`, which may be of
    any kind, completion moves nothing.
    `, custom` at the end marks what a user wrote of an op, as Shardy does.
    Stored flat: `kinds[f]`, `sizes[f]`, ascending `blocked` factors; per tensor
    and dimension a list of factors.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$sizes,
    ArrayRefParameter<"int64_t">:$kinds,
    ArrayRefParameter<"int64_t">:$blocked,
    "::mlir::ArrayAttr":$operands,
    "::mlir::ArrayAttr":$results,
    "bool":$isCustom);
  let builders = [
    // The kinds that completion sees, or those by which ops are cut.
    AttrBuilder<(ins "const ::gspmd::FactorMap &":$map,
                     CArg<"::gspmd::FactorSide",
                          "&::gspmd::FactorRole::propagationKind">:$side)>
  ];
  let extraClassDeclaration = [{
    ::gspmd::FactorMap toFactorMap() const;
    /// What stands between `<` and `>`; `emptyDim` stands for a dimension of no
    /// factor. Reading accepts both `_` and `*`.
    void printBody(::mlir::AsmPrinter &printer,
                   ::llvm::StringRef emptyDim = "_") const;
    static ::mlir::Attribute parseBody(::mlir::AsmParser &parser);
    /// The same rule, marked as a user's or not.
    RuleAttr withCustom(bool isCustom) const;
  }];
}

def Sharding_PropagationEdgeAttr : AttrDef<ShardingDialect, "PropagationEdge"> {
  let mnemonic = "propagation_edge";
  let summary = "One copy of axes from one tensor of an op to another";
  let description = [{
    `#sharding.propagation_edge<step = 4, axes = ["x"], from = 0, to = 2, dim = 1>`
    in the list `sharding.edges` of an op: in step 4 of completion, the op's tensor 2
    (operands are counted first, then results) got "x" appended to its dimension 1
    because tensor 0 had it on the same factor. For data flow, tensors are the
    edge's sources and then its target.
  }];
  let parameters = (ins "int64_t":$step,
                        ArrayRefParameter<"AxisRefAttr">:$axes,
                        "int64_t":$from, "int64_t":$to, "int64_t":$dim);
  let assemblyFormat = [{
    `<` `step` `=` $step `,` `axes` `=` `[` $axes `]` `,` `from` `=` $from `,`
    `to` `=` $to `,` `dim` `=` $dim `>`
  }];
}

// The values of ::gspmd::Reduction.
def Sharding_ReductionKindEnum : I32EnumAttr<"ReductionKind",
    "How partial results are combined", [
      I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Mul", 1, "mul">,
      I32EnumAttrCase<"Max", 2, "max">, I32EnumAttrCase<"Min", 3, "min">,
      I32EnumAttrCase<"And", 4, "and">, I32EnumAttrCase<"Or", 5, "or">,
      I32EnumAttrCase<"Xor", 6, "xor">]> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let genSpecializedAttr = 0;
}
def Sharding_ReductionKindAttr
    : EnumAttr<ShardingDialect, Sharding_ReductionKindEnum, "reduction"> {
  let assemblyFormat = "$value";
}

#endif // GSPMD_SHARDING_ATTRS
