//===- RejectionDescription.cpp - Text of a rejection ---------------------===//

#include "transforms/Propagation/Explanation/RejectionDescription.h"

using namespace mlir;
using namespace mlir::gspmd;

// The function is a table with a sentence for each cause.
std::string mlir::gspmd::describeRejection(const RejectedProposal &rejected,
                                           const Mesh &mesh) {
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string axis = mesh.toString(rejected.axes.front());
  auto present = [&]() -> llvm::raw_ostream & {
    return os << mesh.toString(rejected.winnerAxes) << " shards dimension "
              << rejected.winnerDim << " already";
  };
  switch (rejected.reason) {
  case RejectionCause::ClosedDimension:
    os << "dimension " << rejected.dim << " is closed by its annotation";
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
    os << "the annotations disagree: " << mesh.toString(rejected.winnerAxes)
       << " on dimension " << rejected.winnerDim << " is one, too";
    break;
  case RejectionCause::UserPriority:
    present() << ": user priority p" << rejected.winnerTime().userPriority
              << " comes before p" << rejected.proposedTime.userPriority;
    break;
  case RejectionCause::OpPriority:
    present() << ": it came through ops of an earlier priority (level "
              << rejected.winnerTime().opLevel << ")";
    break;
  case RejectionCause::LargerTensor:
    present() << ": it came in the same step, from a larger tensor";
    break;
  case RejectionCause::MoreShards:
    present() << ": it came in the same step, with more shards";
    break;
  case RejectionCause::EarlierOperand:
    present() << ": it came in the same step, from an earlier operand";
    break;
  case RejectionCause::EarlierStep:
    present() << ": it came first (step " << rejected.winnerTime().number
              << " before ";
    if (rejected.winnerTime().number < rejected.proposedTime.number)
      os << rejected.proposedTime.number << ")";
    else
      os << "this op's turn)";
    break;
  case RejectionCause::Indivisible:
    os << "the shards must be even here and " << axis
       << " does not divide what "
       << "is left";
    break;
  case RejectionCause::Overflow:
    os << "dimension " << rejected.dim
       << " ends with axes that do not divide what "
       << "the op makes of it";
    break;
  case RejectionCause::Strided:
    os << "the shards would be strided: what is major to it in dimension "
       << rejected.dim << " is not sharded as far";
    break;
  case RejectionCause::Rule:
    os << "the op's rule does not propagate axes along this dimension";
    break;
  case RejectionCause::Direction:
    os << "shardings do not propagate in this direction through the op";
    break;
  case RejectionCause::Disagreement:
    os << "another tensor of the op has {" << mesh.toString(rejected.winnerAxes)
       << "} there";
    break;
  case RejectionCause::ResultRejected:
    os << "an elementwise op's operand takes only what its result takes";
    break;
  case RejectionCause::Strategy:
    os << "another tensor of the op conflicts with it, and conflicts are not "
          "resolved by this strategy";
    break;
  case RejectionCause::SubAxisOnly:
    os << "only part of " << axis
       << " would fit, and sub-axes are not propagated";
    break;
  case RejectionCause::OtherOccurrence:
    os << "the op has the tensor at several places, and gave it other axes at "
          "another one";
    break;
  case RejectionCause::OtherMesh:
    os << "the op's tensors are on several meshes, between which nothing "
          "propagates";
    break;
  }
  return text;
}
