//===- LoopCarriedRange.h - Bounds of loop-carried values -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_LOOPCARRIEDRANGE_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_LOOPCARRIEDRANGE_H

#include "compiler/Fuzz/Generator/Generator.h"

namespace mlir::gspmd::fuzz {

/// Returns bounds of a loop-carried value with initial value `v` whose further
/// values come from makeLoopCarriedResult.
Range getLoopCarriedRange(const Value &v);

/// Returns a value of this type from the loop's body, on the grid and within
/// the bounds of getLoopCarriedRange. `roundOp` rounds to the nearest even
/// integer.
Value makeLoopCarriedResult(Generator &g, const Value &like,
                            llvm::StringRef roundOp);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_LOOPCARRIEDRANGE_H
