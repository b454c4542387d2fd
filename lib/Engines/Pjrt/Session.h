//===- Session.h - A plugin's client and its devices ------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_SESSION_H
#define GSPMD_LIB_ENGINES_PJRT_SESSION_H

#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"
#include "lib/Engines/Pjrt/PjrtPlugin.h"
#include "llvm/ADT/ArrayRef.h"
#include <utility>

namespace mlir::gspmd::pjrt {

/// A client and those of its devices that run a program. It must outlive its
/// DevicePrograms and buffers.
class PjrtSession {
public:
  /// `store` is shared by several processes and must outlive this; null for one
  /// process.
  PjrtSession(PjrtPlugin plugin, const PjrtProcesses &processes,
              KeyValueStore *store)
      : plugin(plugin), processes(processes), store(store) {}
  ~PjrtSession();
  PjrtSession(const PjrtSession &) = delete;
  PjrtSession &operator=(const PjrtSession &) = delete;

  /// Creates the client and chooses `numDevices` of its devices.
  absl::Status
  start(llvm::ArrayRef<std::pair<std::string, std::string>> options,
        int64_t numDevices, bool isPartitions);
  const PjrtPlugin &api() const { return plugin; }
  Client *handle() const { return client; }
  /// Returns the numbers of the program's devices in this process, ascending.
  llvm::ArrayRef<int64_t> addressableDevices() const { return localDevices; }
  /// Return the devices and their ids by the program's numbers; devices of
  /// other processes are null.
  llvm::ArrayRef<Device *> allDevices() const { return devices; }
  llvm::ArrayRef<int> deviceIds() const { return ids; }
  std::string platform() const;
  std::string deviceKind() const;
  /// Returns the versions that the plugin states, for people: `PJRT C API 0.90,
  /// platform cpu, xla_version 2`.
  std::string describeVersions() const;

  /// Returns the peak bytes of each device of this process; empty if the plugin
  /// does not report them.
  std::vector<int64_t> peakBytes() const;

private:
  absl::Status
  createClient(llvm::ArrayRef<std::pair<std::string, std::string>> options);
  absl::Status assignDevices(int64_t numDevices, bool isPartitions);
  absl::StatusOr<int> idOf(Device *device) const;
  absl::StatusOr<llvm::ArrayRef<Device *>> listDevices(bool inAllProcesses);

  PjrtPlugin plugin;
  const PjrtProcesses processes;
  KeyValueStore *const store;
  Client *client = nullptr;
  std::vector<Device *> devices;
  std::vector<int> ids;
  std::vector<int64_t> localDevices;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_SESSION_H
