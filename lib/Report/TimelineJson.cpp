//===- TimelineJson.cpp - A timeline as JSON ------------------------------===//

#include "lib/Report/TimelineJson.h"
#include "lib/Report/TimelineSums.h"
#include "llvm/ADT/STLExtras.h"

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

static json placementJson(const Timeline &timeline) {
  json placement = json::array();
  for (const AxisPlacement &axis : timeline.placement)
    placement.push_back(
        {{"axis", axis.axis}, {"size", axis.size}, {"pieces", axis.subAxes}});
  return placement;
}

static json physicalJson(const Timeline &timeline) {
  json dims = json::array();
  for (const PhysicalDim &dim : timeline.physicalDims)
    dims.push_back(
        {{"name", dim.name}, {"size", dim.size}, {"wraps", dim.wraps}});
  return dims;
}

/// Returns count and bytes of the collectives by kind, with the keys of a run's
/// statistics.
static json collectivesJson(const Timeline &timeline) {
  json byKind = json::object();
  for (const CollectiveSum &sum : timeByCollective(timeline)) {
    json &entry = byKind[toString(sum.kind).str()];
    if (entry.is_null())
      entry = {{"count", 0.0}, {"bytes", 0.0}};
    entry["count"] = entry["count"].get<double>() + sum.count;
    entry["bytes"] = entry["bytes"].get<double>() + sum.bytes;
  }
  return byKind;
}

/// Returns the collectives by kind and axes with times, and optionally by line
/// of the program.
static json collectiveTimesJson(const Timeline &timeline, bool byLine) {
  json rows = json::array();
  for (const CollectiveSum &sum : timeByCollective(timeline, byLine)) {
    rows.push_back({{"kind", toString(sum.kind).str()},
                    {"axes", sum.axes},
                    {"group", sum.groupSize},
                    {"count", sum.count},
                    {"bytes", sum.bytes},
                    {"seconds", sum.seconds},
                    {"wire_seconds", sum.wireSeconds},
                    {"exposed_seconds", sum.exposed}});
    if (byLine)
      rows.back()["location"] = sum.line;
  }
  return rows;
}

static json layersJson(const Timeline &timeline) {
  json layers = json::array();
  for (const LayerSum &sum : timeByLayer(timeline))
    layers.push_back({{"layer", sum.layer},
                      {"pass", sum.pass},
                      {"seconds", sum.seconds},
                      {"exposed_seconds", sum.exposed},
                      {"matrix_flops", sum.matrixFlops},
                      {"memory_bytes", sum.memoryBytes}});
  return layers;
}

/// Returns the events with the longest total time.
static json longestEvents(const Timeline &timeline) {
  std::vector<const TimelineEvent *> events;
  for (const TimelineEvent &event : timeline.events)
    if (event.track != Track::Control)
      events.push_back(&event);
  auto total = [](const TimelineEvent *event) {
    return event->duration * event->occurrences;
  };
  llvm::stable_sort(events,
                    [&](const TimelineEvent *a, const TimelineEvent *b) {
                      return total(a) > total(b);
                    });
  if (events.size() > kMaxNamedEvents)
    events.resize(kMaxNamedEvents);
  json result = json::array();
  for (const TimelineEvent *event : events)
    result.push_back({{"name", event->name},
                      {"kind", event->kind},
                      {"seconds", total(event)},
                      {"count", event->occurrences},
                      {"bound", toString(event->bound).str()},
                      {"matrix_flops", event->matrixFlops},
                      {"memory_bytes", event->memoryBytes},
                      {"matrix_seconds", event->matrixSeconds},
                      {"vector_seconds", event->vectorSeconds},
                      {"memory_seconds", event->memorySeconds},
                      {"location", event->source.toString()},
                      {"ops", event->fusedOps}});
  return result;
}

static void addMemory(const Timeline &timeline, json &root) {
  root["peak_bytes"] = timeline.peakBytes;
  root["peak_time"] = timeline.peakTime;
  root["capacity_bytes"] = timeline.capacityBytes;
  root["fits"] = timeline.peakBytes <= timeline.capacityBytes;
  root["bytes_gathered_ahead"] = timeline.prefetchedBytes;
  root["host_bytes"] = timeline.hostBytes;
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
  json changes = json::array();
  for (const PeakChange &change : timeline.peakChanges)
    changes.push_back({{"change", change.kind},
                       {"text", change.text},
                       {"name", change.tensor},
                       {"type", change.type},
                       {"bytes", change.bytes},
                       {"location", change.source.toString()}});
  root["peak_changes"] = std::move(changes);
}

json gspmd::timelineJson(const Timeline &timeline) {
  json root = {{"simulated", true},
               {"topology", timeline.topology},
               {"hardware", timeline.hardware},
               {"devices", timeline.numDevices},
               {"chips", timeline.numChips},
               {"placement", placementJson(timeline)},
               {"physical", physicalJson(timeline)},
               {"overlap", timeline.overlap},
               {"step_seconds", timeline.stepSeconds},
               {"step_error", timeline.stepError},
               {"hfu", timeline.hardwareUtilization},
               {"mfu", timeline.modelUtilization},
               {"executed_flops", timeline.executedFlops},
               {"model_flops", timeline.modelFlops},
               {"model_flops_given", timeline.hasUserModelFlops},
               {"peak_flops", timeline.peakFlops},
               {"peak_type", timeline.peakType},
               {"memory_bandwidth", timeline.memoryBandwidth},
               {"compute_seconds", timeline.computeSeconds},
               {"network_seconds", timeline.networkSeconds},
               {"exposed_seconds", timeline.exposedSeconds},
               {"time_by_kind", kindsJson(timeline)},
               {"time_by_layer", layersJson(timeline)},
               {"longest_events", longestEvents(timeline)},
               {"collectives", collectivesJson(timeline)},
               {"collectives_by_axes", collectiveTimesJson(timeline, false)},
               {"collectives_by_line", collectiveTimesJson(timeline, true)},
               {"notes", timeline.notes}};
  if (!timeline.software.empty())
    root["software"] = timeline.software;
  if (timeline.stepTokens > 0) {
    root["step_tokens"] = timeline.stepTokens;
    root["tokens_per_second_and_chip"] = tokensPerSecondAndChip(timeline);
  }
  if (timeline.chipHourPrice > 0)
    root["step_price"] = stepPrice(timeline);
  addMemory(timeline, root);
  return root;
}
