//===- CandidateSearch.h - From one candidate to a better one ---*- C++ -*-===//
//
// Every step is judged by the whole program, partitioned and simulated: what
// completion makes of an annotation, fusion, overlap and the peak of memory
// count, and there is no second model of what they cost. What keeps that quick
// is how few choices there are: groups of arguments instead of arguments, and
// dimensions that ops connect instead of dimensions.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_AUTOSHARDING_CANDIDATESEARCH_H
#define GSPMD_LIB_AUTOSHARDING_CANDIDATESEARCH_H

#include "Pricer.h"

namespace mlir::gspmd {

class CandidateSearch {
public:
  CandidateSearch(Pricer &pricer, llvm::ArrayRef<CutGroup> groups)
      : pricer(pricer), groups(groups), weights(weightsOf(groups)) {}

  /// One class of dimensions per axis: batches, features, experts ... One axis
  /// after the other takes the best class, until none changes.
  PricedCandidate byClasses(PricedCandidate start);

  /// Cuts each group along the axes that do not cut it yet, its largest
  /// dimensions first; nothing if that cannot be priced.
  std::optional<PricedCandidate> fullySharded(const PricedCandidate &start);

  /// Cuts nothing along an axis where that is better: what is small takes
  /// longer to send than to compute, of which the problem knows nothing.
  PricedCandidate leaveAxes(PricedCandidate start);

  /// One axis after the other goes where it is best: of all tensors of one
  /// variable, then of one group, until none changes. State goes with its
  /// weight until an axis that cuts state and no weight is better for many at
  /// once.
  PricedCandidate descend(PricedCandidate start);

  /// Leaves out what is annotated inside and makes no difference, by halves.
  PricedCandidate simplifyInside(PricedCandidate start, double within);

  /// Leaves out what completion finds by itself, and what gains less than
  /// `within` of the step: small tensors first.
  PricedCandidate simplify(PricedCandidate start, double within);

  /// The same, and as completion now follows the few annotations that stay, one
  /// axis of one of them after the other goes where it is better.
  PricedCandidate refine(PricedCandidate start, double within);

  /// Three axes are tried by themselves only where the machine has three
  /// dimensions (Meshes.h). Elsewhere one of two axes may still be better as
  /// two: the best one of two, cut as it is, begins. Not on meshes that were
  /// `tried`.
  PricedCandidate splitAxes(PricedCandidate best,
                            llvm::ArrayRef<std::vector<NamedAxis>> tried,
                            double within);

private:
  /// What changes a candidate: an axis goes elsewhere, or two change places.
  struct Move {
    /// Of one shape.
    llvm::SmallVector<unsigned, 4> groups;
    unsigned axis = 0;
    std::optional<unsigned> other;
  };
  using Candidates = std::vector<Candidate>;

  /// Takes `candidate` if it is better than `best`.
  bool improve(PricedCandidate &best, const Candidate &candidate);
  bool improve(PricedCandidate &best, const Candidates &candidates);
  /// Without what is annotated of these groups.
  static Candidate without(Candidate candidate,
                           llvm::ArrayRef<unsigned> groups);
  /// The candidates that a move leads to.
  Candidates after(const Candidate &before, const Move &move) const;
  Candidates afterSwapping(const Candidate &before, const Move &move) const;
  /// One move after the other, each from the best so far.
  bool take(PricedCandidate &best, llvm::ArrayRef<Move> moves);
  /// Tells what will be priced if none of the moves is better.
  void expect(const Candidate &before, llvm::ArrayRef<Move> moves);
  /// The groups of each variable of several.
  std::vector<llvm::SmallVector<unsigned, 4>>
  ofVariables(const Candidate &candidate) const;
  /// Each group alone, state that is cut as its weight is with that.
  std::vector<llvm::SmallVector<unsigned, 4>>
  alone(const Candidate &candidate) const;
  bool isLikeItsWeight(const Candidate &candidate, unsigned group) const;
  /// Lets an axis cut the state of weights that it does not cut, or no longer
  /// cut weights whose state it cuts, where that is better.
  bool takeStateApart(PricedCandidate &best);
  /// The same of one axis and of all weights, of the larger half of them, and
  /// of the others.
  Candidates afterTakingApart(const Candidate &before, unsigned axis) const;
  /// Annotates the first of what is not yet where that is better.
  bool annotateInside(PricedCandidate &best);
  void leaveOutByHalves(PricedCandidate &best,
                        llvm::SmallVector<unsigned> which, double longest);
  bool leaveOut(PricedCandidate &best, llvm::ArrayRef<unsigned> groups,
                double longest);

  Pricer &pricer;
  llvm::ArrayRef<CutGroup> groups;
  /// Per group of state, of its weight.
  const std::vector<std::optional<unsigned>> weights;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_AUTOSHARDING_CANDIDATESEARCH_H
