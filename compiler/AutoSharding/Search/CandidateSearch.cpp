//===- CandidateSearch.cpp - Local search over annotations ----------------===//
#include "compiler/AutoSharding/Search/CandidateSearch.h"
#include "compiler/AutoSharding/Candidates/CandidateMeshes.h"
#include "lib/Progress/Progress.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::gspmd {

bool CandidateSearch::improve(EvaluatedCandidate &best,
                              const Candidate &candidate) {
  std::optional<CandidateCost> cost = evaluator.cost(candidate);
  if (!cost || !cost->isBetterThan(best.cost))
    return false;
  best = {candidate, *cost};
  return true;
}

bool CandidateSearch::improve(EvaluatedCandidate &best,
                              const Candidates &candidates) {
  bool hasChanged = false;
  for (const Candidate &candidate : candidates)
    hasChanged |= improve(best, candidate);
  return hasChanged;
}

/// Classes of arguments' dimensions, those with the most bytes first.
static SmallVector<unsigned> classesOf(llvm::ArrayRef<AnnotationGroup> groups) {
  llvm::MapVector<unsigned, double> bytes;
  for (const AnnotationGroup &group : groups)
    for (auto [d, dimClass] : llvm::enumerate(group.dimClasses))
      if (!group.isIntermediate && group.shape[d] > 1)
        bytes[dimClass] += group.bytes;
  auto sorted = bytes.takeVector();
  llvm::stable_sort(
      sorted, [](const auto &a, const auto &b) { return a.second > b.second; });
  return llvm::to_vector_of<unsigned>(llvm::make_first_range(sorted));
}

EvaluatedCandidate CandidateSearch::assignClasses(EvaluatedCandidate best) {
  SmallVector<unsigned> classes = classesOf(groups);
  unsigned numAxes = best.candidate.mesh.size();
  bool hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (unsigned axis = 0; axis < numAxes && !evaluator.checkTimeUp();
         ++axis) {
      Candidates candidates;
      for (unsigned dimClass : classes) {
        Candidate next = best.candidate;
        if (next.shardDimClass(groups, axis, dimClass))
          candidates.push_back(std::move(next));
      }
      evaluator.expect(candidates);
      hasChanged |= improve(best, candidates);
    }
  }
  return best;
}

/// Lets an axis shard the largest dimension that it can.
static void shardLargestDim(Candidate &candidate,
                            const AnnotationGroup &annotationGroup,
                            unsigned group, unsigned axis) {
  auto dims =
      llvm::to_vector(llvm::seq<unsigned>(0, annotationGroup.shape.size()));
  llvm::stable_sort(dims, [&](unsigned a, unsigned b) {
    return annotationGroup.shape[a] > annotationGroup.shape[b];
  });
  (void)llvm::any_of(dims, [&](unsigned d) {
    return candidate.shardDim(annotationGroup, group, axis, d);
  });
}

std::optional<EvaluatedCandidate>
CandidateSearch::fullySharded(const EvaluatedCandidate &start) {
  Candidate next = start.candidate;
  for (unsigned i = 0; i < groups.size(); ++i)
    for (unsigned axis = 0; axis < next.mesh.size(); ++axis)
      if (!groups[i].isIntermediate && !next.dimOf(i, axis))
        shardLargestDim(next, groups[i], i, axis);
  std::optional<CandidateCost> cost = evaluator.cost(next);
  if (!cost)
    return std::nullopt;
  return EvaluatedCandidate{std::move(next), *cost};
}

EvaluatedCandidate CandidateSearch::unshardAxes(EvaluatedCandidate best) {
  for (unsigned axis = 0; axis < best.candidate.mesh.size(); ++axis) {
    Candidate next = best.candidate;
    for (unsigned i = 0; i < groups.size(); ++i)
      if (next.dimOf(i, axis))
        next.shardDim(groups[i], i, axis, std::nullopt);
    improve(best, next);
  }
  return best;
}

