//===- ShardingTextReader.h - Tokens of shardings of XLA --------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_SHARDING_SHARDINGTEXTREADER_H
#define GSPMD_LIB_ALGEBRA_SHARDING_SHARDINGTEXTREADER_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <string>

namespace mlir::gspmd {

/// The tokens that the parsers of XLA's texts of shardings share. Every method
/// that fails sets the error (the column, what was expected and what was found)
/// and returns false. Spaces before a token are skipped.
class ShardingTextReader {
protected:
  ShardingTextReader(llvm::StringRef text, std::string &error)
      : text(text), rest(text), error(error) {}

  bool fail(const llvm::Twine &message);
  /// Returns the next token for a message.
  std::string found();
  void skipSpace() { rest = rest.ltrim(); }
  bool tryConsume(llvm::StringRef token);
  bool consume(llvm::StringRef token);
  /// Consumes a number that is not negative.
  bool consumeInt(int64_t &value);
  /// Consumes one or more numbers with commas between them, and `close`.
  bool consumeInts(llvm::StringRef close,
                   llvm::SmallVectorImpl<int64_t> &values);
  /// Returns the next word, which may be empty, and does not consume it.
  llvm::StringRef peekWord();
  /// Succeeds at the end of the text.
  bool consumeEnd();
  /// Consumes `={...}`.
  bool skipMetadata();

  llvm::StringRef text, rest;
  std::string &error;
};

/// Returns the size of the text in braces at the start of `text`, with the
/// braces; npos if it does not end. Strings in it may contain braces.
size_t bracedLength(llvm::StringRef text);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_SHARDINGTEXTREADER_H
