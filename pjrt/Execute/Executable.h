//===- Executable.h - Programs that callers hold ----------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_EXECUTABLE_H
#define GSPMD_PJRT_EXECUTE_EXECUTABLE_H

#include "pjrt/Api/Client.h"
#include "pjrt/Compile/ProgramBoundary.h"

namespace mlir::gspmd::pjrt {

/// A program and what is asked of it; what takes time to find out is found out
/// when it is asked.
struct Executable : Opaque {
  Executable(std::shared_ptr<const CompiledModule> compiled,
             std::shared_ptr<Compiler> compiler);

  const std::shared_ptr<const CompiledModule> compiled;
  /// Answers what is asked. It knows `compiled`, which so does not hold it.
  const std::shared_ptr<Compiler> compiler;
  // Lists that callers read as long as this exists.
  std::vector<BufferType> outputTypes;
  std::vector<int64_t> outputDims;
  std::vector<size_t> outputRanks;
  struct Texts {
    std::vector<const char *> texts;
    std::vector<size_t> sizes;
    void add(const std::string &text);
  };
  Texts argumentMemories, outputMemories;
  /// OpShardingProtos, made when they are asked for.
  struct Shardings {
    std::vector<std::string> protos;
    Texts list;
  };
  Shardings argumentShardings, outputShardings;
  /// Made when they are asked for.
  std::vector<Layout *> argumentLayouts, outputLayouts;
  std::vector<NamedValue> costs;
  std::deque<std::string> costNames; ///< that `costs` point to
  std::string optimized;
  Mutex mutex; ///< of what is made when it is asked for
};

void addExecutableFunctions(Api &api);
void addExecutableQueryFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_EXECUTABLE_H
