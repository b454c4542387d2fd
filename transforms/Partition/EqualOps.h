//===- EqualOps.h - Ops that compute what one before did --------*- C++ -*-===//
//
// A program that was traced has the same constants and broadcasts over and over
// (four of ten ops of an unrolled model), and models make constants and
// positions for one op that they made for another. Passes leave repetitions out
// as they come upon them, at a third of what a pass of its own costs (CSE
// before and after was more than a third of the time of partitioning).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_EQUALOPS_H
#define GSPMD_TRANSFORMS_PARTITION_EQUALOPS_H

#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Support/Regions.h"
#include "llvm/ADT/ScopedHashTable.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/RecyclingAllocator.h"

namespace mlir::gspmd {

/// The ops that were met in the block at hand and in those around it. (The hash
/// is kept: a table that grows would compute each again, and that of
/// OperationEquivalence takes several times as long as the rest together.)
class EqualOps {
  struct Entry {
    Operation *op;
    size_t hash;
  };
  /// By name, operands, attributes, types and regions; locations do not count.
  struct SameOp {
    static Entry getEmptyKey() {
      return {DenseMapInfo<Operation *>::getEmptyKey(), 0};
    }
    static Entry getTombstoneKey() {
      return {DenseMapInfo<Operation *>::getTombstoneKey(), 0};
    }
    static unsigned getHashValue(const Entry &entry) { return entry.hash; }
    static bool isEqual(const Entry &a, const Entry &b) {
      return a.op == b.op ||
             (a.hash == b.hash && a.hash != 0 && areEqual(a.op, b.op));
    }
  };
  using Node = llvm::ScopedHashTableVal<Entry, Operation *>;
  using Table = llvm::ScopedHashTable<
      Entry, Operation *, SameOp,
      llvm::RecyclingAllocator<llvm::BumpPtrAllocator, Node>>;

public:
  /// Lasts as long as ops of a block are met: what they equal may stand in a
  /// block around it, but not in one beside it.
  class Block {
  public:
    explicit Block(EqualOps &ops) : scope(ops.met) {}

  private:
    Table::ScopeTy scope;
  };

  /// Puts the results of an equal op that was met before, which is returned, in
  /// place of those of `op`, which then has no uses. Null if there is none, or
  /// `op` does more than compute results. (Whether loops and branches do is not
  /// asked: to look at nested ones again and again would take quadratic time.)
  Operation *replaceByEqual(Operation *op) {
    if ((op->getNumRegions() && hasProgramRegions(op)) ||
        !isMemoryEffectFree(op))
      return nullptr;
    Entry entry{op, hashOf(op)};
    if (Operation *equal = met.lookup(entry)) {
      op->replaceAllUsesWith(equal);
      return equal;
    }
    met.insert(entry, op);
    return nullptr;
  }

private:
  /// Never 0. The order of operands does not count: they may commute.
  static size_t hashOf(Operation *op) {
    size_t operands = 0;
    for (Value operand : op->getOperands())
      operands += llvm::hash_value(operand.getAsOpaquePointer());
    size_t properties =
        op->getPropertiesStorageSize() ? size_t(op->hashProperties()) : 0;
    const void *type = op->getNumResults()
                           ? op->getResult(0).getType().getAsOpaquePointer()
                           : nullptr;
    return size_t(llvm::hash_combine(
               op->getName().getAsOpaquePointer(),
               op->getRawDictionaryAttrs().getAsOpaquePointer(), properties,
               type, operands)) |
           1;
  }

  static bool areEqual(Operation *a, Operation *b) {
    if (a->getNumRegions() || a->hasTrait<OpTrait::IsCommutative>())
      return OperationEquivalence::isEquivalentTo(
          a, b, OperationEquivalence::IgnoreLocations);
    return a->getName() == b->getName() &&
           a->getRawDictionaryAttrs() == b->getRawDictionaryAttrs() &&
           llvm::equal(a->getResultTypes(), b->getResultTypes()) &&
           llvm::equal(a->getOperands(), b->getOperands()) &&
           (!a->getPropertiesStorageSize() ||
            a->getName().compareOpProperties(a->getPropertiesStorage(),
                                             b->getPropertiesStorage()));
  }

  Table met;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_EQUALOPS_H
