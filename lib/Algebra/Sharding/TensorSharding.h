//===- TensorSharding.h - How one tensor lies on a mesh ---------*- C++ -*-===//
//
// For each tensor dimension an ordered list of axes (major to minor) cuts it.
// A dimension of size n under shards s has local size ceil(n/s); what the last
// shards lack is padding on the right. Axes not named replicate the tensor.
//
//     mesh <["x"=2, "y"=4]>, tensor [6, 8] with [{"y"}, {"x"}]:
//     local shape [2, 4]; device (x, y) holds rows 2y, 2y+1 (rows 6 and 7 are
//     padding on y = 3) and columns 4x .. 4x+3.
//
// A dimension is closed (as it stands) or open (`?`: completion may add minor
// axes). `replicated` axes may not be used by completion. A tensor that is
// `unreduced` along axes is the sum (or other reduction: `unreduced=max{"x"}`)
// over these axes of what the devices hold; it exists between a partial
// contraction and the reshard that resolves it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_SHARDING_TENSORSHARDING_H
#define GSPMD_LIB_ALGEBRA_SHARDING_TENSORSHARDING_H

#include "lib/Algebra/Mesh/Mesh.h"

namespace mlir::gspmd {

/// How partial results are combined.
enum class Reduction : uint8_t { Add, Mul, Max, Min, And, Or, Xor };
/// `add`, `mul`, ...
llvm::StringRef toString(Reduction kind);

struct DimSharding {
  AxisList axes;
  bool isClosed = true;
  /// User priority p0, p1, ...; nullopt is p0 where the dimension has axes.
  std::optional<int64_t> priority = std::nullopt;

  int64_t numShards() const { return axisListSize(axes); }
  bool operator==(const DimSharding &o) const {
    return axes == o.axes && isClosed == o.isClosed && priority == o.priority;
  }
};

class TensorSharding {
public:
  TensorSharding() = default;
  TensorSharding(llvm::ArrayRef<DimSharding> dims,
                 llvm::ArrayRef<AxisRef> replicated = {},
                 llvm::ArrayRef<AxisRef> unreduced = {},
                 Reduction reduction = Reduction::Add)
      : dims_(dims.begin(), dims.end()),
        replicated_(replicated.begin(), replicated.end()),
        unreduced_(unreduced.begin(), unreduced.end()),
        reduction_(unreduced.empty() ? Reduction::Add : reduction) {}
  /// Fully replicated, all dimensions closed / open.
  static TensorSharding replicated(unsigned rank);
  static TensorSharding open(unsigned rank);
  /// Closed dimensions with the given axes.
  static TensorSharding tiled(llvm::ArrayRef<AxisList> axes);

  unsigned rank() const { return dims_.size(); }
  llvm::ArrayRef<DimSharding> dims() const { return dims_; }
  const DimSharding &dim(unsigned i) const { return dims_[i]; }
  llvm::ArrayRef<AxisRef> axesOf(unsigned i) const { return dims_[i].axes; }
  llvm::ArrayRef<AxisRef> replicatedAxes() const { return replicated_; }
  llvm::ArrayRef<AxisRef> unreducedAxes() const { return unreduced_; }
  /// How what the devices hold along the unreduced axes is combined; Add where
  /// there are none.
  Reduction reduction() const { return reduction_; }

  [[nodiscard]] TensorSharding withDim(unsigned i, DimSharding dim) const;
  [[nodiscard]] TensorSharding withAxes(unsigned i,
                                        llvm::ArrayRef<AxisRef> axes) const;
  /// Combined as before, or by `reduction`.
  [[nodiscard]] TensorSharding
  withUnreduced(llvm::ArrayRef<AxisRef> axes) const {
    return withUnreduced(axes, reduction_);
  }
  [[nodiscard]] TensorSharding withUnreduced(llvm::ArrayRef<AxisRef> axes,
                                             Reduction reduction) const;
  /// Every dimension closed, no priorities, no explicit replicated axes: what
  /// is left is only where the data lies.
  [[nodiscard]] TensorSharding closed() const;

  /// Axes that cut some dimension, in order of dimensions.
  AxisList dimAxes() const;
  /// dimAxes, replicated and unreduced axes together.
  AxisList allUsedAxes() const;
  bool isFullyReplicated() const; ///< no dimension cut, nothing unreduced
  int64_t numShards(unsigned i) const { return dims_[i].numShards(); }
  /// ceil(shape / shards) per dimension.
  llvm::SmallVector<int64_t> localShape(llvm::ArrayRef<int64_t> shape) const;
  bool isEven(llvm::ArrayRef<int64_t> shape) const;
  /// Start of the part that `device` holds, per dimension, in elements.
  llvm::SmallVector<int64_t> offsets(const Mesh &mesh,
                                     llvm::ArrayRef<int64_t> shape,
                                     int64_t device) const;

  /// Same placement of data (open/closed, priorities, replicated ignored).
  bool samePlacement(const TensorSharding &o) const;
  bool operator==(const TensorSharding &o) const {
    return dims_ == o.dims_ && replicated_ == o.replicated_ &&
           unreduced_ == o.unreduced_ && reduction_ == o.reduction_;
  }
  bool operator!=(const TensorSharding &o) const { return !(*this == o); }

  /// `[{"x"}, {"y", ?}], replicated={"z"}`.
  std::string toString(const Mesh &mesh) const;

  /// nullopt if well-formed on `mesh` for a tensor of `rank`; else a message
  /// that names the axis, the dimension: axis out of range, used twice,
  /// overlapping sub-axes, sub-axis that does not divide, rank mismatch.
  std::optional<std::string> verify(const Mesh &mesh, unsigned rank) const;

private:
  llvm::SmallVector<DimSharding, 4> dims_;
  AxisList replicated_, unreduced_;
  Reduction reduction_ = Reduction::Add;
};

llvm::hash_code hash_value(const TensorSharding &s);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_TENSORSHARDING_H
