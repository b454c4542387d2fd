//===- VhloOps.td - Versions of StableHLO's ops, as tables ----------------===//
//
// VHLO numbers the versions of each op; a portable artifact is a program of such
// ops. This table has, as StableHLO publishes them, the first StableHLO version of
// each version of an op, and its attributes. A version of an op ends where the
// next one begins. Operands, results and regions are those of the stablehlo op.
//
// llvm-tblgen generates two tables from this file (-gen-searchable-tables), from
// which the dialect's ops and both conversions are built (VhloTables.h).
//
//===----------------------------------------------------------------------===//

include "llvm/TableGen/SearchableTable.td"

/// The form of an attribute of the stablehlo op in a VHLO op.
class Codec;
def Plain : Codec;   // the same value
def Ints : Codec;    // array<i64: ...> as a tensor of numbers
def Bools : Codec;   // array<i1: ...> as a tensor of booleans
def Symbol : Codec;  // @name as a string
def Symbols : Codec; // a list of those
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

/// An attribute by its VHLO name; `of` is the stablehlo attribute that it is (a
/// component of).
class A<string name, Codec codec = Plain, Default default = Required,
        string of = name, int part = 0> {
  string Name = name;
  Codec Form = codec;
  Default Absent = default;
  string Of = of;
  bits<8> Number = part;
}

defvar kAnyNumber = 255;
class VhloOp<string name, int version, string since, int most,
             int maxRegions> {
  string Name = name;   // without `stablehlo.` and version
  bits<8> Version = version;
  string Since = since; // of StableHLO
  bits<8> MaxOperands = most; // kAnyNumber: unlimited
  bits<8> MaxRegions = maxRegions;
}
class VhloAttribute<string op, int version, A attribute> {
  string Op = op;
  bits<8> Version = version;
  string Name = attribute.Name;
  Codec Form = attribute.Form;
  Default Absent = attribute.Absent;
  string Of = attribute.Of;
  bits<8> Number = attribute.Number;
}
multiclass Op<string name, list<A> attributes = [], int version = 1,
              string since = "0.9.0", int most = kAnyNumber,
              int maxRegions = kAnyNumber> {
  def "" : VhloOp<name, version, since, most, maxRegions>;
  foreach attribute = attributes in
    def "_" # attribute.Name : VhloAttribute<name, version, attribute>;
}

//===----------------------------------------------------------------------===//
// Ops without attributes
//===----------------------------------------------------------------------===//

foreach name = ["abs", "add", "after_all", "and", "atan2", "bitcast_convert",
    "case", "ceil", "clamp", "complex", "convert", "count_leading_zeros",
    "create_token", "divide", "dynamic_pad", "dynamic_reshape",
    "dynamic_update_slice", "floor", "if", "imag", "is_finite", "maximum",
    "minimum", "multiply", "negate", "not", "optimization_barrier", "or",
    "partition_id", "popcnt", "power", "real", "real_dynamic_slice", "remainder",
    "replica_id", "reshape", "return", "round_nearest_afz",
    "round_nearest_even", "select", "shift_left", "shift_right_arithmetic",
    "shift_right_logical", "sign", "subtract", "tuple", "uniform_dequantize",
    "uniform_quantize", "while", "xor"] in
  defm "op_" # name : Op<name>;
foreach name = ["async_start", "async_done"] in
  defm "op_" # name : Op<name, [], 1, "1.15.0">;

//===----------------------------------------------------------------------===//
// Element-wise ops
//===----------------------------------------------------------------------===//

defvar Accuracy = [A<"result_accuracy", Plain, DefaultAccuracy>];
foreach name = ["cbrt", "cosine", "exponential_minus_one", "log", "log_plus_one",
                "logistic", "rsqrt", "sine", "sqrt", "tanh"] in {
  defm "op_" # name # "_v1" : Op<name>;
  defm "op_" # name # "_v2" : Op<name, Accuracy, 2, "1.10.0">;
}
defm exponential_v1 : Op<"exponential">;
defm exponential_v2 : Op<"exponential", Accuracy, 2, "1.9.0">;
defm tan_v1 : Op<"tan", [], 1, "1.4.0">;
defm tan_v2 : Op<"tan", Accuracy, 2, "1.10.0">;
defm compare : Op<"compare", [A<"comparison_direction">,
                              A<"compare_type", Plain, NoType>]>;
