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

static std::optional<Modes::Death> readDeath(llvm::StringRef text) {
  Modes::Death death;
  auto [device, step] = text.split("@step:");
  if (!device.consume_front("die:") || device.getAsInteger(10, death.device) ||
      step.getAsInteger(10, death.step) || death.device < 0 || death.step < 1)
    return std::nullopt;
  return death;
}

absl::StatusOr<Modes> Modes::ofEnvironment() {
  Modes modes;
  auto invalidValue = [](const char *name, llvm::StringRef value,
                         const char *expected) {
    return absl::InvalidArgumentError(absl::StrCat(
        name, ": expected ", expected, ", found '", value.str(), "'"));
  };
  llvm::StringRef simulate = variable("GSPMD_SIMULATE");
  if (!simulate.empty() && simulate != "0" && simulate != "1")
    return invalidValue("GSPMD_SIMULATE", simulate, "0 or 1");
  modes.simulates = simulate == "1";
  llvm::StringRef memory = variable("GSPMD_MEMORY");
  if (!memory.empty() && memory != "ignore")
    return invalidValue("GSPMD_MEMORY", memory, "'ignore' or nothing");
  modes.ignoresMemory = memory == "ignore";
  modes.reportFolder = variable("GSPMD_REPORT").str();
  if (llvm::StringRef inject = variable("GSPMD_INJECT"); !inject.empty())
    if (modes.death = readDeath(inject); !modes.death)
      return invalidValue("GSPMD_INJECT", inject, "the form die:3@step:5");
  if (llvm::StringRef count = variable("GSPMD_TRIP_COUNT"); !count.empty())
    if (count.getAsInteger(10, modes.tripCount) || modes.tripCount < 1)
      return invalidValue("GSPMD_TRIP_COUNT", count,
                          "a number of iterations, at least 1");
  return modes;
}

} // namespace mlir::gspmd::pjrt
