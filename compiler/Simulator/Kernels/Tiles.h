//===- Tiles.h - Tiles of tensors in memory ---------------------*- C++ -*-===//
//
// A vector unit has tensors in memory as tiles of 8 x 128 elements of their two
// last dimensions (`tile_rows`, `tile_columns` of the hardware). A reshape that
// keeps these tiles is another name for the same bytes; one that splits or
// merges the last dimension moves each element:
//
//     [1024, 16, 128] -> [16384, 128]    the same tiles
//     [1024, 2048] -> [1024, 16, 128]    others
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_TILES_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_TILES_H

#include "compiler/Simulator/Ops/OpPropertyCache.h"
#include "mlir/IR/Operation.h"
#include <map>

namespace mlir::gspmd {

/// Returns true if the program returns the value to its caller.
bool isReturned(Value value);

/// Returns true if a product with the arithmetic `work` is a convolution, whose
/// second operand has dimensions of its own: elements of the window. Its
/// windows may have one element.
bool isConvolution(Operation *op, const OpWork &work);

/// Returns true if the tiles of the op's result hold other elements than those
/// of its operand. False on hardware whose tensors are dense.
bool changesTiles(Operation *view, const Hardware &hardware);

/// Returns true if a view that changes tiles has a last dimension, before or
/// after, that does not fill the columns of tiles.
bool splitsColumns(Operation *view, const Hardware &hardware);

/// The memory that tensors of convolutions take in tiles. A convolution has its
/// features along the lanes and its batch along the sublanes, or the other way
/// round, whichever is smaller; both are padded:
///
///     bf16 [2, 32, 64, 256, 32]   features 32 -> 128, batch 2 -> 4: 8 times
///     bf16 [128, 224, 224, 3]     batch 128, features 3 -> 4: 4/3 times
///
/// Tensors of the same shape in a block are computed from each other element by
/// element, and have the same tiles.
class ConvolutionTiles {
public:
  ConvolutionTiles(Block &block, OpPropertyCache &properties);

  /// Returns the bytes that `value` takes in tiles over its own.
  double paddingOf(Value value) const;
  /// Returns the number of elements that are copied because the convolution has
  /// other tiles than the caller of the program, or than the op that computes a
  /// small batch, which are those with the least padding:
  ///
  ///     bf16 [4, 64, 64, 64, 32]   64 -> 128 lanes of a spatial dimension: 2
  ///                                times, where features along them are 4
  ///
  /// On chips that keep operands resident, the last spatial dimension of a
  /// small batch is split into chunks, with halos, which join the batch.
  double copiedElements(Operation *convolution,
                        OpPropertyCache &properties) const;
  /// Returns the number of elements that are copied because a collective moves
  /// `value` in tiles with the least padding and convolutions of a small batch
  /// have others.
  double copiedElementsToSend(Value value, OpPropertyCache &properties) const;

private:
  struct Dims {
    unsigned batch, features;
  };
  void add(Value value, std::optional<unsigned> batch,
           std::optional<unsigned> features);
  double paddedToRows(int64_t size, unsigned width) const;
  /// Returns the elements of a tile of dimensions of `lanes` and `sublanes`
  /// elements, padded.
  double paddedPair(int64_t lanes, int64_t sublanes, unsigned width) const;
  /// Returns the dimensions of a convolution's tensor; null for other values.
  const Dims *dimsOf(Value value) const;
  /// Returns the size of the batch if it is along the sublanes.
  std::optional<int64_t> batchAlongSublanes(Value value) const;
  /// Returns the padding of tiles of the last two dimensions.
  double rowMajorPaddingOf(Value value) const;
  /// Returns the least padding that tiles of any two dimensions have.
  double leastPaddingOf(Value value) const;
  /// Returns the elements that are copied for operand 0 and for the result of a
  /// convolution with `windowSize` elements along the last spatial dimension.
  double copiedOfOperand(Value operand, int64_t windowSize) const;
  double copiedOfResult(Value result) const;

  const int64_t rows, columns; ///< the size of a tile
  const bool splitsSmallBatches;
  std::map<SmallVector<int64_t>, Dims> dimsOfShape;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_TILES_H
