//===- RunStageExport.cpp - Files of stages (--export-stages) -------------===//
#include "compiler/Run/RunStageExport.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Pipelining/StageExport.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace mlir::gspmd {

ExitCode runStageExport(const RunCommand &command, Compilation &compilation) {
  FailureOr<StagePrograms> stages =
      makeStagePrograms(compilation, command.pipeline);
  if (failed(stages))
    return ExitCode::BadInput;
  FailureOr<std::vector<ExportedFile>> exported = exportStages(*stages);
  if (failed(exported))
    return ExitCode::BadInput;
  const std::string &folder = command.exportFolder;
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return reportError(ExitCode::BadInput, folder + ": " + error.message());
  std::vector<TextFile> files;
  for (ExportedFile &file : *exported) {
    llvm::SmallString<128> path(folder);
    llvm::sys::path::append(path, file.name);
    files.push_back({path.str().str(), std::move(file.text)});
  }
  if (auto error = writeTextFiles(files))
    return reportError(ExitCode::BadInput, *error);
  return ExitCode::Ok;
}

} // namespace mlir::gspmd
