//===- Passes.cpp - From JAX's annotations to `sharding` ------------------===//

#include "transforms/Import/Passes.h"

void mlir::gspmd::buildImportPipeline(OpPassManager &pm, bool toPartition) {
  pm.addPass(createImportShard());
  ImportSdyOptions options;
  options.unifyMeshes = toPartition;
  pm.addPass(createImportSdy(options));
  pm.addPass(createImportMhlo());
  if (toPartition) {
    pm.addPass(createLiftGlobals());
    pm.addPass(createFoldCasts());
    pm.addPass(createApplyConstraints());
    pm.addPass(createExpandClientOps());
  }
  pm.addPass(createCloneCalls());
}
