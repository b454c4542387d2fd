//===- ExecuteArguments.h - What a caller gives a run -----------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_EXECUTEARGUMENTS_H
#define GSPMD_PJRT_EXECUTE_EXECUTEARGUMENTS_H

#include "absl/status/statusor.h"
#include "lib/Engines/Pjrt/Api/PjrtPluginApi.h"
#include "llvm/ADT/ArrayRef.h"
#include <vector>

namespace mlir::gspmd::pjrt {

struct CompiledModule;
struct Launch;

/// The devices that `args` is for; an error where their number, or that of the
/// arguments, is not the program's.
absl::StatusOr<std::vector<Device *>>
devicesFor(const LoadedExecutableExecuteArgs &args);

/// Has the launch hold the arguments, which must be alive, on their devices and
/// of the program's types and sizes.
absl::Status readArguments(const LoadedExecutableExecuteArgs &args,
                           llvm::ArrayRef<Device *> devices, Launch &launch);

/// Is argument `index` given away, unless the caller keeps it?
bool isDonated(const CompiledModule &compiled, const ExecuteOptions &options,
               size_t index);
/// What is given away is no other argument, on any device.
absl::Status validateDonations(const LoadedExecutableExecuteArgs &args,
                               const ExecuteOptions &options);
/// What was given away is gone for the caller; the run still has it.
void deleteDonated(const LoadedExecutableExecuteArgs &args,
                   const ExecuteOptions &options);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_EXECUTEARGUMENTS_H
