//===- TextFile.h - Writes files or says why not ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_TEXTFILE_H
#define GSPMD_COMPILER_COMMANDLINE_TEXTFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace mlir::gspmd {

/// What a file is to hold.
struct TextFile {
  std::string path; ///< "" is none, `-` is stdout
  std::string text;
};

/// Writes all of `text` to the file (`-` is stdout). Else the error, which
/// begins with the path; what was written of a regular file is removed then.
std::optional<std::string> writeTextFile(const std::string &path,
                                         llvm::StringRef text);

/// Writes all of them, or has none of them in the end but for pipes, devices
/// and stdout; the error as of writeTextFile.
std::optional<std::string> writeTextFiles(llvm::ArrayRef<TextFile> files);

/// Why a file cannot be written, as far as can be told before there is anything
/// to write: its folder is missing, or one may not write there. Changes
/// nothing. The error begins with the path.
std::optional<std::string> validateOutputPath(llvm::StringRef path);
/// The first of several.
std::optional<std::string>
validateOutputPaths(llvm::ArrayRef<std::string> paths);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_TEXTFILE_H
