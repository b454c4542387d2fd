//===- ProcessRaggedAllToAll.h - Ragged all-to-all --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSRAGGEDALLTOALL_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSRAGGEDALLTOALL_H

#include "dialect/Spmd/SpmdDialect.h"
#include "transforms/Export/SpmdToStablehlo/ProcessOps.h"

namespace mlir::gspmd {

/// Writes the custom call of JAX, which XLA supports on TPUs and GPUs.
Value writeRaggedCall(ProcessOps &ops, const Mesh &mesh,
                      spmd::RaggedAllToAllOp op, ArrayRef<AxisRef> axes);

/// Writes an all_gather of all inputs, offsets and sizes along the axes, of
/// which each device takes its slices. This form runs on every XLA and is
/// exact, but sends as many inputs as there are devices.
Value writeRaggedGather(ProcessOps &ops, spmd::RaggedAllToAllOp op,
                        ArrayRef<AxisRef> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSRAGGEDALLTOALL_H
