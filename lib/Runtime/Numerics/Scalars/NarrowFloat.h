//===- NarrowFloat.h - Floats of 16 bits and less ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_SCALARS_NARROWFLOAT_H
#define GSPMD_LIB_RUNTIME_NUMERICS_SCALARS_NARROWFLOAT_H

#include "lib/Algebra/Namespace.h"
#include <cstdint>

namespace mlir::gspmd {

/// Returns the value of the low bits of `bits` in the format of an
/// llvm::APFloatBase::Semantics.
float unpackNarrowFloat(int32_t format, uint32_t bits);
uint32_t packNarrowFloat(int32_t format, float value);
/// Returns an integer such that adjacent floats differ by one, across zero too.
int64_t orderedNarrowFloat(int32_t format, uint32_t bits);

} // namespace mlir::gspmd

#ifdef __FLT16_MAX__
extern "C" {
float gspmd_rt_extend_f16(_Float16 value);
_Float16 gspmd_rt_truncate_f16(float value);
_Float16 gspmd_rt_truncate_f16_f64(double value);
}
#endif

// The compiler has the type wherever it can pass it in registers.
#if defined(__BFLT16_MANT_DIG__) || (defined(__clang__) && defined(__SSE2__))
#define GSPMD_HAS_BF16 1
extern "C" {
__bf16 gspmd_rt_truncate_bf16(float value);
__bf16 gspmd_rt_truncate_bf16_f64(double value);
}
#endif

#endif // GSPMD_LIB_RUNTIME_NUMERICS_SCALARS_NARROWFLOAT_H
