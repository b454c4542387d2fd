//===- ToElementType.h - Runtime form of element types ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_TOELEMENTTYPE_H
#define GSPMD_COMPILER_CODEGEN_TOELEMENTTYPE_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::gspmd {

/// Returns the runtime form of an element type; nullopt for types that the
/// emulator does not support.
std::optional<ElementType> toElementType(Type type);
/// Returns a tensor without a name that is replicated; nullopt if the emulator
/// does not support its type. Precondition: the shape is static.
std::optional<EntryTensor> toEntryTensor(RankedTensorType type);

/// Returns MLIR's name of the element type that toEntryTensor read: "f8E4M3FN"
/// or "i4" of types that are stored in bytes.
StringRef elementTypeName(const EntryTensor &tensor);

/// Returns true for the types whose runtime form has another arithmetic: floats
/// of at most 8 bits and integers of 2 or 4 bits. Collectives and sums over
/// microbatches must not reduce their runtime form.
bool isNarrowType(Type type);

/// Returns the llvm::APFloatBase::Semantics of a float of at most 8 bits, which
/// tensors store as bits; nullopt for other types.
std::optional<int32_t> narrowFloatFormat(Type type);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_TOELEMENTTYPE_H
