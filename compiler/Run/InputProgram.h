//===- InputProgram.h - The program of a command, parsed --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_INPUTPROGRAM_H
#define GSPMD_COMPILER_RUN_INPUTPROGRAM_H

#include "compiler/Run/RunCommand.h"
#include "gspmd/Runtime/Fault.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include <optional>

namespace mlir::gspmd {

/// The program that a command names, with all that it is parsed with.
class InputProgram {
public:
  /// Errors begin with the file's name, or with the tool's.
  explicit InputProgram(const RunCommand &command, StringRef tool = "gspmd-run")
      : command(command), tool(tool) {}

  /// Loads plugins, parses, finds the entry, explains what is to be explained;
  /// an error has been said.
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
