"""The components that all transformer models share: weights with their layouts, and one layer."""

import dataclasses
import jax
import jax.numpy as jnp
from jax.ad_checkpoint import checkpoint_name
from jax.sharding import NamedSharding, PartitionSpec as P


@dataclasses.dataclass
class Config:
    """What a published run fixes. Sizes are global: of the entire model and batch."""
    family: str = "dense"           # dense, staged, moe, pipeline, unet
    mesh: dict = dataclasses.field(default_factory=dict)   # axis name -> size, in device order
    x: object = None                # axes of the batch and of the weights' first split: a name, a list or None
    y: object = None                # axes of heads, hidden and (between layers) model dimension
    weight_axes: object = None      # axes of the weights' first split, where these are not the batch's (several slices)
    layers: int = 2
    model: int = 16
    hidden: int = 32
    heads: int = 4
    kv_heads: int = 0               # 0: as many as heads; 1: multi-query
    head_dim: int = 8
    gated: bool = True
    causal: bool = True
    positions: bool = False         # learned position embeddings
    sequence: int = 8
    batch: int = 8                  # sequences
    vocabulary: int = 32
    tied: bool = False              # one matrix for embedding and logits
    embedding: str = "onehot"       # onehot (a matmul) or gather
    embedding_split: tuple = ("y", "w")   # layout of [vocabulary, model]
    kv_split: tuple = ("w", "y", None)    # layout of key and value weights [model, heads, head_dim]
    split_weights: bool = True      # False: dense weights are replicated (GShard)
    fused_attention: bool = False   # scores stay on chip: one kernel, its backward recomputes them
    recompute: str = "full"         # none, full (per layer), dots (keep the results of matmuls), projections (keep the
                                    # layer's input and attention's projections, which real runs offload to the host)
    accumulate: int = 1             # sequential slices of the batch whose gradients are added
    optimizer: str = "adafactor"    # adafactor, adam, sgd
    scan: bool = True
    compute: str = "bfloat16"
    weights: str = "float32"
    # moe
    experts: int = 0
    groups: int = 0                 # token groups; capacity counts within a group
    capacity: int = 0               # slots of one expert in one group; 0: 2 * tokens / experts
    dot: str = ""                   # staged: the 8-bit type of the operands of projections; empty: `compute`
    # pipeline, staged
    stages: int = 0
    microbatches: int = 0
    circular: int = 1               # number of passes of a microbatch through all stages
    stage_axis: str = "stage"
    # unet
    image: tuple = ()
    channels: int = 0
    depth: int = 0
    classes: int = 2
    spatial: tuple = ()             # mesh axis of each spatial dimension


