"""Arrays for sharded.mlir, stored in every way: stored_ways.py BASE. With --shards, reads the
results of the four devices, sharded two by two, and compares them with the inputs, doubled."""
import sys

import numpy

base = sys.argv[1]
a = numpy.arange(7 * 5 * 3, dtype=numpy.float32).reshape(7, 5, 3)
b = numpy.arange(12, dtype=numpy.uint16).reshape(3, 4)
if "--shards" in sys.argv:
    shards = [numpy.load("%s.part-%d.npz" % (base, device)) for device in range(4)]
    for device, part in enumerate(shards):
        print("device %d: %s %s" % (device, part["a0"].shape, part["a1"].shape))
    assembled = numpy.concatenate([numpy.concatenate([shards[y]["a0"], shards[y + 2]["a0"]], 1)
                               for y in range(2)])
    assert (assembled == 2 * a).all()
    assert (numpy.concatenate([shards[0]["a1"], shards[2]["a1"]], 1) == 2 * b).all()
    print("together as they were")
else:
    turned = [numpy.asfortranarray(array) for array in (a, b)]
    for name, save, arrays in (("stored", numpy.savez, (a, b)),
                               ("compressed", numpy.savez_compressed, (a, b)),
                               ("fortran", numpy.savez, turned),
                               ("fortran-compressed", numpy.savez_compressed, turned)):
        save("%s.%s.npz" % (base, name), a0=arrays[0], a1=arrays[1])
