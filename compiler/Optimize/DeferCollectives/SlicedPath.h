//===- SlicedPath.h - From a slice back to what is sliced -------*- C++ -*-===//
//
//     %1 = spmd.all_reduce add %0 over <@mesh ["x"]> : tensor<8x4xf32>
//     %2 = stablehlo.multiply %1, %w
//     %3 = stablehlo.transpose %2, dims = [1, 0]
//     %4 = spmd.all_slice %3 dim 1 over <@mesh ["x"]>
//
// is a path from %1 to %4: each op on it makes one block of what it makes from
// one block of what comes along the path. The slice may then stand anywhere on
// the path, if nothing else reads the values before.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_SLICEDPATH_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_SLICEDPATH_H

#include "compiler/Optimize/Support/BlockedOp.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

struct SlicedPath {
  /// What makes the value at the path's begin, and how that would be cut.
  Operation *begin;
  unsigned dim;
  /// From the begin to the slice, with the operand along the path.
  SmallVector<std::pair<BlockedOp, unsigned>, 4> ops;

  /// The path to `slice`, which cuts `blocks` parts, from an op of its block
  /// that `isBegin` (of the op and the dimension that is cut of its result).
  static std::optional<SlicedPath>
  find(spmd::AllSliceOp slice, int64_t blocks,
       llvm::function_ref<bool(Operation *, unsigned)> isBegin);
  /// Writes the ops before `slice`, on `part`, the device's own block of what
  /// is at the begin; returns what the slice gave.
  Value emit(OpBuilder &builder, spmd::AllSliceOp slice, Value part) const;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_SLICEDPATH_H
