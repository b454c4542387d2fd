//===- TensorSharding.cpp - The sharding of one tensor --------------------===//

#include "lib/Algebra/Sharding/TensorSharding.h"
#include "lib/Algebra/Mesh/AxisDigits.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cassert>

using namespace gspmd;
using llvm::ArrayRef;
using llvm::SmallVector;

llvm::StringRef gspmd::toString(Reduction kind) {
  static const char *const names[] = {"add", "mul", "max", "min",
                                      "and", "or",  "xor"};
  return names[static_cast<unsigned>(kind)];
}

TensorSharding TensorSharding::replicated(unsigned rank) {
  return TensorSharding(SmallVector<DimSharding>(rank));
}

TensorSharding TensorSharding::open(unsigned rank) {
  DimSharding dim;
  dim.isClosed = false;
  return TensorSharding(SmallVector<DimSharding>(rank, dim));
}

TensorSharding TensorSharding::tiled(ArrayRef<AxisList> axes) {
  TensorSharding result = replicated(axes.size());
  for (auto [dim, list] : llvm::zip_equal(result.dims_, axes))
    dim.axes = list;
  return result;
}

TensorSharding TensorSharding::withDim(unsigned i, DimSharding dim) const {
  TensorSharding result = *this;
  result.dims_[i] = std::move(dim);
  return result;
}

TensorSharding TensorSharding::withAxes(unsigned i,
                                        ArrayRef<AxisRef> axes) const {
  TensorSharding result = *this;
  result.dims_[i].axes.assign(axes.begin(), axes.end());
  return result;
}

TensorSharding TensorSharding::withUnreduced(ArrayRef<AxisRef> axes,
                                             Reduction reduction) const {
  TensorSharding result = *this;
  // `axes` may refer to the storage of `unreduced_`.
  result.unreduced_ = AxisList(axes.begin(), axes.end());
  result.reduction_ = axes.empty() ? Reduction::Add : reduction;
  return result;
}

TensorSharding TensorSharding::closed() const {
  TensorSharding result = replicated(rank());
  for (auto [to, from] : llvm::zip_equal(result.dims_, dims_))
    to.axes = from.axes;
  result.unreduced_ = unreduced_;
  result.reduction_ = reduction_;
  return result;
}

AxisList TensorSharding::dimAxes() const {
  AxisList axes;
  for (const DimSharding &dim : dims_)
    axes.append(dim.axes.begin(), dim.axes.end());
  return axes;
}

AxisList TensorSharding::allUsedAxes() const {
  AxisList axes = dimAxes();
  axes.append(replicated_.begin(), replicated_.end());
  axes.append(unreduced_.begin(), unreduced_.end());
  return axes;
}

bool TensorSharding::isFullyReplicated() const {
  return axisListSize(dimAxes()) == 1 && axisListSize(unreduced_) == 1;
}

SmallVector<int64_t> TensorSharding::localShape(ArrayRef<int64_t> shape) const {
  assert(shape.size() == rank() && "rank mismatch");
  SmallVector<int64_t> local;
  for (unsigned i = 0; i < rank(); ++i)
    local.push_back(llvm::divideCeil(uint64_t(shape[i]), numShards(i)));
  return local;
}

bool TensorSharding::isEven(ArrayRef<int64_t> shape) const {
  assert(shape.size() == rank() && "rank mismatch");
  return llvm::all_of(llvm::seq(rank()),
                      [&](unsigned i) { return shape[i] % numShards(i) == 0; });
}

SmallVector<int64_t> TensorSharding::offsets(const Mesh &mesh,
                                             ArrayRef<int64_t> shape,
                                             int64_t device) const {
  SmallVector<int64_t> starts = localShape(shape);
  for (unsigned i = 0; i < rank(); ++i)
    starts[i] *= mesh.indexAlong(device, axesOf(i));
  return starts;
}

bool TensorSharding::samePlacement(const TensorSharding &o) const {
  if (rank() != o.rank())
    return false;
  for (unsigned i = 0; i < rank(); ++i)
    if (canonical(axesOf(i)) != canonical(o.axesOf(i)))
      return false;
  return reduction_ == o.reduction_ &&
         sortedAxes(unreduced_) == sortedAxes(o.unreduced_);
}

