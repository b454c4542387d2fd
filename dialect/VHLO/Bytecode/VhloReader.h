//===- VhloReader.h - Decoder of attributes and types -----------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_BYTECODE_VHLOREADER_H
#define GSPMD_DIALECT_VHLO_BYTECODE_VHLOREADER_H

#include "dialect/VHLO/VhloDialect.h"
#include "mlir/Bytecode/BytecodeImplementation.h"

namespace mlir::gspmd::vhlo {

/// Decodes attributes and types of builtin and stablehlo. Functions return null
/// after an error.
class VhloReader {
public:
  VhloReader(const VhloDialect &dialect, DialectBytecodeReader &in)
      : dialect(dialect), in(in), context(in.getContext()) {}

  Attribute readAttribute();
  Type readType();

private:
  auto emitError() {
    return [this] { return in.emitError(); };
  }
  std::nullptr_t fail(const Twine &message) {
    in.emitError(message);
    return nullptr;
  }

  Attribute readBoolean();
  Attribute readApiVersion();
  Attribute readDictionary();
  Attribute readFloat();
  Attribute readInteger();
  Attribute readAlias();
  Attribute readTensor();
  Attribute readBounds();
  Attribute readAccuracy();

  Type readFunction();
  Type readRankedTensor(bool hasEncoding);
  Type readBuffer();
  Type readQuantized();
  Type readQuantizedPerAxis();

  FailureOr<double> readDouble() {
    FailureOr<APFloat> value =
        in.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
    if (failed(value))
      return failure();
    return value->convertToDouble();
  }

  const VhloDialect &dialect;
  DialectBytecodeReader &in;
  MLIRContext *context;
};

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_BYTECODE_VHLOREADER_H
