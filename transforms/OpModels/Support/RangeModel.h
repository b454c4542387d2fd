//===- RangeModel.h - Ranges of results -------------------------*- C++ -*-===//
//
// Implements RangeOpInterface. A family defines it separately from its model:
//
//   struct RollRange {
//     static std::optional<OperandRanges> ranges(own::RollOp, DimRange);
//     static SmallVector<Value> make(own::RollOp, OpBuilder &, DimRange,
//                                    ValueRange operands);
//   };
//   registerRange<RollRange, own::RollOp>(registry);
//
// and AffineIndexOpInterface likewise, by a struct with
//
//   static std::optional<AffineIndex> affineIndex(
//       own::RollOp, std::optional<unsigned> dim,
//       ArrayRef<AffineIndex> operands);
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_RANGEMODEL_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_RANGEMODEL_H

#include "dialect/Sharding/Interfaces/RangeInterfaces.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

using sharding::AffineIndex;
using sharding::DimRange;
using sharding::OperandRanges;

/// The ranges of an op along a dimension that is a pass-through factor of its
/// own in all tensors that have it. No attribute of the op may hold its size.
struct PassThroughRange {
  static std::optional<OperandRanges> ranges(Operation *op, DimRange range);
  static SmallVector<Value> make(Operation *op, OpBuilder &builder,
                                 DimRange range, ValueRange operands) {
    return sharding::cloneRange(op, builder, range, operands);
  }
};

template <typename Range, typename OpT>
struct RangeAdaptor
    : sharding::RangeOpInterface::ExternalModel<RangeAdaptor<Range, OpT>, OpT> {
  std::optional<OperandRanges> getOperandRanges(Operation *op,
                                                DimRange range) const {
    return hasStaticShapes(op) ? Range::ranges(cast<OpT>(op), range)
                               : std::nullopt;
  }
  SmallVector<Value> makeRange(Operation *op, OpBuilder &builder,
                               DimRange range, ValueRange operands) const {
    return Range::make(cast<OpT>(op), builder, range, operands);
  }
};

template <typename Range, typename OpT>
void attachRange(MLIRContext *context) {
  OpT::template attachInterface<RangeAdaptor<Range, OpT>>(*context);
}

/// Attaches `Range` when the dialect of the op is loaded.
template <typename Range, typename OpT>
void registerRange(DialectRegistry &registry) {
  registerWithDialect(OpT::getOperationName(), attachRange<Range, OpT>,
                      registry);
}

template <typename Index, typename OpT>
struct AffineIndexAdaptor : sharding::AffineIndexOpInterface::ExternalModel<
                                AffineIndexAdaptor<Index, OpT>, OpT> {
  std::optional<AffineIndex>
  getAffineIndex(Operation *op, std::optional<unsigned> dim,
                 ArrayRef<AffineIndex> operands) const {
    return Index::affineIndex(cast<OpT>(op), dim, operands);
  }
};

template <typename Index, typename OpT>
void attachAffineIndex(MLIRContext *context) {
  OpT::template attachInterface<AffineIndexAdaptor<Index, OpT>>(*context);
}

/// Attaches `Index` when the dialect of the op is loaded.
template <typename Index, typename OpT>
void registerAffineIndex(DialectRegistry &registry) {
  registerWithDialect(OpT::getOperationName(), attachAffineIndex<Index, OpT>,
                      registry);
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_RANGEMODEL_H
