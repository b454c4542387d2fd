//===- OptionsTopology.cpp - The hardware of the options ------------------===//

#include "compiler/Simulator/Simulation/OptionsTopology.h"

using namespace mlir;
using namespace mlir::gspmd;

FailureOr<Topology> mlir::gspmd::topologyOf(ModuleOp module,
                                            const SimulateOptions &options) {
  auto topology = Topology::parse(options.topology, options.software);
  if (!topology.ok())
    return module.emitError() << std::string(topology.status().message());
  for (const auto &[key, factor] : options.scales)
    if (auto status = scaleFigure(topology->hardware(), key, factor);
        !status.ok())
      return module.emitError() << std::string(status.message());
  return *std::move(topology);
}

Overlap mlir::gspmd::overlapOn(const Hardware &hardware, Overlap overlap) {
  if (overlap != Overlap::ByHardware)
    return overlap;
  return hardware.asyncByDefault > 0 ? Overlap::Async : Overlap::None;
}
