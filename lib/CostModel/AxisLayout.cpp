//===- AxisLayout.cpp - Mesh axes on physical dimensions ------------------===//

#include "lib/CostModel/AxisLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace gspmd;

AxisLayout::AxisLayout(const Topology &topology, const Mesh &mesh,
                       AxisList pieces)
    : topology(&topology), numbering(mesh.numDevices(), mesh.deviceOrder()),
      pieces_(std::move(pieces)) {
  assert(axisListSize(pieces_) == mesh.numDevices() &&
         topology.numDevices() == mesh.numDevices() && "devices differ");
}

AxisLayout AxisLayout::rowMajor(const Topology &topology, const Mesh &mesh) {
  return AxisLayout(topology, mesh,
                    canonical(topology.physicalMesh().allAxes()));
}

/// Digits of a position (pieces of one virtual axis) as the pieces of `layout`
/// that they run through; nullopt if one is cut unevenly.
static std::optional<AxisList> project(llvm::ArrayRef<AxisRef> digits,
                                       llvm::ArrayRef<AxisRef> layout) {
  AxisList result;
  for (const AxisRef &digit : digits) {
    int64_t begin = digit.preSize(), end = digit.endSize(), pre = 1;
    for (const AxisRef &piece : layout) {
      int64_t pieceEnd = pre * piece.size();
      int64_t from = std::max(begin, pre), to = std::min(end, pieceEnd);
      if (from < to) {
        if (from % pre || to % from || pieceEnd % to)
          return std::nullopt;
        AxisRef part = from == pre ? piece : piece.suffix(from / pre);
        result.push_back(part.prefix(to / from));
      }
      pre = pieceEnd;
    }
  }
  return result;
}

std::optional<AxisList>
AxisLayout::piecesOf(const Mesh &mesh, llvm::ArrayRef<AxisRef> axes) const {
  std::optional<MeshDigits> digits = MeshDigits::get(mesh, numbering);
  if (!digits)
    return std::nullopt;
  std::optional<AxisList> own = digits->toDigits(axes);
  if (!own)
    return std::nullopt;
  return project(*own, pieces_);
}

bool AxisLayout::staysWithin(llvm::ArrayRef<AxisRef> group,
                             unsigned dim) const {
  for (auto [other, shift] : llvm::enumerate(topology->torusDim(dim).twist)) {
    if (shift == 0)
      continue;
    // Half-way round: a step of the dimension's most major digit.
    unsigned axis = unsigned(other) + 1;
    if (llvm::none_of(group, [&](const AxisRef &piece) {
          return piece.axis() == axis && piece.preSize() == 1 &&
                 piece.size() % 2 == 0;
        }))
      return false;
  }
  return true;
}

Leg AxisLayout::legOf(const AxisRef &piece,
                      llvm::ArrayRef<AxisRef> group) const {
  unsigned dim = piece.axis();
  int64_t whole = topology->physicalMesh().axisSize(dim);
  Leg leg{Leg::Torus, dim, piece.size(), whole / piece.endSize(), false};
  if (topology->isSlice(dim))
    leg.kind = Leg::Slice;
  else if (topology->isCore(dim))
    leg.kind = Leg::Core;
  else if (topology->isSwitched())
    leg.kind = Leg::Switch;
  else
    leg.isRing = topology->torusDim(dim).wraps && piece.preSize() == 1 &&
                 staysWithin(group, dim);
  return leg;
}

llvm::SmallVector<Leg>
AxisLayout::legsOf(llvm::ArrayRef<AxisRef> pieces) const {
  AxisList sorted(pieces.begin(), pieces.end());
  llvm::sort(sorted);
  AxisList group = canonical(sorted);
  llvm::SmallVector<Leg> legs;
  for (const AxisRef &piece : group)
    legs.push_back(legOf(piece, group));
  return legs;
}

