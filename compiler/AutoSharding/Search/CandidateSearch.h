//===- CandidateSearch.h - From one candidate to a better one ---*- C++ -*-===//
//
// Every step is judged by the whole program, partitioned and simulated: what
// completion makes of an annotation, fusion, overlap and the peak of memory
// count, and there is no second model of what they cost. What keeps that quick
// is how few choices there are: groups of arguments instead of arguments, and
// dimensions that ops connect instead of dimensions.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_SEARCH_CANDIDATESEARCH_H
#define GSPMD_COMPILER_AUTOSHARDING_SEARCH_CANDIDATESEARCH_H

#include "compiler/AutoSharding/Evaluation/CandidateEvaluator.h"

namespace mlir::gspmd {

class CandidateSearch {
public:
  CandidateSearch(CandidateEvaluator &evaluator,
                  llvm::ArrayRef<TensorGroup> groups)
      : evaluator(evaluator), groups(groups), weights(weightsOf(groups)) {}

  /// One class of dimensions per axis: batches, features, experts ... One axis
  /// after the other takes the best class, until none changes.
  EvaluatedCandidate byClasses(EvaluatedCandidate start);

  /// Cuts each group along the axes that do not cut it yet, its largest
  /// dimensions first; nothing if that cannot be priced.
  std::optional<EvaluatedCandidate>
  fullySharded(const EvaluatedCandidate &start);

  /// Cuts nothing along an axis where that is better: what is small takes
  /// longer to send than to compute, of which the problem knows nothing.
  EvaluatedCandidate unshardAxes(EvaluatedCandidate start);

  /// One axis after the other goes where it is best: of all tensors of one
  /// variable, then of one group, until none changes. State goes with its
  /// weight until an axis that cuts state and no weight is better for many at
  /// once.
  EvaluatedCandidate descend(EvaluatedCandidate start);

  /// Leaves out what is annotated inside and makes no difference, by halves.
  EvaluatedCandidate simplifyInside(EvaluatedCandidate start, double within);

  /// Leaves out what completion finds by itself, and what gains less than
  /// `within` of the step: small tensors first.
  EvaluatedCandidate simplify(EvaluatedCandidate start, double within);

  /// The same, and as completion now follows the few annotations that stay, one
  /// axis of one of them after the other goes where it is better.
  EvaluatedCandidate refine(EvaluatedCandidate start, double within);

  /// Three axes are tried by themselves only where the machine has three
  /// dimensions (Meshes.h). Elsewhere one of two axes may still be better as
  /// two: the best one of two, cut as it is, begins. Not on meshes that were
  /// `tried`.
  EvaluatedCandidate splitAxes(EvaluatedCandidate best,
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
  bool improve(EvaluatedCandidate &best, const Candidate &candidate);
  bool improve(EvaluatedCandidate &best, const Candidates &candidates);
  /// Without what is annotated of these groups.
  static Candidate without(Candidate candidate,
                           llvm::ArrayRef<unsigned> groups);
  /// The candidates that a move leads to.
  Candidates after(const Candidate &before, const Move &move) const;
  Candidates afterSwapping(const Candidate &before, const Move &move) const;
  /// One move after the other, each from the best so far.
  bool take(EvaluatedCandidate &best, llvm::ArrayRef<Move> moves);
  /// Tells what will be priced if none of the moves is better.
  void expect(const Candidate &before, llvm::ArrayRef<Move> moves);
  /// The groups of each variable of several.
  std::vector<llvm::SmallVector<unsigned, 4>>
  ofVariables(const Candidate &candidate) const;
  /// Each group alone, state that is cut as its weight is with that.
  std::vector<llvm::SmallVector<unsigned, 4>>
  alone(const Candidate &candidate) const;
  bool isShardedLikeWeight(const Candidate &candidate, unsigned group) const;
  /// Lets an axis cut the state of weights that it does not cut, or no longer
  /// cut weights whose state it cuts, where that is better.
  bool shardStateSeparately(EvaluatedCandidate &best);
  /// The same of one axis and of all weights, of the larger half of them, and
  /// of the others.
  Candidates afterSeparatingState(const Candidate &before, unsigned axis) const;
  /// Annotates the first of what is not yet where that is better.
  bool annotateInside(EvaluatedCandidate &best);
  void removeAnnotationsByBisection(EvaluatedCandidate &best,
                                    llvm::SmallVector<unsigned> which,
                                    double longest);
  bool removeAnnotations(EvaluatedCandidate &best,
                         llvm::ArrayRef<unsigned> groups, double longest);

  CandidateEvaluator &evaluator;
  llvm::ArrayRef<TensorGroup> groups;
  /// Per group of state, of its weight.
  const std::vector<std::optional<unsigned>> weights;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_SEARCH_CANDIDATESEARCH_H
