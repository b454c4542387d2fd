//===- StablehloBytecode.td - Binary encoding of stablehlo's attributes ---===//
//
// The published encoding, which JAX's `write_bytecode` makes: an attribute's code
// is its place in the list at the end, its fields follow in order.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_DIALECT_STABLEHLO_BYTECODE_STABLEHLOBYTECODE_TD
#define GSPMD_DIALECT_STABLEHLO_BYTECODE_STABLEHLOBYTECODE_TD

include "dialect/StableHLO/Bytecode/BytecodeBase.td"

def ChannelHandleAttr : CheckedAttribute<(attr
  SignedVarInt:$handle, SignedVarInt:$type
)>;

def ConvDimensionNumbersAttr : CheckedAttribute<(attr
  SignedVarInt:$inputBatchDimension, SignedVarInt:$inputFeatureDimension,
  Dims:$inputSpatialDimensions,
  SignedVarInt:$kernelInputFeatureDimension,
  SignedVarInt:$kernelOutputFeatureDimension,
  Dims:$kernelSpatialDimensions,
  SignedVarInt:$outputBatchDimension, SignedVarInt:$outputFeatureDimension,
  Dims:$outputSpatialDimensions
)>;

def DotDimensionNumbersAttr : CheckedAttribute<(attr
  Dims:$lhsBatchingDimensions, Dims:$rhsBatchingDimensions,
  Dims:$lhsContractingDimensions, Dims:$rhsContractingDimensions
)>;

def DotAlgorithmAttr : CheckedAttribute<(attr
  Type:$lhsPrecisionType, Type:$rhsPrecisionType, Type:$accumulationType,
  SignedVarInt:$lhsComponentCount, SignedVarInt:$rhsComponentCount,
  SignedVarInt:$numPrimitiveOperations, Bool:$allowImpreciseAccumulation
)>;

def GatherDimensionNumbersAttr : CheckedAttribute<(attr
  Dims:$offsetDims, Dims:$collapsedSliceDims, Dims:$operandBatchingDims,
  Dims:$startIndicesBatchingDims, Dims:$startIndexMap,
  SignedVarInt:$indexVectorDim
)>;

def ScatterDimensionNumbersAttr : CheckedAttribute<(attr
  Dims:$updateWindowDims, Dims:$insertedWindowDims, Dims:$inputBatchingDims,
  Dims:$scatterIndicesBatchingDims, Dims:$scatterDimsToOperandDims,
  SignedVarInt:$indexVectorDim
)>;

def TypeExtensionsAttr : CheckedAttribute<(attr Dims:$bounds)>;

def OutputOperandAliasAttr : CheckedAttribute<(attr
  Dims:$outputTupleIndices, SignedVarInt:$operandIndex,
  Dims:$operandTupleIndices
)>;

def ResultAccuracyModeAttr : EnumAttribute<"ResultAccuracyMode">;

defvar Double = KnownSemanticsAPFloat<"APFloat::IEEEdouble()">;
def ResultAccuracyAttr : CheckedAttribute<(attr
  Double:$atol, Double:$rtol, SignedVarInt:$ulps, ResultAccuracyModeAttr:$mode
)> {
  let cBuilder = "getChecked<$_resultType>(reader, *atol, *rtol, ulps, mode)";
}

def ComparisonDirectionAttr : EnumAttribute<"ComparisonDirection">;
def ComparisonTypeAttr : EnumAttribute<"ComparisonType">;
def FftTypeAttr : EnumAttribute<"FftType">;
def PrecisionAttr : EnumAttribute<"Precision">;
def RngAlgorithmAttr : EnumAttribute<"RngAlgorithm">;
def RngDistributionAttr : EnumAttribute<"RngDistribution">;
def TransposeAttr : EnumAttribute<"Transpose">;

def StablehloAttributes : DialectAttributes<"Stablehlo"> {
  let elems = [
    /*0*/ ReservedOrDead, ChannelHandleAttr, ComparisonDirectionAttr,
    ComparisonTypeAttr, ConvDimensionNumbersAttr,
    /*5*/ DotDimensionNumbersAttr, FftTypeAttr, GatherDimensionNumbersAttr,
    PrecisionAttr, RngAlgorithmAttr,
    /*10*/ RngDistributionAttr, ScatterDimensionNumbersAttr, TransposeAttr,
    TypeExtensionsAttr, OutputOperandAliasAttr,
    /*15*/ DotAlgorithmAttr, ResultAccuracyModeAttr, ResultAccuracyAttr
    // From 18 on: replica groups by axes of a mesh, which no op here takes.
  ];
}

def TokenType : DialectType<(type)>;
def FutureType : DialectType<(type Array<Type>:$types)>;

def StablehloTypes : DialectTypes<"Stablehlo"> {
  let elems = [TokenType, FutureType];
}

#endif // GSPMD_DIALECT_STABLEHLO_BYTECODE_STABLEHLOBYTECODE_TD
