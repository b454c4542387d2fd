//===- TimelineJson.h - A timeline as JSON ----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_TIMELINEJSON_H
#define GSPMD_LIB_REPORT_TIMELINEJSON_H

#include "gspmd/CostModel/Timeline.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd {

/// Events that are named one by one: the longest.
constexpr size_t kMostNamedEvents = 40;

/// What `--stats` writes and the page draws; docs/simulator.md lists the keys.
nlohmann::json timelineJson(const Timeline &timeline);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_TIMELINEJSON_H
