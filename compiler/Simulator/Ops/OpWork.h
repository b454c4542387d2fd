//===- OpWork.h - What an op does on its own --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_OPWORK_H
#define GSPMD_COMPILER_SIMULATOR_OPS_OPWORK_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/CostModel/Collectives/Transfer.h"
#include "lib/CostModel/Kernels/Roofline.h"
#include "mlir/IR/Operation.h"
#include <optional>

namespace mlir::gspmd {

/// How the op's work relates to memory; Opaque for ops that do not say.
WorkKind workKindOf(Operation *op);
/// Does the op only pass values on (a barrier)?
bool forwardsOperands(Operation *op);
/// Does the op hold regions that are programs, or call one?
bool isControl(Operation *op);
/// Does the op exchange data with other devices?
bool isCollective(Operation *op);

/// What a collective says of itself, with its axes on `mesh`.
Transfer transferOf(const sharding::CollectiveWork &work, const Mesh &mesh);

/// Bytes that the op reads of an operand, and writes of a result.
double bytesRead(Operation *op, unsigned operand);
double bytesWritten(Operation *op, unsigned result);
/// Bytes and elements of a tensor.
double bytesOf(Value value);
double elementsOf(Value value);

/// Arithmetic of one op on one device.
struct OpWork {
  double matrixFlops = 0;
  /// Seconds that `matrixFlops` take at the peak of their type, and on tiles
  /// that the operands do not fill.
  double peakSeconds = 0, matrixSeconds = 0;
  double vectorFlops = 0, transcendentals = 0;
  /// Where a person has said them (GivenCosts.h): all traffic with memory, and
  /// the time of it all.
  std::optional<double> memoryBytes, seconds;
  /// A kernel of the program's author, not of the compiler.
  bool isHandWritten = false;
};
OpWork workOf(Operation *op, const Hardware &hardware);

/// The type of a product for which hardware figures have no rate of its own
/// (64-bit floats, wide integers, complex numbers): it is timed as if it were
/// bf16. Null for all other ops.
Type typeWithoutRate(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_OPWORK_H
