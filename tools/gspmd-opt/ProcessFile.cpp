//===- ProcessFile.cpp - Processing of one file by gspmd-opt --------------===//

#include "tools/gspmd-opt/ProcessFile.h"

#include "compiler/CommandLine/DiagnosticText.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Pipeline/Passes.h"
#include "gspmd/Registration/Pipelines.h"
#include "lib/Files/ReadFile.h"
#include "lib/Progress/Progress.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Support/PassProgress.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Adds explanations to the pipeline of the command line. Without a pipeline,
/// the program is completed only to be explained.
static LogicalResult explainPipeline(const MlirOptMainConfig &config,
                                     ExplainRequest settings, StringRef output,
                                     bool &isOnlyExplained, PassManager &pm) {
  pm.addPass(createShardingNameValues());
  unsigned numNaming = pm.size();
  if (failed(config.setupPassPipeline(pm)))
    return failure();
  isOnlyExplained = pm.size() == numNaming;
  if (isOnlyExplained) {
    buildGspmdComplete(pm);
    // The text replaces the module on stdout.
    if (settings.file.empty())
      settings.file = output.empty() ? "-" : output.str();
  }
  if (succeeded(enableExplanations(settings, pm)))
    return success();
  llvm::errs() << "gspmd-opt: error: --explain needs a pipeline with "
                  "sharding-propagate (--gspmd-complete has one)\n";
  return failure();
}

/// Returns true if the user set the interval of verification.
static bool isVerificationSet() {
  const llvm::cl::Option *option =
      llvm::cl::getRegisteredOptions().lookup("verify-each");
  return option && option->getNumOccurrences();
}

/// Converts a module in bytecode to an artifact.
static LogicalResult toArtifact(std::string &module, StringRef version,
                                MLIRContext &context) {
  OwningOpRef<ModuleOp> program =
      readProgram(llvm::MemoryBuffer::getMemBufferCopy(module), context);
  module.clear();
  llvm::raw_string_ostream os(module);
  return success(program && succeeded(writeArtifact(*program, version, os)));
}

LogicalResult mlir::gspmd::processFile(StringRef input, StringRef output,
                                       const ExplainRequest &settings,
                                       StringRef artifact,
                                       StringRef shardingMap,
                                       DialectRegistry &registry) {
  auto fail = [](const llvm::Twine &message) {
    llvm::errs() << "gspmd-opt: error: " << message << "\n";
    return failure();
  };
  absl::StatusOr<std::unique_ptr<llvm::MemoryBuffer>> program =
      readProgramFile(input);
  if (!program.ok())
    return fail(std::string(program.status().message()));
  std::unique_ptr<llvm::MemoryBuffer> file = *std::move(program);
  if (std::optional<std::string> error = validateOutputPath(output))
    return fail(*error);
  // MLIR creates its context too late for the conversion of unsupported
  // formats.
  MLIRContext reading(registry, MLIRContext::Threading::DISABLED);
  reading.printOpOnDiagnostic(false); // one line
  llvm::SourceMgr noSources;
  SourceMgrDiagnosticHandler printer(noSources, &reading);
  file = settings.isOn() ? toText(std::move(file), reading)
                         : toReadable(std::move(file), reading);
  if (!file)
    return failure();
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  bool namesValues = settings.isOn() || !shardingMap.empty();
  std::string text = config.inputSplitMarker().empty() && namesValues
                         ? file->getBuffer().str()
                         : std::string();
  MlirOptMainConfig inner = config;
  bool isOnlyExplained = false;
  config.setPassPipelineSetupFn([&](PassManager &pm) {
    if (namesValues)
      nameValuesBefore(pm, text);
    if (!shardingMap.empty())
      pm.addPass(createShardingMap({shardingMap.str()}));
    if (failed(settings.isOn() ? explainPipeline(inner, settings, output,
                                                 isOnlyExplained, pm)
                               : inner.setupPassPipeline(pm)))
      return failure();
    if (!isVerificationSet())
      verifyOnce(pm);
    // The most recent handler is called first, so these precede MLIR's.
    if (!config.shouldVerifyDiagnostics())
      pm.getContext()->getDiagEngine().registerHandler(
          [name = inputName(input)](Diagnostic &diagnostic) {
            return printUnlocatedDiagnostic(diagnostic, llvm::errs(), name);
          });
    hideProgressForDiagnostics(*pm.getContext());
    showPasses("passes,", pm);
    return success();
  });
  config.emitBytecode(config.shouldEmitBytecode() || !artifact.empty());
  std::string module;
  llvm::raw_string_ostream moduleStream(module);
  {
    Progress progress("gspmd-opt");
    progress.begin({"reading"});
    if (failed(MlirOptMain(moduleStream, std::move(file), registry, config)))
      return failure();
  }
  if (isOnlyExplained)
    return success();
  if (!artifact.empty() && failed(toArtifact(module, artifact, reading)))
    return failure();
  if (std::optional<std::string> error = writeTextFile(output.str(), module))
    return fail(*error);
  return success();
}
