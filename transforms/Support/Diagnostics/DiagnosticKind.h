//===- DiagnosticKind.h - Kinds of errors in diagnostics --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_DIAGNOSTICKIND_H
#define GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_DIAGNOSTICKIND_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// What a caller outside of MLIR, such as a PJRT client, learns about an error
/// in addition to its text.
enum class ErrorKind {
  InvalidProgram,
  UnknownFunction,
  TooLarge,
  /// A function of the caller, such as a callback, failed.
  CallerFunction
};

/// Begins an error at `op` whose kind is stored in its metadata.
inline InFlightDiagnostic emitOpError(Operation *op, ErrorKind kind) {
  InFlightDiagnostic error = op->emitOpError();
  if (Diagnostic *diagnostic = error.getUnderlyingDiagnostic())
    diagnostic->getMetadata().emplace_back(static_cast<int>(kind));
  return error;
}

/// Returns the kind of `error`; InvalidProgram if none was set.
inline ErrorKind errorKindOf(Diagnostic &error) {
  if (error.getMetadata().empty())
    return ErrorKind::InvalidProgram;
  return static_cast<ErrorKind>(error.getMetadata().front().getAsInteger());
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_DIAGNOSTICKIND_H