std::string AxisLayout::describe(const AxisRef &piece,
                                 llvm::ArrayRef<AxisRef> group) const {
  const Mesh &mesh = topology->physicalMesh();
  unsigned dim = piece.axis();
  std::string name = topology->isSlice(dim)  ? "slices"
                     : topology->isCore(dim) ? "cores"
                     : topology->isSwitched()
                         ? "switch"
                         : "torus " + std::string(mesh.axisName(dim));
  Leg leg = legOf(piece, group);
  std::string text = name + " (" + std::to_string(piece.size());
  if (piece.size() != mesh.axisSize(dim))
    text += " of " + std::to_string(mesh.axisSize(dim));
  if (leg.kind == Leg::Torus)
    text += leg.isRing ? ", ring" : ", line";
  if (leg.kind == Leg::Torus && leg.stride > 1)
    text += ", hops of " + std::to_string(leg.stride);
  return text + ")";
}

//===----------------------------------------------------------------------===//
// A layout as text
//===----------------------------------------------------------------------===//

namespace {

/// Reads "x=1,2;y=0".
class LayoutParser {
public:
  LayoutParser(const Topology &topology, const Mesh &mesh, llvm::StringRef text)
      : physical(topology.physicalMesh()), mesh(mesh), text(text),
        used(physical.rank(), 1) {}

  absl::StatusOr<AxisList> parse() {
    llvm::SmallVector<AxisList> ofAxis(mesh.rank());
    llvm::SmallVector<bool> seen(mesh.rank(), false);
    llvm::SmallVector<llvm::StringRef> entries;
    text.split(entries, ';');
    for (llvm::StringRef entry : entries) {
      auto [name, places] = entry.split('=');
      std::optional<unsigned> axis = mesh.axisByName(name.trim());
      if (!axis)
        return invalid("the mesh has no axis '" + name.trim() + "'");
      if (std::exchange(seen[*axis], true))
        return invalid("axis '" + name.trim() + "' is given twice");
      auto pieces = parsePieces(places, name.trim(), mesh.axisSize(*axis));
      if (!pieces.ok())
        return pieces.status();
      ofAxis[*axis] = *std::move(pieces);
    }
    AxisList all;
    for (unsigned axis = 0; axis < mesh.rank(); ++axis) {
      if (!seen[axis] && mesh.axisSize(axis) > 1)
        return invalid("axis '" + mesh.axisName(axis) + "' is not laid out");
      all.append(ofAxis[axis]);
    }
    return canonical(all);
  }

private:
  absl::Status invalid(const llvm::Twine &message) const {
    return absl::InvalidArgumentError(
        ("axis layout '" + text + "': " + message).str());
  }

  absl::StatusOr<AxisList> parsePieces(llvm::StringRef places,
                                       llvm::StringRef axis, int64_t axisSize) {
    AxisList pieces;
    llvm::SmallVector<llvm::StringRef> parts;
    places.split(parts, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (llvm::StringRef part : parts) {
      auto [name, count] = part.trim().split(':');
      std::optional<unsigned> dim = physical.axisByName(name);
      if (!dim)
        return invalid("the topology has no dimension '" + name + "'");
      int64_t left = physical.axisSize(*dim) / used[*dim], size = left;
      if (!count.empty() && (count.getAsInteger(10, size) || size < 1))
        return invalid("'" + part.trim() + "' names no number of chips");
      if (left % size)
        return invalid("of dimension '" + name + "' " + llvm::Twine(left) +
                       " are left, which cannot be divided by " +
                       llvm::Twine(size));
      pieces.push_back(AxisRef(*dim, used[*dim], size));
      used[*dim] *= size;
    }
    if (axisListSize(pieces) != axisSize)
      return invalid("axis '" + axis + "' has " + llvm::Twine(axisSize) +
                     " devices, its dimensions " +
                     llvm::Twine(axisListSize(pieces)));
    return pieces;
  }

  const Mesh &physical;
  const Mesh &mesh;
  llvm::StringRef text;
  /// How much of each dimension is taken, from its major end.
  llvm::SmallVector<int64_t> used;
};

} // namespace

absl::StatusOr<AxisLayout> AxisLayout::parse(const Topology &topology,
                                             const Mesh &mesh,
                                             llvm::StringRef text) {
  auto pieces = LayoutParser(topology, mesh, text).parse();
  if (!pieces.ok())
    return pieces.status();
  return AxisLayout(topology, mesh, *std::move(pieces));
}
