//===- Npz.cpp - Archives of arrays ---------------------------------------===//
#include "gspmd/Driver/Npz.h"
#include "absl/strings/str_cat.h"
#include "gspmd/Driver/Npy.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>
#include <zip.h>

namespace mlir::gspmd {
namespace {

absl::Status fileError(const std::string &path, const std::string &reason) {
  return absl::InvalidArgumentError(absl::StrCat(path, ": ", reason));
}

struct ZipDiscard {
  void operator()(zip_t *archive) const { zip_discard(archive); }
};
using ZipArchive = std::unique_ptr<zip_t, ZipDiscard>;

std::string zipError(int code) {
  zip_error_t error;
  zip_error_init_with_code(&error, code);
  std::string text = zip_error_strerror(&error);
  zip_error_fini(&error);
  return text;
}

/// All bytes of one entry; its checksum is checked by libzip at the end.
absl::StatusOr<std::string> readEntry(zip_t *archive, zip_uint64_t index) {
  zip_stat_t stat;
  if (zip_stat_index(archive, index, 0, &stat) != 0 ||
      !(stat.valid & ZIP_STAT_SIZE))
    return absl::InvalidArgumentError(zip_strerror(archive));
  zip_file_t *file = zip_fopen_index(archive, index, 0);
  if (!file)
    return absl::InvalidArgumentError(zip_strerror(archive));
  // The size in the directory may lie: grow with what really comes.
  std::string bytes;
  std::vector<char> chunk(1 << 20);
  zip_int64_t got;
  while ((got = zip_fread(file, chunk.data(), chunk.size())) > 0)
    bytes.append(chunk.data(), static_cast<size_t>(got));
  std::string reason = got < 0 ? zip_file_strerror(file) : "";
  zip_fclose(file);
  if (got < 0)
    return absl::InvalidArgumentError(reason);
  if (bytes.size() != stat.size)
    return absl::InvalidArgumentError("truncated");
  return bytes;
}

} // namespace

absl::StatusOr<std::vector<HostTensor>> readNpz(const std::string &path) {
  int code = 0;
  ZipArchive archive(zip_open(path.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code));
  if (!archive)
    return fileError(path, zipError(code));
  zip_int64_t count = zip_get_num_entries(archive.get(), 0);
  std::vector<HostTensor> tensors;
  for (zip_int64_t i = 0; i < count; ++i) {
    std::string name = absl::StrCat("a", i, ".npy");
    zip_int64_t index = zip_name_locate(archive.get(), name.c_str(), 0);
    if (index < 0)
      return fileError(
          path, absl::StrCat("has ", count, " arrays, but none named a", i));
    auto bytes = readEntry(archive.get(), static_cast<zip_uint64_t>(index));
    if (!bytes.ok())
      return fileError(
          path, absl::StrCat("array a", i, ": ", bytes.status().message()));
    auto tensor = parseNpy(*bytes);
    if (!tensor.ok())
      return fileError(
          path, absl::StrCat("array a", i, ": ", tensor.status().message()));
    tensors.push_back(*std::move(tensor));
  }
  return tensors;
}

namespace {

/// Fills the archive `name`; gives the reason if that fails.
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
    // Equal arrays make equal files.
    zip_file_set_dostime(archive.get(), static_cast<zip_uint64_t>(index), 0,
                         /*1 January 1980*/ 0x21, 0);
  }
  if (zip_close(archive.get()) != 0)
    return zip_strerror(archive.get());
  (void)archive.release(); // closed: nothing left to discard
  return "";
}

/// libzip removes a file without entries; such an archive is just its end
/// record.
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
  // The file appears by renaming, which would replace a pipe or a device.
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status(path, status) &&
      !llvm::sys::fs::is_regular_file(status))
    return fileError(path, "is no regular file; arrays are written to a file");
  llvm::SmallString<128> temporary;
  if (auto error =
          llvm::sys::fs::createUniqueFile(path + ".%%%%%%%%.tmp", temporary))
    return fileError(path, error.message());
  std::string name(temporary.str());
  std::string reason =
      tensors.empty() ? writeEmptyArchive(name) : writeArchive(name, tensors);
  if (reason.empty())
    if (auto error = llvm::sys::fs::rename(name, path))
      reason = error.message();
  if (reason.empty())
    return absl::OkStatus();
  (void)llvm::sys::fs::remove(name);
  return fileError(path, reason);
}

} // namespace mlir::gspmd
