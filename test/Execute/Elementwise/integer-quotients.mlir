// RUN: gspmd-run %s --entry i8 --no-partition
// RUN: gspmd-run %s --entry u8 --no-partition
// RUN: gspmd-run %s --entry i16 --no-partition
// RUN: gspmd-run %s --entry u16 --no-partition
// RUN: gspmd-run %s --entry i32 --no-partition
// RUN: gspmd-run %s --entry u32 --no-partition
//
// Quotient times divisor and the remainder are the dividend, and the remainder is
// smaller than the divisor, with the dividend's sign: for all pairs of bytes, and
// for numbers at the ends and around squares of other types.

func.func @i8() {
  %edges = stablehlo.constant dense<[-128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127]> : tensor<255xi8>
  %hidden = stablehlo.optimization_barrier %edges : tensor<255xi8>
  %a = stablehlo.broadcast_in_dim %hidden, dims = [0] : (tensor<255xi8>) -> tensor<255x255xi8>
  %b = stablehlo.broadcast_in_dim %hidden, dims = [1] : (tensor<255xi8>) -> tensor<255x255xi8>
  %q = stablehlo.divide %a, %b : tensor<255x255xi8>
  %r = stablehlo.remainder %a, %b : tensor<255x255xi8>
  call @holds_i8(%a, %b, %q, %r) : (tensor<255x255xi8>, tensor<255x255xi8>, tensor<255x255xi8>, tensor<255x255xi8>) -> ()
  return
}
func.func private @holds_i8(%a: tensor<255x255xi8>, %b: tensor<255x255xi8>, %q: tensor<255x255xi8>, %r: tensor<255x255xi8>) {
  %product = stablehlo.multiply %q, %b : tensor<255x255xi8>
  %sum = stablehlo.add %product, %r : tensor<255x255xi8>
  check.expect_eq %sum, %a : tensor<255x255xi8>
  %zero = stablehlo.constant dense<0> : tensor<255x255xi8>
  // Compared as negative numbers, of which there is one more.
  %nr = stablehlo.negate %r : tensor<255x255xi8>
  %nb = stablehlo.negate %b : tensor<255x255xi8>
  %mr = stablehlo.minimum %r, %nr : tensor<255x255xi8>
  %mb = stablehlo.minimum %b, %nb : tensor<255x255xi8>
  %less = stablehlo.compare GT, %mr, %mb, SIGNED : (tensor<255x255xi8>, tensor<255x255xi8>) -> tensor<255x255xi1>
  %signs = stablehlo.xor %r, %a : tensor<255x255xi8>
  %same = stablehlo.compare GE, %signs, %zero, SIGNED : (tensor<255x255xi8>, tensor<255x255xi8>) -> tensor<255x255xi1>
  %none = stablehlo.compare EQ, %r, %zero, SIGNED : (tensor<255x255xi8>, tensor<255x255xi8>) -> tensor<255x255xi1>
  %signed = stablehlo.or %same, %none : tensor<255x255xi1>
  %small = stablehlo.and %less, %signed : tensor<255x255xi1>
  check.expect_eq_const %small, dense<true> : tensor<255x255xi1>
  return
}

func.func @u8() {
  %edges = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255]> : tensor<255xui8>
  %hidden = stablehlo.optimization_barrier %edges : tensor<255xui8>
  %a = stablehlo.broadcast_in_dim %hidden, dims = [0] : (tensor<255xui8>) -> tensor<255x255xui8>
  %b = stablehlo.broadcast_in_dim %hidden, dims = [1] : (tensor<255xui8>) -> tensor<255x255xui8>
  %q = stablehlo.divide %a, %b : tensor<255x255xui8>
  %r = stablehlo.remainder %a, %b : tensor<255x255xui8>
  call @holds_ui8(%a, %b, %q, %r) : (tensor<255x255xui8>, tensor<255x255xui8>, tensor<255x255xui8>, tensor<255x255xui8>) -> ()
  return
}
func.func private @holds_ui8(%a: tensor<255x255xui8>, %b: tensor<255x255xui8>, %q: tensor<255x255xui8>, %r: tensor<255x255xui8>) {
  %product = stablehlo.multiply %q, %b : tensor<255x255xui8>
  %sum = stablehlo.add %product, %r : tensor<255x255xui8>
  check.expect_eq %sum, %a : tensor<255x255xui8>
  %zero = stablehlo.constant dense<0> : tensor<255x255xui8>
  %small = stablehlo.compare LT, %r, %b, UNSIGNED : (tensor<255x255xui8>, tensor<255x255xui8>) -> tensor<255x255xi1>
  check.expect_eq_const %small, dense<true> : tensor<255x255xi1>
  return
}

