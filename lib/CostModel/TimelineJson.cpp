//===- TimelineJson.cpp - A timeline as JSON ------------------------------===//

#include "lib/CostModel/TimelineSums.h"
#include <map>
#include <nlohmann/json.hpp>

using namespace gspmd;
using nlohmann::json;

static json kindsJson(const Timeline &timeline) {
  json kinds = json::array();
  for (const KindSum &sum : timeByKind(timeline))
    kinds.push_back({{"kind", sum.kind},
                     {"count", sum.count},
                     {"seconds", sum.seconds},
                     {"matrix_flops", sum.matrixFlops},
                     {"memory_bytes", sum.memoryBytes}});
  return kinds;
}

/// By kind alone as a run counts them, and by kind and axes with times.
static void addCollectives(const Timeline &timeline, json &root) {
  json byKind = json::object(), byAxes = json::array();
  for (const CollectiveSum &sum : timeByCollective(timeline)) {
    std::string kind = toString(sum.kind).str();
    if (!byKind.contains(kind))
      byKind[kind] = {{"count", 0.0}, {"bytes", 0.0}};
    json &entry = byKind[kind];
    entry["count"] = entry["count"].get<double>() + sum.count;
    entry["bytes"] = entry["bytes"].get<double>() + sum.resultBytes;
    byAxes.push_back({{"kind", kind},
                      {"axes", sum.axes},
                      {"group", sum.groupSize},
                      {"count", sum.count},
                      {"bytes", sum.resultBytes},
                      {"seconds", sum.seconds},
                      {"wire_seconds", sum.wireSeconds},
                      {"exposed_seconds", sum.exposed}});
  }
  root["collectives"] = std::move(byKind);
  root["collectives_by_axes"] = std::move(byAxes);
}

static void addMemory(const Timeline &timeline, json &root) {
  root["peak_bytes"] = timeline.peakBytes;
  root["peak_time"] = timeline.peakTime;
  root["capacity_bytes"] = timeline.capacityBytes;
  root["fits"] = timeline.peakBytes <= timeline.capacityBytes;
  root["argument_bytes"] = timeline.argumentBytes;
  root["donated_bytes"] = timeline.donatedBytes;
  json alive = json::array();
  for (const LiveTensor &tensor : timeline.aliveAtPeak)
    alive.push_back({{"name", tensor.name},
                     {"type", tensor.type},
                     {"bytes", tensor.bytes},
                     {"role", tensor.role},
                     {"location", tensor.source.toString()}});
  root["alive_at_peak"] = std::move(alive);
}

std::string gspmd::toJson(const Timeline &timeline) {
  json placement = json::object();
  for (const AxisPlacement &axis : timeline.placement)
    placement[axis.axis] = axis.pieces;
  json root = {{"simulated", true},
               {"topology", timeline.topology},
               {"hardware", timeline.hardware},
               {"devices", timeline.numDevices},
               {"chips", timeline.numChips},
               {"placement", std::move(placement)},
               {"overlap", timeline.overlap},
               {"step_seconds", timeline.stepSeconds},
               {"hfu", timeline.hardwareUtilization},
               {"mfu", timeline.modelUtilization},
               {"executed_flops", timeline.executedFlops},
               {"model_flops", timeline.modelFlops},
               {"model_flops_given", timeline.modelFlopsGiven},
               {"peak_flops", timeline.peakFlops},
               {"peak_type", timeline.peakType},
               {"compute_seconds", timeline.computeSeconds},
               {"network_seconds", timeline.networkSeconds},
               {"exposed_seconds", timeline.exposedSeconds},
               {"time_by_kind", kindsJson(timeline)},
               {"notes", timeline.notes}};
  addCollectives(timeline, root);
  addMemory(timeline, root);
  return root.dump(1, ' ', false, json::error_handler_t::replace) + "\n";
}
