//===- PipelineNesting.cpp - Limit of nested pipelines --------------------===//
#include "compiler/Registration/PipelineNesting.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

std::optional<std::string> mlir::gspmd::checkPipelineNesting(StringRef text) {
  constexpr unsigned kMaxLevels = 1000;
  unsigned level = 0;
  for (char c : text) {
    if (!isPrint(c) && !isSpace(c))
      level = 0;
    else if (c == ')' && level > 0)
      --level;
    else if (c == '(' && ++level > kMaxLevels)
      return ("the pipeline is nested too deeply; the limit is " +
              Twine(kMaxLevels) + " levels")
          .str();
  }
  return std::nullopt;
}
