//===- CustomCallRules.h - Rules of known custom calls ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_CUSTOMCALLRULES_H
#define GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_CUSTOMCALLRULES_H

#include "dialect/StableHLO/Ops/Control/CustomOps.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns the propagation rule of a call; nullopt if the target is unknown.
std::optional<FactorRule> customCallRule(stablehlo::CustomCallOp op);

/// Returns a sentence for each unknown target of custom calls in `entry` and in
/// private functions: their cost is estimated as one pass over their operands
/// and results, which may be far too low.
std::vector<std::string> callsWithoutCost(ModuleOp module, StringRef entry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_CUSTOMCALLRULES_H
