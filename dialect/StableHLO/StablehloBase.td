//===- StablehloBase.td - The stablehlo dialect, its types, op bases ------===//

#ifndef GSPMD_DIALECT_STABLEHLO_BASE
#define GSPMD_DIALECT_STABLEHLO_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Stablehlo_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::mlir::gspmd::stablehlo";
  let summary = "The StableHLO operation set in the textual form JAX prints";
  let description = [{
    An independent definition of the ops of the StableHLO specification, with the
    same assembly format, constraints and inferred types. Its C++ namespace is the
    project's, so that a tool may link it together with another implementation of
    the dialect and register only one of them.

    Each file defines one op family (`ElementwiseOps.td`, `ShapeOps.td`, ...). Ops
    other than constants do not fold: the partitioner expects the program as it was
    written.
  }];
  let dependentDialects = ["::mlir::quant::QuantDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    // One function per op family, each defined in the family's own source.
    void addElementwiseOps();
    void addUnaryOps();
    void addShapeOps();
    void addContractOps();
    void addReduceOps();
    void addIndexOps();
    void addWindowOps();
    void addSortOps();
    void addControlOps();
    void addAsyncOps();
    void addCollectiveOps();
    void addCustomOps();
    void addTransferOps();
    void addRandomOps();
    void addNormOps();
    void addQuantizeOps();
    void registerAttributes();
    void registerTypes();
  }];
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class SHLO_TypeDef<string name, string typeMnemonic>
    : TypeDef<Stablehlo_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def SHLO_Token : SHLO_TypeDef<"Token", "token"> {
  let summary = "orders side effects: produced and consumed by such ops only";
}

def SHLO_Future : SHLO_TypeDef<"Future", "future"> {
  let summary = "the results of an operation that may still be under way";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
}

def SHLO_Pred : TypeAlias<I1, "pred (i1)">;
def SHLO_SInt : SignlessIntOfWidths<[2, 4, 8, 16, 32, 64]>;
def SHLO_UInt : UnsignedIntOfWidths<[2, 4, 8, 16, 32, 64]>;
def SHLO_Int : AnyTypeOf<[SHLO_SInt, SHLO_UInt], "integer of 2 to 64 bits">;
def SHLO_Float : AnyTypeOf<[
  F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ,
  F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, BF16, F32, F64
], "floating point">;
def SHLO_F32Or64 : AnyTypeOf<[F32, F64], "f32 or f64">;
def SHLO_Complex : Type<
  CPred<"::mlir::gspmd::stablehlo::isStablehloComplex($_self)">,
  "complex of f32 or f64", "::mlir::ComplexType">;
def SHLO_Quantized : Type<
  CPred<"::mlir::gspmd::stablehlo::isStablehloQuantized($_self)">, "quantized",
  "::mlir::quant::QuantizedType">;
def SHLO_Element : AnyTypeOf<
  [SHLO_Pred, SHLO_Int, SHLO_Float, SHLO_Complex, SHLO_Quantized],
  "StableHLO element">;

/// A tensor of `allowed` elements, which may be quantized.
class SHLO_QuantizedTensorOf<list<Type> allowed> : ConfinedType<
  RankedTensorOf<allowed>,
  [CPred<"::mlir::gspmd::stablehlo::hasValidQuantizedDim($_self)">],
  RankedTensorOf<allowed>.summary #
    ", a quantized dimension (C12) with a scale for each index (C13)",
  "::mlir::RankedTensorType">;

// Tensors are ranked; a dimension may be dynamic.
def SHLO_Tensor : SHLO_QuantizedTensorOf<[SHLO_Element]>;
def SHLO_PredTensor : RankedTensorOf<[SHLO_Pred]>;
def SHLO_IntTensor : RankedTensorOf<[SHLO_Int]>;
def SHLO_FloatTensor : RankedTensorOf<[SHLO_Float]>;
def SHLO_ComplexTensor : RankedTensorOf<[SHLO_Complex]>;
def SHLO_F32Or64Tensor : RankedTensorOf<[SHLO_F32Or64]>;
def SHLO_PredOrIntTensor : RankedTensorOf<[SHLO_Pred, SHLO_Int]>;
def SHLO_IntFloatOrComplexTensor :
  SHLO_QuantizedTensorOf<[SHLO_Int, SHLO_Float, SHLO_Complex, SHLO_Quantized]>;
def SHLO_FloatOrComplexTensor :
  SHLO_QuantizedTensorOf<[SHLO_Float, SHLO_Complex, SHLO_Quantized]>;
def SHLO_FloatOrQuantizedTensor :
  SHLO_QuantizedTensorOf<[SHLO_Float, SHLO_Quantized]>;
def SHLO_SignedTensor :
  SHLO_QuantizedTensorOf<[SHLO_SInt, SHLO_Float, SHLO_Complex, SHLO_Quantized]>;
def SHLO_RealOrComplexTensor : RankedTensorOf<[SHLO_Float, SHLO_Complex]>;
// A shape or an index list: rank 1 of integers (or of `index`). How many there
// are is known, since the result has a rank.
def SHLO_DimensionTensor : ConfinedType<
  1DTensorOf<[SHLO_Int, Index]>, [HasStaticShapePred],
  "statically sized 1-dimensional tensor of integers or indices">;
