//===- TimelineJson.cpp - A timeline as JSON ------------------------------===//

#include "lib/CostModel/TimelineSums.h"
#include <algorithm>
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

/// The events that take longest in total.
static json longestEvents(const Timeline &timeline) {
  std::vector<const TimelineEvent *> events;
  for (const TimelineEvent &event : timeline.events)
    if (event.track != Track::Control)
      events.push_back(&event);
  auto total = [](const TimelineEvent *event) {
    return event->duration * event->occurrences;
  };
  std::stable_sort(events.begin(), events.end(),
                   [&](const TimelineEvent *a, const TimelineEvent *b) {
                     return total(a) > total(b);
                   });
  constexpr size_t kMostNamed = 40;
  if (events.size() > kMostNamed)
    events.resize(kMostNamed);
  json result = json::array();
  for (const TimelineEvent *event : events)
    result.push_back({{"name", event->name},
                      {"kind", event->kind},
                      {"seconds", total(event)},
                      {"count", event->occurrences},
                      {"bound", toString(event->bound).str()},
                      {"matrix_flops", event->matrixFlops},
                      {"memory_bytes", event->memoryBytes},
                      {"location", event->source.toString()},
                      {"ops", event->fusedOps}});
  return result;
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
  root["longest_events"] = longestEvents(timeline);
  addCollectives(timeline, root);
  addMemory(timeline, root);
  return root.dump(1, ' ', false, json::error_handler_t::replace) + "\n";
}
