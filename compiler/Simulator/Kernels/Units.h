//===- Units.h - What runs as one -------------------------------*- C++ -*-===//
//
// A block's ops as the units that a device runs one after the other: kernels
// (ops that are fused, so that what passes between them never sees memory),
// collectives, and ops with regions. The choices are those that a fusing
// compiler makes:
//
//   constants, iotas            are made where they are used
//   reshapes, barriers          are other names of the same bytes
//   element-wise ops and moves  are computed inside of what uses them, unless
//                               that is a collective or another op that wants
//                               memory, or several uses would do expensive
//                               things, or read more, again
//   reductions, contractions    end a kernel, with what feeds them inside
//   an element-wise op          on the result of one contraction joins it
//   a reduction                 of what a kernel computes, or reads, joins it
//   updates                     write their part in place
//
// Ops in a name scope called `fused_kernel` (jax.named_scope) stand for a
// kernel that somebody wrote by hand: those that pass values to each other are
// one unit.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_UNITS_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_UNITS_H

#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Ops/OpFacts.h"
#include "lib/CostModel/Kernels/Roofline.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

struct Unit {
  /// Wait: for a collective that was started. It reads what that sends and
  /// makes, which stay where they are until then.
  enum Kind { Kernel, Collective, HostTransfer, Region, Wait } kind = Kernel;
  /// The op that names the unit and says where in the program it stands.
  Operation *lead = nullptr;
  /// All ops, in the order of the program.
  SmallVector<Operation *> ops;
  /// Values in memory that are read and written, with the bytes of it.
  llvm::SmallMapVector<Value, double, 4> reads, writes;
  KernelWork work;
  WorkKind workKind = WorkKind::Opaque;
  /// Bytes that pass between the memories of the device and of its host.
  double hostBytes = 0;
  /// They go to the host (else they come from there).
  bool isToHost = false;
  /// Of operands of products that have to be transposed first (Layouts.h).
  double transposedBytes = 0;
  /// See MemoryUseOpInterface.
  double orderedBytes = 0;
  /// Bytes of all reads and writes, where a person has said them.
  std::optional<double> annotatedBytes;
  double matrixFlops = 0;
  /// Seconds that `matrixFlops` take at the peaks of their types.
  double peakSeconds = 0;
};

/// The units of a block, in an order in which they can run. Ops without results
/// that anything uses are left out.
std::vector<Unit> unitsOf(Block &block, OpFacts &facts,
                          const HostMemory &host = {});

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_UNITS_H
