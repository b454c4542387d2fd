//===- AutoShardCommand.h - gspmd-search as a function ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDCOMMAND_H
#define GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDCOMMAND_H

#include "compiler/AutoSharding/Command/AutoShardOptions.h"
#include "compiler/AutoSharding/Command/PipelineSearch.h"
#include "gspmd/Registration/Plugins.h"

namespace mlir::gspmd {

struct AutoShardCommand {
  std::string file = "-", entry = "main";
  UnparsedAutoShardOptions written;
  /// Files for the annotated program, the annotations alone, and statistics.
  std::string output, annotations, stats;
  /// File for a page of the found step, with annotations and other layouts.
  std::string report;
  /// Number of rows of the Pareto front of time and memory.
  unsigned alternatives = kDefaultAlternatives;
  /// If on, the search is for pipeline stages instead of annotations.
  PipelineSearch pipeline;
  Plugins plugins;
};

/// Prints the result to stdout and errors to stderr. Returns the exit code: 0,
/// 1 if no layout fits into memory, 2 for invalid input.
int autoShardCommand(const AutoShardCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDCOMMAND_H
