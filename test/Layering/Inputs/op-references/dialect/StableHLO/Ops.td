def SHLO_SortOp : SHLO_Op<"sort">;
