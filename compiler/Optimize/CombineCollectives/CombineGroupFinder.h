//===- CombineGroupFinder.h - Collectives that may be one -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_COMBINEGROUPFINDER_H
#define GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_COMBINEGROUPFINDER_H

#include "compiler/Optimize/Support/OptimizationTarget.h"
#include <map>
#include <tuple>

namespace mlir::gspmd {

/// Collectives of one kind may be one: what they have in common (the op's name,
/// its attributes, the element type).
using CombineKind = std::tuple<const void *, const void *, const void *>;
CombineKind combineKindOf(Operation *op, DictionaryAttr attributes);

/// Of each block of a program, the collectives that are to be one.
class CombineGroupFinder {
public:
  /// `kindOf` is nullopt for what stays alone.
  using KindOf = llvm::function_ref<std::optional<CombineKind>(Operation *)>;
  CombineGroupFinder(const Target &target, KindOf kindOf)
      : target(target), kindOf(kindOf) {}

  /// Groups of at least two, in the order of the program: all of them may
  /// become one op each, at its last member. What reads a member then may stand
  /// before that, until BlockOrder::restore.
  std::vector<SmallVector<Operation *>> find(ModuleOp module) const;

private:
  void findIn(Block &block, std::vector<SmallVector<Operation *>> &found) const;
  /// The most seconds on the wire of what goes together, by kind.
  std::map<CombineKind, double> limitsOf(Block &block) const;

  const Target &target;
  KindOf kindOf;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_COMBINEGROUPFINDER_H
