//===- SdyCollectiveShardings.h - Shardings before and after ----*- C++ -*-===//
//
// What verifiers of collectives compare.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SDY_SDYCOLLECTIVESHARDINGS_H
#define GSPMD_DIALECT_SDY_SDYCOLLECTIVESHARDINGS_H

#include "dialect/Sdy/SdyAttrs.h"
#include "dialect/Sdy/SdyDialect.h"

namespace mlir::gspmd::sdy {

/// Operand and result of a collective as values of the algebra.
struct CollectiveShardings {
  Mesh mesh;
  FlatSymbolRefAttr name;
  std::optional<TensorSharding> in; ///< nullopt where unknown
  TensorSharding out;
};

/// Which operands a collective takes.
struct AcceptedOperands {
  bool whole = false;         ///< without a sharding too: as if replicated
  bool reorderedMesh = false; ///< on a mesh of the same axes in another order
};

/// The sides of `op`, which takes `tensor`; fails with an error at the op.
FailureOr<CollectiveShardings>
getCollectiveShardings(Operation *op, Value tensor, TensorShardingAttr out,
                       AcceptedOperands takes = {});

/// `axes` on the mesh, or an error naming the axis that is wrong.
FailureOr<AxisList> toAxes(Operation *op, const CollectiveShardings &shardings,
                           AxisRefListAttr axes);

/// The axes of both, merged where they are parts of one.
AxisList concat(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b);

/// Compares one dimension of the sharding that the op makes with out_sharding.
LogicalResult expectDim(Operation *op, const CollectiveShardings &shardings,
                        unsigned d, ArrayRef<AxisRef> expected,
                        ArrayRef<AxisRef> found);

/// The common part of the ops with axes per dimension. Returns all these axes.
FailureOr<AxisList> verifyPerDim(Operation *op,
                                 const CollectiveShardings &shardings,
                                 ListOfAxisRefListsAttr lists, bool appends);

/// Checks that the result is unreduced where the operand is, and along `axes`.
LogicalResult verifyBecomesUnreduced(Operation *op,
                                     const CollectiveShardings &shardings,
                                     ArrayRef<AxisRef> axes);

/// Checks that no dimension changes and that `axes` are free in the operand.
LogicalResult verifyUnchangedDims(Operation *op,
                                  const CollectiveShardings &shardings,
                                  ArrayRef<AxisRef> axes);

/// Checks that partial results that stay were there before, to be combined in
/// the same way, and that those which go are combined by `kind`.
LogicalResult verifyReduced(Operation *op, const CollectiveShardings &shardings,
                            ArrayRef<AxisRef> axes,
                            sharding::ReductionKind kind);

/// Axes that are a set are written in the order of the mesh.
LogicalResult verifyAxisSetOrder(Operation *op,
                                 const CollectiveShardings &shardings,
                                 AxisRefListAttr axes, StringRef what);

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYCOLLECTIVESHARDINGS_H
