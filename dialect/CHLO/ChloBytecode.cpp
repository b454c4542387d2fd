//===- ChloBytecode.cpp - chlo in binary form -----------------------------===//

#include "dialect/CHLO/ChloBytecode.h"
#include "dialect/StableHLO/Bytecode/BytecodeReading.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::chlo;
using namespace mlir::gspmd::bytecode;

namespace {
#include "dialect/CHLO/ChloBytecode.cpp.inc"
} // namespace

void mlir::gspmd::chlo::addBytecode(ChloDialect &dialect) {
  dialect.addInterfaces<
      GeneratedBytecode<readAttribute, writeAttribute, readType, writeType>>();
}
