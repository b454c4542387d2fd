//===- Stats.h - What a run cost --------------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_STATS_H
#define GSPMD_LIB_DRIVER_STATS_H

#include "gspmd/Engines/Emulated/Run.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

/// Floating-point operations of one call of `entry`, counted as XLA's cost
/// analysis does: 2MNK for a contraction, one per output element of an
/// elementwise op, one per combined element of a reduction (all-reduces too), a
/// loop's body and condition once, the dearer branch. Transcendental functions
/// (exp, tanh, sqrt, ...) and everything that only moves data count nothing.
int64_t countFlops(ModuleOp module, llvm::StringRef entry);

/// All that --stats and the table tell, for one device.
struct RunReport {
  int64_t numDevices = 1;
  int64_t flops = 0;
  double compileMilliseconds = 0;
  /// The compiled program was there from before.
  bool wasKept = false;
  ::gspmd::RunStats run;
  /// Ops that had to run on whole tensors, with location and reason.
  std::vector<std::string> replicatedOps;
  std::optional<double> maxError;
};

/// As the JSON of --stats.
std::string toJson(const RunReport &report);
/// As a short table.
void printTable(const RunReport &report, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_STATS_H
