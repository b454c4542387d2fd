//===- Client.h - Clients, devices and memories -----------------*- C++ -*-===//
#ifndef GSPMD_PJRT_API_CLIENT_H
#define GSPMD_PJRT_API_CLIENT_H

#include "pjrt/Api/TopologyDescription.h"
#include "pjrt/Buffers/MemoryUsage.h"
#include "pjrt/Compile/Compiler.h"
#include "pjrt/Distributed/Peers.h"
#include "pjrt/Execute/InFlightRuns.h"
#include "pjrt/Execute/Worker.h"
#include "pjrt/Modes/SessionReport.h"
#include <atomic>

namespace mlir::gspmd::pjrt {

/// A memory that a device can access: its own, or the host's.
struct Memory : Opaque {
  int id = 0, kindId = 0;
  std::string kind, debugString, text;
  Device *device = nullptr;
  std::shared_ptr<MemoryUsage> use;
};

struct Device : Opaque {
  Client *client = nullptr;
  DeviceDescription *description = nullptr;
  std::vector<std::unique_ptr<Memory>> owned;
  std::vector<Memory *> memories; ///< the default one first

  bool isAddressable() const;
};

struct Client : Opaque {
  Client(std::unique_ptr<TopologyDescription> topology, Modes modes,
         std::shared_ptr<SessionReport> report, std::unique_ptr<Peers> peers);

  std::unique_ptr<TopologyDescription> topology;
  std::vector<std::unique_ptr<Device>> devices;
  /// The devices of all processes, and those of this one.
  std::vector<Device *> list, addressable;
  /// The memories of this process's devices.
  std::vector<Memory *> memories;
  const Modes modes;
  /// Null without a report.
  const std::shared_ptr<SessionReport> report;
  std::shared_ptr<Compiler> compiler;
  /// True once the injected fault has occurred.
  std::atomic<bool> hasInjectedDeath{false};
  /// Held by runs and transfers from the check of free memory until its
  /// allocation, and from reading arguments until donated ones are deleted.
  Mutex memoryMutex;
  InFlightRuns runs;
  /// Null if there is one process.
  const std::unique_ptr<Peers> peers;
  /// The last member, so that it ends first.
  Worker worker;

  /// Returns the device of an id, or null.
  Device *deviceOf(int64_t id) const;
  int process() const { return peers ? peers->ownProcess() : 0; }
  /// Returns the devices for `count` logical ids: those of this process if it
  /// has enough, otherwise those of all.
  llvm::ArrayRef<Device *> defaultDevices(size_t count) const {
    return count <= addressable.size() ? addressable : list;
  }
};

void addClientFunctions(Api &api);
void addDeviceFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_CLIENT_H
