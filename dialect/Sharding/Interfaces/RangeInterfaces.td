//===- RangeInterfaces.td - Parts of results alone ---------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_TD
#define GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_TD

include "mlir/IR/OpBase.td"

def RangeOpInterface : OpInterface<"RangeOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    An op of whose results a range of positions along a dimension can be made
    alone, of ranges of its operands: of a window that slides, those that the
    windows meet. All its results are of one shape. (Element-wise ops need not
    tell: ranges are those of their results.)
  }];
  let methods = [
    InterfaceMethod<[{
        What `range` of the results is made of, by operand; nullopt for one that
        is read whole. Nothing where the range cannot be made alone.
      }],
      "::std::optional<::mlir::gspmd::sharding::OperandRanges>",
      "getOperandRanges", (ins "::mlir::gspmd::sharding::DimRange":$range)>,
    InterfaceMethod<[{
        `range` of the results; `operands` are cut to what getOperandRanges says.
      }],
      "::llvm::SmallVector<::mlir::Value>", "makeRange",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::gspmd::sharding::DimRange":$range,
           "::mlir::ValueRange":$operands)>,
  ];
}

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_TD
