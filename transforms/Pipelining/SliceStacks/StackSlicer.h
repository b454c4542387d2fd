//===- StackSlicer.h - Stacks of layers by stage ----------------*- C++ -*-===//
//
// A stack is a tensor whose dimension 0 is the layer:
//
//   layer      0  1  2  3  4  5
//   stage      0  0  1  1  2  2
//   slices    [0:2] [2:4] [4:6]
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_SLICESTACKS_STACKSLICER_H
#define GSPMD_TRANSFORMS_PIPELINING_SLICESTACKS_STACKSLICER_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// The stages of all layers of a stack, by layer.
using LayerStages = SmallVector<int64_t>;

/// The stacks of a function whose scans were unrolled, with their layers.
struct StackLayers {
  explicit StackLayers(FunctionOpInterface func);

  /// The stages of the layers of stacks from which single layers are sliced.
  llvm::MapVector<Value, LayerStages> read;
  /// The stages of the layers of stacks that updates of single layers wrote.
  llvm::MapVector<Value, LayerStages> written;
  /// The update of each layer of a written stack.
  DenseMap<Value, SmallVector<Value>> updates;
};

/// Slices all stacks whose layers are divided in one way.
class StackSlicer {
public:
  StackSlicer(FunctionOpInterface func, const StackLayers &stacks,
              ArrayRef<int64_t> stages);

  void run();

private:
  int64_t numLayers() const { return firsts.back(); }
  void findDerived();
  void findNeeded();
  void makeSlices(Value stack);
  Value sliceLayers(OpBuilder &builder, Value stack, int64_t first,
                    int64_t end);
  Value cloneSlice(Operation *op, size_t slice);
  void replaceLayer(Operation *op);
  void replaceSum(Operation *op);
  void replaceReturned(OpOperand &operand);

  FunctionOpInterface func;
  Block &body;
  const StackLayers &stacks;
  const LayerStages stages;
  /// The first layer of each slice, and at the end the number of layers.
  SmallVector<int64_t> firsts;
  /// The written stacks, and values that element-wise ops compute from them.
  llvm::SetVector<Value> derived;
  /// The stacks of which slices are needed.
  DenseSet<Value> needed;
  DenseMap<Value, SmallVector<Value>> slices;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_SLICESTACKS_STACKSLICER_H
