//===- CompiledProgram.h - A device program and its tables ------*- C++ -*-===//
//
// The compiler's result for the runtime: one entry point that every device
// runs, and tables that give the meaning of the numbers in its calls to the
// runtime. The tables hold copies and need no MLIR.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_RUNTIME_COMPILEDPROGRAM_H
#define GSPMD_RUNTIME_COMPILEDPROGRAM_H

#include "gspmd/Runtime/ElementType.h"
#include "lib/Algebra/Sharding/TensorSharding.h"
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mlir::gspmd {

enum class CollectiveKind : uint8_t {
  AllReduce,
  AllGather,
  ReduceScatter,
  AllToAll,
  CollectivePermute,
  HaloExchange,
  RaggedAllToAll,
  AxisIndex, ///< not a collective: axes of a gspmd_rt_axis_index call
};
/// Returns the name in statistics: "all-reduce", ..., "halo-exchange".
llvm::StringRef toString(CollectiveKind kind);

inline constexpr unsigned kNumCollectiveKinds =
    static_cast<unsigned>(CollectiveKind::AxisIndex) + 1;

/// The number of collectives of a kind that a device has executed and the bytes
/// of their results; of a ragged all-to-all, of the rows received. A halo
/// exchange counts as the permutes that it stands for.
struct CollectiveCount {
  int64_t count = 0;
  int64_t bytes = 0;
};

using ReductionKind = Reduction;

/// One collective op of the program (or the axes of an axis_index). In the
/// formulas, n is the group's size, i this device's row-major index along
/// `axes`, in_j the input of the group's member j.
///
///   AllReduce          out = in_0 op in_1 op ... op in_{n-1}, of adjacent
///                      members in pairs, then of adjacent pairs, and so on
///   AllGather          out = concat(in_0, ..., in_{n-1}) along `dim`
///   ReduceScatter      out = i-th of n equal chunks along `dim` of the
///                      all-reduce's result
///   AllToAll           every input is split into n chunks along `splitDim`;
///                      out = concat(chunk i of in_0, ..., of in_{n-1}) along
///                      `dim`
///   CollectivePermute  one of three forms, in this order:
///     pairs non-empty    pairs of indices along `axes` (source, target); other
///                        members receive zeros
///     toAxes non-empty   the data of the device with index s along `axes` goes
///                        to the device with index s along `toAxes`; all other
///                        digits keep their value. If the lists use
///                        different digits, both are extended to a common set
///                        (permuteTarget of the algebra)
///     otherwise          index i gets from i - shift (n - 1 - i - shift with
///                        `mirror`); beyond the ends it wraps if `wrap`, else
///                        zeros arrive
///   HaloExchange       with m the local size of `dim` and g the (virtual)
///                      concatenation of all inputs along `dim`:
///                      out[p] = g[i*m - haloLeft + p], outside of g zeros or,
///                      if `haloWraps`, the indices modulo g's size. With a
///                      `haloRing`, g is of that many inputs from the first on,
///                      and the other devices have zeros;
///                      the local size of out is m + haloLeft + haloRight.
///                      Halos may be wider than a shard and may be negative
///                      (elements are dropped).
///   RaggedAllToAll     out keeps its elements, except for the rows (indices of
///                      dimension 0) that slices of other members' inputs
///                      replace. Each of the n members sends k slices to each
///                      member and passes four lists of k n numbers. Entry
///                      p k + s describes slice s to or from the member at
///                      index p: the first row and the number of rows that it
///                      has in the sender's input, its first row in the
///                      receiver's output, and the number of rows of slice s
///                      that arrive from the member at index p. Slices are
///                      written in the order of their senders. With `groups`,
///                      the members are those of one list, in its order.
struct CollectiveDesc {
  CollectiveKind kind = CollectiveKind::AllReduce;
  /// The index in CompiledProgram::meshes of the mesh of the axes.
  unsigned mesh = 0;
  AxisList axes;
  AxisList toAxes;
  int64_t dim = 0;
  int64_t splitDim = 0;
  ReductionKind reduction = ReductionKind::Add;
  ElementType elementType = ElementType::F32;
  int64_t shift = 0;
  bool wrap = true;
  bool mirror = false;
  std::vector<std::pair<int64_t, int64_t>> pairs;
  int64_t haloLeft = 0;
  int64_t haloRight = 0;
  bool haloWraps = false;
  int64_t haloRing = 0;
  /// Lists of indices along `axes`, of one size.
  std::vector<std::vector<int64_t>> groups;
  /// The number of tensors of the element type, each as described above.
  int64_t numTensors = 1;
  /// The op's name and location for messages: "spmd.all_reduce" and
  /// "file.py:12:3".
  std::string name;
  std::string location;
};

/// Returns the name and the location of a collective or a check, for messages:
/// "'spmd.all_reduce' (model.py:3:1)".
std::string labelOf(const std::string &name, const std::string &location);

enum class CheckKind : uint8_t {
  Equal,  ///< the same bits; NaN equals any other NaN
  Almost, ///< |got - expected| <= tolerance
  Close,  ///< minUlps <= distance in units in the last place <= maxUlps
};

/// One check op of the program.
struct CheckDesc {
  CheckKind kind = CheckKind::Equal;
  ElementType elementType = ElementType::F32;
  /// llvm::APFloatBase::Semantics of floats that are stored as the bits of a
  /// U8; -1 for all other types.
  int32_t floatFormat = -1;
  double tolerance = 0;
  uint64_t minUlps = 0;
  uint64_t maxUlps = 0;
  std::string name;
  std::string location;
};

/// An argument or a result of the entry function, seen globally and locally.
struct EntryTensor {
  ElementType elementType = ElementType::F32;
  /// As in CheckDesc.
  int32_t floatFormat = -1;
  llvm::SmallVector<int64_t, 4> globalShape;
  llvm::SmallVector<int64_t, 4> localShape;
  /// The sharding of the global tensor on meshes[mesh].
  unsigned mesh = 0;
  TensorSharding sharding;
  /// The name for users: `jax.result_info` of a result, the name in the
  /// location of an argument; empty if unknown.
  std::string name;
  /// The width of integers that are narrower than `elementType`: 2 or 4, or 0
  /// for other types.
  unsigned narrowBits = 0;
};

/// The program that every device executes, with all tables that the runtime
/// needs.
struct CompiledProgram {
  /// The meshes of the module. All that have axes have the same devices; a
  /// mesh without axes may stand for replicated tensors.
  std::vector<Mesh> meshes;
  std::vector<CollectiveDesc> collectives;
  std::vector<CheckDesc> checks;
  std::vector<EntryTensor> arguments;
  std::vector<EntryTensor> results;
  /// The numbers of the host functions (HostCall.h), by the number in the code;
  /// empty if both numbers are equal.
  std::vector<int64_t> hostFunctions;

  /// The entry, called once per device, on the device's own stack and on any
  /// thread; after each collective a device may continue on another thread.
  /// packed[i] points to the ranked descriptor, as MLIR lowers memrefs, of
  /// argument i; arguments first, then results. All memrefs have the identity
  /// layout and local shapes, aligned to 64 bytes.
  /// Arguments are read-only (devices may share them); the entry writes every
  /// element of the results.
  std::function<void(void **packed)> entry;

  /// Owns the code.
  std::shared_ptr<void> code;

  /// Returns the number of devices of the largest mesh; 1 if there are none.
  int64_t numDevices() const;
};

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_COMPILEDPROGRAM_H
