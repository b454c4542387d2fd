//===- BoundaryConverter.h - A value on its way over the boundary -*- C++
//-*-===//
#ifndef GSPMD_PJRT_COMPILE_BOUNDARYCONVERTER_H
#define GSPMD_PJRT_COMPILE_BOUNDARYCONVERTER_H

#include "dialect/Sdy/SdyDialect.h"
#include "lib/Algebra/Sharding/TensorSharding.h"
#include "mlir/IR/Builders.h"

namespace mlir::gspmd::pjrt {

/// What `sharding` cuts `mesh`'s tensors into.
TensorSharding shardingOn(const Mesh &mesh, sdy::TensorShardingAttr sharding);

/// One argument or result on its way between the form that the caller has
/// (`sharding`) and one that a program of `mesh` can say (CallerShardings.h).
class BoundaryConverter {
public:
  BoundaryConverter(OpBuilder &builder, Location loc,
                    sdy::TensorShardingAttr sharding, const Mesh &mesh)
      : builder(builder), loc(loc), sharding(sharding), mesh(mesh) {}

  bool isStacked() const { return !sharding.getUnreduced().empty(); }
  int64_t numPartials() const;
  /// Of the tensor with a dimension for parts, where it is stacked.
  sdy::TensorShardingAttr boundarySharding() const;
  static RankedTensorType stackedType(Type type, int64_t parts);

  /// From the caller's form to the boundary's, and back.
  Value stack(Value value);
  Value unstack(Value value);
  /// What device `from[i]` has goes to `to[i]`.
  Value permute(Value value, const DeviceOrder &from, const DeviceOrder &to);

private:
  RankedTensorType local(Type type, sdy::TensorShardingAttr on) const;
  sdy::ManualComputationOp manual(Value value, Type result,
                                  sdy::TensorShardingAttr in,
                                  sdy::TensorShardingAttr out);
  /// The same parts, under another type of the region.
  Value reshape(Value value, Type result, sdy::TensorShardingAttr in,
                sdy::TensorShardingAttr out);

  OpBuilder &builder;
  Location loc;
  sdy::TensorShardingAttr sharding;
  const Mesh &mesh;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_BOUNDARYCONVERTER_H
