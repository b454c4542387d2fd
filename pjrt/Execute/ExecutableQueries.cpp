//===- ExecutableQueries.cpp - Computed properties of programs ------------===//
//
// The text, the costs and the memory of the program that devices run.
//
//===----------------------------------------------------------------------===//
#include "absl/strings/str_cat.h"
#include "compiler/Pipeline/Compilation.h"
#include "compiler/Pipeline/ProgramCosts.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Compile/OpShardings.h"
#include "pjrt/Execute/Executable.h"
#include "transforms/Export/SpmdToStablehlo/Passes.h"
#include "transforms/Support/SignatureAttrs.h"

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// The optimized program
//===----------------------------------------------------------------------===//

/// Writes the shardings of global arguments and results into the attributes in
/// which readers of XLA's programs look for them.
static LogicalResult writeShardings(ModuleOp module,
                                    const CompiledModule &compiled) {
  Builder b(module.getContext());
  SmallVector<Attribute> arguments;
  TileAssignments results;
  results.isTuple = compiled.results.size() != 1;
  for (auto [tensor, boundary] :
       llvm::zip_equal(compiled.program().arguments, compiled.arguments)) {
    auto assignment = assignmentOf(compiled, tensor, boundary);
    if (!assignment.ok())
      return module.emitError(std::string(assignment.status().message()));
    arguments.push_back(b.getStringAttr(assignment->toString()));
  }
  // Readers of the text look for them at the arguments.
  auto main = module.lookupSymbol<FunctionOpInterface>("main");
  if (main && main.getNumArguments() == arguments.size())
    editArgAttrs(main, [&](unsigned i, NamedAttrList &attrs) {
      attrs.set("mhlo.sharding", arguments[i]);
    });
  for (auto [tensor, boundary] :
       llvm::zip_equal(compiled.program().results, compiled.results)) {
    auto assignment = assignmentOf(compiled, tensor, boundary);
    if (!assignment.ok())
      return module.emitError(std::string(assignment.status().message()));
    results.elements.push_back(*std::move(assignment));
  }
  module->setAttr("mhlo.spmd_parameters_shardings", b.getArrayAttr(arguments));
  module->setAttr("mhlo.spmd_output_sharding",
                  b.getStringAttr(results.toString()));
  return success();
}

/// Writes the aliasing of results and donated arguments, including the choices
/// for arguments that the caller donated without a result.
static void writeAliases(ModuleOp module, const CompiledModule &compiled) {
  auto main = module.lookupSymbol<FunctionOpInterface>("main");
  if (!main || main.getNumArguments() != compiled.arguments.size() ||
      main.getNumResults() != compiled.aliasedArgumentOf.size())
    return;
  Builder b(module.getContext());
  llvm::DenseMap<unsigned, unsigned> resultOf; // by argument
  for (auto [result, aliased] : llvm::enumerate(compiled.aliasedArgumentOf))
    // Serialized executables require identical types; aliasing only requires
    // identical sizes.
    if (aliased && main.getArgumentTypes()[*aliased] ==
                       main.getResultTypes()[unsigned(result)])
      resultOf[unsigned(*aliased)] = unsigned(result);
  editArgAttrs(main, [&](unsigned i, NamedAttrList &attrs) {
    auto result = resultOf.find(i);
    if (result == resultOf.end())
      return;
    attrs.erase("jax.buffer_donor");
    attrs.set("tf.aliasing_output",
              b.getI32IntegerAttr(int32_t(result->second)));
  });
}

/// Writes the StableHLO of one device's program, with collectives between
/// partitions.
static LogicalResult toStablehlo(const CompiledModule &compiled,
                                 Compilation &compilation, std::string &text) {
  DeviceOptions options = compiled.deviceOptions();
  FailureOr<OwningOpRef<ModuleOp>> exported = compilation.exportStablehlo(
      options, ProcessForm::Partitions, RaggedForm::Call);
  if (failed(exported))
    return failure();
  ModuleOp module = **exported;
  if (options.partition && failed(writeShardings(module, compiled)))
    return failure();
  writeAliases(module, compiled);
  llvm::raw_string_ostream stream(text);
  // Locations name JAX's ops and lines of the script.
  module->print(stream, OpPrintingFlags().enableDebugInfo());
  return success();
}

static absl::Status makeOptimized(Executable &executable) {
  MutexLock lock(executable.mutex);
  if (!executable.optimized.empty())
    return absl::OkStatus();
  const CompiledModule &compiled = *executable.compiled;
  return executable.compiler->withDeviceProgram(
      compiled, [&](Compilation &compilation) {
        return toStablehlo(compiled, compilation, executable.optimized);
      });
}

