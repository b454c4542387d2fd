//===- MatrixLibrary.h - The tuned library for matrix products --*- C++ -*-===//
//
// oneDNN, loaded when the first large product comes: that takes longer than
// most small programs run. Where it is not installed the own kernels do all
// products.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_MATRIXLIBRARY_H
#define GSPMD_LIB_RUNTIME_MATRIXLIBRARY_H

#include <cstdint>

namespace gspmd {

/// C = A * B + beta * C, all row-major or, where `transposed` is 'T', the
/// transpose of that; `leading` counts elements from row to row. False if the
/// library is not there.
bool libraryProduct(char transposedA, char transposedB, int64_t rows,
                    int64_t columns, int64_t depth, const float *a,
                    int64_t leadingA, const float *b, int64_t leadingB,
                    float beta, float *c, int64_t leadingC);

/// Is the product of these sizes worth a call of the library?
inline bool isLargeProduct(int64_t rows, int64_t columns, int64_t depth) {
  return rows * columns * depth > 32 * 32 * 32;
}

} // namespace gspmd

#endif // GSPMD_LIB_RUNTIME_MATRIXLIBRARY_H
