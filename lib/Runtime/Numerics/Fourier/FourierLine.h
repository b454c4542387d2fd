//===- FourierLine.h - Fourier transforms of lines --------------*- C++ -*-===//
//
// The library transforms short lines in lanes, and a long line as a matrix of
// short ones. A length with a large prime becomes a convolution of another
// length (Bluestein), so that every length n costs n log n. An even number of
// real numbers is half as many complex ones.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_FOURIERLINE_H
#define GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_FOURIERLINE_H

#include "lib/Runtime/Memory/BufferPool.h"
#include "lib/Runtime/Numerics/Fourier/FourierLanes.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <vector>

namespace mlir::gspmd::fourier {

/// As numbered in the ABI.
enum class Kind : int64_t { Forward, Inverse, RealForward, RealInverse };

using ParallelFor = llvm::function_ref<void(
    int64_t count, llvm::function_ref<void(int64_t)> body)>;

/// body(0) ... body(count - 1) on this thread.
void serialFor(int64_t count, llvm::function_ref<void(int64_t)> body);

/// Memory for numbers that nobody has set.
template <typename T>
auto allocateNumbers(int64_t count) {
  uint64_t bytes = count * sizeof(Number<T>);
  auto give = [bytes](Number<T> *numbers) {
    BufferPool::shared().give(numbers, bytes);
  };
  auto *memory = static_cast<Number<T> *>(BufferPool::shared().take(bytes));
  if (!memory)
    llvm::report_fatal_error("this machine has no memory for a transform",
                             /*gen_crash_diag=*/false);
  return std::unique_ptr<Number<T>[], decltype(give)>(memory, give);
}

/// The transform of one kind and length.
class Transform {
public:
  Transform(Kind kind, int64_t n);

  /// Roots of unity take time, so transforms that came before are kept.
  static std::shared_ptr<const Transform> of(Kind kind, int64_t n);

  /// Of numbers that come in and go out, which may be pairs of elements.
  int64_t recordArrival() const {
    return kind == Kind::RealInverse ? n / 2 + 1 : complexCount;
  }
  int64_t countOut() const {
    return kind == Kind::RealForward ? n / 2 + 1 : complexCount;
  }
  /// What a buffer must have room for.
  int64_t bufferSize() const {
    return std::max(complexCount + 1, rows * paddedColumns());
  }
  double scale() const {
    return isInverse ? 1.0 / static_cast<double>(n) : 1.0;
  }
  /// Lines in lanes are more than the cache holds: numbers are double then.
  bool usesMatrix() const { return rows > 1; }

  /// The transform of `a` is in what it gives, one of the two.
  template <typename T>
  Number<T> *run(Number<T> *a, Number<T> *b, ParallelFor parallelFor) const;

  const Kind kind;
  const int64_t n;
  const bool isInverse, isPaired; ///< two real numbers are one complex one

private:
  void prepareMatrix();
  template <typename T>
  void prepareChirp();

  template <typename T>
  Number<T> *runComplex(Number<T> *a, Number<T> *b, ParallelFor) const;
  Number<Lanes> *runPlan(Number<Lanes> *a, Number<Lanes> *b, ParallelFor) const;
  Number<double> *runPlan(Number<double> *a, Number<double> *b,
                          ParallelFor) const;
  void transformColumns(const double *line, int64_t first, double *to) const;
  void transformRows(const double *line, int64_t first, double *to) const;
  template <typename T>
  void passPairs(Number<T> *a) const;

  /// Rows that are powers of two apart would meet in the cache.
  int64_t paddedColumns() const {
    return columns + (usesMatrix() ? kLanes : 0);
  }

  const int64_t complexCount, length; ///< without and with convolution
  const int64_t rows, columns;        ///< of a matrix, else 1 row
  const std::unique_ptr<const LibraryPlan> rowPlan, columnPlan;
  std::vector<Root> blockRoots, chirp, kernelSpectrum, pairRoots;
  std::vector<Number<Lanes>> laneRoots;
};

} // namespace mlir::gspmd::fourier

#endif // GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_FOURIERLINE_H
