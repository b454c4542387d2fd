//===- OldOptions.h - Options of earlier versions ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_OLDOPTIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_OLDOPTIONS_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace mlir::gspmd {

/// Returns `options`, the text of a pass's options, without the option `name`
/// of an earlier version, with or without a value.
std::string withoutOption(llvm::StringRef options, llvm::StringRef name);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_OLDOPTIONS_H
