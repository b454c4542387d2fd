// RUN: gspmd-opt %s --gspmd-import-mhlo --split-input-file --verify-diagnostics

// expected-error@+1 {{is malformed: column 2: expected `{`, found the end}}
func.func private @empty(tensor<8xf32> {mhlo.sharding = " "})

// -----

// expected-error@+1 {{is malformed: column 2: expected `devices`, `replicated`, `manual`, `unreduced`, `unknown` or `maximal`, found `unsharded`}}
func.func private @unknown_kind(tensor<8xf32> {mhlo.sharding = "{unsharded}"})

// -----

// expected-error@+1 {{is malformed: column 12: expected `metadata`, `shard_as`, `shard_like` or `}`, found the end}}
func.func private @no_end(tensor<8xf32> {mhlo.sharding = "{replicated"})

// -----

// expected-error@+1 {{is malformed: column 11: expected a number, found `]`}}
func.func private @no_sizes(tensor<8xf32> {mhlo.sharding = "{devices=[]<=[8]}"})

// -----

// expected-error@+1 {{is malformed: column 16: expected a number, found `x`}}
func.func private @letter(tensor<8xf32> {mhlo.sharding = "{devices=[8]<=[x]}"})

// -----

// expected-error@+1 {{number 99999999999999999999 is too large}}
func.func private @huge(tensor<8xf32> {mhlo.sharding = "{devices=[99999999999999999999]<=[8]}"})

// -----

// expected-error@+1 {{sizes of a device array must be positive and their product below 2^31 (devices are numbered in 32 bits), found 0}}
func.func private @zero(tensor<8xf32> {mhlo.sharding = "{devices=[0]<=[0]}"})

// -----

// expected-error@+1 {{the iota has 8 devices, the device array 4}}
func.func private @counts(tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[8]}"})

// -----

// expected-error@+1 {{the transpose is not a permutation of 2 dimensions}}
func.func private @transpose(tensor<8xf32> {mhlo.sharding = "{devices=[8]<=[2,4]T(0,0)}"})

// -----

// expected-error@+1 {{the transpose has 1 entries for 2 dimensions}}
func.func private @transpose_short(tensor<8xf32> {mhlo.sharding = "{devices=[8]<=[2,4]T(0)}"})

// -----

// expected-error@+1 {{the list has 2 devices, the device array 4}}
func.func private @list_count(tensor<8xf32> {mhlo.sharding = "{devices=[4]0,1}"})

// -----

// expected-error@+1 {{the device list is not a permutation of 0 to 3}}
func.func private @list_twice(tensor<8xf32> {mhlo.sharding = "{devices=[4]0,1,1,2}"})

// -----

// expected-error@+1 {{expected `last_tile_dim_replicate`, `last_tile_dims`, `metadata`, `shard_as`, `shard_like` or `}`, found `last`}}
func.func private @option(tensor<8xf32> {mhlo.sharding = "{devices=[8]<=[8] last}"})

// -----

// expected-error@+1 {{expected `replicated`, `manual` or `unreduced`, found `both`}}
func.func private @subgroup(tensor<8xf32> {mhlo.sharding = "{devices=[8]<=[8] last_tile_dims={both}}"})

// -----

// expected-error@+1 {{last_tile_dims names 2 dimensions of a device array of 1}}
func.func private @subgroups(tensor<8xf32> {mhlo.sharding = "{devices=[8]<=[8] last_tile_dims={manual, manual}}"})

// -----

// expected-error@+1 {{is malformed: column 25: expected `metadata`, `shard_as`, `shard_like` or `}`, found the end}}
func.func private @metadata(tensor<8xf32> {mhlo.sharding = "{replicated metadata={a}"})

// -----

// expected-error@+1 {{metadata does not end}}
func.func private @metadata_end(tensor<8xf32> {mhlo.sharding = "{replicated metadata={a"})

// -----

// expected-error@+1 {{is malformed: column 14: expected the end, found `x`}}
func.func private @after(tensor<8xf32> {mhlo.sharding = "{replicated} x"})

// -----

// expected-error@+1 {{is malformed: column 15: expected `}`, found `{`}}
func.func private @tuple(tensor<8xf32> {mhlo.sharding = "{{replicated} {manual}}"})

// -----

// expected-error@+1 {{mhlo.sharding "{devices=[4,2]<=[8]}" is for 2 dimensions; expected 1 for 'tensor<8xf32>'}}
func.func private @rank(tensor<8xf32> {mhlo.sharding = "{devices=[4,2]<=[8]}"})

// -----

module attributes {mhlo.num_partitions = 8 : i32} {
// expected-error@+1 {{mhlo.sharding "{devices=[4]<=[4]}" is for 4 devices; expected the module's 8}}
func.func private @devices(tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[4]}"})
}

// -----

