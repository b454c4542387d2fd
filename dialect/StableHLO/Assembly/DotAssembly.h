//===- DotAssembly.h - The textual form of products -------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_ASSEMBLY_DOTASSEMBLY_H
#define GSPMD_DIALECT_STABLEHLO_ASSEMBLY_DOTASSEMBLY_H

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"

namespace mlir::gspmd::stablehlo {

/// Parse and print `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
ParseResult parseDotDimensionNumbers(OpAsmParser &parser,
                                     DotDimensionNumbersAttr &numbers);
void printDotDimensionNumbers(OpAsmPrinter &printer, Operation *op,
                              DotDimensionNumbersAttr numbers);

/// Parse and print `, precision = [DEFAULT, HIGH]`, or nothing.
ParseResult parsePrecisionConfig(OpAsmParser &parser, ArrayAttr &precision);
void printPrecisionConfig(OpAsmPrinter &printer, Operation *op,
                          ArrayAttr precision);

/// The precision and `, algorithm = <...>`, each of which may be absent.
ParseResult parsePrecisionConfigAndAlgorithm(OpAsmParser &parser,
                                             ArrayAttr &precision,
                                             DotAlgorithmAttr &algorithm);
void printPrecisionConfigAndAlgorithm(OpAsmPrinter &printer, Operation *op,
                                      ArrayAttr precision,
                                      DotAlgorithmAttr algorithm);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_ASSEMBLY_DOTASSEMBLY_H
