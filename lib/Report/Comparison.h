//===- Comparison.h - What differs between two simulations ------*- C++ -*-===//
//
// Two simulated steps side by side: the figures of both, and what takes more or
// less time, by kind of work, collective, layer and op. The earlier one is read
// from what --stats wrote, so that the two may differ in anything: the program,
// its annotations, the topology, the tool.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_REPORT_COMPARISON_H
#define GSPMD_LIB_REPORT_COMPARISON_H

#include "lib/Algebra/Namespace.h"
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace mlir::gspmd {

/// What is missing of a simulation's statistics in `stats`; nullopt if nothing
/// that is compared is.
std::optional<std::string> findMissingStatistic(const nlohmann::json &stats);

/// {"before": {"topology", "overlap"}, "figures": [{"name", "unit", "before",
/// "now"}], "kinds", "collectives", "layers", "ops": [{"name", "before",
/// "now"}]}; those lists are seconds, the largest change first. Of ops only the
/// longest of a step are known: those that are in both.
nlohmann::json compareStats(const nlohmann::json &before,
                            const nlohmann::json &now);

/// The comparison for a terminal.
std::string comparisonTable(const nlohmann::json &comparison);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_COMPARISON_H
