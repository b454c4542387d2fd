//===- ReshardBruteForce.h - Cheapest reshards the slow way -----*- C++ -*-===//
//
// All shardings of a mesh as the nodes of a graph, an edge wherever one step,
// legal by the rules of ReshardPlan.h, leads from one to another. Permutes may
// rename axes in any way. Slow, and simple enough to be believed.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDBRUTEFORCE_H
#define GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDBRUTEFORCE_H

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include <vector>

namespace mlir::gspmd {

class ReshardGraph {
public:
  /// `nodes`: all shardings, with unreduced axes too if these matter. With
  /// `borders`, gathers and slices may be of cuts that do not nest.
  ReshardGraph(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
               std::vector<TensorSharding> nodes, bool borders);

  const std::vector<TensorSharding> &nodes() const { return nodes_; }
  double localElements(size_t node) const;
  /// What a path may do beside changing the dimensions that differ by the
  /// pieces of axes in which the two shardings use them.
  enum class Detours {
    None,
    Dims,   ///< change other dimensions
    Pieces, ///< that, and use the axes of the two in smaller pieces
  };
  /// Elements sent on a cheapest path through nodes of at most `maxElements`;
  /// kInfinite if there is no path. Only axes that the two use are on the way.
  double cheapest(size_t from, size_t to, double maxElements,
                  Detours detours) const;
  /// Is there one legal step between the two?
  bool isLegal(size_t from, size_t to) const { return cost[from][to] < 1e300; }

private:
  bool isOnTheWay(size_t node, size_t from, size_t to, Detours detours) const;
  double edge(const TensorSharding &a, const TensorSharding &b) const;
  bool nests(unsigned dim, int64_t coarse, int64_t fine) const;
  bool sums(unsigned dim, int64_t coarse, int64_t fine) const;

  Mesh mesh;
  bool borders;
  llvm::SmallVector<int64_t> shape;
  std::vector<TensorSharding> nodes_;
  std::vector<std::vector<double>> cost;
};

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDBRUTEFORCE_H
