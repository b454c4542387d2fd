//===- CorruptedFiles.h - Corrupted input files -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_CORRUPTEDFILES_H
#define GSPMD_COMPILER_FUZZ_CORRUPTEDFILES_H

#include <cstdint>
#include <string>
#include <vector>

namespace mlir::gspmd::fuzz {

/// Reads `count` corrupted copies of the files, each in a child process with a
/// limit of `timeoutSeconds`: truncated, with flipped bits, replaced bytes or
/// moved segments. Copy N depends on seed + N only. Prints how many were read
/// and rejected, and the seeds of those that ended or exceeded their process;
/// these copies are written to damaged-SEED in `folder`. Returns 0 if there are
/// none, 1 if there are, 2 for files that cannot be opened.
int runCorruption(const std::vector<std::string> &files, uint64_t seed,
                  uint64_t count, unsigned timeoutSeconds,
                  const std::string &folder);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_CORRUPTEDFILES_H
