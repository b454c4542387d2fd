def SHLO_SortOp : SHLO_Op<"sort"> {
  let description = [{ `stablehlo.sort %a` }];
}
