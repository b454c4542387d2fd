//===- SignatureAttrs.h - Attributes of arguments, results ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_SIGNATUREATTRS_H
#define GSPMD_TRANSFORMS_SUPPORT_SIGNATUREATTRS_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Changes the attributes of argument or result `index`.
using EditAttrs =
    llvm::function_ref<void(unsigned index, NamedAttrList &attrs)>;

/// Calls `edit` for each argument in order, and sets all attributes at once:
/// setArgAttr copies the list of all arguments, and the context keeps each
/// copy, so a loop over it takes quadratic time and memory.
void editArgAttrs(FunctionOpInterface func, EditAttrs edit);
/// Does the same for the results.
void editResultAttrs(FunctionOpInterface func, EditAttrs edit);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_SIGNATUREATTRS_H
