//===- CombineGroupFinder.h - Collectives to combine ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_COMBINEGROUPFINDER_H
#define GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_COMBINEGROUPFINDER_H

#include "compiler/Optimize/Driver/OptimizationTarget.h"
#include <map>
#include <tuple>

namespace mlir::gspmd {

/// The key that the collectives of a group have in common: the op's name, its
/// attributes and the element type.
using CombineKind = std::tuple<const void *, const void *, const void *>;
CombineKind combineKindOf(Operation *op, DictionaryAttr attributes);

/// Finds the collectives of each block to combine.
class CombineGroupFinder {
public:
  /// `kindOf` returns nullopt for ops that are not combined.
  using KindOf = llvm::function_ref<std::optional<CombineKind>(Operation *)>;
  CombineGroupFinder(const Target &target, KindOf kindOf)
      : target(target), kindOf(kindOf) {}

  /// Groups of at least two collectives, in program order. All of them may
  /// become one op each, at its last member; users of a member may then precede
  /// it until BlockDependences::restore.
  std::vector<SmallVector<Operation *>> find(ModuleOp module) const;

private:
  void findIn(Block &block, std::vector<SmallVector<Operation *>> &found) const;
  /// Returns for each kind the maximum of seconds on the wire of one group.
  std::map<CombineKind, double> limitsOf(Block &block) const;

  const Target &target;
  KindOf kindOf;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_COMBINEGROUPFINDER_H
