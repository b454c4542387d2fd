//===- ResultShapeInference.h - Result shapes from operands -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_RESULTSHAPEINFERENCE_H
#define GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_RESULTSHAPEINFERENCE_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace mlir::gspmd::import {

/// Returns the result shape of an op that does not infer its types, from a
/// constant operand or from the static shapes of operands; nullopt if it is
/// unknown.
std::optional<SmallVector<int64_t>> inferResultShape(Operation *op);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_RESULTSHAPEINFERENCE_H
