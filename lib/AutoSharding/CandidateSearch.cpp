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
static SmallVector<unsigned> classesOf(llvm::ArrayRef<CutGroup> groups) {
  llvm::MapVector<unsigned, double> bytes;
  for (const CutGroup &group : groups)
    for (auto [d, dimClass] : llvm::enumerate(group.dimClasses))
      if (!group.isInside && group.shape[d] > 1)
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
    const CutGroup &group = groups[i];
    if (group.isInside)
      continue;
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

PricedCandidate CandidateSearch::leaveAxes(PricedCandidate best) {
  for (unsigned axis = 0; axis < best.candidate.mesh.size(); ++axis) {
    Candidate next = best.candidate;
    for (unsigned i = 0; i < groups.size(); ++i)
      if (next.dimOf(i, axis))
        next.place(groups[i], i, axis, std::nullopt);
    improve(best, next);
  }
  return best;
}

bool CandidateSearch::moveAxis(PricedCandidate &best,
                               llvm::ArrayRef<unsigned> of, unsigned axis) {
  Candidate before = best.candidate;
  bool hasChanged = false;
  auto tryAt = [&](std::optional<unsigned> dim) {
    Candidate next = before;
    bool isOther = false;
    for (unsigned group : of) {
      isOther |= before.dimOf(group, axis) != dim;
      if (!next.place(groups[group], group, axis, dim))
        return;
    }
    hasChanged |= isOther && improve(best, next);
  };
  tryAt(std::nullopt);
  for (unsigned d = 0; d < groups[of.front()].shape.size(); ++d)
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
      const CutGroup &of = groups[group];
      if (dimA != dimB && next.place(of, group, a, std::nullopt) &&
          next.place(of, group, b, dimA) && next.place(of, group, a, dimB))
        hasChanged |= improve(best, next);
    }
  return hasChanged;
}

/// The groups of each variable of several, and then each alone; without those
/// inside that are not annotated.
static std::vector<SmallVector<unsigned>>
movedTogether(const Candidate &candidate, llvm::ArrayRef<CutGroup> groups) {
  llvm::MapVector<unsigned, SmallVector<unsigned>> ofVariable;
  std::vector<SmallVector<unsigned>> result, alone;
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (group.isInside && !candidate.cuts[i])
      continue;
    alone.push_back({unsigned(i)});
    if (group.variable)
      ofVariable[*group.variable].push_back(i);
  }
  for (auto &[variable, members] : ofVariable)
    if (members.size() > 1)
      result.push_back(std::move(members));
  llvm::append_range(result, alone);
  return result;
}

bool CandidateSearch::annotateInside(PricedCandidate &best) {
  for (unsigned i = 0; i < groups.size() && !pricer.isTimeUp(); ++i) {
    if (!groups[i].isInside || best.candidate.cuts[i])
      continue;
    bool hasChanged = false;
    for (unsigned axis = 0; axis < best.candidate.mesh.size(); ++axis)
      hasChanged |= moveAxis(best, i, axis);
    if (hasChanged)
      return true;
  }
  return false;
}

PricedCandidate CandidateSearch::refine(PricedCandidate best, double within) {
  best = simplify(std::move(best), within);
  while (!pricer.isTimeUp()) {
    PricedCandidate next = best;
    for (unsigned i = 0; i < groups.size(); ++i)
      for (unsigned axis = 0; axis < best.candidate.mesh.size(); ++axis)
        if (next.candidate.cuts[i])
          (void)moveAxis(next, i, axis);
    // Less than that is what leaving out may cost: it would come again.
    if (next.price.stepSeconds * (1 + within) >= best.price.stepSeconds)
      break;
    best = simplify(std::move(next), within);
  }
  return best;
}

PricedCandidate CandidateSearch::descend(PricedCandidate best) {
  bool hasChanged = true;
  while (hasChanged && !pricer.isTimeUp()) {
    hasChanged = false;
    for (const auto &together : movedTogether(best.candidate, groups)) {
      for (unsigned axis = 0; axis < best.candidate.mesh.size(); ++axis)
        hasChanged |= moveAxis(best, together, axis);
      if (together.size() == 1)
        hasChanged |= swapAxes(best, together.front());
    }
    // Completion decides of what is inside as long as something else helps.
    if (!hasChanged)
      hasChanged = annotateInside(best);
  }
  return best;
}

bool CandidateSearch::leaveOut(PricedCandidate &best,
                               llvm::ArrayRef<unsigned> which, double longest) {
  Candidate next = best.candidate;
  for (unsigned group : which)
    next.cuts[group].reset();
  std::optional<Price> price = pricer.price(next);
  bool isAsGood = price && (price->isBelow(best.price) ||
                            (price->fits() && price->stepSeconds <= longest));
  if (isAsGood)
    best = {std::move(next), *price};
  return isAsGood;
}

PricedCandidate CandidateSearch::simplifyInside(PricedCandidate best,
                                                double within) {
  double longest = best.price.stepSeconds * (1 + within);
  // Parts that are left to try, the largest tensors last.
  std::vector<SmallVector<unsigned>> parts(1);
  for (unsigned group = 0; group < groups.size(); ++group)
    if (groups[group].isInside && best.candidate.cuts[group])
      parts.front().push_back(group);
  while (!parts.empty()) {
    SmallVector<unsigned> part = parts.back();
    parts.pop_back();
    if (part.empty() || leaveOut(best, part, longest) || part.size() == 1)
      continue;
    auto half = ArrayRef(part).take_front(part.size() / 2);
    parts.emplace_back(half);
    parts.emplace_back(ArrayRef(part).drop_front(half.size()));
  }
  return best;
}

PricedCandidate CandidateSearch::simplify(PricedCandidate best, double within) {
  double longest = best.price.stepSeconds * (1 + within);
  for (unsigned group = groups.size(); group-- > 0;)
    if (best.candidate.cuts[group])
      (void)leaveOut(best, group, longest);
  return best;
}

} // namespace mlir::gspmd
