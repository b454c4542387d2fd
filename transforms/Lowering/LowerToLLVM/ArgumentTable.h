//===- ArgumentTable.h - Arguments of the entry in a table ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_ARGUMENTTABLE_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_ARGUMENTTABLE_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::lowering {

/// Replaces the memref arguments of `entry`, all of static shapes, by one
/// pointer to a table of pointers to their ranked descriptors (see
/// CompiledProgram::entry).
///
/// LLVM's passes take quadratic time in the number of arguments of a function,
/// and a training step has thousands. Each op of the function's block loads the
/// buffers that it uses: a load at the begin of the function would occupy a
/// stack slot up to the last use.
void passArgumentsInTable(func::FuncOp entry,
                          const LLVMTypeConverter &converter);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_ARGUMENTTABLE_H
