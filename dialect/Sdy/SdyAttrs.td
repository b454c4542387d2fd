//===- SdyAttrs.td - Meshes, shardings, rules ---------------*- tablegen -*-===//

#ifndef GSPMD_SDY_ATTRS
#define GSPMD_SDY_ATTRS

include "dialect/Sdy/SdyBase.td"

class Sdy_Attr<string name, string mnem> : AttrDef<SdyDialect, name> {
  let mnemonic = mnem;
  let hasCustomAssemblyFormat = 1;
}

class Sdy_Pieces<string piece>
    : ArrayRefParameter<"::mlir::gspmd::sharding::" # piece>;

def Sdy_MeshAttr : Sdy_Attr<"Mesh", "mesh"> {
  let summary = "Axes and device order: `<[\"x\"=4, \"y\"=2], device_ids=[...]>`";
  let description = [{
    `<[]>` is a placeholder for any mesh, `<[], device_ids=[3]>` one device
    (maximal sharding). `device_ids` is left out where it would be 0, 1, 2, ...
  }];
  let parameters = (ins Sdy_Pieces<"MeshAxisAttr">:$axes,
                        ArrayRefParameter<"int64_t">:$deviceIds);
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// `<[]>`: rank-0 shardings refer to it.
    bool isEmpty() const { return getAxes().empty() && getDeviceIds().empty(); }
    /// One device holds the whole tensor.
    bool isMaximal() const {
      return getAxes().empty() && getDeviceIds().size() == 1;
    }
    /// The same mesh as a value of the algebra (a maximal one has no axes).
    ::gspmd::Mesh toMesh() const;
  }];
}

def Sdy_TensorShardingAttr : Sdy_Attr<"TensorSharding", "sharding"> {
  let summary = "`<@mesh, [{\"x\"}, {\"y\", ?}p1], replicated={\"z\"}, unreduced={\"w\"}>`";
  let description = [{
    `meshOrRef` is a symbol, or a mesh written in place:
    `<mesh<["x"=4]>, [{"x"} ]>`.
  }];
  let parameters = (ins "::mlir::Attribute":$meshOrRef,
                        Sdy_Pieces<"DimShardingAttr">:$dims,
                        Sdy_Pieces<"AxisRefAttr">:$replicated,
                        Sdy_Pieces<"AxisRefAttr">:$unreduced);
  let extraClassDeclaration = [{
    /// The mesh that the sharding is on, looked up around `op`; null if none.
    MeshAttr lookupMesh(::mlir::Operation *op) const;
    /// The same sharding as an attribute of the `sharding` dialect, said of a
    /// mesh of that name.
    ::mlir::gspmd::sharding::TensorShardingAttr
    toShardingAttr(::mlir::FlatSymbolRefAttr mesh) const;
    /// Success, or an error that names axis, dimension and mesh. `what` is put
    /// before the message.
    ::llvm::LogicalResult verifyFor(::mlir::Operation *op, ::mlir::Type type,
                                    const ::llvm::Twine &what) const;
  }];
}

def Sdy_PerValueAttr : Sdy_Attr<"TensorShardingPerValue", "sharding_per_value"> {
  let summary = "One sharding per result: `<[<@mesh, ...>, ...]>`";
  let parameters = (ins ArrayRefParameter<"TensorShardingAttr">:$shardings);
  let extraClassDeclaration = [{
    /// Without the angle brackets, as ops print it: `[<@mesh, ...>, ...]`.
    void printList(::mlir::AsmPrinter &printer) const;
    static ::mlir::Attribute parseList(::mlir::AsmParser &parser);
  }];
}

def Sdy_ManualAxesAttr : Sdy_Attr<"ManualAxes", "manual_axes"> {
  let summary = "Axes on which a region is per-device: `{\"x\", \"y\"}`";
  let parameters = (ins ArrayRefParameter<"::mlir::StringAttr">:$value);
}

def Sdy_AxisRefListAttr : Sdy_Attr<"AxisRefList", "axis_ref_list"> {
  let summary = "`{\"x\", \"y\":(1)2}`";
  let parameters = (ins Sdy_Pieces<"AxisRefAttr">:$value);
}

def Sdy_ListOfAxisRefListsAttr
    : Sdy_Attr<"ListOfAxisRefLists", "list_of_axis_ref_lists"> {
  let summary = "Axes per dimension: `[{\"x\"}, {}]`";
  let parameters = (ins ArrayRefParameter<"AxisRefListAttr">:$value);
}

def Sdy_AllToAllParamAttr : Sdy_Attr<"AllToAllParam", "all_to_all_param"> {
  let summary = "One exchange of an all-to-all: `{\"x\"}: 0->1`";
  let parameters = (ins "AxisRefListAttr":$axes, "int64_t":$srcDim,
                        "int64_t":$tgtDim);
}

def Sdy_AllToAllParamListAttr
    : Sdy_Attr<"AllToAllParamList", "all_to_all_param_list"> {
  let summary = "`[{\"x\"}: 0->1, {\"y\"}: 2->3]`";
  let parameters = (ins ArrayRefParameter<"AllToAllParamAttr">:$value);
}

def Sdy_OpShardingRuleAttr : Sdy_Attr<"OpShardingRule", "op_sharding_rule"> {
  let summary = "`<([i, k], [k, j])->([i, j]) {i=8, j=4, k=16} reduction={k}, custom>`";
  let description = [{
    A dimension of no factor is written `*`. `custom` marks a user's rule: for a
    custom call, or in place of that of any other op.
  }];
  let parameters = (ins "::mlir::gspmd::sharding::RuleAttr":$rule);
}

#endif // GSPMD_SDY_ATTRS
