//===- AutoShardOptions.h - Unparsed options of a search --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDOPTIONS_H
#define GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDOPTIONS_H

#include "compiler/AutoSharding/Search/AutoShard.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

struct UnparsedAutoShardOptions {
  /// The options that need no parsing.
  AutoShardOptions options;
  /// The axes (`x=8,y=4`); if empty or "auto", the search chooses.
  std::string mesh;
  std::string overlap = "none";
};

/// The parsed options or an error. `optionName` returns the spelling of an
/// option for the message: `--memory-limit` in a tool, `memory_limit` in
/// Python.
struct ParsedAutoShardOptions {
  AutoShardOptions options;
  std::string error; ///< the message; empty if the options are valid
};
ParsedAutoShardOptions
parseOptions(const UnparsedAutoShardOptions &unparsed,
             llvm::function_ref<std::string(StringRef)> optionName);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDOPTIONS_H
