//===- ProgramCache.h - Compiled programs, kept by content ------*- C++ -*-===//
//
// A file per program in a folder. Its name is a hash of all that the code
// depends on: the module with its locations, the options, the processor, the
// build of gspmd and the version of LLVM. Files appear by renaming, so readers
// and writers need no lock; a file that is damaged counts as absent. The oldest
// ones go when the folder grows beyond its limit.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_DRIVER_PROGRAMCACHE_H
#define GSPMD_LIB_DRIVER_PROGRAMCACHE_H

#include "RunProgram.h"
#include "gspmd/Compiler/Compile.h"

namespace mlir::gspmd {

/// $XDG_CACHE_HOME/gspmd, or ~/.cache/gspmd; empty where neither is known.
std::string defaultCacheFolder();

class ProgramCache {
public:
  /// Nothing is kept if the folder's name is empty, or if this executable has
  /// no build id.
  explicit ProgramCache(std::string folder);

  bool isOn() const { return !folder.empty(); }

  /// The name under which the program is kept; none if it cannot be serialized.
  std::optional<std::string> keyOf(ModuleOp module, StringRef entry,
                                   bool partition, unsigned optLevel) const;
  /// The program kept under `key`, if it is there and in order.
  std::optional<LoadedProgram> load(MLIRContext *context, StringRef key,
                                    const std::string &entry) const;
  /// Keeps a program. A folder that cannot be written is no error: the next run
  /// compiles again.
  void store(StringRef key, const LoadedProgram &program,
             const CompiledForm &form) const;

private:
  std::string pathOf(StringRef key) const;
  std::string folder;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_PROGRAMCACHE_H
