//===- NpzArchive.h - Access to the arrays of an .npz file ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_NPZARCHIVE_H
#define GSPMD_COMPILER_ARRAYS_NPZARCHIVE_H

#include "absl/status/statusor.h"
#include "compiler/Arrays/Npy.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include <memory>
#include <string>
#include <vector>
#include <zip.h>

namespace mlir::gspmd {

/// Closes an archive without writing changes.
struct ZipDiscarder {
  void operator()(zip_t *archive) const { zip_discard(archive); }
};
using ZipArchive = std::unique_ptr<zip_t, ZipDiscarder>;
/// Returns libzip's message for an error code.
std::string zipError(int code);
/// Returns the error that the .npz file at `path` is invalid for `reason`.
absl::Status makeNpzError(const std::string &path, const std::string &reason);

/// A sequential stream of the bytes of one array.
class NpzStream {
public:
  NpzStream(zip_file_t *file, bool isStored) : file(file), canSeek(isStored) {}
  /// Reads `bytes` bytes, fewer only at the end of the array.
  absl::StatusOr<size_t> read(char *to, size_t bytes);
  /// Skips `bytes` bytes.
  absl::Status skip(uint64_t bytes);
  /// Reads the header of an array from its beginning.
  absl::StatusOr<NpyHeader> readHeader();

private:
  struct Close {
    void operator()(zip_file_t *file) const { zip_fclose(file); }
  };
  std::unique_ptr<zip_file_t, Close> file;
  bool canSeek;
};

/// An open .npz file. Its arrays are ordered a0, a1, ... or by the names passed
/// to open() (see readNpz in Npz.h).
class NpzArchive {
public:
  /// Opens the file at `path`, which must have arrays of these `names`; without
  /// names, a0, a1, ...
  static absl::StatusOr<NpzArchive> open(const std::string &path,
                                         llvm::ArrayRef<std::string> names);

  size_t size() const { return names.size(); }
  /// Returns all bytes of array `index`, its header included. Returns an error
  /// on a checksum mismatch, and, before reading, if the array has more than
  /// `maxBytes` bytes.
  absl::StatusOr<std::string> read(size_t index, uint64_t maxBytes) const;
  /// Returns a stream of array `index` from its beginning.
  absl::StatusOr<NpzStream> stream(size_t index) const;
  /// Adds the names of the file and the array to `error`.
  absl::Status addContext(size_t index, const absl::Status &error) const;

private:
  absl::Status tooManyBytes(size_t index, uint64_t bytes,
                            uint64_t maxBytes) const;

  std::string path;
  ZipArchive archive;
  std::vector<std::string> names;
  std::vector<zip_uint64_t> entries;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_NPZARCHIVE_H
