//===- CompressTimes.h - Where and when memory could be short ---*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_REDUCTION_COMPRESSTIMES_H
#define GSPMD_LIB_SEARCH_REDUCTION_COMPRESSTIMES_H

#include "lib/Search/Reduction/NetworkDraft.h"

namespace mlir::gspmd::search {

/// Takes out memory that does not matter, and strategies that fit in at no
/// time; true if there were any.
/// Where the least usages alone are beyond the limit, it is raised to these.
bool removeCertainMemory(NetworkDraft &draft);

/// The times that matter, what is left of the limit at these, and what of the
/// variables' parts is alive then.
struct CompressedTimes {
  std::vector<double> capacities;
  std::vector<std::vector<MemoryUse>>
      memoryUses; ///< by variable; usages of what is alive
};
CompressedTimes compressTimes(const NetworkDraft &draft);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_REDUCTION_COMPRESSTIMES_H