defm reduce_precision : Op<"reduce_precision", [A<"exponent_bits">,
                                                A<"mantissa_bits">]>;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

defm constant : Op<"constant", [A<"value">]>;
defm iota : Op<"iota", [A<"iota_dimension">]>;
defm dynamic_iota : Op<"dynamic_iota", [A<"iota_dimension">]>;
defm broadcast : Op<"broadcast", [A<"broadcast_sizes", Ints>]>;
defm broadcast_in_dim : Op<"broadcast_in_dim", [A<"broadcast_dimensions", Ints>]>;
defm dynamic_broadcast_in_dim : Op<"dynamic_broadcast_in_dim", [
  A<"broadcast_dimensions", Ints>,
  A<"known_expanding_dimensions", Ints, NoNumbers>,
  A<"known_nonexpanding_dimensions", Ints, NoNumbers>]>;
defm transpose : Op<"transpose", [A<"permutation", Ints>]>;
defm reverse : Op<"reverse", [A<"dimensions", Ints>]>;
defm slice : Op<"slice", [A<"start_indices", Ints>, A<"limit_indices", Ints>,
                          A<"strides", Ints>]>;
defm pad : Op<"pad", [A<"edge_padding_low", Ints>, A<"edge_padding_high", Ints>,
                      A<"interior_padding", Ints>]>;
foreach name = ["concatenate", "get_dimension_size", "set_dimension_size"] in
  defm "op_" # name : Op<name, [A<"dimension">]>;

//===----------------------------------------------------------------------===//
// Contractions and linear algebra
//===----------------------------------------------------------------------===//

defvar Precisions = [A<"precision_config", Plain, DefaultPrecisions>];
class Dot<string name, int part>
    : A<name, PartOfDot, Required, "dot_dimension_numbers", part>;
defvar DotGeneral = Precisions # [
  Dot<"lhs_batching_dimensions", 0>, Dot<"rhs_batching_dimensions", 1>,
  Dot<"lhs_contracting_dimensions", 2>, Dot<"rhs_contracting_dimensions", 3>];
class Algorithm<string name, int part>
    : A<name, PartOfAlgorithm, None, "algorithm", part>;
defm dot : Op<"dot", Precisions>;
defm dot_general_v1 : Op<"dot_general", DotGeneral>;
defm dot_general_v2 : Op<"dot_general", DotGeneral # [
  Algorithm<"lhs_precision_type", 0>, Algorithm<"rhs_precision_type", 1>,
  Algorithm<"accumulation_type", 2>, Algorithm<"lhs_component_count", 3>,
  Algorithm<"rhs_component_count", 4>, Algorithm<"num_primitive_operations", 5>,
  Algorithm<"allow_imprecise_accumulation", 6>], 2, "1.6.0">;
defm einsum : Op<"einsum", [A<"einsum_config">]>;
defm unary_einsum : Op<"unary_einsum", [A<"einsum_config">]>;

class Conv<string name, int part>
    : A<name, PartOfConv, Required, "dimension_numbers", part>;
defvar DynamicConv = Precisions # [
  A<"window_strides", Ints, OnePerDim>, A<"lhs_dilation", Ints, OnePerDim>,
  A<"rhs_dilation", Ints, OnePerDim>, A<"window_reversal", Bools, FalsePerDim>,
  Conv<"input_batch_dimension", 0>, Conv<"input_feature_dimension", 1>,
  Conv<"input_spatial_dimensions", 2>, Conv<"kernel_input_feature_dimension", 3>,
  Conv<"kernel_output_feature_dimension", 4>,
  Conv<"kernel_spatial_dimensions", 5>, Conv<"output_batch_dimension", 6>,
  Conv<"output_feature_dimension", 7>, Conv<"output_spatial_dimensions", 8>,
  A<"feature_group_count">, A<"batch_group_count">];
