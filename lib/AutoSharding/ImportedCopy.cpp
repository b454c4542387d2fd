//===- ImportedCopy.cpp - A program in the project's terms ----------------===//
#include "ImportedCopy.h"
#include "gspmd/Driver/Pipelines.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

FailureOr<OwningOpRef<ModuleOp>> importedCopy(ModuleOp module) {
  OwningOpRef<ModuleOp> imported = module.clone();
  PassManager pm(module.getContext());
  buildImportToOneMesh(pm);
  verifyOnce(pm);
  if (failed(pm.run(*imported)))
    return failure();
  return imported;
}

} // namespace mlir::gspmd
