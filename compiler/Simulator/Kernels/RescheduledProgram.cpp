//===- RescheduledProgram.cpp - Schedules of one program ------------------===//

#include "compiler/Simulator/Kernels/RescheduledProgram.h"

using namespace mlir;
using namespace mlir::gspmd;

std::vector<Unit> RescheduledProgram::unitsOf(Block &block,
                                              const HostMemory &host) {
  std::unique_ptr<const SeparateUnits> &known = separate[&block];
  if (!known)
    known = std::make_unique<const SeparateUnits>(block, *opProperties);
  return known->join(host);
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
