// Twisted tori: links are balanced over the slice, short dimensions have no
// rings of their own, and a torus that cannot be twisted is an error.

// RUN: gspmd-simulate %s --topology v4:4x4x8 --axis-layout 'x=0;y=1;z=2' | FileCheck %s --check-prefix=PLAIN
// RUN: gspmd-simulate %s --topology v4:4x4x8_twisted --axis-layout 'x=0;y=1;z=2' | FileCheck %s --check-prefix=TWISTED
// RUN: not gspmd-simulate %s --topology v4:4x4x4_twisted 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: not gspmd-simulate %s --topology v5e:8x16_twisted 2>&1 | FileCheck %s --check-prefix=FLAT
// RUN: not gspmd-simulate %s --topology h100:8_twisted 2>&1 | FileCheck %s --check-prefix=SWITCH
// RUN: not gspmd-simulate %s --topology v4:4lx4x8_twisted 2>&1 | FileCheck %s --check-prefix=LINE

// PLAIN: axis x                4 on torus 0 (4, ring)
// PLAIN: all_to_all            116.407 ms
// PLAIN: all_gather             10.918 ms

// TWISTED: axis x                4 on torus 0 (4, line)
// TWISTED: axis z                8 on torus 2 (8, ring)
// TWISTED: all_to_all             66.695 ms
// TWISTED: all_gather             21.831 ms

// SHAPE: error: topology 'v4:4x4x4_twisted': a twisted torus is k x k x 2k or k x 2k x 2k chips whose dimensions are all rings, as in 4x4x8_twisted or 4x8x8_twisted
// FLAT: error: topology 'v5e:8x16_twisted': only three-dimensional tori of chips with one device each are twisted, and v5e has no such
// SWITCH: error: topology 'h100:8_twisted': only three-dimensional tori
// LINE: error: topology 'v4:4lx4x8_twisted': the twist determines where each wraparound leads: '4l' cannot be a ring or line by itself

sharding.mesh @mesh = <["x"=4, "y"=4, "z"=8]>
func.func @main(%a: tensor<8192x131072xf32>, %b: tensor<8192x8192xf32>) -> (tensor<1048576x1024xf32>, tensor<32768x8192xf32>) {
  %0 = spmd.all_to_all %a split 1 concat 0 over <@mesh ["x", "y", "z"]> : tensor<8192x131072xf32> -> tensor<1048576x1024xf32>
  %1 = spmd.all_gather %b dim 0 over <@mesh ["x"]> : tensor<8192x8192xf32> -> tensor<32768x8192xf32>
  return %0, %1 : tensor<1048576x1024xf32>, tensor<32768x8192xf32>
}
