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
// and PositionOpInterface likewise, by a struct with
//
//   static std::optional<AffinePosition> position(
//       own::RollOp, std::optional<unsigned> dim,
//       ArrayRef<AffinePosition> operands);
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_RANGEMODEL_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_RANGEMODEL_H

#include "dialect/Sharding/Interfaces/RangeInterfaces.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

using sharding::AffinePosition;
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

template <typename Position, typename OpT>
struct PositionAdaptor : sharding::PositionOpInterface::ExternalModel<
                             PositionAdaptor<Position, OpT>, OpT> {
  std::optional<AffinePosition>
  getAffinePosition(Operation *op, std::optional<unsigned> dim,
                    ArrayRef<AffinePosition> operands) const {
    return Position::position(cast<OpT>(op), dim, operands);
  }
};

template <typename Position, typename OpT>
void attachPosition(MLIRContext *context) {
  OpT::template attachInterface<PositionAdaptor<Position, OpT>>(*context);
}

/// Attaches `Position` when the dialect of the op is loaded.
template <typename Position, typename OpT>
void registerPosition(DialectRegistry &registry) {
  registerWithDialect(OpT::getOperationName(), attachPosition<Position, OpT>,
                      registry);
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_RANGEMODEL_H
