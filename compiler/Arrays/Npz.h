//===- Npz.h - Reading and writing of NumPy's .npz files --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_NPZ_H
#define GSPMD_COMPILER_ARRAYS_NPZ_H

#include "gspmd/Runtime/HostTensor.h"
#include <cstdint>
#include <optional>

namespace mlir::gspmd {

/// Reads the arrays of a file in order: a0, a1, ...; arr_0, arr_1, ..., as
/// numpy.savez names positional arguments; or by `names`, if the file has
/// exactly these. Errors name the file, the array and the reason. Missing
/// numbers and further arrays are errors.
///
/// `neededBytes` are the bytes of elements that the caller needs of each array.
/// Arrays that exceed them by more than 64 MiB, all together, are errors and
/// are not read; the caller reports smaller differences of number and shape.
absl::StatusOr<std::vector<HostTensor>>
readNpz(const std::string &path, llvm::ArrayRef<std::string> names = {},
        std::optional<llvm::ArrayRef<int64_t>> neededBytes = std::nullopt);
/// Writes the arrays as a0, a1, ... The file is replaced atomically.
absl::Status writeNpz(const std::string &path,
                      llvm::ArrayRef<HostTensor> tensors);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_NPZ_H
