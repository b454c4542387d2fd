//===- TextFormat.cpp - Numbers as text -----------------------------------===//
#include "lib/Report/TextFormat.h"
#include "llvm/Support/FormatVariadic.h"

std::string mlir::gspmd::countText(int64_t count, llvm::StringRef noun) {
  return llvm::formatv("{0} {1}{2}", count, noun, count == 1 ? "" : "s");
}

std::string mlir::gspmd::percentText(double share) {
  return llvm::formatv("{0:f1} %", 100 * share);
}
