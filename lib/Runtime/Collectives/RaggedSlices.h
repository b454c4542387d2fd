//===- RaggedSlices.h - The slices of a ragged all-to-all -------*- C++ -*-===//
//
// Besides its tensors each member of the group passes four lists of offsets and
// sizes, concatenated, with an entry for each slice (CollectiveDesc has their
// meaning). With k slices for each of n partners, slice p * k + s is slice s of
// those sent to the partner at index p, or received from it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_RAGGEDSLICES_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_RAGGEDSLICES_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace mlir::gspmd {

/// The offsets and sizes that one member passes.
struct RaggedSliceTable {
  explicit RaggedSliceTable(llvm::ArrayRef<int64_t> all)
      : count(static_cast<int64_t>(all.size()) / kLists),
        inputOffsets(all.slice(0, count)), sendSizes(all.slice(count, count)),
        outputOffsets(all.slice(2 * count, count)),
        recvSizes(all.slice(3 * count, count)) {}

  static constexpr int64_t kLists = 4;
  int64_t count; ///< number of slices
  llvm::ArrayRef<int64_t> inputOffsets, sendSizes, outputOffsets, recvSizes;
};

/// Returns the lists of members of a group of `groupSize` that exchange with
/// each other, by index in the group.
std::vector<std::vector<int64_t>>
computeExchangeGroups(const CollectiveDesc &collective, int64_t groupSize);

/// Validates the offsets and sizes of member `index` of a group of devices
/// whose tensors have these numbers of rows. Returns the error, or nullopt.
std::optional<std::string>
validateSlices(const CollectiveDesc &collective, llvm::ArrayRef<int32_t> group,
               int64_t index, llvm::ArrayRef<int64_t> numbers,
               int64_t inputRows, int64_t outputRows);

/// Returns the first pair of members of which the receiver expects other sizes
/// than are sent, or nullopt. Precondition: validateSlices has accepted each
/// member.
std::optional<std::string>
findSliceSizeMismatch(const CollectiveDesc &collective,
                      llvm::ArrayRef<int32_t> group,
                      llvm::ArrayRef<std::vector<int64_t>> numbers);

/// Returns the number of rows that a member receives.
int64_t countReceivedRows(llvm::ArrayRef<int64_t> numbers);

/// Calls visit(source, input offset, output offset, size) for the non-empty
/// slices that member `target` receives, in the order in which they are
/// written. Members without offsets and sizes are skipped.
void forEachSlice(const CollectiveDesc &collective, int64_t groupSize,
                  llvm::ArrayRef<std::vector<int64_t>> numbers, int64_t target,
                  llvm::function_ref<void(int64_t source, int64_t from,
                                          int64_t to, int64_t size)>
                      visit);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_RAGGEDSLICES_H
