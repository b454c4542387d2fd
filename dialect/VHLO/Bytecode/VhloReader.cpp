//===- VhloReader.cpp - Decoder of attributes and types -------------------===//

#include "dialect/VHLO/Bytecode/VhloReader.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/StableHLO/Bytecode/BytecodeReading.h"
#include "dialect/VHLO/Bytecode/VhloCodes.h"
#include "dialect/VHLO/Bytecode/VhloMeshes.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace mlir::gspmd::bytecode;
using namespace mlir::gspmd::stablehlo;
using namespace mlir::gspmd::vhlo;

Attribute VhloReader::readAttribute() {
  uint64_t code;
  if (failed(in.readVarInt(code)))
    return {};
  for (const EnumCodec &codec : getEnums())
    if (codec.code == code)
      return codec.read(in);
  switch (code) {
  case kArray: {
    SmallVector<Attribute> elements;
    if (failed(in.readAttributes(elements)))
      return {};
    return ArrayAttr::get(context, elements);
  }
  case kBoolean:
    return readBoolean();
  case kApiVersion:
    return readApiVersion();
  case kDictionary:
    return readDictionary();
  case kFloat:
    return readFloat();
  case kInteger:
    return readInteger();
  case kOutputOperandAlias:
    return readAlias();
  case kString: {
    StringRef text;
    if (failed(in.readString(text)))
      return {};
    return StringAttr::get(context, text);
  }
  case kTensor:
    return readTensor();
  case kType: {
    Type type;
    if (failed(in.readType(type)))
      return {};
    return TypeAttr::get(type);
  }
  case kTypeExtensions:
    return readBounds();
  case kResultAccuracy:
    return readAccuracy();
  default:
    if (code >= kFirstOfMeshes && code <= kLastOfMeshes)
      return readMeshAttribute(in, code);
    return fail("unknown VHLO attribute code " + Twine(code));
  }
}

Attribute VhloReader::readBoolean() {
  uint64_t value;
  if (failed(in.readVarInt(value)))
    return {};
  if (value > 1)
    return fail(Twine(value) + " is not a boolean; expected 0 or 1");
  return BoolAttr::get(context, value);
}

Attribute VhloReader::readApiVersion() {
  CustomCallApiVersion value;
  if (failed(readEnum<CustomCallApiVersion>(in, symbolizeCustomCallApiVersion,
                                            value)))
    return {};
  return CustomCallApiVersionAttr::get(context, value);
}

Attribute VhloReader::readDictionary() {
  uint64_t size;
  if (failed(in.readVarInt(size)))
    return {};
  NamedAttrList entries;
  for (uint64_t i = 0; i < size; ++i) {
    StringAttr name;
    Attribute value;
    if (failed(in.readAttribute(name)) || failed(in.readAttribute(value)))
      return {};
    if (name.empty())
      return fail("an attribute without a name");
    entries.push_back({name, value});
  }
  if (entries.findDuplicate())
    return fail("two attributes of one name");
  return entries.getDictionary(context);
}

Attribute VhloReader::readFloat() {
  FloatType type;
  if (failed(in.readType(type)))
    return {};
  FailureOr<APFloat> value =
      in.readAPFloatWithKnownSemantics(type.getFloatSemantics());
  if (failed(value))
    return {};
  return FloatAttr::get(type, *value);
}

Attribute VhloReader::readInteger() {
  Type type;
  if (failed(in.readType(type)))
    return {};
  if (!isa<IntegerType, IndexType>(type))
    return in.emitError() << "expected a type of integers, found " << type,
           nullptr;
  unsigned width = isa<IndexType>(type) ? IndexType::kInternalStorageBitWidth
                                        : type.getIntOrFloatBitWidth();
  FailureOr<APInt> value = in.readAPIntWithKnownWidth(width);
  if (failed(value))
    return {};
  return IntegerAttr::get(type, *value);
}

Attribute VhloReader::readAlias() {
  SmallVector<int64_t> output, operand;
  int64_t index;
  if (failed(in.readSignedVarInts(output)) ||
      failed(in.readSignedVarInt(index)) ||
      failed(in.readSignedVarInts(operand)))
    return {};
  return OutputOperandAliasAttr::get(context, output, index, operand);
}

/// Packs elements of i1 that are encoded as one byte each, as some versions do.
static SmallVector<char> packBooleans(ArrayRef<char> bytes) {
  SmallVector<char> bits(llvm::divideCeil(bytes.size(), 8));
  for (auto [i, byte] : llvm::enumerate(bytes))
    if (byte)
      bits[i / 8] |= 1 << (i % 8);
  return bits;
}

