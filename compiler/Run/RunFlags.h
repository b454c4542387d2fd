//===- RunFlags.h - The options of gspmd-run --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNFLAGS_H
#define GSPMD_COMPILER_RUN_RUNFLAGS_H

#include "compiler/Run/RunCommand.h"

namespace mlir::gspmd {

/// Declares the options of gspmd-run, which write to a command.
class RunFlags {
public:
  explicit RunFlags(RunCommand &command);

  /// Returns the categories of the manual, in order.
  std::vector<llvm::cl::OptionCategory *> categories();
  /// Returns an error text for options that are out of range, contradict each
  /// other or have no effect. Does not open files.
  std::optional<std::string> validate() const;
  /// Returns an error text if an output file cannot be written
  /// (validateOutputPath). Files of single devices are not checked.
  std::optional<std::string> validateOutputFiles() const;

private:
  void addExecutionOptions(RunCommand &command);
  std::vector<OptionRule> rules() const;

  const RunCommand &command;
  OptionGroup data{"Arguments and results"}, execution{"Execution"},
      engines{"Engines"}, pipelining{"Pipeline stages"},
      hardware{"Optimization"}, explanations{"Explanations"},
      customOps{"Custom ops"};
  EngineFlags engine;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNFLAGS_H
