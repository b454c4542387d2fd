//===- gspmd-simulate.cpp - Predicts time and memory of a program ---------===//
#include "compiler/Run/Simulate/SimulateFlags.h"
#include "llvm/Support/InitLLVM.h"

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  return mlir::gspmd::simulateMain(argc, argv);
}
