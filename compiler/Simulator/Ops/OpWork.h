//===- OpWork.h - The work of a single op -----------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_OPWORK_H
#define GSPMD_COMPILER_SIMULATOR_OPS_OPWORK_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/CostModel/Collectives/Transfer.h"
#include "lib/CostModel/Kernels/Roofline.h"
#include "mlir/IR/Operation.h"
#include <optional>

namespace mlir::gspmd {

/// Returns the kind of the op's work; Opaque for ops without
/// EmulationCostOpInterface.
WorkKind workKindOf(Operation *op);
/// Returns true if the op only forwards its operands (a barrier).
bool forwardsOperands(Operation *op);
/// Returns true if the op has regions that are executed, or is a call.
bool isControl(Operation *op);
/// Returns true if the op communicates with other devices.
bool isCollective(Operation *op);

/// Returns the transfer of a collective, with its axes on `mesh`.
Transfer transferOf(const sharding::CollectiveWork &work, const Mesh &mesh);

/// Return the bytes that the op reads of an operand, and writes of a result.
double bytesRead(Operation *op, unsigned operand);
double bytesWritten(Operation *op, unsigned result);
/// Return the bytes and the number of elements of a tensor.
double bytesOf(Value value);
double elementsOf(Value value);

/// The arithmetic of one op on one device.
struct OpWork {
  double matrixFlops = 0;
  MatrixType matrixType = MatrixType::Float;
  /// Seconds of `matrixFlops` at the peak of their type, and with the padding
  /// of operands to tiles.
  double peakSeconds = 0, matrixSeconds = 0;
  /// Main memory traffic of the blocks of a product.
  std::optional<BlockTraffic> blocks;
  /// True for products of windows (convolutions).
  bool hasWindows = false;
  /// Elements of the first operand that the windows of a convolution load: each
  /// element of a window once for all output features.
  double loadedElements = 0;
  /// True for products of several batches.
  bool hasBatches = false;
  double vectorFlops = 0, transcendentals = 0;
  /// Annotated costs (AnnotatedCosts.h): all memory traffic, and the total
  /// time.
  std::optional<double> memoryBytes, seconds;
  /// True for kernels of the program's author, false for those of the compiler.
  bool isHandWritten = false;
};
OpWork workOf(Operation *op, const Hardware &hardware);

/// Returns the type of a product for which the hardware has no rate (64-bit
/// floats, wide integers, complex numbers), which is timed like bf16. Null for
/// other ops.
Type typeWithoutRate(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_OPWORK_H
