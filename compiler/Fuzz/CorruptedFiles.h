//===- CorruptedFiles.h - Files with wrong bytes ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_CORRUPTEDFILES_H
#define GSPMD_COMPILER_FUZZ_CORRUPTEDFILES_H

#include <cstdint>
#include <string>
#include <vector>

namespace mlir::gspmd::fuzz {

/// Reads `count` damaged copies of the files, each in a child process that may
/// take `timeoutSeconds`: cut short, bits flipped, bytes replaced, parts moved.
/// Copy N is made from seed + N alone. Prints how many were read and refused,
/// and of each that killed its process or took too long the seed; the copy is
/// written to damaged-SEED in `folder`. 0 if there is none, 1 if there are, 2
/// for files that cannot be opened.
int runCorruption(const std::vector<std::string> &files, uint64_t seed,
                  uint64_t count, unsigned timeoutSeconds,
                  const std::string &folder);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_CORRUPTEDFILES_H
