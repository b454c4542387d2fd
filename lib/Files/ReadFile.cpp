//===- ReadFile.cpp - Reading of input files with limits ------------------===//

#include "lib/Files/ReadFile.h"
#include "absl/strings/str_cat.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace mlir::gspmd {
namespace {

using Buffer = std::unique_ptr<llvm::MemoryBuffer>;

/// Closes a file that it has opened.
struct OpenFile {
  int number;
  bool isOwned;
  ~OpenFile() {
    if (isOwned && number >= 0)
      ::close(number);
  }
};

absl::Status systemError(int error) {
  return absl::Status(error == ENOENT ? absl::StatusCode::kNotFound
                                      : absl::StatusCode::kInvalidArgument,
                      std::strerror(error));
}

absl::Status tooLarge(uint64_t bytes, uint64_t maxBytes) {
  return absl::InvalidArgumentError(
      absl::StrCat("has ", bytes, " bytes, expected at most ", maxBytes));
}

bool isNullDevice(const struct stat &status) {
  constexpr unsigned kMajor = 1, kMinor = 3;
  return S_ISCHR(status.st_mode) && status.st_rdev == makedev(kMajor, kMinor);
}

/// Opening a device may have effects and reading it may not end.
absl::Status checkKind(const struct stat &status) {
  if (S_ISDIR(status.st_mode))
    return systemError(EISDIR);
  if ((S_ISCHR(status.st_mode) && !isNullDevice(status)) ||
      S_ISBLK(status.st_mode))
    return absl::InvalidArgumentError(
        "is a device, expected a regular file or a pipe");
  return absl::OkStatus();
}

absl::StatusOr<Buffer> readStream(int file, llvm::StringRef name,
                                  uint64_t maxBytes) {
  constexpr size_t kChunkBytes = size_t(1) << 16;
  llvm::SmallVector<char, 0> bytes;
  for (;;) {
    size_t size = bytes.size();
    bytes.resize_for_overwrite(size + kChunkBytes);
    ssize_t count = ::read(file, bytes.data() + size, kChunkBytes);
    if (count < 0 && errno == EINTR)
      count = 0;
    else if (count < 0)
      return systemError(errno);
    else if (count == 0) {
      bytes.truncate(size);
      return std::make_unique<llvm::SmallVectorMemoryBuffer>(
          std::move(bytes), name, /*RequiresNullTerminator=*/true);
    }
    bytes.truncate(size + static_cast<size_t>(count));
    if (bytes.size() > maxBytes)
      return absl::InvalidArgumentError(
          absl::StrCat("has more than ", maxBytes, " bytes, the limit"));
  }
}

} // namespace

absl::StatusOr<Buffer> readFile(llvm::StringRef path, uint64_t maxBytes) {
  bool isStdin = path == "-";
  std::string name = path.str();
  struct stat status;
  if (!isStdin) {
    if (::stat(name.c_str(), &status))
      return systemError(errno);
    if (auto kind = checkKind(status); !kind.ok())
      return kind;
  }
  OpenFile file{isStdin ? STDIN_FILENO
                        : ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY),
                !isStdin};
  if (file.number < 0 || ::fstat(file.number, &status))
    return systemError(errno);
  // A terminal may be the standard input. What another path led to before it
  // was opened may have been replaced since.
  if (auto kind = checkKind(status); !isStdin && !kind.ok())
    return kind;
  // Files of /proc have contents and the size 0.
  if (!S_ISREG(status.st_mode) || status.st_size == 0 || isStdin)
    return readStream(file.number, isStdin ? "<stdin>" : path, maxBytes);
  if (static_cast<uint64_t>(status.st_size) > maxBytes)
    return tooLarge(static_cast<uint64_t>(status.st_size), maxBytes);
  auto buffer = llvm::MemoryBuffer::getOpenFile(
      file.number, path, static_cast<uint64_t>(status.st_size));
  if (!buffer)
    return systemError(buffer.getError().value());
  return std::move(*buffer);
}

absl::StatusOr<Buffer> readProgramFile(llvm::StringRef path) {
  absl::StatusOr<Buffer> buffer = readFile(path, kMaxProgramFileBytes);
  if (buffer.ok())
    return buffer;
  return absl::Status(buffer.status().code(),
                      absl::StrCat("cannot open input file '", path.str(),
                                   "': ", buffer.status().message()));
}

absl::Status checkRegularFile(llvm::StringRef path, uint64_t maxBytes) {
  struct stat status;
  if (::stat(path.str().c_str(), &status))
    return systemError(errno);
  if (auto kind = checkKind(status); !kind.ok())
    return kind;
  if (!S_ISREG(status.st_mode))
    return absl::InvalidArgumentError("is not a regular file");
  if (static_cast<uint64_t>(status.st_size) > maxBytes)
    return tooLarge(static_cast<uint64_t>(status.st_size), maxBytes);
  return absl::OkStatus();
}

} // namespace mlir::gspmd
