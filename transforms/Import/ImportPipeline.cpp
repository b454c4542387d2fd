//===- ImportPipeline.cpp - Pipelines of import ---------------------------===//

#include "transforms/Import/Passes.h"

using namespace mlir;
using namespace mlir::gspmd;

void mlir::gspmd::buildImportPipeline(OpPassManager &pm) {
  pm.addPass(createImportShard());
  pm.addPass(createImportMpmd());
  ImportSdyOptions options;
  options.unifyMeshes = false;
  pm.addPass(createImportSdy(options));
  pm.addPass(createImportMhlo());
  pm.addPass(createCloneCalls());
}

void mlir::gspmd::buildOneMeshPipeline(OpPassManager &pm) {
  pm.addPass(createCheckBlocks());
  pm.addPass(createImportSdy());
  pm.addPass(createLiftGlobals());
  pm.addPass(createFoldCasts());
  pm.addPass(createApplyConstraints());
  pm.addPass(createExpandClientOps());
  pm.addPass(createCloneCalls());
}
