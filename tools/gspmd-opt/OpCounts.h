//===- OpCounts.h - What each pass changes ----------------------*- C++ -*-===//
//
// Distributions build LLVM without statistics, and MLIR's report of them is
// empty there. This report needs none and covers every pass.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TOOLS_GSPMDOPT_OPCOUNTS_H
#define GSPMD_TOOLS_GSPMDOPT_OPCOUNTS_H

#include "mlir/Pass/PassManager.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

/// Prints to `os`, when `pm` is destroyed, how many ops of each name each pass
/// created, erased and changed in place (attributes or types).
void countOps(PassManager &pm, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_TOOLS_GSPMDOPT_OPCOUNTS_H
