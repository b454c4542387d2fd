//===- BoolConstants.h - Constants of booleans in text ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FORMATS_BOOLCONSTANTS_H
#define GSPMD_COMPILER_FORMATS_BOOLCONSTANTS_H

#include "llvm/Support/MemoryBuffer.h"

namespace mlir::gspmd {

/// Packs the bits of `dense<"0x...">` constants of i1 that have a byte for each
/// element, as MLIR 23 (JAX from 0.10) prints them, while MLIR 22 expects eight
/// elements in a byte. Blanks fill up, so that all other text stays in its
/// place. Gives `text` itself if it has none.
std::unique_ptr<llvm::MemoryBuffer>
packBoolConstants(std::unique_ptr<llvm::MemoryBuffer> text);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FORMATS_BOOLCONSTANTS_H
