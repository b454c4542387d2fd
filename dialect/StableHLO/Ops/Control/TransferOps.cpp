//===- TransferOps.cpp - Data to and from the host and other devices ------===//

#include "dialect/StableHLO/Ops/Control/TransferOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

/// Values of the field `type` of a channel handle.
enum ChannelType : int64_t {
  DeviceToDevice = 1,
  DeviceToHost = 2,
  HostToDevice = 3,
};

/// Verifies that the results are data followed by one token; `labels` are the
/// constraints on the presence of results, the data and the token.
static LogicalResult verifyDataAndToken(const OpChecker &check,
                                        TypeRange results,
                                        ArrayRef<StringRef> labels) {
  if (results.empty())
    return check.at(labels[0]).error("needs at least one result");
  if (!llvm::all_of(results.drop_back(), llvm::IsaPred<TensorType>))
    return check.at(labels[1]).error(
        "every result but the last must be a tensor");
  if (!isa<TokenType>(results.back()))
    return check.at(labels[2]).error("the last result must be a token");
  return success();
}

/// Verifies (C1) of send and recv; `host` is the channel type of a host
/// transfer.
static LogicalResult verifyChannel(const OpChecker &check, bool isHost,
                                   ChannelHandleAttr channel,
                                   ChannelType host) {
  int64_t expected = isHost ? host : DeviceToDevice;
  if (channel.getType() == expected)
    return success();
  return check.at("C1").error("channel_handle has type " +
                              Twine(channel.getType()) + ", expected " +
                              Twine(expected) + " with is_host_transfer " +
                              (isHost ? "true" : "false"));
}

LogicalResult InfeedOp::verify() {
  OpChecker check(*this);
  // (C1), (C2), (C3)
  if (failed(verifyDataAndToken(check, getResultTypes(), {"C1", "C2", "C3"})))
    return failure();
  // The layout gives an order of the dimensions for each datum.
  if (std::optional<ArrayAttr> layout = getLayout())
    if (layout->size() != getNumResults() - 1)
      return check.error("layout has " + Twine(layout->size()) +
                         " entries for " + Twine(getNumResults() - 1) +
                         " tensors");
  return success();
}

LogicalResult SendOp::verify() {
  // (C1)
  return verifyChannel(OpChecker(*this), getIsHostTransfer(),
                       getChannelHandle(), DeviceToHost);
}

LogicalResult RecvOp::verify() {
  OpChecker check(*this);
  // (C1), (C2), (C3), (C4)
  if (failed(verifyChannel(check, getIsHostTransfer(), getChannelHandle(),
                           HostToDevice)))
    return failure();
  return verifyDataAndToken(check, getResultTypes(), {"C2", "C3", "C4"});
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/TransferOps.cpp.inc"

void StablehloDialect::addTransferOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/TransferOps.cpp.inc"
      >();
}
