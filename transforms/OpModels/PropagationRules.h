//===- PropagationRules.h - How completion sees some ops --------*- C++ -*-===//
//
// An op is cut along the factors that its partition can handle, and completion
// moves shardings along factors too. Mostly these are the same. Where they are
// not, the rule of completion is here: that of Shardy, so that a module completes
// to the same shardings. A few reasons for the difference:
//
//   slice      completion: one factor for the operand's and the result's dimension
//              partition: a dimension of which one position is left is a reduction
//   gather     a dimension read by windows is related, but nothing moves along it
//   fft, sort  shardings move along dimensions that no device can cut, so that
//              what stands before and after is cut alike
//
// With `conservative`, nothing moves along dimensions whose sizes differ.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_PROPAGATIONRULES_H
#define GSPMD_TRANSFORMS_OPMODELS_PROPAGATIONRULES_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"

namespace mlir::gspmd {

/// What a factor is where the two sides of a dimension differ in size.
struct MismatchKind {
  FactorKind kind = FactorKind::PassThrough;
  bool isBlocked = false;
};

/// One factor per dimension on every operand and result that is no scalar (all of
/// one rank), of the sizes `shape`; of `mismatch` where `other` has another size.
FactorMap alignedRule(Operation *op, ArrayRef<int64_t> shape,
                      ArrayRef<int64_t> other, MismatchKind mismatch);
/// The same with the kind of each dimension told by `kindOf`.
FactorMap alignedRule(Operation *op, ArrayRef<int64_t> shape,
                      function_ref<MismatchKind(unsigned dim)> kindOf);

FactorMap propagationRuleOf(stablehlo::BitcastConvertOp op);
FactorMap propagationRuleOf(stablehlo::BroadcastInDimOp op);
FactorMap propagationRuleOf(stablehlo::ConcatenateOp op, bool conservative);
FactorMap propagationRuleOf(stablehlo::ConvolutionOp op, bool conservative);
/// nullopt where nothing is known of the call.
std::optional<FactorMap> propagationRuleOf(stablehlo::CustomCallOp op);
FactorMap propagationRuleOf(stablehlo::DynamicUpdateSliceOp op);
FactorMap propagationRuleOf(stablehlo::GatherOp op);
FactorMap propagationRuleOf(stablehlo::RngBitGeneratorOp op);
FactorMap propagationRuleOf(stablehlo::ScatterOp op);
FactorMap propagationRuleOf(stablehlo::SortOp op);
FactorMap propagationRuleOf(stablehlo::TriangularSolveOp op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_PROPAGATIONRULES_H
