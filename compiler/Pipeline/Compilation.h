//===- Compilation.h - The phases of a program's compilation ----*- C++ -*-===//
//
// A Compilation takes one program from its source to what executes or predicts
// it:
//
//   parse -> import -> complete -> partition -> optimize -> compile
//                \                              /     \---> exportStablehlo
//                 `-> localize (unpartitioned) '       `--> simulate
//
// To request the result of a phase runs the phases before it that have no
// result yet. A phase runs at most once for each configuration: its result is
// kept as long as the Compilation, and a later request returns it. A phase that
// fails has emitted errors and is tried again by the next request.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_PIPELINE_COMPILATION_H
#define GSPMD_COMPILER_PIPELINE_COMPILATION_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "compiler/Pipeline/PhaseDiagnostics.h"
#include "compiler/Pipeline/ReportCollector.h"
#include "gspmd/Simulator/Simulate.h"
#include "mlir/IR/OwningOpRef.h"
#include "transforms/Propagation/Explanation/ExplainCompletion.h"
#include <map>
#include <optional>

namespace mlir::gspmd {

class ProgramCache;
class UnitsByHardware;
struct ExportedProgram;
struct LoadedProgram;
struct PropagationRequest;
struct SerializedProgram;
enum class ProcessForm;
enum class RaggedForm;

//===----------------------------------------------------------------------===//
// Configurations and results
//===----------------------------------------------------------------------===//

/// Returns the number of runs of a phase in this process: one for each
/// configuration of each program that was not kept. A program from the cache of
/// compiled programs does not count as compiled.
int64_t getNumPhaseRuns(CompilationPhase phase);

/// The configuration of a device program.
struct DeviceOptions {
  /// If false, the program stays unpartitioned and runs on one device.
  bool partition = true;
  /// The requested optimizations, if any; no effect on unpartitioned programs.
  std::optional<OptimizeOptions> optimize;
};

/// The configuration of a compiled program.
struct CompilationOptions : DeviceOptions {
  /// The optimization level of the compiler; 0 compiles fastest.
  unsigned optLevel = 2;
  /// CompileOptions::withCode
  bool withCode = true;
  /// RunCommand::lowerWith. The effects of its passes are unknown, so a program
  /// that needs them bypasses the cache of compiled programs.
  std::string lowerWith;
  /// RunCommand::code
  std::string code;
};

/// The members that the results of all phases have in common: the remarks and
/// warnings of the phase and of those before it, and the time that they took.
/// PhaseDiagnostics.h describes when diagnostics are emitted.
struct PhaseResult {
  PhaseDiagnostics diagnostics;
  double milliseconds = 0;

  /// Returns the remarks of the phases before optimization: ops that run
  /// replicated, with location and reason, and dropped annotations.
  std::vector<std::string> replicatedOps() const;
  /// Returns the applied optimizations with their predicted gains.
  std::vector<std::string> optimizations() const;
  /// Begins with the diagnostics and the time of the phase before.
  void continueFrom(const PhaseResult &source) { *this = source; }
};

/// The module of a phase. It is valid as long as the Compilation, and other
/// phases read it: clone it to change it.
struct PhaseModule : PhaseResult {
  ModuleOp module;
  /// Empty if the phase left the module of an earlier phase unchanged.
  OwningOpRef<ModuleOp> owner;
};

/// The program that one device runs.
struct DeviceProgram : PhaseModule {
  /// True if the input already was a device program.
  bool wasPartitioned = false;
  /// True if the program has manual computations and was localized along their
  /// axes.
  bool isManual = false;
  /// The contents of a report, if requested.
  ProgramPictures pictures;
  /// One sentence for each kernel with the source of its cost, if calls replace
  /// its decomposition (KernelComposites.h).
  std::vector<std::string> kernels;

  /// continueFrom copies all of `source` but its module; copyFrom copies the
  /// module too.
  void continueFrom(const DeviceProgram &source);
  using PhaseResult::continueFrom;
  void copyFrom(const DeviceProgram &source);
};

struct SimulatedStep : PhaseResult {
  Timeline timeline;
  /// The contents of a report, if requested.
  ProgramPictures pictures;
  /// The time of the phases before.
  double partitionMilliseconds = 0;
};

/// Returns the JSON of the timeline with the statistics of the compilation.
std::string toJson(const SimulatedStep &step);

/// A device program that is independent of its context.
struct SerializedDeviceProgram {
  std::string bytecode, entry;
  bool wasPartitioned = false, isManual = false;
  /// DeviceProgram::kernels, if calls replace their decompositions.
  std::vector<std::string> kernels = {};
};

template <typename T>
using KeptResult = FailureOr<std::shared_ptr<const T>>;

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

class Compilation {
public:
  /// Takes a parsed program and the name of the function that devices run.
  /// Calls of host functions (HostCallbackCall.h) are renumbered, so that equal
  /// programs of different processes are equal.
  explicit Compilation(OwningOpRef<ModuleOp> module,
                       std::string entry = "main");
  /// Creates a compilation and finds its entry function (findEntry). Fails
  /// after an error.
  static FailureOr<Compilation> create(OwningOpRef<ModuleOp> module,
                                       const std::string &entry = "main");
  /// Continues with a device program of the configuration `options`.
  static FailureOr<Compilation> resume(MLIRContext &context,
                                       const SerializedDeviceProgram &program,
                                       const DeviceOptions &options);

