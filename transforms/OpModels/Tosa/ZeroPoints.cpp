//===- ZeroPoints.cpp - Zero points of tosa's integers --------------------===//

#include "transforms/OpModels/Tosa/ZeroPoints.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd;

bool mlir::gspmd::isZeroPoint(Value value) {
  DenseElementsAttr attr;
  if (!matchPattern(value, m_Constant(&attr)) || !attr.isSplat())
    return false;
  if (isa<FloatType>(attr.getElementType()))
    return attr.getSplatValue<APFloat>().isZero();
  return attr.getSplatValue<APInt>().isZero();
}
