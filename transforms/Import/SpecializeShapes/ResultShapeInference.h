//===- ResultShapeInference.h - Shapes that operands tell -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_RESULTSHAPEINFERENCE_H
#define GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_RESULTSHAPEINFERENCE_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace mlir::gspmd::import {

/// The shape of the op's result, of ops that do not infer their types: told by
/// an operand that is a constant, or by the shapes of operands, which are
/// static. nullopt where it is not known.
std::optional<SmallVector<int64_t>> inferResultShape(Operation *op);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_RESULTSHAPEINFERENCE_H
