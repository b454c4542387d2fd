//===- TextFile.h - Writing of text files -----------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_TEXTFILE_H
#define GSPMD_COMPILER_COMMANDLINE_TEXTFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace mlir::gspmd {

/// A file to write.
struct TextFile {
  std::string path; ///< `-` for stdout; empty if no file is requested
  std::string text;
};

/// Writes `text` to the file (`-` is stdout). On failure, removes a partially
/// written regular file and returns an error text that starts with the path.
std::optional<std::string> writeTextFile(const std::string &path,
                                         llvm::StringRef text);

/// Writes all files or, apart from pipes, devices and stdout, none. Returns
/// errors as writeTextFile does.
std::optional<std::string> writeTextFiles(llvm::ArrayRef<TextFile> files);

/// Predicts whether a file can be written, without a change to the file system:
/// its directory exists and is writable. Returns an error text that starts with
/// the path.
std::optional<std::string> validateOutputPath(llvm::StringRef path);
/// Returns the first error of several files.
std::optional<std::string>
validateOutputPaths(llvm::ArrayRef<std::string> paths);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_TEXTFILE_H
