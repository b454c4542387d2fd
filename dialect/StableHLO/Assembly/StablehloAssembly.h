//===- StablehloAssembly.h - Custom assembly directives ---------*- C++ -*-===//
//
// The parsers and printers of `custom<...>` directives, and list helpers that
// attributes share.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_DIALECT_STABLEHLO_ASSEMBLY_STABLEHLOASSEMBLY_H
#define GSPMD_DIALECT_STABLEHLO_ASSEMBLY_STABLEHLOASSEMBLY_H

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"

namespace mlir::gspmd::stablehlo {

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// Parse and print `[0, 2, 1]`.
ParseResult parseDims(AsmParser &parser, SmallVectorImpl<int64_t> &dims);
void printDims(AsmPrinter &printer, ArrayRef<int64_t> dims);

/// Parse and print `[start:limit]` or `[start:limit:stride]` for each
/// dimension.
ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &start,
                             DenseI64ArrayAttr &limit,
                             DenseI64ArrayAttr &strides);
void printSliceRanges(OpAsmPrinter &printer, Operation *op,
                      ArrayRef<int64_t> start, ArrayRef<int64_t> limit,
                      ArrayRef<int64_t> strides);

/// Parse and print `%a, %b,`: operands before a keyword. A comma follows each
/// of them. StableHLO's printer writes a comma without an operand, too, which
/// its parser rejects; it is read, but not written.
ParseResult
parseLeadingOperands(OpAsmParser &parser,
                     SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands);
void printLeadingOperands(OpAsmPrinter &printer, Operation *op,
                          OperandRange operands);

/// Parse and print `e8m4`: the bits of a reduced floating point format.
ParseResult parseExponentMantissa(OpAsmParser &parser, IntegerAttr &exponent,
                                  IntegerAttr &mantissa);
void printExponentMantissa(OpAsmPrinter &printer, Operation *op,
                           IntegerAttr exponent, IntegerAttr mantissa);

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Parse and print one type if the operands and the result have the same one,
/// otherwise `(operand, ...) -> result`.
ParseResult parseSameOperandsAndResultType(OpAsmParser &parser, Type &operand,
                                           Type &result);
ParseResult parseSameOperandsAndResultType(OpAsmParser &parser, Type &lhs,
                                           Type &rhs, Type &result);
ParseResult parseSameOperandsAndResultType(OpAsmParser &parser, Type &first,
                                           Type &second, Type &third,
                                           Type &result);
void printSameOperandsAndResultType(OpAsmPrinter &printer, Operation *op,
                                    Type operand, Type result);
void printSameOperandsAndResultType(OpAsmPrinter &printer, Operation *op,
                                    Type lhs, Type rhs, Type result);
void printSameOperandsAndResultType(OpAsmPrinter &printer, Operation *op,
                                    Type first, Type second, Type third,
                                    Type result);

/// Parse and print the same form for a variadic list of operands.
ParseResult parseVariadicSameOperandsAndResultType(
    OpAsmParser &parser, ArrayRef<OpAsmParser::UnresolvedOperand> operands,
    SmallVectorImpl<Type> &types, Type &result);
void printVariadicSameOperandsAndResultType(OpAsmPrinter &printer,
                                            Operation *op,
                                            OperandRange operands,
                                            TypeRange types, Type result);

/// Parse and print `tensor<4xcomplex<f32>>` for a `complex` of two
/// `tensor<4xf32>` operands.
ParseResult parseComplexOpType(OpAsmParser &parser, Type &lhs, Type &rhs,
                               Type &result);
void printComplexOpType(OpAsmPrinter &printer, Operation *op, Type lhs,
                        Type rhs, Type result);

/// Parse and print `pred, result` if both branches have the result's type,
/// otherwise `(pred, on_true, on_false) -> result`.
ParseResult parseSelectOpType(OpAsmParser &parser, Type &pred, Type &onTrue,
                              Type &onFalse, Type &result);
void printSelectOpType(OpAsmPrinter &printer, Operation *op, Type pred,
                       Type onTrue, Type onFalse, Type result);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_ASSEMBLY_STABLEHLOASSEMBLY_H
