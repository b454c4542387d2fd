//===- FactorProjection.h - Shardings as cuts of factors --------*- C++ -*-===//
//
// A tensor's sharding tells axes by dimension; what moves through an op are
// axes by factor. In a dimension of several factors the axes fill the factors
// from the left; an axis is split where a factor ends. The last factor takes
// what is left, whether it divides or not.
//
// Worked example. Mesh x=2, y=2, z=2, [ij] -> [i, j] with i=2, j=4 (a reshape),
// operand [{"x","y"}]: factor i has size 2, so "x" fills it; "y" goes to j.
// Result:
// [{"x"}, {"y"}]. Had the mesh x=4: "x":(1)2 cuts i and "x":(2)2 cuts j. Back
// again: concatenating the factors' axes gives the dimension, as long as the
// factors to the left are filled (else the shards would be strided, and the
// dimension could not say so).
//
// Axes that do not divide a factor which is not the last one overflow: they
// stay on the dimension, take no part, and nothing can be added behind them.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_FACTORS_FACTORPROJECTION_H
#define GSPMD_LIB_ALGEBRA_FACTORS_FACTORPROJECTION_H

#include "lib/Algebra/Factors/FactorMap.h"

namespace mlir::gspmd {

/// The cut of one factor as seen from one tensor.
struct FactorSharding {
  bool isPresent = false; ///< the tensor has the factor
  bool isClosed = false;  ///< its dimension is, or overflows to the left of it
  bool isMinorMost = false; ///< the factor is the last one of its dimension
  AxisList axes;
  AxisList overflow; ///< what fits neither this factor nor those right of it
};

/// Per factor of a map.
using FactorShardings = llvm::SmallVector<FactorSharding, 4>;

/// Projects the sharding of tensor `tensor` to the factors, axes as they are
/// written. A factor of size 1 takes no axes beside others in a dimension.
FactorShardings projectToFactors(const FactorMap &map, unsigned tensor,
                                 const TensorSharding &sharding);
/// The same into `cuts`, which has an empty cut for each factor.
void projectToFactors(const FactorMap &map, unsigned tensor,
                      const TensorSharding &sharding,
                      llvm::MutableArrayRef<FactorSharding> cuts);

/// `sharding` with the axes of `cuts` in place of its own, the reverse of
/// projectToFactors. A factor that is not filled ends its dimension: cuts of
/// what is right of it are lost.
TensorSharding withFactorShardings(const FactorMap &map, unsigned tensor,
                                   const TensorSharding &sharding,
                                   llvm::ArrayRef<FactorSharding> cuts);

/// What of the projection an op can be cut by: canonical lists, and in a
/// dimension of several factors the last one, too, takes only what divides it
/// (uneven shards of [i j] are no uneven shards of j); the rest overflows.
/// Where positions of the first factor may move between parts, that one takes
/// all axes if some overflow.
FactorShardings projectForPartition(const FactorMap &map, unsigned tensor,
                                    const TensorSharding &sharding);

/// The sharding of tensor `tensor` when factor f is cut by `factorAxes[f]`
/// (closed, no priorities). A minor factor's axes are dropped where a factor to
/// the left in the same dimension is not filled, and in a compound dimension
/// also axes that do not divide the factor; `dropped`, if given, is set to
/// true when that happened (and to false else). Reduction factors' axes that
/// the tensor lacks are not added as unreduced; the caller knows whether the op
/// resolves them.
TensorSharding shardingFromFactors(const FactorMap &map, unsigned tensor,
                                   llvm::ArrayRef<AxisList> factorAxes,
                                   bool *dropped = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_FACTORPROJECTION_H
