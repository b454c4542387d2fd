//===- ExchangeScope.h - Who the groups of a collective name ----*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_EXCHANGESCOPE_H
#define GSPMD_DIALECT_STABLEHLO_EXCHANGESCOPE_H

#include "dialect/Algebra/Mesh.h"
#include "dialect/StableHLO/StablehloAttrs.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd::stablehlo {

/// The specification's process grouping strategies: what the numbers in
/// `replica_groups` and `source_target_pairs` are.
enum class ExchangeScope {
  Replicas,              ///< replicas; partitions keep to themselves
  ReplicasAndPartitions, ///< replicas, each with all of its partitions
  Partitions,            ///< partitions; replicas keep to themselves
  Devices,               ///< replica * number of partitions + partition
};

/// Of a collective op of the dialect, or of a good call of RaggedExchange.h; so
/// are the rows below.
ExchangeScope getExchangeScope(Operation *op);
/// Is `op` one of the dialect's collectives?
bool isCollective(Operation *op);
/// Does a collective combine what all of a group have? Then its groups may be
/// of several sizes, and their order does not matter.
bool combinesAll(Operation *op);
/// The same mesh as a value of the algebra.
::gspmd::Mesh toMesh(MeshAttr attr);
/// The rows of `replica_groups` or `source_target_pairs`; -1 fills are left
/// out. Groups along axes are of a mesh that is written in place.
SmallVector<SmallVector<int64_t>> getExchangeRows(Operation *op);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_EXCHANGESCOPE_H