CandidateSearch::Candidates CandidateSearch::after(const Candidate &before,
                                                   const Move &move) const {
  if (move.other)
    return afterSwapping(before, move);
  Candidates result;
  auto placeAt = [&](std::optional<unsigned> dim) {
    Candidate next = before;
    bool isOther = false;
    for (unsigned group : move.groups) {
      isOther |= before.dimOf(group, move.axis) != dim;
      if (!next.shardDim(groups[group], group, move.axis, dim))
        return;
    }
    if (isOther)
      result.push_back(std::move(next));
  };
  placeAt(std::nullopt);
  for (unsigned d = 0; d < groups[move.groups.front()].shape.size(); ++d)
    placeAt(d);
  return result;
}

/// Two axes that fill two dimensions cannot move one by one.
CandidateSearch::Candidates
CandidateSearch::afterSwapping(const Candidate &before,
                               const Move &move) const {
  Candidate next = before;
  for (unsigned group : move.groups) {
    auto dim = next.dimOf(group, move.axis),
         other = next.dimOf(group, *move.other);
    const AnnotationGroup &annotationGroup = groups[group];
    if (dim == other ||
        !next.shardDim(annotationGroup, group, move.axis, std::nullopt) ||
        !next.shardDim(annotationGroup, group, *move.other, dim) ||
        !next.shardDim(annotationGroup, group, move.axis, other))
      return {};
  }
  return {std::move(next)};
}

void CandidateSearch::expect(const Candidate &before,
                             llvm::ArrayRef<Move> moves) {
  // Candidates far ahead will mostly be known or of no use.
  constexpr unsigned kFar = 16;
  Candidates next;
  unsigned at = 0, numExpected = 0;
  evaluator.expect([&]() -> std::optional<Candidate> {
    while (at == next.size() && !moves.empty()) {
      next = after(before, moves.front());
      moves = moves.drop_front();
      at = 0;
    }
    if (at == next.size() || ++numExpected > kFar)
      return std::nullopt;
    return std::move(next[at++]);
  });
}

bool CandidateSearch::applyMoves(EvaluatedCandidate &best,
                                 llvm::ArrayRef<Move> moves) {
  bool hasChanged = false;
  for (; !moves.empty() && !evaluator.isTimeUp(); moves = moves.drop_front()) {
    expect(best.candidate, moves);
    hasChanged |= improve(best, after(best.candidate, moves.front()));
  }
  return hasChanged;
}

std::vector<SmallVector<unsigned, 4>>
CandidateSearch::groupsOfVariables(const Candidate &candidate) const {
  llvm::MapVector<unsigned, SmallVector<unsigned, 4>> members;
  for (auto [i, group] : llvm::enumerate(groups))
    if (group.variable &&
        (!group.isIntermediate || candidate.groupShardings[i]))
      members[*group.variable].push_back(i);
  std::vector<SmallVector<unsigned, 4>> result;
  for (auto &[variable, groupIndices] : members)
    if (groupIndices.size() > 1)
      result.push_back(std::move(groupIndices));
  return result;
}

bool CandidateSearch::isShardedLikeWeight(const Candidate &candidate,
                                          unsigned group) const {
  return weights[group] && candidate.groupShardings[*weights[group]] ==
                               candidate.groupShardings[group];
}

std::vector<SmallVector<unsigned, 4>>
CandidateSearch::singleGroups(const Candidate &candidate) const {
  llvm::MapVector<unsigned, SmallVector<unsigned, 4>> members;
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (group.isIntermediate && !candidate.groupShardings[i])
      continue;
    bool goesWithIt = isShardedLikeWeight(candidate, i);
    members[goesWithIt ? *weights[i] : i].push_back(i);
  }
  std::vector<SmallVector<unsigned, 4>> result;
  for (auto &[first, groupIndices] : members)
    result.push_back(std::move(groupIndices));
  return result;
}

