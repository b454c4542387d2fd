//===- SdyAttrs.td - Meshes, shardings, rules ---------------*- tablegen -*-===//

#ifndef GSPMD_SDY_ATTRS
#define GSPMD_SDY_ATTRS

include "dialect/Sdy/SdyBase.td"

class Sdy_Attr<string name, string mnem> : AttrDef<SdyDialect, name> {
  let mnemonic = mnem;
  let hasCustomAssemblyFormat = 1;
}

class Sdy_NestedList<string nested>
    : ArrayRefParameter<"::mlir::gspmd::sharding::" # nested>;

//===----------------------------------------------------------------------===//
// Attributes that occur nested in others, as attributes of their own:
// `#sdy<axis_ref"x">`. Nested, they are attributes of the `sharding` dialect.
//===----------------------------------------------------------------------===//

class Sdy_NestedAttr<string name, string mnem, string nested>
    : Sdy_Attr<name, mnem> {
  let parameters = (ins "::mlir::gspmd::sharding::" # nested:$nested);
}
def Sdy_MeshAxisAttr : Sdy_NestedAttr<"MeshAxis", "mesh_axis", "MeshAxisAttr"> {
  let summary = "An axis of a mesh: `#sdy<mesh_axis\"x\"=4>`";
}
def Sdy_AxisRefAttr : Sdy_NestedAttr<"AxisRef", "axis_ref", "AxisRefAttr"> {
  let summary = "An axis or a sub-axis: `#sdy<axis_ref\"x\":(1)2>`";
}
def Sdy_DimensionShardingAttr : Sdy_NestedAttr<"DimensionSharding",
    "dimension_sharding", "DimShardingAttr"> {
  let summary =
    "The sharding of a dimension: `#sdy<dimension_sharding{\"x\", ?}p1>`";
}
def Sdy_SubAxisInfoAttr : Sdy_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "The digits of a sub-axis: `#sdy<sub_axis_info(1)2>`";
  let parameters = (ins "int64_t":$preSize, "int64_t":$size);
}
def Sdy_DimMappingAttr : Sdy_Attr<"DimMapping", "dim_mapping"> {
  let summary = "The factors of a dimension: `#sdy<dim_mapping ij>`";
  let parameters = (ins ArrayRefParameter<"int64_t">:$factors);
}
def Sdy_TensorMappingAttr : Sdy_Attr<"TensorMapping", "tensor_mapping"> {
  let summary = "The factors of a tensor: `#sdy<tensor_mapping[ij, k]>`";
  let parameters = (ins ArrayRefParameter<"DimMappingAttr">:$dims);
}

def Sdy_MeshAttr : Sdy_Attr<"Mesh", "mesh"> {
  let summary = "Axes and device order: `<[\"x\"=4, \"y\"=2], device_ids=[...]>`";
  let description = [{
    `<[]>` is a placeholder for any mesh, `<[], device_ids=[3]>` one device
    (maximal sharding). The identity order 0, 1, 2, ... is not kept.
  }];
  let parameters = (ins Sdy_NestedList<"MeshAxisAttr">:$axes,
                        ArrayRefParameter<"int64_t">:$deviceIds);
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Returns true for `<[]>`, the mesh of rank-0 shardings.
    bool isEmpty() const { return getAxes().empty() && getDeviceIds().empty(); }
    /// Returns true if one device has the global tensor.
    bool isMaximal() const {
      return getAxes().empty() && getDeviceIds().size() == 1;
    }
    /// Returns this mesh as a value of the algebra; a maximal one has no axes.
    ::gspmd::Mesh toMesh() const;
  }];
}

def Sdy_TensorShardingAttr : Sdy_Attr<"TensorSharding", "sharding"> {
  let summary = "`<@mesh, [{\"x\"}, {\"y\", ?}p1], replicated={\"z\"}, unreduced={\"w\"}>`";
  let description = [{
    `meshOrRef` is a symbol or an inlined mesh: `<mesh<["x"=4]>, [{"x"} ]>`. The
    tensor is the sum of the devices' partial results over the unreduced axes, or
    their `max` or `min`: `unreduced=max{"w"}`.
  }];
  let parameters = (ins "::mlir::Attribute":$meshOrRef,
                        Sdy_NestedList<"DimShardingAttr">:$dims,
                        Sdy_NestedList<"AxisRefAttr">:$replicated,
                        Sdy_NestedList<"AxisRefAttr">:$unreduced,
                        "::gspmd::Reduction":$reduction);
  let extraClassDeclaration = [{
    /// Returns the mesh of the sharding, looked up around `op`; null if none.
    MeshAttr lookupMesh(::mlir::Operation *op) const;
    /// Returns this sharding as an attribute of the `sharding` dialect, on a mesh
    /// of that name.
    ::mlir::gspmd::sharding::TensorShardingAttr
    toShardingAttr(::mlir::FlatSymbolRefAttr mesh) const;
    /// Verifies the sharding. Errors name the axis, the dimension and the mesh and
    /// begin with `what`.
    ::llvm::LogicalResult verifyFor(::mlir::Operation *op, ::mlir::Type type,
                                    const ::llvm::Twine &what) const;
  }];
}

