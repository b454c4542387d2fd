//===- SumBuilder.cpp - Zeros and sums of any element type ----------------===//

#include "dialect/StableHLO/SumBuilder.h"

#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd;

Value stablehlo::makeZero(ImplicitLocOpBuilder &b, RankedTensorType type) {
  ElementsAttr zero;
  if (auto complex = dyn_cast<ComplexType>(type.getElementType())) {
    auto part = cast<FloatType>(complex.getElementType());
    auto number = APFloat::getZero(part.getFloatSemantics());
    zero = DenseElementsAttr::get(type, std::complex<APFloat>(number, number));
  } else {
    zero = cast<ElementsAttr>(b.getZeroAttr(type));
  }
  return ConstantOp::create(b, type, zero);
}

Value stablehlo::makeSum(ImplicitLocOpBuilder &b, Value value,
                         ArrayRef<int64_t> dims) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(dims, dim))
      shape.push_back(size);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  OperationState state(b.getLoc(), "stablehlo.reduce");
  state.addOperands({value, makeZero(b, scalar)});
  state.addTypes(type.clone(shape));
  state.addAttribute("dimensions", b.getDenseI64ArrayAttr(dims));
  state.addRegion();
  Operation *reduce = b.create(state);
  OpBuilder::InsertionGuard guard(b);
  Block *body = b.createBlock(&reduce->getRegion(0), {}, {scalar, scalar},
                              {b.getLoc(), b.getLoc()});
  OperationState sum(b.getLoc(), "stablehlo.add");
  sum.addOperands(body->getArguments());
  sum.addTypes(scalar);
  OperationState end(b.getLoc(), "stablehlo.return");
  end.addOperands(b.create(sum)->getResults());
  b.create(end);
  return reduce->getResult(0);
}
