//===- Session.h - A client of a plugin and its devices ---------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_SESSION_H
#define GSPMD_LIB_ENGINES_PJRT_SESSION_H

#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"
#include "lib/Engines/Pjrt/PjrtPlugin.h"
#include "llvm/ADT/ArrayRef.h"
#include <utility>

namespace mlir::gspmd::pjrt {

/// A client and those of its devices that run a program. What it makes
/// (DeviceProgram, buffers) has to go before it.
class PjrtSession {
public:
  /// `store` is what several processes share, null if there is one; it lives
  /// longer.
  PjrtSession(PjrtPlugin plugin, const PjrtProcesses &processes,
              KeyValueStore *store)
      : plugin(plugin), processes(processes), store(store) {}
  ~PjrtSession();
  PjrtSession(const PjrtSession &) = delete;
  PjrtSession &operator=(const PjrtSession &) = delete;

  /// Makes the client and picks `numDevices` of its devices.
  absl::Status
  start(llvm::ArrayRef<std::pair<std::string, std::string>> options,
        int64_t numDevices, bool isPartitions);
  const PjrtPlugin &api() const { return plugin; }
  Client *handle() const { return client; }
  /// Those of the program's devices that belong to this process, ascending.
  llvm::ArrayRef<int64_t> addressableDevices() const { return here; }
  /// By the program's number: null where they are another process's, and the
  /// ids of all.
  llvm::ArrayRef<Device *> allDevices() const { return devices; }
  llvm::ArrayRef<int> deviceIds() const { return ids; }
  std::string platform() const;
  std::string deviceKind() const;

  /// The most bytes that each device of this process had in use; empty where
  /// the plugin does not tell.
  std::vector<int64_t> peakBytes() const;

private:
  absl::Status
  makeClient(llvm::ArrayRef<std::pair<std::string, std::string>> options);
  absl::Status pickDevices(int64_t numDevices, bool isPartitions);
  absl::StatusOr<int> idOf(Device *device) const;
  absl::StatusOr<llvm::ArrayRef<Device *>> listDevices(bool inAllProcesses);

  PjrtPlugin plugin;
  const PjrtProcesses processes;
  KeyValueStore *const store;
  Client *client = nullptr;
  std::vector<Device *> devices;
  std::vector<int> ids;
  std::vector<int64_t> here;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_SESSION_H
