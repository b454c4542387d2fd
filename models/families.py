"""The model families: for a configuration, the weights and the loss of one training step."""

import jax
import jax.numpy as jnp
from jax.ad_checkpoint import checkpoint_name
from layers import Model, stacked


class Dense(Model):
    """A decoder (or, without the causal mask, an encoder) of equal layers."""

    def weights(self):
        return self.outer_weights() | stacked(self.layer_weights(), (self.c.layers, None))

    def leading(self, name):
        return 1 if name in self.layer_weights() else 0

    def inputs(self):
        shape = (self.c.batch, self.c.sequence)
        return {"tokens": (shape, "int32", ("x", None)), "labels": (shape, "int32", ("x", None))}

    def loss(self, w, batch):
        inner = {n: w[n] for n in self.layer_weights()}
        x = self.stack(inner, self.embed(w, batch["tokens"]))
        return self.cross_entropy(w, x, batch["labels"])


class MixtureOfExperts(Dense):
    """GShard: every other layer sends each token to the best two of many experts, through einsums over [group, token,
    expert, slot]. Experts are split over the axes that split the groups, so that dispatch is an all-to-all."""

    def expert_weights(self):
        c = self.c
        return {"router": ((c.model, c.experts), (None, None)),
                "ei": ((c.experts, c.model, c.hidden), ("x", None, None)),
                "eo": ((c.experts, c.hidden, c.model), ("x", None, None))}

    def weights(self):
        pairs = self.c.layers // 2
        dense = self.layer_weights()
        sparse = {n: w for n, w in dense.items() if n not in ("wi", "wf", "wg")} | self.expert_weights()
        return (self.outer_weights() | stacked({f"d_{n}": w for n, w in dense.items()}, (pairs, None)) |
                stacked({f"s_{n}": w for n, w in sparse.items()}, (pairs, None)))

    def leading(self, name):
        if name in ("s_ei", "s_eo"):
            return 2
        return 1 if name[:2] in ("d_", "s_") else 0

    def route(self, w, x):
        """Combine weights [g,s,e,c] of tokens [g,s,m]: the two best experts, while they have slots."""
        c = self.c
        with jax.named_scope("router"):
            capacity = c.capacity or max(1, 2 * x.shape[1] // c.experts)
            gates = jax.nn.softmax(jnp.einsum("gsm,me->gse", x, w["router"].astype(x.dtype)), axis=-1)
            one_hot = lambda i, n: jax.nn.one_hot(i, n, dtype=x.dtype)
            first = one_hot(jnp.argmax(gates, axis=-1), c.experts)
            second = one_hot(jnp.argmax(gates * (1 - first), axis=-1), c.experts)
            place1 = jnp.cumsum(first, axis=1) * first - first
            place2 = (jnp.cumsum(second, axis=1) * second - second) + second * jnp.sum(first, axis=1, keepdims=True)
            gate1, gate2 = (jnp.sum(gates * f, axis=-1) for f in (first, second))
            total = gate1 + gate2 + 1e-9
            fits = lambda chosen, place: chosen * (place < capacity)
            slots = lambda chosen, place: (fits(chosen, place)[..., None] *
                                           one_hot(place.astype(jnp.int32), capacity))
            combine = ((gate1 / total)[..., None, None] * slots(first, place1) +
                       (gate2 / total)[..., None, None] * slots(second, place2))
            balance = jnp.mean(jnp.mean(first, axis=1) * jnp.mean(gates, axis=1)) * c.experts ** 2
            return combine, balance

    def experts(self, w, x):
        """The expert layer of [b,s,m]."""
        c = self.c
        with jax.named_scope("moe"):
            grouped = self.split(x.reshape(c.groups, -1, c.model), "x", None, None)
            combine, balance = self.route(w, grouped)
            combine = self.split(combine, "x", None, None, None)
            dispatch = (combine > 0).astype(x.dtype)
            sent = jnp.einsum("gsec,gsm->egcm", dispatch, grouped)
            sent = self.split(sent, "x", None, None, None)
            h = jax.nn.relu(jnp.einsum("egcm,emh->egch", sent, w["ei"].astype(x.dtype)))
            h = jnp.einsum("egch,ehm->egcm", h, w["eo"].astype(x.dtype))
            h = self.split(self.split(h, "x", None, None, None), None, "x", None, None)
            out = self.split(jnp.einsum("gsec,egcm->gsm", combine, h), "x", None, None)
            return out.reshape(x.shape), balance

    def loss(self, w, batch):
        inner = {n: v for n, v in w.items() if n[:2] in ("d_", "s_")}

        def body(one, carry):
            x, balance = carry
            dense = {n[2:]: v for n, v in one.items() if n[:2] == "d_"}
            sparse = {n[2:]: v for n, v in one.items() if n[:2] == "s_"}
            x = self.layer(dense, x)
            x = x + self.attention(sparse, self.norm(x, sparse["ln1"]))
            out, extra = self.experts(sparse, self.norm(x, sparse["ln2"]))
            return self.split(x + out, "x", None, "y"), balance + extra

        x, balance = self.stack(inner, (self.embed(w, batch["tokens"]), jnp.zeros((), jnp.float32)), body)
        return self.cross_entropy(w, x, batch["labels"]) + 1e-2 * balance / self.c.layers


class Pipeline(Dense):
    """Stages stacked in a leading dimension that a mesh axis splits. Every iteration runs all stages at once, each on its
    own microbatch, then shifts the state by one stage. With circular > 1 a microbatch passes the stages several times,
    with other layers each time."""

    def per_pass(self):
        """Layers that one stage applies in one iteration."""
        return self.c.layers // (self.c.stages * self.c.circular)

    def weights(self):
        c = self.c
        leading = [(c.stages, c.stage_axis)] + ([(c.circular, None)] if c.circular > 1 else []) + [(self.per_pass(), None)]
        return self.outer_weights() | stacked(self.layer_weights(), *leading)

    def leading(self, name):
        return (3 if self.c.circular > 1 else 2) if name in self.layer_weights() else 0

    def stage(self, w, x):
        """The layers of one stage, one after the other."""
        return jax.lax.scan(lambda h, one: (super(Pipeline, self).layer(one, h), None), x, w)[0]

    # Embedding and logits are no stage: all devices share the batch there.
    is_outside = True

    def axes(self, name):
        found = super().axes(name)
        if name != "x" or not self.is_outside:
            return found
        return (found if isinstance(found, tuple) else (found,)) + (self.c.stage_axis,)

    def loss(self, w, batch):
        c = self.c
        inner = {n: w[n] for n in self.layer_weights()}
        x = self.embed(w, batch["tokens"])
        self.is_outside = False
        x = x.reshape((c.microbatches, -1) + x.shape[1:])
        inputs = self.split(x, None, "x", None, "y")
        out = self.pipelined(inner, inputs)
        self.is_outside = True
        x = self.split(out.reshape((-1,) + out.shape[2:]), "x", None, "y")
        return self.cross_entropy(w, x, batch["labels"])

    def pipelined(self, w, inputs):
        """[microbatches, b, s, m] through all layers."""
        c = self.c
        iterations = c.circular * c.microbatches + c.stages - 1
        first = (jnp.arange(c.stages) == 0)[:, None, None, None]
        on_stages = lambda v: self.split(v, c.stage_axis, "x", None, "y")
        # Weights are rounded once, not in every iteration.
        w = jax.tree.map(lambda a: a.astype(self.dtype) if a.ndim > self.leading("wq") + 1 else a, w)

        def weights_at(w, t):
            if c.circular == 1:
                return w
            turn = jnp.clip((t - jnp.arange(c.stages)) // c.microbatches, 0, c.circular - 1)
            pick = jax.vmap(lambda a, r: jax.lax.dynamic_index_in_dim(a, r, keepdims=False))
            return jax.tree.map(lambda a: pick(a, turn), w)

        def all_stages(w, state, t):
            return jax.vmap(self.stage, spmd_axis_name=c.stage_axis)(weights_at(w, t), state)

        run = self.recomputed(all_stages)   # only what enters the stages is kept

        def iteration(carry, t):
            state, waiting = carry
            slot = t % c.microbatches
            entering = jax.lax.dynamic_index_in_dim(inputs, slot, keepdims=True)
            if c.circular > 1:
                again = jax.lax.dynamic_index_in_dim(waiting, slot, axis=1, keepdims=False)
                entering = jnp.where(t < c.microbatches, entering, again)
            state = on_stages(jnp.where(first, entering, state))
            state = on_stages(run(w, state, t))
            last = state[-1]
            with jax.named_scope("shift"):
                state = on_stages(jnp.roll(state, 1, axis=0))
            if c.circular > 1:
                done = (t - c.stages + 1) % c.microbatches
                waiting = jax.lax.dynamic_update_index_in_dim(waiting, state, done, axis=1)
            return (state, waiting), last

        state = on_stages(jnp.zeros((c.stages,) + inputs.shape[1:], inputs.dtype))
        waiting = jnp.zeros((c.stages,) + inputs.shape, inputs.dtype) if c.circular > 1 else jnp.zeros((), inputs.dtype)
        if c.circular > 1:
            waiting = self.split(waiting, c.stage_axis, None, "x", None, "y")
        _, outputs = jax.lax.scan(iteration, (state, waiting), jnp.arange(iterations))
        return outputs[iterations - c.microbatches:]


class UNet(Model):
    """A 3-D U-Net on [b, d, h, w, channels] images: batch and space are sharded, weights are replicated."""

    def widths(self):
        return [self.c.channels * 2 ** i for i in range(self.c.depth + 1)]

    def weights(self):
        c, out, before = self.c, {}, 1
        conv = lambda size, i, o: ((size,) * 3 + (i, o), (None,) * 5)
        widths = self.widths()
        for i, width in enumerate(widths):
            out[f"down{i}a"], out[f"down{i}b"] = conv(3, before, width), conv(3, width, width)
            before = width
        for i, width in reversed(list(enumerate(widths[:-1]))):
            out[f"up{i}"] = conv(2, width, before)   # a transposed convolution: [output, input] channels
            out[f"up{i}a"], out[f"up{i}b"] = conv(3, 2 * width, width), conv(3, width, width)
            before = width
        out["classes"] = conv(1, before, c.classes)
        return out

    def leading(self, name):
        return 0

    def inputs(self):
        c = self.c
        spatial = tuple(c.spatial) + (None,) * (3 - len(c.spatial))
        return {"image": ((c.batch, *c.image, 1), "float32", ("x",) + spatial + (None,)),
                "labels": ((c.batch, *c.image), "int32", ("x",) + spatial)}

    def conv(self, w, x):
        x = jax.lax.conv_general_dilated(x, w.astype(self.dtype), (1, 1, 1), "SAME",
                                         dimension_numbers=("NDHWC", "DHWIO", "NDHWC"))
        with jax.named_scope("norm"):
            wide = x.astype(jnp.float32)
            mean = jnp.mean(wide, axis=(1, 2, 3), keepdims=True)
            variance = jnp.mean((wide - mean) ** 2, axis=(1, 2, 3), keepdims=True)
            return jax.nn.relu((wide - mean) * jax.lax.rsqrt(variance + 1e-5)).astype(x.dtype)

    def loss(self, w, batch):
        c, kept = self.c, []
        x = batch["image"].astype(self.dtype)
        block = self.recomputed(lambda a, b, x: self.conv(b, self.conv(a, x)))
        for i in range(c.depth + 1):
            if i:
                x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max,
                                          (1, 2, 2, 2, 1), (1, 2, 2, 2, 1), "VALID")
            x = block(w[f"down{i}a"], w[f"down{i}b"], x)
            kept.append(x)
        for i in reversed(range(c.depth)):
            x = jax.lax.conv_transpose(x, w[f"up{i}"].astype(self.dtype), (2, 2, 2), "VALID",
                                       dimension_numbers=("NDHWC", "DHWIO", "NDHWC"), transpose_kernel=True)
            x = block(w[f"up{i}a"], w[f"up{i}b"], jnp.concatenate([kept[i], x], axis=-1))
        x = jax.lax.conv_general_dilated(x, w["classes"].astype(self.dtype), (1, 1, 1), "SAME",
                                         dimension_numbers=("NDHWC", "DHWIO", "NDHWC")).astype(jnp.float32)
        chosen = jnp.sum(x * jax.nn.one_hot(batch["labels"], c.classes), axis=-1)
        return jnp.mean(jax.nn.logsumexp(x, axis=-1) - chosen)


class Staged(Dense):
    """Megatron-LM's decoder in pipeline stages: a scan over layers in name scopes of stages, projections split over the
    axes y and activations between them along the sequence. Weights are kept in `compute`, those that the optimizer
    updates in f32 and divided over the batch's axes, too. With `dot` projections are products of 8-bit floats."""

    def layer_weights(self):
        return {name: (shape, tuple(None if axis == "w" else axis for axis in layout) if layout else None)
                for name, (shape, layout) in super().layer_weights().items()}

    def outer_weights(self):
        return {"embedding": ((self.c.vocabulary, self.c.model), ("y", None)), "ln": ((self.c.model,), None),
                "logits": ((self.c.model, self.c.vocabulary), (None, "y"))}

    def stage(self, number):
        return jax.named_scope(f"stage{number}")

    def project(self, spec, x, w):
        return eight_bit_einsum(spec, self.c.dot)(x, w) if self.c.dot else jnp.einsum(spec, x, w)

    def kept(self, value):
        """What the backward pass of a layer reads. It computes what is between these values again, element by element."""
        return checkpoint_name(value, "kept")

    def recomputed(self, body):
        if self.c.recompute == "none":
            return jax.checkpoint(body, policy=jax.checkpoint_policies.save_only_these_names("kept"))
        return super().recomputed(body)

    def attention(self, w, x):
        with jax.named_scope("attention"):
            q, k, v = (self.kept(self.project("bsm,mnd->bsnd", x, w[name])) for name in ("wq", "wk", "wv"))
            def core(q, k, v):
                with jax.named_scope("fused_kernel"):
                    return self.scores(q, k, v)
            core = jax.checkpoint(core, policy=jax.checkpoint_policies.nothing_saveable)
            heads = self.kept(core(q, k, v))
            return self.project("bsnd,ndm->bsm", heads, w["wo"])

    def feed_forward(self, w, x):
        with jax.named_scope("ffn"):
            h = self.kept(self.project("bsm,mh->bsh", x, w["wi"]))
            if self.c.gated:
                h = jax.nn.silu(self.kept(self.project("bsm,mh->bsh", x, w["wg"]))) * h
            else:
                h = jax.nn.gelu(h)
            return self.project("bsh,hm->bsm", self.kept(h), w["wf"])

    def layer(self, w, x):
        x = self.kept(self.split(x + self.attention(w, self.kept(self.norm(x, w["ln1"]))), "x", "y", None))
        return self.split(x + self.feed_forward(w, self.kept(self.norm(x, w["ln2"]))), "x", "y", None)

    def loss(self, w, batch):
        with self.stage(0), jax.named_scope("embedding"):
            x = self.split(w["embedding"].astype(self.dtype)[batch["tokens"]], "x", "y", None)
        with jax.named_scope(f"stages{self.c.stages}"):
            x = self.stack({n: w[n] for n in self.layer_weights()}, x)
        with self.stage(self.c.stages - 1):
            return self.cross_entropy(w, x, batch["labels"])


def eight_bit_einsum(spec, forward_type):
    """An einsum whose operands are converted to `forward_type`, gradients to 8-bit floats with more exponent bits."""
    forward_type = jnp.dtype(forward_type)

    @jax.custom_vjp
    def product(x, w):
        return jnp.einsum(spec, x.astype(forward_type), w.astype(forward_type), preferred_element_type=x.dtype)

    def backward(saved, d):
        x, w = saved
        terms, out = spec.split("->")
        a, b = terms.split(",")
        d = d.astype(jnp.float8_e5m2)
        return (jnp.einsum(f"{out},{b}->{a}", d, w.astype(forward_type), preferred_element_type=x.dtype),
                jnp.einsum(f"{a},{out}->{b}", x.astype(forward_type), d, preferred_element_type=w.dtype))

    product.defvjp(lambda x, w: (product(x, w), (x, w)), backward)
    return product


FAMILIES = {"dense": Dense, "staged": Staged, "moe": MixtureOfExperts, "pipeline": Pipeline, "unet": UNet}
