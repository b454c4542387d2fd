//===- MpiEstimate.cpp - Memory and traffic of ranks ----------------------===//
//
// The sums of the bytes that the algorithms of MpiTransport.h send, for all
// ranks.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/MpiEstimate.h"
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Runtime/Program/Shards.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

namespace mlir::gspmd {
namespace {

/// One execution of a collective in one of its groups.
class GroupVolume {
public:
  GroupVolume(const CollectiveDesc &collective, const CollectiveUse &use,
              llvm::ArrayRef<int32_t> group, const GroupRanks &where)
      : collective(collective), use(use), group(group), where(where),
        groupSize(static_cast<int64_t>(group.size())),
        elementBytes(byteSize(collective.elementType)) {}

  /// Returns the bytes that a rank, numbered within the group, sends to others.
  int64_t sentBy(int32_t rank, const Mesh &mesh) const {
    int64_t members = static_cast<int64_t>(where.membersOf[rank].size());
    int64_t others = where.numRanks - 1;
    switch (collective.kind) {
    case CollectiveKind::AllReduce:
      if (!gathersAllReduceInputs(groupSize, inputBytes()))
        return chunksSentBy(rank);
      [[fallthrough]];
    case CollectiveKind::AllGather:
      return inputBytes() * members * others;
    case CollectiveKind::ReduceScatter:
    case CollectiveKind::AllToAll:
      return inputBytes() / groupSize * members * (groupSize - members);
    case CollectiveKind::RaggedAllToAll:
      return slicesSentBy(rank);
    case CollectiveKind::CollectivePermute:
    case CollectiveKind::HaloExchange:
      return bytesSentBy(rank, mesh);
    case CollectiveKind::AxisIndex:
      break;
    }
    return 0;
  }

private:
  /// Returns the number of elements of all tensors.
  int64_t inputElements() const {
    int64_t sum = 0;
    for (const CollectiveUse::Tensor &tensor : use.tensors)
      sum += llvm::product_of(tensor.inputSizes);
    return sum;
  }
  int64_t inputBytes() const { return inputElements() * elementBytes; }

  int64_t chunksSentBy(int32_t rank) const {
    int64_t elements = inputElements();
    int64_t chunk = chunkBegin(elements, rank + 1, where.numRanks) -
                    chunkBegin(elements, rank, where.numRanks);
    int64_t members = static_cast<int64_t>(where.membersOf[rank].size());
    return elementBytes *
           (members * (elements - chunk) + chunk * (where.numRanks - 1));
  }

  /// Returns the bytes of offsets and sizes to all others, and of slices, which
  /// depend on data, as an all-to-all of the inputs.
  int64_t slicesSentBy(int32_t rank) const {
    int64_t members = static_cast<int64_t>(where.membersOf[rank].size());
    return use.metadataBytes * members * (where.numRanks - 1) +
           inputBytes() / groupSize * members * (groupSize - members);
  }

  int64_t bytesSentBy(int32_t rank, const Mesh &mesh) const {
    const CollectiveUse::Tensor &tensor = use.tensors[0];
    std::vector<int32_t> sources;
    if (collective.kind == CollectiveKind::CollectivePermute)
      sources = computePermuteSources(mesh, collective, group);
    CollectiveCopyPlan plan(collective, groupSize, tensor.inputSizes,
                            tensor.outputSizes, {sources, {}});
    int64_t sum = 0;
    for (int64_t target = 0; target < groupSize; ++target)
      if (where.rankOf[target] != rank)
        plan.forEachCopyTo(target, [&](const SliceCopy &copy) {
          if (copy.source >= 0 && where.rankOf[copy.source] == rank)
            sum += elementsOf(copy.from, tensor.inputSizes) * elementBytes;
        });
    return sum;
  }

  static int64_t elementsOf(const DimSlice &slice,
                            llvm::ArrayRef<int64_t> sizes) {
    int64_t all = llvm::product_of(sizes);
    return slice.size < 0 || all == 0 ? all
                                      : all / sizes[slice.dim] * slice.size;
  }

  const CollectiveDesc &collective;
  const CollectiveUse &use;
  const llvm::ArrayRef<int32_t> group;
  const GroupRanks &where;
  const int64_t groupSize, elementBytes;
};

/// Returns the argument bytes of a rank: devices with the same shard share it.
int64_t argumentBytesOf(const CompiledProgram &program, int64_t first,
                        int64_t count) {
  int64_t sum = 0;
  for (const EntryTensor &argument : program.arguments) {
    std::set<std::vector<int64_t>> shards;
    for (int64_t device = first; device < first + count; ++device) {
      ShardBox box = shardBoxOf(program, argument, device);
      shards.insert({box.offsets.begin(), box.offsets.end()});
    }
    sum += static_cast<int64_t>(shards.size()) * localBytes(argument);
  }
  return sum;
}

int64_t bytesOf(llvm::ArrayRef<EntryTensor> tensors) {
  int64_t sum = 0;
  for (const EntryTensor &tensor : tensors)
    sum += localBytes(tensor);
  return sum;
}

} // namespace

MpiEstimate estimateMpiRun(const ProgramSummary &summary,
                           int64_t devicesPerRank) {
  const CompiledProgram &program = summary.program;
  const DevicePlacement placement{devicesPerRank};
  int64_t numRanks = program.numDevices() / devicesPerRank;
  MpiEstimate estimate;
  int64_t bytesPerDevice = summary.peakBytes - bytesOf(program.arguments);
  for (int64_t rank = 0; rank < numRanks; ++rank) {
    int64_t arguments =
        argumentBytesOf(program, rank * devicesPerRank, devicesPerRank);
    estimate.argumentBytes.push_back(arguments);
    estimate.resultBytes.push_back(bytesOf(program.results) * devicesPerRank);
    estimate.peakBytes.push_back(arguments + bytesPerDevice * devicesPerRank);
  }
  for (std::vector<int64_t> &bytes : estimate.sentBytes)
    bytes.assign(numRanks, 0);
  for (const CollectiveUse &use : summary.collectives) {
    const CollectiveDesc &collective = program.collectives[use.op];
    unsigned kind = static_cast<unsigned>(collective.kind);
    estimate.counts[kind] += use.numExecutions;
    const Mesh &mesh = program.meshes[collective.mesh];
    for (const std::vector<int32_t> &group :
         computeGroups(mesh, groupAxes(collective)).groups) {
      GroupRanks where(group, placement);
      if (where.numRanks == 1)
        continue;
      GroupVolume volume(collective, use, group, where);
      for (int32_t rank = 0; rank < where.numRanks; ++rank)
        estimate.sentBytes[kind][where.ranks[rank]] +=
            use.numExecutions * volume.sentBy(rank, mesh);
    }
  }
  return estimate;
}

} // namespace mlir::gspmd
