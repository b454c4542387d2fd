//===- Candidate.h - Candidate annotations of a program ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATE_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATE_H

#include "compiler/AutoSharding/Program/AnnotationGroups.h"
#include "compiler/AutoSharding/Search/AutoShard.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace mlir::gspmd {

/// A group sharding lists for each dimension the mesh axes (by index) that
/// shard it.
using GroupSharding = std::vector<llvm::SmallVector<unsigned, 2>>;

struct Candidate {
  /// Creates a candidate with replicated arguments; completion decides other
  /// values.
  Candidate(std::vector<NamedAxis> mesh,
            llvm::ArrayRef<AnnotationGroup> groups);

  std::vector<NamedAxis> mesh;
  /// The shardings by group; completion decides the groups without one.
  std::vector<std::optional<GroupSharding>> groupShardings;

  /// Returns a string that is equal for equal candidates.
  std::string key() const;
  /// Returns the dimension of the group that the axis shards; nullopt if none.
  std::optional<unsigned> dimOf(unsigned group, unsigned axis) const;
  /// Moves `axis` to dimension `dim` of a group, or to none. Returns false and
  /// changes nothing if the shards of `dim` would be uneven although `axis`
  /// alone divides a dimension of the group, or if the padding would exceed
  /// half of the dimension's size.
  bool shardDim(const AnnotationGroup &annotationGroup, unsigned group,
                unsigned axis, std::optional<unsigned> dim);
  /// Shards by `axis` the first dimension of each group that is in dimension
  /// class `dimClass` (DimClasses.h) and that it can shard, and no other
  /// dimension. Skips intermediate values. Returns true if it shards any
  /// dimension.
  bool shardDimClass(llvm::ArrayRef<AnnotationGroup> groups, unsigned axis,
                     unsigned dimClass);
};

/// Returns `candidate` on a mesh whose axis `axis` is split in two, the major
/// one of size `major`.
Candidate withSplitAxis(const Candidate &candidate, unsigned axis,
                        int64_t major);

/// Returns a sharding as JSON: `["x", null]`, `[["x", "y"], null]`.
std::string shardingText(const Candidate &candidate, unsigned group);

/// Returns the JSON for annotateArguments, with names that cloneAnnotated()
/// resolves: `arg3`, `value5`.
std::string toJson(const Candidate &candidate,
                   llvm::ArrayRef<AnnotationGroup> groups);
/// Returns the same for users, with the names in the source. Omits intermediate
/// values whose names are ambiguous, and returns their number in `numUnnamed`.
std::string toNamedJson(const Candidate &candidate,
                        llvm::ArrayRef<AnnotationGroup> groups,
                        FunctionOpInterface func, unsigned &numUnnamed);

/// Returns a copy of `module` with the annotations. A result that aliases a
/// donated argument gets the argument's sharding, so that the next step can use
/// it.
FailureOr<OwningOpRef<ModuleOp>>
cloneAnnotated(ModuleOp module, StringRef entry, const Candidate &candidate,
               llvm::ArrayRef<AnnotationGroup> groups);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATE_H
