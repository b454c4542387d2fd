//===- MemoryHistory.h - Memory of devices over time ------------*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_MEMORYHISTORY_H
#define GSPMD_PJRT_MODES_MEMORYHISTORY_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <string>
#include <vector>

namespace mlir::gspmd::pjrt {

/// The memory of devices over time. Devices with equal histories share them, so
/// the size is that of the distinct histories.
class MemoryHistory {
public:
  /// A number of bytes and of allocations.
  using Change = std::pair<int64_t, int64_t>;
  /// The allocations of a device from a time on: `held` bytes, `changes`
  /// relative to `before` (by number of the allocation's name), and the peak
  /// `inside` the program that runs from then on.
  struct Point {
    int64_t before = -1; ///< the previous point, or -1
    double time = 0;
    int64_t held = 0, inside = 0;
    std::vector<std::pair<int64_t, Change>> changes;
  };

  /// Adds or removes one allocation at the current time.
  void change(int device, llvm::StringRef what, int64_t bytes);
  /// Begins a program with a peak of `inside` bytes.
  void run(int device, int64_t inside);
  /// Advances the current time.
  void advance(double time);

  const std::vector<std::string> &texts() const { return names; }
  /// Calls `visit` with each group of devices with equal histories and its
  /// points in order of time.
  void forEachGroup(llvm::function_ref<void(const std::vector<int> &devices,
                                            const std::vector<const Point *> &)>
                        visit) const;

private:
  struct Device {
    int64_t last = -1;
    std::map<int64_t, Change> changes; ///< since the last point
    int64_t inside = 0;
  };

  std::vector<std::string> names;
  llvm::StringMap<int64_t> numbers;
  std::vector<Point> points;
  std::map<int, Device> devices;
  double now = 0;
};

/// Returns ranges such as "0-3, 6".
std::string rangesText(const std::vector<int> &sorted);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_MEMORYHISTORY_H
