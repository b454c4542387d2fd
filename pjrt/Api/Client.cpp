//===- Client.cpp - A client, its devices and their memories --------------===//
#include "pjrt/Api/Client.h"
#include "absl/strings/str_cat.h"
#include "pjrt/Api/ApiFunction.h"

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Making one
//===----------------------------------------------------------------------===//

/// The kinds that programs for TPUs name.
constexpr llvm::StringLiteral kMemoryKinds[] = {"device", "pinned_host",
                                                "unpinned_host"};
constexpr int kMemoryKindIds[] = {0, 1, 2};
static_assert(std::size(kMemoryKinds) == std::size(kMemoryKindIds));

/// Of a device's own memory; that of the host is not counted.
static int64_t limitOf(const Client &client, int kind) {
  if (kind != 0 || client.modes.ignoresMemory)
    return 0;
  return client.topology->bytesOfDevice();
}

static void addMemories(Client &client, Device &device) {
  for (int kind = 0; kind < int(std::size(kMemoryKinds)); ++kind) {
    auto memory = std::make_unique<Memory>();
    memory->id = static_cast<int>(
        device.description->id * std::size(kMemoryKinds) + size_t(kind));
    memory->kindId = kind;
    memory->kind = kMemoryKinds[kind].str();
    memory->text = absl::StrCat("gspmd:", memory->id);
    memory->debugString =
        absl::StrCat(memory->kind, " of device ", device.description->id);
    memory->device = &device;
    memory->use = std::make_shared<MemoryUsage>(
        device.description->id, limitOf(client, kind),
        kind == 0 ? client.script : nullptr);
    device.memories.push_back(memory.get());
    if (device.isAddressable())
      client.memories.push_back(memory.get());
    device.owned.push_back(std::move(memory));
  }
}

Client::Client(std::unique_ptr<TopologyDescription> given, Modes wanted,
               std::shared_ptr<SessionReport> report,
               std::unique_ptr<Peers> others)
    : topology(std::move(given)), modes(std::move(wanted)),
      script(std::move(report)),
      compiler(std::make_shared<Compiler>(modes, topology->topology, script)),
      peers(std::move(others)) {
  for (DeviceDescription *description : topology->list) {
    auto device = std::make_unique<Device>();
    device->client = this;
    device->description = description;
    addMemories(*this, *device);
    list.push_back(device.get());
    if (device->isAddressable())
      ours.push_back(device.get());
    devices.push_back(std::move(device));
  }
}

bool Device::isAddressable() const {
  return description->process == client->process();
}

Device *Client::deviceOf(int64_t id) const {
  return id >= 0 && id < int64_t(list.size()) ? list[id] : nullptr;
}

/// Each process owns as many devices, in the order of both; a report of its
/// own. Null where there is one process.
static absl::StatusOr<std::unique_ptr<Peers>>
joinProcesses(const ClientCreateArgs &args, TopologyDescription &topology,
              Modes &modes) {
  int64_t count = numberOption(args.options, args.numOptions, "num_nodes", 1);
  int64_t own = numberOption(args.options, args.numOptions, "node_id", 0);
  int64_t devices = int64_t(topology.list.size());
  if (count < 1 || own < 0 || own >= count)
    return absl::InvalidArgumentError(
        absl::StrCat("the client is process ", own, " (node_id) of ", count,
                     " (num_nodes); processes are counted from 0"));
  if (devices % count != 0)
    return absl::InvalidArgumentError(
        absl::StrCat("the script runs in ", count, " processes, and ",
                     topology.topology.text(), " has ", devices,
                     " devices, which cannot be divided equally among them "
                     "(GSPMD_TOPOLOGY)"));
  for (DeviceDescription *device : topology.list)
    device->process = static_cast<int>(device->id / (devices / count));
  if (count == 1)
    return std::unique_ptr<Peers>();
  if (!modes.reportFolder.empty())
    absl::StrAppend(&modes.reportFolder, "/process-", own);
  return Peers::connect(args, static_cast<int>(own), static_cast<int>(count));
}

/// The device that GSPMD_INJECT names is one of them.
static absl::Status checkDeath(const Modes &modes,
                               const TopologyDescription &topology) {
  if (!modes.death || size_t(modes.death->device) < topology.list.size())
    return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("GSPMD_INJECT: there is no device ", modes.death->device,
                   " of ", topology.topology.text(), "; devices are 0 to ",
                   topology.list.size() - 1));
}

/// Which devices there are, an option `topology` tells, else the environment.
static absl::Status createClient(ClientCreateArgs &args) {
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
  if (auto status = checkDeath(*modes, **topology); !status.ok())
    return status;
  auto peers = joinProcesses(args, **topology, *modes);
  if (!peers.ok())
    return peers.status();
  std::shared_ptr<SessionReport> script;
  if (!modes->reportFolder.empty()) {
    auto opened = SessionReport::open(modes->reportFolder);
    if (!opened.ok())
      return opened.status();
    script = *std::move(opened);
  }
  args.client = new Client(*std::move(topology), *std::move(modes),
                           std::move(script), *std::move(peers));
  return absl::OkStatus();
}

static absl::Status destroyClient(ClientDestroyArgs &args) {
  if (args.client->script)
    args.client->script->end();
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
  args.value = args.object->process();
  return absl::OkStatus();
}

static absl::Status allDevices(ClientDevicesArgs &args) {
  args.devices = args.client->list.data();
  args.numDevices = args.client->list.size();
  return absl::OkStatus();
}

static absl::Status ourDevices(ClientAddressableDevicesArgs &args) {
  args.devices = args.client->ours.data();
  args.numDevices = args.client->ours.size();
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

/// By its number among those of this process.
static absl::Status lookupOurDevice(ClientLookupDeviceArgs &args) {
  const std::vector<Device *> &ours = args.client->ours;
  if (args.id < 0 || size_t(args.id) >= ours.size())
    return absl::InvalidArgumentError(absl::StrCat(
        "there is no device ", args.id,
        " of this process; its devices are 0 to ", ours.size() - 1));
  args.device = ours[args.id];
  return absl::OkStatus();
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
    args.devices[i] = args.client->defaultDevices(wanted)[i]->description->id;
  return absl::OkStatus();
}

static absl::Status
memoryKinds(ListArgs<TopologyDescription, const int> &args) {
  args.list = kMemoryKindIds;
  args.size = std::size(kMemoryKindIds);
  return absl::OkStatus();
}

/// What it tells is known.
static absl::Status updateProcesses(CountedArgs<Client, const void> &) {
  return absl::OkStatus();
}

/// Devices of this process reach all of its memory as it is.
static absl::Status dmaMap(ClientDmaMapArgs &args) {
  return args.data || !args.size ? absl::OkStatus()
                                 : missingArgument("the memory that is mapped");
}
static absl::Status dmaUnmap(ClientDmaUnmapArgs &) { return absl::OkStatus(); }

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
  set<lookupOurDevice>(api, Slot::ClientLookupAddressableDevice);
  set<clientTopology>(api, Slot::ClientTopologyDescription);
  set<defaultAssignment>(api, Slot::ClientDefaultDeviceAssignment);
  set<memoryKinds>(api, Slot::TopologyDescriptionGetMemorySpaceKindIds);
  set<dmaMap>(api, Slot::ClientDmaMap);
  set<dmaUnmap>(api, Slot::ClientDmaUnmap);
  set<updateProcesses>(api, Slot::ClientUpdateGlobalProcessInfo);
}

} // namespace mlir::gspmd::pjrt
