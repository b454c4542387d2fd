//===- ContractOps.cpp - dots, linear algebra and Fourier transforms ------===//

#include "dialect/StableHLO/ContractOps.h"
#include "dialect/StableHLO/ConvolutionAssembly.h"
#include "dialect/StableHLO/DotAssembly.h"
#include "dialect/StableHLO/QuantizedChecks.h"
#include "dialect/StableHLO/StablehloAssembly.h"

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
  if (!config || config->empty() || config->size() == 2)
    return success();
  return op->emitOpError("found precision_config of size ")
         << config->size() << ", expected one for each of 2 operands (C11)";
}

//===----------------------------------------------------------------------===//
// Dots
//===----------------------------------------------------------------------===//

/// The dimensions of one operand: batching ones, then contracting ones.
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

/// The specification wants one element type. Frontends write products of
/// operands of different types for hardware that has them, which meet in the
/// type of the result; complex numbers meet complex ones only.
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

/// dot_general (C14) to (C20).
static LogicalResult verifyQuantizedDot(DotGeneralOp op) {
  OpChecker check(op);
  Type rhs = op.getRhs().getType().getElementType();
  auto whole = dyn_cast<quant::UniformQuantizedType>(rhs);
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(rhs);
  if ((whole && whole.getZeroPoint() != 0) ||
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

/// dot_general (C21): an algorithm says all that a precision could.
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

//===----------------------------------------------------------------------===//
// Linear algebra
//===----------------------------------------------------------------------===//

LogicalResult CholeskyOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location> loc,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &types) {
  auto a = cast<RankedTensorType>(adaptor.getA().getType());
  // cholesky (C2)
  if (a.getRank() < 2)
    return inferError(loc, getOperationName(), "found an operand of rank ",
                      a.getRank(), ", expected at least 2 (C2)");
  // cholesky (C3)
  ArrayRef<int64_t> matrix = a.getShape().take_back(2);
  if (!areCompatibleDims(matrix[0], matrix[1]))
    return inferError(loc, getOperationName(), "found matrices of shape ",
                      shapeToString(matrix), ", expected square ones (C3)");
  // cholesky (C1)
  types.push_back(a);
  return success();
}

LogicalResult
TriangularSolveOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                    Adaptor adaptor,
                                    SmallVectorImpl<Type> &types) {
  auto a = cast<RankedTensorType>(adaptor.getA().getType());
  auto b = cast<RankedTensorType>(adaptor.getB().getType());
  StringRef name = getOperationName();
  // triangular_solve (C1)
  if (!haveSameBaseElementType(a, b))
    return inferError(loc, name, "found operands with elements ",
                      a.getElementType(), " and ", b.getElementType(),
                      ", expected one element type (C1)");
  // triangular_solve (C2)
  if (a.getRank() < 2 || a.getRank() != b.getRank())
    return inferError(loc, name, "found operands of rank ", a.getRank(),
                      " and ", b.getRank(),
                      ", expected one rank of at least 2 (C2)");
  // triangular_solve (C3)
  ArrayRef<int64_t> matrix = a.getShape().take_back(2);
  if (!areCompatibleDims(matrix[0], matrix[1]))
    return inferError(loc, name, "found matrices of shape ",
                      shapeToString(matrix), ", expected square ones (C3)");
  int64_t solved = b.getShape().take_back(2)[adaptor.getLeftSide() ? 0 : 1];
  if (!areCompatibleDims(matrix[0], solved) ||
      !areCompatibleShapes(a.getShape().drop_back(2),
                           b.getShape().drop_back(2)))
    return inferError(loc, name, "found operand shapes ",
                      shapeToString(a.getShape()), " and ",
                      shapeToString(b.getShape()),
                      ", expected the same batch and system sizes (C3)");
  if (adaptor.getTransposeA() == Transpose::TRANSPOSE_INVALID)
    return inferError(loc, name,
                      "found transpose_a TRANSPOSE_INVALID, "
                      "expected NO_TRANSPOSE, TRANSPOSE or ADJOINT");
  // triangular_solve (C4)
  types.push_back(b);
  return success();
}

//===----------------------------------------------------------------------===//
// Fourier transforms
//===----------------------------------------------------------------------===//

/// The element type of the result, or null when the operand's does not fit.
static Type fftElement(Type element, FftType type) {
  auto complex = dyn_cast<ComplexType>(element);
  switch (type) {
  case FftType::FFT:
  case FftType::IFFT:
    return complex;
  case FftType::RFFT:
    return element.isF32() || element.isF64() ? ComplexType::get(element)
                                              : Type();
  case FftType::IRFFT:
    return complex ? complex.getElementType() : Type();
  }
  llvm_unreachable("unknown kind of Fourier transform");
}

LogicalResult FftOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> loc,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  ArrayRef<int64_t> length = adaptor.getFftLength();
  FftType type = adaptor.getFftType();
  StringRef name = getOperationName();
  int64_t count = length.size();
  // fft (C1, C3)
  if (count < 1 || count > 3)
    return inferError(loc, name, "found ", count,
                      " transformed dimensions, expected 1 to 3 (C3)");
  if (count > operand.getRank())
    return inferError(
        loc, name, "found ", count,
        " transformed dimensions, expected no more than the rank ",
        operand.getRank(), " (C1)");
  // fft (C2)
  Type element = fftElement(operand.getElementType(), type);
  if (!element)
    return inferError(loc, name, "found elements ", operand.getElementType(),
                      ", expected ", type == FftType::RFFT ? "real" : "complex",
                      " ones for ", stringifyFftType(type), " (C2)");
  // fft (C4, C5): of the real side's minor dimension a complex side holds half.
  // Transforms of complex numbers only may pad or cut nothing either.
  SmallVector<int64_t> shape(operand.getShape());
  SmallVector<int64_t> expected(length);
  if (type == FftType::IRFFT)
    expected.back() = expected.back() == 0 ? 0 : expected.back() / 2 + 1;
  if (!areCompatibleShapes(operand.getShape().take_back(count), expected))
    return inferError(loc, name, "found transformed sizes ",
                      shapeToString(operand.getShape().take_back(count)),
                      ", expected ", shapeToString(expected), " (C4)");
  if (type == FftType::RFFT)
    shape.back() = length.back() == 0 ? 0 : length.back() / 2 + 1;
  else if (type == FftType::IRFFT)
    shape.back() = length.back();
  types.push_back(RankedTensorType::get(shape, element));
  return success();
}
