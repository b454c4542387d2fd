//===- DimRoles.h - Which dimensions people would cut -----------*- C++ -*-===//
//
// Data parallelism cuts batches, tensor parallelism the inner dimensions of
// weights. Which these are follows from what the program computes:
//
//   h = x w1       x[B, D] w1[D, F]   D is added up: other products need h
//   y = h w2       w2[F, D]           F is added up: the loss needs y
//   dw2 = h' dy    [F, D]             B is added up: only the update needs dw2
//
// Nearly all products can be cut along B with nothing sent but for sums that no
// other product needs: it is the batch. F is a dimension of weights and of no
// data; of such classes those with few bytes to add up are a model's.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMROLES_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMROLES_H

#include "compiler/AutoSharding/Program/TensorGroups.h"
#include "lib/CostModel/Hardware.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::gspmd {

/// Classes of dimensions, as TensorGroup has them.
struct DimRoles {
  /// What the program computes alike for each index of, and apart.
  std::optional<unsigned> batch;
  /// Inner dimensions of weights, at most one of each weight; empty if there
  /// are no such of a good part of them. A weight is an argument without batch.
  llvm::SmallVector<unsigned> model;
};

DimRoles dimRolesOf(ProgramTensors &tensors, StringRef entry,
                    llvm::ArrayRef<TensorGroup> groups,
                    const Hardware &hardware, double unknownTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMROLES_H