  ModuleOp source() const { return *module; }
  const std::string &entry() const { return entryName; }

  /// Converts annotations to the `sharding` dialect, on one mesh.
  KeptResult<PhaseModule> import();
  /// Gives every tensor a closed sharding.
  KeptResult<PhaseModule> complete();
  /// Imports and completes as `request` states; `consumer` receives
  /// explanations (propagateShardings). That is a configuration of its own,
  /// whose result belongs to the caller; if it fails, it is what the passes
  /// left.
  LogicalResult completeWith(const PropagationRequest &request,
                             const ExplanationConsumer &consumer,
                             PhaseModule &result);
  /// Completes the program, which `complete` then returns, and writes the
  /// explanations that are requested, or lets `consumer` receive them. Values
  /// have their names in `text`, the source text of the module.
  LogicalResult explain(StringRef text, const ExplainRequest &request,
                        const ExplanationConsumer &consumer = {});
  /// Partitions and optimizes, or localizes, as `options` request. Collects
  /// pictures for a report if `withPictures` is set.
  KeptResult<DeviceProgram> makeDeviceProgram(const DeviceOptions &options,
                                              bool withPictures = false);
  /// Returns the device program for `resume`; nullopt if that phase has no
  /// result or the result cannot be written.
  std::optional<SerializedDeviceProgram>
  serializeDeviceProgram(const DeviceOptions &options);
  /// Returns the device program that `annotateCosts` annotates, which has calls
  /// of kernels in place of their decompositions, for `resume`; nullopt as
  /// above.
  std::optional<SerializedDeviceProgram>
  serializeKernelCalls(const DeviceOptions &options);

  /// Compiles for the emulator and MPI. With a cache, loads the program from
  /// the cache, which needs none of the earlier phases, or stores it there.
  KeptResult<LoadedProgram> compile(const CompilationOptions &options,
                                    const ProgramCache *cache = nullptr);
  /// Converts a copy of the device program to StableHLO with one process per
  /// device, whose entry function is `main`.
  FailureOr<OwningOpRef<ModuleOp>> exportStablehlo(const DeviceOptions &options,
                                                   ProcessForm form,
                                                   RaggedForm ragged);
  /// Exports for a PJRT plugin.
  KeptResult<ExportedProgram> exportForPlugin(const DeviceOptions &options,
                                              bool asPartitions);
  /// Returns a copy of the device program with the costs of kernels as numbers
  /// (annotateKernelCosts). Kernels with a decomposition are calls in it
  /// (KernelComposites.h). `kernelCosts` is a file of costs or empty.
  KeptResult<DeviceProgram> annotateCosts(const DeviceOptions &options,
                                          const std::string &kernelCosts,
                                          bool withPictures = false);
  /// Predicts a call of the entry function.
  KeptResult<SimulatedStep> simulate(const SimulateOptions &options,
                                     const DeviceOptions &device,
                                     bool withPictures = false);

private:
  Compilation() = default;

  /// Returns the device program if that phase has a result, else null.
  std::shared_ptr<const DeviceProgram>
  findDeviceProgram(const DeviceOptions &options);
  /// Returns the program with calls of kernels in place of decompositions:
  /// itself if it has none.
  FailureOr<Compilation *> withKernelCalls();
  LogicalResult partition(bool withPictures, DeviceProgram &result);
  LogicalResult localize(DeviceProgram &result);
  LogicalResult optimize(const OptimizeOptions &options, bool withPictures,
                         DeviceProgram &result);
  LogicalResult compileUncached(const CompilationOptions &options,
                                SerializedProgram *form, LoadedProgram &loaded);
  LogicalResult loadOrCompile(const CompilationOptions &options,
                              const ProgramCache &cache, LoadedProgram &loaded);

  template <typename T>
  using Kept = std::map<std::string, std::shared_ptr<const T>>;

  OwningOpRef<ModuleOp> module;
  std::string entryName;
  /// The numbers that host functions had in the source.
  std::vector<int64_t> hostFunctions;
  /// withKernelCalls if there are decompositions, and DeviceProgram::kernels.
  std::unique_ptr<Compilation> kernelCalls;
  std::vector<std::string> kernels;
  /// Results by configuration.
  Kept<PhaseModule> globalPrograms;
  Kept<DeviceProgram> devicePrograms, annotatedPrograms;
  Kept<LoadedProgram> loadedPrograms;
  Kept<ExportedProgram> exportedPrograms;
  Kept<SimulatedStep> simulatedSteps;
  /// The kernels of annotated programs, which simulations share.
  std::map<const DeviceProgram *, std::shared_ptr<UnitsByHardware>> unitsOf;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_COMPILATION_H
