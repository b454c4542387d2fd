//===- InitialValues.cpp - Initial values of reductions for XLA -----------===//
#include "transforms/OpModels/Support/InitialValues.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

SmallVector<Value> mlir::gspmd::neutralInits(OpBuilder &b, Location loc,
                                             ValueRange inits,
                                             ReductionKind kind) {
  return llvm::map_to_vector(inits, [&](Value init) {
    return sharding::isNeutral(init, kind)
               ? init
               : neutralElement(b, loc, typeOf(init).getElementType(), kind);
  });
}

/// Copies `body` as the computation of a map, which has one result.
static void copyWithOneResult(Region &body, unsigned result, Region &to) {
  IRMapping mapping;
  body.cloneInto(&to, mapping);
  Operation *terminator = to.front().getTerminator();
  terminator->setOperands({terminator->getOperand(result)});
}

SmallVector<Value> mlir::gspmd::combineWithInits(OpBuilder &b, Location loc,
                                                 Region &body, ValueRange inits,
                                                 ValueRange partial) {
  stablehlo::TensorOps ops(b, loc);
  SmallVector<Value> operands;
  for (auto [init, value] : llvm::zip_equal(inits, partial))
    operands.push_back(ops.splat(init, typeOf(value)));
  llvm::append_range(operands, partial);
  SmallVector<Value> results;
  for (auto [i, value] : llvm::enumerate(partial)) {
    auto dims = llvm::to_vector(llvm::seq(typeOf(value).getRank()));
    auto map =
        stablehlo::MapOp::create(b, loc, value.getType(), operands, dims);
    copyWithOneResult(body, i, map.getComputation());
    results.push_back(map);
  }
  return results;
}
