//===- StablehloAttrs.td - Structured attributes of the StableHLO spec ----===//

#ifndef GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOATTRS_TD
#define GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOATTRS_TD

include "dialect/StableHLO/Attributes/StablehloEnums.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/TensorEncoding.td"

class SHLO_AttrDef<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Stablehlo_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

class SHLO_Dims<string desc = ""> : ArrayRefParameter<"int64_t", desc>;

def SHLO_DotDimensionNumbers : SHLO_AttrDef<"DotDimensionNumbers", "dot"> {
  let summary = "roles of the operands' dimensions in dot_general";
  let parameters = (ins SHLO_Dims<>:$lhsBatchingDimensions,
                        SHLO_Dims<>:$rhsBatchingDimensions,
                        SHLO_Dims<>:$lhsContractingDimensions,
                        SHLO_Dims<>:$rhsContractingDimensions);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_DotAlgorithm : SHLO_AttrDef<"DotAlgorithm", "dot_algorithm"> {
  let summary = "the arithmetic that dot_general has to use";
  let parameters = (ins "::mlir::Type":$lhsPrecisionType,
                        "::mlir::Type":$rhsPrecisionType,
                        "::mlir::Type":$accumulationType,
                        "int64_t":$lhsComponentCount,
                        "int64_t":$rhsComponentCount,
                        "int64_t":$numPrimitiveOperations,
                        "bool":$allowImpreciseAccumulation);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def SHLO_ConvDimensionNumbers : SHLO_AttrDef<"ConvDimensionNumbers", "conv"> {
  let summary = "roles of the dimensions of a convolution";
  let parameters = (ins "int64_t":$inputBatchDimension,
                        "int64_t":$inputFeatureDimension,
                        SHLO_Dims<>:$inputSpatialDimensions,
                        "int64_t":$kernelInputFeatureDimension,
                        "int64_t":$kernelOutputFeatureDimension,
                        SHLO_Dims<>:$kernelSpatialDimensions,
                        "int64_t":$outputBatchDimension,
                        "int64_t":$outputFeatureDimension,
                        SHLO_Dims<>:$outputSpatialDimensions);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_GatherDimensionNumbers
    : SHLO_AttrDef<"GatherDimensionNumbers", "gather"> {
  let summary = "roles of the dimensions of a gather";
  let parameters = (ins SHLO_Dims<>:$offsetDims,
                        SHLO_Dims<>:$collapsedSliceDims,
                        SHLO_Dims<>:$operandBatchingDims,
                        SHLO_Dims<>:$startIndicesBatchingDims,
                        SHLO_Dims<>:$startIndexMap,
                        "int64_t":$indexVectorDim);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_ScatterDimensionNumbers
    : SHLO_AttrDef<"ScatterDimensionNumbers", "scatter"> {
  let summary = "roles of the dimensions of a scatter";
  let parameters = (ins SHLO_Dims<>:$updateWindowDims,
                        SHLO_Dims<>:$insertedWindowDims,
                        SHLO_Dims<>:$inputBatchingDims,
                        SHLO_Dims<>:$scatterIndicesBatchingDims,
                        SHLO_Dims<>:$scatterDimsToOperandDims,
                        "int64_t":$indexVectorDim);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_ChannelHandle : SHLO_AttrDef<"ChannelHandle", "channel_handle"> {
  let summary = "a communication channel and its type";
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===----------------------------------------------------------------------===//
// Replica groups along axes of a mesh
//===----------------------------------------------------------------------===//

def SHLO_MeshAxis : SHLO_AttrDef<"MeshAxis", "mesh_axis"> {
  let summary = "an axis of a mesh and its size";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def SHLO_Mesh : SHLO_AttrDef<"Mesh", "mesh"> {
  let summary = "axes, and the order of the devices along them";
  let parameters = (ins ArrayRefParameter<"MeshAxisAttr">:$axes,
                        OptionalParameter<"::mlir::DenseIntElementsAttr">:$deviceIds);
  let assemblyFormat = [{
    `<` `axes` `` `=` `` `[` $axes `]`
    (`,` `device_ids` `` `=` `` $deviceIds^)? `>`
  }];
  let genVerifyDecl = 1;
}

def SHLO_SubAxisInfo : SHLO_AttrDef<"SubAxisInfo", "sub_axis_info"> {
  let summary = "the digits of a sub-axis: `(1)2`";
  let parameters = (ins "int64_t":$preSize, "int64_t":$size);
  let assemblyFormat = "`(` $preSize `)` `` $size";
  let genVerifyDecl = 1;
}

def SHLO_AxisRef : SHLO_AttrDef<"AxisRef", "axis_ref"> {
  let summary = "an axis of a mesh or a sub-axis";
  let parameters = (ins StringRefParameter<>:$name,
                        OptionalParameter<"SubAxisInfoAttr">:$sub_axis_info);
  let assemblyFormat = "`<` struct(params) `>`";
}

def SHLO_ReplicaGroupMeshAxes
    : SHLO_AttrDef<"ReplicaGroupMeshAxes", "replica_group_mesh_axes"> {
  let summary = "the groups of processes along axes of a mesh";
  let description = [{
    `mesh` is a #stablehlo.mesh or the symbol of one; `axes` are
    #stablehlo.axis_ref.
  }];
  let parameters = (ins "::mlir::Attribute":$mesh, "::mlir::ArrayAttr":$axes);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Returns the size of a group; nullopt if the mesh is a symbol.
    std::optional<int64_t> getGroupSize() const;
    /// Returns the inlined mesh; null if the mesh is a symbol.
    ::mlir::gspmd::stablehlo::MeshAttr getOwnMesh() const {
      return ::llvm::dyn_cast<::mlir::gspmd::stablehlo::MeshAttr>(getMesh());
    }
  }];
}

def SHLO_ReplicaGroups : AnyAttrOf<[I64ElementsAttr, SHLO_ReplicaGroupMeshAxes]>;

def SHLO_OutputOperandAlias
    : SHLO_AttrDef<"OutputOperandAlias", "output_operand_alias"> {
  let summary = "an output of a custom call that shares an operand's buffer";
  let parameters = (ins SHLO_Dims<>:$outputTupleIndices,
                        "int64_t":$operandIndex,
                        SHLO_Dims<>:$operandTupleIndices);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_ResultAccuracy : SHLO_AttrDef<"ResultAccuracy", "result_accuracy"> {
  let summary = "the requested accuracy of a transcendental op";
  let parameters = (ins APFloatParameter<"">:$atol, APFloatParameter<"">:$rtol,
                        "int64_t":$ulps,
                        "::mlir::gspmd::stablehlo::ResultAccuracyModeAttr":$mode);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let constBuilderCall =
    "::mlir::gspmd::stablehlo::ResultAccuracyAttr::$0($_builder.getContext())";
  let extraClassDeclaration = [{
    /// Returns the accuracy of an op without this attribute.
    static ResultAccuracyAttr getDefault(::mlir::MLIRContext *context);
  }];
}

/// An accuracy of mode DEFAULT is equivalent to an absent attribute.
def SHLO_DefaultResultAccuracy : DefaultValuedOptionalAttr<SHLO_ResultAccuracy,
                                                         "getDefault">;

def SHLO_TypeExtensions : SHLO_AttrDef<"TypeExtensions", "bounds",
    [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let summary = "upper bounds of the dynamic dimensions of a tensor type";
  let parameters = (ins SHLO_Dims<>:$bounds);
  let hasCustomAssemblyFormat = 1;
}

#endif // GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOATTRS_TD
