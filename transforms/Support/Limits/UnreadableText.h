//===- UnreadableText.h - Texts that the parser cannot read -----*- C++ -*-===//
//
// Finds what exceeds the limits of Nesting.h in a text, before MLIR's parser
// reads it and overflows the stack or the memory.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_LIMITS_UNREADABLETEXT_H
#define GSPMD_TRANSFORMS_SUPPORT_LIMITS_UNREADABLETEXT_H

#include "mlir/Support/LLVM.h"
#include <optional>
#include <string>

namespace mlir::gspmd {

/// A place in a text that MLIR's parser cannot read; lines and columns are
/// counted from 1.
struct UnreadableText {
  size_t offset = 0;
  unsigned line = 1, column = 1;
  /// The predicate of the error: "is nested too deeply; the limit is ...".
  std::string reason;
};

/// Returns the first bracket beyond the limits of Nesting.h, or the first
/// operator of an affine expression with more than kMaxNesting of them. An
/// alias of an attribute or a type counts as the levels that it stands for.
/// Also returns the first use of an alias beyond kMaxExpansion, and the first
/// result type of `tensor.from_elements` or `vector.from_elements` that has
/// more elements than the text has characters: MLIR creates the types of as
/// many operands before it counts the operands. Also returns the first result
/// `%name#N` whose number exceeds what the text can have, and the first op of
/// linalg with a malformed list of dimensions, at which the parser crashes.
std::optional<UnreadableText> findUnreadableText(StringRef text);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_LIMITS_UNREADABLETEXT_H
