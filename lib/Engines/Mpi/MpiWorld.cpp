//===- MpiWorld.cpp - The processes of mpirun -----------------------------===//
//
// There are three communicators: of all ranks and of those of a machine for
// collective work, and one (`control`) for messages at any time
// (MpiFailureDetector.h).
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/MpiWorld.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Mpi/MpiFailureDetector.h"
#include "lib/Engines/Mpi/plugin/MpiPlugin.h"
#include "llvm/ADT/STLExtras.h"
#include <cstdlib>
#include <dlfcn.h>
#include <numeric>
#include <sched.h>

namespace mlir::gspmd {

static double secondsSince(MpiWorld::Clock::time_point begin) {
  return std::chrono::duration<double>(MpiWorld::Clock::now() - begin).count();
}

int32_t getLauncherRank() {
  for (const char *name :
       {"OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK", "SLURM_PROCID"})
    if (const char *value = std::getenv(name)) {
      int32_t rank = 0;
      if (!llvm::StringRef(value).getAsInteger(10, rank))
        return rank;
    }
  return 0;
}

//===----------------------------------------------------------------------===//
// Start and end
//===----------------------------------------------------------------------===//

absl::StatusOr<std::unique_ptr<MpiWorld>>
MpiWorld::open(const std::string &library, const MpiSettings &settings) {
  // The symbols are global because components that MPI libraries load later
  // look for the others.
  void *handle = dlopen(library.c_str(), RTLD_NOW | RTLD_GLOBAL);
  if (!handle)
    return absl::InvalidArgumentError(absl::StrCat(
        "cannot load the library for MPI: ", dlerror(),
        "; it is built with gspmd where MPI is found, or by itself (see "
        "docs/mpi.md), and named with --mpi-library"));
  auto get = reinterpret_cast<const gspmd_mpi_plugin *(*)()>(
      dlsym(handle, GSPMD_MPI_PLUGIN_FUNCTION));
  if (!get)
    return absl::InvalidArgumentError(absl::StrCat(
        library, " is not a library of gspmd for MPI: it has no function ",
        GSPMD_MPI_PLUGIN_FUNCTION));
  const gspmd_mpi_plugin *plugin = get();
  if (plugin->version != GSPMD_MPI_PLUGIN_VERSION)
    return absl::InvalidArgumentError(
        absl::StrCat(library, " was built for another gspmd: expected version ",
                     GSPMD_MPI_PLUGIN_VERSION, " of the interface, found ",
                     plugin->version));
  std::unique_ptr<MpiWorld> world(new MpiWorld(plugin, settings));
  auto begin = Clock::now();
  world->start();
  world->startTime = 1e3 * secondsSince(begin);
  return world;
}

MpiWorld::MpiWorld(const gspmd_mpi_plugin *plugin, const MpiSettings &settings)
    : plugin(plugin), settings(settings) {}

void MpiWorld::start() {
  ownRank = getLauncherRank(); // until MPI is started
  StallWatchdog guard(settings, ownRank, "to start MPI");
  int32_t may = 0;
  check(plugin->start(&world, &may));
  threadsMayCall = may != 0;
  char text[256];
  plugin->name(text, sizeof(text));
  libraryName = llvm::StringRef(text).split(',').first.split('\n').first.str();
  llvm::replace(libraryName, '\t', ' ');
  connect();
}

void MpiWorld::connect() {
  ownRank = plugin->rank(world);
  numRanks = plugin->size(world);
  StallWatchdog guard(settings, ownRank, "to make a communicator");
  check(plugin->node(world, &node));
  std::vector<int32_t> ranks(numRanks);
  std::iota(ranks.begin(), ranks.end(), 0);
  check(plugin->group(world, ranks.data(), numRanks, kControlTag, &control));
  failureDetector =
      std::make_unique<MpiFailureDetector>(*plugin, control, settings);
}

std::unique_ptr<MpiWorld> MpiWorld::createSubset(int32_t count) {
  std::unique_ptr<MpiWorld> subset(new MpiWorld(plugin, settings));
  std::vector<int32_t> ranks(count);
  std::iota(ranks.begin(), ranks.end(), 0);
  StallWatchdog guard(settings, ownRank, "to make a communicator");
  check(plugin->group(world, ranks.data(), count, kControlTag, &subset->world));
  subset->isSubset = true;
  subset->libraryName = libraryName;
  subset->threadsMayCall = threadsMayCall;
  subset->connect();
  return subset;
}

MpiWorld::~MpiWorld() {
  if (!failureDetector)
    return;
  // No rank sends messages after this.
  barrier("at the end");
  failureDetector.reset();
  StallWatchdog guard(settings, ownRank, "to end MPI");
  for (gspmd_mpi_comm *comm : {control, node, world})
    (void)plugin->free_comm(comm);
  if (!isSubset)
    (void)plugin->finish();
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

bool MpiWorld::isFirstOfNode() const { return plugin->rank(node) == 0; }
int32_t MpiWorld::numRanksOnNode() const { return plugin->size(node); }

void MpiWorld::barrier(llvm::StringRef where) {
  gspmd_mpi_request *request = nullptr;
  check(plugin->barrier(world, &request));
  wait(request, where);
}

void MpiWorld::nodeBarrier(llvm::StringRef where) {
  gspmd_mpi_request *request = nullptr;
  check(plugin->barrier(node, &request));
  wait(request, where);
}

std::vector<int64_t> MpiWorld::gatherAll(int64_t ownNumber,
                                         llvm::StringRef where) {
  std::vector<int64_t> all(numRanks), counts(numRanks, sizeof(int64_t)),
      offsets(numRanks);
  for (int32_t i = 0; i < numRanks; ++i)
    offsets[i] = i * static_cast<int64_t>(sizeof(int64_t));
  gspmd_mpi_request *request = nullptr;
  check(plugin->gather_all(world, &ownNumber, all.data(), counts.data(),
                           offsets.data(), /*is_large=*/false, &request));
  wait(request, where);
  return all;
}

void MpiWorld::send(const void *data, int64_t bytes, int32_t to,
                    llvm::StringRef where) {
  gspmd_mpi_message message = {const_cast<void *>(data), bytes, to};
  gspmd_mpi_request *request = nullptr;
  check(plugin->exchange(world, &message, 1, nullptr, 0, kDataTag, &request));
  wait(request, where);
}

void MpiWorld::receive(void *data, int64_t bytes, int32_t from,
                       llvm::StringRef where) {
  gspmd_mpi_message message = {data, bytes, from};
  gspmd_mpi_request *request = nullptr;
  check(plugin->exchange(world, nullptr, 0, &message, 1, kDataTag, &request));
  wait(request, where);
}

std::optional<MpiWorld::Failure>
MpiWorld::agree(int64_t code, const std::string &text, llvm::StringRef where) {
  std::vector<int64_t> codes = gatherAll(code, where);
  auto found = llvm::find_if(codes, [](int64_t code) { return code != 0; });
  if (found == codes.end())
    return std::nullopt;
  Failure failure;
  failure.rank = static_cast<int32_t>(found - codes.begin());
  failure.code = *found;
  failure.text = text;
  if (failure.rank == 0)
    return failure;
  int64_t bytes = static_cast<int64_t>(text.size());
  if (ownRank == failure.rank) {
    send(&bytes, sizeof(bytes), 0, where);
    send(text.data(), bytes, 0, where);
  } else if (isFirst()) {
    receive(&bytes, sizeof(bytes), failure.rank, where);
    failure.text.resize(static_cast<size_t>(bytes));
    receive(failure.text.data(), bytes, failure.rank, where);
  }
  return failure;
}

//===----------------------------------------------------------------------===//
// Waiting and failing
//===----------------------------------------------------------------------===//

void MpiWorld::check(int error) {
  if (error)
    abortForMpiError(*plugin, settings, ownRank, error);
}

void MpiWorld::fail(int exitCode, const std::string &reason) {
  failureDetector->fail(exitCode, reason);
}

void MpiWorld::abortWithoutMpi(int exitCode, const std::string &reason) {
  terminateWithoutMpi(settings, ownRank, exitCode, reason);
}

bool MpiWorld::isDone(gspmd_mpi_request *request) {
  int32_t done = 0;
  check(plugin->test(request, &done));
  return done != 0;
}

void MpiWorld::wait(gspmd_mpi_request *request, llvm::StringRef where) {
  auto begin = Clock::now();
  while (!isDone(request)) {
    poll([&] { return where.str(); }, begin);
    sched_yield();
  }
  failureDetector->endWait();
}

void MpiWorld::poll(llvm::function_ref<std::string()> where,
                    Clock::time_point since) {
  failureDetector->poll(where, since);
}

void MpiWorld::endWait() { failureDetector->endWait(); }

} // namespace mlir::gspmd
