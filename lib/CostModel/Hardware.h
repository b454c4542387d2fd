//===- Hardware.h - A chip as a list of figures -----------------*- C++ -*-===//
//
// The figures of a generation of chips, published or measured, each with its
// source, in a JSON file. The files of hardware/ are part of the library; a
// user's own file is read by path:
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
// "software" may hold profiles: figures that replace these for programs of one
// framework, since its kernels reach other shares of the peaks:
//
//   "software": {"maxtext": {"about": "...", "figures": {...}}}
//
// docs/simulator.md lists the keys. All figures are of one chip; a chip may
// hold several devices, which share its resources.
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

  /// Devices (units of partitioning) per chip.
  double devicesPerChip = 1;

  /// Peak operations of the matrix unit (a multiply-add counts as two): for
  /// 16-bit floats (f32 operands are rounded to them by default) and for 8-bit
  /// integers.
  double matrixFlops = 0, matrixFlopsInt8 = 0;
  /// Peak operations of the matrix unit for 8-bit and 4-bit floats; 0: the unit
  /// has no such products, and operands are converted to the next wider type
  /// that it has.
  double matrixFlopsFp8 = 0, matrixFlopsFp4 = 0;
  /// Side of the matrix unit: columns and depth of a product are padded to
  /// multiples of it, rows to multiples of `matrixRows`.
  double matrixTile = 0, matrixRows = 0;
  /// Matrix units of one core. Each holds one tile of the depth and the columns
  /// of a product, and tiles are loaded one after the other, so small products
  /// do not use all units; 0: they do.
  double matrixUnits = 0;
  /// Share of the peak that large products sustain.
  double matrixEfficiency = 0;
  /// Factor on that share within a step, where products alternate with other
  /// kernels.
  double stepEfficiency = 1;
  /// Arithmetic of hand-written kernels relative to the units' peaks. Above 1
  /// if they skip work, such as masked elements.
  double kernelEfficiency = 1;
  /// Factor on the share of the peak for products of 8-bit and 4-bit floats.
  double fp8Efficiency = 1;
  /// Memory traffic of kernels without products, relative to a compiler that
  /// fuses them.
  double unfusedTraffic = 1;
  /// 1 if weights and their gradients are separate tensors of each layer, to
  /// which products add (SeparateWeights.h).
  double hasSeparateWeights = 0;
  /// Bytes of gradients that are reduced at a time, while the backward pass
  /// computes those of other layers; 0: all after it.
  double bucketBytes = 0;
  /// Element-wise operations per second; the cost of a transcendental function
  /// in such operations.
  double vectorFlops = 0, transcendentalCost = 0;
  /// Element-wise operations per second of reductions over windows, each
  /// operand of which is loaded; 0: as many as others.
  double windowFlops = 0;
  /// Bytes of a kernel's memory traffic that no arithmetic overlaps: its first
  /// blocks are loaded before anything can begin, its last ones stored at the
  /// end.
  double fillBytes = 0;
  /// Elements, and bytes, per second of the largest tensor that a kernel of one
  /// op passes through the vector unit in small blocks; 0: its memory traffic
  /// alone counts.
  double streamElements = 0, streamBandwidth = 0;
  /// Elements per second whose last dimension is transposed; 0: as other
  /// copies.
  double transposeElements = 0;
  /// Elements per second of kernels that keep rows of a tensor on the chip and
  /// pass through them more than once; 0: as other kernels.
  double rowElementRate = 0;
  /// Bytes of the largest argument that is copied to the chip beside the
  /// kernels before the product that reads it; 0: products read arguments
  /// themselves.
  double prefetchBytes = 0;
  /// Rows and columns of the block of its result that a product computes at a
  /// time, and bytes of the largest operand that stays on the chip meanwhile.
  /// Larger operands are read once for each block that needs them. 0: operands
  /// are read once.
  double productBlock = 0, residentBytes = 0;
  /// Returns true if kernels take the time of streaming tensors through the
  /// vector unit.
  bool hasStreamFigures() const {
    return streamElements > 0 || streamBandwidth > 0;
  }
  /// Seconds to launch a kernel.
  double kernelLatency = 0;
  /// Memory on the chip for the tiles of a kernel.
  double onChipBytes = 0;

  /// Main memory: bytes, bytes per second, achievable share of the latter.
  double hbmBytes = 0, hbmBandwidth = 0, hbmEfficiency = 0;
  /// Bytes of the chip's cache, and bytes per second of kernels whose memory
  /// traffic fits into the share of a device: kernels before them had their
  /// operands. 0: all traffic is that of main memory.
  double cacheBytes = 0, cacheBandwidth = 0;
  /// Tiles of tensors there (Memory/TensorTiles.h): most rows, columns, and the
  /// least bytes of a tile. 0: tensors are dense.
  double tileRows = 0, tileColumns = 0, minTileBytes = 0;

  /// Dimensions of the torus; 0: a switch, which connects all chips in one hop.
  /// The maximum number of chips of one torus or switch.
  double torusDims = 0, maxChips = 0;
  /// A dimension is a ring if its size is a multiple of `ringMultiple` and
  /// every dimension has at least `ringMinDim` chips, otherwise a line.
  double ringMultiple = 0, ringMinDim = 0;
  /// Bytes per second of one link (to a switch: all links of a chip together)
  /// in one direction, the share of it that collectives achieve, seconds per
  /// hop, and seconds to start a collective.
  double linkBandwidth = 0, linkEfficiency = 0, hopLatency = 0,
         collectiveLatency = 0;
  /// Share of `linkBandwidth` at which a switch that reduces by itself passes a
  /// tensor through an all-reduce; 0: it only forwards.
  double inNetworkEfficiency = 0;
  /// A switch's protocol takes up to `rampSeconds` more for an all-reduce until
  /// its messages fill the links: half of that for `rampBytes`.
  double rampSeconds = 0, rampBytes = 0;
  /// 1 if compilers make gathers asynchronous by default.
  double asyncByDefault = 0;
  /// 1 if compilers schedule from the results to the arguments to hide
  /// latencies, otherwise for the least memory.
  double latencyHiding = 0;
  /// Elements of 16 bits that a scatter cannot split; 0: any number is split.
  double scatterLanes = 0;
  /// Between the devices of a chip, in one direction.
  double coreBandwidth = 0;
  /// Network between slices: bytes per second of one chip, seconds per message.
  double dcnBandwidth = 0, dcnLatency = 0;
  /// Between a chip and its host, in one direction; 0: unknown.
  double hostBandwidth = 0;
  /// Share of a step for which n slices wait for each other, divided by
  /// sqrt(n).
  double sliceWaitShare = 0;

  /// Relative error of predictions for published runs on this hardware, with
  /// constants fitted without them.
  double predictionError = 0;
  /// The expected relative errors for programs with experts, and for programs
  /// whose products are convolutions; 0: no published step of that kind is part
  /// of the fit.
  double expertsError = 0, convolutionError = 0;
  /// The expected relative error for products of 8-bit floats.
  double fp8Error = 0;

  /// Price of one chip for an hour, in the currency of the file's source; 0:
  /// unknown.
  double chipHourPrice = 0;
};

/// A figure of a hardware file.
struct HardwareFigure {
  llvm::StringLiteral key;
  llvm::StringLiteral unit;
  double Hardware::*member;
  /// Bounds of a valid value, which is an integer if `isInteger`.
  double minValue, maxValue;
  bool isInteger;
  /// The figure may be absent.
  bool isOptional = false;
};
/// Returns all figures, in the order of the documentation.
llvm::ArrayRef<HardwareFigure> hardwareFigures();

/// Parses a hardware file. Errors name `origin` and the key. Unless `software`
/// is empty, the figures of that profile in the file replace the others.
absl::StatusOr<Hardware> parseHardware(llvm::StringRef text,
                                       llvm::StringRef origin,
                                       llvm::StringRef software = "");
/// Finds a built-in generation ("v4") or reads a file whose path ends in
/// ".json".
absl::StatusOr<Hardware> findHardware(llvm::StringRef nameOrPath,
                                      llvm::StringRef software = "");
/// Names of the built-in generations.
llvm::ArrayRef<llvm::StringLiteral> hardwareNames();
/// Multiplies the figure `key` by `factor`, for what-if predictions.
absl::Status scaleFigure(Hardware &hardware, llvm::StringRef key,
                         double factor);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_HARDWARE_H
