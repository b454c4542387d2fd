//===- BoolConstants.h - Boolean constants in textual programs --*- C++ -*-===//
#ifndef GSPMD_COMPILER_FORMATS_BOOLCONSTANTS_H
#define GSPMD_COMPILER_FORMATS_BOOLCONSTANTS_H

#include "llvm/Support/MemoryBuffer.h"

namespace mlir::gspmd {

/// Packs the bits of `dense<"0x...">` constants of i1 that have one byte per
/// element, as MLIR 23 (JAX from 0.10) prints them; MLIR 22 expects eight
/// elements per byte. Pads with blanks, so that offsets of other text stay
/// valid. Returns `text` itself if there are none.
std::unique_ptr<llvm::MemoryBuffer>
packBoolConstants(std::unique_ptr<llvm::MemoryBuffer> text);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FORMATS_BOOLCONSTANTS_H
