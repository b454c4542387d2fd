//===- Timeline.cpp - A timeline as a table -------------------------------===//

#include "lib/CostModel/TimelineSums.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <map>

using namespace gspmd;

llvm::StringRef gspmd::toString(Bound bound) {
  switch (bound) {
  case Bound::Matrix:
    return "matrix";
  case Bound::Vector:
    return "vector";
  case Bound::Memory:
    return "memory";
  case Bound::Latency:
    return "latency";
  case Bound::Network:
    return "network";
  }
  llvm_unreachable("unknown bound");
}

std::string SourceInfo::toString() const {
  if (file.empty())
    return nameStack;
  return file + ":" + std::to_string(line) + ":" + std::to_string(column);
}

std::vector<KindSum> gspmd::timeByKind(const Timeline &timeline) {
  std::map<std::string, KindSum> sums;
  for (const TimelineEvent &event : timeline.events) {
    if (event.track == Track::Control)
      continue;
    KindSum &sum = sums[event.kind];
    sum.kind = event.kind;
    sum.count += event.occurrences;
    sum.seconds += event.duration * event.occurrences;
    sum.matrixFlops += event.matrixFlops * event.occurrences;
    sum.memoryBytes += event.memoryBytes * event.occurrences;
  }
  std::vector<KindSum> result;
  for (auto &[kind, sum] : sums)
    result.push_back(std::move(sum));
  std::stable_sort(
      result.begin(), result.end(),
      [](const KindSum &a, const KindSum &b) { return a.seconds > b.seconds; });
  return result;
}

std::vector<CollectiveSum> gspmd::timeByCollective(const Timeline &timeline) {
  std::map<std::pair<TransferKind, std::string>, CollectiveSum> sums;
  for (const TimelineEvent &event : timeline.events) {
    if (!event.collective)
      continue;
    const CollectiveInfo &info = *event.collective;
    CollectiveSum &sum = sums[{info.kind, info.axes}];
    sum.kind = info.kind;
    sum.axes = info.axes;
    sum.groupSize = info.groupSize;
    sum.count += event.occurrences;
    double result = info.kind == TransferKind::ReduceScatter
                        ? info.bytes / info.groupSize
                        : info.bytes;
    sum.resultBytes += result * event.occurrences;
    sum.seconds += event.duration * event.occurrences;
    sum.wireSeconds += info.wireSeconds * event.occurrences;
    sum.exposed += event.exposed * event.occurrences;
  }
  std::vector<CollectiveSum> result;
  for (auto &[key, sum] : sums)
    result.push_back(std::move(sum));
  std::stable_sort(result.begin(), result.end(),
                   [](const CollectiveSum &a, const CollectiveSum &b) {
                     return a.seconds > b.seconds;
                   });
  return result;
}

std::string gspmd::secondsText(double seconds) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (seconds >= 1)
    os << llvm::format("%.3f s", seconds);
  else if (seconds >= 1e-3)
    os << llvm::format("%.3f ms", seconds * 1e3);
  else
    os << llvm::format("%.2f us", seconds * 1e6);
  return text;
}

std::string gspmd::bytesText(double bytes) {
  static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  unsigned unit = 0;
  for (; bytes >= 1024 && unit < 4; ++unit)
    bytes /= 1024;
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format(unit ? "%.2f " : "%.0f ", bytes) << units[unit];
  return text;
}

namespace {

class Table {
public:
  explicit Table(const Timeline &timeline) : timeline(timeline), os(text) {}

  std::string make() {
    summary();
    kinds();
    collectives();
    memory();
    for (const std::string &note : timeline.notes)
      os << "note: " << note << "\n";
    return text;
  }

private:
  llvm::raw_ostream &row(llvm::StringRef name) {
    return os << llvm::left_justify(name, 22);
  }
  double share(double seconds) const {
    return timeline.stepSeconds > 0 ? 100 * seconds / timeline.stepSeconds : 0;
  }

  void summary() {
    row("topology") << timeline.topology << " (" << timeline.numChips
                    << " chips, " << timeline.numDevices << " devices)\n";
    for (const AxisPlacement &axis : timeline.placement)
      row("axis " + axis.axis)
          << axis.size << " on " << llvm::join(axis.pieces, " x ") << "\n";
    row("overlap") << timeline.overlap << "\n";
    row("step time") << secondsText(timeline.stepSeconds) << "\n";
    row("HFU") << llvm::format("%.1f %%", 100 * timeline.hardwareUtilization)
               << " of " << timeline.peakType << " peak, "
               << llvm::format("%.4g", timeline.executedFlops)
               << " matrix flops per device\n";
    row("MFU") << llvm::format("%.1f %%", 100 * timeline.modelUtilization)
               << " without recomputation, "
               << llvm::format("%.4g", timeline.modelFlops)
               << (timeline.modelFlopsGiven ? " (given)\n" : "\n");
    row("cores busy") << secondsText(timeline.computeSeconds)
                      << llvm::format(" (%.1f %%)\n",
                                      share(timeline.computeSeconds));
    row("network busy") << secondsText(timeline.networkSeconds)
                        << ", cores wait "
                        << secondsText(timeline.exposedSeconds)
                        << llvm::format(" (%.1f %%)\n",
                                        share(timeline.exposedSeconds));
  }

  void kinds() {
    os << "\ntime by kind\n";
    for (const KindSum &sum : timeByKind(timeline))
      os << "  " << llvm::left_justify(sum.kind, 20)
         << llvm::right_justify(secondsText(sum.seconds), 12)
         << llvm::format("%7.1f %%  x %.0f\n", share(sum.seconds), sum.count);
  }

  void collectives() {
    std::vector<CollectiveSum> sums = timeByCollective(timeline);
    if (!sums.empty())
      os << "\ncollectives\n";
    for (const CollectiveSum &sum : sums)
      os << "  " << llvm::left_justify(toString(sum.kind), 20)
         << llvm::right_justify(secondsText(sum.seconds), 12)
         << llvm::format("%7.1f %%  x %.0f", share(sum.seconds), sum.count)
         << " over " << sum.axes << " (" << sum.groupSize << "), "
         << bytesText(sum.resultBytes) << "\n";
  }

  void memory() {
    os << "\n";
    row("peak memory") << bytesText(timeline.peakBytes) << " of "
                       << bytesText(timeline.capacityBytes)
                       << llvm::format(" (%.1f %%)", 100 * timeline.peakBytes /
                                                         timeline.capacityBytes)
                       << " at " << secondsText(timeline.peakTime) << "\n";
    for (const LiveTensor &tensor :
         llvm::ArrayRef<LiveTensor>(timeline.aliveAtPeak).take_front(8))
      os << "  " << llvm::right_justify(bytesText(tensor.bytes), 12) << "  "
         << tensor.name << " : " << tensor.type << ", " << tensor.role
         << (tensor.source.toString().empty() ? "" : " at ")
         << tensor.source.toString() << "\n";
  }

  const Timeline &timeline;
  std::string text;
  llvm::raw_string_ostream os;
};

} // namespace

std::string gspmd::toTable(const Timeline &timeline) {
  return Table(timeline).make();
}
