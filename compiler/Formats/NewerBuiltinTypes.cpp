//===- NewerBuiltinTypes.cpp - Builtin types of newer MLIR ----------------===//

#include "compiler/Formats/NewerBuiltinTypes.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeReaderConfig.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Config/llvm-config.h"

namespace mlir::gspmd {

/// The first code of a builtin type that is unknown to MLIR 22.
static constexpr uint64_t kFirstNewer = 21;

template <typename FloatT>
static Type getType(MLIRContext *context) {
  return FloatT::get(context);
}

using GetType = Type (*)(MLIRContext *);
/// The types from `kFirstNewer` on. None has parameters.
static constexpr GetType kNewer[] = {
    /*21*/ getType<FloatTF32Type>,
    getType<Float8E5M2Type>,
    getType<Float8E4M3Type>,
    getType<Float8E4M3FNType>,
    /*25*/ getType<Float8E5M2FNUZType>,
    getType<Float8E4M3FNUZType>,
    getType<Float8E4M3B11FNUZType>,
    getType<Float8E3M4Type>,
    getType<Float4E2M1FNType>,
    /*30*/ getType<Float6E2M3FNType>,
    getType<Float6E3M2FNType>,
    getType<Float8E8M0FNUType>,
};

/// Leaves `type` null for other types, which MLIR reads.
static LogicalResult readNewer(DialectBytecodeReader &reader, StringRef dialect,
                               Type &type) {
  if (dialect != "builtin")
    return success();
  uint64_t code;
  if (failed(reader.readVarInt(code)))
    return failure();
  if (code >= kFirstNewer && code - kFirstNewer < std::size(kNewer))
    type = kNewer[code - kFirstNewer](reader.getContext());
  return success();
}

void addNewerTypeReaders(BytecodeReaderConfig &config) {
  config.attachTypeCallback(readNewer);
}

bool isOwnProducer(StringRef producer) {
  return producer == "MLIR" LLVM_VERSION_STRING;
}

} // namespace mlir::gspmd
