//===- BlockOps.h - Matrices in blocks of rows ------------------*- C++ -*-===//
//
// Algorithms on a matrix of n rows, of which each device has one block:
// b = ceil(n / devices) rows. They take one step for each block, in which one
// device sends a panel of b rows or columns to all others. No device ever has
// more than its block and a panel, so memory is O(n^2 / devices).
//
// Up to eight steps are unrolled. More steps are divided among eight loops, so
// the size of the program does not depend on the number of devices, and panels
// can still shrink from loop to loop.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_BLOCKOPS_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_BLOCKOPS_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/LocalOps.h"

namespace mlir::gspmd {

/// The steps [first, first + count) of one loop.
struct StepRange {
  int64_t first, count;
  int64_t last() const { return first + count - 1; }
};
/// Divides `count` steps among at most eight loops.
SmallVector<StepRange> divideSteps(int64_t count);
/// A device broadcasts a tensor by a ring all-reduce, in which each sends this
/// many times the bytes that it receives in a broadcast.
constexpr double kRingAllReduce = 2;
/// Returns the bytes that a device sends in a ring all-reduce of `bytes` over
/// `devices`.
double ringAllReduceBytes(double bytes, int64_t devices);

/// Returns the cost of an algorithm on blocks, in bytes, beside that of
/// gathering a matrix of `matrix` bytes. From 64 MiB on it counts as a tenth,
/// so that the matrix is not gathered.
double costOfBlocks(double bytes, double matrix);

/// Builds one step from its index (tensor<i32>), the steps of its loop and the
/// state, and returns the next state.
using StepBuilder = llvm::function_ref<SmallVector<Value>(
    Value stepIndex, const StepRange &steps, ValueRange state)>;

/// The dimensions of a matrix, counted from the end of the tensor's.
enum MatrixDim : int64_t { kColumns = 1, kRows = 2 };

/// Builder of computations on the blocks of a dimension of `size` that is
/// sharded by `axes`. Matrices are the last two dimensions of a tensor; a block
/// is `blockSize` rows.
class BlockOps : public LocalOps {
public:
  BlockOps(PartitionContext &ctx, ArrayRef<AxisRef> axes, int64_t size);

  /// The number of blocks, their rows, and the rows of all of them.
  const int64_t numBlocks, blockSize, paddedSize;

  Type i32Type() { return builder.getI32Type(); }
  Value i32Constant(int64_t value) { return scalar(i32Type(), value); }
  /// Returns the index of this device's block.
  Value ownBlock() const { return index; }
  Value firstRowOf(Value block) {
    return multiply(block, i32Constant(blockSize));
  }
  /// Returns whether this device has block `k`.
  Value ownsBlock(Value k) { return equal(index, k); }
  /// Returns whether this device's block comes after block `k`.
  Value followsBlock(Value k) { return less(k, index); }
  /// Returns one of two tensors by a scalar.
  Value choose(Value condition, Value onTrue, Value onFalse);

  /// Returns a constant with NaN as all elements; of complex numbers, as both
  /// components.
  Value notANumber(RankedTensorType type);
  /// Converts floats of less than 32 bits to f32: the steps would round each
  /// element many times.
  Value promoteToF32(Value value);
  Value transposeMatrix(Value matrix);
  Value adjoint(Value matrix) { return conjugate(transposeMatrix(matrix)); }
  /// Returns the rows `rows` of a matrix of `size` columns with `paddedSize`
  /// columns. In rows and columns beyond `size`, it has those of the identity.
  Value padWithIdentity(Value rows);
  /// Returns `blockSize` rows or columns from block `k` on.
  Value blockOf(Value matrix, MatrixDim dim, Value k);
  /// Returns the first `columns` columns.
  Value firstColumns(Value matrix, int64_t columns);
  /// Writes `block` over rows or columns of `matrix` from block `k` on.
  Value updateBlock(Value matrix, MatrixDim dim, Value k, Value block);
  /// Returns the rows of `matrix` with the indices `order` (one vector for each
  /// matrix).
  Value takeRows(Value matrix, Value order);
  /// Contracts a dimension of each matrix, in the highest precision.
  Value multiplyMatrices(Value lhs, MatrixDim lhsDim, Value rhs,
                         MatrixDim rhsDim);
  Value cholesky(Value lowerTriangle);
  Value triangularSolve(Value a, Value b, bool isLeft, bool isLower,
                        bool hasUnitDiagonal, stablehlo::Transpose transpose);
  /// Returns B L^-H, for a lower triangle L.
  Value dividedByAdjoint(Value b, Value l);
  /// Returns LAPACK's status after a block from column `begin` (a scalar) on,
  /// whose own status is `blockStatus`: the number (from 1 on) of the first of
  /// `columns` columns that fails, or 0.
  Value firstFailure(Value status, Value blockStatus, Value begin,
                     int64_t columns);

  /// Gathers the columns of all devices.
  Value allGatherColumns(Value value) {
    return context.allGather(value, stablehlo::typeOf(value).getRank() - 1,
                             axes);
  }
  /// Returns the tensor of the device that has block `k`.
  Value broadcastFromOwner(Value value, Value k);
  /// Emits the steps of one loop; returns the last state.
  SmallVector<Value> emitLoop(const StepRange &loop, ValueRange initial,
                              StepBuilder buildStep);
  /// Emits the steps; returns the last state.
  SmallVector<Value> emitSteps(int64_t steps, ValueRange initial,
                               StepBuilder buildStep);

private:
  PartitionContext &context;
  ArrayRef<AxisRef> axes;
  int64_t size;
  Value index;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_BLOCKOPS_H
