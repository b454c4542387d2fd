//===- LoopIterations.h - Values of other loop iterations -------*- C++ -*-===//
//
//     while(%i = 0, %h = %x, %ws = %weights)
//       %w = dynamic_slice %ws, %i          the weights of this iteration
//       %g = spmd.all_gather %w             known ahead: of %i and %ws alone
//       %y = dot_general %h, %g             not known ahead: depends on %h
//       return %i + 1, %y, %ws
//
// Values that depend only on loop invariants and on counters can be computed
// for the first iteration before the loop, and in each iteration for the next
// one.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_LOOPITERATIONS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_LOOPITERATIONS_H

#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::gspmd {

/// Returns true if the op may be executed speculatively, in iterations that do
/// not need it and on operands of none of them: it has no side effects, is
/// defined for all operands, and is cheap apart from its communication. False
/// for custom calls.
bool isCheapToSpeculate(Operation *op);

/// A loop that is known to run more than once, and its body.
class LoopIterations {
public:
  /// nullopt for other ops, for loops whose counters are not loop-carried
  /// values (their value in the next iteration is unknown), and for loops that
  /// cannot carry further values.
  static std::optional<LoopIterations> of(Operation *op);

  Operation *getLoop() const { return loop; }
  Block &getBody() const { return *body; }
  const LoopCarriedValues &getCarries() const { return carries; }

  /// Returns true if the value is the same in all iterations.
  bool isInvariant(Value value) {
    return dependenceOf(value) == Dependence::Nothing;
  }
  /// Returns true if the value can be computed before its iteration by
  /// speculatable ops, also for the iteration behind the last one.
  bool isKnownAhead(Value value) {
    return dependenceOf(value) != Dependence::Iteration;
  }

  /// The value in the first iteration, computed before the loop. Requires
  /// isKnownAhead.
  Value inFirst(Value value);
  /// The value in the next iteration, computed at the end of this one. Requires
  /// isKnownAhead.
  Value inNext(Value value);

  /// Replaces the loop by one that also carries `initial`; `yieldMore` must
  /// then yield the values for the next iteration. Returns the new arguments of
  /// the body.
  SmallVector<Value> addCarries(ValueRange initial);
  /// Yields `values` for the carries that were added last, in their order.
  void yieldMore(ValueRange values);

private:
  /// What a value of the body depends on, in increasing order.
  enum class Dependence { Nothing, Counters, Iteration };

  LoopIterations(Operation *loop, LoopCarriedValues carries)
      : loop(loop), body(&loop->getRegions().back().front()), carries(carries) {
  }

  Dependence dependenceOf(Value value);
  Dependence ofArgument(BlockArgument argument);
  Dependence ofOp(Operation *op);
  Value computed(Value value, OpBuilder &builder, IRMapping &mapping,
                 llvm::function_ref<Value(unsigned carry)> carryValue);

  Operation *loop;
  Block *body;
  LoopCarriedValues carries;
  DenseMap<Value, Dependence> dependences;
  /// Values of this iteration -> values of the first and of the next one, as
  /// far as they have been computed.
  IRMapping first, next;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_LOOPITERATIONS_H
