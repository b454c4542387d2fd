//===- LoopCarriedValues.h - What a loop carries ----------------*- C++ -*-===//
#ifndef GSPMD_SIMULATOR_LOOPCARRIEDVALUES_H
#define GSPMD_SIMULATOR_LOOPCARRIEDVALUES_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Which operand, argument and yielded value of a loop's body, and result are
/// one carry. They are the last of each, in one order; before them stand bounds
/// and counters.
class LoopCarriedValues {
public:
  /// nullopt for an op that is no loop, and for a loop whose condition passes
  /// on other values than it gets.
  static std::optional<LoopCarriedValues> of(Operation *op);

  unsigned count() const { return loop->getNumResults(); }
  /// The carry that an argument of the body is.
  std::optional<unsigned> ofArgument(BlockArgument argument) const;
  /// The carry that an operand of the loop begins.
  std::optional<unsigned> ofOperand(unsigned operand) const;

  Value initial(unsigned i) const {
    return loop->getOperand(loop->getNumOperands() - count() + i);
  }
  BlockArgument argument(unsigned i) const {
    return body->getArgument(body->getNumArguments() - count() + i);
  }
  Value yielded(unsigned i) const {
    return body->getTerminator()->getOperand(i);
  }
  /// Do iterations leave it as it is?
  bool isUnchanged(unsigned i) const { return yielded(i) == argument(i); }

private:
  LoopCarriedValues(Operation *loop, Block *body) : loop(loop), body(body) {}

  Operation *loop;
  Block *body;
};

} // namespace mlir::gspmd

#endif // GSPMD_SIMULATOR_LOOPCARRIEDVALUES_H
