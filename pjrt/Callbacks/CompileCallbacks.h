//===- CompileCallbacks.h - Callbacks of the compiler -----------*- C++ -*-===//
#ifndef GSPMD_PJRT_CALLBACKS_COMPILECALLBACKS_H
#define GSPMD_PJRT_CALLBACKS_COMPILECALLBACKS_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::pjrt {

/// Returns the reply of a partition function to a request, both in JSON
/// (python/jax_plugins/gspmd/partitioning.py).
absl::StatusOr<std::string> queryPartitioner(llvm::StringRef request);

/// Calls the function in the backend_config of an InspectSharding with
/// `sharding`, an OpShardingProto.
absl::Status reportSharding(llvm::StringRef callback, std::string sharding);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLBACKS_COMPILECALLBACKS_H
