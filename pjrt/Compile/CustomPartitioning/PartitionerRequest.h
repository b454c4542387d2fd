//===- PartitionerRequest.h - Requests to the caller ------------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONERREQUEST_H
#define GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONERREQUEST_H

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd::pjrt {

using ShardingList = SmallVector<sharding::TensorShardingAttr>;

/// Removes the axes of dimensions of `shape` that they do not divide, since
/// partition functions require even shards.
TensorSharding withEvenShards(TensorSharding sharding, ArrayRef<int64_t> shape);

/// Returns a request with the call's key and the shardings of its operands and
/// results in `module`, which is completed.
FailureOr<nlohmann::json> makeRequest(Operation *call, ModuleOp module);
/// Sends a request to the caller and returns its reply; `step` selects the
/// function (python/jax_plugins/gspmd/partitioning.py). Diagnostics name
/// `origin`.
FailureOr<nlohmann::json> callPartitioner(Operation *call, StringRef step,
                                          nlohmann::json request,
                                          StringRef origin);

/// The shardings of a reply, translated to the program's mesh.
class ResponseShardings {
public:
  ResponseShardings(Operation *call, MhloMesh &meshes, StringRef origin)
      : call(call), meshes(meshes), origin(origin) {}
  /// Reads the shardings; called before the mesh is chosen.
  LogicalResult read(const nlohmann::json &list, TypeRange types);
  LogicalResult translate(ShardingList &shardings);

private:
  Operation *call;
  MhloMesh &meshes;
  StringRef origin;
  SmallVector<StringAttr> texts;
  SmallVector<Type> types;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONERREQUEST_H
