//===- VhloWriter.cpp - Attributes and types into artifacts ---------------===//

#include "dialect/VHLO/VhloWriter.h"
#include "dialect/StableHLO/StablehloAttrs.h"
#include "dialect/VHLO/VhloCodes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;
using namespace mlir::gspmd::vhlo;

LogicalResult VhloWriter::write(VersionedAttr versioned) {
  Attribute attr = versioned.getValue();
  for (const EnumCodec &codec : getEnums())
    if (std::optional<uint32_t> number = codec.numberOf(attr)) {
      out.writeVarInt(codec.code);
      out.writeVarInt(*number);
      return success();
    }
  return TypeSwitch<Attribute, LogicalResult>(attr)
      .Case([&](ArrayAttr array) {
        out.writeVarInt(kArray);
        out.writeList(array, [&](Attribute a) { out.writeAttribute(wrap(a)); });
        return success();
      })
      .Case([&](BoolAttr value) {
        out.writeVarInt(kBoolean);
        out.writeVarInt(value.getValue());
        return success();
      })
      .Case([&](IntegerAttr value) {
        if (versioned.getIsCallingConvention()) {
          out.writeVarInt(kApiVersion);
          out.writeVarInt(value.getInt());
          return success();
        }
        out.writeVarInt(kInteger);
        out.writeType(wrap(value.getType()));
        out.writeAPIntWithKnownWidth(value.getValue());
        return success();
      })
      .Case([&](FloatAttr value) {
        out.writeVarInt(kFloat);
        out.writeType(wrap(value.getType()));
        out.writeAPFloatWithKnownSemantics(value.getValue());
        return success();
      })
      .Case([&](DictionaryAttr dictionary) {
        writeDictionary(dictionary);
        return success();
      })
      .Case([&](StringAttr text) {
        out.writeVarInt(kString);
        out.writeOwnedString(text.getValue());
        return success();
      })
      .Case([&](TypeAttr type) {
        out.writeVarInt(kType);
        out.writeType(wrap(type.getValue()));
        return success();
      })
      .Case([&](DenseElementsAttr elements) {
        writeTensor(elements);
        return success();
      })
      .Default([&](Attribute other) { return writeStablehlo(other); });
}

LogicalResult VhloWriter::writeStablehlo(Attribute attr) {
  return TypeSwitch<Attribute, LogicalResult>(attr)
      .Case([&](OutputOperandAliasAttr alias) {
        out.writeVarInt(kOutputOperandAlias);
        out.writeSignedVarInts(alias.getOutputTupleIndices());
        out.writeSignedVarInt(alias.getOperandIndex());
        out.writeSignedVarInts(alias.getOperandTupleIndices());
        return success();
      })
      .Case([&](TypeExtensionsAttr extensions) {
        out.writeVarInt(kTypeExtensions);
        out.writeSignedVarInts(extensions.getBounds());
        return success();
      })
      .Case([&](ResultAccuracyAttr accuracy) {
        out.writeVarInt(kResultAccuracy);
        out.writeAPFloatWithKnownSemantics(accuracy.getAtol());
        out.writeAPFloatWithKnownSemantics(accuracy.getRtol());
        out.writeSignedVarInt(accuracy.getUlps());
        out.writeAttribute(wrap(accuracy.getMode()));
        return success();
      })
      .Default([](Attribute) { return failure(); });
}

void VhloWriter::writeDictionary(DictionaryAttr attr) {
  out.writeVarInt(kDictionary);
  out.writeList(attr, [&](NamedAttribute entry) {
    out.writeAttribute(wrap(entry.getName()));
    out.writeAttribute(wrap(entry.getValue()));
  });
}

void VhloWriter::writeTensor(DenseElementsAttr attr) {
  out.writeVarInt(kTensor);
  out.writeType(wrap(attr.getType()));
  out.writeOwnedBlob(attr.getRawData());
}

LogicalResult VhloWriter::write(Type type) {
  if (const ScalarInfo *scalar = dialect.lookupScalar(type)) {
    out.writeVarInt(scalar->code);
    return success();
  }
  return TypeSwitch<Type, LogicalResult>(type)
      .Case([&](ComplexType complex) {
        out.writeVarInt(kComplex);
        out.writeType(wrap(complex.getElementType()));
        return success();
      })
      .Case([&](FunctionType function) {
        out.writeVarInt(kFunction);
        writeTypes(function.getInputs());
        writeTypes(function.getResults());
        return success();
      })
      .Case([&](RankedTensorType tensor) {
        out.writeVarInt(tensor.getEncoding() ? kRankedTensorWithEncoding
                                             : kRankedTensor);
        if (tensor.getEncoding())
          out.writeAttribute(wrap(tensor.getEncoding()));
        out.writeSignedVarInts(tensor.getShape());
        out.writeType(wrap(tensor.getElementType()));
        return success();
      })
      .Case([&](UnrankedTensorType tensor) {
        out.writeVarInt(kUnrankedTensor);
        out.writeType(wrap(tensor.getElementType()));
        return success();
      })
      .Case([&](TupleType tuple) {
        out.writeVarInt(kTuple);
        writeTypes(tuple.getTypes());
        return success();
      })
      .Case([&](FutureType future) {
        out.writeVarInt(kFuture);
        writeTypes(future.getTypes());
        return success();
      })
      .Case<quant::UniformQuantizedType, quant::UniformQuantizedPerAxisType>(
          [&](quant::QuantizedType quantized) {
            writeQuantized(quantized);
            return success();
          })
      .Default([](Type) { return failure(); });
}

void VhloWriter::writeQuantized(quant::QuantizedType type) {
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type);
  out.writeVarInt(perAxis ? kQuantizedPerAxis : kQuantized);
  out.writeVarInt(type.getFlags());
  out.writeType(wrap(type.getStorageType()));
  out.writeType(wrap(type.getExpressedType()));
  if (!perAxis) {
    auto whole = cast<quant::UniformQuantizedType>(type);
    out.writeAPFloatWithKnownSemantics(APFloat(whole.getScale()));
    out.writeSignedVarInt(whole.getZeroPoint());
  } else {
    out.writeVarInt(perAxis.getQuantizedDimension());
  }
  out.writeSignedVarInt(type.getStorageTypeMin());
  out.writeSignedVarInt(type.getStorageTypeMax());
  if (!perAxis)
    return;
  out.writeList(perAxis.getScales(), [&](double scale) {
    out.writeAPFloatWithKnownSemantics(APFloat(scale));
  });
  out.writeSignedVarInts(perAxis.getZeroPoints());
}
