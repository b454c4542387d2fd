//===- ProgramLoops.h - Loops of the program --------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_PROGRAMLOOPS_H
#define GSPMD_TRANSFORMS_LOWERING_PROGRAMLOOPS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::lowering {

/// Attribute of loops of the program, as opposed to those over elements: they
/// run collectives and ask the runtime whether to go on.
inline constexpr llvm::StringLiteral kProgramLoop = "gspmd.program_loop";

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_PROGRAMLOOPS_H
