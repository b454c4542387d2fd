//===- MergedAxes.cpp - Meshes with fewer axes ----------------------------===//
#include "compiler/AutoSharding/Candidates/MergedAxes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::gspmd {

/// Returns all ways to merge the axes from `begin` on into `count` axes.
static std::vector<MergedAxes> mergingsInto(unsigned count, unsigned begin,
                                            unsigned rank) {
  if (count == 0)
    return begin == rank ? std::vector<MergedAxes>(1)
                         : std::vector<MergedAxes>();
  std::vector<MergedAxes> result;
  for (unsigned end = begin + 1; end <= rank; ++end)
    for (MergedAxes &rest : mergingsInto(count - 1, end, rank)) {
      auto first = llvm::seq(begin, end);
      rest.emplace(rest.begin(), first.begin(), first.end());
      result.push_back(std::move(rest));
    }
  return result;
}

static int64_t sizeOf(const std::vector<NamedAxis> &mesh,
                      llvm::ArrayRef<unsigned> axes) {
  int64_t size = 1;
  for (unsigned axis : axes)
    size *= mesh[axis].second;
  return size;
}

std::vector<MergedAxes>
enumerateMergedAxes(const std::vector<NamedAxis> &mesh) {
  // Problems with more axes have too many shardings; those with one axis are
  // all equal. More mergings would take most of the time limit.
  constexpr unsigned kMaxAxes = 3, kMinAxes = 2, kMaxMergings = 4;
  std::vector<MergedAxes> result = mergingsInto(mesh.size(), 0, mesh.size());
  for (unsigned count = kMaxAxes; count >= kMinAxes; --count) {
    if (count >= mesh.size())
      continue;
    std::vector<MergedAxes> mergings = mergingsInto(count, 0, mesh.size());
    auto largest = [&](const MergedAxes &merging) {
      int64_t size = 1;
      for (const auto &axes : merging)
        size = std::max(size, sizeOf(mesh, axes));
      return size;
    };
    llvm::stable_sort(mergings, [&](const auto &a, const auto &b) {
      return largest(a) < largest(b);
    });
    mergings.resize(std::min<size_t>(mergings.size(), kMaxMergings));
    llvm::append_range(result, std::move(mergings));
  }
  return result;
}

Mesh meshOf(const std::vector<NamedAxis> &mesh, const MergedAxes &merged) {
  std::vector<MeshAxis> result;
  for (const auto &axes : merged) {
    std::string name;
    for (unsigned axis : axes)
      name += mesh[axis].first;
    result.push_back({name, sizeOf(mesh, axes)});
  }
  return Mesh(result);
}

} // namespace mlir::gspmd
