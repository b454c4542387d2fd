//===- ExplainCompletion.cpp - Explanations as outputs of a pass ----------===//

#include "transforms/Propagation/Explanation/ExplainCompletion.h"
#include "lib/Report/DisplayText.h"
#include "mlir/IR/Builders.h"
#include "transforms/Propagation/Explanation/ExplanationJson.h"
#include "transforms/Propagation/Explanation/ExplanationWriters.h"
#include "transforms/Support/ProgramPhase.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns true if `form` is in the list `as`.
static bool hasForm(StringRef as, StringRef form) {
  SmallVector<StringRef> forms;
  as.split(forms, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return llvm::is_contained(forms, form);
}

LogicalResult mlir::gspmd::validateRequest(ModuleOp module,
                                           const ExplainRequest &request) {
  if (request.isEnabled() && phaseOf(module) == ProgramPhase::Partitioned)
    return module.emitError(
        "is partitioned already: there is nothing to explain");
  SmallVector<StringRef> forms;
  StringRef(request.as).split(forms, ',', -1, /*KeepEmpty=*/false);
  for (StringRef form : forms)
    if (form != "text" && form != "remarks" && form != "edges")
      return module.emitError() << "unknown form \"" << form
                                << "\" of explanations; expected text, remarks "
                                   "or edges";
  return success();
}

/// Opens `path` (`-` is stdout, an empty path is stderr) and lets `write` fill
/// it.
static LogicalResult
writeFile(ModuleOp module, StringRef path,
          llvm::function_ref<void(llvm::raw_ostream &)> write) {
  if (path.empty()) {
    write(llvm::errs());
    return success();
  }
  std::error_code error;
  llvm::raw_fd_ostream os(path, error, llvm::sys::fs::OF_Text);
  if (error)
    return module.emitError() << "cannot write explanations to " << path << ": "
                              << error.message();
  write(os);
  if (path == "-")
    os.flush();
  else
    os.close();
  if (!os.has_error())
    return success();
  error = os.error();
  os.clear_error(); // otherwise the destructor of the stream aborts the process
  return module.emitError()
         << "cannot write explanations to " << path << ": " << error.message();
}

/// Writes to `stream` if it is not null, else to the file.
static LogicalResult
writeTo(llvm::raw_ostream *stream, ModuleOp module, StringRef path,
        llvm::function_ref<void(llvm::raw_ostream &)> write) {
  if (!stream)
    return writeFile(module, path, write);
  write(*stream);
  return success();
}

/// Records the name of each explained value, and of the values that its axes
/// were propagated from.
static void recordNames(ModuleOp module, ArrayRef<Explanation> explanations) {
  llvm::SetVector<StringRef> names;
  for (const Explanation &explanation : explanations) {
    names.insert(explanation.key.name);
    for (const ExplainedAxes &axes : explanation.axes)
      for (const ExplainedStep &step : axes.steps) {
        names.insert(step.from.name);
        names.insert(step.to.name);
      }
  }
  module->setDiscardableAttr(
      kExplainedAttr,
      Builder(module.getContext()).getStrArrayAttr(names.getArrayRef()));
}

LogicalResult mlir::gspmd::explainCompletion(
    ModuleOp module, ShardingTable &table, const ProvenanceRecorder &recorder,
    const ExplainRequest &request, const ExplanationConsumer &consumer) {
  if (consumer.willExplain)
    consumer.willExplain();
  Explainer explainer(module, table, recorder);
  // A consumer of all values of a large program needs one at a time.
  bool areKept = request.recordsNames || !request.as.empty() ||
                 !request.json.empty() || consumer.jsonStream;
  std::vector<Explanation> explanations;
  if (failed(explainer.forEach(request.values, consumer.needsSteps,
                               [&](Explanation e) {
                                 if (consumer.visit)
                                   consumer.visit(e, table.getShardings());
                                 if (areKept)
                                   explanations.push_back(std::move(e));
                               })))
    return failure();
  if (request.recordsNames)
    recordNames(module, explanations);
  std::vector<AnnotationConflict> conflicts = explainer.findConflicts();
  for (const AnnotationConflict &conflict : conflicts)
    emitRemark(conflict);
  if (hasForm(request.as, "remarks"))
    emitRemarks(explanations, table.getShardings());
  if (hasForm(request.as, "edges"))
    attachEdges(table, recorder);
  if (hasForm(request.as, "text") &&
      failed(writeTo(consumer.textStream, module, request.file,
                     [&](llvm::raw_ostream &os) {
                       // A terminal would obey control characters of names.
                       std::string text;
                       llvm::raw_string_ostream stream(text);
                       for (const Explanation &e : explanations)
                         writeText(e, table.getShardings(), stream);
                       os << displayLines(text);
                     })))
    return failure();
  if (request.json.empty() && !consumer.jsonStream)
    return success();
  return writeTo(consumer.jsonStream, module, request.json,
                 [&](llvm::raw_ostream &os) {
                   writeJson(explanations, conflicts, table.getShardings(), os);
                 });
}
