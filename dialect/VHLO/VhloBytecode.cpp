//===- VhloBytecode.cpp - VHLO's encoding of attributes and types ---------===//
//
// Read: codes to attributes and types of builtin and stablehlo. Written: those,
// within VersionedAttr and VersionedType, to codes.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/BytecodeReading.h"
#include "dialect/StableHLO/StablehloAttrs.h"
#include "dialect/VHLO/VhloDialect.h"
#include "dialect/VHLO/VhloWrapping.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::vhlo;
using namespace mlir::gspmd;
using namespace mlir::gspmd::bytecode;

namespace {

/// Codes of attributes; those of enumerations are in kEnums.
enum AttributeCode : uint64_t {
  kArray = 1,
  kBoolean = 2,
  kApiVersion = 5,
  kDictionary = 6,
  kFloat = 8,
  kInteger = 9,
  kOutputOperandAlias = 10,
  kString = 14,
  kTensor = 15,
  kType = 17,
  kTypeExtensions = 18,
  kResultAccuracy = 20,
  kFirstOfMeshes = 21, // replica groups by axes of a mesh: 21 to 25
  kLastOfMeshes = 25,
};

/// Codes of types with parameters; the others are in the table of scalars.
enum TypeCode : uint64_t {
  kComplex = 1,
  kFunction = 8,
  kRankedTensor = 20,
  kRankedTensorWithEncoding = 21,
  kTuple = 23,
  kQuantized = 24,
  kUnrankedTensor = 25,
  kQuantizedPerAxis = 30,
  kBuffer = 41,
  kFuture = 42,
};

/// An attribute of stablehlo with one enumeration.
struct EnumCodec {
  uint64_t code;
  /// Null after an error.
  Attribute (*read)(DialectBytecodeReader &reader);
  /// The value's number, if it is this enumeration.
  std::optional<uint32_t> (*numberOf)(Attribute attr);
};

template <typename AttrT, typename EnumT,
          std::optional<EnumT> (*symbolize)(uint32_t)>
constexpr EnumCodec makeEnumCodec(uint64_t code) {
  return {code,
          [](DialectBytecodeReader &reader) -> Attribute {
            EnumT value;
            if (failed(readEnum(reader, symbolize, value)))
              return {};
            return AttrT::get(reader.getContext(), value);
          },
          [](Attribute attr) -> std::optional<uint32_t> {
            auto own = dyn_cast<AttrT>(attr);
            if (!own)
              return std::nullopt;
            return static_cast<uint32_t>(own.getValue());
          }};
}

using namespace mlir::gspmd::stablehlo;
const EnumCodec kEnums[] = {
    makeEnumCodec<ComparisonDirectionAttr, ComparisonDirection,
                  symbolizeComparisonDirection>(3),
    makeEnumCodec<ComparisonTypeAttr, ComparisonType, symbolizeComparisonType>(
        4),
    makeEnumCodec<FftTypeAttr, FftType, symbolizeFftType>(7),
    makeEnumCodec<PrecisionAttr, Precision, symbolizePrecision>(11),
    makeEnumCodec<RngAlgorithmAttr, RngAlgorithm, symbolizeRngAlgorithm>(12),
    makeEnumCodec<RngDistributionAttr, RngDistribution,
                  symbolizeRngDistribution>(13),
    makeEnumCodec<TransposeAttr, Transpose, symbolizeTranspose>(16),
    makeEnumCodec<ResultAccuracyModeAttr, ResultAccuracyMode,
                  symbolizeResultAccuracyMode>(19),
};

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Functions return null after an error.
class Reader {
public:
  Reader(const VhloDialect &dialect, DialectBytecodeReader &in)
      : dialect(dialect), in(in), context(in.getContext()) {}

  Attribute readAttribute();
  Type readType();

private:
  auto emitError() {
    return [this] { return in.emitError(); };
  }
  std::nullptr_t fail(const Twine &message) {
    in.emitError(message);
    return nullptr;
  }

