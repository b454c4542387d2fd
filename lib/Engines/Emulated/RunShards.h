//===- RunShards.h - Runs a program on shards -------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_EMULATED_RUNSHARDS_H
#define GSPMD_LIB_ENGINES_EMULATED_RUNSHARDS_H

#include "absl/status/statusor.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"

namespace mlir::gspmd {

struct DeviceSubset;

/// Shards by device and then by argument or result.
using DeviceTensors = std::vector<std::vector<HostTensor>>;

/// Returns an error if the emulator does not run the program's number of
/// devices. `runShards` does not limit it.
absl::Status verifyNumDevices(const CompiledProgram &program,
                              const RunOptions &options);

/// Runs `program` on every device of its mesh, on arguments that are sharded
/// already, and returns the shards of the results, which need not agree on
/// replicas. Shards have the local types of the program. With a `subset`
/// (lib/Runtime/Scheduling/RemoteTransport.h), runs its devices only, in their
/// order. The errors are those of runProgram.
absl::StatusOr<DeviceTensors> runShards(const CompiledProgram &program,
                                        DeviceTensors arguments,
                                        const RunOptions &options = {},
                                        RunStats *stats = nullptr,
                                        const DeviceSubset *subset = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_EMULATED_RUNSHARDS_H
