//===- PjrtPlugin.cpp - An open PJRT plugin -------------------------------===//
#include "lib/Engines/Pjrt/PjrtPlugin.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Scheduling/ForkedChild.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <map>

namespace mlir::gspmd::pjrt {
namespace {

/// The size of the table up to the last function that PjrtSession calls.
constexpr size_t kMinTableSize =
    offsetof(Api, functions) +
    (static_cast<size_t>(Slot::BufferToHostBuffer) + 1) * sizeof(void *);

absl::Status checkApi(const std::string &path, const Api *api) {
  if (!api)
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": GetPjrtApi returns no table of functions"));
  const ApiVersion &version = api->version;
  if (version.major != kMajorVersion)
    return absl::InvalidArgumentError(absl::StrCat(
        path, ": expected version ", kMajorVersion,
        ".x of the PJRT C API, found ", version.major, ".", version.minor));
  if (api->structSize < kMinTableSize)
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": version ", version.major, ".", version.minor,
                     " of the PJRT C API lacks functions that gspmd requires"));
  return absl::OkStatus();
}

/// Returns true if the kernel has the device file of an accelerator.
bool hasAccelerator() {
  for (auto [folder, prefix] :
       {std::pair("/dev", "accel"), std::pair("/dev/accel", "accel"),
        std::pair("/dev/vfio", "")}) {
    std::error_code missing;
    for (const auto &entry :
         std::filesystem::directory_iterator(folder, missing)) {
      std::string name = entry.path().filename().string();
      llvm::StringRef number = name;
      if (number.consume_front(prefix) && !number.empty() &&
          llvm::all_of(number, llvm::isDigit))
        return true;
    }
  }
  return false;
}

/// Returns an error if the process from which this one was forked has started
/// the plugin: its threads are missing here, and plugins wait for them or
/// abort.
absl::Status checkNotForked(const Api *api) {
  static Mutex mutex;
  static auto *started = new std::map<const Api *, ProcessCheck>();
  MutexLock lock(mutex);
  return started->try_emplace(api).first->second.check();
}

} // namespace

absl::StatusOr<PjrtPlugin> PjrtPlugin::open(const std::string &path) {
  if (!hasAccelerator())
    setenv("TPU_SKIP_MDS_QUERY", "1", /*overwrite=*/0);
  // dlopen searches the system's folders for a name without a slash.
  std::string file = path.find('/') == std::string::npos ? "./" + path : path;
  void *library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return absl::InvalidArgumentError(
        absl::StrCat("cannot load the plugin: ", dlerror()));
  auto get = reinterpret_cast<const Api *(*)()>(dlsym(library, "GetPjrtApi"));
  if (!get) {
    dlclose(library);
    return absl::InvalidArgumentError(absl::StrCat(
        path, " is not a PJRT plugin: it has no function GetPjrtApi"));
  }
  return start(path, get());
}

absl::StatusOr<PjrtPlugin> PjrtPlugin::start(const std::string &path,
                                             const Api *api) {
  if (auto status = checkApi(path, api); !status.ok())
    return status;
  if (auto status = checkNotForked(api); !status.ok())
    return absl::Status(status.code(),
                        absl::StrCat(path, ": ", status.message()));
  PjrtPlugin plugin(api);
  PluginInitializeArgs args;
  if (auto status = plugin.call(Slot::PluginInitialize, args,
                                "the plugin does not start");
      !status.ok())
    return status;
  return plugin;
}

bool PjrtPlugin::has(Slot slot) const {
  auto index = static_cast<unsigned>(slot);
  return api->structSize >=
             offsetof(Api, functions) + (size_t(index) + 1) * sizeof(void *) &&
         api->functions[index];
}

absl::Status PjrtPlugin::toStatus(Error *error, const char *what) const {
  if (!error)
    return absl::OkStatus();
  ErrorMessageArgs message;
  message.error = error;
  reinterpret_cast<void (*)(ErrorMessageArgs *)>(
      api->functions[static_cast<unsigned>(Slot::ErrorMessage)])(&message);
  ErrorGetCodeArgs code;
  code.error = error;
  auto getCode = reinterpret_cast<Error *(*)(ErrorGetCodeArgs *)>(
      api->functions[static_cast<unsigned>(Slot::ErrorGetCode)]);
  bool hasCode = !getCode(&code) && code.code;
  absl::Status status(
      hasCode ? static_cast<absl::StatusCode>(code.code)
              : absl::StatusCode::kUnknown,
      absl::StrCat(what, ": ",
                   absl::string_view(message.message, message.messageSize)));
  ErrorDestroyArgs destroy;
  destroy.error = error;
  reinterpret_cast<void (*)(ErrorDestroyArgs *)>(
      api->functions[static_cast<unsigned>(Slot::ErrorDestroy)])(&destroy);
  return status;
}

absl::Status PjrtPlugin::await(Event *event, const char *what) const {
  if (!event)
    return absl::OkStatus();
  EventAwaitArgs args;
  args.event = event;
  absl::Status status = call(Slot::EventAwait, args, what);
  EventDestroyArgs destroy;
  destroy.event = event;
  call(Slot::EventDestroy, destroy, what).IgnoreError();
  return status;
}

} // namespace mlir::gspmd::pjrt
