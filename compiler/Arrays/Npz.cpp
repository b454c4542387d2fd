//===- Npz.cpp - Reading and writing of NumPy's .npz files ----------------===//
#include "compiler/Arrays/Npz.h"
#include "absl/strings/str_cat.h"
#include "compiler/Arrays/Npy.h"
#include "compiler/Arrays/NpzArchive.h"
#include "lib/Progress/Interrupt.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <limits>

namespace mlir::gspmd {

/// The bytes by which the arrays of a file may exceed the arguments: for
/// headers, and for arrays that the caller rejects with a message.
static constexpr uint64_t kMaxSurplusBytes = uint64_t(64) << 20;
static constexpr uint64_t kNoLimit = std::numeric_limits<uint64_t>::max();

absl::StatusOr<std::vector<HostTensor>>
readNpz(const std::string &path, llvm::ArrayRef<std::string> names,
        std::optional<llvm::ArrayRef<int64_t>> neededBytes) {
  absl::StatusOr<NpzArchive> archive = NpzArchive::open(path, names);
  if (!archive.ok())
    return archive.status();
  std::vector<HostTensor> tensors;
  uint64_t surplusBytes = kMaxSurplusBytes;
  for (size_t i = 0; i < archive->size(); ++i) {
    uint64_t maxBytes = kNoLimit;
    if (neededBytes)
      maxBytes =
          surplusBytes + (i < neededBytes->size() ? (*neededBytes)[i] : 0);
    absl::StatusOr<std::string> bytes = archive->read(i, maxBytes);
    if (!bytes.ok())
      return archive->addContext(i, bytes.status());
    surplusBytes = std::min(surplusBytes, maxBytes - bytes->size());
    auto tensor = parseNpy(*bytes);
    if (!tensor.ok())
      return archive->addContext(i, tensor.status());
    tensors.push_back(*std::move(tensor));
  }
  return tensors;
}

namespace {

/// Writes the archive `name`. Returns an error text, or "" on success.
std::string writeArchive(const std::string &name,
                         llvm::ArrayRef<HostTensor> tensors) {
  std::vector<std::string> entries; // must outlive zip_close
  int code = 0;
  ZipArchive archive(zip_open(name.c_str(), ZIP_TRUNCATE, &code));
  if (!archive)
    return zipError(code);
  for (const HostTensor &tensor : tensors)
    entries.push_back(formatNpy(tensor));
  for (size_t i = 0; i < entries.size(); ++i) {
    std::string entry = absl::StrCat("a", i, ".npy");
    zip_source_t *source = zip_source_buffer(archive.get(), entries[i].data(),
                                             entries[i].size(), 0);
    if (!source)
      return zip_strerror(archive.get());
    zip_int64_t index = zip_file_add(archive.get(), entry.c_str(), source, 0);
    if (index < 0) {
      zip_source_free(source);
      return zip_strerror(archive.get());
    }
    zip_set_file_compression(archive.get(), static_cast<zip_uint64_t>(index),
                             ZIP_CM_STORE, 0);
    // A fixed date makes the files of equal arrays identical.
    zip_file_set_dostime(archive.get(), static_cast<zip_uint64_t>(index), 0,
                         /*1 January 1980*/ 0x21, 0);
  }
  if (zip_close(archive.get()) != 0)
    return zip_strerror(archive.get());
  (void)archive.release(); // closed: nothing left to discard
  return "";
}

/// Writes an archive without entries, which is only an end-of-central-directory
/// record; libzip would remove such a file.
std::string writeEmptyArchive(const std::string &name) {
  std::error_code error;
  llvm::raw_fd_ostream stream(name, error);
  if (error)
    return error.message();
  stream << llvm::StringRef("PK\x05\x06", 4);
  stream.write_zeros(18);
  stream.close();
  return stream.has_error() ? stream.error().message() : "";
}

} // namespace

absl::Status writeNpz(const std::string &path,
                      llvm::ArrayRef<HostTensor> tensors) {
  // The rename at the end would replace a pipe or a device.
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status(path, status) &&
      !llvm::sys::fs::is_regular_file(status))
    return makeNpzError(
        path,
        "is not a regular file; choose a new or regular file for the arrays");
  // A signal ends the process after the temporary file has its name or is
  // removed.
  InterruptScope interrupts;
  llvm::SmallString<128> temporary;
  if (auto error =
          llvm::sys::fs::createUniqueFile(path + ".%%%%%%%%.tmp", temporary))
    return makeNpzError(path, error.message());
  std::string name(temporary.str());
  std::string reason =
      tensors.empty() ? writeEmptyArchive(name) : writeArchive(name, tensors);
  if (reason.empty())
    if (auto error = llvm::sys::fs::rename(name, path))
      reason = error.message();
  if (reason.empty())
    return absl::OkStatus();
  (void)llvm::sys::fs::remove(name);
  return makeNpzError(path, reason);
}

} // namespace mlir::gspmd
