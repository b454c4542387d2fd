//===- VhloWriter.h - Attributes and types into artifacts -------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_VHLOWRITER_H
#define GSPMD_DIALECT_VHLO_VHLOWRITER_H

#include "dialect/VHLO/VhloDialect.h"
#include "dialect/VHLO/VhloWrapping.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

namespace mlir::gspmd::vhlo {

/// Attributes and types of builtin and stablehlo, within VersionedAttr and
/// VersionedType, to codes. Fails, without a message, on those that VHLO does
/// not have.
class VhloWriter {
public:
  VhloWriter(const VhloDialect &dialect, DialectBytecodeWriter &out)
      : dialect(dialect), out(out) {}

  LogicalResult write(VersionedAttr attr);
  LogicalResult write(Type type);

private:
  void writeTypes(TypeRange types) {
    out.writeVarInt(types.size());
    for (Type type : types)
      out.writeType(wrap(type));
  }
  LogicalResult writeStablehlo(Attribute attr);
  void writeDictionary(DictionaryAttr attr);
  void writeTensor(DenseElementsAttr attr);
  void writeQuantized(quant::QuantizedType type);

  const VhloDialect &dialect;
  DialectBytecodeWriter &out;
};

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_VHLOWRITER_H
