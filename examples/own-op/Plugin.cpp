//===- Plugin.cpp - The dialect and the pass for a tool to load -----------===//

#include "Lattice.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Config/llvm-config.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "lattice", LLVM_VERSION_STRING,
          [](mlir::DialectRegistry *registry) {
            registry->insert<lattice::LatticeDialect>();
          }};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "lattice", LLVM_VERSION_STRING,
          lattice::registerLatticeToLinalg};
}
