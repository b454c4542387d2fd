//===- Client.cpp - A client, its devices and their memories --------------===//
#include "Client.h"
#include "Entry.h"
#include "absl/strings/str_cat.h"

namespace mlir::gspmd::pjrt {

void MemoryUse::add(int64_t bytes) {
  ++count;
  int64_t now = used += bytes;
  int64_t before = most;
  while (before < now && !most.compare_exchange_weak(before, now))
    ;
}

//===----------------------------------------------------------------------===//
// Making one
//===----------------------------------------------------------------------===//

/// The kinds that programs for TPUs name.
constexpr llvm::StringLiteral kMemoryKinds[] = {"device", "pinned_host",
                                                "unpinned_host"};

static void addMemories(Client &client, Device &device) {
  for (int kind = 0; kind < int(std::size(kMemoryKinds)); ++kind) {
    auto memory = std::make_unique<Memory>();
    memory->id = static_cast<int>(client.memories.size());
    memory->kindId = kind;
    memory->kind = kMemoryKinds[kind].str();
    memory->text = absl::StrCat("gspmd:", memory->id);
    memory->debugString =
        absl::StrCat(memory->kind, " of device ", device.description->id);
    memory->device = &device;
    memory->use = std::make_shared<MemoryUse>();
    device.memories.push_back(memory.get());
    client.memories.push_back(memory.get());
    device.owned.push_back(std::move(memory));
  }
}

Client::Client(std::unique_ptr<TopologyDescription> given, Modes wanted,
               std::shared_ptr<Script> report)
    : topology(std::move(given)), modes(std::move(wanted)),
      script(std::move(report)),
      compiler(std::make_shared<Compiler>(modes, topology->topology, script)) {
  for (DeviceDescription *description : topology->list) {
    auto device = std::make_unique<Device>();
    device->client = this;
    device->description = description;
    addMemories(*this, *device);
    list.push_back(device.get());
    devices.push_back(std::move(device));
  }
}

Device *Client::deviceOf(int64_t id) const {
  return id >= 0 && id < int64_t(list.size()) ? list[id] : nullptr;
}

/// Which devices there are, an option `topology` tells, else the environment.
static absl::Status createClient(ClientCreateArgs &args) {
  // Each would have all devices to itself, and none the others' values.
  if (int64_t processes =
          numberOption(args.options, args.numOptions, "num_nodes", 1);
      processes != 1)
    return absl::UnimplementedError(absl::StrCat(
        "the script runs in ", processes,
        " processes (jax.distributed); "
        "devices of the platform gspmd are those of one process, which may "
        "have as many as GSPMD_TOPOLOGY says"));
  std::string text = textOption(args.options, args.numOptions, "topology");
  auto topology =
      TopologyDescription::parse(text.empty() ? topologyOfEnvironment() : text);
  if (!topology.ok())
    return absl::Status(
        topology.status().code(),
        absl::StrCat(text.empty() ? "GSPMD_TOPOLOGY: " : "option topology: ",
                     topology.status().message()));
  auto modes = Modes::ofEnvironment();
  if (!modes.ok())
    return modes.status();
  std::shared_ptr<Script> script;
  if (!modes->reportFolder.empty()) {
    auto opened = Script::open(modes->reportFolder);
    if (!opened.ok())
      return opened.status();
    script = *std::move(opened);
  }
  args.client =
      new Client(*std::move(topology), *std::move(modes), std::move(script));
  return absl::OkStatus();
}

static absl::Status destroyClient(ClientDestroyArgs &args) {
  if (args.client->script)
    args.client->script->write();
  delete args.client;
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

static absl::Status platformName(ClientPlatformNameArgs &args) {
  args.name = kPlatformName.data();
  args.nameSize = kPlatformName.size();
  return absl::OkStatus();
}

static absl::Status clientVersion(TextArgs<Client> &args) {
  args.text = platformVersion().data();
  args.textSize = platformVersion().size();
  return absl::OkStatus();
}

static absl::Status clientProcess(ValueArgs<Client, int> &args) {
  args.value = 0;
  return absl::OkStatus();
}

static absl::Status allDevices(ClientDevicesArgs &args) {
  args.devices = args.client->list.data();
  args.numDevices = args.client->list.size();
  return absl::OkStatus();
}

static absl::Status ourDevices(ClientAddressableDevicesArgs &args) {
  args.devices = args.client->list.data();
  args.numDevices = args.client->list.size();
  return absl::OkStatus();
}

static absl::Status ourMemories(ListArgs<Client, Memory *const> &args) {
  args.list = args.object->memories.data();
  args.size = args.object->memories.size();
  return absl::OkStatus();
}

static absl::Status lookupDevice(ClientLookupDeviceArgs &args) {
  args.device = args.client->deviceOf(args.id);
  if (args.device)
    return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("there is no device ", args.id,
                                                 "; devices are 0 to ",
                                                 args.client->list.size() - 1));
}

static absl::Status
clientTopology(ValueArgs<Client, TopologyDescription *> &args) {
  args.value = args.object->topology.get();
  return absl::OkStatus();
}

/// The first devices, in order: partitions are neighbours.
static absl::Status defaultAssignment(ClientDefaultDeviceAssignmentArgs &args) {
  size_t wanted = size_t(args.numReplicas) * size_t(args.numPartitions);
  size_t there = args.client->list.size();
  if (args.numReplicas < 1 || args.numPartitions < 1 || wanted > there)
    return absl::InvalidArgumentError(absl::StrCat(
        args.numReplicas, " replicas of ", args.numPartitions,
        " partitions are wanted, and there are ", there, " devices"));
  if (args.size < wanted)
    return absl::InvalidArgumentError(
        absl::StrCat("a list of ", args.size, " has no room for the ", wanted,
                     " devices of an assignment"));
  for (size_t i = 0; i < wanted; ++i)
    args.devices[i] = args.client->list[i]->description->id;
  return absl::OkStatus();
}

/// There is one process.
static absl::Status updateProcesses(CountedArgs<Client, const void> &) {
  return absl::OkStatus();
}

void addClientFunctions(Api &api) {
  set<createClient>(api, Slot::ClientCreate);
  set<destroyClient>(api, Slot::ClientDestroy);
  set<platformName>(api, Slot::ClientPlatformName);
  set<clientVersion>(api, Slot::ClientPlatformVersion);
  set<clientProcess>(api, Slot::ClientProcessIndex);
  set<allDevices>(api, Slot::ClientDevices);
  set<ourDevices>(api, Slot::ClientAddressableDevices);
  set<ourMemories>(api, Slot::ClientAddressableMemories);
  set<lookupDevice>(api, Slot::ClientLookupDevice);
  set<lookupDevice>(api, Slot::ClientLookupAddressableDevice);
  set<clientTopology>(api, Slot::ClientTopologyDescription);
  set<defaultAssignment>(api, Slot::ClientDefaultDeviceAssignment);
  set<updateProcesses>(api, Slot::ClientUpdateGlobalProcessInfo);
}

} // namespace mlir::gspmd::pjrt
