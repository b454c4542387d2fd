//===- DimRoles.h - Batch and model dimensions ------------------*- C++ -*-===//
//
// Data parallelism shards batches, tensor parallelism the inner dimensions of
// weights. The program determines which dimensions these are:
//
//   h = x w1       x[B, D] w1[D, F]   contracts D: sharding D needs an
//                                     all-reduce of h before the next product
//   y = h w2       w2[F, D]           contracts F: an all-reduce of y
//   dw2 = h^T dy   [F, D]             contracts B: an all-reduce of dw2, which
//                                     only the update of w2 uses
//
// (dy is the gradient of y.) The batch is the class of dimensions along which
// nearly all contractions can be sharded without an all-reduce, except of
// results that no other contraction uses (weight gradients). F is a dimension
// of weights and not of data. Of the classes of such dimensions, the model's
// are those whose partial sums have few bytes.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMROLES_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMROLES_H

#include "compiler/AutoSharding/Program/AnnotationGroups.h"
#include "lib/CostModel/Hardware.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::gspmd {

/// Classes of dimensions, as in AnnotationGroup.
struct DimRoles {
  /// The batch dimension's class; nullopt if the program has none.
  std::optional<unsigned> batch;
  /// Inner dimensions of weights, at most one of each weight. Empty if they
  /// cover too few weights. A weight is an argument without batch.
  llvm::SmallVector<unsigned> model;
};

/// Returns the roles of the dimensions of function `entry`. `groups` are the
/// program's annotation groups. A loop with an unknown trip count counts
/// `assumedTripCount` times. Linear in the ops for each class of dimensions.
DimRoles dimRolesOf(TensorVariables &tensors, StringRef entry,
                    llvm::ArrayRef<AnnotationGroup> groups,
                    const Hardware &hardware, double assumedTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMROLES_H
