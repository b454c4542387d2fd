//===- LoopIterations.h - Values of other loop iterations -------*- C++ -*-===//
//
//     while(%i = 0, %h = %x, %ws = %weights)
//       %w = dynamic_slice %ws, %i          the weights of this iteration
//       %g = spmd.all_gather %w             computable ahead: uses %i, %ws only
//       %y = dot_general %h, %g             not computable ahead: uses %h
//       return %i + 1, %y, %ws
//
// Values that depend only on loop invariants and induction variables can be
// computed one iteration ahead: before the loop for the first iteration, and in
// each iteration for the next.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_LOOPITERATIONS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_LOOPITERATIONS_H

#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::gspmd {

/// Returns true if the op may run speculatively, in iterations that do not need
/// its result or on operands that occur in no iteration: it has no side
/// effects, is defined for all operands, is cheap apart from its communication,
/// and is no custom call.
bool isCheapToSpeculate(Operation *op);

/// Analyzes a loop whose trip count is known to exceed 1, and computes values
/// of its first and next iteration ahead.
class LoopIterations {
public:
  /// Returns nullopt for other ops, for loops whose induction variable is no
  /// loop-carried value (its value in the next iteration is unknown), and for
  /// loops that cannot carry further values.
  static std::optional<LoopIterations> get(Operation *op);

  Operation *getLoop() const { return loop; }
  Block &getBody() const { return *body; }
  const LoopCarriedValues &getLoopCarriedValues() const { return carries; }

  /// Returns true if the value is the same in all iterations.
  bool isInvariant(Value value) {
    return dependenceOf(value) == Dependence::LoopInvariant;
  }
  /// Returns true if speculatable ops can compute the value before its
  /// iteration, even for the iteration after the last one.
  bool isComputableAhead(Value value) {
    return dependenceOf(value) != Dependence::Iteration;
  }

  /// Computes the value of the first iteration before the loop. Requires
  /// isComputableAhead.
  Value computeForFirstIteration(Value value);
  /// Computes the value of the next iteration at the end of this one. Requires
  /// isComputableAhead.
  Value computeForNextIteration(Value value);

  /// Replaces the loop by one with additional loop-carried values, `initial` at
  /// first; `appendYields` must then yield the next ones. Returns the new
  /// arguments of the body.
  SmallVector<Value> addLoopCarriedValues(ValueRange initial);
  /// Yields `values` for the loop-carried values that were added last, in
  /// order.
  void appendYields(ValueRange values);

private:
  /// What a value of the body depends on, as a lattice: loop invariants only,
  /// also induction variables, or also other values of the iteration.
  enum class Dependence { LoopInvariant, InductionVariables, Iteration };

  LoopIterations(Operation *loop, LoopCarriedValues carries)
      : loop(loop), body(&loop->getRegions().back().front()), carries(carries) {
  }

  Dependence dependenceOf(Value value);
  Dependence dependenceOfArgument(BlockArgument argument);
  Dependence dependenceOfOp(Operation *op);
  Value cloneWithOperands(Value value, OpBuilder &builder, IRMapping &mapping,
                          llvm::function_ref<Value(unsigned carry)> carryValue);

  Operation *loop;
  Block *body;
  LoopCarriedValues carries;
  DenseMap<Value, Dependence> dependences;
  /// Map a value of the body to its clone for the first and for the next
  /// iteration.
  IRMapping first, next;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_LOOPITERATIONS_H
