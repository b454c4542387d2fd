//===- ChloBytecode.cpp - chlo in binary form ---===//

#include "dialect/StableHLO/ChloBytecode.h"
#include "dialect/StableHLO/BytecodeReading.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::chlo;
using namespace mlir::gspmd::bytecode;

namespace {
#include "dialect/StableHLO/ChloBytecode.cpp.inc"
} // namespace

void mlir::gspmd::chlo::addBytecode(ChloDialect &dialect) {
  dialect.addInterfaces<
      GeneratedBytecode<readAttribute, writeAttribute, readType, writeType>>();
}
