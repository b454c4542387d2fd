//===- LoopIterations.h - What iterations know of each other ----*- C++ -*-===//
//
//     while(%i = 0, %h = %x, %ws = %weights)
//       %w = dynamic_slice %ws, %i          the weights of this iteration
//       %g = spmd.all_gather %w             known ahead: of %i and %ws alone
//       %y = dot_general %h, %g             not known ahead: hangs on %h
//       return %i + 1, %y, %ws
//
// What hangs only on values that no iteration changes and on counters can be
// computed for the first iteration before the loop, and in each iteration for
// the one behind it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_LOOPITERATIONS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_LOOPITERATIONS_H

#include "gspmd/Simulator/LoopCarriedValues.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::gspmd {

/// May the op run in other iterations than those that ask for it, on operands
/// that none of them has? It takes little time, but for what it sends, does
/// nothing else (what a custom call does is not known), and is defined
/// everywhere.
bool isSpeculatable(Operation *op);

/// A loop that is known to run more than once, and its body.
class LoopIterations {
public:
  /// nullopt for other ops, for loops that count by other means than their
  /// carries (their number is not known in the iteration before), and those to
  /// which no carry can be added.
  static std::optional<LoopIterations> of(Operation *op);

  Operation *getLoop() const { return loop; }
  Block &getBody() const { return *body; }
  const LoopCarriedValues &getCarries() const { return carries; }

  /// Is the value computed in an iteration the same in all of them?
  bool isInvariant(Value value) { return hangsOn(value) == Needs::Nothing; }
  /// Can it be computed before its iteration, by ops that run anywhere, so also
  /// for the iteration behind the last?
  bool isKnownAhead(Value value) { return hangsOn(value) != Needs::Iteration; }

  /// The value in the first iteration, computed before the loop; isKnownAhead.
  Value inFirst(Value value);
  /// The value in the next iteration, computed at the end of this one;
  /// isKnownAhead.
  Value inNext(Value value);

  /// Puts a loop in place of this one that carries `initial` too; what is
  /// carried then is yielded by `yieldMore`. Returns the arguments of the body.
  SmallVector<Value> addCarries(ValueRange initial);
  /// What the carries that were added last become, in their order.
  void yieldMore(ValueRange values);

private:
  /// What a value of the body hangs on, from little to much.
  enum class Needs { Nothing, Counters, Iteration };

  LoopIterations(Operation *loop, LoopCarriedValues carries)
      : loop(loop), body(&loop->getRegions().back().front()), carries(carries) {
  }

  Needs hangsOn(Value value);
  Needs ofArgument(BlockArgument argument);
  Needs ofOp(Operation *op);
  Value computed(Value value, OpBuilder &builder, IRMapping &mapping,
                 llvm::function_ref<Value(unsigned carry)> carryValue);

  Operation *loop;
  Block *body;
  LoopCarriedValues carries;
  DenseMap<Value, Needs> needs;
  /// Of values of this iteration those of others, as far as they were asked
  /// for.
  IRMapping first, next;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_LOOPITERATIONS_H
