//===- RangeInterfaces.td - Ranges of results --------------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_TD
#define GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_TD

include "mlir/IR/OpBase.td"

def RangeOpInterface : OpInterface<"RangeOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    An op that can compute a range of indices of its results along a dimension
    from ranges of its operands: for a sliding window, from the elements that the
    windows contain. All its results have one shape. Element-wise ops need no
    model: the ranges of their operands are those of their results.

    A range may begin before the first element (below 0) or end beyond the last
    one: then it consists of what the op computes if its operands continue there.
    An op that treats elements at the ends in another way (by padding) has no
    such ranges.
  }];
  let methods = [
    InterfaceMethod<[{
        Returns the ranges of the operands that `range` of the results depends on;
        nullopt for an operand that is read entirely. Returns nullopt if the range
        cannot be computed separately.
      }],
      "::std::optional<::mlir::gspmd::sharding::OperandRanges>",
      "getOperandRanges", (ins "::mlir::gspmd::sharding::DimRange":$range)>,
    InterfaceMethod<[{
        Computes `range` of the results from the ranges `operands` that
        getOperandRanges returns.
      }],
      "::llvm::SmallVector<::mlir::Value>", "makeRange",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::gspmd::sharding::DimRange":$range,
           "::mlir::ValueRange":$operands)>,
  ];
}

def AffineIndexOpInterface : OpInterface<"AffineIndexOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    An op whose result can be an affine function of the index along a
    dimension and of the number of the shard, such as an iota, a sum or a product
    with a constant.
  }];
  let methods = [
    InterfaceMethod<[{
        Returns the result as a function of the index along dimension `dim` of
        it (nullopt: it has no such dimension); nullopt if it is no affine one.
        `operands` are the functions of the operands, along their own dimensions.
      }],
      "::std::optional<::mlir::gspmd::sharding::AffineIndex>",
      "getAffineIndex",
      (ins "::std::optional<unsigned>":$dim,
           "::llvm::ArrayRef<::mlir::gspmd::sharding::AffineIndex>":$operands)>,
  ];
}

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_TD
