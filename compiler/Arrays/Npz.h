//===- Npz.h - Reads and writes numpy's .npz files --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_NPZ_H
#define GSPMD_COMPILER_ARRAYS_NPZ_H

#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// The arrays of a file, in order: a0, a1, ...; arr_0, arr_1, ..., as
/// numpy.savez calls what it is given without names; or one for each of
/// `names`, by these. Errors name the file, the array and the reason; there
/// must be no gaps and nothing else.
absl::StatusOr<std::vector<HostTensor>>
readNpz(const std::string &path, llvm::ArrayRef<std::string> names = {});
/// Writes the arrays a0, a1, ... so that the file appears whole or not at all.
absl::Status writeNpz(const std::string &path,
                      llvm::ArrayRef<HostTensor> tensors);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_NPZ_H
