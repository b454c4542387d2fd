//===- Annotate.h - Shardings of arguments by their names -------*- C++ -*-===//
#ifndef GSPMD_PIPELINE_ANNOTATE_H
#define GSPMD_PIPELINE_ANNOTATE_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// Annotates arguments of function `entry` by name, for frontends that have no
/// annotations of their own. `json` is
///
///   {"mesh": {"x": 4, "y": 2},
///    "shardings": {"params['w']": ["x", null], "*.bias": ["y"], "arg0": []}}
///
/// A name is that in the argument's location, or `arg0`, `arg1`, ...; one that
/// fits no argument is that in the location of an op, or its place in a file
/// (`model.py:12:3`), of whose result it is told; `%x` is a value's name where
/// the program's text is known. `*` stands for any text. Names are looked for
/// in all functions (`arg0` in `entry` alone), those with `@f:` before in f.
/// Without `mesh`, the program has a `sharding.mesh`. For each dimension: an
/// axis, a list of axes, null (it is not cut) or "?" (completion decides);
/// dimensions that are not mentioned are not cut. Errors, at `module` or the
/// argument: JSON of another form, a name that fits no argument (near ones are
/// told), two shardings for one argument, and what is wrong with a sharding.
/// `values` are further values by names of the caller's, which come before
/// others.
LogicalResult annotateArguments(ModuleOp module, StringRef entry,
                                StringRef json,
                                const llvm::StringMap<Value> &values = {});

} // namespace mlir::gspmd

#endif // GSPMD_PIPELINE_ANNOTATE_H
