//===- Annotate.h - Shardings of arguments and ops by name ------*- C++ -*-===//
#ifndef GSPMD_PIPELINE_ANNOTATE_H
#define GSPMD_PIPELINE_ANNOTATE_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// Annotates arguments of function `entry` by name, for frontends that have no
/// annotations of their own. `json` has the form
///
///   {"mesh": {"x": 4, "y": 2},
///    "shardings": {"params['w']": ["x", null], "*.bias": ["y"], "arg0": []}}
///
/// A name is the name in an argument's location, or `arg0`, `arg1`, ... A name
/// that matches no argument is looked up among the locations of ops, as their
/// name or as `file:line:column` (`model.py:12:3`), and annotates the op's
/// result; `%x` is a value's name if the program's text is known. `*` matches
/// any text. Names are looked up in all functions (`arg0` in `entry` only);
/// `@f:name` restricts the search to function f. Without `mesh`, the program
/// must have one `sharding.mesh`. Each dimension has an axis, a list of axes,
/// null (unsharded) or "?" (completion decides); dimensions that are not listed
/// are unsharded. `values` maps further names to values and takes precedence.
///
/// Errors are reported at `module` or at the argument: malformed JSON, a name
/// without a match (with similar names as suggestions), two shardings of one
/// argument, and invalid shardings.
LogicalResult annotateArguments(ModuleOp module, StringRef entry,
                                StringRef json,
                                const llvm::StringMap<Value> &values = {});

} // namespace mlir::gspmd

#endif // GSPMD_PIPELINE_ANNOTATE_H
