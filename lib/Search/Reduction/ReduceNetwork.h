//===- ReduceNetwork.h - Taking out what is certain -------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_REDUCTION_REDUCENETWORK_H
#define GSPMD_LIB_SEARCH_REDUCTION_REDUCENETWORK_H

#include "lib/Search/Reduction/NetworkDraft.h"

namespace mlir::gspmd::search {

/// Takes out strategies and variables as long as that is certain.
absl::Status reduce(NetworkDraft &draft);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_REDUCTION_REDUCENETWORK_H
