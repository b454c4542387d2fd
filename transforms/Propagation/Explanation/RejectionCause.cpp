//===- RejectionCause.cpp - Causes of rejected proposals ------------------===//

#include "transforms/Propagation/Explanation/RejectionCause.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir::gspmd;

llvm::StringRef mlir::gspmd::toString(RejectionCause reason) {
  switch (reason) {
  case RejectionCause::ClosedDimension:
    return "closed-dimension";
  case RejectionCause::ReplicatedAxis:
    return "replicated-axis";
  case RejectionCause::UnreducedAxis:
    return "unreduced-axis";
  case RejectionCause::ManualAxis:
    return "manual-axis";
  case RejectionCause::Conflict:
    return "conflict";
  case RejectionCause::UserPriority:
    return "user-priority";
  case RejectionCause::OpPriority:
    return "op-priority";
  case RejectionCause::LargerTensor:
    return "larger-tensor";
  case RejectionCause::MoreShards:
    return "more-shards";
  case RejectionCause::EarlierOperand:
    return "earlier-operand";
  case RejectionCause::EarlierStep:
    return "earlier-step";
  case RejectionCause::Indivisible:
    return "indivisible";
  case RejectionCause::Overflow:
    return "overflow";
  case RejectionCause::Strided:
    return "strided";
  case RejectionCause::Rule:
    return "rule";
  case RejectionCause::Direction:
    return "direction";
  case RejectionCause::Disagreement:
    return "disagreement";
  case RejectionCause::ResultRejected:
    return "result-rejected";
  case RejectionCause::Strategy:
    return "strategy";
  case RejectionCause::SubAxisOnly:
    return "sub-axis-only";
  case RejectionCause::OtherOccurrence:
    return "other-occurrence";
  case RejectionCause::OtherMesh:
    return "other-mesh";
  }
  llvm_unreachable("all reasons are above");
}
