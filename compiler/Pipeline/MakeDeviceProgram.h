//===- MakeDeviceProgram.h - From a file to a device program ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_MAKEDEVICEPROGRAM_H
#define GSPMD_COMPILER_PIPELINE_MAKEDEVICEPROGRAM_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "compiler/Registration/ExplainFlags.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassInstrumentation.h"
#include <vector>

namespace mlir::gspmd {

/// Parses `file` ("-" is stdin). Prints errors; those without a location in the
/// file start with the name of `tool`.
OwningOpRef<ModuleOp> parseProgram(MLIRContext &context,
                                   const std::string &file,
                                   StringRef tool = "gspmd-run");

/// Returns the function to run: `entry`; if that is `main` and does not exist,
/// the only public function. Reports an error at `module` if there is none.
FailureOr<std::string> findEntry(ModuleOp module, const std::string &entry);

/// Replaces the symbolic dimensions of the arguments of `entry` by sizes,
/// "b=64,s=2048", and infers the types that depend on them. Errors are printed.
LogicalResult specializeProgram(ModuleOp module, const std::string &entry,
                                const std::string &dims);

/// Completes `module` and writes the explanations that are requested, or lets
/// `consumer` receive them. Values have their names in `text`, the source text
/// of the module.
LogicalResult explainProgram(ModuleOp module, StringRef text,
                             const ExplainRequest &request,
                             const ExplanationConsumer &consumer = {});
/// Returns the source text for explainProgram; empty for stdin, which cannot be
/// read twice.
std::string readSourceText(const std::string &file, MLIRContext &context);

/// The program that one device runs.
struct DeviceProgram {
  OwningOpRef<ModuleOp> module;
  /// The input was already a device program.
  bool wasPartitioned = false;
  /// The program has manual computations and was partitioned along their axes.
  bool isManual = false;
  std::vector<std::string> replicatedOps;
  /// The applied optimizations with their predicted gains.
  std::vector<std::string> optimizations;
};

/// Partitions a copy of `module` (unless it is a device program, or `partition`
/// is false) and optimizes it. `observer` is attached to the pass manager.
FailureOr<DeviceProgram>
makeDeviceProgram(ModuleOp module, bool partition,
                  const std::optional<OptimizeOptions> &optimize = std::nullopt,
                  std::unique_ptr<PassInstrumentation> observer = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_MAKEDEVICEPROGRAM_H
