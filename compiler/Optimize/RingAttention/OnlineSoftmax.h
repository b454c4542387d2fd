//===- OnlineSoftmax.h - A softmax over gathered keys -----------*- C++ -*-===//
//
// With k keys, gathered from n devices, attention computes for each query
//
//     m = max of s over k            s = q . K, scaled, masked
//     e = exp(s - m)
//     l = sum of e over k            linear in e
//     o = sum of (e / l) V over k    linear in e
//
// Online, block after block of the keys (Milakov and Gimelshein, 2018; ring
// attention: Liu et al., 2023), the same sums are relative to the maximum of
// the blocks so far. A larger maximum scales them:
//
//     m' = max(m, max of the block's s)
//     c  = exp(m - m')
//     l' = c l + sum of the block's exp(s - m')
//     o' = c o + sum of the block's exp(s - m') V
//
// and o is divided by l at the end. Where m' is infinite, as that of scores
// that are all -inf, 0 takes its place, so that exp(-inf) is 0. What the
// original subtracts from the scores may be another function r of the maximum,
// which guards it against infinity for example: at the end, the sums are scaled
// by exp(m - r(m)). They become NaN where the original ones do.
//
// No op is known by its name: reductions, exponentials, and ops that are linear
// in e are recognized by the models of ops, in every dialect that has them. So
// e may be converted, masked or multiplied by a constant, any number of sums
// may depend on it, and rows may be broadcast by an op or by their size 1.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ONLINESOFTMAX_H
#define GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ONLINESOFTMAX_H

#include "compiler/Optimize/RingAttention/RowChain.h"
#include "compiler/Optimize/RingAttention/RowDims.h"
#include "compiler/Optimize/Support/RingWriter.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// The gathered dimension of the keys.
struct KeyDim {
  sharding::AxesAttr axes;
  /// `size` elements in shards of `shardSize`, of which the last may be
  /// shorter, or empty.
  int64_t devices = 0, shardSize = 0, size = 0;

  Blocking blocking() const { return {devices, 1}; }
};

/// A value that is divided into blocks along this dimension. A value may also
/// be divided along another one, as a bias and its transpose are.
using DividedValue = std::pair<Value, unsigned>;

/// An op that scales the exponentials by a value that is constant along the
/// keys, such as a division by their sum, or selects them or zeros by it. It is
/// applied to the sums instead.
struct DeferredScale {
  Operation *op;
  unsigned operand;    ///< the exponentials
  unsigned rowOperand; ///< the value that is constant along the keys
  RowChain row;        ///< this value
  RowDims dims;        ///< the dimensions of `row` in the tensor that is scaled
};

/// A value that is linear in the exponentials.
struct ScaledValue {
  unsigned dim; ///< the dimension of the keys
  RowDims dims; ///< the dimensions of a row of scores
  std::vector<DeferredScale> deferred;
};

/// An op that the loop over blocks computes.
struct BlockStep {
  enum Role { Block, Maximum, Difference, Deferred, Sum };
  Role role;
  BlockedOp op;
  unsigned operand = 0; ///< scores or exponentials; of a Deferred, Difference
};

/// A sum over the keys that is linear in the exponentials.
struct OnlineSum {
  Operation *op;
  ScaledValue value; ///< the dimensions are those of the sum
};

/// A softmax over keys that are gathered, and the sums that depend on it.
class OnlineSoftmax {
public:
  /// Returns the softmax with this maximum. Returns nullopt if the op is no
  /// maximum over gathered keys; sets `reason` if it is one, but the softmax
  /// cannot be computed block by block. Sets `gatheredBytes` in both cases.
  static std::optional<OnlineSoftmax>
  find(Operation *maximum, std::string &reason, double &gatheredBytes);

  const KeyDim &getKeys() const { return keys; }
  /// Returns the last sum: all operands of the softmax are defined before it.
  Operation *getEnd() const { return sums.back().op; }
  Value getScores() const { return scores; }
  /// Returns true if the scores depend on the indices of the keys, as those of
  /// a causal mask do.
  bool dependsOnPosition() const;
  /// Returns a text that is equal for softmaxes of the same kind.
  std::string kind() const;

private:
  explicit OnlineSoftmax(Operation *maximum) : maximum(maximum) {}

  LogicalResult fail(const Twine &text, std::string &reason) const;
  LogicalResult failScan(std::string &reason) const;
  std::optional<std::pair<OpResult, int64_t>> findGathered(Value value,
                                                           unsigned dim) const;
  bool setKeys();
  bool isDependent(Operation *op);
  LogicalResult setMaximumDims(std::string &reason);
  LogicalResult followScores(std::string &reason);
  LogicalResult addUsers(Value value, llvm::SetVector<Operation *> &users,
                         std::string &reason) const;
  LogicalResult addOp(Operation *op, llvm::SetVector<Operation *> &users,
                      std::string &reason);
  std::optional<RowChain> findRow(const BlockedOp &blocked, unsigned number,
                                  unsigned dim);
  LogicalResult addDifference(Operation *op, unsigned operand,
                              std::string &reason);
  LogicalResult addScaled(Operation *op, unsigned operand, std::string &reason);
  LogicalResult findDeferred(const BlockedOp &blocked, unsigned operand,
                             std::optional<DeferredScale> &deferred,
                             std::string &reason);
  void addTree(Value root, unsigned dim);
  LogicalResult finish(std::string &reason);

  friend class OnlineSoftmaxWriter;

  Operation *maximum;
  Value scores;
  unsigned scoresDim = 0;
  /// The dimensions of the maximum in the scores.
  RowDims maximumDims;
  KeyDim keys;
  llvm::SetVector<OpResult> gathered;
  /// The values that are blocks of gathered tensors: these themselves, or
  /// without padding.
  llvm::SmallMapVector<DividedValue, OpResult, 4> blocksOfGathered;
  std::vector<BlockStep> steps; ///< listed in program order
  /// The values that addTree visited.
  llvm::SmallDenseSet<DividedValue> visited;
  /// The difference of scores and maximum, and its second operand.
  Operation *difference = nullptr, *exponential = nullptr;
  std::optional<RowChain> differenceRow;
  llvm::SmallMapVector<Value, ScaledValue, 8> scaled;
  std::vector<OnlineSum> sums; ///< listed in program order
  /// The maximum and the sums.
  llvm::SmallDenseSet<Value> reductions;
  /// The ops after the maximum that depend on it, up to `scanned`.
  llvm::SetVector<Operation *> dependents;
  Operation *scanned = nullptr;
  size_t numScanned = 0;
  bool exceedsScan = false; ///< `dependents` lacks ops before the last sum
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ONLINESOFTMAX_H
