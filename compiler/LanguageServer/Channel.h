//===- Channel.h - JSON-RPC messages over a pipe ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_LANGUAGESERVER_CHANNEL_H
#define GSPMD_COMPILER_LANGUAGESERVER_CHANNEL_H

#include "lib/Files/Json.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Logging.h"
#include "llvm/Support/LSP/Transport.h"

#include <optional>
#include <string>

namespace mlir::gspmd {

/// Messages from and to one peer. LLVM's transport replies to messages without
/// a handler; a channel returns them to its caller.
class Channel {
public:
  Channel(std::FILE *in, llvm::raw_ostream &out,
          llvm::lsp::JSONStreamStyle style, bool pretty)
      : in(in, style), out(out), pretty(pretty) {}

  /// Returns the next message; nullopt at the end of the input.
  std::optional<llvm::json::Value> read() {
    std::string text;
    while (!in.isEndOfInput() && !in.hasError()) {
      if (llvm::failed(in.readMessage(text)) || text.empty())
        continue;
      if (isJsonTooDeep(text)) {
        llvm::lsp::Logger::error(
            "a message is nested too deeply; the limit is {0} arrays and "
            "objects inside each other",
            kMaxJsonNesting);
        continue;
      }
      llvm::Expected<llvm::json::Value> message = llvm::json::parse(text);
      if (message)
        return std::move(*message);
      llvm::lsp::Logger::error("JSON parse error: {0}",
                               llvm::toString(message.takeError()));
    }
    return std::nullopt;
  }

  void write(const llvm::json::Value &message) {
    std::string text = llvm::formatv(pretty ? "{0:2}\n" : "{0}", message);
    out << "Content-Length: " << text.size() << "\r\n\r\n" << text;
    out.flush();
  }

private:
  llvm::lsp::JSONTransportInputOverFile in;
  llvm::raw_ostream &out;
  bool pretty;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_LANGUAGESERVER_CHANNEL_H
