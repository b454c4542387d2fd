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
// m is bytes over bandwidth. On hardware with stream figures, two kinds of
// kernels take longer, and nothing else has to be filled in them:
//
// * those that pass a tensor through the vector unit block by block
//   (element-wise ones, reductions, moves): at least what they read or what
//   they write, whichever is more, plus what each block takes before it
//   streams, proportional to the elements and to the bytes of the largest such
//   tensor;
// * those that widen each element to a word for the vector unit (results of
//   batched products and of convolutions, reductions of rows): their bytes and
//   the words, at the bandwidth of the memory.
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

/// The work of a kernel.
struct KernelWork {
  double matrixSeconds = 0;
  double vectorFlops = 0, transcendentals = 0;
  /// Operations of reductions over windows that overlap.
  double windowFlops = 0;
  double memoryBytes = 0;
  /// The larger one of the bytes read and the bytes written.
  double oneWayBytes = 0;
  /// The largest tensor that passes through the vector unit block by block.
  double streamedElements = 0, streamedBytes = 0;
  /// Elements of the rows that the kernel keeps on the chip, which then take
  /// the place of streamed ones.
  double rowElementRate = 0;
  /// Elements that are widened to words for the vector unit.
  double widenedElements = 0;
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
