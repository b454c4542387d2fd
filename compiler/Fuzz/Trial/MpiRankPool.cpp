//===- MpiRankPool.cpp - Random programs on MPI processes -----------------===//
#include "compiler/Fuzz/Trial/MpiRankPool.h"
#include "lib/Runtime/Program/Shards.h"

namespace mlir::gspmd::fuzz {

MpiWorld *MpiRankPool::first(int32_t count) {
  if (count == world.size())
    return &world;
  if (world.rank() >= count)
    return nullptr;
  std::unique_ptr<MpiWorld> &first = worlds[count];
  if (!first)
    first = world.createSubset(count);
  return first.get();
}

std::vector<HostTensor> MpiRankPool::run(const CompiledProgram &program,
                                         llvm::ArrayRef<HostTensor> arguments,
                                         bool poison,
                                         const std::string &prefix) {
  int64_t devices = program.numDevices(), count = world.size();
  while (devices % count != 0)
    --count;
  MpiWorld *here = first(static_cast<int32_t>(count));
  if (!here)
    return {};
  MpiOptions options;
  options.poison = poison;
  options.devicesPerRank = devices / count;
  auto check = [&](const absl::Status &status) {
    if (!status.ok())
      here->fail(1, prefix + std::string(status.message()));
  };
  MpiRun run(*here, program, options);
  check(run.verify());
  check(run.loadArguments(
      [&](size_t index, int64_t device) -> absl::StatusOr<HostTensor> {
        return ArgumentShards(program, program.arguments[index],
                              arguments[index], poison)
            .shardOf(device);
      }));
  MpiStats stats;
  check(run.run(stats));
  std::vector<HostTensor> results;
  for (size_t i = 0; i < program.results.size(); ++i) {
    absl::StatusOr<HostTensor> joined = run.assemble(i);
    check(joined.status());
    results.push_back(*std::move(joined));
  }
  return results;
}

} // namespace mlir::gspmd::fuzz
