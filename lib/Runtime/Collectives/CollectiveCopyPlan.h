//===- CollectiveCopyPlan.h - The copies of a collective --------*- C++ -*-===//
//
// The formulas of CollectiveDesc as slice copies: which slices of which inputs
// make up the output of one member of a group. The emulator copies by this
// plan; a process that runs only some of the devices sends and receives by it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVECOPYPLAN_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVECOPYPLAN_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "lib/Runtime/Memory/StridedView.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Indices start .. start + size - 1 of dimension `dim` and all indices of the
/// others; the entire tensor if `size` is negative.
struct DimSlice {
  int64_t dim = 0, start = 0, size = -1;
};
StridedView sliceOf(const StridedView &view, const DimSlice &slice);

/// A copy of a slice of one member's input to a slice of another one's output.
struct SliceCopy {
  int64_t source = -1; ///< index of the source in the group; -1 for zeros
  DimSlice from;       ///< slice of the input of `source`
  DimSlice to;         ///< slice of the output
};

/// Run-time data of the members that copies depend on.
struct CopyPlanInputs {
  /// The result of computePermuteSources, for a permute.
  llvm::ArrayRef<int32_t> sources;
  /// Each member's offsets and sizes by index in the group, for a ragged
  /// all-to-all (RaggedSlices.h).
  llvm::ArrayRef<std::vector<int64_t>> numbers;
};

/// The copies of a collective of any kind but the all-reduce, whose copies
/// would be of entire tensors.
class CollectiveCopyPlan {
public:
  /// Plans for groups of `groupSize` members with inputs and outputs of these
  /// sizes, which checkShapes has accepted. Keeps references.
  CollectiveCopyPlan(const CollectiveDesc &collective, int64_t groupSize,
                     llvm::ArrayRef<int64_t> inputSizes,
                     llvm::ArrayRef<int64_t> outputSizes,
                     const CopyPlanInputs &data)
      : collective(collective), groupSize(groupSize), inputSizes(inputSizes),
        outputSizes(outputSizes), data(data) {}

  using Visit = llvm::function_ref<void(const SliceCopy &)>;

  /// Visits copies that write each element of the output of `target` exactly
  /// once. A reduce-scatter has one copy per source, in the group's order, to
  /// be reduced; a ragged all-to-all has those of its slices, in the order of
  /// writing.
  void forEachCopyTo(int64_t target, Visit visit) const;

  /// Visits the copies of `forEachCopyTo` from `source`; in constant time for
  /// kinds in which every member sends to every other one.
  void forEachCopyBetween(int64_t source, int64_t target, Visit visit) const;

private:
  bool readsAllMembers() const;
  SliceCopy regular(int64_t source, int64_t target) const;
  void halo(int64_t target, Visit visit) const;
  void ragged(int64_t target, Visit visit) const;

  const CollectiveDesc &collective;
  const int64_t groupSize;
  const llvm::ArrayRef<int64_t> inputSizes, outputSizes;
  const CopyPlanInputs data;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVECOPYPLAN_H
