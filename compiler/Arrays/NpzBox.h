//===- NpzBox.h - Reading of a box of an array ------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_NPZBOX_H
#define GSPMD_COMPILER_ARRAYS_NPZBOX_H

#include "compiler/Arrays/NpzArchive.h"
#include "gspmd/Runtime/ElementType.h"
#include "lib/Runtime/Memory/StridedView.h"

namespace mlir::gspmd {

/// The element type and shape of an array, and the offsets of a box in it.
struct NpzBox {
  ElementType type = ElementType::F32;
  llvm::SmallVector<int64_t, 4> shape, offsets;
};

/// Fills `to`, whose sizes are the sizes of the box, from array `index`.
/// Elements outside of the box are skipped where the file format permits. If
/// the array has another type or shape, returns an error and sets `mismatch` to
/// the type that was found ("f32[4x8]").
absl::Status readNpzBox(const NpzArchive &archive, size_t index,
                        const NpzBox &box, const StridedView &to,
                        std::string &mismatch);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_NPZBOX_H
