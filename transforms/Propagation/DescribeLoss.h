//===- DescribeLoss.h - Why axes were not taken, in words -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_DESCRIBELOSS_H
#define GSPMD_TRANSFORMS_PROPAGATION_DESCRIBELOSS_H

#include "transforms/Propagation/ExplainLoss.h"

namespace mlir::gspmd {

/// The reason as a sentence.
std::string describeLoss(const LostProposal &lost, const ::gspmd::Mesh &mesh);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_DESCRIBELOSS_H
