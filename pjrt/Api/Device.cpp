//===- Device.cpp - Functions of devices and memories ---------------------===//
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Api/Client.h"

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

static absl::Status description(DeviceGetDescriptionArgs &args) {
  args.description = args.device->description;
  return absl::OkStatus();
}

static absl::Status isAddressable(ValueArgs<Device, bool> &args) {
  args.value = args.object->isAddressable();
  return absl::OkStatus();
}

static absl::Status localId(ValueArgs<Device, int> &args) {
  const Client &client = *args.object->client;
  args.value = args.object->description->id %
               static_cast<int>(client.addressable.size());
  return absl::OkStatus();
}

static absl::Status memories(ListArgs<Device, Memory *const> &args) {
  args.list = args.object->memories.data();
  args.size = args.object->memories.size();
  return absl::OkStatus();
}

static absl::Status defaultMemory(ValueArgs<Device, Memory *> &args) {
  args.value = args.object->memories.front();
  return absl::OkStatus();
}

/// A chip's memory is shared by its devices.
static absl::Status memoryStats(DeviceMemoryStatsArgs &args) {
  const MemoryUsage &use = *args.device->memories.front()->use;
  for (MaybeInt64 *unknown :
       {&args.largestAllocSize, &args.bytesReserved, &args.peakBytesReserved,
        &args.bytesReservableLimit, &args.largestFreeBlockBytes,
        &args.poolBytes, &args.peakPoolBytes, &args.peakAllocatedBytes})
    *unknown = {};
  args.bytesInUse = use.current();
  args.peakBytesInUse = {use.peak(), true};
  args.numAllocs = {use.numAdded(), true};
  args.bytesLimit = {args.device->client->topology->bytesOfDevice(), true};
  return absl::OkStatus();
}

static absl::Status clearMemoryStats(ObjectArgs<Device> &args) {
  args.object->memories.front()->use->clearPeak();
  return absl::OkStatus();
}

static absl::Status deviceAttributes(DeviceGetAttributesArgs &args) {
  args.attributes = args.device->description->attributes.data();
  args.numAttributes = args.device->description->attributes.size();
  args.holder = nullptr;
  args.destroy = [](void *) {};
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Memories
//===----------------------------------------------------------------------===//

template <int Memory::*number>
static absl::Status memoryNumber(ValueArgs<Memory, int> &args) {
  args.value = args.object->*number;
  return absl::OkStatus();
}

template <std::string Memory::*text>
static absl::Status memoryText(TextArgs<Memory> &args) {
  args.text = (args.object->*text).data();
  args.textSize = (args.object->*text).size();
  return absl::OkStatus();
}

static absl::Status memoryDevices(ListArgs<Memory, Device *const> &args) {
  args.list = &args.object->device;
  args.size = 1;
  return absl::OkStatus();
}

void addDeviceFunctions(Api &api) {
  set<description>(api, Slot::DeviceGetDescription);
  set<isAddressable>(api, Slot::DeviceIsAddressable);
  set<localId>(api, Slot::DeviceLocalHardwareId);
  set<memories>(api, Slot::DeviceAddressableMemories);
  set<defaultMemory>(api, Slot::DeviceDefaultMemory);
  set<memoryStats>(api, Slot::DeviceMemoryStats);
  set<clearMemoryStats>(api, Slot::DeviceClearMemoryStats);
  set<deviceAttributes>(api, Slot::DeviceGetAttributes);
  set<memoryNumber<&Memory::id>>(api, Slot::MemoryId);
  set<memoryNumber<&Memory::kindId>>(api, Slot::MemoryKindId);
  set<memoryText<&Memory::kind>>(api, Slot::MemoryKind);
  set<memoryText<&Memory::debugString>>(api, Slot::MemoryDebugString);
  set<memoryText<&Memory::text>>(api, Slot::MemoryToString);
  set<memoryDevices>(api, Slot::MemoryAddressableByDevices);
}

} // namespace mlir::gspmd::pjrt
