//===- PipeliningApi.cpp - Pipeline stages in C ---------------------------===//

#include "compiler/CAPI/Handles.h"
#include "compiler/Pipelining/StageExport.h"
#include "gspmd-c/Pipelining.h"

using namespace mlir;
using namespace mlir::gspmd::capi;

GspmdStageOptions gspmdStageOptionsGetDefault(void) {
  GspmdStageOptions options = {};
  options.entry = gspmdStringRefCreateFromCString("main");
  options.schedule = gspmdStringRefCreateFromCString("1f1b");
  return options;
}

GspmdError gspmdProgramExportStages(GspmdProgram handle,
                                    const GspmdStageOptions *source,
                                    GspmdFileCallback callback,
                                    void *userData) {
  mlir::gspmd::PipelineOptions options;
  options.schedule = toRef(source->schedule).str();
  options.microbatches = source->microbatches;
  options.microbatchDims = toRef(source->microbatchDims).str();
  options.groups = source->groups;
  options.stages = source->stages;
  options.meshes = toRef(source->meshes).str();
  if (!options.isEnabled())
    return makeError("error: a schedule is required, for example 1f1b");
  if (std::optional<std::string> error = options.validate())
    return makeError("error: " + *error);
  Program &program = *unwrap<Program>(handle);
  DiagnosticScope scope(*program.context);
  FailureOr<mlir::gspmd::Compilation *> compilation =
      program.compilationOf(toRef(source->entry));
  if (failed(compilation))
    return scope.error();
  FailureOr<mlir::gspmd::StagePrograms> stages =
      mlir::gspmd::makeStagePrograms(**compilation, options);
  if (failed(stages))
    return scope.error();
  FailureOr<std::vector<mlir::gspmd::ExportedFile>> files =
      mlir::gspmd::exportStages(*stages);
  if (failed(files))
    return scope.error();
  for (const mlir::gspmd::ExportedFile &file : *files)
    callback(toC(file.name), toC(file.text), userData);
  return noError();
}
