//===- LoopCarriedRange.h - What rounds of random loops pass on -*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_LOOPCARRIEDRANGE_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_LOOPCARRIEDRANGE_H

#include "compiler/Fuzz/Generator/Generator.h"

namespace mlir::gspmd::fuzz {

/// What a round may be given whose initial value is `v` and whose next values
/// are settled.
Range getLoopCarriedRange(const Value &v);

/// Some value of this type that the body has made, on its grid and within its
/// bounds, so that the next round can rely on them. `roundOp` rounds to the
/// nearest even integer.
Value makeLoopCarriedResult(Generator &g, const Value &like,
                            llvm::StringRef roundOp);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_LOOPCARRIEDRANGE_H