def SHLO_ScalarIntTensor : 0DTensorOf<[SHLO_Int]>;
def SHLO_ScalarTensor : 0DTensorOf<[SHLO_Element]>;
def SHLO_TensorOrToken : AnyTypeOf<[SHLO_Tensor, SHLO_Token]>;
def SHLO_StaticTensor : StaticShapeTensorOf<[SHLO_Element]>;
def SHLO_StaticTensorOrToken : AnyTypeOf<[SHLO_StaticTensor, SHLO_Token]>;
def SHLO_Tuple : NestedTupleOf<[SHLO_Tensor, SHLO_Token]>;
def SHLO_TensorOrTokenOrTuple :
  AnyTypeOf<[SHLO_Tensor, SHLO_Token, SHLO_Tuple]>;

//===----------------------------------------------------------------------===//
// Op bases
//===----------------------------------------------------------------------===//

/// A version of an op in portable artifacts before its newest one: the first
/// StableHLO version that has it, the attributes of VHLO that it lacks, and its
/// largest numbers of operands and regions (255: any number).
class SHLO_OldVersion<string since, list<string> lacks = [], int operands = 255,
                      int regions = 255> {
  string Since = since;
  list<string> Lacks = lacks;
  int MaxOperands = operands;
  int MaxRegions = regions;
}

/// `since` and `oldVersions` are the op's versions in portable artifacts, from
/// which dialect/VHLO derives its ops.
class SHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<Stablehlo_Dialect, mnemonic, traits> {
  string since = "0.9.0"; // StableHLO's first version with the newest version
  list<SHLO_OldVersion> oldVersions = [];
  // Attributes without semantics, which the newest version does not store.
  list<string> unusedAttributes = [];
}

class SHLO_NativeTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::mlir::gspmd::stablehlo";
}
def SHLO_IsCollective : SHLO_NativeTrait<"IsCollective">;
def SHLO_RearrangesElements : SHLO_NativeTrait<"RearrangesElements">;
def SHLO_KeepsElementOrder : SHLO_NativeTrait<"KeepsElementOrder">;
def SHLO_JoinsOperands : SHLO_NativeTrait<"JoinsOperands">;
def SHLO_MayBeAsync : SHLO_NativeTrait<"MayBeAsync">;
class SHLO_CombinesElementsOf<string hasIndices>
    : ParamNativeOpTrait<"CombinesElements", hasIndices> {
  let cppNamespace = "::mlir::gspmd::stablehlo";
}
def SHLO_CombinesElements : SHLO_CombinesElementsOf<"false">;
def SHLO_CombinesElementsAtIndices : SHLO_CombinesElementsOf<"true">;

/// An op without side effects.
class SHLO_PureOp<string mnemonic, list<Trait> traits = []>
    : SHLO_Op<mnemonic, traits # [Pure]>;

// A wrong result is reported once, by VerifiesInferredTypes; what the interface
// itself verifies is made to pass, since it would report the fault a second time.
defvar SHLO_inferDecls = [{
  static bool isCompatibleReturnTypes(::mlir::TypeRange l,
                                      ::mlir::TypeRange r) {
    return ::mlir::gspmd::stablehlo::areCompatibleTypes(l, r);
  }
  static ::llvm::LogicalResult refineReturnTypes(
      ::mlir::MLIRContext *context, std::optional<::mlir::Location>,
      ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,
      ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
      ::llvm::SmallVectorImpl<::mlir::Type> &types) {
    ::llvm::SmallVector<::mlir::Type> inferred;
    if (::llvm::succeeded(inferReturnTypes(context, std::nullopt, operands,
                                           attributes, properties, regions,
                                           inferred)) &&
        isCompatibleReturnTypes(inferred, types))
      types.assign(inferred.begin(), inferred.end());
    return ::llvm::success();
  }
}];
/// `constraints` are the numbers of those in the specification that a wrong result
/// violates, such as "7, 8".
class SHLO_VerifiesInferredTypes<string constraints>
    : ParamNativeOpTrait<"VerifiesInferredTypes", constraints> {
  let cppNamespace = "::mlir::gspmd::stablehlo";
}

/// The op's source defines
///   LogicalResult XOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
///       Adaptor, SmallVectorImpl<Type> &);
/// which also checks the constraints that the result depends on (inferError).
/// A written result type may be more or less static than the inferred one.
class SHLO_InferResult<string constraints> : TraitList<[
  InferTypeOpAdaptorBase<SHLO_inferDecls>,
  SHLO_VerifiesInferredTypes<constraints>
]>;
def SHLO_InferType : SHLO_InferResult<"">;

/// A pure op that infers its result types with an adaptor; `constraints` are those
/// on its results.
class SHLO_InferredOp<string mnemonic, string constraints = "",
                      list<Trait> traits = []>
    : SHLO_PureOp<mnemonic, [SHLO_InferResult<constraints>] # traits>;

#endif // GSPMD_DIALECT_STABLEHLO_BASE