class Model:
    """A configuration with a mesh: weights, layouts, constraints."""

    def __init__(self, config, mesh):
        self.c = config
        self.mesh = mesh
        self.dtype = jnp.dtype(config.compute)
        if not config.kv_heads:
            config.kv_heads = config.heads

    def axes(self, name):
        """The mesh axes behind 'x', 'y' and 'w' (x, where weights are split at all); others stand for themselves."""
        replicated = not self.c.split_weights
        found = {"x": self.c.x, "y": self.c.y, "w": None if replicated else self.c.weight_axes or self.c.x}.get(name, name)
        return tuple(found) if isinstance(found, list) else found

    def spec(self, *names):
        return P(*(self.axes(n) for n in names))

    def split(self, value, *names):
        """An annotation on an activation."""
        if self.mesh is None:
            return value
        return jax.lax.with_sharding_constraint(value, NamedSharding(self.mesh, self.spec(*names)))

    def layer_weights(self):
        """name -> (shape, layout) of one layer. Norm scales have no layout: completion decides it."""
        c = self.c
        out = {
            "ln1": ((c.model,), None), "ln2": ((c.model,), None),
            "wq": ((c.model, c.heads, c.head_dim), ("w", "y", None)),
            "wk": ((c.model, c.kv_heads, c.head_dim), tuple(c.kv_split)),
            "wv": ((c.model, c.kv_heads, c.head_dim), tuple(c.kv_split)),
            "wo": ((c.heads, c.head_dim, c.model), ("y", None, "w")),
            "wi": ((c.model, c.hidden), ("w", "y")),
            "wf": ((c.hidden, c.model), ("y", "w")),
        }
        if c.gated:
            out["wg"] = ((c.model, c.hidden), ("w", "y"))
        return out

    def outer_weights(self):
        """Embeddings and the last norm."""
        c = self.c
        out = {"embedding": ((c.vocabulary, c.model), tuple(c.embedding_split)), "ln": ((c.model,), None)}
        if not c.tied:
            out["logits"] = ((c.model, c.vocabulary), ("w", "y"))
        if c.positions:
            out["positions"] = ((c.sequence, c.model), (None, "y"))
        return out

    def norm(self, x, scale):
        with jax.named_scope("norm"):
            wide = x.astype(jnp.float32)
            mean = jnp.mean(wide * wide, axis=-1, keepdims=True)
            return (wide * jax.lax.rsqrt(mean + 1e-6) * scale).astype(x.dtype)

    def scores(self, q, k, v):
        """Softmax attention of [b,s,n,d] over [b,t,k,d]."""
        c = self.c
        q = q.reshape(q.shape[:2] + (c.kv_heads, c.heads // c.kv_heads, c.head_dim)) if c.kv_heads != c.heads else q
        if c.kv_heads == 1:
            q, k, v = q[:, :, 0], k[:, :, 0], v[:, :, 0]
            s, out = "bsnd,btd->bnst", "bnst,btd->bsnd"
        elif c.kv_heads == c.heads:
            s, out = "bsnd,btnd->bnst", "bnst,btnd->bsnd"
        else:
            s, out = "bskgd,btkd->bkgst", "bkgst,btkd->bskgd"
        logits = jnp.einsum(s, q, k).astype(jnp.float32) * (c.head_dim ** -0.5)
        if c.causal:
            size = logits.shape[-1]
            future = jnp.arange(size)[:, None] < jnp.arange(size)[None, :]
            logits = logits - 1e9 * future.astype(jnp.float32)
        probabilities = jax.nn.softmax(logits, axis=-1).astype(q.dtype)
        result = jnp.einsum(out, probabilities, v)
        return result.reshape(result.shape[:2] + (c.heads, c.head_dim))

    def attention(self, w, x):
        cast = lambda name: w[name].astype(self.dtype)
        kept = self.kept
        with jax.named_scope("attention"):
            q = kept(jnp.einsum("bsm,mnd->bsnd", x, cast("wq")))
            k = kept(jnp.einsum("bsm,mnd->bsnd", x, cast("wk")))
            v = kept(jnp.einsum("bsm,mnd->bsnd", x, cast("wv")))
            core = self.scores
            if self.c.fused_attention:
                def core(q, k, v):
                    with jax.named_scope("fused_kernel"):
                        return self.scores(q, k, v)
                core = jax.checkpoint(core, policy=jax.checkpoint_policies.nothing_saveable)
            return kept(jnp.einsum("bsnd,ndm->bsm", core(q, k, v), cast("wo")))

    def kept(self, value):
        """A projection, which the policy `projections` does not compute again."""
        return checkpoint_name(value, "projection") if self.c.recompute == "projections" else value

    def feed_forward(self, w, x):
        cast = lambda name: w[name].astype(self.dtype)
        with jax.named_scope("ffn"):
            h = jnp.einsum("bsm,mh->bsh", x, cast("wi"))
            h = jax.nn.silu(jnp.einsum("bsm,mh->bsh", x, cast("wg"))) * h if self.c.gated else jax.nn.gelu(h)
            return jnp.einsum("bsh,hm->bsm", h, cast("wf"))

    def layer(self, w, x):
        x = self.split(x + self.attention(w, self.norm(x, w["ln1"])), "x", None, "y")
        return self.split(x + self.feed_forward(w, self.norm(x, w["ln2"])), "x", None, "y")

    def embed(self, w, tokens):
        """[b,s] -> [b,s,m]"""
        with jax.named_scope("embedding"):
            table = w["embedding"].astype(self.dtype)
            if self.c.embedding == "onehot":
                x = jnp.einsum("bsv,vm->bsm", jax.nn.one_hot(tokens, self.c.vocabulary, dtype=self.dtype), table)
            else:
                x = table[tokens]
            if self.c.positions:
                x = x + w["positions"].astype(self.dtype)
            return self.split(x, "x", None, "y")

    def cross_entropy(self, w, x, labels):
        x = self.norm(x, w["ln"])
        with jax.named_scope("logits"):
            if self.c.tied:
                logits = jnp.einsum("bsm,vm->bsv", x, w["embedding"].astype(self.dtype))
            else:
                logits = jnp.einsum("bsm,mv->bsv", x, w["logits"].astype(self.dtype))
            logits = self.split(logits, "x", None, "y").astype(jnp.float32)
            chosen = jnp.sum(logits * jax.nn.one_hot(labels, self.c.vocabulary, dtype=jnp.float32), axis=-1)
            return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - chosen)

    def recomputed(self, body):
        """body with the configuration's recomputation."""
        policies = jax.checkpoint_policies
        if self.c.recompute == "none":
            return body
        policy = {"full": policies.nothing_saveable, "dots": policies.dots_with_no_batch_dims_saveable,
                  "projections": policies.save_only_these_names("projection")}[self.c.recompute]
        return jax.checkpoint(body, policy=policy)

    def stack(self, w, x, body=None):
        """All layers: one scanned body, or one after the other. w's arrays have the layer as first dimension."""
        body = self.recomputed(body or self.layer)
        if self.c.scan:
            return jax.lax.scan(lambda h, one: (body(one, h), None), x, w)[0]
        for i in range(jax.tree.leaves(w)[0].shape[0]):
            x = body(jax.tree.map(lambda a: a[i], w), x)
        return x


def stacked(weights, *leading):
    """Layer weights with leading dimensions (size, axis) in front."""
    sizes = tuple(size for size, _ in leading)
    names = tuple(axis for _, axis in leading)
    return {name: (sizes + shape, None if layout is None and not any(names) else
                   names + (layout or (None,) * len(shape)))
            for name, (shape, layout) in weights.items()}
