//===- Units.h - Kernels and other units of a block -------------*- C++ -*-===//
//
// Groups a block's ops into units that a device runs one after the other:
// kernels (fused ops, whose intermediate values are not written to memory),
// collectives, and ops with regions. The choices are those of a fusing
// compiler:
//
//   constants, iotas            are generated where they are used
//   reshapes, barriers          are aliases of the same bytes
//   element-wise ops and moves  are fused into their users, unless a user is a
//                               collective or reads from memory, or several
//                               users would repeat expensive work or read more
//   reductions, contractions    end a kernel, with the producers of their
//                               operands inside
//   an element-wise op          on the result of one contraction joins it
//   a reduction                 of a kernel's result or operand joins it
//   updates                     write their slice in place
//
// Ops in a name scope called `fused_kernel` (jax.named_scope) stand for a
// hand-written kernel: those that are connected are one unit.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_UNITS_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_UNITS_H

#include "compiler/Simulator/Kernels/ValueBytes.h"
#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Ops/OpPropertyCache.h"
#include "lib/CostModel/Kernels/Roofline.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

struct Unit {
  /// Wait: the `done` of a started collective. It reads the collective's
  /// operands and results, which are live until then.
  enum Kind { Kernel, Collective, HostTransfer, Region, Wait } kind = Kernel;
  /// The op that names the unit and determines its place in the program.
  Operation *lead = nullptr;
  /// All ops, in program order.
  SmallVector<Operation *> ops;
  /// Values in memory that are read and written, with the bytes accessed.
  ValueBytes reads, writes;
  KernelWork work;
  WorkKind workKind = WorkKind::Opaque;
  /// Bytes transferred between the memories of the device and of its host.
  double hostBytes = 0;
  /// True for transfers to the host, false for transfers from it.
  bool isToHost = false;
  /// Bytes of operands of products to transpose first (OperandTransposes.h).
  double transposedBytes = 0;
  /// Bytes of its result that are copied to another layout.
  double relaidBytes = 0;
  /// Bytes that the blocks of its product read more than once.
  double repeatedBytes = 0;
  /// Bytes copied without passing through the vector unit.
  double copiedBytes = 0;
  /// True if the result of its product passes through the vector unit.
  bool widensResult = false;
  /// True if it keeps rows of its largest tensor on the chip and passes
  /// through them more than once (JoinUnits.cpp).
  bool keepsRows = false;
  /// True if `lead` is in a scope called `fused_kernel`.
  bool isInNamedKernel = false;
  /// See MemoryUseOpInterface.
  double orderedBytes = 0;
  /// Annotated bytes of all reads and writes.
  std::optional<double> annotatedBytes;
  double matrixFlops = 0;
  /// The type of most of `matrixFlops`.
  MatrixType matrixType = MatrixType::Float;
  /// Seconds of `matrixFlops` at the peaks of their types.
  double peakSeconds = 0;
};

class Fusion;

/// The units of a block before joinUnits. They stay the same while ops of the
/// block are moved, and while collectives are started and joined again.
class SeparateUnits {
public:
  /// `properties` must outlive this.
  SeparateUnits(Block &block, OpPropertyCache &properties);
  ~SeparateUnits();

  /// Returns the unitsOf the block in its current order.
  std::vector<Unit> join(const HostMemory &host) const &;
  std::vector<Unit> join(const HostMemory &host) &&;

private:
  /// `take` copies or moves the unit at an index of `units`.
  std::vector<Unit> join(llvm::function_ref<Unit(size_t)> take,
                         const HostMemory &host) const;

  Block &block;
  OpPropertyCache &properties;
  std::unique_ptr<Fusion> fusion;
  std::vector<Unit> units;
};

/// Returns the units of a block, in an executable order. Dead ops are omitted.
std::vector<Unit> unitsOf(Block &block, OpPropertyCache &properties,
                          const HostMemory &host = {});

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_UNITS_H
