//===- Reduce.h - Taking out what is certain --------------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_REDUCE_H
#define GSPMD_LIB_SEARCH_REDUCE_H

#include "lib/Search/Draft.h"

namespace mlir::gspmd::search {

/// Takes out strategies and variables as long as that is certain.
absl::Status reduce(Draft &draft);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_REDUCE_H
