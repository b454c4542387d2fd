//===- Generator.cpp - Generation of random programs ----------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {

//===----------------------------------------------------------------------===//
// Types and shapes
//===----------------------------------------------------------------------===//

int64_t Generator::randomSize() {
  static const int64_t sizes[] = {1, 2, 3, 3, 4,  5,  5, 6,
                                  7, 7, 8, 9, 10, 11, 13};
  static const int64_t larger[] = {15, 16, 17, 31,  32,  33,
                                   63, 64, 65, 127, 128, 130};
  static const int64_t edges[] = {0, 0, 1, 1, 1, 2, 3};
  if (programTraits.hasEdgeSizes && random.chance(0.5))
    return random.pick(llvm::ArrayRef(edges));
  return random.pick(programTraits.isLarge && random.chance(0.4)
                         ? llvm::ArrayRef(larger)
                         : llvm::ArrayRef(sizes));
}

Shape Generator::randomBroadcastShape(const Shape &shape) {
  int64_t dropped = random.below(shape.size() + 1);
  Shape narrow(shape.begin() + dropped, shape.end());
  for (int64_t &size : narrow)
    if (random.chance(0.3))
      size = 1;
  return narrow;
}

Shape Generator::randomShape(int64_t minRank, int64_t maxRank) {
  // Ranks 1 to 3 are the most frequent.
  int64_t rank =
      random.pick(llvm::ArrayRef<int64_t>{1, 1, 2, 2, 2, 2, 3, 3, 4, 0});
  if (programTraits.hasEdgeSizes && random.chance(0.3))
    rank = 0;
  rank = std::clamp(rank, minRank, maxRank);
  // Sizes around powers of two, and much larger ones: depths, blocks, chunks.
  static const int64_t large[] = {200,  256,  257,  500,  513,   1000,
                                  1025, 2049, 4096, 4100, 20000, 70000};
  Shape shape;
  int64_t elements = 1;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = randomSize();
    if (programTraits.isLarge && random.chance(0.3))
      size = random.pick(llvm::ArrayRef(large));
    if (elements * size > maxElements(400))
      size = std::min<int64_t>(size, 3);
    elements *= size;
    shape.push_back(size);
  }
  return shape;
}

