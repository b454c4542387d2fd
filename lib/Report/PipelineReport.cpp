//===- PipelineReport.cpp - The predicted step of a pipeline --------------===//
#include "lib/Report/PipelineReport.h"
#include "gspmd/CostModel/Timeline.h"
#include "lib/Report/HtmlWriter.h"
#include "lib/Report/TextFormat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd {

using nlohmann::json;
using Event = PipelineEvent;

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

static std::string shapeText(const PipelineShape &shape) {
  return std::to_string(shape.stages) + " stages on " +
         std::to_string(shape.groups) + " groups of devices, " +
         std::to_string(shape.microbatches) + " microbatches";
}

std::string toTable(const PipelineTimeline &timeline) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto row = [&](llvm::StringRef name) -> llvm::raw_ostream & {
    return os << llvm::left_justify(name, 22);
  };
  row("topology") << timeline.topology << " ("
                  << countText(timeline.numDevices, "device") << ")\n";
  row("pipeline") << shapeText(timeline.shape) << "\n";
  row("schedule") << timeline.schedule << "\n";
  row("step time") << secondsText(timeline.stepSeconds) << "\n";
  row("bubble") << percentText(timeline.bubble()) << "\n";
  row("peak memory") << bytesText(timeline.peakBytes()) << " of "
                     << bytesText(timeline.capacityBytes) << "\n";
  for (auto [number, group] : llvm::enumerate(timeline.groups))
    row("  group " + std::to_string(number))
        << "busy " << secondsText(group.busySeconds) << ", bubble "
        << percentText(timeline.bubbleOf(group)) << ", peak "
        << bytesText(group.peakBytes) << " (weights and sums "
        << bytesText(group.weightBytes) << ", activations "
        << bytesText(group.activationBytes) << " of " << group.liveMicrobatches
        << " live microbatches)\n";
  return text;
}

