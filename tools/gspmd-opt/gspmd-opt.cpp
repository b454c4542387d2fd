//===- gspmd-opt.cpp - mlir-opt with the project's dialects and passes ----===//

#include "gspmd/Driver/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::gspmd::registerAllDialects(registry);
  mlir::gspmd::registerAllPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "gspmd-opt: sharding completion and SPMD partitioning\n",
      registry));
}
