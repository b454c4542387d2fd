//===- AutoShardOptions.h - Options of a search as text ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDOPTIONS_H
#define GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDOPTIONS_H

#include "compiler/AutoSharding/Search/AutoShard.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

struct UnparsedAutoShardOptions {
  /// Options other than those below.
  AutoShardOptions options;
  /// `x=8,y=4`; empty or "auto": the search chooses.
  std::string mesh;
  std::string overlap = "none";
};

/// The parsed options or an error. The message names options by `spelled`:
/// `--memory-limit` for a tool, `memory_limit` for Python.
struct ParsedAutoShardOptions {
  AutoShardOptions options;
  std::string wrong; ///< the message; empty if the options are valid
};
ParsedAutoShardOptions
readOptions(const UnparsedAutoShardOptions &written,
            llvm::function_ref<std::string(StringRef)> spelled);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDOPTIONS_H
