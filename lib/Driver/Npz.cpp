//===- Npz.cpp - Archives of arrays ---------------------------------------===//
#include "gspmd/Driver/Npz.h"
#include "absl/strings/str_cat.h"
#include "gspmd/Driver/Npy.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
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

/// The names of all arrays, without ".npy".
std::vector<std::string> namesIn(zip_t *archive) {
  std::vector<std::string> names;
  for (zip_int64_t i = 0, n = zip_get_num_entries(archive, 0); i < n; ++i) {
    llvm::StringRef name = zip_get_name(archive, i, 0);
    name.consume_back(".npy");
    names.push_back(name.str());
  }
  return names;
}

/// What the arrays of a file should be called, in order: by `wanted` if these
/// are the names that it has, else by numbers.
std::vector<std::string> orderOf(const std::vector<std::string> &found,
                                 llvm::ArrayRef<std::string> wanted) {
  llvm::StringSet<> known;
  for (const std::string &name : found)
    known.insert(name);
  bool isNamed = !wanted.empty() && wanted.size() == found.size() &&
                 llvm::all_of(wanted, [&](const std::string &name) {
                   return known.contains(name);
                 });
  if (isNamed)
    return wanted;
  const char *prefix = known.contains("arr_0") ? "arr_" : "a";
  std::vector<std::string> order;
  for (size_t i = 0; i < found.size(); ++i)
    order.push_back(absl::StrCat(prefix, i));
  return order;
}

/// Says that a file has no array `name`, and how arrays may be called.
absl::Status missingArray(const std::string &path, const std::string &name,
                          const std::vector<std::string> &found,
                          llvm::ArrayRef<std::string> wanted) {
  std::string text =
      absl::StrCat("has ", found.size(), " arrays, but none named ", name, ": ",
                   llvm::join(llvm::ArrayRef(found).take_front(8), ", "),
                   found.size() > 8 ? ", ..." : "");
  bool isKnown = llvm::any_of(
      wanted, [](const std::string &name) { return !name.empty(); });
  if (isKnown && found.size() <= wanted.size())
    absl::StrAppend(&text,
                    "; arrays are a0, a1, ..., or arr_0, arr_1, ..., or "
                    "named as the program does: ",
                    llvm::join(wanted.take_front(8), ", "),
                    wanted.size() > 8 ? ", ..." : "");
  return fileError(path, text);
}

} // namespace

absl::StatusOr<std::vector<HostTensor>>
readNpz(const std::string &path, llvm::ArrayRef<std::string> names) {
  int code = 0;
  ZipArchive archive(zip_open(path.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code));
  if (!archive)
    return fileError(path, zipError(code));
  std::vector<std::string> found = namesIn(archive.get());
  std::vector<HostTensor> tensors;
  for (const std::string &name : orderOf(found, names)) {
    zip_int64_t index =
        zip_name_locate(archive.get(), (name + ".npy").c_str(), 0);
    if (index < 0)
      return missingArray(path, name, found, names);
    auto bytes = readEntry(archive.get(), static_cast<zip_uint64_t>(index));
    if (!bytes.ok())
      return fileError(
          path, absl::StrCat("array ", name, ": ", bytes.status().message()));
    auto tensor = parseNpy(*bytes);
    if (!tensor.ok())
      return fileError(
          path, absl::StrCat("array ", name, ": ", tensor.status().message()));
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