std::string Generator::randomElementType() {
  if (isUpstream()) { // they have no unsigned types
    static const char *const signless[] = {
        "f32",  "f32", "f32",          "f32", "f32", "f32", "f32",
        "i32",  "i32", "i32",          "i1",  "i1",  "i8",  "i16",
        "bf16", "f64", "complex<f32>", "f16", "i64"};
    return random.pick(llvm::ArrayRef(signless));
  }
  static const char *const types[] = {
      "f32", "f32",  "f32", "f32", "f32", "f32",  "f32", "f32",
      "i32", "i32",  "i32", "i1",  "i1",  "bf16", "f64", "complex<f32>",
      "i64", "ui32", "ui8", "i8",  "f16", "i16"};
  static const char *const rare[] = {"ui16",         "ui64",       "i4",
                                     "ui4",          "i2",         "ui2",
                                     "f8E4M3",       "f8E4M3FNUZ", "f8E5M2FNUZ",
                                     "complex<f64>", "f8E4M3FN",   "f8E5M2"};
  return random.pick(random.chance(0.1) ? llvm::ArrayRef(rare)
                                        : llvm::ArrayRef(types));
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

const Value *Generator::find(Filter filter) {
  llvm::SmallVector<const Value *> found;
  for (const Value &value : values)
    if (filter(value))
      found.push_back(&value);
  if (found.empty())
    return nullptr;
  size_t from = random.chance(0.7) ? found.size() / 2 : 0;
  return found[random.between(from, found.size() - 1)];
}

Value Generator::take(Filter filter, int64_t minRank, int64_t maxRank) {
  return takeAny([&](const Value &v) { return v.size() > 0 && filter(v); },
                 minRank, maxRank);
}

Value Generator::takeAny(Filter filter, int64_t minRank, int64_t maxRank) {
  auto fits = [&](const Value &value) {
    return value.rank() >= minRank && value.rank() <= maxRank && filter(value);
  };
  if (!random.chance(0.15))
    if (const Value *value = find(fits))
      return *value;
  for (int attempt = 0; attempt < 200; ++attempt) {
    Value model;
    model.elementType = randomElementType();
    model.shape = randomShape(minRank, maxRank);
    if (filter(model))
      return fresh(model.elementType, model.shape);
  }
  return fresh("f32", randomShape(minRank, maxRank));
}

Value Generator::ofType(llvm::StringRef elementType,
                        llvm::ArrayRef<int64_t> shape) {
  if (!random.chance(0.2))
    if (const Value *value = find([&](const Value &v) {
          return v.elementType == elementType && llvm::equal(v.shape, shape);
        }))
      return *value;
  return fresh(elementType, shape);
}

llvm::SmallVector<double>
Generator::randomNumbers(llvm::ArrayRef<int64_t> shape, const Range &range) {
  double step = range.grid > 0 ? range.grid : 0.25;
  auto most =
      static_cast<int64_t>(std::max(range.high - range.low, 0.0) / step);
  llvm::SmallVector<double> numbers(llvm::product_of(shape));
  for (double &number : numbers)
    number = range.low + step * random.between(0, most);
  return numbers;
}

Value Generator::fresh(llvm::StringRef elementType,
                       llvm::ArrayRef<int64_t> shape) {
  Range range = smallRange(elementType);
  if (range.grid < 1 && random.chance(0.15))
    range.grid = 0; // any real number
  return fresh(elementType, shape, range);
}

Value Generator::fresh(llvm::StringRef elementType,
                       llvm::ArrayRef<int64_t> shape, Range range) {
  if (llvm::is_contained(shape, 0)) { // a dense constant has no syntax for it
    if (!mayHaveArguments)
      return splat(elementType, shape, range.low);
  } else if (!mayHaveArguments &&
             Value{"", "", Shape(shape), {}}.size() > 400) {
    return splat(elementType, shape,
                 range.low); // other constants are long text
  } else if (!mayHaveArguments || (shape.empty() && random.chance(0.7)) ||
             (!programTraits.isLarge && random.chance(0.05))) {
    return dense(elementType, shape, randomNumbers(shape, range), range);
  }
  range.hasSpecials = programTraits.hasSpecials && isFloat(elementType) &&
                      !isNarrow(elementType) && random.chance(0.8);
  return addArgument(elementType, shape, range, [&] {
    return random.chance(0.8)
               ? " {sharding.sharding = #sharding.sharding" +
                     randomMesh.sharding(shape.size(), true) + "}"
               : std::string();
  });
}

Generator::Generator(uint64_t seed, llvm::ArrayRef<std::string> makers,
                     llvm::ArrayRef<Language> languages,
                     llvm::ArrayRef<std::string> traits)
    : random(seed), makerNames(makers), languages(languages),
      programTraits(random, traits), randomMesh(random, programTraits) {
  // Makers of MLIR's own dialects choose sizes of at least one element.
  if (has(Language::Linalg) || has(Language::Tosa))
    programTraits.hasEdgeSizes = false;
  if (isUpstream())
    constantOp = "arith.constant";
}

/// Clamps with ops of arith, which has no clamp.
Value Generator::clampUpstream(Value value, double low, double high) {
  bool isNumber = isFloat(value.elementType);
  Range range = value.range;
  auto bound = [&](const char *op, double number) {
    Value other = splat(value.elementType, value.shape, number);
    hide(other);
    range.grid = std::min(range.grid, other.range.grid);
    value =
        emit(op, {value, other}, "", {value.elementType, value.shape, range});
  };
  range.low = std::max(range.low, low), range.high = std::max(range.high, low);
  bound(isNumber ? "arith.maximumf" : "arith.maxsi", low);
  hide(value);
  range.low = std::min(range.low, high);
  range.high = std::min(range.high, high);
  bound(isNumber ? "arith.minimumf" : "arith.minsi", high);
  return value;
}

Value Generator::within(Value value, double low, double high) {
  if (value.range.low >= low && value.range.high <= high)
    return value;
  if (isComplex(value.elementType)) { // complex numbers have no order, their
                                      // components have
    if (isUpstream())                 // upstream's ops on components are scalar
      return fresh(value.elementType, value.shape);
    return mapComponents(
        value, [&](const Value &part) { return within(part, low, high); });
  }
  if (value.elementType == "i1")
    return value;
  if (isInteger(value.elementType)) {
    Range full = fullRange(value.elementType);
    low = std::clamp(low, full.low, full.high);
    high = std::clamp(high, full.low, full.high);
  }
  if (isUpstream())
    return clampUpstream(value, low, high);
  Value lower = splat(value.elementType, {}, low);
  Value upper = splat(value.elementType, {}, high);
  Range range = value.range;
  range.low = std::clamp(range.low, low, high);
  range.high = std::clamp(range.high, low, high);
  range.grid = std::min({range.grid, lower.range.grid, upper.range.grid});
  return clamp(lower, value, upper, range);
}

Value Generator::clamp(const Value &low, const Value &value, const Value &high,
                       Range range) {
  return emit("stablehlo.clamp", {low, value, high}, "",
              {value.elementType, value.shape, range});
}

Value Generator::mapComponents(
    const Value &value, llvm::function_ref<Value(const Value &)> change) {
  Result part{componentType(value.elementType), value.shape, value.range};
  Value real = change(emit("stablehlo.real", {value}, "", part));
  Value imag = change(emit("stablehlo.imag", {value}, "", part));
  return emit("stablehlo.complex", {real, imag}, "",
              {value.elementType, value.shape, unite(real.range, imag.range)});
}

//===----------------------------------------------------------------------===//
// Ops and the program
//===----------------------------------------------------------------------===//

void Generator::addRandomOp(bool simple) {
  llvm::SmallVector<const OpMaker *> makers;
  double total = 0;
  for (const OpMaker &maker : opMakers()) {
    if ((simple && maker.hasBody) || !has(maker.language) ||
        (!makerNames.empty() && !llvm::is_contained(makerNames, maker.name)))
      continue;
    makers.push_back(&maker);
    total += maker.weight;
  }
  for (int attempt = 0; attempt < 20 && !makers.empty(); ++attempt) {
    double at = random.unit() * total;
    for (const OpMaker *maker : makers)
      if ((at -= maker->weight) < 0) {
        if (maker->make(*this))
          return;
        break;
      }
  }
}

void Generator::addSimpleOps(int count) {
  for (int i = 0; i < count; ++i)
    addRandomOp(/*simple=*/true);
}

Value Generator::positions(llvm::ArrayRef<int64_t> numbers) {
  llvm::SmallVector<double> all(numbers.begin(), numbers.end());
  Range range{0, 0, 1, 0};
  for (double number : all)
    range = unite(range, {number, number, 1, 0});
  Value constant = dense("i64", {static_cast<int64_t>(all.size())}, all, range);
  hide(constant);
  return constant;
}

void Generator::annotate(const Value &value) {
  if (programTraits.hasPartialSums && random.chance(0.5) &&
      value.elementType != "i1") {
    bool isMaximum = !isComplex(value.elementType) && random.chance(0.25);
    Value partial = value;
    // Linear ops on partial sums round in each of them.
    partial.range.error =
        std::max(partial.range.error,
                 epsilon(value.elementType) * partial.range.magnitude());
    emitSplit(partial,
              randomMesh.partialSharding(value.rank(), isMaximum ? "max" : ""));
    return;
  }
  emitSplit(value, randomMesh.sharding(value.rank(), true));
}

Program Generator::generate() {
  int numOps = static_cast<int>(random.between(3, 12));
  if (random.chance(0.5)) // small programs fail as often and run faster
    numOps = static_cast<int>(random.between(3, 5));
  for (int i = 0; i < numOps; ++i) {
    addRandomOp(/*simple=*/false);
    if (random.chance(0.3) && !values.empty())
      annotate(values.back());
  }
  Program program;
  program.text = text(randomMesh.definition(), [&](const Value &value) {
    return random.chance(0.4)
               ? " {sharding.sharding = #sharding.sharding" +
                     randomMesh.sharding(value.rank(), false) + "}"
               : std::string();
  });
  program.ranges = std::move(ranges);
  return program;
}

} // namespace mlir::gspmd::fuzz
