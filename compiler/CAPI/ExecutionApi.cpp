//===- ExecutionApi.cpp - Compilation and execution in C ------------------===//

#include "compiler/Arrays/CompareTensors.h"
#include "compiler/CAPI/Handles.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "compiler/Run/EngineChoice.h"
#include "compiler/Run/RunReport.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::capi;
using gspmd::ElementType;
using gspmd::EntryTensor;
using gspmd::HostTensor;

static_assert(int(GspmdElementTypeBool) == int(ElementType::Bool) &&
                  int(GspmdElementTypeBF16) == int(ElementType::BF16) &&
                  int(GspmdElementTypeC128) == int(ElementType::C128),
              "the types of the C API are those of the runtime, in order");

static GspmdElementType toC(ElementType type) {
  return static_cast<GspmdElementType>(type);
}
static ElementType fromC(GspmdElementType type) {
  return static_cast<ElementType>(type);
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

GspmdCompileOptions gspmdCompileOptionsGetDefault(void) {
  static const std::string cache = mlir::gspmd::defaultCacheFolder();
  GspmdCompileOptions options = {};
  options.entry = gspmdStringRefCreateFromCString("main");
  options.optLevel = 2;
  options.cacheFolder = toC(StringRef(cache));
  options.pjrtForm = gspmdStringRefCreateFromCString("replicas");
  return options;
}

/// Returns the options of --engine pjrt.
static mlir::gspmd::EngineChoice
getEngineChoice(const GspmdCompileOptions &options) {
  mlir::gspmd::EngineChoice choice;
  choice.engine = "pjrt";
  choice.pjrtPlugin = toRef(options.pjrtPlugin).str();
  SmallVector<StringRef> lines;
  toRef(options.pjrtOptions).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines)
    choice.pjrtOptions.push_back(line.str());
  choice.pjrtForm = toRef(options.pjrtForm).str();
  return choice;
}

/// Compiles for a plugin, as gspmd-run --engine pjrt does.
static GspmdError compileForPlugin(Context &context, ModuleOp module,
                                   const mlir::gspmd::LoadOptions &load,
                                   const GspmdCompileOptions &options,
                                   GspmdExecutable *result) {
  DiagnosticScope scope(context);
  mlir::gspmd::EngineChoice choice = getEngineChoice(options);
  if (std::optional<std::string> error = choice.validate())
    return makeError("error: " + *error);
  auto exported =
      mlir::gspmd::exportProgram(module, load, choice.isPartitions());
  if (failed(exported))
    return scope.error();
  auto executable = std::make_unique<Executable>();
  executable->context = &context;
  executable->exported = *std::move(exported);
  executable->plugin.plugin = choice.pjrtPlugin;
  executable->plugin.clientOptions = choice.clientOptions();
  *result = wrap<GspmdExecutable>(executable.release());
  return noError();
}

GspmdError gspmdProgramCompile(GspmdProgram handle,
                               const GspmdCompileOptions *options,
                               GspmdExecutable *result) {
  Program &program = *unwrap<Program>(handle);
  DiagnosticScope scope(*program.context);
  OwningOpRef<ModuleOp> module = program.module->clone();
  FailureOr<std::string> entry =
      mlir::gspmd::findEntry(*module, toRef(options->entry).str());
  if (failed(entry))
    return scope.error();
  mlir::gspmd::LoadOptions load;
  load.entry = *entry;
  load.partition = !options->noPartition;
  load.optLevel = options->optLevel;
  load.lowerWith = toRef(options->lowerWith).str();
  if (options->pjrtPlugin.length)
    return compileForPlugin(*program.context, *module, load, *options, result);
  mlir::gspmd::ProgramCache cache(toRef(options->cacheFolder).str());
  FailureOr<mlir::gspmd::LoadedProgram> loaded =
      mlir::gspmd::loadProgram(*module, load, &cache);
  if (failed(loaded))
    return scope.error();
  if (options->noPartition && loaded->wasPartitioned)
    return makeError("error: the program is partitioned already; compile the "
                     "unpartitioned program");
  *result = wrap<GspmdExecutable>(
      new Executable{program.context, *std::move(loaded), std::nullopt, {}});
  return noError();
}

void gspmdExecutableDestroy(GspmdExecutable executable) {
  delete unwrap<Executable>(executable);
}

size_t gspmdElementTypeGetSize(GspmdElementType type) {
  return byteSize(fromC(type));
}

static GspmdTensorInfo toInfo(const EntryTensor &tensor) {
  GspmdTensorInfo info;
  info.elementType = toC(tensor.elementType);
  info.rank = tensor.globalShape.size();
  info.shape = tensor.globalShape.data();
  info.localShape = tensor.localShape.data();
  info.name = toC(StringRef(tensor.name));
  return info;
}

static const CompiledProgram &getProgram(GspmdExecutable executable) {
  return unwrap<Executable>(executable)->boundary();
}

