//===- VhloWriter.h - Encoder of attributes and types -----------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_BYTECODE_VHLOWRITER_H
#define GSPMD_DIALECT_VHLO_BYTECODE_VHLOWRITER_H

#include "dialect/VHLO/Bytecode/VhloWrapping.h"
#include "dialect/VHLO/VhloDialect.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

namespace mlir::gspmd::vhlo {

/// Encodes attributes and types of builtin and stablehlo that are wrapped in
/// VersionedAttr and VersionedType. Fails without a message on those that VHLO
/// does not have.
class VhloWriter {
public:
  VhloWriter(const VhloDialect &dialect, DialectBytecodeWriter &out)
      : dialect(dialect), out(out) {}

  LogicalResult write(VersionedAttr attr);
  LogicalResult write(Type type);

private:
  /// Writes a code and its fields, each by its type.
  template <typename... Fields>
  LogicalResult put(uint64_t code, const Fields &...fields) {
    out.writeVarInt(code);
    (add(fields), ...);
    return success();
  }
  void add(uint64_t number) { out.writeVarInt(number); }
  void add(int64_t number) { out.writeSignedVarInt(number); }
  void add(ArrayRef<int64_t> numbers) { out.writeSignedVarInts(numbers); }
  void add(const APInt &number) { out.writeAPIntWithKnownWidth(number); }
  void add(const APFloat &number) {
    out.writeAPFloatWithKnownSemantics(number);
  }
  void add(StringRef text) { out.writeOwnedString(text); }
  void add(Type type) { out.writeType(wrap(type)); }
  void add(Attribute attr) { out.writeAttribute(wrap(attr)); }
  void add(NamedAttribute entry) {
    add(entry.getName());
    add(entry.getValue());
  }
  template <typename Range>
  void addEach(const Range &range) {
    out.writeVarInt(llvm::size(range));
    for (auto &&item : range)
      add(item);
  }
  /// Writes a code, the size of a range, and its items.
  template <typename Range>
  LogicalResult putEach(uint64_t code, const Range &range) {
    out.writeVarInt(code);
    addEach(range);
    return success();
  }

  LogicalResult writeStablehlo(Attribute attr);
  LogicalResult writeMeshAttribute(Attribute attr);
  LogicalResult writeTensor(DenseElementsAttr attr);
  LogicalResult writeFunction(FunctionType type);
  LogicalResult writeRankedTensor(RankedTensorType type);
  LogicalResult writeQuantized(quant::UniformQuantizedType type);
  LogicalResult writeQuantizedPerAxis(quant::UniformQuantizedPerAxisType type);

  const VhloDialect &dialect;
  DialectBytecodeWriter &out;
};

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_BYTECODE_VHLOWRITER_H
