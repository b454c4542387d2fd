//===- OnChipTiling.h - What a kernel's tiles have room for -----*- C++ -*-===//
//
// A kernel of several ops keeps what passes between them on the chip, a tile
// of it at a time. Along which dimensions it can be tiled the ops' sharding
// rules tell: all but those along which something is reduced before its terms
// are used again. For attention,
//
//     s = q k                     [b,n,q,d] [b,n,k,d] -> [b,n,q,k]
//     p = exp(s - max of s over k)
//     o = p v                                         -> [b,n,q,d]
//
// scores are tiled along b, n and q; all of k of a row is there at once (a
// kernel that corrects its sums on the way needs less). With half of the chip's
// memory for the tile (the next one's operands are loaded meanwhile) that is
// `t` rows:
//
//   a row does not fit     the value is written to main memory and read again
//   t rows of many         what lacks a tiled dimension (k and v lack q) is
//                          read once for each tile along it
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_ONCHIPTILING_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_ONCHIPTILING_H

#include "compiler/Simulator/Kernels/Units.h"

namespace mlir::gspmd {

/// Bytes of main memory that a kernel of several ops reads and writes beyond
/// its operands and results, with `onChipBytes` for its tiles.
double spilledBytes(const Unit &unit, double onChipBytes);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_ONCHIPTILING_H
