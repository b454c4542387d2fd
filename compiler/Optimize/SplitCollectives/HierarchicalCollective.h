//===- HierarchicalCollective.h - Collectives over slices -------*- C++ -*-===//
//
// A group of devices in several slices (tori joined by a data-center network)
// consists of groups inside of slices and groups between slices:
//
//   all_reduce       reduce_scatter inside, all_reduce between, all_gather
//                    inside
//   reduce_scatter   inside, then between
//   all_gather       between, then inside
//
//
// The traffic between slices is the same, but meanwhile other collectives can
// use the links inside of slices.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_HIERARCHICALCOLLECTIVE_H
#define GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_HIERARCHICALCOLLECTIVE_H

#include "compiler/Optimize/Driver/OptimizationTarget.h"
#include "compiler/Optimize/LoopCollectives/RingLoop.h"

namespace mlir::gspmd {

class HierarchicalCollective {
public:
  /// Returns nullopt for collectives within one slice or with one device per
  /// slice, and if no dimension can be sharded: an all_reduce shards a
  /// dimension of each tensor; for other collectives, slices must be the major
  /// or the minor digit of the group. Floats narrower than f32 are not added in
  /// two steps, which would round the intermediate sum.
  static std::optional<HierarchicalCollective> find(Operation *collective,
                                                    const Target &target);

  /// Replaces the collective by collectives within and between slices; returns
  /// these.
  SmallVector<Operation *> rewrite();

private:
  Value splitOperand(OpBuilder &builder, Value input, Type result);
  Value allReduce(OpBuilder &builder, Value input, Type result);
  Value reduceScatter(OpBuilder &builder, Value input, Type result);
  Value allGather(OpBuilder &builder, Value input, Type result);
  template <typename Op, typename... Args>
  Value create(OpBuilder &builder, RankedTensorType type, Args... args);

  Operation *op;
  sharding::AxesAttr between, inside;
  int64_t numBetween = 1, numInside = 1;
  /// True if the slice is the major digit of a device's index in the group.
  bool isMajor = true;
  SmallVector<Operation *> created;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_HIERARCHICALCOLLECTIVE_H
