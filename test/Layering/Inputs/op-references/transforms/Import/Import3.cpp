using namespace mlir::gspmd::stablehlo;
Value sort(OpBuilder &b) { return SortOp::create(b); }
