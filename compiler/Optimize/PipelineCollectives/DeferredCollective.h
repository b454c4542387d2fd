//===- Postponed.h - What an iteration can leave to the next one -*- C++-*-===//
//
//     while(%i = 0, %stack = ...)
//       %g = dot_general ...                    a gradient
//       %s = spmd.reduce_scatter add %g
//       %n = dynamic_update_slice %stack, %s, %i
//       return %i + 1, %n
//
// Nothing reads the sum but the place in the stack. So the next iteration can
// make it of %g and put it in its place, if the loop carries %g and %i; what is
// left after the last one is done behind the loop. The first iteration finds
// zeros, and puts what it makes of them where the second one will put what
// belongs there.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_PIPELINECOLLECTIVES_DEFERREDCOLLECTIVE_H
#define GSPMD_COMPILER_OPTIMIZE_PIPELINECOLLECTIVES_DEFERREDCOLLECTIVE_H

#include "compiler/Optimize/Support/LoopIterations.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// A collective in a loop, and all that is made of its results there.
class DeferredCollective {
public:
  /// nullopt where something else is made of them than parts of carries that
  /// are overwritten and not read.
  static std::optional<DeferredCollective> find(Operation *collective,
                                                LoopIterations &loop);

  /// Leaves it to the next iteration, in `loop`, where it was found. Returns
  /// the collectives behind the loop.
  SmallVector<Operation *> rewrite(LoopIterations &loop);

private:
  bool follow(Operation *collective, LoopIterations &loop);
  bool addPlace(OpOperand &yielded, LoopIterations &loop);
  bool addRead(Value value, LoopIterations &loop);
  bool addReads(LoopIterations &loop);

  llvm::SetVector<Operation *> ops; ///< in their order
  /// What they read of the iteration.
  llvm::SetVector<Value> state;
  /// Arguments of the body that the ops overwrite a part of, by carry.
  llvm::MapVector<unsigned, BlockArgument> places;
  /// Values that say which part: known ahead.
  llvm::SmallSetVector<Value, 4> positions;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_PIPELINECOLLECTIVES_DEFERREDCOLLECTIVE_H
