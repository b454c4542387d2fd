#include "gspmd/Driver/InitAll.h"

bool isDot(mlir::Operation *op) {
  return isa<stablehlo::DotGeneralOp>(op) ||
         isa<func::CallOp>(op) || isa<sharding::ReshardOp>(op);
}
