//===- ListedPairs.h - permute_pairs in the shard dialect -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_LISTEDPAIRS_H
#define GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_LISTEDPAIRS_H

#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Returns the result of `op`: the selected element of an all-gather along
/// `axes` of the grid, zeros on devices that no device sends to. `index` is the
/// device's index along the axes, of type `index`, and `size` their number of
/// devices.
Value writeListedPairs(spmd::PermutePairsOp op, FlatSymbolRefAttr grid,
                       ArrayRef<int16_t> axes, Value index, int64_t size);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_LISTEDPAIRS_H
