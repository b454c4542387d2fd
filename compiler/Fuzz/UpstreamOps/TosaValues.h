//===- TosaValues.h - Constant operands of tosa ops -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_UPSTREAMOPS_TOSAVALUES_H
#define GSPMD_COMPILER_FUZZ_UPSTREAMOPS_TOSAVALUES_H

#include "compiler/Fuzz/UpstreamOps/UpstreamValues.h"

namespace mlir::gspmd::fuzz {

/// Appends a `tosa.const` that no other op uses.
Value tosaConst(Generator &g, llvm::StringRef type,
                llvm::ArrayRef<int64_t> dims, llvm::ArrayRef<double> numbers);
/// Appends a zero point, or another tensor of one element.
Value tosaScalar(Generator &g, llvm::StringRef type, double number);
/// Appends a `tosa.const_shape`.
Value tosaShape(Generator &g, llvm::ArrayRef<int64_t> numbers);
/// Returns true for f32 and for integers that tosa computes with.
bool isTosaNumber(const Value &value);
/// Returns true for types that tosa ops can move: also booleans and other
/// integers.
bool isTosa(const Value &value);
/// Returns the attribute as text, such as "axis = 1 : i32".
std::string axisText(int64_t axis);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_UPSTREAMOPS_TOSAVALUES_H
