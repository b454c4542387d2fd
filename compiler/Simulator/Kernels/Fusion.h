//===- Fusion.h - Which values pass through memory --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_FUSION_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_FUSION_H

#include "compiler/Simulator/Ops/OpFacts.h"
#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// Decides for the ops of a block which of them end a kernel.
class Fusion {
public:
  Fusion(Block &block, OpFacts &facts);

  /// Is the op's result written to memory by a unit that the op leads?
  bool isRoot(Operation *op) const { return roots.contains(op); }
  size_t numRoots() const { return roots.size(); }
  /// Must `value` be in memory, because something that reads it cannot compute
  /// it on the fly?
  bool needsMemory(Value value) const { return inMemory.contains(value); }
  OpFacts &getFacts() const { return facts; }

private:
  bool canFuseInto(Operation *op, unsigned operand) const;
  bool isReadFromMemory(OpOperand &operand) const;
  void findMemoryUses();
  void chooseRoots();
  void addReaders(Value value, llvm::SetVector<Operation *> &readers) const;
  bool shouldBeRoot(Operation *op);
  /// Bytes that computing `op` on the fly reads from memory.
  const llvm::SmallMapVector<Value, double, 4> &leavesOf(Operation *op);

  /// Ops that computing `op` on the fly takes, those of operands twice counted
  /// twice.
  unsigned opsInside(Operation *op);

  Block &block;
  OpFacts &facts;
  llvm::DenseSet<Value> inMemory;
  llvm::DenseSet<Operation *> roots;
  llvm::DenseMap<Operation *, llvm::SmallMapVector<Value, double, 4>> leaves;
  llvm::DenseMap<Operation *, unsigned> inside; ///< opsInside, once asked
};

/// Adds what `op` reads through `operand`, from memory or by computing it
/// inside of the same kernel (the ops that do so are added to `ops`).
class LeafCollector {
public:
  explicit LeafCollector(const Fusion &fusion, Block &block)
      : fusion(fusion), facts(fusion.getFacts()), block(block) {}
  void addOperands(Operation *op);

  llvm::SmallMapVector<Value, double, 4> reads;
  llvm::SetVector<Operation *> ops;

private:
  void addOperand(Operation *op, unsigned operand);
  const Fusion &fusion;
  OpFacts &facts;
  Block &block;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_FUSION_H
