//===- BufferLowering.h - Lowering of ops to buffers ------------*- C++ -*-===//
//
// Bufferization assigns a buffer of the identity layout to every tensor; every
// op writes into destination buffers (destination-passing style). The driver
// (Bufferizer.h) decides which block owns a buffer, when it is freed and which
// op may update it in place; an op family only defines how results are filled.
//
// The table has an entry for each op that has not been lowered to linalg:
// contractions, index ops, windows, sorting, random bits, collectives. An entry
// emits linalg ops, scf loops over memrefs, or runtime calls
// (gspmd/ABI/Runtime.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERLOWERING_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERLOWERING_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd::lowering {

/// A result that starts as a copy of an operand and is then updated. The update
/// is in place if the operand has no later use.
struct TiedOperand {
  unsigned operand;
  unsigned result;
};

/// An op and its operand and result buffers.
struct BufferOp {
  Operation *op;
  ImplicitLocOpBuilder &b;
  /// One memref per operand and per result, of static shape, identity layout
  /// and signless elements. A tied operand shares the buffer of its result.
  SmallVector<Value> ins;
  SmallVector<Value> outs;
  /// Buffers that are freed when the op is done, in order of allocation.
  SmallVector<Value> temporaries;
  /// The op in front of which temporaries are allocated; null for here.
  Operation *allocateBefore = nullptr;

  MemRefType inType(unsigned i) const;
  MemRefType outType(unsigned i) const;
  /// Allocates a buffer that is used by this op only.
  Value temporary(ArrayRef<int64_t> shape, Type elementType);
  /// Frees the temporaries that are not in `kept`.
  void freeTemporaries(ValueRange kept = {});
};

struct BufferEntry {
  /// Emits the op, or reports an error at it.
  LogicalResult (*emit)(BufferOp &);
  SmallVector<TiedOperand> (*tied)(Operation *) = nullptr;
  /// True if the op must be emitted even if its results have no elements.
  bool hasEffect = false;
  /// True if the first result may reuse the buffer of a dying first operand
  /// because each element is read before it is written.
  bool mayOverwrite = false;
  /// True if the first result may be a strided view of another buffer.
  bool canWriteView = false;
  /// Returns the view of the first result that has the elements of operand `i`.
  /// The op leaves an operand that is computed there as it is.
  Value (*operandView)(BufferOp &, unsigned i) = nullptr;
};
using BufferTable = llvm::StringMap<BufferEntry>;
void addContractBufferOps(BufferTable &table);
void addRaggedDotBufferOps(BufferTable &table);
void addConvolutionBufferOps(BufferTable &table);
void addIndexBufferOps(BufferTable &table);
void addGatherScatterBufferOps(BufferTable &table);
/// Adds the lowering of gathers of single elements to loops on tensors.
void populateGatherScatterBufferPatterns(RewritePatternSet &patterns);
void addWindowBufferOps(BufferTable &table);
void addSortBufferOps(BufferTable &table);
void addTopKBufferOps(BufferTable &table);
void addMatrixBufferOps(BufferTable &table);
void addCollectiveBufferOps(BufferTable &table);
void addCheckBufferOps(BufferTable &table);

/// Returns the entry of `op`; null if there is none.
const BufferEntry *lookupBufferOp(Operation *op);

/// Attribute of ops that call the runtime: an index into
/// `CompiledProgram::collectives` or `CompiledProgram::checks`.
inline constexpr llvm::StringLiteral kRuntimeIndex = "gspmd.runtime_index";

// ---- Helpers for emitters --------------------------------------------------

MemRefType bufferType(Type tensorType);
Value indexConstant(ImplicitLocOpBuilder &b, int64_t value);
Value zeroOf(ImplicitLocOpBuilder &b, Type elementType);

/// Emits nested scf.for loops over [0, sizes[i]).
void buildLoops(
    ImplicitLocOpBuilder &b, ArrayRef<int64_t> sizes,
    llvm::function_ref<void(ImplicitLocOpBuilder &, ValueRange)> body);

/// Loads an element of an index tensor and converts it to `index`.
/// `elementType` is the element type of the op, which defines the signedness.
Value loadIndex(ImplicitLocOpBuilder &b, Value memref, ValueRange position,
                Type elementType);
/// Emits min(max(value, 0), maximum).
Value clampIndex(ImplicitLocOpBuilder &b, Value value, int64_t maximum);

/// Emits target[...] = source[...] element by element. The layouts may differ,
/// the shapes are equal.
void emitCopy(ImplicitLocOpBuilder &b, Value source, Value target);
void emitFill(ImplicitLocOpBuilder &b, Value scalar, Value target);
/// Emits a linalg.generic that stores `body`(source element) to each element of
/// `target`.
void emitElementwise(
    ImplicitLocOpBuilder &b, Value source, Value target,
    llvm::function_ref<Value(ImplicitLocOpBuilder &, Value)> body);
/// Emit a conversion between float types and between integer widths.
void emitFloatConversion(ImplicitLocOpBuilder &b, Value source, Value target);
void emitIntegerConversion(ImplicitLocOpBuilder &b, Value source, Value target,
                           bool isUnsigned);

/// Returns a view of `buffer` with another shape of the same number of
/// elements.
Value reshapeBuffer(ImplicitLocOpBuilder &b, Value buffer,
                    ArrayRef<int64_t> shape);
/// Returns a view with permuted dimensions: dimension i of the result is
/// dimension `permutation[i]` of `buffer`.
Value transposeView(ImplicitLocOpBuilder &b, Value buffer,
                    ArrayRef<int64_t> permutation);

/// Emits a call of a C function of the runtime. A memref is passed as its rank
/// and a pointer to its descriptor, an index as i64.
Value callRuntime(ImplicitLocOpBuilder &b, StringRef name, ValueRange args,
                  Type result = {});

/// Inlines a scalar region (see ScalarOps.h). Regions that capture values are
/// not supported.
FailureOr<SmallVector<Value>> emitRegion(ImplicitLocOpBuilder &b,
                                         Region &region, ValueRange args);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERLOWERING_H
