//===- AsyncOps.cpp - Asynchronous ops ------------------------------------===//

#include "dialect/StableHLO/Ops/Control/AsyncOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

#define GET_OP_CLASSES
#include "dialect/StableHLO/AsyncOps.cpp.inc"

void StablehloDialect::addAsyncOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/AsyncOps.cpp.inc"
      >();
}

LogicalResult AsyncStartOp::inferReturnTypes(MLIRContext *context,
                                             std::optional<Location> loc,
                                             Adaptor adaptor,
                                             SmallVectorImpl<Type> &types) {
  std::optional<TypeRange> returned = getReturnTypes(adaptor.getBody());
  if (!returned)
    return emitMissingReturn(OpChecker(loc, getOperationName()), "'body'");
  types.push_back(FutureType::get(context, llvm::to_vector(*returned)));
  return success();
}

LogicalResult AsyncStartOp::verify() {
  OpChecker check(*this);
  if (failed(verifyRegionType(check, getBody(), "body", getOperandTypes(),
                              getResult().getType().getTypes())))
    return failure();
  Block &block = getBody().front();
  constexpr size_t opAndReturn = 2;
  if (block.getOperations().size() != opAndReturn ||
      !block.front().hasTrait<MayBeAsync>())
    return check.error("'body' must hold one collective or slice and a return");
  if (block.getTerminator()->getOperands() !=
      ValueRange(block.front().getResults()))
    return check.error("'body' must return the results of its operation");
  return success();
}

LogicalResult AsyncDoneOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location>,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &types) {
  llvm::append_range(
      types, cast<FutureType>(adaptor.getOperand().getType()).getTypes());
  return success();
}
