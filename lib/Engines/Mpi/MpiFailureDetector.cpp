//===- MpiFailureDetector.cpp - Detects ranks that fail or stall ----------===//
#include "lib/Engines/Mpi/MpiFailureDetector.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "lib/Engines/Mpi/plugin/MpiPlugin.h"
#include "lib/Progress/PrintableText.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <sched.h>
#include <thread>
#include <unistd.h>

namespace mlir::gspmd {
namespace {

/// The size of the buffer for the text of such a message, which lists ranks.
constexpr size_t kMaxText = 16 << 10;
/// The time in which waiting ranks must respond.
constexpr std::chrono::seconds kResponseTime(3);
/// The number of polls between two checks of time and messages.
constexpr uint64_t kPollsPerCheck = 16;

/// The value of ExitCode::RuntimeError.
constexpr int kRuntimeError = 3;

using Seconds = std::chrono::duration<double>;

/// Returns the delay of a rank's message. Ranks that would print the same
/// message have different delays, so that the first one prints it and aborts
/// the others.
Seconds delayOf(int32_t rank) { return Seconds(0.2 * std::min(rank, 50)); }

/// Returns "rank 2" or "ranks 0, 1, 3"; only the first ones of a long list.
std::string listRanks(llvm::ArrayRef<int32_t> ranks) {
  constexpr size_t kMaxNamed = 16;
  return absl::StrCat(ranks.size() == 1 ? "rank " : "ranks ",
                      absl::StrJoin(ranks.take_front(kMaxNamed), ", "),
                      ranks.size() > kMaxNamed ? ", ..." : "");
}

} // namespace

void printAbortReason(const MpiSettings &settings, const std::string &reason) {
  if (settings.beforeAbort)
    settings.beforeAbort();
  llvm::errs() << absl::StrCat(
      settings.tool, ": error: ", printableText(reason, kMaxText), "\n");
  llvm::errs().flush();
}

void terminateWithoutMpi(const MpiSettings &settings, int32_t rank,
                         int exitCode, const std::string &reason) {
  static std::atomic<bool> ends = false;
  while (ends.exchange(true))
    ::pause(); // another thread prints the reason
  // If all ranks fail for one reason, the launcher ends the others first.
  if (rank != 0)
    std::this_thread::sleep_for(kResponseTime + delayOf(rank));
  printAbortReason(settings, absl::StrCat("rank ", rank, ": ", reason));
  std::_Exit(exitCode);
}

void abortForMpiError(const gspmd_mpi_plugin &plugin,
                      const MpiSettings &settings, int32_t rank, int error) {
  char text[512];
  plugin.describe(error, text, sizeof(text));
  // The other ranks may be unreachable.
  printAbortReason(settings, absl::StrCat("rank ", rank, ": MPI: ", text));
  plugin.abort(kRuntimeError);
  std::abort();
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

MpiFailureDetector::MpiFailureDetector(const gspmd_mpi_plugin &plugin,
                                       const gspmd_mpi_comm *control,
                                       const MpiSettings &settings)
    : plugin(plugin), control(control), settings(settings),
      ownRank(plugin.rank(control)), numRanks(plugin.size(control)) {}

MpiFailureDetector::~MpiFailureDetector() {
  reapSentMessages();
  // MPI reads an unreceived message until the process exits.
  static std::list<Message> &abandoned = *new std::list<Message>();
  abandoned.splice(abandoned.end(), messages);
}

void MpiFailureDetector::post(int32_t to, Kind kind, llvm::StringRef text) {
  Message &sent = messages.emplace_back();
  sent.bytes =
      static_cast<char>(kind) + takeCharacters(text, kMaxText - 1).str();
  gspmd_mpi_message message = {sent.bytes.data(),
                               static_cast<int64_t>(sent.bytes.size()), to};
  // If it cannot be sent, its sender aborts all ranks without it.
  if (plugin.exchange(control, &message, 1, nullptr, 0, kControlTag,
                      &sent.request) != 0)
    messages.pop_back();
}

void MpiFailureDetector::reapSentMessages() {
  messages.remove_if([&](Message &sent) {
    int32_t done = 0;
    return plugin.test(sent.request, &done) != 0 || done;
  });
}

void MpiFailureDetector::listen(Where where) {
  char bytes[kMaxText];
  for (;;) {
    int64_t count = 0;
    int32_t source = -1;
    int error = plugin.receive_any(control, kControlTag, bytes, kMaxText,
                                   &count, &source);
    if (error)
      abortForMpiError(plugin, settings, ownRank, error);
    if (source < 0)
      break;
    handleMessage(source, llvm::StringRef(bytes, static_cast<size_t>(count)),
                  where);
  }
  // All messages are read first: a later one may end the wait.
  if (!isProbing && isAnyRankLate())
    probeRanks(where);
}

void MpiFailureDetector::handleMessage(int32_t from, llvm::StringRef bytes,
                                       Where where) {
  char kind = bytes.empty() ? 0 : bytes.front();
  llvm::StringRef text = bytes.drop_front(!bytes.empty());
  if (kind == Failed && !text.empty()) {
    printAbortReason(settings, text.drop_front().str());
    plugin.abort(text.front());
  } else if (kind == Late) {
    lateRanks.insert(from);
  } else if (kind == OnTime) {
    lateRanks.erase(from);
  } else if (kind == Probe) {
    probeDeadline = Clock::now() + 2 * kResponseTime;
    post(from, Reply, absl::StrCat(text.str(), " ", where()));
  } else if (kind == Reply) {
    // Replies to an abandoned probe are ignored.
    auto [probe, waitPoint] = text.split(' ');
    if (isProbing && probe == absl::StrCat(numProbes))
      waitPoints[from] = waitPoint.str();
  }
}

//===----------------------------------------------------------------------===//
// Failure
//===----------------------------------------------------------------------===//

void MpiFailureDetector::fail(int exitCode, const std::string &reason) {
  std::string text = absl::StrCat("rank ", ownRank, ": ", reason);
  // If all ranks fail for one reason, one of them prints it.
  if (ownRank != 0) {
    post(0, Failed, std::string(1, static_cast<char>(exitCode)) + text);
    auto end = Clock::now() + kResponseTime + delayOf(ownRank);
    while (Clock::now() < end) {
      reapSentMessages();
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
  printAbortReason(settings, text);
  plugin.abort(exitCode);
  std::abort();
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

void MpiFailureDetector::poll(Where where, Clock::time_point since) {
  if (++numPolls % kPollsPerCheck == 0) {
    if (!messages.empty())
      reapSentMessages();
    listen(where);
    if (settings.stallSeconds > 0)
      checkDeadline(where, since);
  }
}

void MpiFailureDetector::endWait() {
  for (int32_t rank = 0; rank < numNotified; ++rank)
    post(rank, OnTime);
  numNotified = 0;
}

void MpiFailureDetector::checkDeadline(Where where, Clock::time_point since) {
  Clock::time_point now = Clock::now();
  if (since != lateSince) {
    endWait();
    lateSince = since;
  }
  if (now < probeDeadline)
    return;
  // The next rank is notified when the previous one had its time.
  Seconds late = now - since - Seconds(settings.stallSeconds);
  if (late < numNotified * Seconds(kResponseTime))
    return;
  if (numNotified < ownRank)
    return post(numNotified++, Late);
  isLate = true;
  probeRanks(where);
}

void MpiFailureDetector::probeRanks(Where where) {
  isProbing = true;
  ++numProbes;
  waitPoints = {{ownRank, where()}};
  for (int32_t rank = 0; rank < numRanks; ++rank)
    if (rank != ownRank)
      post(rank, Probe, absl::StrCat(numProbes));
  auto end = Clock::now() + kResponseTime;
  while (Clock::now() < end &&
         waitPoints.size() < static_cast<size_t>(numRanks)) {
    reapSentMessages();
    listen(where);
    if (!isAnyRankLate()) {
      isProbing = false;
      return;
    }
    sched_yield();
  }
  printAbortReason(settings, describeProbe());
  plugin.abort(kRuntimeError);
  std::abort();
}

std::string MpiFailureDetector::describeProbe() const {
  std::vector<int32_t> missing;
  std::map<std::string, std::vector<int32_t>> waiting;
  for (int32_t rank = 0; rank < numRanks; ++rank) {
    auto waitPoint = waitPoints.find(rank);
    if (waitPoint == waitPoints.end())
      missing.push_back(rank);
    else
      waiting[waitPoint->second].push_back(rank);
  }
  std::string text = absl::StrCat("no progress for ", settings.stallSeconds,
                                  " s (--mpi-timeout)");
  if (!missing.empty())
    absl::StrAppend(&text, ": ", listRanks(missing),
                    missing.size() == 1 ? " does" : " do", " not respond");
  for (auto &[waitPoint, ranks] : waiting)
    absl::StrAppend(&text, "; ", listRanks(ranks),
                    ranks.size() == 1 ? " waits " : " wait ", waitPoint);
  return text;
}

//===----------------------------------------------------------------------===//
// StallWatchdog
//===----------------------------------------------------------------------===//

StallWatchdog::StallWatchdog(const MpiSettings &settings, int32_t rank,
                             const char *where) {
  if (settings.stallSeconds <= 0)
    return;
  thread = Thread::start([this, &settings, rank, where] {
    std::unique_lock lock(mutex);
    // If all ranks detect it, one prints it: the launcher needs time to end the
    // others.
    Seconds limit = Seconds(settings.stallSeconds) + kResponseTime +
                    (rank == 0 ? Seconds(0) : Seconds(kResponseTime)) +
                    delayOf(rank);
    if (condition.wait_for(lock, limit, [&] { return isOver; }))
      return;
    printAbortReason(settings,
                     absl::StrCat("rank ", rank, " has waited for more than ",
                                  settings.stallSeconds, " s (--mpi-timeout)",
                                  " for other ranks ", where));
    // MPI cannot be called, and the launcher ends the others.
    std::_Exit(kRuntimeError);
  });
  static std::atomic<bool> isReported = false;
  if (!thread.joinable() && !isReported.exchange(true))
    llvm::errs() << settings.tool << ": warning: rank " << rank << ": "
                 << describeMissingThread("limit the time in MPI")
                 << "; it may wait forever for other ranks\n";
}

StallWatchdog::~StallWatchdog() {
  {
    std::lock_guard lock(mutex);
    isOver = true;
  }
  condition.notify_all();
  thread.join();
}

} // namespace mlir::gspmd