Attribute VhloReader::readTensor() {
  RankedTensorType type;
  ArrayRef<char> data;
  if (failed(in.readType(type)) || failed(in.readBlob(data)))
    return {};
  Type element = type.getElementType();
  if (!type.hasStaticShape() ||
      !isa<IntegerType, IndexType, FloatType, ComplexType>(element))
    return in.emitError() << "a constant has type " << type
                          << "; expected a static shape of integers, floats "
                             "or complex numbers",
           nullptr;
  SmallVector<char> packed;
  if (element.isInteger(1) && data.size() > 1 &&
      int64_t(data.size()) == type.getNumElements()) {
    packed = packBooleans(data);
    data = packed;
  }
  bool isSplat;
  if (!DenseElementsAttr::isValidRawBuffer(type, data, isSplat))
    return in.emitError() << data.size() << " bytes are not the elements of "
                          << type,
           nullptr;
  return DenseElementsAttr::getFromRawBuffer(type, data);
}

Attribute VhloReader::readBounds() {
  SmallVector<int64_t> bounds;
  if (failed(in.readSignedVarInts(bounds)))
    return {};
  return TypeExtensionsAttr::get(context, bounds);
}

Attribute VhloReader::readAccuracy() {
  FailureOr<APFloat> atol, rtol;
  int64_t ulps;
  ResultAccuracyModeAttr mode;
  if (failed(readAPFloatWithKnownSemantics(in, APFloat::IEEEdouble(), atol)) ||
      failed(readAPFloatWithKnownSemantics(in, APFloat::IEEEdouble(), rtol)) ||
      failed(in.readSignedVarInt(ulps)) || failed(in.readAttribute(mode)))
    return {};
  return bytecode::getChecked<ResultAccuracyAttr>(in, *atol, *rtol, ulps, mode);
}

Type VhloReader::readType() {
  uint64_t code;
  if (failed(in.readVarInt(code)))
    return {};
  if (Type scalar = dialect.getScalar(code))
    return scalar;
  Type element;
  SmallVector<Type> elements;
  switch (code) {
  case kComplex:
    if (failed(in.readType(element)))
      return {};
    return ComplexType::getChecked(emitError(), element);
  case kFunction:
    return readFunction();
  case kRankedTensor:
    return readRankedTensor(/*hasEncoding=*/false);
  case kRankedTensorWithEncoding:
    return readRankedTensor(/*hasEncoding=*/true);
  case kTuple:
    if (failed(in.readTypes(elements)))
      return {};
    return TupleType::get(context, elements);
  case kQuantized:
    return readQuantized();
  case kUnrankedTensor:
    if (failed(in.readType(element)))
      return {};
    return UnrankedTensorType::getChecked(emitError(), element);
  case kQuantizedPerAxis:
    return readQuantizedPerAxis();
  case kBuffer:
    return readBuffer();
  case kFuture:
    if (failed(in.readTypes(elements)))
      return {};
    return FutureType::get(context, elements);
  default:
    return fail("unknown VHLO type code " + Twine(code)), Type();
  }
}

Type VhloReader::readFunction() {
  SmallVector<Type> inputs, results;
  if (failed(in.readTypes(inputs)) || failed(in.readTypes(results)))
    return {};
  return FunctionType::get(context, inputs, results);
}

Type VhloReader::readRankedTensor(bool hasEncoding) {
  Attribute encoding;
  SmallVector<int64_t> shape;
  Type element;
  if ((hasEncoding && failed(in.readAttribute(encoding))) ||
      failed(in.readSignedVarInts(shape)) || failed(in.readType(element)))
    return {};
  return RankedTensorType::getChecked(emitError(), shape, element, encoding);
}

Type VhloReader::readBuffer() {
  SmallVector<int64_t> shape;
  Type element;
  if (failed(in.readSignedVarInts(shape)) || failed(in.readType(element)))
    return {};
  return MemRefType::getChecked(emitError(), shape, element,
                                MemRefLayoutAttrInterface(), Attribute());
}

Type VhloReader::readQuantized() {
  uint64_t flags;
  Type storage, expressed;
  FailureOr<double> scale;
  int64_t zero, min, max;
  if (failed(in.readVarInt(flags)) || failed(in.readType(storage)) ||
      failed(in.readType(expressed)) || failed(scale = readDouble()) ||
      failed(in.readSignedVarInt(zero)) || failed(in.readSignedVarInt(min)) ||
      failed(in.readSignedVarInt(max)))
    return {};
  return quant::UniformQuantizedType::getChecked(
      emitError(), flags, storage, expressed, *scale, zero, min, max);
}

Type VhloReader::readQuantizedPerAxis() {
  uint64_t flags, dim;
  Type storage, expressed;
  int64_t min, max;
  SmallVector<double> scales;
  SmallVector<int64_t> zeros;
  if (failed(in.readVarInt(flags)) || failed(in.readType(storage)) ||
      failed(in.readType(expressed)) || failed(in.readVarInt(dim)) ||
      failed(in.readSignedVarInt(min)) || failed(in.readSignedVarInt(max)) ||
      failed(in.readList(scales, [this] { return readDouble(); })) ||
      failed(in.readSignedVarInts(zeros)))
    return {};
  return quant::UniformQuantizedPerAxisType::getChecked(
      emitError(), flags, storage, expressed, scales, zeros, dim, min, max);
}
