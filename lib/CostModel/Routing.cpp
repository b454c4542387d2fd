//===- Routing.cpp - Shortest ways on a torus -----------------------------===//
//
// A message goes along the first physical dimension to its target's place
// there, then along the second, and so on, each time the shorter way round. The
// load of a link is how many messages pass it. On a switch it is one for every
// chip that sends.
//
//===----------------------------------------------------------------------===//

#include "lib/CostModel/Routing.h"
#include "llvm/ADT/DenseMap.h"
#include <algorithm>
#include <optional>

using namespace gspmd;

namespace {

/// One physical dimension that messages move on.
struct Line {
  unsigned dim;
  int64_t size;
  bool wraps;
  /// Signed hops of the shortest way.
  int64_t hops(int64_t from, int64_t to) const {
    int64_t d = to - from;
    if (!wraps)
      return d;
    if (d > size / 2)
      d -= size;
    if (d < -(size / 2))
      d += size;
    return d;
  }
};

class Router {
public:
  Router(const Topology &topology, llvm::ArrayRef<AxisRef> pieces)
      : topology(topology), pieces(pieces.begin(), pieces.end()) {
    for (const AxisRef &piece : pieces) {
      unsigned dim = piece.axis();
      if (topology.isSlice(dim) || topology.isCore(dim))
        continue;
      if (topology.isSwitched()) {
        switched = dim;
        continue;
      }
      if (llvm::none_of(lines, [&](const Line &l) { return l.dim == dim; }))
        lines.push_back(
            {dim, topology.torusDim(dim).size, topology.torusDim(dim).wraps});
    }
    load.ofDim.assign(topology.physicalMesh().rank(), 0);
  }

  RoutedLoad route(llvm::function_ref<int64_t(int64_t)> target) {
    int64_t members = axisListSize(pieces), places = 1;
    for (const Line &line : lines)
      places *= line.size;
    bool isExact = std::max(members, places) <= kMostRouted;
    int64_t step = isExact ? 1 : std::max<int64_t>(1, members / kMostRouted);
    for (int64_t index = 0; index < members; index += step) {
      int64_t to = target(index);
      if (to < 0 || to == index)
        continue;
      noteCrossings(index, to);
      if (switched && placeOn(*switched, index) != placeOn(*switched, to)) {
        // Every chip sends once and receives once.
        load.ofDim[*switched] = 1;
        load.links |= linksOfDim(*switched);
        load.mostHops = 1;
      }
      if (isExact)
        routeFromAllOffsets(index, to);
      else
        boundBy(index, to);
    }
    for (const auto &[link, units] : links) {
      unsigned dim = lines[link.first % lines.size()].dim;
      load.ofDim[dim] = std::max(load.ofDim[dim], units);
      load.links |= linksOfDim(dim, link.second > 0, link.second < 0);
    }
    return std::move(load);
  }

private:
  /// Place of member `index` on physical dimension `dim`, the offset left out.
  int64_t placeOn(unsigned dim, int64_t index) const {
    int64_t place = 0, rest = index;
    for (size_t i = pieces.size(); i-- > 0;) {
      int64_t digit = rest % pieces[i].size();
      rest /= pieces[i].size();
      if (pieces[i].axis() == dim)
        place += digit *
                 (topology.physicalMesh().axisSize(dim) / pieces[i].endSize());
    }
    return place;
  }

  void noteCrossings(int64_t from, int64_t to) {
    const Mesh &mesh = topology.physicalMesh();
    load.crossesSlices |= placeOn(0, from) != placeOn(0, to);
    load.crossesCores |=
        placeOn(mesh.rank() - 1, from) != placeOn(mesh.rank() - 1, to);
    int64_t hops = 0;
    for (const Line &line : lines)
      hops +=
          std::abs(line.hops(placeOn(line.dim, from), placeOn(line.dim, to)));
    load.mostHops = std::max(load.mostHops, hops);
  }

