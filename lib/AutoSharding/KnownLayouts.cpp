//===- KnownLayouts.cpp - The layouts that people write -------------------===//
#include "KnownLayouts.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::gspmd {

static std::optional<unsigned> firstDimOf(const CutGroup &group,
                                          llvm::ArrayRef<unsigned> dimClasses) {
  for (auto [d, dimClass] : llvm::enumerate(group.dimClasses))
    if (llvm::is_contained(dimClasses, dimClass))
      return d;
  return std::nullopt;
}

bool KnownLayouts::cut(Candidate &candidate, const Role &role) const {
  double have = 0, areCut = 0;
  for (unsigned i = 0; i < groups.size(); ++i) {
    const CutGroup &group = groups[i];
    std::optional<unsigned> dim = firstDimOf(group, role.dimClasses);
    if (group.isInside || !dim)
      continue;
    have += group.bytes;
    std::optional<Cut> before = candidate.cuts[i];
    if (llvm::all_of(role.axes, [&](unsigned axis) {
          return candidate.place(group, i, axis, dim);
        }))
      areCut += group.bytes;
    else
      candidate.cuts[i] = std::move(before);
  }
  return have > 0 && areCut >= 0.5 * have;
}

void KnownLayouts::cutInside(Candidate &candidate, const Role &role) const {
  for (unsigned i = 0; i < groups.size(); ++i)
    if (std::optional<unsigned> dim = firstDimOf(groups[i], role.dimClasses);
        dim && groups[i].isInside)
      for (unsigned axis : role.axes)
        candidate.place(groups[i], i, axis, dim);
}

void KnownLayouts::add(std::vector<NamedCandidate> &to, llvm::StringRef name,
                       const Candidate &candidate) {
  if (std::optional<Price> price = pricer.price(candidate))
    to.push_back({name.str(), {candidate, *price}});
}

void KnownLayouts::addFullySharded(std::vector<NamedCandidate> &to,
                                   llvm::StringRef name, Candidate candidate,
                                   llvm::ArrayRef<Role> inside) {
  for (const Role &role : inside)
    cutInside(candidate, role);
  if (auto sharded = search.fullySharded({std::move(candidate), Price()}))
    to.push_back({name.str(), *std::move(sharded)});
}

std::vector<NamedCandidate>
KnownLayouts::inOneDimension(const std::vector<NamedAxis> &mesh) {
  std::vector<NamedCandidate> result;
  auto axes = llvm::to_vector(llvm::seq<unsigned>(0, mesh.size()));
  if (roles.batch) {
    Role batch{axes, *roles.batch};
    Candidate data(mesh, groups);
    if (cut(data, batch)) {
      add(result, "data parallel", data);
      addFullySharded(result, "fully sharded data parallel", data, batch);
    }
  }
  Candidate model(mesh, groups);
  if (cut(model, {axes, roles.model}))
    add(result, "tensor parallel", model);
  return result;
}

std::vector<NamedCandidate>
KnownLayouts::inTwoDimensions(const std::vector<NamedAxis> &mesh) {
  std::vector<NamedCandidate> best;
  if (!roles.batch)
    return best;
  auto axes = llvm::to_vector(llvm::seq<unsigned>(0, mesh.size()));
  // The batch has the first axes of the mesh, or the last ones.
  for (unsigned some = 1; some < axes.size(); ++some)
    for (bool first : {true, false}) {
      auto major = llvm::ArrayRef(axes).take_front(some);
      auto minor = llvm::ArrayRef(axes).drop_front(some);
      Role batch{first ? major : minor, *roles.batch};
      Role model{first ? minor : major, roles.model};
      Candidate both(mesh, groups);
      if (!cut(both, batch) || !cut(both, model))
        continue;
      std::vector<NamedCandidate> here;
      add(here, "data and tensor parallel", both);
      addFullySharded(here, "2-D", both, {batch, model});
      for (NamedCandidate &one : here) {
        auto it = llvm::find_if(
            best, [&](const auto &other) { return other.name == one.name; });
        if (it == best.end())
          best.push_back(std::move(one));
        else if (one.priced.price.isBelow(it->priced.price))
          *it = std::move(one);
      }
    }
  return best;
}

std::optional<std::vector<NamedAxis>> squareMesh(int64_t numDevices) {
  int64_t minor = 1;
  for (int64_t size = 2; size * size <= numDevices; ++size)
    if (numDevices % size == 0)
      minor = size;
  if (minor == 1)
    return std::nullopt;
  return std::vector<NamedAxis>{{"x", numDevices / minor}, {"y", minor}};
}

} // namespace mlir::gspmd
