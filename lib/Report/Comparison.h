//===- Comparison.h - Differences of two simulations ------------*- C++ -*-===//
//
// Compares two simulated steps: their figures, and changes of time by kind of
// work, collective, layer and op. The earlier one is read from a file that
// --stats wrote, so the two may differ in anything: the program, its
// annotations, the topology, the tool.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_REPORT_COMPARISON_H
#define GSPMD_LIB_REPORT_COMPARISON_H

#include "lib/Algebra/Namespace.h"
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace mlir::gspmd {

/// Describes what `stats` lacks of a simulation's statistics; nullopt if
/// nothing is missing for a comparison.
std::optional<std::string> findMissingStatistic(const nlohmann::json &stats);

/// {"before": {"topology", "overlap"}, "figures": [{"name", "unit", "before",
/// "now"}], "kinds", "collectives", "layers", "ops": [{"name", "before",
/// "now"}]}; the lists are in seconds, the largest change first. Statistics
/// name only the longest ops of a step, so ops are those that both steps name.
nlohmann::json compareStats(const nlohmann::json &before,
                            const nlohmann::json &now);

/// Returns the comparison as a table.
std::string comparisonTable(const nlohmann::json &comparison);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_COMPARISON_H
