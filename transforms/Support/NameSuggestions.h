//===- NameSuggestions.h - Is it this that you mean? ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_NAMESUGGESTIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_NAMESUGGESTIONS_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

#include <string>

namespace mlir::gspmd {

/// "is it a or b? " with up to three of `known` that look most like `name`, as
/// a whole or at their ends; empty if none does.
std::string suggestNames(llvm::StringRef name, const llvm::StringSet<> &known);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_NAMESUGGESTIONS_H
