Value sort(OpBuilder &b) { return stablehlo::SortOp::create(b); }
