//===- BoundaryConverter.h - Converts boundary values -----------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_BOUNDARYCONVERTER_H
#define GSPMD_PJRT_COMPILE_BOUNDARYCONVERTER_H

#include "dialect/Sdy/SdyDialect.h"
#include "lib/Algebra/Sharding/TensorSharding.h"
#include "mlir/IR/Builders.h"

namespace mlir::gspmd::pjrt {

/// Returns `sharding` as a sharding on `mesh`.
TensorSharding shardingOn(const Mesh &mesh, sdy::TensorShardingAttr sharding);

/// Converts one argument or result between the caller's form (`sharding`) and
/// one that a program of `mesh` supports (BoundaryShardings.h).
class BoundaryConverter {
public:
  BoundaryConverter(OpBuilder &builder, Location loc,
                    sdy::TensorShardingAttr sharding, const Mesh &mesh)
      : builder(builder), loc(loc), sharding(sharding), mesh(mesh) {}

  bool isStacked() const { return !sharding.getUnreduced().empty(); }
  int64_t numPartials() const;
  /// Returns the sharding at the boundary: with a dimension for the partial
  /// sums if they are stacked.
  sdy::TensorShardingAttr boundarySharding() const;
  static RankedTensorType stackedType(Type type, int64_t numPartials);

  /// Convert from the caller's form to the boundary's, and back.
  Value stack(Value value);
  Value unstack(Value value);
  /// Moves the shard of device `from[i]` to device `to[i]`.
  Value permute(Value value, const DeviceOrder &from, const DeviceOrder &to);

private:
  RankedTensorType local(Type type, sdy::TensorShardingAttr on) const;
  sdy::ManualComputationOp manual(Value value, Type result,
                                  sdy::TensorShardingAttr in,
                                  sdy::TensorShardingAttr out);
  /// Reshapes each shard in a manual computation with another result type.
  Value reshape(Value value, Type result, sdy::TensorShardingAttr in,
                sdy::TensorShardingAttr out);

  OpBuilder &builder;
  Location loc;
  sdy::TensorShardingAttr sharding;
  const Mesh &mesh;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_BOUNDARYCONVERTER_H
