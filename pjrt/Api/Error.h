//===- Error.h - What callers get where something fails ---------*- C++ -*-===//
#ifndef GSPMD_PJRT_API_ERROR_H
#define GSPMD_PJRT_API_ERROR_H

#include "absl/status/status.h"
#include "lib/Engines/Pjrt/Api/PjrtPluginApi.h"
#include <string>

namespace mlir::gspmd::pjrt {

/// What callers see of an object that they hold: a table of functions that it
/// may have, which ours have not.
struct Opaque {
  const void *functions = nullptr;
};

struct Error : Opaque {
  Error(int code, std::string message)
      : code(code), message(std::move(message)) {}
  int code; ///< as absl::StatusCode
  std::string message;
};

/// Null for a status that is OK; else the caller's to destroy.
Error *toError(absl::Status status);
/// From a code and a message that a caller gives; code 0 is OK.
absl::Status toStatus(int code, const char *message, size_t size);

void addErrorFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_ERROR_H
