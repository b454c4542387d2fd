//===- RunPhase.h - Runs of compilation phases ------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_RUNPHASE_H
#define GSPMD_COMPILER_PIPELINE_RUNPHASE_H

#include "compiler/Pipeline/Compilation.h"
#include "mlir/Pass/PassManager.h"
#include <chrono>

namespace mlir::gspmd {

/// Adds 1 to getNumPhaseRuns.
void countPhaseRun(CompilationPhase phase);

/// A run of a phase: counts it, and adds its diagnostics and its time to the
/// result, which must outlive this.
class PhaseRun : public ScopedDiagnosticHandler {
public:
  PhaseRun(CompilationPhase phase, MLIRContext *context, PhaseResult &result);
  ~PhaseRun();

  /// Stops recording: later diagnostics do not become part of the result.
  void stopRecording() { records = false; }

private:
  PhaseResult &result;
  bool records = true;
  const std::chrono::steady_clock::time_point begin;
};

/// Runs `pm` on a copy of `source`, which becomes the module of `result`.
/// `title` is that of the tool's progress.
LogicalResult runPasses(CompilationPhase phase, StringRef title,
                        PassManager &pm, ModuleOp source, PhaseModule &result);

/// Returns the result that `kept` has for a configuration, or the one that
/// `make` fills; keeps it.
template <typename T>
KeptResult<T> keep(std::map<std::string, std::shared_ptr<const T>> &kept,
                   const std::string &configuration,
                   llvm::function_ref<LogicalResult(T &)> make) {
  std::shared_ptr<const T> &slot = kept[configuration];
  if (slot)
    return slot;
  auto result = std::make_shared<T>();
  if (failed(make(*result)))
    return failure();
  slot = std::move(result);
  return slot;
}

/// Rejects types with more elements than 2 to the power of `limit`, with an
/// error at `op` about `what`: "has a value".
LogicalResult checkSizes(Operation *op, TypeRange types, unsigned limit,
                         StringRef what, StringRef why = "too large");

/// Returns true if a program runs on one device, whatever its meshes.
bool isOnOneDevice(const DeviceProgram &device, const DeviceOptions &options);

/// Return a path, or a topology (Topology::parse), followed by the times at
/// which the files that it names were last changed.
std::string describeFile(StringRef path);
std::string describeTopology(StringRef topology);
/// Returns the text of a configuration, which identifies it among results and
/// in the keys of the cache of compiled programs.
std::string describe(const DeviceOptions &options, bool withPictures = false);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_RUNPHASE_H
