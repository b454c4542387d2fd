//===- StablehloEnums.td - Enumerations of the StableHLO spec -------------===//

#ifndef GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOENUMS_TD
#define GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOENUMS_TD

include "dialect/StableHLO/StablehloBase.td"
include "mlir/IR/EnumAttr.td"

class SHLO_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::gspmd::stablehlo";
}

// Prints as `#stablehlo<mnemonic VALUE>`.
class SHLO_EnumAttr<SHLO_Enum enum, string mnemonic>
    : EnumAttr<Stablehlo_Dialect, enum, mnemonic>;

def SHLO_ComparisonDirection : SHLO_Enum<"ComparisonDirection",
    "which comparison", [
  I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>,
  I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"GT", 3>,
  I32EnumAttrCase<"LE", 4>, I32EnumAttrCase<"LT", 5>]>;
def SHLO_ComparisonDirectionAttr
    : SHLO_EnumAttr<SHLO_ComparisonDirection, "comparison_direction">;

def SHLO_ComparisonType : SHLO_Enum<"ComparisonType",
    "how elements are compared", [
  I32EnumAttrCase<"NOTYPE", 0>, I32EnumAttrCase<"FLOAT", 1>,
  I32EnumAttrCase<"TOTALORDER", 2>, I32EnumAttrCase<"SIGNED", 3>,
  I32EnumAttrCase<"UNSIGNED", 4>]>;
def SHLO_ComparisonTypeAttr
    : SHLO_EnumAttr<SHLO_ComparisonType, "comparison_type">;

def SHLO_Precision : SHLO_Enum<"Precision", "precision of a contraction", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>,
  I32EnumAttrCase<"HIGHEST", 2>]>;
def SHLO_PrecisionAttr : SHLO_EnumAttr<SHLO_Precision, "precision">;
def SHLO_PrecisionConfigAttr
    : TypedArrayAttrBase<SHLO_PrecisionAttr, "precision of each operand">;

def SHLO_Transpose : SHLO_Enum<"Transpose", "transposition of a matrix", [
  I32EnumAttrCase<"TRANSPOSE_INVALID", 0>, I32EnumAttrCase<"NO_TRANSPOSE", 1>,
  I32EnumAttrCase<"TRANSPOSE", 2>, I32EnumAttrCase<"ADJOINT", 3>]>;
def SHLO_TransposeAttr : SHLO_EnumAttr<SHLO_Transpose, "transpose">;

def SHLO_FftType : SHLO_Enum<"FftType", "kind of Fourier transform", [
  I32EnumAttrCase<"FFT", 0>, I32EnumAttrCase<"IFFT", 1>,
  I32EnumAttrCase<"RFFT", 2>, I32EnumAttrCase<"IRFFT", 3>]>;
def SHLO_FftTypeAttr : SHLO_EnumAttr<SHLO_FftType, "fft_type">;

def SHLO_RngAlgorithm : SHLO_Enum<"RngAlgorithm", "random bit generator", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"THREE_FRY", 1>,
  I32EnumAttrCase<"PHILOX", 2>]>;
def SHLO_RngAlgorithmAttr : SHLO_EnumAttr<SHLO_RngAlgorithm, "rng_algorithm">;

def SHLO_RngDistribution : SHLO_Enum<"RngDistribution",
    "distribution of random numbers", [
  I32EnumAttrCase<"UNIFORM", 1>, I32EnumAttrCase<"NORMAL", 2>]>;
def SHLO_RngDistributionAttr
    : SHLO_EnumAttr<SHLO_RngDistribution, "rng_distribution">;

def SHLO_ResultAccuracyMode : SHLO_Enum<"ResultAccuracyMode",
    "how the accuracy of a result is chosen", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGHEST", 1>,
  I32EnumAttrCase<"TOLERANCE", 2>]>;
def SHLO_ResultAccuracyModeAttr
    : SHLO_EnumAttr<SHLO_ResultAccuracyMode, "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}

// Stored as a plain `i32`, which is how the version is printed.
def SHLO_CustomCallApiVersionAttr : I32EnumAttr<"CustomCallApiVersion",
    "calling convention of a custom call", [
  I32EnumAttrCase<"API_VERSION_UNSPECIFIED", 0>,
  I32EnumAttrCase<"API_VERSION_ORIGINAL", 1>,
  I32EnumAttrCase<"API_VERSION_STATUS_RETURNING", 2>,
  I32EnumAttrCase<"API_VERSION_STATUS_RETURNING_UNIFIED", 3>,
  I32EnumAttrCase<"API_VERSION_TYPED_FFI", 4>]> {
  let cppNamespace = "::mlir::gspmd::stablehlo";
}

#endif // GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOENUMS_TD
