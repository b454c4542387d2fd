//===- Programs.h - Synthetic programs of any size --------------*- C++ -*-===//
//
// Programs that are annotated at their arguments only, so that completion has
// to carry shardings through all of them. A step is written as text once and
// put one behind the other as often as need be; nothing of a million ops is
// parsed.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_BENCH_PROGRAMS_H
#define GSPMD_BENCH_PROGRAMS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// Names of the shapes that makeProgram knows:
///   chain      each step uses the one before it
///   tree       steps join two results until one is left
///   layers     two contractions, bias, activation and residual, with weights
///   of
///              their own: as many arguments as a network has
///   wide       every step uses one and the same tensor
///   functions  each step is a private function
///   nested     loops within loops, `ops` / 1000 such nests side by side
///   calls      a manual computation calls a function that calls the next, and
///   so on
ArrayRef<StringRef> programShapes();

/// A program of about `ops` ops (at least 10) for a mesh of `devices` devices
/// (a power of 4 times 2 at most, else the axes differ), with a mesh of two
/// axes. Null for an unknown shape.
OwningOpRef<ModuleOp> makeProgram(MLIRContext *context, StringRef shape,
                                  int64_t ops, int64_t devices);

} // namespace mlir::gspmd

#endif // GSPMD_BENCH_PROGRAMS_H
