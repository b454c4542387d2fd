//===- RunShards.h - Runs a program on what devices hold --------*- C++ -*-===//
#ifndef GSPMD_ENGINES_EMULATED_RUNSHARDS_H
#define GSPMD_ENGINES_EMULATED_RUNSHARDS_H

#include "absl/status/statusor.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"

namespace mlir::gspmd {

struct DeviceSubset;

/// Parts of tensors, by device and then by argument or result.
using DeviceTensors = std::vector<std::vector<HostTensor>>;

/// Runs `program` once on every device of its mesh, on arguments that are cut
/// already, and gives what each device has of the results, which need not agree
/// where it should be the same. Parts have the local types of the program.
/// With a `share` (lib/Runtime/Scheduling/RemoteTransport.h), of its devices
/// only, in their order. Errors as of runProgram.
absl::StatusOr<DeviceTensors> runShards(const CompiledProgram &program,
                                        const DeviceTensors &arguments,
                                        const RunOptions &options = {},
                                        RunStats *stats = nullptr,
                                        const DeviceSubset *share = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_ENGINES_EMULATED_RUNSHARDS_H
