//===- MemoryHistory.h - What devices hold over time ------------*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_MEMORYHISTORY_H
#define GSPMD_PJRT_MODES_MEMORYHISTORY_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <string>
#include <vector>

namespace mlir::gspmd::pjrt {

/// Devices that have held the same all the time share their history: it takes
/// as much memory as there are different ones.
class MemoryHistory {
public:
  /// Bytes, and how many pieces of memory they are.
  using Change = std::pair<int64_t, int64_t>;
  /// What a device holds from a time on: so many bytes, `changes` from before
  /// (by number of the holder's text), and while a program runs from then
  /// on, as many as `inside` at most.
  struct Point {
    int64_t before = -1; ///< the point before it, or -1
    double time = 0;
    int64_t held = 0, inside = 0;
    std::vector<std::pair<int64_t, Change>> changes;
  };

  /// At the time that it is: one piece more, or one less.
  void change(int device, llvm::StringRef what, int64_t bytes);
  /// A program begins to run, which has so many in use at most.
  void run(int device, int64_t inside);
  /// It gets as late as `time`.
  void advance(double time);

  const std::vector<std::string> &texts() const { return names; }
  /// Calls `visit` with each group of devices of the same history and its
  /// points, in order of time.
  void forEachGroup(llvm::function_ref<void(const std::vector<int> &devices,
                                            const std::vector<const Point *> &)>
                        visit) const;

private:
  struct Device {
    int64_t last = -1;
    std::map<int64_t, Change> changes; ///< since then
    int64_t inside = 0;
  };

  std::vector<std::string> names;
  llvm::StringMap<int64_t> numbers;
  std::vector<Point> points;
  std::map<int, Device> devices;
  double now = 0;
};

/// "0-3, 6".
std::string rangesText(const std::vector<int> &sorted);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_MEMORYHISTORY_H
