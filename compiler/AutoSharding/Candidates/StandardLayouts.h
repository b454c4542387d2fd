//===- StandardLayouts.h - The layouts that people write --------*- C++ -*-===//
//
// Data parallelism, tensor parallelism and both, as far as a program has the
// dimensions for them (DimRoles.h). With the batch B, the features D that most
// bytes of weights have, and a model's inner dimension F, on axes x and y:
//
//                                  x[B, D]  w1[D, F]  w2[F, D]  h[B, F]
//     data parallel                [xy, -]  -         -
//     fully sharded data parallel  [xy, -]  [xy, -]   [-, xy]   [xy, -]
//     tensor parallel              -        [-, xy]   [xy, -]
//     data and tensor parallel     [x, -]   [-, y]    [y, -]
//     2-D                          [x, -]   [x, y]    [y, x]    [x, y]
//
// With "sharded state", moments of weights are cut as fully sharded weights and
// those of 2-D are, and weights as without it (ZeRO's first stages). What is
// inside follows by completion; where weights lie otherwise than they are used,
// results inside are told to keep the cuts of data and model.
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
                  llvm::ArrayRef<TensorGroup> groups, const DimRoles &roles);

  /// Those that a mesh of all devices has.
  std::vector<NamedCandidate>
  inOneDimension(const std::vector<NamedAxis> &mesh);
  /// Those that a mesh of several axes has, with the best part of the axes for
  /// the batch.
  std::vector<NamedCandidate>
  inTwoDimensions(const std::vector<NamedAxis> &mesh);

  /// Those that need little memory, on a mesh of one or two axes: fully sharded
  /// along all axes, along the last one (the first being slices or hosts), 2-D,
  /// and 2-D with space inside (images, sequences) instead of a model's
  /// dimensions. Only the first of these, if so asked. Dimensions that an axis
  /// does not divide stay whole. None for a mesh of more axes, or a program
  /// without batch or weights.
  std::vector<Candidate> lowMemoryCandidates(const std::vector<NamedAxis> &mesh,
                                             bool onlyFullySharded) const;

private:
  using Axes = llvm::ArrayRef<unsigned>;
  /// What a dimension of an argument or of a result inside is to the layouts;
  /// space is what no weight has.
  enum class Kind { Model, Features, Other, Space };
  /// Which axes cut the batch, a model's dimensions, and weights beside these;
  /// and what the model's axes cut of results inside.
  struct Use {
    Axes batch, model, weights;
    std::array<Kind, 4> inside = {Kind::Model, Kind::Features, Kind::Other,
                                  Kind::Space};
  };

  /// Cuts arguments' first dimensions of the classes, each along all of the
  /// axes or none. False, where that does not cut half of the bytes that have
  /// them, evenly.
  bool cut(Candidate &candidate, Axes axes,
           llvm::ArrayRef<unsigned> dimClasses) const;
  /// All weights, and what is inside, as far as they can be divided.
  Candidate fullySharded(Candidate candidate, const Use &use) const;
  /// State, and what is inside as far as data and model say, so that it does
  /// not follow state.
  Candidate withShardedState(Candidate candidate, Axes batch, Axes model) const;
  /// Lets an axis cut the first dimension that it divides: one that no other
  /// axis cuts, if there is one, of the first of the kinds, of most weight.
  void placeFirst(Candidate &candidate, unsigned group, unsigned axis,
                  llvm::ArrayRef<Kind> kinds) const;
  /// The same for each of the axes, features first: where weights and state lie
  /// apart from a model's own cuts.
  void placeByFeatures(Candidate &candidate, unsigned group, Axes axes) const;
  Kind kindOf(unsigned dimClass) const;
  /// Are there weights with state?
  bool hasState() const;
  bool hasBatch(const TensorGroup &group) const;
  /// Adds what can be priced.
  void add(std::vector<NamedCandidate> &to, llvm::StringRef name,
           const Candidate &candidate);

  CandidateEvaluator &evaluator;
  llvm::ArrayRef<TensorGroup> groups;
  const DimRoles &roles;
  /// Of arguments without batch, by the classes of their dimensions.
  llvm::MapVector<unsigned, double> weightBytes;
  std::optional<unsigned> features;
};

/// The mesh of two axes that is most like a square; nothing for a prime.
std::optional<std::vector<NamedAxis>> squareMesh(int64_t numDevices);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_STANDARDLAYOUTS_H
