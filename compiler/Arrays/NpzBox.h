//===- NpzBox.h - Reads a part of an array ----------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_NPZBOX_H
#define GSPMD_COMPILER_ARRAYS_NPZBOX_H

#include "compiler/Arrays/NpzArchive.h"
#include "gspmd/Runtime/ElementType.h"
#include "lib/Runtime/Memory/StridedView.h"

namespace mlir::gspmd {

/// A box in an array of this type and shape.
struct NpzBox {
  ElementType type = ElementType::F32;
  llvm::SmallVector<int64_t, 4> shape, offsets;
};

/// Fills `to`, whose sizes are the box's, from array `index`, reading no more
/// than it must: rows before and between the box's are left out. An array of
/// another type or shape is an error, which `wrong` then says ("f32[4x8]").
absl::Status readNpzBox(const NpzArchive &archive, size_t index,
                        const NpzBox &box, const StridedView &to,
                        std::string &wrong);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_NPZBOX_H
