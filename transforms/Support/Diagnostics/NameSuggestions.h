//===- NameSuggestions.h - Suggestions for unknown names --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_NAMESUGGESTIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_NAMESUGGESTIONS_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

#include <string>

namespace mlir::gspmd {

/// Returns "is it a or b? " with up to three of `known` that are most similar
/// to `name`, in full or by their ends; an empty string if none is similar.
std::string suggestNames(llvm::StringRef name, const llvm::StringSet<> &known);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_NAMESUGGESTIONS_H
