//===- SlicedPath.h - Ops between a value and its slice ---------*- C++ -*-===//
//
//     %1 = spmd.all_reduce add %0 over <@mesh ["x"]> : tensor<8x4xf32>
//     %2 = arith.mulf %1, %w
//     %3 = tosa.transpose %2 {perms = array<i32: 1, 0>}
//     %4 = spmd.all_slice %3 dim 1 over <@mesh ["x"]>
//
// is a path from %1 to %4: each op on it computes a block of its result from
// one block of the value along the path. The slice may then be placed anywhere
// on the path, if the intermediate values have no other users.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_SLICEDPATH_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_SLICEDPATH_H

#include "compiler/Optimize/Support/BlockedOp.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

struct SlicedPath {
  /// The op at which the path begins, and the sliced dimension of its result.
  Operation *begin;
  unsigned dim;
  /// The ops from `begin` to the slice, each with the index of its operand on
  /// the path.
  SmallVector<std::pair<BlockedOp, unsigned>, 4> ops;

  /// Returns the path to `slice`, which takes one of `blocks` blocks, from an
  /// op of its block for which `isBegin` returns true (given the op and the
  /// sliced dimension of its result).
  static std::optional<SlicedPath>
  find(spmd::AllSliceOp slice, int64_t blocks,
       llvm::function_ref<bool(Operation *, unsigned)> isBegin);
  /// Emits the ops of the path before `slice`, on `shard`, the device's own
  /// block of the value at the start; returns the replacement of the slice.
  Value emit(OpBuilder &builder, spmd::AllSliceOp slice, Value shard) const;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_SLICEDPATH_H
