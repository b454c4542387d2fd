//===- PropagationRecord.cpp - What a step did and refused ----------------===//

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
    return "part of axis";
  case RejectionReason::ResultRejected:
    return "result refused";
  case RejectionReason::Disagreement:
    return "disagreement";
  case RejectionReason::OtherTensor:
    return "other tensor";
  case RejectionReason::OtherOccurrence:
    return "other place";
  }
  llvm_unreachable("all reasons are above");
}
