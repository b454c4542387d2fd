//===- OneShotModels.cpp - Models for one-shot-bufferize ------------------===//

#include "bench/Execution/OneShotModels.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/Transforms/BufferDeallocationOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/BufferDeallocationOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "transforms/Lowering/Bufferize/BufferTableModel.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::lowering;
using namespace mlir::bufferization;

void mlir::gspmd::attachOneShotModels(ModuleOp module) {
  module.walk([&](Operation *op) {
    bool isEmpty = op->getNumResults() &&
                   isa<stablehlo::StablehloDialect>(op->getDialect()) &&
                   !hasElements(op);
    if (auto info = op->getRegisteredInfo();
        info && (isEmpty || hasBufferTableEntry(op)))
      attachBufferTableModel(*info);
  });
}

void mlir::gspmd::registerOneShotModels(DialectRegistry &registry) {
  arith::registerBufferizableOpInterfaceExternalModels(registry);
  arith::registerBufferDeallocationOpInterfaceExternalModels(registry);
  bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(
      registry);
  linalg::registerBufferizableOpInterfaceExternalModels(registry);
  scf::registerBufferizableOpInterfaceExternalModels(registry);
  scf::registerBufferDeallocationOpInterfaceExternalModels(registry);
  tensor::registerBufferizableOpInterfaceExternalModels(registry);
  registry.insert<BufferizationDialect>();
}
