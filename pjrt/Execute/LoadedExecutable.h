//===- LoadedExecutable.h - Programs loaded on devices ----------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_LOADEDEXECUTABLE_H
#define GSPMD_PJRT_EXECUTE_LOADEDEXECUTABLE_H

#include "pjrt/Api/Client.h"
#include "pjrt/Compile/CompiledModule.h"

namespace mlir::gspmd::pjrt {

/// A program loaded on devices.
struct LoadedExecutable : Opaque {
  LoadedExecutable(Client &client,
                   std::shared_ptr<const CompiledModule> compiled);

  Client *const client;
  const std::shared_ptr<const CompiledModule> compiled;
  const std::shared_ptr<Compiler>
      compiler; ///< the compiler, which may outlive the client
  /// The devices by replica and partition: those of all processes, and those of
  /// this one with the logical ids and places below.
  std::vector<Device *> all, devices;
  std::vector<int32_t> indices; ///< indices in `all`
  std::vector<LogicalDeviceIds> logicalIds;
  std::atomic<bool> isDeleted{false};
};

/// Compiles a program for the devices of a client.
absl::StatusOr<LoadedExecutable *> load(Client &client, llvm::StringRef code,
                                        const CompileSettings &settings);

void addLoadedExecutableFunctions(Api &api);
void addExecuteFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_LOADEDEXECUTABLE_H