// expected-error@+1 {{mhlo.sharding is 3 : i64; expected a string}}
func.func private @no_string(tensor<8xf32> {mhlo.sharding = 3})

// -----

func.func @tuple_count(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{mhlo.sharding "{{replicated}, {replicated}}" is for 2 results; expected 1}}
  %0 = stablehlo.negate %arg0 {mhlo.sharding = "{{replicated}, {replicated}}"} : tensor<8xf32>
  return
}

// -----

func.func @backend_config(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{backend_config is "unspecified_dims=[a]"; expected "unspecified_dims=[...]"}}
  %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[a]", mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @unspecified(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{unspecified dimension 1 is not a dimension of 'tensor<8xf32>'}}
  %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @no_sharding(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{@Sharding has no mhlo.sharding}}
  %0 = stablehlo.custom_call @Sharding(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

module attributes {mhlo.num_partitions = 2 : i32} {
func.func @not_manual(%arg0: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is reached by a value that did not come through @SPMDFullToShardShape}}
  %0 = stablehlo.custom_call @SPMDShardToFullShape(%arg0) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
}

// -----

module attributes {mhlo.num_partitions = 2 : i32} {
func.func @no_exit(%arg0: tensor<8xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @Sharding(%arg0) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<8xf32>) -> tensor<8xf32>
  // expected-error@+1 {{is used by values that never reach @SPMDShardToFullShape}}
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<8xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
}

// -----

module attributes {mhlo.num_partitions = 2 : i32} {
func.func @no_entry_sharding(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{has an operand without mhlo.sharding; expected a custom call @Sharding}}
  %0 = stablehlo.custom_call @SPMDFullToShardShape(%arg0) {mhlo.sharding = "{manual}"} : (tensor<8xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @SPMDShardToFullShape(%0) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
}

// -----

// expected-error@+1 {{mhlo.sharding "{{replicated}, {replicated}}" is for 2 results; expected 1}}
func.func private @tuple_of_an_argument(tensor<8xf32> {mhlo.sharding = "{{replicated}, {replicated}}"})

// -----

module attributes {mhlo.num_partitions = 8 : i32} {
  // expected-error@+1 {{mhlo.sharding "{maximal device=9}" is for device 9; expected one of the module's 8}}
  func.func private @no_such_device(tensor<8xf32> {mhlo.sharding = "{maximal device=9}"})
}

// -----

func.func @no_operand_before() -> tensor<8xf32> {
  // expected-error@+1 {{is a call of @Sharding with 0 operands and 1 results; expected one of each}}
  %0 = stablehlo.custom_call @Sharding() {mhlo.sharding = "{devices=[4]<=[4]}"} : () -> tensor<8xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<8xf32>) -> tensor<2xf32>
  %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<2xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

func.func @no_entry_operand() -> tensor<2xf32> {
  // expected-error@+1 {{is a call of @SPMDFullToShardShape with 0 operands and 1 results; expected one of each}}
  %0 = stablehlo.custom_call @SPMDFullToShardShape() {mhlo.sharding = "{manual}"} : () -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @no_exit_operand() -> tensor<8xf32> {
  // expected-error@+1 {{is a call of @SPMDShardToFullShape with 0 operands and 1 results; expected one of each}}
  %0 = stablehlo.custom_call @SPMDShardToFullShape() {mhlo.sharding = "{devices=[4]<=[4]}"} : () -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  // expected-error@+1 {{argument 0 is 'tensor<2x8xf32>', which is not a shard of 'tensor<8xf32>' sharded by "{devices=[4,1]<=[4]}"}}
  func.func public @global_rank(%arg0: tensor<2x8xf32> {gspmd.global_type = tensor<8xf32>, gspmd.sharding = "{devices=[4,1]<=[4]}"}) {
    return
  }
}

// -----

func.func @other_manual_axes(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[1,4,2]<=[8] last_tile_dim_replicate}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<8x16xf32>) -> tensor<8x4xf32>
  %2 = stablehlo.custom_call @Sharding(%b) {mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  // expected-error@+1 {{has other manual axes than the first operand of its manual region; expected the same}}
  %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {mhlo.sharding = "{devices=[1,1,2,4]<=[4,2]T(1,0) last_tile_dims={manual, replicated}}"} : (tensor<8x16xf32>) -> tensor<4x16xf32>
  %4 = stablehlo.slice %1 [0:4, 0:4] : (tensor<8x4xf32>) -> tensor<4x4xf32>
  %5 = stablehlo.slice %3 [0:4, 0:4] : (tensor<4x16xf32>) -> tensor<4x4xf32>
  %6 = stablehlo.add %4, %5 : tensor<4x4xf32>
  %7 = stablehlo.custom_call @Sharding(%6) {mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<4x4xf32>) -> tensor<8x16xf32>
  return %8 : tensor<8x16xf32>
}
