//===- AxisLayout.cpp - Mesh axes on physical dimensions ------------------===//

#include "lib/CostModel/Topology/AxisLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace gspmd;

AxisLayout::AxisLayout(const Topology &topology, const Mesh &mesh,
                       AxisList subAxes)
    : topology(&topology), numbering(mesh.numDevices(), mesh.deviceOrder()),
      subAxes_(std::move(subAxes)) {
  assert(axisListSize(subAxes_) == mesh.numDevices() &&
         topology.numDevices() == mesh.numDevices() && "devices differ");
}

AxisLayout AxisLayout::rowMajor(const Topology &topology, const Mesh &mesh) {
  return AxisLayout(topology, mesh,
                    canonical(topology.physicalMesh().allAxes()));
}

/// Returns the digits of a linear index (sub-axes of one virtual axis) as the
/// sub-axes of `layout` that they cover; nullopt if one would be split
/// unevenly.
static std::optional<AxisList> project(llvm::ArrayRef<AxisRef> digits,
                                       llvm::ArrayRef<AxisRef> layout) {
  AxisList result;
  for (const AxisRef &digit : digits) {
    int64_t begin = digit.preSize(), end = digit.endSize(), pre = 1;
    for (const AxisRef &subAxis : layout) {
      int64_t subAxisEnd = pre * subAxis.size();
      int64_t from = std::max(begin, pre), to = std::min(end, subAxisEnd);
      if (from < to) {
        if (from % pre || to % from || subAxisEnd % to)
          return std::nullopt;
        AxisRef item = from == pre ? subAxis : subAxis.suffix(from / pre);
        result.push_back(item.prefix(to / from));
      }
      pre = subAxisEnd;
    }
  }
  return result;
}

std::optional<AxisList>
AxisLayout::subAxesOf(const Mesh &mesh, llvm::ArrayRef<AxisRef> axes) const {
  std::optional<MeshDigits> digits = MeshDigits::get(mesh, numbering);
  if (!digits)
    return std::nullopt;
  std::optional<AxisList> axisDigits = digits->toDigits(axes);
  if (!axisDigits)
    return std::nullopt;
  return project(*axisDigits, subAxes_);
}

bool AxisLayout::staysWithin(llvm::ArrayRef<AxisRef> group,
                             unsigned dim) const {
  for (auto [other, shift] : llvm::enumerate(topology->torusDim(dim).twist)) {
    if (shift == 0)
      continue;
    // Half-way round is a step of the dimension's most major digit.
    unsigned axis = unsigned(other) + 1;
    if (llvm::none_of(group, [&](const AxisRef &subAxis) {
          return subAxis.axis() == axis && subAxis.preSize() == 1 &&
                 subAxis.size() % 2 == 0;
        }))
      return false;
  }
  return true;
}

NetworkDimension
AxisLayout::networkDimensionOf(const AxisRef &subAxis,
                               llvm::ArrayRef<AxisRef> group) const {
  unsigned dim = subAxis.axis();
  int64_t fullSize = topology->physicalMesh().axisSize(dim);
  NetworkDimension networkDim{NetworkDimension::Torus, dim, subAxis.size(),
                              fullSize / subAxis.endSize(), false};
  if (topology->isSlice(dim))
    networkDim.kind = NetworkDimension::Slice;
  else if (topology->isCore(dim))
    networkDim.kind = NetworkDimension::Core;
  else if (topology->isSwitched())
    networkDim.kind = NetworkDimension::Switch;
  else
    networkDim.isRing = topology->torusDim(dim).wraps &&
                        subAxis.preSize() == 1 && staysWithin(group, dim);
  return networkDim;
}

llvm::SmallVector<NetworkDimension>
AxisLayout::networkDimensionsOf(llvm::ArrayRef<AxisRef> subAxes) const {
  AxisList sorted(subAxes.begin(), subAxes.end());
  llvm::sort(sorted);
  AxisList group = canonical(sorted);
  llvm::SmallVector<NetworkDimension> networkDims;
  for (const AxisRef &subAxis : group)
    networkDims.push_back(networkDimensionOf(subAxis, group));
  return networkDims;
}

