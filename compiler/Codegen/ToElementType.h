//===- ToElementType.h - Runtime form of element types ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_TOELEMENTTYPE_H
#define GSPMD_COMPILER_CODEGEN_TOELEMENTTYPE_H

#include "gspmd/Runtime/ElementType.h"

#include "mlir/IR/Types.h"

namespace mlir::gspmd {

/// Returns the runtime form of an element type; nullopt for types that the
/// emulator does not support.
std::optional<ElementType> toElementType(Type type);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_TOELEMENTTYPE_H
