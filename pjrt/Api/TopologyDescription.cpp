//===- TopologyDescription.cpp - Descriptions of devices ------------------===//
#include "pjrt/Api/TopologyDescription.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "gspmd/Version.h"
#include "lib/Engines/Pjrt/WireWriter.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Compile/WireReader.h"
#include "llvm/ADT/StringSwitch.h"
#include <cstdlib>
#include <optional>

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Named values
//===----------------------------------------------------------------------===//

static NamedValue named(const char *name, ValueKind kind, size_t size) {
  NamedValue value;
  value.name = name;
  value.nameSize = std::strlen(name);
  value.kind = kind;
  value.valueSize = size;
  return value;
}

NamedValue namedText(const char *name, const std::string &text) {
  NamedValue value = named(name, ValueKind::String, text.size());
  value.string = text.data();
  return value;
}

NamedValue namedNumber(const char *name, int64_t number) {
  NamedValue value = named(name, ValueKind::Int64, 1);
  value.int64 = number;
  return value;
}

NamedValue namedNumbers(const char *name, const std::vector<int64_t> &numbers) {
  NamedValue value = named(name, ValueKind::Int64List, numbers.size());
  value.int64s = numbers.data();
  return value;
}

static std::string describeKind(ValueKind kind) {
  switch (kind) {
  case ValueKind::String:
    return "a string";
  case ValueKind::Int64:
    return "an integer";
  case ValueKind::Int64List:
    return "a list of integers";
  case ValueKind::Float:
    return "a floating-point number";
  case ValueKind::Bool:
    return "a boolean";
  }
  return absl::StrCat("a value of type ", static_cast<int>(kind));
}

/// Returns the option `name`; null if it is missing.
static absl::StatusOr<const NamedValue *> findOption(const NamedValue *options,
                                                     size_t count,
                                                     llvm::StringRef name,
                                                     ValueKind kind) {
  for (size_t i = 0; i < count; ++i) {
    if (llvm::StringRef(options[i].name, options[i].nameSize) != name)
      continue;
    if (options[i].kind == kind)
      return &options[i];
    return absl::InvalidArgumentError(absl::StrCat(
        "option ", std::string(name), ": expected ", describeKind(kind),
        ", found ", describeKind(options[i].kind)));
  }
  return nullptr;
}

absl::StatusOr<std::string> textOption(const NamedValue *options, size_t count,
                                       llvm::StringRef name) {
  auto option = findOption(options, count, name, ValueKind::String);
  if (!option.ok())
    return option.status();
  return *option ? std::string((*option)->string, (*option)->valueSize) : "";
}

absl::StatusOr<int64_t> numberOption(const NamedValue *options, size_t count,
                                     llvm::StringRef name, int64_t otherwise) {
  auto option = findOption(options, count, name, ValueKind::Int64);
  if (!option.ok())
    return option.status();
  return *option ? (*option)->int64 : otherwise;
}

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

/// Returns JAX's names of the built-in generations.
static std::string kindOf(const Hardware &hardware) {
  return llvm::StringSwitch<std::string>(hardware.name)
      .Case("v2", "TPU v2")
      .Case("v3", "TPU v3")
      .Case("v4", "TPU v4")
      .Case("v5e", "TPU v5 lite")
      .Case("v5p", "TPU v5")
      .Case("v6e", "TPU v6 lite")
      .Case("v7x", "TPU7x")
      .Default(hardware.name);
}

/// Returns the cores of one device, for kernels: those of a chip of v4 and v5p
/// act as one device.
static int64_t numCores(const Hardware &hardware) {
  return llvm::StringSwitch<int64_t>(hardware.name)
      .Cases("v4", "v5p", 2)
      .Default(1);
}

