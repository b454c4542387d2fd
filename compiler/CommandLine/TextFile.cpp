//===- TextFile.cpp - Writes text files -----------------------------------===//

#include "compiler/CommandLine/TextFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace fs = llvm::sys::fs;

namespace mlir::gspmd {

/// Removes the file if it is a regular one, and not a pipe or a device.
static void removeRegular(const std::string &path) {
  fs::file_status status;
  if (path != "-" && !fs::status(path, status, /*follow=*/false) &&
      fs::is_regular_file(status))
    (void)fs::remove(path);
}

std::optional<std::string> writeTextFile(const std::string &path,
                                         llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error, fs::OF_Text);
  if (error)
    return path + ": " + error.message();
  stream << text;
  stream.flush();
  if (!stream.has_error())
    return std::nullopt;
  error = stream.error();
  stream.clear_error(); // the destructor aborts on a pending error
  removeRegular(path);
  return path + ": " + error.message();
}

std::optional<std::string> writeTextFiles(llvm::ArrayRef<TextFile> files) {
  for (size_t i = 0; i < files.size(); ++i) {
    if (files[i].path.empty())
      continue;
    if (auto fail = writeTextFile(files[i].path, files[i].text)) {
      for (const TextFile &written : files.take_front(i))
        removeRegular(written.path);
      return fail;
    }
  }
  return std::nullopt;
}

std::optional<std::string> validateOutputPath(llvm::StringRef path) {
  if (path.empty() || path == "-")
    return std::nullopt;
  auto fail = [&](std::error_code error) {
    return (path + ": " + error.message()).str();
  };
  if (fs::is_directory(path))
    return fail(std::make_error_code(std::errc::is_a_directory));
  llvm::StringRef folder = path;
  if (!fs::exists(path)) {
    folder = llvm::sys::path::parent_path(path);
    if (folder.empty())
      folder = ".";
    if (!fs::exists(folder))
      return fail(std::make_error_code(std::errc::no_such_file_or_directory));
    if (!fs::is_directory(folder))
      return fail(std::make_error_code(std::errc::not_a_directory));
  }
  if (std::error_code error = fs::access(folder, fs::AccessMode::Write))
    return fail(error);
  return std::nullopt;
}

std::optional<std::string>
validateOutputPaths(llvm::ArrayRef<std::string> paths) {
  for (const std::string &path : paths)
    if (auto fail = validateOutputPath(path))
      return fail;
  return std::nullopt;
}

} // namespace mlir::gspmd