intptr_t gspmdExecutableGetNumDevices(GspmdExecutable executable) {
  return getProgram(executable).numDevices();
}
intptr_t gspmdExecutableGetNumArguments(GspmdExecutable executable) {
  return getProgram(executable).arguments.size();
}
GspmdTensorInfo gspmdExecutableGetArgument(GspmdExecutable executable,
                                           intptr_t index) {
  return toInfo(getProgram(executable).arguments[index]);
}
intptr_t gspmdExecutableGetNumResults(GspmdExecutable executable) {
  return getProgram(executable).results.size();
}
GspmdTensorInfo gspmdExecutableGetResult(GspmdExecutable executable,
                                         intptr_t index) {
  return toInfo(getProgram(executable).results[index]);
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

GspmdRunOptions gspmdRunOptionsGetDefault(void) {
  GspmdRunOptions options = {};
  options.repeat = 1;
  return options;
}

static HostTensor toHost(const GspmdTensor &tensor) {
  HostTensor host(fromC(tensor.elementType),
                  ArrayRef(tensor.shape, tensor.rank));
  std::memcpy(host.data(), tensor.data, host.numBytes());
  return host;
}

static std::string getTypeString(const GspmdTensor &tensor) {
  return typeString(fromC(tensor.elementType),
                    ArrayRef(tensor.shape, tensor.rank));
}

/// Returns an error text for a tensor of an unexpected type or shape.
static std::optional<std::string> validateTensors(ArrayRef<GspmdTensor> inputs,
                                                  ArrayRef<EntryTensor> outputs,
                                                  StringRef what) {
  if (inputs.size() != outputs.size())
    return ("the program has " + Twine(outputs.size()) + " " + what +
            "s, not " + Twine(inputs.size()))
        .str();
  for (unsigned i = 0; i < inputs.size(); ++i) {
    std::string type =
        typeString(outputs[i].elementType, outputs[i].globalShape);
    if (std::string found = getTypeString(inputs[i]); found != type)
      return (what + " " + Twine(i) +
              (outputs[i].name.empty() ? "" : " (" + outputs[i].name + ")") +
              " should be " + type + ", not " + found)
          .str();
  }
  return std::nullopt;
}

static GspmdErrorCode getErrorCode(const absl::Status &status) {
  return absl::IsInvalidArgument(status) ? GspmdErrorBadInput
         : absl::IsDataLoss(status)      ? GspmdErrorMismatch
                                         : GspmdErrorRuntimeError;
}

using Tensors = absl::StatusOr<std::vector<HostTensor>>;

static Tensors runEmulated(const mlir::gspmd::LoadedProgram &loaded,
                           ArrayRef<HostTensor> arguments,
                           const GspmdRunOptions &options,
                           mlir::gspmd::RunReport &report) {
  RunOptions run;
  run.poison = options.poison;
  run.memoryLimit = options.memoryLimit;
  run.repeat = options.repeat;
  report = mlir::gspmd::makeReport(loaded);
  return runProgram(loaded.program, arguments, run, &report.run);
}

static Tensors runOnPlugin(const Executable &executable,
                           ArrayRef<HostTensor> arguments,
                           const GspmdRunOptions &options,
                           mlir::gspmd::RunReport &report) {
  mlir::gspmd::PjrtOptions plugin = executable.plugin;
  plugin.repeat = options.repeat;
  plugin.poison = options.poison;
  mlir::gspmd::PjrtStats stats;
  Tensors results = mlir::gspmd::runOnPjrt(executable.exported->program,
                                           arguments, plugin, &stats);
  report = mlir::gspmd::makeReport(*executable.exported, std::move(stats));
  return results;
}

GspmdError gspmdExecutableRun(GspmdExecutable handle, intptr_t numArguments,
                              const GspmdTensor *arguments, intptr_t numResults,
                              const GspmdTensor *results,
                              const GspmdRunOptions *options,
                              GspmdStringCallback stats, void *userData) {
  const Executable &executable = *unwrap<Executable>(handle);
  const CompiledProgram &program = executable.boundary();
  ArrayRef<GspmdTensor> inputs(arguments, numArguments);
  ArrayRef<GspmdTensor> outputs(results, numResults);
  if (auto error = validateTensors(inputs, program.arguments, "argument"))
    return makeError("error: " + *error);
  if (auto error = validateTensors(outputs, program.results, "result"))
    return makeError("error: " + *error);
  auto tensors = llvm::map_to_vector(inputs, toHost);
  mlir::gspmd::RunReport report;
  Tensors got = executable.exported
                    ? runOnPlugin(executable, tensors, *options, report)
                    : runEmulated(executable.loaded, tensors, *options, report);
  if (!got.ok())
    return makeError("error: " + std::string(got.status().message()),
                     getErrorCode(got.status()));
  for (auto [tensor, target] : llvm::zip(*got, outputs))
    std::memcpy(target.data, tensor.data(), tensor.numBytes());
  if (stats)
    stats(toC(StringRef(toJson(report))), userData);
  return noError();
}

int64_t gspmdTensorCompare(const GspmdTensor *got, const GspmdTensor *expected,
                           double relative, double absolute, double *maxError,
                           GspmdStringCallback message, void *userData) {
  auto inputs = [](double tolerance) {
    return tolerance < 0 ? std::nullopt : std::optional<double>(tolerance);
  };
  Comparison comparison = mlir::gspmd::compareTensors(
      toHost(*got), toHost(*expected), inputs(relative), inputs(absolute));
  if (maxError)
    *maxError = comparison.maxError;
  if (message && comparison.numMismatches)
    message(toC(StringRef(comparison.message)), userData);
  return comparison.numMismatches;
}
