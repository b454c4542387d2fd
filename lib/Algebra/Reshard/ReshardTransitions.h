//===- ReshardTransitions.h - The steps that lead on from a layout -*- C++
//-*-===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_RESHARDTRANSITIONS_H
#define GSPMD_LIB_ALGEBRA_RESHARD_RESHARDTRANSITIONS_H

#include "lib/Algebra/Reshard/ReshardProblem.h"

namespace mlir::gspmd {
namespace reshard {

/// One way to go on from a layout.
struct Transition {
  ReshardKind kind;
  unsigned dim = 0, splitDim = 0; ///< of the layout; as in ReshardStep
  double cost = 0;                ///< elements sent by one device
  Layout result;
};

/// All moves from `layout` that can lie on a cheapest path.
llvm::SmallVector<Transition> transitionsFrom(const Problem &problem,
                                              const Layout &layout);

} // namespace reshard
} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDTRANSITIONS_H
