//===- StablehloDialect.cpp - Registration of the stablehlo dialect -------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/Bytecode/StablehloBytecode.h"
#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

#include "dialect/StableHLO/StablehloDialect.cpp.inc"

void StablehloDialect::initialize() {
  registerAttributes();
  registerTypes();
  addBytecodeInterface(*this);
  addElementwiseOps();
  addUnaryOps();
  addShapeOps();
  addContractOps();
  addReduceOps();
  addCollectiveOps();
  addControlOps();
  addAsyncOps();
  addCustomOps();
  addIndexOps();
  addNormOps();
  addQuantizeOps();
  addRandomOps();
  addSortOps();
  addTransferOps();
  addWindowOps();
}
