//===- ParsePipeline.cpp - Pipelines in textual form ----------------------===//

#include "gspmd/Registration/ParsePipeline.h"

#include "compiler/Registration/PipelineNesting.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace {
/// Searches for passes that cannot run on the op in which they are nested. Text
/// that is invalid for another reason is accepted: MLIR's parser reports that.
class NestingCheck {
public:
  explicit NestingCheck(StringRef text) : rest(text) {}

  /// Checks a list of passes on ops `anchor` up to its closing parenthesis.
  bool checkList(StringRef anchor) {
    do {
      if (!checkElement(anchor))
        return false;
    } while (consume(','));
    return true;
  }

  std::string error;

private:
  bool consume(char c) {
    rest = rest.ltrim();
    return rest.consume_front(StringRef(&c, 1));
  }

  bool checkElement(StringRef anchor) {
    rest = rest.ltrim();
    StringRef name =
        rest.take_until([](char c) { return StringRef("(){},").contains(c); });
    rest = rest.drop_front(name.size());
    name = name.rtrim();
    if (consume('(')) {
      if (!checkList(name))
        return false;
      (void)consume(')');
      return true;
    }
    return checkPass(name, takeOptions(), anchor);
  }

  /// Returns the text between the braces that follow.
  StringRef takeOptions() {
    StringRef text = rest.ltrim();
    if (!text.starts_with("{"))
      return {};
    size_t depth = 0;
    for (size_t i = 0; i < text.size(); ++i) {
      depth += (text[i] == '{') - (text[i] == '}');
      if (depth == 0) {
        rest = text.drop_front(i + 1);
        return text.slice(1, i);
      }
    }
    rest = {};
    return {};
  }

  bool checkPass(StringRef name, StringRef options, StringRef anchor) {
    const PassRegistryEntry *entry = PassPipelineInfo::lookup(name);
    if (!entry)
      entry = PassInfo::lookup(name);
    OpPassManager onAnyOp;
    auto ignore = [](const Twine &) { return failure(); };
    if (!entry || anchor == onAnyOp.getOpAnchorName() ||
        failed(entry->addToPipeline(onAnyOp, options, ignore)))
      return true;
    for (Pass &pass : onAnyOp.getPasses()) {
      std::optional<StringRef> op = pass.getOpName();
      if (!op || *op == anchor)
        continue;
      error = ("pass '" + name + "' is in a pipeline on '" + anchor +
               "': expected '" + *op + "(" + name + ")', as it runs on '" +
               *op + "' only")
                  .str();
      return false;
    }
    return true;
  }

  StringRef rest;
};
} // namespace

/// Returns true if `text` closes no parenthesis that it does not open.
static bool isBalanced(StringRef text) {
  int depth = 0;
  for (char c : text)
    if ((depth += (c == '(') - (c == ')')) < 0)
      return false;
  return true;
}

std::optional<std::string> mlir::gspmd::parsePipeline(StringRef text,
                                                      OpPassManager &pm) {
  if (std::optional<std::string> error = checkPipelineNesting(text))
    return error;
  StringRef anchor = ModuleOp::getOperationName();
  // The form of --pass-pipeline, with the op on which the pipeline runs.
  text = text.trim();
  StringRef passes = text;
  if (passes.consume_front((anchor + "(").str()) && passes.consume_back(")") &&
      isBalanced(passes))
    text = passes;
  NestingCheck check(text);
  if (!check.checkList(anchor))
    return check.error;
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  if (failed(parsePassPipeline(text, pm, stream)))
    return StringRef(errors).trim().str();
  return std::nullopt;
}