std::string toTable(std::vector<PipelineTimeline> timelines) {
  llvm::stable_sort(timelines, [](const auto &a, const auto &b) {
    return a.stepSeconds < b.stepSeconds;
  });
  std::string text;
  llvm::raw_string_ostream os(text);
  os << llvm::left_justify("schedule", 16) << llvm::left_justify("groups", 8)
     << llvm::left_justify("microbatches", 14)
     << llvm::left_justify("step time", 12) << llvm::left_justify("bubble", 9)
     << "peak memory\n";
  for (const PipelineTimeline &timeline : timelines)
    os << llvm::left_justify(timeline.schedule, 16)
       << llvm::left_justify(std::to_string(timeline.shape.groups), 8)
       << llvm::left_justify(std::to_string(timeline.shape.microbatches), 14)
       << llvm::left_justify(secondsText(timeline.stepSeconds), 12)
       << llvm::left_justify(percentText(timeline.bubble()), 9)
       << bytesText(timeline.peakBytes())
       << (timeline.peakBytes() > timeline.capacityBytes ? " (does not fit)\n"
                                                         : "\n");
  return text;
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static json eventsJson(llvm::ArrayRef<Event> events) {
  json list = json::array();
  for (const Event &event : events) {
    json entry = {{"kind", toString(event.kind).str()},
                  {"stage", event.stage},
                  {"begin", event.begin},
                  {"end", event.end}};
    if (event.microbatch >= 0)
      entry["microbatch"] = event.microbatch;
    if (event.kind == Event::Kind::Transfer)
      entry["bytes"] = event.bytes;
    list.push_back(std::move(entry));
  }
  return list;
}

static json timelineJson(const PipelineTimeline &timeline) {
  json groups = json::array();
  for (const PipelineGroup &group : timeline.groups)
    groups.push_back({{"busy_seconds", group.busySeconds},
                      {"bubble", timeline.bubbleOf(group)},
                      {"peak_bytes", group.peakBytes},
                      {"weight_bytes", group.weightBytes},
                      {"activation_bytes", group.activationBytes},
                      {"live_microbatches", group.liveMicrobatches},
                      {"tasks", eventsJson(group.tasks)},
                      {"transfers", eventsJson(group.transfers)}});
  return {{"topology", timeline.topology},
          {"schedule", timeline.schedule},
          {"devices", timeline.numDevices},
          {"stages", timeline.shape.stages},
          {"microbatches", timeline.shape.microbatches},
          {"step_seconds", timeline.stepSeconds},
          {"bubble", timeline.bubble()},
          {"peak_bytes", timeline.peakBytes()},
          {"capacity_bytes", timeline.capacityBytes},
          {"groups", std::move(groups)}};
}

static std::string dump(const json &value) {
  return value.dump(1, ' ', false, json::error_handler_t::replace) + "\n";
}

std::string toJson(const PipelineTimeline &timeline) {
  return dump(timelineJson(timeline));
}

std::string toJson(const std::vector<PipelineTimeline> &timelines) {
  json points = json::array();
  for (const PipelineTimeline &timeline : timelines)
    points.push_back(timelineJson(timeline));
  return dump({{"points", std::move(points)}});
}

static std::string labelOf(const Event &event) {
  std::string text = toString(event.kind).str();
  if (event.microbatch >= 0)
    text += " of microbatch " + std::to_string(event.microbatch);
  return text +
         (event.kind == Event::Kind::Transfer ? " to stage " : " in stage ") +
         std::to_string(event.stage);
}

std::string toTrace(const PipelineTimeline &timeline) {
  json events = json::array();
  auto addLane = [&](int64_t lane, const std::string &name,
                     llvm::ArrayRef<Event> added) {
    events.push_back({{"ph", "M"},
                      {"pid", 0},
                      {"tid", lane},
                      {"name", "thread_name"},
                      {"args", {{"name", name}}}});
    for (const Event &event : added)
      events.push_back({{"ph", "X"},
                        {"pid", 0},
                        {"tid", lane},
                        {"name", labelOf(event)},
                        {"cat", toString(event.kind).str()},
                        {"ts", event.begin * 1e6},
                        {"dur", (event.end - event.begin) * 1e6}});
  };
  for (auto [number, group] : llvm::enumerate(timeline.groups)) {
    addLane(2 * int64_t(number), "group " + std::to_string(number),
            group.tasks);
    addLane(2 * int64_t(number) + 1,
            "transfers to group " + std::to_string(number), group.transfers);
  }
  return dump({{"traceEvents", std::move(events)}});
}

//===----------------------------------------------------------------------===//
// The page
//===----------------------------------------------------------------------===//

namespace {

class ChartWriter {
public:
  ChartWriter(const PipelineTimeline &timeline, HtmlWriter &html)
      : timeline(timeline), html(html) {}

  void write() {
    html.markup("<h2>").text(timeline.schedule).markup("</h2><pre>");
    // Line by line: a long text would be shortened.
    std::string table = toTable(timeline);
    for (llvm::StringRef line : llvm::split(table, '\n'))
      html.text(line).markup("\n");
    html.markup("</pre><svg viewBox=\"0 0 ");
    html.text(kLeft + kWidth)
        .markup(" ")
        .text(int64_t(timeline.groups.size()) * kRow)
        .markup("\">");
    for (auto [number, group] : llvm::enumerate(timeline.groups)) {
      int64_t top = int64_t(number) * kRow;
      html.markup("<text x=\"0\" y=\"").text(top + 15).markup("\">group ");
      html.text(int64_t(number)).markup("</text>");
      for (const Event &event : group.tasks)
        writeBar(event, top, kTaskHeight);
      for (const Event &event : group.transfers)
        writeBar(event, top + kTaskHeight + 1, kTransferHeight);
    }
    html.markup("</svg>");
  }

private:
  static constexpr int64_t kLeft = 70, kWidth = 1130, kRow = 32,
                           kTaskHeight = 22, kTransferHeight = 5;

  std::string xOf(double seconds) const {
    std::string text;
    llvm::raw_string_ostream(text) << llvm::format(
        "%.2f", timeline.stepSeconds > 0
                    ? double(kWidth) * seconds / timeline.stepSeconds
                    : 0.0);
    return text;
  }

  /// A bar whose title has the event and its times.
  void writeBar(const Event &event, int64_t top, int64_t height) {
    if (event.end <= event.begin)
      return;
    html.markup("<svg x=\"").text(kLeft).markup("\" y=\"").text(top);
    html.markup("\" overflow=\"visible\"><rect class=\"");
    html.text(toString(event.kind)).markup("\" x=\"").text(xOf(event.begin));
    html.markup("\" width=\"").text(xOf(event.end - event.begin));
    html.markup("\" height=\"").text(height).markup("\"><title>");
    html.text(labelOf(event) + ": " + secondsText(event.begin) + " to " +
              secondsText(event.end));
    html.markup("</title></rect></svg>");
  }

  const PipelineTimeline &timeline;
  HtmlWriter &html;
};

} // namespace

std::string
renderPipelineReport(const std::string &program,
                     const std::vector<PipelineTimeline> &timelines) {
  HtmlWriter html;
  html.markup("<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">"
              "<meta http-equiv=\"Content-Security-Policy\" "
              "content=\"default-src 'none'; style-src 'unsafe-inline'\">"
              "<title>Pipeline</title><style>"
              "body{font-family:sans-serif;margin:2em}svg{width:100%}"
              "svg svg{width:auto}text{font-size:13px}"
              "rect{stroke:white;stroke-width:.5}.forward{fill:#4e79a7}"
              ".backward{fill:#59a14f}.weight_gradient{fill:#8cd17d}"
              ".update{fill:#b07aa1}.transfer{fill:#f28e2b}"
              ".key{display:inline-block;width:1em;height:1em;margin:0 .3em 0 "
              "1em}</style></head><body><h1>Pipeline: ");
  html.text(program).markup("</h1><p>");
  for (Event::Kind kind : {Event::Kind::Forward, Event::Kind::Backward,
                           Event::Kind::WeightGradient, Event::Kind::Update,
                           Event::Kind::Transfer})
    html.markup("<svg class=\"key\" viewBox=\"0 0 1 1\"><rect class=\"")
        .text(toString(kind))
        .markup("\" width=\"1\" height=\"1\"/></svg>")
        .text(toString(kind));
  html.markup("</p>");
  for (const PipelineTimeline &timeline : timelines)
    ChartWriter(timeline, html).write();
  html.markup("</body></html>\n");
  return html.take();
}

} // namespace mlir::gspmd
