//===- TensorTiles.h - Bytes of a tensor in main memory ---------*- C++ -*-===//
//
// Compilers for TPUs store the two minor dimensions of a tensor in tiles that
// match the vector registers, and pad them to multiples of a tile:
//
//   f32[100, 300], minor dimension 300    -> [104, 384]  tiles of 8 x 128
//   bf16[3, 300]                          -> [4, 384]    tiles of 4 x 128
//   f32[1000]                             -> [1024]      tiles of 1024
//
// A tile has the fewest rows, a power of two up to `Hardware::tileRows`, that
// hold the second minor dimension, but at least `Hardware::minTileBytes`. Any
// two dimensions can be the minor ones. On hardware without tiles (GPUs),
// tensors are dense.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_MEMORY_TENSORTILES_H
#define GSPMD_LIB_COSTMODEL_MEMORY_TENSORTILES_H

#include "lib/CostModel/Hardware.h"
#include <array>

namespace mlir::gspmd {

/// Bytes in the layout with the least padding. Elements of `bits` > 32 are
/// stored as several tensors of 32 bits.
double tiledBytes(const Hardware &hardware, llvm::ArrayRef<int64_t> shape,
                  unsigned bits);

/// Bytes if dimension `minor[0]` is the minor one and `minor[1]` the next.
double tiledBytes(const Hardware &hardware, llvm::ArrayRef<int64_t> shape,
                  unsigned bits, std::array<unsigned, 2> minor);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_MEMORY_TENSORTILES_H
