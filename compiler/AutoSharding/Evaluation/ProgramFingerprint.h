//===- ProgramFingerprint.h - Identity of programs --------------*- C++ -*-===//
//
// Different annotations may complete to the same shardings: an omitted
// annotation that completion finds again, or an axis that shards nothing else.
// Such candidates need only one evaluation.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMFINGERPRINT_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMFINGERPRINT_H

#include "mlir/IR/BuiltinOps.h"
#include <array>

namespace mlir::gspmd {

/// Returns a hash (SHA-1) of everything but locations: ops, operands, types and
/// attributes. It is equal for equal programs of one context; collisions are
/// practically impossible.
std::array<uint8_t, 20> computeFingerprint(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMFINGERPRINT_H
