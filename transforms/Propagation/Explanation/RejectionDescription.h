//===- RejectionDescription.h - Why axes were not taken, in words -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONDESCRIPTION_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONDESCRIPTION_H

#include "transforms/Propagation/Explanation/RejectedProposals.h"

namespace mlir::gspmd {

/// The reason as a sentence.
std::string describeRejection(const RejectedProposal &lost, const Mesh &mesh);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONDESCRIPTION_H
