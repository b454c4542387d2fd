//===- Fusion.h - Which values pass through memory --------------*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_FUSION_H
#define GSPMD_LIB_SIMULATOR_FUSION_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// Decides for the ops of a block which of them end a kernel.
class Fusion {
public:
  explicit Fusion(Block &block);

  /// Is the op's result written to memory by a unit that the op leads?
  bool isRoot(Operation *op) const { return roots.contains(op); }
  /// Must `value` be in memory, because something that reads it cannot compute
  /// it on the fly?
  bool needsMemory(Value value) const { return inMemory.contains(value); }

private:
  bool isReadFromMemory(OpOperand &operand) const;
  void findMemoryUses();
  void chooseRoots();
  bool shouldBeRoot(Operation *op);
  /// Bytes that computing `op` on the fly reads from memory.
  const llvm::SmallMapVector<Value, double, 4> &leavesOf(Operation *op);

  /// Ops that computing `op` on the fly takes, those of operands twice counted
  /// twice.
  unsigned opsInside(Operation *op);

  Block &block;
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
      : fusion(fusion), block(block) {}
  void addOperands(Operation *op);

  llvm::SmallMapVector<Value, double, 4> reads;
  llvm::SetVector<Operation *> ops;

private:
  void addOperand(Operation *op, unsigned operand);
  const Fusion &fusion;
  Block &block;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_FUSION_H
