//===- DumpShardingRules.cpp - Pass sharding-dump-rules -------------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "transforms/OpModels/Passes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_DUMPSHARDINGRULES
#include "transforms/OpModels/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace {

struct DumpShardingRules
    : mlir::gspmd::impl::DumpShardingRulesBase<DumpShardingRules> {
  using DumpShardingRulesBase::DumpShardingRulesBase;

  void runOnProgram() override {
    getOperation()->walk([&](ShardingRuleOpInterface op) {
      MLIRContext *context = &getContext();
      op->setAttr(ShardingDialect::kRule,
                  partition ? RuleAttr::get(context, op.getPartitionRule(),
                                            &FactorRole::partitionKind)
                            : RuleAttr::get(context,
                                            *shardingRuleOf(op, conservative)));
    });
  }
};

} // namespace
