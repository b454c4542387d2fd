//===- SessionReport.h - What a script's programs take together -*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_SESSIONREPORT_H
#define GSPMD_PJRT_MODES_SESSIONREPORT_H

#include "lib/Runtime/Scheduling/Mutex.h"
#include "pjrt/Modes/MemoryHistory.h"
#include "pjrt/Modes/Prediction.h"
#include "llvm/ADT/StringMap.h"
#include <thread>
#include <vector>

namespace mlir::gspmd::pjrt {

/// Writes GSPMD_REPORT: a page for each program as it is compiled, and at the
/// end, and about every second before (a script may be killed), `index.html`
/// with all of them, the ones that take most time first, `trace.json` for
/// Perfetto: one program after the other on the chips' clock, and the bytes
/// that devices hold, and `memory.html`: what these are.
class SessionReport {
public:
  /// For a client; makes the folder. There is one of a folder in a process, to
  /// its end: a client that follows another one goes on with it.
  static absl::StatusOr<std::shared_ptr<SessionReport>>
  open(const std::string &given);
  explicit SessionReport(std::string folder);

  void compiled(const std::string &fingerprint, const std::string &name,
                int64_t numDevices, const Prediction &prediction);
  /// A device that a program runs on, and what it holds besides.
  struct Place {
    int device;
    int64_t otherBytes;
  };
  void ran(const std::string &fingerprint, llvm::ArrayRef<Place> places);
  /// Device `device` holds so many bytes more of what is called so.
  void memoryChanged(int device, llvm::StringRef what, int64_t bytes);
  /// A client is over: writes all, and no more from time to time if it was the
  /// last.
  void end();

private:
  /// What is known so far.
  void write();
  /// There is something that is not written yet.
  void scheduleWrite() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  /// A thread that writes now and then.
  struct Writer {
    std::thread thread;
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
  struct Run {
    size_t entry;
    double begin;
  };
  std::string indexPage() const ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  std::string trace() const ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  std::string memoryPage() const ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);

  const std::string folder;
  /// A copy of the process (fork) has the object and not the thread, and writes
  /// nothing.
  const int64_t process;
  Mutex writing; ///< held while files are made: one text after another
  mutable Mutex mutex;
  Condition changed;
  bool isTouched ABSL_GUARDED_BY(mutex) = false;
  int clients ABSL_GUARDED_BY(mutex) = 0; ///< that are not over
  /// From the first change on, as long as there are clients.
  std::unique_ptr<Writer> writer ABSL_GUARDED_BY(mutex);
  std::vector<Entry> entries ABSL_GUARDED_BY(mutex);
  llvm::StringMap<size_t> numbers ABSL_GUARDED_BY(mutex);
  std::vector<Run> runs ABSL_GUARDED_BY(mutex);
  MemoryHistory memory ABSL_GUARDED_BY(mutex);
  double clock ABSL_GUARDED_BY(mutex) = 0;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_SESSIONREPORT_H
