//===- ImportedCopy.cpp - An imported copy of a program -------------------===//
#include "compiler/AutoSharding/Program/ImportedCopy.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

FailureOr<OwningOpRef<ModuleOp>> cloneAndImport(ModuleOp module) {
  OwningOpRef<ModuleOp> imported = module.clone();
  PassManager pm(module.getContext());
  buildImportToOneMesh(pm);
  verifyOnce(pm);
  if (failed(pm.run(*imported)))
    return failure();
  return imported;
}

} // namespace mlir::gspmd
