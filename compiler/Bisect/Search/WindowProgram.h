//===- WindowProgram.h - Programs of some ops of a program ------*- C++ -*-===//
//
// A window is a range of ops of a block. Two programs are made of it:
//
//     %1 = f(%a)        connected                 isolated
//     %2 = g(%1, %b)    (%a, %b) -> (%1, %2)      (%a, %1, %b) -> (%1', %2')
//                       %1 = f(%a)                %1' = f(%a)
//                       %2 = g(%1, %b)            %2' = g(%1, %b)
//
// The connected program computes as the original does, with every value as a
// result. The isolated one takes every operand as an argument, so that each op
// is judged by itself.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_BISECT_SEARCH_WINDOWPROGRAM_H
#define GSPMD_COMPILER_BISECT_SEARCH_WINDOWPROGRAM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd::bisect {

/// A program with a function @main of some ops of a completed program.
struct WindowProgram {
  OwningOpRef<ModuleOp> module;
  /// The values of the completed program that are arguments and results.
  SmallVector<Value> arguments, results;
};

/// Returns true if a value can be an argument or a result: a tensor with a type
/// that the emulator supports.
bool isSupportedTensor(Value value);

/// Returns those of the values that can be results, each once.
SmallVector<Value> uniqueSupportedTensors(ValueRange values);

/// Returns the values that `op` uses, in its regions too, and that are defined
/// outside of it.
SmallVector<Value> usedValuesDefinedOutside(Operation *op);

/// Makes programs of the ops of function `entry` of a completed module, whose
/// values have their shardings, and of the blocks inside of these ops.
class WindowBuilder {
public:
  WindowBuilder(ModuleOp completed, StringRef entry);

  /// Returns the connected program of ops in program order. Constants are
  /// copied, other operands that the ops do not define are arguments, which
  /// must be supported tensors. Without `results`, all values that can be
  /// results are.
  WindowProgram connect(ArrayRef<Operation *> ops,
                        ArrayRef<Value> results = {}) const;
  /// Returns the isolated program; operands must be supported tensors.
  WindowProgram isolate(ArrayRef<Operation *> ops) const;

private:
  WindowProgram build(ArrayRef<Operation *> ops, bool connected,
                      ArrayRef<Value> onlyResults) const;

  /// The module without the entry function.
  OwningOpRef<ModuleOp> moduleWithoutEntry;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SEARCH_WINDOWPROGRAM_H
