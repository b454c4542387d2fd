"""python tiled_layouts.py LIBRARY FUNCTIONS: the bytes of buffers in tiled layouts, whose tiles
may be tiled again, also where the inner tiles do not divide the outer ones.
FUNCTIONS is the list of the table."""

from ctypes import c_size_t

import numpy as np

from plugin_table import (await_event, call, client, destroy, layout, MANAGER, manager_of, put,
                          raw, read, retrieve, send)

X = np.arange(1, 61, dtype=np.float32).reshape(3, 4, 5)
TILES = [((2, 4),), ((4, 4), (2, 1)), ((2, 4), (2, 1, 1, 1)), ((2, 2, 4, 4),), ((3,), (2,)),
         ((3, 5), (2, 2)), ((2, 3), (2, 2, 2)), ((2, 4), (3,), (2,)), ((2, 2, 3), (2, 2, 3, 2))]
COMBINED = -2**63


def tile(x, tiles):
    """Returns the elements in the order of XLA's documentation: each tile pads the last
    dimensions, splits each of them into tiles and their elements, and moves these to the end."""
    for sizes in tiles:
        x = x.reshape((1,) * (len(sizes) - x.ndim) + x.shape)
        first = x.ndim - len(sizes)
        x = np.pad(x, [(0, 0)] * first + [(0, -d % t) for d, t in zip(x.shape[first:], sizes)])
        outer = [d // t for d, t in zip(x.shape[first:], sizes)]
        x = x.reshape(x.shape[:first] + sum(zip(outer, sizes), ()))
        x = x.transpose(*range(first), *range(first, x.ndim, 2), *range(first + 1, x.ndim, 2))
    return x.ravel()


for tiles in TILES:
    for order in ((2, 1, 0), (0, 2, 1)):
        expected = tile(X.transpose(order[::-1]), tiles)
        manager = manager_of(X.shape, layouts=(layout(*order, tiles=tiles),))
        sent, filled = put(X, order, tiles), retrieve(manager, 0)
        await_event(call(MANAGER + "TransferData",
                         **send(manager, 0, expected.copy(), 0, True)).done)
        for buffer in (sent, filled):
            size = call("Buffer_OnDeviceSizeInBytes", buffer=buffer, size=c_size_t).size
            assert size == expected.nbytes, (tiles, order, size, expected.nbytes)
            np.testing.assert_array_equal(raw(buffer, size).view(np.float32), expected,
                                          str((tiles, order)))
            np.testing.assert_array_equal(read(buffer, X), X)
        call(MANAGER + "Destroy", manager=manager)
        destroy(sent, filled)
for tiles in (((COMBINED, 4),), ((0, 4),), ((),)):
    try:
        put(X, (2, 1, 0), tiles)
    except RuntimeError as error:
        print(error)
    else:
        raise AssertionError(tiles)
call("Client_Destroy", client=client)
print("all layouts are those of XLA")
