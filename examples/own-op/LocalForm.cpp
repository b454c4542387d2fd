//===- LocalForm.cpp - The dialects of local ops --------------------------===//

#include "Lattice.h"

#include "dialect/Sharding/Interfaces/LocalForm.h"

using namespace mlir;
using gspmd::sharding::LocalFormInterface;

namespace {

/// gspmd writes masks, indices and slices of the shards in StableHLO.
/// Programs of this dialect have none of it: a choice between two tensors is
/// the dialect's own op, and everything else is in upstream's dialects, by the
/// form that gspmd has for them.
struct LatticeForm : LocalFormInterface {
  using LocalFormInterface::LocalFormInterface;

  FailureOr<SmallVector<Value>> rewriteInDialect(Operation *op,
                                                 OpBuilder &b) const override {
    if (op->getName().getStringRef() == "stablehlo.select" &&
        op->getOperand(0).getType() ==
            cast<RankedTensorType>(op->getResult(0).getType())
                .clone(b.getI1Type()))
      return SmallVector<Value>{lattice::SelectOp::create(
          b, op->getLoc(), op->getResult(0).getType(), op->getOperand(0),
          op->getOperand(1), op->getOperand(2))};
    const auto *upstream = op->getContext()
                               ->getLoadedDialect<arith::ArithDialect>()
                               ->getRegisteredInterface<LocalFormInterface>();
    return upstream ? upstream->rewriteInDialect(op, b)
                    : FailureOr<SmallVector<Value>>(failure());
  }
};

} // namespace

void lattice::addLocalForm(LatticeDialect *dialect) {
  dialect->addInterfaces<LatticeForm>();
}
