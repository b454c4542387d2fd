//===- BufferControlFlow.cpp - Buffers through loops and branches ---------===//

#include "transforms/Lowering/Bufferizer.h"

#include "dialect/StableHLO/ControlOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {

SmallVector<Value> Bufferizer::emitYield(Operation *terminator,
                                         ImplicitLocOpBuilder &b) {
  SmallVector<Value> results;
  llvm::SmallDenseSet<Value> handedOver;
  for (Value operand : terminator->getOperands()) {
    Value root = rootOf(operand);
    Value buffer = bufferOf(operand, b);
    auto copy = llvm::find(splatCopies, buffer);
    if (copy != splatCopies.end()) {
      splatCopies.erase(copy);
      results.push_back(buffer);
      continue;
    }
    if (owner.lookup(root) == terminator->getBlock() &&
        handedOver.insert(root).second) {
      results.push_back(buffer);
      continue;
    }
    Value fresh =
        memref::AllocOp::create(b, cast<MemRefType>(buffer.getType()));
    emitCopy(b, buffer, fresh);
    results.push_back(fresh);
  }
  for (Value root : handedOver)
    owner.erase(root);
  releaseDying(terminator, b);
  return results;
}

LogicalResult Bufferizer::emitWhile(Operation *op, ImplicitLocOpBuilder &b) {
  auto loop = cast<stablehlo::WhileOp>(op);
  SmallVector<Value> carried;
  for (Value operand : op->getOperands())
    carried.push_back(takeOrCopy(operand, op, b));
  auto types = llvm::to_vector(TypeRange(ValueRange(carried)));
  auto target = scf::WhileOp::create(b, types, carried);
  SmallVector<Location> locations(types.size(), op->getLoc());
  OpBuilder::InsertionGuard guard(b);

  Block &condition = loop->getRegion(0).front();
  Block *before = b.createBlock(&target.getBefore(), {}, types, locations);
  for (auto [from, to] :
       llvm::zip(condition.getArguments(), before->getArguments()))
    buffers[from] = to;
  analyzeBlock(condition);
  if (failed(emitBlock(condition, b)))
    return failure();
  Operation *terminator = condition.getTerminator();
  Value predicate =
      memref::LoadOp::create(b, bufferOf(terminator->getOperand(0), b));
  for (Value copy : splatCopies)
    memref::DeallocOp::create(b, copy);
  splatCopies.clear();
  releaseDying(terminator, b);
  scf::ConditionOp::create(b, predicate, before->getArguments());

  Block &body = loop->getRegion(1).front();
  Block *after = b.createBlock(&target.getAfter(), {}, types, locations);
  callRuntime(b, "gspmd_rt_loop_guard", {});
  for (auto [from, to] : llvm::zip(body.getArguments(), after->getArguments()))
    own(from, to, &body);
  analyzeBlock(body);
  if (failed(emitBlock(body, b)))
    return failure();
  scf::YieldOp::create(b, emitYield(body.getTerminator(), b));
  for (auto [result, buffer] :
       llvm::zip_equal(op->getResults(), target.getResults()))
    own(result, buffer, op->getBlock());
  return success();
}

/// case picks branch number `index`, the last one if there is none; if picks
/// the first branch when its predicate holds.
LogicalResult Bufferizer::emitBranches(Operation *op, ImplicitLocOpBuilder &b) {
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(bufferType(type));
  Value selector = memref::LoadOp::create(b, bufferOf(op->getOperand(0), b));
  for (Value copy : splatCopies)
    memref::DeallocOp::create(b, copy);
  splatCopies.clear();
  unsigned numBranches = op->getNumRegions();
  if (isa<stablehlo::IfOp>(op)) {
    Value zero = indexConstant(b, 0), one = indexConstant(b, 1);
    selector = arith::SelectOp::create(b, selector, zero, one);
  } else {
    selector = arith::IndexCastOp::create(b, b.getIndexType(), selector);
  }
  SmallVector<int64_t> cases;
  for (unsigned i = 0; i + 1 < numBranches; ++i)
    cases.push_back(i);
  auto target = scf::IndexSwitchOp::create(b, types, selector, cases,
                                           numBranches - 1);
  for (unsigned i = 0; i < numBranches; ++i) {
    Region &region =
        i + 1 < numBranches ? target.getCaseRegions()[i] : target.getDefaultRegion();
    Block &source = op->getRegion(i).front();
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&region);
    analyzeBlock(source);
    if (failed(emitBlock(source, b)))
      return failure();
    scf::YieldOp::create(b, emitYield(source.getTerminator(), b));
  }
  for (auto [result, buffer] :
       llvm::zip_equal(op->getResults(), target.getResults()))
    own(result, buffer, op->getBlock());
  return success();
}

} // namespace mlir::gspmd::lowering
