//===- Client.cpp - Clients -----------------------------------------------===//
#include "pjrt/Api/Client.h"
#include "absl/strings/str_cat.h"
#include "pjrt/Api/ApiFunction.h"

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

/// The kinds of memory in programs for TPUs.
constexpr llvm::StringLiteral kMemoryKinds[] = {"device", "pinned_host",
                                                "unpinned_host"};
constexpr int kMemoryKindIds[] = {0, 1, 2};
static_assert(std::size(kMemoryKinds) == std::size(kMemoryKindIds));

/// Returns the limit of a device's own memory in bytes; host memory is not
/// counted (0).
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
        kind == 0 ? client.report : nullptr);
    device.memories.push_back(memory.get());
    if (device.isAddressable())
      client.memories.push_back(memory.get());
    device.owned.push_back(std::move(memory));
  }
}

Client::Client(std::unique_ptr<TopologyDescription> parsed, Modes requested,
               std::shared_ptr<SessionReport> opened,
               std::unique_ptr<Peers> others)
    : topology(std::move(parsed)), modes(std::move(requested)),
      report(std::move(opened)),
      compiler(std::make_shared<Compiler>(modes, topology->topology, report)),
      peers(std::move(others)) {
  for (DeviceDescription *description : topology->list) {
    auto device = std::make_unique<Device>();
    device->client = this;
    device->description = description;
    addMemories(*this, *device);
    list.push_back(device.get());
    if (device->isAddressable())
      addressable.push_back(device.get());
    devices.push_back(std::move(device));
  }
}

bool Device::isAddressable() const {
  return description->process == client->process();
}

Device *Client::deviceOf(int64_t id) const {
  return id >= 0 && id < int64_t(list.size()) ? list[id] : nullptr;
}

/// Divides the devices equally among the processes, in the order of both, and
/// gives each process its own report folder. Returns null for one process.
static absl::StatusOr<std::unique_ptr<Peers>>
connectProcesses(const ClientCreateArgs &args, TopologyDescription &topology,
                 Modes &modes) {
  auto countOption =
      numberOption(args.options, args.numOptions, "num_nodes", 1);
  if (!countOption.ok())
    return countOption.status();
  auto ownOption = numberOption(args.options, args.numOptions, "node_id", 0);
  if (!ownOption.ok())
    return ownOption.status();
  int64_t count = *countOption, ownProcess = *ownOption;
  int64_t devices = int64_t(topology.list.size());
  if (count < 1 || ownProcess < 0 || ownProcess >= count)
    return absl::InvalidArgumentError(
        absl::StrCat("the client is process ", ownProcess, " (node_id) of ",
                     count, " (num_nodes); processes are counted from 0"));
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
    absl::StrAppend(&modes.reportFolder, "/process-", ownProcess);
  return Peers::connect(args, static_cast<int>(ownProcess),
                        static_cast<int>(count));
}

/// Validates the device of GSPMD_INJECT.
static absl::Status checkDeath(const Modes &modes,
                               const TopologyDescription &topology) {
  if (!modes.injectedFault ||
      size_t(modes.injectedFault->device) < topology.list.size())
    return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      "GSPMD_INJECT: there is no device ", modes.injectedFault->device, " of ",
      topology.topology.text(), "; devices are 0 to ",
      topology.list.size() - 1));
}

/// The option `topology` describes the devices, otherwise the environment does.
static absl::Status createClient(ClientCreateArgs &args) {
  auto text = textOption(args.options, args.numOptions, "topology");
  if (!text.ok())
    return text.status();
  auto topology = TopologyDescription::parse(
      text->empty() ? topologyOfEnvironment() : *text);
  if (!topology.ok())
    return absl::Status(
        topology.status().code(),
        absl::StrCat(text->empty() ? "GSPMD_TOPOLOGY: " : "option topology: ",
                     topology.status().message()));
  auto modes = Modes::fromEnvironment((*topology)->topology);
  if (!modes.ok())
    return modes.status();
  if (auto status = checkDeath(*modes, **topology); !status.ok())
    return status;
  auto peers = connectProcesses(args, **topology, *modes);
  if (!peers.ok())
    return peers.status();
  auto report = SessionReport::open(modes->reportFolder);
  if (!report.ok())
    return report.status();
  args.client = new Client(*std::move(topology), *std::move(modes),
                           *std::move(report), *std::move(peers));
  return absl::OkStatus();
}

