//===- BisectCommand.h - The gspmd-bisect command as a function -*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_BISECTCOMMAND_H
#define GSPMD_COMPILER_BISECT_BISECTCOMMAND_H

#include "compiler/Bisect/Search/Bisection.h"
#include "compiler/Bisect/Suspects/PluginSuspect.h"
#include "compiler/Engines/EngineOptions.h"
#include "compiler/Run/InputProgram.h"
#include "compiler/Run/OptimizeRequest.h"
#include "compiler/Run/RunArguments.h"

namespace mlir::gspmd {

/// The options of gspmd-bisect.
struct BisectCommand {
  ProgramOptions program;
  ArgumentOptions arguments;
  OptimizeRequest optimize;
  /// `partition` and `optimize` are those of the other members.
  CompilationOptions load;
  ExecutionOptions execution;
  /// The partitioner and the engine under test: `gspmd`; `xla` or `xla-gspmd`;
  /// `pjrt` for gspmd's partitioner with a plugin.
  std::string suspect = "gspmd";
  bisect::PluginOptions plugin;
  /// Prints how each partitioner runs the program.
  bool verdict = false;
  bisect::BisectionOptions search;
  /// Path of the JSON report; empty: none.
  std::string json;
  /// The path of the minimal program, without a suffix; empty: none.
  std::string reproducer;
  /// Versions of other software, which the text of the reproducer states.
  std::string versions;
};

/// Declares the options of gspmd-bisect, which write to a command.
class BisectFlags {
public:
  explicit BisectFlags(BisectCommand &command);

  /// Returns the categories of the manual, in order.
  std::vector<llvm::cl::OptionCategory *> categories();
  /// Returns an error text for invalid options.
  std::optional<std::string> validate() const;

private:
  const BisectCommand &command;
  OptionGroup data{"Program and arguments"}, search{"Search"},
      hardware{"Optimization"}, customOps{"Custom ops"};
};

/// Prints the report to stdout, errors to stderr.
ExitCode runBisect(const BisectCommand &command, const BisectFlags &flags);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_BISECT_BISECTCOMMAND_H
