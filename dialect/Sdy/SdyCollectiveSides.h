//===- SdyCollectiveSides.h - Shardings before and after --------*- C++ -*-===//
//
// What verifiers of collectives compare.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SDY_SDYCOLLECTIVESIDES_H
#define GSPMD_DIALECT_SDY_SDYCOLLECTIVESIDES_H

#include "dialect/Sdy/SdyAttrs.h"
#include "dialect/Sdy/SdyDialect.h"

namespace mlir::gspmd::sdy {

/// Operand and result of a collective as values of the algebra.
struct Sides {
  ::gspmd::Mesh mesh;
  FlatSymbolRefAttr name;
  std::optional<::gspmd::TensorSharding> in; ///< nullopt where unknown
  ::gspmd::TensorSharding out;
};

/// Which operands a collective takes.
struct Takes {
  bool whole = false;       ///< without a sharding too: as if replicated
  bool otherOrders = false; ///< on a mesh of the same axes in another order
};

/// The sides of `op`, which takes `tensor`; fails with an error at the op.
FailureOr<Sides> getSides(Operation *op, Value tensor, TensorShardingAttr out,
                          Takes takes = {});

/// `axes` on the mesh, or an error naming the axis that is wrong.
FailureOr<::gspmd::AxisList> toAxes(Operation *op, const Sides &sides,
                                    AxisRefListAttr axes);

/// The axes of both, merged where they are parts of one.
::gspmd::AxisList concat(ArrayRef<::gspmd::AxisRef> a,
                         ArrayRef<::gspmd::AxisRef> b);

/// Compares one dimension of the sharding that the op makes with out_sharding.
LogicalResult expectDim(Operation *op, const Sides &sides, unsigned d,
                        ArrayRef<::gspmd::AxisRef> expected,
                        ArrayRef<::gspmd::AxisRef> found);

/// The common part of the ops with axes per dimension. Returns all these axes.
FailureOr<::gspmd::AxisList> verifyPerDim(Operation *op, const Sides &sides,
                                          ListOfAxisRefListsAttr lists,
                                          bool appends);

/// Checks that the result is unreduced where the operand is, and along `axes`.
LogicalResult verifyMadeUnreduced(Operation *op, const Sides &sides,
                                  ArrayRef<::gspmd::AxisRef> axes);

/// Checks that no dimension changes and that `axes` are free in the operand.
LogicalResult verifyKeepsDims(Operation *op, const Sides &sides,
                              ArrayRef<::gspmd::AxisRef> axes);

/// Checks that partial results that stay were there before, to be combined in
/// the same way, and that those which go are combined by `kind`.
LogicalResult verifyReduced(Operation *op, const Sides &sides,
                            ArrayRef<::gspmd::AxisRef> axes,
                            sharding::ReductionKind kind);

/// Axes that are a set are written in the order of the mesh.
LogicalResult verifySet(Operation *op, const Sides &sides, AxisRefListAttr axes,
                        StringRef what);

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYCOLLECTIVESIDES_H
