#include "gspmd/Registration/InitAll.h"

bool isDot(mlir::Operation *op) {
  return isa<stablehlo::DotGeneralOp>(op) || isa<func::CallOp>(op) ||
         isa<sharding::ReshardOp>(op);
}
#ifdef NDEBUG // no comment
#endif
bool isTopK(mlir::Operation *op) {
  return llvm::TypeSwitch<mlir::Operation *, bool>(op).Case<chlo::TopKOp>(
      [](auto) { return true; });
}
