//===- SpmdTransferOps.cpp - Verifiers of transfers -----------------------===//

#include "dialect/Spmd/SpmdTransferOps.h"

#define GET_OP_CLASSES
#include "dialect/Spmd/SpmdTransferOps.cpp.inc"

namespace mlir::gspmd::spmd {

static LogicalResult verifyTransfer(Operation *op, int64_t group,
                                    int64_t channel) {
  if (group >= 0 && channel >= 0)
    return success();
  return op->emitOpError() << "expected a group and a channel of at least 0, "
                              "found group "
                           << group << " and channel " << channel;
}

LogicalResult SendOp::verify() {
  return verifyTransfer(*this, getGroup(), getChannel());
}

LogicalResult RecvOp::verify() {
  return verifyTransfer(*this, getGroup(), getChannel());
}

} // namespace mlir::gspmd::spmd
