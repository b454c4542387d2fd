//===- TensorLayouts.h - Bytes of values in main memory ---------*- C++ -*-===//
//
// The bytes that values take on a chip. On hardware with tiles in main memory
// (lib/CostModel/Memory/TensorTiles.h), TPUs, tensors are padded to them, and
// some stacks are stored in a narrower type (NarrowReads.h). Compilers choose
// the layout of a value with the least padding, unless an op requires certain
// minor dimensions: a convolution requires those of features and batch. Ops
// that move or compute element by element keep the layout of their operands:
//
//   %0 = convolution    minor to major: features, batch, spatial dims
//   %1 = add %0, %x     the same, and %x too
//   %2 = pad %1         the same
//   %3 = reduce %2      over the features: batch, then spatial dims
//
// So what is reduced over the features has the batch as its minor dimension,
// which pads a batch of 2 to 128 columns. Arguments and results of the program
// have the layout with the least padding. An argument that is computed with
// element by element in another layout is copied to that first.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_TENSORLAYOUTS_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_TENSORLAYOUTS_H

#include "lib/CostModel/Hardware.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include <array>

namespace mlir::gspmd {

class OpPropertyCache;

class TensorLayouts {
public:
  TensorLayouts(ModuleOp module, OpPropertyCache &properties)
      : TensorLayouts(module, properties,
                      findNarrowedStacks(module, properties)) {}
  /// `properties` are those of the module's ops. Their hardware must outlive
  /// this. `narrowedStacks` are those of the module.
  TensorLayouts(ModuleOp module, OpPropertyCache &properties,
                llvm::DenseMap<Value, Type> narrowedStacks);

  /// Returns the element types of values that are stored in a narrower type.
  static llvm::DenseMap<Value, Type>
  findNarrowedStacks(ModuleOp module, OpPropertyCache &properties);

  double bytesOf(Value value) const;
  /// Bytes of a tensor in the layout of `value`, with another element type.
  double bytesOf(Value value, Type elementType) const;
  /// Returns the type of the tensor in memory.
  Type storedTypeOf(Value value) const;
  /// Returns the bytes of the copy of an argument of the program in the layout
  /// of what is computed with it; 0 if it is not copied.
  double bytesOfCopy(Value argument) const;

private:
  friend class TensorLayoutFinder;
  /// Dimensions from the minor one to the major one.
  using DimOrder = SmallVector<unsigned, 6>;

  const Hardware &hardware;
  /// The order of dimensions, where an op determines it.
  llvm::DenseMap<Value, DimOrder> orders;
  /// The order of dimensions of copies of arguments.
  llvm::DenseMap<Value, DimOrder> ordersOfCopies;
  /// The element type in memory, where it is not that of the value.
  llvm::DenseMap<Value, Type> storedElements;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_TENSORLAYOUTS_H
