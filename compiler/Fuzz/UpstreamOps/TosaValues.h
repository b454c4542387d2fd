//===- TosaValues.h - Operands of tosa that are constants -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_UPSTREAMOPS_TOSAVALUES_H
#define GSPMD_COMPILER_FUZZ_UPSTREAMOPS_TOSAVALUES_H

#include "compiler/Fuzz/UpstreamOps/UpstreamValues.h"

namespace mlir::gspmd::fuzz {

/// A `tosa.const` that no other op reads.
Value tosaConst(Generator &g, llvm::StringRef type,
                llvm::ArrayRef<int64_t> dims, llvm::ArrayRef<double> numbers);
/// A zero point, or another tensor of one element.
Value tosaScalar(Generator &g, llvm::StringRef type, double number);
/// A `tosa.const_shape`.
Value tosaShape(Generator &g, llvm::ArrayRef<int64_t> numbers);
/// f32, or an integer that tosa computes with.
bool isTosaNumber(const Value &value);
/// That, a boolean or another integer that tosa moves.
bool isTosa(const Value &value);
/// "axis = 1 : i32"
std::string axisText(int64_t axis);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_UPSTREAMOPS_TOSAVALUES_H
