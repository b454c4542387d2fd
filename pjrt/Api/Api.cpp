//===- Api.cpp - The table of functions -----------------------------------===//
#include "compiler/Formats/Formats.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Api/Client.h"
#include "pjrt/Api/Extensions.h"
#include "pjrt/Buffers/Buffer.h"
#include "pjrt/Callbacks/JaxRegistration.h"
#include "pjrt/Execute/Executable.h"
#include "pjrt/Execute/LoadedExecutable.h"
#include "llvm/ADT/SmallVector.h"
#include <atomic>
#include <cstddef>

namespace mlir::gspmd::pjrt {
namespace {

// The sizes that a C compiler computes for the interface on this machine.
static_assert(
    sizeof(Api) == 1144 && sizeof(MemoryLayout) == 80 &&
    sizeof(BufferMemoryLayoutArgs) == 104 &&
    sizeof(CompiledMemoryStatsArgs) == 144 &&
    sizeof(DeviceMemoryStatsArgs) == 208 && sizeof(ExecuteOptions) == 144 &&
    sizeof(ClientBufferFromHostBufferArgs) == 120 &&
    sizeof(DevicePoisonExecutionArgs) == 72 &&
    sizeof(ViewOfDeviceBufferArgs) == 112 && sizeof(BufferBitcastArgs) == 64 &&
    sizeof(BufferDonateArgs) == 48 && sizeof(CreateAliasArgs) == 80 &&
    sizeof(FulfillAliasArgs) == 64 && sizeof(CreateTransferManagerArgs) == 72 &&
    sizeof(TransferDataArgs) == 72 && sizeof(TransferLiteralArgs) == 80 &&
    sizeof(BufferCopyRawToHostFutureArgs) == 64 &&
    sizeof(LayoutsExtension) == 80 && sizeof(ShardingsExtension) == 40);

constexpr const char *kNames[] = {
#define GSPMD_PJRT_FUNCTION(SLOT, NAME) NAME,
#include "lib/Engines/Pjrt/Api/PjrtFunctions.def"
#undef GSPMD_PJRT_FUNCTION
};
static_assert(std::size(kNames) == kNumSlots);

template <size_t slot>
Error *unimplemented(void *) {
  return toError(absl::UnimplementedError(
      std::string(kNames[slot]) + " is not implemented by gspmd's emulator"));
}

template <size_t... slots>
void fill(Api &api, std::index_sequence<slots...>) {
  ((api.functions[slots] = reinterpret_cast<void *>(&unimplemented<slots>)),
   ...);
}

absl::Status initialize(PluginInitializeArgs &) { return absl::OkStatus(); }

/// Returns the components of a version such as `1.17.0`.
std::vector<int64_t> numbersOf(llvm::StringRef version) {
  std::vector<int64_t> numbers;
  llvm::SmallVector<llvm::StringRef> components;
  version.split(components, '.');
  for (llvm::StringRef component : components) {
    int64_t number = 0;
    (void)component.getAsInteger(10, number);
    numbers.push_back(number);
  }
  return numbers;
}

/// Reports the StableHLO versions that callers may send.
absl::Status pluginAttributes(PluginAttributesArgs &args) {
  static const std::vector<int64_t> newest = numbersOf(newestArtifactVersion());
  static const std::vector<int64_t> oldest = numbersOf(oldestArtifactVersion());
  static const NamedValue values[] = {
      namedNumbers("stablehlo_current_version", newest),
      namedNumbers("stablehlo_minimum_version", oldest),
      namedNumber("xla_version", 2)};
  args.attributes = values;
  args.numAttributes = std::size(values);
  return absl::OkStatus();
}

Api makeApi() {
  Api api = {};
  api.structSize = sizeof(Api);
  api.extension = extensions();
  api.version = {sizeof(ApiVersion), nullptr, kMajorVersion, kMinorVersion};
  fill(api, std::make_index_sequence<kNumSlots>());
  set<initialize>(api, Slot::PluginInitialize);
  set<pluginAttributes>(api, Slot::PluginAttributes);
  addErrorFunctions(api);
  addEventFunctions(api);
  addTopologyFunctions(api);
  addClientFunctions(api);
  addDeviceFunctions(api);
  addBufferFunctions(api);
  addTransferFunctions(api);
  addRawTransferFunctions(api);
  addAsyncTransferFunctions(api);
  addBufferViewFunctions(api);
  addRunFunctions(api);
  addExecutableFunctions(api);
  addExecutableQueryFunctions(api);
  addLoadedExecutableFunctions(api);
  addExecuteFunctions(api);
  return api;
}

} // namespace
} // namespace mlir::gspmd::pjrt

extern "C" __attribute__((visibility("default"))) const mlir::gspmd::pjrt::Api *
GetPjrtApi() {
  static const mlir::gspmd::pjrt::Api api = mlir::gspmd::pjrt::makeApi();
  // This is not the initializer of a static, for which other callers would
  // wait: one of them may hold Python's lock, which registration acquires.
  static std::atomic<bool> isRegistering{false};
  if (!isRegistering.exchange(true))
    mlir::gspmd::pjrt::registerWithJax();
  return &api;
}
