//===- ShapeCustomCalls.h - Custom calls on shapes --------------*- C++ -*-===//
//
// JAX writes operations that StableHLO does not have as custom calls:
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

/// Returns the condition of an assertion on shapes; null for other ops.
Value getAssertedValue(Operation *op);
/// Returns the message of a failed assertion with its known numbers, without
/// the advice on JAX that follows.
std::string formatAssertionMessage(Operation *op);

/// Returns the result types of a custom call that its shape operands specify;
/// nullopt for other ops, and if a shape is not constant.
std::optional<SmallVector<Type>> inferCallResultTypes(Operation *op);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPECUSTOMCALLS_H
