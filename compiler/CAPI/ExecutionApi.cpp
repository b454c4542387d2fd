//===- ExecutionApi.cpp - Compilation and execution in C ------------------===//

#include "compiler/Arrays/CompareTensors.h"
#include "compiler/CAPI/Handles.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Codegen/ToElementType.h"
#include "compiler/Engines/AheadOfTimeReport.h"
#include "compiler/Engines/Engine.h"

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

static GspmdErrorCode getErrorCode(const absl::Status &status) {
  return absl::IsInvalidArgument(status) ? GspmdErrorBadInput
         : absl::IsDataLoss(status)      ? GspmdErrorMismatch
                                         : GspmdErrorRuntimeError;
}

/// Returns the engine that the options describe: the one that they name, or
/// that of a plugin, or the default.
static mlir::gspmd::EngineOptions
getEngineOptions(const GspmdCompileOptions &options) {
  mlir::gspmd::EngineOptions engine;
  if (options.engine.length)
    engine.name = toRef(options.engine).str();
  else if (options.pjrtPlugin.length)
    engine.name = mlir::gspmd::kPjrtEngine.str();
  engine.pjrt.plugin = toRef(options.pjrtPlugin).str();
  SmallVector<StringRef> lines;
  toRef(options.pjrtOptions).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines)
    engine.pjrt.clientOptions.push_back(line.str());
  engine.pjrt.form = toRef(options.pjrtForm).str();
  return engine;
}

/// Returns an error text for an engine that cannot run in this process.
static std::optional<std::string>
validateEngine(const mlir::gspmd::EngineOptions &engine) {
  if (auto error = engine.validate())
    return error;
  if (engine.kind().hasLauncher)
    return "engine " + engine.name +
           " needs processes that a launcher starts: write the program, and "
           "run it as mpirun -n DEVICES gspmd-run FILE --engine " +
           engine.name;
  if (!engine.pjrt.plugin.empty() && engine.name != mlir::gspmd::kPjrtEngine)
    return "a plugin is for engine pjrt, found engine " + engine.name +
           "; remove the plugin";
  return std::nullopt;
}

GspmdError gspmdProgramCompile(GspmdProgram handle,
                               const GspmdCompileOptions *options,
                               GspmdExecutable *result) {
  Program &program = *unwrap<Program>(handle);
  DiagnosticScope scope(*program.context);
  FailureOr<Compilation *> compilation =
      program.compilationOf(toRef(options->entry));
  if (failed(compilation))
    return scope.error();
  mlir::gspmd::CompilationOptions load;
  load.partition = !options->noPartition;
  load.optLevel = options->optLevel;
  load.lowerWith = toRef(options->lowerWith).str();
  mlir::gspmd::EngineOptions engine = getEngineOptions(*options);
  if (std::optional<std::string> error = validateEngine(engine))
    return makeError("error: " + *error);
  mlir::gspmd::ProgramCache cache(toRef(options->cacheFolder).str());
  auto executable =
      mlir::gspmd::createEngine(engine, mlir::gspmd::getToolName())
          ->compile(**compilation, load, &cache);
  if (failed(executable))
    return scope.error();
  if (options->noPartition && (*executable)->wasPartitioned())
    return makeError("error: the program is partitioned already; compile the "
                     "unpartitioned program");
  *result = wrap<GspmdExecutable>(executable->release());
  return noError();
}

