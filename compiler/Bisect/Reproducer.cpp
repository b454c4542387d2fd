//===- Reproducer.cpp - Files that reproduce a finding --------------------===//
#include "compiler/Bisect/Reproducer.h"
#include "compiler/Arrays/Npz.h"
#include "compiler/Bisect/Reducer.h"
#include "compiler/CommandLine/TextFile.h"
#include "gspmd/Version.h"
#include "llvm/Support/Path.h"

namespace mlir::gspmd::bisect {

/// Returns the report for the developers of the suspect.
static std::string describeFinding(const std::string &name,
                                   const BisectReport &report,
                                   const ReducedProgram &reduced,
                                   const std::string &arguments,
                                   const std::string &versions) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "# Wrong result of a partitioned op\n\n"
     << "The following program of " << reduced.numOps
     << (reduced.numOps == 1 ? " op" : " ops")
     << " yields a wrong result when it is partitioned.\n\n"
     << "```mlir\n"
     << reduced.text << "```\n\n"
     << "    gspmd-bisect " << llvm::sys::path::filename(name) << ".mlir "
     << arguments << "\n\n"
     << (reduced.script.empty() ? ""
                                : "The same with JAX alone:\n\n```python\n")
     << reduced.script << (reduced.script.empty() ? "" : "```\n\n")
     << "The op in the original program:\n\n```\n";
  report.print(os);
  os << "```\n\n"
     << "Versions: gspmd " << GSPMD_VERSION_STRING << ", MLIR "
     << LLVM_VERSION_STRING << (versions.empty() ? "" : "; ") << versions
     << ".\n";
  return text;
}

std::optional<std::string> writeReproducer(const std::string &name,
                                           const BisectReport &report,
                                           const Finding &finding,
                                           const Suspect &suspect,
                                           const std::string &versions) {
  FailureOr<ReducedProgram> reduced = reduce(finding, suspect);
  if (failed(reduced))
    return "no reproducer: the op does not fail when its program runs again";
  auto argumentsOf = [&](StringRef base) {
    return reduced->seed ? "--random-inputs " + std::to_string(*reduced->seed)
                         : ("--inputs " + base + ".npz").str();
  };
  if (!reduced->seed)
    if (auto status = writeNpz(name + ".npz", reduced->arguments); !status.ok())
      return std::string(status.message());
  std::string tested = suspect.versions();
  if (!tested.empty() && !versions.empty())
    tested += ", ";
  tested += versions;
  if (auto error = writeTextFiles(
          {{name + ".mlir", reduced->text},
           {name + ".md",
            describeFinding(name, report, *reduced,
                            argumentsOf(llvm::sys::path::filename(name)),
                            tested)}}))
    return error;
  if (!reduced->script.empty()) {
    if (auto error = writeTextFile(name + ".py", reduced->script))
      return error;
    llvm::outs() << "script: " << name << ".py\n";
  }
  llvm::outs() << "reproducer: " << name << ".mlir " << argumentsOf(name)
               << ", " << reduced->numOps
               << (reduced->numOps == 1 ? " op" : " ops") << "\n";
  return std::nullopt;
}

} // namespace mlir::gspmd::bisect