  Attribute readBoolean();
  Attribute readApiVersion();
  Attribute readDictionary();
  Attribute readFloat();
  Attribute readInteger();
  Attribute readAlias();
  Attribute readTensor();
  Attribute readBounds();
  Attribute readAccuracy();

  Type readFunction();
  Type readRankedTensor(bool hasEncoding);
  Type readBuffer();
  Type readQuantized();
  Type readQuantizedPerAxis();

  FailureOr<double> readDouble() {
    FailureOr<APFloat> value =
        in.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
    if (failed(value))
      return failure();
    return value->convertToDouble();
  }

  const VhloDialect &dialect;
  DialectBytecodeReader &in;
  MLIRContext *context;
};

Attribute Reader::readAttribute() {
  uint64_t code;
  if (failed(in.readVarInt(code)))
    return {};
  for (const EnumCodec &codec : kEnums)
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
      return fail("replica groups by axes of a mesh are not supported: write "
                  "the artifact with lists of devices");
    return fail("unknown VHLO attribute code " + Twine(code));
  }
}

Attribute Reader::readBoolean() {
  uint64_t value;
  if (failed(in.readVarInt(value)))
    return {};
  if (value > 1)
    return fail(Twine(value) + " is no boolean");
  return BoolAttr::get(context, value);
}

Attribute Reader::readApiVersion() {
  CustomCallApiVersion value;
  if (failed(readEnum<CustomCallApiVersion>(in, symbolizeCustomCallApiVersion,
                                            value)))
    return {};
  return CustomCallApiVersionAttr::get(context, value);
}

