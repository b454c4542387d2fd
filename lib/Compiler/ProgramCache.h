//===- ProgramCache.h - Compiled programs, kept by content ------*- C++ -*-===//
//
// A file per program in a folder. Its name is a hash of all that the code
// depends on: the module with its locations, the options, the processor, the
// build of gspmd and the version of LLVM. The file repeats that hash, the build
// and the processor in its header and has a checksum. Files appear by renaming,
// so readers and writers need no lock; a file that is damaged, or that is the
// one of another program, counts as absent. The oldest ones go when the folder
// grows beyond its limit.
//
// The code in the folder is executed. So the folder is used only if nobody but
// the effective user can write to it (PrivateFolder).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COMPILER_PROGRAMCACHE_H
#define GSPMD_LIB_COMPILER_PROGRAMCACHE_H

#include "gspmd/Compiler/Compile.h"

namespace mlir::gspmd {

/// $XDG_CACHE_HOME/gspmd, or ~/.cache/gspmd; empty where neither is known.
std::string defaultCacheFolder();

class ProgramCache {
public:
  /// Opens or creates the folder at `path`. Nothing is kept if `path` is empty,
  /// if others can write to the folder, or if this library has no build id.
  explicit ProgramCache(std::string path);

  bool isOn() const { return !folder.empty(); }
  /// Returns the reason why nothing is kept if the folder does not qualify,
  /// once in the process for each reason.
  std::optional<std::string> takeWarning() const;

  /// The name under which a program is kept: `preparation` says what else is
  /// done with `module` before it is compiled. None if it cannot be serialized.
  std::optional<std::string> keyOf(ModuleOp module,
                                   const CompileOptions &options,
                                   StringRef preparation) const;

  struct Entry {
    CompiledForm form;
    /// What the caller wants to know again; without a line break.
    std::string notes;
  };
  /// What is kept under `key`, if it is there and in order.
  std::optional<Entry> load(StringRef key) const;
  /// A folder that cannot be written is no error: the next run compiles again.
  void store(StringRef key, const Entry &entry) const;

private:
  std::string folder; ///< empty if nothing is kept
  std::string offReason;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COMPILER_PROGRAMCACHE_H
