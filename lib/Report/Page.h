//===- Page.h - The report's page without data ------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_PAGE_H
#define GSPMD_LIB_REPORT_PAGE_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// page.html, made by CMake from the file; "@DATA@" stands where the data goes.
llvm::StringRef reportPage();

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_PAGE_H
