//===- TextFile.h - Writes a file or says why not ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_TEXTFILE_H
#define GSPMD_LIB_DRIVER_TEXTFILE_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace mlir::gspmd {

/// Writes all of `text` to the file (`-` is stdout). Else the error, which
/// begins with the path; what was written of a regular file is removed then.
std::optional<std::string> writeTextFile(const std::string &path,
                                         llvm::StringRef text);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_TEXTFILE_H