static absl::Status optimizedProgram(OptimizedProgramArgs &args) {
  constexpr llvm::StringLiteral kFormat = "mlir";
  if (!args.program)
    return missingArgument("a target for the program");
  if (auto status = makeOptimized(*args.executable); !status.ok())
    return status;
  const std::string &text = args.executable->optimized;
  args.program->format = kFormat.data();
  args.program->formatSize = kFormat.size();
  if (args.program->code) {
    if (args.program->codeSize < text.size())
      return absl::InvalidArgumentError(
          "the target is too small for the program");
    // The caller's memory for the text.
    std::memcpy(const_cast<char *>(args.program->code), text.data(),
                text.size());
  }
  args.program->codeSize = text.size();
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

static void addCost(Executable &executable, std::string name, double value) {
  const std::string &kept = executable.costNames.emplace_back(std::move(name));
  NamedValue &cost = executable.costs.emplace_back();
  cost.name = kept.data();
  cost.nameSize = kept.size();
  cost.kind = ValueKind::Float;
  cost.number = static_cast<float>(value);
  cost.valueSize = 1;
}

/// Adds costs under XLA's names, where `0{}` is the first operand of all
/// kernels and `out{}` their results.
static void addCosts(Executable &executable, const ProgramCosts &costs) {
  addCost(executable, "flops", costs.flops);
  addCost(executable, "transcendentals", costs.transcendentals);
  addCost(executable, "bytes accessed", costs.bytesAccessed());
  for (auto [operand, bytes] : llvm::enumerate(costs.bytesRead))
    addCost(executable, absl::StrCat("bytes accessed", operand, "{}"), bytes);
  addCost(executable, "bytes accessedout{}", costs.bytesWritten);
}

/// Returns the prediction of a call. Errors are emitted.
static FailureOr<Prediction> predictionOf(const Executable &executable,
                                          Compilation &compilation) {
  const CompiledModule &compiled = *executable.compiled;
  if (compiled.prediction)
    return *compiled.prediction;
  const Compiler &compiler = *executable.compiler;
  return predict(compilation, compiled.settings.numDevices(), compiler.topology,
                 compiler.modes, /*withPage=*/false, compiled.name);
}

/// Returns the predicted seconds of a call; nothing for a program that the cost
/// model does not support.
static std::optional<double> secondsOf(const Executable &executable,
                                       Compilation &compilation) {
  ScopedDiagnosticHandler silence(compilation.source().getContext(),
                                  [](Diagnostic &) { return success(); });
  FailureOr<Prediction> prediction = predictionOf(executable, compilation);
  if (failed(prediction))
    return std::nullopt;
  return prediction->stepSeconds;
}

/// Calls `query` with the program for which predictions are made.
static absl::Status
withPredictedProgram(const Executable &executable,
                     llvm::function_ref<LogicalResult(Compilation &)> query) {
  return executable.compiler->withDeviceProgram(*executable.compiled, query,
                                                /*forCosts=*/true);
}

static LogicalResult findCosts(Executable &executable,
                               Compilation &compilation) {
  const Topology &topology = executable.compiler->topology;
  KeptResult<DeviceProgram> device = compilation.annotateCosts(
      executable.compiled->deviceOptions(), /*kernelCosts=*/"");
  if (failed(device))
    return failure();
  addCosts(executable, countCosts((*device)->module, compilation.entry(),
                                  topology.hardware()));
  if (auto seconds = secondsOf(executable, compilation))
    addCost(executable, "optimal_seconds", *seconds);
  return success();
}

static absl::Status costs(CountedArgs<Executable, const NamedValue> &args) {
  Executable &executable = *args.object;
  MutexLock lock(executable.mutex);
  if (executable.costs.empty()) {
    absl::Status status =
        withPredictedProgram(executable, [&](Compilation &compilation) {
          return findCosts(executable, compilation);
        });
    if (!status.ok())
      return status;
  }
  args.list = executable.costs.data();
  args.size = executable.costs.size();
  return absl::OkStatus();
}

static absl::Status memoryStats(CompiledMemoryStatsArgs &args) {
  const Executable &executable = *args.executable;
  const CompiledModule &compiled = *executable.compiled;
  int64_t peak = 0;
  absl::Status status = withPredictedProgram(
      executable, [&](Compilation &compilation) -> LogicalResult {
        FailureOr<Prediction> prediction =
            predictionOf(executable, compilation);
        if (failed(prediction))
          return failure();
        peak = int64_t(prediction->peakBytes);
        return success();
      });
  if (!status.ok())
    return status;
  args.code = args.hostCode = args.hostArguments = args.hostOutputs =
      args.hostAliases = args.hostTemporaries = args.indefinite = 0;
  args.arguments = compiled.argumentBytes;
  args.outputs = compiled.resultBytes;
  args.aliases = compiled.aliasedBytes;
  args.temporaries =
      std::max<int64_t>(0, peak - args.arguments - args.outputs + args.aliases);
  args.peak = args.total = args.totalAllocations = args.peakUnpadded = peak;
  return absl::OkStatus();
}

void addExecutableQueryFunctions(Api &api) {
  set<optimizedProgram>(api, Slot::ExecutableOptimizedProgram);
  set<costs>(api, Slot::ExecutableGetCostAnalysis);
  set<memoryStats>(api, Slot::ExecutableGetCompiledMemoryStats);
}

} // namespace mlir::gspmd::pjrt
