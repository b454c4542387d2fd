//===- LossReason.cpp - Why axes were not taken ---------------------------===//

#include "transforms/Propagation/LossReason.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir::gspmd;

llvm::StringRef mlir::gspmd::toString(LossReason reason) {
  switch (reason) {
  case LossReason::ClosedDimension:
    return "closed-dimension";
  case LossReason::ReplicatedAxis:
    return "replicated-axis";
  case LossReason::UnreducedAxis:
    return "unreduced-axis";
  case LossReason::ManualAxis:
    return "manual-axis";
  case LossReason::Conflict:
    return "conflict";
  case LossReason::UserPriority:
    return "user-priority";
  case LossReason::OpPriority:
    return "op-priority";
  case LossReason::LargerTensor:
    return "larger-tensor";
  case LossReason::MoreShards:
    return "more-shards";
  case LossReason::EarlierOperand:
    return "earlier-operand";
  case LossReason::EarlierStep:
    return "earlier-step";
  case LossReason::Indivisible:
    return "indivisible";
  case LossReason::Overflow:
    return "overflow";
  case LossReason::Strided:
    return "strided";
  case LossReason::Rule:
    return "rule";
  case LossReason::Direction:
    return "direction";
  case LossReason::Disagreement:
    return "disagreement";
  case LossReason::ResultRefused:
    return "result-refused";
  case LossReason::Strategy:
    return "strategy";
  case LossReason::PartOfAxis:
    return "part-of-axis";
  case LossReason::OtherPlace:
    return "other-place";
  case LossReason::OtherMesh:
    return "other-mesh";
  }
  llvm_unreachable("all reasons are above");
}
