//===- PluginShardings.h - Shardings that plugins support -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SUSPECTS_PLUGINSHARDINGS_H
#define GSPMD_COMPILER_BISECT_SUSPECTS_PLUGINSHARDINGS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::bisect {

/// Removes the shardings that completion added to ops. Annotations of the user
/// on ops become reshards.
void removeCompletion(ModuleOp module);

/// Makes the shardings of arguments and results of @main even, as Shardy and
/// JAX require. Uneven arguments and results have their shardings inside of the
/// function.
void makeBoundaryEven(ModuleOp program);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SUSPECTS_PLUGINSHARDINGS_H
