//===- Candidate.h - One way to annotate a program --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATE_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATE_H

#include "compiler/AutoSharding/Program/TensorGroups.h"
#include "gspmd/AutoSharding/AutoShard.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace mlir::gspmd {

/// Per dimension the axes, as indices into the mesh, that cut it.
using GroupSharding = std::vector<llvm::SmallVector<unsigned, 2>>;

struct Candidate {
  /// Arguments uncut, what is inside left to completion.
  Candidate(std::vector<NamedAxis> mesh, llvm::ArrayRef<TensorGroup> groups);

  std::vector<NamedAxis> mesh;
  /// Per group; nothing where completion is to decide.
  std::vector<std::optional<GroupSharding>> groupShardings;

  /// The same for candidates that are the same.
  std::string key() const;
  /// The dimension of the group that the axis cuts; nothing if none.
  std::optional<unsigned> dimOf(unsigned group, unsigned axis) const;
  /// Lets `axis` cut dimension `dim` of a group, or none. False, and nothing
  /// has changed, where the dimension's size cannot be divided: evenly, if the
  /// axis divides any dimension of the group so.
  bool place(const TensorGroup &of, unsigned group, unsigned axis,
             std::optional<unsigned> dim);
  /// Places an axis on all dimensions of a class, as far as they can be
  /// divided, and on no others; whether it is on any then.
  bool placeOnClass(llvm::ArrayRef<TensorGroup> groups, unsigned axis,
                    unsigned dimClass);
};

/// On a mesh with axis `axis` as two, the first of size `major`: cut as before.
Candidate withSplitAxis(const Candidate &candidate, unsigned axis,
                        int64_t major);

/// `["x", null]`, `[["x", "y"], null]`.
std::string shardingText(const Candidate &candidate, unsigned group);

/// For annotateArguments, with names that annotated() knows: `arg3`, `value5`.
std::string toJson(const Candidate &candidate,
                   llvm::ArrayRef<TensorGroup> groups);
/// The same with names of the source, for people: without values inside whose
/// names fit others too, of which it tells the number.
std::string toNamedJson(const Candidate &candidate,
                        llvm::ArrayRef<TensorGroup> groups,
                        FunctionOpInterface func, unsigned &numNameless);

/// A copy of `module` with the annotations. A result that takes its argument's
/// memory is cut as that is, so that the next step can begin with it.
FailureOr<OwningOpRef<ModuleOp>> annotated(ModuleOp module, StringRef entry,
                                           const Candidate &candidate,
                                           llvm::ArrayRef<TensorGroup> groups);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATE_H
