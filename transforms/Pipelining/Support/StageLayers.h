//===- StageLayers.h - Layers of stages in arguments, results ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_SUPPORT_STAGELAYERS_H
#define GSPMD_TRANSFORMS_PIPELINING_SUPPORT_STAGELAYERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd {

/// The layers of a stage in an argument, a stack of all layers.
struct LayersOfArgument {
  BlockArgument argument;
  int64_t first = 0, end = 0;
};
/// Returns the layers if `value` is a slice by --pipeline-slice-stacks.
std::optional<LayersOfArgument> layersOfArgument(Value value);

/// A result of the entry function, or some layers of one.
struct ReturnedValue {
  int64_t result = 0;
  Value value;
  /// array<i64: first, end>, null if `value` is the entire result.
  DenseI64ArrayAttr layers;
};
/// Returns what the entry function returns, in the order of the results. A
/// concatenation by --pipeline-slice-stacks is what it concatenates.
SmallVector<ReturnedValue> returnedValues(func::FuncOp entry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_SUPPORT_STAGELAYERS_H
