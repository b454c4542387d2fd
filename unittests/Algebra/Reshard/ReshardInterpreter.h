//===- ReshardInterpreter.h - Plans carried out on numbers ------*- C++ -*-===//
//
// Holds what every device of a mesh has of a tensor and carries out the steps
// of a plan exactly as the collectives are defined. Element e of the tensor is
// the number (e + 1) * w, where w tells which partial sums are in it: device
// with index u along the unreduced axes starts with w = 1 << u. So a sum that
// takes a part twice or forgets one is seen.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDINTERPRETER_H
#define GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDINTERPRETER_H

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include <vector>

namespace mlir::gspmd {

/// What one device holds: an array in row-major order.
struct LocalArray {
  llvm::SmallVector<int64_t> shape;
  std::vector<int64_t> values;
};

class ReshardInterpreter {
public:
  ReshardInterpreter(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
                     const TensorSharding &from);

  void run(const ReshardStep &step);
  /// Empty if every device has what `sharding` says; else what is wrong.
  std::string check(const TensorSharding &sharding) const;

private:
  /// What `device` must hold; padding is marked by `padding`.
  LocalArray expected(const TensorSharding &sharding, int64_t device) const;
  std::vector<LocalArray> runOnAll(const ReshardStep &step) const;
  LocalArray allToAll(const ReshardStep &step, int64_t device) const;
  /// Of parts of `dim` that are cut by `axes` and lie one behind the other: new
  /// ones of `size` elements, likewise.
  void realign(unsigned dim, int64_t size, llvm::ArrayRef<AxisRef> axes);
  LocalArray sum(const ReshardStep &step, int64_t device) const;

  const Mesh &mesh;
  llvm::SmallVector<int64_t> shape;
  AxisList startUnreduced;
  std::vector<LocalArray> devices;
};

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_RESHARD_RESHARDINTERPRETER_H
