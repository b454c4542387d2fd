//===- SimulatorTest.h - Programs on a simple machine -----------*- C++ -*-===//
#ifndef GSPMD_UNITTESTS_SIMULATOR_SIMULATORTEST_H
#define GSPMD_UNITTESTS_SIMULATOR_SIMULATORTEST_H

#include "compiler/Simulator/Kernels/Units.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "lib/CostModel/Collectives/TransferCostCache.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "transforms/OpModels/OpModels.h"
#include "gtest/gtest.h"

namespace mlir::gspmd {

/// One flop, one byte of memory, and one byte over a link take a second; no
/// latencies, no tiles.
inline Hardware unitHardware() {
  Hardware hw;
  hw.name = "unit";
  hw.matrixFlops = hw.matrixTile = hw.matrixRows = hw.matrixEfficiency = 1;
  hw.matrixFlopsInt8 = 2;
  hw.vectorFlops = 1;
  hw.transcendentalCost = 10;
  hw.hbmBytes = hw.onChipBytes = 1e9;
  hw.hbmBandwidth = hw.hbmEfficiency = 1;
  hw.torusDims = 2;
  hw.maxChips = 64;
  hw.ringMultiple = hw.ringMinDim = 1;
  hw.linkBandwidth = hw.linkEfficiency = hw.coreBandwidth = hw.dcnBandwidth = 1;
  return hw;
}

class SimulatorTest : public ::testing::Test {
protected:
  SimulatorTest() : hardware(unitHardware()) {
    DialectRegistry registry;
    registry.insert<func::FuncDialect, sharding::ShardingDialect,
                    spmd::SpmdDialect, stablehlo::StablehloDialect>();
    registerAllOpModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Parses a module; returns the body of its first function.
  Block &parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    kept.emplace(hardware);
    EXPECT_TRUE(module) << text.str();
    return (*module->getOps<func::FuncOp>().begin()).getBody().front();
  }

  /// Of the module's ops.
  OpPropertyCache &properties() { return *kept; }

  /// Returns the costs of the module's collectives if its mesh is laid out on
  /// `topology` in row-major order.
  std::shared_ptr<TransferCostCache> costsOn(const Topology &topology) {
    Mesh mesh;
    for (auto op : module->getOps<sharding::MeshOp>())
      mesh = op.getMesh().toMesh();
    return std::make_shared<TransferCostCache>(
        topology, AxisLayout::rowMajor(topology, mesh));
  }

  /// Returns the `n`th op of a name in the module.
  Operation *op(StringRef name, unsigned n = 0) {
    Operation *found = nullptr;
    module->walk([&](Operation *op) {
      if (op->getName().stripDialect() == name && n-- == 0)
        found = op;
    });
    EXPECT_TRUE(found) << name.str();
    return found;
  }
  Value value(StringRef name, unsigned n = 0) {
    return op(name, n)->getResult(0);
  }

  /// Returns the names of the ops of each unit: "add multiply; dot".
  static std::string textOf(const std::vector<Unit> &units) {
    std::string text;
    for (const Unit &unit : units) {
      text += text.empty() ? "" : "; ";
      for (Operation *op : unit.ops)
        text += (op == unit.ops.front() ? "" : " ") +
                op->getName().stripDialect().str();
    }
    return text;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  Hardware hardware;
  std::optional<OpPropertyCache> kept;
};

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_SIMULATOR_SIMULATORTEST_H
