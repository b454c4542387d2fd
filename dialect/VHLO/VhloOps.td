//===- VhloOps.td - Versions of StableHLO's ops, as tables ----------------===//
//
// VHLO numbers the versions of each op; a portable artifact is a program of such
// ops. Its ops are derived from the definitions of the stablehlo ops, which state
// their versions (SHLO_Op): operands, results and regions are the same, and an
// attribute has another form or a default as its type and name say below. A
// version of an op ends where the next one begins.
//
// llvm-tblgen generates two tables from this file (-gen-searchable-tables), from
// which the dialect's ops and both conversions are built (VhloTables.h).
//
//===----------------------------------------------------------------------===//

include "llvm/TableGen/SearchableTable.td"
include "dialect/StableHLO/Ops/Collective/CollectiveOps.td"
include "dialect/StableHLO/Ops/Control/AsyncOps.td"
include "dialect/StableHLO/Ops/Control/ControlOps.td"
include "dialect/StableHLO/Ops/Control/CustomOps.td"
include "dialect/StableHLO/Ops/Control/TransferOps.td"
include "dialect/StableHLO/Ops/Elementwise/ElementwiseOps.td"
include "dialect/StableHLO/Ops/Elementwise/QuantizeOps.td"
include "dialect/StableHLO/Ops/Elementwise/RandomOps.td"
include "dialect/StableHLO/Ops/Elementwise/UnaryOps.td"
include "dialect/StableHLO/Ops/Reduction/ContractOps.td"
include "dialect/StableHLO/Ops/Reduction/NormOps.td"
include "dialect/StableHLO/Ops/Reduction/ReduceOps.td"
include "dialect/StableHLO/Ops/Reduction/WindowOps.td"
include "dialect/StableHLO/Ops/Shape/IndexOps.td"
include "dialect/StableHLO/Ops/Shape/ShapeOps.td"
include "dialect/StableHLO/Ops/Shape/SortOps.td"

/// The form of an attribute of the stablehlo op in a VHLO op.
class Codec;
def Plain : Codec;   // the same value
def Ints : Codec;    // array<i64: ...> as a tensor of numbers
def Bools : Codec;   // array<i1: ...> as a tensor of booleans
def SymbolName : Codec; // @name as a string
def SymbolNames : Codec; // a list of those
def Flag : Codec;    // a unit attribute as true or false
def Api : Codec;     // an i32 as the calling convention of a custom call
// One component of a structured attribute; `part` is its index
// (VhloComponents.h).
def PartOfAlgorithm : Codec;
def PartOfChannel : Codec;
def PartOfConv : Codec;
def PartOfDot : Codec;
def PartOfGather : Codec;
def PartOfScatter : Codec;
// Only in VHLO, without semantics.
def Unused : Codec;

/// The value of an attribute that the stablehlo op does not have. The stablehlo op
/// omits an attribute with this value.
class Default;
def Required : Default;
def False : Default;
def Zero : Default;
def MinusOne : Default;
def EmptyString : Default;
def EmptyArray : Default;
def EmptyDictionary : Default;
def NoNumbers : Default;         // an empty tensor<0xi64>
def NoPairs : Default;           // an empty tensor<0x2xi64>
def OnePerDim : Default;         // 1 for each dimension that a window moves along
def ZeroPairPerDim : Default;    // (0, 0) for each of them
def FalsePerDim : Default;
def NoType : Default;            // comparison type NOTYPE
def DefaultPrecisions : Default; // [DEFAULT, DEFAULT]
def OriginalApi : Default;
def DefaultAccuracy : Default;
def None : Default;              // the type `none`

//===----------------------------------------------------------------------===//
// Forms and defaults of attributes, by type and name
//===----------------------------------------------------------------------===//

/// The components of a structured attribute, by the name of its type. Those in
/// `optional` have the default `absent`.
class Components<Codec codec, list<string> names, Default absent = Required,
                 list<string> optional = names> {
  Codec Form = codec;
  list<string> Names = names;
  Default Absent = absent;
  list<string> Optional = optional;
}
def ComponentsOf_SHLO_DotAlgorithm : Components<PartOfAlgorithm, [
  "lhs_precision_type", "rhs_precision_type", "accumulation_type",
  "lhs_component_count", "rhs_component_count", "num_primitive_operations",
  "allow_imprecise_accumulation"], None>;
def ComponentsOf_SHLO_DotDimensionNumbers : Components<PartOfDot, [
  "lhs_batching_dimensions", "rhs_batching_dimensions",
  "lhs_contracting_dimensions", "rhs_contracting_dimensions"]>;
def ComponentsOf_SHLO_ConvDimensionNumbers : Components<PartOfConv, [
  "input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions",
  "kernel_input_feature_dimension", "kernel_output_feature_dimension",
  "kernel_spatial_dimensions", "output_batch_dimension",
  "output_feature_dimension", "output_spatial_dimensions"]>;
def ComponentsOf_SHLO_GatherDimensionNumbers : Components<PartOfGather, [
  "offset_dims", "collapsed_slice_dims", "operand_batching_dims",
  "start_indices_batching_dims", "start_index_map", "index_vector_dim"],
  NoNumbers, ["operand_batching_dims", "start_indices_batching_dims"]>;
