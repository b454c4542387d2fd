//===- HardwareFiles.h - The hardware files that are built in ---*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_HARDWAREFILES_H
#define GSPMD_LIB_COSTMODEL_HARDWAREFILES_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// One file of hardware/, as its text.
struct HardwareFile {
  llvm::StringLiteral name;
  llvm::StringLiteral text;
};

/// Made by CMake from the files.
llvm::ArrayRef<HardwareFile> hardwareFiles();

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_HARDWAREFILES_H
