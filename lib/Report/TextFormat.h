//===- TextFormat.h - Numbers as text ---------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_TEXTFORMAT_H
#define GSPMD_LIB_REPORT_TEXTFORMAT_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace mlir::gspmd {

/// Returns "1 chip", "2 chips". The plural of `noun` ends in s.
std::string countText(int64_t count, llvm::StringRef noun);

/// Returns "3.4 %" for a share relative to 1.
std::string percentText(double share);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_TEXTFORMAT_H
