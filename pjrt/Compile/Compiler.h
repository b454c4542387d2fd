//===- Compiler.h - The compiler of callers' programs -----------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_COMPILER_H
#define GSPMD_PJRT_COMPILE_COMPILER_H

#include "absl/status/statusor.h"
#include "lib/CostModel/Topology/Topology.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "pjrt/Modes/Modes.h"
#include "llvm/ADT/StringMap.h"
#include <deque>
#include <memory>

namespace mlir::gspmd {
class Compilation;
} // namespace mlir::gspmd

namespace mlir::gspmd::pjrt {

struct CompiledModule;
class SessionReport;
struct CompileSettings;

/// Compiles on any thread. Results are cached by content: in this process, and
/// through files for others.
class Compiler {
public:
  /// `topology` is that of predictions.
  Compiler(Modes modes, Topology topology,
           std::shared_ptr<SessionReport> report = nullptr);
  ~Compiler();

  const Modes modes;
  const Topology topology;

  /// Compiles `code`, which is MLIR text, bytecode or a portable artifact.
  /// Errors are the compiler's diagnostics.
  absl::StatusOr<std::shared_ptr<const CompiledModule>>
  compile(llvm::StringRef code, const CompileSettings &settings);

  /// Calls `use` with a compilation of the program of `compiled`. A failure
  /// becomes an error with the diagnostics.
  absl::Status
  withProgram(const CompiledModule &compiled,
              llvm::function_ref<LogicalResult(Compilation &)> use);
  /// Calls `use` with a compilation that has the device program of `compiled`,
  /// which is created once. With `forCosts`, it is the one with the costs of
  /// kernels.
  absl::Status
  withDeviceProgram(const CompiledModule &compiled,
                    llvm::function_ref<LogicalResult(Compilation &)> use,
                    bool forCosts = false);

private:
  struct Context;
  absl::Status
  withContext(llvm::function_ref<LogicalResult(MLIRContext &)> use);
  /// Calls `use` with the caller's program after applying the settings.
  absl::Status
  withModule(llvm::StringRef code, const CompileSettings &settings,
             llvm::function_ref<LogicalResult(OwningOpRef<ModuleOp>)> use);
  std::unique_ptr<Context> takeContext();
  void returnContext(std::unique_ptr<Context> context);
  absl::StatusOr<std::shared_ptr<const CompiledModule>>
  compileUncached(llvm::StringRef code, const CompileSettings &settings,
                  std::string fingerprint);

  LogicalResult predictStep(Compilation &compilation, CompiledModule &compiled);

  const std::shared_ptr<SessionReport> report;
  Mutex mutex;
  std::vector<std::unique_ptr<Context>> idle ABSL_GUARDED_BY(mutex);
  llvm::StringMap<std::shared_ptr<const CompiledModule>>
      cached ABSL_GUARDED_BY(mutex);
  /// Keys of `cached`, the oldest first.
  std::deque<std::string> cacheOrder ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_COMPILER_H
