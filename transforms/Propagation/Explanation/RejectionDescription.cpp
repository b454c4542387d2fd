//===- RejectionDescription.cpp - Text of a rejection ---------------------===//

#include "transforms/Propagation/Explanation/RejectionDescription.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Writes why the axes that shard the dimension take precedence.
static void describePrecedence(const RejectedProposal &rejected,
                               llvm::raw_ostream &os) {
  switch (rejected.cause) {
  case RejectionCause::UserPriority:
    os << "user priority p" << rejected.blockingTime().userPriority
       << " comes before p" << rejected.proposalTime.userPriority;
    break;
  case RejectionCause::OpPriority:
    os << "ops of an earlier priority propagated it (level "
       << rejected.blockingTime().opLevel << ")";
    break;
  case RejectionCause::LargerTensor:
    os << "the same step propagated it from a larger tensor";
    break;
  case RejectionCause::MoreShards:
    os << "the same step propagated it with more shards";
    break;
  case RejectionCause::EarlierOperand:
    os << "the same step propagated it from an earlier operand";
    break;
  case RejectionCause::EarlierStep:
    os << "an earlier step propagated it (step "
       << rejected.blockingTime().number << " before ";
    if (rejected.blockingTime().number < rejected.proposalTime.number)
      os << rejected.proposalTime.number << ")";
    else
      os << "this op)";
    break;
  default:
    llvm_unreachable("expected a cause of precedence");
  }
}

/// Writes a cause that is a property of the op. `axis` is the first rejected
/// axis.
static void describeOpCause(const RejectedProposal &rejected, const Mesh &mesh,
                            StringRef axis, llvm::raw_ostream &os) {
  switch (rejected.cause) {
  case RejectionCause::Overflow:
    os << "the op splits or joins dimension " << rejected.dim
       << ", whose last axes do not divide its components";
    break;
  case RejectionCause::Strided:
    os << "the shards would be strided: the component of dimension "
       << rejected.dim << " that is major to this one has fewer shards";
    break;
  case RejectionCause::Rule:
    os << "the op's rule does not propagate axes along this dimension";
    break;
  case RejectionCause::Direction:
    os << "shardings do not propagate in this direction through the op";
    break;
  case RejectionCause::Disagreement:
    os << "another tensor of the op has {"
       << mesh.toString(rejected.blockingAxes) << "} along this factor";
    break;
  case RejectionCause::ResultRejected:
    os << "the result of the element-wise op cannot be sharded in this way";
    break;
  case RejectionCause::Strategy:
    os << "another tensor of the op has other axes, and this strategy does not "
          "resolve conflicts";
    break;
  case RejectionCause::SubAxisOnly:
    os << "only a sub-axis of " << axis
       << " would fit, and conservative completion propagates full axes only";
    break;
  case RejectionCause::OtherOccurrence:
    os << "the tensor is several operands of the op, and got other axes as "
          "another operand";
    break;
  case RejectionCause::OtherMesh:
    os << "the op's tensors are on several meshes, between which nothing "
          "propagates";
    break;
  default:
    llvm_unreachable("expected a cause that is a property of the op");
  }
}

std::string mlir::gspmd::describeRejection(const RejectedProposal &rejected,
                                           const Mesh &mesh) {
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string axis = mesh.toString(rejected.axes.front());
  switch (rejected.cause) {
  case RejectionCause::ClosedDimension:
    os << "dimension " << rejected.dim << " is closed by its annotation";
    break;
  case RejectionCause::ReplicatedAxis:
    os << "the tensor's annotation lists " << axis << " as replicated";
    break;
  case RejectionCause::UnreducedAxis:
    os << "the tensor is unreduced along " << axis;
    break;
  case RejectionCause::ManualAxis:
    os << "the tensor is inside of a manual computation over " << axis;
    break;
  case RejectionCause::Conflict:
    os << "another annotation shards dimension " << rejected.blockingDim
       << " by " << mesh.toString(rejected.blockingAxes)
       << ", and neither overrides the other";
    break;
  case RejectionCause::UserPriority:
  case RejectionCause::OpPriority:
  case RejectionCause::LargerTensor:
  case RejectionCause::MoreShards:
  case RejectionCause::EarlierOperand:
  case RejectionCause::EarlierStep:
    os << mesh.toString(rejected.blockingAxes) << " shards dimension "
       << rejected.blockingDim << " already: ";
    describePrecedence(rejected, os);
    break;
  case RejectionCause::Indivisible:
    os << "the dimension must be sharded evenly, and " << axis
       << " does not divide the rest of its size";
    break;
  case RejectionCause::Overflow:
  case RejectionCause::Strided:
  case RejectionCause::Rule:
  case RejectionCause::Direction:
  case RejectionCause::Disagreement:
  case RejectionCause::ResultRejected:
  case RejectionCause::Strategy:
  case RejectionCause::SubAxisOnly:
  case RejectionCause::OtherOccurrence:
  case RejectionCause::OtherMesh:
    describeOpCause(rejected, mesh, axis, os);
    break;
  }
  return text;
}
