//===- Report.cpp - A simulated step as one page --------------------------===//
//
// The page's data is one JSON object inside it: what --stats writes, and what
// only the page shows. page.html draws that.
//
//===----------------------------------------------------------------------===//
#include "Report.h"
#include "Page.h"
#include "lib/Report/TimelineJson.h"
#include <algorithm>

namespace mlir::gspmd {
namespace {

using nlohmann::json;

/// At most `count` points that keep every peak: of neighbours that fall on one
/// place of the picture the highest stays.
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
                       {"local_bytes", tensor.localBytes},
                       {"dims", dims},
                       {"location", tensor.source.toString()}});
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
                        {"location", reshard.source.toString()}});
  return reshards;
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
  json root = timelineJson(data.timeline);
  root["program"] = data.program;
  root["tensors"] = tensorsJson(data);
  root["reshards"] = reshardsJson(data);
  root["memory_curve"] = curveJson(data.timeline);
  constexpr llvm::StringLiteral place = "@DATA@";
  llvm::StringRef page = reportPage();
  size_t at = page.find(place);
  return (page.take_front(at) + embedded(root) +
          page.drop_front(at + place.size()))
      .str();
}

} // namespace mlir::gspmd
