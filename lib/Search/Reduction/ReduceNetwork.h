//===- ReduceNetwork.h - Exact reductions -----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_REDUCTION_REDUCENETWORK_H
#define GSPMD_LIB_SEARCH_REDUCTION_REDUCENETWORK_H

#include "lib/Search/Reduction/NetworkDraft.h"

namespace mlir::gspmd::search {

/// Removes strategies and eliminates variables while that preserves an optimal
/// solution.
absl::Status reduce(NetworkDraft &draft);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_REDUCTION_REDUCENETWORK_H
