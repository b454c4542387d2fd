//===- RejectionDescription.cpp - Why axes were not taken, in words -------===//

#include "transforms/Propagation/Explanation/RejectionDescription.h"

using namespace mlir;
using namespace mlir::gspmd;

// A sentence for each reason: a table.
// NOLINTNEXTLINE(readability-function-size)
std::string mlir::gspmd::describeRejection(const RejectedProposal &lost,
                                           const Mesh &mesh) {
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string axis = mesh.toString(lost.axes.front());
  auto there = [&]() -> llvm::raw_ostream & {
    return os << mesh.toString(lost.winnerAxes) << " cuts dimension "
              << lost.winnerDim << " already";
  };
  switch (lost.reason) {
  case RejectionCause::ClosedDimension:
    os << "dimension " << lost.dim << " is closed by its annotation";
    break;
  case RejectionCause::ReplicatedAxis:
    os << "the annotation keeps " << axis << " out of the tensor (replicated)";
    break;
  case RejectionCause::UnreducedAxis:
    os << "the tensor is unreduced along " << axis;
    break;
  case RejectionCause::ManualAxis:
    os << axis << " is manual around the tensor";
    break;
  case RejectionCause::Conflict:
    os << "the annotations disagree: " << mesh.toString(lost.winnerAxes)
       << " on dimension " << lost.winnerDim << " is one, too";
    break;
  case RejectionCause::UserPriority:
    there() << ": user priority p" << lost.winnerTime().userPriority
            << " comes before p" << lost.proposedTime.userPriority;
    break;
  case RejectionCause::OpPriority:
    there() << ": it came through ops of an earlier priority (level "
            << lost.winnerTime().opLevel << ")";
    break;
  case RejectionCause::LargerTensor:
    there() << ": it came in the same step, from a larger tensor";
    break;
  case RejectionCause::MoreShards:
    there() << ": it came in the same step, with more shards";
    break;
  case RejectionCause::EarlierOperand:
    there() << ": it came in the same step, from an earlier operand";
    break;
  case RejectionCause::EarlierStep:
    there() << ": it came first (step " << lost.winnerTime().number
            << " before ";
    if (lost.winnerTime().number < lost.proposedTime.number)
      os << lost.proposedTime.number << ")";
    else
      os << "this op's turn)";
    break;
  case RejectionCause::Indivisible:
    os << "the cuts must be even here and " << axis << " does not divide what "
       << "is left";
    break;
  case RejectionCause::Overflow:
    os << "dimension " << lost.dim << " ends with axes that do not divide what "
       << "the op makes of it";
    break;
  case RejectionCause::Strided:
    os << "the shards would be strided: what is major to it in dimension "
       << lost.dim << " is not cut as far";
    break;
  case RejectionCause::Rule:
    os << "the op's rule does not move axes along this dimension";
    break;
  case RejectionCause::Direction:
    os << "shardings do not move this way through the op";
    break;
  case RejectionCause::Disagreement:
    os << "another tensor of the op has {" << mesh.toString(lost.winnerAxes)
       << "} there";
    break;
  case RejectionCause::ResultRejected:
    os << "an elementwise op's operand takes only what its result takes";
    break;
  case RejectionCause::Strategy:
    os << "another tensor of the op stands against it, and conflicts are not "
          "resolved by this strategy";
    break;
  case RejectionCause::SubAxisOnly:
    os << "only part of " << axis
       << " would fit, and parts of axes are not moved";
    break;
  case RejectionCause::OtherOccurrence:
    os << "the op has the tensor at several places, and gave it other axes at "
          "another one";
    break;
  case RejectionCause::OtherMesh:
    os << "the op's tensors are on several meshes, between which nothing moves";
    break;
  }
  return text;
}
