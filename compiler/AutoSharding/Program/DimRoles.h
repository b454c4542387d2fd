//===- DimRoles.h - Batch and model dimensions ------------------*- C++ -*-===//
//
// Data parallelism shards batches, tensor parallelism the inner dimensions of
// weights. The program determines which dimensions these are:
//
//   h = x w1       x[B, D] w1[D, F]   contracts D: other products need h
//   y = h w2       w2[F, D]           contracts F: the loss needs y
//   dw2 = h' dy    [F, D]             contracts B: only the update needs dw2
//
// The batch is a class along which nearly all products can be sharded such that
// the only partial sums are those that no other product needs. F is a dimension
// of weights and not of data; the model's dimensions are those of such classes
// with few bytes of partial sums.
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
  /// The class whose indices the program processes alike and independently.
  std::optional<unsigned> batch;
  /// Inner dimensions of weights, at most one of each weight. Empty if they
  /// cover too few weights. A weight is an argument without batch.
  llvm::SmallVector<unsigned> model;
};

DimRoles dimRolesOf(ProgramTensors &tensors, StringRef entry,
                    llvm::ArrayRef<AnnotationGroup> groups,
                    const Hardware &hardware, double unknownTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMROLES_H
