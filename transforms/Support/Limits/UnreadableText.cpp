//===- UnreadableText.cpp - Texts that the parser cannot read -------------===//

#include "transforms/Support/Limits/UnreadableText.h"
#include "transforms/Support/Limits/Nesting.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

namespace mlir::gspmd {
namespace {

/// The sum of the largest numbers of results, in addition to what is
/// proportional to the text.
constexpr uint64_t kMaxResults = uint64_t(1) << 20;

/// Reads a text token by token, as far as its limits need.
class TextScanner {
public:
  explicit TextScanner(StringRef text) : text(text) {}

  std::optional<UnreadableText> run() {
    while (at < text.size())
      if (!step())
        return describe();
    return std::nullopt;
  }

private:
  /// Consumes one token; returns false at one that cannot be read.
  bool step() {
    switch (text[at]) {
    case '"':
      return readString();
    case '/':
      return readSlash();
    case '\n':
      return readLineEnd();
    case 'd':
    case 'l':
    case 'p':
      return readWordOfLinalg();
    case 't':
    case 'v':
      return readWord();
    case '#':
    case '!':
      return readReference();
    case '%':
      return readValue();
    case '=':
      numOperators = 0;
      at += text.substr(at + 1).starts_with(">");
      break;
    case ':':
      if (elements == Elements::Operands && levels() == levelsOfElements)
        elements = Elements::Type;
      [[fallthrough]];
    case ',':
      numOperators = 0;
      break;
    case '-':
      return readMinus();
    case '+':
    case '*':
      return readOperator();
    case 'c':
    case 'f':
    case 'm':
      return isDivision() ? readOperator() : skipTo(at + 1);
    case '{':
    case '(':
    case '[':
    case '<':
      return open(kindOf(text[at]));
    case ')':
    case ']':
    case '}':
      close(kindOf(text[at]));
      break;
    case '>': // `>=` is a comparison of an integer set
      if (!text.substr(at + 1).starts_with("="))
        close(kindOf('>'));
      break;
    default:
      break;
    }
    ++at;
    return true;
  }

  bool readLineEnd() {
    if (levels() == 0)
      endDefinition();
    return skipTo(at + 1);
  }

  /// Reads a string, which may be the name of an op in the generic form.
  bool readString() {
    numOperators = 0;
    findOpOfElements(text.substr(at + 1), /*isGeneric=*/true);
    at = endOfString();
    return true;
  }

  /// Reads a comment, or a slash that begins none.
  bool readSlash() {
    at = text.substr(at).starts_with("//") ? text.find('\n', at) : at + 1;
    at = std::min(at, text.size());
    return true;
  }

  /// Reads an operator, or `->`, whose second character closes no bracket.
  bool readMinus() {
    if (!text.substr(at + 1).starts_with(">"))
      return readOperator();
    isResult = true;
    at += 2;
    return true;
  }

  /// Reads the first letter of a word that may be a type or the op
  /// `tensor.from_elements`.
  bool readWord() {
    findOpOfElements(text.substr(at), /*isGeneric=*/false);
    if (elements == Elements::Type && isShaped(text.substr(at)))
      return haveOperands(numElements(text.substr(at)));
    ++at;
    return true;
  }

  /// Reads `%name#3`, a result of an op. MLIR's parser reserves memory for as
  /// many results, before it knows whether an op has them.
  bool readValue() {
    size_t end = endOfName();
    StringRef rest = text.substr(end);
    uint64_t number = 0;
    if (!rest.consume_front("#") || rest.empty() ||
        !llvm::isDigit(rest.front()))
      return skipTo(end);
    if (rest.consumeInteger(10, number))
      number = std::numeric_limits<uint64_t>::max();
    uint64_t &largest = numbers[text.slice(at, end)];
    if (number <= largest)
      return skipTo(end);
    numResults = llvm::SaturatingAdd(numResults, number - largest);
    largest = number;
    tooManyResults = numResults > kMaxResults + 4 * text.size();
    return !tooManyResults && skipTo(end);
  }

  bool skipTo(size_t end) {
    at = end;
    return true;
  }

  /// Records an op with a list of integers, whose absence is an error after
  /// which MLIR's parser dereferences a null pointer.
  void findOpOfList(StringRef rest) {
    StringRef name = rest.starts_with("linalg.transpose") ? "permutation"
                     : rest.starts_with("linalg.reduce") ||
                             rest.starts_with("linalg.broadcast")
                         ? "dimensions"
                         : "";
    if (name.empty())
      return;
    nameOfList = name;
    levelsOfList = levels();
  }

