//===- InputProgram.h - The parsed program of a command ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_INPUTPROGRAM_H
#define GSPMD_COMPILER_RUN_INPUTPROGRAM_H

#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/OptionGroup.h"
#include "compiler/Pipeline/Compilation.h"
#include "gspmd/Registration/Plugins.h"
#include "mlir/IR/Diagnostics.h"
#include <optional>

namespace mlir::gspmd {

/// The options that select the program of a command and prepare it for any use.
struct ProgramOptions {
  std::string file = "-", entry = "main";
  /// Sizes of symbolic dimensions by name, "b=64,s=2048"; empty: none.
  std::string dims;
  /// A file of shardings by name (gspmd/Pipeline/Annotate.h).
  std::string shardingMap;
  ExplainRequest explain;
  Plugins plugins;
  /// The program may have ops of dialects that nothing registers.
  bool allowsUnregistered = false;
  /// Values keep their names in the file (nameValues).
  bool keepsNames = false;

  /// Adds FILE and the options of these members, without explanations.
  void addOptions(OptionGroup &group);
  /// Adds the options of plugins.
  void addPluginOptions(OptionGroup &group);
};

/// The compilation of the program that a command names, with its context and
/// diagnostics handler.
class InputProgram {
public:
  explicit InputProgram(const ProgramOptions &options) : options(options) {}

  /// Loads plugins, parses the file, finds the entry function and writes
  /// requested explanations. Errors are printed.
  ExitCode open();

  Compilation &compilation() { return *parsed; }

private:
  void printDiagnostics();

  const ProgramOptions options;
  DialectRegistry registry;
  std::optional<MLIRContext> context;
  std::optional<ScopedDiagnosticHandler> printer;
  std::optional<Compilation> parsed;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_INPUTPROGRAM_H