func.func @i16() {
  %edges = stablehlo.constant dense<[-32768, -32767, -32766, -32765, -16384, -16383, -10922, -6553, -257, -255, -181, -127, -101, -100, -64, -13, -11, -10, -7, -5, -3, -2, -1, 1, 2, 3, 5, 7, 10, 11, 13, 64, 100, 101, 127, 181, 255, 257, 6553, 10922, 16383, 16384, 32765, 32766, 32767]> : tensor<45xi16>
  %hidden = stablehlo.optimization_barrier %edges : tensor<45xi16>
  %a = stablehlo.broadcast_in_dim %hidden, dims = [0] : (tensor<45xi16>) -> tensor<45x45xi16>
  %b = stablehlo.broadcast_in_dim %hidden, dims = [1] : (tensor<45xi16>) -> tensor<45x45xi16>
  %q = stablehlo.divide %a, %b : tensor<45x45xi16>
  %r = stablehlo.remainder %a, %b : tensor<45x45xi16>
  call @holds_i16(%a, %b, %q, %r) : (tensor<45x45xi16>, tensor<45x45xi16>, tensor<45x45xi16>, tensor<45x45xi16>) -> ()
  return
}
func.func private @holds_i16(%a: tensor<45x45xi16>, %b: tensor<45x45xi16>, %q: tensor<45x45xi16>, %r: tensor<45x45xi16>) {
  %product = stablehlo.multiply %q, %b : tensor<45x45xi16>
  %sum = stablehlo.add %product, %r : tensor<45x45xi16>
  check.expect_eq %sum, %a : tensor<45x45xi16>
  %zero = stablehlo.constant dense<0> : tensor<45x45xi16>
  // Compared as negative numbers, of which there is one more.
  %nr = stablehlo.negate %r : tensor<45x45xi16>
  %nb = stablehlo.negate %b : tensor<45x45xi16>
  %mr = stablehlo.minimum %r, %nr : tensor<45x45xi16>
  %mb = stablehlo.minimum %b, %nb : tensor<45x45xi16>
  %less = stablehlo.compare GT, %mr, %mb, SIGNED : (tensor<45x45xi16>, tensor<45x45xi16>) -> tensor<45x45xi1>
  %signs = stablehlo.xor %r, %a : tensor<45x45xi16>
  %same = stablehlo.compare GE, %signs, %zero, SIGNED : (tensor<45x45xi16>, tensor<45x45xi16>) -> tensor<45x45xi1>
  %none = stablehlo.compare EQ, %r, %zero, SIGNED : (tensor<45x45xi16>, tensor<45x45xi16>) -> tensor<45x45xi1>
  %signed = stablehlo.or %same, %none : tensor<45x45xi1>
  %small = stablehlo.and %less, %signed : tensor<45x45xi1>
  check.expect_eq_const %small, dense<true> : tensor<45x45xi1>
  return
}

func.func @u16() {
  %edges = stablehlo.constant dense<[1, 2, 3, 5, 7, 10, 11, 13, 64, 100, 101, 127, 181, 255, 257, 13107, 21845, 32767, 32768, 65533, 65534, 65535]> : tensor<22xui16>
  %hidden = stablehlo.optimization_barrier %edges : tensor<22xui16>
  %a = stablehlo.broadcast_in_dim %hidden, dims = [0] : (tensor<22xui16>) -> tensor<22x22xui16>
  %b = stablehlo.broadcast_in_dim %hidden, dims = [1] : (tensor<22xui16>) -> tensor<22x22xui16>
  %q = stablehlo.divide %a, %b : tensor<22x22xui16>
  %r = stablehlo.remainder %a, %b : tensor<22x22xui16>
  call @holds_ui16(%a, %b, %q, %r) : (tensor<22x22xui16>, tensor<22x22xui16>, tensor<22x22xui16>, tensor<22x22xui16>) -> ()
  return
}
func.func private @holds_ui16(%a: tensor<22x22xui16>, %b: tensor<22x22xui16>, %q: tensor<22x22xui16>, %r: tensor<22x22xui16>) {
  %product = stablehlo.multiply %q, %b : tensor<22x22xui16>
  %sum = stablehlo.add %product, %r : tensor<22x22xui16>
  check.expect_eq %sum, %a : tensor<22x22xui16>
  %zero = stablehlo.constant dense<0> : tensor<22x22xui16>
  %small = stablehlo.compare LT, %r, %b, UNSIGNED : (tensor<22x22xui16>, tensor<22x22xui16>) -> tensor<22x22xi1>
  check.expect_eq_const %small, dense<true> : tensor<22x22xi1>
  return
}

