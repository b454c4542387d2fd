//===- World.cpp - The processes that mpirun has started ------------------===//
//
// Three communicators of all ranks or of a machine's: one for orderly work, one
// of the machine, and one (`control`) on which ranks tell rank 0 what it should
// know whatever it is doing: that they fail, wait, or go on. Rank 0 hears that
// while it waits; should it not, they end all by themselves.
//
//===----------------------------------------------------------------------===//
#include "gspmd/Engines/Mpi/World.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "plugin/MpiPlugin.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <dlfcn.h>
#include <numeric>
#include <sched.h>
#include <thread>

namespace mlir::gspmd {
namespace {

constexpr int32_t kControlTag = 1, kDataTag = 2;
constexpr int64_t kMostText = 4096;
/// How long others wait for rank 0 to say what they told it.
constexpr std::chrono::seconds kPatience(3);

double secondsSince(MpiWorld::Clock::time_point begin) {
  return std::chrono::duration<double>(MpiWorld::Clock::now() - begin).count();
}

/// "rank 2", "ranks 0, 1, 3"; the first ones of many.
std::string listRanks(llvm::ArrayRef<int32_t> ranks) {
  constexpr size_t kMostNamed = 16;
  return absl::StrCat(ranks.size() == 1 ? "rank " : "ranks ",
                      absl::StrJoin(ranks.take_front(kMostNamed), ", "),
                      ranks.size() > kMostNamed ? ", ..." : "");
}

} // namespace

int32_t rankByLauncher() {
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
MpiWorld::open(const std::string &library, const std::string &tool,
               double stallSeconds) {
  // Global, as parts of MPI libraries that are loaded later look for the rest.
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
        library, " is no library of gspmd for MPI: it has no function ",
        GSPMD_MPI_PLUGIN_FUNCTION));
  const gspmd_mpi_plugin *plugin = get();
  if (plugin->version != GSPMD_MPI_PLUGIN_VERSION)
    return absl::InvalidArgumentError(absl::StrCat(
        library, " was built for another gspmd: it is version ",
        plugin->version, " of the interface, not ", GSPMD_MPI_PLUGIN_VERSION));
  std::unique_ptr<MpiWorld> world(new MpiWorld(plugin, tool, stallSeconds));
  auto begin = Clock::now();
  world->start();
  world->startTime = 1e3 * secondsSince(begin);
  return world;
}

void MpiWorld::start() {
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
  check(plugin->node(world, &node));
  std::vector<int32_t> ranks(numRanks);
  std::iota(ranks.begin(), ranks.end(), 0);
  check(plugin->group(world, ranks.data(), numRanks, kControlTag, &control));
}

std::unique_ptr<MpiWorld> MpiWorld::ofFirst(int32_t count) {
  std::unique_ptr<MpiWorld> part(new MpiWorld(plugin, tool, stallSeconds));
  std::vector<int32_t> ranks(count);
  std::iota(ranks.begin(), ranks.end(), 0);
  check(plugin->group(world, ranks.data(), count, kControlTag, &part->world));
  part->isPart = true;
  part->libraryName = libraryName;
  part->threadsMayCall = threadsMayCall;
  part->connect();
  return part;
}

MpiWorld::~MpiWorld() {
  for (gspmd_mpi_comm *comm : {control, node, world})
    check(plugin->free_comm(comm));
  if (!isPart)
    (void)plugin->finish();
}

//===----------------------------------------------------------------------===//
// What all do
//===----------------------------------------------------------------------===//

bool MpiWorld::isFirstOfNode() const { return plugin->rank(node) == 0; }
int32_t MpiWorld::sizeOfNode() const { return plugin->size(node); }

void MpiWorld::barrier() {
  gspmd_mpi_request *request = nullptr;
  check(plugin->barrier(world, &request));
  wait(request);
}

void MpiWorld::nodeBarrier() {
  gspmd_mpi_request *request = nullptr;
  check(plugin->barrier(node, &request));
  wait(request);
}

std::vector<int64_t> MpiWorld::gatherAll(int64_t mine) {
  std::vector<int64_t> all(numRanks), counts(numRanks, sizeof(int64_t)),
      offsets(numRanks);
  for (int32_t i = 0; i < numRanks; ++i)
    offsets[i] = i * static_cast<int64_t>(sizeof(int64_t));
  gspmd_mpi_request *request = nullptr;
  check(plugin->gather_all(world, &mine, all.data(), counts.data(),
                           offsets.data(), /*is_large=*/false, &request));
  wait(request);
  return all;
}

void MpiWorld::send(const void *data, int64_t bytes, int32_t to) {
  gspmd_mpi_message message = {const_cast<void *>(data), bytes, to};
  gspmd_mpi_request *request = nullptr;
  check(plugin->exchange(world, &message, 1, nullptr, 0, kDataTag, &request));
  wait(request);
}

void MpiWorld::receive(void *data, int64_t bytes, int32_t from) {
  gspmd_mpi_message message = {data, bytes, from};
  gspmd_mpi_request *request = nullptr;
  check(plugin->exchange(world, nullptr, 0, &message, 1, kDataTag, &request));
  wait(request);
}

