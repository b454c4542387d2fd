//===- Hardware.h - A chip as a list of figures -----------------*- C++ -*-===//
//
// What the cost model knows of a generation of chips: figures that were
// published or measured, each with its source, in a JSON file. The files of
// hardware/ are part of the library; a user's own file is read by path:
//
//   {
//     "name": "v9",
//     "figures": {
//       "hbm_bandwidth": {"value": 1.2e12, "unit": "B/s", "source": "data
//       sheet"},
//       ...
//     }
//   }
//
// docs/simulator.md lists the keys. All figures are of one chip; a chip may
// hold several devices, which share what it has.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_HARDWARE_H
#define GSPMD_LIB_COSTMODEL_HARDWARE_H

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::gspmd {

struct Hardware {
  std::string name;

  /// Devices (what a program is partitioned over) of a chip.
  double devicesPerChip = 1;

  /// Peak multiply-adds, counted as two, of the matrix unit: of 16-bit floats
  /// (f32 operands are rounded to them by default) and of 8-bit integers.
  double matrixFlops = 0, matrixFlopsInt8 = 0;
  /// Side of the matrix unit: columns and depth of a product fill it in steps
  /// of this, rows in steps of `matrixRows`.
  double matrixTile = 0, matrixRows = 0;
  /// Share of the peak that large products sustain.
  double matrixEfficiency = 0;
  /// What is left of that within a step, where products take turns with all
  /// else.
  double stepEfficiency = 1;
  /// Arithmetic of kernels written by hand, relative to the units' peaks. Above
  /// 1 where they skip part of it, such as what a mask excludes.
  double kernelEfficiency = 1;
  /// Element-wise operations per second; what a transcendental function costs,
  /// in such operations.
  double vectorFlops = 0, transcendentalCost = 0;
  /// Bytes of a kernel's memory traffic that no arithmetic runs beside: its
  /// first blocks are loaded before anything can begin, its last stored at the
  /// end.
  double fillBytes = 0;
  /// Seconds to start a kernel.
  double kernelLatency = 0;
  /// Memory on the chip that a kernel keeps its tiles in.
  double onChipBytes = 0;

  /// Main memory: bytes, bytes per second, share of the latter that is reached.
  double hbmBytes = 0, hbmBandwidth = 0, hbmEfficiency = 0;

  /// Dimensions of the torus; 0: a switch, on which every chip reaches every
  /// other in one hop. Chips that one torus or switch has at most.
  double torusDims = 0, maxChips = 0;
  /// A dimension is a ring where its size is a multiple of `ringMultiple` and
  /// every dimension has at least `ringLeastDim` chips, else a line.
  double ringMultiple = 0, ringLeastDim = 0;
  /// Bytes per second that one link (to the switch: all links of a chip
  /// together) carries in one direction, the share of it
  /// that collectives reach, seconds per hop, and seconds to start a
  /// collective.
  double linkBandwidth = 0, linkEfficiency = 0, hopLatency = 0,
         collectiveLatency = 0;
  /// Between the devices of a chip, one way.
  double coreBandwidth = 0;
  /// Network between slices: bytes per second of one chip, seconds per message.
  double dcnBandwidth = 0, dcnLatency = 0;
  /// Between a chip and its host, one way; 0: not told.
  double hostBandwidth = 0;
  /// Share of a step by which n slices wait for each other, over sqrt(n).
  double sliceWait = 0;

  /// By how much steps of published runs on this hardware are mispredicted, by
  /// constants that were fitted without them.
  double predictionError = 0;

  /// Of one chip for an hour, in whatever currency the file's source says; 0:
  /// not told.
  double chipHourPrice = 0;
};

/// A figure of a hardware file.
struct HardwareFigure {
  llvm::StringLiteral key;
  llvm::StringLiteral unit;
  double Hardware::*member;
  /// Bounds of a sane value; with `isInteger` it is an integer.
  double least, most;
  bool isInteger;
  /// A file may leave it out.
  bool isOptional = false;
};
/// All figures, in the order of the documentation.
llvm::ArrayRef<HardwareFigure> hardwareFigures();

/// Reads the text of a hardware file. Errors name `origin` and the key.
absl::StatusOr<Hardware> parseHardware(llvm::StringRef text,
                                       llvm::StringRef origin);
/// A generation that is built in ("v4"), or the path of a file that ends in
/// ".json".
absl::StatusOr<Hardware> findHardware(llvm::StringRef nameOrPath);
/// Names of the generations that are built in.
llvm::ArrayRef<llvm::StringLiteral> hardwareNames();
/// Multiplies the figure `key` by `factor`: what a prediction would be if it
/// were other than it is.
absl::Status scaleFigure(Hardware &hardware, llvm::StringRef key,
                         double factor);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_HARDWARE_H
