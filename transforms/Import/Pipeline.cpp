//===- Pipeline.cpp - The import pipeline ---------------------------------===//

#include "transforms/Import/Passes.h"

void mlir::gspmd::buildImportPipeline(OpPassManager &pm) {
  pm.addPass(createImportSdy());
  pm.addPass(createImportMhlo());
  pm.addPass(createExpandClientOps());
  pm.addPass(createCloneCalls());
  pm.addPass(createCollapseReplicas());
  pm.addPass(createExpandBatchNorm());
}
