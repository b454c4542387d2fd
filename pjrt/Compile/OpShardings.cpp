//===- OpShardings.cpp - Shardings of arguments and results ---------------===//
#include "pjrt/Compile/OpShardings.h"
#include "lib/Engines/Pjrt/WireWriter.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Execute/Executable.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::pjrt {

/// Returns the sharding without the dimension of partial sums, as unreduced
/// axes.
static TensorSharding unstacked(const TensorSharding &stacked) {
  return TensorSharding(stacked.dims().drop_front(), stacked.replicatedAxes(),
                        stacked.axesOf(0));
}

static void renumber(TileAssignment &assignment,
                     llvm::ArrayRef<int64_t> callerDevices) {
  if (callerDevices.empty())
    return;
  llvm::SmallVector<int64_t> devices;
  for (int64_t i = 0; i < int64_t(callerDevices.size()); ++i)
    devices.push_back(callerDevices[assignment.order.deviceAt(i)]);
  assignment.order = *DeviceOrder::list(devices);
}

absl::StatusOr<TileAssignment> assignmentOf(const CompiledModule &compiled,
                                            const EntryTensor &tensor,
                                            const BoundaryTensor &boundary) {
  const CompiledProgram &program = compiled.program();
  if (compiled.isLocal() || tensor.mesh >= program.meshes.size())
    return TileAssignment();
  auto assignment = TileAssignment::get(
      program.meshes[tensor.mesh],
      boundary.isStacked() ? unstacked(tensor.sharding) : tensor.sharding);
  if (!assignment)
    return absl::UnimplementedError(
        "the sharding of " +
        (tensor.name.empty() ? "a tensor" : "'" + tensor.name + "'") +
        " cannot be written as a tile assignment");
  if (assignment->kind == TileAssignment::Kind::Tiled)
    renumber(*assignment, boundary.callerDevices);
  return *std::move(assignment);
}

/// Adds the reduction of partial results as the proto's metadata, where XLA has
/// it. Sums are the default.
static void addReduction(WireWriter &proto, Reduction reduction) {
  if (reduction == Reduction::Add)
    return;
  constexpr unsigned kMetadata = 7, kOpType = 1, kOpName = 2;
  WireWriter metadata, key, name;
  key.bytes = "sdy::reduction_op";
  name.bytes = toString(reduction).upper();
  metadata.message(kOpType, key);
  metadata.message(kOpName, name);
  proto.message(kMetadata, metadata);
}

std::string serialize(const TileAssignment &assignment, Reduction reduction) {
  // Fields of OpShardingProto, and its kinds.
  constexpr unsigned kType = 1, kDims = 3, kDevices = 4, kReplicateLast = 6,
                     kLastDims = 8, kReshape = 9, kTranspose = 10;
  constexpr int64_t kReplicated = 0, kMaximal = 1, kOther = 3, kManual = 4,
                    kUnknown = 5, kUnreduced = 6;
  using Kind = TileAssignment::Kind;
  WireWriter proto;
  auto typeOf = [&] {
    switch (assignment.kind) {
    case Kind::Replicated:
      return kReplicated;
    case Kind::Manual:
      return kManual;
    case Kind::Unreduced:
      return kUnreduced;
    case Kind::Unknown:
      return kUnknown;
    case Kind::Maximal:
      return kMaximal;
    case Kind::Tiled:
      return kOther;
    }
    return kReplicated;
  };
  proto.number(kType, typeOf());
  if (assignment.kind == Kind::Maximal) {
    proto.number(kDims, 1);
    proto.number(kDevices, assignment.device);
  }
  addReduction(proto, reduction);
  if (assignment.kind != Kind::Tiled)
    return proto.bytes;
  for (int64_t size : assignment.tile)
    proto.number(kDims, size);
  const DeviceOrder &order = assignment.order;
  for (int64_t device : order.explicitList())
    proto.number(kDevices, device);
  if (!order.isExplicit()) {
    // The identity is a list of one dimension.
    llvm::SmallVector<int64_t> reshape(order.reshapeDims()),
        perm(order.transposePerm());
    if (reshape.empty()) {
      reshape = {assignment.numDevices()};
      perm = {0};
    }
    for (int64_t size : reshape)
      proto.number(kReshape, size);
    for (int64_t dim : perm)
      proto.number(kTranspose, dim);
  }
  if (assignment.subgroups.size() == 1 &&
      assignment.subgroups[0] == SubgroupKind::Replicated)
    proto.number(kReplicateLast, 1);
  else
    for (SubgroupKind kind : assignment.subgroups)
      proto.number(kLastDims, kind == SubgroupKind::Manual      ? kManual
                              : kind == SubgroupKind::Unreduced ? kUnreduced
                                                                : kReplicated);
  return proto.bytes;
}

//===----------------------------------------------------------------------===//
// Functions of the extension
//===----------------------------------------------------------------------===//

/// Returns the serialized shardings, which the executable caches.
template <Executable::Shardings Executable::*which,
          std::vector<EntryTensor> CompiledProgram::*of,
          std::vector<BoundaryTensor> CompiledModule::*as>
static absl::Status shardings(TextsArgs<Executable> &args) {
  Executable &executable = *args.object;
  const CompiledModule &compiled = *executable.compiled;
  Executable::Shardings &shardings = executable.*which;
  MutexLock lock(executable.mutex);
  if (shardings.protos.empty()) {
    std::vector<std::string> protos;
    for (auto [tensor, boundary] :
         llvm::zip_equal(compiled.program().*of, compiled.*as)) {
      auto assignment = assignmentOf(compiled, tensor, boundary);
      if (!assignment.ok())
        return assignment.status();
      protos.push_back(
          serialize(*assignment, boundary.partials.value_or(Reduction::Add)));
    }
    shardings.protos = std::move(protos);
    for (const std::string &proto : shardings.protos)
      shardings.list.add(proto);
  }
  args.count = shardings.protos.size();
  args.texts = shardings.list.texts.data();
  args.sizes = shardings.list.sizes.data();
  return absl::OkStatus();
}

void *parameterShardingsFunction() {
  return Function<
      shardings<&Executable::argumentShardings, &CompiledProgram::arguments,
                &CompiledModule::arguments>>::get();
}
void *outputShardingsFunction() {
  return Function<
      shardings<&Executable::outputShardings, &CompiledProgram::results,
                &CompiledModule::results>>::get();
}

} // namespace mlir::gspmd::pjrt
