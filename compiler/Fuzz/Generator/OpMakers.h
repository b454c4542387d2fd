//===- OpMakers.h - What makes the ops of random programs -------*- C++ -*-===//
//
// Each file Make<Family>.cpp has a function
//
//   std::vector<OpMaker> make<Family>Ops();
//
// CMake lists them: a new file is a new family.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_OPMAKERS_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_OPMAKERS_H

#include "compiler/Fuzz/Generator/Generator.h"

namespace mlir::gspmd::fuzz {

/// Makes one op (or a few that belong together); false if nothing was made.
using MakeOp = bool (*)(Generator &);

struct OpMaker {
  const char *name;
  double weight;
  MakeOp make;
  bool hasBody = false; ///< generates a region with other makers
  Language language = Language::Stablehlo;
};

/// All makers, in the order of their files.
llvm::ArrayRef<OpMaker> opMakers();

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_OPMAKERS_H
