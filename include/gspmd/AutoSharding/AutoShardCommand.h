//===- AutoShardCommand.h - gspmd-search on a program, as a function -*- C++
//-*-===//
#ifndef GSPMD_AUTOSHARDING_AUTOSHARDCOMMAND_H
#define GSPMD_AUTOSHARDING_AUTOSHARDCOMMAND_H

#include "gspmd/AutoSharding/AutoShardOptions.h"
#include "gspmd/Registration/Plugins.h"

namespace mlir::gspmd {

struct AutoShardCommand {
  std::string file = "-", entry = "main";
  UnparsedAutoShardOptions written;
  /// Files for the annotated program, the annotations alone, and numbers.
  std::string output, annotations, stats;
  /// Page of the found step, with annotations and other layouts.
  std::string report;
  /// Rows of the front of time against memory.
  unsigned alternatives = kUsualAlternatives;
  Plugins plugins;
};

/// Prints what was found to stdout, errors to stderr. What the process returns:
/// 0, 1 where nothing fits into memory, 2 for bad input.
int autoShardCommand(const AutoShardCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_AUTOSHARDING_AUTOSHARDCOMMAND_H
