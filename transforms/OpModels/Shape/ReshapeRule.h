//===- ReshapeRule.h - The factors of a reshape -----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SHAPE_RESHAPERULE_H
#define GSPMD_TRANSFORMS_OPMODELS_SHAPE_RESHAPERULE_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Adds the factors of a row-major reshape of operand 0 (shape `in`) to result
/// 0 (shape `out`; both hold equally many elements).
///
/// Both shapes are read from the major end, and what is left of the current
/// dimension of each is divided by the greatest common divisor of the two:
///
///                           what is left of in    of out
///   [8, 12] -> [4, 8, 3]    [8, 12]               [4, 8, 3]
///   i = gcd(8, 4)  = 4      [2, 12]               [8, 3]
///   j = gcd(2, 8)  = 2      [12]                  [4, 3]
///   k = gcd(12, 4) = 4      [3]                   [3]
///   l = gcd(3, 3)  = 3      []                    []
///   ([ij, kl])->([i, jk, l])
///
/// Where both shapes begin a dimension that is not the same in both, elements
/// before it are those before it, so parts of such dimensions follow each other
/// in the same order on both sides. `leads` is how the factor is cut that these
/// two dimensions begin with: PassThrough if parts must be the same elements,
/// Halo if elements may move between them. Shardings move along it where parts
/// are the same elements.
///
/// If the two have no common divisor ([6] -> [4 ...]: 3 and 2 are left), what
/// is left lies across any cut, and so do following dimensions up to where both
/// shapes have a common boundary: they get factors of their own, which stay
/// whole. Dimensions of size 1 have factors of their own, which are not shared.
void addReshapeFactors(FactorRule &rule, ArrayRef<int64_t> in,
                       ArrayRef<int64_t> out, FactorKind leads);

/// Dimensions [first, last) of a shape.
struct DimRange {
  unsigned first, last;
};
/// Dimensions of both shapes that hold the same elements, as few as possible;
/// dimensions of size 1 are where they fall. Together they are all dimensions.
/// Both shapes must hold equally many elements, and some.
struct ReshapeGroup {
  DimRange in, out;
};
SmallVector<ReshapeGroup> reshapeGroups(ArrayRef<int64_t> in,
                                        ArrayRef<int64_t> out);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SHAPE_RESHAPERULE_H
