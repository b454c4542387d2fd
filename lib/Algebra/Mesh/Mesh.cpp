//===- Mesh.cpp - A named multi-dimensional arrangement of devices --------===//

#include "lib/Algebra/Mesh/Mesh.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cassert>
#include <numeric>

using namespace gspmd;
using llvm::ArrayRef;
using llvm::SmallVector;

//===----------------------------------------------------------------------===//
// The axes
//===----------------------------------------------------------------------===//

std::optional<unsigned> Mesh::axisByName(llvm::StringRef name) const {
  for (auto [i, axis] : llvm::enumerate(axes_))
    if (axis.name == name)
      return i;
  return std::nullopt;
}

int64_t Mesh::numDevices() const {
  int64_t n = 1;
  for (const MeshAxis &axis : axes_)
    n *= axis.size;
  return n;
}

AxisList Mesh::allAxes() const {
  AxisList all;
  for (unsigned i = 0; i < rank(); ++i)
    all.push_back(fullAxis(i));
  return all;
}

AxisList Mesh::freeAxes(ArrayRef<AxisRef> used) const {
  return difference(allAxes(), used);
}

/// Returns the difference of the linear indices of two devices whose indices
/// along `a` differ by one.
static int64_t positionStride(const Mesh &mesh, const AxisRef &a) {
  int64_t stride = mesh.axisSize(a.axis()) / a.endSize();
  for (unsigned i = a.axis() + 1; i < mesh.rank(); ++i)
    stride *= mesh.axisSize(i);
  return stride;
}

/// Returns the index of a row-major position along `axes`.
static int64_t positionIndexAlong(const Mesh &mesh, int64_t position,
                                  ArrayRef<AxisRef> axes) {
  int64_t index = 0;
  for (const AxisRef &a : axes)
    index = index * a.size() + position / positionStride(mesh, a) % a.size();
  return index;
}

int64_t Mesh::indexAlong(int64_t device, const AxisRef &axis) const {
  return positionIndexAlong(*this, order_.positionOf(device), axis);
}

int64_t Mesh::indexAlong(int64_t device, ArrayRef<AxisRef> axes) const {
  return positionIndexAlong(*this, order_.positionOf(device), axes);
}

/// Returns `position` with the digits of `axes` replaced by those of `index`.
static int64_t positionWithIndex(const Mesh &mesh, int64_t position,
                                 ArrayRef<AxisRef> axes, int64_t index) {
  for (const AxisRef &a : llvm::reverse(axes)) {
    int64_t stride = positionStride(mesh, a);
    int64_t old = position / stride % a.size();
    position += (index % a.size() - old) * stride;
    index /= a.size();
  }
  assert(index == 0 && "index out of range");
  return position;
}

int64_t Mesh::withIndexAlong(int64_t device, ArrayRef<AxisRef> axes,
                             int64_t index) const {
  return order_.deviceAt(
      positionWithIndex(*this, order_.positionOf(device), axes, index));
}

SmallVector<int64_t> Mesh::group(int64_t device, ArrayRef<AxisRef> axes) const {
  SmallVector<int64_t> members;
  int64_t position = order_.positionOf(device);
  for (int64_t i = 0, n = axisListSize(axes); i < n; ++i)
    members.push_back(
        order_.deviceAt(positionWithIndex(*this, position, axes, i)));
  return members;
}

std::string Mesh::toString(const AxisRef &axis) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '"' << axisName(axis.axis()) << '"';
  if (!isFull(axis))
    os << ":(" << axis.preSize() << ')' << axis.size();
  return text;
}

std::string Mesh::toString(ArrayRef<AxisRef> axes) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(axes, os, [&](const AxisRef &a) { os << toString(a); });
  return text;
}

//===----------------------------------------------------------------------===//
// Device orders
//===----------------------------------------------------------------------===//

