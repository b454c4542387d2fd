bool isSort(Operation *op) { return isa<stablehlo::SortOp>(op); }
