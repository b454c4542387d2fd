//===- ElementType.h - Element types of run-time data -----------*- C++ -*-===//
//
// The element types of buffers, for the runtime without MLIR. Bool is one byte
// per element (0 or 1), as MLIR stores memref<i1>.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_RUNTIME_ELEMENTTYPE_H
#define GSPMD_RUNTIME_ELEMENTTYPE_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir::gspmd {

enum class ElementType : uint8_t {
  Bool,
  S8,
  S16,
  S32,
  S64,
  U8,
  U16,
  U32,
  U64,
  BF16,
  F16,
  F32,
  F64,
  C64,  ///< complex of two f32
  C128, ///< complex of two f64
};

/// Returns the bytes of one element in memory.
int64_t byteSize(ElementType type);
/// Returns StableHLO's spelling: "i1", "i8", "ui8", "bf16", "complex<f32>", ...
llvm::StringRef toString(ElementType type);
bool isFloat(ElementType type);
bool isComplex(ElementType type);
bool isSignedInt(ElementType type);
bool isUnsignedInt(ElementType type);

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_ELEMENTTYPE_H
