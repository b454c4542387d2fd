//===- Watch.cpp - Ranks that fail, stall or wait -------------------------===//
#include "Watch.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "plugin/MpiPlugin.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <sched.h>
#include <unistd.h>

namespace mlir::gspmd {
namespace {

constexpr int32_t kControlTag = 1;
constexpr size_t kMostText = 16 << 10;
/// How long ranks have to answer, while they wait.
constexpr std::chrono::seconds kPatience(3);
/// How often time and mail are looked at, in ticks.
constexpr uint64_t kTicks = 16;

/// What RunExit::RuntimeError is.
constexpr int kRuntimeError = 3;

using Seconds = std::chrono::duration<double>;

/// Ranks that may say the same do so one after the other: the first one ends
/// the others.
Seconds turnOf(int32_t rank) { return Seconds(0.2 * std::min(rank, 50)); }

/// "rank 2", "ranks 0, 1, 3"; the first ones of many.
std::string listRanks(llvm::ArrayRef<int32_t> ranks) {
  constexpr size_t kMostNamed = 16;
  return absl::StrCat(ranks.size() == 1 ? "rank " : "ranks ",
                      absl::StrJoin(ranks.take_front(kMostNamed), ", "),
                      ranks.size() > kMostNamed ? ", ..." : "");
}

} // namespace

void sayLastWords(const MpiManner &manner, const std::string &why) {
  if (manner.beforeLastWords)
    manner.beforeLastWords();
  llvm::errs() << absl::StrCat(manner.tool, ": error: ", why, "\n");
  llvm::errs().flush();
}

void endWithoutMpi(const MpiManner &manner, int32_t rank, int exitCode,
                   const std::string &why) {
  static std::atomic<bool> ends = false;
  while (ends.exchange(true))
    ::pause(); // another thread says it
  // Where all fail for one reason, the launcher ends the others first.
  if (rank != 0)
    std::this_thread::sleep_for(kPatience + turnOf(rank));
  sayLastWords(manner, absl::StrCat("rank ", rank, ": ", why));
  std::_Exit(exitCode);
}

void endForError(const gspmd_mpi_plugin &plugin, const MpiManner &manner,
                 int32_t rank, int error) {
  char text[512];
  plugin.describe(error, text, sizeof(text));
  // Whatever is broken, others may not be reached.
  sayLastWords(manner, absl::StrCat("rank ", rank, ": MPI: ", text));
  plugin.abort(kRuntimeError);
  std::abort();
}

//===----------------------------------------------------------------------===//
// Letters
//===----------------------------------------------------------------------===//

MpiWatch::MpiWatch(const gspmd_mpi_plugin &plugin,
                   const gspmd_mpi_comm *control, const MpiManner &manner)
    : plugin(plugin), control(control), manner(manner),
      own(plugin.rank(control)), numRanks(plugin.size(control)) {}

MpiWatch::~MpiWatch() {
  goOnSending();
  // MPI reads a letter that nobody has taken until the process ends.
  static std::list<Letter> &left = *new std::list<Letter>();
  left.splice(left.end(), letters);
}

void MpiWatch::post(int32_t to, Kind kind, llvm::StringRef text) {
  Letter &letter = letters.emplace_back();
  letter.bytes = static_cast<char>(kind) + text.take_front(kMostText - 1).str();
  gspmd_mpi_message message = {letter.bytes.data(),
                               static_cast<int64_t>(letter.bytes.size()), to};
  // Where it cannot be sent, its sender ends all without it.
  if (plugin.exchange(control, &message, 1, nullptr, 0, kControlTag,
                      &letter.request) != 0)
    letters.pop_back();
}

void MpiWatch::goOnSending() {
  letters.remove_if([&](Letter &letter) {
    int32_t done = 0;
    return plugin.test(letter.request, &done) != 0 || done;
  });
}

void MpiWatch::listen(Where where) {
  char bytes[kMostText];
  for (;;) {
    int64_t count = 0;
    int32_t source = -1;
    int error = plugin.receive_any(control, kControlTag, bytes, kMostText,
                                   &count, &source);
    if (error)
      endForError(plugin, manner, own, error);
    if (source < 0)
      break;
    takeLetter(source, llvm::StringRef(bytes, static_cast<size_t>(count)),
               where);
  }
  // Only now: a later letter may say that the wait is over.
  if (!isLeading && isSomebodyLate())
    callTheRoll(where);
}

void MpiWatch::takeLetter(int32_t from, llvm::StringRef bytes, Where where) {
  char kind = bytes.empty() ? 0 : bytes.front();
  llvm::StringRef text = bytes.drop_front(!bytes.empty());
  if (kind == Failed && !text.empty()) {
    sayLastWords(manner, text.drop_front().str());
    plugin.abort(text.front());
  } else if (kind == Late) {
    lateRanks.insert(from);
  } else if (kind == OnTime) {
    lateRanks.erase(from);
  } else if (kind == Ask) {
    ledUntil = Clock::now() + 2 * kPatience;
    post(from, Here, absl::StrCat(text.str(), " ", where()));
  } else if (kind == Here) {
    // An answer to a call that has been given up says nothing.
    auto [call, place] = text.split(' ');
    if (isLeading && call == absl::StrCat(numCalls))
      places[from] = place.str();
  }
}

//===----------------------------------------------------------------------===//
// Failure
//===----------------------------------------------------------------------===//

void MpiWatch::fail(int exitCode, const std::string &why) {
  std::string text = absl::StrCat("rank ", own, ": ", why);
  // Where all fail for one reason, one of them says it.
  if (own != 0) {
    post(0, Failed, std::string(1, static_cast<char>(exitCode)) + text);
    auto end = Clock::now() + kPatience + turnOf(own);
    while (Clock::now() < end) {
      goOnSending();
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
  sayLastWords(manner, text);
  plugin.abort(exitCode);
  std::abort();
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

void MpiWatch::tick(Where where, Clock::time_point since) {
  if (++numTicks % kTicks == 0) {
    if (!letters.empty())
      goOnSending();
    listen(where);
    if (manner.stallSeconds > 0)
      lookAtTime(where, since);
  }
}

void MpiWatch::waitIsOver() {
  for (int32_t rank = 0; rank < numTold; ++rank)
    post(rank, OnTime);
  numTold = 0;
}

void MpiWatch::lookAtTime(Where where, Clock::time_point since) {
  Clock::time_point now = Clock::now();
  if (since != lateSince) {
    waitIsOver();
    lateSince = since;
  }
  if (now < ledUntil)
    return;
  // The next one is told when the one before had its time.
  Seconds late = now - since - Seconds(manner.stallSeconds);
  if (late < numTold * Seconds(kPatience))
    return;
  if (numTold < own)
    return post(numTold++, Late);
  isLate = true;
  callTheRoll(where);
}

void MpiWatch::callTheRoll(Where where) {
  isLeading = true;
  ++numCalls;
  places = {{own, where()}};
  for (int32_t rank = 0; rank < numRanks; ++rank)
    if (rank != own)
      post(rank, Ask, absl::StrCat(numCalls));
  auto end = Clock::now() + kPatience;
  while (Clock::now() < end && places.size() < static_cast<size_t>(numRanks)) {
    goOnSending();
    listen(where);
    if (!isSomebodyLate()) {
      isLeading = false;
      return;
    }
    sched_yield();
  }
  sayLastWords(manner, findings());
  plugin.abort(kRuntimeError);
  std::abort();
}

std::string MpiWatch::findings() const {
  std::vector<int32_t> missing;
  std::map<std::string, std::vector<int32_t>> waiting;
  for (int32_t rank = 0; rank < numRanks; ++rank) {
    auto place = places.find(rank);
    if (place == places.end())
      missing.push_back(rank);
    else
      waiting[place->second].push_back(rank);
  }
  std::string text = absl::StrCat("nothing has happened for ",
                                  manner.stallSeconds, " s (--mpi-timeout)");
  if (!missing.empty())
    absl::StrAppend(&text, ": ", listRanks(missing),
                    missing.size() == 1 ? " does" : " do", " not come");
  for (auto &[place, ranks] : waiting)
    absl::StrAppend(&text, "; ", listRanks(ranks),
                    ranks.size() == 1 ? " waits " : " wait ", place);
  return text;
}

//===----------------------------------------------------------------------===//
// StallGuard
//===----------------------------------------------------------------------===//

StallGuard::StallGuard(const MpiManner &manner, int32_t rank,
                       const char *where) {
  if (manner.stallSeconds <= 0)
    return;
  thread = std::thread([this, &manner, rank, where] {
    std::unique_lock lock(mutex);
    // Where all see it, one says it: the launcher takes its time.
    Seconds limit = Seconds(manner.stallSeconds) + kPatience +
                    (rank == 0 ? Seconds(0) : Seconds(kPatience)) +
                    turnOf(rank);
    if (condition.wait_for(lock, limit, [&] { return isOver; }))
      return;
    sayLastWords(manner,
                 absl::StrCat("rank ", rank, " has waited for more than ",
                              manner.stallSeconds, " s (--mpi-timeout)",
                              " for other ranks ", where));
    // MPI is busy, and the launcher ends the others.
    std::_Exit(kRuntimeError);
  });
}

StallGuard::~StallGuard() {
  {
    std::lock_guard lock(mutex);
    isOver = true;
  }
  condition.notify_all();
  if (thread.joinable())
    thread.join();
}

} // namespace mlir::gspmd
