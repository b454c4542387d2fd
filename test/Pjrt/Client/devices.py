"""Lists the devices."""

import jax

print(jax.device_count(), jax.devices()[0].device_kind)
for device in jax.devices():
    print(device.id, list(device.coords), device.core_on_chip)
