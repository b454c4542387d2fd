//===- ExplainFile.h - gspmd-opt with --explain -----------------*- C++ -*-===//
#ifndef GSPMD_TOOLS_GSPMD_OPT_EXPLAINFILE_H
#define GSPMD_TOOLS_GSPMD_OPT_EXPLAINFILE_H

#include "gspmd/Driver/Explain.h"
#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// As MlirOptMain, for one file and with explanations. Failure after a message.
LogicalResult explainFile(StringRef input, StringRef output,
                          ExplainSettings settings, DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TOOLS_GSPMD_OPT_EXPLAINFILE_H
