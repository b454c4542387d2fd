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
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_RANGEMODEL_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_RANGEMODEL_H

#include "dialect/Sharding/Interfaces/RangeInterfaces.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

using sharding::DimRange;
using sharding::OperandRanges;

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

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_RANGEMODEL_H
