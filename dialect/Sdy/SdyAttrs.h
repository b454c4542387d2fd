//===- SdyAttrs.h - Verification of the attributes --------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SDY_SDYATTRS_H
#define GSPMD_DIALECT_SDY_SDYATTRS_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd::sdy {

/// Success, or an error where two neighbours of `axes` are parts of an axis
/// that are one part.
LogicalResult verifyMerged(ArrayRef<sharding::AxisRefAttr> axes,
                           function_ref<InFlightDiagnostic()> emitError);

/// Success, or an error where `axes` (`what` they are: "replicated"), of which
/// each is on `mesh`, are not in its order.
LogicalResult verifyOrder(ArrayRef<sharding::AxisRefAttr> axes,
                          const Mesh &mesh, StringRef what,
                          function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYATTRS_H
