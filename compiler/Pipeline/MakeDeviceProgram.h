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

/// Parses `file` ("-" is stdin); errors have been printed on failure, in the
/// name of `tool` where they are not of the file's text.
OwningOpRef<ModuleOp> parseProgram(MLIRContext &context,
                                   const std::string &file,
                                   StringRef tool = "gspmd-run");

/// The function to run: the one called `entry`; where that is `main` and there
/// is none, the only public function. An error at `module` if neither exists.
FailureOr<std::string> findEntry(ModuleOp module, const std::string &entry);

/// Gives sizes, "b=64,s=2048", to the symbolic dimensions of the arguments of
/// `entry`, and all types that hang on them; errors have been printed.
LogicalResult specializeProgram(ModuleOp module, const std::string &entry,
                                const std::string &dims);

/// Completes `module` for the explanations of `settings`; later steps find it
/// completed. Values are called as in `text`, what it was read from.
LogicalResult explainProgram(ModuleOp module, StringRef text,
                             const ExplainSettings &settings);
/// The text of a file for it; empty if it is stdin, which cannot be read again.
std::string readSourceText(const std::string &file, MLIRContext &context);

/// The program that one device runs.
struct DeviceProgram {
  OwningOpRef<ModuleOp> module;
  /// It was one before.
  bool wasPartitioned = false;
  /// It has manual computations and was cut along their axes.
  bool isManual = false;
  std::vector<std::string> replicatedOps;
  /// What was optimized, with what it gains.
  std::vector<std::string> optimizations;
};

/// A copy of `module`, partitioned (unless it already is a device program, or
/// `partition` is false), and optimized for `optimize`. `observer` sees the
/// passes at work.
FailureOr<DeviceProgram>
makeDeviceProgram(ModuleOp module, bool partition,
                  const std::optional<OptimizeOptions> &optimize = std::nullopt,
                  std::unique_ptr<PassInstrumentation> observer = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_MAKEDEVICEPROGRAM_H