  /// Places of a line that the group's pieces leave free: other groups that do
  /// the same are there.
  llvm::SmallVector<int64_t> offsetsOf(const Line &line) const {
    AxisList own;
    for (const AxisRef &piece : pieces)
      if (piece.axis() == line.dim)
        own.push_back(piece);
    AxisList whole{AxisRef(line.dim, 1, line.size)};
    llvm::SmallVector<int64_t> offsets{0};
    for (const AxisRef &piece : difference(whole, own)) {
      llvm::SmallVector<int64_t> next;
      for (int64_t offset : offsets)
        for (int64_t i = 0; i < piece.size(); ++i)
          next.push_back(offset + i * (line.size / piece.endSize()));
      offsets = std::move(next);
    }
    return offsets;
  }

  void routeFromAllOffsets(int64_t from, int64_t to) {
    // Members that share a chip (cores, slices) send one unit each; the first
    // of them stands for all.
    if (placeOn(topology.physicalMesh().rank() - 1, from) || placeOn(0, from))
      return;
    llvm::SmallVector<llvm::SmallVector<int64_t>> offsets;
    for (const Line &line : lines)
      offsets.push_back(offsetsOf(line));
    llvm::SmallVector<size_t> at(lines.size(), 0);
    for (;;) {
      walk(from, to, offsets, at);
      size_t l = 0;
      while (l < lines.size() && ++at[l] == offsets[l].size())
        at[l++] = 0;
      if (l == lines.size())
        break;
    }
  }

  void walk(int64_t from, int64_t to,
            llvm::ArrayRef<llvm::SmallVector<int64_t>> offsets,
            llvm::ArrayRef<size_t> at) {
    llvm::SmallVector<int64_t> place, end;
    for (auto [l, line] : llvm::enumerate(lines)) {
      int64_t offset = offsets[l][at[l]];
      place.push_back(placeOn(line.dim, from) + offset);
      end.push_back(placeOn(line.dim, to) + offset);
    }
    for (auto [l, line] : llvm::enumerate(lines)) {
      int64_t hops = line.hops(place[l], end[l]);
      // Half-way round either way is as short: both carry a half.
      bool isTie =
          line.wraps && line.size % 2 == 0 && std::abs(hops) == line.size / 2;
      if (isTie) {
        pass(l, place, hops, 0.5);
        pass(l, place, -hops, 0.5);
      } else {
        pass(l, place, hops, 1);
      }
      place[l] = end[l];
    }
  }

  /// Adds `units` to the links that `hops` steps along line `l` pass.
  void pass(size_t l, llvm::SmallVector<int64_t> place, int64_t hops,
            double units) {
    int64_t step = hops < 0 ? -1 : 1;
    for (int64_t i = 0; i != hops; i += step) {
      int64_t key = 0;
      for (auto [m, line] : llvm::enumerate(lines))
        key = key * line.size + place[m];
      links[{key * int64_t(lines.size()) + int64_t(l), step}] += units;
      place[l] = (place[l] + step + lines[l].size) % lines[l].size;
    }
  }

  /// As many messages pass a link as the way has hops.
  void boundBy(int64_t from, int64_t to) {
    for (const Line &line : lines) {
      int64_t hops = line.hops(placeOn(line.dim, from), placeOn(line.dim, to));
      load.ofDim[line.dim] =
          std::max<double>(load.ofDim[line.dim], std::abs(hops));
      load.links |= linksOfDim(line.dim, hops > 0, hops < 0);
    }
  }

  const Topology &topology;
  AxisList pieces;
  llvm::SmallVector<Line> lines;
  /// The physical dimension that is a switch.
  std::optional<unsigned> switched;
  llvm::DenseMap<std::pair<int64_t, int64_t>, double> links;
  RoutedLoad load;
};

} // namespace

RoutedLoad gspmd::routeUnits(const Topology &topology,
                             llvm::ArrayRef<AxisRef> pieces,
                             llvm::function_ref<int64_t(int64_t)> target) {
  return Router(topology, pieces).route(target);
}
