//===- ShardingTextReader.cpp - Tokens of shardings of XLA ----------------===//

#include "lib/Algebra/Sharding/ShardingTextReader.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir::gspmd;
using llvm::SmallVectorImpl;
using llvm::StringRef;

bool ShardingTextReader::fail(const llvm::Twine &message) {
  size_t column = text.size() - rest.size() + 1;
  error = ("column " + llvm::Twine(column) + ": " + message).str();
  return false;
}

std::string ShardingTextReader::found() {
  skipSpace();
  if (rest.empty())
    return "the end";
  StringRef word = peekWord();
  return ("`" + (word.empty() ? rest.take_front() : word) + "`").str();
}

bool ShardingTextReader::tryConsume(StringRef token) {
  skipSpace();
  return rest.consume_front(token);
}

bool ShardingTextReader::consume(StringRef token) {
  return tryConsume(token) ||
         fail("expected `" + token + "`, found " + found());
}

bool ShardingTextReader::consumeInt(int64_t &value) {
  skipSpace();
  StringRef digits = rest.take_while(llvm::isDigit);
  if (digits.empty())
    return fail("expected a number, found " + found());
  if (digits.getAsInteger(10, value))
    return fail("number " + digits + " is too large");
  rest = rest.drop_front(digits.size());
  return true;
}

bool ShardingTextReader::consumeInts(StringRef close,
                                     SmallVectorImpl<int64_t> &values) {
  do {
    if (!consumeInt(values.emplace_back()))
      return false;
  } while (tryConsume(","));
  return consume(close);
}

StringRef ShardingTextReader::peekWord() {
  skipSpace();
  return rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
}

bool ShardingTextReader::consumeEnd() {
  skipSpace();
  return rest.empty() || fail("expected the end, found " + found());
}

bool ShardingTextReader::skipMetadata() {
  if (!consume("="))
    return false;
  skipSpace();
  if (!rest.starts_with("{"))
    return consume("{");
  size_t size = bracedLength(rest);
  if (size == StringRef::npos)
    return fail("metadata does not end");
  rest = rest.drop_front(size);
  return true;
}

size_t mlir::gspmd::bracedLength(StringRef text) {
  bool inString = false;
  int64_t depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString && c == '\\')
      ++i;
    else if (c == '"')
      inString = !inString;
    else if (!inString && c == '{')
      ++depth;
    else if (!inString && c == '}' && --depth == 0)
      return i + 1;
  }
  return StringRef::npos;
}
