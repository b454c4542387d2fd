//===- Namespace.h - The namespace of the project ---------------*- C++ -*-===//
//
// All declarations are in `mlir::gspmd`. The alias `gspmd` names the same
// namespace, so that `gspmd::Mesh` is valid with and without
// `using namespace mlir`.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_NAMESPACE_H
#define GSPMD_LIB_ALGEBRA_NAMESPACE_H

namespace mlir::gspmd {}
namespace gspmd = mlir::gspmd;

#endif // GSPMD_LIB_ALGEBRA_NAMESPACE_H
