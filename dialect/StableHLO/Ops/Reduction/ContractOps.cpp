//===- ContractOps.cpp - Products -----------------------------------------===//

#include "dialect/StableHLO/Ops/Reduction/ContractOps.h"
#include "dialect/StableHLO/Assembly/ConvolutionAssembly.h"
#include "dialect/StableHLO/Assembly/DotAssembly.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"
#include "dialect/StableHLO/Verification/QuantizedChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

#define GET_OP_CLASSES
#include "dialect/StableHLO/ContractOps.cpp.inc"

void StablehloDialect::addContractOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/ContractOps.cpp.inc"
      >();
}

static LogicalResult verifyResultShape(Operation *op, RankedTensorType result,
                                       ArrayRef<int64_t> expected,
                                       StringRef label = "") {
  if (areCompatibleShapes(result.getShape(), expected))
    return success();
  return op->emitOpError("found a result of shape ")
         << shapeToString(result.getShape()) << ", expected "
         << shapeToString(expected) << label;
}

static LogicalResult verifyPrecisionConfig(Operation *op,
                                           std::optional<ArrayAttr> config) {
  // With one entry, as other tools write it, the second operand has the
  // default.
  if (!config || config->size() <= 2)
    return success();
  return op->emitOpError("found precision_config of size ")
         << config->size()
         << ", expected at most one for each of 2 operands (C11)";
}

//===----------------------------------------------------------------------===//
// Dots
//===----------------------------------------------------------------------===//

/// Verifies the dimensions of one operand: batching ones, then contracting
/// ones.
static LogicalResult verifyDotSide(Operation *op, StringRef side,
                                   ArrayRef<int64_t> batch,
                                   ArrayRef<int64_t> contract, int64_t rank) {
  OpChecker check(op);
  bool isLeft = side == "lhs";
  SmallVector<int64_t> dims(batch);
  llvm::append_range(dims, contract);
  std::string name = (side + " dimensions").str();
  return failure(failed(check.at(isLeft ? "C3" : "C4").unique(name, dims)) ||
                 failed(check.at(isLeft ? "C5" : "C7")
                            .inRange((side + " batching dimensions").str(),
                                     batch, rank)) ||
                 failed(check.at(isLeft ? "C6" : "C8")
                            .inRange((side + " contracting dimensions").str(),
                                     contract, rank)));
}

static LogicalResult verifyDotPairs(DotGeneralOp op, StringRef label,
                                    StringRef kind, ArrayRef<int64_t> lhsDims,
                                    ArrayRef<int64_t> rhsDims) {
  for (auto [lhs, rhs] : llvm::zip_equal(lhsDims, rhsDims)) {
    int64_t lhsSize = op.getLhs().getType().getDimSize(lhs);
    int64_t rhsSize = op.getRhs().getType().getDimSize(rhs);
    if (!areCompatibleDims(lhsSize, rhsSize))
      return op.emitOpError("found ")
             << kind << " dimensions " << lhs << " of size " << lhsSize
             << " and " << rhs << " of size " << rhsSize
             << ", expected equal sizes (" << label << ")";
  }
  return success();
}

/// Adds the sizes of the dimensions of `type` that are in neither list.
static void appendFreeSizes(SmallVectorImpl<int64_t> &shape,
                            RankedTensorType type, ArrayRef<int64_t> batch,
                            ArrayRef<int64_t> contract) {
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contract, dim))
      shape.push_back(type.getDimSize(dim));
}

/// The specification requires one element type. Frontends emit products of
/// operands of different types for hardware that supports them; both are
/// converted to the type of the result. A complex operand requires another
/// complex one.
static LogicalResult verifyDotElements(DotGeneralOp op) {
  Type lhs = op.getLhs().getType().getElementType();
  Type rhs = op.getRhs().getType().getElementType();
  if (op.getAlgorithm() || isQuantized(lhs) || isQuantized(rhs) ||
      haveSameBaseElementType(lhs, rhs) ||
      (!isa<ComplexType>(lhs) && !isa<ComplexType>(rhs)))
    return success();
  return op.emitOpError("found operands with elements ")
         << lhs << " and " << rhs << ", expected one element type (C13)";
}