def Sdy_PerValueAttr : Sdy_Attr<"TensorShardingPerValue", "sharding_per_value"> {
  let summary = "One sharding for each result: `<[<@mesh, ...>, ...]>`";
  let parameters = (ins ArrayRefParameter<"TensorShardingAttr">:$shardings);
  let extraClassDeclaration = [{
    /// Print and parse `[<@mesh, ...>, ...]`, the form in ops.
    void printList(::mlir::AsmPrinter &printer) const;
    static ::mlir::Attribute parseList(::mlir::AsmParser &parser);
  }];
}

def Sdy_ManualAxesAttr : Sdy_Attr<"ManualAxes", "manual_axes"> {
  let summary = "Axes along which a region is local: `{\"x\", \"y\"}`";
  let parameters = (ins ArrayRefParameter<"::mlir::StringAttr">:$value);
}

def Sdy_AxisRefListAttr : Sdy_Attr<"AxisRefList", "axis_ref_list"> {
  let summary = "`{\"x\", \"y\":(1)2}`";
  let parameters = (ins Sdy_NestedList<"AxisRefAttr">:$value);
}

def Sdy_ListOfAxisRefListsAttr
    : Sdy_Attr<"ListOfAxisRefLists", "list_of_axis_ref_lists"> {
  let summary = "The axes of each dimension: `[{\"x\"}, {}]`";
  let parameters = (ins ArrayRefParameter<"AxisRefListAttr">:$value);
}

def Sdy_AllToAllParamAttr : Sdy_Attr<"AllToAllParam", "all_to_all_param"> {
  let summary = "The axes that an all-to-all moves, and the dimensions: `{\"x\"}: 0->1`";
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
    A dimension without factors is written `*`. `custom` marks a user's rule: of a
    custom call, or instead of the rule of another op.
  }];
  let parameters = (ins "::mlir::gspmd::sharding::RuleAttr":$rule);
}

//===----------------------------------------------------------------------===//
// Records of Shardy's propagation
//===----------------------------------------------------------------------===//

def Sdy_EdgeValueRefAttr : Sdy_Attr<"EdgeValueRef", "edge_value_ref"> {
  let summary = "An operand or result of the op: `operand-0`";
  let parameters = (ins "bool":$isResult, "int64_t":$index);
}
def Sdy_AxisToPropagationDetailsAttr
    : Sdy_Attr<"AxisToPropagationDetails", "axis_to_propagation_details"> {
  let summary = "One propagation of an axis: `\"x\" = operand-0 -> [result-0]`";
  let parameters = (ins "::mlir::gspmd::sharding::AxisRefAttr":$axis,
                        "EdgeValueRefAttr":$source,
                        ArrayRefParameter<"EdgeValueRefAttr">:$targets);
}
def Sdy_PropagationOneStepAttr
    : Sdy_Attr<"PropagationOneStep", "propagation_one_step"> {
  let summary = "The propagations of one step: `step-1 = [{...}, ...]`";
  let parameters = (ins "int64_t":$step,
      ArrayRefParameter<"AxisToPropagationDetailsAttr">:$entries);
}
def Sdy_PropagationEdgesAttr
    : Sdy_Attr<"PropagationEdges", "propagation_edges"> {
  let summary = "The steps that propagated to an op: `<[{step-1 = [{\"x\" = operand-0 -> [result-0]}]}]>`";
  let description = [{
    A record of Shardy's propagation, kept on the op until it is partitioned.
  }];
  let parameters = (ins ArrayRefParameter<"PropagationOneStepAttr">:$value);
  let genVerifyDecl = 1;
}

#endif // GSPMD_SDY_ATTRS