def ComponentsOf_SHLO_ScatterDimensionNumbers : Components<PartOfScatter, [
  "update_window_dims", "inserted_window_dims", "input_batching_dims",
  "scatter_indices_batching_dims", "scatter_dims_to_operand_dims",
  "index_vector_dim"],
  NoNumbers, ["input_batching_dims", "scatter_indices_batching_dims"]>;
def ComponentsOf_SHLO_ChannelHandle : Components<PartOfChannel,
  ["channel_id", "channel_type"]>;
// Of a channel that may be absent, its number alone.
def ComponentsOf_OptionalSHLO_ChannelHandle : Components<PartOfChannel,
  ["channel_id"], Zero>;

/// The default of an optional attribute, by its name.
class AbsentAs<Default absent> { Default Absent = absent; }
foreach name = ["window_strides", "lhs_dilation", "rhs_dilation",
                "base_dilations", "window_dilations"] in
  def Absent_ # name : AbsentAs<OnePerDim>;
def Absent_padding : AbsentAs<ZeroPairPerDim>;
def Absent_window_reversal : AbsentAs<FalsePerDim>;
def Absent_window_dimensions : AbsentAs<Required>;
foreach name = ["channel_handle", "algorithm"] in // their components have one
  def Absent_ # name : AbsentAs<Required>;
foreach name = ["known_expanding_dimensions", "known_nonexpanding_dimensions"] in
  def Absent_ # name : AbsentAs<NoNumbers>;
def Absent_source_target_pairs : AbsentAs<NoPairs>;
def Absent_precision_config : AbsentAs<DefaultPrecisions>;
def Absent_result_accuracy : AbsentAs<DefaultAccuracy>;
def Absent_compare_type : AbsentAs<NoType>;
def Absent_backend_config : AbsentAs<EmptyString>;
def Absent_api_version : AbsentAs<OriginalApi>;
def Absent_composite_attributes : AbsentAs<EmptyDictionary>;
foreach name = ["called_computations", "operand_layouts", "result_layouts",
                "output_operand_aliases", "layout"] in
  def Absent_ # name : AbsentAs<EmptyArray>;

