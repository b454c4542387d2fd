//===- StablehloBytecode.cpp - stablehlo in binary form -------------------===//

#include "dialect/StableHLO/Bytecode/StablehloBytecode.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/StableHLO/Bytecode/BytecodeReading.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;
using namespace mlir::gspmd::bytecode;

namespace {
#include "dialect/StableHLO/StablehloBytecode.cpp.inc"
} // namespace

void mlir::gspmd::stablehlo::addBytecodeInterface(StablehloDialect &dialect) {
  dialect.addInterfaces<
      GeneratedBytecode<readAttribute, writeAttribute, readType, writeType>>();
}
