//===- JacobiBlocks.h - Jacobi rotations of blocks of columns ---*- C++ -*-===//
//
// One-sided Jacobi rotations (Hestenes) of a matrix G that is sharded by
// columns. Each device has two blocks of columns. In a round, it makes the
// columns of its blocks orthogonal to each other, by a product with an
// orthogonal matrix; the blocks then move on, so that a sweep of 2 devices - 1
// rounds has all pairs of blocks. Pairs are sorted by length, and with them all
// columns. Sweeps end when all columns are orthogonal.
//
// If 2 blocks for each device do not divide the columns, others are appended.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_JACOBIBLOCKS_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_JACOBIBLOCKS_H

#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "transforms/OpModels/Factorization/BlockOps.h"

namespace mlir::gspmd {

/// The columns of n on `devices` devices.
struct JacobiSizes {
  JacobiSizes(int64_t n, int64_t devices);

  int64_t n, devices;
  int64_t shard;  ///< the size of a shard of the operand
  int64_t block;  ///< each device has two of them
  int64_t padded; ///< all columns of blocks
  int64_t rounds; ///< the rounds of a sweep
};

/// Builds the sweeps. Matrices are the last two dimensions of a tensor.
class JacobiBlocks {
public:
  /// The number of sweeps of usual matrices.
  static constexpr int64_t kUsualSweeps = 8;

protected:
  JacobiBlocks(const stablehlo::MatrixCall &call, PartitionContext &ctx,
               ArrayRef<AxisRef> axes, int64_t columns);
  ~JacobiBlocks() = default;

  /// The matrix by which the columns of two blocks are multiplied, and, for
  /// each matrix of the batch, the squares of the products of different
  /// columns before that and of their inversions, and the squares that they are
  /// compared with.
  struct Rotation {
    Value vectors, off, diagonal;
  };
  virtual Rotation rotationOf(Value pair) = 0;

  /// Returns the matrix after all sweeps; `status` is 1 for those of the batch
  /// that did not converge.
  Value sweep(Value matrix, Value *status);

  int64_t rank() const { return call.batchRank + 2; }
  RankedTensorType realType(Value like) {
    return stablehlo::typeOf(like).clone(realElement);
  }
  /// Returns a tensor with one scalar for each matrix.
  RankedTensorType scalarType();
  /// Broadcasts a vector of `dim` (from the end), or a scalar for each matrix
  /// (0), to the matrices `type`.
  Value along(Value vector, RankedTensorType type, int64_t dim);
  Value squares(Value value) {
    return ops.convert(ops.multiply(value, ops.conjugate(value)), realElement);
  }
  Value sumOfMatrix(Value value) {
    return ops.sum(value, {rank() - 2, rank() - 1});
  }
  /// Returns the lengths of the columns.
  Value lengthsOf(Value matrix) {
    return ops.sqrt(ops.sum(squares(matrix), {rank() - 2}));
  }
  /// Returns the squares of the differences of adjacent lengths that are out of
  /// order, summed: columns that are orthogonal from the start are sorted too.
  Value inversions(Value lengths, bool isDescending);
  Value scaled(Value matrix, Value by);
  Value orOne(Value value);
  Value isDiagonal(Value matrix);
  /// Returns the largest absolute value of a component along `dims`.
  Value largest(Value matrix, ArrayRef<int64_t> dims);
  /// Returns that of the matrix of all devices, or 1 if it is zero.
  Value largestOfAll(Value matrix);
  /// Returns the Frobenius norm of the matrix of all devices, or 1 if it is
  /// zero.
  Value normOf(Value matrix);
  /// Returns which of a device's columns are columns of the operand, and their
  /// numbers; those that are appended have numbers from n on.
  std::pair<Value, Value> numbersOfColumns(RankedTensorType indices);
  /// Returns this device's shard of the columns from column `first` on.
  Value shardOf(Value columns, int64_t first);

  const stablehlo::MatrixCall &call;
  PartitionContext &ctx;
  ArrayRef<AxisRef> axes;
  BlockOps ops;
  JacobiSizes sizes;
  Type realElement;

private:
  Value isBefore(Value round);
  SmallVector<Value> rotate(Value round, ValueRange state);
  SmallVector<Value> move(Value top, Value bottom);
  Value exceeds(Value ratio, double units);
  Value shift(Value value, int64_t distance);
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_JACOBIBLOCKS_H
