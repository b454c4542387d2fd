//===- ReshardPlanner.h - Cache of reshard plans ----------------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLANNER_H
#define GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLANNER_H

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include <memory>
#include <unordered_map>

namespace mlir::gspmd {

/// Caches the plans of planReshard; the caller keeps one planner for a module.
/// The returned plans are valid as long as the planner. Lookup takes expected
/// time linear in the size of the shardings. Not thread-safe.
class ReshardPlanner {
public:
  explicit ReshardPlanner(Mesh mesh) : mesh_(std::move(mesh)) {}
  const Mesh &mesh() const { return mesh_; }
  const ReshardPlan &plan(llvm::ArrayRef<int64_t> shape, double elementBytes,
                          const TensorSharding &from, const TensorSharding &to);

private:
  struct Entry {
    llvm::SmallVector<int64_t> shape;
    double elementBytes;
    TensorSharding from, to;
    ReshardPlan plan;
  };
  Mesh mesh_;
  // Entries by hash; their addresses are stable.
  std::unordered_map<size_t, std::vector<std::unique_ptr<Entry>>> table_;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLANNER_H
