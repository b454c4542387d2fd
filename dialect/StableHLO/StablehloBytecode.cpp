//===- StablehloBytecode.cpp - stablehlo in binary form
//-----------------------===//

#include "dialect/StableHLO/StablehloBytecode.h"
#include "dialect/StableHLO/BytecodeReading.h"
#include "dialect/StableHLO/StablehloAttrs.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;
using namespace mlir::gspmd::bytecode;

namespace {

#include "dialect/StableHLO/StablehloBytecode.cpp.inc"

struct StablehloBytecode : BytecodeDialectInterface {
  StablehloBytecode(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    return ::readAttribute(getContext(), reader);
  }
  LogicalResult writeAttribute(Attribute attribute,
                               DialectBytecodeWriter &writer) const override {
    return ::writeAttribute(attribute, writer);
  }
  Type readType(DialectBytecodeReader &reader) const override {
    return ::readType(getContext(), reader);
  }
  LogicalResult writeType(Type type,
                          DialectBytecodeWriter &writer) const override {
    return ::writeType(type, writer);
  }
  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    return WriterVersion::read(reader);
  }
};

} // namespace

void mlir::gspmd::stablehlo::addBytecode(StablehloDialect &dialect) {
  dialect.addInterfaces<StablehloBytecode>();
}
