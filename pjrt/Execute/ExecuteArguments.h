//===- ExecuteArguments.h - The arguments of a run --------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_EXECUTEARGUMENTS_H
#define GSPMD_PJRT_EXECUTE_EXECUTEARGUMENTS_H

#include "absl/status/statusor.h"
#include "lib/Engines/Pjrt/Api/PjrtPluginApi.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"

namespace mlir::gspmd::pjrt {

struct CompiledModule;
struct Launch;

/// Returns the devices of `args`, a list that lives as long as `args` and their
/// executable; an error if their number, or that of the
/// arguments, is not the program's.
absl::StatusOr<llvm::ArrayRef<Device *>>
devicesFor(const LoadedExecutableExecuteArgs &args);

/// Adds the arguments to the launch. Returns an error unless they are live, on
/// their devices, and of the program's types and sizes.
absl::Status readArguments(const LoadedExecutableExecuteArgs &args,
                           llvm::ArrayRef<Device *> devices, Launch &launch);

/// Returns the set of the arguments that are donated and that the caller does
/// not keep.
llvm::BitVector donatedArguments(const CompiledModule &compiled,
                                 const ExecuteOptions &options);
/// Returns an error if a donated buffer is also another argument.
absl::Status validateDonations(const LoadedExecutableExecuteArgs &args,
                               const llvm::BitVector &donated);
/// Deletes the donated buffers for the caller; the run still owns their
/// storages.
void deleteDonated(const LoadedExecutableExecuteArgs &args,
                   const llvm::BitVector &donated);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_EXECUTEARGUMENTS_H
