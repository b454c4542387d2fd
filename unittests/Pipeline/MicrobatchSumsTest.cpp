//===- MicrobatchSumsTest.cpp - Which ops are sums over microbatches ------===//
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Declares an op a reduction over the axis "x" of @mesh, or over a sub-axis of
/// `SubAxisSize` devices.
template <typename OpT, int64_t SubAxisSize = 0>
struct ReducingCost : sharding::EmulationCostOpInterface::ExternalModel<
                          ReducingCost<OpT, SubAxisSize>, OpT> {
  std::optional<sharding::CollectiveWork>
  getCollectiveWork(Operation *op) const {
    MLIRContext *context = op->getContext();
    int64_t before = SubAxisSize == 0 ? 0 : 1;
    sharding::CollectiveWork work{};
    work.kind = TransferKind::AllReduce;
    work.axes = sharding::AxesAttr::get(
        context, FlatSymbolRefAttr::get(context, "mesh"),
        sharding::AxisRefAttr::get(context, "x", before, SubAxisSize));
    return work;
  }
};

TEST(MicrobatchSums, ResultsCorrespondToOperands) {
  MLIRContext context;
  context.loadDialect<arith::ArithDialect, math::MathDialect,
                      sharding::ShardingDialect>();
  arith::NegFOp::attachInterface<ReducingCost<arith::NegFOp>>(context);
  arith::ExtFOp::attachInterface<ReducingCost<arith::ExtFOp>>(context);
  math::ExpOp::attachInterface<ReducingCost<math::ExpOp, 2>>(context);
  OpBuilder builder(&context);
  Location location = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  builder.setInsertionPointToEnd(module->getBody());
  sharding::MeshOp::create(
      builder, location, "mesh",
      sharding::MeshAttr::get(
          &context, sharding::MeshAxisAttr::get(&context, "x", 4), {}, {}, {}));
  auto type = RankedTensorType::get({4}, builder.getF32Type());
  Value value = arith::ConstantOp::create(builder, location,
                                          DenseElementsAttr::get(type, 1.0f));
  auto sum = arith::NegFOp::create(builder, location, value);
  EXPECT_TRUE(isMicrobatchSum(sum));
  // Some of the microbatches.
  auto partial = math::ExpOp::create(builder, location, value);
  EXPECT_FALSE(isMicrobatchSum(partial));
  EXPECT_TRUE(collectiveWorkOf(partial).has_value());
  // An op that reduces to another type is no sum of its operand, but
  // communicates.
  auto wider = arith::ExtFOp::create(
      builder, location, RankedTensorType::get({4}, builder.getF64Type()),
      value);
  EXPECT_FALSE(isMicrobatchSum(wider));
  EXPECT_TRUE(collectiveWorkOf(wider).has_value());
  auto plain = arith::AddFOp::create(builder, location, value, value);
  EXPECT_FALSE(isMicrobatchSum(plain));
  EXPECT_FALSE(collectiveWorkOf(plain).has_value());
}

} // namespace
