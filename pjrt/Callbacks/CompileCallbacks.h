//===- CompileCallbacks.h - Functions that compilation calls ----*- C++ -*-===//
#ifndef GSPMD_PJRT_CALLBACKS_COMPILECALLBACKS_H
#define GSPMD_PJRT_CALLBACKS_COMPILECALLBACKS_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::pjrt {

/// What a partition function says to a question, both JSON
/// (python/jax_plugins/gspmd/partitioning.py).
absl::StatusOr<std::string> queryPartitioner(llvm::StringRef question);

/// Calls what the backend_config of an InspectSharding names with `sharding`,
/// an OpShardingProto.
absl::Status reportSharding(llvm::StringRef callback, std::string sharding);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLBACKS_COMPILECALLBACKS_H
