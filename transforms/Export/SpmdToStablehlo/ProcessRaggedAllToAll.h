//===- ProcessRaggedAllToAll.h - Slices of any sizes between processes -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSRAGGEDALLTOALL_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSRAGGEDALLTOALL_H

#include "dialect/Spmd/SpmdDialect.h"
#include "transforms/Export/SpmdToStablehlo/ProcessOps.h"

namespace mlir::gspmd {

/// The custom call of JAX, which XLA for TPUs and GPUs has.
Value writeRaggedCall(ProcessOps &ops, const Mesh &mesh,
                      spmd::RaggedAllToAllOp op, ArrayRef<AxisRef> axes);

/// What every XLA has: all inputs, offsets and sizes to all devices along the
/// axes, of which each takes the slices that are for it. Exact, but with the
/// bytes of as many inputs as there are devices.
Value writeRaggedGather(ProcessOps &ops, spmd::RaggedAllToAllOp op,
                        ArrayRef<AxisRef> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSRAGGEDALLTOALL_H
