//===- Exhaustive.h - All choices of a small network ------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_EXHAUSTIVE_H
#define GSPMD_LIB_SEARCH_EXHAUSTIVE_H

#include "lib/Search/Memory.h"

namespace mlir::gspmd::search {

/// Are there few enough states to look at all of them?
bool isSmall(const Network &network);

/// The cheapest state that fits; nothing if none does. Requires a small
/// network.
std::optional<State> bestState(const Network &network);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_EXHAUSTIVE_H
