//===- OpFacts.h - What ops say of themselves, kept -------------*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_OPFACTS_H
#define GSPMD_LIB_SIMULATOR_OPFACTS_H

#include "lib/Simulator/OpWork.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>

namespace mlir::gspmd {

/// Answers of ops, each asked for once: who looks at a block asks its ops for
/// the same again and again, and through interfaces that is slow. As OpWork.h
/// has them. Ops may be moved meanwhile and read other values of the same type;
/// none may be erased.
class OpFacts {
public:
  explicit OpFacts(const ::gspmd::Hardware &hardware) : hardware(hardware) {}

  ::gspmd::WorkKind workKindOf(Operation *op) { return of(op).kind.workKind; }
  bool passesOn(Operation *op) { return of(op).kind.passesOn; }
  bool isControl(Operation *op) { return of(op).kind.isControl; }
  bool isCollective(Operation *op) { return of(op).kind.isCollective; }
  double bytesRead(Operation *op, unsigned operand);
  const OpWork &workOf(Operation *op);
  const ::gspmd::Hardware &getHardware() const { return hardware; }

  struct Kind {
    ::gspmd::WorkKind workKind;
    bool passesOn, isControl, isCollective;
  };
  /// All of these, for those who ask for several.
  const Kind &kindOf(Operation *op) { return of(op).kind; }

  /// As Storage.h has them.
  Value aliasedBy(Value value);
  Value storageOf(Value value);
  bool isMadeOfNothing(Value value);

private:
  struct Facts {
    Kind kind;
    SmallVector<double, 2> bytesRead; ///< by operand; empty before it is asked
    std::unique_ptr<OpWork> work;     ///< null before it is asked
    std::optional<bool> isMadeOfNothing;
  };
  Facts &of(Operation *op);

  const ::gspmd::Hardware &hardware;
  llvm::DenseMap<Operation *, Facts *> factsOf;
  std::deque<Facts> all; ///< stay where they are
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_OPFACTS_H
