//===- Modes.cpp - Options in the environment -----------------------------===//
#include "pjrt/Modes/Modes.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/StringRef.h"
#include <cstdlib>

namespace mlir::gspmd::pjrt {

static llvm::StringRef variable(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

static std::optional<Modes::InjectedFault>
readInjectedFault(llvm::StringRef text) {
  Modes::InjectedFault fault;
  auto [device, step] = text.split("@step:");
  if (!device.consume_front("die:") || device.getAsInteger(10, fault.device) ||
      step.getAsInteger(10, fault.step) || fault.device < 0 || fault.step < 1)
    return std::nullopt;
  return fault;
}

static absl::Status invalidValue(const char *name, llvm::StringRef value,
                                 const char *expected) {
  return absl::InvalidArgumentError(absl::StrCat(
      name, ": expected ", expected, ", found '", value.str(), "'"));
}

/// Reads the options of predictions.
static absl::Status readSimulation(Modes &modes) {
  SimulateOptions &options = modes.simulation;
  if (llvm::StringRef count = variable("GSPMD_TRIP_COUNT"); !count.empty())
    if (count.getAsInteger(10, options.assumedTripCount) ||
        options.assumedTripCount < 1)
      return invalidValue("GSPMD_TRIP_COUNT", count,
                          "a number of iterations, at least 1");
  llvm::StringRef compiler = variable("GSPMD_COMPILER");
  llvm::StringRef overlap = variable("GSPMD_OVERLAP");
  auto select = [&](std::optional<Overlap> selected) {
    modes.selectsOverlap = true;
    options.overlap = selected.value_or(Overlap::None);
    return selected.has_value();
  };
  if (!compiler.empty()) {
    std::optional<CompilerGeneration> generation = parseCompiler(compiler);
    if (!generation)
      return invalidValue("GSPMD_COMPILER", compiler, kCompilers.data());
    select(generation->overlap);
    options.changesCollectives = generation->changesCollectives;
  }
  if (!overlap.empty() && !select(parseOverlap(overlap)))
    return invalidValue("GSPMD_OVERLAP", overlap, "none, async or matmul");
  options.axisLayout = variable("GSPMD_AXIS_LAYOUT").str();
  options.kernelCosts = variable("GSPMD_KERNEL_COSTS").str();
  options.software = variable("GSPMD_SOFTWARE").str();
  llvm::SmallVector<llvm::StringRef> scales;
  variable("GSPMD_HARDWARE_SCALE").split(scales, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef text : scales) {
    auto scale = parseHardwareScale(text.trim());
    if (!scale)
      return invalidValue("GSPMD_HARDWARE_SCALE", text,
                          "the form hbm_bandwidth=1.1,link_efficiency=0.9");
    options.scales.push_back(*std::move(scale));
  }
  return absl::OkStatus();
}

/// Validates the profile of GSPMD_SOFTWARE, which the chips' file must have.
static absl::Status checkSoftware(const Modes &modes,
                                  const Topology &topology) {
  absl::Status status =
      Topology::parse(topology.text(), modes.simulation.software).status();
  return status.ok()
             ? status
             : absl::Status(status.code(),
                            absl::StrCat("GSPMD_SOFTWARE: ", status.message()));
}

absl::StatusOr<Modes> Modes::fromEnvironment(const Topology &topology) {
  Modes modes;
  llvm::StringRef simulate = variable("GSPMD_SIMULATE");
  if (!simulate.empty() && simulate != "0" && simulate != "1")
    return invalidValue("GSPMD_SIMULATE", simulate, "0 or 1");
  modes.simulates = simulate == "1";
  llvm::StringRef memory = variable("GSPMD_MEMORY");
  if (!memory.empty() && memory != "ignore")
    return invalidValue("GSPMD_MEMORY", memory, "'ignore' or nothing");
  modes.ignoresMemory = memory == "ignore";
  llvm::StringRef platform = variable("GSPMD_PLATFORM");
  if (!platform.empty() && platform != "gspmd" && platform != "tpu")
    return invalidValue("GSPMD_PLATFORM", platform, "gspmd or tpu");
  modes.reportFolder = variable("GSPMD_REPORT").str();
  if (llvm::StringRef inject = variable("GSPMD_INJECT"); !inject.empty())
    if (modes.injectedFault = readInjectedFault(inject); !modes.injectedFault)
      return invalidValue("GSPMD_INJECT", inject, "the form die:3@step:5");
  if (auto status = readSimulation(modes); !status.ok())
    return status;
  if (auto status = checkSoftware(modes, topology); !status.ok())
    return status;
  return modes;
}

} // namespace mlir::gspmd::pjrt
