//===- Session.cpp - A client of a plugin and its devices -----------------===//
#include "lib/Engines/Pjrt/Session.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueCallbacks.h"
#include "lib/Engines/Pjrt/NamedValues.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd::pjrt {
PjrtSession::~PjrtSession() {
  if (client) {
    ClientDestroyArgs args;
    args.client = client;
    plugin.call(Slot::ClientDestroy, args, "").IgnoreError();
  }
}

absl::Status
PjrtSession::start(llvm::ArrayRef<std::pair<std::string, std::string>> options,
                   int64_t numDevices, bool isPartitions) {
  if (auto status = createClient(options); !status.ok())
    return status;
  return assignDevices(numDevices, isPartitions);
}

absl::Status PjrtSession::createClient(
    llvm::ArrayRef<std::pair<std::string, std::string>> options) {
  std::vector<std::pair<std::string, std::string>> all;
  if (store) // the names that plugins for several processes use
    all = {{"node_id", absl::StrCat(processes.process)},
           {"num_nodes", absl::StrCat(processes.count)}};
  llvm::append_range(all, options);
  std::vector<NamedValue> values = namedValues(all);
  ClientCreateArgs args;
  args.options = values.data();
  args.numOptions = values.size();
  if (store)
    setKeyValueCallbacks(*store, args);
  absl::Status status = plugin.call(Slot::ClientCreate, args,
                                    "the plugin failed to create a client");
  client = args.client;
  return status;
}

absl::StatusOr<int> PjrtSession::idOf(Device *device) const {
  DeviceGetDescriptionArgs description;
  description.device = device;
  if (auto status = plugin.call(Slot::DeviceGetDescription, description,
                                "the plugin failed to describe a device");
      !status.ok())
    return status;
  DeviceDescriptionIdArgs id;
  id.description = description.description;
  if (auto status =
          plugin.call(Slot::DeviceDescriptionId, id,
                      "the plugin failed to return the id of a device");
      !status.ok())
    return status;
  return id.id;
}

absl::StatusOr<llvm::ArrayRef<Device *>>
PjrtSession::listDevices(bool inAllProcesses) {
  const char *what = "the plugin failed to list its devices";
  ClientDevicesArgs all;
  ClientAddressableDevicesArgs addressable;
  all.client = addressable.client = client;
  absl::Status status =
      inAllProcesses
          ? plugin.call(Slot::ClientDevices, all, what)
          : plugin.call(Slot::ClientAddressableDevices, addressable, what);
  if (!status.ok())
    return status;
  return inAllProcesses
             ? llvm::ArrayRef(all.devices, all.numDevices)
             : llvm::ArrayRef(addressable.devices, addressable.numDevices);
}

/// Takes the plugin's assignment, which reflects its interconnect.
absl::Status PjrtSession::assignDevices(int64_t numDevices, bool isPartitions) {
  auto all = listDevices(/*inAllProcesses=*/true);
  auto addressable = listDevices(/*inAllProcesses=*/false);
  if (!all.ok() || !addressable.ok())
    return all.ok() ? addressable.status() : all.status();
  if (int64_t(all->size()) < numDevices)
    return absl::InvalidArgumentError(absl::StrCat(
        "the program runs on ", numDevices, " devices; the plugin has ",
        all->size(),
        " (a plugin for CPUs may take --pjrt-option cpu_device_count=",
        llvm::divideCeil(numDevices, processes.count), ")"));
  ids.resize(numDevices);
  ClientDefaultDeviceAssignmentArgs assignment;
  assignment.client = client;
  (isPartitions ? assignment.numPartitions : assignment.numReplicas) =
      static_cast<int>(numDevices);
  assignment.size = ids.size();
  assignment.devices = ids.data();
  if (auto status = plugin.call(Slot::ClientDefaultDeviceAssignment, assignment,
                                "the plugin failed to assign devices");
      !status.ok())
    return status;
  devices.assign(numDevices, nullptr);
  for (Device *device : *addressable) {
    absl::StatusOr<int> id = idOf(device);
    if (!id.ok())
      return id.status();
    if (auto it = llvm::find(ids, *id); it != ids.end())
      devices[it - ids.begin()] = device;
  }
  for (auto [number, device] : llvm::enumerate(devices))
    if (device)
      localDevices.push_back(number);
    else if (!store)
      return absl::FailedPreconditionError(
          absl::StrCat("the plugin would run the program on device ",
                       ids[number], ", which belongs to another process"));
  if (localDevices.empty())
    return absl::InvalidArgumentError(absl::StrCat(
        "none of the program's ", numDevices,
        " devices belongs to this process; start fewer processes"));
  return absl::OkStatus();
}

std::string PjrtSession::platform() const {
  ClientPlatformNameArgs args;
  args.client = client;
  plugin.call(Slot::ClientPlatformName, args, "").IgnoreError();
  return std::string(args.name ? args.name : "", args.nameSize);
}

std::string PjrtSession::describeVersions() const {
  std::string text =
      absl::StrCat("PJRT C API ", plugin.version().major, ".",
                   plugin.version().minor, ", platform ", platform());
  ClientPlatformNameArgs version; // the version has the same arguments
  version.client = client;
  if (plugin.has(Slot::ClientPlatformVersion) &&
      plugin.call(Slot::ClientPlatformVersion, version, "").ok() &&
      absl::string_view(version.name, version.nameSize) != platform())
    absl::StrAppend(&text, " ",
                    absl::string_view(version.name, version.nameSize));
  PluginAttributesArgs args;
  if (!plugin.has(Slot::PluginAttributes) ||
      !plugin.call(Slot::PluginAttributes, args, "").ok())
    return text;
  for (const NamedValue &attribute :
       llvm::ArrayRef(args.attributes, args.numAttributes)) {
    std::string value;
    if (attribute.kind == ValueKind::String)
      value.assign(attribute.string, attribute.valueSize);
    else if (attribute.kind == ValueKind::Int64)
      value = std::to_string(attribute.int64);
    else if (attribute.kind == ValueKind::Int64List)
      value = llvm::join(
          llvm::map_range(llvm::ArrayRef(attribute.int64s, attribute.valueSize),
                          [](int64_t part) { return std::to_string(part); }),
          ".");
    else
      continue;
    absl::StrAppend(&text, ", ",
                    absl::string_view(attribute.name, attribute.nameSize), " ",
                    value);
  }
  return text;
}

std::string PjrtSession::deviceKind() const {
  DeviceGetDescriptionArgs description;
  description.device = devices[localDevices.front()];
  plugin.call(Slot::DeviceGetDescription, description, "").IgnoreError();
  DeviceDescriptionKindArgs args;
  args.description = description.description;
  if (args.description)
    plugin.call(Slot::DeviceDescriptionKind, args, "").IgnoreError();
  return std::string(args.kind ? args.kind : "", args.kindSize);
}

std::vector<int64_t> PjrtSession::peakBytes() const {
  std::vector<int64_t> peaks;
  for (int64_t number : localDevices) {
    DeviceMemoryStatsArgs args;
    args.device = devices[number];
    if (!plugin.call(Slot::DeviceMemoryStats, args, "").ok() ||
        !args.peakBytesInUse.isSet)
      return {};
    peaks.push_back(args.peakBytesInUse.value);
  }
  return peaks;
}

} // namespace mlir::gspmd::pjrt