Attribute Reader::readDictionary() {
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

Attribute Reader::readFloat() {
  FloatType type;
  if (failed(in.readType(type)))
    return {};
  FailureOr<APFloat> value =
      in.readAPFloatWithKnownSemantics(type.getFloatSemantics());
  if (failed(value))
    return {};
  return FloatAttr::get(type, *value);
}

Attribute Reader::readInteger() {
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

Attribute Reader::readAlias() {
  SmallVector<int64_t> output, operand;
  int64_t index;
  if (failed(in.readSignedVarInts(output)) ||
      failed(in.readSignedVarInt(index)) ||
      failed(in.readSignedVarInts(operand)))
    return {};
  return OutputOperandAliasAttr::get(context, output, index, operand);
}

/// Elements of i1 with a byte for each, packed: some versions wrote them so.
SmallVector<char> packBooleans(ArrayRef<char> bytes) {
  SmallVector<char> bits(llvm::divideCeil(bytes.size(), 8));
  for (auto [i, byte] : llvm::enumerate(bytes))
    if (byte)
      bits[i / 8] |= 1 << (i % 8);
  return bits;
}

Attribute Reader::readTensor() {
  RankedTensorType type;
  ArrayRef<char> data;
  if (failed(in.readType(type)) || failed(in.readBlob(data)))
    return {};
  Type element = type.getElementType();
  if (!type.hasStaticShape() ||
      !isa<IntegerType, IndexType, FloatType, ComplexType>(element))
    return in.emitError() << type << " is no type of a constant", nullptr;
  SmallVector<char> packed;
  if (element.isInteger(1) && data.size() > 1 &&
      int64_t(data.size()) == type.getNumElements()) {
    packed = packBooleans(data);
    data = packed;
  }
  bool isSplat;
  if (!DenseElementsAttr::isValidRawBuffer(type, data, isSplat))
    return in.emitError() << data.size() << " bytes are no elements of "
                          << type,
           nullptr;
  return DenseElementsAttr::getFromRawBuffer(type, data);
}

Attribute Reader::readBounds() {
  SmallVector<int64_t> bounds;
  if (failed(in.readSignedVarInts(bounds)))
    return {};
  return TypeExtensionsAttr::get(context, bounds);
}

Attribute Reader::readAccuracy() {
  FailureOr<APFloat> atol, rtol;
  int64_t ulps;
  ResultAccuracyModeAttr mode;
  if (failed(readAPFloatWithKnownSemantics(in, APFloat::IEEEdouble(), atol)) ||
      failed(readAPFloatWithKnownSemantics(in, APFloat::IEEEdouble(), rtol)) ||
      failed(in.readSignedVarInt(ulps)) || failed(in.readAttribute(mode)))
    return {};
  return bytecode::getChecked<ResultAccuracyAttr>(in, *atol, *rtol, ulps, mode);
}

Type Reader::readType() {
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

Type Reader::readFunction() {
  SmallVector<Type> inputs, results;
  if (failed(in.readTypes(inputs)) || failed(in.readTypes(results)))
    return {};
  return FunctionType::get(context, inputs, results);
}

Type Reader::readRankedTensor(bool hasEncoding) {
  Attribute encoding;
  SmallVector<int64_t> shape;
  Type element;
  if ((hasEncoding && failed(in.readAttribute(encoding))) ||
      failed(in.readSignedVarInts(shape)) || failed(in.readType(element)))
    return {};
  return RankedTensorType::getChecked(emitError(), shape, element, encoding);
}

Type Reader::readBuffer() {
  SmallVector<int64_t> shape;
  Type element;
  if (failed(in.readSignedVarInts(shape)) || failed(in.readType(element)))
    return {};
  return MemRefType::getChecked(emitError(), shape, element,
                                MemRefLayoutAttrInterface(), Attribute());
}

Type Reader::readQuantized() {
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

Type Reader::readQuantizedPerAxis() {
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

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

class Writer {
public:
  Writer(const VhloDialect &dialect, DialectBytecodeWriter &out)
      : dialect(dialect), out(out) {}

  LogicalResult write(VersionedAttr attr);
  LogicalResult write(Type type);

private:
  void writeTypes(TypeRange types) {
    out.writeVarInt(types.size());
    for (Type type : types)
      out.writeType(wrap(type));
  }
  void writeDictionary(DictionaryAttr attr);
  void writeTensor(DenseElementsAttr attr);
  void writeQuantized(quant::QuantizedType type);

  const VhloDialect &dialect;
  DialectBytecodeWriter &out;
};

LogicalResult Writer::write(VersionedAttr versioned) {
  Attribute attr = versioned.getValue();
  for (const EnumCodec &codec : kEnums)
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

void Writer::writeDictionary(DictionaryAttr attr) {
  out.writeVarInt(kDictionary);
  out.writeList(attr, [&](NamedAttribute entry) {
    out.writeAttribute(wrap(entry.getName()));
    out.writeAttribute(wrap(entry.getValue()));
  });
}

void Writer::writeTensor(DenseElementsAttr attr) {
  out.writeVarInt(kTensor);
  out.writeType(wrap(attr.getType()));
  out.writeOwnedBlob(attr.getRawData());
}

LogicalResult Writer::write(Type type) {
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

void Writer::writeQuantized(quant::QuantizedType type) {
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

struct VhloBytecode : BytecodeDialectInterface {
  VhloBytecode(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  const VhloDialect &vhlo() const {
    return *static_cast<VhloDialect *>(getDialect());
  }
  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    return Reader(vhlo(), reader).readAttribute();
  }
  Type readType(DialectBytecodeReader &reader) const override {
    return Reader(vhlo(), reader).readType();
  }
  LogicalResult writeAttribute(Attribute attr,
                               DialectBytecodeWriter &writer) const override {
    return Writer(vhlo(), writer).write(cast<VersionedAttr>(attr));
  }
  LogicalResult writeType(Type type,
                          DialectBytecodeWriter &writer) const override {
    return Writer(vhlo(), writer).write(cast<VersionedType>(type).getValue());
  }
  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    return WriterVersion::read(reader);
  }
};

} // namespace

void mlir::gspmd::vhlo::addBytecode(VhloDialect &dialect) {
  dialect.addInterfaces<VhloBytecode>();
}
