//===- TsanOptions.cpp - Options of the thread sanitizer ------------------===//

/// Ends the program at a finding, so that the test fails.
extern "C" const char *__tsan_default_options() { return "halt_on_error=1"; }

/// Suppressions: LLVM's library is not instrumented, nor is the project's code
/// that builds tables which it searches. The check whether a table was built is
/// a load that the sanitizer does not see; it does see the comparison of bytes
/// that follows.
extern "C" const char *__tsan_default_suppressions() {
  return "race:libLLVM.so\n";
}
