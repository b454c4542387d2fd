//===- Session.h - A client of a plugin and what it owns --------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_SESSION_H
#define GSPMD_LIB_ENGINES_PJRT_SESSION_H

#include "KeyValueStore.h"
#include "Plugin.h"
#include "gspmd/Runtime/HostTensor.h"
#include "llvm/ADT/StringRef.h"
#include <utility>

namespace mlir::gspmd::pjrt {

/// A client, its devices, the program that it compiled and the buffers made on
/// the way: all go with the session.
class Session {
public:
  /// `store` is what several processes share, null if there is one; it lives
  /// longer.
  Session(Plugin plugin, const PjrtProcesses &processes, KeyValueStore *store)
      : plugin(plugin), processes(processes), store(store) {}
  ~Session();
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;

  /// Makes the client and picks `numDevices` of its devices.
  absl::Status
  start(llvm::ArrayRef<std::pair<std::string, std::string>> options,
        int64_t numDevices, bool isPartitions);
  /// Those of the program's devices that belong to this process, ascending.
  llvm::ArrayRef<int64_t> devicesHere() const { return here; }
  std::string platform() const;
  std::string deviceKind() const;

  /// Compiles MLIR for the devices.
  absl::Status compile(const std::string &code, bool isPartitions,
                       size_t numResults);

  /// `tensor`, whose elements MLIR calls `elementType`, on device `device` (of
  /// this program's, from 0).
  absl::StatusOr<Buffer *> toDevice(const HostTensor &tensor,
                                    llvm::StringRef elementType,
                                    int64_t device);
  /// Fills `tensor`, which has the buffer's shape and holds elements that MLIR
  /// calls `elementType`.
  absl::Status toHost(Buffer *buffer, llvm::StringRef elementType,
                      const HostTensor &tensor);
  void destroy(Buffer *buffer);
  bool isDeleted(Buffer *buffer) const;

  /// Runs the devices of this process to their end. `arguments` and `results`
  /// are by device, in their order; the caller destroys the results.
  absl::Status execute(llvm::ArrayRef<std::vector<Buffer *>> arguments,
                       std::vector<std::vector<Buffer *>> &results);

  /// The most bytes that each device of this process had in use; empty where
  /// the plugin does not tell.
  std::vector<int64_t> peakBytes() const;

private:
  absl::Status
  makeClient(llvm::ArrayRef<std::pair<std::string, std::string>> options);
  absl::Status pickDevices(int64_t numDevices, bool isPartitions);
  absl::StatusOr<int> idOf(Device *device) const;
  absl::Status checkResults(size_t numResults) const;

  absl::StatusOr<llvm::ArrayRef<Device *>> listDevices(bool ofAllProcesses);
  absl::Status findLaunchOrder();

  Plugin plugin;
  const PjrtProcesses processes;
  KeyValueStore *const store;
  Client *client = nullptr;
  LoadedExecutable *executable = nullptr;
  /// By the program's number, null where they are another process's, and the
  /// ids of all.
  std::vector<Device *> devices;
  std::vector<int> ids;
  std::vector<int64_t> here;
  /// Indices of `here` in the order in which the executable takes the devices.
  std::vector<int64_t> launchOrder;
  size_t numResults = 0;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_SESSION_H
