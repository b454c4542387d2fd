//===- BlockOps.h - Matrices in blocks of rows ------------------*- C++ -*-===//
//
// Algorithms on a matrix of n rows, of which each device has one block:
// b = ceil(n / devices) rows. They take one step for each block, in which one
// device sends a panel of b rows or columns to all others. No device ever has
// more than its block and a panel, so memory is O(n^2 / devices).
//
// Steps are written one after the other up to kMaxLoops of them; beyond that,
// each of kMaxLoops loops takes several. So the size of the program does not
// depend on the number of devices, and panels can still shrink from loop to
// loop.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_BLOCKOPS_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_BLOCKOPS_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/LocalOps.h"

namespace mlir::gspmd {

/// The steps [first, first + count) of one loop.
struct BlockSteps {
  int64_t first, count;
  int64_t last() const { return first + count - 1; }
};
/// Returns `count` steps, divided among at most kMaxLoops loops.
SmallVector<BlockSteps> blockSteps(int64_t count);
/// Returns the bytes that a device sends, by ring algorithms, for `bytes` that
/// one of `devices` broadcasts by an all-reduce.
double broadcastBytes(double bytes, int64_t devices);

/// Returns the cost of an algorithm on blocks, in bytes, beside that of
/// gathering a matrix of `matrix` bytes. From 64 MiB on it counts as a tenth,
/// so that the matrix is not gathered.
double costOfBlocks(double bytes, double matrix);

/// Builds one step from its number (tensor<i32>), the steps of its loop and the
/// state, and returns the next state.
using BlockStep = llvm::function_ref<SmallVector<Value>(
    Value number, const BlockSteps &steps, ValueRange state)>;

/// Builder of computations on the blocks of a dimension of `size` that is
/// sharded by `axes`. Matrices are the last two dimensions of a tensor; a block
/// is `block` rows.
class BlockOps : public LocalOps {
public:
  BlockOps(PartitionContext &ctx, ArrayRef<AxisRef> axes, int64_t size);

  /// The number of blocks, their rows, and all of these rows.
  const int64_t count, block, padded;

  Value number(int64_t value) { return scalar(builder.getI32Type(), value); }
  /// Returns the number of this device's block.
  Value ownBlock() const { return index; }
  /// Returns the first row of block `k`.
  Value begin(Value k) { return multiply(k, number(block)); }
  /// Returns whether this device has block `k`.
  Value has(Value k) { return equal(index, k); }
  Value isBehind(Value k) { return less(k, index); }
  /// Returns one of two tensors by a scalar.
  Value choose(Value condition, Value onTrue, Value onFalse);

  /// Converts floats of less than 32 bits to f32: the steps would round each
  /// element many times.
  Value widen(Value value);
  Value transposed(Value matrix);
  Value adjoint(Value matrix) { return conjugate(transposed(matrix)); }
  /// Returns the rows `rows` of a matrix of `size` columns with `padded`
  /// columns. In rows and columns beyond `size`, it has those of the identity.
  Value padWithIdentity(Value rows);
  /// Returns `block` rows or columns (`dim` from the end: 2 or 1) from block
  /// `k` on.
  Value blockOf(Value matrix, int64_t dim, Value k);
  /// Returns the first `columns` columns.
  Value firstColumns(Value matrix, int64_t columns);
  /// Writes `part` over rows or columns of `matrix` from block `k` on.
  Value withBlock(Value matrix, int64_t dim, Value k, Value part);
  /// Returns the rows of `matrix` at the positions `order` (one vector for each
  /// matrix).
  Value takeRows(Value matrix, Value order);
  /// Returns the products of the matrices, summed over a dimension of each
  /// (from the end: 2 or 1), in the highest precision.
  Value product(Value lhs, int64_t lhsDim, Value rhs, int64_t rhsDim);
  Value cholesky(Value lowerTriangle);
  Value triangularSolve(Value a, Value b, bool isLeft, bool isLower,
                        bool hasUnitDiagonal, stablehlo::Transpose transpose);
  /// Returns LAPACK's status after block `k`, whose own status is `ofBlock`:
  /// the number (from 1 on) of the first of `columns` columns that fails, or 0.
  Value firstFailure(Value status, Value ofBlock, Value k, int64_t columns);

  Type indexType() { return builder.getI32Type(); }
  /// Gathers the columns of all devices.
  Value allGatherColumns(Value value) {
    return context.allGather(value, stablehlo::typeOf(value).getRank() - 1,
                             axes);
  }
  /// Returns the tensor of the device that has block `k`.
  Value fromOwner(Value value, Value k);
  /// Takes the steps; returns the last state.
  SmallVector<Value> run(int64_t steps, ValueRange initial, BlockStep step);

private:
  PartitionContext &context;
  ArrayRef<AxisRef> axes;
  int64_t size;
  Value index;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_BLOCKOPS_H
