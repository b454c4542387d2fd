//===- Generator.h - Generation of random programs --------------*- C++ -*-===//
//
// A program grows from a list of typed values: an op maker takes operands from
// the list (or adds a function argument), and appends one op's text and its
// results. Values without uses are results of the program.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_GENERATOR_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_GENERATOR_H

#include "compiler/Fuzz/Generator/ProgramText.h"
#include "compiler/Fuzz/Generator/RandomMesh.h"

namespace mlir::gspmd::fuzz {

/// A program's text. The location of every op and argument is its value's name
/// (without `%`), under which `ranges` has the bounds of its results.
struct Program {
  std::string text;
  RangeTable ranges;
};

class Generator : public ProgramText {
public:
  /// Uses the named op makers only; without names, all makers of the languages.
  /// Every program has the named `traits` (ProgramTraits::set), others by
  /// chance.
  Generator(uint64_t seed, llvm::ArrayRef<std::string> makers,
            llvm::ArrayRef<Language> languages,
            llvm::ArrayRef<std::string> traits = {});
  Program generate();

  //===--- For op makers --------------------------------------------------===//

  Random random;

  using Filter = llvm::function_ref<bool(const Value &)>;
  /// Returns a value that passes the filter, preferring recent ones; null if
  /// there is none.
  const Value *find(Filter filter);
  /// Returns a value that passes the filter, or a new argument of random type
  /// and shape. It has at least one element.
  Value take(Filter filter, int64_t minRank = 0, int64_t maxRank = 4);
  /// Returns `usual`, the smallest size or rank that makers choose, or 0 in
  /// programs with edge sizes.
  int64_t leastSize(int64_t usual) const {
    return programTraits.hasEdgeSizes ? 0 : usual;
  }
  /// Returns a value as take() does; it may have no elements.
  Value takeAny(Filter filter, int64_t minRank = 0, int64_t maxRank = 4);
  /// Returns an existing or new value of this type.
  Value ofType(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape);
  Value like(const Value &value) {
    return ofType(value.elementType, value.shape);
  }
  /// Adds a function argument, or a constant where arguments are impossible.
  Value fresh(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
              Range range);
  Value fresh(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape);
  /// Returns one number per element, on the grid of the range.
  llvm::SmallVector<double> randomNumbers(llvm::ArrayRef<int64_t> shape,
                                          const Range &range);
  /// Returns `value`, clamped if its bounds exceed [low, high].
  Value within(Value value, double low, double high);
  /// Returns `value`, clamped so that sums of its products are exact.
  Value factor(const Value &value) {
    double bound = std::min(8.0, stableBound(value.elementType));
    return within(value, -bound, bound);
  }
  /// Returns `value`, clamped so that it can be multiplied and summed further.
  Value stabilized(const Value &value) {
    double bound = stableBound(value.elementType);
    return within(value, -bound, bound);
  }
  /// Appends `value`, clamped to [low, high]. `range` has its bounds.
  Value clamp(const Value &low, const Value &value, const Value &high,
              Range range);
  /// Appends the complex number of the components of `value` after `change`.
  Value mapComponents(const Value &value,
                      llvm::function_ref<Value(const Value &)> change);
  /// Returns a constant vector of sizes or positions.
  Value positions(llvm::ArrayRef<int64_t> numbers);
  /// Returns true if `value` may contain NaN or infinities.
  bool mayBeSpecial(const Value &value) const {
    return programTraits.hasSpecials &&
           (isFloat(value.elementType) || isComplex(value.elementType));
  }

  /// Appends up to `count` ops without regions.
  void addSimpleOps(int count);

  Shape randomShape(int64_t minRank, int64_t maxRank);
  int64_t randomSize();
  /// Returns the trailing dimensions of `shape`, some with size 1.
  Shape randomBroadcastShape(const Shape &shape);
  /// Returns the largest number of elements of a result: `usual` in most
  /// programs.
  int64_t maxElements(int64_t usual) const {
    return programTraits.isLarge ? int64_t(1) << 18 : usual;
  }
  std::string randomElementType();
  /// Returns a permutation of 0 .. n-1.
  llvm::SmallVector<int64_t> permutation(int64_t n) {
    return random.permutation(n);
  }

  const RandomMesh &mesh() const { return randomMesh; }
  const ProgramTraits &traits() const { return programTraits; }

  /// Returns true if the program uses MLIR's own dialects and no StableHLO.
  bool isUpstream() const { return !has(Language::Stablehlo); }
  bool has(Language language) const {
    return llvm::is_contained(languages, language);
  }

private:
  Value clampUpstream(Value value, double low, double high);
  void addRandomOp(bool simple);
  /// Adds a `sharding.mesh_split` of `value`.
  void annotate(const Value &value);

  std::vector<std::string> makerNames;
  std::vector<Language> languages;
  ProgramTraits programTraits;
  RandomMesh randomMesh;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_GENERATOR_H
