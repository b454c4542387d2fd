//===- FakePlugin.cpp - Invalid plugins -----------------------------------===//
//
// A library with the entry point of a plugin. FAKE_PJRT in the environment
// selects its table: "newer" has another major version, "small" lacks most
// functions, "null" is no table, "broken" does not start.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include <cstdlib>
#include <cstring>

using namespace mlir::gspmd::pjrt;

namespace mlir::gspmd::pjrt {
struct Error {
  const char *message;
};
} // namespace mlir::gspmd::pjrt

static Error broken{"no such hardware"};

static void message(ErrorMessageArgs *args) {
  args->message = args->error->message;
  args->messageSize = std::strlen(args->message);
}
static void destroy(ErrorDestroyArgs *) {}
static Error *code(ErrorGetCodeArgs *args) {
  args->code = 9; // failed precondition
  return nullptr;
}
static Error *initialize(PluginInitializeArgs *) { return &broken; }

extern "C" const Api *GetPjrtApi() {
  static Api api{};
  const char *kind = std::getenv("FAKE_PJRT");
  if (!kind || !std::strcmp(kind, "null"))
    return nullptr;
  api.structSize = sizeof(Api);
  api.version.major = kMajorVersion;
  api.version.minor = 200;
  if (!std::strcmp(kind, "newer"))
    api.version.major = kMajorVersion + 1;
  if (!std::strcmp(kind, "small"))
    api.structSize = 100;
  auto set = [&](Slot slot, void *function) {
    api.functions[static_cast<unsigned>(slot)] = function;
  };
  set(Slot::ErrorMessage, reinterpret_cast<void *>(message));
  set(Slot::ErrorDestroy, reinterpret_cast<void *>(destroy));
  set(Slot::ErrorGetCode, reinterpret_cast<void *>(code));
  set(Slot::PluginInitialize, reinterpret_cast<void *>(initialize));
  return &api;
}
