#!/usr/bin/env python3
"""Cholesky, LU and QR of ScaLAPACK on the ranks of mpirun: the time of each, and the results in a file.

usage: mpirun -n RANKS scalapack_ranks.py LIBRARY FOLDER cholesky|LU|QR [GRID_ROWS]

LIBRARY is libscalapack-openmpi.so (Debian's libscalapack-openmpi2.2). The matrix is that of FOLDER/in.npz; rank 0 writes what ScaLAPACK
computes, as the file of that name in FOLDER, and prints the milliseconds. Processes form a grid of GRID_ROWS rows (default 1), and have blocks of
64 x 64 in turn: with one row, blocks of columns.
"""

import ctypes
import pathlib
import sys
import time

import numpy as np

BLOCK = 64


def integer(value):
    return ctypes.byref(ctypes.c_int(value))


def main():
    library, folder, name = ctypes.CDLL(sys.argv[1], ctypes.RTLD_GLOBAL), pathlib.Path(sys.argv[2]), sys.argv[3]
    rank, ranks, context = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
    library.Cblacs_pinfo(ctypes.byref(rank), ctypes.byref(ranks))
    library.Cblacs_get(-1, 0, ctypes.byref(context))
    grid_rows = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    grid_columns = ranks.value // grid_rows
    library.Cblacs_gridinit(ctypes.byref(context), b"Row", grid_rows, grid_columns)
    with np.load(folder / "in.npz") as file:
        a = file["a0"]
    n = len(a)
    blocks = np.arange(n) // BLOCK
    owned = [np.ix_(blocks % grid_rows == r // grid_columns, blocks % grid_columns == r % grid_columns) for r in range(ranks.value)]
    local = np.asfortranarray(a[owned[rank.value]])
    descriptor = (ctypes.c_int * 9)(1, context.value, n, n, BLOCK, BLOCK, 0, 0, len(local))
    matrix, one, size = local.ctypes.data_as(ctypes.c_void_p), integer(1), integer(n)
    pivots, info = (ctypes.c_int * (n + BLOCK))(), ctypes.c_int()
    scales, work = np.zeros(n), np.zeros(BLOCK * (2 * n + BLOCK))
    pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in (scales, work)]
    library.Cblacs_barrier(context, b"All")
    start = time.perf_counter()
    if name == "cholesky":
        library.pdpotrf_(b"L", size, matrix, one, one, descriptor, ctypes.byref(info))
    elif name == "LU":
        library.pdgetrf_(size, size, matrix, one, one, descriptor, pivots, ctypes.byref(info))
    else:
        library.pdgeqrf_(size, size, matrix, one, one, descriptor, *pointers, integer(len(work)), ctypes.byref(info))
        library.pdorgqr_(size, size, size, matrix, one, one, descriptor, *pointers, integer(len(work)), ctypes.byref(info))
    library.Cblacs_barrier(context, b"All")
    seconds = time.perf_counter() - start
    assert info.value == 0, info.value
    np.save(folder / f"{name}.{rank.value}.npy", local)
    library.Cblacs_barrier(context, b"All")
    if rank.value == 0:
        for other in range(ranks.value):
            a[owned[other]] = np.load(folder / f"{name}.{other}.npy")
        np.savez(folder / f"{name}.npz", a0={"cholesky": np.tril(a), "LU": 2 * a, "QR": a}[name])
        print(f"{1000 * seconds:.1f}")
    library.Cblacs_exit(0)


main()
