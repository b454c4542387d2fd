//===- CoverageTest.cpp - Every op has a model or a reason ----------------===//

#include "unittests/OpModels/OpModelsTest.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace {

/// A table of the ops without a rule, each with its reason.
// NOLINTNEXTLINE(readability-function-size)
const llvm::StringMap<StringRef> &exceptions() {
  static const StringRef dataFlow = "passes values on: DataFlow.cpp";
  static const StringRef dynamic =
      "dynamic shapes are not partitioned; the op is replicated";
  static const StringRef noTensors = "tokens and tuples hold no sharding";
  static const StringRef io =
      "communicates with the host: each device executes it replicated";
  static const StringRef unknown =
      "its semantics are unknown; the op is replicated";
  static const StringRef expanded =
      "becomes ops of StableHLO before completion (gspmd-expand-client-ops)";
  static const llvm::StringMap<StringRef> map = {
      {"stablehlo.while", dataFlow},
      {"stablehlo.case", dataFlow},
      {"stablehlo.if", dataFlow},
      {"stablehlo.optimization_barrier", dataFlow},
      {"stablehlo.return", dataFlow},
      {"stablehlo.dynamic_broadcast_in_dim", dynamic},
      {"stablehlo.dynamic_conv", dynamic},
      {"stablehlo.dynamic_gather", dynamic},
      {"stablehlo.dynamic_iota", dynamic},
      {"stablehlo.dynamic_pad", dynamic},
      {"stablehlo.dynamic_reshape", dynamic},
      {"stablehlo.real_dynamic_slice", dynamic},
      {"stablehlo.get_dimension_size", dynamic},
      {"stablehlo.set_dimension_size", dynamic},
      {"stablehlo.tuple", noTensors},
      {"stablehlo.get_tuple_element", noTensors},
      {"stablehlo.after_all", noTensors},
      {"stablehlo.create_token", noTensors},
      {"stablehlo.infeed", io},
      {"stablehlo.outfeed", io},
      {"stablehlo.send", io},
      {"stablehlo.recv", io},
      {"stablehlo.composite", unknown},
      {"chlo.broadcast_add", expanded},
      {"chlo.broadcast_and", expanded},
      {"chlo.broadcast_atan2", expanded},
      {"chlo.broadcast_compare", expanded},
      {"chlo.broadcast_complex", expanded},
      {"chlo.broadcast_divide", expanded},
      {"chlo.broadcast_maximum", expanded},
      {"chlo.broadcast_minimum", expanded},
      {"chlo.broadcast_multiply", expanded},
      {"chlo.broadcast_next_after", expanded},
      {"chlo.broadcast_or", expanded},
      {"chlo.broadcast_polygamma", expanded},
      {"chlo.broadcast_power", expanded},
      {"chlo.broadcast_remainder", expanded},
      {"chlo.broadcast_select", expanded},
      {"chlo.broadcast_shift_left", expanded},
      {"chlo.broadcast_shift_right_arithmetic", expanded},
      {"chlo.broadcast_shift_right_logical", expanded},
      {"chlo.broadcast_subtract", expanded},
      {"chlo.broadcast_xor", expanded},
      {"chlo.broadcast_zeta", expanded},
      {"chlo.constant", expanded},
      {"chlo.constant_like", expanded},
      {"chlo.mulhi", expanded},
      {"chlo.scan", expanded},
      {"stablehlo.async_start", expanded},
      {"stablehlo.async_done", expanded},
      {"chlo._asin_acos_kernel", unknown},
  };
  return map;
}

TEST_F(OpModelsTest, EveryOpHasAModelOrAReason) {
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    StringRef dialect = name.getDialectNamespace();
    if (dialect != "stablehlo" && dialect != "chlo")
      continue;
    bool hasRule = name.hasInterface<ShardingRuleOpInterface>();
    bool isException = exceptions().contains(name.getStringRef());
    EXPECT_TRUE(hasRule != isException)
        << name.getStringRef().str()
        << (hasRule ? " has a model and is listed as an exception"
                    : " has no model and no reason for it");
    EXPECT_EQ(hasRule, name.hasInterface<PartitionOpInterface>());
    EXPECT_EQ(hasRule, name.hasInterface<EmulationCostOpInterface>());
  }
}

TEST_F(OpModelsTest, ExceptionsExist) {
  for (const auto &entry : exceptions())
    EXPECT_TRUE(
        RegisteredOperationName::lookup(entry.getKey(), &context).has_value())
        << entry.getKey().str();
}

} // namespace