  /// Reads the first letter of a word that may be such an op or the name of its
  /// list.
  bool readWordOfLinalg() {
    StringRef rest = text.substr(at);
    findOpOfList(rest);
    bool isName = !nameOfList.empty() && levels() == levelsOfList &&
                  (at == 0 || llvm::isSpace(text[at - 1])) &&
                  rest.consume_front(nameOfList);
    rest = rest.ltrim();
    if (!isName || !rest.consume_front("="))
      return skipTo(at + 1);
    nameOfList = "";
    noList = !isListOfIntegers(rest.ltrim());
    return !noList && skipTo(at + 1);
  }

  /// Returns true at `[1, -2]`, with numbers of 64 bits.
  static bool isListOfIntegers(StringRef rest) {
    if (!rest.consume_front("["))
      return false;
    rest = rest.ltrim();
    if (rest.starts_with("]"))
      return true;
    int64_t number;
    while (!rest.consumeInteger(10, number)) {
      rest = rest.ltrim();
      if (!rest.consume_front(","))
        return rest.starts_with("]");
      rest = rest.ltrim();
    }
    return false;
  }

  /// Reads an operator of affine expressions, each of which is a level.
  bool readOperator() {
    if (++numOperators > kMaxNesting)
      return false;
    ++at;
    return true;
  }

  /// Reads an opening bracket.
  bool open(unsigned kind) {
    if (kind == kindOf('{'))
      numOperators = 0;
    ++numOpen[kind];
    if (!reach(levels()) || numOpen[kindOf('{')] > kMaxRegionNesting)
      return false;
    ++at;
    return true;
  }

  /// Returns true at an operator of affine expressions that is a word.
  bool isDivision() const {
    StringRef rest = text.substr(at);
    return (at == 0 || text[at - 1] == ' ') &&
           (rest.starts_with("mod ") || rest.starts_with("floordiv ") ||
            rest.starts_with("ceildiv "));
  }

  /// A string ends with its line if the quote is missing.
  size_t endOfString() const {
    for (size_t i = at + 1; i < text.size(); ++i) {
      if (text[i] == '\\')
        ++i;
      else if (text[i] == '"' || text[i] == '\n')
        return i + 1;
    }
    return text.size();
  }

  /// Returns the end of the name after the sign here.
  size_t endOfName() const {
    size_t end = at + 1;
    while (end < text.size() &&
           (llvm::isAlnum(text[end]) || StringRef("_$.-").contains(text[end])))
      ++end;
    return end;
  }

  /// Reads `#name` or `!name`: the definition of an alias at the begin of a
  /// line, or a use of one.
  bool readReference() {
    size_t end = endOfName();
    StringRef name = text.slice(at, end);
    StringRef rest = text.substr(end).ltrim(" \t");
    bool isDefinition = levels() == 0 && isFirstOfLine() &&
                        rest.starts_with("=") && !rest.starts_with("==");
    if (isDefinition) {
      endDefinition();
      beginDefinition(name, rest.drop_front().ltrim());
    } else {
      Alias used = aliases.lookup(name);
      if (!reach(levels() + used.levels) || !expand(used.numCharacters) ||
          (elements == Elements::Type && !haveOperands(used.numElements)))
        return false;
    }
    at = end;
    return true;
  }

  /// Records the alias `name`, whose definition begins with `value`.
  void beginDefinition(StringRef name, StringRef value) {
    alias = &aliases[name];
    alias->numElements = numElements(value);
    alias->isLocation = value.starts_with("loc(");
    beginOfAlias = at;
  }

  /// Locations are printed by aliases, so they stand for no more text.
  void endDefinition() {
    if (alias)
      alias->numCharacters = alias->isLocation
                                 ? 0
                                 : llvm::SaturatingAdd<uint64_t>(
                                       alias->numCharacters, at - beginOfAlias);
    alias = nullptr;
  }

  /// Records a use of an alias that stands for `count` characters. Returns
  /// false if the text stands for too many. A printed program has its aliases
  /// where they are used, so it grows with their number, but not by much.
  bool expand(uint64_t count) {
    uint64_t &sum = alias ? alias->numCharacters : numCharacters;
    sum = llvm::SaturatingAdd(sum, count);
    tooLong = sum > kMaxExpansion + 16 * text.size();
    return !tooLong;
  }

