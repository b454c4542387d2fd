//===- Report.cpp - A simulated step as one page --------------------------===//
//
// The page's data is one JSON object inside it; page.html draws that.
//
//===----------------------------------------------------------------------===//
#include "Report.h"
#include "Page.h"
#include "lib/CostModel/TimelineSums.h"
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>

namespace gspmd {
namespace {

using nlohmann::json;

json meshJson(const Timeline &timeline) {
  json axes = json::array(), physical = json::array();
  for (const AxisPlacement &axis : timeline.placement)
    axes.push_back(
        {{"name", axis.axis}, {"size", axis.size}, {"pieces", axis.pieces}});
  for (const PhysicalDim &dim : timeline.physicalDims)
    physical.push_back(
        {{"name", dim.name}, {"size", dim.size}, {"wraps", dim.wraps}});
  return {{"axes", axes}, {"physical", physical}};
}

json kindsJson(const Timeline &timeline) {
  json kinds = json::array();
  for (const KindSum &sum : timeByKind(timeline))
    kinds.push_back({{"kind", sum.kind},
                     {"count", sum.count},
                     {"seconds", sum.seconds},
                     {"flops", sum.matrixFlops},
                     {"bytes", sum.memoryBytes}});
  return kinds;
}

/// Collectives by kind, axes and source line, longest first.
json collectivesJson(const Timeline &timeline) {
  struct Sum {
    double count = 0, bytes = 0, seconds = 0, exposed = 0;
    int64_t group = 1;
  };
  std::map<std::tuple<std::string, std::string, std::string>, Sum> sums;
  for (const TimelineEvent &event : timeline.events) {
    if (!event.collective)
      continue;
    Sum &sum = sums[{toString(event.collective->kind).str(),
                     event.collective->axes, event.source.toString()}];
    sum.count += event.occurrences;
    sum.bytes += event.occurrences * event.collective->bytes;
    sum.seconds += event.occurrences * event.duration;
    sum.exposed += event.occurrences * event.exposed;
    sum.group = event.collective->groupSize;
  }
  json rows = json::array();
  for (const auto &[key, sum] : sums)
    rows.push_back({{"kind", std::get<0>(key)},
                    {"axes", std::get<1>(key)},
                    {"source", std::get<2>(key)},
                    {"group", sum.group},
                    {"count", sum.count},
                    {"bytes", sum.bytes},
                    {"seconds", sum.seconds},
                    {"exposed", sum.exposed}});
  std::stable_sort(rows.begin(), rows.end(), [](const json &a, const json &b) {
    return a["seconds"].get<double>() > b["seconds"].get<double>();
  });
  return rows;
}

/// At most `count` points that keep every peak: of neighbours that fall on one
/// place of the picture the highest stays.
json memoryJson(const Timeline &timeline, size_t count = 2000) {
  json points = json::array();
  const std::vector<MemoryPoint> &all = timeline.memory;
  size_t step = std::max<size_t>(1, (all.size() + count - 1) / count);
  for (size_t i = 0; i < all.size(); i += step) {
    size_t end = std::min(i + step, all.size());
    const MemoryPoint &highest = *std::max_element(
        all.begin() + i, all.begin() + end,
        [](const MemoryPoint &a, const MemoryPoint &b) {
          return a.bytes < b.bytes;
        });
    points.push_back({highest.time, highest.bytes});
  }
  return points;
}

json aliveJson(const Timeline &timeline) {
  json alive = json::array();
  for (const LiveTensor &tensor : timeline.aliveAtPeak)
    alive.push_back({{"name", tensor.name},
                     {"type", tensor.type},
                     {"bytes", tensor.bytes},
                     {"role", tensor.role},
                     {"source", tensor.source.toString()}});
  return alive;
}

json tensorsJson(const ReportData &data) {
  json tensors = json::array();
  for (const TensorPicture &tensor : data.tensors) {
    json dims = json::array();
    for (const TensorPicture::Dim &dim : tensor.dims)
      dims.push_back(
          {{"size", dim.size}, {"parts", dim.parts}, {"axes", dim.axes}});
    tensors.push_back({{"name", tensor.name},
                       {"type", tensor.type},
                       {"sharding", tensor.sharding},
                       {"bytes", tensor.bytes},
                       {"localBytes", tensor.localBytes},
                       {"dims", dims},
                       {"source", tensor.source.toString()}});
  }
  return tensors;
}

json reshardsJson(const ReportData &data) {
  json reshards = json::array();
  for (const ReshardPicture &reshard : data.reshards)
    reshards.push_back({{"value", reshard.value},
                        {"type", reshard.type},
                        {"from", reshard.from},
                        {"to", reshard.to},
                        {"steps", reshard.steps},
                        {"count", reshard.count},
                        {"bytes", reshard.bytes},
                        {"seconds", reshard.seconds},
                        {"reason", reshard.reason},
                        {"source", reshard.source.toString()}});
  return reshards;
}

json summaryJson(const Timeline &timeline) {
  return {{"topology", timeline.topology},
          {"hardware", timeline.hardware},
          {"overlap", timeline.overlap},
          {"devices", timeline.numDevices},
          {"chips", timeline.numChips},
          {"step", timeline.stepSeconds},
          {"compute", timeline.computeSeconds},
          {"network", timeline.networkSeconds},
          {"exposed", timeline.exposedSeconds},
          {"hfu", timeline.hardwareUtilization},
          {"mfu", timeline.modelUtilization},
          {"executedFlops", timeline.executedFlops},
          {"modelFlops", timeline.modelFlops},
          {"peakFlops", timeline.peakFlops},
          {"peakType", timeline.peakType},
          {"peakBytes", timeline.peakBytes},
          {"peakTime", timeline.peakTime},
          {"capacity", timeline.capacityBytes},
          {"argumentBytes", timeline.argumentBytes},
          {"donatedBytes", timeline.donatedBytes}};
}

/// JSON that may stand inside a script element: `</script>` and `<!--` cannot
/// occur without `<`, which JSON may write as an escape.
std::string embedded(const json &data) {
  std::string text =
      data.dump(-1, ' ', /*ensure_ascii=*/true, json::error_handler_t::replace);
  std::string safe;
  safe.reserve(text.size());
  for (char c : text)
    if (c == '<')
      safe += "\\u003c";
    else
      safe += c;
  return safe;
}

} // namespace

std::string toReport(const ReportData &data) {
  json root = {{"program", data.program},
               {"summary", summaryJson(data.timeline)},
               {"mesh", meshJson(data.timeline)},
               {"tensors", tensorsJson(data)},
               {"kinds", kindsJson(data.timeline)},
               {"collectives", collectivesJson(data.timeline)},
               {"memory", memoryJson(data.timeline)},
               {"alive", aliveJson(data.timeline)},
               {"reshards", reshardsJson(data)},
               {"notes", data.timeline.notes}};
  constexpr llvm::StringLiteral place = "@DATA@";
  llvm::StringRef page = reportPage();
  size_t at = page.find(place);
  return (page.take_front(at) + embedded(root) +
          page.drop_front(at + place.size()))
      .str();
}

} // namespace gspmd
