//===- ProgramPhase.cpp - The phases that a program has passed ------------===//

#include "transforms/Support/ProgramPhase.h"

#include "dialect/Sharding/ProgramPhases.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

ProgramPhase mlir::gspmd::phaseOf(ModuleOp module) {
  if (auto phase = module->getAttrOfType<StringAttr>(sharding::kPhase))
    return phase == sharding::kCompleted ? ProgramPhase::Completed
                                         : ProgramPhase::Resharded;
  return spmd::isPartitioned(module) ? ProgramPhase::Partitioned
                                     : ProgramPhase::None;
}

void mlir::gspmd::setPhase(ModuleOp module, ProgramPhase phase) {
  auto set = [&](StringRef name) {
    module->setDiscardableAttr(sharding::kPhase,
                               StringAttr::get(module.getContext(), name));
  };
  switch (phase) {
  case ProgramPhase::None:
  case ProgramPhase::Partitioned:
    module->removeDiscardableAttr(sharding::kPhase);
    return;
  case ProgramPhase::Completed:
    return set(sharding::kCompleted);
  case ProgramPhase::Resharded:
    return set(sharding::kResharded);
  }
}
