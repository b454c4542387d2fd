//===- ProcessHaloExchange.h - Halo exchange as permutes --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSHALOEXCHANGE_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSHALOEXCHANGE_H

#include "transforms/Export/SpmdToStablehlo/ProcessOps.h"

namespace mlir::gspmd {

/// Returns `input` with `left` elements along dimension `dim` from the previous
/// devices and `right` elements from the following ones, as
/// `spmd.halo_exchange` specifies. The first `ring` devices form a ring; if it
/// is 0, all devices form a line.
Value writeHaloExchange(ProcessOps &ops, Value input, int64_t dim, int64_t left,
                        int64_t right, int64_t ring, ArrayRef<AxisRef> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSHALOEXCHANGE_H
