//===- MpiWorld.h - The processes that mpirun has started -------*- C++ -*-===//
#ifndef GSPMD_ENGINES_MPI_MPIWORLD_H
#define GSPMD_ENGINES_MPI_MPIWORLD_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct gspmd_mpi_comm;
struct gspmd_mpi_plugin;
struct gspmd_mpi_request;

namespace mlir::gspmd {

class MpiFailureDetector;

/// The number that the launcher has given this process, before MPI is started;
/// 0 where none has.
int32_t getLauncherRank();

/// What concerns all of a tool's communication.
struct MpiSettings {
  std::string tool; ///< begins messages
  /// A wait for other ranks that lasts so long is a failure; 0 is any time.
  double stallSeconds = 0;
  /// Is called before this process says why it ends all.
  std::function<void()> beforeAbort;
};

/// The processes ("ranks") that were started together. What one of them cannot
/// go on from ends all: calls that need other ranks do not return errors.
///
/// Where it is said that all ranks call something, all must, in the same order.
/// `where` tells in messages where this rank waits: "at the start of a step".
class MpiWorld {
public:
  using Clock = std::chrono::steady_clock;

  /// Starts MPI by the library gspmd_mpi (lib/Engines/Mpi/plugin) at `library`.
  /// InvalidArgument if it is no such library.
  static absl::StatusOr<std::unique_ptr<MpiWorld>>
  open(const std::string &library, const MpiSettings &settings);
  /// The first `count` ranks: a world of these. It may not outlive this one.
  std::unique_ptr<MpiWorld> firstRanks(int32_t count);
  /// All ranks: ends MPI, unless this is a world of some.
  ~MpiWorld();
  MpiWorld(const MpiWorld &) = delete;
  MpiWorld &operator=(const MpiWorld &) = delete;

  int32_t rank() const { return ownRank; }
  int32_t size() const { return numRanks; }
  bool isFirst() const { return ownRank == 0; }
  /// "Open MPI v4.1.4".
  const std::string &library() const { return libraryName; }
  double startMilliseconds() const { return startTime; }
  /// May several threads call, one after the other?
  bool supportsThreads() const { return threadsMayCall; }
  const gspmd_mpi_plugin &mpi() const { return *plugin; }
  const gspmd_mpi_comm *all() const { return world; }
  const MpiSettings &getSettings() const { return settings; }

  /// All ranks: waits for all.
  void barrier(llvm::StringRef where);
  /// Is this the first of the ranks on its machine? How many are there?
  bool isFirstOfNode() const;
  int32_t sizeOfNode() const;
  /// All ranks of one machine: waits for these.
  void nodeBarrier(llvm::StringRef where);
  /// All ranks: what each of them gives, by rank.
  std::vector<int64_t> gatherAll(int64_t mine, llvm::StringRef where);
  /// Bytes to and from another rank, which does the opposite.
  void send(const void *data, int64_t bytes, int32_t to, llvm::StringRef where);
  void receive(void *data, int64_t bytes, int32_t from, llvm::StringRef where);

  /// Something that went wrong in an orderly way.
  struct Failure {
    int32_t rank = 0;
    int64_t code = 0;
    std::string text; ///< on rank 0 only
  };
  /// All ranks: the failure of the first rank whose code is not 0, if any.
  std::optional<Failure> agree(int64_t code, const std::string &text,
                               llvm::StringRef where);

  /// From one rank, at any time: says why, and ends all with `exitCode`.
  [[noreturn]] void fail(int exitCode, const std::string &why);
  /// The same on any thread, even where another one calls MPI just now.
  [[noreturn]] void abortWithoutMpi(int exitCode, const std::string &why);

  /// Ends all if `error` of a function of `mpi()` is one.
  void check(int error);
  /// Goes on with what was asked for; true when it is over (and freed).
  bool isDone(gspmd_mpi_request *request);
  /// Waits for it.
  void wait(gspmd_mpi_request *request, llvm::StringRef where);

  /// To be called again and again while this rank waits since `since`: hears
  /// what others have to say, and ends all where they do not come. `where` is
  /// asked where somebody wants to know it.
  void poll(llvm::function_ref<std::string()> where, Clock::time_point since);
  /// To be called when it waits no longer, or for something else.
  void endWait();

private:
  MpiWorld(const gspmd_mpi_plugin *plugin, const MpiSettings &settings);
  void start();
  void connect();

  const gspmd_mpi_plugin *plugin;
  const MpiSettings settings;
  gspmd_mpi_comm *world = nullptr, *node = nullptr, *control = nullptr;
  std::unique_ptr<MpiFailureDetector> watch;
  std::string libraryName;
  int32_t ownRank = 0, numRanks = 1;
  bool threadsMayCall = false;
  bool isSubset = false; ///< firstRanks
  double startTime = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_ENGINES_MPI_MPIWORLD_H
