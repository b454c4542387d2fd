//===- Roofline.h - How long a kernel takes ---------------------*- C++ -*-===//
//
// A kernel (ops that run as one) takes
//
//     latency + max(a, m) + min(a, m, fill)
//
// with a the longer of its matrix and its vector arithmetic (the two units work
// side by side), m its traffic with main memory, and fill the part of the
// latter that nothing can run beside: measured products of n x n matrices are
// slower than the larger of the two where these are of one size.
//
// A product [rows, depth] x [depth, columns] is padded to what the matrix unit
// takes: depth and columns to its side, rows to its step, or rows and columns
// the other way round where that is less.
//
// Kernels that are written by hand reach another share of the peaks than what a
// compiler makes: their arithmetic has a figure of its own.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_KERNELS_ROOFLINE_H
#define GSPMD_LIB_COSTMODEL_KERNELS_ROOFLINE_H

#include "gspmd/CostModel/Timeline.h"
#include "lib/CostModel/Hardware.h"
#include <optional>

namespace mlir::gspmd {

/// What a matrix product multiplies.
enum class MatrixType : uint8_t { Float, Int8 };

/// Peak of one device.
double peakMatrixFlops(const Hardware &hardware, MatrixType type);
/// Share of the padded product that is asked for, 0 < result <= 1.
double tileEfficiency(const Hardware &hardware, const MatrixWork &work);
/// Multiply-adds, counted as two, without padding.
double matrixFlops(const MatrixWork &work);
/// Seconds on the matrix unit of one device.
double matrixSeconds(const Hardware &hardware, const MatrixWork &work,
                     MatrixType type);

/// What a kernel asks of a device.
struct KernelWork {
  double matrixSeconds = 0;
  double vectorFlops = 0, transcendentals = 0;
  double memoryBytes = 0;
  /// Scalars are computed beside everything else.
  bool isScalar = false;
  /// A kernel of the program's author, not of the compiler.
  bool isHandWritten = false;
  /// What it takes, where that was measured.
  std::optional<double> measuredSeconds;
};
struct KernelCost {
  double seconds = 0;
  /// What each part would take alone.
  double matrix = 0, vector = 0, memory = 0;
  Bound bound = Bound::Latency;
};
KernelCost kernelCost(const Hardware &hardware, const KernelWork &work);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_KERNELS_ROOFLINE_H
