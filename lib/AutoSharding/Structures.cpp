//===- Structures.cpp - Layouts that cut all that is large ----------------===//
#include "Structures.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {
namespace {

bool has(const CutGroup &group, unsigned dimClass) {
  return llvm::is_contained(group.dimClasses, dimClass);
}

/// Bytes of arguments without batch, by classes of their dimensions.
class Weights {
public:
  Weights(llvm::ArrayRef<CutGroup> groups, unsigned batch) : batch(batch) {
    for (const CutGroup &group : groups)
      if (!group.isInside && !has(group, batch))
        for (auto [d, dimClass] : llvm::enumerate(group.dimClasses))
          if (group.shape[d] > 1)
            bytes[dimClass] += group.bytes;
    double most = 0;
    for (const auto &[dimClass, of] : bytes)
      if (of > most) {
        most = of;
        features = dimClass;
      }
  }

  double bytesOf(unsigned dimClass) const { return bytes.lookup(dimClass); }

  const unsigned batch;
  std::optional<unsigned> features;

private:
  llvm::MapVector<unsigned, double> bytes;
};

class Builder {
public:
  Builder(const std::vector<NamedAxis> &mesh, llvm::ArrayRef<CutGroup> groups,
          const Weights &weights)
      : groups(groups), weights(weights), candidate(mesh, groups) {}

  /// Batch along all axes, arguments without it from axis `first` on.
  Candidate dataParallel(unsigned first) {
    for (unsigned group = 0; group < groups.size(); ++group)
      for (unsigned axis = 0; axis < candidate.mesh.size(); ++axis)
        if (has(groups[group], weights.batch))
          placeOn(group, axis, weights.batch);
        else if (!groups[group].isInside && axis >= first)
          placeOnWeight(group, axis, /*features=*/true);
    return candidate;
  }

  /// Batch and features, or what stands for features, along one axis each.
  Candidate finalized() {
    for (unsigned group = 0; group < groups.size(); ++group) {
      bool hasBatch = has(groups[group], weights.batch);
      if (hasBatch)
        placeOn(group, 0, weights.batch);
      if (groups[group].isInside ? hasBatch : !hasBatch)
        placeOnWeight(group, 1, /*features=*/false);
      if (!groups[group].isInside && !hasBatch)
        placeOnWeight(group, 0, /*features=*/true);
    }
    return candidate;
  }

private:
  bool placeOn(unsigned group, unsigned axis, unsigned dimClass) {
    for (auto [d, of] : llvm::enumerate(groups[group].dimClasses))
      if (of == dimClass && groups[group].shape[d] > 1)
        return candidate.place(groups[group], group, axis, d);
    return false;
  }

  /// On the dimension of most weight that the axis divides: features first, or
  /// last. One that no other axis cuts yet, if there is one.
  void placeOnWeight(unsigned group, unsigned axis, bool features) {
    const CutGroup &of = groups[group];
    SmallVector<unsigned> dims;
    for (unsigned d = 0; d < of.shape.size(); ++d)
      if (of.shape[d] > 1 && of.dimClasses[d] != weights.batch)
        dims.push_back(d);
    auto rank = [&](unsigned d) {
      bool isCut =
          candidate.cuts[group] && !(*candidate.cuts[group])[d].empty();
      bool isFeatures = of.dimClasses[d] == *weights.features;
      return std::make_tuple(isCut, isFeatures != features,
                             -weights.bytesOf(of.dimClasses[d]), -of.shape[d]);
    };
    llvm::stable_sort(
        dims, [&](unsigned a, unsigned b) { return rank(a) < rank(b); });
    (void)llvm::any_of(
        dims, [&](unsigned d) { return candidate.place(of, group, axis, d); });
  }

  llvm::ArrayRef<CutGroup> groups;
  const Weights &weights;
  Candidate candidate;
};

} // namespace

std::vector<Candidate> structuresOn(const std::vector<NamedAxis> &mesh,
                                    llvm::ArrayRef<CutGroup> groups,
                                    const DimRoles &roles) {
  if (!roles.batch || mesh.empty() || mesh.size() > 2)
    return {};
  Weights weights(groups, *roles.batch);
  if (!weights.features)
    return {};
  auto build = [&] { return Builder(mesh, groups, weights); };
  if (mesh.size() == 1)
    return {build().dataParallel(0)};
  return {build().dataParallel(0), build().dataParallel(1),
          build().finalized()};
}

} // namespace mlir::gspmd