/// Verifies dot_general (C14) to (C20).
static LogicalResult verifyQuantizedDot(DotGeneralOp op) {
  OpChecker check(op);
  Type rhs = op.getRhs().getType().getElementType();
  auto perTensor = dyn_cast<quant::UniformQuantizedType>(rhs);
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(rhs);
  if ((perTensor && perTensor.getZeroPoint() != 0) ||
      (perAxis && llvm::any_of(perAxis.getZeroPoints(),
                               [](int64_t zero) { return zero != 0; })))
    return check.at("C15").error("expected zero points 0 of rhs");
  if (perAxis && llvm::is_contained(
                     op.getDotDimensionNumbers().getRhsContractingDimensions(),
                     perAxis.getQuantizedDimension()))
    return check.at("C16").error("found the quantized dimension " +
                                 Twine(perAxis.getQuantizedDimension()) +
                                 " of rhs among the contracting dimensions");
  return verifyQuantizedProduct(check, op.getLhs().getType(), rhs, op.getType(),
                                {"C14", "C17", "C18", "C19", "C20"});
}

/// Verifies dot_general (C21): an algorithm excludes a precision.
static LogicalResult verifyDotAlgorithm(DotGeneralOp op) {
  auto precisions = op.getPrecisionConfig();
  if (!op.getAlgorithm() || !precisions ||
      llvm::all_of(precisions->getAsRange<PrecisionAttr>(),
                   [](PrecisionAttr attr) {
                     return attr.getValue() == Precision::DEFAULT;
                   }))
    return success();
  return op.emitOpError(
      "found a precision beside an algorithm, expected DEFAULT (C21)");
}

LogicalResult DotGeneralOp::verify() {
  DotDimensionNumbersAttr dims = getDotDimensionNumbers();
  ArrayRef<int64_t> lhsBatch = dims.getLhsBatchingDimensions(),
                    rhsBatch = dims.getRhsBatchingDimensions(),
                    lhsContract = dims.getLhsContractingDimensions(),
                    rhsContract = dims.getRhsContractingDimensions();
  RankedTensorType lhs = getLhs().getType(), rhs = getRhs().getType();
  OpChecker check(*this);
  // dot_general (C1, C2)
  if (failed(check.at("C1").hasSize("rhs_batching_dimensions", rhsBatch,
                                    lhsBatch.size())) ||
      failed(check.at("C2").hasSize("rhs_contracting_dimensions", rhsContract,
                                    lhsContract.size())))
    return failure();
  // dot_general (C3, C5, C6) and (C4, C7, C8)
  if (failed(
          verifyDotSide(*this, "lhs", lhsBatch, lhsContract, lhs.getRank())) ||
      failed(verifyDotSide(*this, "rhs", rhsBatch, rhsContract, rhs.getRank())))
    return failure();
  // dot_general (C9, C10)
  if (failed(verifyDotPairs(*this, "C9", "batching", lhsBatch, rhsBatch)) ||
      failed(verifyDotPairs(*this, "C10", "contracting", lhsContract,
                            rhsContract)))
    return failure();
  // dot_general (C11, C13), (C14) to (C20), (C21)
  if (failed(verifyPrecisionConfig(*this, getPrecisionConfig())) ||
      failed(verifyDotElements(*this)) || failed(verifyQuantizedDot(*this)) ||
      failed(verifyDotAlgorithm(*this)))
    return failure();
  // dot_general (C12)
  SmallVector<int64_t> shape;
  for (auto [lhsDim, rhsDim] : llvm::zip_equal(lhsBatch, rhsBatch)) {
    int64_t size = lhs.getDimSize(lhsDim);
    shape.push_back(ShapedType::isDynamic(size) ? rhs.getDimSize(rhsDim)
                                                : size);
  }
  appendFreeSizes(shape, lhs, lhsBatch, lhsContract);
  appendFreeSizes(shape, rhs, rhsBatch, rhsContract);
  return verifyResultShape(*this, getType(), shape, " (C12)");
}

LogicalResult DotOp::verify() {
  RankedTensorType lhs = getLhs().getType(), rhs = getRhs().getType();
  for (int64_t rank : {lhs.getRank(), rhs.getRank()})
    if (rank != 1 && rank != 2)
      return emitOpError("found an operand of rank ")
             << rank << ", expected a vector or a matrix";
  int64_t lhsSize = lhs.getShape().back(), rhsSize = rhs.getShape().front();
  if (!areCompatibleDims(lhsSize, rhsSize))
    return emitOpError("found contracted sizes ")
           << lhsSize << " and " << rhsSize << ", expected equal ones";
  SmallVector<int64_t> shape(lhs.getShape().drop_back());
  llvm::append_range(shape, rhs.getShape().drop_front());
  if (failed(verifyPrecisionConfig(*this, getPrecisionConfig())))
    return failure();
  return verifyResultShape(*this, getType(), shape);
}