CandidateSearch::Candidates
CandidateSearch::afterSeparatingState(const Candidate &before,
                                      unsigned axis) const {
  SmallVector<unsigned> both, none;
  for (auto [state, weight] : llvm::enumerate(weights))
    if (weight && before.groupShardings[state] &&
        before.groupShardings[*weight]) {
      bool isSharded = before.dimOf(state, axis).has_value();
      if (isSharded == before.dimOf(*weight, axis).has_value())
        (isSharded ? both : none).push_back(state);
    }
  Candidates result;
  auto add = [&](ArrayRef<unsigned> states, bool releasesWeights) {
    Candidate next = before;
    for (unsigned state : states)
      if (releasesWeights)
        next.shardDim(groups[*weights[state]], *weights[state], axis,
                      std::nullopt);
      else
        shardLargestDim(next, groups[state], state, axis);
    if (next.groupShardings != before.groupShardings)
      result.push_back(std::move(next));
  };
  for (bool releasesWeights : {false, true}) {
    ArrayRef<unsigned> states = releasesWeights ? both : none;
    add(states, releasesWeights);
    if (states.size() > 1) {
      add(states.take_front(states.size() / 2), releasesWeights);
      add(states.drop_front(states.size() / 2), releasesWeights);
    }
  }
  return result;
}

bool CandidateSearch::shardStateSeparately(EvaluatedCandidate &best) {
  bool hasChanged = false;
  unsigned numAxes = best.candidate.mesh.size();
  for (unsigned axis = 0; axis < numAxes && !evaluator.isTimeUp(); ++axis) {
    Candidates candidates = afterSeparatingState(best.candidate, axis);
    evaluator.expect(candidates);
    hasChanged |= improve(best, candidates);
  }
  return hasChanged;
}

bool CandidateSearch::annotateInside(EvaluatedCandidate &best) {
  for (unsigned i = 0; i < groups.size() && !evaluator.isTimeUp(); ++i) {
    if (!groups[i].isIntermediate || best.candidate.groupShardings[i])
      continue;
    std::vector<Move> moves;
    for (unsigned axis = 0; axis < best.candidate.mesh.size(); ++axis)
      moves.push_back({{i}, axis, std::nullopt});
    if (applyMoves(best, moves))
      return true;
  }
  return false;
}

EvaluatedCandidate CandidateSearch::refine(EvaluatedCandidate best,
                                           double within) {
  best = simplify(std::move(best), within);
  while (!evaluator.isTimeUp()) {
    EvaluatedCandidate next = best;
    std::vector<Move> moves;
    for (unsigned i = 0; i < groups.size(); ++i)
      for (unsigned axis = 0; axis < best.candidate.mesh.size(); ++axis)
        if (best.candidate.groupShardings[i])
          moves.push_back({{i}, axis, std::nullopt});
    applyMoves(next, moves);
    // Gains below the tolerance of simplification would be lost again.
    if (next.cost.stepSeconds * (1 + within) >= best.cost.stepSeconds)
      break;
    best = simplify(std::move(next), within);
  }
  return best;
}

EvaluatedCandidate CandidateSearch::descend(EvaluatedCandidate best) {
  bool hasChanged = true;
  while (hasChanged && !evaluator.isTimeUp()) {
    std::vector<Move> moves;
    unsigned numAxes = best.candidate.mesh.size();
    for (const auto &jointGroups : groupsOfVariables(best.candidate))
      for (unsigned axis = 0; axis < numAxes; ++axis)
        moves.push_back({jointGroups, axis, std::nullopt});
    for (const auto &jointGroups : singleGroups(best.candidate)) {
      for (unsigned axis = 0; axis < numAxes; ++axis)
        moves.push_back({jointGroups, axis, std::nullopt});
      for (unsigned a = 0; a < numAxes; ++a)
        for (unsigned b = a + 1; b < numAxes; ++b)
          moves.push_back({jointGroups, a, b});
    }
    // Completion decides on intermediate values as long as other moves help.
    hasChanged = applyMoves(best, moves) || shardStateSeparately(best) ||
                 annotateInside(best);
  }
  return best;
}

EvaluatedCandidate
CandidateSearch::splitAxes(EvaluatedCandidate best,
                           llvm::ArrayRef<std::vector<NamedAxis>> tried,
                           double within) {
  constexpr unsigned kAxes = 2;
  const std::optional<EvaluatedCandidate> coarse =
      evaluator.bestWithAxes(kAxes);
  if (!coarse || best.candidate.mesh.size() > kAxes)
    return best;
  Progress::beginStage({"splitting axes", 0});
  for (unsigned axis = 0; axis < kAxes; ++axis)
    for (int64_t major : balancedFactors(coarse->candidate.mesh[axis].second)) {
      Candidate split = withSplitAxis(coarse->candidate, axis, major);
      if (llvm::is_contained(tried, split.mesh))
        continue;
      std::optional<CandidateCost> cost = evaluator.cost(split);
      if (!cost)
        continue;
      EvaluatedCandidate found =
          refine(descend({std::move(split), *cost}), within);
      // An additional axis has to gain something.
      if (found.cost.isBetterThan(best.cost) &&
          found.cost.stepSeconds * (1 + within) < best.cost.stepSeconds)
        best = std::move(found);
    }
  return best;
}

