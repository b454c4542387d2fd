//===- RunPhase.cpp - How a phase runs ------------------------------------===//
#include "compiler/Pipeline/RunPhase.h"
#include "gspmd/Registration/Pipelines.h"
#include "lib/Progress/ElapsedTime.h"
#include "transforms/Support/Diagnostics/DiagnosticKind.h"
#include "transforms/Support/Diagnostics/PassProgress.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <atomic>

namespace mlir::gspmd {

static std::atomic<int64_t> numRuns[kNumPhases];

int64_t getNumPhaseRuns(CompilationPhase phase) {
  return numRuns[static_cast<unsigned>(phase)];
}

void countPhaseRun(CompilationPhase phase) {
  ++numRuns[static_cast<unsigned>(phase)];
}

PhaseRun::PhaseRun(CompilationPhase phase, MLIRContext *context,
                   PhaseResult &result)
    : ScopedDiagnosticHandler(context,
                              [this, phase](Diagnostic &diagnostic) {
                                if (records)
                                  record(diagnostic, phase,
                                         this->result.diagnostics);
                                return failure(); // for the next handler
                              }),
      result(result), begin(std::chrono::steady_clock::now()) {
  countPhaseRun(phase);
}

PhaseRun::~PhaseRun() { result.milliseconds += millisecondsSince(begin); }

LogicalResult runPasses(CompilationPhase phase, StringRef title,
                        PassManager &pm, ModuleOp source, PhaseModule &result) {
  PhaseRun run(phase, source.getContext(), result);
  result.owner = source.clone();
  result.module = *result.owner;
  verifyOnce(pm);
  showPasses(title, pm);
  return pm.run(result.module);
}

static std::vector<std::string> getRemarks(const PhaseDiagnostics &diagnostics,
                                           bool isOptimization) {
  std::vector<std::string> texts;
  for (const PhaseDiagnostic &diagnostic : diagnostics)
    if (diagnostic.severity == DiagnosticSeverity::Remark &&
        (isOptimization ? diagnostic.phase == CompilationPhase::Optimize
                        : diagnostic.phase < CompilationPhase::Optimize))
      texts.push_back(diagnostic.location + ": " + diagnostic.message);
  return texts;
}

std::vector<std::string> PhaseResult::replicatedOps() const {
  return getRemarks(diagnostics, /*isOptimization=*/false);
}
std::vector<std::string> PhaseResult::optimizations() const {
  return getRemarks(diagnostics, /*isOptimization=*/true);
}

LogicalResult checkSizes(Operation *op, TypeRange types, unsigned limit,
                         StringRef what, StringRef why) {
  for (Type type : types) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      continue;
    double count = llvm::product_of(tensor.getShape(), double(1));
    if (count > double(int64_t(1) << limit))
      return emitOpError(op, ErrorKind::TooLarge)
             << what << " of type " << type << ", which is " << why
             << " (more than 2^" << limit << " elements)";
  }
  return success();
}

bool isOnOneDevice(const DeviceProgram &device, const DeviceOptions &options) {
  return !options.partition && !device.wasPartitioned && !device.isManual;
}

std::string describeFile(StringRef path) {
  llvm::sys::fs::file_status status;
  if (path.empty() || llvm::sys::fs::status(path, status))
    return path.str();
  auto changed = status.getLastModificationTime().time_since_epoch();
  return (path + "@" + Twine(int64_t(changed.count()))).str();
}

std::string describeTopology(StringRef topology) {
  if (!topology.contains(".json"))
    return topology.str();
  StringRef hardware = topology.rsplit(':').first; // with or without slices
  StringRef file = hardware.ltrim("0123456789");
  file.consume_front("x");
  return (topology + "|" + describeFile(hardware) + "|" + describeFile(file))
      .str();
}

std::string describe(const DeviceOptions &options, bool withPictures) {
  StringRef pictures = withPictures ? " with pictures" : "";
  if (!options.partition || !options.optimize)
    return ((options.partition ? "partitioned" : "unpartitioned") + pictures)
        .str();
  const OptimizeOptions &optimize = *options.optimize;
  return "optimized for " + describeTopology(optimize.topology) + "|" +
         optimize.axisLayout + "|" + optimize.overlap + "|" +
         std::to_string(optimize.memoryLimit) + " by " +
         llvm::join(optimize.only, ",") + " at any price " +
         std::to_string(optimize.forcedVariant) + pictures.str();
}

} // namespace mlir::gspmd
