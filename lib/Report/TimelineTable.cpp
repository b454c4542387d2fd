//===- TimelineTable.cpp - A timeline as a table --------------------------===//

#include "lib/Report/TimelineTable.h"
#include "lib/Report/TextFormat.h"
#include "lib/Report/TimelineSums.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace gspmd;

static std::string locationText(const SourceInfo &source) {
  std::string text = source.toString();
  return text.empty() ? "" : " at " + text;
}
static std::string tensorText(const LiveTensor &tensor) {
  // Fragmentation has no type.
  std::string type = tensor.type.empty() ? "" : " : " + tensor.type;
  return tensor.name + type + ", " + tensor.role + locationText(tensor.source);
}
static std::string changeText(const PeakChange &change) {
  return change.text + locationText(change.source);
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
    row("topology") << timeline.topology << " ("
                    << countText(timeline.numChips, "chip") << ", "
                    << countText(timeline.numDevices, "device") << ")\n";
    if (!timeline.software.empty())
      row("software") << timeline.software << "\n";
    for (const AxisPlacement &axis : timeline.placement)
      row("axis " + axis.axis)
          << axis.size << " on " << llvm::join(axis.subAxes, " x ") << "\n";
    row("overlap") << timeline.overlap << "\n";
    row("step time") << secondsText(timeline.stepSeconds) << "\n";
    row("HFU") << llvm::format("%.1f %%", 100 * timeline.hardwareUtilization)
               << " of " << timeline.peakType << " peak, "
               << llvm::format("%.4g", timeline.executedFlops)
               << " matrix flops per device\n";
    row("MFU") << llvm::format("%.1f %%", 100 * timeline.modelUtilization)
               << " without recomputation, "
               << llvm::format("%.4g", timeline.modelFlops)
               << (timeline.hasUserModelFlops ? " (user)\n" : "\n");
    row("cores busy") << secondsText(timeline.computeSeconds)
                      << llvm::format(" (%.1f %%)\n",
                                      share(timeline.computeSeconds));
    row("network busy") << secondsText(timeline.networkSeconds)
                        << ", cores wait "
                        << secondsText(timeline.exposedSeconds)
                        << llvm::format(" (%.1f %%)\n",
                                        share(timeline.exposedSeconds));
    if (timeline.stepTokens > 0 && timeline.stepSeconds > 0)
      row("tokens per second")
          << llvm::format("%.0f, ", timeline.stepTokens / timeline.stepSeconds)
          << llvm::format("%.1f", tokensPerSecondAndChip(timeline))
          << " on each chip\n";
    if (timeline.chipHourPrice > 0)
      row("price of a step") << llvm::format("%.4g\n", stepPrice(timeline));
    if (timeline.stepError > 0)
      row("likely between")
          << secondsText(timeline.stepSeconds * (1 - timeline.stepError))
          << " and "
          << secondsText(timeline.stepSeconds * (1 + timeline.stepError))
          << " (published steps of this kind on " << timeline.hardware
          << " are off by " << percentText(timeline.stepError) << ")\n";
    else
      row("likely range") << "unknown: no published step of this kind on "
                          << timeline.hardware
                          << " was part of the calibration\n";
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
         << bytesText(sum.bytes) << "\n";
  }

  void memory() {
    os << "\n";
    row("peak memory") << bytesText(timeline.peakBytes) << " of "
                       << bytesText(timeline.capacityBytes)
                       << llvm::format(" (%.1f %%)", 100 * timeline.peakBytes /
                                                         timeline.capacityBytes)
                       << " at " << secondsText(timeline.peakTime) << "\n";
    if (timeline.hostBytes > 0)
      row("host's memory") << bytesText(timeline.hostBytes)
                           << " at the peak, for each device\n";
    if (timeline.prefetchedBytes > 0)
      row("gathered ahead") << bytesText(timeline.prefetchedBytes)
                            << " for the next iteration of a loop\n";
    for (const LiveTensor &tensor :
         llvm::ArrayRef<LiveTensor>(timeline.aliveAtPeak).take_front(8))
      os << "  " << llvm::right_justify(bytesText(tensor.bytes), 12) << "  "
         << tensorText(tensor) << "\n";
    for (const PeakChange &change : timeline.peakChanges)
      os << "  " << llvm::right_justify(bytesText(change.bytes), 12)
         << " less: " << changeText(change) << "\n";
  }

  const Timeline &timeline;
  std::string text;
  llvm::raw_string_ostream os;
};

} // namespace

std::string gspmd::toTable(const Timeline &timeline) {
  return Table(timeline).make();
}

std::string gspmd::outOfMemoryText(const Timeline &timeline) {
  std::string text = "out of memory: " + bytesText(timeline.peakBytes) +
                     " are needed at the peak, a device has " +
                     bytesText(timeline.capacityBytes);
  for (const LiveTensor &tensor :
       llvm::ArrayRef<LiveTensor>(timeline.aliveAtPeak).take_front(5))
    text += "\n  " + bytesText(tensor.bytes) + "  " + tensorText(tensor);
  for (const PeakChange &change : timeline.peakChanges)
    text += "\n" + bytesText(change.bytes) + " less: " + changeText(change);
  return text;
}
