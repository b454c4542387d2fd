//===- SearchFlags.h - The options of gspmd-search --------------*- C++ -*-===//
#ifndef GSPMD_TOOLS_GSPMD_SEARCH_SEARCHFLAGS_H
#define GSPMD_TOOLS_GSPMD_SEARCH_SEARCHFLAGS_H

#include "compiler/AutoSharding/Command/AutoShardCommand.h"
#include "compiler/CommandLine/OptionGroup.h"
#include "tools/gspmd-search/SolveProblem.h"

/// Declares the options of gspmd-search: those of a program, those of a
/// problem, and the time limit of both.
class SearchFlags {
public:
  SearchFlags(mlir::gspmd::AutoShardCommand &program, ProblemCommand &problem);

  /// Returns an error text for options that are out of range or do not apply.
  std::optional<std::string> validate() const;
  bool isProblem() const { return !problem.file.empty(); }
  std::vector<llvm::cl::OptionCategory *> categories();

private:
  void addProblemOptions(ProblemCommand &problem);

  const mlir::gspmd::AutoShardCommand &program;
  const ProblemCommand &problem;
  mlir::gspmd::OptionGroup commonOptions{"Options"},
      programOptions{"Options of a program"},
      problemOptions{"Options of a problem"};
};

#endif // GSPMD_TOOLS_GSPMD_SEARCH_SEARCHFLAGS_H
