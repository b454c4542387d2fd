//===- Deadlock.cpp - Messages about deadlocks and stalls -----------------===//
#include "lib/Runtime/Scheduling/Deadlock.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

std::string listDevices(llvm::ArrayRef<int32_t> devices) {
  constexpr size_t maxListed = 16;
  std::string text = devices.size() == 1 ? "device " : "devices ";
  absl::StrAppend(&text, absl::StrJoin(devices.take_front(maxListed), ", "));
  if (devices.size() > maxListed)
    absl::StrAppend(&text, " and ", devices.size() - maxListed, " more");
  return text;
}

static int32_t firstMissing(const Rendezvous &rendezvous) {
  for (size_t i = 0; i < rendezvous.members.size(); ++i)
    if (!rendezvous.arrived[i])
      return rendezvous.members[i];
  return -1;
}

static std::string waitingDevices(llvm::ArrayRef<StoppedDevice> devices) {
  std::vector<int32_t> waiting;
  for (auto [number, device] : llvm::enumerate(devices))
    if (device.waitingAt)
      waiting.push_back(static_cast<int32_t>(number));
  return listDevices(waiting);
}

/// Returns text such as "device 3 has died ...; device 5 ...", without the
/// device `except`.
static std::string haltedDevices(llvm::ArrayRef<StoppedDevice> devices,
                                 int32_t except = -1) {
  std::string text;
  for (auto [number, device] : llvm::enumerate(devices))
    if (!device.haltReason.empty() && static_cast<int32_t>(number) != except)
      absl::StrAppend(&text, text.empty() ? "" : "; ", "device ", number, " ",
                      device.haltReason.str());
  return text;
}

namespace {

/// A path in the wait-for graph: each device waits for the next one.
struct WaitChain {
  std::vector<int32_t> devices;
  /// The device that the last one waits for: a member of the chain, or a device
  /// that does not wait.
  int32_t end;
  bool isCycle;
};

} // namespace

/// Follows the wait-for graph from `first`, which waits. A cycle is reduced to
/// its members.
static WaitChain followFrom(int32_t first,
                            llvm::ArrayRef<StoppedDevice> devices) {
  WaitChain chain{{}, first, false};
  while (devices[chain.end].waitingAt &&
         !llvm::is_contained(chain.devices, chain.end)) {
    chain.devices.push_back(chain.end);
    chain.end = firstMissing(*devices[chain.end].waitingAt);
  }
  chain.isCycle = devices[chain.end].waitingAt;
  if (chain.isCycle)
    chain.devices.erase(chain.devices.begin(),
                        llvm::find(chain.devices, chain.end));
  return chain;
}

static std::string describe(const WaitChain &chain,
                            llvm::ArrayRef<StoppedDevice> devices) {
  bool isMismatch = chain.isCycle && chain.devices.size() == 2;
  std::string text = isMismatch ? "mismatched collectives: " : "deadlock: ";
  constexpr size_t maxSteps = 8;
  const char *separator = "";
  for (int32_t device : llvm::ArrayRef(chain.devices).take_front(maxSteps)) {
    const Rendezvous &rendezvous = *devices[device].waitingAt;
    absl::StrAppend(&text, separator, "device ", device, " waits in ",
                    rendezvous.label, " (execution ", rendezvous.execution + 1,
                    ") for device ", firstMissing(rendezvous));
    separator = "; ";
  }
  if (chain.devices.size() > maxSteps)
    absl::StrAppend(&text, "; and so on over ", chain.devices.size(),
                    " devices");
  if (llvm::StringRef reason = devices[chain.end].haltReason; !reason.empty())
    absl::StrAppend(&text, ", which ", reason.str());
  else if (!chain.isCycle)
    absl::StrAppend(&text, ", which has finished");
  return text;
}

absl::Status describeDeadlock(llvm::ArrayRef<StoppedDevice> devices) {
  const auto *first = llvm::find_if(
      devices, [](const StoppedDevice &device) { return device.waitingAt; });
  if (first == devices.end()) { // no device waits: the others have finished
    int64_t halted = llvm::count_if(devices, [](const StoppedDevice &device) {
      return !device.haltReason.empty();
    });
    return absl::FailedPreconditionError(
        absl::StrCat(haltedDevices(devices), "; no device waits for ",
                     halted == 1 ? "it" : "them"));
  }
  WaitChain chain =
      followFrom(static_cast<int32_t>(first - devices.begin()), devices);
  std::string text = describe(chain, devices);
  if (std::string others = haltedDevices(devices, chain.end); !others.empty())
    absl::StrAppend(&text, "; ", others);
  return absl::FailedPreconditionError(
      absl::StrCat(text, "; waiting: ", waitingDevices(devices)));
}

absl::Status describeStall(llvm::ArrayRef<StoppedDevice> devices,
                           llvm::ArrayRef<int32_t> running, double seconds) {
  std::string halted = haltedDevices(devices);
  std::string text = absl::StrCat(
      "stalled: ", halted, halted.empty() ? "" : "; ", listDevices(running),
      running.size() == 1 ? " has" : " have",
      " reached no collective and not finished for ", seconds, " seconds");
  if (llvm::any_of(devices, [](const StoppedDevice &device) {
        return device.waitingAt;
      }))
    absl::StrAppend(&text, "; waiting: ", waitingDevices(devices));
  return absl::FailedPreconditionError(text);
}

} // namespace mlir::gspmd
