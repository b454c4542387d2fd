//===- TensorLayouts.h - Bytes of values in main memory ---------*- C++ -*-===//
//
// The bytes that values take on a chip. On hardware with tiles in main memory
// (lib/CostModel/Memory/TensorTiles.h), TPUs, tensors are padded to them, and
// some stacks are stored in a narrower type (NarrowReads.h). Compilers choose
// the layout of a value with the least padding, unless an op requires certain
// minor dimensions: a convolution requires those of features and batch. Ops
// that move or compute element by element keep the layout of their operands:
//
//   %0 = convolution    minor: features, batch
//   %1 = add %0, %x     the same, and %x too
//   %2 = pad %1         the same
//
// Arguments and results of the program have the layout with the least padding.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_TENSORLAYOUTS_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_TENSORLAYOUTS_H

#include "lib/CostModel/Hardware.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include <array>

namespace mlir::gspmd {

class TensorLayouts {
public:
  TensorLayouts(ModuleOp module, const Hardware &hardware);

  double bytesOf(Value value) const;
  /// Bytes of a tensor in the layout of `value`, with another element type.
  double bytesOf(Value value, Type elementType) const;
  /// Returns the type of the tensor in memory.
  Type storedTypeOf(Value value) const;

private:
  friend class TensorLayoutFinder;
  const Hardware &hardware;
  /// The minor dimensions, where an op determines them.
  llvm::DenseMap<Value, std::array<unsigned, 2>> minorDims;
  /// The element type in memory, where it is not that of the value.
  llvm::DenseMap<Value, Type> storedElements;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_TENSORLAYOUTS_H
