//===- DeviceDigits.cpp - Meshes as views of the device number ------------===//

#include "lib/Algebra/Mesh/DeviceDigits.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace gspmd;
using llvm::ArrayRef;
using llvm::SmallVector;

//===----------------------------------------------------------------------===//
// Device orders
//===----------------------------------------------------------------------===//

/// Returns the digits of an order in iota form, in the plain device number.
static AxisList digitsOfIota(const DeviceOrder &order, int64_t numDevices) {
  AxisList byDim;
  int64_t before = 1;
  for (int64_t dim : order.reshapeDims()) {
    byDim.push_back(AxisRef(0, before, dim));
    before *= dim;
  }
  AxisList digits;
  for (int64_t d : order.transposePerm())
    digits.push_back(byDim[d]);
  if (order.isIdentity())
    digits.push_back(AxisRef(0, 1, numDevices));
  return canonical(digits);
}

std::optional<AxisList>
DeviceNumbering::digitsOf(const DeviceOrder &order) const {
  if (order == order_)
    return canonical({all()});
  if (order_.isIdentity() && !order.isExplicit())
    return digitsOfIota(order, numDevices_);
  if (order_.isIdentity())
    return std::nullopt;
  // Renumber: express the device at each linear index by its index in the
  // numbering.
  SmallVector<int64_t> numberOf(numDevices_), relative;
  for (int64_t i = 0; i < numDevices_; ++i)
    numberOf[order_.deviceAt(i)] = i;
  for (int64_t i = 0; i < numDevices_; ++i)
    relative.push_back(numberOf[order.deviceAt(i)]);
  std::optional<DeviceOrder> renumbered = DeviceOrder::list(relative);
  if (!renumbered || renumbered->isExplicit())
    return std::nullopt;
  return digitsOfIota(*renumbered, numDevices_);
}

/// Splits a list of digits into lists of the requested sizes.
static std::optional<SmallVector<AxisList>>
splitIntoSizes(AxisList digits, ArrayRef<int64_t> sizes) {
  SmallVector<AxisList> lists;
  for (int64_t size : sizes) {
    auto split = splitAt(digits, size);
    if (!split)
      return std::nullopt;
    lists.push_back(std::move(split->first));
    digits = std::move(split->second);
  }
  return lists;
}

std::optional<SmallVector<AxisList>>
DeviceNumbering::digitsOf(const DeviceOrder &order,
                          ArrayRef<int64_t> sizes) const {
  std::optional<AxisList> digits = digitsOf(order);
  if (!digits)
    return std::nullopt;
  return splitIntoSizes(std::move(*digits), sizes);
}

std::optional<DeviceOrder>
gspmd::orderOfDigits(const DeviceNumbering &numbering,
                     ArrayRef<AxisRef> digits) {
  // Sorted by pre-size, the digits must be adjacent.
  SmallVector<unsigned> byDim(digits.size());
  std::iota(byDim.begin(), byDim.end(), 0);
  llvm::sort(byDim, [&](unsigned a, unsigned b) {
    return digits[a].preSize() < digits[b].preSize();
  });
  SmallVector<int64_t> dims, perm(digits.size());
  int64_t before = 1;
  for (auto [dim, position] : llvm::enumerate(byDim)) {
    if (digits[position].preSize() != before)
      return std::nullopt;
    before *= digits[position].size();
    dims.push_back(digits[position].size());
    perm[position] = dim;
  }
  if (before != numbering.numDevices())
    return std::nullopt;
  DeviceOrder order = DeviceOrder::iota(dims, perm);
  if (!numbering.order().isExplicit() && numbering.order().isIdentity())
    return order;
  SmallVector<int64_t> devices;
  for (int64_t i = 0; i < numbering.numDevices(); ++i)
    devices.push_back(numbering.order().deviceAt(order.deviceAt(i)));
  return DeviceOrder::list(devices);
}

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

