//===- LanguageServer.cpp - Relay between the editor and MLIR's server ----===//

#include "compiler/LanguageServer/LanguageServer.h"

#include "compiler/Formats/Formats.h"
#include "compiler/LanguageServer/Channel.h"
#include "compiler/LanguageServer/Markdown.h"
#include "compiler/LanguageServer/ShardedDocument.h"
#include "lib/Progress/Thread.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"

#include <atomic>
#include <optional>
#include <sys/wait.h>
#include <unistd.h>

// Excludes the rest of mlir, which has a namespace lsp, too.
using llvm::failed;
using mlir::DialectRegistry;
using namespace mlir::gspmd;
namespace json = llvm::json;
namespace lsp = llvm::lsp;

namespace {

template <typename T>
std::optional<T> parse(const json::Value *value) {
  T result;
  json::Path::Root root;
  if (value && fromJSON(*value, result, root))
    return result;
  return std::nullopt;
}

/// Relays messages; tracks open documents and pending requests.
class MessageRelay {
public:
  MessageRelay(Channel &editor, Channel &server, DialectRegistry &registry)
      : editor(editor), server(server), registry(registry) {}

  /// Relays messages of the editor until it sends `exit` or closes the input.
  void runToServer() {
    while (std::optional<json::Value> message = editor.read()) {
      if (json::Object *object = message->getAsObject()) {
        track(*object);
        makeReadable(*object);
        isStopping = object->getString("method") == "exit";
      }
      server.write(*message);
      if (isStopping)
        return;
    }
    isStopping = true;
  }

  void runToEditor() {
    while (std::optional<json::Value> message = server.read()) {
      if (json::Object *object = message->getAsObject())
        add(*object);
      editor.write(*message);
    }
  }

  /// Returns true if MLIR's server is expected to stop.
  bool mayStop() const { return isStopping; }

private:
  struct Document {
    std::string text;
    std::unique_ptr<ShardedDocument> sharded; ///< null if not yet analyzed
  };
  /// Extends a reply of MLIR's server.
  using Change = std::function<void(json::Object &reply)>;

  static std::string idOf(const json::Object &message) {
    const json::Value *id = message.get("id");
    return id ? llvm::formatv("{0}", *id).str() : "";
  }

  ShardedDocument *analyze(const lsp::URIForFile &uri) {
    auto found = documents.find(uri.uri().str());
    if (found == documents.end())
      return nullptr;
    Document &document = found->second;
    if (!document.sharded)
      document.sharded = std::make_unique<ShardedDocument>(
          document.text, llvm::sys::path::filename(uri.file()), registry);
    return document.sharded.get();
  }

  /// Converts the text of a document to the syntax that MLIR's parser reads,
  /// with the same length. Changes are replaced by the new text: nesting, for
  /// instance, is a property of all of it.
  void makeReadable(json::Object &message) {
    json::Object *params = message.getObject("params");
    json::Object *holder = params ? params->getObject("textDocument") : nullptr;
    if (!holder)
      return;
    if (auto text = holder->getString("text")) {
      (*holder)["text"] = toReadableText(*text);
      return;
    }
    auto uri = parse<lsp::URIForFile>(holder->get("uri"));
    if (!uri || !params->getArray("contentChanges"))
      return;
    std::lock_guard<std::mutex> guard(mutex);
    auto found = documents.find(uri->uri().str());
    if (found != documents.end())
      (*params)["contentChanges"] = json::Array{
          json::Object{{"text", toReadableText(found->second.text)}}};
  }

  /// Tracks the documents and requests of the editor.
  void track(const json::Object &message) {
    llvm::StringRef method = message.getString("method").value_or("");
    const json::Value *params = message.get("params");
    std::lock_guard<std::mutex> guard(mutex);
    if (method == "textDocument/didOpen") {
      if (auto open = parse<lsp::DidOpenTextDocumentParams>(params))
        documents[open->textDocument.uri.uri().str()] = {
            std::move(open->textDocument.text), nullptr};
    } else if (method == "textDocument/didChange") {
      trackChange(params);
    } else if (method == "textDocument/didClose") {
      if (auto close = parse<lsp::DidCloseTextDocumentParams>(params))
        documents.erase(close->textDocument.uri.uri().str());
    } else if (method == "initialize") {
      changes[idOf(message)] = addCapabilities;
    } else if (method == "textDocument/hover") {
      trackHover(idOf(message), params);
    } else if (method == "textDocument/inlayHint") {
      trackHints(idOf(message), params);
    }
  }

  void trackChange(const json::Value *params) {
    auto change = parse<lsp::DidChangeTextDocumentParams>(params);
    if (!change)
      return;
    auto found = documents.find(change->textDocument.uri.uri().str());
    if (found == documents.end())
      return;
    (void)lsp::TextDocumentContentChangeEvent::applyTo(change->contentChanges,
                                                       found->second.text);
    found->second.sharded.reset();
  }

  static void addCapabilities(json::Object &reply) {
    if (json::Object *result = reply.getObject("result"))
      if (json::Object *capabilities = result->getObject("capabilities"))
        (*capabilities)["inlayHintProvider"] = true;
  }

