// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// Integers wrap; what would trap has the value that the specification defines.

func.func @main() {
  // Division by zero is -1, its remainder the dividend; INT_MIN / -1 wraps.
  %a = stablehlo.constant dense<[7, -7, 5, -2147483648, 0]> : tensor<5xi32>
  %b = stablehlo.constant dense<[-2, 2, 0, -1, 0]> : tensor<5xi32>
  %quotient = stablehlo.divide %a, %b : tensor<5xi32>
  check.expect_eq_const %quotient, dense<[-3, -3, -1, -2147483648, -1]> : tensor<5xi32>
  %rest = stablehlo.remainder %a, %b : tensor<5xi32>
  check.expect_eq_const %rest, dense<[1, -1, 5, 0, 0]> : tensor<5xi32>

  // Unsigned: the same bits are another number.
  %ua = stablehlo.constant dense<[4294967295, 10, 7]> : tensor<3xui32>
  %ub = stablehlo.constant dense<[2, 3, 0]> : tensor<3xui32>
  %uq = stablehlo.divide %ua, %ub : tensor<3xui32>
  check.expect_eq_const %uq, dense<[2147483647, 3, 4294967295]> : tensor<3xui32>
  %umax = stablehlo.maximum %ua, %ub : tensor<3xui32>
  check.expect_eq_const %umax, dense<[4294967295, 10, 7]> : tensor<3xui32>
  %less = stablehlo.compare LT, %ub, %ua : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xi1>
  check.expect_eq_const %less, dense<[true, true, true]> : tensor<3xi1>

  // A shift by the width or more yields zero, or the sign.
  %x = stablehlo.constant dense<[-8, -8, 1, -128]> : tensor<4xi8>
  %n = stablehlo.constant dense<[1, 8, 7, 100]> : tensor<4xi8>
  %left = stablehlo.shift_left %x, %n : tensor<4xi8>
  check.expect_eq_const %left, dense<[-16, 0, -128, 0]> : tensor<4xi8>
  %logical = stablehlo.shift_right_logical %x, %n : tensor<4xi8>
  check.expect_eq_const %logical, dense<[124, 0, 0, 0]> : tensor<4xi8>
  %arithmetic = stablehlo.shift_right_arithmetic %x, %n : tensor<4xi8>
  check.expect_eq_const %arithmetic, dense<[-4, -1, 0, -1]> : tensor<4xi8>

  %bases = stablehlo.constant dense<[3, -2, 1, -1, 2, 0]> : tensor<6xi32>
  %exponents = stablehlo.constant dense<[4, 3, -5, -3, -1, 0]> : tensor<6xi32>
  %power = stablehlo.power %bases, %exponents : tensor<6xi32>
  check.expect_eq_const %power, dense<[81, -8, 1, -1, 0, 1]> : tensor<6xi32>

  %signs = stablehlo.sign %a : tensor<5xi32>
  check.expect_eq_const %signs, dense<[1, -1, 1, -1, 0]> : tensor<5xi32>
  %abs = stablehlo.abs %a : tensor<5xi32>
  check.expect_eq_const %abs, dense<[7, 7, 5, -2147483648, 0]> : tensor<5xi32>
  %ones = stablehlo.popcnt %a : tensor<5xi32>
  check.expect_eq_const %ones, dense<[3, 30, 2, 1, 0]> : tensor<5xi32>
  %zeros = stablehlo.count_leading_zeros %a : tensor<5xi32>
  check.expect_eq_const %zeros, dense<[29, 0, 29, 0, 32]> : tensor<5xi32>
  %not = stablehlo.not %a : tensor<5xi32>
  check.expect_eq_const %not, dense<[-8, 6, -6, 2147483647, -1]> : tensor<5xi32>

  // On booleans add is OR and multiply is AND.
  %p = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %q = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %or = stablehlo.add %p, %q : tensor<4xi1>
  check.expect_eq_const %or, dense<[false, true, true, true]> : tensor<4xi1>
  %and = stablehlo.multiply %p, %q : tensor<4xi1>
  check.expect_eq_const %and, dense<[false, false, false, true]> : tensor<4xi1>
  %np = stablehlo.not %p : tensor<4xi1>
  check.expect_eq_const %np, dense<[true, true, false, false]> : tensor<4xi1>
  return
}