static std::unique_ptr<DeviceDescription> describe(const Topology &topology,
                                                   int64_t id) {
  constexpr size_t kNumCoordinates = 3;
  auto device = std::make_unique<DeviceDescription>();
  device->id = static_cast<int>(id);
  device->kind = kindOf(topology.hardware());
  device->core = id % topology.devicesPerChip();
  int64_t chip = id / topology.devicesPerChip();
  for (const TorusDim &dim : topology.torus()) {
    device->coordinates.push_back(chip % dim.size);
    chip /= dim.size;
  }
  device->slice = chip;
  while (device->coordinates.size() < kNumCoordinates)
    device->coordinates.push_back(0);
  device->text = absl::StrCat("gspmd:", id);
  device->debugString = absl::StrCat(
      device->kind, " (emulated) id=", id, " coords=(",
      absl::StrJoin(device->coordinates, ","), ") core=", device->core);
  device->attributes = {namedNumbers("coords", device->coordinates),
                        namedNumber("core_on_chip", device->core),
                        namedNumber("num_cores", numCores(topology.hardware())),
                        namedNumber("slice_index", device->slice)};
  return device;
}

TopologyDescription::TopologyDescription(Topology parsed)
    : topology(std::move(parsed)) {
  for (int64_t id = 0; id < topology.numDevices(); ++id) {
    descriptions.push_back(describe(topology, id));
    list.push_back(descriptions.back().get());
  }
}

absl::StatusOr<std::unique_ptr<TopologyDescription>>
TopologyDescription::parse(llvm::StringRef text) {
  constexpr int64_t kMaxDevices = int64_t(1) << 20;
  auto topology = Topology::parse(text);
  if (!topology.ok())
    return topology.status();
  if (topology->numDevices() > kMaxDevices)
    return absl::InvalidArgumentError(
        absl::StrCat(std::string(text), " has ", topology->numDevices(),
                     " devices; at most ", kMaxDevices, " are emulated"));
  return std::make_unique<TopologyDescription>(*std::move(topology));
}

std::string topologyOfEnvironment() {
  const char *text = std::getenv("GSPMD_TOPOLOGY");
  return text && *text ? text : kDefaultTopology.str();
}

llvm::StringRef platformName() {
  static const std::string name = [] {
    const char *text = std::getenv("GSPMD_PLATFORM");
    return std::string(text && *text ? text : "gspmd");
  }();
  return name;
}

const std::string &platformVersion() {
  static const std::string version =
      std::string("gspmd ") + GSPMD_VERSION_STRING;
  return version;
}

//===----------------------------------------------------------------------===//
// Functions of device descriptions
//===----------------------------------------------------------------------===//

static absl::Status deviceId(DeviceDescriptionIdArgs &args) {
  args.id = args.description->id;
  return absl::OkStatus();
}

static absl::Status processIndex(ValueArgs<DeviceDescription, int> &args) {
  args.value = args.object->process;
  return absl::OkStatus();
}

static absl::Status deviceDescriptionAttributes(
    CountedArgs<DeviceDescription, const NamedValue> &args) {
  args.list = args.object->attributes.data();
  args.size = args.object->attributes.size();
  return absl::OkStatus();
}

static absl::Status deviceKind(DeviceDescriptionKindArgs &args) {
  args.kind = args.description->kind.data();
  args.kindSize = args.description->kind.size();
  return absl::OkStatus();
}

