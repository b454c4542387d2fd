//===- Programs.h - Synthetic programs of any size --------------*- C++ -*-===//
//
// Programs with annotations of their arguments only, so that completion must
// propagate through all ops. A step is parsed once from text and cloned as
// often as needed; a program of a million ops is never text.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_BENCH_COMPILETIME_PROGRAMS_H
#define GSPMD_BENCH_COMPILETIME_PROGRAMS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// Names of the shapes that makeProgram supports:
///   chain      each step uses the previous one
///   tree       steps join two results until one is left
///   layers     two contractions, bias, activation and residual, with their own
///              weights: as many arguments as a network has
///   wide       every step uses the same tensor
///   functions  each step is a private function
///   nested     nested loops, `ops` / 1000 nests in sequence
///   calls      a manual computation with a chain of calls
ArrayRef<StringRef> programShapes();

/// Returns a program of about `ops` ops (at least 10) on a mesh of `devices`
/// devices with two axes, whose sizes are at most a factor of 2 apart if
/// `devices` is a power of 2. Returns null for an unknown shape.
OwningOpRef<ModuleOp> makeProgram(MLIRContext *context, StringRef shape,
                                  int64_t ops, int64_t devices);

} // namespace mlir::gspmd

#endif // GSPMD_BENCH_COMPILETIME_PROGRAMS_H
