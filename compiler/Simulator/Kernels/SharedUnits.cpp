//===- SharedUnits.cpp - Units that several simulations share -------------===//

#include "compiler/Simulator/Kernels/SharedUnits.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns true if a figure decides what a kernel or a collective costs, but
/// not which units a block has.
static bool isOfTimesOnly(const HardwareFigure &figure) {
  static constexpr double Hardware::*figures[] = {
      &Hardware::unfusedTraffic,      &Hardware::vectorFlops,
      &Hardware::transcendentalCost,  &Hardware::fillBytes,
      &Hardware::kernelLatency,       &Hardware::hbmBytes,
      &Hardware::hbmBandwidth,        &Hardware::hbmEfficiency,
      &Hardware::cacheBytes,          &Hardware::cacheBandwidth,
      &Hardware::torusDims,           &Hardware::maxChips,
      &Hardware::ringMultiple,        &Hardware::ringMinDim,
      &Hardware::linkBandwidth,       &Hardware::linkEfficiency,
      &Hardware::hopLatency,          &Hardware::collectiveLatency,
      &Hardware::asyncByDefault,      &Hardware::scatterLanes,
      &Hardware::coreBandwidth,       &Hardware::dcnBandwidth,
      &Hardware::dcnLatency,          &Hardware::hostBandwidth,
      &Hardware::sliceWaitShare,      &Hardware::predictionError,
      &Hardware::expertsError,        &Hardware::convolutionError,
      &Hardware::rampSeconds,         &Hardware::rampBytes,
      &Hardware::inNetworkEfficiency, &Hardware::chipHourPrice,
      &Hardware::bucketBytes,         &Hardware::fp8Error};
  return llvm::is_contained(figures, figure.member);
}

const std::vector<Unit> &SharedUnits::get(Block &block,
                                          const HostMemory &host) {
  std::unique_ptr<const std::vector<Unit>> &units = byBlock[&block];
  if (!units)
    units = std::make_unique<const std::vector<Unit>>(
        unitsOf(block, *opProperties, host));
  return *units;
}

std::shared_ptr<const ProgramAnalyses>
SharedUnits::analysesOf(ModuleOp module) {
  if (!analyses) {
    analyses = std::make_shared<const ProgramAnalyses>(
        module, *opProperties, /*findsRecomputation=*/true);
    analyses->layouts(); // several simulations may read them at a time
  }
  return analyses;
}

bool SharedUnits::isMostlyConvolutions(llvm::function_ref<bool()> compute) {
  if (!mostlyConvolutions)
    mostlyConvolutions = compute();
  return *mostlyConvolutions;
}

bool SharedUnits::isOf(const Hardware &other) const {
  return llvm::all_of(hardwareFigures(), [&](const HardwareFigure &figure) {
    return isOfTimesOnly(figure) ||
           hardware.*figure.member == other.*figure.member;
  });
}

SharedUnits &UnitsByHardware::on(const Hardware &hardware) {
  auto known = llvm::find_if(
      all, [&](const auto &units) { return units->isOf(hardware); });
  if (known != all.end())
    return **known;
  return *all.emplace_back(std::make_unique<SharedUnits>(hardware));
}
