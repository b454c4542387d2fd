//===- ProgramLoops.h - Loops of the source program -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_PROGRAMLOOPS_H
#define GSPMD_TRANSFORMS_LOWERING_PROGRAMLOOPS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::lowering {

/// Attribute of loops of the source program, as opposed to loops over elements.
/// Their bodies may contain collectives, and every iteration calls the
/// runtime's loop guard.
inline constexpr llvm::StringLiteral kProgramLoop = "gspmd.program_loop";

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_PROGRAMLOOPS_H
