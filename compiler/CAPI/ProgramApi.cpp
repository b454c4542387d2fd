//===- ProgramApi.cpp - Programs and their transformations in C -----------===//

#include "compiler/CAPI/Handles.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Formats/ProgramGraph.h"
#include "compiler/Pipeline/Annotations/EditAnnotations.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "gspmd/Pipeline/Annotate.h"
#include "gspmd/Registration/InitAll.h"
#include "gspmd/Registration/ParsePipeline.h"
#include "gspmd/Registration/Pipelines.h"
#include "lib/Files/ReadFile.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "transforms/Propagation/Explanation/ExplanationJson.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

using namespace mlir;
using namespace mlir::gspmd::capi;

/// Parses a buffer and keeps its text, which defines the names of values.
static GspmdError parse(Context &context,
                        std::unique_ptr<llvm::MemoryBuffer> buffer,
                        GspmdProgram *result) {
  DiagnosticScope scope(context);
  auto program = std::make_unique<Program>();
  program->context = &context;
  if (mlir::gspmd::detectFormat(buffer->getBuffer()) ==
      mlir::gspmd::FileFormat::Text)
    program->text = buffer->getBuffer().str();
  program->module = mlir::gspmd::readProgram(std::move(buffer), *context.mlir);
  if (!program->module)
    return scope.error();
  *result = wrap<GspmdProgram>(program.release());
  return noError();
}

GspmdError gspmdProgramParse(GspmdContext context, GspmdStringRef source,
                             GspmdStringRef name, GspmdProgram *result) {
  return parse(*unwrap<Context>(context),
               llvm::MemoryBuffer::getMemBufferCopy(toRef(source), toRef(name)),
               result);
}

GspmdError gspmdProgramRead(GspmdContext context, GspmdStringRef path,
                            GspmdProgram *result) {
  auto buffer = mlir::gspmd::readProgramFile(toRef(path));
  if (!buffer.ok())
    return makeError("error: " + std::string(buffer.status().message()));
  return parse(*unwrap<Context>(context), *std::move(buffer), result);
}

void gspmdProgramDestroy(GspmdProgram program) {
  delete unwrap<Program>(program);
}

/// Returns a program with a copy of the module, which may change: it has
/// neither the source text nor the compilations.
static std::unique_ptr<Program> cloneModule(Program &program) {
  auto clone = std::make_unique<Program>();
  clone->context = program.context;
  clone->module = program.module->clone();
  return clone;
}

GspmdError gspmdProgramRunPipeline(GspmdProgram handle, GspmdStringRef pipeline,
                                   GspmdProgram *result) {
  Program &program = *unwrap<Program>(handle);
  mlir::gspmd::registerAllPassesOnce();
  PassManager pm(program.context->mlir.get());
  if (auto error = mlir::gspmd::parsePipeline(toRef(pipeline), pm))
    return makeError("error: " + *error);
  mlir::gspmd::verifyOnce(pm);
  std::unique_ptr<Program> transformed = cloneModule(program);
  DiagnosticScope scope(*program.context);
  if (failed(pm.run(*transformed->module)))
    return scope.error();
  *result = wrap<GspmdProgram>(transformed.release());
  return noError();
}

GspmdError gspmdProgramAnnotate(GspmdProgram handle, GspmdStringRef entry,
                                GspmdStringRef json, GspmdProgram *result) {
  Program &program = *unwrap<Program>(handle);
  std::unique_ptr<Program> annotated = cloneModule(program);
  DiagnosticScope scope(*program.context);
  FailureOr<std::string> name =
      mlir::gspmd::findEntry(*annotated->module, toRef(entry).str());
  if (failed(name) || failed(mlir::gspmd::annotateArguments(
                          *annotated->module, *name, toRef(json))))
    return scope.error();
  *result = wrap<GspmdProgram>(annotated.release());
  return noError();
}

