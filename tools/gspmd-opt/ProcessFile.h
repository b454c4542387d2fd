//===- ProcessFile.h - What gspmd-opt does with a file ----------*- C++ -*-===//
#ifndef GSPMD_TOOLS_GSPMD_OPT_PROCESSFILE_H
#define GSPMD_TOOLS_GSPMD_OPT_PROCESSFILE_H

#include "compiler/Registration/ExplainFlags.h"
#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// As MlirOptMain for one file, with explanations, and with one verification
/// after all passes in a release build (see verifyOnce). What comes out is
/// written as an artifact of StableHLO `artifact` (a version), if that is not
/// empty. Values are annotated before as file `shardingMap` says
/// (compiler/Pipeline/ShardingMap.h). Failure after a message.
LogicalResult processFile(StringRef input, StringRef output,
                          const ExplainSettings &settings, StringRef artifact,
                          StringRef shardingMap, DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TOOLS_GSPMD_OPT_PROCESSFILE_H
