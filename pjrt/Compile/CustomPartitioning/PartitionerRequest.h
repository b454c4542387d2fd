//===- PartitionerRequest.h - What a caller is asked of a call --*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONERREQUEST_H
#define GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONERREQUEST_H

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd::pjrt {

using ShardingList = SmallVector<sharding::TensorShardingAttr>;

/// Parts of different sizes a partition function may not have, and knows
/// nothing of: dimensions of `shape` that would have them are whole.
TensorSharding withEvenShards(TensorSharding sharding, ArrayRef<int64_t> shape);

/// The call's key, and how its operands and results lie in `module`, which is
/// completed.
FailureOr<nlohmann::json> makeRequest(stablehlo::CustomCallOp call,
                                      ModuleOp module);
/// What the caller answers to `question`, where `step` tells what is asked for
/// (python/jax_plugins/gspmd/partitioning.py). Errors are of `whom`.
FailureOr<nlohmann::json> callPartitioner(stablehlo::CustomCallOp call,
                                          StringRef step,
                                          nlohmann::json question,
                                          StringRef whom);

/// Shardings of an answer, as those of the program's mesh.
class ResponseShardings {
public:
  ResponseShardings(stablehlo::CustomCallOp call, MhloMesh &meshes,
                    StringRef whom)
      : call(call), meshes(meshes), whom(whom) {}
  /// To be called before the mesh is chosen.
  LogicalResult read(const nlohmann::json &list, TypeRange types);
  LogicalResult translate(ShardingList &shardings);

private:
  stablehlo::CustomCallOp call;
  MhloMesh &meshes;
  StringRef whom;
  SmallVector<StringAttr> texts;
  SmallVector<Type> types;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONERREQUEST_H