template <std::string DeviceDescription::*text>
static absl::Status deviceText(TextArgs<DeviceDescription> &args) {
  args.text = (args.object->*text).data();
  args.textSize = (args.object->*text).size();
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Functions of topologies
//===----------------------------------------------------------------------===//

static absl::Status makeTopology(llvm::StringRef text,
                                 TopologyDescription *&result) {
  auto topology = TopologyDescription::parse(text);
  if (!topology.ok())
    return topology.status();
  result = topology->release();
  return absl::OkStatus();
}

/// Creates a topology from its name, the option `topology`, or the environment.
static absl::Status createTopology(TopologyCreateArgs &args) {
  auto text = textOption(args.options, args.numOptions, "topology");
  if (!text.ok())
    return text.status();
  if (text->empty() && args.nameSize)
    *text = std::string(args.name, args.nameSize);
  return makeTopology(text->empty() ? topologyOfEnvironment() : *text,
                      args.topology);
}

static absl::Status destroyTopology(ObjectArgs<TopologyDescription> &args) {
  delete args.object;
  return absl::OkStatus();
}

static absl::Status topologyPlatform(TextArgs<TopologyDescription> &args) {
  args.text = platformName().data();
  args.textSize = platformName().size();
  return absl::OkStatus();
}

static absl::Status topologyVersion(TextArgs<TopologyDescription> &args) {
  args.text = platformVersion().data();
  args.textSize = platformVersion().size();
  return absl::OkStatus();
}

static absl::Status
topologyDevices(ListArgs<TopologyDescription, DeviceDescription *const> &args) {
  args.list = args.object->list.data();
  args.size = args.object->list.size();
  return absl::OkStatus();
}

static absl::Status
topologyAttributes(ListArgs<TopologyDescription, const NamedValue> &args) {
  args.list = nullptr;
  args.size = 0;
  return absl::OkStatus();
}

/// The fields of XLA's message PjRtTopologyDescriptionProto, which JAX reads to
/// find the plugin of a serialized topology, and of google.protobuf.Any in it.
enum TopologyField {
  kPlatformName = 2,
  kPlatformVersion = 3,
  kDescription = 9
};
enum AnyField { kTypeUrl = 1, kValue = 2 };

/// Returns the bytes of a field; the last one counts. None if the message has
/// no such field or is invalid.
static std::optional<llvm::StringRef> readField(llvm::StringRef message,
                                                unsigned field) {
  std::optional<llvm::StringRef> bytes;
  WireReader reader(message);
  while (reader.next())
    if (reader.field() == field && reader.hasBytes())
      bytes = reader.bytes();
  return reader.isBroken() ? std::nullopt : bytes;
}

/// Serializes a topology as XLA's message, which contains its text.
static absl::Status
serializeTopology(BytesArgs<TopologyDescription, SerializedTopology> &args) {
  WireWriter description, message;
  description.text(kTypeUrl, "type.googleapis.com/gspmd.Topology");
  description.text(kValue, args.object->topology.text());
  message.text(kPlatformName, platformName());
  message.text(kPlatformVersion, platformVersion());
  message.message(kDescription, description);
  auto *text = new std::string(std::move(message.bytes));
  args.bytes = text->data();
  args.size = text->size();
  args.holder = reinterpret_cast<SerializedTopology *>(text);
  args.destroy = [](SerializedTopology *holder) {
    delete reinterpret_cast<std::string *>(holder);
  };
  return absl::OkStatus();
}

/// Creates a topology from XLA's message or, as earlier versions serialized it,
/// from its text.
static absl::Status deserializeTopology(TopologyDeserializeArgs &args) {
  llvm::StringRef bytes(args.bytes, args.size);
  if (auto description = readField(bytes, kDescription))
    bytes = readField(*description, kValue).value_or("");
  return makeTopology(bytes, args.topology);
}

static absl::Status
topologyFingerprint(ValueArgs<TopologyDescription, uint64_t> &args) {
  uint64_t hash = 1469598103934665603u; // FNV-1a
  for (char c : args.object->topology.text())
    hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  args.value = hash;
  return absl::OkStatus();
}

void addTopologyFunctions(Api &api) {
  set<deviceId>(api, Slot::DeviceDescriptionId);
  set<processIndex>(api, Slot::DeviceDescriptionProcessIndex);
  set<deviceDescriptionAttributes>(api, Slot::DeviceDescriptionAttributes);
  set<deviceKind>(api, Slot::DeviceDescriptionKind);
  set<deviceText<&DeviceDescription::debugString>>(
      api, Slot::DeviceDescriptionDebugString);
  set<deviceText<&DeviceDescription::text>>(api,
                                            Slot::DeviceDescriptionToString);
  set<createTopology>(api, Slot::TopologyDescriptionCreate);
  set<destroyTopology>(api, Slot::TopologyDescriptionDestroy);
  set<topologyPlatform>(api, Slot::TopologyDescriptionPlatformName);
  set<topologyVersion>(api, Slot::TopologyDescriptionPlatformVersion);
  set<topologyDevices>(api, Slot::TopologyDescriptionGetDeviceDescriptions);
  set<topologyAttributes>(api, Slot::TopologyDescriptionAttributes);
  set<serializeTopology>(api, Slot::TopologyDescriptionSerialize);
  set<deserializeTopology>(api, Slot::TopologyDescriptionDeserialize);
  set<topologyFingerprint>(api, Slot::TopologyDescriptionFingerprint);
}

} // namespace mlir::gspmd::pjrt
