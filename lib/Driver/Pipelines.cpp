//===- Pipelines.cpp - The named pipelines --------------------------------===//

#include "gspmd/Driver/Pipelines.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "transforms/Export/Passes.h"
#include "transforms/Import/Passes.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Propagation/Passes.h"

using namespace mlir;

void mlir::gspmd::buildGspmdImport(OpPassManager &pm) {
  buildImportPipeline(pm, /*toPartition=*/false);
}

void mlir::gspmd::buildImportToOneMesh(OpPassManager &pm) {
  pm.addPass(createRestateMeshes());
  buildImportPipeline(pm);
}

void mlir::gspmd::buildGspmdComplete(OpPassManager &pm) {
  buildImportToOneMesh(pm);
  buildCompletionPipeline(pm);
}

void mlir::gspmd::buildGspmdPartition(OpPassManager &pm) {
  buildGspmdComplete(pm);
  buildPartitionPipeline(pm);
}

void mlir::gspmd::registerPipelines() {
  PassPipelineRegistration<>("gspmd-import",
                             "Turn JAX's annotations into the sharding dialect",
                             buildGspmdImport);
  PassPipelineRegistration<>("gspmd-complete",
                             "Import and give every tensor a closed sharding",
                             buildGspmdComplete);
  PassPipelineRegistration<>(
      "gspmd-partition",
      "Import, complete, reshard and partition to the program of one device",
      buildGspmdPartition);
}
