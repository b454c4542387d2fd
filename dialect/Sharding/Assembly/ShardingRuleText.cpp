//===- ShardingRuleText.cpp - Assembly format of sharding rules -----------===//
//
// Factors are named i, j, ..., z, z_1, z_2, ...; a compound dimension is
// written by concatenating the names of its factors, one without factors is
// `_`.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Assembly/ShardingRuleText.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

static constexpr int64_t kLetters = 'z' - 'i' + 1;

std::string mlir::gspmd::sharding::factorName(int64_t factor) {
  if (factor < kLetters)
    return std::string(1, 'i' + factor);
  return "z_" + std::to_string(factor - kLetters + 1);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

void mlir::gspmd::sharding::printFactors(AsmPrinter &p,
                                         ArrayRef<int64_t> factors,
                                         StringRef emptyDim) {
  if (factors.empty())
    p << emptyDim;
  for (int64_t f : factors)
    p << factorName(f);
}

static void printTensors(AsmPrinter &p, ArrayAttr tensors, StringRef emptyDim) {
  p << "(";
  llvm::interleaveComma(tensors, p, [&](Attribute tensor) {
    p << "[";
    llvm::interleaveComma(cast<ArrayAttr>(tensor), p, [&](Attribute dim) {
      printFactors(p, cast<DenseI64ArrayAttr>(dim).asArrayRef(), emptyDim);
    });
    p << "]";
  });
  p << ")";
}

/// Returns the keyword of a factor kind; empty for pass-through.
static StringRef kindWord(FactorKind kind) {
  return kind == FactorKind::PassThrough ? "" : toString(kind);
}

static constexpr FactorKind kListedKinds[] = {
    FactorKind::Reduction, FactorKind::NeedReplication, FactorKind::Halo};
static constexpr StringLiteral kBlockedWord = "blocked_propagation";

void RuleAttr::print(AsmPrinter &p) const {
  p << "<";
  printBody(p);
  p << ">";
}

static void printFactorSet(AsmPrinter &p, StringRef word,
                           ArrayRef<int64_t> factors) {
  if (factors.empty())
    return;
  p << " " << word << "={";
  llvm::interleaveComma(factors, p, [&](int64_t f) { p << factorName(f); });
  p << "}";
}

void RuleAttr::printBody(AsmPrinter &p, StringRef emptyDim) const {
  printTensors(p, getOperands(), emptyDim);
  p << "->";
  printTensors(p, getResults(), emptyDim);
  if (!getSizes().empty()) {
    p << " {";
    llvm::interleaveComma(llvm::enumerate(getSizes()), p, [&](auto it) {
      p << factorName(it.index()) << "=" << it.value();
    });
    p << "}";
  }
  for (FactorKind kind : kListedKinds) {
    SmallVector<int64_t> factors;
    for (auto [i, k] : llvm::enumerate(getKinds()))
      if (k == static_cast<int64_t>(kind))
        factors.push_back(i);
    printFactorSet(p, kindWord(kind), factors);
  }
  printFactorSet(p, kBlockedWord, getBlocked());
  if (getIsCustom())
    p << ", custom";
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// Consumes one factor name at the front of `text`; returns -1 if there is
/// none.
static int64_t takeFactor(StringRef &text) {
  if (text.empty() || text.front() < 'i' || text.front() > 'z')
    return -1;
  int64_t factor = text.front() - 'i';
  text = text.drop_front();
  unsigned number;
  if (factor == kLetters - 1 && text.consume_front("_")) {
    if (text.consumeInteger(10, number) || number == 0)
      return -1;
    return kLetters + number - 1;
  }
  return factor;
}

ParseResult
mlir::gspmd::sharding::parseFactors(AsmParser &parser,
                                    SmallVectorImpl<int64_t> &factors) {
  if (succeeded(parser.parseOptionalStar()))
    return success();
  StringRef text;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&text))
    return failure();
  if (text == "_")
    return success();
  while (!text.empty()) {
    int64_t factor = takeFactor(text);
    if (factor < 0)
      return parser.emitError(loc)
             << "expected factor names i, j, ..., z, z_1, ..., found `" << text
             << "`";
    factors.push_back(factor);
  }
  return success();
}

using TensorOf = function_ref<ArrayAttr(Attribute)>;

static ParseResult parseTensors(AsmParser &parser, TensorOf tensorOf,
                                ArrayAttr &result) {
  Builder &b = parser.getBuilder();
  SmallVector<Attribute> tensors;
  auto parseDims = [&](Attribute &result, Type) -> ParseResult {
    SmallVector<Attribute> dims;
    auto parseDim = [&]() -> ParseResult {
      SmallVector<int64_t> factors;
      if (parseFactors(parser, factors))
        return failure();
      dims.push_back(b.getDenseI64ArrayAttr(factors));
      return success();
    };
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseDim))
      return failure();
    result = b.getArrayAttr(dims);
    return success();
  };
  auto parseTensor = [&]() -> ParseResult {
    Attribute tensor;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseCustomAttributeWithFallback(tensor, Type(), parseDims))
      return failure();
    if (!isa<ArrayAttr>(tensor))
      tensor = tensorOf ? tensorOf(tensor) : ArrayAttr();
    if (!tensor)
      return parser.emitError(loc,
                              "expected the factors of a tensor: `[i, j]`");
    tensors.push_back(tensor);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseTensor))
    return failure();
  result = b.getArrayAttr(tensors);
  return success();
}

