//===- OnChipTiling.h - Tiles of fused kernels ------------------*- C++ -*-===//
//
// A kernel of several ops keeps intermediate values on the chip, one tile at a
// time. The ops' sharding rules state along which dimensions it can be tiled:
// all except those along which a value is reduced before the result is used
// again. For attention,
//
//     p = exp(s - max of s over k)
//     o = p v                                         -> [b,n,q,d]
//
//
// scores are tiled along b, n and q; all of k of a row is on the chip at once
// (a kernel with an online softmax needs less). Half of the chip's memory holds
// the tile of `t` rows, while the operands of the next one are loaded:
//
//   a row does not fit     the value is written to main memory and read again
//   t rows of many         a value without a tiled dimension (k and v have no
//                          q) is read once for each tile along it
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_ONCHIPTILING_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_ONCHIPTILING_H

#include "compiler/Simulator/Kernels/Units.h"

namespace mlir::gspmd {

/// Bytes of main memory that a kernel of several ops reads and writes beyond
/// its operands and results, with `onChipBytes` for its tiles.
double spilledBytes(const Unit &unit, double onChipBytes,
                    OpPropertyCache &properties);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_ONCHIPTILING_H