GspmdError gspmdProgramEditAnnotations(GspmdProgram handle, GspmdStringRef json,
                                       GspmdProgram *result) {
  Program &program = *unwrap<Program>(handle);
  std::unique_ptr<Program> made = cloneModule(program);
  DiagnosticScope scope(*program.context);
  if (failed(mlir::gspmd::editAnnotations(*made->module, program.text,
                                          toRef(json))))
    return scope.error();
  *result = wrap<GspmdProgram>(made.release());
  return noError();
}

bool gspmdProgramIsPartitioned(GspmdProgram program) {
  return mlir::gspmd::spmd::isPartitioned(*unwrap<Program>(program)->module);
}

void gspmdProgramPrint(GspmdProgram program, bool withLocations,
                       GspmdStringCallback callback, void *userData) {
  CallbackStream stream(callback, userData);
  OpPrintingFlags flags;
  flags.enableDebugInfo(withLocations);
  unwrap<Program>(program)->module->print(stream, flags);
  stream << "\n";
}

GspmdError gspmdProgramWriteBytecode(GspmdProgram handle,
                                     GspmdStringCallback callback,
                                     void *userData) {
  Program &program = *unwrap<Program>(handle);
  DiagnosticScope scope(*program.context);
  CallbackStream stream(callback, userData);
  if (failed(writeBytecodeToFile(*program.module, stream)))
    return scope.error();
  return noError();
}

GspmdError gspmdProgramWriteArtifact(GspmdProgram handle,
                                     GspmdStringRef version,
                                     GspmdStringCallback callback,
                                     void *userData) {
  Program &program = *unwrap<Program>(handle);
  DiagnosticScope scope(*program.context);
  CallbackStream stream(callback, userData);
  std::string target = version.length ? toRef(version).str()
                                      : mlir::gspmd::newestArtifactVersion();
  if (failed(mlir::gspmd::writeArtifact(*program.module, target, stream)))
    return scope.error();
  return noError();
}

GspmdError gspmdProgramWriteGraph(GspmdProgram handle, int64_t maxNodes,
                                  GspmdStringCallback callback,
                                  void *userData) {
  Program &program = *unwrap<Program>(handle);
  OwningOpRef<ModuleOp> named = program.module->clone();
  if (!mlir::gspmd::hasNames(*named))
    mlir::gspmd::nameValues(*named, program.text);
  DiagnosticScope scope(*program.context);
  CallbackStream stream(callback, userData);
  if (failed(mlir::gspmd::writeProgramGraph(*named, maxNodes, stream)))
    return scope.error();
  return noError();
}

GspmdError gspmdProgramExplain(GspmdProgram handle, GspmdStringRef values,
                               GspmdExplainForm form,
                               GspmdStringCallback callback, void *userData) {
  Program &program = *unwrap<Program>(handle);
  CallbackStream stream(callback, userData);
  mlir::gspmd::ExplainRequest request;
  request.values = toRef(values).str();
  request.as = form == GspmdExplainText ? "text" : "";
  mlir::gspmd::ExplanationConsumer consumer;
  std::string summaries;
  llvm::raw_string_ostream summaryStream(summaries);
  llvm::json::Object meshes;
  if (form == GspmdExplainText) {
    consumer.textStream = &stream;
  } else if (form == GspmdExplainJson) {
    consumer.jsonStream = &stream;
  } else {
    consumer.needsSteps = false;
    consumer.visit = [&](const mlir::gspmd::Explanation &explanation,
                         const mlir::gspmd::ShardingAttrTable &table) {
      if (summaries.empty())
        meshes = meshesOf(table);
      else
        summaryStream << ",";
      writeSummary(explanation, table, summaryStream);
    };
  }
  DiagnosticScope scope(*program.context);
  if (failed(mlir::gspmd::Compilation(program.module->clone())
                 .explain(program.text, request, consumer)))
    return scope.error();
  if (form == GspmdExplainSummary)
    stream << "{\"meshes\":" << llvm::json::Value(std::move(meshes))
           << ",\"values\":[" << summaries << "],\"version\":1}";
  return noError();
}
