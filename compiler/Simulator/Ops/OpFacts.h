//===- OpFacts.h - What ops say of themselves, kept -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_OPFACTS_H
#define GSPMD_COMPILER_SIMULATOR_OPS_OPFACTS_H

#include "compiler/Simulator/Ops/SharedOpFacts.h"
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
  explicit OpFacts(const Hardware &hardware,
                   std::shared_ptr<SharedOpFacts> known = nullptr)
      : hardware(hardware), known(std::move(known)) {}

  WorkKind workKindOf(Operation *op) { return of(op).own->kind.workKind; }
  bool forwardsOperands(Operation *op) {
    return of(op).own->kind.forwardsOperands;
  }
  bool isControl(Operation *op) { return of(op).own->kind.isControl; }
  bool isCollective(Operation *op) { return of(op).own->kind.isCollective; }
  double bytesRead(Operation *op, unsigned operand);
  const OpWork &workOf(Operation *op);
  const Hardware &getHardware() const { return hardware; }

  using Kind = IntrinsicOpFacts::Kind;
  /// All of these, for those who ask for several.
  const Kind &kindOf(Operation *op) { return of(op).own->kind; }

  /// As Storage.h has them.
  Value aliasedValueOf(Value value);
  Value storageOf(Value value);
  bool isCheapConstant(Value value);

private:
  struct Facts {
    IntrinsicOpFacts *own;
    std::optional<bool> isCheapConstant;
  };
  Facts &of(Operation *op);

  const Hardware &hardware;
  std::shared_ptr<SharedOpFacts> known;
  std::deque<IntrinsicOpFacts> ofSingle; ///< of ops that are like no other
  llvm::DenseMap<Operation *, Facts *> factsOf;
  std::deque<Facts> all; ///< stay where they are
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_OPFACTS_H
