//===- ProtoFields.h - Fields of protocol buffer messages -------*- C++ -*-===//
//
// XLA's messages (executables, shardings) in their binary form. A caller reads
// the fields that it knows by their numbers in the public .proto files.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_FILES_PROTOFIELDS_H
#define GSPMD_LIB_FILES_PROTOFIELDS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir::gspmd {

/// A field of a message: an integer, or bytes.
struct ProtoField {
  uint64_t field = 0, number = 0;
  llvm::StringRef bytes;
  bool isBytes = false;
};

/// Calls `use` with each field of a message. Returns false for bytes that are
/// no message, or if `use` does.
bool readProtoFields(llvm::StringRef bytes,
                     llvm::function_ref<bool(const ProtoField &)> use);

/// Appends the elements of a repeated integer, packed or not. Returns false for
/// bytes that are no integers.
bool addProtoNumbers(const ProtoField &field,
                     llvm::SmallVectorImpl<int64_t> &to);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_FILES_PROTOFIELDS_H
