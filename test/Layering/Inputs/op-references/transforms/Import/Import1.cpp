// A comment on stablehlo::SortOp counts.
