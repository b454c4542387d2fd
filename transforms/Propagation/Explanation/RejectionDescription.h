//===- RejectionDescription.h - Text of a rejection -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONDESCRIPTION_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONDESCRIPTION_H

#include "transforms/Propagation/Explanation/RejectedProposals.h"

namespace mlir::gspmd {

/// Returns a sentence that explains why the proposal was rejected.
std::string describeRejection(const RejectedProposal &rejected,
                              const Mesh &mesh);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_REJECTIONDESCRIPTION_H
