//===- ProgramCache.h - Cache of compiled programs --------------*- C++ -*-===//
//
// The cache is a directory with one file per program. The name of a file is a
// hash of all inputs of the code: the module with its locations, the options,
// the processor, the build of gspmd and the version of LLVM. The file repeats
// that hash, the build and the processor in its header and has a checksum.
// Files are created by renaming, so readers and writers need no lock; a damaged
// file, or the file of another program, counts as absent. The oldest files are
// removed when the directory exceeds its limit.
//
// The code in the directory is executed, so the directory is used only if
// nobody but the effective user can write to it (see PrivateFolder).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_CODEGEN_PROGRAMCACHE_H
#define GSPMD_COMPILER_CODEGEN_PROGRAMCACHE_H

#include "gspmd/Compiler/Compile.h"

namespace mlir::gspmd {

/// Returns $XDG_CACHE_HOME/gspmd, or ~/.cache/gspmd; empty if neither is known.
std::string defaultCacheFolder();

class ProgramCache {
public:
  /// Opens or creates the directory at `path`. The cache is disabled if `path`
  /// is empty, if others can write to the directory, or if this library has no
  /// build id.
  explicit ProgramCache(const std::string &path);

  bool isEnabled() const { return !folder.empty(); }
  /// Returns the reason why nothing is cached if the directory does not
  /// qualify, once in the process for each reason.
  std::optional<std::string> takeWarning() const;

  /// Returns the key of a program. `preparation` describes the transformations
  /// of `module` before it is compiled. Returns nullopt if the module cannot be
  /// serialized.
  std::optional<std::string> keyOf(ModuleOp module,
                                   const CompileOptions &options,
                                   StringRef preparation) const;

  struct Entry {
    SerializedProgram form;
    /// Data of the caller that is stored with the program; without a line
    /// break.
    std::string notes;
  };
  /// Returns the entry of `key`, if it exists and is valid.
  std::optional<Entry> load(StringRef key) const;
  /// Stores an entry. A directory that cannot be written is no error: the next
  /// run compiles again.
  void store(StringRef key, const Entry &entry) const;

private:
  std::string folder; ///< empty if nothing is kept
  std::string disabledReason;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_PROGRAMCACHE_H
