//===- PlanningTables.cpp - Memoized planning of one mesh -----------------===//
#include "transforms/Partition/Support/PlanningTables.h"

using namespace mlir;
using namespace mlir::gspmd;

PlanningTables &PlanningCache::of(sharding::MeshOp mesh) {
  std::unique_ptr<PlanningTables> &entry =
      tables[{mesh.getMeshAttr(), mesh.getSymNameAttr()}];
  if (!entry)
    entry = std::make_unique<PlanningTables>(
        mesh.toMesh(), FlatSymbolRefAttr::get(mesh.getSymNameAttr()),
        OpKinds::Lifetime::AcrossPrograms);
  return *entry;
}
