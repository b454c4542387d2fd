//===- FactorMap.cpp - An op as an einsum over factors --------------------===//

#include "lib/Algebra/Factors/FactorMap.h"

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
  case FactorKind::Halo:
    return "permutation";
  case FactorKind::None:
    return "none";
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

/// Returns the name of a factor: i, j, ... z, z_1, z_2, ...
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
  for (FactorKind kind :
       {FactorKind::Reduction, FactorKind::NeedReplication, FactorKind::Halo})
    list(gspmd::toString(kind),
         [&](const Factor &factor) { return factor.propagationKind == kind; });
  list("blocked", [](const Factor &factor) { return factor.isBlocked; });
  return text;
}

FactorMap
FactorMap::filter(llvm::function_ref<bool(const Factor &)> isKept) const {
  FactorMap kept = *this;
  llvm::SmallVector<unsigned> numbers;
  kept.factors_.clear();
  for (const Factor &factor : factors_) {
    numbers.push_back(kept.factors_.size());
    if (isKept(factor))
      kept.factors_.push_back(factor);
  }
  auto renumber = [&](llvm::MutableArrayRef<TensorFactors> tensors) {
    for (TensorFactors &dims : tensors)
      for (DimFactors &dim : dims) {
        llvm::erase_if(dim, [&](unsigned f) { return !isKept(factors_[f]); });
        for (unsigned &f : dim)
          f = numbers[f];
      }
  };
  renumber(kept.operands_);
  renumber(kept.results_);
  return kept;
}

FactorRule::FactorRule(ArrayRef<unsigned> operandRanks,
                       ArrayRef<unsigned> resultRanks) {
  for (unsigned rank : operandRanks)
    map.operands_.emplace_back(rank);
  for (unsigned rank : resultRanks)
    map.results_.emplace_back(rank);
}

FactorRule FactorRule::merge(const FactorRule &propagation,
                             const FactorRule &partition) {
  FactorMap map = propagation.forCompletion();
  FactorMap other = partition.forPartition();
  unsigned first = map.numFactors();
  for (Factor &factor : map.factors_)
    factor.partitionKind = FactorKind::None;
  for (const Factor &factor : other.factors_)
    map.factors_.push_back({factor.size, partitionOnly(factor.partitionKind)});
  auto append = [&](llvm::MutableArrayRef<TensorFactors> to,
                    ArrayRef<TensorFactors> from) {
    for (auto [toDims, fromDims] : llvm::zip_equal(to, from))
      for (auto [toDim, fromDim] : llvm::zip_equal(toDims, fromDims))
        for (unsigned f : fromDim)
          toDim.push_back(first + f);
  };
  append(map.operands_, other.operands_);
  append(map.results_, other.results_);
  return FactorRule(map);
}

unsigned FactorRule::addFactor(int64_t size, ArrayRef<TensorDim> operandDims,
                               ArrayRef<TensorDim> resultDims,
                               FactorRole role) {
  unsigned factor = map.factors_.size();
  map.factors_.push_back({size, role});
  for (const TensorDim &p : operandDims)
    map.operands_[p.tensor][p.dim].push_back(factor);
  for (const TensorDim &p : resultDims)
    map.results_[p.tensor][p.dim].push_back(factor);
  return factor;
}

FactorRule &FactorRule::addPointwise(ArrayRef<int64_t> shape, FactorRole role) {
  auto placesOf = [&](ArrayRef<TensorFactors> tensors, unsigned dim) {
    llvm::SmallVector<TensorDim> places;
    for (auto [i, tensor] : llvm::enumerate(tensors))
      if (tensor.size() == shape.size())
        places.push_back({unsigned(i), dim});
    return places;
  };
  for (unsigned dim = 0; dim < shape.size(); ++dim)
    addFactor(shape[dim], placesOf(map.operands_, dim),
              placesOf(map.results_, dim), role);
  return *this;
}

FactorMap FactorRule::forCompletion() const {
  return map.filter([](const Factor &factor) {
    return factor.propagationKind != FactorKind::None;
  });
}

FactorMap FactorRule::forPartition() const {
  return map.filter([](const Factor &factor) {
    return factor.partitionKind != FactorKind::None;
  });
}
