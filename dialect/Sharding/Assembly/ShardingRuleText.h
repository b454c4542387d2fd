//===- ShardingRuleText.h - Assembly format of sharding rules ---*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_ASSEMBLY_SHARDINGRULETEXT_H
#define GSPMD_DIALECT_SHARDING_ASSEMBLY_SHARDINGRULETEXT_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd::sharding {

/// Returns the name of a factor; `j` for factor 1.
std::string factorName(int64_t factor);
/// Print and parse the factors of one dimension: `ij`, or `emptyDim` if there
/// are none.
void printFactors(AsmPrinter &printer, ArrayRef<int64_t> factors,
                  StringRef emptyDim);
ParseResult parseFactors(AsmParser &parser, SmallVectorImpl<int64_t> &factors);
/// RuleAttr::parseBody with a hook: `tensorOf` converts an attribute that
/// stands for all factors of a tensor to an array for each dimension; null for
/// others.
Attribute parseRuleBody(AsmParser &parser,
                        function_ref<ArrayAttr(Attribute)> tensorOf);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_ASSEMBLY_SHARDINGRULETEXT_H
