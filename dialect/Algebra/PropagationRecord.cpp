//===- PropagationRecord.cpp - What a step did and refused ----------------===//

#include "dialect/Algebra/PropagationRecord.h"
#include "llvm/Support/ErrorHandling.h"

using namespace gspmd;

llvm::StringRef gspmd::toString(RefusalReason reason) {
  switch (reason) {
  case RefusalReason::None:
    return "none";
  case RefusalReason::Blocked:
    return "blocked";
  case RefusalReason::Direction:
    return "direction";
  case RefusalReason::OtherAxes:
    return "other axes";
  case RefusalReason::Replicated:
    return "replicated";
  case RefusalReason::Unreduced:
    return "unreduced";
  case RefusalReason::Manual:
    return "manual";
  case RefusalReason::Closed:
    return "closed";
  case RefusalReason::Overflow:
    return "overflow";
  case RefusalReason::Strided:
    return "strided";
  case RefusalReason::Indivisible:
    return "indivisible";
  case RefusalReason::InUse:
    return "in use";
  case RefusalReason::PartOfAxis:
    return "part of axis";
  case RefusalReason::ResultRefused:
    return "result refused";
  case RefusalReason::Disagreement:
    return "disagreement";
  case RefusalReason::OtherTensor:
    return "other tensor";
  case RefusalReason::OtherPlace:
    return "other place";
  }
  llvm_unreachable("all reasons are above");
}
