//===- Error.cpp - Errors -------------------------------------------------===//
#include "pjrt/Api/Error.h"
#include "lib/Report/DisplayText.h"
#include "pjrt/Api/ApiFunction.h"
#include "llvm/Support/JSON.h"

namespace mlir::gspmd::pjrt {

Error *toError(const absl::Status &status) {
  if (status.ok())
    return nullptr;
  // Messages quote names of programs, which a terminal would obey and of which
  // Python decodes UTF-8 only.
  std::string message(status.message());
  return new Error(static_cast<int>(status.code()),
                   llvm::json::fixUTF8(displayText(message, message.size())));
}

absl::Status toStatus(int code, const char *message, size_t size) {
  return absl::Status(
      static_cast<absl::StatusCode>(code),
      absl::string_view(message ? message : "", message ? size : 0));
}

// These two functions return nothing.
static void destroyError(ErrorDestroyArgs *args) { delete args->error; }
static void errorMessage(ErrorMessageArgs *args) {
  args->message = args->error->message.data();
  args->messageSize = args->error->message.size();
}

static absl::Status errorCode(ErrorGetCodeArgs &args) {
  args.code = args.error->code;
  return absl::OkStatus();
}

/// Errors of this plugin have no payloads.
static absl::Status visitPayloads(ErrorForEachPayloadArgs &) {
  return absl::OkStatus();
}

void addErrorFunctions(Api &api) {
  auto slotOf = [&](Slot slot) -> void *& {
    return api.functions[static_cast<unsigned>(slot)];
  };
  slotOf(Slot::ErrorDestroy) = reinterpret_cast<void *>(&destroyError);
  slotOf(Slot::ErrorMessage) = reinterpret_cast<void *>(&errorMessage);
  set<errorCode>(api, Slot::ErrorGetCode);
  set<visitPayloads>(api, Slot::ErrorForEachPayload);
}

} // namespace mlir::gspmd::pjrt
