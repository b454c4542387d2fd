//===- PrivateFolder.h - A folder only its owner writes to ------*- C++ -*-===//
//
// Files in it are read and written relative to a directory descriptor, and
// symbolic links, FIFOs and devices in it are never opened. So a folder that
// is renamed or replaced while it is in use does not redirect any access.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_CODEGEN_PRIVATEFOLDER_H
#define GSPMD_COMPILER_CODEGEN_PRIVATEFOLDER_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <utility>

namespace mlir::gspmd {

/// Owns a file descriptor and closes it.
class FileDescriptor {
public:
  FileDescriptor() = default;
  explicit FileDescriptor(int number) : number(number) {}
  FileDescriptor(FileDescriptor &&other) noexcept
      : number(std::exchange(other.number, -1)) {}
  FileDescriptor &operator=(FileDescriptor &&other) noexcept {
    std::swap(number, other.number);
    return *this;
  }
  ~FileDescriptor();

  int get() const { return number; }
  bool isOpen() const { return number >= 0; }
  int release() { return std::exchange(number, -1); }

private:
  int number = -1;
};

class PrivateFolder {
public:
  /// Opens the folder at `path`; missing folders of the path are created with
  /// mode 0700. It is an error, which states what was found, what is expected
  /// and what to do, unless
  /// - the effective user owns the folder, and its mode lets neither its group
  ///   nor others write to it,
  /// - the folders above it belong to that user or to the administrator, and
  ///   nobody else can rename what is in them: they are not writable by others,
  ///   or they have the sticky bit (as /tmp does); a user that the user
  ///   namespace does not map counts as another one, and
  /// - symbolic links on the path belong to that user or to the administrator.
  static llvm::Expected<PrivateFolder> open(llvm::StringRef path);

  /// Returns the bytes of the file `name` if it is a regular file of at most
  /// `maxBytes`, belongs to the effective user and is not writable by others.
  std::optional<std::string> read(const std::string &name,
                                  uint64_t maxBytes) const;

  /// Writes `bytes` to the file `name` unless it exists; returns the bytes of
  /// the file, as `read` does. All processes that call this get the same bytes.
  std::optional<std::string> readOrCreate(const std::string &name,
                                          llvm::StringRef bytes,
                                          uint64_t maxBytes) const;

  /// Writes `bytes` to a new file and renames it to `name`, so that readers see
  /// either the file of before or all of `bytes`. On failure there is no new
  /// file. Returns true on success.
  bool write(const std::string &name, llvm::StringRef bytes) const;

  struct PruneLimits {
    /// Files that have not been accessed for this time are removed.
    time_t maxSeconds;
    /// Then the least recently accessed files are removed until all together
    /// have at most this number of bytes, and at most three quarters of the
    /// space that the file system has for them.
    uint64_t maxBytes;
    /// Returns without looking at the files if this time has not passed since
    /// they were last looked at.
    time_t pauseSeconds;
  };
  /// Removes regular files whose names begin with `prefix`, and files that a
  /// killed process has left unfinished. Links are neither followed nor
  /// removed.
  void prune(llvm::StringRef prefix, const PruneLimits &limits) const;

private:
  explicit PrivateFolder(FileDescriptor folder) : folder(std::move(folder)) {}

  /// Writes `bytes` to a new file and returns its name; nullopt on failure.
  std::optional<std::string> writeUnfinished(llvm::StringRef bytes) const;

  /// Returns true if pruning is due, and notes that it is done.
  bool beginPruning(time_t pauseSeconds) const;

  FileDescriptor folder;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_PRIVATEFOLDER_H
