//===- ContractMatrices.cpp - Linear algebra, Fourier transforms ----------===//

#include "dialect/StableHLO/Assembly/StablehloAssembly.h"
#include "dialect/StableHLO/Ops/Reduction/ContractOps.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

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

/// Returns the element type of the result, or null when the operand's does not
/// fit.
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
  // fft (C4, C5): the minor dimension of the complex side is half of the real
  // one. Transforms of complex numbers only do not pad or truncate.
  SmallVector<int64_t> shape(operand.getShape());
  SmallVector<int64_t> expected(length);
  // No real numbers come from no complex ones, or from one that nothing needs.
  if (type == FftType::IRFFT && (length.back() != 0 || shape.back() != 0))
    expected.back() = length.back() / 2 + 1;
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
