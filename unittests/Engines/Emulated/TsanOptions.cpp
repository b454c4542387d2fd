//===- TsanOptions.cpp - What the thread sanitizer is told ----------------===//

/// A finding ends the program, so that the test that has it fails.
extern "C" const char *__tsan_default_options() { return "halt_on_error=1"; }

/// LLVM's library is not instrumented, and neither are those parts of the
/// project that build tables which it looks up in: whether one was seen to be
/// built is a load that the sanitizer does not see. It does see the bytes that
/// are compared then.
extern "C" const char *__tsan_default_suppressions() {
  return "race:libLLVM.so\n";
}
