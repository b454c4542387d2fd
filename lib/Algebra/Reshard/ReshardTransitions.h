//===- ReshardTransitions.h - Transitions from a layout ---------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_RESHARDTRANSITIONS_H
#define GSPMD_LIB_ALGEBRA_RESHARD_RESHARDTRANSITIONS_H

#include "lib/Algebra/Reshard/ReshardProblem.h"

namespace mlir::gspmd {
namespace reshard {

/// One collective or slice from a layout to another one.
struct Transition {
  ReshardKind kind;
  unsigned dim = 0,
           splitDim = 0; ///< dimensions of the layout, as in ReshardStep
  double cost = 0;       ///< elements sent by one device
  Layout result;
};

/// Returns the transitions from `layout` that can be part of a cheapest path.
llvm::SmallVector<Transition> transitionsFrom(const Problem &problem,
                                              const Layout &layout);

} // namespace reshard
} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDTRANSITIONS_H
