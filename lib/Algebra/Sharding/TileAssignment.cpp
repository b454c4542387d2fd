//===- TileAssignment.cpp - GSPMD tile assignments and device digits ------===//

#include "lib/Algebra/Sharding/TileAssignment.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace gspmd;
using llvm::ArrayRef;
using llvm::SmallVector;

int64_t TileAssignment::numDevices() const { return llvm::product_of(tile); }

std::optional<TileAssignment::Digits>
TileAssignment::digits(const DeviceNumbering &numbering) const {
  if (numDevices() != numbering.numDevices())
    return std::nullopt;
  auto byDim = numbering.digitsOf(order, tile);
  if (!byDim)
    return std::nullopt;
  Digits result;
  result.dims.assign(byDim->begin(), byDim->begin() + rank());
  for (auto [digits, kind] :
       llvm::zip_equal(llvm::drop_begin(*byDim, rank()), subgroups)) {
    if (kind == SubgroupKind::Manual)
      llvm::append_range(result.manual, digits);
    if (kind == SubgroupKind::Unreduced)
      llvm::append_range(result.unreduced, digits);
  }
  return result;
}

/// Adds a subgroup dimension for `axes` unless their size is 1.
static void addSubgroup(TileAssignment &result, AxisList &all,
                        ArrayRef<AxisRef> axes, SubgroupKind kind) {
  int64_t size = axisListSize(axes);
  if (size == 1)
    return;
  result.tile.push_back(size);
  result.subgroups.push_back(kind);
  all.append(axes.begin(), axes.end());
}

std::optional<TileAssignment>
TileAssignment::get(const Mesh &mesh, const TensorSharding &sharding,
                    ArrayRef<AxisRef> manual) {
  // Manual axes that shard a dimension belong to that dimension: the sharding
  // is then expressed from outside of the manual region.
  AxisList all = sharding.dimAxes();
  AxisList subgroup = difference(manual, all);
  AxisList unreduced = difference(sharding.unreducedAxes(), subgroup);
  if (axisListSize(unreduced) > 1 && sharding.reduction() != Reduction::Add)
    return std::nullopt;
  TileAssignment result;
  if (all.empty() && unreduced.empty() && subgroup.empty())
    return result;
  if (axisListSize(subgroup) == mesh.numDevices()) {
    result.kind = Kind::Manual;
    return result;
  }
  if (axisListSize(unreduced) == mesh.numDevices()) {
    result.kind = Kind::Unreduced;
    return result;
  }
  result.kind = Kind::Tiled;
  for (unsigned d = 0; d < sharding.rank(); ++d)
    result.tile.push_back(sharding.numShards(d));
  addSubgroup(result, all, subgroup, SubgroupKind::Manual);
  addSubgroup(result, all, unreduced, SubgroupKind::Unreduced);
  addSubgroup(result, all, mesh.freeAxes(all), SubgroupKind::Replicated);

  DeviceNumbering numbering = numberingFor(mesh);
  std::optional<MeshDigits> digits = MeshDigits::get(mesh, numbering);
  std::optional<AxisList> walked =
      digits ? digits->toDigits(all) : std::nullopt;
  std::optional<DeviceOrder> order =
      walked ? orderOfDigits(numbering, *walked) : std::nullopt;
  if (!order)
    return std::nullopt;
  result.order = *order;
  return result;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static void printInts(llvm::raw_ostream &os, ArrayRef<int64_t> values) {
  llvm::interleave(values, os, ",");
}

/// Prints `<=[2,4]T(1,0)` or the list of devices.
static void printOrder(llvm::raw_ostream &os, const DeviceOrder &order,
                       int64_t numDevices) {
  if (order.isExplicit()) {
    printInts(os, order.explicitList());
    return;
  }
  os << "<=[";
  if (order.isIdentity()) {
    os << numDevices << "]";
    return;
  }
  printInts(os, order.reshapeDims());
  os << "]T(";
  printInts(os, order.transposePerm());
  os << ")";
}

static llvm::StringRef keywordOf(SubgroupKind kind) {
  switch (kind) {
  case SubgroupKind::Replicated:
    return "replicated";
  case SubgroupKind::Manual:
    return "manual";
  case SubgroupKind::Unreduced:
    return "unreduced";
  }
  llvm_unreachable("unknown subgroup kind");
}

static void printTiled(llvm::raw_ostream &os, const TileAssignment &tiled) {
  os << "devices=[";
  printInts(os, tiled.tile);
  os << "]";
  printOrder(os, tiled.order, tiled.numDevices());
  ArrayRef<SubgroupKind> kinds = tiled.subgroups;
  if (kinds.size() == 1 && kinds.front() == SubgroupKind::Replicated) {
    os << " last_tile_dim_replicate";
  } else if (!kinds.empty()) {
    os << " last_tile_dims={";
    llvm::interleaveComma(kinds, os,
                          [&](SubgroupKind k) { os << keywordOf(k); });
    os << "}";
  }
}

/// Returns the text without braces and group.
static std::string printKind(const TileAssignment &assignment) {
  using Kind = TileAssignment::Kind;
  switch (assignment.kind) {
  case Kind::Replicated:
    return "replicated";
  case Kind::Manual:
    return "manual";
  case Kind::Unreduced:
    return "unreduced";
  case Kind::Unknown:
    return "unknown";
  case Kind::Maximal:
    return "maximal device=" + std::to_string(assignment.device);
  case Kind::Tiled: {
    std::string text;
    llvm::raw_string_ostream os(text);
    printTiled(os, assignment);
    return text;
  }
  }
  llvm_unreachable("unknown kind of tile assignment");
}

std::string TileAssignment::toString() const {
  std::string text = "{" + printKind(*this);
  if (group)
    text += " shard_as " + std::to_string(*group);
  return text + "}";
}

std::string TileAssignments::toString() const {
  if (!isTuple)
    return elements.front().toString();
  std::string text = "{";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(
      elements, os, [&](const TileAssignment &one) { os << one.toString(); });
  os << "}";
  return text;
}
