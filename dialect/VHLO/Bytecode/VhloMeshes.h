//===- VhloMeshes.h - Replica groups by axes of a mesh ----------*- C++ -*-===//

#ifndef GSPMD_DIALECT_VHLO_BYTECODE_VHLOMESHES_H
#define GSPMD_DIALECT_VHLO_BYTECODE_VHLOMESHES_H

#include "mlir/Bytecode/BytecodeImplementation.h"

namespace mlir::gspmd::vhlo {

/// Reads an attribute of the codes kFirstOfMeshes to kLastOfMeshes; null after
/// an error.
Attribute readMeshAttribute(DialectBytecodeReader &in, uint64_t code);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_BYTECODE_VHLOMESHES_H