std::string AxisLayout::describe(const AxisRef &subAxis,
                                 llvm::ArrayRef<AxisRef> group) const {
  const Mesh &mesh = topology->physicalMesh();
  unsigned dim = subAxis.axis();
  std::string name = topology->isSlice(dim)  ? "slices"
                     : topology->isCore(dim) ? "cores"
                     : topology->isSwitched()
                         ? "switch"
                         : "torus " + std::string(mesh.axisName(dim));
  NetworkDimension networkDim = networkDimensionOf(subAxis, group);
  std::string text = name + " (" + std::to_string(subAxis.size());
  if (subAxis.size() != mesh.axisSize(dim))
    text += " of " + std::to_string(mesh.axisSize(dim));
  if (networkDim.kind == NetworkDimension::Torus)
    text += networkDim.isRing ? ", ring" : ", line";
  if (networkDim.kind == NetworkDimension::Torus && networkDim.stride > 1)
    text += ", hops of " + std::to_string(networkDim.stride);
  return text + ")";
}

//===----------------------------------------------------------------------===//
// A layout as text
//===----------------------------------------------------------------------===//

namespace {

/// Parses "x=1,2;y=0".
class LayoutParser {
public:
  LayoutParser(const Topology &topology, const Mesh &mesh, llvm::StringRef text)
      : physical(topology.physicalMesh()), mesh(mesh), text(text),
        used(physical.rank(), 1) {}

  absl::StatusOr<AxisList> parse() {
    llvm::SmallVector<AxisList> subAxesByAxis(mesh.rank());
    llvm::SmallVector<bool> seen(mesh.rank(), false);
    llvm::SmallVector<llvm::StringRef> entries;
    text.split(entries, ';');
    for (llvm::StringRef entry : entries) {
      auto [name, dims] = entry.split('=');
      std::optional<unsigned> axis = mesh.axisByName(name.trim());
      if (!axis)
        return invalid("the mesh has no axis '" + name.trim() + "'");
      if (std::exchange(seen[*axis], true))
        return invalid("axis '" + name.trim() + "' occurs twice");
      auto subAxes = parseSubAxes(dims, name.trim(), mesh.axisSize(*axis));
      if (!subAxes.ok())
        return subAxes.status();
      subAxesByAxis[*axis] = *std::move(subAxes);
    }
    AxisList all;
    for (unsigned axis = 0; axis < mesh.rank(); ++axis) {
      if (!seen[axis] && mesh.axisSize(axis) > 1)
        return invalid("axis '" + mesh.axisName(axis) + "' is not laid out");
      all.append(subAxesByAxis[axis]);
    }
    return canonical(all);
  }

private:
  absl::Status invalid(const llvm::Twine &message) const {
    return absl::InvalidArgumentError(
        ("axis layout '" + text + "': " + message).str());
  }

  absl::StatusOr<AxisList>
  parseSubAxes(llvm::StringRef dims, llvm::StringRef axis, int64_t axisSize) {
    AxisList subAxes;
    llvm::SmallVector<llvm::StringRef> items;
    dims.split(items, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (llvm::StringRef item : items) {
      auto [name, count] = item.trim().split(':');
      std::optional<unsigned> dim = physical.axisByName(name);
      if (!dim)
        return invalid("the topology has no dimension '" + name + "'");
      int64_t left = physical.axisSize(*dim) / used[*dim], size = left;
      if (!count.empty() && (count.getAsInteger(10, size) || size < 1))
        return invalid("'" + item.trim() + "' names no number of chips");
      if (left % size)
        return invalid("of dimension '" + name + "' " + llvm::Twine(left) +
                       " are left, which cannot be divided by " +
                       llvm::Twine(size));
      subAxes.push_back(AxisRef(*dim, used[*dim], size));
      used[*dim] *= size;
    }
    if (axisListSize(subAxes) != axisSize)
      return invalid("axis '" + axis + "' has " + llvm::Twine(axisSize) +
                     " devices, its dimensions " +
                     llvm::Twine(axisListSize(subAxes)));
    return subAxes;
  }

  const Mesh &physical;
  const Mesh &mesh;
  llvm::StringRef text;
  /// The item of each dimension that is assigned, from its major end.
  llvm::SmallVector<int64_t> used;
};

} // namespace

absl::StatusOr<AxisLayout> AxisLayout::parse(const Topology &topology,
                                             const Mesh &mesh,
                                             llvm::StringRef text) {
  auto subAxes = LayoutParser(topology, mesh, text).parse();
  if (!subAxes.ok())
    return subAxes.status();
  return AxisLayout(topology, mesh, *std::move(subAxes));
}
