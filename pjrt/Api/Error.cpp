//===- Error.cpp - What callers get where something fails -----------------===//
#include "pjrt/Api/Error.h"
#include "pjrt/Api/ApiFunction.h"

namespace mlir::gspmd::pjrt {

Error *toError(absl::Status status) {
  if (status.ok())
    return nullptr;
  return new Error(static_cast<int>(status.code()),
                   std::string(status.message()));
}

absl::Status toStatus(int code, const char *message, size_t size) {
  return absl::Status(
      static_cast<absl::StatusCode>(code),
      absl::string_view(message ? message : "", message ? size : 0));
}

// These two give nothing back.
static void destroyError(ErrorDestroyArgs *args) { delete args->error; }
static void errorMessage(ErrorMessageArgs *args) {
  args->message = args->error->message.data();
  args->messageSize = args->error->message.size();
}

static absl::Status errorCode(ErrorGetCodeArgs &args) {
  args.code = args.error->code;
  return absl::OkStatus();
}

/// Ours carry none.
static absl::Status visitPayloads(ErrorForEachPayloadArgs &) {
  return absl::OkStatus();
}

void addErrorFunctions(Api &api) {
  auto place = [&](Slot slot) -> void *& {
    return api.functions[static_cast<unsigned>(slot)];
  };
  place(Slot::ErrorDestroy) = reinterpret_cast<void *>(&destroyError);
  place(Slot::ErrorMessage) = reinterpret_cast<void *>(&errorMessage);
  set<errorCode>(api, Slot::ErrorGetCode);
  set<visitPayloads>(api, Slot::ErrorForEachPayload);
}

} // namespace mlir::gspmd::pjrt
