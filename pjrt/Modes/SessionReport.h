//===- SessionReport.h - The report of a script -----------------*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_SESSIONREPORT_H
#define GSPMD_PJRT_MODES_SESSIONREPORT_H

#include "lib/Progress/Thread.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "pjrt/Modes/MemoryHistory.h"
#include "pjrt/Modes/Prediction.h"
#include "llvm/ADT/StringMap.h"
#include <vector>

namespace mlir::gspmd {
class HtmlWriter;
} // namespace mlir::gspmd

namespace mlir::gspmd::pjrt {

/// Writes GSPMD_REPORT: a page for each program when it is compiled. At the
/// end, and about every second before (a script may be killed), it also writes
/// `index.html` with all programs by predicted time, `trace.json` for Perfetto
/// with the programs in sequence and the bytes of devices, and `memory.html`
/// with their allocations.
class SessionReport {
public:
  /// Returns the report of a folder for a new client and creates the folder;
  /// null for an empty name. A process has one report per folder, which later
  /// clients continue.
  static absl::StatusOr<std::shared_ptr<SessionReport>>
  open(const std::string &requested);
  explicit SessionReport(std::string folder);

  void compiled(const std::string &fingerprint, const std::string &name,
                int64_t numDevices, const Prediction &prediction);
  /// A device that a program runs on, and the bytes of its other allocations.
  struct DeviceUse {
    int device;
    int64_t otherBytes;
  };
  void ran(const std::string &fingerprint, llvm::ArrayRef<DeviceUse> uses);
  /// Adds `bytes` to the allocations named `what` on `device`.
  void memoryChanged(int device, llvm::StringRef what, int64_t bytes);
  /// Ends a client: writes the report, and stops the periodic writes after the
  /// last client.
  void end();

private:
  /// Writes the current state.
  void write();
  /// Schedules a periodic write after a change.
  void scheduleWrite() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  /// The thread of periodic writes.
  struct Writer {
    Thread thread;
    bool stops = false;
  };
  void main(const Writer &writer);
  void writeFile(const std::string &name, llvm::StringRef text) const;

  struct Entry {
    std::string name, page, topology, source;
    int64_t numDevices = 1, runs = 0;
    double stepSeconds = 0, peakBytes = 0, capacityBytes = 0;
    double total() const { return stepSeconds * double(runs); }
  };
  void writeRows(HtmlWriter &page, llvm::ArrayRef<const Entry *> rows) const
      ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  struct Run {
    size_t entry;
    double begin;
  };
  std::string indexPage() const ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  std::string trace() const ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  std::string memoryPage() const ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);

  const std::string folder;
  /// The process id: a forked copy has the object but not the thread, and
  /// writes nothing.
  const int64_t process;
  Mutex writing; ///< held while files are written
  mutable Mutex mutex;
  Condition changed;
  bool hasUnwrittenChanges ABSL_GUARDED_BY(mutex) = false;
  int clients ABSL_GUARDED_BY(mutex) = 0; ///< number of open clients
  /// Exists from the first change on while there are clients.
  std::unique_ptr<Writer> writer ABSL_GUARDED_BY(mutex);
  std::vector<Entry> entries ABSL_GUARDED_BY(mutex);
  llvm::StringMap<size_t> numbers ABSL_GUARDED_BY(mutex);
  std::vector<Run> runs ABSL_GUARDED_BY(mutex);
  MemoryHistory memory ABSL_GUARDED_BY(mutex);
  double clock ABSL_GUARDED_BY(mutex) = 0;
  /// The first caveat of a prediction.
  std::string caveat ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_SESSIONREPORT_H
