//===- ReshapeRule.h - Factors of a reshape ---------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SHAPE_RESHAPERULE_H
#define GSPMD_TRANSFORMS_OPMODELS_SHAPE_RESHAPERULE_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Adds the factors of a row-major reshape of operand 0 (shape `in`) to result
/// 0 (shape `out`) to `rule`, which has none. Both must have the same number of
/// elements. The complexity is linear in the ranks.
///
/// Both shapes are read from the major end, and the remainder of the current
/// dimension of each is divided by the greatest common divisor of the two:
///
///                           remainder of in       of out
///   [8, 12] -> [4, 8, 3]    [8, 12]               [4, 8, 3]
///   i = gcd(8, 4)  = 4      [2, 12]               [8, 3]
///   j = gcd(2, 8)  = 2      [12]                  [4, 3]
///   k = gcd(12, 4) = 4      [3]                   [3]
///   l = gcd(3, 3)  = 3      []                    []
///   ([ij, kl])->([i, jk, l])
///
/// If both shapes begin a dimension at the same element but the dimensions
/// differ, shards of the two dimensions are in the same order on both sides.
/// `leads` is how the first factor of these two dimensions is sharded:
/// PassThrough if shards must contain the same elements, Halo if elements may
/// be exchanged between them. Shardings propagate along it if shards contain
/// the same elements.
///
/// If the two remainders have no common divisor ([6] -> [4 ...]: 3 and 2
/// remain), no sharding fits both, also not of the following dimensions up to
/// the next common boundary of both shapes: they get separate factors, which
/// are unsharded. As in Shardy, shardings still propagate between the two
/// remainders, so that devices exchange elements instead of gathering them.
/// Dimensions of size 1 have factors of their own, which are not shared.
void addReshapeFactors(FactorRule &rule, ArrayRef<int64_t> in,
                       ArrayRef<int64_t> out, FactorKind leads);

/// Dimensions [first, last) of a shape.
struct ShapeRange {
  unsigned first, last;
};
/// A minimal range of dimensions in each shape that contains the same elements;
/// a dimension of size 1 belongs to the range that it is in. The groups are
/// disjoint and cover all dimensions. Both shapes must have the same, nonzero
/// number of elements.
struct ReshapeGroup {
  ShapeRange in, out;
};
SmallVector<ReshapeGroup> reshapeGroups(ArrayRef<int64_t> in,
                                        ArrayRef<int64_t> out);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SHAPE_RESHAPERULE_H
