//===- ReshardPlanner.h - Plans that were made before -----------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLANNER_H
#define GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLANNER_H

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include <memory>
#include <unordered_map>

namespace mlir::gspmd {

/// planReshard with a cache: the caller keeps one planner for a module. The
/// plans that it returns live as long as the planner.
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
  // Hash to entries that collide; entries never move once made.
  std::unordered_map<size_t, std::vector<std::unique_ptr<Entry>>> table_;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLANNER_H