  /// Records an op whose operands are the elements of its result.
  void findOpOfElements(StringRef rest, bool isGeneric) {
    if (!rest.starts_with("tensor.from_elements") &&
        !rest.starts_with("vector.from_elements"))
      return;
    elements = Elements::Operands;
    levelsOfElements = levels();
    isResult = !isGeneric;
  }

  static bool isShaped(StringRef rest) {
    return rest.starts_with("tensor<") || rest.starts_with("vector<");
  }

  /// Returns the elements of the type `tensor<4x8xf32>` or `vector<4xf32>` at
  /// the begin of `rest`, at most 2^64 - 1; 0 of any other text.
  static uint64_t numElements(StringRef rest) {
    if (!rest.consume_front("tensor<") && !rest.consume_front("vector<"))
      return 0;
    uint64_t count = 1, size;
    while (!rest.consumeInteger(10, size) && rest.consume_front("x"))
      count = llvm::SaturatingMultiply(count, size);
    return count;
  }

  /// Consumes a character of a type if `count` operands fit into the text.
  bool haveOperands(uint64_t count) {
    if (isResult)
      elements = Elements::None;
    tooMany = count > text.size() ? count : 0;
    at += tooMany == 0;
    return tooMany == 0;
  }

  bool isFirstOfLine() const {
    StringRef before = text.take_front(at).rtrim(" \t");
    return before.empty() || before.ends_with("\n");
  }

  /// Records that the text has `count` levels here. Returns false if that is
  /// more than kMaxNesting.
  bool reach(unsigned count) {
    if (alias)
      alias->levels = std::max(alias->levels, count + 1);
    return count <= kMaxNesting;
  }

  unsigned levels() const {
    return numOpen[0] + numOpen[1] + numOpen[2] + numOpen[3];
  }
  void close(unsigned kind) { numOpen[kind] -= numOpen[kind] > 0; }

  static unsigned kindOf(char bracket) {
    return bracket == '(' || bracket == ')'   ? 0
           : bracket == '[' || bracket == ']' ? 1
           : bracket == '{' || bracket == '}' ? 2
                                              : 3;
  }

  UnreadableText describe() const {
    StringRef before = text.take_front(at);
    size_t lineBegin = before.rfind('\n') + 1; // 0 without a line break
    return {at, unsigned(before.count('\n')) + 1, unsigned(at - lineBegin) + 1,
            reason()};
  }

  std::string reason() const {
    if (tooMany)
      return "has a 'from_elements' with fewer operands than its result has "
             "elements: " +
             std::to_string(tooMany);
    if (tooManyResults)
      return "has a result with a larger number than the text has types";
    if (noList)
      return "has an op of linalg without the list of integers that it needs";
    return tooLong ? expansionMessage() : deepNestingMessage();
  }

  StringRef text;
  size_t at = 0;
  /// The number of open brackets of each kind. An unbalanced one of a kind
  /// does not hide those of the others.
  unsigned numOpen[4] = {};
  /// The number of operators of the affine expression here: the parser calls
  /// itself for each of a sum, and the sum is as deep.
  unsigned numOperators = 0;
  /// The part that is read next of an op that creates a tensor from elements.
  enum class Elements { None, Operands, Type };
  Elements elements = Elements::None;
  unsigned levelsOfElements = 0;
  bool isResult = false; ///< types here are of results
  uint64_t tooMany = 0;  ///< elements of the type that cannot be read
  struct Alias {
    unsigned levels = 0;
    uint64_t numElements = 0;   ///< of a shaped type
    uint64_t numCharacters = 0; ///< with those of the aliases that it uses
    bool isLocation = false;
  };
  llvm::StringMap<Alias> aliases;
  Alias *alias = nullptr;     ///< the one that is being defined
  size_t beginOfAlias = 0;    ///< the place of its definition
  uint64_t numCharacters = 0; ///< of the aliases that ops use
  bool tooLong = false;       ///< the text stands for too many characters
  /// The largest number of a result of each name, and their sum.
  llvm::StringMap<uint64_t> numbers;
  uint64_t numResults = 0;
  bool tooManyResults = false;
  /// The name of the list that the op here needs, and its levels.
  StringRef nameOfList;
  unsigned levelsOfList = 0;
  bool noList = false; ///< the list is malformed
};

} // namespace

std::optional<UnreadableText> findUnreadableText(StringRef text) {
  return TextScanner(text).run();
}

} // namespace mlir::gspmd
