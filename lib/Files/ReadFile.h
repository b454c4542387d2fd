//===- ReadFile.h - Reading of input files with limits ----------*- C++ -*-===//
//
// Every file that a tool reads is read by this, so that no input, whatever it
// is, takes more memory than its limit: neither /dev/zero nor a pipe without an
// end.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_FILES_READFILE_H
#define GSPMD_LIB_FILES_READFILE_H

#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace mlir::gspmd {

/// The limit of JSON that people or tools write: hardware files, costs of
/// kernels, annotations, sweeps, statistics.
inline constexpr uint64_t kMaxTextFileBytes = uint64_t(64) << 20;
/// The limit of programs, which may contain weights, and of object files.
inline constexpr uint64_t kMaxProgramFileBytes = uint64_t(16) << 30;

/// Returns the contents of the file at `path` ("-": of the standard input) if
/// it is a regular file, a pipe or a socket and has at most `maxBytes` bytes.
/// A zero byte follows the last one. Errors do not contain the path.
absl::StatusOr<std::unique_ptr<llvm::MemoryBuffer>>
readFile(llvm::StringRef path, uint64_t maxBytes);

/// Returns the contents of the file of a program (readFile). Errors contain the
/// path.
absl::StatusOr<std::unique_ptr<llvm::MemoryBuffer>>
readProgramFile(llvm::StringRef path);

/// Returns an error unless `path` is a regular file of at most `maxBytes`
/// bytes. Errors do not contain the path.
absl::Status checkRegularFile(llvm::StringRef path, uint64_t maxBytes);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_FILES_READFILE_H
