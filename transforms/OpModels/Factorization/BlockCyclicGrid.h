//===- BlockCyclicGrid.h - Matrices on a grid of devices --------*- C++ -*-===//
//
// The two-dimensionally block-cyclic layout of ScaLAPACK. The p devices of a
// dimension form a grid of r rows and c columns. Rows of the matrix are divided
// into T periods of c r blocks of b rows; grid row i has every r-th block.
// Columns are divided into T periods of c blocks of r b columns; grid column j
// has one of each period. So at each of T steps every device has an equal share
// of what is not factored yet, and the square of a period on the diagonal has
// equal shares on all devices.
//
// The dimension has contiguous shards outside of the op. One all-to-all
// exchanges these and the layout. Padding (to equal periods) is at the end of
// each shard: rows and columns of the identity may be anywhere.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_BLOCKCYCLICGRID_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_BLOCKCYCLICGRID_H

#include "transforms/OpModels/Factorization/BlockOps.h"

namespace mlir::gspmd {

/// The cost of an algorithm: the bytes that a device receives, and the number
/// of collectives, one after the other. An all-reduce that broadcasts counts as
/// a broadcast: its ring sends twice the bytes, but over the links of all axes,
/// where a gather in a row of a grid uses those of one.
struct BlockCost {
  double bytes, collectives;
  /// Returns the time, in bytes.
  double total() const { return bytes + collectives * kBytesOfLatency; }
  /// One microsecond at 50 GB/s.
  static constexpr double kBytesOfLatency = 50000;
};

/// The sizes of the layout of a dimension.
struct BlockCyclicGrid {
  /// Returns the grid nearest to a square, for a dimension of `size` that is
  /// sharded by `axes`, with the number of steps that takes the least time.
  /// Returns nullopt if the devices form only one row or column, or if blocks
  /// in one dimension take no more time.
  static std::optional<BlockCyclicGrid>
  cheapest(ArrayRef<AxisRef> axes, int64_t size, const BlockCost &oneDimension,
           llvm::function_ref<BlockCost(const BlockCyclicGrid &)> costOf);

  AxisList axesOfColumns, axesOfRows; ///< major and minor axes
  int64_t columns, rows;              ///< c and r
  int64_t shard;                      ///< rows of a device outside
  int64_t steps, block;               ///< T and b

  int64_t devices() const { return rows * columns; }
  int64_t longerSide() const { return std::max(rows, columns); }
  /// Returns the rows of the matrix in a period.
  int64_t period() const { return devices() * block; }
  /// Returns the rows and the columns of a period that a device has.
  int64_t localRows() const { return columns * block; }
  int64_t localColumns() const { return rows * block; }
  int64_t paddedShard() const { return steps * block; }
  int64_t paddedSize() const { return steps * period(); }

  /// Returns the elements that a device receives: of panels, whose rows all
  /// devices of a grid row gather; of squares on the diagonal; and in an
  /// exchange of `width` columns.
  double panelElements() const;
  double diagonalElements() const;
  double exchangedElements(int64_t width) const;
};

/// Builder of computations on the layout. The local tensor of a matrix has
/// `steps * localRows()` rows and `steps * localColumns()` columns.
class GridOps {
public:
  GridOps(PartitionContext &ctx, BlockOps &ops, const BlockCyclicGrid &grid);

  /// Pads the rows of a device with zeros, those of a square matrix (which
  /// `BlockOps::padWithIdentity` has padded) with the identity.
  Value padRows(Value rows);
  Value padSquare(Value rows);
  Value unpadRows(Value rows);
  Value unpadSquare(Value rows);
  /// Exchanges contiguous padded rows and the layout. Columns are in `periods`
  /// periods (1: contiguous).
  Value fromRows(Value rows, int64_t periods);
  Value toRows(Value shard, int64_t periods);

  /// Returns the rows of all devices of a grid column, of this device's rows of
  /// some periods.
  Value gatherRows(Value rows);
  /// Returns the columns of all devices of a grid row, of a period.
  Value gatherColumns(Value columns) {
    return ctx.allGather(columns, dimOfColumns(), grid.axesOfColumns);
  }
  /// Returns this device's rows or columns of those of all devices of a grid
  /// column or row, of one period.
  Value ownRows(Value rows);
  Value ownColumns(Value columns);
  /// Returns the rows of some periods that correspond to this device's columns,
  /// from the devices of the grid column, each of which has its rows of them.
  Value transposedRows(Value rows);

  /// Returns the rows or columns of period `k`.
  Value rowsOf(Value matrix, Value k);
  Value columnsOf(Value matrix, Value k);
  /// Overwrites the rows or columns of `matrix` from period `row` or `column`
  /// on.
  Value updatePeriods(Value matrix, Value row, Value column, Value update);
  /// Returns `count` periods of rows or columns from `first` on.
  Value rowsOfPeriods(Value matrix, int64_t first, int64_t count);
  Value columnsOfPeriods(Value matrix, int64_t first, int64_t count);
  /// Returns the rows after period `k`, or those before it; the rows of
  /// `elsewhere` in place of the others.
  Value rowsBeyond(Value matrix, Value k, bool isAfter, Value elsewhere);

private:
  int64_t dimOfColumns() const { return batch.size() + 1; }
  SmallVector<int64_t> withBatch(ArrayRef<int64_t> dims) const;
  /// Permutes the dimensions after the batches.
  Value permute(Value value, ArrayRef<int64_t> order);
  Value exchange(Value value, int64_t from, int64_t to);

  PartitionContext &ctx;
  BlockOps &ops;
  const BlockCyclicGrid &grid;
  SmallVector<int64_t> batch;
  Value gridRow, gridColumn;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_BLOCKCYCLICGRID_H
