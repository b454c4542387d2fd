//===- Execution.cpp - One run of a program, and its devices --------------===//
#include "Execution.h"
#include "Exchange.h"
#include "absl/strings/str_cat.h"
#include "llvm/Support/ErrorHandling.h"
#include <cstdlib>
#include <cstring>
#include <thread>

namespace gspmd {

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

Execution::Execution(const CompiledProgram &program,
                     const ExecutionOptions &options)
    : program(program), options(options),
      scheduler(program.numDevices(),
                options.maxRunning ? options.maxRunning
                                   : std::thread::hardware_concurrency()) {
  // Few axis lists serve many ops: ops over the same axes share a table.
  struct Known {
    unsigned mesh;
    AxisList axes;
    std::shared_ptr<const GroupTable> table;
  };
  std::vector<Known> known;
  const Mesh noMesh;
  for (const CollectiveDesc &collective : program.collectives) {
    AxisList axes = groupAxes(collective);
    const Mesh &mesh = collective.mesh < program.meshes.size()
                           ? program.meshes[collective.mesh]
                           : noMesh;
    auto it = llvm::find_if(known, [&](const Known &k) {
      return k.mesh == collective.mesh && k.axes == axes;
    });
    if (it == known.end()) {
      known.push_back(
          {collective.mesh, axes,
           std::make_shared<const GroupTable>(computeGroups(mesh, axes))});
      it = std::prev(known.end());
    }
    tables.push_back(it->table);
    auto &row = meetings.emplace_back();
    if (collective.kind == CollectiveKind::AxisIndex)
      continue;
    for (const std::vector<int32_t> &group : it->table->groups) {
      auto meeting = std::make_unique<Meeting>();
      meeting->rendezvous.label = label(collective.name, collective.location);
      meeting->rendezvous.op = static_cast<int64_t>(tables.size()) - 1;
      meeting->rendezvous.members = group;
      meeting->inputs.resize(group.size());
      meeting->outputs.resize(group.size());
      meeting->sizesBeforeFault.resize(group.size());
      if (collective.kind == CollectiveKind::CollectivePermute)
        meeting->sources = permuteSources(mesh, collective, group);
      row.push_back(std::move(meeting));
    }
  }
}

Execution::Meeting &Execution::meeting(int64_t op, int64_t device) {
  return *meetings[op][tables[op]->groupOf[device]];
}

std::string Execution::label(const std::string &name,
                             const std::string &location) {
  return absl::StrCat("'", name, "' (",
                      location.empty() ? "unknown location" : location, ")");
}

//===----------------------------------------------------------------------===//
// DeviceContext: life and memory
//===----------------------------------------------------------------------===//

static thread_local DeviceContext *currentContext = nullptr;

DeviceContext::DeviceContext(Execution &execution, int64_t device)
    : device(device), execution(execution) {}

DeviceContext::~DeviceContext() {
  while (blocks)
    release(reinterpret_cast<char *>(blocks) + sizeof(Block));
}

// Fibers move between threads, and a compiler may keep the address of a
// thread-local variable for the whole of a function: these are functions of
// their own.
LLVM_ATTRIBUTE_NOINLINE DeviceContext &DeviceContext::current() {
  if (!currentContext)
    llvm::report_fatal_error(
        "gspmd_rt_* called from a thread that is no device");
  return *currentContext;
}

LLVM_ATTRIBUTE_NOINLINE void
DeviceContext::parallelFor(int64_t count,
                           llvm::function_ref<void(int64_t)> body) {
  if (count > 1 && currentContext)
    return currentContext->execution.scheduler.parallelFor(count, body);
  for (int64_t i = 0; i < count; ++i)
    body(i);
}

LLVM_ATTRIBUTE_NOINLINE void DeviceContext::makeCurrent() {
  currentContext = this;
}

void DeviceContext::run(void **packed) {
  makeCurrent();
  // No object with a destructor lives in this frame.
  if (!execution.scheduler.hasFailed() && setjmp(exit) == 0)
    execution.program.entry(packed);
}

void DeviceContext::leave() { std::longjmp(exit, 1); }

void DeviceContext::addBytes(int64_t bytes) {
  usedBytes += bytes;
  peakBytes = std::max(peakBytes, usedBytes);
}

void *DeviceContext::allocate(uint64_t alignment, uint64_t bytes,
                              const char *text) {
  if (execution.scheduler.hasFailed())
    return nullptr;
  int64_t limit = execution.options.memoryLimit;
  if (limit && usedBytes + static_cast<int64_t>(bytes) > limit) {
    failForMemory(bytes, text, /*isHost=*/false);
    return nullptr;
  }
  alignment = std::max<uint64_t>(alignment, 64);
  // The header takes the last bytes before the aligned address.
  static_assert(sizeof(Block) <= 64);
  uint64_t baseBytes = bytes + 64 + (alignment > 64 ? alignment : 0);
  void *base = execution.pool.take(baseBytes);
  if (!base) {
    failForMemory(bytes, text, /*isHost=*/true);
    return nullptr;
  }
  uintptr_t address = reinterpret_cast<uintptr_t>(base) + 64;
  address = (address + alignment - 1) / alignment * alignment;
  auto *block = reinterpret_cast<Block *>(address - sizeof(Block));
  *block = {nullptr, blocks, base, baseBytes, bytes, text};
  if (blocks)
    blocks->previous = block;
  blocks = block;
  addBytes(static_cast<int64_t>(bytes));
  if (execution.options.poison)
    std::memset(reinterpret_cast<void *>(address), 0xff, bytes);
  return reinterpret_cast<void *>(address);
}

void DeviceContext::release(void *pointer) {
  if (!pointer)
    return;
  auto *block =
      reinterpret_cast<Block *>(static_cast<char *>(pointer) - sizeof(Block));
  if (block->previous)
    block->previous->next = block->next;
  else
    blocks = block->next;
  if (block->next)
    block->next->previous = block->previous;
  usedBytes -= static_cast<int64_t>(block->bytes);
  execution.pool.give(block->base, block->baseBytes);
}

//===----------------------------------------------------------------------===//
// DeviceContext: collectives
//===----------------------------------------------------------------------===//

/// The permutes that a halo exchange stands for: one per neighbour reached.
static CollectiveCount permutesOfHalo(const CollectiveDesc &collective,
                                      const StridedView &input) {
  int64_t local = input.sizes[collective.dim];
  CollectiveCount total;
  if (local == 0)
    return total;
  for (int64_t width : {collective.haloLeft, collective.haloRight})
    if (width > 0) {
      total.count += (width + local - 1) / local;
      total.bytes += input.numBytes() / local * width;
    }
  return total;
}

static void countCollective(DeviceContext &context,
                            const CollectiveDesc &collective,
                            const StridedView &input,
                            const StridedView &output) {
  CollectiveKind kind = collective.kind;
  CollectiveCount added{1, output.numBytes()};
  if (kind == CollectiveKind::HaloExchange) {
    added = permutesOfHalo(collective, input);
    kind = CollectiveKind::CollectivePermute;
  }
  CollectiveCount &count = context.counts[static_cast<unsigned>(kind)];
  count.count += added.count;
  count.bytes += added.bytes;
}

const Fault *DeviceContext::faultNow() const {
  for (const Fault &fault : execution.options.faults)
    if (fault.device == device && fault.collective == numCollectives)
      return &fault;
  return nullptr;
}

void DeviceContext::haltFor(const Fault &fault, const Rendezvous &rendezvous) {
  // Inside here, so that nothing with a destructor is left when the device
  // leaves its program.
  execution.scheduler.halt(
      device,
      absl::StrCat(fault.kind == Fault::Die ? "has died" : "has stalled",
                   " (injected) before ", rendezvous.label,
                   ", its collective number ", numCollectives));
}

/// Sends one row less, in the first dimension that has one.
static void shorten(StridedView &input) {
  for (int64_t &size : input.sizes)
    if (size > 0) {
      --size;
      return;
    }
}

/// Sizes that do not fit together, and those that a fault has changed: members
/// that are all wrong in one way agree with each other.
static absl::Status checkSizes(const Execution::Meeting &meeting) {
  const std::vector<int32_t> &members = meeting.rendezvous.members;
  auto mismatch = [&](const std::string &what) {
    return absl::FailedPreconditionError(
        absl::StrCat("mismatched collectives: in ", meeting.rendezvous.label,
                     " ", what, "; waiting: ", listDevices(members)));
  };
  auto brings = [&](size_t i) {
    return absl::StrCat("device ", members[i], " brings ",
                        shapeString(meeting.inputs[i].sizes));
  };
  for (size_t i = 1; i < members.size(); ++i)
    if (meeting.inputs[i].sizes != meeting.inputs[0].sizes)
      return mismatch(absl::StrCat(brings(0), " and ", brings(i)));
  std::string changed;
  for (size_t i = 0; i < members.size(); ++i)
    if (const std::string &before = meeting.sizesBeforeFault[i];
        !before.empty())
      absl::StrAppend(&changed, changed.empty() ? "" : " and ", brings(i),
                      " instead of ", before, " (injected)");
  return changed.empty() ? absl::OkStatus() : mismatch(changed);
}

bool DeviceContext::collective(int64_t op, int64_t inRank, void *in,
                               int64_t outRank, void *out) {
  const CollectiveDesc &collective = execution.program.collectives[op];
  lastCollective = &collective;
  ++numCollectives;
  Execution::Meeting &meeting = execution.meeting(op, device);
  const Fault *fault = faultNow();
  if (fault && fault->kind != Fault::Resize) {
    haltFor(*fault, meeting.rendezvous);
    makeCurrent();
    return false;
  }
  int32_t index = execution.groupsOf(op).indexOf[device];
  int64_t bytes = byteSize(collective.elementType);
  StridedView &input = meeting.inputs[index];
  StridedView &output = meeting.outputs[index];
  input = StridedView::ofDescriptor(inRank, in, bytes);
  output = StridedView::ofDescriptor(outRank, out, bytes);
  int64_t groupSize = static_cast<int64_t>(meeting.inputs.size());
  if (auto wrong = checkShapes(collective, groupSize, input, output)) {
    execution.scheduler.fail(absl::InternalError(absl::StrCat(
        "device ", device, " in ", meeting.rendezvous.label, ": ", *wrong)));
    return false;
  }
  countCollective(*this, collective, input, output);
  if (fault && (groupSize == 1 || input.numElements() == 0 || inRank == 0)) {
    execution.scheduler.fail(absl::InvalidArgumentError(absl::StrCat(
        fault->toString(), ": in ", meeting.rendezvous.label,
        " the device's tensor has no rows or nobody else takes part")));
    return false;
  }
  meeting.sizesBeforeFault[index].clear();
  if (fault) {
    meeting.sizesBeforeFault[index] = shapeString(input.sizes);
    shorten(input);
  }
  auto work = [&]() -> absl::Status {
    if (absl::Status status = checkSizes(meeting); !status.ok())
      return status;
    exchange(collective, meeting.inputs, meeting.outputs, meeting.sources,
             [this](int64_t count, llvm::function_ref<void(int64_t)> body) {
               execution.scheduler.parallelFor(count, body);
             });
    return absl::OkStatus();
  };
  bool isDone =
      execution.scheduler.meet(device, meeting.rendezvous, index, work);
  makeCurrent(); // we may be on another thread now
  return isDone;
}

} // namespace gspmd
