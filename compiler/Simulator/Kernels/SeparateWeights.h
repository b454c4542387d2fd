//===- SeparateWeights.h - Kernels that only stacks need --------*- C++ -*-===//
//
// Programs keep the weights of all layers in one tensor, and add the gradients
// of each microbatch to an accumulator. In some frameworks each layer has
// tensors of its own, and a product adds its result to the gradient in memory:
//
//   %w = dynamic_slice %stack, %layer      read in place
//   %zeros = broadcast_in_dim %zero        the stack of gradients, not needed
//   %sum = add %accumulator, %gradient     part of the product of %gradient
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_SEPARATEWEIGHTS_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_SEPARATEWEIGHTS_H

#include "compiler/Simulator/Kernels/Units.h"

namespace mlir::gspmd {

/// Returns true if `unit`, a unit of a loop's body, only slices, initializes or
/// accumulates stacked tensors. Frameworks that keep a tensor for each layer
/// have no kernel for it.
bool isStackOverhead(const Unit &unit, Block &block,
                     OpPropertyCache &properties);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_SEPARATEWEIGHTS_H
