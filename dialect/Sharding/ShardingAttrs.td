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
    has one device: any device, or that of `<[], devices=[3]>`.
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
    /// Returns this mesh as a value of the algebra.
    ::gspmd::Mesh toMesh() const;
    /// Returns true for a single device with an explicit number.
    bool isMaximal() const {
      return getAxes().empty() && getDeviceList().size() == 1;
    }
    /// Returns true if there are neither axes nor a device number.
    bool isEmpty() const {
      return getAxes().empty() && getDeviceList().empty();
    }
  }];
}

def Sharding_AxisRefAttr : Sharding_Attr<"AxisRef", "axis_ref"> {
  let summary = "A mesh axis or a sub-axis: `\"x\"` or `\"x\":(2)4`";
  let description = [{`preSize` and `size` are 0 for a full axis.}];
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
    /// Returns the axes on `mesh`, which must have all of them (verified).
    ::gspmd::AxisList toAxes(const ::gspmd::Mesh &mesh) const;
  }];
}

def Sharding_DimShardingAttr : Sharding_Attr<"DimSharding", "dim"> {
  let summary = "The sharding of one dimension: `{\"x\", \"y\":(2)4, ?}p1`";
  let parameters = (ins ArrayRefParameter<"AxisRefAttr">:$axes,
                        "bool":$isClosed,
                        "std::optional<int64_t>":$priority);
}

def Sharding_TensorShardingAttr : Sharding_Attr<"TensorSharding", "sharding"> {
  let summary = "The sharding of a tensor on a mesh";
  let description = [{
    `#sharding.sharding<@mesh, [{"x"}, {"y", ?}, {} ], replicated={"z"}, unreduced={"w"}>`
    lists for each tensor dimension the axes that it is sharded by, major to
    minor. A `?` leaves the dimension open: completion may add minor axes.
    Completion must not use the axes in `replicated`. Over `unreduced` axes the
    devices have partial results, whose sum, or other reduction
    (`unreduced=max{"w"}`), is the tensor. The attribute expresses the three kinds
    of the GSPMD paper (section 3.1): replicated, tiled, partially tiled.
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
    /// Returns this sharding as a value of the algebra. `mesh` must have its axes.
    ::gspmd::TensorSharding toSharding(const ::gspmd::Mesh &mesh) const;
    /// Verifies the sharding of a value of `type`. Errors name the axis, the
    /// dimension and the mesh: unknown axis, axis used twice, overlapping
    /// sub-axes, rank mismatch.
    ::llvm::LogicalResult verifyFor(
        ::mlir::Type type, const ::gspmd::Mesh &mesh,
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) const;
    /// Prints and parses `<@mesh, [...]>`, without the `#sharding.sharding` prefix.
    void printBody(::mlir::AsmPrinter &printer) const;
    static ::mlir::Attribute parseBody(::mlir::AsmParser &parser);
  }];
}

def Sharding_PerValueAttr
    : Sharding_Attr<"TensorShardingPerValue", "per_value"> {
  let summary = "One sharding for each result";
  let parameters = (ins ArrayRefParameter<"TensorShardingAttr">:$shardings);
}

def Sharding_RuleAttr : Sharding_Attr<"Rule", "rule"> {
  let summary = "The sharding rule of an op, by factors";
  let description = [{
    `#sharding.rule<([i, k], [k, j])->([i, j]) {i=8, k=16, j=8} reduction={k}>`.
    A compound dimension is written `ij`, one without factors `_`.
    Factor kinds: pass-through (unlisted), `reduction={}`, `need_replication={}`,
    `permutation={}`. Nothing is propagated along factors in
    `blocked_propagation={}`, which may be of any kind. `, custom` at the end
    marks a rule that a user wrote on the op, as in Shardy. The parameters are
    `kinds[f]`, `sizes[f]`, ascending `blocked` factors, and for each dimension
    of each tensor a list of factors.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$sizes,
    ArrayRefParameter<"int64_t">:$kinds,
    ArrayRefParameter<"int64_t">:$blocked,
    "::mlir::ArrayAttr":$operands,
    "::mlir::ArrayAttr":$results,
    "bool":$isCustom);
  let builders = [
    // The kinds of propagation, or those of the partition.
    AttrBuilder<(ins "const ::gspmd::FactorMap &":$map,
                     CArg<"::gspmd::FactorRoleField",
                          "&::gspmd::FactorRole::propagationKind">:$side)>
  ];
  let extraClassDeclaration = [{
    ::gspmd::FactorMap toFactorMap() const;
    /// Prints the text between `<` and `>`; `emptyDim` is a dimension without
    /// factors. The parser accepts both `_` and `*`.
    void printBody(::mlir::AsmPrinter &printer,
                   ::llvm::StringRef emptyDim = "_") const;
    static ::mlir::Attribute parseBody(::mlir::AsmParser &parser);
    /// Returns this rule, marked as a user's or not.
    RuleAttr withCustom(bool isCustom) const;
  }];
}

def Sharding_PropagationEdgeAttr : AttrDef<ShardingDialect, "PropagationEdge"> {
  let mnemonic = "propagation_edge";
  let summary = "One propagation of axes from one tensor of an op to another";
  let description = [{
    `#sharding.propagation_edge<step = 4, axes = ["x"], from = 0, to = 2, dim = 1>`
    in the list `sharding.edges` of an op: in step 4 of completion, "x" was
    appended to dimension 1 of the op's tensor 2 (operands are counted first, then
    results) because tensor 0 had it on the same factor. For data-flow edges the
    tensors are the sources of the edge, followed by its target.
  }];
  let parameters = (ins "int64_t":$step,
                        ArrayRefParameter<"AxisRefAttr">:$axes,
                        "int64_t":$from, "int64_t":$to, "int64_t":$dim);
  let assemblyFormat = [{
    `<` `step` `=` $step `,` `axes` `=` `[` $axes `]` `,` `from` `=` $from `,`
    `to` `=` $to `,` `dim` `=` $dim `>`
  }];
}

// The values of the algebra's Reduction.
def Sharding_ReductionKindEnum : I32EnumAttr<"ReductionKind",
    "The reduction of partial results", [
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