static absl::Status destroyClient(ClientDestroyArgs &args) {
  if (args.client->report)
    args.client->report->end();
  delete args.client;
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

static absl::Status clientPlatform(ClientPlatformNameArgs &args) {
  args.name = platformName().data();
  args.nameSize = platformName().size();
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

static absl::Status addressableDevices(ClientAddressableDevicesArgs &args) {
  args.devices = args.client->addressable.data();
  args.numDevices = args.client->addressable.size();
  return absl::OkStatus();
}

static absl::Status addressableMemories(ListArgs<Client, Memory *const> &args) {
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

/// Looks up a device by its number in this process.
static absl::Status lookupAddressableDevice(ClientLookupDeviceArgs &args) {
  const std::vector<Device *> &addressable = args.client->addressable;
  if (args.id < 0 || size_t(args.id) >= addressable.size())
    return absl::InvalidArgumentError(absl::StrCat(
        "there is no device ", args.id,
        " of this process; its devices are 0 to ", addressable.size() - 1));
  args.device = addressable[args.id];
  return absl::OkStatus();
}

static absl::Status
clientTopology(ValueArgs<Client, TopologyDescription *> &args) {
  args.value = args.object->topology.get();
  return absl::OkStatus();
}

/// Assigns the first devices in order, so that partitions are adjacent.
static absl::Status defaultAssignment(ClientDefaultDeviceAssignmentArgs &args) {
  size_t requested = size_t(args.numReplicas) * size_t(args.numPartitions);
  size_t available = args.client->list.size();
  if (args.numReplicas < 1 || args.numPartitions < 1 || requested > available)
    return absl::InvalidArgumentError(
        absl::StrCat(args.numReplicas, " replicas of ", args.numPartitions,
                     " partitions exceed the ", available, " devices"));
  if (args.size < requested)
    return absl::InvalidArgumentError(
        absl::StrCat("expected a list of ", requested,
                     " devices of an assignment, found ", args.size));
  for (size_t i = 0; i < requested; ++i)
    args.devices[i] =
        args.client->defaultDevices(requested)[i]->description->id;
  return absl::OkStatus();
}

static absl::Status
memoryKinds(ListArgs<TopologyDescription, const int> &args) {
  args.list = kMemoryKindIds;
  args.size = std::size(kMemoryKindIds);
  return absl::OkStatus();
}

/// Ignores process information, which the client knows.
static absl::Status updateProcesses(CountedArgs<Client, const void> &) {
  return absl::OkStatus();
}

/// Devices of this process can access all of its memory without mapping.
static absl::Status dmaMap(ClientDmaMapArgs &args) {
  return args.data || !args.size ? absl::OkStatus()
                                 : missingArgument("the memory that is mapped");
}
static absl::Status dmaUnmap(ClientDmaUnmapArgs &) { return absl::OkStatus(); }

void addClientFunctions(Api &api) {
  set<createClient>(api, Slot::ClientCreate);
  set<destroyClient>(api, Slot::ClientDestroy);
  set<clientPlatform>(api, Slot::ClientPlatformName);
  set<clientVersion>(api, Slot::ClientPlatformVersion);
  set<clientProcess>(api, Slot::ClientProcessIndex);
  set<allDevices>(api, Slot::ClientDevices);
  set<addressableDevices>(api, Slot::ClientAddressableDevices);
  set<addressableMemories>(api, Slot::ClientAddressableMemories);
  set<lookupDevice>(api, Slot::ClientLookupDevice);
  set<lookupAddressableDevice>(api, Slot::ClientLookupAddressableDevice);
  set<clientTopology>(api, Slot::ClientTopologyDescription);
  set<defaultAssignment>(api, Slot::ClientDefaultDeviceAssignment);
  set<memoryKinds>(api, Slot::TopologyDescriptionGetMemorySpaceKindIds);
  set<dmaMap>(api, Slot::ClientDmaMap);
  set<dmaUnmap>(api, Slot::ClientDmaUnmap);
  set<updateProcesses>(api, Slot::ClientUpdateGlobalProcessInfo);
}

} // namespace mlir::gspmd::pjrt