DeviceOrder DeviceOrder::iota(ArrayRef<int64_t> dims, ArrayRef<int64_t> perm) {
  assert(dims.size() == perm.size() && "one permutation entry per dimension");
  // Group the dimensions that are adjacent before and after the transpose,
  // without those of size 1.
  SmallVector<SmallVector<int64_t>> groups;
  int64_t expected = -1;
  for (int64_t d : perm) {
    if (dims[d] == 1)
      continue;
    if (groups.empty() || d != expected)
      groups.emplace_back();
    groups.back().push_back(d);
    expected = d + 1;
    while (expected < int64_t(dims.size()) && dims[expected] == 1)
      ++expected;
  }
  DeviceOrder order;
  if (groups.size() <= 1)
    return order;
  // Number the groups in the order of the untransposed dimensions.
  SmallVector<int64_t> sorted(groups.size());
  std::iota(sorted.begin(), sorted.end(), 0);
  llvm::sort(sorted, [&](int64_t a, int64_t b) {
    return groups[a].front() < groups[b].front();
  });
  order.perm_.resize(groups.size());
  for (auto [rank, group] : llvm::enumerate(sorted)) {
    int64_t size = 1;
    for (int64_t d : groups[group])
      size *= dims[d];
    order.reshape_.push_back(size);
    order.perm_[group] = rank;
  }
  return order;
}

namespace {
/// One loop of a loop nest over devices: `size` steps of `stride`.
struct Loop {
  int64_t size, stride;
};
} // namespace

/// Reads `devices` as a loop nest, innermost loop first. The result is only
/// meaningful if the list has an iota form, so the caller compares.
static SmallVector<Loop> findLoops(ArrayRef<int64_t> devices) {
  SmallVector<Loop> loops;
  int64_t n = devices.size();
  for (int64_t block = 1; block < n;) {
    int64_t stride = devices[block];
    int64_t size = 1;
    while (size * block < n && devices[size * block] == size * stride)
      ++size;
    if (size == 1 || n % (block * size) != 0)
      return {};
    loops.push_back({size, stride});
    block *= size;
  }
  return loops;
}

/// Returns the iota form of loops whose strides tile 0..n-1 exactly.
static std::optional<DeviceOrder> iotaOfLoops(ArrayRef<Loop> loops) {
  unsigned rank = loops.size();
  SmallVector<int64_t> byStride(rank);
  std::iota(byStride.begin(), byStride.end(), 0);
  llvm::sort(byStride, [&](int64_t a, int64_t b) {
    return loops[a].stride > loops[b].stride;
  });
  SmallVector<int64_t> dims, perm(rank);
  int64_t stride = 1;
  for (int64_t l : llvm::reverse(byStride)) {
    if (loops[l].stride != stride)
      return std::nullopt;
    stride *= loops[l].size;
  }
  for (auto [dim, l] : llvm::enumerate(byStride)) {
    dims.push_back(loops[l].size);
    perm[rank - 1 - l] = dim;
  }
  return DeviceOrder::iota(dims, perm);
}

std::optional<DeviceOrder> DeviceOrder::list(ArrayRef<int64_t> devices) {
  int64_t n = devices.size();
  SmallVector<bool> seen(n, false);
  for (int64_t d : devices) {
    if (d < 0 || d >= n || seen[d])
      return std::nullopt;
    seen[d] = true;
  }
  std::optional<DeviceOrder> order = iotaOfLoops(findLoops(devices));
  bool found = order && llvm::all_of(llvm::seq<int64_t>(0, n), [&](int64_t i) {
                 return order->deviceAt(i) == devices[i];
               });
  if (found)
    return order;
  DeviceOrder explicitOrder;
  explicitOrder.explicit_.assign(devices.begin(), devices.end());
  return explicitOrder;
}

int64_t DeviceOrder::deviceAt(int64_t position) const {
  if (isExplicit())
    return explicit_[position];
  if (isIdentity())
    return position;
  SmallVector<int64_t> coords(perm_.size());
  for (int64_t d : llvm::reverse(perm_)) {
    coords[d] = position % reshape_[d];
    position /= reshape_[d];
  }
  assert(position == 0 && "position out of range");
  int64_t device = 0;
  for (auto [coord, size] : llvm::zip_equal(coords, reshape_))
    device = device * size + coord;
  return device;
}

int64_t DeviceOrder::positionOf(int64_t device) const {
  if (isExplicit())
    return llvm::find(explicit_, device) - explicit_.begin();
  if (isIdentity())
    return device;
  SmallVector<int64_t> coords(perm_.size());
  for (int64_t d = reshape_.size() - 1; d >= 0; --d) {
    coords[d] = device % reshape_[d];
    device /= reshape_[d];
  }
  assert(device == 0 && "device out of range");
  int64_t position = 0;
  for (int64_t d : perm_)
    position = position * reshape_[d] + coords[d];
  return position;
}
