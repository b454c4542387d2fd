//===- PjrtTestClient.h - A client of the PJRT plugin -----------*- C++ -*-===//
#ifndef GSPMD_UNITTESTS_PJRT_PJRTTESTCLIENT_H
#define GSPMD_UNITTESTS_PJRT_PJRTTESTCLIENT_H

#include "lib/Engines/Pjrt/Api/PjrtPluginApi.h"
#include "lib/Engines/Pjrt/DeviceBuffers.h"
#include "lib/Engines/Pjrt/Session.h"

namespace mlir::gspmd::pjrt {

/// A client with the eight devices of v4:2x2x2. All functions may be called
/// from several threads.
class PjrtTestClient {
public:
  static absl::StatusOr<std::unique_ptr<PjrtTestClient>> create();

  const PjrtSession &session() const { return client; }

  /// Creates a buffer of 32-bit floats on a device.
  absl::StatusOr<Buffer *> put(llvm::ArrayRef<float> values,
                               llvm::ArrayRef<int64_t> shape, int64_t device);
  /// Waits for a buffer and returns its values.
  absl::StatusOr<std::vector<float>> read(Buffer *buffer,
                                          llvm::ArrayRef<int64_t> shape);
  absl::StatusOr<Buffer *> copy(Buffer *buffer, int64_t device);
  void destroy(Buffer *buffer) { pjrt::destroy(client, buffer); }
  /// Deletes a buffer; the caller still destroys it.
  void remove(Buffer *buffer);
  bool isDeleted(Buffer *buffer) { return pjrt::isDeleted(client, buffer); }

  /// Compiles for partitions on the devices of these ids.
  absl::StatusOr<LoadedExecutable *> compile(const std::string &code,
                                             llvm::ArrayRef<int> devices);
  void destroy(LoadedExecutable *executable);
  /// Runs a program of one argument and one result; returns the result of each
  /// device, which may not be ready.
  absl::StatusOr<std::vector<Buffer *>>
  execute(LoadedExecutable *executable, llvm::ArrayRef<Buffer *> arguments);

private:
  explicit PjrtTestClient(PjrtPlugin plugin)
      : client(plugin, PjrtProcesses(), /*store=*/nullptr) {}

  PjrtSession client;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_UNITTESTS_PJRT_PJRTTESTCLIENT_H
