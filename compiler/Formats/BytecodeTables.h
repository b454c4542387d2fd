//===- BytecodeTables.h - Tables of bytecode files --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FORMATS_BYTECODETABLES_H
#define GSPMD_COMPILER_FORMATS_BYTECODETABLES_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace mlir::gspmd {

/// Checks the table of attributes and types of a bytecode file, whose entries
/// are stored in one group for each dialect: the bytecode reader of MLIR 22
/// writes beyond the table where a group has more entries than the table has
/// left. Returns a description of such a group, and nullopt if there is none or
/// the file ends before, which the reader reports. Linear in the entries. The
/// format is that of https://mlir.llvm.org/docs/BytecodeFormat.
std::optional<std::string> findOversizedGroup(llvm::StringRef bytecode);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FORMATS_BYTECODETABLES_H