defm convolution : Op<"convolution", DynamicConv # [
  A<"padding", Plain, ZeroPairPerDim>]>;
defm dynamic_conv_v1 : Op<"dynamic_conv", DynamicConv # [
  A<"padding", Unused, ZeroPairPerDim>]>;
defm dynamic_conv_v2 : Op<"dynamic_conv", DynamicConv, 2, "0.20.0">;

defm cholesky : Op<"cholesky", [A<"lower", Plain, False>]>;
defm triangular_solve : Op<"triangular_solve", [A<"left_side">, A<"lower">,
  A<"unit_diagonal">, A<"transpose_a">]>;
defm fft : Op<"fft", [A<"fft_type">, A<"fft_length", Ints>]>;

defvar BatchNorm = [A<"epsilon">, A<"feature_index">];
foreach name = ["batch_norm_grad", "batch_norm_inference",
                "batch_norm_training"] in
  defm "op_" # name : Op<name, BatchNorm>;

//===----------------------------------------------------------------------===//
// Reductions, windows, order
//===----------------------------------------------------------------------===//

defm reduce : Op<"reduce", [A<"dimensions", Ints>]>;
defm map : Op<"map", [A<"dimensions", Ints>]>;
defvar Window = [A<"window_dimensions", Ints>,
                 A<"window_strides", Ints, OnePerDim>,
                 A<"padding", Plain, ZeroPairPerDim>];
defm reduce_window : Op<"reduce_window", Window # [
  A<"base_dilations", Ints, OnePerDim>, A<"window_dilations", Ints, OnePerDim>]>;
defm select_and_scatter : Op<"select_and_scatter", Window>;
defm sort : Op<"sort", [A<"dimension", Plain, MinusOne>,
                        A<"is_stable", Plain, False>]>;
defm rng : Op<"rng", [A<"rng_distribution">]>;
defm rng_bit_generator : Op<"rng_bit_generator", [A<"rng_algorithm">]>;

//===----------------------------------------------------------------------===//
// Dynamic indices
//===----------------------------------------------------------------------===//

class Gather<string name, int part, Default default = Required>
    : A<name, PartOfGather, default, "dimension_numbers", part>;
defvar DynamicGatherV1 = [
  Gather<"offset_dims", 0>, Gather<"collapsed_slice_dims", 1>,
  Gather<"start_index_map", 4>, Gather<"index_vector_dim", 5>,
  A<"indices_are_sorted", Plain, False>];
defvar DynamicGatherV2 = DynamicGatherV1 # [
  Gather<"operand_batching_dims", 2, NoNumbers>,
  Gather<"start_indices_batching_dims", 3, NoNumbers>];
defvar SliceSizes = [A<"slice_sizes", Ints>];
defm gather_v1 : Op<"gather", DynamicGatherV1 # SliceSizes>;
defm gather_v2 : Op<"gather", DynamicGatherV2 # SliceSizes, 2, "1.1.0">;
defm dynamic_gather_v1 : Op<"dynamic_gather", DynamicGatherV1>;
defm dynamic_gather_v2 : Op<"dynamic_gather", DynamicGatherV2, 2, "1.1.0">;
defm dynamic_slice : Op<"dynamic_slice", SliceSizes>;
defm torch_index_select : Op<"torch_index_select", [A<"dim">, A<"batch_dims">]>;

class Scatter<string name, int part, Default default = Required>
    : A<name, PartOfScatter, default, "scatter_dimension_numbers", part>;
defvar ScatterV1 = [
  Scatter<"update_window_dims", 0>, Scatter<"inserted_window_dims", 1>,
  Scatter<"scatter_dims_to_operand_dims", 4>, Scatter<"index_vector_dim", 5>,
  A<"indices_are_sorted", Plain, False>, A<"unique_indices", Plain, False>];
