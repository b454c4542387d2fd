//===- ProgramPhase.cpp - The phases that a program has passed ------------===//

#include "transforms/Support/ProgramPhase.h"

#include "dialect/Sharding/ProgramPhases.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"

using namespace mlir;
using namespace mlir::gspmd;

ProgramPhase mlir::gspmd::phaseOf(ModuleOp module) {
  if (auto phase = module->getAttrOfType<StringAttr>(sharding::kPhaseAttrName))
    return phase == sharding::kCompletedPhase ? ProgramPhase::Completed
                                              : ProgramPhase::Resharded;
  return spmd::isPartitioned(module) ? ProgramPhase::Partitioned
                                     : ProgramPhase::None;
}

void mlir::gspmd::setPhase(ModuleOp module, ProgramPhase phase) {
  auto set = [&](StringRef name) {
    module->setDiscardableAttr(sharding::kPhaseAttrName,
                               StringAttr::get(module.getContext(), name));
  };
  switch (phase) {
  case ProgramPhase::None:
  case ProgramPhase::Partitioned:
    module->removeDiscardableAttr(sharding::kPhaseAttrName);
    return;
  case ProgramPhase::Completed:
    return set(sharding::kCompletedPhase);
  case ProgramPhase::Resharded:
    return set(sharding::kReshardedPhase);
  }
}
