//===- AutoShardOptions.h - Options of a search as they are written -*- C++
//-*-===//
#ifndef GSPMD_AUTOSHARDING_AUTOSHARDOPTIONS_H
#define GSPMD_AUTOSHARDING_AUTOSHARDOPTIONS_H

#include "gspmd/AutoSharding/AutoShard.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

struct UnparsedAutoShardOptions {
  /// But for what the texts below say.
  AutoShardOptions options;
  /// `x=8,y=4`; empty or "auto": the search chooses.
  std::string mesh;
  std::string overlap = "none";
};

/// The options, or what is wrong with them, in words with the options' names as
/// `spelled` has them: `--memory-limit` of a tool, `memory_limit` of Python.
struct ParsedAutoShardOptions {
  AutoShardOptions options;
  std::string wrong; ///< empty if nothing
};
ParsedAutoShardOptions
readOptions(const UnparsedAutoShardOptions &written,
            llvm::function_ref<std::string(StringRef)> spelled);

} // namespace mlir::gspmd

#endif // GSPMD_AUTOSHARDING_AUTOSHARDOPTIONS_H
