//===- ParallelNest.h - Kernels whose outer loops are parallel --*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SPLITKERNELS_PARALLELNEST_H
#define GSPMD_TRANSFORMS_LOWERING_SPLITKERNELS_PARALLELNEST_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {

/// Attribute of a kernel: the number of its outermost loops, one in the other,
/// whose iterations are independent. They are the only outermost loops.
inline constexpr llvm::StringLiteral kParallelLoops = "gspmd.parallel_loops";
/// Attribute of a kernel: its work, about in additions of two scalars.
inline constexpr llvm::StringLiteral kWork = "gspmd.work";
/// Attribute of a kernel whose first argument is the number of a chunk: the
/// number of chunks.
inline constexpr llvm::StringLiteral kNumChunks = "gspmd.num_chunks";

/// Returns the only op of a kernel that has loops; null if there are several,
/// if it is no linalg op on buffers of static sizes, if iterations of its
/// parallel loops may write the same element, or if `function` is no kernel.
linalg::LinalgOp onlyNestOf(func::FuncOp function);

/// Returns the work of all iterations, about in additions of two scalars.
int64_t workOf(linalg::LinalgOp op);

/// Returns the number of outermost loops, in the order of dimensions, that are
/// parallel.
unsigned numOuterParallelLoops(linalg::LinalgOp op);

/// Returns the work of all iterations of a loop nest on elements, about in
/// additions of two scalars; 0 if the number of iterations is unknown.
int64_t workOf(scf::ForOp loop);

/// Returns true if the iterations of `loop`, the only one of a kernel, are
/// independent: each writes the elements at its own index along a dimension of
/// an argument, and reads no others of that argument. The arguments have the
/// attribute that they do not alias.
bool hasIndependentIterations(scf::ForOp loop);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SPLITKERNELS_PARALLELNEST_H
