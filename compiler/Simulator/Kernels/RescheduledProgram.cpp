//===- RescheduledProgram.cpp - Schedules of one program ------------------===//

#include "compiler/Simulator/Kernels/RescheduledProgram.h"
#include "dialect/Spmd/SpmdDialect.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns true if no op of the block reads the result of a collective of
/// another block, whose wait would become part of a unit.
static bool readsNoCollectiveOutside(Block &block,
                                     OpPropertyCache &properties) {
  return llvm::none_of(block, [&](Operation &op) {
    return llvm::any_of(op.getOperands(), [&](Value operand) {
      Operation *def = operand.getDefiningOp();
      return def && def->getBlock() != &block &&
             (isa<spmd::DoneOp>(def) || properties.isCollective(def));
    });
  });
}

std::shared_ptr<const std::vector<Unit>>
RescheduledProgram::unitsOf(Block &block, const HostMemory &host) {
  BlockUnits &known = blocks[&block];
  if (known.joined && host.isEmpty())
    return known.joined;
  if (!known.separate) {
    known.separate =
        std::make_unique<const SeparateUnits>(block, *opProperties);
    known.isIndependent = readsNoCollectiveOutside(block, *opProperties);
  }
  auto units =
      std::make_shared<const std::vector<Unit>>(known.separate->join(host));
  if (known.isIndependent && host.isEmpty())
    known.joined = units;
  return units;
}

std::shared_ptr<const ProgramAnalyses>
RescheduledProgram::analysesOf(ModuleOp module) {
  if (synchronous)
    return std::make_shared<const ProgramAnalyses>(module, *opProperties,
                                                   *synchronous);
  synchronous = std::make_shared<const ProgramAnalyses>(
      module, *opProperties, /*findsRecomputation=*/false);
  return synchronous;
}
