//===- ProgramFingerprint.h - When two candidates are one -------*- C++ -*-===//
//
// Annotations that differ may complete to the same shardings: one that is left
// out and found again, an axis on a tensor that nothing else is cut by. From
// there on the two are one program.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMFINGERPRINT_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMFINGERPRINT_H

#include "mlir/IR/BuiltinOps.h"
#include <array>

namespace mlir::gspmd {

/// Of all that passes see of a program, but for locations: ops, what they read,
/// types, attributes. The same for programs of one context that are the same;
/// of others by a chance that is none (SHA-1).
std::array<uint8_t, 20> fingerprint(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMFINGERPRINT_H