std::string TensorSharding::toString(const Mesh &mesh) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '[';
  llvm::interleaveComma(dims_, os, [&](const DimSharding &dim) {
    os << '{' << mesh.toString(dim.axes);
    if (!dim.isClosed)
      os << (dim.axes.empty() ? "?" : ", ?");
    os << '}';
    if (dim.priority)
      os << 'p' << *dim.priority;
  });
  os << ']';
  if (!replicated_.empty())
    os << ", replicated={" << mesh.toString(replicated_) << '}';
  if (!unreduced_.empty())
    os << ", unreduced="
       << (reduction_ == Reduction::Add ? "" : gspmd::toString(reduction_))
       << '{' << mesh.toString(unreduced_) << '}';
  return text;
}

namespace {
/// Verifies the axes of a sharding, one use after the other.
class AxisUseVerifier {
public:
  explicit AxisUseVerifier(const Mesh &mesh) : mesh(mesh) {}

  /// Adds the use of `axis` in `where`. Returns a message if it does not divide
  /// a mesh axis or overlaps an earlier use.
  std::optional<std::string> add(const AxisRef &axis,
                                 const std::string &where) {
    if (std::optional<std::string> error = verifyAxis(axis, where))
      return error;
    for (const auto &[other, otherUse] : uses)
      if (std::optional<std::string> error =
              verifyPair(other, otherUse, axis, where))
        return error;
    uses.push_back({axis, where});
    return std::nullopt;
  }

private:
  std::optional<std::string> verifyAxis(const AxisRef &axis,
                                        const std::string &where) const {
    if (axis.axis() >= mesh.rank())
      return "axis #" + std::to_string(axis.axis()) + " in " + where +
             " is out of range: the mesh has " + std::to_string(mesh.rank()) +
             " axes";
    int64_t size = mesh.axisSize(axis.axis());
    if (axis.preSize() < 1 || axis.size() < 1 || size % axis.endSize() != 0)
      return "sub-axis " + mesh.toString(axis) + " in " + where +
             " does not divide axis \"" + mesh.axisName(axis.axis()).str() +
             "\" of size " + std::to_string(size);
    return std::nullopt;
  }

  std::optional<std::string> verifyPair(const AxisRef &a,
                                        const std::string &whereA,
                                        const AxisRef &b,
                                        const std::string &whereB) const {
    if (a == b)
      return "axis " + mesh.toString(a) + " is used twice: in " + whereA +
             " and in " + whereB;
    if (a.overlaps(b))
      return "axis " + mesh.toString(a) + " in " + whereA + " overlaps " +
             mesh.toString(b) + " in " + whereB;
    return std::nullopt;
  }

  const Mesh &mesh;
  SmallVector<std::pair<AxisRef, std::string>> uses;
};
} // namespace

std::optional<std::string> TensorSharding::verify(const Mesh &mesh,
                                                  unsigned rank) const {
  if (rank != this->rank())
    return "sharding has " + std::to_string(this->rank()) +
           " dimensions, but the tensor has rank " + std::to_string(rank);
  AxisUseVerifier verifier(mesh);
  auto addAll = [&](ArrayRef<AxisRef> axes,
                    const std::string &where) -> std::optional<std::string> {
    for (const AxisRef &a : axes)
      if (std::optional<std::string> error = verifier.add(a, where))
        return error;
    return std::nullopt;
  };
  for (unsigned i = 0; i < rank; ++i)
    if (auto error = addAll(axesOf(i), "dimension " + std::to_string(i)))
      return error;
  if (auto error = addAll(replicated_, "the replicated axes"))
    return error;
  return addAll(unreduced_, "the unreduced axes");
}

llvm::hash_code gspmd::hash_value(const TensorSharding &s) {
  auto hashAxes = [](ArrayRef<AxisRef> axes) {
    return llvm::hash_combine_range(axes.begin(), axes.end());
  };
  llvm::hash_code hash = llvm::hash_combine(
      hashAxes(s.replicatedAxes()), hashAxes(s.unreducedAxes()), s.reduction());
  for (const DimSharding &dim : s.dims())
    hash = llvm::hash_combine(hash, hashAxes(dim.axes), dim.isClosed,
                              dim.priority.value_or(-1));
  return hash;
}
