//===- RaggedSlices.h - What a ragged all-to-all sends ----------*- C++ -*-===//
//
// Beside its tensors each member of the group brings four lists of numbers, one
// behind the other, with an entry for each slice (CollectiveDesc has their
// meaning). With k slices for each of n partners, slice p * k + s is slice s of
// those for the partner at place p, or from it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_RAGGEDSLICES_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_RAGGEDSLICES_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace mlir::gspmd {

/// One member's numbers.
struct RaggedSliceTable {
  explicit RaggedSliceTable(llvm::ArrayRef<int64_t> all)
      : count(static_cast<int64_t>(all.size()) / kLists),
        inputOffsets(all.slice(0, count)), sendSizes(all.slice(count, count)),
        outputOffsets(all.slice(2 * count, count)),
        recvSizes(all.slice(3 * count, count)) {}

  static constexpr int64_t kLists = 4;
  int64_t count; ///< of slices
  llvm::ArrayRef<int64_t> inputOffsets, sendSizes, outputOffsets, recvSizes;
};

/// Those of a group of `groupSize` that exchange with each other, by index in
/// it.
std::vector<std::vector<int64_t>>
computeExchangeGroups(const CollectiveDesc &collective, int64_t groupSize);

/// What is wrong with the numbers that member `index` of a group of devices
/// brings, whose tensors have so many rows; nullopt if nothing is.
std::optional<std::string>
validateSlices(const CollectiveDesc &collective, llvm::ArrayRef<int32_t> group,
               int64_t index, llvm::ArrayRef<int64_t> numbers,
               int64_t inputRows, int64_t outputRows);

/// The same of the numbers of all members, which are right for themselves: does
/// everybody get what it expects?
std::optional<std::string>
findSliceSizeMismatch(const CollectiveDesc &collective,
                      llvm::ArrayRef<int32_t> group,
                      llvm::ArrayRef<std::vector<int64_t>> numbers);

/// Rows that a member receives.
int64_t countReceivedRows(llvm::ArrayRef<int64_t> numbers);

/// Calls visit(source, input offset, output offset, size) for the slices that
/// member `target` gets and that have rows, in the order in which they are
/// written. Members that have brought no numbers are left out.
void forEachSlice(const CollectiveDesc &collective, int64_t groupSize,
                  llvm::ArrayRef<std::vector<int64_t>> numbers, int64_t target,
                  llvm::function_ref<void(int64_t source, int64_t from,
                                          int64_t to, int64_t size)>
                      visit);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_RAGGEDSLICES_H
