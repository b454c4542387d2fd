//===- StepReport.cpp - A simulated step as an HTML page ------------------===//
//
// The page's data is one JSON object inside of it: the statistics of --stats,
// and data for the page only. page.html draws it.
//
//===----------------------------------------------------------------------===//
#include "lib/Report/StepReport.h"
#include "lib/Report/DisplayText.h"
#include "lib/Report/Page.h"
#include "lib/Report/ReshardJson.h"
#include "lib/Report/TimelineJson.h"
#include "lib/Report/TimelineSums.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace mlir::gspmd {
namespace {

using nlohmann::json;

/// Returns at most `count` points that keep every peak: of adjacent points at
/// one position of the picture, the highest one remains.
json curveJson(const Timeline &timeline, size_t count = 2000) {
  json points = json::array();
  const std::vector<MemoryPoint> &all = timeline.memory;
  size_t step = std::max<size_t>(1, (all.size() + count - 1) / count);
  for (size_t i = 0; i < all.size(); i += step) {
    size_t end = std::min(i + step, all.size());
    const MemoryPoint &highest =
        *std::max_element(all.begin() + i, all.begin() + end,
                          [](const MemoryPoint &a, const MemoryPoint &b) {
                            return a.bytes < b.bytes;
                          });
    points.push_back({highest.time, highest.bytes});
  }
  return points;
}

/// Returns the events to draw: loops and branches, and the longest of the
/// others, in the order of the timeline; `parent` is an index among them.
json eventsJson(const Timeline &timeline, size_t most = 3000) {
  std::vector<size_t> shown(timeline.events.size());
  for (size_t i = 0; i < shown.size(); ++i)
    shown[i] = i;
  auto weight = [&](size_t i) {
    const TimelineEvent &event = timeline.events[i];
    return event.track == Track::Control
               ? std::numeric_limits<double>::infinity()
               : event.duration * event.occurrences;
  };
  llvm::stable_sort(shown,
                    [&](size_t a, size_t b) { return weight(a) > weight(b); });
  if (shown.size() > most)
    shown.resize(most);
  llvm::sort(shown);
  std::vector<int> stepEvent(timeline.events.size(), -1);
  json events = json::array();
  for (size_t i : shown) {
    const TimelineEvent &event = timeline.events[i];
    int parent = event.parent < 0 ? -1 : stepEvent[event.parent];
    if (event.parent >= 0 && parent < 0)
      continue; // of a loop that is not drawn
    stepEvent[i] = events.size();
    events.push_back({{"begin", event.begin},
                      {"seconds", event.duration},
                      {"exposed", event.exposed},
                      {"track", int(event.track)},
                      {"name", event.name},
                      {"kind", event.kind},
                      {"layer", layerOf(event).first},
                      {"parent", parent},
                      {"iterations", event.iterations}});
  }
  return events;
}

json tensorsJson(const ReportData &data) {
  json tensors = json::array();
  for (const TensorPicture &tensor : data.tensors) {
    json dims = json::array();
    for (const TensorPicture::Dim &dim : tensor.dims)
      dims.push_back(
          {{"size", dim.size}, {"parts", dim.numShards}, {"axes", dim.axes}});
    tensors.push_back({{"name", tensor.name},
                       {"type", tensor.type},
                       {"sharding", tensor.sharding},
                       {"bytes", tensor.bytes},
                       {"local_bytes", tensor.localBytes},
                       {"dims", dims},
                       {"location", tensor.source.toString()}});
  }
  return tensors;
}

} // namespace

std::string renderSweepReport(const std::string &program, const json &points) {
  return fillPage(reportPage(), {{"program", program}, {"sweep", points}});
}

std::string renderReport(const ReportData &data, const json *comparison,
                         const json *search) {
  json root = timelineJson(data.timeline);
  root["program"] = data.program;
  root["tensors"] = tensorsJson(data);
  root["reshards"] = reshardsJson(data.reshards);
  root["memory_curve"] = curveJson(data.timeline);
  root["events"] = eventsJson(data.timeline);
  if (comparison)
    root["comparison"] = *comparison;
  if (search)
    root["search"] = *search;
  return fillPage(reportPage(), std::move(root));
}

} // namespace mlir::gspmd
