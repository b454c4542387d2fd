//===- FourierLine.h - Fourier transforms of lines --------------*- C++ -*-===//
//
// Short lines are transformed several at a time, one per SIMD lane, and a long
// line as a matrix of short ones. A length with a large prime factor becomes a
// convolution of another length (Bluestein), so any length costs O(n log n). An
// even number of real numbers is transformed as half as many complex ones.
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

/// The kind of a transform, numbered as in the ABI.
enum class Kind : int64_t { Forward, Inverse, RealForward, RealInverse };

using ParallelFor = llvm::function_ref<void(
    int64_t count, llvm::function_ref<void(int64_t)> body)>;

/// Calls body(0) ... body(count - 1) on this thread.
void serialFor(int64_t count, llvm::function_ref<void(int64_t)> body);

/// Allocates uninitialized numbers; a lack of memory is a fatal error.
template <typename T>
auto allocateNumbers(int64_t count) {
  uint64_t bytes = count * sizeof(Number<T>);
  auto release = [bytes](Number<T> *numbers) {
    BufferPool::shared().release(numbers, bytes);
  };
  auto *memory = static_cast<Number<T> *>(BufferPool::shared().allocate(bytes));
  if (!memory)
    llvm::report_fatal_error(
        "out of memory on this machine for a Fourier transform",
        /*gen_crash_diag=*/false);
  return std::unique_ptr<Number<T>[], decltype(release)>(memory, release);
}

/// A transform of one kind and length `n`, computed in `Real`.
template <typename Real>
class Transform {
public:
  Transform(Kind kind, int64_t n);

  /// Returns a transform from a cache, because computing its roots of unity
  /// takes time.
  static std::shared_ptr<const Transform> get(Kind kind, int64_t n);

  /// Return the numbers of inputs and outputs: complex numbers, pairs or reals.
  int64_t numInputs() const {
    return kind == Kind::RealInverse ? n / 2 + 1 : complexCount;
  }
  int64_t numOutputs() const {
    return kind == Kind::RealForward ? n / 2 + 1 : complexCount;
  }
  /// Returns the size of a buffer in numbers.
  int64_t bufferSize() const {
    return std::max(complexCount + 1, rows * paddedColumns());
  }
  Real scale() const { return isInverse ? Real(1) / static_cast<Real>(n) : 1; }
  /// Returns true for long lines, which are a matrix of numbers.
  bool usesMatrix() const { return rows > 1; }

  /// Transforms `a`, overwriting both buffers. Returns the one with the result.
  template <typename T>
  Number<T> *run(Number<T> *a, Number<T> *b, ParallelFor parallelFor) const;

  const Kind kind;
  const int64_t n;
  const bool isInverse, isPaired; ///< isPaired: two reals form a complex number

private:
  using Vector = Lanes<Real>;

  void prepareMatrix();
  template <typename T>
  void prepareChirp();

  template <typename T>
  Number<T> *runComplex(Number<T> *a, Number<T> *b, ParallelFor) const;
  Number<Vector> *runPlan(Number<Vector> *a, Number<Vector> *b,
                          ParallelFor) const;
  Number<Real> *runPlan(Number<Real> *a, Number<Real> *b, ParallelFor) const;
  void transformColumns(const Real *line, int64_t first, Real *to) const;
  void transformRows(const Real *line, int64_t first, Real *to) const;
  template <typename T>
  void convertPairs(Number<T> *a) const;

  /// Returns the distance of rows. Powers of two would conflict in the cache.
  int64_t paddedColumns() const {
    return columns + (usesMatrix() ? kLanes<Real> : 0);
  }

  const int64_t complexCount, length; ///< length includes a convolution's
  const int64_t rows,
      columns; ///< the size of the matrix; a short line has one row
  const std::unique_ptr<const LibraryPlan<Real>> rowPlan, columnPlan;
  std::vector<Number<Real>> blockRoots, chirp, kernelSpectrum, pairRoots;
  std::vector<Number<Vector>> laneRoots;
};

} // namespace mlir::gspmd::fourier

#endif // GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_FOURIERLINE_H