std::optional<MeshDigits> MeshDigits::get(const Mesh &mesh,
                                          const DeviceNumbering &numbering) {
  if (mesh.numDevices() != numbering.numDevices())
    return std::nullopt;
  SmallVector<int64_t> sizes;
  for (const MeshAxis &axis : mesh.axes())
    sizes.push_back(axis.size);
  auto axes = numbering.digitsOf(mesh.deviceOrder(), sizes);
  if (!axes)
    return std::nullopt;
  return MeshDigits(mesh, *axes);
}

DeviceNumbering gspmd::numberingFor(const Mesh &mesh) {
  DeviceNumbering plain(mesh.numDevices());
  if (MeshDigits::get(mesh, plain))
    return plain;
  return DeviceNumbering(mesh.numDevices(), mesh.deviceOrder());
}

std::optional<AxisList> MeshDigits::toDigits(ArrayRef<AxisRef> axes) const {
  AxisList digits;
  for (const AxisRef &axis : axes) {
    auto before = splitAt(axes_[axis.axis()], axis.preSize());
    if (!before)
      return std::nullopt;
    auto subAxis = splitAt(before->second, axis.size());
    if (!subAxis)
      return std::nullopt;
    digits.append(subAxis->first.begin(), subAxis->first.end());
  }
  return canonical(digits);
}

/// Returns the longest prefix of `digit` that is contained in `part`, as a
/// sub-axis of `axis`; `part` is the digit of `axis` with pre-size `preSize`.
/// Size 1 if there is none.
static AxisRef takeFrom(const AxisRef &part, unsigned axis, int64_t preSize,
                        const AxisRef &digit) {
  AxisRef none(axis, 1, 1);
  if (digit.preSize() % part.preSize() != 0 ||
      part.endSize() % digit.preSize() != 0)
    return none;
  int64_t size = std::gcd(digit.size(), part.endSize() / digit.preSize());
  // A digit that ends within `part` must divide it there; a longer one must
  // contain the end of `part`.
  if (size != digit.size() && digit.preSize() * size != part.endSize())
    return none;
  return AxisRef(axis, preSize * (digit.preSize() / part.preSize()), size);
}

std::optional<AxisList> MeshDigits::toAxes(ArrayRef<AxisRef> digits) const {
  AxisList result;
  for (AxisRef rest : digits) {
    while (rest.size() > 1) {
      AxisRef taken(0, 1, 1);
      for (auto [axis, digitsOfAxis] : llvm::enumerate(axes_)) {
        int64_t preSize = 1;
        for (const AxisRef &digit : digitsOfAxis) {
          AxisRef found = takeFrom(digit, axis, preSize, rest);
          if (found.size() > taken.size())
            taken = found;
          preSize *= digit.size();
        }
      }
      if (taken.size() == 1)
        return std::nullopt;
      result.push_back(taken);
      rest = rest.suffix(taken.size());
    }
  }
  return canonical(result);
}

Mesh gspmd::commonMesh(
    const DeviceNumbering &numbering, ArrayRef<AxisList> used,
    llvm::function_ref<std::string(unsigned, AxisRef)> nameOf) {
  SmallVector<int64_t> boundaries = {1, numbering.numDevices()};
  for (const AxisList &digits : used)
    for (const AxisRef &digit : digits) {
      boundaries.push_back(digit.preSize());
      boundaries.push_back(digit.endSize());
    }
  llvm::sort(boundaries);
  boundaries.erase(llvm::unique(boundaries), boundaries.end());
  auto agrees = [&](int64_t boundary) {
    return llvm::all_of(boundaries, [&](int64_t other) {
      return boundary % other == 0 || other % boundary == 0;
    });
  };
  SmallVector<MeshAxis> axes;
  int64_t before = 1;
  for (int64_t boundary : boundaries) {
    if (boundary == 1 || !agrees(boundary))
      continue;
    axes.push_back({nameOf(axes.size(), AxisRef(0, before, boundary / before)),
                    boundary / before});
    before = boundary;
  }
  return Mesh(axes, numbering.order());
}
