//===- CompilationPool.h - Equal modules compiled once ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_COMPILATIONPOOL_H
#define GSPMD_COMPILER_PIPELINING_COMPILATIONPOOL_H

#include "compiler/Pipeline/Compilation.h"
#include "transforms/Support/Regions.h"
#include <unordered_map>

namespace mlir::gspmd {

/// Makes a compilation for each module; equal modules share one.
class CompilationPool {
public:
  std::shared_ptr<Compilation> get(OwningOpRef<ModuleOp> module) {
    auto &known = byHash[hashOfOps(*module, OperationEquivalence::None)];
    for (const std::shared_ptr<Compilation> &compilation : known)
      if (OperationEquivalence::isEquivalentTo(compilation->source(), *module,
                                               OperationEquivalence::None))
        return compilation;
    return known.emplace_back(std::make_shared<Compilation>(std::move(module)));
  }

private:
  std::unordered_map<size_t, std::vector<std::shared_ptr<Compilation>>> byHash;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_COMPILATIONPOOL_H