std::optional<MpiWorld::Failure> MpiWorld::agree(int64_t code,
                                                 const std::string &text) {
  std::vector<int64_t> codes = gatherAll(code);
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
    send(&bytes, sizeof(bytes), 0);
    send(text.data(), bytes, 0);
  } else if (isFirst()) {
    receive(&bytes, sizeof(bytes), failure.rank);
    failure.text.resize(static_cast<size_t>(bytes));
    receive(failure.text.data(), bytes, failure.rank);
  }
  return failure;
}

//===----------------------------------------------------------------------===//
// Failure
//===----------------------------------------------------------------------===//

void MpiWorld::check(int error) {
  if (error == 0)
    return;
  char text[512];
  plugin->describe(error, text, sizeof(text));
  // Whatever is broken, rank 0 may not be reached.
  end(3, absl::StrCat("rank ", ownRank, ": MPI: ", text));
}

void MpiWorld::end(int exitCode, const std::string &why) {
  llvm::errs() << tool << ": error: " << why << "\n";
  llvm::errs().flush();
  plugin->abort(exitCode);
  std::abort();
}

void MpiWorld::fail(int exitCode, const std::string &why) {
  std::string text = absl::StrCat("rank ", ownRank, ": ", why);
  // Where all fail for one reason, one of them says it.
  if (!isFirst()) {
    tellFirst('F', std::string(1, static_cast<char>(exitCode)) + text);
    std::this_thread::sleep_for(kPatience);
  }
  end(exitCode, text);
}

void MpiWorld::tellFirst(char kind, llvm::StringRef text) {
  std::string bytes = kind + text.take_front(kMostText - 1).str();
  gspmd_mpi_message message = {bytes.data(), static_cast<int64_t>(bytes.size()),
                               0};
  gspmd_mpi_request *request = nullptr;
  if (plugin->exchange(control, &message, 1, nullptr, 0, kControlTag,
                       &request) != 0)
    return;
  // A short message is on its way at once, whoever will read it.
  auto begin = Clock::now();
  int32_t done = 0;
  while (plugin->test(request, &done) == 0 && !done &&
         Clock::now() - begin < kPatience)
    sched_yield();
}

void MpiWorld::listen() {
  char bytes[kMostText];
  for (;;) {
    int64_t count = 0;
    int32_t source = -1;
    check(plugin->receive_any(control, kControlTag, bytes, kMostText, &count,
                              &source));
    if (source < 0)
      return;
    llvm::StringRef text(bytes, static_cast<size_t>(count));
    char kind = text.empty() ? 0 : text.front();
    text = text.drop_front(!text.empty());
    if (kind == 'W')
      waiting[source] = text.str();
    else if (kind == 'G')
      waiting.erase(source);
    else if (kind == 'F' && !text.empty())
      end(text.front(), text.drop_front().str());
  }
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

bool MpiWorld::isDone(gspmd_mpi_request *request) {
  int32_t done = 0;
  check(plugin->test(request, &done));
  return done != 0;
}

void MpiWorld::wait(gspmd_mpi_request *request) {
  while (!isDone(request)) {
    if (isFirst() && ++numTicks % 16 == 0)
      listen();
    sched_yield();
  }
}

void MpiWorld::tick(llvm::StringRef where, Clock::time_point since) {
  // The clock and the mail are looked at now and then only.
  if (++numTicks % 16 == 0) {
    if (isFirst())
      listen();
    if (stallSeconds > 0)
      watch(where, since);
  }
  sched_yield();
}

void MpiWorld::watch(llvm::StringRef where, Clock::time_point since) {
  double seconds = secondsSince(since);
  if (seconds > stallSeconds / 2 && !hasToldOfWait) {
    hasToldOfWait = true;
    if (isFirst())
      waiting[0] = where.str();
    else
      tellFirst('W', where);
  }
  if (isFirst() && seconds > stallSeconds)
    failStalled();
  // Rank 0 should have said something by now.
  if (!isFirst() && seconds > stallSeconds + 2 + 0.05 * ownRank)
    end(3, absl::StrCat("rank ", ownRank, " has waited for more than ",
                        stallSeconds, " s in ", where.str(),
                        ", and rank 0 does not answer"));
}

void MpiWorld::goOn() {
  if (!hasToldOfWait)
    return;
  hasToldOfWait = false;
  if (isFirst())
    waiting.erase(0);
  else
    tellFirst('G', "");
}

void MpiWorld::failStalled() {
  std::vector<int32_t> missing;
  std::map<std::string, std::vector<int32_t>> places;
  for (int32_t rank = 0; rank < numRanks; ++rank) {
    auto place = waiting.find(rank);
    if (place == waiting.end())
      missing.push_back(rank);
    else
      places[place->second].push_back(rank);
  }
  std::string text = absl::StrCat("nothing has happened for ", stallSeconds,
                                  " s (--mpi-timeout)");
  if (!missing.empty())
    absl::StrAppend(&text, ": ", listRanks(missing),
                    missing.size() == 1 ? " does" : " do",
                    " not come to a collective");
  for (auto &[place, ranks] : places)
    absl::StrAppend(&text, "; ", listRanks(ranks),
                    ranks.size() == 1 ? " waits" : " wait", " in ", place);
  end(3, text);
}

} // namespace mlir::gspmd
