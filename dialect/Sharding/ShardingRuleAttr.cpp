//===- ShardingRuleAttr.cpp - Factor rules as an attribute ----------------===//

#include "dialect/Sharding/ShardingDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

static ArrayAttr toAttr(Builder &b, ArrayRef<TensorFactors> tensors) {
  return b.getArrayAttr(llvm::map_to_vector(
      tensors, [&](const TensorFactors &tensor) -> Attribute {
        return b.getArrayAttr(llvm::map_to_vector(
            tensor, [&](const DimFactors &dim) -> Attribute {
              return b.getDenseI64ArrayAttr(llvm::map_to_vector(
                  dim, [](unsigned f) -> int64_t { return f; }));
            }));
      }));
}

RuleAttr RuleAttr::get(MLIRContext *context, const FactorMap &map,
                       FactorRoleField side) {
  Builder b(context);
  SmallVector<int64_t> sizes, kinds, blocked;
  for (auto [f, factor] : llvm::enumerate(map.factors())) {
    sizes.push_back(factor.size);
    kinds.push_back(static_cast<int64_t>(factor.*side));
    if (factor.isBlocked)
      blocked.push_back(f);
  }
  return RuleAttr::get(context, sizes, kinds, blocked,
                       toAttr(b, map.operands()), toAttr(b, map.results()),
                       /*isCustom=*/false);
}

RuleAttr RuleAttr::withCustom(bool isCustom) const {
  return RuleAttr::get(getContext(), getSizes(), getKinds(), getBlocked(),
                       getOperands(), getResults(), isCustom);
}

static SmallVector<TensorFactors> fromAttr(ArrayAttr tensors) {
  SmallVector<TensorFactors> result;
  for (Attribute tensor : tensors) {
    TensorFactors &dims = result.emplace_back();
    for (Attribute dim : cast<ArrayAttr>(tensor)) {
      ArrayRef<int64_t> factors = cast<DenseI64ArrayAttr>(dim).asArrayRef();
      dims.emplace_back(factors.begin(), factors.end());
    }
  }
  return result;
}

FactorMap RuleAttr::toFactorMap() const {
  SmallVector<Factor> factors;
  for (auto [size, kind] : llvm::zip_equal(getSizes(), getKinds()))
    factors.push_back({size, static_cast<FactorKind>(kind)});
  for (int64_t f : getBlocked())
    factors[f].isBlocked = true;
  return FactorMap(factors, fromAttr(getOperands()), fromAttr(getResults()));
}
