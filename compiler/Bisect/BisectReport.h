//===- BisectReport.h - The report of a search for a wrong op ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_BISECTREPORT_H
#define GSPMD_COMPILER_BISECT_BISECTREPORT_H

#include "compiler/Bisect/Search/Bisection.h"

namespace mlir::gspmd::bisect {

/// Prints a result, whose ops must exist.
class BisectReport {
public:
  /// `causes` are other reasons why results may not be those expected.
  BisectReport(StringRef suspect, const BisectionResult &result,
               std::vector<std::string> causes)
      : suspect(suspect), result(result), causes(std::move(causes)) {}

  void print(llvm::raw_ostream &os) const;
  /// The format is described in docs/bisect.md.
  std::string toJson() const;

private:
  void printCollectives(llvm::raw_ostream &os) const;
  void printUnjudged(llvm::raw_ostream &os) const;
  void printFinding(llvm::raw_ostream &os, const Finding &finding) const;

  const std::string suspect;
  const BisectionResult &result;
  const std::vector<std::string> causes;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_BISECTREPORT_H
