//===- Work.h - The work of an op -------------------------------*- C++ -*-===//
//
// The vocabulary in which an op describes itself to the cost model: the kind of
// work, the shape of its matrix product, its communication. Ops implement
// EmulationCostOpInterface; nothing here knows an op by name.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COSTMODEL_WORK_H
#define GSPMD_COSTMODEL_WORK_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir::gspmd {

/// The kind of an op's work, which decides whether the op can be fused into
/// other ops or writes its result to memory.
enum class WorkKind : uint8_t {
  Source,    ///< Generated where it is used: constants, iotas.
  View,      ///< The same bytes with another shape: reshape.
  Move,      ///< Pure data movement: transpose, slice, broadcast, pad.
  Pointwise, ///< Element by element.
  Reduce,    ///< Elements are combined along dimensions or windows.
  Contract,  ///< Products on the matrix unit: dots, convolutions.
  Update,    ///< A slice of a tensor is overwritten in place.
  Opaque,    ///< Never fused: sorts, gathers, scatters, unknown code.
};
llvm::StringRef toString(WorkKind kind);

/// A batch of matrix products [rows, depth] x [depth, columns]. For a
/// convolution, the elements of the window belong to the depth.
struct MatrixWork {
  double batch = 1, rows = 1, columns = 1, depth = 1;
  /// Passes over the matrix unit: 1 if operands are used as they are or rounded
  /// to its type; 3 and 6 for higher precision by splitting each operand.
  int passes = 1;
};

/// The communication pattern of a collective. The names are those of the ops of
/// `spmd`.
enum class TransferKind : uint8_t {
  AllReduce,
  AllGather,
  ReduceScatter,
  AllToAll,
  /// An all-to-all whose sizes are known only at run time.
  RaggedAllToAll,
  Permute, ///< collective_permute: digits of the index change places
  Shift,   ///< every device to the one `distance` further
  Pairs,   ///< permute_pairs: a list
  Halo,    ///< borders to both adjacent devices
};
llvm::StringRef toString(TransferKind kind);

} // namespace mlir::gspmd

#endif // GSPMD_COSTMODEL_WORK_H
