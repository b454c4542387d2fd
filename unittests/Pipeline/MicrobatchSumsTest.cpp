//===- MicrobatchSumsTest.cpp - Which ops are sums over microbatches ------===//
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Declares an op a reduction over all devices.
template <typename OpT>
struct ReducingCost
    : sharding::EmulationCostOpInterface::ExternalModel<ReducingCost<OpT>,
                                                        OpT> {
  std::optional<sharding::CollectiveWork> getCollectiveWork(Operation *) const {
    sharding::CollectiveWork work{};
    work.kind = TransferKind::AllReduce;
    return work;
  }
};

TEST(MicrobatchSums, ResultsCorrespondToOperands) {
  MLIRContext context;
  context.loadDialect<arith::ArithDialect>();
  arith::NegFOp::attachInterface<ReducingCost<arith::NegFOp>>(context);
  arith::ExtFOp::attachInterface<ReducingCost<arith::ExtFOp>>(context);
  OpBuilder builder(&context);
  Location location = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  builder.setInsertionPointToEnd(module->getBody());
  auto type = RankedTensorType::get({4}, builder.getF32Type());
  Value value = arith::ConstantOp::create(builder, location,
                                          DenseElementsAttr::get(type, 1.0f));
  auto sum = arith::NegFOp::create(builder, location, value);
  EXPECT_TRUE(isMicrobatchSum(sum));
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
