//===- Times.h - Where and when memory could be short -----------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_TIMES_H
#define GSPMD_LIB_SEARCH_TIMES_H

#include "lib/Search/Draft.h"

namespace mlir::gspmd::search {

/// Takes out memory that does not matter, and strategies that fit in at no
/// time; true if there were any.
/// Where the least usages alone are beyond the limit, it is raised to these.
bool removeCertainMemory(Draft &draft);

/// The times that matter, what is left of the limit at these, and what of the
/// variables' parts is alive then.
struct Times {
  std::vector<double> capacities;
  std::vector<std::vector<Part>>
      parts; ///< by variable; usages of what is alive
};
Times compressTimes(const Draft &draft);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_TIMES_H
