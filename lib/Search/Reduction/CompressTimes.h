//===- CompressTimes.h - Times at which memory may be short -----*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_REDUCTION_COMPRESSTIMES_H
#define GSPMD_LIB_SEARCH_REDUCTION_COMPRESSTIMES_H

#include "lib/Search/Reduction/NetworkDraft.h"

namespace mlir::gspmd::search {

/// Removes memory that cannot exceed the limit, and strategies that exceed it
/// with any other choice; returns true if there were any. Raises the limit to
/// the sum of the least usages if that exceeds it.
bool removeCertainMemory(NetworkDraft &draft);

/// The times that matter, the capacity left at these, and the memory uses of
/// variables that are live then.
struct CompressedTimes {
  std::vector<double> capacities;
  std::vector<std::vector<MemoryUse>>
      memoryUses; ///< the usages of each variable while it is live
};
CompressedTimes compressTimes(const NetworkDraft &draft);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_REDUCTION_COMPRESSTIMES_H
