//===- CollectiveCopyPlan.h - Which part of whose input goes where -*- C++
//-*-===//
//
// The formulas of CollectiveDesc, member by member: what the output of one
// member of a group is put together from. The emulator copies by them, a
// process that has only some of the devices sends and receives by them.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVECOPYPLAN_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVECOPYPLAN_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "lib/Runtime/Memory/StridedView.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Indices start .. start + size - 1 of one dimension, all of the others; the
/// whole tensor where `size` is negative.
struct DimSlice {
  int64_t dim = 0, start = 0, size = -1;
};
StridedView sliceOf(const StridedView &view, const DimSlice &slice);

/// A part of one member's output.
struct SliceCopy {
  int64_t source = -1; ///< whose input it is of; -1 is zeros
  DimSlice from;       ///< of that input
  DimSlice to;         ///< of the output
};

/// What members of a group have brought that pieces hang on.
struct CopyPlanInputs {
  /// computePermuteSources for a permute.
  llvm::ArrayRef<int32_t> sources;
  /// Of a ragged all-to-all, by index in the group (Slices.h).
  llvm::ArrayRef<std::vector<int64_t>> numbers;
};

/// Of all kinds but the all-reduce, for which every piece would be whole.
class CollectiveCopyPlan {
public:
  /// Of groups of `groupSize`, whose members bring and want tensors of these
  /// sizes (checkShapes). Keeps references.
  CollectiveCopyPlan(const CollectiveDesc &collective, int64_t groupSize,
                     llvm::ArrayRef<int64_t> inputSizes,
                     llvm::ArrayRef<int64_t> outputSizes,
                     const CopyPlanInputs &data)
      : collective(collective), groupSize(groupSize), inputSizes(inputSizes),
        outputSizes(outputSizes), data(data) {}

  using Visit = llvm::function_ref<void(const SliceCopy &)>;

  /// Every element of the output of `target` once; of a reduce-scatter once
  /// from each source, in the group's order, to be reduced; of a ragged
  /// all-to-all those that are written, in that order.
  void forEachCopyTo(int64_t target, Visit visit) const;

  /// Those of `forEachCopyTo` that come from `source`, without a look at others
  /// where every member has something for every other one.
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
