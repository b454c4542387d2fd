#!/usr/bin/env python3
"""Cholesky, LU and QR of ScaLAPACK on the ranks of mpirun: the time of each, and the results in a file.

usage: mpirun -n RANKS scalapack_ranks.py LIBRARY FOLDER cholesky|LU|QR

LIBRARY is libscalapack-openmpi.so (Debian's libscalapack-openmpi2.2). The matrix is that of FOLDER/in.npz; rank 0 writes what ScaLAPACK
computes, as the file of that name in FOLDER, and prints the milliseconds. A process has blocks of 64 columns in turn, of all rows.
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
    library.Cblacs_gridinit(ctypes.byref(context), b"Row", 1, ranks.value)
    with np.load(folder / "in.npz") as file:
        a = file["a0"]
    n = len(a)
    owners = np.arange(n) // BLOCK % ranks.value
    local = np.asfortranarray(a[:, owners == rank.value])
    descriptor = (ctypes.c_int * 9)(1, context.value, n, n, BLOCK, BLOCK, 0, 0, n)
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
            a[:, owners == other] = np.load(folder / f"{name}.{other}.npy")
        np.savez(folder / f"{name}.npz", a0={"cholesky": np.tril(a), "LU": 2 * a, "QR": a}[name])
        print(f"{1000 * seconds:.1f}")
    library.Cblacs_exit(0)


main()
