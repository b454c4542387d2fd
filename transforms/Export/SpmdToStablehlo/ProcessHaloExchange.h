//===- ProcessHaloExchange.h - A halo exchange as permutes ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSHALOEXCHANGE_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSHALOEXCHANGE_H

#include "transforms/Export/SpmdToStablehlo/ProcessOps.h"

namespace mlir::gspmd {

/// `input` with `left` positions of dimension `dim` from the devices before and
/// `right` from those behind, as `spmd.halo_exchange` says; `ring` devices from
/// the first on stand in a ring, 0: in a row of all.
Value writeHaloExchange(ProcessOps &write, Value input, int64_t dim,
                        int64_t left, int64_t right, int64_t ring,
                        ArrayRef<AxisRef> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSHALOEXCHANGE_H
