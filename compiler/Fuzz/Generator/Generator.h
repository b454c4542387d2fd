//===- Generator.h - Grows a random program ---------------------*- C++ -*-===//
//
// A program is grown from a list of typed values: an op maker takes operands
// from the list (or lets the function have another argument), appends one op's
// text and its results to the list. Whatever no op reads is a result.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_GENERATOR_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_GENERATOR_H

#include "compiler/Fuzz/Generator/ProgramText.h"
#include "compiler/Fuzz/Generator/RandomMesh.h"

namespace mlir::gspmd::fuzz {

/// A program's text. Every op and argument has its value's name (without `%`)
/// as location, by which `ranges` tells the bounds of its results.
struct Program {
  std::string text;
  RangeTable ranges;
};

class Generator : public ProgramText {
public:
  /// Uses op makers of these names only; all of the languages, if there are
  /// none.
  Generator(uint64_t seed, llvm::ArrayRef<std::string> makers,
            llvm::ArrayRef<Language> languages);
  Program generate();

  //===--- For op makers --------------------------------------------------===//

  Random random;

  using Filter = llvm::function_ref<bool(const Value &)>;
  /// A value that passes the filter, newer ones preferred; nullptr if none.
  const Value *find(Filter filter);
  /// The same, or a new argument of random type and shape that passes.
  Value take(Filter filter, int64_t minRank = 0, int64_t maxRank = 4);
  /// The same; the value may have no elements.
  Value takeAny(Filter filter, int64_t minRank = 0, int64_t maxRank = 4);
  /// A value of this type, old or new.
  Value ofType(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape);
  Value like(const Value &value) {
    return ofType(value.elementType, value.shape);
  }
  /// A new function argument, or a constant where there can be none.
  Value fresh(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
              Range range);
  Value fresh(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape);
  /// An element each, on the grid of the range.
  llvm::SmallVector<double> randomNumbers(llvm::ArrayRef<int64_t> shape,
                                          const Range &range);
  /// `value`, clamped where its bounds are wider than [low, high].
  Value within(Value value, double low, double high);
  /// `value`, small enough for sums of products.
  Value factor(const Value &value) {
    double bound = std::min(8.0, stableBound(value.elementType));
    return within(value, -bound, bound);
  }
  /// `value`, small enough to be multiplied and summed on.
  Value stabilized(const Value &value) {
    double bound = stableBound(value.elementType);
    return within(value, -bound, bound);
  }
  /// A constant vector of sizes or positions.
  Value positions(llvm::ArrayRef<int64_t> numbers);
  /// May `value` hold NaN or infinities?
  bool mayBeSpecial(const Value &value) const {
    return programTraits.hasSpecials &&
           (isFloat(value.elementType) || isComplex(value.elementType));
  }

  /// Appends up to `count` ops; no further regions within.
  void addSimpleOps(int count);

  Shape randomShape(int64_t minRank, int64_t maxRank);
  int64_t randomSize();
  /// The last dimensions of `shape`, some of size 1.
  Shape randomBroadcastShape(const Shape &shape);
  /// How many elements a result may have: `usual` in most programs.
  int64_t maxElements(int64_t usual) const {
    return programTraits.isLarge ? int64_t(1) << 18 : usual;
  }
  std::string randomElementType();
  /// A permutation of 0 .. n-1.
  llvm::SmallVector<int64_t> permutation(int64_t n) {
    return random.permutation(n);
  }

  const RandomMesh &mesh() const { return randomMesh; }
  const ProgramTraits &traits() const { return programTraits; }

  /// Is the program one of MLIR's own languages, without StableHLO?
  bool isUpstream() const { return !has(Language::Stablehlo); }
  bool has(Language language) const {
    return llvm::is_contained(languages, language);
  }

private:
  Value clampUpstream(Value value, double low, double high);
  void addRandomOp(bool simple);
  /// Another name of `value`, with a sharding.
  void annotate(const Value &value);

  std::vector<std::string> wanted;
  std::vector<Language> languages;
  ProgramTraits programTraits;
  RandomMesh randomMesh;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_GENERATOR_H
