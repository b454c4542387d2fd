//===- SharedOpPropertyCache.h - Properties of identical ops ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_SHAREDOPPROPERTYCACHE_H
#define GSPMD_COMPILER_SIMULATOR_OPS_SHAREDOPPROPERTYCACHE_H

#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>
#include <map>

namespace mlir::gspmd {

/// Properties of an op that do not depend on its context.
struct IntrinsicOpProperties {
  struct Kind {
    WorkKind workKind;
    bool forwardsOperands, isControl, isCollective;
  };
  explicit IntrinsicOpProperties(Operation *op);

  Kind kind;
  SmallVector<double, 2>
      bytesRead; ///< bytes by operand; empty before the first query
  SmallVector<double, 1>
      bytesWritten; ///< bytes by result; empty before the first query
  /// The operands that the results are written to, nullopt for none, by result;
  /// empty before the first query.
  SmallVector<std::optional<unsigned>, 1> inPlaceOperands;
  std::unique_ptr<OpWork> work; ///< null before the first query
  /// The sharding rule that is not conservative; null before the first query.
  std::unique_ptr<std::optional<FactorMap>> rule;
  /// nullopt before the first query
  std::optional<bool> isConvolution, isMemoryEffectFree;
  std::optional<ConstantKind> constantKind; ///< nullopt before the first query
};

/// A cache of op properties by name, attributes, types, and constant operands
/// (whose values may matter), so that identical ops of any number of programs
/// (layers of a model, variants of a program) are queried once. Ops with
/// regions are never shared.
class SharedOpPropertyCache {
public:
  ~SharedOpPropertyCache();
  /// Returns the properties of `op` and all identical ops; null if it cannot be
  /// shared. The address is stable.
  IntrinsicOpProperties *find(Operation *op);
  static bool canShare(Operation *op) {
    return op->getNumRegions() == 0 && op->getNumSuccessors() == 0;
  }

  /// What the result of a query about a kernel depends on: properties of ops,
  /// types and numbers of values, and bytes.
  using KernelKey = std::vector<std::pair<const void *, double>>;
  /// The spilledBytes of kernels.
  std::map<KernelKey, double> spills;

private:
  /// A clone of an op, detached and without operands, so that it outlives the
  /// programs.
  struct Example {
    Operation *op;
    SmallVector<Type, 4> operandTypes;
    /// Clones of the constants that the op reads, and null for other operands;
    /// empty if it reads none.
    SmallVector<Operation *, 0> constants;
    IntrinsicOpProperties properties;
  };
  static bool isLike(const Example &example, Operation *op,
                     ArrayRef<Operation *> constants);

  std::deque<Example> examples;
  /// The examples by the hash of their name, attributes and types.
  llvm::DenseMap<unsigned, SmallVector<Example *, 1>> byHash;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_SHAREDOPPROPERTYCACHE_H
