//===- Mesh.cpp - A named multi-dimensional arrangement of devices --------===//

#include "dialect/Algebra/Mesh.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cassert>

using namespace gspmd;
using llvm::ArrayRef;
using llvm::SmallVector;

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

/// How far apart in row-major positions two devices are that differ by one
/// along `a`.
static int64_t positionStride(const Mesh &mesh, const AxisRef &a) {
  int64_t stride = mesh.axisSize(a.axis()) / a.endSize();
  for (unsigned i = a.axis() + 1; i < mesh.rank(); ++i)
    stride *= mesh.axisSize(i);
  return stride;
}

/// indexAlong for a row-major position instead of a device.
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

/// `position` with the digits of `axes` set to `index`.
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
