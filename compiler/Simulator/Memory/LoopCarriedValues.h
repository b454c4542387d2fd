//===- LoopCarriedValues.h - Loop-carried values ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_LOOPCARRIEDVALUES_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_LOOPCARRIEDVALUES_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Matches the operand, the argument and yielded value of the body, and the
/// result of a loop that belong to one loop-carried value. They are the last
/// ones of each list, in the same order, after bounds and induction variables.
class LoopCarriedValues {
public:
  /// Returns nullopt for an op that is no loop, and for a loop whose condition
  /// forwards values other than its arguments.
  static std::optional<LoopCarriedValues> get(Operation *op);

  unsigned count() const { return loop->getNumResults(); }
  /// Returns the loop-carried value of an argument of the body.
  std::optional<unsigned> findByArgument(BlockArgument argument) const;
  /// Returns the loop-carried value that an operand of the loop initializes.
  std::optional<unsigned> findByOperand(unsigned operand) const;

  Value initial(unsigned i) const {
    return loop->getOperand(loop->getNumOperands() - count() + i);
  }
  BlockArgument argument(unsigned i) const {
    return body->getArgument(body->getNumArguments() - count() + i);
  }
  Value yielded(unsigned i) const {
    return body->getTerminator()->getOperand(i);
  }
  /// Returns true if the value is loop-invariant.
  bool isUnchanged(unsigned i) const { return yielded(i) == argument(i); }

private:
  LoopCarriedValues(Operation *loop, Block *body) : loop(loop), body(body) {}

  Operation *loop;
  Block *body;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_LOOPCARRIEDVALUES_H