/// How VHLO stores the attribute `name` of a stablehlo op.
class Stored<Attr attr, string name> {
  Attr Type = !if(!initialized(attr.baseAttr), attr.baseAttr, attr);
  bit IsOptional = attr.isOptional;
  string Absence = !if(!initialized(attr.defaultValue), attr.defaultValue, "");
  Codec Form = !cond(!eq(name, "called_computations"): SymbolNames,
                     !eq(Type, DenseI64ArrayAttr): Ints,
                     !eq(Type, DenseBoolArrayAttr): Bools,
                     !eq(Type, FlatSymbolRefAttr): SymbolName,
                     !eq(Type, UnitAttr): Flag,
                     !eq(Type, SHLO_CustomCallApiVersionAttr): Api,
                     true: Plain);
  Default Absent = !if(!or(IsOptional, !ne(Absence, "")),
    !if(!exists<AbsentAs>("Absent_" # name),
        !cast<AbsentAs>("Absent_" # name).Absent,
        !cond(!or(!eq(Type, UnitAttr), !eq(Absence, "false")): False,
              !eq(Absence, "0"): Zero,
              !eq(Absence, "-1"): MinusOne,
              !eq(Absence, "\"\""): EmptyString)),
    Required);
  string Structure = "ComponentsOf_" # !if(IsOptional, "Optional", "") # Type;
  string AnyStructure = "ComponentsOf_" # Type;
  list<Components> Structures =
    !if(!exists<Components>(Structure), [!cast<Components>(Structure)],
      !if(!exists<Components>(AnyStructure), [!cast<Components>(AnyStructure)],
          []));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

defvar kAnyNumber = 255;
class VhloOp<string name, int version, string since, int maxOperands = kAnyNumber,
             int maxRegions = kAnyNumber> {
  string Name = name;   // without `stablehlo.` and version
  bits<8> Version = version;
  string Since = since; // of StableHLO
  bits<8> MaxOperands = maxOperands; // kAnyNumber: unlimited
  bits<8> MaxRegions = maxRegions;
}

/// An attribute by its VHLO name; `of` is the stablehlo attribute that it is (a
/// component of).
class VhloAttribute<string op, int version, string name, Codec form = Plain,
                    Default absent = Required, string of = name, int part = 0> {
  string Op = op;
  bits<8> Version = version;
  string Name = name;
  Codec Form = form;
  Default Absent = absent;
  string Of = of;
  bits<8> Number = part;
}

/// The attributes of a version of an op, without those that it lacks.
multiclass Attributes<SHLO_Op op, int version, list<string> lacks, bit isNewest> {
  foreach i = !range(!size(op.arguments)) in {
    defvar attr = !getdagarg<Attr>(op.arguments, i);
    if !initialized(attr) then {
      defvar name = !getdagname(op.arguments, i);
      defvar stored = Stored<attr, name>;
      defvar isUnused = !not(!empty(!filter(unused, op.unusedAttributes,
                                            !eq(unused, name))));
      foreach components = stored.Structures in
        foreach part = !range(!size(components.Names)) in
          if !empty(!filter(lack, lacks, !eq(lack, components.Names[part]))) then
            def : VhloAttribute<op.opName, version, components.Names[part],
              components.Form,
              !if(!empty(!filter(optional, components.Optional,
                                 !eq(optional, components.Names[part]))),
                  Required, components.Absent),
              name, part>;
      if !and(!empty(stored.Structures), !empty(!filter(lack, lacks, !eq(lack, name))),
              !not(!and(isUnused, isNewest))) then
        def : VhloAttribute<op.opName, version, name,
                            !if(isUnused, Unused, stored.Form), stored.Absent,
                            name>;
    }
  }
}

foreach op = !instances<SHLO_Op>() in {
  foreach index = !range(!size(op.oldVersions)) in {
    defvar old = op.oldVersions[index];
    def : VhloOp<op.opName, !add(index, 1), old.Since, old.MaxOperands,
                 old.MaxRegions>;
    defm : Attributes<op, !add(index, 1), old.Lacks, 0>;
  }
  defvar newest = !add(!size(op.oldVersions), 1);
  def : VhloOp<op.opName, newest, op.since>;
  defm : Attributes<op, newest, [], 1>;
}

// Functions are ops of `func`.
def : VhloOp<"func", 1, "0.9.0">;
def : VhloAttribute<"func", 1, "sym_name">;
def : VhloAttribute<"func", 1, "function_type">;
def : VhloAttribute<"func", 1, "sym_visibility", Plain, EmptyString>;
def : VhloAttribute<"func", 1, "arg_attrs", Plain, EmptyArray>;
def : VhloAttribute<"func", 1, "res_attrs", Plain, EmptyArray>;
def : VhloOp<"call", 1, "0.9.0">;
def : VhloAttribute<"call", 1, "callee", SymbolName>;

//===----------------------------------------------------------------------===//
// Element types: VHLO's code and MLIR's spelling
//===----------------------------------------------------------------------===//

class VhloScalar<int number, string type, string since = "0.9.0"> {
  bits<8> Code = number;
  string Spelling = type;
  string Since = since;
}
def : VhloScalar<0, "i1">;
def : VhloScalar<2, "bf16">;
def : VhloScalar<3, "f16">;
def : VhloScalar<4, "f32">;
def : VhloScalar<5, "f64">;
def : VhloScalar<6, "f8E4M3FN">;
def : VhloScalar<7, "f8E5M2">;
def : VhloScalar<9, "index">;
def : VhloScalar<10, "i4">;
def : VhloScalar<11, "i8">;
def : VhloScalar<12, "i16">;
def : VhloScalar<13, "i32">;
def : VhloScalar<14, "i64">;
def : VhloScalar<15, "ui4">;
def : VhloScalar<16, "ui8">;
def : VhloScalar<17, "ui16">;
def : VhloScalar<18, "ui32">;
def : VhloScalar<19, "ui64">;
def : VhloScalar<22, "!stablehlo.token">;
def : VhloScalar<27, "f8E4M3FNUZ", "0.10.0">;
def : VhloScalar<28, "f8E5M2FNUZ", "0.10.0">;
def : VhloScalar<29, "f8E4M3B11FNUZ", "0.11.0">;
def : VhloScalar<31, "i2", "1.2.0">;
def : VhloScalar<32, "ui2", "1.2.0">;
def : VhloScalar<33, "none", "1.6.0">;
def : VhloScalar<34, "tf32", "1.6.0">;
def : VhloScalar<35, "f8E4M3", "1.7.0">;
def : VhloScalar<36, "f8E3M4", "1.7.0">;
def : VhloScalar<37, "f4E2M1FN", "1.8.0">;
def : VhloScalar<38, "f6E2M3FN", "1.8.0">;
def : VhloScalar<39, "f6E3M2FN", "1.8.0">;
def : VhloScalar<40, "f8E8M0FNU", "1.8.0">;

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

def VhloCodec : GenericEnum { let FilterClass = "Codec"; }
def VhloDefault : GenericEnum { let FilterClass = "Default"; }
def VhloOpTable : GenericTable {
  let FilterClass = "VhloOp";
  let CppTypeName = "VhloOpRow";
  let Fields = ["Name", "Version", "Since", "MaxOperands",
                "MaxRegions"];
}
def VhloAttributeTable : GenericTable {
  let FilterClass = "VhloAttribute";
  let CppTypeName = "VhloAttributeRow";
  let Fields = ["Op", "Version", "Name", "Form", "Absent", "Of", "Number"];
  string TypeOf_Form = "VhloCodec";
  string TypeOf_Absent = "VhloDefault";
}
def VhloScalarTable : GenericTable {
  let FilterClass = "VhloScalar";
  let CppTypeName = "VhloScalarRow";
  let Fields = ["Code", "Spelling", "Since"];
}
