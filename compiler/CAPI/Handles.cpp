//===- Handles.cpp - Objects behind the handles of the C API --------------===//

#include "compiler/CAPI/Handles.h"
#include "compiler/CommandLine/DiagnosticText.h"

using namespace mlir;
using namespace mlir::gspmd::capi;

GspmdError mlir::gspmd::capi::noError() {
  return wrap<GspmdError>(static_cast<Error *>(nullptr));
}

GspmdError mlir::gspmd::capi::makeError(const llvm::Twine &message,
                                        GspmdErrorCode code) {
  auto *error = new Error;
  error->code = code;
  error->message = message.str();
  return wrap<GspmdError>(error);
}

mlir::FailureOr<mlir::gspmd::Compilation *>
Program::compilationOf(StringRef entry) {
  auto it = compilations.find(entry.str());
  if (it != compilations.end())
    return &it->second;
  FailureOr<Compilation> created =
      Compilation::create(module->clone(), entry.str());
  if (failed(created))
    return failure();
  return &compilations.try_emplace(entry.str(), *std::move(created))
              .first->second;
}

DiagnosticScope::DiagnosticScope(MLIRContext &mlir, Context &context)
    : handler(&mlir, [this, &context](Diagnostic &diagnostic) {
        std::string text;
        llvm::raw_string_ostream stream(text);
        printDiagnostic(diagnostic, stream);
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error) {
          if (context.onDiagnostic)
            context.onDiagnostic(
                diagnostic.getSeverity() == DiagnosticSeverity::Warning
                    ? GspmdSeverityWarning
                    : GspmdSeverityRemark,
                toC(StringRef(text).rtrim()), context.userData);
          return mlir::success();
        }
        if (collected.message.empty())
          if (auto loc =
                  diagnostic.getLocation()->findInstanceOf<FileLineColLoc>()) {
            collected.file = loc.getFilename().str();
            collected.line = loc.getLine();
            collected.column = loc.getColumn();
          }
        collected.message += text;
        return mlir::success();
      }) {}

GspmdError DiagnosticScope::error(GspmdErrorCode code) const {
  auto *error = new Error(collected);
  error->code = code;
  error->message = error->message.empty()
                       ? "error: failed without a message"
                       : StringRef(error->message).rtrim().str();
  return wrap<GspmdError>(error);
}
