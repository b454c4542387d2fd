//===- ReshardBruteForce.h - Exhaustive search of reshards ------*- C++ -*-===//
//
// The nodes of the graph are all shardings of a mesh. An edge is one step
// that the rules of ReshardPlan.h allow; a permute may rename axes in any way.
// The search is slow and simple, an oracle for the planner.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDBRUTEFORCE_H
#define GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDBRUTEFORCE_H

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include <vector>

namespace mlir::gspmd {

/// The graph of all shardings of a tensor and the costs of single steps.
class ReshardGraph {
public:
  /// `nodes` are all shardings, including those with unreduced axes if partial
  /// sums are of interest. With `allowUnaligned`, gathers and slices may
  /// change between shards whose boundaries do not align.
  ReshardGraph(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
               std::vector<TensorSharding> nodes, bool allowUnaligned);

  const std::vector<TensorSharding> &nodes() const { return nodes_; }
  double localElements(size_t node) const;
  /// What a path may change besides the dimensions in which the two shardings
  /// differ, moving only sub-axes that one of the two uses.
  enum class Detours {
    None,
    Dims,    ///< other dimensions
    SubAxes, ///< other dimensions, and the axes of the two as finer sub-axes
  };
  /// Returns the number of elements sent on a cheapest path through nodes of at
  /// most `maxElements` local elements, or infinity if there is no path. Nodes
  /// on the path use only axes that the two use.
  double cheapest(size_t from, size_t to, double maxElements,
                  Detours detours) const;
  /// Returns true if one step leads from `from` to `to`.
  bool isLegal(size_t from, size_t to) const { return cost[from][to] < 1e300; }

private:
  bool isAllowed(size_t node, size_t from, size_t to, Detours detours) const;
  double edgeCost(const TensorSharding &a, const TensorSharding &b) const;
  bool isNested(unsigned dim, int64_t coarse, int64_t fine) const;
  bool prefersSum(unsigned dim, int64_t coarse, int64_t fine) const;

  Mesh mesh;
  bool allowUnaligned;
  llvm::SmallVector<int64_t> shape;
  std::vector<TensorSharding> nodes_;
  std::vector<std::vector<double>> cost;
};

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDBRUTEFORCE_H
