//===- Roofline.h - The time of a kernel ------------------------*- C++ -*-===//
//
// A kernel of one or several fused ops takes
//
//     latency + max(a, m) + min(a, m, fill)
//
// with a the maximum of its matrix and vector arithmetic (the two units
// overlap), m its main memory traffic, and fill the time of the memory traffic
// that nothing overlaps: measured products of n x n matrices are slower than
// the maximum of the two if these are about equal.
//
// m is bytes over bandwidth: that of the cache if the hardware has one and the
// bytes fit into a device's share of it. On hardware with stream figures,
// kernels that pass a tensor through the vector unit (element-wise ones,
// reductions, moves) take longer, and nothing else has to be filled in them:
//
// * the vector unit has words of 4 bytes, so that a result of 2 bytes, or one
//   that is reduced, is written once more as words (so are results of batched
//   products and of convolutions);
// * a kernel of one op passes small blocks, each of which takes a time of its
//   own before it streams; fused kernels have large ones;
// * a transposition of the last dimension passes each element through the unit
//   that permutes lanes.
//
// With 4 bytes in 1 us, 1 us to pass small blocks and 2 us to transpose: the
// exponential of an f32 takes 3 us, of a bf16 or with a product by a constant
// 2 us, the sum of f32s 3 us, of their squares 2 us, a transposition 4 us.
//
// Kernels that keep rows on the chip and pass through them more than once
// (softmax) take at least the time of these passes, and do not stream.
//
// A product [rows, depth] x [depth, columns] is padded to the matrix unit:
// depth and columns to its side, rows to its step, or with rows and columns
// swapped if that is less. A unit holds one tile of depth and columns. With
// `matrix_units`, a product of fewer tiles than there are units uses only some
// of them, and few rows pass faster than the tiles of all units are loaded.
// (Batches of thin products are computed otherwise.)
//
// With `product_block`, the result is computed in square blocks. An operand
// that does not stay on the chip is read once for each block that needs it:
//
//     [4096, 4096] x [4096, 4096]    both are read 8 times in blocks of 512
//     [65536, 64] x [64, 64]         each is read once, and `fill` is two
//                                    blocks of 512 rows
//
// Hand-written kernels achieve another share of the peaks than compiled ones,
// which is a figure of its own.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_KERNELS_ROOFLINE_H
#define GSPMD_LIB_COSTMODEL_KERNELS_ROOFLINE_H

#include "gspmd/CostModel/Timeline.h"
#include "lib/CostModel/Hardware.h"
#include <optional>

namespace mlir::gspmd {

/// Returns the peak of one device. A type without a rate of its own has that of
/// the next wider float.
double peakMatrixFlops(const Hardware &hardware, MatrixType type);
/// Returns the share of the padded product that is useful, 0 < result <= 1.
double tileEfficiency(const Hardware &hardware, const MatrixWork &work);
/// Returns the number of multiply-adds, counted as two, without padding.
double matrixFlops(const MatrixWork &work);
/// Seconds on the matrix unit of one device.
double matrixSeconds(const Hardware &hardware, const MatrixWork &work,
                     MatrixType type);

/// Main memory traffic of the blocks in which a product is computed.
struct BlockTraffic {
  /// Bytes that are read more than once because an operand does not stay on the
  /// chip while the blocks that need it are computed.
  double repeatedBytes = 0;
  /// Bytes of the two blocks that are in flight, which no arithmetic overlaps
  /// at either end of the kernel.
  double fillBytes = 0;
};
/// Returns the traffic of a product [rows, depth] x [depth, columns] whose
/// operands take `rowBytes` and `columnBytes` and its result `resultBytes`;
/// nullopt on hardware without `product_block`.
std::optional<BlockTraffic> blockTraffic(const Hardware &hardware,
                                         const MatrixWork &work,
                                         double rowBytes, double columnBytes,
                                         double resultBytes);

/// The work of a kernel.
struct KernelWork {
  double matrixSeconds = 0;
  double vectorFlops = 0, transcendentals = 0;
  /// Operations of reductions over windows that overlap, and the loads of the
  /// windows of convolutions.
  double windowFlops = 0;
  double memoryBytes = 0;
  /// The most that nothing overlaps of it, if that is known to be less than
  /// `fill_bytes`.
  std::optional<double> fillBytes;
  /// Bytes that are copied to other layouts before and after the kernel, and
  /// how many elements of less than a word these are.
  double copiedBytes = 0, copiedNarrowElements = 0;
  /// The largest tensor, if it passes through the vector unit in small blocks.
  double streamedElements = 0, streamedBytes = 0;
  /// Elements of transpositions of the last dimension.
  double transposedElements = 0;
  /// Elements of the rows that the kernel keeps on the chip, which then take
  /// the place of streamed ones.
  double rowElementRate = 0;
  /// Elements that are widened to words for the vector unit.
  double widenedElements = 0;
  /// True if a product has no `fill`: one of several batches, a convolution.
  bool isNotFilled = false;
  /// Scalar kernels run concurrently with everything else.
  bool isScalar = false;
  /// True for kernels of the program's author, false for those of the compiler.
  bool isHandWritten = false;
  /// The time of the kernel, if that was measured.
  std::optional<double> measuredSeconds;
};
struct KernelCost {
  double seconds = 0;
  /// Seconds of each component in isolation.
  double matrix = 0, vector = 0, memory = 0;
  Bound bound = Bound::Latency;
};
KernelCost kernelCost(const Hardware &hardware, const KernelWork &work);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_KERNELS_ROOFLINE_H
