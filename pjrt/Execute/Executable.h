//===- Executable.h - Compiled programs -------------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_EXECUTABLE_H
#define GSPMD_PJRT_EXECUTE_EXECUTABLE_H

#include "pjrt/Api/Client.h"
#include "pjrt/Compile/ProgramBoundary.h"

namespace mlir::gspmd::pjrt {

/// A compiled program and its properties, which are computed on demand if they
/// take time.
struct Executable : Opaque {
  Executable(std::shared_ptr<const CompiledModule> compiled,
             std::shared_ptr<Compiler> compiler);

  const std::shared_ptr<const CompiledModule> compiled;
  /// Computes properties. Its cache owns `compiled`, so `compiled` must not own
  /// the compiler.
  const std::shared_ptr<Compiler> compiler;
  // Lists that callers read until the executable is destroyed.
  std::vector<BufferType> outputTypes;
  std::vector<int64_t> outputDims;
  std::vector<size_t> outputRanks;
  struct StringList {
    std::vector<const char *> texts;
    std::vector<size_t> sizes;
    void add(const std::string &text);
  };
  StringList argumentMemories, outputMemories;
  /// OpShardingProtos, computed on demand.
  struct Shardings {
    std::vector<std::string> protos;
    StringList list;
  };
  Shardings argumentShardings, outputShardings;
  /// Computed on demand.
  std::vector<Layout *> argumentLayouts, outputLayouts;
  std::vector<NamedValue> costs;
  std::deque<std::string> costNames; ///< the names in `costs`
  std::string optimized;
  Mutex mutex; ///< guards members computed on demand
};

void addExecutableFunctions(Api &api);
void addExecutableQueryFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_EXECUTABLE_H
