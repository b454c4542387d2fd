//===- IntegerGemm.h - Products of integer matrices -------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_INTEGERGEMM_H
#define GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_INTEGERGEMM_H

#include "lib/Runtime/Numerics/MatrixProducts/MatrixBatch.h"

namespace mlir::gspmd {

/// Computes C += A * B modulo 2^32 or 2^64, which is correct for signed
/// integers too.
void multiplyIntegers(const Matrix<uint32_t> &a, const Matrix<uint32_t> &b,
                      const Matrix<uint32_t> &c);
void multiplyIntegers(const Matrix<int8_t> &a, const Matrix<int8_t> &b,
                      const Matrix<uint32_t> &c);
void multiplyIntegers(const Matrix<uint64_t> &a, const Matrix<uint64_t> &b,
                      const Matrix<uint64_t> &c);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_INTEGERGEMM_H
