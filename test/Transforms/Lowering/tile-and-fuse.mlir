// RUN: gspmd-opt %s --pass-pipeline='builtin.module(func.func(gspmd-tile-and-fuse))' | FileCheck %s
//
// Loops over a large temporary buffer run tile by tile, and the buffer has the size of a tile.

// The differences of all pairs, of which the maximum of each row and a sum that depends on it are needed.
// CHECK-LABEL: func @rows
// CHECK-SAME: %[[X:[^:]*]]: memref<300xf32>, %{{[^:]*}}: memref<300xf32>, %[[SUM:[^:]*]]: memref<300xf32>
// CHECK: %[[D:.*]] = memref.alloc() : memref<[[TILE:[0-9]+]]x300xf32>
// CHECK: scf.for %[[I:.*]] = %{{.*}} step
// CHECK: memref.subview %[[X]][%[[I]]] {{\[}}[[TILE]]] [1]
// CHECK: linalg.generic {{.*}} outs(%[[D]] : memref<[[TILE]]x300xf32>)
// The index of a row is that of the global buffer.
// CHECK: %[[LOCAL:.*]] = linalg.index 0
// CHECK: arith.addi %[[LOCAL]], %[[I]] : index
// CHECK: linalg.fill
// CHECK: linalg.generic {{.*}} ins(%[[D]] : memref<[[TILE]]x300xf32>)
// CHECK: memref.subview %[[SUM]][%[[I]]] {{\[}}[[TILE]]] [1]
// CHECK: linalg.generic {{.*}} ins(%[[D]], %{{.*}} : memref<[[TILE]]x300xf32>
// CHECK: memref.dealloc %[[D]]
func.func @rows(%x: memref<300xf32>, %y: memref<300xf32>, %sum: memref<300xf32>) {
  %zero = arith.constant 0.0 : f32
  %d = memref.alloc() : memref<300x300xf32>
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<300xf32>, memref<300xf32>) outs(%d : memref<300x300xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %row = linalg.index 0 : index
    %number = arith.index_cast %row : index to i32
    %scale = arith.sitofp %number : i32 to f32
    %p = arith.mulf %a, %scale : f32
    %r = arith.subf %p, %b : f32
    linalg.yield %r : f32
  }
  %max = memref.alloc() : memref<300xf32>
  linalg.fill ins(%zero : f32) outs(%max : memref<300xf32>)
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%d : memref<300x300xf32>) outs(%max : memref<300xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.maximumf %o, %a : f32
    linalg.yield %r : f32
  }
  linalg.fill ins(%zero : f32) outs(%sum : memref<300xf32>)
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%d, %max : memref<300x300xf32>, memref<300xf32>) outs(%sum : memref<300xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %s = arith.subf %a, %m : f32
    %r = arith.addf %o, %s : f32
    linalg.yield %r : f32
  }
  memref.dealloc %d : memref<300x300xf32>
  memref.dealloc %max : memref<300xf32>
  return
}

// A sum over the tiled dimension adds tiles to its result: at most 32, for its rounding error. What reads the total runs
// after the loop.
// CHECK-LABEL: func @sums_of_both
// CHECK: linalg.fill {{.*}} outs(%arg3 : memref<f32>)
// CHECK: %[[D:.*]] = memref.alloc() : memref<10x300xf32>
// CHECK: scf.for
// CHECK: linalg.generic {{.*}} outs(%[[D]] : memref<10x300xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[D]] : memref<10x300xf32>) outs(%arg3 : memref<f32>)
// CHECK: memref.subview %arg2
// CHECK: linalg.generic {{.*}} ins(%[[D]] : memref<10x300xf32>)
// CHECK: }
// CHECK: linalg.generic {{.*}} outs(%arg3 : memref<f32>) {
// CHECK: math.sqrt
func.func @sums_of_both(%x: memref<300xf32>, %y: memref<300xf32>, %sum: memref<300xf32>, %total: memref<f32>) {
  %zero = arith.constant 0.0 : f32
  %d = memref.alloc() : memref<300x300xf32>
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<300xf32>, memref<300xf32>) outs(%d : memref<300x300xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  }
  linalg.fill ins(%zero : f32) outs(%total : memref<f32>)
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%d : memref<300x300xf32>) outs(%total : memref<f32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%total : memref<f32>) {
  ^bb0(%o: f32):
    %r = math.sqrt %o : f32
    linalg.yield %r : f32
  }
  linalg.fill ins(%zero : f32) outs(%sum : memref<300xf32>)
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%d : memref<300x300xf32>) outs(%sum : memref<300xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  }
  memref.dealloc %d : memref<300x300xf32>
  return
}

// Unchanged: each row needs the maximum of all, and the second loop reads rows in another order.
// CHECK-LABEL: func @others
// CHECK-NOT: scf.for
// CHECK: memref.alloc() : memref<300x300xf32>
// CHECK-NOT: scf.for
// CHECK: return
func.func @others(%x: memref<300xf32>, %y: memref<300xf32>, %sum: memref<300xf32>, %max: memref<f32>,
                  %turned: memref<300x300xf32>) {
  %zero = arith.constant 0.0 : f32
  %d = memref.alloc() : memref<300x300xf32>
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<300xf32>, memref<300xf32>) outs(%d : memref<300x300xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  }
  linalg.fill ins(%zero : f32) outs(%max : memref<f32>)
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%d : memref<300x300xf32>) outs(%max : memref<f32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.maximumf %o, %a : f32
    linalg.yield %r : f32
  }
  linalg.fill ins(%zero : f32) outs(%sum : memref<300xf32>)
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%d, %max : memref<300x300xf32>, memref<f32>) outs(%sum : memref<300xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %s = arith.subf %a, %m : f32
    %r = arith.addf %o, %s : f32
    linalg.yield %r : f32
  }
  memref.dealloc %d : memref<300x300xf32>
  %e = memref.alloc() : memref<300x300xf32>
  linalg.fill ins(%zero : f32) outs(%e : memref<300x300xf32>)
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%e, %e : memref<300x300xf32>, memref<300x300xf32>) outs(%turned : memref<300x300xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  }
  memref.dealloc %e : memref<300x300xf32>
  return
}

// A loop that overwrites what each tile reads runs after the tiles; its operands are no buffers that are freed later.
// CHECK-LABEL: func @overwritten_between
// CHECK: memref.alloc() : memref<{{[0-9]+}}x300xf32>
// CHECK: scf.for
// CHECK: }
// CHECK: linalg.fill {{.*}} outs(%arg1 : memref<300xf32>)
func.func @overwritten_between(%x: memref<300xf32>, %y: memref<300xf32>, %sum: memref<300xf32>, %max: memref<300xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%sum : memref<300xf32>)
  linalg.fill ins(%zero : f32) outs(%max : memref<300xf32>)
  %d = memref.alloc() : memref<300x300xf32>
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<300xf32>, memref<300xf32>) outs(%d : memref<300x300xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  }
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%d : memref<300x300xf32>) outs(%max : memref<300xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.maximumf %o, %a : f32
    linalg.yield %r : f32
  }
  linalg.fill ins(%zero : f32) outs(%y : memref<300xf32>)
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%d : memref<300x300xf32>) outs(%sum : memref<300xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  }
  memref.dealloc %d : memref<300x300xf32>
  return
}
