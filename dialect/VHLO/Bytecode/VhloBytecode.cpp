//===- VhloBytecode.cpp - VHLO's encoding of attributes and types ---------===//

#include "dialect/VHLO/Bytecode/VhloBytecode.h"
#include "dialect/StableHLO/Bytecode/BytecodeReading.h"
#include "dialect/VHLO/Bytecode/VhloReader.h"
#include "dialect/VHLO/Bytecode/VhloWriter.h"

using namespace mlir;
using namespace mlir::gspmd::bytecode;
using namespace mlir::gspmd::vhlo;

namespace {

struct VhloBytecode : BytecodeDialectInterface {
  VhloBytecode(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  const VhloDialect &vhlo() const {
    return *static_cast<VhloDialect *>(getDialect());
  }
  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    return VhloReader(vhlo(), reader).readAttribute();
  }
  Type readType(DialectBytecodeReader &reader) const override {
    return VhloReader(vhlo(), reader).readType();
  }
  LogicalResult writeAttribute(Attribute attr,
                               DialectBytecodeWriter &writer) const override {
    return VhloWriter(vhlo(), writer).write(cast<VersionedAttr>(attr));
  }
  LogicalResult writeType(Type type,
                          DialectBytecodeWriter &writer) const override {
    return VhloWriter(vhlo(), writer)
        .write(cast<VersionedType>(type).getValue());
  }
  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    return WriterVersion::read(reader);
  }
};

} // namespace

void mlir::gspmd::vhlo::addBytecodeInterface(VhloDialect &dialect) {
  dialect.addInterfaces<VhloBytecode>();
}
