//===- KernelComposites.h - Kernels with a decomposition --------*- C++ -*-===//
//
// A composite "gspmd.kernel" is a kernel that a chip runs as compiled by its
// author, such as one of Pallas. The decomposition computes the same values in
// ops, which is what runs here; its cost is not that of the kernel. The
// composite's attributes are the name (`kernel_name`), where the cost comes
// from (`cost_source`), and the figures of `gspmd.cost`.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_IMPORT_KERNELCOMPOSITES_KERNELCOMPOSITES_H
#define GSPMD_TRANSFORMS_IMPORT_KERNELCOMPOSITES_KERNELCOMPOSITES_H

#include "mlir/IR/BuiltinOps.h"
#include <string>
#include <vector>

namespace mlir::gspmd {

/// Returns true if the module has composites of kernels.
bool hasKernelComposites(ModuleOp module);

/// Replaces each composite of a kernel by a custom call with the kernel's name
/// and cost, and erases decompositions without uses. Returns one sentence for
/// each kernel, with the source of its cost.
FailureOr<std::vector<std::string>> replaceKernelComposites(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_KERNELCOMPOSITES_KERNELCOMPOSITES_H
