//===- DeferredCollective.h - Deferral to the next iteration ----*- C++ -*-===//
//
//     while(%i = 0, %stack = ...)
//       %g = dot_general ...                    a gradient
//       %s = spmd.reduce_scatter add %g
//       %n = dynamic_update_slice %stack, %s, %i
//       return %i + 1, %n
//
// The sum is only used to update a slice of the stack. So the next iteration
// can compute it from %g and store it, if %g and %i become loop-carried values;
// an epilogue after the loop handles the last iteration. The first iteration
// operates on zeros and stores its result where the second one will overwrite
// it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_PIPELINECOLLECTIVES_DEFERREDCOLLECTIVE_H
#define GSPMD_COMPILER_OPTIMIZE_PIPELINECOLLECTIVES_DEFERREDCOLLECTIVE_H

#include "compiler/Optimize/Support/LoopIterations.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// A collective in a loop, and all ops of the loop body that depend on it.
class DeferredCollective {
public:
  /// Returns nullopt if the results have uses other than updates of slices of
  /// loop-carried values that are not read.
  static std::optional<DeferredCollective> find(Operation *collective,
                                                LoopIterations &loop);

  /// Defers the ops to the next iteration of `loop`, in which they were found.
  /// Returns the collectives of the epilogue.
  SmallVector<Operation *> rewrite(LoopIterations &loop);

private:
  bool collectDependents(Operation *collective, LoopIterations &loop);
  bool addUpdate(OpOperand &yielded, LoopIterations &loop);
  bool addRead(Value value, LoopIterations &loop);
  bool collectReads(LoopIterations &loop);

  llvm::SetVector<Operation *> ops; ///< the ops in program order
  /// The values of the iteration that `ops` read.
  llvm::SetVector<Value> reads;
  /// Maps the number of a loop-carried value to the body argument of which
  /// `ops` update a slice.
  llvm::MapVector<unsigned, BlockArgument> updatedArguments;
  /// The positions of these slices, which are computable ahead.
  llvm::SmallSetVector<Value, 4> positions;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_PIPELINECOLLECTIVES_DEFERREDCOLLECTIVE_H
