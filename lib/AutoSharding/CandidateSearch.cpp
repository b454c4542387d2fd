//===- CandidateSearch.cpp - From one candidate to a better one -----------===//
#include "CandidateSearch.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::gspmd {

bool CandidateSearch::improve(PricedCandidate &best,
                              const Candidate &candidate) {
  std::optional<Price> price = pricer.price(candidate);
  if (!price || !price->isBelow(best.price))
    return false;
  best = {candidate, *price};
  return true;
}

/// Classes of arguments' dimensions, those of the most bytes first.
static SmallVector<unsigned> classesOf(llvm::ArrayRef<ArgumentGroup> groups) {
  llvm::MapVector<unsigned, double> bytes;
  for (const ArgumentGroup &group : groups)
    for (auto [d, dimClass] : llvm::enumerate(group.dimClasses))
      if (group.shape[d] > 1)
        bytes[dimClass] += group.bytes;
  auto sorted = bytes.takeVector();
  llvm::stable_sort(
      sorted, [](const auto &a, const auto &b) { return a.second > b.second; });
  return llvm::to_vector_of<unsigned>(llvm::make_first_range(sorted));
}

PricedCandidate CandidateSearch::byClasses(PricedCandidate best) {
  SmallVector<unsigned> classes = classesOf(groups);
  unsigned numAxes = best.candidate.mesh.size();
  bool hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (unsigned axis = 0; axis < numAxes; ++axis) {
      Candidate before = best.candidate;
      for (unsigned dimClass : classes) {
        Candidate next = before;
        if (next.placeOnClass(groups, axis, dimClass))
          hasChanged |= improve(best, next);
      }
    }
  }
  return best;
}

std::optional<PricedCandidate>
CandidateSearch::fullySharded(const PricedCandidate &start) {
  Candidate next = start.candidate;
  for (unsigned i = 0; i < groups.size(); ++i) {
    const ArgumentGroup &group = groups[i];
    auto dims = llvm::to_vector(llvm::seq<unsigned>(0, group.shape.size()));
    llvm::stable_sort(dims, [&](unsigned a, unsigned b) {
      return group.shape[a] > group.shape[b];
    });
    for (unsigned axis = 0; axis < next.mesh.size(); ++axis)
      if (!next.dimOf(i, axis))
        (void)llvm::any_of(
            dims, [&](unsigned d) { return next.place(group, i, axis, d); });
  }
  std::optional<Price> price = pricer.price(next);
  if (!price)
    return std::nullopt;
  return PricedCandidate{std::move(next), *price};
}

bool CandidateSearch::moveAxis(PricedCandidate &best, unsigned group,
                               unsigned axis) {
  Candidate before = best.candidate;
  bool hasChanged = false;
  auto tryAt = [&](std::optional<unsigned> dim) {
    Candidate next = before;
    if (before.dimOf(group, axis) != dim &&
        next.place(groups[group], group, axis, dim))
      hasChanged |= improve(best, next);
  };
  tryAt(std::nullopt);
  for (unsigned d = 0; d < groups[group].shape.size(); ++d)
    tryAt(d);
  return hasChanged;
}

/// Two axes that fill two dimensions are stuck there one by one.
bool CandidateSearch::swapAxes(PricedCandidate &best, unsigned group) {
  bool hasChanged = false;
  unsigned numAxes = best.candidate.mesh.size();
  for (unsigned a = 0; a < numAxes; ++a)
    for (unsigned b = a + 1; b < numAxes; ++b) {
      Candidate next = best.candidate;
      auto dimA = next.dimOf(group, a), dimB = next.dimOf(group, b);
      const ArgumentGroup &of = groups[group];
      if (dimA != dimB && next.place(of, group, a, std::nullopt) &&
          next.place(of, group, b, dimA) && next.place(of, group, a, dimB))
        hasChanged |= improve(best, next);
    }
  return hasChanged;
}

PricedCandidate CandidateSearch::descend(PricedCandidate best) {
  bool hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (unsigned group = 0; group < groups.size(); ++group) {
      for (unsigned axis = 0; axis < best.candidate.mesh.size(); ++axis)
        hasChanged |= moveAxis(best, group, axis);
      hasChanged |= swapAxes(best, group);
    }
  }
  return best;
}

PricedCandidate CandidateSearch::simplify(PricedCandidate best, double within) {
  double longest = best.price.stepSeconds * (1 + within);
  for (unsigned group = groups.size(); group-- > 0;) {
    Candidate next = best.candidate;
    next.cuts[group].reset();
    std::optional<Price> price = pricer.price(next);
    if (price && price->fits() && price->stepSeconds <= longest)
      best = {std::move(next), *price};
  }
  return best;
}

} // namespace mlir::gspmd
