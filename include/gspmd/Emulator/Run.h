//===- Run.h - Runs a compiled program on emulated devices ------*- C++ -*-===//
#ifndef GSPMD_EMULATOR_RUN_H
#define GSPMD_EMULATOR_RUN_H

#include "absl/status/statusor.h"
#include "gspmd/Emulator/HostTensor.h"
#include "gspmd/Emulator/Program.h"
#include <array>

namespace gspmd {

/// Something that goes wrong on purpose, to see what the others notice.
struct Fault {
  enum Kind : uint8_t {
    Stall,  ///< the device never comes to the collective, and never ends
    Die,    ///< the device is gone before the collective
    Resize, ///< the device sends one row less than the others
  };
  Kind kind = Stall;
  int64_t device = 0;
  /// Which of the collectives that the device executes, from 1.
  int64_t collective = 1;

  /// Reads "stall:3" or "die:3@2" (device 3, second collective).
  static absl::StatusOr<Fault> parse(llvm::StringRef text);
  std::string toString() const;
};

struct RunOptions {
  /// Faults of devices and collectives that the program does not have are an
  /// InvalidArgument error.
  std::vector<Fault> faults;
  /// Emulated memory of one device in bytes; 0 means no limit.
  int64_t memoryLimit = 0;
  /// Fill fresh memory and the padding of uneven arguments with a NaN pattern
  /// (all bits set), so that reading either shows in the result.
  bool poison = false;
  /// Threads that run the devices; 0 means one per core.
  unsigned maxRunning = 0;
  /// How often the program is run, with the same arguments.
  int64_t repeat = 1;
  /// More devices than this are refused.
  int64_t maxDevices = 4096;
};

inline constexpr unsigned numCollectiveKinds =
    static_cast<unsigned>(CollectiveKind::AxisIndex) + 1;

/// How often a device executed collectives of a kind, and the bytes of their
/// results. A halo exchange counts as the permutes that it stands for.
struct CollectiveCount {
  int64_t count = 0;
  int64_t bytes = 0;
};

struct RunStats {
  /// By CollectiveKind, on device 0.
  std::array<CollectiveCount, numCollectiveKinds> collectives{};
  /// Largest peak over all devices: arguments, results and temporaries.
  int64_t peakBytes = 0;
  std::vector<int64_t> peakBytesByDevice;
  /// The first run.
  double runMilliseconds = 0;
  /// The fastest and the median of all runs but the first, where there are some.
  double stepMilliseconds = 0;
  double medianMilliseconds = 0;
};

/// Runs `program` once on every device of its mesh. `arguments` are global
/// tensors; each device gets its part. Gives the global results; devices that
/// hold the same part of a result must agree in every bit. Errors:
/// InvalidArgument for wrong arguments or a malformed program, anything else
/// for what goes wrong while running.
absl::StatusOr<std::vector<HostTensor>>
runProgram(const CompiledProgram &program,
           llvm::ArrayRef<HostTensor> arguments, const RunOptions &options = {},
           RunStats *stats = nullptr);

} // namespace gspmd

#endif // GSPMD_EMULATOR_RUN_H
