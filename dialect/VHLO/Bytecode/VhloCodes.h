//===- VhloCodes.h - Codes of the encoding ----------------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_BYTECODE_VHLOCODES_H
#define GSPMD_DIALECT_VHLO_BYTECODE_VHLOCODES_H

#include "mlir/Bytecode/BytecodeImplementation.h"

namespace mlir::gspmd::vhlo {

/// The codes of attributes; getEnums has those of enumerations.
enum AttributeCode : uint64_t {
  kArray = 1,
  kBoolean = 2,
  kApiVersion = 5,
  kDictionary = 6,
  kFloat = 8,
  kInteger = 9,
  kOutputOperandAlias = 10,
  kString = 14,
  kTensor = 15,
  kType = 17,
  kTypeExtensions = 18,
  kResultAccuracy = 20,
  // Replica groups by axes of a mesh.
  kSubAxisInfo = 21,
  kAxisRef = 22,
  kReplicaGroupMeshAxes = 23,
  kMeshAxis = 24,
  kMesh = 25,
  kFirstOfMeshes = kSubAxisInfo,
  kLastOfMeshes = kMesh,
};

/// The codes of parametric types; the table of scalars has the others.
enum TypeCode : uint64_t {
  kComplex = 1,
  kFunction = 8,
  kRankedTensor = 20,
  kRankedTensorWithEncoding = 21,
  kTuple = 23,
  kQuantized = 24,
  kUnrankedTensor = 25,
  kQuantizedPerAxis = 30,
  kBuffer = 41,
  kFuture = 42,
};

/// The codec of a stablehlo attribute with one enumeration.
struct EnumCodec {
  uint64_t code;
  /// Null after an error.
  Attribute (*read)(DialectBytecodeReader &reader);
  /// Returns the number of the value if it has this enumeration.
  std::optional<uint32_t> (*numberOf)(Attribute attr);
};

ArrayRef<EnumCodec> getEnums();

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_BYTECODE_VHLOCODES_H
