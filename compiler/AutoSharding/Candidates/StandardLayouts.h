//===- StandardLayouts.h - Data, tensor and other parallelism ---*- C++ -*-===//
//
// Data parallelism, tensor parallelism and combinations, if a program has the
// dimensions for them (DimRoles.h). For the batch B, the features D that most
// bytes of weights have, and a model's inner dimension F, on axes x and y:
//
//                                  x[B, D]  w1[D, F]  w2[F, D]  h[B, F]
//     data parallel                [xy, -]  -         -
//     fully sharded data parallel  [xy, -]  [xy, -]   [-, xy]   [xy, -]
//     tensor parallel              -        [-, xy]   [xy, -]
//     data and tensor parallel     [x, -]   [-, y]    [y, -]
//     2-D                          [x, -]   [x, y]    [y, x]    [x, y]
//
// With "sharded state", optimizer moments are sharded as weights in fully
// sharded data parallel and 2-D layouts, and weights as before (the first
// stages of ZeRO). Shardings of intermediate values follow by completion; if
// weights are sharded differently from their use, intermediate values are
// annotated with the shardings of data and model.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_STANDARDLAYOUTS_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_STANDARDLAYOUTS_H

#include "compiler/AutoSharding/Evaluation/CandidateEvaluator.h"
#include "compiler/AutoSharding/Program/DimRoles.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

struct NamedCandidate {
  std::string name;
  EvaluatedCandidate evaluated;
};

class StandardLayouts {
public:
  StandardLayouts(CandidateEvaluator &evaluator,
                  llvm::ArrayRef<AnnotationGroup> groups,
                  const DimRoles &roles);

  /// Returns the layouts on a mesh of one axis.
  std::vector<NamedCandidate>
  inOneDimension(const std::vector<NamedAxis> &mesh);
  /// Returns the layouts on a mesh of several axes, with the best subset of the
  /// axes for the batch.
  std::vector<NamedCandidate>
  inTwoDimensions(const std::vector<NamedAxis> &mesh);

  /// Layouts of little memory on a mesh of one or two axes: fully sharded along
  /// all axes, along the last one (the first being slices or hosts), 2-D, and
  /// 2-D with spatial dimensions (images, sequences) instead of a model's
  /// dimensions for intermediate values. Only the first of these if
  /// `onlyFullySharded`. Dimensions that an axis does not divide stay
  /// unsharded. Empty for a mesh of more axes, or a program without batch or
  /// weights.
  std::vector<Candidate> lowMemoryCandidates(const std::vector<NamedAxis> &mesh,
                                             bool onlyFullySharded) const;

private:
  using Axes = llvm::ArrayRef<unsigned>;
  /// The role of a dimension; no weight has a dimension of kind Space.
  enum class Kind { Model, Features, Other, Space };
  /// The axes that shard the batch, a model's dimensions, and weights in
  /// addition to these; and the kinds of dimensions that the model's axes shard
  /// in intermediate values.
  struct Use {
    Axes batch, model, weights;
    std::array<Kind, 4> inside = {Kind::Model, Kind::Features, Kind::Other,
                                  Kind::Space};
  };

  /// Shards the first dimension of these classes in each argument, along all of
  /// the axes or none. Returns false if that does not evenly shard half of the
  /// bytes of arguments with such a dimension.
  bool shardClasses(Candidate &candidate, Axes axes,
                    llvm::ArrayRef<unsigned> dimClasses) const;
  /// Shards all weights and intermediate values as far as possible.
  Candidate fullySharded(Candidate candidate, const Use &use) const;
  /// Shards state, and annotates intermediate values with the shardings of data
  /// and model, so that they do not follow state.
  Candidate withShardedState(Candidate candidate, Axes batch, Axes model) const;
  /// Lets an axis shard the first dimension that it divides, in the order of
  /// the kinds, then of the weight bytes; dimensions without another axis come
  /// first.
  void placeFirst(Candidate &candidate, unsigned group, unsigned axis,
                  llvm::ArrayRef<Kind> kinds) const;
  /// Calls placeFirst for each of `axes`, features first: for weights and state
  /// that are sharded differently from the model's own use.
  void placeByFeatures(Candidate &candidate, unsigned group, Axes axes) const;
  Kind kindOf(unsigned dimClass) const;
  /// Returns true if there are weights with state.
  bool hasState() const;
  bool hasBatch(const AnnotationGroup &group) const;
  /// Adds the candidate if it can be evaluated.
  void add(std::vector<NamedCandidate> &to, llvm::StringRef name,
           const Candidate &candidate);

  CandidateEvaluator &evaluator;
  llvm::ArrayRef<AnnotationGroup> groups;
  const DimRoles &roles;
  /// Bytes of arguments without batch, by the classes of their dimensions.
  llvm::MapVector<unsigned, double> weightBytes;
  std::optional<unsigned> features;
};

/// Returns the mesh of two axes whose sizes are closest; nullopt for a prime.
std::optional<std::vector<NamedAxis>> squareMesh(int64_t numDevices);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_STANDARDLAYOUTS_H
