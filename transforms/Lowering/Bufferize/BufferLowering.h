//===- BufferLowering.h - From tensors to buffers ---------------*- C++ -*-===//
//
// Bufferization: every tensor gets a buffer of the identity layout, and every
// op writes into buffers that it is given (destination passing). The driver
// (Bufferizer.h) decides who owns a buffer, when it is freed and what is
// written in place; an op family only says how to fill its results.
//
// One table has an entry per op that is not linalg by now: contractions, index
// ops, windows, sorting, random bits, collectives. An entry emits linalg ops,
// scf loops over memrefs, or calls of the runtime (gspmd/ABI/Runtime.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERLOWERING_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERLOWERING_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd::lowering {

/// A result that starts as a copy of an operand and is then updated; in place
/// where nothing reads the operand later.
struct TiedOperand {
  unsigned operand;
  unsigned result;
};

/// One op on buffers.
struct BufferOp {
  Operation *op;
  ImplicitLocOpBuilder &b;
  /// A memref per operand and per result: static shape, identity layout,
  /// signless elements. A tied operand's is that of its result.
  SmallVector<Value> ins;
  SmallVector<Value> outs;
  /// Freed when the op is done.
  SmallVector<Value> temporaries;

  MemRefType inType(unsigned i) const;
  MemRefType outType(unsigned i) const;
  /// A buffer for this op alone.
  Value temporary(ArrayRef<int64_t> shape, Type elementType);
};

struct BufferEntry {
  /// Emits the op, or an error at it.
  LogicalResult (*emit)(BufferOp &);
  SmallVector<TiedOperand> (*tied)(Operation *) = nullptr;
  /// Emit even where the results have no elements.
  bool hasEffect = false;
  /// The first result may take the buffer of the first operand, where nothing
  /// reads that later: each element is read before it is written.
  bool mayOverwrite = false;
};
using BufferTable = llvm::StringMap<BufferEntry>;
void addContractBufferOps(BufferTable &table);
void addRaggedDotBufferOps(BufferTable &table);
void addConvolutionBufferOps(BufferTable &table);
void addIndexBufferOps(BufferTable &table);
void addGatherScatterBufferOps(BufferTable &table);
void addWindowBufferOps(BufferTable &table);
void addSortBufferOps(BufferTable &table);
void addTopKBufferOps(BufferTable &table);
void addMatrixBufferOps(BufferTable &table);
void addCollectiveBufferOps(BufferTable &table);
void addCheckBufferOps(BufferTable &table);

/// The entry of `op`; null when there is none.
const BufferEntry *lookupBufferOp(Operation *op);

/// Attribute of ops that call the runtime with an index into the program's
/// tables: `CompiledProgram::collectives` or `::checks`.
inline constexpr llvm::StringLiteral kRuntimeIndex = "gspmd.runtime_index";

// ---- Helpers for emitters --------------------------------------------------

MemRefType bufferType(Type tensorType);
Value indexConstant(ImplicitLocOpBuilder &b, int64_t value);
Value zeroOf(ImplicitLocOpBuilder &b, Type elementType);

/// Nested scf.for loops from 0 to `sizes`.
void buildLoops(
    ImplicitLocOpBuilder &b, ArrayRef<int64_t> sizes,
    llvm::function_ref<void(ImplicitLocOpBuilder &, ValueRange)> body);

/// memref.load of an index tensor's element as `index`, by the signedness of
/// `elementType` (as written on the op).
Value loadIndex(ImplicitLocOpBuilder &b, Value memref, ValueRange position,
                Type elementType);
/// min(max(value, 0), most)
Value clampIndex(ImplicitLocOpBuilder &b, Value value, int64_t most);

/// target[...] = source[...] element by element; any layouts of one shape.
void emitCopy(ImplicitLocOpBuilder &b, Value source, Value target);
void emitFill(ImplicitLocOpBuilder &b, Value scalar, Value target);
/// A linalg.generic over all of `target`, whose elements `body` makes of those
/// of `source`.
void emitElementwise(
    ImplicitLocOpBuilder &b, Value source, Value target,
    llvm::function_ref<Value(ImplicitLocOpBuilder &, Value)> body);
/// One that converts between float types, and between widths of integers.
void emitFloatConversion(ImplicitLocOpBuilder &b, Value source, Value target);
void emitIntegerConversion(ImplicitLocOpBuilder &b, Value source, Value target,
                           bool isUnsigned);

/// The same storage seen with another shape of as many elements.
Value reshapeBuffer(ImplicitLocOpBuilder &b, Value buffer,
                    ArrayRef<int64_t> shape);
/// A view with permuted dimensions: dimension i of the result is
/// `permutation[i]` of the buffer.
Value transposeView(ImplicitLocOpBuilder &b, Value buffer,
                    ArrayRef<int64_t> permutation);

/// Calls a C function of the runtime. A memref argument is passed as rank and
/// pointer to its descriptor, an index as i64.
Value callRuntime(ImplicitLocOpBuilder &b, StringRef name, ValueRange args,
                  Type result = {});

/// Emits the elements of a scalar region (see ScalarOps.h); scalars from
/// outside are not supported there.
FailureOr<SmallVector<Value>> emitRegion(ImplicitLocOpBuilder &b,
                                         Region &region, ValueRange args);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERLOWERING_H
