//===- TensorLowering.cpp - Helpers of tensor patterns --------------------===//

#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"

#include "dialect/StableHLO/Ops/Shape/ShapeOps.h"
#include "transforms/Lowering/Scalars/StoredElements.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::gspmd::lowering {

bool isInScalarRegion(Operation *op) {
  Operation *parent = op->getParentOp();
  return parent &&
         !isa<func::FuncOp, sharding::ShardingDataFlowOpInterface>(parent);
}

void eraseDeadOps(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  (void)runRegionDCE(rewriter, function->getRegions());
}

static bool isTensorWithElements(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && tensor.getNumElements() > 0;
}

bool hasElements(Operation *op) {
  return llvm::all_of(op->getResultTypes(), isTensorWithElements);
}

bool hasAnyElement(Operation *op) {
  return llvm::any_of(op->getResultTypes(), isTensorWithElements);
}

Value signlessValue(Value value, OpBuilder &builder) {
  RankedTensorType type = signlessTensor(value.getType());
  if (value.getType() == type)
    return value;
  if (auto cast = value.getDefiningOp<UnrealizedConversionCastOp>();
      cast && cast.getNumOperands() == 1 &&
      cast.getOperand(0).getType() == type)
    return cast.getOperand(0);
  return UnrealizedConversionCastOp::create(builder, value.getLoc(), type,
                                            value)
      .getResult(0);
}

void replaceWithCasts(RewriterBase &rewriter, Operation *op,
                      ValueRange values) {
  SmallVector<Value> replacements;
  for (auto [value, result] : llvm::zip_equal(values, op->getResults())) {
    Value replacement = value;
    if (value.getType() != result.getType())
      replacement = UnrealizedConversionCastOp::create(rewriter, op->getLoc(),
                                                       result.getType(), value)
                        .getResult(0);
    replacements.push_back(replacement);
  }
  rewriter.replaceOp(op, replacements);
}

Attribute splatConstant(Value value) {
  while (auto cast = value.getDefiningOp<UnrealizedConversionCastOp>())
    value = cast.getOperand(0);
  ElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)))
    return {};
  return splatElement(elements);
}

Operation *buildGeneric(RewriterBase &rewriter, Location loc,
                        ArrayRef<GenericInput> inputs, ValueRange outputs,
                        ArrayRef<AffineMap> outputMaps,
                        ArrayRef<utils::IteratorType> iterators,
                        GenericBody body) {
  SmallVector<Value> tensors;
  SmallVector<AffineMap> maps;
  SmallVector<Attribute> constants;
  // An input must define the size of each reduced dimension.
  bool mustStay =
      llvm::is_contained(iterators, utils::IteratorType::reduction) &&
      llvm::all_of(inputs, [](const GenericInput &input) {
        return splatConstant(input.tensor) != nullptr;
      });
  for (const GenericInput &input : inputs) {
    constants.push_back(mustStay ? Attribute() : splatConstant(input.tensor));
    if (constants.back())
      continue;
    tensors.push_back(signlessValue(input.tensor, rewriter));
    maps.push_back(input.map);
  }
  llvm::append_range(maps, outputMaps);
  bool failedBody = false;
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange(outputs), tensors, outputs, maps, iterators,
      [&](OpBuilder &b, Location bodyLoc, ValueRange blockArgs) {
        SmallVector<Value> elements;
        for (auto [input, constant] : llvm::zip_equal(inputs, constants)) {
          if (!constant) {
            elements.push_back(blockArgs.front());
            blockArgs = blockArgs.drop_front();
            continue;
          }
          Type type = signlessElement(getElementTypeOrSelf(input.tensor));
          elements.push_back(buildConstant(b, bodyLoc, constant, type));
        }
        llvm::append_range(elements, blockArgs);
        FailureOr<SmallVector<Value>> results = body(b, bodyLoc, elements);
        failedBody = failed(results);
        if (!failedBody)
          linalg::YieldOp::create(b, bodyLoc, *results);
      });
  if (!failedBody)
    return generic;
  rewriter.eraseOp(generic);
  return nullptr;
}

Operation *buildParallelGeneric(RewriterBase &rewriter, Location loc,
                                ArrayRef<GenericInput> inputs,
                                RankedTensorType resultType, GenericBody body) {
  int64_t rank = resultType.getRank();
  Value empty = tensor::EmptyOp::create(rewriter, loc, resultType.getShape(),
                                        resultType.getElementType());
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  return buildGeneric(rewriter, loc, inputs, empty,
                      rewriter.getMultiDimIdentityMap(rank), iterators, body);
}

} // namespace mlir::gspmd::lowering
