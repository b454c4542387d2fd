//===- ReshardInterpreter.h - Execution of reshard plans --------*- C++ -*-===//
//
// The interpreter holds the local array of every device and executes the steps
// of a plan by the definitions of the collectives. Element e of the tensor is
// the number (e + 1) * w, where w identifies the partial sums that it includes:
// the device with index u along the unreduced axes starts with w = 1 << u. This
// detects a sum that includes a term twice or omits one.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDINTERPRETER_H
#define GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDINTERPRETER_H

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include <vector>

namespace mlir::gspmd {

/// The local array of one device in row-major order.
struct LocalArray {
  llvm::SmallVector<int64_t> shape;
  std::vector<int64_t> values;
};

/// Executes the steps of a reshard plan on all devices of a mesh.
class ReshardInterpreter {
public:
  ReshardInterpreter(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
                     const TensorSharding &from);

  void run(const ReshardStep &step);
  /// Returns an empty string if every device holds its shard of `sharding`,
  /// else the first difference.
  std::string check(const TensorSharding &sharding) const;

private:
  /// Returns the shard that `device` must hold; padding is kPadding.
  LocalArray expected(const TensorSharding &sharding, int64_t device) const;
  std::vector<LocalArray> runOnAll(const ReshardStep &step) const;
  LocalArray allToAll(const ReshardStep &step, int64_t device) const;
  /// Redistributes dimension `dim`, sharded by `axes`, into consecutive shards
  /// of `size` elements.
  void realign(unsigned dim, int64_t size, llvm::ArrayRef<AxisRef> axes);
  LocalArray sum(const ReshardStep &step, int64_t device) const;

  const Mesh &mesh;
  llvm::SmallVector<int64_t> shape;
  AxisList startUnreduced;
  std::vector<LocalArray> devices;
};

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDINTERPRETER_H
