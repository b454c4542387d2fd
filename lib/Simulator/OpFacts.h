//===- OpFacts.h - What ops say of themselves, kept -------------*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_OPFACTS_H
#define GSPMD_LIB_SIMULATOR_OPFACTS_H

#include "lib/Simulator/KnownOps.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>

namespace mlir::gspmd {

/// Answers of ops, each asked for once: who looks at a block asks its ops for
/// the same again and again, and through interfaces that is slow. As OpWork.h
/// has them. Ops may be moved meanwhile and read other values of the same type;
/// none may be erased.
class OpFacts {
public:
  /// `known`: of ops that are alike, on the same hardware; null for none.
  explicit OpFacts(const ::gspmd::Hardware &hardware,
                   std::shared_ptr<KnownOps> known = nullptr)
      : hardware(hardware), known(std::move(known)) {}

  ::gspmd::WorkKind workKindOf(Operation *op) {
    return of(op).own->kind.workKind;
  }
  bool passesOn(Operation *op) { return of(op).own->kind.passesOn; }
  bool isControl(Operation *op) { return of(op).own->kind.isControl; }
  bool isCollective(Operation *op) { return of(op).own->kind.isCollective; }
  double bytesRead(Operation *op, unsigned operand);
  const OpWork &workOf(Operation *op);
  const ::gspmd::Hardware &getHardware() const { return hardware; }

  using Kind = OwnFacts::Kind;
  /// All of these, for those who ask for several.
  const Kind &kindOf(Operation *op) { return of(op).own->kind; }

  /// As Storage.h has them.
  Value aliasedBy(Value value);
  Value storageOf(Value value);
  bool isMadeOfNothing(Value value);

private:
  struct Facts {
    OwnFacts *own;
    std::optional<bool> isMadeOfNothing;
  };
  Facts &of(Operation *op);

  const ::gspmd::Hardware &hardware;
  std::shared_ptr<KnownOps> known;
  std::deque<OwnFacts> ofSingle; ///< of ops that are like no other
  llvm::DenseMap<Operation *, Facts *> factsOf;
  std::deque<Facts> all; ///< stay where they are
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_OPFACTS_H
