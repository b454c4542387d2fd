//===- Nesting.h - Limit of nested brackets and regions ---------*- C++ -*-===//
//
// MLIR's parser, its walks and its printer call themselves for each level of a
// region, an attribute, a type or a location, so a file of a few kilobytes can
// overflow the stack. Programs beyond a limit are rejected before they are
// parsed (a text, by UnreadableText.h) or used (bytecode, whose reader does not
// recurse over regions).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_LIMITS_NESTING_H
#define GSPMD_TRANSFORMS_SUPPORT_LIMITS_NESTING_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// The limits of levels: of braces, which are around regions, and of brackets
/// of all kinds. They allow 1,000 nested loops, also in the generic form with
/// two brackets each. MLIR's parser takes up to 4 KB of stack for a region and
/// 1.5 KB for another level, of the 8 MB that a thread usually has.
inline constexpr unsigned kMaxRegionNesting = 1200;
inline constexpr unsigned kMaxNesting = 2500;

/// The number of attributes and types, or of characters of them in a text, that
/// those of a program may stand for, besides what is proportional to its size.
/// An attribute that contains another one twice, and so on 40 times, has a few
/// bytes in a file and in memory, but 2^40 in all that is printed or visited.
inline constexpr uint64_t kMaxExpansion = uint64_t(1) << 24;

/// Returns the error message of a program beyond the limits of levels: "is
/// nested too deeply; the limit is ...".
std::string deepNestingMessage();

/// Returns the error message of attributes and types beyond kMaxExpansion.
std::string expansionMessage();

/// Returns `module`, or null after an error if its regions, or the attributes
/// and types of its ops, exceed the limits, or if a constant has another number
/// of bytes than its type, which MLIR's bytecode reader accepts.
OwningOpRef<ModuleOp> rejectDeepNesting(OwningOpRef<ModuleOp> module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_LIMITS_NESTING_H
