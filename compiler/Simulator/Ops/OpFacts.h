//===- OpFacts.h - Cached properties of ops ---------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_OPFACTS_H
#define GSPMD_COMPILER_SIMULATOR_OPS_OPFACTS_H

#include "compiler/Simulator/Ops/SharedOpFacts.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>

namespace mlir::gspmd {

/// A cache of the queries of OpWork.h and Storage.h: the analyses of a block
/// repeat them often, and interface calls are slow. Ops may be moved and may
/// get other operands of the same type meanwhile; none may be erased.
class OpFacts {
public:
  /// Creates an empty cache. `known` has the facts of identical ops on the same
  /// hardware; may be null.
  explicit OpFacts(const Hardware &hardware,
                   std::shared_ptr<SharedOpFacts> known = nullptr)
      : hardware(hardware), known(std::move(known)) {}

  WorkKind workKindOf(Operation *op) { return lookUp(op).own->kind.workKind; }
  bool forwardsOperands(Operation *op) {
    return lookUp(op).own->kind.forwardsOperands;
  }
  bool isControl(Operation *op) { return lookUp(op).own->kind.isControl; }
  bool isCollective(Operation *op) { return lookUp(op).own->kind.isCollective; }
  double bytesRead(Operation *op, unsigned operand);
  const OpWork &workOf(Operation *op);
  const Hardware &getHardware() const { return hardware; }

  using Kind = IntrinsicOpFacts::Kind;
  /// Returns the four facts above at once.
  const Kind &kindOf(Operation *op) { return lookUp(op).own->kind; }

  /// See Storage.h.
  Value aliasedValueOf(Value value);
  Value storageOf(Value value);
  bool isCheapConstant(Value value);

private:
  struct Facts {
    IntrinsicOpFacts *own;
    std::optional<bool> isCheapConstant;
  };
  Facts &lookUp(Operation *op);

  const Hardware &hardware;
  std::shared_ptr<SharedOpFacts> known;
  std::deque<IntrinsicOpFacts> ofSingle; ///< of ops that cannot be shared
  llvm::DenseMap<Operation *, Facts *> factsOf;
  std::deque<Facts> all; ///< addresses are stable
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_OPFACTS_H
