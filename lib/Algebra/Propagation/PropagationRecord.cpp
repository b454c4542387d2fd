//===- PropagationRecord.cpp - Expansions and rejections of a step --------===//

#include "lib/Algebra/Propagation/PropagationRecord.h"
#include "llvm/Support/ErrorHandling.h"

using namespace gspmd;

llvm::StringRef gspmd::toString(RejectionReason reason) {
  switch (reason) {
  case RejectionReason::None:
    return "none";
  case RejectionReason::Blocked:
    return "blocked";
  case RejectionReason::Direction:
    return "direction";
  case RejectionReason::OtherAxes:
    return "other axes";
  case RejectionReason::Replicated:
    return "replicated";
  case RejectionReason::Unreduced:
    return "unreduced";
  case RejectionReason::Manual:
    return "manual";
  case RejectionReason::Closed:
    return "closed";
  case RejectionReason::Overflow:
    return "overflow";
  case RejectionReason::Strided:
    return "strided";
  case RejectionReason::Indivisible:
    return "indivisible";
  case RejectionReason::InUse:
    return "in use";
  case RejectionReason::SubAxisOnly:
    return "sub-axis only";
  case RejectionReason::ResultRejected:
    return "result rejected";
  case RejectionReason::Disagreement:
    return "disagreement";
  case RejectionReason::OtherTensor:
    return "other tensor";
  case RejectionReason::OtherOccurrence:
    return "other occurrence";
  }
  llvm_unreachable("all reasons are above");
}
