//===- ElementFunctions.cpp - Functions of single elements ----------------===//

#include "transforms/OpModels/Support/ElementFunctions.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace mlir::gspmd;

bool mlir::gspmd::isExponential(Operation *op) {
  return isa<stablehlo::ExpOp, tosa::ExpOp, math::ExpOp, math::Exp2Op>(op);
}

bool mlir::gspmd::isConversion(Operation *op) {
  return isa<stablehlo::ConvertOp, tosa::CastOp, arith::ExtFOp, arith::TruncFOp,
             arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp, arith::SIToFPOp,
             arith::UIToFPOp, arith::FPToSIOp, arith::FPToUIOp>(op);
}
