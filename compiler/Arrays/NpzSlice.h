//===- NpzSlice.h - Reading of a slice of an array --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_NPZSLICE_H
#define GSPMD_COMPILER_ARRAYS_NPZSLICE_H

#include "compiler/Arrays/NpzArchive.h"
#include "gspmd/Runtime/ElementType.h"
#include "lib/Runtime/Memory/StridedView.h"

namespace mlir::gspmd {

/// The element type and shape of an array, and the offsets of a slice of it.
struct NpzSlice {
  ElementType type = ElementType::F32;
  llvm::SmallVector<int64_t, 4> shape, offsets;
};

/// Reads a slice of array `index` into `to`, which has the slice's sizes.
/// Elements outside of it are skipped where the file format permits. If the
/// array has another type or shape, returns an error and sets `mismatch` to the
/// type that was found ("f32[4x8]").
absl::Status readNpzSlice(const NpzArchive &archive, size_t index,
                          const NpzSlice &box, const StridedView &to,
                          std::string &mismatch);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_NPZSLICE_H
