//===- SdyAttrs.h - Verification of the attributes --------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SDY_SDYATTRS_H
#define GSPMD_DIALECT_SDY_SDYATTRS_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd::sdy {

/// Verifies that adjacent sub-axes in `axes` are merged.
LogicalResult verifyMerged(ArrayRef<sharding::AxisRefAttr> axes,
                           function_ref<InFlightDiagnostic()> emitError);

/// Verifies that `axes`, all of `mesh`, are in its order. `what` is the role of
/// the axes in the message ("replicated").
LogicalResult verifyOrder(ArrayRef<sharding::AxisRefAttr> axes,
                          const Mesh &mesh, StringRef what,
                          function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYATTRS_H