func.func @i32() {
  %edges = stablehlo.constant dense<[-2147483648, -2147483647, -2147483646, -2147483645, -1073741824, -1073741823, -715827882, -429496729, -65537, -65535, -46341, -127, -101, -100, -64, -13, -11, -10, -7, -5, -3, -2, -1, 1, 2, 3, 5, 7, 10, 11, 13, 64, 100, 101, 127, 46341, 65535, 65537, 429496729, 715827882, 1073741823, 1073741824, 2147483645, 2147483646, 2147483647]> : tensor<45xi32>
  %hidden = stablehlo.optimization_barrier %edges : tensor<45xi32>
  %a = stablehlo.broadcast_in_dim %hidden, dims = [0] : (tensor<45xi32>) -> tensor<45x45xi32>
  %b = stablehlo.broadcast_in_dim %hidden, dims = [1] : (tensor<45xi32>) -> tensor<45x45xi32>
  %q = stablehlo.divide %a, %b : tensor<45x45xi32>
  %r = stablehlo.remainder %a, %b : tensor<45x45xi32>
  call @holds_i32(%a, %b, %q, %r) : (tensor<45x45xi32>, tensor<45x45xi32>, tensor<45x45xi32>, tensor<45x45xi32>) -> ()
  return
}
func.func private @holds_i32(%a: tensor<45x45xi32>, %b: tensor<45x45xi32>, %q: tensor<45x45xi32>, %r: tensor<45x45xi32>) {
  %product = stablehlo.multiply %q, %b : tensor<45x45xi32>
  %sum = stablehlo.add %product, %r : tensor<45x45xi32>
  check.expect_eq %sum, %a : tensor<45x45xi32>
  %zero = stablehlo.constant dense<0> : tensor<45x45xi32>
  // Compared as negative numbers, of which there is one more.
  %nr = stablehlo.negate %r : tensor<45x45xi32>
  %nb = stablehlo.negate %b : tensor<45x45xi32>
  %mr = stablehlo.minimum %r, %nr : tensor<45x45xi32>
  %mb = stablehlo.minimum %b, %nb : tensor<45x45xi32>
  %less = stablehlo.compare GT, %mr, %mb, SIGNED : (tensor<45x45xi32>, tensor<45x45xi32>) -> tensor<45x45xi1>
  %signs = stablehlo.xor %r, %a : tensor<45x45xi32>
  %same = stablehlo.compare GE, %signs, %zero, SIGNED : (tensor<45x45xi32>, tensor<45x45xi32>) -> tensor<45x45xi1>
  %none = stablehlo.compare EQ, %r, %zero, SIGNED : (tensor<45x45xi32>, tensor<45x45xi32>) -> tensor<45x45xi1>
  %signed = stablehlo.or %same, %none : tensor<45x45xi1>
  %small = stablehlo.and %less, %signed : tensor<45x45xi1>
  check.expect_eq_const %small, dense<true> : tensor<45x45xi1>
  return
}

func.func @u32() {
  %edges = stablehlo.constant dense<[1, 2, 3, 5, 7, 10, 11, 13, 64, 100, 101, 127, 46341, 65535, 65537, 858993459, 1431655765, 2147483647, 2147483648, 4294967293, 4294967294, 4294967295]> : tensor<22xui32>
  %hidden = stablehlo.optimization_barrier %edges : tensor<22xui32>
  %a = stablehlo.broadcast_in_dim %hidden, dims = [0] : (tensor<22xui32>) -> tensor<22x22xui32>
  %b = stablehlo.broadcast_in_dim %hidden, dims = [1] : (tensor<22xui32>) -> tensor<22x22xui32>
  %q = stablehlo.divide %a, %b : tensor<22x22xui32>
  %r = stablehlo.remainder %a, %b : tensor<22x22xui32>
  call @holds_ui32(%a, %b, %q, %r) : (tensor<22x22xui32>, tensor<22x22xui32>, tensor<22x22xui32>, tensor<22x22xui32>) -> ()
  return
}
func.func private @holds_ui32(%a: tensor<22x22xui32>, %b: tensor<22x22xui32>, %q: tensor<22x22xui32>, %r: tensor<22x22xui32>) {
  %product = stablehlo.multiply %q, %b : tensor<22x22xui32>
  %sum = stablehlo.add %product, %r : tensor<22x22xui32>
  check.expect_eq %sum, %a : tensor<22x22xui32>
  %zero = stablehlo.constant dense<0> : tensor<22x22xui32>
  %small = stablehlo.compare LT, %r, %b, UNSIGNED : (tensor<22x22xui32>, tensor<22x22xui32>) -> tensor<22x22xi1>
  check.expect_eq_const %small, dense<true> : tensor<22x22xi1>
  return
}
