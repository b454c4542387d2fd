//===- Error.h - Errors -----------------------------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_API_ERROR_H
#define GSPMD_PJRT_API_ERROR_H

#include "absl/status/status.h"
#include "lib/Engines/Pjrt/Api/PjrtPluginApi.h"
#include <string>

namespace mlir::gspmd::pjrt {

/// The common prefix of objects that callers hold: an optional table of
/// functions, which is unused.
struct Opaque {
  const void *functions = nullptr;
};

struct Error : Opaque {
  Error(int code, std::string message)
      : code(code), message(std::move(message)) {}
  int code; ///< an absl::StatusCode
  std::string message;
};

/// Returns null for an OK status, otherwise an error that the caller destroys.
Error *toError(const absl::Status &status);
/// Returns the status of a caller's code and message; code 0 is OK.
absl::Status toStatus(int code, const char *message, size_t size);

void addErrorFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_ERROR_H
