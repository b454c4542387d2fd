//===- InputProgram.h - The parsed program of a command ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_INPUTPROGRAM_H
#define GSPMD_COMPILER_RUN_INPUTPROGRAM_H

#include "compiler/Run/RunCommand.h"
#include "gspmd/Runtime/Fault.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include <optional>

namespace mlir::gspmd {

/// The program that a command names, with the context and diagnostics handler
/// of its parse.
class InputProgram {
public:
  /// Errors start with the name of the file, or of the tool.
  explicit InputProgram(const RunCommand &command, StringRef tool = "gspmd-run")
      : command(command), tool(tool) {}

  /// Loads plugins, parses the file, finds the entry function and writes
  /// requested explanations. Errors are printed.
  ExitCode open();

  ModuleOp module() { return *parsed; }
  const std::string &entry() const { return entryName; }
  const std::vector<Fault> &faults() const { return parsedFaults; }

private:
  void printDiagnostics();

  const RunCommand &command;
  const StringRef tool;
  DialectRegistry registry;
  std::optional<MLIRContext> context;
  std::optional<ScopedDiagnosticHandler> printer;
  OwningOpRef<ModuleOp> parsed;
  std::string entryName;
  std::vector<Fault> parsedFaults;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_INPUTPROGRAM_H
