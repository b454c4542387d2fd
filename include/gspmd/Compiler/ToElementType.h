//===- ToElementType.h - The run-time form of an element type ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_TOELEMENTTYPE_H
#define GSPMD_COMPILER_TOELEMENTTYPE_H

#include "gspmd/Runtime/ElementType.h"

#include "mlir/IR/Types.h"

namespace mlir::gspmd {

/// The run-time form of an element type; nothing for those that the emulator
/// does not compute with.
std::optional<ElementType> toElementType(Type type);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_TOELEMENTTYPE_H
