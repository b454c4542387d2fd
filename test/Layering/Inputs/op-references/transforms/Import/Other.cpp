// linalg::SortOp
using namespace mlir::linalg;
Value sort(OpBuilder &b) { return linalg::SortOp::create(b); }
