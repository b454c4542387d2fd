//===- Fusion.h - Values that are written to memory -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_FUSION_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_FUSION_H

#include "compiler/Simulator/Kernels/ValueBytes.h"
#include "compiler/Simulator/Ops/OpPropertyCache.h"
#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// Decides which ops of a block end a kernel.
class Fusion {
public:
  Fusion(Block &block, OpPropertyCache &properties);

  /// Returns true if the op's result is written to memory by a unit that the op
  /// leads.
  bool isRoot(Operation *op) const { return roots.contains(op); }
  size_t numRoots() const { return roots.size(); }
  /// Returns true if a user of `value` reads it from memory and cannot be fused
  /// with its definition.
  bool needsMemory(Value value) const { return inMemory.contains(value); }
  OpPropertyCache &getProperties() const { return properties; }

private:
  /// `kind` is that of `op`.
  bool canFuseInto(Operation *op, const OpPropertyCache::Kind &kind,
                   unsigned operand) const;
  /// `kind` is that of the operand's owner.
  bool isReadFromMemory(OpOperand &operand,
                        const OpPropertyCache::Kind &kind) const;
  void findMemoryUses();
  void chooseRoots();
  void addReaders(Value value,
                  llvm::SmallSetVector<Operation *, 4> &readers) const;
  bool shouldBeRoot(Operation *op);
  /// Values read from memory, with bytes, if `op` is computed inside of its
  /// user.
  const ValueBytes &leavesOf(Operation *op);

  /// Returns the number of ops that computing `op` inside of its user takes,
  /// counted once for each use.
  unsigned opsInside(Operation *op);

  Block &block;
  OpPropertyCache &properties;
  llvm::DenseSet<Value> inMemory;
  llvm::DenseSet<Operation *> roots;
  llvm::DenseMap<Operation *, ValueBytes> leaves;
  llvm::DenseMap<Operation *, unsigned> inside; ///< cache of opsInside
};

/// Adds the values that `op` reads through its operands, from memory or by
/// computing them inside of the same kernel (those ops are added to `ops`). Of
/// such an op, the kernel computes what it needs, as an estimate that assumes
/// that several readers need different elements:
///
///     all_slice of [64, 1024] to [8, 1024], slice to [8, 512]   reads 8 x 512
class LeafCollector {
public:
  explicit LeafCollector(const Fusion &fusion, Block &block)
      : fusion(fusion), properties(fusion.getProperties()), block(block) {}
  void addOperands(Operation *op);

  ValueBytes reads;
  llvm::SmallSetVector<Operation *, 8> ops;

private:
  /// Returns the op that computes `value` inside of the kernel, or null, and
  /// replaces an alias by the value that has its bytes.
  Operation *producerOf(Value &value);
  void addRead(Value value, double bytes);
  /// Adds what `reader` reads if the kernel needs the share of it that is in
  /// `shares`, and the shares that it needs of its producers.
  void addReads(Operation *reader,
                llvm::SmallDenseMap<Operation *, double> &shares);

  const Fusion &fusion;
  OpPropertyCache &properties;
  Block &block;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_FUSION_H
