//===- StencilChain.h - Consecutive stencils of one block -------*- C++ -*-===//
//
// A stencil reads a halo, the next one a halo of its result:
//
//   %h = halo_exchange %u left 1 right 1      level 1
//   %v = convolution %h, %k                   level 1
//   %g = halo_exchange %v left 1 right 1      level 2
//   %w = convolution %g, %k                   level 2
//
// A device can compute elements of its neighbors' results itself: elements
// [-1, 9) of %v, whose own ones are [0, 8), depend on elements [-2, 10) of %u.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_STENCILCHAIN_H
#define GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_STENCILCHAIN_H

#include "compiler/Optimize/Support/ReplicationAnalysis.h"
#include "dialect/Sharding/Interfaces/RangeInterfaces.h"
#include <map>

namespace mlir::gspmd {

/// Halo exchanges that have the same devices, ring and size of shards can be
/// contained in each other.
struct HaloKind {
  static HaloKind of(spmd::HaloExchangeOp op);
  bool operator==(const HaloKind &o) const {
    return axes == o.axes && ring == o.ring && shard == o.shard;
  }
  bool wraps() const { return ring >= 0; }

  sharding::AxesAttr axes;
  /// The number of shards that form the ring; 0 if all shards do; -1 if there
  /// is no ring.
  int64_t ring;
  int64_t shard;
};

/// The ops of a block that depend on halo exchanges of one kind and of which a
/// device can compute its neighbors' elements.
class StencilChain {
public:
  /// With `isCarried`, also follows loop-carried values of the loop of `block`;
  /// maxLevel then counts the exchanges of two iterations.
  StencilChain(Block &block, HaloKind kind, const Target &target,
               bool isCarried = false);

  const HaloKind &getKind() const { return kind; }
  Block &getBlock() const { return block; }
  unsigned maxLevel() const { return most; }
  /// Returns the number of shards of the sharded dimension.
  int64_t numShards() const;
  /// Returns the exchange if `op` is one of this kind.
  spmd::HaloExchangeOp haloOf(Operation *op) const;
  /// Returns the number of consecutive exchanges that the value depends on; 0
  /// if it is not computed by the chain.
  unsigned levelOf(Value value) const { return values.lookup(value).level; }
  /// Returns the sharded dimension of a value of the chain.
  unsigned dimOf(Value value) const { return values.lookup(value).dim; }

  /// Returns the ranges of the operands for a range of the results of an op of
  /// the chain or of a computable value; see RangeOpInterface.
  std::optional<sharding::OperandRanges>
  operandRangesOf(Operation *op, sharding::DimRange range) const;
  /// Returns true if a device can compute the value at other devices' indices
  /// along `dim` by itself: it is a function of the global index, or the
  /// same everywhere.
  bool isComputable(Value value, unsigned dim);
  /// Returns true if other devices' indices of an operand, of which an op
  /// reads `range` or everything, can be computed or exchanged.
  bool isObtainable(Value operand,
                    const std::optional<sharding::DimRange> &range);

private:
  struct ChainValue {
    unsigned level = 0, dim = 0;
  };
  /// The dependence of a value on the index along a dimension.
  struct Form {
    enum Kind { Unknown, Uniform, Affine, IndexFunction } kind = Unknown;
    sharding::AffineIndex affine;
    bool isUniform() const;
  };

  void addLevels();
  ChainValue levelOfOp(Operation *op);
  std::optional<unsigned> sharedDimOf(Operation *op);
  Form formOf(Value value, std::optional<unsigned> dim, unsigned depth);
  Form formOfOp(Operation *op, std::optional<unsigned> dim, unsigned depth);
  static std::optional<Form> affineFormOf(Operation *op,
                                          std::optional<unsigned> dim,
                                          ArrayRef<Form> operands);
  bool dependsOnGlobalIndex(const Form &form) const;

  Block &block;
  HaloKind kind;
  const Target &target;
  ReplicationAnalysis replication;
  unsigned most = 0;
  DenseMap<Value, ChainValue> values;
  std::map<std::pair<void *, int>, Form> forms;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_STENCILCHAIN_H
