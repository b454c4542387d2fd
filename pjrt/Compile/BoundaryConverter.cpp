//===- BoundaryConverter.cpp - Converts boundary values -------------------===//
#include "pjrt/Compile/BoundaryConverter.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "lib/Algebra/Sharding/TensorSharding.h"

using namespace mlir::gspmd;

namespace mlir::gspmd::pjrt {

TensorSharding shardingOn(const Mesh &mesh, sdy::TensorShardingAttr sharding) {
  return sharding
      .toShardingAttr(FlatSymbolRefAttr::get(sharding.getContext(), "mesh"))
      .toSharding(mesh);
}

int64_t BoundaryConverter::numPartials() const {
  return axisListSize(shardingOn(mesh, sharding).unreducedAxes());
}

sdy::TensorShardingAttr BoundaryConverter::boundarySharding() const {
  if (!isStacked())
    return sharding;
  SmallVector<sharding::DimShardingAttr> dims;
  dims.push_back(sharding::DimShardingAttr::get(
      builder.getContext(), sharding.getUnreduced(), /*isClosed=*/true,
      std::nullopt));
  llvm::append_range(dims, sharding.getDims());
  return sdy::TensorShardingAttr::get(
      builder.getContext(), sharding.getMeshOrRef(), dims,
      sharding.getReplicated(), {}, Reduction::Add);
}

RankedTensorType BoundaryConverter::stackedType(Type type,
                                                int64_t numPartials) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape{numPartials};
  llvm::append_range(shape, tensor.getShape());
  return RankedTensorType::get(shape, tensor.getElementType());
}

RankedTensorType BoundaryConverter::local(Type type,
                                          sdy::TensorShardingAttr on) const {
  auto tensor = cast<RankedTensorType>(type);
  return RankedTensorType::get(
      shardingOn(mesh, on).localShape(tensor.getShape()),
      tensor.getElementType());
}

sdy::ManualComputationOp
BoundaryConverter::manual(Value value, Type result, sdy::TensorShardingAttr in,
                          sdy::TensorShardingAttr out) {
  MLIRContext *context = builder.getContext();
  SmallVector<StringAttr> axes;
  for (const MeshAxis &axis : mesh.axes())
    axes.push_back(builder.getStringAttr(axis.name));
  auto op = sdy::ManualComputationOp::create(
      builder, loc, TypeRange(result), ValueRange(value),
      sdy::TensorShardingPerValueAttr::get(context, in),
      sdy::TensorShardingPerValueAttr::get(context, out),
      sdy::ManualAxesAttr::get(context, axes));
  op.getBody().emplaceBlock().addArgument(local(value.getType(), in), loc);
  return op;
}

Value BoundaryConverter::reshape(Value value, Type result,
                                 sdy::TensorShardingAttr in,
                                 sdy::TensorShardingAttr out) {
  auto op = manual(value, result, in, out);
  OpBuilder inside = OpBuilder::atBlockEnd(&op.getBody().front());
  Value reshaped =
      stablehlo::TensorOps(inside, loc)
          .reshape(op.getBody().getArgument(0), local(result, out).getShape());
  sdy::ReturnOp::create(inside, loc, reshaped);
  return op.getResult(0);
}

Value BoundaryConverter::stack(Value value) {
  return reshape(value, stackedType(value.getType(), numPartials()), sharding,
                 boundarySharding());
}

Value BoundaryConverter::unstack(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return reshape(value,
                 RankedTensorType::get(type.getShape().drop_front(),
                                       type.getElementType()),
                 boundarySharding(), sharding);
}

Value BoundaryConverter::permute(Value value, const DeviceOrder &from,
                                 const DeviceOrder &to) {
  sdy::TensorShardingAttr boundary = boundarySharding();
  auto op = manual(value, value.getType(), boundary, boundary);
  OpBuilder inside = OpBuilder::atBlockEnd(&op.getBody().front());
  SmallVector<int64_t> pairs;
  for (int64_t i = 0; i < mesh.numDevices(); ++i)
    pairs.append({from.deviceAt(i), to.deviceAt(i)});
  constexpr int64_t kDeviceToDevice = 1;
  auto type =
      RankedTensorType::get({mesh.numDevices(), 2}, builder.getI64Type());
  Value shard = op.getBody().getArgument(0);
  Value sent = stablehlo::createCollectivePermute(
      inside, loc, shard, DenseIntElementsAttr::get(type, pairs),
      stablehlo::ChannelHandleAttr::get(builder.getContext(), 1,
                                        kDeviceToDevice));
  sdy::ReturnOp::create(inside, loc, sent);
  return op.getResult(0);
}

} // namespace mlir::gspmd::pjrt
