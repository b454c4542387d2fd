//===- MemoryHistory.cpp - Memory of devices over time --------------------===//
#include "pjrt/Modes/MemoryHistory.h"
#include "absl/strings/str_cat.h"
#include <algorithm>
#include <tuple>

namespace mlir::gspmd::pjrt {

void MemoryHistory::change(int device, llvm::StringRef what, int64_t bytes) {
  auto [it, isNew] = numbers.try_emplace(what, int64_t(names.size()));
  if (isNew)
    names.push_back(what.str());
  std::map<int64_t, Change> &changes = devices[device].changes;
  auto &[sum, count] = changes[it->second];
  sum += bytes;
  count += bytes < 0 ? -1 : 1;
  if (sum == 0 && count == 0)
    changes.erase(it->second);
}

void MemoryHistory::run(int device, int64_t inside) {
  int64_t &highest = devices[device].inside;
  highest = std::max(highest, inside);
}

void MemoryHistory::advance(double time) {
  // Devices with the same previous point and the same changes share the next
  // point.
  using Step = std::tuple<int64_t, int64_t, std::map<int64_t, Change>>;
  std::map<Step, int64_t> known;
  for (auto &[number, device] : devices) {
    if (device.changes.empty() && device.inside == 0)
      continue;
    Step step{device.last, device.inside, device.changes};
    auto [it, isNew] = known.try_emplace(step, int64_t(points.size()));
    if (isNew) {
      Point point;
      point.before = device.last;
      point.time = now;
      point.held = device.last < 0 ? 0 : points[device.last].held;
      point.changes.assign(device.changes.begin(), device.changes.end());
      for (const auto &[what, change] : point.changes)
        point.held += change.first;
      point.inside = std::max(device.inside, point.held);
      points.push_back(std::move(point));
    }
    device = Device{it->second, {}, 0};
  }
  now = time;
}

void MemoryHistory::forEachGroup(
    llvm::function_ref<void(const std::vector<int> &,
                            const std::vector<const Point *> &)>
        visit) const {
  std::map<int64_t, std::vector<int>> groups; // by last point
  for (const auto &[number, device] : devices)
    groups[device.last].push_back(number);
  for (const auto &[last, members] : groups) {
    std::vector<const Point *> line;
    for (int64_t point = last; point >= 0; point = points[point].before)
      line.push_back(&points[point]);
    std::reverse(line.begin(), line.end());
    visit(members, line);
  }
}

std::string rangesText(const std::vector<int> &sorted) {
  std::string text;
  for (size_t i = 0, end; i < sorted.size(); i = end) {
    for (end = i + 1;
         end < sorted.size() && sorted[end] == sorted[end - 1] + 1;)
      ++end;
    absl::StrAppend(&text, i ? ", " : "", sorted[i]);
    if (end - i > 1)
      absl::StrAppend(&text, "-", sorted[end - 1]);
  }
  return text;
}

} // namespace mlir::gspmd::pjrt
