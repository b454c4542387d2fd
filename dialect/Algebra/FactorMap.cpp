//===- FactorMap.cpp - An op as an einsum over factors --------------------===//

#include "dialect/Algebra/FactorMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include <cassert>

using namespace gspmd;
using llvm::ArrayRef;

llvm::StringRef gspmd::toString(FactorKind kind) {
  switch (kind) {
  case FactorKind::PassThrough:
    return "pass_through";
  case FactorKind::Reduction:
    return "reduction";
  case FactorKind::NeedReplication:
    return "need_replication";
  case FactorKind::Permutation:
    return "permutation";
  }
  llvm_unreachable("unknown factor kind");
}

bool FactorMap::tensorHasFactor(unsigned tensor, unsigned factor) const {
  return findFactor(tensor, factor).has_value();
}

std::optional<std::pair<unsigned, unsigned>>
FactorMap::findFactor(unsigned tensor, unsigned factor) const {
  for (auto [dim, factors] : llvm::enumerate(this->tensor(tensor)))
    for (auto [position, f] : llvm::enumerate(factors))
      if (f == factor)
        return std::make_pair(unsigned(dim), unsigned(position));
  return std::nullopt;
}

/// i, j, ... z, z_1, z_2, ...
static std::string factorName(unsigned f) {
  constexpr unsigned numLetters = 'z' - 'i' + 1;
  if (f < numLetters)
    return std::string(1, char('i' + f));
  return "z_" + std::to_string(f - numLetters + 1);
}

static void printTensors(llvm::raw_ostream &os,
                         ArrayRef<TensorFactors> tensors) {
  os << '(';
  llvm::interleaveComma(tensors, os, [&](const TensorFactors &dims) {
    os << '[';
    llvm::interleaveComma(dims, os, [&](const DimFactors &factors) {
      for (unsigned f : factors)
        os << factorName(f);
    });
    os << ']';
  });
  os << ')';
}

std::string FactorMap::toString() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  printTensors(os, operands_);
  os << "->";
  printTensors(os, results_);
  os << " {";
  llvm::interleaveComma(llvm::enumerate(factors_), os, [&](auto it) {
    os << factorName(it.index()) << '=' << it.value().size;
  });
  os << '}';
  auto list = [&](llvm::StringRef word,
                  llvm::function_ref<bool(const Factor &)> isListed) {
    auto listed =
        llvm::make_filter_range(llvm::seq(numFactors()), [&](unsigned f) {
          return isListed(factors_[f]);
        });
    if (listed.empty())
      return;
    os << ' ' << word << "={";
    llvm::interleaveComma(listed, os, [&](unsigned f) { os << factorName(f); });
    os << '}';
  };
  for (FactorKind kind : {FactorKind::Reduction, FactorKind::NeedReplication,
                          FactorKind::Permutation})
    list(gspmd::toString(kind),
         [&](const Factor &factor) { return factor.kind == kind; });
  list("blocked", [](const Factor &factor) { return factor.isBlocked; });
  return text;
}

FactorMapBuilder::FactorMapBuilder(ArrayRef<unsigned> operandRanks,
                                   ArrayRef<unsigned> resultRanks) {
  for (unsigned rank : operandRanks)
    operands.emplace_back(rank);
  for (unsigned rank : resultRanks)
    results.emplace_back(rank);
}

unsigned FactorMapBuilder::addFactor(int64_t size,
                                     ArrayRef<Place> operandPlaces,
                                     ArrayRef<Place> resultPlaces,
                                     FactorKind kind, bool isBlocked) {
  unsigned factor = factors.size();
  factors.push_back({size, kind, isBlocked});
  for (const Place &p : operandPlaces)
    operands[p.tensor][p.dim].push_back(factor);
  for (const Place &p : resultPlaces)
    results[p.tensor][p.dim].push_back(factor);
  return factor;
}

FactorMapBuilder &FactorMapBuilder::addPointwise(ArrayRef<int64_t> shape,
                                                 FactorKind kind) {
  auto placesOf = [&](ArrayRef<TensorFactors> tensors, unsigned dim) {
    llvm::SmallVector<Place> places;
    for (auto [i, tensor] : llvm::enumerate(tensors))
      if (tensor.size() == shape.size())
        places.push_back({unsigned(i), dim});
    return places;
  };
  for (unsigned dim = 0; dim < shape.size(); ++dim)
    addFactor(shape[dim], placesOf(operands, dim), placesOf(results, dim),
              kind);
  return *this;
}

FactorMap FactorMapBuilder::build() && {
  return FactorMap(factors, operands, results);
}
