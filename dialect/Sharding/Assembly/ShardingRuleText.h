//===- ShardingRuleText.h - Pieces of the text of rules ---------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_ASSEMBLY_SHARDINGRULETEXT_H
#define GSPMD_DIALECT_SHARDING_ASSEMBLY_SHARDINGRULETEXT_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd::sharding {

/// `j`, the name of factor 1.
std::string factorName(int64_t factor);
/// The factors of one dimension: `ij`, or `emptyDim`.
void printFactors(AsmPrinter &printer, ArrayRef<int64_t> factors,
                  StringRef emptyDim);
ParseResult parseFactors(AsmParser &parser, SmallVectorImpl<int64_t> &factors);
/// As RuleAttr::parseBody. `tensorOf` makes the factors of a tensor (an array
/// per dimension) of an attribute that stands for it whole; null for others.
Attribute parseRuleBody(AsmParser &parser,
                        function_ref<ArrayAttr(Attribute)> tensorOf);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_ASSEMBLY_SHARDINGRULETEXT_H
