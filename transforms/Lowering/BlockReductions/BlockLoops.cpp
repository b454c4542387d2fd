//===- BlockLoops.cpp - Loop nests of a block plan ------------------------===//

#include "transforms/Lowering/BlockReductions/BlockLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/SaveAndRestore.h"

namespace mlir::gspmd::lowering {

Value BlockLoops::constant(int64_t value) {
  return arith::ConstantIndexOp::create(b, value);
}

void BlockLoops::loop(Value from, Value to, int64_t step,
                      llvm::function_ref<void(Value)> body) {
  OpBuilder::InsertionGuard guard(b);
  auto loop = scf::ForOp::create(b, from, to, constant(step));
  b.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

void BlockLoops::forEachResult(llvm::function_ref<void()> body, unsigned dim) {
  if (dim == sizes.size())
    return body();
  const Lane *lane = laneOf(dim);
  int64_t step = lane ? lane->size : 1;
  if (isReduced(dim) || sizes[dim] <= step)
    return forEachResult(body, dim + 1);
  ++numResultLoops;
  loop(constant(0), constant(sizes[dim]), step, [&](Value start) {
    llvm::SaveAndRestore<Value> keep(at[dim], start);
    forEachResult(body, dim + 1);
  });
}

void BlockLoops::forEachLane(int64_t count,
                             llvm::function_ref<void(ArrayRef<Value>)> body) {
  SmallVector<Value> position;
  auto nest = [&](auto &self, unsigned index) -> void {
    if (index == lanes.size())
      return body(position);
    const Lane &lane = lanes[index];
    Value most = constant(index + 1 == lanes.size() ? count : lane.size);
    if (!lanesAreReduced && sizes[lane.dim] % lane.size != 0) {
      Value left =
          arith::SubIOp::create(b, constant(sizes[lane.dim]), at[lane.dim]);
      most = arith::MinSIOp::create(b, most, left);
    }
    loop(constant(0), most, 1, [&](Value number) {
      position.push_back(number);
      self(self, index + 1);
      position.pop_back();
    });
  };
  nest(nest, 0);
}

SmallVector<Value> BlockLoops::positionOf(ArrayRef<Value> lane) {
  SmallVector<Value> position = at;
  for (auto [number, blocked] : llvm::zip_equal(lane, lanes))
    position[blocked.dim] = arith::AddIOp::create(b, at[blocked.dim], number);
  return position;
}

} // namespace mlir::gspmd::lowering
