//===- ReadProblem.h - Reads problem files ----------------------*- C++ -*-===//
//
// The format of the contest on intra-operator parallelism (ASPLOS / EuroSys
// 2025), plain or compressed by gzip:
//
//   {"problem": {
//      "name": "...",
//      "nodes": {"intervals": [[0, 2], ...], "costs": [[0, 5], ...],
//                "usages": [[8, 2], ...]},
//      "edges": {"nodes": [[0, 1], ...], "costs": [[0, 9, 9, 0], ...]},
//      "usage_limit": 10}}
//
// Other keys are ignored; name and usage_limit are optional. All numbers are
// integers.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_PROBLEM_READPROBLEM_H
#define GSPMD_LIB_SEARCH_PROBLEM_READPROBLEM_H

#include "absl/status/statusor.h"
#include "lib/Search/Problem/Problem.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::search {

/// Reads and verifies a file; errors begin with its name.
absl::StatusOr<Problem> readProblem(llvm::StringRef path);

/// Reads and verifies text that came from `origin`.
absl::StatusOr<Problem> parseProblem(llvm::StringRef text,
                                     llvm::StringRef origin);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_PROBLEM_READPROBLEM_H
