//===- ReplacedSizes.h - Random programs with other sizes -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_REPLACEDSIZES_H
#define GSPMD_COMPILER_FUZZ_REPLACEDSIZES_H

#include "compiler/Fuzz/Generator/Generator.h"

namespace mlir::gspmd::fuzz {

/// Returns the sizes of dimensions in the types of tensors, ascending.
std::vector<int64_t> listSizes(llvm::StringRef program);

/// Returns the text of a program in generic form with size `from` replaced by
/// `to`: in all types of tensors, and in lists of integers if it is at least
/// `leastInLists`.
std::string replaceSize(llvm::StringRef program, int64_t from, int64_t to,
                        int64_t leastInLists);

/// Returns the text of a program with one or two of its sizes replaced: by 0,
/// 1, or a number close to 2^31, 2^62 or 2^63. A size is replaced in all types
/// of tensors and lists of integers, so a program whose ops only compare sizes
/// stays valid.
std::string replaceSizes(llvm::StringRef program, Random &random);

/// Compiles `count` random programs of these makers and languages with
/// replaced sizes, each in a child process with a limit of `timeoutSeconds`:
/// partitions, exports, optimizes and simulates them, but does not run them.
/// Prints how many were compiled and rejected, and the seeds of those that
/// crashed, took too long or much memory, or were rejected without a message;
/// these are written to replaced-SEED.mlir in `folder`. Returns 0 if there are
/// none, else 1.
int runReplacedSizes(llvm::ArrayRef<std::string> makers,
                     llvm::ArrayRef<Language> languages, uint64_t seed,
                     uint64_t count, unsigned timeoutSeconds,
                     const std::string &folder);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_REPLACEDSIZES_H