  void trackHover(const std::string &id, const json::Value *params) {
    auto at = parse<lsp::TextDocumentPositionParams>(params);
    ShardedDocument *text = at ? analyze(at->textDocument.uri) : nullptr;
    std::string markdown = text ? text->hoverAt(at->position) : "";
    changes[id] = [markdown](json::Object &reply) {
      json::Object *result = reply.getObject("result");
      json::Object *contents = result ? result->getObject("contents") : nullptr;
      if (!contents) {
        if (!markdown.empty())
          reply["result"] =
              json::Object{{"contents", json::Object{{"kind", "markdown"},
                                                     {"value", markdown}}}};
        return;
      }
      std::string rest =
          toMarkdownBlockOfHover(contents->getString("value").value_or(""));
      *contents = json::Object{
          {"kind", "markdown"},
          {"value", markdown.empty() ? rest : markdown + "\n***\n" + rest}};
    };
  }

  /// MLIR's server does not implement the request. Its error reply keeps the
  /// order of replies.
  void trackHints(const std::string &id, const json::Value *params) {
    auto in = parse<lsp::InlayHintsParams>(params);
    ShardedDocument *text = in ? analyze(in->textDocument.uri) : nullptr;
    json::Array hints;
    if (text)
      for (const lsp::InlayHint &hint : text->hintsIn(in->range))
        hints.push_back(toJSON(hint));
    changes[id] = [hints = std::move(hints)](json::Object &reply) {
      reply.erase("error");
      reply["result"] = json::Array(hints);
    };
  }

  /// Extends a message of MLIR's server.
  void add(json::Object &message) {
    std::lock_guard<std::mutex> guard(mutex);
    if (message.getString("method") == "textDocument/publishDiagnostics")
      return addDiagnostics(message.getObject("params"));
    auto found = changes.find(idOf(message));
    if (message.get("method") || found == changes.end())
      return;
    found->second(message);
    changes.erase(found);
  }

  void addDiagnostics(json::Object *params) {
    std::optional<lsp::URIForFile> uri =
        params ? parse<lsp::URIForFile>(params->get("uri")) : std::nullopt;
    json::Array *list = params ? params->getArray("diagnostics") : nullptr;
    ShardedDocument *text = uri && list ? analyze(*uri) : nullptr;
    if (!text)
      return;
    for (const lsp::Diagnostic &diagnostic : text->getDiagnostics())
      list->push_back(toJSON(diagnostic));
  }

  Channel &editor, &server;
  DialectRegistry &registry;
  std::atomic<bool> isStopping = false;
  std::mutex mutex; ///< protects the members below
  std::map<std::string, Document> documents;
  std::map<std::string, Change> changes;
};

/// The pipes between this process and MLIR's server.
struct Pipes {
  int toServer[2], toEditor[2];
};

/// Runs MLIR's server with the pipes as stdin and stdout. Does not return.
[[noreturn]] void runServer(const Pipes &pipes, const std::string &log,
                            DialectRegistry &registry) {
  dup2(pipes.toServer[0], STDIN_FILENO);
  dup2(pipes.toEditor[1], STDOUT_FILENO);
  for (int end : {pipes.toServer[0], pipes.toServer[1], pipes.toEditor[0],
                  pipes.toEditor[1]})
    close(end);
  // The server registers options of its own, some with equal names.
  llvm::cl::ResetCommandLineParser();
  std::string name = "mlir-lsp-server", level = "--log=" + log;
  char *arguments[] = {name.data(), level.data(), nullptr};
  exit(failed(mlir::MlirLspServerMain(2, arguments, registry)));
}

} // namespace

int mlir::gspmd::serveLanguage(const LanguageServerSettings &settings,
                               DialectRegistry &registry) {
  namespace lsp = llvm::lsp;
  Pipes pipes;
  if (pipe(pipes.toServer) || pipe(pipes.toEditor)) {
    llvm::errs() << "gspmd-lsp-server: error: cannot make pipes\n";
    return 1;
  }
  pid_t server = fork();
  if (server < 0) {
    llvm::errs() << "gspmd-lsp-server: error: cannot start MLIR's server\n";
    return 1;
  }
  if (server == 0)
    runServer(pipes, settings.log, registry);
  close(pipes.toServer[0]);
  close(pipes.toEditor[1]);
  std::FILE *fromServer = fdopen(pipes.toEditor[0], "r");
  auto toServer = std::make_unique<llvm::raw_fd_ostream>(pipes.toServer[1],
                                                         /*shouldClose=*/true);
  Channel editorSide(stdin, llvm::outs(), settings.inputStyle, settings.pretty);
  Channel serverSide(fromServer, *toServer, lsp::Standard, /*pretty=*/false);
  MessageRelay relay(editorSide, serverSide, registry);
  Thread back = Thread::start([&] {
    relay.runToEditor();
    if (relay.mayStop())
      return;
    llvm::errs() << "gspmd-lsp-server: error: MLIR's server has stopped\n";
    _exit(1); // the other thread is blocked on the editor
  });
  if (back.joinable())
    relay.runToServer();
  else
    llvm::errs() << "gspmd-lsp-server: error: "
                 << describeMissingThread("relay messages to the editor")
                 << "\n";
  bool isRelayed = back.joinable();
  toServer.reset(); // the server reads the end of its input
  back.join();
  fclose(fromServer);
  int status = 0;
  waitpid(server, &status, 0);
  return isRelayed && !editorSide.hasRejected() && WIFEXITED(status)
             ? WEXITSTATUS(status)
             : 1;
}
