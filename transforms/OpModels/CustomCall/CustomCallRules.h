//===- CustomCallRules.h - Rules of known custom calls ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_CUSTOMCALLRULES_H
#define GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_CUSTOMCALLRULES_H

#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/Ops/Control/CustomOps.h"
#include "lib/Algebra/Factors/FactorMap.h"

namespace mlir::gspmd {

/// Returns the sharding rule of a call; nullopt if the target is unknown.
std::optional<FactorRule> customCallRule(Operation *op);

/// Returns the rule by which a call of `kind` TopK or ApproxTopK is
/// partitioned: along the dimensions that it keeps; nullopt if the dimension
/// that it shortens is unknown. Precondition: customCallRule has a rule.
std::optional<FactorRule> topKBatchRule(Operation *op,
                                        stablehlo::CustomCallKind kind);

/// Returns one sentence for each custom call target without a cost model in
/// `entry` and in private functions. The cost of such a call is estimated as
/// reading the operands and writing the results once, which may be far too low.
std::vector<std::string> describeCallsWithoutCost(ModuleOp module,
                                                  StringRef entry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_CUSTOMCALLRULES_H
