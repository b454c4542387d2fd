//===- HierarchicalCollective.h - Collectives within slices and apart -*- C++
//-*-===//
//
// A group of devices over several slices (tori that a data-center network
// joins) is groups within slices and groups between them:
//
//   all_reduce       reduce_scatter inside, all_reduce between, all_gather
//                    inside
//   reduce_scatter   inside, then between
//   all_gather       between, then inside
//
// What goes between slices is as much as before, but the links inside are free
// meanwhile.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_HIERARCHICALCOLLECTIVE_H
#define GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_HIERARCHICALCOLLECTIVE_H

#include "compiler/Optimize/LoopCollectives/RingLoop.h"
#include "compiler/Optimize/Support/OptimizationTarget.h"

namespace mlir::gspmd {

class HierarchicalCollective {
public:
  /// nullopt for collectives of one slice, or of one device of each, and where
  /// no dimension can be cut: an all_reduce cuts one of each tensor, of other
  /// kinds slices come first or last in the group. Narrow floats are not added
  /// up in two steps, which would round the first sum.
  static std::optional<HierarchicalCollective> find(Operation *collective,
                                                    const Target &target);

  /// Puts collectives inside and between slices in place of it; returns them.
  SmallVector<Operation *> rewrite();

private:
  Value write(OpBuilder &builder, Value input, Type result);
  Value allReduce(OpBuilder &builder, Value input, Type result);
  Value reduceScatter(OpBuilder &builder, Value input, Type result);
  Value allGather(OpBuilder &builder, Value input, Type result);
  template <typename Op, typename... Args>
  Value create(OpBuilder &builder, RankedTensorType type, Args... args);

  Operation *op;
  sharding::AxesAttr between, inside;
  int64_t numBetween = 1, numInside = 1;
  /// Of a device's number in the group, that of its slice is the major part.
  bool isMajor = true;
  SmallVector<Operation *> written;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_HIERARCHICALCOLLECTIVE_H
