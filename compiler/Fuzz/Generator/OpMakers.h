//===- OpMakers.h - Makers of the ops of random programs --------*- C++ -*-===//
//
// Each file Make<Family>.cpp has a function
//
//   std::vector<OpMaker> make<Family>Ops();
//
// CMakeLists.txt lists the families.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_OPMAKERS_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_OPMAKERS_H

#include "compiler/Fuzz/Generator/Generator.h"

namespace mlir::gspmd::fuzz {

/// Appends one op (or a few that belong together); returns false if it appended
/// nothing.
using MakeOp = bool (*)(Generator &);

struct OpMaker {
  const char *name;
  double weight;
  MakeOp make;
  bool hasBody = false; ///< generates a region by other makers
  Language language = Language::Stablehlo;
};

/// Returns all makers, in the order of the families.
llvm::ArrayRef<OpMaker> opMakers();

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_OPMAKERS_H
