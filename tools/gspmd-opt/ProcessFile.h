//===- ProcessFile.h - Processing of one file by gspmd-opt ------*- C++ -*-===//
#ifndef GSPMD_TOOLS_GSPMD_OPT_PROCESSFILE_H
#define GSPMD_TOOLS_GSPMD_OPT_PROCESSFILE_H

#include "compiler/Registration/ExplainFlags.h"
#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// Processes one file as MlirOptMain does, but explains shardings as `settings`
/// requests, and verifies once, after all passes (verifyOnce). Annotates values
/// first as the file `shardingMap` specifies
/// (compiler/Pipeline/Annotations/ShardingMap.h). If `artifact` is a StableHLO
/// version, writes the result as an artifact of this version. Fails after
/// emitting an error.
LogicalResult processFile(StringRef input, StringRef output,
                          const ExplainRequest &settings, StringRef artifact,
                          StringRef shardingMap, DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TOOLS_GSPMD_OPT_PROCESSFILE_H
