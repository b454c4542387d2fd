//===- SolveProblem.h - gspmd-search --problem ------------------*- C++ -*-===//
#ifndef GSPMD_TOOLS_GSPMD_SEARCH_SOLVEPROBLEM_H
#define GSPMD_TOOLS_GSPMD_SEARCH_SOLVEPROBLEM_H

#include <chrono>
#include <cstdint>
#include <string>

struct ProblemCommand {
  std::string file;
  double timeLimit = 60;
  unsigned threads = 0;
  uint64_t seed = 1;
  bool printsProgress = false;
  /// Ends after a fixed amount of work instead of at the time limit.
  bool isReproducible = false;
};

/// Reads a problem, solves it and prints the solution; returns the exit code.
/// The time limit applies to the process, which started at `begin`.
int solveProblem(const ProblemCommand &command,
                 std::chrono::steady_clock::time_point begin);

#endif // GSPMD_TOOLS_GSPMD_SEARCH_SOLVEPROBLEM_H