static ParseResult parseSizes(AsmParser &parser,
                              SmallVectorImpl<int64_t> &sizes) {
  auto parseOne = [&]() -> ParseResult {
    SmallVector<int64_t> factor;
    SMLoc loc = parser.getCurrentLocation();
    if (parseFactors(parser, factor) || parser.parseEqual())
      return failure();
    if (factor.size() != 1 || factor[0] != (int64_t)sizes.size())
      return parser.emitError(loc)
             << "expected the size of factor " << factorName(sizes.size());
    return parser.parseInteger(sizes.emplace_back());
  };
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalBraces,
                                        parseOne);
}

/// Parses `{i, k}`: a subset of `numFactors` factors, in order.
static ParseResult parseFactorSet(AsmParser &parser, int64_t numFactors,
                                  SmallVectorImpl<int64_t> &set) {
  auto parseOne = [&]() -> ParseResult {
    SmallVector<int64_t> factor;
    SMLoc loc = parser.getCurrentLocation();
    if (parseFactors(parser, factor))
      return failure();
    if (factor.size() != 1 || factor[0] >= numFactors)
      return parser.emitError(loc) << "expected one of the rule's factors";
    if (!set.empty() && set.back() >= factor[0])
      return parser.emitError(loc)
             << "factor " << factorName(factor[0]) << " comes after "
             << factorName(set.back()) << "; expected each once and in order";
    set.push_back(factor[0]);
    return success();
  };
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, parseOne);
}

static ParseResult parseKinds(AsmParser &parser, MutableArrayRef<int64_t> kinds,
                              SmallVectorImpl<int64_t> &blocked) {
  StringRef word, before;
  SMLoc loc = parser.getCurrentLocation();
  const FactorKind *next = std::begin(kListedKinds);
  while (succeeded(parser.parseOptionalKeyword(&word))) {
    auto *kind = llvm::find_if(
        kListedKinds, [&](FactorKind k) { return kindWord(k) == word; });
    bool isBlocking = word == kBlockedWord;
    if (kind == std::end(kListedKinds) && !isBlocking)
      return parser.emitError(loc) << "unknown factor kind `" << word << "`";
    // Blocked factors come last.
    if (kind < next || before == kBlockedWord)
      return parser.emitError(loc)
             << "`" << word << "` comes after `" << before
             << "`; expected reduction, need_replication, permutation, "
                "blocked_propagation, each once and in this order";
    before = word;
    next = isBlocking ? kind : kind + 1;
    SmallVector<int64_t> set;
    if (parser.parseEqual() || parseFactorSet(parser, kinds.size(), set))
      return failure();
    if (isBlocking) {
      blocked = std::move(set);
      loc = parser.getCurrentLocation();
      continue;
    }
    for (int64_t f : set) {
      if (kinds[f] != static_cast<int64_t>(FactorKind::PassThrough))
        return parser.emitError(loc)
               << "factor " << factorName(f) << " is of two kinds";
      kinds[f] = static_cast<int64_t>(*kind);
    }
    loc = parser.getCurrentLocation();
  }
  return success();
}

Attribute RuleAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  Attribute rule = parseBody(parser);
  return rule && succeeded(parser.parseGreater()) ? rule : Attribute();
}

/// Returns the error of an invalid rule; nullopt if it is valid.
static std::optional<std::string> findError(const FactorMap &map,
                                            unsigned numSizes) {
  for (unsigned t = 0; t < map.numTensors(); ++t) {
    llvm::SmallDenseSet<unsigned> seen;
    for (const DimFactors &dim : map.tensor(t)) {
      int64_t size = 1;
      for (unsigned f : dim) {
        if (f >= numSizes)
          return "factor " + factorName(f) + " has no size";
        if (!seen.insert(f).second)
          return "factor " + factorName(f) + " is twice in one tensor";
        if (map.factor(f).size < 0)
          return "factor " + factorName(f) + " has size " +
                 std::to_string(map.factor(f).size) + "; expected none below 0";
        if (llvm::MulOverflow(size, map.factor(f).size, size))
          return "a dimension is too large: the product of its factors is not "
                 "below 2^63";
      }
    }
  }
  return std::nullopt;
}

Attribute RuleAttr::parseBody(AsmParser &parser) {
  return parseRuleBody(parser, {});
}

Attribute mlir::gspmd::sharding::parseRuleBody(AsmParser &parser,
                                               TensorOf tensorOf) {
  ArrayAttr operands, results;
  SmallVector<int64_t> sizes;
  SMLoc loc = parser.getCurrentLocation();
  if (parseTensors(parser, tensorOf, operands) || parser.parseArrow() ||
      parseTensors(parser, tensorOf, results) || parseSizes(parser, sizes))
    return {};
  SmallVector<int64_t> kinds(sizes.size(), 0), blocked;
  if (parseKinds(parser, kinds, blocked))
    return {};
  bool isCustom = succeeded(parser.parseOptionalComma());
  if (isCustom && parser.parseKeyword("custom", " after the rule"))
    return {};
  auto rule = RuleAttr::get(parser.getContext(), sizes, kinds, blocked,
                            operands, results, isCustom);
  if (std::optional<std::string> error =
          findError(rule.toFactorMap(), sizes.size())) {
    parser.emitError(loc) << *error;
    return {};
  }
  return rule;
}
