//===- Session.h - A client of a plugin and what it owns --------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_SESSION_H
#define GSPMD_LIB_ENGINES_PJRT_SESSION_H

#include "Plugin.h"
#include "gspmd/Runtime/HostTensor.h"
#include <utility>

namespace mlir::gspmd::pjrt {

/// A client, its devices, the program that it compiled and the buffers made on
/// the way: all go with the session.
class Session {
public:
  explicit Session(Plugin plugin) : plugin(plugin) {}
  ~Session();
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;

  /// Makes the client and picks `numDevices` of its devices.
  absl::Status
  start(llvm::ArrayRef<std::pair<std::string, std::string>> options,
        int64_t numDevices, bool isPartitions);
  std::string platform() const;
  std::string deviceKind() const;

  /// Compiles MLIR for the devices.
  absl::Status compile(const std::string &code, bool isPartitions,
                       size_t numResults);

  /// `tensor` on device `device` (of this program's, from 0).
  absl::StatusOr<Buffer *> toDevice(const HostTensor &tensor, int64_t device);
  /// Fills `tensor`, which has the buffer's type and shape.
  absl::Status toHost(Buffer *buffer, const HostTensor &tensor);
  void destroy(Buffer *buffer);
  bool isDeleted(Buffer *buffer) const;

  /// Runs all devices to their end. `arguments` and `results` are by device;
  /// the caller destroys the results.
  absl::Status execute(llvm::ArrayRef<std::vector<Buffer *>> arguments,
                       std::vector<std::vector<Buffer *>> &results);

  /// The most bytes that a device had in use; empty where the plugin does not
  /// tell.
  std::vector<int64_t> peakBytes() const;

private:
  absl::Status
  makeClient(llvm::ArrayRef<std::pair<std::string, std::string>> options);
  absl::Status pickDevices(int64_t numDevices, bool isPartitions);
  absl::StatusOr<int> idOf(Device *device) const;
  absl::Status checkResults(size_t numResults) const;

  Plugin plugin;
  Client *client = nullptr;
  LoadedExecutable *executable = nullptr;
  /// By the program's number, and their ids.
  std::vector<Device *> devices;
  std::vector<int> ids;
  /// The devices' numbers in the order in which the executable takes them.
  std::vector<int64_t> launchOrder;
  size_t numResults = 0;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_SESSION_H
