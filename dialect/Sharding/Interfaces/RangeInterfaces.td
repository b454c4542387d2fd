//===- RangeInterfaces.td - Ranges of results --------------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_TD
#define GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_TD

include "mlir/IR/OpBase.td"

def RangeOpInterface : OpInterface<"RangeOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    An op that can compute a range of positions of its results along a dimension
    from ranges of its operands: for a sliding window, from the positions that the
    windows contain. All its results have one shape. Element-wise ops need no
    model: the ranges of their operands are those of their results.
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

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_TD
