//===- Guarded.h - Work that damaged input may end --------------*- C++ -*-===//
#ifndef GSPMD_LIB_FORMATS_GUARDED_H
#define GSPMD_LIB_FORMATS_GUARDED_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstddef>

namespace mlir::gspmd {

/// Does the process survive `work` on `numBytes` bytes of input? A copy of the
/// process tries it: MLIR 22's reader of bytecode trusts sizes and references
/// that a damaged file has wrong, and then writes beyond memory, aborts or goes
/// on for ever. The copy has a minute and 4 GiB, and more for large inputs.
/// Where there cannot be a copy, the answer is yes.
bool survives(llvm::function_ref<void()> work, size_t numBytes);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_FORMATS_GUARDED_H
