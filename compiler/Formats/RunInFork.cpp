//===- RunInFork.cpp - Work in a forked process ---------------------------===//

#include "compiler/Formats/RunInFork.h"
#include "llvm/Support/Compiler.h"
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mlir::gspmd {
namespace {

/// Suppresses the output of a fault, for which the caller has a message.
void silence() {
  if (int null = ::open("/dev/null", O_WRONLY); null >= 0) {
    ::dup2(null, STDOUT_FILENO);
    ::dup2(null, STDERR_FILENO);
  }
  for (int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL, SIGALRM})
    std::signal(signal, SIG_DFL);
  // The threads of a host, such as JAX's pool, may block all signals.
  sigset_t none;
  sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  rlimit noCore{0, 0};
  ::setrlimit(RLIMIT_CORE, &noCore);
}

/// Returns the memory of this process in bytes; 0 if unknown.
size_t usedBytes() {
  size_t pages = 0;
  if (std::FILE *file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%zu", &pages) != 1)
      pages = 0;
    std::fclose(file);
  }
  return pages * ::sysconf(_SC_PAGESIZE);
}

/// Limits the time and memory of this process for a file of `numBytes` bytes.
/// The limits are far above what a valid file needs, also on a loaded machine,
/// and end the process on a file that exhausts them.
void limit(size_t numBytes) {
  constexpr size_t kBytesPerSecond = 1 << 20, kGrowth = 256;
  constexpr size_t kMinBytes = size_t(4) << 30;
  constexpr unsigned kMinSeconds = 60, kMinProcessorSeconds = 20;
  ::alarm(kMinSeconds + numBytes / kBytesPerSecond);
  rlim_t seconds = kMinProcessorSeconds + numBytes / kBytesPerSecond;
  rlimit processor{seconds, seconds};
  ::setrlimit(RLIMIT_CPU, &processor);
#if !LLVM_ADDRESS_SANITIZER_BUILD // its shadow memory would count
  if (size_t used = usedBytes()) {
    rlimit memory{used + kMinBytes + kGrowth * numBytes, RLIM_INFINITY};
    ::setrlimit(RLIMIT_AS, &memory);
  }
#endif
}

} // namespace

ForkOutcome runInFork(llvm::function_ref<bool()> work, size_t numBytes) {
  int fds[2];
  if (::pipe2(fds, O_CLOEXEC | O_NONBLOCK) < 0)
    return ForkOutcome::NotStarted;
  pid_t copy = ::fork();
  if (copy == 0) {
    silence();
    limit(numBytes);
    char succeeded = work() ? 1 : 0;
    // An empty pipe accepts one byte. _exit skips destructors and exit
    // handlers.
    ::_exit(::write(fds[1], &succeeded, 1) == 1 ? 0 : 1);
  }
  ForkOutcome outcome = ForkOutcome::NotStarted;
  if (copy > 0) {
    // The process has no exit status if the host ignores SIGCHLD or collects
    // the statuses of all its children; waitpid then fails after the process
    // has ended. The outcome is therefore in the pipe, which is empty after a
    // crash.
    while (::waitpid(copy, nullptr, 0) < 0 && errno == EINTR)
      ;
    char succeeded = 0;
    outcome = ForkOutcome::Crashed;
    if (::read(fds[0], &succeeded, 1) == 1)
      outcome = succeeded ? ForkOutcome::Succeeded : ForkOutcome::Failed;
  }
  ::close(fds[0]);
  ::close(fds[1]);
  return outcome;
}

} // namespace mlir::gspmd
