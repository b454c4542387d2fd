//===- Work.h - What an op makes a device do --------------------*- C++ -*-===//
//
// The vocabulary in which an op describes itself to the cost model: what kind
// of work it is, the shape of its matrix product, what it sends to whom. Ops
// answer through EmulationCostOpInterface; nothing here knows an op by name.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COSTMODEL_WORK_H
#define GSPMD_COSTMODEL_WORK_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir::gspmd {

/// How an op's work relates to memory: what can be computed on the fly while
/// another op runs, and what has to pass through memory.
enum class WorkKind : uint8_t {
  Source,    ///< Made of nothing where it is used: constants, iotas.
  View,      ///< The same bytes under another shape: reshape.
  Move,      ///< Positions move, values stay: transpose, slice, broadcast, pad.
  Pointwise, ///< Element by element.
  Reduce,    ///< Elements are combined along dimensions or windows.
  Contract,  ///< Products on the matrix unit: dots, convolutions.
  Update,    ///< A part of a tensor is overwritten in place.
  Opaque,    ///< Stands alone: sorts, gathers, scatters, unknown code.
};
llvm::StringRef toString(WorkKind kind);

/// A batch of matrix products [rows, depth] x [depth, columns]. A convolution
/// is one with the window's positions in the depth.
struct MatrixWork {
  double batch = 1, rows = 1, columns = 1, depth = 1;
  /// Runs over the matrix unit: 1 where operands are taken as they are or
  /// rounded to its type, 3 and 6 for higher precision from several parts.
  int passes = 1;
};

/// How tensors travel between devices. The names are those of the ops of
/// `spmd`.
enum class TransferKind : uint8_t {
  AllReduce,
  AllGather,
  ReduceScatter,
  AllToAll,
  /// In parts of any sizes, which only data tell.
  RaggedAllToAll,
  Permute, ///< collective_permute: digits of the index change places
  Shift,   ///< every device to the one `distance` further
  Pairs,   ///< permute_pairs: a list
  Halo,    ///< borders to both neighbours
};
llvm::StringRef toString(TransferKind kind);

} // namespace mlir::gspmd

#endif // GSPMD_COSTMODEL_WORK_H
