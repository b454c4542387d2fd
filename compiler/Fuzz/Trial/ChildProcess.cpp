//===- ChildProcess.cpp - Work in child processes -------------------------===//
#include "compiler/Fuzz/Trial/ChildProcess.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mlir::gspmd::fuzz {

/// Separates the child's output from its answer.
static const char kMarker[] = "\n\x01gspmd-fuzz answer\x01\n";

static void writeAll(int descriptor, llvm::StringRef text) {
  while (!text.empty()) {
    ssize_t n = ::write(descriptor, text.data(), text.size());
    if (n <= 0)
      return;
    text = text.drop_front(n);
  }
}

ChildProcess::ChildProcess(llvm::function_ref<std::string()> work,
                           unsigned timeoutSeconds) {
  int ends[2];
  if (::pipe(ends) != 0)
    llvm::report_fatal_error("no pipe for a child process");
  llvm::outs().flush();
  // If the parent of this process ignores the signal, so does this process, and
  // its children have no exit status.
  std::signal(SIGCHLD, SIG_DFL);
  process = ::fork();
  if (process < 0)
    llvm::report_fatal_error("no child process");
  if (process == 0) {
    Progress::forget();
    ::close(ends[0]);
    ::dup2(ends[1], STDERR_FILENO);
    // No stack traces: the seed reproduces the fault. The parent of this
    // process may have ignored or blocked the signal of the timeout.
    for (int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL, SIGALRM})
      std::signal(signal, SIG_DFL);
    sigset_t alarm;
    sigemptyset(&alarm);
    sigaddset(&alarm, SIGALRM);
    ::sigprocmask(SIG_UNBLOCK, &alarm, nullptr);
    rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
    ::alarm(timeoutSeconds);
    std::string text = work();
    ::alarm(0); // The parent may read the answer later.
    writeAll(ends[1], kMarker + text);
    ::_exit(0);
  }
  ::close(ends[1]);
  pipe = ends[0];
}

bool ChildProcess::readSome() {
  char buffer[4096];
  ssize_t n = ::read(pipe, buffer, sizeof(buffer));
  if (n <= 0)
    return true;
  bytes.append(buffer, n);
  return false;
}

bool ChildProcess::finish(int &signal) {
  while (!readSome())
    ;
  ::close(pipe);
  int status = 0;
  ::waitpid(process, &status, 0);
  auto [before, after] = llvm::StringRef(bytes).split(kMarker);
  printed = before.str();
  answer = after.str();
  signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return signal == 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool ChildProcess::finishWithin(unsigned seconds, int &signal) {
  using Clock = std::chrono::steady_clock;
  auto end = Clock::now() + std::chrono::seconds(seconds);
  for (bool isEnd = false; !isEnd;) {
    auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(
        end - Clock::now());
    pollfd event{pipe, POLLIN, 0};
    int ready = ::poll(&event, 1, std::max(0, static_cast<int>(rest.count())));
    if (ready == 0) {
      ::kill(process, SIGALRM);
      break;
    }
    isEnd = ready > 0 && readSome();
  }
  return finish(signal);
}

void ChildProcess::kill() {
  int ignored = 0;
  ::kill(process, SIGKILL);
  finish(ignored);
}

//===----------------------------------------------------------------------===//
// Verdicts as text
//===----------------------------------------------------------------------===//

std::string serialize(const Verdict &verdict) {
  std::string text = std::to_string(static_cast<int>(verdict.outcome)) + " " +
                     std::to_string(verdict.result) + " " +
                     std::to_string(verdict.replicated.size()) + "\n";
  for (std::string line : verdict.replicated) {
    for (char &c : line)
      if (c == '\n')
        c = ' ';
    text += line + "\n";
  }
  return text + verdict.message;
}

Verdict finishVerdict(ChildProcess &child) {
  Verdict verdict;
  int signal = 0;
  if (!child.finish(signal)) {
    verdict.outcome = signal == SIGALRM ? Outcome::TimedOut : Outcome::Crashed;
    verdict.message = "signal " + std::to_string(signal) + "\n" + child.printed;
    return verdict;
  }
  auto [head, rest] = llvm::StringRef(child.answer).split('\n');
  llvm::SmallVector<llvm::StringRef> numbers;
  head.split(numbers, ' ');
  int outcome = 0, count = 0;
  if (numbers.size() != 3 || numbers[0].getAsInteger(10, outcome) ||
      numbers[1].getAsInteger(10, verdict.result) ||
      numbers[2].getAsInteger(10, count)) {
    verdict.outcome = Outcome::Crashed;
    verdict.message = "no answer\n" + child.printed;
    return verdict;
  }
  verdict.outcome = static_cast<Outcome>(outcome);
  for (; count > 0; --count) {
    auto [line, after] = rest.split('\n');
    verdict.replicated.push_back(line.str());
    rest = after;
  }
  verdict.message = rest.str();
  // Output of libraries that is not a diagnostic.
  if (isFailure(verdict.outcome) && !child.printed.empty())
    verdict.message += "\n" + child.printed;
  return verdict;
}

Verdict judgeInChild(mlir::ModuleOp module, const RangeTable &ranges,
                     const TrialOptions &options) {
  ChildProcess child([&] { return serialize(judge(module, ranges, options)); },
                     options.timeoutSeconds);
  return finishVerdict(child);
}

} // namespace mlir::gspmd::fuzz
