//===- ShapeCustomCalls.h - Custom calls that speak of shapes ---*- C++ -*-===//
//
// JAX writes what StableHLO has no op for as custom calls:
//
//   @shape_assertion(%holds, %n, ...) {error_message = "... {0} ..."}
//   @any(%x, %shape) {indices_of_shape_operands = dense<[1]>}
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPECUSTOMCALLS_H
#define GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPECUSTOMCALLS_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace mlir::gspmd::import {

/// What an assertion on shapes says to be true; null for other ops.
Value getAssertedValue(Operation *op);
/// What it says where that is not so: with its numbers, as far as they are
/// known, and without the advice on JAX that follows.
std::string formatAssertionMessage(Operation *op);

/// The types of the results of a custom call whose operands tell them;
/// nullopt for other ops, and where a shape is no constant.
std::optional<SmallVector<Type>> inferCallResultTypes(Operation *op);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPECUSTOMCALLS_H
