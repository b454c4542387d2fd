//===- MatrixLibrary.h - Tuned libraries for matrix products ----*- C++ -*-===//
//
// oneDNN for float, BLAS for double and complex numbers, loaded with the first
// large product: loading takes longer than most small programs run. If a
// library is not installed, the project's kernels compute its products.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_MATRIXLIBRARY_H
#define GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_MATRIXLIBRARY_H

#include "lib/Algebra/Namespace.h"
#include <complex>
#include <cstdint>

namespace mlir::gspmd {

/// A matrix in the form of BLAS, row-major or the transpose of that; `leading`
/// counts elements from row to row.
template <typename T>
struct BlasMatrix {
  const T *data;
  bool isTransposed;
  int64_t leading;
};

/// Computes C = A * B, or C += A * B, with C row-major. Returns false if there
/// is no library.
bool multiplyWithLibrary(int64_t rows, int64_t columns, int64_t depth,
                         BlasMatrix<float> a, BlasMatrix<float> b,
                         bool accumulate, float *c, int64_t leadingC);
bool multiplyWithLibrary(int64_t rows, int64_t columns, int64_t depth,
                         BlasMatrix<double> a, BlasMatrix<double> b,
                         bool accumulate, double *c, int64_t leadingC);
bool multiplyWithLibrary(int64_t rows, int64_t columns, int64_t depth,
                         BlasMatrix<std::complex<float>> a,
                         BlasMatrix<std::complex<float>> b, bool accumulate,
                         std::complex<float> *c, int64_t leadingC);
bool multiplyWithLibrary(int64_t rows, int64_t columns, int64_t depth,
                         BlasMatrix<std::complex<double>> a,
                         BlasMatrix<std::complex<double>> b, bool accumulate,
                         std::complex<double> *c, int64_t leadingC);

/// Multiplies bfloat16 exactly and accumulates in float; subnormal numbers
/// count as zero. Returns false also on processors without instructions for it.
bool multiplyBf16WithLibrary(int64_t rows, int64_t columns, int64_t depth,
                             BlasMatrix<uint16_t> a, BlasMatrix<uint16_t> b,
                             bool accumulate, float *c, int64_t leadingC);

/// Multiplies signed bytes. Returns false also if the library may not use
/// AVX-512 VNNI, without which it saturates sums of products.
bool multiplyBytesWithLibrary(int64_t rows, int64_t columns, int64_t depth,
                              BlasMatrix<int8_t> a, BlasMatrix<int8_t> b,
                              bool accumulate, int32_t *c, int64_t leadingC);

/// Returns true if a product of these sizes is worth a library call.
inline bool isLargeProduct(int64_t rows, int64_t columns, int64_t depth) {
  return rows * columns * depth > 32 * 32 * 32;
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_MATRIXLIBRARY_H
