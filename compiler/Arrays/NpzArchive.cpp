//===- NpzArchive.cpp - Access to the arrays of an .npz file --------------===//
#include "compiler/Arrays/NpzArchive.h"
#include "absl/strings/str_cat.h"
#include "lib/Files/ReadFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <algorithm>

namespace mlir::gspmd {

std::string zipError(int code) {
  zip_error_t error;
  zip_error_init_with_code(&error, code);
  std::string text = zip_error_strerror(&error);
  zip_error_fini(&error);
  return text;
}

absl::Status makeNpzError(const std::string &path, const std::string &reason) {
  return absl::InvalidArgumentError(absl::StrCat(path, ": ", reason));
}

namespace {

/// Returns the names of all arrays, without ".npy".
std::vector<std::string> getArrayNames(zip_t *archive) {
  std::vector<std::string> names;
  for (zip_int64_t i = 0, n = zip_get_num_entries(archive, 0); i < n; ++i) {
    llvm::StringRef name = zip_get_name(archive, i, 0);
    name.consume_back(".npy");
    names.push_back(name.str());
  }
  return names;
}

/// Returns the expected names of the arrays in order: `expected` if the file
/// has exactly these, else numbered names.
std::vector<std::string> getArrayOrder(const std::vector<std::string> &found,
                                       llvm::ArrayRef<std::string> expected) {
  llvm::StringSet<> known;
  for (const std::string &name : found)
    known.insert(name);
  bool isNamed = !expected.empty() && expected.size() == found.size() &&
                 llvm::all_of(expected, [&](const std::string &name) {
                   return known.contains(name);
                 });
  if (isNamed)
    return expected;
  const char *prefix = known.contains("arr_0") ? "arr_" : "a";
  std::vector<std::string> order;
  for (size_t i = 0; i < found.size(); ++i)
    order.push_back(absl::StrCat(prefix, i));
  return order;
}

/// Returns the first names of a list as a message shows them.
std::string joinNames(llvm::ArrayRef<std::string> names) {
  constexpr size_t kMaxNames = 8, kMaxBytes = 64;
  std::vector<std::string> shown;
  for (const std::string &name : names.take_front(kMaxNames))
    shown.push_back(name.size() > kMaxBytes ? name.substr(0, kMaxBytes) + "..."
                                            : name);
  return llvm::join(shown, ", ") + (names.size() > kMaxNames ? ", ..." : "");
}

/// Returns an error: the file has no array `name`; lists the accepted names.
absl::Status missingArray(const std::string &path, const std::string &name,
                          const std::vector<std::string> &found,
                          llvm::ArrayRef<std::string> expected) {
  std::string text =
      absl::StrCat("has ", found.size(), " arrays, but none named ", name, ": ",
                   joinNames(found));
  bool isKnown = llvm::any_of(
      expected, [](const std::string &name) { return !name.empty(); });
  if (isKnown && found.size() <= expected.size())
    absl::StrAppend(&text,
                    "; arrays are a0, a1, ..., or arr_0, arr_1, ..., or "
                    "named as the program does: ",
                    joinNames(expected));
  return makeNpzError(path, text);
}

} // namespace

/// The limit of a file, which is read piecewise.
static constexpr uint64_t kMaxArchiveBytes = uint64_t(1) << 50;

absl::StatusOr<size_t> NpzStream::read(char *to, size_t bytes) {
  size_t numRead = 0;
  while (numRead < bytes) {
    zip_int64_t count = zip_fread(file.get(), to + numRead, bytes - numRead);
    if (count < 0)
      return absl::InvalidArgumentError(zip_file_strerror(file.get()));
    if (count == 0)
      break;
    numRead += static_cast<size_t>(count);
  }
  return numRead;
}

absl::Status NpzStream::skip(uint64_t bytes) {
  // Compressed data must be read to be skipped.
  if (canSeek) {
    if (zip_fseek(file.get(), static_cast<zip_int64_t>(bytes), SEEK_CUR) != 0)
      return absl::InvalidArgumentError(zip_file_strerror(file.get()));
    return absl::OkStatus();
  }
  std::vector<char> chunk(std::min<uint64_t>(bytes, 1 << 20));
  while (bytes > 0) {
    absl::StatusOr<size_t> count =
        read(chunk.data(), std::min<uint64_t>(bytes, chunk.size()));
    if (!count.ok())
      return count.status();
    if (*count == 0)
      return absl::InvalidArgumentError("truncated");
    bytes -= *count;
  }
  return absl::OkStatus();
}

/// The limit of the header of an array.
static constexpr size_t kMaxHeaderBytes = size_t(1) << 20;

absl::StatusOr<NpyHeader> NpzStream::readHeader() {
  std::string bytes(kNpyPrefixBytes, 0);
  absl::StatusOr<size_t> count = read(bytes.data(), bytes.size());
  if (!count.ok())
    return count.status();
  bytes.resize(*count);
  absl::StatusOr<size_t> begin = npyDataOffset(bytes);
  if (!begin.ok())
    return begin.status();
  if (*begin > kMaxHeaderBytes || *begin < bytes.size())
    return absl::InvalidArgumentError(
        absl::StrCat("found a .npy header of ", *begin, " bytes, expected ",
                     bytes.size(), " to ", kMaxHeaderBytes));
  size_t numRead = bytes.size();
  bytes.resize(*begin);
  count = read(bytes.data() + numRead, *begin - numRead);
  if (!count.ok())
    return count.status();
  bytes.resize(numRead + *count);
  return parseNpyHeader(bytes);
}

absl::StatusOr<NpzArchive>
NpzArchive::open(const std::string &path,
                 llvm::ArrayRef<std::string> expected) {
  if (auto status = checkRegularFile(path, kMaxArchiveBytes); !status.ok())
    return makeNpzError(path, std::string(status.message()));
  int code = 0;
  NpzArchive result;
  result.path = path;
  result.archive.reset(
      zip_open(path.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code));
  if (!result.archive)
    return makeNpzError(path, zipError(code));
  std::vector<std::string> found = getArrayNames(result.archive.get());
  for (const std::string &name : getArrayOrder(found, expected)) {
    zip_int64_t index =
        zip_name_locate(result.archive.get(), (name + ".npy").c_str(), 0);
    if (index < 0)
      return missingArray(path, name, found, expected);
    result.names.push_back(name);
    result.entries.push_back(static_cast<zip_uint64_t>(index));
  }
  return result;
}

absl::StatusOr<NpzStream> NpzArchive::stream(size_t index) const {
  zip_file_t *file = zip_fopen_index(archive.get(), entries[index], 0);
  if (!file)
    return absl::InvalidArgumentError(zip_strerror(archive.get()));
  zip_stat_t stat;
  bool isStored =
      zip_stat_index(archive.get(), entries[index], 0, &stat) == 0 &&
      (stat.valid & ZIP_STAT_COMP_METHOD) && stat.comp_method == ZIP_CM_STORE;
  return NpzStream(file, isStored);
}

absl::StatusOr<std::string> NpzArchive::read(size_t index,
                                             uint64_t maxBytes) const {
  zip_stat_t stat;
  if (zip_stat_index(archive.get(), entries[index], 0, &stat) != 0 ||
      !(stat.valid & ZIP_STAT_SIZE))
    return absl::InvalidArgumentError(zip_strerror(archive.get()));
  if (stat.size > maxBytes)
    return tooManyBytes(index, stat.size, maxBytes);
  absl::StatusOr<NpzStream> from = stream(index);
  if (!from.ok())
    return from.status();
  // The size in the directory may be incorrect: append what is read.
  std::string bytes;
  std::vector<char> chunk(1 << 20);
  for (;;) {
    absl::StatusOr<size_t> count = from->read(chunk.data(), chunk.size());
    if (!count.ok())
      return count.status();
    if (*count == 0)
      break;
    bytes.append(chunk.data(), *count);
    if (bytes.size() > stat.size)
      return absl::InvalidArgumentError(
          absl::StrCat("has more than the ", stat.size, " bytes of its entry"));
  }
  if (bytes.size() != stat.size)
    return absl::InvalidArgumentError(absl::StrCat(
        "truncated: expected ", stat.size, " bytes, found ", bytes.size()));
  return bytes;
}

absl::Status NpzArchive::tooManyBytes(size_t index, uint64_t bytes,
                                      uint64_t maxBytes) const {
  std::string type;
  if (absl::StatusOr<NpzStream> from = stream(index); from.ok())
    if (absl::StatusOr<NpyHeader> header = from->readHeader(); header.ok())
      type = absl::StrCat(typeString(header->type, header->shape), " ");
  return absl::InvalidArgumentError(absl::StrCat(type, "has ", bytes,
                                                 " bytes, expected at most ",
                                                 maxBytes, " for the program"));
}

absl::Status NpzArchive::addContext(size_t index,
                                    const absl::Status &error) const {
  return makeNpzError(
      path, absl::StrCat("array ", names[index], ": ", error.message()));
}

} // namespace mlir::gspmd
