//===- HloCollectives.cpp - The collectives of compiled HLO ---------------===//
//
// Reads the fields that it needs of XLA's messages, whose numbers are those of
// the public definitions in hlo.proto and xla_data.proto.
//
//===----------------------------------------------------------------------===//
#include "compiler/Bisect/Suspects/HloCollectives.h"
#include "lib/Files/ProtoFields.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using llvm::StringRef;

namespace mlir::gspmd::bisect {
namespace {

/// Returns the spelling of a PrimitiveType.
std::string typeName(uint64_t type) {
  constexpr StringRef kNames[] = {
      "",           "pred",       "s8",       "s16", "s32",  "s64",
      "u8",         "u16",        "u32",      "u64", "f16",  "f32",
      "f64",        "",           "",         "c64", "bf16", "token",
      "c128",       "f8e5m2",     "f8e4m3fn", "s4",  "u4",   "f8e4m3b11fnuz",
      "f8e5m2fnuz", "f8e4m3fnuz", "s2",       "u2"};
  if (type < std::size(kNames) && !kNames[type].empty())
    return kNames[type].str();
  return "type " + std::to_string(type);
}

/// Returns the numbers as a text: `8,8`.
std::string joinNumbers(llvm::ArrayRef<int64_t> numbers) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(numbers, os, ",");
  return text;
}

/// The limit of the nesting of tuples, which only corrupt bytes exceed.
constexpr unsigned kMaxTupleDepth = 8;

/// Returns `f32[8,8]` for a ShapeProto, `(f32[4], f32[8])` for a tuple, which
/// is in `depth` others. Members are sorted: XLA combines collectives in any
/// order.
std::string describeShape(StringRef bytes, unsigned depth = 0) {
  if (depth > kMaxTupleDepth)
    return "?";
  uint64_t type = 0;
  llvm::SmallVector<int64_t> dims;
  llvm::SmallVector<std::string> members;
  if (!readProtoFields(bytes, [&](const ProtoField &wireField) {
        constexpr unsigned kElementType = 2, kDims = 3, kTupleShapes = 4;
        if (wireField.field == kElementType)
          type = wireField.number;
        if (wireField.field == kTupleShapes)
          members.push_back(describeShape(wireField.bytes, depth + 1));
        return wireField.field != kDims || addProtoNumbers(wireField, dims);
      }))
    return "?";
  llvm::sort(members);
  if (!members.empty())
    return "(" + llvm::join(members, ", ") + ")";
  return typeName(type) + "[" + joinNumbers(dims) + "]";
}

/// Returns the ids of a ReplicaGroup: `{0,1}`.
std::string describeGroup(StringRef bytes) {
  llvm::SmallVector<int64_t> ids;
  if (!readProtoFields(bytes, [&](const ProtoField &wireField) {
        return addProtoNumbers(wireField, ids);
      }))
    return "?";
  return "{" + joinNumbers(ids) + "}";
}

/// Returns the ids of a SourceTarget, in which 0 is omitted: `{0,1}`.
std::string describePair(StringRef bytes) {
  constexpr unsigned kSource = 1, kTarget = 2;
  uint64_t source = 0, target = 0;
  if (!readProtoFields(bytes, [&](const ProtoField &wireField) {
        if (wireField.field == kSource)
          source = wireField.number;
        if (wireField.field == kTarget)
          target = wireField.number;
        return true;
      }))
    return "?";
  return "{" + std::to_string(source) + "," + std::to_string(target) + "}";
}

/// Returns the groups of a CollectiveDeviceListProto: listed, or as
/// `[groups,devices]` with the reshaped and transposed dimensions of an iota.
std::string describeDeviceList(StringRef bytes) {
  std::string text;
  bool isValid = readProtoFields(bytes, [&](const ProtoField &wireField) {
    constexpr unsigned kGroups = 1;
    if (wireField.field == kGroups) {
      text += describeGroup(wireField.bytes);
      return true;
    }
    llvm::SmallVector<int64_t> numbers;
    bool isList =
        readProtoFields(wireField.bytes, [&](const ProtoField &inner) {
          return addProtoNumbers(inner, numbers);
        });
    text += "[" + joinNumbers(numbers) + "]";
    return isList;
  });
  return isValid ? text : "?";
}

/// Returns the axes of a MeshAxesReplicaGroupListProto:
/// `axes axis_1 of mesh axis_0=1, axis_1=8`, and of sub-axes also their sizes.
std::string describeMeshAxes(StringRef bytes) {
  llvm::SmallVector<std::string> names, mesh, axes;
  bool isValid = readProtoFields(bytes, [&](const ProtoField &list) {
    constexpr unsigned kMesh = 1;
    if (list.field == kMesh)
      return readProtoFields(list.bytes, [&](const ProtoField &axis) {
        constexpr unsigned kAxis = 1, kName = 1, kSize = 2;
        std::string name;
        uint64_t size = 0;
        if (axis.field != kAxis) // an order of devices
          return true;
        bool isAxis =
            readProtoFields(axis.bytes, [&](const ProtoField &wireField) {
              if (wireField.field == kName)
                name = wireField.bytes.str();
              if (wireField.field == kSize)
                size = wireField.number;
              return true;
            });
        mesh.push_back(name + "=" + std::to_string(size));
        names.push_back(name);
        return isAxis;
      });
    uint64_t index = 0; // omitted if it is 0
    std::string subAxis;
    bool isAxis = readProtoFields(list.bytes, [&](const ProtoField &wireField) {
      constexpr unsigned kIndex = 1;
      if (wireField.field == kIndex)
        index = wireField.number;
      else
        subAxis = describeGroup(wireField.bytes);
      return true;
    });
    if (!isAxis || index >= names.size())
      return false;
    axes.push_back(names[index] + subAxis);
    return true;
  });
  return isValid ? "axes " + llvm::join(axes, ", ") + " of mesh " +
                       llvm::join(mesh, ", ")
                 : "?";
}

bool isCollective(StringRef opcode) {
  opcode.consume_back("-start");
  return llvm::is_contained({"all-reduce", "all-gather", "reduce-scatter",
                             "all-to-all", "ragged-all-to-all",
                             "collective-permute", "collective-broadcast"},
                            opcode);
}

/// The fields of an HloInstructionProto from which collectives are described.
struct HloInstruction {
  int64_t id = 0;
  std::string opcode, shape, source, groups, pairs;
  llvm::SmallVector<int64_t> dims, computations;
};

/// Reads an HloInstructionProto, whose fields have these numbers.
bool readInstruction(StringRef bytes, HloInstruction &instruction) {
  enum Field : uint8_t {
    kOpcode = 2,
    kShape = 3,
    kMetadata = 7,
    kDimensions = 14,
    kId = 35,
    kCalledComputations = 38,
    kReplicaGroups = 49,
    kSourceTargetPairs = 52,
    kDeviceList = 87, // repeats kReplicaGroups
    kMeshAxes = 93
  };
  return readProtoFields(bytes, [&](const ProtoField &wireField) {
    switch (wireField.field) {
    case kOpcode:
      instruction.opcode = wireField.bytes.str();
      return true;
    case kShape:
      instruction.shape = describeShape(wireField.bytes);
      return true;
    case kMetadata:
      return readProtoFields(wireField.bytes, [&](const ProtoField &inner) {
        constexpr unsigned kOpName = 2;
        if (inner.field == kOpName)
          instruction.source = inner.bytes.str();
        return true;
      });
    case kDimensions:
      return addProtoNumbers(wireField, instruction.dims);
    case kId:
      instruction.id = static_cast<int64_t>(wireField.number);
      return true;
    case kCalledComputations:
      return addProtoNumbers(wireField, instruction.computations);
    case kReplicaGroups:
      instruction.groups += describeGroup(wireField.bytes);
      return true;
    case kSourceTargetPairs:
      instruction.pairs += describePair(wireField.bytes);
      return true;
    case kDeviceList:
      instruction.groups = describeDeviceList(wireField.bytes);
      return true;
    case kMeshAxes:
      instruction.groups = describeMeshAxes(wireField.bytes);
      return true;
    default:
      return true;
    }
  });
}

/// The collectives of a program, and the ops that its computations return: of a
/// reduction's computation, its kind.
struct HloProgram {
  std::vector<HloInstruction> collectives;
  std::map<int64_t, std::string> rootOpcodes;
};

/// Reads an HloComputationProto.
bool readComputation(StringRef bytes, HloProgram &program) {
  constexpr unsigned kInstructions = 2, kId = 5, kRootId = 6;
  int64_t id = 0, rootId = 0;
  std::map<int64_t, std::string> opcodes;
  bool isValid = readProtoFields(bytes, [&](const ProtoField &wireField) {
    if (wireField.field == kId)
      id = static_cast<int64_t>(wireField.number);
    if (wireField.field == kRootId)
      rootId = static_cast<int64_t>(wireField.number);
    if (wireField.field != kInstructions)
      return true;
    HloInstruction instruction;
    if (!readInstruction(wireField.bytes, instruction))
      return false;
    opcodes[instruction.id] = instruction.opcode;
    if (isCollective(instruction.opcode))
      program.collectives.push_back(std::move(instruction));
    return true;
  });
  program.rootOpcodes[id] = opcodes[rootId];
  return isValid;
}

HloCollective describeCollective(const HloInstruction &instruction,
                                 const HloProgram &program) {
  std::string text = instruction.opcode;
  llvm::raw_string_ostream os(text);
  for (int64_t id : instruction.computations)
    if (auto found = program.rootOpcodes.find(id);
        found != program.rootOpcodes.end())
      os << " " << found->second;
  os << " " << instruction.shape;
  if (!instruction.dims.empty()) {
    os << " along ";
    llvm::interleaveComma(instruction.dims, os);
  }
  if (!instruction.groups.empty())
    os << " over " << instruction.groups;
  if (!instruction.pairs.empty())
    os << " from and to " << instruction.pairs;
  return {text, instruction.source};
}

} // namespace

std::optional<std::vector<HloCollective>> findHloCollectives(StringRef bytes) {
  constexpr unsigned kModule = 1, kComputations = 3;
  HloProgram program;
  bool hasModule = false;
  bool isValid = readProtoFields(bytes, [&](const ProtoField &module) {
    if (module.field != kModule)
      return true;
    hasModule = true;
    return readProtoFields(module.bytes, [&](const ProtoField &computation) {
      return computation.field != kComputations ||
             readComputation(computation.bytes, program);
    });
  });
  if (!isValid || !hasModule)
    return std::nullopt;
  std::vector<HloCollective> collectives;
  for (const HloInstruction &instruction : program.collectives)
    collectives.push_back(describeCollective(instruction, program));
  return collectives;
}

} // namespace mlir::gspmd::bisect
