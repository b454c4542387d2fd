//===- OpPropertyCache.h - Cached properties of ops -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_OPPROPERTYCACHE_H
#define GSPMD_COMPILER_SIMULATOR_OPS_OPPROPERTYCACHE_H

#include "compiler/Simulator/Ops/SharedOpPropertyCache.h"
#include "llvm/ADT/DenseMap.h"
#include <array>
#include <deque>

namespace mlir::gspmd {

/// A cache of the queries of OpWork.h and Storage.h: the analyses of a block
/// repeat them often, and interface calls are slow. Ops may be moved and may
/// get other operands of the same type meanwhile. An op that is erased must be
/// forgotten first.
class OpPropertyCache {
public:
  /// Creates an empty cache. `known` has the properties of identical ops on the
  /// same hardware; may be null.
  explicit OpPropertyCache(
      const Hardware &hardware,
      std::shared_ptr<SharedOpPropertyCache> known = nullptr)
      : hardware(hardware), known(std::move(known)) {}

  WorkKind workKindOf(Operation *op) {
    return lookUp(op).intrinsic->kind.workKind;
  }
  bool forwardsOperands(Operation *op) {
    return lookUp(op).intrinsic->kind.forwardsOperands;
  }
  bool isControl(Operation *op) { return lookUp(op).intrinsic->kind.isControl; }
  bool isCollective(Operation *op) {
    return lookUp(op).intrinsic->kind.isCollective;
  }
  double bytesRead(Operation *op, unsigned operand);
  double bytesWritten(Operation *op, unsigned result);
  /// Returns the operand that a result is written to; nullopt for none.
  std::optional<unsigned> inPlaceOperandOf(Operation *op, unsigned result);
  const OpWork &workOf(Operation *op);
  /// Returns the sharding rule of `op` that is not conservative. Of its
  /// factors, only the dimensions are those of `op`: their kinds may depend on
  /// the users of an identical op.
  const std::optional<FactorMap> &ruleOf(Operation *op);
  /// See Tiles.h.
  bool isConvolution(Operation *op);
  /// Returns mlir::isMemoryEffectFree of `op`.
  bool isMemoryEffectFree(Operation *op);
  const Hardware &getHardware() const { return hardware; }
  /// Returns the properties of identical ops; may be null.
  SharedOpPropertyCache *shared() const { return known.get(); }
  /// Returns the properties of `op` and all identical ops; null if they are not
  /// shared.
  const IntrinsicOpProperties *sharedPropertiesOf(Operation *op) {
    return known && SharedOpPropertyCache::canShare(op) ? lookUp(op).intrinsic
                                                        : nullptr;
  }
  /// Removes the properties of `op`, which will be erased.
  void forget(Operation *op) {
    propertiesOf.erase(op);
    recentOf(op) = {};
  }

  using Kind = IntrinsicOpProperties::Kind;
  /// Returns the four properties above at once.
  const Kind &kindOf(Operation *op) { return lookUp(op).intrinsic->kind; }

  /// See Storage.h.
  Value aliasedValueOf(Value value);
  Value storageOf(Value value);
  bool isCheapConstant(Value value);

private:
  struct Properties {
    IntrinsicOpProperties *intrinsic;
    std::optional<bool> isCheapConstant;
  };
  /// An op and its properties.
  struct RecentLookUp {
    Operation *op = nullptr;
    Properties *properties = nullptr;
  };
  Properties &lookUp(Operation *op) {
    RecentLookUp &recent = recentOf(op);
    if (recent.op != op)
      recent = {op, &lookUpOlder(op)};
    return *recent.properties;
  }
  Properties &lookUpOlder(Operation *op);
  /// Returns the only place in `recentLookUps` for `op`.
  RecentLookUp &recentOf(Operation *op) {
    constexpr unsigned kAlignmentBits = 5, kPageBits = 12; // of allocated ops
    auto address = reinterpret_cast<uintptr_t>(op);
    return recentLookUps[(address >> kAlignmentBits ^ address >> kPageBits) %
                         recentLookUps.size()];
  }
  /// Returns true if `value` is known to be no cheap constant, without a walk
  /// over its operands.
  bool isKnownCostly(Value value);
  /// See Storage.h.
  ConstantKind constantKindOf(Operation *op);

  const Hardware &hardware;
  std::shared_ptr<SharedOpPropertyCache> known;
  std::deque<IntrinsicOpProperties>
      unshared; ///< properties of ops that cannot share them
  llvm::DenseMap<Operation *, Properties *> propertiesOf;
  /// Analyses look up the same few ops many times in a row, for which this
  /// avoids most searches in `propertiesOf`.
  std::array<RecentLookUp, 256> recentLookUps;
  std::deque<Properties> all; ///< addresses are stable
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_OPPROPERTYCACHE_H
