//===- Namespace.h - The project's one namespace ----------------*- C++ -*-===//
//
// Everything is in `mlir::gspmd`, and `gspmd` is another name of it, so that
// `gspmd::` means one thing with and without `using namespace mlir`.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_NAMESPACE_H
#define GSPMD_LIB_ALGEBRA_NAMESPACE_H

namespace mlir::gspmd {}
namespace gspmd = mlir::gspmd;

#endif // GSPMD_LIB_ALGEBRA_NAMESPACE_H
