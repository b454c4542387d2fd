//===- ChloBytecode.cpp - Bytecode encoding of the CHLO dialect -----------===//

#include "dialect/CHLO/ChloBytecode.h"
#include "dialect/StableHLO/Bytecode/BytecodeReading.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::chlo;
using namespace mlir::gspmd::bytecode;

namespace {
#include "dialect/CHLO/ChloBytecode.cpp.inc"
} // namespace

void mlir::gspmd::chlo::addBytecodeInterface(ChloDialect &dialect) {
  dialect.addInterfaces<
      GeneratedBytecode<readAttribute, writeAttribute, readType, writeType>>();
}
