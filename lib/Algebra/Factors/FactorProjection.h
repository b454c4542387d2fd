//===- FactorProjection.h - Dimension and factor shardings ------*- C++ -*-===//
//
// A tensor sharding lists axes by dimension; propagation works on axes by
// factor. In a compound dimension the axes fill the factors from the left, and
// an axis is split where a factor ends. The last factor takes the remaining
// axes, whether they divide it or not.
//
// Worked example. Mesh x=2, y=2, z=2, reshape [ij] -> [i, j] with i=2, j=4,
// operand [{"x","y"}]: factor i has size 2 and is filled by "x"; j gets "y".
// The result is [{"x"}, {"y"}]. On a mesh with x=4, "x":(1)2 shards i and
// "x":(2)2 shards j. The converse concatenates the factors' axes to those of
// the dimension, as long as the factors to the left are filled; otherwise the
// shards would be strided, which a dimension sharding cannot express.
//
// Axes that do not divide a factor other than the last one overflow: they stay
// on the dimension, belong to no factor, and no axes can be added after them.
//
// Laws (unit-tested): withFactorShardings(projectToFactors(s)) is s; and
// projectForPartition(shardingFromFactors(axes)) returns `axes` unless axes
// were dropped. All functions take time linear in the number of factors and
// axes of the tensor.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_FACTORS_FACTORPROJECTION_H
#define GSPMD_LIB_ALGEBRA_FACTORS_FACTORPROJECTION_H

#include "lib/Algebra/Factors/FactorMap.h"

namespace mlir::gspmd {

/// The sharding of one factor in one tensor.
struct FactorSharding {
  bool isPresent = false;   ///< the tensor has the factor
  bool isClosed = false;    ///< its dimension is, or overflows to its left
  bool isMinorMost = false; ///< the factor is the last one of its dimension
  AxisList axes;
  /// Axes that fit neither this factor nor the factors to its right.
  AxisList overflow;
};

/// The sharding of each factor of a map.
using FactorShardings = llvm::SmallVector<FactorSharding, 4>;

/// Projects the sharding of tensor `tensor` to the factors, for propagation:
/// axes keep the form in which they are written. A factor of size 1 takes no
/// axes if its dimension has other factors.
FactorShardings projectToFactors(const FactorMap &map, unsigned tensor,
                                 const TensorSharding &sharding);
/// Writes the projection into `shardings`, which has an empty entry for each
/// factor.
void projectToFactors(const FactorMap &map, unsigned tensor,
                      const TensorSharding &sharding,
                      llvm::MutableArrayRef<FactorSharding> shardings);

/// Returns `sharding` with the axes of `shardings` instead of its own; the
/// inverse of projectToFactors. A factor that is not filled ends its dimension:
/// the axes of the factors to its right are dropped.
TensorSharding withFactorShardings(const FactorMap &map, unsigned tensor,
                                   const TensorSharding &sharding,
                                   llvm::ArrayRef<FactorSharding> shardings);

/// Projects the sharding for the partitioner: lists are canonical, and in a
/// compound dimension the last factor, too, takes only axes that divide it
/// (uneven shards of [i j] are no uneven shards of j); the others overflow. If
/// the first factor is a halo factor, it takes all axes if some overflow.
FactorShardings projectForPartition(const FactorMap &map, unsigned tensor,
                                    const TensorSharding &sharding);

/// Returns the sharding of tensor `tensor` when factor f is sharded by
/// `factorAxes[f]`: closed, without priorities. In a compound dimension, axes
/// are dropped if they do not divide their factor or if a factor to the left is
/// not filled; `*dropped` is set to whether that happened. Axes of reduction
/// factors that the tensor lacks are not added as unreduced; the caller knows
/// whether the op reduces over them.
TensorSharding shardingFromFactors(const FactorMap &map, unsigned tensor,
                                   llvm::ArrayRef<AxisList> factorAxes,
                                   bool *dropped = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_FACTORPROJECTION_H
