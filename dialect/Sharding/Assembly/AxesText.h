//===- AxesText.h - Assembly format of axes and meshes ----------*- C++ -*-===//
#ifndef GSPMD_DIALECT_SHARDING_ASSEMBLY_AXESTEXT_H
#define GSPMD_DIALECT_SHARDING_ASSEMBLY_AXESTEXT_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd::sharding {

/// Prints `"x", "y":(2)4`.
void printAxes(AsmPrinter &p, ArrayRef<AxisRefAttr> axes);
/// Parse one axis, or a list of them, and append to `axes`.
ParseResult parseAxis(AsmParser &parser, SmallVectorImpl<AxisRefAttr> &axes);
ParseResult parseAxes(AsmParser &parser, AsmParser::Delimiter delimiter,
                      SmallVectorImpl<AxisRefAttr> &axes);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_ASSEMBLY_AXESTEXT_H
