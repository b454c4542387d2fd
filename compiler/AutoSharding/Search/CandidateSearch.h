//===- CandidateSearch.h - Local search over annotations --------*- C++ -*-===//
//
// Every candidate is partitioned and simulated as a whole, so completion,
// fusion, overlap and peak memory all count, and no second cost model exists.
// The search is fast because it has few variables: groups of arguments instead
// of arguments, and classes of dimensions instead of dimensions.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_SEARCH_CANDIDATESEARCH_H
#define GSPMD_COMPILER_AUTOSHARDING_SEARCH_CANDIDATESEARCH_H

#include "compiler/AutoSharding/Evaluation/CandidateEvaluator.h"

namespace mlir::gspmd {

class CandidateSearch {
public:
  CandidateSearch(CandidateEvaluator &evaluator,
                  llvm::ArrayRef<AnnotationGroup> groups)
      : evaluator(evaluator), groups(groups), weights(weightsOf(groups)) {}

  /// Assigns one class of dimensions to each axis (batches, features, experts),
  /// one axis after the other, until none changes.
  EvaluatedCandidate assignClasses(EvaluatedCandidate start);

  /// Shards each group along the axes that do not shard it yet, largest
  /// dimensions first; nullopt if that cannot be evaluated.
  std::optional<EvaluatedCandidate>
  fullySharded(const EvaluatedCandidate &start);

  /// Removes an axis from all shardings if that is faster: communicating a
  /// small tensor may take longer than computing it, which the assignment
  /// problem of the solver does not model.
  EvaluatedCandidate unshardAxes(EvaluatedCandidate start);

  /// Improves a candidate by coordinate descent: each axis moves to its best
  /// dimension, for all tensors of one variable, then of one group, until none
  /// changes. Optimizer state is sharded like its weight until sharding it
  /// separately is better for many tensors at once.
  EvaluatedCandidate descend(EvaluatedCandidate start);

  /// Removes annotations of intermediate values that gain less than `within` of
  /// the step, by bisection.
  EvaluatedCandidate simplifyInside(EvaluatedCandidate start, double within);

  /// Removes annotations that completion finds, and those that gain less than
  /// `within` of the step: small tensors first.
  EvaluatedCandidate simplify(EvaluatedCandidate start, double within);

  /// Calls simplify; then, since completion now follows the few remaining
  /// annotations, moves single axes of single annotations where that is better.
  EvaluatedCandidate refine(EvaluatedCandidate start, double within);

  /// Splits one axis of the best candidate with two axes and continues from
  /// there, except on meshes that were `tried`. Meshes of three axes are
  /// candidates on their own only if the machine has three dimensions
  /// (CandidateMeshes.h).
  EvaluatedCandidate splitAxes(EvaluatedCandidate best,
                               llvm::ArrayRef<std::vector<NamedAxis>> tried,
                               double within);

private:
  /// A change of a candidate: an axis moves to another dimension, or two axes
  /// swap.
  struct Move {
    /// The groups whose shardings change. They have one shape.
    llvm::SmallVector<unsigned, 4> groups;
    unsigned axis = 0;
    /// The axis that swaps with `axis`; nullopt if `axis` moves.
    std::optional<unsigned> other;
  };
  using Candidates = std::vector<Candidate>;

  /// Replaces `best` by `candidate` if that is better.
  bool improve(EvaluatedCandidate &best, const Candidate &candidate);
  bool improve(EvaluatedCandidate &best, const Candidates &candidates);
  /// Returns the candidate without annotations of these groups.
  static Candidate without(Candidate candidate,
                           llvm::ArrayRef<unsigned> groups);
  /// Returns the candidates that a move leads to.
  Candidates after(const Candidate &before, const Move &move) const;
  Candidates afterSwapping(const Candidate &before, const Move &move) const;
  /// Applies one move after the other, each to the best candidate so far.
  bool applyMoves(EvaluatedCandidate &best, llvm::ArrayRef<Move> moves);
  /// Starts to evaluate the candidates of the moves on the other threads.
  void expect(const Candidate &before, llvm::ArrayRef<Move> moves);
  /// Returns the groups of each variable that has several.
  std::vector<llvm::SmallVector<unsigned, 4>>
  groupsOfVariables(const Candidate &candidate) const;
  /// Returns each group alone, together with its state if that is sharded
  /// alike.
  std::vector<llvm::SmallVector<unsigned, 4>>
  singleGroups(const Candidate &candidate) const;
  bool isShardedLikeWeight(const Candidate &candidate, unsigned group) const;
  /// Lets an axis shard only the optimizer state of a weight, or only the
  /// weight, where that is better.
  bool shardStateSeparately(EvaluatedCandidate &best);
  /// Returns candidates in which `axis` shards only the state of weights, or
  /// only the weights: of all weights, of their larger half, and of their
  /// smaller half.
  Candidates afterSeparatingState(const Candidate &before, unsigned axis) const;
  /// Annotates the first group without an annotation where that is better.
  bool annotateInside(EvaluatedCandidate &best);
  /// Removes those of the annotations `which` without which the step takes at
  /// most `longest` seconds.
  void removeAnnotationsByBisection(EvaluatedCandidate &best,
                                    llvm::SmallVector<unsigned> which,
                                    double longest);
  bool removeAnnotations(EvaluatedCandidate &best,
                         llvm::ArrayRef<unsigned> groups, double longest);

  CandidateEvaluator &evaluator;
  llvm::ArrayRef<AnnotationGroup> groups;
  /// Per group of state, the group of its weight.
  const std::vector<std::optional<unsigned>> weights;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_SEARCH_CANDIDATESEARCH_H
