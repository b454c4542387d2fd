//===- Roofline.cpp - The time of a kernel --------------------------------===//

#include "lib/CostModel/Kernels/Roofline.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <cmath>

using namespace gspmd;

static double peakOfChip(const Hardware &hardware, MatrixType type) {
  switch (type) {
  case MatrixType::Float:
    return hardware.matrixFlops;
  case MatrixType::Int8:
    return hardware.matrixFlopsInt8;
  case MatrixType::Fp8:
    return hardware.matrixFlopsFp8 > 0
               ? hardware.matrixFlopsFp8
               : peakOfChip(hardware, MatrixType::Float);
  case MatrixType::Fp4:
    return hardware.matrixFlopsFp4 > 0 ? hardware.matrixFlopsFp4
                                       : peakOfChip(hardware, MatrixType::Fp8);
  }
  llvm_unreachable("unknown type of a product");
}

double gspmd::peakMatrixFlops(const Hardware &hardware, MatrixType type) {
  return peakOfChip(hardware, type) / hardware.devicesPerChip;
}

double gspmd::matrixFlops(const MatrixWork &work) {
  return 2 * work.batch * work.rows * work.columns * work.depth;
}

static double padded(double size, double tile) {
  return std::ceil(size / tile) * tile;
}

double gspmd::tileEfficiency(const Hardware &hardware, const MatrixWork &work) {
  double usefulWork = work.rows * work.columns * work.depth;
  if (usefulWork <= 0)
    return 1;
  double side = hardware.matrixTile, step = hardware.matrixRows;
  double depth = padded(work.depth, side);
  double units = work.batch == 1 ? hardware.matrixUnits : 0;
  // The rows pass through units that hold tiles of depth and columns. Meanwhile
  // the next tiles are loaded, one after the other.
  auto workOf = [&](double rows, double columns) {
    double tiles = padded(columns, side) * depth / (side * side);
    double passed = std::max(padded(rows, step), units * side);
    return passed * padded(columns, side) * depth *
           std::max(1.0, units / tiles);
  };
  return usefulWork / std::min(workOf(work.rows, work.columns),
                               workOf(work.columns, work.rows));
}

double gspmd::matrixSeconds(const Hardware &hardware, const MatrixWork &work,
                            MatrixType type) {
  double efficiency = hardware.matrixEfficiency;
  if (type == MatrixType::Fp8 || type == MatrixType::Fp4)
    efficiency *= hardware.fp8Efficiency;
  return matrixFlops(work) * work.passes /
         (peakMatrixFlops(hardware, type) * efficiency *
          tileEfficiency(hardware, work));
}

std::optional<BlockTraffic>
gspmd::blockTraffic(const Hardware &hardware, const MatrixWork &work,
                    double rowBytes, double columnBytes, double resultBytes) {
  if (hardware.productBlock <= 0 || work.batch != 1 || work.rows <= 0 ||
      work.columns <= 0)
    return std::nullopt;
  constexpr double kBlocksInFlight = 2;
  double most = kBlocksInFlight * hardware.productBlock;
  double rowShare = std::min(1.0, most / work.rows);
  double columnShare = std::min(1.0, most / work.columns);
  BlockTraffic traffic;
  traffic.fillBytes = rowBytes * rowShare + columnBytes * columnShare +
                      resultBytes * rowShare * columnShare;
  // If one operand stays on the chip, the other one is read once.
  if (std::min(rowBytes, columnBytes) > hardware.residentBytes)
    traffic.repeatedBytes =
        rowBytes * (std::ceil(work.columns / hardware.productBlock) - 1) +
        columnBytes * (std::ceil(work.rows / hardware.productBlock) - 1);
  return traffic;
}

/// Returns the seconds that small blocks take before they stream through the
/// vector unit, and those of transpositions.
static double streamSeconds(const Hardware &hardware, const KernelWork &work) {
  double seconds = 0;
  if (hardware.streamElements > 0)
    seconds += work.streamedElements / hardware.streamElements;
  if (hardware.streamBandwidth > 0)
    seconds += work.streamedBytes / hardware.streamBandwidth;
  if (hardware.transposeElements > 0)
    seconds += work.transposedElements / hardware.transposeElements;
  return seconds * hardware.devicesPerChip;
}

/// Returns the seconds of the memory traffic that nothing overlaps.
static double fillSeconds(const Hardware &hardware, const KernelWork &work) {
  double bytes =
      std::min(hardware.fillBytes, work.fillBytes.value_or(hardware.fillBytes));
  return bytes / (hardware.hbmBandwidth * hardware.hbmEfficiency);
}

/// Returns the bytes per second of a kernel with this memory traffic on one
/// device.
static double memoryBandwidth(const Hardware &hardware, double bytes) {
  bool isCached = hardware.cacheBytes > 0 &&
                  bytes * hardware.devicesPerChip <= hardware.cacheBytes;
  return (isCached ? hardware.cacheBandwidth
                   : hardware.hbmBandwidth * hardware.hbmEfficiency) /
         hardware.devicesPerChip;
}

KernelCost gspmd::kernelCost(const Hardware &hardware, const KernelWork &work) {
  double vector =
      (work.vectorFlops + work.transcendentals * hardware.transcendentalCost) *
      hardware.devicesPerChip / hardware.vectorFlops;
  vector +=
      work.windowFlops * hardware.devicesPerChip /
      (hardware.windowFlops > 0 ? hardware.windowFlops : hardware.vectorFlops);
  double bandwidth = memoryBandwidth(hardware, work.memoryBytes);
  double memory = work.memoryBytes / bandwidth;
  if (work.matrixSeconds == 0 && !work.isHandWritten)
    memory *= hardware.unfusedTraffic;
  constexpr double kWordBytes = 4;
  bool isStreaming = false;
  if (hardware.hasStreamFigures()) {
    memory += work.widenedElements * kWordBytes / bandwidth +
              streamSeconds(hardware, work);
    isStreaming = work.matrixSeconds == 0 || work.isNotFilled;
  }
  if (work.rowElementRate > 0 && hardware.rowElementRate > 0) {
    memory = std::max(memory, work.rowElementRate * hardware.devicesPerChip /
                                  hardware.rowElementRate);
    isStreaming = true;
  }
  double arithmetic = std::max(work.matrixSeconds, vector);
  if (work.isHandWritten)
    arithmetic = std::max(work.matrixSeconds * hardware.matrixEfficiency *
                              hardware.stepEfficiency,
                          vector) /
                 hardware.kernelEfficiency;
  double most = std::max(arithmetic, memory);
  KernelCost cost;
  cost.matrix = work.matrixSeconds;
  cost.vector = vector;
  cost.memory = memory;
  if (work.measuredSeconds) {
    cost.seconds = *work.measuredSeconds;
    return cost;
  }
  if (most <= 0) {
    cost.seconds = work.isScalar ? 0 : hardware.kernelLatency;
    return cost;
  }
  double fill = isStreaming ? 0 : fillSeconds(hardware, work);
  constexpr double kReadAndWritten = 2;
  double copies = (kReadAndWritten * work.copiedBytes +
                   kWordBytes * work.copiedNarrowElements) /
                  bandwidth;
  cost.memory += copies;
  double busy = most + std::min({arithmetic, memory, fill}) + copies;
  double latency = work.isScalar ? 0 : hardware.kernelLatency;
  cost.seconds = latency + busy;
  cost.bound = latency > busy                  ? Bound::Latency
               : memory + copies >= arithmetic ? Bound::Memory
               : work.matrixSeconds >= vector  ? Bound::Matrix
                                               : Bound::Vector;
  return cost;
}