defm scatter_v1 : Op<"scatter", ScatterV1>;
defm scatter_v2 : Op<"scatter", ScatterV1 # [
  Scatter<"input_batching_dims", 2, NoNumbers>,
  Scatter<"scatter_indices_batching_dims", 3, NoNumbers>], 2, "1.1.0">;

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

defvar Groups = [A<"replica_groups">];
defvar Channel = [A<"channel_id", PartOfChannel, Zero, "channel_handle", 0>];
defvar GroupsAndChannel = Groups # Channel;
defvar Collective = GroupsAndChannel #
                    [A<"use_global_device_ids", Flag, False>];
defvar AllGather = Collective # [A<"all_gather_dim">];
defvar AllToAll = GroupsAndChannel # [A<"split_dimension">,
                                      A<"concat_dimension">, A<"split_count">];
defm all_gather_v1 : Op<"all_gather", AllGather, 1, "0.9.0", 1>;
defm all_gather_v2 : Op<"all_gather", AllGather, 2, "1.5.0">;
defm all_reduce_v1 : Op<"all_reduce", Collective, 1, "0.9.0", 1>;
defm all_reduce_v2 : Op<"all_reduce", Collective, 2, "1.5.0">;
defm all_to_all_v1 : Op<"all_to_all", AllToAll, 1, "0.9.0", 1>;
defm all_to_all_v2 : Op<"all_to_all", AllToAll, 2, "1.5.0">;
defm reduce_scatter : Op<"reduce_scatter",
                         Collective # [A<"scatter_dimension">]>;
defm collective_permute : Op<"collective_permute",
                             Channel # [A<"source_target_pairs">]>;
defm collective_broadcast : Op<"collective_broadcast", GroupsAndChannel, 1,
                               "0.16.0">;
defm cross_replica_sum : Op<"cross-replica-sum", Groups>;

defvar Transfer = [A<"channel_id", PartOfChannel, Required, "channel_handle", 0>,
                   A<"channel_type", PartOfChannel, Required, "channel_handle", 1>,
                   A<"is_host_transfer", Plain, False>];
foreach name = ["send", "recv"] in {
  defm "op_" # name # "_v1" : Op<name, Transfer>;
  defm "op_" # name # "_v2" : Op<name, Transfer # [
    A<"source_target_pairs", Plain, NoPairs>], 2, "1.12.0">;
}
defm infeed : Op<"infeed", [A<"infeed_config", Plain, EmptyString>,
                            A<"layout", Plain, EmptyArray>]>;
defm outfeed : Op<"outfeed", [A<"outfeed_config", Plain, EmptyString>]>;

//===----------------------------------------------------------------------===//
// Functions and custom calls
//===----------------------------------------------------------------------===//

defm func : Op<"func", [A<"sym_name">, A<"function_type">,
  A<"sym_visibility", Plain, EmptyString>, A<"arg_attrs", Plain, EmptyArray>,
  A<"res_attrs", Plain, EmptyArray>]>;
defm call : Op<"call", [A<"callee", Symbol>]>;
defm get_tuple_element : Op<"get_tuple_element", [A<"index">]>;
defm custom_call : Op<"custom_call", [
  A<"call_target_name">, A<"has_side_effect", Plain, False>,
  A<"backend_config", Plain, EmptyString>, A<"api_version", Api, OriginalApi>,
  A<"called_computations", Symbols, EmptyArray>,
  A<"operand_layouts", Plain, EmptyArray>, A<"result_layouts", Plain, EmptyArray>,
  A<"output_operand_aliases", Plain, EmptyArray>]>;
defvar Composite = [A<"name">, A<"composite_attributes", Plain, EmptyDictionary>,
                    A<"decomposition", Symbol>, A<"version", Plain, Zero>];
defm composite_v1 : Op<"composite", Composite, 1, "0.19.0", kAnyNumber, 0>;
defm composite_v2 : Op<"composite", Composite, 2, "1.14.0">;

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
