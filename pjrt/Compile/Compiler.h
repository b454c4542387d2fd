//===- Compiler.h - From a caller's program to one that runs ----*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_COMPILER_H
#define GSPMD_PJRT_COMPILE_COMPILER_H

#include "absl/status/statusor.h"
#include "lib/CostModel/Topology/Topology.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "mlir/IR/BuiltinOps.h"
#include "pjrt/Modes/Modes.h"
#include "llvm/ADT/StringMap.h"
#include <deque>
#include <memory>

namespace mlir::gspmd::pjrt {

struct CompiledModule;
class SessionReport;
struct CompileSettings;

/// Compiles on any thread. What was compiled before, by content, is there
/// again: in this process, and through files in others.
class Compiler {
public:
  /// With what programs are asked for beside their code: their time on
  /// `topology`.
  Compiler(Modes modes, Topology topology,
           std::shared_ptr<SessionReport> script = nullptr);
  ~Compiler();

  const Modes modes;
  const Topology topology;

  /// `code` is MLIR: text, bytecode or a portable artifact. Errors are what the
  /// compiler says of it.
  absl::StatusOr<std::shared_ptr<const CompiledModule>>
  compile(llvm::StringRef code, const CompileSettings &settings);

  /// Calls `use` with the program as it was given, but for what the settings
  /// change. A failure becomes an error with what was emitted.
  absl::Status withModule(llvm::StringRef code, const CompileSettings &settings,
                          llvm::function_ref<LogicalResult(ModuleOp)> use);

private:
  struct Context;
  std::unique_ptr<Context> takeContext();
  void giveBack(std::unique_ptr<Context> context);
  absl::StatusOr<std::shared_ptr<const CompiledModule>>
  compileUncached(llvm::StringRef code, const CompileSettings &settings,
                  std::string fingerprint);

  LogicalResult predictStep(ModuleOp module, const std::string &entry,
                            CompiledModule &compiled);

  const std::shared_ptr<SessionReport> script;
  Mutex mutex;
  std::vector<std::unique_ptr<Context>> idle ABSL_GUARDED_BY(mutex);
  llvm::StringMap<std::shared_ptr<const CompiledModule>>
      known ABSL_GUARDED_BY(mutex);
  /// Keys of `known`, the oldest first.
  std::deque<std::string> order ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_COMPILER_H
