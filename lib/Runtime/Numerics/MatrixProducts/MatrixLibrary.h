//===- MatrixLibrary.h - The tuned libraries for matrix products *- C++ -*-===//
//
// oneDNN for float, BLAS for double and complex numbers, loaded when the first
// large product comes: that takes longer than most small programs run. Where
// one is not installed the own kernels do its products.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_MATRIXLIBRARY_H
#define GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_MATRIXLIBRARY_H

#include "lib/Algebra/Namespace.h"
#include <complex>
#include <cstdint>

namespace mlir::gspmd {

/// One matrix as BLAS wants it, row-major or the transpose of that; `leading`
/// counts elements from row to row.
template <typename T>
struct BlasMatrix {
  const T *data;
  bool isTransposed;
  int64_t leading;
};

/// C = A * B, or C += A * B, with C row-major. False if there is no library.
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

/// The same for bfloat16, multiplied exactly and added up in float, subnormal
/// numbers taken for zeros. False also on processors that have no instructions
/// for it.
bool multiplyBf16WithLibrary(int64_t rows, int64_t columns, int64_t depth,
                             BlasMatrix<uint16_t> a, BlasMatrix<uint16_t> b,
                             bool accumulate, float *c, int64_t leadingC);

/// Is the product of these sizes worth a call of the library?
inline bool isLargeProduct(int64_t rows, int64_t columns, int64_t depth) {
  return rows * columns * depth > 32 * 32 * 32;
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_MATRIXLIBRARY_H
