//===- Page.h - The template of the report ----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_PAGE_H
#define GSPMD_LIB_REPORT_PAGE_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// page.html, embedded by CMake; "@DATA@" stands for the data.
llvm::StringRef reportPage();

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_PAGE_H
