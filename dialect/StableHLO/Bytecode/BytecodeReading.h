//===- BytecodeReading.h - Functions for generated readers ------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_BYTECODE_BYTECODEREADING_H
#define GSPMD_DIALECT_STABLEHLO_BYTECODE_BYTECODEREADING_H

#include "mlir/Bytecode/BytecodeImplementation.h"

namespace mlir::gspmd::bytecode {

/// Decodes an enumerator from its number.
template <typename EnumT>
LogicalResult readEnum(DialectBytecodeReader &reader,
                       std::optional<EnumT> (*symbolize)(uint32_t),
                       EnumT &value) {
  uint64_t number;
  if (failed(reader.readVarInt(number)))
    return failure();
  std::optional<EnumT> known =
      number <= UINT32_MAX ? symbolize(number) : std::nullopt;
  if (!known)
    return reader.emitError()
           << number << " is not a value of " << llvm::getTypeName<EnumT>();
  value = *known;
  return success();
}

inline LogicalResult
readAPFloatWithKnownSemantics(DialectBytecodeReader &reader,
                              const llvm::fltSemantics &semantics,
                              FailureOr<APFloat> &value) {
  value = reader.readAPFloatWithKnownSemantics(semantics);
  return value;
}

template <typename AttrT, typename... Fields>
using VerifyResult =
    decltype(AttrT::verify(std::declval<function_ref<InFlightDiagnostic()>>(),
                           std::declval<Fields>()...));

/// Returns the verified attribute of these fields; null after an error.
template <typename AttrT, typename... Fields>
AttrT getChecked(DialectBytecodeReader &reader, const Fields &...fields) {
  if constexpr (llvm::is_detected<VerifyResult, AttrT,
                                  const Fields &...>::value)
    if (failed(AttrT::verify([&] { return reader.emitError(); }, fields...)))
      return {};
  return AttrT::get(reader.getContext(), fields...);
}

/// The `major.minor.patch` version of the dialect that a file was written with.
/// Attributes are self-describing, so that decoding does not depend on it.
struct WriterVersion : DialectVersion {
  uint64_t major = 0, minor = 0, patch = 0;
  /// Returns null if the file is truncated.
  static std::unique_ptr<DialectVersion> read(DialectBytecodeReader &reader) {
    auto version = std::make_unique<WriterVersion>();
    if (failed(reader.readVarInt(version->major)) ||
        failed(reader.readVarInt(version->minor)) ||
        failed(reader.readVarInt(version->patch)))
      return nullptr;
    return version;
  }
};

/// The bytecode interface of a dialect with functions that TableGen generates
/// from a .td file of encodings (-gen-bytecode).
template <auto readAttributeFn, auto writeAttributeFn, auto readTypeFn,
          auto writeTypeFn>
struct GeneratedBytecode : BytecodeDialectInterface {
  GeneratedBytecode(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    return readAttributeFn(getContext(), reader);
  }
  LogicalResult writeAttribute(Attribute attribute,
                               DialectBytecodeWriter &writer) const override {
    return writeAttributeFn(attribute, writer);
  }
  Type readType(DialectBytecodeReader &reader) const override {
    return readTypeFn(getContext(), reader);
  }
  LogicalResult writeType(Type type,
                          DialectBytecodeWriter &writer) const override {
    return writeTypeFn(type, writer);
  }
  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    return WriterVersion::read(reader);
  }
};

} // namespace mlir::gspmd::bytecode

#endif // GSPMD_DIALECT_STABLEHLO_BYTECODE_BYTECODEREADING_H
