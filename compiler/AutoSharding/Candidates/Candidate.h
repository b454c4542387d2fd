//===- Candidate.h - Candidate annotations of a program ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATE_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATE_H

#include "compiler/AutoSharding/Program/AnnotationGroups.h"
#include "compiler/AutoSharding/Search/AutoShard.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace mlir::gspmd {

/// Per dimension, the mesh axes (as indices into the mesh) that shard it.
using GroupSharding = std::vector<llvm::SmallVector<unsigned, 2>>;

struct Candidate {
  /// Replicated arguments; intermediate values are decided by completion.
  Candidate(std::vector<NamedAxis> mesh,
            llvm::ArrayRef<AnnotationGroup> groups);

  std::vector<NamedAxis> mesh;
  /// Per group; nullopt if completion decides.
  std::vector<std::optional<GroupSharding>> groupShardings;

  /// A text that is equal for equal candidates.
  std::string key() const;
  /// The dimension of the group that the axis shards; nullopt if none.
  std::optional<unsigned> dimOf(unsigned group, unsigned axis) const;
  /// Moves `axis` to dimension `dim` of a group, or to none. Returns false and
  /// changes nothing if it cannot shard the dimension: it must divide the size
  /// if it divides the size of any dimension of the group.
  bool place(const AnnotationGroup &of, unsigned group, unsigned axis,
             std::optional<unsigned> dim);
  /// Moves an axis to all dimensions of a class that it can shard, and away
  /// from all others. Returns true if it shards any dimension.
  bool placeOnClass(llvm::ArrayRef<AnnotationGroup> groups, unsigned axis,
                    unsigned dimClass);
};

/// The same shardings on a mesh whose axis `axis` is split in two, the major
/// one of size `major`.
Candidate withSplitAxis(const Candidate &candidate, unsigned axis,
                        int64_t major);

/// `["x", null]`, `[["x", "y"], null]`.
std::string shardingText(const Candidate &candidate, unsigned group);

/// For annotateArguments, with names that annotated() resolves: `arg3`,
/// `value5`.
std::string toJson(const Candidate &candidate,
                   llvm::ArrayRef<AnnotationGroup> groups);
/// The same with names of the source, for users. Omits intermediate values
/// whose names are ambiguous, and returns their number in `numNameless`.
std::string toNamedJson(const Candidate &candidate,
                        llvm::ArrayRef<AnnotationGroup> groups,
                        FunctionOpInterface func, unsigned &numNameless);

/// A copy of `module` with the annotations. A result that aliases a donated
/// argument gets the argument's sharding, so that the next step can use it.
FailureOr<OwningOpRef<ModuleOp>>
annotated(ModuleOp module, StringRef entry, const Candidate &candidate,
          llvm::ArrayRef<AnnotationGroup> groups);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATE_H
