//===- Channel.cpp - JSON-RPC messages over a pipe ------------------------===//

#include "compiler/LanguageServer/Channel.h"

#include "lib/Files/Json.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/LSP/Logging.h"

#include <algorithm>

using namespace mlir::gspmd;
namespace json = llvm::json;

/// The limit of a message, which contains a document at most.
static constexpr uint64_t kMaxMessageBytes = uint64_t(1) << 28;
/// The limit of a header line, which contains a number at most.
static constexpr size_t kMaxHeaderBytes = 4096;

std::nullopt_t Channel::reject(const std::string &reason) {
  llvm::errs() << "gspmd-lsp-server: error: " << reason << "\n";
  isRejected = true;
  return std::nullopt;
}

std::optional<std::string> Channel::readHeaderLine() {
  std::string line;
  for (int c; (c = std::fgetc(in)) != EOF;) {
    if (c == '\n')
      return llvm::StringRef(line).rtrim('\r').str();
    if (line.size() == kMaxHeaderBytes)
      return reject(llvm::formatv("a header line of a message has more than "
                                  "{0} bytes",
                                  kMaxHeaderBytes));
    line += static_cast<char>(c);
  }
  return std::nullopt;
}

std::optional<std::string> Channel::readStandardMessage() {
  uint64_t length = 0;
  while (true) {
    std::optional<std::string> line = readHeaderLine();
    if (!line)
      return std::nullopt;
    llvm::StringRef field(*line);
    if (field.consume_front_insensitive("content-length:")) {
      if (field.trim().getAsInteger(10, length))
        return reject("Content-Length is '" + field.trim().str() +
                      "'; expected a number of bytes");
    } else if (field.empty() && length > 0) {
      break;
    }
  }
  if (length > kMaxMessageBytes)
    return reject(llvm::formatv("a message has {0} bytes; the limit is {1}",
                                length, kMaxMessageBytes));
  // Memory grows with what arrives.
  constexpr size_t kChunkBytes = size_t(1) << 20;
  std::string text;
  while (text.size() < length) {
    size_t before = text.size();
    text.resize(std::min<size_t>(length, before + kChunkBytes));
    size_t count = std::fread(&text[before], 1, text.size() - before, in);
    if (count == 0)
      return std::nullopt;
    text.resize(before + count);
  }
  return text;
}

std::optional<std::string> Channel::readText() {
  if (style == llvm::lsp::Standard)
    return readStandardMessage();
  std::string text;
  (void)delimited.readMessage(text); // empty after an error
  return text;
}

std::optional<json::Value> Channel::read() {
  while (!isRejected && !std::feof(in) && !std::ferror(in)) {
    std::optional<std::string> text = readText();
    if (!text)
      return std::nullopt;
    if (text->empty())
      continue;
    if (isJsonTooDeep(*text)) {
      llvm::lsp::Logger::error(
          "a message is nested too deeply; the limit is {0} arrays and "
          "objects inside each other",
          kMaxJsonNesting);
      continue;
    }
    llvm::Expected<json::Value> message = json::parse(*text);
    if (message)
      return std::move(*message);
    llvm::lsp::Logger::error("JSON parse error: {0}",
                             llvm::toString(message.takeError()));
  }
  return std::nullopt;
}

void Channel::write(const json::Value &message) {
  std::string text = llvm::formatv(pretty ? "{0:2}\n" : "{0}", message);
  out << "Content-Length: " << text.size() << "\r\n\r\n" << text;
  out.flush();
}