GspmdError gspmdProgramCompileAheadOfTime(GspmdProgram handle,
                                          const GspmdCompileOptions *options,
                                          GspmdStringRef topology,
                                          GspmdStringCallback stats,
                                          GspmdStringCallback optimizedProgram,
                                          GspmdStringCallback executable,
                                          void *userData) {
  Program &program = *unwrap<Program>(handle);
  DiagnosticScope scope(*program.context);
  FailureOr<Compilation *> compilation =
      program.compilationOf(toRef(options->entry));
  if (failed(compilation))
    return scope.error();
  mlir::gspmd::EngineOptions engine = getEngineOptions(*options);
  mlir::gspmd::AheadOfTimeRequest request;
  request.topology = toRef(topology).str();
  request.readsProgram = optimizedProgram != nullptr;
  request.readsExecutable = executable != nullptr;
  std::optional<std::string> invalid = validateEngine(engine);
  if (!invalid)
    invalid = request.validate(engine);
  if (invalid)
    return makeError("error: " + *invalid);
  mlir::gspmd::CompilationOptions load;
  load.partition = !options->noPartition;
  mlir::gspmd::KeptResult<mlir::gspmd::ExportedProgram> exported =
      (*compilation)->exportForPlugin(load, engine.pjrt.isPartitions());
  if (failed(exported))
    return scope.error();
  auto report =
      mlir::gspmd::compileAheadOfTime(**exported, engine.pjrt, request);
  if (!report.ok())
    return makeError("error: " + std::string(report.status().message()),
                     getErrorCode(report.status()));
  stats(toC(StringRef(toJson(*report))), userData);
  if (optimizedProgram)
    optimizedProgram(toC(StringRef(report->executable.program)), userData);
  if (executable)
    executable(toC(StringRef(report->executable.serialized)), userData);
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
  return unwrap<Executable>(executable)->signature();
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
GspmdStringRef gspmdExecutableGetArgumentTypeName(GspmdExecutable executable,
                                                  intptr_t index) {
  return toC(elementTypeName(getProgram(executable).arguments[index]));
}
GspmdStringRef gspmdExecutableGetResultTypeName(GspmdExecutable executable,
                                                intptr_t index) {
  return toC(elementTypeName(getProgram(executable).results[index]));
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
    return ("expected " + Twine(outputs.size()) + " " + what + "s, found " +
            Twine(inputs.size()))
        .str();
  for (unsigned i = 0; i < inputs.size(); ++i) {
    std::string type =
        typeString(outputs[i].elementType, outputs[i].globalShape);
    if (std::string found = getTypeString(inputs[i]); found != type)
      return (what + " " + Twine(i) +
              (outputs[i].name.empty() ? "" : " (" + outputs[i].name + ")") +
              ": expected " + type + ", found " + found)
          .str();
  }
  return std::nullopt;
}

GspmdError gspmdExecutableRun(GspmdExecutable handle, intptr_t numArguments,
                              const GspmdTensor *arguments, intptr_t numResults,
                              const GspmdTensor *results,
                              const GspmdRunOptions *options,
                              GspmdStringCallback stats, void *userData) {
  const Executable &executable = *unwrap<Executable>(handle);
  const CompiledProgram &program = executable.signature();
  ArrayRef<GspmdTensor> inputs(arguments, numArguments);
  ArrayRef<GspmdTensor> outputs(results, numResults);
  if (auto error = validateTensors(inputs, program.arguments, "argument"))
    return makeError("error: " + *error);
  if (auto error = validateTensors(outputs, program.results, "result"))
    return makeError("error: " + *error);
  auto tensors = llvm::map_to_vector(inputs, toHost);
  RunOptions run;
  run.poison = options->poison;
  run.memoryLimit = options->memoryLimit;
  run.repeat = options->repeat;
  mlir::gspmd::RunReport report;
  auto computed = executable.run(tensors, run, &report);
  if (!computed.ok())
    return makeError("error: " + std::string(computed.status().message()),
                     getErrorCode(computed.status()));
  for (auto [tensor, target] : llvm::zip(*computed, outputs))
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
  Comparison comparison = mlir::gspmd::compareWithDefaultTolerances(
      toHost(*got), toHost(*expected), inputs(relative), inputs(absolute));
  if (maxError)
    *maxError = comparison.maxError;
  if (message && comparison.numMismatches)
    message(toC(StringRef(comparison.message)), userData);
  return comparison.numMismatches;
}
