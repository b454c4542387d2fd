//===- ConvolutionAssembly.h - The textual form of convolutions -*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_ASSEMBLY_CONVOLUTIONASSEMBLY_H
#define GSPMD_DIALECT_STABLEHLO_ASSEMBLY_CONVOLUTIONASSEMBLY_H

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"

namespace mlir::gspmd::stablehlo {

/// Parse and print `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
ParseResult parseConvDimensionNumbers(AsmParser &parser,
                                      ConvDimensionNumbersAttr &numbers);
void printConvDimensionNumbers(AsmPrinter &printer,
                               ConvDimensionNumbersAttr numbers);
inline void printConvDimensionNumbers(OpAsmPrinter &printer, Operation *,
                                      ConvDimensionNumbersAttr numbers) {
  printConvDimensionNumbers(printer, numbers);
}

/// Parse and print the present ones of `stride = [1, 1], pad = [[0, 1], [0,
/// 1]], lhs_dilate = ..., rhs_dilate = ..., reverse = ...`.
ParseResult parseWindow(OpAsmParser &parser, DenseI64ArrayAttr &strides,
                        DenseIntElementsAttr &padding,
                        DenseI64ArrayAttr &lhsDilation,
                        DenseI64ArrayAttr &rhsDilation,
                        DenseBoolArrayAttr &reversal);
void printWindow(OpAsmPrinter &printer, Operation *op,
                 DenseI64ArrayAttr strides, DenseIntElementsAttr padding,
                 DenseI64ArrayAttr lhsDilation, DenseI64ArrayAttr rhsDilation,
                 DenseBoolArrayAttr reversal);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_ASSEMBLY_CONVOLUTIONASSEMBLY_H
