"""ragged_all_to_all in numpy, slice by slice by its documentation; and random
consistent offsets and sizes."""

import numpy as np


def exchange(groups, operand, output, input_offsets, send_sizes, output_offsets):
    """Of all devices: arrays have a first dimension of devices."""
    result = np.array(output)
    each = send_sizes.shape[1] // len(groups[0])
    for group in groups:
        for place, target in enumerate(group):
            for source in group:
                for i in range(place * each, (place + 1) * each):
                    a, n = int(input_offsets[source, i]), int(send_sizes[source, i])
                    b = int(output_offsets[source, i])
                    if n:
                        result[target, b:b + n] = operand[source, a:a + n]
    return result


def received(groups, numbers):
    """What an all_to_all makes of a list for each device: of send_sizes, recv_sizes."""
    result = np.zeros_like(numbers)
    each = numbers.shape[1] // len(groups[0])
    for group in groups:
        for p, target in enumerate(group):
            for q, source in enumerate(group):
                result[target, q * each:(q + 1) * each] = numbers[source,
                                                                  p * each:(p + 1) * each]
    return result


def random_slices(rng, groups, each, rows, output_rows, most, dtypes=(np.int32,) * 4):
    """Offsets and sizes for `each` slices between two devices, of 0 to `most` rows; where
    they lie, and whether they overlap, is left to chance. A slice of no rows may be
    anywhere."""
    devices, slices = sum(map(len, groups)), each * len(groups[0])
    sizes = rng.integers(0, most + 1, (devices, slices))
    sizes[rng.random(sizes.shape) < 0.25] = 0

    def offsets(limit):
        lies = (rng.random(sizes.shape) * (limit - sizes + 1)).astype(np.int64)
        return np.where(sizes == 0, rng.integers(0, 100, sizes.shape), lies)

    lists = (offsets(rows), sizes, offsets(output_rows), received(groups, sizes))
    return tuple(numbers.astype(dtype) for numbers, dtype in zip(lists, dtypes))
