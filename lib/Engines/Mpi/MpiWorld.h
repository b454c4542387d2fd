//===- MpiWorld.h - The processes of mpirun ---------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_MPI_MPIWORLD_H
#define GSPMD_LIB_ENGINES_MPI_MPIWORLD_H

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

/// Returns the rank that the launcher has assigned to this process, before MPI
/// is started; 0 without a launcher.
int32_t getLauncherRank();

/// The settings of a tool's communication.
struct MpiSettings {
  std::string tool; ///< prefix of messages
  /// The seconds after which a wait for other ranks is a failure; 0 means
  /// never.
  double stallSeconds = 0;
  /// Called before this process prints why it aborts all ranks.
  std::function<void()> beforeAbort;
};

/// The processes ("ranks") that were started together. An unrecoverable failure
/// of one rank aborts all ranks, so functions that need other ranks do not
/// return errors.
///
/// All ranks must call the functions that are marked as collective, in the same
/// order. `where` describes in messages what this rank waits for: "at the start
/// of a step".
class MpiWorld {
public:
  using Clock = std::chrono::steady_clock;

  /// Loads the library gspmd_mpi (lib/Engines/Mpi/plugin) from the path
  /// `library` and starts MPI. Returns InvalidArgument if it is another
  /// library.
  static absl::StatusOr<std::unique_ptr<MpiWorld>>
  open(const std::string &library, const MpiSettings &settings);
  /// Collective over the first `count` ranks: returns a world of these ranks,
  /// which must not outlive this one.
  std::unique_ptr<MpiWorld> createSubset(int32_t count);
  /// Collective: ends MPI, unless this is a subset of another world.
  ~MpiWorld();
  MpiWorld(const MpiWorld &) = delete;
  MpiWorld &operator=(const MpiWorld &) = delete;

  int32_t rank() const { return ownRank; }
  int32_t size() const { return numRanks; }
  bool isFirst() const { return ownRank == 0; }
  /// Returns the name and version, as in "Open MPI v4.1.4".
  const std::string &library() const { return libraryName; }
  double getStartupMilliseconds() const { return startTime; }
  /// Returns true if several threads may call MPI one at a time
  /// (MPI_THREAD_SERIALIZED).
  bool supportsThreads() const { return threadsMayCall; }
  const gspmd_mpi_plugin &mpi() const { return *plugin; }
  const gspmd_mpi_comm *worldComm() const { return world; }
  const MpiSettings &getSettings() const { return settings; }

  /// Collective: waits for all ranks.
  void barrier(llvm::StringRef where);
  /// Return whether this is the first rank of its node, and the number of ranks
  /// on the node.
  bool isFirstOfNode() const;
  int32_t numRanksOnNode() const;
  /// Collective over the ranks of one node: waits for them.
  void nodeBarrier(llvm::StringRef where);
  /// Collective: returns the values of all ranks, by rank.
  std::vector<int64_t> gatherAll(int64_t ownNumber, llvm::StringRef where);
  /// Sends bytes to and receives bytes from another rank, which calls the
  /// opposite function.
  void send(const void *data, int64_t bytes, int32_t to, llvm::StringRef where);
  void receive(void *data, int64_t bytes, int32_t from, llvm::StringRef where);

  /// A failure that all ranks have agreed on.
  struct Failure {
    int32_t rank = 0;
    int64_t code = 0;
    std::string text; ///< the text, which only rank 0 has
  };
  /// Collective: returns the failure of the first rank whose code is not 0, if
  /// any.
  std::optional<Failure> agree(int64_t code, const std::string &text,
                               llvm::StringRef where);

  /// Called by one rank at any time: prints the reason and aborts all ranks
  /// with `exitCode`.
  [[noreturn]] void fail(int exitCode, const std::string &reason);
  /// Does what `fail` does, on any thread, even while another thread is inside
  /// MPI.
  [[noreturn]] void abortWithoutMpi(int exitCode, const std::string &reason);

  /// Aborts all ranks if `error`, the result of a function of `mpi()`, is not
  /// 0.
  void check(int error);
  /// Advances a request; returns true when it is complete (and freed).
  bool isDone(gspmd_mpi_request *request);
  /// Waits for a request.
  void wait(gspmd_mpi_request *request, llvm::StringRef where);

  /// Handles messages of other ranks during a wait that began at `since`, and
  /// aborts all ranks if they do not respond. Must be called repeatedly;
  /// `where` is evaluated if another rank requests it.
  void poll(llvm::function_ref<std::string()> where, Clock::time_point since);
  /// Ends the wait; must be called before another one begins.
  void endWait();

private:
  MpiWorld(const gspmd_mpi_plugin *plugin, const MpiSettings &settings);
  void start();
  void connect();

  const gspmd_mpi_plugin *plugin;
  const MpiSettings settings;
  gspmd_mpi_comm *world = nullptr, *node = nullptr, *control = nullptr;
  std::unique_ptr<MpiFailureDetector> failureDetector;
  std::string libraryName;
  int32_t ownRank = 0, numRanks = 1;
  bool threadsMayCall = false;
  bool isSubset = false; ///< true if createSubset created this
  double startTime = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_MPIWORLD_H
