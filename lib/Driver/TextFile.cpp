//===- TextFile.cpp - Writes a file or says why not -----------------------===//

#include "TextFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

std::optional<std::string> mlir::gspmd::writeTextFile(const std::string &path,
                                                      llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error, llvm::sys::fs::OF_Text);
  if (error)
    return path + ": " + error.message();
  stream << text;
  stream.flush();
  if (!stream.has_error())
    return std::nullopt;
  error = stream.error();
  stream.clear_error(); // else the stream's end ends the process
  // Pipes and devices are not ours to remove.
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status(path, status, /*follow=*/false) &&
      llvm::sys::fs::is_regular_file(status))
    (void)llvm::sys::fs::remove(path);
  return path + ": " + error.message();
}