Candidate CandidateSearch::without(Candidate candidate,
                                   llvm::ArrayRef<unsigned> groups) {
  for (unsigned group : groups)
    candidate.groupShardings[group].reset();
  return candidate;
}

bool CandidateSearch::removeAnnotations(EvaluatedCandidate &best,
                                        llvm::ArrayRef<unsigned> which,
                                        double longest) {
  Candidate next = without(best.candidate, which);
  std::optional<CandidateCost> cost = evaluator.cost(next);
  bool isAsGood = cost && (cost->isBetterThan(best.cost) ||
                           (cost->fits() && cost->stepSeconds <= longest));
  if (isAsGood)
    best = {std::move(next), *cost};
  return isAsGood;
}

void CandidateSearch::removeAnnotationsByBisection(EvaluatedCandidate &best,
                                                   SmallVector<unsigned> which,
                                                   double longest) {
  std::vector<SmallVector<unsigned>> subsets = {std::move(which)};
  while (!subsets.empty() && !evaluator.checkTimeUp()) {
    SmallVector<unsigned> subset = subsets.back();
    subsets.pop_back();
    if (subset.empty())
      continue;
    auto half = ArrayRef(subset).take_front(subset.size() / 2);
    auto otherHalf = ArrayRef(subset).drop_front(half.size());
    // If it matters, its halves are next; otherwise the subset before.
    Candidate next = without(best.candidate, subset);
    evaluator.expect({next, without(best.candidate, otherHalf),
                      subsets.empty() ? next : without(next, subsets.back())});
    if (removeAnnotations(best, subset, longest) || subset.size() == 1)
      continue;
    subsets.emplace_back(half);
    subsets.emplace_back(otherHalf);
  }
}

EvaluatedCandidate CandidateSearch::simplifyInside(EvaluatedCandidate best,
                                                   double within) {
  double longest = best.cost.stepSeconds * (1 + within);
  SmallVector<unsigned> inside; // the largest tensors first, tried last
  for (unsigned group = 0; group < groups.size(); ++group)
    if (groups[group].isIntermediate && best.candidate.groupShardings[group])
      inside.push_back(group);
  removeAnnotationsByBisection(best, std::move(inside), longest);
  return best;
}

EvaluatedCandidate CandidateSearch::simplify(EvaluatedCandidate best,
                                             double within) {
  double longest = best.cost.stepSeconds * (1 + within);
  // State that is sharded like its weight mostly follows it.
  SmallVector<unsigned> following;
  for (unsigned group = 0; group < groups.size(); ++group)
    if (best.candidate.groupShardings[group] &&
        isShardedLikeWeight(best.candidate, group))
      following.push_back(group);
  removeAnnotationsByBisection(best, std::move(following), longest);
  SmallVector<unsigned> annotated;
  for (unsigned group = groups.size(); group-- > 0;)
    if (best.candidate.groupShardings[group])
      annotated.push_back(group);
  bool wasRemoved = true; // as the next one probably is
  for (auto [i, group] : llvm::enumerate(annotated)) {
    // Each candidate is a copy of all annotations.
    if (evaluator.checkTimeUp())
      break;
    Candidate next = without(best.candidate, group);
    if (i + 1 < annotated.size()) {
      Candidate ifSo = without(next, annotated[i + 1]);
      Candidate ifNot = without(best.candidate, annotated[i + 1]);
      evaluator.expect(wasRemoved ? Candidates{next, ifSo, ifNot}
                                  : Candidates{next, ifNot, ifSo});
    }
    wasRemoved = removeAnnotations(best, group, longest);
  }
  return best;
}

} // namespace mlir::gspmd
