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
  double result =
      std::min(padded(work.rows, step) * padded(work.columns, side),
               padded(work.rows, side) * padded(work.columns, step));
  return usefulWork / (result * padded(work.depth, side));
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

/// Returns the seconds by which streaming a tensor through the vector unit
/// exceeds its memory traffic.
static double streamSeconds(const Hardware &hardware, const KernelWork &work) {
  double seconds = 0;
  if (hardware.streamElements > 0)
    seconds += work.streamedElements / hardware.streamElements;
  if (hardware.streamBandwidth > 0)
    seconds += work.streamedBytes / hardware.streamBandwidth;
  return seconds * hardware.devicesPerChip;
}

KernelCost gspmd::kernelCost(const Hardware &hardware, const KernelWork &work) {
  double vector =
      (work.vectorFlops + work.transcendentals * hardware.transcendentalCost) *
      hardware.devicesPerChip / hardware.vectorFlops;
  double memory = work.memoryBytes * hardware.devicesPerChip /
                  (hardware.hbmBandwidth * hardware.hbmEfficiency);
  if (work.matrixSeconds == 0 && !work.isHandWritten)
    memory *= hardware.unfusedTraffic;
  double stream = streamSeconds(hardware, work);
  memory += stream;
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
  double fill = stream > 0 ? 0
                           : hardware.fillBytes / (hardware.hbmBandwidth *
                                                   hardware.hbmEfficiency);
  double busy = most + std::min({arithmetic, memory, fill});
  double latency = work.isScalar ? 0 : hardware.kernelLatency;
  cost.seconds = latency + busy;
  cost.bound = latency > busy                 ? Bound::Latency
               : memory >= arithmetic         ? Bound::Memory
               : work.matrixSeconds >= vector ? Bound::Matrix
                                              : Bound::Vector;
  return cost;
}
