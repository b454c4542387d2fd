//===- CustomCallRules.h - Rules of known custom calls ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_CUSTOMCALLRULES_H
#define GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_CUSTOMCALLRULES_H

#include "dialect/StableHLO/Ops/Control/CustomOps.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// How shardings move through a call; nullopt where nothing is known of it.
std::optional<FactorRule> customCallRule(stablehlo::CustomCallOp op);

/// A sentence for each target of custom calls, in `entry` and in what is
/// private, whose arithmetic nobody knows: they are priced as one pass over
/// their operands and results, which they may exceed by far.
std::vector<std::string> callsWithoutCost(ModuleOp module, StringRef entry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_CUSTOMCALLRULES_H
