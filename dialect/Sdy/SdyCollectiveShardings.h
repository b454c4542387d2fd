//===- SdyCollectiveShardings.h - Shardings of collectives ------*- C++ -*-===//
//
// The operand and result shardings of collectives, for their verifiers.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SDY_SDYCOLLECTIVESHARDINGS_H
#define GSPMD_DIALECT_SDY_SDYCOLLECTIVESHARDINGS_H

#include "dialect/Sdy/SdyAttrs.h"
#include "dialect/Sdy/SdyDialect.h"

namespace mlir::gspmd::sdy {

/// The shardings of the operand and the result of a collective.
struct CollectiveShardings {
  Mesh mesh;
  FlatSymbolRefAttr meshName;
  std::optional<TensorSharding> in; ///< nullopt if unknown
  TensorSharding out;
};

/// The operands that a collective accepts.
struct AcceptedOperands {
  bool withoutSharding =
      false; ///< true if there is no sharding, which means replicated
  bool reorderedMesh = false; ///< a mesh with the same axes in another order
};

/// Returns the shardings of `op` with operand `tensor`, or emits an error.
FailureOr<CollectiveShardings>
getCollectiveShardings(Operation *op, Value tensor, TensorShardingAttr out,
                       AcceptedOperands accepted = {});

/// Returns `axes` on the mesh, or emits an error that names the invalid axis.
FailureOr<AxisList> toAxes(Operation *op, const CollectiveShardings &shardings,
                           AxisRefListAttr axes);

/// Returns the axes of both lists, with adjacent sub-axes merged.
AxisList concat(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b);

/// Compares one dimension of the sharding that the op yields with out_sharding.
LogicalResult verifyDim(Operation *op, const CollectiveShardings &shardings,
                        unsigned d, ArrayRef<AxisRef> expected,
                        ArrayRef<AxisRef> found);

/// Verifies an op with axes for each dimension. Returns all these axes.
FailureOr<AxisList> verifyPerDim(Operation *op,
                                 const CollectiveShardings &shardings,
                                 ListOfAxisRefListsAttr lists, bool appends);

/// Verifies that the result is unreduced over the operand's unreduced axes and
/// `axes`.
LogicalResult verifyBecomesUnreduced(Operation *op,
                                     const CollectiveShardings &shardings,
                                     ArrayRef<AxisRef> axes);

/// Verifies that no dimension changes and that `axes` are unused in the
/// operand.
LogicalResult verifyUnchangedDims(Operation *op,
                                  const CollectiveShardings &shardings,
                                  ArrayRef<AxisRef> axes);

/// Verifies that the result is unreduced over axes of the operand only, with
/// the same reduction, and that the axes that are reduced have the reduction
/// `kind`.
LogicalResult verifyReduced(Operation *op, const CollectiveShardings &shardings,
                            ArrayRef<AxisRef> axes,
                            sharding::ReductionKind kind);

/// Verifies that the sharding of `input` and `out`, which replaces it, combine
/// partial results by the same reduction along the unreduced axes that both
/// have. Shardings on different meshes are not compared.
LogicalResult verifyKeptReduction(Operation *op, Value input,
                                  TensorShardingAttr out);

/// Verifies that a set of axes is in the order of the mesh.
LogicalResult verifyAxisSetOrder(Operation *op,
                                 const CollectiveShardings &shardings,
                                 AxisRefListAttr axes, StringRef what);

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYCOLLECTIVESHARDINGS_H
