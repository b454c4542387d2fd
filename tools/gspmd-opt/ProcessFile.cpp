//===- ProcessFile.cpp - Processing of one file by gspmd-opt --------------===//

#include "tools/gspmd-opt/ProcessFile.h"

#include "compiler/CommandLine/DiagnosticText.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Pipeline/Passes.h"
#include "compiler/Registration/PipelineNesting.h"
#include "gspmd/Registration/Pipelines.h"
#include "lib/Files/ReadFile.h"
#include "lib/Progress/Progress.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "tools/gspmd-opt/OpCounts.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Support/Diagnostics/PassProgress.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Adds explanations to the pipeline of the command line. Without a pipeline,
/// the program is completed only to be explained.
static LogicalResult explainPipeline(const MlirOptMainConfig &config,
                                     ExplainRequest settings, StringRef output,
                                     bool &isOnlyExplained, PassManager &pm) {
  pm.addPass(createShardingNameValues());
  unsigned numNaming = pm.size();
  // MLIR dumps a pipeline when it is set up, without explanations.
  if (config.shouldDumpPassPipeline())
    static_cast<llvm::cl::opt<bool, /*ExternalStorage=*/true> *>(
        llvm::cl::getRegisteredOptions().lookup("dump-pass-pipeline"))
        ->setValue(false);
  if (failed(config.setupPassPipeline(pm)))
    return failure();
  isOnlyExplained = pm.size() == numNaming;
  if (isOnlyExplained) {
    buildGspmdComplete(pm);
    // The text replaces the module on stdout.
    if (settings.file.empty())
      settings.file = output.empty() ? "-" : output.str();
  }
  if (succeeded(enableExplanations(settings, pm))) {
    if (config.shouldDumpPassPipeline()) {
      pm.dump();
      llvm::errs() << "\n";
    }
    return success();
  }
  llvm::errs() << "gspmd-opt: error: --explain needs a pipeline with "
                  "sharding-propagate (--gspmd-complete has one)\n";
  return failure();
}

/// Returns true if the command line has one of MLIR's options.
static bool isSet(StringRef name) {
  const llvm::cl::Option *option =
      llvm::cl::getRegisteredOptions().lookup(name);
  return option && option->getNumOccurrences();
}

namespace {
/// Lets MLIR's printer rely on the last pass if that verified the program. It
/// would verify again, and look up symbols without tables.
class RelyOnVerification : public PassInstrumentation {
public:
  explicit RelyOnVerification(llvm::cl::opt<bool> &assumeVerified)
      : assumeVerified(assumeVerified) {
    assumeVerified = false; // of this program
  }
  void runBeforePass(Pass *, Operation *op) override {
    if (!op->getParentOp())
      assumeVerified = false;
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    if (!op->getParentOp())
      assumeVerified = pass->getArgument() == "gspmd-verify";
  }

private:
  llvm::cl::opt<bool> &assumeVerified;
};
} // namespace

/// Adds RelyOnVerification unless the command line has the printer's option.
static void relyOnVerification(PassManager &pm) {
  StringRef name = "mlir-print-assume-verified";
  if (llvm::cl::Option *option = llvm::cl::getRegisteredOptions().lookup(name);
      option && !isSet(name))
    pm.addInstrumentation(std::make_unique<RelyOnVerification>(
        *static_cast<llvm::cl::opt<bool> *>(option)));
}

/// Counts ops for --mlir-pass-statistics.
static void addRequestedCounts(PassManager &pm) {
  if (isSet("mlir-pass-statistics"))
    countOps(pm, llvm::errs());
}

/// Registers a handler in front of MLIR's, which shows lines of files that the
/// command line does not name.
static void keepOtherFilesClosed(MLIRContext &context, StringRef input,
                                 bool verifiesDiagnostics) {
  DiagnosticEngine &engine = context.getDiagEngine();
  if (!verifiesDiagnostics) {
    engine.registerHandler([input](Diagnostic &diagnostic) {
      return printUnlocatedDiagnostic(diagnostic, llvm::errs(), input);
    });
    return;
  }
  // Expectations are in the input only, so the diagnostic has no place there.
  engine.registerHandler([input, &engine](Diagnostic &diagnostic) {
    if (!namesOtherFile(diagnostic, input))
      return failure();
    Location nowhere = UnknownLoc::get(diagnostic.getLocation()->getContext());
    Diagnostic copy(nowhere, diagnostic.getSeverity());
    copy << diagnostic.str();
    for (Diagnostic &note : diagnostic.getNotes())
      copy.attachNote(nowhere) << note.str();
    engine.emit(std::move(copy));
    return success();
  });
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

static LogicalResult fail(const llvm::Twine &message) {
  llvm::errs() << "gspmd-opt: error: " << message << "\n";
  return failure();
}

/// Returns the program in a form that MLIR's parser reads; null after an error.
static std::unique_ptr<llvm::MemoryBuffer>
readInput(StringRef input, bool isText, MLIRContext &context) {
  absl::StatusOr<std::unique_ptr<llvm::MemoryBuffer>> program =
      readProgramFile(input);
  if (!program.ok()) {
    (void)fail(std::string(program.status().message()));
    return nullptr;
  }
  std::unique_ptr<llvm::MemoryBuffer> file =
      isText ? toText(*std::move(program), context)
             : toReadable(*std::move(program), context);
  if (!file || !isSet("run-reproducer"))
    return file;
  // MLIR parses the pipeline of the file.
  std::optional<std::string> error = checkPipelineNesting(file->getBuffer());
  if (!error)
    return file;
  (void)fail(input + ": " + *error);
  return nullptr;
}

/// Writes a module that was printed, as an artifact if `artifact` names its
/// version.
static LogicalResult writeModule(std::string &module, StringRef output,
                                 StringRef artifact, MLIRContext &context) {
  if (!artifact.empty() && failed(toArtifact(module, artifact, context)))
    return failure();
  if (std::optional<std::string> error = writeTextFile(output.str(), module))
    return fail(*error);
  return success();
}

/// Returns how many characters of `text` come before a marker that MLIR splits
/// at for certain, if possible at least `least`. MLIR takes the last two
/// characters of a marker apart, and the text at them may be another marker
/// unless that is longer than the line.
static size_t groupSize(StringRef text, StringRef marker, size_t least) {
  if (marker.size() < 5 || marker.contains('\n'))
    return text.size();
  std::string line = ("\n" + marker + "\n").str();
  return std::min(text.find(line, least), text.size() - 1) + 1;
}

/// Processes a file as MlirOptMain does, which scans its entire buffer for the
/// line numbers of each chunk that it splits off. Passes a group of chunks at a
/// time, behind as many line ends as precede it in the file. A group is as long
/// as these, because MlirOptMain matches patterns of diagnostics with each
/// line.
static LogicalResult processGroups(llvm::raw_ostream &os,
                                   std::unique_ptr<llvm::MemoryBuffer> file,
                                   DialectRegistry &registry,
                                   const MlirOptMainConfig &config) {
  StringRef marker = config.inputSplitMarker();
  if (marker.empty())
    return MlirOptMain(os, std::move(file), registry, config);
  constexpr size_t kLeastSize = 1 << 14; // scanned in 10 us, a chunk takes 600
  StringRef rest = file->getBuffer();
  std::string lineEnds;
  bool isSuccessful = true;
  while (true) {
    StringRef group = rest.take_front(
        groupSize(rest, marker, std::max(kLeastSize, lineEnds.size())));
    isSuccessful &= succeeded(
        MlirOptMain(os,
                    llvm::MemoryBuffer::getMemBufferCopy(
                        lineEnds + group.str(), file->getBufferIdentifier()),
                    registry, config));
    if (group.size() == rest.size())
      return success(isSuccessful);
    os << config.outputSplitMarker() << "\n";
    lineEnds.append(group.count('\n'), '\n');
    rest = rest.drop_front(group.size() + marker.size());
  }
}

/// Returns the result of the program or the programs of `file`.
static FailureOr<std::string>
processShowingProgress(std::unique_ptr<llvm::MemoryBuffer> file,
                       DialectRegistry &registry,
                       const MlirOptMainConfig &config) {
  Progress progress("gspmd-opt");
  progress.begin({"reading"});
  std::string module;
  llvm::raw_string_ostream moduleStream(module);
  if (failed(processGroups(moduleStream, std::move(file), registry, config)))
    return failure();
  return module;
}

LogicalResult mlir::gspmd::processFile(StringRef input, StringRef output,
                                       const ExplainRequest &settings,
                                       StringRef artifact,
                                       StringRef shardingMap,
                                       DialectRegistry &registry) {
  if (std::optional<std::string> error = validateOutputPath(output))
    return fail(*error);
  // MLIR creates its context too late for the conversion of unsupported
  // formats.
  MLIRContext reading(registry, MLIRContext::Threading::DISABLED);
  reading.printOpOnDiagnostic(false); // one line
  llvm::SourceMgr noSources;
  noSources.setVirtualFileSystem(
      llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>());
  SourceMgrDiagnosticHandler printer(noSources, &reading);
  // Messages about bytecode contain bytes of the file.
  ScopedDiagnosticHandler escaping(&reading, [&](Diagnostic &diagnostic) {
    return printUnlocatedDiagnostic(diagnostic, llvm::errs(), inputName(input));
  });
  std::unique_ptr<llvm::MemoryBuffer> file =
      readInput(input, settings.isEnabled(), reading);
  if (!file)
    return failure();
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  bool namesValues = settings.isEnabled() || !shardingMap.empty();
  std::string text = config.inputSplitMarker().empty() && namesValues
                         ? file->getBuffer().str()
                         : std::string();
  // The parser would verify before the handler of the pipeline exists, and look
  // up symbols without tables.
  bool verifiesFirst = config.shouldVerifyOnParsing();
  config.verifyOnParsing(false);
  MlirOptMainConfig inner = config;
  bool isOnlyExplained = false;
  config.setPassPipelineSetupFn([&](PassManager &pm) {
    // The most recent handler is called first, so this one precedes MLIR's.
    keepOtherFilesClosed(*pm.getContext(), inputName(input),
                         config.shouldVerifyDiagnostics());
    if (verifiesFirst && failed(parsePassPipeline("gspmd-verify", pm)))
      return failure();
    size_t numFirst = pm.size();
    if (namesValues)
      nameValuesBefore(pm, text);
    if (!shardingMap.empty())
      pm.addPass(createShardingMap({shardingMap.str()}));
    if (failed(settings.isEnabled() ? explainPipeline(inner, settings, output,
                                                      isOnlyExplained, pm)
                                    : inner.setupPassPipeline(pm)))
      return failure();
    if (!isSet("verify-each") && pm.size() > numFirst)
      verifyOnce(pm);
    relyOnVerification(pm);
    addRequestedCounts(pm);
    hideProgressForDiagnostics(*pm.getContext());
    showPasses("passes,", pm);
    return success();
  });
  config.emitBytecode(config.shouldEmitBytecode() || !artifact.empty());
  FailureOr<std::string> module =
      processShowingProgress(std::move(file), registry, config);
  if (failed(module) || isOnlyExplained)
    return failure(failed(module));
  return writeModule(*module, output, artifact, reading);
}
