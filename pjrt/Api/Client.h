//===- Client.h - A client, its devices and their memories ------*- C++ -*-===//
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

/// A device's own memory, and the host's that it reaches.
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
         std::shared_ptr<SessionReport> script, std::unique_ptr<Peers> peers);

  std::unique_ptr<TopologyDescription> topology;
  std::vector<std::unique_ptr<Device>> devices;
  /// Of all processes, and of this one.
  std::vector<Device *> list, ours;
  /// Of this process's devices.
  std::vector<Memory *> memories;
  const Modes modes;
  /// Null unless a report is written.
  const std::shared_ptr<SessionReport> script;
  std::shared_ptr<Compiler> compiler;
  /// The device that was to die has.
  std::atomic<bool> hasInjectedDeath{false};
  /// Held from the question whether memory has room until it is taken, by runs
  /// and transfers, and from the look at arguments until those are gone that
  /// are given away.
  Mutex room;
  InFlightRuns runs;
  /// Null where there is one process.
  const std::unique_ptr<Peers> peers;
  /// Last, so that it ends first.
  Worker worker;

  /// Null if there is none.
  Device *deviceOf(int64_t id) const;
  int process() const { return peers ? peers->own() : 0; }
  /// Where so many are wanted: those of this process if it has as many.
  llvm::ArrayRef<Device *> defaultDevices(size_t wanted) const {
    return wanted <= ours.size() ? ours : list;
  }
};

void addClientFunctions(Api &api);
void addDeviceFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_CLIENT_H
