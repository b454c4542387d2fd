//===- TensorSharding.h - The sharding of one tensor ------------*- C++ -*-===//
//
// Each tensor dimension has an ordered list of axes, major to minor, that it is
// sharded by. A dimension of size n with s shards has local size ceil(n/s); the
// last shards are padded on the right. The tensor is replicated along all axes
// that are not named.
//
//     mesh <["x"=2, "y"=4]>, tensor [6, 8] with [{"y"}, {"x"}]:
//     local shape [2, 4]; device (x, y) has rows 2y, 2y+1 (rows 6 and 7 are
//     padding on y = 3) and columns 4x .. 4x+3.
//
// A dimension is closed (final) or open (`?`: completion may add minor axes).
// Completion must not use the `replicated` axes. A tensor that is `unreduced`
// over axes is the sum (or other reduction: `unreduced=max{"x"}`) of the
// devices' partial results over these axes; such tensors exist between a
// partial contraction and the reshard that reduces them.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_SHARDING_TENSORSHARDING_H
#define GSPMD_LIB_ALGEBRA_SHARDING_TENSORSHARDING_H

#include "lib/Algebra/Mesh/Mesh.h"

namespace mlir::gspmd {

/// The operation that combines partial results.
enum class Reduction : uint8_t { Add, Mul, Max, Min, And, Or, Xor };
/// Returns the mnemonic: `add`, `mul`, ...
llvm::StringRef toString(Reduction kind);

/// The sharding of one dimension.
struct DimSharding {
  AxisList axes;
  bool isClosed = true;
  /// User priority p0, p1, ...; nullopt is p0 if the dimension has axes.
  std::optional<int64_t> priority = std::nullopt;

  int64_t numShards() const { return axisListSize(axes); }
  bool operator==(const DimSharding &o) const {
    return axes == o.axes && isClosed == o.isClosed && priority == o.priority;
  }
};

/// The sharding of a tensor on a mesh, which the caller supplies where it is
/// needed. An immutable value; members take time linear in the number of axes
/// unless they state otherwise.
///
/// Invariants, which verify() checks: every (sub-)axis divides its mesh axis,
/// and no two axes overlap, within a dimension or across dimensions,
/// `replicated` and `unreduced`.
///
/// Laws: for an even shape, the shards of the devices with one index along the
/// unreduced axes tile the tensor; localShape * numShards >= shape, with
/// equality if and only if isEven.
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
  /// Return the fully replicated sharding of a tensor of `rank`, with all
  /// dimensions closed (`replicated`) or open (`open`).
  static TensorSharding replicated(unsigned rank);
  static TensorSharding open(unsigned rank);
  /// Returns the sharding with closed dimensions, of which dimension i is
  /// sharded by axes[i].
  static TensorSharding tiled(llvm::ArrayRef<AxisList> axes);

  unsigned rank() const { return dims_.size(); }
  llvm::ArrayRef<DimSharding> dims() const { return dims_; }
  const DimSharding &dim(unsigned i) const { return dims_[i]; }
  llvm::ArrayRef<AxisRef> axesOf(unsigned i) const { return dims_[i].axes; }
  llvm::ArrayRef<AxisRef> replicatedAxes() const { return replicated_; }
  llvm::ArrayRef<AxisRef> unreducedAxes() const { return unreduced_; }
  /// Returns the operation that combines the partial results along the
  /// unreduced axes; Add if there are none.
  Reduction reduction() const { return reduction_; }

  [[nodiscard]] TensorSharding withDim(unsigned i, DimSharding dim) const;
  [[nodiscard]] TensorSharding withAxes(unsigned i,
                                        llvm::ArrayRef<AxisRef> axes) const;
  /// Returns this sharding, unreduced over `axes` instead; partial results are
  /// combined by this sharding's reduction or by `reduction`.
  [[nodiscard]] TensorSharding
  withUnreduced(llvm::ArrayRef<AxisRef> axes) const {
    return withUnreduced(axes, reduction_);
  }
  [[nodiscard]] TensorSharding withUnreduced(llvm::ArrayRef<AxisRef> axes,
                                             Reduction reduction) const;
  /// Returns the placement of the data only: every dimension closed, without
  /// priorities and explicitly replicated axes.
  [[nodiscard]] TensorSharding closed() const;

  /// Returns the axes that shard a dimension, in the order of dimensions.
  AxisList dimAxes() const;
  /// Returns dimAxes, replicated and unreduced axes.
  AxisList allUsedAxes() const;
  /// Returns true if no dimension is sharded and no axis unreduced.
  bool isFullyReplicated() const;
  int64_t numShards(unsigned i) const { return dims_[i].numShards(); }
  /// Returns ceil(shape / shards) for each dimension, in elements.
  llvm::SmallVector<int64_t> localShape(llvm::ArrayRef<int64_t> shape) const;
  /// Returns true if the shards divide every dimension: no padding.
  bool isEven(llvm::ArrayRef<int64_t> shape) const;
  /// Returns the start of the shard of `device` in each dimension, in elements.
  llvm::SmallVector<int64_t> offsets(const Mesh &mesh,
                                     llvm::ArrayRef<int64_t> shape,
                                     int64_t device) const;

  /// Returns true if both place the data alike: the same canonical axes for
  /// each dimension and the same unreduced axes. Ignores open and closed,
  /// priorities and replicated axes. An equivalence relation.
  bool samePlacement(const TensorSharding &o) const;
  bool operator==(const TensorSharding &o) const {
    return dims_ == o.dims_ && replicated_ == o.replicated_ &&
           unreduced_ == o.unreduced_ && reduction_ == o.reduction_;
  }
  bool operator!=(const TensorSharding &o) const { return !(*this == o); }

  /// Returns `[{"x"}, {"y", ?}], replicated={"z"}`.
  std::string toString(const Mesh &mesh) const;

  /// Returns nullopt if the sharding is valid on `mesh` for a tensor of `rank`;
  /// otherwise a message that names the axis and the dimension: axis out of
  /// range or used twice, overlapping sub-axes, a sub-axis that does not divide
  /// its axis, rank mismatch. Quadratic in the number of axes.
  std::optional<std::string> verify(const Mesh &mesh, unsigned rank) const;

private:
  llvm::SmallVector<DimSharding, 4> dims_;
  AxisList replicated_, unreduced_;
  Reduction reduction_ = Reduction::Add;
};

llvm::hash_code hash_value(const TensorSharding &s);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_TENSORSHARDING_H
