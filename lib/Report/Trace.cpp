//===- Trace.cpp - A timeline for trace viewers ---------------------------===//
#include "lib/Report/Trace.h"
#include "lib/Report/DisplayText.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace mlir::gspmd {
namespace {

using nlohmann::json;

constexpr double kMicro = 1e6;

/// Threads of the only process, drawn in this order.
enum Lane { Loops = 0, Cores = 1, Links = 2 };

json arguments(const TimelineEvent &event) {
  json args = {{"kind", event.kind}, {"bound", toString(event.bound).str()}};
  std::string source = event.source.toString();
  if (!source.empty())
    args["source"] = source;
  if (!event.source.nameStack.empty())
    args["name_stack"] = event.source.nameStack;
  if (event.fusedOps.size() > 1)
    args["fused"] = event.fusedOps;
  if (event.matrixFlops > 0)
    args["matrix_flops"] = event.matrixFlops;
  if (event.memoryBytes > 0)
    args["memory_bytes"] = event.memoryBytes;
  if (event.isRecomputation)
    args["recomputation"] = true;
  if (event.collective) {
    args["axes"] = event.collective->axes;
    args["group"] = event.collective->groupSize;
    args["bytes"] = event.collective->bytes;
    args["exposed_us"] = event.exposed * kMicro;
  }
  return args;
}

class TraceWriter {
public:
  TraceWriter(const Timeline &timeline, double maxEvents)
      : timeline(timeline), children(timeline.events.size()) {
    double drawn = 0;
    for (const TimelineEvent &event : timeline.events)
      drawn += event.occurrences;
    isComplete = drawn <= maxEvents;
    for (size_t i = 0; i < timeline.events.size(); ++i) {
      int parent = timeline.events[i].parent;
      (parent < 0 ? roots : children[parent]).push_back(i);
    }
  }

  std::string write() {
    nameLane(Loops, "loops and branches");
    nameLane(Cores, "cores");
    nameLane(Links, "links");
    events.push_back(
        {{"ph", "M"},
         {"pid", 0},
         {"name", "process_name"},
         {"args",
          {{"name", "one of " + std::to_string(timeline.numDevices) +
                        " devices, " + timeline.topology}}}});
    for (size_t root : roots)
      draw(root, 0);
    for (const MemoryPoint &point : timeline.memory)
      events.push_back({{"ph", "C"},
                        {"pid", 0},
                        {"name", "memory"},
                        {"ts", point.time * kMicro},
                        {"args", {{"bytes", point.bytes}}}});
    json root = {{"displayTimeUnit", "ms"}, {"traceEvents", std::move(events)}};
    displayStrings(root);
    return root.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
  }

private:
  void nameLane(Lane lane, const char *name) {
    events.push_back({{"ph", "M"},
                      {"pid", 0},
                      {"tid", lane},
                      {"name", "thread_name"},
                      {"args", {{"name", name}}}});
    events.push_back({{"ph", "M"},
                      {"pid", 0},
                      {"tid", lane},
                      {"name", "thread_sort_index"},
                      {"args", {{"sort_index", lane}}}});
  }

  /// Draws an event and its contents, `offset` seconds after the first
  /// execution.
  void draw(size_t index, double offset) {
    const TimelineEvent &event = timeline.events[index];
    int64_t iterations =
        isComplete ? std::max<int64_t>(event.iterations, 1) : 1;
    json args = arguments(event);
    if (event.track == Track::Control) {
      args["iterations"] = event.iterations;
      args["drawn_iterations"] = iterations;
    }
    add(event, offset, std::move(args));
    double iterationSeconds =
        event.duration / double(std::max<int64_t>(event.iterations, 1));
    for (int64_t i = 0; i < iterations && !children[index].empty(); ++i)
      for (size_t child : children[index])
        draw(child, offset + double(i) * iterationSeconds);
  }

  /// Collectives may overlap, which only asynchronous events may.
  void add(const TimelineEvent &event, double offset, json args) {
    double begin = (event.begin + offset) * kMicro;
    json drawn = {{"pid", 0},
                  {"cat", event.kind},
                  {"name", event.name},
                  {"args", std::move(args)}};
    if (event.track != Track::Network) {
      drawn["ph"] = "X";
      drawn["tid"] = event.track == Track::Compute ? Cores : Loops;
      drawn["ts"] = begin;
      drawn["dur"] = event.duration * kMicro;
      events.push_back(std::move(drawn));
      return;
    }
    drawn["tid"] = Links;
    drawn["id"] = nextId++;
    json end = {{"pid", 0},
                {"cat", event.kind},
                {"name", event.name},
                {"tid", Links},
                {"id", drawn["id"]},
                {"ph", "e"},
                {"ts", begin + event.duration * kMicro}};
    drawn["ph"] = "b";
    drawn["ts"] = begin;
    events.push_back(std::move(drawn));
    events.push_back(std::move(end));
  }

  const Timeline &timeline;
  std::vector<std::vector<size_t>> children;
  std::vector<size_t> roots;
  bool isComplete = false;
  int64_t nextId = 1;
  json events = json::array();
};

} // namespace

std::string toTrace(const Timeline &timeline, double maxEvents) {
  return TraceWriter(timeline, maxEvents).write();
}

} // namespace mlir::gspmd
